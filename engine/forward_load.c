/* Weights of the forward pass: which layouts the routes want, whether it all fits, loading.
   Layer: engine. */
#include "engine/forward_internal.h"

#include "kernels/op_attn.h"

#include <string.h>

static int32_t max_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* The head, the largest matrix, is called for RS_FORWARD_LOGITS rows at most. */
static void limit_head(rs_forward *f)
{
    const rs_tensor *head = f->weights.head.routed;
    if (head && f->tensors.shapes[head->shape].calls == 1)
        f->tensors.shapes[head->shape].t_max = RS_FORWARD_LOGITS;
}

size_t rs_forward_workspace_bytes(const rs_forward *f)
{
    size_t workspace = f->swap.workspace_bytes;
    for (size_t s = 0; f->side.dispatches && s < f->tensors.shape_count; s++)
        if (f->side.dispatches[s].workspace_bytes > workspace)
            workspace = f->side.dispatches[s].workspace_bytes;
    return workspace;
}

/* Does a table serve this shape at every width, without the reference in its place? */
static bool serves(rs_forward *f, const rs_table_choice *choice, const rs_shape *shape)
{
    rs_dispatch d;
    rs_dispatch_source source = {choice->table, choice->backstop, rs_candidates, &f->device};
    if (rs_dispatch_plan(f->arena, &source, shape, f->t_max, &d, NULL))
        return false;
    for (int32_t i = 0; i < d.band_count; i++)
        if (d.bands[i].fallback || !d.bands[i].routed)
            return false;
    return true;
}

/* Gate and up as one op, on a GPU: where the table itself has routes for it; where it has none
   for the gate alone either, a backstop's do. */
static bool serves_gate(rs_forward *f, const rs_table_choice *c, const rs_shape *fused)
{
    rs_table_choice own = {.table = c->table};
    rs_shape gate = *fused;
    gate.op = RS_OP_linear;
    gate.n /= 2;
    return serves(f, &own, fused) || (!serves(f, &own, &gate) && serves(f, c, fused));
}

/* On a GPU the reference is two orders of magnitude slower and reads a second copy: gate and up
   are fused only where the routes serve the fused op. On the CPU it always pays. */
static bool wants_fusion(rs_forward *f, const rs_forward_options *o, const rs_table_choice *c)
{
    bool wanted = o->weights == RS_WEIGHTS_ROUTED && !o->unfused;
    if (!wanted || f->device.backend == RS_BACKEND_CPU)
        return wanted;
    if (f->synthetic) {
        rs_shape gate = rs_synthetic_gate(f->synthetic, &f->arch, true);
        return serves_gate(f, c, &gate);
    }
    rs_format seen = RS_FORMAT_COUNT; /* of the gates before */
    for (size_t i = 0; i < rs_model_projection_count(f->model); i++) {
        const rs_projection *p = rs_model_projection(f->model, i);
        rs_shape fused = p->shape;
        fused.op = f->arch.gated_op;
        fused.n *= 2;
        if (!strstr(p->tensor, "ffn_gate.weight") || p->shape.format == seen)
            continue;
        if (!serves_gate(f, c, &fused))
            return false;
        seen = p->shape.format;
    }
    return true;
}

/* Whether a mixer's inputs are to be one op; the last answer is kept, layers being alike. */
typedef struct inputs_wish {
    rs_forward *f;
    rs_table_choice own; /* without a backstop, whose routes say nothing about what it costs */
    rs_shape shape;
    bool asked, answer;
} inputs_wish;

/* A mixer's inputs are one op where the table has a route for that op at every width. */
static bool wants_inputs(void *arg, const rs_shape *shape)
{
    inputs_wish *w = arg;
    if (!w->asked || !rs_shape_equal(&w->shape, shape)) {
        w->answer = serves(w->f, &w->own, shape);
        w->shape = *shape;
        w->asked = true;
    }
    return w->answer;
}

static bool synthetic_inputs(inputs_wish *wish, const rs_synthetic *s)
{
    rs_shape split = rs_synthetic_inputs(s, RS_MIXER_SPLIT);
    rs_shape merged = rs_synthetic_inputs(s, RS_MIXER_MERGED);
    rs_shape delta = rs_synthetic_inputs(s, RS_MIXER_DELTA);
    return s->full_every == 1 ? wants_inputs(wish, &split)
                              : wants_inputs(wish, &merged) && wants_inputs(wish, &delta);
}

static rs_status
list(rs_forward *f, const rs_forward_options *o, const rs_table_choice *choice, rs_err *err)
{
    bool fused = wants_fusion(f, o, choice);
    bool may_join =
        o->weights == RS_WEIGHTS_ROUTED && !o->unfused && f->device.backend == RS_BACKEND_CUDA;
    inputs_wish wish = {.f = f, .own = {.table = choice->table}};
    if (f->synthetic) {
        rs_synthetic_joins joins = {fused, may_join && synthetic_inputs(&wish, f->synthetic)};
        rs_synthetic_list(f->arena, f->synthetic, &f->arch, joins, &f->tensors, &f->weights);
        return RS_OK;
    }
    if (fused)
        rs_model_fuse_gates(f->model, f->arch.gated_op);
    if (may_join)
        rs_model_join_inputs(f->model, wants_inputs, &wish);
    rs_tensors_list(f->arena, f->model, false, &f->tensors);
    return rs_weights_open(f->arena, &f->arch, f->model, &f->tensors, o->weights, &f->weights,
                           err);
}

/* A limit of the user's counts on either backend; without one a GPU's free memory does. */
static rs_status guard(const rs_forward *f, const rs_forward_options *o, rs_err *err)
{
    rs_kv_config kv = rs_forward_kv_config(f, o);
    size_t second = f->side.extra_bytes + f->swap.extra_bytes;
    rs_guard g = {.weights = rs_tensors_bytes(&f->tensors) - second + f->weights.exact.bytes,
                  .second_layouts = second,
                  .workspace = rs_forward_buffer_bytes(f) + rs_forward_workspace_bytes(f),
                  .page_bytes = rs_kv_page_bytes(&kv),
                  .position_bytes = (size_t)f->arch.rope_dims * 4 * (f->arch.window ? 2 : 1),
                  .lanes = o->lanes,
                  .context = o->context,
                  .context_max = f->arch.context_max};
    bool gpu = f->device.backend == RS_BACKEND_CUDA;
    size_t limit = o->device_memory;
    rs_status st = RS_OK;
    if (gpu)
        rs_gpu_need(f, &g);
    if (gpu && !limit)
        st = rs_gpu_free_bytes(&limit, err);
    if (st || !limit)
        return st;
    if (o->device_memory)
        rs_guard_log(&g);
    return rs_guard_check(&g, limit, err);
}

/* Do the schedules of a swap read different copies? A device fills each copy with codes of its
   own, but here all must hold the same weights. */
static bool mixed_layouts(const rs_forward *f)
{
    for (int32_t i = 1; i < f->swap.count; i++)
        if (f->swap.copies[i] != f->swap.copies[0])
            return true;
    return false;
}

static rs_status load(rs_forward *f, rs_err *err)
{
    if (!f->synthetic)
        return rs_tensors_load(&f->tensors, f->model, f->memory, err);
    rs_status st = rs_tensors_place(&f->tensors, f->memory, err);
    if (st)
        return st;
    if (f->device.backend == RS_BACKEND_CPU)
        return rs_synthetic_fill(&f->tensors, err);
    st = rs_gpu_fill(&f->tensors, &f->device, err);
    return st || !mixed_layouts(f) ? st
                                   : rs_synthetic_fill_shape(&f->tensors, f->swap.shape, err);
}

/* Routes know a cache in bf16; another is split by the rule. */
static rs_status plan_splits(rs_forward *f,
                             const rs_forward_options *o,
                             const rs_table_choice *choice,
                             rs_err *err)
{
    const rs_arch *a = &f->arch;
    rs_dispatch_source source = {choice->table, choice->backstop, rs_candidates, &f->device};
    rs_shape shape = {.op = RS_OP_attn_decode,
                      .format = RS_FORMAT_bf16,
                      .n = a->heads,
                      .n2 = a->kv_heads,
                      .k = a->head_dim};
    f->splits = (rs_splits){.cores = f->device.cores, .kv_heads = a->kv_heads};
    if (f->device.backend == RS_BACKEND_CPU || o->kv_format != RS_KV_BF16 ||
        rs_op_attn_check(&shape, NULL))
        return RS_OK;
    return rs_splits_plan(f->arena, &source, &shape, o->context, &f->splits, err);
}

rs_status rs_forward_load(rs_forward *f, const rs_forward_options *options, rs_err *err)
{
    rs_table_choice choice = {0};
    bool routed = options->weights == RS_WEIGHTS_ROUTED;
    int32_t t_max = max_of(f->t_max, RS_FORWARD_LOGITS);
    rs_status st = RS_OK;
    if (!routed && f->synthetic)
        return rs_err_set(err, RS_USAGE, "a synthetic model has no exact weights");
    if (options->swap && !routed)
        st = rs_err_set(err, RS_USAGE, "exact weights have no routes to swap");
    if (!st && routed && options->routes)
        choice = *options->routes;
    else if (!st && routed)
        st = rs_table_choose(&f->device, NULL, &choice, err);
    if (!st)
        st = list(f, options, &choice, err);
    if (!st && routed) {
        limit_head(f);
        st = rs_side_plan(f->arena, &f->device, &choice, &f->tensors, t_max, &f->side, err);
    }
    if (!st && options->swap)
        st = rs_forward_swap_plan(f, options->swap, err);
    if (!st)
        st = plan_splits(f, options, &choice, err);
    if (!st)
        st = guard(f, options, err);
    if (!st && routed)
        st = load(f, err);
    f->count_width = t_max + 1;
    f->counts = rs_arena_array(f->arena, f->tensors.shape_count * (size_t)f->count_width,
                               sizeof *f->counts);
    return st;
}
