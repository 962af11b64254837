/* The parts of the streaming kernels over frag16: which warp takes what, weights ahead in
   registers, x in shared memory, the way of the sums to y. Layer: kernels, CUDA only. Only code
   under RS_BULK may call it.

   Words: a group is R tiles over all of K; a slice is the part of K of one CTA of a cluster; a
   pass is as many groups as the inbox for sums has room for; it is cut into equal runs of
   grains (blocks, or chunks of them), one a warp; a segment is what a run has of one group; a
   chunk is DEPTH blocks of a segment, which a warp has in registers. */
#ifndef RS_KERNELS_CUDA_STREAM_CUH
#define RS_KERNELS_CUDA_STREAM_CUH

#include "kernels/cuda/bulk.cuh"
#include "kernels/cuda/frag16.cuh"
#include "kernels/deal.h"
#include "kernels/epilogue.h"

/* A pass of `groups` groups cut into runs; `parts`: most segments of a group. No groups: there
   is no such pass. */
struct rs_stream_cut {
    int32_t groups, parts;
    rs_deal_cut runs;
};

/* What a kernel needs to know; by value. */
struct rs_stream_args {
    rs_frag16_view w;
    const uint16_t *x;
    uint16_t *y;
    int32_t y_rows, k, t;
    int32_t units, longer; /* units of a cluster, one more of the first `longer` clusters: a
                              unit is a group, or two in turn (see rs_stream_tile) */
    int32_t rank_bits;     /* 2^rank_bits CTAs a cluster */
    int32_t pass_units;    /* units of a pass */
    rs_stream_cut cuts[3]; /* of such a pass; of what is left of a longer cluster's units for
                              a last one, and of another's */
    int32_t grain, slice;  /* blocks of a grain; grains of the longest slice */
    rs_divisor by_slice;
    int32_t buffers, buffer_bytes; /* inboxes for sums, 1 or 2 */
    int32_t x_pitch;               /* bytes from column to column of x in shared memory */
    rs_op op;
};

/* The warp's number, the same in all lanes also for the compiler. */
__device__ __forceinline__ int32_t rs_stream_warp()
{
    return __shfl_sync(~0u, (int32_t)threadIdx.x / 32, 0);
}

/* Cut a pass for as many warps as need no more grains each than all `warps` would. `slice` in
   grains. Slices are taken for equally long, so that all CTAs of a cluster cut at the same
   places; in a shorter one the end of a run may not exist. */
static inline rs_stream_cut rs_stream_cut_of(int32_t groups, int32_t slice, int32_t warps)
{
    rs_stream_cut cut = {groups, 1, {}};
    if (groups == 0)
        return cut;
    const int32_t grains = groups * slice, most = (grains - 1) / warps + 1;
    cut.runs = rs_deal_cut_of(grains, (grains - 1) / most + 1);
    if (groups % cut.runs.runs > 0) { /* a cut within a group */
        const int32_t parts = (slice - 1) / cut.runs.each + 2;
        cut.parts = parts < cut.runs.runs ? parts : cut.runs.runs;
    }
    return cut;
}

/* Blocks to cut runs by: a chunk's if that costs the longest run little, because shorter chunks
   keep less under way and a cut within a tile costs a sum more, else one. `blocks` a slice. */
static inline int32_t
rs_stream_grain(int32_t groups, int32_t blocks, int32_t warps, int32_t chunk)
{
    const int32_t grains = groups * ((blocks - 1) / chunk + 1);
    const int32_t coarse = ((grains - 1) / warps + 1) * chunk;
    const int32_t fine = (groups * blocks - 1) / warps + 1;
    return coarse <= fine + chunk / 2 ? chunk : 1;
}

/* A warp's way through its runs, segment by segment. Groups are counted from the pass's first;
   `here` = 0: there are no more. */
struct rs_stream_walk {
    int32_t first;             /* group of the pass */
    int32_t group, here, more; /* the segment's group; grains of it and of the run behind it */
    int32_t block, left;       /* blocks to come: the next one in the slice, and their number */
};

/* On to the segment that begins `first` grains into group `group` of the pass, where `grains`
   of the run are left; `blocks` of the CTA's slice exist. */
__device__ __forceinline__ void rs_stream_segment(const rs_stream_args &a,
                                                  rs_stream_walk &at,
                                                  int32_t group,
                                                  int32_t first,
                                                  int32_t grains,
                                                  int32_t blocks)
{
    at.group = group;
    at.here = min(a.slice - first, grains);
    at.more = grains - at.here;
    at.block = first * a.grain;
    at.left = max(min(at.block + at.here * a.grain, blocks) - at.block, 0);
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
        int32_t tile = rs_stream_tile<R>(a, at.first + at.group, r, gated);
        size_t index = (size_t)tile * a.w.blocks + block0 + at.block;
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

/* One block of one tile: acc += scale * (codes x), group by group in FP32, divided by
   rs_frag16_small. The codes of a step live only as long as their products. */
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
            rs_frag16_small_codes<F>(w, j, codes);
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

/* rs_epilogue of a gated op. */
__device__ __forceinline__ float rs_stream_gate(rs_op op, float gate, float up)
{
    return rs_epilogue(op == RS_OP_linear_geglu ? RS_OP_linear_geglu : RS_OP_linear_swiglu,
                       gate, up, 0.0f);
}

/* The 32 lanes' sums of a tile stand in shared memory column pair by column pair, so that a CTA
   of a cluster has whole columns of the tile as far as that goes; the lanes of a pair are
   turned about so that storing them meets no bank twice. */
__device__ __forceinline__ int rs_stream_place_of(int lane)
{
    const int q = lane / 4, c = lane % 4;
    return c * 8 + (q ^ 2 * c);
}

/* The lane whose sums stand at a place. */
__device__ __forceinline__ int rs_stream_lane_at(int place)
{
    const int c = place / 8;
    return (place % 8 ^ 2 * c) * 4 + c;
}

/* Turn the four sums of a lane, rows q and q + 8 of columns 2c and 2c + 1, into four rows of
   one column: rows from q / 4 * 4 + q / 2 % 2 * 8 on of column 2c + q % 2. Among lanes whose
   places differ in the last two bits, all lanes of a warp. */
__device__ __forceinline__ void rs_stream_turn(int q, float (&v)[4])
{
    const bool odd = q & 1, high = q & 2;
    const float below = __shfl_xor_sync(~0u, odd ? v[0] : v[1], 1);
    const float above = __shfl_xor_sync(~0u, odd ? v[2] : v[3], 1);
    const float low[2] = {odd ? below : v[0], odd ? v[1] : below};
    const float up[2] = {odd ? above : v[2], odd ? v[3] : above};
    const float first = __shfl_xor_sync(~0u, high ? low[0] : up[0], 2);
    const float second = __shfl_xor_sync(~0u, high ? low[1] : up[1], 2);
    v[0] = high ? first : low[0];
    v[1] = high ? second : low[1];
    v[2] = high ? up[0] : first;
    v[3] = high ? up[1] : second;
}

/* Where the outputs of a lane go: four rows of a column of y. One access for them where y
   allows it, as the last stores of a launch are what the next one waits for (H200, q4g64,
   linear_add 5120x17408: T = 8 -5 %, T = 16 -8 % against one for each value). */
struct rs_stream_out {
    uint16_t *to;
    int32_t rows; /* that exist, none if <= 0 */
    bool wide;    /* 8 bytes at once */
    uint32_t was[2];

    /* Of tile `tile` and column tile `column_tile`, for lane `lane` of those that multiplied.
       Starts reading what linear_add adds to. Not `valid`: nothing exists. */
    template <typename ARGS>
    __device__ __forceinline__
    rs_stream_out(const ARGS &a, int32_t tile, int32_t column_tile, int lane, bool valid)
    {
        const int q = lane / 4;
        const int32_t row = tile * RS_FRAG16_ROWS + (q & 4) + (q & 2) * 4;
        const int32_t column = column_tile * 8 + lane % 4 * 2 + (q & 1);
        to = a.y + (size_t)column * a.y_rows + row;
        rows = valid && column < a.t ? min(a.y_rows - row, 4) : 0;
        wide = a.y_rows % 4 == 0 && (size_t)a.y % 8 == 0;
        was[0] = was[1] = 0;
        if (a.op != RS_OP_linear_add || rows <= 0)
            return;
        if (wide) {
            const uint2 all = *(const uint2 *)to;
            was[0] = all.x;
            was[1] = all.y;
        } else {
#pragma unroll
            for (int i = 0; i < 4; i++)
                if (i < rows)
                    was[i / 2] |= (uint32_t)to[i] << (i % 2 * 16);
        }
    }

    /* Write the sums (of a gated op the gate rows' and the up rows') of that lane; all lanes of
       a warp. */
    template <bool GATED>
    __device__ __forceinline__ void
    write(rs_op op, int lane, const float4 &sum, const float4 &up) const
    {
        float v[4] = {sum.x, sum.y, sum.z, sum.w};
        const float ups[4] = {up.x, up.y, up.z, up.w};
        if constexpr (GATED)
#pragma unroll
            for (int i = 0; i < 4; i++)
                v[i] = rs_stream_gate(op, v[i], ups[i]);
        rs_stream_turn(lane / 4, v);
        uint32_t out[2];
#pragma unroll
        for (int i = 0; i < 2; i++)
            out[i] = (uint32_t)rs_to_bf16(rs_bf16_low(was[i]) + v[2 * i]) |
                     (uint32_t)rs_to_bf16(rs_bf16_high(was[i]) + v[2 * i + 1]) << 16;
        if (wide && rows > 0) {
            *(uint2 *)to = make_uint2(out[0], out[1]);
        } else {
#pragma unroll
            for (int i = 0; i < 4; i++)
                if (i < rows)
                    to[i] = (uint16_t)(out[i / 2] >> (i % 2 * 16));
        }
    }
};

#endif
