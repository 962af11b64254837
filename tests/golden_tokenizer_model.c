/* Token ids of the real model in models/ against those of llama.cpp, and the speed of encoding.
   Skipped (77) where the file is not there: it is no part of the repository. Layer: tests. */
#include "sweep/base/clock.h"
#include "tests/tokenizer_golden.h"

#define MODEL RS_SOURCE_DIR "/models/gemma-3-270m-q4_k_m.gguf"

/* All texts of the corpus, over and over: about 2 MiB. */
static void print_speed(const rs_tokenizer *t)
{
    static const char *const names[] = {"prose", "scripts", "emoji", "code", "numbers"};
    enum { REPEATS = 380 };
    size_t size = 0;
    char *all = malloc(4 << 20);
    for (size_t i = 0; all && i < REPEATS * sizeof names / sizeof *names; i++) {
        char path[512];
        size_t length;
        snprintf(path, sizeof path, TOKENIZER_DATA "%s.txt",
                 names[i % (sizeof names / sizeof *names)]);
        char *text = read_file(path, &length);
        memcpy(all + size, text, length);
        size += length;
        free(text);
    }
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    int32_t *ids;
    size_t count = 0;
    int64_t start = rs_clock_ns();
    if (!all || rs_tokenizer_encode(t, all, size, 0, arena, &ids, &count, &err))
        abort();
    double seconds = (double)(rs_clock_ns() - start) * 1e-9;
    printf("encode: %zu bytes, %zu tokens, %.1f MB/s\n", size, count,
           (double)size / seconds / 1e6);
    rs_arena_free(arena);
    free(all);
}

int main(void)
{
    rs_gguf *gguf;
    rs_tokenizer *t;
    rs_err err = {0};
    golden_count c = {0};
    if (access(MODEL, R_OK)) {
        printf("SKIP: %s is not there\n", MODEL);
        return 77;
    }
    int64_t start = rs_clock_ns();
    if (rs_gguf_open(MODEL, &gguf, &err) || rs_tokenizer_open(gguf, &t, &err)) {
        printf("%s\n", err.msg);
        return 1;
    }
    printf("open: %.0f ms\n", (double)(rs_clock_ns() - start) * 1e-6);
    golden_compare(t, "gemma-3", &c);
    printf("gemma-3: %zu texts, %zu ids, %zu texts differ\n", c.texts, c.ids, c.mismatches);
    print_speed(t);
    rs_tokenizer_close(t);
    rs_gguf_close(gguf);
    return c.mismatches || c.texts < 8;
}
