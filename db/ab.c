/* Comparisons of executables: every process that ran, and what null runs say. Layer: db. */
#include "db/internal.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

rs_status rs_db_put_ab_run(rs_db *db, const rs_db_ab_run *v, int64_t *out_id, rs_err *err)
{
    char seed[24];
    snprintf(seed, sizeof seed, "%" PRIu64, v->seed);
    rs_status st =
        rs_db_do(db, err,
                 "INSERT INTO ab_run (kind, host, tool, a, b, a_hash, b_hash, a_routes, "
                 "b_routes, metric, higher, seed, timeout_s, started_unix_s) "
                 "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                 "ssssssssssisdi", v->kind, v->host, v->tool, v->a, v->b, v->a_hash, v->b_hash,
                 v->a_routes, v->b_routes, v->metric, (int64_t)v->higher, seed, v->timeout_s,
                 v->started_unix_s);
    if (!st)
        *out_id = sqlite3_last_insert_rowid(db->handle);
    return st;
}

rs_status rs_db_put_ab_sample(rs_db *db, const rs_db_ab_sample *v, rs_err *err)
{
    return rs_db_do(db, err,
                    "INSERT INTO ab_sample (run, ordinal, config, control, command, arm, "
                    "session, repetition, exit_code, signal, timed_out, seconds, metric, why, "
                    "stdout_tail, stderr_tail) "
                    "VALUES (?,?,?,?,?,?,?,?,nullif(?,-1),?,?,?,?,?,?,?)",
                    "iisissiiiiiddsss", v->run, v->ordinal, v->config, (int64_t)v->control,
                    v->command, v->arm, (int64_t)v->session, (int64_t)v->repetition,
                    (int64_t)(v->exit_code < 0 ? -1 : v->exit_code), (int64_t)v->signal,
                    (int64_t)v->timed_out, v->seconds, v->metric, v->why, v->stdout_tail,
                    v->stderr_tail);
}

rs_status rs_db_end_ab(rs_db *db, int64_t run, const char *state, rs_err *err)
{
    return rs_db_do(db, err, "UPDATE ab_run SET state=? WHERE id=?", "si", state, run);
}

static void read_sample(sqlite3_stmt *s, rs_arena *arena, rs_db_ab_sample *out)
{
    *out = (rs_db_ab_sample){.run = sqlite3_column_int64(s, 0),
                             .ordinal = sqlite3_column_int64(s, 1),
                             .config = rs_db_text(s, 2, arena),
                             .control = sqlite3_column_int(s, 3) != 0,
                             .command = rs_db_text(s, 4, arena),
                             .arm = rs_db_text(s, 5, arena),
                             .session = sqlite3_column_int(s, 6),
                             .repetition = sqlite3_column_int(s, 7),
                             .seconds = sqlite3_column_double(s, 8),
                             .metric = sqlite3_column_double(s, 9)};
}

rs_status rs_db_load_ab_null(rs_db *db,
                             rs_arena *arena,
                             const char *host,
                             const char *command,
                             const char *metric,
                             rs_db_ab_sample **out_samples,
                             size_t *out_count,
                             rs_err *err)
{
    rs_db_ab_sample *list = NULL;
    size_t count = 0, cap = 0;
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(
        db, &s, err,
        "SELECT s.run, s.ordinal, s.config, s.control, s.command, s.arm, s.session, "
        "s.repetition, s.seconds, s.metric FROM ab_sample s JOIN ab_run r ON r.id = s.run "
        "WHERE r.kind = 'null' AND r.host = ?1 AND r.metric IS ?3 AND s.session > 0 "
        "AND s.metric IS NOT NULL AND (s.command = ?2 OR s.control) "
        "ORDER BY s.run, s.ordinal",
        "sss", host, command, metric);
    int code = SQLITE_DONE;
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW)
        read_sample(s, arena, rs_arena_push(arena, (void **)&list, &count, &cap, sizeof *list));
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading null runs", err);
    sqlite3_finalize(s);
    *out_samples = list;
    *out_count = count;
    return st;
}
