/* linear and its fused forms, CUDA compute capability 9.0, wide T on few rows: wgmma with
   weights dequantised into registers, small tiles.

   Idea: the kernel of cuda_linear_wgmma_ring (kernels/cuda/wgmma_ring_linear.cuh) with two
   consumer warpgroups and 48 to 176 columns, mostly unpaired. Narrow tiles do not keep the
   tensor cores busy (decoding; 5120 x 6144 at T = 256: 27.0 us in 120 whole tiles of 96
   columns, 26.3 in 80 cut ones of 128), but where rows are few there are more of them, so fewer
   are cut up, and what sums cost goes with the tile. 112 and 176 columns are for whole tiles
   where 128 and 256 must be cut (T = 320: 29.5 us, else 32.5; 5120 x 4096 in 8 bits, T =
   512: 35.1, else 36.0). Knobs: cols, columns a tile; paired, 1 = the two CTAs of a cluster
   share x. Wins: T of 49 to about 1000 on up to 5120 rows: 12 to 24 % ahead of
   cuda_linear_wgmma_ring at 1024 x 3072 and 2048 x 4096 in an earlier form, 13 % at 5120 x
   6144, T = 96 (H200, q4g64, chain). Limits: as there, and N <= 8192 (from 6144 x 4096 up it
   never won); class rounded. Never quickest: 88, 144, 160 columns; on eleven shapes, in an
   earlier form, 48, 64, 80 paired, 208, 224 columns. */
#include "kernels/cuda/wgmma_ring_linear.cuh"

enum { KNOB_COLS, KNOB_PAIRED };
enum { WGS = 2, ROWS_MAX = 8192 };

/* What is built; nullptr for the rest. */
template <rs_format F> static rs_wg_kernel with_knobs(int cols, int paired)
{
    switch (cols * 10 + paired) {
    case 480:
        return rs_wg_linear<F, 48, WGS, false, false>;
    case 640:
        return rs_wg_linear<F, 64, WGS, false, false>;
    case 800:
        return rs_wg_linear<F, 80, WGS, false, false>;
    case 960:
        return rs_wg_linear<F, 96, WGS, false, false>;
    case 961:
        return rs_wg_linear<F, 96, WGS, false, true>;
    case 1120:
        return rs_wg_linear<F, 112, WGS, false, false>;
    case 1280:
        return rs_wg_linear<F, 128, WGS, false, false>;
    case 1760:
        return rs_wg_linear<F, 176, WGS, false, false>;
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
    const int cols = knobs[KNOB_COLS];
    if (!with_knobs<RS_FORMAT_q4g64>(cols, knobs[KNOB_PAIRED]))
        return rs_err_set(err, RS_UNSUPPORTED, "%d columns, paired %d: not built", cols,
                          knobs[KNOB_PAIRED]);
    if (shape->n > ROWS_MAX)
        return rs_err_set(err, RS_UNSUPPORTED, "N %d over %d has tiles enough", shape->n,
                          ROWS_MAX);
    if (t <= cols / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          cols);
    return rs_wg_supports(device, shape, cols, WGS, err);
}

static rs_wg_plan
plan_of(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return rs_wg_plan_of(device, shape, t, knobs[KNOB_COLS], WGS, knobs[KNOB_PAIRED] != 0);
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    return plan_of(device, shape, t, knobs).total;
}

static rs_wg_kernel kernel_of(const rs_call *call)
{
    const int32_t *knobs = call->knobs;
    rs_wg_kernel kernel =
        RS_FRAG16_PICK(call->shape.format, with_knobs, knobs[KNOB_COLS], knobs[KNOB_PAIRED]);
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

RS_CANDIDATE(cuda_linear_wgmma_small) = {
    .id = "cuda_linear_wgmma_small",
    .idea = "wgmma as in cuda_linear_wgmma_ring, small tiles for few rows",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_rounded,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 33,
    .t_max = 262144,
    .t_tile = 16,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 2,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 2,
    .knobs = {{"cols", {48, 64, 80, 96, 112, 128, 176}, 7}, {"paired", {0, 1}, 2}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
