/* Schedules compared inside the model: the whole round with one node swapped. Layer: engine.
   A round is what serves a request: a step of decode (one token of each of T lanes, and their
   logits), or a chunk of T tokens of a prefill (and the logits of its last one). All schedules
   take turns, in seeded random order; every second round is the exact reverse of the one before
   it, so that drift cancels (mirrored blocks, as in the sweep).
   The CPU's calls end when they return and are timed one by one. On a GPU a round is a captured
   graph, timed as a whole by events: node and layer are what a round without them saves, over
   their number (two more graphs take turns for that), at least 1 ns. */
#ifndef RS_ENGINE_IN_SITU_H
#define RS_ENGINE_IN_SITU_H

#include "engine/session.h"

typedef enum rs_in_situ_kind {
    RS_IN_SITU_AUTO, /* decode up to RS_IN_SITU_DECODE_T tokens, else prefill */
    RS_IN_SITU_DECODE,
    RS_IN_SITU_PREFILL
} rs_in_situ_kind;

enum { RS_IN_SITU_DECODE_T = 8, RS_IN_SITU_SCHEDULES = 32 };

typedef struct rs_in_situ_options {
    rs_forward_swap swap; /* the node under test, its width T, the schedules */
    rs_in_situ_kind kind;
    int32_t rounds; /* even */
    int32_t depth;  /* tokens that each lane holds before the round; < 0 = default */
    int32_t passes; /* rounds of the model that make a sample; 0 = as many as last 50 ms, on a
                       GPU 20 */
    uint64_t seed;  /* of order and tokens */
} rs_in_situ_options;

/* One schedule in one round. */
typedef struct rs_in_situ_sample {
    int32_t round, slot, schedule; /* schedule: index */
    double node_ns;                /* median of the node's calls; on a GPU their mean */
    double layer_ns;               /* of the layers that hold one; of the head: logits */
    double round_ns;               /* median of the passes */
} rs_in_situ_sample;

typedef struct rs_in_situ_result {
    rs_in_situ_kind kind;
    int32_t depth, passes;
    int64_t calls, layers;      /* of the node in a round; layers that hold one */
    rs_in_situ_sample *samples; /* [rounds * schedules], in the order of time */
    size_t sample_count;
    double *difference; /* of each schedule's logits from the first's, relative L2 */
} rs_in_situ_result;

/* Open the model of `session` with the swap and run. Each schedule's logits must be finite and
   within 0.5 of the first's (CHECK): no time of a wrong result is reported. UNSUPPORTED when a
   round of this kind never calls the node. The model stays open for whoever prints: the caller
   closes *out_session. Memory from `arena`. */
RS_NODISCARD rs_status rs_in_situ_run(rs_arena *arena,
                                      const rs_session_options *session,
                                      const rs_in_situ_options *options,
                                      rs_session *out_session,
                                      rs_in_situ_result *out_result,
                                      rs_err *err);

/* "decode", "prefill", "auto". */
const char *rs_in_situ_kind_name(rs_in_situ_kind kind);

typedef enum rs_in_situ_form {
    RS_IN_SITU_TEXT,
    RS_IN_SITU_CSV,
    RS_IN_SITU_JSON
} rs_in_situ_form;

/* To stdout: a table, a row a sample, or one object. */
void rs_in_situ_print(rs_in_situ_form form,
                      const rs_session_options *session,
                      const rs_forward *forward,
                      const rs_in_situ_options *options,
                      const rs_in_situ_result *result);

#endif
