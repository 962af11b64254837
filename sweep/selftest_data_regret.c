/* Check 3: what a table loses by samples that did not choose it. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include <inttypes.h>
#include <string.h>

/* A band may lose 2 % by rule, and what is called a tie may lose delta beside it. Within a
   layout: which one a tensor gets is a choice about memory, not about time. The worst of
   thousands of widths, each the largest of several differences, is where the few blocks that
   score were noisiest, so of a width's loss the part counts that is larger than its half width;
   the whole is printed, and counts in the mean. */
static const double band_loss = 0.02;

/* What a WIN needs; what a width needs so that two choose and one scores. */
enum { CHOOSING_SESSIONS = RS_WIN_SESSIONS, SETTLED_SESSIONS = 3 };

static double worst_most(const rs_data *d)
{
    return band_loss + d->limits.delta;
}

bool rs_data_regret_holds(const rs_data *d, const rs_data_score *score)
{
    return score->layout.count && score->unscored == 0 &&
           rs_data_mean_of(&score->layout) <= d->limits.tau &&
           score->sure.worst <= worst_most(d);
}

const char *rs_data_regret_bounds(const rs_data *d, char out[64])
{
    snprintf(out, 64, "mean <= %.2f %%, worst beyond noise <= %.2f %%", 100 * d->limits.tau,
             100 * worst_most(d));
    return out;
}

/* Scores of one way to split, added up over its folds: one a shape and one over all. */
typedef struct scores {
    const char **shapes;
    rs_data_score *each, all;
    size_t count;
    int folds, problems;
} scores;

/* Shapes of all samples, so that every fold's rows have their place. */
static scores new_scores(rs_data *d)
{
    scores s = {.shapes = rs_arena_array(d->arena, d->points.count, sizeof *s.shapes),
                .each = rs_arena_array(d->arena, d->points.count, sizeof *s.each)};
    for (size_t i = 0; i < d->points.count; i++)
        if (i == 0 || strcmp(d->points.list[i].shape, d->points.list[i - 1].shape))
            s.shapes[s.count++] = d->points.list[i].shape;
    return s;
}

static size_t place_of(const scores *s, const char *shape)
{
    size_t i = 0;
    while (i < s->count && strcmp(s->shapes[i], shape))
        i++;
    RS_CHECK(i < s->count);
    return i;
}

/* Choose by one part, score by another. The plan lives as long as the data: worst places name
   its shapes. */
static rs_status
fold(rs_data *d, rs_data_pick choose, rs_data_pick score_by, scores *s, rs_err *err)
{
    rs_plan plan;
    rs_data_points chose = rs_data_part(d->arena, &d->points, choose);
    rs_data_points scoring = rs_data_part(d->arena, &d->points, score_by);
    if (chose.count == 0 || scoring.count == 0)
        return RS_OK;
    rs_status st = rs_data_plan(d, d->arena, &chose, &plan, err);
    if (st)
        return st;
    s->folds++;
    for (size_t i = 0; i < plan.shape_count; i++) {
        rs_plan_shape *shape = &plan.shapes[i];
        s->problems += shape->problem != NULL;
        rs_data_score_shape(d, shape, &chose, &scoring, &s->each[place_of(s, shape->text)]);
        rs_data_score_shape(d, shape, &chose, &scoring, &s->all);
    }
    return RS_OK;
}

void rs_data_print_score(rs_data *d, const char *name, const rs_data_score *score)
{
    char layout[200], early[200];
    rs_data_note(d, "%s: %s; with the best of any layout %.3f %%, worst %.2f %%", name,
                 rs_data_mean_text(&score->layout, layout), 100 * rs_data_mean_of(&score->best),
                 100 * score->best.worst);
    rs_data_note(d, "  free of optimism, against the best by the choosing samples: %s",
                 rs_data_mean_text(&score->free, early));
}

static void print_scores(rs_data *d, const char *name, const scores *s)
{
    char layout[200], bounds[64];
    bool fine = rs_data_regret_holds(d, &s->all) && s->problems == 0;
    rs_data_report(
        d, fine ? RS_DATA_PASS : RS_DATA_FAIL,
        "%s: %s, all routed and timed; %s; beyond noise %.2f %%, %d folds, %d shapes "
        "without a table, %" PRId64 " widths not timed",
        name, rs_data_regret_bounds(d, bounds), rs_data_mean_text(&s->all.layout, layout),
        100 * s->all.sure.worst, s->folds, s->problems, s->all.unscored);
    rs_data_print_score(d, "all shapes", &s->all);
    for (size_t i = 0; i < s->count; i++)
        rs_data_print_score(d, s->shapes[i], &s->each[i]);
}

static rs_status
leave_sessions_out(rs_data *d, int64_t incumbent_from, scores *out_scores, rs_err *err)
{
    *out_scores = new_scores(d);
    for (int64_t session = 1; session <= d->sessions; session++) {
        rs_data_pick choose = rs_data_all(), score_by = rs_data_all();
        choose.but = score_by.only = session;
        choose.incumbent_from = incumbent_from;
        rs_status st = fold(d, choose, score_by, out_scores, err);
        if (st)
            return st;
    }
    return RS_OK;
}

/* Note what the mean would be under other conditions. */
static rs_status note_sessions(
    rs_data *d, const char *when, int64_t settled_from, int64_t incumbent_from, rs_err *err)
{
    char text[200];
    scores s;
    d->settled_from = settled_from;
    rs_status st = leave_sessions_out(d, incumbent_from, &s, err);
    if (!st)
        rs_data_note(d, "%s: %s", when, rs_data_mean_text(&s.all.layout, text));
    return st;
}

/* Have most widths too few sessions to hold a WIN, once one is left out? */
static bool few_choose(const rs_data *d)
{
    size_t few = 0;
    for (size_t i = 0; i < d->points.count; i++)
        few += rs_data_point_sessions(&d->points.list[i]) - 1 < CHOOSING_SESSIONS;
    return 2 * few > d->points.count;
}

/* Two choosing sessions cannot hold a WIN, so the rule leaves every incumbent where it is, and
   what is scored is the incumbents. That is noted as the price of a short campaign; the check
   itself then chooses as if there were none, width by width. One session alone decides nothing:
   where any width has three, those with two are noted only. */
static rs_status by_sessions(rs_data *d, rs_err *err)
{
    scores s;
    bool few = few_choose(d);
    d->settled_from = SETTLED_SESSIONS;
    rs_status st = leave_sessions_out(d, CHOOSING_SESSIONS, &s, err);
    if (st)
        return st;
    print_scores(
        d, few ? "regret, one session left out, no incumbent" : "regret, one session left out",
        &s);
    st = note_sessions(d, "with the widths that have two sessions, of which one chooses", 2,
                       CHOOSING_SESSIONS, err);
    if (!st)
        st = note_sessions(d,
                           "had incumbents stayed where the sessions left can hold no WIN, as "
                           "the rule wants",
                           2, 0, err);
    return st;
}

static rs_status
leave_blocks_out(rs_data *d, int64_t incumbent_from, scores *out_scores, rs_err *err)
{
    *out_scores = new_scores(d);
    for (int parity = 0; parity < 2; parity++) {
        rs_data_pick choose = rs_data_all(), score_by = rs_data_all();
        choose.block_parity = parity;
        choose.incumbent_from = incumbent_from;
        score_by.block_parity = 1 - parity;
        rs_status st = fold(d, choose, score_by, out_scores, err);
        if (st)
            return st;
    }
    return RS_OK;
}

/* Half of the blocks have intervals too wide for many a WIN of the whole, so that here too the
   incumbents would be scored, not the choice: they are noted only. */
static rs_status by_blocks(rs_data *d, rs_err *err)
{
    char text[200];
    scores s;
    rs_data_note(d,
                 "fewer than %d choosing sessions at most widths: the blocks are split as well",
                 CHOOSING_SESSIONS);
    d->settled_from = 2; /* half of one session decides nothing */
    rs_status st = leave_blocks_out(d, INT64_MAX, &s, err);
    if (st)
        return st;
    print_scores(d, "regret, half of the blocks left out", &s);
    st = leave_blocks_out(d, 0, &s, err);
    if (!st)
        rs_data_note(d, "had incumbents stayed where half of the blocks hold no WIN: %s",
                     rs_data_mean_text(&s.all.layout, text));
    return st;
}

rs_status rs_data_check_regret(rs_data *d, rs_err *err)
{
    rs_status st = RS_OK;
    if (d->sessions > 1)
        st = by_sessions(d, err);
    else
        rs_data_report(d, RS_DATA_SKIP, "regret, one session left out: there is only one");
    if (!st && few_choose(d))
        st = by_blocks(d, err);
    return st;
}
