/* Reading of texts. Layer: engine. */
#include "engine/text_file.h"

#include "engine/tokenizer.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

rs_status rs_text_file_read(
    rs_arena *arena, const char *path, char **out_text, size_t *out_length, rs_err *err)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return rs_err_set(err, RS_IO, "cannot read %.200s: %s", path, strerror(errno));
    char *text = rs_arena_alloc(arena, (size_t)RS_TOKENIZER_TEXT_MAX + 1);
    size_t length = fread(text, 1, (size_t)RS_TOKENIZER_TEXT_MAX + 1, file);
    bool failed = ferror(file) != 0;
    fclose(file);
    if (failed)
        return rs_err_set(err, RS_IO, "cannot read %.200s: %s", path, strerror(errno));
    *out_text = text;
    *out_length = length;
    return RS_OK;
}
