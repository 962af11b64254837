/* From decisions at measured widths to closed bands over all widths. Layer: sweep.

   1. Exact dynamic programming over the measured widths: minimise sum w_T r(T, c) + lambda *
      switches. r below tau counts as 0; no width may take a schedule that loses more than 2 %
   against the best of the schedules allowed there. w_T: the workload's, or ln-T mass with
   T <= 16 forced to half of it. A switch that the incumbent's table makes at the same place is
   free: leaving an incumbent must pay by itself, never by saving a switch.
   2. One layout a shape (a tensor exists once) unless two are allowed: the search runs for each
   layout and the cheapest whole table stands. Where every time of a layout was refused (below
   the physical floor), that width is not measured for that layout: layouts are then compared at
   the widths that all of them have, and one left with less than half of the weight is not
   considered.
   3. A measured width is served by what was decided for it. Widths that were not measured are
   served by a band only when their measured neighbours chose the same schedule, the gap is at
   most max(16, 25 % of T), the band has at least 3 measured widths, and the schedule's domain
   holds them. All others are NOT_SAMPLED: below the first, above the last, between two bands,
   in gaps.
   4. NOT_SAMPLED widths keep the incumbent's route; where it reads another layout than the
   table or cannot serve, the next measured width's schedule above serves (past the last: the
   last one's), and where that cannot either, the layout's schedule for any width. Source:
   optimal partitioning, Jackson et al., IEEE Signal Processing Letters 2005. */
#ifndef RS_SWEEP_BAND_H
#define RS_SWEEP_BAND_H

#include "sweep/policy.h"

enum { RS_BAND_T_MAX = INT32_MAX };

/* One measured width as the band search sees it. */
typedef struct rs_band_point {
    int32_t t;
    const char *incumbent; /* whom it was measured against, NULL = nobody */
    const rs_db_point *data;
    const rs_decision *decision;
    double weight; /* share of a workload's time; all 0 = no workload is known */
} rs_band_point;

/* What the table routes today, for the widths that stay. */
typedef struct rs_band_keep {
    /* Schedule and layout of the route at width t, both NULL when there is none, and the last
       width of that route. */
    void (*incumbent)(void *arg,
                      int32_t t,
                      const char **out_schedule,
                      const char **out_layout,
                      int32_t *out_hi);
    /* May `schedule` serve width t (domain)? */
    bool (*serves)(void *arg, const char *schedule, int32_t t);
    /* A schedule, in `layout` if there is one, that serves width t and all above; or NULL. */
    const char *(*last_resort)(void *arg, const char *layout, int32_t t);
    void *arg;
} rs_band_keep;

typedef struct rs_band {
    int32_t t_lo, t_hi;
    const char *schedule;
    const char *verdict; /* WIN, TIE, OPEN (the weakest of its widths) or NOT_SAMPLED */
    size_t first, last;  /* measured widths in it, as indexes; first > last = none */
} rs_band;

typedef struct rs_band_table {
    rs_band *bands; /* closed: 1 .. RS_BAND_T_MAX, no gap */
    size_t count;
    const char *layout; /* NULL when two layouts were allowed */
    double mean_regret,
        worst_regret; /* over the measured widths, as ln ratio, against each width's best */
} rs_band_table;

/* Points ascending in t, at least one with a routable schedule. UNSUPPORTED when no single
   layout serves all of them. Memory from `arena`. Deterministic. */
RS_NODISCARD rs_status rs_band_search(rs_arena *arena,
                                      const rs_band_point *points,
                                      size_t count,
                                      const rs_limits *limits,
                                      int layout_budget,
                                      const rs_band_keep *keep,
                                      rs_band_table *out_table,
                                      rs_err *err);

#endif
