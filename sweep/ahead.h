/* Host work beside a device that is busy: one piece at a time, on threads of its own. Layer:
   sweep. The CPU of the thread that keeps the device busy is left to that. */
#ifndef RS_SWEEP_AHEAD_H
#define RS_SWEEP_AHEAD_H

#include "kernels/pool.h"

typedef struct rs_ahead rs_ahead;

/* To be called before the caller is pinned to the first CPU of its mask, by rs_pool_new.
   `threads` in all, the caller counted in, 0 = one for each CPU. *out_ahead is NULL where that
   leaves none beside the caller. */
RS_NODISCARD rs_status rs_ahead_open(int threads, rs_ahead **out_ahead, rs_err *err);

/* Waits for what is under way. */
void rs_ahead_close(rs_ahead *ahead);

/* Have `work` done. The one before has been waited for. `pool` may be NULL. */
void rs_ahead_begin(rs_ahead *ahead, void (*work)(void *arg, rs_pool *pool), void *arg);

/* Until nothing is under way. */
void rs_ahead_wait(rs_ahead *ahead);

#endif
