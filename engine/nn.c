/* Norms, residual sums, gates, RoPE and conversions. Layer: engine. */
#include "engine/nn.h"

#include "engine/vector.h"
#include "kernels/cpu/simd.h"
#include "kernels/epilogue.h"

#include <math.h>
#include <stdlib.h>

/* What a body needs; each looks at its own. */
typedef struct work {
    const float *x, *weight;
    float *y;
    float eps;
    int32_t n;
    rs_op op;
} work;

RS_WIDE static void norm_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const work *w = raw;
    (void)thread;
    for (int64_t row = begin; row < end; row++) {
        const float *x = w->x + row * w->n;
        float *y = w->y + row * w->n;
        float mean = rs_vector_dot(x, x, w->n) / (float)w->n;
        float scale = 1 / sqrtf(mean + w->eps);
        for (int32_t i = 0; i < w->n; i++)
            y[i] = x[i] * scale * w->weight[i];
    }
}

void rs_nn_norm(rs_pool *pool,
                const float *x,
                const float *weight,
                float eps,
                int32_t n,
                int64_t t,
                float *out)
{
    work w = {.x = x, .weight = weight, .y = out, .eps = eps, .n = n};
    rs_cpu_share(pool, t * n, t, norm_body, &w);
}

RS_WIDE static void add_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const work *w = raw;
    (void)thread;
    for (int64_t i = begin * w->n; i < end * w->n; i++)
        w->y[i] += w->x[i];
}

void rs_nn_add(rs_pool *pool, float *y, const float *x, int32_t n, int64_t t)
{
    work w = {.x = x, .y = y, .n = n};
    rs_cpu_share(pool, t * n, t, add_body, &w);
}

RS_WIDE static void bias_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const work *w = raw;
    (void)thread;
    for (int64_t row = begin; row < end; row++)
        for (int32_t i = 0; i < w->n; i++)
            w->y[row * w->n + i] += w->weight[i];
}

void rs_nn_bias(rs_pool *pool, float *y, const float *bias, int32_t n, int64_t t)
{
    work w = {.weight = bias, .y = y, .n = n};
    rs_cpu_share(pool, t * n, t, bias_body, &w);
}

/* The same text as in the fused ops, so that fusing changes roundings only. */
RS_WIDE static void gate_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const work *w = raw;
    (void)thread;
    int64_t from = begin * w->n, to = end * w->n;
    if (w->op == RS_OP_linear_geglu)
        for (int64_t i = from; i < to; i++)
            w->y[i] = rs_gelu_tanh(w->y[i]) * w->x[i];
    else
        for (int64_t i = from; i < to; i++)
            w->y[i] = rs_silu(w->y[i]) * w->x[i];
}

void rs_nn_gate(rs_pool *pool, rs_op op, float *gate, const float *up, int32_t n, int64_t t)
{
    work w = {.x = up, .y = gate, .n = n, .op = op};
    rs_cpu_share(pool, t * n, t, gate_body, &w);
}

static void fill_rope(const rs_arch *a, bool local, rs_rope *r)
{
    double base = (double)(local ? a->rope_base_local : a->rope_base);
    double scale = local ? 1 : (double)a->rope_scale;
    for (int32_t i = 0; i < r->dims / 2; i++) {
        double frequency = pow(base, -2.0 * i / r->dims) * scale;
        frequency /= a->rope_factor ? (double)a->rope_factor[i] : 1;
        for (int32_t p = 0; p < r->positions; p++) {
            float *at = r->table + ((int64_t)p * (r->dims / 2) + i) * 2;
            at[0] = (float)cos(p * frequency);
            at[1] = (float)sin(p * frequency);
        }
    }
}

rs_status
rs_rope_open(const rs_arch *arch, bool local, int32_t positions, rs_rope *out_rope, rs_err *err)
{
    rs_rope r = {.dims = arch->rope_dims, .positions = positions, .style = arch->rope_style};
    size_t bytes = (size_t)positions * (size_t)r.dims * sizeof(float);
    r.table = malloc(bytes);
    if (!r.table)
        return rs_err_set(err, RS_NO_MEMORY,
                          "no memory for the sines of %d positions; give a smaller --context",
                          positions);
    fill_rope(arch, local, &r);
    *out_rope = r;
    return RS_OK;
}

void rs_rope_close(rs_rope *rope)
{
    free(rope->table);
    rope->table = NULL;
}

typedef struct rope_work {
    const rs_rope *rope;
    const int32_t *positions;
    float *x;
    int32_t heads, head_dim;
} rope_work;

static void turn(const rs_rope *r, const float *angles, float *head)
{
    int32_t half = r->dims / 2, step = r->style == RS_ROPE_PAIRS ? 2 : 1;
    int32_t apart = r->style == RS_ROPE_PAIRS ? 1 : half;
    for (int32_t i = 0; i < half; i++) {
        float c = angles[2 * i], s = angles[2 * i + 1];
        float a = head[i * step], b = head[i * step + apart];
        head[i * step] = a * c - b * s;
        head[i * step + apart] = a * s + b * c;
    }
}

static void rope_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const rope_work *w = raw;
    (void)thread;
    for (int64_t row = begin; row < end; row++)
        for (int32_t h = 0; h < w->heads; h++)
            turn(w->rope, w->rope->table + (int64_t)w->positions[row] * w->rope->dims,
                 w->x + (row * w->heads + h) * w->head_dim);
}

void rs_nn_rope(rs_pool *pool,
                const rs_rope *rope,
                const int32_t *positions,
                float *x,
                int32_t heads,
                int32_t head_dim,
                int64_t t)
{
    rope_work w = {rope, positions, x, heads, head_dim};
    rs_cpu_share(pool, t * heads * head_dim, t, rope_body, &w);
}

typedef struct convert_work {
    const void *x;
    void *out;
} convert_work;

RS_WIDE static void narrow_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const convert_work *w = raw;
    const float *x = w->x;
    uint16_t *out = w->out;
    (void)thread;
    for (int64_t i = begin; i < end; i++)
        out[i] = rs_fp_to_bf16(x[i]);
}

RS_WIDE static void widen_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const convert_work *w = raw;
    const uint16_t *x = w->x;
    float *out = w->out;
    (void)thread;
    for (int64_t i = begin; i < end; i++)
        out[i] = rs_fp_from_bf16(x[i]);
}

void rs_nn_narrow(rs_pool *pool, const float *x, uint16_t *out, int64_t count)
{
    convert_work w = {x, out};
    rs_cpu_share(pool, count, count, narrow_body, &w);
}

void rs_nn_widen(rs_pool *pool, const uint16_t *x, float *out, int64_t count)
{
    convert_work w = {x, out};
    rs_cpu_share(pool, count, count, widen_body, &w);
}

void rs_nn_softcap(float *x, float c, int64_t count)
{
    if (c == 0)
        return;
    for (int64_t i = 0; i < count; i++)
        x[i] = c * tanhf(x[i] / c);
}
