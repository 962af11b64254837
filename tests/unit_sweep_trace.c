/* Route traces: reading, refusing, weighing bands. */
#include "sweep/trace.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static rs_status read_text(rs_arena *arena, const char *text, rs_trace *trace, rs_err *err)
{
    char path[] = "/tmp/rs_trace_XXXXXX";
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    assert_int_equal(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
    rs_status st = rs_trace_read(arena, path, trace, err);
    unlink(path);
    return st;
}

static void reads_and_counts(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_trace t;
    rs_err err = {0};
    assert_int_equal(read_text(arena,
                               "# from a chat\n\nq4g64:linear:64x128 1 900\n"
                               "q4g64:linear:64x128 512 12.5\nq8g32:linear:64x128 1 3\n",
                               &t, &err),
                     RS_OK);
    assert_int_equal(t.count, 3);
    assert_true(rs_trace_calls(&t, "q4g64:linear:64x128", 1, 600) == 912.5);
    assert_true(rs_trace_calls(&t, "q4g64:linear:64x128", 2, 511) == 0); /* banked */
    assert_true(rs_trace_calls(&t, "q5g64:linear:64x128", 1, 600) == 0);
    rs_arena_free(arena);
}

static void refuses_by_line(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "q4g64:linear:64x128 1\n",    "q4g64:linear:64x128 0 5\n",
        "q4g64:linear:64x128 1 -5\n", "q4g64:linear:64x128 1 nan\n",
        "q9:linear:64x128 1 5\n",     "q4g64:linear:64x128 1 5 x\n",
    };
    rs_arena *arena = rs_arena_new();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[128];
        rs_trace t;
        rs_err err = {0};
        snprintf(text, sizeof text, "# one\n%s", bad[i]);
        assert_int_equal(read_text(arena, text, &t, &err), RS_FORMAT);
        assert_non_null(strstr(err.msg, ":2: "));
    }
    rs_trace t;
    rs_err err = {0};
    assert_int_equal(read_text(arena, "# nothing\n", &t, &err), RS_FORMAT);
    assert_int_equal(rs_trace_read(arena, "/nowhere/at/all", &t, &err), RS_IO);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_and_counts),
        cmocka_unit_test(refuses_by_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
