/* Signs that a ladder of knob values or ideas is too short. Layer: sweep. */
#ifndef RS_SWEEP_RUNGS_H
#define RS_SWEEP_RUNGS_H

#include "sweep/plan.h"

/* EDGE: the schedule of a band has the smallest or largest of a knob's values: the best value
   may lie beyond. INCUMBENT: what was routed before beats everything else of the sweep at every
   measured width of the band: the sweep holds no answer to it. */
typedef enum rs_rung_kind { RS_RUNG_EDGE, RS_RUNG_INCUMBENT } rs_rung_kind;

typedef struct rs_rung {
    rs_rung_kind kind;
    const char *schedule; /* of the band */
    int32_t t_lo, t_hi;   /* the band */
    size_t widths;        /* measured ones in it */
    const char *knob;     /* EDGE; else NULL */
    int32_t value;        /* EDGE: of the knob */
    bool largest;         /* EDGE: else it is the smallest */
    size_t others;        /* INCUMBENT: schedules that it beats, at the fewest */
    const char *text;     /* "winner at the edge of knob warps=16: try beyond it" */
} rs_rung;

/* Warnings about a decided shape, by band, then knob. A band without a measured width gives
   none, and a schedule that this build does not have is at no edge. Beaten is what lost by a
   WIN, or was screened out as a clear loser; what may not be routed at all does not count.
   Memory from `arena`. */
void rs_rungs_find(rs_arena *arena,
                   const rs_plan_shape *shape,
                   const rs_limits *limits,
                   const rs_registry *registry,
                   rs_rung **out_list,
                   size_t *out_count);

#endif
