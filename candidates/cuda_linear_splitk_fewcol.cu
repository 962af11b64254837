/* linear, CUDA, T <= 16: few columns on CUDA cores, K split over the warps of a CTA, exact.

   Idea: a CTA makes one tile of 16 rows for `cols` columns; its `splits` warps share out K and
   bring their weights through a private ring in shared memory, so that decoding overlaps with
   DRAM; a code is decoded once for all columns of the pass. The shares are added in a fixed
   order. More columns than `cols` are further CTAs next to the first, which find the weights in
   L2. Source: the split-K exact-T rungs of weight-only GEMV kernels, with a fixed-order
   reduction. Knobs: splits, warps a CTA; cols, columns a pass. Wins: rarely where mma.sync
   exists (eight columns cost it no more than one); T = 2..3 at best. Limits: T <= 16, K a
   multiple of 8. */
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/simt.cuh"

enum { KNOB_SPLITS, KNOB_COLS, DEPTH = 6, THREADS_MAX = 512, T_MAX = 16 };

template <rs_format F, int COLS>
static __global__ void __launch_bounds__(THREADS_MAX) splitk_fewcol(rs_frag16_view w,
                                                                    const uint16_t *x,
                                                                    uint16_t *y,
                                                                    int32_t n,
                                                                    int32_t k,
                                                                    int32_t t,
                                                                    int32_t passes)
{
    constexpr int SLOT = rs_frag16_slot_bytes<F>();
    extern __shared__ __align__(16) uint8_t smem[];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    const int32_t first = w.blocks * warp / warps, end = w.blocks * (warp + 1) / warps;
    const int32_t tile = blockIdx.x / passes, column0 = blockIdx.x % passes * COLS;
    const size_t row = (size_t)tile * w.blocks;
    const uint8_t *ring = smem + warp * (DEPTH * SLOT);
    const uint32_t ring_at = rs_smem_address(ring);
    float acc[COLS][2] = {};

    rs_pdl_release();
    for (int i = 0; i < DEPTH - 1; i++) {
        if (first + i < end)
            rs_frag16_copy<F>(w, row + first + i, lane, ring_at + i * SLOT);
        rs_cp_async_commit();
    }
    rs_pdl_wait(); /* x and y belong to kernels before this one until here; weights do not */
    int slot = 0;
    for (int32_t block = first; block < end; block++) {
        rs_cp_async_wait<DEPTH - 2>();
        int refill = slot ? slot - 1 : DEPTH - 1;
        if (block + DEPTH - 1 < end)
            rs_frag16_copy<F>(w, row + block + DEPTH - 1, lane, ring_at + refill * SLOT);
        rs_cp_async_commit();
        rs_frag16_lane<F> part;
        rs_frag16_fetch<F>(ring + slot * SLOT, lane, part);
        rs_simt_block<F, COLS>(part, x, k, t, column0, block, lane, acc);
        slot = slot + 1 == DEPTH ? 0 : slot + 1;
    }
    rs_simt_finish<COLS>(acc, (float *)(smem + warps * (DEPTH * SLOT)), tile, column0, y, n, t);
}

typedef void (*fewcol_kernel)(
    rs_frag16_view, const uint16_t *, uint16_t *, int32_t, int32_t, int32_t, int32_t);

template <rs_format F> static fewcol_kernel with_cols(int cols)
{
    return cols == 2   ? splitk_fewcol<F, 2>
           : cols == 4 ? splitk_fewcol<F, 4>
                       : splitk_fewcol<F, 8>;
}

static size_t smem_of(rs_format format, const int32_t *knobs)
{
    size_t ring = DEPTH * rs_frag16_slot_bytes_of(format);
    return (size_t)knobs[KNOB_SPLITS] *
           (ring + (size_t)knobs[KNOB_COLS] * RS_FRAG16_ROWS * sizeof(float));
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    if (knobs[KNOB_COLS] > 2 && t <= knobs[KNOB_COLS] / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          knobs[KNOB_COLS]);
    if (rs_format_k_padded(shape->k) / RS_FRAG16_COLS < knobs[KNOB_SPLITS])
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d splits", shape->k,
                          knobs[KNOB_SPLITS]);
    if (smem_of(shape->format, knobs) > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: %zu bytes of %zu",
                          smem_of(shape->format, knobs), device->smem_bytes);
    return RS_OK;
}

static int32_t passes_of(const rs_call *call)
{
    return (call->t - 1) / call->knobs[KNOB_COLS] + 1;
}

static rs_cuda_config config_of(const rs_call *call)
{
    int32_t tiles = (call->shape.n - 1) / RS_FRAG16_ROWS + 1;
    return {dim3((unsigned)tiles * (unsigned)passes_of(call)), call->knobs[KNOB_SPLITS] * 32,
            smem_of(call->shape.format, call->knobs), true};
}

static fewcol_kernel kernel_of(const rs_call *call)
{
    fewcol_kernel kernel =
        RS_FRAG16_PICK(call->shape.format, with_cols, call->knobs[KNOB_COLS]);
    RS_CHECK(kernel);
    return kernel;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    return rs_cuda_start(kernel_of(call), config_of(call), call, err,
                         rs_frag16_view_of(call->w, s->format, s->n, s->k), call->x, call->y,
                         s->n, s->k, call->t, passes_of(call));
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    return rs_cuda_describe(kernel_of(call), config_of(call), out, err);
}

RS_CANDIDATE(cuda_linear_splitk_fewcol) = {
    .id = "cuda_linear_splitk_fewcol",
    .idea = "few columns on CUDA cores, K split over warps with rings, fixed-order sums",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = T_MAX,
    .t_tile = 2,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 2,
    .knobs = {{"splits", {4, 8}, 2}, {"cols", {2, 4, 8}, 3}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
