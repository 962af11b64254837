/* The reference: decode a group, multiply, add; every op and format, any T, N and K.
   Idea: nothing clever. Bare codes are summed in FP32 a group (kernels/cpu/grid.h) and scaled
   in FP32; a decoded group meets a few columns. Serves whatever nothing better serves, so that
   no table can be stuck. Wins: nowhere. Limits: scalar. */
#include "kernels/candidate.h"
#include "kernels/cpu/grid.h"
#include "kernels/epilogue.h"

#include <math.h>

enum { COLUMNS = 16 }; /* sums on the stack */

typedef struct job {
    const rs_call *call;
    rs_planes planes;
    int group;
    const uint16_t *x; /* as in the call, on the grid where there are groups */
} job;

static float group_sum(const rs_group *g, const uint16_t *x, int32_t count)
{
    float sum = 0;
    for (int32_t i = 0; i < count; i++)
        sum += (float)g->codes[i] * rs_fp_from_bf16(x[i]);
    return sum;
}

/* sums[columns] of one row; x: first of the columns. */
static void
row_quant(const job *j, int32_t row, const uint16_t *x, int32_t columns, float *sums)
{
    const rs_shape *s = &j->call->shape;
    for (int32_t k = 0; k < s->k; k += j->group) {
        rs_group g;
        int32_t count = s->k - k < j->group ? s->k - k : j->group;
        rs_layout_get_group(s->format, &j->planes, j->call->w, row, k / j->group, &g);
        float scale = rs_fp_from_fp16(g.scale);
        for (int32_t c = 0; c < columns; c++)
            sums[c] = fmaf(group_sum(&g, x + (size_t)c * (size_t)s->k + (size_t)k, count),
                           scale, sums[c]);
    }
}

static void
row_plain(const job *j, int32_t row, const uint16_t *x, int32_t columns, float *sums)
{
    const rs_shape *s = &j->call->shape;
    const uint16_t *w = (const uint16_t *)j->call->w + (size_t)row * (size_t)j->planes.k_padded;
    bool bf16 = s->format == RS_FORMAT_bf16;
    for (int32_t k = 0; k < s->k; k++) {
        float value = bf16 ? rs_fp_from_bf16(w[k]) : rs_fp_from_fp16(w[k]);
        for (int32_t c = 0; c < columns; c++)
            sums[c] += value * rs_fp_from_bf16(x[(size_t)c * (size_t)s->k + (size_t)k]);
    }
}

static void row_sums(const job *j, int64_t row, const uint16_t *x, int32_t columns, float *sums)
{
    if (j->group == 1)
        row_plain(j, (int32_t)row, x, columns, sums);
    else
        row_quant(j, (int32_t)row, x, columns, sums);
}

/* Rows of y. */
static void body(void *arg, int64_t begin, int64_t end, int thread)
{
    const job *j = arg;
    const rs_shape *s = &j->call->shape;
    const rs_op_info *op = rs_op_get(s->op);
    size_t n = (size_t)rs_op_y_rows(s->op, s->n);
    (void)thread;
    for (int64_t row = begin; row < end; row++)
        for (int32_t t = 0; t < j->call->t; t += COLUMNS) {
            const uint16_t *x = j->x + (size_t)t * (size_t)s->k;
            uint16_t *y = j->call->y + (size_t)t * n + (size_t)row;
            int32_t left = j->call->t - t, columns = left < COLUMNS ? left : COLUMNS;
            float sums[COLUMNS] = {0}, up[COLUMNS] = {0};
            row_sums(j, row, x, columns, sums);
            if (op->gated)
                row_sums(j, s->n / 2 + row, x, columns, up);
            for (int32_t c = 0; c < columns; c++, y += n) {
                float residual = op->reads_y ? rs_fp_from_bf16(*y) : 0;
                *y = rs_fp_to_bf16(rs_epilogue(s->op, sums[c], up[c], residual));
            }
        }
}

/* Columns. */
static void prepare(void *arg, int64_t begin, int64_t end, int thread)
{
    const job *j = arg;
    const rs_shape *s = &j->call->shape;
    uint16_t unit[RS_GRID_UNIT];
    (void)thread;
    for (int64_t c = begin; c < end; c++)
        for (int32_t k = 0; k < s->k; k += RS_GRID_UNIT) {
            int count = s->k - k < RS_GRID_UNIT ? s->k - k : RS_GRID_UNIT;
            size_t at = (size_t)c * (size_t)s->k + (size_t)k;
            rs_grid_unit(s->format, j->call->x + at, count, unit);
            memcpy((uint16_t *)j->call->workspace + at, unit, (size_t)count * 2);
        }
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)knobs;
    bool groups = rs_format_get(shape->format)->group > 1;
    return groups ? rs_cpu_round((size_t)t * (size_t)shape->k * 2) : 0;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    const rs_shape *s = &call->shape;
    job j = {.call = call,
             .planes = rs_layout_planes(s->format, s->n, s->k),
             .group = rs_format_get(s->format)->group,
             .x = call->x};
    if (j.group > 1) {
        rs_cpu_share(call->pool, (int64_t)call->t * s->k, call->t, prepare, &j);
        j.x = call->workspace;
    }
    rs_pool_run(call->pool, rs_op_y_rows(s->op, s->n), 1, body, &j);
    return RS_OK;
}

RS_CANDIDATE(cpu_linear_ref) = {
    .id = "cpu_linear_ref",
    .idea = "reference: scalar, any op, any format, any T",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_ALL,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 1,
    .k_multiple = 1,
    .n_multiple = 1,
    .is_ref = true,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
};
