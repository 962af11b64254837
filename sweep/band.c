/* Band search. Layer: sweep. */
#include "sweep/band.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double lambda = 0.001; /* a switch must save 0.1 % of the weighted time */
static const double worst_allowed = 0.02;
static const double prefer = 1e-7; /* equal cost: what the policy chose */
static const double gap_share = 0.25;
static const double timed_share = 0.5;      /* a layout needs times at so much of the weight */
static const size_t no_schedule = SIZE_MAX; /* in a path: not measured, for its layout */
enum { GAP_LEAST = 16, POINTS_LEAST = 3, DECODE_T = 16 };

typedef struct search {
    rs_arena *arena;
    const rs_band_point *points;
    size_t count;
    const rs_limits *limits;
    const rs_band_keep *keep;
    const char **names;   /* every routable schedule, sorted */
    const char **layouts; /* layout of each */
    size_t name_count;
    const char **kinds; /* the layouts, each once */
    size_t kind_count;
    double *weight; /* of each point, sum 1 */
} search;

static const rs_db_contender *
contender(const rs_band_point *p, const char *name, double *out_regret)
{
    for (size_t i = 0; i < p->data->contender_count; i++)
        if (!strcmp(p->data->contenders[i].schedule, name)) {
            *out_regret = p->decision->regret[i];
            return isnan(*out_regret) ? NULL : &p->data->contenders[i];
        }
    return NULL;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void collect_names(search *s)
{
    size_t cap = 0, n = 0;
    for (size_t i = 0; i < s->count; i++)
        for (size_t k = 0; k < s->points[i].data->contender_count; k++)
            if (!isnan(s->points[i].decision->regret[k]))
                *(const char **)rs_arena_push(s->arena, (void **)&s->names, &n, &cap,
                                              sizeof *s->names) =
                    s->points[i].data->contenders[k].schedule;
    if (n == 0)
        return;
    qsort(s->names, n, sizeof *s->names, compare_names);
    for (size_t i = 0; i < n; i++)
        if (i == 0 || strcmp(s->names[i], s->names[s->name_count - 1]) != 0)
            s->names[s->name_count++] = s->names[i];
    s->layouts = rs_arena_array(s->arena, s->name_count, sizeof *s->layouts);
    for (size_t c = 0; c < s->name_count; c++)
        for (size_t i = 0; i < s->count && !s->layouts[c]; i++) {
            double unused;
            const rs_db_contender *d = contender(&s->points[i], s->names[c], &unused);
            s->layouts[c] = d ? d->layout : NULL;
        }
    for (size_t c = 0; c < s->name_count; c++)
        RS_CHECK(s->layouts[c]); /* a name is there because a point routes it */
}

static void collect_kinds(search *s)
{
    s->kinds = rs_arena_array(s->arena, s->name_count, sizeof *s->kinds);
    for (size_t c = 0; c < s->name_count; c++) {
        size_t k = 0;
        while (k < s->kind_count && strcmp(s->kinds[k], s->layouts[c]) != 0)
            k++;
        s->kinds[k] = s->layouts[c];
        s->kind_count += k == s->kind_count;
    }
}

/* A width that the workload never calls weighs nothing; the cap on its regret still holds. */
static bool workload_weights(search *s)
{
    double total = 0;
    for (size_t i = 0; i < s->count; i++)
        total += s->points[i].weight;
    for (size_t i = 0; i < s->count && total > 0; i++)
        s->weight[i] = s->points[i].weight / total;
    return total > 0;
}

/* Each width stands for its share of the ln-T axis; decode widths are half of the total. */
static void set_weights(search *s)
{
    double decode = 0, rest = 0;
    s->weight = rs_arena_array(s->arena, s->count, sizeof *s->weight);
    if (workload_weights(s))
        return;
    for (size_t i = 0; i < s->count; i++) {
        double t = s->points[i].t;
        double low = i ? sqrt(t * s->points[i - 1].t) : t / 1.5;
        double high = i + 1 < s->count ? sqrt(t * s->points[i + 1].t) : t * 1.5;
        s->weight[i] = log(high / low);
        *(s->points[i].t <= DECODE_T ? &decode : &rest) += s->weight[i];
    }
    for (size_t i = 0; i < s->count; i++) {
        bool is_decode = s->points[i].t <= DECODE_T;
        double total = is_decode ? decode : rest, share = decode > 0 && rest > 0 ? 0.5 : 1.0;
        s->weight[i] *= share / total;
    }
}

static bool in_layout(const search *s, size_t c, const char *layout)
{
    return !layout || !strcmp(s->layouts[c], layout);
}

/* Regret at a point of the best schedule that the layout allows there; infinite when there is
 * none. */
static double least_regret(const search *s, size_t point, const char *layout)
{
    double least = INFINITY, regret;
    for (size_t c = 0; c < s->name_count; c++)
        if (in_layout(s, c, layout) && contender(&s->points[point], s->names[c], &regret))
            least = fmin(least, regret);
    return least;
}

static double point_cost(const search *s, size_t point, size_t c, double least)
{
    double regret;
    const rs_band_point *p = &s->points[point];
    if (!contender(p, s->names[c], &regret) || regret - least > worst_allowed)
        return INFINITY;
    double cost = s->weight[point] * (regret < s->limits->tau ? 0 : regret);
    return cost + (strcmp(s->names[c], p->decision->choice) ? prefer : 0);
}

/* Index of the incumbent at a point, name_count when it has none or none that may be routed. */
static size_t incumbent_index(const search *s, size_t point)
{
    size_t c = 0;
    const char *name = s->points[point].incumbent;
    while (c < s->name_count && (!name || strcmp(s->names[c], name) != 0))
        c++;
    return c;
}

/* Cheapest way to reach schedule c at point i from the costs `before` of point i - 1. */
static double
cheapest_step(const search *s, size_t i, size_t c, const double *before, size_t *from)
{
    double cost = before[c];
    *from = c;
    size_t kept = incumbent_index(s, i - 1);
    if (c == incumbent_index(s, i) && kept < s->name_count && before[kept] < cost) {
        cost = before[kept];
        *from = kept;
    }
    for (size_t k = 0; k < s->name_count; k++)
        if (before[k] + lambda < cost) {
            cost = before[k] + lambda;
            *from = k;
        }
    return cost;
}

/* Cheapest sequence of schedules; writes the schedule of each point. Infinite when there is
 * none. */
static double run_dp(const search *s, const char *layout, size_t *path)
{
    size_t n = s->name_count;
    double *cost = rs_arena_array(s->arena, s->count * n, sizeof *cost);
    size_t *from = rs_arena_array(s->arena, s->count * n, sizeof *from);
    for (size_t i = 0; i < s->count; i++) {
        double least = least_regret(s, i, layout);
        for (size_t c = 0; c < n; c++) {
            bool in = in_layout(s, c, layout) && isfinite(least);
            cost[i * n + c] = in ? point_cost(s, i, c, least) : INFINITY;
            if (i && in)
                cost[i * n + c] += cheapest_step(s, i, c, &cost[(i - 1) * n], &from[i * n + c]);
        }
    }
    size_t last = 0;
    for (size_t c = 1; c < n; c++)
        if (cost[(s->count - 1) * n + c] < cost[(s->count - 1) * n + last])
            last = c;
    double total = cost[(s->count - 1) * n + last];
    for (size_t i = s->count; i-- > 0 && isfinite(total);) {
        path[i] = last;
        last = from[i * n + last];
    }
    return total;
}

/* ---- one layout for all widths ---- */

/* Was the layout measured here, and every time refused as quicker than the machine can be? That
   says something of the session's clock or floor, not that the layout cannot serve. */
static bool all_refused(const search *s, size_t point, const char *layout)
{
    const rs_band_point *p = &s->points[point];
    bool refused = false;
    for (size_t k = 0; k < p->data->contender_count; k++) {
        const rs_db_contender *c = &p->data->contenders[k];
        if (!c->layout || strcmp(c->layout, layout) != 0)
            continue;
        if (!isnan(p->decision->regret[k]))
            return false;
        refused = refused || c->outcome == RS_DB_BELOW_FLOOR;
    }
    return refused;
}

/* NULL: has every layout a time here, or a reason other than a refused one? */
static bool is_timed(const search *s, size_t point, const char *layout)
{
    if (layout)
        return !all_refused(s, point, layout);
    for (size_t k = 0; k < s->kind_count; k++)
        if (all_refused(s, point, s->kinds[k]))
            return false;
    return true;
}

/* The same search over the widths that are timed; their places in s->points to `at`. */
static search timed_part(const search *s, const char *layout, size_t *at)
{
    search part = *s;
    rs_band_point *points = rs_arena_array(s->arena, s->count, sizeof *points);
    part.points = points;
    part.count = 0;
    for (size_t i = 0; i < s->count; i++)
        if (is_timed(s, i, layout)) {
            at[part.count] = i;
            points[part.count++] = s->points[i];
        }
    set_weights(&part);
    return part;
}

static double weight_at(const search *s, const size_t *at, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += s->weight[at[i]];
    return sum;
}

/* Cost of a table in one layout, to compare with others': over the widths that all have in
   `common`. The path is that over the layout's own widths. Infinite when it cannot serve one,
   or has times at less than half of the weight. */
static double
layout_cost(const search *s, const search *common, const char *layout, size_t *path)
{
    size_t *at = rs_arena_array(s->arena, s->count, sizeof *at);
    size_t *part = rs_arena_array(s->arena, s->count, sizeof *part);
    search own = timed_part(s, layout, at);
    if (own.count == 0 || weight_at(s, at, own.count) < timed_share)
        return INFINITY;
    double cost = run_dp(&own, layout, part);
    for (size_t i = 0; i < s->count; i++)
        path[i] = no_schedule;
    for (size_t i = 0; i < own.count && isfinite(cost); i++)
        path[at[i]] = part[i];
    bool others_refused = common->count > 0 && common->count < own.count;
    return isfinite(cost) && others_refused ? run_dp(common, layout, part) : cost;
}

static double
best_layout(const search *s, int layout_budget, const char **out_layout, size_t *path)
{
    *out_layout = NULL;
    if (layout_budget > 1)
        return run_dp(s, NULL, path);
    double best = INFINITY;
    size_t *trial = rs_arena_array(s->arena, s->count, sizeof *trial);
    search common = timed_part(s, NULL, trial);
    for (size_t k = 0; k < s->kind_count; k++) {
        double cost = layout_cost(s, &common, s->kinds[k], trial);
        if (cost < best) {
            best = cost;
            *out_layout = s->kinds[k];
            memcpy(path, trial, s->count * sizeof *path);
        }
    }
    return best;
}

/* ---- from a path over measured widths to closed bands ---- */

static int32_t gap_limit(int32_t t)
{
    int32_t quarter = (int32_t)(gap_share * t);
    return quarter > GAP_LEAST ? quarter : GAP_LEAST;
}

/* May widths between point i and the next be served by `name`, chosen at both? */
static bool bridged(const search *s, size_t i, const char *name)
{
    int32_t lo = s->points[i].t, hi = s->points[i + 1].t;
    if (hi - lo > gap_limit(lo))
        return false;
    for (int32_t t = lo + 1; t < hi; t++)
        if (!s->keep->serves(s->keep->arg, name, t))
            return false;
    return true;
}

/* Last point of the band that begins at point `first`. */
static size_t band_end(const search *s, const size_t *path, size_t first)
{
    size_t last = first, dense = first;
    while (last + 1 < s->count && path[last + 1] == path[first] &&
           bridged(s, last, s->names[path[first]]))
        last++;
    if (last - first + 1 >= POINTS_LEAST)
        return last;
    while (dense < last && s->points[dense + 1].t == s->points[dense].t + 1)
        dense++;
    return dense;
}

static const char *weakest_verdict(const search *s, size_t first, size_t last)
{
    const char *weakest = "WIN";
    for (size_t i = first; i <= last; i++) {
        const char *v = s->points[i].decision->verdict;
        if (!strcmp(v, "OPEN") || (!strcmp(v, "TIE") && strcmp(weakest, "OPEN") != 0))
            weakest = v;
    }
    return weakest;
}

/* Who serves a width that nobody measured, and up to where the incumbent's answer holds. */
static const char *serve_unmeasured(
    const search *s, const char *layout, int32_t t, const char *near, int32_t *out_hi)
{
    const char *schedule = NULL, *its_layout = NULL;
    *out_hi = RS_BAND_T_MAX;
    s->keep->incumbent(s->keep->arg, t, &schedule, &its_layout, out_hi);
    bool fits = schedule && (!layout || (its_layout && !strcmp(layout, its_layout)));
    if (fits && s->keep->serves(s->keep->arg, schedule, t))
        return schedule;
    if (s->keep->serves(s->keep->arg, near, t))
        return near;
    const char *resort = s->keep->last_resort(s->keep->arg, layout, t);
    return resort ? resort : near;
}

typedef struct band_list {
    rs_band *bands;
    size_t count, cap;
} band_list;

static void add_band(const search *s, band_list *list, rs_band band)
{
    rs_band *last = list->count ? &list->bands[list->count - 1] : NULL;
    bool unmeasured = band.first > band.last;
    if (last && unmeasured && last->first > last->last &&
        !strcmp(last->schedule, band.schedule)) {
        last->t_hi = band.t_hi;
        return;
    }
    rs_band *slot =
        rs_arena_push(s->arena, (void **)&list->bands, &list->count, &list->cap, sizeof *slot);
    *slot = band;
}

/* Widths lo..hi that nobody measured. Up to DENSE every width is asked for, because domains may
   have holes; above, the incumbent's own borders and powers of two. */
static void add_unmeasured(const search *s,
                           band_list *list,
                           const char *layout,
                           int64_t lo,
                           int64_t hi,
                           const char *near)
{
    enum { DENSE = 8192 };
    for (int64_t t = lo; t <= hi;) {
        int32_t route_hi;
        const char *name = serve_unmeasured(s, layout, (int32_t)t, near, &route_hi);
        int64_t end = t;
        if (t >= DENSE) {
            end = 2 * t - 1;
            end = end < route_hi ? end : route_hi;
            end = end < hi ? end : hi;
        }
        add_band(s, list, (rs_band){(int32_t)t, (int32_t)end, name, "NOT_SAMPLED", 1, 0});
        t = end + 1;
    }
}

static void
close_bands(const search *s, const size_t *path, const char *layout, band_list *list)
{
    int64_t next = 1;
    const char *name = NULL;
    for (size_t first = 0; first < s->count;) {
        if (path[first] == no_schedule) {
            first++;
            continue;
        }
        size_t last = band_end(s, path, first);
        name = s->names[path[first]];
        int32_t lo = s->points[first].t, hi = s->points[last].t;
        add_unmeasured(s, list, layout, next, lo - 1, name);
        add_band(s, list,
                 (rs_band){lo, hi, name, weakest_verdict(s, first, last), first, last});
        next = (int64_t)hi + 1;
        first = last + 1;
    }
    RS_CHECK(name); /* a layout without a time is not chosen */
    add_unmeasured(s, list, layout, next, RS_BAND_T_MAX, name);
}

static void score(const search *s, const size_t *path, rs_band_table *table)
{
    for (size_t i = 0; i < s->count; i++) {
        double regret = 0;
        if (path[i] == no_schedule)
            continue;
        contender(&s->points[i], s->names[path[i]], &regret);
        table->mean_regret += s->weight[i] * regret;
        table->worst_regret = fmax(table->worst_regret, regret);
    }
}

rs_status rs_band_search(rs_arena *arena,
                         const rs_band_point *points,
                         size_t count,
                         const rs_limits *limits,
                         int layout_budget,
                         const rs_band_keep *keep,
                         rs_band_table *out_table,
                         rs_err *err)
{
    search s = {
        .arena = arena, .points = points, .count = count, .limits = limits, .keep = keep};
    rs_band_table table = {0};
    band_list list = {0};
    collect_names(&s);
    collect_kinds(&s);
    set_weights(&s);
    size_t *path = rs_arena_array(arena, count, sizeof *path);
    if (s.name_count == 0 || !isfinite(best_layout(&s, layout_budget, &table.layout, path)))
        return rs_err_set(err, RS_UNSUPPORTED,
                          "no single layout has a routable schedule at every measured width");
    close_bands(&s, path, table.layout, &list);
    score(&s, path, &table);
    table.bands = list.bands;
    table.count = list.count;
    *out_table = table;
    return RS_OK;
}
