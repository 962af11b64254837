/* Paged store of keys and values for several lanes (sequences). Layer: engine.
   A page holds RS_KV_PAGE positions of one lane in all layers; pages are taken from one pool
   when a lane grows and given back when it shrinks, so that lanes share the memory.

   In a page: [layer][kv head][K, V][position][head_dim], FP32, bf16, or int8 with one FP32
   scale a (position, head). Not thread-safe, except rs_kv_put and rs_kv_load on distinct
   positions. Source: paging as in vLLM (Kwon et al., SOSP 2023). */
#ifndef RS_ENGINE_KV_H
#define RS_ENGINE_KV_H

#include "kernels/backend.h"
#include "kernels/layout_kv.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_KV_PAGE = RS_LAYOUT_KV_PAGE, RS_KV_LANES_MAX = 64 };

typedef enum rs_kv_format {
    RS_KV_BF16,
    RS_KV_INT8,
    RS_KV_F32,
    RS_KV_FORMAT_COUNT
} rs_kv_format;

typedef struct rs_kv_config {
    int32_t layers, kv_heads, head_dim;
    int32_t lanes;   /* 1..RS_KV_LANES_MAX */
    int32_t context; /* positions a lane may hold */
    int64_t pages;   /* in the pool; 0 = enough for every lane's context */
    rs_kv_format format;
    const rs_memory *memory; /* where the pool is; NULL: the CPU's */
} rs_kv_config;

typedef struct rs_kv rs_kv;

/* NO_MEMORY names the size. Free with rs_kv_close. */
RS_NODISCARD rs_status rs_kv_open(const rs_kv_config *config, rs_kv **out_kv, rs_err *err);
void rs_kv_close(rs_kv *kv);

/* Bytes of the pool that `config` asks for. */
size_t rs_kv_bytes(const rs_kv_config *config);

const rs_kv_config *rs_kv_config_of(const rs_kv *kv);

/* Positions that lane `lane` holds: 0 .. length - 1. */
int32_t rs_kv_length(const rs_kv *kv, int32_t lane);

/* Make the lane `length` positions long; new ones have no contents yet, those beyond are gone.
   LIMIT above the context or when the pool is empty; the lane is then unchanged. */
RS_NODISCARD rs_status rs_kv_resize(rs_kv *kv, int32_t lane, int32_t length, rs_err *err);

/* Store k and v, each [kv_heads][head_dim], for a position below the lane's length. This and
   rs_kv_load want a pool in the CPU's memory. */
void rs_kv_put(
    rs_kv *kv, int32_t layer, int32_t lane, int32_t position, const float *k, const float *v);

/* Keys (`value` false) or values of page number `page` of the lane as FP32:
   out[count][head_dim], 1 <= count <= RS_KV_PAGE. */
void rs_kv_load(const rs_kv *kv,
                int32_t layer,
                int32_t head,
                int32_t lane,
                int32_t page,
                bool value,
                int32_t count,
                float *out);

/* Where things stand, for kernels that read pages themselves: a plane is K or V of one layer
   and head in one page, number (layer * kv_heads + head) * 2 + (0 K, 1 V) of it. */
typedef struct rs_kv_view {
    void *pool; /* in the memory of the configuration */
    size_t page_bytes, plane_bytes;
    const int32_t *table; /* on the host: [lanes][pages_a_lane] -> page of the pool */
    int32_t pages_a_lane;
} rs_kv_view;

rs_kv_view rs_kv_view_of(const rs_kv *kv);

/* Bytes of one page, and pages that `length` positions take. */
size_t rs_kv_page_bytes(const rs_kv_config *config);
int32_t rs_kv_pages(int32_t length);

/* "bf16", "int8", "f32". */
const char *rs_kv_format_name(rs_kv_format format);

#ifdef __cplusplus
}
#endif
#endif
