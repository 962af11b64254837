/* Kind "gpt2": byte-level BPE. Layer: engine.
   The text is cut by the pre-tokenizer; in each piece the bytes merge by rank. A vocabulary
   writes its bytes as printable characters; here a byte is a symbol number from the start and
   that spelling is only met while reading the vocabulary and when decoding.
   Source of the spelling: bytes_to_unicode in OpenAI's gpt-2, src/encoder.py. */
#include "engine/tokenizer_internal.h"
#include "engine/tokenizer_merge.h"
#include "engine/tokenizer_split.h"
#include "engine/tokenizer_unicode.h"

#include <string.h>

static uint16_t code_of_byte(unsigned byte)
{
    if ((byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae)
        return (uint16_t)byte;
    if (byte <= 0x20) /* the others are numbered in order from 0x100 */
        return (uint16_t)(0x100 + byte);
    if (byte <= 0xa0)
        return (uint16_t)(0x100 + 33 + byte - 0x7f);
    return 0x100 + 67; /* 0xad, the last one */
}

static void read_bytes(rs_tokenizer *t)
{
    memset(t->code_bytes, 0xff, sizeof t->code_bytes); /* -1 */
    for (unsigned byte = 0; byte < 256; byte++) {
        uint16_t code = code_of_byte(byte);
        uint8_t *spelling = rs_arena_alloc(t->arena, 2);
        rs_text text = {spelling, (uint32_t)rs_utf8_put_short(code, spelling)};
        int32_t id = rs_text_map_add(t->arena, &t->map, text);
        t->code_bytes[code] = (int16_t)byte;
        t->byte_symbols[byte] = id;
        t->byte_ids[byte] = id < t->count ? id : -1;
    }
}

/* "left right": the first space behind the first byte parts them. A line without one merges
   nothing and only takes up its rank. */
static void add_merge(rs_tokenizer *t, rs_text line, int32_t rank)
{
    const uint8_t *space = line.length > 1 ? memchr(line.data + 1, ' ', line.length - 1) : NULL;
    if (!space)
        return;
    uint32_t left = (uint32_t)(space - line.data), right = line.length - left - 1;
    uint8_t *joint = rs_arena_alloc(t->arena, (size_t)left + right + 1);
    memcpy(joint, line.data, left);
    memcpy(joint + left, space + 1, right);
    rs_merge_rule rule = {.rank = rank};
    rule.left = rs_text_map_add(t->arena, &t->map, (rs_text){line.data, left});
    rule.right = rs_text_map_add(t->arena, &t->map, (rs_text){space + 1, right});
    rule.result = rs_text_map_add(t->arena, &t->map, (rs_text){joint, left + right});
    rs_merge_map_add(&t->merges, rule);
}

rs_status rs_tokenizer_read_gpt2(rs_tokenizer *t, const rs_gguf *gguf, rs_err *err)
{
    const rs_gguf_value *v = rs_gguf_find(gguf, "tokenizer.ggml.pre");
    const char *name = v && !v->is_array && v->text && *v->text ? v->text : "default";
    rs_texts merges = {0};
    char shown[65];
    t->pre = rs_pre_find(name);
    if (!t->pre)
        return rs_err_set(err, RS_UNSUPPORTED, "tokenizer.ggml.pre is '%s'; known are %s",
                          rs_meta_shown(name, shown), rs_pre_names());
    t->ids =
        (rs_token_ids){.bos = 11, .eos = 11, .eot = -1, .unk = -1, .add_bos = t->pre->add_bos};
    rs_status st = rs_meta_texts(gguf, "tokenizer.ggml.merges", &merges, err);
    if (st)
        return st;
    if (merges.left > INT32_MAX / 16)
        return rs_err_set(err, RS_FORMAT, "tokenizer.ggml.merges has %llu lines, more than %d",
                          (unsigned long long)merges.left, INT32_MAX / 16);
    read_bytes(t);
    rs_merge_map_init(t->arena, &t->merges, (size_t)merges.left);
    for (int32_t rank = 0; merges.left; rank++)
        add_merge(t, rs_texts_next(&merges), rank);
    return RS_OK;
}

static bool find_merge(const void *context,
                       const rs_symbol *left,
                       const rs_symbol *right,
                       rs_candidate_merge *out)
{
    const rs_tokenizer *t = context;
    const rs_merge_rule *rule = rs_merge_map_find(&t->merges, left->id, right->id);
    if (rule)
        *out = (rs_candidate_merge){(uint32_t)rule->rank, rule->result};
    return rule;
}

/* The token that is the whole piece, -1 when none is. `spelling` has room for its bytes twice.
 */
static int32_t
whole_token(const rs_tokenizer *t, const uint8_t *piece, size_t length, uint8_t *spelling)
{
    size_t size = 0;
    if (!t->pre->whole_words || length > t->longest)
        return -1;
    for (size_t i = 0; i < length; i++)
        size += rs_utf8_put_short(code_of_byte(piece[i]), spelling + size);
    int32_t id = rs_text_map_find(&t->map, spelling, size);
    return id < t->count ? id : -1;
}

static rs_status encode_piece(rs_encoder *e, rs_merger *m, const uint8_t *piece, size_t length)
{
    const rs_tokenizer *t = e->tokenizer;
    rs_merger_clear(m);
    for (size_t i = 0; i < length; i++)
        rs_merger_add(m, 1, t->byte_symbols[piece[i]]);
    rs_merger_run(m);
    rs_status st = RS_OK;
    for (int32_t i = 0; i >= 0 && !st; i = m->symbols[i].next) {
        const rs_symbol *s = &m->symbols[i];
        if (s->id < t->count)
            rs_encoder_put(e, s->id);
        else /* a byte or a merge without a token; no sound vocabulary has either */
            st = rs_encoder_put_bytes(e, piece + s->start, s->length);
    }
    return st;
}

rs_status rs_encode_gpt2(rs_encoder *e, const uint8_t *text, size_t length)
{
    const rs_tokenizer *t = e->tokenizer;
    uint32_t *ends = NULL, start = 0;
    size_t count = 0;
    rs_split(e->scratch, t->pre, text, length, &ends, &count);
    uint8_t *spelling = rs_arena_alloc(e->scratch, 2 * (size_t)t->longest + 1);
    rs_merger m = {.arena = e->scratch, .find = find_merge, .context = t};
    for (size_t i = 0; i < count; start = ends[i++]) {
        size_t size = ends[i] - start;
        int32_t id = whole_token(t, text + start, size, spelling);
        if (id >= 0) {
            rs_encoder_put(e, id);
            continue;
        }
        rs_status st = encode_piece(e, &m, text + start, size);
        if (st)
            return st;
    }
    return RS_OK;
}
