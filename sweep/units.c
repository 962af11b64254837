/* Units of a campaign: listing, history, blame, cost. Layer: sweep. */
#include "sweep/units.h"

#include "engine/route.h"
#include "sweep/base/hash.h"

#include <stdlib.h>
#include <string.h>

enum { STRIKES = 2 };

static const rs_shape *shape_of(const rs_units *units, const rs_unit *unit)
{
    return &units->options->cases->list[unit->case_index].shape;
}

static int compare_offers(const void *a, const void *b)
{
    return strcmp(((const rs_offer *)a)->text, ((const rs_offer *)b)->text);
}

static const char *set_hash(rs_units *units, const rs_unit *unit)
{
    rs_hash hash = {0};
    rs_hash_add_text(&hash, units->options->mode);
    for (size_t i = 0; i < unit->offer_count; i++) {
        if (unit->offers[i].unsupported)
            continue;
        rs_hash_add_text(&hash, unit->offers[i].text);
        rs_hash_add_text(&hash, unit->offers[i].hash);
    }
    return rs_arena_strdup(units->arena, rs_hash_hex(hash).hex);
}

static const char *find_incumbent(const rs_units *units, const rs_unit *unit)
{
    char tier[RS_TIER_TEXT], shape[RS_SHAPE_TEXT];
    bool exact;
    const rs_route_table *table = rs_route_select(rs_backend_name(units->device->backend),
                                                  rs_device_tier(units->device, tier), &exact);
    rs_shape_text(shape_of(units, unit), shape);
    const rs_route *route = table ? rs_route_pick(table, shape, unit->t) : NULL;
    for (size_t i = 0; route && i < unit->offer_count; i++)
        if (!unit->offers[i].unsupported && !strcmp(unit->offers[i].text, route->schedule))
            return unit->offers[i].text;
    return NULL;
}

const rs_blame *rs_units_blamed(const rs_unit *unit, const char *schedule)
{
    for (size_t i = 0; i < unit->blame_count; i++)
        if (!strcmp(unit->blames[i].schedule, schedule))
            return &unit->blames[i];
    return NULL;
}

rs_blame *rs_units_blame(rs_units *units,
                         rs_unit *unit,
                         const char *schedule,
                         rs_db_outcome outcome,
                         const char *reason)
{
    rs_blame *b = rs_arena_push(units->arena, (void **)&unit->blames, &unit->blame_count,
                                &unit->blame_cap, sizeof *b);
    b->schedule = rs_arena_strdup(units->arena, schedule);
    b->reason = rs_arena_strdup(units->arena, reason);
    b->outcome = outcome;
    return b;
}

static rs_strikes *strikes_of(const rs_units *units, const rs_candidate *candidate)
{
    for (size_t i = 0; i < units->registry->count; i++)
        if (units->strikes[i].candidate == candidate)
            return &units->strikes[i];
    return NULL;
}

void rs_units_strike(rs_units *units, const rs_candidate *candidate, rs_db_outcome outcome)
{
    rs_strikes *s = strikes_of(units, candidate);
    RS_CHECK(s);
    s->count++;
    s->outcome = outcome;
}

void rs_units_leave_out(rs_units *units, rs_unit *unit)
{
    for (size_t i = 0; i < unit->offer_count; i++) {
        const rs_offer *o = &unit->offers[i];
        const rs_strikes *s = strikes_of(units, o->schedule.candidate);
        if (!o->unsupported && s->count >= STRIKES && !rs_units_blamed(unit, o->text))
            rs_units_blame(units, unit, o->text, s->outcome,
                           "left out: it took down two workers of this campaign");
    }
}

/* What earlier sessions found to be no use stays out; an incumbent that was merely slow races
 * on. */
static rs_status load_history(rs_units *units, rs_unit *unit, rs_err *err)
{
    char shape[RS_SHAPE_TEXT];
    const char *mode = units->options->mode;
    rs_db_out *outs = NULL;
    size_t count = 0;
    if (!units->db)
        return RS_OK;
    rs_shape_text(shape_of(units, unit), shape);
    rs_status st = rs_db_count_cell(units->db, units->machine, shape, mode, unit->t,
                                    unit->set_hash, &unit->done, err);
    if (!st && unit->done)
        st = rs_db_list_out(units->db, units->arena, units->machine, shape, mode, unit->t,
                            unit->set_hash, &outs, &count, err);
    for (size_t i = 0; i < count && !st; i++) {
        bool incumbent = unit->incumbent && !strcmp(outs[i].schedule, unit->incumbent);
        if (incumbent && outs[i].outcome == RS_DB_DROPPED)
            continue;
        const char *reason = outs[i].reason ? outs[i].reason : "";
        rs_units_blame(units, unit, outs[i].schedule, outs[i].outcome, reason)->stored = true;
    }
    return st;
}

static rs_status add_unit(rs_units *units, size_t case_index, int32_t t, rs_err *err)
{
    rs_unit *unit = &units->list[units->count++];
    *unit = (rs_unit){.case_index = case_index, .t = t};
    rs_registry_offers(units->registry, units->arena, units->device, shape_of(units, unit), t,
                       &unit->offers, &unit->offer_count);
    qsort(unit->offers, unit->offer_count, sizeof *unit->offers, compare_offers);
    unit->set_hash = set_hash(units, unit);
    unit->incumbent = find_incumbent(units, unit);
    return load_history(units, unit, err);
}

rs_status rs_units_open(rs_units *units, rs_err *err)
{
    const rs_campaign_options *o = units->options;
    units->list =
        rs_arena_array(units->arena, o->cases->count * o->token_count, sizeof *units->list);
    units->strikes =
        rs_arena_array(units->arena, units->registry->count, sizeof *units->strikes);
    for (size_t i = 0; i < units->registry->count; i++)
        units->strikes[i].candidate = units->registry->table[i];
    size_t number = 0;
    for (size_t i = 0; i < o->cases->count; i++)
        for (size_t k = 0; k < o->token_count; k++) {
            if ((int32_t)(number++ % (size_t)o->shards) != o->shard - 1)
                continue;
            rs_status st = add_unit(units, i, o->tokens[k], err);
            if (st)
                return st;
        }
    return RS_OK;
}

double rs_units_mean_cost(const rs_units *units)
{
    double sum = 0;
    size_t n = 0;
    for (size_t i = 0; i < units->count; i++)
        if (units->list[i].cost_s > 0) {
            sum += units->list[i].cost_s;
            n++;
        }
    return n ? sum / (double)n : 0;
}

double rs_units_missing_s(const rs_units *units)
{
    double sum = 0, mean = rs_units_mean_cost(units);
    for (size_t i = 0; i < units->count; i++) {
        const rs_unit *u = &units->list[i];
        int64_t left = units->options->sessions - u->done;
        if (left > 0)
            sum += (double)left * (u->cost_s > 0 ? u->cost_s : mean);
    }
    return sum;
}

size_t rs_units_done(const rs_units *units)
{
    size_t done = 0;
    for (size_t i = 0; i < units->count; i++) {
        int64_t n = units->list[i].done, most = units->options->sessions;
        done += (size_t)(n < most ? n : most);
    }
    return done;
}
