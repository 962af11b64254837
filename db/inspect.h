/* Looking into a result database: sessions, medians, flat rows, faults, what no decision reads.
   Layer: db. Strings handed out belong to the arena that the caller gave. */
#ifndef RS_DB_INSPECT_H
#define RS_DB_INSPECT_H

#include "db/db.h"

/* ---- rows of any query ---- */

typedef enum rs_db_kind { RS_DB_NULL, RS_DB_INT, RS_DB_REAL, RS_DB_TEXT } rs_db_kind;

typedef struct rs_db_field {
    rs_db_kind kind;
    int64_t number;
    double real;
    const char *text; /* valid during the call; a blob shows as its text */
} rs_db_field;

/* Takes a row; a statement starts with one call with fields = NULL. Anything but OK ends it. */
typedef rs_status rs_db_take_row(
    void *arg, const char *const *names, const rs_db_field *fields, size_t count, rs_err *err);

/* The views of db/views.sql as text, and put into the connection. */
extern const char rs_db_views_sql[];
RS_NODISCARD rs_status rs_db_add_views(rs_db *db, rs_err *err);

/* Run a person's statements one after the other, the views of rs_db_add_views beside the
   tables. USAGE for whatever writes, attaches or changes a setting, and for what is no SQL: the
   message says which. */
RS_NODISCARD rs_status
rs_db_query(rs_db *db, const char *sql, rs_db_take_row *take, void *arg, rs_err *err);

/* Every sample that matches (filter->mode NULL = all modes, tier NULL = all), one row each,
   ordered by content. */
RS_NODISCARD rs_status rs_db_export(
    rs_db *db, const rs_db_filter *filter, rs_db_take_row *take, void *arg, rs_err *err);

/* ---- sessions ---- */

typedef struct rs_db_session_row {
    int64_t id, ordinal, unix_s, cells, entries;
    double seconds; /* NaN = it never said that it ended */
    const char *tier, *label, *mode, *state, *git, *weights;
} rs_db_session_row;

/* All sessions of a tier (NULL = all), oldest first. */
RS_NODISCARD rs_status rs_db_list_sessions(rs_db *db,
                                           rs_arena *arena,
                                           const char *tier,
                                           rs_db_session_row **out_rows,
                                           size_t *out_count,
                                           rs_err *err);

/* ---- medians, for comparisons ---- */

/* A schedule at a width in one session. */
typedef struct rs_db_median {
    const char *shape, *schedule, *tier, *numeric;
    int32_t t;
    int64_t session;
    double ns; /* median of the samples that count */
    int count;
} rs_db_median;

typedef struct rs_db_part {
    rs_db_filter filter; /* mode NULL = chain; tier NULL = all */
    const char *git;     /* only sessions whose build's commit starts so; NULL = all */
    int64_t first, last; /* only sessions with these ids; last 0 = all */
} rs_db_part;

/* Medians of every schedule that was timed, controls included, sorted by tier, shape, t,
   schedule, session. UNKNOWN when there is none. */
RS_NODISCARD rs_status rs_db_load_medians(rs_db *db,
                                          rs_arena *arena,
                                          const rs_db_part *part,
                                          rs_db_median **out_rows,
                                          size_t *out_count,
                                          rs_err *err);

/* ---- control drift ---- */

/* A control in one cell, in the order of time. */
typedef struct rs_db_control {
    const char *name, *shape;
    int64_t session, cell;
    int32_t t;
    double ns;
} rs_db_control;

RS_NODISCARD rs_status rs_db_load_controls(rs_db *db,
                                           rs_arena *arena,
                                           const rs_db_filter *filter,
                                           rs_db_control **out_rows,
                                           size_t *out_count,
                                           rs_err *err);

/* ---- faults ---- */

/* Everything that integrity_check, foreign_key_check and the rules of the schema complain of,
   one line each, at most `most`. An empty list is a sound file. */
RS_NODISCARD rs_status rs_db_list_faults(rs_db *db,
                                         rs_arena *arena,
                                         size_t most,
                                         const char ***out_list,
                                         size_t *out_count,
                                         rs_err *err);

/* Stored plans in the order of storing, with their verdicts (by shape, t) and bands (by shape,
   t_lo); out_ids holds their rows. */
RS_NODISCARD rs_status rs_db_load_plans(rs_db *db,
                                        rs_arena *arena,
                                        rs_db_plan **out_plans,
                                        int64_t **out_ids,
                                        size_t *out_count,
                                        rs_err *err);

/* ---- pruning ---- */

typedef struct rs_db_pruned {
    int64_t cells, entries, samples; /* of sets of schedules that newer ones replaced */
    int64_t sessions;                /* left without a cell, and without a figure */
    int64_t plans;                   /* older twins of a plan made from the same data */
} rs_db_pruned;

/* Count what no decision reads any more, and with `apply` delete it in one transaction and give
   the space back. Plans and tables made before and after are the same. */
RS_NODISCARD rs_status rs_db_prune(rs_db *db,
                                   bool apply,
                                   rs_db_pruned *out_pruned,
                                   rs_err *err);

#endif
