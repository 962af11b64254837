/* GEMV in plain C: what any processor can run, several times faster than the reference.
   Idea: decode a group straight from the planes with the format known to the compiler, into
   bare FP32 codes; four independent sums, one multiplication by the scale a group.
   Wins: T = 1 where nothing better is supported. Limits: one column, compute-bound. */
#include "kernels/candidate.h"
#include "kernels/cpu/grid.h"
#include "kernels/epilogue.h"

#include <math.h>

typedef struct job {
    const rs_call *call;
    rs_planes planes;
    const float *x; /* padded to whole groups */
} job;

/* Offset codes of a group: code + 2^(bits - 1). */
RS_INLINE void
decode(const uint8_t *base, const uint8_t *high, const int bits, const int group, float *codes)
{
    const int sign = 1 << (bits - 1);
    for (int i = 0; i < group / 2; i++) {
        int low = base[i] & 15, up = base[i] >> 4;
        if (bits == 5) {
            low |= (high[i / 4] >> (2 * (i % 4)) & 1) << 4;
            up |= (high[i / 4] >> (2 * (i % 4) + 1) & 1) << 4;
        }
        if (bits == 6) {
            low |= (high[i / 2] >> (4 * (i % 2)) & 3) << 4;
            up |= (high[i / 2] >> (4 * (i % 2) + 2) & 3) << 4;
        }
        codes[2 * i] = (float)((low ^ sign) - sign);
        codes[2 * i + 1] = (float)((up ^ sign) - sign);
    }
}

RS_INLINE float group_product(const float *codes, const float *x, const int group)
{
    float sum[4] = {0};
    for (int i = 0; i < group; i += 4)
        for (int e = 0; e < 4; e++)
            sum[e] += codes[i + e] * x[i + e];
    return sum[0] + sum[1] + (sum[2] + sum[3]);
}

RS_INLINE float
row_sum(const job *j, int64_t row, const int bits, const int group, const int high_bytes)
{
    const int base_bytes = bits == 8 ? group : group / 2;
    const uint8_t *w = j->call->w;
    size_t first = (size_t)row * (size_t)j->planes.groups;
    const uint8_t *base = w + j->planes.base + first * (size_t)base_bytes;
    const uint8_t *high = w + j->planes.high + first * (size_t)high_bytes;
    const uint16_t *scales = (const uint16_t *)(const void *)(w + j->planes.scales) + first;
    const float *x = j->x;
    float total = 0;
    for (int32_t g = 0; g < j->planes.groups; g++, x += group) {
        float codes[64];
        if (bits == 8)
            for (int i = 0; i < group; i++)
                codes[i] = (float)(int8_t)base[i];
        else
            decode(base, high, bits, group, codes);
        total = fmaf(group_product(codes, x, group), rs_fp_from_fp16(scales[g]), total);
        base += base_bytes;
        high += high_bytes;
    }
    return total;
}

/* Rows of y. */
RS_INLINE void rows(const job *j,
                    int64_t begin,
                    int64_t end,
                    const int bits,
                    const int group,
                    const int high_bytes)
{
    const rs_shape *s = &j->call->shape;
    const rs_op_info *op = rs_op_get(s->op);
    int parts = op->gated ? 2 : 1;
    for (int64_t row = begin; row < end; row++) {
        float sum = 0, up = 0;
        for (int part = parts;
             part-- > 0;) { /* one copy of the loop, not two; gate rows last */
            up = sum;
            sum = row_sum(j, part ? s->n / 2 + row : row, bits, group, high_bytes);
        }
        float residual = op->reads_y ? rs_fp_from_bf16(j->call->y[row]) : 0;
        j->call->y[row] = rs_fp_to_bf16(rs_epilogue(s->op, sum, up, residual));
    }
}

static void body(void *arg, int64_t begin, int64_t end, int thread)
{
    const job *j = arg;
    (void)thread;
    switch (j->call->shape.format) {
    case RS_FORMAT_q4g64:
        rows(j, begin, end, 4, 64, 0);
        break;
    case RS_FORMAT_q4g32:
        rows(j, begin, end, 4, 32, 0);
        break;
    case RS_FORMAT_q5g64:
        rows(j, begin, end, 5, 64, 8);
        break;
    case RS_FORMAT_q6g64:
        rows(j, begin, end, 6, 64, 16);
        break;
    default:
        rows(j, begin, end, 8, 32, 0);
    }
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)t;
    (void)knobs;
    return rs_cpu_round((size_t)rs_format_k_padded(shape->k) * sizeof(float));
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    const rs_shape *s = &call->shape;
    float *x = call->workspace;
    job j = {call, rs_layout_planes(s->format, s->n, s->k), x};
    for (int32_t k = 0; k < j.planes.k_padded; k += RS_GRID_UNIT) {
        uint16_t unit[RS_GRID_UNIT];
        int count = s->k - k < RS_GRID_UNIT ? s->k - k : RS_GRID_UNIT;
        rs_grid_unit(s->format, call->x + k, count, unit);
        for (int i = 0; i < RS_GRID_UNIT; i++)
            x[k + i] = rs_fp_from_bf16(unit[i]);
    }
    rs_pool_run(call->pool, rs_op_y_rows(s->op, s->n), 1, body, &j);
    return RS_OK;
}

RS_CANDIDATE(cpu_linear_gemv_scalar) = {
    .id = "cpu_linear_gemv_scalar",
    .idea = "GEMV in plain C, format known to the compiler",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 1,
    .t_tile = 1,
    .k_multiple = 1,
    .n_multiple = 1,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
};
