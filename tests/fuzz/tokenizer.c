/* Fuzz target: vocabularies of somebody else and any text. Byte 0 of an input: bits 0..2 which
   vocabulary, 0 for one in the input; bits 3 and 4 the flags of encoding. With a vocabulary in
   the input, bytes 1 and 2 are the length of the text and the GGUF file comes behind the text;
   else all that is left is text. What a sound vocabulary encodes decodes to the same bytes.
   Layer: tests. */
#include "fuzz.h"

#include "engine/tokenizer_unicode.h"
#include "tests/tokenizer_files.h"

enum { SOUND = 7 };

/* Read once: six kinds of byte-level BPE, one of SentencePiece. */
static const rs_tokenizer *sound(unsigned which)
{
    static const char *const pres[] = {"default", "gpt-2",  "llama-bpe",
                                       "qwen2",   "qwen35", "smollm"};
    static rs_tokenizer *open[SOUND];
    static rs_gguf *files[SOUND]; /* stay open with their tokenizers */
    if (!open[which]) {
        gguf_builder b = which < 6 ? small_gpt2(pres[which]) : small_llama("space");
        rs_err err = {0};
        RS_CHECK(!build_tokenizer(&b, &files[which], &open[which], &err));
        gguf_free(&b);
    }
    return open[which];
}

/* All ids are ids, and decoding them ends. */
static char *decode(const rs_tokenizer *t, const int32_t *ids, size_t count, size_t *out_length)
{
    for (size_t i = 0; i < count; i++)
        RS_CHECK(ids[i] >= 0 && ids[i] < rs_tokenizer_count(t));
    return decode_all(t, ids, count, true, out_length);
}

static void
encode(const rs_tokenizer *t, const char *text, size_t size, unsigned flags, bool same)
{
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int32_t *ids = NULL;
    size_t count = 0, length = 0;
    rs_status st = rs_tokenizer_encode(t, text, size, flags, arena, &ids, &count, &err);
    fuzz_check_error(st, &err);
    RS_CHECK(!st || !same);
    if (!st) {
        char *back = decode(t, ids, count, &length);
        RS_CHECK(!same || (length == size && !memcmp(back, text, size)));
        free(back);
    }
    rs_arena_free(arena);
}

static void foreign(const uint8_t *data, size_t size, unsigned flags)
{
    size_t length = size < 2 ? 0 : (size_t)data[0] | (size_t)data[1] << 8;
    if (size < 2 || length > size - 2)
        return;
    char path[64];
    rs_gguf *gguf = NULL;
    rs_tokenizer *t = NULL;
    rs_err err = {0};
    fuzz_path(".gguf", path);
    fuzz_write(path, data + 2 + length, size - 2 - length);
    rs_status st = rs_gguf_open(path, &gguf, &err);
    unlink(path);
    if (!st)
        st = rs_tokenizer_open(gguf, &t, &err);
    fuzz_check_error(st, &err);
    if (!st)
        encode(t, (const char *)data + 2, length, flags, false);
    rs_tokenizer_close(t);
    if (gguf)
        rs_gguf_close(gguf);
}

/* SentencePiece writes a space as U+2581, reads that back as a space, and a cut character
   before one swallows it (as in llama.cpp, whose ids these are). */
static bool is_sound(const uint8_t *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        uint32_t code;
        at += rs_utf8_next(text + at, size - at, &code);
        if (code == 0xfffd || code == 0x2581)
            return false;
    }
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    unsigned which = data[0] & 7u, flags = data[0] >> 3 & 3u;
    if (!which) {
        foreign(data + 1, size - 1, flags);
        return 0;
    }
    flags &= RS_ENCODE_SPECIAL; /* BOS and EOS are no part of the text */
    bool same = which < SOUND || is_sound(data + 1, size - 1);
    encode(sound(which - 1), (const char *)data + 1, size - 1, flags, same);
    return 0;
}
