/* linear, CUDA compute capability 9.0, wide T: wgmma with weights dequantised into registers.

   Idea: T is the N of wgmma (up to 256 columns an instruction), the weights are its register
   operand, decoded, scaled and rounded to BF16 once while the previous instructions run;
   stream-K keeps every core busy to the end. The kernel is described in
   kernels/cuda/wgmma_linear.cuh. Knobs: cols, columns a tile; split, 0 = whole tiles a CTA, 1 =
   equal shares of K (stream-K). Wins: T from about 65 up, against mma.sync always, against
   dequantise + cuBLAS until the decode is negligible. Limits: 9.0 exactly (wgmma is gone
   in 10.0), K a multiple of 8, N even; class rounded. */
#include "kernels/cuda/wgmma_linear.cuh"

enum { KNOB_COLS, KNOB_SPLIT, WGS = 2 };

template <rs_format F> static rs_wg_kernel with_cols(int cols)
{
    return cols == 64    ? rs_wg_linear<F, 64, WGS, false>
           : cols == 128 ? rs_wg_linear<F, 128, WGS, false>
           : cols == 192 ? rs_wg_linear<F, 192, WGS, false>
                         : rs_wg_linear<F, 256, WGS, false>;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    if (device->cc != 90)
        return rs_err_set(err, RS_UNSUPPORTED, "wgmma is of compute capability 9.0 alone");
    if (knobs[KNOB_COLS] > 64 && t <= knobs[KNOB_COLS] / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          knobs[KNOB_COLS]);
    if (rs_wg_smem(shape->format, knobs[KNOB_COLS], WGS) > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory of %zu bytes",
                          device->smem_bytes);
    return RS_OK;
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return rs_wg_plan_of(device, shape, t, knobs[KNOB_COLS], WGS).total;
}

static rs_wg_kernel kernel_of(const rs_call *call)
{
    rs_wg_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_cols, call->knobs[KNOB_COLS]);
    RS_CHECK(kernel);
    return kernel;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    rs_wg_plan plan =
        rs_wg_plan_of(call->device, &call->shape, call->t, call->knobs[KNOB_COLS], WGS);
    return rs_wg_launch(call, plan, kernel_of(call), call->knobs[KNOB_SPLIT] != 0, err);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    rs_wg_plan plan =
        rs_wg_plan_of(call->device, &call->shape, call->t, call->knobs[KNOB_COLS], WGS);
    return rs_cuda_describe(kernel_of(call), rs_wg_config(plan, call->shape.format), out, err);
}

RS_CANDIDATE(cuda_linear_wgmma) = {
    .id = "cuda_linear_wgmma",
    .idea = "wgmma, weights scaled and rounded into registers, bulk-copy ring, stream-K",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_rounded,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 33,
    .t_max = 262144,
    .t_tile = 64,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 2,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 2,
    .knobs = {{"cols", {64, 128, 192, 256}, 4}, {"split", {0, 1}, 2}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
