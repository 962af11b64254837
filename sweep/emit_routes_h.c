/* The portable header. Layer: sweep. */
#include "sweep/emit_routes_h.h"

#include "sweep/emit_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void put_fact(FILE *out, const char *name, const char *value)
{
    fprintf(out, "#define ROUTESWEEP_%s ", name);
    rs_emit_string(out, value);
    fputc('\n', out);
}

static void put_head(FILE *out, rs_arena *arena, const rs_route_table *t)
{
    fputs("/* DO NOT EDIT. Routes of tier ", out);
    rs_emit_comment(out, rs_arena_printf(arena, "%s (%s), %s.", t->tier, t->label, t->origin));
    fputs(
        "\n   Regenerate: sweep plan --db FILE --emit routes-h\n"
        "   Needs nothing; C99 and C++. origin: \"measured\" on this very tier, or \"adopted\" "
        "from another\n   program. routesweep_lookup(shape, t) gives the route of width t, "
        "NULL for a shape that is not here\n   and for t < 1. Weights must stand in the "
        "route's layout. */\n"
        "#ifndef ROUTESWEEP_ROUTES_H\n#define ROUTESWEEP_ROUTES_H\n\n",
        out);
    put_fact(out, "TIER", t->tier);
    put_fact(out, "BACKEND", t->backend);
    put_fact(out, "ORIGIN", t->origin);
    put_fact(out, "LABEL", t->label);
    put_fact(out, "POLICY", t->policy);
    put_fact(out, "DATA_HASH", t->data_hash);
    put_fact(out, "FINGERPRINT", t->fingerprint);
    fprintf(out, "#define ROUTESWEEP_ROUTE_COUNT %d\n\n", t->route_count);
}

/* int is at least 32 bits wherever a GPU or AVX2 is: no stdint.h is needed. */
static const char declaration[] =
    "typedef struct routesweep_route {\n"
    "    const char *shape;    /* \"FORMAT:OP:NxK\" */\n"
    "    int t_lo, t_hi;       /* widths, inclusive */\n"
    "    const char *schedule; /* \"candidate/knob=value,...\" */\n"
    "    const char *layout, *numeric;\n"
    "} routesweep_route;\n\n"
    "/* Sorted by shape (bytes), then t_lo; the bands of a shape have no gap. */\n"
    "static const routesweep_route routesweep_routes[ROUTESWEEP_ROUTE_COUNT] = {\n";

/* One binary search for the last route that is not behind (shape, t). */
static const char lookup[] =
    "};\n\n"
    "static inline int routesweep_compare(const char *a, const char *b)\n"
    "{\n"
    "    while (*a && *a == *b) {\n"
    "        a++;\n"
    "        b++;\n"
    "    }\n"
    "    return (int)(unsigned char)*a - (int)(unsigned char)*b;\n"
    "}\n\n"
    "static inline const routesweep_route *routesweep_lookup(const char *shape, int t)\n"
    "{\n"
    "    int low = 0, high = ROUTESWEEP_ROUTE_COUNT;\n"
    "    while (low < high) {\n"
    "        const int middle = low + (high - low) / 2;\n"
    "        const routesweep_route *r = &routesweep_routes[middle];\n"
    "        const int order = routesweep_compare(r->shape, shape);\n"
    "        if (order == 0 && t >= r->t_lo && t <= r->t_hi)\n"
    "            return r;\n"
    "        if (order < 0 || (order == 0 && r->t_hi < t))\n"
    "            low = middle + 1;\n"
    "        else\n"
    "            high = middle;\n"
    "    }\n"
    "    return 0;\n"
    "}\n\n"
    "#endif\n";

static void put_route(FILE *out, const rs_route *r)
{
    fputs("    {", out);
    rs_emit_string(out, r->shape);
    fprintf(out, ", %d, %d, ", r->t_lo, r->t_hi);
    rs_emit_string(out, r->schedule);
    fputs(", ", out);
    rs_emit_string(out, r->layout);
    fputs(", ", out);
    rs_emit_string(out, r->numeric);
    fputs("},\n", out);
}

rs_status rs_emit_routes_h(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err)
{
    rs_emit_table *e = NULL;
    rs_status st = rs_emit_routes(arena, plan, registry, &e, err);
    if (st)
        return st;
    put_head(out, arena, &e->table);
    fputs(declaration, out);
    for (int32_t i = 0; i < e->table.route_count; i++)
        put_route(out, &e->table.routes[i]);
    fputs(lookup, out);
    return RS_OK;
}

rs_status rs_emit_routes_h_file(rs_arena *arena,
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
    rs_status st = rs_emit_routes_h(arena, plan, registry, memory, err);
    fclose(memory);
    *out_path = rs_arena_printf(arena, "%s/routes.h", folder);
    if (!st && mkdir(folder, 0777) && errno != EEXIST)
        st = rs_err_set(err, RS_IO, "cannot make %s: %s; give another --out", folder,
                        strerror(errno));
    if (!st)
        st = rs_emit_file(arena, *out_path, text, size, out_changed, err);
    free(text);
    return st;
}
