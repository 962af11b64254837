/* A plan: decisions and closed bands of every shape in a database. Layer: sweep. */
#ifndef RS_SWEEP_PLAN_H
#define RS_SWEEP_PLAN_H

#include "engine/route.h"
#include "sweep/band.h"
#include "sweep/calibration.h"
#include "sweep/registry.h"
#include "sweep/situ.h"
#include "sweep/trace.h"

typedef struct rs_plan_options {
    const char *tier, *mode, *shape; /* filters of the database; NULL as in rs_db_filter */
    const char *policy;              /* name or file */
    rs_allow allow;
    double s_aa; /* <= 0: as the database calibrates */
    int layout_budget;
    const rs_trace *trace;         /* what a workload calls; NULL = not known */
    const rs_route_table *current; /* what is routed today; NULL = the compiled-in choice */
    rs_db_choice choice;           /* decide only some widths; bands mean nothing then */
    bool confirm;                  /* say which moved bands were not run in situ */
} rs_plan_options;

typedef struct rs_plan_shape {
    const char *text;
    rs_shape shape;
    const rs_db_point *data; /* all measured widths */
    size_t data_count;
    const rs_band_point *points; /* those where something may be routed, with their decisions */
    size_t point_count;
    rs_band_table table;
    const char *problem; /* NULL, or why this shape gets no bands (table is empty then) */
} rs_plan_shape;

typedef struct rs_plan {
    rs_db_machine machine;
    rs_plan_options options;
    const char *policy_name, *policy_hash;
    char data_hash[17];
    rs_limits limits;
    rs_calibration calibration;
    rs_situ_data situ;             /* what the engine said; counts 0 where it was not asked */
    const rs_route_table *current; /* what is compiled in for this tier; NULL = nothing */
    bool current_exact;
    rs_plan_shape *shapes;
    size_t shape_count;
} rs_plan;

/* Decide everything in `db`; where samples in situ contradict a band it is taken back
   (sweep/plan_situ.h). All memory from `arena`. A shape without a routable schedule is
   reported in `problem`, not an error. Same content and same policy give the same plan. */
RS_NODISCARD rs_status rs_plan_make(rs_arena *arena,
                                    rs_db *db,
                                    const rs_registry *registry,
                                    const rs_plan_options *options,
                                    rs_plan *out_plan,
                                    rs_err *err);

/* What a table made of this plan says of itself: "measured", or "adopted" where the samples
   came from another program (sweep/adopt.h). */
const char *rs_plan_origin(const rs_plan *plan);

/* The contender of `point` called `schedule`, or NULL. */
const rs_db_contender *rs_plan_contender(const rs_db_point *point, const char *schedule);

/* Has this build the schedule's candidate, but no longer that knob or value of it? False where
   it has nothing of the candidate: then it cannot know. */
bool rs_plan_gone(const rs_candidate *const *table, const char *schedule);

/* Layout and numeric class of a schedule: as measured, else from this build; NULL when unknown.
 */
void rs_plan_facts(const rs_plan_shape *shape,
                   const rs_registry *registry,
                   const char *schedule,
                   const char **out_layout,
                   const char **out_numeric);

/* "+3.1 % [2.2, 4.0]" of an effect on ln scale; "-" without one. */
const char *rs_plan_effect_text(const rs_effect *effect, char out[48]);

/* The same of a decision's effect. */
const char *rs_plan_decision_text(const rs_decision *decision, char out[48]);

#endif
