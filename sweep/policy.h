/* clang-format off */
/* Policies: Lua files that turn the samples of one (shape, T) into a decision. Layer: sweep.

   A policy file returns a table:
     return { name = "mine", decide = function(cell) ... end }

   cell = {
     shape = "q4g64:linear:5120x640", t = 8,
     incumbent = "candidate/knob=1" or nil,     -- what the table routes now, if it was measured
     limits = { s_aa, g, delta, tau },          -- ln ratios: what this machine can resolve
     contenders = { ... },                      -- sorted by id; also as cell.by_id[id]
   }
   contender = {
     id, candidate, numeric, layout, workspace_bytes,
     outcome = "ok" | "dropped" | ..., reason,
     routable = true | false,                   -- measured, right, possible, its class allowed
     median, min, p95, n, sessions,             -- ns; median: of the session medians
     share,                                     -- used share of the error limit
     floor_ns,
   }
   rs.effect(a, b)   -> { mu, h, lo, hi, sessions, blocks, signs_agree, measured, slope, grain };
                        mu > 0: a is quicker; measured: mu before the clock's slope was removed.
                        a and b are ids. Paired over mirrored blocks, sessions as the unit.
   rs.verdict(effect) -> "WIN", "TIE" or "OPEN" by the limits of this machine
   rs.session_stats(id) -> { { session, min, median, p95, n }, ... } one a session

   decide returns {
     choice = id,                               -- must be routable
     verdict = "WIN" | "TIE" | "OPEN",
     why = "one sentence",
     against = id or nil,                       -- whom the effect compares the choice with
     effect = rs.effect(choice, against) or nil, -- mu > 0: the choice is quicker
     regret = { [id] = ln ratio },              -- proven loss of every other routable id; 0 =
   none
   }

   A policy runs with base (no load, require, print, pcall, metatables, next), string (no dump,
   rep, pack, patterns), table (no move) and math (no random); no io, os, debug, coroutines or
   bytecode; 50 million instructions, 64 MiB and 20 s a decision. pairs goes in sorted order,
   and nothing shows an address: same samples, same answer. */
/* clang-format on */
#ifndef RS_SWEEP_POLICY_H
#define RS_SWEEP_POLICY_H

#include "sweep/stats.h"

typedef struct rs_policy rs_policy;

/* Load a built-in policy by name ("spread_paired") or a file by path (it has a '/' or ends in
   ".lua"). UNKNOWN lists the built-in ones; FORMAT on a syntax error or a file that returns no
   `decide`; LIMIT when it does not end. Free with rs_policy_close. Not thread-safe. */
RS_NODISCARD rs_status rs_policy_open(const char *name, rs_policy **out_policy, rs_err *err);
void rs_policy_close(rs_policy *policy);

/* "spread_paired", and 16 hex digits over its text. Owned by the policy. */
const char *rs_policy_name(const rs_policy *policy);
const char *rs_policy_hash(const rs_policy *policy);

/* Which numeric classes may be routed, and from which T; and by which order of sums. */
typedef struct rs_allow {
    int32_t exact_from, rounded_from, a8_from; /* INT32_MAX = never */
    const char *sum_order;                     /* of kernels/sum_order.h; NULL = any */
} rs_allow;

/* exact always; rounded from T = 65, where its error share was accepted; a8 never. */
rs_allow rs_allow_default(void);

/* "exact,rounded,a8": the named classes at every T, others as by default. USAGE on another
 * word. */
RS_NODISCARD rs_status rs_allow_parse(const char *text, rs_allow *out_allow, rs_err *err);

/* Only candidates that add in this order and at any width alike, so that a change of the table
   changes no bit. UNKNOWN lists the orders that are claimed. `name` must outlive `allow`. */
RS_NODISCARD rs_status rs_allow_sum_order(const char *name, rs_allow *allow, rs_err *err);

/* Does this schedule add in the order asked for? */
bool rs_policy_in_order(const char *schedule, const rs_allow *allow);

typedef struct rs_decision {
    const char *choice;  /* schedule; NULL when nothing is routable */
    const char *verdict; /* "WIN", "TIE", "OPEN"; "REJECTED" when nothing is routable */
    const char *why;
    const char *against; /* NULL, or whom the effect is against */
    bool has_effect;
    rs_effect effect;
    double *regret; /* one a contender of the point; NaN = not routable */
} rs_decision;

/* May this numeric class ("exact", ...) be routed at width t? */
bool rs_policy_allows(const char *numeric, int32_t t, const rs_allow *allow);

/* May this contender be routed at width t: timed, right, possible, of an allowed class and
   order? */
bool rs_policy_routable(const rs_db_contender *contender, int32_t t, const rs_allow *allow);

/* Ask the policy about one point. Strings and arrays belong to `arena`. FORMAT on a malformed
   answer, LIMIT when it runs too long or takes too much memory; the message names policy, line
   and remedy. */
RS_NODISCARD rs_status rs_policy_decide(rs_policy *policy,
                                        rs_arena *arena,
                                        const rs_db_point *point,
                                        const char *incumbent,
                                        const rs_limits *limits,
                                        const rs_allow *allow,
                                        rs_decision *out_decision,
                                        rs_err *err);

/* Built-in policies, generated by CMake from scripts/policy/: name and text, NULL-terminated.
 */
typedef struct rs_policy_text {
    const char *name, *text;
} rs_policy_text;
extern const rs_policy_text rs_policy_builtin[];

#endif
