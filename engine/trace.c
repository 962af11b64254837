/* Writer of traces. Layer: engine. */
#include "engine/trace.h"
#include "sweep/base/file.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void write_lines(const rs_forward_trace *t, FILE *file)
{
    char text[RS_SHAPE_TEXT];
    fputs("# shape T calls; for sweep plan --trace\n", file);
    for (size_t s = 0; s < t->tensors->shape_count; s++)
        for (int32_t i = 1; i <= t->t_max; i++) {
            uint64_t calls = t->counts[s * ((size_t)t->t_max + 1) + (size_t)i];
            if (calls)
                fprintf(file, "%s %d %" PRIu64 "\n",
                        rs_shape_text(&t->tensors->shapes[s].shape, text), i, calls);
        }
}

rs_status rs_trace_write(const rs_forward *forward, const char *path, rs_err *err)
{
    char beside[4096];
    rs_forward_trace t = rs_forward_trace_of(forward);
    if (snprintf(beside, sizeof beside, "%s.%ld.tmp", path, (long)getpid()) >=
        (int)sizeof beside)
        return rs_err_set(err, RS_USAGE, "the path of the trace is too long");
    FILE *file = rs_file_fresh(beside);
    if (!file)
        return rs_err_set(err, RS_IO, "cannot write %.200s: %s", path, strerror(errno));
    write_lines(&t, file);
    bool failed = ferror(file) != 0;
    failed |= fclose(file) != 0;
    if (!failed && !rename(beside, path))
        return RS_OK;
    rs_err_set(err, RS_IO, "cannot write %.200s: %s", path, strerror(errno));
    unlink(beside);
    return RS_IO;
}
