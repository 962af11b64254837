/* Tiled GEMM and GEMV on int8 activations: VPDPBUSD, lane = row, four columns of K a step.
   Idea: codes plus an offset are unsigned bytes, which VPDPBUSD multiplies with signed int8
   activations; the offset is taken out by starting each sum at -offset x sum(x). Activations
   are quantised here, one FP32 scale a token and weight group.
   Source: int8 activations in blocks are ggml's; the offset in the start value is oneDNN's
   compensation. Wins: everywhere the model allows 8-bit activations; at T = 1 it reads at the
   speed of memory. Limits: numeric class a8; groups of 32 pay the FP32 scaling twice as often.
 */
#include "kernels/cpu/rows16_avx512.h"
#include "kernels/cpu/tile.h"
#include "kernels/fp.h"

#include <math.h>

#if RS_CPU_X86

enum { QUADS = RS_ROWS16_COLS / 4 };

static size_t column_bytes(rs_format format)
{
    return RS_ROWS16_COLS + (size_t)(RS_ROWS16_COLS / rs_format_get(format)->group) * 8;
}

/* Quantise one group of one column; returns the sum of its int8 values. */
RS_AVX512VNNI static int quantise(const float *x, int group, int8_t *q, float *out_scale)
{
    __m512 top = _mm512_setzero_ps();
    for (int i = 0; i < group; i += 16)
        top = _mm512_max_ps(top, _mm512_abs_ps(_mm512_loadu_ps(x + i)));
    float amax = _mm512_reduce_max_ps(top), inverse = amax > 0 ? 127.0f / amax : 0.0f;
    if (!(inverse <= 0x1p126f)) /* subnormal activations: too small to matter */
        amax = inverse = 0;
    __m512i total = _mm512_setzero_si512();
    for (int i = 0; i < group; i += 16) {
        __m512 scaled = _mm512_mul_ps(_mm512_loadu_ps(x + i), _mm512_set1_ps(inverse));
        __m512i code = _mm512_cvtps_epi32(scaled);
        total = _mm512_add_epi32(total, code);
        _mm_storeu_si128((__m128i *)(q + i), _mm512_cvtsepi32_epi8(code));
    }
    *out_scale = amax / 127.0f;
    return _mm512_reduce_add_epi32(total);
}

/* Record: [quad][column] four int8, then [group][column] int32 start values, then FP32 scales.
   The quads of an octet are its columns {0,4,1,5} and {2,6,3,7}, as the layout has them. */
RS_AVX512VNNI static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    const rs_format_info *f = rs_format_get(format);
    int groups = RS_ROWS16_COLS / f->group;
    const int offset = 1 << (f->bits - 1);
    uint32_t *quads = record;
    int32_t *start = (int32_t *)(quads + QUADS * width);
    float *scales = (float *)(start + groups * width);
    const __m128i order = _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    for (int c = 0; c < width; c++) {
        float values[RS_ROWS16_COLS] = {0};
        int8_t q[RS_ROWS16_COLS];
        for (int i = 0; i < count; i++)
            values[i] = rs_fp_from_bf16(x[(size_t)c * stride + (size_t)i]);
        for (int g = 0; g < groups; g++)
            start[g * width + c] = -offset * quantise(values + g * f->group, f->group,
                                                      q + g * f->group, &scales[g * width + c]);
        for (int i = 0; i < QUADS; i += 4) {
            __m128i codes = _mm_loadu_si128((const __m128i *)(q + 4 * i));
            uint32_t four[4];
            _mm_storeu_si128((__m128i *)four, _mm_shuffle_epi8(codes, order));
            for (int e = 0; e < 4; e++)
                quads[(i + e) * width + c] = four[e];
        }
    }
}

RS_INLINE RS_AVX512VNNI void
decode(const uint8_t *block, rs_tile_block *out, int r, int rows, int bits, int group)
{
    const int high_bits = bits == 8 ? 0 : bits - 4;
    const uint8_t *high = block + RS_ROWS16_COLS * 8;
    uint8_t *to = out->weights + 64 * r;
#    pragma GCC unroll 4
    for (int o = 0; o < RS_ROWS16_OCTETS; o++) {
        __m512i base = _mm512_loadu_si512(block + o * (bits == 8 ? 128 : 64)), up = base;
        int sub = 0;
        if (high_bits)
            up = rs_rows16_high(high, o, high_bits, &sub);
#    pragma GCC unroll 2
        for (int e = 0; e < 2; e++, to += 64 * rows) {
            __m512i v;
            if (bits == 8)
                v = _mm512_xor_si512(_mm512_loadu_si512(block + o * 128 + 64 * e),
                                     _mm512_set1_epi8((char)0x80));
            else
                v = rs_rows16_bytes(base, up, sub, high_bits, e);
            _mm512_store_si512(to, v);
        }
    }
    const uint8_t *scales = block + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    rs_rows16_scales(scales, RS_ROWS16_COLS / group, 1.0f, out->scales, r, rows);
}

#    define DECODE(format, bits, group)                                                        \
        RS_AVX512VNNI static void decode_##format(const uint8_t *block, rs_tile_block *out,    \
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

RS_INLINE RS_AVX512VNNI void multiply(const rs_tile_block *block,
                                      const uint32_t *x,
                                      int groups,
                                      float *sums,
                                      const int rows,
                                      const int width)
{
    const uint8_t *w = block->weights;
    const float *scale = block->scales;
    const int32_t *start = (const int32_t *)(x + QUADS * width);
    const float *x_scale = (const float *)(start + groups * width);
    for (int g = 0; g < groups; g++, scale += 16 * rows, start += width, x_scale += width) {
        __m512i part[RS_TILE_COLS_MAX][RS_TILE_ROWS_MAX];
#    pragma GCC unroll 12
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int r = 0; r < rows; r++)
                part[c][r] = _mm512_set1_epi32(start[c]);
        for (int i = QUADS / groups; i > 0; i--, w += 64 * rows, x += width) {
            __m512i v[RS_TILE_ROWS_MAX];
#    pragma GCC unroll 2
            for (int r = 0; r < rows; r++)
                v[r] = _mm512_load_si512(w + 64 * r);
#    pragma GCC unroll 12
            for (int c = 0; c < width; c++) {
                __m512i quad = _mm512_set1_epi32((int)x[c]);
#    pragma GCC unroll 2
                for (int r = 0; r < rows; r++)
                    part[c][r] = _mm512_dpbusd_epi32(part[c][r], v[r], quad);
            }
        }
#    pragma GCC unroll 12
        for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
            for (int r = 0; r < rows; r++) {
                float *sum = sums + (c * rows + r) * 16;
                __m512 s =
                    _mm512_mul_ps(_mm512_load_ps(scale + 16 * r), _mm512_set1_ps(x_scale[c]));
                __m512 part_ps = _mm512_cvtepi32_ps(part[c][r]);
                _mm512_store_ps(sum, _mm512_fmadd_ps(part_ps, s, _mm512_load_ps(sum)));
            }
    }
}

#    define MULTIPLY(rows, width)                                                              \
        RS_AVX512VNNI static void multiply_##rows##_##width(                                   \
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

RS_AVX512VNNI static void store(uint16_t *y, const float *sums)
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

RS_CANDIDATE(cpu_linear_vnni) = {
    .id = "cpu_linear_vnni",
    .idea = "int8 activations: VPDPBUSD on interleaved rows, GEMV and GEMM",
    .op = RS_OP_linear,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .cpu_features = RS_CPU_AVX512 | RS_CPU_AVX512_VNNI,
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
