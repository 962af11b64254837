/* What the parent asks of a worker, and the marker page they share. Layer: sweep.
   A job travels as text lines on the worker's standard input; results come back as text lines
   on its standard output, a cell at a time. The marker tells the parent what the worker was
   doing when it died or hung: it lies in shared memory so that no system call stands near a
   timed region. */
#ifndef RS_SWEEP_JOB_H
#define RS_SWEEP_JOB_H

#include "kernels/shape.h"
#include "sweep/base/arena.h"
#include "sweep/mode.h"

#include <stdio.h>

typedef struct rs_job_run {
    const char *schedule;
    bool incumbent; /* never screened out */
    bool twin;      /* of the run before: on weights of its own, not checked again */
} rs_job_run;

typedef struct rs_job_case {
    rs_shape shape;
    const char *model; /* GGUF file with the weights, NULL = synthetic */
    size_t projection; /* index in the file */
} rs_job_case;

typedef struct rs_job_cell {
    size_t case_index;
    int32_t t, session; /* session: which of this cell's, from 1; a replay asks for it */
    rs_job_run *runs;
    size_t run_count;
} rs_job_cell;

typedef struct rs_job {
    const char *backend; /* "cpu", "cuda:0" */
    rs_mode mode;
    bool probe; /* measure ceilings, nothing else */
    uint64_t seed;
    int32_t rounds;  /* at most; even: mirrored blocks of two; 0 = check only */
    bool screen;     /* clear losers leave, see race.h */
    double g;        /* smallest effect that may throw out, ln ratio */
    int32_t threads; /* 0 = all CPUs */
    const char **plugins;
    size_t plugin_count;
    rs_job_case *cases;
    size_t case_count;
    rs_job_cell *cells;
    size_t cell_count;
} rs_job;

/* Write `job` to a stream; IO when it breaks. */
RS_NODISCARD rs_status rs_job_write(FILE *out, const rs_job *job, rs_err *err);

/* Read a job up to its "go" line. FORMAT on anything unexpected. */
RS_NODISCARD rs_status rs_job_read(FILE *in, rs_arena *arena, rs_job *out_job, rs_err *err);

/* Phases of a worker, for the parent's deadline and blame. */
typedef enum rs_phase { RS_PHASE_SETUP, RS_PHASE_LAUNCH, RS_PHASE_CONTROL } rs_phase;

typedef struct rs_marker {
    volatile int64_t since_ns; /* CLOCK_MONOTONIC of the last change */
    volatile int32_t phase;
    volatile int32_t cell; /* index in the job */
    volatile int32_t run;  /* index in the cell; meaningful in RS_PHASE_LAUNCH */
} rs_marker;

/* File descriptors of a worker beside the three standard ones. */
enum { RS_MARKER_FD = 3 };

#endif
