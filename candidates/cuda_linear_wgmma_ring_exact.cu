/* linear and its fused forms, CUDA compute capability 9.0, middle T: wgmma on bare codes with
   FP32 group scales, exact.

   Idea: as cuda_linear_wgmma_ring (the kernel is described in
   kernels/cuda/wgmma_ring_linear.cuh), but the register operand holds the codes themselves,
   each group's sum is fetched out of the tensor core and scaled in FP32. A warpgroup waits for
   its own sums, so several a core take turns; more rows a CTA also mean that x is read from L2
   less often. Knobs: cols, columns a tile; wgs, consumer warpgroups of 64 rows. Wins: T of
   about 17 to 64, where class rounded is not allowed and mma.sync is bound by its rate (H200,
   34816 x 5120, T = 24: 31.5 us, 33.1 in tiles of 32 columns, 38.3 by mma.sync; T = 16: 28.9
   to 29.8, and 30.3).
   Not bound by memory: without loading weights 34816 x 5120 takes 25.4 of 29.1 us at T = 16 and
   31.9 of 34.2 at 32, 118 and 145 clocks a core for a block of 64 rows, of which mma.sync needs
   51 at T = 16 (cuda_linear_stream).
   Limits: 9.0 exactly, K a multiple of 8, N even, a multiple of 32 where gated; two sets of
   accumulators keep tiles narrow. */
#include "kernels/cuda/wgmma_ring_linear.cuh"

enum { KNOB_COLS, KNOB_WGS };

/* What is built; nullptr for the rest. Two sets of accumulators must fit: 64 x 4 spills and
   loses a third. Paired CTAs are 0 to 7 % slower (16 to 64 columns). Dropped, never quickest on
   an H200 (q4g64): 32 x 2 (7 % behind at best, T = 32), 48 x 2 (16 %). */
template <rs_format F> static rs_wg_kernel with_knobs(int cols, int wgs)
{
    switch (cols * 8 + wgs) {
    case 16 * 8 + 4:
        return rs_wg_linear<F, 16, 4, true, false>;
    case 24 * 8 + 4:
        return rs_wg_linear<F, 24, 4, true, false>;
    case 32 * 8 + 3:
        return rs_wg_linear<F, 32, 3, true, false>;
    case 32 * 8 + 4:
        return rs_wg_linear<F, 32, 4, true, false>;
    case 48 * 8 + 3:
        return rs_wg_linear<F, 48, 3, true, false>;
    case 64 * 8 + 2:
        return rs_wg_linear<F, 64, 2, true, false>;
    case 64 * 8 + 3:
        return rs_wg_linear<F, 64, 3, true, false>;
    default:
        return nullptr;
    }
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    const int cols = knobs[KNOB_COLS], wgs = knobs[KNOB_WGS];
    if (!with_knobs<RS_FORMAT_q4g64>(cols, wgs))
        return rs_err_set(err, RS_UNSUPPORTED, "%d columns x %d warpgroups: not built", cols,
                          wgs);
    if (cols > 32 && t <= cols / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          cols);
    if (cols < 32 && t > cols)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d takes more than one tile of %d columns", t,
                          cols);
    return rs_wg_supports(device, shape, cols, wgs, err);
}

static rs_wg_plan
plan_of(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return rs_wg_plan_of(device, shape, t, knobs[KNOB_COLS], knobs[KNOB_WGS], false);
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return plan_of(device, shape, t, knobs).total;
}

static rs_wg_kernel kernel_of(const rs_call *call)
{
    rs_wg_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_knobs, call->knobs[KNOB_COLS],
                                         call->knobs[KNOB_WGS]);
    RS_CHECK(kernel);
    return kernel;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    return rs_wg_launch(call, plan_of(call->device, &call->shape, call->t, call->knobs),
                        kernel_of(call), err);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    rs_wg_plan plan = plan_of(call->device, &call->shape, call->t, call->knobs);
    return rs_cuda_describe(kernel_of(call), rs_wg_config(plan), out, err);
}

RS_CANDIDATE(cuda_linear_wgmma_ring_exact) = {
    .id = "cuda_linear_wgmma_ring_exact",
    .idea = "wgmma on bare codes, FP32 group scales, x by tensor copies, stream-K",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 9,
    .t_max = 262144,
    .t_tile = 8,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 2,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 2,
    .knobs = {{"cols", {16, 24, 32, 48, 64}, 5}, {"wgs", {2, 3, 4}, 3}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
