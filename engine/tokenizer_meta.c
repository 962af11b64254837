/* Reads the vocabulary out of a GGUF file's metadata. Layer: engine.
   Source of the meanings: llama_vocab::impl::load in llama.cpp's src/llama-vocab.cpp. */
#include "engine/tokenizer_internal.h"

#include <math.h>
#include <string.h>

/* Above any real token (below 1000 bytes); bounds what decoding one token may write. */
enum { TOKEN_BYTES_MAX = 1 << 16 };

/* Numbers of tokenizer.ggml.token_type. */
enum { TYPE_NORMAL = 1, TYPE_UNKNOWN, TYPE_CONTROL, TYPE_USER, TYPE_UNUSED, TYPE_BYTE };

rs_status rs_meta_texts(const rs_gguf *gguf, const char *key, rs_texts *out, rs_err *err)
{
    const rs_gguf_value *v = rs_gguf_find(gguf, key);
    if (!v)
        return rs_err_set(err, RS_FORMAT,
                          "%s is missing; the file carries no vocabulary that can be read",
                          key);
    if (!v->is_array || v->kind != RS_GGUF_KIND_TEXT)
        return rs_err_set(err, RS_FORMAT, "%s is no array of texts; convert the model again",
                          key);
    *out = (rs_texts){v->data, v->count};
    return RS_OK;
}

rs_text rs_texts_next(rs_texts *texts)
{
    uint64_t length = 0;
    memcpy(&length, texts->at, sizeof length);
    rs_text text = {texts->at + 8, length < UINT32_MAX ? (uint32_t)length : UINT32_MAX};
    texts->at += 8 + length;
    texts->left--;
    return text;
}

const char *rs_meta_shown(const char *text, char out[65])
{
    size_t n = 0;
    for (; n < 64 && text[n]; n++)
        out[n] = text[n] > 0x1f && text[n] < 0x7f ? text[n] : '?';
    out[n] = 0;
    return out;
}

void rs_meta_bool(const rs_gguf *gguf, const char *key, bool *inout)
{
    const rs_gguf_value *v = rs_gguf_find(gguf, key);
    if (v && !v->is_array && v->kind == RS_GGUF_KIND_BOOL)
        *inout = v->data[0] != 0;
}

void rs_meta_id(const rs_gguf *gguf, const char *key, int32_t count, int32_t *inout)
{
    int64_t id;
    if (*inout >= count)
        *inout = -1;
    if (rs_gguf_int(gguf, key, &id) && id >= 0 && id < count)
        *inout = (int32_t)id;
}

static rs_status read_tokens(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    rs_texts texts = {0};
    rs_status st = rs_meta_texts(gguf, "tokenizer.ggml.tokens", &texts, err);
    if (st)
        return st;
    if (!texts.left || texts.left > INT32_MAX / 4)
        return rs_err_set(err, RS_FORMAT, "tokenizer.ggml.tokens has %llu tokens; 1..%d can be",
                          (unsigned long long)texts.left, INT32_MAX / 4);
    for (t->count = 0; texts.left; t->count++) {
        rs_text text = rs_texts_next(&texts);
        if (text.length > TOKEN_BYTES_MAX)
            return rs_err_set(err, RS_FORMAT, "token %d has %u bytes, more than %d", t->count,
                              text.length, TOKEN_BYTES_MAX);
        if (!text.length) { /* llama.cpp's name for it: it must not match everywhere */
            text.data = (uint8_t *)rs_arena_printf(t->arena, "[EMPTY_%d]", t->count);
            text.length = (uint32_t)strlen((const char *)text.data);
        }
        int32_t id = rs_text_map_add(t->arena, &t->map, text);
        if (id != t->count)
            return rs_err_set(err, RS_FORMAT,
                              "tokens %d and %d have the same text; convert the model again",
                              id, t->count);
        t->longest = text.length > t->longest ? text.length : t->longest;
    }
    return RS_OK;
}

/* An optional array with one number of 4 bytes for each token. */
static rs_status find_numbers(
    const rs_gguf *gguf, const char *key, int32_t count, const rs_gguf_value **out, rs_err *err)
{
    *out = rs_gguf_find(gguf, key);
    if (!*out)
        return RS_OK;
    if (!(*out)->is_array ||
        ((*out)->kind != RS_GGUF_KIND_I32 && (*out)->kind != RS_GGUF_KIND_U32 &&
         (*out)->kind != RS_GGUF_KIND_F32))
        return rs_err_set(err, RS_FORMAT, "%s is no array of 32-bit numbers", key);
    if ((*out)->count < (uint64_t)count)
        return rs_err_set(err, RS_FORMAT, "%s has %llu numbers for %d tokens", key,
                          (unsigned long long)(*out)->count, count);
    return RS_OK;
}

static rs_status read_scores(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    const rs_gguf_value *v;
    rs_status st = find_numbers(gguf, "tokenizer.ggml.scores", t->count, &v, err);
    if (st || !v)
        return st;
    t->scores = rs_arena_array(t->arena, (size_t)t->count, sizeof *t->scores);
    for (int32_t id = 0; id < t->count; id++) {
        const uint8_t *p = v->data + 4 * (size_t)id;
        int32_t whole;
        memcpy(&whole, p, 4);
        if (v->kind == RS_GGUF_KIND_F32)
            memcpy(&t->scores[id], p, 4);
        else
            t->scores[id] = (float)whole;
        if (isnan(t->scores[id]))
            return rs_err_set(err, RS_FORMAT,
                              "the score of token %d is no number; the file is damaged", id);
    }
    return RS_OK;
}

static uint8_t flags_of_type(uint32_t type)
{
    switch (type) {
    case TYPE_NORMAL:
        return RS_TOKEN_NORMAL;
    case TYPE_UNKNOWN:
        return RS_TOKEN_UNKNOWN;
    case TYPE_CONTROL:
        return RS_TOKEN_CONTROL;
    case TYPE_USER:
        return RS_TOKEN_USER;
    case TYPE_BYTE:
        return RS_TOKEN_BYTE;
    default: /* unused, undefined: never said, never shown */
        return 0;
    }
}

static rs_status read_types(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    const rs_gguf_value *v;
    rs_status st = find_numbers(gguf, "tokenizer.ggml.token_type", t->count, &v, err);
    if (st)
        return st;
    t->flags = rs_arena_alloc(t->arena, (size_t)t->count);
    for (int32_t id = 0; id < t->count; id++) {
        uint32_t type = TYPE_NORMAL;
        if (v)
            memcpy(&type, v->data + 4 * (size_t)id, 4);
        t->flags[id] = flags_of_type(type);
    }
    return RS_OK;
}

static rs_status read_model(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    char shown[65];
    const rs_gguf_value *v = rs_gguf_find(gguf, "tokenizer.ggml.model");
    if (!v || v->is_array || !v->text)
        return rs_err_set(err, RS_FORMAT,
                          "tokenizer.ggml.model is missing; the file carries no vocabulary");
    if (!strcmp(v->text, "llama"))
        t->model = RS_TOKENIZER_LLAMA;
    else if (!strcmp(v->text, "gpt2"))
        t->model = RS_TOKENIZER_GPT2;
    else
        return rs_err_set(err, RS_UNSUPPORTED,
                          "tokenizer.ggml.model is '%s'; llama and gpt2 are read",
                          rs_meta_shown(v->text, shown));
    return RS_OK;
}

static rs_status read_all(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    rs_status st = read_model(t, gguf, err);
    if (st || (st = read_tokens(t, gguf, err)) || (st = read_scores(t, gguf, err)) ||
        (st = read_types(t, gguf, err)))
        return st;
    if (t->model == RS_TOKENIZER_LLAMA)
        rs_tokenizer_read_llama(t, gguf);
    else
        st = rs_tokenizer_read_gpt2(t, gguf, err);
    return st ? st : rs_tokenizer_read_special(t, gguf, err);
}

rs_status rs_tokenizer_open(const rs_gguf *gguf, rs_tokenizer **out_tokenizer, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_tokenizer *t = rs_arena_alloc(arena, sizeof *t);
    t->arena = arena;
    rs_status st = read_all(t, gguf, err);
    if (st) {
        rs_arena_free(arena);
        return st;
    }
    *out_tokenizer = t;
    return RS_OK;
}

void rs_tokenizer_close(rs_tokenizer *tokenizer)
{
    if (tokenizer)
        rs_arena_free(tokenizer->arena);
}

const rs_token_ids *rs_tokenizer_special(const rs_tokenizer *tokenizer)
{
    return &tokenizer->ids;
}

bool rs_tokenizer_is_end(const rs_tokenizer *tokenizer, int32_t id)
{
    return id >= 0 && id < tokenizer->count && tokenizer->flags[id] & RS_TOKEN_END;
}

int32_t rs_tokenizer_count(const rs_tokenizer *tokenizer)
{
    return tokenizer->count;
}

const char *rs_tokenizer_kind(const rs_tokenizer *tokenizer)
{
    return tokenizer->model == RS_TOKENIZER_LLAMA ? "llama" : "gpt2";
}
