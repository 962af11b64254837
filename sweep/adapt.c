/* Which widths to measure next. Layer: sweep. */
#include "sweep/adapt.h"

#include "sweep/base/rng.h"

#include <stdlib.h>
#include <string.h>

enum { DENSE = 32 };

static int compare(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static void add(rs_arena *arena, rs_widths *w, int32_t t)
{
    for (size_t i = 0; i < w->count; i++)
        if (w->list[i] == t)
            return;
    *(int32_t *)rs_arena_push(arena, (void **)&w->list, &w->count, &w->cap, sizeof t) = t;
}

static void add_edges(rs_arena *arena, rs_widths *edges, int64_t tile, int32_t limit)
{
    for (int64_t e = tile; e <= limit; e *= 2)
        if (e > DENSE)
            add(arena, edges, (int32_t)e);
}

void rs_adapt_first(
    rs_arena *arena, const int32_t *tiles, size_t tile_count, int32_t limit, rs_widths *out)
{
    rs_widths edges = {0};
    for (int32_t t = 1; t <= DENSE + 1 && t <= limit + 1; t++)
        add(arena, out, t);
    for (size_t i = 0; i < tile_count; i++)
        if (tiles[i] > 1) {
            add_edges(arena, &edges, tiles[i], limit);
            add_edges(arena, &edges, 3 * (int64_t)tiles[i], limit);
        }
    if (edges.count)
        qsort(edges.list, edges.count, sizeof *edges.list, compare);
    for (size_t i = 0; i < edges.count; i++) {
        int32_t before = i ? edges.list[i - 1] + 1 : DENSE + 1;
        add(arena, out, (before + edges.list[i]) / 2);
        add(arena, out, edges.list[i]);
        add(arena, out, edges.list[i] + 1);
    }
    qsort(out->list, out->count, sizeof *out->list, compare);
}

/* The tile edge nearest below the middle of (lo, hi), or the first one above lo. */
static int32_t middle_edge(int32_t lo, int32_t hi, int32_t tile)
{
    int32_t middle = (lo + (hi - lo) / 2) / tile * tile;
    return middle > lo ? middle : lo / tile * tile + tile;
}

int32_t rs_adapt_depth_tile(int32_t page, int32_t t)
{
    int32_t eighth = t / 8 / page * page;
    return eighth > page ? eighth : page;
}

void rs_adapt_bisect(rs_arena *arena,
                     const rs_adapt_point *points,
                     size_t count,
                     rs_widths *out)
{
    for (size_t i = 0; i + 1 < count; i++) {
        const rs_adapt_point *a = &points[i], *b = &points[i + 1];
        int32_t tile = a->tile < b->tile ? a->tile : b->tile;
        if (!strcmp(a->winner, b->winner) || b->t - a->t <= tile)
            continue;
        int32_t middle = middle_edge(a->t, b->t, tile);
        if (middle < b->t)
            add(arena, out, middle);
    }
}

static bool measured(const rs_adapt_point *points, size_t count, int32_t t)
{
    for (size_t i = 0; i < count; i++)
        if (points[i].t == t)
            return true;
    return false;
}

void rs_adapt_interior(
    rs_arena *arena, const rs_adapt_point *points, size_t count, uint64_t seed, rs_widths *out)
{
    for (size_t first = 0; first < count;) {
        size_t last = first;
        while (last + 1 < count && !strcmp(points[last + 1].winner, points[first].winner))
            last++;
        int32_t lo = points[first].t, hi = points[last].t;
        rs_rng rng = {seed ^ (uint64_t)lo * 0x9e3779b97f4a7c15u ^ (uint64_t)hi << 20};
        if (hi - lo >= 2) {
            int32_t t = lo + 1 + (int32_t)rs_rng_below(&rng, (uint32_t)(hi - lo - 1));
            if ((size_t)(hi - lo) > last - first && !measured(points, count, t))
                add(arena, out, t);
        }
        first = last + 1;
    }
}
