/* Rows of any query: a person's statements, read-only, and the flat export. Layer: db. */
#include "db/inspect.h"
#include "db/internal.h"

#include <string.h>

enum { COLUMNS_MOST = 256 };

rs_status rs_db_add_views(rs_db *db, rs_err *err)
{
    return rs_db_exec(db, rs_db_views_sql, err);
}

static rs_db_field field_of(sqlite3_stmt *s, int column)
{
    rs_db_field f = {.kind = RS_DB_TEXT};
    switch (sqlite3_column_type(s, column)) {
    case SQLITE_NULL:
        f.kind = RS_DB_NULL;
        break;
    case SQLITE_INTEGER:
        f.kind = RS_DB_INT;
        f.number = sqlite3_column_int64(s, column);
        break;
    case SQLITE_FLOAT:
        f.kind = RS_DB_REAL;
        f.real = sqlite3_column_double(s, column);
        break;
    default:
        f.text = (const char *)sqlite3_column_text(s, column);
        f.text = f.text ? f.text : "";
    }
    return f;
}

typedef struct taker {
    rs_db_take_row *take;
    void *arg;
    bool silent; /* the heads were given */
} taker;

static rs_status give_rows(rs_db *db, sqlite3_stmt *s, taker *t, rs_err *err)
{
    const char *names[COLUMNS_MOST];
    rs_db_field fields[COLUMNS_MOST];
    int count = sqlite3_column_count(s), code = SQLITE_DONE;
    rs_status st = RS_OK;
    count = count < COLUMNS_MOST ? count : COLUMNS_MOST;
    for (int i = 0; i < count; i++)
        names[i] = sqlite3_column_name(s, i);
    if (count && !t->silent)
        st = t->take(t->arg, names, NULL, (size_t)count, err);
    while (!st && (code = sqlite3_step(s)) == SQLITE_ROW) {
        for (int i = 0; i < count; i++)
            fields[i] = field_of(s, i);
        st = t->take(t->arg, names, fields, (size_t)count, err);
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "reading", err);
    return st;
}

/* Reading, functions and harmless pragmas. Views are put in before, so nothing is created. */
static int allow_reading(
    void *arg, int action, const char *a, const char *b, const char *database, const char *from)
{
    static const char *const pragmas[] = {"table_info", "table_list",    "table_xinfo",
                                          "index_list", "index_info",    "user_version",
                                          "page_count", "freelist_count"};
    (void)arg, (void)database, (void)from;
    if (action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_RECURSIVE)
        return SQLITE_OK;
    if (action == SQLITE_FUNCTION)
        return b && !sqlite3_stricmp(b, "load_extension") ? SQLITE_DENY : SQLITE_OK;
    for (size_t i = 0; action == SQLITE_PRAGMA && i < sizeof pragmas / sizeof *pragmas; i++)
        if (a && !b && !sqlite3_stricmp(a, pragmas[i]))
            return SQLITE_OK;
    return SQLITE_DENY;
}

/* The pragmas that describe a table have its name as an argument. */
static int allow_described(
    void *arg, int action, const char *a, const char *b, const char *database, const char *from)
{
    bool describes = action == SQLITE_PRAGMA && a &&
                     (!sqlite3_strnicmp(a, "table_", 6) || !sqlite3_strnicmp(a, "index_", 6));
    return allow_reading(arg, action, a, describes ? NULL : b, database, from);
}

static rs_status refuse(rs_db *db, int code, rs_err *err)
{
    if ((code & 0xff) == SQLITE_AUTH)
        return rs_err_set(err, RS_USAGE,
                          "only statements that read are run here; for others use the sqlite3 "
                          "shell on a copy");
    return rs_err_set(err, RS_USAGE, "not a statement: %s; `sweep db views` shows the columns",
                      sqlite3_errmsg(db->handle));
}

rs_status rs_db_query(rs_db *db, const char *sql, rs_db_take_row *take, void *arg, rs_err *err)
{
    taker t = {take, arg, false};
    rs_status st = rs_db_exec(db, "PRAGMA query_only = ON", err);
    sqlite3_set_authorizer(db->handle, allow_described, NULL);
    while (!st && *sql) {
        sqlite3_stmt *s = NULL;
        const char *rest = sql;
        int code = sqlite3_prepare_v2(db->handle, sql, -1, &s, &rest);
        if (code != SQLITE_OK || (s && !sqlite3_stmt_readonly(s)))
            st = refuse(db, code == SQLITE_OK ? SQLITE_AUTH : code, err);
        else if (s)
            st = give_rows(db, s, &t, err);
        sqlite3_finalize(s);
        sql = rest;
    }
    sqlite3_set_authorizer(db->handle, NULL, NULL);
    return st;
}

/* Cells in the order of their content; their rows one cell at a time, so that nothing large is
   ever sorted. */
static const char cells_sql[] =
    "SELECT c.id FROM cell c JOIN session s ON s.id = c.session JOIN machine m ON m.id = "
    "s.machine WHERE (?1 IS NULL OR m.tier = ?1) AND (?2 IS NULL OR c.mode = ?2) AND (?3 IS "
    "NULL OR c.shape = ?3) ORDER BY m.tier, c.mode, c.shape, c.t, json_extract(s.env_before, "
    "'$.unix_s'), s.ordinal, s.seed, s.pid";

static const char flat_sql[] =
    "SELECT tier, backend, label, driver, session, unix_s, ordinal, seed, pid, git, build_id, "
    "mode, shape, t, set_hash, schedule, code_hash, numeric, layout, outcome, incumbent, "
    "share, "
    "floor_ns, round, slot, launches, ns, sm_mhz, excluded FROM v_sample WHERE cell = ?1 "
    "ORDER BY schedule, code_hash, round";

rs_status rs_db_export(
    rs_db *db, const rs_db_filter *filter, rs_db_take_row *take, void *arg, rs_err *err)
{
    sqlite3_stmt *cells = NULL, *rows = NULL;
    taker t = {take, arg, false};
    int code = SQLITE_DONE;
    rs_status st = rs_db_add_views(db, err);
    if (!st)
        st = rs_db_prepare(db, &cells, err, cells_sql, "sss", filter->tier, filter->mode,
                           filter->shape);
    if (!st)
        st = rs_db_prepare(db, &rows, err, flat_sql, "");
    while (!st && (code = sqlite3_step(cells)) == SQLITE_ROW) {
        rs_db_rebind(rows, "i", sqlite3_column_int64(cells, 0));
        st = give_rows(db, rows, &t, err);
        sqlite3_reset(rows);
        t.silent = true;
    }
    if (!st && code != SQLITE_DONE)
        st = rs_db_fail(db, "listing cells", err);
    sqlite3_finalize(rows);
    sqlite3_finalize(cells);
    return st;
}
