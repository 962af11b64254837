/* CUDA timers: one launch, cold launch behind a read flush, chains as captured graphs,
   controls. Layer: sweep. Time comes from events. What hides the host's enqueueing, so that no
   sample contains launch latency of the CPU, is a short spin kernel in front of the first
   event, or the chain that runs before. */
#include "kernels/cuda/cublaslt.cuh"
#include "kernels/cuda/mma.cuh"
#include "sweep/base/clock.h"
#include "sweep/measure.h"
#include "sweep/measure_copy.cuh"

#include <cstdlib>

enum { READ_BLOCK = 512, MATH_BLOCK = 256, MATH_TILES = 8, GEMM = 8192 };
static const size_t FLUSH_MIN = 64 << 20;
static const size_t COPIES_MIN = 8;
static const double SPIN_NS = 40e3, MATH_NS = 100e3;

/* The events around one sample. */
struct span {
    cudaEvent_t start, stop;
};

struct rs_measure {
    const rs_device *device;
    cudaStream_t stream;
    span spans[2]; /* of this sample and the one behind it */
    cudaEvent_t looks[RS_MEASURE_LOOKS + 1];
    rs_chain *behind;   /* will be run after the next run, or NULL */
    rs_chain *ahead;    /* enqueued already, between the events of spans[0]; or NULL */
    bool late;          /* the device may have waited for `ahead` to be enqueued */
    double enqueue_ns;  /* host time that the last chain took to enqueue */
    rs_block flush;     /* read to evict everything else */
    rs_block reads;     /* memory of the read control */
    rs_block sink;      /* where kernels write what must not be optimised away */
    int32_t math_steps; /* of the multiply-add loop that last about MATH_NS */
    size_t read_bytes;  /* the read control tried last, in how long chains, and its winner */
    int32_t read_launches, read_variant;
    double peak;
};

struct rs_chain {
    cudaGraphExec_t graph;
    int32_t launches;
    double sample_ns; /* of its last run; 0 = none yet */
};

/* ---- device code ---- */

static __global__ void spin(uint64_t ns)
{
    uint64_t start, now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(start));
    do {
        asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    } while (now - start < ns);
}

/* Plain read stream: eight independent 16-byte loads a thread and turn. */
static __global__ void __launch_bounds__(READ_BLOCK)
    read_stream(const uint4 *data, size_t vectors, bool overlap, uint32_t *sink)
{
    if (overlap) /* a flush must not: the kernel behind it would start inside it */
        rs_pdl_release();
    size_t stride = (size_t)gridDim.x * READ_BLOCK,
           i = (size_t)blockIdx.x * READ_BLOCK + threadIdx.x;
    uint32_t sum = 0;
    for (; i + 7 * stride < vectors; i += 8 * stride) {
        uint4 v[8];
#pragma unroll
        for (int j = 0; j < 8; j++)
            v[j] = __ldcs(data + i + j * stride);
#pragma unroll
        for (int j = 0; j < 8; j++)
            sum ^= v[j].x ^ v[j].y ^ v[j].z ^ v[j].w;
    }
    for (; i < vectors; i += stride) {
        uint4 v = __ldcs(data + i);
        sum ^= v.x ^ v.y ^ v.z ^ v.w;
    }
    rs_pdl_wait(); /* a kernel ends only after the one before it, so the last one ends the chain
                    */
    if (sum == 0x9e3779b9u)
        *sink = sum;
}

static __global__ void __launch_bounds__(MATH_BLOCK) math_loop(int32_t steps, uint32_t *sink)
{
    uint32_t a[4] = {threadIdx.x, 1, 2, 3}, b = threadIdx.x & 7;
    float acc[MATH_TILES][4] = {};
    for (int32_t s = 0; s < steps; s++)
#pragma unroll
        for (int i = 0; i < MATH_TILES; i++)
            rs_mma(acc[i], a, b, b);
    float sum = 0;
#pragma unroll
    for (int i = 0; i < MATH_TILES; i++)
        sum += acc[i][0] + acc[i][1] + acc[i][2] + acc[i][3];
    if (sum == 1e30f)
        *sink = 1;
}

/* BF16 values in [-2, 2] with full mantissas: what power and clocks are like with real data. */
static __global__ void fill_random(uint32_t *words, size_t count)
{
    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < count;
         i += (size_t)gridDim.x * blockDim.x) {
        uint32_t h = (uint32_t)i * 2654435761u;
        h = (h ^ (h >> 15)) * 2246822519u;
        words[i] = ((h ^ (h >> 13)) & 0x80ff80ffu) | 0x3f003f00u;
    }
}

/* ---- helpers ---- */

static rs_status
read_on(rs_measure *m, int per_core, bool overlap, const void *data, size_t bytes, rs_err *err)
{
    cudaLaunchAttribute attribute = {};
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3((unsigned)(m->device->cores * per_core));
    config.blockDim = dim3(READ_BLOCK);
    config.stream = m->stream;
    config.attrs = &attribute;
    config.numAttrs = overlap ? 1 : 0;
    return RS_CUDA(err, cudaLaunchKernelEx(&config, read_stream, (const uint4 *)data,
                                           bytes / 16, overlap, (uint32_t *)m->sink.data));
}

static rs_status math_on(rs_measure *m, rs_err *err)
{
    math_loop<<<m->device->cores * 2, MATH_BLOCK, 0, m->stream>>>(m->math_steps,
                                                                  (uint32_t *)m->sink.data);
    return RS_CUDA(err, cudaGetLastError());
}

static double math_flops(const rs_measure *m)
{
    return 2.0 * 16 * 8 * 16 * MATH_TILES * (MATH_BLOCK / 32) * 2 * m->device->cores *
           m->math_steps;
}

static rs_status spin_on(rs_measure *m, rs_err *err)
{
    spin<<<1, 1, 0, m->stream>>>((uint64_t)SPIN_NS);
    return RS_CUDA(err, cudaGetLastError());
}

/* Time between the two events, after the second has passed. */
static rs_status elapsed(const span *s, double *out_ns, rs_err *err)
{
    float ms = 0;
    rs_status st = RS_CUDA(err, cudaEventSynchronize(s->stop));
    if (!st)
        st = RS_CUDA(err, cudaEventElapsedTime(&ms, s->start, s->stop));
    if (!st)
        *out_ns = (double)ms * 1e6;
    return st;
}

static rs_status timed(rs_measure *m, const rs_launch *launch, double *out_ns, rs_err *err)
{
    const span *s = &m->spans[0];
    rs_status st = RS_CUDA(err, cudaEventRecord(s->start, m->stream));
    if (!st)
        st = launch->run(launch->arg, 0, m->stream, err);
    if (!st)
        st = RS_CUDA(err, cudaEventRecord(s->stop, m->stream));
    return st ? st : elapsed(s, out_ns, err);
}

/* ---- chains ---- */

static void cuda_chain_free(rs_measure *m, rs_chain *chain)
{
    if (!chain)
        return;
    m->behind = m->behind == chain ? nullptr : m->behind;
    m->ahead = m->ahead == chain ? nullptr : m->ahead;
    if (chain->graph)
        (void)cudaGraphExecDestroy(chain->graph);
    std::free(chain);
}

/* Capture `launches` launches into chain->graph. */
static rs_status capture(rs_measure *m, const rs_launch *launch, rs_chain *chain, rs_err *err)
{
    cudaGraph_t graph = nullptr;
    rs_status st =
        RS_CUDA(err, cudaStreamBeginCapture(m->stream, cudaStreamCaptureModeThreadLocal));
    if (st)
        return st;
    for (int32_t i = 0; i < chain->launches && !st; i++)
        st = launch->run(launch->arg, i, m->stream, err);
    /* The capture ends in any case; the first error is the one to tell. */
    rs_status end = RS_CUDA(st ? nullptr : err, cudaStreamEndCapture(m->stream, &graph));
    st = st ? st : end;
    if (!st)
        st = RS_CUDA(err, cudaGraphInstantiate(&chain->graph, graph, 0));
    if (!st)
        st = RS_CUDA(err, cudaGraphUpload(chain->graph, m->stream));
    if (graph)
        (void)cudaGraphDestroy(graph);
    return st;
}

static rs_status cuda_chain_new(
    rs_measure *m, const rs_launch *launch, int32_t launches, rs_chain **out, rs_err *err)
{
    rs_chain *chain = (rs_chain *)std::calloc(1, sizeof *chain);
    if (!chain)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for a chain");
    chain->launches = launches;
    rs_status st = capture(m, launch, chain, err);
    if (st) {
        cuda_chain_free(m, chain);
        return st;
    }
    *out = chain;
    return RS_OK;
}

static rs_status enqueue(rs_measure *m, const rs_chain *chain, const span *s, rs_err *err)
{
    int64_t begun = rs_clock_ns();
    rs_status st = RS_CUDA(err, cudaEventRecord(s->start, m->stream));
    if (!st)
        st = RS_CUDA(err, cudaGraphLaunch(chain->graph, m->stream));
    if (!st)
        st = RS_CUDA(err, cudaEventRecord(s->stop, m->stream));
    m->enqueue_ns = (double)(rs_clock_ns() - begun);
    return st;
}

/* Has the device got past `event`? Failures are told by who waits for it. */
static bool passed(cudaEvent_t event)
{
    cudaError_t code = cudaEventQuery(event);
    if (code != cudaSuccess)
        (void)cudaGetLastError(); /* "not ready" is taken for an error, too */
    return code != cudaErrorNotReady;
}

/* Enqueue the chain behind the one that runs now, which ends with `running`. What the device
   may have waited for is not a time: where the one that runs has ended before all of the next
   is enqueued, that is run again behind a spin; where it is too short for that by what is
   known, nothing is enqueued. A failure is no one's yet: it comes back when the chain is run by
   itself. */
static void enqueue_behind(rs_measure *m, const rs_chain *now, cudaEvent_t running)
{
    rs_chain *next = m->behind;
    bool short_one = now->sample_ns > 0 && now->sample_ns < 2 * m->enqueue_ns;
    m->behind = nullptr;
    if (!next || short_one || passed(running) || enqueue(m, next, &m->spans[1], nullptr))
        return;
    m->ahead = next;
    m->late = passed(running);
}

static rs_status cuda_chain_run(rs_measure *m, rs_chain *chain, double *out_ns, rs_err *err)
{
    double ns = 0;
    rs_status st = RS_OK;
    bool there = m->ahead == chain, late = m->late;
    m->ahead = nullptr;
    if (there && late) /* its time tells nothing, but that it went well */
        st = elapsed(&m->spans[0], &ns, err);
    if (!st && (!there || late))
        st = spin_on(m, err);
    if (!st && (!there || late))
        st = enqueue(m, chain, &m->spans[0], err);
    if (st)
        return st;
    enqueue_behind(m, chain, m->spans[0].stop);
    st = elapsed(&m->spans[0], &ns, err);
    if (m->ahead) {
        span done = m->spans[0];
        m->spans[0] = m->spans[1];
        m->spans[1] = done;
    }
    chain->sample_ns = ns;
    if (!st)
        *out_ns = ns / chain->launches;
    return st;
}

static void cuda_chain_behind(rs_measure *m, rs_chain *chain)
{
    m->behind = chain;
}

/* ---- controls ---- */

struct read_job {
    rs_measure *m;
    const char *data;
    size_t bytes, slots;
    int per_core;
    bool overlap;
};

static rs_status run_read(void *arg, int32_t index, void *stream, rs_err *err)
{
    (void)stream;
    const read_job *job = (const read_job *)arg;
    return read_on(job->m, job->per_core, job->overlap,
                   job->data + (size_t)index % job->slots * job->bytes, job->bytes, err);
}

/* Best of five runs after one for warming up. */
static rs_status chain_best(rs_measure *m, rs_chain *chain, double *out_ns, rs_err *err)
{
    double best = 0, ns = 0;
    for (int i = 0; i < 6; i++) {
        rs_status st = cuda_chain_run(m, chain, &ns, err);
        if (st)
            return st;
        if (i == 1 || (i > 1 && ns < best))
            best = ns;
    }
    *out_ns = best;
    return RS_OK;
}

/* Memory of the read control: as many distinct copies as the weights get (rs_operands), so that
   both meet the same cache. Grows, never shrinks; no control chain is alive while it does. */
static rs_status take_reads(rs_measure *m, size_t bytes, rs_err *err)
{
    size_t copies = (4 * m->device->cache_bytes + bytes - 1) / bytes;
    size_t needed = bytes * (copies > COPIES_MIN ? copies : COPIES_MIN);
    if (needed <= m->reads.bytes)
        return RS_OK;
    rs_memory_cuda.release(&m->reads);
    rs_status st = rs_memory_cuda.alloc(needed, &m->reads, err);
    return st ? st : rs_memory_cuda.fill(m->reads.data, 0x5a, needed, err);
}

/* The floor must be the best plain read there is, so grids are tried, and launches that overlap
   (as programmatic launches of a candidate may) too. The best stays the best while the size
   does: the next cells of a shape do not try again. */
static rs_status
cuda_control_read(rs_measure *m, size_t bytes, int32_t launches, rs_chain **out, rs_err *err)
{
    static const int grids[] = {1, 2, 4, 8};
    rs_chain *best = nullptr;
    double best_ns = 0;
    read_job job = {m, nullptr, (bytes + 255) / 256 * 256, 0, 0, false};
    rs_status st = take_reads(m, job.bytes, err);
    if (st)
        return st;
    job.data = (const char *)m->reads.data;
    job.slots = m->reads.bytes / job.bytes;
    bool known = m->read_bytes == job.bytes && m->read_launches >= launches;
    for (int variant = 0; variant < 8 && !st; variant++) {
        if (known && variant != m->read_variant)
            continue;
        rs_launch launch = {run_read, &job};
        rs_chain *chain = nullptr;
        double ns = 0;
        job.per_core = grids[variant / 2];
        job.overlap = variant % 2;
        if (job.overlap && m->device->cc < 90)
            continue;
        st = cuda_chain_new(m, &launch, launches, &chain, err);
        if (!st && !known)
            st = chain_best(m, chain, &ns, err);
        if (!st && (!best || ns < best_ns)) {
            m->read_variant = variant;
            rs_chain *worse = best;
            best = chain;
            chain = worse;
            best_ns = ns;
        }
        cuda_chain_free(m, chain);
    }
    if (st || !best) {
        cuda_chain_free(m, best);
        return st;
    }
    m->read_bytes = job.bytes;
    m->read_launches = known ? m->read_launches : launches;
    *out = best;
    return RS_OK;
}

static rs_status run_math(void *arg, int32_t index, void *stream, rs_err *err)
{
    (void)index, (void)stream;
    return math_on((rs_measure *)arg, err);
}

static rs_status cuda_control_math(rs_measure *m, rs_chain **out, rs_err *err)
{
    rs_launch launch = {run_math, m};
    return cuda_chain_new(m, &launch, 10, out, err);
}

/* ---- ceilings ---- */

static rs_status run_gemm(void *arg, int32_t index, void *stream, rs_err *err)
{
    (void)index;
    char *memory = (char *)((rs_block *)arg)->data;
    size_t matrix = (size_t)GEMM * GEMM * 2;
    rs_cublaslt_gemm gemm = {GEMM, GEMM, GEMM, GEMM, GEMM, GEMM};
    return rs_cublaslt_run(&gemm, memory, memory + matrix, memory + 2 * matrix,
                           memory + 3 * matrix, (cudaStream_t)stream, err);
}

static rs_status gemm_rate(rs_measure *m, double *out_flops, rs_err *err)
{
    rs_block memory = {};
    rs_launch launch = {run_gemm, &memory};
    size_t matrix = (size_t)GEMM * GEMM * 2;
    double ns = 0;
    rs_status st = rs_memory_cuda.alloc(3 * matrix + RS_CUBLASLT_WORKSPACE, &memory, err);
    if (st)
        return st;
    fill_random<<<m->device->cores * 8, 256, 0, m->stream>>>((uint32_t *)memory.data,
                                                             2 * matrix / 4);
    st = RS_CUDA(err, cudaGetLastError());
    for (int i = 0; i < 20 && !st; i++) { /* the first ones warm up */
        st = timed(m, &launch, &ns, err);
        double rate = 2.0 * GEMM * GEMM * GEMM / ns * 1e9;
        if (!st && rate > *out_flops)
            *out_flops = rate;
    }
    rs_memory_cuda.release(&memory);
    return st;
}

/* mma.sync loop for a start, which also fixes the length of the control; then the library, as
   mma.sync does not reach what wgmma and tcgen05 can. Without the library the ceiling of such
   devices is unknown, and 0 says so. */
static rs_status measure_peak(rs_measure *m, rs_err *err)
{
    rs_launch launch = {run_math, m};
    double ns = 0, loop = 0, gemm = 0;
    m->math_steps = 512;
    for (int i = 0; i < 60; i++) {
        rs_status st = timed(m, &launch, &ns, err);
        if (st)
            return st;
        double rate = math_flops(m) / ns * 1e9;
        loop = rate > loop ? rate : loop;
        if (i == 10) { /* warm enough for a first length: long enough to drown the launch */
            m->math_steps = (int32_t)(m->math_steps * MATH_NS / ns) + 1;
            loop = 0;
        }
    }
    bool library = rs_cublaslt_ready(nullptr) == RS_OK && gemm_rate(m, &gemm, nullptr) == RS_OK;
    m->peak = gemm > loop ? gemm : loop;
    if (!library && m->device->cc >= 90)
        m->peak = 0;
    return RS_OK;
}

static double cuda_peak_flops(rs_measure *m, rs_numeric numeric)
{
    return numeric == RS_NUMERIC_a8 ? 0 : m->peak;
}

/* ---- open, close, single launches ---- */

static void cuda_close(rs_measure *m)
{
    if (!m)
        return;
    rs_memory_cuda.release(&m->flush);
    rs_memory_cuda.release(&m->sink);
    rs_memory_cuda.release(&m->reads);
    for (const span &s : m->spans) {
        if (s.start)
            (void)cudaEventDestroy(s.start);
        if (s.stop)
            (void)cudaEventDestroy(s.stop);
    }
    for (cudaEvent_t look : m->looks)
        if (look)
            (void)cudaEventDestroy(look);
    if (m->stream)
        (void)cudaStreamDestroy(m->stream);
    std::free(m);
}

static rs_status take_resources(rs_measure *m, rs_err *err)
{
    size_t flush = 4 * m->device->cache_bytes;
    rs_status st = RS_CUDA(err, cudaStreamCreateWithFlags(&m->stream, cudaStreamNonBlocking));
    for (span &s : m->spans) {
        if (!st)
            st = RS_CUDA(err, cudaEventCreate(&s.start));
        if (!st)
            st = RS_CUDA(err, cudaEventCreate(&s.stop));
    }
    for (int i = 0; i <= RS_MEASURE_LOOKS && !st; i++)
        st = RS_CUDA(err, cudaEventCreate(&m->looks[i]));
    if (!st)
        st = rs_memory_cuda.alloc(flush > FLUSH_MIN ? flush : FLUSH_MIN, &m->flush, err);
    if (!st)
        st = rs_memory_cuda.alloc(256, &m->sink, err);
    if (!st)
        st = rs_memory_cuda.fill(m->flush.data, 0x5a, m->flush.bytes, err);
    return st;
}

static rs_status
cuda_open(const rs_device *device, rs_pool *pool, rs_measure **out, rs_err *err)
{
    (void)pool;
    rs_measure *m = (rs_measure *)std::calloc(1, sizeof *m);
    if (!m)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for the timers");
    m->device = device;
    rs_status st = take_resources(m, err);
    if (!st)
        st = measure_peak(m, err);
    if (st) {
        cuda_close(m);
        return st;
    }
    *out = m;
    return RS_OK;
}

/* One spin in front of all: what is enqueued behind it later than it lasts delays its own look
   only, and the quickest look is what counts. */
static rs_status
cuda_looks(rs_measure *m, const rs_launch *launch, int32_t count, double *out_ns, rs_err *err)
{
    rs_status st = spin_on(m, err);
    RS_CHECK(count <= RS_MEASURE_LOOKS);
    for (int32_t i = 0; i <= count && !st; i++) {
        st = RS_CUDA(err, cudaEventRecord(m->looks[i], m->stream));
        if (!st && i < count)
            st = launch->run(launch->arg, i, m->stream, err);
    }
    if (!st)
        st = RS_CUDA(err, cudaEventSynchronize(m->looks[count]));
    for (int32_t i = 0; i < count && !st; i++) {
        float ms = 0;
        st = RS_CUDA(err, cudaEventElapsedTime(&ms, m->looks[i], m->looks[i + 1]));
        out_ns[i] = (double)ms * 1e6;
    }
    return st;
}

/* The caller has restored operands and poisoned outputs; the flush is the last traffic before
   the launch. It lasts longer than enqueueing the launch, so the device never waits for the
   host. */
static rs_status cuda_cold(rs_measure *m,
                           const rs_launch *launch,
                           const rs_operands *operands,
                           rs_flush flush,
                           double *out_ns,
                           double *out_flush_ns,
                           rs_err *err)
{
    (void)operands;
    int64_t start = rs_clock_ns();
    if (cudaCtxResetPersistingL2Cache() != cudaSuccess)
        (void)cudaGetLastError(); /* devices without persisting lines */
    rs_status st = RS_OK;
    if (flush == RS_FLUSH_READ)
        st = read_on(m, 4, false, m->flush.data, m->flush.bytes, err);
    else
        st = RS_CUDA(err, cudaMemsetAsync(m->flush.data, 0x5a, m->flush.bytes, m->stream));
    if (!st)
        st = timed(m, launch, out_ns, err);
    *out_flush_ns = (double)(rs_clock_ns() - start) - *out_ns;
    return st;
}

static rs_status
cuda_copy(rs_measure *m, void *to, const void *from, size_t bytes, void *stream, rs_err *err)
{
    return rs_measure_copy(m->device, to, from, bytes, stream, err);
}

extern "C" const rs_measure_ops rs_measure_cuda = {
    .open = cuda_open,
    .close = cuda_close,
    .looks = cuda_looks,
    .cold = cuda_cold,
    .copy = cuda_copy,
    .chain_new = cuda_chain_new,
    .chain_run = cuda_chain_run,
    .chain_free = cuda_chain_free,
    .chain_behind = cuda_chain_behind,
    .control_read = cuda_control_read,
    .control_math = cuda_control_math,
    .peak_flops = cuda_peak_flops,
};
