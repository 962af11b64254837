/* The generator. Layer: sweep. */
#include "sweep/emit_c.h"

#include "sweep/evidence.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct route_list {
    rs_route *routes;
    const char **notes; /* one a route */
    size_t count, cap, note_count, note_cap;
} route_list;

static rs_status add_shape(rs_arena *arena,
                           route_list *list,
                           const rs_plan *plan,
                           const rs_plan_shape *s,
                           const rs_registry *registry,
                           rs_err *err)
{
    for (size_t i = 0; i < s->table.count; i++) {
        const rs_band *b = &s->table.bands[i];
        const char *layout, *numeric;
        rs_plan_facts(s, registry, b->schedule, &layout, &numeric);
        if (!layout || !numeric)
            return rs_err_set(
                err, RS_UNKNOWN,
                "%s: schedule '%s' is neither measured nor in this build; measure it", s->text,
                b->schedule);
        rs_route *r =
            rs_arena_push(arena, (void **)&list->routes, &list->count, &list->cap, sizeof *r);
        *r = (rs_route){s->text, b->t_lo, b->t_hi, b->schedule, layout, numeric};
        const char **note = rs_arena_push(arena, (void **)&list->notes, &list->note_count,
                                          &list->note_cap, sizeof *note);
        *note = rs_evidence_text(arena, plan, s, b);
    }
    return RS_OK;
}

rs_status rs_emit_routes(rs_arena *arena,
                         const rs_plan *plan,
                         const rs_registry *registry,
                         rs_emit_table **out_table,
                         rs_err *err)
{
    route_list list = {0};
    char why[256];
    for (size_t i = 0; i < plan->shape_count; i++) {
        rs_status st = plan->shapes[i].problem
                           ? RS_OK
                           : add_shape(arena, &list, plan, &plan->shapes[i], registry, err);
        if (st)
            return st;
    }
    if (list.count == 0)
        return rs_err_set(err, RS_FAILED, "no shape has a table; `sweep plan` says why");
    rs_emit_table *e = rs_arena_alloc(arena, sizeof *e);
    snprintf(e->policy, sizeof e->policy, "%s %s", plan->policy_name, plan->policy_hash);
    e->notes = list.notes;
    e->table = (rs_route_table){.tier = plan->machine.tier,
                                .backend = plan->machine.backend,
                                .origin = "measured",
                                .label = plan->machine.label,
                                .policy = e->policy,
                                .data_hash = plan->data_hash,
                                .fingerprint = e->fingerprint,
                                .routes = list.routes,
                                .route_count = (int32_t)list.count};
    if (!rs_route_closed(&e->table, why, sizeof why))
        return rs_err_set(err, RS_FAILED,
                          "the new table is not closed (%s); this is a bug, please report it",
                          why);
    rs_route_fingerprint(&e->table, e->fingerprint);
    *out_table = e;
    return RS_OK;
}

/* ---- text ---- */

/* A device's name and a schedule's may hold anything: they come out of a database. */
static void put_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *p = (const unsigned char *)text; *p; p++)
        if (*p == '"' || *p == '\\' || *p == '?')
            fprintf(out, "\\%c", *p);
        else if (*p < 32 || *p > 126)
            fprintf(out, "\\%03o", *p);
        else
            fputc(*p, out);
    fputc('"', out);
}

/* Text inside a comment: cannot end it, cannot begin another. */
static void put_comment(FILE *out, const char *text)
{
    for (const char *p = text; *p; p++) {
        fputc((unsigned char)*p < 32 && *p != '\n' ? ' ' : *p, out);
        if ((p[0] == '*' && p[1] == '/') || (p[0] == '/' && p[1] == '*'))
            fputc(' ', out);
    }
}

static void put_field(FILE *out, const char *name, const char *value)
{
    fprintf(out, "    .%s = ", name);
    put_string(out, value);
    fputs(",\n", out);
}

static void put_classes(FILE *out, const rs_allow *allow)
{
    rs_allow usual = rs_allow_default();
    bool rounded = allow->rounded_from != usual.rounded_from;
    bool a8 = allow->a8_from != usual.a8_from;
    if (rounded || a8)
        fprintf(out, " --allow exact%s%s", rounded ? ",rounded" : "", a8 ? ",a8" : "");
}

static void put_head(FILE *out, rs_arena *arena, const rs_plan *plan)
{
    const rs_plan_options *o = &plan->options;
    fputs("/* DO NOT EDIT. Route table of tier ", out);
    put_comment(
        out, rs_arena_printf(arena, "%s (%s).\n   Regenerate: sweep plan --db FILE --policy %s",
                             plan->machine.tier, plan->machine.label, plan->policy_name));
    if (o->tier)
        put_comment(out, rs_arena_printf(arena, " --tier %s", o->tier));
    if (o->mode && strcmp(o->mode, "chain") != 0)
        put_comment(out, rs_arena_printf(arena, " --mode %s", o->mode));
    if (o->shape)
        put_comment(out, rs_arena_printf(arena, " --shape %s", o->shape));
    if (o->layout_budget > 1)
        fprintf(out, " --layout-budget %d", o->layout_budget);
    put_classes(out, &o->allow);
    fprintf(
        out,
        " --emit c\n   Policy %s, data %s. Times are medians at the first and last measured\n"
        "   width of a band; [] is the 95 %% interval; a width that says NOT_SAMPLED was not "
        "measured. */\n#include \"engine/route.h\"\n\n",
        plan->policy_hash, plan->data_hash);
}

static void put_route(FILE *out, const rs_route *r, const char *note)
{
    fputs("    /* ", out);
    put_comment(out, note);
    fputs(" */\n    {.shape = ", out);
    put_string(out, r->shape);
    fprintf(out, ", .t_lo = %d, .t_hi = ", r->t_lo);
    if (r->t_hi == RS_ROUTE_T_MAX)
        fputs("RS_ROUTE_T_MAX", out);
    else
        fprintf(out, "%d", r->t_hi);
    fputs(",\n     .schedule = ", out);
    put_string(out, r->schedule);
    fputs(", .layout = ", out);
    put_string(out, r->layout);
    fputs(", .numeric = ", out);
    put_string(out, r->numeric);
    fputs("},\n", out);
}

static void put_table(FILE *out, const rs_route_table *t, const char *symbol)
{
    fprintf(out, "};\n\nextern const rs_route_table %s;\nconst rs_route_table %s = {\n", symbol,
            symbol);
    put_field(out, "tier", t->tier);
    put_field(out, "backend", t->backend);
    put_field(out, "origin", t->origin);
    put_field(out, "label", t->label);
    put_field(out, "policy", t->policy);
    put_field(out, "data_hash", t->data_hash);
    put_field(out, "fingerprint", t->fingerprint);
    fputs("    .routes = routes,\n    .route_count = sizeof routes / sizeof *routes,\n};\n",
          out);
}

static const char *symbol_of(rs_arena *arena, const char *tier)
{
    char *symbol = rs_arena_printf(arena, "rs_routes_%s_linear", tier);
    for (char *p = symbol; *p; p++)
        if (!islower((unsigned char)*p) && !isdigit((unsigned char)*p))
            *p = '_';
    return symbol;
}

rs_status rs_emit_c_text(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err)
{
    rs_emit_table *e = NULL;
    rs_status st = rs_emit_routes(arena, plan, registry, &e, err);
    if (st || !e)
        return st;
    put_head(out, arena, plan);
    fputs("static const rs_route routes[] = {\n", out);
    for (int32_t i = 0; i < e->table.route_count; i++)
        put_route(out, &e->table.routes[i], e->notes[i]);
    put_table(out, &e->table, symbol_of(arena, plan->machine.tier));
    return RS_OK;
}

/* ---- file ---- */

static bool same_bytes(const char *path, const char *text, size_t size)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    char *old = malloc(size + 1);
    bool same = old && fread(old, 1, size + 1, f) == size && !memcmp(old, text, size);
    free(old);
    fclose(f);
    return same;
}

static rs_status
write_file(rs_arena *arena, const char *path, const char *text, size_t size, rs_err *err)
{
    const char *temporary = rs_arena_printf(arena, "%s.tmp", path);
    FILE *f = fopen(temporary, "wb");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", temporary,
                          strerror(errno));
    errno = 0;
    bool ok = fwrite(text, 1, size, f) == size && !fflush(f) && !fsync(fileno(f));
    int why = errno;
    ok = !fclose(f) && ok && same_bytes(temporary, text, size);
    if (ok && !rename(temporary, path))
        return RS_OK;
    why = why ? why : errno;
    unlink(temporary);
    return rs_err_set(err, why == ENOSPC || why == EFBIG ? RS_FULL : RS_IO,
                      "cannot write %s: %s; the old table stands", path, strerror(why));
}

/* The tier becomes a folder and a symbol: nothing of it may lead elsewhere. */
static rs_status
make_folder(const char *folder, const char *tier, const char *path, rs_err *err)
{
    if (!*tier || strspn(tier, "abcdefghijklmnopqrstuvwxyz0123456789-_") != strlen(tier))
        return rs_err_set(err, RS_FORMAT,
                          "tier '%s' is no name for a folder; verify the database", tier);
    if ((mkdir(folder, 0777) && errno != EEXIST) || (mkdir(path, 0777) && errno != EEXIST))
        return rs_err_set(err, RS_IO, "cannot make %s: %s; give another --out", path,
                          strerror(errno));
    return RS_OK;
}

rs_status rs_emit_c(rs_arena *arena,
                    const rs_plan *plan,
                    const rs_registry *registry,
                    const char *folder,
                    const char **out_path,
                    bool *out_changed,
                    rs_err *err)
{
    char *text = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&text, &size);
    RS_CHECK(memory);
    rs_status st = rs_emit_c_text(arena, plan, registry, memory, err);
    fclose(memory);
    const char *tier_folder = rs_arena_printf(arena, "%s/%s", folder, plan->machine.tier);
    *out_path = rs_arena_printf(arena, "%s/linear.c", tier_folder);
    if (!st)
        st = make_folder(folder, plan->machine.tier, tier_folder, err);
    if (!st) {
        *out_changed = !same_bytes(*out_path, text, size);
        if (*out_changed)
            st = write_file(arena, *out_path, text, size, err);
    }
    free(text);
    return st;
}
