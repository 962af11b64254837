/* Screens of launches: grids against the machine, and what a core can hold. Layer: sweep. */
#include "sweep/screen_internal.h"

#include <math.h>
#include <string.h>

/* One geometry of a schedule, with the widths that share it. */
typedef struct launch {
    const rs_db_contender *c;
    const char *shape;
    int32_t t_first, t_last;
    size_t cells;
} launch;

typedef struct launches {
    launch *list;
    size_t count, cap;
} launches;

static bool same_kernel(const rs_db_contender *a, const rs_db_contender *b)
{
    return a->registers == b->registers && a->smem_bytes == b->smem_bytes &&
           a->spill_bytes == b->spill_bytes && a->block == b->block &&
           !strcmp(a->schedule, b->schedule);
}

/* The kernel seen before, or NULL; with `grids` in the same shape and grid alone. Points come
   by T, so that what is joined is a range of measured widths. */
static launch *find(launches *l, const rs_db_point *p, const rs_db_contender *c, bool grids)
{
    for (size_t i = l->count; i-- > 0;) {
        launch *one = &l->list[i];
        if (same_kernel(one->c, c) &&
            (!grids || (one->c->grid == c->grid && !strcmp(one->shape, p->shape))))
            return one;
    }
    return NULL;
}

static launches gather(rs_screen *s, bool grids)
{
    launches l = {0};
    for (size_t i = 0; i < s->point_count; i++) {
        const rs_db_point *p = &s->points[i];
        double quickest = rs_screen_quickest(p);
        for (size_t k = 0; k < p->contender_count; k++) {
            const rs_db_contender *c = &p->contenders[k];
            if (c->grid <= 0 || c->block <= 0 || !rs_screen_shows(s, c, quickest))
                continue;
            launch *one = find(&l, p, c, grids);
            if (!one) {
                one = rs_arena_push(s->arena, (void **)&l.list, &l.count, &l.cap, sizeof *one);
                *one = (launch){.c = c, .shape = p->shape, .t_first = p->t, .t_last = p->t};
            }
            one->t_first = p->t < one->t_first ? p->t : one->t_first;
            one->t_last = p->t > one->t_last ? p->t : one->t_last;
            one->cells++;
        }
    }
    return l;
}

static rs_status need_gpu(const rs_screen *s, const launches *l, rs_err *err)
{
    if (!s->sm)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "tier %s is no NVIDIA GPU whose cores are known (sweep/sm.c holds "
                          "8.0 to 12.0); a CPU has no grids: see `sweep screen roofline`",
                          s->machine.tier);
    if (l->count == 0)
        return rs_err_set(err, RS_UNKNOWN,
                          "no entry near the quickest records its launch; --all shows slower "
                          "ones, `sweep --stale` measures again");
    return RS_OK;
}

/* ---- machine-fulls ---- */

static const rs_column fulls_columns[] = {
    {"lost", "lost %", 1},
    {"idle_cores", "idle cores %", 1},
    {"waves", "waves", 2},
    {"full_waves", "full", 0},
    {"grid", "grid", 0},
    {"resident", "CTAs/core", 0},
    {"kind", "launch", RS_COLUMN_TEXT},
    {"shape", "shape", RS_COLUMN_TEXT},
    {"t", "T", RS_COLUMN_TEXT},
    {"schedule", "schedule", RS_COLUMN_TEXT},
};

/* Every wave is billed whole: with w waves the share 1 - w / ceil(w) of the machine stands
   still at the end. What fits at once may loop over its work, so nothing can be said of it but
   how many cores get no CTA at all. */
static void add_fulls(rs_screen *s, const launch *l)
{
    const rs_db_contender *c = l->c;
    rs_residency r = rs_sm_residency(s->sm, c->registers, c->smem_bytes, c->block);
    double cores = (double)s->machine.cores, slots = cores * (r.ctas > 0 ? r.ctas : 1);
    double waves = c->grid / slots, lost = waves > 1 ? 1 - waves / ceil(waves) : NAN;
    double idle = fmax(0, 1 - c->grid / cores);
    rs_value *v = rs_table_add(&s->table, fmax(idle, isnan(lost) ? 0 : lost));
    v[0].number = 100 * lost;
    v[1].number = 100 * idle;
    v[2].number = waves;
    v[3].number = floor(waves);
    v[4].number = c->grid;
    v[5].number = r.ctas;
    v[6].text = waves > 1 ? "waves" : "persistent";
    v[7].text = l->shape;
    v[8].text = rs_screen_range(s->arena, l->t_first, l->t_last);
    v[9].text = c->schedule;
}

rs_status rs_screen_machine_fulls(rs_screen *s, rs_err *err)
{
    launches l = gather(s, true);
    rs_status st = need_gpu(s, &l, err);
    if (st)
        return st;
    rs_screen_columns(s, fulls_columns, sizeof fulls_columns / sizeof *fulls_columns);
    for (size_t i = 0; i < l.count; i++)
        add_fulls(s, &l.list[i]);
    s->advice = "Lost: choose a tile that makes the waves nearly whole, or a persistent grid "
                "of cores x CTAs/core that shares out the tiles (stream-K). Idle cores: "
                "smaller tiles, or split K.";
    return RS_OK;
}

/* ---- registers ---- */

static const rs_column register_columns[] = {
    {"spill_bytes", "spills B", 0},
    {"registers", "registers", 0},
    {"smem_kib", "smem KiB", 1},
    {"block", "threads", 0},
    {"resident_ctas", "CTAs/core", 0},
    {"resident_warps", "warps/core", 0},
    {"limit", "limit", RS_COLUMN_TEXT},
    {"cells", "cells", 0},
    {"schedule", "schedule", RS_COLUMN_TEXT},
};

static void add_registers(rs_screen *s, const launch *l)
{
    const rs_db_contender *c = l->c;
    rs_residency r = rs_sm_residency(s->sm, c->registers, c->smem_bytes, c->block);
    double full = s->sm->threads / 32.0;
    rs_value *v = rs_table_add(&s->table, c->spill_bytes + 1 - r.warps / full);
    v[0].number = c->spill_bytes;
    v[1].number = c->registers;
    v[2].number = c->smem_bytes / 1024.0;
    v[3].number = c->block;
    v[4].number = r.ctas;
    v[5].number = r.warps;
    v[6].text = r.limit;
    v[7].number = (double)l->cells;
    v[8].text = c->schedule;
}

rs_status rs_screen_registers(rs_screen *s, rs_err *err)
{
    launches l = gather(s, false);
    rs_status st = need_gpu(s, &l, err);
    if (st)
        return st;
    rs_screen_columns(s, register_columns, sizeof register_columns / sizeof *register_columns);
    for (size_t i = 0; i < l.count; i++)
        add_registers(s, &l.list[i]);
    s->advice = "Spills: smaller tile, or fewer threads with __launch_bounds__. Few warps: "
                "relax what limits them (registers: smaller tile; smem: fewer stages; threads: "
                "smaller CTAs), unless one CTA a core with deep stages is the design.";
    return RS_OK;
}
