/* A plan as JSON. Layer: sweep. Schema 1.x: minor goes up when a field comes, major when one
 * changes. */
#include "sweep/show.h"

#include "sweep/base/json.h"

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

static void put_shape(rs_json *json, const rs_plan_shape *s)
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
    rs_json_text(&json, "schema", "1.1");
    rs_json_text(&json, "tier", plan->machine.tier);
    rs_json_text(&json, "label", plan->machine.label);
    rs_json_text(&json, "origin", rs_plan_origin(plan));
    rs_json_text(&json, "policy", plan->policy_name);
    rs_json_text(&json, "policy_hash", plan->policy_hash);
    rs_json_text(&json, "data_hash", plan->data_hash);
    rs_json_array(&json, "shapes");
    for (size_t i = 0; i < plan->shape_count; i++)
        put_shape(&json, &plan->shapes[i]);
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}
