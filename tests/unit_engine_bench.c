/* Bench: whole run on a small model file, refusal of wrong outputs, quantiles, table checks.
   Layer: tests. This test's own candidates take the place of the build's. */
#include "engine/bench.h"

#include "kernels/fp.h"
#include "kernels/gguf_blocks.h"
#include "sweep/base/rng.h"
#include "tests/gguf_builder.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

extern const rs_candidate cpu_linear_ref;

/* Does the reference's work and then spoils or skips some: knob how = 0 right, 1 half of the
   rows, 2 all doubled. */
static rs_status spoiled_launch(const rs_call *call, rs_err *err)
{
    rs_call inner = *call;
    size_t n = (size_t)call->shape.n;
    uint16_t *y = malloc((size_t)call->t * n * sizeof *y);
    inner.y = y;
    rs_status st = cpu_linear_ref.launch(&inner, err);
    for (size_t i = 0; i < (size_t)call->t * n; i++) {
        if (call->knobs[0] == 1 && i % n >= n / 2)
            continue;
        call->y[i] = call->knobs[0] == 2 ? rs_fp_to_bf16(2 * rs_fp_from_bf16(y[i])) : y[i];
    }
    free(y);
    return st;
}

static size_t spoiled_workspace(const rs_device *device,
                                const rs_shape *shape,
                                int32_t t,
                                const int32_t *knobs)
{
    return cpu_linear_ref.workspace_bytes(device, shape, t, knobs);
}

static const rs_candidate spoiled = {
    .id = "spoiled",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_ALL,
    .t_min = 1,
    .t_max = INT32_MAX,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{.name = "how", .values = {0, 1, 2}, .count = 3}},
    .workspace_bytes = spoiled_workspace,
    .launch = spoiled_launch,
};
const rs_candidate *const rs_candidates[] = {&cpu_linear_ref, &spoiled, NULL};

#define TABLE(name, schedule)                                                                  \
    static const rs_route name##_routes[] = {                                                  \
        {"*", 1, RS_ROUTE_T_MAX, schedule, "row_split", "exact"}};                             \
    static const rs_route_table name = {.tier = #name,                                         \
                                        .backend = "cpu",                                      \
                                        .origin = "generic",                                   \
                                        .routes = name##_routes,                               \
                                        .route_count = 1}
TABLE(by_ref, "cpu_linear_ref");
TABLE(right, "spoiled/how=0");
TABLE(half, "spoiled/how=1");
TABLE(doubled, "spoiled/how=2");

/* Two layers of two F32 projections each, 16 x 64 and 8 x 64. */
static rs_model *small_model(void)
{
    static const char *const names[] = {"blk.0.attn_q.weight", "blk.0.attn_k.weight",
                                        "blk.1.attn_q.weight", "blk.1.attn_k.weight"};
    gguf_builder b = {0};
    rs_rng rng = {3};
    uint64_t offset = 0;
    gguf_put_header(&b, 3, 4, 0);
    for (int i = 0; i < 4; i++) {
        gguf_put_tensor(&b, names[i], RS_GGUF_F32, 64, i % 2 ? 8 : 16, offset);
        offset += (i % 2 ? 8u : 16u) * 64 * 4;
    }
    gguf_put_padding(&b);
    for (uint64_t i = 0; i < offset / 4; i++) {
        float x = (float)rs_rng_normal(&rng);
        gguf_put(&b, &x, 4);
    }
    const char *path = gguf_write(&b, b.size);
    rs_model *model = NULL;
    rs_err err = {0};
    if (rs_model_open(path, &model, &err))
        fail_msg("%s", err.msg);
    unlink(path);
    gguf_free(&b);
    return model;
}

typedef struct fixture {
    rs_arena *arena;
    rs_device device;
    rs_model *model;
    rs_tensors tensors;
    rs_side sides[2];
    rs_projections p;
} fixture;

static void open_fixture(fixture *f, const rs_route_table *before, const rs_route_table *after)
{
    const rs_route_table *tables[2] = {before, after};
    rs_err err = {0};
    memset(f, 0, sizeof *f);
    f->arena = rs_arena_new();
    f->model = small_model();
    rs_status st = rs_device_open("cpu", &f->device, &err);
    rs_tensors_list(f->arena, f->model, false, &f->tensors);
    for (int side = 0; side < 2 && !st; side++) {
        rs_table_choice choice = {.table = tables[side]};
        st = rs_side_plan(f->arena, &f->device, &choice, &f->tensors, 4, &f->sides[side], &err);
    }
    f->p = (rs_projections){
        .device = &f->device, .memory = &rs_memory_cpu, .tensors = &f->tensors, .t_max = 4};
    if (!st)
        st = rs_pool_new(1, &f->p.pool, &err);
    if (!st)
        st = rs_tensors_load(&f->tensors, f->model, f->p.memory, &err);
    if (!st)
        st = rs_projections_open(&f->p, f->sides, 2, &err);
    if (st)
        fail_msg("%s", err.msg);
}

static void close_fixture(fixture *f)
{
    rs_projections_close(&f->p);
    rs_tensors_release(&f->tensors);
    rs_pool_free(f->p.pool);
    rs_model_close(f->model);
    rs_arena_free(f->arena);
}

static void times_a_model(void **state)
{
    (void)state;
    fixture f;
    open_fixture(&f, &by_ref, &right);
    assert_int_equal(f.tensors.count, 4);
    assert_int_equal(f.tensors.shape_count, 2);
    assert_int_equal(f.tensors.shapes[0].calls, 2);
    assert_int_equal(f.sides[0].extra_bytes, 0);
    assert_true(f.tensors.items[0].added_rel_l2 > 0);
    const rs_bench_options options = {.rounds = 3, .side_count = 2};
    for (int32_t t = 1; t <= 4; t += 3) {
        rs_bench_result r;
        rs_err err = {0};
        if (rs_bench_width(f.arena, &f.p, f.sides, &options, t, &r, &err))
            fail_msg("%s", err.msg);
        assert_true(r.t == t && r.rounds == 3 && r.difference == 0);
        for (int side = 0; side < 2; side++) {
            assert_true(r.total[side].min > 0 && r.total[side].min <= r.total[side].median &&
                        r.total[side].median <= r.total[side].p95);
            assert_true(r.shape_ns[side][0] > 0 && r.shape_ns[side][1] > 0);
        }
        assert_true(r.ratio_lo <= r.ratio && r.ratio <= r.ratio_hi && r.ratio_lo > 0);
    }
    close_fixture(&f);
}

static void expect_refusal(const rs_route_table *after, int side_count, const char *part)
{
    fixture f;
    rs_bench_result r;
    rs_err err = {0};
    open_fixture(&f, side_count == 2 ? &by_ref : after, after);
    const rs_bench_options options = {.rounds = 1, .side_count = side_count};
    assert_int_equal(rs_bench_width(f.arena, &f.p, f.sides, &options, 3, &r, &err), RS_CHECK);
    if (!strstr(err.msg, part))
        fail_msg("'%s' does not hold '%s'", err.msg, part);
    close_fixture(&f);
}

static void wrong_outputs_get_no_time(void **state)
{
    (void)state;
    expect_refusal(&half, 1, "not finite");
    expect_refusal(&half, 2, "not finite");
    expect_refusal(&doubled, 2, "differ");
}

static void distinct_lists_each_shape_once(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_model *model = small_model();
    rs_tensors t;
    rs_tensors_list(arena, model, true, &t);
    assert_int_equal(t.count, 2);
    assert_true(t.shapes[0].calls == 1 && t.shapes[1].calls == 1);
    assert_true(t.n_max == 16 && t.k_max == 64);
    rs_model_close(model);
    rs_arena_free(arena);
}

static void quantiles_interpolate(void **state)
{
    (void)state;
    double one[] = {7}, five[] = {5, 1, 4, 2, 3}, two[] = {2, 1};
    assert_true(rs_bench_quantile(one, 1, 0.95) == 7);
    assert_true(rs_bench_quantile(five, 5, 0) == 1 && rs_bench_quantile(five, 5, 1) == 5);
    assert_true(rs_bench_quantile(five, 5, 0.5) == 3);
    assert_true(fabs(rs_bench_quantile(five, 5, 0.95) - 4.8) < 1e-12);
    assert_true(rs_bench_quantile(two, 2, 0.5) == 1.5);
}

static void damaged_tables_are_refused(void **state)
{
    (void)state;
    rs_err err = {0};
    rs_route_table table = by_ref;
    char fingerprint[17];
    assert_int_equal(rs_table_check(&table, &err), RS_FORMAT); /* no fingerprint */
    rs_route_fingerprint(&table, fingerprint);
    table.fingerprint = fingerprint;
    assert_int_equal(rs_table_check(&table, &err), RS_OK);
    rs_route routes[] = {by_ref_routes[0]};
    routes[0].schedule = "spoiled/how=0";
    table.routes = routes;
    assert_int_equal(rs_table_check(&table, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "edited by hand"));
    routes[0].t_lo = 2;
    assert_int_equal(rs_table_check(&table, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "not closed"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times_a_model),
        cmocka_unit_test(wrong_outputs_get_no_time),
        cmocka_unit_test(distinct_lists_each_shape_once),
        cmocka_unit_test(quantiles_interpolate),
        cmocka_unit_test(damaged_tables_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
