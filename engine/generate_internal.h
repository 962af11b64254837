/* What the loops of generation share. Layer: engine; private to generate*.c. */
#ifndef RS_ENGINE_GENERATE_INTERNAL_H
#define RS_ENGINE_GENERATE_INTERNAL_H

#include "engine/generate.h"
#include "engine/pace.h"

typedef struct rs_generator_lane {
    rs_rng rng;
    int32_t *tokens; /* [max_new] */
    int32_t count;
    int32_t *held; /* [context + 1] with --verify: what the store holds, and the token behind */
    int32_t held_count;
} rs_generator_lane;

struct rs_generator {
    const rs_session *session;
    rs_generate_options o;
    rs_generator_lane lanes[RS_KV_LANES_MAX];
    rs_token_stream stream; /* of lane 0 */
    float *logits;          /* [rows][vocab] */
    uint64_t *scratch;      /* [vocab] */
    bool chosen;            /* picked[] holds the next tokens in place of logits */
    int32_t picked[RS_KV_LANES_MAX];
    char *text; /* of one token */
    rs_pace pace;
    rs_verify_times verify; /* of the run under way */
};

/* Draw lane number `index`'s next token from `logits`, keep and stream it. *out_more is false
   when the lane ended by it. */
RS_NODISCARD rs_status rs_generator_take(
    rs_generator *g, int32_t index, const float *logits, bool *out_more, rs_err *err);

/* Room for what the lanes hold. NO_MEMORY. */
RS_NODISCARD rs_status rs_verify_open(rs_generator *g, rs_err *err);

/* `ids` were put behind what all lanes hold. */
void rs_verify_prompt(rs_generator *g, const int32_t *ids, size_t count);

/* Rounds of drafts for the lanes in `order`, whose first tokens are drawn, until none is left.
 */
RS_NODISCARD rs_status rs_verify_decode(rs_generator *g,
                                        int32_t *order,
                                        int32_t count,
                                        rs_err *err);

#endif
