/* kv_pages: keys and values of one sequence, in pages, as the engine's store has them. Layer:
   kernels. W of attn_decode (kernels/op_attn.h): not repacked from row_split but from a plain
   cache, and its size depends on the positions.

     int32 lane, int32 position   0 and T - 1: which sequence, and what the token's place in it
   is table  int32[pages]          number of the sequence's page i in the pool, from a multiple
   of 16 bytes. Last page first, so that who does not look it up is found out pool   pages of
   [kv head][K, V][RS_LAYOUT_KV_PAGE positions][dim] bf16, from a multiple of 256 bytes

   Positions of the last page beyond T - 1 are NaN: nobody may use them. A plain cache is
   [position][kv head][K, V][dim] bf16. */
#ifndef RS_KERNELS_LAYOUT_KV_H
#define RS_KERNELS_LAYOUT_KV_H

#include "kernels/layout.h"
#include "kernels/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_LAYOUT_KV_PAGE = 32 };

/* Its `bytes` only tells which formats can be held, and it has no repack: rs_layout_kv_of and
   rs_layout_kv_pack know the positions. */
extern const rs_layout rs_layout_kv_pages;

/* Byte offsets from the start of W. */
typedef struct rs_layout_kv {
    int32_t positions, pages, kv_heads, head_dim;
    size_t table, pool, plane_bytes, page_bytes, total; /* total: a multiple of 256 */
} rs_layout_kv;

/* W of `shape` for t positions. */
rs_layout_kv rs_layout_kv_of(const rs_shape *shape, int32_t t);

/* Values of a plain cache of t positions. */
size_t rs_layout_kv_values(const rs_shape *shape, int32_t t);

/* The first t positions of `plain` as W; all of `out` (rs_layout_kv_of().total bytes, on the
   host) is written. */
void rs_layout_kv_pack(const rs_shape *shape, int32_t t, const uint16_t *plain, void *out);

/* K (`value` false) or V [dim] of a position in W, on the host, by way of the table. */
const uint16_t *rs_layout_kv_row(
    const rs_layout_kv *kv, const void *w, int32_t position, int32_t kv_head, bool value);

#ifdef __cplusplus
}
#endif
#endif
