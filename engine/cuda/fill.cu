/* Filling and reading in strides of the whole grid. Layer: engine. */
#include "engine/cuda/fill.h"

#include "engine/cuda/start.cuh"
#include "kernels/backend.h"

#include <cuda_fp16.h>

enum { BLOCK = 256, CTAS_A_CORE = 8, LOADS = 8 };

static dim3 grid_of(const rs_queue *queue)
{
    return dim3((unsigned)(queue->device->cores * CTAS_A_CORE));
}

static __global__ void fill_bytes(uint64_t *to, size_t count, uint64_t seed)
{
    rs_queue_enter();
    size_t all = (size_t)gridDim.x * BLOCK;
    for (size_t i = (size_t)blockIdx.x * BLOCK + threadIdx.x; i < count; i += all)
        to[i] = rs_memory_mix(seed + i, 0);
}

extern "C" rs_status
rs_fill_bytes(const rs_queue *queue, void *to, size_t bytes, uint64_t seed, rs_err *err)
{
    return rs_queue_start(fill_bytes, grid_of(queue), BLOCK, 0, queue, err, (uint64_t *)to,
                          bytes / 8, seed);
}

static __global__ void fill_scales(uint16_t *to, size_t count, float mean, uint64_t seed)
{
    rs_queue_enter();
    size_t all = (size_t)gridDim.x * BLOCK;
    for (size_t i = (size_t)blockIdx.x * BLOCK + threadIdx.x; i < count; i += all) {
        float unit = (float)(rs_memory_mix(seed + i, 1) >> 40) * (1.0f / 16777216.0f);
        to[i] = __half_as_ushort(__float2half_rn(mean * (0.5f + unit)));
    }
}

extern "C" rs_status rs_fill_scales(
    const rs_queue *queue, uint16_t *to, size_t count, float mean, uint64_t seed, rs_err *err)
{
    return rs_queue_start(fill_scales, grid_of(queue), BLOCK, 0, queue, err, to, count, mean,
                          seed);
}

/* Several loads under way in each thread: one would wait for memory most of the time. */
static __global__ void read_all(const uint4 *from, size_t count, uint32_t *sink)
{
    rs_queue_enter();
    size_t all = (size_t)gridDim.x * BLOCK, i = (size_t)blockIdx.x * BLOCK + threadIdx.x;
    uint32_t mixed = 0;
    for (; i + (LOADS - 1) * all < count; i += LOADS * all) {
        uint4 v[LOADS];
#pragma unroll
        for (int j = 0; j < LOADS; j++)
            v[j] = __ldcs(from + i + j * all);
#pragma unroll
        for (int j = 0; j < LOADS; j++)
            mixed ^= v[j].x ^ v[j].y ^ v[j].z ^ v[j].w;
    }
    for (; i < count; i += all)
        mixed ^= from[i].x ^ from[i].y ^ from[i].z ^ from[i].w;
    if (mixed == 0x9e3779b9u) /* never seen to be true, but the compiler does not know */
        *sink = mixed;
}

extern "C" rs_status
rs_fill_read(const rs_queue *queue, const void *from, size_t bytes, uint32_t *sink, rs_err *err)
{
    return rs_queue_start(read_all, grid_of(queue), BLOCK, 0, queue, err, (const uint4 *)from,
                          bytes / 16, sink);
}
