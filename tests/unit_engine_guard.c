/* Memory guard: terms, the largest context, sizes as text. Layer: tests. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/guard.h"
#include "engine/kv.h"

#include <string.h>

static const rs_guard small = {.weights = 1000,
                               .second_layouts = 200,
                               .vectors = 30,
                               .workspace = 4,
                               .page_bytes = 64,
                               .position_bytes = 1,
                               .lanes = 3,
                               .context = 100,
                               .context_max = 1000};

/* 100 positions are 4 pages of 32 in each of 3 lanes. */
static void terms_add_up(void **state)
{
    (void)state;
    assert_int_equal(rs_guard_context_bytes(&small, 100), 4 * 3 * 64 + 100);
    assert_int_equal(rs_guard_bytes(&small, 100), 1234 + 4 * 3 * 64 + 100);
    assert_int_equal(rs_guard_bytes(&small, 1), 1234 + 3 * 64 + 1);
}

/* The answer fits, one page more does not. */
static void the_largest_context_fits(void **state)
{
    (void)state;
    for (size_t limit = 1000; limit < 12000; limit += 37) {
        int32_t context = rs_guard_context(&small, limit);
        if (context)
            assert_true(rs_guard_bytes(&small, context) <= limit);
        if (context < small.context_max) {
            int32_t more = context + RS_KV_PAGE;
            more = more < small.context_max ? more : small.context_max;
            assert_true(context % RS_KV_PAGE == 0 && rs_guard_bytes(&small, more) > limit);
        }
    }
    assert_int_equal(rs_guard_context(&small, 1234), 0);
    assert_int_equal(rs_guard_context(&small, SIZE_MAX), 1000);
}

static void what_does_not_fit_is_refused_in_one_line(void **state)
{
    rs_err err = {0};
    (void)state;
    size_t need = rs_guard_bytes(&small, small.context);
    assert_int_equal(rs_guard_check(&small, need, &err), RS_OK);
    assert_int_equal(rs_guard_check(&small, need - 1, &err), RS_NO_MEMORY);
    assert_non_null(strstr(err.msg, "--context 96"));
    assert_null(strchr(err.msg, '\n'));
    assert_int_equal(rs_guard_check(&small, 1234, &err), RS_NO_MEMORY);
    assert_non_null(strstr(err.msg, "no context fits"));
}

/* Sums that cannot be counted are more than any memory. */
static void overflow_never_fits(void **state)
{
    rs_guard g = small;
    rs_err err = {0};
    (void)state;
    g.page_bytes = SIZE_MAX / 4;
    assert_int_equal(rs_guard_bytes(&g, 100), SIZE_MAX);
    assert_int_equal(rs_guard_check(&g, SIZE_MAX - 1, &err), RS_NO_MEMORY);
}

static void sizes_are_read(void **state)
{
    static const struct {
        const char *text;
        size_t bytes;
    } good[] = {{"1", 1}, {"4096", 4096}, {"3k", 3072}, {"2M", 2 << 20}, {"5g", 5ull << 30}};
    static const char *const bad[] = {"",
                                      "k",
                                      "0",
                                      "-1",
                                      "1x",
                                      "1kk",
                                      "99999999999g",
                                      "1 k",
                                      "123456789012345678901234567890"};
    rs_err err = {0};
    size_t bytes = 7;
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_int_equal(rs_guard_parse("--device-memory", good[i].text, &bytes, &err), RS_OK);
        assert_int_equal(bytes, good[i].bytes);
    }
    bytes = 7;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(rs_guard_parse("--device-memory", bad[i], &bytes, &err), RS_USAGE);
        assert_non_null(strstr(err.msg, "--device-memory"));
        assert_int_equal(bytes, 7);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(terms_add_up),
        cmocka_unit_test(the_largest_context_fits),
        cmocka_unit_test(what_does_not_fit_is_refused_in_one_line),
        cmocka_unit_test(overflow_never_fits),
        cmocka_unit_test(sizes_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
