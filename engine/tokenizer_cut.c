/* Finds special tokens in a text. Layer: engine.
   The order is llama.cpp's (tokenizer_st_partition): all occurrences of the longest tokens are
   taken first, from left to right, then those of the next length in what is left. Tokens of one
   length that overlap go by place, where llama.cpp's order is left to its sort. */
#include "engine/tokenizer_internal.h"

#include <stdlib.h>
#include <string.h>

enum { SPECIAL = RS_TOKEN_CONTROL | RS_TOKEN_USER | RS_TOKEN_UNKNOWN };

typedef struct cut {
    const rs_tokenizer *tokenizer;
    const uint8_t *text;
    size_t length;
    bool control;
    uint8_t *taken; /* of each byte: part of a special token */
    uint32_t *places;
    size_t place_count, place_cap;
    rs_fragment *found;
    size_t found_count, found_cap;
    rs_arena *arena;
} cut;

static int compare_lengths(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x < y) - (x > y);
}

static int compare_starts(const void *a, const void *b)
{
    size_t x = ((const rs_fragment *)a)->start, y = ((const rs_fragment *)b)->start;
    return (x > y) - (x < y);
}

void rs_tokenizer_index_special(rs_tokenizer *t)
{
    size_t count = 0;
    uint32_t *lengths = rs_arena_array(t->arena, (size_t)t->count, sizeof *lengths);
    t->special_starts = rs_arena_alloc(t->arena, 65536 / 8);
    for (int32_t id = 0; id < t->count; id++) {
        const rs_text *text = &t->map.texts[id];
        if (!(t->flags[id] & SPECIAL))
            continue;
        lengths[count++] = text->length;
        unsigned start = text->data[0];
        if (text->length == 1)
            t->special_single[start] = true;
        else {
            start |= (unsigned)text->data[1] << 8;
            t->special_starts[start / 8] |= (uint8_t)(1 << start % 8);
        }
    }
    qsort(lengths, count, sizeof *lengths, compare_lengths);
    t->special_lengths = lengths;
    for (size_t i = 0; i < count; i++)
        if (!i || lengths[i] != lengths[i - 1])
            lengths[t->special_length_count++] = lengths[i];
}

/* Places where a special token may start, judged by two bytes: few in most texts. */
static void find_places(cut *c)
{
    const rs_tokenizer *t = c->tokenizer;
    for (size_t at = 0; at < c->length; at++) {
        unsigned start = c->text[at];
        bool may = t->special_single[start];
        if (!may && at + 1 < c->length) {
            start |= (unsigned)c->text[at + 1] << 8;
            may = t->special_starts[start / 8] >> start % 8 & 1;
        }
        if (!may)
            continue;
        void *places = c->places;
        *(uint32_t *)rs_arena_push(c->arena, &places, &c->place_count, &c->place_cap,
                                   sizeof *c->places) = (uint32_t)at;
        c->places = places;
    }
}

/* isspace of the C locale, whatever the program's locale is. */
static bool is_space(uint8_t byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static void take(cut *c, size_t at, uint32_t length, int32_t id)
{
    size_t end = at + length;
    if (c->tokenizer->flags[id] & RS_TOKEN_STRIP)
        while (end < c->length && !c->taken[end] && is_space(c->text[end]))
            end++;
    memset(c->taken + at, 1, end - at);
    void *found = c->found;
    rs_fragment *f =
        rs_arena_push(c->arena, &found, &c->found_count, &c->found_cap, sizeof *c->found);
    c->found = found;
    *f = (rs_fragment){at, end - at, id};
}

static void find_of_length(cut *c, uint32_t length)
{
    const rs_tokenizer *t = c->tokenizer;
    uint8_t skipped = c->control ? 0 : RS_TOKEN_CONTROL | RS_TOKEN_UNKNOWN;
    for (size_t i = 0; i < c->place_count; i++) {
        size_t at = c->places[i];
        if (c->taken[at] || length > c->length - at || memchr(c->taken + at, 1, length))
            continue;
        int32_t id = rs_text_map_find(&t->map, c->text + at, length);
        if (id >= 0 && id < t->count && t->flags[id] & SPECIAL && !(t->flags[id] & skipped))
            take(c, at, length, id);
    }
}

static void put(rs_fragment *fragments, size_t *count, size_t start, size_t end, int32_t id)
{
    if (end > start)
        fragments[(*count)++] = (rs_fragment){start, end - start, id};
}

void rs_tokenizer_cut(rs_encoder *e,
                      const uint8_t *text,
                      size_t length,
                      bool control,
                      rs_fragment **out,
                      size_t *out_count)
{
    const rs_tokenizer *t = e->tokenizer;
    cut c = {.tokenizer = t,
             .text = text,
             .length = length,
             .control = control,
             .arena = e->scratch,
             .taken = rs_arena_alloc(e->scratch, length + 1)};
    find_places(&c);
    for (size_t i = 0; i < t->special_length_count && c.place_count; i++)
        find_of_length(&c, t->special_lengths[i]);
    if (c.found_count)
        qsort(c.found, c.found_count, sizeof *c.found, compare_starts);
    rs_fragment *all = rs_arena_array(e->scratch, 2 * c.found_count + 1, sizeof *all);
    size_t at = 0, count = 0;
    for (size_t i = 0; i < c.found_count; i++) {
        put(all, &count, at, c.found[i].start, -1);
        at = c.found[i].start + c.found[i].length;
        put(all, &count, c.found[i].start, at, c.found[i].id);
    }
    put(all, &count, at, length, -1);
    *out = all;
    *out_count = count;
}
