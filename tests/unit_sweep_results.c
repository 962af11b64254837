/* A worker's lines become a database cell; lines that make no sense are refused. */
#include "sweep/results.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void test_lines(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_results r;
    rs_results_begin(&r, arena, 2);
    assert_int_equal(rs_results_line(&r, "check 0 0.001 0.5 0.25", NULL), RS_OK);
    assert_int_equal(rs_results_line(&r, "s 0 3 1 16 1234.500 1980", NULL), RS_OK);
    assert_int_equal(rs_results_line(&r, "s 2 0 0 16 99.000 0", NULL), RS_OK);
    assert_int_equal(rs_results_line(&r, "out 1 3 relative L2 error: too large", NULL), RS_OK);
    assert_int_equal(rs_results_line(&r, "res 0 64 0 2048 132 256", NULL), RS_OK);
    assert_int_equal(rs_results_line(&r, "floor 0 77.25", NULL), RS_OK);
    assert_true(r.entries[0].checked && r.entries[0].share == 0.25);
    assert_int_equal(r.entries[0].sample_count, 1);
    assert_int_equal(r.entries[0].samples[0].round, 3);
    assert_int_equal(r.entries[0].samples[0].launches, 16);
    assert_true(r.entries[0].samples[0].ns == 1234.5 && r.entries[0].samples[0].sm_mhz == 1980);
    assert_int_equal(r.entries[0].registers, 64);
    assert_true(r.entries[0].floor_ns == 77.25);
    assert_int_equal(r.entries[1].outcome, RS_DB_WRONG);
    assert_string_equal(r.entries[1].reason, "relative L2 error: too large");
    assert_string_equal(r.entries[2].schedule, "control:read");
    assert_int_equal(r.entries[2].outcome, RS_DB_CONTROL);
    rs_arena_free(arena);
}

static void test_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "",           "s",         "s 0",       "s 9 0 0 1 1 1", "s 0 a 0 1 1 1", "out 0 99 x",
        "out 0 -1 x", "check 0 1", "hello 0 1", "floor 0 x",     "res 0 1 2 3",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        rs_arena *arena = rs_arena_new();
        rs_results r;
        rs_results_begin(&r, arena, 2);
        assert_int_equal(rs_results_line(&r, bad[i], NULL), RS_FORMAT);
        rs_arena_free(arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_lines),
                                       cmocka_unit_test(test_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
