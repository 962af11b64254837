/* linear and linear_add, CUDA, wide T: dequantise a slice of rows to BF16, multiply it with
   cuBLASLt, repeat.

   Idea: from some T on the library's BF16 product is faster than any kernel that decodes while
   it multiplies, even with the decode in front. Done in slices of a few MiB, the BF16 weights
   are written into L2 and read from there, and cost DRAM nothing. Source: exllamav2 and vLLM's
   AWQ dequantise before a GEMM for long prompts; the slices are ours.

   Knob: slice_mib, size of a BF16 slice; 1024 means the whole matrix at once for most shapes;
   8 was dropped, never within 10 % of a winner on an H200.
   Wins: T >= 128 or so against mma.sync. Limits: N and K multiples of 8; libcublasLt at run
   time; numeric class `rounded` (code x scale is exact in FP32 and rounded to BF16 once). */
#include "kernels/cuda/cublaslt.cuh"
#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/launch.cuh"

enum { KNOB_SLICE_MIB };
static constexpr int SLICE_ROWS = 128, WARPS = 8;
static constexpr int PITCH = RS_FRAG16_COLS / 2 + 4; /* words: 16 bytes, rows in other banks */

/* Scaled and rounded pair of exact codes. */
static __device__ __forceinline__ uint32_t scaled(uint32_t codes, float scale)
{
    return (uint32_t)rs_to_bf16(rs_bf16_low(codes) * scale) |
           (uint32_t)rs_to_bf16(rs_bf16_high(codes) * scale) << 16;
}

/* One warp a block of 16 x 64: out[row - row0][k], row-major, K not padded. Through shared
   memory, so that eight lanes write the 128 bytes of a row at once. */
template <rs_format F>
static __global__ void __launch_bounds__(WARPS * 32) dequant(
    rs_frag16_view w, int32_t tile0, int32_t tiles, int32_t rows, int32_t k, uint16_t *out)
{
    __shared__ __align__(16) uint32_t turn[WARPS][RS_FRAG16_ROWS][PITCH];
    int lane = threadIdx.x % 32, q = lane / 4;
    int64_t index = (int64_t)blockIdx.x * WARPS + threadIdx.x / 32;
    if (index >= (int64_t)tiles * w.blocks)
        return;
    int32_t tile = (int32_t)(index / w.blocks), block = (int32_t)(index % w.blocks);
    uint32_t(&mine)[RS_FRAG16_ROWS][PITCH] = turn[threadIdx.x / 32];
    rs_frag16_lane<F> part;
    rs_frag16_load<F>(w, (size_t)(tile0 + tile) * w.blocks + block, lane, part);
#pragma unroll
    for (int j = 0; j < 4; j++) {
        uint32_t a[4];
        float2 scale = rs_frag16_scale<F>(part, rs_frag16_of<F>::groups == 2 ? j / 2 : 0);
        rs_frag16_codes<F>(part, j, a);
#pragma unroll
        for (int p = 0; p < 4; p++)
            mine[q + 8 * (p % 2)][8 * j + 4 * (p / 2) + lane % 4] =
                scaled(a[p], p % 2 ? scale.y : scale.x);
    }
    __syncwarp();
#pragma unroll
    for (int i = 0; i < 4; i++) {
        int32_t r = 4 * i + lane / 8, row = tile * RS_FRAG16_ROWS + r;
        int32_t at = block * RS_FRAG16_COLS + lane % 8 * 8;
        if (row < rows && at < k)
            *(uint4 *)(out + (size_t)row * k + at) = *(const uint4 *)&mine[r][lane % 8 * 4];
    }
}

typedef void (*dequant_kernel)(rs_frag16_view, int32_t, int32_t, int32_t, int32_t, uint16_t *);

template <rs_format F> static dequant_kernel with_format()
{
    return dequant<F>;
}

/* Rows of a slice: whole tiles, and whole 256-byte lines of y. */
static int32_t slice_rows(const rs_shape *shape, const int32_t *knobs)
{
    int64_t rows = ((int64_t)knobs[KNOB_SLICE_MIB] << 20) / (2 * (int64_t)shape->k) /
                   SLICE_ROWS * SLICE_ROWS;
    rows = rows < SLICE_ROWS ? SLICE_ROWS : rows;
    return (int32_t)(rows < shape->n ? rows : shape->n);
}

static size_t slice_bytes(const rs_shape *shape, const int32_t *knobs)
{
    return ((size_t)slice_rows(shape, knobs) * (size_t)shape->k * 2 + 255) / 256 * 256;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    (void)t;
    size_t bytes = slice_bytes(shape, knobs);
    if (bytes > device->memory_bytes / 8)
        return rs_err_set(err, RS_UNSUPPORTED, "workspace of %zu MiB", bytes >> 20);
    int32_t wanted = (int32_t)(bytes >> 20) + 1;
    if (knobs[KNOB_SLICE_MIB] > 24 && wanted <= knobs[KNOB_SLICE_MIB] / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "the whole matrix fits a smaller slice");
    return rs_cublaslt_ready(err);
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device, (void)t;
    return RS_CUBLASLT_WORKSPACE + slice_bytes(shape, knobs);
}

static rs_cuda_config config_of(const rs_frag16_view &w, int32_t tiles)
{
    int64_t blocks = (int64_t)tiles * w.blocks;
    return {dim3((unsigned)((blocks - 1) / WARPS + 1)), WARPS * 32, 0, false};
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    rs_frag16_view w = rs_frag16_view_of(call->w, s->format, s->n, s->k);
    dequant_kernel kernel = RS_FRAG16_PICK(s->format, with_format);
    uint16_t *slice = (uint16_t *)((char *)call->workspace + RS_CUBLASLT_WORKSPACE);
    int32_t step = slice_rows(s, call->knobs);
    RS_CHECK(kernel);
    for (int32_t row = 0; row < s->n; row += step) {
        int32_t rows = s->n - row < step ? s->n - row : step;
        int32_t tiles = (rows - 1) / RS_FRAG16_ROWS + 1;
        rs_cublaslt_gemm gemm = {
            rows, s->k, call->t, s->k, s->k, s->n, s->op == RS_OP_linear_add};
        rs_status st = rs_cuda_start(kernel, config_of(w, tiles), call, err, w,
                                     row / RS_FRAG16_ROWS, tiles, rows, s->k, slice);
        if (!st)
            st = rs_cublaslt_run(&gemm, slice, call->x, call->y + row, call->workspace,
                                 (cudaStream_t)call->stream, err);
        if (st)
            return st;
    }
    return RS_OK;
}

/* Of the dequantiser; the library's kernels are its own affair. */
static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    const rs_shape *s = &call->shape;
    rs_frag16_view w = rs_frag16_view_of(call->w, s->format, s->n, s->k);
    dequant_kernel kernel = RS_FRAG16_PICK(s->format, with_format);
    RS_CHECK(kernel);
    int32_t tiles = (slice_rows(s, call->knobs) - 1) / RS_FRAG16_ROWS + 1;
    return rs_cuda_describe(kernel, config_of(w, tiles), out, err);
}

RS_CANDIDATE(cuda_linear_dequant_cublas) = {
    .id = "cuda_linear_dequant_cublas",
    .idea = "slices of rows to BF16 in L2, then cuBLASLt",
    .ops = RS_OP_BIT(RS_OP_linear) | RS_OP_BIT(RS_OP_linear_add),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_rounded,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 16,
    .t_max = 262144,
    .t_tile = 64,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 8,
    .n_multiple = 8,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 1,
    .knobs = {{"slice_mib", {24, 48, 1024}, 3}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
