/* From projections to heads: bias, norm and RoPE of q and k, and k and v into the store.
   Layer: engine. */
#ifndef RS_ENGINE_CUDA_HEADS_H
#define RS_ENGINE_CUDA_HEADS_H

#include "engine/arch.h"
#include "engine/cuda/queue.h"
#include "kernels/cuda/pages.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Vectors are NULL where the architecture has none; everything is on the device. */
typedef struct rs_heads_args {
    rs_rows_view q, k, v;
    const float *q_bias, *k_bias, *v_bias, *q_norm, *k_norm;
    const float *rope; /* rs_rope.table */
    int32_t rope_dims;
    bool pairs; /* RoPE turns 2i with 2i + 1, else i with i + rope_dims / 2 */
    const int32_t *lanes, *positions;
    rs_pages pages;
    int32_t layer; /* of the store */
    int32_t heads, kv_heads, head_dim;
    float eps;
    float *q_out; /* [t][heads][head_dim] FP32 */
} rs_heads_args;

RS_NODISCARD rs_status rs_heads_run(const rs_queue *queue,
                                    const rs_heads_args *args,
                                    int32_t t,
                                    rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
