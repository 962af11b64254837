/* Resolving route tables and picking from the result. Layer: engine. */
#include "engine/dispatch.h"

#include <string.h>

typedef struct planner {
    rs_arena *arena;
    const rs_dispatch_source *source;
    rs_dispatch *dispatch;
    rs_schedule ref;
    size_t count, room;
    rs_dispatch_band *bands;
} planner;

/* A route whose names have been looked up; `fallback` is set when it cannot be used at all. */
typedef struct resolved {
    const rs_route *route;
    rs_schedule schedule;
    const char *fallback;
    bool backstopped;
} resolved;

static resolved resolve(planner *p, const char *shape_text, int32_t t)
{
    rs_err err = {0};
    resolved r = {.route = rs_route_pick(p->source->table, shape_text, t), .schedule = p->ref};
    if (!r.route && p->source->backstop) {
        r.route = rs_route_pick(p->source->backstop, shape_text, t);
        r.backstopped = r.route != NULL;
    }
    if (!r.route)
        return r;
    rs_schedule schedule;
    if (rs_schedule_parse(r.route->schedule, p->source->candidates, &schedule, &err)) {
        r.fallback = rs_arena_strdup(p->arena, err.msg);
        return r;
    }
    const rs_candidate *c = schedule.candidate;
    if (c->is_peer) {
        r.fallback = rs_arena_printf(p->arena,
                                     "the table names the peer %s, which is never "
                                     "routed; generate it again with sweep plan --emit c",
                                     c->id);
        return r;
    }
    if (strcmp(c->layout->id, r.route->layout) ||
        strcmp(rs_numeric_name(c->numeric), r.route->numeric)) {
        r.fallback = rs_arena_printf(
            p->arena, "the table says layout %s, class %s; this build's has %s, %s",
            r.route->layout, r.route->numeric, c->layout->id, rs_numeric_name(c->numeric));
        return r;
    }
    r.schedule = schedule;
    return r;
}

static bool same_schedule(const rs_schedule *a, const rs_schedule *b)
{
    return a->candidate == b->candidate && !memcmp(a->knobs, b->knobs, sizeof a->knobs);
}

static rs_status
layout_index(rs_dispatch *d, const rs_layout *layout, int32_t *out, rs_err *err)
{
    for (int32_t i = 0; i < d->layout_count; i++)
        if (d->layouts[i] == layout) {
            *out = i;
            return RS_OK;
        }
    if (d->layout_count == RS_DISPATCH_LAYOUTS_MAX)
        return rs_err_set(err, RS_LIMIT, "the bands of one shape use more than %d layouts",
                          RS_DISPATCH_LAYOUTS_MAX);
    *out = d->layout_count;
    d->layouts[d->layout_count++] = layout;
    return RS_OK;
}

/* Width t runs `schedule`: lengthen the last band or begin another. */
static rs_status add_width(planner *p,
                           const resolved *r,
                           const rs_schedule *schedule,
                           const char *fallback,
                           int32_t t,
                           rs_err *err)
{
    rs_dispatch *d = p->dispatch;
    const char *routed = r->route ? r->route->schedule : NULL;
    size_t workspace = rs_schedule_workspace(schedule, p->source->device, &d->shape, t);
    if (workspace > d->workspace_bytes)
        d->workspace_bytes = workspace;
    rs_dispatch_band *last = p->count ? &p->bands[p->count - 1] : NULL;
    if (last && same_schedule(&last->schedule, schedule) && last->routed == routed &&
        !last->fallback == !fallback) {
        last->t_hi = t;
        return RS_OK;
    }
    rs_dispatch_band *band =
        rs_arena_push(p->arena, (void **)&p->bands, &p->count, &p->room, sizeof *band);
    *band =
        (rs_dispatch_band){.t_lo = t,
                           .t_hi = t,
                           .schedule = *schedule,
                           .routed = routed,
                           .fallback = fallback ? rs_arena_strdup(p->arena, fallback) : NULL,
                           .backstopped = r->backstopped};
    return layout_index(d, schedule->candidate->layout, &band->layout, err);
}

static rs_status plan_width(planner *p, const resolved *r, int32_t t, rs_err *err)
{
    rs_err reason = {0};
    const char *fallback = r->fallback;
    if (!fallback &&
        rs_schedule_supports(&r->schedule, p->source->device, &p->dispatch->shape, t, &reason))
        fallback = reason.msg;
    return add_width(p, r, fallback ? &p->ref : &r->schedule, fallback, t, err);
}

rs_status rs_dispatch_plan(rs_arena *arena,
                           const rs_dispatch_source *source,
                           const rs_shape *shape,
                           int32_t t_max,
                           rs_dispatch *out_dispatch,
                           rs_err *err)
{
    char text[RS_SHAPE_TEXT];
    rs_dispatch d = {.shape = *shape, .t_max = t_max};
    planner p = {.arena = arena, .source = source, .dispatch = &d};
    p.ref.candidate = rs_candidate_ref(source->candidates, shape->op, source->device->backend);
    if (!p.ref.candidate)
        return rs_err_set(err, RS_FAILED,
                          "this build has no reference candidate for %s on %s; rebuild it",
                          rs_op_name(shape->op), rs_backend_name(source->device->backend));
    int32_t index = 0;
    RS_CHECK(t_max >= 1 &&
             rs_schedule_next(p.ref.candidate, &index, &p.ref)); /* its first knobs */
    rs_status st = rs_schedule_supports(&p.ref, source->device, shape, t_max, err);
    if (st)
        return rs_err_prefix(err, st, "%s", rs_shape_text(shape, text));
    rs_shape_text(shape, text);
    for (int32_t t = 1; t <= t_max && !st;) {
        resolved r = resolve(&p, text, t);
        int32_t end = r.route && r.route->t_hi < t_max ? r.route->t_hi : t_max;
        for (; t <= end && !st; t++)
            st = plan_width(&p, &r, t, err);
    }
    if (st)
        return st;
    d.bands = p.bands;
    d.band_count = (int32_t)p.count;
    *out_dispatch = d;
    return RS_OK;
}

const rs_dispatch_band *rs_dispatch_pick(const rs_dispatch *dispatch, int32_t t)
{
    RS_CHECK(t >= 1 && t <= dispatch->t_max);
    int32_t low = 0, high = dispatch->band_count - 1;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (dispatch->bands[middle].t_hi < t)
            low = middle + 1;
        else
            high = middle;
    }
    return &dispatch->bands[low];
}
