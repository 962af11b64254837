/* Route tables from files: what sweep writes is read, what is not such a table is refused in
   one line that names line and value. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/routes_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HEADER "tier,shape,t_lo,t_hi,schedule,layout,numeric\n"

static rs_status load(const char *text, size_t size, rs_table_choice *out, rs_err *err)
{
    static rs_arena *arena; /* of the last call: the caller looks at its table */
    char path[] = "/tmp/rs_routes_XXXXXX";
    rs_device device;
    int fd = mkstemp(path);
    assert_true(fd >= 0 && write(fd, text, size) == (ssize_t)size);
    close(fd);
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    rs_arena_free(arena);
    arena = rs_arena_new();
    rs_status st = rs_routes_file_choose(arena, &device, path, out, err);
    unlink(path);
    return st;
}

static void a_written_table_is_read(void **state)
{
    (void)state;
    static const char text[] = HEADER
        "\"mine\",\"q4g64:linear:64x64\",1,8,\"a/x=1,y=2\",\"rows\",\"exact\"\n"
        "\"mine\",\"q4g64:linear:64x64\",9,2147483647,\"b \"\"q\"\"\",\"rows\",\"a8\"\r\n"
        "\"mine\",\"q8g32:linear:8x8\",1,2147483647,\"c\",\"rows\",\"exact\"";
    rs_table_choice choice;
    rs_err err = {0};
    if (load(text, sizeof text - 1, &choice, &err))
        fail_msg("%s", err.msg);
    assert_string_equal(choice.table->tier, "mine");
    assert_string_equal(choice.table->backend, "cpu");
    assert_int_equal(choice.table->route_count, 3);
    assert_true(choice.forced && choice.backstop);
    assert_string_equal(rs_route_pick(choice.table, "q4g64:linear:64x64", 8)->schedule,
                        "a/x=1,y=2");
    assert_string_equal(rs_route_pick(choice.table, "q4g64:linear:64x64", 9)->schedule,
                        "b \"q\"");
    assert_string_equal(rs_route_pick(choice.table, "q8g32:linear:8x8", 77)->numeric, "exact");
    assert_int_equal(rs_table_check(choice.table, &err), RS_OK);
}

static void what_is_no_table_is_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text, *names;
    } bad[] = {
        {"", "header"},
        {"\n", ":1:"},
        {"tier,shape\n", "header"},
        {HEADER, "no route"},
        {HEADER "\"t\",\"s\",1,2147483647,\"c\",\"l\"\n", ":2: not seven"},
        {HEADER "\"t\",\"s\",1,2147483647,\"c\",\"l\",\"exact\",\"more\"\n", ":2: not seven"},
        {HEADER "\"t\",\"s\",1,2147483647,\"c\",\"l\",\"exact\n", ":2:"},
        {HEADER "\"t\",\"s\",0,2147483647,\"c\",\"l\",\"exact\"\n", "0"},
        {HEADER "\"t\",\"s\",one,2147483647,\"c\",\"l\",\"exact\"\n", "one"},
        {HEADER "\"t\",\"s\",1,2147483648,\"c\",\"l\",\"exact\"\n", "2147483648"},
        {HEADER "\"t\",\"s\",1,8,\"c\",\"l\",\"exact\"\n", "not closed"},
        {HEADER "\"t\",\"s\",2,2147483647,\"c\",\"l\",\"exact\"\n", "not closed"},
        {HEADER "\"t\",\"s\",1,2147483647,\"c\",\"l\",\"exact\"\n"
                "\"u\",\"z\",1,2147483647,\"c\",\"l\",\"exact\"\n",
         ":3: a second tier"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        rs_table_choice choice;
        rs_err err = {0};
        if (load(bad[i].text, strlen(bad[i].text), &choice, &err) != RS_FORMAT ||
            !strstr(err.msg, bad[i].names))
            fail_msg("%zu: '%s' is not in '%s'", i, bad[i].names, err.msg);
    }
    rs_table_choice choice;
    rs_err err = {0};
    assert_int_equal(load(HEADER "\0", sizeof HEADER, &choice, &err), RS_FORMAT);
}

static void a_file_that_is_not_there_is_said(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_device device;
    rs_table_choice choice;
    rs_err err = {0};
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    assert_int_equal(rs_routes_file_choose(arena, &device, "/nonexistent", &choice, &err),
                     RS_IO);
    assert_non_null(strstr(err.msg, "/nonexistent"));
    assert_int_equal(rs_routes_file_choose(arena, &device, "/", &choice, &err), RS_IO);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_written_table_is_read),
        cmocka_unit_test(what_is_no_table_is_refused),
        cmocka_unit_test(a_file_that_is_not_there_is_said),
    };
    return cmocka_run_group_tests_name("engine_routes_file", tests, NULL, NULL);
}
