/* Taking a time, per backend. Layer: sweep. The rules are in docs of ARCHITECTURE.md ("Modes").
   Nothing here allocates, logs or does I/O between a start and its stop. */
#ifndef RS_SWEEP_MEASURE_H
#define RS_SWEEP_MEASURE_H

#include "kernels/backend.h"
#include "kernels/candidate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A thing to time: run() starts launch number `index` (the copy of the weights to use is
   index % copies) on `stream` (CUDA) or does it (CPU). */
typedef struct rs_launch {
    rs_status (*run)(void *arg, int32_t index, void *stream, rs_err *err);
    void *arg;
} rs_launch;

/* Memory that `cold` must evict before a launch (CPU flushes the lines; CUDA reads 4x L2). */
typedef struct rs_operands {
    const void *data[4];
    size_t bytes[4];
    int count;
} rs_operands;

enum { RS_MEASURE_MATH_LAUNCHES = 10 }; /* of a control_math chain */
enum { RS_MEASURE_LOOKS = 6 };

typedef enum rs_flush { RS_FLUSH_READ, RS_FLUSH_MEMSET } rs_flush;

typedef struct rs_measure rs_measure; /* a backend's timers, flush buffer, control buffers */
typedef struct rs_chain rs_chain;     /* launches prepared to be timed together */

typedef struct rs_measure_ops {
    /* `pool` for CPU, NULL for CUDA. Takes all memory that later calls need. */
    rs_status (*open)(const rs_device *device, rs_pool *pool, rs_measure **out, rs_err *err);
    void (*close)(rs_measure *m);

    /* Launches 0 .. count - 1, `count` <= RS_MEASURE_LOOKS, one behind the other, each between
       two time stamps, no flush: for estimates. out_ns: one each. */
    rs_status (*looks)(
        rs_measure *m, const rs_launch *launch, int32_t count, double *out_ns, rs_err *err);

    /* Flush, then one launch between two time stamps. RS_FLUSH_READ: on the CPU `operands` are
       flushed with clflushopt; on CUDA a buffer of max(64 MiB, 4x L2) is read. RS_FLUSH_MEMSET:
       that buffer (CPU: twice the cache) is overwritten. *out_flush_ns, host time of the
       flush. */
    rs_status (*cold)(rs_measure *m,
                      const rs_launch *launch,
                      const rs_operands *operands,
                      rs_flush flush,
                      double *out_ns,
                      double *out_flush_ns,
                      rs_err *err);

    /* Copy `bytes` on the backend as part of a chain's launch (mode trace); CUDA: by a small
       kernel with a programmatic launch, as what stands between two projections of a model. */
    rs_status (*copy)(
        rs_measure *m, void *to, const void *from, size_t bytes, void *stream, rs_err *err);

    /* `launches` launches prepared as one unit (CUDA: a captured graph; CPU: a loop). The
       launch struct is copied, its arg must outlive the chain. */
    rs_status (*chain_new)(
        rs_measure *m, const rs_launch *launch, int32_t launches, rs_chain **out, rs_err *err);
    /* One run = one sample: *out_ns is the time of the whole divided by launches. */
    rs_status (*chain_run)(rs_measure *m, rs_chain *chain, double *out_ns, rs_err *err);
    void (*chain_free)(rs_measure *m, rs_chain *chain);
    /* `chain` (NULL: none) is run behind the one that is run next: CUDA enqueues it while that
       one runs, so that the device need not wait for the host between two samples. The function
       is NULL where that makes no difference. */
    void (*chain_behind)(rs_measure *m, rs_chain *chain);

    /* Controls, as chains: a plain read stream of `bytes` a launch over distinct memory (4x the
       cache in all), and a dependent-free multiply-add loop of about 100 us (MMA on CUDA). */
    rs_status (*control_read)(
        rs_measure *m, size_t bytes, int32_t launches, rs_chain **out, rs_err *err);
    rs_status (*control_math)(rs_measure *m, rs_chain **out, rs_err *err);

    /* Highest measured multiply-add rate (operations a second) that a candidate of this numeric
       class could use; 0 = not measured, then no compute floor applies. Measured at open. */
    double (*peak_flops)(rs_measure *m, rs_numeric numeric);

    /* Measure that rate again for a tenth of a second and keep the better one: before a time is
       called impossible the ceiling must have had its chance. NULL: measured once and for all.
     */
    void (*peak_again)(rs_measure *m, rs_numeric numeric);
} rs_measure_ops;

/* The table of a backend; NULL when this build lacks it. */
const rs_measure_ops *rs_measure_of(rs_backend backend);

extern const rs_measure_ops rs_measure_cpu;
#ifdef ROUTESWEEP_CUDA
extern const rs_measure_ops rs_measure_cuda;
#endif

#ifdef __cplusplus
}
#endif
#endif
