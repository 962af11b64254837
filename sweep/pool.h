/* May two devices of one tier share a route table? Layer: sweep.
   A tier is a set of properties; two cards that have them all can still differ: cooling, a
   power limit, another slot. Each runs the same A/A cells (`sweep probe`), and the times of one
   and the same schedule on both are compared. A factor common to all cells moves no route, so
   what counts is how far single cells stray from it, against g, the smallest effect that may
   move a band. */
#ifndef RS_SWEEP_POOL_H
#define RS_SWEEP_POOL_H

#include "sweep/compare.h"

typedef enum rs_pool_verdict { RS_POOL_SHARE, RS_POOL_APART, RS_POOL_OPEN } rs_pool_verdict;

typedef struct rs_pool {
    size_t cells;      /* schedules at widths that both measured in two sessions or more */
    double shift;      /* ln ratio common to all: B is slower by this */
    double stray;      /* root mean square of what is left */
    double stray_most; /* its upper bound, 95 % one-sided, cells taken as independent */
    double worst, h;   /* the cell that strays most, and the half width of its interval */
    const char *where; /* "shape T=8 schedule" of it */
    rs_limits limits;
    rs_pool_verdict verdict;
} rs_pool;

/* SHARE: stray_most <= g, and no cell strays further than g with certainty. APART: one does.
   OPEN: neither; more sessions tell. `c` as for rs_compare; mode aa unless it names another.
   UNKNOWN: a side holds nothing of that mode. */
RS_NODISCARD rs_status rs_pool_decide(rs_db_command *c, rs_pool *out, rs_err *err);

/* The same, from changes that were computed before. */
void rs_pool_judge(rs_arena *arena, const rs_comparison *comparison, rs_pool *out);

/* "may share a table", "need tables of their own", "cannot be told". */
const char *rs_pool_text(rs_pool_verdict verdict);

#endif
