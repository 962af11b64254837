/* Models without a file: a stated geometry, random weights in stated formats, the same code
   path as a real model. For timing; the text means nothing. Layer: engine. */
#ifndef RS_ENGINE_SYNTHETIC_H
#define RS_ENGINE_SYNTHETIC_H

#include "engine/weights.h"

/* Formats of the projections: `first` of q and k (of all inputs where layers are alike),
   `second` of values and gates of a hybrid's mixers. */
typedef struct rs_synthetic {
    const char *name, *what;
    int32_t layers, width, ffn, vocab, heads, kv_heads, head_dim;
    int32_t
        full_every; /* every so manieth layer has attention; the others are gated delta nets */
    rs_format first, second, out, gate, down, head;
} rs_synthetic;

/* Of a gated delta net's layer (full_every > 1): query and key rows, value rows. */
enum { RS_SYNTHETIC_GDN_QK = 4096, RS_SYNTHETIC_GDN_V = 6144 };

/* The geometry of that name; UNKNOWN lists the names. */
RS_NODISCARD rs_status rs_synthetic_find(const char *name,
                                         const rs_synthetic **out,
                                         rs_err *err);

/* Hyperparameters of the geometry. */
void rs_synthetic_arch(const rs_synthetic *synthetic, rs_arch *out_arch);

/* Shape of one layer's gate and up as one op, or of each alone. */
rs_shape rs_synthetic_gate(const rs_synthetic *synthetic, const rs_arch *arch, bool fused);

/* Shape of all inputs of a layer as one op: of attention, or of a gated delta net. */
rs_shape rs_synthetic_inputs(const rs_synthetic *synthetic, rs_mixer mixer);

/* Which projections are one op: gate and up of every layer, inputs of the mixers. */
typedef struct rs_synthetic_joins {
    bool gates, inputs;
} rs_synthetic_joins;

/* List the projections in the order in which they run, and the weights that point to them.
   Layers with attention alone keep keys and values: rs_layer.kv_layer. Nothing is loaded. */
void rs_synthetic_list(rs_arena *arena,
                       const rs_synthetic *synthetic,
                       const rs_arch *arch,
                       rs_synthetic_joins joins,
                       rs_tensors *out_tensors,
                       rs_weights *out_weights);

/* Layers that keep keys and values. */
int32_t rs_synthetic_kv_layers(const rs_synthetic *synthetic);

/* Fill every copy in CPU memory with random codes and scales, such that y has about the size of
   x. Weights of one shape are equal: they stand in memory of their own, which is what times
   depend on. NO_MEMORY. */
RS_NODISCARD rs_status rs_synthetic_fill(const rs_tensors *tensors, rs_err *err);

/* The same for one shape, in memory of any backend: all its copies hold the same weights. */
RS_NODISCARD rs_status rs_synthetic_fill_shape(const rs_tensors *tensors,
                                               size_t shape,
                                               rs_err *err);

/* Mean size of a scale, for both fills. Codes are uniform over `bits`. */
float rs_synthetic_scale(rs_format format, int32_t k);

/* Value i of token `token`'s row of the embedding: no table is kept, its place decides. */
static inline RS_MEMORY_BOTH float rs_synthetic_embedding(int32_t token, int32_t i)
{
    uint64_t place = (uint64_t)token << 24 | (uint64_t)i;
    return (float)(int32_t)(rs_memory_mix(place, 0) >> 32) * (1.7320508f / 2147483648.0f);
}

#endif
