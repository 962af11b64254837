/* What no decision reads any more. Layer: db. */
#include "db/inspect.h"
#include "db/internal.h"

/* A cell is superseded where a newer session of the tier measured the same (mode, shape, T)
   with another set of schedules: the rule of rs_db_load_points, so that plans do not change.
   Cells of one set stay however many sessions they have. */
static const char mark_sql[] =
    "CREATE TEMP TABLE gone_cell AS SELECT id FROM (SELECT c.id, c.set_hash, "
    "first_value(c.set_hash) OVER (PARTITION BY m.tier, c.mode, c.shape, c.t ORDER BY "
    "json_extract(s.env_before, '$.unix_s') DESC, s.ordinal DESC, s.seed DESC) AS newest FROM "
    "cell c JOIN session s ON s.id = c.session JOIN machine m ON m.id = s.machine) WHERE "
    "set_hash <> newest;"
    "CREATE TEMP TABLE gone_entry AS SELECT e.id FROM gone_cell g JOIN entry e ON e.cell = "
    "g.id;"
    /* A session that never stored anything, or loses all its cells and has no figure. */
    "CREATE TEMP TABLE gone_session AS SELECT s.id FROM session s WHERE NOT EXISTS (SELECT 1 "
    "FROM cell c WHERE c.session = s.id AND c.id NOT IN (SELECT id FROM gone_cell)) AND NOT "
    "EXISTS (SELECT 1 FROM ceiling x WHERE x.session = s.id) AND s.state <> 'open';"
    "CREATE TEMP TABLE gone_plan AS SELECT p.id FROM plan p WHERE EXISTS (SELECT 1 FROM plan q "
    "WHERE q.id > p.id AND q.machine = p.machine AND q.policy_hash = p.policy_hash AND "
    "q.data_hash = p.data_hash AND q.fingerprint = p.fingerprint)";

static const char delete_sql[] =
    "DELETE FROM main.sample WHERE entry IN (SELECT id FROM gone_entry);"
    "DELETE FROM main.output WHERE entry IN (SELECT id FROM gone_entry);"
    "DELETE FROM main.entry WHERE id IN (SELECT id FROM gone_entry);"
    "DELETE FROM main.round WHERE cell IN (SELECT id FROM gone_cell);"
    "DELETE FROM main.cell WHERE id IN (SELECT id FROM gone_cell);"
    "DELETE FROM main.session WHERE id IN (SELECT id FROM gone_session);"
    "DELETE FROM main.verdict WHERE plan IN (SELECT id FROM gone_plan);"
    "DELETE FROM main.band WHERE plan IN (SELECT id FROM gone_plan);"
    "DELETE FROM main.plan WHERE id IN (SELECT id FROM gone_plan)";

static rs_status count_marked(rs_db *db, rs_db_pruned *out, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "SELECT (SELECT count(*) FROM gone_cell), (SELECT count(*) FROM gone_entry), (SELECT "
        "count(*) FROM gone_entry g JOIN sample v ON v.entry = g.id), (SELECT count(*) FROM "
        "gone_session), (SELECT count(*) FROM gone_plan)",
        "");
    if (!st && sqlite3_step(s) == SQLITE_ROW)
        *out = (rs_db_pruned){sqlite3_column_int64(s, 0), sqlite3_column_int64(s, 1),
                              sqlite3_column_int64(s, 2), sqlite3_column_int64(s, 3),
                              sqlite3_column_int64(s, 4)};
    else if (!st)
        st = rs_db_fail(db, "counting", err);
    sqlite3_finalize(s);
    return st;
}

rs_status rs_db_prune(rs_db *db, bool apply, rs_db_pruned *out_pruned, rs_err *err)
{
    rs_status st = rs_db_exec(db, apply ? "BEGIN IMMEDIATE" : "BEGIN", err);
    if (!st)
        st = rs_db_exec(db, mark_sql, err);
    if (!st)
        st = count_marked(db, out_pruned, err);
    if (!st && apply)
        st = rs_db_exec(db, delete_sql, err);
    if (!st && apply)
        st = rs_db_exec(db, "COMMIT", err);
    if (!sqlite3_get_autocommit(db->handle))
        sqlite3_exec(db->handle, "ROLLBACK", NULL, NULL, NULL);
    if (!st && apply) /* the rows are gone already: space is a courtesy, it needs some itself */
        sqlite3_exec(db->handle, "VACUUM", NULL, NULL, NULL);
    return st;
}
