/* Tokenizers on random texts (what is encoded decodes to itself), on damaged files and on long
   texts, with the speed. Seeds are printed. Layer: tests. */
#include "sweep/base/clock.h"
#include "sweep/base/rng.h"
#include "tests/tokenizer_files.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { RANDOM_MAX = 200, DAMAGED = 400 };

/* Random characters, of every length in UTF-8, with a liking for what pre-tokenizers look at.
 */
static size_t random_text(rs_rng *rng, char *out)
{
    static const char often[] = "  \n\r\t'sSrRedDtlL0123.,;<>|az";
    size_t size = 0, count = rs_rng_below(rng, 48);
    for (size_t i = 0; i < count; i++) {
        static const uint32_t tops[] = {0x80, 0x800, 0x10000, 0x110000};
        uint32_t code = rs_rng_below(rng, tops[rs_rng_below(rng, 4)]);
        if (rs_rng_below(rng, 2) || (code >= 0xd800 && code < 0xe000) || code == 0x2581)
            code = (uint8_t)often[rs_rng_below(rng, sizeof often - 1)];
        unsigned more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
        static const uint8_t leads[] = {0, 0xc0, 0xe0, 0xf0};
        out[size++] = (char)(leads[more] | code >> 6 * more);
        while (more--)
            out[size++] = (char)(0x80 | (code >> 6 * more & 0x3f));
    }
    return size;
}

static size_t random_bytes(rs_rng *rng, char *out)
{
    size_t size = rs_rng_below(rng, RANDOM_MAX);
    for (size_t i = 0; i < size; i++)
        out[i] = (char)rs_rng_u64(rng);
    return size;
}

/* decode(encode(text)) == text. */
static void
round_trip(const rs_tokenizer *t, const char *text, size_t size, unsigned flags, uint64_t seed)
{
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int32_t *ids;
    size_t count, length;
    if (rs_tokenizer_encode(t, text, size, flags, arena, &ids, &count, &err))
        fail_msg("seed %llu: %s", (unsigned long long)seed, err.msg);
    char *back = decode_all(t, ids, count, flags & RS_ENCODE_SPECIAL, &length);
    if (length != size || memcmp(back, text, size))
        fail_msg("seed %llu: '%.*s' came back as '%.*s'", (unsigned long long)seed, (int)size,
                 text, (int)length, back);
    free(back);
    rs_arena_free(arena);
}

static uint64_t print_seed(const char *what)
{
    uint64_t seed = (uint64_t)rs_clock_ns();
    printf("%s: seed %llu\n", what, (unsigned long long)seed);
    return seed;
}

static void random_texts(void **state)
{
    static const char *const pres[] = {"default", "gpt-2",  "llama-bpe",
                                       "qwen2",   "qwen35", "smollm"};
    (void)state;
    uint64_t seed = print_seed("random texts");
    rs_rng rng = {seed};
    char text[RANDOM_MAX];
    for (size_t p = 0; p < sizeof pres / sizeof *pres; p++) {
        opened o = open_built(small_gpt2(pres[p]));
        for (int i = 0; i < 3000; i++) {
            round_trip(o.t, text, random_text(&rng, text), i & RS_ENCODE_SPECIAL, seed);
            round_trip(o.t, text, random_bytes(&rng, text), i & RS_ENCODE_SPECIAL, seed);
        }
        close_built(o);
    }
    opened o = open_built(small_llama("space"));
    for (int i = 0; i < 3000; i++)
        round_trip(o.t, text, random_text(&rng, text), i & RS_ENCODE_SPECIAL, seed);
    close_built(o);
}

/* Files with flipped bytes are read or refused; those that are read encode and decode. */
static void damaged(gguf_builder b, rs_rng *rng)
{
    size_t span = b.size, refused = 0;
    char text[RANDOM_MAX];
    for (int i = 0; i < DAMAGED; i++) {
        gguf_builder copy = {0};
        opened o;
        rs_err err = {0};
        gguf_put(&copy, b.data, b.size);
        for (uint32_t flips = 1 + rs_rng_below(rng, 3); flips; flips--)
            copy.data[rs_rng_below(rng, (uint32_t)span)] = (uint8_t)rs_rng_u64(rng);
        rs_status st = build_tokenizer(&copy, &o.gguf, &o.t, &err);
        refused += st != RS_OK;
        rs_arena *arena = rs_arena_new();
        for (int k = 0; k < 20 && !st; k++) {
            int32_t *ids;
            size_t count, length;
            if (rs_tokenizer_encode(o.t, text, random_bytes(rng, text), (unsigned)k & 3, arena,
                                    &ids, &count, &err))
                continue;
            free(decode_all(o.t, ids, count, k & 1, &length));
        }
        if (!st)
            close_built(o);
        rs_arena_free(arena);
        gguf_free(&copy);
    }
    printf("%zu of %d damaged files refused\n", refused, DAMAGED);
    gguf_free(&b);
}

static void damaged_files(void **state)
{
    (void)state;
    rs_rng rng = {print_seed("damaged files")};
    damaged(small_gpt2("qwen2"), &rng);
    damaged(small_gpt2("llama-bpe"), &rng);
    damaged(small_llama("phi3"), &rng);
}

/* Many special tokens, spaces only, one endless word: nothing is quadratic. */
static void long_texts(void **state)
{
    enum { SIZE = 1 << 20 };
    static const char *const fills[] = {" ", "a", "<h1>", "\n", "ab 12\n", "\xf0\x9f\x98\x80"};
    (void)state;
    char *text = malloc(SIZE);
    assert_non_null(text);
    opened o[2] = {open_built(small_gpt2("llama-bpe")), open_built(small_llama("space"))};
    for (int k = 0; k < 2; k++)
        for (size_t f = 0; f < sizeof fills / sizeof *fills; f++) {
            for (size_t i = 0, n = strlen(fills[f]); i < SIZE; i++)
                text[i] = fills[f][i % n];
            int64_t start = rs_clock_ns();
            round_trip(o[k].t, text, SIZE, RS_ENCODE_SPECIAL, 0);
            double seconds = (double)(rs_clock_ns() - start) * 1e-9;
            printf("%s, 1 MiB of fill %zu: %.1f MB/s\n", rs_tokenizer_kind(o[k].t), f,
                   SIZE / seconds / 1e6);
            assert_true(seconds < 20);
        }
    close_built(o[0]);
    close_built(o[1]);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_texts),
        cmocka_unit_test(damaged_files),
        cmocka_unit_test(long_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
