/* The validator itself: planted defects must be caught, honest work must pass. */
#include "sweep/check.h"
#include "sweep/weights.h"

#include "kernels/fp.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

/* What the defective launches below damage, and how. */
typedef enum defect {
    NONE,
    SKIP_LAST_COLUMN,
    SKIP_LAST_ROW,
    OFFSET,
    SWAP_COLUMNS,
    TINY,
    CHANGE_W,
    DEFECTS
} defect;
static defect planted;

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    const rs_shape *s = &call->shape;
    int32_t rows = planted == SKIP_LAST_ROW ? s->n - 1 : s->n;
    int32_t columns = planted == SKIP_LAST_COLUMN ? call->t - 1 : call->t;
    double values[512], y[64];
    for (int32_t r = 0; r < rows; r++) {
        assert_int_equal(
            rs_op_linear_oracle(s, call->w, r, call->x, call->t, values, y, NULL, NULL), RS_OK);
        for (int32_t c = 0; c < columns; c++) {
            double v = planted == SWAP_COLUMNS ? y[call->t - 1 - c] : y[c];
            v *= planted == OFFSET ? 1.01 : planted == TINY ? 1 + 0x1p-9 : 1;
            call->y[(size_t)c * (size_t)s->n + (size_t)r] = rs_fp_to_bf16((float)v);
        }
    }
    if (planted == CHANGE_W)
        ((unsigned char *)(uintptr_t)call->w)[0] ^= 1;
    return RS_OK;
}

static const rs_candidate candidate = {.id = "test",
                                       .numeric = RS_NUMERIC_exact,
                                       .layout = &rs_layout_row_split,
                                       .launch = launch};

static rs_status run(defect d, int32_t t, rs_check_result *result)
{
    rs_arena *arena = rs_arena_new();
    rs_device device;
    rs_shape shape = {RS_OP_linear, RS_FORMAT_q4g64, 40, 192};
    const rs_layout *layouts[] = {&rs_layout_row_split};
    rs_operands_set set;
    rs_block w = {0};
    rs_check check;
    int32_t no_knobs[1] = {0};
    planted = d;
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    device.cache_bytes = 4096; /* few copies are enough here */
    assert_int_equal(rs_memory_cpu.alloc(
                         rs_layout_row_split.bytes(shape.format, shape.n, shape.k), &w, NULL),
                     RS_OK);
    rs_weights_synthetic(&shape, 1, w.data);
    assert_int_equal(rs_operands_open(arena, &device, &shape, t, layouts, 1, 0, w, &set, NULL),
                     RS_OK);
    assert_int_equal(rs_check_open(arena, NULL, &set, t, 77, &check, NULL), RS_OK);
    rs_call call = {.shape = shape,
                    .t = t,
                    .knobs = no_knobs,
                    .w = set.copies[0].block.data,
                    .x = set.x.data,
                    .y = rs_operands_y(&set),
                    .device = &device};
    rs_status st = rs_check_run(&check, &candidate, &call, result, NULL);
    rs_operands_close(&set);
    rs_arena_free(arena);
    return st;
}

static void test_honest(void **state)
{
    (void)state;
    rs_check_result r;
    assert_int_equal(run(NONE, 1, &r), RS_OK);
    assert_int_equal(run(NONE, 17, &r), RS_OK);
    assert_true(r.worst.share > 0 && r.worst.share < 0.8);
    assert_int_equal(run(TINY, 5, &r), RS_OK); /* within the class: not a defect */
}

static void test_planted(void **state)
{
    (void)state;
    for (int d = SKIP_LAST_COLUMN; d < DEFECTS; d++) {
        rs_check_result r;
        if (d != TINY)
            assert_int_equal(run((defect)d, 9, &r), RS_CHECK);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_honest),
                                       cmocka_unit_test(test_planted)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
