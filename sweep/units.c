/* Units of a campaign: listing, history, blame, cost. Layer: sweep. */
#include "sweep/units.h"

#include "engine/route.h"
#include "sweep/adapt.h"
#include "sweep/base/hash.h"
#include "sweep/policy.h"
#include "sweep/spend.h"

#include <math.h>
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
    rs_hash_add_text(&hash, rs_mode_name(units->options->mode));
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
        if (!unit->offers[i].unsupported && !unit->offers[i].schedule.candidate->is_peer &&
            !strcmp(unit->offers[i].text, route->schedule))
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

bool rs_units_suspect(rs_units *units, rs_unit *unit, const char *schedule)
{
    for (size_t i = 0; i < unit->suspect_count; i++)
        if (!strcmp(unit->suspects[i], schedule))
            return false;
    *(const char **)rs_arena_push(units->arena, (void **)&unit->suspects, &unit->suspect_count,
                                  &unit->suspect_cap, sizeof *unit->suspects) =
        rs_arena_strdup(units->arena, schedule);
    return true;
}

void rs_units_give_up(rs_unit *unit)
{
    unit->given_up = true;
    unit->wanted = unit->done;
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
    const char *mode = rs_mode_name(units->options->mode);
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

/* Calibration: the route of today, twice. */
static void keep_twins(rs_units *units, rs_unit *unit)
{
    rs_offer *twins = rs_arena_array(units->arena, 2, sizeof *twins);
    for (size_t i = 0; i < unit->offer_count; i++)
        if (!unit->offers[i].unsupported &&
            (!twins[0].text || (unit->incumbent && unit->offers[i].text == unit->incumbent)))
            twins[0] = unit->offers[i];
    if (!twins[0].text)
        return;
    twins[1] = twins[0];
    twins[1].text = rs_arena_printf(units->arena, "%s#2", twins[0].text);
    unit->offers = twins;
    unit->offer_count = 2;
    unit->twins = true;
    unit->incumbent = twins[0].text;
}

/* Of the offers those that the campaign is restricted to. */
static void keep_only(const rs_campaign_options *o, rs_unit *unit)
{
    size_t kept = 0;
    for (size_t i = 0; i < unit->offer_count; i++)
        for (size_t k = 0; k < o->only_count; k++)
            if (!strcmp(unit->offers[i].text, o->only[k])) {
                unit->offers[kept++] = unit->offers[i];
                break;
            }
    unit->offer_count = kept;
}

static rs_status add_unit(rs_units *units, size_t case_index, int32_t t, rs_err *err)
{
    rs_unit *unit = rs_arena_push(units->arena, (void **)&units->list, &units->count,
                                  &units->cap, sizeof *unit);
    *unit = (rs_unit){.case_index = case_index,
                      .t = t,
                      .wanted = units->options->sessions_least,
                      .regret = INFINITY};
    rs_registry_offers(units->registry, units->arena, units->device, shape_of(units, unit), t,
                       &unit->offers, &unit->offer_count);
    if (units->options->only)
        keep_only(units->options, unit);
    qsort(unit->offers, unit->offer_count, sizeof *unit->offers, compare_offers);
    unit->incumbent = find_incumbent(units, unit);
    if (units->options->mode == RS_MODE_aa)
        keep_twins(units, unit);
    unit->set_hash = set_hash(units, unit);
    return load_history(units, unit, err);
}

/* A shape goes to one shard whole: rivals must race on one device, and neighbours be compared.
 */
rs_status rs_units_open(rs_units *units, rs_err *err)
{
    const rs_campaign_options *o = units->options;
    units->strikes =
        rs_arena_array(units->arena, units->registry->count, sizeof *units->strikes);
    for (size_t i = 0; i < units->registry->count; i++)
        units->strikes[i].candidate = units->registry->table[i];
    for (size_t i = 0; i < o->cases->count; i++)
        for (size_t k = 0; k < o->token_count; k++) {
            if ((int32_t)(i % (size_t)o->shards) != o->shard - 1)
                continue;
            rs_status st = add_unit(units, i, o->tokens[k], err);
            if (st)
                return st;
        }
    return RS_OK;
}

/* ---- what is still worth a session ---- */

static void want_more(rs_units *units, rs_unit *unit, const rs_db_point *point)
{
    const rs_campaign_options *o = units->options;
    if (unit->given_up || strcmp(point->set_hash, unit->set_hash) != 0)
        return; /* measured later with other schedules, by another build */
    unit->regret = rs_spend_regret(point, &o->limits);
    if (o->sessions_least == o->sessions)
        return; /* the user said how many */
    bool compare = units->registry->peers && unit->done < RS_WIN_SESSIONS; /* an interval */
    bool more = (unit->regret > 0 || compare) && unit->done < o->sessions;
    int64_t least = more && o->sessions_least > unit->done ? o->sessions_least : unit->done + 1;
    unit->wanted = more ? least : unit->done;
}

static rs_unit *unit_at(rs_units *units, size_t case_index, int32_t t)
{
    for (size_t i = 0; i < units->count; i++)
        if (units->list[i].case_index == case_index && units->list[i].t == t)
            return &units->list[i];
    return NULL;
}

/* Who is quickest of those that any model may route. */
static bool adapt_point(const rs_units *units,
                        const rs_db_point *point,
                        rs_adapt_point *out,
                        double *out_best_ns)
{
    rs_allow allow = rs_allow_default();
    double least = INFINITY;
    *out = (rs_adapt_point){.t = point->t, .tile = 1};
    for (size_t i = 0; i < point->contender_count; i++) {
        const rs_db_contender *c = &point->contenders[i];
        double median =
            rs_policy_routable(c, point->t, &allow) ? rs_stats_summary(c).median : INFINITY;
        if (median < least) {
            least = median;
            out->winner = c->schedule;
        }
    }
    rs_schedule schedule;
    if (out->winner &&
        !rs_schedule_parse(out->winner, units->registry->table, &schedule, NULL)) {
        const rs_candidate *c = schedule.candidate;
        out->tile = c->t_tile > 1 ? c->t_tile : 1;
        if (rs_candidate_serves(c, RS_OP_attn_decode))
            out->tile = rs_adapt_depth_tile(out->tile, point->t);
    }
    *out_best_ns = out->winner ? least : 0;
    return out->winner != NULL;
}

static rs_status add_widths(
    rs_units *units, size_t case_index, const rs_widths *widths, size_t *added, rs_err *err)
{
    for (size_t i = 0; i < widths->count; i++)
        if (!unit_at(units, case_index, widths->list[i])) {
            rs_status st = add_unit(units, case_index, widths->list[i], err);
            if (st)
                return st;
            (*added)++;
        }
    return RS_OK;
}

static rs_status evaluate_case(
    rs_units *units, size_t case_index, bool adapt, bool interior, size_t *added, rs_err *err)
{
    char tier[RS_TIER_TEXT], shape[RS_SHAPE_TEXT];
    rs_arena *arena = rs_arena_new();
    rs_db_filter filter = {
        rs_device_tier(units->device, tier), rs_mode_name(units->options->mode),
        rs_shape_text(&units->options->cases->list[case_index].shape, shape)};
    rs_db_point *points = NULL;
    size_t count = 0, known = 0;
    rs_widths widths = {0};
    rs_status st = rs_db_load_points(units->db, arena, &filter, &points, &count, err);
    rs_adapt_point *adapts = rs_arena_array(arena, count + 1, sizeof *adapts);
    for (size_t i = 0; i < count && !st; i++) {
        rs_unit *unit = unit_at(units, case_index, points[i].t);
        double best_ns = 0;
        if (unit)
            want_more(units, unit, &points[i]);
        known += adapt_point(units, &points[i], &adapts[known], &best_ns);
        if (unit)
            unit->best_ns = best_ns;
    }
    if (adapt)
        rs_adapt_bisect(arena, adapts, known, &widths);
    if (interior)
        rs_adapt_interior(arena, adapts, known, units->options->seed, &widths);
    if (!st)
        st = add_widths(units, case_index, &widths, added, err);
    rs_arena_free(arena);
    return st;
}

rs_status
rs_units_evaluate(rs_units *units, bool adapt, bool interior, size_t *out_added, rs_err *err)
{
    size_t cases = units->options->cases->count, ended = units->count;
    rs_status st = RS_OK;
    *out_added = 0;
    for (size_t i = 0; i < cases && !st; i++) {
        bool any = false;
        for (size_t k = 0; k < ended && !any; k++)
            any = units->list[k].case_index == i && units->list[k].done > 0;
        if (any)
            st = evaluate_case(units, i, adapt, interior, out_added, err);
    }
    return st;
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
        int64_t left = u->wanted - u->done;
        if (left > 0)
            sum += (double)left * (u->cost_s > 0 ? u->cost_s : mean);
    }
    return sum;
}

size_t rs_units_done(const rs_units *units)
{
    size_t done = 0;
    for (size_t i = 0; i < units->count; i++) {
        int64_t n = units->list[i].done, most = units->list[i].wanted;
        done += (size_t)(n < most ? n : most);
    }
    return done;
}

size_t rs_units_wanted(const rs_units *units)
{
    size_t wanted = 0;
    for (size_t i = 0; i < units->count; i++)
        wanted += (size_t)units->list[i].wanted;
    return wanted;
}
