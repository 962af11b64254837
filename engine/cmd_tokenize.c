/* `engine tokenize`: a text as the ids and pieces of a model's vocabulary. Layer: engine. */
#include "engine/cmd.h"
#include "engine/session.h"
#include "engine/tokenizer.h"
#include "engine/tokenizer_unicode.h"
#include "sweep/base/json.h"

#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct options {
    const char *path, *text;
    bool special, bare, json;
} options;

static const struct argp_option option_list[] = {
    {"text", 't', "TEXT", 0, "the text (default: all of standard input)", 1},
    {"special", 's', 0, 0, "control tokens written in the text become ids", 1},
    {"bare", 'B', 0, 0, "no BOS or EOS around the text, even if the model asks for them", 1},
    {"json", 'J', 0, 0, "print one JSON object instead of a table", 2},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    options *o = state->input;
    switch (key) {
    case 't':
        o->text = arg;
        return 0;
    case 's':
        o->special = true;
        return 0;
    case 'B':
        o->bare = true;
        return 0;
    case 'J':
        o->json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (state->arg_num > 0)
            return ARGP_ERR_UNKNOWN;
        o->path = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static rs_status parse_options(int argc, char **argv, options *o, rs_err *err)
{
    static const struct argp argp = {
        option_list,
        parse,
        "FILE.gguf",
        "Prints the tokens of a text: ids, and the bytes each one stands for (those that are "
        "no "
        "printable character as \\n, \\t or \\xNN; in JSON as \"bytes\" in hexadecimal).",
        NULL,
        NULL,
        NULL};
    int failed = argp_parse(&argp, argc, argv, 0, NULL, o);
    if (failed)
        return rs_session_argp_fault(failed, "engine tokenize", err);
    if (!o->path)
        return rs_err_set(err, RS_USAGE,
                          "give the path of a GGUF file; see engine tokenize --help");
    return RS_OK;
}

/* All of stdin; one byte above the limit is enough for the tokenizer to refuse it. */
static rs_status read_stdin(rs_arena *arena, char **out, size_t *out_length, rs_err *err)
{
    size_t room = 1 << 16, length = 0;
    char *text = rs_arena_alloc(arena, room);
    for (size_t n = 1; n && length <= RS_TOKENIZER_TEXT_MAX; length += n) {
        if (length == room) {
            text = memcpy(rs_arena_alloc(arena, 2 * room), text, room);
            room *= 2;
        }
        n = fread(text + length, 1, room - length, stdin);
    }
    if (ferror(stdin))
        return rs_err_set(err, RS_IO, "cannot read standard input: %s; or give --text TEXT",
                          strerror(errno));
    *out = text;
    *out_length = length;
    return RS_OK;
}

/* Bytes of one token by itself, control tokens as their text. `buffer` has room for any. */
static size_t spell(const rs_tokenizer *t, int32_t id, char *buffer)
{
    rs_token_stream stream = {.continued = true, .show_special = true};
    size_t length = 0;
    rs_err err = {0};
    RS_CHECK(!rs_tokenizer_decode(t, &stream, id, buffer, rs_tokenizer_decode_room(t), &length,
                                  &err));
    return length + rs_tokenizer_decode_end(&stream, buffer + length);
}

/* Whether the bytes are characters, and none of them the zero that ends a C string. */
static bool is_text(const char *bytes, size_t length)
{
    for (size_t at = 0, n; at < length; at += n) {
        uint32_t code;
        n = rs_utf8_next((const uint8_t *)bytes + at, length - at, &code);
        if (!code || (code == 0xfffd && n == 1))
            return false;
    }
    return true;
}

static void print_piece(const char *bytes, size_t length)
{
    bool text = is_text(bytes, length);
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)bytes[i];
        if (c == '\n' || c == '\t' || c == '\r' || c == '\\')
            printf("\\%c", c == '\n' ? 'n' : c == '\t' ? 't' : c == '\r' ? 'r' : '\\');
        else if (c < 0x20 || c == 0x7f || (c >= 0x80 && !text))
            printf("\\x%02x", c);
        else
            putchar(c);
    }
}

static void print_table(const rs_tokenizer *t, const int32_t *ids, size_t count, char *buffer)
{
    puts("     id  piece");
    for (size_t i = 0; i < count; i++) {
        size_t length = spell(t, ids[i], buffer);
        printf("%7d  '", ids[i]);
        print_piece(buffer, length);
        puts("'");
    }
}

static void json_bytes(rs_json *json, rs_arena *arena, const char *bytes, size_t length)
{
    char *hex = rs_arena_alloc(arena, 2 * length + 1);
    for (size_t i = 0; i < length; i++)
        snprintf(hex + 2 * i, 3, "%02x", (unsigned char)bytes[i]);
    rs_json_text(json, "bytes", hex);
}

static void print_json(
    rs_arena *arena, const rs_tokenizer *t, const int32_t *ids, size_t count, char *buffer)
{
    rs_json json = {.out = stdout};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "tokenize", 1);
    rs_json_text(&json, "command", "engine tokenize");
    rs_json_text(&json, "kind", rs_tokenizer_kind(t));
    rs_json_int(&json, "count", (int64_t)count);
    rs_json_array(&json, "tokens");
    for (size_t i = 0; i < count; i++) {
        size_t length = spell(t, ids[i], buffer);
        bool text = is_text(buffer, length);
        buffer[length] = 0;
        rs_json_object(&json, NULL);
        rs_json_int(&json, "id", ids[i]);
        rs_json_text(&json, "piece", text ? buffer : NULL);
        if (!text)
            json_bytes(&json, arena, buffer, length);
        rs_json_close(&json, '}');
    }
    rs_json_close(&json, ']');
    rs_json_close(&json, '}');
}

static rs_status run(const options *o, const rs_tokenizer *t, rs_arena *arena, rs_err *err)
{
    char *read = NULL;
    size_t length = o->text ? strlen(o->text) : 0, count = 0;
    int32_t *ids = NULL;
    unsigned flags = (o->bare ? 0 : RS_ENCODE_AROUND) | (o->special ? RS_ENCODE_SPECIAL : 0);
    rs_status st = o->text ? RS_OK : read_stdin(arena, &read, &length, err);
    if (!st)
        st = rs_tokenizer_encode(t, o->text ? o->text : read, length, flags, arena, &ids,
                                 &count, err);
    if (st)
        return st;
    char *buffer = rs_arena_alloc(arena, rs_tokenizer_decode_room(t) + 1);
    if (o->json)
        print_json(arena, t, ids, count, buffer);
    else
        print_table(t, ids, count, buffer);
    return RS_OK;
}

rs_status rs_engine_tokenize(int argc, char **argv, rs_err *err)
{
    options o = {0};
    rs_gguf *gguf = NULL;
    rs_tokenizer *tokenizer = NULL;
    rs_status st = parse_options(argc, argv, &o, err);
    if (st || (st = rs_gguf_open(o.path, &gguf, err)))
        return st;
    st = rs_tokenizer_open(gguf, &tokenizer, err);
    if (st)
        st = rs_err_prefix(err, st, "%.200s", o.path);
    rs_arena *arena = rs_arena_new();
    if (!st)
        st = run(&o, tokenizer, arena, err);
    rs_arena_free(arena);
    rs_tokenizer_close(tokenizer);
    rs_gguf_close(gguf);
    return st;
}
