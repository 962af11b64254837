/* Route traces. Layer: sweep. */
#include "sweep/trace.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool take_line(rs_arena *arena, const char *text, rs_trace *trace)
{
    char name[RS_SHAPE_TEXT], canonical[RS_SHAPE_TEXT];
    rs_shape shape;
    int32_t t = 0;
    double calls = 0;
    int end = 0;
    if (sscanf(text, "%63s %d %lf %n", name, &t, &calls, &end) != 3 || text[end] || t < 1 ||
        !(calls >= 0) || rs_shape_parse(name, &shape, NULL))
        return false;
    rs_trace_line *l =
        rs_arena_push(arena, (void **)&trace->lines, &trace->count, &trace->cap, sizeof *l);
    *l = (rs_trace_line){rs_arena_strdup(arena, rs_shape_text(&shape, canonical)), t, calls};
    return true;
}

rs_status rs_trace_read(rs_arena *arena, const char *path, rs_trace *out_trace, rs_err *err)
{
    char text[256];
    rs_trace trace = {0};
    rs_status st = RS_OK;
    FILE *f = fopen(path, "r");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot read trace %s: %s", path, strerror(errno));
    for (int number = 1; !st && fgets(text, sizeof text, f); number++) {
        text[strcspn(text, "\r\n")] = '\0';
        if (text[0] && text[0] != '#' && !take_line(arena, text, &trace))
            st = rs_err_set(err, RS_FORMAT,
                            "%s:%d: '%.80s' is not SHAPE T CALLS, e.g. q4g64:linear:5120x640 8 "
                            "1234",
                            path, number, text);
    }
    fclose(f);
    if (!st && trace.count == 0)
        st = rs_err_set(err, RS_FORMAT, "%s holds no call", path);
    if (!st)
        *out_trace = trace;
    return st;
}

double rs_trace_calls(const rs_trace *trace, const char *shape, int32_t t_lo, int32_t t_hi)
{
    double calls = 0;
    for (size_t i = 0; i < trace->count; i++) {
        const rs_trace_line *l = &trace->lines[i];
        if (l->t >= t_lo && l->t <= t_hi && !strcmp(l->shape, shape))
            calls += l->calls;
    }
    return calls;
}
