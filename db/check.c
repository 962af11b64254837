/* Is a database sound, and which plans does it hold? Layer: db. */
#include "db/inspect.h"
#include "db/internal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct faults {
    rs_db *db;
    rs_arena *arena;
    const char **list;
    size_t count, cap, most;
} faults;

static void add(faults *f, const char *text)
{
    if (f->count < f->most)
        *(const char **)rs_arena_push(f->arena, (void **)&f->list, &f->count, &f->cap,
                                      sizeof *f->list) = text;
}

/* Each row's columns make one line. A file too damaged to answer is a fault, not an error. */
static void add_rows(faults *f, const char *what, const char *sql, const char *fine)
{
    sqlite3_stmt *s = NULL;
    int code = sqlite3_prepare_v2(f->db->handle, sql, -1, &s, NULL);
    while (code == SQLITE_OK || code == SQLITE_ROW) {
        code = sqlite3_step(s);
        if (code != SQLITE_ROW)
            break;
        const char *first = (const char *)sqlite3_column_text(s, 0);
        if (first && fine && !strcmp(first, fine))
            continue;
        const char *line = rs_arena_printf(f->arena, "%s: %s", what, first ? first : "?");
        for (int i = 1; i < sqlite3_column_count(s); i++) {
            const char *more = (const char *)sqlite3_column_text(s, i);
            line = rs_arena_printf(f->arena, "%s %s", line, more ? more : "-");
        }
        add(f, line);
    }
    if (code != SQLITE_DONE)
        add(f, rs_arena_printf(f->arena, "%s: cannot be read: %s", what,
                               sqlite3_errmsg(f->db->handle)));
    sqlite3_finalize(s);
}

/* What foreign keys cannot say. */
static const struct {
    const char *what, *sql;
} rules[] = {
    {"cell without an entry (id, shape, T)",
     "SELECT id, shape, t FROM cell c WHERE NOT EXISTS (SELECT 1 FROM entry e WHERE e.cell = "
     "c.id)"},
    {"entry that counts as measured but has no sample (id)",
     "SELECT e.id FROM entry e WHERE e.outcome = 'ok' AND NOT EXISTS (SELECT 1 FROM sample v "
     "WHERE v.entry = e.id)"},
    {"sample of no positive time (entry, round, ns)",
     "SELECT entry, round, ns FROM sample WHERE NOT (ns > 0 AND ns < 1e18) OR launches < 1"},
    {"entry of an outcome that this program does not know (id, outcome)",
     "SELECT id, outcome FROM entry WHERE outcome NOT IN ('ok', 'dropped', 'unsupported', "
     "'wrong', 'below_floor', 'crashed', 'timeout', 'control', 'peer')"},
    {"cell of another mode than its session (id, mode)",
     "SELECT c.id, c.mode FROM cell c JOIN session s ON s.id = c.session WHERE s.mode <> "
     "c.mode AND NOT (s.mode = 'in_situ' AND c.mode IN ('in_situ_node', 'in_situ_layer'))"},
    {"session whose environment is not JSON (id)",
     "SELECT id FROM session WHERE NOT json_valid(env_before) OR (env_after IS NOT NULL AND "
     "NOT "
     "json_valid(env_after))"},
    {"session with a seed that is no number (id, seed)",
     "SELECT id, seed FROM session WHERE seed = '' OR seed GLOB '*[^0-9]*'"},
    {"plan without a verdict (id)",
     "SELECT id FROM plan p WHERE NOT EXISTS (SELECT 1 FROM verdict v WHERE v.plan = p.id)"},
};

rs_status rs_db_list_faults(rs_db *db,
                            rs_arena *arena,
                            size_t most,
                            const char ***out_list,
                            size_t *out_count,
                            rs_err *err)
{
    faults f = {.db = db, .arena = arena, .most = most};
    (void)err;
    add_rows(&f, "integrity", "PRAGMA integrity_check", "ok");
    add_rows(&f, "orphan row (table, row, parent)", "PRAGMA foreign_key_check", NULL);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        add_rows(&f, rules[i].what, rules[i].sql, NULL);
    *out_list = f.list;
    *out_count = f.count;
    return RS_OK;
}

/* ---- stored plans ---- */

static double real_or_nan(sqlite3_stmt *s, int column)
{
    return sqlite3_column_type(s, column) == SQLITE_NULL ? NAN
                                                         : sqlite3_column_double(s, column);
}

static rs_status
load_verdicts(rs_db *db, rs_arena *arena, int64_t id, rs_db_plan *plan, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_db_verdict *list = NULL;
    size_t cap = 0;
    int code = SQLITE_DONE;
    rs_status st =
        rs_db_prepare(db, &s, err,
                      "SELECT shape, t, verdict, choice, runner_up, mu, h, sessions, "
                      "why FROM verdict WHERE plan=? ORDER BY shape, t",
                      "i", id);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW)
        *(rs_db_verdict *)rs_arena_push(arena, (void **)&list, &plan->verdict_count, &cap,
                                        sizeof *list) = (rs_db_verdict){
            rs_db_word(s, 0, arena), sqlite3_column_int(s, 1), rs_db_word(s, 2, arena),
            rs_db_word(s, 3, arena), rs_db_text(s, 4, arena),  real_or_nan(s, 5),
            real_or_nan(s, 6),       sqlite3_column_int(s, 7), rs_db_word(s, 8, arena)};
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading verdicts", err);
    sqlite3_finalize(s);
    plan->verdicts = list;
    return st;
}

static rs_status
load_bands(rs_db *db, rs_arena *arena, int64_t id, rs_db_plan *plan, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_db_band *list = NULL;
    size_t cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(db, &s, err,
                                 "SELECT shape, t_lo, t_hi, schedule, evidence FROM band WHERE "
                                 "plan=? ORDER BY shape, t_lo",
                                 "i", id);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW)
        *(rs_db_band *)rs_arena_push(arena, (void **)&list, &plan->band_count, &cap,
                                     sizeof *list) = (rs_db_band){
            rs_db_word(s, 0, arena), sqlite3_column_int(s, 1), sqlite3_column_int(s, 2),
            rs_db_word(s, 3, arena), rs_db_word(s, 4, arena)};
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading bands", err);
    sqlite3_finalize(s);
    plan->bands = list;
    return st;
}

rs_status rs_db_load_plans(rs_db *db,
                           rs_arena *arena,
                           rs_db_plan **out_plans,
                           int64_t **out_ids,
                           size_t *out_count,
                           rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_db_plan *plans = NULL;
    int64_t *ids = NULL;
    size_t count = 0, cap = 0, id_count = 0, id_cap = 0;
    int code = SQLITE_DONE;
    rs_status st = rs_db_prepare(db, &s, err,
                                 "SELECT p.id, m.tier, p.policy, p.policy_hash, p.data_hash, "
                                 "p.fingerprint FROM plan p JOIN machine m ON m.id = p.machine "
                                 "ORDER BY p.id",
                                 "");
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        rs_db_plan *p = rs_arena_push(arena, (void **)&plans, &count, &cap, sizeof *p);
        int64_t *id = rs_arena_push(arena, (void **)&ids, &id_count, &id_cap, sizeof *id);
        *id = sqlite3_column_int64(s, 0);
        *p = (rs_db_plan){.tier = rs_db_word(s, 1, arena),
                          .policy = rs_db_word(s, 2, arena),
                          .policy_hash = rs_db_word(s, 3, arena),
                          .data_hash = rs_db_word(s, 4, arena),
                          .fingerprint = rs_db_word(s, 5, arena)};
        st = load_verdicts(db, arena, *id, p, err);
        if (!st)
            st = load_bands(db, arena, *id, p, err);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading plans", err);
    sqlite3_finalize(s);
    if (!st) {
        *out_plans = plans;
        *out_ids = ids;
        *out_count = count;
    }
    return st;
}
