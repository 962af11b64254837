/* Times whole passes of a model: prefill and decode. Layer: engine. */
#ifndef RS_ENGINE_BENCH_MODEL_H
#define RS_ENGINE_BENCH_MODEL_H

#include "engine/bench.h"
#include "engine/session.h"

typedef struct rs_bench_model_options {
    int32_t prompt,
        decode;       /* tokens of a prefill, of a decode from an empty context; 0: none */
    int32_t lanes;    /* that decode together */
    int32_t rounds;   /* samples of each; one more before them warms up */
    uint64_t seed;    /* of the random tokens */
    double read_gbps; /* ceiling of decode; 0: measured where the backend can */
} rs_bench_model_options;

/* Tokens a second of one kind of pass; decode counts the tokens of all lanes. */
typedef struct rs_bench_rate {
    double median, min, max;
    double per_cpu_second; /* median by the processor time of all threads, which other programs
                              hardly touch; threads that wait for each other count too */
    int32_t count;
} rs_bench_rate;

typedef struct rs_bench_model_result {
    rs_bench_rate prefill, decode; /* count 0: not asked for */
} rs_bench_model_result;

/* Rounds in turn, prefill and decode, so that a slow spell of the machine hits both. A prefill
   ends with the logits of its last token, a step of decode with those of each lane. LIMIT when
   the tokens do not fit into the context. */
RS_NODISCARD rs_status rs_bench_model_run(rs_forward *forward,
                                          const rs_bench_model_options *options,
                                          rs_bench_model_result *out_result,
                                          rs_err *err);

/* What `engine bench` does without --projections: open, run, print. */
RS_NODISCARD rs_status rs_bench_model_command(const rs_session_options *session,
                                              const rs_bench_model_options *options,
                                              bool json,
                                              rs_err *err);

#endif
