/* The table at the end of `sweep --peers`: the best candidate beside the best peer.
   Layer: sweep. */
#ifndef RS_SWEEP_PEERS_H
#define RS_SWEEP_PEERS_H

#include "db/db.h"
#include "sweep/stats.h"

#include <stdio.h>

/* One width. The best peer is the quickest; the best candidate is the quickest of those whose
   numeric class is no looser than that peer's, so that nobody is beaten by rounding more. */
typedef struct rs_peer_pair {
    const rs_db_contender *candidate, *peer; /* NULL = none was timed */
    rs_effect effect; /* mu > 0: the candidate is quicker; 0 sessions without a pair */
} rs_peer_pair;

rs_peer_pair rs_peers_at(const rs_db_point *point, const rs_limits *limits);

/* "1.35x [1.31, 1.39]": time of the peer / time of the candidate; above 1 the candidate is
   quicker. "[?]" where one session leaves no interval. */
const char *rs_peers_ratio(const rs_effect *effect, char out[48]);

/* One line a point: shape, T, both, their times, the ratio; then how often who is ahead, or why
   no peer was timed: `why_none`. */
void rs_peers_print(FILE *out,
                    const rs_db_point *points,
                    size_t count,
                    const rs_limits *limits,
                    const char *why_none);

#endif
