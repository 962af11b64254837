/* Planted twins are found, near twins are not. */
#include "sweep/twins.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { SESSIONS = 3, ROUNDS = 4, MANY = 16 };

/* A contender with its samples; `slower` is ln of its time against 1000 ns. */
typedef struct timed {
    rs_db_sample samples[SESSIONS][ROUNDS];
    rs_db_series series[SESSIONS];
} timed;

static timed store[MANY];
static size_t stored;

static rs_db_contender row(const char *schedule, double slower, const char *hash, uint64_t y)
{
    assert_true(stored < MANY);
    timed *m = &store[stored++];
    for (int s = 0; s < SESSIONS; s++) {
        for (int r = 0; r < ROUNDS; r++)
            m->samples[s][r] =
                (rs_db_sample){.round = r, .launches = 4, .ns = 1000 * exp(slower)};
        m->series[s] = (rs_db_series){s + 1, ROUNDS, m->samples[s]};
    }
    return (rs_db_contender){.schedule = schedule,
                             .code_hash = hash,
                             .outcome = RS_DB_OK,
                             .y_hash = y,
                             .series = m->series,
                             .series_count = SESSIONS};
}

static rs_db_contender launched(rs_db_contender c, int32_t grid, int32_t block)
{
    c.grid = grid;
    c.block = block;
    c.registers = 64;
    c.smem_bytes = 1024;
    return c;
}

static rs_db_point point(const char *shape, int32_t t, rs_db_contender *c, size_t count)
{
    return (rs_db_point){
        .shape = shape, .mode = "chain", .t = t, .contenders = c, .contender_count = count};
}

static rs_arena *arena;
static rs_twin *list;
static size_t found;

static void find(const rs_db_point *points, size_t count)
{
    rs_limits limits = rs_limits_of(0.001);
    rs_twins_find(arena, points, count, &limits, &list, &found);
}

static int setup(void **state)
{
    (void)state;
    stored = 0;
    arena = rs_arena_new();
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    rs_arena_free(arena);
    return 0;
}

static void equal_outputs_and_a_tie(void **state)
{
    (void)state;
    rs_db_contender one[] = {row("a/k=1", 0, "h", 7), row("a/k=2", 0.001, "h", 7),
                             row("b", 0, "i", 8)};
    rs_db_contender two[] = {row("a/k=1", 0, "h", 70), row("a/k=2", 0, "h", 70),
                             row("b", 0, "i", 80)};
    rs_db_contender three[] = {row("a/k=1", 0, "h", 71), row("b", 0, "i", 71)};
    rs_db_point points[] = {point("s", 1, one, 3), point("s", 4, two, 3),
                            point("s", 9, three, 2)};
    find(points, 3);
    assert_int_equal(found, 1); /* b had other outputs at T = 1 and 4 */
    assert_int_equal(list[0].kind, RS_TWIN_OUTPUT);
    assert_string_equal(list[0].shape, "s");
    assert_string_equal(list[0].mode, "chain");
    assert_string_equal(list[0].a, "a/k=1");
    assert_string_equal(list[0].b, "a/k=2");
    assert_int_equal(list[0].widths, 2);
    assert_int_equal(list[0].t_first, 1);
    assert_int_equal(list[0].t_last, 4);
}

static void a_difference_at_one_width_is_enough(void **state)
{
    (void)state;
    rs_db_contender one[] = {row("a", 0, "h", 7), row("b", 0, "i", 7)};
    rs_db_contender two[] = {row("a", 0, "h", 7), row("b", 0.05, "i", 7)};
    rs_db_point points[] = {point("s", 1, one, 2), point("s", 2, two, 2)};
    find(points, 2);
    assert_int_equal(found, 0);
    find(points, 1);
    assert_int_equal(found, 1);
    two[1] = row("b", 0, "i", 0); /* output not known */
    find(points, 2);
    assert_int_equal(found, 0);
    two[1] = row("b", 0, "i", 7);
    two[1].series_count = 1; /* one session is no TIE */
    find(points, 2);
    assert_int_equal(found, 0);
    two[1].outcome = RS_DB_WRONG; /* never timed: does not count */
    find(points, 2);
    assert_int_equal(found, 1);
    assert_int_equal(list[0].widths, 1);
}

static void equal_code_and_geometry(void **state)
{
    (void)state;
    rs_db_contender one[] = {
        launched(row("a", 0, "h", 0), 132, 256), launched(row("b", 0.012, "h", 0), 132, 256),
        launched(row("c", 0, "h", 0), 132, 128), launched(row("d", 0, "j", 0), 132, 256),
        launched(row("e", 0, "h", 0), 0, 0)};
    one[1].series_count = 2; /* OPEN: the time proves nothing either way */
    rs_db_point points[] = {point("s", 3, one, 5)};
    find(points, 1);
    assert_int_equal(found, 1);
    assert_int_equal(list[0].kind, RS_TWIN_CODE);
    assert_string_equal(list[0].a, "a");
    assert_string_equal(list[0].b, "b");
    assert_string_equal(rs_twin_kind_name(list[0].kind), "CODE");
    one[1].registers = 65;
    find(points, 1);
    assert_int_equal(found, 0);
}

/* A file's hash is the same for all its kernels: what else is known can tell them apart. */
static void equal_code_with_other_kernels(void **state)
{
    (void)state;
    rs_db_contender one[] = {launched(row("a", 0, "h", 5), 132, 256),
                             launched(row("b", 0, "h", 6), 132, 256)};
    rs_db_point points[] = {point("s", 3, one, 2)};
    find(points, 1);
    assert_int_equal(found, 0);
    one[1] = launched(row("b", 0.1, "h", 5), 132, 256);
    find(points, 1);
    assert_int_equal(found, 0);
}

static void shapes_stay_apart(void **state)
{
    (void)state;
    rs_db_contender one[] = {row("a", 0, "h", 7), row("b", 0, "i", 7)};
    rs_db_contender two[] = {row("a", 0, "h", 7), row("b", 0.05, "i", 7)};
    rs_db_contender control[] = {row("control:fma", 0, "", 7), row("control:read", 0, "", 7)};
    control[0].outcome = control[1].outcome = RS_DB_CONTROL;
    rs_db_point points[] = {point("r", 1, control, 2), point("s", 1, one, 2),
                            point("t", 1, two, 2), point("u", 5, one, 2)};
    find(points, 4);
    assert_int_equal(found, 2);
    assert_string_equal(list[0].shape, "s");
    assert_string_equal(list[1].shape, "u");
    assert_int_equal(list[1].t_first, 5);
    find(points, 0);
    assert_int_equal(found, 0);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(equal_outputs_and_a_tie), TEST(a_difference_at_one_width_is_enough),
        TEST(equal_code_and_geometry), TEST(equal_code_with_other_kernels),
        TEST(shapes_stay_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
