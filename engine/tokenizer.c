/* Encoding a text and decoding tokens, for both kinds of vocabulary. Layer: engine. */
#include "engine/tokenizer.h"

#include "engine/tokenizer_internal.h"
#include "engine/tokenizer_unicode.h"

#include <string.h>

void rs_encoder_put(rs_encoder *e, int32_t id)
{
    void *ids = e->ids;
    *(int32_t *)rs_arena_push(e->out, &ids, &e->count, &e->cap, sizeof id) = id;
    e->ids = ids;
}

rs_status rs_encoder_put_bytes(rs_encoder *e, const uint8_t *bytes, size_t count)
{
    const rs_tokenizer *t = e->tokenizer;
    for (size_t i = 0; i < count; i++) {
        int32_t id = t->byte_ids[bytes[i]];
        if (id < 0 && t->ids.unk < 0)
            return rs_err_set(e->err, RS_FORMAT,
                              "the vocabulary has no token for byte 0x%02x and no unknown "
                              "token; use a file with a complete vocabulary",
                              bytes[i]);
        rs_encoder_put(e, id < 0 ? t->ids.unk : id);
    }
    return RS_OK;
}

static rs_status
encode_fragments(rs_encoder *e, const uint8_t *text, size_t length, bool control)
{
    const rs_tokenizer *t = e->tokenizer;
    rs_fragment *fragments = NULL;
    size_t count = 0;
    bool fresh = true; /* no text in front, or a special token */
    rs_status st = RS_OK;
    rs_tokenizer_cut(e, text, length, control, &fragments, &count);
    for (size_t i = 0; i < count && !st; i++) {
        const rs_fragment *f = &fragments[i];
        if (f->id >= 0)
            rs_encoder_put(e, f->id);
        else if (t->model == RS_TOKENIZER_LLAMA)
            st = rs_encode_llama(e, text + f->start, f->length, t->add_space && fresh);
        else
            st = rs_encode_gpt2(e, text + f->start, f->length);
        fresh = f->id >= 0;
    }
    return st;
}

rs_status rs_tokenizer_encode(const rs_tokenizer *tokenizer,
                              const char *text,
                              size_t length,
                              unsigned flags,
                              rs_arena *arena,
                              int32_t **out_ids,
                              size_t *out_count,
                              rs_err *err)
{
    const rs_token_ids *special = &tokenizer->ids;
    bool around = flags & RS_ENCODE_AROUND;
    if (length > RS_TOKENIZER_TEXT_MAX)
        return rs_err_set(err, RS_LIMIT,
                          "a text of %zu bytes is longer than %d; cut it at the ends of lines",
                          length, RS_TOKENIZER_TEXT_MAX);
    rs_encoder e = {
        .tokenizer = tokenizer, .scratch = rs_arena_new(), .out = arena, .err = err};
    if (around && special->add_bos)
        rs_encoder_put(&e, special->bos);
    rs_status st =
        encode_fragments(&e, (const uint8_t *)text, length, flags & RS_ENCODE_SPECIAL);
    if (around && special->add_eos && !st)
        rs_encoder_put(&e, special->eos);
    rs_arena_free(e.scratch);
    *out_ids = e.ids;
    *out_count = e.count;
    return st;
}

size_t rs_tokenizer_decode_room(const rs_tokenizer *tokenizer)
{
    return tokenizer->longest + sizeof((rs_token_stream *)0)->held;
}

static uint8_t hex(uint8_t digit)
{
    int value = digit >= 'a' ? digit - 'a' + 10 : digit >= 'A' ? digit - 'A' + 10 : digit - '0';
    return (uint8_t)(value & 15);
}

/* A SentencePiece text with spaces for U+2581; a byte token as its byte. */
static size_t spell_llama(const rs_tokenizer *t, int32_t id, const rs_text *text, uint8_t *out)
{
    size_t size = 0;
    if (t->flags[id] & RS_TOKEN_BYTE) {
        unsigned byte = text->data[0];
        if (text->length == 6) /* <0xNN> */
            byte = hex(text->data[3]) * 16u + hex(text->data[4]);
        out[0] = (uint8_t)byte;
        return 1;
    }
    for (uint32_t i = 0; i < text->length; i++) {
        bool space = text->length - i >= 3 && !memcmp(text->data + i, "\xe2\x96\x81", 3);
        out[size++] = space ? ' ' : text->data[i];
        i += space ? 2 : 0;
    }
    return size;
}

/* The bytes that the characters of a byte-level text stand for; other characters stay. */
static size_t spell_gpt2(const rs_tokenizer *t, const rs_text *text, uint8_t *out)
{
    size_t size = 0;
    for (size_t at = 0; at < text->length;) {
        uint32_t code;
        size_t n = rs_utf8_next(text->data + at, text->length - at, &code);
        if (code < RS_BYTE_CODES && t->code_bytes[code] >= 0)
            out[size++] = (uint8_t)t->code_bytes[code];
        else {
            memcpy(out + size, text->data + at, n);
            size += n;
        }
        at += n;
    }
    return size;
}

/* Bytes of a token, at most those of its text, behind `fresh` or not. */
static size_t
spell(const rs_tokenizer *t, const rs_token_stream *stream, int32_t id, uint8_t *out)
{
    const rs_text *text = &t->map.texts[id];
    uint8_t flags = t->flags[id];
    if (flags & (RS_TOKEN_CONTROL | RS_TOKEN_UNKNOWN) && !stream->show_special)
        return 0;
    if (flags & (RS_TOKEN_CONTROL | RS_TOKEN_UNKNOWN | RS_TOKEN_USER)) {
        memcpy(out, text->data, text->length);
        return text->length;
    }
    if (!(flags & (RS_TOKEN_NORMAL | RS_TOKEN_BYTE)))
        return 0;
    if (t->model == RS_TOKENIZER_GPT2 && !(flags & RS_TOKEN_BYTE))
        return spell_gpt2(t, text, out);
    size_t size = spell_llama(t, id, text, out);
    if (t->add_space && !stream->continued && size && out[0] == ' ')
        memmove(out, out + 1, --size); /* the space that encoding put there */
    return size;
}

rs_status rs_tokenizer_decode(const rs_tokenizer *tokenizer,
                              rs_token_stream *stream,
                              int32_t id,
                              char *buffer,
                              size_t room,
                              size_t *out_length,
                              rs_err *err)
{
    uint8_t *out = (uint8_t *)buffer;
    size_t held = stream->held_count;
    if (id < 0 || id >= tokenizer->count)
        return rs_err_set(err, RS_UNKNOWN, "token %d is not in the vocabulary (0..%d)", id,
                          tokenizer->count - 1);
    if (room < held + tokenizer->map.texts[id].length)
        return rs_err_set(err, RS_LIMIT, "token %d needs up to %zu bytes, there are %zu", id,
                          held + tokenizer->map.texts[id].length, room);
    memcpy(out, stream->held, held);
    size_t size = held + spell(tokenizer, stream, id, out + held);
    stream->held_count = (uint8_t)rs_utf8_unfinished(out, size);
    size -= stream->held_count;
    memcpy(stream->held, out + size, stream->held_count);
    stream->continued =
        !(tokenizer->flags[id] & (RS_TOKEN_CONTROL | RS_TOKEN_UNKNOWN | RS_TOKEN_USER));
    *out_length = size;
    return RS_OK;
}

size_t rs_tokenizer_decode_end(rs_token_stream *stream, char buffer[4])
{
    size_t count = stream->held_count;
    memcpy(buffer, stream->held, count);
    stream->held_count = 0;
    return count;
}
