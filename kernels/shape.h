/* A shape: op, format, rows N, depth K, as in "q4g64:linear:34816x5120". Layer: kernels. */
#ifndef RS_KERNELS_SHAPE_H
#define RS_KERNELS_SHAPE_H

#include "kernels/format.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Ops; their facts are in kernels/op.h, their contracts in kernels/op_linear.h and
   kernels/op_attn.h. */
#define RS_OP_MAP(X)                                                                           \
    X(linear)                                                                                  \
    X(linear_add)                                                                              \
    X(linear_swiglu)                                                                           \
    X(linear_geglu)                                                                            \
    X(linear_pair)                                                                             \
    X(attn_input_proj)                                                                         \
    X(gdn_input_proj)                                                                          \
    X(attn_decode)

typedef enum rs_op {
#define RS_OP_ENUM(name) RS_OP_##name,
    RS_OP_MAP(RS_OP_ENUM)
#undef RS_OP_ENUM
        RS_OP_COUNT
} rs_op;

const char *rs_op_name(rs_op op);

typedef struct rs_shape {
    rs_op op;
    rs_format format;
    int32_t n; /* rows of W; outputs: rs_op_y_rows */
    int32_t k; /* depth, inputs; not padded */
    /* Second matrix of an op with parts (kernels/parts.h); n2 = 0: none, format2 is 0 too.
       attn_decode: n query heads, n2 kv heads, k values a head, `format` is the cache's. */
    rs_format format2;
    int32_t n2;
} rs_shape;

enum { RS_SHAPE_TEXT = 80, RS_SHAPE_DIM_MAX = 4194304 };

/* Parse "FORMAT:OP:NxK", 1 <= N, K <= RS_SHAPE_DIM_MAX, N even for a gated op. linear_pair: two
   matrices of that format and size. attn_input_proj and gdn_input_proj may have two parents:
   "FORMAT+FORMAT:OP:N+NxK". "FORMAT:attn_decode:HEADS+KVxDIM": rs_op_attn_check. USAGE or
   UNKNOWN names the bad part. */
RS_NODISCARD rs_status rs_shape_parse(const char *text, rs_shape *out_shape, rs_err *err);

/* Write the canonical text into `out` and return it. */
const char *rs_shape_text(const rs_shape *shape, char out[RS_SHAPE_TEXT]);

bool rs_shape_equal(const rs_shape *a, const rs_shape *b);

/* Columns of x[columns][K] and of y[columns][rows of y] at width t: t of them; of attn_decode,
   whose t is a depth, one for each query head. */
int32_t rs_shape_columns(const rs_shape *shape, int32_t t);

/* Bytes of W that one call must read at least: all weights; of attn_decode the keys and values
   of t positions. */
size_t rs_shape_w_bytes(const rs_shape *shape, int32_t t);

/* Bytes that one call at width T must move at least: W, X and Y once each, Y twice where the op
   reads it as well. */
size_t rs_shape_unique_bytes(const rs_shape *shape, int32_t t);

/* Multiply-adds counted as two operations: 2 N K T over all matrices, of attn_decode twice that
   (scores, then values); what follows the sums is not counted. */
double rs_shape_flops(const rs_shape *shape, int32_t t);

#ifdef __cplusplus
}
#endif
#endif
