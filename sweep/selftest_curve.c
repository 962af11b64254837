/* A curve over 24 widths with tile cliffs, planted twins and a lone width: bands and the table
   that comes out of them. Layer: sweep. */
#include "sweep/selftest.h"

#include "sweep/emit_c.h"

#include <math.h>
#include <string.h>

enum { WIDTHS = RS_CURVE_WIDTHS, KERNELS = RS_CURVE_KERNELS, LONE = RS_CURVE_LONE };

typedef struct curve {
    rs_selftest *test;
    rs_policy *policy;
    rs_synth_noise noise;
    rs_limits limits;
    const char *incumbent; /* what the old table routes at every width, or NULL */
    rs_shape shape;
    /* of a trial */
    rs_arena *arena;
    rs_db_point data[WIDTHS];
    rs_decision decisions[WIDTHS];
    rs_band_point points[WIDTHS];
} curve;

typedef struct curve_tally {
    int64_t trials, bands_fit, lone_found, refused, published, served, truly_worse;
    double worst_proven, bands, bands_squares, regret, regret_squares;
} curve_tally;

static void current_route(
    void *arg, int32_t t, const char **out_schedule, const char **out_layout, int32_t *out_hi)
{
    const curve *c = arg;
    (void)t;
    *out_schedule = c->incumbent;
    *out_layout = c->incumbent ? "row_split" : NULL;
    *out_hi = RS_BAND_T_MAX;
}

static bool serves(void *arg, const char *schedule, int32_t t)
{
    (void)arg;
    return t <= RS_CURVE_NARROW || strcmp(schedule, "gemv") != 0;
}

static const char *last_resort(void *arg, const char *layout, int32_t t)
{
    (void)arg, (void)layout, (void)t;
    return "mma64";
}

static rs_status
search(curve *c, const rs_band_point *points, size_t count, rs_band_table *out, rs_err *err)
{
    rs_band_keep keep = {current_route, serves, last_resort, c};
    return rs_band_search(c->arena, points, count, &c->limits, 1, &keep, out, err);
}

/* Measured bands; two that touch and route alike are one. */
static int count_bands(const rs_band_table *table)
{
    const char *before = "";
    int count = 0;
    for (size_t i = 0; i < table->count; i++) {
        const rs_band *b = &table->bands[i];
        if (b->first > b->last)
            continue;
        count += strcmp(b->schedule, before) != 0;
        before = b->schedule;
    }
    return count;
}

static const rs_band *band_at(const rs_band_table *table, int32_t t)
{
    size_t i = 0;
    while (table->bands[i].t_hi < t)
        i++;
    return &table->bands[i];
}

/* ---- the optimum: the same search where nothing is in doubt ---- */

static void know_point(curve *c, size_t i)
{
    rs_db_contender *list = rs_arena_array(c->arena, KERNELS, sizeof *list);
    double *regret = rs_arena_array(c->arena, KERNELS, sizeof *regret);
    const char *choice = NULL;
    for (size_t k = 0; k < KERNELS; k++) {
        double ns = rs_curve_ns(k, rs_curve_widths[i]);
        list[k] = (rs_db_contender){.schedule = rs_curve_names[k], .layout = "row_split"};
        regret[k] = ns > 0 ? log(ns / rs_curve_best_ns(rs_curve_widths[i])) : NAN;
        choice = regret[k] <= 0 ? rs_curve_names[k] : choice;
    }
    c->data[i] =
        (rs_db_point){.t = rs_curve_widths[i], .contenders = list, .contender_count = KERNELS};
    c->decisions[i] = (rs_decision){.choice = choice, .verdict = "WIN", .regret = regret};
    c->points[i] = (rs_band_point){.t = rs_curve_widths[i],
                                   .incumbent = c->incumbent,
                                   .data = &c->data[i],
                                   .decision = &c->decisions[i]};
}

static rs_status find_optimum(curve *c, int *out_bands, rs_err *err)
{
    rs_band_table table;
    for (size_t i = 0; i < WIDTHS; i++)
        know_point(c, i);
    rs_status st = search(c, c->points, WIDTHS, &table, err);
    *out_bands = st ? 0 : count_bands(&table);
    return st;
}

/* ---- one trial ---- */

static rs_status measure_width(curve *c, size_t i, uint64_t seed, rs_err *err)
{
    rs_synth_kernel kernels[KERNELS];
    rs_synth_cell cell;
    rs_allow allow = rs_allow_default();
    size_t count = 0;
    for (size_t k = 0; k < KERNELS; k++)
        if (rs_curve_ns(k, rs_curve_widths[i]) > 0)
            kernels[count++] =
                (rs_synth_kernel){rs_curve_names[k], rs_curve_ns(k, rs_curve_widths[i]), 1};
    rs_synth_job job = {.noise = &c->noise,
                        .kernels = kernels,
                        .count = count,
                        .incumbent = c->incumbent,
                        .limits = &c->limits,
                        .seed = seed,
                        .t = rs_curve_widths[i],
                        .launches = 1,
                        .sessions_least = 3,
                        .sessions_most = 6,
                        .screen = true};
    rs_status st = rs_synth_measure(c->arena, &job, &cell, err);
    if (!st)
        st = rs_policy_decide(c->policy, c->arena, &cell.point, c->incumbent, &c->limits,
                              &allow, &c->decisions[i], err);
    c->data[i] = cell.point;
    c->points[i] = (rs_band_point){.t = rs_curve_widths[i],
                                   .incumbent = c->incumbent,
                                   .data = &c->data[i],
                                   .decision = &c->decisions[i]};
    return st;
}

/* The truth behind the table: mean over the measured widths, and is any lost by more than 2 %?
 */
static void judge_truth(const rs_band_table *table, curve_tally *t)
{
    double sum = 0, worst = 0;
    for (size_t i = 0; i < WIDTHS; i++)
        for (size_t k = 0; k < KERNELS; k++)
            if (!strcmp(band_at(table, rs_curve_widths[i])->schedule, rs_curve_names[k])) {
                double regret = log(rs_curve_ns(k, rs_curve_widths[i]) /
                                    rs_curve_best_ns(rs_curve_widths[i]));
                sum += regret / WIDTHS;
                worst = fmax(worst, regret);
            }
    t->regret += 100 * sum;
    t->regret_squares += 1e4 * sum * sum;
    t->truly_worse += worst > 0.02;
}

/* Through the generator's table: does each measured width get what its band says? */
static rs_status emit(curve *c, const rs_band_table *table, curve_tally *t, rs_err *err)
{
    static const rs_candidate *no_candidates[] = {NULL};
    static const rs_registry registry = {.table = no_candidates};
    rs_emit_table *emitted = NULL;
    rs_plan_shape shape = {.text = c->data[0].shape,
                           .shape = c->shape,
                           .data = c->data,
                           .data_count = WIDTHS,
                           .points = c->points,
                           .point_count = WIDTHS,
                           .table = *table};
    rs_plan plan = {.machine = {.tier = "synthetic", .backend = "cpu", .label = "synthetic"},
                    .policy_name = rs_policy_name(c->policy),
                    .policy_hash = rs_policy_hash(c->policy),
                    .limits = c->limits,
                    .shapes = &shape,
                    .shape_count = 1};
    rs_status st = rs_emit_routes(c->arena, &plan, &registry, &emitted, err);
    bool all = !st;
    for (size_t i = 0; i < WIDTHS && all; i++) {
        const rs_route *r = rs_route_pick(&emitted->table, shape.text, rs_curve_widths[i]);
        all = r && !strcmp(r->schedule, band_at(table, rs_curve_widths[i])->schedule);
    }
    t->served += all;
    return st;
}

/* Take one interior width away: its gap is too wide, or its band has two points left. Then the
   width must be NOT_SAMPLED; with all widths those between them are served. */
static rs_status
refuse(curve *c, const rs_band_table *whole, int64_t index, curve_tally *t, rs_err *err)
{
    static const size_t interior[] = {13, 16, 19, 22}; /* widths 24, 48, 80, 112 */
    size_t gone = interior[index % 4], n = 0;
    rs_band_point rest[WIDTHS];
    rs_band_table table;
    for (size_t i = 0; i < WIDTHS; i++)
        if (i != gone)
            rest[n++] = c->points[i];
    rs_status st = search(c, rest, n, &table, err);
    if (st)
        return st;
    const rs_band *b = band_at(&table, rs_curve_widths[gone]),
                  *inner = band_at(whole, rs_curve_widths[gone] + 1);
    t->refused += b->first > b->last && !strcmp(b->verdict, "NOT_SAMPLED");
    t->published += inner->first <= inner->last;
    return RS_OK;
}

static rs_status run_trial(curve *c, int64_t index, int optimum, curve_tally *t, rs_err *err)
{
    rs_band_table table = {0};
    rs_rng rng = {rs_selftest_seed(c->test, c->incumbent ? "curve+" : "curve", index)};
    rs_status st = RS_OK;
    for (size_t i = 0; i < WIDTHS && !st; i++)
        st = measure_width(c, i, rs_rng_u64(&rng), err);
    if (!st)
        st = search(c, c->points, WIDTHS, &table, err);
    if (!st)
        st = emit(c, &table, t, err);
    if (!st)
        st = refuse(c, &table, index, t, err);
    if (st)
        return st;
    int bands = count_bands(&table);
    t->trials++;
    t->bands += bands;
    t->bands_squares += bands * bands;
    t->bands_fit += bands <= optimum + 1;
    t->worst_proven = fmax(t->worst_proven, table.worst_regret);
    t->lone_found += !strcmp(band_at(&table, LONE)->schedule, "lone");
    judge_truth(&table, t);
    return RS_OK;
}

/* ---- gates ---- */

static void report(rs_selftest *test, const curve_tally *t, int optimum, const char *what)
{
    int64_t n = t->trials;
    rs_gate_rate(test, RS_GATE_AT_LEAST, 1, t->bands_fit, n,
                 "curve, %s: bands <= optimum (%d) + 1", what, optimum);
    rs_gate_mean(test, RS_GATE_TOLD, 0, t->bands, t->bands_squares, n, "  bands");
    rs_gate_most(test, 0.02, t->worst_proven, n, "curve, %s: worst proven regret", what);
    rs_gate_rate(test, RS_GATE_TOLD, 0, t->truly_worse, n,
                 "  a width truly lost by more than 2 %%");
    rs_gate_mean(test, RS_GATE_TOLD, 0, t->regret, t->regret_squares, n, "  true regret, %%");
    rs_gate_rate(test, RS_GATE_AT_LEAST, 1, t->lone_found, n,
                 "curve, %s: lone 13 %% width found", what);
    rs_gate_rate(test, RS_GATE_AT_LEAST, 1, t->refused, n,
                 "curve, %s: missing interior refused", what);
    rs_gate_rate(test, RS_GATE_AT_LEAST, 0.99, t->published, n,
                 "curve, %s: whole band published", what);
    rs_gate_rate(test, RS_GATE_AT_LEAST, 1, t->served, n, "curve, %s: table serves as planned",
                 what);
}

static rs_status run_case(curve *c, const char *incumbent, rs_err *err)
{
    curve_tally t = {0};
    int optimum = 0;
    c->incumbent = incumbent;
    c->arena = rs_arena_new();
    rs_status st = find_optimum(c, &optimum, err);
    rs_arena_free(c->arena);
    for (int64_t i = 0; i < c->test->trials && !st; i++) {
        c->arena = rs_arena_new();
        st = run_trial(c, i, optimum, &t, err);
        rs_arena_free(c->arena);
    }
    if (!st)
        report(c->test, &t, optimum, incumbent ? "incumbent" : "new device");
    return st;
}

rs_status rs_selftest_curve(rs_selftest *test, rs_err *err)
{
    curve c = {.test = test, .noise = rs_synth_noise_usual(0.004)};
    rs_status st = rs_shape_parse("q4g64:linear:5120x640", &c.shape, err);
    if (!st)
        st = rs_policy_open("spread_paired", &c.policy, err);
    if (!st)
        st = rs_synth_calibrate(&c.noise, 20000, 1, rs_selftest_seed(test, "aa", 0), &c.limits,
                                err);
    if (!st)
        st = run_case(&c, NULL, err);
    if (!st)
        st = run_case(&c, "mma16", err);
    rs_policy_close(c.policy);
    return st;
}
