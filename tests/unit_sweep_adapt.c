/* Widths to measure next: first ones, bisection, interior ones. */
#include "sweep/adapt.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static bool has(const rs_widths *w, int32_t t)
{
    for (size_t i = 0; i < w->count; i++)
        if (w->list[i] == t)
            return true;
    return false;
}

static void first_widths(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    const int32_t tiles[] = {1, 8, 64, 0};
    rs_widths w = {0};
    rs_adapt_first(arena, tiles, 4, 256, &w);
    for (int32_t t = 1; t <= 33; t++)
        assert_true(has(&w, t));
    static const int32_t edges[] = {48, 64, 96, 128, 192, 256};
    for (size_t i = 0; i < 6; i++)
        assert_true(has(&w, edges[i]) && has(&w, edges[i] + 1));
    assert_false(has(&w, 384));
    for (size_t i = 1; i < w.count; i++)
        assert_true(w.list[i - 1] < w.list[i]); /* ascending, each once */
    rs_widths few = {0};
    rs_adapt_first(arena, tiles, 0, 4, &few);
    assert_int_equal(few.count, 5);
    rs_arena_free(arena);
}

static void bisection_ends_at_one_tile(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_adapt_point p[] = {{64, "a", 8}, {128, "b", 16}, {256, "b", 16}};
    rs_widths w = {0};
    rs_adapt_bisect(arena, p, 3, &w);
    assert_int_equal(w.count, 1);
    assert_int_equal(w.list[0], 96);
    /* as the campaign does, to a true border at 104 */
    rs_adapt_point q[32] = {{64, "a", 8}, {128, "b", 16}};
    size_t n = 2, steps = 0;
    for (;;) {
        rs_widths next = {0};
        rs_adapt_bisect(arena, q, n, &next);
        if (next.count == 0)
            break;
        assert_int_equal(next.count, 1);
        size_t at = 0;
        while (q[at].t < next.list[0])
            at++;
        memmove(q + at + 1, q + at, (n++ - at) * sizeof *q);
        bool below = next.list[0] < 104;
        q[at] = (rs_adapt_point){next.list[0], below ? "a" : "b", below ? 8 : 16};
        assert_true(++steps < 10);
    }
    bool found = false;
    for (size_t i = 0; i + 1 < n; i++)
        if (strcmp(q[i].winner, q[i + 1].winner) != 0) {
            assert_true(q[i + 1].t - q[i].t <= 8 && q[i].t < 104 && q[i + 1].t >= 104);
            found = true;
        }
    assert_true(found);
    rs_arena_free(arena);
}

static void interior_widths_repeat(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_adapt_point p[] = {{1, "a", 1},  {2, "a", 1},   {3, "a", 1},
                          {64, "b", 8}, {128, "b", 8}, {256, "b", 8}};
    rs_widths w = {0}, again = {0};
    rs_adapt_interior(arena, p, 6, 5, &w); /* 1..3 is dense: nothing to draw */
    assert_true(w.count <= 1);
    rs_adapt_interior(arena, p, 6, 5, &again);
    assert_int_equal(w.count, again.count);
    for (uint64_t seed = 1; seed < 40; seed++) {
        rs_widths drawn = {0};
        rs_adapt_interior(arena, p, 6, seed, &drawn);
        for (size_t i = 0; i < drawn.count; i++)
            assert_true(drawn.list[i] > 64 && drawn.list[i] < 256 && drawn.list[i] != 128);
    }
    rs_arena_free(arena);
}

/* Between 16384 and 32768 a border is known to a few thousand after three more depths, not to a
   page after nine. */
static void depths_are_bisected_to_an_eighth(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_adapt_point p[8] = {{16384, "a", 0}, {32768, "b", 0}};
    size_t n = 2, steps = 0;
    for (;; steps++) {
        rs_widths next = {0};
        for (size_t i = 0; i < n; i++)
            p[i].tile = rs_adapt_depth_tile(32, p[i].t);
        rs_adapt_bisect(arena, p, n, &next);
        if (!next.count)
            break;
        assert_true(next.count == 1 && next.list[0] % 32 == 0 && n < 8);
        size_t at = next.list[0] < p[1].t ? 1 : 2;
        memmove(p + at + 1, p + at, (n++ - at) * sizeof *p);
        p[at] = (rs_adapt_point){next.list[0], next.list[0] < 20000 ? "a" : "b", 0};
        memmove(p, p + at - 1 + !strcmp(p[at].winner, "a"), 2 * sizeof *p);
        n = 2;
    }
    assert_in_range(steps, 2, 4);
    assert_true(p[0].t <= 20000 && p[1].t >= 20000 && p[1].t - p[0].t <= 4096);
    assert_int_equal(rs_adapt_depth_tile(32, 64), 32);
    assert_int_equal(rs_adapt_depth_tile(32, 1000), 96);
    assert_int_equal(rs_adapt_depth_tile(1, 4), 1);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(first_widths),
        cmocka_unit_test(bisection_ends_at_one_tile),
        cmocka_unit_test(depths_are_bisected_to_an_eighth),
        cmocka_unit_test(interior_widths_repeat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
