/* Binding of tables to a model, shared buffers, and the pass over all projections. Layer:
 * engine. */
#include "engine/projections.h"

#include "kernels/fp.h"
#include "sweep/base/clock.h"
#include "sweep/base/rng.h"

#include <stdlib.h>

static rs_status plan_shape(rs_arena *arena,
                            const rs_dispatch_source *source,
                            rs_tensors *tensors,
                            size_t shape,
                            rs_side *side,
                            rs_err *err)
{
    const rs_tensors_shape *s = &tensors->shapes[shape];
    rs_dispatch *d = &side->dispatches[shape];
    rs_status st = rs_dispatch_plan(arena, source, &s->shape, d->t_max, d, err);
    for (int32_t i = 0; !st && i < d->layout_count; i++) {
        size_t bytes = rs_parts_bytes(d->layouts[i], &s->shape);
        side->weight_bytes += bytes * (size_t)s->calls;
        side->extra_bytes += i ? bytes * (size_t)s->calls : 0;
        st = rs_tensors_want(tensors, shape, d->layouts[i], &side->copies[shape][i], err);
    }
    return st;
}

rs_status rs_side_plan(rs_arena *arena,
                       const rs_device *device,
                       const rs_table_choice *choice,
                       rs_tensors *tensors,
                       int32_t t_max,
                       rs_side *out_side,
                       rs_err *err)
{
    rs_dispatch_source source = {choice->table, choice->backstop, rs_candidates, device};
    rs_side side = {.choice = *choice};
    side.dispatches = rs_arena_array(arena, tensors->shape_count, sizeof *side.dispatches);
    side.copies = rs_arena_array(arena, tensors->shape_count, sizeof *side.copies);
    rs_status st = RS_OK;
    for (size_t i = 0; i < tensors->shape_count && !st; i++) {
        int32_t own = tensors->shapes[i].t_max;
        side.dispatches[i].t_max = own && own < t_max ? own : t_max;
        st = plan_shape(arena, &source, tensors, i, &side, err);
    }
    if (!st)
        *out_side = side;
    return st;
}

/* Normal values as bf16, made in pieces so that no second buffer of that size is needed. */
static rs_status fill_x(const rs_projections *p, size_t values, rs_err *err)
{
    enum { PIECE = 1 << 16 };
    rs_rng rng = {1};
    rs_status st = RS_OK;
    uint16_t *piece = malloc(PIECE * sizeof *piece);
    if (!piece)
        return rs_err_set(err, RS_NO_MEMORY,
                          "no host memory for activations; close other programs");
    for (size_t at = 0; at < values && !st; at += PIECE) {
        size_t count = values - at < PIECE ? values - at : PIECE;
        for (size_t i = 0; i < count; i++)
            piece[i] = rs_fp_to_bf16((float)rs_rng_normal(&rng));
        st = p->memory->upload((uint16_t *)p->x.data + at, piece, count * sizeof *piece, err);
    }
    free(piece);
    return st;
}

rs_status
rs_projections_open(rs_projections *p, const rs_side *sides, int side_count, rs_err *err)
{
    size_t workspace = 0, t = (size_t)p->t_max, x_values = t * (size_t)p->tensors->k_max;
    for (int i = 0; i < side_count; i++)
        for (size_t s = 0; s < p->tensors->shape_count; s++)
            if (sides[i].dispatches[s].workspace_bytes > workspace)
                workspace = sides[i].dispatches[s].workspace_bytes;
    rs_status st = p->memory->alloc(x_values * 2, &p->x, err);
    if (!st)
        st = p->memory->alloc(t * (size_t)p->tensors->n_max * 2, &p->y, err);
    if (!st && workspace)
        st = p->memory->alloc(workspace, &p->workspace, err);
    if (!st)
        st = fill_x(p, x_values, err);
    if (st)
        rs_projections_close(p);
    return st;
}

void rs_projections_close(rs_projections *p)
{
    rs_block *blocks[] = {&p->x, &p->y, &p->workspace};
    for (int i = 0; i < 3; i++)
        if (blocks[i]->data) {
            p->memory->release(blocks[i]);
            *blocks[i] = (rs_block){0};
        }
}

rs_status rs_projections_call(const rs_projections *p,
                              const rs_side *side,
                              const rs_tensor *tensor,
                              int32_t t,
                              rs_err *err)
{
    const rs_dispatch_band *band = rs_dispatch_pick(&side->dispatches[tensor->shape], t);
    rs_call call = {
        .shape = tensor->projection->shape,
        .t = t,
        .knobs = band->schedule.knobs,
        .w = tensor->copies[side->copies[tensor->shape][band->layout]].data,
        .x = p->x.data,
        .y = p->y.data,
        .workspace = p->workspace.data,
        .device = p->device,
        .pool = p->pool,
    };
    return rs_candidate_launch(band->schedule.candidate, &call, err);
}

rs_status rs_projections_pass(const rs_projections *p,
                              const rs_side *side,
                              int32_t t,
                              int32_t only,
                              double *out_ns,
                              double *shape_ns,
                              rs_err *err)
{
    const rs_tensors *tensors = p->tensors;
    rs_status st = RS_OK;
    for (size_t s = 0; shape_ns && s < tensors->shape_count; s++)
        shape_ns[s] = 0;
    int64_t start = rs_clock_ns(), before = start;
    for (size_t i = 0; i < tensors->count && !st; i++) {
        const rs_tensor *tensor = &tensors->items[i];
        if (only >= 0 && tensor->shape != only)
            continue;
        st = rs_projections_call(p, side, tensor, t, err);
        if (shape_ns) {
            int64_t now = rs_clock_ns();
            shape_ns[tensor->shape] += (double)(now - before);
            before = now;
        }
    }
    if (!st)
        st = p->memory->sync(err);
    *out_ns = (double)(rs_clock_ns() - start);
    return st;
}
