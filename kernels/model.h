/* The projections of a model file: which tensors run as `linear`, in which shape and format,
   with their real values. Layer: kernels. Used by the engine (to run them) and the sweep
   (--model). */
#ifndef RS_KERNELS_MODEL_H
#define RS_KERNELS_MODEL_H

#include "kernels/gguf.h"
#include "kernels/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct rs_model rs_model;

typedef struct rs_projection {
    const char *tensor;      /* "blk.0.ffn_gate.weight"; owned by the model */
    const char *source_type; /* GGUF block type, "Q5_0" */
    rs_shape shape;          /* op linear (or as rs_model_fuse_gates and rs_model_join_inputs
                                say), the format it is repacked into */
    bool lossless;           /* Q8_0 and Q5_0 -> q8g32, Q4_0 -> q4g32 keep every value */
} rs_projection;

/* Map a GGUF v3 file and list its projections in file order. Checks every offset and size
   before use. IO unreadable; FORMAT truncated or malformed; UNSUPPORTED an unknown block type
   or version, by name. Free with rs_model_close. */
RS_NODISCARD rs_status rs_model_open(const char *path, rs_model **out_model, rs_err *err);
void rs_model_close(rs_model *model);

/* Make one projection of ffn_gate and ffn_up of each layer where they agree in type and size:
   op `op` (gated), gate rows first, named after the gate. Others stay as they are. */
void rs_model_fuse_gates(rs_model *model, rs_op op);

/* Which of the gated ops the file's architecture has: gemma's GELU, else SiLU. What an engine
   supports is up to that engine. */
rs_op rs_model_gated_op(const rs_model *model);

/* Make one projection of attn_q, attn_k and attn_v of each layer for which `wants` says yes to
   its shape: attn_input_proj, one matrix for neighbours of one block type, two at most; named
   after q. Layers of three types stay as they are. */
typedef bool rs_model_wants(void *arg, const rs_shape *shape);
void rs_model_join_inputs(rs_model *model, rs_model_wants *wants, void *arg);

/* The file itself; belongs to the model. */
const rs_gguf *rs_model_gguf(const rs_model *model);

/* Text of a metadata key such as "general.architecture", NULL when absent or no string. */
const char *rs_model_text(const rs_model *model, const char *key);

size_t rs_model_projection_count(const rs_model *model);
const rs_projection *rs_model_projection(const rs_model *model, size_t index);

/* Convert projection `index` to row_split in its shape's formats: `out` has
   rs_parts_bytes(&rs_layout_row_split, shape) bytes. *out_added_rel_l2 is the relative L2 error
   that requantising added over all that is requantised (0 when lossless). FORMAT on values that
   are not finite. */
RS_NODISCARD rs_status rs_model_weights(
    const rs_model *model, size_t index, void *out, double *out_added_rel_l2, rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
