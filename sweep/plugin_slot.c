/* Plugin candidates behind this build's candidate interface. Layer: sweep.
   Slots of functions that differ in one constant stand in for the context that a candidate's
   functions do not get. */
#include "sweep/plugin_host.h"

typedef struct slot {
    const rs_plugin_candidate *plugin;
    rs_candidate candidate;
} slot;

static slot slots[RS_PLUGIN_SLOTS];
static int slots_used;

/* ---- numbers of the ABI, numbers of this build ---- */

static const struct {
    uint32_t bit;
    rs_op op;
} ops[] = {
    {RS_PLUGIN_LINEAR, RS_OP_linear},
    {RS_PLUGIN_LINEAR_ADD, RS_OP_linear_add},
    {RS_PLUGIN_LINEAR_SWIGLU, RS_OP_linear_swiglu},
    {RS_PLUGIN_LINEAR_GEGLU, RS_OP_linear_geglu},
};
static const struct {
    uint32_t bit;
    uint32_t feature;
} features[] = {
    {RS_PLUGIN_AVX2, RS_CPU_AVX2},
    {RS_PLUGIN_AVX512, RS_CPU_AVX512},
    {RS_PLUGIN_AVX512_VNNI, RS_CPU_AVX512_VNNI},
    {RS_PLUGIN_AVX512_BF16, RS_CPU_AVX512_BF16},
};
static const rs_numeric numerics[] = {RS_NUMERIC_exact, RS_NUMERIC_rounded, RS_NUMERIC_a8};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static uint32_t op_bit(rs_op op)
{
    for (size_t i = 0; i < COUNT(ops); i++)
        if (ops[i].op == op)
            return ops[i].bit;
    return 0;
}

static uint32_t cpu_bits(uint32_t mask)
{
    uint32_t bits = 0;
    for (size_t i = 0; i < COUNT(features); i++)
        bits |= mask & features[i].feature ? features[i].bit : 0;
    return bits;
}

/* ---- candidates ---- */

typedef struct question {
    rs_plugin_device device;
    rs_plugin_problem problem;
} question;

/* Fill `q` in place: it points into itself. */
static void ask(question *q,
                const slot *s,
                const rs_device *device,
                const rs_shape *shape,
                int32_t t,
                const int32_t *knobs)
{
    q->device = (rs_plugin_device){
        .struct_size = sizeof q->device,
        .backend = device->backend == RS_BACKEND_CUDA ? RS_PLUGIN_CUDA : RS_PLUGIN_CPU,
        .index = device->index,
        .cpu_features = cpu_bits(device->cpu_features),
        .compute_capability = device->cc,
        .cores = device->cores,
        .cache_bytes = device->cache_bytes,
        .memory_bytes = device->memory_bytes,
        .shared_memory_bytes = device->smem_bytes,
        .name = device->name};
    q->problem = (rs_plugin_problem){.struct_size = sizeof q->problem,
                                     .op = op_bit(shape->op),
                                     .format = rs_plugin_format_bit(shape->format),
                                     .n = shape->n,
                                     .k = shape->k,
                                     .t = t,
                                     .knobs = knobs,
                                     .device = &q->device,
                                     .context = s->plugin->context};
}

static rs_status supports(const slot *s,
                          const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    char why[256] = "";
    question q;
    if (!s->plugin->supports)
        return RS_OK;
    ask(&q, s, device, shape, t, knobs);
    int answer = s->plugin->supports(&q.problem, why, sizeof why);
    why[sizeof why - 1] = '\0';
    return rs_plugin_told(answer, s->plugin->id, why, err);
}

static size_t workspace(const slot *s,
                        const rs_device *device,
                        const rs_shape *shape,
                        int32_t t,
                        const int32_t *knobs)
{
    question q;
    if (!s->plugin->workspace_bytes)
        return 0;
    ask(&q, s, device, shape, t, knobs);
    return s->plugin->workspace_bytes(&q.problem);
}

static void parallel(
    const rs_plugin_call *call, int64_t count, int64_t grain, rs_plugin_body *body, void *arg)
{
    if (count > 0)
        rs_pool_run(call->host, count, grain < 1 ? 1 : grain, body, arg);
}

static rs_plugin_call call_of(const rs_call *call, const question *q)
{
    return (rs_plugin_call){.struct_size = sizeof(rs_plugin_call),
                            .threads = call->pool ? rs_pool_threads(call->pool) : 0,
                            .problem = &q->problem,
                            .w = call->w,
                            .x = call->x,
                            .y = call->y,
                            .workspace = call->workspace,
                            .stream = call->stream,
                            .parallel = call->pool ? parallel : NULL,
                            .host = call->pool};
}

static rs_status launch(const slot *s, const rs_call *call, rs_err *err)
{
    char why[256] = "";
    question q;
    ask(&q, s, call->device, &call->shape, call->t, call->knobs);
    rs_plugin_call c = call_of(call, &q);
    int answer = s->plugin->launch(&c, why, sizeof why);
    why[sizeof why - 1] = '\0';
    return rs_plugin_told(answer, s->plugin->id, why, err);
}

static rs_status resources(const slot *s, const rs_call *call, rs_resources *out, rs_err *err)
{
    question q;
    rs_plugin_resources r = {0};
    if (!s->plugin->resources)
        return RS_OK;
    ask(&q, s, call->device, &call->shape, call->t, call->knobs);
    rs_plugin_call c = call_of(call, &q);
    rs_status st = rs_plugin_told(s->plugin->resources(&c, &r), s->plugin->id, "", err);
    if (!st)
        *out = (rs_resources){.registers = r.registers,
                              .spill_bytes = r.spill_bytes,
                              .smem_bytes = r.shared_memory_bytes,
                              .grid = r.grid,
                              .block = r.block};
    return st;
}

/* ---- slots ---- */

/* clang-format off */
#define SLOTS(X)                                                                               \
    X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15)      \
    X(16) X(17) X(18) X(19) X(20) X(21) X(22) X(23) X(24) X(25) X(26) X(27) X(28) X(29) X(30)  \
    X(31)

#define SLOT_FUNCTIONS(i)                                                                      \
    static rs_status supports_##i(const rs_device *d, const rs_shape *s, int32_t t,            \
                                  const int32_t *k, rs_err *e)                                 \
    { return supports(&slots[i], d, s, t, k, e); }                                             \
    static size_t workspace_##i(const rs_device *d, const rs_shape *s, int32_t t,              \
                                const int32_t *k)                                              \
    { return workspace(&slots[i], d, s, t, k); }                                               \
    static rs_status launch_##i(const rs_call *c, rs_err *e)                                   \
    { return launch(&slots[i], c, e); }                                                        \
    static rs_status resources_##i(const rs_call *c, rs_resources *o, rs_err *e)               \
    { return resources(&slots[i], c, o, e); }
SLOTS(SLOT_FUNCTIONS)
#define SLOT_ROW(i)                                                                            \
    {.supports = supports_##i, .workspace_bytes = workspace_##i, .launch = launch_##i,         \
     .resources = resources_##i},
static const rs_candidate functions[] = {SLOTS(SLOT_ROW)};
/* clang-format on */
_Static_assert(COUNT(functions) == RS_PLUGIN_SLOTS, "as many functions as slots");

static rs_candidate adapted(const rs_plugin_candidate *p, const rs_candidate *slot_functions)
{
    rs_candidate c = *slot_functions;
    c.id = p->id;
    c.idea = p->idea;
    for (size_t i = 0; i < COUNT(ops); i++)
        c.ops |= p->ops & ops[i].bit ? RS_OP_BIT(ops[i].op) : 0;
    c.formats = rs_plugin_formats(p->formats);
    for (size_t i = 0; i < COUNT(features); i++)
        c.cpu_features |= p->cpu_features & features[i].bit ? features[i].feature : 0;
    c.backend = p->backend == RS_PLUGIN_CUDA ? RS_BACKEND_CUDA : RS_BACKEND_CPU;
    c.numeric = numerics[p->numeric];
    c.layout =
        p->layout ? rs_plugin_layout_slot(p->layout) : rs_plugin_host_layout(p->host_layout);
    c.t_min = p->t_min;
    c.t_max = p->t_max;
    c.t_tile = p->t_tile;
    c.cc_min = p->compute_capability_min;
    c.k_multiple = p->k_multiple;
    c.n_multiple = p->n_multiple;
    c.is_peer = (p->flags & RS_PLUGIN_PEER) != 0;
    c.not_deterministic = (p->flags & RS_PLUGIN_NOT_DETERMINISTIC) != 0;
    c.knob_count = p->knob_count;
    for (int32_t i = 0; i < p->knob_count; i++) {
        c.knobs[i].name = p->knobs[i].name;
        c.knobs[i].count = p->knobs[i].count;
        for (int32_t v = 0; v < p->knobs[i].count; v++)
            c.knobs[i].values[v] = p->knobs[i].values[v];
    }
    return c;
}

const rs_candidate *rs_plugin_slot(const rs_plugin_candidate *candidate)
{
    for (int i = 0; i < slots_used; i++)
        if (slots[i].plugin == candidate)
            return &slots[i].candidate;
    if (slots_used == RS_PLUGIN_SLOTS)
        return NULL;
    rs_candidate c = adapted(candidate, &functions[slots_used]);
    if (!c.layout)
        return NULL;
    slot *s = &slots[slots_used++];
    s->plugin = candidate;
    s->candidate = c;
    return &s->candidate;
}
