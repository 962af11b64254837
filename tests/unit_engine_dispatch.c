/* Dispatch: bands resolved at load equal the table where it can be served, and say why where
   not. Layer: tests. */
#include "engine/dispatch.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static rs_status odd_widths_only(const rs_device *device,
                                 const rs_shape *shape,
                                 int32_t t,
                                 const int32_t *knobs,
                                 rs_err *err)
{
    (void)device;
    (void)shape;
    (void)knobs;
    return t % 2 ? RS_OK : rs_err_set(err, RS_UNSUPPORTED, "even width");
}

static size_t
scratch_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)shape;
    return (size_t)t * (size_t)knobs[0];
}

static size_t other_bytes(rs_format format, int32_t n, int32_t k)
{
    return rs_layout_row_split.bytes(format, n, k);
}

static const rs_layout other_layout = {.id = "other", .bytes = other_bytes};

/* All read q4g64; the others of `more` as well. */
#define CANDIDATE(stem, more, layout_of, low, high, ...)                                       \
    static const rs_candidate stem = {.id = #stem,                                             \
                                      .ops = RS_OP_BIT(RS_OP_linear),                          \
                                      .backend = RS_BACKEND_CPU,                               \
                                      .formats = RS_FORMAT_BIT(RS_FORMAT_q4g64) | (more),      \
                                      .layout = &layout_of,                                    \
                                      .t_min = low,                                            \
                                      .t_max = high,                                           \
                                      .k_multiple = 1,                                         \
                                      .n_multiple = 1,                                         \
                                      __VA_ARGS__}
#define KNOB                                                                                   \
    .knob_count = 1, .knobs = {{.name = "rows", .values = {2, 4}, .count = 2}},                \
    .workspace_bytes = scratch_bytes
CANDIDATE(any, 0, rs_layout_row_split, 1, INT32_MAX, KNOB);
CANDIDATE(narrow, RS_FORMATS_ALL, rs_layout_row_split, 3, 6, .t_tile = 1);
CANDIDATE(odd, 0, rs_layout_row_split, 1, INT32_MAX, .supports = odd_widths_only);
CANDIDATE(ref, RS_FORMATS_ALL, rs_layout_row_split, 1, INT32_MAX, .is_ref = true);
CANDIDATE(swapped, RS_FORMATS_ALL, other_layout, 1, INT32_MAX, .t_tile = 1);
static const rs_candidate *const candidates[] = {&any, &narrow, &odd, &ref, &swapped, NULL};

static const rs_device device = {.backend = RS_BACKEND_CPU, .cores = 1};
static const rs_shape shape = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = 8, .k = 64};

#define ROUTE(lo, hi, schedule, layout)                                                        \
    {                                                                                          \
        "q4g64:linear:8x64", lo, hi, schedule, layout, "exact"                                 \
    }
#define TABLE(list)                                                                            \
    {                                                                                          \
        .tier = "t", .routes = list, .route_count = sizeof list / sizeof *list                 \
    }

static rs_dispatch plan(rs_arena *arena,
                        const rs_route_table *table,
                        const rs_route_table *backstop,
                        const rs_shape *of,
                        int32_t t_max)
{
    rs_dispatch_source source = {table, backstop, candidates, &device};
    rs_dispatch d;
    rs_err err = {0};
    if (rs_dispatch_plan(arena, &source, of, t_max, &d, &err))
        fail_msg("%s", err.msg);
    int32_t next = 1; /* closed, ordered, and picked right at every width */
    for (int32_t b = 0; b < d.band_count; b++) {
        assert_int_equal(d.bands[b].t_lo, next);
        next = d.bands[b].t_hi + 1;
        for (int32_t t = d.bands[b].t_lo; t <= d.bands[b].t_hi; t++)
            assert_ptr_equal(rs_dispatch_pick(&d, t), &d.bands[b]);
    }
    assert_int_equal(next, t_max + 1);
    return d;
}

static void routes_are_served(void **state)
{
    static const rs_route routes[] = {ROUTE(1, 4, "any/rows=2", "row_split"),
                                      ROUTE(5, 20, "any/rows=4", "row_split"),
                                      ROUTE(21, RS_ROUTE_T_MAX, "swapped", "other")};
    static const rs_route_table table = TABLE(routes);
    rs_dispatch d = plan(*state, &table, NULL, &shape, 30);
    assert_int_equal(d.band_count, 3);
    assert_int_equal(d.layout_count, 2);
    assert_ptr_equal(d.layouts[rs_dispatch_pick(&d, 30)->layout], &other_layout);
    assert_int_equal(rs_dispatch_pick(&d, 20)->schedule.knobs[0], 4);
    assert_int_equal(d.workspace_bytes, 20 * 4);
    for (int32_t b = 0; b < 3; b++)
        assert_true(!d.bands[b].fallback && d.bands[b].routed == routes[b].schedule);
    d = plan(*state, &table, NULL, &shape,
             7); /* a layout that no used width wants is not kept */
    assert_int_equal(d.layout_count, 1);
    assert_int_equal(d.bands[1].t_hi, 7);
}

/* Expect `ref` at width t with a reason that holds `part`. */
static void expect_fallback(const rs_dispatch *d, int32_t t, const char *part)
{
    const rs_dispatch_band *band = rs_dispatch_pick(d, t);
    assert_ptr_equal(band->schedule.candidate, &ref);
    assert_non_null(band->fallback);
    assert_non_null(band->routed);
    if (!strstr(band->fallback, part))
        fail_msg("'%s' does not hold '%s'", band->fallback, part);
}

static void unservable_routes_go_to_ref(void **state)
{
    static const rs_route routes[] = {ROUTE(1, 8, "narrow", "row_split"),
                                      ROUTE(9, 12, "odd", "row_split"),
                                      ROUTE(13, 13, "gone/x=1", "row_split"),
                                      ROUTE(14, 14, "any/rows=3", "row_split"),
                                      ROUTE(15, 15, "any/rows=2", "interleaved"),
                                      ROUTE(16, RS_ROUTE_T_MAX, "any/rows=2", "row_split")};
    static const rs_route_table table = TABLE(routes);
    rs_dispatch d = plan(*state, &table, NULL, &shape, 40);
    expect_fallback(&d, 1, "T 1 outside 3..6");
    expect_fallback(&d, 8, "outside 3..6");
    for (int32_t t = 3; t <= 6; t++)
        assert_ptr_equal(rs_dispatch_pick(&d, t)->schedule.candidate, &narrow);
    expect_fallback(&d, 10, "even width");
    assert_ptr_equal(rs_dispatch_pick(&d, 11)->schedule.candidate, &odd);
    expect_fallback(&d, 13, "no candidate 'gone'");
    expect_fallback(&d, 14, "value of 'rows'");
    expect_fallback(&d, 15, "layout interleaved");
    assert_null(rs_dispatch_pick(&d, 40)->fallback);
}

static void unknown_shapes_go_to_the_backstop(void **state)
{
    static const rs_route routes[] = {ROUTE(1, RS_ROUTE_T_MAX, "any/rows=2", "row_split")};
    static const rs_route stars[] = {{"*", 1, RS_ROUTE_T_MAX, "narrow", "row_split", "exact"}};
    static const rs_route_table table = TABLE(routes), generic = TABLE(stars);
    const rs_shape unknown = {.op = RS_OP_linear, .format = RS_FORMAT_q8g32, .n = 8, .k = 64};
    rs_dispatch d = plan(*state, &table, &generic, &unknown, 6);
    assert_true(d.bands[1].backstopped && d.bands[1].schedule.candidate == &narrow);
    d = plan(*state, &table, NULL, &unknown, 6);
    assert_int_equal(d.band_count, 1);
    assert_ptr_equal(d.bands[0].schedule.candidate, &ref);
    assert_true(!d.bands[0].routed && !d.bands[0].fallback && !d.bands[0].backstopped);
    d = plan(*state, &table, &generic, &shape, 6);
    assert_false(d.bands[0].backstopped);
}

static void a_build_without_ref_is_refused(void **state)
{
    static const rs_candidate *const none[] = {&any, NULL};
    static const rs_route_table empty = {.tier = "t"};
    rs_dispatch_source source = {&empty, NULL, none, &device};
    rs_dispatch d;
    rs_err err = {0};
    assert_int_equal(rs_dispatch_plan(*state, &source, &shape, 4, &d, &err), RS_FAILED);
    assert_non_null(strstr(err.msg, "no reference candidate"));
}

static int arena_open(void **state)
{
    *state = rs_arena_new();
    return 0;
}

static int arena_close(void **state)
{
    rs_arena_free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(routes_are_served, arena_open, arena_close),
        cmocka_unit_test_setup_teardown(unservable_routes_go_to_ref, arena_open, arena_close),
        cmocka_unit_test_setup_teardown(unknown_shapes_go_to_the_backstop, arena_open,
                                        arena_close),
        cmocka_unit_test_setup_teardown(a_build_without_ref_is_refused, arena_open,
                                        arena_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
