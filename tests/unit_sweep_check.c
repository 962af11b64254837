/* The validator itself: planted defects must be caught, honest work must pass. */
#include "sweep/check.h"
#include "sweep/weights.h"

#include "kernels/fp.h"

#include <math.h>
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
    /* ops beside linear: each is told from the right answer by its own op's check */
    SWAP_GATE_AND_UP,
    NO_ACT,
    OTHER_ACT,
    NO_RESIDUAL,
    RESIDUAL_TWICE,
    SKIP_UNSAMPLED,
    PARTS_SIDE_BY_SIDE, /* y as one matrix, where the op has two */
    WRITE_BEHIND,
    DEFECTS
} defect;
static defect planted;

static rs_shape linear_of(const rs_call *call)
{
    rs_shape s = call->shape;
    s.op = RS_OP_linear;
    return s;
}

/* Sums of one row of W for all columns. */
static void sums(const rs_call *call, int32_t row, double *out)
{
    double scratch[512];
    const rs_oracle inputs = {linear_of(call), call->w, call->x, NULL, call->t};
    assert_int_equal(rs_oracle_row(&inputs, row, scratch, out, NULL, NULL), RS_OK);
}

static double act(rs_op op, double g)
{
    if (planted == NO_ACT)
        return g;
    if ((op == RS_OP_linear_swiglu) != (planted == OTHER_ACT))
        return g / (1 + exp(-g));
    return 0.5 * g * (1 + tanh(0.79788456080286536 * (g + 0.044715 * g * g * g)));
}

/* y of one row before rounding; out: the row's sums and then that. */
static void outputs(const rs_call *call, int32_t row, double *out)
{
    double up[64];
    const rs_shape *s = &call->shape;
    bool gated = rs_op_get(s->op)->gated, swap = planted == SWAP_GATE_AND_UP;
    sums(call, gated && swap ? s->n / 2 + row : row, out);
    if (gated)
        sums(call, swap ? row : s->n / 2 + row, up);
    for (int32_t c = 0; c < call->t; c++) {
        double r = (double)rs_fp_from_bf16(
            call->y[(size_t)c * (size_t)rs_op_y_rows(s->op, s->n) + (size_t)row]);
        r *= planted == NO_RESIDUAL ? 0 : planted == RESIDUAL_TWICE ? 2 : 1;
        out[c] = gated ? act(s->op, out[c]) * up[c] : out[c];
        out[c] += s->op == RS_OP_linear_add ? r : 0;
    }
}

static const rs_check *sampled_by;
static rs_shape both;     /* with all parts */
static uint16_t *whole_y; /* of all parts */
static int32_t y_before;  /* rows of y before the part at hand */

static bool is_sampled(int32_t row)
{
    for (int32_t i = 0; i < sampled_by->row_count; i++)
        if (sampled_by->rows[i] == y_before + row)
            return true;
    return false;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    const rs_shape *s = &call->shape;
    int32_t n = rs_op_y_rows(s->op, s->n), rows = planted == SKIP_LAST_ROW ? n - 1 : n;
    bool beside = planted == PARTS_SIDE_BY_SIDE;
    y_before = (int32_t)(call->y - whole_y) / call->t;
    size_t pitch = (size_t)(beside ? rs_parts_y_rows(&both) : n);
    uint16_t *out = beside ? whole_y + y_before : call->y;
    int32_t columns = planted == SKIP_LAST_COLUMN ? call->t - 1 : call->t;
    for (int32_t r = 0; r < rows; r++) {
        double y[64];
        if (planted == SKIP_UNSAMPLED && !is_sampled(r))
            continue;
        outputs(call, r, y);
        for (int32_t c = 0; c < columns; c++) {
            double v = planted == SWAP_COLUMNS ? y[call->t - 1 - c] : y[c];
            v *= planted == OFFSET ? 1.01 : planted == TINY ? 1 + 0x1p-9 : 1;
            out[(size_t)c * pitch + (size_t)r] = rs_fp_to_bf16((float)v);
        }
    }
    if (planted == CHANGE_W)
        ((unsigned char *)(uintptr_t)call->w)[0] ^= 1;
    if (planted == WRITE_BEHIND)
        call->y[(size_t)n * (size_t)call->t] = 0;
    return RS_OK;
}

static const rs_candidate candidate = {.id = "test",
                                       .numeric = RS_NUMERIC_exact,
                                       .layout = &rs_layout_row_split,
                                       .launch = launch};

static rs_status run(rs_op op, defect d, int32_t t, rs_check_result *result)
{
    rs_arena *arena = rs_arena_new();
    rs_device device;
    rs_shape shape = {
        .op = op, .format = RS_FORMAT_q4g64, .n = rs_op_get(op)->gated ? 90 : 45, .k = 192};
    if (rs_op_get(op)->parts_max > 1) {
        shape.n2 = rs_op_get(op)->parts_alike ? shape.n : 31;
        shape.format2 = rs_op_get(op)->parts_alike ? shape.format : RS_FORMAT_q5g64;
    }
    both = shape;
    const rs_layout *layouts[] = {&rs_layout_row_split};
    rs_operands_set set;
    rs_block w = {0};
    rs_check check;
    int32_t no_knobs[1] = {0};
    planted = d;
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    device.cache_bytes = 4096; /* few copies are enough here */
    assert_int_equal(
        rs_memory_cpu.alloc(rs_parts_bytes(&rs_layout_row_split, &shape), &w, NULL), RS_OK);
    rs_weights_synthetic_parts(NULL, &shape, 1, w.data);
    assert_int_equal(
        rs_operands_open(arena, NULL, &device, &shape, t, layouts, 1, 0, w, &set, NULL), RS_OK);
    assert_int_equal(rs_check_draw(NULL, &set, 77, NULL), RS_OK);
    assert_int_equal(rs_check_open(arena, NULL, &set, t, 77, &check, NULL), RS_OK);
    rs_call call = {.shape = shape,
                    .t = t,
                    .knobs = no_knobs,
                    .w = set.copies[0].block.data,
                    .x = set.x.data,
                    .y = rs_operands_y(&set),
                    .device = &device};
    sampled_by = &check;
    whole_y = call.y;
    rs_status st = rs_check_run(&check, &candidate, &call, 0, result, NULL);
    if (!st && set.host_y[0]) /* what is timed next has numbers to add to */
        assert_memory_equal(call.y, set.residuals[RS_OPERANDS_CENTRED].data,
                            rs_operands_y_count(&set, t) * 2);
    rs_operands_close(&set);
    rs_arena_free(arena);
    return st;
}

static void test_honest(void **state)
{
    (void)state;
    for (int op = 0; op < RS_OP_attn_decode; op++) {
        rs_check_result r;
        assert_int_equal(run((rs_op)op, NONE, 1, &r), RS_OK);
        assert_int_equal(run((rs_op)op, NONE, 17, &r), RS_OK);
        assert_true(r.worst.share > 0 && r.worst.share < 0.8);
        assert_int_equal(run((rs_op)op, TINY, 5, &r), RS_OK); /* in its class: no defect */
    }
}

static bool can_have(const rs_op_info *op, defect d)
{
    if (d == SWAP_GATE_AND_UP || d == NO_ACT || d == OTHER_ACT)
        return op->gated;
    if (d == NO_RESIDUAL || d == RESIDUAL_TWICE)
        return op->reads_y;
    if (d == PARTS_SIDE_BY_SIDE)
        return op->parts_max > 1;
    return d != TINY;
}

static void test_planted(void **state)
{
    (void)state;
    for (int op = 0; op < RS_OP_attn_decode; op++)
        for (int d = SKIP_LAST_COLUMN; d < DEFECTS; d++) {
            rs_check_result r;
            if (can_have(rs_op_get((rs_op)op), (defect)d) &&
                run((rs_op)op, (defect)d, 9, &r) != RS_CHECK)
                fail_msg("defect %d of %s passed", d, rs_op_name((rs_op)op));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_honest),
                                       cmocka_unit_test(test_planted)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
