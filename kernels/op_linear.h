/* Contracts of the ops on one weight matrix. Layer: kernels.

   W[N][K]  weights of any format, in the candidate's layout
   x[T][K]  bf16, row-major, contiguous; read only
   y        bf16, row-major, contiguous; every element is written; does not overlap x or W
   T >= 1, any N >= 1 (even where the op is gated), any K >= 1 for `ref`; others state their
   domain as data.

   linear         y[T][N]    y = BF16(W x)
   linear_add     y[T][N]    y <- BF16(y + W x), in place: y comes with the residual, each
                             element of which is read once and replaced
   linear_swiglu  y[T][N/2]  y = BF16(silu(G x) (U x)); G: rows 0 .. N/2 - 1 of W, U: the rest
   linear_geglu   y[T][N/2]  the same with gelu: 0.5 g (1 + tanh(sqrt(2/pi) (g + 0.044715 g^3)))

   Accumulation and all that follows it in FP32 or better, one rounding to bf16 (nearest even)
   at the end: neither W x before the residual nor gate or up are rounded on the way.

   Pass = relative L2 error <= limit of the numeric class, and
          max |a - r| <= gross_abs + (2/256) max |r|;
   what a8 and the gated ops are granted beyond it stands below. */
#ifndef RS_KERNELS_OP_LINEAR_H
#define RS_KERNELS_OP_LINEAR_H

#include "kernels/candidate.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What the oracle works on. */
typedef struct rs_oracle {
    rs_shape shape;
    const void *w;            /* row_split */
    const uint16_t *x;        /* [t][K] */
    const uint16_t *residual; /* [t][N]: y before the launch, where the op reads y; else NULL */
    int32_t t;
} rs_oracle;

/* What an error of x or of W is judged by, see rs_error. */
typedef struct rs_energy {
    double sum; /* over all outputs */
    double max; /* of one output, where the op is gated; 0 for the others */
} rs_energy;

/* Doubles of scratch that rs_oracle_row wants. */
size_t rs_oracle_scratch(const rs_shape *shape);

/* FP64 oracle for row `row` of y: out_y[t], not rounded; *out_energy (may be NULL) that of the
   row. FORMAT when the weights hold a value that is not finite. Thread-safe on distinct
   scratch. */
RS_NODISCARD rs_status rs_oracle_row(const rs_oracle *oracle,
                                     int32_t row,
                                     double *scratch,
                                     double *out_y,
                                     rs_energy *out_energy,
                                     rs_err *err);

/* Largest relative L2 error of a numeric class, the same for all ops. exact 2^-8: one BF16
   rounding of the output costs 1.5e-3 to 1.9e-3 (seen in checks) and never more than 2^-8, the
   rest is for FP32 sums. rounded: the same limit, used to at most 80 %; rounding the weights
   costs 1.1e-3; and 2 / sqrt(checked values) more of it. a8: 3 % (int8 activations with one
   scale a group), of the sum's energy rather than of its value (see rs_error.energy), and 3 /
   sqrt(checked values) more of it. */
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
    rs_energy energy;
} rs_error;

/* Gated ops, classes rounded and a8. y = f(g) u passes the errors of its sums on to first order
   as dy = f'(g) u dg + f(g) du, where dg^2 <= e^2 E_g and du^2 <= e^2 E_u with e = 3 % (a8) or
   2^-8 / sqrt(12) (rounded: that of one weight) are independent. So the energy of an output is
   (f'(g) u)^2 E_g + f(g)^2 E_u, and both classes are judged against the larger of y^2 and that:
   for sums as large as their energy says, 3 % of it are 4.3 % of y. (Left out: f' dg du and
   f'' u dg^2 / 2, another e of dy.) Products have longer tails than sums: few outputs carry
   most of the error, and seldom those that carry most of y. Hence both classes get the
   3 / sqrt(values), values being (energy of all) / (largest energy), and the largest error may
   be 6 e sqrt(largest energy) too. Without this, simulated right kernels of class rounded fail
   one check in six at T = 1. */

/* Differences below 2^-100 count as none: f of a gate row far below zero is nothing, and how
   FP32 arrives at nothing is not asked. */
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
