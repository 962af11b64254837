/* Two projections of one x, CUDA, T <= 8, in one launch: cuda_linear_half_ring's kernel over
   both matrices, exact.

   Idea: a launch of that kernel costs some 3.5 us more than its bytes (on an H200): the wait
   for x, x itself, the last sums. Two matrices of one x need that once. Every CTA works on its
   share of the first, then of the second, and the ring goes on from one to the other. Shares of
   the second are dealt from the other end, so that who has a unit more of the first has none
   more of the second.

   Knobs: as there. Wins: T = 1..8, wherever the parts do. Limits: two matrices, of equal or
   one of the listed pairs of formats; else as there. */
#include "kernels/cuda/half_ring_linear.cuh"
#include "kernels/cuda/half_ring_plan.cuh"

enum { THREADS_MAX = 32 * (RS_HALF_RING_WARPS + 1) };

/* Pairs of formats that have a kernel: first, second. Those of one format, and a wider one for
   what is more sensitive. */
#define FORMAT_PAIRS(X)                                                                        \
    X(q4g64, q4g64)                                                                            \
    X(q4g32, q4g32)                                                                            \
    X(q5g64, q5g64)                                                                            \
    X(q6g64, q6g64)                                                                            \
    X(q8g32, q8g32)                                                                            \
    X(q4g64, q5g64)                                                                            \
    X(q6g64, q8g32)

/* By value. All but these four is the same for both matrices. */
struct parts_args {
    rs_half_ring_args first;
    rs_frag16_view w;
    uint16_t *y;
    int32_t y_rows, units;
    int32_t stage_bytes;
};

#if RS_BULK

static __device__ __forceinline__ rs_half_ring_args second_of(const parts_args &p)
{
    rs_half_ring_args a = p.first;
    a.w = p.w;
    a.y = p.y;
    a.y_rows = p.y_rows;
    a.units = p.units;
    return a;
}

static __device__ __forceinline__ rs_half_ring_cta from_other_end(const rs_half_ring_args &a,
                                                                  const rs_half_ring_cta &s)
{
    rs_half_ring_cta other = s;
    other.cluster = a.clusters - 1 - s.cluster;
    return other;
}

template <rs_format F, rs_format G, int R>
static __device__ __forceinline__ void produce(const parts_args &p, const rs_half_ring_cta &s)
{
    const rs_half_ring_args second = second_of(p);
    rs_half_ring_producer at = {};
    rs_half_ring_produce<F, R>(p.first, s, p.stage_bytes, at);
    rs_half_ring_produce<G, R>(second, from_other_end(second, s), p.stage_bytes, at);
}

template <rs_format F, rs_format G, int R>
static __device__ __forceinline__ void consume(const parts_args &p, const rs_half_ring_cta &s)
{
    rs_half_ring_take_x(p.first, s);
    const rs_half_ring_args second = second_of(p);
    const rs_half_ring_columns x(p.first, s);
    rs_half_ring_sums<R, false> inbox(p.first, s);
    rs_half_ring_walk walk = {0, 0, 0, s.warp};
    rs_half_ring_consume<F, R, false>(p.first, s, x, p.stage_bytes, inbox, walk);
    rs_half_ring_consume<G, R, false>(second, from_other_end(second, s), x, p.stage_bytes,
                                      inbox, walk);
}

#endif /* RS_BULK */

template <rs_format F, rs_format G, int R>
static __global__ void __launch_bounds__(THREADS_MAX, 1)
    parts_half_ring(const __grid_constant__ parts_args p)
{
#if RS_BULK
    extern __shared__ __align__(128) uint8_t smem[];
    rs_pdl_release();
    const rs_half_ring_args &a = p.first;
    const rs_half_ring_cta s = rs_half_ring_place(a, smem, R, p.stage_bytes);
    if (s.warp == a.warps) {
        rs_half_ring_barriers(a, s, R);
        asm volatile("bar.arrive 2, %0;" ::"r"(blockDim.x) : "memory");
        if (s.ranks > 1)
            asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
        produce<F, G, R>(p, s); /* weights are nobody's result */
        if (s.ranks > 1)
            asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
    } else {
        asm volatile("bar.sync 2, %0;" ::"r"(blockDim.x) : "memory");
        if (s.ranks > 1)
            rs_cluster_meet();
        rs_pdl_wait(); /* x and y belong to kernels before this one until here */
        consume<F, G, R>(p, s);
    }
    if (s.ranks > 1)
        rs_cluster_sync(); /* nobody goes while others may still send */
#else
    (void)p;
#endif
}

typedef void (*parts_kernel)(parts_args);

/* NULL: no kernel of these two formats. */
static parts_kernel kernel_of(rs_format first, rs_format second, int32_t rows)
{
#define PAIR_PICK(f, g)                                                                        \
    if (first == RS_FORMAT_##f && second == RS_FORMAT_##g)                                     \
        return rows == 1 ? parts_half_ring<RS_FORMAT_##f, RS_FORMAT_##g, 1>                    \
                         : parts_half_ring<RS_FORMAT_##f, RS_FORMAT_##g, 2>;
    FORMAT_PAIRS(PAIR_PICK)
#undef PAIR_PICK
    return nullptr;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    if (rs_parts_count(shape) != 2)
        return rs_err_set(err, RS_UNSUPPORTED, "one matrix; this does two at once");
    if (!kernel_of(shape->format, shape->format2, 1))
        return rs_err_set(err, RS_UNSUPPORTED, "no kernel of %s and %s at once",
                          rs_format_get(shape->format)->name,
                          rs_format_get(shape->format2)->name);
    return rs_half_ring_fits(device, shape, t, knobs, err);
}

/* What is started for a call. */
struct parts_start {
    parts_kernel kernel;
    rs_half_ring_plan plan;
    rs_cuda_config config;
};

static rs_status prepare(const rs_call *call, parts_start *out, rs_err *err)
{
    const rs_shape *s = &call->shape;
    out->kernel = kernel_of(s->format, s->format2, call->knobs[RS_HALF_RING_KNOB_ROWS]);
    RS_CHECK(out->kernel);
    out->plan = rs_half_ring_plan_of(call->device, s, call->t, call->knobs);
    return rs_half_ring_configure(out->kernel, call, out->plan, &out->config, err);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    parts_start start;
    const rs_shape *s = &call->shape;
    rs_status st = prepare(call, &start, err);
    if (st)
        return st;
    const char *w = (const char *)call->w + rs_parts_offset(&rs_layout_frag16, s, 1);
    parts_args args = {};
    args.first = rs_half_ring_args_of(call, start.plan, start.config);
    args.w = rs_frag16_view_of(w, s->format2, s->n2, s->k);
    args.y = call->y + (size_t)call->t * (size_t)rs_parts_y_rows_before(s, 1);
    args.y_rows = s->n2;
    args.units = start.plan.units[1];
    args.stage_bytes = (int32_t)start.plan.stage_bytes;
    return rs_half_ring_start(start.kernel, start.config, call, err, args);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    parts_start start;
    rs_status st = prepare(call, &start, err);
    return st ? st : rs_cuda_describe(start.kernel, start.config, out, err);
}

RS_CANDIDATE(cuda_parts_half_ring) = {
    .id = "cuda_parts_half_ring",
    .idea = "two matrices of one x in one launch, mma.sync in FP16 behind a ring of weights",
    .ops = RS_OP_BIT(RS_OP_linear_pair) | RS_OP_BIT(RS_OP_attn_input_proj) |
           RS_OP_BIT(RS_OP_gdn_input_proj),
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
