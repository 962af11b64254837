/* The in-situ verdict: schedules of one node timed inside whole rounds of a real model.
   Layer: sweep. The worker is the engine's own executable (`engine in-situ`), one fresh process
   a session; this side starts it, reads its JSON, stores every sample and judges. Three cells a
   session: the node, the layers that hold it, the whole round. They are modes of their own and
   are never compared with samples of another mode. */
#ifndef RS_SWEEP_SITU_H
#define RS_SWEEP_SITU_H

#include "sweep/registry.h"
#include "sweep/stats.h"

#include <stdio.h>

typedef enum rs_situ_part {
    RS_SITU_NODE,
    RS_SITU_LAYER,
    RS_SITU_ROUND,
    RS_SITU_PARTS
} rs_situ_part;

/* "in_situ_node", "in_situ_layer", "in_situ": the whole round, the last word. */
const char *rs_situ_mode(rs_situ_part part);

/* ---- one process ---- */

/* What is compared: `schedules[0]` is who the others must beat. */
typedef struct rs_situ_cell {
    const char *shape; /* canonical text */
    int32_t t;
    const char **schedules;
    size_t count;
} rs_situ_cell;

typedef struct rs_situ_options {
    const char *engine, *model, *backend; /* backend NULL = cpu */
    const char *synthetic;                /* a geometry of the engine's in place of `model` */
    const char *routes;               /* table of all other nodes; NULL = the engine's own */
    const char *round;                /* "auto", "decode", "prefill" */
    int32_t sessions_least, sessions; /* more than the least where it is not decided */
    int32_t rounds;
    int64_t threads; /* 0 = all */
    double timeout_s;
    uint64_t seed;
    bool quiet;
} rs_situ_options;

/* Times of one schedule in one round, nanoseconds: medians of its calls, layers and passes. */
typedef struct rs_situ_sample {
    int32_t round, slot;
    double ns[RS_SITU_PARTS];
} rs_situ_sample;

typedef struct rs_situ_reading {
    const char *tier, *kind; /* kind: "decode", "prefill" */
    int32_t rounds, passes, calls, layers;
    const char **hashes;      /* code hash of each schedule */
    rs_situ_sample **samples; /* [schedule][round] */
} rs_situ_reading;

/* Read what `engine in-situ --json` printed for `cell`. FORMAT names the place: another shape,
   width or list than asked for, a round that is missing or there twice, a time that is not
   positive, a node that takes longer than its round. */
RS_NODISCARD rs_status rs_situ_read(rs_arena *arena,
                                    const rs_situ_cell *cell,
                                    const char *text,
                                    rs_situ_reading *out,
                                    rs_err *err);

/* Run the engine once. CRASHED, TIMEOUT, FORMAT, FAILED with what it said last; INTERRUPTED. */
RS_NODISCARD rs_status rs_situ_execute(rs_arena *arena,
                                       const rs_situ_options *options,
                                       const rs_situ_cell *cell,
                                       uint64_t seed,
                                       rs_situ_reading *out,
                                       rs_err *err);

/* Ask the engine for the shapes of its geometry options.synthetic: lines of text. */
RS_NODISCARD rs_status rs_situ_list(rs_arena *arena,
                                    const rs_situ_options *options,
                                    const char **out_text,
                                    rs_err *err);

/* ---- measuring ---- */

typedef struct rs_situ {
    rs_arena *arena;
    const rs_situ_options *options;
    const rs_registry *registry;
    rs_db *db;
    rs_device device;
    int64_t machine, build;
    const char *tier, *weights;
    char engine_hash[17], routes_hash[17]; /* of the files; "" without options.routes */
} rs_situ;

/* Find the engine, the model and this machine. IO when a file is not there. */
RS_NODISCARD rs_status rs_situ_open(rs_arena *arena,
                                    const rs_situ_options *options,
                                    const rs_registry *registry,
                                    rs_db *db,
                                    rs_situ *out_situ,
                                    rs_err *err);

/* Sessions until `db` holds as many as are wanted of this cell, code of the schedules and
   model. When the engine dies, hangs or says nonsense, each schedule is run alone: who fails
   alone is stored as crashed or timeout and the others go on. An error when the first one
   fails, or none does. *out_sessions (may be NULL) counts those taken now. */
RS_NODISCARD rs_status rs_situ_measure(rs_situ *situ,
                                       const rs_situ_cell *cell,
                                       int *out_sessions,
                                       rs_err *err);

/* Store one session: three cells. `failed`: schedules that were left out, with why; `reading`
   is of `ran`, the cell without them. */
typedef struct rs_situ_failed {
    const char *schedule, *reason;
    rs_db_outcome outcome;
} rs_situ_failed;

typedef struct rs_situ_session {
    const rs_situ_cell *cell, *ran;
    const rs_situ_reading *reading;
    const rs_situ_failed *failed;
    size_t failed_count;
    uint64_t seed;
    int64_t ordinal;
    const char *set_hash, *env_before;
} rs_situ_session;

RS_NODISCARD rs_status rs_situ_store(rs_situ *situ,
                                     const rs_situ_session *session,
                                     rs_err *err);

/* ---- judging ---- */

/* Everything in situ that a database holds of a tier: one list a part. */
typedef struct rs_situ_data {
    rs_db_point *points[RS_SITU_PARTS];
    size_t count[RS_SITU_PARTS];
} rs_situ_data;

/* Counts are 0 where nothing was measured in situ. Memory from `arena`. */
RS_NODISCARD rs_status rs_situ_load(
    rs_db *db, rs_arena *arena, const rs_db_filter *filter, rs_situ_data *out, rs_err *err);

/* The point of one part at (shape, t), or NULL. */
const rs_db_point *
rs_situ_point(const rs_situ_data *data, rs_situ_part part, const char *shape, int32_t t);

typedef enum rs_situ_verdict {
    RS_SITU_NONE,      /* not measured, or with other code */
    RS_SITU_AGREES,    /* the challenger is quicker in situ */
    RS_SITU_DISAGREES, /* it is slower */
    RS_SITU_UNDECIDED,
    RS_SITU_FAILED /* it crashed, hung or gave wrong results inside the engine */
} rs_situ_verdict;

const char *rs_situ_verdict_name(rs_situ_verdict verdict);

typedef struct rs_situ_finding {
    const char *shape, *challenger, *against;
    int32_t t;
    rs_situ_verdict verdict;
    rs_situ_part by;                 /* whose effect decided: the round, else the layer */
    rs_effect effect[RS_SITU_PARTS]; /* mu > 0: the challenger is quicker */
    double ns[RS_SITU_PARTS];        /* medians with the challenger */
    double share;                    /* of the round that is spent in the node; NaN */
    const char *reason;              /* FAILED: why */
} rs_situ_finding;

/* Judge `challenger` against `against`. Decided is an effect of at least three sessions, all of
   one sign, larger than its half width; its sd is floored by what the blocks inside a session
   scatter. The round has the last word; where it is not decided, the layers have. `hash`: code
   of the challenger that decided elsewhere; NULL = any. */
rs_situ_finding rs_situ_judge(const rs_situ_data *data,
                              const char *shape,
                              int32_t t,
                              const char *challenger,
                              const char *against,
                              const char *hash);

/* Fill in the challenger's times and share alone. */
void rs_situ_times(const rs_situ_data *data, rs_situ_finding *finding);

/* Effect of b against a (mu > 0: a is quicker), sd floored by the blocks' own scatter. */
rs_effect rs_situ_effect(const rs_db_contender *a, const rs_db_contender *b);

/* At least three sessions of one sign and |mu| > h? */
bool rs_situ_decided(const rs_effect *effect);

/* "agrees: round +1.2 % [0.8, 1.6], node 12.30 us = 14.2 % of it, 3 sessions". */
const char *rs_situ_text(rs_arena *arena, const rs_situ_finding *finding);

/* ---- showing ---- */

/* `sweep db show --mode in_situ`: every schedule of every cell with node, layer, round, share
   of the round and gain of the round against the incumbent. */
void rs_situ_show(FILE *out, const rs_db_machine *machine, const rs_situ_data *data, bool json);

#endif
