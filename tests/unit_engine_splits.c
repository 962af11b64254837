/* In how many parts attention's keys are split: by the table's routes, shared by the lanes of a
   batch, else by the rule. Layer: tests. */
#include "engine/splits.h"
#include "kernels/layout_kv.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define SHAPE "bf16:attn_decode:24+4x256"

/* Stand-ins with the names and domains of the real ones, which a build without CUDA lacks. */
#define CANDIDATE(stem, ...)                                                                   \
    static const rs_candidate stem = {.id = #stem,                                             \
                                      .ops = RS_OP_BIT(RS_OP_attn_decode),                     \
                                      .backend = RS_BACKEND_CUDA,                              \
                                      .formats = RS_FORMAT_BIT(RS_FORMAT_bf16),                \
                                      .layout = &rs_layout_kv_pages,                           \
                                      .t_min = 1,                                              \
                                      .t_max = INT32_MAX,                                      \
                                      .k_multiple = 1,                                         \
                                      .n_multiple = 1,                                         \
                                      __VA_ARGS__}
CANDIDATE(cuda_attn_ref, .is_ref = true);
CANDIDATE(cuda_attn_split,
          .cc_min = 80,
          .knob_count = 1,
          .knobs = {{.name = "splits", .values = {1, 2, 4, 8, 16, 32, 64}, .count = 7}});
CANDIDATE(cuda_attn_other,
          .knob_count = 1,
          .knobs = {{.name = "splits", .values = {8}, .count = 1}});
static const rs_candidate *const candidates[] = {&cuda_attn_other, &cuda_attn_ref,
                                                 &cuda_attn_split, NULL};

enum { CORES = 132, CONTEXT = 8192 };
static const rs_device device = {.backend = RS_BACKEND_CUDA, .cores = CORES, .cc = 90};

#define ROUTE(lo, hi, schedule)                                                                \
    {                                                                                          \
        SHAPE, lo, hi, schedule, "kv_pages", "exact"                                           \
    }
#define TABLE(list)                                                                            \
    {                                                                                          \
        .tier = "t", .routes = list, .route_count = sizeof list / sizeof *list                 \
    }

static rs_splits plan(rs_arena *arena, const rs_route_table *table, const rs_device *on)
{
    rs_shape shape;
    rs_splits s;
    rs_err err = {0};
    rs_dispatch_source source = {table, NULL, candidates, on};
    assert_int_equal(rs_shape_parse(SHAPE, &shape, NULL), RS_OK);
    if (rs_splits_plan(arena, &source, &shape, CONTEXT, &s, &err))
        fail_msg("%s", err.msg);
    return s;
}

static int32_t rule(int32_t tokens, int32_t deepest)
{
    return rs_splits_rule(CORES, 4, tokens, deepest);
}

/* What the engine did before tables knew this op. */
static void the_rule_stays(void **state)
{
    static const struct {
        int32_t tokens, deepest, splits;
    } want[] = {{1, 1, 1},      {1, 32, 1},     {1, 33, 2},     {1, 64, 2},
                {1, 128, 4},    {1, 255, 4},    {1, 1024, 16},  {1, 4096, 64},
                {1, 32768, 64}, {2, 32768, 32}, {4, 32768, 16}, {64, 32768, 1}};
    static const rs_route_table empty = {.tier = "t"};
    static const rs_route stars[] = {
        {"*", 1, RS_ROUTE_T_MAX, "cuda_linear_ref", "row_split", "exact"}};
    static const rs_route_table generic = TABLE(stars);
    rs_splits alone = {.cores = CORES, .kv_heads = 4}, none = plan(*state, &empty, &device),
              star = plan(*state, &generic, &device);
    for (size_t i = 0; i < sizeof want / sizeof want[0]; i++) {
        int32_t t = want[i].tokens, d = want[i].deepest;
        assert_int_equal(rule(t, d), want[i].splits);
        assert_int_equal(rs_splits_at(&alone, t, d), want[i].splits);
        assert_int_equal(rs_splits_at(&none, t, d), want[i].splits);
        assert_int_equal(rs_splits_at(&star, t, d), want[i].splits);
    }
}

static const rs_route measured[] = {ROUTE(1, 300, "cuda_attn_split/splits=1"),
                                    ROUTE(301, 2000, "cuda_attn_split/splits=64"),
                                    ROUTE(2001, 4000, "cuda_attn_ref"),
                                    ROUTE(4001, RS_ROUTE_T_MAX, "cuda_attn_split/splits=16")};
static const rs_route_table table = TABLE(measured);

static void routes_decide(void **state)
{
    rs_splits s = plan(*state, &table, &device);
    assert_int_not_equal(rule(1, 300), 1);
    assert_int_equal(rs_splits_at(&s, 1, 1), 1);
    assert_int_equal(rs_splits_at(&s, 1, 300), 1);
    assert_int_equal(rs_splits_at(&s, 1, 301), 64);
    assert_int_equal(rs_splits_at(&s, 1, 2000), 64);
    assert_int_equal(rs_splits_at(&s, 1, 3000), rule(1, 3000)); /* routed to other kernels */
    assert_int_equal(rs_splits_at(&s, 1, 4001), 16);
    assert_int_equal(rs_splits_at(&s, 1, CONTEXT), 16);
    assert_int_equal(rs_splits_at(&s, 1, CONTEXT + 1), 16); /* the last band's */
}

static void lanes_share(void **state)
{
    static const struct {
        int32_t tokens, of_64, of_16;
    } want[] = {{1, 64, 16}, {2, 32, 8}, {3, 16, 4}, {5, 8, 2},
                {16, 4, 1},  {17, 2, 1}, {64, 1, 1}, {1000, 1, 1}};
    rs_splits s = plan(*state, &table, &device);
    for (size_t i = 0; i < sizeof want / sizeof want[0]; i++) {
        assert_int_equal(rs_splits_at(&s, want[i].tokens, 1000), want[i].of_64);
        assert_int_equal(rs_splits_at(&s, want[i].tokens, 5000), want[i].of_16);
        assert_int_equal(rs_splits_at(&s, want[i].tokens, 100), 1);
    }
}

/* Buffers are made once: no depth may ask for more than was said. */
static void the_most_is_the_most(void **state)
{
    static const rs_route_table empty = {.tier = "t"};
    const rs_route_table *const tables[] = {&table, &empty};
    for (int i = 0; i < 2; i++) {
        rs_splits s = plan(*state, tables[i], &device);
        for (int32_t tokens = 1; tokens <= 65; tokens += 4)
            for (int32_t context = 1; context <= CONTEXT; context += 777) {
                int32_t most = 0, said = rs_splits_most(&s, tokens, context);
                for (int32_t d = 1; d <= context; d++) {
                    int32_t here = rs_splits_at(&s, tokens, d);
                    assert_true(here >= 1 && here <= 64 && (here & (here - 1)) == 0);
                    most = here > most ? here : most;
                }
                assert_int_equal(said, most);
            }
    }
}

/* What cannot run here, or is not what the engine runs, leaves the rule. */
static void other_routes_leave_the_rule(void **state)
{
    static const rs_device old = {.backend = RS_BACKEND_CUDA, .cores = CORES, .cc = 75};
    static const rs_route gone[] = {ROUTE(1, 100, "cuda_attn_split/splits=3"),
                                    ROUTE(101, 200, "cuda_attn_gone"),
                                    ROUTE(201, RS_ROUTE_T_MAX, "cuda_attn_other/splits=8")};
    static const rs_route_table strange = TABLE(gone);
    static const rs_route layout[] = {
        {SHAPE, 1, RS_ROUTE_T_MAX, "cuda_attn_split/splits=2", "row_split", "exact"}};
    static const rs_route_table elsewhere = TABLE(layout);
    rs_splits s[] = {plan(*state, &table, &old), plan(*state, &strange, &device),
                     plan(*state, &elsewhere, &device)};
    for (size_t i = 0; i < sizeof s / sizeof s[0]; i++)
        for (int32_t d = 50; d <= CONTEXT; d += 101)
            assert_int_equal(rs_splits_at(&s[i], 1, d), rule(1, d));
}

static void a_build_without_ref_is_refused(void **state)
{
    static const rs_candidate *const none[] = {&cuda_attn_split, NULL};
    rs_dispatch_source source = {&table, NULL, none, &device};
    rs_shape shape;
    rs_splits s;
    rs_err err = {0};
    assert_int_equal(rs_shape_parse(SHAPE, &shape, NULL), RS_OK);
    assert_int_equal(rs_splits_plan(*state, &source, &shape, CONTEXT, &s, &err), RS_FAILED);
    assert_non_null(strstr(err.msg, "attn_decode"));
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

#define TEST(name) cmocka_unit_test_setup_teardown(name, arena_open, arena_close)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_rule_stays),
        TEST(routes_decide),
        TEST(lanes_share),
        TEST(the_most_is_the_most),
        TEST(other_routes_leave_the_rule),
        TEST(a_build_without_ref_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
