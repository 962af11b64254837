/* Hash: borders and order count, the text is sixteen digits, files hash by content. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sweep/base/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void borders_and_order_count(void **state)
{
    (void)state;
    rs_hash a = {0}, b = {0}, c = {0}, d = {0}, empty = {0};
    rs_hash_add_text(&a, "ab");
    rs_hash_add_text(&a, "c");
    rs_hash_add_text(&b, "a");
    rs_hash_add_text(&b, "bc");
    rs_hash_add_text(&c, "c");
    rs_hash_add_text(&c, "ab");
    rs_hash_add(&d, "ab", 2);
    rs_hash_add(&d, "c", 1);
    assert_true(a.value != b.value && a.value != c.value && a.value == d.value);
    rs_hash_add_text(&empty, NULL);
    rs_hash none = {0};
    rs_hash_add_text(&none, "");
    assert_true(empty.value == none.value);
    assert_true(empty.value != 0); /* adding nothing is still an event */
}

static void sixteen_digits(void **state)
{
    (void)state;
    rs_hash h = {0x0123456789abcdefu}, small = {1};
    assert_string_equal(rs_hash_hex(h).hex, "0123456789abcdef");
    assert_string_equal(rs_hash_hex(small).hex, "0000000000000001");
}

static void every_bit_matters(void **state)
{
    (void)state;
    uint8_t data[64] = {0};
    rs_hash zero = {0};
    rs_hash_add(&zero, data, sizeof data);
    for (int bit = 0; bit < 512; bit++) {
        rs_hash h = {0};
        data[bit / 8] ^= (uint8_t)(1 << bit % 8);
        rs_hash_add(&h, data, sizeof data);
        data[bit / 8] ^= (uint8_t)(1 << bit % 8);
        assert_true(h.value != zero.value);
    }
}

static void files_by_content(void **state)
{
    (void)state;
    char one[] = "rs_hash_XXXXXX", two[] = "rs_hash_XXXXXX";
    int fd[2] = {mkstemp(one), mkstemp(two)};
    assert_true(fd[0] >= 0 && fd[1] >= 0);
    char *data = calloc(1, 200000); /* more than one buffer */
    rs_hash a = {0}, b = {0};
    for (int i = 0; i < 2; i++)
        assert_int_equal(write(fd[i], data, 200000), 200000);
    assert_int_equal(rs_hash_file(one, &a, NULL), RS_OK);
    assert_int_equal(rs_hash_file(two, &b, NULL), RS_OK);
    assert_true(a.value == b.value);
    assert_int_equal(write(fd[1], "x", 1), 1);
    assert_int_equal(rs_hash_file(two, &b, NULL), RS_OK);
    assert_true(a.value != b.value);
    rs_err err = {0};
    unlink(one);
    unlink(two);
    assert_int_equal(rs_hash_file(one, &a, &err), RS_IO);
    assert_non_null(strstr(err.msg, one));
    close(fd[0]);
    close(fd[1]);
    free(data);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(borders_and_order_count),
        cmocka_unit_test(sixteen_digits),
        cmocka_unit_test(every_bit_matters),
        cmocka_unit_test(files_by_content),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
