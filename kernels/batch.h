/* Work on backend memory that is waited for once. Layer: kernels. What checks do around
   launches: put operands back, launch, ask about outputs where they lie (a wide output is
   hundreds of megabytes, and fetching it would cost more than computing it). All of it, and
   launches on the stream NULL between, happens in the order in which it was asked for; answers
   are there after `wait`. On the CPU everything is done when it is asked for. */
#ifndef RS_KERNELS_BATCH_H
#define RS_KERNELS_BATCH_H

#include "kernels/backend.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_BATCH_ROWS = 32, RS_BATCH_FILLS = 6, RS_BATCH_QUESTIONS = 6 };
enum { RS_BATCH_ANSWERS = 24, RS_BATCH_STAMPS = 8 };

typedef struct rs_batch rs_batch;

/* One region to write. Both 2-byte aligned; quickest where all is 16-byte aligned. */
typedef struct rs_batch_fill {
    void *to;
    const void *from; /* of the same size; NULL: every 16-bit value becomes `value` */
    uint16_t value;
    size_t bytes; /* a last odd byte gets the low half of `value` */
} rs_batch_fill;

/* Which 16-bit values are looked for: those with lo <= (value & mask) <= hi, or all others. */
typedef struct rs_value_range {
    uint16_t mask, lo, hi;
    bool others;
} rs_value_range;

typedef enum rs_batch_kind {
    RS_BATCH_FIRST, /* index of the first value of `range`; `count` when there is none */
    RS_BATCH_EQUAL, /* 1 when a and b hold the same, else 0 */
    RS_BATCH_DIGEST /* order-dependent, the same on every backend: sum of rs_memory_mix(i,
                       value) */
} rs_batch_kind;

typedef struct rs_batch_question {
    rs_batch_kind kind;
    int answer; /* its place: 0 .. RS_BATCH_ANSWERS - 1, each used once until `wait` */
    const uint16_t *a, *b;
    size_t count; /* of 16-bit values */
    rs_value_range range;
} rs_batch_question;

typedef struct rs_batch_answers {
    uint64_t values[RS_BATCH_ANSWERS];
    double stamps_ns[RS_BATCH_STAMPS]; /* times since stamp 0 */
    const uint16_t *gathered;          /* stays until the next wait */
} rs_batch_answers;

typedef struct rs_batch_ops {
    /* Room for `gathered` values. NO_MEMORY, DEVICE. */
    rs_status (*open)(size_t gathered, rs_batch **out_batch, rs_err *err);
    void (*close)(rs_batch *batch);
    /* `count` regions, none overlapping another. */
    rs_status (*fill)(rs_batch *batch, const rs_batch_fill *list, int count, rs_err *err);
    rs_status (*ask)(rs_batch *batch, const rs_batch_question *list, int count, rs_err *err);
    /* Rows of y[T][N]: gathered[at + i * T + t] = y[t][rows[i]], at most RS_BATCH_ROWS rows. */
    rs_status (*gather)(rs_batch *batch,
                        const uint16_t *y,
                        int32_t n,
                        int32_t t,
                        const int32_t *rows,
                        int32_t row_count,
                        size_t at,
                        rs_err *err);
    /* When the backend gets here. Stamp 0 comes first where there is any. */
    rs_status (*stamp)(rs_batch *batch, int stamp, rs_err *err);
    /* Wait for all of it; DEVICE when something failed. */
    rs_status (*wait)(rs_batch *batch, rs_batch_answers *out, rs_err *err);
} rs_batch_ops;

static inline RS_MEMORY_BOTH bool rs_batch_is_in(uint16_t value, rs_value_range range)
{
    uint16_t v = value & range.mask;
    return (v >= range.lo && v <= range.hi) != range.others;
}

/* The table of `backend`. NULL when this build lacks it. */
const rs_batch_ops *rs_batch_of(rs_backend backend);

extern const rs_batch_ops rs_batch_cpu;
#ifdef ROUTESWEEP_CUDA
extern const rs_batch_ops rs_batch_cuda;
#endif

#ifdef __cplusplus
}
#endif
#endif
