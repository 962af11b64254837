/* What attention over paged keys and values is given. Layer: kernels.
   The engine's decode and prefill kernels and the candidates of attn_decode take the same. */
#ifndef RS_KERNELS_CUDA_ATTEND_H
#define RS_KERNELS_CUDA_ATTEND_H

#include "kernels/cuda/pages.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Everything is on the device. */
typedef struct rs_attend_args {
    const float *q;       /* [t][heads][head_dim] */
    const uint16_t *gate; /* out is multiplied by its sigmoid; NULL: none */
    int32_t gate_stride;  /* values from one token's gate to the next */
    uint16_t *out;        /* [t][heads * head_dim] bf16 */
    rs_pages pages;
    int32_t layer; /* of the store */
    int32_t heads, kv_heads, head_dim;
    float scale, softcap; /* of the scores; softcap 0: none */
    int32_t window;       /* keys that a token sees, itself included; 0: all */
    const int32_t *lanes, *positions;
    float *partials;        /* rs_attend_partial_floats */
    const uint16_t *q_bf16; /* instead of q, where that is NULL; decode alone */
} rs_attend_args;

enum { RS_ATTEND_SPLITS_MAX = 64 };

/* Floats of the partial results of one token in `splits` parts: a row, its largest score and
   its sum each. */
static inline size_t rs_attend_partial_floats(int32_t heads, int32_t head_dim, int32_t splits)
{
    return (size_t)heads * (size_t)splits * (size_t)(head_dim + 2);
}

#ifdef __cplusplus
}
#endif
#endif
