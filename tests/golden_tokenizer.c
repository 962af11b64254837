/* Token ids of the small vocabularies against those of llama.cpp: every pre-tokenizer, and
   SentencePiece with and without a space in front. Layer: tests. */
#include "tests/tokenizer_golden.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static void check(gguf_builder b, const char *name)
{
    rs_gguf *gguf;
    rs_tokenizer *t;
    rs_err err = {0};
    golden_count c = {0};
    if (build_tokenizer(&b, &gguf, &t, &err))
        fail_msg("%s: %s", name, err.msg);
    golden_compare(t, name, &c);
    printf("%s: %zu texts, %zu ids, %zu texts differ\n", name, c.texts, c.ids, c.mismatches);
    assert_int_equal(c.mismatches, 0);
    assert_true(c.texts >= 7 && c.ids > 3000);
    rs_tokenizer_close(t);
    rs_gguf_close(gguf);
    gguf_free(&b);
}

static void gpt2(void **state)
{
    static const char *const pres[] = {"default", "gpt-2",  "llama-bpe",
                                       "qwen2",   "qwen35", "smollm"};
    (void)state;
    for (size_t i = 0; i < sizeof pres / sizeof *pres; i++) {
        char name[64];
        snprintf(name, sizeof name, "gpt2-%s", pres[i]);
        check(small_gpt2(pres[i]), name);
    }
}

static void llama(void **state)
{
    (void)state;
    check(small_llama("space"), "llama-space");
    check(small_llama("plain"), "llama-plain");
    check(small_llama("phi3"), "llama-phi3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(gpt2), cmocka_unit_test(llama)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
