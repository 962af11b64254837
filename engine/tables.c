/* Choice and checks of compiled-in route tables. Layer: engine. */
#include "engine/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

rs_status rs_table_check(const rs_route_table *table, rs_err *err)
{
    char why[160] = "", fingerprint[17];
    if (!rs_route_closed(table, why, sizeof why))
        return rs_err_set(
            err, RS_FORMAT,
            "route table %s is not closed (%s); write it again with sweep plan --emit c",
            table->tier, why);
    rs_route_fingerprint(table, fingerprint);
    if (!table->fingerprint || strcmp(table->fingerprint, fingerprint))
        return rs_err_set(
            err, RS_FORMAT,
            "route table %s has fingerprint %s, its schedules give %s: it was edited by "
            "hand; write it again with sweep plan --emit c",
            table->tier, table->fingerprint ? table->fingerprint : "(none)", fingerprint);
    return RS_OK;
}

static const rs_route_table *find(const char *backend, const char *tier)
{
    for (const rs_route_table *const *t = rs_route_tables; *t; t++)
        if (!strcmp((*t)->backend, backend) && !strcmp((*t)->tier, tier))
            return *t;
    return NULL;
}

static rs_status unknown_tier(const char *backend, const char *tier, rs_err *err)
{
    char names[256] = "";
    for (const rs_route_table *const *t = rs_route_tables; *t; t++)
        if (!strcmp((*t)->backend, backend)) {
            size_t used = strlen(names);
            snprintf(names + used, sizeof names - used, " %s", (*t)->tier);
        }
    return rs_err_set(err, RS_UNKNOWN,
                      "no %s route table of tier '%s' is compiled in; there are:%s", backend,
                      tier, names);
}

static const rs_route_table *generic_of(const char *backend)
{
    for (const rs_route_table *const *t = rs_route_tables; *t; t++)
        if (!strcmp((*t)->backend, backend) && !strcmp((*t)->origin, "generic"))
            return *t;
    return NULL;
}

rs_status rs_table_choose(const rs_device *device,
                          const char *forced,
                          rs_table_choice *out_choice,
                          rs_err *err)
{
    char tier[RS_TIER_TEXT];
    const char *backend = rs_backend_name(device->backend),
               *environment = getenv("ROUTESWEEP_TIER");
    rs_table_choice choice = {.forced = forced != NULL};
    rs_device_tier(device, tier);
    if (forced) {
        choice.table = find(backend, forced);
        if (!choice.table)
            return unknown_tier(backend, forced, err);
    } else {
        choice.table = rs_route_select(backend, tier, &choice.exact);
        if (!choice.table)
            return rs_err_set(err, RS_FAILED,
                              "no %s route table is compiled in; restore generated/generic_%s",
                              backend, backend);
    }
    choice.exact = !strcmp(choice.table->tier, tier);
    if (environment && !strcmp(choice.table->tier, environment))
        choice.forced = true;
    choice.backstop = generic_of(backend);
    rs_status st = rs_table_check(choice.table, err);
    if (!st && choice.backstop)
        st = rs_table_check(choice.backstop, err);
    if (!st)
        *out_choice = choice;
    return st;
}

const char *
rs_table_note(const rs_device *device, const rs_table_choice *choice, char out[RS_TABLE_NOTE])
{
    char tier[RS_TIER_TEXT], backend[32];
    out[0] = '\0';
    if (choice->exact || choice->forced)
        return out;
    snprintf(backend, sizeof backend, "%s", rs_backend_name(device->backend));
    if (device->backend == RS_BACKEND_CUDA)
        snprintf(backend, sizeof backend, "cuda:%d", device->index);
    snprintf(out, RS_TABLE_NOTE,
             "tier %s serves, nobody has measured %s; to measure it: sweep --model FILE.gguf "
             "--backend %s "
             "&& sweep plan --emit c, then rebuild",
             choice->table->tier, rs_device_tier(device, tier), backend);
    return out;
}
