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

const rs_memory rs_memory_cpu = {
    .backend = RS_BACKEND_CPU,
    .alloc = cpu_alloc,
    .release = cpu_release,
    .upload = cpu_copy,
    .download = cpu_copy,
    .copy = cpu_copy,
    .fill = cpu_fill,
    .sync = cpu_sync,
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
