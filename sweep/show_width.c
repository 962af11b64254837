/* One width in full: the spread of a cell, the reasons of a decision. Layer: sweep. */
#include "sweep/show.h"

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

/* Sessions after which the half width would be under the effect, if the spread stays as it is.
 */
static void explain_open(FILE *out, const rs_decision *d, const rs_limits *limits)
{
    const rs_effect *e = &d->effect;
    if (strcmp(d->verdict, "OPEN") != 0 || !d->has_effect)
        return;
    if (e->sessions < RS_WIN_SESSIONS) {
        fprintf(out, "to settle it: %d more sessions (--sessions %d)\n",
                RS_WIN_SESSIONS - e->sessions, RS_WIN_SESSIONS);
        return;
    }
    double sd = e->h * sqrt(e->sessions) / rs_stats_t975(e->sessions - 1);
    for (int n = e->sessions + 1; n <= 30; n++) {
        double h = rs_stats_t975(n - 1) * sd / sqrt(n), size = fabs(e->mu);
        if ((size > limits->g && size > h) || size + h < limits->delta) {
            fprintf(out, "to settle it: about %d sessions (--sessions %d)\n", n, n);
            return;
        }
    }
    fprintf(out,
            "to settle it: more than 30 sessions; this machine cannot tell the two apart\n");
}

static void explain_decision(FILE *out, const rs_plan *plan, const rs_decision *d)
{
    char effect[48];
    fprintf(out, "\n%s: %s\n  chosen    %s\n", d->verdict, d->why, d->choice);
    if (d->against)
        fprintf(out, "  against   %s\n", d->against);
    if (d->has_effect)
        fprintf(out, "  effect    %s, %d sessions, %d mirrored blocks\n",
                rs_plan_decision_text(d, effect), d->effect.sessions, d->effect.blocks);
    explain_open(out, d, &plan->limits);
}

static void explain_route(FILE *out, const rs_plan *plan, const rs_plan_shape *s, int32_t t)
{
    fprintf(out,
            "  limits    G %.2f %%, delta %.2f %%, tau %.2f %%\n"
            "  policy    %s %s\n  data      %s\n",
            100 * plan->limits.g, 100 * plan->limits.delta, 100 * plan->limits.tau,
            plan->policy_name, plan->policy_hash, plan->data_hash);
    for (size_t k = 0; k < s->table.count; k++)
        if (s->table.bands[k].t_lo <= t && t <= s->table.bands[k].t_hi)
            fprintf(out, "table: T=%d is served by %s (%s)\n", t, s->table.bands[k].schedule,
                    s->table.bands[k].verdict);
    if (s->problem)
        fprintf(out, "table: none, %s\n", s->problem);
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
    for (size_t k = 0; list[k]; k++)
        explain_contender(out, plan, &s->data[at], p, list[k]);
    free(list);
    if (p)
        explain_decision(out, plan, p->decision);
    else
        fprintf(out, "\nREJECTED: nothing that was measured may be routed\n");
    explain_route(out, plan, s, t);
    return RS_OK;
}
