/* `sweep db` over databases with known truth: what is shown, compared, found faulty, pruned. */
#include "fake_plan.h"

#include "db/inspect.h"
#include "sweep/db_command.h"

#include <sqlite3.h>

static const char one[] = "q4g64:linear:64x128", two[] = "q8g32:linear:64x128";

/* cpu_wide is the quickest; four sessions; `slower` slows cpu_wide down in the last two. */
static void make(char path[64], double slower)
{
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    int64_t machine = fake_machine(db, FAKE_TIER);
    for (int i = 1; i <= 6; i++) {
        int64_t session = fake_session(db, machine, i);
        fake fakes[] = {FAKE("cpu_ref", 2000), FAKE("cpu_other", 1500), FAKE("cpu_wide", 1000)};
        fakes[0].incumbent = true;
        fakes[2].ns *= i > 3 ? slower : 1;
        for (int t = 1; t <= 3; t++) {
            must(fake_put(db, session, i, one, t, fakes, 3, &err), &err);
            must(fake_put(db, session, i, two, t, fakes, 3, &err), &err);
        }
        must(rs_db_end_session(db, session, "finished", "{\"unix_s\": 1700009999}", &err),
             &err);
    }
    rs_db_close(db);
}

static void run_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(db));
    sqlite3_close(db);
}

typedef struct said {
    rs_status status;
    rs_err err;
    char *text;
} said;

/* Run a command on `c`; the caller frees the text. */
static said run(rs_db_run_command *command, rs_db_command c)
{
    said s = {.text = NULL};
    size_t size = 0;
    c.arena = rs_arena_new();
    c.out = open_memstream(&s.text, &size);
    c.policy = c.policy ? c.policy : "spread_paired";
    c.tables = c.tables ? c.tables : "/nowhere";
    s.status = command(&c, &s.err);
    fclose(c.out);
    rs_arena_free(c.arena);
    return s;
}

static void expect(said s, rs_status status, const char *words)
{
    if (s.status != status)
        fail_msg("%s (%s) instead of %s", rs_status_name(s.status), s.err.msg,
                 rs_status_name(status));
    if (words && !strstr(s.text, words) && !strstr(s.err.msg, words))
        fail_msg("'%s' is not in: %s %s", words, s.text, s.err.msg);
    free(s.text);
}

static void test_show(void **state)
{
    (void)state;
    char path[64];
    make(path, 1);
    expect(run(rs_db_show, (rs_db_command){.db = path}), RS_OK, "cpu_wide");
    expect(run(rs_db_show, (rs_db_command){.db = path, .rows = 2, .rows_given = true}), RS_OK,
           "and 4 more");
    said s = run(rs_db_show, (rs_db_command){.db = path, .json = true});
    assert_non_null(strstr(s.text, "\"rows_in_all\": 6"));
    assert_non_null(strstr(s.text, "\"verdict\": \"WIN\""));
    assert_non_null(strstr(s.text, "\"served\": \"cpu_wide\""));
    expect(s, RS_OK, "\"regret\": 0");
    int32_t three = 3;
    s = run(rs_db_show, (rs_db_command){.db = path,
                                        .json = true,
                                        .filter.shape = two,
                                        .choice = {.tokens = &three, .token_count = 1}});
    assert_non_null(strstr(s.text, "\"rows_in_all\": 1"));
    assert_null(strstr(s.text, one));
    expect(s, RS_OK, "\"served\": null"); /* a part of the widths has no bands */
    expect(run(rs_db_show, (rs_db_command){.db = "/nowhere"}), RS_IO, "measure first");
    expect(run(rs_db_sessions, (rs_db_command){.db = path}), RS_OK, "2023-11-14 22:14:20");
}

static said diff(const char *db, const char *a, const char *b, bool all)
{
    const char *args[] = {a, b};
    return run(rs_db_diff, (rs_db_command){.db = db, .args = args, .arg_count = 2, .all = all});
}

static void test_diff(void **state)
{
    (void)state;
    char same[64], slower[64];
    make(same, 1);
    make(slower, 1.2);
    expect(diff(slower, "session:1..3", "session:4..6", false), RS_OK,
           "faster at 0, slower at 6");
    expect(diff(slower, "session:4..6", "session:1..3", false), RS_OK,
           "faster at 6, slower at 0");
    expect(diff(slower, "session:1..3", "session:4..6", true), RS_OK, "slower at 6");
    expect(diff(same, "session:1..3", "session:4..6", false), RS_OK,
           "faster at 0, slower at 0");
    expect(diff(same, "session:1", "session:4", false), RS_OK, "undecided at 6");
    expect(diff(same, same, slower, true), RS_OK, "18 schedules and widths");
    expect(diff(same, "git:g0", "git:g", false), RS_OK, "6 widths");
    expect(diff(same, "git:other", "git:g", false), RS_UNKNOWN, "git:other: ");
    expect(diff(same, "session:3..1", "git:g", false), RS_USAGE, "session");
    expect(diff(same, "session:x", "git:g", false), RS_USAGE, "session");
    expect(diff(same, "session:99", "git:g", false), RS_UNKNOWN, "no timed cell");
    run_sql(slower, "UPDATE machine SET tier = 'another'");
    expect(diff(same, same, slower, false), RS_UNKNOWN, "in common");
}

static said sql(const char *db, const char *text, bool csv)
{
    const char *args[] = {text};
    return run(rs_db_sql, (rs_db_command){.db = db, .args = args, .arg_count = 1, .csv = csv});
}

static void test_sql(void **state)
{
    (void)state;
    static const char *const refused[] = {
        "DELETE FROM sample",      "ATTACH '/tmp/x' AS y",       "PRAGMA journal_mode = OFF",
        "CREATE TABLE x (a)",      "SELECT load_extension('x')", "INSERT INTO plan VALUES (1)",
        "PRAGMA user_version = 9", "SELECT * FROM nothing",      "VACUUM",
        "not sql at all",          "SELECT 1; DROP TABLE cell",  "DROP VIEW v_sample",
        "PRAGMA query_only = 0"};
    char path[64];
    make(path, 1);
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        expect(sql(path, refused[i], false), RS_USAGE, NULL);
    expect(sql(path, "SELECT count(*) AS n FROM v_sample", true), RS_OK, "n\n1296\n");
    expect(sql(path, "SELECT 'a,\"b' AS x, NULL AS y, 0.1 AS z, '' AS w", true), RS_OK,
           "x,y,z,w\n\"a,\"\"b\",,0.1,\"\"\n");
    expect(sql(path, "SELECT count(*) AS n FROM v_median WHERE n = 12", true), RS_OK,
           "\n108\n");
    expect(sql(path, "PRAGMA table_info(cell)", false), RS_OK, "set_hash");
    expect(sql(path, "", false), RS_OK, NULL);
    static const char *const views[] = {"v_session", "v_entry",   "v_sample",
                                        "v_median",  "v_verdict", "v_band"};
    for (size_t i = 0; i < sizeof views / sizeof *views; i++) {
        char text[64];
        snprintf(text, sizeof text, "SELECT * FROM %s LIMIT 1", views[i]);
        expect(sql(path, text, false), RS_OK, NULL);
    }
}

static void test_export(void **state)
{
    (void)state;
    char path[64];
    make(path, 1);
    const char *csv[] = {"csv"}, *json[] = {"json"}, *other[] = {"parquet"};
    said s = run(rs_db_export_rows, (rs_db_command){.db = path, .args = csv, .arg_count = 1});
    size_t lines = 0;
    for (const char *p = s.text; *p; p++)
        lines += *p == '\n';
    assert_int_equal(lines, 1 + 1296);
    expect(s, RS_OK, "tier,backend,label");
    s = run(rs_db_export_rows, (rs_db_command){.db = path, .args = json, .arg_count = 1});
    expect(s, RS_OK, "\"label\": \"Test \\\"CPU\\\" */ 1\"");
    s = run(rs_db_export_rows, (rs_db_command){.db = path, .args = other, .arg_count = 1});
    expect(s, RS_USAGE, "parquet");
}

static said verify(const char *path)
{
    return run(rs_db_verify_all, (rs_db_command){.db = path});
}

static void test_verify(void **state)
{
    (void)state;
    char path[64];
    rs_err err = {0};
    int64_t id = 0;
    make(path, 1);
    rs_arena *arena = rs_arena_new();
    rs_db *db = NULL;
    rs_plan plan;
    rs_db_plan rows = {0};
    rs_db_verdict verdict;
    rs_registry registry;
    rs_plan_options o = {
        .policy = "spread_paired", .allow = rs_allow_default(), .layout_budget = 1};
    must(rs_registry_open(arena, NULL, 0, &registry, &err), &err);
    must(rs_db_open(path, RS_DB_WRITE, &db, &err), &err);
    must(rs_plan_make(arena, db, &registry, &o, &plan, &err), &err);
    expect(verify(path), RS_OK, "0 faults");

    /* A plan that says something else than the data. */
    verdict = (rs_db_verdict){one, 1, "WIN", "cpu_other", NULL, 0.1, 0.01, 3, "why"};
    rows = (rs_db_plan){
        NULL, plan.policy_name, plan.policy_hash, plan.data_hash, "f", &verdict, 1, NULL, 0};
    must(rs_db_put_plan(db, &rows, &id, &err), &err);
    rs_db_close(db);
    said s = verify(path);
    bool known = strstr(s.text, "cannot be decided again") != NULL;
    /* cpu_wide is in no registry: its bands cannot be written, which is a note. */
    expect(s, known ? RS_OK : RS_FAILED, "plan 1");

    run_sql(path, "PRAGMA foreign_keys = OFF; DELETE FROM entry WHERE id = 3");
    expect(verify(path), RS_FAILED, "FAULT orphan row");
    run_sql(path, "DELETE FROM sample WHERE entry = 3; DELETE FROM sample WHERE entry = 4; "
                  "UPDATE sample SET ns = -1 WHERE entry = 5 AND round = 0");
    s = verify(path);
    assert_non_null(strstr(s.text, "has no sample"));
    expect(s, RS_FAILED, "no positive time");
    rs_arena_free(arena);
}

static void copy_file(const char *from, const char *to)
{
    char bytes[65536];
    size_t n;
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    assert_true(in && out);
    while ((n = fread(bytes, 1, sizeof bytes, in)) > 0)
        fwrite(bytes, 1, n, out);
    fclose(in);
    fclose(out);
}

/* Bytes turned over in the middle of the file are faults, never a crash. */
static void test_damaged(void **state)
{
    (void)state;
    rs_rng rng = {7};
    char whole[64], path[64];
    const char *csv[] = {"csv"};
    make(whole, 1);
    fake_path(path);
    for (int round = 0; round < 30; round++) {
        copy_file(whole, path);
        FILE *f = fopen(path, "r+b");
        assert_non_null(f);
        fseek(f, 0, SEEK_END);
        long size = ftell(f);
        for (int i = 0; i < 40; i++) {
            fseek(f, 100 + (long)rs_rng_below(&rng, (uint32_t)size - 100), SEEK_SET);
            fputc((int)rs_rng_below(&rng, 256), f);
        }
        fclose(f);
        said list[] = {
            verify(path), run(rs_db_show, (rs_db_command){.db = path}),
            run(rs_db_sessions, (rs_db_command){.db = path}),
            run(rs_db_export_rows, (rs_db_command){.db = path, .args = csv, .arg_count = 1})};
        for (size_t i = 0; i < sizeof list / sizeof *list; i++)
            free(list[i].text);
    }
}

static void test_prune(void **state)
{
    (void)state;
    char path[64];
    rs_err err = {0};
    make(path, 1);
    rs_arena *arena = rs_arena_new();
    rs_plan_options o = fake_options("spread_paired");
    /* The first three sessions were offered another set; the first stored nothing else. */
    run_sql(path, "UPDATE cell SET set_hash = 'old' WHERE session <= 3");
    rs_db *db = NULL;
    must(rs_db_open(path, RS_DB_READ, &db, &err), &err);
    rs_plan a = fake_plan(arena, db, &o);
    const char *text = fake_text(arena, &a);
    rs_db_close(db);
    expect(run(rs_db_prune_file, (rs_db_command){.db = path}), RS_OK, "would delete");
    expect(sql(path, "SELECT count(*) AS n FROM cell", true), RS_OK, "\n36\n");
    expect(run(rs_db_prune_file, (rs_db_command){.db = path, .yes = true}), RS_OK,
           "        18 cells");
    expect(sql(path, "SELECT count(*) AS n FROM cell", true), RS_OK, "\n18\n");
    expect(sql(path, "SELECT count(*) AS n FROM session", true), RS_OK, "\n3\n");
    expect(verify(path), RS_OK, "0 faults");
    must(rs_db_open(path, RS_DB_READ, &db, &err), &err);
    rs_plan b = fake_plan(arena, db, &o);
    assert_string_equal(text, fake_text(arena, &b));
    rs_db_close(db);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_show),   cmocka_unit_test(test_diff),
        cmocka_unit_test(test_sql),    cmocka_unit_test(test_export),
        cmocka_unit_test(test_verify), cmocka_unit_test(test_damaged),
        cmocka_unit_test(test_prune),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
