/* Pairs of schedules that are one and the same for all that was measured: two names that cost
   the time of two. Layer: sweep. */
#ifndef RS_SWEEP_TWINS_H
#define RS_SWEEP_TWINS_H

#include "sweep/stats.h"

/* CODE: same code hash, and wherever both were timed the same grid, block, registers and shared
   memory. A code hash is that of a whole file, so knobs that pick another kernel of equal
   geometry are told apart by what is known besides: outputs that differ, or a proven difference
   in time, at any width.
   OUTPUT: wherever both were timed, equal outputs and the verdict TIE.
   TIME: wherever both were timed, at three widths or more, the verdict TIE, whatever they
   write. */
typedef enum rs_twin_kind { RS_TWIN_CODE, RS_TWIN_OUTPUT, RS_TWIN_TIME } rs_twin_kind;

typedef struct rs_twin {
    rs_twin_kind kind; /* the first that holds */
    const char *shape, *mode;
    const char *a, *b; /* a before b */
    int32_t widths;    /* measured widths that both were timed at, >= 1 */
    int32_t t_first, t_last;
} rs_twin;

/* "CODE", "OUTPUT" or "TIME". */
const char *rs_twin_kind_name(rs_twin_kind kind);

/* Twins of the kinds CODE and OUTPUT. Points as loaded: those of one shape and mode side by
   side, T ascending. Timed = outcome OK or DROPPED; a geometry or an output hash of 0 is not
   known and proves nothing. Sorted by shape, a, b as the points are. Strings belong to the
   points, the list to `arena`. */
void rs_twins_find(rs_arena *arena,
                   const rs_db_point *points,
                   size_t count,
                   const rs_limits *limits,
                   rs_twin **out_list,
                   size_t *out_count);

/* The same with the twins of kind TIME. */
void rs_twins_find_all(rs_arena *arena,
                       const rs_db_point *points,
                       size_t count,
                       const rs_limits *limits,
                       rs_twin **out_list,
                       size_t *out_count);

#endif
