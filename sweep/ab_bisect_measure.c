/* One commit of a bisection: its tree, its build, its number beside the good one's. Layer:
   sweep. */
#include "sweep/ab_bisect.h"

#include "sweep/base/log.h"

#include <math.h>
#include <string.h>

const char *rs_ab_bisection_line(const rs_ab_bisection *b, const char *command, int arm)
{
    const char *line = rs_ab_fill(b->arena, command, "{target}", b->target);
    return rs_ab_fill(b->arena, line, "{tree}", b->trees[arm].dir);
}

/* Build what stands in a tree. *out_why: NULL, or why it does not build. */
rs_status rs_ab_bisection_build(rs_ab_bisection *b, int arm, const char **out_why, rs_err *err)
{
    rs_ab_process p;
    char text[320];
    rs_status st = rs_ab_exec(rs_ab_bisection_line(b, b->build, arm), b->trees[arm].dir,
                              b->build_timeout_s, &p, err);
    if (st)
        return st;
    rs_ab_run run = {.error_tail = rs_arena_strdup(b->arena, p.errors),
                     .out_tail = rs_arena_strdup(b->arena, p.out)};
    *out_why = NULL;
    if (p.interrupted)
        st = rs_err_set(err, RS_INTERRUPTED, "interrupted in a build");
    else if (p.timed_out || p.exit_code) {
        run.why = p.timed_out ? "not done in time (--build-timeout)"
                              : rs_arena_printf(b->arena, "exit %d", p.exit_code);
        *out_why =
            rs_arena_printf(b->arena, "does not build: %s",
                            strstr(rs_ab_run_text(&b->plan, &run, text), "dry run: ") + 9);
    }
    rs_ab_process_free(&p);
    return st;
}

/* Bring the tried tree to a commit; sets skipped where that cannot be. */
static rs_status prepare(rs_ab_bisection *b, rs_ab_commit *c, rs_err *err)
{
    bool has = false;
    rs_status st = rs_ab_git_has_target(b->arena, b->repo, c->id, b->target, &has, err);
    if (!st && !has)
        c->skipped = rs_arena_printf(b->arena, "no target %s there", b->target);
    if (st || c->skipped)
        return st;
    if (!b->quiet)
        rs_log(RS_LOG_INFO, "ab", "building %.12s %s", c->id, c->subject);
    st = rs_ab_tree_set(b->arena, &b->trees[1], c->id, err);
    if (!st)
        st = rs_ab_bisection_build(b, 1, &c->skipped, err);
    if (!st && !c->skipped) {
        b->plan.arms[1].exe = c->id;
        st = rs_ab_store_begin(&b->store, &b->plan, "bisect", b->host, err);
    }
    b->current = c;
    b->result = (rs_ab_result){0};
    b->rounds = 0;
    return st;
}

/* One run outside of any pair. *out_value NaN and *out_why when it gives no number. */
rs_status rs_ab_bisection_once(
    rs_ab_bisection *b, int arm, double *out_value, const char **out_why, rs_err *err)
{
    char text[320];
    rs_ab_run run = {.arm = arm, .session = 1};
    rs_status st = rs_ab_run_process(NULL, &b->plan, &run, err);
    if (!st)
        st = rs_ab_keep(&b->store, &b->plan, &run, err);
    *out_value = run.value;
    *out_why = run.why ? rs_arena_strdup(b->arena, rs_ab_run_text(&b->plan, &run, text)) : NULL;
    return !st && rs_ab_interrupted() ? rs_err_set(err, RS_INTERRUPTED, "interrupted") : st;
}

static rs_status measure_exact(rs_ab_bisection *b, rs_ab_commit *c, rs_err *err)
{
    double value = NAN;
    const char *why = NULL;
    rs_status st = rs_ab_bisection_once(b, 1, &value, &why, err);
    if (st)
        return st;
    c->x = log(value / b->good_value);
    c->measured = !why;
    c->skipped = why;
    return RS_OK;
}

static rs_status measure_pairs(rs_ab_bisection *b, rs_ab_commit *c, rs_err *err)
{
    rs_ab_runner runner = {rs_ab_run_process, rs_ab_keep, &b->store};
    rs_ab_result *r = &b->result;
    char text[320];
    int pairs;
    b->plan.seed++;
    rs_status st = rs_ab_measure(&b->plan, &runner, r, err);
    if (!st && r->end == RS_AB_END_INTERRUPTED)
        st = rs_err_set(err, RS_INTERRUPTED, "interrupted");
    for (size_t i = 0; i < r->failure_count && !st; i++) {
        const char *why = rs_ab_run_text(&b->plan, &r->failures[i], text);
        if (r->failures[i].arm == 0)
            st = rs_err_set(err, RS_FAILED, "the good commit gave no number: %s", why);
        c->skipped = rs_arena_strdup(b->arena, why);
    }
    if (st || c->skipped)
        return st;
    double *values = rs_arena_array(b->arena, (size_t)r->data.pairs + 1, sizeof *values);
    rs_limits limits = rs_ab_limits(&b->plan, 0);
    int n = rs_ab_sessions(&r->data, 0, SIZE_MAX, values, &pairs);
    rs_ab_effect e = rs_ab_judge(values, n, RS_AB_BISECT_ROUNDS, &limits, b->plan.higher);
    c->x = e.mu;
    c->h = e.h;
    c->measured = true;
    return RS_OK;
}

rs_status rs_ab_bisection_measure(void *arg, rs_ab_commit *c, bool *out_more, rs_err *err)
{
    rs_ab_bisection *b = arg;
    rs_status st = c == b->current ? RS_OK : prepare(b, c, err);
    *out_more = false;
    if (st || c->skipped)
        return st;
    st = b->exact ? measure_exact(b, c, err) : measure_pairs(b, c, err);
    *out_more = !b->exact && ++b->rounds < RS_AB_BISECT_ROUNDS;
    rs_err second = {0};
    rs_status ended = rs_db_end_ab(b->store.db, b->store.run,
                                   st == RS_INTERRUPTED ? "interrupted" : "finished", &second);
    return st || !ended ? st : rs_err_set(err, ended, "%s", second.msg);
}

rs_status rs_ab_bisection_exact(rs_ab_bisection *b, rs_err *err)
{
    double again = NAN;
    const char *why = NULL;
    b->plan.arms[1].exe = b->plan.arms[0].exe;
    rs_status st = rs_ab_store_begin(&b->store, &b->plan, "bisect", b->host, err);
    if (!st)
        st = rs_ab_bisection_once(b, 0, &b->good_value, &why, err);
    if (!st && !why)
        st = rs_ab_bisection_once(b, 0, &again, &why, err);
    if (!st && why)
        st = rs_err_set(err, RS_FAILED, "the good commit gave no number: %s", why);
    if (!st && (again < b->good_value || again > b->good_value))
        st = rs_err_set(err, RS_USAGE,
                        "--exact, but the good commit gave %.17g and then %.17g; leave --exact "
                        "out",
                        b->good_value, again);
    return st ? st : rs_db_end_ab(b->store.db, b->store.run, "finished", err);
}

rs_status rs_ab_bisection_bad(rs_ab_bisection *b, rs_ab_commit *bad, double *out_g, rs_err *err)
{
    bool more = true;
    rs_status st = RS_OK;
    rs_limits limits = rs_ab_limits(&b->plan, 0);
    double g = b->exact ? 0 : limits.g;
    while (more && !st && !bad->skipped && !(fabs(bad->x) > g && fabs(bad->x) > bad->h))
        st = rs_ab_bisection_measure(b, bad, &more, err);
    if (!st && bad->skipped)
        st = rs_err_set(err, RS_FAILED, "--bad %.12s: %s", bad->id, bad->skipped);
    if (!st && !(fabs(bad->x) > g && fabs(bad->x) > bad->h))
        st = rs_err_set(err, RS_UNDECIDED,
                        "--good and --bad do not differ: ratio %.6g, %.6g..%.6g; give more "
                        "--reps, or other ends",
                        exp(bad->x), exp(bad->x - bad->h), exp(bad->x + bad->h));
    /* Finer than the whole step by so much, one commit's share of it is still a step. */
    *out_g = fmin(g, fabs(bad->x) / 4);
    return st;
}
