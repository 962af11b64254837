/* Attention of one token, CUDA: its keys split over CTAs, a second kernel combines what they
   leave. What the engine's decode runs (kernels/cuda/attend_split.cuh), exact.

   Idea: one token has few heads, and a core reads a few GB/s of a cache by itself: `splits`
   CTAs a kv head read at once. Too many leave more partial results to combine than they save.

   Knob: splits. Wins: many splits where T is large and kv heads few. Limits: a multiple of 8
   values a head, up to 512; the table says how many splits at which depth, and the engine
   divides that by the lanes of a batch (engine/splits.h). */
#include "kernels/cuda/attend_split.cuh"

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    rs_status st = rs_op_attn_check(shape, err);
    if (st) /* not the user's mistake here */
        return rs_err_prefix(err, RS_UNSUPPORTED, "shape");
    size_t smem =
        rs_attend_split_plan_of(shape->n, shape->n2, shape->k, 1, knobs[0]).split.smem;
    (void)t;
    if (smem > device->smem_bytes)
        return rs_err_set(err, RS_UNSUPPORTED, "%zu bytes of shared memory a CTA, here are %zu",
                          smem, device->smem_bytes);
    return RS_OK;
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)t;
    return rs_attend_partial_floats(shape->n, shape->k, knobs[0]) * sizeof(float);
}

static rs_attend_args args_of(const rs_call *call)
{
    const rs_shape *s = &call->shape;
    rs_layout_kv kv = rs_layout_kv_of(s, call->t);
    uint8_t *w = (uint8_t *)const_cast<void *>(call->w);
    rs_attend_args a = {};
    a.q_bf16 = call->x;
    a.out = call->y;
    a.pages.pool = w + kv.pool;
    a.pages.page_bytes = kv.page_bytes;
    a.pages.plane_bytes = kv.plane_bytes;
    a.pages.table = (const int32_t *)(w + kv.table);
    a.pages.pages_a_lane = kv.pages;
    a.pages.kv_heads = s->n2;
    a.heads = s->n;
    a.kv_heads = s->n2;
    a.head_dim = s->k;
    a.scale = 1 / sqrtf((float)s->k);
    a.lanes = (const int32_t *)w;
    a.positions = a.lanes + 1;
    a.partials = (float *)call->workspace;
    return a;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    return rs_attend_split_start(call, args_of(call), 1, call->knobs[0], err);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    const rs_shape *s = &call->shape;
    rs_attend_split_plan plan = rs_attend_split_plan_of(s->n, s->n2, s->k, 1, call->knobs[0]);
    return rs_cuda_describe(plan.kernel, plan.split, out, err);
}

RS_CANDIDATE(cuda_attn_split) = {
    .id = "cuda_attn_split",
    .idea = "decode attention, keys split over CTAs and combined: the engine's own kernels",
    .ops = RS_OP_BIT(RS_OP_attn_decode),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_kv_pages,
    .formats = RS_FORMAT_BIT(RS_FORMAT_bf16),
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = RS_LAYOUT_KV_PAGE,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = RS_OP_ATTN_DIM_STEP,
    .n_multiple = 1,
    .is_ref = false,
    .not_deterministic = false,
    .knob_count = 1,
    .knobs = {{"splits", {1, 2, 4, 8, 16, 32, RS_ATTEND_SPLITS_MAX}, 7}},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = resources,
};
