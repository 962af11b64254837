/* linear and its fused forms on wgmma with the weights in registers: the kernel that the
   candidates of compute capability 9.0 share. Layer: kernels, CUDA only.

   T is the N of wgmma. One CTA a core: a thread fills a ring with x, the warps load their own
   weights (kernels/cuda/wgmma_ring.cuh); WGS warpgroups decode their 64 rows into A registers
   while other wgmma run, their own with two warpgroups, the other warpgroups' with more. Tiles
   that would leave a wave part empty are cut into runs along K, one a CTA (kernels/deal.h), and
   come first. Of a tile that is cut every CTA that ends in it sums a slice of the columns
   (kernels/cuda/wgmma_out.cuh): FP32 sums cross the workspace behind flags and are added in the
   order of K, so results repeat. Two numeric classes: rounded, code x scale in BF16, rounded
   once (4 bits: the scale before that, too), accumulators stay in the tensor core; exact, bare
   codes, each group's sum scaled in FP32. Source: RS-form mixed-input kernels of CUTLASS
   (example 55) for weights as the register operand.

   Where a launch's time goes (H200, 5120 x 6144, T = 256, 128 x 256 tiles, paired, in the form
   before units of four blocks, 31.8 us where it takes 28 now; clocks after the CTA before has
   ended, 57,000 in all): barriers 2,500, last kernel's stragglers to 4,500, first x at 7,300,
   multiplied at 44,400 (at the full rate 38,000), own sums left at 49,100, others' added at
   55,500, y written at 56,800. So cut tiles cost 11,000 of them, which are the bytes of FP32
   sums through L2. Tried: K cut over the three CTAs of a cluster, sums swapped in shared
   memory; but of such clusters an H200 has room for 39, and the tiles are 40. Narrow tiles are
   bound by decoding, by one warp's chain of it more than by issue slots: two warpgroups that
   take turns at the tensor cores (a barrier a block) are 2 to 11 % slower, two for the same 64
   rows with every other block each 8 to 22 %. From T = 512 up the card's power cap holds it at
   1350 to 1650 MHz of 1980. */
#ifndef RS_KERNELS_CUDA_WGMMA_RING_LINEAR_CUH
#define RS_KERNELS_CUDA_WGMMA_RING_LINEAR_CUH

#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/wgmma_out.cuh"

#if RS_WGMMA

/* Class rounded: a block's weights in BF16. code * scale is rounded once: FP16 scales are the
   exact sum of two BF16, and the product with the small one is exact for up to 5 bits a code.
   Codes and weights are divided by rs_frag16_small, sums are to be multiplied by `back`. */
template <rs_format F, int BITS = rs_frag16_of<F>::bits> struct rs_wg_weights {
    static constexpr int groups = rs_frag16_of<F>::groups;
    static constexpr float back = rs_frag16_small<F>();
    __nv_bfloat162 high[groups][2], low[groups][2];

    __device__ __forceinline__ rs_wg_weights(const rs_frag16_lane<F> &part)
    {
#    pragma unroll
        for (int g = 0; g < groups; g++) {
            const float2 both = rs_frag16_scale<F>(part, g);
#    pragma unroll
            for (int half = 0; half < 2; half++) {
                float scale = half ? both.y : both.x;
                high[g][half] = __float2bfloat162_rn(scale);
                low[g][half] = __float2bfloat162_rn(scale - __low2float(high[g][half]));
            }
        }
    }

    /* The A registers of step j. */
    __device__ __forceinline__ void
    step(const rs_frag16_lane<F> &part, int j, uint32_t (&a)[4]) const
    {
        const int g = groups == 2 ? j / 2 : 0;
        rs_frag16_small_codes<F>(part, j, a);
#    pragma unroll
        for (int p = 0; p < 4; p++) {
            __nv_bfloat162 codes = *(const __nv_bfloat162 *)&a[p];
            codes = __hfma2(codes, high[g][p % 2], __hmul2(codes, low[g][p % 2]));
            a[p] = *(const uint32_t *)&codes;
        }
    }
};

/* Codes of 4 bits, of which half have a product that needs no rounding: the scale is rounded to
   BF16, and a mask and one FMA make a pair of weights. The masked bits are a number times
   2^-133, or 2^-129 of the second row; `up` brings them to code * scale * 2^-26 and the FMA
   takes the bias off. H200: 5 to 16 % of the time of tiles of 64 to 128 columns, against both
   terms of the scale. Error, share of the limit: 0.74 at most over 3980 checks, 0.61 with both.
   Of 5, 6 and 8 bits (8: 6 to 9 % quicker so, the others were not timed) 6 of 2985 checks then
   went over the 0.8 that class rounded has. */
template <rs_format F> struct rs_wg_weights<F, 4> {
    static constexpr int groups = rs_frag16_of<F>::groups;
    static constexpr float back = 0x1p26f;
    uint32_t up[groups][2], off[groups][2];

    __device__ __forceinline__ rs_wg_weights(const rs_frag16_lane<F> &part)
    {
#    pragma unroll
        for (int g = 0; g < groups; g++) {
            const float2 scale = rs_frag16_scale<F>(part, g);
            up[g][0] = twice(scale.x * 0x1p107f);
            up[g][1] = twice(scale.y * 0x1p103f);
            off[g][0] = rs_mul_bf16x2(up[g][0], 0x80088008u); /* - 8 * 2^-133 */
            off[g][1] = rs_mul_bf16x2(up[g][1], 0x80808080u); /* - 8 * 2^-129 */
        }
    }

    static __device__ __forceinline__ uint32_t twice(float value)
    {
        const __nv_bfloat162 pair = __float2bfloat162_rn(value);
        return *(const uint32_t *)&pair;
    }

    /* The A registers of step j. */
    __device__ __forceinline__ void
    step(const rs_frag16_lane<F> &part, int j, uint32_t (&a)[4]) const
    {
        const int g = groups == 2 ? j / 2 : 0;
#    pragma unroll
        for (int p = 0; p < 4; p++)
            a[p] = rs_fma_bf16x2(rs_frag16_nibbles<F>(part, j, p), up[g][p % 2], off[g][p % 2]);
    }
};

/* Where a consumer stands in the ring, and the stage that its wgmma in flight still reads.
   `leads`: another warpgroup waits for its first blocks, see rs_wg_follow. */
struct rs_wg_place {
    int stage, phase, reading;
    bool leads;
};

/* The second of two warpgroups starts RS_WG_LEAD blocks behind the first: while one decodes,
   or works on a finished tile, the other multiplies (H200, 128 columns: -3 %). */
static constexpr int RS_WG_LEAD = 2, RS_WG_LEAD_BARRIER = 5;

static __device__ __forceinline__ void rs_wg_follow()
{
    asm volatile("bar.sync %0, 256;" ::"n"(RS_WG_LEAD_BARRIER) : "memory");
}

static __device__ __forceinline__ void rs_wg_lead(rs_wg_place &at)
{
    if (at.leads)
        asm volatile("bar.arrive %0, 256;" ::"n"(RS_WG_LEAD_BARRIER) : "memory");
    at.leads = false;
}

/* Hand the stage read by the wgmma just finished back to the producers that fill it. */
template <bool PAIRED>
static __device__ __forceinline__ void
rs_wg_hand_back(rs_wg_place &at, uint32_t empty, int lane)
{
    if (at.reading >= 0) {
        if (PAIRED && lane < 2)
            rs_mbar_arrive_at(empty + at.reading * 8, lane);
        if (!PAIRED && lane == 0)
            rs_mbar_arrive(empty + at.reading * 8);
    }
    at.reading = -1;
}

/* acc += scale * part, rows q and q + 8. */
template <int N>
static __device__ __forceinline__ void
rs_wg_accumulate(float (&acc)[N / 2], const float (&part)[N / 2], float2 scale)
{
#    pragma unroll
    for (int i = 0; i < N / 2; i++)
        acc[i] = fmaf(i % 4 < 2 ? scale.x : scale.y, part[i], acc[i]);
}

/* What a warpgroup's lane holds from block to block beside the sums. A block is decoded in
   halves where sums must be fetched after each group, or where three warpgroups and more leave
   few registers: one half while the other's wgmma run. Else blocks take turns. */
template <int N, int WGS, bool EXACT> struct rs_wg_state {
    static constexpr int HALVES = EXACT || WGS > 2 ? 2 : 1, STEPS = 4 / HALVES;
    uint32_t a[2][STEPS][4];
    float part[EXACT ? N / 2 : 1]; /* exact: sums of the group in flight */
    float2 before;                 /* and its scale */
    bool add;                      /* rounded: acc holds sums already */
};

/* One block of 64 k: block b of the feed's unit, x at descriptor `x`, onto acc. `opens`: it is
   the first of its stage. What is read by the block before is handed back. */
template <rs_format F, int N, int WGS, bool EXACT, bool PAIRED, typename FEED>
static __device__ __forceinline__ void rs_wg_block(float (&acc)[N / 2],
                                                   rs_wg_state<N, WGS, EXACT> &state,
                                                   FEED &feed,
                                                   int b,
                                                   uint64_t x,
                                                   bool opens,
                                                   const rs_wg_ring &ring,
                                                   rs_wg_place &at,
                                                   int lane)
{
    constexpr int HALVES = state.HALVES, STEPS = state.STEPS;
    constexpr int groups = rs_frag16_of<F>::groups;
    const rs_wg_weights<F> weights(feed.lanes[b]); /* dead code where exact */
    float2 exact[groups];
#    pragma unroll
    for (int g = 0; g < groups; g++)
        exact[g] = rs_frag16_scale<F>(feed.lanes[b], g);
#    pragma unroll
    for (int h = 0; h < HALVES; h++) {
        uint32_t(&a)[STEPS][4] = state.a[HALVES == 2 ? h : b % 2];
        const bool first = h == 0 || groups == 2; /* of a group; HALVES == 1 has one */
        if constexpr (EXACT)
            rs_wgmma_wait<1>(); /* what read `a` last */
#    pragma unroll
        for (int j = 0; j < STEPS; j++) {
            if constexpr (EXACT)
                rs_frag16_small_codes<F>(feed.lanes[b], h * STEPS + j, a[j]);
            else
                weights.step(feed.lanes[b], h * STEPS + j, a[j]);
        }
        if (h == HALVES - 1)
            feed.done(b);
        if (opens && h == 0)
            rs_mbar_wait(ring.full + at.stage * 8, at.phase);
        if constexpr (EXACT) {
            if (first) {
                rs_wgmma_wait<0>();
                rs_wg_accumulate<N>(acc, state.part, state.before);
                state.before = exact[groups == 2 ? h : 0];
            }
            if (opens && h == 0)
                rs_wg_hand_back<PAIRED>(at, ring.empty, lane);
        }
        rs_wgmma_ready(a);
        rs_wgmma_fence();
#    pragma unroll
        for (int j = 0; j < STEPS; j++) {
            if constexpr (EXACT)
                rs_wgmma<N>::step(state.part, a[j], x + 2 * (h * STEPS + j), j > 0 || !first);
            else
                rs_wgmma<N>::step(acc, a[j], x + 2 * (h * STEPS + j), state.add);
            state.add = true;
        }
        rs_wgmma_commit();
        if constexpr (!EXACT) {
            rs_wgmma_wait<1>();
            if (opens && h == 0)
                rs_wg_hand_back<PAIRED>(at, ring.empty, lane);
        }
    }
}

/* `blocks` of one tile into acc, overwritten. Nothing is in flight afterwards. */
template <rs_format F, int N, int WGS, bool EXACT, bool PAIRED, typename FEED>
static __device__ __forceinline__ void rs_wg_multiply(float (&acc)[N / 2],
                                                      const rs_wg_work &work,
                                                      int32_t blocks,
                                                      const rs_wg_ring &ring,
                                                      FEED &feed,
                                                      rs_wg_place &at,
                                                      int lane,
                                                      int warp)
{
    constexpr int UNIT = rs_wg_unit<F>(N, WGS);
    constexpr int SHARE = rs_wg_stage_blocks(N), BYTES = rs_wg_stage_bytes(N);
    rs_wg_state<N, WGS, EXACT> state;
    state.before = make_float2(0, 0);
    state.add = false;
    if constexpr (EXACT)
#    pragma unroll
        for (int i = 0; i < N / 2; i++)
            acc[i] = state.part[i] = 0;
    for (; blocks > 0; blocks -= UNIT) {
        feed.take(work, warp, lane);
#    pragma unroll
        for (int b = 0; b < UNIT; b++) {
            if (b > 0 && b % RS_WG_GRAIN == 0 && b >= blocks) {
                feed.skip(b);
                break;
            }
            const uint64_t x =
                rs_wgmma_operand(ring.at + at.stage * BYTES + b % SHARE * (N * 128));
            rs_wg_block<F, N, WGS, EXACT, PAIRED>(acc, state, feed, b, x, b % SHARE == 0, ring,
                                                  at, lane);
            if (b == RS_WG_LEAD - 1)
                rs_wg_lead(at);
            if (b % SHARE == SHARE - 1) {
                at.reading = at.stage;
                if (++at.stage == rs_wg_stages(N, WGS)) {
                    at.stage = 0;
                    at.phase ^= 1;
                }
            }
        }
        feed.end(work, warp, lane);
    }
    rs_wgmma_wait<0>();
    if constexpr (EXACT)
        rs_wg_accumulate<N>(acc, state.part, state.before);
    rs_wg_hand_back<PAIRED>(at, ring.empty, lane);
    constexpr float back = EXACT ? rs_frag16_small<F>() : rs_wg_weights<F>::back;
    if constexpr (back != 1.0f)
#    pragma unroll
        for (int i = 0; i < N / 2; i++)
            acc[i] *= back;
}

/* The consumer warpgroups: their worker's ranges tile by tile. */
template <rs_format F, int N, int WGS, bool EXACT, bool PAIRED>
static __device__ __forceinline__ void rs_wg_consume(const rs_wg_work &work,
                                                     rs_deal_range now,
                                                     rs_deal_range next,
                                                     const rs_wg_ring &ring,
                                                     float4 *turn)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int group = threadIdx.x / RS_WG_THREADS;
    constexpr int PEERS = PAIRED ? 2 : 1;
    const int worker = blockIdx.x / PEERS;
    turn += group * (RS_WG_TURN / 16);
    rs_wg_place at = {0, 0, -1, WGS == 2 && group == 0};
    rs_wg_feed<F, rs_wg_unit<F>(N, WGS), rs_wg_staged(N, WGS), WGS, PAIRED> feed = {};
    feed.open(work, now, warp, lane);
    if (WGS == 2 && group == 1)
        rs_wg_follow();
    rs_pdl_wait(); /* y and the workspace belong to kernels before this one until here */
    while (now.grains > 0) {
        const int32_t tile = now.tile, count = min(work.deal.depth - now.grain, now.grains);
        float acc[N / 2];
        rs_wg_multiply<F, N, WGS, EXACT, PAIRED>(acc, work, count * RS_WG_GRAIN, ring, feed, at,
                                                 lane, warp);
        now = {tile + 1, 0, now.grains - count};
        if (now.grains == 0 && next.grains > 0) {
            now = next;
            next.grains = 0;
            feed.open(work, now, warp, lane); /* loads while the sums are finished */
        }
        rs_wg_share share = {worker, worker, 1, 0, 0, N / 8};
        if (count < work.deal.depth) {
            share.first = rs_deal_worker(work.deal, tile, 0);
            share.last = rs_deal_worker(work.deal, tile, work.deal.depth - 1);
            share.readers = min(share.last - share.first, N / 8);
            share.me = worker - share.first;
            rs_wg_share_out<N>(share);
            if (share.me > 0 || share.readers > 1)
                rs_wg_leave<N, WGS, PEERS>(acc, work, share, group);
            if (share.me >= share.readers)
                continue;
            rs_wg_gather<N, WGS, PEERS>(acc, work, share, group);
        }
        int32_t row_tile = rs_divide(tile, work.by_column_tiles);
        const int32_t column0 = (tile - row_tile * work.column_tiles) * N;
        if (PAIRED)
            row_tile = 2 * row_tile + (int32_t)(blockIdx.x % 2);
        if (work.gated)
            rs_wg_join<N>(acc, work, share, (row_tile * WGS + group) * (2 * RS_FRAG16_ROWS),
                          column0, turn, group);
        else
            rs_wg_write<N>(acc, work, share, row_tile * (WGS * 4) + warp, column0, turn, group);
    }
}

#endif /* RS_WGMMA */

/* Registers a thread of the producer's warpgroup, and of the consumers: what is left of the
   even share that the launch grants. */
static __host__ __device__ constexpr int rs_wg_loader_registers(int wgs)
{
    return wgs == 4 ? 32 : 40;
}

static __host__ __device__ constexpr int rs_wg_registers(int wgs)
{
    int even = 65536 / ((wgs + 1) * RS_WG_THREADS) / 8 * 8;
    int left = (even * (wgs + 1) - rs_wg_loader_registers(wgs)) / wgs / 8 * 8;
    return left < 240 ? left : 240;
}

template <rs_format F, int N, int WGS, bool EXACT, bool PAIRED>
static __global__ void __launch_bounds__((WGS + 1) * RS_WG_THREADS, 1)
    rs_wg_linear(const __grid_constant__ rs_wg_work work, const __grid_constant__ CUtensorMap x)
{
#if RS_WGMMA
    constexpr int PEERS = PAIRED ? 2 : 1, STAGES = rs_wg_stages(N, WGS);
    extern __shared__ uint8_t smem[];
    const uint32_t start = rs_smem_address(smem), at = (start + 1023) / 1024 * 1024;
    const uint32_t barriers = at + STAGES * rs_wg_stage_bytes(N);
    const rs_wg_ring ring = {at, barriers, barriers + RS_WG_STAGES_MAX * 8};
    float4 *turn = (float4 *)(smem + (barriers - start) + RS_WG_BARRIERS);
    const int worker = blockIdx.x / PEERS;
    rs_deal_range now = rs_deal_part(work.deal, worker);
    rs_deal_range next = rs_deal_whole(work.deal, worker);
    if (now.grains == 0) {
        now = next;
        next.grains = 0;
    }

    if (threadIdx.x == 0) {
        for (int i = 0; i < STAGES; i++) {
            rs_mbar_init(ring.full + i * 8, 1);
            rs_mbar_init(ring.empty + i * 8, WGS * 4 * PEERS);
        }
        rs_mbar_publish();
    }
    if (PAIRED)
        rs_cluster_meet();
    else
        __syncthreads();
    rs_pdl_release();
    if (threadIdx.x < WGS * RS_WG_THREADS) {
        rs_registers_raise<rs_wg_registers(WGS)>();
        rs_wg_consume<F, N, WGS, EXACT, PAIRED>(work, now, next, ring, turn);
    } else {
        rs_registers_lower<rs_wg_loader_registers(WGS)>();
        if (threadIdx.x == WGS * RS_WG_THREADS) {
            rs_wg_bringer at;
            rs_tensor_prefetch(&x);
            rs_pdl_wait();
            rs_wg_bring_x<N, WGS, PAIRED>(work, &x, now, ring, at);
            rs_wg_bring_x<N, WGS, PAIRED>(work, &x, next, ring, at);
        }
    }
    if (PAIRED)
        rs_cluster_sync(); /* the peer may still arrive here, and must have been heard */
#else
    __trap(); /* built without 9.0a: the domain keeps this from being started */
#endif
}

/* ---- host ---- */

typedef void (*rs_wg_kernel)(rs_wg_work, CUtensorMap);

/* Geometry of a call and the parts of its workspace. */
struct rs_wg_plan {
    int32_t columns, wgs, column_tiles, ctas;
    rs_deal deal;
    bool paired;
    size_t flags, total; /* offset and size; sums come first */
};

/* What a core's clocks are spent on. A block of 64 rows takes 2 N in the tensor cores, and
   about 120 + N / 2 instructions a warp decode it and, where exact, add it up. Sums of cut
   tiles: from times of the same work cut in other ways (H200, 5120 x 6144 and x 17408, T = 32
   to 1024). */
static inline rs_deal_costs rs_wg_costs(int32_t columns, int32_t wgs)
{
    const int64_t mma = 2 * (int64_t)columns, rest = 120 + columns / 2;
    return {RS_WG_GRAIN * wgs * (mma > rest ? mma : rest), 2500 + 20 * (int64_t)columns * wgs};
}

static inline rs_wg_plan rs_wg_plan_of(const rs_device *device,
                                       const rs_shape *shape,
                                       int32_t t,
                                       int32_t columns,
                                       int32_t wgs,
                                       bool paired)
{
    rs_wg_plan p = {};
    const int32_t peers = paired ? 2 : 1;
    p.columns = columns;
    p.wgs = wgs;
    p.paired = paired;
    p.column_tiles = (t - 1) / columns + 1;
    const int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    const int32_t row_groups = ((shape->n - 1) / RS_FRAG16_ROWS) / (wgs * 4 * peers) + 1;
    const int32_t workers = device->cores / peers;
    /* Workers at different places of K read x from memory where it is larger than L2 (5120 x
       17408, T = 2048, two waves and one: 507 and 483 us). */
    const bool far = (size_t)t * (size_t)shape->k * sizeof(uint16_t) > device->cache_bytes;
    p.deal = rs_deal_of(row_groups * p.column_tiles, blocks / RS_WG_GRAIN, workers, far,
                        rs_wg_costs(columns, wgs));
    p.ctas = rs_deal_busy(p.deal, workers) * peers; /* none may be without work */
    size_t chunks = (size_t)p.ctas * 2 * (size_t)wgs * (size_t)columns / 8;
    p.flags = chunks * RS_WG_THREADS * sizeof(float4);
    p.total = p.flags + chunks * sizeof(uint64_t);
    return p;
}

static inline size_t rs_wg_smem(int32_t columns, int32_t wgs)
{
    return (size_t)(rs_wg_stages(columns, wgs) * rs_wg_stage_bytes(columns) +
                    rs_wg_extra_bytes(wgs));
}

static inline rs_cuda_config rs_wg_config(const rs_wg_plan &p)
{
    return {dim3((unsigned)p.ctas), (p.wgs + 1) * RS_WG_THREADS, rs_wg_smem(p.columns, p.wgs),
            true, p.paired ? 2 : 1};
}

/* A gated tile takes sixteen rows of gate and of up at the same places. */
static inline rs_status rs_wg_supports(
    const rs_device *device, const rs_shape *shape, int32_t columns, int32_t wgs, rs_err *err)
{
    if (device->cc != 90)
        return rs_err_set(err, RS_UNSUPPORTED, "wgmma is of compute capability 9.0 alone");
    if (rs_op_get(shape->op)->gated && shape->n % 32 != 0)
        return rs_err_set(err, RS_UNSUPPORTED, "gated with N %d, no multiple of 32", shape->n);
    if (rs_wg_smem(columns, wgs) > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory of %zu bytes",
                          device->smem_bytes);
    return RS_OK;
}

static inline rs_status
rs_wg_launch(const rs_call *call, const rs_wg_plan &p, rs_wg_kernel kernel, rs_err *err)
{
    const rs_shape *s = &call->shape;
    uint8_t *scratch = (uint8_t *)call->workspace;
    CUtensorMap x;
    rs_status st =
        rs_tensor_map_x(call->x, s->k, call->t, p.paired ? p.columns / 2 : p.columns, &x, err);
    if (st)
        return st;
    rs_wg_work work = {rs_frag16_view_of(call->w, s->format, s->n, s->k),
                       call->y,
                       (float4 *)scratch,
                       (uint64_t *)(scratch + p.flags),
                       s->n,
                       call->t,
                       p.column_tiles,
                       rs_divisor_of(p.column_tiles),
                       p.deal,
                       s->op,
                       rs_op_get(s->op)->gated};
    return rs_cuda_start(kernel, rs_wg_config(p), call, err, work, x);
}

#endif
