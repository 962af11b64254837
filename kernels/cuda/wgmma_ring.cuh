/* The ring of stages of the wgmma kernels: geometry, the cut of the work, the producer.
   Layer: kernels, CUDA only. kernels/cuda/wgmma_ring_linear.cuh consumes it.

   A stage is one or two blocks of 64 k: for each, N activation columns as 128-byte rows in the
   128-byte swizzle, which a tensor copy cuts out of row-major x, with zeros past T and K;
   behind them of WGS x 4 frag16 tiles the same blocks, plane by plane, by bulk copies. One warp
   starts all copies. Paired: two CTAs of a cluster hold different rows and the same columns;
   each brings half of x into both, which halves the reads of L2. */
#ifndef RS_KERNELS_CUDA_WGMMA_RING_CUH
#define RS_KERNELS_CUDA_WGMMA_RING_CUH

#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/tensor_map.cuh"
#include "kernels/cuda/wgmma.cuh"

static constexpr int RS_WG_THREADS = 128, RS_WG_STAGES_MAX = 12;
static constexpr int RS_WG_SMEM_MAX = 227 * 1024, RS_WG_SMEM_EXTRA = 1024 + 256;

/* Blocks of a stage: wide ones are long enough for a barrier each. */
__host__ __device__ constexpr int rs_wg_stage_blocks(int columns)
{
    return columns > 128 ? 1 : 2;
}

/* Stages that fit, for a format known at run time as well; RS_WG_SMEM_EXTRA is alignment to
   the swizzle's 1024 bytes and barriers. */
__host__ __device__ constexpr int rs_wg_stage_bytes(int columns, int wgs, int block_bytes)
{
    int block = columns * 128 + wgs * 4 * block_bytes;
    return (rs_wg_stage_blocks(columns) * block + 1023) / 1024 * 1024;
}

__host__ __device__ constexpr int rs_wg_stages(int stage_bytes)
{
    int fit = (RS_WG_SMEM_MAX - RS_WG_SMEM_EXTRA) / stage_bytes;
    return fit < RS_WG_STAGES_MAX ? fit : RS_WG_STAGES_MAX;
}

/* Geometry of an instantiation. */
template <rs_format F, int N, int WGS> struct rs_wg_shape {
    using of = rs_frag16_of<F>;
    static constexpr int blocks = rs_wg_stage_blocks(N), slots = WGS * 4;
    static constexpr int base = 512 * of::vectors, high = 128 * of::highs,
                         scale = 32 * of::groups;
    static constexpr int x_bytes = N * 128, w_at = blocks * x_bytes;
    static constexpr int high_at = w_at + slots * blocks * base;
    static constexpr int scale_at = high_at + slots * blocks * high;
    static constexpr int bytes = scale_at + slots * blocks * scale;
    static constexpr int stage = rs_wg_stage_bytes(N, WGS, rs_frag16_block_bytes<F>());
    static constexpr int stages = rs_wg_stages(stage);
    static_assert(stages >= 2 && N % 16 == 0 && slots < 31, "stages too large");
};

struct rs_wg_work {
    rs_frag16_view w;
    uint16_t *y;
    float4 *sums;    /* [CTA][2][warpgroup][N / 8][128] of shared tiles, see rs_wg_share */
    uint64_t *flags; /* [CTA][2][warpgroup][N / 8]: RS_WG_RAISED once the sums are there */
    int32_t n, t, column_tiles;
    rs_op op;
    bool gated; /* a row tile is gate and up rows, eight by eight */
};

/* A flag that is up. The workspace comes with any contents, and who reads a flag takes it down
   again, so only a 64-bit accident can look raised before its time. */
static constexpr uint64_t RS_WG_RAISED = 0x9e3779b97f4a7c15ull;

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

/* The barriers of a stage stand behind the ring: ready to multiply, free again. */
struct rs_wg_ring {
    uint8_t *at;
    uint32_t at_smem, full, empty;
};

/* What is copied next: block `block` of tile (row_tile, column_tile) and its lane's weights. A
   lane below WGS x 4 brings the weights of a slot, lane 31 brings x. */
template <rs_format F, int N, int WGS, bool PAIRED> struct rs_wg_source {
    using shape = rs_wg_shape<F, N, WGS>;
    static constexpr int PEERS = PAIRED ? 2 : 1, X_LANE = 31;

    const uint8_t *base, *high, *scale;
    int32_t tile, block;
    int lane, rank;

    __device__ __forceinline__ void open(const rs_wg_work &work, int64_t pair)
    {
        int32_t depth = work.w.blocks / 2;
        tile = (int32_t)(pair / depth);
        block = (int32_t)(pair % depth) * 2;
        place(work);
    }

    /* The lane's weights from here on. */
    __device__ __forceinline__ void place(const rs_wg_work &work)
    {
        int32_t row_tile = tile / work.column_tiles * PEERS + rank;
        int32_t mine = rs_wg_tile<WGS>(work, row_tile, min(lane, shape::slots - 1));
        size_t index = (size_t)mine * work.w.blocks + block;
        base = work.w.base + index * shape::base;
        high = work.w.high + index * shape::high;
        scale = work.w.scales + index * shape::scale;
    }

    __device__ __forceinline__ void copy_w(const rs_wg_ring &ring, int stage)
    {
        constexpr int B = shape::blocks;
        const uint32_t to = ring.at_smem + stage * shape::stage, full = ring.full + stage * 8;
        if (lane == X_LANE)
            rs_mbar_expect(full, shape::bytes);
        if (lane >= shape::slots)
            return;
        rs_bulk_copy(to + shape::w_at + lane * (B * shape::base), base, B * shape::base, full);
        if constexpr (shape::high > 0)
            rs_bulk_copy(to + shape::high_at + lane * (B * shape::high), high, B * shape::high,
                         full);
        rs_bulk_copy(to + shape::scale_at + lane * (B * shape::scale), scale, B * shape::scale,
                     full);
    }

    __device__ __forceinline__ void
    copy_x(const rs_wg_work &work, const CUtensorMap *map, const rs_wg_ring &ring, int stage)
    {
        if (lane != X_LANE)
            return;
        const int32_t column = tile % work.column_tiles * N + rank * (N / PEERS);
        uint32_t to = ring.at_smem + stage * shape::stage + rank * (N / PEERS * 128);
#    pragma unroll
        for (int b = 0; b < shape::blocks; b++)
            rs_tensor_copy<PAIRED>(to + b * shape::x_bytes, map, (block + b) * RS_FRAG16_COLS,
                                   column, ring.full + stage * 8);
    }

    /* On to the next stage. */
    __device__ __forceinline__ void step(const rs_wg_work &work)
    {
        block += shape::blocks;
        if (block < work.w.blocks) {
            base += shape::blocks * shape::base;
            high += shape::blocks * shape::high;
            scale += shape::blocks * shape::scale;
            return;
        }
        block = 0;
        tile++;
        place(work);
    }
};

/* The producer warp: all stages are in flight. The first weights do not wait for x, which is
   the result of kernels before this one. */
template <rs_format F, int N, int WGS, bool PAIRED>
static __device__ __forceinline__ void rs_wg_load(const rs_wg_work &work,
                                                  const CUtensorMap *map,
                                                  int64_t begin,
                                                  int64_t end,
                                                  const rs_wg_ring &ring)
{
    using shape = rs_wg_shape<F, N, WGS>;
    const int32_t count = (int32_t)(end - begin) * (2 / shape::blocks);
    const int32_t first = min(shape::stages, count);
    rs_wg_source<F, N, WGS, PAIRED> source;
    source.lane = threadIdx.x % 32;
    source.rank = PAIRED ? (int)(blockIdx.x % 2) : 0;
    source.open(work, begin);
    for (int32_t i = 0; i < first; i++, source.step(work))
        source.copy_w(ring, i);
    rs_pdl_wait();
    source.open(work, begin);
    for (int32_t i = 0; i < first; i++, source.step(work))
        source.copy_x(work, map, ring, i);
    int stage = 0, phase = 0; /* every stage is filled once before the first wait */
    for (int32_t i = first; i < count; i++, source.step(work)) {
        rs_mbar_wait(ring.empty + stage * 8, phase);
        source.copy_w(ring, stage);
        source.copy_x(work, map, ring, stage);
        if (++stage == shape::stages) {
            stage = 0;
            phase ^= 1;
        }
    }
}

#endif /* RS_WGMMA */
#endif
