/* Ops on several weight matrices of one x: their parts. Layer: kernels.

   linear_pair, attn_input_proj and gdn_input_proj multiply one x by one or two matrices, which
   may differ in rows and format. Each part is a `linear` of its own:

     W   the parts behind each other in one block, each from a multiple of 256 bytes
     y   the parts behind each other: y_0[T][N_0], then y_1[T][N_1], each contiguous. Where that
         puts y_1 on no multiple of 16 bytes, CUDA candidates that do parts one by one are
         refused, but for the reference (rs_schedule_supports)

   Every other op has one part, itself. W of attn_decode is no matrix: of what is said here only
   the count and the rows of y (values a head; its columns are the heads) hold for it. */
#ifndef RS_KERNELS_PARTS_H
#define RS_KERNELS_PARTS_H

#include "kernels/layout.h"
#include "kernels/op.h"
#include "kernels/pool.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_PARTS_MAX = 2 };

int rs_parts_count(const rs_shape *shape);

/* Part `part` as a shape of its own. */
rs_shape rs_parts_shape(const rs_shape *shape, int part);

/* Rows of y of all parts before `part`; with part = rs_parts_count: of all. Its y starts T
   times as many values into y. */
int32_t rs_parts_y_rows_before(const rs_shape *shape, int part);
int32_t rs_parts_y_rows(const rs_shape *shape);

/* Bytes of W in `layout`; 0 when the layout does not hold the format of a part. */
size_t rs_parts_bytes(const rs_layout *layout, const rs_shape *shape);

/* Where W of `part` starts in the block. */
size_t rs_parts_offset(const rs_layout *layout, const rs_shape *shape, int part);

/* Bytes of all weights as they are stored without padding: what a call reads at least. */
size_t rs_parts_unique_bytes(const rs_shape *shape);

/* row_split -> `layout`, part by part, on the threads of `pool` (NULL: on this one) where the
   layout can; see rs_layout.repack. */
RS_NODISCARD rs_status rs_parts_repack(rs_pool *pool,
                                       const rs_layout *layout,
                                       const rs_shape *shape,
                                       const void *row_split,
                                       void *out,
                                       rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
