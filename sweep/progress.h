/* Progress with an ETA: a bar on a terminal, plain lines elsewhere. Layer: sweep. */
#ifndef RS_SWEEP_PROGRESS_H
#define RS_SWEEP_PROGRESS_H

#include "sweep/base/status.h"

/* Begin; `quiet` shows nothing at all. One progress at a time, on stderr. */
void rs_progress_begin(bool quiet);

/* Show `done` of `total` seconds of estimated work and what is under way. Redraws at most ten
   times a second on a terminal; elsewhere one line every ten seconds and at `force`. */
void rs_progress_show(double done_s, double total_s, const char *what, bool force);

/* Wipe the bar. Safe to call twice. */
void rs_progress_end(void);

#endif
