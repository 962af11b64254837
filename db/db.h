/* The result database: one SQLite file, append-only, every sample kept. Layer: db.
   All SQL text of the project lives in db/. Verdicts are derived and can be computed again.
   Row structs are plain values; strings passed in are copied by SQLite, strings handed out
   belong to the arena that the caller gave. One rs_db serves one thread. */
#ifndef RS_DB_DB_H
#define RS_DB_DB_H

#include "sweep/base/arena.h"

typedef struct rs_db rs_db;

/* Newest schema that this build reads and writes (PRAGMA user_version). */
enum { RS_DB_SCHEMA = 3 };

typedef enum rs_db_mode { RS_DB_READ, RS_DB_WRITE, RS_DB_CREATE } rs_db_mode;

/* Open `path`. CREATE makes the file and its schema when absent, migrates an older schema and
   takes the writer's lock for as long as it is open. IO: not there or not a database; VERSION:
   written by a newer schema; BUSY: another process writes it (its pid where known); FULL: no
   space. A rollback journal left by a killed writer is recovered here. */
RS_NODISCARD rs_status rs_db_open(const char *path,
                                  rs_db_mode mode,
                                  rs_db **out_db,
                                  rs_err *err);
void rs_db_close(rs_db *db);

/* One device as it stands in the tier key; `label` is a name for people. */
typedef struct rs_db_machine {
    const char *tier, *backend, *label, *host_cpu, *os;
    const char *driver; /* CUDA driver version or kernel release */
    int64_t cores, cache_bytes, memory_bytes;
} rs_db_machine;

typedef struct rs_db_build {
    const char *build_id; /* hash of the executable */
    const char *git;      /* commit, "-dirty" appended */
    const char *compiler, *flags;
} rs_db_build;

/* Find the identical row or insert it. */
RS_NODISCARD rs_status rs_db_put_machine(rs_db *db,
                                         const rs_db_machine *machine,
                                         int64_t *out_id,
                                         rs_err *err);
RS_NODISCARD rs_status rs_db_put_build(rs_db *db,
                                       const rs_db_build *build,
                                       int64_t *out_id,
                                       rs_err *err);

/* One worker process. State starts as 'open'; rs_db_end_session writes 'finished',
   'crashed' or 'interrupted' (a killed parent leaves 'open': also not finished). */
typedef struct rs_db_session {
    int64_t machine, build;
    const char *mode; /* "cold", "chain" */
    const char *shape;
    const char *weights; /* "synthetic:<seed>" or "<file>:<tensor>" */
    int64_t ordinal;     /* 1.. within the campaign */
    int64_t pid;
    uint64_t seed;
    const char *env; /* JSON: load, steal, frequency, clocks at start */
} rs_db_session;

RS_NODISCARD rs_status rs_db_put_session(rs_db *db,
                                         const rs_db_session *session,
                                         int64_t *out_id,
                                         rs_err *err);
RS_NODISCARD rs_status
rs_db_end_session(rs_db *db, int64_t session, const char *state, const char *env, rs_err *err);

/* What became of a schedule in a cell. */
#define RS_DB_OUTCOME_MAP(X)                                                                   \
    X(OK, "ok")                   /* measured */                                               \
    X(DROPPED, "dropped")         /* clear loser, screened out; its samples are kept */        \
    X(UNSUPPORTED, "unsupported") /* outside its domain, never launched */                     \
    X(WRONG, "wrong")             /* failed the oracle */                                      \
    X(BELOW_FLOOR, "below_floor") /* faster than physics allows */                             \
    X(CRASHED, "crashed")         /* took its worker down */                                   \
    X(TIMEOUT, "timeout")         /* passed its deadline */                                    \
    X(CONTROL, "control")         /* a control stream, never routed */                         \
    X(PEER, "peer")               /* measured for comparison, never routed */

typedef enum rs_db_outcome {
#define RS_DB_OUTCOME_ENUM(name, text) RS_DB_##name,
    RS_DB_OUTCOME_MAP(RS_DB_OUTCOME_ENUM)
#undef RS_DB_OUTCOME_ENUM
        RS_DB_OUTCOME_COUNT
} rs_db_outcome;

const char *rs_db_outcome_text(rs_db_outcome outcome);

/* One timed sample: `launches` launches took ns * launches. round and slot count from 0; rounds
   2i and 2i+1 are a mirrored block. */
typedef struct rs_db_sample {
    int32_t round, slot, launches;
    double ns;            /* per launch */
    double sm_mhz;        /* 0 = not known */
    const char *excluded; /* NULL, or why it does not count */
} rs_db_sample;

/* One schedule (or control "control:read", "control:fma") within a cell. */
typedef struct rs_db_entry {
    const char *schedule;  /* text id */
    const char *code_hash; /* of the candidate's code; "" for controls */
    const char *numeric, *layout;
    int64_t workspace_bytes;
    rs_db_outcome outcome;
    const char *reason; /* for all outcomes but OK and CONTROL */
    bool checked;       /* the next three mean something */
    double rel_l2, gross, share;
    double floor_ns; /* physical floor used for the rejection; 0 = none */
    int32_t registers, spill_bytes, smem_bytes, grid, block; /* 0 = not known */
    uint64_t y_hash; /* of the output that was checked; 0 = not known */
    bool incumbent;
    rs_db_sample *samples;
    size_t sample_count;
} rs_db_entry;

/* The machine during a mirrored block; round = its first. NaN and NULL = not known. */
typedef struct rs_db_round {
    int32_t round, epoch;
    double mem_mhz, temp_c, power_w;
    const char *throttle; /* reasons, "" = none */
    double steal, foreign_load;
} rs_db_round;

/* All that one session learnt about one (shape, T). */
typedef struct rs_db_cell {
    int64_t session;
    const char *shape, *mode;
    int32_t t;
    const char *set_hash; /* of the schedules offered and their code hashes: resume key */
    rs_db_entry *entries;
    size_t entry_count;
    rs_db_round *rounds;
    size_t round_count;
} rs_db_cell;

/* Store a finished cell in one transaction: all or nothing. FULL or IO leave the file as it
 * was. */
RS_NODISCARD rs_status rs_db_put_cell(rs_db *db, const rs_db_cell *cell, rs_err *err);

/* How many sessions already hold this cell, finished, with this very set of schedules on this
 * machine. */
RS_NODISCARD rs_status rs_db_count_cell(rs_db *db,
                                        int64_t machine,
                                        const char *shape,
                                        const char *mode,
                                        int32_t t,
                                        const char *set_hash,
                                        int64_t *out_sessions,
                                        rs_err *err);

/* Schedules that earlier sessions of this cell (same set_hash) found to be no use: outcome is
   none of OK, CONTROL and PEER. A later session leaves them out. */
typedef struct rs_db_out {
    const char *schedule;
    rs_db_outcome outcome;
    const char *reason;
} rs_db_out;

RS_NODISCARD rs_status rs_db_list_out(rs_db *db,
                                      rs_arena *arena,
                                      int64_t machine,
                                      const char *shape,
                                      const char *mode,
                                      int32_t t,
                                      const char *set_hash,
                                      rs_db_out **out_list,
                                      size_t *out_count,
                                      rs_err *err);

/* Figures of a session: ceilings ("read_gbps:<bytes>:chain") and what its time went to
   ("spent_s:kernels"). */
RS_NODISCARD rs_status
rs_db_put_ceiling(rs_db *db, int64_t session, const char *name, double value, rs_err *err);

/* ---- reading back for decisions ---- */

/* A schedule at one (shape, T), over all sessions of one mode and tier. A stored cell is
   complete whatever became of its session later. */
typedef struct rs_db_series {
    int64_t session; /* number within the point, 1 = oldest; ascending */
    size_t count;
    rs_db_sample *samples; /* ascending by round, slot; excluded ones left out */
} rs_db_series;

typedef struct rs_db_contender {
    const char *schedule, *code_hash, *numeric, *layout;
    int64_t workspace_bytes;
    rs_db_outcome
        outcome; /* of its newest session; WRONG, BELOW_FLOOR, CRASHED, TIMEOUT stay */
    const char *reason;
    double rel_l2, share; /* worst of its sessions */
    double floor_ns;
    uint64_t y_hash; /* of its newest session; 0 = not known */
    int32_t registers, smem_bytes, grid, block, spill_bytes; /* 0 = not known */
    int64_t incumbent_session; /* newest session that raced it as the incumbent, 0 = none */
    rs_db_series *series;
    size_t series_count;
} rs_db_contender;

typedef struct rs_db_point {
    const char *shape, *mode, *set_hash;
    int32_t t;
    const char *incumbent;       /* raced as such by the newest session that had one; or NULL */
    rs_db_contender *contenders; /* sorted by schedule; controls included */
    size_t contender_count;
} rs_db_point;

typedef struct rs_db_filter {
    const char *tier;  /* NULL = the only one in the file, else USAGE names them */
    const char *mode;  /* NULL = "chain" */
    const char *shape; /* NULL = all */
} rs_db_filter;

/* Which of the points that match; all zero = all of them. */
typedef struct rs_db_choice {
    const int32_t *tokens; /* only these widths; NULL = all */
    size_t token_count;
    size_t most;       /* load the first so many points; 0 = all */
    size_t *out_total; /* NULL, or where to say how many there are */
} rs_db_choice;

/* Every (shape, T) that matches, sorted by shape then T. Where a cell was measured with several
   sets of schedules, only the sessions of the newest set count. Same content gives the same
   result whatever the order of insertion. */
RS_NODISCARD rs_status rs_db_load_points(rs_db *db,
                                         rs_arena *arena,
                                         const rs_db_filter *filter,
                                         rs_db_point **out_points,
                                         size_t *out_count,
                                         rs_err *err);

/* The same of some of them: what is not chosen is not read. */
RS_NODISCARD rs_status rs_db_load_chosen(rs_db *db,
                                         rs_arena *arena,
                                         const rs_db_filter *filter,
                                         const rs_db_choice *choice,
                                         rs_db_point **out_points,
                                         size_t *out_count,
                                         rs_err *err);

/* The machine row of a tier (NULL = the only one); strings belong to `arena`. */
RS_NODISCARD rs_status rs_db_load_machine(
    rs_db *db, rs_arena *arena, const char *tier, rs_db_machine *out_machine, rs_err *err);

/* The newest figure called `name` among a tier's sessions (NULL = the only tier), see
   rs_db_put_ceiling; UNKNOWN when there is none. */
RS_NODISCARD rs_status rs_db_load_ceiling(
    rs_db *db, const char *tier, const char *name, double *out_value, rs_err *err);

/* 16 hex digits over all samples and outcomes of the points, in their sorted order. */
void rs_db_data_hash(const rs_db_point *points, size_t count, char out_hex[17]);

/* ---- decisions, as they were made ---- */

typedef struct rs_db_verdict {
    const char *shape;
    int32_t t;
    const char *verdict, *choice, *against; /* against: NULL = nobody to compare with */
    double mu, h;                           /* NaN = no effect was computed */
    int32_t sessions;
    const char *why;
} rs_db_verdict;

typedef struct rs_db_band {
    const char *shape;
    int32_t t_lo, t_hi;
    const char *schedule, *evidence;
} rs_db_band;

typedef struct rs_db_plan {
    const char *tier; /* NULL = the only one */
    const char *policy, *policy_hash, *data_hash, *fingerprint;
    const rs_db_verdict *verdicts;
    size_t verdict_count;
    const rs_db_band *bands;
    size_t band_count;
} rs_db_plan;

/* Append a plan in one transaction. *out_id is its row. */
RS_NODISCARD rs_status rs_db_put_plan(rs_db *db,
                                      const rs_db_plan *plan,
                                      int64_t *out_id,
                                      rs_err *err);

/* ---- comparisons of executables (sweep ab) ---- */

typedef struct rs_db_ab_run {
    const char *kind; /* "ab", "null", "bisect" */
    const char *host, *tool;
    const char *a, *b, *a_hash, *b_hash;
    const char *a_routes, *b_routes; /* NULL = none */
    const char *metric;              /* NULL = seconds of the process */
    bool higher;
    uint64_t seed;
    double timeout_s;
    int64_t started_unix_s;
} rs_db_ab_run;

typedef struct rs_db_ab_sample {
    int64_t run, ordinal;
    const char *config, *command, *arm;
    bool control, timed_out;
    int32_t session, repetition; /* session 0 = dry run */
    int32_t exit_code;           /* < 0 = none: killed */
    int32_t signal;
    double seconds, metric;                      /* metric NaN = the run gave no number */
    const char *why, *stdout_tail, *stderr_tail; /* NULL when it gave one */
} rs_db_ab_sample;

/* State starts as 'open'; rs_db_end_ab writes 'finished', 'refused' or 'interrupted'. */
RS_NODISCARD rs_status rs_db_put_ab_run(rs_db *db,
                                        const rs_db_ab_run *run,
                                        int64_t *out_id,
                                        rs_err *err);
RS_NODISCARD rs_status rs_db_put_ab_sample(rs_db *db,
                                           const rs_db_ab_sample *sample,
                                           rs_err *err);
RS_NODISCARD rs_status rs_db_end_ab(rs_db *db, int64_t run, const char *state, rs_err *err);

/* Counted samples of `command`, and of the controls beside it, in all null runs of `host` with
   this metric; ascending by run, then ordinal. Only the fields up to `metric` are set. */
RS_NODISCARD rs_status rs_db_load_ab_null(rs_db *db,
                                          rs_arena *arena,
                                          const char *host,
                                          const char *command,
                                          const char *metric,
                                          rs_db_ab_sample **out_samples,
                                          size_t *out_count,
                                          rs_err *err);

/* PRAGMA integrity_check and foreign_key_check; FORMAT with the first complaint. */
RS_NODISCARD rs_status rs_db_verify(rs_db *db, rs_err *err);

#endif
