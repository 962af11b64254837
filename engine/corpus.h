/* Can a text measure drafting? Layer: engine.
   Drafts are what the text already said. A text that repeats itself makes any drafting look
   perfect, one that never does makes it look useless: neither says anything of real texts. */
#ifndef RS_ENGINE_CORPUS_H
#define RS_ENGINE_CORPUS_H

#include "sweep/base/status.h"

/* Shares are means over windows of RS_CORPUS_WINDOW tokens, about as far as drafts look back;
   of the last piece too if it is at least half as long. A shorter text is one window. */
enum { RS_CORPUS_WINDOW = 512, RS_CORPUS_LEAST = 128 };

typedef struct rs_corpus {
    int64_t tokens, distinct; /* of the whole */
    double distinct_share;    /* distinct ids / tokens of a window */
    double repeated_bigrams;  /* share of pairs of neighbours that stood in the window before */
} rs_corpus;

/* NO_MEMORY. */
RS_NODISCARD rs_status rs_corpus_count(const int32_t *ids,
                                       size_t count,
                                       rs_corpus *out_corpus,
                                       rs_err *err);

/* OK, or FAILED with the numbers and the limit that they break. `what` names the text. */
RS_NODISCARD rs_status rs_corpus_judge(const char *what, const rs_corpus *corpus, rs_err *err);

#endif
