/* Generation of text: a prompt, then token by token, for one lane or a cohort. Layer: engine.
 */
#ifndef RS_ENGINE_GENERATE_H
#define RS_ENGINE_GENERATE_H

#include "engine/sampler.h"
#include "engine/session.h"

#include <stdio.h>

/* Drafts that are checked in one pass (generate_verify.c). */
typedef struct rs_verify {
    int32_t drafts; /* a lane and pass at most; 0 = none. (drafts + 1) x lanes <=
                       RS_FORWARD_LOGITS unless they are adapted */
    bool adapt;     /* as many as pay (engine/pace.h) */
} rs_verify;

typedef struct rs_generate_options {
    rs_sampling sampling;
    rs_verify verify;
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

/* What drafts did. A round is one lane's part of a pass. */
typedef struct rs_verify_times {
    int64_t rounds, drafted, kept, tokens;
    int64_t widths[RS_FORWARD_LOGITS + 1]; /* passes of each width */
} rs_verify_times;

typedef struct rs_generator rs_generator;

/* Rows of logits that a pass can need. */
int32_t rs_generator_rows(const rs_generate_options *options);

/* NO_MEMORY. `session` must outlive it. */
RS_NODISCARD rs_status rs_generator_open(const rs_session *session,
                                         const rs_generate_options *options,
                                         rs_generator **out_generator,
                                         rs_err *err);
void rs_generator_close(rs_generator *generator);

/* Begin the random numbers of all lanes anew. */
void rs_generator_seed(rs_generator *generator, uint64_t seed);

/* Put `ids` behind what every lane holds and generate until a lane says its end or max_new is
   reached. Only whole characters are written; bytes that can be none become U+FFFD. Tokens
   that end a text are not written and not kept. LIMIT, before anything has run, when prompt and
   max_new do not fit into the context; IO when `out` cannot be written. */
RS_NODISCARD rs_status rs_generator_run(rs_generator *generator,
                                        const int32_t *ids,
                                        size_t count,
                                        rs_generate_times *out_times,
                                        rs_err *err);

/* Of the last run; all 0 without drafts. */
const rs_verify_times *rs_generator_verified(const rs_generator *generator);

/* Measured time of a pass of `width` tokens in ns, 0 where there was none. */
double rs_generator_pass_ns(const rs_generator *generator, int32_t width);

/* Tokens that the last run generated in `lane`. */
const int32_t *
rs_generator_tokens(const rs_generator *generator, int32_t lane, int32_t *out_count);

/* Text that the last run generated in `lane`, in the session's arena. */
RS_NODISCARD rs_status rs_generator_text(const rs_generator *generator,
                                         int32_t lane,
                                         const char **out_text,
                                         size_t *out_length,
                                         rs_err *err);

#endif
