/* What a sweep measures: shapes from the command line or from a model file. Layer: sweep. */
#ifndef RS_SWEEP_CASES_H
#define RS_SWEEP_CASES_H

#include "kernels/device.h"
#include "sweep/job.h"

typedef struct rs_cases {
    rs_job_case *list;
    size_t count, cap;
    const char *weights; /* "synthetic", or the model file's name */
} rs_cases;

/* Add a shape with synthetic weights; a shape that is already there is left alone. */
RS_NODISCARD rs_status rs_cases_add_shape(rs_arena *arena,
                                          rs_cases *cases,
                                          const char *text,
                                          rs_err *err);

/* Which of a model's projections the engine makes one op of. */
typedef struct rs_cases_model {
    const char *path;
    bool inputs; /* q, k and v, as on a GPU; gate and up on any backend */
    bool quiet;
} rs_cases_model;

/* Add every distinct projection shape of a GGUF file, with the weights of its first tensor, and
   the shapes of those that the engine makes one op of, with random ones. Prints a line a shape
   to stderr: how many tensors have it and the error that requantising added (unless `quiet`).
 */
RS_NODISCARD rs_status rs_cases_add_model(rs_arena *arena,
                                          rs_cases *cases,
                                          const rs_cases_model *model,
                                          rs_err *err);

#endif
