/* Counting and judging. Layer: engine. */
#include "engine/corpus.h"

#include <stdlib.h>

/* Limits with room on both sides of real texts: 20 KB of English prose have 12 % repeated
   bigrams and 48 % distinct ids in windows of 512 tokens, a C source 44 % and 26 %, while a
   loop of ten tokens has 98 % and 2 %, random ids under 0.1 %. */
static const double bigrams_most = 0.7, bigrams_least = 0.01, distinct_least = 0.08;

static int by_value(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static int64_t count_distinct(uint64_t *values, size_t count)
{
    qsort(values, count, sizeof *values, by_value);
    int64_t distinct = count > 0;
    for (size_t i = 1; i < count; i++)
        distinct += values[i] != values[i - 1];
    return distinct;
}

static int64_t distinct_ids(const int32_t *ids, size_t count, uint64_t *scratch)
{
    for (size_t i = 0; i < count; i++)
        scratch[i] = (uint32_t)ids[i];
    return count_distinct(scratch, count);
}

static double repeated(const int32_t *ids, size_t count, uint64_t *scratch)
{
    for (size_t i = 0; i + 1 < count; i++)
        scratch[i] = (uint64_t)(uint32_t)ids[i] << 32 | (uint32_t)ids[i + 1];
    size_t pairs = count - 1;
    return 1 - (double)count_distinct(scratch, pairs) / (double)pairs;
}

rs_status rs_corpus_count(const int32_t *ids, size_t count, rs_corpus *out_corpus, rs_err *err)
{
    rs_corpus c = {.tokens = (int64_t)count};
    uint64_t *scratch = malloc((count + 1) * sizeof *scratch);
    int windows = 0;
    if (!scratch)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for %zu tokens; give a shorter text",
                          count);
    c.distinct = distinct_ids(ids, count, scratch);
    for (size_t at = 0; at + 2 <= count; at += RS_CORPUS_WINDOW) {
        size_t length = count - at < RS_CORPUS_WINDOW ? count - at : RS_CORPUS_WINDOW;
        if (at && length < RS_CORPUS_WINDOW / 2)
            break;
        c.distinct_share += (double)distinct_ids(ids + at, length, scratch) / (double)length;
        c.repeated_bigrams += repeated(ids + at, length, scratch);
        windows++;
    }
    free(scratch);
    if (windows) {
        c.distinct_share /= windows;
        c.repeated_bigrams /= windows;
    }
    *out_corpus = c;
    return RS_OK;
}

rs_status rs_corpus_judge(const char *what, const rs_corpus *corpus, rs_err *err)
{
    const char *fault = NULL;
    if (corpus->tokens < RS_CORPUS_LEAST)
        fault = "too short to look anything up in";
    else if (corpus->repeated_bigrams > bigrams_most || corpus->distinct_share < distinct_least)
        fault = "it repeats itself, so that any draft comes true";
    else if (corpus->repeated_bigrams < bigrams_least)
        fault = "it never repeats anything, so that there is nothing to draft from";
    if (!fault)
        return RS_OK;
    return rs_err_set(
        err, RS_FAILED,
        "%s cannot measure drafting: %s (%lld tokens, %lld distinct; in windows of %d: %.1f %% "
        "distinct ids, %.1f %% repeated bigrams; wanted: %d tokens, %.0f %% distinct at least, "
        "%.0f..%.0f %% repeated)",
        what, fault, (long long)corpus->tokens, (long long)corpus->distinct, RS_CORPUS_WINDOW,
        100 * corpus->distinct_share, 100 * corpus->repeated_bigrams, RS_CORPUS_LEAST,
        100 * distinct_least, 100 * bigrams_least, 100 * bigrams_most);
}
