/* The regular expressions of pre-tokenizers, written by hand as scanners over character
   classes. Layer: engine. Each function quotes the expression it stands for. Sources: the
   regex_exprs of llm_tokenizer_bpe in llama.cpp's src/llama-vocab.cpp and the names in its
   load(). */
#include "engine/tokenizer_split.h"

#include "engine/tokenizer_unicode.h"

#include <string.h>

enum {
    LETTER = 1 << RS_UNICODE_LETTER,
    NUMBER = 1 << RS_UNICODE_NUMBER,
    MARK = 1 << RS_UNICODE_MARK,
    PUNCTUATION = 1 << RS_UNICODE_PUNCTUATION,
    SPACE = 1 << RS_UNICODE_SPACE,
    ANY = (SPACE << 1) - 1
};

static bool is(const rs_char *c, size_t at, size_t end, uint32_t kinds)
{
    return at < end && c[at].kind & kinds;
}

static size_t run(const rs_char *c, size_t at, size_t end, uint32_t kinds)
{
    while (is(c, at, end, kinds))
        at++;
    return at;
}

static bool is_line_end(const rs_char *c, size_t at, size_t end)
{
    return at < end && (c[at].code == '\r' || c[at].code == '\n');
}

/* 's|'t|'re|'ve|'m|'ll|'d, any case with `fold` (32); the end, or `at` when there is none. */
static size_t contraction(const rs_char *c, size_t at, size_t end, uint32_t fold)
{
    if (c[at].code != '\'' || at + 1 >= end)
        return at;
    uint32_t first = c[at + 1].code | fold;
    if (first == 's' || first == 't' || first == 'm' || first == 'd')
        return at + 2;
    uint32_t second = at + 2 < end ? c[at + 2].code | fold : 0;
    bool two = (first == 'r' && second == 'e') || (first == 'v' && second == 'e') ||
               (first == 'l' && second == 'l');
    return two ? at + 3 : at;
}

/* \s+(?!\S)|\s+: the last space of several stays with the word behind it. One character of
   whatever else, since every alternative before has failed. */
static size_t spaces(const rs_char *c, size_t at, size_t end)
{
    size_t stop = run(c, at, end, SPACE);
    if (stop == at)
        return at + 1;
    return stop - at > 1 && stop < end ? stop - 1 : stop;
}

/* 's|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+ */
static size_t scan_gpt2(const rs_char *c, size_t at, size_t end)
{
    static const uint32_t kinds[] = {LETTER, NUMBER, ANY ^ (LETTER | NUMBER | SPACE)};
    size_t stop = contraction(c, at, end, 0);
    if (stop > at)
        return stop;
    size_t start = at + (c[at].code == ' ');
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (is(c, start, end, kinds[i]))
            return run(c, start, end, kinds[i]);
    return spaces(c, at, end);
}

/* (?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?L+|\p{N}{1,digits}| ?[^\sL\p{N}]+[\r\n]*|
   \s*[\r\n]+|\s+(?!\S)|\s+ where L is `letters` */
static size_t
scan_modern(const rs_char *c, size_t at, size_t end, uint32_t letters, size_t digits)
{
    size_t stop = contraction(c, at, end, 32);
    if (stop > at)
        return stop;
    if (is(c, at, end, letters))
        return run(c, at, end, letters);
    if (is(c, at, end, NUMBER))
        return run(c, at, end < at + digits ? end : at + digits, NUMBER);
    if (!is_line_end(c, at, end) && is(c, at + 1, end, letters))
        return run(c, at + 1, end, letters);
    size_t start = at + (c[at].code == ' ');
    uint32_t rest = ANY ^ (letters | NUMBER | SPACE);
    if (is(c, start, end, rest)) {
        stop = run(c, start, end, rest);
        while (is_line_end(c, stop, end))
            stop++;
        return stop;
    }
    for (stop = run(c, at, end, SPACE); stop > at; stop--)
        if (is_line_end(c, stop - 1, end))
            return stop;
    return spaces(c, at, end);
}

static size_t scan_llama3(const rs_char *c, size_t at, size_t end)
{
    return scan_modern(c, at, end, LETTER, 3);
}

static size_t scan_qwen2(const rs_char *c, size_t at, size_t end)
{
    return scan_modern(c, at, end, LETTER, 1);
}

static size_t scan_qwen35(const rs_char *c, size_t at, size_t end)
{
    return scan_modern(c, at, end, LETTER | MARK, 1);
}

/* The stages below match only some characters; what lies between matches is a piece, too. */

/* \p{N}+ */
static size_t scan_numbers(const rs_char *c, size_t at, size_t end)
{
    return run(c, at, end, is(c, at, end, NUMBER) ? NUMBER : ANY ^ NUMBER);
}

/* \p{N} */
static size_t scan_number(const rs_char *c, size_t at, size_t end)
{
    return is(c, at, end, NUMBER) ? at + 1 : run(c, at, end, ANY ^ NUMBER);
}

static bool is_sign(const rs_char *c, size_t at)
{
    return c[at].kind & PUNCTUATION ||
           (c[at].code < 0x80 && c[at].code && strchr("$+<=>^~|", (int)c[at].code));
}

/* [\p{P}\$\+<=>\^~\|]+ */
static size_t scan_signs(const rs_char *c, size_t at, size_t end)
{
    bool first = is_sign(c, at);
    while (at < end && is_sign(c, at) == first)
        at++;
    return at;
}

static bool is_three(const rs_char *c, size_t at, size_t end)
{
    for (size_t i = at; i < at + 3; i++)
        if (i >= end || c[i].code < '0' || c[i].code > '9')
            return false;
    return true;
}

/* [0-9][0-9][0-9] */
static size_t scan_three_digits(const rs_char *c, size_t at, size_t end)
{
    if (is_three(c, at, end))
        return at + 3;
    while (at < end && !is_three(c, at, end))
        at++;
    return at;
}

static const rs_pre pres[] = {
    {" default ", false, false, {scan_signs, scan_gpt2, scan_numbers, scan_three_digits}},
    {" gpt-2 phi-2 jina-es jina-de jina-v2-es jina-v2-de gigachat a.x-4.0 mellum modern-bert "
     "exaone4 mpt olmo jais trillion granite-docling ",
     false,
     false,
     {scan_gpt2}},
    {" llama-bpe llama3 llama-v3 falcon3 falcon-h1 pixtral midm-2.0 lfm2 jina-v5-nano ",
     true,
     true,
     {scan_llama3}},
    {" dbrx smaug-bpe ", false, false, {scan_llama3}},
    {" qwen2 deepseek-r1-qwen kormo f2llmv2 megrez stablelm2 hunyuan solar-open grok-2 ",
     false,
     false,
     {scan_qwen2}},
    {" qwen35 ", false, false, {scan_qwen35}},
    {" smollm starcoder refact command-r codeshell exaone minerva-7b mellum2 ",
     false,
     false,
     {scan_number, scan_gpt2}},
};

const rs_pre *rs_pre_find(const char *name)
{
    size_t length = strlen(name);
    if (!length || strchr(name, ' '))
        return NULL;
    for (size_t i = 0; i < sizeof pres / sizeof *pres; i++)
        for (const char *at = pres[i].names; (at = strstr(at, name)); at++)
            if (at[-1] == ' ' && at[length] == ' ')
                return &pres[i];
    return NULL;
}

const char *rs_pre_names(void)
{
    return "default, gpt-2, llama-bpe, dbrx, qwen2, qwen35, smollm and their kin";
}

static rs_char *
read_chars(rs_arena *arena, const uint8_t *text, size_t length, size_t *out_count)
{
    rs_char *chars = rs_arena_array(arena, length + 1, sizeof *chars);
    size_t count = 0;
    for (size_t at = 0; at < length; count++) {
        rs_char *c = &chars[count];
        c->at = (uint32_t)at;
        at += rs_utf8_next(text + at, length - at, &c->code);
        c->kind = 1u << rs_unicode_class_of(c->code);
    }
    chars[count].at = (uint32_t)length;
    *out_count = count;
    return chars;
}

void rs_split(rs_arena *arena,
              const rs_pre *pre,
              const uint8_t *text,
              size_t length,
              uint32_t **out_ends,
              size_t *out_count)
{
    size_t char_count;
    const rs_char *chars = read_chars(arena, text, length, &char_count);
    /* Ends of pieces as numbers of characters, before and after a stage. */
    uint32_t *ends[2] = {rs_arena_array(arena, char_count + 1, sizeof **ends),
                         rs_arena_array(arena, char_count + 1, sizeof **ends)};
    size_t count = length > 0;
    ends[0][0] = (uint32_t)char_count;
    for (int stage = 0; stage < RS_SPLIT_STAGES && pre->stages[stage]; stage++) {
        size_t at = 0, made = 0;
        for (size_t i = 0; i < count; i++)
            while (at < ends[0][i]) {
                at = pre->stages[stage](chars, at, ends[0][i]);
                ends[1][made++] = (uint32_t)at;
            }
        uint32_t *swap = ends[0];
        ends[0] = ends[1];
        ends[1] = swap;
        count = made;
    }
    for (size_t i = 0; i < count; i++)
        ends[0][i] = chars[ends[0][i]].at;
    *out_ends = ends[0];
    *out_count = count;
}
