/* Running in situ what a plan moved. Layer: sweep. */
#include "sweep/confirm.h"

#include "sweep/base/log.h"
#include "sweep/device_lock.h"
#include "sweep/evidence.h"
#include "sweep/plan_situ.h"
#include "sweep/situ_offers.h"

#include <string.h>

enum { TURNS = 16, T_MOST = 8192 }; /* T_MOST: what an engine takes in one pass */

typedef struct confirmer {
    rs_arena *arena;
    const char *db_path;
    const rs_registry *registry;
    const rs_plan_options *options;
    rs_situ_options situ;
    rs_situ_shapes shapes;
    rs_plan *plan;
    int sessions; /* taken in this turn */
} confirmer;

static rs_status make_plan(confirmer *c, rs_err *err)
{
    rs_db *db = NULL;
    rs_status st = rs_db_open(c->db_path, RS_DB_READ, &db, err);
    if (!st)
        st = rs_plan_make(c->arena, db, c->registry, c->options, c->plan, err);
    rs_db_close(db);
    return st;
}

/* Where in a band the engine is asked: with a workload at the width that it calls most, else at
   the one where the schedule gains least. NULL: nowhere in it did the route change. */
static const rs_band_point *
place_of(const confirmer *c, const rs_plan_shape *s, const rs_band *band)
{
    const rs_trace *trace = c->options->trace;
    rs_evidence e = rs_evidence_of(c->plan, s, band);
    const rs_band_point *best = NULL;
    double best_calls = 0;
    for (size_t i = band->first; i <= band->last; i++) {
        const rs_band_point *p = &s->points[i];
        double calls = trace ? rs_trace_calls(trace, s->text, p->t, p->t) : 0;
        bool moved = p->incumbent && strcmp(p->incumbent, band->schedule) != 0;
        bool weakest = e.compared && e.against_incumbent && e.least_t == p->t;
        if (!moved || p->t > T_MOST)
            continue;
        if (!best || calls > best_calls || (weakest && !(best_calls > 0))) {
            best = p;
            best_calls = calls;
        }
    }
    return best;
}

static rs_status
ask(confirmer *c, rs_situ *situ, const rs_plan_shape *s, const rs_band *band, rs_err *err)
{
    const rs_band_point *p = place_of(c, s, band);
    int sessions = 0;
    if (!p)
        return RS_OK;
    const char *schedules[] = {p->incumbent, band->schedule};
    rs_situ_cell cell = {s->text, p->t, schedules, 2};
    rs_status st = rs_situ_measure(situ, &cell, &sessions, err);
    c->sessions += sessions;
    return st ? rs_err_prefix(err, st, "in situ, %s T=%d", s->text, p->t) : RS_OK;
}

/* Does anything have to be run for this band? */
static bool needs(const confirmer *c, const rs_plan_shape *s, const rs_band *band)
{
    if (band->first > band->last || !rs_plan_situ_moved(s, band))
        return false;
    if (rs_plan_banked(c->plan, s, band) || !rs_situ_has_shape(&c->shapes, s->text))
        return false;
    rs_situ_verdict v = rs_plan_situ_of(c->plan, s, band).verdict;
    return v == RS_SITU_NONE || v == RS_SITU_UNDECIDED;
}

static rs_status ask_all(confirmer *c, rs_situ *situ, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < c->plan->shape_count && !st; i++) {
        const rs_plan_shape *s = &c->plan->shapes[i];
        for (size_t k = 0; k < s->table.count && !st; k++)
            if (needs(c, s, &s->table.bands[k]))
                st = ask(c, situ, s, &s->table.bands[k], err);
    }
    return st;
}

/* One turn: whatever is open in the plan, with the database open for writing. */
static rs_status run_turn(confirmer *c, rs_err *err)
{
    rs_db *db = NULL;
    rs_situ situ;
    c->sessions = 0;
    rs_status st = rs_db_open(c->db_path, RS_DB_WRITE, &db, err);
    if (!st)
        st = rs_situ_open(c->arena, &c->situ, c->registry, db, &situ, err);
    if (!st && strcmp(situ.tier, c->plan->machine.tier) != 0)
        st = rs_err_set(err, RS_USAGE,
                        "the plan is of tier %s, this machine is %s: confirm it there",
                        c->plan->machine.tier, situ.tier);
    if (!st)
        st = ask_all(c, &situ, err);
    rs_db_close(db);
    return st;
}

static void say_unreachable(const confirmer *c)
{
    for (size_t i = 0; i < c->plan->shape_count; i++)
        if (!rs_situ_has_shape(&c->shapes, c->plan->shapes[i].text))
            rs_log(RS_LOG_INFO, "confirm", "%s is not in the model: its bands stay provisional",
                   c->plan->shapes[i].text);
}

static rs_status run_turns(confirmer *c, rs_err *err)
{
    rs_status st = RS_OK;
    if (!c->situ.quiet)
        say_unreachable(c);
    for (int turn = 0; turn < TURNS && !st; turn++) {
        st = run_turn(c, err);
        if (st || !c->sessions)
            break;
        st = make_plan(c, err);
    }
    return st;
}

rs_status rs_confirm(rs_arena *arena,
                     const char *db_path,
                     const rs_registry *registry,
                     const rs_plan_options *options,
                     const rs_situ_options *situ,
                     rs_plan *out_plan,
                     rs_err *err)
{
    confirmer c = {.arena = arena,
                   .db_path = db_path,
                   .registry = registry,
                   .options = options,
                   .situ = *situ,
                   .plan = out_plan};
    rs_device_lock lock = {.fd = -1};
    rs_status st = rs_situ_shapes_of(arena, situ, &c.shapes, err);
    if (!st)
        st = make_plan(&c, err);
    if (!st && strcmp(rs_plan_origin(out_plan), "measured") != 0)
        st = rs_err_set(err, RS_USAGE, "times of other programs are not confirmed; measure");
    if (!st && !c.situ.backend)
        c.situ.backend = strcmp(out_plan->machine.backend, "cuda") ? "cpu" : "cuda:0";
    if (!st)
        st = rs_device_lock_take(c.situ.backend, &lock, err);
    if (!st)
        st = run_turns(&c, err);
    rs_device_lock_release(&lock);
    return st;
}
