/* Text to token ids and back, by the vocabulary in a GGUF file. Layer: engine.
   Kinds of vocabulary (tokenizer.ggml.model): "llama", SentencePiece as llama.cpp runs it
   (greedy merging of the best-scored pair, byte fallback), and "gpt2", byte-level BPE behind a
   pre-tokenizer (tokenizer.ggml.pre). The ids are those of llama.cpp. Where that one loses
   bytes this one does not: broken UTF-8 is encoded byte by byte and decodes to the same bytes
   (kind gpt2; llama.cpp puts U+FFFD in its place. Kind llama keeps the bytes in both, but for a
   space right behind a cut character, which comes back as U+2581).
   A tokenizer is read-only after opening and may serve several threads. */
#ifndef RS_ENGINE_TOKENIZER_H
#define RS_ENGINE_TOKENIZER_H

#include "kernels/gguf.h"
#include "sweep/base/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Longest text of one call, 16 MiB: bounds the work memory, about 100 bytes a byte of text. */
enum { RS_TOKENIZER_TEXT_MAX = 1 << 24 };

/* Flags of rs_tokenizer_encode. */
enum {
    RS_ENCODE_AROUND = 1, /* BOS in front and EOS behind, where the model asks for them */
    RS_ENCODE_SPECIAL = 2 /* control tokens that stand in the text as text become their id */
};

typedef struct rs_tokenizer rs_tokenizer;

/* Ids of special tokens; -1 where the model has none. */
typedef struct rs_token_ids {
    int32_t bos, eos, eot, unk;
    bool add_bos, add_eos; /* what RS_ENCODE_AROUND does */
} rs_token_ids;

/* State of decoding one text, token by token. Start with {0}. */
typedef struct rs_token_stream {
    uint8_t held[4]; /* a character that is not complete yet */
    uint8_t held_count;
    bool continued;    /* text came before: the first token keeps its space. Set it to decode
                          what a model says behind a prompt that ended in text */
    bool show_special; /* control tokens come out as their text instead of as nothing */
} rs_token_stream;

/* Read the vocabulary. UNSUPPORTED for another kind or pre-tokenizer; FORMAT when the metadata
   is missing, contradicts itself or is damaged. `gguf` must stay open until
   rs_tokenizer_close. */
RS_NODISCARD rs_status rs_tokenizer_open(const rs_gguf *gguf,
                                         rs_tokenizer **out_tokenizer,
                                         rs_err *err);
void rs_tokenizer_close(rs_tokenizer *tokenizer);

/* Ids of `length` bytes of text (any bytes, zeros too). User-defined tokens are matched in the
   text always, control tokens only with RS_ENCODE_SPECIAL; the longest first. The ids belong
   to `arena`. LIMIT above RS_TOKENIZER_TEXT_MAX; FORMAT when the vocabulary has no token for a
   byte and no unknown token. */
RS_NODISCARD rs_status rs_tokenizer_encode(const rs_tokenizer *tokenizer,
                                           const char *text,
                                           size_t length,
                                           unsigned flags,
                                           rs_arena *arena,
                                           int32_t **out_ids,
                                           size_t *out_count,
                                           rs_err *err);

/* Bytes that one call of rs_tokenizer_decode may write. */
size_t rs_tokenizer_decode_room(const rs_tokenizer *tokenizer);

/* Write what `id` adds to the text. A character split over tokens comes out whole with its last
   one; bytes that can be no character come out as they are. UNKNOWN for an id outside the
   vocabulary, LIMIT when `room` is too small (rs_tokenizer_decode_room never is); the stream is
   then unchanged. */
RS_NODISCARD rs_status rs_tokenizer_decode(const rs_tokenizer *tokenizer,
                                           rs_token_stream *stream,
                                           int32_t id,
                                           char *buffer,
                                           size_t room,
                                           size_t *out_length,
                                           rs_err *err);

/* Write the bytes still held at the end of a text (at most 3); returns their number. */
size_t rs_tokenizer_decode_end(rs_token_stream *stream, char buffer[4]);

const rs_token_ids *rs_tokenizer_special(const rs_tokenizer *tokenizer);

/* Whether a model that says `id` has finished (EOS, end of turn, ...). */
bool rs_tokenizer_is_end(const rs_tokenizer *tokenizer, int32_t id);

/* Number of tokens; ids are 0 .. count - 1. */
int32_t rs_tokenizer_count(const rs_tokenizer *tokenizer);

/* "llama" or "gpt2". */
const char *rs_tokenizer_kind(const rs_tokenizer *tokenizer);

#ifdef __cplusplus
}
#endif
#endif
