/* Opening and closing the device's forward pass: buffers, the batch, what it all takes. Layer:
   engine. */
#include "engine/cuda/gpu_internal.h"

#include "kernels/cpu/simd.h"
#include "kernels/cuda/check.cuh"

#include <stdlib.h>
#include <string.h>

static size_t most(size_t a, size_t b)
{
    return a > b ? a : b;
}

int32_t rs_gpu_rows(const rs_forward *f)
{
    return f->t_max > RS_FORWARD_LOGITS ? f->t_max : RS_FORWARD_LOGITS;
}

rs_gpu_batch rs_gpu_batch_at(int32_t *ints, int32_t rows)
{
    return (rs_gpu_batch){ints, ints + rows, ints + 2 * (size_t)rows,
                          (rs_attend_tile *)(void *)(ints + 3 * (size_t)rows),
                          ints + 5 * (size_t)rows};
}

size_t rs_gpu_batch_ints(const rs_forward *f, int32_t lanes, int32_t context)
{
    return 5 * (size_t)rs_gpu_rows(f) + (size_t)lanes * (size_t)rs_kv_pages(context);
}

/* Partial results of the widest step; of every pass where no kernel for tiles is built. */
static size_t partial_floats(const rs_forward *f, int32_t context)
{
    const rs_arch *a = &f->arch;
    int32_t t_max = rs_attend_tiles_do(a->head_dim) ? RS_FORWARD_LOGITS : rs_gpu_rows(f);
    size_t floats = 0;
    for (int32_t t = 1; t <= t_max; t++) {
        int32_t splits = rs_splits_most(&f->splits, t, context);
        floats =
            most(floats, (size_t)t * rs_attend_partial_floats(a->heads, a->head_dim, splits));
    }
    return floats;
}

/* One entry of the buffers: where its pointer goes and its bytes. */
typedef struct piece {
    void *to; /* address of a pointer */
    size_t bytes;
} piece;

enum { PIECES = 14 };

/* Longest rows of the three outputs. */
static void list_outputs(const rs_forward *f, size_t out[3])
{
    const rs_arch *a = &f->arch;
    size_t q = (size_t)a->heads * (size_t)a->head_dim;
    size_t kv = (size_t)a->kv_heads * (size_t)a->head_dim;
    bool hybrid = f->synthetic && f->synthetic->full_every > 1;
    out[0] = most(most(q + 2 * kv, (size_t)a->ffn), (size_t)a->width); /* q, k, v as one op */
    out[1] = most(kv, (size_t)a->ffn);
    out[2] = kv;
    if (hybrid) {
        size_t attention = 2 * (q + kv), delta = RS_SYNTHETIC_GDN_QK + 2 * RS_SYNTHETIC_GDN_V;
        out[0] = most(out[0], most(attention, delta)); /* of both, where they are one op */
        out[1] = most(out[1], most(q + kv, 2 * (size_t)RS_SYNTHETIC_GDN_V));
    }
}

static void list_pieces(
    const rs_forward *f, rs_gpu_buffers *b, int32_t lanes, int32_t context, piece out[PIECES])
{
    const rs_arch *a = &f->arch;
    size_t rows = (size_t)rs_gpu_rows(f), y[3], q = (size_t)a->heads * (size_t)a->head_dim;
    size_t wide = most(most((size_t)a->width, (size_t)a->ffn), most(q, RS_SYNTHETIC_GDN_V));
    size_t logits = (size_t)RS_FORWARD_LOGITS * (size_t)a->vocab;
    list_outputs(f, y);
    const piece pieces[PIECES] = {
        {&b->residual, 4 * rows * (size_t)a->width},
        {&b->x, 2 * rows * wide},
        {&b->hidden, 2 * rows * wide},
        {&b->y[0], 2 * rows * y[0]},
        {&b->y[1], 2 * rows * y[1]},
        {&b->y[2], 2 * rows * y[2]},
        {&b->q, 4 * rows * q},
        {&b->partials, 4 * partial_floats(f, context)},
        {&b->head_out, 2 * logits},
        {&b->logits, 4 * logits},
        {&b->keys, 8 * RS_FORWARD_LOGITS},
        {&b->chosen, 4 * RS_FORWARD_LOGITS},
        {&b->batch, 4 * rs_gpu_batch_ints(f, lanes, context)},
        {&b->workspace, rs_forward_workspace_bytes(f)},
    };
    memcpy(out, pieces, sizeof pieces);
}

static size_t piece_bytes(const piece pieces[PIECES])
{
    size_t total = 0;
    for (size_t i = 0; i < PIECES; i++)
        total += rs_cpu_round(pieces[i].bytes);
    return total;
}

void rs_gpu_need(const rs_forward *forward, rs_guard *guard)
{
    rs_gpu_buffers unused;
    piece pieces[PIECES];
    list_pieces(forward, &unused, guard->lanes, guard->context, pieces);
    guard->vectors = rs_gpu_vector_bytes(forward);
    guard->workspace = piece_bytes(pieces);
}

rs_status rs_gpu_free_bytes(size_t *out_bytes, rs_err *err)
{
    size_t unused, all;
    rs_status st = RS_CUDA(err, cudaMemGetInfo(&unused, &all));
    if (!st)
        *out_bytes = unused;
    return st;
}

static rs_status open_buffers(rs_forward *f, rs_gpu *gpu, rs_err *err)
{
    const rs_kv_config *kv = rs_kv_config_of(f->kv);
    piece pieces[PIECES];
    list_pieces(f, &gpu->b, kv->lanes, kv->context, pieces);
    rs_status st = f->memory->alloc(piece_bytes(pieces), &gpu->block, err);
    if (st)
        return rs_err_prefix(err, st, "activations of %d tokens", f->t_max);
    char *at = gpu->block.data;
    for (size_t i = 0; i < PIECES; i++) {
        void *place = at;
        memcpy(pieces[i].to, &place, sizeof place);
        at += rs_cpu_round(pieces[i].bytes);
    }
    return RS_OK;
}

/* Pinned, so that sending it does not wait for a copy of the driver's own. */
static rs_status open_batch(rs_forward *f, rs_gpu *gpu, rs_err *err)
{
    const rs_kv_config *kv = rs_kv_config_of(f->kv);
    rs_kv_view view = rs_kv_view_of(f->kv);
    int32_t rows = rs_gpu_rows(f);
    gpu->batch_ints = rs_gpu_batch_ints(f, kv->lanes, kv->context);
    gpu->table_ints = gpu->batch_ints - 5 * (size_t)rows;
    size_t bytes = (gpu->batch_ints + RS_FORWARD_LOGITS) * sizeof(int32_t);
    void *pinned = NULL;
    rs_status st = RS_CUDA(err, cudaMallocHost(&pinned, bytes));
    if (st)
        return rs_err_prefix(err, st, "a batch in pinned memory");
    memset(pinned, 0, bytes);
    gpu->pinned = pinned;
    gpu->pinned_chosen = gpu->pinned + gpu->batch_ints;
    gpu->host = rs_gpu_batch_at(gpu->pinned, rows);
    gpu->device = rs_gpu_batch_at(gpu->b.batch, rows);
    gpu->pages = (rs_pages){.pool = view.pool,
                            .page_bytes = view.page_bytes,
                            .plane_bytes = view.plane_bytes,
                            .table = gpu->device.table,
                            .pages_a_lane = view.pages_a_lane,
                            .kv_heads = kv->kv_heads,
                            .int8 = kv->format == RS_KV_INT8};
    return RS_OK;
}

rs_status rs_gpu_open(rs_forward *forward, rs_gpu **out_gpu, rs_err *err)
{
    const rs_arch *a = &forward->arch;
    if (a->width % RS_ROWS_EACH || a->ffn % RS_ROWS_EACH || a->width > RS_ROWS_MAX)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "rows of %d and %d: the CUDA backend runs multiples of %d, the first "
                          "up to %d; give --backend cpu",
                          a->width, a->ffn, RS_ROWS_EACH, RS_ROWS_MAX);
    rs_gpu *gpu = calloc(1, sizeof *gpu);
    if (!gpu)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for the device's state");
    rs_status st = RS_CUDA(err, cudaStreamCreateWithFlags(&gpu->stream, cudaStreamNonBlocking));
    gpu->queue = (rs_queue){&forward->device, gpu->stream};
    if (!st)
        st = open_buffers(forward, gpu, err);
    if (!st)
        st = open_batch(forward, gpu, err);
    if (!st)
        st = rs_gpu_vectors_open(forward, gpu, err);
    if (!st)
        st = forward->memory->sync(err); /* the pass's stream does not wait for uploads */
    if (st)
        rs_gpu_close(gpu);
    else
        *out_gpu = gpu;
    return st;
}

void rs_gpu_close(rs_gpu *gpu)
{
    if (!gpu)
        return;
    if (gpu->stream)
        (void)cudaStreamSynchronize(gpu->stream);
    for (int32_t i = 0; i < gpu->graph_count; i++)
        (void)cudaGraphExecDestroy(gpu->graphs[i].exec);
    const rs_memory *memory = rs_memory_of(RS_BACKEND_CUDA);
    if (gpu->vectors.data)
        memory->release(&gpu->vectors);
    if (gpu->block.data)
        memory->release(&gpu->block);
    if (gpu->pinned)
        (void)cudaFreeHost(gpu->pinned);
    if (gpu->stream)
        (void)cudaStreamDestroy(gpu->stream);
    free(gpu);
}
