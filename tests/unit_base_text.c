/* Numbers, token lists and durations of the command line; refusals leave outputs untouched. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sweep/base/text.h"

#include <string.h>

static void whole_numbers(void **state)
{
    (void)state;
    int64_t v = 0;
    rs_err err = {0};
    assert_int_equal(rs_text_int("x", "-12", -100, 100, &v, NULL), RS_OK);
    assert_int_equal(v, -12);
    assert_int_equal(rs_text_int("x", "9223372036854775807", 0, INT64_MAX, &v, NULL), RS_OK);
    assert_true(v == INT64_MAX);
    const char *const bad[] = {
        "", "x", "1x", "1 ", "1.5", "101", "-101", "0x10", "9223372036854775808", "--1"};
    v = 5;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_int_equal(rs_text_int("sessions", bad[i], -100, 100, &v, &err), RS_USAGE);
        assert_int_equal(v, 5);
        assert_non_null(strstr(err.msg, "sessions"));
    }
}

static void expect(const char *text, size_t want, const int32_t *list)
{
    rs_arena *arena = rs_arena_new();
    int32_t *got = NULL;
    size_t count = 0;
    assert_int_equal(rs_text_tokens(arena, text, &got, &count, NULL), RS_OK);
    assert_int_equal(count, want);
    for (size_t i = 0; list && i < want; i++)
        assert_int_equal(got[i], list[i]);
    rs_arena_free(arena);
}

static void token_lists(void **state)
{
    (void)state;
    expect("7", 1, (const int32_t[]){7});
    expect("1,2,8..10,32..128:32", 9, (const int32_t[]){1, 2, 8, 9, 10, 32, 64, 96, 128});
    expect("3,1,2,1..3", 3, (const int32_t[]){1, 2, 3});
    expect("5..5", 1, (const int32_t[]){5});
    expect("1..8:1048576", 1, (const int32_t[]){1});
    expect("1..10:4", 3, (const int32_t[]){1, 5, 9});
    expect("1048576", 1, (const int32_t[]){1048576});
    expect("1..65536", 65536, NULL);
}

static void bad_token_lists(void **state)
{
    (void)state;
    const char *const bad[] = {"",
                               ",",
                               "1,",
                               "0",
                               "-1",
                               "a",
                               "1..",
                               "..3",
                               "3..1",
                               "1..4:0",
                               "1..4:",
                               "1..4:-1",
                               "1..4:x",
                               "1;2",
                               "1048577",
                               "1..65537",
                               "1..8:9223372036854775807",
                               "1..99999999999999999999",
                               "1..60000,1..60000"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        rs_arena *arena = rs_arena_new();
        int32_t mark = 0, *list = &mark;
        size_t count = 99;
        if (rs_text_tokens(arena, bad[i], &list, &count, NULL) != RS_USAGE)
            fail_msg("'%s' was taken", bad[i]);
        assert_ptr_equal(list, &mark);
        assert_int_equal(count, 99);
        rs_arena_free(arena);
    }
}

static void durations(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        double seconds;
    } good[] = {{"90", 90},   {"90s", 90},    {"4m", 240},
                {"1h", 3600}, {"1.5h", 5400}, {"0.5", 0.5}};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        double v = 0;
        assert_int_equal(rs_text_seconds("x", good[i].text, &v, NULL), RS_OK);
        assert_true(v == good[i].seconds);
    }
    const char *const bad[] = {"", "s", "0", "-1", "1d", "nan", "inf", "1e9", "4 m", "4mm"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        double v = 3;
        rs_err err = {0};
        if (rs_text_seconds("budget", bad[i], &v, &err) != RS_USAGE)
            fail_msg("'%s' was taken", bad[i]);
        assert_true(v == 3);
        assert_non_null(strstr(err.msg, "budget"));
    }
}

static void schedule_lists(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    const char **list = NULL;
    size_t count = 0, cap = 0;
    assert_int_equal(rs_text_schedules(arena, "a/cols=4,warps=2,b,c/rows=1,d/x=1,y=2,z=3",
                                       &list, &count, &cap, NULL),
                     RS_OK);
    const char *const wanted[] = {"a/cols=4,warps=2", "b", "c/rows=1", "d/x=1,y=2,z=3"};
    assert_int_equal(count, 4);
    for (size_t i = 0; i < count; i++)
        assert_string_equal(list[i], wanted[i]);
    assert_int_equal(rs_text_schedules(arena, "e", &list, &count, &cap, NULL), RS_OK);
    assert_int_equal(count, 5);
    const char *const bad[] = {"", ",a", "a,", "a,,b"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (rs_text_schedules(arena, bad[i], &list, &count, &cap, NULL) != RS_USAGE)
            fail_msg("'%s' was taken", bad[i]);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_numbers),   cmocka_unit_test(token_lists),
        cmocka_unit_test(bad_token_lists), cmocka_unit_test(durations),
        cmocka_unit_test(schedule_lists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
