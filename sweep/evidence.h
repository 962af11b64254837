/* Why a band is what it is, in one line. Layer: sweep. */
#ifndef RS_SWEEP_EVIDENCE_H
#define RS_SWEEP_EVIDENCE_H

#include "sweep/plan.h"

/* The measured width of a band where its schedule gains least over whom it was compared with:
   the incumbent, or the runner-up where the schedule is the incumbent or there was none. */
typedef struct rs_evidence {
    size_t widths, wins; /* measured widths, those with the verdict WIN for this schedule */
    double first_ns, last_ns; /* medians at the band's first and last measured width */
    double share;             /* largest used share of the error limit */
    int sessions;             /* fewest at a width */
    bool compared;            /* the next four mean something */
    int32_t least_t;
    const char *against;
    bool against_incumbent;
    rs_effect least;
} rs_evidence;

/* Evidence of a band with measured widths (first <= last). */
rs_evidence
rs_evidence_of(const rs_plan *plan, const rs_plan_shape *shape, const rs_band *band);

/* "WIN at 14 of 16 widths; 12.30..45.60 us; 3 sessions; ..." or "NOT_SAMPLED". From `arena`. */
const char *rs_evidence_text(rs_arena *arena,
                             const rs_plan *plan,
                             const rs_plan_shape *shape,
                             const rs_band *band);

#endif
