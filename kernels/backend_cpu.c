/* CPU memory: huge pages where granted, an unreadable page right behind the data.
   Layer: kernels. */
#include "kernels/backend.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HUGE_PAGE = 2 << 20 };

/* [ .... data .... | guard page ]: data ends within 256 bytes of the guard. Large blocks start
   at a huge page, or the kernel could back neither their first nor their last megabyte with
   one. */
static rs_status cpu_alloc(size_t bytes, rs_block *out_block, rs_err *err)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t room = (bytes + 255) / 256 * 256;
    size_t align = room >= HUGE_PAGE ? HUGE_PAGE : page;
    size_t usable = (room + align - 1) / align * align;
    size_t total = usable + page + (align - page);
    char *base = MAP_FAILED;
    if (bytes <= SIZE_MAX / 4)
        base = mmap(NULL, total, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (base == MAP_FAILED)
        return rs_err_set(err, RS_NO_MEMORY, "cannot take %.1f MiB of memory: %s",
                          (double)bytes / 1048576,
                          strerror(bytes > SIZE_MAX / 4 ? ENOMEM : errno));
    char *start = base + (align - (uintptr_t)base % align) % align;
    if (align == HUGE_PAGE)
        madvise(start, usable, MADV_HUGEPAGE); /* a refusal costs speed, not correctness */
    if (mprotect(start + usable, page, PROT_NONE)) {
        munmap(base, total);
        return rs_err_set(err, RS_NO_MEMORY, "cannot guard %.1f MiB of memory: %s",
                          (double)bytes / 1048576, strerror(errno));
    }
    *out_block = (rs_block){start + usable - room, bytes, base, total};
    return RS_OK;
}

static void cpu_release(rs_block *block)
{
    if (block->base)
        munmap(block->base, block->base_bytes);
    *block = (rs_block){0};
}

static rs_status cpu_copy(void *to, const void *from, size_t bytes, rs_err *err)
{
    (void)err;
    memcpy(to, from, bytes);
    return RS_OK;
}

static rs_status cpu_fill(void *to, int byte, size_t bytes, rs_err *err)
{
    (void)err;
    memset(to, byte, bytes);
    return RS_OK;
}

static rs_status cpu_sync(rs_err *err)
{
    (void)err;
    return RS_OK;
}

static inline bool is_between(uint16_t value, rs_value_range range)
{
    uint16_t v = value & range.mask;
    return v >= range.lo && v <= range.hi;
}

/* Hits of a stretch are counted without branches, so that the compiler can use its widest
   registers; only a stretch with one is searched. */
static rs_status cpu_first_between(
    const uint16_t *values, size_t count, rs_value_range range, size_t *out, rs_err *err)
{
    enum { STRETCH = 4096 };
    (void)err;
    *out = count;
    for (size_t from = 0; from < count && *out == count; from += STRETCH) {
        size_t end = count - from < STRETCH ? count : from + STRETCH, hits = 0;
        for (size_t i = from; i < end; i++)
            hits += is_between(values[i], range);
        for (size_t i = from; hits && i < end && *out == count; i++)
            if (is_between(values[i], range))
                *out = i;
    }
    return RS_OK;
}

static rs_status cpu_equal(const void *a, const void *b, size_t bytes, bool *out, rs_err *err)
{
    (void)err;
    *out = memcmp(a, b, bytes) == 0;
    return RS_OK;
}

static rs_status cpu_digest(const uint16_t *values, size_t count, uint64_t *out, rs_err *err)
{
    uint64_t sum = 0;
    (void)err;
    for (size_t i = 0; i < count; i++)
        sum += rs_memory_mix(i, values[i]);
    *out = sum;
    return RS_OK;
}

static rs_status cpu_gather(const uint16_t *y,
                            int32_t n,
                            int32_t t,
                            const int32_t *rows,
                            int32_t row_count,
                            uint16_t *out_host,
                            rs_err *err)
{
    (void)err;
    for (int32_t c = 0; c < t; c++)
        for (int32_t i = 0; i < row_count; i++)
            out_host[(size_t)i * (size_t)t + (size_t)c] =
                y[(size_t)c * (size_t)n + (size_t)rows[i]];
    return RS_OK;
}

const rs_memory rs_memory_cpu = {
    .backend = RS_BACKEND_CPU,
    .alloc = cpu_alloc,
    .release = cpu_release,
    .upload = cpu_copy,
    .download = cpu_copy,
    .copy = cpu_copy,
    .fill = cpu_fill,
    .sync = cpu_sync,
    .first_between = cpu_first_between,
    .equal = cpu_equal,
    .digest = cpu_digest,
    .gather = cpu_gather,
};

const rs_memory *rs_memory_of(rs_backend backend)
{
    if (backend == RS_BACKEND_CPU)
        return &rs_memory_cpu;
#ifdef ROUTESWEEP_CUDA
    if (backend == RS_BACKEND_CUDA)
        return &rs_memory_cuda;
#endif
    return NULL;
}
