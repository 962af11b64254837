/* A model's projections in backend memory, in the layouts that route tables want. Layer:
 * engine. */
#ifndef RS_ENGINE_TENSORS_H
#define RS_ENGINE_TENSORS_H

#include "kernels/backend.h"
#include "kernels/layout.h"
#include "kernels/model.h"
#include "sweep/base/arena.h"

enum { RS_TENSORS_LAYOUTS_MAX = 8 };

/* A distinct shape and the layouts in which all weights of that shape are kept. */
typedef struct rs_tensors_shape {
    rs_shape shape;
    int32_t calls; /* projections of this shape */
    int32_t
        t_max; /* it is called at no wider T than this; 0 = as wide as any. May be set between
                  rs_tensors_list and rs_side_plan: what is wide only wants no second copy */
    const rs_layout *layouts[RS_TENSORS_LAYOUTS_MAX];
    int32_t layout_count;
} rs_tensors_shape;

typedef struct rs_tensor {
    const rs_projection *projection;
    size_t index;        /* in the model */
    int32_t shape;       /* index into rs_tensors.shapes */
    double added_rel_l2; /* by requantising; set by rs_tensors_load */
    rs_block copies[RS_TENSORS_LAYOUTS_MAX];
} rs_tensor;

typedef struct rs_tensors {
    rs_tensor *items; /* in file order */
    size_t count, room;
    rs_tensors_shape *shapes;
    size_t shape_count, shape_room;
    int32_t n_max, k_max;
    const rs_memory *memory;
    rs_block arena; /* all copies, where the memory is not the CPU's */
} rs_tensors;

/* List the projections of `model`: all, or the first of each distinct shape. Nothing is loaded.
 */
void rs_tensors_list(rs_arena *arena,
                     const rs_model *model,
                     bool distinct,
                     rs_tensors *out_tensors);

/* Append one projection, which must outlive the list, to a zeroed or growing list. */
void rs_tensors_add(rs_arena *arena,
                    rs_tensors *tensors,
                    const rs_projection *projection,
                    size_t index);

/* Keep weights of shape number `shape` in `layout` too; its index among the copies. LIMIT when
   there are too many. Call before rs_tensors_load. */
RS_NODISCARD rs_status rs_tensors_want(
    rs_tensors *tensors, size_t shape, const rs_layout *layout, int32_t *out_copy, rs_err *err);

/* Take memory for every wanted layout of every projection; contents are undefined. NO_MEMORY;
   nothing is kept then. */
RS_NODISCARD rs_status rs_tensors_place(rs_tensors *tensors,
                                        const rs_memory *memory,
                                        rs_err *err);

/* Bytes that rs_tensors_place takes. */
size_t rs_tensors_bytes(const rs_tensors *tensors);

/* Take memory, convert every projection and put it into each wanted layout. On error all is
   given back. NO_MEMORY, FORMAT on damaged weights. */
RS_NODISCARD rs_status rs_tensors_load(rs_tensors *tensors,
                                       const rs_model *model,
                                       const rs_memory *memory,
                                       rs_err *err);

/* Give back the backend memory. */
void rs_tensors_release(rs_tensors *tensors);

#endif
