/* Choice of the next token from logits. Layer: engine. */
#ifndef RS_ENGINE_SAMPLER_H
#define RS_ENGINE_SAMPLER_H

#include "sweep/base/rng.h"
#include "sweep/base/status.h"

typedef struct rs_sampling {
    float temperature; /* 0: greedy */
    float top_p;       /* in (0, 1]: smallest set of tokens with at least this probability */
} rs_sampling;

/* The largest logit; of equal ones that of the lowest id. NaN never wins. */
int32_t rs_sampler_greedy(const float *logits, int32_t count);

/* Draw from softmax(logits / temperature), cut to top_p. Uses one number of `rng`; `scratch`
   has room for count numbers of 8 bytes. The same logits and seed give the same token. */
int32_t rs_sampler_draw(
    const rs_sampling *how, const float *logits, int32_t count, uint64_t *scratch, rs_rng *rng);

#endif
