/* linear and its fused ops, CUDA, any T: mma.sync tiles of 64..256 rows by 16..128 columns,
   exact.

   Idea: a CTA walks along K in blocks of 64 with a ring of stages in shared memory, filled by
   cp.async. A stage holds the activations of the CTA's columns, which all warps read, and each
   warp's own codes in fragment order, which only it reads. A warp owns `row_tiles` tiles of 16
   rows over all columns, so every code is turned into BF16 once a CTA. Partial sums of a group
   stay in four registers and are scaled in FP32 at once: exact scales cost one FMA an
   accumulator and group. Activations lie in rows of 128 bytes, as in x, their 16-byte chunks
   swapped by the row's number, so that ldmatrix meets no bank twice; one ldmatrix is the B
   operand of two steps. The columns of a row group run next to each other, so weights come
   from DRAM once. The epilogue works on the FP32 sums in registers: of a gated op a warp's two
   tiles are one of gate rows and its up rows, so that a thread holds both of a pair.

   Knobs: cols, columns a CTA; row_tiles, tiles of 16 rows a warp (the same B operand serves all
   of them: shared memory bounds the loop at 1; gated ops take 2); warps. Wins: T from about 32
   to where cuBLAS or wgmma take over. Limits: K a multiple of 8, N of 32 for gated ops;
   mma.sync reaches about 60 % of what wgmma does on compute capability 9.0; whole waves of CTAs
   only. */
#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/launch.cuh"
#include "kernels/epilogue.h"

enum { KNOB_COLS, KNOB_ROW_TILES, KNOB_WARPS };
enum { X_ROW_BYTES = RS_FRAG16_COLS * 2, T_MAX = 262144 };

/* Narrow tiles are bound by the weights' latency, wide ones by shared memory. */
static __host__ __device__ constexpr int stages_of(int cols)
{
    return cols <= 32 ? 6 : 4;
}

/* Elements between columns of the output tile in shared memory; odd in units of 16 bytes. */
static __host__ __device__ constexpr int out_pitch(int rows)
{
    return rows + 8;
}

/* Where a 16-byte chunk of an activation row stands in a stage. */
static __device__ __forceinline__ uint32_t x_place(int row, int chunk)
{
    return row * X_ROW_BYTES + ((chunk ^ (row % 8)) * 16);
}

template <int COLS, int THREADS>
static __device__ __forceinline__ void
copy_x(const uint16_t *x, int32_t k, int32_t t, int32_t column, int32_t block, uint32_t stage)
{
    int chunk = threadIdx.x % 8;
    int32_t at = block * RS_FRAG16_COLS + chunk * 8;
#pragma unroll
    for (int row = threadIdx.x / 8; row < COLS; row += THREADS / 8) {
        bool valid = column + row < t && at < k;
        rs_cp_async16(stage + x_place(row, chunk),
                      valid ? x + (size_t)(column + row) * k + at : x, valid);
    }
}

/* What becomes of the sums; n: rows of y. */
struct tile_output {
    uint16_t *y;
    rs_op op;
    bool gated;
    int32_t n, t;
};

/* One output of tile r (gated: of the pair) at (row, column) of y. */
template <int COLS, int MR>
static __device__ __forceinline__ uint16_t finish(const float (&acc)[MR][COLS / 8][4],
                                                  int r,
                                                  int c,
                                                  int i,
                                                  const tile_output &to,
                                                  int32_t row,
                                                  int32_t column)
{
    float residual = 0;
    if (to.op == RS_OP_linear_add && row < to.n && column < to.t)
        residual = __uint_as_float((uint32_t)to.y[(size_t)column * to.n + row] << 16);
    return rs_to_bf16(rs_epilogue(to.op, acc[r][c][i], acc[MR - 1][c][i], residual));
}

/* The tile from registers through shared memory to y, in rows of 16 bytes where N allows.
   row0: first row of y of this CTA. */
template <int COLS, int MR, int WARPS>
static __device__ __forceinline__ void write_tile(const float (&acc)[MR][COLS / 8][4],
                                                  uint16_t *out,
                                                  const tile_output &to,
                                                  int32_t row0,
                                                  int32_t column0)
{
    constexpr int PITCH = out_pitch(WARPS * MR * RS_FRAG16_ROWS);
    const int tiles = to.gated ? 1 : MR, vectors = WARPS * tiles * RS_FRAG16_ROWS / 8;
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
#pragma unroll
    for (int r = 0; r < MR; r++)
#pragma unroll
        for (int c = 0; c < COLS / 8; c++)
#pragma unroll
            for (int i = 0; i < 4; i++) {
                int column = c * 8 + lane % 4 * 2 + i % 2;
                int row = (warp * tiles + r) * RS_FRAG16_ROWS + lane / 4 + i / 2 * 8;
                if (r < tiles)
                    out[column * PITCH + row] =
                        finish<COLS, MR>(acc, r, c, i, to, row0 + row, column0 + column);
            }
    __syncthreads();
    for (int i = threadIdx.x; i < COLS * vectors; i += WARPS * 32) {
        int column = i / vectors, row = i % vectors * 8;
        if (column0 + column >= to.t)
            return;
        const uint16_t *from = out + column * PITCH + row;
        uint16_t *at = to.y + (size_t)(column0 + column) * to.n + row0 + row;
        if (to.n % 8 == 0 && row0 + row < to.n)
            *(uint4 *)at = *(const uint4 *)from;
        else
            for (int j = 0; j < 8 && row0 + row + j < to.n; j++)
                at[j] = from[j];
    }
}

template <rs_format F, int COLS, int MR, int WARPS>
static __global__ void __launch_bounds__(WARPS * 32) mma_tile(
    rs_frag16_view w, const uint16_t *x, tile_output to, int32_t k, int32_t column_tiles)
{
    constexpr int STAGES = stages_of(COLS), SLOT = rs_frag16_slot_bytes<F>();
    constexpr int X_BYTES = COLS * X_ROW_BYTES, STAGE = X_BYTES + WARPS * MR * SLOT;
    extern __shared__ __align__(128) uint8_t smem[];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int32_t column0 = blockIdx.x % column_tiles * COLS;
    const int32_t group = blockIdx.x / column_tiles * WARPS, t = to.t;
    /* A warp's tiles: next to each other, or gate and up. */
    const int32_t tile0 = to.gated ? group + warp : (group + warp) * MR;
    const int32_t apart = to.gated ? w.tiles / 2 : 1;
    const uint32_t ring = rs_smem_address(smem), mine = X_BYTES + warp * (MR * SLOT);

    auto copy_w = [&](int32_t block, int stage) {
#pragma unroll
        for (int r = 0; r < MR; r++) {
            int32_t tile =
                min(tile0 + r * apart, w.tiles - 1); /* past the end: masked on writing */
            rs_frag16_copy<F>(w, (size_t)tile * w.blocks + block, lane,
                              ring + stage * STAGE + mine + r * SLOT);
        }
    };

    rs_pdl_release();
    for (int s = 0; s < STAGES - 1 && s < w.blocks; s++)
        copy_w(s, s);
    rs_pdl_wait(); /* x and y belong to kernels before this one until here; weights do not */
    for (int s = 0; s < STAGES - 1; s++) {
        if (s < w.blocks)
            copy_x<COLS, WARPS * 32>(x, k, t, column0, s, ring + s * STAGE);
        rs_cp_async_commit();
    }

    float acc[MR][COLS / 8][4] = {};
    int stage = 0, refill = STAGES - 1;
    for (int32_t block = 0; block < w.blocks; block++) {
        rs_cp_async_wait<STAGES - 2>();
        __syncthreads(); /* the stage is complete, and nobody reads the one refilled next */
        if (block + STAGES - 1 < w.blocks) {
            copy_w(block + STAGES - 1, refill);
            copy_x<COLS, WARPS * 32>(x, k, t, column0, block + STAGES - 1,
                                     ring + refill * STAGE);
        }
        rs_cp_async_commit();

        const uint8_t *now = smem + stage * STAGE;
        uint32_t a[MR][4][4];
        float2 scale[MR][rs_frag16_of<F>::groups];
#pragma unroll
        for (int r = 0; r < MR; r++) {
            rs_frag16_lane<F> part;
            rs_frag16_fetch<F>(now + mine + r * SLOT, lane, part);
#pragma unroll
            for (int j = 0; j < 4; j++)
                rs_frag16_codes<F>(part, j, a[r][j]);
#pragma unroll
            for (int g = 0; g < rs_frag16_of<F>::groups; g++)
                scale[r][g] = rs_frag16_scale<F>(part, g);
        }
#pragma unroll
        for (int c = 0; c < COLS / 8; c++) {
            const uint32_t from = ring + stage * STAGE;
            uint32_t b[8];
            rs_frag16_load_b(from + x_place(c * 8 + lane % 8, lane / 8), b);
            rs_frag16_load_b(from + x_place(c * 8 + lane % 8, lane / 8 + 4), b + 4);
#pragma unroll
            for (int r = 0; r < MR; r++)
                rs_frag16_mma<F>(a[r], scale[r], b, acc[r][c]);
        }
        stage = stage + 1 == STAGES ? 0 : stage + 1;
        refill = refill + 1 == STAGES ? 0 : refill + 1;
    }
    rs_cp_async_wait<0>();
    __syncthreads(); /* the ring becomes the output tile */
    write_tile<COLS, MR, WARPS>(acc, (uint16_t *)smem, to,
                                group * (to.gated ? 1 : MR) * RS_FRAG16_ROWS, column0);
}

typedef void (*tile_kernel)(rs_frag16_view, const uint16_t *, tile_output, int32_t, int32_t);

template <rs_format F, int COLS> static tile_kernel with_rows(int row_tiles, int warps)
{
    if (row_tiles == 1)
        return warps == 4 ? mma_tile<F, COLS, 1, 4> : mma_tile<F, COLS, 1, 8>;
    return warps == 4 ? mma_tile<F, COLS, 2, 4> : mma_tile<F, COLS, 2, 8>;
}

template <rs_format F> static tile_kernel with_cols(int cols, int row_tiles, int warps)
{
    return cols == 16   ? with_rows<F, 16>(row_tiles, warps)
           : cols == 32 ? with_rows<F, 32>(row_tiles, warps)
           : cols == 64 ? with_rows<F, 64>(row_tiles, warps)
                        : with_rows<F, 128>(row_tiles, warps);
}

static size_t smem_of(rs_format format, const int32_t *knobs)
{
    int cols = knobs[KNOB_COLS], row_tiles = knobs[KNOB_ROW_TILES] * knobs[KNOB_WARPS];
    size_t stage =
        (size_t)cols * X_ROW_BYTES + (size_t)row_tiles * rs_frag16_slot_bytes_of(format);
    size_t ring = (size_t)stages_of(cols) * stage;
    size_t out =
        (size_t)cols * (size_t)out_pitch(row_tiles * RS_FRAG16_ROWS) * sizeof(uint16_t);
    return ring > out ? ring : out;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    if (knobs[KNOB_COLS] > 16 && t <= knobs[KNOB_COLS] / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "T %d fills less than half of %d columns", t,
                          knobs[KNOB_COLS]);
    if (rs_op_get(shape->op)->gated && (knobs[KNOB_ROW_TILES] != 2 || shape->n % 32))
        return rs_err_set(err, RS_UNSUPPORTED,
                          "a gated op wants pairs of row tiles and N a multiple of 32");
    if (smem_of(shape->format, knobs) > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: %zu bytes of %zu",
                          smem_of(shape->format, knobs), device->smem_bytes);
    return RS_OK;
}

static int32_t column_tiles_of(const rs_call *call)
{
    return (call->t - 1) / call->knobs[KNOB_COLS] + 1;
}

static rs_cuda_config config_of(const rs_call *call)
{
    int32_t rows = call->knobs[KNOB_ROW_TILES] * call->knobs[KNOB_WARPS] * RS_FRAG16_ROWS;
    int32_t groups = (call->shape.n - 1) / rows + 1;
    return {dim3((unsigned)groups * (unsigned)column_tiles_of(call)),
            call->knobs[KNOB_WARPS] * 32, smem_of(call->shape.format, call->knobs), true};
}

static tile_kernel kernel_of(const rs_call *call)
{
    tile_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_cols, call->knobs[KNOB_COLS],
                                        call->knobs[KNOB_ROW_TILES], call->knobs[KNOB_WARPS]);
    RS_CHECK(kernel);
    return kernel;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    tile_output to = {call->y, s->op, rs_op_get(s->op)->gated, rs_op_y_rows(s->op, s->n),
                      call->t};
    return rs_cuda_start(kernel_of(call), config_of(call), call, err,
                         rs_frag16_view_of(call->w, s->format, s->n, s->k), call->x, to, s->k,
                         column_tiles_of(call));
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    return rs_cuda_describe(kernel_of(call), config_of(call), out, err);
}

RS_CANDIDATE(cuda_linear_mma_tile) = {
    .id = "cuda_linear_mma_tile",
    .idea = "mma.sync tiles, staged activations, codes decoded once a CTA, FP32 group scales",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = T_MAX,
    .t_tile = 16,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 3,
    .knobs = {{"cols", {16, 32, 64, 128}, 4}, {"row_tiles", {1, 2}, 2}, {"warps", {4, 8}, 2}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
