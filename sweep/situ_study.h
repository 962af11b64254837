/* Does the chain, does cold timing say what the engine says? Layer: sweep.
   Every pair of schedules that was run in situ at one (shape, T) and has a decided sign there,
   beside what the other modes say of the same pair. */
#ifndef RS_SWEEP_SITU_STUDY_H
#define RS_SWEEP_SITU_STUDY_H

#include "sweep/situ.h"

typedef enum rs_study_mode {
    RS_STUDY_CHAIN,
    RS_STUDY_COLD,
    RS_STUDY_COLD_MEMSET,
    RS_STUDY_TRACE,
    RS_STUDY_MODES
} rs_study_mode;

/* "chain", "cold", "cold_memset", "trace". */
const char *rs_study_mode_name(rs_study_mode mode);

/* Effects: mu > 0 = `a` is quicker than `b`; sessions 0 = not measured. `a` is the one that in
   situ is. */
typedef struct rs_study_pair {
    const char *shape, *a, *b;
    int32_t t;
    rs_situ_part by; /* whose sign it is: the round's, else the layer's, else the node's */
    rs_effect situ[RS_SITU_PARTS];
    rs_effect mode[RS_STUDY_MODES];
    double share; /* of the round in the node, with a */
} rs_study_pair;

typedef struct rs_study {
    rs_study_pair *pairs; /* decided ones; sorted by shape, t, a, b */
    size_t count, undecided;
    /* Of the decided pairs, by part: measured in a mode too, and of these of the same sign. */
    size_t known[RS_SITU_PARTS][RS_STUDY_MODES], agree[RS_SITU_PARTS][RS_STUDY_MODES];
    /* Of these, over all parts: the mode's own sign is decided as well. */
    size_t sure[RS_STUDY_MODES], sure_agree[RS_STUDY_MODES];
} rs_study;

/* All pairs of a database. UNKNOWN with the command that measures when it has nothing in situ.
   Memory from `arena`. */
RS_NODISCARD rs_status rs_study_load(
    rs_db *db, rs_arena *arena, const rs_db_filter *filter, rs_study *out, rs_err *err);

/* Was any decided pair measured in `mode`? */
bool rs_study_has(const rs_study *study, rs_study_mode mode);

/* Does `mode` have the sign of what was found in situ? Meaningless where it has no session. */
bool rs_study_agrees(const rs_study_pair *pair, rs_study_mode mode);

/* Which modes have another sign than the engine: "", "chain", "chain, cold_memset". */
enum { RS_STUDY_AGAINST = 48 };
const char *rs_study_against(const rs_study_pair *pair, char out[RS_STUDY_AGAINST]);

/* "612 of 613 (99.8 %)", "0 of 0". */
const char *rs_study_share(size_t agree, size_t known, char out[48]);

#endif
