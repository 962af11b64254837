/* Keys and values in pages as device kernels see them. Layer: kernels.
   In a page: [layer][kv head][K, V][RS_LAYOUT_KV_PAGE positions][dim], bf16 or int8: the
   engine's store (engine/kv.h), and with one layer the layout kv_pages (kernels/layout_kv.h).
 */
#ifndef RS_KERNELS_CUDA_PAGES_H
#define RS_KERNELS_CUDA_PAGES_H

#include "kernels/layout_kv.h"

typedef struct rs_pages {
    uint8_t *pool;
    size_t page_bytes, plane_bytes;
    const int32_t *table; /* on the device: [lanes][pages_a_lane] -> page of the pool */
    int32_t pages_a_lane, kv_heads;
    bool int8; /* else bf16 */
} rs_pages;

#ifdef __CUDACC__
/* K (value false) or V of one layer and head in page number `page` of a lane. */
static __device__ __forceinline__ uint8_t *rs_pages_plane(
    const rs_pages &p, int32_t layer, int32_t head, int32_t lane, int32_t page, bool value)
{
    size_t number = (size_t)p.table[(size_t)lane * p.pages_a_lane + page];
    size_t index = ((size_t)layer * p.kv_heads + head) * 2 + value;
    return p.pool + number * p.page_bytes + index * p.plane_bytes;
}

/* Scales of an int8 plane, one a position. */
static __device__ __forceinline__ float *rs_pages_scales(uint8_t *plane, int32_t head_dim)
{
    return (float *)(plane + (size_t)RS_LAYOUT_KV_PAGE * head_dim);
}
#endif

#endif
