/* A ninfer route profile as adopted tables. Layer: sweep. */
#include "sweep/adopt_ninfer.h"

#include "sweep/base/json_read.h"
#include "sweep/emit_text.h"

#include <stdlib.h>
#include <string.h>

typedef struct taker {
    const rs_adopt *a;
    rs_arena *arena;
    const rs_adopt_ninfer_options *options;
    rs_adopt_tables *out;
    const char *tier, *backend;
    const rs_route_table *kept, *backstop; /* what stays where the profile says nothing */
    rs_route *routes;
    const char **notes;
    size_t count, cap, note_count, note_cap;
    rs_err *err;
} taker;

static rs_status fault(const taker *t, const rs_json_value *at, const char *wanted)
{
    return rs_err_set(t->err, RS_FORMAT, "%s is %s; %s", rs_json_path(t->arena, at),
                      rs_json_shown(t->arena, at), wanted);
}

static const char *mapped(const taker *t, const char *from, bool shape)
{
    for (size_t i = 0; i < t->options->map_count; i++) {
        rs_adopt_map *m = &t->options->maps[i];
        if (!strcmp(m->from, from) && (strchr(m->to, ':') != NULL) == shape) {
            m->used = true;
            return m->to;
        }
    }
    return NULL;
}

/* ---- names ---- */

/* "q4g64_linear/5120x640" -> shape. */
static bool shape_of_key(const taker *t, const char *key, rs_shape *out)
{
    char text[RS_SHAPE_TEXT];
    const char *to = mapped(t, key, true);
    if (to)
        return rs_shape_parse(to, out, NULL) == RS_OK;
    size_t n = strlen(key), format = strcspn(key, "_"), slash = strcspn(key, "/");
    if (n >= sizeof text || slash == n || format >= slash)
        return false;
    memcpy(text, key, n + 1);
    text[format] = text[slash] = ':';
    return rs_shape_parse(text, out, NULL) == RS_OK;
}

/* A route that names this schedule in a table that is compiled in: it tells layout and class
   also of a backend that this build lacks. */
static const rs_route *known_route(const taker *t, const char *schedule)
{
    for (const rs_route_table *const *table = t->options->tables; table && *table; table++)
        for (int32_t i = 0; i < (*table)->route_count; i++)
            if (!strcmp((*table)->backend, t->backend) &&
                !strcmp((*table)->routes[i].schedule, schedule))
                return &(*table)->routes[i];
    return NULL;
}

/* Why a schedule of this build cannot serve the band; NULL = it can. */
static const char *
unfit(const taker *t, const rs_candidate *c, const rs_shape *shape, const rs_route *r)
{
    if (c->is_peer)
        return "a peer is never routed";
    if (strcmp(rs_backend_name(c->backend), t->backend) != 0)
        return "that schedule is of another backend";
    if (!rs_candidate_does(c, shape->op) || !(c->formats & RS_FORMAT_BIT(shape->format)) ||
        (rs_parts_count(shape) > 1 && !(c->formats & RS_FORMAT_BIT(shape->format2))) ||
        shape->n2 % c->n_multiple || shape->k % c->k_multiple || shape->n % c->n_multiple)
        return "that schedule cannot do this shape";
    return r->t_lo < c->t_min || r->t_hi > c->t_max
               ? "that schedule cannot do all widths of the band"
               : NULL;
}

static rs_status
name_schedule(const taker *t, const rs_json_value *at, const rs_shape *shape, rs_route *r)
{
    rs_schedule s;
    const char *to = mapped(t, at->text, false), *name = to ? to : at->text;
    bool ours = rs_schedule_parse(name, t->a->registry->table, &s, NULL) == RS_OK;
    const char *why = ours ? unfit(t, s.candidate, shape, r) : NULL;
    const rs_route *known = ours ? NULL : known_route(t, name);
    if (why)
        return fault(t, at, why);
    if (!ours && !known)
        return rs_err_set(t->err, RS_UNKNOWN,
                          "%s is %s; no such schedule is in this build: give --map FROM=TO or "
                          "--skip-unknown",
                          rs_json_path(t->arena, at), rs_json_shown(t->arena, at));
    r->schedule = rs_arena_strdup(t->arena, name);
    r->layout = ours ? s.candidate->layout->id : known->layout;
    r->numeric = ours ? rs_numeric_name(s.candidate->numeric) : known->numeric;
    return RS_OK;
}

/* ---- bands ---- */

static void push(taker *t, const rs_route *r, const char *note)
{
    *(rs_route *)rs_arena_push(t->arena, (void **)&t->routes, &t->count, &t->cap,
                               sizeof *t->routes) = *r;
    *(const char **)rs_arena_push(t->arena, (void **)&t->notes, &t->note_count, &t->note_cap,
                                  sizeof *t->notes) = note;
}

/* Widths [lo, hi] as today's tables route them. */
static rs_status
push_kept(taker *t, const rs_json_value *at, const char *shape, int32_t lo, int32_t hi)
{
    while (lo <= hi) {
        const rs_route_table *from = t->kept;
        const rs_route *r = from ? rs_route_pick(from, shape, lo) : NULL;
        if (!r && (from = t->backstop))
            r = rs_route_pick(from, shape, lo);
        if (!r)
            return rs_err_set(t->err, RS_UNKNOWN,
                              "%s keeps the compiled route at T=%d, but no table of backend %s "
                              "has one",
                              rs_json_path(t->arena, at), lo, t->backend);
        rs_route band = *r;
        band.shape = shape;
        band.t_lo = lo;
        band.t_hi = r->t_hi < hi ? r->t_hi : hi;
        push(t, &band,
             rs_arena_printf(t->arena, "kept: tier %s, %s", from->tier, from->origin));
        if (band.t_hi == RS_ROUTE_T_MAX)
            break;
        lo = band.t_hi + 1;
    }
    return RS_OK;
}

static rs_status take_band(taker *t,
                           const rs_json_value *band,
                           const rs_shape *shape,
                           const char *text,
                           int32_t lo,
                           int32_t *out_hi)
{
    int64_t hi = 0;
    const rs_json_value *last = band->first, *schedule = last ? last->next : NULL;
    if (band->type != RS_JSON_ARRAY || band->count != 2 || !schedule)
        return fault(t, band, "a band is [last width, \"schedule\"]");
    rs_status st = rs_json_whole(t->arena, last, lo, RS_ROUTE_T_MAX, &hi, t->err);
    if (st)
        return st;
    if (schedule->type != RS_JSON_STRING)
        return fault(t, schedule, "a schedule is a string, \"\" keeps the compiled route");
    *out_hi = (int32_t)hi;
    if (!*schedule->text)
        return push_kept(t, band, text, lo, *out_hi);
    rs_route r = {.shape = text, .t_lo = lo, .t_hi = *out_hi};
    st = name_schedule(t, schedule, shape, &r);
    if (!st)
        push(t, &r, rs_arena_printf(t->arena, "adopted: %s", rs_json_path(t->arena, band)));
    return st;
}

static rs_status take_bands(taker *t, const rs_json_value *key, const rs_shape *shape)
{
    char text[RS_SHAPE_TEXT];
    const char *name = rs_arena_strdup(t->arena, rs_shape_text(shape, text));
    int32_t hi = 0;
    rs_status st = RS_OK;
    for (const rs_json_value *b = key->first; b && !st; b = b->next) {
        if (hi == RS_ROUTE_T_MAX)
            return fault(t, b, "the band before it takes all widths; remove this one");
        st = take_band(t, b, shape, name, hi + 1, &hi);
    }
    return st || hi == RS_ROUTE_T_MAX ? st : push_kept(t, key, name, hi + 1, RS_ROUTE_T_MAX);
}

static void skip(taker *t, const rs_json_value *at, size_t count)
{
    const char **slot =
        rs_arena_push(t->arena, (void **)&t->out->skipped, &t->out->skipped_count,
                      &t->out->skipped_cap, sizeof *slot);
    *slot = rs_json_path(t->arena, at);
    t->count = t->note_count = count;
}

static rs_status take_key(taker *t, const rs_json_value *key)
{
    rs_shape shape;
    size_t before = t->count;
    if (key->type != RS_JSON_ARRAY || key->count == 0)
        return fault(t, key, "a route is a list of [last width, \"schedule\"]");
    if (!shape_of_key(t, key->name, &shape)) {
        if (!t->options->skip_unknown)
            return rs_err_set(
                t->err, RS_UNKNOWN,
                "%s is no shape of this tool: give --map KEY=SHAPE or --skip-unknown",
                rs_json_path(t->arena, key));
        skip(t, key, before);
        return RS_OK;
    }
    rs_status st = take_bands(t, key, &shape);
    if (st == RS_UNKNOWN && t->options->skip_unknown) {
        skip(t, key, before);
        return RS_OK;
    }
    return st;
}

/* ---- devices ---- */

/* "...-sm86" and 82 -> nvidia-sm86-82; a class that is a tier of a CPU is that tier. */
static rs_status take_tier(taker *t, const rs_json_value *device)
{
    const rs_json_value *name = NULL, *cores = NULL;
    int64_t count = 0;
    rs_status st =
        rs_json_member(t->arena, device, "hardware_class", RS_JSON_STRING, true, &name, t->err);
    if (!st)
        st = rs_json_member(t->arena, device, "multiprocessors", RS_JSON_NUMBER, true, &cores,
                            t->err);
    if (!st)
        st = rs_json_whole(t->arena, cores, 1, 65536, &count, t->err);
    if (st)
        return st;
    const char *sm = NULL, *core_text = rs_arena_printf(t->arena, "-%dc-", (int)count);
    for (const char *p = name->text; (p = strstr(p, "-sm")); p += 3)
        sm = p;
    bool gpu = sm && sm[3] && strlen(sm) < 8 && strspn(sm + 3, "0123456789") == strlen(sm + 3);
    t->tier = gpu ? rs_arena_printf(t->arena, "nvidia%s-%d", sm, (int)count) : name->text;
    if (rs_adopt_backend(t->tier, &t->backend, NULL))
        return fault(t, name, "a hardware class ends in -sm and digits, or is a CPU's tier");
    if (!gpu && !strstr(t->tier, core_text))
        return fault(t, cores, "the hardware class names another number of cores");
    return RS_OK;
}

static rs_status
check_known(const taker *t, const rs_json_value *object, const char *const *known)
{
    for (const rs_json_value *v = object->first; v; v = v->next) {
        const char *const *k = known;
        while (*k && strcmp(*k, v->name) != 0)
            k++;
        if (!*k)
            return rs_err_set(t->err, RS_FORMAT,
                              "%s is not known in version %d of the schema; remove it",
                              rs_json_path(t->arena, v), RS_NINFER_VERSION);
    }
    return RS_OK;
}

static rs_status check_calibration(const taker *t, const rs_json_value *device)
{
    static const char *const known[] = {"route_catalog", "ninfer_build", "cuda_driver",
                                        "cuda_runtime",  "date",         NULL};
    const rs_json_value *block = NULL, *v = NULL;
    rs_status st =
        rs_json_member(t->arena, device, "calibration", RS_JSON_OBJECT, false, &block, t->err);
    if (st || !block)
        return st;
    st = check_known(t, block, known);
    if (!st)
        st = rs_json_member(t->arena, block, "route_catalog", RS_JSON_STRING, true, &v, t->err);
    for (int i = 1; i < 5 && !st; i++)
        st = rs_json_member(t->arena, block, known[i],
                            i == 2 || i == 3 ? RS_JSON_NUMBER : RS_JSON_STRING, false, &v,
                            t->err);
    return st;
}

static int compare_routes(const void *a, const void *b)
{
    const rs_route *x = a, *y = b;
    int order = strcmp(x->shape, y->shape);
    return order ? order : (x->t_lo > y->t_lo) - (x->t_lo < y->t_lo);
}

typedef struct noted {
    rs_route route; /* first: compare_routes sorts these */
    const char *note;
} noted;

static void sort_routes(taker *t)
{
    noted *list = rs_arena_array(t->arena, t->count, sizeof *list);
    for (size_t i = 0; i < t->count; i++)
        list[i] = (noted){t->routes[i], t->notes[i]};
    qsort(list, t->count, sizeof *list, compare_routes);
    for (size_t i = 0; i < t->count; i++) {
        t->routes[i] = list[i].route;
        t->notes[i] = list[i].note;
    }
}

static rs_status finish(taker *t, const rs_json_value *device, const char *label)
{
    char why[256];
    rs_emit_table *e = rs_arena_alloc(t->arena, sizeof *e);
    sort_routes(t);
    snprintf(e->policy, sizeof e->policy, "none: adopted from %s %d", RS_NINFER_SCHEMA,
             RS_NINFER_VERSION);
    e->notes = t->notes;
    e->sampled = rs_arena_array(t->arena, t->count, sizeof *e->sampled);
    e->table = (rs_route_table){.tier = t->tier,
                                .backend = t->backend,
                                .origin = "adopted",
                                .label = label,
                                .policy = e->policy,
                                .data_hash = t->a->file_hash,
                                .fingerprint = e->fingerprint,
                                .routes = t->routes,
                                .route_count = (int32_t)t->count};
    if (!rs_route_closed(&e->table, why, sizeof why))
        return rs_err_set(t->err, RS_FORMAT, "%s.routes: two keys are one shape (%s); keep one",
                          rs_json_path(t->arena, device), why);
    rs_route_fingerprint(&e->table, e->fingerprint);
    rs_emit_table **slot = rs_arena_push(t->arena, (void **)&t->out->tables, &t->out->count,
                                         &t->out->cap, sizeof *slot);
    *slot = e;
    return RS_OK;
}

static void find_kept(taker *t)
{
    bool exact;
    t->kept = rs_route_select(t->backend, t->tier, &exact);
    t->backstop = NULL;
    for (const rs_route_table *const *table = t->options->tables; table && *table; table++)
        if (!strcmp((*table)->backend, t->backend) && !strcmp((*table)->origin, "generic"))
            t->backstop = *table;
}

static rs_status take_device(taker *t, const rs_json_value *device)
{
    static const char *const known[] = {"hardware_class", "multiprocessors", "origin",
                                        "calibration",    "routes",          NULL};
    const rs_json_value *routes = NULL, *origin = NULL;
    if (device->type != RS_JSON_OBJECT)
        return fault(t, device, "a device is an object");
    rs_status st = check_known(t, device, known);
    if (!st)
        st = rs_json_member(t->arena, device, "origin", RS_JSON_STRING, false, &origin, t->err);
    if (!st)
        st = rs_json_member(t->arena, device, "routes", RS_JSON_OBJECT, true, &routes, t->err);
    if (!st)
        st = check_calibration(t, device);
    if (!st)
        st = take_tier(t, device);
    if (st || (t->options->tier && strcmp(t->options->tier, t->tier) != 0))
        return st;
    t->routes = NULL;
    t->notes = NULL;
    t->count = t->cap = t->note_count = t->note_cap = 0;
    find_kept(t);
    for (const rs_json_value *key = routes->first; key && !st; key = key->next)
        st = take_key(t, key);
    const char *label = rs_json_printable(
        t->arena,
        rs_arena_printf(t->arena, "%s (%s)", rs_json_find(device, "hardware_class")->text,
                        origin ? origin->text : "origin not told"));
    return st || t->count == 0 ? st : finish(t, device, label);
}

static rs_status
check_head(const taker *t, const rs_json_value *root, const rs_json_value **out)
{
    static const char *const known[] = {"schema", "schema_version", "devices", NULL};
    const rs_json_value *schema = NULL, *version = NULL;
    if (root->type != RS_JSON_OBJECT)
        return fault(t, root, "a profile file is an object of schema " RS_NINFER_SCHEMA);
    rs_status st =
        rs_json_member(t->arena, root, "schema", RS_JSON_STRING, true, &schema, t->err);
    if (!st && strcmp(schema->text, RS_NINFER_SCHEMA) != 0)
        return fault(t, schema, "it must be '" RS_NINFER_SCHEMA "'");
    if (!st)
        st = rs_json_member(t->arena, root, "schema_version", RS_JSON_NUMBER, true, &version,
                            t->err);
    if (!st && version->number != RS_NINFER_VERSION)
        return rs_err_set(t->err, RS_VERSION,
                          "%s is %s; this program reads version %d: calibrate again there",
                          rs_json_path(t->arena, version), rs_json_shown(t->arena, version),
                          RS_NINFER_VERSION);
    if (!st)
        st = check_known(t, root, known);
    return st ? st
              : rs_json_member(t->arena, root, "devices", RS_JSON_ARRAY, true, out, t->err);
}

/* What was given to be used and was not is a mistake: a name misspelt. */
static rs_status check_used(const taker *t)
{
    for (size_t i = 0; i < t->options->map_count; i++)
        if (!t->options->maps[i].used)
            return rs_err_set(t->err, RS_USAGE, "--map %.60s=%.60s was not used; correct it",
                              t->options->maps[i].from, t->options->maps[i].to);
    return RS_OK;
}

static rs_status check_tiers(const taker *t)
{
    for (size_t i = 0; i < t->out->count; i++)
        for (size_t k = 0; k < i; k++)
            if (!strcmp(t->out->tables[i]->table.tier, t->out->tables[k]->table.tier))
                return rs_err_set(
                    t->err, RS_FORMAT,
                    "two devices of tier %s ('%s', '%s'); keep one of them in the file",
                    t->out->tables[i]->table.tier, t->out->tables[k]->table.label,
                    t->out->tables[i]->table.label);
    return RS_OK;
}

rs_status rs_adopt_ninfer(const rs_adopt *a,
                          const rs_adopt_ninfer_options *options,
                          const char *text,
                          size_t size,
                          rs_adopt_tables *out,
                          rs_err *err)
{
    taker t = {.a = a, .arena = a->arena, .options = options, .out = out, .err = err};
    const rs_json_value *root = NULL, *devices = NULL;
    rs_status st = rs_json_parse(t.arena, text, size, &root, err);
    if (!st)
        st = check_head(&t, root, &devices);
    for (const rs_json_value *d = st || !devices ? NULL : devices->first; d && !st; d = d->next)
        st = take_device(&t, d);
    if (!st)
        st = check_used(&t);
    if (!st)
        st = check_tiers(&t);
    if (!st && out->count == 0)
        st =
            rs_err_set(err, RS_FAILED, "no device entry%s%s with a route that could be adopted",
                       options->tier ? " of tier " : "", options->tier ? options->tier : "");
    return st;
}

rs_status rs_adopt_ninfer_file(const rs_adopt *a,
                               const rs_emit_table *e,
                               const char *folder,
                               const char **out_path,
                               bool *out_changed,
                               rs_err *err)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    RS_CHECK(out);
    fputs("/* DO NOT EDIT. Route table of tier ", out);
    rs_emit_comment(out,
                    rs_arena_printf(a->arena,
                                    "%s,\n   %s.\n   Adopted from file %s: nobody measured "
                                    "it with this tool.\n   Regenerate: sweep import "
                                    "--ninfer-json FILE",
                                    e->table.tier, e->table.label, a->file_hash));
    fputs(" */\n", out);
    rs_emit_c_body(a->arena, e, out);
    fclose(out);
    rs_status st =
        rs_emit_c_file(a->arena, folder, &e->table, text, size, out_path, out_changed, err);
    free(text);
    return st;
}
