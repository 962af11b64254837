/* Products with codes and activations in FP16, sums in FP32: the codes of a frag16 block, its
   product with one tile of eight columns, activations brought into FP16's range. Layer:
   kernels, CUDA only.

   Why FP16: its mantissa takes a code from bits 4..9 of a half as well as from bits 0..5, so
   that every second shift of the BF16 form (rs_frag16_codes) falls away, and integer
   instructions, at half the rate of others, are what small-T kernels wait for. Codes are exact.
   So are activations of BF16 (8 bits of mantissa in 11) after a power of two per column, down
   to 2^-29 of the column's largest; what is smaller loses bits that FP32 sums lose too. */
#ifndef RS_KERNELS_CUDA_HALF_CUH
#define RS_KERNELS_CUDA_HALF_CUH

#include "kernels/cuda/frag16.cuh"

enum { RS_HALF_1024 = 0x64006400 }; /* 1024.0, twice: FP16 counts in ones from there */

/* c += A B: m16n8k16 as rs_mma, fp16 in. */
__device__ __forceinline__ void
rs_half_mma(float (&acc)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1)
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
        "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(acc[0]), "+f"(acc[1]), "+f"(acc[2]), "+f"(acc[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ uint32_t rs_half_add(uint32_t a, uint32_t b)
{
    __half2 d = __hadd2(*(const __half2 *)&a, *(const __half2 *)&b);
    return *(const uint32_t *)&d;
}

__device__ __forceinline__ uint32_t rs_half_fma(uint32_t a, uint32_t b, uint32_t c)
{
    __half2 d = __hfma2(*(const __half2 *)&a, *(const __half2 *)&b, *(const __half2 *)&c);
    return *(const uint32_t *)&d;
}

/* Twice -(1024 + half), half = 2^(BITS - 1), in FP16: what takes 1024 + u back to a code. */
__device__ __forceinline__ constexpr uint32_t rs_half_bias(int bits)
{
    return 0xe400e400u + (0x00010001u << (bits - 1));
}

/* Pairs of four or six bits: nibbles of a word, two of them where they stand. */
template <rs_format F>
__device__ __forceinline__ uint32_t rs_half_nibble(const rs_frag16_lane<F> &w, int j, int p)
{
    constexpr int BITS = rs_frag16_of<F>::bits;
    const uint32_t words[4] = {w.base[0].x, w.base[0].y, w.base[0].z, w.base[0].w};
    uint32_t v =
        rs_and_or(words[j] >> (p / 2 * 8), p % 2 ? 0x00f000f0u : 0x000f000fu, RS_HALF_1024);
    if constexpr (BITS == 6) {
        int at = 2 * (4 * (j % 2) + p), to = p % 2 ? 8 : 4;
        uint32_t top = w.high[j / 2];
        v = rs_and_or(at >= to ? top >> (at - to) : top << (to - at), 0x00030003u << to, v);
    }
    if (p % 2 == 0)
        return rs_half_add(v, rs_half_bias(BITS));
    /* (1024 + 16 u) / 16 - (64 + half) */
    return rs_half_fma(v, 0x2c002c00u, BITS == 4 ? 0xd480d480u : 0xd600d600u);
}

/* Pair i = 4 j + p of five bits: of three in a word two where they stand. */
__device__ __forceinline__ uint32_t rs_half_five(const rs_frag16_lane<RS_FORMAT_q5g64> &w,
                                                 int i)
{
    const uint32_t words[5] = {w.base[0].x, w.base[0].y, w.base[0].z, w.base[0].w, w.high[0]};
    if (i == 15)
        return rs_half_add(rs_frag16_pair15(w, 0, RS_HALF_1024), rs_half_bias(5));
    if (i % 3 == 1) /* (1024 + 32 u) / 32 - (32 + 16) */
        return rs_half_fma(rs_and_or(words[i / 3], 0x03e003e0u, RS_HALF_1024), 0x28002800u,
                           0xd200d200u);
    return rs_half_add(rs_and_or(words[i / 3] >> (i % 3 * 5), 0x001f001fu, RS_HALF_1024),
                       rs_half_bias(5));
}

/* Exact codes of step j (0..3) as the four A registers of an m16n8k16. */
template <rs_format F>
__device__ __forceinline__ void
rs_half_codes(const rs_frag16_lane<F> &w, int j, uint32_t (&a)[4])
{
    using of = rs_frag16_of<F>;
    if constexpr (of::bits == 8) {
        const uint4 &v = w.base[of::vectors == 2 ? j / 2 : 0];
        const uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int h = 0; h < 2; h++) { /* 1024 + 128 + code: the sign bit turned around */
            uint32_t u = words[2 * (j % 2) + h] ^ 0x80808080u;
            a[2 * h] = rs_half_add(__byte_perm(u, RS_HALF_1024, 0x5250), rs_half_bias(8));
            a[2 * h + 1] = rs_half_add(__byte_perm(u, RS_HALF_1024, 0x5351), rs_half_bias(8));
        }
    } else {
#pragma unroll
        for (int p = 0; p < 4; p++)
            if constexpr (of::bits == 5)
                a[p] = rs_half_five(w, 4 * j + p);
            else
                a[p] = rs_half_nibble<F>(w, j, p);
    }
}

/* One block of one tile times eight columns: acc += scale * (codes x), group by group in FP32.
   b[2 j], b[2 j + 1] are the words of step j. */
template <rs_format F>
__device__ __forceinline__ void
rs_half_block(const rs_frag16_lane<F> &w, const uint32_t (&b)[8], float (&acc)[4])
{
    constexpr int GROUPS = rs_frag16_of<F>::groups, STEPS = 4 / GROUPS;
#pragma unroll
    for (int g = 0; g < GROUPS; g++) {
        float part[4] = {};
#pragma unroll
        for (int s = 0; s < STEPS; s++) {
            const int j = g * STEPS + s;
            uint32_t codes[4];
            rs_half_codes<F>(w, j, codes);
            rs_half_mma(part, codes, b[2 * j], b[2 * j + 1]);
        }
        float2 scale = rs_frag16_scale<F>(w, g);
        acc[0] = fmaf(scale.x, part[0], acc[0]);
        acc[1] = fmaf(scale.x, part[1], acc[1]);
        acc[2] = fmaf(scale.y, part[2], acc[2]);
        acc[3] = fmaf(scale.y, part[3], acc[3]);
    }
}

/* The larger absolute value of each of the two bf16, as bits; NaN counts as very large. */
__device__ __forceinline__ uint32_t rs_half_peak(uint32_t most, const uint4 &v)
{
    const uint32_t k = 0x7fff7fffu;
    return __vmaxu2(__vmaxu2(most, __vmaxu2(v.x & k, v.y & k)), __vmaxu2(v.z & k, v.w & k));
}

/* Exponent of the power of two that brings a column whose largest absolute value has these
   bf16 bits to the top of FP16's range, 2^14 to 2^15. Columns of zeros, and those with an
   infinity or NaN, stay as they are. */
__device__ __forceinline__ int32_t rs_half_exponent(uint32_t peak)
{
    int32_t exponent = (int32_t)(peak >> 7);
    return exponent == 0 || exponent == 255 ? 0 : min(127 + 14 - exponent, 126);
}

__device__ __forceinline__ float rs_half_power(int32_t exponent)
{
    return __int_as_float((127 + exponent) << 23);
}

/* Eight bf16 as eight fp16, times `factor`. */
__device__ __forceinline__ uint4 rs_half_of(const uint4 &v, float factor)
{
    uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
    for (int i = 0; i < 4; i++) {
        __half2 h =
            __floats2half2_rn(rs_bf16_low(words[i]) * factor, rs_bf16_high(words[i]) * factor);
        words[i] = *(const uint32_t *)&h;
    }
    return make_uint4(words[0], words[1], words[2], words[3]);
}

#endif
