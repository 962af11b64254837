/* Several result databases into one. Layer: db.

   What is the same is told by content, never by ids: a session by its machine, build, seed,
   process and time; a cell by its session, shape, mode and T; a plan and a comparison by all
   that they say. The result is written anew, everything in the order of its content, beside its
   place and then renamed: any order of the inputs gives the same bytes, merging again changes
   no byte, and whoever kills it midway finds the old file. */
#ifndef RS_DB_MERGE_H
#define RS_DB_MERGE_H

#include "db/db.h"

typedef struct rs_db_merged {
    int64_t sessions, cells, samples;  /* in the result */
    int64_t rows;                      /* cells, entries, samples, rounds, outputs */
    int64_t twin_sessions, twin_cells; /* found more than once */
    int64_t plans, ab_runs;
    double seconds;
} rs_db_merged;

/* Merge `in` and what `out` holds already into `out`. VERSION: a file of another schema, named
   (rs_db_open with RS_DB_WRITE brings one up). FORMAT: two files disagree about what one and
   the same cell or build was, or one holds rows that belong to nothing: nothing is written.
   BUSY: somebody writes one of them. FULL, IO: `out` is as before. */
RS_NODISCARD rs_status rs_db_merge(const char *out,
                                   const char *const *in,
                                   size_t in_count,
                                   rs_db_merged *out_merged,
                                   rs_err *err);

#endif
