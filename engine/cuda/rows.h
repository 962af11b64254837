/* What happens to whole rows of activations on a GPU: embedding, norms, residual sums, gates,
   logits, the choice of a token. Layer: engine.
   The residual stream is FP32, what projections read and write is bf16; all arrays are
   row-major and on the device. The arithmetic is that of engine/nn.h. */
#ifndef RS_ENGINE_CUDA_ROWS_H
#define RS_ENGINE_CUDA_ROWS_H

#include "engine/cuda/queue.h"
#include "kernels/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Rows are loaded in pieces of RS_ROWS_EACH: every width and every place in a row where a view
   begins is a multiple of it, and a norm's width is RS_ROWS_MAX at most. */
enum { RS_ROWS_EACH = 8, RS_ROWS_MAX = 8192 };

/* residual[t][width] = scale * table[tokens[t]]; table NULL: rs_synthetic_embedding. */
RS_NODISCARD rs_status rs_rows_embed(const rs_queue *queue,
                                     const float *table,
                                     float scale,
                                     const int32_t *tokens,
                                     int32_t width,
                                     int32_t t,
                                     float *residual,
                                     rs_err *err);

/* A sublayer's end and the next one's beginning. */
typedef struct rs_rows_step {
    float *residual;        /* [t][width] */
    const uint16_t *y;      /* [t][width] what is added; NULL: nothing */
    const float *post_norm; /* y is normed with it first; or NULL */
    const float *next_norm; /* x = norm(residual) with it; NULL: no x */
    uint16_t *x;            /* [t][width] */
    float eps;
    int32_t width;
} rs_rows_step;

RS_NODISCARD rs_status rs_rows_add(const rs_queue *queue,
                                   const rs_rows_step *step,
                                   int32_t t,
                                   rs_err *err);

/* out[t][n] = f(gate) * up; f by the op: linear_swiglu or linear_geglu. */
RS_NODISCARD rs_status rs_rows_gate(const rs_queue *queue,
                                    rs_op op,
                                    rs_rows_view gate,
                                    rs_rows_view up,
                                    uint16_t *out,
                                    int32_t n,
                                    int32_t t,
                                    rs_err *err);

/* logits[t][vocab] = y, capped where cap > 0, and in tokens[t] the place of the largest, the
   first of equals. keys[t] is scratch. */
RS_NODISCARD rs_status rs_rows_logits(const rs_queue *queue,
                                      const uint16_t *y,
                                      float cap,
                                      int32_t vocab,
                                      int32_t t,
                                      float *logits,
                                      uint64_t *keys,
                                      int32_t *tokens,
                                      rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
