/* State that the parts of the CUDA probe share. Layer: sweep, used by probe_cuda*.cu alone. */
#ifndef RS_SWEEP_PROBE_CUDA_CUH
#define RS_SWEEP_PROBE_CUDA_CUH

#include "kernels/cuda/check.cuh"
#include "sweep/probe_internal.h"

enum { RS_PROBE_GRAPHS = 48, RS_PROBE_MMA_KINDS = 6 };

/* Launches that are timed as one. */
struct rs_probe_graph {
    cudaGraphExec_t exec;
    int launches;
};

/* The multiply-add loop of one instruction, of the length that lasts one burst. */
struct rs_probe_mma {
    const void *kind;
    int32_t steps;
};

/* A read or copy of `bytes`: slot number `index` of the arenas, always the first when not
 * chain. */
struct rs_probe_stream {
    bool copy, chain;
    size_t bytes;
    int per_core; /* CTAs a core */
};

struct rs_probe_gpu {
    const rs_device *device;
    cudaStream_t stream;
    cudaEvent_t start, stop;
    rs_block from, to; /* read; written by copies. As large as each other */
    rs_block flush;    /* written or read to evict everything else */
    rs_block sink;     /* where kernels write what must not be optimised away */
    rs_probe_graph graphs[RS_PROBE_GRAPHS];
    int graph_count;
    rs_probe_stream flushed[RS_PROBE_FLUSH_SIZES]; /* what is timed behind a flush */
    rs_probe_mma mma[RS_PROBE_MMA_KINDS];
    int mma_count;
};

/* Something to enqueue on gpu->stream; `index` counts the launches of a graph. */
typedef rs_status rs_probe_enqueue(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err);

/* Occupy the device until the host has enqueued what is to be timed. */
rs_status rs_probe_gpu_spin(rs_probe_gpu *gpu, rs_err *err);

/* Time of what `enqueue` starts, between two events. The stream must be busy before (spin,
   flush), or the time holds the host's share of the launch. */
rs_status rs_probe_gpu_timed(
    rs_probe_gpu *gpu, rs_probe_enqueue *enqueue, const void *arg, double *out_ns, rs_err *err);

/* Capture `launches` calls of `enqueue`; the graph belongs to `gpu`. */
rs_status rs_probe_gpu_graph(rs_probe_gpu *gpu,
                             rs_probe_enqueue *enqueue,
                             const void *arg,
                             int launches,
                             const rs_probe_graph **out_graph,
                             rs_err *err);
/* Drop the graph taken last. */
void rs_probe_gpu_drop(rs_probe_gpu *gpu);

/* Run the graph untimed, then timed: time / launches. */
rs_status rs_probe_gpu_graph_ns(rs_probe_gpu *gpu,
                                const rs_probe_graph *graph,
                                double *out_ns,
                                rs_err *err);

/* Bytes of the sink that the multiply-add loops need. */
size_t rs_probe_mma_sink_bytes(const rs_device *device);

/* Add the figures of memory (buffers of at most `largest_bytes`), of launches and the timer,
   and of multiply-adds. */
rs_status rs_probe_gpu_add_memory(rs_probe_gpu *gpu,
                                  rs_probe_set *set,
                                  size_t largest_bytes,
                                  rs_err *err);
rs_status rs_probe_gpu_add_launch(rs_probe_gpu *gpu, rs_probe_set *set, rs_err *err);
rs_status rs_probe_gpu_add_mma(rs_probe_gpu *gpu, rs_probe_set *set, rs_err *err);

#endif
