/* Means, shares and the loss of a table by samples that did not choose it. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

const char *rs_data_share(int64_t hits, int64_t count, char out[80])
{
    const double z = 1.959964;
    if (count == 0) {
        snprintf(out, 80, "- (none)");
        return out;
    }
    double n = (double)count, p = (double)hits / n, scale = 1 + z * z / n;
    double middle = (p + z * z / (2 * n)) / scale;
    double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale;
    snprintf(out, 80, "%.2f %% [%.2f, %.2f] (%" PRId64 " of %" PRId64 ")", 100 * p,
             100 * fmax(0, middle - half), 100 * fmin(1, middle + half), hits, count);
    return out;
}

void rs_data_mean_add(rs_data_mean *mean, const rs_db_point *where, double value)
{
    if (mean->count == 0 || value > mean->worst) {
        mean->worst = value;
        mean->worst_shape = where->shape;
        mean->worst_t = where->t;
    }
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

double rs_data_mean_of(const rs_data_mean *mean)
{
    return mean->count ? mean->sum / (double)mean->count : 0;
}

const char *rs_data_mean_text(const rs_data_mean *m, char out[200])
{
    double n = (double)m->count, mean = rs_data_mean_of(m);
    if (m->count < 2) {
        snprintf(out, 200, "%.3f %% over %" PRId64 " widths", 100 * mean, m->count);
        return out;
    }
    double variance = fmax(0, (m->squares - n * mean * mean) / (n - 1));
    double h = rs_stats_t975((int)(n - 1)) * sqrt(variance / n);
    snprintf(out, 200, "%.3f %% [%.3f, %.3f] over %" PRId64 " widths, worst %.2f %% at %s T=%d",
             100 * mean, 100 * (mean - h), 100 * (mean + h), m->count, 100 * m->worst,
             m->worst_shape, m->worst_t);
    return out;
}

/* Quickest by median among what may be routed; of one layout unless NULL. */
static const rs_db_contender *
quickest(const rs_data *d, const rs_db_point *p, const char *layout, double *out_ns)
{
    const rs_db_contender *best = NULL;
    *out_ns = INFINITY;
    for (size_t i = 0; i < p->contender_count; i++) {
        const rs_db_contender *c = &p->contenders[i];
        if (!rs_data_routable(d, p, c) || (layout && strcmp(c->layout, layout)))
            continue;
        double ns = rs_stats_summary(c).median;
        if (ns < *out_ns) {
            *out_ns = ns;
            best = c;
        }
    }
    return best;
}

/* ln(time of `chosen` / time of `other`): by the blocks that both ran in, as decisions are
   made. On a card that is short of power every clock step moves the medians of a session, but
   not the ratio of two neighbours. Without such a block by the medians. */
static double
loss(const rs_data *d, const rs_db_contender *chosen, const rs_db_contender *other)
{
    rs_effect effect = rs_stats_effect(other, chosen, &d->limits);
    if (chosen == other || effect.blocks == 1)
        return 0;
    if (effect.blocks > 1)
        return effect.mu;
    return log(rs_stats_summary(chosen).median / rs_stats_summary(other).median);
}

/* The loss less its half width: what remains is no accident of these samples. */
static double
sure_loss(const rs_data *d, const rs_db_contender *chosen, const rs_db_contender *other)
{
    rs_effect effect = rs_stats_effect(other, chosen, &d->limits);
    if (chosen == other || effect.blocks < 2)
        return 0;
    double half = effect.h;
    if (effect.sessions == 1)
        half = rs_stats_t975(effect.blocks - 1) * rs_stats_own_noise(other, chosen);
    return effect.mu - half;
}

typedef double
loss_of(const rs_data *d, const rs_db_contender *chosen, const rs_db_contender *other);

/* The largest loss against what may be routed, of one layout unless NULL; at least 0. */
static double worst_loss(const rs_data *d,
                         const rs_db_point *p,
                         const rs_db_contender *chosen,
                         const char *layout,
                         loss_of *of)
{
    double worst = 0;
    for (size_t i = 0; i < p->contender_count; i++) {
        const rs_db_contender *c = &p->contenders[i];
        if (rs_data_routable(d, p, c) && (!layout || !strcmp(c->layout, layout)))
            worst = fmax(worst, of(d, chosen, c));
    }
    return worst;
}

static void score_width(const rs_data *d,
                        const rs_plan_shape *shape,
                        const rs_db_point *chose,
                        const rs_db_point *scoring,
                        rs_data_score *score)
{
    double unused;
    const rs_db_contender *c = rs_plan_contender(scoring, rs_data_route(shape, scoring->t));
    if (!c || !c->series_count) {
        score->unscored++;
        return;
    }
    const char *layout = shape->table.layout;
    rs_data_mean_add(&score->best, scoring, worst_loss(d, scoring, c, NULL, loss));
    rs_data_mean_add(&score->layout, scoring, worst_loss(d, scoring, c, layout, loss));
    rs_data_mean_add(&score->sure, scoring, worst_loss(d, scoring, c, layout, sure_loss));
    const rs_db_contender *early = quickest(d, chose, NULL, &unused);
    if (early)
        early = rs_plan_contender(scoring, early->schedule);
    if (early && early->series_count)
        rs_data_mean_add(&score->free, scoring, loss(d, c, early));
}

/* Where a database has widths with enough sessions, those with fewer are left out. */
static bool settled(const rs_data *d, const char *shape, int32_t t)
{
    const rs_db_point *all = rs_data_find(&d->points, shape, t);
    return d->sessions < d->settled_from || !all ||
           rs_data_point_sessions(all) >= d->settled_from;
}

void rs_data_score_shape(const rs_data *d,
                         const rs_plan_shape *shape,
                         const rs_data_points *chose,
                         const rs_data_points *scoring,
                         rs_data_score *score)
{
    for (size_t i = 0; i < shape->point_count && !shape->problem; i++) {
        int32_t t = shape->points[i].t;
        const rs_db_point *from = rs_data_find(chose, shape->text, t);
        const rs_db_point *by = rs_data_find(scoring, shape->text, t);
        if (from && by && settled(d, shape->text, t))
            score_width(d, shape, from, by, score);
    }
}
