/* Tokenizers: ids derived by hand for both kinds, special tokens, decoding in pieces, faulty
   files. Layer: tests. */
#include "tests/tokenizer_files.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

#define BLOCK "\xe2\x96\x81" /* U+2581 */

/* Ids 0 <unk>, 1 <s>, 2 </s>, 3.. bytes, then these. */
enum { LLAMA_FIRST = 3 + 256 };
enum { SPACE = LLAMA_FIRST, A, B, C, AB, BC, SPACE_A, ABC, SPACE_AB, AA, TAG, TAG_TAG, OUML };

static gguf_builder hand_llama(bool space)
{
    static const struct {
        const char *text;
        int32_t type;
        float score;
    } more[] = {{BLOCK, 1, -10},       {"a", 1, -11},     {"b", 1, -12},
                {"c", 1, -13},         {"ab", 1, -1.0f},  {"bc", 1, -0.5f},
                {BLOCK "a", 1, -0.2f}, {"abc", 1, -0.1f}, {BLOCK "ab", 1, -0.3f},
                {"aa", 1, -0.0f},      {"<x>", 4, 0},     {"<x><x>", 4, 0},
                {"\xc3\xb6", 1, -14}};
    gguf_builder b = {0};
    token_list *list = token_list_new();
    token_add(list, "<unk>", TYPE_UNKNOWN, 0);
    token_add(list, "<s>", TYPE_CONTROL, 0);
    token_add(list, "</s>", TYPE_CONTROL, 0);
    for (unsigned byte = 0; byte < 256; byte++) {
        char name[8];
        snprintf(name, sizeof name, "<0x%02X>", byte);
        token_add(list, name, TYPE_BYTE, 0);
    }
    for (size_t i = 0; i < sizeof more / sizeof *more; i++)
        token_add(list, more[i].text, more[i].type, more[i].score);
    gguf_put_header(&b, 3, 0, 5);
    gguf_put_text_value(&b, "tokenizer.ggml.model", "llama");
    gguf_put_bool_value(&b, "tokenizer.ggml.add_space_prefix", space);
    gguf_put_tokens(&b, list);
    gguf_put_padding(&b);
    token_free(list);
    free(list);
    return b;
}

/* A byte is its own id; these follow in the order of their merges. */
enum { G_AB = 256, G_ABC, G_BC, G_12, G_123, G_1234, G_S, G_BIG_S, G_2SPACES, G_2LINES };
enum { G_XYZ = G_2LINES + 1, G_END, G_TAG };

static gguf_builder hand_gpt2(const char *pre)
{
    static const char merges[] = "a b\nab c\nb c\n1 2\n12 3\n123 4\n' s\n' S\n"
                                 "\xc4\xa0 \xc4\xa0\n\xc4\x8a \xc4\x8a\n";
    gguf_builder b = {0};
    token_list *list = token_list_new();
    token_add_bytes(list);
    token_add_merges(list, merges);
    token_add(list, "xyz", TYPE_NORMAL, 0);
    token_add(list, "<|endoftext|>", TYPE_NORMAL, 0);
    token_add(list, "<tag>", TYPE_USER, 0);
    gguf_put_header(&b, 3, 0, 8);
    gguf_put_text_value(&b, "tokenizer.ggml.model", "gpt2");
    gguf_put_text_value(&b, "tokenizer.ggml.pre", pre);
    gguf_put_tokens(&b, list);
    gguf_put_merges(&b, merges);
    gguf_put_u32_value(&b, "tokenizer.ggml.bos_token_id", G_END);
    gguf_put_u32_value(&b, "tokenizer.ggml.eos_token_id", G_END);
    gguf_put_padding(&b);
    token_free(list);
    free(list);
    return b;
}

static void expect_ids(
    const rs_tokenizer *t, const char *text, unsigned flags, const int32_t *want, size_t wanted)
{
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int32_t *ids;
    size_t count;
    if (rs_tokenizer_encode(t, text, strlen(text), flags, arena, &ids, &count, &err))
        fail_msg("'%s': %s", text, err.msg);
    bool same = count == wanted && (!count || !memcmp(ids, want, wanted * sizeof *ids));
    for (size_t i = 0; !same && i < count; i++)
        printf(" %d", ids[i]);
    if (!same)
        fail_msg("'%s': other ids than expected", text);
    rs_arena_free(arena);
}

#define EXPECT(t, text, flags, ...)                                                            \
    expect_ids(t, text, flags, (const int32_t[]){__VA_ARGS__},                                 \
               sizeof((const int32_t[]){__VA_ARGS__}) / sizeof(int32_t))

static void llama_by_hand(void **state)
{
    (void)state;
    opened space = open_built(hand_llama(true)), plain = open_built(hand_llama(false));
    /* The best pair of "_abc" is "_a" (-0.2), then "_ab" (-0.3) beats "bc" (-0.5). */
    EXPECT(space.t, "abc", 0, SPACE_AB, C);
    /* Without the space "bc" (-0.5) beats "ab" (-1), and then "abc" is a token. */
    EXPECT(plain.t, "abc", 0, ABC);
    EXPECT(plain.t, "aaa", 0, AA, A); /* of equal pairs the left one */
    EXPECT(plain.t, "a  a", 0, A, SPACE, SPACE_A);
    /* What is no token goes out as bytes; a character is one token or all its bytes. */
    EXPECT(plain.t, "\xc3\xa9\n", 0, 3 + 0xc3, 3 + 0xa9, 3 + '\n');
    EXPECT(plain.t, "\xc3\xb6", 0, OUML);
    EXPECT(plain.t, "\xff\xe2", 0, 3 + 0xff, 3 + 0xe2);
    EXPECT(space.t, "b", RS_ENCODE_AROUND, 1, SPACE, B);
    expect_ids(space.t, "", 0, NULL, 0);
    EXPECT(space.t, "", RS_ENCODE_AROUND, 1);
    close_built(space);
    close_built(plain);
}

static void special_by_hand(void **state)
{
    (void)state;
    opened space = open_built(hand_llama(true));
    const rs_token_ids *ids = rs_tokenizer_special(space.t);
    assert_int_equal(ids->bos, 1);
    assert_int_equal(ids->eos, 2);
    assert_int_equal(ids->unk, 0);
    assert_int_equal(ids->eot, -1);
    assert_true(ids->add_bos && !ids->add_eos);
    assert_true(rs_tokenizer_is_end(space.t, 2) && !rs_tokenizer_is_end(space.t, 1));
    assert_false(rs_tokenizer_is_end(space.t, -1) || rs_tokenizer_is_end(space.t, 1 << 20));
    /* User-defined tokens in every text, the longest first, a space behind each; control tokens
       only on demand. */
    EXPECT(space.t, "<x>b", 0, TAG, SPACE, B);
    EXPECT(space.t, "<x><x><x>b<x", 0, TAG_TAG, TAG, SPACE, B, 3 + '<', 3 + 'x');
    EXPECT(space.t, "<s>", 0, SPACE, 3 + '<', 3 + 's', 3 + '>');
    EXPECT(space.t, "<s>b</s>", RS_ENCODE_SPECIAL, 1, SPACE, B, 2);
    close_built(space);
    opened gpt2 = open_built(hand_gpt2("gpt-2"));
    /* Known by its text, though its type says normal. */
    EXPECT(gpt2.t, "<|endoftext|>", RS_ENCODE_SPECIAL, G_END);
    EXPECT(gpt2.t, "a<tag>b", 0, 'a', G_TAG, 'b');
    assert_true(rs_tokenizer_is_end(gpt2.t, G_END));
    assert_int_equal(rs_tokenizer_special(gpt2.t)->eot, G_END);
    close_built(gpt2);
}

static void gpt2_by_hand(void **state)
{
    (void)state;
    opened o = open_built(hand_gpt2("gpt-2"));
    EXPECT(o.t, "abc", 0, G_ABC); /* ab (rank 0), abc (1) */
    EXPECT(o.t, " abc", 0, ' ', G_ABC);
    EXPECT(o.t, "abab", 0, G_AB, G_AB);
    EXPECT(o.t, "bcab", 0, G_BC, G_AB);
    EXPECT(o.t, "1234", 0, G_1234);
    EXPECT(o.t, "A's A'S", 0, 'A', G_S, ' ', 'A', '\'', 'S');
    EXPECT(o.t, "a   b", 0, 'a', G_2SPACES, ' ', 'b'); /* the last space goes with b */
    EXPECT(o.t, "a   ", 0, 'a', G_2SPACES, ' ');
    EXPECT(o.t, "a\n\nb", 0, 'a', '\n', '\n', 'b');
    EXPECT(o.t, "xyz", 0, 'x', 'y', 'z'); /* no merges lead to it */
    EXPECT(o.t, "\xff\xc3", 0, 0xff, 0xc3);
    EXPECT(o.t, "a", RS_ENCODE_AROUND, 'a');
    close_built(o);
    o = open_built(hand_gpt2("llama-bpe"));
    EXPECT(o.t, "1234", 0, G_123, '4');
    EXPECT(o.t, "A'S", 0, 'A', G_BIG_S);
    EXPECT(o.t, "a\n\nb", 0, 'a', G_2LINES, 'b');
    EXPECT(o.t, "xyz", 0, G_XYZ); /* a whole word needs no merges */
    EXPECT(o.t, "a", RS_ENCODE_AROUND, G_END, 'a');
    close_built(o);
    o = open_built(hand_gpt2("qwen2"));
    EXPECT(o.t, "1234", 0, '1', '2', '3', '4');
    close_built(o);
    o = open_built(hand_gpt2("default"));
    EXPECT(o.t, "1234", 0, G_123, '4');
    EXPECT(o.t, "'s", 0, '\'', 's'); /* signs are cut off before contractions are seen */
    close_built(o);
    o = open_built(hand_gpt2("smollm"));
    EXPECT(o.t, "1234ab", 0, '1', '2', '3', '4', G_AB);
    close_built(o);
}

static void
expect_piece(const rs_tokenizer *t, rs_token_stream *s, int32_t id, const char *want)
{
    char buffer[64];
    size_t length = 0;
    rs_err err = {0};
    if (rs_tokenizer_decode(t, s, id, buffer, sizeof buffer, &length, &err))
        fail_msg("%d: %s", id, err.msg);
    assert_int_equal(length, strlen(want));
    assert_memory_equal(buffer, want, length);
}

static void decode_in_pieces(void **state)
{
    (void)state;
    opened o = open_built(hand_llama(true));
    rs_token_stream s = {0};
    rs_err err = {0};
    char end[4];
    size_t length = 7;
    expect_piece(o.t, &s, 1, "");
    expect_piece(o.t, &s, SPACE_A, "a"); /* the space that encoding put in front */
    expect_piece(o.t, &s, SPACE_A, " a");
    for (const char *p = "\xf0\x9f\x98"; *p; p++)
        expect_piece(o.t, &s, 3 + (uint8_t)*p, "");
    assert_int_equal(rs_tokenizer_decode(o.t, &s, 3 + 0x80, end, 4, &length, &err), RS_LIMIT);
    expect_piece(o.t, &s, 3 + 0x80, "\xf0\x9f\x98\x80");
    expect_piece(o.t, &s, 3 + 0xe2, "");
    expect_piece(o.t, &s, B,
                 "\xe2"
                 "b"); /* no character after all */
    expect_piece(o.t, &s, TAG, "<x>");
    expect_piece(o.t, &s, SPACE_AB, "ab");
    expect_piece(o.t, &s, 3 + 0xc3, "");
    assert_int_equal(rs_tokenizer_decode_end(&s, end), 1);
    assert_int_equal((uint8_t)end[0], 0xc3);
    assert_int_equal(rs_tokenizer_decode_end(&s, end), 0);
    assert_int_equal(rs_tokenizer_decode(o.t, &s, -1, end, 4, &length, &err), RS_UNKNOWN);
    assert_int_equal(rs_tokenizer_decode(o.t, &s, LLAMA_FIRST + 13, end, 4, &length, &err),
                     RS_UNKNOWN);
    s = (rs_token_stream){.continued = true, .show_special = true};
    expect_piece(o.t, &s, SPACE_A, " a");
    expect_piece(o.t, &s, 1, "<s>");
    close_built(o);
}

/* A file of `values` metadata values that `fill` adds must be refused with these words. */
static void
refuse(uint64_t values, void (*fill)(gguf_builder *), rs_status status, const char *words)
{
    gguf_builder b = {0};
    opened o;
    rs_err err = {0};
    gguf_put_header(&b, 3, 0, values);
    fill(&b);
    gguf_put_padding(&b);
    rs_status st = build_tokenizer(&b, &o.gguf, &o.t, &err);
    if (st != status || !strstr(err.msg, words))
        fail_msg("status %s, '%s' instead of '%s'", rs_status_name(st), err.msg, words);
    gguf_free(&b);
}

static void fill_other(gguf_builder *b)
{
    gguf_put_text_value(b, "general.name", "x");
}

static void fill_bert(gguf_builder *b)
{
    gguf_put_text_value(b, "tokenizer.ggml.model", "be\x1brt");
}

static void fill_no_tokens(gguf_builder *b)
{
    gguf_put_text_value(b, "tokenizer.ggml.model", "llama");
}

static void fill_tokens(gguf_builder *b, const char *model, const char *const *texts)
{
    uint64_t count = 0;
    while (texts[count])
        count++;
    gguf_put_text_value(b, "tokenizer.ggml.model", model);
    gguf_put_array(b, "tokenizer.ggml.tokens", 8, count);
    for (uint64_t i = 0; i < count; i++)
        gguf_put_text(b, texts[i]);
}

static void fill_twice(gguf_builder *b)
{
    fill_tokens(b, "llama", (const char *const[]){"a", "b", "a", NULL});
}

static void fill_few_scores(gguf_builder *b)
{
    fill_tokens(b, "llama", (const char *const[]){"a", "b", NULL});
    gguf_put_array(b, "tokenizer.ggml.scores", 6, 1);
    gguf_put_u32(b, 0);
}

static void fill_nan(gguf_builder *b)
{
    fill_tokens(b, "llama", (const char *const[]){"a", "b", NULL});
    gguf_put_array(b, "tokenizer.ggml.scores", 6, 2);
    gguf_put_u32(b, 0);
    gguf_put_u32(b, 0x7fc00000);
}

static void fill_no_bos(gguf_builder *b)
{
    fill_tokens(b, "gpt2", (const char *const[]){"a", "b", NULL});
    gguf_put_merges(b, "a b\n");
    gguf_put_bool_value(b, "tokenizer.ggml.add_bos_token", true);
}

static void fill_no_merges(gguf_builder *b)
{
    fill_tokens(b, "gpt2", (const char *const[]){"a", NULL});
}

static void fill_pre(gguf_builder *b)
{
    fill_no_merges(b);
    gguf_put_text_value(b, "tokenizer.ggml.pre", "gpt-2 phi-2");
}

static void fill_numbers(gguf_builder *b)
{
    gguf_put_text_value(b, "tokenizer.ggml.model", "llama");
    gguf_put_u32_value(b, "tokenizer.ggml.tokens", 7);
}

static void faulty_files(void **state)
{
    (void)state;
    refuse(1, fill_other, RS_FORMAT, "model is missing");
    refuse(1, fill_bert, RS_UNSUPPORTED, "'be?rt'; llama and gpt2");
    refuse(1, fill_no_tokens, RS_FORMAT, "tokens is missing");
    refuse(2, fill_numbers, RS_FORMAT, "no array of texts");
    refuse(2, fill_twice, RS_FORMAT, "tokens 0 and 2 have the same text");
    refuse(3, fill_few_scores, RS_FORMAT, "1 numbers for 2 tokens");
    refuse(3, fill_nan, RS_FORMAT, "score of token 1");
    refuse(4, fill_no_bos, RS_FORMAT, "bos_token_id");
    refuse(2, fill_no_merges, RS_FORMAT, "merges is missing");
    refuse(3, fill_pre, RS_UNSUPPORTED, "'gpt-2 phi-2'; known are");
}

/* A vocabulary without bytes: the unknown token, or an error that names the byte. */
static void fill_bare(gguf_builder *b)
{
    fill_tokens(b, "llama", (const char *const[]){"a", "b", "", NULL});
    gguf_put_bool_value(b, "tokenizer.ggml.add_space_prefix", false);
}

static void missing_bytes(void **state)
{
    (void)state;
    gguf_builder b = {0};
    gguf_put_header(&b, 3, 0, 3);
    fill_bare(&b);
    opened o = open_built(b);
    EXPECT(o.t, "ac", 0, 0, 0); /* <unk> is token 0 unless the file says otherwise */
    close_built(o);
    b = (gguf_builder){0};
    gguf_put_header(&b, 3, 0, 3);
    fill_tokens(&b, "gpt2", (const char *const[]){"a", "b", NULL});
    gguf_put_merges(&b, "a b\nnospace\na  b\n");
    o = open_built(b);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int32_t *ids;
    size_t count;
    EXPECT(o.t, "ab", 0, 0, 1); /* the merge has no token: its bytes */
    assert_int_equal(rs_tokenizer_encode(o.t, "c", 1, 0, arena, &ids, &count, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "0x63"));
    assert_int_equal(
        rs_tokenizer_encode(o.t, "c", RS_TOKENIZER_TEXT_MAX + 1, 0, arena, &ids, &count, &err),
        RS_LIMIT);
    rs_arena_free(arena);
    close_built(o);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(llama_by_hand), cmocka_unit_test(special_by_hand),
        cmocka_unit_test(gpt2_by_hand),  cmocka_unit_test(decode_in_pieces),
        cmocka_unit_test(faulty_files),  cmocka_unit_test(missing_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
