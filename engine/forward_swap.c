/* Swapping the schedule of one node between passes. Layer: engine. */
#include "engine/forward_internal.h"

#include <stdio.h>
#include <string.h>

/* "q8g32:linear:640x2048 q8g32:geglu:4096x640 ...", as far as it fits. */
static const char *shapes_text(const rs_tensors *tensors, char *out, size_t size)
{
    char text[RS_SHAPE_TEXT];
    size_t used = 0;
    *out = '\0';
    for (size_t i = 0; i < tensors->shape_count && used + RS_SHAPE_TEXT + 4 < size; i++)
        used += (size_t)snprintf(out + used, size - used, " %s",
                                 rs_shape_text(&tensors->shapes[i].shape, text));
    return out;
}

static rs_status
find_shape(const rs_tensors *tensors, const rs_shape *shape, size_t *out, rs_err *err)
{
    char text[RS_SHAPE_TEXT], known[360];
    for (size_t i = 0; i < tensors->shape_count; i++)
        if (rs_shape_equal(&tensors->shapes[i].shape, shape)) {
            *out = i;
            return RS_OK;
        }
    return rs_err_set(err, RS_UNKNOWN, "the model has no projection %s; it has%s",
                      rs_shape_text(shape, text), shapes_text(tensors, known, sizeof known));
}

static rs_status resolve(rs_forward *f, const char *name, int32_t index, rs_err *err)
{
    rs_forward_swapped *s = &f->swap;
    rs_schedule *schedule = &s->schedules[index];
    const rs_tensors_shape *own = &f->tensors.shapes[s->shape];
    const rs_shape *shape = &own->shape;
    int32_t layouts = own->layout_count;
    char text[RS_SHAPE_TEXT];
    rs_status st = rs_schedule_parse(name, rs_candidates, schedule, err);
    if (st)
        return st;
    if (schedule->candidate->is_peer)
        return rs_err_set(err, RS_USAGE, "%s is a peer, which no engine runs", name);
    st = rs_schedule_supports(schedule, &f->device, shape, s->t, err);
    if (st)
        return rs_err_prefix(err, st, "%s at T=%d of %s", name, s->t,
                             rs_shape_text(shape, text));
    size_t bytes = rs_schedule_workspace(schedule, &f->device, shape, s->t);
    s->workspace_bytes = bytes > s->workspace_bytes ? bytes : s->workspace_bytes;
    const rs_layout *layout = schedule->candidate->layout;
    st = rs_tensors_want(&f->tensors, s->shape, layout, &s->copies[index], err);
    if (!st && own->layout_count > layouts)
        s->extra_bytes += rs_parts_bytes(layout, shape) * (size_t)own->calls;
    return st;
}

rs_status rs_forward_swap_plan(rs_forward *f, const rs_forward_swap *swap, rs_err *err)
{
    rs_forward_swapped *s = &f->swap;
    size_t count = (size_t)swap->count;
    RS_CHECK(swap->count >= 1 && swap->t >= 1);
    *s = (rs_forward_swapped){.t = swap->t, .count = swap->count};
    s->schedules = rs_arena_array(f->arena, count, sizeof *s->schedules);
    s->copies = rs_arena_array(f->arena, count, sizeof *s->copies);
    s->times.node_ns = rs_arena_array(f->arena, RS_FORWARD_TIMES, sizeof(double));
    s->times.layer_ns = rs_arena_array(f->arena, RS_FORWARD_TIMES, sizeof(double));
    rs_status st = find_shape(&f->tensors, &swap->shape, &s->shape, err);
    for (int32_t i = 0; i < swap->count && !st; i++)
        st = resolve(f, swap->schedules[i], i, err);
    return st;
}

void rs_forward_swap_to(rs_forward *forward, int32_t index)
{
    RS_CHECK(index >= 0 && index < forward->swap.count);
    forward->swap.current = index;
    forward->swap.hole = RS_SWAP_WHOLE;
    forward->swap.times.calls = forward->swap.times.layers = 0;
}

rs_forward_times rs_forward_swap_times(const rs_forward *forward)
{
    return forward->swap.times;
}
