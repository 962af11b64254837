/* Check 5: two campaigns of one machine. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include <inttypes.h>
#include <string.h>

static const double flips_most = 0.02; /* of decisions that are a WIN */

typedef struct flips {
    int64_t widths, all; /* measured in both; another choice */
    int64_t wins, won;   /* WIN in either campaign; of them another choice in the other */
    int64_t apart;       /* of these the two choices are a WIN apart in the first's samples */
    int64_t both, opposite; /* WINs whose pair the other campaign timed too; of them the
                               opposite WIN there */
} flips;

static const rs_band_point *decided_at(const rs_plan_shape *shape, int32_t t)
{
    for (size_t i = 0; i < shape->point_count; i++)
        if (shape->points[i].t == t)
            return &shape->points[i];
    return NULL;
}

/* Does `other` call the pair that `p` decided the opposite WIN? */
static void
ask_pair(const rs_data *d, const rs_band_point *p, const rs_band_point *other, flips *f)
{
    const rs_decision *is = p->decision;
    const rs_db_contender *a = rs_plan_contender(other->data, is->choice);
    const rs_db_contender *b = rs_plan_contender(other->data, is->against);
    if (!a || !b)
        return;
    rs_effect e = rs_stats_effect(a, b, &d->limits);
    f->both++;
    f->opposite += e.mu < 0 && rs_stats_verdict(&e, &d->limits) == RS_VERDICT_WIN;
}

/* A WIN is over the incumbent, where there is one: two challengers may both win and yet tie,
   and which of them the smaller median names then is chance that costs nothing. A flip is a
   choice that the other campaign does not make although the samples behind it tell the two
   apart. */
static void
count_win(const rs_data *d, const rs_band_point *p, const rs_band_point *other, flips *f)
{
    if (strcmp(p->decision->verdict, "WIN"))
        return;
    f->wins++;
    ask_pair(d, p, other, f);
    if (!strcmp(p->decision->choice, other->decision->choice))
        return;
    f->won++;
    const rs_db_contender *a = rs_plan_contender(p->data, p->decision->choice);
    const rs_db_contender *b = rs_plan_contender(p->data, other->decision->choice);
    rs_effect e = b ? rs_stats_effect(a, b, &d->limits) : (rs_effect){0};
    f->apart += e.mu > 0 && rs_stats_verdict(&e, &d->limits) == RS_VERDICT_WIN;
}

static void
count_flips(const rs_data *d, const rs_plan_shape *one, const rs_plan_shape *two, flips *f)
{
    for (size_t i = 0; i < one->point_count; i++) {
        const rs_band_point *p = &one->points[i];
        const rs_band_point *q = decided_at(two, p->t);
        if (!q)
            continue;
        f->widths++;
        f->all += strcmp(p->decision->choice, q->decision->choice) != 0;
        count_win(d, p, q, f);
        count_win(d, q, p, f);
    }
}

static void report_flips(rs_data *d, const rs_plan *one, const rs_plan *two)
{
    char all[80], won[80], opposite[80];
    flips f = {0};
    for (size_t i = 0; i < one->shape_count; i++) {
        const rs_plan_shape *other = rs_data_shape(two, one->shapes[i].text);
        if (other)
            count_flips(d, &one->shapes[i], other, &f);
    }
    rs_data_share(f.all, f.widths, all);
    if (f.wins == 0) {
        rs_data_report(
            d, RS_DATA_SKIP,
            "two campaigns, winners: no WIN at a width of both; another choice at %s", all);
        return;
    }
    rs_data_report(d,
                   (double)f.apart <= flips_most * (double)f.wins ? RS_DATA_PASS : RS_DATA_FAIL,
                   "two campaigns, winners: flips among WINs <= %.0f %%; %s", 100 * flips_most,
                   rs_data_share(f.apart, f.wins, won));
    rs_data_note(d, "another choice, ties included: %s of WINs, %s of all widths",
                 rs_data_share(f.won, f.wins, won), all);
    rs_data_note(d, "the very pair of a WIN is the opposite WIN in the other campaign: %s",
                 rs_data_share(f.opposite, f.both, opposite));
}

static void report_regret(rs_data *d,
                          const char *name,
                          const rs_plan *plan,
                          const rs_data_points *chose,
                          const rs_data_points *scoring)
{
    char layout[200], bounds[64];
    rs_data_score score = {0};
    for (size_t i = 0; i < plan->shape_count; i++)
        rs_data_score_shape(d, &plan->shapes[i], chose, scoring, &score);
    if (score.layout.count == 0) {
        rs_data_report(d, RS_DATA_SKIP, "two campaigns, %s: no width in common", name);
        return;
    }
    rs_data_report(d, rs_data_regret_holds(d, &score) ? RS_DATA_PASS : RS_DATA_FAIL,
                   "two campaigns, %s: %s; %s, %" PRId64 " widths not timed", name,
                   rs_data_regret_bounds(d, bounds), rs_data_mean_text(&score.layout, layout),
                   score.unscored);
    rs_data_print_score(d, "all shapes", &score);
}

/* Campaigns of different builds also differ where a kernel was changed between them. */
static void note_code(rs_data *d)
{
    int64_t common = 0, other = 0;
    char share[80];
    for (size_t i = 0; i < d->points.count; i++) {
        const rs_db_point *p = &d->points.list[i];
        const rs_db_point *q = rs_data_find(&d->against, p->shape, p->t);
        for (size_t k = 0; q && k < p->contender_count; k++) {
            const rs_db_contender *a = &p->contenders[k];
            const rs_db_contender *b = rs_plan_contender(q, a->schedule);
            if (!b || !rs_data_routable(d, p, a))
                continue;
            common++;
            other += strcmp(a->code_hash, b->code_hash) != 0;
        }
    }
    if (other)
        rs_data_note(d, "the campaigns timed different code: %s of what both have",
                     rs_data_share(other, common, share));
}

rs_status rs_data_check_against(rs_data *d, rs_err *err)
{
    rs_plan one, two;
    if (d->against.count == 0)
        return RS_OK;
    rs_status st = rs_data_plan(d, d->arena, &d->points, &one, err);
    if (!st)
        st = rs_data_plan(d, d->arena, &d->against, &two, err);
    if (st)
        return st;
    report_flips(d, &one, &two);
    note_code(d);
    report_regret(d, "table 1 by samples 2", &one, &d->points, &d->against);
    report_regret(d, "table 2 by samples 1", &two, &d->against, &d->points);
    return RS_OK;
}
