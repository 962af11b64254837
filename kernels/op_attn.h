/* Contract of attn_decode: attention of one token over T cached positions, its own included.
   Layer: kernels.

   Shape bf16:attn_decode:HEADS+KVxDIM: rs_shape.n = HEADS query heads, n2 = KV heads, k = DIM
   values a head, format that of the cache. T is the depth: positions attended, 1 or more.

   x[HEADS][DIM]  bf16 q, row-major, contiguous; read only
   W              the cache in layout kv_pages (kernels/layout_kv.h), made for just this T; read
                  only
   y[HEADS][DIM]  bf16, row-major, contiguous; every element is written; does not overlap x or W

     y[h] = BF16(sum_j p_j v_j), p = softmax over j = 0 .. T-1 of (q_h . k_j) / sqrt(DIM)

   with k_j and v_j of kv head h / (HEADS / KV): grouped queries. No window, no soft-cap, no
   gate; q and k are taken as they come. Workspace: what the candidate asks for, contents
   undefined. exact: products of bf16 values summed in FP32 or better, so are the softmax and
   the sum over positions, whatever parts it is cut into, and one rounding to bf16 at the end.

   Pass = rs_error_judge as class exact (kernels/op_linear.h): relative L2 error <= 2^-8 and
   max |a - r| <= 1e-6 + (2/256) max |r|. Rounding y costs 1.5e-3 to 1.9e-3 over many values,
   half of the limit (and 2^-8, all of it, of a single one at worst). The other half is left to
   FP32: a score of size s is off by about sqrt(DIM) 2^-24 s, which moves its weight by as much,
   and a sum of T terms by about sqrt(T) 2^-24: with scores below 50 and T below 2^20 less than
   2^-13 together. A position left out changes y by about 1 / sqrt(T) where scores scatter by
   less than one, as the sweep's do: seen in tests, any one of 4097 is missed, at 16384 with all
   heads compared still, and beyond that a page of them. */
#ifndef RS_KERNELS_OP_ATTN_H
#define RS_KERNELS_OP_ATTN_H

#include "kernels/shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* DIM is a multiple of RS_OP_ATTN_DIM_STEP: rows of a cache are read in pieces of 16 bytes. */
enum { RS_OP_ATTN_HEADS_MAX = 1024, RS_OP_ATTN_DIM_MAX = 512, RS_OP_ATTN_DIM_STEP = 8 };

/* USAGE, naming the part and what it may be, when heads, values a head or format cannot be. */
RS_NODISCARD rs_status rs_op_attn_check(const rs_shape *shape, rs_err *err);

/* FP64 oracle for one query head: out_y[dim], not rounded, from a plain cache
   (kernels/layout_kv.h) of t positions at least and x[HEADS][DIM]; `scratch`: t doubles. FORMAT
   when the cache holds a value that is not finite. Thread-safe on distinct scratch and out_y.
 */
RS_NODISCARD rs_status rs_op_attn_oracle(const rs_shape *shape,
                                         const uint16_t *plain,
                                         const uint16_t *x,
                                         int32_t t,
                                         int32_t head,
                                         double *scratch,
                                         double *out_y,
                                         rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
