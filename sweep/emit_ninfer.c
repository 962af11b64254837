/* A plan as a ninfer route profile. Layer: sweep. */
#include "sweep/adopt_ninfer.h"

#include "sweep/base/json.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* "NVIDIA H200", sm90 -> "nvidia-h200-sm90". Source: context_cost_hardware_class of ninfer. */
static const char *hardware_class(rs_arena *arena, const rs_db_machine *m)
{
    size_t n = 0;
    char digits[16] = "";
    if (strncmp(m->tier, "nvidia-sm", 9) != 0 || sscanf(m->tier + 9, "%15[0-9]", digits) != 1)
        return m->tier;
    char *name = rs_arena_alloc(arena, strlen(m->label) + 1);
    for (const char *p = m->label; *p; p++)
        if (isalnum((unsigned char)*p))
            name[n++] = (char)tolower((unsigned char)*p);
        else if (n && name[n - 1] != '-')
            name[n++] = '-';
    while (n && name[n - 1] == '-')
        n--;
    name[n] = '\0';
    bool prefixed = !strncmp(name, "nvidia-", 7);
    return rs_arena_printf(arena, "%s%s-sm%s", prefixed ? "" : "nvidia-", name, digits);
}

/* "q4g64:linear:5120x640" -> "q4g64_linear/5120x640". */
static const char *key_of(rs_arena *arena, const char *shape)
{
    char *key = rs_arena_strdup(arena, shape), *colon = strchr(key, ':');
    if (colon)
        *colon = '_';
    if (colon && (colon = strchr(colon, ':')))
        *colon = '/';
    return key;
}

static void put_band(rs_json *json, int32_t last, const char *schedule)
{
    rs_json_array(json, NULL);
    rs_json_int(json, NULL, last);
    rs_json_text(json, NULL, schedule);
    rs_json_close(json, ']');
}

/* What the profile says of route i. */
static const char *said(const rs_emit_table *e, int32_t i)
{
    const char *schedule = e->sampled[i] ? e->table.routes[i].schedule : NULL;
    return schedule ? schedule : "";
}

/* Routes [first, end) are of one shape: bands that hold no measured width keep what is
   compiled, and the last of them says nothing. */
static void
put_key(rs_json *json, rs_arena *arena, const rs_emit_table *e, int32_t first, int32_t end)
{
    while (end > first && !e->sampled[end - 1])
        end--;
    if (end == first)
        return;
    rs_json_array(json, key_of(arena, e->table.routes[first].shape));
    for (int32_t i = first; i < end; i++)
        if (i + 1 == end || strcmp(said(e, i), said(e, i + 1)) != 0)
            put_band(json, e->table.routes[i].t_hi, said(e, i));
    rs_json_close(json, ']');
}

static void put_routes(rs_json *json, rs_arena *arena, const rs_emit_table *e)
{
    const rs_route *r = e->table.routes;
    rs_json_object(json, "routes");
    for (int32_t first = 0, end; first < e->table.route_count; first = end) {
        for (end = first + 1; end < e->table.route_count; end++)
            if (strcmp(r[end].shape, r[first].shape) != 0)
                break;
        put_key(json, arena, e, first, end);
    }
    rs_json_close(json, '}');
}

/* No date: same database, same bytes. The catalog is of this tool's schedules; ninfer applies
   an entry of its user file only where the catalog is its own. */
static void put_calibration(rs_json *json, const rs_plan *plan, const rs_emit_table *e)
{
    char *end = NULL;
    long driver = strtol(plan->machine.driver, &end, 10);
    rs_json_object(json, "calibration");
    rs_json_text(json, "route_catalog", e->table.fingerprint);
    rs_json_text(json, "ninfer_build", "routesweep " ROUTESWEEP_VERSION);
    rs_json_int(json, "cuda_driver", *end || driver < 0 || driver > INT32_MAX ? 0 : driver);
    rs_json_int(json, "cuda_runtime", 0);
    rs_json_text(json, "date", "");
    rs_json_close(json, '}');
}

rs_status rs_emit_ninfer(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err)
{
    rs_emit_table *e = NULL;
    rs_status st = rs_emit_routes(arena, plan, registry, &e, err);
    if (st)
        return st;
    rs_json json = {.out = out};
    rs_json_object(&json, NULL);
    rs_json_text(&json, "schema", RS_NINFER_SCHEMA);
    rs_json_int(&json, "schema_version", RS_NINFER_VERSION);
    rs_json_array(&json, "devices");
    rs_json_object(&json, NULL);
    rs_json_text(&json, "hardware_class", hardware_class(arena, &plan->machine));
    rs_json_int(&json, "multiprocessors", plan->machine.cores);
    rs_json_text(&json, "origin",
                 rs_arena_printf(arena, "routesweep, %s: tier %s, policy %s, data %s",
                                 e->table.origin, e->table.tier, e->table.policy,
                                 e->table.data_hash));
    put_calibration(&json, plan, e);
    put_routes(&json, arena, e);
    rs_json_close(&json, '}');
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
    return RS_OK;
}
