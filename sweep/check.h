/* Is a schedule right at this width? Nothing is timed before this says so. Layer: sweep. */
#ifndef RS_SWEEP_CHECK_H
#define RS_SWEEP_CHECK_H

#include "kernels/op_linear.h"
#include "sweep/operands.h"

enum { RS_CHECK_ROWS = 32 };

/* The oracle's answers for one (shape, T): computed once, used for every schedule. */
typedef struct rs_check {
    rs_operands_set *set;
    int32_t t;
    int32_t rows[RS_CHECK_ROWS];
    int32_t row_count;
    double *reference[2]; /* [centred, one-signed]: row_count x T, rows of y */
    rs_energy energy[2];  /* see rs_error */
    uint16_t *sampled;    /* row_count x T: what a launch made of those rows */
    uint64_t seed;
} rs_check;

/* Draw fresh inputs from `seed` and compute the oracle on RS_CHECK_ROWS sampled rows (first and
   last among them; all rows where there are no more), all T columns, on the threads of `pool`
   (NULL: on this one). Memory from `arena`. */
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
    double launch_ns;       /* spent in launches, end to end */
} rs_check_result;

/* Launch `call` on both kinds of activations with poisoned outputs, and twice on the second
   kind. An op that reads y gets another residual with each kind, restored before each launch,
   and one launch more that shows whether all of y was written. CHECK when a value is wrong,
   missing, written outside y, an input changed, or (unless the candidate says otherwise) the
   two runs differ in a bit. On success x holds the centred activations, and y the residual that
   goes with them where the op reads y. `call` is complete but for y. */
RS_NODISCARD rs_status rs_check_run(rs_check *check,
                                    const rs_candidate *candidate,
                                    const rs_call *call,
                                    rs_check_result *out_result,
                                    rs_err *err);

#endif
