/* Arena: zeroed, aligned, disjoint pieces of any size; growing arrays keep their elements. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sweep/base/arena.h"
#include "sweep/base/rng.h"

#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void pieces_are_zeroed_aligned_and_disjoint(void **state)
{
    (void)state;
    rs_rng rng = {3};
    rs_arena *arena = rs_arena_new();
    enum { PIECES = 400 };
    unsigned char *piece[PIECES];
    size_t size[PIECES];
    for (int i = 0; i < PIECES; i++) {
        size[i] = rs_rng_below(&rng, i % 50 == 0 ? 200000 : 700);
        piece[i] = rs_arena_alloc(arena, size[i]);
        assert_int_equal((uintptr_t)piece[i] % 16, 0);
        for (size_t b = 0; b < size[i]; b++)
            assert_int_equal(piece[i][b], 0);
        memset(piece[i], i & 0xff, size[i]);
    }
    for (int i = 0; i < PIECES; i++)
        for (size_t b = 0; b < size[i]; b++)
            assert_int_equal(piece[i][b], i & 0xff);
    rs_arena_free(arena);
    rs_arena_free(NULL);
}

static void strings_are_copied(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    char text[] = "first", long_text[5000];
    char *copy = rs_arena_strdup(arena, text);
    text[0] = 'x';
    assert_string_equal(copy, "first");
    memset(long_text, 'b', sizeof long_text - 1);
    long_text[sizeof long_text - 1] = '\0';
    char *printed = rs_arena_printf(arena, "%d:%s", 42, long_text);
    assert_int_equal(strlen(printed), 3 + strlen(long_text));
    assert_int_equal(strncmp(printed, "42:bbb", 6), 0);
    assert_string_equal(rs_arena_strdup(arena, ""), "");
    rs_arena_free(arena);
}

static void pushed_elements_stay(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    int64_t *items = NULL;
    size_t count = 0, cap = 0;
    for (int64_t i = 0; i < 10000; i++) {
        int64_t *item = rs_arena_push(arena, (void **)&items, &count, &cap, sizeof *items);
        assert_int_equal(*item, 0);
        *item = i * i;
    }
    assert_int_equal(count, 10000);
    for (int64_t i = 0; i < 10000; i++)
        assert_int_equal(items[i], i * i);
    assert_non_null(rs_arena_array(arena, 0, 8));
    rs_arena_free(arena);
}

static void leave(void)
{
    _exit(7);
}

/* More than there can be: the handler is called and decides how the program ends. */
static void the_handler_ends_it(void **state)
{
    static rs_arena *volatile arena; /* still held when the child leaves: no leak */
    (void)state;
#if defined(__SANITIZE_ADDRESS__)
    skip(); /* the sanitizer ends it by itself */
#endif
    pid_t child = fork();
    assert_true(child >= 0);
    if (!child) {
        rs_arena_on_exhausted(leave);
        arena = rs_arena_new();
        rs_arena_alloc(arena, SIZE_MAX / 4); /* no address space has room for that */
        _exit(0);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_zeroed_aligned_and_disjoint),
        cmocka_unit_test(strings_are_copied),
        cmocka_unit_test(pushed_elements_stay),
        cmocka_unit_test(the_handler_ends_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
