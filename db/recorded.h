/* Whole cells of a database as they were measured, excluded samples and all: what a replay
   needs. Layer: db. */
#ifndef RS_DB_RECORDED_H
#define RS_DB_RECORDED_H

#include "db/db.h"

typedef struct rs_db_ceiling {
    const char *name;
    double value;
} rs_db_ceiling;

/* The nth session (from 1, oldest first) of one (shape, T), of the set of schedules that a
   decision would read. `out->session` is its row. Memory from `arena`. UNKNOWN when there is no
   such session. */
RS_NODISCARD rs_status rs_db_load_cell(rs_db *db,
                                       rs_arena *arena,
                                       const rs_db_filter *filter,
                                       int32_t t,
                                       int32_t nth,
                                       rs_db_cell *out,
                                       rs_err *err);

/* The figures of a session, see rs_db_put_ceiling, sorted by name. */
RS_NODISCARD rs_status rs_db_list_ceilings(rs_db *db,
                                           rs_arena *arena,
                                           int64_t session,
                                           rs_db_ceiling **out_list,
                                           size_t *out_count,
                                           rs_err *err);

/* The latest time of day that a session of this file claims to have begun at; 0 = none. */
RS_NODISCARD rs_status rs_db_newest_time(rs_db *db, int64_t *out_unix_s, rs_err *err);

#endif
