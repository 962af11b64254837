/* One cell in one session: check against the oracle, a first look, interleaved rounds in
   mirrored blocks with controls, screening, the physical floor. Layer: sweep. */
#include "sweep/cell.h"

#include "sweep/base/clock.h"
#include "sweep/base/rng.h"
#include "sweep/check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    SCREEN_ROUND = 4,    /* after two mirrored blocks */
    SAMPLE_NS = 6000000, /* a CPU chain sample lasts at least about this long */
    LONG_LOOK_NS = 20000000
};
/* One launch this much slower than the best: out at once. An incumbent never is, but rests
   after the screen when it is hopeless. */
static const double look_factor = 3.0;
static const double resting_factor = 10.0;
/* Twice in a row this much slower at smaller widths: not even checked at the next. A kernel
   whose time grows in proportion to T does not come back. */
static const double lost_factor = 6.0;
enum { LOST_TIMES = 2 };
static const double screen_factor = 1.20;
static const double floor_factor = 0.97; /* below the measured read or math time is no time */

/* One schedule in one cell. */
typedef struct runner {
    rs_schedule schedule;
    const char *text;
    bool incumbent, live;
    bool resting; /* hopeless incumbent: two blocks a session are enough to see it lose */
    rs_call call;
    const rs_copies *copies;
    double look_ns;
    int32_t looked; /* looks so far: each takes another copy, so that it is not cached */
    rs_chain *chain;
    double *ns; /* one a round, NaN = not taken */
} runner;

typedef struct control {
    const char *text;
    rs_chain *chain;
    double *ns;
} control;

typedef struct cell {
    rs_cell_env *env;
    rs_arena *scratch;
    rs_operands_set *operands;
    const rs_job_cell *job;
    size_t index;
    runner *runners;
    size_t count;
    control controls[2];
    size_t control_count;
    int32_t launches;
    double read_ns; /* quickest read of the weights' bytes seen so far */
    int32_t *slots; /* slots[round * width + entry] */
    double *mhz;
    size_t width; /* runners and controls */
} cell;

void rs_cell_mark(rs_cell_env *env, rs_phase phase, size_t cell_index, size_t run)
{
    env->marker->cell = (int32_t)cell_index;
    env->marker->run = (int32_t)run;
    env->marker->phase = (int32_t)phase;
    env->marker->since_ns = rs_clock_ns();
}

static rs_status run_copy(void *arg, int32_t index, void *stream, rs_err *err)
{
    runner *r = arg;
    rs_call call = r->call;
    call.w = (const char *)r->copies->block.data +
             (size_t)(index % r->copies->count) * r->copies->stride;
    call.stream = stream;
    return r->schedule.candidate->launch(&call, err);
}

static void put_out(cell *c, const runner *r, rs_db_outcome outcome, const char *reason)
{
    fprintf(c->env->out, "out %zu %d %s\n", (size_t)(r - c->runners), outcome, reason);
}

static void put_resources(cell *c, const runner *r)
{
    rs_resources res = {0};
    if (r->schedule.candidate->resources &&
        !r->schedule.candidate->resources(&r->call, &res, NULL))
        fprintf(c->env->out, "res %zu %d %d %d %d %d\n", (size_t)(r - c->runners),
                res.registers, res.spill_bytes, res.smem_bytes, res.grid, res.block);
}

static rs_status prepare(cell *c, runner *r, const rs_job_run *run, rs_err *err)
{
    r->text = run->schedule;
    r->incumbent = run->incumbent;
    rs_status st = rs_schedule_parse(run->schedule, c->env->registry->table, &r->schedule, err);
    if (!st)
        st = rs_schedule_supports(&r->schedule, c->env->device, &c->operands->shape, c->job->t,
                                  err);
    if (st)
        return st;
    r->copies = rs_operands_copies(c->operands, r->schedule.candidate->layout);
    r->call = (rs_call){
        .shape = c->operands->shape,
        .t = c->job->t,
        .knobs = r->schedule.knobs,
        .w = r->copies->block.data,
        .x = c->operands->x.data,
        .y = rs_operands_y(c->operands),
        .workspace = c->operands->workspace.data,
        .device = c->env->device,
        .pool = c->env->pool,
    };
    return RS_OK;
}

static rs_status run_next_copy(void *arg, int32_t index, void *stream, rs_err *err)
{
    runner *r = arg;
    return run_copy(arg, index + ++r->looked, stream, err);
}

/* Two single launches after the check: an estimate good to a factor, never a time. */
static rs_status look(cell *c, runner *r, rs_err *err)
{
    rs_launch launch = {run_next_copy, r};
    r->look_ns = INFINITY;
    for (int i = 0; i < 2; i++) {
        double ns = 0;
        rs_status st = c->env->ops->once(c->env->measure, &launch, &ns, err);
        if (st)
            return st;
        r->look_ns = fmin(r->look_ns, ns);
        if (ns > LONG_LOOK_NS)
            break; /* long enough to be sure with one */
    }
    return RS_OK;
}

static rs_cell_lost *lost_of(rs_cell_env *env, const char *schedule)
{
    for (size_t i = 0; i < env->lost_count; i++)
        if (!strcmp(env->lost[i].schedule, schedule))
            return &env->lost[i];
    rs_cell_lost *l = rs_arena_push(env->lost_arena, (void **)&env->lost, &env->lost_count,
                                    &env->lost_cap, sizeof *l);
    l->schedule = schedule; /* belongs to the job */
    return l;
}

static void remember_look(cell *c, const runner *r, double best)
{
    rs_cell_lost *l = lost_of(c->env, r->text);
    l->factor = r->look_ns / best;
    l->times = l->factor > lost_factor ? l->times + 1 : 0;
}

static bool lost_before(cell *c, const runner *r, const rs_job_run *run)
{
    const rs_cell_lost *l = lost_of(c->env, run->schedule);
    char reason[128];
    if (run->incumbent || l->times < LOST_TIMES)
        return false;
    snprintf(reason, sizeof reason,
             "left out: %.0fx the quickest at the width before, hopeless there %d times",
             l->factor, l->times);
    put_out(c, r, RS_DB_DROPPED, reason);
    return true;
}

/* A device error poisons the process; everything else costs only this schedule. */
static rs_status
check_one(cell *c, rs_check *check, runner *r, const rs_job_run *run, rs_err *err)
{
    rs_err why = {0};
    rs_check_result result;
    size_t index = (size_t)(r - c->runners);
    if (lost_before(c, r, run))
        return RS_OK;
    rs_status st = prepare(c, r, run, &why);
    if (st) {
        put_out(c, r, RS_DB_UNSUPPORTED, why.msg);
        return RS_OK;
    }
    rs_cell_mark(c->env, RS_PHASE_LAUNCH, c->index, index);
    put_resources(c, r);
    st = rs_check_run(check, r->schedule.candidate, &r->call, &result, &why);
    if (!st || st == RS_CHECK)
        fprintf(c->env->out, "check %zu %.6g %.6g %.6g\n", index, result.worst.rel_l2,
                result.worst.gross, result.worst.share);
    if (!st)
        st = look(c, r, &why);
    if (st == RS_DEVICE)
        return rs_err_set(err, RS_DEVICE, "%s", why.msg);
    if (st)
        put_out(c, r, RS_DB_WRONG, why.msg);
    r->live = st == RS_OK;
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    return RS_OK;
}

static rs_status check_all(cell *c, rs_err *err)
{
    rs_check check;
    uint64_t seed = c->env->job->seed * 1000003 + c->index * 7919 + (uint64_t)c->job->t;
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    rs_status st =
        rs_check_open(c->scratch, c->env->pool, c->operands, c->job->t, seed, &check, err);
    for (size_t i = 0; i < c->count && !st; i++)
        st = check_one(c, &check, &c->runners[i], &c->job->runs[i], err);
    return st;
}

/* The physical floor of a schedule: reading the weights once, or doing the multiply-adds at the
   best rate. The quickest control sample stands for the read: a slow control rejects nobody. */
static double floor_of(const cell *c, const runner *r, const char **out_what)
{
    double rate = c->env->ops->peak_flops(c->env->measure, r->schedule.candidate->numeric);
    double flops = rs_shape_flops(&c->operands->shape, c->job->t);
    double math = rate > 0 ? flops / rate * 1e9 : 0;
    *out_what = math > c->read_ns ? "the multiply-add rate" : "one read of the weights";
    return floor_factor * fmax(c->read_ns, math);
}

/* Does a leader's time count against `r`? Only when it is at least as exact (an int8 kernel
   that no model may route must not throw out the exact one that will be) and reads the same
   layout (a tensor has one, and the band search compares whole tables a layout). The reference
   has no such protection: it is every layout's last resort. */
static bool counts_against(const runner *leader, const runner *r)
{
    const rs_candidate *a = leader->schedule.candidate, *b = r->schedule.candidate;
    return leader->live && a->numeric <= b->numeric &&
           (b->is_ref || !strcmp(a->layout->id, b->layout->id));
}

/* The quickest look that physics allows, among those that count against `r` (NULL: all): an
   impossible time must not throw the honest out. When every look is impossible the rounds will
   tell; until then the quickest stands. */
static double best_look(const cell *c, const runner *r)
{
    const char *what;
    double possible = INFINITY, any = INFINITY;
    for (size_t i = 0; i < c->count; i++) {
        const runner *leader = &c->runners[i];
        if (!leader->live || (r && !counts_against(leader, r)))
            continue;
        any = fmin(any, leader->look_ns);
        if (leader->look_ns >= floor_of(c, leader, &what))
            possible = fmin(possible, leader->look_ns);
    }
    return isfinite(possible) ? possible : any;
}

static size_t weight_bytes(const cell *c)
{
    const rs_shape *s = &c->operands->shape;
    return rs_format_unique_bytes(s->format, s->n, s->k);
}

/* A first idea of the read time, from a few short runs of the control. */
static rs_status estimate_read(cell *c, rs_err *err)
{
    enum { LAUNCHES = 4, RUNS = 5 };
    rs_chain *chain = NULL;
    const rs_measure_ops *ops = c->env->ops;
    rs_cell_mark(c->env, RS_PHASE_CONTROL, c->index, 0);
    rs_status st = ops->control_read(c->env->measure, weight_bytes(c), LAUNCHES, &chain, err);
    c->read_ns = INFINITY;
    for (int i = 0; i < RUNS && !st; i++) {
        double ns = INFINITY;
        st = ops->chain_run(c->env->measure, chain, &ns, err);
        c->read_ns = fmin(c->read_ns, ns);
    }
    if (chain)
        ops->chain_free(c->env->measure, chain);
    return st;
}

static void drop_hopeless(cell *c)
{
    char reason[128];
    double *ahead = rs_arena_array(c->scratch, c->count, sizeof *ahead);
    for (size_t i = 0; i < c->count; i++)
        ahead[i] = c->runners[i].live ? best_look(c, &c->runners[i]) : 0;
    for (size_t i = 0; i < c->count; i++) {
        runner *r = &c->runners[i];
        if (!r->live)
            continue;
        remember_look(c, r, ahead[i]);
        r->resting = r->incumbent && r->look_ns > resting_factor * ahead[i];
        if (r->incumbent || r->look_ns <= look_factor * ahead[i])
            continue;
        snprintf(reason, sizeof reason, "first look: %.1f us a launch, %.1fx the quickest",
                 r->look_ns / 1e3, r->look_ns / ahead[i]);
        put_out(c, r, RS_DB_DROPPED, reason);
        r->live = false;
    }
}

/* All schedules of a cell get the same number of launches a sample: samples of different
   lengths cannot be compared. CUDA: one graph over all copies. CPU: enough for SAMPLE_NS. */
static int32_t choose_launches(const cell *c, double best)
{
    int32_t copies = 1;
    for (size_t i = 0; i < c->operands->copies_count; i++)
        copies = c->operands->copies[i].count > copies ? c->operands->copies[i].count : copies;
    if (!strcmp(c->env->job->mode, "cold"))
        return 1;
    if (c->env->device->backend == RS_BACKEND_CUDA) {
        double fit = 100e6 / best; /* a sample of 0.1 s is long enough */
        return fit >= copies ? copies : fit > 8 ? (int32_t)fit : 8;
    }
    double enough = ceil(SAMPLE_NS / best);
    return enough < 1 ? 1 : enough > copies ? copies : (int32_t)enough;
}

static rs_status make_chains(cell *c, rs_err *err)
{
    const rs_shape *s = &c->operands->shape;
    const rs_measure_ops *ops = c->env->ops;
    bool cold = !strcmp(c->env->job->mode, "cold");
    for (size_t i = 0; i < c->count; i++) {
        runner *r = &c->runners[i];
        if (!r->live || cold)
            continue;
        rs_launch launch = {run_copy, r};
        rs_cell_mark(c->env, RS_PHASE_LAUNCH, c->index, i);
        rs_status st = ops->chain_new(c->env->measure, &launch, c->launches, &r->chain, err);
        if (st)
            return rs_err_prefix(err, st, "%s", r->text);
    }
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    c->controls[0].text = "control:read";
    c->controls[1].text = "control:math";
    c->control_count = 2;
    rs_status st =
        ops->control_read(c->env->measure, rs_format_unique_bytes(s->format, s->n, s->k),
                          c->launches, &c->controls[0].chain, err);
    return st ? st : ops->control_math(c->env->measure, &c->controls[1].chain, err);
}

static void free_chains(cell *c)
{
    for (size_t i = 0; i < c->count; i++)
        if (c->runners[i].chain)
            c->env->ops->chain_free(c->env->measure, c->runners[i].chain);
    for (size_t i = 0; i < c->control_count; i++)
        if (c->controls[i].chain)
            c->env->ops->chain_free(c->env->measure, c->controls[i].chain);
}

static void take_lists(cell *c)
{
    size_t rounds = (size_t)c->env->job->rounds;
    c->width = c->count + c->control_count;
    c->slots = rs_arena_array(c->scratch, rounds * c->width, sizeof *c->slots);
    c->mhz = rs_arena_array(c->scratch, rounds, sizeof *c->mhz);
    for (size_t i = 0; i < c->width; i++) {
        double *ns = rs_arena_array(c->scratch, rounds, sizeof *ns);
        for (size_t r = 0; r < rounds; r++)
            ns[r] = NAN;
        if (i < c->count)
            c->runners[i].ns = ns;
        else
            c->controls[i - c->count].ns = ns;
    }
}

static rs_status time_cold(cell *c, runner *r, double *out_ns, rs_err *err)
{
    rs_launch launch = {run_copy, r};
    rs_operands operands = {
        .data = {r->call.w, r->call.x, r->call.y},
        .bytes = {r->copies->stride, (size_t)c->job->t * (size_t)c->operands->shape.k * 2,
                  (size_t)c->job->t * (size_t)c->operands->shape.n * 2},
        .count = 3,
    };
    return c->env->ops->cold(c->env->measure, &launch, &operands, out_ns, err);
}

static rs_status time_entry(cell *c, size_t entry, int32_t round, rs_err *err)
{
    const rs_measure_ops *ops = c->env->ops;
    if (entry >= c->count) {
        control *k = &c->controls[entry - c->count];
        rs_cell_mark(c->env, RS_PHASE_CONTROL, c->index, 0);
        rs_status st = ops->chain_run(c->env->measure, k->chain, &k->ns[round], err);
        if (!st && k == &c->controls[0])
            c->read_ns = fmin(c->read_ns, k->ns[round]);
        return st;
    }
    runner *r = &c->runners[entry];
    rs_cell_mark(c->env, RS_PHASE_LAUNCH, c->index, entry);
    return r->chain ? ops->chain_run(c->env->measure, r->chain, &r->ns[round], err)
                    : time_cold(c, r, &r->ns[round], err);
}

/* Even rounds: a seeded random order of what is live. Odd rounds: the same order backwards. */
static size_t choose_order(const cell *c, rs_rng *rng, int32_t round, size_t *order)
{
    size_t n = 0;
    for (size_t i = 0; i < c->width; i++)
        if (i >= c->count ||
            (c->runners[i].live && !(c->runners[i].resting && round >= SCREEN_ROUND)))
            order[n++] = i;
    for (size_t i = n; i > 1; i--) {
        size_t j = rs_rng_below(rng, (uint32_t)i), t = order[i - 1];
        order[i - 1] = order[j];
        order[j] = t;
    }
    return n;
}

static int compare_double(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Order statistic q in [0, 1] of the samples taken in the first `rounds` rounds (nearest rank);
   infinite when there are none. */
static double rank_of(const cell *c, const double *ns, int32_t rounds, double q)
{
    double *sorted = rs_arena_array(c->scratch, (size_t)rounds, sizeof *sorted);
    size_t n = 0;
    for (int32_t i = 0; i < rounds; i++)
        if (!isnan(ns[i]))
            sorted[n++] = ns[i];
    qsort(sorted, n, sizeof *sorted, compare_double);
    return n ? sorted[(size_t)(q * (double)(n - 1) + 0.5)] : INFINITY;
}

/* Worst sample of the schedule with the lowest median, among those that count against `r`. A
   median below the floor leads nobody. */
static double leaders_worst(cell *c, const runner *r, int32_t rounds)
{
    const char *what;
    double least = INFINITY, worst = INFINITY;
    for (size_t i = 0; i < c->count; i++) {
        const runner *leader = &c->runners[i];
        double median =
            counts_against(leader, r) ? rank_of(c, leader->ns, rounds, 0.5) : INFINITY;
        if (median < least && median >= floor_of(c, leader, &what)) {
            least = median;
            worst = rank_of(c, leader->ns, rounds, 1);
        }
    }
    return worst;
}

/* Screening eliminates clear losers; it never elects. */
static void screen(cell *c, int32_t rounds)
{
    char reason[128];
    double *behind = rs_arena_array(c->scratch, c->count, sizeof *behind);
    for (size_t i = 0; i < c->count; i++) {
        const runner *r = &c->runners[i];
        behind[i] = r->live ? rank_of(c, r->ns, rounds, 0) / leaders_worst(c, r, rounds) : 0;
    }
    for (size_t i = 0; i < c->count; i++) {
        runner *r = &c->runners[i];
        if (!r->live || r->incumbent || behind[i] <= screen_factor)
            continue;
        snprintf(reason, sizeof reason,
                 "screened: its best of %d is %.0f %% behind the leader's worst", rounds,
                 100 * (behind[i] - 1));
        put_out(c, r, RS_DB_DROPPED, reason);
        r->live = false;
    }
}

static rs_status run_rounds(cell *c, rs_err *err)
{
    rs_rng rng = {c->env->job->seed ^ (c->index + 1) * 0x9e3779b97f4a7c15u};
    size_t *order = rs_arena_array(c->scratch, c->width, sizeof *order), n = 0;
    for (int32_t round = 0; round < c->env->job->rounds; round++) {
        if (round % 2 == 0)
            n = choose_order(c, &rng, round, order);
        c->mhz[round] = c->env->ops->clock_mhz(c->env->measure);
        for (size_t slot = 0; slot < n; slot++) {
            size_t entry = order[round % 2 ? n - 1 - slot : slot];
            c->slots[(size_t)round * c->width + entry] = (int32_t)slot;
            rs_status st = time_entry(c, entry, round, err);
            if (st)
                return st;
        }
        if (c->env->job->screen && round + 1 == SCREEN_ROUND)
            screen(c, SCREEN_ROUND);
    }
    return RS_OK;
}

static void apply_floor(cell *c)
{
    char reason[160];
    const char *what;
    for (size_t i = 0; i < c->count; i++) {
        runner *r = &c->runners[i];
        if (!r->live)
            continue;
        double floor_ns = floor_of(c, r, &what);
        double median = rank_of(c, r->ns, c->env->job->rounds, 0.5);
        fprintf(c->env->out, "floor %zu %.3f\n", i, floor_ns);
        if (median >= floor_ns && median > 0)
            continue;
        snprintf(reason, sizeof reason, "%.2f us is under the floor of %.2f us (%s)",
                 median / 1e3, floor_ns / 1e3, what);
        put_out(c, r, RS_DB_BELOW_FLOOR, reason);
    }
}

static void put_samples(cell *c)
{
    for (size_t i = 0; i < c->width; i++) {
        const double *ns = i < c->count ? c->runners[i].ns : c->controls[i - c->count].ns;
        for (int32_t r = 0; ns && r < c->env->job->rounds; r++)
            if (!isnan(ns[r])) {
                fprintf(c->env->out, "s %zu %d %d %d %.3f %.0f\n", i, r,
                        c->slots[(size_t)r * c->width + i], i < c->count + 1 ? c->launches : 1,
                        ns[r], c->mhz[r]);
            }
    }
}

static rs_status time_all(cell *c, rs_err *err)
{
    if (c->env->job->rounds == 0)
        return RS_OK; /* a check only */
    rs_status st = estimate_read(c, err);
    double best = st ? INFINITY : best_look(c, NULL);
    if (!isfinite(best))
        return st; /* nothing right to time */
    drop_hopeless(c);
    c->launches = choose_launches(c, best);
    st = make_chains(c, err);
    if (!st) {
        take_lists(c);
        st = run_rounds(c, err);
    }
    if (!st) {
        apply_floor(c);
        put_samples(c);
    }
    free_chains(c);
    return st;
}

rs_status rs_cell_measure(rs_cell_env *env,
                          rs_arena *scratch,
                          rs_operands_set *operands,
                          size_t cell_index,
                          rs_err *err)
{
    cell c = {.env = env, .scratch = scratch, .operands = operands, .index = cell_index};
    c.job = &env->job->cells[cell_index];
    c.count = c.job->run_count;
    c.runners = rs_arena_array(scratch, c.count, sizeof *c.runners);
    fprintf(env->out, "cell %zu\n", cell_index);
    rs_status st = check_all(&c, err);
    if (!st)
        st = time_all(&c, err);
    if (!st) { /* after a failure the mark stays on the culprit */
        fprintf(env->out, "end %zu\n", cell_index);
        rs_cell_mark(env, RS_PHASE_SETUP, cell_index, 0);
    }
    fflush(env->out);
    return st;
}
