/* Opening a model for the forward pass: load, plan, buffers; and what can be asked of it.
   Layer: engine. */
#include "engine/forward_internal.h"

#include "kernels/cpu/simd.h"

#include <stdlib.h>
#include <string.h>

/* 128: the generic table is quicker at T > 64, at the price of a second copy of the layers'
   weights (seen on one thread with AVX2: prefill 317 tokens/s instead of 201). */
enum { T_DEFAULT = 128, T_DEFAULT_GPU = 1024, CONTEXT_DEFAULT = 4096 };

static int32_t max_of(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* One entry of the buffers: where its pointer goes and its bytes. */
typedef struct piece {
    void *to; /* address of a pointer */
    size_t bytes;
} piece;

enum { PIECES = 11 };

static void list_pieces(const rs_forward *f, rs_forward_buffers *b, piece out[PIECES])
{
    const rs_arch *a = &f->arch;
    size_t t = (size_t)f->t_max, rows = (size_t)max_of(f->t_max, RS_FORWARD_LOGITS);
    size_t q = (size_t)a->heads * (size_t)a->head_dim;
    size_t kv = (size_t)a->kv_heads * (size_t)a->head_dim, width = (size_t)a->width;
    size_t wide = (size_t)max_of(max_of(a->width, a->ffn), a->heads * a->head_dim);
    size_t logits = (size_t)RS_FORWARD_LOGITS * (size_t)a->vocab;
    wide = wide > kv ? wide : kv;
    const piece pieces[PIECES] = {
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
    memcpy(out, pieces, sizeof pieces);
}

size_t rs_forward_buffer_bytes(const rs_forward *f)
{
    rs_forward_buffers unused;
    piece pieces[PIECES];
    size_t total = 0;
    list_pieces(f, &unused, pieces);
    for (size_t i = 0; i < PIECES; i++)
        total += rs_cpu_round(pieces[i].bytes);
    return total;
}

rs_status rs_forward_buffers_open(rs_forward *f, rs_err *err)
{
    piece pieces[PIECES];
    rs_status st = rs_memory_cpu.alloc(rs_forward_buffer_bytes(f), &f->b.block, err);
    size_t workspace = rs_forward_workspace_bytes(f);
    if (st)
        return rs_err_prefix(err, st, "activations of %d tokens", f->t_max);
    char *at = f->b.block.data;
    list_pieces(f, &f->b, pieces);
    for (size_t i = 0; i < PIECES; i++) {
        void *place = at;
        memcpy(pieces[i].to, &place, sizeof place);
        at += rs_cpu_round(pieces[i].bytes);
    }
    return workspace ? rs_memory_cpu.alloc(workspace, &f->b.workspace, err) : RS_OK;
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
static rs_status complete(const rs_forward *f,
                          const rs_forward_options *given,
                          rs_forward_options *out,
                          rs_err *err)
{
    const rs_arch *a = &f->arch;
    rs_forward_options o = *given;
    bool gpu = f->device.backend == RS_BACKEND_CUDA;
    o.t_max = o.t_max ? o.t_max : gpu ? T_DEFAULT_GPU : T_DEFAULT;
    o.lanes = o.lanes ? o.lanes : 1;
    int32_t wish = o.context_wish ? o.context_wish : CONTEXT_DEFAULT;
    if (!o.context)
        o.context = a->context_max < wish ? a->context_max : wish;
    rs_status st = range("context", o.context, 1, a->context_max, err);
    if (!st)
        st = range("lanes", o.lanes, 1, RS_KV_LANES_MAX, err);
    if (!st)
        st = range("tokens of a pass", o.t_max, 1, 8192, err);
    if (!st && gpu && (o.weights == RS_WEIGHTS_EXACT || o.kv_format == RS_KV_F32))
        st =
            rs_err_set(err, RS_USAGE,
                       "--weights exact and --kv f32 run on the CPU alone: give --backend cpu");
    if (!st)
        *out = o;
    return st;
}

rs_kv_config rs_forward_kv_config(const rs_forward *f, const rs_forward_options *options)
{
    const rs_arch *a = &f->arch;
    return (rs_kv_config){.layers =
                              f->synthetic ? rs_synthetic_kv_layers(f->synthetic) : a->layers,
                          .kv_heads = a->kv_heads,
                          .head_dim = a->head_dim,
                          .lanes = options->lanes,
                          .context = options->context,
                          .format = options->kv_format,
                          .memory = f->memory};
}

static rs_status open_state(rs_forward *f, const rs_forward_options *o, rs_err *err)
{
    const rs_arch *a = &f->arch;
    rs_kv_config kv = rs_forward_kv_config(f, o);
    rs_status st = rs_kv_open(&kv, &f->kv, err);
    if (!st)
        st = rs_rope_open(a, false, o->context, &f->rope, err);
    if (!st && a->window)
        st = rs_rope_open(a, true, o->context, &f->rope_local, err);
    if (!st && f->device.backend == RS_BACKEND_CUDA)
        return rs_gpu_open(f, &f->gpu, err);
    if (!st)
        st = rs_attention_open(a, f->pool, f->t_max, &f->attention, err);
    return st ? st : rs_forward_buffers_open(f, err);
}

/* The file's hyperparameters, or the geometry's. */
static rs_status
open_model(rs_forward *f, const char *path, const rs_forward_options *o, rs_err *err)
{
    if (!o->synthetic) {
        rs_status st = rs_model_open(path, &f->model, err);
        return st ? st : rs_arch_read(rs_model_gguf(f->model), &f->arch, err);
    }
    rs_status st = rs_synthetic_find(o->synthetic, &f->synthetic, err);
    if (st)
        return st;
    rs_synthetic_arch(f->synthetic, &f->arch);
    if (f->synthetic->full_every > 1 && f->device.backend == RS_BACKEND_CPU)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%s has layers that only the CUDA backend runs: give --backend "
                          "cuda:0, or --synthetic 8b-dense or 0.6b",
                          o->synthetic);
    return RS_OK;
}

static rs_status
open_all(rs_forward *f, const char *path, const rs_forward_options *given, rs_err *err)
{
    rs_forward_options o = {0};
    rs_status st = rs_device_open(given->backend ? given->backend : "cpu", &f->device, err);
    f->memory = st ? NULL : rs_memory_of(f->device.backend);
    if (!st)
        st = open_model(f, path, given, err);
    if (!st)
        st = complete(f, given, &o, err);
    if (!st && f->device.backend == RS_BACKEND_CPU)
        st = rs_pool_new(o.threads, &f->pool, err);
    if (!st) {
        f->t_max = o.t_max;
        f->prefill_lanes = rs_arena_array(f->arena, (size_t)o.t_max, sizeof(int32_t));
        f->prefill_positions = rs_arena_array(f->arena, (size_t)o.t_max, sizeof(int32_t));
        st = rs_forward_load(f, &o, err);
    }
    if (!st)
        st = open_state(f, &o, err);
    return st && f->model ? rs_err_prefix(err, st, "%.200s", path) : st;
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
    rs_gpu_close(forward->gpu);
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
    return forward->model ? rs_model_gguf(forward->model) : NULL;
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
    return forward->pool ? rs_pool_threads(forward->pool) : 0;
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

bool rs_forward_on_gpu(const rs_forward *forward)
{
    return forward->gpu != NULL;
}

rs_forward_bytes
rs_forward_step_bytes(const rs_forward *forward, int32_t lanes, double position)
{
    const rs_kv_config *kv = rs_kv_config_of(forward->kv);
    double a_position = (double)rs_kv_page_bytes(kv) / RS_KV_PAGE;
    rs_forward_bytes b = {.kv = a_position * position * lanes};
    for (size_t i = 0; i < forward->tensors.shape_count; i++) {
        const rs_shape *s = &forward->tensors.shapes[i].shape;
        b.weights +=
            (double)rs_parts_unique_bytes(s) * (double)forward->tensors.shapes[i].calls;
    }
    return b;
}
