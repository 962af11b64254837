/* Candidates beside peers. Layer: sweep. */
#include "sweep/peers.h"

#include "kernels/candidate.h"
#include "sweep/show.h"
#include "sweep/table.h"

#include <math.h>
#include <string.h>

static int class_of(const rs_db_contender *c)
{
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        if (!strcmp(c->numeric, rs_numeric_name((rs_numeric)i)))
            return i;
    return RS_NUMERIC_COUNT;
}

static const rs_db_contender *
quickest(const rs_db_point *point, rs_db_outcome outcome, int loosest_class)
{
    const rs_db_contender *best = NULL;
    double least = INFINITY;
    for (size_t i = 0; i < point->contender_count; i++) {
        const rs_db_contender *c = &point->contenders[i];
        bool fits = c->outcome == outcome && c->series_count && class_of(c) <= loosest_class;
        double median = fits ? rs_stats_summary(c).median : INFINITY;
        if (median < least) {
            least = median;
            best = c;
        }
    }
    return best;
}

rs_peer_pair rs_peers_at(const rs_db_point *point, const rs_limits *limits)
{
    rs_peer_pair pair = {.peer = quickest(point, RS_DB_PEER, RS_NUMERIC_COUNT)};
    pair.candidate =
        quickest(point, RS_DB_OK, pair.peer ? class_of(pair.peer) : RS_NUMERIC_COUNT);
    if (pair.peer && pair.candidate)
        pair.effect = rs_stats_effect(pair.candidate, pair.peer, limits);
    return pair;
}

const char *rs_peers_ratio(const rs_effect *e, char out[48])
{
    if (e->sessions == 0)
        snprintf(out, 48, "-");
    else if (!isfinite(e->h))
        snprintf(out, 48, "%.2fx [?]", exp(e->mu));
    else
        snprintf(out, 48, "%.2fx [%.2f, %.2f]", exp(e->mu), exp(e->mu - e->h),
                 exp(e->mu + e->h));
    return out;
}

static const rs_column columns[] = {
    {"shape", "shape", RS_COLUMN_TEXT},       {"t", "T", 0},
    {"ratio", "peer / best", RS_COLUMN_TEXT}, {"best_ns", "best", RS_COLUMN_TEXT},
    {"peer_ns", "peer", RS_COLUMN_TEXT},      {"classes", "classes", RS_COLUMN_TEXT},
    {"peer", "best peer", RS_COLUMN_TEXT},    {"schedule", "best candidate", RS_COLUMN_TEXT},
};

static const char *time_of(rs_arena *arena, const rs_db_contender *c)
{
    char text[24];
    return c ? rs_arena_strdup(arena, rs_show_time(rs_stats_summary(c).median, text)) : NULL;
}

static void add(rs_table *table, const rs_db_point *point, const rs_peer_pair *pair)
{
    char ratio[48];
    const rs_db_contender *c = pair->candidate, *p = pair->peer;
    rs_value *v = rs_table_add(table, 0);
    v[0].text = point->shape;
    v[1].number = point->t;
    v[2].text = rs_arena_strdup(table->arena, rs_peers_ratio(&pair->effect, ratio));
    v[3].text = time_of(table->arena, c);
    v[4].text = time_of(table->arena, p);
    v[5].text = rs_arena_printf(table->arena, "%s, %s", c ? c->numeric : "-", p->numeric);
    v[6].text = p->schedule;
    v[7].text = c ? c->schedule : NULL;
}

void rs_peers_print(FILE *out,
                    const rs_db_point *points,
                    size_t count,
                    const rs_limits *limits,
                    const char *why_none)
{
    rs_table table = {rs_arena_new(), columns, sizeof columns / sizeof *columns, NULL, 0, 0};
    size_t ahead = 0, behind = 0;
    for (size_t i = 0; i < count; i++) {
        rs_peer_pair pair = rs_peers_at(&points[i], limits);
        if (!pair.peer)
            continue;
        bool known = pair.effect.sessions && fabs(pair.effect.mu) > pair.effect.h;
        ahead += known && pair.effect.mu > 0;
        behind += known && pair.effect.mu < 0;
        add(&table, &points[i], &pair);
    }
    if (table.row_count) {
        rs_table_print(out, &table, 0);
        fprintf(
            out,
            "of %zu widths the best candidate is ahead of every peer at %zu, behind at %zu, "
            "not told apart at %zu\n",
            table.row_count, ahead, behind, table.row_count - ahead - behind);
    } else
        fprintf(out, "no peer was timed: %s\n", why_none);
    rs_arena_free(table.arena);
}
