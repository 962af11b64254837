/* What the files of the forward pass share. Layer: engine; private to forward*.c. */
#ifndef RS_ENGINE_FORWARD_INTERNAL_H
#define RS_ENGINE_FORWARD_INTERNAL_H

#include "engine/cuda/gpu.h"
#include "engine/nn.h"
#include "engine/splits.h"
#include "engine/synthetic.h"

/* Buffers of a pass, t_max rows each; `wide` is the largest row of any projection. */
typedef struct rs_forward_buffers {
    float *residual;           /* [width] */
    float *input;              /* [wide]: what a projection reads */
    float *output;             /* [width]: what a sublayer adds */
    float *q, *k, *v;          /* [heads * head_dim], [kv_heads * head_dim] twice */
    float *gate, *up;          /* [ffn] */
    const float *exact_in;     /* x of the next projections, with exact weights */
    uint16_t *narrow_in;       /* [wide] the same as bf16, with routed ones */
    uint16_t *narrow_out;      /* [wide] bf16 y */
    uint16_t *head_out;        /* RS_FORWARD_LOGITS rows of the vocabulary */
    rs_block block, workspace; /* all of the above; scratch of candidates */
} rs_forward_buffers;

/* What a GPU's round leaves out, so that what it saves can be timed; see gpu_rounds.c. */
typedef enum rs_swap_hole {
    RS_SWAP_WHOLE,
    RS_SWAP_NO_NODE,
    RS_SWAP_NO_LAYER /* every layer that holds the node; where none does, the logits */
} rs_swap_hole;

/* A swap, resolved. */
typedef struct rs_forward_swapped {
    size_t shape;              /* of tensors.shapes */
    int32_t t, count, current; /* count 0: there is none */
    rs_swap_hole hole;         /* on a GPU; the CPU leaves nothing out */
    rs_schedule *schedules;    /* [count] */
    int32_t *copies;           /* [count]: which copy of the weights each reads */
    size_t workspace_bytes;
    size_t extra_bytes; /* of layouts that the routes do not read */
    rs_forward_times times;
} rs_forward_swapped;

struct rs_forward {
    rs_arena *arena;
    rs_device device;
    const rs_memory *memory;
    rs_pool *pool; /* NULL on a GPU */
    rs_model *model;
    rs_arch arch;
    rs_tensors tensors;
    rs_side side;
    rs_weights weights;
    rs_kv *kv;
    rs_attention *attention;
    rs_rope rope, rope_local;
    rs_forward_buffers b; /* of the CPU */
    rs_gpu *gpu;          /* or this; NULL on the CPU */
    const rs_synthetic *synthetic;
    int32_t t_max, t;                           /* t: rows of the last pass */
    int32_t *prefill_lanes, *prefill_positions; /* [t_max] */
    uint64_t *counts;                           /* [shape][count_width]: calls at each width */
    int32_t count_width;
    rs_forward_swapped swap;
    rs_splits splits; /* of decode attention; on a GPU */
};

/* Is this call the node under test? */
static inline bool rs_forward_swaps(const rs_forward *f, const rs_tensor *w, int32_t t)
{
    return f->swap.count && t == f->swap.t && (size_t)w->shape == f->swap.shape;
}

/* Resolve options.swap and state the layouts it wants: behind rs_side_plan, before
   rs_tensors_load. */
RS_NODISCARD rs_status rs_forward_swap_plan(rs_forward *f,
                                            const rs_forward_swap *swap,
                                            rs_err *err);

/* Take and give back the buffers. NO_MEMORY. */
RS_NODISCARD rs_status rs_forward_buffers_open(rs_forward *f, rs_err *err);
void rs_forward_buffers_close(rs_forward_buffers *b);

/* Bytes of the buffers. */
size_t rs_forward_buffer_bytes(const rs_forward *f);

/* Largest scratch of any routed candidate. */
size_t rs_forward_workspace_bytes(const rs_forward *f);

/* List, plan and load the weights: engine/forward_load.c. */
RS_NODISCARD rs_status rs_forward_load(rs_forward *f,
                                       const rs_forward_options *options,
                                       rs_err *err);

/* Configuration of the store of keys and values. */
rs_kv_config rs_forward_kv_config(const rs_forward *f, const rs_forward_options *options);

/* Say what the next projections read: x[t][k] FP32. */
void rs_forward_input(rs_forward *f, const float *x, int32_t k, int32_t t);

/* y[t][n] = W x of the input, FP32. */
RS_NODISCARD rs_status
rs_forward_linear(rs_forward *f, const rs_matrix *m, int32_t t, float *y, rs_err *err);

/* Gate and up of the input become the next input. */
RS_NODISCARD rs_status rs_forward_gated(rs_forward *f,
                                        const rs_layer *layer,
                                        int32_t t,
                                        rs_err *err);

#endif
