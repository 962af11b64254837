/* Sixteen kernels in the screening session: is the best kept, and at what price? Layer: sweep.
 */
#include "sweep/selftest.h"

#include <math.h>
#include <string.h>

enum { RACERS = 16, FIXED_ROUNDS = 31 };

/* How far the others are behind the best, ln: exponential of this mean, and under what the
   first look of a cell throws out anyway. On an H200 the schedules of a cell are on average 40
   % (GEMV knobs) to 60 % (a whole campaign) behind, 3 % of them less than 2 %: this is closer.
 */
static const double behind_mean = 0.40, behind_most = 1.0986;

typedef struct field {
    rs_synth_kernel kernels[RACERS];
    char names[RACERS][4];
} field;

static void draw_field(field *f, rs_rng *rng, double beta_least)
{
    for (size_t i = 0; i < RACERS; i++) {
        double behind = behind_most + 1;
        while (behind > behind_most)
            behind = i ? -behind_mean * log(1 - rs_rng_unit(rng)) : 0;
        snprintf(f->names[i], sizeof f->names[i], "k%c", (char)('a' + i));
        f->kernels[i] = (rs_synth_kernel){f->names[i], 20000 * exp(behind),
                                          beta_least + (1 - beta_least) * rs_rng_unit(rng)};
    }
}

static bool kept_best(const field *f, const rs_synth_cell *cell, double tau)
{
    for (size_t i = 0; i < RACERS; i++)
        if (cell->point.contenders[i].outcome == RS_DB_OK &&
            log(f->kernels[i].ns / f->kernels[0].ns) <= tau)
            return true;
    return false;
}

static rs_status run_trial(const rs_selftest *test,
                           const char *name,
                           int64_t index,
                           const rs_synth_noise *noise,
                           const rs_limits *limits,
                           double beta_least,
                           bool *kept,
                           double *cost,
                           rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_rng rng = {rs_selftest_seed(test, name, index)};
    field f;
    rs_synth_cell cell;
    draw_field(&f, &rng, beta_least);
    rs_synth_job job = {.noise = noise,
                        .kernels = f.kernels,
                        .count = RACERS,
                        .limits = limits,
                        .seed = rs_rng_u64(&rng),
                        .t = 1,
                        .launches = 1,
                        .sessions_least = 1,
                        .sessions_most = 1,
                        .screen = true};
    rs_status st = rs_synth_measure(arena, &job, &cell, err);
    *kept = !st && kept_best(&f, &cell, limits->tau);
    *cost = st ? 0 : (double)cell.samples / (FIXED_ROUNDS * RACERS);
    rs_arena_free(arena);
    return st;
}

static rs_status run_case(rs_selftest *test, double own, double beta_least, rs_err *err)
{
    char name[64];
    rs_synth_noise noise = rs_synth_noise_usual(own);
    rs_limits limits;
    rs_gate_kind least = beta_least < 1 ? RS_GATE_TOLD : RS_GATE_AT_LEAST;
    rs_gate_kind most = beta_least < 1 ? RS_GATE_TOLD : RS_GATE_AT_MOST;
    int64_t kept_count = 0;
    double sum = 0, squares = 0;
    snprintf(name, sizeof name, "K = %d, SS %.1f %%, beta %s", RACERS, 100 * own,
             beta_least < 1 ? "0.3..1" : "1");
    rs_status st =
        rs_synth_calibrate(&noise, 20000, 1, rs_selftest_seed(test, "aa", 0), &limits, err);
    for (int64_t i = 0; i < test->trials && !st; i++) {
        bool kept = false;
        double cost = 0;
        st = run_trial(test, name, i, &noise, &limits, beta_least, &kept, &cost, err);
        kept_count += kept;
        sum += 100 * cost;
        squares += 1e4 * cost * cost;
    }
    if (st)
        return st;
    rs_gate_rate(test, least, 0.995, kept_count, test->trials,
                 "race keeps the best within tau, %s", name);
    rs_gate_mean(test, most, 40, sum, squares, test->trials, "race's cost, %% of %d x K, %s",
                 FIXED_ROUNDS, name);
    return RS_OK;
}

rs_status rs_selftest_race(rs_selftest *test, rs_err *err)
{
    rs_status st = run_case(test, 0.004, 1, err);
    if (!st)
        st = run_case(test, 0.008, 1, err);
    return st ? st : run_case(test, 0.004, 0.3, err);
}
