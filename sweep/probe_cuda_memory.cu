/* The CUDA probe of memory: read and copy streams as graphs, and what flushes do to one launch
   of a read. Layer: sweep. */
#include "sweep/probe_cuda.cuh"

#include <cstring>

enum { BLOCK = 512, TURN = 8 }; /* threads a CTA; 16-byte loads a turn */
enum { TUNE_RUNS = 4 };         /* the first one warms up */
enum { MEMSET, READ };          /* how to flush */
enum { FLUSH_PER_CORE = 4 };    /* CTAs a core, as in measure_cuda.cu */

static const size_t CHAIN_MIN = 8, CHAIN_MAX = 1024; /* launches a graph */

/* ---- device code ---- */

/* Loads past L1, so that a warm read is a read of L2 on every device. */
static __global__ void __launch_bounds__(BLOCK)
    read_stream(const uint4 *from, size_t vectors, uint32_t *sink)
{
    size_t stride = (size_t)gridDim.x * BLOCK, i = (size_t)blockIdx.x * BLOCK + threadIdx.x;
    uint32_t sum = 0;
    for (; i + (TURN - 1) * stride < vectors; i += TURN * stride) {
        uint4 v[TURN];
#pragma unroll
        for (int j = 0; j < TURN; j++)
            v[j] = __ldcg(from + i + j * stride);
#pragma unroll
        for (int j = 0; j < TURN; j++)
            sum ^= v[j].x ^ v[j].y ^ v[j].z ^ v[j].w;
    }
    for (; i < vectors; i += stride) {
        uint4 v = __ldcg(from + i);
        sum ^= v.x ^ v.y ^ v.z ^ v.w;
    }
    if (sum == 0x9e3779b9u) /* all words are equal, so it is 0 or that word: never */
        *sink = sum;
}

static __global__ void __launch_bounds__(BLOCK)
    copy_stream(uint4 *to, const uint4 *from, size_t vectors)
{
    size_t stride = (size_t)gridDim.x * BLOCK, i = (size_t)blockIdx.x * BLOCK + threadIdx.x;
    for (; i + (TURN - 1) * stride < vectors; i += TURN * stride) {
        uint4 v[TURN];
#pragma unroll
        for (int j = 0; j < TURN; j++)
            v[j] = __ldcg(from + i + j * stride);
#pragma unroll
        for (int j = 0; j < TURN; j++)
            to[i + j * stride] = v[j];
    }
    for (; i < vectors; i += stride)
        to[i] = __ldcg(from + i);
}

/* ---- streams ---- */

static int slots_of(const rs_probe_gpu *gpu, size_t bytes)
{
    size_t wanted = (4 * gpu->device->cache_bytes + bytes - 1) / bytes;
    size_t room = gpu->from.bytes / bytes;
    wanted = wanted < CHAIN_MIN ? CHAIN_MIN : wanted > CHAIN_MAX ? CHAIN_MAX : wanted;
    return (int)(wanted < room ? wanted : room);
}

static void read_on(rs_probe_gpu *gpu, const void *from, size_t bytes, int per_core)
{
    read_stream<<<gpu->device->cores * per_core, BLOCK, 0, gpu->stream>>>(
        (const uint4 *)from, bytes / 16, (uint32_t *)gpu->sink.data);
}

static rs_status enqueue_stream(rs_probe_gpu *gpu, const void *arg, int index, rs_err *err)
{
    const rs_probe_stream *job = (const rs_probe_stream *)arg;
    size_t at = job->chain ? (size_t)(index % slots_of(gpu, job->bytes)) * job->bytes : 0;
    const char *from = (const char *)gpu->from.data + at;
    if (!job->copy)
        read_on(gpu, from, job->bytes, job->per_core);
    else
        copy_stream<<<gpu->device->cores * job->per_core, BLOCK, 0, gpu->stream>>>(
            (uint4 *)((char *)gpu->to.data + at), (const uint4 *)from, job->bytes / 16);
    return RS_CUDA_LAUNCHED(err, stream);
}

/* Best of a few runs of the graph. */
static rs_status
quickest(rs_probe_gpu *gpu, const rs_probe_graph *graph, double *out_ns, rs_err *err)
{
    double best = 0, ns = 0;
    rs_status st = RS_OK;
    for (int i = 0; i < TUNE_RUNS && !st; i++) {
        st = rs_probe_gpu_graph_ns(gpu, graph, &ns, err);
        if (i == 1 || (i > 1 && ns < best))
            best = ns;
    }
    *out_ns = best;
    return st;
}

/* A rate must be the machine's and not a grid's, so grids are tried; job->per_core is set. */
static rs_status
tuned_graph(rs_probe_gpu *gpu, rs_probe_stream *job, const rs_probe_graph **out, rs_err *err)
{
    static const int grids[] = {1, 2, 4, 8};
    double best_ns = 0, ns = 0;
    int best = 0, launches = slots_of(gpu, job->bytes);
    rs_status st = RS_OK;
    for (int grid : grids) {
        const rs_probe_graph *graph = nullptr;
        job->per_core = grid;
        st = rs_probe_gpu_graph(gpu, enqueue_stream, job, launches, &graph, err);
        if (!st)
            st = quickest(gpu, graph, &ns, err);
        if (st)
            return st;
        rs_probe_gpu_drop(gpu);
        if (!best || ns < best_ns) {
            best = grid;
            best_ns = ns;
        }
    }
    job->per_core = best;
    return rs_probe_gpu_graph(gpu, enqueue_stream, job, launches, out, err);
}

/* Bytes a ns; option holds how often each byte of the buffer moves. */
static rs_status sample_stream(const rs_probe_case *c, double *out_value, rs_err *err)
{
    double ns = 0;
    rs_status st = rs_probe_gpu_graph_ns((rs_probe_gpu *)c->owner,
                                         (const rs_probe_graph *)c->item, &ns, err);
    *out_value = st ? 0 : (double)c->bytes * c->option / ns;
    return st;
}

static rs_status
add_stream(rs_probe_gpu *gpu, rs_probe_set *set, rs_probe_stream job, rs_err *err)
{
    const rs_probe_graph *graph = nullptr;
    rs_status st = tuned_graph(gpu, &job, &graph, err);
    if (st)
        return st;
    rs_probe_case c = {};
    c.sample = sample_stream;
    c.owner = gpu;
    c.item = graph;
    c.bytes = job.bytes;
    c.option = job.copy ? 2 : 1;
    rs_probe_add(set, &c, "%s_gbps:%zu:%s", job.copy ? "copy" : "read", job.bytes,
                 job.chain ? "chain" : "warm");
    return RS_OK;
}

/* A small grid, so that the loop turns and a rest remains. */
static rs_status check_copy(rs_probe_gpu *gpu, rs_err *err)
{
    enum { BYTES = RS_PROBE_SIZE_MIN - 80, CTAS = 4 };
    static unsigned char pattern[BYTES], copied[BYTES];
    for (size_t i = 0; i < BYTES; i++)
        pattern[i] = (unsigned char)(i * 7 + i / 251);
    rs_status st = rs_memory_cuda.upload(gpu->from.data, pattern, BYTES, err);
    if (st)
        return st;
    copy_stream<<<CTAS, BLOCK, 0, gpu->stream>>>((uint4 *)gpu->to.data,
                                                 (const uint4 *)gpu->from.data, BYTES / 16);
    st = RS_CUDA_LAUNCHED(err, copy_stream);
    if (!st)
        st = RS_CUDA(err, cudaStreamSynchronize(gpu->stream));
    if (!st)
        st = rs_memory_cuda.download(copied, gpu->to.data, BYTES, err);
    if (!st && std::memcmp(pattern, copied, BYTES) != 0)
        return rs_err_set(err, RS_CHECK, "the copy kernel of the probe does not copy");
    return st ? st : rs_memory_cuda.fill(gpu->from.data, 0x5a, BYTES, err);
}

/* ---- flushes ---- */

static rs_status flush(rs_probe_gpu *gpu, int how, rs_err *err)
{
    if (how == MEMSET)
        return RS_CUDA(err,
                       cudaMemsetAsync(gpu->flush.data, 0x5a, gpu->flush.bytes, gpu->stream));
    read_on(gpu, gpu->flush.data, gpu->flush.bytes, FLUSH_PER_CORE);
    return RS_CUDA_LAUNCHED(err, flush);
}

static rs_status sample_flush(const rs_probe_case *c, double *out_value, rs_err *err)
{
    rs_probe_gpu *gpu = (rs_probe_gpu *)c->owner;
    rs_status st = rs_probe_gpu_spin(gpu, err);
    if (!st)
        st = enqueue_stream(gpu, c->item, 0, err); /* cached, or a flush would be idle */
    if (!st)
        st = flush(gpu, c->option, err);
    return st ? st : rs_probe_gpu_timed(gpu, enqueue_stream, c->item, out_value, err);
}

static rs_status sample_flush_chain(const rs_probe_case *c, double *out_value, rs_err *err)
{
    return rs_probe_gpu_graph_ns((rs_probe_gpu *)c->owner, (const rs_probe_graph *)c->item,
                                 out_value, err);
}

/* The grid that suits the chain is kept for the cold launches: only the flush differs. */
static rs_status
add_flush(rs_probe_gpu *gpu, rs_probe_set *set, rs_probe_stream *job, size_t bytes, rs_err *err)
{
    static const char *const names[] = {"memset", "read"};
    const rs_probe_graph *graph = nullptr;
    *job = {false, true, bytes, 0};
    rs_status st = tuned_graph(gpu, job, &graph, err);
    if (st)
        return st;
    rs_probe_case c = {};
    c.owner = gpu;
    c.bytes = bytes;
    c.sample = sample_flush;
    c.item = job;
    for (c.option = MEMSET; c.option <= READ; c.option++)
        rs_probe_add(set, &c, "flush_ns:%s:%zu", names[c.option], bytes);
    c.sample = sample_flush_chain;
    c.item = graph;
    rs_probe_add(set, &c, "flush_ns:chain:%zu", bytes);
    return RS_OK;
}

rs_status
rs_probe_gpu_add_memory(rs_probe_gpu *gpu, rs_probe_set *set, size_t largest_bytes, rs_err *err)
{
    rs_status st = check_copy(gpu, err);
    for (size_t bytes = RS_PROBE_SIZE_MIN; bytes <= largest_bytes && !st;
         bytes *= RS_PROBE_SIZE_STEP)
        for (int mode = 0; mode < 4 && !st; mode++)
            st = add_stream(gpu, set, {mode % 2 == 1, mode / 2 == 1, bytes, 0}, err);
    for (int i = 0; i < RS_PROBE_FLUSH_SIZES && !st; i++)
        if (rs_probe_flush_bytes[i] <= largest_bytes)
            st = add_flush(gpu, set, &gpu->flushed[i], rs_probe_flush_bytes[i], err);
    return st;
}
