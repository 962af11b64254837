/* What decode and prefill attention share: pages in shared memory, scores, the output gate.
   Layer: kernels, CUDA only. */
#ifndef RS_KERNELS_CUDA_ATTEND_CUH
#define RS_KERNELS_CUDA_ATTEND_CUH

#include "kernels/cuda/attend.h"
#include "kernels/cuda/warp.cuh"

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
    if (!a.gate)
        return v;
    float g = rs_from_bf16(a.gate[(size_t)token * a.gate_stride + column]);
    return v / (1 + expf(-g));
}

/* A page in shared memory: rows of bf16, and a scale a position (1 where the store is bf16).
   Words of a row: a multiple of four, for loads of 16 bytes, and with usual widths of a head
   four more than a multiple of 32, so that eight rows meet different banks. */
struct rs_attend_page {
    uint32_t *keys, *values;
    float *scales; /* of the keys, then of the values */
};

static __host__ __device__ constexpr int32_t rs_attend_stride(int32_t head_dim)
{
    return head_dim / 2 + 4;
}

/* Words of a page, and page number `buffer` of two behind `from`. */
static __host__ __device__ constexpr int32_t rs_attend_page_words(int32_t head_dim)
{
    return 2 * RS_LAYOUT_KV_PAGE * (rs_attend_stride(head_dim) + 1);
}

__device__ __forceinline__ rs_attend_page rs_attend_page_at(uint32_t *from,
                                                            int32_t head_dim,
                                                            int buffer)
{
    uint32_t *at = from + buffer * rs_attend_page_words(head_dim);
    int32_t plane = RS_LAYOUT_KV_PAGE * rs_attend_stride(head_dim);
    return {at, at + plane, (float *)(at + 2 * plane)};
}

/* Once, for stores of bf16. */
__device__ __forceinline__ void rs_attend_unit_scales(const rs_attend_page &page)
{
    if (threadIdx.x < 2 * RS_LAYOUT_KV_PAGE)
        page.scales[threadIdx.x] = 1;
}

/* Rows 0 .. count - 1 of a plane of bf16; the others are zeroed. */
__device__ __forceinline__ void
rs_attend_copy(const uint8_t *plane, int32_t count, int32_t head_dim, uint32_t *to)
{
    int32_t a_row = head_dim / 8; /* copies of 16 bytes */
    for (int32_t i = threadIdx.x; i < RS_LAYOUT_KV_PAGE * a_row; i += blockDim.x) {
        int32_t row = i / a_row, at = row * rs_attend_stride(head_dim) + i % a_row * 4;
        rs_cp_async16(rs_smem_address(to + at), plane + (size_t)i * 16, row < count);
    }
}

/* Two int8 codes as two bf16, which hold them exactly. */
__device__ __forceinline__ uint32_t rs_attend_pair(uint32_t low, uint32_t high)
{
    return (uint32_t)rs_to_bf16((float)(int8_t)low) | (uint32_t)rs_to_bf16((float)(int8_t)high)
                                                          << 16;
}

/* The same of int8 codes, converted on the way; some loads are under way at a time. */
__device__ __forceinline__ void
rs_attend_convert(uint8_t *plane, int32_t count, int32_t head_dim, uint32_t *to, float *scales)
{
    enum { LOADS = 4 };
    int32_t a_row = head_dim / 16, all = RS_LAYOUT_KV_PAGE * a_row;
    if (threadIdx.x < RS_LAYOUT_KV_PAGE)
        scales[threadIdx.x] =
            (int32_t)threadIdx.x < count ? rs_pages_scales(plane, head_dim)[threadIdx.x] : 1;
    for (int32_t first = threadIdx.x; first < all; first += LOADS * blockDim.x) {
        uint4 v[LOADS];
#pragma unroll
        for (int j = 0; j < LOADS; j++) {
            int32_t i = first + j * blockDim.x;
            v[j] = i < all && i / a_row < count ? ((const uint4 *)plane)[i]
                                                : make_uint4(0, 0, 0, 0);
        }
#pragma unroll
        for (int j = 0; j < LOADS; j++) {
            int32_t i = first + j * blockDim.x;
            uint32_t words[4] = {v[j].x, v[j].y, v[j].z, v[j].w};
            uint32_t *at = to + i / a_row * rs_attend_stride(head_dim) + i % a_row * 8;
            for (int w = 0; i < all && w < 4; w++) {
                at[2 * w] = rs_attend_pair(words[w], words[w] >> 8);
                at[2 * w + 1] = rs_attend_pair(words[w] >> 16, words[w] >> 24);
            }
        }
    }
}

/* Begin with page `page` of a lane, whose last position is `last`: bf16 is copied behind the
   threads' backs, int8 is converted now. There after rs_cp_async_wait<0> and a barrier. */
__device__ __forceinline__ void rs_attend_fetch(const rs_attend_args &a,
                                                int32_t kv_head,
                                                int32_t lane,
                                                int32_t page,
                                                int32_t last,
                                                const rs_attend_page &to)
{
    int32_t count = min(last - page * RS_LAYOUT_KV_PAGE + 1, (int)RS_LAYOUT_KV_PAGE);
    uint8_t *keys = rs_pages_plane(a.pages, a.layer, kv_head, lane, page, false);
    uint8_t *values = rs_pages_plane(a.pages, a.layer, kv_head, lane, page, true);
    if (a.pages.int8) {
        rs_attend_convert(keys, count, a.head_dim, to.keys, to.scales);
        rs_attend_convert(values, count, a.head_dim, to.values, to.scales + RS_LAYOUT_KV_PAGE);
    } else {
        rs_attend_copy(keys, count, a.head_dim, to.keys);
        rs_attend_copy(values, count, a.head_dim, to.values);
    }
    rs_cp_async_commit();
}

#endif
