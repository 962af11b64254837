/* Text and files of the generators. Layer: sweep. */
#include "sweep/emit_text.h"
#include "sweep/base/file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void rs_emit_string(FILE *out, const char *text)
{
    fputc('"', out);
    for (const unsigned char *p = (const unsigned char *)text; *p; p++)
        if (*p == '"' || *p == '\\' || *p == '?')
            fprintf(out, "\\%c", *p);
        else if (*p < 32 || *p > 126)
            fprintf(out, "\\%03o", *p);
        else
            fputc(*p, out);
    fputc('"', out);
}

void rs_emit_comment(FILE *out, const char *text)
{
    for (const char *p = text; *p; p++) {
        fputc((unsigned char)*p < 32 && *p != '\n' ? ' ' : *p, out);
        if ((p[0] == '*' && p[1] == '/') || (p[0] == '/' && p[1] == '*'))
            fputc(' ', out);
    }
}

static bool same_bytes(const char *path, const char *text, size_t size)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    char *old = malloc(size + 1);
    bool same = old && fread(old, 1, size + 1, f) == size && !memcmp(old, text, size);
    free(old);
    fclose(f);
    return same;
}

static rs_status
write_file(rs_arena *arena, const char *path, const char *text, size_t size, rs_err *err)
{
    const char *temporary = rs_arena_printf(arena, "%s.tmp", path);
    FILE *f = rs_file_fresh(temporary);
    if (!f)
        return rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", temporary,
                          strerror(errno));
    errno = 0;
    bool ok = fwrite(text, 1, size, f) == size && !fflush(f) && !fsync(fileno(f));
    int why = errno;
    ok = !fclose(f) && ok && same_bytes(temporary, text, size);
    if (ok && !rename(temporary, path))
        return RS_OK;
    why = why ? why : errno;
    unlink(temporary);
    return rs_err_set(err, why == ENOSPC || why == EFBIG ? RS_FULL : RS_IO,
                      "cannot write %s: %s; the old file stands", path, strerror(why));
}

rs_status rs_emit_file(rs_arena *arena,
                       const char *path,
                       const char *text,
                       size_t size,
                       bool *out_changed,
                       rs_err *err)
{
    *out_changed = !same_bytes(path, text, size);
    return *out_changed ? write_file(arena, path, text, size, err) : RS_OK;
}

rs_status rs_emit_read(rs_arena *arena,
                       const char *path,
                       size_t limit,
                       char **out_text,
                       size_t *out_size,
                       rs_err *err)
{
    size_t size = 0, room = 0;
    char *text = NULL;
    FILE *f = fopen(path, "rb");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot read %s: %s", path, strerror(errno));
    do { /* not by its length: it may be a pipe */
        room = room ? 2 * room : 65536;
        char *more = rs_arena_alloc(arena, room + 1);
        if (size)
            memcpy(more, text, size);
        text = more;
        size += fread(text + size, 1, room - size, f);
    } while (size == room && size <= limit);
    bool failed = ferror(f);
    fclose(f);
    if (failed)
        return rs_err_set(err, RS_IO, "cannot read %s: not a file that can be read", path);
    if (size > limit)
        return rs_err_set(err, RS_LIMIT, "%s is larger than %zu MiB; split it", path,
                          limit >> 20);
    *out_text = text;
    *out_size = size;
    return RS_OK;
}
