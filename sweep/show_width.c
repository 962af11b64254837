/* One width in full: the spread of a cell, the reasons of a decision. Layer: sweep. */
#include "sweep/show.h"

#include "sweep/plan_situ.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int compare_contenders(const void *a, const void *b)
{
    const rs_db_contender *x = *(const rs_db_contender *const *)a,
                          *y = *(const rs_db_contender *const *)b;
    double mx = x->series_count ? rs_stats_summary(x).median : INFINITY;
    double my = y->series_count ? rs_stats_summary(y).median : INFINITY;
    return mx != my ? (mx > my) - (mx < my) : strcmp(x->schedule, y->schedule);
}

/* Contenders quickest first, controls last; caller frees. */
static const rs_db_contender **sorted_contenders(const rs_db_point *point)
{
    /* A list of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    const rs_db_contender **list = calloc(point->contender_count + 1, sizeof *list);
    RS_CHECK(list);
    size_t n = 0;
    for (size_t i = 0; i < point->contender_count; i++)
        if (point->contenders[i].outcome != RS_DB_CONTROL)
            list[n++] = &point->contenders[i];
    /* NOLINTNEXTLINE(bugprone-sizeof-expression) */
    qsort(list, n, sizeof *list, compare_contenders);
    return list;
}

static const rs_plan_shape *find_shape(const rs_plan *plan, const char *text)
{
    for (size_t i = 0; i < plan->shape_count; i++)
        if (!strcmp(plan->shapes[i].text, text))
            return &plan->shapes[i];
    return NULL;
}

static const char *mark(const rs_decision *d, const char *incumbent, const char *schedule)
{
    if (d->choice && !strcmp(d->choice, schedule))
        return "*";
    return incumbent && !strcmp(incumbent, schedule) ? "=" : " ";
}

void rs_show_cell(FILE *out, const rs_plan_shape *shape, size_t point)
{
    const rs_band_point *p = &shape->points[point];
    const char *incumbent = p->incumbent;
    const rs_db_contender **list = sorted_contenders(p->data);
    char spread[80], effect[48];
    fprintf(out, "%s T=%d\n", shape->text, p->t);
    for (size_t i = 0; list[i]; i++)
        if (list[i]->series_count)
            fprintf(out, " %s %s  %s%s%s\n", mark(p->decision, incumbent, list[i]->schedule),
                    rs_show_spread(list[i], spread), list[i]->schedule,
                    list[i]->outcome == RS_DB_OK ? "" : "  ",
                    list[i]->outcome == RS_DB_OK ? "" : rs_db_outcome_text(list[i]->outcome));
    fprintf(out, "   winner %s\n   verdict %s %s", p->decision->choice, p->decision->verdict,
            rs_plan_decision_text(p->decision, effect));
    if (p->decision->against)
        fprintf(out, " against %s", p->decision->against);
    fprintf(out, "\n   incumbent %s\n   %s\n", incumbent ? incumbent : "none",
            p->decision->why);
    free(list);
}

static void explain_contender(FILE *out,
                              const rs_plan *plan,
                              const rs_db_point *data,
                              const rs_band_point *p,
                              const rs_db_contender *c)
{
    char spread[80], effect[48];
    rs_summary s = rs_stats_summary(c);
    if (!s.count) {
        fprintf(out, "   %s\n     %s: %s\n", c->schedule, rs_db_outcome_text(c->outcome),
                c->reason ? c->reason : "never timed");
        return;
    }
    fprintf(out, " %s %s\n     %s", p ? mark(p->decision, p->incumbent, c->schedule) : " ",
            c->schedule, rs_show_spread(c, spread));
    if (c->floor_ns > 0)
        fprintf(out, "  floor %3.0f %%", 100 * c->floor_ns / s.median);
    if (c->share > 0)
        fprintf(out, "  error %.2f", c->share);
    fprintf(out, "  %s\n", c->numeric);
    if (c->outcome != RS_DB_OK)
        fprintf(out, "     %s: %s\n", rs_db_outcome_text(c->outcome),
                c->reason ? c->reason : "");
    else if (!rs_policy_routable(c, data->t, &plan->options.allow))
        fprintf(out, "     class %s may not be routed at T=%d (--allow)\n", c->numeric,
                data->t);
    const rs_db_contender *chosen = p ? rs_plan_contender(data, p->decision->choice) : NULL;
    if (!chosen || chosen == c)
        return;
    rs_effect e = rs_stats_effect(c, chosen, &plan->limits);
    if (e.sessions)
        fprintf(out, "     against the chosen %s, %d blocks\n", rs_plan_effect_text(&e, effect),
                e.blocks);
}

/* Seconds that the timed launches of a session of this cell took, on average. */
static double session_cost_s(const rs_db_point *point)
{
    double sum = 0;
    int64_t sessions = 1;
    for (size_t i = 0; i < point->contender_count; i++) {
        const rs_db_contender *c = &point->contenders[i];
        for (size_t k = 0; k < c->series_count; k++) {
            const rs_db_series *s = &c->series[k];
            sessions = s->session > sessions ? s->session : sessions;
            for (size_t n = 0; n < s->count; n++)
                sum += s->samples[n].ns * s->samples[n].launches * 1e-9;
        }
    }
    return sum / (double)sessions;
}

/* Sessions after which the half width would be under the effect, if the spread stays as it is.
 */
static int sessions_to_settle(const rs_effect *e, const rs_limits *limits)
{
    enum { MOST = 30 };
    double sd = fmax(e->sd, limits->s_aa);
    if (e->sessions < RS_WIN_SESSIONS)
        return RS_WIN_SESSIONS;
    for (int n = e->sessions + 1; n <= MOST; n++) {
        double h = rs_stats_t975(n - 1) * sd / sqrt(n), size = fabs(e->mu);
        if ((size > limits->g && size > h) || size + h < limits->delta)
            return n;
    }
    return 0;
}

static void
explain_open(FILE *out, const rs_db_point *point, const rs_decision *d, const rs_limits *limits)
{
    if (strcmp(d->verdict, "OPEN") != 0 || !d->has_effect)
        return;
    int n = sessions_to_settle(&d->effect, limits);
    if (n == 0)
        fprintf(out, "to settle it: more than 30 sessions; this machine cannot tell the two "
                     "apart\n");
    else
        fprintf(out, "to settle it: about %d sessions (--sessions %d), %.0f s of launches\n", n,
                n, fmax(1, (n - d->effect.sessions) * session_cost_s(point)));
}

/* What each session said, and how far the clock had its part in it. */
static void explain_sessions(FILE *out,
                             const rs_db_point *point,
                             const rs_decision *d,
                             const rs_limits *limits)
{
    enum { SHOWN = 8 };
    const rs_db_contender *a = rs_plan_contender(point, d->choice),
                          *b = rs_plan_contender(point, d->against);
    double m[SHOWN];
    if (!a || !b)
        return;
    size_t count = rs_stats_session_effects(a, b, limits, m, SHOWN);
    fprintf(out, "  sessions ");
    for (size_t i = 0; i < count && i < SHOWN; i++)
        fprintf(out, " %+.1f", 100 * expm1(m[i]));
    fprintf(out, "%s %%\n", count > SHOWN ? " ..." : "");
    if (d->effect.slope > 0 || d->effect.slope < 0)
        fprintf(out, "  clock     adjusted: %+.2f %% for each 1 %% of SM clock\n",
                d->effect.slope);
}

static void
explain_decision(FILE *out, const rs_plan *plan, const rs_db_point *point, const rs_decision *d)
{
    char effect[48];
    fprintf(out, "\n%s: %s\n  chosen    %s\n", d->verdict, d->why, d->choice);
    if (d->against)
        fprintf(out, "  against   %s\n", d->against);
    if (d->has_effect)
        fprintf(out, "  effect    %s, %d sessions, %d mirrored blocks\n",
                rs_plan_decision_text(d, effect), d->effect.sessions, d->effect.blocks);
    explain_sessions(out, point, d, &plan->limits);
    explain_open(out, point, d, &plan->limits);
}

/* What the engine said at this very width, and of the band. */
static void explain_situ(
    FILE *out, const rs_plan *plan, const rs_plan_shape *s, const rs_band *band, int32_t t)
{
    rs_arena *arena = rs_arena_new();
    const rs_db_point *round = rs_situ_point(&plan->situ, RS_SITU_ROUND, s->text, t);
    for (size_t i = 0; round && i < round->contender_count; i++) {
        const char *name = round->contenders[i].schedule;
        rs_situ_finding f =
            rs_situ_judge(&plan->situ, s->text, t, name, round->incumbent, NULL);
        if (f.verdict != RS_SITU_NONE)
            fprintf(out, "in situ: %s %s\n", name, rs_situ_text(arena, &f));
    }
    rs_situ_finding f = rs_plan_situ_of(plan, s, band);
    if (f.verdict != RS_SITU_NONE && f.t != t)
        fprintf(out, "in situ: the band was judged at T=%d: %s %s\n", f.t, f.challenger,
                rs_situ_text(arena, &f));
    if (f.verdict == RS_SITU_NONE && !round && rs_plan_situ_moved(s, band))
        fputs("in situ: not run; the route is provisional until the engine agrees "
              "(sweep plan --confirm)\n",
              out);
    if (rs_plan_banked(plan, s, band))
        fputs("banked: no call of the trace comes to this band\n", out);
    rs_arena_free(arena);
}

static void explain_route(FILE *out, const rs_plan *plan, const rs_plan_shape *s, int32_t t)
{
    fprintf(out,
            "  limits    G %.2f %%, delta %.2f %%, tau %.2f %% (s_AA %.2f %%%s)\n"
            "  policy    %s %s\n  data      %s\n",
            100 * plan->limits.g, 100 * plan->limits.delta, 100 * plan->limits.tau,
            100 * plan->limits.s_aa, plan->calibration.measured ? "" : ", not calibrated",
            plan->policy_name, plan->policy_hash, plan->data_hash);
    for (size_t k = 0; k < s->table.count; k++)
        if (s->table.bands[k].t_lo <= t && t <= s->table.bands[k].t_hi) {
            fprintf(out, "table: T=%d is served by %s (%s)\n", t, s->table.bands[k].schedule,
                    s->table.bands[k].verdict);
            explain_situ(out, plan, s, &s->table.bands[k], t);
        }
    if (s->problem)
        fprintf(out, "table: none, %s\n", s->problem);
}

/* What does not fit on one screen is counted: the quickest are listed, whoever is routed or
   was, peers, and a few that left at their first look. */
enum { TIMED_SHOWN = 10, UNTIMED_SHOWN = 3 };

typedef struct counts {
    int timed, slower, looked_at, untimed, outside;
} counts;

static bool fits_screen(const rs_band_point *p, const rs_db_contender *c, counts *n)
{
    if (c->outcome == RS_DB_UNSUPPORTED) {
        n->outside++;
        return false;
    }
    if (c->outcome == RS_DB_DROPPED && c->series_count == 0) {
        bool fits = n->looked_at++ < UNTIMED_SHOWN;
        n->untimed += !fits;
        return fits;
    }
    if (c->series_count == 0)
        return true; /* wrong, crashed: always told */
    bool named = p && strcmp(mark(p->decision, p->incumbent, c->schedule), " ") != 0;
    bool fits = n->timed++ < TIMED_SHOWN || named || c->outcome == RS_DB_PEER;
    n->slower += !fits;
    return fits;
}

rs_status
rs_show_explain(FILE *out, const rs_plan *plan, const char *shape, int32_t t, rs_err *err)
{
    const rs_plan_shape *s = find_shape(plan, shape);
    if (!s)
        return rs_err_set(err, RS_UNKNOWN,
                          "the database has no cell of shape '%s'; run sweep --shape %s", shape,
                          shape);
    size_t at = 0, i = 0;
    while (at < s->data_count && s->data[at].t != t)
        at++;
    if (at == s->data_count)
        return rs_err_set(err, RS_UNKNOWN,
                          "%s was not measured at T=%d; run sweep --shape %s --tokens %d",
                          shape, t, shape, t);
    while (i < s->point_count && s->points[i].t != t)
        i++;
    const rs_band_point *p = i < s->point_count ? &s->points[i] : NULL;
    const rs_db_contender **list = sorted_contenders(&s->data[at]);
    fprintf(out, "%s at T=%d on %s\n* chosen, = incumbent; median min..p95 (n, sessions)\n",
            shape, t, plan->machine.label);
    counts left = {0};
    for (size_t k = 0; list[k]; k++)
        if (fits_screen(p, list[k], &left))
            explain_contender(out, plan, &s->data[at], p, list[k]);
    if (left.slower > 0)
        fprintf(out, "   and %d slower ones (--json lists all)\n", left.slower);
    if (left.untimed > 0)
        fprintf(out, "   and %d more that left at their first look\n", left.untimed);
    int outside = left.outside;
    if (outside)
        fprintf(out, "   and %d outside their domain (sweep list --shape %s --tokens %d)\n",
                outside, shape, t);
    free(list);
    if (p)
        explain_decision(out, plan, p->data, p->decision);
    else
        fprintf(out, "\nREJECTED: nothing that was measured may be routed\n");
    explain_route(out, plan, s, t);
    return RS_OK;
}
