/* Which schedules are worth a run in situ, and which shapes a model has. Layer: sweep. */
#ifndef RS_SWEEP_SITU_OFFERS_H
#define RS_SWEEP_SITU_OFFERS_H

#include "sweep/situ.h"

/* Shapes that an engine may call: those of the file, gate and up fused where they can be. */
typedef struct rs_situ_shapes {
    const char **names; /* canonical text */
    size_t count, cap;
} rs_situ_shapes;

RS_NODISCARD rs_status rs_situ_model_shapes(rs_arena *arena,
                                            const char *path,
                                            rs_situ_shapes *out,
                                            rs_err *err);

/* Those of the model in `options`, a file or a geometry of the engine's. FORMAT when the engine
   lists what is no shape. */
RS_NODISCARD rs_status rs_situ_shapes_of(rs_arena *arena,
                                         const rs_situ_options *options,
                                         rs_situ_shapes *out,
                                         rs_err *err);

bool rs_situ_has_shape(const rs_situ_shapes *shapes, const char *shape);

/* The cell of one measured point: the incumbent first, then the quickest by its samples, `most`
   in all, and the quickest of `cold` (may be NULL) where it is another. Only what may be
   routed. false when there are not two. */
bool rs_situ_cell_of(rs_arena *arena,
                     const rs_db_point *point,
                     const rs_db_point *cold,
                     size_t most,
                     rs_situ_cell *out);

#endif
