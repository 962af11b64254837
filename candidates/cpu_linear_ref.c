/* The reference: decode a group, multiply, add; every op and format, any T, N and K.
   Idea: nothing clever. Bare codes are summed in FP32 a group and scaled in FP32; a decoded
   group meets a few columns. Serves whatever nothing better serves, so that no table can be
   stuck. Wins: nowhere. Limits: scalar. */
#include "kernels/candidate.h"
#include "kernels/epilogue.h"

enum { COLUMNS = 16 }; /* sums on the stack */

typedef struct job {
    const rs_call *call;
    rs_planes planes;
    int group;
} job;

/* Part of a row's product that one group of codes contributes to a column. */
static float group_product(const rs_group *g, const uint16_t *x, int32_t count)
{
    float sum = 0;
    for (int32_t i = 0; i < count; i++)
        sum += (float)g->codes[i] * rs_fp_from_bf16(x[i]);
    return sum * rs_fp_from_fp16(g->scale);
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
        for (int32_t c = 0; c < columns; c++)
            sums[c] += group_product(&g, x + (size_t)c * (size_t)s->k + (size_t)k, count);
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
            const uint16_t *x = j->call->x + (size_t)t * (size_t)s->k;
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

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    const rs_shape *s = &call->shape;
    job j = {call, rs_layout_planes(s->format, s->n, s->k), rs_format_get(s->format)->group};
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
    .launch = launch,
};
