/* Merging: locks, versions, the file beside, the rename. Layer: db. */
#include "db/merge_internal.h"

#include "sweep/base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static rs_status schema_of(rs_db *db, int *out_version, rs_err *err)
{
    sqlite3_stmt *s = NULL;
    rs_status st = rs_db_prepare(db, &s, err, "PRAGMA user_version", "");
    if (!st && sqlite3_step(s) == SQLITE_ROW)
        *out_version = sqlite3_column_int(s, 0);
    else if (!st)
        st = rs_db_fail(db, "reading the version", err);
    sqlite3_finalize(s);
    return st;
}

/* A transaction for as long as it is open: one view of the file throughout. */
static rs_status open_source(rs_source *s, bool lock, rs_err *err)
{
    int version = 0;
    s->lock_fd = -1;
    rs_status st = lock ? rs_db_lock(s->path, false, &s->lock_fd, err) : RS_OK;
    if (!st)
        st = rs_db_open(s->path, RS_DB_READ, &s->db, err);
    if (!st)
        st = schema_of(s->db, &version, err);
    if (!st && version != RS_DB_SCHEMA)
        st = rs_err_set(err, RS_VERSION,
                        "%s has schema %d, a merge wants %d in every file; `sweep db upgrade "
                        "%s` brings it there",
                        s->path, version, RS_DB_SCHEMA, s->path);
    return st ? st : rs_db_exec(s->db, "BEGIN", err);
}

static void close_sources(rs_merge *m)
{
    for (size_t i = 0; i < m->source_count; i++) {
        rs_source *s = &m->sources[i];
        sqlite3_finalize(s->entries);
        sqlite3_finalize(s->samples);
        sqlite3_finalize(s->rounds);
        rs_db_close(s->db);
        if (s->lock_fd >= 0)
            close(s->lock_fd);
    }
}

/* `out` itself, when it is there, is a source like the others; its lock is held already. */
static rs_status
open_sources(rs_merge *m, const char *out, const char *const *in, size_t in_count, rs_err *err)
{
    bool has_out = access(out, F_OK) == 0;
    char *real_out = has_out ? realpath(out, NULL) : NULL;
    rs_status st = RS_OK;
    m->sources = rs_arena_array(m->arena, in_count + 1, sizeof *m->sources);
    if (has_out) {
        m->sources[m->source_count++] = (rs_source){.path = out};
        st = open_source(&m->sources[0], false, err);
    }
    for (size_t i = 0; i < in_count && !st; i++) {
        char *real_in = realpath(in[i], NULL);
        bool same = real_in && real_out && !strcmp(real_in, real_out);
        free(real_in);
        if (same)
            continue;
        m->sources[m->source_count++] = (rs_source){.path = in[i]};
        st = open_source(&m->sources[m->source_count - 1], true, err);
    }
    free(real_out);
    return st;
}

/* Until it is renamed nobody needs the file, so no journal and no waiting for the disk. */
static rs_status open_fresh(rs_merge *m, const char *path, rs_err *err)
{
    char lock[4096];
    FILE *empty = rs_file_fresh(path); /* made here: SQLite would follow a link */
    if (!empty)
        return rs_err_set(err, errno == ENOSPC ? RS_FULL : RS_IO, "cannot write %s: %s", path,
                          strerror(errno));
    fclose(empty);
    rs_status st = rs_db_open(path, RS_DB_CREATE, &m->out, err);
    snprintf(lock, sizeof lock, "%s.lock", path);
    unlink(lock); /* `out` is locked: nobody else comes here */
    return st ? st
              : rs_db_exec(m->out,
                           "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA "
                           "foreign_keys = OFF; PRAGMA cache_size = -65536; BEGIN",
                           err);
}

static rs_status sync_path(const char *path, rs_err *err)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    bool bad = fd < 0 || fsync(fd);
    int number = errno;
    if (fd >= 0)
        close(fd);
    return bad ? rs_err_set(err, number == ENOSPC || number == EDQUOT ? RS_FULL : RS_IO,
                            "cannot write %s: %s; the old file stands", path, strerror(number))
               : RS_OK;
}

static rs_status put_in_place(rs_merge *m, const char *beside, const char *out, rs_err *err)
{
    char *folder = rs_arena_strdup(m->arena, out);
    rs_status st = rs_db_exec(m->out, "COMMIT", err);
    rs_db_close(m->out);
    m->out = NULL;
    if (!st)
        st = sync_path(beside, err);
    if (!st && rename(beside, out))
        st = rs_err_set(err, RS_IO, "cannot put the result at %s: %s", out, strerror(errno));
    return st ? st : sync_path(dirname(folder), err);
}

static double now_s(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

rs_status rs_db_merge(const char *out,
                      const char *const *in,
                      size_t in_count,
                      rs_db_merged *out_merged,
                      rs_err *err)
{
    rs_merge m = {.arena = rs_arena_new(), .merged = out_merged};
    const char *beside = rs_arena_printf(m.arena, "%s.merge.tmp", out);
    double start = now_s();
    int lock = -1;
    *out_merged = (rs_db_merged){0};
    rs_status st = rs_db_lock(out, true, &lock, err);
    if (!st)
        st = open_sources(&m, out, in, in_count, err);
    if (!st)
        st = rs_merge_gather(&m, err);
    if (!st)
        st = open_fresh(&m, beside, err);
    if (!st)
        st = rs_merge_write(&m, err);
    /* Before the rename: a journal that recovery left open must not meet the new file. */
    close_sources(&m);
    if (!st)
        st = put_in_place(&m, beside, out, err);
    rs_db_close(m.out);
    if (st && lock >= 0)
        unlink(beside);
    if (lock >= 0)
        close(lock);
    out_merged->seconds = now_s() - start;
    rs_arena_free(m.arena);
    return st;
}
