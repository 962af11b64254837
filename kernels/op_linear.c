/* Op `linear`: FP64 oracle and the verdict on errors. Layer: kernels. */
#include "kernels/op_linear.h"

#include "kernels/fp.h"

#include <math.h>

enum { WAYS = 8 }; /* sums side by side: one would wait for itself at each step */

typedef struct sums {
    double terms[WAYS], squares[WAYS];
} sums;

static inline void add_terms(sums *s, const double *w, const uint16_t *x, int ways)
{
    for (int way = 0; way < ways; way++) {
        double term = w[way] * (double)rs_fp_from_bf16(x[way]);
        s->terms[way] += term;
        s->squares[way] += term * term;
    }
}

/* In FP64 the order of the sum is no matter. Adds the squares of the terms to *energy. */
static double dot(const double *w, const uint16_t *x, int32_t k, double *energy)
{
    sums s = {0};
    double all = 0;
    int32_t i = 0;
    for (; i + WAYS <= k; i += WAYS)
        add_terms(&s, w + i, x + i, WAYS);
    add_terms(&s, w + i, x + i, k - i);
    for (int way = 0; way < WAYS; way++) {
        all += s.terms[way];
        *energy += s.squares[way];
    }
    return all;
}

rs_status rs_op_linear_oracle(const rs_shape *shape,
                              const void *w,
                              int32_t row,
                              const uint16_t *x,
                              int32_t t,
                              double *row_values,
                              double *out_y,
                              double *out_energy,
                              rs_err *err)
{
    double energy = 0;
    rs_status st =
        rs_layout_decode_row(shape->format, shape->n, shape->k, w, row, row_values, err);
    if (st)
        return st;
    for (int32_t c = 0; c < t; c++)
        out_y[c] = dot(row_values, x + (size_t)c * (size_t)shape->k, shape->k, &energy);
    if (out_energy)
        *out_energy = energy;
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
    if (numeric != RS_NUMERIC_a8)
        return 1e-6 + 2.0 / 256 * error->max_ref;
    double usual = error->values ? sqrt(error->energy / (double)error->values) : 0;
    return 1e-6 + 0.06 * fmax(error->max_ref, usual);
}

/* A ratio of two sums over few outputs scatters: by about 1/sqrt(2 values) each. The error of x
   is drawn anew with x, so a8 gets three times that; the other classes' error is the rounding
   of y itself, which few outputs show as well as many. */
static double l2_limit(const rs_error *error, rs_numeric numeric)
{
    double limit = rs_op_linear_limit(numeric);
    if (numeric != RS_NUMERIC_a8 || error->values == 0)
        return limit;
    return limit * (1 + 3 / sqrt((double)error->values));
}

static double scale2(const rs_error *error, rs_numeric numeric)
{
    return numeric == RS_NUMERIC_a8 ? fmax(error->ref2, error->energy) : error->ref2;
}

rs_status rs_error_judge(const rs_error *error,
                         rs_numeric numeric,
                         rs_error_verdict *out_verdict,
                         rs_err *err)
{
    rs_error_verdict v = {.gross = error->max_diff, .gross_limit = gross_limit(error, numeric)};
    double limit = l2_limit(error, numeric), scale = scale2(error, numeric);
    v.rel_l2 = scale > 0 ? sqrt(error->diff2 / scale) : error->diff2 > 0 ? INFINITY : 0;
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
