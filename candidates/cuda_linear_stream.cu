/* linear and its fused ops, CUDA, T <= 64: mma.sync behind a bulk-copied stream of weights,
   exact.

   Idea: at small T nothing but the stream of weights should take time. Clusters of CTAs, one
   CTA a core, share the rows out evenly; the CTAs of a cluster split K, so that each keeps its
   slice of x in shared memory, and the warps of a CTA split its rows and, where there are too
   few, K once more. A warp's weights come by bulk copies into a ring of its own: no thread
   computes addresses for them, no warp waits for another, and with a programmatic launch the
   ring fills while the kernel before still runs. Codes of up to six bits go into the tensor
   cores as bias + code; -bias times the sum of x is where the accumulators start, which makes
   the subtraction free. Sums go warp -> CTA -> cluster in a fixed order through shared memory.

   Knobs: rows, tiles a warp multiplies with one x fragment; warps a CTA; cluster, CTAs; ring,
   KB of weights in flight a core. Wins: T = 1..32. Limits: x's slice and the sums must fit into
   shared memory; gated ops need rows >= 2 (gate and up tiles meet in one warp) and N a multiple
   of 32; compute capability 9.0. Source: weights in fragment order are Marlin's (IST-DASLab). */
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/stream.cuh"

enum { KNOB_ROWS, KNOB_WARPS, KNOB_CLUSTER, KNOB_RING };

/* Most threads of a CTA with this many accumulators. Of one tile, two CTAs of 16 warps fit on a
   core, so that the next launch can move in; of more, two of 8 warps. */
static __host__ __device__ constexpr int threads_max(int rows, int column_tiles)
{
    return rows * column_tiles <= 4 ? 512 : 256;
}

static __host__ __device__ constexpr int ctas_min(int rows, int column_tiles)
{
#ifdef RS_WIDE
    return 1;
#endif
    return rows * column_tiles == 1 ? 2 : 1;
}

#if RS_BULK

/* A warp at work: what is its, and where things stand. */
struct stream_warp {
    uint8_t *x;
    float4 *inbox;                  /* [buffer][place][lane] */
    const uint8_t *ring;            /* its own */
    uint32_t ring_at, bars;         /* the same as addresses; a barrier a chunk */
    uint32_t x_bar, full, free;     /* barriers; the last two one a buffer */
    int32_t lane, warp, warps, rank, ranks;
    int32_t first, last;            /* groups of the cluster */
    int32_t chunks, block0, blocks; /* the slice */
    bool gated;
};

template <rs_format F, int R, int NT>
static __device__ __forceinline__ stream_warp place(const rs_stream_args &a, uint8_t *smem)
{
    using chunk = rs_stream_chunk<F, R>;
    stream_warp s;
    s.lane = threadIdx.x % 32;
    s.warp = rs_stream_warp();
    s.warps = blockDim.x / 32;
    s.rank = rs_cluster_rank();
    s.ranks = rs_cluster_ranks();
    int32_t clusters = gridDim.x / s.ranks, cluster = blockIdx.x / s.ranks;
    s.first = (int32_t)((int64_t)a.groups * cluster / clusters);
    s.last = (int32_t)((int64_t)a.groups * (cluster + 1) / clusters);
    int32_t all = (a.w.blocks + chunk::blocks - 1) / chunk::blocks, from = all * s.rank / s.ranks;
    s.chunks = all * (s.rank + 1) / s.ranks - from;
    s.block0 = from * chunk::blocks;
    s.blocks = min(s.chunks * chunk::blocks, a.w.blocks - s.block0);
    s.gated = a.op == RS_OP_linear_swiglu || a.op == RS_OP_linear_geglu;

    s.ring = smem + s.warp * a.depth * chunk::bytes;
    s.ring_at = rs_smem_address(s.ring);
    smem += s.warps * a.depth * chunk::bytes;
    s.x = smem;
    smem += (a.t * a.x_pitch + 127) / 128 * 128;
    s.inbox = (float4 *)smem;
    smem += a.buffers * (s.warps + s.ranks) * (R * NT * 512);
    s.x_bar = rs_smem_address(smem);
    s.full = s.x_bar + 8;
    s.free = s.full + 16;
    s.bars = s.free + 16 + s.warp * a.depth * 8;
    return s;
}

static __device__ __forceinline__ void init_barriers(const rs_stream_args &a,
                                                     const stream_warp &s)
{
    if (threadIdx.x == 0) {
        rs_mbar_init(s.x_bar, 1);
        for (int i = 0; i < 2; i++) {
            rs_mbar_init(s.full + i * 8, 1);
            rs_mbar_init(s.free + i * 8, s.ranks * s.warps);
        }
    }
    if (s.lane < a.depth)
        rs_mbar_init(s.bars + s.lane * 8, 1);
    rs_mbar_publish();
    __syncwarp();
}

/* Bytes of a column of x that the slice has; the rest of the slice is padding. */
static __device__ __forceinline__ int32_t x_bytes(const rs_stream_args &a, const stream_warp &s)
{
    int32_t left = max(a.k - s.block0 * RS_FRAG16_COLS, 0);
    return min(left, s.blocks * RS_FRAG16_COLS) * 2;
}

static __device__ __forceinline__ void clear_x_tail(const rs_stream_args &a,
                                                    const stream_warp &s)
{
    int32_t have = x_bytes(a, s), vectors = (s.blocks * RS_FRAG16_COLS * 2 - have) / 16;
    for (int32_t i = threadIdx.x; i < vectors * a.t; i += blockDim.x)
        *(uint4 *)(s.x + i / vectors * a.x_pitch + have + i % vectors * 16) =
            make_uint4(0, 0, 0, 0);
}

/* A thread a column, spread over the warps: a warp starts its copies one by one. */
static __device__ __forceinline__ void copy_x(const rs_stream_args &a, const stream_warp &s)
{
    int32_t bytes = x_bytes(a, s), column = s.lane * s.warps + s.warp;
    if (threadIdx.x == 0)
        rs_mbar_expect(s.x_bar, bytes * a.t);
    if (column < a.t && bytes > 0)
        rs_bulk_copy(rs_smem_address(s.x) + column * a.x_pitch,
                     a.x + (size_t)column * a.k + s.block0 * RS_FRAG16_COLS, bytes, s.x_bar);
    rs_mbar_wait(s.x_bar, 0);
}

/* Start the copy of the next chunk of the warp's walk, if there is one, into `slot`. */
template <rs_format F, int R>
static __device__ __forceinline__ void
copy_next(const rs_stream_args &a, const stream_warp &s, rs_stream_walk &at, int32_t slot)
{
    using chunk = rs_stream_chunk<F, R>;
    while (at.next == at.end) {
        if (at.pass >= s.last)
            return;
        rs_stream_enter(at, at.pass + at.groups, s.last, s.chunks, s.warp, s.warps);
    }
    int32_t block = at.next++ * chunk::blocks, count = min(chunk::blocks, s.blocks - block);
    uint32_t bar = s.bars + slot * 8, to = s.ring_at + slot * chunk::bytes;
    if (!rs_elect())
        return;
    rs_mbar_expect(bar, count * R * chunk::block);
#pragma unroll
    for (int r = 0; r < R; r++)
        rs_stream_copy_tile<F, R>(
            a.w, rs_stream_tile<R>(a, at.group, r, s.gated) * a.w.blocks + s.block0 + block,
            count, to + r * chunk::tile, bar);
}

/* Blocks i, i + 1 of a chunk times x, R tiles each; a slice has an even number of blocks. */
template <rs_format F, int R, int NT>
static __device__ __forceinline__ void multiply(const uint8_t *weights,
                                                int32_t i,
                                                const uint8_t *x,
                                                const int32_t (&x_at)[NT],
                                                int lane,
                                                float (&acc)[R][NT][4])
{
    using chunk = rs_stream_chunk<F, R>;
#pragma unroll
    for (int j = 0; j < 2; j++) {
        uint32_t b[NT][8];
#pragma unroll
        for (int c = 0; c < NT; c++)
            rs_stream_load_x(x + x_at[c] + (i + j) * 128, b[c]);
#pragma unroll
        for (int r = 0; r < R; r++) {
            rs_frag16_lane<F> w;
            rs_stream_fetch<F, R>(weights + r * chunk::tile, i + j, lane, w);
            rs_stream_block<F, NT>(w, b, acc[r]);
        }
    }
}

/* Chunk of the ring, and the parity of its barrier. */
struct stream_slot {
    int32_t index, parity;
};

/* Where sums go. An output tile (16 rows, 8 columns; of a gated op a gate and an up tile)
   belongs to CTA index % ranks, which gets it from all ranks and all warps of a group. */
template <int R, int NT, bool GATED> struct stream_sums {
    static constexpr int HALVES = GATED ? 2 : 1, OUT = R / HALVES * NT;

    /* Place in the owner's inbox of contribution `from` of ranks x share. */
    static __device__ __forceinline__ int32_t
    place(const stream_warp &s, int32_t share, int32_t output, int32_t half, int32_t from)
    {
        return (output / s.ranks * (s.ranks * share) + from) * HALVES + half;
    }

    /* Send the warp's accumulators to their owners. */
    static __device__ __forceinline__ void send(const stream_warp &s,
                                                const rs_stream_walk &at,
                                                int32_t buffer,
                                                int32_t size,
                                                const float (&acc)[R][NT][4])
    {
        int32_t group = at.group - at.pass, part = s.warp - group * at.share;
        if (group >= at.groups)
            return;
        float4 *inbox = s.inbox + buffer * size * 32 + s.lane;
        uint32_t full = s.full + buffer * 8;
#pragma unroll
        for (int r = 0; r < R; r++)
#pragma unroll
            for (int c = 0; c < NT; c++) {
                const float(&v)[4] = acc[r][c];
                int32_t o = group * OUT + r % (R / HALVES) * NT + c, owner = o % s.ranks;
                int32_t to = place(s, at.share, o, r / (R / HALVES), s.rank * at.share + part);
                if (s.ranks == 1)
                    inbox[to * 32] = make_float4(v[0], v[1], v[2], v[3]);
                else
                    rs_cluster_send(rs_cluster_map(rs_smem_address(inbox + to * 32), owner), v,
                                    rs_cluster_map(full, owner));
            }
        __syncwarp();
        if (s.ranks == 1 && s.lane == 0)
            rs_mbar_bring(full, R * NT * 512);
    }

    /* Bytes that the own inbox gets in a pass. */
    static __device__ __forceinline__ int32_t bytes(const stream_warp &s, const rs_stream_walk &at)
    {
        int32_t mine = (at.groups * OUT - s.rank + s.ranks - 1) / s.ranks;
        return mine * s.ranks * at.share * HALVES * 512;
    }

    /* Wait for the sums of pass `number`, add them up, write y, and say that the inbox is free
       if a later pass needs it. */
    static __device__ __forceinline__ void finish(const rs_stream_args &a,
                                                  const stream_warp &s,
                                                  const rs_stream_walk &at,
                                                  int32_t number,
                                                  int32_t passes,
                                                  int32_t size)
    {
        int32_t buffer = number % a.buffers;
        rs_mbar_wait(s.full + buffer * 8, number / a.buffers & 1);
        for (int32_t o = s.warp * s.ranks + s.rank; o < at.groups * OUT;
             o += s.warps * s.ranks) {
            float4 sum[HALVES];
#pragma unroll
            for (int h = 0; h < HALVES; h++)
                sum[h] = rs_stream_add(
                    s.inbox + (buffer * size + place(s, at.share, o, h, 0)) * 32 + s.lane,
                    s.ranks * at.share, HALVES);
            rs_stream_write<GATED>(a, (at.pass + o / OUT) * (R / HALVES) + o % OUT / NT, o % NT,
                            s.lane, sum[0], sum[HALVES - 1]);
        }
        __syncwarp();
        if (number + a.buffers < passes && s.lane < s.ranks)
            rs_cluster_signal(rs_cluster_map(s.free + buffer * 8, s.lane));
    }
};

/* All chunks of the warp in one pass. */
template <rs_format F, int R, int NT>
static __device__ __forceinline__ void multiply_pass(const rs_stream_args &a,
                                                     const stream_warp &s,
                                                     const int32_t (&x_at)[NT],
                                                     rs_stream_walk &at,
                                                     rs_stream_walk &ahead,
                                                     stream_slot &slot,
                                                     float (&acc)[R][NT][4])
{
    using chunk = rs_stream_chunk<F, R>;
    for (; at.next < at.end; at.next++) {
        rs_mbar_wait(s.bars + slot.index * 8, slot.parity);
        const uint8_t *weights = s.ring + slot.index * chunk::bytes;
        const uint8_t *x = s.x + at.next * (chunk::blocks * 128);
        int32_t count = min(chunk::blocks, s.blocks - at.next * chunk::blocks);
        for (int32_t i = 0; i < count; i += 2)
            multiply<F, R, NT>(weights, i, x, x_at, s.lane, acc);
        __syncwarp();
        copy_next<F, R>(a, s, ahead, slot.index);
        if (++slot.index == a.depth)
            slot = {0, slot.parity ^ 1};
    }
}

/* All passes of a warp. Sums of a pass are finished one pass later, when they have long come. */
template <rs_format F, int R, int NT, bool GATED>
static __device__ __forceinline__ void
run(const rs_stream_args &a, const stream_warp &s, rs_stream_walk &ahead)
{
    using sums = stream_sums<R, NT, GATED>;
    const int32_t size = (s.warps + s.ranks) * (R * NT); /* tiles of an inbox */
    int32_t x_at[NT]; /* columns past T repeat the last one; their sums are not written */
#pragma unroll
    for (int c = 0; c < NT; c++)
        x_at[c] = min(c * 8 + s.lane / 4, a.t - 1) * a.x_pitch + s.lane % 4 * 16;
    int32_t number = 0, passes = 0;
    for (int32_t pass = s.first; pass < s.last; passes++)
        pass += rs_stream_pass(s.last - pass, s.warps);
    stream_slot slot = {0, 0};
    rs_stream_walk at, before = {};
    for (int32_t pass = s.first; pass < s.last; pass += at.groups, number++) {
        float acc[R][NT][4] = {};
        rs_stream_enter(at, pass, s.last, s.chunks, s.warp, s.warps);
        multiply_pass<F, R, NT>(a, s, x_at, at, ahead, slot, acc);
        if (number > 0)
            sums::finish(a, s, before, number - 1, passes, size);
        int32_t buffer = number % a.buffers, turn = number / a.buffers;
        if (threadIdx.x == 0)
            rs_mbar_expect(s.full + buffer * 8, sums::bytes(s, at));
        if (turn > 0)
            rs_mbar_wait(s.free + buffer * 8, (turn - 1) & 1);
        sums::send(s, at, buffer, size, acc);
        before = at;
    }
    sums::finish(a, s, before, number - 1, passes, size);
}

#endif /* RS_BULK */
template <rs_format F, int R, int NT>
static __global__ void __launch_bounds__(threads_max(R, NT), ctas_min(R, NT))
    stream(const __grid_constant__ rs_stream_args a)
{
#if RS_BULK
    extern __shared__ __align__(128) uint8_t smem[];
    rs_pdl_release();
    const stream_warp s = place<F, R, NT>(a, smem);
    init_barriers(a, s);
    rs_stream_walk ahead;
    rs_stream_enter(ahead, s.first, s.last, s.chunks, s.warp, s.warps);
    for (int i = 0; i < a.depth; i++)
        copy_next<F, R>(a, s, ahead, i);
    clear_x_tail(a, s);
    __syncthreads();
    rs_cluster_meet();
    rs_pdl_wait(); /* x and y belong to kernels before this one until here; weights do not */
    copy_x(a, s);
    if (R > 1 && s.gated)
        run<F, R, NT, (R > 1)>(a, s, ahead);
    else
        run<F, R, NT, false>(a, s, ahead);
#else
    (void)a;
#endif
}

typedef void (*stream_kernel)(rs_stream_args);

template <rs_format F, int R> static stream_kernel with_columns(int column_tiles)
{
    switch (column_tiles) {
    case 1:
        return stream<F, R, 1>;
    case 2:
        return stream<F, R, 2>;
    case 3:
        return stream<F, R, 3>;
    case 4:
        return stream<F, R, 4>;
    case 6:
        return R <= 2 ? stream < F, R <= 2 ? R : 1, 6 > : nullptr;
    default:
        return R <= 2 ? stream < F, R <= 2 ? R : 1, 8 > : nullptr;
    }
}

template <rs_format F> static stream_kernel with_rows(int rows, int column_tiles)
{
    return rows == 1   ? with_columns<F, 1>(column_tiles)
           : rows == 2 ? with_columns<F, 2>(column_tiles)
                       : with_columns<F, 4>(column_tiles);
}

/* Compiled widths: 1, 2, 3, 4, 6 and 8 tiles of 8 columns. */
static int column_tiles_of(int32_t t)
{
    int tiles = (t + 7) / 8;
    return tiles <= 4 ? tiles : (tiles + 1) / 2 * 2;
}

/* rs_stream_chunk at run time. */
struct chunk_info {
    int32_t blocks, bytes;
};

template <rs_format F, int R>
static constexpr chunk_info info = {rs_stream_chunk<F, R>::blocks, rs_stream_chunk<F, R>::bytes};

template <rs_format F> static const chunk_info *info_of(int rows)
{
    return rows == 1 ? &info<F, 1> : rows == 2 ? &info<F, 2> : &info<F, 4>;
}

/* How a call is cut up. */
struct stream_plan {
    int32_t warps, cluster, column_tiles, groups, depth, buffers, x_pitch;
    int32_t chunks; /* of a tile, over all of K */
    size_t smem;
};

static stream_plan
plan_of(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    stream_plan p = {};
    int32_t rows = knobs[KNOB_ROWS], tiles = (shape->n - 1) / RS_FRAG16_ROWS + 1;
    const chunk_info *chunk = RS_FRAG16_PICK(shape->format, info_of, rows);
    RS_CHECK(chunk);
    p.warps = knobs[KNOB_WARPS];
    p.cluster = knobs[KNOB_CLUSTER];
    p.column_tiles = column_tiles_of(t);
    p.groups = (tiles - 1) / rows + 1;
    if (rs_op_get(shape->op)->gated && rows > 1)
        p.groups = (tiles / 2 - 1) / (rows / 2) + 1;
    p.depth = knobs[KNOB_RING] * 1024 / (p.warps * chunk->bytes);
    p.depth = p.depth < 2 ? 2 : p.depth;
    int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    p.chunks = (blocks - 1) / chunk->blocks + 1;
    int32_t slice = ((p.chunks - 1) / p.cluster + 1) * chunk->blocks;
    p.x_pitch = slice * RS_FRAG16_COLS * 2 + 64; /* columns q, q + 1 in different banks */
    size_t x = ((size_t)t * (size_t)p.x_pitch + 127) / 128 * 128;
    size_t inbox = (size_t)((p.warps + p.cluster) * rows * p.column_tiles) * 512;
    p.smem = (size_t)(p.warps * p.depth) * (size_t)(chunk->bytes + 8) + x + inbox + 40;
    int32_t clusters = device->cores / p.cluster, most = (p.groups - 1) / clusters + 1;
    p.buffers = rs_stream_pass(most, p.warps) < most && p.smem + inbox <= device->smem_bytes;
    p.smem += p.buffers ? inbox : 0;
    p.buffers++;
    return p;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    int32_t rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS], tiles = column_tiles_of(t);
    bool gated = rs_op_get(shape->op)->gated;
    if (rows * tiles > 16 || warps * 32 > threads_max(rows, tiles))
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%d rows x %d column tiles leave %d warps too few registers", rows,
                          tiles, warps);
    if (gated && (rows == 1 || shape->n % (2 * RS_FRAG16_ROWS)))
        return rs_err_set(err, RS_UNSUPPORTED, "gated: %d rows, N %d is no multiple of %d",
                          rows, shape->n, 2 * RS_FRAG16_ROWS);
    stream_plan p = plan_of(device, shape, t, knobs);
    if (p.chunks < 2 * p.cluster)
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d CTAs", shape->k,
                          p.cluster);
    if (p.smem > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: %zu bytes of %zu", p.smem,
                          device->smem_bytes);
    return RS_OK;
}

static rs_status plan(const rs_call *call,
                      stream_kernel *out_kernel,
                      rs_cuda_config *out_config,
                      stream_plan *out_plan,
                      rs_err *err)
{
    stream_plan p = plan_of(call->device, &call->shape, call->t, call->knobs);
    stream_kernel kernel =
        RS_FRAG16_PICK(call->shape.format, with_rows, call->knobs[KNOB_ROWS], p.column_tiles);
    RS_CHECK(kernel);
    /* pairs of cores always make clusters; of more, a part of the chip may be left over */
    int clusters = call->device->cores / p.cluster;
    rs_cuda_config config = {dim3((unsigned)(clusters * p.cluster)), p.warps * 32, p.smem, true,
                             p.cluster};
    if (p.cluster > 2) {
        rs_status st = rs_cuda_clusters(kernel, config, call->device, &clusters, err);
        if (st)
            return st;
    }
    clusters = clusters < p.groups ? clusters : p.groups;
    config.grid = dim3((unsigned)(clusters * p.cluster));
    *out_kernel = kernel;
    *out_config = config;
    *out_plan = p;
    return RS_OK;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    stream_kernel kernel;
    rs_cuda_config config;
    stream_plan p;
    const rs_shape *s = &call->shape;
    rs_status st = plan(call, &kernel, &config, &p, err);
    if (!st)
        st = RS_CUDA(err, cudaFuncSetAttribute(kernel,
                                               cudaFuncAttributePreferredSharedMemoryCarveout,
                                               cudaSharedmemCarveoutMaxShared));
    if (st)
        return st;
    rs_stream_args args = {rs_frag16_view_of(call->w, s->format, s->n, s->k),
                           call->x,
                           call->y,
                           rs_op_y_rows(s->op, s->n),
                           s->k,
                           call->t,
                           p.groups,
                           p.depth,
                           p.buffers,
                           p.x_pitch,
                           s->op};
    return rs_cuda_start(kernel, config, call, err, args);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    stream_kernel kernel;
    rs_cuda_config config;
    stream_plan p;
    rs_status st = plan(call, &kernel, &config, &p, err);
    return st ? st : rs_cuda_describe(kernel, config, out, err);
}

RS_CANDIDATE(cuda_linear_stream) = {
    .id = "cuda_linear_stream",
    .idea = "mma.sync behind bulk-copied weights, rows and K shared out over clusters",
    .ops = RS_OP_BIT(RS_OP_linear) | RS_OP_BIT(RS_OP_linear_add) |
           RS_OP_BIT(RS_OP_linear_swiglu) | RS_OP_BIT(RS_OP_linear_geglu),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 64,
    .t_tile = 8,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 4,
    .knobs = {{"rows", {1, 2, 4}, 3},
              {"warps", {8, 16}, 2},
              {"cluster", {1, 2, 4, 8}, 4},
              {"ring", {32, 48, 64, 96, 128}, 5}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
