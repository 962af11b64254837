/* The checks on recorded samples: they pass on what a GPU really gave, and fail where a
   database was made wrong on purpose. */
#include "fake_samples.h"

#include "sweep/selftest_data.h"

/* The printed lines; the caller frees them. */
static char *check(rs_db *db, rs_db *against, bool *out_ok)
{
    char *text = NULL;
    size_t size = 0;
    rs_err err = {0};
    rs_selftest_data_options options = rs_selftest_data_default();
    options.trials = 2000;
    FILE *out = open_memstream(&text, &size);
    assert_non_null(out);
    rs_status st = rs_selftest_data(db, against, &fake_registry, &options, out, out_ok, &err);
    fclose(out);
    must(st, &err);
    return text;
}

static void expect_line(const char *text, const char *line)
{
    if (!strstr(text, line))
        fail_msg("no line '%s' in:\n%s", line, text);
}

/* Planted wrong: the named check fails, and with it the whole. */
static void expect_failure(scene *s, const char *line)
{
    bool ok = true;
    char *text = check(s->db, NULL, &ok);
    expect_line(text, line);
    assert_false(ok);
    free(text);
    rs_db_close(s->db);
}

/* ---- truths ---- */

/* A winner by 2 %, and losers that a screen sees at once, two of them alike. */
static double honest(int who, int session, int round)
{
    (void)session, (void)round;
    return who == 0 ? 1000 : who == 1 ? 1020 : who == 2 ? 1598 : 1450 + 50 * who;
}

/* 1.2 % apart: a tie by size, a WIN by steadiness. */
static double apart(int who, int session, int round)
{
    (void)session, (void)round;
    return who == 0 ? 1000 : 1012;
}

/* Far enough from each other to tell, too near for the first cut. */
static double crowded(int who, int session, int round)
{
    (void)session, (void)round;
    return 1000 + 20 * who;
}

static double exchanged_in_session_3(int who, int session, int round)
{
    int other = who < 2 ? 1 - who : who;
    return round >= 0 && (session == 3 ? other : who) == 0 ? 1000 : who < 2 ? 1060 : 1500;
}

static double exchanged_in_odd_blocks(int who, int session, int round)
{
    int other = who < 2 ? 1 - who : who;
    return session > 0 && ((round / 2) % 2 ? other : who) == 0 ? 1000 : who < 2 ? 1060 : 1500;
}

/* The best of all sessions but the first, where a screen throws it out. */
static double slow_start(int who, int session, int round)
{
    (void)round;
    return who == 0 ? 1000 : who == 1 ? session == 1 ? 1300 : 850 : 1500;
}

static double exchanged(int who, int session, int round)
{
    return honest(who < 2 ? 1 - who : who, session, round) + (who == 0 ? 50 : 0);
}

/* ---- tests ---- */

static void honest_samples_pass(void **state)
{
    (void)state;
    bool ok = false, again = false;
    scene s = begin(FAKE_TIER, 6);
    plant(&s, honest, 1);
    char *text = check(s.db, NULL, &ok);
    if (!ok)
        fail_msg("%s", text);
    expect_line(text, "PASS shuffled labels");
    expect_line(text, "PASS split halves by blocks");
    expect_line(text, "PASS split halves by sessions");
    expect_line(text, "PASS regret, one session left out: ");
    expect_line(text, "PASS racing, cost");
    expect_line(text, "PASS racing, table of those left");
    char *same = check(s.db, NULL, &again);
    assert_string_equal(text, same);
    free(text);
    free(same);
    rs_db_close(s.db);
}

static void one_session_skips_what_needs_more(void **state)
{
    (void)state;
    bool ok = false;
    scene s = begin(FAKE_TIER, 1);
    plant(&s, honest, 1);
    char *text = check(s.db, NULL, &ok);
    expect_line(text, "SKIP shuffled labels");
    expect_line(text, "SKIP split halves by blocks");
    expect_line(text, "SKIP regret, one session left out");
    expect_line(text, "PASS regret, half of the blocks left out");
    assert_true(ok);
    free(text);
    rs_db_close(s.db);
}

static void an_exchanged_session_is_found(void **state)
{
    (void)state;
    scene s = begin(FAKE_TIER, 3);
    plant(&s, exchanged_in_session_3, 1);
    expect_failure(&s, "FAIL regret, one session left out");
    s = begin(FAKE_TIER, 4);
    plant(&s, exchanged_in_session_3, 2);
    expect_failure(&s, "FAIL regret, one session left out");
}

static void exchanged_blocks_contradict(void **state)
{
    (void)state;
    scene s = begin(FAKE_TIER, 3);
    plant(&s, exchanged_in_odd_blocks, 1);
    expect_failure(&s, "FAIL split halves by blocks");
    s = begin(FAKE_TIER, 3);
    plant(&s, exchanged_in_odd_blocks, 1);
    expect_failure(&s, "FAIL regret, half of the blocks left out");
}

/* One block a session gives a coin's luck no median to drown in. */
static void one_block_a_session_is_too_few(void **state)
{
    (void)state;
    scene s = begin(FAKE_TIER, 3);
    s.rounds = 2;
    s.schedules = 2;
    plant(&s, apart, 1);
    expect_failure(&s, "FAIL shuffled labels");
}

static void a_race_that_saves_nothing_fails(void **state)
{
    (void)state;
    scene s = begin(FAKE_TIER, 3);
    plant(&s, crowded, 1);
    expect_failure(&s, "FAIL racing, cost");
}

static void a_screened_winner_is_missed(void **state)
{
    (void)state;
    scene s = begin(FAKE_TIER, 4);
    plant(&s, slow_start, 1);
    expect_failure(&s, "FAIL racing, table of those left");
}

static void two_campaigns(void **state)
{
    (void)state;
    bool ok = false;
    scene s = begin(FAKE_TIER, 3), same = begin(FAKE_TIER, 3), other = begin(FAKE_TIER, 3);
    plant(&s, honest, 1);
    plant(&same, honest, 2);
    plant(&other, exchanged, 3);
    char *text = check(s.db, same.db, &ok);
    if (!ok)
        fail_msg("%s", text);
    expect_line(text, "PASS two campaigns, winners");
    expect_line(text, "PASS two campaigns, table 1 by samples 2");
    expect_line(text, "PASS two campaigns, table 2 by samples 1");
    free(text);
    text = check(s.db, other.db, &ok);
    assert_false(ok);
    expect_line(text, "FAIL two campaigns, winners");
    expect_line(text, "FAIL two campaigns, table 1 by samples 2");
    free(text);
    rs_db_close(s.db);
    rs_db_close(same.db);
    rs_db_close(other.db);
}

static void unfit_databases_are_refused(void **state)
{
    (void)state;
    bool ok = true;
    rs_err err = {0};
    rs_selftest_data_options options = rs_selftest_data_default();
    scene s = begin(FAKE_TIER, 3), other = begin("cpu-avx512-64c-256m", 3);
    scene none = begin(FAKE_TIER, 1);
    plant(&s, honest, 1);
    plant(&other, honest, 1);
    assert_int_equal(
        rs_selftest_data(s.db, other.db, &fake_registry, &options, stderr, &ok, &err),
        RS_USAGE);
    assert_non_null(strstr(err.msg, "same machine"));
    assert_false(ok);
    assert_int_equal(
        rs_selftest_data(none.db, NULL, &fake_registry, &options, stderr, &ok, &err),
        RS_UNKNOWN);
    assert_non_null(strstr(err.msg, "measure first"));
    rs_db_close(s.db);
    rs_db_close(other.db);
    rs_db_close(none.db);
}

static const char snapshot[] = RS_SOURCE_DIR "/db/measured/nvidia-sm90-132.sqlite.zst";

static void the_snapshot_passes(void **state)
{
    (void)state;
    char path[64], command[4096];
    bool ok = false;
    rs_err err = {0};
    rs_db *db = NULL;
    fake_path(path);
    snprintf(command, sizeof command, "zstd -q -d -o '%s' '%s'", path, snapshot);
    assert_int_equal(system(command), 0);
    must(rs_db_open(path, RS_DB_READ, &db, &err), &err);
    char *text = check(db, NULL, &ok);
    fputs(text, stdout);
    if (!ok)
        fail_msg("the snapshot does not keep the bounds");
    expect_line(text, "PASS shuffled labels");
    expect_line(text, "PASS split halves by blocks");
    expect_line(text, "PASS regret, one session left out");
    expect_line(text, "PASS regret, half of the blocks left out");
    expect_line(text, "PASS racing, cost");
    expect_line(text, "PASS racing, table of those left");
    free(text);
    rs_db_close(db);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(honest_samples_pass),
        cmocka_unit_test(one_session_skips_what_needs_more),
        cmocka_unit_test(an_exchanged_session_is_found),
        cmocka_unit_test(exchanged_blocks_contradict),
        cmocka_unit_test(one_block_a_session_is_too_few),
        cmocka_unit_test(a_race_that_saves_nothing_fails),
        cmocka_unit_test(a_screened_winner_is_missed),
        cmocka_unit_test(two_campaigns),
        cmocka_unit_test(unfit_databases_are_refused),
    };
    const struct CMUnitTest recorded[] = {cmocka_unit_test(the_snapshot_passes)};
    int failed = cmocka_run_group_tests_name("planted", tests, NULL, NULL);
    if (system("command -v zstd >/dev/null")) {
        puts("skipped: zstd is not installed, so the snapshot cannot be unpacked");
        return failed ? failed : 77;
    }
    return failed + cmocka_run_group_tests_name("snapshot", recorded, NULL, NULL);
}
