/* The CPU's probe of memory: streams, and what flushes do to one launch of a stream.
   Layer: sweep. */
#include "sweep/base/clock.h"
#include "sweep/measure_cpu.h"
#include "sweep/probe_cpu.h"
#include "sweep/probe_cpu_loops.h"

enum { LINE = 64, GRAIN = 64 }; /* bytes of a line, lines of a piece of work */
enum { CHAIN_MIN = 4 };         /* launches of a chain of the largest flush buffer */
enum { WARM, CHAIN };
enum { EVICT, WALK };

static const size_t SAMPLE_BYTES = 32 << 20; /* smaller buffers are passed over several times */

/* Practically never stores: keeps the loads alive without a write that the threads share. */
static void keep(rs_probe_cpu_state *p, uint64_t sum)
{
    if (sum == 0x123456789abcdef)
        p->sink = sum;
}

/* ---- streams ---- */

typedef struct stream_job {
    rs_probe_cpu_state *p;
    const char *from;
    char *to; /* NULL: read alone */
} stream_job;

static void stream_body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const stream_job *job = arg;
    uint32_t features = job->p->device->cpu_features;
    size_t bytes = (size_t)(end - begin) * LINE;
    if (job->to) {
        rs_probe_cpu_copy(features, job->to + begin * LINE, job->from + begin * LINE, bytes);
        return;
    }
    uint64_t sum = rs_measure_cpu_read(features, job->from + begin * LINE, bytes);
    keep(job->p, sum);
}

static void stream(rs_probe_cpu_state *p, bool copy, size_t at, size_t bytes)
{
    stream_job job = {p, (char *)p->from.data + at, copy ? (char *)p->to.data + at : NULL};
    rs_pool_run(p->pool, (int64_t)(bytes / LINE), GRAIN, stream_body, &job);
}

static double
stream_ns(rs_probe_cpu_state *p, bool copy, size_t bytes, bool chain, int launches)
{
    size_t at = rs_probe_cpu_take(p, bytes);
    if (!chain)
        stream(p, copy, at, bytes);
    rs_probe_cpu_wake(p); /* figures in front of this one may have let the threads sleep */
    int64_t start = rs_clock_ns();
    for (int i = 0; i < launches; i++) {
        stream(p, copy, at, bytes);
        at = chain && i + 1 < launches ? rs_probe_cpu_take(p, bytes) : at;
    }
    return (double)(rs_clock_ns() - start) / launches;
}

static int launches_of(size_t bytes, int least)
{
    int launches = (int)(SAMPLE_BYTES / bytes);
    return launches > least ? launches : least;
}

static rs_status sample_read(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)err;
    *out_value = (double)c->bytes / stream_ns(c->owner, false, c->bytes, c->option == CHAIN,
                                              launches_of(c->bytes, 1));
    return RS_OK;
}

static rs_status sample_copy(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)err;
    *out_value =
        2 * (double)c->bytes /
        stream_ns(c->owner, true, c->bytes, c->option == CHAIN, launches_of(c->bytes, 1));
    return RS_OK;
}

/* ---- flushes ---- */

typedef struct walk_job {
    rs_probe_cpu_state *p;
    size_t at, bytes;
} walk_job;

/* Every thread walks all of it: the last-level cache may be one of several. */
static void walk_body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)begin, (void)end, (void)thread;
    const walk_job *job = arg;
    uint64_t sum = rs_measure_cpu_read(job->p->device->cpu_features,
                                       (char *)job->p->from.data + job->at, job->bytes);
    keep(job->p, sum);
}

/* Twice the cache, from behind what was taken last. */
static void walk(rs_probe_cpu_state *p)
{
    size_t bytes = 2 * p->device->cache_bytes / LINE * LINE;
    walk_job job = {p, rs_probe_cpu_take(p, bytes), bytes};
    rs_pool_run(p->pool, rs_pool_threads(p->pool), 1, walk_body, &job);
}

static rs_status sample_flush(const rs_probe_case *c, double *out_value, rs_err *err)
{
    rs_probe_cpu_state *p = c->owner;
    size_t at = rs_probe_cpu_take(p, c->bytes);
    stream(p, false, at, c->bytes); /* cached as well as it can be, or a flush would be idle */
    if (c->option == WALK)
        walk(p);
    else if (!rs_measure_cpu_evict((char *)p->from.data + at, c->bytes))
        return rs_err_set(err, RS_UNSUPPORTED, "the CPU has no clflushopt");
    rs_probe_cpu_wake(p); /* else the time would hold what pool_ns:asleep says */
    int64_t start = rs_clock_ns();
    stream(p, false, at, c->bytes);
    *out_value = (double)(rs_clock_ns() - start);
    return RS_OK;
}

static rs_status sample_flush_chain(const rs_probe_case *c, double *out_value, rs_err *err)
{
    (void)err;
    *out_value = stream_ns(c->owner, false, c->bytes, true, launches_of(c->bytes, CHAIN_MIN));
    return RS_OK;
}

void rs_probe_cpu_add_memory(rs_probe_cpu_state *p, rs_probe_set *set, size_t largest_bytes)
{
    static const char *const modes[] = {[WARM] = "warm", [CHAIN] = "chain"};
    static const char *const flushes[] = {[EVICT] = "clflushopt", [WALK] = "walk"};
    for (size_t bytes = RS_PROBE_SIZE_MIN; bytes <= largest_bytes; bytes *= RS_PROBE_SIZE_STEP)
        for (int mode = WARM; mode <= CHAIN; mode++) {
            rs_probe_case c = {.owner = p, .bytes = bytes, .option = mode};
            c.sample = sample_read;
            rs_probe_add(set, &c, "read_gbps:%zu:%s", bytes, modes[mode]);
            c.sample = sample_copy;
            rs_probe_add(set, &c, "copy_gbps:%zu:%s", bytes, modes[mode]);
        }
    bool can_evict = rs_measure_cpu_evict(p->from.data, LINE);
    for (int i = 0; i < RS_PROBE_FLUSH_SIZES; i++) {
        size_t bytes = rs_probe_flush_bytes[i];
        if (bytes > largest_bytes)
            continue;
        rs_probe_case c = {.owner = p, .bytes = bytes, .sample = sample_flush};
        for (c.option = can_evict ? EVICT : WALK; c.option <= WALK; c.option++)
            rs_probe_add(set, &c, "flush_ns:%s:%zu", flushes[c.option], bytes);
        c.sample = sample_flush_chain;
        rs_probe_add(set, &c, "flush_ns:chain:%zu", bytes);
    }
}
