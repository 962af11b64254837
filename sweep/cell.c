/* One cell in one session: check against the oracle, a first look, the race with its controls,
   the physical floor. Layer: sweep. */
#include "sweep/cell_internal.h"

#include "sweep/base/clock.h"

#include <math.h>
#include <string.h>

enum { SAMPLE_NS = 6000000 }; /* a CPU chain sample lasts at least about this long */

void rs_cell_mark(rs_cell_env *env, rs_phase phase, size_t cell_index, size_t run)
{
    env->marker->cell = (int32_t)cell_index;
    env->marker->run = (int32_t)run;
    env->marker->phase = (int32_t)phase;
    env->marker->since_ns = rs_clock_ns();
}

/* Launch after launch adds to y where the op reads it: from the residual of the check on, the
   same x and equal weights each time. That changes no time, and no value becomes infinite: y
   moves by W x a launch and stops when W x is less than half of its last bit, at 512 times its
   size. */
rs_status rs_cell_run_copy(void *arg, int32_t index, void *stream, rs_err *err)
{
    rs_cell_runner *r = arg;
    rs_call call = r->call;
    call.w = (const char *)r->copies->block.data +
             (size_t)(index % r->copies->count) * r->copies->stride;
    call.stream = stream;
    return rs_candidate_launch(r->schedule.candidate, &call, err);
}

/* Mode warm: always the same copy of the weights. */
static rs_status run_first_copy(void *arg, int32_t index, void *stream, rs_err *err)
{
    (void)index;
    return rs_cell_run_copy(arg, 0, stream, err);
}

/* Mode trace: x was just written, as its producer in a model would have. */
static rs_status run_behind_producer(void *arg, int32_t index, void *stream, rs_err *err)
{
    rs_cell_runner *r = arg;
    const rs_cell *c = r->cell;
    size_t bytes = rs_operands_x_bytes(c->operands, c->job->t);
    rs_status st =
        c->env->ops->copy(c->env->measure, c->operands->x.data,
                          c->operands->inputs[RS_OPERANDS_CENTRED].data, bytes, stream, err);
    return st ? st : rs_cell_run_copy(arg, index, stream, err);
}

static rs_launch chain_launch(const rs_cell *c, rs_cell_runner *r)
{
    rs_mode mode = c->env->job->mode;
    return (rs_launch){mode == RS_MODE_warm    ? run_first_copy
                       : mode == RS_MODE_trace ? run_behind_producer
                                               : rs_cell_run_copy,
                       r};
}

static bool is_cold(const rs_cell *c)
{
    return c->env->job->mode == RS_MODE_cold || c->env->job->mode == RS_MODE_cold_memset;
}

void rs_cell_spend(const rs_cell *c, rs_spent_on what, double ns)
{
    c->env->spent->s[what] += ns * 1e-9;
}

/* The time since `start_ns`, less what has been booked meanwhile. */
void rs_cell_spend_rest(const rs_cell *c,
                        rs_spent_on what,
                        int64_t start_ns,
                        double booked_before_s)
{
    double booked = rs_spent_total(c->env->spent) - booked_before_s;
    rs_cell_spend(c, what, (double)(rs_clock_ns() - start_ns) - booked * 1e9);
}

void rs_cell_out(rs_cell *c, const rs_cell_runner *r, rs_db_outcome outcome, const char *reason)
{
    fprintf(c->env->out, "out %zu %d %s\n", (size_t)(r - c->runners), outcome, reason);
}

size_t rs_cell_weight_bytes(const rs_cell *c)
{
    return rs_shape_w_bytes(&c->operands->shape, c->job->t);
}

/* All schedules of a cell get the same number of launches a sample: samples of different
   lengths cannot be compared. CUDA: one graph over all copies. CPU: enough for SAMPLE_NS. */
static int32_t choose_launches(const rs_cell *c, double best)
{
    int32_t copies = 1;
    for (size_t i = 0; i < c->operands->copies_count; i++)
        copies = c->operands->copies[i].count > copies ? c->operands->copies[i].count : copies;
    if (is_cold(c))
        return 1;
    if (c->env->device->backend == RS_BACKEND_CUDA) {
        double fit = 100e6 / best; /* a sample of 0.1 s is long enough */
        return fit >= copies ? copies : fit > 8 ? (int32_t)fit : 8;
    }
    double enough = ceil(SAMPLE_NS / best);
    return enough < 1 ? 1 : enough > copies ? copies : (int32_t)enough;
}

static rs_status make_chains(rs_cell *c, rs_err *err)
{
    const rs_measure_ops *ops = c->env->ops;
    for (size_t i = 0; i < c->count; i++) {
        rs_cell_runner *r = &c->runners[i];
        if (!r->live || is_cold(c))
            continue;
        rs_launch launch = chain_launch(c, r);
        rs_cell_mark(c->env, RS_PHASE_LAUNCH, c->index, i);
        rs_status st = ops->chain_new(c->env->measure, &launch, c->launches, &r->chain, err);
        if (st)
            return rs_err_prefix(err, st, "%s", r->text);
    }
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    rs_status st = ops->control_read(c->env->measure, rs_cell_weight_bytes(c), c->launches,
                                     &c->controls[RS_CELL_READ], err);
    return st ? st : ops->control_math(c->env->measure, &c->controls[RS_CELL_MATH], err);
}

static void free_chains(rs_cell *c)
{
    for (size_t i = 0; i < c->count; i++)
        if (c->runners[i].chain)
            c->env->ops->chain_free(c->env->measure, c->runners[i].chain);
    for (size_t i = 0; i < RS_CELL_CONTROLS; i++)
        if (c->controls[i])
            c->env->ops->chain_free(c->env->measure, c->controls[i]);
}

static rs_status time_cold(rs_cell *c, rs_cell_runner *r, double *out_ns, rs_err *err)
{
    rs_launch launch = {rs_cell_run_copy, r};
    rs_operands operands = {
        .data = {r->call.w, r->call.x, r->call.y},
        .bytes = {r->copies->stride, rs_operands_x_bytes(c->operands, c->job->t),
                  rs_operands_y_count(c->operands, c->job->t) * 2},
        .count = 3,
    };
    rs_flush flush = c->env->job->mode == RS_MODE_cold_memset ? RS_FLUSH_MEMSET : RS_FLUSH_READ;
    double flush_ns = 0;
    rs_status st =
        c->env->ops->cold(c->env->measure, &launch, &operands, flush, out_ns, &flush_ns, err);
    rs_cell_spend(c, RS_SPENT_flush, flush_ns);
    return st;
}

/* ---- the race ---- */

static rs_status time_control(rs_cell *c, size_t control, double *out_ns, rs_err *err)
{
    rs_cell_mark(c->env, RS_PHASE_CONTROL, c->index, 0);
    rs_status st = c->env->ops->chain_run(c->env->measure, c->controls[control], out_ns, err);
    int32_t launches = control == RS_CELL_READ ? c->launches : RS_MEASURE_MATH_LAUNCHES;
    rs_cell_spend(c, RS_SPENT_kernels, *out_ns * launches);
    if (!st && control == RS_CELL_READ) {
        c->read_ns = fmin(c->read_ns, *out_ns);
        rs_watch_control(c->env->watch, *out_ns);
    }
    return st;
}

static rs_status time_runner(rs_cell *c, rs_cell_runner *r, double *out_ns, rs_err *err)
{
    rs_cell_mark(c->env, RS_PHASE_LAUNCH, c->index, (size_t)(r - c->runners));
    rs_status st = r->chain ? c->env->ops->chain_run(c->env->measure, r->chain, out_ns, err)
                            : time_cold(c, r, out_ns, err);
    rs_cell_spend(c, RS_SPENT_kernels, *out_ns * c->launches);
    return st;
}

static rs_status time_racer(void *arg, size_t racer, int32_t round, double *out_ns, rs_err *err)
{
    rs_cell *c = arg;
    (void)round;
    double booked = rs_spent_total(c->env->spent);
    int64_t start = rs_clock_ns();
    rs_status st = racer < c->count ? time_runner(c, &c->runners[racer], out_ns, err)
                                    : time_control(c, racer - c->count, out_ns, err);
    rs_cell_spend_rest(c, RS_SPENT_sample, start, booked);
    return st;
}

/* The marker stays on the one that runs. A fault of the one behind it is reported a good deal
   later than the end of the first is seen, so it is met when its own turn is waited for. */
static void racer_behind(void *arg, size_t racer)
{
    rs_cell *c = arg;
    rs_chain *chain = racer >= c->count + RS_CELL_CONTROLS ? NULL
                      : racer >= c->count                  ? c->controls[racer - c->count]
                                                           : c->runners[racer].chain;
    if (c->env->ops->chain_behind)
        c->env->ops->chain_behind(c->env->measure, chain);
}

static double floor_of_racer(void *arg, size_t racer)
{
    const char *what;
    rs_cell *c = arg;
    return racer < c->count ? rs_cell_floor(c, &c->runners[racer], &what) : 0;
}

static void racer_out(void *arg, size_t racer, const char *reason)
{
    rs_cell *c = arg;
    rs_cell_out(c, &c->runners[racer], RS_DB_DROPPED, reason);
    c->runners[racer].live = false;
}

static rs_racer *racers_of(rs_cell *c)
{
    rs_racer *racers = rs_arena_array(c->scratch, c->count + RS_CELL_CONTROLS, sizeof *racers);
    for (size_t i = 0; i < c->count; i++) {
        const rs_cell_runner *r = &c->runners[i];
        if (!r->live)
            continue;
        const rs_candidate *k = r->schedule.candidate;
        racers[i] = (rs_racer){.live = true,
                               .incumbent = r->incumbent,
                               .guest = k->is_peer,
                               .resting = r->resting,
                               .last_resort = k->is_ref,
                               .numeric = (int)k->numeric,
                               .layout = k->layout->id};
    }
    for (size_t i = c->count; i < c->count + RS_CELL_CONTROLS; i++)
        racers[i] = (rs_racer){.live = true, .control = true, .layout = ""};
    return racers;
}

static void block_begins(void *arg, int32_t block)
{
    rs_cell *c = arg;
    (void)block;
    int64_t start = rs_clock_ns();
    rs_watch_block_begins(c->env->watch);
    rs_cell_spend(c, RS_SPENT_watch, (double)(rs_clock_ns() - start));
}

static const char *block_ends(void *arg, int32_t block)
{
    rs_cell *c = arg;
    int64_t start = rs_clock_ns();
    const char *why = rs_watch_block_ends(c->env->watch, &c->rounds[block], &c->mhz[block]);
    rs_cell_spend(c, RS_SPENT_watch, (double)(rs_clock_ns() - start));
    c->rounds[block].round = 2 * block;
    return why;
}

static rs_status run_race(rs_cell *c, rs_err *err)
{
    const rs_job *job = c->env->job;
    size_t blocks = (size_t)job->rounds / 2 + RS_RACE_EXTRA;
    c->rounds = rs_arena_array(c->scratch, blocks, sizeof *c->rounds);
    c->mhz = rs_arena_array(c->scratch, blocks, sizeof *c->mhz);
    rs_watch_cell(c->env->watch);
    c->race =
        (rs_race){.racers = racers_of(c),
                  .count = c->count + RS_CELL_CONTROLS,
                  .rounds = job->rounds,
                  .screen = job->screen,
                  .g = job->g + RS_CLOCK_SLOPE_MOST * rs_watch_clock_offset(c->env->watch),
                  .seed = job->seed ^ (c->index + 1) * 0x9e3779b97f4a7c15u,
                  .arena = c->scratch,
                  .arg = c,
                  .time = time_racer,
                  .behind = racer_behind,
                  .block_begins = block_begins,
                  .block_ends = block_ends,
                  .floor_ns = floor_of_racer,
                  .out = racer_out};
    return rs_race_run(&c->race, err);
}

static void apply_floor(rs_cell *c)
{
    char reason[160];
    const char *what;
    for (size_t i = 0; i < c->count; i++) {
        rs_cell_runner *r = &c->runners[i];
        if (!r->live)
            continue;
        double floor_ns, median = rs_race_rank(&c->race, i, 0.5);
        bool below = rs_cell_below_floor(c, r, median, &floor_ns, &what);
        fprintf(c->env->out, "floor %zu %.3f\n", i, floor_ns);
        if (!below && median > 0)
            continue;
        snprintf(reason, sizeof reason, "%.2f us is under the floor of %.2f us (%s)",
                 median / 1e3, floor_ns / 1e3, what);
        rs_cell_out(c, r, RS_DB_BELOW_FLOOR, reason);
    }
}

static void put_samples(const rs_cell *c)
{
    for (size_t i = 0; i < c->race.count; i++) {
        const rs_racer *r = &c->race.racers[i];
        int32_t launches =
            i == c->count + RS_CELL_MATH ? RS_MEASURE_MATH_LAUNCHES : c->launches;
        for (int32_t k = 0; k < c->race.done; k++) {
            const char *why = c->race.disturbed[k / 2];
            if (!isnan(r->ns[k]))
                fprintf(c->env->out, "s %zu %d %d %d %.3f %.0f %s\n", i, k, r->slots[k],
                        launches, r->ns[k], c->mhz[k / 2], why ? why : "");
        }
    }
}

static void put_rounds(const rs_cell *c)
{
    for (int32_t i = 0; 2 * i < c->race.done; i++) {
        const rs_db_round *r = &c->rounds[i];
        const char *throttle = !r->throttle ? "?" : *r->throttle ? r->throttle : "-";
        fprintf(c->env->out, "round %d %d %.0f %.0f %.1f %.4f %.4f %s\n", r->round, r->epoch,
                r->mem_mhz, r->temp_c, r->power_w, r->steal, r->foreign_load, throttle);
    }
}

static rs_status time_all(rs_cell *c, rs_err *err)
{
    if (c->env->job->rounds == 0)
        return RS_OK; /* a check only */
    rs_status st = rs_cell_estimate_read(c, err);
    double floor_ns;
    const char *what;
    for (size_t i = 0; i < c->count && !st; i++) /* gives the ceiling its second chance */
        if (c->runners[i].live)
            (void)rs_cell_below_floor(c, &c->runners[i], c->runners[i].look_ns, &floor_ns,
                                      &what);
    double best = st ? INFINITY : rs_cell_best_look(c, NULL);
    if (!isfinite(best))
        return st; /* nothing right to time */
    rs_cell_drop_hopeless(c);
    c->launches = choose_launches(c, best);
    int64_t start = rs_clock_ns();
    st = make_chains(c, err);
    rs_cell_spend(c, RS_SPENT_setup, (double)(rs_clock_ns() - start));
    if (!st)
        st = run_race(c, err);
    c->env->read_ns = c->read_ns;
    if (!st) {
        apply_floor(c);
        put_samples(c);
        put_rounds(c);
    }
    free_chains(c);
    return st;
}

/* Where W depends on the width, so does the time to read it. */
static rs_status set_width(rs_cell *c, rs_err *err)
{
    rs_cell_mark(c->env, RS_PHASE_SETUP, c->index, 0);
    if (rs_op_get(c->operands->shape.op)->attends)
        c->env->read_ns = 0;
    return rs_operands_width(c->operands, c->job->t, err);
}

rs_status rs_cell_measure(rs_cell_env *env,
                          rs_arena *scratch,
                          rs_operands_set *operands,
                          size_t cell_index,
                          rs_err *err)
{
    rs_cell c = {.env = env, .scratch = scratch, .operands = operands, .index = cell_index};
    c.job = &env->job->cells[cell_index];
    c.count = c.job->run_count;
    c.runners = rs_arena_array(scratch, c.count, sizeof *c.runners);
    double booked = rs_spent_total(env->spent);
    int64_t start = rs_clock_ns();
    fprintf(env->out, "cell %zu\n", cell_index);
    fflush(
        env->out); /* the parent ends between cells where it can: tell it that one is begun */
    rs_status st = set_width(&c, err);
    if (!st)
        st = rs_cell_check_all(&c, err);
    if (!st)
        st = time_all(&c, err);
    if (!st) { /* after a failure the mark stays on the culprit */
        fprintf(env->out, "end %zu\n", cell_index);
        rs_cell_mark(env, RS_PHASE_SETUP, cell_index, 0);
    }
    fflush(env->out);
    rs_cell_spend_rest(&c, RS_SPENT_rest, start, booked);
    return st;
}
