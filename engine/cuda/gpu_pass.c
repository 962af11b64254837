/* Running passes: sending the batch, prefill at once, decoding by captured graphs. Layer:
   engine. */
#include "engine/cuda/gpu_internal.h"

#include "kernels/cuda/check.cuh"

#include <string.h>

static size_t ints(size_t count)
{
    return count * sizeof(int32_t);
}

static rs_status wait(rs_gpu *gpu, rs_err *err)
{
    return RS_CUDA(err, cudaStreamSynchronize(gpu->stream));
}

/* Runs of consecutive tokens of a lane, RS_ATTEND_TILE at most. */
static int32_t cut_tiles(rs_attend_tile *tiles, const rs_batch *b)
{
    int32_t count = 0;
    for (int32_t i = 0; i < b->count; i++) {
        bool follows =
            i && b->lanes[i] == b->lanes[i - 1] && b->positions[i] == b->positions[i - 1] + 1;
        if (follows && tiles[count - 1].count < RS_ATTEND_TILE)
            tiles[count - 1].count++;
        else
            tiles[count++] = (rs_attend_tile){i, 1};
    }
    return count;
}

/* A prefill may still be under way: its copy of the block is not written before it ends. */
rs_status rs_gpu_send(rs_forward *f, const rs_batch *batch, int32_t *out_tiles, rs_err *err)
{
    rs_gpu *gpu = f->gpu;
    const int32_t *table = rs_kv_view_of(f->kv).table;
    size_t count = (size_t)batch->count, head = gpu->batch_ints - gpu->table_ints;
    rs_status st = wait(gpu, err);
    if (st)
        return st;
    bool same = gpu->table_sent && !memcmp(gpu->host.table, table, ints(gpu->table_ints));
    memcpy(gpu->host.tokens, batch->tokens, ints(count));
    memcpy(gpu->host.lanes, batch->lanes, ints(count));
    memcpy(gpu->host.positions, batch->positions, ints(count));
    if (out_tiles)
        *out_tiles = cut_tiles(gpu->host.tiles, batch);
    if (!same)
        memcpy(gpu->host.table, table, ints(gpu->table_ints));
    gpu->table_sent = true;
    return RS_CUDA(err, cudaMemcpyAsync(gpu->b.batch, gpu->pinned,
                                        ints(same ? head : gpu->batch_ints),
                                        cudaMemcpyHostToDevice, gpu->stream));
}

bool rs_gpu_tiled(const rs_forward *f, int32_t t)
{
    return t > RS_FORWARD_LOGITS && rs_attend_tiles_do(f->arch.head_dim);
}

int32_t rs_gpu_splits(const rs_forward *f, const rs_batch *b)
{
    int32_t deepest = 1;
    for (int32_t i = 0; i < b->count; i++)
        deepest = b->positions[i] + 1 > deepest ? b->positions[i] + 1 : deepest;
    return rs_splits_at(&f->splits, b->count, deepest);
}

/* One token a lane: a step of decoding. */
static bool is_step(const rs_batch *b)
{
    uint64_t seen = 0; /* RS_KV_LANES_MAX bits */
    for (int32_t i = 0; i < b->count; i++) {
        if (seen >> b->lanes[i] & 1)
            return false;
        seen |= 1ull << b->lanes[i];
    }
    return true;
}

/* A step of decoding. */
typedef struct step {
    int32_t t, splits;
} step;

static rs_status enqueue_step(rs_forward *f, const void *arg, rs_err *err)
{
    const step *s = arg;
    rs_status st = rs_gpu_layers(f, s->t, 0, s->splits, err);
    return st ? st : rs_gpu_head(f, 0, s->t, err);
}

/* Capture the step and make it ready; the oldest graph gives way. */
static rs_status capture(rs_forward *f, const step *s, rs_err *err)
{
    rs_gpu *gpu = f->gpu;
    cudaGraphExec_t exec = NULL;
    rs_status st = rs_gpu_capture(f, enqueue_step, s, &exec, err);
    if (st)
        return rs_err_prefix(err, st, "capturing a step of %d tokens", s->t);
    rs_gpu_graph *slot = &gpu->graphs[gpu->graph_next];
    if (slot->exec)
        (void)cudaGraphExecDestroy(slot->exec);
    *slot = (rs_gpu_graph){s->t, s->splits, exec};
    gpu->graph_next = (gpu->graph_next + 1) % RS_GPU_GRAPHS;
    gpu->graph_count += gpu->graph_count < RS_GPU_GRAPHS;
    return RS_OK;
}

static cudaGraphExec_t find(const rs_gpu *gpu, const step *s)
{
    for (int32_t i = 0; i < gpu->graph_count; i++)
        if (gpu->graphs[i].tokens == s->t && gpu->graphs[i].splits == s->splits)
            return gpu->graphs[i].exec;
    return NULL;
}

/* The first step of a kind runs as plain launches, so that libraries take their memory outside
   of a capture, and is captured behind it for the steps to come. A swap (gpu_rounds.c) has
   graphs of its own, and what a step launches changes with it. */
static rs_status run_step(rs_forward *f, const step *s, rs_err *err)
{
    cudaGraphExec_t exec = find(f->gpu, s);
    if (exec)
        return RS_CUDA(err, cudaGraphLaunch(exec, f->gpu->stream));
    rs_status st = enqueue_step(f, s, err);
    return st || f->swap.count ? st : capture(f, s, err);
}

/* All projections but the head, which is called for the rows whose logits are asked for. */
static void count_layers(rs_forward *f, int32_t t)
{
    for (size_t i = 0; i < f->tensors.count; i++)
        if (&f->tensors.items[i] != f->weights.head.routed)
            f->counts[f->tensors.items[i].shape * f->count_width + t]++;
}

static void count_head(rs_forward *f, int32_t rows)
{
    f->counts[f->weights.head.routed->shape * f->count_width + rows]++;
}

rs_status
rs_gpu_greedy(rs_forward *forward, const rs_batch *batch, int32_t *out_tokens, rs_err *err)
{
    rs_gpu *gpu = forward->gpu;
    size_t bytes = ints((size_t)batch->count);
    step s = {batch->count, rs_gpu_splits(forward, batch)};
    rs_status st = rs_gpu_send(forward, batch, NULL, err);
    gpu->logits_rows = 0;
    if (!st)
        st = run_step(forward, &s, err);
    if (!st)
        st = RS_CUDA(err, cudaMemcpyAsync(gpu->pinned_chosen, gpu->b.chosen, bytes,
                                          cudaMemcpyDeviceToHost, gpu->stream));
    if (!st)
        st = wait(gpu, err);
    if (st)
        return st;
    memcpy(out_tokens, gpu->pinned_chosen, bytes);
    gpu->logits_rows = batch->count;
    count_layers(forward, batch->count);
    count_head(forward, batch->count);
    return RS_OK;
}

rs_status rs_gpu_pass(rs_forward *forward, const rs_batch *batch, rs_err *err)
{
    rs_gpu *gpu = forward->gpu;
    int32_t chosen[RS_KV_LANES_MAX], tiles = 0;
    if (batch->count <= RS_KV_LANES_MAX && is_step(batch))
        return rs_gpu_greedy(forward, batch, chosen, err);
    gpu->logits_rows = 0;
    bool tiled = rs_gpu_tiled(forward, batch->count);
    rs_status st = rs_gpu_send(forward, batch, tiled ? &tiles : NULL, err);
    if (!st)
        st = rs_gpu_layers(forward, batch->count, tiles, rs_gpu_splits(forward, batch), err);
    if (!st)
        count_layers(forward, batch->count);
    return st;
}

/* A step has left its logits; others compute those asked for. */
rs_status
rs_gpu_logits(rs_forward *forward, int32_t first, int32_t count, float *out, rs_err *err)
{
    rs_gpu *gpu = forward->gpu;
    size_t vocab = (size_t)forward->arch.vocab;
    bool ready = first + count <= gpu->logits_rows;
    rs_status st = RS_OK;
    if (!ready) {
        st = rs_gpu_head(forward, first, count, err);
        count_head(forward, count);
    }
    const float *from = gpu->b.logits + (ready ? (size_t)first * vocab : 0);
    if (!st)
        st = RS_CUDA(err, cudaMemcpyAsync(out, from, (size_t)count * vocab * sizeof *out,
                                          cudaMemcpyDeviceToHost, gpu->stream));
    return st ? st : wait(gpu, err);
}
