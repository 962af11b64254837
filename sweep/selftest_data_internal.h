/* Shared by the checks on recorded samples. Layer: sweep, private to sweep/selftest_data*.c. */
#ifndef RS_SWEEP_SELFTEST_DATA_INTERNAL_H
#define RS_SWEEP_SELFTEST_DATA_INTERNAL_H

#include "sweep/selftest_data.h"

/* Points of one database, sorted by shape, then T. */
typedef struct rs_data_points {
    rs_db_point *list;
    size_t count;
} rs_data_points;

typedef struct rs_data {
    rs_arena *arena;
    const rs_registry *registry;
    const rs_selftest_data_options *options;
    rs_db_machine machine;
    rs_limits limits;
    rs_data_points points, against; /* `against` is empty without a second campaign */
    int64_t sessions;               /* most that any point has */
    int64_t settled_from;           /* a width counts from so many on, if any has them */
    FILE *out;
    int passed, failed;
} rs_data;

/* ---- printing ---- */

typedef enum rs_data_result { RS_DATA_PASS, RS_DATA_FAIL, RS_DATA_SKIP } rs_data_result;

/* One line: "PASS name: ..."; counts the result. */
void rs_data_report(rs_data *d, rs_data_result result, const char *format, ...) RS_PRINTF(3, 4);

/* A line below a check, for people. */
void rs_data_note(rs_data *d, const char *format, ...) RS_PRINTF(2, 3);

/* "1.23 % [1.10, 1.37] (246 of 20000)": a share with Wilson's 95 % interval. */
const char *rs_data_share(int64_t hits, int64_t count, char out[80]);

/* ---- means ---- */

typedef struct rs_data_mean {
    int64_t count;
    double sum, squares, worst;
    const char *worst_shape;
    int32_t worst_t;
} rs_data_mean;

void rs_data_mean_add(rs_data_mean *mean, const rs_db_point *where, double value);
double rs_data_mean_of(const rs_data_mean *mean);

/* "0.12 % [0.09, 0.15] over 720 widths, worst 2.31 % at q4g64:... T=33": values are ln ratios;
   t interval as if the widths were independent, which neighbours are not quite. */
const char *rs_data_mean_text(const rs_data_mean *mean, char out[200]);

/* ---- parts of the samples ---- */

/* Which samples a part holds. Zero in all members but the parities = everything. */
typedef struct rs_data_pick {
    int64_t only, but;                /* session number; 0 = no such condition */
    int block_parity, session_parity; /* RS_DATA_ANY, 0 = even numbers, 1 = odd numbers */
    int64_t incumbent_from; /* forget who was raced as such where fewer sessions are left */
} rs_data_pick;

enum { RS_DATA_ANY = -1 };

/* Everything. */
rs_data_pick rs_data_all(void);

/* The same points and contenders with the picked samples alone. Contenders and points that are
   left without a sample are left out. */
rs_data_points rs_data_part(rs_arena *arena, const rs_data_points *points, rs_data_pick pick);

/* Sessions that measured a point: whoever took part longest has all of them. */
int64_t rs_data_point_sessions(const rs_db_point *point);

/* Highest session number of any point. */
int64_t rs_data_sessions(const rs_data_points *points);

/* May it be routed at this point by this part of the samples? */
bool rs_data_routable(const rs_data *d, const rs_db_point *point, const rs_db_contender *c);

/* The point of `points` at this shape and width, or NULL. */
const rs_db_point *rs_data_find(const rs_data_points *points, const char *shape, int32_t t);

/* The table that the tool would make had it only these samples: written to a database of its
   own, planned by rs_plan_make without any compiled-in table, which may have seen the others.
   Only contenders that may be routed are written; without any the plan has no shape. Memory
   from `arena`. */
RS_NODISCARD rs_status rs_data_plan(const rs_data *d,
                                    rs_arena *arena,
                                    const rs_data_points *points,
                                    rs_plan *out_plan,
                                    rs_err *err);

/* The plan of a shape, or NULL. */
const rs_plan_shape *rs_data_shape(const rs_plan *plan, const char *shape);

/* The schedule that `shape`'s table names at width t, or NULL. */
const char *rs_data_route(const rs_plan_shape *shape, int32_t t);

/* ---- scoring ---- */

/* Loss of a table by samples that did not choose it. */
typedef struct rs_data_score {
    rs_data_mean best;   /* against the quickest of each width by the scoring samples */
    rs_data_mean layout; /* the same among those of the table's layout */
    rs_data_mean sure;   /* of that, what the scoring samples show beyond their own noise */
    rs_data_mean free;   /* against the quickest by the choosing samples; may be negative */
    int64_t unscored;    /* the route was not timed in the scoring samples */
} rs_data_score;

/* Add the widths of one shape's table. `chose`: the samples that chose. */
void rs_data_score_shape(const rs_data *d,
                         const rs_plan_shape *shape,
                         const rs_data_points *chose,
                         const rs_data_points *scoring,
                         rs_data_score *score);

/* "mean <= 0.75 %, worst beyond noise <= 3.50 %": see selftest_data_regret.c. */
const char *rs_data_regret_bounds(const rs_data *d, char out[64]);
bool rs_data_regret_holds(const rs_data *d, const rs_data_score *score);

/* Two lines for people. */
void rs_data_print_score(rs_data *d, const char *name, const rs_data_score *score);

/* ---- the checks ---- */

void rs_data_check_shuffle(rs_data *d);
void rs_data_check_halves(rs_data *d);
RS_NODISCARD rs_status rs_data_check_regret(rs_data *d, rs_err *err);
RS_NODISCARD rs_status rs_data_check_race(rs_data *d, rs_err *err);
RS_NODISCARD rs_status rs_data_check_against(rs_data *d, rs_err *err);

#endif
