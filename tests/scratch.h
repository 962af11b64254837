/* A folder under /tmp that is gone when the test is. Layer: tests. */
#ifndef RS_TESTS_SCRATCH_H
#define RS_TESTS_SCRATCH_H

#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { SCRATCH_TEXT = 32, SCRATCH_MAX = 4096 };

/* Of this process: a child that a test forks must not take its parent's folders away. */
static struct {
    pid_t owner;
    int count;
    char folder[SCRATCH_MAX][SCRATCH_TEXT];
} scratch;

static inline int
scratch_remove(const char *path, const struct stat *info, int kind, struct FTW *walk)
{
    (void)info, (void)kind, (void)walk;
    return remove(path), 0;
}

static inline void scratch_end(void)
{
    for (int i = 0; scratch.owner == getpid() && i < scratch.count; i++)
        nftw(scratch.folder[i], scratch_remove, 16, FTW_DEPTH | FTW_PHYS);
}

/* A fresh folder; valid until the process ends. */
static inline const char *scratch_folder(void)
{
    if (scratch.owner != getpid()) {
        scratch.owner = getpid();
        scratch.count = 0;
        atexit(scratch_end);
    }
    assert_true(scratch.count < SCRATCH_MAX);
    char *folder = scratch.folder[scratch.count++];
    snprintf(folder, SCRATCH_TEXT, "/tmp/rs_test_XXXXXX");
    assert_non_null(mkdtemp(folder));
    return folder;
}

#endif
