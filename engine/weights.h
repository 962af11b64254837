/* A transformer's weights, found by name and checked against its hyperparameters. Layer:
   engine. Matrices are either projections for the route tables or FP32 (`exact`). */
#ifndef RS_ENGINE_WEIGHTS_H
#define RS_ENGINE_WEIGHTS_H

#include "engine/arch.h"
#include "engine/tensors.h"

typedef enum rs_weights_mode {
    RS_WEIGHTS_ROUTED, /* this project's formats, bf16 activations */
    RS_WEIGHTS_EXACT   /* decoded to FP32, FP32 activations */
} rs_weights_mode;

/* W[n][k]. One of `routed` and `exact` is set; both NULL: the model has no such matrix. */
typedef struct rs_matrix {
    int32_t n, k; /* of a fused gate: n is rows of y */
    const rs_tensor *routed;
    const float *exact;
    const rs_projection *made; /* of a synthetic model: what `routed` is looked up by */
} rs_matrix;

/* What stands in the place of attention. Files have `split` alone so far. */
typedef enum rs_mixer {
    RS_MIXER_SPLIT,  /* attention from q, k and v */
    RS_MIXER_MERGED, /* attention from first = q, k and second = output gate, v */
    RS_MIXER_DELTA   /* gated delta net: first = q, k and second = v, z; see engine/cuda */
} rs_mixer;

/* Vectors are FP32; NULL where the architecture has none. */
typedef struct rs_layer {
    const float *attn_norm, *attn_post_norm, *q_norm, *k_norm, *q_bias, *k_bias, *v_bias;
    const float *ffn_norm, *ffn_post_norm;
    rs_mixer mixer;
    int32_t kv_layer; /* whose keys and values are its own in the store */
    rs_matrix q, k, v, o;
    rs_matrix first, second; /* of mixers other than split */
    rs_matrix inputs; /* q, k and v, or first and second, as one op: then those have no tensor
                         of their own */
    rs_matrix gate;   /* with up behind it where the two are fused */
    rs_matrix up;     /* empty where fused */
    rs_matrix down;
} rs_layer;

typedef struct rs_weights {
    rs_weights_mode mode;
    rs_layer *layers;
    const float *output_norm;
    rs_matrix head;
    const rs_gguf_tensor *embedding; /* rows are decoded when they are looked up; NULL: of a
                                        synthetic model */
    rs_block exact;                  /* all FP32 matrices */
} rs_weights;

/* Find and check everything. FORMAT names a tensor that is missing or has another size,
   UNSUPPORTED one whose type is not read, NO_MEMORY the size of the FP32 weights. `tensors`
   lists the projections of `model`; loading them is the caller's. Vectors belong to `arena`. */
RS_NODISCARD rs_status rs_weights_open(rs_arena *arena,
                                       const rs_arch *arch,
                                       const rs_model *model,
                                       const rs_tensors *tensors,
                                       rs_weights_mode mode,
                                       rs_weights *out_weights,
                                       rs_err *err);
void rs_weights_close(rs_weights *weights);

/* Row `token` of the embedding, scaled: out[width]. */
void rs_weights_embed(const rs_weights *weights,
                      const rs_arch *arch,
                      int32_t token,
                      float *out);

#endif
