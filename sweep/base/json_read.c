/* JSON reader: recursive descent with a depth limit. Layer: base. */
#include "sweep/base/json_read.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct reader {
    rs_arena *arena;
    const char *start, *at, *end;
    int depth;
    rs_err *err;
} reader;

static rs_status fault(const reader *r, const char *what)
{
    size_t line = 1, column = 1;
    for (const char *p = r->start; p < r->at; p++) {
        line += *p == '\n';
        column = *p == '\n' ? 1 : column + 1;
    }
    char found[32] = "the end of the text";
    if (r->at < r->end)
        snprintf(found, sizeof found, *r->at > 32 && *r->at < 127 ? "'%c'" : "byte %#x",
                 (unsigned char)*r->at);
    return rs_err_set(r->err, RS_FORMAT, "line %zu, column %zu: %s, found %s", line, column,
                      what, found);
}

static void skip_space(reader *r)
{
    while (r->at < r->end &&
           (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r'))
        r->at++;
}

static bool take(reader *r, char c)
{
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

static bool take_word(reader *r, const char *word)
{
    size_t n = strlen(word);
    if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0)
        return false;
    r->at += n;
    return true;
}

/* ---- strings ---- */

static bool take_hex4(reader *r, uint32_t *out)
{
    uint32_t v = 0;
    for (int i = 0; i < 4; i++, r->at++) {
        char c = r->at < r->end ? *r->at : ' ';
        uint32_t digit = c >= '0' && c <= '9'   ? (uint32_t)(c - '0')
                         : c >= 'a' && c <= 'f' ? (uint32_t)(c - 'a' + 10)
                         : c >= 'A' && c <= 'F' ? (uint32_t)(c - 'A' + 10)
                                                : 16;
        if (digit > 15)
            return false;
        v = v << 4 | digit;
    }
    *out = v;
    return true;
}

static char *put_utf8(char *out, uint32_t c)
{
    static const uint8_t leads[] = {0, 0xc0, 0xe0, 0xf0};
    int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    *out++ = (char)(leads[more] | c >> 6 * more);
    for (int i = more - 1; i >= 0; i--)
        *out++ = (char)(0x80 | (c >> 6 * i & 0x3f));
    return out;
}

/* Behind "\u"; a surrogate must have its other half, and code 0 would end a C string. */
static rs_status take_code(reader *r, char **out)
{
    uint32_t c = 0, low = 0;
    if (!take_hex4(r, &c))
        return fault(r, "\\u needs four hexadecimal digits");
    if (c >= 0xd800 && c < 0xdc00 && take_word(r, "\\u") && take_hex4(r, &low) &&
        low >= 0xdc00 && low < 0xe000)
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    if (c == 0 || (c >= 0xd800 && c < 0xe000))
        return fault(r, "\\u0000 and half a surrogate pair are not taken");
    *out = put_utf8(*out, c);
    return RS_OK;
}

static rs_status take_escape(reader *r, char **out)
{
    static const char names[] = "\"\\/bfnrt", codes[] = "\"\\/\b\f\n\r\t";
    const char *at = r->at < r->end && *r->at ? strchr(names, *r->at) : NULL;
    if (at) {
        *(*out)++ = codes[at - names];
        r->at++;
        return RS_OK;
    }
    return take(r, 'u') ? take_code(r, out) : fault(r, "unknown escape behind \\");
}

/* Length of the UTF-8 character at `p`, 0 when it is none. Source: Unicode 15, table 3-7. */
static size_t utf8_length(const char *text, const char *end)
{
    const uint8_t *p = (const uint8_t *)text;
    size_t left = (size_t)(end - text);
    if (p[0] < 0x80)
        return 1;
    size_t n = p[0] >= 0xc2 && p[0] < 0xe0   ? 2
               : (p[0] & 0xf0) == 0xe0       ? 3
               : p[0] >= 0xf0 && p[0] < 0xf5 ? 4
                                             : 0;
    if (n == 0 || n > left)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    bool bad = (p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f) ||
               (p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f);
    return bad ? 0 : n;
}

/* The opening quote is taken. An escape never grows: the raw length bounds the text. */
static rs_status take_string(reader *r, const char **out_text)
{
    const char *close = r->at;
    while (close < r->end && *close != '"')
        close += *close == '\\' && close + 1 < r->end ? 2 : 1;
    char *text = rs_arena_alloc(r->arena, (size_t)(close - r->at) + 1), *out = text;
    rs_status st = RS_OK;
    while (!st && r->at < r->end && *r->at != '"') {
        size_t n = utf8_length(r->at, r->end);
        if ((unsigned char)*r->at < 32)
            return fault(r, "a control character in a string must be escaped");
        if (n == 0)
            return fault(r, "the string is not UTF-8");
        if (take(r, '\\')) {
            st = take_escape(r, &out);
            continue;
        }
        memcpy(out, r->at, n);
        out += n;
        r->at += n;
    }
    if (st)
        return st;
    if (!take(r, '"'))
        return fault(r, "the string is not closed");
    *out_text = text;
    return RS_OK;
}

/* ---- numbers ---- */

static size_t skip_digits(reader *r)
{
    const char *from = r->at;
    while (r->at < r->end && *r->at >= '0' && *r->at <= '9')
        r->at++;
    return (size_t)(r->at - from);
}

static rs_status take_number(reader *r, rs_json_value *v)
{
    const char *from = r->at;
    take(r, '-');
    bool zero = r->at < r->end && *r->at == '0';
    size_t whole = skip_digits(r);
    if (whole == 0 || (zero && whole > 1))
        return fault(r, "a number begins with a digit, 0 stands alone");
    if (take(r, '.') && skip_digits(r) == 0)
        return fault(r, "a digit must follow the point");
    if (take(r, 'e') || take(r, 'E')) {
        if (!take(r, '+'))
            take(r, '-');
        if (skip_digits(r) == 0)
            return fault(r, "a digit must follow the exponent");
    }
    v->type = RS_JSON_NUMBER;
    v->text = rs_arena_printf(r->arena, "%.*s", (int)(r->at - from), from);
    v->number = strtod(v->text, NULL);
    return isfinite(v->number) ? RS_OK : fault(r, "the number is too large");
}

/* ---- values ---- */

static rs_status take_value(reader *r, rs_json_value *v);

static rs_json_value *append(reader *r, rs_json_value *parent, rs_json_value **last)
{
    rs_json_value *v = rs_arena_alloc(r->arena, sizeof *v);
    v->parent = parent;
    v->index = parent->count++;
    if (*last)
        (*last)->next = v;
    else
        parent->first = v;
    return *last = v;
}

static rs_status take_array(reader *r, rs_json_value *v)
{
    rs_json_value *last = NULL;
    v->type = RS_JSON_ARRAY;
    skip_space(r);
    if (take(r, ']'))
        return RS_OK;
    for (;;) {
        rs_status st = take_value(r, append(r, v, &last));
        if (st)
            return st;
        if (take(r, ']'))
            return RS_OK;
        if (!take(r, ','))
            return fault(r, "',' or ']' must follow an item");
    }
}

static int compare_names(const void *a, const void *b)
{
    return strcmp((*(const rs_json_value *const *)a)->name,
                  (*(const rs_json_value *const *)b)->name);
}

/* Readers disagree on which of two equal names counts: neither does here. */
static rs_status check_names(reader *r, const rs_json_value *object)
{
    if (object->count < 2)
        return RS_OK;
    const rs_json_value **list = malloc(object->count * sizeof *list), *v = object->first;
    RS_CHECK(list);
    for (size_t i = 0; i < object->count; i++, v = v->next)
        list[i] = v;
    qsort(list, object->count, sizeof *list, compare_names);
    const rs_json_value *twice = NULL;
    for (size_t i = 1; i < object->count && !twice; i++)
        if (!compare_names(&list[i - 1], &list[i]))
            twice = list[i];
    free(list);
    return twice ? rs_err_set(r->err, RS_FORMAT, "%s stands there twice; keep one of them",
                              rs_json_path(r->arena, twice))
                 : RS_OK;
}

static rs_status take_pair(reader *r, rs_json_value *v)
{
    skip_space(r);
    if (!take(r, '"'))
        return fault(r, "a name in quotes must follow");
    rs_status st = take_string(r, &v->name);
    skip_space(r);
    if (!st && !take(r, ':'))
        return fault(r, "':' must follow a name");
    return st ? st : take_value(r, v);
}

static rs_status take_object(reader *r, rs_json_value *v)
{
    rs_json_value *last = NULL;
    v->type = RS_JSON_OBJECT;
    skip_space(r);
    if (take(r, '}'))
        return RS_OK;
    for (;;) {
        rs_status st = take_pair(r, append(r, v, &last));
        if (st)
            return st;
        if (take(r, '}'))
            return check_names(r, v);
        if (!take(r, ','))
            return fault(r, "',' or '}' must follow a member");
    }
}

static rs_status take_bare(reader *r, rs_json_value *v)
{
    v->type = RS_JSON_BOOL;
    if (take_word(r, "true"))
        v->boolean = true;
    else if (take_word(r, "null"))
        v->type = RS_JSON_NULL;
    else if (!take_word(r, "false"))
        return take_number(r, v);
    return RS_OK;
}

static rs_status take_value(reader *r, rs_json_value *v)
{
    rs_status st;
    skip_space(r);
    if (r->depth == RS_JSON_READ_DEPTH)
        return fault(r, "nested too deeply");
    r->depth++;
    if (take(r, '{'))
        st = take_object(r, v);
    else if (take(r, '['))
        st = take_array(r, v);
    else if (take(r, '"')) {
        v->type = RS_JSON_STRING;
        st = take_string(r, &v->text);
    } else
        st = take_bare(r, v);
    r->depth--;
    skip_space(r);
    return st;
}

rs_status rs_json_parse(
    rs_arena *arena, const char *text, size_t size, const rs_json_value **out_root, rs_err *err)
{
    reader r = {arena, text, text, text + size, 0, err};
    rs_json_value *root = rs_arena_alloc(arena, sizeof *root);
    rs_status st = take_value(&r, root);
    if (!st && r.at < r.end)
        st = fault(&r, "nothing may follow the value");
    if (!st)
        *out_root = root;
    return st;
}
