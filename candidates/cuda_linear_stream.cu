/* linear and its fused ops, CUDA, T <= 32: mma.sync behind a stream of weights through
   registers, exact.

   Idea: at small T nothing but the stream of weights should take time. Clusters of CTAs share
   the rows out evenly; the CTAs of a cluster split K, so that each keeps its slice of x in
   shared memory (two bulk copies a column), and the warps of a CTA cut its blocks into equal
   runs, be it within a tile. A warp loads weights straight into registers, a chunk ahead, 16
   bytes a lane; nothing in its loop waits for another warp. With a programmatic launch the
   first chunk comes while the kernel before still runs. Sums go from all warps of a cluster
   that share a tile to the CTA that owns the rows, through its shared memory; it adds them in a
   fixed order at the end, or, where there is no room for all, pass by pass.

   What counts once weights stream (H200, 5120x6144, T = 8: 9.0 us in the beginning, 7.2 now): x
   in two halves, the first of which is enough to begin; runs over all tiles in place of a pass
   for every 16 of them, with everybody waiting for its sums; no integer divisions, which had
   taken 0.6 us (kernels/divide.h); codes by a mask and an FMA; four rows of y in one store
   (kernels/cuda/stream.cuh), for linear_add of 5 bits, 5120x17408, T = 16 2.4 us of 23.2.

   Where the time goes (H200, q4g64, 34816x5120, T = 16, clocks after the launch before has
   ended, 52,000 in all; T = 8 in brackets, 46,000): x is there at 2,700 (1,700), a warp has
   multiplied at 43,100 (37,600), all warps of its cluster at 44,600 (40,300), y is written at
   47,100 (41,700); the next launch's CTA starts 1,700 (1,300) later and waits 3,000 (3,300) for
   the last core of this one. Which core that is, is chance: medians of the 132 differ by 2 %.
   Before the stores were joined loads alone took 23.4 of 30.5 us (22.9 of 27.1), everything but
   loads 15.9 (9.6).

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
   L2 asked for a chunk or for 8 to 64 blocks ahead (2 to 15 % slower), or once, before x is
   there, for 48 to 200 KB a core (-2 to +8 %: what comes earlier holds up the launch before,
   and x, by as much). Whole tiles a warp first, all from the start of K, the rest cut (x in
   time 600 to 1,200 clocks sooner, the end no earlier, 2 to 7 % slower). 8 or 12 warps with
   more registers and deeper chunks (-4 to +13 %). x copied in another order by each CTA
   (equal). Dropped, never quickest: four warps (7 % behind at best), T above 32 (41 %); quick
   in a chain only: two CTAs a core (in a 27B model a step of decoding takes 5 to 13 % longer,
   see above).
 */
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/stream_linear.cuh"

enum { KNOB_ROWS, KNOB_WARPS, KNOB_CLUSTER, KNOB_CTAS, KNOB_DEPTH };

/* Registers that a lane's part of a block takes. */
template <rs_format F> static __host__ __device__ constexpr int block_registers()
{
    using of = rs_frag16_of<F>;
    return 4 * of::vectors + of::highs + of::groups;
}

enum { BARRIER_BYTES = 8 * 6 }; /* two each of x, full, free */

/* Most threads of a CTA with this many accumulators; a core has 65536 registers. */
static __host__ __device__ constexpr int
threads_max(rs_format format, int rows, int column_tiles)
{
    int most = format == RS_FORMAT_q4g64 ? 4 : 2;
    return rows * column_tiles <= most ? 512 : 256;
}

template <rs_format F, int R, int NT, int DEPTH>
static __global__ void __launch_bounds__(threads_max(F, R, NT), 1)
    stream(const __grid_constant__ rs_stream_args a)
{
#if RS_BULK
    extern __shared__ __align__(128) uint8_t smem[];
    rs_pdl_release();
    rs_stream_warp_at s = rs_stream_place<F, R, NT>(a, smem);
    int32_t number = -1; /* pass of the next chunk; none entered */
    rs_stream_walk ahead = {};
    rs_stream_source<R> from;
    rs_stream_chunk<F, R, DEPTH> chunk = {};
    rs_stream_next_chunk<F, R, DEPTH>(a, s, number, ahead, from);
#    pragma unroll
    for (int d = 0; d < DEPTH; d++)
        rs_stream_load_block(from, d, chunk);
    chunk.first = from.first;
    chunk.count = from.count;
    rs_stream_init_barriers(s);
    rs_stream_clear_x_tail(a, s);
    __syncthreads();
    if (s.ranks > 1)
        rs_cluster_meet();
    rs_pdl_wait(); /* x and y belong to kernels before this one until here; weights do not */
    rs_stream_copy_x(a, s);
    if (s.gated)
        rs_stream_all<F, R, NT, DEPTH, true>(a, s, number, ahead, from, chunk);
    else
        rs_stream_all<F, R, NT, DEPTH, false>(a, s, number, ahead, from, chunk);
#else
    (void)a;
#endif
}

typedef void (*stream_kernel)(rs_stream_args);

/* Deep chunks fit with few columns only. */
static __host__ __device__ constexpr bool compiled(int column_tiles, int depth)
{
    return depth <= 4 || column_tiles <= 3;
}

/* Blocks of a chunk for knob `depth`: as many as the registers allow. */
static __host__ __device__ constexpr int
chunk_blocks(int block_registers, int rows, int column_tiles, int depth)
{
    int deep = column_tiles > 1 ? 34 : rows == 1 ? 50 : 44;
    int registers = depth > 4 ? deep : rows == 1 ? 24 : 28;
    int fit = registers / (rows * block_registers);
    int most = column_tiles <= 2 ? depth : depth > 4 ? 3 : 2;
    return fit < 1 ? 1 : fit < most ? fit : most;
}

template <rs_format F, int R, int NT, int DEPTH> static stream_kernel kernel_of()
{
    if constexpr (compiled(NT, DEPTH))
        return stream<F, R, NT, chunk_blocks(block_registers<F>(), R, NT, DEPTH)>;
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
    int32_t column_tiles, groups, units; /* a unit: groups that one cluster must have */
    int32_t grain, slice, pass_units, buffers, x_pitch;
    rs_stream_cut cuts[3]; /* see rs_stream_args */
    size_t buffer_bytes, smem;
};

/* Passes of `units` and what is then left for a last one of clusters with `most` and with
   `least` units; the inbox for them. */
static void plan_cuts(
    stream_plan *p, int32_t units, int32_t rows, int32_t warps, int32_t most, int32_t least)
{
    const int32_t together = p->groups / p->units;
    p->pass_units = units;
    const int32_t sizes[] = {units, most % units, least % units};
    int32_t most_sums = 0;
    for (int i = 0; i < 3; i++) {
        p->cuts[i] = rs_stream_cut_of(sizes[i] * together, p->slice, warps);
        const int32_t sums = p->cuts[i].groups * p->cuts[i].parts;
        most_sums = sums > most_sums ? sums : most_sums;
    }
    p->buffer_bytes = (size_t)(most_sums * rows * p->column_tiles) * 512;
}

/* One pass if `room` bytes hold its sums; else passes of so many groups that every warp has
   whole ones, as large as may be, with two inboxes if possible. False if not even one a warp
   fits. `clusters` at work. */
static bool
plan_passes(stream_plan *p, size_t room, int32_t rows, int32_t warps, int32_t clusters)
{
    const int32_t most = (p->units - 1) / clusters + 1, least = p->units / clusters;
    const int32_t step = warps / (p->groups / p->units);
    p->buffers = 1;
    plan_cuts(p, most, rows, warps, most, least);
    if (p->buffer_bytes <= room)
        return true;
    for (p->buffers = 2; p->buffers > 0; p->buffers--)
        for (int32_t units = (most - 1) / step * step; units > 0; units -= step) {
            plan_cuts(p, units, rows, warps, most, least);
            if ((size_t)p->buffers * p->buffer_bytes <= room)
                return true;
        }
    return false;
}

/* `clusters`: at work at a time. */
static rs_status plan_of(const rs_device *device,
                         const rs_shape *shape,
                         int32_t t,
                         const int32_t *knobs,
                         int32_t clusters,
                         stream_plan *out,
                         rs_err *err)
{
    stream_plan p = {};
    const int32_t rows = knobs[KNOB_ROWS], warps = knobs[KNOB_WARPS];
    const bool gated = rs_op_get(shape->op)->gated;
    const int32_t tiles = (shape->n - 1) / RS_FRAG16_ROWS + 1;
    p.column_tiles = column_tiles_of(t);
    p.groups = (tiles - 1) / rows + 1;
    if (gated && rows > 1)
        p.groups = (tiles / 2 - 1) / (rows / 2) + 1;
    p.units = gated && rows == 1 ? p.groups / 2 : p.groups;
    const int32_t blocks = rs_format_k_padded(shape->k) / RS_FRAG16_COLS;
    const int32_t slice = (blocks - 1) / knobs[KNOB_CLUSTER] + 1;
    p.x_pitch = slice * RS_FRAG16_COLS * 2 + 16; /* eight columns: all banks once */
    p.smem = ((size_t)t * (size_t)p.x_pitch + 127) / 128 * 128 + BARRIER_BYTES;
    const size_t room = device->smem_bytes / (size_t)knobs[KNOB_CTAS];
    clusters = clusters < p.units ? clusters : p.units;
    p.grain = rs_stream_grain(p.groups / clusters, slice, warps,
                              chunk_blocks((int)rs_frag16_slot_bytes_of(shape->format) / 128,
                                           rows, p.column_tiles, knobs[KNOB_DEPTH]));
    p.slice = (slice - 1) / p.grain + 1;
    if (p.smem > room || !plan_passes(&p, room - p.smem, rows, warps, clusters))
        return rs_err_set(err, RS_UNSUPPORTED,
                          "%zu bytes of shared memory: too few for x of T %d", room, t);
    p.smem += (size_t)p.buffers * p.buffer_bytes;
    size_t place = device->smem_bytes / (size_t)(knobs[KNOB_CTAS] + 1) + 1; /* for no more */
    p.smem = p.smem > place ? p.smem : place;
    *out = p;
    return RS_OK;
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
    stream_plan p;
    rs_status st = RS_OK;
    for (int32_t c = clusters_wanted(device, knobs), few = c * 3 / 4; !st && c >= few; c--)
        st = plan_of(device, shape, t, knobs, c > 0 ? c : 1, &p, err);
    return st;
}

static rs_status plan(const rs_call *call,
                      stream_kernel *out_kernel,
                      rs_cuda_config *out_config,
                      stream_plan *out_plan,
                      rs_err *err)
{
    const int32_t *knobs = call->knobs;
    int32_t cluster = knobs[KNOB_CLUSTER], clusters = clusters_wanted(call->device, knobs);
    stream_kernel kernel = RS_FRAG16_PICK(call->shape.format, with_rows, knobs[KNOB_ROWS],
                                          column_tiles_of(call->t), knobs[KNOB_DEPTH]);
    RS_CHECK(kernel);
    rs_cuda_config config = {dim3((unsigned)cluster), knobs[KNOB_WARPS] * 32, 0, true, cluster};
    if (cluster > 2) { /* pairs of cores always make clusters; of more, some cores are left */
        int fit = 0;
        rs_status st =
            rs_cuda_clusters(kernel, config, call->device, knobs[KNOB_CTAS], &fit, err);
        if (st)
            return st;
        clusters = fit < clusters ? fit : clusters;
    }
    rs_status st = plan_of(call->device, &call->shape, call->t, knobs, clusters, out_plan, err);
    if (st)
        return st;
    clusters = clusters < out_plan->units ? clusters : out_plan->units;
    config.grid = dim3((unsigned)(clusters * cluster));
    config.smem = out_plan->smem;
    *out_kernel = kernel;
    *out_config = config;
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
    const int32_t clusters = (int32_t)config.grid.x / config.cluster;
    rs_stream_args args = {rs_frag16_view_of(call->w, s->format, s->n, s->k),
                           call->x,
                           call->y,
                           rs_op_y_rows(s->op, s->n),
                           s->k,
                           call->t,
                           p.units / clusters,
                           p.units % clusters,
                           __builtin_ctz((unsigned)config.cluster),
                           p.pass_units,
                           {p.cuts[0], p.cuts[1], p.cuts[2]},
                           p.grain,
                           p.slice,
                           rs_divisor_of(p.slice),
                           p.buffers,
                           (int32_t)p.buffer_bytes,
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
