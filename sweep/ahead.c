/* Host work beside a device that is busy. Layer: sweep. */
#include "sweep/ahead.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

struct rs_ahead {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed; /* `work` or `stop` */
    cpu_set_t mask;         /* of the thread and its pool */
    int threads;
    void (*work)(void *arg, rs_pool *pool); /* NULL: none */
    void *arg;
    bool stop;
};

static void *ahead_main(void *raw)
{
    rs_ahead *a = raw;
    rs_pool *pool = NULL;
    sched_setaffinity(0, sizeof a->mask, &a->mask); /* a refusal costs speed only */
    if (rs_pool_new(a->threads, &pool, NULL))
        pool = NULL; /* then this thread does it alone */
    pthread_mutex_lock(&a->lock);
    while (!a->stop) {
        if (!a->work) {
            pthread_cond_wait(&a->changed, &a->lock);
            continue;
        }
        pthread_mutex_unlock(&a->lock);
        a->work(a->arg, pool);
        pthread_mutex_lock(&a->lock);
        a->work = NULL;
        pthread_cond_broadcast(&a->changed);
    }
    pthread_mutex_unlock(&a->lock);
    rs_pool_free(pool);
    return NULL;
}

/* All but the first, where rs_pool_new pins its caller. */
static bool other_cpus(cpu_set_t *out_mask)
{
    if (sched_getaffinity(0, sizeof *out_mask, out_mask) || CPU_COUNT(out_mask) < 2)
        return false;
    size_t first = 0;
    while (!CPU_ISSET(first, out_mask))
        first++;
    CPU_CLR(first, out_mask);
    return true;
}

rs_status rs_ahead_open(int threads, rs_ahead **out_ahead, rs_err *err)
{
    cpu_set_t mask;
    *out_ahead = NULL;
    if (threads == 1 || !other_cpus(&mask))
        return RS_OK;
    rs_ahead *a = calloc(1, sizeof *a);
    if (!a)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for a thread");
    a->mask = mask;
    a->threads = threads > 1 ? threads - 1 : 0;
    pthread_mutex_init(&a->lock, NULL);
    pthread_cond_init(&a->changed, NULL);
    int failed = pthread_create(&a->thread, NULL, ahead_main, a);
    if (failed) {
        free(a);
        return rs_err_set(err, RS_FAILED, "cannot start a thread: %s; use fewer --threads",
                          strerror(failed));
    }
    *out_ahead = a;
    return RS_OK;
}

void rs_ahead_close(rs_ahead *ahead)
{
    if (!ahead)
        return;
    rs_ahead_wait(ahead);
    pthread_mutex_lock(&ahead->lock);
    ahead->stop = true;
    pthread_cond_broadcast(&ahead->changed);
    pthread_mutex_unlock(&ahead->lock);
    pthread_join(ahead->thread, NULL);
    pthread_cond_destroy(&ahead->changed);
    pthread_mutex_destroy(&ahead->lock);
    free(ahead);
}

void rs_ahead_begin(rs_ahead *ahead, void (*work)(void *arg, rs_pool *pool), void *arg)
{
    pthread_mutex_lock(&ahead->lock);
    RS_CHECK(!ahead->work);
    ahead->work = work;
    ahead->arg = arg;
    pthread_cond_broadcast(&ahead->changed);
    pthread_mutex_unlock(&ahead->lock);
}

void rs_ahead_wait(rs_ahead *ahead)
{
    pthread_mutex_lock(&ahead->lock);
    while (ahead->work)
        pthread_cond_wait(&ahead->changed, &ahead->lock);
    pthread_mutex_unlock(&ahead->lock);
}
