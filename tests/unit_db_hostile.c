/* Files and folders prepared by somebody else: nothing in a database acts, nothing is written
   through a link, and what is made is not writable for others. */
#include "db/merge.h"
#include "fake_db.h"
#include "sweep/base/file.h"

#include <sqlite3.h>
#include <sys/stat.h>

static const fake fakes[] = {FAKE("a", 100), FAKE("b", 200)};

static void raw(const char *path, const char *sql)
{
    sqlite3 *h = NULL;
    char *why = NULL;
    assert_int_equal(sqlite3_open(path, &h), SQLITE_OK);
    if (sqlite3_exec(h, sql, NULL, NULL, &why) != SQLITE_OK)
        fail_msg("%s: %s", sql, why);
    sqlite3_close(h);
}

static void make(char path[64])
{
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    int64_t session = fake_session(db, fake_machine(db, "cpu-a"), 1);
    must(fake_put(db, session, 1, "q4g64:linear:64x128", 1, fakes, 2, &err), &err);
    rs_db_close(db);
}

static void nothing_in_a_file_acts(void **state)
{
    (void)state;
    static const char *const traps[] = {
        "CREATE TRIGGER t AFTER INSERT ON session BEGIN DELETE FROM sample; END",
        "CREATE TRIGGER t AFTER INSERT ON cell BEGIN INSERT INTO build VALUES (9, 'x', 'x', "
        "'x', "
        "'x'); END",
        "ALTER TABLE ceiling RENAME TO other; CREATE VIEW ceiling AS WITH RECURSIVE n(i) AS "
        "(SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS session, 'x' AS name, 1.0 AS "
        "value "
        "FROM n",
        "CREATE VIRTUAL TABLE v USING rtree(id, a, b)",
    };
    for (size_t i = 0; i < sizeof traps / sizeof *traps; i++)
        for (int mode = RS_DB_READ; mode <= RS_DB_CREATE; mode++) {
            char path[64];
            rs_db *db = NULL;
            rs_err err = {0};
            make(path);
            raw(path, traps[i]);
            assert_int_equal(rs_db_open(path, (rs_db_mode)mode, &db, &err), RS_IO);
            assert_non_null(strstr(err.msg, "it is not opened"));
        }
}

/* A view of one's own, under another name, is nobody's harm. */
static void own_views_stay(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    make(path);
    raw(path, "CREATE VIEW mine AS SELECT count(*) FROM sample");
    must(rs_db_open(path, RS_DB_WRITE, &db, &err), &err);
    rs_db_close(db);
}

static void put_text(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

static void assert_text(const char *path, const char *text)
{
    char got[64] = "";
    FILE *f = fopen(path, "r");
    assert_non_null(f);
    assert_non_null(fgets(got, sizeof got, f));
    fclose(f);
    assert_string_equal(got, text);
}

static void links_are_not_followed(void **state)
{
    (void)state;
    char path[64], lock[80], victim[80], beside[96];
    rs_db *db = NULL;
    rs_err err = {0};
    fake_path(path);
    snprintf(victim, sizeof victim, "%s.victim", path);
    snprintf(lock, sizeof lock, "%s.lock", path);
    put_text(victim, "precious");
    for (int hard = 0; hard < 2; hard++) {
        assert_int_equal(hard ? link(victim, lock) : symlink(victim, lock), 0);
        assert_int_equal(rs_db_open(path, RS_DB_CREATE, &db, &err), RS_IO);
        assert_non_null(strstr(err.msg, "a link to another file"));
        assert_text(victim, "precious");
        unlink(lock);
    }
    assert_int_equal(mkfifo(lock, 0600), 0); /* and it does not hang */
    assert_int_equal(rs_db_open(path, RS_DB_CREATE, &db, &err), RS_IO);
    unlink(lock);
    /* Beside a merge and beside a table. */
    char in[64];
    rs_db_merged merged;
    const char *const sources[] = {in};
    make(in);
    snprintf(beside, sizeof beside, "%s.merge.tmp", path);
    assert_int_equal(symlink(victim, beside), 0);
    must(rs_db_merge(path, sources, 1, &merged, &err), &err);
    assert_text(victim, "precious");
    snprintf(beside, sizeof beside, "%s.tmp", path);
    assert_int_equal(symlink(victim, beside), 0);
    FILE *f = rs_file_fresh(beside);
    assert_non_null(f);
    fputs("mine", f);
    fclose(f);
    assert_text(victim, "precious");
}

static unsigned mode_of(const char *path)
{
    struct stat s;
    assert_int_equal(stat(path, &s), 0);
    return s.st_mode & 07777;
}

static void nobody_else_may_write(void **state)
{
    (void)state;
    char path[64], lock[80];
    mode_t before = umask(0);
    make(path);
    snprintf(lock, sizeof lock, "%s.lock", path);
    assert_int_equal(mode_of(path), 0644);
    assert_int_equal(mode_of(lock), 0644);
    umask(077);
    make(path);
    assert_int_equal(mode_of(path), 0600);
    umask(before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_in_a_file_acts),
        cmocka_unit_test(own_views_stay),
        cmocka_unit_test(links_are_not_followed),
        cmocka_unit_test(nobody_else_may_write),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
