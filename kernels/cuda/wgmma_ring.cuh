/* The ring of stages of the wgmma kernels: geometry, the cut of the work, the producer
   warpgroup. Layer: kernels, CUDA only. kernels/cuda/wgmma_linear.cuh consumes it.

   A stage is one block of 64 k: N activation columns as 128-byte rows in the 128-byte swizzle,
   K permuted like frag16, and WGS x 4 frag16 blocks behind them. Weights come by cp.async, all
   of the prefetch distance in flight. Activations come one of two ways:
   - alone: cp.async of row-major x into the places where the permuted chunks will stand; when
     the stage is due the same warp reads a half row (four chunks), transposes its 4 x 4 words
     and writes it back. No launch before this one, but three passes over shared memory.
   - paired: two CTAs of a cluster hold different rows and the same columns; each brings half of
     a stage that rs_wg_prepare has permuted, by one bulk copy into both: half the reads of L2.
*/
#ifndef RS_KERNELS_CUDA_WGMMA_RING_CUH
#define RS_KERNELS_CUDA_WGMMA_RING_CUH

#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/wgmma.cuh"

static constexpr int RS_WG_THREADS = 128, RS_WG_STAGES_MAX = 12;
static constexpr int RS_WG_SMEM_MAX = 227 * 1024, RS_WG_SMEM_EXTRA = 1024 + 256;

/* Stages that fit, for a format known at run time as well; RS_WG_SMEM_EXTRA is alignment to
   the swizzle's 1024 bytes and barriers. */
__host__ __device__ constexpr int rs_wg_stage_bytes(int columns, int wgs, int block_bytes)
{
    return (columns * 128 + wgs * 4 * block_bytes + 1023) / 1024 * 1024;
}

__host__ __device__ constexpr int rs_wg_stages(int stage_bytes)
{
    int fit = (RS_WG_SMEM_MAX - RS_WG_SMEM_EXTRA) / stage_bytes;
    return fit < RS_WG_STAGES_MAX ? fit : RS_WG_STAGES_MAX;
}

/* Geometry of an instantiation. */
template <rs_format F, int N, int WGS> struct rs_wg_shape {
    static constexpr int x_bytes = N * 128, block_bytes = rs_frag16_block_bytes<F>();
    static constexpr int stage = rs_wg_stage_bytes(N, WGS, block_bytes);
    static constexpr int stages = rs_wg_stages(stage);
    static constexpr int ahead = stages * 2 / 3; /* the rest is room for consumers to lag */
    static_assert(ahead >= 1 && N % 16 == 0, "stages too large");
};

struct rs_wg_work {
    rs_frag16_view w;
    const uint16_t *x;
    const uint8_t *xs; /* what rs_wg_prepare wrote, for pairs of CTAs */
    uint16_t *y;
    float4 *sums;    /* [CTA][warpgroup][N / 8][128] of tiles begun by another CTA */
    uint64_t *flags; /* [CTA][warpgroup]: RS_WG_RAISED once the sums are there */
    int32_t n, k, t, column_tiles;
    rs_op op;
    bool gated; /* a row tile is gate and up rows, eight by eight */
};

/* A flag that is up. The workspace comes with any contents, and who reads a flag takes it down
   again, so only a 64-bit accident can look raised before its time. */
static constexpr uint64_t RS_WG_RAISED = 0x9e3779b97f4a7c15ull;

/* Where one stands in the work: row tiles, in them column tiles, in them blocks of K. */
struct rs_wg_cursor {
    int32_t row_tile, column_tile, block;
};

/* First pair of blocks of worker `at`; pairs are counted over all tiles. */
static __device__ __forceinline__ int64_t
rs_wg_begin(int64_t tiles, int32_t depth, int at, int workers)
{
    return tiles * depth * at / workers;
}

static __device__ __forceinline__ rs_wg_cursor rs_wg_seek(const rs_wg_work &work, int64_t pair)
{
    int32_t depth = work.w.blocks / 2, tile = (int32_t)(pair / depth);
    return {tile / work.column_tiles, tile % work.column_tiles, (int32_t)(pair % depth) * 2};
}

/* Returns whether a new tile begins. */
static __device__ __forceinline__ bool rs_wg_step(const rs_wg_work &work, rs_wg_cursor &at)
{
    if (++at.block < work.w.blocks)
        return false;
    at.block = 0;
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

/* The weights of a stage, WGS tiles a producer warp. */
template <rs_format F, int WGS>
static __device__ __forceinline__ void rs_wg_copy_w(
    const rs_wg_work &work, const rs_wg_cursor &at, uint32_t to, int warp, int lane)
{
    using of = rs_frag16_of<F>;
    constexpr int BASE = 512 * of::vectors, HIGH = 128 * of::highs;
    constexpr int bytes = rs_frag16_block_bytes<F>();
#    pragma unroll
    for (int i = 0; i < WGS; i++) {
        const int slot = warp * WGS + i;
        size_t index = (size_t)rs_wg_tile<WGS>(work, at.row_tile, slot) * work.w.blocks +
                       (size_t)at.block;
        uint32_t place = to + slot * bytes;
#    pragma unroll
        for (int v = 0; v < of::vectors; v++)
            rs_cp_async16(place + v * 512 + lane * 16,
                          work.w.base + index * BASE + v * 512 + lane * 16);
        if constexpr (of::highs > 0)
            rs_cp_async_small<of::highs == 2 ? 8 : 4>(place + BASE + lane * 4 * of::highs,
                                                      work.w.high + index * HIGH +
                                                          lane * 4 * of::highs);
    }
    if (lane < WGS * 8) { /* scales: eight lanes a tile */
        const int slot = warp * WGS + lane / 8;
        size_t index = (size_t)rs_wg_tile<WGS>(work, at.row_tile, slot) * work.w.blocks +
                       (size_t)at.block;
        rs_cp_async_small<4 * of::groups>(
            to + slot * bytes + BASE + HIGH + lane % 8 * 4 * of::groups,
            work.w.scales + (index * 8 + lane % 8) * 4 * of::groups);
    }
}

/* Row-major x into the places of a stage, N / 4 columns a producer warp, eight lanes a row. */
template <int N>
static __device__ __forceinline__ void rs_wg_copy_x(
    const rs_wg_work &work, const rs_wg_cursor &at, uint32_t to, int warp, int lane)
{
    const int row0 = warp * (N / 4) + lane / 8, chunk = lane % 8;
    const int32_t k = at.block * RS_FRAG16_COLS + chunk * 8;
    const int32_t column0 = at.column_tile * N + row0;
    const uint16_t *from = work.x + (size_t)column0 * work.k + k;
#    pragma unroll
    for (int i = 0; i < N / 16; i++) {
        const int row = row0 + 4 * i;
        const bool valid = column0 + 4 * i < work.t && k < work.k;
        rs_cp_async16(to + row * 128 + (chunk ^ row % 8) * 16,
                      valid ? from + (size_t)(4 * i) * work.k : work.x, valid);
    }
}

/* Permute what rs_wg_copy_x of this warp brought. The two steps of a half want, chunk r = 0..3,
   words r, 4 + r, 8 + r, 12 + r. */
template <int N>
static __device__ __forceinline__ void rs_wg_permute(uint8_t *stage, int warp, int lane)
{
    constexpr int rows = N / 4;
#    pragma unroll
    for (int i = 0; i < (2 * rows + 31) / 32; i++) {
        const int item = lane + 32 * i;
        if (item < 2 * rows) {
            const int h = item / rows, row = warp * rows + item % rows;
            uint8_t *at = stage + row * 128;
            uint4 v[4];
#    pragma unroll
            for (int r = 0; r < 4; r++)
                v[r] = *(const uint4 *)(at + ((4 * h + r) ^ row % 8) * 16);
            *(uint4 *)(at + ((4 * h) ^ row % 8) * 16) =
                make_uint4(v[0].x, v[1].x, v[2].x, v[3].x);
            *(uint4 *)(at + ((4 * h + 1) ^ row % 8) * 16) =
                make_uint4(v[0].y, v[1].y, v[2].y, v[3].y);
            *(uint4 *)(at + ((4 * h + 2) ^ row % 8) * 16) =
                make_uint4(v[0].z, v[1].z, v[2].z, v[3].z);
            *(uint4 *)(at + ((4 * h + 3) ^ row % 8) * 16) =
                make_uint4(v[0].w, v[1].w, v[2].w, v[3].w);
        }
    }
}

/* Half of a stage's prepared x into both CTAs of the pair, and the announcement of all of it. */
template <int N>
static __device__ __forceinline__ void rs_wg_share_x(
    const rs_wg_work &work, const rs_wg_cursor &at, uint32_t to, uint32_t full, int rank)
{
    constexpr int half = N * 64;
    rs_mbar_expect(full, 2 * half);
    rs_bulk_multicast(to + rank * half,
                      work.xs +
                          ((size_t)at.column_tile * work.w.blocks + at.block) * (2 * half) +
                          rank * half,
                      half, full, 3);
}

/* The producer warpgroup: copies run `ahead` stages before the stage that is handed over. */
template <rs_format F, int N, int WGS, bool PAIRED>
static __device__ __forceinline__ void rs_wg_produce(const rs_wg_work &work,
                                                     int64_t begin,
                                                     int64_t end,
                                                     uint8_t *ring,
                                                     uint32_t ring_at,
                                                     uint32_t full,
                                                     uint32_t empty)
{
    using shape = rs_wg_shape<F, N, WGS>;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    const int32_t stages = (int32_t)(end - begin) * 2, ahead = min(shape::ahead, stages);
    const int rank = PAIRED ? blockIdx.x % 2 : 0;
    rs_wg_cursor at = rs_wg_seek(work, begin);
    if (PAIRED)
        at.row_tile = 2 * at.row_tile + rank;

    auto copy_x = [&](const rs_wg_cursor &from, int stage) {
        if constexpr (PAIRED) {
            if (warp == 0 && lane == 0)
                rs_wg_share_x<N>(work, from, ring_at + stage * shape::stage, full + stage * 8,
                                 rank);
        } else
            rs_wg_copy_x<N>(work, from, ring_at + stage * shape::stage, warp, lane);
    };
    auto step = [&](rs_wg_cursor &c) {
        int32_t row_tile = c.row_tile;
        rs_wg_step(work, c);
        if (PAIRED && c.row_tile != row_tile)
            c.row_tile++; /* the other row tile of the next pair is the peer's */
    };

    rs_wg_cursor x_at = at;
    for (int i = 0; i < ahead; i++, step(at))
        rs_wg_copy_w<F, WGS>(work, at, ring_at + i * shape::stage + shape::x_bytes, warp, lane);
    rs_pdl_wait(); /* x is the result of kernels before this one */
    for (int i = 0; i < shape::ahead; i++) {
        if (i < ahead) {
            copy_x(x_at, i);
            step(x_at);
        }
        rs_cp_async_commit();
    }
    int fill = shape::ahead, fill_phase = 1, hand = 0;
    for (int32_t i = 0; i < stages; i++) {
        if (i + shape::ahead < stages) {
            rs_mbar_wait(empty + fill * 8, fill_phase);
            rs_wg_copy_w<F, WGS>(work, at, ring_at + fill * shape::stage + shape::x_bytes, warp,
                                 lane);
            copy_x(at, fill);
            step(at);
            if (++fill == shape::stages) {
                fill = 0;
                fill_phase ^= 1;
            }
        }
        rs_cp_async_commit();
        rs_cp_async_wait<shape::ahead>();
        __syncwarp(); /* the copies of the other lanes */
        if constexpr (!PAIRED) {
            rs_wg_permute<N>(ring + hand * shape::stage, warp, lane);
            rs_fence_async();
            __syncwarp();
        }
        if (lane == 0)
            rs_mbar_arrive(full + hand * 8);
        if (++hand == shape::stages)
            hand = 0;
    }
}

#endif /* RS_WGMMA */
#endif
