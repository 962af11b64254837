/* What both attention kernels share: pages in shared memory, scores, the output gate. Layer:
   engine, CUDA only. */
#ifndef RS_ENGINE_CUDA_ATTEND_CUH
#define RS_ENGINE_CUDA_ATTEND_CUH

#include "engine/cuda/attend.h"
#include "engine/cuda/start.cuh"

/* First position that the token at `position` sees. */
__device__ __forceinline__ int32_t rs_attend_first(const rs_attend_args &a, int32_t position)
{
    return a.window > 0 && position >= a.window ? position - a.window + 1 : 0;
}

__device__ __forceinline__ float rs_attend_score(const rs_attend_args &a, float dot)
{
    float s = dot * a.scale;
    return a.softcap > 0 ? a.softcap * tanhf(s / a.softcap) : s;
}

__device__ __forceinline__ float
rs_attend_gated(const rs_attend_args &a, int32_t token, int32_t column, float v)
{
    if (!a.gate.data)
        return v;
    float g = rs_from_bf16(a.gate.data[(size_t)token * a.gate.stride + column]);
    return v / (1 + expf(-g));
}

/* Two int8 codes as two bf16, which hold them exactly. */
__device__ __forceinline__ uint32_t rs_attend_pair(uint32_t low, uint32_t high)
{
    return (uint32_t)rs_to_bf16((float)(int8_t)low) |
           (uint32_t)rs_to_bf16((float)(int8_t)high) << 16;
}

/* Begin to copy both planes of a bf16 page to shared memory, rows 0 .. count - 1; the others
   are zeroed. Complete after rs_cp_async_wait and a barrier. */
__device__ __forceinline__ void rs_attend_fetch(const rs_attend_args &a,
                                                const uint8_t *keys,
                                                const uint8_t *values,
                                                int32_t count,
                                                uint32_t *to_keys,
                                                uint32_t *to_values,
                                                int32_t stride)
{
    int32_t a_row = a.head_dim / 8; /* copies of 16 bytes */
    for (int32_t i = threadIdx.x; i < RS_KV_PAGE * a_row; i += blockDim.x) {
        int32_t row = i / a_row, at = row * stride + i % a_row * 4;
        rs_cp_async16(rs_smem_address(to_keys + at), keys + (size_t)i * 16, row < count);
        rs_cp_async16(rs_smem_address(to_values + at), values + (size_t)i * 16, row < count);
    }
}

/* Copy rows 0 .. count - 1 of a plane to shared memory as bf16, `stride` words a row, and zero
   the others; int8 codes without their scales, which go to `scales` (1 for bf16). */
__device__ __forceinline__ void rs_attend_stage(const rs_attend_args &a,
                                                uint8_t *plane,
                                                int32_t count,
                                                uint32_t *rows,
                                                int32_t stride,
                                                float *scales)
{
    int32_t dim = a.head_dim, a_row = a.pages.int8 ? dim / 16 : dim / 8; /* loads of 16 bytes */
    const uint4 *from = (const uint4 *)plane;
    for (int32_t i = threadIdx.x; i < RS_KV_PAGE * a_row; i += blockDim.x) {
        int32_t row = i / a_row, column = i % a_row;
        uint4 v = row < count ? from[i] : make_uint4(0, 0, 0, 0);
        uint32_t words[4] = {v.x, v.y, v.z, v.w};
        uint32_t *to = rows + row * stride + column * (a.pages.int8 ? 8 : 4);
        for (int w = 0; w < 4; w++)
            if (a.pages.int8) {
                to[2 * w] = rs_attend_pair(words[w], words[w] >> 8);
                to[2 * w + 1] = rs_attend_pair(words[w] >> 16, words[w] >> 24);
            } else
                to[w] = words[w];
    }
    if (threadIdx.x < RS_KV_PAGE)
        scales[threadIdx.x] = a.pages.int8 && (int32_t)threadIdx.x < count
                                  ? rs_pages_scales(plane, dim)[threadIdx.x]
                                  : 1;
}

#endif
