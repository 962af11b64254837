/* Activations in int8 for CPU candidates of class a8 on rows16 tiles. Layer: kernels, header
   only. One FP32 scale a token and weight group: amax / 127, codes by nearest even.
   Source: int8 activations in blocks are ggml's; a start value of -offset x sum(codes), which
   lets weight codes be unsigned, is oneDNN's compensation. */
#ifndef RS_KERNELS_CPU_A8_H
#define RS_KERNELS_CPU_A8_H

#include "kernels/cpu/tile.h"

enum { RS_A8_QUADS = RS_ROWS16_COLS / 4 };

/* Bytes of a packed column of a block: codes, then a start value and a scale a group. */
static inline size_t rs_a8_column_bytes(rs_format format)
{
    return RS_ROWS16_COLS + (size_t)(RS_ROWS16_COLS / rs_format_get(format)->group) * 8;
}

#if RS_CPU_X86

/* 32 numbers that fit int8, as bytes: columns of each octet as the layout has them in its two
   quads, {0,4,1,5} and {2,6,3,7}. */
RS_INLINE RS_AVX2 __m256i rs_a8_bytes(const __m256i q[4])
{
    const __m256i turn = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    const __m256i order = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
    __m256i words0 = _mm256_packs_epi32(q[0], q[1]), words1 = _mm256_packs_epi32(q[2], q[3]);
    __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packs_epi16(words0, words1), turn);
    return _mm256_shuffle_epi8(bytes, order);
}

RS_INLINE RS_AVX2 float rs_a8_amax(const uint16_t *x, int group)
{
    const __m256 sign = _mm256_set1_ps(-0.0f);
    __m256 top = _mm256_setzero_ps();
    for (int i = 0; i < group; i += 8)
        top = _mm256_max_ps(top, _mm256_andnot_ps(sign, rs_load_bf16x8(x + i)));
    __m128 m = _mm_max_ps(_mm256_castps256_ps128(top), _mm256_extractf128_ps(top, 1));
    m = _mm_max_ps(m, _mm_movehl_ps(m, m));
    return _mm_cvtss_f32(_mm_max_ss(m, _mm_movehdup_ps(m)));
}

RS_INLINE RS_AVX2 int32_t rs_a8_sum(__m256i v)
{
    __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4e));
    return _mm_cvtsi128_si32(_mm_add_epi32(s, _mm_shuffle_epi32(s, 0xb1)));
}

/* Quantise one group (32 or 64 elements) of one column: its quads. Returns the sum of
   the codes. */
RS_INLINE RS_AVX2 int32_t rs_a8_quantise(const uint16_t *x,
                                         const int group,
                                         uint32_t *quads,
                                         float *out_scale)
{
    float amax = rs_a8_amax(x, group), inverse = amax > 0 ? 127.0f / amax : 0.0f;
    if (!(inverse <= 0x1p126f)) /* subnormal activations: too small to matter */
        amax = inverse = 0;
    *out_scale = amax / 127.0f;
    __m256i total = _mm256_setzero_si256();
    for (int i = 0; i < group; i += 32) {
        __m256i q[4];
        for (int e = 0; e < 4; e++) {
            __m256 v = _mm256_mul_ps(rs_load_bf16x8(x + i + 8 * e), _mm256_set1_ps(inverse));
            q[e] = _mm256_cvtps_epi32(v);
            total = _mm256_add_epi32(total, q[e]);
        }
        _mm256_storeu_si256((__m256i *)(quads + i / 4), rs_a8_bytes(q));
    }
    return rs_a8_sum(total);
}

RS_INLINE RS_AVX2 void rs_a8_pack_column(
    const uint16_t *x, const int group, int offset, int c, int width, void *record)
{
    const int groups = RS_ROWS16_COLS / group, quads = group / 4;
    uint32_t *to = record, q[16];
    int32_t *start = (int32_t *)(to + RS_A8_QUADS * width);
    float *scales = (float *)(void *)(start + groups * width);
    for (int g = 0; g < groups; g++) {
        int32_t sum = rs_a8_quantise(x + g * group, group, q, &scales[g * width + c]);
        start[g * width + c] = -offset * sum;
        for (int i = 0; i < quads; i++)
            to[(g * quads + i) * width + c] = q[i];
    }
}

/* rs_tile_ops.pack. Record: [quad][column] four codes, then [group][column] int32 start values
   -2^(bits - 1) x sum of the codes, then FP32 scales. */
RS_AVX2 static inline void rs_a8_pack(
    rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    const rs_format_info *f = rs_format_get(format);
    uint16_t padded[RS_ROWS16_COLS] = {0};
    for (int c = 0; c < width; c++, x += stride) {
        const uint16_t *from = x;
        if (count < RS_ROWS16_COLS)
            from = memcpy(padded, x, (size_t)count * 2);
        if (f->group == 32)
            rs_a8_pack_column(from, 32, 1 << (f->bits - 1), c, width, record);
        else
            rs_a8_pack_column(from, 64, 1 << (f->bits - 1), c, width, record);
    }
}

#endif
#endif
