/* A plugin to start from: one CPU candidate with a weight layout of its own.
   Replace the body of `rows` by your kernel, the packer by your weight format, and `my_` by the
   name of your project. routesweep/plugin.h says what each field means. */
#include <routesweep/plugin.h>

#include <string.h>

/* ---- weights: FP32 rows, each padded to a multiple of 16 values ---- */

static size_t padded(int32_t k)
{
    return ((size_t)k + 15) / 16 * 16;
}

static size_t layout_bytes(uint32_t format, int32_t n, int32_t k)
{
    (void)format; /* any: they are multiplied out */
    return (size_t)n * padded(k) * sizeof(float);
}

/* The host has zeroed `out`. */
static int layout_pack(const rs_plugin_matrix *m, void *out, char *why, size_t why_bytes)
{
    (void)why, (void)why_bytes;
    for (int32_t row = 0; row < m->n; row++)
        m->decode_row(m, row, (float *)out + (size_t)row * padded(m->k));
    return RS_PLUGIN_OK;
}

static const rs_plugin_layout layout = {
    .struct_size = sizeof(rs_plugin_layout),
    .id = "my_f32_pad16",
    .bytes = layout_bytes,
    .pack = layout_pack,
};

/* ---- the kernel ---- */

enum { COLS_MAX = 8 };

/* Rows [begin, end) of y for all columns, `cols` columns of x to one pass over a row of W. */
static void rows(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_plugin_call *c = arg;
    const rs_plugin_problem *p = c->problem;
    size_t k = (size_t)p->k, n = (size_t)p->n;
    (void)thread;
    for (int64_t row = begin; row < end; row++) {
        const float *w = (const float *)c->w + (size_t)row * padded(p->k);
        for (int32_t first = 0; first < p->t; first += p->knobs[0]) {
            int32_t cols = p->t - first < p->knobs[0] ? p->t - first : p->knobs[0];
            const uint16_t *x = c->x + (size_t)first * k;
            float sum[COLS_MAX] = {0};
            for (size_t i = 0; i < k; i++)
                for (int32_t t = 0; t < cols; t++)
                    sum[t] += w[i] * rs_plugin_from_bf16(x[(size_t)t * k + i]);
            for (int32_t t = 0; t < cols; t++)
                c->y[(size_t)(first + t) * n + (size_t)row] = rs_plugin_to_bf16(sum[t]);
        }
    }
}

static int launch(const rs_plugin_call *call, char *why, size_t why_bytes)
{
    (void)why, (void)why_bytes;
    call->parallel(call, call->problem->n, 1, rows, (void *)(uintptr_t)call);
    return RS_PLUGIN_OK;
}

/* ---- what the host is told ---- */

static const rs_plugin_candidate my_linear = {
    .struct_size = sizeof(rs_plugin_candidate),
    .id = "my_linear",
    .idea = "FP32 weights, a few columns to one pass over a row",
    .ops = RS_PLUGIN_LINEAR,
    .formats = RS_PLUGIN_ALL_QUANT,
    .backend = RS_PLUGIN_CPU,
    .numeric = RS_PLUGIN_EXACT,
    .layout = &layout,
    .t_min = 1,
    .t_max = 64, /* wider would only waste measuring time */
    .t_tile = 1,
    .n_multiple = 1,
    .k_multiple = 1,
    .knob_count = 1,
    .knobs = {{.name = "cols", .count = 2, .values = {1, COLS_MAX}}},
    .launch = launch,
};

static const rs_plugin_candidate *const candidates[] = {&my_linear, NULL};

RS_PLUGIN_EXPORT const rs_plugin *rs_plugin_get(void)
{
    static const rs_plugin plugin = {
        .magic = RS_PLUGIN_MAGIC,
        .abi = RS_PLUGIN_ABI,
        .struct_size = sizeof(rs_plugin),
        .name = "my_plugin",
        .version = "1.0",
        .candidates = candidates,
    };
    return &plugin;
}
