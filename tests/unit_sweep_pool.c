/* May two devices share a table? Comparisons of known truth. */
#include "sweep/base/rng.h"
#include "sweep/pool.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

enum { CELLS = 24 };

static rs_change cells[CELLS];

/* B is slower by `shift` everywhere; a cell's difference is known to about `noise`. */
static rs_comparison comparison(double shift, double noise, uint64_t seed)
{
    rs_rng rng = {seed};
    for (int i = 0; i < CELLS; i++)
        cells[i] = (rs_change){.shape = "q4g64:linear:64x128",
                               .schedule = {"a", "a"},
                               .t = i + 1,
                               .gain = -shift + noise * rs_rng_normal(&rng),
                               .h = 2.8 * noise};
    return (rs_comparison){.list = cells, .count = CELLS, .limits = rs_limits_of(0.0025)};
}

static rs_pool judge(const rs_comparison *c)
{
    rs_arena *arena = rs_arena_new();
    rs_pool pool;
    rs_pool_judge(arena, c, &pool);
    pool.where = NULL; /* in the arena */
    rs_arena_free(arena);
    return pool;
}

static void equal_devices_share(void **state)
{
    (void)state;
    int shared = 0;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        rs_comparison c = comparison(0, 0.002, seed);
        rs_pool p = judge(&c);
        assert_int_not_equal(p.verdict, RS_POOL_APART);
        shared += p.verdict == RS_POOL_SHARE;
        assert_int_equal(p.cells, CELLS);
    }
    printf("equal devices share in %d of 200\n", shared);
    assert_true(shared > 190);
}

static void a_factor_common_to_all_is_no_matter(void **state)
{
    (void)state;
    rs_comparison c = comparison(0.08, 0.002, 7);
    rs_pool p = judge(&c);
    assert_int_equal(p.verdict, RS_POOL_SHARE);
    assert_true(fabs(p.shift - 0.08) < 0.003);
}

static void one_cell_that_strays_is_enough(void **state)
{
    (void)state;
    rs_comparison c = comparison(0.01, 0.002, 7);
    cells[5].gain -= 0.03;
    rs_pool p = judge(&c);
    assert_int_equal(p.verdict, RS_POOL_APART);
    assert_true(p.worst > 0.02);
    cells[5].h = INFINITY; /* one session only: no interval, and no word */
    p = judge(&c);
    assert_int_equal(p.cells, CELLS - 1);
    assert_int_equal(p.verdict, RS_POOL_SHARE);
}

static void noise_is_not_enough_to_share(void **state)
{
    (void)state;
    rs_comparison c = comparison(0, 0.02, 7), few = comparison(0, 0.001, 7);
    assert_int_equal(judge(&few).verdict, RS_POOL_SHARE);
    c = comparison(0, 0.02, 7);
    assert_int_equal(judge(&c).verdict, RS_POOL_OPEN);
    few = comparison(0, 0.001, 7);
    few.count = 1;
    assert_int_equal(judge(&few).verdict, RS_POOL_OPEN);
    few.count = 0;
    assert_int_equal(judge(&few).verdict, RS_POOL_OPEN);
}

static void controls_do_not_count(void **state)
{
    (void)state;
    rs_comparison c = comparison(0, 0.001, 7);
    cells[3].schedule[0] = "control:read";
    cells[3].gain = 0.5;
    rs_pool p = judge(&c);
    assert_int_equal(p.cells, CELLS - 1);
    assert_int_equal(p.verdict, RS_POOL_SHARE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_devices_share),
        cmocka_unit_test(a_factor_common_to_all_is_no_matter),
        cmocka_unit_test(one_cell_that_strays_is_enough),
        cmocka_unit_test(noise_is_not_enough_to_share),
        cmocka_unit_test(controls_do_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
