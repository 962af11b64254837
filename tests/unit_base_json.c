/* JSON writer: the exact text of a document, escapes, numbers that JSON has no name for. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sweep/base/json.h"

#include <math.h>
#include <stdlib.h>

static char *text;
static size_t size;

static rs_json open_document(void)
{
    text = NULL;
    return (rs_json){.out = open_memstream(&text, &size)};
}

static void close_document(rs_json *json, const char *want)
{
    fclose(json->out);
    assert_string_equal(text, want);
    free(text);
}

static void a_document(void **state)
{
    (void)state;
    rs_json json = open_document();
    rs_json_object(&json, NULL);
    rs_json_text(&json, "schema", "1.0");
    rs_json_array(&json, "list");
    rs_json_int(&json, NULL, INT64_MIN);
    rs_json_bool(&json, NULL, true);
    rs_json_object(&json, NULL);
    rs_json_close(&json, '}');
    rs_json_close(&json, ']');
    rs_json_array(&json, "none");
    rs_json_close(&json, ']');
    rs_json_num(&json, "t", 0.5);
    rs_json_close(&json, '}');
    close_document(&json,
                   "{\n  \"schema\": \"1.0\",\n  \"list\": [\n    -9223372036854775808,\n"
                   "    true,\n    {}\n  ],\n  \"none\": [],\n  \"t\": 0.5\n}\n");
}

static void text_is_escaped(void **state)
{
    (void)state;
    rs_json json = open_document();
    rs_json_array(&json, NULL);
    rs_json_text(&json, NULL, "a\"b\\c\n\t\x01\x7f");
    rs_json_text(&json, NULL, "\xc3\xa9"); /* UTF-8 passes */
    rs_json_text(&json, NULL, NULL);
    rs_json_text(&json, NULL, "");
    rs_json_close(&json, ']');
    close_document(&json, "[\n  \"a\\\"b\\\\c\\u000a\\u0009\\u0001\x7f\",\n  \"\xc3\xa9\",\n"
                          "  null,\n  \"\"\n]\n");
}

static void keys_are_escaped_too(void **state)
{
    (void)state;
    rs_json json = open_document();
    rs_json_object(&json, NULL);
    rs_json_bool(&json, "a\"", false);
    rs_json_close(&json, '}');
    close_document(&json, "{\n  \"a\\\"\": false\n}\n");
}

static void numbers(void **state)
{
    (void)state;
    rs_json json = open_document();
    rs_json_array(&json, NULL);
    rs_json_num(&json, NULL, NAN);
    rs_json_num(&json, NULL, -INFINITY);
    rs_json_num(&json, NULL, 1e300);
    rs_json_num(&json, NULL, 123456789);
    rs_json_close(&json, ']');
    close_document(&json, "[\n  null,\n  null,\n  1e+300,\n  123456789\n]\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_document),
        cmocka_unit_test(text_is_escaped),
        cmocka_unit_test(keys_are_escaped_too),
        cmocka_unit_test(numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
