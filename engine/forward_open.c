/* Opening a model for the forward pass: load, plan, buffers; and what can be asked of it.
   Layer: engine. */
#include "engine/forward_internal.h"

#include "kernels/cpu/simd.h"

#include <stdlib.h>
#include <string.h>

/* 128: the generic table is quicker at T > 64, at the price of a second copy of the layers'
   weights (seen on one thread with AVX2: prefill 317 tokens/s instead of 201). */
enum { T_DEFAULT = 128, CONTEXT_DEFAULT = 4096 };

static int32_t max_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* One entry of the buffers: where its pointer goes and its bytes. */
typedef struct piece {
    void *to; /* address of a pointer */
    size_t bytes;
} piece;

rs_status rs_forward_buffers_open(rs_forward *f, rs_err *err)
{
    const rs_arch *a = &f->arch;
    rs_forward_buffers *b = &f->b;
    size_t t = (size_t)f->t_max, rows = (size_t)max_of(f->t_max, RS_FORWARD_LOGITS);
    size_t q = (size_t)a->heads * (size_t)a->head_dim;
    size_t kv = (size_t)a->kv_heads * (size_t)a->head_dim, width = (size_t)a->width;
    size_t wide = (size_t)max_of(max_of(a->width, a->ffn), a->heads * a->head_dim);
    size_t logits = (size_t)RS_FORWARD_LOGITS * (size_t)a->vocab;
    wide = wide > kv ? wide : kv;
    const piece pieces[] = {
        {&b->residual, 4 * t * width},
        {&b->input, 4 * rows * wide},
        {&b->output, 4 * t * width},
        {&b->q, 4 * t * q},
        {&b->k, 4 * t * kv},
        {&b->v, 4 * t * kv},
        {&b->gate, 4 * t * (size_t)a->ffn},
        {&b->up, 4 * t * (size_t)a->ffn},
        {&b->narrow_in, 2 * rows * wide},
        {&b->narrow_out, 2 * rows * wide},
        {&b->head_out, f->weights.mode == RS_WEIGHTS_ROUTED ? 2 * logits : 0},
    };
    size_t total = 0;
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        total += rs_cpu_round(pieces[i].bytes);
    rs_status st = rs_memory_cpu.alloc(total, &b->block, err);
    if (st)
        return rs_err_prefix(err, st, "activations of %d tokens", f->t_max);
    char *at = b->block.data;
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        void *place = at;
        memcpy(pieces[i].to, &place, sizeof place);
        at += rs_cpu_round(pieces[i].bytes);
    }
    return RS_OK;
}

void rs_forward_buffers_close(rs_forward_buffers *b)
{
    if (b->block.data)
        rs_memory_cpu.release(&b->block);
    if (b->workspace.data)
        rs_memory_cpu.release(&b->workspace);
}

static rs_status range(const char *what, int32_t value, int32_t low, int32_t high, rs_err *err)
{
    if (value >= low && value <= high)
        return RS_OK;
    return rs_err_set(err, RS_USAGE, "%s %d is outside %d..%d", what, value, low, high);
}

/* Options with their defaults filled in. */
static rs_status complete(const rs_arch *a,
                          const rs_forward_options *given,
                          rs_forward_options *out,
                          rs_err *err)
{
    rs_forward_options o = *given;
    o.t_max = o.t_max ? o.t_max : T_DEFAULT;
    o.lanes = o.lanes ? o.lanes : 1;
    int32_t wish = o.context_wish ? o.context_wish : CONTEXT_DEFAULT;
    if (!o.context)
        o.context = a->context_max < wish ? a->context_max : wish;
    rs_status st = range("context", o.context, 1, a->context_max, err);
    if (!st)
        st = range("lanes", o.lanes, 1, RS_KV_LANES_MAX, err);
    if (!st)
        st = range("tokens of a pass", o.t_max, 1, 8192, err);
    if (!st)
        *out = o;
    return st;
}

/* The head, the largest matrix, is called for RS_FORWARD_LOGITS rows at most. */
static void limit_head(rs_forward *f)
{
    const rs_tensor *head = f->weights.head.routed;
    if (head && f->tensors.shapes[head->shape].calls == 1)
        f->tensors.shapes[head->shape].t_max = RS_FORWARD_LOGITS;
}

static rs_status load_routed(rs_forward *f, const rs_forward_options *o, rs_err *err)
{
    rs_table_choice choice;
    rs_status st = RS_OK;
    if (o->routes)
        choice = *o->routes;
    else
        st = rs_table_choose(&f->device, NULL, &choice, err);
    limit_head(f);
    if (!st)
        st = rs_side_plan(f->arena, &f->device, &choice, &f->tensors,
                          max_of(f->t_max, RS_FORWARD_LOGITS), &f->side, err);
    if (!st && o->swap)
        st = rs_forward_swap_plan(f, o->swap, err);
    if (!st)
        st = rs_tensors_load(&f->tensors, f->model, &rs_memory_cpu, err);
    size_t workspace = f->swap.workspace_bytes;
    for (size_t s = 0; !st && s < f->tensors.shape_count; s++)
        if (f->side.dispatches[s].workspace_bytes > workspace)
            workspace = f->side.dispatches[s].workspace_bytes;
    return st || !workspace ? st : rs_memory_cpu.alloc(workspace, &f->b.workspace, err);
}

static rs_status load_weights(rs_forward *f, const rs_forward_options *o, rs_err *err)
{
    if (o->weights == RS_WEIGHTS_ROUTED && !o->unfused)
        rs_model_fuse_gates(f->model, f->arch.gated_op);
    if (o->weights == RS_WEIGHTS_EXACT && o->swap)
        return rs_err_set(err, RS_USAGE, "exact weights have no routes to swap");
    rs_tensors_list(f->arena, f->model, false, &f->tensors);
    rs_status st = rs_weights_open(f->arena, &f->arch, f->model, &f->tensors, o->weights,
                                   &f->weights, err);
    if (!st && o->weights == RS_WEIGHTS_ROUTED)
        st = load_routed(f, o, err);
    f->count_width = max_of(f->t_max, RS_FORWARD_LOGITS) + 1;
    f->counts = rs_arena_array(f->arena, f->tensors.shape_count * (size_t)f->count_width,
                               sizeof *f->counts);
    return st;
}

static rs_status open_state(rs_forward *f, const rs_forward_options *o, rs_err *err)
{
    const rs_arch *a = &f->arch;
    rs_kv_config kv = {.layers = a->layers,
                       .kv_heads = a->kv_heads,
                       .head_dim = a->head_dim,
                       .lanes = o->lanes,
                       .context = o->context,
                       .format = o->kv_format};
    rs_status st = rs_kv_open(&kv, &f->kv, err);
    if (!st)
        st = rs_attention_open(a, f->pool, f->t_max, &f->attention, err);
    if (!st)
        st = rs_rope_open(a, false, o->context, &f->rope, err);
    if (!st && a->window)
        st = rs_rope_open(a, true, o->context, &f->rope_local, err);
    return st ? st : rs_forward_buffers_open(f, err);
}

static rs_status
open_all(rs_forward *f, const char *path, const rs_forward_options *given, rs_err *err)
{
    rs_forward_options o = {0};
    rs_status st = rs_device_open("cpu", &f->device, err);
    if (!st)
        st = rs_model_open(path, &f->model, err);
    if (st)
        return st;
    st = rs_arch_read(rs_model_gguf(f->model), &f->arch, err);
    if (!st)
        st = complete(&f->arch, given, &o, err);
    if (!st)
        st = rs_pool_new(o.threads, &f->pool, err);
    if (!st) {
        f->t_max = o.t_max;
        f->prefill_lanes = rs_arena_array(f->arena, (size_t)o.t_max, sizeof(int32_t));
        f->prefill_positions = rs_arena_array(f->arena, (size_t)o.t_max, sizeof(int32_t));
        st = load_weights(f, &o, err);
    }
    if (!st)
        st = open_state(f, &o, err);
    return st ? rs_err_prefix(err, st, "%.200s", path) : RS_OK;
}

rs_status rs_forward_open(const char *path,
                          const rs_forward_options *options,
                          rs_forward **out_forward,
                          rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_forward *f = rs_arena_alloc(arena, sizeof *f);
    f->arena = arena;
    rs_status st = open_all(f, path, options, err);
    if (st)
        rs_forward_close(f);
    else
        *out_forward = f;
    return st;
}

void rs_forward_close(rs_forward *forward)
{
    if (!forward)
        return;
    rs_forward_buffers_close(&forward->b);
    rs_rope_close(&forward->rope);
    rs_rope_close(&forward->rope_local);
    rs_attention_close(forward->attention);
    rs_kv_close(forward->kv);
    rs_weights_close(&forward->weights);
    if (forward->tensors.memory)
        rs_tensors_release(&forward->tensors);
    rs_pool_free(forward->pool);
    rs_model_close(forward->model);
    rs_arena_free(forward->arena);
}

const rs_arch *rs_forward_arch(const rs_forward *forward)
{
    return &forward->arch;
}

const rs_gguf *rs_forward_gguf(const rs_forward *forward)
{
    return rs_model_gguf(forward->model);
}

rs_kv *rs_forward_kv(rs_forward *forward)
{
    return forward->kv;
}

int32_t rs_forward_t_max(const rs_forward *forward)
{
    return forward->t_max;
}

int32_t rs_forward_count(const rs_forward *forward)
{
    return forward->t;
}

int rs_forward_threads(const rs_forward *forward)
{
    return rs_pool_threads(forward->pool);
}

const rs_table_choice *rs_forward_routes(const rs_forward *forward)
{
    return forward->weights.mode == RS_WEIGHTS_ROUTED ? &forward->side.choice : NULL;
}

const rs_device *rs_forward_device(const rs_forward *forward)
{
    return &forward->device;
}

rs_forward_trace rs_forward_trace_of(const rs_forward *forward)
{
    return (rs_forward_trace){&forward->tensors, forward->count_width - 1, forward->counts};
}

size_t rs_forward_weight_bytes(const rs_forward *forward)
{
    return forward->weights.exact.bytes + forward->side.weight_bytes;
}
