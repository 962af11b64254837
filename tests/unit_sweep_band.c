/* Band search: the cheapest table, the rules of publishing, closed lists. */
#include "sweep/band.h"

#include "sweep/base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { POINTS_MAX = 64, NAMES = 4 };

/* a and b read layout "row", c reads "tile", ref reads "row" and serves everything. */
static const char *const names[NAMES] = {"a", "b", "c", "ref"};
static const char *const layouts[NAMES] = {"row", "row", "tile", "row"};
static const rs_limits limits = {0.0025, 0.005, 0.015, 0.0075, 0, 0};

typedef struct scene {
    rs_arena *arena;
    rs_band_point points[POINTS_MAX];
    rs_db_point data[POINTS_MAX];
    rs_decision decisions[POINTS_MAX];
    rs_db_contender contenders[POINTS_MAX][NAMES];
    size_t count;
    const char *incumbent, *incumbent_layout; /* of widths nobody measured */
    int32_t a_up_to, unserved; /* a serves widths up to; a does not serve this one */
} scene;

static scene begin(void)
{
    scene s = {.arena = rs_arena_new(),
               .incumbent = "ref",
               .incumbent_layout = "row",
               .a_up_to = INT32_MAX};
    for (int p = 0; p < POINTS_MAX; p++)
        for (int i = 0; i < NAMES; i++)
            s.contenders[p][i] = (rs_db_contender){.schedule = names[i], .layout = layouts[i]};
    return s;
}

/* Regrets of a, b, c, ref at t; NAN = may not be routed. The least is the policy's choice. */
static void at(scene *s, int32_t t, double a, double b, double c, double ref)
{
    size_t i = s->count++, best = 0;
    double *regret = rs_arena_array(s->arena, NAMES, sizeof *regret);
    memcpy(regret, (double[]){a, b, c, ref}, NAMES * sizeof *regret);
    for (size_t k = 1; k < NAMES; k++)
        if (!(regret[best] <= regret[k]) && !isnan(regret[k]))
            best = k;
    s->decisions[i] = (rs_decision){.choice = names[best], .verdict = "WIN", .regret = regret};
    s->points[i].t = t;
}

static void
no_incumbent(void *arg, int32_t t, const char **schedule, const char **layout, int32_t *hi)
{
    scene *s = arg;
    (void)t;
    *schedule = s->incumbent;
    *layout = s->incumbent_layout;
    *hi = RS_BAND_T_MAX;
}

static bool serves(void *arg, const char *schedule, int32_t t)
{
    scene *s = arg;
    return strcmp(schedule, "a") || (t <= s->a_up_to && t != s->unserved);
}

static const char *last_resort(void *arg, const char *layout, int32_t t)
{
    (void)arg;
    (void)t;
    return layout && !strcmp(layout, "tile") ? "c" : "ref";
}

static rs_status run(scene *s, int budget, rs_band_table *table)
{
    rs_band_keep keep = {no_incumbent, serves, last_resort, s};
    rs_err err = {0};
    for (size_t i = 0; i < s->count; i++) {
        s->data[i] = (rs_db_point){
            .t = s->points[i].t, .contenders = s->contenders[i], .contender_count = NAMES};
        s->points[i].data = &s->data[i];
        s->points[i].decision = &s->decisions[i];
    }
    return rs_band_search(s->arena, s->points, s->count, &limits, budget, &keep, table, &err);
}

/* "1..3 a, 4.. ref?": `?` marks NOT_SAMPLED. */
static void expect(scene *s, int budget, const char *wanted)
{
    char got[512] = "";
    rs_band_table table;
    assert_int_equal(run(s, budget, &table), RS_OK);
    int64_t next = 1;
    for (size_t i = 0; i < table.count; i++) {
        const rs_band *b = &table.bands[i];
        size_t used = strlen(got);
        assert_true(b->t_lo == next && b->t_hi >= b->t_lo);
        next = (int64_t)b->t_hi + 1;
        char range[32];
        if (b->t_hi == RS_BAND_T_MAX)
            snprintf(range, sizeof range, "%d..", b->t_lo);
        else if (b->t_lo == b->t_hi)
            snprintf(range, sizeof range, "%d", b->t_lo);
        else
            snprintf(range, sizeof range, "%d..%d", b->t_lo, b->t_hi);
        snprintf(got + used, sizeof got - used, "%s%s %s%s", i ? ", " : "", range, b->schedule,
                 strcmp(b->verdict, "NOT_SAMPLED") ? "" : "?");
    }
    assert_true(next == (int64_t)RS_BAND_T_MAX + 1);
    assert_string_equal(got, wanted);
    rs_arena_free(s->arena);
}

static void all_widths_up_to(scene *s, int32_t last)
{
    for (int32_t t = 1; t <= last; t++)
        at(s, t, 0, 0.10, NAN, 0.50);
}

static void one_winner(void **state)
{
    (void)state;
    scene s = begin();
    all_widths_up_to(&s, 8);
    expect(&s, 1, "1..8 a, 9.. ref?");
}

static void lone_width(void **state)
{
    (void)state;
    scene s = begin();
    for (int32_t t = 1; t <= 16; t++)
        at(&s, t, t == 8 ? 0.13 : 0, t == 8 ? 0 : 0.13, NAN, 0.5);
    expect(&s, 1, "1..7 a, 8 b, 9..16 a, 17.. ref?");
}

static void small_regret_buys_no_band(void **state)
{
    (void)state;
    scene s = begin(); /* 0.7 % is below tau; the same 1 % above it at one width of 24 is below
                          lambda */
    for (int32_t t = 1; t <= 24; t++)
        at(&s, t, t == 8 ? 0.007 : t == 13 ? 0.010 : 0, t == 8 || t == 13 ? 0 : 0.05, NAN, 0.5);
    expect(&s, 1, "1..24 a, 25.. ref?");
}

static void two_percent_is_the_most(void **state)
{
    (void)state;
    scene s = begin(); /* not worth lambda by weight, but over the cap */
    for (int32_t t = 1; t <= 60; t++)
        at(&s, t, t == 50 ? 0.021 : 0, t == 50 ? 0 : 0.30, NAN, 0.5);
    expect(&s, 1, "1..49 a, 50 b, 51..60 a, 61.. ref?");
}

static void gaps(void **state)
{
    (void)state;
    scene s = begin();
    at(&s, 1, 0, 0.1, NAN, 0.5);
    at(&s, 2, 0, 0.1, NAN, 0.5);
    at(&s, 18, 0, 0.1, NAN, 0.5); /* gap of 16: bridged */
    at(&s, 35, 0, 0.1, NAN, 0.5); /* gap of 17: not */
    expect(&s, 1, "1..18 a, 19..34 ref?, 35 a, 36.. ref?");
    s = begin();
    at(&s, 100, 0, 0.1, NAN, 0.5);
    at(&s, 125, 0, 0.1, NAN, 0.5); /* 25 % */
    at(&s, 157, 0, 0.1, NAN, 0.5); /* 26 % */
    at(&s, 190, 0, 0.1, NAN, 0.5);
    expect(&s, 1,
           "1..99 ref?, 100 a, 101..124 ref?, 125 a, 126..156 ref?, 157 a, 158..189 ref?, "
           "190 a, 191.. ref?");
}

static void two_points_make_no_band(void **state)
{
    (void)state;
    scene s = begin();
    at(&s, 4, 0, 0.1, NAN, 0.5);
    at(&s, 6, 0, 0.1, NAN, 0.5);
    expect(&s, 1, "1..3 ref?, 4 a, 5 ref?, 6 a, 7.. ref?");
    s = begin();
    at(&s, 4, 0, 0.1, NAN, 0.5);
    at(&s, 5, 0, 0.1, NAN, 0.5); /* adjacent: nothing is guessed */
    expect(&s, 1, "1..3 ref?, 4..5 a, 6.. ref?");
}

static void border_between_two_bands(void **state)
{
    (void)state;
    scene s = begin();
    for (int32_t t = 1; t <= 3; t++)
        at(&s, t, 0, 0.1, NAN, 0.5);
    for (int32_t t = 8; t <= 10; t++)
        at(&s, t, 0.1, 0, NAN, 0.5);
    expect(&s, 1, "1..3 a, 4..7 ref?, 8..10 b, 11.. ref?");
}

static void a_hole_in_the_domain_splits(void **state)
{
    (void)state;
    scene s = begin();
    for (int32_t t = 1; t <= 9; t += 2)
        at(&s, t, 0, 0.1, NAN, 0.5);
    s.unserved = 4; /* interpolation over it would launch outside the domain */
    expect(&s, 1, "1 a, 2 ref?, 3 a, 4 ref?, 5..9 a, 10.. ref?");
}

static void layouts_are_part_of_the_choice(void **state)
{
    (void)state;
    scene s = begin(); /* c is best at large T, a at small: one copy of the weights takes the
                          lesser evil */
    for (int32_t t = 1; t <= 4; t++)
        at(&s, t, 0, 0.1, 0.05, 0.5);
    for (int32_t t = 5; t <= 8; t++)
        at(&s, t, 0.40, 0.45, 0, 0.5);
    expect(&s, 1, "1..8 c, 9.. c?"); /* the incumbent reads "row": the layout's own serves */
    s = begin();
    for (int32_t t = 1; t <= 4; t++)
        at(&s, t, 0, 0.1, 0.05, 0.5);
    for (int32_t t = 5; t <= 8; t++)
        at(&s, t, 0.40, 0.45, 0, 0.5);
    expect(&s, 2, "1..4 a, 5..8 c, 9.. ref?");
}

static void no_layout_serves_all(void **state)
{
    (void)state;
    scene s = begin();
    rs_band_table table;
    at(&s, 1, 0, NAN, NAN, NAN);
    at(&s, 2, NAN, NAN, 0, NAN);
    assert_int_equal(run(&s, 1, &table), RS_UNSUPPORTED);
    assert_int_equal(run(&s, 2, &table), RS_OK);
    rs_arena_free(s.arena);
}

/* The last width added: the times of `layout` came out quicker than the machine can be. */
static void refuse(scene *s, const char *layout)
{
    for (int k = 0; k < NAMES; k++)
        if (!strcmp(layouts[k], layout)) {
            s->decisions[s->count - 1].regret[k] = NAN;
            s->contenders[s->count - 1][k].outcome = RS_DB_BELOW_FLOOR;
        }
}

/* c's layout is the better one by far; at one width its times were not believed. */
static void a_refused_time_is_no_verdict_on_a_layout(void **state)
{
    (void)state;
    scene s = begin();
    for (int32_t t = 1; t <= 8; t++) {
        at(&s, t, t == 3 ? 0 : 0.60, 0.65, t == 3 ? NAN : 0, 0.9);
        if (t == 3)
            refuse(&s, "tile");
    }
    expect(&s, 1, "1..2 c, 3 c?, 4..8 c, 9.. c?");
}

/* Loss of "row" 2.7 %, of "tile" 2.4 % where both have times. With T = 1, where "row" is alone
   and loses nothing, its mean would be 2.0 %. */
static void layouts_are_compared_where_all_have_times(void **state)
{
    (void)state;
    scene s = begin();
    at(&s, 1, 0, 0.05, NAN, 0.3);
    refuse(&s, "tile");
    for (int32_t t = 2; t <= 8; t++)
        at(&s, t, t % 2 ? 0 : 0.040, 0.2, t % 2 ? 0.0725 : 0, 0.3);
    expect(&s, 1, "1 c?, 2..8 c, 9.. c?");
}

static void a_layout_with_few_times_is_not_chosen(void **state)
{
    (void)state;
    scene s = begin();
    for (int32_t t = 1; t <= 8; t++) {
        at(&s, t, t == 8 ? 0.60 : 0, 0.65, 0, 0.9);
        if (t < 8)
            refuse(&s, "tile");
    }
    expect(&s, 1, "1..8 a, 9.. ref?");
}

static void unmeasured_widths_stay_in_the_domain(void **state)
{
    (void)state;
    scene s = begin();
    s.incumbent = NULL;
    s.a_up_to = 20; /* past the last measured width the neighbour serves as far as it can */
    all_widths_up_to(&s, 8);
    expect(&s, 1, "1..8 a, 9..20 a?, 21.. ref?");
}

/* An incumbent's own borders cost nothing, and leaving it must pay by itself. */
static void nothing_moves_without_a_reason(void **state)
{
    (void)state;
    scene s = begin();
    for (int32_t t = 1; t <= 40; t++) {
        bool b = t == 30 || t == 33;
        at(&s, t, b ? 0.015 : 0, b ? 0 : 0.015, NAN, 0.5);
        s.points[s.count - 1].incumbent = b ? "b" : "a";
    }
    expect(&s, 1, "1..29 a, 30 b, 31..32 a, 33 b, 34..40 a, 41.. ref?");
}

/* Exactness: no assignment of schedules costs less, tried one by one. */
static double cost_of(const scene *s, const int *path, const double *weight)
{
    double cost = 0;
    for (size_t i = 0; i < s->count; i++) {
        const double *r = s->decisions[i].regret;
        double least = fmin(r[0], r[1]);
        if (r[path[i]] - least > 0.02)
            return INFINITY;
        cost += weight[i] * (r[path[i]] < limits.tau ? 0 : r[path[i]]);
        cost += i && path[i] != path[i - 1] ? 0.001 : 0;
    }
    return cost;
}

static void no_other_table_is_cheaper(void **state)
{
    (void)state;
    rs_rng rng = {7};
    for (int trial = 0; trial < 200; trial++) {
        enum { N = 8 };
        scene s = begin();
        double weight[N], total = 0;
        for (int i = 0; i < N; i++) {
            double r = 0.03 * rs_rng_unit(&rng);
            bool a = rs_rng_below(&rng, 2);
            at(&s, i + 1, a ? 0 : r, a ? r : 0, NAN, NAN);
            double low = i ? sqrt((i + 1.0) * i) : 1 / 1.5;
            double high = i + 1 < N ? sqrt((i + 1.0) * (i + 2)) : N * 1.5;
            total += weight[i] = log(high / low);
        }
        for (int i = 0; i < N; i++)
            weight[i] /= total;
        rs_band_table table;
        assert_int_equal(run(&s, 1, &table), RS_OK);
        int path[N] = {0};
        for (int i = 0; i < N; i++)
            for (size_t k = 0; k < table.count; k++)
                if (table.bands[k].t_lo <= i + 1 && i + 1 <= table.bands[k].t_hi)
                    path[i] = !strcmp(table.bands[k].schedule, "b");
        double found = cost_of(&s, path, weight);
        for (int code = 0; code < 1 << N; code++) {
            int other[N];
            for (int i = 0; i < N; i++)
                other[i] = code >> i & 1;
            assert_true(found <= cost_of(&s, other, weight) + 1e-6);
        }
        rs_arena_free(s.arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_winner),
        cmocka_unit_test(lone_width),
        cmocka_unit_test(small_regret_buys_no_band),
        cmocka_unit_test(two_percent_is_the_most),
        cmocka_unit_test(gaps),
        cmocka_unit_test(two_points_make_no_band),
        cmocka_unit_test(border_between_two_bands),
        cmocka_unit_test(a_hole_in_the_domain_splits),
        cmocka_unit_test(a_refused_time_is_no_verdict_on_a_layout),
        cmocka_unit_test(layouts_are_compared_where_all_have_times),
        cmocka_unit_test(a_layout_with_few_times_is_not_chosen),
        cmocka_unit_test(layouts_are_part_of_the_choice),
        cmocka_unit_test(no_layout_serves_all),
        cmocka_unit_test(unmeasured_widths_stay_in_the_domain),
        cmocka_unit_test(nothing_moves_without_a_reason),
        cmocka_unit_test(no_other_table_is_cheaper),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
