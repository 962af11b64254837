/* Pre-tokenizers of byte-level BPE: where a text is cut before anything merges. Layer: engine,
   internal to the tokenizer. */
#ifndef RS_ENGINE_TOKENIZER_SPLIT_H
#define RS_ENGINE_TOKENIZER_SPLIT_H

#include "sweep/base/arena.h"

/* A character of the text: its code point, its class as one bit, and where it stands. */
typedef struct rs_char {
    uint32_t code, at;
    uint32_t kind; /* 1 << rs_unicode_class */
} rs_char;

/* The end of the piece that starts at `at` (< end); pieces never cross `end`. */
typedef size_t rs_split_stage(const rs_char *chars, size_t at, size_t end);

enum { RS_SPLIT_STAGES = 4 };

/* One kind of pre-tokenizer: the stages cut one after the other, each the pieces of the last.
 */
typedef struct rs_pre {
    const char *names; /* of tokenizer.ggml.pre, each between spaces */
    bool whole_words;  /* a piece that is a token is not merged up to: it is that token */
    bool add_bos;      /* unless tokenizer.ggml.add_bos_token says otherwise */
    rs_split_stage *stages[RS_SPLIT_STAGES];
} rs_pre;

/* NULL for a name that no pre-tokenizer has. */
const rs_pre *rs_pre_find(const char *name);

/* Names of the pre-tokenizers, for messages. */
const char *rs_pre_names(void);

/* Cut a text (length < 4 GiB): the end of each piece in bytes, ascending, the last one equal to
   `length`. The list belongs to `arena`. */
void rs_split(rs_arena *arena,
              const rs_pre *pre,
              const uint8_t *text,
              size_t length,
              uint32_t **out_ends,
              size_t *out_count);

#endif
