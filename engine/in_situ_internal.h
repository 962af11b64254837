/* What the files of the rounds in situ share. Layer: engine; private to in_situ*.c. */
#ifndef RS_ENGINE_IN_SITU_INTERNAL_H
#define RS_ENGINE_IN_SITU_INTERNAL_H

#include "engine/cuda/gpu.h"
#include "engine/in_situ.h"

/* What one command holds. Arms are who takes turns: the schedules, on a GPU also the rounds
   with a hole (engine/cuda/gpu.h). */
typedef struct rs_in_situ_rounds {
    const rs_in_situ_options *o;
    rs_forward *forward;
    rs_in_situ_result *r;
    int32_t lanes, t, first; /* t: tokens of a pass; first: row of the first logits wanted */
    int32_t arms;
    int32_t *tokens, *lane_of, *positions; /* [t] */
    float *logits;                         /* [lanes][vocab] */
    float *wanted;                         /* those of the first schedule */
    size_t logit_count;
    double *round_ns, *logits_ns; /* [RS_FORWARD_TIMES]: of the sample under way */
    rs_gpu_rounds *gpu;           /* NULL on the CPU */
    rs_err *err;
} rs_in_situ_rounds;

/* Median of up to RS_FORWARD_TIMES values, which it sorts. */
double rs_in_situ_median(double *values, int64_t count);

/* Make the lanes as long as a round leaves them and capture all arms. */
RS_NODISCARD rs_status rs_in_situ_gpu_open(rs_in_situ_rounds *b);

/* Time `passes` rounds of one arm: round_ns alone, or also the logits. */
RS_NODISCARD rs_status rs_in_situ_gpu_sample(rs_in_situ_rounds *b,
                                             int32_t arm,
                                             int32_t passes,
                                             rs_in_situ_sample *out);
RS_NODISCARD rs_status rs_in_situ_gpu_logits(rs_in_situ_rounds *b);

/* Node and layer of one round's samples, from what the rounds with a hole took. */
void rs_in_situ_gpu_parts(const rs_in_situ_rounds *b,
                          rs_in_situ_sample *samples,
                          const rs_in_situ_sample holes[RS_GPU_HOLES]);

#endif
