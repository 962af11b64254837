/* Which widths to measure next. Layer: sweep.
   All of 1..32, then tile edges e and e + 1; then the middle between neighbours whose winners
   differ, on tile edges, down to one tile; then one random interior width a band: if its winner
   differs, the bisection goes on from there. */
#ifndef RS_SWEEP_ADAPT_H
#define RS_SWEEP_ADAPT_H

#include "sweep/base/arena.h"

/* A measured width of a shape and who is quickest there. */
typedef struct rs_adapt_point {
    int32_t t;
    const char *winner;
    int32_t tile; /* columns that the winner handles together, >= 1 */
} rs_adapt_point;

/* The tile of a depth `t` of attn_decode whose winner handles `page` positions together: an
   eighth of the depth in whole pages, so that a border is looked for just as closely at every
   depth. */
int32_t rs_adapt_depth_tile(int32_t page, int32_t t);

typedef struct rs_widths {
    int32_t *list;
    size_t count, cap;
} rs_widths;

/* 1..32, then e and e + 1 for the tile edges m 2^j and 3 m 2^j of every tile multiple m, and
   the width between two edges (three points make a band publishable); up to `limit` + 1.
   Ascending, each once. */
void rs_adapt_first(
    rs_arena *arena, const int32_t *tiles, size_t tile_count, int32_t limit, rs_widths *out);

/* `points` ascending in t. Append widths to bisect at. */
void rs_adapt_bisect(rs_arena *arena,
                     const rs_adapt_point *points,
                     size_t count,
                     rs_widths *out);

/* Append one interior width that was not measured yet for each run of equal winners, drawn by
   `seed` and the run's ends: the same run gets the same width again, so that a run whose width
   is measured gets none. */
void rs_adapt_interior(
    rs_arena *arena, const rs_adapt_point *points, size_t count, uint64_t seed, rs_widths *out);

#endif
