/* Fuzz target: the little languages of the command line: widths, shapes, durations, numbers,
   classes, schedules, maps. What is taken keeps its promises; all else has a message. */
#include "fuzz.h"

#include "sweep/adopt.h"
#include "sweep/base/text.h"
#include "sweep/mode.h"
#include "sweep/policy.h"

static void try_tokens(rs_arena *arena, const char *text)
{
    rs_err err = {0};
    int32_t *list = NULL;
    size_t count = 0;
    rs_status st = rs_text_tokens(arena, text, &list, &count, &err);
    fuzz_check_error(st, &err);
    RS_CHECK(st || (count > 0 && count <= 65536));
    for (size_t i = 0; i < count && !st; i++)
        RS_CHECK(list[i] >= 1 && list[i] <= 1048576 && (i == 0 || list[i] > list[i - 1]));
}

static void try_shape(const char *text)
{
    rs_err err = {0};
    rs_shape shape, again;
    char written[RS_SHAPE_TEXT];
    rs_status st = rs_shape_parse(text, &shape, &err);
    fuzz_check_error(st, &err);
    if (st)
        return;
    RS_CHECK(!rs_shape_parse(rs_shape_text(&shape, written), &again, &err));
    RS_CHECK(rs_shape_equal(&shape, &again));
    RS_CHECK(rs_shape_unique_bytes(&shape, 1) > 0 && rs_shape_flops(&shape, 1) > 0);
}

static void try_numbers(const char *text)
{
    rs_err err = {0};
    double seconds = -1;
    int64_t number = 0;
    rs_status st = rs_text_seconds("--budget", text, &seconds, &err);
    fuzz_check_error(st, &err);
    RS_CHECK(st ? seconds < 0 : seconds > 0 && seconds <= 1e7);
    st = rs_text_int("--seed", text, -5, INT32_MAX, &number, &err);
    fuzz_check_error(st, &err);
    RS_CHECK(number >= -5 && number <= INT32_MAX);
}

static void try_names(rs_arena *arena, const char *text)
{
    rs_err err = {0};
    rs_allow allow;
    rs_adopt_map map;
    rs_schedule schedule;
    const char *backend;
    char written[RS_SCHEDULE_TEXT];
    rs_format format;
    fuzz_check_error(rs_allow_parse(text, &allow, &err), &err);
    fuzz_check_error(rs_adopt_map_parse(arena, text, &map, &err), &err);
    fuzz_check_error(rs_adopt_backend(text, &backend, &err), &err);
    fuzz_check_error(rs_format_parse(text, &format, &err), &err);
    RS_CHECK(rs_mode_parse(text) <= RS_MODE_COUNT);
    rs_status st = rs_schedule_parse(text, rs_candidates, &schedule, &err);
    fuzz_check_error(st, &err);
    if (!st)
        RS_CHECK(*rs_schedule_text(&schedule, written));
}

/* What is taken is the text again, cut at some of its commas. */
static void try_lists(rs_arena *arena, const char *text)
{
    rs_err err = {0};
    const char **list = NULL, *at = text;
    size_t count = 0, cap = 0;
    rs_status st = rs_text_schedules(arena, text, &list, &count, &cap, &err);
    fuzz_check_error(st, &err);
    for (size_t i = 0; i < count && !st; i++) {
        size_t length = strlen(list[i]);
        RS_CHECK(length && !strncmp(at, list[i], length));
        at += length + (i + 1 < count);
    }
    RS_CHECK(st || !*at);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    rs_arena *arena = rs_arena_new();
    const char *text = fuzz_text(arena, data, size);
    try_tokens(arena, text);
    try_shape(text);
    try_numbers(text);
    try_names(arena, text);
    try_lists(arena, text);
    rs_arena_free(arena);
    return 0;
}
