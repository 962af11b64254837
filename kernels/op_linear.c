/* Op `linear`: FP64 oracle and the verdict on errors. Layer: kernels. */
#include "kernels/op_linear.h"

#include "kernels/fp.h"

#include <math.h>

rs_status rs_op_linear_oracle(const rs_shape *shape,
                              const void *w,
                              int32_t row,
                              const uint16_t *x,
                              int32_t t,
                              double *row_values,
                              double *out_y,
                              rs_err *err)
{
    rs_status st =
        rs_layout_decode_row(shape->format, shape->n, shape->k, w, row, row_values, err);
    if (st)
        return st;
    for (int32_t c = 0; c < t; c++) {
        const uint16_t *xc = x + (size_t)c * (size_t)shape->k;
        double sum = 0;
        for (int32_t i = 0; i < shape->k; i++)
            sum += row_values[i] * (double)rs_fp_from_bf16(xc[i]);
        out_y[c] = sum;
    }
    return RS_OK;
}

double rs_op_linear_limit(rs_numeric numeric)
{
    return numeric == RS_NUMERIC_a8 ? 0.03 : 0x1p-8;
}

double rs_op_linear_share_max(rs_numeric numeric)
{
    return numeric == RS_NUMERIC_rounded ? 0.8 : 1.0;
}

void rs_error_add(rs_error *error, double reference, uint16_t y_bf16)
{
    double y = (double)rs_fp_from_bf16(y_bf16);
    error->values++;
    if (!isfinite(y) || !isfinite(reference)) {
        error->not_finite++;
        return;
    }
    double diff = fabs(y - reference), magnitude = fabs(reference);
    error->diff2 += diff * diff;
    error->ref2 += reference * reference;
    error->max_diff = fmax(error->max_diff, diff);
    error->max_ref = fmax(error->max_ref, magnitude);
}

/* a8 carries the quantisation of x, so its gross limit scales with its relative limit. */
static double gross_limit(const rs_error *error, rs_numeric numeric)
{
    double slope = numeric == RS_NUMERIC_a8 ? 0.06 : 2.0 / 256;
    return 1e-6 + slope * error->max_ref;
}

rs_status rs_error_judge(const rs_error *error,
                         rs_numeric numeric,
                         rs_error_verdict *out_verdict,
                         rs_err *err)
{
    rs_error_verdict v = {.gross = error->max_diff, .gross_limit = gross_limit(error, numeric)};
    double limit = rs_op_linear_limit(numeric);
    v.rel_l2 = error->ref2 > 0    ? sqrt(error->diff2 / error->ref2)
               : error->diff2 > 0 ? INFINITY
                                  : 0;
    v.share = fmax(v.rel_l2 / limit, v.gross / v.gross_limit);
    *out_verdict = v;
    if (error->values == 0)
        return rs_err_set(err, RS_CHECK, "no output was checked");
    if (error->not_finite)
        return rs_err_set(err, RS_CHECK,
                          "%lld of %lld checked outputs are NaN or infinite (not written?)",
                          (long long)error->not_finite, (long long)error->values);
    if (!(v.share <= rs_op_linear_share_max(numeric)))
        return rs_err_set(
            err, RS_CHECK,
            "relative L2 error %.3g (limit %.3g), largest error %.3g (limit %.3g)", v.rel_l2,
            limit * rs_op_linear_share_max(numeric), v.gross, v.gross_limit);
    return RS_OK;
}
