/* Facts about ops, the epilogues in FP32, and the FP64 oracle: against plain double loops, its
   energy against differences of itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/epilogue.h"
#include "kernels/op_linear.h"
#include "sweep/base/rng.h"
#include "sweep/weights.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void facts_hold(void **state)
{
    (void)state;
    char text[RS_OPS_TEXT];
    static const struct {
        const char *name;
        int32_t y_rows;
        bool reads_y, gated;
        int parts_min, parts_max;
    } want[] = {
        {"linear", 10, false, false, 1, 1},         {"linear_add", 10, true, false, 1, 1},
        {"linear_swiglu", 5, false, true, 1, 1},    {"linear_geglu", 5, false, true, 1, 1},
        {"linear_pair", 10, false, false, 2, 2},    {"attn_input_proj", 10, false, false, 1, 2},
        {"gdn_input_proj", 10, false, false, 1, 2}, {"attn_decode", 10, false, false, 1, 1}};
    assert_int_equal(sizeof want / sizeof want[0], RS_OP_COUNT);
    for (int i = 0; i < RS_OP_COUNT; i++) {
        const rs_op_info *op = rs_op_get((rs_op)i);
        assert_string_equal(op->name, want[i].name);
        assert_string_equal(rs_op_name((rs_op)i), want[i].name);
        assert_int_equal(rs_op_y_rows((rs_op)i, 10), want[i].y_rows);
        assert_true(op->reads_y == want[i].reads_y && op->gated == want[i].gated);
        assert_int_equal(op->parts_min, want[i].parts_min);
        assert_int_equal(op->parts_max, want[i].parts_max);
        assert_true(op->attends == (i == RS_OP_attn_decode));
        assert_true(!(op->parts_max > 1 || op->attends) ==
                    ((RS_OPS_SINGLE & RS_OP_BIT(i)) != 0));
        assert_null(strchr(op->maths, '\n'));
        assert_int_equal(rs_op_check_rows((rs_op)i, 10, NULL), RS_OK);
        assert_int_equal(rs_op_check_rows((rs_op)i, 11, NULL),
                         op->gated ? RS_UNSUPPORTED : RS_OK);
    }
    assert_string_equal(rs_op_names(0, text), "");
    assert_string_equal(rs_op_names(RS_OP_BIT(RS_OP_linear_add), text), "linear_add");
    assert_string_equal(rs_op_names(RS_OPS_ALL, text),
                        "linear,linear_add,linear_swiglu,linear_geglu,linear_pair,"
                        "attn_input_proj,gdn_input_proj,attn_decode");
}

static double act(rs_op op, double g)
{
    if (op == RS_OP_linear_swiglu)
        return g / (1 + exp(-g));
    return 0.5 * g * (1 + tanh(sqrt(2 / acos(-1)) * (g + 0.044715 * g * g * g)));
}

static void epilogues_are_as_good_as_fp32(void **state)
{
    (void)state;
    for (float g = -60; g <= 60; g += 0.0173f) {
        double silu = act(RS_OP_linear_swiglu, g), gelu = act(RS_OP_linear_geglu, g);
        assert_true(fabs(rs_silu(g) - silu) <= 1e-6 * fabs(silu));
        assert_true(fabs(rs_gelu_tanh(g) - gelu) <= 4e-6 * fabs(gelu) + 1e-9);
    }
    static const float large[] = {88, 120, 1e4f, 1e18f, 1e30f, 3e38f};
    for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
        assert_true(rs_silu(large[i]) == large[i] && rs_gelu_tanh(large[i]) == large[i]);
        assert_true(fabsf(rs_silu(-large[i])) <= large[i] * 1e-37f);
        assert_true(fabsf(rs_gelu_tanh(-large[i])) <= large[i] * 1e-37f);
    }
    assert_true(rs_silu(0) == 0 && rs_gelu_tanh(0) == 0);
    assert_true(isnan(rs_silu(NAN)) && isnan(rs_gelu_tanh(NAN)));
    assert_true(rs_epilogue(RS_OP_linear, 3, 5, 7) == 3);
    assert_true(rs_epilogue(RS_OP_linear_add, 3, 5, 7) == 10);
    assert_true(rs_epilogue(RS_OP_linear_swiglu, 3, 5, 7) == rs_silu(3) * 5);
    assert_true(rs_epilogue(RS_OP_linear_geglu, 3, 5, 7) == rs_gelu_tanh(3) * 5);
}

enum { N = 22, K = 200, T = 3 };

typedef struct inputs {
    uint8_t *w;
    uint16_t x[T * K], residual[T * N];
    double values[N][K]; /* of W */
    rs_oracle oracle;
} inputs;

static inputs *draw(rs_op op, rs_format format)
{
    inputs *in = calloc(1, sizeof *in);
    rs_shape shape = {.op = op, .format = format, .n = N, .k = K};
    double row[256];
    in->w = malloc(rs_layout_row_split.bytes(format, N, K));
    rs_weights_synthetic(&shape, 5, in->w);
    rs_weights_activations(6, false, T, K, in->x);
    rs_weights_activations(7, false, T, N, in->residual);
    for (int32_t r = 0; r < N; r++) {
        assert_int_equal(rs_layout_decode_row(format, N, K, in->w, r, row, NULL), RS_OK);
        memcpy(in->values[r], row, sizeof in->values[r]);
    }
    in->oracle =
        (rs_oracle){shape, in->w, in->x, rs_op_get(op)->reads_y ? in->residual : NULL, T};
    return in;
}

static void drop(inputs *in)
{
    free(in->w);
    free(in);
}

/* One output with column `moved` of x off by `by`. */
static double naive(const inputs *in, int32_t row, int32_t c, int32_t moved, double by)
{
    rs_op op = in->oracle.shape.op;
    double sum[2] = {0};
    for (int part = 0; part <= rs_op_get(op)->gated; part++)
        for (int32_t i = 0; i < K; i++)
            sum[part] += in->values[row + part * (N / 2)][i] *
                         ((double)rs_fp_from_bf16(in->x[c * K + i]) + (i == moved ? by : 0));
    if (rs_op_get(op)->gated)
        return act(op, sum[0]) * sum[1];
    return sum[0] +
           (op == RS_OP_linear_add ? (double)rs_fp_from_bf16(in->residual[c * N + row]) : 0);
}

static void oracle_is_a_double_loop(void **state)
{
    (void)state;
    for (int op = 0; op < RS_OP_attn_decode; op++)
        for (int f = 0; f < RS_FORMAT_COUNT; f++) {
            inputs *in = draw((rs_op)op, (rs_format)f);
            double *scratch = malloc(rs_oracle_scratch(&in->oracle.shape) * sizeof *scratch);
            for (int32_t r = 0; r < rs_op_y_rows((rs_op)op, N); r++) {
                double y[T];
                assert_int_equal(rs_oracle_row(&in->oracle, r, scratch, y, NULL, NULL), RS_OK);
                for (int32_t c = 0; c < T; c++) {
                    double want = naive(in, r, c, -1, 0);
                    assert_true(fabs(y[c] - want) <= 1e-12 * (1 + fabs(want)));
                }
            }
            free(scratch);
            drop(in);
        }
}

/* Independent relative errors of x, one column after another: what comes out, squared and
   summed, is the energy for the ops that are linear in x. Of a gated op gate and up see the
   same error of x, but W is independent from row to row: on average the cross terms vanish. */
static void energy_is_what_errors_become(void **state)
{
    (void)state;
    const double e = 1e-6;
    for (int op = 0; op < RS_OP_attn_decode; op++) {
        inputs *in = draw((rs_op)op, RS_FORMAT_q8g32);
        double *scratch = malloc(rs_oracle_scratch(&in->oracle.shape) * sizeof *scratch);
        double seen = 0, said = 0, largest = 0;
        for (int32_t r = 0; r < rs_op_y_rows((rs_op)op, N); r++) {
            double y[T];
            rs_energy energy;
            assert_int_equal(rs_oracle_row(&in->oracle, r, scratch, y, &energy, NULL), RS_OK);
            said += energy.sum;
            largest = fmax(largest, energy.max);
            for (int32_t c = 0; c < T; c++)
                for (int32_t i = 0; i < K; i++) {
                    double by = e * (double)rs_fp_from_bf16(in->x[c * K + i]);
                    double d = (naive(in, r, c, i, by) - naive(in, r, c, -1, 0)) / e;
                    seen += d * d;
                }
        }
        bool gated = rs_op_get((rs_op)op)->gated;
        assert_true(fabs(seen - said) <= (gated ? 0.3 : 1e-4) * said);
        assert_true(gated ? largest > said / (N / 2 * T) && largest < said : largest == 0);
        free(scratch);
        drop(in);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(facts_hold),
        cmocka_unit_test(epilogues_are_as_good_as_fp32),
        cmocka_unit_test(oracle_is_a_double_loop),
        cmocka_unit_test(energy_is_what_errors_become),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
