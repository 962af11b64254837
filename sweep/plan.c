/* Making a plan: load, ask the policy at each width, search bands. Layer: sweep. */
#include "sweep/plan.h"

#include "sweep/adopt.h"
#include "sweep/base/hash.h"
#include "sweep/plan_situ.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct maker {
    rs_arena *arena;
    const rs_registry *registry;
    const rs_plan_options *options;
    rs_plan *plan;
    rs_policy *policy;
    rs_plan_shape *shape; /* under way */
} maker;

const char *rs_plan_origin(const rs_plan *plan)
{
    const char *mode = plan->options.mode;
    return mode && !strcmp(mode, RS_ADOPT_MODE) ? "adopted" : "measured";
}

const rs_db_contender *rs_plan_contender(const rs_db_point *point, const char *schedule)
{
    for (size_t i = 0; schedule && i < point->contender_count; i++)
        if (!strcmp(point->contenders[i].schedule, schedule))
            return &point->contenders[i];
    return NULL;
}

void rs_plan_facts(const rs_plan_shape *shape,
                   const rs_registry *registry,
                   const char *schedule,
                   const char **out_layout,
                   const char **out_numeric)
{
    rs_schedule parsed;
    for (size_t i = 0; i < shape->point_count; i++) {
        const rs_db_contender *c = rs_plan_contender(shape->points[i].data, schedule);
        if (c) {
            *out_layout = c->layout;
            *out_numeric = c->numeric;
            return;
        }
    }
    bool known = rs_schedule_parse(schedule, registry->table, &parsed, NULL) == RS_OK;
    *out_layout = known ? parsed.candidate->layout->id : NULL;
    *out_numeric = known ? rs_numeric_name(parsed.candidate->numeric) : NULL;
}

bool rs_plan_gone(const rs_candidate *const *table, const char *schedule)
{
    rs_schedule parsed;
    size_t length = strcspn(schedule, "/");
    if (!rs_schedule_parse(schedule, table, &parsed, NULL))
        return false;
    for (size_t i = 0; table[i]; i++)
        if (strlen(table[i]->id) == length && !strncmp(table[i]->id, schedule, length))
            return true;
    return false;
}

const char *rs_plan_effect_text(const rs_effect *e, char out[48])
{
    if (e->sessions == 0)
        snprintf(out, 48, "-");
    else if (!isfinite(e->h))
        snprintf(out, 48, "%+.1f %% [?]", 100 * expm1(e->mu));
    else
        snprintf(out, 48, "%+.1f %% [%.1f, %.1f]", 100 * expm1(e->mu),
                 100 * expm1(e->mu - e->h), 100 * expm1(e->mu + e->h));
    return out;
}

const char *rs_plan_decision_text(const rs_decision *decision, char out[48])
{
    static const rs_effect none;
    return rs_plan_effect_text(decision->has_effect ? &decision->effect : &none, out);
}

/* ---- what the table routes today ---- */

static void current_route(
    void *arg, int32_t t, const char **out_schedule, const char **out_layout, int32_t *out_hi)
{
    maker *m = arg;
    const rs_route *r =
        m->plan->current ? rs_route_pick(m->plan->current, m->shape->text, t) : NULL;
    *out_schedule = r ? r->schedule : NULL;
    *out_layout = r ? r->layout : NULL;
    *out_hi = r ? r->t_hi : RS_BAND_T_MAX;
}

/* Was it offered at this measured width and found unfit: outside its domain, wrong, deadly? A
   schedule that is no contender there at all was not part of the sweep and is not judged. One
   whose time was refused gave the right answer: its time says nothing, its domain holds. */
static bool unfit_at(const rs_db_point *p, const char *schedule)
{
    const rs_db_contender *c = rs_plan_contender(p, schedule);
    return c && c->outcome != RS_DB_OK && c->outcome != RS_DB_DROPPED &&
           c->outcome != RS_DB_BELOW_FLOOR;
}

/* May `schedule` serve width t, by what the database knows? A width that was not measured is
   judged by its measured neighbours. This build's own domain checks are not asked, so that the
   same database gives the same bytes in every build; the engine asks them before it launches.
 */
static bool serves(void *arg, const char *schedule, int32_t t)
{
    maker *m = arg;
    const rs_plan_shape *s = m->shape;
    const char *layout, *numeric;
    rs_plan_facts(s, m->registry, schedule, &layout, &numeric);
    if (numeric && !rs_policy_allows(numeric, t, &m->options->allow))
        return false;
    if (!numeric && rs_plan_gone(m->registry->table, schedule))
        return false; /* today's route, to what nobody has measured or can run any more */
    for (size_t i = 0; i < s->data_count; i++) {
        bool below = s->data[i].t <= t && (i + 1 == s->data_count || s->data[i + 1].t > t);
        bool above = s->data[i].t >= t && (i == 0 || s->data[i - 1].t < t);
        if ((below || above) && unfit_at(&s->data[i], schedule))
            return false;
    }
    return true;
}

static rs_backend backend_of(const rs_db_machine *machine)
{
    return strcmp(machine->backend, "cuda") ? RS_BACKEND_CPU : RS_BACKEND_CUDA;
}

/* The quickest at the widest measured width of those that may serve width t and any above; else
   the reference, whatever its layout: a second copy of the weights, but right. */
static const char *last_resort(void *arg, const char *layout, int32_t t)
{
    maker *m = arg;
    const char *best = NULL;
    double best_ns = INFINITY;
    for (size_t i = m->shape->point_count; i-- > 0 && !best;) {
        const rs_db_point *p = m->shape->points[i].data;
        for (size_t k = 0; k < p->contender_count; k++) {
            const rs_db_contender *c = &p->contenders[k];
            double ns = rs_policy_routable(c, p->t, &m->options->allow)
                            ? rs_stats_summary(c).median
                            : INFINITY;
            if (ns < best_ns && (!layout || !strcmp(c->layout, layout)) &&
                serves(arg, c->schedule, t) && serves(arg, c->schedule, RS_BAND_T_MAX)) {
                best = c->schedule;
                best_ns = ns;
            }
        }
    }
    const rs_candidate *ref =
        rs_candidate_ref(m->registry->table, m->shape->shape.op, backend_of(&m->plan->machine));
    return best || !ref ? best : ref->id;
}

/* Whom the challengers of a point had to beat: the one that was raced as the incumbent, so that
   the same database gives the same table also after that table was compiled in; else today's
   route, if it was measured. */
static const char *incumbent_at(maker *m, const rs_db_point *point)
{
    const char *schedule = point->incumbent, *layout;
    int32_t hi;
    if (!schedule)
        current_route(m, point->t, &schedule, &layout, &hi);
    return rs_plan_contender(point, schedule) ? schedule : NULL;
}

/* ---- one shape ---- */

/* Share of a workload's time near a measured width: the calls at widths nearer (in ln T) to it
   than to its neighbours, at the time of the quickest. */
static double workload_weight(const maker *m, size_t index)
{
    const rs_plan_shape *s = m->shape;
    const rs_db_point *p = &s->data[index];
    double t = p->t, best_ns = INFINITY;
    if (!m->options->trace)
        return 0;
    int32_t lo = index ? (int32_t)sqrt(t * s->data[index - 1].t) + 1 : 1;
    int32_t hi =
        index + 1 < s->data_count ? (int32_t)sqrt(t * s->data[index + 1].t) : RS_BAND_T_MAX;
    for (size_t i = 0; i < p->contender_count; i++)
        if (rs_policy_routable(&p->contenders[i], p->t, &m->options->allow))
            best_ns = fmin(best_ns, rs_stats_summary(&p->contenders[i]).median);
    return isfinite(best_ns) ? best_ns * rs_trace_calls(m->options->trace, s->text, lo, hi) : 0;
}

static rs_status decide_points(maker *m, rs_err *err)
{
    rs_plan_shape *s = m->shape;
    rs_band_point *points = rs_arena_array(m->arena, s->data_count, sizeof *points);
    s->points = points;
    for (size_t i = 0; i < s->data_count; i++) {
        const rs_db_point *data = &s->data[i];
        rs_decision *d = rs_arena_alloc(m->arena, sizeof *d);
        const char *incumbent = incumbent_at(m, data);
        rs_status st = rs_policy_decide(m->policy, m->arena, data, incumbent, &m->plan->limits,
                                        &m->options->allow, d, err);
        if (st)
            return st;
        if (d->choice) /* else nothing may be routed here: not a measured width for the bands */
            points[s->point_count++] =
                (rs_band_point){data->t, incumbent, data, d, workload_weight(m, i)};
    }
    return RS_OK;
}

/* Bands, searched again as long as the engine contradicts one: each turn takes one schedule off
   some widths, or puts one on that it found quicker, once a width, so that it ends. */
static rs_status search_bands(maker *m, const rs_band_keep *keep, rs_err *err)
{
    rs_plan_shape *s = m->shape;
    rs_status st;
    do {
        s->table = (rs_band_table){0};
        st = rs_band_search(m->arena, s->points, s->point_count, &m->plan->limits,
                            m->options->layout_budget, keep, &s->table, err);
    } while (!st && (rs_plan_situ_veto(m->arena, m->plan, s) ||
                     rs_plan_situ_prefer(m->arena, m->plan, s)));
    return st;
}

static rs_status plan_shape(maker *m, const rs_db_point *data, size_t count, rs_err *err)
{
    rs_plan_shape *s = m->shape;
    rs_band_keep keep = {current_route, serves, last_resort, m};
    rs_err why = {0};
    s->text = data[0].shape;
    s->data = data;
    s->data_count = count;
    rs_status st = rs_shape_parse(s->text, &s->shape, err);
    if (!st)
        st = decide_points(m, err);
    if (st)
        return st;
    if (s->point_count == 0)
        s->problem = "nothing that was measured may be routed";
    else if (search_bands(m, &keep, &why))
        s->problem = rs_arena_strdup(m->arena, why.msg);
    return RS_OK;
}

static rs_status plan_shapes(maker *m, const rs_db_point *points, size_t count, rs_err *err)
{
    m->plan->shapes = rs_arena_array(m->arena, count, sizeof *m->plan->shapes);
    for (size_t first = 0; first < count;) {
        size_t last = first + 1;
        while (last < count && !strcmp(points[last].shape, points[first].shape))
            last++;
        m->shape = &m->plan->shapes[m->plan->shape_count++];
        rs_status st = plan_shape(m, points + first, last - first, err);
        if (st)
            return st;
        first = last;
    }
    return RS_OK;
}

/* Samples in situ decide too, and so belong to what a plan was made from. */
static rs_status load_situ(maker *m, rs_db *db, const rs_db_filter *filter, rs_err *err)
{
    rs_situ_data *situ = &m->plan->situ;
    rs_hash hash = {0};
    char part[17];
    if (strcmp(rs_plan_origin(m->plan), "measured") != 0)
        return RS_OK;
    rs_status st = rs_situ_load(db, m->arena, filter, situ, err);
    if (st || !situ->count[RS_SITU_ROUND])
        return st;
    rs_hash_add_text(&hash, m->plan->data_hash);
    for (int i = 0; i < RS_SITU_PARTS; i++) {
        rs_db_data_hash(situ->points[i], situ->count[i], part);
        rs_hash_add_text(&hash, part);
    }
    memcpy(m->plan->data_hash, rs_hash_hex(hash).hex, sizeof m->plan->data_hash);
    return RS_OK;
}

rs_status rs_plan_make(rs_arena *arena,
                       rs_db *db,
                       const rs_registry *registry,
                       const rs_plan_options *options,
                       rs_plan *out_plan,
                       rs_err *err)
{
    maker m = {.arena = arena, .registry = registry, .options = options, .plan = out_plan};
    rs_db_filter filter = {options->tier, options->mode, options->shape};
    rs_db_point *points = NULL;
    size_t count = 0;
    *out_plan = (rs_plan){.limits = rs_limits_of(options->s_aa), .options = *options};
    rs_status st = rs_policy_open(options->policy, &m.policy, err);
    if (!st)
        st = rs_db_load_machine(db, arena, options->tier, &out_plan->machine, err);
    if (!st && options->s_aa <= 0)
        st = rs_calibration_load(db, out_plan->machine.tier, &out_plan->calibration, err);
    if (!st && options->s_aa <= 0)
        out_plan->limits = out_plan->calibration.limits;
    if (!st)
        st = rs_db_load_chosen(db, arena, &filter, &options->choice, &points, &count, err);
    if (!st && count == 0)
        st = rs_err_set(err, RS_UNKNOWN, "no finished cell of mode %s%s%s; measure first",
                        filter.mode ? filter.mode : "chain", filter.shape ? " and shape " : "",
                        filter.shape ? filter.shape : "");
    if (!st) {
        rs_db_data_hash(points, count, out_plan->data_hash);
        st = load_situ(&m, db, &filter, err);
    }
    if (!st) {
        out_plan->policy_name = rs_arena_strdup(arena, rs_policy_name(m.policy));
        out_plan->policy_hash = rs_arena_strdup(arena, rs_policy_hash(m.policy));
        out_plan->current = options->current;
        out_plan->current_exact = options->current != NULL;
        if (!out_plan->current)
            out_plan->current = rs_route_select(
                out_plan->machine.backend, out_plan->machine.tier, &out_plan->current_exact);
        st = plan_shapes(&m, points, count, err);
    }
    rs_policy_close(m.policy);
    return st;
}
