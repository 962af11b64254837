/* Twins, by comparing every two schedules of a shape. Layer: sweep. */
#include "sweep/twins.h"

#include <stdlib.h>
#include <string.h>

enum { TIME_WIDTHS = 3 }; /* fewer ties are a coincidence */

/* Contenders of one shape: rows of schedules, columns of points; NULL = not timed there. */
typedef struct grid {
    const rs_db_point *points;
    size_t width; /* points */
    const char **names;
    size_t height;
    const rs_db_contender **cells;
    const rs_limits *limits;
} grid;

typedef struct finds {
    rs_arena *arena;
    bool by_time; /* kind TIME as well */
    rs_twin *list;
    size_t count, cap;
} finds;

const char *rs_twin_kind_name(rs_twin_kind kind)
{
    return kind == RS_TWIN_CODE ? "CODE" : kind == RS_TWIN_OUTPUT ? "OUTPUT" : "TIME";
}

static bool timed(const rs_db_contender *c)
{
    return c->outcome == RS_DB_OK || c->outcome == RS_DB_DROPPED;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Sorted names of all that was timed at any of the points. */
static void gather_names(rs_arena *arena, grid *g)
{
    size_t count = 0, cap = 0;
    for (size_t i = 0; i < g->width; i++)
        for (size_t k = 0; k < g->points[i].contender_count; k++)
            if (timed(&g->points[i].contenders[k])) {
                const char **name =
                    rs_arena_push(arena, (void **)&g->names, &count, &cap, sizeof *g->names);
                *name = g->points[i].contenders[k].schedule;
            }
    if (count)
        qsort(g->names, count, sizeof *g->names, compare_names);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || strcmp(g->names[i], g->names[g->height - 1]) != 0)
            g->names[g->height++] = g->names[i];
}

static void fill_cells(rs_arena *arena, grid *g)
{
    g->cells = rs_arena_array(arena, g->height * g->width, sizeof *g->cells);
    for (size_t i = 0; i < g->width; i++)
        for (size_t k = 0; k < g->points[i].contender_count; k++) {
            const rs_db_contender *c = &g->points[i].contenders[k];
            const char **row = timed(c) ? bsearch(&c->schedule, g->names, g->height,
                                                  sizeof *g->names, compare_names)
                                        : NULL;
            if (row)
                g->cells[(size_t)(row - g->names) * g->width + i] = c;
        }
}

/* ---- two contenders at one width ---- */

static bool same_code(const rs_db_contender *a, const rs_db_contender *b)
{
    return a->code_hash && b->code_hash && a->code_hash[0] &&
           !strcmp(a->code_hash, b->code_hash);
}

static bool same_geometry(const rs_db_contender *a, const rs_db_contender *b)
{
    bool known = a->grid > 0 && a->block > 0 && b->grid > 0 && b->block > 0;
    return known && a->grid == b->grid && a->block == b->block &&
           a->registers == b->registers && a->smem_bytes == b->smem_bytes;
}

static bool outputs_known(const rs_db_contender *a, const rs_db_contender *b)
{
    return a->y_hash && b->y_hash;
}

static rs_verdict verdict_of(const grid *g, const rs_db_contender *a, const rs_db_contender *b)
{
    rs_effect effect = rs_stats_effect(a, b, g->limits);
    return rs_stats_verdict(&effect, g->limits);
}

/* The verdict is the dear part: asked last. */
static bool
twins_at(const grid *g, rs_twin_kind kind, const rs_db_contender *a, const rs_db_contender *b)
{
    bool known = outputs_known(a, b), equal = known && a->y_hash == b->y_hash;
    if (kind == RS_TWIN_CODE)
        return same_code(a, b) && same_geometry(a, b) && (equal || !known) &&
               verdict_of(g, a, b) != RS_VERDICT_WIN;
    return (equal || kind == RS_TWIN_TIME) && verdict_of(g, a, b) == RS_VERDICT_TIE;
}

/* ---- a pair over its widths ---- */

/* Are rows `a` and `b` twins of this kind wherever both were timed? */
static bool twins(const grid *g, rs_twin_kind kind, size_t a, size_t b, rs_twin *out)
{
    *out = (rs_twin){.kind = kind,
                     .shape = g->points[0].shape,
                     .mode = g->points[0].mode,
                     .a = g->names[a],
                     .b = g->names[b]};
    for (size_t i = 0; i < g->width; i++) {
        const rs_db_contender *x = g->cells[a * g->width + i], *y = g->cells[b * g->width + i];
        if (!x || !y)
            continue;
        if (!twins_at(g, kind, x, y))
            return false;
        if (out->widths++ == 0)
            out->t_first = g->points[i].t;
        out->t_last = g->points[i].t;
    }
    return out->widths >= (kind == RS_TWIN_TIME ? TIME_WIDTHS : 1);
}

static void find_in_shape(finds *f, grid *g)
{
    rs_twin twin;
    gather_names(f->arena, g);
    fill_cells(f->arena, g);
    for (size_t a = 0; a < g->height; a++)
        for (size_t b = a + 1; b < g->height; b++)
            if (twins(g, RS_TWIN_CODE, a, b, &twin) || twins(g, RS_TWIN_OUTPUT, a, b, &twin) ||
                (f->by_time && twins(g, RS_TWIN_TIME, a, b, &twin)))
                *(rs_twin *)rs_arena_push(f->arena, (void **)&f->list, &f->count, &f->cap,
                                          sizeof twin) = twin;
}

static bool same_case(const rs_db_point *a, const rs_db_point *b)
{
    return !strcmp(a->shape, b->shape) && !strcmp(a->mode, b->mode);
}

static void find(finds *f, const rs_db_point *points, size_t count, const rs_limits *limits)
{
    for (size_t first = 0; first < count;) {
        size_t last = first + 1;
        while (last < count && same_case(&points[last], &points[first]))
            last++;
        grid g = {.points = points + first, .width = last - first, .limits = limits};
        find_in_shape(f, &g);
        first = last;
    }
}

void rs_twins_find(rs_arena *arena,
                   const rs_db_point *points,
                   size_t count,
                   const rs_limits *limits,
                   rs_twin **out_list,
                   size_t *out_count)
{
    finds f = {.arena = arena};
    find(&f, points, count, limits);
    *out_list = f.list;
    *out_count = f.count;
}

void rs_twins_find_all(rs_arena *arena,
                       const rs_db_point *points,
                       size_t count,
                       const rs_limits *limits,
                       rs_twin **out_list,
                       size_t *out_count)
{
    finds f = {.arena = arena, .by_time = true};
    find(&f, points, count, limits);
    *out_list = f.list;
    *out_count = f.count;
}
