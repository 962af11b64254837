/* The CUDA probe of launches and of the event timer. Layer: sweep. */
#include "sweep/base/clock.h"
#include "sweep/probe_cuda.cuh"

enum { GRAPH_NODES = 1024, HOST_LAUNCHES = 16 };
enum { STEP_SAMPLES = 64 };
static const int64_t DELAY_CYCLES = 2000, DELAY_MORE_CYCLES = 17;

static __global__ void empty_kernel()
{
}

static __global__ void delay_kernel(int64_t cycles)
{
    int64_t start = clock64();
    while (clock64() - start < cycles) {
    }
}

static rs_status enqueue_empty(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err)
{
    (void)arg, (void)index;
    empty_kernel<<<1, 32, 0, gpu->stream>>>();
    return RS_CUDA_LAUNCHED(err, empty_kernel);
}

static rs_status enqueue_nothing(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err)
{
    (void)gpu, (void)arg, (void)index, (void)err;
    return RS_OK;
}

static rs_status enqueue_delay(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err)
{
    (void)index;
    delay_kernel<<<1, 1, 0, gpu->stream>>>(*(const int64_t *)arg);
    return RS_CUDA_LAUNCHED(err, delay_kernel);
}

/* Every sample ends with an idle stream, so the first launch meets one too. */
static rs_status sample_launch(const rs_probe_case *c, double *out_value, rs_err *err)
{
    rs_probe_gpu *gpu = (rs_probe_gpu *)c->owner;
    rs_status st = RS_OK;
    int64_t start = rs_clock_ns();
    for (int i = 0; i < HOST_LAUNCHES && !st; i++) {
        st = enqueue_empty(gpu, nullptr, 0, err);
        if (!st)
            st = RS_CUDA(err, cudaStreamSynchronize(gpu->stream));
    }
    *out_value = (double)(rs_clock_ns() - start) / HOST_LAUNCHES;
    return st;
}

static rs_status sample_event(const rs_probe_case *c, double *out_value, rs_err *err)
{
    rs_probe_gpu *gpu = (rs_probe_gpu *)c->owner;
    rs_status st = rs_probe_gpu_spin(gpu, err);
    return st ? st : rs_probe_gpu_timed(gpu, enqueue_empty, nullptr, out_value, err);
}

static rs_status sample_event_cost(const rs_probe_case *c, double *out_value, rs_err *err)
{
    rs_probe_gpu *gpu = (rs_probe_gpu *)c->owner;
    rs_status st = rs_probe_gpu_spin(gpu, err);
    return st ? st : rs_probe_gpu_timed(gpu, enqueue_nothing, nullptr, out_value, err);
}

static rs_status sample_node(const rs_probe_case *c, double *out_value, rs_err *err)
{
    return rs_probe_gpu_graph_ns((rs_probe_gpu *)c->owner, (const rs_probe_graph *)c->item,
                                 out_value, err);
}

/* Kernels of slightly different lengths: their times differ by whole steps of the timer. */
static rs_status sample_step(const rs_probe_case *c, double *out_value, rs_err *err)
{
    double ns[STEP_SAMPLES];
    rs_status st = RS_OK;
    for (int i = 0; i < STEP_SAMPLES && !st; i++) {
        int64_t cycles = DELAY_CYCLES + i * DELAY_MORE_CYCLES;
        st = rs_probe_gpu_timed((rs_probe_gpu *)c->owner, enqueue_delay, &cycles, &ns[i], err);
    }
    if (!st) /* milliseconds come as float: some hundredths of a ns at these lengths */
        *out_value = rs_probe_step(ns, STEP_SAMPLES, 0.25);
    return st;
}

rs_status rs_probe_gpu_add_launch(rs_probe_gpu *gpu, rs_probe_set *set, rs_err *err)
{
    const rs_probe_graph *graph = nullptr;
    rs_status st = rs_probe_gpu_graph(gpu, enqueue_empty, nullptr, GRAPH_NODES, &graph, err);
    if (st)
        return st;
    rs_probe_case c = {};
    c.owner = gpu;
    c.sample = sample_launch;
    rs_probe_add(set, &c, "launch_ns:empty");
    c.sample = sample_event;
    rs_probe_add(set, &c, "event_ns:empty");
    c.sample = sample_step;
    rs_probe_add(set, &c, "timer_ns:resolution");
    c.sample = sample_event_cost;
    rs_probe_add(set, &c, "timer_ns:cost");
    c.sample = sample_node;
    c.item = graph;
    rs_probe_add(set, &c, "graph_node_ns");
    return RS_OK;
}
