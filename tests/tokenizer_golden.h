/* Compares a tokenizer with the ids that llama.cpp gave (tests/data/tokenizer/ids, README
   there). Test helper, header only. */
#ifndef RS_TESTS_TOKENIZER_GOLDEN_H
#define RS_TESTS_TOKENIZER_GOLDEN_H

#include "tests/tokenizer_files.h"

typedef struct golden_count {
    size_t texts, ids, mismatches;
} golden_count;

static inline void
golden_show(const rs_tokenizer *t, const int32_t *ids, size_t count, size_t at)
{
    size_t from = at < 3 ? 0 : at - 3, length;
    for (size_t i = from; i < count && i < from + 7; i++) {
        char *piece = decode_all(t, ids + i, 1, true, &length);
        printf("  %d '%.*s'", ids[i], (int)length, piece);
        free(piece);
    }
    puts("");
}

/* One line of a golden file: "text flags id id ...". Ids are compared one by one; the first
   difference is shown. */
static inline void
golden_line(const rs_tokenizer *t, const char *name, char *line, golden_count *c)
{
    char *state = NULL, path[512], *file = strtok_r(line, " ", &state);
    unsigned flags = (unsigned)atol(strtok_r(NULL, " ", &state));
    snprintf(path, sizeof path, TOKENIZER_DATA "%s", file);
    size_t length, count = 0, wanted = 0;
    char *text = read_file(path, &length);
    int32_t *ids = NULL, *want = malloc((2 * length + 16) * sizeof *want);
    for (char *id; (id = strtok_r(NULL, " ", &state));)
        want[wanted++] = (int32_t)atol(id);
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    if (rs_tokenizer_encode(t, text, length, flags, arena, &ids, &count, &err))
        printf("%s %s: %s\n", name, file, err.msg);
    size_t same = 0;
    while (same < count && same < wanted && ids[same] == want[same])
        same++;
    if (same < count || same < wanted) {
        printf("MISMATCH %s %s flags %u at token %zu of %zu; ours, llama.cpp's:\n", name, file,
               flags, same, wanted);
        golden_show(t, ids, count, same);
        golden_show(t, want, wanted, same);
        c->mismatches++;
    }
    c->texts++;
    c->ids += wanted;
    rs_arena_free(arena);
    free(text);
    free(want);
}

/* All of ids/`name`.txt. */
static inline void golden_compare(const rs_tokenizer *t, const char *name, golden_count *c)
{
    char path[512], *state = NULL;
    snprintf(path, sizeof path, TOKENIZER_DATA "ids/%s.txt", name);
    char *text = read_file(path, NULL);
    for (char *line = strtok_r(text, "\n", &state); line; line = strtok_r(NULL, "\n", &state))
        golden_line(t, name, line, c);
    free(text);
}

#endif
