/* The CUDA probe: takes the resources, times with events, runs the rounds. Layer: sweep.
   A spin kernel in front of the first event hides the host's enqueueing, as in measure_cuda.cu.
 */
#include "sweep/probe_cuda.cuh"

static const size_t LARGEST = (size_t)1 << 30;
static const size_t FLUSH_MIN = 64 << 20;
static const uint64_t SPIN_NS = 60000; /* longer than enqueueing two graph launches takes */
static const double LIMIT_S = 8;

static __global__ void spin(uint64_t ns)
{
    uint64_t start, now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(start));
    do {
        asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    } while (now - start < ns);
}

/* ---- timing ---- */

rs_status rs_probe_gpu_spin(rs_probe_gpu *gpu, rs_err *err)
{
    spin<<<1, 1, 0, gpu->stream>>>(SPIN_NS);
    return RS_CUDA_LAUNCHED(err, spin);
}

rs_status rs_probe_gpu_timed(
    rs_probe_gpu *gpu, rs_probe_enqueue *enqueue, const void *arg, double *out_ns, rs_err *err)
{
    float ms = 0;
    rs_status st = RS_CUDA(err, cudaEventRecord(gpu->start, gpu->stream));
    if (!st)
        st = enqueue(gpu, arg, 0, err);
    if (!st)
        st = RS_CUDA(err, cudaEventRecord(gpu->stop, gpu->stream));
    if (!st)
        st = RS_CUDA(err, cudaEventSynchronize(gpu->stop));
    if (!st)
        st = RS_CUDA(err, cudaEventElapsedTime(&ms, gpu->start, gpu->stop));
    *out_ns = (double)ms * 1e6;
    return st;
}

rs_status rs_probe_gpu_graph(rs_probe_gpu *gpu,
                             rs_probe_enqueue *enqueue,
                             const void *arg,
                             int launches,
                             const rs_probe_graph **out_graph,
                             rs_err *err)
{
    RS_CHECK(gpu->graph_count < RS_PROBE_GRAPHS);
    rs_probe_graph *graph = &gpu->graphs[gpu->graph_count];
    cudaGraph_t captured = nullptr;
    *graph = {nullptr, launches};
    rs_status st =
        RS_CUDA(err, cudaStreamBeginCapture(gpu->stream, cudaStreamCaptureModeThreadLocal));
    if (st)
        return st;
    for (int i = 0; i < launches && !st; i++)
        st = enqueue(gpu, arg, i, err);
    /* The capture ends in any case; the first error is the one to tell. */
    rs_status end = RS_CUDA(st ? nullptr : err, cudaStreamEndCapture(gpu->stream, &captured));
    st = st ? st : end;
    if (!st)
        st = RS_CUDA(err, cudaGraphInstantiate(&graph->exec, captured, 0));
    if (captured)
        (void)cudaGraphDestroy(captured);
    if (st)
        return st;
    gpu->graph_count++; /* from here on it is destroyed with the others */
    *out_graph = graph;
    return RS_CUDA(err, cudaGraphUpload(graph->exec, gpu->stream));
}

void rs_probe_gpu_drop(rs_probe_gpu *gpu)
{
    rs_probe_graph *graph = &gpu->graphs[--gpu->graph_count];
    (void)cudaGraphExecDestroy(graph->exec);
    *graph = {};
}

static rs_status start_graph(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err)
{
    (void)index;
    return RS_CUDA(err, cudaGraphLaunch(((const rs_probe_graph *)arg)->exec, gpu->stream));
}

rs_status rs_probe_gpu_graph_ns(rs_probe_gpu *gpu,
                                const rs_probe_graph *graph,
                                double *out_ns,
                                rs_err *err)
{
    double ns = 0;
    rs_status st = rs_probe_gpu_spin(gpu, err);
    if (!st)
        st = start_graph(gpu, graph, 0, err);
    if (!st)
        st = rs_probe_gpu_timed(gpu, start_graph, graph, &ns, err);
    *out_ns = ns / graph->launches;
    return st;
}

/* ---- resources ---- */

static size_t arena_bytes(const rs_device *device, size_t largest)
{
    size_t cold = 4 * device->cache_bytes;
    return 2 * largest > cold ? 2 * largest : cold;
}

static size_t flush_bytes(const rs_device *device)
{
    size_t bytes = 4 * device->cache_bytes;
    return bytes > FLUSH_MIN ? bytes : FLUSH_MIN;
}

/* Three quarters of what is free at most: others may use the device too. */
static rs_status largest_fitting(const rs_device *device, size_t *out_largest, rs_err *err)
{
    size_t free_bytes = 0, total_bytes = 0, largest = LARGEST;
    rs_status st = RS_CUDA(err, cudaMemGetInfo(&free_bytes, &total_bytes));
    while (largest > RS_PROBE_SIZE_MIN &&
           2 * arena_bytes(device, largest) + flush_bytes(device) > free_bytes / 4 * 3)
        largest /= RS_PROBE_SIZE_STEP;
    *out_largest = largest;
    return st;
}

static rs_status take_block(rs_block *block, size_t bytes, rs_err *err)
{
    rs_status st = rs_memory_cuda.alloc(bytes, block, err);
    return st ? st : rs_memory_cuda.fill(block->data, 0x5a, bytes, err);
}

static rs_status take_resources(rs_probe_gpu *gpu, size_t largest, rs_err *err)
{
    size_t arena = arena_bytes(gpu->device, largest);
    rs_status st = RS_CUDA(err, cudaStreamCreateWithFlags(&gpu->stream, cudaStreamNonBlocking));
    if (!st)
        st = RS_CUDA(err, cudaEventCreate(&gpu->start));
    if (!st)
        st = RS_CUDA(err, cudaEventCreate(&gpu->stop));
    if (!st)
        st = take_block(&gpu->from, arena, err);
    if (!st)
        st = take_block(&gpu->to, arena, err);
    if (!st)
        st = take_block(&gpu->flush, flush_bytes(gpu->device), err);
    if (!st)
        st = take_block(&gpu->sink, rs_probe_mma_sink_bytes(gpu->device), err);
    return st;
}

static void give_back(rs_probe_gpu *gpu)
{
    if (gpu->stream)
        (void)cudaStreamSynchronize(gpu->stream);
    while (gpu->graph_count > 0)
        rs_probe_gpu_drop(gpu);
    rs_memory_cuda.release(&gpu->from);
    rs_memory_cuda.release(&gpu->to);
    rs_memory_cuda.release(&gpu->flush);
    rs_memory_cuda.release(&gpu->sink);
    if (gpu->start)
        (void)cudaEventDestroy(gpu->start);
    if (gpu->stop)
        (void)cudaEventDestroy(gpu->stop);
    if (gpu->stream)
        (void)cudaStreamDestroy(gpu->stream);
}

extern "C" rs_status rs_probe_cuda(const rs_device *device, rs_probe_set *set, rs_err *err)
{
    rs_probe_gpu gpu = {};
    size_t largest = 0;
    gpu.device = device;
    rs_status st = RS_CUDA(err, cudaSetDevice(device->index));
    if (!st)
        st = largest_fitting(device, &largest, err);
    if (!st)
        st = take_resources(&gpu, largest, err);
    if (!st)
        st = rs_probe_gpu_add_memory(&gpu, set, largest, err);
    if (!st)
        st = rs_probe_gpu_add_launch(&gpu, set, err);
    if (!st)
        st = rs_probe_gpu_add_mma(&gpu, set, err);
    if (!st)
        st = RS_CUDA(err, cudaStreamSynchronize(gpu.stream)); /* graphs are on the device */
    if (!st)
        st = rs_probe_rounds(set, LIMIT_S, err);
    give_back(&gpu);
    return st;
}
