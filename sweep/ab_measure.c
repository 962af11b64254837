/* The repetitions of a comparison: order, early stop, what gave no number. Layer: sweep. */
#include "sweep/ab.h"

#include "sweep/base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TAIL = 2000, GIVE_UP = 3 };

rs_limits rs_ab_limits(const rs_ab_plan *plan, size_t config)
{
    return rs_limits_of(plan->configs[config].s_null);
}

/* ---- one run ---- */

/* The end of an output, from the beginning of a line where that is near. */
static const char *tail_of(rs_arena *arena, const char *text)
{
    size_t length = strlen(text);
    const char *from = length > TAIL ? text + length - TAIL : text;
    const char *line = from > text ? strchr(from, '\n') : NULL;
    return rs_arena_strdup(arena, line && line[1] ? line + 1 : from);
}

static bool
judge_process(const rs_ab_plan *plan, const rs_ab_process *p, double *out_value, char why[160])
{
    if (p->interrupted)
        snprintf(why, 160, "interrupted");
    else if (p->timed_out)
        snprintf(why, 160, "not done after %g s (--timeout), killed with its group",
                 plan->timeout_s);
    else if (p->signal)
        snprintf(why, 160, "killed by signal %d (%s)", p->signal, strsignal(p->signal));
    else if (p->exit_code)
        snprintf(why, 160, "exit %d%s", p->exit_code,
                 p->exit_code == 127 ? ": not found by the shell or its loader" : "");
    else if (p->flooded)
        snprintf(why, 160, "printed more than 16 MiB");
    else
        return rs_ab_metric_value(&plan->metric, p->out, p->errors, p->seconds, out_value, why);
    return false;
}

rs_status rs_ab_run_process(void *arg, const rs_ab_plan *plan, rs_ab_run *run, rs_err *err)
{
    (void)arg;
    char why[160] = "";
    rs_ab_process p;
    rs_status st = rs_ab_exec(plan->configs[run->config].line[run->arm],
                              plan->arms[run->arm].dir, plan->timeout_s, &p, err);
    if (st)
        return st;
    run->seconds = p.seconds;
    run->exit_code = p.exit_code;
    run->signal = p.signal;
    run->timed_out = p.timed_out;
    run->value = NAN;
    if (!judge_process(plan, &p, &run->value, why)) {
        run->value = NAN;
        run->why = rs_arena_strdup(plan->arena, why);
        run->out_tail = tail_of(plan->arena, p.out);
        run->error_tail = tail_of(plan->arena, p.errors);
    }
    rs_ab_process_free(&p);
    return RS_OK;
}

const char *rs_ab_run_text(const rs_ab_plan *plan, const rs_ab_run *run, char out[320])
{
    const char *last = run->error_tail && *run->error_tail ? run->error_tail : run->out_tail;
    const char *label = plan->configs[run->config].label;
    char place[48] = "dry run";
    if (run->session)
        snprintf(place, sizeof place, "repetition %d", run->repetition + 1);
    int n = snprintf(out, 320, "%s, arm %s, %s: %s", label, plan->arms[run->arm].name, place,
                     run->why ? run->why : "a number");
    size_t length = last ? strlen(last) : 0;
    while (length && strchr("\r\n ", last[length - 1]))
        length--;
    size_t from = length;
    while (from && last[from - 1] != '\n')
        from--;
    if (n < 320 && length > from)
        snprintf(out + n, 320 - (size_t)n, "; its last line: '%.*s'",
                 (int)(length - from > 120 ? 120 : length - from), last + from);
    return out;
}

/* ---- one pair ---- */

typedef struct slot {
    size_t config;
    int arm;
} slot;

typedef struct measure {
    const rs_ab_plan *plan;
    const rs_ab_runner *runner;
    rs_ab_result *result;
    rs_rng rng;
    slot *order;   /* of the first repetition of a pair */
    int *in_a_row; /* failures of each arm of each configuration */
} measure;

/* The arms of a configuration stand side by side, where drift between them is least; which
   leads, and the order of the configurations, is drawn. */
static void draw_order(measure *m)
{
    size_t count = m->plan->count;
    for (size_t i = 0; i < count; i++)
        m->order[2 * i].config = i;
    for (size_t i = count; i > 1; i--) {
        size_t k = rs_rng_below(&m->rng, (uint32_t)i);
        size_t swap = m->order[2 * (i - 1)].config;
        m->order[2 * (i - 1)].config = m->order[2 * k].config;
        m->order[2 * k].config = swap;
    }
    for (size_t i = 0; i < count; i++) {
        int lead = (int)rs_rng_below(&m->rng, 2);
        m->order[2 * i].arm = lead;
        m->order[2 * i + 1] = (slot){m->order[2 * i].config, 1 - lead};
    }
}

static rs_status run_slot(measure *m, slot s, int32_t session, int32_t repetition, rs_err *err)
{
    rs_ab_result *r = m->result;
    rs_ab_run run = {
        .config = s.config, .arm = s.arm, .session = session, .repetition = repetition};
    rs_status st = m->runner->run(m->runner->arg, m->plan, &run, err);
    if (!st && m->runner->keep)
        st = m->runner->keep(m->runner->arg, m->plan, &run, err);
    if (st)
        return st;
    int *failed = &m->in_a_row[2 * s.config + (size_t)s.arm];
    r->spent_s += run.seconds;
    if (session)
        *rs_ab_at(&r->data, s.config, repetition, s.arm) = run.value;
    *failed = isnan(run.value) ? *failed + 1 : 0;
    if (isnan(run.value))
        *(rs_ab_run *)rs_arena_push(m->plan->arena, (void **)&r->failures, &r->failure_count,
                                    &r->failure_cap, sizeof run) = run;
    if (rs_ab_interrupted())
        r->end = RS_AB_END_INTERRUPTED;
    else if (session && *failed >= GIVE_UP)
        r->end = RS_AB_END_GAVE_UP;
    return RS_OK;
}

static bool going(const measure *m)
{
    return m->result->end != RS_AB_END_INTERRUPTED && m->result->end != RS_AB_END_GAVE_UP;
}

static rs_status run_pair(measure *m, int32_t session, rs_err *err)
{
    size_t slots = 2 * m->plan->count;
    int32_t first = 2 * rs_ab_data_add(m->plan->arena, &m->result->data, session);
    rs_status st = RS_OK;
    draw_order(m);
    for (size_t i = 0; i < slots && !st && going(m); i++)
        st = run_slot(m, m->order[i], session, first, err);
    for (size_t i = slots; i-- > 0 && !st && going(m);)
        st = run_slot(m, m->order[i], session, first + 1, err);
    return st;
}

static measure begin(const rs_ab_plan *plan, const rs_ab_runner *runner, rs_ab_result *result)
{
    measure m = {.plan = plan, .runner = runner, .result = result, .rng = {plan->seed}};
    m.order = rs_arena_array(plan->arena, 2 * plan->count, sizeof *m.order);
    m.in_a_row = rs_arena_array(plan->arena, 2 * plan->count, sizeof *m.in_a_row);
    result->data.configs = plan->count;
    if (!result->effects)
        result->effects = rs_arena_array(plan->arena, plan->count, sizeof *result->effects);
    return m;
}

/* ---- the dry run and the budget ---- */

/* Sessions become smaller before they become fewer than three: fewer decide nothing. */
static rs_status fit_budget(rs_ab_plan *plan, const rs_ab_result *r, rs_err *err)
{
    double pair_s = 2 * r->repetition_s, left_s = plan->budget_s - r->spent_s;
    int64_t pairs = pair_s > 0 ? (int64_t)fmin(left_s / pair_s, 1e6) : 1000000;
    int64_t least = plan->fixed_pairs ? plan->fixed_pairs : RS_AB_SESSIONS_LEAST;
    if (pairs < least)
        return rs_err_set(err, RS_USAGE,
                          "--budget %.0f s is too short: a repetition takes %.1f s, and %lld "
                          "are needed; give --budget %.0f or a shorter command",
                          plan->budget_s, r->repetition_s, (long long)(2 * least),
                          ceil(r->spent_s + pair_s * (double)least * 1.1));
    if (plan->fixed_pairs)
        return RS_OK;
    if (pairs < (int64_t)plan->pairs_a_session * RS_AB_SESSIONS_LEAST)
        plan->pairs_a_session = (int32_t)(pairs / RS_AB_SESSIONS_LEAST);
    if (pairs < (int64_t)plan->pairs_a_session * plan->sessions_most)
        plan->sessions_most = (int32_t)(pairs / plan->pairs_a_session);
    return RS_OK;
}

rs_status
rs_ab_dry_run(rs_ab_plan *plan, const rs_ab_runner *runner, rs_ab_result *result, rs_err *err)
{
    char text[320];
    measure m = begin(plan, runner, result);
    rs_status st = RS_OK;
    for (size_t i = 0; i < 2 * plan->count && !st && going(&m); i++)
        st = run_slot(&m, (slot){i / 2, (int)(i % 2)}, 0, 0, err);
    result->repetition_s = result->spent_s;
    if (!st && !going(&m))
        st =
            rs_err_set(err, RS_INTERRUPTED, "interrupted in the dry run; nothing was compared");
    if (!st && result->failure_count) {
        const rs_ab_run *f = &result->failures[0];
        bool ran = !f->exit_code && !f->signal && !f->timed_out;
        st = rs_err_set(err, ran ? RS_USAGE : RS_FAILED, "%s%s; mend it, nothing was compared",
                        rs_ab_run_text(plan, f, text), ran ? " (see --metric)" : "");
    }
    if (!st && plan->budget_s > 0)
        st = fit_budget(plan, result, err);
    return st;
}

/* ---- all of it ---- */

static int looks_of(const rs_ab_plan *plan)
{
    return plan->fixed_pairs || plan->null ? 1 : rs_ab_looks(plan->sessions_most);
}

/* Judge all. Returns whether every configuration but the control is decided. */
static bool judge(measure *m)
{
    const rs_ab_plan *plan = m->plan;
    rs_ab_result *r = m->result;
    double *values = rs_arena_array(plan->arena, (size_t)r->data.pairs + 1, sizeof *values);
    bool all = true;
    for (size_t i = 0; i < plan->count; i++) {
        int pairs;
        rs_limits limits = rs_ab_limits(plan, i);
        int sessions = rs_ab_sessions(
            &r->data, i, i == plan->control ? SIZE_MAX : plan->control, values, &pairs);
        r->effects[i] = rs_ab_judge(values, sessions, looks_of(plan), &limits, plan->higher);
        r->effects[i].pairs = pairs;
        all = all && (i == plan->control || r->effects[i].verdict != RS_AB_UNDECIDED);
    }
    return all;
}

static int32_t session_of(const rs_ab_plan *plan, int32_t pair)
{
    int64_t in = plan->fixed_pairs ? (int64_t)pair * plan->sessions_most / plan->fixed_pairs
                                   : pair / plan->pairs_a_session;
    return (int32_t)in + 1;
}

/* Only at the end of a session, and only where the number of looks was counted in. */
static bool may_stop(const rs_ab_plan *plan, int32_t pairs)
{
    return !plan->fixed_pairs && !plan->null && pairs % plan->pairs_a_session == 0 &&
           pairs / plan->pairs_a_session >= RS_AB_SESSIONS_LEAST;
}

rs_status rs_ab_measure(const rs_ab_plan *plan,
                        const rs_ab_runner *runner,
                        rs_ab_result *result,
                        rs_err *err)
{
    measure m = begin(plan, runner, result);
    int32_t most =
        plan->fixed_pairs ? plan->fixed_pairs : plan->sessions_most * plan->pairs_a_session;
    int32_t had = result->data.pairs; /* goes on with what is there */
    int32_t base = had ? result->data.session_of_pair[had - 1] : 0;
    rs_status st = RS_OK;
    bool decided = false;
    result->end = RS_AB_END_COMPLETE;
    for (int32_t i = 0; i < most && !st && going(&m) && !decided; i++) {
        if (plan->budget_s > 0 && result->spent_s > plan->budget_s) {
            result->end = RS_AB_END_BUDGET;
            break;
        }
        st = run_pair(&m, base + session_of(plan, i), err);
        decided = !st && going(&m) && may_stop(plan, i + 1) && judge(&m);
    }
    judge(&m);
    if (decided)
        result->end = RS_AB_END_DECIDED;
    return st;
}
