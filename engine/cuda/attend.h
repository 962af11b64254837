/* Attention on a GPU over the paged store. Layer: engine.
   Decode: each token's keys are split over CTAs, whose FP32 partial results a second kernel
   combines: what the candidate cuda_attn_split measures (kernels/cuda/attend_split.cuh).
   Prefill: tiles of consecutive tokens of one lane on tensor cores, q and the softmax's weights
   rounded to bf16. Grouped queries, sliding window, soft-cap, and where the layer has one an
   output gate. */
#ifndef RS_ENGINE_CUDA_ATTEND_H
#define RS_ENGINE_CUDA_ATTEND_H

#include "engine/cuda/queue.h"
#include "kernels/cuda/attend.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A tile of a prefill: `count` tokens of the batch from `first` on. */
typedef struct rs_attend_tile {
    int32_t first, count;
} rs_attend_tile;

enum { RS_ATTEND_TILE = 64 };

/* Every token's keys in `splits` parts (1 .. RS_ATTEND_SPLITS_MAX; engine/splits.h says how
   many). */
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
