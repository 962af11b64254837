/* Attention on a GPU over the paged store. Layer: engine.
   Decode: each token's keys are split over CTAs, whose FP32 partial results a second kernel
   combines. Prefill: tiles of consecutive tokens of one lane on tensor cores, q and the
   softmax's weights rounded to bf16. Grouped queries, sliding window, soft-cap, and where the
   layer has one an output gate. */
#ifndef RS_ENGINE_CUDA_ATTEND_H
#define RS_ENGINE_CUDA_ATTEND_H

#include "engine/cuda/pages.h"
#include "engine/cuda/queue.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Everything is on the device. */
typedef struct rs_attend_args {
    const float *q;    /* [t][heads][head_dim] */
    rs_rows_view gate; /* out is multiplied by its sigmoid; data NULL: none */
    uint16_t *out;     /* [t][heads * head_dim] bf16 */
    rs_pages pages;
    int32_t layer; /* of the store */
    int32_t heads, kv_heads, head_dim;
    float scale, softcap; /* of the scores; softcap 0: none */
    int32_t window;       /* keys that a token sees, itself included; 0: all */
    const int32_t *lanes, *positions;
    float *partials; /* rs_attend_partial_floats */
} rs_attend_args;

/* A tile of a prefill: `count` tokens of the batch from `first` on. */
typedef struct rs_attend_tile {
    int32_t first, count;
} rs_attend_tile;

enum { RS_ATTEND_TILE = 64, RS_ATTEND_SPLITS_MAX = 64 };

/* CTAs that share the keys of one token, for `tokens` of which the deepest sees `deepest` keys:
   a power of two, 1 .. RS_ATTEND_SPLITS_MAX. A rule by depth for now; this is the place where
   an `attn_decode` route will decide. */
int32_t
rs_attend_splits(const rs_device *device, int32_t kv_heads, int32_t tokens, int32_t deepest);

/* Floats of the partial results of one token in `splits` parts. */
size_t rs_attend_partial_floats(int32_t heads, int32_t head_dim, int32_t splits);

RS_NODISCARD rs_status rs_attend_decode(
    const rs_queue *queue, const rs_attend_args *args, int32_t t, int32_t splits, rs_err *err);

/* Has the prefill kernel been built for this width of a head? If not, rs_attend_decode serves
   any number of tokens, more slowly. */
bool rs_attend_tiles_do(int32_t head_dim);

/* `tiles` is on the device. */
RS_NODISCARD rs_status rs_attend_prefill(const rs_queue *queue,
                                         const rs_attend_args *args,
                                         const rs_attend_tile *tiles,
                                         int32_t tile_count,
                                         rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
