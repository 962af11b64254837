/* Statistics against values computed by hand. */
#include "sweep/stats.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#define NEAR(a, b, tolerance) assert_true(fabs((a) - (b)) <= (tolerance))

static void order_statistics(void **state)
{
    (void)state;
    double odd[] = {3, 1, 2}, even[] = {4, 1, 3, 2}, one[] = {7};
    NEAR(rs_stats_median(odd, 3), 2, 0);
    NEAR(rs_stats_median(even, 4), 2.5, 0);
    NEAR(rs_stats_median(one, 1), 7, 0);
    double v[] = {10, 20, 30, 40, 50};
    NEAR(rs_stats_quantile(v, 5, 0), 10, 0);
    NEAR(rs_stats_quantile(v, 5, 1), 50, 0);
    NEAR(rs_stats_quantile(v, 5, 0.95), 48, 1e-12); /* type 7: index 3.8 */
    NEAR(rs_stats_quantile(v, 5, 0.1), 14, 1e-12);
    double twenty_one[21];
    for (int i = 0; i < 21; i++)
        twenty_one[i] = i;
    NEAR(rs_stats_quantile(twenty_one, 21, 0.95), 19, 1e-12);
}

static void student(void **state)
{
    (void)state;
    /* Printed tables. */
    static const struct {
        int df;
        double t;
    } rows[] = {{1, 12.706}, {2, 4.303},  {3, 3.182},  {5, 2.571},  {10, 2.228},
                {20, 2.086}, {21, 2.080}, {30, 2.042}, {60, 2.000}, {120, 1.980}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        NEAR(rs_stats_t975(rows[i].df), rows[i].t, 0.0011);
}

static void limits(void **state)
{
    (void)state;
    rs_limits quiet = rs_limits_of(0.001), loud = rs_limits_of(0.01);
    NEAR(quiet.g, 0.005, 1e-15);
    NEAR(quiet.delta, 0.015, 1e-15);
    NEAR(quiet.tau, 0.0075, 1e-15);
    NEAR(loud.g, 0.02, 1e-15);
    NEAR(loud.delta, 0.03, 1e-15);
    NEAR(loud.tau, 0.015, 1e-15);
}

/* ---- effects ---- */

enum { SESSIONS = 4, ROUNDS = 6 };

typedef struct pair {
    rs_db_sample a[SESSIONS][ROUNDS], b[SESSIONS][ROUNDS];
    rs_db_series sa[SESSIONS], sb[SESSIONS];
    rs_db_contender ca, cb;
} pair;

/* b is slower by m[s] in session s: the two rounds of a block show m + tilt and m - tilt. */
static void make(pair *p, const double *m, int sessions, double tilt)
{
    memset(p, 0, sizeof *p);
    for (int s = 0; s < sessions; s++) {
        for (int r = 0; r < ROUNDS; r++) {
            double x = m[s] + (r % 2 ? -tilt : tilt) +
                       (r / 2 - 1) * 0.001; /* blocks -1, 0, +1 per mille */
            p->a[s][r] = (rs_db_sample){.round = r, .launches = 4, .ns = 1000 * (1 + s)};
            p->b[s][r] =
                (rs_db_sample){.round = r, .launches = 4, .ns = 1000 * (1 + s) * exp(x)};
        }
        p->sa[s] = (rs_db_series){s + 1, ROUNDS, p->a[s]};
        p->sb[s] = (rs_db_series){s + 1, ROUNDS, p->b[s]};
    }
    p->ca =
        (rs_db_contender){.schedule = "a", .series = p->sa, .series_count = (size_t)sessions};
    p->cb =
        (rs_db_contender){.schedule = "b", .series = p->sb, .series_count = (size_t)sessions};
}

static void effect_over_sessions(void **state)
{
    (void)state;
    pair p;
    rs_limits l = rs_limits_of(0.001);
    make(&p, (double[]){0.02, 0.03, 0.04}, 3,
         0.05); /* a position effect of 5 % cancels in a block */
    rs_effect e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_int_equal(e.sessions, 3);
    assert_int_equal(e.blocks, 9);
    assert_true(e.signs_agree);
    NEAR(e.mu, 0.03, 1e-12);
    NEAR(e.h, 4.303 * 0.01 / sqrt(3), 1e-9); /* sd of 2, 3, 4 % is 1 % */
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_WIN);
    rs_effect back = rs_stats_effect(&p.cb, &p.ca, &l);
    NEAR(back.mu, -0.03, 1e-12);
    assert_int_equal(rs_stats_verdict(&back, &l),
                     RS_VERDICT_WIN); /* of the other one: see mu */
}

static void floor_of_the_spread(void **state)
{
    (void)state;
    pair p;
    rs_limits l = rs_limits_of(0.004);
    make(&p, (double[]){0.02, 0.02, 0.02}, 3, 0);
    rs_effect e = rs_stats_effect(&p.ca, &p.cb, &l);
    NEAR(e.h, 4.303 * 0.004 / sqrt(3), 1e-9);
}

static void verdicts(void **state)
{
    (void)state;
    pair p;
    rs_limits l = rs_limits_of(0.001);
    rs_effect e;
    make(&p, (double[]){0.05, 0.05}, 2, 0); /* two sessions never WIN */
    e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_OPEN);
    make(&p, (double[]){0.05}, 1, 0);
    e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_true(isinf(e.h));
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_OPEN);
    make(&p, (double[]){0.004, 0.004, 0.004}, 3, 0); /* sure, but under G */
    e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_TIE);
    make(&p, (double[]){0.06, 0.06, -0.01}, 3, 0); /* signs differ */
    e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_false(e.signs_agree);
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_OPEN);
    make(&p, (double[]){0.001, -0.001, 0.001, 0}, 4, 0);
    e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_TIE);
}

static void holes(void **state)
{
    (void)state;
    pair p;
    rs_limits l = rs_limits_of(0.001);
    make(&p, (double[]){0.02, 0.02, 0.02}, 3, 0);
    p.sb[0].count = 3;      /* round 3 of session 1 is missing: one block left */
    p.sb[1].session = 9;    /* session 2 has nobody to pair with */
    p.a[2][0].launches = 8; /* samples of another length never compare */
    p.b[2][2].ns = 0;
    rs_effect e = rs_stats_effect(&p.ca, &p.cb, &l);
    assert_int_equal(e.sessions, 2);
    assert_int_equal(e.blocks, 1 + 1);
    rs_db_contender none = {.schedule = "none"};
    e = rs_stats_effect(&p.ca, &none, &l);
    assert_int_equal(e.sessions, 0);
    assert_true(isinf(e.h) && e.mu == 0);
    assert_int_equal(rs_stats_verdict(&e, &l), RS_VERDICT_OPEN);
}

static void noise_of_a_session(void **state)
{
    (void)state;
    pair p;
    const double one = 1.2533 * 1.4826 * 0.001 / sqrt(3); /* blocks lie 1 per mille apart */
    make(&p, (double[]){0.02, 0.07, 0.04}, 3, 0.05);
    NEAR(rs_stats_own_noise(&p.ca, &p.cb), one, 1e-9); /* that sessions differ is not in it */
    make(&p, (double[]){0.02}, 1, 0);
    NEAR(rs_stats_own_noise(&p.ca, &p.cb), one, 1e-9);
    p.sb[0].session = 9; /* nobody to pair with */
    NEAR(rs_stats_own_noise(&p.ca, &p.cb), 0, 1e-12);
}

static void summaries(void **state)
{
    (void)state;
    pair p;
    make(&p, (double[]){0, 0, 0}, 3, 0);
    rs_summary s = rs_stats_summary(&p.ca);
    assert_int_equal(s.count, 18);
    assert_int_equal(s.sessions, 3);
    NEAR(s.median, 2000, 1e-9); /* of 1000, 2000, 3000 */
    NEAR(s.min, 1000, 1e-9);
    NEAR(s.p95, 3000, 1e-9);
    rs_db_contender none = {.schedule = "none"};
    assert_true(isnan(rs_stats_summary(&none).median));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(order_statistics),
        cmocka_unit_test(student),
        cmocka_unit_test(limits),
        cmocka_unit_test(effect_over_sessions),
        cmocka_unit_test(floor_of_the_spread),
        cmocka_unit_test(verdicts),
        cmocka_unit_test(holes),
        cmocka_unit_test(noise_of_a_session),
        cmocka_unit_test(summaries),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
