/* Statuses: names, exit codes, messages that are cut but never overrun. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sweep/base/status.h"

#include <string.h>

static void every_status_has_a_name_and_an_exit_code(void **state)
{
    (void)state;
#define CHECK_ROW(name, value, exit_code, text)                                                \
    assert_string_equal(rs_status_name(RS_##name), #name);                                     \
    assert_string_equal(rs_status_text(RS_##name), text);                                      \
    assert_int_equal(rs_status_exit(RS_##name), exit_code);                                    \
    assert_int_equal(RS_##name, value);
    RS_STATUS_MAP(CHECK_ROW)
#undef CHECK_ROW
    assert_string_equal(rs_status_name((rs_status)12345), "?");
    assert_string_equal(rs_status_text((rs_status)12345), "?");
    assert_int_equal(rs_status_exit((rs_status)12345), 1);
}

static void messages_are_set_and_prefixed(void **state)
{
    (void)state;
    rs_err err = {0};
    assert_int_equal(rs_err_set(&err, RS_IO, "cannot read %s", "a.gguf"), RS_IO);
    assert_int_equal(err.status, RS_IO);
    assert_int_equal(rs_err_prefix(&err, RS_IO, "model %d", 3), RS_IO);
    assert_string_equal(err.msg, "model 3: cannot read a.gguf");
    assert_int_equal(err.status, RS_IO);
}

static void no_message_is_wanted(void **state)
{
    (void)state;
    assert_int_equal(rs_err_set(NULL, RS_FULL, "x"), RS_FULL);
    assert_int_equal(rs_err_prefix(NULL, RS_FULL, "x"), RS_FULL);
}

static void long_messages_are_cut(void **state)
{
    (void)state;
    rs_err err = {0};
    char text[2 * sizeof err.msg];
    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    rs_err_set(&err, RS_FAILED, "%s", text);
    assert_int_equal(strlen(err.msg), sizeof err.msg - 1);
    for (int i = 0; i < 40; i++) {
        rs_err_prefix(&err, RS_FAILED, "level %d of the call", i);
        assert_true(strlen(err.msg) < sizeof err.msg);
        assert_int_equal(strncmp(err.msg, "level ", 6), 0);
    }
    rs_err_prefix(&err, RS_FAILED, "%s", text);
    assert_int_equal(strlen(err.msg), sizeof err.msg - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_status_has_a_name_and_an_exit_code),
        cmocka_unit_test(messages_are_set_and_prefixed),
        cmocka_unit_test(no_message_is_wanted),
        cmocka_unit_test(long_messages_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
