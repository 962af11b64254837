/* Perplexity of a text. Layer: engine. */
#ifndef RS_ENGINE_PERPLEXITY_H
#define RS_ENGINE_PERPLEXITY_H

#include "engine/forward.h"

typedef struct rs_perplexity {
    double value;   /* e^(mean of -log p) */
    double error;   /* standard error of `value`, from the spread of -log p */
    int64_t scored; /* tokens that were predicted */
    int64_t windows;
} rs_perplexity;

/* The text is cut into windows of `context` tokens without overlap; what is left over at the
   end is not used. Each window starts from nothing, its first token replaced by `bos` (-1:
   kept), and the tokens of its second half are predicted. That is how llama.cpp's
   llama-perplexity does it, so figures compare. `forward` has a context of at least `context`
   and its lane 0 is used. USAGE when the text has less than two windows. */
RS_NODISCARD rs_status rs_perplexity_run(rs_forward *forward,
                                         const int32_t *ids,
                                         size_t count,
                                         int32_t context,
                                         int32_t bos,
                                         rs_perplexity *out,
                                         rs_err *err);

#endif
