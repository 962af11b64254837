/* The database keeps what it is given, and its content alone decides what comes back. */
#include "fake_db.h"

#include <math.h>

static const char shape[] = "q4g64:linear:64x128";

static rs_db *create(char path[64])
{
    rs_db *db = NULL;
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    return db;
}

static void load(rs_db *db, rs_arena *arena, rs_db_point **points, size_t *count)
{
    rs_db_filter filter = {0};
    rs_err err = {0};
    must(rs_db_load_points(db, arena, &filter, points, count, &err), &err);
}

static const rs_db_contender *find(const rs_db_point *p, const char *schedule)
{
    for (size_t i = 0; i < p->contender_count; i++)
        if (!strcmp(p->contenders[i].schedule, schedule))
            return &p->contenders[i];
    return NULL;
}

static void round_trip(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = create(path);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int64_t session = fake_session(db, fake_machine(db, "cpu-a"), 1);
    rs_db_sample samples[] = {{0, 1, 8, 100.5, 1400, NULL},
                              {1, 0, 8, 101.25, 1401, "throttled"},
                              {2, 0, 8, 99.75, 0, NULL}};
    rs_db_entry entries[] = {{.schedule = "b/x=1",
                              .code_hash = "h1",
                              .numeric = "exact",
                              .layout = "l",
                              .workspace_bytes = 7,
                              .outcome = RS_DB_OK,
                              .checked = true,
                              .rel_l2 = 0.5,
                              .gross = 0.25,
                              .share = 0.125,
                              .floor_ns = 50,
                              .registers = 40,
                              .incumbent = true,
                              .samples = samples,
                              .sample_count = 3},
                             {.schedule = "a",
                              .code_hash = "h2",
                              .numeric = "a8",
                              .layout = "l",
                              .outcome = RS_DB_WRONG,
                              .reason = "row 3",
                              .checked = true,
                              .rel_l2 = NAN},
                             {.schedule = "control:read",
                              .code_hash = "",
                              .numeric = "",
                              .layout = "",
                              .outcome = RS_DB_CONTROL}};
    rs_db_round rounds[] = {{0, 0, 1593, 41, NAN, "", 0.01, NAN},
                            {1, 1, NAN, NAN, 350, NULL, 0, 0}};
    rs_db_cell cell = {session, shape, "chain", 5, "s", entries, 3, rounds, 2};
    must(rs_db_put_cell(db, &cell, &err), &err);
    must(rs_db_put_ceiling(db, session, "fma_gflops", 12.5, &err), &err);
    must(rs_db_end_session(db, session, "finished", "{}", &err), &err);
    must(rs_db_verify(db, &err), &err);
    rs_db_close(db);

    must(rs_db_open(path, RS_DB_READ, &db, &err), &err);
    rs_db_point *p = NULL;
    size_t count = 0;
    load(db, arena, &p, &count);
    assert_int_equal(count, 1);
    assert_int_equal(p->t, 5);
    assert_string_equal(p->incumbent, "b/x=1");
    assert_int_equal(p->contender_count, 3);
    assert_string_equal(p->contenders[0].schedule, "a"); /* sorted */
    assert_int_equal(p->contenders[0].outcome, RS_DB_WRONG);
    assert_string_equal(p->contenders[0].reason, "row 3");
    assert_int_equal(p->contenders[2].outcome, RS_DB_CONTROL);
    const rs_db_contender *b = &p->contenders[1];
    assert_string_equal(b->layout, "l");
    assert_int_equal(b->workspace_bytes, 7);
    assert_true(b->share == 0.125 && b->floor_ns == 50);
    assert_int_equal(b->series_count, 1);
    assert_int_equal(b->series[0].count,
                     2); /* the excluded one is kept in the file, not handed out */
    assert_true(b->series[0].samples[1].ns == 99.75 && b->series[0].samples[0].sm_mhz == 1400);
    rs_db_machine m = {0};
    must(rs_db_load_machine(db, arena, NULL, &m, &err), &err);
    assert_string_equal(m.tier, "cpu-a");
    assert_int_equal(m.cores, 2);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void resume_questions(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = create(path);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int64_t machine = fake_machine(db, "cpu-a"), other = fake_machine(db, "cpu-b");
    int64_t sessions[2] = {fake_session(db, machine, 1), fake_session(db, machine, 2)};
    fake fakes[] = {FAKE("a", 100), FAKE("bad", 0), FAKE("slow", 900)};
    fakes[1].outcome = RS_DB_CRASHED;
    fakes[2].outcome = RS_DB_DROPPED;
    fake_cells(db, sessions, 2, shape, 3, fakes, 3);
    int64_t n = -1;
    must(rs_db_count_cell(db, machine, shape, "chain", 3, "set0", &n, &err), &err);
    assert_int_equal(n, 2);
    must(rs_db_count_cell(db, machine, shape, "chain", 3, "set1", &n, &err), &err);
    assert_int_equal(n, 0);
    must(rs_db_count_cell(db, machine, shape, "cold", 3, "set0", &n, &err), &err);
    assert_int_equal(n, 0);
    must(rs_db_count_cell(db, other, shape, "chain", 3, "set0", &n, &err), &err);
    assert_int_equal(n, 0);
    rs_db_out *out = NULL;
    size_t count = 0;
    must(rs_db_list_out(db, arena, machine, shape, "chain", 3, "set0", &out, &count, &err),
         &err);
    assert_int_equal(count, 2);
    assert_string_equal(out[0].schedule, "bad");
    assert_int_equal(out[0].outcome, RS_DB_CRASHED);
    assert_string_equal(out[1].reason, "as planted");
    /* a cell is stored once a session */
    assert_int_not_equal(fake_put(db, sessions[0], 1, shape, 3, fakes, 3, &err), RS_OK);
    must(rs_db_verify(db, &err), &err);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void what_a_later_session_changes(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = create(path);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int64_t machine = fake_machine(db, "cpu-a");
    int64_t first = fake_session(db, machine, 1), second = fake_session(db, machine, 2);
    fake fakes[] = {FAKE("once_wrong", 0), FAKE("once_slow", 300), FAKE("steady", 100)};
    fakes[0].outcome = RS_DB_WRONG;
    fakes[1].outcome = RS_DB_DROPPED;
    fakes[2].incumbent = true;
    must(fake_put(db, first, 1, shape, 1, fakes, 3, &err), &err);
    fakes[0].outcome = fakes[1].outcome = RS_DB_OK;
    fakes[0].ns = 50;
    fakes[2].incumbent = false;
    fakes[1].incumbent = true;
    must(fake_put(db, second, 2, shape, 1, fakes, 3, &err), &err);
    rs_db_point *p = NULL;
    size_t count = 0;
    load(db, arena, &p, &count);
    assert_int_equal(find(p, "once_wrong")->outcome,
                     RS_DB_WRONG); /* never to be trusted again */
    assert_int_equal(find(p, "once_slow")->outcome, RS_DB_OK);
    assert_string_equal(p->incumbent, "once_slow"); /* the newest */
    assert_int_equal(find(p, "steady")->series_count, 2);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void newest_set_counts(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = create(path);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int64_t machine = fake_machine(db, "cpu-a");
    rs_db_entry old = {.schedule = "old", .code_hash = "h", .numeric = "exact", .layout = "l"};
    rs_db_entry new = {.schedule = "new", .code_hash = "h", .numeric = "exact", .layout = "l"};
    /* the newer session is inserted first */
    rs_db_cell cell = {fake_session(db, machine, 9), shape, "chain", 1, "s2", &new, 1, NULL, 0};
    must(rs_db_put_cell(db, &cell, &err), &err);
    cell =
        (rs_db_cell){fake_session(db, machine, 3), shape, "chain", 1, "s1", &old, 1, NULL, 0};
    must(rs_db_put_cell(db, &cell, &err), &err);
    rs_db_point *p = NULL;
    size_t count = 0;
    load(db, arena, &p, &count);
    assert_int_equal(count, 1);
    assert_int_equal(p->contender_count, 1);
    assert_string_equal(p->contenders[0].schedule, "new");
    rs_db_close(db);
    rs_arena_free(arena);
}

static void several_tiers_must_be_chosen(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = create(path);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_db_machine m;
    assert_int_equal(rs_db_load_machine(db, arena, NULL, &m, &err),
                     RS_UNKNOWN); /* nothing yet */
    fake f[] = {FAKE("a", 100)};
    int64_t a = fake_session(db, fake_machine(db, "cpu-a"), 1);
    int64_t b = fake_session(db, fake_machine(db, "cpu-b"), 2);
    fake_cells(db, &a, 1, shape, 1, f, 1);
    fake_cells(db, &b, 1, shape, 2, f, 1);
    rs_db_filter filter = {0};
    rs_db_point *p = NULL;
    size_t count = 0;
    assert_int_equal(rs_db_load_points(db, arena, &filter, &p, &count, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "cpu-a, cpu-b"));
    filter.tier = "cpu-b";
    must(rs_db_load_points(db, arena, &filter, &p, &count, &err), &err);
    assert_int_equal(count, 1);
    assert_int_equal(p->t, 2);
    filter.tier = "cpu-c";
    assert_int_equal(rs_db_load_points(db, arena, &filter, &p, &count, &err), RS_UNKNOWN);
    rs_db_close(db);
    rs_arena_free(arena);
}

/* Sessions 1..3 and widths 1..4, inserted in the order that `reverse` gives. */
static void data_hash_of(bool reverse, double change, char out[17])
{
    char path[64];
    rs_db *db = create(path);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    if (reverse)
        fake_machine(db, "cpu-z");
    int64_t machine = fake_machine(db, "cpu-a");
    fake fakes[] = {FAKE("a", 100 + change), FAKE("b", 200)}, swapped[] = {fakes[1], fakes[0]};
    for (int i = 0; i < 3; i++) {
        int number = reverse ? 3 - i : i + 1;
        int64_t session = fake_session(db, machine, number);
        for (int t = 1; t <= 4; t++)
            must(fake_put(db, session, number, shape, reverse ? 5 - t : t, fakes, 2, &err),
                 &err);
    }
    (void)swapped;
    rs_db_point *p = NULL;
    size_t count = 0;
    load(db, arena, &p, &count);
    assert_int_equal(count, 4);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(p[i].t, i + 1);
    rs_db_data_hash(p, count, out);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void order_of_insertion_shows_nowhere(void **state)
{
    (void)state;
    char forward[17], backward[17], changed[17];
    data_hash_of(false, 0, forward);
    data_hash_of(true, 0, backward);
    data_hash_of(false, 0.001, changed);
    assert_string_equal(forward, backward);
    assert_string_not_equal(forward, changed);
}

static void plans_are_kept(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = create(path);
    rs_err err = {0};
    fake f[] = {FAKE("a", 100)};
    int64_t session = fake_session(db, fake_machine(db, "cpu-a"), 1), id = 0, again = 0;
    fake_cells(db, &session, 1, shape, 1, f, 1);
    rs_db_verdict v = {shape, 1, "OPEN", "a", NULL, NAN, NAN, 0, "alone"};
    rs_db_band b = {shape, 1, INT32_MAX, "a", "OPEN"};
    rs_db_plan plan = {NULL, "p", "ph", "dh", "fp", &v, 1, &b, 1};
    must(rs_db_put_plan(db, &plan, &id, &err), &err);
    must(rs_db_put_plan(db, &plan, &again, &err), &err);
    assert_true(again > id); /* appended, not replaced */
    rs_db_verdict twice[] = {v, v};
    plan.verdicts = twice;
    plan.verdict_count = 2;
    assert_int_not_equal(rs_db_put_plan(db, &plan, &again, &err), RS_OK);
    must(rs_db_verify(db, &err), &err);
    rs_db_close(db);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(round_trip),
        cmocka_unit_test(resume_questions),
        cmocka_unit_test(what_a_later_session_changes),
        cmocka_unit_test(newest_set_counts),
        cmocka_unit_test(several_tiers_must_be_chosen),
        cmocka_unit_test(order_of_insertion_shows_nowhere),
        cmocka_unit_test(plans_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
