/* A plan as a grid: one row a (shape, T), the figures that `sweep db show` and `sweep report`
   share. Layer: sweep. */
#ifndef RS_SWEEP_GRID_H
#define RS_SWEEP_GRID_H

#include "sweep/plan.h"

#include <stdio.h>

typedef struct rs_grid_row {
    const char *shape, *winner, *verdict, *why, *incumbent, *against, *numeric, *layout;
    const char *served; /* schedule of the band that holds T; NULL = bands not asked for */
    const char *band_verdict;
    int32_t t;
    int samples, sessions;
    double median_ns, min_ns, p95_ns;          /* of the winner */
    double gain, gain_low, gain_high;          /* share by which `against` takes longer; NaN */
    double floor_ns, floor_share, error_share; /* 0 floor = NaN */
    double regret; /* share by which `served` takes longer than the quickest allowed; NaN */
} rs_grid_row;

/* Rows of a plan in its order; from `arena`. bands: the plan decided all widths. */
rs_grid_row *rs_grid_rows(rs_arena *arena, const rs_plan *plan, bool bands, size_t *out_count);

/* {"schema": "1.0", ...}; `total` = how many rows there are in all. Major: a field changed or
   went; minor: one came. */
void rs_grid_json(
    FILE *out, const rs_plan *plan, const rs_grid_row *rows, size_t count, size_t total);

/* As an aligned table. */
void rs_grid_print(FILE *out, const rs_grid_row *rows, size_t count);

#endif
