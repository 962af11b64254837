/* The streaming kernel over frag16: what a warp does from its first load to the last output.
   Layer: kernels, CUDA only; candidates/cuda_linear_stream.cu starts it. Words:
   kernels/cuda/stream.cuh. */
#ifndef RS_KERNELS_CUDA_STREAM_LINEAR_CUH
#define RS_KERNELS_CUDA_STREAM_LINEAR_CUH

#include "kernels/cuda/stream.cuh"

#if RS_BULK

/* A warp at work: what is its, and where things stand. */
struct rs_stream_warp_at {
    uint8_t *x;
    uint8_t *inbox;             /* [buffer][group][tile of sums][part][rank][place of
                                   those owned], float4 */
    uint32_t x_bar, full, free; /* barriers: one a half of x, one a buffer, one a buffer */
    int32_t lane, warp, warps, rank, ranks;
    int32_t first, units, together; /* groups of the cluster, units * together of them */
    bool longer;
    int32_t block0, blocks; /* the slice */
    int32_t x_there;        /* blocks from its start for which x has come */
    bool gated;
};

template <rs_format F, int R, int NT>
static __device__ __forceinline__ rs_stream_warp_at rs_stream_place(const rs_stream_args &a,
                                                                    uint8_t *smem)
{
    rs_stream_warp_at s;
    s.lane = threadIdx.x % 32;
    s.warp = rs_stream_warp();
    s.warps = blockDim.x / 32;
    s.rank = rs_cluster_rank();
    s.ranks = 1 << a.rank_bits;
    const int32_t cluster = (int32_t)(blockIdx.x >> a.rank_bits);
    s.gated = a.op == RS_OP_linear_swiglu || a.op == RS_OP_linear_geglu;
    s.together = R == 1 && s.gated ? 2 : 1; /* groups that one cluster must have */
    s.longer = cluster < a.longer;
    s.first = (a.units * cluster + min(cluster, a.longer)) * s.together;
    s.units = a.units + s.longer;
    s.block0 = a.w.blocks * s.rank >> a.rank_bits;
    s.blocks = (a.w.blocks * (s.rank + 1) >> a.rank_bits) - s.block0;
    s.x = smem;
    smem += (a.t * a.x_pitch + 127) / 128 * 128;
    s.inbox = smem;
    smem += a.buffers * a.buffer_bytes;
    s.x_bar = rs_smem_address(smem);
    s.x_there = 0;
    s.full = s.x_bar + 16;
    s.free = s.full + 16;
    return s;
}

static __device__ __forceinline__ void rs_stream_init_barriers(const rs_stream_warp_at &s)
{
    if (threadIdx.x == 0) {
        for (int i = 0; i < 2; i++) {
            rs_mbar_init(s.x_bar + i * 8, 1);
            rs_mbar_init(s.full + i * 8, s.ranks == 1 ? 32 * s.warps : s.warps);
            rs_mbar_init(s.free + i * 8, s.ranks * s.warps);
        }
        rs_mbar_publish();
    }
}

/* Bytes that the slice has of a column of x; the rest of the slice is padding. */
static __device__ __forceinline__ int32_t rs_stream_x_bytes(const rs_stream_args &a,
                                                            const rs_stream_warp_at &s)
{
    int32_t left = max(a.k - s.block0 * RS_FRAG16_COLS, 0);
    return min(left, s.blocks * RS_FRAG16_COLS) * 2;
}

static __device__ __forceinline__ void rs_stream_clear_x_tail(const rs_stream_args &a,
                                                              const rs_stream_warp_at &s)
{
    int32_t have = rs_stream_x_bytes(a, s),
            vectors = (s.blocks * RS_FRAG16_COLS * 2 - have) / 16;
    for (int32_t i = threadIdx.x; i < vectors * a.t; i += blockDim.x)
        *(uint4 *)(s.x + i / vectors * a.x_pitch + have + i % vectors * 16) =
            make_uint4(0, 0, 0, 0);
}

/* Blocks of the slice whose x comes first. */
static __device__ __forceinline__ int32_t rs_stream_x_half(const rs_stream_warp_at &s)
{
    return (s.blocks + 1) / 2;
}

/* Start bringing x, all columns' first half before the second: multiplying begins when that is
   there (H200, T = 8: 3 to 5 % of the time; in quarters no more). A thread a column, spread
   over the warps: a warp starts its copies one by one. */
static __device__ __forceinline__ void rs_stream_copy_x(const rs_stream_args &a,
                                                        const rs_stream_warp_at &s)
{
    const int32_t bytes = rs_stream_x_bytes(a, s),
                  half = min(rs_stream_x_half(s) * RS_FRAG16_COLS * 2, bytes);
    const int32_t column = s.lane * s.warps + s.warp;
    const uint32_t to = rs_smem_address(s.x) + column * a.x_pitch;
    const uint16_t *from = a.x + (size_t)column * a.k + s.block0 * RS_FRAG16_COLS;
    if (threadIdx.x == 0) {
        rs_mbar_expect(s.x_bar, half * a.t);
        rs_mbar_expect(s.x_bar + 8, (bytes - half) * a.t);
    }
    if (column < a.t && half > 0)
        rs_bulk_copy(to, from, half, s.x_bar);
    if (column < a.t && bytes > half)
        rs_bulk_copy(to + half, from + half / 2, bytes - half, s.x_bar + 8);
}

/* Wait until x of the slice's blocks before `end` is there. */
static __device__ __forceinline__ void rs_stream_await_x(rs_stream_warp_at &s, int32_t end)
{
    while (s.x_there < end) {
        rs_mbar_wait(s.x_bar + (s.x_there > 0 ? 8 : 0), 0);
        s.x_there = s.x_there > 0 ? s.blocks : rs_stream_x_half(s);
    }
}

/* How pass `number` of the cluster is cut. */
static __device__ __forceinline__ const rs_stream_cut &
rs_stream_cut_at(const rs_stream_args &a, const rs_stream_warp_at &s, int32_t number)
{
    return a.cuts[(number + 1) * a.pass_units <= s.units ? 0 : s.longer ? 1 : 2];
}

static __device__ __forceinline__ bool
rs_stream_is_pass(const rs_stream_args &a, const rs_stream_warp_at &s, int32_t number)
{
    return number * a.pass_units < s.units;
}

/* Its first group. */
static __device__ __forceinline__ int32_t rs_stream_group_of(const rs_stream_args &a,
                                                             const rs_stream_warp_at &s,
                                                             int32_t number)
{
    return s.first + number * a.pass_units * s.together;
}

/* Enter a pass: the first segment of the warp's run. Returns the segments of the run. */
static __device__ __forceinline__ int32_t rs_stream_enter(const rs_stream_args &a,
                                                          const rs_stream_warp_at &s,
                                                          int32_t number,
                                                          rs_stream_walk &at)
{
    const rs_deal_cut &runs = rs_stream_cut_at(a, s, number).runs;
    const int32_t start = rs_deal_start(runs, s.warp), group = rs_divide(start, a.by_slice);
    const int32_t grains = s.warp < runs.runs ? rs_deal_start(runs, s.warp + 1) - start : 0;
    at.first = rs_stream_group_of(a, s, number);
    rs_stream_segment(a, at, group, start - group * a.slice, grains, s.blocks);
    return grains > 0 ? rs_divide(start + grains - 1, a.by_slice) - group + 1 : 0;
}

/* Weights of a chunk, and the blocks of the slice that they are. */
template <rs_format F, int R, int DEPTH> struct rs_stream_chunk {
    rs_frag16_lane<F> w[DEPTH][R];
    int32_t first, count;
};

/* Step on to the next chunk; count = 0: there is none. The usual case, the same segment further
   on, is a few additions. `number`: of the pass. */
template <rs_format F, int R, int DEPTH>
static __device__ __forceinline__ void rs_stream_next_chunk(const rs_stream_args &a,
                                                            const rs_stream_warp_at &s,
                                                            int32_t &number,
                                                            rs_stream_walk &at,
                                                            rs_stream_source<R> &out)
{
    using bytes = rs_stream_bytes<F>;
    if (at.left > 0) {
#    pragma unroll
        for (int r = 0; r < R; r++) {
            out.base[r] += DEPTH * bytes::base;
            out.high[r] += DEPTH * bytes::high;
            out.scale[r] += DEPTH * bytes::scale;
        }
    } else {
        out.count = 0;
        while (at.left == 0) {
            if (at.more > 0)
                rs_stream_segment(a, at, at.group + 1, 0, at.more, s.blocks);
            else if (rs_stream_is_pass(a, s, ++number))
                rs_stream_enter(a, s, number, at);
            else
                return;
        }
        rs_stream_point<F>(a, at, s.block0, s.lane, s.gated, out);
    }
    out.first = at.block;
    out.count = min(DEPTH, at.left);
    at.block += out.count;
    at.left -= out.count;
}

/* Start the loads of block d of a chunk, if it has one. */
template <rs_format F, int R, int DEPTH>
static __device__ __forceinline__ void
rs_stream_load_block(const rs_stream_source<R> &from, int d, rs_stream_chunk<F, R, DEPTH> &to)
{
    using bytes = rs_stream_bytes<F>;
#    pragma unroll
    for (int r = 0; r < R; r++) {
        rs_stream_load_codes<F>(from.base[r] + d * bytes::base, from.high[r] + d * bytes::high,
                                d < from.count, to.w[d][r]);
        rs_stream_load_scales<F>(from.scale[r] + d * bytes::scale, d < from.count, to.w[d][r]);
    }
}

/* Multiply the chunk and load the next one into its place, block by block: a load into other
   registers would be moved at the end of the loop, and the move would wait for it (once the
   cause of a quarter of all stalls). FULL: all blocks are there. */
template <rs_format F, int R, int NT, int DEPTH, bool FULL>
static __device__ __forceinline__ void rs_stream_multiply(const uint32_t (&x_at)[NT],
                                                          const rs_stream_source<R> &from,
                                                          rs_stream_chunk<F, R, DEPTH> &chunk,
                                                          float (&acc)[R][NT][4])
{
#    pragma unroll
    for (int d = 0; d < DEPTH; d++) {
        if (FULL || d < chunk.count) {
            uint32_t b[NT][8];
#    pragma unroll
            for (int c = 0; c < NT; c++)
                rs_stream_load_x(x_at[c] + (chunk.first + d) * 128, b[c]);
#    pragma unroll
            for (int r = 0; r < R; r++)
                rs_stream_block<F, NT>(chunk.w[d][r], b, acc[r]);
        }
        rs_stream_load_block(from, d, chunk);
    }
    chunk.first = from.first;
    chunk.count = from.count;
}

/* Where sums go. Of an output tile (16 rows, 8 columns; of a gated op a gate and an up tile)
   each CTA of the cluster owns 32 / ranks places (see rs_stream_place_of), to which all ranks
   and all warps with a segment of the group contribute. */
template <int R, int NT, bool GATED> struct rs_stream_sums {
    static constexpr int HALVES = GATED ? 2 : 1, OUT = R > HALVES ? R / HALVES : 1;

    /* Send the warp's accumulators, times `by`, of its segment to their owners. */
    static __device__ __forceinline__ void send(const rs_stream_args &a,
                                                const rs_stream_warp_at &s,
                                                const rs_stream_cut &cut,
                                                const rs_stream_walk &at,
                                                int32_t buffer,
                                                float by,
                                                const float (&acc)[R][NT][4])
    {
        const int32_t part = s.warp - rs_deal_run(cut.runs, at.group * a.slice);
        const int32_t bits = 5 - a.rank_bits, width = 1 << bits;
        const int32_t place = rs_stream_place_of(s.lane), owner = place >> bits;
        const int32_t all = cut.parts << a.rank_bits, nth = (part << a.rank_bits) + s.rank;
        float4 *to = (float4 *)(s.inbox + buffer * a.buffer_bytes) +
                     (at.group * (R * NT) * all + nth) * width + (place & width - 1);
        const uint32_t there = rs_cluster_map(rs_smem_address(to), owner);
        const uint32_t full_there = rs_cluster_map(s.full + buffer * 8, owner);
#    pragma unroll
        for (int r = 0; r < R; r++)
#    pragma unroll
            for (int c = 0; c < NT; c++) {
                const float v[4] = {by * acc[r][c][0], by * acc[r][c][1], by * acc[r][c][2],
                                    by * acc[r][c][3]};
                const int32_t at_tile = (r * NT + c) * all * width;
                if (s.ranks == 1)
                    to[at_tile] = make_float4(v[0], v[1], v[2], v[3]);
                else
                    rs_cluster_send(there + at_tile * 16, v, full_there);
            }
    }

    /* The sum of tile `tile` (r * NT + column tile) of a group for an owned place. */
    static __device__ __forceinline__ float4 add(const rs_stream_args &a,
                                                 const rs_stream_cut &cut,
                                                 const float4 *inbox,
                                                 int32_t group,
                                                 int32_t tile)
    {
        const int32_t bits = 5 - a.rank_bits, all = cut.parts << a.rank_bits;
        const int32_t from = group * a.slice;
        const int32_t parts =
            rs_deal_run(cut.runs, from + a.slice - 1) - rs_deal_run(cut.runs, from) + 1;
        return rs_stream_add(inbox + ((group * (R * NT) + tile) * all << bits),
                             parts << a.rank_bits, 1 << bits);
    }

    /* Wait for the sums of pass `number`, add them up, write y, and say that the inbox is free
       if a later pass needs it. */
    static __device__ __forceinline__ void
    finish(const rs_stream_args &a, const rs_stream_warp_at &s, int32_t number)
    {
        const int32_t buffer = number & a.buffers - 1, bits = 5 - a.rank_bits;
        const int32_t width = 1 << bits;
        const rs_stream_cut &cut = rs_stream_cut_at(a, s, number);
        const int32_t first = rs_stream_group_of(a, s, number);
        rs_mbar_wait(s.full + buffer * 8, number >> a.buffers - 1 & 1);
        const int32_t values = cut.groups * R / HALVES * NT << bits;
        for (int32_t start = s.warp * 32; start < values; start += blockDim.x) {
            const int32_t i = min(start + s.lane, values - 1), o = i >> bits, j = i & width - 1;
            const int32_t tile = o / NT, lane = rs_stream_lane_at(s.rank * width + j);
            const float4 *inbox = (const float4 *)(s.inbox + buffer * a.buffer_bytes) + j;
            const rs_stream_out out(a, first * R / HALVES + tile, o % NT, lane,
                                    start + s.lane < values);
            float4 sum[HALVES];
#    pragma unroll
            for (int h = 0; h < HALVES; h++)
                sum[h] = GATED && R == 1 ? add(a, cut, inbox, tile * 2 + h, o % NT)
                                         : add(a, cut, inbox, tile / OUT,
                                               (h * OUT + tile % OUT) * NT + o % NT);
            out.template write<GATED>(a.op, lane, sum[0], sum[HALVES - 1]);
        }
        __syncwarp();
        if (rs_stream_is_pass(a, s, number + a.buffers) && s.lane < s.ranks)
            rs_cluster_signal(rs_cluster_map(s.free + buffer * 8, s.lane));
    }
};

/* All passes of a warp. A pass is finished during the next one, when its sums have come. */
template <rs_format F, int R, int NT, int DEPTH, bool GATED>
static __device__ __forceinline__ void rs_stream_all(const rs_stream_args &a,
                                                     rs_stream_warp_at &s,
                                                     int32_t &ahead_number,
                                                     rs_stream_walk &ahead,
                                                     rs_stream_source<R> &from,
                                                     rs_stream_chunk<F, R, DEPTH> &chunk)
{
    using sums = rs_stream_sums<R, NT, GATED>;
    uint32_t x_at[NT]; /* columns past T repeat the last one; their sums are not written */
#    pragma unroll
    for (int c = 0; c < NT; c++)
        x_at[c] = rs_smem_address(s.x) + min(c * 8 + s.lane % 8, a.t - 1) * a.x_pitch +
                  s.lane / 8 * 16;
    int32_t number = 0;
    for (; rs_stream_is_pass(a, s, number); number++) {
        const int32_t buffer = number & a.buffers - 1, turn = number >> a.buffers - 1;
        rs_stream_walk at;
        const int32_t segments = rs_stream_enter(a, s, number, at);
        bool begun = false;
        do {
            float acc[R][NT][4] = {};
            while (at.left > 0) {
                at.left -= chunk.count;
                rs_stream_await_x(s, chunk.first + chunk.count);
#    pragma unroll
                for (int c = 0; c < NT; c++)
                    rs_stream_settle(x_at[c]); /* nobody reads x before */
                rs_stream_next_chunk<F, R, DEPTH>(a, s, ahead_number, ahead, from);
                if (chunk.count == DEPTH)
                    rs_stream_multiply<F, R, NT, DEPTH, true>(x_at, from, chunk, acc);
                else
                    rs_stream_multiply<F, R, NT, DEPTH, false>(x_at, from, chunk, acc);
            }
            if (!begun) {
                if (number > 0)
                    sums::finish(a, s, number - 1);
                if (turn > 0)
                    rs_mbar_wait(s.free + buffer * 8, (turn - 1) & 1);
                if (s.ranks > 1 && s.lane == 0)
                    rs_mbar_expect(s.full + buffer * 8, segments * (R * NT * 512));
                begun = true;
            }
            if (at.here > 0)
                sums::send(a, s, rs_stream_cut_at(a, s, number), at, buffer,
                           rs_frag16_small<F>(), acc);
            rs_stream_segment(a, at, at.group + 1, 0, at.more, s.blocks);
        } while (at.here > 0);
        if (s.ranks == 1)
            /* plain stores: every lane for its own; what was sent counts itself */
            rs_mbar_arrive(s.full + buffer * 8);
    }
    sums::finish(a, s, number - 1);
}

#endif /* RS_BULK */

#endif
