/* Decode of rows16 vectors with AVX-512: sixteen rows a vector. Layer: kernels, header only. */
#ifndef RS_KERNELS_CPU_ROWS16_AVX512_H
#define RS_KERNELS_CPU_ROWS16_AVX512_H

#include "kernels/cpu/simd.h"
#include "kernels/layout_rows16.h"

#if RS_CPU_X86

/* The 64-byte vector of octet `octet` in the high plane, and the octet's number inside it. */
RS_INLINE RS_AVX512 __m512i rs_rows16_high(const uint8_t *high, int octet, int bits, int *sub)
{
    int shared = 4 / bits;
    *sub = octet % shared;
    return _mm512_loadu_si512(high + octet / shared * 64);
}

/* Bytes 0..2^bits - 1 (code plus offset) of columns {0,4,1,5} (e = 0) or {2,6,3,7} (e = 1). */
RS_INLINE RS_AVX512 __m512i
rs_rows16_bytes(__m512i base, __m512i high, int sub, int high_bits, int e)
{
    __m512i low = _mm512_and_si512(e ? rs_right16x32(base, 4) : base, _mm512_set1_epi8(15));
    if (!high_bits)
        return low;
    __m512i up = rs_right16x32(high, high_bits * (2 * sub + e) - 4);
    __m512i mask = _mm512_set1_epi8((char)(((1 << high_bits) - 1) << 4));
    return _mm512_ternarylogic_epi32(low, up, mask, 0xf8); /* low | (up & mask) */
}

/* Word index for a table of bf16 codes: bits above 4 + high_bits are rubbish. Columns 2 s and
   2 s + 1 stand in the halves of each 32-bit lane. */
RS_INLINE RS_AVX512 __m512i
rs_rows16_index(__m512i base, __m512i high, int sub, int high_bits, int s)
{
    __m512i low = rs_right16x32(base, 4 * s);
    if (!high_bits)
        return low;
    int bit = 8 * (s / 2) + high_bits * (2 * sub + s % 2);
    __m512i mask = _mm512_set1_epi16((short)(((1 << high_bits) - 1) << 4));
    return rs_select(mask, rs_right16x32(high, bit - 4), low);
}

/* Signed bytes to bf16 in place: the low (`upper` = 0) or high byte of every word, times 2^24.
   Exact: eight bits fit the significand of bf16, so the cut is clean. */
RS_INLINE RS_AVX512 __m512i rs_bytes_to_bf16(__m512i v, int upper)
{
    const __m512i top = _mm512_set1_epi32((int)0xff000000u);
    __m512i even = _mm512_slli_epi32(v, 24), odd = _mm512_slli_epi32(v, 8);
    if (upper) {
        even = _mm512_slli_epi32(v, 16);
        even = _mm512_and_si512(even, top);
        odd = v;
    }
    odd = _mm512_and_si512(odd, top);
    __m512i f0 = _mm512_castps_si512(_mm512_cvtepi32_ps(even));
    __m512i f1 = _mm512_castps_si512(_mm512_cvtepi32_ps(odd));
    return rs_select(_mm512_set1_epi32((int)0xffff0000u), f1, _mm512_srli_epi32(f0, 16));
}

/* Codes -2^(bits-1).. as bf16, entries [32 part, 32 part + 32) of the table that offset codes
   (`flip` = 0) or two's complement codes (`flip` = 2^(bits-1)) index. Tables of 16 repeat. */
RS_INLINE RS_AVX512 __m512i rs_bf16_table(int bits, int flip, int part)
{
    const __m512i lanes = _mm512_add_epi32(
        _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30),
        _mm512_set1_epi32(32 * part));
    const __m512i mask = _mm512_set1_epi32((1 << bits) - 1),
                  half = _mm512_set1_epi32(1 << (bits - 1));
    const __m512i turn = _mm512_set1_epi32(flip), one = _mm512_set1_epi32(1);
    __m512i even = _mm512_xor_si512(_mm512_and_si512(lanes, mask), turn);
    __m512i odd = _mm512_xor_si512(_mm512_and_si512(_mm512_add_epi32(lanes, one), mask), turn);
    __m512i f0 = _mm512_castps_si512(_mm512_cvtepi32_ps(_mm512_sub_epi32(even, half)));
    __m512i f1 = _mm512_castps_si512(_mm512_cvtepi32_ps(_mm512_sub_epi32(odd, half)));
    return rs_select(_mm512_set1_epi32((int)0xffff0000u), f1, _mm512_srli_epi32(f0, 16));
}

/* Scales of a block of tile r of `rows`, times `factor`: out[group][rows][16]. */
RS_INLINE RS_AVX512 void
rs_rows16_scales(const uint8_t *scales, int groups, float factor, float *out, int r, int rows)
{
    for (int g = 0; g < groups; g++) {
        __m512 s = _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(scales + 32 * g)));
        _mm512_store_ps(out + (g * rows + r) * 16, _mm512_mul_ps(s, _mm512_set1_ps(factor)));
    }
}

#endif
#endif
