/* Contract of the op `linear`: y = W x. Layer: kernels.

   W[N][K]  weights of any format, in the candidate's layout
   x[T][K]  bf16, row-major, contiguous; read only
   y[T][N]  bf16, row-major, contiguous; every element is written; does not overlap x or W
   T >= 1, any N >= 1, any K >= 1 for `ref`; others state their domain as data.
   Accumulation in FP32 or better, one rounding to bf16 (nearest even) at the end.

   Pass = relative L2 error <= limit of the numeric class, and
          max |a - r| <= gross_abs + (2/256) max |r|. */
#ifndef RS_KERNELS_OP_LINEAR_H
#define RS_KERNELS_OP_LINEAR_H

#include "kernels/candidate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* FP64 oracle for one row: out_y[T], not rounded; *out_energy (may be NULL) = sum over all T of
   sum_i (w_i x_i)^2. `w` is row_split. `row_values` is scratch for K doubles. FORMAT when the
   weights hold a value that is not finite. Thread-safe. */
RS_NODISCARD rs_status rs_op_linear_oracle(const rs_shape *shape,
                                           const void *w,
                                           int32_t row,
                                           const uint16_t *x,
                                           int32_t t,
                                           double *row_values,
                                           double *out_y,
                                           double *out_energy,
                                           rs_err *err);

/* Largest relative L2 error of a numeric class. exact 2^-8: one BF16 rounding of the output
   costs 1.5e-3 to 1.9e-3 (seen in checks), the rest is for FP32 sums. rounded: the same limit,
   used to at most 80 %. a8: 3 % (int8 activations with one scale a group), of the sum's energy
   rather than of its value (see rs_error.energy), and 3 / sqrt(checked values) more of it. */
double rs_op_linear_limit(rs_numeric numeric);

/* Share of the limit that may be used up before a candidate fails: 1, or 0.8 for `rounded`. */
double rs_op_linear_share_max(rs_numeric numeric);

/* Error of checked outputs against the oracle, accumulated value by value. */
typedef struct rs_error {
    double diff2, ref2; /* sums of squares */
    double max_diff, max_ref;
    int64_t values, not_finite;
    /* Sum over the checked outputs of sum_i (w_i x_i)^2; 0 = not known. An error of x enters
       with the size of the terms, also where the terms happen to cancel: with few outputs of a
       short K their sum can be a third of what it usually is, and a right a8 kernel would fail.
       So a8 is judged against the larger of the two. */
    double energy;
} rs_error;

void rs_error_add(rs_error *error, double reference, uint16_t y_bf16);

typedef struct rs_error_verdict {
    double rel_l2;
    double gross;       /* max |a - r| */
    double gross_limit; /* gross_abs + (2/256) max |r| */
    double share;       /* used share of the tighter limit */
} rs_error_verdict;

/* OK or CHECK with the figures. No checked values, or one that is not finite, never passes. */
RS_NODISCARD rs_status rs_error_judge(const rs_error *error,
                                      rs_numeric numeric,
                                      rs_error_verdict *out_verdict,
                                      rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
