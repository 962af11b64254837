/* Generation of text: a prompt, then token by token, for one lane or a cohort. Layer: engine.
 */
#ifndef RS_ENGINE_GENERATE_H
#define RS_ENGINE_GENERATE_H

#include "engine/sampler.h"
#include "engine/session.h"

#include <stdio.h>

typedef struct rs_generate_options {
    rs_sampling sampling;
    uint64_t seed; /* lane i draws with seed + i */
    int32_t lanes; /* lane 0 is streamed, the others are kept as tokens */
    int32_t max_new;
    FILE *out; /* where lane 0's text goes, flushed token by token; NULL: nowhere */
} rs_generate_options;

/* Times of one call, for people. */
typedef struct rs_generate_times {
    int64_t prompt_tokens, prompt_ns;
    int64_t new_tokens, new_ns; /* of all lanes */
} rs_generate_times;

typedef struct rs_generator rs_generator;

/* NO_MEMORY. `session` must outlive it. */
RS_NODISCARD rs_status rs_generator_open(const rs_session *session,
                                         const rs_generate_options *options,
                                         rs_generator **out_generator,
                                         rs_err *err);
void rs_generator_close(rs_generator *generator);

/* Put `ids` behind what every lane holds and generate until a lane says its end or max_new is
   reached. Only whole characters are written; bytes that can be none become U+FFFD. Tokens
   that end a text are not written and not kept. LIMIT, before anything has run, when prompt and
   max_new do not fit into the context; IO when `out` cannot be written. */
RS_NODISCARD rs_status rs_generator_run(rs_generator *generator,
                                        const int32_t *ids,
                                        size_t count,
                                        rs_generate_times *out_times,
                                        rs_err *err);

/* Text that the last run generated in `lane`, in the session's arena. */
RS_NODISCARD rs_status rs_generator_text(const rs_generator *generator,
                                         int32_t lane,
                                         const char **out_text,
                                         size_t *out_length,
                                         rs_err *err);

#endif
