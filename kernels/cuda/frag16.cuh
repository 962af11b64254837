/* Reading the frag16 layout on the device: addresses, a lane's part of a block, exact codes in
   BF16. Layer: kernels, CUDA only. The placement is described in kernels/layout_frag16.h.
   Source of the decode: OR a code of up to 7 bits into the mantissa of 128.0 and subtract, as
   Marlin and FasterTransformer do in FP16; the 8-bit form with the sign bit as a second operand
   is ours. */
#ifndef RS_KERNELS_CUDA_FRAG16_CUH
#define RS_KERNELS_CUDA_FRAG16_CUH

#include "kernels/cuda/mma.cuh"
#include "kernels/format.h"
#include "kernels/layout_frag16.h"

/* Geometry of a format, known to the compiler. */
template <rs_format F> struct rs_frag16_of;
template <> struct rs_frag16_of<RS_FORMAT_q4g64> {
    static constexpr int bits = 4, groups = 1, vectors = 1, highs = 0;
};
template <> struct rs_frag16_of<RS_FORMAT_q4g32> {
    static constexpr int bits = 4, groups = 2, vectors = 1, highs = 0;
};
template <> struct rs_frag16_of<RS_FORMAT_q5g64> {
    static constexpr int bits = 5, groups = 1, vectors = 1, highs = 1;
};
template <> struct rs_frag16_of<RS_FORMAT_q6g64> {
    static constexpr int bits = 6, groups = 1, vectors = 1, highs = 2;
};
template <> struct rs_frag16_of<RS_FORMAT_q8g32> {
    static constexpr int bits = 8, groups = 2, vectors = 2, highs = 0;
};

/* The planes of a matrix in device memory; passed to kernels by value. */
struct rs_frag16_view {
    const uint8_t *base, *high, *scales;
    int32_t tiles, blocks;
};

static inline rs_frag16_view
rs_frag16_view_of(const void *w, rs_format format, int32_t n, int32_t k)
{
    rs_frag16_planes p = rs_layout_frag16_planes(format, n, k);
    const uint8_t *at = (const uint8_t *)w;
    return {at + p.base, at + p.high, at + p.scales, p.tiles, p.blocks};
}

/* What one lane holds of a block; `scale[g]` = fp16 of rows q and q + 8. */
template <rs_format F> struct rs_frag16_lane {
    using of = rs_frag16_of<F>;
    uint4 base[of::vectors];
    uint32_t high[of::highs ? of::highs : 1];
    uint32_t scale[of::groups];
};

/* Bytes of shared memory that a warp needs for one block: a private slot a lane, no padding. */
template <rs_format F> __host__ __device__ constexpr int rs_frag16_slot_bytes()
{
    using of = rs_frag16_of<F>;
    return 32 * (16 * of::vectors + 4 * of::highs + 4 * of::groups);
}

/* The same for a format known at run time. */
static inline size_t rs_frag16_slot_bytes_of(rs_format format)
{
    const rs_format_info *f = rs_format_get(format);
    size_t vectors = f->bits == 8 ? 2 : 1, highs = vectors == 1 ? (size_t)f->bits - 4 : 0;
    return 32 * (16 * vectors + 4 * highs + 4 * (size_t)(RS_FRAG16_COLS / f->group));
}

/* Start copying the lane's part of block `index` (= tile * blocks + block) into its private
   places of a warp's slot. Only the same lane reads it back, so no barrier is needed. */
template <rs_format F>
__device__ __forceinline__ void
rs_frag16_copy(const rs_frag16_view &w, size_t index, int lane, uint32_t slot)
{
    using of = rs_frag16_of<F>;
    const uint8_t *base = w.base + index * (512 * of::vectors) + lane * 16;
#pragma unroll
    for (int v = 0; v < of::vectors; v++)
        rs_cp_async16(slot + v * 512 + lane * 16, base + v * 512);
    slot += of::vectors * 512;
    if constexpr (of::highs > 0) {
        rs_cp_async_small<of::highs == 2 ? 8 : 4>(
            slot + lane * 4 * of::highs, w.high + (index * 32 + lane) * (4 * of::highs));
        slot += 128 * of::highs;
    }
    rs_cp_async_small<4 * of::groups>(slot + lane * 4 * of::groups,
                                      w.scales + (index * 8 + lane / 4) * (4 * of::groups));
}

/* Read back what rs_frag16_copy brought. */
template <rs_format F>
__device__ __forceinline__ void
rs_frag16_fetch(const uint8_t *slot, int lane, rs_frag16_lane<F> &out)
{
    using of = rs_frag16_of<F>;
#pragma unroll
    for (int v = 0; v < of::vectors; v++)
        out.base[v] = *(const uint4 *)(slot + v * 512 + lane * 16);
    slot += of::vectors * 512;
#pragma unroll
    for (int h = 0; h < of::highs; h++)
        out.high[h] = ((const uint32_t *)slot)[lane * of::highs + h];
    slot += 128 * of::highs;
#pragma unroll
    for (int g = 0; g < of::groups; g++)
        out.scale[g] = ((const uint32_t *)slot)[lane * of::groups + g];
}

/* Bytes of one block in the planes together. */
template <rs_format F> __host__ __device__ constexpr int rs_frag16_block_bytes()
{
    using of = rs_frag16_of<F>;
    return 512 * of::vectors + 128 * of::highs + 32 * of::groups;
}

/* Load a lane's part straight into registers; weights are read once, so they go past L1. */
template <rs_format F>
__device__ __forceinline__ void
rs_frag16_load(const rs_frag16_view &w, size_t index, int lane, rs_frag16_lane<F> &out)
{
    using of = rs_frag16_of<F>;
    const uint4 *base = (const uint4 *)w.base + index * (32 * of::vectors) + lane;
    const uint32_t *high = (const uint32_t *)w.high + (index * 32 + lane) * of::highs;
    const uint32_t *scale = (const uint32_t *)w.scales + (index * 8 + lane / 4) * of::groups;
#pragma unroll
    for (int v = 0; v < of::vectors; v++)
        out.base[v] = __ldcs(base + v * 32);
#pragma unroll
    for (int h = 0; h < of::highs; h++)
        out.high[h] = __ldcs(high + h);
#pragma unroll
    for (int g = 0; g < of::groups; g++)
        out.scale[g] = __ldg(scale + g);
}

/* (x & mask) | bits in one instruction. */
__device__ __forceinline__ uint32_t rs_and_or(uint32_t x, uint32_t mask, uint32_t bits)
{
    uint32_t out;
    asm("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(out) : "r"(x), "r"(mask), "r"(bits));
    return out;
}

__device__ __forceinline__ uint32_t rs_sub_bf16x2(uint32_t a, uint32_t b)
{
    __nv_bfloat162 d = __hsub2(*(const __nv_bfloat162 *)&a, *(const __nv_bfloat162 *)&b);
    return *(const uint32_t *)&d;
}

__device__ __forceinline__ uint32_t rs_fma_bf16x2(uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t d;
    asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
    return d;
}

__device__ __forceinline__ uint32_t rs_mul_bf16x2(uint32_t a, uint32_t b)
{
    return rs_fma_bf16x2(a, b, 0x80008000u); /* - 0 */
}

/* Pair 15 of a 5-bit block: its bit w stands in bits 15 and 31 of word w. Bit 0 comes to bit
   `to` of `bits`. */
__device__ __forceinline__ uint32_t rs_frag16_pair15(const rs_frag16_lane<RS_FORMAT_q5g64> &w,
                                                     int to,
                                                     uint32_t bits)
{
    const uint32_t words[5] = {w.base[0].x, w.base[0].y, w.base[0].z, w.base[0].w, w.high[0]};
#pragma unroll
    for (int i = 0; i < 5; i++)
        bits = rs_and_or(words[i] >> (15 - to - i), 0x00010001u << (to + i), bits);
    return bits;
}

/* Exact codes of step j (0..3) as the four A registers of an m16n8k16. */
template <rs_format F>
__device__ __forceinline__ void
rs_frag16_codes(const rs_frag16_lane<F> &w, int j, uint32_t (&a)[4])
{
    using of = rs_frag16_of<F>;
    const uint32_t one28 = 0x43004300u; /* 128.0, 128.0 */
    if constexpr (of::bits == 8) {
        /* byte = low7 - 128 sign: (128 + low7) - (128 + 128 sign), both exact in BF16 */
        const uint4 &v = w.base[of::vectors == 2 ? j / 2 : 0];
        const uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int p = 0; p < 4; p++) {
            uint32_t s = words[2 * (j % 2) + p / 2] >> (8 * (p % 2));
            a[p] = rs_sub_bf16x2(rs_and_or(s, 0x007f007fu, one28),
                                 rs_and_or(s, 0x00800080u, one28));
        }
        return;
    }
    const uint32_t words[5] = {w.base[0].x, w.base[0].y, w.base[0].z, w.base[0].w, w.high[0]};
    const uint32_t bias =
        one28 + (0x00010001u << (of::bits - 1)); /* 128 + 2^(bits - 1), twice */
#pragma unroll
    for (int p = 0; p < 4; p++) {
        uint32_t v;
        const int i = 4 * j + p;
        if constexpr (of::bits == 5) {
            v = i < 15 ? rs_and_or(words[i / 3] >> (i % 3 * 5), 0x001f001fu, one28)
                       : rs_frag16_pair15(w, 0, one28);
        } else {
            v = rs_and_or(words[j] >> (4 * p), 0x000f000fu, one28);
            if constexpr (of::bits == 6) {
                int at = 2 * (i % 8);
                uint32_t top = w.high[j / 2];
                v = rs_and_or(at >= 4 ? top >> (at - 4) : top << (4 - at), 0x00300030u, v);
            }
        }
        a[p] = rs_sub_bf16x2(v, bias);
    }
}

/* 4 bits: pair p of step j, bias included, in bits 0..3 of two 16-bit halves; of odd pairs in
   bits 4..7. */
template <rs_format F>
__device__ __forceinline__ uint32_t rs_frag16_nibbles(const rs_frag16_lane<F> &w, int j, int p)
{
    const uint32_t words[4] = {w.base[0].x, w.base[0].y, w.base[0].z, w.base[0].w};
    return words[j] >> (8 * (p / 2)) & (p % 2 ? 0x00f000f0u : 0x000f000fu);
}

/* 2^6 where rs_frag16_small_codes gives codes times 2^-6, else 1. */
template <rs_format F> __host__ __device__ constexpr float rs_frag16_small()
{
    return rs_frag16_of<F>::bits == 4 || rs_frag16_of<F>::bits == 8 ? 64.0f : 1.0f;
}

/* The same codes, divided by rs_frag16_small, in fewer instructions: the low eight bits of a
   BF16 are a number times 2^-133 (subnormal, or of the first exponent), so a mask alone makes a
   code, two 4-bit codes a byte need no shift, and one FMA with 2^127 takes the bias off. */
template <rs_format F>
__device__ __forceinline__ void
rs_frag16_small_codes(const rs_frag16_lane<F> &w, int j, uint32_t (&a)[4])
{
    using of = rs_frag16_of<F>;
    const uint32_t up127 = 0x7f007f00u, up123 = 0x7d007d00u; /* 2^127, 2^123, twice each */
    if constexpr (of::bits == 8) {
        const uint4 &v = w.base[j / 2];
        const uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int p = 0; p < 4; p++) {
            uint32_t s = words[2 * (j % 2) + p / 2] >> (8 * (p % 2));
            a[p] = rs_fma_bf16x2((s & 0x00ff00ffu) ^ 0x00800080u, up127, 0xc000c000u); /* -2 */
        }
    } else if constexpr (of::bits == 4) {
#pragma unroll
        for (int p = 0; p < 4; p++)
            a[p] = rs_fma_bf16x2(rs_frag16_nibbles<F>(w, j, p), p % 2 ? up123 : up127,
                                 0xbe00be00u); /* -0.125 */
    } else {
        rs_frag16_codes<F>(w, j, a);
    }
}

/* Scales of rows q and q + 8 for group g of the block. */
template <rs_format F>
__device__ __forceinline__ float2 rs_frag16_scale(const rs_frag16_lane<F> &w, int g)
{
    return __half22float2(*(const __half2 *)&w.scale[g]);
}

/* One block times one 8-column tile: acc += scale * (codes x), group by group in FP32.
   b[j] are the words b0, b1 of step j. */
template <rs_format F>
__device__ __forceinline__ void rs_frag16_mma(const uint32_t (&a)[4][4],
                                              const float2 (&scale)[rs_frag16_of<F>::groups],
                                              const uint32_t (&b)[8],
                                              float (&acc)[4])
{
    constexpr int groups = rs_frag16_of<F>::groups, steps = 4 / groups;
#pragma unroll
    for (int g = 0; g < groups; g++) {
        float part[4];
        rs_mma_first(part, a[g * steps], b[2 * g * steps], b[2 * g * steps + 1]);
#pragma unroll
        for (int s = 1; s < steps; s++)
            rs_mma(part, a[g * steps + s], b[2 * (g * steps + s)], b[2 * (g * steps + s) + 1]);
        acc[0] = fmaf(scale[g].x, part[0], acc[0]);
        acc[1] = fmaf(scale[g].x, part[1], acc[1]);
        acc[2] = fmaf(scale[g].y, part[2], acc[2]);
        acc[3] = fmaf(scale[g].y, part[3], acc[3]);
    }
}

/* The b words of all four steps for column `column` and block `block`, straight from row-major
   x: b[2 j], b[2 j + 1] of step j. Zeros outside T and K; K is a multiple of 8. */
__device__ __forceinline__ void rs_frag16_load_x(const uint16_t *x,
                                                 int32_t k,
                                                 int32_t t,
                                                 int32_t column,
                                                 int32_t block,
                                                 int lane,
                                                 uint32_t (&b)[8])
{
    const int32_t at = block * RS_FRAG16_COLS;
    const uint32_t *from = (const uint32_t *)(x + (size_t)column * k + at) + lane % 4;
#pragma unroll
    for (int i = 0; i < 8; i++)
        b[i] = column < t && at + 8 * i < k ? __ldg(from + 4 * i) : 0;
}

/* The same from shared memory: four of the eight words by one ldmatrix. `at` = where the lane's
   row stands: eight k of column lane % 8, the 16-byte chunk lane / 8 of the four. */
__device__ __forceinline__ void rs_frag16_load_b(uint32_t at, uint32_t *b)
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(b[0]), "=r"(b[1]), "=r"(b[2]), "=r"(b[3])
                 : "r"(at));
}

/* pick<F>(args...) for the format of a call, a kernel's address; nullptr for a format that the
   domain refuses anyway. */
#define RS_FRAG16_PICK(format, pick, ...)                                                      \
    ((format) == RS_FORMAT_q4g64   ? pick<RS_FORMAT_q4g64>(__VA_ARGS__)                        \
     : (format) == RS_FORMAT_q4g32 ? pick<RS_FORMAT_q4g32>(__VA_ARGS__)                        \
     : (format) == RS_FORMAT_q5g64 ? pick<RS_FORMAT_q5g64>(__VA_ARGS__)                        \
     : (format) == RS_FORMAT_q6g64 ? pick<RS_FORMAT_q6g64>(__VA_ARGS__)                        \
     : (format) == RS_FORMAT_q8g32 ? pick<RS_FORMAT_q8g32>(__VA_ARGS__)                        \
                                   : nullptr)

#endif
