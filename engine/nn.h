/* Elementwise parts of a transformer in FP32, rows shared out over the pool. Layer: engine.
   All arrays are row-major and contiguous; `t` is the number of rows. */
#ifndef RS_ENGINE_NN_H
#define RS_ENGINE_NN_H

#include "engine/arch.h"
#include "kernels/pool.h"

/* out[t][n] = x / sqrt(mean(x^2) + eps) * weight[n]; out may be x. Squares are summed in FP32.
   Source: Zhang and Sennrich, NeurIPS 2019. */
void rs_nn_norm(rs_pool *pool,
                const float *x,
                const float *weight,
                float eps,
                int32_t n,
                int64_t t,
                float *out);

/* y[t][n] += x[t][n]. */
void rs_nn_add(rs_pool *pool, float *y, const float *x, int32_t n, int64_t t);

/* y[t][n] += bias[n]. */
void rs_nn_bias(rs_pool *pool, float *y, const float *bias, int32_t n, int64_t t);

/* gate[t][n] = f(gate) * up; f by the op: linear_swiglu or linear_geglu. */
void rs_nn_gate(rs_pool *pool, rs_op op, float *gate, const float *up, int32_t n, int64_t t);

/* Sines and cosines of positions below a limit, made once. */
typedef struct rs_rope {
    int32_t dims, positions;
    rs_rope_style style;
    float *table; /* [positions][dims / 2][cos, sin] */
} rs_rope;

/* Angle of pair i at position p: p scale base^(-2i / dims) / factor[i]. NO_MEMORY. Free with
   rs_rope_close. Source: Su et al., RoFormer, 2021. */
RS_NODISCARD rs_status rs_rope_open(
    const rs_arch *arch, bool local, int32_t positions, rs_rope *out_rope, rs_err *err);
void rs_rope_close(rs_rope *rope);

/* Turn the heads of x[t][heads][head_dim] in place, row i as of positions[i]. */
void rs_nn_rope(rs_pool *pool,
                const rs_rope *rope,
                const int32_t *positions,
                float *x,
                int32_t heads,
                int32_t head_dim,
                int64_t t);

/* bf16 from and to FP32, `count` values. */
void rs_nn_narrow(rs_pool *pool, const float *x, uint16_t *out, int64_t count);
void rs_nn_widen(rs_pool *pool, const uint16_t *x, float *out, int64_t count);

/* x = c tanh(x / c); nothing where c is 0. */
void rs_nn_softcap(float *x, float c, int64_t count);

#endif
