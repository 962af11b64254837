/* `sweep ab bisect`: options, builds, and each commit measured beside the good one. Layer:
   sweep. */
#include "sweep/ab_bisect.h"
#include "sweep/progress.h"

#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <math.h>
#include <string.h>

enum { REPS = 12 };

static const char doc[] =
    "Find the commits that changed a number between two revisions.\v"
    "Both trees are git worktrees in $TMPDIR; your own checkout stays as it is. Each commit is "
    "built there and measured in turn with the good one, in mirrored pairs; it is placed by "
    "its "
    "interval against both ends, so that a value which is neither's is reported as two "
    "transitions. The way from good to bad is the first parent that still has good behind it. "
    "Commits without the target, or that do not build, or that give no number, are left out "
    "and "
    "named.\n\n"
    "Commands run in the worktree by /bin/sh; {target} and {tree} are replaced. What was built "
    "before stays there; `git clean -fdxq && ...` in --build trusts no dependency.\n"
    "Exit: 0 every step is one commit, 1 failed, 4 undecided.";

enum {
    KEY_GOOD = 256,
    KEY_BAD,
    KEY_BUILD,
    KEY_RUN,
    KEY_TARGET,
    KEY_EXACT,
    KEY_HIGHER,
    KEY_LOWER
};

static const struct argp_option own[] = {
    {"good", KEY_GOOD, "REV", 0, "before the change", 1},
    {"bad", KEY_BAD, "REV", 0, "after it", 1},
    {"build", KEY_BUILD, "COMMAND", 0, "builds the target, and only that", 1},
    {"target", KEY_TARGET, "NAME", 0, "the target (default: the word behind --target)", 1},
    {"run", KEY_RUN, "COMMAND", 0, "what is measured", 1},
    {"only", 'o', "PATH", 0, "only commits that touch it can matter; again for more", 1},
    {"repo", 'R', "DIR", 0, "the repository (default .)", 1},
    {"metric", 'm', "REGEX|json:PATH", 0, "the number of a run (default: its seconds)", 2},
    {"exact", KEY_EXACT, 0, 0, "a build gives the same number each time: one run a commit", 2},
    {"higher", KEY_HIGHER, 0, 0, "higher is better; steps are found in either direction", 2},
    {"lower", KEY_LOWER, 0, 0, "lower is better (the default)", 2},
    {"reps", 'r', "N", 0, "repetitions a look, up to three looks a commit (default 12)", 3},
    {"timeout", 't', "TIME", 0, "of one run (30m)", 3},
    {"build-timeout", 'T', "TIME", 0, "of one build (1h)", 3},
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 4},
    {"json", 'J', 0, 0, "one JSON object", 4},
    {"quiet", 'q', 0, 0, "no progress", 4},
    {0},
};

static bool take_text(rs_ab_bisection *b, int key, const char *arg)
{
    switch (key) {
    case KEY_GOOD:
        b->good = arg;
        return true;
    case KEY_BAD:
        b->bad = arg;
        return true;
    case KEY_BUILD:
        b->build = arg;
        return true;
    case KEY_RUN:
        b->run = arg;
        return true;
    case KEY_TARGET:
        b->target = arg;
        return true;
    case 'R':
        b->repo = arg;
        return true;
    case 'm':
        b->metric = arg;
        return true;
    case 'd':
        b->db = arg;
        return true;
    default:
        return false;
    }
}

static rs_status other_option(rs_ab_bisection *b, int key, const char *arg)
{
    switch (key) {
    case 'r':
        return rs_text_int("--reps", arg, 2, 1000, &b->reps, b->err);
    case 't':
        return rs_text_seconds("--timeout", arg, &b->timeout_s, b->err);
    case 'T':
        return rs_text_seconds("--build-timeout", arg, &b->build_timeout_s, b->err);
    case 'J':
        b->json = true;
        return RS_OK;
    case 'q':
        b->quiet = true;
        return RS_OK;
    default: /* 'o', and further paths behind it */
        *(const char **)rs_arena_push(b->arena, (void **)&b->only, &b->only_count, &b->only_cap,
                                      sizeof *b->only) = arg;
        return RS_OK;
    }
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    rs_ab_bisection *b = state->input;
    if (take_text(b, key, arg))
        return 0;
    if (key == KEY_EXACT)
        b->exact = true;
    else if (key == KEY_HIGHER || key == KEY_LOWER)
        b->plan.higher = key == KEY_HIGHER;
    else if ((key > 0 && key <= 'z') || (key == ARGP_KEY_ARG && b->only_count))
        b->status = b->status ? b->status : other_option(b, key, arg);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* ---- refusals ---- */

/* The word behind --target or -t in the build command. */
static const char *target_in(rs_arena *arena, const char *build)
{
    char *rest = rs_arena_strdup(arena, build), *word;
    bool next = false;
    while ((word = strsep(&rest, " \t\n"))) {
        if (next && *word)
            return word;
        next = !strcmp(word, "--target") || !strcmp(word, "-t") || (next && !*word);
    }
    return NULL;
}

static rs_status check_given(rs_ab_bisection *b, rs_err *err)
{
    const char *missing = !b->good    ? "--good REV"
                          : !b->bad   ? "--bad REV"
                          : !b->build ? "--build COMMAND"
                          : !b->run   ? "--run COMMAND"
                                      : NULL;
    if (missing)
        return rs_err_set(err, RS_USAGE, "give %s; see sweep ab bisect --help", missing);
    if (!b->target)
        b->target = target_in(b->arena, b->build);
    if (!b->target)
        return rs_err_set(err, RS_USAGE,
                          "'%.160s' names no target: give --target NAME and write {target} "
                          "where it stands, so that nothing else is built",
                          b->build);
    if (!strstr(b->build, "{target}") && !strstr(b->build, b->target))
        return rs_err_set(err, RS_USAGE, "'%.160s' does not build %s: write {target} in it",
                          b->build, b->target);
    if (b->reps % 2)
        return rs_err_set(
            err, RS_USAGE,
            "--reps %lld is odd, but repetitions come in mirrored pairs: give %lld",
            (long long)b->reps, (long long)b->reps + 1);
    return rs_ab_metric_open(b->metric, &b->plan.metric, err);
}

/* ---- the whole ---- */

static void set_plan(rs_ab_bisection *b)
{
    rs_ab_plan *p = &b->plan;
    p->arena = b->arena;
    p->configs = rs_arena_array(b->arena, 1, sizeof *p->configs);
    p->count = 1;
    p->control = SIZE_MAX;
    p->fixed_pairs = (int32_t)b->reps / 2;
    p->sessions_most = p->fixed_pairs < RS_AB_SESSIONS_MOST ? p->fixed_pairs : 6;
    p->pairs_a_session = p->fixed_pairs / p->sessions_most;
    p->timeout_s = b->timeout_s;
    p->configs[0] = (rs_ab_config){
        .label = "run",
        .command = {b->run, b->run},
        .line = {rs_ab_bisection_line(b, b->run, 0), rs_ab_bisection_line(b, b->run, 1)},
        .s_null = RS_LIMITS_S_AA_DEFAULT};
    for (int arm = 0; arm < 2; arm++)
        p->arms[arm] = (rs_ab_arm){.name = arm ? "b" : "a", .dir = b->trees[arm].dir};
}

static rs_status open_trees(rs_ab_bisection *b, const rs_ab_commit *good, rs_err *err)
{
    const char *why = NULL;
    bool has = false;
    rs_status st = rs_ab_git_has_target(b->arena, b->repo, good->id, b->target, &has, err);
    if (!st && !has)
        st = rs_err_set(err, RS_USAGE,
                        "--good %.12s has no target %s: start where the target exists",
                        good->id, b->target);
    for (int arm = 0; arm < 2 && !st; arm++)
        st = rs_ab_tree_open(b->arena, b->repo, good->id, &b->trees[arm], err);
    if (st)
        return st;
    set_plan(b);
    b->plan.arms[0].exe = good->id;
    if (!b->quiet)
        rs_log(RS_LOG_INFO, "ab", "building --good %.12s", good->id);
    st = rs_ab_bisection_build(b, 0, &why, err);
    return !st && why ? rs_err_set(err, RS_FAILED, "--good %.12s %s", good->id, why) : st;
}

static rs_status find(rs_ab_bisection *b, rs_err *err)
{
    rs_ab_commit *commits = NULL;
    rs_ab_step *steps = NULL;
    rs_ab_found f = {0};
    double g = 0;
    rs_status st = rs_ab_git_chain(b->arena, b->repo, b->good, b->bad, b->only, b->only_count,
                                   &commits, &f.count, &f.all, err);
    if (!st)
        st = open_trees(b, &commits[0], err);
    if (!st && b->exact)
        st = rs_ab_bisection_exact(b, err);
    if (!st)
        st = rs_ab_bisection_bad(b, &commits[f.count - 1], &g, err);
    if (!st)
        st = rs_ab_bisect(b->arena, commits, f.count, g, rs_ab_bisection_measure, b, &steps,
                          &f.step_count, err);
    if (st)
        return st;
    f.commits = commits;
    f.steps = steps;
    rs_ab_bisect_report(&f, b->json);
    return rs_ab_bisect_outcome(&f, err);
}

static rs_status run(rs_ab_bisection *b, rs_err *err)
{
    rs_status st = check_given(b, err);
    if (!st)
        st = rs_ab_host(b->arena, &b->host, err);
    if (!st)
        st = rs_db_open(b->db, RS_DB_CREATE, &b->store.db, err);
    if (!st) {
        rs_ab_catch_signals();
        rs_progress_begin(true); /* how many commits are to be measured is not known */
        b->store.quiet = true;
        st = find(b, err);
        rs_progress_end();
    }
    for (int arm = 0; arm < 2; arm++)
        rs_ab_tree_close(b->arena, &b->trees[arm]);
    rs_ab_metric_close(&b->plan.metric);
    rs_db_close(b->store.db);
    return st;
}

rs_status rs_ab_bisect_command(int argc, char **argv, rs_err *err)
{
    static const struct argp argp = {own, parse, NULL, doc, NULL, NULL, NULL};
    char name[] = "sweep ab bisect";
    rs_ab_bisection b = {.arena = rs_arena_new(),
                         .err = err,
                         .repo = ".",
                         .db = "routesweep.sqlite",
                         .reps = REPS,
                         .timeout_s = 1800,
                         .build_timeout_s = 3600};
    argv[0] = name;
    error_t failed = argp_parse(&argp, argc, argv, 0, NULL, &b);
    rs_status st = b.status;
    if (failed && !st)
        st = rs_err_set(err, RS_USAGE, "see sweep ab bisect --help");
    if (!st)
        st = run(&b, err);
    rs_arena_free(b.arena);
    return st;
}
