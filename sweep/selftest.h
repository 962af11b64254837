/* Does the procedure hold? Thousands of campaigns on a synthetic machine whose truth is known,
   behind the real scheduler (race.h), spending rule, statistics, policies, band search and
   generator. Layer: sweep. Only the timer and the database are replaced: samples go into the
   structures that the database's loader hands out.

   The model of a sample, in ln: truth + the kernel's offset of this session - beta x clock +
   noise, times 1 + a spike now and then. The clock has an offset a session, walks a little at
   each launch and steps now and then; a launch is one sample, of a control too. */
#ifndef RS_SWEEP_SELFTEST_H
#define RS_SWEEP_SELFTEST_H

#include "db/db.h"
#include "sweep/base/rng.h"
#include "sweep/stats.h"

#include <stdio.h>

/* ---- the synthetic machine ---- */

/* Shares as ln; `_p` = probability a launch. */
typedef struct rs_synth_noise {
    double session;        /* SD of the clock between sessions */
    double own;            /* SD, between sessions, of what tells two equal kernels apart */
    double walk;           /* SD of the clock's move at a launch */
    double step, step_p;   /* the clock jumps up or down */
    double flip, flip_p;   /* the clock changes between two states this far apart */
    double sample;         /* SD */
    double spike, spike_p; /* mean of an exponential surplus */
    double tick_ns;        /* resolution of the timer; 0 = fine */
} rs_synth_noise;

/* An ordinary machine; `own` = the kernel-specific offset, 0.004 or 0.008. */
rs_synth_noise rs_synth_noise_usual(double own);

typedef struct rs_synth_kernel {
    const char *name;
    double ns;   /* truth at the reference clock */
    double beta; /* sensitivity to the clock: 1 computes, 0 waits for memory */
} rs_synth_kernel;

enum { RS_SYNTH_KERNELS = 20 };

typedef struct rs_synth {
    const rs_synth_noise *noise;
    rs_rng rng;
    double clock;                    /* ln against the reference */
    bool high;                       /* state of a clock that flips */
    double offset[RS_SYNTH_KERNELS]; /* of this session, ln */
} rs_synth;

/* A fresh process: new clock, new offsets of `count` <= RS_SYNTH_KERNELS kernels. */
void rs_synth_session(rs_synth *synth, size_t count);

/* One sample: ns a launch, of `launches` in a row. */
double rs_synth_time(rs_synth *synth, const rs_synth_kernel *k, size_t index, int32_t launches);

/* What the driver calls the nominal clock: truths are stated at it. */
extern const double rs_synth_reference_mhz;

/* The clock as a driver tells it, MHz. */
double rs_synth_mhz(const rs_synth *synth);

/* ---- a cell ---- */

typedef struct rs_synth_job {
    const rs_synth_noise *noise;
    const rs_synth_kernel *kernels; /* names ascending */
    size_t count;
    const char *incumbent; /* a kernel's name or NULL */
    const rs_limits *limits;
    uint64_t seed;
    int32_t t, launches;
    int sessions_least, sessions_most; /* equal: so many, whatever the samples say */
    bool screen;                       /* in the first session; else it is as the others */
} rs_synth_job;

typedef struct rs_synth_cell {
    rs_db_point point; /* as loaded: no controls, no excluded samples */
    int sessions;
    int64_t samples; /* without controls */
} rs_synth_cell;

/* Measure as a campaign does. Memory from `arena`. */
RS_NODISCARD rs_status rs_synth_measure(rs_arena *arena,
                                        const rs_synth_job *job,
                                        rs_synth_cell *out_cell,
                                        rs_err *err);

/* What A/A sessions of this machine say of it, as `sweep probe` computes it. */
RS_NODISCARD rs_status rs_synth_calibrate(const rs_synth_noise *noise,
                                          double ns,
                                          int32_t launches,
                                          uint64_t seed,
                                          rs_limits *out_limits,
                                          rs_err *err);

/* ---- the curve: kernels over widths ---- */

/* gemv serves widths up to NARROW; the kernel "lone" leads at one width alone. */
enum { RS_CURVE_WIDTHS = 24, RS_CURVE_KERNELS = 6, RS_CURVE_NARROW = 16, RS_CURVE_LONE = 8 };
extern const int32_t rs_curve_widths[RS_CURVE_WIDTHS];
extern const char *const rs_curve_names[RS_CURVE_KERNELS];

/* Truth in ns; 0 = outside the kernel's domain. */
double rs_curve_ns(size_t kernel, int32_t t);
double rs_curve_best_ns(int32_t t);

/* ---- gates ---- */

/* Where gates are reported: one line each, or an element of a JSON array. */
typedef struct rs_selftest {
    int64_t trials;
    uint64_t seed;
    struct rs_json *json; /* NULL = text to `out` */
    FILE *out;
    int gates, failed;
} rs_selftest;

typedef enum rs_gate_kind { RS_GATE_AT_MOST, RS_GATE_AT_LEAST, RS_GATE_TOLD } rs_gate_kind;

/* Share of trials with its 95 % interval (Wilson, JASA 1927). TOLD: no bound, for the reader.
 */
void rs_gate_rate(rs_selftest *test,
                  rs_gate_kind kind,
                  double bound,
                  int64_t hits,
                  int64_t trials,
                  const char *format,
                  ...) RS_PRINTF(6, 7);

/* Mean of values given by their sum and sum of squares. */
void rs_gate_mean(rs_selftest *test,
                  rs_gate_kind kind,
                  double bound,
                  double sum,
                  double squares,
                  int64_t trials,
                  const char *format,
                  ...) RS_PRINTF(7, 8);

/* Largest of a share over all trials. */
void rs_gate_most(
    rs_selftest *test, double bound, double most, int64_t trials, const char *format, ...)
    RS_PRINTF(5, 6);

/* The seed of trial `index` of the scenario called `name`. */
uint64_t rs_selftest_seed(const rs_selftest *test, const char *name, int64_t index);

/* Two kernels; sixteen in a race; a curve over 24 widths. Failures are of the code under test,
   never of a gate. */
RS_NODISCARD rs_status rs_selftest_pairs(rs_selftest *test, rs_err *err);
RS_NODISCARD rs_status rs_selftest_race(rs_selftest *test, rs_err *err);
RS_NODISCARD rs_status rs_selftest_curve(rs_selftest *test, rs_err *err);

#endif
