/* Plans as tables. Layer: sweep. */
#include "sweep/show.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *rs_show_time(double ns, char out[24])
{
    if (isnan(ns))
        snprintf(out, 24, "-");
    else if (ns < 1e6)
        snprintf(out, 24, "%.*f us", ns < 1e5 ? 2 : 1, ns / 1e3);
    else
        snprintf(out, 24, "%.2f ms", ns / 1e6);
    return out;
}

const char *rs_show_spread(const rs_db_contender *contender, char out[80])
{
    rs_summary s = rs_stats_summary(contender);
    char median[24];
    double unit = s.median < 1e6 ? 1e3 : 1e6;
    if (s.count == 0)
        snprintf(out, 80, "not timed");
    else
        snprintf(out, 80, "%10s %8.2f..%-8.2f (%d, %d)", rs_show_time(s.median, median),
                 s.min / unit, s.p95 / unit, s.count, s.sessions);
    return out;
}

static const char *range_text(int32_t lo, int32_t hi, char out[32])
{
    if (hi == RS_BAND_T_MAX)
        snprintf(out, 32, "%d..", lo);
    else if (lo == hi)
        snprintf(out, 32, "%d", lo);
    else
        snprintf(out, 32, "%d..%d", lo, hi);
    return out;
}

static void show_band(FILE *out, const rs_plan_shape *s, const rs_band *b)
{
    char range[32], time[24] = "", effect[48] = "";
    if (b->first <= b->last) {
        const rs_band_point *low = &s->points[b->first];
        const rs_db_contender *c = rs_plan_contender(low->data, b->schedule);
        if (c)
            rs_show_time(rs_stats_summary(c).median, time);
        if (!strcmp(low->decision->choice, b->schedule))
            rs_plan_effect_text(low->decision, effect);
    }
    fprintf(out, "  %-10s %-11s %10s  %-22s\n             %s\n",
            range_text(b->t_lo, b->t_hi, range), b->verdict, time, effect, b->schedule);
}

/* Widths worth measuring so that a NOT_SAMPLED range can be decided. */
static void show_missing(FILE *out, const rs_plan_shape *s)
{
    bool any = false;
    for (size_t i = 0; i < s->table.count; i++) {
        const rs_band *b = &s->table.bands[i];
        if (strcmp(b->verdict, "NOT_SAMPLED") || b->t_hi == RS_BAND_T_MAX)
            continue;
        fprintf(out, "%s%d", any ? "," : "  to decide the rest, measure --tokens ", b->t_lo);
        if (b->t_hi > b->t_lo)
            fprintf(out, ",%d", b->t_hi);
        any = true;
    }
    if (any)
        fputc('\n', out);
}

void rs_show_plan(FILE *out, const rs_plan *plan)
{
    fprintf(out,
            "tier %s (%s)\npolicy %s %s, data %s; differences under %.1f %% stay open here\n",
            plan->machine.tier, plan->machine.label, plan->policy_name, plan->policy_hash,
            plan->data_hash, 100 * plan->limits.g);
    for (size_t i = 0; i < plan->shape_count; i++) {
        const rs_plan_shape *s = &plan->shapes[i];
        fprintf(out, "\n%s", s->text);
        if (s->problem) {
            fprintf(out, ": no table: %s\n", s->problem);
            continue;
        }
        fprintf(out, "  layout %s, regret mean %.2f %% worst %.2f %%\n",
                s->table.layout ? s->table.layout : "mixed", 100 * s->table.mean_regret,
                100 * s->table.worst_regret);
        fprintf(out, "  %-10s %-11s %10s  %s\n", "T", "verdict", "first T", "gain [95 %]");
        for (size_t k = 0; k < s->table.count; k++)
            show_band(out, s, &s->table.bands[k]);
        show_missing(out, s);
    }
}

static const char *
old_route(const rs_plan *plan, const rs_plan_shape *s, int32_t t, int32_t *out_hi)
{
    const rs_route *r = plan->current ? rs_route_pick(plan->current, s->text, t) : NULL;
    *out_hi = r ? r->t_hi : RS_BAND_T_MAX;
    return r ? r->schedule : "(ref)";
}

size_t rs_show_diff(FILE *out, const rs_plan *plan)
{
    size_t changes = 0;
    fprintf(out, "against the compiled-in table %s%s\n",
            plan->current ? plan->current->tier : "(none)",
            plan->current_exact ? "" : " (not of this tier)");
    for (size_t i = 0; i < plan->shape_count; i++) {
        const rs_plan_shape *s = &plan->shapes[i];
        for (size_t k = 0; k < s->table.count; k++) {
            const rs_band *b = &s->table.bands[k];
            for (int64_t t = b->t_lo; t <= b->t_hi;) {
                int32_t hi;
                char range[32];
                const char *old = old_route(plan, s, (int32_t)t, &hi);
                hi = hi < b->t_hi ? hi : b->t_hi;
                if (strcmp(old, b->schedule)) {
                    changes++;
                    fprintf(out, "%s T=%s (%s)\n  - %s\n  + %s\n", s->text,
                            range_text((int32_t)t, hi, range), b->verdict, old, b->schedule);
                }
                t = (int64_t)hi + 1;
            }
        }
    }
    fprintf(out, "%zu ranges change\n", changes);
    return changes;
}

/* ---- one width ---- */

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
    const rs_db_contender **list = calloc(point->contender_count + 1, sizeof *list);
    RS_CHECK(list);
    size_t n = 0;
    for (size_t i = 0; i < point->contender_count; i++)
        if (point->contenders[i].outcome != RS_DB_CONTROL)
            list[n++] = &point->contenders[i];
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
            rs_plan_effect_text(p->decision, effect));
    if (p->decision->against)
        fprintf(out, " against %s", p->decision->against);
    fprintf(out, "\n   incumbent %s\n   %s\n", incumbent ? incumbent : "none",
            p->decision->why);
    free(list);
}

static void explain_contender(FILE *out,
                              const rs_band_point *p,
                              const char *incumbent,
                              const rs_db_contender *c)
{
    char spread[80];
    rs_summary s = rs_stats_summary(c);
    fprintf(out, " %s %s\n     %s", mark(p->decision, incumbent, c->schedule), c->schedule,
            rs_show_spread(c, spread));
    if (s.count && c->floor_ns > 0)
        fprintf(out, "  floor %3.0f %%", 100 * c->floor_ns / s.median);
    if (c->share > 0)
        fprintf(out, "  error %.2f", c->share);
    fprintf(out, "  %s\n", c->numeric);
    if (c->outcome != RS_DB_OK)
        fprintf(out, "     %s: %s\n", rs_db_outcome_text(c->outcome),
                c->reason ? c->reason : "");
}

/* Sessions after which the half width would be under the effect, if the spread stays as it is.
 */
static void explain_open(FILE *out, const rs_decision *d, const rs_limits *limits)
{
    const rs_effect *e = &d->effect;
    if (strcmp(d->verdict, "OPEN") || !d->has_effect)
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

rs_status
rs_show_explain(FILE *out, const rs_plan *plan, const char *shape, int32_t t, rs_err *err)
{
    const rs_plan_shape *s = find_shape(plan, shape);
    size_t i = 0;
    char effect[48];
    if (!s)
        return rs_err_set(err, RS_UNKNOWN,
                          "the database has no cell of shape '%s'; measure it first", shape);
    while (i < s->point_count && s->points[i].t != t)
        i++;
    if (i == s->point_count)
        return rs_err_set(err, RS_UNKNOWN,
                          "%s was not measured at T=%d (or nothing there may be routed); run "
                          "sweep --shape %s --tokens %d",
                          shape, t, shape, t);
    const rs_band_point *p = &s->points[i];
    const rs_decision *d = p->decision;
    const rs_db_contender **list = sorted_contenders(p->data);
    fprintf(out, "%s at T=%d on %s\n* chosen, = incumbent; median min..p95 (n, sessions)\n",
            shape, t, plan->machine.label);
    for (size_t k = 0; list[k]; k++)
        explain_contender(out, p, p->incumbent, list[k]);
    free(list);
    fprintf(out, "\n%s: %s\n  chosen    %s\n", d->verdict, d->why, d->choice);
    if (d->against)
        fprintf(out, "  against   %s\n", d->against);
    if (d->has_effect)
        fprintf(out, "  effect    %s, %d sessions, %d mirrored blocks\n",
                rs_plan_effect_text(d, effect), d->effect.sessions, d->effect.blocks);
    fprintf(out,
            "  limits    G %.2f %%, delta %.2f %%, tau %.2f %%\n  policy    %s %s\n  data      "
            "%s\n",
            100 * plan->limits.g, 100 * plan->limits.delta, 100 * plan->limits.tau,
            plan->policy_name, plan->policy_hash, plan->data_hash);
    explain_open(out, d, &plan->limits);
    for (size_t k = 0; k < s->table.count; k++)
        if (s->table.bands[k].t_lo <= t && t <= s->table.bands[k].t_hi)
            fprintf(out, "table: T=%d is served by %s (%s)\n", t, s->table.bands[k].schedule,
                    s->table.bands[k].verdict);
    return RS_OK;
}
