/* Built-in and plugin candidates in one sorted table. Layer: sweep. */
#include "sweep/registry.h"

#include "sweep/base/hash.h"
#include "sweep/plugin_host.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct row {
    const rs_candidate *candidate;
    const char *hash;
} row;

typedef struct row_list {
    row *rows;
    size_t count, cap;
} row_list;

static void
add_rows(rs_arena *arena, row_list *list, const rs_candidate *const *table, const char *hash)
{
    for (size_t i = 0; table[i]; i++) {
        row *r =
            rs_arena_push(arena, (void **)&list->rows, &list->count, &list->cap, sizeof *r);
        r->candidate = table[i];
        r->hash = hash ? hash : rs_candidate_hashes[i];
    }
}

/* Own layouts share their namespace with those of the candidates that are there already. */
static rs_status check_layouts(const row_list *list,
                               const rs_candidate *const *table,
                               const char *path,
                               rs_err *err)
{
    for (; *table; table++)
        for (size_t i = 0; i < list->count; i++)
            if (list->rows[i].candidate->layout != (*table)->layout &&
                !strcmp(list->rows[i].candidate->layout->id, (*table)->layout->id))
                return rs_err_set(err, RS_USAGE,
                                  "plugin %s, %s: the layout '%s' of %s is another one; rename "
                                  "the plugin's",
                                  path, (*table)->id, (*table)->layout->id,
                                  list->rows[i].candidate->id);
    return RS_OK;
}

typedef const rs_plugin *rs_plugin_getter(void);

static rs_status add_plugin(rs_arena *arena, row_list *list, const char *path, rs_err *err)
{
    rs_hash hash = {0};
    rs_status st = rs_hash_file(path, &hash, err);
    if (st)
        return rs_err_prefix(err, st, "plugin");
    const char *full = strchr(path, '/') ? path : rs_arena_printf(arena, "./%s", path);
    void *library = dlopen(full, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return rs_err_set(err, RS_IO, "plugin: %s; is it a shared object for this machine?",
                          dlerror());
    rs_plugin_getter *get = NULL;
    *(void **)&get = dlsym(library, "rs_plugin_get");
    const rs_candidate *const *table = dlsym(library, "rs_plugin_candidates");
    if (get)
        st = rs_plugin_adapt(arena, get(), path, &table, err);
    else if (!table)
        st = rs_err_set(err, RS_IO,
                        "plugin %s does not define rs_plugin_get; see routesweep/plugin.h",
                        path);
    if (!st && table)
        st = check_layouts(list, table, path, err);
    if (st || !table)
        return st;
    add_rows(arena, list, table, rs_arena_strdup(arena, rs_hash_hex(hash).hex));
    return RS_OK;
}

static int compare_rows(const void *a, const void *b)
{
    return strcmp(((const row *)a)->candidate->id, ((const row *)b)->candidate->id);
}

rs_status rs_registry_open(rs_arena *arena,
                           const char *const *plugins,
                           size_t plugin_count,
                           rs_registry *out_registry,
                           rs_err *err)
{
    row_list list = {0};
    add_rows(arena, &list, rs_candidates, NULL);
    for (size_t i = 0; i < plugin_count; i++) {
        rs_status st = add_plugin(arena, &list, plugins[i], err);
        if (st)
            return st;
    }
    RS_CHECK(list.count > 0); /* a build without a candidate does not link its table */
    qsort(list.rows, list.count, sizeof *list.rows, compare_rows);
    rs_registry registry = {.count = list.count};
    registry.table = rs_arena_array(arena, list.count + 1, sizeof *registry.table);
    registry.hashes = rs_arena_array(arena, list.count + 1, sizeof *registry.hashes);
    for (size_t i = 0; i < list.count; i++) {
        if (i && !strcmp(list.rows[i].candidate->id, list.rows[i - 1].candidate->id))
            return rs_err_set(err, RS_USAGE,
                              "two candidates are called '%s'; rename the plugin's",
                              list.rows[i].candidate->id);
        registry.table[i] = list.rows[i].candidate;
        registry.hashes[i] = list.rows[i].hash;
    }
    *out_registry = registry;
    return RS_OK;
}

const char *rs_registry_hash(const rs_registry *registry, const rs_candidate *candidate)
{
    for (size_t i = 0; i < registry->count; i++)
        if (registry->table[i] == candidate)
            return registry->hashes[i];
    return "";
}

void rs_registry_offers(const rs_registry *registry,
                        rs_arena *arena,
                        const rs_device *device,
                        const rs_shape *shape,
                        int32_t t,
                        rs_offer **out_offers,
                        size_t *out_count)
{
    rs_offer *offers = NULL;
    size_t count = 0, cap = 0;
    char text[RS_SCHEDULE_TEXT];
    for (size_t i = 0; i < registry->count; i++) {
        const rs_candidate *c = registry->table[i];
        if (!rs_candidate_does(c, shape->op) || c->backend != device->backend ||
            (c->is_peer && !registry->peers))
            continue;
        rs_schedule schedule;
        for (int32_t k = 0; rs_schedule_next(c, &k, &schedule);) {
            rs_err why = {0};
            rs_offer *offer =
                rs_arena_push(arena, (void **)&offers, &count, &cap, sizeof *offer);
            offer->schedule = schedule;
            offer->text = rs_arena_strdup(arena, rs_schedule_text(&schedule, text));
            offer->hash = registry->hashes[i];
            if (rs_schedule_supports(&schedule, device, shape, t, &why))
                offer->unsupported = rs_arena_strdup(arena, why.msg);
        }
    }
    *out_offers = offers;
    *out_count = count;
}
