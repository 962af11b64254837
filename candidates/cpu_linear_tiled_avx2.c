/* Tiled GEMM in FP32 with AVX2: a chunk of weights is decoded to FP32 once and meets all
   columns of a panel by broadcast FMA. Idea: bare codes, so that the sum of a group is exact
   (kernels/cpu/grid.h); scaling it costs one FMA a group of 32 or 64. Source: loop nest
   kernels/cpu/tile.h; 2 x 6 accumulators is the AVX2 shape of BLIS. Wins: T >= 4 on machines
   without AVX-512. Limits: 16 multiply-adds a cycle and core; x is copied to FP32, four bytes
   an element. */
#include "kernels/cpu/tile.h"

#if RS_CPU_X86

enum { CHUNK = 2, GROUPS_MAX = RS_ROWS16_COLS / 32 }; /* blocks decoded together: 16 KiB */

/* A chunk of a tile. */
typedef struct chunk {
    _Alignas(64) float codes[CHUNK * RS_ROWS16_COLS][16];
    _Alignas(64) float scales[CHUNK * GROUPS_MAX][16];
} chunk;

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

/* One block: codes[128][16] and scales[128 / group][16]. */
RS_INLINE RS_AVX2 void decode(const uint8_t *block,
                              float (*codes)[16],
                              float (*scales)[16],
                              const int bits,
                              const int group)
{
    const int high_bits = bits == 8 ? 0 : bits - 4, shared = bits == 5 ? 4 : 2;
    const uint8_t *scale = block + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    const __m256 offset = _mm256_set1_ps(bits == 8 ? 0.0f : (float)(1 << (bits - 1)));
    for (int g = 0; g < RS_ROWS16_COLS / group; g++, scale += 32)
        for (int half = 0; half < 2; half++)
            _mm256_store_ps(scales[g] + 8 * half, _mm256_cvtph_ps(_mm_loadu_si128(
                                                      (const __m128i *)(scale + 16 * half))));
    for (int half = 0; half < 2; half++) {
        float *to = codes[0] + 8 * half;
        for (int o = 0; o < RS_ROWS16_OCTETS; o++) {
            const uint8_t *base = block + o * (bits == 8 ? 128 : 64) + 32 * half;
            __m256i v[2], high = _mm256_setzero_si256();
            v[0] = v[1] = _mm256_loadu_si256((const __m256i *)base);
            if (bits == 8)
                v[1] = _mm256_loadu_si256((const __m256i *)(base + 64));
            if (high_bits)
                high = _mm256_loadu_si256((const __m256i *)(block + RS_ROWS16_COLS * 8 +
                                                            o / shared * 64 + 32 * half));
#    pragma GCC unroll 8
            for (int i = 0; i < 8; i++, to += 16) {
                __m256 f = _mm256_cvtepi32_ps(code(v, high, o % shared, bits, i));
                _mm256_store_ps(to, bits == 8 ? f : _mm256_sub_ps(f, offset));
            }
        }
    }
}

#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
#    define DECODE(format, bits, group)                                                        \
        RS_AVX2 static void decode_##format(const uint8_t *block, float(*codes)[16],           \
                                            float(*scales)[16])                                \
        {                                                                                      \
            decode(block, codes, scales, bits, group);                                         \
        }
FORMATS(DECODE)

typedef void (*decoder)(const uint8_t *block, float (*codes)[16], float (*scales)[16]);

#    define DECODER(format, bits, group) [RS_FORMAT_##format] = decode_##format,
static const decoder decoders[RS_FORMAT_COUNT] = {FORMATS(DECODER)};

/* sums[width][16] += the chunk's groups x packed columns. */
RS_INLINE RS_AVX2 void
multiply(const chunk *w, const float *x, int groups, int group, float *sums, const int width)
{
    const float *code = w->codes[0];
    for (int g = 0; g < groups; g++) {
        __m256 sum[6][2];
#    pragma GCC unroll 6
        for (int c = 0; c < width; c++)
            sum[c][0] = sum[c][1] = _mm256_setzero_ps();
        for (int k = 0; k < group; k++, code += 16, x += width) {
            __m256 w0 = _mm256_load_ps(code), w1 = _mm256_load_ps(code + 8);
#    pragma GCC unroll 6
            for (int c = 0; c < width; c++) {
                __m256 xc = _mm256_broadcast_ss(x + c);
                sum[c][0] = _mm256_fmadd_ps(w0, xc, sum[c][0]);
                sum[c][1] = _mm256_fmadd_ps(w1, xc, sum[c][1]);
            }
        }
        __asm__ volatile(""
                         :
                         :
                         : "memory"); /* sums stay where they are, not on the stack too */
#    pragma GCC unroll 6
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int h = 0; h < 2; h++) {
                float *to = sums + c * 16 + 8 * h;
                __m256 scale = _mm256_load_ps(w->scales[g] + 8 * h);
                _mm256_store_ps(to, _mm256_fmadd_ps(sum[c][h], scale, _mm256_load_ps(to)));
            }
    }
}

#    define MULTIPLY(width)                                                                    \
        RS_AVX2 static void multiply_##width(const chunk *w, const float *x, int groups,       \
                                             int group, float *sums)                           \
        {                                                                                      \
            multiply(w, x, groups, group, sums, width);                                        \
        }
#    define WIDTHS(X) X(1) X(2) X(3) X(4) X(5) X(6)
WIDTHS(MULTIPLY)

typedef void (*multiplier)(const chunk *w, const float *x, int groups, int group, float *sums);

#    define MULTIPLIER(width) [width] = multiply_##width,
static const multiplier multipliers[] = {WIDTHS(MULTIPLIER)};

/* Decode a chunk of the tile, then let all columns of the panel meet it. */
static void panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    chunk weights;
    const rs_rows16 *g = &j->geometry;
    memset(sums, 0, (size_t)(c1 - c0) * 16 * sizeof *sums);
    for (int32_t b = 0; b < g->blocks; b += CHUNK) {
        int blocks = g->blocks - b < CHUNK ? (int)(g->blocks - b) : CHUNK;
        for (int i = 0; i < blocks; i++, w += g->block_bytes)
            decoders[j->call->shape.format](w, weights.codes + i * RS_ROWS16_COLS,
                                            weights.scales + i * g->groups);
        for (int32_t c = c0; c < c1; c += j->cols) {
            int width = rs_tile_width(j, c);
            const float *x = (const float *)(const void *)rs_tile_record(j, c, width, b);
            multipliers[width](&weights, x, blocks * g->groups, RS_ROWS16_COLS / g->groups,
                               sums + (c - c0) * 16);
        }
    }
}

RS_AVX2 static void store(rs_op op, uint16_t *y, float *sums, const float *up)
{
    rs_epilogue_block(op, sums, up, y, 16);
    rs_store_bf16x8(y, _mm256_load_ps(sums));
    rs_store_bf16x8(y + 8, _mm256_load_ps(sums + 8));
}

static const rs_tile_ops ops = {
    .column_bytes = column_bytes,
    .pack = pack,
    .product = panel,
    .store = store,
    .grid = true,
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
    int cols = call->knobs[0];
    rs_tile_launch(call, &ops, 1, cols, RS_TILE_PANEL_MAX / cols * cols);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_tiled_avx2) = {
    .id = "cpu_linear_tiled_avx2",
    .idea = "GEMM tile: weights decoded to FP32 once, broadcast FMA on interleaved rows",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 2, /* a single column would decode for itself alone */
    .t_max = INT32_MAX,
    .t_tile = 6,
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
