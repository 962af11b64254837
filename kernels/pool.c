/* Pinned CPU threads that share out an index range. Layer: kernels.
   The caller is thread 0. Who waits, for a job or for its end, spins for a while, then sleeps
   on a futex: a launch of a few microseconds must not pay for a wake-up, and a thread whose
   processor is taken away must not cost the others theirs. */
#include "kernels/pool.h"

#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SPINS = 20000, LINE_PAIR = 128 }; /* a spin of half a millisecond or so */

typedef struct pool_job {
    int64_t count, grain;
    void (*body)(void *arg, int64_t begin, int64_t end, int thread);
    void *arg;
} pool_job;

typedef struct pool_thread {
    rs_pool *pool;
    int index;
    pthread_t handle;
} pool_thread;

/* What the workers wait for and what the caller waits for stand apart: a worker that is done
   must not take the line away from one that has not read its job yet. */
struct rs_pool {
    _Alignas(LINE_PAIR) _Atomic uint32_t generation; /* goes up with every job; futex word */
    _Atomic uint32_t sleepers;
    int threads, started;
    int spins; /* none where threads share a processor */
    _Atomic bool stop;
    pool_job job;
    pool_thread *list;
    _Alignas(LINE_PAIR) _Atomic uint32_t pending; /* workers still at it; futex word */
    _Atomic bool caller_sleeps;
    bool caller_pinned;
    cpu_set_t caller_mask; /* given back to the caller at the end */
};

static void futex(_Atomic uint32_t *word, int op, uint32_t value)
{
    syscall(SYS_futex, word, op, value, NULL, NULL, 0);
}

static void relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/* Piece of thread i: whole grains, as even as possible. */
static void run_piece(const pool_job *job, int thread, int threads)
{
    int64_t grains = (job->count + job->grain - 1) / job->grain;
    int64_t begin = grains * thread / threads * job->grain;
    int64_t end = grains * (thread + 1) / threads * job->grain;
    end = end < job->count ? end : job->count;
    if (begin < end)
        job->body(job->arg, begin, end, thread);
}

static uint32_t wait_for_job(rs_pool *pool, uint32_t seen)
{
    for (int i = 0; i < pool->spins; i++) {
        uint32_t now = atomic_load_explicit(&pool->generation, memory_order_acquire);
        if (now != seen)
            return now;
        relax();
    }
    atomic_fetch_add(&pool->sleepers, 1);
    while (atomic_load(&pool->generation) == seen)
        futex(&pool->generation, FUTEX_WAIT_PRIVATE, seen);
    atomic_fetch_sub(&pool->sleepers, 1);
    return atomic_load(&pool->generation);
}

/* Return when no worker is at the job any more. */
static void wait_for_end(rs_pool *pool)
{
    for (int i = 0; i < pool->spins; i++) {
        if (!atomic_load_explicit(&pool->pending, memory_order_acquire))
            return;
        relax();
    }
    atomic_store(&pool->caller_sleeps, true);
    for (uint32_t left; (left = atomic_load(&pool->pending)) > 0;)
        futex(&pool->pending, FUTEX_WAIT_PRIVATE, left);
    atomic_store(&pool->caller_sleeps, false);
}

/* The last worker wakes the caller. It reads `caller_sleeps` behind its own step, the caller
   `pending` behind that flag: one of the two sees the other. */
static void report_end(rs_pool *pool)
{
    if (atomic_fetch_sub(&pool->pending, 1) == 1 && atomic_load(&pool->caller_sleeps))
        futex(&pool->pending, FUTEX_WAKE_PRIVATE, 1);
}

/* Pin the calling thread to CPU number `index` of the mask it may use. */
static void pin(const cpu_set_t *mask, int index)
{
    int cpu = -1;
    for (int i = 0, left = index % CPU_COUNT(mask); i < CPU_SETSIZE && cpu < 0; i++)
        if (CPU_ISSET((size_t)i, mask) && left-- == 0)
            cpu = i;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET((size_t)cpu, &one);
    sched_setaffinity(0, sizeof one, &one); /* a refusal costs speed, not correctness */
}

typedef struct start_arg {
    pool_thread *thread;
    cpu_set_t mask;
} start_arg;

static void *thread_main(void *raw)
{
    start_arg *start = raw;
    pool_thread *self = start->thread;
    pin(&start->mask, self->index);
    free(start);
    uint32_t seen = 0;
    for (;;) {
        seen = wait_for_job(self->pool, seen);
        if (atomic_load(&self->pool->stop))
            return NULL;
        run_piece(&self->pool->job, self->index, self->pool->threads);
        report_end(self->pool);
    }
}

static rs_status start_thread(rs_pool *pool, int index, const cpu_set_t *mask, rs_err *err)
{
    start_arg *start = malloc(sizeof *start);
    if (!start)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for thread %d", index);
    pool->list[index] = (pool_thread){.pool = pool, .index = index};
    *start = (start_arg){&pool->list[index], *mask};
    int failed = pthread_create(&pool->list[index].handle, NULL, thread_main, start);
    if (failed) {
        free(start);
        return rs_err_set(err, RS_FAILED, "cannot start thread %d: %s; use fewer --threads",
                          index, strerror(failed));
    }
    pool->started++;
    return RS_OK;
}

rs_status rs_pool_new(int threads, rs_pool **out_pool, rs_err *err)
{
    cpu_set_t mask;
    if (sched_getaffinity(0, sizeof mask, &mask)) {
        CPU_ZERO(&mask);
        CPU_SET(0, &mask);
    }
    rs_pool *pool = aligned_alloc(LINE_PAIR, sizeof *pool);
    int count = threads > 0 ? threads : CPU_COUNT(&mask);
    if (pool) {
        memset(pool, 0, sizeof *pool);
        pool->list = calloc((size_t)count, sizeof *pool->list);
    }
    if (!pool || !pool->list) {
        free(pool);
        return rs_err_set(err, RS_NO_MEMORY, "no memory for %d threads", count);
    }
    pool->threads = count;
    pool->spins = count > CPU_COUNT(&mask) ? 0 : SPINS;
    rs_status st = RS_OK;
    for (int i = 1; i < count && !st; i++)
        st = start_thread(pool, i, &mask, err);
    if (st) {
        rs_pool_free(pool);
        return st;
    }
    pool->caller_mask = mask;
    pool->caller_pinned = true;
    pin(&mask, 0);
    *out_pool = pool;
    return RS_OK;
}

static void announce(rs_pool *pool)
{
    atomic_fetch_add(&pool->generation, 1);
    if (atomic_load(&pool->sleepers))
        futex(&pool->generation, FUTEX_WAKE_PRIVATE, INT32_MAX);
}

void rs_pool_free(rs_pool *pool)
{
    if (!pool)
        return;
    atomic_store(&pool->stop, true);
    announce(pool);
    for (int i = 1; i <= pool->started; i++)
        pthread_join(pool->list[i].handle, NULL);
    if (pool->caller_pinned) /* or a later pool would find one CPU in the mask */
        sched_setaffinity(0, sizeof pool->caller_mask, &pool->caller_mask);
    free(pool->list);
    free(pool);
}

int rs_pool_threads(const rs_pool *pool)
{
    return pool->threads;
}

void rs_pool_run(rs_pool *pool,
                 int64_t count,
                 int64_t grain,
                 void (*body)(void *arg, int64_t begin, int64_t end, int thread),
                 void *arg)
{
    pool->job = (pool_job){count, grain < 1 ? 1 : grain, body, arg};
    if (pool->threads > 1) {
        atomic_store_explicit(&pool->pending, (uint32_t)pool->threads - 1,
                              memory_order_release);
        announce(pool);
    }
    run_piece(&pool->job, 0, pool->threads);
    wait_for_end(pool);
}

static void zero_piece(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    memset((char *)arg + begin, 0, (size_t)(end - begin));
}

void rs_pool_zero(rs_pool *pool, void *memory, size_t bytes)
{
    enum { HUGE_PAGE = 2 << 20 }; /* no two threads touch one first */
    if (pool)
        rs_pool_run(pool, (int64_t)bytes, HUGE_PAGE, zero_piece, memory);
    else
        memset(memory, 0, bytes);
}
