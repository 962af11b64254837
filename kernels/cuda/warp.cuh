/* Sums over a warp, and bf16 as FP32. Layer: kernels, CUDA only. */
#ifndef RS_KERNELS_CUDA_WARP_CUH
#define RS_KERNELS_CUDA_WARP_CUH

#include "kernels/cuda/mma.cuh"

enum { RS_WARP = 32 };

__device__ __forceinline__ float rs_warp_sum(float v)
{
    for (int offset = RS_WARP / 2; offset; offset /= 2)
        v += __shfl_xor_sync(0xffffffffu, v, offset);
    return v;
}

__device__ __forceinline__ float rs_warp_max(float v)
{
    for (int offset = RS_WARP / 2; offset; offset /= 2)
        v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, offset));
    return v;
}

__device__ __forceinline__ float rs_from_bf16(uint16_t v)
{
    return __uint_as_float((uint32_t)v << 16);
}

#endif
