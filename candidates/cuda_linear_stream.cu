/* linear and its fused ops, CUDA, T <= 32: mma.sync behind a stream of weights through
   registers, exact.

   Idea: at small T nothing but the stream of weights should take time. Clusters of CTAs share
   the rows out evenly; the CTAs of a cluster split K, so that each keeps its slice of x in
   shared memory (one bulk copy a column), and the warps of a CTA split its rows and, where
   there are too few, K once more. A warp loads weights straight into registers, a chunk ahead,
   16 bytes a lane; nothing in its loop waits for another warp. With a programmatic launch the
   first chunk comes while the kernel before still runs. Sums go from all warps of a cluster
   that share a tile to the CTA that owns the rows, through its shared memory; it adds them in
   a fixed order one pass later, when they have long come.

   Places: shared memory is asked for until no more CTAs of a launch than it wants fit on a
   core, though registers would do. Programmatic launches move in while the one before runs, and
   a small kernel between two projections displaces a CTA: that one then goes to a core which
   has two of one launch, while another has none, and so on from launch to launch. Seen in a
   captured layer of a 27B model on an H200: two CTAs on 32 of 132 cores, 136 us; with one place
   a core 92 us. A chain of one kernel does not show it (82.5 against 84.7 us).

   Knobs: rows, tiles a warp multiplies with one x fragment; warps a CTA; cluster, CTAs of one;
   ctas, as many a core; depth, blocks of a tile that a warp holds, fewer of wide codes.
   Wins: T = 1..32. Limits: x's slice and the sums must fit into shared memory; gated ops need
   N a multiple of 32; compute capability 9.0. Source: weights in fragment order are Marlin's
   (IST-DASLab).

   Rejected, H200, q4g64: a bulk-copied ring a warp instead of registers (34816x5120, T = 16:
   39 us against 34); bias + code in the tensor cores and the sum of x taken off (29.4 against
   29.3 at T = 8; 5120x6144, T = 16: 10.7 against 9.7); four tiles a warp (never ahead).
   L2 asked for a chunk or for 8 to 64 blocks ahead (2 to 15 % slower). Dropped, never quickest:
   four warps (7 % behind at best), T above 32 (41 %); quick in a chain only: two CTAs a core
   (in a 27B model a step of decoding takes 5 to 13 % longer, see above). */
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/stream.cuh"

enum { KNOB_ROWS, KNOB_WARPS, KNOB_CLUSTER, KNOB_CTAS, KNOB_DEPTH };

/* Registers that a lane's part of a block takes. */
template <rs_format F> static __host__ __device__ constexpr int block_registers()
{
    using of = rs_frag16_of<F>;
    return 4 * of::vectors + of::highs + of::groups;
}

enum { NARROW_REGISTERS = 24, DEEP_REGISTERS = 50 }; /* of a chunk */

/* Most threads of a CTA with this many accumulators; a core has 65536 registers. */
static __host__ __device__ constexpr int
threads_max(rs_format format, int rows, int column_tiles)
{
    int most = format == RS_FORMAT_q4g64 ? 4 : 2;
    return rows * column_tiles <= most ? 512 : 256;
}

/* CTAs of that many threads that must fit on a core: two where a short chunk and few
   accumulators allow it. */
static __host__ __device__ constexpr int ctas_min(int rows, int column_tiles, bool narrow)
{
    return rows * column_tiles == 1 && narrow ? 2 : 1;
}

#if RS_BULK

/* A warp at work: what is its, and where things stand. */
struct stream_warp {
    uint8_t *x;
    float4 *inbox;              /* [buffer][contribution][lane of those owned] */
    uint32_t x_bar, full, free; /* barriers; the last two one a buffer */
    int32_t lane, warp, warps, rank, ranks;
    int32_t first, last;    /* groups of the cluster */
    int32_t block0, blocks; /* the slice */
    bool gated;
};

template <rs_format F, int R, int NT>
static __device__ __forceinline__ stream_warp place(const rs_stream_args &a, uint8_t *smem)
{
    stream_warp s;
    s.lane = threadIdx.x % 32;
    s.warp = rs_stream_warp();
    s.warps = blockDim.x / 32;
    s.rank = rs_cluster_rank();
    s.ranks = 1 << a.rank_bits;
    uint32_t cluster = blockIdx.x >> a.rank_bits, clusters = a.clusters;
    s.gated = a.op == RS_OP_linear_swiglu || a.op == RS_OP_linear_geglu;
    int32_t together = R == 1 && s.gated ? 2 : 1; /* groups that one cluster must have */
    uint32_t units = a.groups / together;
    s.first = (int32_t)(units * cluster / clusters) * together;
    s.last = (int32_t)(units * (cluster + 1) / clusters) * together;
    s.block0 = a.w.blocks * s.rank >> a.rank_bits;
    s.blocks = (a.w.blocks * (s.rank + 1) >> a.rank_bits) - s.block0;
    s.x = smem;
    smem += (a.t * a.x_pitch + 127) / 128 * 128;
    s.inbox = (float4 *)smem;
    smem += a.buffers * s.warps * (R * NT * 512);
    s.x_bar = rs_smem_address(smem);
    s.full = s.x_bar + 8;
    s.free = s.full + 16;
    return s;
}

static __device__ __forceinline__ void init_barriers(const stream_warp &s)
{
    if (threadIdx.x == 0) {
        rs_mbar_init(s.x_bar, 1);
        for (int i = 0; i < 2; i++) {
            rs_mbar_init(s.full + i * 8, 1 + (s.ranks == 1 ? 32 * s.warps : 0));
            rs_mbar_init(s.free + i * 8, s.ranks * s.warps);
        }
        rs_mbar_publish();
    }
}

/* Bytes that the slice has of a column of x; the rest of the slice is padding. */
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

/* Weights of a chunk, and the blocks of the slice that they are. */
template <rs_format F, int R, int DEPTH> struct stream_chunk {
    rs_frag16_lane<F> w[DEPTH][R];
    int32_t first, count;
};

/* Step on to the next chunk; count = 0: there is none. The usual case, the same range of blocks
   further on, is a few additions. */
template <rs_format F, int R, int DEPTH>
static __device__ __forceinline__ void next_chunk(const rs_stream_args &a,
                                                  const stream_warp &s,
                                                  rs_stream_walk &at,
                                                  rs_stream_source<R> &out)
{
    using bytes = rs_stream_bytes<F>;
    if (at.next < at.end) {
#    pragma unroll
        for (int r = 0; r < R; r++) {
            out.base[r] += DEPTH * bytes::base;
            out.high[r] += DEPTH * bytes::high;
            out.scale[r] += DEPTH * bytes::scale;
        }
    } else {
        out.count = 0;
        do {
            if (at.pass >= s.last)
                return;
            rs_stream_enter(at, at.pass + at.groups, s.last, s.blocks, s.warp, s.warps);
        } while (at.next == at.end);
        rs_stream_point<F>(a, at, s.block0, s.lane, s.gated, out);
    }
    out.first = at.next;
    out.count = min(DEPTH, at.end - at.next);
    at.next += out.count;
}

/* Start the loads of block d of a chunk, if it has one. */
template <rs_format F, int R, int DEPTH>
static __device__ __forceinline__ void
load_block(const rs_stream_source<R> &from, int d, stream_chunk<F, R, DEPTH> &to)
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
static __device__ __forceinline__ void multiply(const uint32_t (&x_at)[NT],
                                                const rs_stream_source<R> &from,
                                                stream_chunk<F, R, DEPTH> &chunk,
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
        load_block(from, d, chunk);
    }
    chunk.first = from.first;
    chunk.count = from.count;
}

/* Where sums go. Of an output tile (16 rows, 8 columns; of a gated op a gate and an up tile)
   each CTA of the cluster owns 32 / ranks lanes' values, which all ranks and all warps of the
   group contribute to. */
template <int R, int NT, bool GATED> struct stream_sums {
    static constexpr int HALVES = GATED ? 2 : 1, OUT = R > HALVES ? R / HALVES : 1;

    /* Number of a tile of sums in the inbox: those of a gate tile and its up tile are
       neighbours, be they of one group or, for R = 1, of two. */
    static __device__ __forceinline__ int32_t slot(int32_t group, int r, int c)
    {
        if constexpr (GATED && R == 1)
            return (group / 2 * NT + c) * 2 + group % 2;
        return group * (R * NT) + (r % OUT * NT + c) * HALVES + r / OUT;
    }

    /* Send the warp's accumulators to their owners; only its part of the inbox is written. */
    static __device__ __forceinline__ void send(const rs_stream_args &a,
                                                const stream_warp &s,
                                                const rs_stream_walk &at,
                                                int32_t buffer,
                                                const float (&acc)[R][NT][4])
    {
        int32_t group = at.group - at.pass, part = s.warp - group * at.share;
        if (group >= at.groups)
            return;
        int32_t bits = 5 - a.rank_bits, width = 1 << bits, all = at.share << a.rank_bits;
        int32_t owner = s.lane >> bits;
        float4 *to = s.inbox + (buffer * s.warps * (R * NT)) * 32 + (s.lane & width - 1);
        uint32_t full = s.full + buffer * 8;
        to += (s.rank * at.share + part) * width;
        uint32_t there = rs_cluster_map(rs_smem_address(to), owner);
        uint32_t full_there = rs_cluster_map(full, owner);
#    pragma unroll
        for (int r = 0; r < R; r++)
#    pragma unroll
            for (int c = 0; c < NT; c++) {
                const float(&v)[4] = acc[r][c];
                int32_t at_tile = slot(group, r, c) * all * width;
                if (s.ranks == 1)
                    to[at_tile] = make_float4(v[0], v[1], v[2], v[3]);
                else
                    rs_cluster_send(there + at_tile * 16, v, full_there);
            }
    }

    /* Wait for the sums of pass `number`, add them up, write y, and say that the inbox is free
       if a later pass needs it. */
    static __device__ __forceinline__ void finish(const rs_stream_args &a,
                                                  const stream_warp &s,
                                                  const rs_stream_walk &at,
                                                  int32_t number,
                                                  int32_t passes)
    {
        int32_t buffer = number & a.buffers - 1, bits = 5 - a.rank_bits, width = 1 << bits;
        int32_t all = at.share << a.rank_bits;
        const float4 *inbox = s.inbox + buffer * s.warps * (R * NT) * 32;
        rs_mbar_wait(s.full + buffer * 8, number >> a.buffers - 1 & 1);
        int32_t outputs = at.groups * R / HALVES * NT;
        for (int32_t i = threadIdx.x; i < outputs * width; i += blockDim.x) {
            int32_t o = i >> bits, j = i & width - 1;
            float4 sum[HALVES];
#    pragma unroll
            for (int h = 0; h < HALVES; h++)
                sum[h] = rs_stream_add(inbox + (o * HALVES + h) * all * width + j, all, width);
            rs_stream_write<GATED>(a, at.pass * R / HALVES + o / NT, o % NT, s.rank * width + j,
                                   sum[0], sum[HALVES - 1]);
        }
        __syncwarp();
        if (number + a.buffers < passes && s.lane < s.ranks)
            rs_cluster_signal(rs_cluster_map(s.free + buffer * 8, s.lane));
    }
};

/* All passes of a warp. A pass is finished during the next one, when its sums have come. */
template <rs_format F, int R, int NT, int DEPTH, bool GATED>
static __device__ __forceinline__ void run(const rs_stream_args &a,
                                           const stream_warp &s,
                                           rs_stream_walk &ahead,
                                           rs_stream_source<R> &from,
                                           stream_chunk<F, R, DEPTH> &chunk)
{
    using sums = stream_sums<R, NT, GATED>;
    uint32_t x_at[NT]; /* columns past T repeat the last one; their sums are not written */
#    pragma unroll
    for (int c = 0; c < NT; c++) {
        x_at[c] = rs_smem_address(s.x) + min(c * 8 + s.lane % 8, a.t - 1) * a.x_pitch +
                  s.lane / 8 * 16;
        rs_stream_settle(x_at[c]);
    }
    int32_t number = 0, passes = 0;
    for (int32_t pass = s.first; pass < s.last; passes++)
        pass += rs_stream_pass(s.last - pass, s.warps);
    rs_stream_walk at, before = {};
    for (int32_t pass = s.first; pass < s.last; pass += at.groups, number++) {
        float acc[R][NT][4] = {};
        rs_stream_enter(at, pass, s.last, s.blocks, s.warp, s.warps);
        while (at.next < at.end) {
            at.next += chunk.count;
            next_chunk<F, R, DEPTH>(a, s, ahead, from);
            if (chunk.count == DEPTH)
                multiply<F, R, NT, DEPTH, true>(x_at, from, chunk, acc);
            else
                multiply<F, R, NT, DEPTH, false>(x_at, from, chunk, acc);
        }
        if (number > 0)
            sums::finish(a, s, before, number - 1, passes);
        int32_t buffer = number & a.buffers - 1, turn = number >> a.buffers - 1;
        if (threadIdx.x == 0)
            rs_mbar_expect(s.full + buffer * 8,
                           s.ranks > 1 ? at.groups * at.share * (R * NT * 512) : 0);
        if (turn > 0)
            rs_mbar_wait(s.free + buffer * 8, (turn - 1) & 1);
        sums::send(a, s, at, buffer, acc);
        if (s.ranks == 1)
            /* plain stores: every lane for its own; what was sent counts itself */
            rs_mbar_arrive(s.full + buffer * 8);
        before = at;
    }
    sums::finish(a, s, before, number - 1, passes);
}

#endif /* RS_BULK */

template <rs_format F, int R, int NT, int DEPTH>
static __global__ void
__launch_bounds__(threads_max(F, R, NT),
                  ctas_min(R, NT, DEPTH *block_registers<F>() <= NARROW_REGISTERS))
    stream(const __grid_constant__ rs_stream_args a)
{
#if RS_BULK
    extern __shared__ __align__(128) uint8_t smem[];
    rs_pdl_release();
    const stream_warp s = place<F, R, NT>(a, smem);
    rs_stream_walk ahead = {};
    rs_stream_source<R> from;
    stream_chunk<F, R, DEPTH> chunk = {};
    ahead.pass = s.first;
    next_chunk<F, R, DEPTH>(a, s, ahead, from);
#    pragma unroll
    for (int d = 0; d < DEPTH; d++)
        load_block(from, d, chunk);
    chunk.first = from.first;
    chunk.count = from.count;
    init_barriers(s);
    clear_x_tail(a, s);
    __syncthreads();
    if (s.ranks > 1)
        rs_cluster_meet();
    rs_pdl_wait(); /* x and y belong to kernels before this one until here; weights do not */
    copy_x(a, s);
    if (s.gated)
        run<F, R, NT, DEPTH, true>(a, s, ahead, from, chunk);
    else
        run<F, R, NT, DEPTH, false>(a, s, ahead, from, chunk);
#else
    (void)a;
#endif
}

typedef void (*stream_kernel)(rs_stream_args);

/* Deep chunks fit with few columns only. */
static __host__ __device__ constexpr bool compiled(int column_tiles, int depth)
{
    return depth <= 4 || column_tiles == 1;
}

/* Blocks of a chunk for knob `depth`: as many as the registers allow. */
template <rs_format F>
static __host__ __device__ constexpr int chunk_blocks(int rows, int column_tiles, int depth)
{
    int registers = depth > 4 ? DEEP_REGISTERS : rows == 1 ? NARROW_REGISTERS : 28;
    int fit = registers / (rows * block_registers<F>());
    int most = column_tiles > 2 ? 2 : depth;
    return fit < 1 ? 1 : fit < most ? fit : most;
}

template <rs_format F, int R, int NT, int DEPTH> static stream_kernel kernel_of()
{
    if constexpr (compiled(NT, DEPTH))
        return stream<F, R, NT, chunk_blocks<F>(R, NT, DEPTH)>;
    else
        return nullptr;
}

template <rs_format F, int R, int NT> static stream_kernel with_depth(int depth)
{
    return depth == 4 ? kernel_of<F, R, NT, 4>() : kernel_of<F, R, NT, 8>();
}

template <rs_format F, int R> static stream_kernel with_columns(int column_tiles, int depth)
{
    switch (column_tiles) {
    case 1:
        return with_depth<F, R, 1>(depth);
    case 2:
        return with_depth<F, R, 2>(depth);
    case 3:
        return with_depth<F, R, 3>(depth);
    default:
        return with_depth<F, R, 4>(depth);
    }
}

template <rs_format F> static stream_kernel with_rows(int rows, int column_tiles, int depth)
{
    return rows == 1 ? with_columns<F, 1>(column_tiles, depth)
                     : with_columns<F, 2>(column_tiles, depth);
}

/* Tiles of 8 columns: 1 to 4. */
static int column_tiles_of(int32_t t)
{
    return (t + 7) / 8;
}

/* How a call is cut up. */
struct stream_plan {
    int32_t column_tiles, groups, groups_together, buffers, x_pitch;
    size_t smem;
};

/* `clusters`: at work at a time. */
static stream_plan plan_of(const rs_device *device,
                           const rs_shape *shape,
                           int32_t t,
                           const int32_t *knobs,
                           int32_t clusters)
{
    stream_plan p = {};
    int32_t rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS], cluster = knobs[KNOB_CLUSTER];
    int32_t tiles = (shape->n - 1) / RS_FRAG16_ROWS + 1;
    p.column_tiles = column_tiles_of(t);
    p.groups = (tiles - 1) / rows + 1;
    if (rs_op_get(shape->op)->gated && rows > 1)
        p.groups = (tiles / 2 - 1) / (rows / 2) + 1;
    int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    int32_t slice = (blocks - 1) / cluster + 1;
    p.x_pitch = slice * RS_FRAG16_COLS * 2 + 16; /* eight columns: all banks once */
    size_t inbox = (size_t)(warps * rows * p.column_tiles) * 512;
    p.smem = ((size_t)t * (size_t)p.x_pitch + 127) / 128 * 128 + inbox + 40;
    int32_t together = p.groups_together = rs_op_get(shape->op)->gated && rows == 1 ? 2 : 1;
    int32_t most = ((p.groups / together - 1) / clusters + 1) * together;
    p.buffers = 1;
    if (rs_stream_pass(most, warps) < most && p.smem + inbox <= device->smem_bytes) {
        p.buffers = 2;
        p.smem += inbox;
    }
    size_t place = device->smem_bytes / (size_t)(knobs[KNOB_CTAS] + 1) + 1; /* for no more */
    p.smem = p.smem > place ? p.smem : place;
    return p;
}

static int32_t clusters_wanted(const rs_device *device, const int32_t *knobs)
{
    int32_t clusters = device->cores * knobs[KNOB_CTAS] / knobs[KNOB_CLUSTER];
    return clusters > 0 ? clusters : 1;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    int32_t rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS], tiles = column_tiles_of(t);
    bool gated = rs_op_get(shape->op)->gated;
    if (!compiled(tiles, knobs[KNOB_DEPTH]) ||
        warps * 32 > threads_max(shape->format, rows, tiles))
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%d rows x %d column tiles: not with %d warps, depth %d", rows, tiles,
                          warps, knobs[KNOB_DEPTH]);
    if (gated && shape->n % (2 * RS_FRAG16_ROWS))
        return rs_err_set(err, RS_UNSUPPORTED, "gated: N %d is no multiple of %d", shape->n,
                          2 * RS_FRAG16_ROWS);
    if (rs_format_k_padded(shape->k) / RS_FRAG16_COLS < 2 * knobs[KNOB_CLUSTER])
        return rs_err_set(err, RS_UNSUPPORTED, "K %d is short for %d CTAs", shape->k,
                          knobs[KNOB_CLUSTER]);
    stream_plan p = plan_of(device, shape, t, knobs, clusters_wanted(device, knobs));
    size_t room = device->smem_bytes / (size_t)knobs[KNOB_CTAS];
    if (p.smem > room)
        return rs_err_set(err, RS_UNSUPPORTED, "shared memory: %zu bytes of %zu", p.smem, room);
    if (knobs[KNOB_CTAS] * warps > 16 * ctas_min(rows, tiles, knobs[KNOB_DEPTH] == 4))
        return rs_err_set(err, RS_UNSUPPORTED, "%d warps leave no room for %d CTAs a core",
                          warps, knobs[KNOB_CTAS]);
    return RS_OK;
}

static rs_status plan(const rs_call *call,
                      stream_kernel *out_kernel,
                      rs_cuda_config *out_config,
                      stream_plan *out_plan,
                      rs_err *err)
{
    const int32_t *knobs = call->knobs;
    int32_t cluster = knobs[KNOB_CLUSTER], clusters = clusters_wanted(call->device, knobs);
    stream_plan p = plan_of(call->device, &call->shape, call->t, knobs, clusters);
    stream_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_rows, knobs[KNOB_ROWS],
                                          p.column_tiles, knobs[KNOB_DEPTH]);
    RS_CHECK(kernel);
    rs_cuda_config config = {dim3((unsigned)cluster), knobs[KNOB_WARPS] * 32, p.smem, true,
                             cluster};
    if (cluster > 2) { /* pairs of cores always make clusters; of more, some cores are left */
        int fit = 0;
        rs_status st =
            rs_cuda_clusters(kernel, config, call->device, knobs[KNOB_CTAS], &fit, err);
        if (st)
            return st;
        clusters = fit < clusters ? fit : clusters;
    }
    int32_t units = p.groups / p.groups_together;
    clusters = clusters < units ? clusters : units;
    config.grid = dim3((unsigned)(clusters * cluster));
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
                           (int32_t)config.grid.x / config.cluster,
                           __builtin_ctz((unsigned)config.cluster),
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
    .idea = "mma.sync, weights streamed through registers, rows and K shared out over clusters",
    .ops = RS_OP_BIT(RS_OP_linear) | RS_OP_BIT(RS_OP_linear_add) |
           RS_OP_BIT(RS_OP_linear_swiglu) | RS_OP_BIT(RS_OP_linear_geglu),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_frag16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 32,
    .t_tile = 8,
    .cpu_features = 0,
    .cc_min = 90,
    .k_multiple = 8,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 5,
    .knobs = {{"rows", {1, 2}, 2},
              {"warps", {8, 16}, 2},
              {"cluster", {1, 2, 4, 8}, 4},
              {"ctas", {1}, 1},
              {"depth", {4, 8}, 2}},
    .supports = supports,
    .launch = launch,
    .resources = resources,
};
