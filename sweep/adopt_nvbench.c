/* Foreign measurements from nvbench's --json. Layer: sweep.
   Source of the format: NVIDIA/nvbench, json_printer.cu: devices[id, name, sm_version,
   number_of_sms, ...], benchmarks[name, states[device, axis_values[name, value],
   summaries[tag, data[name, value]], is_skipped]]; times are seconds. */
#include "sweep/adopt.h"

#include "sweep/base/json_read.h"
#include "sweep/base/text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char default_tag[] = "nv/cold/time/gpu/mean";

typedef struct taker {
    rs_adopt *a;
    rs_arena *arena;
    const rs_adopt_nvbench_options *options;
    const rs_json_value *benchmark, *state;
    int64_t device;
    rs_err *err;
} taker;

static rs_status fault(const taker *t, const rs_json_value *at, const char *what)
{
    return rs_err_set(t->err, RS_FORMAT, "%s: %s", rs_json_path(t->arena, at), what);
}

/* ---- the device ---- */

static rs_status
whole_member(const taker *t, const rs_json_value *v, const char *name, int64_t *out)
{
    const rs_json_value *m = NULL;
    rs_status st = rs_json_member(t->arena, v, name, RS_JSON_NUMBER, false, &m, t->err);
    return st || !m ? st : rs_json_whole(t->arena, m, 0, INT64_C(1) << 53, out, t->err);
}

/* The tier that the file itself tells; one that the user gives must not differ. */
static rs_status take_tier(taker *t, const rs_json_value *d)
{
    int64_t sm = 0, cores = 0;
    const rs_json_value *name = NULL;
    rs_status st = whole_member(t, d, "sm_version", &sm);
    if (!st)
        st = whole_member(t, d, "number_of_sms", &cores);
    if (!st)
        st = whole_member(t, d, "l2_cache_size", &t->a->cache_bytes);
    if (!st)
        st = whole_member(t, d, "global_memory_size", &t->a->memory_bytes);
    if (!st)
        st = rs_json_member(t->arena, d, "name", RS_JSON_STRING, false, &name, t->err);
    if (st)
        return st;
    t->a->cores = cores;
    if (name && !t->a->label)
        t->a->label = rs_json_printable(t->arena, name->text);
    if (sm < 100 || sm % 10 || cores < 1)
        return t->a->tier ? RS_OK : fault(t, d, "no sm_version and number_of_sms; give --tier");
    const char *tier =
        rs_arena_printf(t->arena, "nvidia-sm%lld-%lld", (long long)sm / 10, (long long)cores);
    if (t->a->tier && strcmp(t->a->tier, tier) != 0)
        return rs_err_set(t->err, RS_FORMAT, "%s is of tier %s, --tier says %s; leave it out",
                          rs_json_path(t->arena, d), tier, t->a->tier);
    t->a->tier = tier;
    return RS_OK;
}

static rs_status take_device(taker *t, const rs_json_value *root)
{
    const rs_json_value *devices = NULL, *chosen = NULL;
    size_t count = 0;
    rs_status st =
        rs_json_member(t->arena, root, "devices", RS_JSON_ARRAY, true, &devices, t->err);
    for (const rs_json_value *d = st ? NULL : devices->first; d && !st; d = d->next) {
        const rs_json_value *id = NULL;
        st = rs_json_member(t->arena, d, "id", RS_JSON_NUMBER, true, &id, t->err);
        if (!st && (t->options->device < 0 || id->number == (double)t->options->device)) {
            st = rs_json_whole(t->arena, id, 0, 4096, &t->device, t->err);
            chosen = d;
            count++;
        }
    }
    if (st)
        return st;
    if (count != 1)
        return fault(t, devices,
                     count ? "several devices; choose one with --device ID"
                           : "no such device; leave --device out or correct it");
    return take_tier(t, chosen);
}

/* ---- a state ---- */

static const char *scalar_text(const rs_json_value *v)
{
    return v && (v->type == RS_JSON_STRING || v->type == RS_JSON_NUMBER) ? v->text : NULL;
}

/* The item of `list` whose member `key` is `name`; FORMAT when two are. */
static rs_status named_item(const taker *t,
                            const rs_json_value *list,
                            const char *key,
                            const char *name,
                            const rs_json_value **out)
{
    *out = NULL;
    for (const rs_json_value *v = list ? list->first : NULL; v; v = v->next) {
        const rs_json_value *k = rs_json_find(v, key);
        if (!k || k->type != RS_JSON_STRING || strcmp(k->text, name) != 0)
            continue;
        if (*out)
            return fault(t, v, "a second one of this name");
        *out = v;
    }
    return RS_OK;
}

static rs_status axis_value(const taker *t, const char *name, const char **out)
{
    const rs_json_value *axes = NULL, *axis = NULL;
    rs_status st =
        rs_json_member(t->arena, t->state, "axis_values", RS_JSON_ARRAY, false, &axes, t->err);
    if (!st)
        st = named_item(t, axes, "name", name, &axis);
    if (st)
        return st;
    bool benchmark = !strcmp(name, "benchmark");
    if (benchmark && axis)
        return fault(t, axis, "an axis called benchmark: {benchmark} could mean two things");
    const rs_json_value *v = benchmark ? rs_json_find(t->benchmark, "name")
                                       : (axis ? rs_json_find(axis, "value") : NULL);
    *out = scalar_text(v);
    if (!*out)
        return rs_err_set(t->err, RS_FORMAT, "%s has no axis '%s' with a value; correct --map",
                          rs_json_path(t->arena, t->state), rs_json_printable(t->arena, name));
    return RS_OK;
}

/* `text` with {AXIS} replaced. */
static rs_status fill(const taker *t, const char *text, const char **out)
{
    const char *done = "";
    while (*text) {
        size_t n = strcspn(text, "{");
        const char *close = text[n] ? strchr(text + n, '}') : NULL, *value = "";
        if (text[n] && !close)
            return rs_err_set(t->err, RS_USAGE, "--map: '%s' lacks a '}'", text);
        if (close) {
            const char *name = rs_arena_printf(t->arena, "%.*s",
                                               (int)(close - text - (long)n - 1), text + n + 1);
            rs_status st = axis_value(t, name, &value);
            if (st)
                return st;
        }
        done = rs_arena_printf(t->arena, "%s%.*s%s", done, (int)n, text, value);
        text = close ? close + 1 : text + n;
        if (strlen(done) > 4096)
            return fault(t, t->state, "the mapped text is longer than 4096 characters");
    }
    *out = done;
    return RS_OK;
}

static rs_status mapped(const taker *t, const char *what, bool needed, const char **out)
{
    const char *to = NULL;
    for (size_t i = 0; i < t->options->map_count; i++)
        if (!strcmp(t->options->maps[i].from, what))
            to = t->options->maps[i].to;
    *out = NULL;
    if (!to)
        return needed
                   ? rs_err_set(t->err, RS_USAGE,
                                "--map %s=TEXT is needed; {AXIS} in it is the value of an axis",
                                what)
                   : RS_OK;
    return fill(t, to, out);
}

/* nvbench marks what is a duration; anything else would be read as seconds. */
static rs_status
check_unit(const taker *t, const rs_json_value *summary, const rs_json_value *data)
{
    const rs_json_value *hint = NULL;
    rs_status st = named_item(t, data, "name", "hint", &hint);
    if (st)
        return st;
    const char *is =
        scalar_text(hint ? rs_json_find(hint, "value") : rs_json_find(summary, "hint"));
    return is && !strcmp(is, "duration")
               ? RS_OK
               : fault(t, summary, "its hint is not 'duration': the unit is not known");
}

static rs_status take_seconds(const taker *t, double *out_ns)
{
    const char *tag = t->options->tag ? t->options->tag : default_tag, *text;
    const rs_json_value *list = NULL, *summary = NULL, *data = NULL, *item = NULL;
    rs_status st =
        rs_json_member(t->arena, t->state, "summaries", RS_JSON_ARRAY, true, &list, t->err);
    if (!st)
        st = named_item(t, list, "tag", tag, &summary);
    if (!st && !summary)
        return rs_err_set(t->err, RS_FORMAT, "%s has no summary of tag '%s'; give --tag",
                          rs_json_path(t->arena, t->state), tag);
    if (!st)
        st = rs_json_member(t->arena, summary, "data", RS_JSON_ARRAY, true, &data, t->err);
    if (!st)
        st = check_unit(t, summary, data);
    if (!st)
        st = named_item(t, data, "name", "value", &item);
    if (st)
        return st;
    text = scalar_text(item ? rs_json_find(item, "value") : NULL);
    char *end = NULL;
    double v = text ? strtod(text, &end) : 0;
    if (!text || !*text || *end || strspn(text, "0123456789.eE+-") != strlen(text))
        return fault(t, data, "no item 'value' that is a decimal number of seconds");
    *out_ns = v * 1e9;
    return RS_OK;
}

static rs_status take_row(taker *t)
{
    const char *width = NULL;
    int64_t number = 0;
    rs_err why = {0};
    rs_adopt_row row = {.where = rs_json_path(t->arena, t->state)};
    rs_status st = mapped(t, "shape", true, &row.shape);
    if (!st)
        st = mapped(t, "t", true, &width);
    if (!st)
        st = mapped(t, "schedule", true, &row.schedule);
    if (!st)
        st = mapped(t, "layout", false, &row.layout);
    if (!st)
        st = mapped(t, "numeric", false, &row.numeric);
    if (!st && (!width || strspn(width, "0123456789") != strlen(width) ||
                rs_text_int("t", width, 1, INT32_MAX, &number, &why)))
        return rs_err_set(t->err, RS_FORMAT, "%s: t '%s' is not a whole number from 1",
                          row.where, rs_json_printable(t->arena, width ? width : ""));
    if (!st)
        st = take_seconds(t, &row.ns);
    row.t = (int32_t)number;
    return st ? st : rs_adopt_add(t->a, &row, t->err);
}

static rs_status take_state(taker *t)
{
    const rs_json_value *device = NULL, *skipped = NULL;
    int64_t id = 0;
    rs_status st =
        rs_json_member(t->arena, t->state, "device", RS_JSON_NUMBER, true, &device, t->err);
    if (!st)
        st = rs_json_whole(t->arena, device, 0, 4096, &id, t->err);
    if (!st)
        st = rs_json_member(t->arena, t->state, "is_skipped", RS_JSON_BOOL, false, &skipped,
                            t->err);
    if (st || id != t->device)
        return st;
    if (skipped && skipped->boolean) {
        t->a->skipped++;
        return RS_OK;
    }
    return take_row(t);
}

static rs_status check_maps(const rs_adopt_nvbench_options *o, rs_err *err)
{
    static const char *const known[] = {"shape", "t", "schedule", "layout", "numeric"};
    for (size_t i = 0; i < o->map_count; i++) {
        bool found = false;
        for (size_t k = 0; k < sizeof known / sizeof *known; k++)
            found = found || !strcmp(o->maps[i].from, known[k]);
        if (!found)
            return rs_err_set(err, RS_USAGE,
                              "--map '%.40s=': known are shape, t, schedule, layout, numeric",
                              o->maps[i].from);
        for (size_t k = 0; k < i; k++)
            if (!strcmp(o->maps[i].from, o->maps[k].from))
                return rs_err_set(err, RS_USAGE, "--map %s= is given twice", o->maps[i].from);
    }
    return RS_OK;
}

rs_status rs_adopt_nvbench(rs_adopt *a,
                           const rs_adopt_nvbench_options *options,
                           const char *text,
                           size_t size,
                           rs_err *err)
{
    taker t = {.a = a, .arena = a->arena, .options = options, .err = err};
    const rs_json_value *root = NULL, *list = NULL, *states = NULL;
    rs_status st = check_maps(options, err);
    if (!st)
        st = rs_json_parse(t.arena, text, size, &root, err);
    if (!st)
        st = take_device(&t, root);
    if (!st)
        st = rs_json_member(t.arena, root, "benchmarks", RS_JSON_ARRAY, true, &list, err);
    for (t.benchmark = st ? NULL : list->first; t.benchmark && !st;
         t.benchmark = t.benchmark->next) {
        st = rs_json_member(t.arena, t.benchmark, "states", RS_JSON_ARRAY, true, &states, err);
        for (t.state = st ? NULL : states->first; t.state && !st; t.state = t.state->next)
            st = take_state(&t);
    }
    return st;
}
