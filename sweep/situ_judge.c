/* Verdicts from samples in situ. Layer: sweep. */
#include "sweep/situ.h"

#include <math.h>
#include <string.h>

rs_status rs_situ_load(
    rs_db *db, rs_arena *arena, const rs_db_filter *filter, rs_situ_data *out, rs_err *err)
{
    rs_situ_data data = {0};
    rs_status st = RS_OK;
    /* The round first: where nothing was run in situ, which is most files, one look tells. */
    for (int part = RS_SITU_ROUND; part >= 0 && !st; part--) {
        rs_db_filter own = {filter->tier, rs_situ_mode((rs_situ_part)part), filter->shape};
        st = rs_db_load_points(db, arena, &own, &data.points[part], &data.count[part], err);
        if (!data.count[RS_SITU_ROUND])
            break;
    }
    if (!st)
        *out = data;
    return st;
}

const rs_db_point *
rs_situ_point(const rs_situ_data *data, rs_situ_part part, const char *shape, int32_t t)
{
    for (size_t i = 0; i < data->count[part]; i++)
        if (data->points[part][i].t == t && !strcmp(data->points[part][i].shape, shape))
            return &data->points[part][i];
    return NULL;
}

static const rs_db_contender *contender(const rs_db_point *point, const char *schedule)
{
    for (size_t i = 0; point && i < point->contender_count; i++)
        if (!strcmp(point->contenders[i].schedule, schedule))
            return &point->contenders[i];
    return NULL;
}

rs_effect rs_situ_effect(const rs_db_contender *a, const rs_db_contender *b)
{
    rs_limits limits = {.s_aa = rs_stats_own_noise(a, b)};
    return rs_stats_effect(a, b, &limits);
}

bool rs_situ_decided(const rs_effect *e)
{
    return e->sessions >= RS_WIN_SESSIONS && e->signs_agree && fabs(e->mu) > e->h;
}

/* ---- the verdict ---- */

const char *rs_situ_verdict_name(rs_situ_verdict verdict)
{
    static const char *const names[] = {"none", "agrees", "disagrees", "undecided", "failed"};
    return names[verdict];
}

static rs_situ_verdict by_sign(const rs_situ_finding *f, rs_situ_part *out_by)
{
    static const rs_situ_part order[] = {RS_SITU_ROUND, RS_SITU_LAYER};
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (rs_situ_decided(&f->effect[order[i]])) {
            *out_by = order[i];
            return f->effect[order[i]].mu > 0 ? RS_SITU_AGREES : RS_SITU_DISAGREES;
        }
    *out_by = RS_SITU_ROUND;
    return RS_SITU_UNDECIDED;
}

/* Calls of the node in a round times its time, of the round's. */
static double share_of(const rs_db_contender *node, const rs_db_contender *round)
{
    if (!node->series_count || !round->series_count)
        return NAN;
    double calls = (double)node->series[0].samples[0].launches /
                   (double)round->series[0].samples[0].launches;
    return calls * rs_stats_summary(node).median / rs_stats_summary(round).median;
}

void rs_situ_times(const rs_situ_data *data, rs_situ_finding *f)
{
    const rs_db_contender *own[RS_SITU_PARTS];
    for (int part = 0; part < RS_SITU_PARTS; part++) {
        const rs_db_point *p = rs_situ_point(data, (rs_situ_part)part, f->shape, f->t);
        own[part] = contender(p, f->challenger);
        f->ns[part] = own[part] ? rs_stats_summary(own[part]).median : NAN;
    }
    if (own[RS_SITU_NODE] && own[RS_SITU_ROUND])
        f->share = share_of(own[RS_SITU_NODE], own[RS_SITU_ROUND]);
}

static void take_effects(rs_situ_finding *f, const rs_situ_data *data)
{
    for (int part = 0; part < RS_SITU_PARTS; part++) {
        const rs_db_point *p = rs_situ_point(data, (rs_situ_part)part, f->shape, f->t);
        const rs_db_contender *own = contender(p, f->challenger);
        const rs_db_contender *other = contender(p, f->against);
        if (own && other)
            f->effect[part] = rs_situ_effect(own, other);
    }
}

rs_situ_finding rs_situ_judge(const rs_situ_data *data,
                              const char *shape,
                              int32_t t,
                              const char *challenger,
                              const char *against,
                              const char *hash)
{
    rs_situ_finding f = {.shape = shape,
                         .challenger = challenger,
                         .against = against,
                         .t = t,
                         .by = RS_SITU_ROUND,
                         .ns = {NAN, NAN, NAN},
                         .share = NAN};
    const rs_db_point *round = rs_situ_point(data, RS_SITU_ROUND, shape, t);
    const rs_db_contender *own = contender(round, challenger),
                          *other = contender(round, against);
    if (!own || !other || own == other || (hash && strcmp(hash, own->code_hash) != 0))
        return f;
    f.reason = own->reason;
    rs_situ_times(data, &f);
    take_effects(&f, data);
    f.verdict = own->outcome == RS_DB_OK ? by_sign(&f, &f.by) : RS_SITU_FAILED;
    return f;
}

static const char *part_text(rs_arena *arena, const rs_situ_finding *f, rs_situ_part part)
{
    const rs_effect *e = &f->effect[part];
    if (!e->sessions)
        return "?";
    if (!isfinite(e->h))
        return rs_arena_printf(arena, "%+.2f %% [?]", 100 * expm1(e->mu));
    return rs_arena_printf(arena, "%+.2f %% [%.2f, %.2f]", 100 * expm1(e->mu),
                           100 * expm1(e->mu - e->h), 100 * expm1(e->mu + e->h));
}

const char *rs_situ_text(rs_arena *arena, const rs_situ_finding *f)
{
    const char *name = rs_situ_verdict_name(f->verdict);
    if (f->verdict == RS_SITU_NONE)
        return "not measured";
    if (f->verdict == RS_SITU_FAILED)
        return rs_arena_printf(arena, "failed: %s", f->reason ? f->reason : "?");
    const char *layer =
        f->by == RS_SITU_LAYER
            ? rs_arena_printf(arena, ", layer %s", part_text(arena, f, RS_SITU_LAYER))
            : "";
    return rs_arena_printf(arena, "%s: round %s%s, node %.2f us = %.1f %% of it, %d sessions%s",
                           name, part_text(arena, f, RS_SITU_ROUND), layer,
                           f->ns[RS_SITU_NODE] * 1e-3, 100 * f->share,
                           f->effect[RS_SITU_ROUND].sessions,
                           f->verdict == RS_SITU_UNDECIDED ? "; provisional" : "");
}
