/* What a plugin says, checked field by field before anything of it is called. Layer: sweep. */
#include "sweep/plugin_host.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { ID_MAX = 63, LAYOUT_ID_MAX = 31, KNOB_NAME_MAX = 15, IDEA_MAX = 160 };
enum { CANDIDATES_MAX = 1024 }; /* a table without its NULL ends somewhere */

#define ALL_OPS      15u
#define ALL_FORMATS  127u
#define ALL_FEATURES 15u
#define ALL_FLAGS    3u

/* Names go into schedules, databases and file names. */
static bool is_name(const char *text, size_t most)
{
    size_t length = text ? strnlen(text, most + 1) : 0;
    for (size_t i = 0; i < length && i <= most; i++)
        if (!islower((unsigned char)text[i]) && !isdigit((unsigned char)text[i]) &&
            text[i] != '_')
            return false;
    return length >= 1 && length <= most;
}

static bool is_line(const char *text, size_t most)
{
    size_t length = text ? strnlen(text, most + 1) : 0;
    for (size_t i = 0; i < length && i <= most; i++)
        if (iscntrl((unsigned char)text[i]))
            return false;
    return length >= 1 && length <= most;
}

/* A candidate's field and value, and what it may be. */
typedef struct finding {
    const char *field;
    long long value;
    const char *wanted;
} finding;

static bool out_of(long long value, long long lo, long long hi)
{
    return value < lo || value > hi;
}

/* A mask must have a bit, and none that this host does not know. */
static bool bad_mask(uint32_t mask, uint32_t all)
{
    return mask == 0 || (mask & ~all) != 0;
}

static bool bad_number(const rs_plugin_candidate *c, finding *f)
{
    const struct {
        bool bad;
        finding f;
    } all[] = {
        {bad_mask(c->ops, ALL_OPS), {"ops", c->ops, "RS_PLUGIN_LINEAR and its siblings"}},
        {bad_mask(c->formats, ALL_FORMATS), {"formats", c->formats, "RS_PLUGIN_Q4G64 .. FP16"}},
        {(c->flags & ~ALL_FLAGS) != 0, {"flags", c->flags, "0 or known flags"}},
        {out_of(c->backend, RS_PLUGIN_CPU, RS_PLUGIN_CUDA),
         {"backend", c->backend, "RS_PLUGIN_CPU or RS_PLUGIN_CUDA"}},
        {out_of(c->numeric, RS_PLUGIN_EXACT, RS_PLUGIN_A8),
         {"numeric", c->numeric, "RS_PLUGIN_EXACT, ROUNDED or A8"}},
        {c->t_min < 1, {"t_min", c->t_min, "at least 1"}},
        {c->t_max < c->t_min, {"t_max", c->t_max, "at least t_min; RS_PLUGIN_T_ANY for any"}},
        {c->t_tile < 1, {"t_tile", c->t_tile, "at least 1"}},
        {c->n_multiple < 1, {"n_multiple", c->n_multiple, "at least 1"}},
        {c->k_multiple < 1, {"k_multiple", c->k_multiple, "at least 1"}},
        {(c->cpu_features & ~ALL_FEATURES) != 0,
         {"cpu_features", c->cpu_features, "0 or known features"}},
        {c->compute_capability_min < 0,
         {"compute_capability_min", c->compute_capability_min, "0 or more"}},
        {out_of(c->knob_count, 0, RS_PLUGIN_KNOBS_MAX),
         {"knob_count", c->knob_count, "0 to 6"}},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].bad) {
            *f = all[i].f;
            return true;
        }
    return false;
}

static bool repeats(const rs_plugin_knob *k)
{
    for (int32_t i = 0; i < k->count; i++)
        for (int32_t j = 0; j < i; j++)
            if (k->values[i] == k->values[j])
                return true;
    return false;
}

/* The longest schedule text must fit where schedules are written. */
static rs_status check_knobs(const rs_plugin_candidate *c, const char *path, rs_err *err)
{
    size_t longest = strlen(c->id);
    for (int32_t i = 0; i < c->knob_count; i++) {
        const rs_plugin_knob *k = &c->knobs[i];
        size_t digits = 0;
        if (!is_name(k->name, KNOB_NAME_MAX))
            return rs_err_set(err, RS_USAGE,
                              "plugin %s, %s: the name of knob %d is not 1 to %d of [a-z0-9_]",
                              path, c->id, i, KNOB_NAME_MAX);
        if (out_of(k->count, 1, RS_PLUGIN_KNOB_VALUES_MAX) || repeats(k))
            return rs_err_set(
                err, RS_USAGE,
                "plugin %s, %s: knob %s has %d values; give 1 to %d different ones", path,
                c->id, k->name, k->count, RS_PLUGIN_KNOB_VALUES_MAX);
        for (int32_t v = 0; v < k->count; v++) {
            size_t n = (size_t)snprintf(NULL, 0, "%d", k->values[v]);
            digits = n > digits ? n : digits;
        }
        longest += 2 + strlen(k->name) + digits;
    }
    if (longest >= RS_SCHEDULE_TEXT)
        return rs_err_set(err, RS_USAGE,
                          "plugin %s, %s: id and knobs make schedules of %zu characters, limit "
                          "%d; shorten the names",
                          path, c->id, longest, RS_SCHEDULE_TEXT - 1);
    return RS_OK;
}

static rs_status check_layout(const rs_plugin_candidate *c, const char *path, rs_err *err)
{
    const rs_plugin_layout *l = c->layout;
    if (!l == !c->host_layout)
        return rs_err_set(err, RS_USAGE, "plugin %s, %s: give either `layout` or `host_layout`",
                          path, c->id);
    if (!l && !rs_plugin_host_layout(c->host_layout))
        return rs_err_set(err, RS_USAGE,
                          "plugin %s, %s: host_layout '%.40s' is unknown; there are row_split, "
                          "f32_dense, bf16_dense",
                          path, c->id, c->host_layout);
    if (!l)
        return RS_OK;
    if (l->struct_size < sizeof *l)
        return rs_err_set(err, RS_VERSION,
                          "plugin %s, %s: a layout of %u bytes, ABI %u has %zu; build it anew "
                          "against routesweep/plugin.h",
                          path, c->id, l->struct_size, RS_PLUGIN_ABI, sizeof *l);
    if (!is_name(l->id, LAYOUT_ID_MAX))
        return rs_err_set(err, RS_USAGE,
                          "plugin %s, %s: the id of its layout is not 1 to %d of [a-z0-9_]",
                          path, c->id, LAYOUT_ID_MAX);
    if (!l->bytes || !l->pack)
        return rs_err_set(err, RS_USAGE, "plugin %s, layout %s: `%s` is NULL", path, l->id,
                          l->bytes ? "pack" : "bytes");
    return RS_OK;
}

static rs_status check_candidate(const rs_plugin_candidate *c, const char *path, rs_err *err)
{
    finding f;
    if (c->struct_size < sizeof *c)
        return rs_err_set(err, RS_VERSION,
                          "plugin %s: a candidate of %u bytes, ABI %u has %zu; build it anew "
                          "against routesweep/plugin.h",
                          path, c->struct_size, RS_PLUGIN_ABI, sizeof *c);
    if (!is_name(c->id, ID_MAX))
        return rs_err_set(err, RS_USAGE,
                          "plugin %s: the id of a candidate is not 1 to %d of [a-z0-9_]", path,
                          ID_MAX);
    if (!is_line(c->idea, IDEA_MAX))
        return rs_err_set(err, RS_USAGE,
                          "plugin %s, %s: `idea` is not one line of 1 to %d characters", path,
                          c->id, IDEA_MAX);
    if (!c->launch)
        return rs_err_set(err, RS_USAGE, "plugin %s, %s: `launch` is NULL", path, c->id);
    if (bad_number(c, &f))
        return rs_err_set(err, RS_USAGE, "plugin %s, %s: %s is %lld; it must be %s", path,
                          c->id, f.field, f.value, f.wanted);
    rs_status st = check_layout(c, path, err);
    return st ? st : check_knobs(c, path, err);
}

rs_status rs_plugin_check(const rs_plugin *plugin, const char *path, rs_err *err)
{
    rs_status st = RS_OK;
    if (!plugin)
        return rs_err_set(err, RS_USAGE, "plugin %s: rs_plugin_get returned NULL", path);
    if (plugin->magic != RS_PLUGIN_MAGIC)
        return rs_err_set(err, RS_USAGE,
                          "plugin %s: magic is %#x instead of %#x: not what rs_plugin_get is "
                          "to return",
                          path, plugin->magic, RS_PLUGIN_MAGIC);
    if (plugin->abi != RS_PLUGIN_ABI)
        return rs_err_set(err, RS_VERSION,
                          "plugin %s was built for ABI %u, this sweep has %u; build it anew "
                          "against its routesweep/plugin.h",
                          path, plugin->abi, RS_PLUGIN_ABI);
    if (plugin->struct_size < sizeof *plugin)
        return rs_err_set(err, RS_VERSION,
                          "plugin %s: struct_size is %u, ABI %u has %zu; set it to "
                          "sizeof(rs_plugin)",
                          path, plugin->struct_size, RS_PLUGIN_ABI, sizeof *plugin);
    if (!plugin->candidates || !plugin->candidates[0])
        return rs_err_set(err, RS_USAGE, "plugin %s has no candidates", path);
    for (size_t i = 0; plugin->candidates[i] && !st; i++)
        st = i < CANDIDATES_MAX ? check_candidate(plugin->candidates[i], path, err)
                                : rs_err_set(err, RS_LIMIT,
                                             "plugin %s: more than %d candidates; does the "
                                             "table end with NULL?",
                                             path, CANDIDATES_MAX);
    return st;
}

/* One name, one layout: bands are made of candidates whose layouts have equal names. */
static rs_status check_layout_names(const rs_candidate *const *table,
                                    size_t count,
                                    const char *path,
                                    rs_err *err)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < i; j++)
            if (table[i]->layout != table[j]->layout &&
                !strcmp(table[i]->layout->id, table[j]->layout->id))
                return rs_err_set(err, RS_USAGE,
                                  "plugin %s: %s and %s have different layouts called '%s'; "
                                  "share the pointer, or rename one",
                                  path, table[i]->id, table[j]->id, table[i]->layout->id);
    return RS_OK;
}

rs_status rs_plugin_adapt(rs_arena *arena,
                          const rs_plugin *plugin,
                          const char *path,
                          const rs_candidate *const **out_table,
                          rs_err *err)
{
    size_t count = 0;
    rs_status st = rs_plugin_check(plugin, path, err);
    if (st)
        return st;
    while (plugin->candidates[count])
        count++;
    const rs_candidate **table = rs_arena_array(arena, count + 1, sizeof *table);
    for (size_t i = 0; i < count; i++) {
        table[i] = rs_plugin_slot(plugin->candidates[i]);
        if (!table[i])
            return rs_err_set(err, RS_LIMIT,
                              "plugin %s: no room for %s: a sweep takes %d plugin candidates "
                              "with %d layouts; give fewer --plugin",
                              path, plugin->candidates[i]->id, RS_PLUGIN_SLOTS,
                              RS_PLUGIN_LAYOUT_SLOTS);
    }
    st = check_layout_names(table, count, path, err);
    if (!st)
        *out_table = table;
    return st;
}
