/* Hyperparameters of a transformer, read from a GGUF file's metadata. Layer: engine.
   What distinguishes the architectures is data: the table RS_ARCH_MAP. */
#ifndef RS_ENGINE_ARCH_H
#define RS_ENGINE_ARCH_H

#include "kernels/gguf.h"
#include "kernels/shape.h"

/* Traits of an architecture. */
enum {
    RS_ARCH_QK_NORM = 1,     /* RMSNorm over each head of q and k, before RoPE */
    RS_ARCH_QKV_BIAS = 2,    /* q, k and v have a bias */
    RS_ARCH_POST_NORM = 4,   /* RMSNorm of a sublayer's output before it is added */
    RS_ARCH_SCALE_EMBED = 8, /* embeddings times sqrt(width) */
    RS_ARCH_SWA = 16         /* sliding window in all but every pattern-th layer */
};

/* Which elements of a head RoPE turns together. */
typedef enum rs_rope_style {
    RS_ROPE_PAIRS, /* 2i with 2i + 1 */
    RS_ROPE_HALVES /* i with i + dims / 2 (GPT-NeoX) */
} rs_rope_style;

/* name, RoPE style, op of gate and up, traits, every how many layers one is global.
   Source: the graphs of llama.cpp (src/models), whose converter defines the file format. */
#define RS_ARCH_MAP(X)                                                                         \
    X(gemma3, HALVES, linear_geglu,                                                            \
      RS_ARCH_QK_NORM | RS_ARCH_POST_NORM | RS_ARCH_SCALE_EMBED | RS_ARCH_SWA, 6)              \
    X(llama, PAIRS, linear_swiglu, 0, 1)                                                       \
    X(qwen2, HALVES, linear_swiglu, RS_ARCH_QKV_BIAS, 1)                                       \
    X(qwen3, HALVES, linear_swiglu, RS_ARCH_QK_NORM, 1)

enum { RS_ARCH_LAYERS_MAX = 1024, RS_ARCH_HEAD_DIM_MAX = 512 };

typedef struct rs_arch {
    const char *name;
    uint32_t traits;
    rs_rope_style rope_style;
    rs_op gated_op; /* linear_geglu or linear_swiglu */
    int32_t layers, width, ffn, vocab;
    int32_t heads, kv_heads, head_dim;
    int32_t context_max;      /* what the model was trained for */
    int32_t window;           /* keys that a local layer sees, the token itself included */
    int32_t window_pattern;   /* layer i is global when (i + 1) % pattern == 0 */
    int32_t rope_dims;        /* of head_dim; even */
    float rope_base;          /* of global layers */
    float rope_base_local;    /* of local layers */
    float rope_scale;         /* positions of global layers are multiplied by it */
    const float *rope_factor; /* [rope_dims / 2]: frequencies are divided by it; or NULL */
    float norm_eps;
    float attention_scale;   /* of q k */
    float embedding_scale;   /* 1 where there is none */
    float attention_softcap; /* c tanh(x / c) of the scores; 0 = none */
    float logit_softcap;     /* the same of the logits */
    bool tied_head;          /* the embedding serves as head */
} rs_arch;

/* Read the hyperparameters of `gguf`. UNSUPPORTED for an architecture or a variant that is not
   known (the message names it and what is), FORMAT for a missing or impossible key, by name.
   Text and factors point into `gguf`. */
RS_NODISCARD rs_status rs_arch_read(const rs_gguf *gguf, rs_arch *out_arch, rs_err *err);

/* Does layer `layer` see the window only? */
bool rs_arch_is_local(const rs_arch *arch, int32_t layer);

/* "gemma3, llama, ...", static. */
const char *rs_arch_names(void);

#endif
