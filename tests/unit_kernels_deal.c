/* Dealing tiles to workers: every grain belongs to one worker, nobody who is started is without
   work, a grain's worker is found again, and of the ways to cut the cheaper one is taken. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/deal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TILES_MAX = 700, DEPTH_MAX = 140 };

static uint8_t seen[TILES_MAX * DEPTH_MAX];

/* Mark a range's grains. False if one was somebody's already, or is outside. */
static bool mark(rs_deal deal, rs_deal_range range)
{
    for (int32_t i = 0; i < range.grains; i++) {
        int32_t at = range.tile * deal.depth + range.grain + i;
        if (at < 0 || at >= deal.tiles * deal.depth || seen[at]++)
            return false;
    }
    return true;
}

/* What is wrong with a deal, or NULL. */
static const char *fault_of(rs_deal deal, int32_t workers)
{
    const int32_t busy = rs_deal_busy(deal, workers);
    memset(seen, 0, sizeof seen);
    for (int32_t at = 0; at < busy; at++) {
        rs_deal_range part = rs_deal_part(deal, at), whole = rs_deal_whole(deal, at);
        if (part.grains + whole.grains == 0)
            return "a worker without work";
        if (whole.grains % deal.depth || whole.grain)
            return "a whole tile that is not whole";
        if (!mark(deal, part) || !mark(deal, whole))
            return "a grain twice or outside";
        for (int32_t i = 0; i < part.grains; i++) {
            int32_t grain = part.tile * deal.depth + part.grain + i;
            if (rs_deal_worker(deal, grain / deal.depth, grain % deal.depth) != at)
                return "a grain's worker is another";
        }
    }
    for (int32_t i = 0; i < deal.tiles * deal.depth; i++)
        if (!seen[i])
            return "a grain that nobody has";
    return NULL;
}

static void every_grain_once(void **state)
{
    (void)state;
    const char *text = getenv("RS_TEST_SEED");
    const unsigned seed = text ? (unsigned)strtoul(text, NULL, 10) : (unsigned)time(NULL);
    srand(seed);
    for (int i = 0; i < 4000; i++) {
        const int32_t workers = 1 + rand() % 140, depth = 1 + rand() % DEPTH_MAX;
        const int32_t tiles = 1 + rand() % (rand() % 2 ? 20 : TILES_MAX);
        const rs_deal_costs costs = {1 + rand() % 4000, rand() % 2 ? rand() % 30000 : 0};
        const rs_deal deal = rs_deal_of(tiles, depth, workers, rand() % 2, costs);
        const char *fault = fault_of(deal, workers);
        if (fault)
            fail_msg("%s: %d tiles of %d to %d, %d cut over %d; RS_TEST_SEED=%u", fault, tiles,
                     depth, workers, deal.shared, deal.cut.runs, seed);
    }
}

/* The checks above find what they are for. */
static void faults_are_found(void **state)
{
    (void)state;
    const rs_deal right = rs_deal_with(6, 16, 6, 96, 132);
    rs_deal idle = right;
    const rs_deal_cut thin = {96, 132, 0, 96, rs_divisor_of(96), rs_divisor_of(132)};
    idle.cut = thin; /* more runs than grains */
    const rs_deal_range range = {1, 2, 3}, outside = {5, 15, 2};
    assert_null(fault_of(right, 132));
    assert_string_equal(fault_of(idle, 132), "a worker without work");
    memset(seen, 0, sizeof seen);
    assert_true(mark(right, range));
    assert_false(mark(right, range));
    assert_false(mark(right, outside));
}

static void cheaper_ways_are_taken(void **state)
{
    (void)state;
    const rs_deal_costs dear = {1000, 15000}, cheap = {1000, 100};
    rs_deal d = rs_deal_of(120, 48, 132, false, dear); /* 4 grains idle: less than a cut */
    assert_int_equal(d.shared, 0);
    d = rs_deal_of(120, 48, 132, false, cheap);
    assert_int_equal(d.shared, 120);
    d = rs_deal_of(20, 48, 66, false, dear); /* three a tile: a grain more, no run crosses */
    assert_int_equal(d.cut.runs, 60);
    d = rs_deal_of(20, 48, 66, false, cheap);
    assert_int_equal(d.cut.runs, 64);
    d = rs_deal_of(136, 40, 66, false, dear); /* with a wave more, or the rest alone */
    assert_int_equal(d.shared, 4 + 66);
    d = rs_deal_of(136, 40, 66, true, dear);
    assert_int_equal(d.shared, 4);
    d = rs_deal_of(132, 40, 66, false, dear);
    assert_int_equal(d.shared, 0);
}

/* Quotients are those of the division, also at the largest numbers. */
static void divisions_are_exact(void **state)
{
    (void)state;
    const char *text = getenv("RS_TEST_SEED");
    const unsigned seed = text ? (unsigned)strtoul(text, NULL, 10) : (unsigned)time(NULL);
    srand(seed);
    for (int i = 0; i < 20000; i++) {
        const int32_t d = i < 2000 ? i + 1 : 1 + (int32_t)((uint32_t)rand() >> rand() % 31);
        const rs_divisor by = rs_divisor_of(d);
        const int32_t multiple = INT32_MAX / d * d;
        const int32_t ns[] = {0,        d - 1,     d,      multiple - 1,
                              multiple, INT32_MAX, rand(), rand() % 65536};
        for (size_t j = 0; j < sizeof ns / sizeof *ns; j++)
            if (rs_divide(ns[j], by) != ns[j] / d)
                fail_msg("%d / %d is %d here; RS_TEST_SEED=%u", ns[j], d, rs_divide(ns[j], by),
                         seed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_grain_once),
        cmocka_unit_test(faults_are_found),
        cmocka_unit_test(cheaper_ways_are_taken),
        cmocka_unit_test(divisions_are_exact),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
