/* Reading back: what is finished, what is out, all points for a decision. Layer: db.
   Everything is ordered by content, never by row id, so that the order of insertion shows
   nowhere. */
#include "db/internal.h"

#include "sweep/base/hash.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

rs_status rs_db_count_cell(rs_db *db,
                           int64_t machine,
                           const char *shape,
                           const char *mode,
                           int32_t t,
                           const char *set_hash,
                           int64_t *out_sessions,
                           rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st =
        rs_db_prepare(db, &s, err,
                      "SELECT count(*) FROM cell c JOIN session s ON s.id = c.session "
                      "WHERE c.shape=? AND c.mode=? AND c.t=? AND c.set_hash=? AND s.machine=?",
                      "ssisi", shape, mode, (int64_t)t, set_hash, machine);
    if (!st && sqlite3_step(s) == SQLITE_ROW)
        *out_sessions = sqlite3_column_int64(s, 0);
    else if (!st)
        st = rs_db_fail(db, "counting cells", err);
    sqlite3_finalize(s);
    return st;
}

rs_db_outcome rs_db_outcome_of(const char *text)
{
    for (int i = 0; i < RS_DB_OUTCOME_COUNT; i++)
        if (text && !strcmp(text, rs_db_outcome_text((rs_db_outcome)i)))
            return (rs_db_outcome)i;
    return RS_DB_WRONG; /* an outcome of a later program: never to be routed */
}

rs_status rs_db_list_out(rs_db *db,
                         rs_arena *arena,
                         int64_t machine,
                         const char *shape,
                         const char *mode,
                         int32_t t,
                         const char *set_hash,
                         rs_db_out **out_list,
                         size_t *out_count,
                         rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_db_out *list = NULL;
    size_t count = 0, cap = 0;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "SELECT d.name, e.outcome, e.reason, max(e.id) FROM cell c JOIN session "
        "s ON s.id = c.session "
        "JOIN entry e ON e.cell = c.id JOIN schedule d ON d.id = e.schedule "
        "WHERE c.shape=? AND c.mode=? AND c.t=? AND c.set_hash=? AND s.machine=? "
        "AND e.outcome NOT IN ('ok', 'control', 'peer') GROUP BY d.name ORDER BY d.name",
        "ssisi", shape, mode, (int64_t)t, set_hash, machine);
    int code = SQLITE_DONE;
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_out *o = rs_arena_push(arena, (void **)&list, &count, &cap, sizeof *o);
        o->schedule = rs_db_text(s, 0, arena);
        o->outcome = rs_db_outcome_of((const char *)sqlite3_column_text(s, 1));
        o->reason = rs_db_text(s, 2, arena);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "listing outcomes", err);
    sqlite3_finalize(s);
    if (!st) {
        *out_list = list;
        *out_count = count;
    }
    return st;
}

/* ---- points ---- */

typedef struct loader {
    rs_db *db;
    rs_arena *arena;
    const rs_db_filter *filter;
    const rs_db_choice *choice;
    const char *mode;
    int64_t machine;
    rs_db_point *points;
    size_t count, cap, total;
    sqlite3_stmt *samples; /* of one entry; compiled once */
} loader;

static bool asked(const rs_db_choice *choice, int32_t t)
{
    for (size_t i = 0; i < choice->token_count; i++)
        if (choice->tokens[i] == t)
            return true;
    return choice->tokens == NULL;
}

#define SESSION_NEWEST                                                                         \
    "json_extract(s.env_before, '$.unix_s') DESC, s.ordinal DESC, s.seed DESC, s.pid DESC"

/* The tier's machine that measured last; machines that differ in the driver alone share a tier,
   and their sessions count together: a session only ever compares with itself. */
static rs_status choose_machine(loader *l, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        l->db, &s, err,
        "SELECT tier, id FROM (SELECT m.tier, m.id, row_number() OVER (PARTITION BY m.tier "
        "ORDER BY "
        "json_extract(s.env_before, '$.unix_s') DESC, s.ordinal DESC, s.seed DESC) AS rank "
        "FROM machine m JOIN session s ON s.machine = m.id WHERE (?1 IS NULL OR m.tier = ?1) "
        "AND "
        "EXISTS (SELECT 1 FROM cell c WHERE c.session = s.id)) WHERE rank = 1 ORDER BY tier",
        "s", l->filter->tier);
    char tiers[256] = "";
    int found = 0, code = SQLITE_DONE;
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        l->machine = sqlite3_column_int64(s, 1);
        size_t used = strlen(tiers);
        snprintf(tiers + used, sizeof tiers - used, "%s%s", found++ ? ", " : "",
                 (const char *)sqlite3_column_text(s, 0));
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(l->db, "listing machines", err);
    sqlite3_finalize(s);
    if (!st && found == 0)
        st = rs_err_set(err, RS_UNKNOWN, "%s holds no finished cell%s%s; measure first",
                        l->db->path, l->filter->tier ? " of tier " : "",
                        l->filter->tier ? l->filter->tier : "");
    if (!st && found > 1)
        st = rs_err_set(err, RS_USAGE, "%s holds several tiers: %s; choose one with --tier",
                        l->db->path, tiers);
    return st;
}

rs_status rs_db_find_machine(rs_db *db, const char *tier, int64_t *out_id, rs_err *err)
{
    rs_db_filter filter = {.tier = tier};
    loader l = {.db = db, .filter = &filter};
    rs_status st = choose_machine(&l, err);
    if (!st)
        *out_id = l.machine;
    return st;
}

/* The set of schedules that the newest session of each (shape, T) was offered. "Newest" is by
   the time of day that the session stored, then its seed: both are content. */
static rs_status list_points(loader *l, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        l->db, &s, err,
        "SELECT shape, t, set_hash FROM (SELECT c.shape, c.t, c.set_hash, row_number() OVER "
        "(PARTITION BY c.shape, c.t "
        "ORDER BY json_extract(s.env_before, '$.unix_s') DESC, s.ordinal DESC, s.seed DESC) AS "
        "rank "
        "FROM cell c JOIN session s ON s.id = c.session JOIN machine m ON m.id = s.machine "
        "WHERE m.tier = (SELECT tier FROM machine WHERE id = ?1) AND c.mode = ?2 AND (?3 IS "
        "NULL OR c.shape = ?3)) "
        "WHERE rank = 1 ORDER BY shape, t",
        "iss", l->machine, l->mode, l->filter->shape);
    int code = SQLITE_DONE;
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        if (!asked(l->choice, sqlite3_column_int(s, 1)))
            continue;
        if (l->total++ >= l->choice->most && l->choice->most)
            continue;
        rs_db_point *p =
            rs_arena_push(l->arena, (void **)&l->points, &l->count, &l->cap, sizeof *p);
        p->shape = rs_db_text(s, 0, l->arena);
        p->t = sqlite3_column_int(s, 1);
        p->set_hash = rs_db_text(s, 2, l->arena);
        p->mode = l->mode;
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(l->db, "listing points", err);
    sqlite3_finalize(s);
    return st;
}

/* Column 12 numbers the point's sessions from 1, oldest first. */
static const char series_sql[] =
    "SELECT d.name, d.code_hash, d.numeric, d.layout, e.workspace_bytes, e.outcome, e.reason, "
    "e.rel_l2, e.share, e.floor_ns, e.id, e.incumbent, dense_rank() OVER (ORDER "
    "BY " RS_DB_SESSION_ORDER "), o.y_hash, e.registers, e.smem_bytes, e.grid, e.block, "
    "e.spill_bytes FROM cell c JOIN session s ON "
    "s.id = c.session JOIN machine m ON m.id = s.machine JOIN entry e ON e.cell = c.id JOIN "
    "schedule d ON d.id = e.schedule LEFT JOIN output o ON o.entry = e.id "
    "WHERE m.tier = (SELECT tier FROM machine WHERE id = ?1) AND c.mode = ?2 AND c.shape = ?3 "
    "AND "
    "c.t = ?4 AND c.set_hash = ?5 ORDER BY d.name, 13, d.code_hash";

static rs_status load_samples(loader *l, int64_t entry, rs_db_series *series, rs_err *err)
{
    size_t cap = 0;
    int code = SQLITE_DONE;
    rs_status st = RS_OK;
    if (!l->samples)
        st = rs_db_prepare(l->db, &l->samples, err,
                           "SELECT round, slot, launches, ns, sm_mhz FROM sample WHERE entry=? "
                           "AND excluded IS NULL ORDER BY round, slot",
                           "");
    sqlite3_stmt *s = l->samples;
    if (!st)
        rs_db_rebind(s, "i", entry);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_sample *v =
            rs_arena_push(l->arena, (void **)&series->samples, &series->count, &cap, sizeof *v);
        v->round = sqlite3_column_int(s, 0);
        v->slot = sqlite3_column_int(s, 1);
        v->launches = sqlite3_column_int(s, 2);
        v->ns = sqlite3_column_double(s, 3);
        v->sm_mhz = sqlite3_column_double(s, 4);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(l->db, "loading samples", err);
    sqlite3_reset(s);
    return st;
}

static rs_db_contender *contender_of(loader *l, rs_db_point *p, size_t *cap, sqlite3_stmt *s)
{
    const char *name = (const char *)sqlite3_column_text(s, 0);
    rs_db_contender *last = p->contender_count ? &p->contenders[p->contender_count - 1] : NULL;
    if (last && !strcmp(last->schedule, name))
        return last;
    rs_db_contender *c =
        rs_arena_push(l->arena, (void **)&p->contenders, &p->contender_count, cap, sizeof *c);
    c->schedule = rs_db_text(s, 0, l->arena);
    return c;
}

/* Proven unfit, as opposed to slow: no later session makes it good again. A refused time weighs
   less than a wrong or deadly kernel, which may not serve that width at all. */
static int disqualified(rs_db_outcome outcome)
{
    bool kernel =
        outcome == RS_DB_WRONG || outcome == RS_DB_CRASHED || outcome == RS_DB_TIMEOUT;
    return kernel ? 2 : outcome == RS_DB_BELOW_FLOOR;
}

/* What the newest session knows; an older one's word stands where it knows nothing. */
static void take_facts(rs_db_contender *c, sqlite3_stmt *s)
{
    const char *hash = (const char *)sqlite3_column_text(s, 13);
    int32_t *facts[] = {&c->registers, &c->smem_bytes, &c->grid, &c->block, &c->spill_bytes};
    c->y_hash = hash ? strtoull(hash, NULL, 16) : c->y_hash;
    for (int i = 0; i < (int)(sizeof facts / sizeof *facts); i++)
        if (sqlite3_column_int(s, 14 + i))
            *facts[i] = sqlite3_column_int(s, 14 + i);
}

/* Rows come session by session: the newest outcome stands unless an older one disqualifies more
   than it does, the worst errors stand. */
static rs_status
take_series(loader *l, rs_db_contender *c, size_t *cap, sqlite3_stmt *s, rs_err *err)
{
    rs_db_outcome outcome = rs_db_outcome_of((const char *)sqlite3_column_text(s, 5));
    bool unfit = c->code_hash && disqualified(c->outcome) > disqualified(outcome);
    c->code_hash = rs_db_text(s, 1, l->arena);
    c->numeric = rs_db_text(s, 2, l->arena);
    c->layout = rs_db_text(s, 3, l->arena);
    c->workspace_bytes = sqlite3_column_int64(s, 4);
    if (!unfit) {
        c->outcome = outcome;
        c->reason = rs_db_text(s, 6, l->arena);
    }
    c->rel_l2 = fmax(c->rel_l2, sqlite3_column_double(s, 7));
    c->share = fmax(c->share, sqlite3_column_double(s, 8));
    c->floor_ns = fmax(c->floor_ns, sqlite3_column_double(s, 9));
    take_facts(c, s);
    rs_db_series series = {.session = sqlite3_column_int64(s, 12)};
    c->incumbent_session = sqlite3_column_int(s, 11) ? series.session : c->incumbent_session;
    rs_status st = load_samples(l, sqlite3_column_int64(s, 10), &series, err);
    if (!st && series.count) {
        rs_db_series *slot =
            rs_arena_push(l->arena, (void **)&c->series, &c->series_count, cap, sizeof *slot);
        *slot = series;
    }
    return st;
}

/* The incumbent of a point is whoever was raced as such last. */
static void mark_incumbent(rs_db_point *p)
{
    int64_t newest = 0;
    for (size_t i = 0; i < p->contender_count; i++)
        if (p->contenders[i].incumbent_session > newest) {
            newest = p->contenders[i].incumbent_session;
            p->incumbent = p->contenders[i].schedule;
        }
}

static rs_status load_point(loader *l, rs_db_point *p, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    size_t contender_cap = 0, series_cap = 0;
    rs_db_contender *before = NULL;
    rs_status st = rs_db_prepare(l->db, &s, err, series_sql, "issis", l->machine, l->mode,
                                 p->shape, (int64_t)p->t, p->set_hash);
    int code = SQLITE_DONE;
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_contender *c = contender_of(l, p, &contender_cap, s);
        if (c != before)
            series_cap = c->series_count; /* a new list begins, or the array moved */
        st = take_series(l, c, &series_cap, s, err);
        before = c;
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(l->db, "loading samples", err);
    sqlite3_finalize(s);
    mark_incumbent(p);
    return st;
}

rs_status rs_db_load_chosen(rs_db *db,
                            rs_arena *arena,
                            const rs_db_filter *filter,
                            const rs_db_choice *choice,
                            rs_db_point **out_points,
                            size_t *out_count,
                            rs_err *err)
{
    loader l = {.db = db,
                .arena = arena,
                .filter = filter,
                .choice = choice,
                .mode = filter->mode ? filter->mode : "chain"};
    rs_status st = choose_machine(&l, err);
    if (!st)
        st = list_points(&l, err);
    for (size_t i = 0; i < l.count && !st; i++)
        st = load_point(&l, &l.points[i], err);
    sqlite3_finalize(l.samples);
    if (!st && choice->out_total)
        *choice->out_total = l.total;
    if (!st) {
        *out_points = l.points;
        *out_count = l.count;
    }
    return st;
}

rs_status rs_db_load_points(rs_db *db,
                            rs_arena *arena,
                            const rs_db_filter *filter,
                            rs_db_point **out_points,
                            size_t *out_count,
                            rs_err *err)
{
    static const rs_db_choice all;
    return rs_db_load_chosen(db, arena, filter, &all, out_points, out_count, err);
}

rs_status rs_db_load_machine(
    rs_db *db, rs_arena *arena, const char *tier, rs_db_machine *out_machine, rs_err *err)
{
    int64_t machine = 0;
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_find_machine(db, tier, &machine, err);
    if (!st)
        st = rs_db_prepare(
            db, &s, err,
            "SELECT tier, backend, label, host_cpu, os, driver, cores, cache_bytes, "
            "memory_bytes FROM machine WHERE id=?",
            "i", machine);
    if (!st && sqlite3_step(s) == SQLITE_ROW)
        *out_machine = (rs_db_machine){
            rs_db_text(s, 0, arena),    rs_db_text(s, 1, arena),    rs_db_text(s, 2, arena),
            rs_db_text(s, 3, arena),    rs_db_text(s, 4, arena),    rs_db_text(s, 5, arena),
            sqlite3_column_int64(s, 6), sqlite3_column_int64(s, 7), sqlite3_column_int64(s, 8)};
    else if (!st)
        st = rs_db_fail(db, "reading the machine", err);
    sqlite3_finalize(s);
    return st;
}

rs_status rs_db_load_ceiling(
    rs_db *db, const char *tier, const char *name, double *out_value, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "SELECT c.value FROM ceiling c JOIN session s ON s.id = c.session JOIN machine m ON "
        "m.id = s.machine WHERE c.name = ?1 AND (?2 IS NULL OR m.tier = ?2) "
        "ORDER BY " SESSION_NEWEST " LIMIT 1",
        "ss", name, tier);
    int code = st ? SQLITE_DONE : sqlite3_step(s);
    if (code == SQLITE_ROW)
        *out_value = sqlite3_column_double(s, 0);
    else if (!st && code == SQLITE_DONE)
        st = rs_err_set(err, RS_UNKNOWN, "%s holds no figure %s", db->path, name);
    else if (!st)
        st = rs_db_fail(db, "loading a figure", err);
    sqlite3_finalize(s);
    return st;
}

static void hash_number(rs_hash *hash, double value)
{
    rs_hash_add(hash, &value, sizeof value);
}

static void hash_contender(rs_hash *hash, const rs_db_contender *c)
{
    rs_hash_add_text(hash, c->schedule);
    rs_hash_add_text(hash, c->code_hash);
    rs_hash_add_text(hash, c->numeric);
    rs_hash_add_text(hash, c->layout);
    rs_hash_add_text(hash, rs_db_outcome_text(c->outcome));
    hash_number(hash, (double)c->workspace_bytes);
    hash_number(hash, c->share);
    hash_number(hash, c->floor_ns);
    for (size_t i = 0; i < c->series_count; i++) {
        hash_number(hash, (double)c->series[i].session);
        for (size_t k = 0; k < c->series[i].count; k++) {
            const rs_db_sample *v = &c->series[i].samples[k];
            rs_hash_add(hash, &v->round, sizeof v->round);
            rs_hash_add(hash, &v->launches, sizeof v->launches);
            hash_number(hash, v->ns);
        }
    }
}

void rs_db_data_hash(const rs_db_point *points, size_t count, char out_hex[17])
{
    rs_hash hash = {0};
    for (size_t i = 0; i < count; i++) {
        rs_hash_add_text(&hash, points[i].shape);
        rs_hash_add(&hash, &points[i].t, sizeof points[i].t);
        rs_hash_add_text(&hash, points[i].incumbent);
        for (size_t k = 0; k < points[i].contender_count; k++)
            hash_contender(&hash, &points[i].contenders[k]);
    }
    memcpy(out_hex, rs_hash_hex(hash).hex, 17);
}
