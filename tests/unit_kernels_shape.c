/* Shapes and schedules as text: round trips, refusals that name the bad part, floors in bytes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/candidate.h"

#include <stdio.h>
#include <string.h>

static void shapes_round_trip(void **state)
{
    (void)state;
    const char *const good[] = {"q4g64:linear:34816x5120",
                                "q8g32:linear:1x1",
                                "fp16:linear:4194304x4194304",
                                "q5g64:linear_add:5120x17408",
                                "q4g64:linear_swiglu:34816x5120",
                                "q8g32:linear_geglu:2x1",
                                "q8g32:linear_pair:1024x5120",
                                "q8g32:attn_input_proj:9216x2048",
                                "q4g64+q5g64:attn_input_proj:7168+7168x5120",
                                "q4g64+q5g64:gdn_input_proj:4096+12288x5120",
                                "q4g64+q5g64:gdn_input_proj:4194304+4194304x4194304",
                                "bf16:attn_decode:24+4x256",
                                "bf16:attn_decode:1+1x8",
                                "bf16:attn_decode:1024+1024x512"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        rs_shape s, again;
        char text[RS_SHAPE_TEXT];
        assert_int_equal(rs_shape_parse(good[i], &s, NULL), RS_OK);
        assert_string_equal(rs_shape_text(&s, text), good[i]);
        assert_int_equal(rs_shape_parse(text, &again, NULL), RS_OK);
        assert_true(rs_shape_equal(&s, &again));
        again.k++;
        assert_false(rs_shape_equal(&s, &again));
    }
}

static void bad_shapes_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        rs_status status;
        const char *names;
    } bad[] = {
        {"", RS_USAGE, "FORMAT:OP:NxK"},
        {"q4g64", RS_USAGE, "q4g64"},
        {"q4g64:linear", RS_USAGE, "q4g64:linear"},
        {"q4g64:linear:5120", RS_USAGE, "5120"},
        {"q4g64:linear:5120x", RS_USAGE, "5120x"},
        {"q4g64:linear:0x5120", RS_USAGE, "rows N"},
        {"q4g64:linear:5120x-1", RS_USAGE, "depth K"},
        {"q4g64:linear:5120x4194305", RS_USAGE, "4194305"},
        {"q4g64:linear:16x16 ", RS_USAGE, "16x16 "},
        {"q4g64:linear:16x16:2", RS_USAGE, "16:2"},
        {"q4g64:linear:99999999999999999999x1", RS_USAGE, "99999"},
        {"q3:linear:16x16", RS_UNKNOWN, "q3"},
        {"q4g64:conv:16x16", RS_UNKNOWN, "conv"},
        {"q4g64:linear_:16x16", RS_UNKNOWN, "linear_geglu"},
        {"q4g64:linear_swiglu:17x16", RS_USAGE, "even"},
        {"q4g64:linear_geglu:1x16", RS_USAGE, "rows N"},
        {"q4g64+q5g64:linear:16+16x16", RS_USAGE, "one FORMAT"},
        {"q4g64+q4g64:linear_pair:16+16x16", RS_USAGE, "one FORMAT"},
        {"q4g64:attn_input_proj:16+16x16", RS_USAGE, "FORMAT:OP:NxK"},
        {"q4g64+q5g64:attn_input_proj:16x16", RS_USAGE, "FORMAT:OP:NxK"},
        {"q4g64+q5g64:attn_input_proj:16+x16", RS_USAGE, "FORMAT:OP:NxK"},
        {"q4g64+q5g64:attn_input_proj:16+0x16", RS_USAGE, "rows N"},
        {"q4g64+q5g64:attn_input_proj:16+16+16x16", RS_USAGE, "16+16"},
        {"q4g64+q9:attn_input_proj:16+16x16", RS_UNKNOWN, "q9"},
        {"bf16:attn_decode:24x256", RS_USAGE, "bf16:attn_decode:24+4x256"},
        {"bf16:attn_decode:24+x256", RS_USAGE, "query heads + kv heads"},
        {"bf16+bf16:attn_decode:24+4x256", RS_USAGE, "the cache's FORMAT"},
        {"bf16:attn_decode:24+4", RS_USAGE, "FORMAT:OP:NxK"},
        {"bf16:attn_decode:24+5x256", RS_USAGE, "kv heads 5"},
        {"bf16:attn_decode:4+24x256", RS_USAGE, "kv heads 24"},
        {"bf16:attn_decode:0+4x256", RS_USAGE, "query heads '0'"},
        {"bf16:attn_decode:24+0x256", RS_USAGE, "kv heads '0'"},
        {"bf16:attn_decode:1025+1x256", RS_USAGE, "1 to 1024"},
        {"bf16:attn_decode:24+4x100", RS_USAGE, "multiple of 8"},
        {"bf16:attn_decode:24+4x520", RS_USAGE, "1 to 512"},
        {"bf16:attn_decode:24+4+2x256", RS_USAGE, "4+2"},
        {"q8g32:attn_decode:24+4x256", RS_USAGE, "give bf16"},
        {"int8:attn_decode:24+4x256", RS_UNKNOWN, "int8"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        rs_shape s = {.n = 77};
        rs_err err = {0};
        assert_int_equal(rs_shape_parse(bad[i].text, &s, &err), bad[i].status);
        assert_int_equal(s.n, 77);
        if (!strstr(err.msg, bad[i].names))
            fail_msg("'%s': the message does not name %s: %s", bad[i].text, bad[i].names,
                     err.msg);
    }
}

static void floors_count_what_must_move(void **state)
{
    (void)state;
    rs_shape s = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = 6144, .k = 5120};
    assert_int_equal(rs_shape_unique_bytes(&s, 1), 6144u * 80 * 34 + 2 * (6144 + 5120));
    assert_true(rs_shape_flops(&s, 3) == 2.0 * 6144 * 5120 * 3);
    s.op = RS_OP_linear_add; /* y is read and written */
    assert_int_equal(rs_shape_unique_bytes(&s, 2), 6144u * 80 * 34 + 2 * 2 * (2 * 6144 + 5120));
    s.op = RS_OP_linear_swiglu; /* and here half as long */
    assert_int_equal(rs_shape_unique_bytes(&s, 2), 6144u * 80 * 34 + 2 * 2 * (3072 + 5120));
    assert_true(rs_shape_flops(&s, 3) == 2.0 * 6144 * 5120 * 3);
    s = (rs_shape){RS_OP_gdn_input_proj, RS_FORMAT_q4g64, 4096, 5120, RS_FORMAT_q5g64, 12288};
    assert_int_equal(rs_shape_unique_bytes(&s, 2),
                     4096u * 80 * 34 + 12288u * 80 * 42 + 2 * 2 * (16384 + 5120));
    assert_true(rs_shape_flops(&s, 3) == 2.0 * 16384 * 5120 * 3);
    assert_int_equal(rs_shape_w_bytes(&s, 2), 4096u * 80 * 34 + 12288u * 80 * 42);
    assert_int_equal(rs_shape_columns(&s, 3), 3);
    s = (rs_shape){
        .op = RS_OP_attn_decode, .format = RS_FORMAT_bf16, .n = 24, .k = 256, .n2 = 4};
    assert_int_equal(rs_shape_w_bytes(&s, 1000), 2u * 1000 * 4 * 256 * 2); /* keys, values */
    assert_int_equal(rs_shape_unique_bytes(&s, 1000),
                     rs_shape_w_bytes(&s, 1000) + 2 * 2 * 24 * 256); /* q, y: at any depth */
    assert_int_equal(rs_shape_columns(&s, 1000), 24);
    assert_int_equal(rs_parts_count(&s), 1);
    assert_int_equal(rs_parts_y_rows(&s), 256);
    assert_true(rs_shape_flops(&s, 1000) == 2 * 2.0 * 24 * 256 * 1000);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)call;
    (void)err;
    return RS_OK;
}

static const rs_candidate first = {.id = "a",
                                   .ops = RS_OP_BIT(RS_OP_linear),
                                   .layout = &rs_layout_row_split,
                                   .formats = RS_FORMATS_ALL,
                                   .t_min = 2,
                                   .t_max = 9,
                                   .k_multiple = 64,
                                   .n_multiple = 1,
                                   .launch = launch};
static const rs_candidate second = {
    .id = "ab",
    .ops = RS_OP_BIT(RS_OP_linear) | RS_OP_BIT(RS_OP_linear_geglu),
    .is_ref = true,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMAT_BIT(RS_FORMAT_bf16),
    .t_min = 1,
    .t_max = INT32_MAX,
    .k_multiple = 1,
    .n_multiple = 8,
    .cpu_features = RS_CPU_AVX2,
    .knob_count = 2,
    .knobs = {{"rows", {1, 2, 4}, 3}, {"stage", {-1, 0}, 2}},
    .launch = launch,
};
static const rs_candidate *const table[] = {&first, &second, NULL};

static void schedules_round_trip(void **state)
{
    (void)state;
    int32_t index = 0, count = 0;
    rs_schedule s;
    while (rs_schedule_next(&second, &index, &s)) {
        rs_schedule back;
        char text[RS_SCHEDULE_TEXT], again[RS_SCHEDULE_TEXT];
        rs_schedule_text(&s, text);
        assert_int_equal(rs_schedule_parse(text, table, &back, NULL), RS_OK);
        assert_ptr_equal(back.candidate, &second);
        assert_string_equal(rs_schedule_text(&back, again), text);
        count++;
    }
    assert_int_equal(count, 6);
    index = 0;
    assert_true(rs_schedule_next(&first, &index, &s));
    assert_false(rs_schedule_next(&first, &index, &s));
    assert_ptr_equal(rs_candidate_ref(table, RS_OP_linear, RS_BACKEND_CPU), &second);
    assert_null(rs_candidate_ref(table, RS_OP_linear, RS_BACKEND_CUDA));
    assert_ptr_equal(rs_candidate_ref(table, RS_OP_linear_geglu, RS_BACKEND_CPU), &second);
    assert_null(rs_candidate_ref(table, RS_OP_linear_add, RS_BACKEND_CPU));
}

static void unknown_schedules_are_refused(void **state)
{
    (void)state;
    const char *const bad[] = {"",
                               "b",
                               "abc",
                               "a/rows=1",
                               "ab",
                               "ab/rows=3,stage=0",
                               "ab/rows=1",
                               "ab/stage=0,rows=1",
                               "ab/rows=1,stage=0,x=1",
                               "ab/rows=,stage=0",
                               "ab/rows=1,stage=0 ",
                               "ab/rows=4294967297,stage=0"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        rs_schedule s = {.candidate = NULL};
        if (rs_schedule_parse(bad[i], table, &s, NULL) != RS_UNKNOWN)
            fail_msg("'%s' was taken", bad[i]);
        assert_null(s.candidate);
    }
}

static rs_status
ask_op(const rs_candidate *c, rs_op op, rs_format format, int32_t n, int32_t k, int32_t t)
{
    const rs_device device = {
        .backend = RS_BACKEND_CPU, .cpu_features = RS_CPU_AVX2, .cores = 1};
    rs_shape shape = {.op = op, .format = format, .n = n, .k = k};
    rs_schedule s = {.candidate = c};
    return rs_schedule_supports(&s, &device, &shape, t, NULL);
}

static rs_status ask(const rs_candidate *c, rs_format format, int32_t n, int32_t k, int32_t t)
{
    return ask_op(c, RS_OP_linear, format, n, k, t);
}

static void domains_are_kept(void **state)
{
    (void)state;
    assert_int_equal(ask(&first, RS_FORMAT_q4g64, 3, 64, 2), RS_OK);
    assert_int_equal(ask(&first, RS_FORMAT_q4g64, 3, 64, 9), RS_OK);
    assert_int_equal(ask(&first, RS_FORMAT_q4g64, 3, 64, 1), RS_UNSUPPORTED);
    assert_int_equal(ask(&first, RS_FORMAT_q4g64, 3, 64, 10), RS_UNSUPPORTED);
    assert_int_equal(ask(&first, RS_FORMAT_q4g64, 3, 65, 2), RS_UNSUPPORTED);
    assert_int_equal(ask(&second, RS_FORMAT_bf16, 8, 65, 1), RS_OK);
    assert_int_equal(ask(&second, RS_FORMAT_bf16, 9, 65, 1), RS_UNSUPPORTED);
    assert_int_equal(ask(&second, RS_FORMAT_q4g64, 8, 65, 1), RS_UNSUPPORTED);
    assert_int_equal(ask_op(&second, RS_OP_linear_geglu, RS_FORMAT_bf16, 8, 65, 1), RS_OK);
    assert_int_equal(ask_op(&second, RS_OP_linear_add, RS_FORMAT_bf16, 8, 65, 1),
                     RS_UNSUPPORTED);
    rs_candidate any_n = second;
    any_n.n_multiple = 1;
    assert_int_equal(ask(&any_n, RS_FORMAT_bf16, 9, 65, 1), RS_OK);
    assert_int_equal(ask_op(&any_n, RS_OP_linear_geglu, RS_FORMAT_bf16, 9, 65, 1),
                     RS_UNSUPPORTED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_round_trip),
        cmocka_unit_test(bad_shapes_are_refused),
        cmocka_unit_test(floors_count_what_must_move),
        cmocka_unit_test(schedules_round_trip),
        cmocka_unit_test(unknown_schedules_are_refused),
        cmocka_unit_test(domains_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
