/* Rounds with one node swapped, each a graph. Layer: engine.
   Nothing is captured, allocated or waited for between two events: all graphs are made and
   uploaded when the rounds are opened, and every sample begins with a launch of its own graph
   that does not count, behind which the others stand in the queue before they are due. */
#include "engine/cuda/gpu_internal.h"

#include "kernels/cuda/check.cuh"

#include <stdlib.h>

struct rs_gpu_rounds {
    rs_forward *forward;
    int32_t t, tiles, splits, first, count; /* count: rows of logits, from row `first` */
    cudaGraphExec_t *arms;                  /* [arm_count] */
    int32_t arm_count;
    cudaEvent_t events[RS_GPU_PASSES + 1];
};

static rs_status enqueue_round(rs_forward *f, const void *arg, rs_err *err)
{
    const rs_gpu_rounds *r = arg;
    rs_status st = rs_gpu_layers(f, r->t, r->tiles, r->splits, err);
    return st ? st : rs_gpu_head(f, r->first, r->count, err);
}

/* Let this arm be what rs_gpu_layers and rs_gpu_head enqueue. */
static void choose(rs_forward *f, int32_t arm)
{
    int32_t schedules = f->swap.count;
    rs_forward_swap_to(f, arm < schedules ? arm : 0);
    f->swap.hole = arm < schedules    ? RS_SWAP_WHOLE
                   : arm == schedules ? RS_SWAP_NO_NODE
                                      : RS_SWAP_NO_LAYER;
}

/* Once as plain launches, where libraries take their memory, then captured. */
static rs_status make_arm(rs_gpu_rounds *r, int32_t arm, rs_err *err)
{
    rs_forward *f = r->forward;
    cudaStream_t stream = f->gpu->stream;
    choose(f, arm);
    rs_status st = enqueue_round(f, r, err);
    if (!st)
        st = RS_CUDA(err, cudaStreamSynchronize(stream));
    choose(f, arm); /* calls are counted once */
    if (!st)
        st = rs_gpu_capture(f, enqueue_round, r, &r->arms[arm], err);
    if (!st)
        st = RS_CUDA(err, cudaGraphUpload(r->arms[arm], stream));
    return st ? rs_err_prefix(err, st, "capturing round %d of %d", arm + 1, r->arm_count) : st;
}

static rs_status make_all(rs_gpu_rounds *r, const rs_batch *batch, rs_err *err)
{
    rs_forward *f = r->forward;
    bool tiled = rs_gpu_tiled(f, batch->count) && r->count < batch->count;
    rs_status st = rs_gpu_send(f, batch, tiled ? &r->tiles : NULL, err);
    r->splits = rs_gpu_splits(f, batch);
    for (int32_t i = 0; i <= RS_GPU_PASSES && !st; i++)
        st = RS_CUDA(err, cudaEventCreate(&r->events[i]));
    /* Backwards, so that what is left chosen and counted is the first schedule's. */
    for (int32_t i = r->arm_count - 1; i >= 0 && !st; i--)
        st = make_arm(r, i, err);
    return st ? st : RS_CUDA(err, cudaStreamSynchronize(f->gpu->stream));
}

rs_status rs_gpu_rounds_open(rs_forward *forward,
                             const rs_batch *batch,
                             int32_t first,
                             int32_t count,
                             rs_gpu_rounds **out_rounds,
                             rs_err *err)
{
    RS_CHECK(count >= 1 && count <= RS_FORWARD_LOGITS && first + count <= batch->count);
    int32_t arms = forward->swap.count + RS_GPU_HOLES;
    rs_gpu_rounds *r = calloc(1, sizeof *r);
    cudaGraphExec_t *list = calloc((size_t)arms, sizeof(cudaGraphExec_t));
    if (!r || !list) {
        free(r);
        free(list);
        return rs_err_set(err, RS_NO_MEMORY, "no memory for %d graphs", arms);
    }
    *r = (rs_gpu_rounds){.forward = forward,
                         .t = batch->count,
                         .first = first,
                         .count = count,
                         .arms = list,
                         .arm_count = arms};
    rs_status st = make_all(r, batch, err);
    if (st)
        rs_gpu_rounds_close(r);
    else
        *out_rounds = r;
    return st;
}

void rs_gpu_rounds_close(rs_gpu_rounds *rounds)
{
    if (!rounds)
        return;
    (void)cudaStreamSynchronize(rounds->forward->gpu->stream);
    for (int32_t i = 0; i < rounds->arm_count; i++)
        if (rounds->arms[i])
            (void)cudaGraphExecDestroy(rounds->arms[i]);
    for (int32_t i = 0; i <= RS_GPU_PASSES; i++)
        if (rounds->events[i])
            (void)cudaEventDestroy(rounds->events[i]);
    free(rounds->arms);
    free(rounds);
}

rs_status rs_gpu_rounds_time(
    rs_gpu_rounds *rounds, int32_t arm, int32_t passes, double *out_ns, rs_err *err)
{
    cudaStream_t stream = rounds->forward->gpu->stream;
    cudaGraphExec_t exec = rounds->arms[arm];
    float ms = 0;
    RS_CHECK(arm >= 0 && arm < rounds->arm_count && passes >= 1 && passes <= RS_GPU_PASSES);
    rs_status st = RS_CUDA(err, cudaGraphLaunch(exec, stream));
    if (!st)
        st = RS_CUDA(err, cudaEventRecord(rounds->events[0], stream));
    for (int32_t i = 0; i < passes && !st; i++) {
        st = RS_CUDA(err, cudaGraphLaunch(exec, stream));
        if (!st)
            st = RS_CUDA(err, cudaEventRecord(rounds->events[i + 1], stream));
    }
    if (!st)
        st = RS_CUDA(err, cudaStreamSynchronize(stream));
    for (int32_t i = 0; i < passes && !st; i++) {
        st = RS_CUDA(err, cudaEventElapsedTime(&ms, rounds->events[i], rounds->events[i + 1]));
        out_ns[i] = (double)ms * 1e6;
    }
    return st;
}

rs_status rs_gpu_rounds_logits(const rs_gpu_rounds *rounds, float *out, rs_err *err)
{
    const rs_forward *f = rounds->forward;
    size_t bytes = (size_t)rounds->count * (size_t)f->arch.vocab * sizeof *out;
    rs_status st = RS_CUDA(err, cudaMemcpyAsync(out, f->gpu->b.logits, bytes,
                                                cudaMemcpyDeviceToHost, f->gpu->stream));
    return st ? st : RS_CUDA(err, cudaStreamSynchronize(f->gpu->stream));
}
