/* What the bench asks of a device besides passes: random weights, the read ceiling, projections
   alone. Layer: engine. */
#include "engine/cuda/fill.h"
#include "engine/cuda/gpu_internal.h"

#include "engine/bench.h"
#include "kernels/cuda/check.cuh"
#include "kernels/layout_frag16.h"

/* Where the scales of a copy start, and its bytes. */
static rs_status planes_of(
    const rs_layout *layout, const rs_shape *s, size_t *scales, size_t *total, rs_err *err)
{
    if (layout == &rs_layout_frag16) {
        rs_frag16_planes p = rs_layout_frag16_planes(s->format, s->n, s->k);
        *scales = p.scales;
        *total = p.total;
        return RS_OK;
    }
    if (layout == &rs_layout_row_split) {
        rs_planes p = rs_layout_planes(s->format, s->n, s->k);
        *scales = p.scales;
        *total = p.total;
        return RS_OK;
    }
    return rs_err_set(err, RS_UNSUPPORTED,
                      "random weights in layout %s are not made on the device; choose a table "
                      "whose routes read frag16 or row_split",
                      layout->id);
}

static rs_status fill_matrix(const rs_queue *queue,
                             const rs_layout *layout,
                             const rs_shape *s,
                             char *to,
                             uint64_t seed,
                             rs_err *err)
{
    size_t scales = 0, total = 0;
    rs_status st = planes_of(layout, s, &scales, &total, err);
    if (!st)
        st = rs_fill_bytes(queue, to, scales, seed, err);
    if (!st)
        st = rs_fill_scales(queue, (uint16_t *)(void *)(to + scales), (total - scales) / 2,
                            rs_synthetic_scale(s->format, s->k), seed, err);
    return st;
}

/* Of the model's nth op of a shape. What a matrix holds is up to its own shape and number: as a
   part of an op it holds the same as by itself. */
static rs_status fill_copy(const rs_queue *queue,
                           const rs_layout *layout,
                           const rs_shape *s,
                           const rs_block *copy,
                           uint64_t nth,
                           rs_err *err)
{
    rs_status st = RS_OK;
    for (int i = 0; i < rs_parts_count(s) && !st; i++) {
        rs_shape part = rs_parts_shape(s, i);
        uint64_t size = (uint64_t)part.n << 32 | (uint64_t)part.k;
        st = fill_matrix(queue, layout, &part,
                         (char *)copy->data + rs_parts_offset(layout, s, i),
                         rs_memory_mix(size, (uint16_t)part.format) + (nth << 40), err);
    }
    return st;
}

rs_status rs_gpu_fill(const rs_tensors *tensors, const rs_device *device, rs_err *err)
{
    const rs_queue queue = {device, NULL};
    rs_status st = RS_OK;
    for (size_t i = 0; i < tensors->count && !st; i++) {
        const rs_tensors_shape *s = &tensors->shapes[tensors->items[i].shape];
        uint64_t nth = 0;
        for (size_t before = 0; before < i; before++)
            nth += tensors->items[before].shape == tensors->items[i].shape;
        for (int32_t c = 0; c < s->layout_count && !st; c++)
            st = fill_copy(&queue, s->layouts[c], &s->shape, &tensors->items[i].copies[c], nth,
                           err);
    }
    return st ? st : tensors->memory->sync(err);
}

/* Time between two events on the stream. */
typedef struct stopwatch {
    cudaEvent_t start, end;
} stopwatch;

static rs_status stopwatch_open(stopwatch *w, rs_err *err)
{
    rs_status st = RS_CUDA(err, cudaEventCreate(&w->start));
    return st ? st : RS_CUDA(err, cudaEventCreate(&w->end));
}

static void stopwatch_close(stopwatch *w)
{
    if (w->start)
        (void)cudaEventDestroy(w->start);
    if (w->end)
        (void)cudaEventDestroy(w->end);
}

static rs_status begin(const rs_gpu *gpu, stopwatch *w, rs_err *err)
{
    return RS_CUDA(err, cudaEventRecord(w->start, gpu->stream));
}

static rs_status end(const rs_gpu *gpu, stopwatch *w, double *out_ns, rs_err *err)
{
    float ms = 0;
    rs_status st = RS_CUDA(err, cudaEventRecord(w->end, gpu->stream));
    if (!st)
        st = RS_CUDA(err, cudaEventSynchronize(w->end));
    if (!st)
        st = RS_CUDA(err, cudaEventElapsedTime(&ms, w->start, w->end));
    *out_ns = (double)ms * 1e6;
    return st;
}

rs_status rs_gpu_read_gbps(rs_forward *forward, double *out_gbps, rs_err *err)
{
    enum { ROUNDS = 5 };
    const rs_block *weights = &forward->tensors.arena;
    rs_gpu *gpu = forward->gpu;
    stopwatch w = {0};
    double best = 0, ns = 0;
    rs_status st = stopwatch_open(&w, err);
    for (int i = 0; i < ROUNDS && !st; i++) {
        st = begin(gpu, &w, err);
        if (!st)
            st = rs_fill_read(&gpu->queue, weights->data, weights->bytes,
                              (uint32_t *)(void *)gpu->b.keys, err);
        if (!st)
            st = end(gpu, &w, &ns, err);
        double gbps = st ? 0 : (double)weights->bytes / ns;
        best = gbps > best ? gbps : best;
    }
    stopwatch_close(&w);
    if (!st)
        *out_gbps = best;
    return st;
}

/* x is what the last pass left: real values, since what a product of numbers costs in power and
   so in clocks depends on them. y may be shared. */
static rs_status all_projections(rs_forward *f, const void *arg, rs_err *err)
{
    rs_gpu_buffers *b = &f->gpu->b;
    const int32_t *t = arg;
    rs_status st = RS_OK;
    for (size_t i = 0; i < f->tensors.count && !st; i++) {
        const rs_tensor *w = &f->tensors.items[i];
        bool head = w == f->weights.head.routed;
        bool first = w->projection->shape.k == f->arch.width; /* of a sublayer */
        st = rs_gpu_linear(f, w, head ? 1 : *t, first ? b->x : b->hidden,
                           head ? b->head_out : b->y[0], err);
    }
    return st;
}

/* As a graph, so that no launch waits for the host: what a step of decoding runs as too. */
static rs_status
capture_projections(rs_forward *f, int32_t t, cudaGraphExec_t *out_exec, rs_err *err)
{
    rs_status st = all_projections(f, &t, err); /* libraries take their memory here */
    return st ? st : rs_gpu_capture(f, all_projections, &t, out_exec, err);
}

rs_status rs_gpu_projections_ns(
    rs_forward *forward, int32_t t, int32_t rounds, double *out_ns, rs_err *err)
{
    stopwatch w = {0};
    cudaGraphExec_t exec = NULL;
    double *ns = rs_arena_array(forward->arena, (size_t)rounds, sizeof *ns);
    rs_status st = stopwatch_open(&w, err);
    if (!st)
        st = capture_projections(forward, t, &exec, err);
    for (int i = -1; i < rounds && !st; i++) { /* round -1 warms up */
        st = begin(forward->gpu, &w, err);
        if (!st)
            st = RS_CUDA(err, cudaGraphLaunch(exec, forward->gpu->stream));
        if (!st)
            st = end(forward->gpu, &w, &ns[i < 0 ? 0 : i], err);
    }
    if (exec)
        (void)cudaGraphExecDestroy(exec);
    stopwatch_close(&w);
    if (!st)
        *out_ns = rs_bench_quantile(ns, (size_t)rounds, 0.5);
    return st;
}
