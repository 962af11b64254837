/* The file survives: killed writers, full disks, second writers, files of other programs. */
#include "fake_db.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <sqlite3.h>

static const char shape[] = "q4g64:linear:64x128";
static const fake fakes[] = {FAKE("a", 100), FAKE("b", 200), FAKE("c", 300), FAKE("d", 400)};

static void raw(const char *path, const char *sql)
{
    sqlite3 *h = NULL;
    assert_int_equal(sqlite3_open(path, &h), SQLITE_OK);
    assert_int_equal(sqlite3_exec(h, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(h);
}

static int64_t count_cells(rs_db *db, int64_t machine, int t)
{
    rs_err err = {0};
    int64_t n = 0;
    must(rs_db_count_cell(db, machine, shape, "chain", t, "set0", &n, &err), &err);
    return n;
}

/* Child: write cells without end and tell each finished one. */
static void write_without_end(const char *path, int to)
{
    rs_db *db = NULL;
    rs_err err = {0};
    if (rs_db_open(path, RS_DB_CREATE, &db, &err))
        _exit(1);
    int64_t session = fake_session(db, fake_machine(db, "cpu-a"), 1);
    for (int t = 1;; t++)
        if (fake_put(db, session, 1, shape, t, fakes, 4, &err) ||
            write(to, &t, sizeof t) != sizeof t)
            _exit(1);
}

static void killed_writer_loses_nothing(void **state)
{
    (void)state;
    for (int trial = 0; trial < 8; trial++) {
        char path[64];
        int ends[2], t = 0, last = 0;
        fake_path(path);
        assert_int_equal(pipe(ends), 0);
        pid_t pid = fork();
        if (pid == 0)
            write_without_end(path, ends[1]);
        close(ends[1]);
        while (last < 3 + trial && read(ends[0], &t, sizeof t) == sizeof t)
            last = t;
        usleep((useconds_t)(trial * 700)); /* somewhere within the next cell */
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        while (read(ends[0], &t, sizeof t) == sizeof t)
            last = t;
        close(ends[0]);
        assert_true(last >= 3);
        rs_db *db = NULL;
        rs_err err = {0};
        must(rs_db_open(path, RS_DB_READ, &db, &err), &err); /* a reader repairs */
        must(rs_db_verify(db, &err), &err);
        rs_db_close(db);
        must(rs_db_open(path, RS_DB_CREATE, &db, &err), &err); /* no lock is left behind */
        must(rs_db_verify(db, &err), &err);
        int64_t machine = fake_machine(db, "cpu-a");
        for (t = 1; t <= last; t++)
            assert_int_equal(count_cells(db, machine, t), 1);
        rs_db_close(db);
    }
}

static void second_writer_is_refused(void **state)
{
    (void)state;
    char path[64], pid_text[24];
    int ends[2];
    fake_path(path);
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    if (pid == 0) {
        rs_db *db = NULL;
        char c = 'x';
        if (rs_db_open(path, RS_DB_CREATE, &db, NULL) || write(ends[1], &c, 1) != 1)
            _exit(1);
        pause();
    }
    char c;
    assert_int_equal(read(ends[0], &c, 1), 1);
    rs_db *db = NULL;
    rs_err err = {0};
    assert_int_equal(rs_db_open(path, RS_DB_CREATE, &db, &err), RS_BUSY);
    snprintf(pid_text, sizeof pid_text, "process %d", (int)pid);
    assert_non_null(strstr(err.msg, pid_text));
    assert_non_null(strstr(err.msg, path));
    assert_int_equal(rs_db_open(path, RS_DB_WRITE, &db, &err), RS_BUSY);
    must(rs_db_open(path, RS_DB_READ, &db, &err), &err); /* readers may */
    rs_db_close(db);
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    close(ends[0]);
    close(ends[1]);
    must(rs_db_open(path, RS_DB_WRITE, &db, &err), &err);
    rs_db_close(db);
}

/* In a child, so that the limit dies with it. Exit 0 = as it should be. */
static void fill_the_disk(const char *path)
{
    rs_db *db = NULL;
    rs_err err = {0};
    signal(SIGXFSZ, SIG_IGN);
    if (rs_db_open(path, RS_DB_CREATE, &db, &err))
        _exit(2);
    int64_t machine = fake_machine(db, "cpu-a"), session = fake_session(db, machine, 1);
    struct rlimit limit = {150000, 150000};
    if (setrlimit(RLIMIT_FSIZE, &limit))
        _exit(3);
    int t = 1;
    rs_status st = RS_OK;
    while (t < 1000 && !(st = fake_put(db, session, 1, shape, t, fakes, 4, &err)))
        t++;
    if (st != RS_FULL || !strstr(err.msg, path) || !strstr(err.msg, "free some space"))
        _exit(4);
    /* What was finished is there, the failed cell is not, and reading goes on. */
    int64_t n = 0;
    for (int i = 1; i <= t; i++)
        if (rs_db_count_cell(db, machine, shape, "chain", i, "set0", &n, &err) || n != (i < t))
            _exit(5);
    if (rs_db_verify(db, &err))
        _exit(6);
    rs_db_close(db);
    _exit(0);
}

static void full_disk_leaves_the_file_intact(void **state)
{
    (void)state;
    char path[64];
    int how = 0;
    fake_path(path);
    pid_t pid = fork();
    if (pid == 0)
        fill_the_disk(path);
    waitpid(pid, &how, 0);
    assert_true(WIFEXITED(how));
    assert_int_equal(WEXITSTATUS(how), 0);
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(path, RS_DB_CREATE, &db, &err), &err);
    must(rs_db_verify(db, &err), &err);
    int64_t machine = fake_machine(db, "cpu-a"), session = fake_session(db, machine, 2);
    must(fake_put(db, session, 2, shape, 1, fakes, 4, &err), &err); /* and it can grow again */
    rs_db_close(db);
}

static void newer_schema_is_refused(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    rs_db_close(db);
    raw(path, "PRAGMA user_version = 99");
    for (int mode = RS_DB_READ; mode <= RS_DB_CREATE; mode++) {
        assert_int_equal(rs_db_open(path, (rs_db_mode)mode, &db, &err), RS_VERSION);
        assert_non_null(strstr(err.msg, path));
        assert_non_null(strstr(err.msg, "99"));
        assert_non_null(strstr(err.msg, "use a newer program"));
    }
}

/* The schema as one text, in the order of names. */
static char *schema_of(const char *path)
{
    char *text = calloc(1, 1 << 16);
    sqlite3 *handle = NULL;
    sqlite3_stmt *s = NULL;
    assert_int_equal(sqlite3_open(path, &handle), SQLITE_OK);
    assert_int_equal(
        sqlite3_prepare_v2(handle,
                           "SELECT m.name || '.' || i.name || ' ' || i.type || ' ' || "
                           "i.\"notnull\" || ' ' || i.pk || char(10) FROM sqlite_schema m, "
                           "pragma_table_info(m.name) i WHERE m.type = 'table' ORDER BY 1",
                           -1, &s, NULL),
        SQLITE_OK);
    while (sqlite3_step(s) == SQLITE_ROW)
        strcat(text, (const char *)sqlite3_column_text(s, 0));
    sqlite3_finalize(s);
    sqlite3_close(handle);
    return text;
}

/* Schema 1 is schema 2 without the tables that came with it. */
static void older_schema_is_read_and_migrated(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    char *fresh = schema_of(path);
    int64_t session = fake_session(db, fake_machine(db, "cpu-a"), 1);
    must(fake_put(db, session, 1, shape, 1, fakes, 4, &err), &err);
    rs_db_close(db);
    raw(path, "DROP TABLE round; DROP TABLE output; DROP TABLE ab_sample; DROP TABLE ab_run; "
              "PRAGMA user_version = 1");
    rs_arena *arena = rs_arena_new();
    for (int mode = RS_DB_READ; mode <= RS_DB_CREATE; mode++) {
        rs_db_point *points = NULL;
        size_t count = 0;
        rs_db_filter filter = {0};
        must(rs_db_open(path, (rs_db_mode)mode, &db, &err), &err);
        must(rs_db_load_points(db, arena, &filter, &points, &count, &err), &err);
        assert_int_equal(count, 1);
        rs_db_close(db);
        char *now = schema_of(path);
        assert_int_equal(strcmp(now, fresh) == 0, mode != RS_DB_READ);
        free(now);
    }
    rs_arena_free(arena);
    free(fresh);
}

static void foreign_files_are_refused(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    fake_path(path);
    assert_int_equal(rs_db_open(path, RS_DB_READ, &db, &err), RS_IO);
    assert_non_null(strstr(err.msg, "no database"));
    assert_int_equal(rs_db_open(path, RS_DB_WRITE, &db, &err), RS_IO);
    assert_int_not_equal(access(path, F_OK), 0); /* and none was made */
    raw(path, "CREATE TABLE mine (x)");
    assert_int_equal(rs_db_open(path, RS_DB_CREATE, &db, &err), RS_IO);
    raw(path, "PRAGMA user_version = 1");
    assert_int_equal(rs_db_open(path, RS_DB_CREATE, &db, &err), RS_IO);
    assert_non_null(strstr(err.msg, "not a result database"));
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    for (int i = 0; i < 400; i++)
        fputs("this is text, not a database\n", f);
    fclose(f);
    assert_int_equal(rs_db_open(path, RS_DB_CREATE, &db, &err), RS_IO);
    assert_non_null(strstr(err.msg, "not a result database"));
    assert_int_equal(rs_db_open("/nowhere/at/all.sqlite", RS_DB_CREATE, &db, &err), RS_IO);
    assert_non_null(strstr(err.msg, "/nowhere/at/all.sqlite"));
}

static void damage_is_found(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    int64_t session = fake_session(db, fake_machine(db, "cpu-a"), 1);
    must(fake_put(db, session, 1, shape, 1, fakes, 4, &err), &err);
    rs_db_close(db);
    raw(path, "DELETE FROM schedule WHERE name = 'a'"); /* foreign keys are off here */
    must(rs_db_open(path, RS_DB_READ, &db, &err), &err);
    assert_int_equal(rs_db_verify(db, &err), RS_FORMAT);
    rs_db_close(db);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(killed_writer_loses_nothing),
        cmocka_unit_test(second_writer_is_refused),
        cmocka_unit_test(full_disk_leaves_the_file_intact),
        cmocka_unit_test(newer_schema_is_refused),
        cmocka_unit_test(older_schema_is_read_and_migrated),
        cmocka_unit_test(foreign_files_are_refused),
        cmocka_unit_test(damage_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
