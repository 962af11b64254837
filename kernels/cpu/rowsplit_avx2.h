/* R rows x C columns of a row_split matrix in FP32 with AVX2, half a unit (64 columns) at a
   time. Layer: kernels, header only; the GEMV and the few-column candidate share it.
   A vector of four-bit codes costs one AND and one conversion: nibble p stays where it is,
   worth 16^p, and the prepared x is scaled by 16^-p, which is exact. Codes carry an offset to
   be unsigned; each sum starts at -offset x sum(x) of its lane, so that nothing is left to do
   afterwards. All of it is exact on the grid. */
#ifndef RS_KERNELS_CPU_ROWSPLIT_AVX2_H
#define RS_KERNELS_CPU_ROWSPLIT_AVX2_H

#include "kernels/cpu/lanes.h"
#include "kernels/cpu/rowsplit.h"

#if RS_CPU_X86

enum { RS_HALF_X = 72, RS_AVX2_X_UNIT = 2 * RS_HALF_X * 4 };

/* Prepared x of a half: vector p (0..7), lane i = column 8 i + p (8 p + i for bytes), then a
   vector of start values. */
static inline void rs_avx2_half(const float *x, int bits, float *to)
{
    for (int i = 0; i < 8; i++) {
        float sum = 0;
        for (int p = 0; p < 8; p++) {
            float factor = bits == 4 ? 1.0f / (float)(1u << (4 * p)) : 1.0f;
            to[8 * p + i] = bits == 8 ? x[8 * p + i] : x[8 * i + p] * factor;
            sum += bits == 4 && p == 7 ? 0.0f : x[8 * i + p]; /* the top nibble is signed */
        }
        to[64 + i] = bits == 8 ? 0.0f : sum * -(float)(1 << (bits - 1));
    }
}

RS_AVX2 static void rs_avx2_prepare(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_rowsplit *j = arg;
    int bits = rs_format_get(j->call->shape.format)->bits;
    (void)thread;
    for (int64_t i = begin; i < end; i++) {
        uint16_t x[RS_UNIT];
        float values[RS_UNIT], *to = rs_rowsplit_x(j, i, RS_AVX2_X_UNIT, x);
        for (int e = 0; e < RS_UNIT; e++)
            values[e] = rs_fp_from_bf16(x[e]);
        rs_avx2_half(values, bits, to);
        rs_avx2_half(values + 64, bits, to + RS_HALF_X);
    }
}

/* What a half of one row needs: words of nibbles and of high bits with the sign bit turned. */
typedef struct rs_avx2_words {
    __m256i turned, raw, high;
    const uint8_t *bytes;
} rs_avx2_words;

RS_INLINE RS_AVX2 rs_avx2_words rs_avx2_load(const rs_rowsplit *j,
                                             size_t row,
                                             int32_t half,
                                             const int bits)
{
    rs_avx2_words w = {.bytes =
                           j->base + row * j->base_row + (size_t)half * (bits == 8 ? 64 : 32)};
    const uint8_t *high = j->high + row * j->high_row + (size_t)half * (bits == 5 ? 8 : 16);
    if (bits == 8 || half % 2 == 0)
        rs_cpu_prefetch(w.bytes);
    if (bits == 8)
        return w;
    w.turned = w.raw = _mm256_loadu_si256((const __m256i *)w.bytes);
    if (bits == 4)
        w.turned = _mm256_xor_si256(w.raw, _mm256_set1_epi32((int)0x88888888u));
    if (bits == 5)
        w.high = _mm256_xor_si256(_mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)high)),
                                  _mm256_set1_epi32(0xff));
    if (bits == 6)
        w.high = _mm256_xor_si256(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)high)),
                                  _mm256_set1_epi32(0xaaaa));
    return w;
}

/* Codes of vector p as FP32, in the scale that rs_avx2_half has given x. */
RS_INLINE RS_AVX2 __m256 rs_avx2_codes(const rs_avx2_words *w, int p, const int bits)
{
    if (bits == 8)
        return _mm256_cvtepi32_ps(
            _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i *)(w->bytes + 8 * p))));
    if (bits == 4) {
        __m256i mask = _mm256_set1_epi32((int)(15u << (4 * p)));
        return _mm256_cvtepi32_ps(_mm256_and_si256(p == 7 ? w->raw : w->turned, mask));
    }
    __m256i low = _mm256_and_si256(rs_right32x8(w->raw, 4 * p), _mm256_set1_epi32(15));
    __m256i up = rs_right32x8(w->high, (bits == 5 ? p : 2 * p) - 4);
    up = _mm256_and_si256(up, _mm256_set1_epi32(bits == 5 ? 0x10 : 0x30));
    return _mm256_cvtepi32_ps(_mm256_or_si256(low, up));
}

/* Four sums that stand together, sum i of them being row i / C and column i % C. */
#    define RS_AVX2_FOURS(R, C) (((R) * (C) + 3) / 4)

/* Scales of group `at` (from the rows' first) for sums 4 q .. 4 q + 3; what is past the last
   sum repeats the first row's. */
RS_INLINE RS_AVX2 __m128
rs_avx2_scales(const rs_rowsplit *j, int64_t row, int32_t at, int q, const int R, const int C)
{
    const uint16_t *first = j->scales + (size_t)row * j->scales_row + (size_t)at;
    uint16_t raw[4];
#    pragma GCC unroll 4
    for (int i = 0; i < 4; i++) {
        int sum = 4 * q + i;
        raw[i] = first[(size_t)(sum < R * C ? sum / C : 0) * j->scales_row];
    }
    if (C >= 4 || R * C == 1)
        return _mm_cvtph_ps(_mm_set1_epi16((short)raw[0]));
    return _mm_cvtph_ps(
        _mm_setr_epi16((short)raw[0], (short)raw[1], (short)raw[2], (short)raw[3], 0, 0, 0, 0));
}

/* total += the sums of one or two groups of a half x their scales; `at`: the first group. */
RS_INLINE RS_AVX2 void rs_avx2_add(const rs_rowsplit *j,
                                   int64_t row,
                                   int32_t at,
                                   const int groups,
                                   const __m256 *sum,
                                   __m128 *total,
                                   const int R,
                                   const int C)
{
    const int last = R * C - 1;
#    pragma GCC unroll 4
    for (int q = 0; q < RS_AVX2_FOURS(R, C); q++) {
        int i = 4 * q;
        __m256 v =
            rs_lanes4x8(sum[i], sum[i + 1 < last ? i + 1 : last],
                        sum[i + 2 < last ? i + 2 : last], sum[i + 3 < last ? i + 3 : last]);
        __m128 low = _mm256_castps256_ps128(v), high = _mm256_extractf128_ps(v, 1);
        if (groups == 1)
            low = _mm_add_ps(low, high);
        total[q] = _mm_fmadd_ps(low, rs_avx2_scales(j, row, at, q, R, C), total[q]);
        if (groups == 2)
            total[q] = _mm_fmadd_ps(high, rs_avx2_scales(j, row, at + 1, q, R, C), total[q]);
    }
}

RS_INLINE RS_AVX2 void rs_avx2_kernel(const rs_rowsplit *j,
                                      int64_t row,
                                      int32_t column,
                                      float (*to)[RS_ROWSPLIT_COLS_MAX],
                                      const int bits,
                                      const int group,
                                      const int R,
                                      const int C)
{
    const int parts = bits == 8 ? 2 : 1, vectors = 8 / parts; /* sums a half, vectors a sum */
    const int groups = 64 / parts / group;                    /* a sum */
    __m128 total[RS_AVX2_FOURS(R, C)];
    const float *x =
        (const float *)(const void *)((const uint8_t *)j->x + (size_t)column * j->x_column);
    const size_t x_column = j->x_column / sizeof *x;
#    pragma GCC unroll 4
    for (int q = 0; q < RS_AVX2_FOURS(R, C); q++)
        total[q] = _mm_setzero_ps();
    for (int32_t half = 0; half < 2 * j->units; half++, x += RS_HALF_X) {
        rs_avx2_words w[RS_ROWSPLIT_ROWS_MAX];
#    pragma GCC unroll 2
        for (int part = 0; part < parts; part++) {
            __m256 sum[RS_ROWSPLIT_ROWS_MAX * RS_ROWSPLIT_COLS_MAX];
#    pragma GCC unroll 4
            for (int r = 0; r < R; r++) {
                if (part == 0)
                    w[r] = rs_avx2_load(j, (size_t)(row + r), half, bits);
#    pragma GCC unroll 4
                for (int c = 0; c < C; c++)
                    sum[r * C + c] = bits == 8 ? _mm256_setzero_ps()
                                               : _mm256_loadu_ps(x + (size_t)c * x_column + 64);
#    pragma GCC unroll 8
                for (int v = 0; v < vectors; v++) {
                    int p = part * vectors + v;
                    __m256 codes = rs_avx2_codes(&w[r], p, bits);
#    pragma GCC unroll 4
                    for (int c = 0; c < C; c++)
                        sum[r * C + c] = _mm256_fmadd_ps(
                            codes, _mm256_loadu_ps(x + (size_t)c * x_column + 8 * p),
                            sum[r * C + c]);
                }
            }
            rs_avx2_add(j, row, half * 64 / group + part, groups, sum, total, R, C);
        }
    }
    float sums[4 * RS_AVX2_FOURS(R, C)];
#    pragma GCC unroll 4
    for (int q = 0; q < RS_AVX2_FOURS(R, C); q++)
        _mm_storeu_ps(sums + 4 * q, total[q]);
    RS_ROWSPLIT_STORE(j, row, column, to, R, C, sums[r * (C) + c]);
}

/* Defines <format>_<R>_<C>. */
#    define RS_AVX2_KERNEL(format, bits, group, R, C)                                          \
        RS_AVX2 static void format##_##R##_##C(const rs_rowsplit *j, int64_t row,              \
                                               int32_t column,                                 \
                                               float(*to)[RS_ROWSPLIT_COLS_MAX])               \
        {                                                                                      \
            rs_avx2_kernel(j, row, column, to, bits, group, R, C);                             \
        }

#endif
#endif
