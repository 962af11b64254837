/* Is a schedule right at this width? Nothing is timed before this says so. Layer: sweep. */
#ifndef RS_SWEEP_CHECK_H
#define RS_SWEEP_CHECK_H

#include "kernels/op_linear.h"
#include "sweep/operands.h"

enum { RS_CHECK_ROWS = RS_OPERANDS_SAMPLED };

/* The oracle's answers for one (shape, T): computed once, used for every schedule. */
typedef struct rs_check {
    rs_operands_set *set;
    int32_t t, columns; /* of x and y, see rs_shape_columns */
    int32_t rows[RS_CHECK_ROWS];
    int32_t row_count;
    double *reference[RS_OPERANDS_KINDS]; /* row_count x columns, rows of y */
    rs_energy energy[RS_OPERANDS_KINDS];  /* see rs_error */
    uint64_t seed;
} rs_check;

/* Draw fresh inputs of both kinds from `seed`, on the threads of `pool` (NULL: on this one):
   t_max columns, of which a check at T takes the first T. Once a set, before its first check.
 */
RS_NODISCARD rs_status rs_check_draw(rs_pool *pool,
                                     rs_operands_set *set,
                                     uint64_t seed,
                                     rs_err *err);

/* Compute the oracle on RS_CHECK_ROWS rows sampled by `seed` (first and last among them; all
   rows where there are no more), all columns, on the threads of `pool` (NULL: on this one).
   Memory from `arena`. */
RS_NODISCARD rs_status rs_check_open(rs_arena *arena,
                                     rs_pool *pool,
                                     rs_operands_set *set,
                                     int32_t t,
                                     uint64_t seed,
                                     rs_check *out_check,
                                     rs_err *err);

typedef struct rs_check_result {
    rs_error_verdict worst; /* of both kinds of activations */
    uint64_t y_hash;        /* of all of y on the centred activations, when all went well */
    double launch_ns;       /* spent in launches */
    double least_ns;        /* in the quickest of them */
} rs_check_result;

/* Launch `call` on both kinds of activations with poisoned outputs, and twice on the second
   kind. An op that reads y gets another residual with each kind, restored before each launch,
   and one launch more that shows whether all of y was written. All of it is enqueued as one
   batch and waited for once; then CHECK when a value is wrong, missing, written outside y, an
   input changed, or (unless the candidate says otherwise) the two runs differ in a bit. On
   success x holds the centred activations, and y the residual that goes with them where the op
   reads y. `call` is complete but for y; `workspace_bytes` is what it asks for. */
RS_NODISCARD rs_status rs_check_run(const rs_check *check,
                                    const rs_candidate *candidate,
                                    const rs_call *call,
                                    size_t workspace_bytes,
                                    rs_check_result *out_result,
                                    rs_err *err);

#endif
