/* The generator. Layer: sweep. */
#include "sweep/emit_c.h"

#include "sweep/emit_text.h"
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
    bool *sampled;      /* likewise */
    size_t count, cap, note_count, note_cap, sampled_count, sampled_cap;
} route_list;

enum { OLD_TABLE_MAX = 64 << 20 };

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
        *(bool *)rs_arena_push(arena, (void **)&list->sampled, &list->sampled_count,
                               &list->sampled_cap, sizeof *list->sampled) = b->first <= b->last;
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
    e->sampled = list.sampled;
    e->table = (rs_route_table){.tier = plan->machine.tier,
                                .backend = plan->machine.backend,
                                .origin = rs_plan_origin(plan),
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

static void put_field(FILE *out, const char *name, const char *value)
{
    fprintf(out, "    .%s = ", name);
    rs_emit_string(out, value);
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
    rs_emit_comment(
        out, rs_arena_printf(arena, "%s (%s).\n   Regenerate: sweep plan --db FILE --policy %s",
                             plan->machine.tier, plan->machine.label, plan->policy_name));
    if (o->tier)
        rs_emit_comment(out, rs_arena_printf(arena, " --tier %s", o->tier));
    if (o->mode && strcmp(o->mode, "chain") != 0)
        rs_emit_comment(out, rs_arena_printf(arena, " --mode %s", o->mode));
    if (o->shape)
        rs_emit_comment(out, rs_arena_printf(arena, " --shape %s", o->shape));
    if (o->layout_budget > 1)
        fprintf(out, " --layout-budget %d", o->layout_budget);
    put_classes(out, &o->allow);
    fprintf(
        out,
        " --emit c\n   Policy %s, data %s. Times are medians at the first and last measured\n"
        "   width of a band; [] is the 95 %% interval; a width that says NOT_SAMPLED was not "
        "measured. */\n",
        plan->policy_hash, plan->data_hash);
}

static void put_route(FILE *out, const rs_route *r, const char *note)
{
    fputs("    /* ", out);
    rs_emit_comment(out, note);
    fputs(" */\n    {.shape = ", out);
    rs_emit_string(out, r->shape);
    fprintf(out, ", .t_lo = %d, .t_hi = ", r->t_lo);
    if (r->t_hi == RS_ROUTE_T_MAX)
        fputs("RS_ROUTE_T_MAX", out);
    else
        fprintf(out, "%d", r->t_hi);
    fputs(",\n     .schedule = ", out);
    rs_emit_string(out, r->schedule);
    fputs(", .layout = ", out);
    rs_emit_string(out, r->layout);
    fputs(", .numeric = ", out);
    rs_emit_string(out, r->numeric);
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

void rs_emit_c_body(rs_arena *arena, const rs_emit_table *e, FILE *out)
{
    fputs("#include \"engine/route.h\"\n\nstatic const rs_route routes[] = {\n", out);
    for (int32_t i = 0; i < e->table.route_count; i++)
        put_route(out, &e->table.routes[i], e->notes[i]);
    put_table(out, &e->table, symbol_of(arena, e->table.tier));
}

rs_status rs_emit_c_text(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err)
{
    rs_emit_table *e = NULL;
    rs_status st = rs_emit_routes(arena, plan, registry, &e, err);
    if (st || !e)
        return st;
    put_head(out, arena, plan);
    rs_emit_c_body(arena, e, out);
    return RS_OK;
}

/* ---- file ---- */

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

/* What somebody measured here is not given up for what somebody else says. */
static rs_status keep_measured(rs_arena *arena, const char *path, rs_err *err)
{
    char *old = NULL;
    size_t size = 0;
    if (access(path, F_OK))
        return RS_OK;
    rs_status st = rs_emit_read(arena, path, OLD_TABLE_MAX, &old, &size, err);
    if (!st && strstr(old, ".origin = \"measured\""))
        st = rs_err_set(err, RS_FAILED,
                        "%s was measured, and an adopted table never replaces it; give another "
                        "--out",
                        path);
    return st;
}

rs_status rs_emit_c_file(rs_arena *arena,
                         const char *folder,
                         const rs_route_table *table,
                         const char *text,
                         size_t size,
                         const char **out_path,
                         bool *out_changed,
                         rs_err *err)
{
    const char *tier_folder = rs_arena_printf(arena, "%s/%s", folder, table->tier);
    *out_path = rs_arena_printf(arena, "%s/linear.c", tier_folder);
    rs_status st = make_folder(folder, table->tier, tier_folder, err);
    if (!st && strcmp(table->origin, "measured") != 0)
        st = keep_measured(arena, *out_path, err);
    return st ? st : rs_emit_file(arena, *out_path, text, size, out_changed, err);
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
    rs_route_table table = {.tier = plan->machine.tier, .origin = rs_plan_origin(plan)};
    rs_status st = rs_emit_c_text(arena, plan, registry, memory, err);
    fclose(memory);
    if (!st)
        st = rs_emit_c_file(arena, folder, &table, text, size, out_path, out_changed, err);
    free(text);
    return st;
}
