/* The two streams of the wgmma kernels: activations through a ring of stages in shared memory,
   weights straight into the registers of who multiplies them; and the cut of the work. Layer:
   kernels, CUDA only. kernels/cuda/wgmma_ring_linear.cuh consumes them.

   A stage is one or two blocks of 64 k: N activation columns as 128-byte rows in the 128-byte
   swizzle, which a tensor copy cuts out of row-major x, with zeros past T and K; one thread
   starts all copies. Paired: two CTAs of a cluster hold different rows and the same columns;
   each brings half of x into both, which halves the reads of L2.

   Weights are read once a tile by one warp, so shared memory would only be a detour: 16 bytes a
   lane are a whole frag16 block, loaded a unit ahead. (Tried on an H200: cp.async and bulk
   copies of weights into the stages, 10 to 25 % slower: the copy engine takes about as long for
   64 bytes as for 1024; cp.async into a ring of each warp, 8 to 16 blocks deep: 1 to 10 %.) */
#ifndef RS_KERNELS_CUDA_WGMMA_RING_CUH
#define RS_KERNELS_CUDA_WGMMA_RING_CUH

#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/tensor_map.cuh"
#include "kernels/cuda/wgmma.cuh"
#include "kernels/deal.h"

static constexpr int RS_WG_THREADS = 128, RS_WG_STAGES_MAX = 12;
static constexpr int RS_WG_SMEM_MAX = 227 * 1024;
static constexpr int RS_WG_BARRIERS = 2 * 8 * RS_WG_STAGES_MAX;
static constexpr int RS_WG_TURN_CHUNKS = 8;                    /* see wgmma_out.cuh */
static constexpr int RS_WG_TURN = RS_WG_TURN_CHUNKS * 8 * 128; /* bytes a warpgroup */

static constexpr int RS_WG_GRAIN = 2; /* blocks that a tile's K is cut by */

/* Are a unit's weights loaded into registers of their own, all at once, and moved when their
   turn comes? Else each block's are loaded where the one before has been. ptxas tracks all
   these loads by one scoreboard, so who waits for the first of a unit waits for the last. With
   two warpgroups nobody else fills that time (H200, 128 columns: 73 us so, 80 else). */
__host__ __device__ constexpr bool rs_wg_staged(int columns, int wgs)
{
    return wgs == 2 && columns <= 128;
}

/* Blocks of a unit, which is what a turn of the loop multiplies. Narrow tiles pass quickly:
   more in flight, and more to share what a turn costs, where registers allow. H200, q4g64, 8
   for 4: 34816 x 5120 with three warpgroups -3 to -5 % at 48 to 96 columns, with four -3 % at
   16 columns, nought at 24 and 32; 5120 x 17408 +3 % (48 x 3) to -3 % (96 x 3). */
template <rs_format F> __host__ __device__ constexpr int rs_wg_unit(int columns, int wgs)
{
    using of = rs_frag16_of<F>;
    const int lane = 4 * of::vectors + of::highs + of::groups; /* registers of a block */
    return (wgs == 3 ? columns < 128 : wgs == 4 && columns <= 16) && 8 * lane <= 48 ? 8 : 4;
}

/* Blocks of a stage: wide ones are long enough for a barrier each. */
__host__ __device__ constexpr int rs_wg_stage_blocks(int columns)
{
    return columns > 128 ? 1 : 2;
}

__host__ __device__ constexpr int rs_wg_stage_bytes(int columns)
{
    return rs_wg_stage_blocks(columns) * columns * 128;
}

/* What is not ring: alignment to the swizzle's 1024 bytes, barriers, room for gated ops. */
__host__ __device__ constexpr int rs_wg_extra_bytes(int wgs)
{
    return 1024 + RS_WG_BARRIERS + wgs * RS_WG_TURN;
}

__host__ __device__ constexpr int rs_wg_stages(int columns, int wgs)
{
    int fit = (RS_WG_SMEM_MAX - rs_wg_extra_bytes(wgs)) / rs_wg_stage_bytes(columns);
    return fit < RS_WG_STAGES_MAX ? fit : RS_WG_STAGES_MAX;
}

struct rs_wg_work {
    rs_frag16_view w;
    uint16_t *y;
    float4 *sums;    /* [CTA][2][warpgroup][N / 8][128] of shared tiles, see rs_wg_share */
    uint64_t *flags; /* [CTA][2][warpgroup][N / 8]: RS_WG_RAISED once the sums are there */
    int32_t n, t, column_tiles;
    rs_divisor by_column_tiles;
    rs_deal deal; /* tiles, all columns of a row after another, to CTAs or pairs of them */
    rs_op op;
    bool gated; /* a row tile is gate and up rows, eight by eight */
};

/* A flag that is up. The workspace comes with any contents, and who reads a flag takes it down
   again, so only a 64-bit accident can look raised before its time. */
static constexpr uint64_t RS_WG_RAISED = 0x9e3779b97f4a7c15ull;

/* The frag16 tile of warp `warp` in a CTA's row tile. Gated: of the four warps of a warpgroup
   two have gate tiles and two the up tiles of the same rows of y. */
template <int WGS>
static __device__ __forceinline__ int32_t rs_wg_tile(const rs_wg_work &work,
                                                     int32_t row_tile,
                                                     int warp)
{
    if (!work.gated)
        return min(row_tile * (WGS * 4) + warp, work.w.tiles - 1);
    int32_t half = work.w.tiles / 2;
    int32_t tile = min(row_tile * (WGS * 2) + warp / 4 * 2 + warp % 2, half - 1);
    return warp % 4 < 2 ? tile : tile + half;
}

#if RS_WGMMA

/* The barriers of a stage stand behind the ring: ready to multiply, free again. */
struct rs_wg_ring {
    uint32_t at, full, empty;
};

/* 16, 8 or 4 bytes of weights in place, where the program says it; nothing if not `valid`. */
static __device__ __forceinline__ void rs_wg_load16(const uint8_t *from, bool valid, uint4 &to)
{
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %5, 0;\n"
                 "@p ld.global.nc.L1::no_allocate.L2::256B.v4.u32 {%0,%1,%2,%3}, [%4];\n}"
                 : "+r"(to.x), "+r"(to.y), "+r"(to.z), "+r"(to.w)
                 : "l"(from), "r"((int)valid));
}

template <int WORDS>
static __device__ __forceinline__ void
rs_wg_load_words(const uint8_t *from, bool valid, uint32_t (&to)[WORDS])
{
    if constexpr (WORDS == 1)
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %2, 0;\n"
                     "@p ld.global.nc.L2::256B.u32 %0, [%1];\n}"
                     : "+r"(to[0])
                     : "l"(from), "r"((int)valid));
    else
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %3, 0;\n"
                     "@p ld.global.nc.L2::256B.v2.u32 {%0,%1}, [%2];\n}"
                     : "+r"(to[0]), "+r"(to[1])
                     : "l"(from), "r"((int)valid));
}

/* Have a block's registers loaded here, not where the compiler would like. */
template <rs_format F> static __device__ __forceinline__ void rs_wg_pin(rs_frag16_lane<F> &lane)
{
    using of = rs_frag16_of<F>;
#    pragma unroll
    for (int v = 0; v < of::vectors; v++)
        asm volatile(""
                     : "+r"(lane.base[v].x), "+r"(lane.base[v].y), "+r"(lane.base[v].z),
                       "+r"(lane.base[v].w)::"memory");
#    pragma unroll
    for (int h = 0; h < of::highs; h++)
        asm volatile("" : "+r"(lane.high[h])::"memory");
#    pragma unroll
    for (int g = 0; g < of::groups; g++)
        asm volatile("" : "+r"(lane.scale[g])::"memory");
}

/* The weights of a warp, a unit ahead of the multiplication, across its worker's tiles. */
template <rs_format F, int UNIT, bool STAGED, int WGS, bool PAIRED> struct rs_wg_feed {
    using of = rs_frag16_of<F>;
    static constexpr int BASE = 512 * of::vectors, HIGH = 128 * of::highs,
                         SCALE = 32 * of::groups;

    rs_frag16_lane<F> lanes[UNIT], ahead[STAGED ? UNIT : 1];
    const uint8_t *base, *high, *scale;
    int32_t tile, block, left; /* of the unit that is loaded next; blocks still to load */
    int32_t count; /* blocks of that unit: even, fewer at the end of a tile or run */

    /* Load the first unit of a range. */
    __device__ __forceinline__ void
    open(const rs_wg_work &work, const rs_deal_range &range, int warp, int lane)
    {
        tile = range.tile;
        block = range.grain * RS_WG_GRAIN;
        left = range.grains * RS_WG_GRAIN;
        place(work, warp, lane);
#    pragma unroll
        for (int i = 0; i < UNIT; i++)
            load(i, STAGED ? ahead[i] : lanes[i]);
        step(work, warp, lane);
    }

    __device__ __forceinline__ void place(const rs_wg_work &work, int warp, int lane)
    {
        int32_t row_tile = rs_divide(tile, work.by_column_tiles);
        if (PAIRED)
            row_tile = 2 * row_tile + (int32_t)(blockIdx.x % 2);
        size_t index = (size_t)rs_wg_tile<WGS>(work, row_tile, warp) * work.w.blocks + block;
        base = work.w.base + index * BASE + lane * 16;
        high = work.w.high + index * HIGH + lane * (HIGH / 32);
        scale = work.w.scales + index * SCALE + lane / 4 * (SCALE / 8);
        count = min(min(left, UNIT), work.w.blocks - block);
    }

    /* Start loading block i of the unit, if there is one. */
    __device__ __forceinline__ void load(int i, rs_frag16_lane<F> &to)
    {
        const bool valid = i / RS_WG_GRAIN * RS_WG_GRAIN < count;
#    pragma unroll
        for (int v = 0; v < of::vectors; v++)
            rs_wg_load16(base + i * BASE + v * 512, valid, to.base[v]);
        if constexpr (of::highs > 0)
            rs_wg_load_words(high + i * HIGH, valid, to.high);
        rs_wg_load_words(scale + i * SCALE, valid, to.scale);
    }

    /* On to the next unit. */
    __device__ __forceinline__ void step(const rs_wg_work &work, int warp, int lane)
    {
        left -= count;
        block += count;
        if (block < work.w.blocks) {
            base += UNIT * BASE; /* a shorter one here is the last of the run */
            high += UNIT * HIGH;
            scale += UNIT * SCALE;
            count = min(min(left, UNIT), work.w.blocks - block);
        } else {
            block = 0;
            tile++;
            if (left > 0)
                place(work, warp, lane);
            else
                count = 0;
        }
    }

    /* Before a unit is multiplied: take it, and load the next one. */
    __device__ __forceinline__ void take(const rs_wg_work &work, int warp, int lane)
    {
        if constexpr (STAGED) {
#    pragma unroll
            for (int i = 0; i < UNIT; i++) {
                rs_wg_pin(ahead[i]); /* or ptxas moves, and waits, a unit earlier */
                lanes[i] = ahead[i];
            }
#    pragma unroll
            for (int i = 0; i < UNIT; i++)
                load(i, ahead[i]);
            step(work, warp, lane);
        }
    }

    /* Block i of this unit has been decoded; its place is free. */
    __device__ __forceinline__ void done(int i)
    {
        if constexpr (!STAGED)
            load(i, lanes[i]);
    }

    /* The unit ends before block i. */
    __device__ __forceinline__ void skip(int i)
    {
        if constexpr (!STAGED)
#    pragma unroll
            for (int rest = 0; rest < UNIT; rest++)
                if (rest >= i)
                    load(rest, lanes[rest]);
    }

    /* The unit has been multiplied. */
    __device__ __forceinline__ void end(const rs_wg_work &work, int warp, int lane)
    {
        if constexpr (!STAGED)
            step(work, warp, lane);
    }
};

/* Where the producer stands in the ring. */
struct rs_wg_bringer {
    int stage = 0, phase = 1; /* a fresh barrier: every stage is free once */
};

/* The producer thread: brings x for a range. */
template <int N, int WGS, bool PAIRED>
static __device__ __forceinline__ void rs_wg_bring_x(const rs_wg_work &work,
                                                     const CUtensorMap *map,
                                                     const rs_deal_range &range,
                                                     const rs_wg_ring &ring,
                                                     rs_wg_bringer &at)
{
    constexpr int BLOCKS = rs_wg_stage_blocks(N);
    constexpr int STAGES = rs_wg_stages(N, WGS), BYTES = rs_wg_stage_bytes(N);
    constexpr int SHARE = PAIRED ? N / 2 : N; /* columns that this CTA brings */
    const int32_t rank = PAIRED ? (int32_t)(blockIdx.x % 2) : 0;
    int32_t block = range.grain * RS_WG_GRAIN;
    int32_t column_tile =
        range.tile - rs_divide(range.tile, work.by_column_tiles) * work.column_tiles;
    for (int32_t left = range.grains * RS_WG_GRAIN; left > 0; left -= BLOCKS) {
        const int32_t column = column_tile * N + rank * SHARE;
        rs_mbar_wait(ring.empty + at.stage * 8, at.phase);
        rs_mbar_expect(ring.full + at.stage * 8, BYTES);
#    pragma unroll
        for (int b = 0; b < BLOCKS; b++)
            rs_tensor_copy<PAIRED>(
                ring.at + at.stage * BYTES + b * (N * 128) + rank * (SHARE * 128), map,
                (block + b) * RS_FRAG16_COLS, column, ring.full + at.stage * 8);
        if (++at.stage == STAGES) {
            at.stage = 0;
            at.phase ^= 1;
        }
        block += BLOCKS;
        if (block == work.w.blocks) {
            block = 0;
            column_tile = column_tile + 1 < work.column_tiles ? column_tile + 1 : 0;
        }
    }
}

#endif /* RS_WGMMA */
#endif
