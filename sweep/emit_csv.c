/* Route tables as CSV. Layer: sweep. */
#include "sweep/emit_csv.h"

/* Quoted: schedule names hold commas. */
static void put(FILE *out, const char *text, const char *end)
{
    fputc('"', out);
    for (const char *p = text; *p; p++) {
        if (*p == '"')
            fputc('"', out);
        fputc(*p, out);
    }
    fprintf(out, "\"%s", end);
}

rs_status rs_emit_csv(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err)
{
    rs_emit_table *e = NULL;
    rs_status st = rs_emit_routes(arena, plan, registry, &e, err);
    if (st)
        return st;
    fputs("tier,shape,t_lo,t_hi,schedule,layout,numeric\n", out);
    for (int32_t i = 0; i < e->table.route_count; i++) {
        const rs_route *r = &e->table.routes[i];
        put(out, e->table.tier, ",");
        put(out, r->shape, ",");
        fprintf(out, "%d,%d,", r->t_lo, r->t_hi);
        put(out, r->schedule, ",");
        put(out, r->layout, ",");
        put(out, r->numeric, "\n");
    }
    return RS_OK;
}
