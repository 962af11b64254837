/* The table that a part of the samples gives, by way of a database of its own: the loading and
   the planning under test are those of `sweep plan`. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SESSION_SECONDS = 60, FIRST_SECOND = 1000000000 };

typedef struct copy {
    const rs_data *d;
    rs_arena *scratch;
    rs_db *db;
    int64_t *sessions; /* row of each session number, from 1 */
    int64_t count;     /* of them */
    bool any;          /* a cell was written */
} copy;

/* Sessions are ordered by their start, so it must rise with their number. */
static rs_status put_sessions(copy *c, rs_err *err)
{
    rs_db_build build = {"selftest", "selftest", "", ""};
    int64_t machine_row = 0, build_row = 0;
    rs_status st = rs_db_put_machine(c->db, &c->d->machine, &machine_row, err);
    if (!st)
        st = rs_db_put_build(c->db, &build, &build_row, err);
    c->sessions = rs_arena_array(c->scratch, (size_t)c->count + 1, sizeof *c->sessions);
    for (int64_t i = 1; i <= c->count && !st; i++) {
        rs_db_session row = {.machine = machine_row,
                             .build = build_row,
                             .mode = c->d->points.list[0].mode,
                             .shape = "*",
                             .weights = "recorded",
                             .ordinal = i};
        row.env = rs_arena_printf(c->scratch, "{\"unix_s\": %lld}",
                                  (long long)(FIRST_SECOND + SESSION_SECONDS * i));
        st = rs_db_put_session(c->db, &row, &c->sessions[i], err);
    }
    return st;
}

static const rs_db_series *series_of(const rs_db_contender *c, int64_t session)
{
    for (size_t i = 0; i < c->series_count; i++)
        if (c->series[i].session == session)
            return &c->series[i];
    return NULL;
}

static rs_db_entry
entry_of(const rs_db_point *p, const rs_db_contender *c, const rs_db_series *series)
{
    return (rs_db_entry){.schedule = c->schedule,
                         .code_hash = c->code_hash,
                         .numeric = c->numeric,
                         .layout = c->layout,
                         .workspace_bytes = c->workspace_bytes,
                         .outcome = c->outcome,
                         .reason = c->reason,
                         .checked = true,
                         .rel_l2 = c->rel_l2,
                         .share = c->share,
                         .floor_ns = c->floor_ns,
                         .incumbent = p->incumbent && !strcmp(p->incumbent, c->schedule),
                         .samples = series->samples,
                         .sample_count = series->count};
}

static rs_status put_point(copy *c, const rs_db_point *p, rs_err *err)
{
    rs_status st = RS_OK;
    rs_db_entry *entries = rs_arena_array(c->scratch, p->contender_count, sizeof *entries);
    for (int64_t session = 1; session <= c->count && !st; session++) {
        size_t count = 0;
        for (size_t i = 0; i < p->contender_count; i++) {
            const rs_db_contender *k = &p->contenders[i];
            const rs_db_series *series = series_of(k, session);
            if (series && rs_data_routable(c->d, p, k))
                entries[count++] = entry_of(p, k, series);
        }
        rs_db_cell cell = {.session = c->sessions[session],
                           .shape = p->shape,
                           .mode = p->mode,
                           .t = p->t,
                           .set_hash = p->set_hash,
                           .entries = entries,
                           .entry_count = count};
        if (count)
            st = rs_db_put_cell(c->db, &cell, err);
        c->any = c->any || count;
    }
    return st;
}

static rs_status put_all(copy *c, const rs_data_points *points, rs_err *err)
{
    c->count = rs_data_sessions(points);
    rs_status st = put_sessions(c, err);
    for (size_t i = 0; i < points->count && !st; i++)
        st = put_point(c, &points->list[i], err);
    return st;
}

/* Nothing compiled in: what it says about a width may come from the samples held out. */
static const rs_route_table nothing_routed = {
    .tier = "none", .backend = "", .origin = "generic"};

static rs_status
make_plan(const rs_data *d, rs_arena *arena, rs_db *db, rs_plan *out_plan, rs_err *err)
{
    rs_plan_options options = {.mode = d->points.list[0].mode,
                               .policy = d->options->policy,
                               .allow = d->options->allow,
                               .s_aa = d->limits.s_aa,
                               .layout_budget = 1,
                               .current = &nothing_routed};
    return rs_plan_make(arena, db, d->registry, &options, out_plan, err);
}

/* A folder in memory where there is one: a cell is a transaction, and thousands of them would
   wait for a disk whose safety nobody needs here. */
static rs_status make_folder(char *out, size_t size, rs_err *err)
{
    const char *place = getenv("TMPDIR");
    if (!place || !*place)
        place = access("/dev/shm", W_OK) ? "/tmp" : "/dev/shm";
    snprintf(out, size, "%s/rs_selftest_XXXXXX", place);
    return mkdtemp(out) ? RS_OK
                        : rs_err_set(err, RS_IO,
                                     "cannot make a folder in %s; set TMPDIR to a "
                                     "place that can be written",
                                     place);
}

static void remove_folder(const char *folder)
{
    static const char *const names[] = {"/r.sqlite", "/r.sqlite.lock", "/r.sqlite-journal", ""};
    char path[4096];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s%s", folder, names[i]);
        remove(path);
    }
}

rs_status rs_data_plan(const rs_data *d,
                       rs_arena *arena,
                       const rs_data_points *points,
                       rs_plan *out_plan,
                       rs_err *err)
{
    char folder[4000], path[4096];
    copy c = {.d = d, .scratch = rs_arena_new()};
    rs_status st = make_folder(folder, sizeof folder, err);
    bool made = !st;
    snprintf(path, sizeof path, "%s/r.sqlite", folder);
    if (!st)
        st = rs_db_open(path, RS_DB_CREATE, &c.db, err);
    if (!st)
        st = put_all(&c, points, err);
    *out_plan = (rs_plan){0};
    if (!st && c.any)
        st = make_plan(d, arena, c.db, out_plan, err);
    rs_db_close(c.db);
    if (made)
        remove_folder(folder);
    rs_arena_free(c.scratch);
    return st;
}

const rs_plan_shape *rs_data_shape(const rs_plan *plan, const char *shape)
{
    for (size_t i = 0; i < plan->shape_count; i++)
        if (!strcmp(plan->shapes[i].text, shape))
            return &plan->shapes[i];
    return NULL;
}

const char *rs_data_route(const rs_plan_shape *shape, int32_t t)
{
    for (size_t i = 0; i < shape->table.count; i++)
        if (shape->table.bands[i].t_lo <= t && t <= shape->table.bands[i].t_hi)
            return shape->table.bands[i].schedule;
    return NULL;
}
