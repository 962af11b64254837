/* `engine tiers`: compiled-in route tables, this machine's tiers, and what serves. Layer:
 * engine. */
#include "engine/cmd.h"
#include "engine/tables.h"
#include "sweep/base/json.h"

#include <argp.h>
#include <stdio.h>
#include <string.h>

typedef struct counts {
    int32_t shapes, bands;
} counts;

static counts count(const rs_route_table *table)
{
    counts c = {.bands = table->route_count};
    for (int32_t i = 0; i < table->route_count; i++)
        c.shapes += i == 0 || strcmp(table->routes[i - 1].shape, table->routes[i].shape) != 0;
    return c;
}

static void print_tables(void)
{
    size_t width = strlen("tier");
    for (const rs_route_table *const *t = rs_route_tables; *t; t++)
        width = strlen((*t)->tier) > width ? strlen((*t)->tier) : width;
    printf("%-*s  %-8s  %6s  %5s  %-6s  %s\n", (int)width, "tier", "origin", "shapes", "bands",
           "state", "label");
    for (const rs_route_table *const *t = rs_route_tables; *t; t++) {
        counts c = count(*t);
        bool ok = rs_table_check(*t, NULL) == RS_OK;
        printf("%-*s  %-8s  %6d  %5d  %-6s  %s\n", (int)width, (*t)->tier, (*t)->origin,
               c.shapes, c.bands, ok ? "ok" : "FAULTY", (*t)->label ? (*t)->label : "");
    }
}

/* What serves `backend`; a missing device is a line, no failure. */
static void print_device(const char *backend)
{
    rs_err err = {0};
    rs_device device;
    rs_table_choice choice;
    char tier[RS_TIER_TEXT], note[RS_TABLE_NOTE];
    printf("\n%-5s ", backend);
    if (rs_device_open(backend, &device, &err)) {
        printf("none: %s\n", err.msg);
        return;
    }
    printf("%s (%s)\n", rs_device_tier(&device, tier), device.name);
    if (rs_table_choose(&device, NULL, &choice, &err)) {
        printf("      %s\n", err.msg);
        return;
    }
    printf("      served by %s (%s)\n", choice.table->tier,
           choice.exact    ? "exact"
           : choice.forced ? "forced by ROUTESWEEP_TIER"
                           : choice.table->origin);
    if (*rs_table_note(&device, &choice, note))
        printf("      %s\n", note);
}

static void json_device(rs_json *json, const char *backend)
{
    rs_err err = {0};
    rs_device device;
    rs_table_choice choice;
    char tier[RS_TIER_TEXT];
    rs_json_object(json, NULL);
    rs_json_text(json, "backend", backend);
    if (rs_device_open(backend, &device, &err)) {
        rs_json_text(json, "tier", NULL);
        rs_json_text(json, "reason", err.msg);
    } else {
        rs_json_text(json, "tier", rs_device_tier(&device, tier));
        rs_json_text(json, "name", device.name);
        bool ok = rs_table_choose(&device, NULL, &choice, &err) == RS_OK;
        rs_json_text(json, "served_by", ok ? choice.table->tier : NULL);
        rs_json_bool(json, "exact", ok && choice.exact);
    }
    rs_json_close(json, '}');
}

static void print_json(void)
{
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "tiers", 1);
    rs_json_text(&json, "command", "engine tiers");
    rs_json_array(&json, "tables");
    for (const rs_route_table *const *t = rs_route_tables; *t; t++) {
        counts c = count(*t);
        rs_json_object(&json, NULL);
        rs_json_text(&json, "tier", (*t)->tier);
        rs_json_text(&json, "backend", (*t)->backend);
        rs_json_text(&json, "origin", (*t)->origin);
        rs_json_text(&json, "label", (*t)->label);
        rs_json_text(&json, "policy", (*t)->policy);
        rs_json_text(&json, "data_hash", (*t)->data_hash);
        rs_json_int(&json, "shapes", c.shapes);
        rs_json_int(&json, "bands", c.bands);
        rs_json_bool(&json, "ok", rs_table_check(*t, NULL) == RS_OK);
        rs_json_close(&json, '}');
    }
    rs_json_close(&json, ']');
    rs_json_array(&json, "devices");
    json_device(&json, "cpu");
    json_device(&json, "cuda");
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    (void)arg;
    if (key != 'J')
        return ARGP_ERR_UNKNOWN;
    *(bool *)state->input = true;
    return 0;
}

rs_status rs_engine_tiers(int argc, char **argv, rs_err *err)
{
    static const struct argp_option options[] = {
        {"json", 'J', 0, 0, "print one JSON object instead of a table", 0}, {0}};
    static const struct argp argp = {
        options, parse,
        NULL,    "Lists the route tables compiled in and says which one serves this machine.",
        NULL,    NULL,
        NULL};
    bool json = false;
    if (argp_parse(&argp, argc, argv, 0, NULL, &json))
        return rs_err_set(err, RS_USAGE, "see engine tiers --help");
    if (json) {
        print_json();
        return RS_OK;
    }
    print_tables();
    print_device("cpu");
    print_device("cuda");
    return RS_OK;
}
