/* JSON output of `engine bench`. Layer: engine. */
#include "engine/bench_print.h"

#include "sweep/base/json.h"

#include <stdio.h>

static const char *role(const rs_bench_report *r, int side)
{
    return r->side_count == 1 ? "table" : side ? "after" : "before";
}

static void put_head(rs_json *json, const rs_bench_report *r)
{
    char tier[RS_TIER_TEXT];
    const rs_device *device = r->projections->device;
    rs_json_object(json, "model");
    rs_json_text(json, "path", r->path);
    rs_json_text(json, "name", rs_model_text(r->model, "general.name"));
    rs_json_text(json, "architecture", rs_model_text(r->model, "general.architecture"));
    rs_json_int(json, "projections", (int64_t)r->projections->tensors->count);
    rs_json_close(json, '}');
    rs_json_object(json, "device");
    rs_json_text(json, "backend", rs_backend_name(device->backend));
    rs_json_text(json, "tier", rs_device_tier(device, tier));
    rs_json_text(json, "name", device->name);
    rs_json_int(json, "threads",
                r->projections->pool ? rs_pool_threads(r->projections->pool) : 0);
    rs_json_close(json, '}');
    rs_json_array(json, "tables");
    for (int side = 0; side < r->side_count; side++) {
        const rs_side *s = &r->sides[side];
        rs_json_object(json, NULL);
        rs_json_text(json, "role", role(r, side));
        rs_json_text(json, "tier", s->choice.table->tier);
        rs_json_text(json, "origin", s->choice.table->origin);
        rs_json_bool(json, "exact", s->choice.exact);
        rs_json_int(json, "weight_bytes", (int64_t)s->weight_bytes);
        rs_json_int(json, "extra_layout_bytes", (int64_t)s->extra_bytes);
        rs_json_close(json, '}');
    }
    rs_json_close(json, ']');
}

static void put_tensors(rs_json *json, const rs_tensors *t)
{
    char text[RS_SHAPE_TEXT];
    rs_json_array(json, "tensors");
    for (size_t i = 0; i < t->count; i++) {
        const rs_projection *p = t->items[i].projection;
        rs_json_object(json, NULL);
        rs_json_text(json, "name", p->tensor);
        rs_json_text(json, "source_type", p->source_type);
        rs_json_text(json, "shape", rs_shape_text(&p->shape, text));
        rs_json_num(json, "added_rel_l2", t->items[i].added_rel_l2);
        rs_json_close(json, '}');
    }
    rs_json_close(json, ']');
}

static void put_time(rs_json *json, const char *key, const rs_bench_time *time)
{
    rs_json_object(json, key);
    rs_json_num(json, "median", time->median);
    rs_json_num(json, "min", time->min);
    rs_json_num(json, "p95", time->p95);
    rs_json_close(json, '}');
}

static void put_route(rs_json *json,
                      const rs_bench_report *r,
                      int side,
                      size_t shape,
                      const rs_bench_result *result)
{
    char name[RS_SCHEDULE_TEXT];
    const rs_dispatch_band *band =
        rs_dispatch_pick(&r->sides[side].dispatches[shape], result->t);
    rs_json_object(json, role(r, side));
    rs_json_num(json, "ns_per_call", result->shape_ns[side][shape]);
    rs_json_text(json, "schedule", rs_schedule_text(&band->schedule, name));
    rs_json_text(json, "routed", band->routed);
    rs_json_text(json, "fallback", band->fallback);
    rs_json_close(json, '}');
}

static void put_result(rs_json *json, const rs_bench_report *r, const rs_bench_result *result)
{
    char text[RS_SHAPE_TEXT];
    const rs_tensors *t = r->projections->tensors;
    rs_json_object(json, NULL);
    rs_json_int(json, "t", result->t);
    rs_json_int(json, "rounds", result->rounds);
    for (int side = 0; side < r->side_count; side++)
        put_time(json,
                 r->side_count == 1 ? "total_ns"
                 : side             ? "after_ns"
                                    : "before_ns",
                 &result->total[side]);
    if (r->side_count == 2) {
        rs_json_num(json, "ratio", result->ratio);
        rs_json_num(json, "ratio_lo", result->ratio_lo);
        rs_json_num(json, "ratio_hi", result->ratio_hi);
        rs_json_num(json, "output_difference", result->difference);
    }
    rs_json_array(json, "shapes");
    for (size_t s = 0; s < t->shape_count; s++) {
        rs_json_object(json, NULL);
        rs_json_text(json, "shape", rs_shape_text(&t->shapes[s].shape, text));
        rs_json_int(json, "calls", t->shapes[s].calls);
        for (int side = 0; side < r->side_count; side++)
            put_route(json, r, side, s, result);
        rs_json_close(json, '}');
    }
    rs_json_close(json, ']');
    rs_json_close(json, '}');
}

void rs_bench_print_json(const rs_bench_report *report,
                         const rs_bench_result *results,
                         size_t count)
{
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "bench", 1);
    rs_json_text(&json, "command", "engine bench");
    put_head(&json, report);
    put_tensors(&json, report->projections->tensors);
    rs_json_array(&json, "results");
    for (size_t i = 0; i < count; i++)
        put_result(&json, report, &results[i]);
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}
