/* Cells as they were recorded. Layer: db. */
#include "db/recorded.h"

#include "db/internal.h"

#include <math.h>
#include <stdlib.h>

typedef struct reader {
    rs_db *db;
    rs_arena *arena;
    int64_t cell;
    rs_db_cell *out;
} reader;

/* The set is the newest one, as rs_db_load_points takes it. */
static const char find_sql[] =
    "WITH c AS (SELECT c.id, c.session, c.set_hash FROM cell c JOIN session s ON s.id = "
    "c.session JOIN machine m ON m.id = s.machine WHERE m.tier = ?1 AND c.mode = ?2 AND "
    "c.shape = ?3 AND c.t = ?4) SELECT c.id, c.session, c.set_hash FROM c JOIN session s ON "
    "s.id = c.session WHERE c.set_hash = (SELECT d.set_hash FROM c d JOIN session s ON s.id = "
    "d.session ORDER BY json_extract(s.env_before, '$.unix_s') DESC, s.ordinal DESC, s.seed "
    "DESC LIMIT 1) ORDER BY " RS_DB_SESSION_ORDER " LIMIT 1 OFFSET ?5";

static rs_status
find_cell(reader *r, const rs_db_filter *filter, int32_t t, int32_t nth, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    const char *mode = filter->mode ? filter->mode : "chain";
    rs_status st = rs_db_prepare(r->db, &s, err, find_sql, "sssii", filter->tier, mode,
                                 filter->shape, (int64_t)t, (int64_t)nth - 1);
    int code = st ? SQLITE_DONE : sqlite3_step(s);
    if (code == SQLITE_ROW) {
        r->cell = sqlite3_column_int64(s, 0);
        *r->out = (rs_db_cell){.session = sqlite3_column_int64(s, 1),
                               .set_hash = rs_db_word(s, 2, r->arena),
                               .shape = filter->shape,
                               .mode = mode,
                               .t = t};
    } else if (!st && code == SQLITE_DONE)
        st = rs_err_set(err, RS_UNKNOWN, "%s holds no session %d of %s at T=%d in mode %s",
                        r->db->path, nth, filter->shape, t, mode);
    else if (!st)
        st = rs_db_fail(r->db, "finding a cell", err);
    sqlite3_finalize(s);
    return st;
}

static rs_status load_samples(reader *r, int64_t entry, rs_db_entry *e, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    size_t cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(r->db, &s, err,
                                 "SELECT round, slot, launches, ns, sm_mhz, excluded FROM "
                                 "sample WHERE entry=? ORDER BY round",
                                 "i", entry);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_sample *v =
            rs_arena_push(r->arena, (void **)&e->samples, &e->sample_count, &cap, sizeof *v);
        *v = (rs_db_sample){.round = sqlite3_column_int(s, 0),
                            .slot = sqlite3_column_int(s, 1),
                            .launches = sqlite3_column_int(s, 2),
                            .ns = sqlite3_column_double(s, 3),
                            .sm_mhz = sqlite3_column_double(s, 4),
                            .excluded = rs_db_text(s, 5, r->arena)};
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(r->db, "loading samples", err);
    sqlite3_finalize(s);
    return st;
}

static void take_entry(reader *r, rs_db_entry *e, sqlite3_stmt *s)
{
    const char *hash = (const char *)sqlite3_column_text(s, 15);
    *e = (rs_db_entry){.schedule = rs_db_word(s, 1, r->arena),
                       .code_hash = rs_db_word(s, 2, r->arena),
                       .numeric = rs_db_word(s, 3, r->arena),
                       .layout = rs_db_word(s, 4, r->arena),
                       .outcome = rs_db_outcome_of((const char *)sqlite3_column_text(s, 5)),
                       .reason = rs_db_text(s, 6, r->arena),
                       .checked = sqlite3_column_type(s, 7) != SQLITE_NULL,
                       .rel_l2 = sqlite3_column_double(s, 7),
                       .gross = sqlite3_column_double(s, 8),
                       .share = sqlite3_column_double(s, 9),
                       .floor_ns = sqlite3_column_double(s, 10),
                       .registers = sqlite3_column_int(s, 11),
                       .spill_bytes = sqlite3_column_int(s, 12),
                       .smem_bytes = sqlite3_column_int(s, 13),
                       .grid = sqlite3_column_int(s, 14),
                       .y_hash = hash ? strtoull(hash, NULL, 16) : 0,
                       .block = sqlite3_column_int(s, 16),
                       .incumbent = sqlite3_column_int(s, 17)};
}

static rs_status load_entries(reader *r, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    size_t cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(
        r->db, &s, err,
        "SELECT e.id, d.name, d.code_hash, d.numeric, d.layout, e.outcome, e.reason, e.rel_l2, "
        "e.gross, e.share, e.floor_ns, e.registers, e.spill_bytes, e.smem_bytes, e.grid, "
        "o.y_hash, e.block, e.incumbent FROM entry e JOIN schedule d ON d.id = e.schedule LEFT "
        "JOIN output o ON o.entry = e.id WHERE e.cell=? ORDER BY d.name, d.code_hash",
        "i", r->cell);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_entry *e = rs_arena_push(r->arena, (void **)&r->out->entries,
                                       &r->out->entry_count, &cap, sizeof *e);
        take_entry(r, e, s);
        st = load_samples(r, sqlite3_column_int64(s, 0), e, err);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(r->db, "loading entries", err);
    sqlite3_finalize(s);
    return st;
}

static double number(sqlite3_stmt *s, int column)
{
    return sqlite3_column_type(s, column) == SQLITE_NULL ? NAN
                                                         : sqlite3_column_double(s, column);
}

static rs_status load_rounds(reader *r, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    size_t cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(r->db, &s, err,
                                 "SELECT round, epoch, mem_mhz, temp_c, power_w, throttle, "
                                 "steal, foreign_load FROM round WHERE cell=? ORDER BY round",
                                 "i", r->cell);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_round *v = rs_arena_push(r->arena, (void **)&r->out->rounds, &r->out->round_count,
                                       &cap, sizeof *v);
        *v = (rs_db_round){.round = sqlite3_column_int(s, 0),
                           .epoch = sqlite3_column_int(s, 1),
                           .mem_mhz = number(s, 2),
                           .temp_c = number(s, 3),
                           .power_w = number(s, 4),
                           .throttle = rs_db_text(s, 5, r->arena),
                           .steal = number(s, 6),
                           .foreign_load = number(s, 7)};
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(r->db, "loading rounds", err);
    sqlite3_finalize(s);
    return st;
}

rs_status rs_db_load_cell(rs_db *db,
                          rs_arena *arena,
                          const rs_db_filter *filter,
                          int32_t t,
                          int32_t nth,
                          rs_db_cell *out,
                          rs_err *err)
{
    rs_db_cell cell = {0};
    reader r = {.db = db, .arena = arena, .out = &cell};
    rs_status st = find_cell(&r, filter, t, nth, err);
    if (!st)
        st = load_entries(&r, err);
    if (!st)
        st = load_rounds(&r, err);
    if (!st)
        *out = cell;
    return st;
}

rs_status rs_db_list_ceilings(rs_db *db,
                              rs_arena *arena,
                              int64_t session,
                              rs_db_ceiling **out_list,
                              size_t *out_count,
                              rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_db_ceiling *list = NULL;
    size_t count = 0, cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(
        db, &s, err, "SELECT name, value FROM ceiling WHERE session=? ORDER BY name", "i",
        session);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_ceiling *c = rs_arena_push(arena, (void **)&list, &count, &cap, sizeof *c);
        c->name = rs_db_word(s, 0, arena);
        c->value = sqlite3_column_double(s, 1);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "listing figures", err);
    sqlite3_finalize(s);
    if (!st) {
        *out_list = list;
        *out_count = count;
    }
    return st;
}

rs_status rs_db_newest_time(rs_db *db, int64_t *out_unix_s, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        db, &s, err, "SELECT max(json_extract(env_before, '$.unix_s')) FROM session", "");
    if (!st && sqlite3_step(s) == SQLITE_ROW)
        *out_unix_s = sqlite3_column_int64(s, 0);
    else if (!st)
        st = rs_db_fail(db, "reading the newest time", err);
    sqlite3_finalize(s);
    return st;
}
