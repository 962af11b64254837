/* What the generators share: text that is safe in C, files that replace others whole. Layer:
   sweep. */
#ifndef RS_SWEEP_EMIT_TEXT_H
#define RS_SWEEP_EMIT_TEXT_H

#include "sweep/base/arena.h"

#include <stdio.h>

/* `text` as a C string literal: names come out of databases and may hold anything. */
void rs_emit_string(FILE *out, const char *text);

/* `text` inside a comment: cannot end it, cannot begin another. */
void rs_emit_comment(FILE *out, const char *text);

/* Put `size` bytes into `path`: written beside its place, read back and renamed, so that a
   failure leaves the old file. *out_changed tells whether the bytes differ from what stood
   there. FULL or IO. */
RS_NODISCARD rs_status rs_emit_file(rs_arena *arena,
                                    const char *path,
                                    const char *text,
                                    size_t size,
                                    bool *out_changed,
                                    rs_err *err);

/* A whole file of at most `limit` bytes, with a 0 behind it, from `arena`. IO names the path,
   LIMIT when it is larger. */
RS_NODISCARD rs_status rs_emit_read(rs_arena *arena,
                                    const char *path,
                                    size_t limit,
                                    char **out_text,
                                    size_t *out_size,
                                    rs_err *err);

#endif
