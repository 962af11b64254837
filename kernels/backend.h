/* Memory and streams of a backend behind one small table, so that the sweep and the engine are
   written once. Layer: kernels. CPU memory is mmap with huge pages where granted; CUDA memory
   is plain cudaMalloc. */
#ifndef RS_KERNELS_BACKEND_H
#define RS_KERNELS_BACKEND_H

#include "kernels/device.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A block of backend memory; `data` is 256-byte aligned. Zero-initialise. */
typedef struct rs_block {
    void *data;
    size_t bytes;
    void *base; /* what was mapped or allocated */
    size_t base_bytes;
} rs_block;

typedef struct rs_memory {
    rs_backend backend;
    /* Take `bytes`; on the CPU the block's end lies within 256 B of an unreadable page, so that
       a read past it ends the process instead of going unseen. NO_MEMORY names the size. */
    rs_status (*alloc)(size_t bytes, rs_block *out_block, rs_err *err);
    void (*release)(rs_block *block);
    /* Copies are complete when they return. */
    rs_status (*upload)(void *to, const void *from_host, size_t bytes, rs_err *err);
    rs_status (*download)(void *to_host, const void *from, size_t bytes, rs_err *err);
    rs_status (*copy)(void *to, const void *from, size_t bytes, rs_err *err);
    rs_status (*fill)(void *to, int byte, size_t bytes, rs_err *err);
    /* Wait for all work; DEVICE when something failed since the last call. */
    rs_status (*sync)(rs_err *err);
} rs_memory;

/* Mixes a place and a value: the term of a digest, the sum over all i of this. Source of the
   mixing: splitmix64 (Steele, Lea and Flood, OOPSLA 2014). */
#ifdef __CUDACC__
#    define RS_MEMORY_BOTH __host__ __device__
#else
#    define RS_MEMORY_BOTH
#endif
static inline RS_MEMORY_BOTH uint64_t rs_memory_mix(uint64_t i, uint16_t value)
{
    uint64_t z = (i * 65536 + value + 1) * 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* The table of `backend`. NULL when this build lacks it. */
const rs_memory *rs_memory_of(rs_backend backend);

/* The tables themselves: kernels/backend_cpu.c, kernels/backend_cuda.cu. */
extern const rs_memory rs_memory_cpu;
#ifdef ROUTESWEEP_CUDA
extern const rs_memory rs_memory_cuda;
/* Fill `out` for CUDA device `index` and make it current. NO_DEVICE with the driver's reason.
 */
rs_status rs_device_open_cuda(int index, rs_device *out, rs_err *err);
#endif

#ifdef __cplusplus
}
#endif
#endif
