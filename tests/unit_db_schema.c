/* Files of older programs: checked-in fixtures (tests/data/schema/N.sql, dumped from files of
   that schema) are read as they are, and brought to today's schema by a writer without losing a
   sample; a newer one is refused and not touched. Prints rows for scripts/faults. */
#include "fake_db.h"

#include <sqlite3.h>

static const char *const fixtures[] = {"1", "2"};

static sqlite3 *open_raw(const char *path)
{
    sqlite3 *h = NULL;
    assert_int_equal(sqlite3_open(path, &h), SQLITE_OK);
    return h;
}

static char *read_text(const char *path, size_t *out_size)
{
    FILE *f = fopen(path, "rb");
    char *text = calloc(1, 1 << 20);
    assert_non_null(f);
    assert_non_null(text);
    *out_size = fread(text, 1, (1 << 20) - 1, f);
    fclose(f);
    return text;
}

static void make(const char *path, const char *version)
{
    char file[512];
    size_t size;
    snprintf(file, sizeof file, RS_SOURCE_DIR "/tests/data/schema/%s.sql", version);
    char *sql = read_text(file, &size);
    sqlite3 *h = open_raw(path);
    assert_int_equal(sqlite3_exec(h, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(h);
    free(sql);
}

static int number(const char *path, const char *sql)
{
    sqlite3 *h = open_raw(path);
    sqlite3_stmt *s = NULL;
    assert_int_equal(sqlite3_prepare_v2(h, sql, -1, &s, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    int n = sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    sqlite3_close(h);
    return n;
}

/* All columns of all tables, in the order of names. */
static char *schema_of(const char *path)
{
    char *text = calloc(1, 1 << 16);
    sqlite3 *h = open_raw(path);
    sqlite3_stmt *s = NULL;
    assert_non_null(text);
    assert_int_equal(
        sqlite3_prepare_v2(h,
                           "SELECT m.name || '.' || i.name || ' ' || i.type || ' ' || "
                           "i.\"notnull\" || ' ' || i.pk || char(10) FROM sqlite_schema m, "
                           "pragma_table_info(m.name) i WHERE m.type = 'table' ORDER BY 1",
                           -1, &s, NULL),
        SQLITE_OK);
    while (sqlite3_step(s) == SQLITE_ROW)
        strcat(text, (const char *)sqlite3_column_text(s, 0));
    sqlite3_finalize(s);
    sqlite3_close(h);
    return text;
}

static void data_hash(const char *path, rs_db_mode mode, char out[17])
{
    rs_arena *arena = rs_arena_new();
    rs_db *db = NULL;
    rs_err err = {0};
    rs_db_filter filter = {0};
    rs_db_point *points = NULL;
    size_t count = 0;
    must(rs_db_open(path, mode, &db, &err), &err);
    must(rs_db_verify(db, &err), &err);
    must(rs_db_load_points(db, arena, &filter, &points, &count, &err), &err);
    assert_int_equal(count, 1);
    assert_true(points[0].contender_count >= 4);
    rs_db_data_hash(points, count, out);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void older_ones_are_read_and_brought_up(void **state)
{
    (void)state;
    char fresh[64], path[64], as_is[17], upgraded[17], first[17] = "";
    rs_db *db = NULL;
    rs_err err = {0};
    long lost = 0, tries = 0;
    must(rs_db_open(fake_path(fresh), RS_DB_CREATE, &db, &err), &err);
    rs_db_close(db);
    char *today = schema_of(fresh);
    for (size_t i = 0; i < sizeof fixtures / sizeof *fixtures; i++) {
        make(fake_path(path), fixtures[i]);
        int before = number(path, "SELECT count(*) FROM sample");
        assert_true(before > 0);
        assert_int_equal(number(path, "PRAGMA user_version"), atoi(fixtures[i]));
        data_hash(path, RS_DB_READ, as_is);
        assert_int_equal(number(path, "PRAGMA user_version"), atoi(fixtures[i]));
        data_hash(path, RS_DB_WRITE, upgraded);
        assert_int_equal(number(path, "PRAGMA user_version"), RS_DB_SCHEMA);
        assert_string_equal(as_is, upgraded);
        char *now = schema_of(path);
        assert_string_equal(now, today);
        free(now);
        lost += before - number(path, "SELECT count(*) FROM sample");
        tries++;
        assert_string_equal(*first ? first : upgraded, upgraded); /* the same rows in each */
        strcpy(first, upgraded);
    }
    free(today);
    assert_int_equal(lost, 0);
    printf("fault %ld %ld 0 older schema: read, then brought up\n", tries, lost);
}

static void a_newer_one_is_refused_untouched(void **state)
{
    (void)state;
    char path[64];
    size_t size, again;
    rs_db *db = NULL;
    rs_err err = {0};
    make(fake_path(path), "2");
    sqlite3 *h = open_raw(path);
    assert_int_equal(sqlite3_exec(h, "PRAGMA user_version = 99", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(h);
    char *before = read_text(path, &size);
    for (int mode = RS_DB_READ; mode <= RS_DB_CREATE; mode++) {
        assert_int_equal(rs_db_open(path, (rs_db_mode)mode, &db, &err), RS_VERSION);
        assert_non_null(strstr(err.msg, "use a newer program"));
    }
    char *after = read_text(path, &again);
    assert_int_equal(size, again);
    assert_memory_equal(before, after, size);
    free(before);
    free(after);
    printf("fault 3 0 0 newer schema: refused, not touched\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(older_ones_are_read_and_brought_up),
        cmocka_unit_test(a_newer_one_is_refused_untouched),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
