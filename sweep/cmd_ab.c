/* `sweep ab`: two executables, or two route tables, compared in place. Layer: sweep. */
#include "sweep/ab_bisect.h"
#include "sweep/cmd.h"
#include "sweep/progress.h"

#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <string.h>

typedef struct ab_command {
    rs_arena *arena;
    rs_err *err;
    rs_status status;
    const char *db;
    bool json, quiet;
    rs_ab_options ab;
} ab_command;

static const char doc[] =
    "Compare executable b with a (or two route tables with one executable) on whole commands, "
    "and say BETTER, WORSE, SAME or UNDECIDED.\n\n"
    "       sweep ab bisect ...    which commit changed it; see sweep ab bisect --help\v"
    "{exe} in a command is replaced by the arm's executable, {routes} by its table; a command "
    "without {routes} gets `--routes FILE` appended. The number is the process's time in "
    "seconds, or what --metric finds: the last match of a POSIX extended regular expression "
    "(group 1) in stdout, or else stderr, or json:PATH (a.b[0].c) in the first JSON object "
    "that starts a line of stdout. Lower is better, as for a time, unless --higher.\n\n"
    "A repetition runs both arms of all configurations once, each in a fresh process; every "
    "second one in the opposite order. Six such pairs are a session. The comparison ends at 3 "
    "to 6 sessions, as soon as all is decided: all sessions of one sign, and the difference "
    "larger than 0.5 %, twice the null noise, and the half width of an interval that holds at "
    "all looks together with 95 %: equal arms are called BETTER or WORSE in at most 5 % of "
    "comparisons, a configuration. --null measures noise and rate on this machine.\n\n"
    "Every run is stored. Exit: 0 BETTER or SAME, 1 WORSE or a run without a number, 4 "
    "UNDECIDED.";

enum { KEY_A = 256, KEY_B, KEY_A_ROUTES, KEY_B_ROUTES, KEY_HIGHER, KEY_LOWER, KEY_NULL };

static const struct argp_option own[] = {
    {"a", KEY_A, "EXE", 0, "arm a: what there is", 1},
    {"b", KEY_B, "EXE", 0, "arm b: what is to be judged", 1},
    {"a-routes", KEY_A_ROUTES, "FILE", 0, "route table of arm a; both arms run --a EXE", 1},
    {"b-routes", KEY_B_ROUTES, "FILE", 0, "route table of arm b", 1},
    {"null", KEY_NULL, 0, 0, "b is a copy of a: what is noise here? (24 sessions)", 1},
    {"config", 'c', "LABEL:COMMAND", 0,
     "what to run (default run:{exe}); the same label again = the command of arm b", 2},
    {"control", 'C', "LABEL:COMMAND", 0,
     "a path that both arms share: its ratio is divided out of each repetition", 2},
    {"metric", 'm', "REGEX|json:PATH", 0, "the number of a run (default: its seconds)", 3},
    {"higher", KEY_HIGHER, 0, 0, "higher is better: tokens a second", 3},
    {"lower", KEY_LOWER, 0, 0, "lower is better (the default)", 3},
    {"reps", 'r', "auto|N", 0, "exactly N repetitions (even) and one look", 4},
    {"sessions", 'n', "N", 0, "at most so many sessions (default 6)", 4},
    {"budget", 'b', "TIME", 0, "at most so long: 90s, 4m; sessions become smaller", 4},
    {"timeout", 't', "TIME", 0, "of one run; then its process group is killed (30m)", 4},
    {"seed", 'S', "N", 0, "of the order (default 1)", 4},
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 5},
    {"json", 'J', 0, 0, "one JSON object", 5},
    {"quiet", 'q', 0, 0, "no progress", 5},
    {0},
};

static void push(rs_arena *arena, const char ***list, size_t *count, size_t *cap, const char *v)
{
    *(const char **)rs_arena_push(arena, (void **)list, count, cap, sizeof *list) = v;
}

/* Options with a plain text value. */
static bool take_text(ab_command *c, int key, const char *arg)
{
    switch (key) {
    case KEY_A:
        c->ab.a = arg;
        return true;
    case KEY_B:
        c->ab.b = arg;
        return true;
    case KEY_A_ROUTES:
        c->ab.a_routes = arg;
        return true;
    case KEY_B_ROUTES:
        c->ab.b_routes = arg;
        return true;
    case 'm':
        c->ab.metric = arg;
        return true;
    case 'r':
        c->ab.reps = arg;
        return true;
    case 'n':
        c->ab.sessions = arg;
        return true;
    case 'd':
        c->db = arg;
        return true;
    default:
        return false;
    }
}

static rs_status value_option(ab_command *c, int key, const char *arg)
{
    int64_t seed = 0;
    rs_status st = RS_OK;
    switch (key) {
    case 'c':
        push(c->arena, &c->ab.configs, &c->ab.config_count, &c->ab.config_cap, arg);
        break;
    case 'C':
        push(c->arena, &c->ab.controls, &c->ab.control_count, &c->ab.control_cap, arg);
        break;
    case 'b':
        return rs_text_seconds("--budget", arg, &c->ab.budget_s, c->err);
    case 't':
        return rs_text_seconds("--timeout", arg, &c->ab.timeout_s, c->err);
    case 'S':
        st = rs_text_int("--seed", arg, 0, INT64_MAX, &seed, c->err);
        c->ab.seed = (uint64_t)seed;
        break;
    default:
        break;
    }
    return st;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    ab_command *c = state->input;
    if (take_text(c, key, arg))
        return 0;
    if (key == KEY_HIGHER || key == KEY_LOWER)
        c->ab.higher = key == KEY_HIGHER;
    else if (key == KEY_NULL)
        c->ab.null = true;
    else if (key == 'J')
        c->json = true;
    else if (key == 'q')
        c->quiet = true;
    else if (key > 0 && key <= 'z')
        c->status = c->status ? c->status : value_option(c, key, arg);
    else
        return ARGP_ERR_UNKNOWN;
    return 0;
}

/* Everything between the first process and the report. */
static rs_status
compare(ab_command *c, rs_ab_plan *plan, rs_ab_store *store, rs_ab_result *r, rs_err *err)
{
    rs_ab_runner runner = {rs_ab_run_process, rs_ab_keep, store};
    const char *host = NULL;
    rs_status st = rs_ab_host(c->arena, &host, err);
    if (!st)
        st = rs_ab_store_begin(store, plan, plan->null ? "null" : "ab", host, err);
    if (st)
        return st;
    rs_ab_catch_signals();
    rs_progress_begin(c->quiet);
    st = rs_ab_dry_run(plan, &runner, r, err);
    const char *state = st == RS_INTERRUPTED ? "interrupted" : "refused";
    if (!st)
        st = rs_ab_null_load(store->db, host, plan, err);
    if (!st) {
        st = rs_ab_measure(plan, &runner, r, err);
        state = r->end == RS_AB_END_INTERRUPTED ? "interrupted" : "finished";
    }
    rs_progress_end();
    rs_err second = {0};
    rs_status ended = rs_db_end_ab(store->db, store->run, state, &second);
    return st || !ended ? st : rs_err_set(err, ended, "%s", second.msg);
}

static rs_status run(ab_command *c, rs_err *err)
{
    rs_ab_plan plan;
    rs_ab_store store = {.quiet = c->quiet};
    rs_ab_result result = {0};
    rs_status st = rs_ab_plan_open(c->arena, &c->ab, &plan, err);
    if (!st)
        st = rs_db_open(c->db, RS_DB_CREATE, &store.db, err);
    if (!st)
        st = compare(c, &plan, &store, &result, err);
    if (!st) {
        (c->json ? rs_ab_report_json : rs_ab_report)(&plan, &result, store.run);
        st = rs_ab_outcome(&plan, &result, err);
    }
    rs_db_close(store.db);
    rs_ab_plan_close(&plan);
    return st;
}

rs_status rs_cmd_ab(int argc, char **argv, rs_err *err)
{
    static const struct argp argp = {own, parse, NULL, doc, NULL, NULL, NULL};
    if (argc > 1 && !strcmp(argv[1], "bisect"))
        return rs_ab_bisect_command(argc - 1, argv + 1, err);
    ab_command c = {.arena = rs_arena_new(),
                    .err = err,
                    .db = "routesweep.sqlite",
                    .ab = {.timeout_s = 1800, .seed = 1}};
    error_t failed = argp_parse(&argp, argc, argv, 0, NULL, &c);
    rs_status st = c.status;
    if (failed && !st)
        st = rs_err_set(err, RS_USAGE, "see sweep ab --help");
    if (!st)
        st = run(&c, err);
    rs_arena_free(c.arena);
    return st;
}
