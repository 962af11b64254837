/* The layers of a pass, and the logits behind it. Layer: engine. */
#include "engine/forward_internal.h"

#include "engine/sampler.h"
#include "kernels/cpu/simd.h"
#include "sweep/base/clock.h"

#include <stdlib.h>
#include <string.h>

/* Lanes must grow by the batch's tokens in order; then they are made that long. */
static rs_status grow_lanes(rs_forward *f, const rs_batch *batch, rs_err *err)
{
    int32_t before[RS_KV_LANES_MAX], length[RS_KV_LANES_MAX];
    int32_t lanes = rs_kv_config_of(f->kv)->lanes;
    for (int32_t i = 0; i < lanes; i++)
        before[i] = length[i] = rs_kv_length(f->kv, i);
    for (int32_t i = 0; i < batch->count; i++) {
        if (batch->tokens[i] < 0 || batch->tokens[i] >= f->arch.vocab)
            return rs_err_set(err, RS_UNKNOWN,
                              "token %d is outside the model's vocabulary of %d; the "
                              "tokenizer is another model's",
                              batch->tokens[i], f->arch.vocab);
        RS_CHECK(batch->lanes[i] >= 0 && batch->lanes[i] < lanes);
        RS_CHECK(batch->positions[i] == length[batch->lanes[i]]);
        length[batch->lanes[i]]++;
    }
    rs_status st = RS_OK;
    for (int32_t i = 0; i < lanes && !st; i++)
        st = rs_kv_resize(f->kv, i, length[i], err);
    for (int32_t i = 0; i < lanes && st; i++)
        if (rs_kv_resize(f->kv, i, before[i], NULL))
            RS_CHECK(!"a lane can always shrink");
    return st;
}

typedef struct put_work {
    rs_forward *f;
    const rs_batch *batch;
    int32_t layer;
} put_work;

static void embed_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const put_work *w = raw;
    (void)thread;
    for (int64_t i = begin; i < end; i++)
        rs_weights_embed(&w->f->weights, &w->f->arch, w->batch->tokens[i],
                         w->f->b.residual + i * w->f->arch.width);
}

static void put_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const put_work *w = raw;
    int64_t size = (int64_t)w->f->arch.kv_heads * w->f->arch.head_dim;
    (void)thread;
    for (int64_t i = begin; i < end; i++)
        rs_kv_put(w->f->kv, w->layer, w->batch->lanes[i], w->batch->positions[i],
                  w->f->b.k + i * size, w->f->b.v + i * size);
}

static rs_status queries(rs_forward *f, const rs_layer *l, int32_t t, rs_err *err)
{
    rs_forward_buffers *b = &f->b;
    rs_status st = rs_forward_linear(f, &l->q, t, b->q, err);
    if (!st)
        st = rs_forward_linear(f, &l->k, t, b->k, err);
    if (!st)
        st = rs_forward_linear(f, &l->v, t, b->v, err);
    return st;
}

/* Bias, norm of the heads, RoPE. */
static void shape_queries(rs_forward *f, const rs_layer *l, const rs_batch *batch, bool local)
{
    const rs_arch *a = &f->arch;
    const rs_rope *rope = local ? &f->rope_local : &f->rope;
    struct {
        float *x;
        const float *bias, *norm;
        int32_t heads;
    } parts[] = {{f->b.q, l->q_bias, l->q_norm, a->heads},
                 {f->b.k, l->k_bias, l->k_norm, a->kv_heads},
                 {f->b.v, l->v_bias, NULL, a->kv_heads}};
    int32_t t = batch->count;
    for (int i = 0; i < 3; i++) {
        int32_t heads = parts[i].heads;
        float *x = parts[i].x;
        if (parts[i].bias)
            rs_nn_bias(f->pool, x, parts[i].bias, heads * a->head_dim, t);
        if (parts[i].norm)
            rs_nn_norm(f->pool, x, parts[i].norm, a->norm_eps, a->head_dim, (int64_t)t * heads,
                       x);
        if (i < 2)
            rs_nn_rope(f->pool, rope, batch->positions, x, heads, a->head_dim, t);
    }
}

/* The sublayer's output, normed where the architecture does, onto the residual stream. */
static void add_output(rs_forward *f, const float *post_norm, int32_t t)
{
    const rs_arch *a = &f->arch;
    if (post_norm)
        rs_nn_norm(f->pool, f->b.output, post_norm, a->norm_eps, a->width, t, f->b.output);
    rs_nn_add(f->pool, f->b.residual, f->b.output, a->width, t);
}

static rs_status attention(rs_forward *f, int32_t layer, const rs_batch *batch, rs_err *err)
{
    const rs_arch *a = &f->arch;
    const rs_layer *l = &f->weights.layers[layer];
    int32_t t = batch->count, size = a->heads * a->head_dim;
    put_work put = {f, batch, layer};
    rs_nn_norm(f->pool, f->b.residual, l->attn_norm, a->norm_eps, a->width, t, f->b.input);
    rs_forward_input(f, f->b.input, a->width, t);
    rs_status st = queries(f, l, t, err);
    if (st)
        return st;
    shape_queries(f, l, batch, rs_arch_is_local(a, layer));
    rs_cpu_share(f->pool, (int64_t)t * a->kv_heads * a->head_dim, t, put_body, &put);
    rs_attention_run(f->attention, f->kv, layer, f->b.q, f->b.input);
    rs_forward_input(f, f->b.input, size, t);
    st = rs_forward_linear(f, &l->o, t, f->b.output, err);
    if (!st)
        add_output(f, l->attn_post_norm, t);
    return st;
}

static rs_status feed_forward(rs_forward *f, int32_t layer, int32_t t, rs_err *err)
{
    const rs_arch *a = &f->arch;
    const rs_layer *l = &f->weights.layers[layer];
    rs_nn_norm(f->pool, f->b.residual, l->ffn_norm, a->norm_eps, a->width, t, f->b.input);
    rs_forward_input(f, f->b.input, a->width, t);
    rs_status st = rs_forward_gated(f, l, t, err);
    if (!st)
        st = rs_forward_linear(f, &l->down, t, f->b.output, err);
    if (!st)
        add_output(f, l->ffn_post_norm, t);
    return st;
}

/* One layer; its time counts where it called the node under test. */
static rs_status layer(rs_forward *f, int32_t number, const rs_batch *batch, rs_err *err)
{
    int64_t calls = f->swap.times.calls, start = f->swap.count ? rs_clock_ns() : 0;
    rs_status st = attention(f, number, batch, err);
    if (!st)
        st = feed_forward(f, number, batch->count, err);
    if (f->swap.times.calls > calls) {
        if (f->swap.times.layers < RS_FORWARD_TIMES)
            f->swap.times.layer_ns[f->swap.times.layers] = (double)(rs_clock_ns() - start);
        f->swap.times.layers++;
    }
    return st;
}

rs_status rs_forward_pass(rs_forward *forward, const rs_batch *batch, rs_err *err)
{
    rs_forward *f = forward;
    RS_CHECK(batch->count >= 1 && batch->count <= f->t_max);
    rs_status st = grow_lanes(f, batch, err);
    if (st)
        return st;
    if (f->gpu) {
        st = rs_gpu_pass(f, batch, err);
        f->t = st ? 0 : batch->count;
        return st;
    }
    put_work embed = {f, batch, 0};
    rs_cpu_share(f->pool, (int64_t)batch->count * f->arch.width, batch->count, embed_body,
                 &embed);
    rs_attention_plan(f->attention, batch);
    for (int32_t i = 0; i < f->arch.layers && !st; i++)
        st = layer(f, i, batch, err);
    f->t = st ? 0 : batch->count;
    return st;
}

rs_status rs_forward_prefill(
    rs_forward *forward, int32_t lane, const int32_t *tokens, int32_t count, rs_err *err)
{
    int32_t *lanes = forward->prefill_lanes, *positions = forward->prefill_positions;
    int32_t context = rs_kv_config_of(forward->kv)->context;
    int32_t length = rs_kv_length(forward->kv, lane);
    if (count > context - length) /* before any part of it has run */
        return rs_err_set(
            err, RS_LIMIT,
            "%d tokens behind %d do not fit into the context of %d; give a larger "
            "--context or a shorter text",
            count, length, context);
    rs_status st = RS_OK;
    for (int32_t at = 0; at < count && !st; at += forward->t_max) {
        int32_t t = count - at < forward->t_max ? count - at : forward->t_max;
        rs_batch batch = {tokens + at, lanes, positions, t};
        for (int32_t i = 0; i < t; i++) {
            lanes[i] = lane;
            positions[i] = length + at + i;
        }
        st = rs_forward_pass(forward, &batch, err);
    }
    return st;
}

rs_status
rs_forward_logits(rs_forward *forward, int32_t first, int32_t count, float *out, rs_err *err)
{
    rs_forward *f = forward;
    const rs_arch *a = &f->arch;
    RS_CHECK(count >= 1 && count <= RS_FORWARD_LOGITS && first >= 0 && first + count <= f->t);
    if (f->gpu)
        return rs_gpu_logits(f, first, count, out, err);
    rs_nn_norm(f->pool, f->b.residual + (int64_t)first * a->width, f->weights.output_norm,
               a->norm_eps, a->width, count, f->b.input);
    rs_forward_input(f, f->b.input, a->width, count);
    rs_status st = rs_forward_linear(f, &f->weights.head, count, out, err);
    if (!st)
        rs_nn_softcap(out, a->logit_softcap, (int64_t)count * a->vocab);
    return st;
}

/* The CPU has the logits at hand anyway. */
static rs_status
choose(rs_forward *f, const rs_batch *batch, float *logits, int32_t *out_tokens, rs_err *err)
{
    int32_t vocab = f->arch.vocab;
    rs_status st = rs_forward_pass(f, batch, err);
    if (!st)
        st = rs_forward_logits(f, 0, batch->count, logits, err);
    for (int32_t i = 0; i < batch->count && !st; i++)
        out_tokens[i] = rs_sampler_greedy(logits + (size_t)i * (size_t)vocab, vocab);
    return st;
}

rs_status
rs_forward_greedy(rs_forward *forward, const rs_batch *batch, int32_t *out_tokens, rs_err *err)
{
    rs_forward *f = forward;
    RS_CHECK(batch->count >= 1 && batch->count <= RS_FORWARD_LOGITS);
    if (f->gpu) {
        rs_status st = grow_lanes(f, batch, err);
        if (!st)
            st = rs_gpu_greedy(f, batch, out_tokens, err);
        f->t = st ? 0 : batch->count;
        return st;
    }
    float *logits = malloc((size_t)batch->count * (size_t)f->arch.vocab * sizeof *logits);
    if (!logits)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for %d rows of logits; use fewer lanes",
                          batch->count);
    rs_status st = choose(f, batch, logits, out_tokens, err);
    free(logits);
    return st;
}
