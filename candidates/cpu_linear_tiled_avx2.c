/* Tiled GEMM in FP32 with AVX2: a block of weights is decoded to FP32 once and meets all
   columns by broadcast FMA.
   Idea: code x scale has at most 8 + 11 significant bits, so the decoded weight is exact in
   FP32 and no partial sums a group are needed: class exact with a plain inner loop.
   Source: loop nest kernels/cpu/tile.h; 2 x 6 accumulators is the AVX2 shape of BLIS.
   Wins: T >= 4 on machines without AVX-512. Limits: 16 multiply-adds a cycle and core; x is
   copied to FP32, four bytes an element. */
#include "kernels/cpu/tile.h"
#include "kernels/fp.h"

#if RS_CPU_X86

static size_t column_bytes(rs_format format)
{
    (void)format;
    return RS_ROWS16_COLS * sizeof(float);
}

/* Record: [k][column] FP32. */
static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    float *out = record;
    (void)format;
    for (int c = 0; c < width; c++)
        for (int i = 0; i < RS_ROWS16_COLS; i++)
            out[i * width + c] =
                i < count ? rs_fp_from_bf16(x[(size_t)c * stride + (size_t)i]) : 0.0f;
}

/* Weights of column `column` of an octet for eight rows; v: their 32-bit words (two for 8 bit),
   high: their words of the high plane. */
RS_INLINE RS_AVX2 __m256i code(const __m256i v[2], __m256i high, int sub, int bits, int column)
{
    int s = column / 2, h = column % 2;
    if (bits == 8) {
        __m256i top = rs_right32x8(v[s % 2], 8 * (2 * h + s / 2) - 24);
        return _mm256_srai_epi32(top, 24);
    }
    __m256i low = rs_right32x8(v[0], 4 * (4 * h + s));
    if (column != 7)
        low = _mm256_and_si256(low, _mm256_set1_epi32(15));
    if (bits == 4)
        return low;
    int high_bits = bits - 4, at = 16 * h + 8 * (s / 2) + high_bits * (2 * sub + s % 2);
    __m256i mask = _mm256_set1_epi32(((1 << high_bits) - 1) << 4);
    return _mm256_or_si256(low, _mm256_and_si256(rs_right32x8(high, at - 4), mask));
}

RS_INLINE RS_AVX2 void
decode(const uint8_t *block, rs_tile_block *out, int r, int rows, int bits, int group)
{
    const int high_bits = bits == 8 ? 0 : bits - 4, shared = bits == 5 ? 4 : 2;
    const uint8_t *scales = block + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    const __m256 offset = _mm256_set1_ps(bits == 8 ? 0.0f : -(float)(1 << (bits - 1)));
    for (int half = 0; half < 2; half++) {
        float *to = (float *)(void *)out->weights + 16 * r + 8 * half;
        for (int o = 0; o < RS_ROWS16_OCTETS; o++) {
            const uint8_t *base = block + o * (bits == 8 ? 128 : 64) + 32 * half;
            const uint8_t *scale = scales + o * 8 / group * 32 + 16 * half;
            __m256 s = _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)scale));
            __m256 shift = _mm256_mul_ps(s, offset); /* exact: a power of two */
            __m256i v[2], high = _mm256_setzero_si256();
            v[0] = v[1] = _mm256_loadu_si256((const __m256i *)base);
            if (bits == 8)
                v[1] = _mm256_loadu_si256((const __m256i *)(base + 64));
            if (high_bits)
                high = _mm256_loadu_si256((const __m256i *)(block + RS_ROWS16_COLS * 8 +
                                                            o / shared * 64 + 32 * half));
#    pragma GCC unroll 8
            for (int i = 0; i < 8; i++, to += 16 * rows) {
                __m256 f = _mm256_cvtepi32_ps(code(v, high, o % shared, bits, i));
                _mm256_store_ps(to, _mm256_fmadd_ps(f, s, shift));
            }
        }
    }
}

#    define DECODE(format, bits, group)                                                        \
        RS_AVX2 static void decode_##format(const uint8_t *block, rs_tile_block *out, int r,   \
                                            int rows)                                          \
        {                                                                                      \
            decode(block, out, r, rows, bits, group);                                          \
        }
DECODE(q4g64, 4, 64)
DECODE(q4g32, 4, 32)
DECODE(q5g64, 5, 64)
DECODE(q6g64, 6, 64)
DECODE(q8g32, 8, 32)

RS_INLINE RS_AVX2 void multiply(
    const rs_tile_block *block, const float *x, float *sums, const int rows, const int width)
{
    const float *w = (const float *)(const void *)block->weights;
    for (int r = 0; r < rows; r++) {
        __m256 sum[6][2];
#    pragma GCC unroll 6
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int h = 0; h < 2; h++)
                sum[c][h] = _mm256_load_ps(sums + (c * rows + r) * 16 + 8 * h);
        for (int k = 0; k < RS_ROWS16_COLS; k++) {
            const float *wk = w + (k * rows + r) * 16;
            __m256 w0 = _mm256_load_ps(wk), w1 = _mm256_load_ps(wk + 8);
#    pragma GCC unroll 6
            for (int c = 0; c < width; c++) {
                __m256 xc = _mm256_broadcast_ss(x + k * width + c);
                sum[c][0] = _mm256_fmadd_ps(w0, xc, sum[c][0]);
                sum[c][1] = _mm256_fmadd_ps(w1, xc, sum[c][1]);
            }
        }
#    pragma GCC unroll 6
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int h = 0; h < 2; h++)
                _mm256_store_ps(sums + (c * rows + r) * 16 + 8 * h, sum[c][h]);
    }
}

#    define MULTIPLY(rows, width)                                                              \
        RS_AVX2 static void multiply_##rows##_##width(                                         \
            const rs_tile_block *block, const void *record, int groups, float *sums)           \
        {                                                                                      \
            (void)groups;                                                                      \
            multiply(block, record, sums, rows, width);                                        \
        }
#    define WIDTHS(X, rows) X(rows, 1) X(rows, 2) X(rows, 3) X(rows, 4) X(rows, 5) X(rows, 6)
WIDTHS(MULTIPLY, 1)

RS_AVX2 static void store(uint16_t *y, const float *sums)
{
    rs_store_bf16x8(y, _mm256_load_ps(sums));
    rs_store_bf16x8(y + 8, _mm256_load_ps(sums + 8));
}

#    define MULTIPLY_ENTRY(rows, width) [width] = multiply_##rows##_##width,

static const rs_tile_ops ops = {
    .column_bytes = column_bytes,
    .pack = pack,
    .decode = {[RS_FORMAT_q4g64] = decode_q4g64,
               [RS_FORMAT_q4g32] = decode_q4g32,
               [RS_FORMAT_q5g64] = decode_q5g64,
               [RS_FORMAT_q6g64] = decode_q6g64,
               [RS_FORMAT_q8g32] = decode_q8g32},
    .multiply = {{WIDTHS(MULTIPLY_ENTRY, 1)}}, /* one tile at a time */
    .store = store,
};

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)knobs;
    return rs_tile_workspace(&ops, shape, t);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_tile_launch(call, &ops, 1, call->knobs[0]);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_tiled_avx2) = {
    .id = "cpu_linear_tiled_avx2",
    .idea = "GEMM tile: weights decoded to FP32 once, broadcast FMA on interleaved rows",
    .op = RS_OP_linear,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 4,
    .cpu_features = RS_CPU_AVX2,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{"cols", {4, 6}, 2}},
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
