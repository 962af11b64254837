/* What a workload really calls: how often each shape ran at each width. Layer: sweep.
   A text file, one line a (shape, T): "q4g64:linear:5120x640 8 1234" (shape, T, calls); empty
   lines and lines that begin with # are skipped. Written by `engine trace`, or by hand. */
#ifndef RS_SWEEP_TRACE_H
#define RS_SWEEP_TRACE_H

#include "kernels/shape.h"
#include "sweep/base/arena.h"

typedef struct rs_trace_line {
    const char *shape; /* canonical text */
    int32_t t;
    double calls;
} rs_trace_line;

typedef struct rs_trace {
    rs_trace_line *lines;
    size_t count, cap;
} rs_trace;

/* IO when the file cannot be read; FORMAT with the line's number on a line that is not a shape,
   a width and a count, or when no line is left. Memory from `arena`. */
RS_NODISCARD rs_status rs_trace_read(rs_arena *arena,
                                     const char *path,
                                     rs_trace *out_trace,
                                     rs_err *err);

/* Calls of `shape` at widths t_lo..t_hi. */
double rs_trace_calls(const rs_trace *trace, const char *shape, int32_t t_lo, int32_t t_hi);

#endif
