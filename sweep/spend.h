/* What another session of a cell could still change. Layer: sweep.
   Sessions go where (weight of T) x (possible regret) / (seconds) is largest, and none where
   every outcome keeps the route. */
#ifndef RS_SWEEP_SPEND_H
#define RS_SWEEP_SPEND_H

#include "sweep/stats.h"

/* Largest loss, as ln ratio, that today's samples do not rule out if no further session is run:
   of keeping the incumbent although another is quicker, or of routing to the leader although a
   rival is. 0 when everything is settled (WIN or TIE) or what is open cannot cost more than
   tau. A table has one layout a shape and a model may forbid a numeric class, so each layout
   and class is asked on its own, and the largest answer counts. Without an incumbent a first
   route is to be proven: never 0 before three sessions. Without samples: infinite. */
double rs_spend_regret(const rs_db_point *point, const rs_limits *limits);

/* Share of a width in the traffic when no trace says better: half of it on 1..16, the rest
   spread evenly over ln T up to 4096. As in the band search. */
double rs_spend_weight(int32_t t);

#endif
