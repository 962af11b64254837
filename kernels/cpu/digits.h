/* Activations as two signed digits of seven or eight bits, for exact products by int8
   instructions. Layer: kernels, header only. On the grid (kernels/cpu/grid.h) the activations
   of a group are integers below 2^14 times a power of two; x = worth (d1 B + d0), B =
   2^digit_bits, every digit in [-B/2, B/2]. Sums of a digit are integers and exact, and so is
   their sum. Source: digits are the splitting of Ozaki et al. (Numer. Algorithms 2012), in one
   operand. */
#ifndef RS_KERNELS_CPU_DIGITS_H
#define RS_KERNELS_CPU_DIGITS_H

#include "kernels/cpu/a8.h"

enum { RS_DIGITS = 2 };

#if RS_CPU_X86

/* Power of two 2^e as a float; e is clamped to what a normal float has. */
static inline float rs_digits_power(int e)
{
    e = e < -126 ? -126 : e > 127 ? 127 : e;
    return rs_fp_from_bits((uint32_t)(e + 127) << 23);
}

/* The lowest digit of each lane, which is taken out of it. */
RS_INLINE RS_AVX2 __m256i rs_digits_take(__m256i *v, const int digit_bits)
{
    __m256i digit = _mm256_slli_epi32(*v, 32 - digit_bits);
    digit = _mm256_srai_epi32(digit, 32 - digit_bits);
    *v = _mm256_srai_epi32(_mm256_sub_epi32(*v, digit), digit_bits);
    return digit;
}

/* One group (32 or 64 elements, on the grid of `bits`) of one column: quads[digit], lowest
   first, in the order of the layout; sums[digit] of the group. Returns the worth of digit 0,
   not finite where an activation is not. */
RS_INLINE RS_AVX2 float rs_digits_split(const uint16_t *x,
                                        const int group,
                                        const int bits,
                                        const int digit_bits,
                                        uint32_t quads[RS_DIGITS][16],
                                        int32_t sums[RS_DIGITS])
{
    float amax = rs_a8_amax(x, group);
    int e = (int)(rs_fp_bits(amax) >> 23) - 127; /* 2^e <= amax < 2^(e + 1) */
    float factor = rs_digits_power(bits - 1 - e);
    __m256i all[RS_DIGITS];
    for (int d = 0; d < RS_DIGITS; d++)
        all[d] = _mm256_setzero_si256();
    for (int at = 0; at < group; at += 32) {
        __m256i fixed[4], digit[4];
        for (int i = 0; i < 4; i++)
            fixed[i] = _mm256_cvtps_epi32(
                _mm256_mul_ps(rs_load_bf16x8(x + at + 8 * i), _mm256_set1_ps(factor)));
        for (int d = 0; d < RS_DIGITS; d++) {
            for (int i = 0; i < 4; i++) {
                digit[i] = rs_digits_take(&fixed[i], digit_bits);
                all[d] = _mm256_add_epi32(all[d], digit[i]);
            }
            _mm256_storeu_si256((__m256i *)(quads[d] + at / 4), rs_a8_bytes(digit));
        }
    }
    for (int d = 0; d < RS_DIGITS; d++)
        sums[d] = rs_a8_sum(all[d]);
    return 1 / factor + (amax - amax);
}

#endif
#endif
