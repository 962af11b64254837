/* The CPU's probe: takes the memory, adds the figures, runs the rounds. Layer: sweep. */
#include "sweep/probe_cpu.h"

#include "sweep/probe_cpu_loops.h"

#include <string.h>

static const size_t LARGEST = 256 << 20;
static const size_t PIECE =
    2 << 20; /* a huge page: first touched by the thread that reads it */
static const double LIMIT_S = 12;

size_t rs_probe_cpu_take(rs_probe_cpu_state *p, size_t bytes)
{
    size_t at = p->cursor + bytes > p->from.bytes ? 0 : p->cursor;
    p->cursor = at + bytes;
    return at;
}

/* What lies between two visits of a place is at least 4x the cache, also when the end of the
   arena is too short for the largest buffer and is skipped. */
static size_t arena_bytes(const rs_device *device, size_t largest)
{
    size_t rest = 4 * device->cache_bytes;
    rest = (rest + PIECE - 1) / PIECE * PIECE;
    return largest + (rest > largest ? rest : largest);
}

/* Both arenas may have half of the memory at most. */
static size_t largest_fitting(const rs_device *device)
{
    size_t largest = LARGEST;
    while (largest > RS_PROBE_SIZE_MIN &&
           2 * arena_bytes(device, largest) > device->memory_bytes / 2)
        largest /= RS_PROBE_SIZE_STEP;
    return largest;
}

static void fill_body(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    rs_probe_cpu_state *p = arg;
    memset((char *)p->from.data + begin, 0x5a, (size_t)(end - begin));
    memset((char *)p->to.data + begin, 0xa5, (size_t)(end - begin));
}

static rs_status check_copy(rs_probe_cpu_state *p, rs_err *err)
{
    uint64_t *from = p->from.data;
    for (size_t i = 0; i < RS_PROBE_SIZE_MIN / sizeof *from; i++)
        from[i] = i * 0x9e3779b97f4a7c15u;
    rs_probe_cpu_copy(p->device->cpu_features, p->to.data, from, RS_PROBE_SIZE_MIN);
    if (memcmp(p->to.data, from, RS_PROBE_SIZE_MIN) != 0)
        return rs_err_set(err, RS_CHECK, "the copy loop of the probe does not copy");
    return RS_OK;
}

static rs_status take_memory(rs_probe_cpu_state *p, size_t largest, rs_err *err)
{
    size_t bytes = arena_bytes(p->device, largest);
    rs_status st = rs_memory_cpu.alloc(bytes, &p->from, err);
    if (!st)
        st = rs_memory_cpu.alloc(bytes, &p->to, err);
    if (st)
        return st;
    rs_pool_run(p->pool, (int64_t)bytes, (int64_t)PIECE, fill_body, p);
    return check_copy(p, err);
}

rs_status rs_probe_cpu(const rs_device *device, rs_pool *pool, rs_probe_set *set, rs_err *err)
{
    rs_probe_cpu_state p = {.device = device, .pool = pool};
    size_t largest = largest_fitting(device);
    rs_status st = take_memory(&p, largest, err);
    if (!st) {
        rs_probe_cpu_add_memory(&p, set, largest);
        rs_probe_cpu_add_core(&p, set);
        st = rs_probe_rounds(set, LIMIT_S, err);
    }
    rs_memory_cpu.release(&p.from);
    rs_memory_cpu.release(&p.to);
    return st;
}
