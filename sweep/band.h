/* From decisions at measured widths to closed bands over all widths. Layer: sweep.

   1. Exact dynamic programming over the measured widths: minimise sum w_T r(T, c) + lambda * switches.
      r below tau counts as 0; no width may take a schedule that loses more than 2 % against the
      best of the schedules allowed there. w_T: ln-T mass, T <= 16 forced to half of it.
   2. One layout a shape (a tensor exists once) unless two are allowed: the search runs for each layout
      and the cheapest whole table stands.
   3. A band is publishable when every width in it is measured, or it has at least 3 measured widths
      with no gap over max(16, 25 % of T). Else it is NOT_SAMPLED and keeps the incumbent.
   4. A width that was not measured belongs to a band only if both measured neighbours do. All others are NOT_SAMPLED
      and keep the incumbent; where the incumbent reads another layout than the table, the next measured
      width's schedule above (below, past the last) serves.
   Source: optimal partitioning, Jackson et al., IEEE Signal Processing Letters 2005. */
#ifndef RS_SWEEP_BAND_H
#define RS_SWEEP_BAND_H

#include "sweep/policy.h"

enum { RS_BAND_T_MAX = INT32_MAX };

/* One measured width as the band search sees it. */
typedef struct rs_band_point {
    int32_t t;
    const rs_db_point *data;
    const rs_decision *decision;
} rs_band_point;

/* What the table routes today, for the widths that stay. */
typedef struct rs_band_keep {
    /* Schedule and layout of the incumbent at width t; both NULL when there is none. */
    void (*incumbent)(void *arg, int32_t t, const char **out_schedule, const char **out_layout);
    /* May `schedule` serve width t (domain)? */
    bool (*serves)(void *arg, const char *schedule, int32_t t);
    /* A schedule in `layout` that serves any width, or NULL. */
    const char *(*last_resort)(void *arg, const char *layout);
    void *arg;
} rs_band_keep;

typedef struct rs_band {
    int32_t t_lo, t_hi;
    const char *schedule;
    const char *verdict;    /* WIN, TIE, OPEN (the weakest of its widths) or NOT_SAMPLED */
    size_t first, last;     /* measured widths in it, as indexes; first > last = none */
} rs_band;

typedef struct rs_band_table {
    rs_band *bands;         /* closed: 1 .. RS_BAND_T_MAX, no gap */
    size_t count;
    const char *layout;     /* NULL when two layouts were allowed */
    double mean_regret, worst_regret; /* over the measured widths, as ln ratio, against each width's best */
} rs_band_table;

/* Points ascending in t, at least one with a routable schedule. UNSUPPORTED when no single layout serves all of
   them. Memory from `arena`. Deterministic. */
RS_NODISCARD rs_status rs_band_search(rs_arena *arena,
                                      const rs_band_point *points,
                                      size_t count,
                                      const rs_limits *limits,
                                      int layout_budget,
                                      const rs_band_keep *keep,
                                      rs_band_table *out_table,
                                      rs_err *err);

#endif
