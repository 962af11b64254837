/* What is known about each op without running it. Layer: kernels.
   W[N][K] is always one tensor; what is made of W x differs. Contracts and oracle:
   kernels/op_linear.h. Of attn_decode W is a cache of keys and values: kernels/op_attn.h. */
#ifndef RS_KERNELS_OP_H
#define RS_KERNELS_OP_H

#include "kernels/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Set of ops as a bit mask. */
#define RS_OP_BIT(op) (1u << (op))
#define RS_OPS_ALL    (RS_OP_BIT(RS_OP_COUNT) - 1u)
/* Ops on one matrix. The others are done part by part (kernels/parts.h) by every candidate of
   `linear` that does not serve them itself. */
#define RS_OPS_SINGLE (RS_OP_BIT(RS_OP_linear_pair) - 1u)

enum { RS_OPS_TEXT = 128 };

typedef struct rs_op_info {
    const char *name;
    const char *maths; /* one line for people */
    bool reads_y;      /* y is read and written in place: it comes with a residual */
    bool gated;        /* gate rows 0..N/2-1, up rows N/2..N-1: N is even and y has N/2 rows */
    int parts_min, parts_max; /* matrices that x is multiplied by */
    bool parts_alike;         /* they are equal in format and rows */
    bool attends; /* W is a cache, T positions of which are read: kernels/op_attn.h */
} rs_op_info;

/* Facts about `op`; static. Aborts on a value outside the enum. */
const rs_op_info *rs_op_get(rs_op op);

/* Rows of y for N rows of one W. Of attn_decode see rs_parts_y_rows. */
int32_t rs_op_y_rows(rs_op op, int32_t n);

/* UNSUPPORTED with the reason when the op cannot have N rows. */
RS_NODISCARD rs_status rs_op_check_rows(rs_op op, int32_t n, rs_err *err);

/* "linear,linear_add": the names of the ops of `mask`. Returns `out`. */
const char *rs_op_names(uint32_t mask, char out[RS_OPS_TEXT]);

#ifdef __cplusplus
}
#endif
#endif
