/* Runs a model's projections at a width through a route table. Layer: engine. */
#ifndef RS_ENGINE_PROJECTIONS_H
#define RS_ENGINE_PROJECTIONS_H

#include "engine/dispatch.h"
#include "engine/tables.h"
#include "engine/tensors.h"

/* A route table bound to a model: one dispatch a distinct shape. */
typedef struct rs_side {
    rs_table_choice choice;
    rs_dispatch *dispatches;                    /* one for each of tensors->shapes */
    int32_t (*copies)[RS_DISPATCH_LAYOUTS_MAX]; /* dispatch layout -> copy of the weights */
    size_t weight_bytes;                        /* all copies that this table's bands read */
    size_t extra_bytes;                         /* of these, second and further layouts */
} rs_side;

/* What every launch shares. The same x, y and scratch serve all projections, one after another.
 */
typedef struct rs_projections {
    const rs_device *device;
    const rs_memory *memory;
    rs_pool *pool; /* CPU only */
    const rs_tensors *tensors;
    rs_block x, y, workspace; /* t_max x k_max, t_max x n_max bf16, largest of all sides */
    int32_t t_max;
} rs_projections;

/* Bind `choice` to the shapes of `tensors` for widths 1..t_max and state the layouts it wants.
   Call before rs_tensors_load. Memory belongs to `arena`. */
RS_NODISCARD rs_status rs_side_plan(rs_arena *arena,
                                    const rs_device *device,
                                    const rs_table_choice *choice,
                                    rs_tensors *tensors,
                                    int32_t t_max,
                                    rs_side *out_side,
                                    rs_err *err);

/* Take x (random normal bf16, seeded), y and scratch. `p` has device, memory, pool, tensors and
   t_max set. On error what was taken is given back. */
RS_NODISCARD rs_status rs_projections_open(rs_projections *p,
                                           const rs_side *sides,
                                           int side_count,
                                           rs_err *err);
void rs_projections_close(rs_projections *p);

/* Enqueue (CUDA) or do (CPU) one projection at width t. */
RS_NODISCARD rs_status rs_projections_call(const rs_projections *p,
                                           const rs_side *side,
                                           const rs_tensor *tensor,
                                           int32_t t,
                                           rs_err *err);

/* One pass: all projections in file order, or only those of shape number `only` (-1 = all),
   then wait. *out_ns is the host time of the whole. `shape_ns`, when not NULL, gets the time
   spent in each shape; only the CPU can tell these apart inside a pass. */
RS_NODISCARD rs_status rs_projections_pass(const rs_projections *p,
                                           const rs_side *side,
                                           int32_t t,
                                           int32_t only,
                                           double *out_ns,
                                           double *shape_ns,
                                           rs_err *err);

#endif
