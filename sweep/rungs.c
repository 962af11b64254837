/* Missing rungs. Layer: sweep. */
#include "sweep/rungs.h"

#include <math.h>
#include <string.h>

typedef struct finds {
    rs_arena *arena;
    const rs_plan_shape *shape;
    const rs_limits *limits;
    const rs_registry *registry;
    rs_rung *list;
    size_t count, cap;
} finds;

static rs_rung *add(finds *f, const rs_band *band, rs_rung_kind kind)
{
    rs_rung *r = rs_arena_push(f->arena, (void **)&f->list, &f->count, &f->cap, sizeof *r);
    *r = (rs_rung){.kind = kind,
                   .schedule = band->schedule,
                   .t_lo = band->t_lo,
                   .t_hi = band->t_hi,
                   .widths = band->last - band->first + 1};
    return r;
}

/* ---- the edge of a knob ---- */

/* Is `value` at an end of the knob's values? They stand in no order. */
static bool at_edge(const rs_knob *knob, int32_t value, bool *out_largest)
{
    int32_t least = knob->values[0], most = knob->values[0];
    for (int32_t i = 1; i < knob->count; i++) {
        least = knob->values[i] < least ? knob->values[i] : least;
        most = knob->values[i] > most ? knob->values[i] : most;
    }
    *out_largest = value == most;
    return least < most && (value == least || value == most);
}

static void find_edges(finds *f, const rs_band *band)
{
    rs_schedule s;
    if (rs_schedule_parse(band->schedule, f->registry->table, &s, NULL))
        return;
    for (int32_t i = 0; i < s.candidate->knob_count; i++) {
        const rs_knob *knob = &s.candidate->knobs[i];
        bool largest;
        if (!at_edge(knob, s.knobs[i], &largest))
            continue;
        rs_rung *r = add(f, band, RS_RUNG_EDGE);
        r->knob = knob->name;
        r->value = s.knobs[i];
        r->largest = largest;
        r->text = rs_arena_printf(f->arena, "winner at the edge of knob %s=%d: try beyond it",
                                  knob->name, s.knobs[i]);
    }
}

/* ---- an incumbent that nothing comes near ---- */

static bool beaten(const finds *f, const rs_db_contender *incumbent, const rs_db_contender *c)
{
    rs_effect e = rs_stats_effect(incumbent, c, f->limits);
    return c->outcome == RS_DB_DROPPED ||
           (rs_stats_verdict(&e, f->limits) == RS_VERDICT_WIN && e.mu > 0);
}

/* How many schedules the incumbent of a width beats; 0 unless it is `schedule` and beats all.
   Clear losers that were screened out count, though they have no regret: nobody routes them. */
static size_t beats_all(const finds *f, const rs_band_point *p, const char *schedule)
{
    size_t others = 0;
    if (!p->incumbent || strcmp(p->incumbent, schedule) != 0)
        return 0;
    const rs_db_contender *incumbent = rs_plan_contender(p->data, p->incumbent);
    if (!incumbent)
        return 0;
    for (size_t i = 0; i < p->data->contender_count; i++) {
        const rs_db_contender *c = &p->data->contenders[i];
        bool counts = c->outcome == RS_DB_DROPPED || !isnan(p->decision->regret[i]);
        if (c == incumbent || !counts)
            continue;
        if (!beaten(f, incumbent, c))
            return 0;
        others++;
    }
    return others;
}

static void find_incumbent(finds *f, const rs_band *band)
{
    size_t fewest = SIZE_MAX;
    for (size_t i = band->first; i <= band->last; i++) {
        size_t others = beats_all(f, &f->shape->points[i], band->schedule);
        if (others == 0)
            return;
        fewest = others < fewest ? others : fewest;
    }
    rs_rung *r = add(f, band, RS_RUNG_INCUMBENT);
    r->others = fewest;
    r->text = rs_arena_printf(f->arena,
                              "incumbent %s beats all that were swept at every width of the "
                              "band: try another idea or more knob values",
                              band->schedule);
}

void rs_rungs_find(rs_arena *arena,
                   const rs_plan_shape *shape,
                   const rs_limits *limits,
                   const rs_registry *registry,
                   rs_rung **out_list,
                   size_t *out_count)
{
    finds f = {.arena = arena, .shape = shape, .limits = limits, .registry = registry};
    for (size_t i = 0; i < shape->table.count; i++) {
        const rs_band *band = &shape->table.bands[i];
        if (band->first > band->last)
            continue;
        find_edges(&f, band);
        find_incumbent(&f, band);
    }
    *out_list = f.list;
    *out_count = f.count;
}
