/* CUDA reference: any op and format, any T, N and K, on the canonical layout.

   Idea: one warp makes one row of y times eight columns; of a gated op first the gate row's
   sums, then the up row's. Its lanes walk along K, decode a weight
   once with the plain formula of kernels/layout.h, scale it in FP32 (exact: at most 8 + 11
   significant bits) and multiply it into eight FP32 sums; a butterfly adds the lanes. Wins
   never; it is what a table falls back to and what the others are debugged against. No limits
   on the shape. */
#include "kernels/candidate.h"
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/mma.cuh"
#include "kernels/epilogue.h"

static constexpr int WARPS = 4, COLUMNS = 8, GRID_Y_MAX = 65535;

struct ref_matrix {
    const uint8_t *base, *high, *scales;
    int32_t bits, group, groups, k_padded;
    bool is_bf16;
};

/* Value of the weight in row `row`, column `k`. */
__device__ __forceinline__ float ref_weight(const ref_matrix &w, int64_t row, int32_t k)
{
    if (w.group == 1) {
        uint16_t bits = ((const uint16_t *)w.base)[row * w.k_padded + k];
        return w.is_bf16 ? __uint_as_float((uint32_t)bits << 16)
                         : __half2float(__ushort_as_half(bits));
    }
    int64_t g = row * w.groups + k / w.group;
    int32_t i = k % w.group;
    int32_t code;
    if (w.bits == 8) {
        code = (int8_t)w.base[g * w.group + i];
    } else {
        int32_t v = w.base[g * (w.group / 2) + i / 2] >> (4 * (i % 2)) & 15;
        if (w.bits == 5)
            v |= (w.high[g * 8 + i / 8] >> (i % 8) & 1) << 4;
        if (w.bits == 6)
            v |= (w.high[g * 16 + i / 4] >> (2 * (i % 4)) & 3) << 4;
        int32_t sign = 1 << (w.bits - 1);
        code = (v ^ sign) - sign;
    }
    return (float)code * __half2float(((const __half *)w.scales)[g]);
}

/* Sums of one row of W and the columns from t0 on; afterwards each lane has them all. */
__device__ __forceinline__ void ref_row(const ref_matrix &w,
                                        int64_t row,
                                        const uint16_t *x,
                                        int32_t k,
                                        int32_t t,
                                        int64_t t0,
                                        float (&sum)[COLUMNS])
{
    for (int32_t i = threadIdx.x % 32; i < k; i += 32) {
        float weight = ref_weight(w, row, i);
#pragma unroll
        for (int c = 0; c < COLUMNS; c++)
            if (t0 + c < t)
                sum[c] =
                    fmaf(weight, __uint_as_float((uint32_t)x[(t0 + c) * k + i] << 16), sum[c]);
    }
#pragma unroll
    for (int c = 0; c < COLUMNS; c++)
        for (int step = 16; step > 0; step /= 2)
            sum[c] += __shfl_xor_sync(~0u, sum[c], step);
}

/* `up`: how far the up row is from its gate row, 0 unless the op is gated. `y_rows` of y. */
static __global__ void __launch_bounds__(WARPS * 32) linear_ref(ref_matrix w,
                                                                rs_op op,
                                                                const uint16_t *x,
                                                                uint16_t *y,
                                                                int32_t y_rows,
                                                                int32_t up,
                                                                int32_t k,
                                                                int32_t t)
{
    int lane = threadIdx.x % 32;
    int64_t row = (int64_t)blockIdx.x * WARPS + threadIdx.x / 32;
    if (row >= y_rows)
        return;
    for (int64_t t0 = (int64_t)blockIdx.y * COLUMNS; t0 < t;
         t0 += (int64_t)gridDim.y * COLUMNS) {
        float sum[COLUMNS] = {}, up_sum[COLUMNS] = {};
        ref_row(w, row, x, k, t, t0, sum);
        if (up)
            ref_row(w, row + up, x, k, t, t0, up_sum);
#pragma unroll
        for (int c = 0; c < COLUMNS; c++)
            if (lane == c && t0 + c < t) {
                uint16_t *to = y + (t0 + c) * y_rows + row;
                float residual =
                    op == RS_OP_linear_add ? __uint_as_float((uint32_t)*to << 16) : 0.0f;
                *to = rs_to_bf16(rs_epilogue(op, sum[c], up_sum[c], residual));
            }
    }
}

static rs_cuda_config config_of(const rs_call *call)
{
    int32_t passes = (call->t - 1) / COLUMNS + 1;
    int32_t y_rows = rs_op_y_rows(call->shape.op, call->shape.n);
    dim3 grid((unsigned)((y_rows - 1) / WARPS + 1),
              (unsigned)(passes < GRID_Y_MAX ? passes : GRID_Y_MAX));
    return {grid, WARPS * 32, 0, false};
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    const rs_format_info *f = rs_format_get(s->format);
    rs_planes p = rs_layout_planes(s->format, s->n, s->k);
    const uint8_t *at = (const uint8_t *)call->w;
    ref_matrix w = {at + p.base, at + p.high, at + p.scales, f->bits,
                    f->group,    p.groups,    p.k_padded,    s->format == RS_FORMAT_bf16};
    int32_t y_rows = rs_op_y_rows(s->op, s->n), up = rs_op_get(s->op)->gated ? s->n / 2 : 0;
    return rs_cuda_start(linear_ref, config_of(call), call, err, w, s->op, call->x, call->y,
                         y_rows, up, s->k, call->t);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    return rs_cuda_describe(linear_ref, config_of(call), out, err);
}

RS_CANDIDATE(cuda_linear_ref) = {
    .id = "cuda_linear_ref",
    .idea = "reference: a warp a row, plain decode, any op, any shape",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_ALL,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = COLUMNS,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 1,
    .n_multiple = 1,
    .is_ref = true,
    .not_deterministic = false,
    .knob_count = 0,
    .knobs = {},
    .supports = nullptr,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
