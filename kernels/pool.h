/* CPU thread pool: pinned threads that share out an index range. Layer: kernels.
   One pool serves one caller at a time. Waiting threads, the caller among
   them, spin briefly, then sleep. */
#ifndef RS_KERNELS_POOL_H
#define RS_KERNELS_POOL_H

#include "sweep/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct rs_pool rs_pool;

/* `threads` >= 1 in all, the caller counted in; 0 = one for each CPU of the affinity mask. Each
   thread (the caller too) is pinned to one CPU of the mask. NO_MEMORY or FAILED when threads
   cannot be started. Free with rs_pool_free, which gives the caller its mask back. */
RS_NODISCARD rs_status rs_pool_new(int threads, rs_pool **out_pool, rs_err *err);
void rs_pool_free(rs_pool *pool);

/* Threads in the pool, caller counted in. */
int rs_pool_threads(const rs_pool *pool);

/* Call body(arg, begin, end, thread) so that [0, count) is covered exactly once, in one
   contiguous piece a thread whose borders are multiples of `grain` (>= 1); returns when all are
   done. Thread i always gets the same piece for the same count and grain, so results repeat and
   first-touched pages stay near. */
void rs_pool_run(rs_pool *pool,
                 int64_t count,
                 int64_t grain,
                 void (*body)(void *arg, int64_t begin, int64_t end, int thread),
                 void *arg);

/* Zero `bytes` on all threads of `pool` (NULL: on this one): fresh memory is touched for the
   first time then, which takes one thread longer than filling it. */
void rs_pool_zero(rs_pool *pool, void *memory, size_t bytes);

#ifdef __cplusplus
}
#endif
#endif
