/* The parts of the small-T kernel behind a ring in shared memory: how the work is cut up, the
   warp that keeps the ring full, x in FP16. Layer: kernels, CUDA only. Only code under RS_BULK
   may call it.

   Words: a unit is R tiles of 16 rows over all of K, one cluster of CTAs works on it; a slice
   is the part of K of one CTA; a part is what one stage of the ring holds of a unit's slice; a
   piece is what one bulk copy brings of it. */
#ifndef RS_KERNELS_CUDA_HALF_RING_CUH
#define RS_KERNELS_CUDA_HALF_RING_CUH

#include "kernels/cuda/bulk.cuh"
#include "kernels/cuda/half.cuh"
#include "kernels/cuda/stream.cuh"

enum {
    RS_HALF_RING_COLUMNS = 8,
    RS_HALF_RING_WARPS = 16,  /* that multiply, at most */
    RS_HALF_RING_STAGES = 8,  /* at most */
    RS_HALF_RING_BUFFERS = 3, /* inboxes for sums */
    RS_HALF_RING_PIECE = 8,   /* blocks */
};

/* What a kernel needs to know; by value. */
struct rs_half_ring_args {
    rs_frag16_view w;
    const uint16_t *x;
    uint16_t *y;
    int32_t y_rows, k, t;
    int32_t units, clusters, rank_bits; /* 2^rank_bits CTAs a cluster */
    int32_t warps;                      /* that multiply; one more fills the ring */
    int32_t x_shares;                   /* warps that bring a column of x */
    rs_divisor by_warps, by_x_shares;
    int32_t stages, parts; /* of the ring; of a unit */
    int32_t part_blocks;   /* blocks of a part, the last one has the rest */
    int32_t ahead;         /* stages under way before x is there */
    int32_t x_pitch;       /* bytes from column to column in shared memory */
    rs_op op;
};

/* Bytes of everything but ring, x and inbox. */
__host__ __device__ constexpr size_t rs_half_ring_rest_bytes()
{
    return RS_HALF_RING_COLUMNS * (RS_HALF_RING_WARPS * 4 + 4) +
           8 * (1 + 2 * RS_HALF_RING_BUFFERS + 2 * RS_HALF_RING_STAGES);
}

#if RS_BULK

/* Places in shared memory and who this is. Addresses of barriers are 8 bytes apart. */
struct rs_half_ring_cta {
    uint8_t *ring, *x;
    float4 *inbox;   /* [buffer][tile][contribution][place of those owned] */
    uint32_t *peaks; /* [column][share]: largest absolute values */
    float *back;     /* [column]: 2^-exponent of x */
    uint32_t x_bar, sums, free, full, empty;
    int32_t lane, warp, rank, ranks, cluster;
    int32_t block0, blocks; /* the slice */
    bool gated;
};

/* `tiles` of a unit; `stage_bytes` of the ring. */
__device__ __forceinline__ rs_half_ring_cta rs_half_ring_place(const rs_half_ring_args &a,
                                                               uint8_t *smem,
                                                               int32_t tiles,
                                                               int32_t stage_bytes)
{
    rs_half_ring_cta s;
    s.lane = threadIdx.x % 32;
    s.warp = rs_stream_warp();
    s.rank = rs_cluster_rank();
    s.ranks = 1 << a.rank_bits;
    s.cluster = blockIdx.x >> a.rank_bits;
    s.gated = a.op == RS_OP_linear_swiglu || a.op == RS_OP_linear_geglu;
    s.block0 = a.w.blocks * s.rank >> a.rank_bits;
    s.blocks = (a.w.blocks * (s.rank + 1) >> a.rank_bits) - s.block0;
    s.ring = smem;
    s.x = smem + a.stages * stage_bytes;
    s.inbox = (float4 *)(s.x + (a.t * a.x_pitch + 127) / 128 * 128);
    s.peaks = (uint32_t *)(s.inbox + RS_HALF_RING_BUFFERS * (tiles * 32) * a.warps);
    s.back = (float *)(s.peaks + RS_HALF_RING_COLUMNS * RS_HALF_RING_WARPS);
    s.x_bar = rs_smem_address(s.back + RS_HALF_RING_COLUMNS);
    s.sums = s.x_bar + 8;
    s.free = s.sums + 8 * RS_HALF_RING_BUFFERS;
    s.full = s.free + 8 * RS_HALF_RING_BUFFERS;
    s.empty = s.full + 8 * RS_HALF_RING_STAGES;
    return s;
}

/* Set up all barriers; one warp. `outputs`: tiles of y a unit has. */
__device__ __forceinline__ void
rs_half_ring_barriers(const rs_half_ring_args &a, const rs_half_ring_cta &s, int outputs)
{
    if (s.lane < a.stages) {
        rs_mbar_init(s.full + s.lane * 8, 1);
        rs_mbar_init(s.empty + s.lane * 8, a.warps);
    }
    if (s.lane < RS_HALF_RING_BUFFERS) {
        rs_mbar_init(s.sums + s.lane * 8, s.ranks == 1 ? 32 * a.warps : 1);
        rs_mbar_init(s.free + s.lane * 8, outputs << a.rank_bits);
    }
    if (s.lane == 0)
        rs_mbar_init(s.x_bar, a.warps);
    rs_mbar_publish();
    __syncwarp();
}

/* Tile r of a unit; past the end the last one again, whose rows nobody writes twice. A unit of
   a gated op is R / 2 gate tiles and their R / 2 up tiles. */
template <int R>
__device__ __forceinline__ int32_t
rs_half_ring_tile(const rs_half_ring_args &a, int32_t unit, int32_t r, bool gated)
{
    constexpr int HALF = R > 1 ? R / 2 : 1;
    if (!gated)
        return min(unit * R + r, a.w.tiles - 1);
    int32_t half = a.w.tiles / 2;
    return min(unit * HALF + r % HALF, half - 1) + (r >= HALF ? half : 0);
}

/* Copy `bytes` and count them on `bar`, first to give way in L2. */
__device__ __forceinline__ void
rs_half_ring_copy(uint32_t to, const void *from, int bytes, uint32_t bar, uint64_t policy)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
                 ".L2::cache_hint [%0], [%1], %2, [%3], %4;" ::"r"(to),
                 "l"(from), "r"(bytes), "r"(bar), "l"(policy)
                 : "memory");
}

/* Has the phase with this parity ended? */
__device__ __forceinline__ bool rs_half_ring_ended(uint32_t bar, int parity)
{
    uint32_t done;
    asm volatile("{\n.reg .pred p;\n"
                 "mbarrier.test_wait.parity.shared::cta.b64 p, [%1], %2;\n"
                 "selp.u32 %0, 1, 0, p;\n}"
                 : "=r"(done)
                 : "r"(bar), "r"(parity)
                 : "memory");
    return done != 0;
}

/* Where the producer stands. */
struct rs_half_ring_producer {
    int32_t unit, part, slot, phase, filled;
    bool hasty; /* x is there: nothing has to be waited for but room */
};

/* Start the copies of a part into its stage: a lane a piece of the codes, one for all scales.
   Stage: tile by tile base codes, high codes, scales. */
template <rs_format F, int R>
__device__ __forceinline__ void rs_half_ring_fill(const rs_half_ring_args &a,
                                                  const rs_half_ring_cta &s,
                                                  int32_t stage_bytes,
                                                  const rs_half_ring_producer &p)
{
    using bytes = rs_stream_bytes<F>;
    constexpr int BLOCK = rs_frag16_block_bytes<F>();
    const uint64_t once = rs_stream_once();
    int32_t first = p.part * a.part_blocks, count = min(a.part_blocks, s.blocks - first);
    int32_t at = s.lane * RS_HALF_RING_PIECE, n = min(RS_HALF_RING_PIECE, count - at);
    uint32_t bar = s.full + p.slot * 8;
    uint32_t to = rs_smem_address(s.ring) + p.slot * stage_bytes;
    if (s.lane == 0)
        rs_mbar_expect(bar, count * (R * BLOCK));
    __syncwarp();
    for (int32_t r = 0; r < R; r++, to += a.part_blocks * BLOCK) {
        int32_t tile = rs_half_ring_tile<R>(a, p.unit, r, s.gated);
        size_t block = (size_t)tile * a.w.blocks + s.block0 + first;
        uint32_t high = to + a.part_blocks * bytes::base;
        if (n > 0)
            rs_half_ring_copy(to + at * bytes::base, a.w.base + (block + at) * bytes::base,
                              n * bytes::base, bar, once);
        if (bytes::high > 0 && n > 0)
            rs_half_ring_copy(high + at * bytes::high, a.w.high + (block + at) * bytes::high,
                              n * bytes::high, bar, once);
        if (s.lane == 0)
            rs_half_ring_copy(high + a.part_blocks * bytes::high,
                              a.w.scales + block * bytes::scale, count * bytes::scale, bar,
                              once);
    }
}

/* Wait until the next stage may be filled. Before x is there, no more than `ahead` stages are
   under way: what the kernel before has still to write, and x, would queue behind them (on an
   H200 x takes 2.5 us with 200 KB a core under way, 1.1 to 1.5 with 24 to 56). */
__device__ __forceinline__ void rs_half_ring_room(const rs_half_ring_args &a,
                                                  const rs_half_ring_cta &s,
                                                  rs_half_ring_producer &p)
{
    if (p.filled >= a.stages)
        rs_mbar_wait(s.empty + p.slot * 8, p.phase ^ 1);
    if (p.hasty || p.filled < a.ahead)
        return;
    int32_t back = p.slot - a.ahead, phase = p.phase;
    if (back < 0) {
        back += a.stages;
        phase ^= 1;
    }
    while (!p.hasty && !rs_half_ring_ended(s.full + back * 8, phase))
        p.hasty = rs_half_ring_ended(s.x_bar, 0);
}

/* Bring all weights of the CTA, part by part. One warp. `p`: zeros, or as it came out of the
   matrix before. */
template <rs_format F, int R>
__device__ __forceinline__ void rs_half_ring_produce(const rs_half_ring_args &a,
                                                     const rs_half_ring_cta &s,
                                                     int32_t stage_bytes,
                                                     rs_half_ring_producer &p)
{
    for (p.unit = s.cluster; p.unit < a.units; p.unit += a.clusters)
        for (p.part = 0; p.part < a.parts; p.part++) {
            rs_half_ring_room(a, s, p);
            rs_half_ring_fill<F, R>(a, s, stage_bytes, p);
            p.filled++;
            if (++p.slot == a.stages) {
                p.slot = 0;
                p.phase ^= 1;
            }
        }
}

/* Wait for all warps that multiply. */
__device__ __forceinline__ void rs_half_ring_meet(const rs_half_ring_args &a)
{
    asm volatile("bar.sync 1, %0;" ::"r"(32 * a.warps) : "memory");
}

/* Bring x to shared memory as FP16, each column times a power of two (rs_half_exponent), zeros
   behind the end of K; the way back to s.back. All warps that multiply, behind rs_pdl_wait. */
__device__ __forceinline__ void rs_half_ring_take_x(const rs_half_ring_args &a,
                                                    const rs_half_ring_cta &s)
{
    int32_t vectors = s.blocks * (RS_FRAG16_COLS / 8), have = a.k / 8 - s.block0 * 8;
    int32_t shares = a.x_shares, column = rs_divide(s.warp, a.by_x_shares);
    int32_t share = s.warp - column * shares, first = share * 32 + s.lane, step = shares * 32;
    uint4 *to = (uint4 *)(s.x + column * a.x_pitch);
    if (column < a.t) {
        const uint4 *from = (const uint4 *)(a.x + (size_t)column * a.k) + s.block0 * 8;
        uint32_t most = 0;
#    pragma unroll 4
        for (int32_t i = first; i < vectors; i += step) {
            uint4 v = i < have ? __ldcg(from + i) : make_uint4(0, 0, 0, 0);
            to[i] = v;
            most = rs_half_peak(most, v);
        }
        most = __reduce_max_sync(~0u, max(most & 0xffffu, most >> 16));
        if (s.lane == 0)
            s.peaks[column * RS_HALF_RING_WARPS + share] = most;
    }
    if (s.lane == 0)
        rs_mbar_arrive(s.x_bar);
    rs_half_ring_meet(a);
    if (column < a.t) {
        uint32_t most = s.lane < shares ? s.peaks[column * RS_HALF_RING_WARPS + s.lane] : 0u;
        int32_t exponent = rs_half_exponent(__reduce_max_sync(~0u, most));
        if (first == 0)
            s.back[column] = rs_half_power(-exponent);
#    pragma unroll 2
        for (int32_t i = first; i < vectors; i += step)
            to[i] = rs_half_of(to[i], rs_half_power(exponent));
    }
    rs_half_ring_meet(a);
}

#endif /* RS_BULK */
#endif
