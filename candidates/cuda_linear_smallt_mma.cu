/* linear, CUDA, T <= 64: mma.sync with the weights as the 16-row operand, exact.

   Idea: at small T the call is a stream of weights. A warp copies its part of K of `rows` tiles
   of 16 rows through a private ring in shared memory (cp.async; a lane reads back only what it
   copied, so there is no barrier in the loop), turns 16 x 64 codes into BF16 registers and
   multiplies them with T padded to 8. Groups end in FP32 and are scaled there. The warps of a
   CTA share K out; their sums are added in a fixed order at the end. x is read as it lies,
   in words, eight columns of 128 bytes a block. Source: Marlin (IST-DASLab) for weights in
   fragment order and 16-byte loads.

   Knobs: rows, tiles of 16 rows a CTA (x is reused across them); warps, K shares; start, 0 = a
   CTA a tile group, 1 = the same with a programmatic launch (weights stream while the kernel
   before ends), 2 = as many CTAs as fit, which walk over the tile groups with the ring kept
   full. Wins: T = 1..32 or so, where weights bound the time; the best rows x warps differs by
   shape. Limits: T <= 64, K a multiple of 8, accumulators: rows x column tiles <= 16. */
#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/launch.cuh"

enum { KNOB_ROWS, KNOB_WARPS, KNOB_START };
enum { START_PLAIN, START_OVERLAP, START_PERSISTENT };

/* Blocks in flight a warp and tile: deep enough for about 32 KB a core. */
static __host__ __device__ constexpr int ring_depth(int rows)
{
    return rows == 1 ? 8 : rows == 2 ? 5 : 4;
}

/* Column tiles that are summed across the warps together. */
static __host__ __device__ constexpr int sum_tiles(int column_tiles)
{
    return column_tiles % 2 ? 1 : 2;
}

static __host__ __device__ constexpr int threads_max(int rows, int column_tiles)
{
    return rows * column_tiles <= 2 ? 512 : 256;
}

static constexpr int SUM_PITCH = 33; /* floats; conflict-free both ways */

/* Add the warps' accumulators in order and write y; all threads of the CTA. */
template <int R, int NT>
static __device__ __forceinline__ void sum_and_write(
    float (&acc)[R][NT][4], float *sums, int32_t tile, uint16_t *y, int32_t n, int32_t t)
{
    constexpr int NC = sum_tiles(NT), VALUES = R * NC * 4;
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
#pragma unroll
    for (int n0 = 0; n0 < NT; n0 += NC) {
#pragma unroll
        for (int r = 0; r < R; r++)
#pragma unroll
            for (int c = 0; c < NC; c++)
#pragma unroll
                for (int i = 0; i < 4; i++)
                    sums[(warp * VALUES + (r * NC + c) * 4 + i) * SUM_PITCH + lane] =
                        acc[r][n0 + c][i];
        __syncthreads();
        for (int o = threadIdx.x; o < VALUES * 32; o += blockDim.x) {
            int row = o % 16, column = o / 16 % 8, part = o / 128; /* part = r * NC + c */
            int value = part * 4 + row / 8 * 2 + column % 2, from = row % 8 * 4 + column / 2;
            float sum = 0;
            for (int i = 0; i < warps; i++)
                sum += sums[(i * VALUES + value) * SUM_PITCH + from];
            row += (tile + part / NC) * RS_FRAG16_ROWS;
            column += (n0 + part % NC) * 8;
            if (row < n && column < t)
                y[(size_t)column * n + row] = rs_to_bf16(sum);
        }
        __syncthreads();
    }
}

/* Next block to copy; walks ahead of the blocks being multiplied, across tile groups. */
struct cursor {
    int32_t tile, block;
};

template <rs_format F, int R>
static __device__ __forceinline__ void copy_next(const rs_frag16_view &w,
                                                 cursor &at,
                                                 int32_t first,
                                                 int32_t end,
                                                 int32_t tile_step,
                                                 int lane,
                                                 uint32_t slot)
{
    if (at.tile < w.tiles) {
#pragma unroll
        for (int r = 0; r < R; r++)
            rs_frag16_copy<F>(w, (size_t)min(at.tile + r, w.tiles - 1) * w.blocks + at.block,
                              lane, slot + r * rs_frag16_slot_bytes<F>());
        if (++at.block == end) {
            at.block = first;
            at.tile += tile_step;
        }
    }
    rs_cp_async_commit(); /* also when empty: the waits count groups */
}

template <rs_format F, int R, int NT>
static __global__ void __launch_bounds__(threads_max(R, NT)) smallt_mma(
    rs_frag16_view w, const uint16_t *x, uint16_t *y, int32_t n, int32_t k, int32_t t)
{
    constexpr int DEPTH = ring_depth(R), SLOT = R * rs_frag16_slot_bytes<F>();
    extern __shared__ __align__(16) uint8_t smem[];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
    const int32_t first = w.blocks * warp / warps, end = w.blocks * (warp + 1) / warps;
    const int32_t tile_step = gridDim.x * R;
    const uint8_t *ring = smem + warp * (DEPTH * SLOT);
    const uint32_t ring_at = rs_smem_address(ring);
    float *sums = (float *)(smem + warps * (DEPTH * SLOT));
    cursor at = {first < end ? (int32_t)blockIdx.x * R : w.tiles, first};
    int slot = 0;

    rs_pdl_release();
    for (int i = 0; i < DEPTH - 1; i++)
        copy_next<F, R>(w, at, first, end, tile_step, lane, ring_at + i * SLOT);
    rs_pdl_wait(); /* x and y belong to kernels before this one until here; weights do not */

    for (int32_t tile = blockIdx.x * R; tile < w.tiles; tile += tile_step) {
        float acc[R][NT][4] = {};
        for (int32_t block = first; block < end; block++) {
            uint32_t b[NT][8];
#pragma unroll
            for (int c = 0; c < NT; c++)
                rs_frag16_load_x(x, k, t, c * 8 + lane / 4, block, lane, b[c]);
            rs_cp_async_wait<DEPTH - 2>();
            int refill = slot ? slot - 1 : DEPTH - 1; /* the slot read in the turn before */
            copy_next<F, R>(w, at, first, end, tile_step, lane, ring_at + refill * SLOT);
#pragma unroll
            for (int r = 0; r < R; r++) {
                rs_frag16_lane<F> mine;
                uint32_t a[4][4];
                float2 scale[rs_frag16_of<F>::groups];
                rs_frag16_fetch<F>(ring + slot * SLOT + r * rs_frag16_slot_bytes<F>(), lane,
                                   mine);
#pragma unroll
                for (int j = 0; j < 4; j++)
                    rs_frag16_codes<F>(mine, j, a[j]);
#pragma unroll
                for (int g = 0; g < rs_frag16_of<F>::groups; g++)
                    scale[g] = rs_frag16_scale<F>(mine, g);
#pragma unroll
                for (int c = 0; c < NT; c++)
                    rs_frag16_mma<F>(a, scale, b[c], acc[r][c]);
            }
            slot = slot + 1 == DEPTH ? 0 : slot + 1;
        }
        sum_and_write<R, NT>(acc, sums, tile, y, n, t);
    }
}

typedef void (*smallt_kernel)(
    rs_frag16_view, const uint16_t *, uint16_t *, int32_t, int32_t, int32_t);

template <rs_format F, int R> static smallt_kernel with_columns(int column_tiles)
{
    switch (column_tiles) {
    case 1:
        return smallt_mma<F, R, 1>;
    case 2:
        return smallt_mma<F, R, 2>;
    case 3:
        return smallt_mma<F, R, 3>;
    case 4:
        return smallt_mma<F, R, 4>;
    case 6:
        return R <= 2 ? smallt_mma < F, R <= 2 ? R : 1, 6 > : nullptr;
    default:
        return R <= 2 ? smallt_mma < F, R <= 2 ? R : 1, 8 > : nullptr;
    }
}

template <rs_format F> static smallt_kernel with_rows(int rows, int column_tiles)
{
    return rows == 1   ? with_columns<F, 1>(column_tiles)
           : rows == 2 ? with_columns<F, 2>(column_tiles)
                       : with_columns<F, 4>(column_tiles);
}

/* Compiled widths: 1, 2, 3, 4, 6 and 8 tiles of 8 columns. */
static int column_tiles_of(int32_t t)
{
    int tiles = (t + 7) / 8;
    return tiles <= 4 ? tiles : (tiles + 1) / 2 * 2;
}

static size_t smem_of(rs_format format, int32_t t, const int32_t *knobs)
{
    int rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS];
    size_t ring = (size_t)(ring_depth(rows) * rows) * rs_frag16_slot_bytes_of(format);
    size_t sums =
        (size_t)(rows * sum_tiles(column_tiles_of(t)) * 4 * SUM_PITCH) * sizeof(float);
    return (size_t)warps * (ring + sums);
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    int rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS], tiles = column_tiles_of(t);
    if (rows * tiles > 16)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%d rows x %d column tiles: too many accumulators", rows, tiles);
    if (warps * 32 > threads_max(rows, tiles))
        return rs_err_set(err, RS_UNSUPPORTED, "%d warps leave too few registers", warps);
    if (rs_format_k_padded(shape->k) / RS_FRAG16_COLS < 2 * warps)
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d warps", shape->k, warps);
    if (knobs[KNOB_START] == START_OVERLAP && device->cc < 90)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "programmatic launches need compute capability 9.0");
    if (smem_of(shape->format, t, knobs) > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: %zu bytes of %zu",
                          smem_of(shape->format, t, knobs), device->smem_bytes);
    return RS_OK;
}

static rs_status
plan(const rs_call *call, smallt_kernel *out_kernel, rs_cuda_config *out_config, rs_err *err)
{
    int rows = call->knobs[KNOB_ROWS], threads = call->knobs[KNOB_WARPS] * 32;
    int groups = ((call->shape.n + RS_FRAG16_ROWS - 1) / RS_FRAG16_ROWS + rows - 1) / rows;
    smallt_kernel kernel =
        RS_FRAG16_PICK(call->shape.format, with_rows, rows, column_tiles_of(call->t));
    RS_CHECK(kernel);
    rs_cuda_config config = {dim3((unsigned)groups), threads,
                             smem_of(call->shape.format, call->t, call->knobs),
                             call->knobs[KNOB_START] != START_PLAIN};
    if (call->knobs[KNOB_START] == START_PERSISTENT) {
        int resident = 0;
        rs_status st = rs_cuda_occupancy(kernel, config, &resident, err);
        if (st)
            return st;
        int most = resident * call->device->cores;
        config.grid = dim3((unsigned)(groups < most ? groups : most));
    }
    *out_kernel = kernel;
    *out_config = config;
    return RS_OK;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    smallt_kernel kernel;
    rs_cuda_config config;
    const rs_shape *s = &call->shape;
    rs_status st = plan(call, &kernel, &config, err);
    if (st)
        return st;
    return rs_cuda_start(kernel, config, call, err,
                         rs_frag16_view_of(call->w, s->format, s->n, s->k), call->x, call->y,
                         s->n, s->k, call->t);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    smallt_kernel kernel;
    rs_cuda_config config;
    rs_status st = plan(call, &kernel, &config, err);
    return st ? st : rs_cuda_describe(kernel, config, out, err);
}

RS_CANDIDATE(cuda_linear_smallt_mma) = {
    .id = "cuda_linear_smallt_mma",
    .idea = "mma.sync, weights as the 16-row operand through a ring a warp, K split in the CTA",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 64,
    .t_tile = 8,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 3,
    .knobs = {{"rows", {1, 2, 4}, 3}, {"warps", {4, 8, 16}, 3}, {"start", {0, 1, 2}, 3}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
