/* The ring of stages of the wgmma kernels: geometry, the cut of the work, the producer
   warpgroups. Layer: kernels, CUDA only. kernels/cuda/wgmma_ring_linear.cuh consumes it.

   A stage is two blocks of 64 k: for each, N activation columns as 128-byte rows in the
   128-byte swizzle, K permuted like frag16; behind them WGS x 4 frag16 blocks for each. Weights
   come by cp.async of a loader warpgroup. Activations come one of two ways:
   - alone: the loader copies row-major x into the places where the permuted chunks will stand;
     a second warpgroup then reads half rows (four chunks), transposes their 4 x 4 words and
     writes them back. No launch before this one, but three passes over shared memory.
   - paired: two CTAs of a cluster hold different rows and the same columns; each brings half of
     a stage that rs_wg_prepare has permuted, by one bulk copy into both: half the reads of L2.
*/
#ifndef RS_KERNELS_CUDA_WGMMA_RING_CUH
#define RS_KERNELS_CUDA_WGMMA_RING_CUH

#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/wgmma.cuh"

static constexpr int RS_WG_THREADS = 128, RS_WG_STAGES_MAX = 8;
static constexpr int RS_WG_SMEM_MAX = 227 * 1024, RS_WG_SMEM_EXTRA = 1024 + 512;

/* Stages that fit, for a format known at run time as well; RS_WG_SMEM_EXTRA is alignment to
   the swizzle's 1024 bytes and barriers. */
__host__ __device__ constexpr int rs_wg_stage_bytes(int columns, int wgs, int block_bytes)
{
    return (2 * (columns * 128 + wgs * 4 * block_bytes) + 1023) / 1024 * 1024;
}

__host__ __device__ constexpr int rs_wg_stages(int stage_bytes)
{
    int fit = (RS_WG_SMEM_MAX - RS_WG_SMEM_EXTRA) / stage_bytes;
    return fit < RS_WG_STAGES_MAX ? fit : RS_WG_STAGES_MAX;
}

/* Geometry of an instantiation. */
template <rs_format F, int N, int WGS> struct rs_wg_shape {
    static constexpr int x_bytes = N * 128, block_bytes = rs_frag16_block_bytes<F>();
    static constexpr int w_bytes = WGS * 4 * block_bytes, w_at = 2 * x_bytes;
    static constexpr int stage = rs_wg_stage_bytes(N, WGS, block_bytes);
    static constexpr int stages = rs_wg_stages(stage);
    static_assert(stages >= 2 && N % 16 == 0, "stages too large");
};

struct rs_wg_work {
    rs_frag16_view w;
    const uint16_t *x;
    const uint8_t *xs; /* what rs_wg_prepare wrote, for pairs of CTAs */
    uint16_t *y;
    float4 *sums;    /* [CTA][2][warpgroup][N / 8][128] of shared tiles, see rs_wg_share */
    uint64_t *flags; /* [CTA][2][warpgroup][N / 8]: RS_WG_RAISED once the sums are there */
    int32_t n, k, t, column_tiles;
    rs_op op;
    bool gated; /* a row tile is gate and up rows, eight by eight */
};

/* A flag that is up. The workspace comes with any contents, and who reads a flag takes it down
   again, so only a 64-bit accident can look raised before its time. */
static constexpr uint64_t RS_WG_RAISED = 0x9e3779b97f4a7c15ull;

/* Where one stands in the work: row tiles, in them column tiles, in them pairs of blocks. */
struct rs_wg_cursor {
    int32_t row_tile, column_tile, pair;
};

/* First pair of blocks of worker `at`; pairs are counted over all tiles, `depth` a tile. */
static __device__ __forceinline__ int64_t rs_wg_begin(int64_t tiles,
                                                      int32_t depth,
                                                      int at,
                                                      int workers)
{
    return tiles * depth * at / workers;
}

/* The worker whose range holds `pair`. */
static __device__ __forceinline__ int
rs_wg_worker(int64_t tiles, int32_t depth, int64_t pair, int workers)
{
    return (int)(((pair + 1) * workers - 1) / (tiles * depth));
}

static __device__ __forceinline__ rs_wg_cursor rs_wg_seek(const rs_wg_work &work, int64_t pair)
{
    int32_t depth = work.w.blocks / 2, tile = (int32_t)(pair / depth);
    return {tile / work.column_tiles, tile % work.column_tiles, (int32_t)(pair % depth)};
}

/* Returns whether a new tile begins. */
static __device__ __forceinline__ bool rs_wg_step(const rs_wg_work &work, rs_wg_cursor &at)
{
    if (++at.pair < work.w.blocks / 2)
        return false;
    at.pair = 0;
    if (++at.column_tile == work.column_tiles) {
        at.column_tile = 0;
        at.row_tile++;
    }
    return true;
}

/* The frag16 tile in slot `slot` of a CTA's row tile. Gated: gate and up tiles alternate, each
   warp joins eight rows of either. */
template <int WGS>
static __device__ __forceinline__ int32_t rs_wg_tile(const rs_wg_work &work,
                                                     int32_t row_tile,
                                                     int slot)
{
    if (!work.gated)
        return min(row_tile * (WGS * 4) + slot, work.w.tiles - 1);
    int32_t half = work.w.tiles / 2, tile = min(row_tile * (WGS * 2) + slot / 2, half - 1);
    return slot % 2 ? tile + half : tile;
}

#if RS_WGMMA

/* What a producer thread copies for each pair of blocks of a tile: WGS frag16 tiles and N / 4
   columns a warp. Set at the begin of a tile, so that a block costs little more than its
   copies. */
template <rs_format F, int N, int WGS, bool PAIRED> struct rs_wg_source {
    using of = rs_frag16_of<F>;
    static constexpr int BASE = 512 * of::vectors, HIGH = 128 * of::highs;
    static constexpr int bytes = rs_frag16_block_bytes<F>();

    const uint8_t *base[WGS], *high[of::highs ? WGS : 1], *scale;
    const uint16_t *x;
    int32_t x_row[PAIRED ? 1 : N / 16]; /* elements from x to the rows of this lane */

    __device__ __forceinline__ void
    open(const rs_wg_work &work, const rs_wg_cursor &at, int warp, int lane)
    {
#    pragma unroll
        for (int i = 0; i < WGS; i++) {
            size_t index =
                (size_t)rs_wg_tile<WGS>(work, at.row_tile, warp * WGS + i) * work.w.blocks +
                (size_t)at.pair * 2;
            base[i] = work.w.base + index * BASE + lane * 16;
            if constexpr (of::highs > 0)
                high[i] = work.w.high + index * HIGH + lane * 4 * of::highs;
        }
        /* eight lanes a tile; lanes without one repeat the last */
        int slot = warp * WGS + min(lane / 8, WGS - 1);
        size_t index = (size_t)rs_wg_tile<WGS>(work, at.row_tile, slot) * work.w.blocks +
                       (size_t)at.pair * 2;
        scale = work.w.scales + (index * 8 + lane % 8) * 4 * of::groups;
        x = nullptr;
        if constexpr (!PAIRED) {
            const int32_t column0 = at.column_tile * N;
            x = work.x + (size_t)column0 * work.k + at.pair * (2 * RS_FRAG16_COLS) +
                lane % 8 * 8;
#    pragma unroll
            for (int i = 0; i < N / 16; i++) /* columns past T repeat the last, nobody looks */
                x_row[i] =
                    min(warp * (N / 4) + lane / 8 + 4 * i, work.t - 1 - column0) * work.k;
        }
    }

    /* Weights of this pair into a stage, `to` behind its x. */
    __device__ __forceinline__ void copy_w(uint32_t to, int warp, int lane)
    {
#    pragma unroll
        for (int b = 0; b < 2; b++, to += WGS * 4 * bytes) {
#    pragma unroll
            for (int i = 0; i < WGS; i++) {
                uint32_t place = to + (warp * WGS + i) * bytes;
#    pragma unroll
                for (int v = 0; v < of::vectors; v++)
                    rs_cp_async16(place + v * 512 + lane * 16, base[i] + b * BASE + v * 512);
                if constexpr (of::highs > 0)
                    rs_cp_async_small<of::highs == 2 ? 8 : 4>(
                        place + BASE + lane * 4 * of::highs, high[i] + b * HIGH);
            }
            if (lane < WGS * 8)
                rs_cp_async_small<4 * of::groups>(to + (warp * WGS + lane / 8) * bytes + BASE +
                                                      HIGH + lane % 8 * 4 * of::groups,
                                                  scale + b * 32 * of::groups);
        }
    }

    /* Row-major x into the places of a stage, eight lanes a row; zeros past K. */
    __device__ __forceinline__ void
    copy_x(uint32_t to, const rs_wg_work &work, int32_t pair, int warp, int lane)
    {
        const int row = warp * (N / 4) + lane / 8;
        const int32_t k = pair * (2 * RS_FRAG16_COLS) + lane % 8 * 8;
        to += row * 128;
#    pragma unroll
        for (int i = 0; i < N / 16; i++) {
            const uint32_t place = to + i * 512 + (lane % 8 ^ (row + 4 * i) % 8) * 16;
            const uint16_t *from = x + x_row[i];
            rs_cp_async16(place, from, k < work.k);
            rs_cp_async16(place + N * 128, from + RS_FRAG16_COLS, k + RS_FRAG16_COLS < work.k);
        }
    }

    /* On to the next pair. */
    __device__ __forceinline__ void step()
    {
#    pragma unroll
        for (int i = 0; i < WGS; i++) {
            base[i] += 2 * BASE;
            if constexpr (of::highs > 0)
                high[i] += 2 * HIGH;
        }
        scale += 64 * of::groups;
        x += 2 * RS_FRAG16_COLS;
    }
};

/* Permute one block of x, N / 4 rows a warp. The two steps of a half want, chunk r = 0..3,
   words r, 4 + r, 8 + r, 12 + r. */
template <int N>
static __device__ __forceinline__ void rs_wg_permute(uint8_t *block, int warp, int lane)
{
    constexpr int rows = N / 4;
#    pragma unroll
    for (int i = 0; i < (2 * rows + 31) / 32; i++) {
        const int item = lane + 32 * i;
        if (item < 2 * rows) {
            const int h = item / rows, row = warp * rows + item % rows;
            uint4 *at = (uint4 *)(block + row * 128);
            const int c = 4 * h ^ row % 8; /* the others are c ^ 1, c ^ 2, c ^ 3 */
            const uint4 v0 = at[c], v1 = at[c ^ 1], v2 = at[c ^ 2], v3 = at[c ^ 3];
            at[c] = make_uint4(v0.x, v1.x, v2.x, v3.x);
            at[c ^ 1] = make_uint4(v0.y, v1.y, v2.y, v3.y);
            at[c ^ 2] = make_uint4(v0.z, v1.z, v2.z, v3.z);
            at[c ^ 3] = make_uint4(v0.w, v1.w, v2.w, v3.w);
        }
    }
}

/* One of the two blocks of a stage's prepared x into both CTAs of the pair, and the
   announcement of both. */
template <int N>
static __device__ __forceinline__ void rs_wg_share_x(
    const rs_wg_work &work, const rs_wg_cursor &at, uint32_t to, uint32_t full, int rank)
{
    constexpr int bytes = N * 128;
    size_t block = (size_t)at.column_tile * work.w.blocks + at.pair * 2 + rank;
    rs_mbar_expect(full, 2 * bytes);
    rs_bulk_multicast(to + rank * bytes, work.xs + block * bytes, bytes, full, 3);
}

/* A position in the ring, and the parity of the phase that is waited for there. */
struct rs_wg_turn {
    int stage, phase;
};

template <int STAGES> static __device__ __forceinline__ void rs_wg_turn_on(rs_wg_turn &at)
{
    if (++at.stage == STAGES) {
        at.stage = 0;
        at.phase ^= 1;
    }
}

/* The barriers of a stage stand behind the ring: copies are there (`raw`, only where x must
   still be permuted), ready to multiply, free again. */
struct rs_wg_ring {
    uint8_t *at;
    uint32_t at_smem, raw, full, empty;
};

/* The loader warpgroup: all stages are in flight. The first weights do not wait for x, which
   is the result of kernels before this one. */
template <rs_format F, int N, int WGS, bool PAIRED>
static __device__ __forceinline__ void
rs_wg_load(const rs_wg_work &work, int64_t begin, int64_t end, const rs_wg_ring &ring)
{
    using shape = rs_wg_shape<F, N, WGS>;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4, rank = blockIdx.x % 2;
    const int32_t pairs = (int32_t)(end - begin), first = min(shape::stages, pairs);
    const bool sharing = warp == 0 && lane == 0;
    rs_wg_cursor at = rs_wg_seek(work, begin), x_at = at;
    rs_wg_source<F, N, WGS, PAIRED> source;
    rs_wg_turn fill = {0, 0}; /* every stage is filled once before the first wait */

    auto open = [&](rs_wg_cursor from) {
        if (PAIRED)
            from.row_tile = 2 * from.row_tile + rank;
        source.open(work, from, warp, lane);
    };
    auto copy_x = [&](const rs_wg_cursor &from, int stage) {
        const uint32_t to = ring.at_smem + stage * shape::stage;
        if constexpr (PAIRED) {
            if (sharing)
                rs_wg_share_x<N>(work, from, to, ring.full + stage * 8, rank);
            rs_mbar_arrive_copied(ring.full + stage * 8);
        } else {
            source.copy_x(to, work, from.pair, warp, lane);
            rs_mbar_arrive_copied(ring.raw + stage * 8);
        }
    };

    open(at);
    for (int32_t i = 0; i < first; i++) {
        source.copy_w(ring.at_smem + i * shape::stage + shape::w_at, warp, lane);
        source.step();
        if (rs_wg_step(work, at))
            open(at);
    }
    rs_pdl_wait();
    open(x_at);
    for (int32_t i = 0; i < first; i++) {
        copy_x(x_at, i);
        source.step();
        if (rs_wg_step(work, x_at))
            open(x_at);
    }
    for (int32_t i = first; i < pairs; i++) {
        rs_mbar_wait(ring.empty + fill.stage * 8, fill.phase);
        source.copy_w(ring.at_smem + fill.stage * shape::stage + shape::w_at, warp, lane);
        copy_x(at, fill.stage);
        source.step();
        if (rs_wg_step(work, at))
            open(at);
        rs_wg_turn_on<shape::stages>(fill);
    }
}

/* The warpgroup that permutes x, unpaired. */
template <rs_format F, int N, int WGS>
static __device__ __forceinline__ void
rs_wg_permute_all(int64_t begin, int64_t end, const rs_wg_ring &ring)
{
    using shape = rs_wg_shape<F, N, WGS>;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    rs_wg_turn at = {0, 0};
    for (int32_t left = (int32_t)(end - begin); left > 0; left--) {
        rs_mbar_wait(ring.raw + at.stage * 8, at.phase);
        rs_wg_permute<N>(ring.at + at.stage * shape::stage, warp, lane);
        rs_wg_permute<N>(ring.at + at.stage * shape::stage + shape::x_bytes, warp, lane);
        rs_fence_async();
        __syncwarp();
        if (lane == 0)
            rs_mbar_arrive(ring.full + at.stage * 8);
        rs_wg_turn_on<shape::stages>(at);
    }
}

#endif /* RS_WGMMA */
#endif
