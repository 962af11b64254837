/* Check 4: racing and screening over recorded samples. Layer: sweep.

   The race asks for up to 32 rounds; a recorded session has fewer of most schedules. So a
   schedule's blocks are laid end to end, session after session from the first, and dealt out in
   that order; the race's block i is block i mod N of the schedule that has the most, N of them,
   which keeps those that have all of them paired as they were timed. One that has n < N blocks,
   because it was screened out, gives block (i mod N) mod n.

   A limit of recorded samples: who was screened out when they were taken was not timed again,
   so nobody can know what it would have shown; the tables compared here choose among the
   others. Whether the best is ever screened out is asked of synthetic timers, where it is
   known. */
#include "sweep/selftest_data_internal.h"

#include "sweep/race.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { FIXED_ROUNDS = 31 };
static const double cost_most = 0.40;  /* of FIXED_ROUNDS of everybody */
static const double loss_most = 0.002; /* mean, of the table of those left */

/* Recorded times of one contender: two a mirrored block. */
typedef struct tape {
    double (*ns)[2];
    int32_t blocks;
} tape;

typedef struct replay {
    const rs_db_point *point;
    size_t *who; /* contender of each racer */
    tape *tapes;
    int32_t longest; /* blocks */
    rs_race race;
} replay;

static tape tape_of(rs_arena *arena, const rs_db_contender *c)
{
    tape t = {0};
    size_t count = 0;
    for (size_t i = 0; i < c->series_count; i++)
        count += c->series[i].count;
    t.ns = rs_arena_array(arena, count / 2 + 1, sizeof *t.ns);
    for (size_t i = 0; i < c->series_count; i++) {
        const rs_db_sample *s = c->series[i].samples;
        for (size_t k = 0; k + 1 < c->series[i].count; k++)
            if (s[k].round % 2 == 0 && s[k + 1].round == s[k].round + 1) {
                t.ns[t.blocks][0] = s[k].ns;
                t.ns[t.blocks++][1] = s[k + 1].ns;
            }
    }
    return t;
}

static rs_status deal(void *arg, size_t racer, int32_t round, double *out_ns, rs_err *err)
{
    const replay *r = arg;
    const tape *t = &r->tapes[racer];
    (void)err;
    *out_ns = t->ns[(round / 2) % r->longest % t->blocks][round % 2];
    return RS_OK;
}

static double floor_of(void *arg, size_t racer)
{
    const replay *r = arg;
    return r->point->contenders[r->who[racer]].floor_ns;
}

static int class_of(const char *numeric)
{
    int class = 0;
    while (class < RS_NUMERIC_COUNT && strcmp(rs_numeric_name((rs_numeric) class), numeric))
        class ++;
    return class;
}

static rs_racer racer_of(const rs_data *d, const rs_db_point *p, const rs_db_contender *c)
{
    rs_schedule schedule;
    bool known = rs_schedule_parse(c->schedule, d->registry->table, &schedule, NULL) == RS_OK;
    return (rs_racer){.live = true,
                      .incumbent = p->incumbent && !strcmp(p->incumbent, c->schedule),
                      .last_resort = known && schedule.candidate->is_ref,
                      .numeric = class_of(c->numeric),
                      .layout = c->layout};
}

/* Everybody who reached the rounds of the point's first session. */
static void line_up(const rs_data *d, rs_arena *scratch, replay *r)
{
    const rs_db_point *p = r->point;
    r->who = rs_arena_array(scratch, p->contender_count, sizeof *r->who);
    r->tapes = rs_arena_array(scratch, p->contender_count, sizeof *r->tapes);
    r->race.racers = rs_arena_array(scratch, p->contender_count, sizeof *r->race.racers);
    for (size_t i = 0; i < p->contender_count; i++) {
        const rs_db_contender *c = &p->contenders[i];
        if (c->outcome == RS_DB_CONTROL || c->series_count == 0 || c->series[0].session != 1)
            continue;
        tape t = tape_of(scratch, c);
        if (t.blocks == 0)
            continue;
        r->who[r->race.count] = i;
        r->tapes[r->race.count] = t;
        r->race.racers[r->race.count++] = racer_of(d, p, c);
        r->longest = t.blocks > r->longest ? t.blocks : r->longest;
    }
}

typedef struct cost {
    int64_t cells, racers, kept, samples;
} cost;

/* Race one cell again; who is out by then is no contender of `kept`. */
static rs_status
race_cell(const rs_data *d, size_t index, rs_db_point *kept, cost *sum, rs_err *err)
{
    rs_arena *scratch = rs_arena_new();
    replay r = {.point = &d->points.list[index],
                .race = {.rounds = d->options->rounds + d->options->rounds % 2,
                         .screen = true,
                         .g = d->limits.g,
                         .seed = d->options->seed ^ (index + 1) * 0x9e3779b97f4a7c15u,
                         .arena = scratch,
                         .time = deal,
                         .floor_ns = floor_of}};
    r.race.arg = &r;
    line_up(d, scratch, &r);
    rs_status st = r.race.count ? rs_race_run(&r.race, err) : RS_OK;
    kept->contender_count = 0;
    for (size_t i = 0; i < r.race.count && !st; i++)
        if (r.race.racers[i].live)
            kept->contenders[kept->contender_count++] = r.point->contenders[r.who[i]];
    sum->cells += r.race.count > 0;
    sum->racers += (int64_t)r.race.count;
    sum->kept += (int64_t)kept->contender_count;
    sum->samples += r.race.samples;
    rs_arena_free(scratch);
    return st;
}

static rs_status race_all(rs_data *d, rs_data_points *out_kept, cost *sum, rs_err *err)
{
    rs_data_points kept = {.list =
                               rs_arena_array(d->arena, d->points.count, sizeof *kept.list)};
    for (size_t i = 0; i < d->points.count; i++) {
        rs_db_point p = d->points.list[i];
        p.contenders = rs_arena_array(d->arena, p.contender_count, sizeof *p.contenders);
        rs_status st = race_cell(d, i, &p, sum, err);
        if (st)
            return st;
        if (p.contender_count)
            kept.list[kept.count++] = p;
    }
    *out_kept = kept;
    return RS_OK;
}

static void report_cost(rs_data *d, const cost *sum)
{
    int64_t fixed = sum->racers * FIXED_ROUNDS;
    double share = (double)sum->samples / (double)fixed;
    rs_data_report(d, share <= cost_most ? RS_DATA_PASS : RS_DATA_FAIL,
                   "racing, cost: <= %.0f %% of %d rounds of everybody; %.1f %% (%" PRId64
                   " of %" PRId64 " samples, %" PRId64 " cells, up to %d rounds, %.1f of %.1f "
                   "schedules left)",
                   100 * cost_most, FIXED_ROUNDS, 100 * share, sum->samples, fixed, sum->cells,
                   (int)d->options->rounds, (double)sum->kept / (double)sum->cells,
                   (double)sum->racers / (double)sum->cells);
}

/* ln ratio of two contenders of a point: paired, or by their medians where no block is shared.
 */
static double loss_of(const rs_data *d, const rs_db_contender *from, const rs_db_contender *to)
{
    rs_effect e = rs_stats_effect(from, to, &d->limits);
    return e.sessions ? e.mu : log(rs_stats_summary(to).median / rs_stats_summary(from).median);
}

/* What the second table loses against the first by all samples; a width where it gains counts
   as no loss. */
static void compare_tables(const rs_data *d,
                           const rs_plan *full,
                           const rs_plan *kept,
                           rs_data_mean *out_loss,
                           int64_t *out_differ)
{
    for (size_t i = 0; i < d->points.count; i++) {
        const rs_db_point *p = &d->points.list[i];
        const rs_plan_shape *a = rs_data_shape(full, p->shape);
        const rs_plan_shape *b = rs_data_shape(kept, p->shape);
        const rs_db_contender *x = a ? rs_plan_contender(p, rs_data_route(a, p->t)) : NULL;
        const rs_db_contender *y = b ? rs_plan_contender(p, rs_data_route(b, p->t)) : NULL;
        if (!x)
            continue; /* nothing to lose */
        double loss = y ? loss_of(d, x, y) : INFINITY;
        *out_differ += x != y;
        rs_data_mean_add(out_loss, p, fmax(0, loss));
    }
}

rs_status rs_data_check_race(rs_data *d, rs_err *err)
{
    char text[200];
    cost sum = {0};
    rs_data_points left = {0};
    rs_plan full, kept;
    rs_data_mean loss = {0};
    int64_t differ = 0;
    rs_status st = race_all(d, &left, &sum, err);
    if (!st && sum.cells == 0)
        rs_data_report(d, RS_DATA_SKIP, "racing: no cell has a block of a first session");
    if (st || sum.cells == 0)
        return st;
    report_cost(d, &sum);
    st = rs_data_plan(d, d->arena, &d->points, &full, err);
    if (!st)
        st = rs_data_plan(d, d->arena, &left, &kept, err);
    if (st)
        return st;
    compare_tables(d, &full, &kept, &loss, &differ);
    bool fine = loss.count && rs_data_mean_of(&loss) <= loss_most;
    rs_data_report(d, fine ? RS_DATA_PASS : RS_DATA_FAIL,
                   "racing, table of those left: mean loss <= %.1f %%; %s; %" PRId64
                   " routes differ",
                   100 * loss_most, rs_data_mean_text(&loss, text), differ);
    return RS_OK;
}
