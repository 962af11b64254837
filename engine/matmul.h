/* y = W x in FP32, for `--weights exact`. Layer: engine. */
#ifndef RS_ENGINE_MATMUL_H
#define RS_ENGINE_MATMUL_H

#include "kernels/pool.h"

/* y[t][n] = x[t][k] W[n][k]^T, all FP32, row-major. Rows of W are shared out over the pool; the
   order of each sum depends on k alone, so results do not change with t or threads. */
void rs_matmul(
    rs_pool *pool, const float *w, const float *x, float *y, int32_t n, int32_t k, int64_t t);

#endif
