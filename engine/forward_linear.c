/* Projections of the forward pass: by route table, or in FP32. Layer: engine. */
#include "engine/forward_internal.h"
#include "engine/matmul.h"

#include "sweep/base/clock.h"

void rs_forward_input(rs_forward *f, const float *x, int32_t k, int32_t t)
{
    if (f->weights.mode == RS_WEIGHTS_EXACT)
        f->b.exact_in = x;
    else
        rs_nn_narrow(f->pool, x, f->b.narrow_in, (int64_t)k * t);
}

/* One routed launch, counted. */
static rs_status
launch(rs_forward *f, const rs_tensor *tensor, int32_t t, uint16_t *y, rs_err *err)
{
    const rs_dispatch_band *band = rs_dispatch_pick(&f->side.dispatches[tensor->shape], t);
    rs_forward_swapped *swap = &f->swap;
    bool node = rs_forward_swaps(f, tensor, t);
    const rs_schedule *schedule = node ? &swap->schedules[swap->current] : &band->schedule;
    int32_t copy =
        node ? swap->copies[swap->current] : f->side.copies[tensor->shape][band->layout];
    rs_call call = {
        .shape = tensor->projection->shape,
        .t = t,
        .knobs = schedule->knobs,
        .w = tensor->copies[copy].data,
        .x = f->b.narrow_in,
        .y = y,
        .workspace = f->b.workspace.data,
        .device = &f->device,
        .pool = f->pool,
    };
    f->counts[tensor->shape * f->count_width + t]++;
    if (!node)
        return rs_candidate_launch(schedule->candidate, &call, err);
    int64_t start = rs_clock_ns();
    rs_status st = rs_candidate_launch(schedule->candidate, &call, err);
    if (swap->times.calls < RS_FORWARD_TIMES)
        swap->times.node_ns[swap->times.calls] = (double)(rs_clock_ns() - start);
    swap->times.calls++;
    return st;
}

rs_status rs_forward_linear(rs_forward *f, const rs_matrix *m, int32_t t, float *y, rs_err *err)
{
    if (m->exact) {
        rs_matmul(f->pool, m->exact, f->b.exact_in, y, m->n, m->k, t);
        return RS_OK;
    }
    uint16_t *out = m == &f->weights.head ? f->b.head_out : f->b.narrow_out;
    rs_status st = launch(f, m->routed, t, out, err);
    if (!st)
        rs_nn_widen(f->pool, out, y, (int64_t)m->n * t);
    return st;
}

/* The fused op's y is already what the next projection reads. */
static rs_status fused(rs_forward *f, const rs_matrix *gate, int32_t t, rs_err *err)
{
    rs_status st = launch(f, gate->routed, t, f->b.narrow_out, err);
    uint16_t *out = f->b.narrow_out;
    f->b.narrow_out = f->b.narrow_in;
    f->b.narrow_in = out;
    return st;
}

rs_status rs_forward_gated(rs_forward *f, const rs_layer *layer, int32_t t, rs_err *err)
{
    const rs_arch *a = &f->arch;
    if (!layer->up.exact && !layer->up.routed)
        return fused(f, &layer->gate, t, err);
    rs_status st = rs_forward_linear(f, &layer->gate, t, f->b.gate, err);
    if (!st)
        st = rs_forward_linear(f, &layer->up, t, f->b.up, err);
    if (st)
        return st;
    rs_nn_gate(f->pool, a->gated_op, f->b.gate, f->b.up, a->ffn, t);
    rs_forward_input(f, f->b.gate, a->ffn, t);
    return RS_OK;
}
