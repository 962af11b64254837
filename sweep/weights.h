/* Weights for a sweep: real ones from a model file or synthetic ones from a seed. Layer: sweep.
 */
#ifndef RS_SWEEP_WEIGHTS_H
#define RS_SWEEP_WEIGHTS_H

#include "kernels/layout_kv.h"
#include "kernels/model.h"
#include "kernels/parts.h"

/* Fill `out` (rs_layout_row_split.bytes() bytes) with codes drawn from a normal distribution,
   as trained weights have, and positive scales near 1/sqrt(K). Same seed, same bits. For one
   part; rs_weights_synthetic_parts fills all parts of a shape (kernels/parts.h), on the threads
   of `pool` (NULL: on this one). */
void rs_weights_synthetic(const rs_shape *shape, uint64_t seed, void *out);
void rs_weights_synthetic_parts(rs_pool *pool, const rs_shape *shape, uint64_t seed, void *out);

/* A plain cache (kernels/layout_kv.h) of t positions: normal values, keys of deviation 1/2 and
   values of deviation 1. With the queries below scores scatter by 1/2 in every head, so that a
   position left out is seen in all of them, and no head with one outstanding score drowns the
   others. */
void rs_weights_cache(
    rs_pool *pool, const rs_shape *shape, int32_t t, uint64_t seed, uint16_t *out);

/* Random bf16 activations x[T][K]. Centred: normal values. One-signed: their magnitudes, which
   shows errors that cancel in centred sums. Every 97th value is 16 times larger. */
void rs_weights_activations(
    uint64_t seed, bool one_signed, int32_t t, int32_t k, uint16_t *out);

/* Values [first, first + count) of the same sequence into out[0 .. count): pieces may be drawn
   on several threads. */
void rs_weights_activations_part(
    uint64_t seed, bool one_signed, size_t first, size_t count, uint16_t *out);

/* q of attn_decode: the same without the outliers. */
void rs_weights_queries_part(
    uint64_t seed, bool one_signed, size_t first, size_t count, uint16_t *out);

#endif
