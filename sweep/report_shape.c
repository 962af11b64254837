/* Time, error and regret of one shape over T. Layer: sweep. */
#include "sweep/report_internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A schedule of the shape: at how many measured widths a band of it serves, at how many it is
   the winner. */
typedef struct series {
    const char *name;
    size_t served, won, timed;
} series;

typedef struct shape_plot {
    rs_report *report;
    const rs_plan_shape *shape;
    series *list; /* the ones to show first */
    size_t count, cap, shown;
    double x_lo, x_hi, y_lo, y_hi, unit_ns;
    const char *unit, *stem;
} shape_plot;

static series *series_of(shape_plot *s, const char *name)
{
    for (size_t i = 0; i < s->count; i++)
        if (!strcmp(s->list[i].name, name))
            return &s->list[i];
    series *new =
        rs_arena_push(s->report->arena, (void **)&s->list, &s->count, &s->cap, sizeof *new);
    new->name = name;
    return new;
}

static int compare_series(const void *a, const void *b)
{
    const series *x = a, *y = b;
    if (x->served != y->served)
        return x->served < y->served ? 1 : -1;
    if (x->won != y->won)
        return x->won < y->won ? 1 : -1;
    if (x->timed != y->timed)
        return x->timed < y->timed ? 1 : -1;
    return strcmp(x->name, y->name);
}

static bool timed(const rs_db_contender *c)
{
    return c->series_count &&
           (c->outcome == RS_DB_OK || c->outcome == RS_DB_DROPPED || c->outcome == RS_DB_PEER);
}

/* The six that serve the most widths; where fewer serve, those that won somewhere. */
static void choose(shape_plot *s)
{
    for (size_t i = 0; i < s->shape->point_count; i++) {
        const rs_band_point *p = &s->shape->points[i];
        for (size_t k = 0; k < p->data->contender_count; k++)
            if (timed(&p->data->contenders[k]))
                series_of(s, p->data->contenders[k].schedule)->timed++;
        series_of(s, p->decision->choice)->won++;
        for (size_t b = 0; b < s->shape->table.count; b++) {
            const rs_band *band = &s->shape->table.bands[b];
            if (band->t_lo <= p->t && p->t <= band->t_hi)
                series_of(s, band->schedule)->served++;
        }
    }
    qsort(s->list, s->count, sizeof *s->list, compare_series);
    while (s->shown < s->count && s->shown < RS_REPORT_SERIES &&
           (s->list[s->shown].served || s->list[s->shown].won))
        s->shown++;
}

static void find_ranges(shape_plot *s)
{
    double least = INFINITY, most = 0;
    const rs_plan_shape *p = s->shape;
    for (size_t i = 0; i < p->point_count; i++) {
        const rs_db_contender *c =
            rs_plan_contender(p->points[i].data, p->points[i].decision->choice);
        double median = rs_stats_summary(c).median;
        least = fmin(least, c->floor_ns > 0 ? fmin(c->floor_ns, median) : median);
        most = fmax(most, median);
    }
    s->unit_ns = most >= 1e6 && least >= 1e4 ? 1e6 : 1e3;
    s->unit = s->unit_ns > 1e3 ? "ms" : "us";
    s->x_lo = 0.9 * p->points[0].t;
    s->x_hi = 1.12 * p->points[p->point_count - 1].t;
    /* Losers by far go out of the picture: the winners are what it is for. */
    s->y_lo = 0.75 * least / s->unit_ns;
    s->y_hi = 3 * most / s->unit_ns;
}

static void put_series(FILE *f, const shape_plot *s, const char *name)
{
    fprintf(f, "T \"%s\" min p95 share\n", rs_report_safe(s->report->arena, name));
    for (size_t i = 0; i < s->shape->point_count; i++) {
        const rs_band_point *p = &s->shape->points[i];
        const rs_db_contender *c = rs_plan_contender(p->data, name);
        if (!c || !timed(c))
            continue;
        rs_summary sum = rs_stats_summary(c);
        fprintf(f, "%d %.9g %.9g %.9g ", p->t, sum.median / s->unit_ns, sum.min / s->unit_ns,
                sum.p95 / s->unit_ns);
        fprintf(f, c->share > 0 ? "%.9g\n" : "NaN\n", c->share);
    }
    fputs("\n\n", f);
}

static bool put_floor(FILE *f, const shape_plot *s)
{
    bool any = false;
    fputs("T floor\n", f);
    for (size_t i = 0; i < s->shape->point_count; i++) {
        const rs_band_point *p = &s->shape->points[i];
        const rs_db_contender *c = rs_plan_contender(p->data, p->decision->choice);
        any |= c && c->floor_ns > 0;
        if (c && c->floor_ns > 0)
            fprintf(f, "%d %.9g\n", p->t, c->floor_ns / s->unit_ns);
    }
    if (!any)
        fputs("1 NaN\n", f);
    return any;
}

/* Rectangles in the colour of the schedule that serves; grey for one that is not among the six.
 */
static const char *band_boxes(const shape_plot *s)
{
    const char *text = "";
    for (size_t i = 0; i < s->shape->table.count; i++) {
        const rs_band *b = &s->shape->table.bands[i];
        size_t k = 0;
        double lo = fmax(b->t_lo - 0.5, s->x_lo), hi = fmin(b->t_hi + 0.5, s->x_hi);
        while (k < s->shown && strcmp(s->list[k].name, b->schedule) != 0)
            k++;
        if (hi > lo)
            text = rs_arena_printf(
                s->report->arena,
                "%sset object rectangle from %.9g, graph 0 to %.9g, graph 1 behind fc rgb %s "
                "fs "
                "transparent solid %s noborder\n",
                text, lo, hi,
                k < s->shown ? rs_arena_printf(s->report->arena, "word(colours, %zu)", k + 1)
                             : "'#888888'",
                strcmp(b->verdict, "NOT_SAMPLED") ? "0.14" : "0.05");
    }
    return text;
}

static rs_plot
plot_of(const shape_plot *s, const char *kind, const char *title, const char *text)
{
    return (rs_plot){.name = rs_arena_printf(s->report->arena, "%s-%s", kind, s->stem),
                     .title = title,
                     .caption = text,
                     .shape = s->shape->text};
}

static rs_status draw_time(shape_plot *s, rs_err *err)
{
    rs_plot plot = plot_of(s, "time", "Time over T",
                           "Median of the session medians, ribbon from the minimum to the 95th "
                           "percentile; the six "
                           "schedules that serve the most widths, all others thin. Background: "
                           "the band's schedule, "
                           "faint where nobody measured.");
    FILE *f = rs_report_data(s->report, plot.name);
    bool floor_known = false;
    for (size_t i = 0; f && i < s->count; i++)
        put_series(f, s, s->list[i].name);
    if (f)
        floor_known = put_floor(f, s);
    const char *variables =
        rs_arena_printf(s->report->arena,
                        "series = %zu\nothers = %zu\nx_lo = %.9g\nx_hi = %.9g\ny_lo = "
                        "%.9g\ny_hi = %.9g\nunit = "
                        "'%s'\nfloor = %d\n%s",
                        s->shown, s->count - s->shown, s->x_lo, s->x_hi, s->y_lo, s->y_hi,
                        s->unit, floor_known, band_boxes(s));
    return rs_report_draw(s->report, f, "time.gp", &plot, variables, err);
}

static rs_status draw_error(shape_plot *s, rs_err *err)
{
    rs_plot plot =
        plot_of(s, "error", "Error over T",
                "Largest used share of the error limit against the FP64 oracle, both "
                "kinds of inputs, all sessions.");
    FILE *f = rs_report_data(s->report, plot.name);
    for (size_t i = 0; f && i < s->shown; i++)
        put_series(f, s, s->list[i].name);
    const char *variables =
        rs_arena_printf(s->report->arena, "series = %zu\nx_lo = %.9g\nx_hi = %.9g\n", s->shown,
                        s->x_lo, s->x_hi);
    return rs_report_draw(s->report, f, "error.gp", &plot, variables, err);
}

static rs_status draw_regret(shape_plot *s, rs_err *err)
{
    rs_report *r = s->report;
    rs_plot plot = plot_of(s, "regret", "Regret over T",
                           "By how much the schedule that the bands serve is slower than the "
                           "quickest allowed one of the same width.");
    FILE *f = rs_report_data(r, plot.name);
    size_t known = 0;
    for (size_t i = 0; f && i < r->row_count; i++)
        if (!strcmp(r->rows[i].shape, s->shape->text) && isfinite(r->rows[i].regret)) {
            fprintf(f, "%d %.9g\n", r->rows[i].t, 100 * r->rows[i].regret);
            known++;
        }
    if (f && !known)
        fputs("1 NaN\n", f);
    const char *variables = rs_arena_printf(r->arena, "x_lo = %.9g\nx_hi = %.9g\ntau = %.9g\n",
                                            s->x_lo, s->x_hi, 100 * r->plan.limits.tau);
    return rs_report_draw(r, f, "regret.gp", &plot, variables, err);
}

const char *rs_report_stem(rs_arena *arena, const char *shape)
{
    char *text = rs_arena_strdup(arena, shape);
    for (char *p = text; *p; p++)
        if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789_", *p))
            *p = '-';
    return text;
}

rs_status rs_report_shape(rs_report *report, const rs_plan_shape *shape, rs_err *err)
{
    shape_plot s = {
        .report = report, .shape = shape, .stem = rs_report_stem(report->arena, shape->text)};
    if (!shape->point_count)
        return RS_OK;
    choose(&s);
    find_ranges(&s);
    rs_status st = draw_time(&s, err);
    if (!st)
        st = draw_error(&s, err);
    return st ? st : draw_regret(&s, err);
}
