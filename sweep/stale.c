/* Stale measurements by code hash. Layer: sweep. */
#include "sweep/stale.h"

#include <string.h>

const char *rs_stale_state_name(rs_stale_state state)
{
    return state == RS_STALE ? "STALE" : "UNKNOWN_HERE";
}

/* Code hash of a schedule in this build; NULL when it has none of that name. */
static const char *hash_here(const rs_registry *registry, const char *schedule)
{
    rs_schedule parsed;
    if (rs_schedule_parse(schedule, registry->table, &parsed, NULL))
        return NULL;
    return rs_registry_hash(registry, parsed.candidate);
}

static bool same(const char *a, const char *b)
{
    return a && b && !strcmp(a, b);
}

void rs_stale_find(rs_arena *arena,
                   const rs_db_point *points,
                   size_t count,
                   const rs_registry *registry,
                   rs_stale **out_list,
                   size_t *out_count)
{
    rs_stale *list = NULL;
    size_t used = 0, cap = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < points[i].contender_count; k++) {
            const rs_db_contender *c = &points[i].contenders[k];
            if (c->outcome != RS_DB_OK && c->outcome != RS_DB_DROPPED)
                continue;
            const char *here = hash_here(registry, c->schedule);
            if (same(here, c->code_hash))
                continue;
            rs_stale *s = rs_arena_push(arena, (void **)&list, &used, &cap, sizeof *s);
            *s = (rs_stale){here ? RS_STALE : RS_STALE_UNKNOWN_HERE, &points[i], c, here};
        }
    *out_list = list;
    *out_count = used;
}
