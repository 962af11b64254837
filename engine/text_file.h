/* Whole texts from files. Layer: engine. */
#ifndef RS_ENGINE_TEXT_FILE_H
#define RS_ENGINE_TEXT_FILE_H

#include "sweep/base/arena.h"

/* The file's bytes, from `arena`; at most one more than the tokenizer takes, which refuses what
   is too long. IO. */
RS_NODISCARD rs_status rs_text_file_read(
    rs_arena *arena, const char *path, char **out_text, size_t *out_length, rs_err *err);

#endif
