/* What fuzz targets share. A target is one function in the shape that libFuzzer calls; replay.c
   calls the same one with what is checked in. Layer: tests. */
#ifndef RS_TESTS_FUZZ_H
#define RS_TESTS_FUZZ_H

#include "sweep/base/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input as a string of exactly its size with a 0 behind it, from `arena`. */
static inline char *fuzz_text(rs_arena *arena, const uint8_t *data, size_t size)
{
    char *text = rs_arena_alloc(arena, size + 1);
    if (size)
        memcpy(text, data, size);
    return text;
}

/* A failure has a message, and success has none of its own. */
static inline void fuzz_check_error(rs_status st, const rs_err *err)
{
    RS_CHECK(!st || err->msg[0]);
    RS_CHECK(memchr(err->msg, 0, sizeof err->msg));
}

/* A file of this process in memory, where there is such a folder. */
static inline const char *fuzz_path(const char *suffix, char out[64])
{
    const char *folder = access("/dev/shm", W_OK) ? "/tmp" : "/dev/shm";
    snprintf(out, 64, "%s/rs_fuzz_%d%s", folder, (int)getpid(), suffix);
    return out;
}

static inline void fuzz_write(const char *path, const void *data, size_t size)
{
    FILE *f = fopen(path, "wb");
    RS_CHECK(f);
    RS_CHECK(fwrite(data, 1, size, f) == size);
    RS_CHECK(!fclose(f));
}

#endif
