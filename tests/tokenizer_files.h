/* Vocabularies for tests as GGUF files: arrays of metadata, and the small vocabularies of
   tests/data/tokenizer (the same that make_golden.py there writes). Test helper, header only.
 */
#ifndef RS_TESTS_TOKENIZER_FILES_H
#define RS_TESTS_TOKENIZER_FILES_H

#include "engine/tokenizer.h"
#include "tests/gguf_builder.h"

enum { TYPE_NORMAL = 1, TYPE_UNKNOWN = 2, TYPE_CONTROL = 3, TYPE_USER = 4, TYPE_BYTE = 6 };

#ifndef RS_SOURCE_DIR /* scripts/check_tree compiles each header by itself */
#    define RS_SOURCE_DIR "."
#endif
#define TOKENIZER_DATA RS_SOURCE_DIR "/tests/data/tokenizer/"

/* A list of tokens under construction. */
typedef struct token_list {
    struct {
        char *text;
        int32_t type;
        float score;
    } at[4096];
    size_t count;
} token_list;

static inline token_list *token_list_new(void)
{
    token_list *list = calloc(1, sizeof *list);
    if (!list)
        abort();
    return list;
}

static inline void token_add(token_list *list, const char *text, int32_t type, float score)
{
    if (list->count == sizeof list->at / sizeof *list->at)
        abort();
    list->at[list->count].text = strdup(text);
    list->at[list->count].type = type;
    list->at[list->count++].score = score;
}

static inline bool token_known(const token_list *list, const char *text)
{
    for (size_t i = 0; i < list->count; i++)
        if (!strcmp(list->at[i].text, text))
            return true;
    return false;
}

static inline void token_free(token_list *list)
{
    while (list->count)
        free(list->at[--list->count].text);
}

static inline void
gguf_put_array(gguf_builder *b, const char *key, uint32_t kind, uint64_t count)
{
    gguf_put_text(b, key);
    gguf_put_u32(b, 9);
    gguf_put_u32(b, kind);
    gguf_put_u64(b, count);
}

static inline void gguf_put_bool_value(gguf_builder *b, const char *key, bool v)
{
    uint8_t byte = v;
    gguf_put_text(b, key);
    gguf_put_u32(b, 7);
    gguf_put(b, &byte, 1);
}

/* tokens, token_type and scores: 3 values. */
static inline void gguf_put_tokens(gguf_builder *b, const token_list *list)
{
    gguf_put_array(b, "tokenizer.ggml.tokens", 8, list->count);
    for (size_t i = 0; i < list->count; i++)
        gguf_put_text(b, list->at[i].text);
    gguf_put_array(b, "tokenizer.ggml.token_type", 5, list->count);
    for (size_t i = 0; i < list->count; i++)
        gguf_put(b, &list->at[i].type, 4);
    gguf_put_array(b, "tokenizer.ggml.scores", 6, list->count);
    for (size_t i = 0; i < list->count; i++)
        gguf_put(b, &list->at[i].score, 4);
}

/* merges: 1 value. `text` holds one a line. */
static inline void gguf_put_merges(gguf_builder *b, const char *text)
{
    uint64_t count = 0;
    for (const char *p = text; *p; p++)
        count += *p == '\n';
    gguf_put_array(b, "tokenizer.ggml.merges", 8, count);
    for (const char *end; (end = strchr(text, '\n')); text = end + 1) {
        gguf_put_u64(b, (uint64_t)(end - text));
        gguf_put(b, text, (size_t)(end - text));
    }
}

/* The 256 characters of byte-level BPE, in the order of the bytes they stand for. */
static inline void token_add_bytes(token_list *list)
{
    unsigned other = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        bool same =
            (byte >= 0x21 && byte < 0x7f) || (byte >= 0xa1 && byte < 0xad) || byte >= 0xae;
        unsigned code = same ? byte : 256 + other++;
        char text[3] = {(char)code};
        if (code >= 0x80) {
            text[0] = (char)(0xc0 | code >> 6);
            text[1] = (char)(0x80 | (code & 0x3f));
        }
        token_add(list, text, TYPE_NORMAL, 0);
    }
}

/* One token for what each line "left right" merges into, unless there is one. */
static inline void token_add_merges(token_list *list, const char *text)
{
    for (const char *end; (end = strchr(text, '\n')); text = end + 1) {
        const char *space = memchr(text + 1, ' ', (size_t)(end - text) - 1);
        char joint[256];
        snprintf(joint, sizeof joint, "%.*s%.*s", (int)(space - text), text,
                 (int)(end - space) - 1, space + 1);
        if (!token_known(list, joint))
            token_add(list, joint, TYPE_NORMAL, 0);
    }
}

/* A whole file, with a zero behind it. */
static inline char *read_file(const char *path, size_t *out_length)
{
    FILE *file = fopen(path, "rb");
    size_t room = 1 << 20, length;
    char *data = malloc(room);
    if (!file || !data) {
        fprintf(stderr, "cannot read %s\n", path);
        abort();
    }
    length = fread(data, 1, room - 1, file);
    fclose(file);
    data[length] = 0;
    if (out_length)
        *out_length = length;
    return data;
}

/* Byte-level BPE of vocab_gpt2.txt behind the pre-tokenizer `pre`. */
static inline gguf_builder small_gpt2(const char *pre)
{
    gguf_builder b = {0};
    token_list *list = token_list_new();
    char *merges = read_file(TOKENIZER_DATA "vocab_gpt2.txt", NULL);
    token_add_bytes(list);
    token_add_merges(list, merges);
    uint32_t bos = (uint32_t)list->count;
    token_add(list, "<|endoftext|>", TYPE_CONTROL, 0);
    token_add(list, "<|im_start|>", TYPE_CONTROL, 0);
    token_add(list, "<|im_end|>", TYPE_NORMAL, 0);
    token_add(list, "<h1>", TYPE_USER, 0);
    token_add(list, "\n\n\n", TYPE_USER, 0);
    gguf_put_header(&b, 3, 0, 8);
    gguf_put_text_value(&b, "tokenizer.ggml.model", "gpt2");
    gguf_put_text_value(&b, "tokenizer.ggml.pre", pre);
    gguf_put_tokens(&b, list);
    gguf_put_merges(&b, merges);
    gguf_put_u32_value(&b, "tokenizer.ggml.bos_token_id", bos);
    gguf_put_u32_value(&b, "tokenizer.ggml.eos_token_id", bos);
    gguf_put_padding(&b);
    token_free(list);
    free(list);
    free(merges);
    return b;
}

static inline void unescape(char *text)
{
    char *out = text;
    for (const char *p = text; *p; p++) {
        if (*p == '\\' && *++p != '\\')
            *out++ = (char)(*p == 's' ? ' ' : *p == 'n' ? '\n' : *p == 'r' ? '\r' : '\t');
        else
            *out++ = *p;
    }
    *out = 0;
}

/* SentencePiece of vocab_llama.txt; `variant` is "space", "plain" or "phi3". */
static inline gguf_builder small_llama(const char *variant)
{
    gguf_builder b = {0};
    token_list *list = token_list_new();
    char *text = read_file(TOKENIZER_DATA "vocab_llama.txt", NULL), *state = NULL;
    for (char *line = strtok_r(text, "\n", &state); line; line = strtok_r(NULL, "\n", &state)) {
        char *score = strchr(line, '\t'), *token = strchr(score + 1, '\t') + 1;
        unescape(token);
        token_add(list, token, (int32_t)atol(line), strtof(score + 1, NULL));
    }
    bool phi3 = !strcmp(variant, "phi3");
    gguf_put_header(&b, 3, 0, 8);
    gguf_put_text_value(&b, "tokenizer.ggml.model", "llama");
    gguf_put_text_value(&b, "tokenizer.ggml.pre", "default");
    gguf_put_text_value(&b, "general.name", phi3 ? "Phi-3 like" : "Small");
    gguf_put_bool_value(&b, "tokenizer.ggml.add_space_prefix", strcmp(variant, "plain") != 0);
    gguf_put_bool_value(&b, "tokenizer.ggml.add_eos_token", phi3);
    gguf_put_tokens(&b, list);
    gguf_put_padding(&b);
    token_free(list);
    free(list);
    free(text);
    return b;
}

/* Open what was built. On failure *out_tokenizer and *out_gguf are NULL. */
static inline rs_status
build_tokenizer(gguf_builder *b, rs_gguf **out_gguf, rs_tokenizer **out_tokenizer, rs_err *err)
{
    const char *path = gguf_write(b, b->size);
    *out_gguf = NULL;
    *out_tokenizer = NULL;
    rs_status st = rs_gguf_open(path, out_gguf, err);
    unlink(path);
    if (!st && (st = rs_tokenizer_open(*out_gguf, out_tokenizer, err))) {
        rs_gguf_close(*out_gguf);
        *out_gguf = NULL;
    }
    return st;
}

typedef struct opened {
    rs_gguf *gguf;
    rs_tokenizer *t;
} opened;

/* Open what must open; frees the builder. */
static inline opened open_built(gguf_builder b)
{
    opened o;
    rs_err err = {0};
    if (build_tokenizer(&b, &o.gguf, &o.t, &err)) {
        fprintf(stderr, "%s\n", err.msg);
        abort();
    }
    gguf_free(&b);
    return o;
}

static inline void close_built(opened o)
{
    rs_tokenizer_close(o.t);
    rs_gguf_close(o.gguf);
}

/* All tokens of a text as text again; malloc'd. */
static inline char *decode_all(
    const rs_tokenizer *t, const int32_t *ids, size_t count, bool show, size_t *out_length)
{
    size_t room = rs_tokenizer_decode_room(t), length = 0, n = 0;
    char *text = malloc((count + 1) * room);
    rs_token_stream stream = {.show_special = show};
    rs_err err = {0};
    for (size_t i = 0; i < count; i++, length += n)
        if (!text || rs_tokenizer_decode(t, &stream, ids[i], text + length, room, &n, &err))
            abort();
    *out_length = length + rs_tokenizer_decode_end(&stream, text + length);
    return text;
}

#endif
