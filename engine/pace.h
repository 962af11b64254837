/* How many drafts a round of speculative decoding should check. Layer: engine.

   With k drafts, each kept with probability a if all before it were, a round yields
       E(k) = 1 + a + a^2 + ... + a^k
   tokens and costs c(k + 1), the time of a pass of that width. The k with the largest
   E(k) / c(k + 1) is taken: expected tokens a second. a is counted for each length of match
   apart, c is measured round by round; of a cohort the widths of all lanes add up, and the
   next place in the pass goes to the lane whose next draft is likeliest.
   Source: the expectation is that of Leviathan et al., ICML 2023, with a measured cost. */
#ifndef RS_ENGINE_PACE_H
#define RS_ENGINE_PACE_H

#include "engine/kv.h"

/* Matches of 2, 3, 4..7, 8 and more tokens. */
enum { RS_PACE_CLASSES = 4, RS_PACE_WIDTH_MAX = 64 };

/* Time of a pass of one width; count 0: never seen, or too long ago; 1: seen, not counted. */
typedef struct rs_pace_cost {
    double ns;
    int32_t count;
    int64_t round; /* of the last measurement */
} rs_pace_cost;

typedef struct rs_pace {
    rs_pace_cost costs[RS_PACE_WIDTH_MAX + 1];
    double kept[RS_PACE_CLASSES], tried[RS_PACE_CLASSES]; /* decayed counts */
    int64_t round;
} rs_pace;

void rs_pace_init(rs_pace *pace);

/* Tokens of the lanes of one pass: match[i] as rs_draft_find says, most[i] drafts at most;
   out_k[i] in 0..most[i] with the sum of all (1 + out_k[i]) <= width_max, which is at least
   `lanes`. */
void rs_pace_choose(const rs_pace *pace,
                    int32_t lanes,
                    const int32_t *match,
                    const int32_t *most,
                    int32_t width_max,
                    int32_t *out_k);

/* A round of `width` tokens took `ns`. Once a round, after rs_pace_drafts of its lanes. */
void rs_pace_round(rs_pace *pace, int32_t width, double ns);

/* Of `drafted` drafts behind a match the first `kept` were right. What comes behind the first
   wrong one says nothing and is not counted. */
void rs_pace_drafts(rs_pace *pace, int32_t match, int32_t drafted, int32_t kept);

/* a and c as they stand: what rs_pace_choose reckons with. */
double rs_pace_acceptance(const rs_pace *pace, int32_t match);
double rs_pace_cost_ns(const rs_pace *pace, int32_t width);

#endif
