/* Parsing of numbers, token lists and durations. Layer: base. */
#include "sweep/base/text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_T = 1048576, MAX_WIDTHS = 65536 };

rs_status rs_text_int(const char *what,
                      const char *text,
                      int64_t min,
                      int64_t max,
                      int64_t *out_value,
                      rs_err *err)
{
    char *end = NULL;
    errno = 0;
    long long v = strtoll(text, &end, 10);
    if (end == text || *end || errno || v < min || v > max)
        return rs_err_set(err, RS_USAGE,
                          "%s '%s' is not a whole number from %" PRId64 " to %" PRId64, what,
                          text, min, max);
    *out_value = v;
    return RS_OK;
}

typedef struct range {
    int64_t lo, hi, step;
} range;

/* One item of a token list: A, A..B or A..B:STEP. */
static bool parse_range(const char *text, range *out)
{
    char *end;
    errno = 0;
    range r = {strtoll(text, &end, 10), 0, 1};
    if (end == text)
        return false;
    r.hi = r.lo;
    if (strncmp(end, "..", 2) == 0) {
        const char *from = end + 2;
        r.hi = strtoll(from, &end, 10);
        if (end == from)
            return false;
        if (*end == ':') {
            from = end + 1;
            r.step = strtoll(from, &end, 10);
            if (end == from)
                return false;
        }
    }
    *out = r;
    return !*end && !errno && r.lo >= 1 && r.hi >= r.lo && r.hi <= MAX_T && r.step >= 1 &&
           r.step <= MAX_T;
}

static int compare_i32(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static size_t sort_unique(int32_t *list, size_t n)
{
    if (n > 1)
        qsort(list, n, sizeof *list, compare_i32);
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (i == 0 || list[i] != list[kept - 1])
            list[kept++] = list[i];
    return kept;
}

rs_status rs_text_tokens(
    rs_arena *arena, const char *text, int32_t **out_list, size_t *out_count, rs_err *err)
{
    int32_t *list = NULL;
    size_t n = 0, cap = 0;
    char *copy = rs_arena_strdup(arena, text), *rest = copy, *item;
    while ((item = strsep(&rest, ","))) {
        range r;
        if (!parse_range(item, &r))
            return rs_err_set(err, RS_USAGE,
                              "token list '%s': '%s' is not T, A..B or A..B:STEP with "
                              "1 <= A <= B <= %d; for example 1..8,16,32..128:32",
                              text, item, MAX_T);
        if ((r.hi - r.lo) / r.step + 1 + (int64_t)n > MAX_WIDTHS)
            return rs_err_set(err, RS_USAGE, "token list '%s' names more than %d widths", text,
                              MAX_WIDTHS);
        for (int64_t t = r.lo; t <= r.hi; t += r.step)
            *(int32_t *)rs_arena_push(arena, (void **)&list, &n, &cap, sizeof *list) =
                (int32_t)t;
    }
    *out_count = sort_unique(list, n);
    *out_list = list;
    return RS_OK;
}

rs_status rs_text_seconds(const char *what, const char *text, double *out_seconds, rs_err *err)
{
    char *end = NULL;
    errno = 0;
    double v = strtod(text, &end);
    double unit = 0;
    if (end != text && !errno)
        unit = !strcmp(end, "") || !strcmp(end, "s") ? 1
               : !strcmp(end, "m")                   ? 60
               : !strcmp(end, "h")                   ? 3600
                                                     : 0;
    if (unit <= 0 || !(v > 0) || v * unit > 1e7)
        return rs_err_set(err, RS_USAGE, "%s '%s' is not a duration such as 90s, 4m or 1h",
                          what, text);
    *out_seconds = v * unit;
    return RS_OK;
}

/* The name that begins at `text` ends before a comma that begins another. */
static size_t schedule_length(const char *text)
{
    size_t at = strcspn(text, ",");
    while (text[at]) {
        size_t part = strcspn(text + at + 1, ",");
        bool knob = memchr(text + at + 1, '=', part) && !memchr(text + at + 1, '/', part);
        if (!knob)
            break;
        at += 1 + part;
    }
    return at;
}

rs_status rs_text_schedules(rs_arena *arena,
                            const char *text,
                            const char ***list,
                            size_t *count,
                            size_t *cap,
                            rs_err *err)
{
    for (const char *at = text;; at++) {
        size_t length = schedule_length(at);
        if (length == 0)
            return rs_err_set(err, RS_USAGE,
                              "'%.200s' is no list of schedules, e.g. a/cols=4,b/cols=8", text);
        char *name = rs_arena_array(arena, length + 1, 1);
        memcpy(name, at, length);
        *(const char **)rs_arena_push(arena, (void **)list, count, cap, sizeof **list) = name;
        at += length;
        if (!*at)
            return RS_OK;
    }
}
