/* Ops with parts: where weights and outputs of a part stand, and that a candidate of `linear`
   does them part by part. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/candidate.h"
#include "kernels/layout_frag16.h"

#include <stdlib.h>
#include <string.h>

static const rs_shape mixed = {
    RS_OP_gdn_input_proj, RS_FORMAT_q4g64, 40, 192, RS_FORMAT_q5g64, 75};

static void parts_stand_behind_each_other(void **state)
{
    (void)state;
    rs_shape a = rs_parts_shape(&mixed, 0), b = rs_parts_shape(&mixed, 1);
    const rs_layout *l = &rs_layout_frag16;
    assert_int_equal(rs_parts_count(&mixed), 2);
    assert_true(a.op == RS_OP_linear && a.format == RS_FORMAT_q4g64 && a.n == 40 && !a.n2);
    assert_true(b.op == RS_OP_linear && b.format == RS_FORMAT_q5g64 && b.n == 75 && !b.n2);
    assert_int_equal(rs_parts_y_rows(&mixed), 115);
    assert_int_equal(rs_parts_y_rows_before(&mixed, 1), 40);
    assert_int_equal(rs_parts_offset(l, &mixed, 1), l->bytes(a.format, a.n, a.k));
    assert_int_equal(rs_parts_bytes(l, &mixed),
                     l->bytes(a.format, a.n, a.k) + l->bytes(b.format, b.n, b.k));
    assert_int_equal(rs_parts_offset(l, &mixed, 1) % 256, 0);
    assert_int_equal(rs_parts_unique_bytes(&mixed), 40u * 3 * 34 + 75u * 3 * 42);
}

static void one_part_is_the_shape_itself(void **state)
{
    (void)state;
    rs_shape s = {.op = RS_OP_linear_swiglu, .format = RS_FORMAT_q8g32, .n = 64, .k = 96},
             again = rs_parts_shape(&s, 0);
    assert_true(rs_shape_equal(&s, &again));
    assert_int_equal(rs_parts_count(&s), 1);
    assert_int_equal(rs_parts_y_rows(&s), 32);
    s.op = RS_OP_attn_input_proj; /* from one parent: a linear */
    again = rs_parts_shape(&s, 0);
    assert_true(again.op == RS_OP_linear && again.n == 64);
}

static void layouts_without_a_parts_format_hold_nothing(void **state)
{
    (void)state;
    rs_shape s = mixed;
    s.format2 = RS_FORMAT_bf16;
    assert_int_equal(rs_parts_bytes(&rs_layout_frag16, &s), 0);
    assert_true(rs_parts_bytes(&rs_layout_row_split, &s) > 0);
}

/* What the launches of one call were given. */
static rs_call given[4];
static int launches;

static rs_status note_launch(const rs_call *call, rs_err *err)
{
    (void)err;
    given[launches++] = *call;
    return RS_OK;
}

static size_t rows_as_workspace(const rs_device *device,
                                const rs_shape *shape,
                                int32_t t,
                                const int32_t *knobs)
{
    (void)device, (void)knobs;
    return (size_t)shape->n * (size_t)t;
}

static rs_status at_least_50_rows(const rs_device *device,
                                  const rs_shape *shape,
                                  int32_t t,
                                  const int32_t *knobs,
                                  rs_err *err)
{
    (void)device, (void)t, (void)knobs;
    return shape->n >= 50 ? RS_OK : rs_err_set(err, RS_UNSUPPORTED, "%d rows", shape->n);
}

static rs_candidate linear = {.id = "linear",
                              .ops = RS_OP_BIT(RS_OP_linear),
                              .layout = &rs_layout_row_split,
                              .formats = RS_FORMATS_ALL,
                              .t_min = 1,
                              .t_max = 64,
                              .k_multiple = 1,
                              .n_multiple = 1,
                              .workspace_bytes = rows_as_workspace,
                              .launch = note_launch};

static void a_candidate_of_linear_does_part_after_part(void **state)
{
    (void)state;
    uint16_t y[1];
    char w[1];
    rs_call call = {.shape = mixed, .t = 3, .w = w, .y = y};
    rs_schedule s = {.candidate = &linear};
    rs_device cpu = {.backend = RS_BACKEND_CPU};
    launches = 0;
    assert_true(rs_candidate_does(&linear, mixed.op) &&
                !rs_candidate_serves(&linear, mixed.op));
    assert_false(rs_candidate_does(&linear, RS_OP_linear_add));
    assert_int_equal(rs_schedule_supports(&s, &cpu, &mixed, 3, NULL), RS_OK);
    assert_int_equal(rs_schedule_workspace(&s, &cpu, &mixed, 3), 225);
    assert_int_equal(rs_candidate_launch(&linear, &call, NULL), RS_OK);
    assert_int_equal(launches, 2);
    assert_ptr_equal(given[0].w, w);
    assert_ptr_equal(given[0].y, y);
    assert_int_equal((const char *)given[1].w - w,
                     rs_layout_row_split.bytes(RS_FORMAT_q4g64, 40, 192));
    assert_int_equal((uintptr_t)given[1].y - (uintptr_t)y, 3 * 40 * 2);
    assert_true(given[1].shape.format == RS_FORMAT_q5g64 && given[1].shape.n == 75);
    linear.supports = at_least_50_rows; /* one part outside the domain is one too many */
    assert_int_equal(rs_schedule_supports(&s, &cpu, &mixed, 3, NULL), RS_UNSUPPORTED);
    linear.supports = NULL;
}

/* y of the second matrix stands behind T columns of the first: on 16 bytes or not by T. */
static void second_matrices_are_aligned_on_a_gpu(void **state)
{
    (void)state;
    rs_candidate c = linear;
    rs_device device = {.cc = 90};
    const rs_schedule s = {.candidate = &c};
    rs_shape shape = mixed;
    shape.n = 1030;
    for (int32_t t = 1; t <= 16; t++) {
        c.backend = device.backend = RS_BACKEND_CUDA;
        c.is_ref = false;
        assert_int_equal(rs_schedule_supports(&s, &device, &shape, t, NULL),
                         t % 4 ? RS_UNSUPPORTED : RS_OK);
        c.is_ref = true;
        assert_int_equal(rs_schedule_supports(&s, &device, &shape, t, NULL), RS_OK);
        c.is_ref = false;
        c.backend = device.backend = RS_BACKEND_CPU;
        assert_int_equal(rs_schedule_supports(&s, &device, &shape, t, NULL), RS_OK);
    }
    c.backend = device.backend = RS_BACKEND_CUDA;
    shape.n = 1032;
    assert_int_equal(rs_schedule_supports(&s, &device, &shape, 7, NULL), RS_OK);
}

static void a_candidate_of_the_op_gets_it_whole(void **state)
{
    (void)state;
    rs_candidate whole = linear;
    rs_call call = {.shape = mixed, .t = 3};
    whole.ops |= RS_OP_BIT(mixed.op);
    launches = 0;
    assert_int_equal(rs_candidate_launch(&whole, &call, NULL), RS_OK);
    assert_int_equal(launches, 1);
    assert_true(rs_shape_equal(&given[0].shape, &mixed));
}

static void repack_is_done_part_by_part(void **state)
{
    (void)state;
    size_t bytes = rs_parts_bytes(&rs_layout_row_split, &mixed);
    size_t packed = rs_parts_bytes(&rs_layout_frag16, &mixed);
    uint8_t *w = calloc(1, bytes), *out = calloc(1, packed), *want = calloc(1, packed);
    for (size_t i = 0; i < bytes; i++)
        w[i] = (uint8_t)(i * 31);
    assert_int_equal(rs_parts_repack(NULL, &rs_layout_frag16, &mixed, w, out, NULL), RS_OK);
    for (int i = 0; i < 2; i++) {
        rs_shape p = rs_parts_shape(&mixed, i);
        assert_int_equal(
            rs_layout_frag16.repack(p.format, p.n, p.k,
                                    w + rs_parts_offset(&rs_layout_row_split, &mixed, i),
                                    want + rs_parts_offset(&rs_layout_frag16, &mixed, i), NULL),
            RS_OK);
    }
    assert_memory_equal(out, want, packed);
    rs_pool *pool;
    assert_int_equal(rs_pool_new(3, &pool, NULL), RS_OK); /* shared out: the same bytes */
    memset(out, 0xee, packed);
    assert_int_equal(rs_parts_repack(pool, &rs_layout_frag16, &mixed, w, out, NULL), RS_OK);
    assert_memory_equal(out, want, packed);
    rs_pool_free(pool);
    free(w);
    free(out);
    free(want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_stand_behind_each_other),
        cmocka_unit_test(one_part_is_the_shape_itself),
        cmocka_unit_test(layouts_without_a_parts_format_hold_nothing),
        cmocka_unit_test(a_candidate_of_linear_does_part_after_part),
        cmocka_unit_test(second_matrices_are_aligned_on_a_gpu),
        cmocka_unit_test(a_candidate_of_the_op_gets_it_whole),
        cmocka_unit_test(repack_is_done_part_by_part),
    };
    return cmocka_run_group_tests_name("kernels_parts", tests, NULL, NULL);
}
