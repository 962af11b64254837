/* What the files of the tokenizer share. Layer: engine, internal. */
#ifndef RS_ENGINE_TOKENIZER_INTERNAL_H
#define RS_ENGINE_TOKENIZER_INTERNAL_H

#include "engine/tokenizer.h"
#include "engine/tokenizer_map.h"

typedef enum rs_tokenizer_model {
    RS_TOKENIZER_LLAMA, /* SentencePiece */
    RS_TOKENIZER_GPT2   /* byte-level BPE */
} rs_tokenizer_model;

/* Attributes of a token; from tokenizer.ggml.token_type and from its text. */
enum {
    RS_TOKEN_NORMAL = 1,
    RS_TOKEN_UNKNOWN = 2,
    RS_TOKEN_CONTROL = 4,
    RS_TOKEN_USER = 8, /* user-defined: found in every text */
    RS_TOKEN_BYTE = 16,
    RS_TOKEN_END = 32,  /* ends a generation */
    RS_TOKEN_STRIP = 64 /* takes the white space behind it along */
};

/* Code points of byte-level BPE: a byte is written as one printable character below this. */
enum { RS_BYTE_CODES = 0x144 };

typedef struct rs_pre rs_pre; /* a pre-tokenizer: engine/tokenizer_split.h */

struct rs_tokenizer {
    rs_arena *arena;
    rs_tokenizer_model model;
    int32_t count;
    rs_text_map map; /* ids from `count` on are texts of merges that are no token */
    float *scores;   /* NULL: all 0 */
    uint8_t *flags;
    uint32_t longest; /* bytes of the longest token's text */
    rs_token_ids ids;

    int32_t byte_ids[256]; /* token that stands for a byte, -1: none */
    bool add_space;        /* llama: a space in front of the text and behind special tokens */

    const rs_pre *pre;                 /* gpt2 */
    int32_t byte_symbols[256];         /* gpt2: symbol that a byte starts as */
    int16_t code_bytes[RS_BYTE_CODES]; /* gpt2: byte that a code point stands for, -1: none */
    rs_merge_map merges;

    /* Tokens that are found in the text as such (engine/tokenizer_cut.c). */
    uint32_t *special_lengths; /* the lengths that occur, longest first */
    size_t special_length_count;
    uint8_t *special_starts; /* bit a | b << 8: some special token starts with bytes a, b */
    bool special_single[256];
};

/* Work memory and output of one call of rs_tokenizer_encode. */
typedef struct rs_encoder {
    const rs_tokenizer *tokenizer;
    rs_arena *scratch, *out;
    int32_t *ids;
    size_t count, cap;
    rs_err *err;
} rs_encoder;

void rs_encoder_put(rs_encoder *e, int32_t id);

/* Bytes that formed no token: byte tokens, else the unknown token, else FORMAT. */
RS_NODISCARD rs_status rs_encoder_put_bytes(rs_encoder *e, const uint8_t *bytes, size_t count);

/* A stretch of text (id < 0) or a special token. */
typedef struct rs_fragment {
    size_t start, length;
    int32_t id;
} rs_fragment;

/* Ids of special tokens and the attributes that models leave to be known by text. */
RS_NODISCARD rs_status rs_tokenizer_read_special(rs_tokenizer *t,
                                                 const rs_gguf *gguf,
                                                 rs_err *err);

/* Build the tables that rs_tokenizer_cut matches with; after all attributes are known. */
void rs_tokenizer_index_special(rs_tokenizer *t);

/* Cut a text at its special tokens; the fragments belong to e->scratch. */
void rs_tokenizer_cut(rs_encoder *e,
                      const uint8_t *text,
                      size_t length,
                      bool control,
                      rs_fragment **out,
                      size_t *out_count);

/* Encode a fragment of text; `space` puts a space in front. */
RS_NODISCARD rs_status rs_encode_llama(rs_encoder *e,
                                       const uint8_t *text,
                                       size_t length,
                                       bool space);
RS_NODISCARD rs_status rs_encode_gpt2(rs_encoder *e, const uint8_t *text, size_t length);

/* Metadata of the two kinds. */
void rs_tokenizer_read_llama(rs_tokenizer *t, const rs_gguf *gguf);
RS_NODISCARD rs_status rs_tokenizer_read_gpt2(rs_tokenizer *t,
                                              const rs_gguf *gguf,
                                              rs_err *err);

/* Values of the metadata. An array of texts is walked with rs_texts_next. */
typedef struct rs_texts {
    const uint8_t *at;
    uint64_t left;
} rs_texts;
RS_NODISCARD rs_status rs_meta_texts(const rs_gguf *gguf,
                                     const char *key,
                                     rs_texts *out,
                                     rs_err *err);
rs_text rs_texts_next(rs_texts *texts);
/* The start of a text of the file, fit for a message: what is not printable becomes '?'. */
const char *rs_meta_shown(const char *text, char out[65]);
void rs_meta_bool(const rs_gguf *gguf, const char *key, bool *inout);
/* Sets *inout only to an id of the vocabulary, as llama.cpp does. */
void rs_meta_id(const rs_gguf *gguf, const char *key, int32_t count, int32_t *inout);

#endif
