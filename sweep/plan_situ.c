/* In-situ findings and a plan's bands. Layer: sweep. */
#include "sweep/plan_situ.h"

#include <math.h>
#include <string.h>

/* ---- findings ---- */

static bool against_it(rs_situ_verdict verdict)
{
    return verdict == RS_SITU_DISAGREES || verdict == RS_SITU_FAILED;
}

/* `schedule` against the incumbent of a measured width, with the code that was timed there. */
static rs_situ_finding
finding_at(const rs_plan *plan, const rs_band_point *p, const char *schedule)
{
    const rs_db_contender *c = rs_plan_contender(p->data, schedule);
    rs_situ_finding none = {.shape = p->data->shape, .t = p->t, .challenger = schedule};
    if (!p->incumbent || !c)
        return none;
    return rs_situ_judge(&plan->situ, p->data->shape, p->t, schedule, p->incumbent,
                         c->code_hash);
}

static const char reverted[] = "reverted: ";

/* Of a width whose schedule was taken back: the finding that did it. */
static rs_situ_finding loser_at(const rs_plan *plan, const rs_band_point *p)
{
    const rs_decision *d = p->decision;
    rs_situ_finding none = {0};
    if (strncmp(d->why, reverted, sizeof reverted - 1) != 0 || !d->against)
        return none;
    return finding_at(plan, p, d->against);
}

/* Which of two findings says more. */
static int weight_of(const rs_situ_finding *f)
{
    static const int weights[] = {[RS_SITU_NONE] = 0,
                                  [RS_SITU_UNDECIDED] = 1,
                                  [RS_SITU_AGREES] = 2,
                                  [RS_SITU_DISAGREES] = 3,
                                  [RS_SITU_FAILED] = 3};
    return weights[f->verdict];
}

rs_situ_finding
rs_plan_situ_of(const rs_plan *plan, const rs_plan_shape *shape, const rs_band *band)
{
    rs_situ_finding best = {0};
    for (size_t i = band->first; i <= band->last; i++) {
        const rs_band_point *p = &shape->points[i];
        bool kept = p->incumbent && !strcmp(p->incumbent, band->schedule);
        rs_situ_finding f = kept ? loser_at(plan, p) : finding_at(plan, p, band->schedule);
        if (weight_of(&f) > weight_of(&best))
            best = f;
    }
    return best;
}

bool rs_plan_situ_moved(const rs_plan_shape *shape, const rs_band *band)
{
    for (size_t i = band->first; i <= band->last; i++) {
        const char *incumbent = shape->points[i].incumbent;
        if (incumbent && strcmp(incumbent, band->schedule) != 0)
            return true;
    }
    return false;
}

/* ---- taking back ---- */

static double regret_floor(const rs_plan *plan, double regret)
{
    return isnan(regret) ? regret : fmax(regret, plan->limits.delta);
}

/* The policy's decision at a width, without `schedule`: as for an OPEN comparison nothing is
   proven against the incumbent, and leaving it has a price. */
static const rs_decision *
without(rs_arena *arena, const rs_plan *plan, const rs_band_point *p, const rs_situ_finding *f)
{
    rs_decision *d = rs_arena_alloc(arena, sizeof *d);
    size_t count = p->data->contender_count, best = count;
    *d = *p->decision;
    d->regret = rs_arena_array(arena, count + 1, sizeof *d->regret);
    for (size_t i = 0; i < count; i++) {
        const char *name = p->data->contenders[i].schedule;
        bool incumbent = p->incumbent && !strcmp(name, p->incumbent);
        d->regret[i] = regret_floor(plan, p->decision->regret[i]);
        if (!strcmp(name, f->challenger))
            d->regret[i] = NAN;
        else if (incumbent && !isnan(d->regret[i]))
            d->regret[i] = 0;
        if (!isnan(d->regret[i]) && (best == count || d->regret[i] < d->regret[best]))
            best = i;
    }
    if (best == count)
        return p->decision; /* nobody else may be routed here */
    const rs_db_contender *own = &p->data->contenders[best];
    d->choice = own->schedule;
    d->verdict = "OPEN";
    d->against = f->challenger;
    d->effect = rs_stats_effect(own, rs_plan_contender(p->data, f->challenger), &plan->limits);
    d->has_effect = d->effect.sessions > 0;
    d->why = rs_arena_printf(arena, "%s%s lost inside the engine at T=%d (%s)", reverted,
                             f->challenger, f->t, rs_situ_text(arena, f));
    return d;
}

static bool take_back(rs_arena *arena,
                      const rs_plan *plan,
                      rs_plan_shape *shape,
                      const rs_band *band,
                      const rs_situ_finding *f)
{
    rs_band_point *points = rs_arena_array(arena, shape->point_count + 1, sizeof *points);
    bool changed = false;
    memcpy(points, shape->points, shape->point_count * sizeof *points);
    for (size_t i = band->first; i <= band->last; i++) {
        const rs_decision *d = without(arena, plan, &points[i], f);
        changed = changed || d != points[i].decision;
        points[i].decision = d;
    }
    shape->points = points;
    return changed;
}

bool rs_plan_situ_veto(rs_arena *arena, const rs_plan *plan, rs_plan_shape *shape)
{
    for (size_t k = 0; k < shape->table.count; k++) {
        const rs_band *band = &shape->table.bands[k];
        for (size_t i = band->first; i <= band->last; i++) {
            rs_situ_finding f = finding_at(plan, &shape->points[i], band->schedule);
            if (against_it(f.verdict) && take_back(arena, plan, shape, band, &f))
                return true;
        }
    }
    return false;
}

/* ---- preferring ---- */

static const char preferred[] = "preferred: ";

static bool same_code(const rs_plan *plan, const rs_band_point *p, const char *schedule)
{
    const rs_db_contender *chain = rs_plan_contender(p->data, schedule);
    const rs_db_point *round = rs_situ_point(&plan->situ, RS_SITU_ROUND, p->data->shape, p->t);
    const rs_db_contender *own = round ? rs_plan_contender(round, schedule) : NULL;
    return chain && own && !strcmp(chain->code_hash, own->code_hash);
}

/* Of the schedules that were run in situ at a width the quickest that beats `choice` there. */
static rs_situ_finding
better_at(const rs_plan *plan, const rs_band_point *p, const char *choice)
{
    rs_situ_finding best = {0};
    if (!same_code(plan, p, choice))
        return best;
    for (size_t i = 0; i < p->data->contender_count; i++) {
        const rs_db_contender *c = &p->data->contenders[i];
        if (isnan(p->decision->regret[i])) /* not routable, or taken back */
            continue;
        rs_situ_finding f =
            rs_situ_judge(&plan->situ, p->data->shape, p->t, c->schedule, choice, c->code_hash);
        bool more = best.verdict == RS_SITU_NONE ||
                    f.effect[RS_SITU_ROUND].mu > best.effect[RS_SITU_ROUND].mu;
        if (f.verdict == RS_SITU_AGREES && more)
            best = f;
    }
    return best;
}

/* The decision at a width where the engine has found one that is quicker. */
static const rs_decision *
with(rs_arena *arena, const rs_plan *plan, const rs_band_point *p, const rs_situ_finding *f)
{
    rs_decision *d = rs_arena_alloc(arena, sizeof *d);
    *d = *p->decision;
    d->regret = rs_arena_array(arena, p->data->contender_count + 1, sizeof *d->regret);
    for (size_t i = 0; i < p->data->contender_count; i++) {
        bool own = !strcmp(p->data->contenders[i].schedule, f->challenger);
        d->regret[i] = own ? 0 : regret_floor(plan, p->decision->regret[i]);
    }
    d->choice = f->challenger;
    d->verdict = "WIN";
    d->against = NULL;
    d->has_effect = false;
    d->why = rs_arena_printf(arena, "%sinside the engine it is quicker than %s (%s)", preferred,
                             f->against, rs_situ_text(arena, f));
    return d;
}

bool rs_plan_situ_prefer(rs_arena *arena, const rs_plan *plan, rs_plan_shape *shape)
{
    rs_band_point *points = NULL;
    for (size_t k = 0; k < shape->table.count && plan->situ.count[RS_SITU_ROUND]; k++) {
        const rs_band *band = &shape->table.bands[k];
        for (size_t i = band->first; i <= band->last; i++) {
            const rs_band_point *p = &shape->points[i];
            if (!strncmp(p->decision->why, preferred, sizeof preferred - 1))
                continue;
            rs_situ_finding f = better_at(plan, p, band->schedule);
            if (f.verdict != RS_SITU_AGREES)
                continue;
            if (!points) {
                points = rs_arena_array(arena, shape->point_count + 1, sizeof *points);
                memcpy(points, shape->points, shape->point_count * sizeof *points);
            }
            points[i].decision = with(arena, plan, p, &f);
        }
    }
    if (points)
        shape->points = points;
    return points != NULL;
}

/* ---- saying so ---- */

bool rs_plan_banked(const rs_plan *plan, const rs_plan_shape *shape, const rs_band *band)
{
    return plan->options.trace &&
           !(rs_trace_calls(plan->options.trace, shape->text, band->t_lo, band->t_hi) > 0);
}

static bool is_preferred(const rs_plan_shape *shape, const rs_band *band)
{
    for (size_t i = band->first; i <= band->last; i++)
        if (!strncmp(shape->points[i].decision->why, preferred, sizeof preferred - 1))
            return true;
    return false;
}

static const char *finding_note(rs_arena *arena,
                                const rs_plan_shape *shape,
                                const rs_band *band,
                                const rs_situ_finding *f)
{
    const char *text = rs_situ_text(arena, f);
    if (strcmp(f->challenger, band->schedule) != 0)
        return rs_arena_printf(arena, ";\n       reverted: in situ T=%d %s\n       %s", f->t,
                               f->challenger, text);
    return rs_arena_printf(arena, ";\n       %sin situ T=%d %s",
                           is_preferred(shape, band) ? preferred : "", f->t, text);
}

const char *rs_plan_situ_note(rs_arena *arena,
                              const rs_plan *plan,
                              const rs_plan_shape *shape,
                              const rs_band *band)
{
    const char *note = "";
    if (band->first > band->last)
        return note;
    rs_situ_finding f = rs_plan_situ_of(plan, shape, band);
    bool asked = plan->options.confirm || plan->situ.count[RS_SITU_ROUND] > 0;
    bool banked = rs_plan_banked(plan, shape, band);
    if (f.verdict != RS_SITU_NONE)
        note = finding_note(arena, shape, band, &f);
    else if (asked && !banked && rs_plan_situ_moved(shape, band))
        note = ";\n       provisional: not run in situ";
    if (banked)
        note =
            rs_arena_printf(arena, "%s;\n       banked: no call of the trace comes here", note);
    return note;
}
