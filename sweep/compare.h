/* What changed between two sets of sessions. Layer: sweep.
   The unit is the session: x = ln of its median, two independent samples, Welch's interval
   (Welch, Biometrika 1947), the spread of either side no smaller than this machine's s_AA.
   Nothing is paired: sides come from different processes, so that a difference has to be larger
   than what the machine drifts between them. */
#ifndef RS_SWEEP_COMPARE_H
#define RS_SWEEP_COMPARE_H

#include "sweep/db_command.h"

/* In the order of printing. Of B against A. */
typedef enum rs_change_kind {
    RS_CHANGE_SLOWER,
    RS_CHANGE_FASTER,
    RS_CHANGE_UNDECIDED,
    RS_CHANGE_SAME,
    RS_CHANGE_COUNT
} rs_change_kind;

const char *rs_change_name(rs_change_kind kind);

typedef struct rs_change {
    const char *tier, *shape, *schedule[2];
    int32_t t;
    size_t sessions[2];
    double ns[2];   /* geometric means of the session medians */
    double gain, h; /* ln(t_a / t_b); h infinite below two sessions on a side */
    rs_change_kind what;
} rs_change;

typedef struct rs_comparison {
    rs_change *list; /* changes first, larger ones first */
    size_t count, lonely[2], totals[RS_CHANGE_COUNT];
    rs_limits limits;
} rs_comparison;

/* Compare args[0] with args[1] of a command: files, "session:1..3", "git:923dd9e" (of its
   --db). Best against best of each width, with `all` every schedule. Memory from the command's
   arena. UNKNOWN: a side holds nothing, or they have nothing in common. */
RS_NODISCARD rs_status rs_compare(rs_db_command *command, rs_comparison *out, rs_err *err);

#endif
