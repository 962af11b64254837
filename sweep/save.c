/* Storing a plan. Layer: sweep. */
#include "sweep/save.h"

#include "sweep/emit_c.h"

#include <math.h>

typedef struct rows {
    rs_db_verdict *verdicts;
    rs_db_band *bands;
    size_t verdict_count, verdict_cap, band_count, band_cap;
} rows;

static void add_verdicts(rs_arena *arena, rows *r, const rs_plan_shape *s)
{
    for (size_t i = 0; i < s->point_count; i++) {
        const rs_decision *d = s->points[i].decision;
        rs_db_verdict *v = rs_arena_push(arena, (void **)&r->verdicts, &r->verdict_count,
                                         &r->verdict_cap, sizeof *v);
        *v = (rs_db_verdict){
            s->text, s->points[i].t, d->verdict, d->choice, d->against, NAN, NAN, 0, d->why};
        if (d->has_effect) {
            v->mu = d->effect.mu;
            v->h = d->effect.h;
            v->sessions = d->effect.sessions;
        }
    }
}

static void add_bands(rs_arena *arena, rows *r, const rs_emit_table *e)
{
    for (int32_t i = 0; i < e->table.route_count; i++) {
        const rs_route *route = &e->table.routes[i];
        rs_db_band *b =
            rs_arena_push(arena, (void **)&r->bands, &r->band_count, &r->band_cap, sizeof *b);
        *b = (rs_db_band){route->shape, route->t_lo, route->t_hi, route->schedule, e->notes[i]};
    }
}

rs_status rs_save_rows(rs_arena *arena,
                       const rs_plan *plan,
                       const rs_registry *registry,
                       rs_db_plan *out_rows,
                       rs_err *err)
{
    rows r = {0};
    rs_emit_table *e = NULL;
    rs_status st = rs_emit_routes(arena, plan, registry, &e, err);
    if (st)
        return st;
    for (size_t i = 0; i < plan->shape_count; i++)
        add_verdicts(arena, &r, &plan->shapes[i]);
    add_bands(arena, &r, e);
    *out_rows = (rs_db_plan){plan->machine.tier, plan->policy_name, plan->policy_hash,
                             plan->data_hash,    e->fingerprint,    r.verdicts,
                             r.verdict_count,    r.bands,           r.band_count};
    return RS_OK;
}

rs_status rs_save_plan(rs_arena *arena,
                       const char *db_path,
                       const rs_plan *plan,
                       const rs_registry *registry,
                       int64_t *out_id,
                       rs_err *err)
{
    rs_db *db = NULL;
    rs_db_plan row;
    rs_status st = rs_save_rows(arena, plan, registry, &row, err);
    if (!st)
        st = rs_db_open(db_path, RS_DB_WRITE, &db, err);
    if (!st)
        st = rs_db_put_plan(db, &row, out_id, err);
    rs_db_close(db);
    return st;
}
