/* The grid of a plan. Layer: sweep. */
#include "sweep/grid.h"

#include "sweep/table.h"

#include <math.h>
#include <string.h>

static const rs_band *band_at(const rs_plan_shape *s, int32_t t)
{
    for (size_t i = 0; i < s->table.count; i++)
        if (s->table.bands[i].t_lo <= t && t <= s->table.bands[i].t_hi)
            return &s->table.bands[i];
    return NULL;
}

/* Against the quickest that may be routed at this width; an incumbent that was never timed has
   no regret. */
static double regret_of(const rs_plan *plan, const rs_band_point *p, const char *schedule)
{
    const rs_db_contender *served = rs_plan_contender(p->data, schedule);
    double own = served ? rs_stats_summary(served).median : NAN, best = INFINITY;
    for (size_t i = 0; i < p->data->contender_count; i++)
        if (rs_policy_routable(&p->data->contenders[i], p->t, &plan->options.allow))
            best = fmin(best, rs_stats_summary(&p->data->contenders[i]).median);
    return isfinite(best) ? own / best - 1 : NAN;
}

static void take_effect(rs_grid_row *r, const rs_decision *d)
{
    r->gain = r->gain_low = r->gain_high = NAN;
    if (!d->has_effect || !d->effect.sessions)
        return;
    r->gain = expm1(d->effect.mu);
    r->gain_low = isfinite(d->effect.h) ? expm1(d->effect.mu - d->effect.h) : NAN;
    r->gain_high = isfinite(d->effect.h) ? expm1(d->effect.mu + d->effect.h) : NAN;
}

static rs_grid_row
row_of(const rs_plan *plan, const rs_plan_shape *s, const rs_band_point *p, bool bands)
{
    const rs_decision *d = p->decision;
    const rs_db_contender *c = rs_plan_contender(p->data, d->choice);
    rs_summary sum = c ? rs_stats_summary(c) : (rs_summary){NAN, NAN, NAN, 0, 0};
    const rs_band *band = bands ? band_at(s, p->t) : NULL;
    rs_grid_row r = {.shape = s->text,
                     .t = p->t,
                     .winner = d->choice,
                     .verdict = d->verdict,
                     .why = d->why,
                     .incumbent = p->incumbent,
                     .against = d->against,
                     .numeric = c ? c->numeric : NULL,
                     .layout = c ? c->layout : NULL,
                     .served = band ? band->schedule : NULL,
                     .band_verdict = band ? band->verdict : NULL,
                     .samples = sum.count,
                     .sessions = sum.sessions,
                     .median_ns = sum.median,
                     .min_ns = sum.min,
                     .p95_ns = sum.p95,
                     .floor_ns = c && c->floor_ns > 0 ? c->floor_ns : NAN,
                     .error_share = c ? c->share : NAN,
                     .regret = band ? regret_of(plan, p, band->schedule) : NAN};
    r.floor_share = r.floor_ns / r.median_ns;
    take_effect(&r, d);
    return r;
}

rs_grid_row *rs_grid_rows(rs_arena *arena, const rs_plan *plan, bool bands, size_t *out_count)
{
    size_t count = 0, n = 0;
    for (size_t i = 0; i < plan->shape_count; i++)
        count += plan->shapes[i].point_count;
    rs_grid_row *rows = rs_arena_array(arena, count + 1, sizeof *rows);
    for (size_t i = 0; i < plan->shape_count; i++)
        for (size_t k = 0; k < plan->shapes[i].point_count; k++)
            rows[n++] = row_of(plan, &plan->shapes[i], &plan->shapes[i].points[k], bands);
    *out_count = n;
    return rows;
}

static void put_row(rs_json *json, const rs_grid_row *r)
{
    rs_json_object(json, NULL);
    rs_json_text(json, "shape", r->shape);
    rs_json_int(json, "t", r->t);
    rs_json_text(json, "winner", r->winner);
    rs_json_text(json, "verdict", r->verdict);
    rs_json_num(json, "median_ns", r->median_ns);
    rs_json_num(json, "min_ns", r->min_ns);
    rs_json_num(json, "p95_ns", r->p95_ns);
    rs_json_int(json, "samples", r->samples);
    rs_json_int(json, "sessions", r->sessions);
    rs_json_text(json, "against", r->against);
    rs_json_num(json, "gain", r->gain);
    rs_json_num(json, "gain_low", r->gain_low);
    rs_json_num(json, "gain_high", r->gain_high);
    rs_json_num(json, "floor_ns", r->floor_ns);
    rs_json_num(json, "floor_share", r->floor_share);
    rs_json_num(json, "error_share", r->error_share);
    rs_json_text(json, "incumbent", r->incumbent);
    rs_json_text(json, "numeric", r->numeric);
    rs_json_text(json, "layout", r->layout);
    rs_json_text(json, "served", r->served);
    rs_json_text(json, "band_verdict", r->band_verdict);
    rs_json_num(json, "regret", r->regret);
    rs_json_text(json, "why", r->why);
    rs_json_close(json, '}');
}

void rs_grid_json(
    FILE *out, const rs_plan *plan, const rs_grid_row *rows, size_t count, size_t total)
{
    rs_json json = {.out = out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "db.show", 1);
    rs_json_text(&json, "tier", plan->machine.tier);
    rs_json_text(&json, "label", plan->machine.label);
    rs_json_text(&json, "policy", plan->policy_name);
    rs_json_text(&json, "policy_hash", plan->policy_hash);
    rs_json_text(&json, "data_hash", count == total ? plan->data_hash : NULL);
    rs_json_array(&json, "rows");
    for (size_t i = 0; i < count; i++)
        put_row(&json, &rows[i]);
    rs_json_close(&json, ']');
    rs_json_int(&json, "rows_in_all", (int64_t)total);
    rs_json_close(&json, '}');
}

static const rs_column columns[] = {
    {"shape", "shape", RS_COLUMN_TEXT},
    {"t", "T", 0},
    {"verdict", "verdict", RS_COLUMN_TEXT},
    {"median", "median us", 2},
    {"min", "min", 2},
    {"p95", "p95", 2},
    {"samples", "n", 0},
    {"sessions", "ses", 0},
    {"gain", "gain [95 %]", RS_COLUMN_TEXT},
    {"winner", "winner", RS_COLUMN_TEXT},
};

static const char *gain_text(rs_arena *arena, const rs_grid_row *r)
{
    if (isnan(r->gain))
        return NULL;
    if (isnan(r->gain_low))
        return rs_arena_printf(arena, "%+.1f %% [?]", 100 * r->gain);
    return rs_arena_printf(arena, "%+.1f %% [%.1f, %.1f]", 100 * r->gain, 100 * r->gain_low,
                           100 * r->gain_high);
}

void rs_grid_print(FILE *out, const rs_grid_row *rows, size_t count)
{
    rs_table table = {rs_arena_new(), columns, sizeof columns / sizeof *columns, NULL, 0, 0};
    for (size_t i = 0; i < count; i++) {
        const rs_grid_row *r = &rows[i];
        rs_value *v = rs_table_add(&table, 0);
        v[0].text = i && !strcmp(r->shape, rows[i - 1].shape) ? "" : r->shape;
        v[1].number = r->t;
        v[2].text = r->verdict;
        v[3].number = r->median_ns * 1e-3;
        v[4].number = r->min_ns * 1e-3;
        v[5].number = r->p95_ns * 1e-3;
        v[6].number = r->samples;
        v[7].number = r->sessions;
        v[8].text = gain_text(table.arena, r);
        v[9].text = r->winner;
    }
    rs_table_print(out, &table, 0);
    rs_arena_free(table.arena);
}
