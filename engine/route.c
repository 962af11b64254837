/* Lookup in route tables, their checks, and the choice of a table for a device tier. Layer:
   engine, libc only. */
#include "engine/route.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* First index in [0, count) whose shape is >= `shape`. */
static int32_t lower_bound(const rs_route_table *table, const char *shape)
{
    int32_t low = 0, high = table->route_count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (strcmp(table->routes[middle].shape, shape) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const rs_route *
rs_route_bands(const rs_route_table *table, const char *shape, int32_t *out_count)
{
    int32_t first = lower_bound(table, shape), end = first;
    while (end < table->route_count && !strcmp(table->routes[end].shape, shape))
        end++;
    *out_count = end - first;
    return end > first ? &table->routes[first] : NULL;
}

/* The band that holds t, NULL when none does. */
static const rs_route *find_band(const rs_route *bands, int32_t count, int32_t t)
{
    int32_t low = 0, high = count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (bands[middle].t_hi < t)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && bands[low].t_lo <= t ? &bands[low] : NULL;
}

const rs_route *rs_route_pick(const rs_route_table *table, const char *shape, int32_t t)
{
    int32_t count = 0;
    const rs_route *bands = rs_route_bands(table, shape, &count);
    const rs_route *route = find_band(bands, count, t);
    if (route)
        return route;
    bands = rs_route_bands(table, "*", &count);
    return find_band(bands, count, t);
}

static bool fault(char *why, size_t why_size, const rs_route *r, const char *what)
{
    if (why && why_size)
        snprintf(why, why_size, "%s T %d..%d: %s", r->shape, r->t_lo, r->t_hi, what);
    return false;
}

/* What is wrong with route `r` after `before` (NULL at the start of the table); NULL = nothing.
 */
static const char *order_fault(const rs_route *before, const rs_route *r)
{
    int order = before ? strcmp(before->shape, r->shape) : -1;
    if (r->t_lo > r->t_hi)
        return "ends before it starts";
    if (order > 0)
        return "shapes are not sorted";
    if (order < 0)
        return r->t_lo == 1 ? NULL : "the first band must start at 1";
    if (before->t_hi == RS_ROUTE_T_MAX || r->t_lo <= before->t_hi)
        return "overlaps the band before it";
    return r->t_lo == before->t_hi + 1 ? NULL : "leaves a gap after the band before it";
}

bool rs_route_closed(const rs_route_table *table, char *why, size_t why_size)
{
    for (int32_t i = 0; i < table->route_count; i++) {
        const rs_route *r = &table->routes[i];
        if (!r->shape || !r->schedule || !r->layout || !r->numeric) {
            if (why && why_size)
                snprintf(why, why_size, "route %d lacks a field", i);
            return false;
        }
        const char *what = order_fault(i ? r - 1 : NULL, r);
        if (what)
            return fault(why, why_size, r, what);
        bool last = i + 1 == table->route_count || strcmp(r[1].shape, r->shape);
        if (last && r->t_hi != RS_ROUTE_T_MAX)
            return fault(why, why_size, r, "the last band must end at INT32_MAX");
    }
    return true;
}

/* FNV-1a, 64 bits. Source: Fowler, Noll, Vo; the names and their terminators are hashed. */
void rs_route_fingerprint(const rs_route_table *table, char out_hex[17])
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (int32_t i = 0; i < table->route_count; i++) {
        const char *p = table->routes[i].schedule;
        do
            hash = (hash ^ (uint8_t)*p) * 0x100000001b3u;
        while (*p++);
    }
    snprintf(out_hex, 17, "%016llx", (unsigned long long)hash);
}

/* Length of the family part of a tier key and the number after it: "nvidia-sm90-132" -> 11,
   132; "cpu-avx2-2c-32m" -> 8, 2. 0 when the key has no count ("generic-cpu"). */
static size_t family_length(const char *tier, long *out_count)
{
    for (const char *p = strchr(tier, '-'); p; p = strchr(p + 1, '-'))
        if (p[1] >= '0' && p[1] <= '9') {
            *out_count = strtol(p + 1, NULL, 10);
            return (size_t)(p - tier);
        }
    return 0;
}

/* The table of the same family whose core count is nearest; the smaller one on a tie. */
static const rs_route_table *nearest_of_family(const char *backend, const char *tier)
{
    long cores = 0, best_cores = 0;
    size_t length = family_length(tier, &cores);
    const rs_route_table *best = NULL;
    for (const rs_route_table *const *t = rs_route_tables; length && *t; t++) {
        long their_cores = 0;
        if (strcmp((*t)->backend, backend) ||
            family_length((*t)->tier, &their_cores) != length ||
            memcmp((*t)->tier, tier, length))
            continue;
        long distance = labs(their_cores - cores), best_distance = labs(best_cores - cores);
        if (!best || distance < best_distance ||
            (distance == best_distance && their_cores < best_cores)) {
            best = *t;
            best_cores = their_cores;
        }
    }
    return best;
}

const rs_route_table *rs_route_select(const char *backend, const char *tier, bool *out_exact)
{
    const char *forced = getenv("ROUTESWEEP_TIER");
    if (forced && *forced)
        tier = forced;
    const rs_route_table *generic = NULL;
    *out_exact = false;
    for (const rs_route_table *const *t = rs_route_tables; *t; t++) {
        if (strcmp((*t)->backend, backend))
            continue;
        if (!strcmp((*t)->tier, tier)) {
            *out_exact = true;
            return *t;
        }
        if (!generic && !strcmp((*t)->origin, "generic"))
            generic = *t;
    }
    const rs_route_table *family = nearest_of_family(backend, tier);
    return family ? family : generic;
}
