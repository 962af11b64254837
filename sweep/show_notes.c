/* What a reader of a plan should know beside its bands: what the machine can resolve, what is
   stale, what is measured twice under two names, where a ladder of knobs is too short.
   Layer: sweep. */
#include "sweep/show.h"

#include "sweep/rungs.h"
#include "sweep/stale.h"
#include "sweep/twins.h"

#include <string.h>

/* In short form a kind is one line; else each is listed. */
typedef struct notes {
    FILE *out;
    rs_arena *arena;
    const rs_plan *plan;
    const rs_registry *registry;
    bool full;
} notes;

static void show_stale(const notes *n, const rs_plan_shape *s)
{
    rs_stale *list;
    size_t count, stale = 0, widths = 0;
    const rs_db_point *last = NULL;
    rs_stale_find(n->arena, s->data, s->data_count, n->registry, &list, &count);
    for (size_t i = 0; i < count; i++) {
        if (list[i].state != RS_STALE)
            continue;
        stale++;
        widths += list[i].point != last;
        last = list[i].point;
    }
    if (stale)
        fprintf(n->out,
                "  STALE: %zu timings at %zu widths are of other code than this build's; "
                "sweep --stale runs them again\n",
                stale, widths);
}

static void show_twins(const notes *n, const rs_plan_shape *s)
{
    rs_twin *list;
    size_t count;
    rs_twins_find(n->arena, s->data, s->data_count, &n->plan->limits, &list, &count);
    if (count && !n->full)
        fprintf(n->out, "  %zu pairs of twins: one kernel measured under two names\n", count);
    for (size_t i = 0; i < count && n->full; i++)
        fprintf(n->out, "  twins (%s) at %d widths, T=%d..%d:\n    %s\n    %s\n",
                list[i].kind == RS_TWIN_CODE ? "same code" : "same output and time",
                list[i].widths, list[i].t_first, list[i].t_last, list[i].a, list[i].b);
}

static void show_rungs(const notes *n, const rs_plan_shape *s)
{
    rs_rung *list;
    size_t count;
    rs_rungs_find(n->arena, s, &n->plan->limits, n->registry, &list, &count);
    if (count && !n->full)
        fprintf(n->out,
                "  %zu missing rungs: a winner at the edge of its knobs, or nothing that "
                "beats the incumbent\n",
                count);
    for (size_t i = 0; i < count && n->full; i++)
        fprintf(n->out, "  missing rung, T=%d..%d: %s\n    %s\n", list[i].t_lo, list[i].t_hi,
                list[i].text, list[i].schedule);
}

void rs_show_notes(FILE *out, const rs_plan *plan, const rs_registry *registry, bool full)
{
    char text[240];
    notes n = {out, rs_arena_new(), plan, registry, full};
    rs_calibration c = plan->calibration;
    c.limits = plan->limits;
    fprintf(out, "\nnotes%s\n  %s\n", full ? "" : " (all of them: --notes)",
            rs_calibration_text(&c, text));
    for (size_t i = 0; i < plan->shape_count; i++) {
        fprintf(out, "%s\n", plan->shapes[i].text);
        if (!strcmp(rs_plan_origin(plan), "measured")) /* other programs' code is not known */
            show_stale(&n, &plan->shapes[i]);
        show_twins(&n, &plan->shapes[i]);
        show_rungs(&n, &plan->shapes[i]);
    }
    rs_arena_free(n.arena);
}
