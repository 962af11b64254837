/* Shared by the files of the merge: sources, what they hold, the order of the result.
   Layer: db, private to merge*.c. */
#ifndef RS_DB_MERGE_INTERNAL_H
#define RS_DB_MERGE_INTERNAL_H

#include "db/internal.h"
#include "db/merge.h"

typedef struct rs_source {
    rs_db *db;
    const char *path;
    int lock_fd;
    int64_t *schedules; /* its id -> id in the result */
    int64_t schedule_top;
    sqlite3_stmt *entries, *samples, *rounds; /* of a cell, an entry, a cell */
    int64_t rows; /* that hang from its cells, as they were copied or found to be twins */
} rs_source;

/* A row of a source with the text that says what it is. `group` counts equal keys. */
typedef struct rs_ref {
    size_t source;
    int64_t id, rank; /* rank: the newest version of equal ones has the largest */
    const char *key, *tie;
    size_t group;
} rs_ref;

typedef struct rs_refs {
    rs_ref *list;
    size_t count, cap, groups;
} rs_refs;

typedef struct rs_cell_ref {
    size_t source, session; /* session: its group */
    int64_t id;
    const char *shape, *mode, *set_hash;
    int32_t t;
} rs_cell_ref;

typedef struct rs_merge {
    rs_arena *arena;
    rs_source *sources;
    size_t source_count;
    rs_refs machines, builds, schedules, sessions, plans, ab_runs;
    rs_cell_ref *cells;
    size_t cell_count, cell_cap;
    rs_db *out;
    rs_db_merged *merged;
} rs_merge;

/* Read what all sources hold, sort it by content, drop what is there twice. */
RS_NODISCARD rs_status rs_merge_gather(rs_merge *m, rs_err *err);

/* Write it to m->out, an empty database. */
RS_NODISCARD rs_status rs_merge_write(rs_merge *m, rs_err *err);

/* Compile the statements of a source, once. */
RS_NODISCARD rs_status rs_merge_prepare(rs_source *source, rs_err *err);

#endif
