/* What another session could change, and what A/A sessions say about a machine. */
#include "fake_db.h"

#include "sweep/calibration.h"
#include "sweep/spend.h"

#include <math.h>

static const char shape[] = "q4g64:linear:64x128";

/* The point that `sessions` sessions of these fakes give. */
static rs_db_point *point_of(rs_arena *arena, const fake *fakes, size_t count, int sessions)
{
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    rs_db_point *points = NULL;
    size_t n = 0;
    rs_db_filter filter = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    int64_t machine = fake_machine(db, "cpu-a");
    for (int s = 1; s <= sessions; s++)
        must(fake_put(db, fake_session(db, machine, s), s, shape, 4, fakes, count, &err), &err);
    must(rs_db_load_points(db, arena, &filter, &points, &n, &err), &err);
    rs_db_close(db);
    assert_int_equal(n, 1);
    return points;
}

static double regret(const fake *fakes, size_t count, int sessions)
{
    rs_arena *arena = rs_arena_new();
    rs_limits limits = rs_limits_of(0.0025);
    double r = rs_spend_regret(point_of(arena, fakes, count, sessions), &limits);
    rs_arena_free(arena);
    return r;
}

static void settled_cells_get_nothing(void **state)
{
    (void)state;
    fake f[] = {FAKE("a", 1000), FAKE("b", 1300), FAKE("c", 1400)};
    f[1].incumbent = true;
    double first = regret(f, 3, 1);
    assert_true(first > 0.2 && first < 0.4); /* what keeping the incumbent would cost */
    assert_true(regret(f, 3, 3) == 0);       /* WIN */
    f[1].incumbent = false;
    f[0].incumbent = true;
    assert_true(regret(f, 3, 1) == 0); /* it leads by far: nothing can move */
    fake equal[] = {FAKE("a", 1000), FAKE("b", 1001)};
    equal[0].incumbent = true;
    assert_true(regret(equal, 2, 1) > 0);
    assert_true(regret(equal, 2, 4) == 0); /* TIE */
}

/* A quick int8 kernel must not hide that the exact ones are open; nor one of another layout. */
static void every_class_and_layout_is_asked(void **state)
{
    (void)state;
    fake f[] = {FAKE("a", 1000), FAKE("b", 1003), FAKE("q", 500)};
    f[2].numeric = "a8";
    assert_true(regret(f, 3, 1) > 0);
    f[1].ns = 1300;
    assert_true(regret(f, 3, 1) > 0); /* no incumbent: a first route is to be proven */
    f[0].incumbent = true;
    assert_true(regret(f, 2, 1) == 0);
    fake l[] = {FAKE("a", 500), FAKE("b", 1000), FAKE("c", 1002)};
    l[1].layout = l[2].layout = "rows16";
    assert_true(regret(l, 3, 1) > 0);
}

static void weights(void **state)
{
    (void)state;
    double sum = 0;
    for (int t = 1; t <= 16; t++)
        sum += rs_spend_weight(t);
    assert_true(fabs(sum - 0.5) < 1e-12);
    for (int t = 17; t <= 4096; t++)
        sum += rs_spend_weight(t);
    assert_true(fabs(sum - 1) < 0.01);
}

static void calibration(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    int cells = 0, sessions = 0;
    fake f[] = {FAKE("k", 1000), FAKE("k#2", 1000)};
    rs_db_point *p = point_of(arena, f, 2, 6);
    double s_aa = rs_calibration_s_aa(p, 1, &cells, &sessions);
    assert_true(s_aa > 0.0001 && s_aa < 0.005);
    assert_int_equal(cells, 1);
    assert_int_equal(sessions, 6);
    /* a session whose second copy is slower by 4 % */
    for (size_t i = 0; i < p->contenders[1].series[2].count; i++)
        p->contenders[1].series[2].samples[i].ns *= 1.04;
    double louder = rs_calibration_s_aa(p, 1, &cells, &sessions);
    assert_true(louder > 0.012 && louder < 0.025); /* 0.04 / sqrt(6) */
    fake alone[] = {FAKE("k", 1000), FAKE("m", 1000)};
    assert_true(rs_calibration_s_aa(point_of(arena, alone, 2, 6), 1, &cells, &sessions) < 0);
    char text[240];
    rs_calibration c = {.limits = rs_limits_of(0.06), .measured = true};
    assert_non_null(strstr(rs_calibration_text(&c, text), "too noisy"));
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settled_cells_get_nothing),
        cmocka_unit_test(every_class_and_layout_is_asked),
        cmocka_unit_test(weights),
        cmocka_unit_test(calibration),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
