/* The layers of a pass as kernels on a stream. Layer: engine.
   Nothing here waits or allocates: the same calls run at once or are captured into a graph, and
   what changes from step to step is read from device memory. */
#include "engine/cuda/gpu_internal.h"

rs_status rs_gpu_linear(
    rs_forward *f, const rs_tensor *w, int32_t t, const uint16_t *x, uint16_t *y, rs_err *err)
{
    const rs_dispatch_band *band = rs_dispatch_pick(&f->side.dispatches[w->shape], t);
    rs_forward_swapped *swap = &f->swap;
    bool node = rs_forward_swaps(f, w, t);
    const rs_schedule *schedule = node ? &swap->schedules[swap->current] : &band->schedule;
    int32_t copy = node ? swap->copies[swap->current] : f->side.copies[w->shape][band->layout];
    rs_call call = {
        .shape = w->projection->shape,
        .t = t,
        .knobs = schedule->knobs,
        .w = w->copies[copy].data,
        .x = x,
        .y = y,
        .workspace = f->gpu->b.workspace,
        .device = &f->device,
        .stream = f->gpu->stream,
    };
    swap->times.calls += node;
    if (node && swap->hole == RS_SWAP_NO_NODE)
        return RS_OK;
    return rs_candidate_launch(schedule->candidate, &call, err);
}

/* Does a layer of a pass of t tokens hold the node under test? */
static bool holds_node(const rs_forward *f, const rs_layer *l, int32_t t)
{
    const rs_matrix *all[] = {&l->q,      &l->k, &l->v,    &l->first, &l->second,
                              &l->inputs, &l->o, &l->gate, &l->up,    &l->down};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i]->routed && rs_forward_swaps(f, all[i]->routed, t))
            return true;
    return false;
}

/* What the layers of one pass share. */
typedef struct pass {
    rs_forward *f;
    rs_gpu *gpu;
    int32_t t, tiles, splits;
    rs_err *err;
} pass;

static rs_rows_view view(const uint16_t *data, int32_t stride)
{
    return (rs_rows_view){data, stride};
}

/* Where q, k, v and an output gate stand after a layer's projections. */
typedef struct parts {
    rs_rows_view q, k, v, gate;
} parts;

/* q, k and v as one op: they follow each other in the rows of its one or two matrices. */
static void split_views(const rs_layer *l, int32_t t, const uint16_t *y, parts *out)
{
    const rs_shape *s = &l->inputs.routed->projection->shape;
    const int32_t n[3] = {l->q.n, l->k.n, l->v.n};
    rs_rows_view *to[3] = {&out->q, &out->k, &out->v};
    int32_t at = 0, rows = s->n;
    for (int i = 0; i < 3; at += n[i++]) {
        if (at == rows) {
            y += (size_t)rows * (size_t)t;
            rows = s->n2;
            at = 0;
        }
        *to[i] = view(y + at, rows);
    }
}

static rs_status project_split(pass *p, const rs_layer *l, parts *out)
{
    uint16_t **y = p->gpu->b.y;
    const rs_matrix *m[3] = {&l->q, &l->k, &l->v};
    rs_status st = RS_OK;
    *out = (parts){0};
    if (l->inputs.routed) {
        split_views(l, p->t, y[0], out);
        return rs_gpu_linear(p->f, l->inputs.routed, p->t, p->gpu->b.x, y[0], p->err);
    }
    for (int i = 0; i < 3 && !st; i++)
        st = rs_gpu_linear(p->f, m[i]->routed, p->t, p->gpu->b.x, y[i], p->err);
    *out = (parts){view(y[0], l->q.n), view(y[1], l->k.n), view(y[2], l->v.n), {0}};
    return st;
}

/* Of a hybrid's mixer: first holds q and k. second holds an output gate and v, of a delta net v
   and z, which is its gate. */
static rs_status project(pass *p, const rs_layer *l, parts *out)
{
    if (l->mixer == RS_MIXER_SPLIT)
        return project_split(p, l, out);
    rs_gpu_buffers *b = &p->gpu->b;
    bool one = l->inputs.routed != NULL, delta = l->mixer == RS_MIXER_DELTA;
    int32_t first = l->first.n, second = l->second.n,
            q = p->f->arch.heads * p->f->arch.head_dim;
    uint16_t *x = b->x,
             *y[2] = {b->y[0], one ? b->y[0] + (size_t)first * (size_t)p->t : b->y[1]};
    rs_status st =
        rs_gpu_linear(p->f, one ? l->inputs.routed : l->first.routed, p->t, x, y[0], p->err);
    if (!st && !one)
        st = rs_gpu_linear(p->f, l->second.routed, p->t, x, y[1], p->err);
    *out = (parts){.q = view(y[0], first),
                   .k = view(y[0] + (delta ? first / 2 : q), first),
                   .v = view(y[1] + (delta ? 0 : q), second),
                   .gate = view(y[1] + (delta ? RS_SYNTHETIC_GDN_V : 0), second)};
    return st;
}

static rs_status put_heads(pass *p, const rs_layer *l, const parts *y, bool local)
{
    const rs_arch *a = &p->f->arch;
    const rs_gpu *gpu = p->gpu;
    rs_heads_args args = {
        .q = y->q,
        .k = y->k,
        .v = y->v,
        .q_bias = l->q_bias,
        .k_bias = l->k_bias,
        .v_bias = l->v_bias,
        .q_norm = l->q_norm,
        .k_norm = l->k_norm,
        .rope = local ? gpu->rope_local : gpu->rope,
        .rope_dims = a->rope_dims,
        .pairs = a->rope_style == RS_ROPE_PAIRS,
        .lanes = gpu->device.lanes,
        .positions = gpu->device.positions,
        .pages = gpu->pages,
        .layer = l->kv_layer,
        .heads = a->heads,
        .kv_heads = a->kv_heads,
        .head_dim = a->head_dim,
        .eps = a->norm_eps,
        .q_out = gpu->b.q,
    };
    return rs_heads_run(&gpu->queue, &args, p->t, p->err);
}

static rs_status attend(pass *p, const rs_layer *l, const parts *y, bool local)
{
    const rs_arch *a = &p->f->arch;
    const rs_gpu *gpu = p->gpu;
    rs_attend_args args = {
        .q = gpu->b.q,
        .gate = y->gate.data,
        .gate_stride = y->gate.stride,
        .out = gpu->b.hidden,
        .pages = gpu->pages,
        .layer = l->kv_layer,
        .heads = a->heads,
        .kv_heads = a->kv_heads,
        .head_dim = a->head_dim,
        .scale = a->attention_scale,
        .softcap = a->attention_softcap,
        .window = local ? a->window : 0,
        .lanes = gpu->device.lanes,
        .positions = gpu->device.positions,
        .partials = gpu->b.partials,
    };
    if (p->tiles)
        return rs_attend_prefill(&gpu->queue, &args, gpu->device.tiles, p->tiles, p->err);
    return rs_attend_decode(&gpu->queue, &args, p->t, p->splits, p->err);
}

/* Stand-in of a gated delta net: out = silu(z) v. Its projections are the real ones; the
   recurrence over the state (48 heads of 128 x 128 a layer), the short convolution and q and k
   are left out. */
static rs_status stand_in(pass *p, const parts *y)
{
    return rs_rows_gate(&p->gpu->queue, RS_OP_linear_swiglu, y->gate, y->v, p->gpu->b.hidden,
                        RS_SYNTHETIC_GDN_V, p->t, p->err);
}

static rs_status mix(pass *p, const rs_layer *l, int32_t layer)
{
    parts y;
    bool local = rs_arch_is_local(&p->f->arch, layer);
    rs_status st = project(p, l, &y);
    if (!st && l->mixer == RS_MIXER_DELTA)
        st = stand_in(p, &y);
    else if (!st) {
        st = put_heads(p, l, &y, local);
        if (!st)
            st = attend(p, l, &y, local);
    }
    if (!st)
        st = rs_gpu_linear(p->f, l->o.routed, p->t, p->gpu->b.hidden, p->gpu->b.y[0], p->err);
    return st;
}

static rs_status feed_forward(pass *p, const rs_layer *l)
{
    rs_gpu_buffers *b = &p->gpu->b;
    int32_t ffn = p->f->arch.ffn;
    bool fused = !l->up.routed;
    uint16_t *gate = fused ? b->hidden : b->y[0];
    rs_status st = rs_gpu_linear(p->f, l->gate.routed, p->t, b->x, gate, p->err);
    if (!st && !fused)
        st = rs_gpu_linear(p->f, l->up.routed, p->t, b->x, b->y[1], p->err);
    if (!st && !fused)
        st = rs_rows_gate(&p->gpu->queue, p->f->arch.gated_op, view(b->y[0], ffn),
                          view(b->y[1], ffn), b->hidden, ffn, p->t, p->err);
    if (!st)
        st = rs_gpu_linear(p->f, l->down.routed, p->t, b->hidden, b->y[0], p->err);
    return st;
}

/* What a sublayer left in y[0] onto the residual stream, and the next sublayer's input. */
static rs_status add(pass *p, const uint16_t *y, const float *post_norm, const float *next_norm)
{
    rs_rows_step step = {.residual = p->gpu->b.residual,
                         .y = y,
                         .post_norm = post_norm,
                         .next_norm = next_norm,
                         .x = p->gpu->b.x,
                         .eps = p->f->arch.norm_eps,
                         .width = p->f->arch.width};
    return rs_rows_add(&p->gpu->queue, &step, p->t, p->err);
}

rs_status rs_gpu_layers(rs_forward *f, int32_t t, int32_t tiles, int32_t splits, rs_err *err)
{
    rs_gpu *gpu = f->gpu;
    const rs_arch *a = &f->arch;
    pass p = {f, gpu, t, tiles, splits, err};
    rs_status st = rs_rows_embed(&gpu->queue, gpu->embedding, a->embedding_scale,
                                 gpu->device.tokens, a->width, t, gpu->b.residual, err);
    if (!st)
        st = add(&p, NULL, NULL, gpu->layers[0].attn_norm);
    for (int32_t i = 0; i < a->layers && !st; i++) {
        const rs_layer *l = &gpu->layers[i];
        const float *next = i + 1 < a->layers ? gpu->layers[i + 1].attn_norm : NULL;
        bool holds = holds_node(f, l, t);
        f->swap.times.layers += holds;
        if (holds && f->swap.hole == RS_SWAP_NO_LAYER)
            continue;
        st = mix(&p, l, i);
        if (!st)
            st = add(&p, gpu->b.y[0], l->attn_post_norm, l->ffn_norm);
        if (!st)
            st = feed_forward(&p, l);
        if (!st)
            st = add(&p, gpu->b.y[0], l->ffn_post_norm, next);
    }
    return st;
}

rs_status rs_gpu_head(rs_forward *f, int32_t first, int32_t count, rs_err *err)
{
    rs_gpu_buffers *b = &f->gpu->b;
    const rs_arch *a = &f->arch;
    if (f->swap.hole == RS_SWAP_NO_LAYER && rs_forward_swaps(f, f->weights.head.routed, count))
        return RS_OK;
    rs_rows_step step = {.residual = b->residual + (size_t)first * (size_t)a->width,
                         .next_norm = f->gpu->output_norm,
                         .x = b->x,
                         .eps = a->norm_eps,
                         .width = a->width};
    rs_status st = rs_rows_add(&f->gpu->queue, &step, count, err);
    if (!st)
        st = rs_gpu_linear(f, f->weights.head.routed, count, b->x, b->head_out, err);
    return st ? st
              : rs_rows_logits(&f->gpu->queue, b->head_out, a->logit_softcap, a->vocab, count,
                               b->logits, b->keys, b->chosen, err);
}
