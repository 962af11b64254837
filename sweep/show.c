/* Plans as tables. Layer: sweep. */
#include "sweep/show.h"

#include "sweep/evidence.h"
#include "sweep/plan_situ.h"

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

/* What the engine said of the band, or that it was not asked although others were. */
static void show_situ(FILE *out, const rs_plan *plan, const rs_plan_shape *s, const rs_band *b)
{
    rs_situ_finding f = rs_plan_situ_of(plan, s, b);
    bool asked = plan->options.confirm || plan->situ.count[RS_SITU_ROUND] > 0;
    rs_arena *arena = rs_arena_new();
    if (f.verdict != RS_SITU_NONE)
        fprintf(out, "              in situ T=%d%s%s %s\n", f.t,
                strcmp(f.challenger, b->schedule) ? " reverted " : "",
                strcmp(f.challenger, b->schedule) ? f.challenger : "", rs_situ_text(arena, &f));
    else if (asked && rs_plan_situ_moved(s, b))
        fputs("              provisional: not run in situ\n", out);
    rs_arena_free(arena);
}

static void show_band(FILE *out, const rs_plan *plan, const rs_plan_shape *s, const rs_band *b)
{
    char range[32], first[24] = "", last[24] = "", effect[48];
    bool measured = b->first <= b->last;
    rs_evidence e = measured ? rs_evidence_of(plan, s, b) : (rs_evidence){0};
    if (e.widths) {
        rs_show_time(e.first_ns, first);
        rs_show_time(e.last_ns, last);
    }
    fprintf(out, "  %-11s %-11s %10s %10s", range_text(b->t_lo, b->t_hi, range), b->verdict,
            first, e.widths > 1 ? last : "");
    if (e.sessions)
        fprintf(out, " %3d", e.sessions);
    if (e.compared)
        fprintf(out, "  %s T=%d", rs_plan_effect_text(&e.least, effect), e.least_t);
    fprintf(out, "\n              %s%s\n", b->schedule,
            rs_plan_banked(plan, s, b) ? "  (banked: the trace never comes here)" : "");
    if (e.compared)
        fprintf(out, "              over the %s %s\n",
                e.against_incumbent ? "incumbent" : "runner-up", e.against);
    show_situ(out, plan, s, b);
}

/* Widths worth measuring so that a NOT_SAMPLED range can be decided: those beside it were
   measured and have different winners, so what tells most is the middle. */
static void show_missing(FILE *out, const rs_plan_shape *s)
{
    enum { SHORT = 4 };
    bool any = false;
    for (size_t i = 0; i < s->table.count; i++) {
        const rs_band *b = &s->table.bands[i];
        if (strcmp(b->verdict, "NOT_SAMPLED") != 0 || b->t_hi == RS_BAND_T_MAX)
            continue;
        const bool wide = b->t_hi - b->t_lo >= SHORT;
        fprintf(out, "%s%d", any ? "," : "  to decide the rest, measure --tokens ",
                wide ? b->t_lo + (b->t_hi - b->t_lo) / 2 : b->t_lo);
        if (!wide && b->t_hi > b->t_lo)
            fprintf(out, ",%d", b->t_hi);
        any = true;
    }
    if (any)
        fputc('\n', out);
}

/* A table of several layouts needs the weights several times: say what that costs. */
static void
show_copies(FILE *out, const rs_plan *plan, const rs_plan_shape *s, const rs_registry *registry)
{
    enum { MOST = 4 };
    const char *seen[MOST] = {0};
    size_t count = 0;
    (void)plan;
    for (size_t k = 0; k < s->table.count; k++) {
        const char *layout = NULL, *numeric = NULL;
        size_t i = 0;
        rs_plan_facts(s, registry, s->table.bands[k].schedule, &layout, &numeric);
        while (layout && i < count && strcmp(seen[i], layout) != 0)
            i++;
        if (layout && i == count && count < MOST)
            seen[count++] = layout;
    }
    if (count > 1)
        fprintf(out, "  %zu layouts (%s, %s%s): %.1f MB more for each copy of the weights\n",
                count, seen[0], seen[1], count > 2 ? ", ..." : "",
                (double)rs_parts_unique_bytes(&s->shape) * 1e-6);
}

void rs_show_plan(FILE *out, const rs_plan *plan, const rs_registry *registry)
{
    fprintf(out,
            "tier %s (%s)\npolicy %s %s, data %s; differences under %.1f %% stay open here\n",
            plan->machine.tier, plan->machine.label, plan->policy_name, plan->policy_hash,
            plan->data_hash, 100 * plan->limits.g);
    if (strcmp(rs_plan_origin(plan), "measured") != 0)
        fputs("ADOPTED: times that another program reported; nothing here was measured or "
              "checked\n",
              out);
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
        show_copies(out, plan, s, registry);
        fprintf(out, "  %-11s %-11s %10s %10s %3s  %s\n", "T", "verdict", "first T", "last T",
                "ses", "least gain [95 %] at");
        for (size_t k = 0; k < s->table.count; k++)
            show_band(out, plan, s, &s->table.bands[k]);
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
                if (strcmp(old, b->schedule) != 0) {
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
