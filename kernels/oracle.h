/* The FP64 oracle for some rows of y and many columns: what a check compares with. Layer:
   kernels. The same numbers as rs_oracle_row of kernels/op_linear.h, without the residual, from
   a blocked product: each value of x is widened once for all rows. */
#ifndef RS_KERNELS_ORACLE_H
#define RS_KERNELS_ORACLE_H

#include "kernels/op_linear.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_ORACLE_ROWS = 32 }; /* of y at a time, at most */

/* Which registers the product is compiled for; all give the same sums but for their order. */
typedef enum rs_oracle_isa {
    RS_ORACLE_ANY,
    RS_ORACLE_AVX2,
    RS_ORACLE_AVX512,
    RS_ORACLE_ISAS
} rs_oracle_isa;

bool rs_oracle_can(rs_oracle_isa isa);

/* Rows of W in FP64. */
typedef struct rs_oracle_panel {
    rs_op op;
    int32_t k, rows; /* rows of y */
    int32_t stride;  /* doubles a row of W: K and zeros behind it */
    double *w;       /* rows x stride, those of gate; then those of up, where the op is gated */
    double *norms;   /* stride: sum of the squares of a column of w; not used by gated ops */
    rs_oracle_isa isa;
} rs_oracle_panel;

/* Doubles that a panel wants. */
size_t rs_oracle_panel_doubles(rs_op op, int32_t k, int32_t rows);

/* An empty panel for `rows` <= RS_ORACLE_ROWS rows of y in `memory`, whatever that holds. */
rs_oracle_panel rs_oracle_panel_new(rs_op op, int32_t k, int32_t rows, double *memory);

/* Decode row `row` of y of `part` (rs_parts_shape) as row `index` of the panel; `w`: the part's
   row_split matrix. FORMAT when it holds a value that is not finite. Thread-safe on distinct
   indices. */
RS_NODISCARD rs_status rs_oracle_panel_row(rs_oracle_panel *panel,
                                           int32_t index,
                                           const rs_shape *part,
                                           const void *w,
                                           int32_t row,
                                           rs_err *err);

/* When all rows are decoded, before the first column. */
void rs_oracle_panel_ready(rs_oracle_panel *panel);

/* Columns [first, last) of x: out_y[row * t + column], not rounded, and their energy added to
 *energy (see rs_energy). Thread-safe on distinct columns and energies. */
void rs_oracle_columns(const rs_oracle_panel *panel,
                       const uint16_t *x,
                       int32_t first,
                       int32_t last,
                       int32_t t,
                       double *out_y,
                       rs_energy *energy);

/* y = f(g) u of a gated op, from its two sums and the energies of those; *out_energy that of y.
 */
double rs_oracle_gated(
    rs_op op, double g, double u, double g_energy, double u_energy, double *out_energy);

/* rs_error_add for `count` values, `error` being the sum of all. */
void rs_error_add_all(rs_error *error,
                      const double *reference,
                      const uint16_t *y,
                      size_t count);

#ifdef __cplusplus
}
#endif
#endif
