/* Knob values that nobody would miss. Layer: sweep. The opposite of sweep/rungs.h: there a
   ladder is too short, here it has rungs that no winner stands on. */
#include "sweep/screen_internal.h"

#include "kernels/candidate.h"

#include <math.h>
#include <string.h>

static const rs_column columns[] = {
    {"closest", "closest", 2},
    {"cells", "cells", 0},
    {"timed", "timed", 0},
    {"candidate", "candidate", RS_COLUMN_TEXT},
    {"value", "value", RS_COLUMN_TEXT},
    {"verdict", "verdict", RS_COLUMN_TEXT},
};

/* All schedules of a candidate with one value of a knob; an empty value: the candidate. */
typedef struct rung {
    const char *candidate, *value; /* "warps=16" */
    double closest;                /* smallest median / quickest; infinite = never timed */
    const char *shape;             /* where that was */
    int32_t t;
    size_t cells, timed; /* where it was launched at all, where it has samples */
    const rs_db_point *last;
    bool last_timed;
} rung;

typedef struct ladder {
    rs_arena *arena;
    rung *list;
    size_t count, cap;
} ladder;

static bool is_text(const char *whole, const char *text, size_t length)
{
    return strlen(whole) == length && !memcmp(whole, text, length);
}

static rung *
rung_of(ladder *l, const char *candidate, size_t length, const char *value, size_t n)
{
    for (size_t i = 0; i < l->count; i++)
        if (is_text(l->list[i].candidate, candidate, length) &&
            is_text(l->list[i].value, value, n))
            return &l->list[i];
    rung *r = rs_arena_push(l->arena, (void **)&l->list, &l->count, &l->cap, sizeof *r);
    *r = (rung){.candidate = rs_arena_printf(l->arena, "%.*s", (int)length, candidate),
                .value = rs_arena_printf(l->arena, "%.*s", (int)n, value),
                .closest = INFINITY};
    return r;
}

static void count(rung *r, const rs_db_point *p, double ratio)
{
    bool timed = isfinite(ratio);
    if (r->last != p) {
        r->cells++;
        r->last = p;
        r->last_timed = false;
    }
    r->timed += timed && !r->last_timed;
    r->last_timed |= timed;
    if (ratio < r->closest) {
        r->closest = ratio;
        r->shape = p->shape;
        r->t = p->t;
    }
}

/* "candidate/knob=value,knob=value" counts for the candidate and for each of its values. */
static void count_schedule(ladder *l, const rs_db_point *p, const char *schedule, double ratio)
{
    size_t length = strcspn(schedule, "/");
    const char *knob = schedule + length;
    count(rung_of(l, schedule, length, "", 0), p, ratio);
    while (*knob) {
        size_t n = strcspn(++knob, ",");
        count(rung_of(l, schedule, length, knob, n), p, ratio);
        knob += n;
    }
}

static int class_of(const rs_db_contender *c)
{
    int i = 0;
    while (i < RS_NUMERIC_COUNT && strcmp(c->numeric, rs_numeric_name((rs_numeric)i)) != 0)
        i++;
    return i;
}

/* least[i]: median of the quickest of class i and those more exact: an exact kernel is not
   dispensable because an int8 one is quicker. */
static void quickest_of_classes(const rs_db_point *p, double least[RS_NUMERIC_COUNT + 1])
{
    for (int i = 0; i <= RS_NUMERIC_COUNT; i++)
        least[i] = INFINITY;
    for (size_t k = 0; k < p->contender_count; k++) {
        const rs_db_contender *c = &p->contenders[k];
        if (c->outcome != RS_DB_OK || !c->series_count)
            continue;
        double median = rs_stats_summary(c).median;
        for (int i = class_of(c); i <= RS_NUMERIC_COUNT; i++)
            least[i] = fmin(least[i], median);
    }
}

/* The reference stays whatever it costs. One that this build does not have (a database of
   another backend) is known by its name. */
static bool is_reference(const char *schedule)
{
    static const char ending[] = "_ref";
    size_t length = strcspn(schedule, "/"), n = sizeof ending - 1;
    rs_schedule s;
    if (!rs_schedule_parse(schedule, rs_candidates, &s, NULL))
        return s.candidate->is_ref;
    return length > n && !memcmp(schedule + length - n, ending, n);
}

static void count_point(ladder *l, const rs_db_point *p)
{
    double least[RS_NUMERIC_COUNT + 1];
    quickest_of_classes(p, least);
    for (size_t k = 0; k < p->contender_count; k++) {
        const rs_db_contender *c = &p->contenders[k];
        bool launched = c->outcome == RS_DB_OK || c->outcome == RS_DB_DROPPED;
        if (!launched || is_reference(c->schedule))
            continue;
        double ratio =
            c->series_count ? rs_stats_summary(c).median / least[class_of(c)] : INFINITY;
        count_schedule(l, p, c->schedule, ratio);
    }
}

static bool dispensable(const rung *r)
{
    return !(r->closest <= RS_SCREEN_NEAR);
}

/* Of a candidate that is dispensable as a whole the values say nothing more. */
static bool says_more(const ladder *l, const rung *r)
{
    for (size_t i = 0; *r->value && i < l->count; i++)
        if (!*l->list[i].value && !strcmp(l->list[i].candidate, r->candidate))
            return !dispensable(&l->list[i]);
    return true;
}

static void add(rs_screen *s, const rung *r)
{
    rs_value *v = rs_table_add(&s->table, r->closest);
    v[0].number = isfinite(r->closest) ? r->closest : NAN;
    v[1].number = (double)r->cells;
    v[2].number = (double)r->timed;
    v[3].text = r->candidate;
    v[4].text = *r->value ? r->value : "(all)";
    if (!isfinite(r->closest))
        v[5].text = "dropped: out at the first look wherever it was launched";
    else
        v[5].text = rs_arena_printf(s->arena, "%s at %s T=%d",
                                    dispensable(r) ? "dropped: closest" : "stays: closest",
                                    r->shape, r->t);
}

rs_status rs_screen_rungs(rs_screen *s, rs_err *err)
{
    ladder l = {.arena = s->arena};
    size_t dropped = 0;
    (void)err;
    for (size_t i = 0; i < s->point_count; i++)
        count_point(&l, &s->points[i]);
    rs_screen_columns(s, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < l.count; i++) {
        bool drop = dispensable(&l.list[i]) && says_more(&l, &l.list[i]);
        dropped += drop;
        if (drop || s->options->all)
            add(s, &l.list[i]);
    }
    s->advice = dropped
                    ? "Dropped: never within 10 % of the quickest that is at least as exact. "
                      "Take the value out of the candidate's knobs, if the cells are all "
                      "that will be served; a value that was never offered is not listed."
                    : "Nothing to drop: every knob value came within 10 % of a winner.";
    return RS_OK;
}
