/* A replay answers as the recorded machine and hands out what was recorded, session by session.
 */
#include "fake_db.h"
#include "sweep/environment.h"
#include "sweep/replay.h"

static const char shape[] = "q4g64:linear:64x128";

static void tiers_come_back(void **state)
{
    (void)state;
    static const char *const good[] = {"nvidia-sm90-132", "cpu-2c-32m",
                                       "cpu-avx2-avx512-vnni-bf16-64c-256m"};
    static const char *const bad[] = {
        "",       "H200",        "cpu-",           "cpu-avx9-2c-32m",
        "cpu-2c", "nvidia-sm90", "nvidia-sm1-132", "cpu-avx512-avx2-2c-32m"};
    char tier[RS_TIER_TEXT];
    rs_device d;
    rs_err err;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        must(rs_replay_device(good[i], &d, &err), &err);
        assert_string_equal(rs_device_tier(&d, tier), good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(rs_replay_device(bad[i], &d, &err), RS_USAGE);
}

static void record(const char *path)
{
    rs_db *db = NULL;
    rs_err err = {0};
    int64_t sessions[2];
    fake f[] = {FAKE("cpu_a", 100), FAKE("cpu_b", 200), FAKE("cpu_bad", 0)};
    f[2].outcome = RS_DB_WRONG;
    must(rs_db_open(path, RS_DB_CREATE, &db, &err), &err);
    int64_t machine = fake_machine(db, "cpu-avx2-2c-32m");
    for (int i = 0; i < 2; i++)
        sessions[i] = fake_session(db, machine, i + 1);
    fake_cells(db, sessions, 2, shape, 4, f, 3);
    must(rs_db_put_ceiling(db, sessions[0], "peak_flops:exact", 1e9, &err), &err);
    must(rs_db_put_ceiling(db, sessions[0], "spent_s:kernels", 3, &err), &err);
    rs_db_close(db);
}

static size_t count_of(const char *text, const char *what)
{
    size_t n = 0;
    for (const char *p = text; (p = strstr(p, what)); p++)
        n++;
    return n;
}

static void what_was_recorded_comes_out(void **state)
{
    (void)state;
    char path[64], backend[80], *text = NULL;
    size_t size = 0;
    rs_replay *replay = NULL;
    rs_device d;
    rs_err err = {0};
    record(fake_path(path));
    snprintf(backend, sizeof backend, "replay:%s", path);
    assert_true(rs_replay_is(backend) && !rs_replay_is("cpu"));
    must(rs_replay_open(backend, &replay, &d, &err), &err);
    assert_int_equal(d.cores, 2);
    rs_job_case one = {0};
    must(rs_shape_parse(shape, &one.shape, &err), &err);
    rs_job_run runs[] = {
        {"cpu_a", true, false}, {"cpu_new", false, false}, {"cpu_bad", false, false}};
    rs_job_cell cells[] = {{0, 4, 2, runs, 3}, {0, 4, 3, runs, 3}, {0, 5, 1, runs, 3}};
    rs_job job = {
        .mode = RS_MODE_chain, .cases = &one, .case_count = 1, .cells = cells, .cell_count = 3};
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    must(rs_replay_cell(replay, &job, 0, f, &err), &err);
    fclose(f);
    assert_int_equal(count_of(text, "\ns 0 "), FAKE_ROUNDS);
    assert_int_equal(count_of(text, "\ns 1 "), 0);
    assert_non_null(strstr(text, "out 1 2 not in the recording"));
    assert_non_null(strstr(text, "out 2 3 as planted"));
    assert_non_null(strstr(text, "end 0"));
    assert_int_equal(count_of(text, "ceiling"), 0); /* those are of session 1 */
    free(text);
    f = fopen("/dev/null", "w");
    assert_non_null(f);
    assert_int_equal(rs_replay_cell(replay, &job, 1, f, &err), RS_UNKNOWN);
    assert_non_null(strstr(err.msg, "holds no session 3 of q4g64:linear:64x128 at T=4"));
    assert_int_equal(rs_replay_cell(replay, &job, 2, f, &err), RS_UNKNOWN);
    fclose(f);
    rs_replay_close(replay);
}

/* Sessions are told apart by their time: a clock that went back must not turn them around. */
static void a_clock_behind_keeps_the_order(void **state)
{
    (void)state;
    char text[RS_ENVIRONMENT_TEXT];
    assert_null(strstr(rs_environment_since(0, text), "clock_back_s"));
    rs_environment_since(4102444800, text);
    assert_non_null(strstr(text, "\"unix_s\": 4102444801,"));
    assert_non_null(strstr(text, "\"clock_back_s\": "));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tiers_come_back),
        cmocka_unit_test(what_was_recorded_comes_out),
        cmocka_unit_test(a_clock_behind_keeps_the_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
