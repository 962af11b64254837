/* The generator. Layer: sweep. */
#include "sweep/emit_c.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Routes of the new table: the plan's shapes, in their sorted order. */
typedef struct route_list {
    rs_route *routes;
    const char **notes; /* evidence, one a route */
    size_t count, cap, note_count, note_cap;
} route_list;

static const char *evidence(rs_arena *arena, const rs_plan_shape *s, const rs_band *b)
{
    if (b->first > b->last)
        return "NOT_SAMPLED";
    const rs_band_point *low = &s->points[b->first], *high = &s->points[b->last];
    const rs_db_contender *at_low = rs_plan_contender(low->data, b->schedule);
    const rs_db_contender *at_high = rs_plan_contender(high->data, b->schedule);
    char effect[48];
    double share = 0;
    for (size_t i = b->first; i <= b->last; i++) {
        const rs_db_contender *c = rs_plan_contender(s->points[i].data, b->schedule);
        share = c && c->share > share ? c->share : share;
    }
    if (!at_low || !at_high)
        return b->verdict;
    rs_summary first = rs_stats_summary(at_low), last = rs_stats_summary(at_high);
    bool chosen = !strcmp(low->decision->choice, b->schedule);
    return rs_arena_printf(
        arena, "%s %.2f..%.2f us, %d sessions, T=%d %s vs %s, error %.2f of limit", b->verdict,
        first.median / 1e3, last.median / 1e3, first.sessions, low->t,
        chosen ? rs_plan_effect_text(low->decision, effect) : "-",
        low->decision->against && chosen ? low->decision->against : "none", share);
}

static rs_status add_shape(rs_arena *arena,
                           route_list *list,
                           const rs_plan_shape *s,
                           const rs_registry *registry,
                           rs_err *err)
{
    for (size_t i = 0; i < s->table.count; i++) {
        const rs_band *b = &s->table.bands[i];
        const char *layout, *numeric;
        rs_plan_facts(s, registry, b->schedule, &layout, &numeric);
        if (!layout || !numeric)
            return rs_err_set(err, RS_UNKNOWN,
                              "%s: schedule '%s' is unknown to this build; measure again",
                              s->text, b->schedule);
        rs_route *r =
            rs_arena_push(arena, (void **)&list->routes, &list->count, &list->cap, sizeof *r);
        *r = (rs_route){s->text, b->t_lo, b->t_hi, b->schedule, layout, numeric};
        *(const char **)rs_arena_push(arena, (void **)&list->notes, &list->note_count,
                                      &list->note_cap, sizeof *list->notes) =
            evidence(arena, s, b);
    }
    return RS_OK;
}

static const char *symbol_of(rs_arena *arena, const char *tier)
{
    char *symbol = rs_arena_printf(arena, "rs_routes_%s_linear", tier);
    for (char *p = symbol; *p; p++)
        if (!islower((unsigned char)*p) && !isdigit((unsigned char)*p))
            *p = '_';
    return symbol;
}

static void put_head(FILE *out, const rs_plan *plan)
{
    fprintf(out,
            "/* DO NOT EDIT. Route table of tier %s (%s).\n"
            "   Regenerate: sweep plan --db FILE --policy %s --emit c\n"
            "   Policy %s %s, data %s. */\n"
            "#include \"engine/route.h\"\n\n",
            plan->machine.tier, plan->machine.label, plan->policy_name, plan->policy_name,
            plan->policy_hash, plan->data_hash);
}

static void put_route(FILE *out, const rs_route *r, const char *note)
{
    char hi[24];
    if (r->t_hi == RS_ROUTE_T_MAX)
        snprintf(hi, sizeof hi, "RS_ROUTE_T_MAX");
    else
        snprintf(hi, sizeof hi, "%d", r->t_hi);
    fprintf(out,
            "    /* %s */\n"
            "    {.shape = \"%s\", .t_lo = %d, .t_hi = %s,\n"
            "     .schedule = \"%s\", .layout = \"%s\", .numeric = \"%s\"},\n",
            note, r->shape, r->t_lo, hi, r->schedule, r->layout, r->numeric);
}

rs_status rs_emit_c_text(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err)
{
    route_list list = {0};
    char why[256], fingerprint[17];
    for (size_t i = 0; i < plan->shape_count; i++) {
        rs_status st = plan->shapes[i].problem
                           ? RS_OK
                           : add_shape(arena, &list, &plan->shapes[i], registry, err);
        if (st)
            return st;
    }
    rs_route_table table = {.tier = plan->machine.tier,
                            .backend = plan->machine.backend,
                            .origin = "measured",
                            .label = plan->machine.label,
                            .routes = list.routes,
                            .route_count = (int32_t)list.count};
    if (list.count == 0)
        return rs_err_set(err, RS_FAILED, "no shape has a table; see `sweep plan`");
    if (!rs_route_closed(&table, why, sizeof why))
        return rs_err_set(err, RS_FAILED,
                          "the new table is not closed (%s); this is a bug, please report it",
                          why);
    rs_route_fingerprint(&table, fingerprint);
    put_head(out, plan);
    fputs("static const rs_route routes[] = {\n", out);
    for (size_t i = 0; i < list.count; i++)
        put_route(out, &list.routes[i], list.notes[i]);
    const char *symbol = symbol_of(arena, plan->machine.tier);
    fprintf(out,
            "};\n\nextern const rs_route_table %s;\nconst rs_route_table %s = {\n"
            "    .tier = \"%s\",\n    .backend = \"%s\",\n    .origin = \"measured\",\n    "
            ".label = \"%s\",\n"
            "    .policy = \"%s %s\",\n    .data_hash = \"%s\",\n    .fingerprint = \"%s\",\n"
            "    .routes = routes,\n    .route_count = sizeof routes / sizeof *routes,\n};\n",
            symbol, symbol, plan->machine.tier, plan->machine.backend, plan->machine.label,
            plan->policy_name, plan->policy_hash, plan->data_hash, fingerprint);
    return RS_OK;
}

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
        return rs_err_set(err, RS_IO, "cannot write %s: %s", temporary, strerror(errno));
    bool ok = fwrite(text, 1, size, f) == size && !fflush(f) && !fsync(fileno(f));
    int why = errno;
    fclose(f);
    if (ok && !rename(temporary, path))
        return RS_OK;
    unlink(temporary);
    return rs_err_set(err, why == ENOSPC ? RS_FULL : RS_IO,
                      "cannot write %s: %s; the old table stands", path, strerror(why));
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
    if (!st && ((mkdir(folder, 0777) && errno != EEXIST) ||
                (mkdir(tier_folder, 0777) && errno != EEXIST)))
        st = rs_err_set(err, RS_IO, "cannot make %s: %s", tier_folder, strerror(errno));
    if (!st) {
        *out_changed = !same_bytes(*out_path, text, size);
        if (*out_changed)
            st = write_file(arena, *out_path, text, size, err);
    }
    free(text);
    return st;
}
