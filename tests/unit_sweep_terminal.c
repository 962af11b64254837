/* Wrapping, colours, and tables that are wider than the screen. */
#include "sweep/table.h"
#include "sweep/terminal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *put(const char *text, int columns, bool colour)
{
    static char *result;
    static size_t size;
    free(result);
    FILE *f = open_memstream(&result, &size);
    assert_non_null(f);
    rs_terminal_put(f, text, strlen(text), columns, colour);
    fclose(f);
    return result;
}

static void lines_that_fit_stay(void **state)
{
    (void)state;
    assert_string_equal(put("", 20, false), "");
    assert_string_equal(put("a\n\nb", 20, false), "a\n\nb");
    assert_string_equal(put("01234567890123456789\n", 20, false), "01234567890123456789\n");
    assert_string_equal(put("  far longer than twenty columns\n", 0, false),
                        "  far longer than twenty columns\n");
}

static void long_lines_go_on_deeper(void **state)
{
    (void)state;
    assert_string_equal(put("  one two three four five six\n", 20, false),
                        "  one two three four\n    five six\n");
    /* between columns of a table rather than inside of one */
    assert_string_equal(put("1..12   WIN   +16 % [9, 30]\n", 20, false),
                        "1..12   WIN\n  +16 % [9, 30]\n");
    /* behind a comma where there is no space, anywhere where there is not even that */
    assert_string_equal(put("candidate/rows=1,warps=16\n", 20, false),
                        "candidate/rows=1,\n  warps=16\n");
    assert_string_equal(put("0123456789012345678901234\n", 20, false),
                        "01234567890123456789\n  01234\n");
}

static void no_width_loses_a_word(void **state)
{
    (void)state;
    const char *text =
        "  17..24      WIN           14.53 us   14.91 us   3  +27.1 % [26.3, 27.9] "
        "T=21\n              cuda_linear_smallt_mma/rows=1,warps=8,start=1\n";
    for (int columns = 20; columns < 120; columns++) {
        const char *got = put(text, columns, false), *a = text;
        size_t line = 0;
        for (const char *b = got; *b; b++) {
            line = *b == '\n' ? 0 : line + 1;
            assert_true(line <= (size_t)columns);
            if (*b == ' ' || *b == '\n')
                continue;
            while (*a == ' ' || *a == '\n')
                a++;
            assert_int_equal(*a++, *b);
        }
        assert_string_equal(a + strspn(a, " \n"), "");
    }
}

static void verdicts_are_coloured_as_whole_words(void **state)
{
    (void)state;
    assert_string_equal(put("WIN WINNER a/WIN OPEN:\n", 0, true),
                        "\033[32mWIN\033[0m WINNER a/WIN \033[33mOPEN\033[0m:\n");
    assert_string_equal(put("WIN\n", 0, false), "WIN\n");
}

static void files_get_no_colour_and_no_width(void **state)
{
    (void)state;
    FILE *f = tmpfile();
    rs_terminal t;
    assert_non_null(f);
    unsetenv("COLUMNS");
    assert_false(rs_terminal_colour(f));
    assert_int_equal(rs_terminal_columns(f), 0);
    assert_ptr_equal(rs_terminal_begin(&t, f), f);
    rs_terminal_end(&t);
    setenv("COLUMNS", "60", 1);
    assert_int_equal(rs_terminal_columns(f), 60);
    const char *const not_widths[] = {"", "0", "-5", "wide", "19", "1001"};
    for (size_t i = 0; i < sizeof not_widths / sizeof *not_widths; i++) {
        setenv("COLUMNS", not_widths[i], 1);
        assert_int_equal(rs_terminal_columns(f), 0);
    }
    unsetenv("COLUMNS");
    fclose(f);
}

static void tables_break_at_the_same_columns(void **state)
{
    (void)state;
    static const rs_column columns[] = {{"shape", "shape", RS_COLUMN_TEXT},
                                        {"us", "median us", 1},
                                        {"schedule", "schedule", RS_COLUMN_TEXT}};
    rs_table table = {rs_arena_new(), columns, 3, NULL, 0, 0};
    for (int i = 0; i < 2; i++) {
        rs_value *v = rs_table_add(&table, 0);
        v[0].text = "q4g64:64x64";
        v[1].number = 3.5;
        v[2].text = "one_candidate";
    }
    char *text = NULL;
    size_t size = 0;
    FILE *f = open_memstream(&text, &size);
    assert_non_null(f);
    setenv("COLUMNS", "24", 1);
    rs_table_print(f, &table, 0);
    unsetenv("COLUMNS");
    fclose(f);
    assert_string_equal(text, "shape        median us\n    schedule\n"
                              "q4g64:64x64        3.5\n    one_candidate\n"
                              "q4g64:64x64        3.5\n    one_candidate\n");
    free(text);
    rs_arena_free(table.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_that_fit_stay),
        cmocka_unit_test(long_lines_go_on_deeper),
        cmocka_unit_test(no_width_loses_a_word),
        cmocka_unit_test(verdicts_are_coloured_as_whole_words),
        cmocka_unit_test(files_get_no_colour_and_no_width),
        cmocka_unit_test(tables_break_at_the_same_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
