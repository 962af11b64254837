/* Printing plans for people and programs. Layer: sweep. Fits 80 columns. */
#ifndef RS_SWEEP_SHOW_H
#define RS_SWEEP_SHOW_H

#include "sweep/plan.h"

#include <stdio.h>

/* "12.3 us", "4.56 ms": three to four digits. */
const char *rs_show_time(double ns, char out[24]);

/* `median min..p95 (n, sessions)` of a contender. */
const char *rs_show_spread(const rs_db_contender *contender, char out[80]);

/* Bands of every shape: range, verdict, time, effect, schedule; widths to run where
 * NOT_SAMPLED. */
void rs_show_plan(FILE *out, const rs_plan *plan, const rs_registry *registry);

/* What changes against the compiled-in table, band by band. Returns the number of changed
 * ranges. */
size_t rs_show_diff(FILE *out, const rs_plan *plan);

/* Every contender at one measured width, with the evidence and what it would take to settle it.
 */
RS_NODISCARD rs_status
rs_show_explain(FILE *out, const rs_plan *plan, const char *shape, int32_t t, rs_err *err);

/* One cell as `sweep --spread` prints it. */
void rs_show_cell(FILE *out, const rs_plan_shape *shape, size_t point);

/* What to know beside the bands: calibration, stale timings, twins, missing rungs; one line a
   kind, or each with `full`. */
void rs_show_notes(FILE *out, const rs_plan *plan, const rs_registry *registry, bool full);

/* The plan as one JSON object, "routesweep.plan/1"; one width, "routesweep.explain/1": UNKNOWN
   when it was not measured. */
void rs_show_json(FILE *out, const rs_plan *plan);
RS_NODISCARD rs_status
rs_show_explain_json(FILE *out, const rs_plan *plan, const char *shape, int32_t t, rs_err *err);

#endif
