/* Shared by the files of db/: the handle, statements, error texts. Layer: db, private. */
#ifndef RS_DB_INTERNAL_H
#define RS_DB_INTERNAL_H

#include "db/db.h"

#include <sqlite3.h>

struct rs_db {
    sqlite3 *handle;
    char *path;
    int lock_fd; /* writer's lock; -1 when reading */
};

extern const char rs_db_schema_sql[];

/* flock on "<db_path>.lock": a writer's, or that of a reader who wants no writer meanwhile.
   BUSY names the process that has it. A reader of a file that nobody locked gets none: *out_fd
   is left alone. */
RS_NODISCARD rs_status rs_db_lock(const char *db_path, bool write, int *out_fd, rs_err *err);

/* Turn SQLite's last error into a status and a message with the path and a remedy. */
rs_status rs_db_fail(rs_db *db, const char *what, rs_err *err);

/* Run SQL without parameters or results. */
RS_NODISCARD rs_status rs_db_exec(rs_db *db, const char *sql, rs_err *err);

/* Compile a statement and bind values by `types`: one letter a parameter, i int64_t, d double
   (NaN becomes NULL), s const char* (NULL allowed). The caller finalises it, also after an
   error. */
RS_NODISCARD rs_status rs_db_prepare(
    rs_db *db, sqlite3_stmt **out, rs_err *err, const char *sql, const char *types, ...);

/* Bind new values to a statement that was stepped before. */
void rs_db_rebind(sqlite3_stmt *statement, const char *types, ...);

/* Step a statement that returns no row; resets it. */
RS_NODISCARD rs_status rs_db_run(rs_db *db, sqlite3_stmt *statement, rs_err *err);

/* Prepare, bind, run, finalise. */
RS_NODISCARD rs_status
rs_db_do(rs_db *db, rs_err *err, const char *sql, const char *types, ...);

/* Row of the machine that measured last in `tier` (NULL = the only tier). UNKNOWN, USAGE as
   told in rs_db_filter. */
RS_NODISCARD rs_status rs_db_find_machine(rs_db *db,
                                          const char *tier,
                                          int64_t *out_id,
                                          rs_err *err);

/* Sessions in the order of their content; ids would tell the order of insertion. */
#define RS_DB_SESSION_ORDER "json_extract(s.env_before, '$.unix_s'), s.ordinal, s.seed, s.pid"

/* The outcome of a text; WRONG for one of a later program: never to be routed. */
rs_db_outcome rs_db_outcome_of(const char *text);

/* Text column copied into `arena`; NULL stays NULL. */
const char *rs_db_text(sqlite3_stmt *statement, int column, rs_arena *arena);

/* The same of a column that is never NULL in a sound file; "" in a damaged one. */
const char *rs_db_word(sqlite3_stmt *statement, int column, rs_arena *arena);

#endif
