/* Opening, locking, creating and checking a database; statements. Layer: db. */
#include "db/internal.h"

#include "sweep/base/file.h"
#include "sweep/base/log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/vfs.h>
#include <unistd.h>

rs_status rs_db_fail(rs_db *db, const char *what, rs_err *err)
{
    int code = sqlite3_errcode(db->handle) & 0xff;
    const char *text = sqlite3_errmsg(db->handle);
    /* A file size limit shows as an I/O error. SQLite forgets the system's number when the
       commit that failed is rolled back, errno then still has it. */
    bool io = code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
    int known = sqlite3_system_errno(db->handle), number = io ? (known ? known : errno) : 0;
    if (code == SQLITE_FULL || number == ENOSPC || number == EFBIG || number == EDQUOT)
        return rs_err_set(
            err, RS_FULL,
            "%s: no space left while %s; what was finished is safe: free some space "
            "and run the same command again",
            db->path, what);
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
        return rs_err_set(err, RS_BUSY, "%s is in use by another process (%s)", db->path, what);
    if (code == SQLITE_NOTADB || code == SQLITE_CORRUPT)
        return rs_err_set(err, RS_IO, "%s is not a result database, or a damaged one (%s)",
                          db->path, text);
    return rs_err_set(err, RS_IO, "%s: %s failed: %s", db->path, what, text);
}

rs_status rs_db_exec(rs_db *db, const char *sql, rs_err *err)
{
    if (sqlite3_exec(db->handle, sql, NULL, NULL, NULL) == SQLITE_OK)
        return RS_OK;
    char what[48];
    snprintf(what, sizeof what, "%.40s", sql ? sql : "?");
    return rs_db_fail(db, what, err);
}

static void bind_all(sqlite3_stmt *s, const char *types, va_list args)
{
    for (int i = 1; *types; types++, i++)
        if (*types == 'i')
            sqlite3_bind_int64(s, i, va_arg(args, int64_t));
        else if (*types == 'd')
            sqlite3_bind_double(s, i, va_arg(args, double)); /* NaN is stored as NULL */
        else
            sqlite3_bind_text(s, i, va_arg(args, const char *), -1, SQLITE_TRANSIENT);
}

rs_status rs_db_prepare(
    rs_db *db, sqlite3_stmt **out, rs_err *err, const char *sql, const char *types, ...)
{
    *out = NULL;
    if (sqlite3_prepare_v2(db->handle, sql, -1, out, NULL) != SQLITE_OK)
        return rs_db_fail(db, "preparing a statement", err);
    va_list args;
    va_start(args, types);
    bind_all(*out, types, args);
    va_end(args);
    return RS_OK;
}

void rs_db_rebind(sqlite3_stmt *statement, const char *types, ...)
{
    va_list args;
    va_start(args, types);
    bind_all(statement, types, args);
    va_end(args);
}

rs_status rs_db_run(rs_db *db, sqlite3_stmt *statement, rs_err *err)
{
    int code = sqlite3_step(statement);
    rs_status st =
        code == SQLITE_DONE || code == SQLITE_ROW ? RS_OK : rs_db_fail(db, "writing", err);
    sqlite3_reset(statement);
    return st;
}

rs_status rs_db_do(rs_db *db, rs_err *err, const char *sql, const char *types, ...)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(db, &s, err, sql, "");
    if (!st) {
        va_list args;
        va_start(args, types);
        bind_all(s, types, args);
        va_end(args);
        st = rs_db_run(db, s, err);
    }
    sqlite3_finalize(s);
    return st;
}

const char *rs_db_text(sqlite3_stmt *statement, int column, rs_arena *arena)
{
    const char *text = (const char *)sqlite3_column_text(statement, column);
    return text ? rs_arena_strdup(arena, text) : NULL;
}

const char *rs_db_word(sqlite3_stmt *statement, int column, rs_arena *arena)
{
    const char *text = rs_db_text(statement, column, arena);
    return text ? text : "";
}

/* The writer holds flock on "<path>.lock" and writes its pid there. The kernel drops the lock
   with the process, so a killed writer leaves nothing stale. */
rs_status rs_db_lock(const char *db_path, bool write, int *out_fd, rs_err *err)
{
    char path[4096];
    snprintf(path, sizeof path, "%s.lock", db_path);
    int fd = write ? rs_file_lock(path) : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0 && !write)
        return RS_OK; /* nobody ever wrote it here */
    if (fd < 0 && (errno == ELOOP || errno == EPERM))
        return rs_err_set(err, RS_IO,
                          "%s is a link to another file or no file; remove it, if it is yours",
                          path);
    if (fd < 0)
        return rs_err_set(err, RS_IO, "cannot write beside %s: %s; give another --db", db_path,
                          strerror(errno));
    if (flock(fd, (write ? LOCK_EX : LOCK_SH) | LOCK_NB)) {
        char pid[24] = "unknown";
        ssize_t n = read(fd, pid, sizeof pid - 1);
        pid[n > 0 ? n : 0] = '\0';
        close(fd);
        return rs_err_set(err, RS_BUSY,
                          "%s is being written by process %s; wait for it or give another --db",
                          db_path, n > 0 ? pid : "unknown");
    }
    /* The pid is a courtesy; the lock itself holds. */
    if (write && !ftruncate(fd, 0))
        (void)!dprintf(fd, "%d", (int)getpid());
    *out_fd = fd;
    return RS_OK;
}

static rs_status read_version(rs_db *db, int *out_version, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(db, &s, err, "PRAGMA user_version", "");
    if (!st) {
        if (sqlite3_step(s) == SQLITE_ROW)
            *out_version = sqlite3_column_int(s, 0);
        else
            st = rs_db_fail(db, "reading", err);
    }
    sqlite3_finalize(s);
    return st;
}

/* Number of things in the schema that match; -1 when it cannot be read. */
static int count_schema(rs_db *db, const char *where)
{
    char sql[512];
    sqlite3_stmt *s = NULL;
    int count = -1;
    snprintf(sql, sizeof sql, "SELECT count(*) FROM sqlite_schema WHERE %s", where);
    if (!rs_db_prepare(db, &s, NULL, sql, "") && sqlite3_step(s) == SQLITE_ROW)
        count = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    return count;
}

/* Run `sql` and set the version, in one transaction. */
static rs_status change_schema(rs_db *db, const char *sql, int version, rs_err *err)
{
    char pragma[64];
    snprintf(pragma, sizeof pragma, "PRAGMA user_version = %d", version);
    rs_status st = rs_db_exec(db, "BEGIN IMMEDIATE", err);
    if (!st)
        st = rs_db_exec(db, sql, err);
    if (!st)
        st = rs_db_exec(db, pragma, err);
    if (!st)
        st = rs_db_exec(db, "COMMIT", err);
    if (st && !sqlite3_get_autocommit(db->handle))
        sqlite3_exec(db->handle, "ROLLBACK", NULL, NULL, NULL);
    return st;
}

/* Later schemas only add tables: a reader of an older file puts empty ones of the same shape in
   their place, so that nothing but these texts knows of versions. KIND is TABLE or TEMP TABLE.
   The columns are those of schema.sql; a test compares. */
#define SCHEMA_2(KIND)                                                                         \
    "CREATE " KIND                                                                             \
    " round (cell INTEGER NOT NULL REFERENCES cell (id), round INTEGER NOT NULL, "             \
    "epoch INTEGER NOT NULL, mem_mhz REAL, temp_c REAL, power_w REAL, throttle TEXT, "         \
    "steal REAL, foreign_load REAL, PRIMARY KEY (cell, round)) STRICT, WITHOUT ROWID;"         \
    "CREATE " KIND                                                                             \
    " output (entry INTEGER PRIMARY KEY REFERENCES entry (id), y_hash TEXT NOT NULL) STRICT;"

#define SCHEMA_3(KIND)                                                                         \
    "CREATE " KIND " ab_run (id INTEGER PRIMARY KEY, "                                         \
    "kind TEXT NOT NULL CHECK (kind IN ('ab', 'null', 'bisect')), host TEXT NOT NULL, "        \
    "tool TEXT NOT NULL, a TEXT NOT NULL, b TEXT NOT NULL, a_hash TEXT NOT NULL, "             \
    "b_hash TEXT NOT NULL, a_routes TEXT, b_routes TEXT, metric TEXT, "                        \
    "higher INTEGER NOT NULL, seed TEXT NOT NULL, timeout_s REAL NOT NULL, "                   \
    "started_unix_s INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'open' "                     \
    "CHECK (state IN ('open', 'finished', 'refused', 'interrupted'))) STRICT;"                 \
    "CREATE " KIND                                                                             \
    " ab_sample (run INTEGER NOT NULL REFERENCES ab_run (id), ordinal INTEGER NOT NULL, "      \
    "config TEXT NOT NULL, control INTEGER NOT NULL, command TEXT NOT NULL, "                  \
    "arm TEXT NOT NULL, session INTEGER NOT NULL, repetition INTEGER NOT NULL, "               \
    "exit_code INTEGER, signal INTEGER NOT NULL, timed_out INTEGER NOT NULL, "                 \
    "seconds REAL NOT NULL, metric REAL, why TEXT, stdout_tail TEXT, stderr_tail TEXT, "       \
    "PRIMARY KEY (run, ordinal)) STRICT, WITHOUT ROWID;"

/* Step i takes schema i + 1 to i + 2; a new schema appends its step before the NULL. */
static const char *const migrations[] = {SCHEMA_2("TABLE"), SCHEMA_3("TABLE"), NULL};
static const char *const stand_ins[] = {SCHEMA_2("TEMP TABLE"), SCHEMA_3("TEMP TABLE"), NULL};
_Static_assert(sizeof migrations / sizeof *migrations == RS_DB_SCHEMA,
               "one migration for each schema after the first");

static rs_status migrate(rs_db *db, int version, rs_err *err)
{
    rs_status st = RS_OK;
    for (int i = 0; migrations[i] && !st; i++)
        if (i + 1 >= version)
            st = change_schema(db, migrations[i], i + 2, err);
    return st;
}

static rs_status stand_in(rs_db *db, int version, rs_err *err)
{
    rs_status st = RS_OK;
    for (int i = version - 1; stand_ins[i] && !st; i++)
        st = rs_db_exec(db, stand_ins[i], err);
    return st;
}

/* What a stranger's file could make SQLite do: nothing but tables is needed. */
#define ACTING                                                                                 \
    "type = 'trigger' OR sql LIKE 'create virtual%' OR (type = 'view' AND name IN "            \
    "('machine', 'build', 'session', 'schedule', 'cell', 'entry', 'sample', 'round', "         \
    "'output', 'ceiling', 'plan', 'verdict', 'band', 'ab_run', 'ab_sample'))"

static void harden(sqlite3 *handle)
{
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
}

static rs_status check_version(rs_db *db, rs_db_mode mode, rs_err *err)
{
    int version = 0;
    rs_status st = read_version(db, &version, err);
    if (st)
        return st;
    if (version > RS_DB_SCHEMA)
        return rs_err_set(
            err, RS_VERSION,
            "%s has schema %d, this program knows up to %d; use a newer program or "
            "another --db",
            db->path, version, RS_DB_SCHEMA);
    if (version == 0 && mode == RS_DB_CREATE && count_schema(db, "true") == 0)
        return change_schema(db, rs_db_schema_sql, RS_DB_SCHEMA, err);
    if (count_schema(db, ACTING) > 0)
        return rs_err_set(
            err, RS_IO,
            "%s holds triggers, or views in the place of tables, which no program "
            "of this project writes; it is not opened",
            db->path);
    if (version <= 0 || count_schema(db, "name IN ('session', 'cell', 'sample')") != 3)
        return rs_err_set(err, RS_IO,
                          "%s is an SQLite file but not a result database; give another --db",
                          db->path);
    return mode == RS_DB_READ ? stand_in(db, version, err) : migrate(db, version, err);
}

/* Locks and rollback lean on the file system; network ones are known to promise and not to
 * hold. */
static void warn_network(const char *path)
{
    static const uint32_t network[] = {0x6969 /* NFS */,
                                       0x517b /* SMB */,
                                       0xff534d42 /* CIFS */,
                                       0xfe534d42 /* SMB2 */,
                                       0x01021997 /* 9P */,
                                       0x0bd00bd0 /* Lustre */,
                                       0x47504653 /* GPFS */,
                                       0x19830326 /* BeeGFS */,
                                       0x00c36400 /* Ceph */,
                                       0x5346414f /* AFS */,
                                       0x65735546 /* FUSE: sshfs and its like */};
    struct statfs fs;
    if (statfs(path, &fs))
        return;
    for (size_t i = 0; i < sizeof network / sizeof *network; i++)
        if ((uint32_t)fs.f_type == network[i])
            rs_log(RS_LOG_WARN, "db",
                   "%s is on a network file system, where locks may not hold; a local --db is "
                   "safer",
                   path);
}

rs_status rs_db_open(const char *path, rs_db_mode mode, rs_db **out_db, rs_err *err)
{
    rs_db *db = calloc(1, sizeof *db);
    RS_CHECK(db);
    db->path = strdup(path);
    db->lock_fd = -1;
    RS_CHECK(db->path);
    rs_status st = RS_OK;
    if (mode != RS_DB_CREATE && access(path, F_OK))
        st = rs_err_set(err, RS_IO, "no database %s; measure first, or give --db", path);
    if (!st && mode != RS_DB_READ)
        st = rs_db_lock(path, true, &db->lock_fd, err);
    /* Also a reader may write: to roll back what a killed writer left half done. */
    int flags = SQLITE_OPEN_READWRITE | (mode == RS_DB_CREATE ? SQLITE_OPEN_CREATE : 0);
    if (!st && sqlite3_open_v2(path, &db->handle, flags, NULL) != SQLITE_OK)
        st = rs_db_fail(db, "opening", err);
    if (!st) {
        sqlite3_extended_result_codes(db->handle, 1);
        sqlite3_busy_timeout(db->handle, 5000);
        harden(db->handle);
        /* EXTRA: a cell that was stored is there after a power cut. FULL does not wait for the
           journal's removal to reach the disk and would lose the last one; a cell takes much
           longer than that one sync more. */
        st = rs_db_exec(db, "PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA", err);
    }
    if (!st)
        st = check_version(db, mode, err);
    if (!st && mode != RS_DB_READ)
        warn_network(path);
    if (st)
        rs_db_close(db);
    else
        *out_db = db;
    return st;
}

void rs_db_close(rs_db *db)
{
    if (!db)
        return;
    sqlite3_close(db->handle);
    if (db->lock_fd >= 0)
        close(db->lock_fd);
    free(db->path);
    free(db);
}

static rs_status first_complaint(rs_db *db, const char *pragma, const char *fine, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(db, &s, err, pragma, "");
    int code = st ? SQLITE_DONE : sqlite3_step(s);
    if (code == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(s, 0);
        if (!text || strcmp(text, fine) != 0)
            st = rs_err_set(err, RS_FORMAT, "%s: %s: %s; restore it from a copy", db->path,
                            pragma, text ? text : "?");
    } else if (code != SQLITE_DONE)
        st = rs_db_fail(db, pragma, err);
    sqlite3_finalize(s);
    return st;
}

rs_status rs_db_verify(rs_db *db, rs_err *err)
{
    rs_status st = first_complaint(db, "PRAGMA integrity_check", "ok", err);
    return st ? st : first_complaint(db, "PRAGMA foreign_key_check", "", err);
}
