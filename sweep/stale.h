/* Measurements of code that this build no longer has. Layer: sweep. */
#ifndef RS_SWEEP_STALE_H
#define RS_SWEEP_STALE_H

#include "db/db.h"
#include "sweep/registry.h"

typedef enum rs_stale_state {
    RS_STALE,             /* this build's code differs: measure again */
    RS_STALE_UNKNOWN_HERE /* no such schedule in this build: it can judge nothing about it */
} rs_stale_state;

typedef struct rs_stale {
    rs_stale_state state;
    const rs_db_point *point;         /* shape, mode and T */
    const rs_db_contender *contender; /* its code_hash is what was measured */
    const char *hash_here;            /* of this build; NULL when UNKNOWN_HERE */
} rs_stale;

/* "STALE" or "UNKNOWN_HERE". */
const char *rs_stale_state_name(rs_stale_state state);

/* Every timed contender (outcome OK or DROPPED) of the points whose code is not this build's,
   in the points' order. Controls are never listed, nor is what was not timed: no time of theirs
   decides anything. *out_list points into `points` and `registry`; memory from `arena`. */
void rs_stale_find(rs_arena *arena,
                   const rs_db_point *points,
                   size_t count,
                   const rs_registry *registry,
                   rs_stale **out_list,
                   size_t *out_count);

#endif
