/* Times a model's projections through one route table, or through two in turn. Layer: engine.
 */
#ifndef RS_ENGINE_BENCH_H
#define RS_ENGINE_BENCH_H

#include "engine/projections.h"

/* Order statistics in nanoseconds; quantiles interpolate linearly between order statistics. */
typedef struct rs_bench_time {
    double min, median, p95;
} rs_bench_time;

/* Times of one width. With two sides, side 0 is "before" and side 1 "after", and a round is the
   mirrored block 0 1 1 0, so that drift within a block cancels. */
typedef struct rs_bench_result {
    int32_t t;
    int32_t rounds;
    rs_bench_time total[2];           /* one pass */
    double ratio, ratio_lo, ratio_hi; /* after / before: median and 5..95 % over the blocks */
    double *shape_ns[2];              /* median a call, one for each distinct shape */
    double difference;                /* largest relative L2 difference of the sides' outputs */
} rs_bench_result;

typedef struct rs_bench_options {
    int32_t rounds; /* 0 = until 5 s a width are spent, at least 5 and at most 50 */
    int side_count; /* 1 or 2 */
} rs_bench_options;

/* Check that the outputs of all shapes at width t are finite and, with two sides, agree within
   the limits of their numeric classes; then warm up and time. CHECK names the shape and the
   schedules: no time of a wrong result is ever reported. Memory belongs to `arena`. */
RS_NODISCARD rs_status rs_bench_width(rs_arena *arena,
                                      const rs_projections *p,
                                      const rs_side *sides,
                                      const rs_bench_options *options,
                                      int32_t t,
                                      rs_bench_result *out_result,
                                      rs_err *err);

/* Quantile q in [0, 1] of `values`, which are sorted in place. count >= 1. */
double rs_bench_quantile(double *values, size_t count, double q);

#endif
