/* The parts of the streaming kernels over frag16: which warp takes what, weights ahead in
   registers, x in shared memory, the way of the sums to y. Layer: kernels, CUDA only. Only code
   under RS_BULK may call it.

   Words: a group is R tiles over all of K; a slice is the part of K of one CTA of a cluster; a
   pass is as many groups as the warps work on at once, each by `share` warps that split the
   slice; a chunk is DEPTH blocks of a group, which a warp has in registers. */
#ifndef RS_KERNELS_CUDA_STREAM_CUH
#define RS_KERNELS_CUDA_STREAM_CUH

#include "kernels/cuda/bulk.cuh"
#include "kernels/cuda/frag16.cuh"
#include "kernels/epilogue.h"

/* What a kernel needs to know; by value. */
struct rs_stream_args {
    rs_frag16_view w;
    const uint16_t *x;
    uint16_t *y;
    int32_t y_rows, k, t;
    int32_t groups; /* of R tiles; of a gated op R / 2 gate tiles and their R / 2 up tiles, or
                       for R = 1 two groups in turn (see rs_stream_tile) */
    int32_t clusters, rank_bits; /* 2^rank_bits CTAs each */
    int32_t buffers;             /* inboxes for sums, 1 or 2 */
    int32_t x_pitch;             /* bytes from column to column of x in shared memory */
    rs_op op;
};

/* The warp's number, the same in all lanes also for the compiler. */
__device__ __forceinline__ int32_t rs_stream_warp()
{
    return __shfl_sync(~0u, (int32_t)threadIdx.x / 32, 0);
}

/* Groups of a pass when `left` are to come: all at once if they occupy three warps of four,
   else a power of two, which occupies all. */
__host__ __device__ __forceinline__ int32_t rs_stream_pass(int32_t left, int32_t warps)
{
    int32_t power = 1;
    if (left >= warps)
        return warps;
    if (warps / left * left * 4 >= warps * 3)
        return left;
    while (power * 2 <= left)
        power *= 2;
    return power;
}

/* A warp's way through the blocks of its CTA's slice: pass by pass a range of one group's. */
struct rs_stream_walk {
    int32_t pass, groups, share; /* first group of the pass, their number, warps a group */
    int32_t group, next, end;    /* the warp's group and the blocks of the slice to come */
};

/* Enter the pass that starts at group `pass`; `last` = end of the cluster's groups. */
__device__ __forceinline__ void rs_stream_enter(
    rs_stream_walk &at, int32_t pass, int32_t last, int32_t blocks, int32_t warp, int32_t warps)
{
    at.pass = pass;
    at.groups = at.next = at.end = 0;
    if (pass >= last)
        return;
    if (last - pass >= warps) { /* the usual case goes without divisions */
        at.groups = warps;
        at.share = 1;
        at.group = pass + warp;
        at.end = blocks;
        return;
    }
    at.groups = rs_stream_pass(last - pass, warps);
    at.share = warps / at.groups;
    int32_t group = warp / at.share, part = warp - group * at.share;
    at.group = pass + group;
    if (group < at.groups) {
        at.next = blocks * part / at.share;
        at.end = blocks * (part + 1) / at.share;
    }
}

/* Tile r of a group; past the end the last one again, whose rows nobody writes twice. Groups of
   one tile of a gated op take turns: gate tile, its up tile. */
template <int R>
__device__ __forceinline__ int32_t
rs_stream_tile(const rs_stream_args &a, int32_t group, int32_t r, bool gated)
{
    constexpr int HALF = R > 1 ? R / 2 : 1;
    if (!gated)
        return min(group * R + r, a.w.tiles - 1);
    int32_t half = a.w.tiles / 2;
    if (R == 1)
        return group / 2 + group % 2 * half;
    return min(group * HALF + r % HALF, half - 1) + (r >= HALF ? half : 0);
}

/* Bytes of a block in each plane. */
template <rs_format F> struct rs_stream_bytes {
    using of = rs_frag16_of<F>;
    static constexpr int base = 512 * of::vectors, high = 128 * of::highs,
                         scale = 32 * of::groups;
};

/* Where a lane's loads are: its parts of the first block of `count` of a chunk, number `first`
   of the slice. */
template <int R> struct rs_stream_source {
    const uint8_t *base[R], *high[R], *scale[R];
    int32_t first, count;
};

/* Point at the block that the walk stands at; the slice begins at block0. */
template <rs_format F, int R>
__device__ __forceinline__ void rs_stream_point(const rs_stream_args &a,
                                                const rs_stream_walk &at,
                                                int32_t block0,
                                                int32_t lane,
                                                bool gated,
                                                rs_stream_source<R> &out)
{
    using bytes = rs_stream_bytes<F>;
#pragma unroll
    for (int r = 0; r < R; r++) {
        int32_t tile = rs_stream_tile<R>(a, at.group, r, gated);
        size_t index = (size_t)(tile * a.w.blocks + block0 + at.next);
        out.base[r] = a.w.base + index * bytes::base + lane * 16;
        out.high[r] = a.w.high + index * bytes::high + lane * (bytes::high / 32);
        out.scale[r] = a.w.scales + index * bytes::scale + lane / 4 * (bytes::scale / 8);
    }
}

/* Weights are read once a pass of a model: in L2 they give way first, before what the kernels
   around this one read again. 1 to 5 % of its time on an H200. */
__device__ __forceinline__ uint64_t rs_stream_once()
{
    uint64_t policy;
    asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
    return policy;
}

/* Loads in place, where the program says them, past L1; nothing if not `valid`. */
__device__ __forceinline__ void rs_stream_load16(const uint8_t *from, bool valid, uint4 &to)
{
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %5, 0;\n"
                 "@p ld.global.nc.L1::no_allocate.L2::cache_hint.L2::256B.v4.u32 "
                 "{%0,%1,%2,%3}, [%4], %6;\n}"
                 : "+r"(to.x), "+r"(to.y), "+r"(to.z), "+r"(to.w)
                 : "l"(from), "r"((int)valid), "l"(rs_stream_once()));
}

__device__ __forceinline__ void rs_stream_load4(const uint8_t *from, bool valid, uint32_t &to)
{
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %2, 0;\n"
                 "@p ld.global.nc.L2::256B.u32 %0, [%1];\n}"
                 : "+r"(to)
                 : "l"(from), "r"((int)valid));
}

/* The codes of the lane's part of one block. */
template <rs_format F>
__device__ __forceinline__ void rs_stream_load_codes(const uint8_t *base,
                                                     const uint8_t *high,
                                                     bool valid,
                                                     rs_frag16_lane<F> &to)
{
    using of = rs_frag16_of<F>;
#pragma unroll
    for (int v = 0; v < of::vectors; v++)
        rs_stream_load16(base + v * 512, valid, to.base[v]);
#pragma unroll
    for (int h = 0; h < of::highs; h++)
        rs_stream_load4(high + h * 4, valid, to.high[h]);
}

/* And its scales. */
template <rs_format F>
__device__ __forceinline__ void
rs_stream_load_scales(const uint8_t *scale, bool valid, rs_frag16_lane<F> &to)
{
#pragma unroll
    for (int g = 0; g < rs_frag16_of<F>::groups; g++)
        rs_stream_load4(scale + g * 4, valid, to.scale[g]);
}

/* The b words of a block from shared memory; `x` as rs_frag16_load_b wants it. x does not
   change any more, so unlike there the compiler may load ahead, up to where `x` came out of
   rs_stream_settle. */
__device__ __forceinline__ void rs_stream_load_x(uint32_t x, uint32_t (&b)[8])
{
#pragma unroll
    for (int h = 0; h < 2; h++)
        asm("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
            : "=r"(b[4 * h]), "=r"(b[4 * h + 1]), "=r"(b[4 * h + 2]), "=r"(b[4 * h + 3])
            : "r"(x + 64 * h));
}

/* Give an address out no earlier than here. */
__device__ __forceinline__ void rs_stream_settle(uint32_t &at)
{
    asm volatile("" : "+r"(at)::"memory");
}

/* One block of one tile: acc += scale * (codes x), group by group in FP32. The codes of a step
   live only as long as their products. */
template <rs_format F, int NT>
__device__ __forceinline__ void
rs_stream_block(const rs_frag16_lane<F> &w, const uint32_t (&b)[NT][8], float (&acc)[NT][4])
{
    constexpr int GROUPS = rs_frag16_of<F>::groups, STEPS = 4 / GROUPS;
#pragma unroll
    for (int g = 0; g < GROUPS; g++) {
        float part[NT][4];
#pragma unroll
        for (int s = 0; s < STEPS; s++) {
            const int j = g * STEPS + s;
            uint32_t codes[4];
            rs_frag16_codes<F>(w, j, codes);
#pragma unroll
            for (int c = 0; c < NT; c++)
                if (s > 0)
                    rs_mma(part[c], codes, b[c][2 * j], b[c][2 * j + 1]);
                else
                    rs_mma_first(part[c], codes, b[c][2 * j], b[c][2 * j + 1]);
        }
        float2 scale = rs_frag16_scale<F>(w, g);
#pragma unroll
        for (int c = 0; c < NT; c++) {
            acc[c][0] = fmaf(scale.x, part[c][0], acc[c][0]);
            acc[c][1] = fmaf(scale.x, part[c][1], acc[c][1]);
            acc[c][2] = fmaf(scale.y, part[c][2], acc[c][2]);
            acc[c][3] = fmaf(scale.y, part[c][3], acc[c][3]);
        }
    }
}

/* Sum of `count` values, `stride` apart, in their order. */
__device__ __forceinline__ float4 rs_stream_add(const float4 *from, int32_t count, int stride)
{
    float4 sum = *from;
#pragma unroll 4
    for (int32_t i = 1; i < count; i++) {
        float4 v = from[i * stride];
        sum.x += v.x;
        sum.y += v.y;
        sum.z += v.z;
        sum.w += v.w;
    }
    return sum;
}

/* rs_epilogue where the kernel knows whether the op is gated. */
template <bool GATED>
__device__ __forceinline__ float
rs_stream_epilogue(rs_op op, float sum, float up, float residual)
{
    if constexpr (GATED)
        return rs_epilogue(op == RS_OP_linear_geglu ? RS_OP_linear_geglu : RS_OP_linear_swiglu,
                           sum, up, residual);
    return rs_epilogue(RS_OP_linear_add, sum, up, op == RS_OP_linear_add ? residual : 0.0f);
}

/* Write a lane's four outputs: rows q, q + 8 of tile `tile` of y, columns 2c, 2c + 1 of column
   tile `c`. */
template <bool GATED>
__device__ __forceinline__ void rs_stream_write(const rs_stream_args &a,
                                                int32_t tile,
                                                int32_t column_tile,
                                                int lane,
                                                const float4 &sum,
                                                const float4 &up)
{
    const float sums[4] = {sum.x, sum.y, sum.z, sum.w}, ups[4] = {up.x, up.y, up.z, up.w};
#pragma unroll
    for (int i = 0; i < 4; i++) {
        int32_t row = tile * RS_FRAG16_ROWS + lane / 4 + i / 2 * 8;
        int32_t column = column_tile * 8 + lane % 4 * 2 + i % 2;
        if (row >= a.y_rows || column >= a.t)
            continue;
        uint16_t *to = a.y + (size_t)column * a.y_rows + row;
        float residual = a.op == RS_OP_linear_add ? __uint_as_float((uint32_t)*to << 16) : 0.0f;
        *to = rs_to_bf16(rs_stream_epilogue<GATED>(a.op, sums[i], ups[i], residual));
    }
}

#endif
