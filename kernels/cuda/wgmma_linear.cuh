/* linear on wgmma with the weights in registers: the kernel that the candidates of compute
   capability 9.0 share. Layer: kernels, CUDA only.

   T is the N of wgmma. Two kernels make a call. `prepare` writes x as blocks [column
   tile][block of 64 k][column] of 128-byte rows in the 128-byte swizzle, K permuted like
   frag16, so that one bulk copy brings the activations of a stage. The product runs one CTA a
   core: a producer warp fills a ring of stages (weights of 64 WGS rows x 64 k and those
   activations) by bulk copies; WGS consumer warpgroups decode their 64 rows into A registers
   while their last wgmma runs. The work, tiles x pairs of blocks, is cut into one contiguous
   range a CTA (stream-K), so no wave is part empty. A tile that ends in another range is
   finished by the CTA that began it: the others leave FP32 sums in the workspace at the start
   of their range and raise a flag; they are added in the order of K, so results repeat. Two
   numeric classes: rounded, code x scale in BF16, rounded once (the scale as a sum of two BF16
   terms), accumulators stay in the tensor core; exact, bare codes, each group's sum scaled in
   FP32. Sources: RS-form mixed-input kernels of CUTLASS (example 55) for weights as the
   register operand, Osama et al., "Stream-K", PPoPP 2023, for the work split. */
#ifndef RS_KERNELS_CUDA_WGMMA_LINEAR_CUH
#define RS_KERNELS_CUDA_WGMMA_LINEAR_CUH

#include "kernels/cuda/frag16.cuh"
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/wgmma.cuh"

static constexpr int RS_WG_THREADS = 128, RS_WG_STAGES_MAX = 8, RS_WG_PREPARE_BLOCK = 256;

/* Geometry of an instantiation. */
template <rs_format F, int N, int WGS> struct rs_wg_shape {
    static constexpr int x_bytes = N * 128, block_bytes = rs_frag16_block_bytes<F>();
    static constexpr int filled = x_bytes + WGS * 4 * block_bytes;
    static constexpr int stage = (filled + 1023) / 1024 * 1024; /* the swizzle wants 1024 */
    static constexpr int budget = 227 * 1024 - 1024 - 256;      /* alignment, barriers */
    static constexpr int fit = budget / stage;
    static constexpr int stages = fit < RS_WG_STAGES_MAX ? fit : RS_WG_STAGES_MAX;
    static constexpr int smem = stages * stage + 1024 + 256;
};

struct rs_wg_work {
    rs_frag16_view w;
    const uint8_t *xs; /* what `prepare` wrote */
    uint16_t *y;
    float *sums;     /* [CTA][warpgroup][N / 2][128] of tiles begun by another CTA */
    uint32_t *flags; /* [CTA][warpgroup]: the sums are there */
    int32_t n, t, column_tiles;
    int32_t split; /* 0: ranges end at tiles */
};

/* x[T][K] to swizzled blocks. A thread moves 64 bytes: half h of the row of one column and
   block. The two steps of a half want, chunk r = 0..3, words r, 4 + r, 8 + r, 12 + r: a
   transpose. */
static __global__ void __launch_bounds__(RS_WG_PREPARE_BLOCK)
    rs_wg_prepare(const uint16_t *x,
                  uint8_t *xs,
                  uint32_t *flags,
                  int32_t flag_count,
                  int32_t k,
                  int32_t t,
                  int32_t blocks,
                  int32_t columns,
                  int32_t column_tiles)
{
    rs_pdl_release();
    rs_pdl_wait(); /* the launch before may still read the workspace */
    if (blockIdx.x == 0)
        for (int i = threadIdx.x; i < flag_count; i += RS_WG_PREPARE_BLOCK)
            flags[i] = 0;
    int64_t index = (int64_t)blockIdx.x * RS_WG_PREPARE_BLOCK + threadIdx.x;
    int32_t h = (int32_t)(index % 2), block = (int32_t)(index / 2 % blocks);
    int64_t column = index / 2 / blocks;
    if (column >= (int64_t)columns * column_tiles)
        return;
    uint32_t words[4][4];
#pragma unroll
    for (int c = 0; c < 4; c++) {
        int32_t at = block * RS_FRAG16_COLS + 32 * h + 8 * c;
        uint4 v = make_uint4(0, 0, 0, 0);
        if (column < t && at < k)
            v = __ldg((const uint4 *)(x + column * k + at));
        words[c][0] = v.x;
        words[c][1] = v.y;
        words[c][2] = v.z;
        words[c][3] = v.w;
    }
    int32_t row = (int32_t)(column % columns);
    uint8_t *to = xs + ((column / columns * blocks + block) * columns + row) * 128;
#pragma unroll
    for (int r = 0; r < 4; r++)
        *(uint4 *)(to + ((4 * h + r) ^ (row % 8)) * 16) =
            make_uint4(words[0][r], words[1][r], words[2][r], words[3][r]);
}

/* First pair of blocks of a CTA's range; pairs are counted over all tiles. */
static __device__ __forceinline__ int64_t
rs_wg_begin(int64_t tiles, int32_t depth, bool split, int cta, int ctas)
{
    return split ? tiles * depth * cta / ctas : tiles * cta / ctas * depth;
}

#if RS_WGMMA

/* Codes to BF16 weights: code * scale rounded once. FP16 scales are the exact sum of two BF16,
   and the product with the small one is exact for up to 5 bits a code. */
template <rs_format F>
static __device__ __forceinline__ void rs_wg_scaled(const rs_frag16_lane<F> &part,
                                                    uint32_t (&a)[4][4])
{
    __nv_bfloat162 high[rs_frag16_of<F>::groups][2], low[rs_frag16_of<F>::groups][2];
#    pragma unroll
    for (int g = 0; g < rs_frag16_of<F>::groups; g++) {
        const float2 both = rs_frag16_scale<F>(part, g);
#    pragma unroll
        for (int half = 0; half < 2; half++) {
            float scale = half ? both.y : both.x;
            high[g][half] = __float2bfloat162_rn(scale);
            low[g][half] = __float2bfloat162_rn(scale - __low2float(high[g][half]));
        }
    }
#    pragma unroll
    for (int j = 0; j < 4; j++) {
        const int g = rs_frag16_of<F>::groups == 2 ? j / 2 : 0;
        rs_frag16_codes<F>(part, j, a[j]);
#    pragma unroll
        for (int p = 0; p < 4; p++) {
            __nv_bfloat162 codes = *(const __nv_bfloat162 *)&a[j][p];
            codes = __hfma2(codes, high[g][p % 2], __hmul2(codes, low[g][p % 2]));
            a[j][p] = *(const uint32_t *)&codes;
        }
    }
}

/* Accumulators of a warp to y. Lanes of neighbouring rows swap one of their two columns, so
   that each writes two rows of one column at once. */
template <int N>
static __device__ __forceinline__ void rs_wg_write(
    const float (&acc)[N / 2], const rs_wg_work &work, int32_t row0, int32_t column0, int lane)
{
    const bool odd = lane / 4 % 2;
    const int32_t column = column0 + lane % 4 * 2 + odd;
#    pragma unroll
    for (int i = 0; i < N / 8; i++)
#    pragma unroll
        for (int half = 0; half < 2; half++) {
            float first = acc[4 * i + 2 * half], second = acc[4 * i + 2 * half + 1];
            float other = __shfl_xor_sync(~0u, odd ? first : second, 4);
            uint32_t below = rs_to_bf16(odd ? other : first),
                     above = rs_to_bf16(odd ? second : other);
            int32_t row = row0 + lane / 8 * 2 + 8 * half;
            if (column + 8 * i < work.t && row < work.n)
                *(uint32_t *)(work.y + (size_t)(column + 8 * i) * work.n + row) =
                    below | above << 16;
        }
}

/* The CTA that began a tile adds what the next CTAs left of it. `missing`: pairs not done here.
 */
template <int N, int WGS>
static __device__ __forceinline__ void rs_wg_gather(float (&acc)[N / 2],
                                                    const rs_wg_work &work,
                                                    int64_t tiles,
                                                    int32_t depth,
                                                    int64_t missing,
                                                    int group)
{
    for (int cta = blockIdx.x + 1; missing > 0; cta++) {
        int64_t begin = rs_wg_begin(tiles, depth, true, cta, gridDim.x);
        missing -= rs_wg_begin(tiles, depth, true, cta + 1, gridDim.x) - begin;
        const uint32_t *flag = work.flags + cta * WGS + group;
        uint32_t raised;
        do
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1];"
                         : "=r"(raised)
                         : "l"(flag)
                         : "memory");
        while (!raised);
        const float *from = work.sums +
                            ((size_t)(cta * WGS + group) * (N / 2)) * RS_WG_THREADS +
                            threadIdx.x % RS_WG_THREADS;
#    pragma unroll
        for (int i = 0; i < N / 2; i++)
            acc[i] += __ldcg(from + i * RS_WG_THREADS);
    }
}

/* Leave the sums of a tile that another CTA began. */
template <int N, int WGS>
static __device__ __forceinline__ void
rs_wg_leave(const float (&acc)[N / 2], const rs_wg_work &work, int group)
{
    float *to = work.sums + ((size_t)(blockIdx.x * WGS + group) * (N / 2)) * RS_WG_THREADS +
                threadIdx.x % RS_WG_THREADS;
#    pragma unroll
    for (int i = 0; i < N / 2; i++)
        __stcg(to + i * RS_WG_THREADS, acc[i]);
    __threadfence();
    asm volatile("bar.sync %0, 128;" ::"r"(group + 1) : "memory");
    if (threadIdx.x % RS_WG_THREADS == 0)
        asm volatile(
            "st.release.gpu.global.u32 [%0], %1;" ::"l"(work.flags + blockIdx.x * WGS + group),
            "r"(1)
            : "memory");
}

/* The producer warp: weights of the first stages before the wait for x, then stage by stage. */
template <rs_format F, int N, int WGS>
static __device__ __forceinline__ void rs_wg_produce(const rs_wg_work &work,
                                                     int64_t begin,
                                                     int64_t end,
                                                     uint32_t ring,
                                                     uint32_t full,
                                                     uint32_t empty,
                                                     int lane)
{
    using shape = rs_wg_shape<F, N, WGS>;
    using of = rs_frag16_of<F>;
    constexpr int BASE = 512 * of::vectors, HIGH = 128 * of::highs, SCALES = 32 * of::groups;
    const int64_t first = begin * 2, last = end * 2;

    auto copy_w =
        [&](int64_t at,
            int stage) { /* also announces the whole stage */
                         if (lane == 0)
                             rs_mbar_expect(full + stage * 8, shape::filled);
                         __syncwarp();
                         int32_t group = (int32_t)(at / work.w.blocks) / work.column_tiles;
                         int32_t tile = min(group * (WGS * 4) + lane, work.w.tiles - 1);
                         size_t index =
                             (size_t)tile * work.w.blocks + (size_t)(at % work.w.blocks);
                         if (lane < WGS * 4) {
                             uint32_t to = ring + stage * shape::stage + shape::x_bytes +
                                           lane * shape::block_bytes;
                             rs_bulk_copy(to, work.w.base + index * BASE, BASE,
                                          full + stage * 8);
                             if constexpr (HIGH > 0)
                                 rs_bulk_copy(to + BASE, work.w.high + index * HIGH, HIGH,
                                              full + stage * 8);
                             rs_bulk_copy(to + BASE + HIGH, work.w.scales + index * SCALES,
                                          SCALES, full + stage * 8);
                         }
        };
    auto copy_x = [&](int64_t at, int stage) {
        int64_t column_tile = at / work.w.blocks % work.column_tiles;
        if (lane == 0)
            rs_bulk_copy(ring + stage * shape::stage,
                         work.xs + (column_tile * work.w.blocks + at % work.w.blocks) *
                                       shape::x_bytes,
                         shape::x_bytes, full + stage * 8);
    };

    int64_t ahead = min((int64_t)shape::stages, last - first);
    for (int i = 0; i < ahead; i++)
        copy_w(first + i, i);
    rs_pdl_wait();
    for (int i = 0; i < ahead; i++)
        copy_x(first + i, i);
    int stage = 0, phase = 0;
    for (int64_t at = first + ahead; at < last; at++) {
        rs_mbar_wait(empty + stage * 8, phase);
        copy_w(at, stage);
        copy_x(at, stage);
        if (++stage == shape::stages) {
            stage = 0;
            phase ^= 1;
        }
    }
}

/* Where a consumer stands in the ring, and the stage that its wgmma in flight still reads. */
struct rs_wg_place {
    int stage, phase, reading;
};

/* Hand the stage read by the wgmma just finished back to the producer. */
static __device__ __forceinline__ void
rs_wg_hand_back(rs_wg_place &at, uint32_t empty, int lane)
{
    if (at.reading >= 0 && lane == 0)
        rs_mbar_arrive(empty + at.reading * 8);
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

/* `pairs` pairs of blocks of one tile into acc, overwritten. Nothing is in flight afterwards.
 */
template <rs_format F, int N, int WGS, bool EXACT>
static __device__ __forceinline__ void rs_wg_multiply(float (&acc)[N / 2],
                                                      int64_t pairs,
                                                      const uint8_t *ring,
                                                      uint32_t ring_at,
                                                      uint32_t full,
                                                      uint32_t empty,
                                                      rs_wg_place &at,
                                                      int lane,
                                                      int warp)
{
    using shape = rs_wg_shape<F, N, WGS>;
    constexpr int groups = rs_frag16_of<F>::groups, steps = 4 / groups;
    uint32_t a[2][4][4];
    float part[EXACT ? N / 2 : 1];
    float2 before = make_float2(0, 0); /* scale of the group in flight */
    int add = 0;
    if constexpr (EXACT)
#    pragma unroll
        for (int i = 0; i < N / 2; i++)
            acc[i] = part[i] = 0;
    for (int64_t pair = 0; pair < pairs; pair++)
#    pragma unroll
        for (int b = 0; b < 2; b++) {
            rs_frag16_lane<F> mine;
            rs_mbar_wait(full + at.stage * 8, at.phase);
            rs_frag16_fetch_block<F>(ring + at.stage * shape::stage + shape::x_bytes +
                                         warp * shape::block_bytes,
                                     lane, mine);
            const uint64_t x = rs_wgmma_operand(ring_at + at.stage * shape::stage);
            if constexpr (EXACT) {
#    pragma unroll
                for (int j = 0; j < 4; j++)
                    rs_frag16_codes<F>(mine, j, a[b][j]);
#    pragma unroll
                for (int g = 0; g < groups; g++) {
                    rs_wgmma_wait<0>();
                    rs_wg_accumulate<N>(acc, part, before);
                    rs_wg_hand_back(at, empty, lane);
                    rs_wgmma_ready(a[b]);
                    rs_wgmma_fence();
#    pragma unroll
                    for (int s = 0; s < steps; s++)
                        rs_wgmma<N>::step(part, a[b][g * steps + s], x + 2 * (g * steps + s),
                                          s > 0);
                    rs_wgmma_commit();
                    before = rs_frag16_scale<F>(mine, g);
                }
            } else {
                rs_wg_scaled<F>(
                    mine, a[b]); /* a[b] was last read two blocks ago: that wgmma is over */
                rs_wgmma_ready(a[b]);
                rs_wgmma_fence();
#    pragma unroll
                for (int j = 0; j < 4; j++) {
                    rs_wgmma<N>::step(acc, a[b][j], x + 2 * j, add);
                    add = 1;
                }
                rs_wgmma_commit();
                rs_wgmma_wait<1>();
                rs_wg_hand_back(at, empty, lane);
            }
            at.reading = at.stage;
            if (++at.stage == shape::stages) {
                at.stage = 0;
                at.phase ^= 1;
            }
        }
    rs_wgmma_wait<0>();
    if constexpr (EXACT)
        rs_wg_accumulate<N>(acc, part, before);
    rs_wg_hand_back(at, empty, lane);
}

#endif /* RS_WGMMA */

/* Registers of consumers and producer; together what the launch bound grants. */
static __host__ __device__ constexpr int rs_wg_registers(int wgs)
{
    return wgs == 1 ? 240 : wgs == 2 ? 232 : wgs == 3 ? 152 : 104;
}

template <rs_format F, int N, int WGS, bool EXACT>
static __global__ void __launch_bounds__((WGS + 1) * RS_WG_THREADS, 1)
    rs_wg_linear(rs_wg_work work)
{
#if RS_WGMMA
    using shape = rs_wg_shape<F, N, WGS>;
    extern __shared__ uint8_t smem[];
    const uint32_t raw = rs_smem_address(smem), ring_at = (raw + 1023) / 1024 * 1024;
    const uint8_t *ring = smem + (ring_at - raw);
    const uint32_t full = ring_at + shape::stages * shape::stage,
                   empty = full + RS_WG_STAGES_MAX * 8;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32,
              group = threadIdx.x / RS_WG_THREADS;
    const int32_t depth = work.w.blocks / 2, row_tiles = WGS * 4;
    const int64_t tiles =
        (int64_t)((work.w.tiles + row_tiles - 1) / row_tiles) * work.column_tiles;
    const int64_t begin = rs_wg_begin(tiles, depth, work.split, blockIdx.x, gridDim.x);
    const int64_t end = rs_wg_begin(tiles, depth, work.split, blockIdx.x + 1, gridDim.x);

    if (threadIdx.x == 0) {
        for (int i = 0; i < shape::stages; i++) {
            rs_mbar_init(full + i * 8, 1);
            rs_mbar_init(empty + i * 8, WGS * 4);
        }
        rs_mbar_publish();
    }
    __syncthreads();
    rs_pdl_release();
    if (group == WGS) {
        rs_registers_lower<40>();
        if (warp == WGS * 4)
            rs_wg_produce<F, N, WGS>(work, begin, end, ring_at, full, empty, lane);
        return;
    }
    rs_registers_raise<rs_wg_registers(WGS)>();
    rs_pdl_wait(); /* y and the workspace belong to kernels before this one until here */
    rs_wg_place at = {0, 0, -1};
    for (int64_t pair = begin; pair < end;) {
        const int64_t tile = pair / depth, first = pair % depth, left = depth - first;
        const int64_t count = left < end - pair ? left : end - pair;
        float acc[N / 2];
        rs_wg_multiply<F, N, WGS, EXACT>(acc, count, ring, ring_at, full, empty, at, lane,
                                         warp);
        pair += count;
        if (first > 0) {
            rs_wg_leave<N, WGS>(acc, work, group);
            continue;
        }
        rs_wg_gather<N, WGS>(acc, work, tiles, depth, left - count, group);
        rs_wg_write<N>(acc, work,
                       (int32_t)(tile / work.column_tiles * row_tiles + warp) * RS_FRAG16_ROWS,
                       (int32_t)(tile % work.column_tiles) * N, lane);
    }
#else
    __trap(); /* built without 9.0a: the domain keeps this from being started */
#endif
}

/* ---- host ---- */

typedef void (*rs_wg_kernel)(rs_wg_work);

/* Parts of the workspace. */
struct rs_wg_plan {
    int32_t columns, wgs, column_tiles, blocks, ctas;
    size_t xs, sums, flags, total; /* offsets and size */
};

static inline rs_wg_plan rs_wg_plan_of(
    const rs_device *device, const rs_shape *shape, int32_t t, int32_t columns, int32_t wgs)
{
    rs_wg_plan p = {};
    p.columns = columns;
    p.wgs = wgs;
    p.column_tiles = (t - 1) / columns + 1;
    p.blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    int64_t row_groups = ((shape->n - 1) / RS_FRAG16_ROWS) / (wgs * 4) + 1;
    int64_t pairs = row_groups * p.column_tiles * (p.blocks / 2);
    p.ctas = (int32_t)(pairs < device->cores ? pairs : device->cores);
    p.sums = (size_t)p.column_tiles * (size_t)p.blocks * (size_t)columns * 128;
    p.flags = p.sums + (size_t)p.ctas * (size_t)wgs * (size_t)columns / 2 * RS_WG_THREADS *
                           sizeof(float);
    p.total = p.flags + (size_t)p.ctas * (size_t)wgs * sizeof(uint32_t);
    return p;
}

/* Dynamic shared memory of an instantiation: rs_wg_shape for a format known at run time. */
static inline size_t rs_wg_smem(rs_format format, int32_t columns, int32_t wgs)
{
    const rs_format_info *f = rs_format_get(format);
    size_t block = (size_t)f->bits * 128 + (size_t)(RS_FRAG16_COLS / f->group) * 32;
    size_t stage = ((size_t)columns * 128 + (size_t)wgs * 4 * block + 1023) / 1024 * 1024;
    size_t fit = (227 * 1024 - 1024 - 256) / stage, most = RS_WG_STAGES_MAX;
    return (fit < most ? fit : most) * stage + 1024 + 256;
}

static inline rs_cuda_config rs_wg_config(const rs_wg_plan &p, rs_format format)
{
    return {dim3((unsigned)p.ctas), (p.wgs + 1) * RS_WG_THREADS,
            rs_wg_smem(format, p.columns, p.wgs), true};
}

/* Both kernels of a call. */
static inline rs_status rs_wg_launch(
    const rs_call *call, const rs_wg_plan &p, rs_wg_kernel kernel, bool split, rs_err *err)
{
    const rs_shape *s = &call->shape;
    uint8_t *scratch = (uint8_t *)call->workspace;
    uint32_t *flags = (uint32_t *)(scratch + p.flags);
    int64_t threads = (int64_t)p.column_tiles * p.columns * p.blocks * 2;
    rs_cuda_config prepare = {dim3((unsigned)((threads - 1) / RS_WG_PREPARE_BLOCK + 1)),
                              RS_WG_PREPARE_BLOCK, 0, true};
    rs_status st =
        rs_cuda_start(rs_wg_prepare, prepare, call, err, call->x, scratch, flags,
                      p.ctas * p.wgs, s->k, call->t, p.blocks, p.columns, p.column_tiles);
    if (st)
        return st;
    rs_wg_work work = {rs_frag16_view_of(call->w, s->format, s->n, s->k),
                       scratch,
                       call->y,
                       (float *)(scratch + p.sums),
                       flags,
                       s->n,
                       call->t,
                       p.column_tiles,
                       split};
    return rs_cuda_start(kernel, rs_wg_config(p, s->format), call, err, work);
}

#endif
