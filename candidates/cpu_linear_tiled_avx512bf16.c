/* Tiled GEMM on bare codes in BF16: VDPBF16PS, lane = row.
   Idea: a nibble, shifted by 4 s, is the index of a VPERMW table lookup, so 32 weights become
   bf16 pairs in two instructions; each decoded vector stays in the first-level cache and meets
   all columns by embedded broadcast. Sums of a group are FP32 and scaled by FMA in FP32.
   Source: the lookup is ours; the loop nest is kernels/cpu/tile.h.
   Wins: T >= 2 where activations must stay 16-bit. Limits: VDPBF16PS flushes subnormals, and
   eight-bit codes take seven instructions a vector instead of two. */
#include "kernels/cpu/rows16_avx512.h"
#include "kernels/cpu/tile.h"

#if RS_CPU_X86

static size_t column_bytes(rs_format format)
{
    (void)format;
    return RS_ROWS16_COLS * sizeof(uint16_t);
}

/* Record: [pair of k][column] 32 bits. */
static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    uint32_t *out = record;
    (void)format;
    for (int c = 0; c < width; c++)
        for (int i = 0; i < RS_ROWS16_COLS / 2; i++) {
            const uint16_t *pair = x + (size_t)c * stride + 2 * i;
            uint32_t low = 2 * i < count ? pair[0] : 0, high = 2 * i + 1 < count ? pair[1] : 0;
            out[i * width + c] = low | high << 16;
        }
}

RS_INLINE RS_AVX512BF16 void
decode(const uint8_t *block, rs_tile_block *out, int r, int rows, int bits, int group)
{
    const int high_bits = bits == 8 ? 0 : bits - 4;
    const uint8_t *high = block + RS_ROWS16_COLS * 8;
    const __m512i low_table = rs_bf16_table(bits, 0, 0), high_table = rs_bf16_table(bits, 0, 1);
    uint8_t *to = out->weights + 64 * r;
#    pragma GCC unroll 4
    for (int o = 0; o < RS_ROWS16_OCTETS; o++) {
        __m512i base = _mm512_loadu_si512(block + o * (bits == 8 ? 128 : 64)), up = base;
        __m512i second = bits == 8 ? _mm512_loadu_si512(block + o * 128 + 64) : base;
        int sub = 0;
        if (high_bits)
            up = rs_rows16_high(high, o, high_bits, &sub);
#    pragma GCC unroll 4
        for (int s = 0; s < 4; s++, to += 64 * rows) {
            __m512i w;
            if (bits == 8) {
                w = rs_bytes_to_bf16(s % 2 ? second : base, s / 2);
            } else {
                __m512i index = rs_rows16_index(base, up, sub, high_bits, s);
                w = bits == 6 ? _mm512_permutex2var_epi16(low_table, index, high_table)
                              : _mm512_permutexvar_epi16(index, low_table);
            }
            _mm512_store_si512(to, w);
        }
    }
    const uint8_t *scales = block + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    rs_rows16_scales(scales, RS_ROWS16_COLS / group, bits == 8 ? 0x1p-24f : 1.0f, out->scales,
                     r, rows);
}

#    define DECODE(format, bits, group)                                                        \
        RS_AVX512BF16 static void decode_##format(const uint8_t *block, rs_tile_block *out,    \
                                                  int r, int rows)                             \
        {                                                                                      \
            if (rows == 1)                                                                     \
                decode(block, out, 0, 1, bits, group);                                         \
            else                                                                               \
                decode(block, out, r, 2, bits, group);                                         \
        }
DECODE(q4g64, 4, 64)
DECODE(q4g32, 4, 32)
DECODE(q5g64, 5, 64)
DECODE(q6g64, 6, 64)
DECODE(q8g32, 8, 32)

RS_INLINE RS_AVX512BF16 void multiply(const rs_tile_block *block,
                                      const uint32_t *x,
                                      int groups,
                                      float *sums,
                                      const int rows,
                                      const int width)
{
    const uint8_t *w = block->weights;
    const float *scale = block->scales;
    for (int g = 0; g < groups; g++, scale += 16 * rows) {
        __m512 part[RS_TILE_COLS_MAX][RS_TILE_ROWS_MAX];
#    pragma GCC unroll 12
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int r = 0; r < rows; r++)
                part[c][r] = _mm512_setzero_ps();
        for (int i = RS_ROWS16_COLS / 2 / groups; i > 0; i--, w += 64 * rows, x += width) {
            __m512i v[RS_TILE_ROWS_MAX];
#    pragma GCC unroll 2
            for (int r = 0; r < rows; r++)
                v[r] = _mm512_load_si512(w + 64 * r);
#    pragma GCC unroll 12
            for (int c = 0; c < width; c++) {
                __m512i pair = _mm512_set1_epi32((int)x[c]);
#    pragma GCC unroll 2
                for (int r = 0; r < rows; r++)
                    part[c][r] = _mm512_dpbf16_ps(part[c][r], (__m512bh)v[r], (__m512bh)pair);
            }
        }
#    pragma GCC unroll 12
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int r = 0; r < rows; r++) {
                float *sum = sums + (c * rows + r) * 16;
                __m512 scaled = _mm512_load_ps(scale + 16 * r);
                _mm512_store_ps(sum, _mm512_fmadd_ps(part[c][r], scaled, _mm512_load_ps(sum)));
            }
    }
}

#    define MULTIPLY(rows, width)                                                              \
        RS_AVX512BF16 static void multiply_##rows##_##width(                                   \
            const rs_tile_block *block, const void *record, int groups, float *sums)           \
        {                                                                                      \
            multiply(block, record, groups, sums, rows, width);                                \
        }
#    define WIDTHS(X, rows)                                                                    \
        X(rows, 1)                                                                             \
        X(rows, 2)                                                                             \
        X(rows, 3) X(rows, 4) X(rows, 5) X(rows, 6) X(rows, 7) X(rows, 8) X(rows, 9)           \
            X(rows, 10) X(rows, 11) X(rows, 12)
WIDTHS(MULTIPLY, 1)
WIDTHS(MULTIPLY, 2)

RS_AVX512BF16 static void store(uint16_t *y, const float *sums)
{
    rs_store_bf16x16(y, _mm512_load_ps(sums));
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
    .multiply = {{WIDTHS(MULTIPLY_ENTRY, 1)}, {WIDTHS(MULTIPLY_ENTRY, 2)}},
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
    rs_tile_launch(call, &ops, call->knobs[0], call->knobs[1]);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_tiled_avx512bf16) = {
    .id = "cpu_linear_tiled_avx512bf16",
    .idea = "GEMM tile: codes to BF16 by table lookup, VDPBF16PS on interleaved rows",
    .op = RS_OP_linear,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .cpu_features = RS_CPU_AVX512 | RS_CPU_AVX512_BF16,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 2,
    .knobs = {{"tiles", {1, 2}, 2}, {"cols", {8, 12}, 2}},
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
