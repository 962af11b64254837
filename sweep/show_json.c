/* A plan as JSON, and one width of it. Layer: sweep. */
#include "sweep/show.h"

#include "sweep/plan_situ.h"

#include "sweep/base/json.h"

#include <string.h>

static void put_point(rs_json *json, const rs_plan_shape *s, size_t i)
{
    const rs_band_point *p = &s->points[i];
    rs_json_object(json, NULL);
    rs_json_int(json, "t", p->t);
    rs_json_text(json, "choice", p->decision->choice);
    rs_json_text(json, "verdict", p->decision->verdict);
    rs_json_text(json, "why", p->decision->why);
    rs_json_text(json, "incumbent", p->incumbent);
    rs_json_text(json, "against", p->decision->against);
    if (p->decision->has_effect) {
        rs_json_num(json, "mu", p->decision->effect.mu);
        rs_json_num(json, "h", p->decision->effect.h);
        rs_json_int(json, "sessions", p->decision->effect.sessions);
    }
    rs_json_array(json, "contenders");
    for (size_t k = 0; k < p->data->contender_count; k++) {
        const rs_db_contender *c = &p->data->contenders[k];
        rs_summary sum = rs_stats_summary(c);
        rs_json_object(json, NULL);
        rs_json_text(json, "schedule", c->schedule);
        rs_json_text(json, "outcome", rs_db_outcome_text(c->outcome));
        rs_json_text(json, "reason", c->reason);
        rs_json_num(json, "median_ns", sum.median);
        rs_json_num(json, "min_ns", sum.min);
        rs_json_num(json, "p95_ns", sum.p95);
        rs_json_int(json, "n", sum.count);
        rs_json_int(json, "sessions", sum.sessions);
        rs_json_num(json, "floor_ns", c->floor_ns);
        rs_json_num(json, "share", c->share);
        rs_json_close(json, '}');
    }
    rs_json_close(json, ']');
    rs_json_close(json, '}');
}

/* What the engine said of a band; null where it was not asked. */
static void
put_situ(rs_json *json, const rs_plan *plan, const rs_plan_shape *s, const rs_band *b)
{
    rs_situ_finding f = rs_plan_situ_of(plan, s, b);
    rs_arena *arena = rs_arena_new();
    bool known = f.verdict != RS_SITU_NONE;
    rs_json_text(json, "in_situ", known ? rs_situ_verdict_name(f.verdict) : NULL);
    if (known) {
        rs_json_int(json, "in_situ_t", f.t);
        rs_json_text(json, "in_situ_schedule", f.challenger);
        rs_json_text(json, "in_situ_text", rs_situ_text(arena, &f));
    }
    rs_json_bool(json, "banked", rs_plan_banked(plan, s, b));
    rs_arena_free(arena);
}

static void put_shape(rs_json *json, const rs_plan *plan, const rs_plan_shape *s)
{
    rs_json_object(json, NULL);
    rs_json_text(json, "shape", s->text);
    rs_json_text(json, "problem", s->problem);
    rs_json_text(json, "layout", s->table.layout);
    rs_json_array(json, "bands");
    for (size_t i = 0; i < s->table.count; i++) {
        rs_json_object(json, NULL);
        rs_json_int(json, "t_lo", s->table.bands[i].t_lo);
        rs_json_int(json, "t_hi", s->table.bands[i].t_hi);
        rs_json_text(json, "schedule", s->table.bands[i].schedule);
        rs_json_text(json, "verdict", s->table.bands[i].verdict);
        put_situ(json, plan, s, &s->table.bands[i]);
        rs_json_close(json, '}');
    }
    rs_json_close(json, ']');
    rs_json_array(json, "points");
    for (size_t i = 0; i < s->point_count; i++)
        put_point(json, s, i);
    rs_json_close(json, ']');
    rs_json_close(json, '}');
}

void rs_show_json(FILE *out, const rs_plan *plan)
{
    rs_json json = {.out = out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "plan", 1);
    rs_json_text(&json, "tier", plan->machine.tier);
    rs_json_text(&json, "label", plan->machine.label);
    rs_json_text(&json, "origin", rs_plan_origin(plan));
    rs_json_text(&json, "policy", plan->policy_name);
    rs_json_text(&json, "policy_hash", plan->policy_hash);
    rs_json_text(&json, "data_hash", plan->data_hash);
    rs_json_array(&json, "shapes");
    for (size_t i = 0; i < plan->shape_count; i++)
        put_shape(&json, plan, &plan->shapes[i]);
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}

/* Place of `t` among the shape's decided widths; NULL with the command that measures it. */
static const rs_plan_shape *
find(const rs_plan *plan, const char *shape, int32_t t, size_t *out_point, rs_err *err)
{
    for (size_t i = 0; i < plan->shape_count; i++)
        for (size_t k = 0; k < plan->shapes[i].point_count; k++)
            if (!strcmp(plan->shapes[i].text, shape) && plan->shapes[i].points[k].t == t) {
                *out_point = k;
                return &plan->shapes[i];
            }
    rs_err_set(err, RS_UNKNOWN, "%s was not measured at T=%d; run sweep --shape %s --tokens %d",
               shape, t, shape, t);
    return NULL;
}

rs_status
rs_show_explain_json(FILE *out, const rs_plan *plan, const char *shape, int32_t t, rs_err *err)
{
    size_t point = 0;
    const rs_plan_shape *s = find(plan, shape, t, &point, err);
    if (!s)
        return RS_UNKNOWN;
    rs_json json = {.out = out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "explain", 1);
    rs_json_text(&json, "tier", plan->machine.tier);
    rs_json_text(&json, "policy", plan->policy_name);
    rs_json_text(&json, "policy_hash", plan->policy_hash);
    rs_json_text(&json, "data_hash", plan->data_hash);
    rs_json_text(&json, "shape", s->text);
    for (size_t i = 0; i < s->table.count; i++)
        if (s->table.bands[i].t_lo <= t && t <= s->table.bands[i].t_hi) {
            rs_json_text(&json, "route", s->table.bands[i].schedule);
            rs_json_text(&json, "route_verdict", s->table.bands[i].verdict);
        }
    rs_json_array(&json, "points");
    put_point(&json, s, point);
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
    return RS_OK;
}
