/* CPU timers: one launch, cold launch, chains over distinct copies, controls. Layer: sweep.
   Chain: launches walk through more weight copies than the last-level cache holds, back to
   back, as the layers of a model do. Cold: the operands' lines are evicted before one launch.
 */
#include "sweep/measure.h"

#include "sweep/base/clock.h"
#include "sweep/measure_cpu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AGAIN_NS = 100000000 };

struct rs_measure {
    const rs_device *device;
    rs_pool *pool;
    rs_block stream; /* memory of the read control, 4x the last-level cache */
    double peak[RS_NUMERIC_COUNT];
    volatile uint64_t sink; /* results of control loops end here */
};

struct rs_chain {
    rs_launch launch;
    int32_t launches;
    int32_t next; /* copies keep rotating from run to run */
    /* read control */
    rs_measure *m;
    size_t bytes;
    rs_numeric numeric;
    int64_t steps;
};

typedef struct math_job {
    rs_measure *m;
    rs_numeric numeric;
    int64_t steps;
    double flops;
} math_job;

static void math_body(void *arg, int64_t begin, int64_t end, int thread)
{
    math_job *job = arg;
    double flops = 0;
    for (int64_t i = begin; i < end; i++) {
        float sum =
            rs_measure_cpu_math(job->m->device->cpu_features, job->numeric, job->steps, &flops);
        if (sum == 1.2345e-30f) /* practically never, see read_body */
            job->m->sink = 1;
    }
    if (thread == 0)
        job->flops = flops;
}

/* Best of several short runs: a ceiling is what the core can do, not what it does on average.
 */
static double measure_peak(rs_measure *m, rs_numeric numeric)
{
    math_job job = {.m = m, .numeric = numeric, .steps = 20000};
    double best = 0;
    int threads = rs_pool_threads(m->pool);
    for (int i = 0; i < 20; i++) {
        int64_t start = rs_clock_ns();
        rs_pool_run(m->pool, threads, 1, math_body, &job);
        double seconds = (double)(rs_clock_ns() - start) * 1e-9;
        double rate = job.flops * (double)job.steps * threads / seconds;
        best = rate > best ? rate : best;
    }
    return best;
}

/* Another process can hold the CPUs for longer than a few short runs last. */
static void cpu_peak_again(rs_measure *m, rs_numeric numeric)
{
    int64_t start = rs_clock_ns();
    while (rs_clock_ns() - start < AGAIN_NS) {
        double rate = measure_peak(m, numeric);
        m->peak[numeric] = rate > m->peak[numeric] ? rate : m->peak[numeric];
    }
}

static void cpu_close(rs_measure *m)
{
    if (!m)
        return;
    rs_memory_cpu.release(&m->stream);
    free(m);
}

static rs_status cpu_open(const rs_device *device, rs_pool *pool, rs_measure **out, rs_err *err)
{
    rs_measure *m = calloc(1, sizeof *m);
    if (!m)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for the timers");
    m->device = device;
    m->pool = pool;
    rs_status st = rs_memory_cpu.alloc(4 * device->cache_bytes, &m->stream, err);
    if (!st)
        st = rs_memory_cpu.fill(m->stream.data, 0x5a, m->stream.bytes, err);
    if (st) {
        cpu_close(m);
        return st;
    }
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        m->peak[i] = measure_peak(m, (rs_numeric)i);
    *out = m;
    return RS_OK;
}

static rs_status
cpu_looks(rs_measure *m, const rs_launch *launch, int32_t count, double *out_ns, rs_err *err)
{
    (void)m;
    rs_status st = RS_OK;
    for (int32_t i = 0; i < count && !st; i++) {
        int64_t start = rs_clock_ns();
        st = launch->run(launch->arg, i, NULL, err);
        out_ns[i] = (double)(rs_clock_ns() - start);
    }
    return st;
}

/* Without clflushopt: read twice the cache so that everything else is pushed out. */
static void walk_cache(rs_measure *m)
{
    m->sink ^= rs_measure_cpu_read(m->device->cpu_features, m->stream.data,
                                   m->stream.bytes / 2 / 64 * 64);
}

static void wake_body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)arg, (void)begin, (void)end, (void)thread;
}

static rs_status cpu_cold(rs_measure *m,
                          const rs_launch *launch,
                          const rs_operands *operands,
                          rs_flush flush,
                          double *out_ns,
                          double *out_flush_ns,
                          rs_err *err)
{
    int64_t start = rs_clock_ns();
    bool evicted = flush == RS_FLUSH_READ;
    for (int i = 0; i < operands->count && evicted; i++)
        evicted = rs_measure_cpu_evict(operands->data[i], operands->bytes[i]);
    if (flush == RS_FLUSH_MEMSET)
        memset(m->stream.data, 0x5a, m->stream.bytes / 2);
    else if (!evicted)
        walk_cache(m);
    /* The pool's threads slept through the flush; their waking is not the candidate's time. */
    rs_pool_run(m->pool, rs_pool_threads(m->pool), 1, wake_body, NULL);
    *out_flush_ns = (double)(rs_clock_ns() - start);
    return cpu_looks(m, launch, 1, out_ns, err);
}

static rs_status
cpu_copy(rs_measure *m, void *to, const void *from, size_t bytes, void *stream, rs_err *err)
{
    (void)m, (void)stream, (void)err;
    memcpy(to, from, bytes);
    return RS_OK;
}

static rs_status
new_chain(const rs_launch *launch, int32_t launches, rs_chain **out, rs_err *err)
{
    rs_chain *chain = calloc(1, sizeof *chain);
    if (!chain)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for a chain");
    chain->launch = *launch;
    chain->launches = launches;
    *out = chain;
    return RS_OK;
}

static rs_status cpu_chain_new(
    rs_measure *m, const rs_launch *launch, int32_t launches, rs_chain **out, rs_err *err)
{
    (void)m;
    return new_chain(launch, launches, out, err);
}

static rs_status cpu_chain_run(rs_measure *m, rs_chain *chain, double *out_ns, rs_err *err)
{
    (void)m;
    rs_status st = RS_OK;
    int64_t start = rs_clock_ns();
    for (int32_t i = 0; i < chain->launches && !st; i++)
        st = chain->launch.run(chain->launch.arg, chain->next + i, NULL, err);
    *out_ns = (double)(rs_clock_ns() - start) / chain->launches;
    chain->next = (chain->next + chain->launches) % (1 << 24);
    return st;
}

static void cpu_chain_free(rs_measure *m, rs_chain *chain)
{
    (void)m;
    free(chain);
}

typedef struct read_job {
    rs_measure *m;
    const char *data;
} read_job;

static void read_body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    read_job *job = arg;
    uint64_t sum = rs_measure_cpu_read(job->m->device->cpu_features, job->data + begin * 64,
                                       (size_t)(end - begin) * 64);
    if (sum ==
        0x123456789abcdef) /* practically never: keeps the loads, avoids a shared write */
        job->m->sink = sum;
}

static rs_status run_read(void *arg, int32_t index, void *stream, rs_err *err)
{
    (void)stream, (void)err;
    rs_chain *chain = arg;
    size_t slots = chain->m->stream.bytes / chain->bytes;
    read_job job = {chain->m,
                    (char *)chain->m->stream.data + (size_t)index % slots * chain->bytes};
    rs_pool_run(chain->m->pool, (int64_t)(chain->bytes / 64), 64, read_body, &job);
    return RS_OK;
}

static rs_status
cpu_control_read(rs_measure *m, size_t bytes, int32_t launches, rs_chain **out, rs_err *err)
{
    rs_launch launch = {.run = run_read};
    rs_chain *chain = NULL;
    rs_status st = new_chain(&launch, launches, &chain, err);
    if (st || !chain)
        return st;
    /* Larger weights than the buffer are read as several passes would: the rate is the same. */
    chain->m = m;
    chain->bytes = (bytes + 63) / 64 * 64;
    if (chain->bytes > m->stream.bytes) {
        free(chain);
        rs_memory_cpu.release(&m->stream);
        st = rs_memory_cpu.alloc((bytes + 63) / 64 * 64 * 2, &m->stream, err);
        if (!st)
            st = rs_memory_cpu.fill(m->stream.data, 0x5a, m->stream.bytes, err);
        return st ? st : cpu_control_read(m, bytes, launches, out, err);
    }
    chain->launch.arg = chain;
    *out = chain;
    return RS_OK;
}

static rs_status run_math(void *arg, int32_t index, void *stream, rs_err *err)
{
    (void)index, (void)stream, (void)err;
    rs_chain *chain = arg;
    math_job job = {.m = chain->m, .numeric = chain->numeric, .steps = chain->steps};
    rs_pool_run(chain->m->pool, rs_pool_threads(chain->m->pool), 1, math_body, &job);
    return RS_OK;
}

static rs_status cpu_control_math(rs_measure *m, rs_chain **out, rs_err *err)
{
    rs_launch launch = {.run = run_math};
    rs_chain *chain = NULL;
    rs_status st = new_chain(&launch, 10, &chain, err);
    if (st || !chain)
        return st;
    chain->m = m;
    chain->numeric = RS_NUMERIC_exact;
    chain->steps = 20000; /* about 100 us a launch, 1 ms a sample */
    chain->launch.arg = chain;
    *out = chain;
    return RS_OK;
}

static double cpu_peak_flops(rs_measure *m, rs_numeric numeric)
{
    return m->peak[numeric];
}

const rs_measure_ops rs_measure_cpu = {
    .open = cpu_open,
    .close = cpu_close,
    .looks = cpu_looks,
    .cold = cpu_cold,
    .copy = cpu_copy,
    .chain_new = cpu_chain_new,
    .chain_run = cpu_chain_run,
    .chain_free = cpu_chain_free,
    .control_read = cpu_control_read,
    .control_math = cpu_control_math,
    .peak_flops = cpu_peak_flops,
    .peak_again = cpu_peak_again,
};
