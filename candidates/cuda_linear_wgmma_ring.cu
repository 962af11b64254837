/* linear and its fused forms, CUDA compute capability 9.0, wide T: wgmma with weights
   dequantised into registers.

   Idea: T is the N of wgmma (up to 256 columns an instruction), the weights are its register
   operand, decoded, scaled and rounded to BF16 once while other instructions run; stream-K
   for the tiles that fill no wave keeps every core busy to the end. The kernel is described in
   kernels/cuda/wgmma_ring_linear.cuh. Knobs: cols, columns a tile; wgs, consumer warpgroups of
   64 rows; paired, 1 = the two CTAs of a cluster share x, which halves the reads of L2.
   Wins: T from about 49 up, against mma.sync always, against dequantise + cuBLAS until the
   decode is negligible. Limits: 9.0 exactly (wgmma is gone in 10.0), K a multiple of 8, N even,
   a multiple of 32 where gated; class rounded. */
#include "kernels/cuda/wgmma_ring_linear.cuh"

enum { KNOB_COLS, KNOB_WGS, KNOB_PAIRED };

/* What is built; nullptr for the rest. Registers: 4 warpgroups to 64 columns, 3 to 128, else 2.
   176 is for whole tiles where 256 must be cut (5120 x 6144, T = 512: by 4 %). Dropped, never
   quickest on an H200 in an earlier form (q4g64): 128 x 3 paired (1 % behind at best), 128 x 2
   alone (2 %), 192 x 2 alone (13 %), 96 x 3 paired (20 %), 96 x 2. */
template <rs_format F> static rs_wg_kernel with_knobs(int cols, int wgs, int paired)
{
    switch (cols * 100 + wgs * 10 + paired) {
    case 6430:
        return rs_wg_linear<F, 64, 3, false, false>;
    case 6440:
        return rs_wg_linear<F, 64, 4, false, false>;
    case 9630:
        return rs_wg_linear<F, 96, 3, false, false>;
    case 12821:
        return rs_wg_linear<F, 128, 2, false, true>;
    case 12830:
        return rs_wg_linear<F, 128, 3, false, false>;
    case 17621:
        return rs_wg_linear<F, 176, 2, false, true>;
    case 19221:
        return rs_wg_linear<F, 192, 2, false, true>;
    case 25620:
        return rs_wg_linear<F, 256, 2, false, false>;
    case 25621:
        return rs_wg_linear<F, 256, 2, false, true>;
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
    if (!with_knobs<RS_FORMAT_q4g64>(cols, wgs, knobs[KNOB_PAIRED]))
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%d columns x %d warpgroups, paired %d: not built", cols, wgs,
                          knobs[KNOB_PAIRED]);
    if (cols > 96 && t <= cols / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          cols);
    return rs_wg_supports(device, shape, cols, wgs, err);
}

static rs_wg_plan
plan_of(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return rs_wg_plan_of(device, shape, t, knobs[KNOB_COLS], knobs[KNOB_WGS],
                         knobs[KNOB_PAIRED] != 0);
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return plan_of(device, shape, t, knobs).total;
}

static rs_wg_kernel kernel_of(const rs_call *call)
{
    const int32_t *knobs = call->knobs;
    rs_wg_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_knobs, knobs[KNOB_COLS],
                                         knobs[KNOB_WGS], knobs[KNOB_PAIRED]);
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

RS_CANDIDATE(cuda_linear_wgmma_ring) = {
    .id = "cuda_linear_wgmma_ring",
    .idea = "wgmma, weights scaled and rounded into registers, x by tensor copies, stream-K",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_rounded,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 33,
    .t_max = 262144,
    .t_tile = 32,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 2,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 3,
    .knobs = {{"cols", {64, 96, 128, 176, 192, 256}, 6},
              {"wgs", {2, 3, 4}, 3},
              {"paired", {0, 1}, 2}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
