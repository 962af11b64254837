/* Which measurements are of code that this build does not have. */
#include "sweep/stale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static const rs_candidate tile = {
    .id = "cpu_tile", .knob_count = 1, .knobs = {{"cols", {2, 4}, 2}}};
static const rs_candidate plain = {.id = "cpu_plain"};
static const rs_candidate *table[] = {&plain, &tile, NULL};
static const char *hashes[] = {"p1", "t1", NULL};
static const rs_registry registry = {table, hashes, 2, false};

#define ROW(name, hash, what)                                                                  \
    {                                                                                          \
        .schedule = (name), .code_hash = (hash), .outcome = RS_DB_##what                       \
    }

static rs_db_point point(int32_t t, rs_db_contender *contenders, size_t count)
{
    return (rs_db_point){.shape = "q4g64:linear:64x128",
                         .mode = "chain",
                         .t = t,
                         .contenders = contenders,
                         .contender_count = count};
}

static void changed_code_is_stale(void **state)
{
    (void)state;
    rs_db_contender one[] = {ROW("control:read", "", CONTROL), ROW("cpu_plain", "p0", OK),
                             ROW("cpu_tile/cols=2", "t1", OK),
                             ROW("cpu_tile/cols=4", "t0", DROPPED)};
    rs_db_contender two[] = {ROW("cpu_plain", "p1", OK), ROW("cpu_tile/cols=2", "", OK)};
    rs_db_point points[] = {point(1, one, 4), point(8, two, 2)};
    rs_arena *arena = rs_arena_new();
    rs_stale *list;
    size_t n;
    rs_stale_find(arena, points, 2, &registry, &list, &n);
    assert_int_equal(n, 3);
    for (size_t i = 0; i < n; i++)
        assert_int_equal(list[i].state, RS_STALE);
    assert_ptr_equal(list[0].contender, &one[1]);
    assert_ptr_equal(list[0].point, &points[0]);
    assert_string_equal(list[0].hash_here, "p1");
    assert_ptr_equal(list[1].contender, &one[3]);
    assert_ptr_equal(list[2].contender, &two[1]); /* measured before there were hashes */
    assert_ptr_equal(list[2].point, &points[1]);
    rs_arena_free(arena);
}

static void other_builds_are_unknown(void **state)
{
    (void)state;
    rs_db_contender one[] = {ROW("cpu_gone", "g0", OK),        /* no such candidate */
                             ROW("cpu_tile/cols=8", "t1", OK), /* no such value */
                             ROW("cpu_tile/rows=2", "t1", OK), /* no such knob */
                             ROW("cpu_tile", "t1", DROPPED)};
    rs_db_point points[] = {point(1, one, 4)};
    rs_arena *arena = rs_arena_new();
    rs_stale *list;
    size_t n;
    rs_stale_find(arena, points, 1, &registry, &list, &n);
    assert_int_equal(n, 4);
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(list[i].state, RS_STALE_UNKNOWN_HERE);
        assert_null(list[i].hash_here);
    }
    assert_string_equal(rs_stale_state_name(list[0].state), "UNKNOWN_HERE");
    assert_string_equal(rs_stale_state_name(RS_STALE), "STALE");
    rs_arena_free(arena);
}

static void untimed_is_no_matter(void **state)
{
    (void)state;
    rs_db_contender one[] = {
        ROW("cpu_plain", "p0", WRONG),         ROW("cpu_plain", "p0", UNSUPPORTED),
        ROW("cpu_plain", "p0", BELOW_FLOOR),   ROW("cpu_plain", "p0", CRASHED),
        ROW("cpu_plain", "p0", TIMEOUT),       ROW("control:fma", "p0", CONTROL),
        ROW("cpu_tile/cols=2", "t1", DROPPED),
    };
    rs_db_point points[] = {point(1, one, sizeof one / sizeof *one)};
    rs_arena *arena = rs_arena_new();
    rs_stale *list;
    size_t n;
    rs_stale_find(arena, points, 1, &registry, &list, &n);
    assert_int_equal(n, 0);
    rs_stale_find(arena, NULL, 0, &registry, &list, &n);
    assert_int_equal(n, 0);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changed_code_is_stale),
        cmocka_unit_test(other_builds_are_unknown),
        cmocka_unit_test(untimed_is_no_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
