/* Attention of one token, the CPU's reference: any heads, values a head and T.

   Idea: nothing clever. A thread has a query head: scores of all positions, their largest, the
   weights, then the values, everything in FP32. Serves so that no table can be stuck; the
   engine has its own attention on the CPU. Wins: nowhere. Limits: one thread a head. */
#include "kernels/candidate.h"
#include "kernels/fp.h"
#include "kernels/layout_kv.h"
#include "kernels/op_attn.h"

#include <math.h>

typedef struct job {
    const rs_call *call;
    rs_layout_kv kv;
} job;

static float dot(const uint16_t *a, const uint16_t *b, int32_t count)
{
    float sum = 0;
    for (int32_t i = 0; i < count; i++)
        sum += rs_fp_from_bf16(a[i]) * rs_fp_from_bf16(b[i]);
    return sum;
}

/* scores[t] of a query head; returns the largest. */
static float scores_of(const job *j, int32_t head, int32_t kv_head, float *scores)
{
    const rs_call *c = j->call;
    const uint16_t *q = c->x + (size_t)head * (size_t)c->shape.k;
    float scale = 1 / sqrtf((float)c->shape.k), largest = -INFINITY;
    for (int32_t p = 0; p < c->t; p++) {
        const uint16_t *key = rs_layout_kv_row(&j->kv, c->w, p, kv_head, false);
        scores[p] = dot(q, key, c->shape.k) * scale;
        largest = fmaxf(largest, scores[p]);
    }
    return largest;
}

static void attend(const job *j, int32_t head)
{
    const rs_call *c = j->call;
    int32_t dim = c->shape.k, kv_head = head / (c->shape.n / c->shape.n2);
    float *scores = (float *)c->workspace + (size_t)head * (size_t)c->t;
    float row[RS_OP_ATTN_DIM_MAX] = {0}, sum = 0;
    float largest = scores_of(j, head, kv_head, scores);
    for (int32_t p = 0; p < c->t; p++) {
        const uint16_t *value = rs_layout_kv_row(&j->kv, c->w, p, kv_head, true);
        float weight = expf(scores[p] - largest);
        sum += weight;
        for (int32_t i = 0; i < dim; i++)
            row[i] += weight * rs_fp_from_bf16(value[i]);
    }
    for (int32_t i = 0; i < dim; i++)
        c->y[(size_t)head * (size_t)dim + (size_t)i] = rs_fp_to_bf16(row[i] / sum);
}

static void body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    for (int64_t head = begin; head < end; head++)
        attend(arg, (int32_t)head);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    job j = {call, rs_layout_kv_of(&call->shape, call->t)};
    rs_pool_run(call->pool, call->shape.n, 1, body, &j);
    return RS_OK;
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device, (void)knobs;
    return (size_t)shape->n * (size_t)t * sizeof(float);
}

RS_CANDIDATE(cpu_attn_ref) = {
    .id = "cpu_attn_ref",
    .idea = "reference: decode attention, a thread a query head, any shape",
    .ops = RS_OP_BIT(RS_OP_attn_decode),
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_kv_pages,
    .formats = RS_FORMAT_BIT(RS_FORMAT_bf16),
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 1,
    .k_multiple = 1,
    .n_multiple = 1,
    .is_ref = true,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
};
