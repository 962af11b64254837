/* What the warps of the small-T kernels behind a ring do that multiply. Layer: kernels, CUDA
   only. Only code under RS_BULK may call it. Words: kernels/cuda/half_ring.cuh. */
#ifndef RS_KERNELS_CUDA_HALF_RING_LINEAR_CUH
#define RS_KERNELS_CUDA_HALF_RING_LINEAR_CUH

#include "kernels/cuda/half_ring.cuh"

#if RS_BULK

/* A warp's share of a part: where its blocks stand in a stage and in x, and how many. */
struct rs_half_ring_share {
    int32_t base, high, scale, x, count;
};

template <rs_format F>
__device__ __forceinline__ rs_half_ring_share rs_half_ring_share_of(const rs_half_ring_args &a,
                                                                    const rs_half_ring_cta &s,
                                                                    int32_t part)
{
    using bytes = rs_stream_bytes<F>;
    int32_t first = part * a.part_blocks, blocks = min(a.part_blocks, s.blocks - first);
    int32_t at = rs_divide(blocks * s.warp, a.by_warps);
    int32_t end = rs_divide(blocks * (s.warp + 1), a.by_warps);
    int32_t high = a.part_blocks * bytes::base, scale = high + a.part_blocks * bytes::high;
    return {at * bytes::base + s.lane * 16,
            high + at * bytes::high + s.lane * (bytes::high / 32),
            scale + at * bytes::scale + s.lane / 4 * (bytes::scale / 8),
            (first + at) * (RS_FRAG16_COLS * 2), end - at};
}

/* COUNT blocks of each tile of a stage; the share goes on behind them. */
template <rs_format F, int R, int COUNT>
__device__ __forceinline__ void rs_half_ring_multiply(uint32_t x_at,
                                                      const uint8_t *stage,
                                                      int32_t tile_bytes,
                                                      rs_half_ring_share &h,
                                                      float (&acc)[R][4])
{
    using bytes = rs_stream_bytes<F>;
    using of = rs_frag16_of<F>;
#    pragma unroll
    for (int d = 0; d < COUNT; d++) {
        uint32_t b[8];
        rs_stream_load_x(x_at + h.x + d * (RS_FRAG16_COLS * 2), b);
#    pragma unroll
        for (int r = 0; r < R; r++) {
            rs_frag16_lane<F> w;
            const uint8_t *tile = stage + r * tile_bytes;
#    pragma unroll
            for (int v = 0; v < of::vectors; v++)
                w.base[v] = *(const uint4 *)(tile + h.base + d * bytes::base + v * 512);
#    pragma unroll
            for (int i = 0; i < of::highs; i++)
                w.high[i] = *(const uint32_t *)(tile + h.high + d * bytes::high + i * 4);
#    pragma unroll
            for (int g = 0; g < of::groups; g++)
                w.scale[g] = *(const uint32_t *)(tile + h.scale + d * bytes::scale + g * 4);
            rs_half_block<F>(w, b, acc[r]);
        }
    }
    h.base += COUNT * bytes::base;
    h.high += COUNT * bytes::high;
    h.scale += COUNT * bytes::scale;
    h.x += COUNT * (RS_FRAG16_COLS * 2);
    h.count -= COUNT;
}

/* All blocks of a share: four at a time, whose loads and products overlap, then what is left.
 */
template <rs_format F, int R>
__device__ __forceinline__ void rs_half_ring_multiply_share(uint32_t x_at,
                                                            const uint8_t *stage,
                                                            int32_t tile_bytes,
                                                            rs_half_ring_share h,
                                                            float (&acc)[R][4])
{
    constexpr int MANY = 4 / R;
    while (h.count >= MANY)
        rs_half_ring_multiply<F, R, MANY>(x_at, stage, tile_bytes, h, acc);
    if (MANY > 2 && h.count & 2)
        rs_half_ring_multiply<F, R, 2>(x_at, stage, tile_bytes, h, acc);
    if (h.count & 1)
        rs_half_ring_multiply<F, R, 1>(x_at, stage, tile_bytes, h, acc);
}

/* Where sums go. Of an output tile (16 rows, 8 columns; of a gated op a gate and an up tile)
   each CTA of the cluster owns 32 / ranks places (see rs_stream_place_of), to which all warps
   of all ranks contribute. */
template <int R, bool GATED> struct rs_half_ring_sums {
    static constexpr int HALVES = GATED ? 2 : 1, OUTPUTS = R / HALVES;

    uint32_t to, bar, own_bar, free; /* of buffer 0; `to`, `bar` at the owner */
    int32_t buffer_bytes, tile_bytes;
    int32_t buffer, turn; /* where the next sums go; parity of its use */
    bool far;

    __device__ __forceinline__ rs_half_ring_sums(const rs_half_ring_args &a,
                                                 const rs_half_ring_cta &s)
    {
        int32_t bits = 5 - a.rank_bits, width = 1 << bits;
        int32_t place = rs_stream_place_of(s.lane), owner = place >> bits;
        int32_t nth = (s.rank * a.warps + s.warp) * width + (place & (width - 1));
        to = rs_smem_address(s.inbox) + nth * 16;
        bar = own_bar = s.sums;
        free = s.free;
        tile_bytes = a.warps * 512;
        buffer_bytes = R * tile_bytes;
        buffer = turn = 0;
        far = s.ranks > 1;
        if (far) {
            to = rs_cluster_map(to, owner);
            bar = rs_cluster_map(bar, owner);
        }
    }

    /* Gate and up tile of an output are neighbours in the inbox. */
    static __device__ __forceinline__ int tile_of(int r)
    {
        return r % OUTPUTS * HALVES + r / OUTPUTS;
    }

    /* Send the warp's accumulators, times `back` of their columns, to their owners. */
    __device__ __forceinline__ void
    send(const rs_half_ring_cta &s, bool reused, const float (&back)[2], float (&acc)[R][4])
    {
        if (reused)
            rs_mbar_wait(free + buffer * 8, turn ^ 1);
        if (far && s.warp == 0 && s.lane == 0)
            rs_mbar_expect(own_bar + buffer * 8, buffer_bytes);
#    pragma unroll
        for (int r = 0; r < R; r++) {
            const float v[4] = {acc[r][0] * back[0], acc[r][1] * back[1], acc[r][2] * back[0],
                                acc[r][3] * back[1]};
            uint32_t at = to + buffer * buffer_bytes + tile_of(r) * tile_bytes;
            if (far)
                rs_cluster_send(at, v, bar + buffer * 8);
            else
                asm volatile("st.shared.v4.f32 [%0], {%1,%2,%3,%4};" ::"r"(at), "f"(v[0]),
                             "f"(v[1]), "f"(v[2]), "f"(v[3])
                             : "memory");
        }
        if (!far) /* every lane for its own: racecheck knows no other order */
            rs_mbar_arrive(bar + buffer * 8);
        if (++buffer == RS_HALF_RING_BUFFERS) {
            buffer = 0;
            turn ^= 1;
        }
    }

    /* The sum of one tile's contributions for a place: over the warps of one rank, then over
       ranks, which stand in lanes `width` apart. */
    static __device__ __forceinline__ float4 add(const float4 *in, int32_t warps, int32_t width)
    {
        float4 sum = rs_stream_add(in, warps, width);
        for (int32_t m = width; m < 32; m *= 2) {
            sum.x += __shfl_xor_sync(~0u, sum.x, m);
            sum.y += __shfl_xor_sync(~0u, sum.y, m);
            sum.z += __shfl_xor_sync(~0u, sum.z, m);
            sum.w += __shfl_xor_sync(~0u, sum.w, m);
        }
        return sum;
    }

    /* Write output `o` of the CTA's `number`th unit, tile `tile` of y, when all its sums are
       there. */
    static __device__ __forceinline__ void finish(const rs_half_ring_args &a,
                                                  const rs_half_ring_cta &s,
                                                  int32_t number,
                                                  int32_t tile,
                                                  int32_t o)
    {
        int32_t buffer = number % RS_HALF_RING_BUFFERS, bits = 5 - a.rank_bits;
        int32_t width = 1 << bits, place = s.lane & (width - 1), from = s.lane >> bits;
        int lane = rs_stream_lane_at(s.rank * width + place);
        const rs_stream_out out(a, tile, 0, lane, from == 0);
        rs_mbar_wait(s.sums + buffer * 8, number / RS_HALF_RING_BUFFERS & 1);
        float4 sum[HALVES];
#    pragma unroll
        for (int h = 0; h < HALVES; h++) {
            int32_t at = buffer * R + o * HALVES + h;
            sum[h] = add(s.inbox + at * a.warps * 32 + from * a.warps * width + place, a.warps,
                         width);
        }
        __syncwarp();
        if (s.lane < s.ranks)
            rs_cluster_signal(rs_cluster_map(s.free + buffer * 8, s.lane));
        out.template write<GATED>(a.op, lane, sum[0], sum[HALVES - 1]);
    }
};

/* Where a warp that multiplies stands, from matrix to matrix of a launch. */
struct rs_half_ring_walk {
    int32_t slot, phase; /* of the ring */
    int32_t number;      /* units of the CTA so far */
    int32_t mine;        /* outputs of the CTA in sequence: the next that this warp finishes */
};

/* x as this warp's lanes read it: columns past T repeat the last one, whose sums are not
   written. */
struct rs_half_ring_columns {
    uint32_t at;
    float back[2];

    __device__ __forceinline__ rs_half_ring_columns(const rs_half_ring_args &a,
                                                    const rs_half_ring_cta &s)
    {
        at = rs_smem_address(s.x) + min(s.lane % 8, a.t - 1) * a.x_pitch + s.lane / 8 * 16;
        back[0] = s.back[min(s.lane % 4 * 2, a.t - 1)];
        back[1] = s.back[min(s.lane % 4 * 2 + 1, a.t - 1)];
        rs_stream_settle(at);
    }
};

/* Multiply the CTA's units of a matrix. Outputs are finished one unit later, when their sums
   have come, by the warps in turn. */
template <rs_format F, int R, bool GATED>
__device__ __forceinline__ void rs_half_ring_consume(const rs_half_ring_args &a,
                                                     const rs_half_ring_cta &s,
                                                     const rs_half_ring_columns &x,
                                                     int32_t stage_bytes,
                                                     rs_half_ring_sums<R, GATED> &inbox,
                                                     rs_half_ring_walk &w)
{
    using sums = rs_half_ring_sums<R, GATED>;
    const rs_half_ring_share usual = rs_half_ring_share_of<F>(a, s, 0);
    const rs_half_ring_share last = rs_half_ring_share_of<F>(a, s, a.parts - 1);
    const int32_t tile_bytes = a.part_blocks * rs_frag16_block_bytes<F>(), before = w.number;
    const auto finish = [&] {
        int32_t nth = w.mine / sums::OUTPUTS, unit = s.cluster + (nth - before) * a.clusters;
        sums::finish(a, s, nth, unit * sums::OUTPUTS + w.mine % sums::OUTPUTS,
                     w.mine % sums::OUTPUTS);
        w.mine += a.warps;
    };
    for (int32_t unit = s.cluster; unit < a.units; unit += a.clusters, w.number++) {
        float acc[R][4] = {};
        for (int32_t part = 0; part < a.parts; part++) {
            rs_half_ring_share h = last;
            if (part + 1 < a.parts) {
                h = usual;
                h.x += part * a.part_blocks * (RS_FRAG16_COLS * 2);
            }
            rs_mbar_wait(s.full + w.slot * 8, w.phase);
            rs_half_ring_multiply_share<F, R>(x.at, s.ring + w.slot * stage_bytes, tile_bytes,
                                              h, acc);
            __syncwarp();
            if (s.lane == 0)
                rs_mbar_arrive(s.empty + w.slot * 8);
            if (++w.slot == a.stages) {
                w.slot = 0;
                w.phase ^= 1;
            }
        }
        inbox.send(s, w.number >= RS_HALF_RING_BUFFERS, x.back, acc);
        while (w.mine < w.number * sums::OUTPUTS)
            finish();
    }
    while (w.mine < w.number * sums::OUTPUTS)
        finish();
}

#endif /* RS_BULK */
#endif
