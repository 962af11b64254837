/* The generator's output, byte for byte, from samples that are checked in; and that output
   compiled and looked up. To renew the golden file after a wanted change: RS_GOLDEN_WRITE=1
   golden_emit, then read the diff. */
#include "fake_plan.h"

#include "sweep/emit_csv.h"

#include <sqlite3.h>

#include "data/golden_emit.c.txt"

static char *read_all(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        fail_msg("cannot read %s", path);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, f) > 0);
    fclose(f);
    return text;
}

static rs_db *open_fixture(char path[64])
{
    rs_db *db = NULL;
    rs_err err = {0};
    sqlite3 *raw = NULL;
    char *complaint = NULL;
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    rs_db_close(db);
    char *sql = read_all(RS_SOURCE_DIR "/tests/data/golden_emit.sql");
    assert_int_equal(sqlite3_open(path, &raw), SQLITE_OK);
    if (sqlite3_exec(raw, sql, NULL, NULL, &complaint))
        fail_msg("golden_emit.sql: %s", complaint);
    sqlite3_close(raw);
    free(sql);
    must(rs_db_open(path, RS_DB_READ, &db, &err), &err);
    must(rs_db_verify(db, &err), &err);
    return db;
}

static void byte_for_byte(void **state)
{
    (void)state;
    static const char golden[] = RS_SOURCE_DIR "/tests/data/golden_emit.c.txt";
    char path[64];
    rs_arena *arena = rs_arena_new();
    rs_db *db = open_fixture(path);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(arena, db, &options);
    const char *text = fake_text(arena, &plan);
    if (getenv("RS_GOLDEN_WRITE")) {
        FILE *f = fopen(golden, "wb");
        assert_non_null(f);
        fputs(text, f);
        fclose(f);
    }
    char *wanted = read_all(golden);
    assert_string_equal(text, wanted);
    free(wanted);
    rs_db_close(db);
    rs_arena_free(arena);
}

/* The compiled golden file answers as the table in memory does. */
static void compiled_and_looked_up(void **state)
{
    (void)state;
    char path[64], why[128], fingerprint[17];
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_emit_table *e;
    rs_db *db = open_fixture(path);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(arena, db, &options);
    must(rs_emit_routes(arena, &plan, &fake_registry, &e, &err), &err);
    const rs_route_table *table = &rs_routes_cpu_avx2_2c_32m_linear;
    assert_true(rs_route_closed(table, why, sizeof why));
    rs_route_fingerprint(table, fingerprint);
    assert_string_equal(fingerprint, table->fingerprint);
    assert_string_equal(table->label, plan.machine.label); /* quotes and all */
    assert_string_equal(table->data_hash, plan.data_hash);
    assert_int_equal(table->route_count, e->table.route_count);
    for (size_t i = 0; i < plan.shape_count; i++)
        for (int64_t t = 1; t <= INT32_MAX; t += t < 300 ? 1 : t) {
            const rs_route *got = rs_route_pick(table, plan.shapes[i].text, (int32_t)t);
            const rs_route *wanted = rs_route_pick(&e->table, plan.shapes[i].text, (int32_t)t);
            assert_string_equal(got->schedule, wanted->schedule);
            assert_string_equal(got->layout, wanted->layout);
            assert_string_equal(got->numeric, wanted->numeric);
        }
    rs_db_close(db);
    rs_arena_free(arena);
}

static void written_once(void **state)
{
    (void)state;
    char path[64], folder[80];
    const char *file = NULL;
    bool changed = false;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_db *db = open_fixture(path);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(arena, db, &options);
    snprintf(folder, sizeof folder, "%s.out", path);
    must(rs_emit_c(arena, &plan, &fake_registry, folder, &file, &changed, &err), &err);
    assert_true(changed);
    assert_non_null(strstr(file, FAKE_TIER "/linear.c"));
    must(rs_emit_c(arena, &plan, &fake_registry, folder, &file, &changed, &err), &err);
    assert_false(changed);
    char *wanted = read_all(RS_SOURCE_DIR "/tests/data/golden_emit.c.txt"),
         *got = read_all(file);
    assert_string_equal(got, wanted);
    free(wanted);
    free(got);
    plan.machine.tier = "../up";
    assert_int_equal(rs_emit_c(arena, &plan, &fake_registry, folder, &file, &changed, &err),
                     RS_FORMAT);
    plan.machine.tier = FAKE_TIER;
    assert_int_equal(
        rs_emit_c(arena, &plan, &fake_registry, "/proc/none", &file, &changed, &err), RS_IO);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void as_csv(void **state)
{
    (void)state;
    char path[64], *text = NULL;
    size_t size = 0;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_db *db = open_fixture(path);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(arena, db, &options);
    FILE *f = open_memstream(&text, &size);
    must(rs_emit_csv(arena, &plan, &fake_registry, f, &err), &err);
    fclose(f);
    assert_non_null(
        strstr(text, "tier,shape,t_lo,t_hi,schedule,layout,numeric\n\"" FAKE_TIER "\","
                     "\"q4g64:linear:64x128\",1,8,\"cpu_narrow\",\"row_split\",\"exact\"\n"));
    free(text);
    rs_db_close(db);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(byte_for_byte),
        cmocka_unit_test(compiled_and_looked_up),
        cmocka_unit_test(written_once),
        cmocka_unit_test(as_csv),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
