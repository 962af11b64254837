/* Shared by the screens: the points asked for, who is near the quickest, the table under way.
   Layer: sweep, private to screen*.c. */
#ifndef RS_SWEEP_SCREEN_INTERNAL_H
#define RS_SWEEP_SCREEN_INTERNAL_H

#include "sweep/screen.h"
#include "sweep/sm.h"
#include "sweep/stats.h"
#include "sweep/table.h"

typedef struct rs_screen {
    rs_arena *arena;
    rs_db *db;
    const rs_screen_options *options;
    rs_db_machine machine;
    const rs_sm *sm; /* NULL: no GPU, or one that is not in the table */
    rs_db_point *points;
    size_t point_count;
    rs_table table;
    const char *advice; /* closing line */
} rs_screen;

/* Slower than this many times the quickest, nobody would route it, whatever ails it. */
#define RS_SCREEN_NEAR 1.10

/* Median of the quickest that may be routed by its outcome; infinite when there is none. */
double rs_screen_quickest(const rs_db_point *point);

/* Is this contender to be shown at a point whose quickest takes `quickest` ns? */
bool rs_screen_shows(const rs_screen *s, const rs_db_contender *c, double quickest);

/* Start the table. */
void rs_screen_columns(rs_screen *s, const rs_column *columns, size_t count);

/* "4" or "1..16". */
const char *rs_screen_range(rs_arena *arena, int32_t first, int32_t last);

/* Each fills the table and sets the advice. */
rs_status rs_screen_machine_fulls(rs_screen *s, rs_err *err);
rs_status rs_screen_registers(rs_screen *s, rs_err *err);
rs_status rs_screen_roofline(rs_screen *s, rs_err *err);
rs_status rs_screen_twins(rs_screen *s, rs_err *err);
rs_status rs_screen_rungs(rs_screen *s, rs_err *err);
rs_status rs_screen_in_situ(rs_screen *s, rs_err *err);

/* The table and its closing line. */
void rs_screen_show(FILE *out, rs_screen_kind kind, rs_screen *s);

#endif
