/* The synthetic machine: its noise is what it says, its cells are what the loader hands out. */
#include "sweep/selftest.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DRAWS = 40000 };

static const rs_synth_kernel kernel = {"k", 1000, 1};

typedef struct moments {
    double sum, squares;
    int n;
} moments;

static void take(moments *m, double x)
{
    m->sum += x;
    m->squares += x * x;
    m->n++;
}

static double mean(const moments *m)
{
    return m->sum / m->n;
}

static double sd(const moments *m)
{
    return sqrt(m->squares / m->n - mean(m) * mean(m));
}

static void near(double got, double wanted, double tolerance)
{
    if (!(fabs(got - wanted) <= tolerance))
        fail_msg("%g is not %g within %g", got, wanted, tolerance);
}

static void sessions_differ(void **state)
{
    (void)state;
    rs_synth_noise noise = {.session = 0.035, .own = 0.004};
    rs_synth s = {.noise = &noise, .rng = {1}};
    moments clock = {0}, pair = {0};
    rs_synth_kernel slow = kernel;
    slow.ns *= 1.02;
    for (int i = 0; i < DRAWS; i++) {
        rs_synth_session(&s, 2);
        double a = rs_synth_time(&s, &kernel, 0, 1), b = rs_synth_time(&s, &slow, 1, 1);
        take(&pair, log(b / a));
        take(&clock, log(rs_synth_mhz(&s)));
    }
    near(mean(&pair), log(1.02), 0.0001);
    near(sd(&pair), 0.004, 0.0001);
    near(sd(&clock), 0.035, 0.001);
    near(mean(&clock), log(1980), 0.001);
}

static void noise_is_as_planted(void **state)
{
    (void)state;
    rs_synth_noise noise = {.sample = 0.006, .spike = 0.08, .spike_p = 0.04};
    rs_synth s = {.noise = &noise, .rng = {2}};
    moments x = {0}, spikes = {0};
    for (int i = 0; i < DRAWS; i++) {
        double v = log(rs_synth_time(&s, &kernel, 0, 1) / 1000);
        if (v > 0.03)
            take(&spikes, expm1(v) - 0.03); /* an exponential's rest is the same exponential */
        else
            take(&x, v);
    }
    near(spikes.n / (double)DRAWS, 0.04 * exp(-0.03 / 0.08), 0.004);
    near(mean(&spikes), 0.08, 0.006);
    near(sd(&x), 0.006, 0.001);
}

static void clock_walks_steps_and_flips(void **state)
{
    (void)state;
    rs_synth_noise noise = {.walk = 0.0015, .step = 0.02, .step_p = 0.01};
    rs_synth s = {.noise = &noise, .rng = {3}};
    moments walk = {0}, steps = {0};
    for (int i = 0; i < DRAWS; i++) {
        double before = s.clock;
        (void)rs_synth_time(&s, &kernel, 0, 1);
        take(fabs(s.clock - before) > 0.01 ? &steps : &walk, fabs(s.clock - before));
        s.clock = 0;
    }
    near(steps.n / (double)DRAWS, 0.01, 0.002);
    near(mean(&steps), 0.02, 0.0005);
    near(sqrt(walk.squares / walk.n), 0.0015, 0.00005);
    noise = (rs_synth_noise){.flip = 0.07, .flip_p = 0.05};
    moments high = {0};
    for (int i = 0; i < DRAWS; i++) {
        double v = log(rs_synth_time(&s, &kernel, 0, 1) / 1000);
        near(fabs(v), 0.035, 1e-9);
        take(&high, v < 0);
    }
    near(mean(&high), 0.5, 0.05);
}

static void clock_moves_kernels_by_their_sensitivity(void **state)
{
    (void)state;
    rs_synth_noise none = {0};
    rs_synth s = {.noise = &none, .clock = 0.1};
    rs_synth_kernel waits = {"w", 1000, 0.3};
    near(rs_synth_time(&s, &kernel, 0, 1), 1000 * exp(-0.1), 1e-9);
    near(rs_synth_time(&s, &waits, 1, 1), 1000 * exp(-0.03), 1e-9);
    near(rs_synth_mhz(&s), 1980 * exp(0.1), 7.5); /* in steps of 15 MHz */
}

static void timer_has_ticks(void **state)
{
    (void)state;
    rs_synth_noise noise = {.tick_ns = 1000};
    rs_synth s = {.noise = &noise};
    rs_synth_kernel k = {"k", 4260, 1};
    near(rs_synth_time(&s, &k, 0, 1), 4000, 1e-9);
    near(rs_synth_time(&s, &k, 0, 16), 68000.0 / 16, 1e-9);
    k.ns = 10;
    near(rs_synth_time(&s, &k, 0, 1), 1000, 1e-9); /* never nothing */
}

/* ---- cells ---- */

static const rs_synth_kernel field[] = {{"a", 20000, 1}, {"b", 20100, 1}, {"c", 30000, 1}};

static rs_synth_job job_of(const rs_synth_noise *noise, const rs_limits *limits)
{
    return (rs_synth_job){.noise = noise,
                          .kernels = field,
                          .count = 3,
                          .limits = limits,
                          .seed = 7,
                          .t = 8,
                          .launches = 4,
                          .sessions_least = 3,
                          .sessions_most = 6,
                          .screen = true};
}

static void cell_is_as_loaded(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_synth_noise noise = rs_synth_noise_usual(0.004);
    rs_limits limits = rs_limits_of(0.004);
    rs_synth_job job = job_of(&noise, &limits);
    rs_synth_cell cell, again;
    rs_err err = {0};
    job.incumbent = "b";
    assert_int_equal(rs_synth_measure(arena, &job, &cell, &err), RS_OK);
    assert_true(cell.sessions >= 3 && cell.sessions <= 6);
    assert_int_equal(cell.point.contenders[2].outcome, RS_DB_DROPPED);
    assert_int_equal(cell.point.contenders[2].series_count, 1);
    assert_int_equal(cell.point.contenders[2].series[0].count, 4); /* two blocks, then out */
    assert_int_equal(cell.point.contenders[1].incumbent_session, cell.sessions);
    for (size_t i = 0; i < 2; i++) {
        const rs_db_contender *c = &cell.point.contenders[i];
        assert_int_equal(c->outcome, RS_DB_OK);
        assert_int_equal(c->series_count, cell.sessions);
        assert_int_equal(c->series[1].count, 12);
        for (size_t k = 1; k < 12; k++)
            assert_true(c->series[1].samples[k].round > c->series[1].samples[k - 1].round &&
                        c->series[1].samples[k].launches == 4 &&
                        c->series[1].samples[k].sm_mhz > 0);
    }
    assert_int_equal(rs_synth_measure(arena, &job, &again, &err), RS_OK);
    assert_true(again.samples == cell.samples && again.sessions == cell.sessions);
    assert_memory_equal(again.point.contenders[0].series[2].samples,
                        cell.point.contenders[0].series[2].samples, sizeof(rs_db_sample));
    rs_arena_free(arena);
}

/* The incumbent races on however slow it is; an odd number of sessions can be asked for. */
static void incumbent_and_fixed_sessions(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_synth_noise noise = rs_synth_noise_usual(0.004);
    rs_limits limits = rs_limits_of(0.004);
    rs_synth_job job = job_of(&noise, &limits);
    rs_synth_cell cell;
    rs_err err = {0};
    job.incumbent = "c";
    job.sessions_least = job.sessions_most = 5;
    assert_int_equal(rs_synth_measure(arena, &job, &cell, &err), RS_OK);
    assert_int_equal(cell.sessions, 5);
    assert_int_equal(cell.point.contenders[2].outcome, RS_DB_OK);
    assert_int_equal(cell.point.contenders[2].series_count, 5);
    rs_arena_free(arena);
}

static void steps_disturb_blocks(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_synth_noise noise = {.sample = 0.002, .step = 0.2, .step_p = 0.02};
    rs_limits limits = rs_limits_of(0.004);
    rs_synth_job job = job_of(&noise, &limits);
    rs_synth_cell cell;
    rs_err err = {0};
    int left_out = 0;
    job.screen = false;
    job.sessions_least = job.sessions_most = 40;
    assert_int_equal(rs_synth_measure(arena, &job, &cell, &err), RS_OK);
    for (size_t i = 0; i < 40; i++) {
        const rs_db_series *s = &cell.point.contenders[0].series[i];
        assert_int_equal(s->count, 12); /* the disturbed blocks were run again */
        left_out += s->samples[11].round > 11;
    }
    assert_true(left_out > 5);
    rs_arena_free(arena);
}

static void calibration_finds_the_planted_offset(void **state)
{
    (void)state;
    rs_synth_noise noise = rs_synth_noise_usual(0.008);
    rs_limits limits = {0};
    rs_err err = {0};
    assert_int_equal(rs_synth_calibrate(&noise, 20000, 1, 5, &limits, &err), RS_OK);
    near(limits.s_aa, 0.008, 0.001);
}

/* ---- gates ---- */

static void gates_pass_and_fail(void **state)
{
    (void)state;
    char *text = NULL;
    size_t size = 0;
    rs_selftest test = {.trials = 100, .out = open_memstream(&text, &size)};
    assert_non_null(test.out);
    rs_gate_rate(&test, RS_GATE_AT_MOST, 0.05, 5, 100, "five %d", 1);
    rs_gate_rate(&test, RS_GATE_AT_MOST, 0.05, 6, 100, "six");
    rs_gate_rate(&test, RS_GATE_AT_LEAST, 0.05, 4, 100, "four");
    rs_gate_rate(&test, RS_GATE_TOLD, 0, 50, 100, "told");
    rs_gate_mean(&test, RS_GATE_AT_MOST, 3, 300, 1000, 100, "mean");
    rs_gate_most(&test, 0.02, 0.021, 100, "most");
    fclose(test.out);
    assert_int_equal(test.gates, 5);
    assert_int_equal(test.failed, 3);
    /* Wilson's interval of 5 in 100 */
    assert_non_null(strstr(text, "[2.15, 11.18]"));
    assert_int_equal(strncmp(text, "ok   five 1 ", 12), 0);
    free(text);
}

static void seeds_differ(void **state)
{
    (void)state;
    rs_selftest test = {.seed = 1}, other = {.seed = 2};
    uint64_t seed = rs_selftest_seed(&test, "x", 3);
    assert_true(seed == rs_selftest_seed(&test, "x", 3));
    assert_true(seed != rs_selftest_seed(&test, "x", 4) &&
                seed != rs_selftest_seed(&test, "y", 3) &&
                seed != rs_selftest_seed(&other, "x", 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sessions_differ),
        cmocka_unit_test(noise_is_as_planted),
        cmocka_unit_test(clock_walks_steps_and_flips),
        cmocka_unit_test(clock_moves_kernels_by_their_sensitivity),
        cmocka_unit_test(timer_has_ticks),
        cmocka_unit_test(cell_is_as_loaded),
        cmocka_unit_test(incumbent_and_fixed_sessions),
        cmocka_unit_test(steps_disturb_blocks),
        cmocka_unit_test(calibration_finds_the_planted_offset),
        cmocka_unit_test(gates_pass_and_fail),
        cmocka_unit_test(seeds_differ),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
