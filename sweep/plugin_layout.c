/* Layouts of plugins behind this build's layout interface, and the numbers that both files
   need. Layer: sweep. */
#include "sweep/plugin_host.h"

#include "kernels/fp.h"
#include "kernels/layout_dense.h"

#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const struct {
    uint32_t bit;
    rs_format format;
} formats[] = {
    {RS_PLUGIN_Q4G64, RS_FORMAT_q4g64}, {RS_PLUGIN_Q4G32, RS_FORMAT_q4g32},
    {RS_PLUGIN_Q5G64, RS_FORMAT_q5g64}, {RS_PLUGIN_Q6G64, RS_FORMAT_q6g64},
    {RS_PLUGIN_Q8G32, RS_FORMAT_q8g32}, {RS_PLUGIN_BF16, RS_FORMAT_bf16},
    {RS_PLUGIN_FP16, RS_FORMAT_fp16},
};
uint32_t rs_plugin_format_bit(rs_format format)
{
    for (size_t i = 0; i < COUNT(formats); i++)
        if (formats[i].format == format)
            return formats[i].bit;
    return 0;
}

uint32_t rs_plugin_formats(uint32_t bits)
{
    uint32_t mask = 0;
    for (size_t i = 0; i < COUNT(formats); i++)
        mask |= bits & formats[i].bit ? RS_FORMAT_BIT(formats[i].format) : 0;
    return mask;
}

rs_status rs_plugin_told(int answer, const char *id, const char *why, rs_err *err)
{
    static const rs_status known[] = {RS_OK, RS_UNSUPPORTED, RS_FAILED, RS_DEVICE};
    if (answer == RS_PLUGIN_OK)
        return RS_OK;
    rs_status st = answer > 0 && (size_t)answer < COUNT(known) ? known[answer] : RS_FAILED;
    if (*why)
        return rs_err_set(err, st, "%s", why);
    return rs_err_set(err, st, "plugin candidate %s answers %d and gives no reason", id,
                      answer);
}

const rs_layout *rs_plugin_host_layout(const char *name)
{
    const rs_layout *const known[] = {&rs_layout_row_split, &rs_layout_f32_dense,
                                      &rs_layout_bf16_dense};
    for (size_t i = 0; i < COUNT(known); i++)
        if (!strcmp(known[i]->id, name))
            return known[i];
    return NULL;
}

/* ---- a matrix as a plugin's packer sees it ---- */

typedef struct source {
    rs_format format;
    rs_planes planes;
    const void *w; /* row_split */
} source;

static void get_group(const rs_plugin_matrix *m,
                      int32_t row,
                      int32_t group,
                      int8_t *out_codes,
                      uint16_t *out_scale)
{
    const source *s = m->host;
    rs_group g = {0};
    if (row >= 0 && row < m->n && group >= 0 && group < s->planes.groups &&
        rs_format_get(s->format)->group > 1)
        rs_layout_get_group(s->format, &s->planes, s->w, row, group, &g);
    memcpy(out_codes, g.codes, sizeof g.codes);
    *out_scale = g.scale;
}

/* A row that is not there has no values. */
static void decode_row(const rs_plugin_matrix *m, int32_t row, float *out)
{
    const source *s = m->host;
    int32_t group = rs_format_get(s->format)->group;
    if (row < 0 || row >= m->n)
        return;
    const uint16_t *plain = (const uint16_t *)s->w + (size_t)row * (size_t)s->planes.k_padded;
    for (int32_t i = 0; i < m->k && group == 1; i++)
        out[i] =
            s->format == RS_FORMAT_bf16 ? rs_fp_from_bf16(plain[i]) : rs_fp_from_fp16(plain[i]);
    for (int32_t first = 0; first < m->k && group > 1; first += group) {
        rs_group g;
        rs_layout_get_group(s->format, &s->planes, s->w, row, first / group, &g);
        for (int32_t i = 0; i < group && first + i < m->k; i++)
            out[first + i] = (float)g.codes[i] * rs_fp_from_fp16(g.scale);
    }
}

/* ---- slots ---- */

typedef struct slot {
    const rs_plugin_layout *plugin;
    rs_layout layout;
} slot;

static slot slots[RS_PLUGIN_LAYOUT_SLOTS];
static int slots_used;

static size_t bytes(const slot *s, rs_format format, int32_t n, int32_t k)
{
    size_t wanted = s->plugin->bytes(rs_plugin_format_bit(format), n, k);
    return wanted > SIZE_MAX - 255 ? 0 : (wanted + 255) / 256 * 256;
}

static rs_status repack(const slot *s,
                        rs_format format,
                        int32_t n,
                        int32_t k,
                        const void *row_split,
                        void *out,
                        rs_err *err)
{
    char why[256] = "";
    size_t all = bytes(s, format, n, k);
    source from = {format, rs_layout_planes(format, n, k), row_split};
    rs_plugin_matrix m = {.struct_size = sizeof m,
                          .format = rs_plugin_format_bit(format),
                          .n = n,
                          .k = k,
                          .decode_row = decode_row,
                          .get_group = get_group,
                          .host = &from};
    if (!all)
        return rs_err_set(err, RS_UNSUPPORTED, "layout %s does not hold %s", s->plugin->id,
                          rs_format_get(format)->name);
    memset(out, 0, all); /* what a packer leaves out must not differ from run to run */
    int answer = s->plugin->pack(&m, out, why, sizeof why);
    why[sizeof why - 1] = '\0';
    return rs_plugin_told(answer, s->plugin->id, why, err);
}

#define SLOTS(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)

/* clang-format off */
#define SLOT_FUNCTIONS(i)                                                                      \
    static size_t bytes_##i(rs_format f, int32_t n, int32_t k)                                 \
    { return bytes(&slots[i], f, n, k); }                                                      \
    static rs_status repack_##i(rs_format f, int32_t n, int32_t k, const void *w, void *o,     \
                                rs_err *e)                                                     \
    { return repack(&slots[i], f, n, k, w, o, e); }
SLOTS(SLOT_FUNCTIONS)
#define SLOT_ROW(i) {.bytes = bytes_##i, .repack = repack_##i},
static const rs_layout functions[] = {SLOTS(SLOT_ROW)};
/* clang-format on */
_Static_assert(COUNT(functions) == RS_PLUGIN_LAYOUT_SLOTS, "as many functions as slots");

const rs_layout *rs_plugin_layout_slot(const rs_plugin_layout *layout)
{
    for (int i = 0; i < slots_used; i++)
        if (slots[i].plugin == layout)
            return &slots[i].layout;
    if (slots_used == RS_PLUGIN_LAYOUT_SLOTS)
        return NULL;
    slot *s = &slots[slots_used];
    s->plugin = layout;
    s->layout = functions[slots_used++];
    s->layout.id = layout->id;
    return &s->layout;
}
