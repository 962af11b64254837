/* Parts of recorded samples: sessions, halves of blocks. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include <string.h>

rs_data_pick rs_data_all(void)
{
    return (rs_data_pick){.block_parity = RS_DATA_ANY, .session_parity = RS_DATA_ANY};
}

static bool session_in(const rs_data_pick *pick, int64_t session)
{
    return (!pick->only || session == pick->only) && session != pick->but &&
           (pick->session_parity == RS_DATA_ANY || session % 2 == pick->session_parity);
}

static bool block_in(const rs_data_pick *pick, int32_t round)
{
    return pick->block_parity == RS_DATA_ANY || (round / 2) % 2 == pick->block_parity;
}

static rs_db_series
part_of_series(rs_arena *arena, const rs_db_series *series, const rs_data_pick *pick)
{
    rs_db_series part = {.session = series->session};
    if (!session_in(pick, series->session))
        return part;
    part.samples = rs_arena_array(arena, series->count, sizeof *part.samples);
    for (size_t i = 0; i < series->count; i++)
        if (block_in(pick, series->samples[i].round))
            part.samples[part.count++] = series->samples[i];
    return part;
}

static rs_db_contender
part_of_contender(rs_arena *arena, const rs_db_contender *c, const rs_data_pick *pick)
{
    rs_db_contender part = *c;
    part.series_count = 0;
    part.series = rs_arena_array(arena, c->series_count, sizeof *part.series);
    for (size_t i = 0; i < c->series_count; i++) {
        rs_db_series series = part_of_series(arena, &c->series[i], pick);
        if (series.count)
            part.series[part.series_count++] = series;
    }
    return part;
}

int64_t rs_data_point_sessions(const rs_db_point *point)
{
    size_t most = 0;
    for (size_t k = 0; k < point->contender_count; k++)
        if (point->contenders[k].series_count > most)
            most = point->contenders[k].series_count;
    return (int64_t)most;
}

rs_data_points rs_data_part(rs_arena *arena, const rs_data_points *points, rs_data_pick pick)
{
    rs_data_points parts = {.list = rs_arena_array(arena, points->count, sizeof *parts.list)};
    for (size_t i = 0; i < points->count; i++) {
        const rs_db_point *p = &points->list[i];
        rs_db_point part = *p;
        part.contender_count = 0;
        part.contenders = rs_arena_array(arena, p->contender_count, sizeof *part.contenders);
        for (size_t k = 0; k < p->contender_count; k++) {
            rs_db_contender c = part_of_contender(arena, &p->contenders[k], &pick);
            if (c.series_count)
                part.contenders[part.contender_count++] = c;
        }
        if (rs_data_point_sessions(&part) < pick.incumbent_from)
            part.incumbent = NULL;
        if (part.contender_count)
            parts.list[parts.count++] = part;
    }
    return parts;
}

int64_t rs_data_sessions(const rs_data_points *points)
{
    int64_t most = 0;
    for (size_t i = 0; i < points->count; i++)
        for (size_t k = 0; k < points->list[i].contender_count; k++) {
            const rs_db_contender *c = &points->list[i].contenders[k];
            if (c->series_count && c->series[c->series_count - 1].session > most)
                most = c->series[c->series_count - 1].session;
        }
    return most;
}

bool rs_data_routable(const rs_data *d, const rs_db_point *point, const rs_db_contender *c)
{
    return rs_policy_routable(c, point->t, &d->options->allow);
}

const rs_db_point *rs_data_find(const rs_data_points *points, const char *shape, int32_t t)
{
    for (size_t low = 0, high = points->count; low < high;) {
        size_t middle = low + (high - low) / 2;
        const rs_db_point *p = &points->list[middle];
        int order = strcmp(p->shape, shape);
        order = order ? order : (p->t > t) - (p->t < t);
        if (order == 0)
            return p;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}
