/* Evidence of a band, gathered over its measured widths. Layer: sweep. */
#include "sweep/evidence.h"

#include "sweep/plan_situ.h"

#include <math.h>
#include <string.h>

/* Whom `schedule` has to be compared with at a measured width; NULL = there is nobody. */
static const rs_db_contender *
rival(const rs_band_point *p, const char *schedule, bool *out_incumbent)
{
    const rs_decision *d = p->decision;
    *out_incumbent = p->incumbent && strcmp(p->incumbent, schedule) != 0;
    if (*out_incumbent)
        return rs_plan_contender(p->data, p->incumbent);
    bool chosen = !strcmp(d->choice, schedule);
    return rs_plan_contender(p->data, chosen ? d->against : d->choice);
}

/* A comparison with the incumbent tells more than one with a runner-up; then the smaller gain.
 */
static void take_effect(rs_evidence *e,
                        const rs_plan *plan,
                        const rs_band_point *p,
                        const rs_db_contender *own)
{
    bool incumbent;
    const rs_db_contender *other = rival(p, own->schedule, &incumbent);
    if (!other)
        return;
    rs_effect effect = rs_stats_effect(own, other, &plan->limits);
    bool better = !e->compared || (incumbent && !e->against_incumbent) ||
                  (incumbent == e->against_incumbent && effect.mu < e->least.mu);
    if (effect.sessions == 0 || !better)
        return;
    e->compared = true;
    e->against_incumbent = incumbent;
    e->against = other->schedule;
    e->least_t = p->t;
    e->least = effect;
}

rs_evidence rs_evidence_of(const rs_plan *plan, const rs_plan_shape *shape, const rs_band *band)
{
    rs_evidence e = {.first_ns = NAN, .last_ns = NAN};
    for (size_t i = band->first; i <= band->last; i++) {
        const rs_band_point *p = &shape->points[i];
        const rs_db_contender *c = rs_plan_contender(p->data, band->schedule);
        if (!c)
            continue;
        rs_summary s = rs_stats_summary(c);
        bool chosen = !strcmp(p->decision->choice, band->schedule);
        e.first_ns = e.widths ? e.first_ns : s.median;
        e.last_ns = s.median;
        e.sessions = e.widths && e.sessions < s.sessions ? e.sessions : s.sessions;
        e.share = fmax(e.share, c->share);
        e.widths++;
        e.wins += chosen && !strcmp(p->decision->verdict, "WIN");
        take_effect(&e, plan, p, c);
    }
    return e;
}

const char *rs_evidence_text(rs_arena *arena,
                             const rs_plan *plan,
                             const rs_plan_shape *shape,
                             const rs_band *band)
{
    char effect[48];
    if (band->first > band->last)
        return band->verdict;
    rs_evidence e = rs_evidence_of(plan, shape, band);
    if (strcmp(rs_plan_origin(plan), "measured") != 0) /* no spread, no check of its results */
        return rs_arena_printf(arena, "adopted; %.2f..%.2f us as reported elsewhere",
                               e.first_ns / 1e3, e.last_ns / 1e3);
    const char *text = rs_arena_printf(
        arena, "%s, %zu of %zu widths WIN; %.2f..%.2f us; %d sessions; error %.2f of limit",
        band->verdict, e.wins, e.widths, e.first_ns / 1e3, e.last_ns / 1e3, e.sessions,
        e.share);
    if (e.compared)
        text = rs_arena_printf(arena, "%s;\n       least gain T=%d %s over %s %s", text,
                               e.least_t, rs_plan_effect_text(&e.least, effect),
                               e.against_incumbent ? "incumbent" : "runner-up", e.against);
    return rs_arena_printf(arena, "%s%s", text, rs_plan_situ_note(arena, plan, shape, band));
}
