/* Dispatch: route tables resolved once, at load, into what runs at each width. Layer: engine.
   Names are looked up and domains checked here and never again; picking at run time is one
   binary search over resolved bands. */
#ifndef RS_ENGINE_DISPATCH_H
#define RS_ENGINE_DISPATCH_H

#include "engine/route.h"
#include "kernels/candidate.h"
#include "sweep/base/arena.h"

enum { RS_DISPATCH_LAYOUTS_MAX = 4 };

/* Widths t_lo..t_hi of one shape run `schedule`. */
typedef struct rs_dispatch_band {
    int32_t t_lo, t_hi;
    rs_schedule schedule;
    int32_t layout;       /* index into rs_dispatch.layouts */
    const char *routed;   /* schedule that the table names; NULL: the table has no route */
    const char *fallback; /* why the reference runs instead; NULL: the routed schedule runs */
    bool backstopped;     /* the route is the backstop table's */
} rs_dispatch_band;

/* All bands of one shape for widths 1..t_max, closed and ordered. */
typedef struct rs_dispatch {
    rs_shape shape;
    const rs_dispatch_band *bands;
    int32_t band_count, t_max;
    const rs_layout *layouts[RS_DISPATCH_LAYOUTS_MAX]; /* weights are needed in each of these */
    int32_t layout_count;
    size_t workspace_bytes; /* largest of all widths */
} rs_dispatch;

/* Where routes come from and what they may name. */
typedef struct rs_dispatch_source {
    const rs_route_table *table;
    const rs_route_table *backstop; /* for shapes that `table` does not know; may be NULL */
    const rs_candidate *const *candidates; /* NULL-terminated, as rs_candidates */
    const rs_device *device;
} rs_dispatch_source;

/* Resolve `shape` for widths 1..t_max. A route whose schedule is not in this build, reads
   another layout than the table says, or does not support the shape or width on this device, is
   served by the reference candidate, and the band says why. FAILED when there is no reference
   candidate. Memory belongs to `arena`. */
RS_NODISCARD rs_status rs_dispatch_plan(rs_arena *arena,
                                        const rs_dispatch_source *source,
                                        const rs_shape *shape,
                                        int32_t t_max,
                                        rs_dispatch *out_dispatch,
                                        rs_err *err);

/* The band of width t in 1..t_max (anything else is a bug and aborts). Thread-safe. */
const rs_dispatch_band *rs_dispatch_pick(const rs_dispatch *dispatch, int32_t t);

#endif
