/* The blocked oracle against the one that takes a row at a time; errors added up likewise. */
#include "kernels/oracle.h"
#include "sweep/weights.h"

#include "kernels/fp.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>

#include <cmocka.h>

enum { N = 46, T = 11 };

typedef struct inputs {
    rs_oracle oracle;
    uint8_t *w;
    uint16_t *x;
    int32_t rows;
    double *y, *want; /* rows x T */
    double *scratch, *panel;
    rs_energy energy;
} inputs;

/* The rows one at a time. */
static void reference(inputs *in)
{
    for (int32_t row = 0; row < in->rows; row++) {
        rs_energy one;
        assert_int_equal(
            rs_oracle_row(&in->oracle, row, in->scratch, in->want + row * T, &one, NULL),
            RS_OK);
        in->energy.sum += one.sum;
        in->energy.max = fmax(in->energy.max, one.max);
    }
}

static inputs draw(rs_op op, rs_format format, int32_t k)
{
    inputs in = {0};
    rs_shape shape = {.op = op, .format = format, .n = N, .k = k};
    in.rows = rs_op_y_rows(op, N) < RS_ORACLE_ROWS ? rs_op_y_rows(op, N) : RS_ORACLE_ROWS;
    in.w = malloc(rs_layout_row_split.bytes(format, N, k));
    in.x = malloc((size_t)T * (size_t)k * 2);
    in.y = malloc((size_t)(in.rows * T) * sizeof(double));
    in.want = malloc((size_t)(in.rows * T) * sizeof(double));
    in.scratch = malloc(rs_oracle_scratch(&shape) * sizeof(double));
    in.panel = malloc(rs_oracle_panel_doubles(op, k, in.rows) * sizeof(double));
    rs_weights_synthetic(&shape, 5, in.w);
    rs_weights_activations(6, false, T, k, in.x);
    in.oracle = (rs_oracle){.shape = shape, .w = in.w, .x = in.x, .t = T};
    reference(&in);
    return in;
}

static void drop(inputs *in)
{
    free(in->w);
    free(in->x);
    free(in->y);
    free(in->want);
    free(in->scratch);
    free(in->panel);
}

static bool near(double a, double b)
{
    return fabs(a - b) <= 1e-12 * (1 + fabs(b));
}

/* In two pieces of columns, as threads do it. */
static void compare(inputs *in, rs_oracle_isa isa)
{
    const rs_shape *s = &in->oracle.shape;
    rs_energy energy = {0};
    for (size_t i = 0; i < rs_oracle_panel_doubles(s->op, s->k, in->rows); i++)
        in->panel[i] = NAN; /* whatever memory holds */
    rs_oracle_panel p = rs_oracle_panel_new(s->op, s->k, in->rows, in->panel);
    assert_true(rs_oracle_can(p.isa));
    p.isa = isa;
    for (int32_t i = 0; i < in->rows; i++)
        assert_int_equal(rs_oracle_panel_row(&p, i, s, in->w, i, NULL), RS_OK);
    rs_oracle_panel_ready(&p);
    rs_oracle_columns(&p, in->x, 0, 4, T, in->y, &energy);
    rs_oracle_columns(&p, in->x, 4, T, T, in->y, &energy);
    for (int32_t i = 0; i < in->rows * T; i++)
        assert_true(near(in->y[i], in->want[i]));
    assert_true(near(energy.sum, in->energy.sum) && near(energy.max, in->energy.max));
}

static void blocks_are_rows(void **state)
{
    (void)state;
    static const rs_op ops[] = {RS_OP_linear, RS_OP_linear_swiglu, RS_OP_linear_geglu};
    static const int32_t ks[] = {1, 37, 512, 1100}; /* of no chunk, of one, of several */
    for (size_t op = 0; op < 3; op++)
        for (int f = 0; f < RS_FORMAT_COUNT; f++)
            for (size_t k = 0; k < 4; k++) {
                inputs in = draw(ops[op], (rs_format)f, ks[k]);
                for (int isa = 0; isa < RS_ORACLE_ISAS; isa++)
                    if (rs_oracle_can((rs_oracle_isa)isa))
                        compare(&in, (rs_oracle_isa)isa);
                drop(&in);
            }
}

static void weights_that_are_not_finite_are_refused(void **state)
{
    (void)state;
    inputs in = draw(RS_OP_linear, RS_FORMAT_bf16, 37);
    rs_oracle_panel p = rs_oracle_panel_new(RS_OP_linear, 37, in.rows, in.panel);
    ((uint16_t *)(void *)in.w)[3] = 0x7fc0;
    assert_int_equal(rs_oracle_panel_row(&p, 0, &in.oracle.shape, in.w, 0, NULL), RS_FORMAT);
    assert_int_equal(rs_oracle_panel_row(&p, 0, &in.oracle.shape, in.w, 1, NULL), RS_OK);
    drop(&in);
}

/* Right values, wrong ones, and such as are no numbers, on either side. */
static void errors_add_up(void **state)
{
    (void)state;
    enum { COUNT = 1003 };
    static double reference[COUNT];
    static uint16_t y[COUNT];
    rs_rng rng = {17};
    for (int i = 0; i < COUNT; i++) {
        double r = rs_rng_normal(&rng);
        reference[i] = i % 101 == 100 ? 0 : r;
        y[i] = rs_fp_to_bf16((float)(r * (i % 50 ? 1 : 1.1)));
    }
    for (int bad = 0; bad < 4; bad++) {
        rs_error one = {0}, all = {0};
        y[7] = bad == 1 ? 0x7f80 : y[7];
        y[COUNT - 1] = bad == 2 ? 0xffc0 : y[COUNT - 1];
        reference[500] = bad == 3 ? (double)INFINITY : reference[500];
        for (int i = 0; i < COUNT; i++)
            rs_error_add(&one, reference[i], y[i]);
        rs_error_add_all(&all, reference, y, COUNT);
        assert_true(near(all.diff2, one.diff2) && near(all.ref2, one.ref2));
        assert_true(all.max_diff == one.max_diff && all.max_ref == one.max_ref);
        assert_int_equal(all.values, COUNT);
        assert_int_equal(all.not_finite, one.not_finite);
        assert_int_equal(all.not_finite, bad);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_rows),
        cmocka_unit_test(weights_that_are_not_finite_are_refused),
        cmocka_unit_test(errors_add_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
