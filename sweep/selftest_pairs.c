/* Two kernels, a true difference, all that the noise can do: is the verdict right? Layer:
 * sweep. */
#include "sweep/selftest.h"

#include "sweep/policy.h"
#include "sweep/spend.h"

#include <math.h>
#include <string.h>

enum { PAIRED, STRICT, POLICIES };
static const char *const policy_names[POLICIES] = {"spread_paired", "spread_strict"};

/* What disturbs besides the ordinary noise. */
typedef enum variety { USUAL, SPIKES, BIMODAL, QUANTISED } variety;

/* Kernel `b` is slower by `truth` and depends on the clock by `beta`, `a` by 1. Bounds of 0 are
   none. */
typedef struct pair_case {
    double truth, own, beta;
    variety variety;
    int32_t launches;
    double wrong_most, decided_least, sessions_most;
    double win_most; /* at truth 0 */
    bool bound_mu;   /* and then |mu| stays under delta, 1.5 % on a machine that is no worse */
} pair_case;

static const pair_case cases[] = {
    {.own = 0.004, .beta = 1, .win_most = 0.08, .bound_mu = true},
    {.own = 0.008, .beta = 1, .win_most = 0.08},
    {.own = 0.004, .beta = 0.3, .win_most = 0.10},
    {.own = 0.008, .beta = 0.3, .win_most = 0.10},
    {.truth = 0.005, .own = 0.004, .beta = 1},
    {.truth = 0.01, .own = 0.004, .beta = 1, .wrong_most = 0.01},
    {.truth = 0.01, .own = 0.008, .beta = 1, .wrong_most = 0.01},
    {.truth = 0.01, .own = 0.004, .beta = 0.3, .wrong_most = 0.01},
    {.truth = 0.01, .own = 0.008, .beta = 0.3, .wrong_most = 0.01},
    {.truth = 0.02, .own = 0.004, .beta = 1, .wrong_most = 0.003, .decided_least = 0.94},
    {.truth = 0.02, .own = 0.008, .beta = 1, .wrong_most = 0.003, .decided_least = 0.94},
    {.truth = 0.02, .own = 0.004, .beta = 0.3, .wrong_most = 0.003, .decided_least = 0.94},
    {.truth = 0.02, .own = 0.008, .beta = 0.3, .wrong_most = 0.003}, /* delta is above 2 % */
    {.truth = 0.05, .own = 0.004, .beta = 1, .decided_least = 0.995, .sessions_most = 3.4},
    {.truth = 0.05, .own = 0.008, .beta = 1, .decided_least = 0.995, .sessions_most = 3.4},
    {.truth = 0.05, .own = 0.004, .beta = 0.3, .decided_least = 0.995, .sessions_most = 3.4},
    {.truth = 0.05, .own = 0.008, .beta = 0.3, .decided_least = 0.995, .sessions_most = 3.4},
    {.truth = 0.10, .own = 0.004, .beta = 1, .decided_least = 0.995},
    {.truth = 0.01, .own = 0.004, .beta = 1, .variety = SPIKES, .wrong_most = 0.01},
    {.truth = 0.02, .own = 0.004, .beta = 1, .variety = SPIKES, .wrong_most = 0.01},
    {.truth = 0.01, .own = 0.004, .beta = 1, .variety = BIMODAL, .wrong_most = 0.01},
    {.truth = 0.02, .own = 0.004, .beta = 1, .variety = BIMODAL, .wrong_most = 0.01},
    {.own = 0.004, .beta = 1, .variety = QUANTISED, .win_most = -1},
    {.truth = 0.05, .own = 0.004, .beta = 1, .variety = QUANTISED},
    {.truth = 0.05, .own = 0.004, .beta = 1, .variety = QUANTISED, .launches = 16},
};

/* WIN and TIE are the policy's words. Settled: it said OPEN, and the spending rule asks for no
   further session, because none could change the route by more than tau: the incumbent stays. A
   wrong route that stays is as wrong as a WIN; the right one that stays is what no further
   session could better, so it counts as decided, and is told apart. */
typedef struct tally {
    int64_t right, wrong, tie, open, settled_right, settled_wrong;
    int64_t win;         /* at truth 0 */
    int64_t wrong_alone; /* of the wrong: the better one was screened out */
    double most_mu;      /* of the WINs */
} tally;

typedef struct pair_run {
    rs_selftest *test;
    const pair_case *of;
    rs_policy *policies[POLICIES];
    rs_synth_noise noise;
    rs_synth_kernel kernels[2]; /* a, b */
    rs_limits limits;
    char name[64];
    tally tallies[POLICIES];
    double sessions, sessions_squares;
} pair_run;

static rs_synth_noise noise_of(const pair_case *c)
{
    rs_synth_noise n = rs_synth_noise_usual(c->own);
    if (c->variety == SPIKES) {
        n.spike_p = 0.15;
        n.spike = 0.20;
    } else if (c->variety == BIMODAL) {
        n.flip = 0.07;
        n.flip_p = 0.05;
    } else if (c->variety == QUANTISED) {
        n.tick_ns = 1000;
    }
    return n;
}

static void name_case(pair_run *r)
{
    static const char *const varieties[] = {"", ", spikes 15 % of 20 %", ", bimodal clock 7 %",
                                            ", timer 1 us"};
    int used =
        snprintf(r->name, sizeof r->name, "truth %g %%, SS %.1f %%, beta %g%s",
                 100 * r->of->truth, 100 * r->of->own, r->of->beta, varieties[r->of->variety]);
    if (r->of->variety == QUANTISED)
        snprintf(r->name + used, sizeof r->name - (size_t)used, " R=%d",
                 r->of->launches ? r->of->launches : 1);
}

/* ---- one trial ---- */

static void count_win(pair_run *r, tally *t, const rs_decision *d, const rs_db_point *point)
{
    const rs_db_contender *a = &point->contenders[0], *b = &point->contenders[1];
    bool alone = a->outcome != RS_DB_OK || b->outcome != RS_DB_OK;
    bool right = !strcmp(d->choice, a->schedule);
    rs_effect e = rs_stats_effect(a, b, &r->limits);
    if (!alone) /* who was screened out has no effect over sessions */
        t->most_mu = fmax(t->most_mu, fabs(e.mu));
    t->win++;
    t->right += right;
    t->wrong += !right;
    t->wrong_alone += !right && alone;
}

static void count_open(pair_run *r, tally *t, const rs_decision *d, const rs_db_point *point)
{
    bool settled = !(rs_spend_regret(point, &r->limits) > 0);
    bool right = !strcmp(d->choice, point->contenders[0].schedule);
    t->open++;
    t->settled_right += settled && right;
    t->settled_wrong += settled && !right;
}

static rs_status
decide(pair_run *r, int policy, rs_arena *arena, const rs_db_point *point, rs_err *err)
{
    tally *t = &r->tallies[policy];
    rs_allow allow = rs_allow_default();
    rs_decision d;
    rs_status st = rs_policy_decide(r->policies[policy], arena, point, point->incumbent,
                                    &r->limits, &allow, &d, err);
    if (st)
        return st;
    if (!strcmp(d.verdict, "WIN"))
        count_win(r, t, &d, point);
    else if (!strcmp(d.verdict, "TIE"))
        t->tie++;
    else
        count_open(r, t, &d, point);
    return RS_OK;
}

/* The better one, the worse one and nobody is the incumbent, by turns. */
static rs_status run_trial(pair_run *r, int64_t index, rs_err *err)
{
    const char *incumbents[] = {"a", "b", NULL};
    rs_arena *arena = rs_arena_new();
    rs_synth_cell cell;
    rs_synth_job job = {.noise = &r->noise,
                        .kernels = r->kernels,
                        .count = 2,
                        .incumbent = incumbents[index % 3],
                        .limits = &r->limits,
                        .seed = rs_selftest_seed(r->test, r->name, index),
                        .t = 1,
                        .launches = r->of->launches ? r->of->launches : 1,
                        .sessions_least = 3,
                        .sessions_most = 6,
                        .screen = true};
    rs_status st = rs_synth_measure(arena, &job, &cell, err);
    for (int p = 0; p < POLICIES && !st; p++)
        st = decide(r, p, arena, &cell.point, err);
    r->sessions += cell.sessions;
    r->sessions_squares += cell.sessions * cell.sessions;
    rs_arena_free(arena);
    return st;
}

/* ---- gates ---- */

static void tell(const pair_run *r, int64_t hits, const char *what)
{
    if (hits)
        rs_gate_rate(r->test, RS_GATE_TOLD, 0, hits, r->test->trials, "  %s", what);
}

static void report_equal(const pair_run *r)
{
    const pair_case *c = r->of;
    const tally *t = &r->tallies[PAIRED];
    rs_gate_rate(r->test, RS_GATE_AT_MOST, fmax(0, c->win_most), t->win, r->test->trials,
                 "A/A WIN, %s", r->name);
    if (c->bound_mu)
        rs_gate_most(r->test, r->limits.delta, t->most_mu, t->win,
                     "largest |mu| of these, both in all sessions");
    tell(r, t->tie, "TIE");
}

static void report_wrong(const pair_run *r)
{
    const tally *t = &r->tallies[PAIRED];
    if (!(r->of->wrong_most > 0))
        return;
    rs_gate_rate(r->test, RS_GATE_AT_MOST, r->of->wrong_most, t->wrong + t->settled_wrong,
                 r->test->trials, "wrong direction, %s", r->name);
    tell(r, t->wrong_alone, "the better one was screened out");
    tell(r, t->wrong - t->wrong_alone, "WIN of the slower one");
    tell(r, t->settled_wrong, "OPEN, the slower one routed, no session asked for");
}

/* A TIE is right where the truth is under what this machine calls one. */
static void report_decided(const pair_run *r)
{
    const pair_case *c = r->of;
    const tally *t = &r->tallies[PAIRED];
    bool tie_is_right = c->truth < r->limits.delta;
    if (!(c->decided_least > 0))
        return;
    rs_gate_rate(r->test, RS_GATE_AT_LEAST, c->decided_least,
                 t->right + t->settled_right + (tie_is_right ? t->tie : 0), r->test->trials,
                 "decided, %s", r->name);
    tell(r, t->right, "WIN");
    tell(r, t->settled_right, "the incumbent rightly stays, no session asked for");
    tell(r, t->tie, tie_is_right ? "TIE, the truth is under delta" : "TIE, wrongly");
    if (c->sessions_most > 0)
        rs_gate_mean(r->test, RS_GATE_AT_MOST, c->sessions_most, r->sessions,
                     r->sessions_squares, r->test->trials, "mean sessions, %s", r->name);
}

/* It knows no clocks: where only one kernel follows the clock, what it sees is not the truth at
   the nominal one. */
static void report_strict(const pair_run *r)
{
    const tally *t = &r->tallies[STRICT];
    rs_gate_kind kind = r->of->beta < 1 ? RS_GATE_TOLD : RS_GATE_AT_MOST;
    rs_gate_rate(r->test, kind, 0, t->wrong, r->test->trials, "strict: wrong, %s", r->name);
    if (r->of->variety == USUAL)
        rs_gate_rate(r->test, RS_GATE_TOLD, 0, t->right, r->test->trials, "strict: WIN, %s",
                     r->name);
}

static rs_status run_case(pair_run *r, rs_err *err)
{
    double ns = r->of->variety == QUANTISED ? 4000 : 20000;
    int32_t launches = r->of->launches ? r->of->launches : 1;
    r->noise = noise_of(r->of);
    r->kernels[0] = (rs_synth_kernel){"a", ns, 1};
    r->kernels[1] = (rs_synth_kernel){"b", ns * (1 + r->of->truth), r->of->beta};
    name_case(r);
    rs_status st = rs_synth_calibrate(&r->noise, ns, launches,
                                      rs_selftest_seed(r->test, "aa", 0), &r->limits, err);
    for (int64_t i = 0; i < r->test->trials && !st; i++)
        st = run_trial(r, i, err);
    if (st)
        return st;
    if (r->of->truth > 0) {
        report_wrong(r);
        report_decided(r);
        report_strict(r);
    } else {
        report_equal(r);
    }
    if (r->of->truth > 0 && r->of->variety == QUANTISED)
        rs_gate_rate(r->test, RS_GATE_TOLD, 0, r->tallies[PAIRED].right, r->test->trials,
                     "WIN, %s", r->name);
    return RS_OK;
}

rs_status rs_selftest_pairs(rs_selftest *test, rs_err *err)
{
    rs_policy *policies[POLICIES] = {NULL};
    rs_status st = RS_OK;
    for (int p = 0; p < POLICIES && !st; p++)
        st = rs_policy_open(policy_names[p], &policies[p], err);
    for (size_t i = 0; i < sizeof cases / sizeof *cases && !st; i++) {
        pair_run r = {.test = test, .of = &cases[i]};
        memcpy(r.policies, policies, sizeof policies);
        st = run_case(&r, err);
    }
    for (int p = 0; p < POLICIES; p++)
        rs_policy_close(policies[p]);
    return st;
}
