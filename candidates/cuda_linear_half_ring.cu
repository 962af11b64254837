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
#include "kernels/cuda/half_ring_linear.cuh"
#include "kernels/cuda/half_ring_plan.cuh"

enum { THREADS_MAX = 32 * (RS_HALF_RING_WARPS + 1) };

#if RS_BULK

/* What a warp that multiplies does. */
template <rs_format F, int R, bool GATED>
static __device__ __forceinline__ void
consume(const rs_half_ring_args &a, const rs_half_ring_cta &s, int32_t stage_bytes)
{
    rs_half_ring_take_x(a, s);
    const rs_half_ring_columns x(a, s);
    rs_half_ring_sums<R, GATED> inbox(a, s);
    rs_half_ring_walk walk = {0, 0, 0, s.warp};
    rs_half_ring_consume<F, R, GATED>(a, s, x, stage_bytes, inbox, walk);
}

#endif /* RS_BULK */

template <rs_format F, int R, bool GATED>
static __global__ void __launch_bounds__(THREADS_MAX, 1)
    half_ring(const __grid_constant__ rs_half_ring_args a)
{
#if RS_BULK
    extern __shared__ __align__(128) uint8_t smem[];
    rs_pdl_release();
    const int32_t stage_bytes = a.part_blocks * (R * rs_frag16_block_bytes<F>());
    const rs_half_ring_cta s = rs_half_ring_place(a, smem, R, stage_bytes);
    if (s.warp == a.warps) {
        rs_half_ring_barriers(a, s, rs_half_ring_sums<R, GATED>::OUTPUTS);
        asm volatile("bar.arrive 2, %0;" ::"r"(blockDim.x) : "memory");
        if (s.ranks > 1)
            asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
        rs_half_ring_producer start = {};
        rs_half_ring_produce<F, R>(a, s, stage_bytes, start); /* weights are nobody's result */
        if (s.ranks > 1)
            asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
    } else {
        asm volatile("bar.sync 2, %0;" ::"r"(blockDim.x) : "memory");
        if (s.ranks > 1)
            rs_cluster_meet();
        rs_pdl_wait(); /* x and y belong to kernels before this one until here */
        consume<F, R, GATED>(a, s, stage_bytes);
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

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    int32_t rows = knobs[RS_HALF_RING_KNOB_ROWS];
    if (rs_op_get(shape->op)->gated && (shape->n % (2 * RS_FRAG16_ROWS) || rows < 2))
        return rs_err_set(err, RS_UNSUPPORTED, "gated: N %d with rows %d, wants %d and 2",
                          shape->n, rows, 2 * RS_FRAG16_ROWS);
    return rs_half_ring_fits(device, shape, t, knobs, err);
}

/* What is started for a call. */
struct ring_start {
    ring_kernel kernel;
    rs_half_ring_plan plan;
    rs_cuda_config config;
};

static rs_status prepare(const rs_call *call, ring_start *out, rs_err *err)
{
    const rs_shape *s = &call->shape;
    out->kernel = RS_FRAG16_PICK(s->format, kernel_of, call->knobs[RS_HALF_RING_KNOB_ROWS],
                                 rs_op_get(s->op)->gated);
    RS_CHECK(out->kernel);
    out->plan = rs_half_ring_plan_of(call->device, s, call->t, call->knobs);
    return rs_half_ring_configure(out->kernel, call, out->plan, &out->config, err);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    ring_start start;
    rs_status st = prepare(call, &start, err);
    return st ? st
              : rs_half_ring_start(start.kernel, start.config, call, err,
                                   rs_half_ring_args_of(call, start.plan, start.config));
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    ring_start start;
    rs_status st = prepare(call, &start, err);
    return st ? st : rs_cuda_describe(start.kernel, start.config, out, err);
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
    .knob_count = RS_HALF_RING_KNOBS,
    .knobs = {{"rows", {1, 2}, 2},
              {"warps", {8, 12, 16}, 3},
              {"cluster", {1, 2, 4}, 3},
              {"depth", {3, 4, 8}, 3}},
    .supports = supports,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
