/* What the engine says of a plan's bands: agreed, reverted, preferred, banked, provisional.
   Layer: sweep.
   Derived from the samples in situ that the database holds, whenever a plan is made: the same
   database gives the same table. */
#ifndef RS_SWEEP_PLAN_SITU_H
#define RS_SWEEP_PLAN_SITU_H

#include "sweep/plan.h"

/* Take a schedule back where the engine disagreed: at every measured width of the first band
   whose schedule lost in situ, or failed there, against that width's incumbent, it may no
   longer serve, and the incumbent is the choice. Gives the shape new points; true when there
   was such a band, and bands have to be searched again. */
bool rs_plan_situ_veto(rs_arena *arena, const rs_plan *plan, rs_plan_shape *shape);

/* Put a schedule in the place of a band's at those measured widths where the engine ran both
   and found it decidedly quicker, each width once: a chain of one kernel is a proxy, the engine
   has the last word. Gives the shape new points; true when there was such a width, and bands
   have to be searched again. */
bool rs_plan_situ_prefer(rs_arena *arena, const rs_plan *plan, rs_plan_shape *shape);

/* The finding that speaks for a band: of its measured widths the one that disagrees, else one
   that agrees, else one that is undecided; verdict NONE when nothing was run. Also of a band
   that came in the place of one that was reverted: then the challenger is not its schedule. */
rs_situ_finding
rs_plan_situ_of(const rs_plan *plan, const rs_plan_shape *shape, const rs_band *band);

/* Does the band route another schedule than the incumbent that was raced? Then its route is
   provisional until the engine agrees. */
bool rs_plan_situ_moved(const rs_plan_shape *shape, const rs_band *band);

/* No call of the recorded workload comes to the band's widths. */
bool rs_plan_banked(const rs_plan *plan, const rs_plan_shape *shape, const rs_band *band);

/* What to add to the evidence of a band: "" or "; in situ ...", "; banked: ...". */
const char *rs_plan_situ_note(rs_arena *arena,
                              const rs_plan *plan,
                              const rs_plan_shape *shape,
                              const rs_band *band);

#endif
