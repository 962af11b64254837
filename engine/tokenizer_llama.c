/* Kind "llama": SentencePiece vocabularies as llama.cpp runs them. Layer: engine.
   Spaces become U+2581, the text becomes characters, and the two neighbours whose joint text is
   the best-scored token merge until none do. What is no token then goes out byte by byte. */
#include "engine/tokenizer_internal.h"
#include "engine/tokenizer_merge.h"

#include <stdio.h>
#include <string.h>

/* Context of the merger: the vocabulary and the text. */
typedef struct llama_text {
    const rs_tokenizer *tokenizer;
    const uint8_t *text;
} llama_text;

static int32_t token_of(const rs_tokenizer *t, const uint8_t *text, size_t length)
{
    return length <= t->longest ? rs_text_map_find(&t->map, text, length) : -1;
}

/* Maps scores to numbers that order the other way round: the best score gives the lowest. The
   bits of a float order like integers once negative ones are turned about. */
static uint32_t priority_of(float score)
{
    uint32_t bits;
    score += 0.0f; /* -0 becomes +0: equal scores must give equal numbers */
    memcpy(&bits, &score, sizeof bits);
    bits = bits >> 31 ? ~bits : bits | 0x80000000u;
    return ~bits;
}

static bool find_merge(const void *context,
                       const rs_symbol *left,
                       const rs_symbol *right,
                       rs_candidate_merge *out)
{
    const llama_text *l = context;
    const rs_tokenizer *t = l->tokenizer;
    int32_t id = token_of(t, l->text + left->start, (size_t)left->length + right->length);
    if (id < 0)
        return false;
    *out = (rs_candidate_merge){priority_of(t->scores ? t->scores[id] : 0.0f), id};
    return true;
}

/* U+2581, which stands for a space. */
static uint8_t *put_block(uint8_t *at)
{
    at[0] = 0xe2;
    at[1] = 0x96;
    at[2] = 0x81;
    return at + 3;
}

/* The text with U+2581 for each space, in e->scratch. */
static uint8_t *
escape(rs_encoder *e, const uint8_t *text, size_t length, bool space, size_t *out_length)
{
    size_t spaces = space;
    for (size_t i = 0; i < length; i++)
        spaces += text[i] == ' ';
    uint8_t *escaped = rs_arena_alloc(e->scratch, length + 2 * spaces + 1), *at = escaped;
    if (space)
        at = put_block(at);
    for (size_t i = 0; i < length; i++) {
        if (text[i] == ' ')
            at = put_block(at);
        else
            *at++ = text[i];
    }
    *out_length = (size_t)(at - escaped);
    return escaped;
}

/* Bytes that the first byte of a character announces. Unchecked as in llama.cpp: in broken text
   the cut decides which bytes may merge, and so the ids. */
static size_t announced(uint8_t first)
{
    return first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

rs_status rs_encode_llama(rs_encoder *e, const uint8_t *text, size_t length, bool space)
{
    llama_text context = {.tokenizer = e->tokenizer};
    size_t size = 0;
    context.text = escape(e, text, length, space, &size);
    rs_merger m = {.arena = e->scratch, .find = find_merge, .context = &context};
    for (size_t at = 0; at < size;) {
        size_t n = announced(context.text[at]);
        n = n < size - at ? n : size - at;
        rs_merger_add(&m, (uint32_t)n, token_of(e->tokenizer, context.text + at, n));
        at += n;
    }
    rs_merger_run(&m);
    rs_status st = RS_OK;
    for (int32_t i = m.count ? 0 : -1; i >= 0 && !st; i = m.symbols[i].next) {
        const rs_symbol *s = &m.symbols[i];
        if (s->id >= 0)
            rs_encoder_put(e, s->id);
        else
            st = rs_encoder_put_bytes(e, context.text + s->start, s->length);
    }
    return st;
}

void rs_tokenizer_read_llama(rs_tokenizer *t, const rs_gguf *gguf)
{
    t->ids = (rs_token_ids){.bos = 1, .eos = 2, .eot = -1, .unk = 0, .add_bos = true};
    t->add_space = true;
    rs_meta_bool(gguf, "tokenizer.ggml.add_space_prefix", &t->add_space);
    for (int byte = 0; byte < 256; byte++) {
        char name[8];
        uint8_t raw = (uint8_t)byte;
        snprintf(name, sizeof name, "<0x%02X>", (unsigned)byte);
        t->byte_ids[byte] = rs_text_map_find(&t->map, (const uint8_t *)name, 6);
        if (t->byte_ids[byte] < 0)
            t->byte_ids[byte] = rs_text_map_find(&t->map, &raw, 1);
    }
}
