/* The step detector by simulation: the false alarm rate, the delay, and what must not alarm.
   RS_SEED=n repeats a run; the seed and the figures are printed. RS_TEST_QUICK: an eighth
   of the trials, for a slow processor or a tool that makes one. */
#include "sweep/drift.h"

#include "sweep/base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static uint64_t seed = 20240607;
static int fewer = 1; /* trials are divided by this */

/* A time of 1 ms with 0.6 % noise; 4 % of them have a spike of 8 % on average. */
static double noisy(rs_rng *rng, double factor)
{
    double t = 1e6 * factor * exp(0.006 * rs_rng_normal(rng));
    if (rs_rng_unit(rng) < 0.04)
        t *= 1 - 0.08 * log(1 - rs_rng_unit(rng));
    return t;
}

/* False alarms per 1000 rounds. */
static double false_alarms(rs_rng *rng, int cells, int rounds)
{
    long alarms = 0;
    for (int c = 0; c < cells; c++) {
        rs_drift d;
        rs_drift_init(&d);
        for (int i = 0; i < rounds; i++)
            alarms += rs_drift_add(&d, noisy(rng, 1));
    }
    return 1000.0 * (double)alarms / ((double)cells * rounds);
}

static void test_false_alarms(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    double lengthy = false_alarms(&rng, 200 / fewer, 1000);
    double brief = false_alarms(&rng, 10000 / fewer, 20);
    printf(
        "seed %llu: false alarms per 1000 rounds: %.2f in cells of 1000, %.2f in cells of 20\n",
        (unsigned long long)seed, lengthy, brief);
    assert_true(lengthy <= 2 && brief <= 2);
}

enum { TRIALS = 4000, PATIENCE = 60 };

/* Rounds from the step to the alarm, counted: delay[i] took i + 1; the last entry never did. */
static void delays(rs_rng *rng, double step, int delay[PATIENCE + 1])
{
    for (int trial = 0; trial < TRIALS / fewer; trial++) {
        rs_drift d;
        rs_drift_init(&d);
        int before = 10 + trial % 80, took = 0;
        for (int i = 0; i < before; i++)
            rs_drift_add(&d, noisy(rng, 1));
        while (took < PATIENCE && !rs_drift_add(&d, noisy(rng, 1 + step)))
            took++;
        delay[took]++;
    }
}

/* The share of steps found within `rounds`. */
static double within(const int *delay, int rounds)
{
    int found = 0;
    for (int i = 0; i < rounds; i++)
        found += delay[i];
    return (double)found * fewer / TRIALS;
}

static int quantile(const int *delay, double q)
{
    int rounds = 1;
    while (rounds <= PATIENCE && within(delay, rounds) < q)
        rounds++;
    return rounds;
}

static void test_delay(void **state)
{
    (void)state;
    /* A step down shows later: a spike in the first three rounds hides it. */
    static const struct {
        double step;
        int rounds;
        double share;
    } rows[] = {{0.02, 6, 0.85},  {0.04, 3, 0.95},  {0.08, 3, 0.95},
                {-0.02, 8, 0.80}, {-0.04, 6, 0.90}, {-0.08, 6, 0.95}};
    rs_rng rng = {seed + 1};
    printf("seed %llu\n", (unsigned long long)seed);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int delay[PATIENCE + 1] = {0};
        delays(&rng, rows[i].step, delay);
        printf("step %+3.0f %%: %.1f %% within 3 rounds, median %d, 95 %% within %d, never "
               "%.1f %%\n",
               100 * rows[i].step, 100 * within(delay, 3), quantile(delay, 0.5),
               quantile(delay, 0.95), 100.0 * delay[PATIENCE] * fewer / TRIALS);
        assert_true(within(delay, rows[i].rounds) >= rows[i].share);
    }
}

/* 20 us read with a timer of half a microsecond: one tick more in 3 rounds of 10 is no step,
   four ticks more are. */
static void test_coarse_timer(void **state)
{
    (void)state;
    rs_rng rng = {seed + 2};
    rs_drift d;
    rs_drift_init(&d);
    d.tick_ns = 500;
    for (int i = 0; i < 20000; i++)
        assert_false(rs_drift_add(&d, rs_rng_below(&rng, 10) < 3 ? 20500 : 20000));
    int took = 1;
    while (took < 20 && !rs_drift_add(&d, rs_rng_below(&rng, 10) < 3 ? 22500 : 22000))
        took++;
    printf("coarse timer: a step of 10 %% after %d rounds\n", took);
    assert_true(took <= 3);
    assert_true(d.tick_ns == 500);
}

/* Times that are all the same have no deviation; a quantum of 0.1 % is under the floor. */
static void test_floor(void **state)
{
    (void)state;
    rs_rng rng = {seed + 3};
    rs_drift d;
    rs_drift_init(&d);
    for (int i = 0; i < 1000; i++)
        assert_false(rs_drift_add(&d, 1000));
    for (int i = 0; i < 20000; i++)
        assert_false(rs_drift_add(&d, 1000 + (double)rs_rng_below(&rng, 2)));
}

static void test_restart(void **state)
{
    (void)state;
    rs_drift d;
    rs_drift_init(&d);
    for (int i = 0; i < 100; i++)
        assert_false(rs_drift_add(&d, 1000 + i % 3));
    assert_false(rs_drift_add(&d, 1500));
    assert_false(rs_drift_add(&d, 1500)); /* two spikes are no step */
    assert_true(rs_drift_add(&d, 1500));
    assert_int_equal(d.epoch, 1);
    assert_int_equal(d.onset, 3);
    assert_int_equal(d.count, 0);
    for (int i = 0; i < 100; i++) /* the new pace is the norm now */
        assert_false(rs_drift_add(&d, 1500 + i % 3));
    for (int i = 0; i < 2; i++)
        assert_false(rs_drift_add(&d, 1000));
    assert_true(rs_drift_add(&d, 1000));
    assert_int_equal(d.epoch, 2);
}

static void test_nonsense(void **state)
{
    (void)state;
    rs_drift d;
    rs_drift_init(&d);
    const double bad[] = {0, -1, NAN, INFINITY, -INFINITY};
    for (int i = 0; i < 50; i++)
        assert_false(rs_drift_add(&d, bad[i % 5]));
    assert_int_equal(d.count, 0);
}

int main(void)
{
    if (getenv("RS_SEED"))
        seed = strtoull(getenv("RS_SEED"), NULL, 10);
    fewer = getenv("RS_TEST_QUICK") ? 8 : 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_false_alarms), cmocka_unit_test(test_delay),
        cmocka_unit_test(test_coarse_timer), cmocka_unit_test(test_floor),
        cmocka_unit_test(test_restart),      cmocka_unit_test(test_nonsense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
