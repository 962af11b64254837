/* Parsing of the little languages on the command line: numbers, lists, ranges, durations.
   Layer: base. Every function leaves its output untouched on error. */
#ifndef RS_BASE_TEXT_H
#define RS_BASE_TEXT_H

#include "sweep/base/arena.h"

/* Whole decimal number in [min, max]. USAGE names `what`, the text and the range. */
RS_NODISCARD rs_status rs_text_int(const char *what,
                                   const char *text,
                                   int64_t min,
                                   int64_t max,
                                   int64_t *out_value,
                                   rs_err *err);

/* Token widths: "1,2,8..16,32..128:32" -> sorted, unique. Each in [1, 1048576], at most 65536
   in all. The list belongs to `arena`. */
RS_NODISCARD rs_status rs_text_tokens(
    rs_arena *arena, const char *text, int32_t **out_list, size_t *out_count, rs_err *err);

/* Names of schedules, separated by commas: "a/cols=4,warps=2,b" -> "a/cols=4,warps=2", "b". A
   part with a '=' and without a '/' is a knob of the name before it. Appended to *list, which
   belongs to `arena` like its names. USAGE on an empty one. */
RS_NODISCARD rs_status rs_text_schedules(rs_arena *arena,
                                         const char *text,
                                         const char ***list,
                                         size_t *count,
                                         size_t *cap,
                                         rs_err *err);

/* Duration "90", "90s", "4m", "1h" -> seconds, > 0. */
RS_NODISCARD rs_status rs_text_seconds(const char *what,
                                       const char *text,
                                       double *out_seconds,
                                       rs_err *err);

#endif
