/* linear, CUDA, T = 1: matrix times vector on CUDA cores, exact.

   Idea: no padding to eight columns and no tensor cores: a warp streams its share of K of one
   tile of 16 rows into registers, `unroll` blocks ahead, and multiplies in FP32. The K shares
   of a CTA are added in a fixed order. It is the yardstick for the claim that mma.sync pays
   even at T = 1: decoding costs about three instructions a weight here and one and a half
   there. Knobs: warps, K shares a CTA; unroll, blocks loaded before the first is used. Wins:
   perhaps 8-bit codes and short K, where decoding is not the bound. Limits: T = 1. */
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/simt.cuh"

enum { KNOB_WARPS, KNOB_UNROLL, THREADS_MAX = 512 };

template <rs_format F, int UNROLL>
static __global__ void __launch_bounds__(THREADS_MAX)
    gemv(rs_frag16_view w, const uint16_t *x, uint16_t *y, int32_t n, int32_t k)
{
    __shared__ float sums[THREADS_MAX / 32 * 16];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    const int32_t first = w.blocks * warp / warps, end = w.blocks * (warp + 1) / warps;
    const size_t row = (size_t)blockIdx.x * w.blocks;
    float acc[1][2] = {};
    rs_pdl_release();
    rs_pdl_wait();
    for (int32_t block = first; block < end; block += UNROLL) {
        rs_frag16_lane<F> part[UNROLL];
#pragma unroll
        for (int u = 0; u < UNROLL; u++)
            if (block + u < end)
                rs_frag16_load<F>(w, row + block + u, lane, part[u]);
#pragma unroll
        for (int u = 0; u < UNROLL; u++)
            if (block + u < end)
                rs_simt_block<F, 1>(part[u], x, k, 1, 0, block + u, lane, acc);
    }
    rs_simt_finish<1>(acc, sums, blockIdx.x, 0, y, n, 1);
}

typedef void (*gemv_kernel)(rs_frag16_view, const uint16_t *, uint16_t *, int32_t, int32_t);

template <rs_format F> static gemv_kernel with_unroll(int unroll)
{
    return unroll == 2 ? gemv<F, 2> : gemv<F, 4>;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    (void)device, (void)t;
    if (rs_format_k_padded(shape->k) / RS_FRAG16_COLS < knobs[KNOB_WARPS])
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d warps", shape->k,
                          knobs[KNOB_WARPS]);
    return RS_OK;
}

static rs_cuda_config config_of(const rs_call *call)
{
    int32_t tiles = (call->shape.n - 1) / RS_FRAG16_ROWS + 1;
    return {dim3((unsigned)tiles), call->knobs[KNOB_WARPS] * 32, 0, true};
}

static gemv_kernel kernel_of(const rs_call *call)
{
    gemv_kernel kernel =
        RS_FRAG16_PICK(call->shape.format, with_unroll, call->knobs[KNOB_UNROLL]);
    RS_CHECK(kernel);
    return kernel;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    return rs_cuda_start(kernel_of(call), config_of(call), call, err,
                         rs_frag16_view_of(call->w, s->format, s->n, s->k), call->x, call->y,
                         s->n, s->k);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    return rs_cuda_describe(kernel_of(call), config_of(call), out, err);
}

RS_CANDIDATE(cuda_linear_gemv) = {
    .id = "cuda_linear_gemv",
    .idea = "one column on CUDA cores, K split in the CTA",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 1,
    .t_tile = 1,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 2,
    .knobs = {{"warps", {4, 8, 16}, 3}, {"unroll", {2, 4}, 2}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
