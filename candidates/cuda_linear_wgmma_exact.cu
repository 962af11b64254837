/* linear, CUDA compute capability 9.0, middle T: wgmma on bare codes with FP32 group scales,
   exact.

   Idea: as cuda_linear_wgmma (the kernel is described in kernels/cuda/wgmma_linear.cuh), but
   the register operand holds the codes themselves, each group's sum is fetched out of the
   tensor core and scaled in FP32. A warpgroup waits for its own sums, so several a core take
   turns; more rows a CTA also means that x is read from L2 less often, which bounds 128 rows at
   T = 64. Knobs: cols, columns a tile; wgs, consumer warpgroups of 64 rows; split, 0 = whole
   tiles a CTA, 1 = equal shares of K (stream-K). Wins: T of about 24 to 64, where class rounded
   is not allowed and mma.sync is bound by its rate. Limits: 9.0 exactly, K a multiple of 8, N
   even; two sets of accumulators keep tiles narrow. */
#include "kernels/cuda/wgmma_linear.cuh"

enum { KNOB_COLS, KNOB_WGS, KNOB_SPLIT };

template <rs_format F, int N> static rs_wg_kernel with_wgs(int wgs)
{
    return wgs == 2   ? rs_wg_linear<F, N, 2, true>
           : wgs == 3 ? rs_wg_linear<F, N, 3, true>
                      : rs_wg_linear<F, N, 4, true>;
}

template <rs_format F> static rs_wg_kernel with_cols(int cols, int wgs)
{
    return cols == 32   ? with_wgs<F, 32>(wgs)
           : cols == 64 ? with_wgs<F, 64>(wgs)
                        : rs_wg_linear<F, 128, 2, true>;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    if (device->cc != 90)
        return rs_err_set(err, RS_UNSUPPORTED, "wgmma is of compute capability 9.0 alone");
    if (knobs[KNOB_COLS] > 32 && t <= knobs[KNOB_COLS] / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          knobs[KNOB_COLS]);
    if (knobs[KNOB_COLS] * knobs[KNOB_WGS] > 256)
        return rs_err_set(err, RS_UNSUPPORTED, "%d columns x %d warpgroups: too few registers",
                          knobs[KNOB_COLS], knobs[KNOB_WGS]);
    if (rs_wg_smem(shape->format, knobs[KNOB_COLS], knobs[KNOB_WGS]) > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory of %zu bytes",
                          device->smem_bytes);
    return RS_OK;
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return rs_wg_plan_of(device, shape, t, knobs[KNOB_COLS], knobs[KNOB_WGS]).total;
}

static rs_wg_kernel kernel_of(const rs_call *call)
{
    rs_wg_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_cols, call->knobs[KNOB_COLS],
                                         call->knobs[KNOB_WGS]);
    RS_CHECK(kernel);
    return kernel;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    rs_wg_plan plan = rs_wg_plan_of(call->device, &call->shape, call->t, call->knobs[KNOB_COLS],
                                    call->knobs[KNOB_WGS]);
    return rs_wg_launch(call, plan, kernel_of(call), call->knobs[KNOB_SPLIT] != 0, err);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    rs_wg_plan plan = rs_wg_plan_of(call->device, &call->shape, call->t, call->knobs[KNOB_COLS],
                                    call->knobs[KNOB_WGS]);
    return rs_cuda_describe(kernel_of(call), rs_wg_config(plan, call->shape.format), out, err);
}

RS_CANDIDATE(cuda_linear_wgmma_exact) = {
    .id = "cuda_linear_wgmma_exact",
    .idea = "wgmma on bare codes, FP32 group scales, bulk-copy ring, stream-K",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 9,
    .t_max = 262144,
    .t_tile = 32,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 2,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 3,
    .knobs = {{"cols", {32, 64, 128}, 3}, {"wgs", {2, 3, 4}, 3}, {"split", {0, 1}, 2}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
