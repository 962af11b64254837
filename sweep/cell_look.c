/* Before the race: every schedule is checked, looked at once, and put out when it is hopeless.
   Layer: sweep. */
#include "sweep/cell_internal.h"

#include "sweep/base/clock.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { LONG_LOOK_NS = 20000000, SHORT_LOOKS_NS = 10000000, LOST_TIMES = 2 };
enum { LOOKS_LEAST = 2, LOOKS = RS_MEASURE_LOOKS };
/* One launch this much slower than the best: out at once. An incumbent never is, but rests
   after the screen when it is hopeless. */
static const double look_factor = 3.0;
static const double resting_factor = 10.0;
/* Twice in a row this much slower at smaller widths: not even checked at the next. A kernel
   whose time grows in proportion to T does not come back. */
static const double lost_factor = 6.0;
static const double floor_factor = 0.97; /* below the measured read or math time is no time */

static void put_resources(rs_cell *c, const rs_cell_runner *r)
{
    rs_resources res = {0};
    if (!rs_candidate_resources(r->schedule.candidate, &r->call, &res, NULL))
        fprintf(c->env->out, "res %zu %d %d %d %d %d\n", (size_t)(r - c->runners),
                res.registers, res.spill_bytes, res.smem_bytes, res.grid, res.block);
}

static rs_status prepare(rs_cell *c, rs_cell_runner *r, const rs_job_run *run, rs_err *err)
{
    r->text = run->schedule;
    r->incumbent = run->incumbent;
    rs_status st = rs_schedule_parse(run->schedule, c->env->registry->table, &r->schedule, err);
    if (!st)
        st = rs_schedule_supports(&r->schedule, c->env->device, &c->operands->shape, c->job->t,
                                  err);
    if (st)
        return st;
    r->cell = c;
    r->copies = run->twin ? &c->operands->twin
                          : rs_operands_copies(c->operands, r->schedule.candidate->layout);
    r->call = (rs_call){
        .shape = c->operands->shape,
        .t = c->job->t,
        .knobs = r->schedule.knobs,
        .w = r->copies->block.data,
        .x = c->operands->x.data,
        .y = rs_operands_y(c->operands),
        .workspace = c->operands->workspace.data,
        .device = c->env->device,
        .pool = c->env->device->backend == RS_BACKEND_CPU ? c->env->pool : NULL,
    };
    return RS_OK;
}

static rs_status run_next_copy(void *arg, int32_t index, void *stream, rs_err *err)
{
    rs_cell_runner *r = arg;
    return rs_cell_run_copy(arg, index + r->looked + 1, stream, err);
}

/* A few single launches after the check, more of short ones, which a wake-up or another process
   can make ten times longer: an estimate good to a factor, never a time. How many is told by
   `checked_ns`, the quickest launch of the check. */
static rs_status look(rs_cell *c, rs_cell_runner *r, double checked_ns, rs_err *err)
{
    rs_launch launch = {run_next_copy, r};
    double ns[LOOKS] = {0}, fit = SHORT_LOOKS_NS / checked_ns;
    int32_t count = checked_ns > LONG_LOOK_NS ? 1 /* long enough to be sure with one */
                    : fit < LOOKS_LEAST       ? (int32_t)LOOKS_LEAST
                    : fit < LOOKS             ? (int32_t)fit
                                              : (int32_t)LOOKS;
    rs_status st = c->env->ops->looks(c->env->measure, &launch, count, ns, err);
    r->looked += count;
    r->look_ns = INFINITY;
    for (int32_t i = 0; i < count && !st; i++) {
        rs_cell_spend(r->cell, RS_SPENT_kernels, ns[i]);
        r->look_ns = fmin(r->look_ns, ns[i]);
    }
    return st;
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

static void remember_look(rs_cell *c, const rs_cell_runner *r, double best)
{
    rs_cell_lost *l = lost_of(c->env, r->text);
    l->factor = r->look_ns / best;
    l->times = l->factor > lost_factor ? l->times + 1 : 0;
}

/* The race is between candidates: a peer is there to be compared with, however slow. */
static bool stays(const rs_cell *c, const rs_job_run *run)
{
    rs_schedule s;
    return run->incumbent ||
           (!rs_schedule_parse(run->schedule, c->env->registry->table, &s, NULL) &&
            s.candidate->is_peer);
}

static bool lost_before(rs_cell *c, const rs_cell_runner *r, const rs_job_run *run)
{
    const rs_cell_lost *l = lost_of(c->env, run->schedule);
    char reason[128];
    if (r->stays || l->times < LOST_TIMES)
        return false;
    snprintf(reason, sizeof reason,
             "left out: %.0fx the quickest at the width before, hopeless there %d times",
             l->factor, l->times);
    rs_cell_out(c, r, RS_DB_DROPPED, reason);
    return true;
}

/* A device error poisons the process; everything else costs only this schedule. */
static rs_status check_one(
    rs_cell *c, const rs_check *check, rs_cell_runner *r, const rs_job_run *run, rs_err *err)
{
    rs_err why = {0};
    rs_check_result result;
    size_t index = (size_t)(r - c->runners);
    r->stays = stays(c, run);
    if (lost_before(c, r, run))
        return RS_OK;
    rs_status st = prepare(c, r, run, &why);
    if (st) {
        rs_cell_out(c, r, RS_DB_UNSUPPORTED, why.msg);
        return RS_OK;
    }
    rs_cell_mark(c->env, RS_PHASE_LAUNCH, c->index, index);
    put_resources(c, r);
    st = rs_check_run(
        check, r->schedule.candidate, &r->call,
        rs_schedule_workspace(&r->schedule, c->env->device, &r->call.shape, r->call.t), &result,
        &why);
    rs_cell_spend(c, RS_SPENT_kernels, result.launch_ns);
    if (!st || st == RS_CHECK)
        fprintf(c->env->out, "check %zu %.6g %.6g %.6g\n", index, result.worst.rel_l2,
                result.worst.gross, result.worst.share);
    if (!st)
        fprintf(c->env->out, "y %zu %016" PRIx64 "\n", index, result.y_hash);
    if (!st)
        st = look(c, r, result.least_ns, &why);
    if (st == RS_DEVICE)
        return rs_err_set(err, RS_DEVICE, "%s", why.msg);
    if (st) /* no memory is no fault of its results */
        rs_cell_out(c, r, st == RS_NO_MEMORY ? RS_DB_UNSUPPORTED : RS_DB_WRONG, why.msg);
    r->live = st == RS_OK;
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    return RS_OK;
}

static uint64_t check_seed(const rs_job *job, size_t cell)
{
    return job->seed * 1000003 + cell * 7919 + (uint64_t)job->cells[cell].t;
}

static void compute_oracle(void *arg, rs_pool *pool)
{
    rs_cell_oracle *o = arg;
    o->err.status =
        rs_check_open(o->arena, pool, o->operands, o->t, o->seed, &o->check, &o->err);
}

/* The oracle does not depend on what this cell comes to: it is computed while a device is busy.
   This cell's is no longer needed. */
static void begin_next_oracle(rs_cell *c)
{
    rs_cell_oracle *o = &c->env->oracle;
    const rs_job *job = c->env->job;
    size_t next = c->index + 1;
    if (!c->env->ahead || next >= job->cell_count ||
        job->cells[next].case_index != c->job->case_index)
        return;
    rs_cell_drop_oracle(c->env);
    *o = (rs_cell_oracle){.cell = next,
                          .operands = c->operands,
                          .t = job->cells[next].t,
                          .seed = check_seed(job, next),
                          .arena = rs_arena_new()};
    rs_ahead_begin(c->env->ahead, compute_oracle, o);
}

void rs_cell_drop_oracle(rs_cell_env *env)
{
    if (!env->oracle.arena)
        return;
    rs_ahead_wait(env->ahead);
    rs_arena_free(env->oracle.arena);
    env->oracle.arena = NULL;
}

static rs_status open_check(rs_cell *c, rs_check *out_check, rs_err *err)
{
    rs_cell_oracle *o = &c->env->oracle;
    if (!o->arena || o->cell != c->index)
        return rs_check_open(c->scratch, c->env->pool, c->operands, c->job->t,
                             check_seed(c->env->job, c->index), out_check, err);
    rs_ahead_wait(c->env->ahead);
    *out_check = o->check;
    return o->err.status ? rs_err_set(err, o->err.status, "%s", o->err.msg) : RS_OK;
}

rs_status rs_cell_check_all(rs_cell *c, rs_err *err)
{
    rs_check check;
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    int64_t start = rs_clock_ns();
    rs_status st = open_check(c, &check, err);
    rs_cell_spend(c, RS_SPENT_oracle, (double)(rs_clock_ns() - start));
    double booked = rs_spent_total(c->env->spent);
    start = rs_clock_ns();
    for (size_t i = 0; i < c->count && !st; i++)
        st = check_one(c, &check, &c->runners[i], &c->job->runs[i], err);
    if (!st)
        begin_next_oracle(c);
    rs_cell_spend_rest(c, RS_SPENT_check, start, booked);
    return st;
}

/* The physical floor of a schedule: reading the weights once, or doing the multiply-adds at the
   best rate. The quickest control sample stands for the read: a slow control rejects nobody. */
double rs_cell_floor(const rs_cell *c, const rs_cell_runner *r, const char **out_what)
{
    double rate = c->env->ops->peak_flops(c->env->measure, r->schedule.candidate->numeric);
    double flops = rs_shape_flops(&c->operands->shape, c->job->t);
    double math = rate > 0 ? flops / rate * 1e9 : 0;
    *out_what = math > c->read_ns ? "the multiply-add rate" : "one read of the weights";
    return floor_factor * fmax(c->read_ns, math);
}

bool rs_cell_below_floor(const rs_cell *c,
                         const rs_cell_runner *r,
                         double ns,
                         double *out_floor_ns,
                         const char **out_what)
{
    const rs_measure_ops *ops = c->env->ops;
    *out_floor_ns = rs_cell_floor(c, r, out_what);
    if (ns < *out_floor_ns && ops->peak_again) {
        int64_t start = rs_clock_ns();
        ops->peak_again(c->env->measure, r->schedule.candidate->numeric);
        rs_cell_spend(c, RS_SPENT_kernels, (double)(rs_clock_ns() - start));
        *out_floor_ns = rs_cell_floor(c, r, out_what);
    }
    return !(ns >= *out_floor_ns);
}

/* Does a leader's time count against `r`? Only when it is at least as exact (an int8 kernel
   that no model may route must not throw out the exact one that will be) and reads the same
   layout (a tensor has one, and the band search compares whole tables a layout). The reference
   has no such protection: it is every layout's last resort. */
static bool counts_against(const rs_cell_runner *leader, const rs_cell_runner *r)
{
    const rs_candidate *a = leader->schedule.candidate, *b = r->schedule.candidate;
    return leader->live && !a->is_peer && a->numeric <= b->numeric &&
           (b->is_ref || !strcmp(a->layout->id, b->layout->id));
}

/* The quickest look that physics allows, among those that count against `r` (NULL: all): an
   impossible time must not throw the honest out. When every look is impossible the rounds will
   tell; until then the quickest stands. */
double rs_cell_best_look(const rs_cell *c, const rs_cell_runner *r)
{
    const char *what;
    double possible = INFINITY, any = INFINITY;
    for (size_t i = 0; i < c->count; i++) {
        const rs_cell_runner *leader = &c->runners[i];
        if (!leader->live || (r && !counts_against(leader, r)))
            continue;
        any = fmin(any, leader->look_ns);
        if (leader->look_ns >= rs_cell_floor(c, leader, &what))
            possible = fmin(possible, leader->look_ns);
    }
    return isfinite(possible) ? possible : any;
}

rs_status rs_cell_estimate_read(rs_cell *c, rs_err *err)
{
    enum { LAUNCHES = 4, RUNS = 5 };
    rs_chain *chain = NULL;
    c->read_ns = c->env->read_ns;
    if (c->read_ns > 0 && isfinite(c->read_ns))
        return RS_OK; /* the cell before has read the same */
    const rs_measure_ops *ops = c->env->ops;
    rs_cell_mark(c->env, RS_PHASE_CONTROL, c->index, 0);
    rs_status st =
        ops->control_read(c->env->measure, rs_cell_weight_bytes(c), LAUNCHES, &chain, err);
    c->read_ns = INFINITY;
    for (int i = 0; i < RUNS && !st; i++) {
        double ns = INFINITY;
        st = ops->chain_run(c->env->measure, chain, &ns, err);
        c->read_ns = fmin(c->read_ns, ns);
        rs_cell_spend(c, RS_SPENT_kernels, st ? 0 : ns * LAUNCHES);
    }
    if (chain)
        ops->chain_free(c->env->measure, chain);
    return st;
}

void rs_cell_drop_hopeless(rs_cell *c)
{
    char reason[128];
    double *ahead = rs_arena_array(c->scratch, c->count, sizeof *ahead);
    for (size_t i = 0; i < c->count; i++)
        ahead[i] = c->runners[i].live ? rs_cell_best_look(c, &c->runners[i]) : 0;
    for (size_t i = 0; i < c->count; i++) {
        rs_cell_runner *r = &c->runners[i];
        if (!r->live)
            continue;
        remember_look(c, r, ahead[i]);
        r->resting = r->stays && r->look_ns > resting_factor * ahead[i];
        if (r->stays || r->look_ns <= look_factor * ahead[i])
            continue;
        snprintf(reason, sizeof reason, "first look: %.1f us a launch, %.1fx the quickest",
                 r->look_ns / 1e3, r->look_ns / ahead[i]);
        rs_cell_out(c, r, RS_DB_DROPPED, reason);
        r->live = false;
    }
}
