/* linear and its fused ops, CUDA, T <= 8: mma.sync with codes and x in FP16 behind a ring of
   weights in shared memory, exact.

   Idea: what a core of 132 has to do for its share of 95 MB at T = 1 takes as long as the
   memory takes to bring it, so neither may wait for the other. One warp keeps a ring full by
   bulk copies, which need no registers and few instructions; the others multiply, all on the
   same tile, each a part of K, and leave their sums in an inbox where one of them in turn adds
   them up, in their order, while the rest are at the next tile. Clusters split K further. With
   a programmatic launch the ring fills while the kernel before still runs, but slowly until x
   is there: see rs_half_ring_room.

   Knobs: rows, tiles a warp multiplies with one x fragment; warps that multiply; cluster, CTAs
   of one; depth, most blocks of a tile that a warp has of a stage (fewer and smaller stages or
   more and larger ones). Wins: T = 1, 2; T <= 8 from 78 MB on. Limits: T <= 8; x's slice,
   the inboxes and two stages must fit into shared memory; gated ops need rows = 2 and N a
   multiple of 32; compute capability 9.0. Source: weights in fragment order are Marlin's
   (IST-DASLab), the FP16 form of 4-bit codes FasterTransformer's.

   Rejected, H200, q4g64 34816x5120, T = 1, against the kernel of that day: codes in BF16 (29.2
   us, 28.2); a ring a warp that the warp refills (26.5, 26.5, but 9.7 and 7.7 on 5120x6144);
   filling the ring before x is there as fast as it goes (27.3, 26.5); units given out by a
   global counter (equal); 20 to 30 warps (27.4 to 28.7, 27.1); T = 16 (43 to 60 against 34 of
   cuda_linear_stream: the sums of a tile go through memory once a warp).
 */
#include "kernels/cuda/half_ring.cuh"
#include "kernels/cuda/launch.cuh"

enum { KNOB_ROWS, KNOB_WARPS, KNOB_CLUSTER, KNOB_DEPTH };
enum { THREADS_MAX = 32 * (RS_HALF_RING_WARPS + 1) };

#if RS_BULK

/* A warp's share of a part: where its blocks stand in a stage and in x, and how many. */
struct ring_share {
    int32_t base, high, scale, x, count;
};

template <rs_format F>
static __device__ __forceinline__ ring_share share_of(const rs_half_ring_args &a,
                                                      const rs_half_ring_cta &s,
                                                      int32_t part)
{
    using bytes = rs_stream_bytes<F>;
    int32_t first = part * a.part_blocks, blocks = min(a.part_blocks, s.blocks - first);
    int32_t at = blocks * s.warp / a.warps, end = blocks * (s.warp + 1) / a.warps;
    int32_t high = a.part_blocks * bytes::base, scale = high + a.part_blocks * bytes::high;
    return {at * bytes::base + s.lane * 16,
            high + at * bytes::high + s.lane * (bytes::high / 32),
            scale + at * bytes::scale + s.lane / 4 * (bytes::scale / 8),
            (first + at) * (RS_FRAG16_COLS * 2), end - at};
}

/* COUNT blocks of each tile of a stage; the share goes on behind them. */
template <rs_format F, int R, int COUNT>
static __device__ __forceinline__ void multiply(
    uint32_t x_at, const uint8_t *stage, int32_t tile_bytes, ring_share &h, float (&acc)[R][4])
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
static __device__ __forceinline__ void multiply_share(
    uint32_t x_at, const uint8_t *stage, int32_t tile_bytes, ring_share h, float (&acc)[R][4])
{
    constexpr int MANY = 4 / R;
    while (h.count >= MANY)
        multiply<F, R, MANY>(x_at, stage, tile_bytes, h, acc);
    if (MANY > 2 && h.count & 2)
        multiply<F, R, 2>(x_at, stage, tile_bytes, h, acc);
    if (h.count & 1)
        multiply<F, R, 1>(x_at, stage, tile_bytes, h, acc);
}

/* Where sums go. Of an output tile (16 rows, 8 columns; of a gated op a gate and an up tile)
   each CTA of the cluster owns 32 / ranks lanes' values, which all warps of all ranks
   contribute to. */
template <int R, bool GATED> struct ring_sums {
    static constexpr int HALVES = GATED ? 2 : 1, OUTPUTS = R / HALVES;

    uint32_t to, bar, own_bar, free; /* of buffer 0; `to`, `bar` at the owner */
    int32_t buffer_bytes, tile_bytes;
    int32_t buffer, turn; /* where the next sums go; parity of its use */
    bool far;

    __device__ __forceinline__ ring_sums(const rs_half_ring_args &a, const rs_half_ring_cta &s)
    {
        int32_t bits = 5 - a.rank_bits, width = 1 << bits;
        int32_t nth = (s.rank * a.warps + s.warp) * width + (s.lane & (width - 1));
        to = rs_smem_address(s.inbox) + nth * 16;
        bar = own_bar = s.sums;
        free = s.free;
        tile_bytes = a.warps * 512;
        buffer_bytes = R * tile_bytes;
        buffer = turn = 0;
        far = s.ranks > 1;
        if (far) {
            to = rs_cluster_map(to, s.lane >> bits);
            bar = rs_cluster_map(bar, s.lane >> bits);
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

    /* The sum of one tile's contributions for a lane's values: over the warps of one rank, then
       over ranks, which stand in lanes `width` apart. */
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

    /* Write output `o` of a unit, the CTA's `number`th, when all its sums are there. */
    static __device__ __forceinline__ void
    finish(const rs_half_ring_args &a, const rs_half_ring_cta &s, int32_t number, int32_t o)
    {
        int32_t buffer = number % RS_HALF_RING_BUFFERS, bits = 5 - a.rank_bits;
        int32_t width = 1 << bits, lane = s.lane & (width - 1), from = s.lane >> bits;
        int32_t unit = s.cluster + number * a.clusters;
        rs_half_ring_out out(a, unit * OUTPUTS + o, s.rank * width + lane);
        rs_mbar_wait(s.sums + buffer * 8, number / RS_HALF_RING_BUFFERS & 1);
        float4 sum[HALVES];
#    pragma unroll
        for (int h = 0; h < HALVES; h++) {
            int32_t tile = buffer * R + o * HALVES + h;
            sum[h] = add(s.inbox + tile * a.warps * 32 + from * a.warps * width + lane, a.warps,
                         width);
        }
        __syncwarp();
        if (s.lane < s.ranks)
            rs_cluster_signal(rs_cluster_map(s.free + buffer * 8, s.lane));
        if (from == 0)
            out.template write<GATED>(a.op, sum[0], sum[HALVES - 1]);
    }
};

/* What a warp that multiplies does. Outputs are finished one unit later, when their sums have
   come, by the warps in turn. */
template <rs_format F, int R, bool GATED>
static __device__ __forceinline__ void consume(const rs_half_ring_args &a,
                                               const rs_half_ring_cta &s)
{
    using sums = ring_sums<R, GATED>;
    rs_half_ring_take_x(a, s);
    /* columns past T repeat the last one; their sums are not written */
    uint32_t x_at =
        rs_smem_address(s.x) + min(s.lane % 8, a.t - 1) * a.x_pitch + s.lane / 8 * 16;
    const float back[2] = {s.back[min(s.lane % 4 * 2, a.t - 1)],
                           s.back[min(s.lane % 4 * 2 + 1, a.t - 1)]};
    const ring_share usual = share_of<F>(a, s, 0), last = share_of<F>(a, s, a.parts - 1);
    int32_t tile_bytes = a.part_blocks * rs_frag16_block_bytes<F>(), slot = 0, phase = 0;
    int32_t number = 0, mine = s.warp; /* outputs of the CTA in sequence: the next to finish */
    sums inbox(a, s);
    rs_stream_settle(x_at);
    for (int32_t unit = s.cluster; unit < a.units; unit += a.clusters, number++) {
        float acc[R][4] = {};
        for (int32_t part = 0; part < a.parts; part++) {
            ring_share h = last;
            if (part + 1 < a.parts) {
                h = usual;
                h.x += part * a.part_blocks * (RS_FRAG16_COLS * 2);
            }
            rs_mbar_wait(s.full + slot * 8, phase);
            multiply_share<F, R>(x_at, s.ring + slot * (R * tile_bytes), tile_bytes, h, acc);
            __syncwarp();
            if (s.lane == 0)
                rs_mbar_arrive(s.empty + slot * 8);
            if (++slot == a.stages) {
                slot = 0;
                phase ^= 1;
            }
        }
        inbox.send(s, number >= RS_HALF_RING_BUFFERS, back, acc);
        for (; mine < number * sums::OUTPUTS; mine += a.warps)
            sums::finish(a, s, mine / sums::OUTPUTS, mine % sums::OUTPUTS);
    }
    for (; mine < number * sums::OUTPUTS; mine += a.warps)
        sums::finish(a, s, mine / sums::OUTPUTS, mine % sums::OUTPUTS);
}

#endif /* RS_BULK */

template <rs_format F, int R, bool GATED>
static __global__ void __launch_bounds__(THREADS_MAX, 1)
    half_ring(const __grid_constant__ rs_half_ring_args a)
{
#if RS_BULK
    extern __shared__ __align__(128) uint8_t smem[];
    rs_pdl_release();
    const rs_half_ring_cta s = rs_half_ring_place<F, R>(a, smem);
    if (s.warp == a.warps) {
        rs_half_ring_barriers(a, s, ring_sums<R, GATED>::OUTPUTS);
        asm volatile("bar.arrive 2, %0;" ::"r"(blockDim.x) : "memory");
        if (s.ranks > 1)
            asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
        rs_half_ring_produce<F, R>(a, s); /* weights belong to no kernel before this one */
        if (s.ranks > 1)
            asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
    } else {
        asm volatile("bar.sync 2, %0;" ::"r"(blockDim.x) : "memory");
        if (s.ranks > 1)
            rs_cluster_meet();
        rs_pdl_wait(); /* x and y belong to kernels before this one until here */
        consume<F, R, GATED>(a, s);
    }
    if (s.ranks > 1)
        rs_cluster_sync(); /* nobody goes while others may still send */
#else
    (void)a;
#endif
}

typedef void (*ring_kernel)(rs_half_ring_args);

template <rs_format F> static ring_kernel kernel_of(int rows, bool gated)
{
    return gated       ? half_ring<F, 2, true>
           : rows == 1 ? half_ring<F, 1, false>
                       : half_ring<F, 2, false>;
}

/* AHEAD: under way before x is there, what 4 TB/s need. BESIDE: left of a core's shared memory,
   so that a norm of 5120 columns fits beside this: its CTA would else keep one of the next
   projection's waiting, and all others wait for that one. */
enum { AHEAD_BYTES = 40 * 1024, BESIDE_BYTES = 22 * 1024 };

/* How a call is cut up. */
struct ring_plan {
    int32_t units, parts, part_blocks, stages, ahead, x_pitch;
    size_t smem;
};

static size_t stage_bytes(const rs_shape *shape, int32_t rows, int32_t part_blocks)
{
    const rs_format_info *f = rs_format_get(shape->format);
    const int32_t codes = RS_FRAG16_ROWS * RS_FRAG16_COLS;
    int32_t block = codes * f->bits / 8 + codes / f->group * 2;
    return (size_t)rows * (size_t)part_blocks * (size_t)block;
}

static ring_plan
plan_of(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    ring_plan p = {};
    int32_t rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS], cluster = knobs[KNOB_CLUSTER];
    int32_t tiles = (shape->n - 1) / RS_FRAG16_ROWS + 1;
    p.units = rs_op_get(shape->op)->gated ? tiles / rows : (tiles - 1) / rows + 1;
    int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    int32_t slice = (blocks - 1) / cluster + 1, share = (slice - 1) / warps + 1;
    p.parts = (share - 1) / knobs[KNOB_DEPTH] + 1;
    p.part_blocks = ((share - 1) / p.parts + 1) * warps;
    p.part_blocks = p.part_blocks < slice ? p.part_blocks : slice;
    p.parts = (slice - 1) / p.part_blocks + 1;
    p.x_pitch = slice * RS_FRAG16_COLS * 2 + 16; /* eight columns: all banks once */
    size_t stage = stage_bytes(shape, rows, p.part_blocks);
    size_t other = ((size_t)t * (size_t)p.x_pitch + 127) / 128 * 128 +
                   (size_t)(RS_HALF_RING_BUFFERS * warps * rows) * 512 +
                   rs_half_ring_rest_bytes();
    size_t most = device->smem_bytes > BESIDE_BYTES ? device->smem_bytes - BESIDE_BYTES : 0;
    size_t room = other < most ? (most - other) / stage : 0;
    p.stages = room < RS_HALF_RING_STAGES ? (int32_t)room : RS_HALF_RING_STAGES;
    p.ahead = (int32_t)((AHEAD_BYTES + stage / 2) / stage);
    p.ahead = p.ahead < 1 ? 1 : p.ahead < p.stages ? p.ahead : p.stages - 1;
    p.smem = other + (size_t)p.stages * stage;
    size_t place = device->smem_bytes / 2 + 1; /* one CTA a core, see cuda_linear_stream.cu */
    p.smem = p.smem > place ? p.smem : place;
    return p;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    if (rs_op_get(shape->op)->gated &&
        (shape->n % (2 * RS_FRAG16_ROWS) || knobs[KNOB_ROWS] < 2))
        return rs_err_set(err, RS_UNSUPPORTED, "gated: N %d with rows %d, wants %d and 2",
                          shape->n, knobs[KNOB_ROWS], 2 * RS_FRAG16_ROWS);
    int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    if (blocks < 2 * knobs[KNOB_CLUSTER])
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d CTAs", shape->k,
                          knobs[KNOB_CLUSTER]);
    ring_plan p = plan_of(device, shape, t, knobs);
    if (p.stages < 2)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: no room for two stages of %zu",
                          stage_bytes(shape, knobs[KNOB_ROWS], p.part_blocks));
    return RS_OK;
}

static rs_status plan(const rs_call *call,
                      ring_kernel *out_kernel,
                      rs_cuda_config *out_config,
                      ring_plan *out_plan,
                      rs_err *err)
{
    const int32_t *knobs = call->knobs;
    int32_t cluster = knobs[KNOB_CLUSTER], clusters = call->device->cores / cluster;
    ring_plan p = plan_of(call->device, &call->shape, call->t, knobs);
    ring_kernel kernel = RS_FRAG16_PICK(call->shape.format, kernel_of, knobs[KNOB_ROWS],
                                        rs_op_get(call->shape.op)->gated);
    RS_CHECK(kernel);
    rs_cuda_config config = {dim3((unsigned)cluster), knobs[KNOB_WARPS] * 32 + 32, p.smem, true,
                             cluster};
    if (cluster > 2) { /* pairs of cores always make clusters; of more, some cores are left */
        int fit = 0;
        rs_status st = rs_cuda_clusters(kernel, config, call->device, 1, &fit, err);
        if (st)
            return st;
        clusters = fit < clusters ? fit : clusters;
    }
    clusters = clusters < 1 ? 1 : clusters < p.units ? clusters : p.units;
    config.grid = dim3((unsigned)(clusters * cluster));
    *out_kernel = kernel;
    *out_config = config;
    *out_plan = p;
    return RS_OK;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    ring_kernel kernel;
    rs_cuda_config config;
    ring_plan p;
    const rs_shape *s = &call->shape;
    rs_status st = plan(call, &kernel, &config, &p, err);
    if (!st)
        st = RS_CUDA(err, cudaFuncSetAttribute(kernel,
                                               cudaFuncAttributePreferredSharedMemoryCarveout,
                                               cudaSharedmemCarveoutMaxShared));
    if (st)
        return st;
    rs_half_ring_args args = {rs_frag16_view_of(call->w, s->format, s->n, s->k),
                              call->x,
                              call->y,
                              rs_op_y_rows(s->op, s->n),
                              s->k,
                              call->t,
                              p.units,
                              (int32_t)config.grid.x / config.cluster,
                              __builtin_ctz((unsigned)config.cluster),
                              call->knobs[KNOB_WARPS],
                              p.stages,
                              p.parts,
                              p.part_blocks,
                              p.ahead,
                              p.x_pitch,
                              s->op};
    return rs_cuda_start(kernel, config, call, err, args);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    ring_kernel kernel;
    rs_cuda_config config;
    ring_plan p;
    rs_status st = plan(call, &kernel, &config, &p, err);
    return st ? st : rs_cuda_describe(kernel, config, out, err);
}

RS_CANDIDATE(cuda_linear_half_ring) = {
    .id = "cuda_linear_half_ring",
    .idea = "mma.sync in FP16 behind a ring of weights, all warps of a core on one tile",
    .ops = RS_OP_BIT(RS_OP_linear) | RS_OP_BIT(RS_OP_linear_add) |
           RS_OP_BIT(RS_OP_linear_swiglu) | RS_OP_BIT(RS_OP_linear_geglu),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 8,
    .t_tile = 8,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 4,
    .knobs = {{"rows", {1, 2}, 2},
              {"warps", {8, 12, 16}, 3},
              {"cluster", {1, 2, 4}, 3},
              {"depth", {3, 4, 8}, 3}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
