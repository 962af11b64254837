/* The JSON reader: what it takes, what it refuses and where it says that the fault is. */
#include "sweep/base/json_read.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const rs_json_value *parse(rs_arena *arena, const char *text)
{
    const rs_json_value *root = NULL;
    rs_err err = {0};
    if (rs_json_parse(arena, text, strlen(text), &root, &err))
        fail_msg("%s: %s", text, err.msg);
    return root;
}

static void values(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    const rs_json_value *v = parse(
        arena, " {\"a\": [1, -2.5e3, true, null, \"x\\n\\u00e9\\ud83d\\ude00\"], \"b\": {}} ");
    const rs_json_value *list = rs_json_find(v, "a");
    assert_int_equal(list->count, 5);
    assert_true(list->first->number == 1 && list->first->next->number == -2500);
    assert_string_equal(list->first->next->text, "-2.5e3");
    const rs_json_value *text = list->first->next->next->next->next;
    assert_string_equal(text->text, "x\n\xc3\xa9\xf0\x9f\x98\x80");
    assert_string_equal(rs_json_path(arena, text), "$.a[4]");
    assert_int_equal(rs_json_find(v, "b")->count, 0);
    assert_null(rs_json_find(v, "c"));
    assert_string_equal(rs_json_path(arena, parse(arena, "{\"q/5\": 1}")->first), "$[\"q/5\"]");
    rs_arena_free(arena);
}

static void refused(void **state)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"", "line 1, column 1: a number begins with a digit"},
        {"{\"a\": 1,\n \"a\": 2}", "$.a stands there twice"},
        {"[1,]", "column 4"},
        {"[1 2]", "',' or ']' must follow"},
        {"{a: 1}", "a name in quotes"},
        {"01", "0 stands alone"},
        {"1.", "must follow the point"},
        {"1e", "must follow the exponent"},
        {"1e999", "too large"},
        {"+1", "begins with a digit"},
        {"nul", "begins with a digit"},
        {"1 1", "nothing may follow"},
        {"\"\\x\"", "unknown escape"},
        {"\"\\u12g4\"", "four hexadecimal digits"},
        {"\"\\u0000\"", "\\u0000 and half"},
        {"\"\\ud800x\"", "half a surrogate"},
        {"\"\n\"", "must be escaped"},
        {"\"\xc0\x80\"", "not UTF-8"},
        {"\"\xed\xa0\x80\"", "not UTF-8"},
        {"\"abc", "not closed"},
        {"[NaN]", "begins with a digit"},
        {"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
         "nested too deeply"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        rs_arena *arena = rs_arena_new();
        const rs_json_value *root = NULL;
        rs_err err = {0};
        assert_int_equal(
            rs_json_parse(arena, cases[i].text, strlen(cases[i].text), &root, &err), RS_FORMAT);
        assert_null(root);
        if (!strstr(err.msg, cases[i].message))
            fail_msg("'%s' is not in '%s'", cases[i].message, err.msg);
        rs_arena_free(arena);
    }
}

static void members(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    const rs_json_value *v = parse(arena, "{\"n\": 2.5, \"s\": \"x\"}"), *m = NULL;
    int64_t whole = 0;
    assert_int_equal(rs_json_member(arena, v, "z", RS_JSON_NUMBER, true, &m, &err), RS_FORMAT);
    assert_non_null(
        strstr(err.msg, "$ is an object without a member 'z'; it must be a number"));
    assert_int_equal(rs_json_member(arena, v, "z", RS_JSON_NUMBER, false, &m, &err), RS_OK);
    assert_null(m);
    assert_int_equal(rs_json_member(arena, v, "s", RS_JSON_NUMBER, true, &m, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "$.s is 'x'; it must be a number"));
    assert_int_equal(rs_json_whole(arena, v->first, 1, 9, &whole, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "$.n is 2.5; it must be a whole number from 1 to 9"));
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values),
        cmocka_unit_test(refused),
        cmocka_unit_test(members),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
