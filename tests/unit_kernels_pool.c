/* Thread pool: every index exactly once, borders on grains, the same piece for the same thread,
   thousands of short jobs, sleeping threads wake; the caller's CPU mask comes back. And CPU
   memory: alignment and the unreadable page. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/backend.h"
#include "kernels/pool.h"

#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { COUNT_MAX = 2000, THREADS_MAX = 8 };

typedef struct trace {
    _Atomic int hits[COUNT_MAX];
    int owner[COUNT_MAX];
    int64_t begin[THREADS_MAX], end[THREADS_MAX];
    _Atomic int calls;
} trace;

static void record(void *arg, int64_t begin, int64_t end, int thread)
{
    trace *t = arg;
    t->begin[thread] = begin;
    t->end[thread] = end;
    atomic_fetch_add(&t->calls, 1);
    for (int64_t i = begin; i < end; i++) {
        atomic_fetch_add(&t->hits[i], 1);
        t->owner[i] = thread;
    }
}

static void run_and_check(rs_pool *pool, int64_t count, int64_t grain)
{
    trace *t = calloc(1, sizeof *t), *again = calloc(1, sizeof *again);
    rs_pool_run(pool, count, grain, record, t);
    rs_pool_run(pool, count, grain, record, again);
    for (int64_t i = 0; i < count; i++) {
        assert_int_equal(t->hits[i], 1);
        assert_int_equal(t->owner[i], again->owner[i]);
    }
    assert_true(t->calls <= rs_pool_threads(pool));
    for (int i = 0; i < rs_pool_threads(pool); i++) {
        assert_int_equal(t->begin[i] % grain, 0);
        assert_true(t->end[i] == count || t->end[i] % grain == 0);
    }
    free(t);
    free(again);
}

static void every_index_exactly_once(void **state)
{
    (void)state;
    for (int threads = 1; threads <= THREADS_MAX; threads += threads < 3 ? 1 : 5) {
        rs_pool *pool = NULL;
        assert_int_equal(rs_pool_new(threads, &pool, NULL), RS_OK);
        assert_int_equal(rs_pool_threads(pool), threads);
        const int64_t counts[] = {0, 1, 2, 7, 16, 100, 1999}, grains[] = {1, 2, 16, 64};
        for (int c = 0; c < 7; c++)
            for (int g = 0; g < 4; g++)
                run_and_check(pool, counts[c], grains[g]);
        rs_pool_free(pool);
    }
}

static void add(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    atomic_fetch_add((_Atomic int64_t *)arg, end - begin);
}

enum { NAP_US = 15000, NAPS = 16 }; /* much longer than a spin, even under valgrind */

/* The caller has nothing to do, the others take longer than it spins. */
static void nap(void *arg, int64_t begin, int64_t end, int thread)
{
    if (thread)
        usleep(NAP_US);
    atomic_fetch_add((_Atomic int64_t *)arg, end - begin);
}

static double cpu_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static void the_caller_sleeps_too(void **state)
{
    (void)state;
    rs_pool *pool = NULL;
    _Atomic int64_t sum = 0;
    assert_int_equal(rs_pool_new(2, &pool, NULL), RS_OK);
    double before = cpu_ms();
    for (int i = 0; i < NAPS; i++)
        rs_pool_run(pool, 2, 1, nap, &sum);
    double spent = cpu_ms() - before;
    assert_int_equal(sum, 2 * NAPS);
    assert_true(spent < 0.7 * NAPS * NAP_US * 1e-3); /* it did not spin through all of it */
    rs_pool_free(pool);
}

static void short_jobs_and_sleepers(void **state)
{
    (void)state;
    rs_pool *pool = NULL;
    _Atomic int64_t sum = 0;
    assert_int_equal(rs_pool_new(3, &pool, NULL), RS_OK);
    for (int i = 0; i < 5000; i++)
        rs_pool_run(pool, 30, 1, add, &sum);
    assert_int_equal(sum, 5000 * 30);
    for (int i = 0; i < 5; i++) {
        usleep(20000); /* long enough for the threads to stop spinning */
        rs_pool_run(pool, 30, 1, add, &sum);
    }
    assert_int_equal(sum, 5005 * 30);
    rs_pool_free(pool);
    rs_pool_free(NULL);
}

static void the_mask_comes_back(void **state)
{
    (void)state;
    cpu_set_t before, inside, after;
    rs_pool *pool = NULL;
    assert_int_equal(sched_getaffinity(0, sizeof before, &before), 0);
    assert_int_equal(rs_pool_new(0, &pool, NULL), RS_OK);
    assert_int_equal(rs_pool_threads(pool), CPU_COUNT(&before));
    assert_int_equal(sched_getaffinity(0, sizeof inside, &inside), 0);
    assert_int_equal(CPU_COUNT(&inside), 1);
    rs_pool_free(pool);
    assert_int_equal(sched_getaffinity(0, sizeof after, &after), 0);
    assert_true(CPU_EQUAL(&before, &after));
}

static void memory_is_aligned_and_zero(void **state)
{
    (void)state;
    const size_t sizes[] = {1, 255, 256, 4095, 4096, 100000, (2 << 20) + 3, 5 << 20};
    const rs_memory *memory = rs_memory_of(RS_BACKEND_CPU);
    assert_ptr_equal(memory, &rs_memory_cpu);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        rs_block b = {0}, c = {0};
        assert_int_equal(memory->alloc(sizes[i], &b, NULL), RS_OK);
        assert_int_equal(memory->alloc(sizes[i], &c, NULL), RS_OK);
        assert_int_equal((uintptr_t)b.data % 256, 0);
        assert_int_equal(b.bytes, sizes[i]);
        assert_int_equal(((char *)b.data)[sizes[i] - 1], 0);
        assert_int_equal(memory->fill(b.data, 0x5c, sizes[i], NULL), RS_OK);
        assert_int_equal(memory->copy(c.data, b.data, sizes[i], NULL), RS_OK);
        assert_memory_equal(b.data, c.data, sizes[i]);
        assert_int_equal(memory->sync(NULL), RS_OK);
        memory->release(&b);
        memory->release(&c);
        assert_null(b.data);
    }
    rs_err err = {0};
    rs_block b = {0};
    assert_int_equal(memory->alloc(SIZE_MAX / 2, &b, &err), RS_NO_MEMORY);
    assert_true(err.msg[0]);
    assert_null(b.data);
    memory->release(&b);
}

/* A read within 256 bytes past the end must end the process. */
static void reads_past_the_end_die(void **state)
{
    (void)state;
    const size_t sizes[] = {1, 300, 8192, 3 << 20};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        rs_block b = {0};
        assert_int_equal(rs_memory_cpu.alloc(sizes[i], &b, NULL), RS_OK);
        pid_t child = fork();
        if (child == 0) {
            signal(SIGSEGV, SIG_DFL); /* cmocka would make a failed test of it */
            const volatile char *p = b.data;
            (void)p[(sizes[i] + 255) / 256 * 256];
            _exit(0);
        }
        int status = 0;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_false(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        rs_memory_cpu.release(&b);
    }
}

static void devices_by_name(void **state)
{
    (void)state;
    rs_device d = {0};
    rs_err err = {0};
    char text[RS_TIER_TEXT];
    assert_int_equal(rs_device_open("cpu", &d, NULL), RS_OK);
    assert_true(d.cores >= 1 && d.cache_bytes > 0 && d.memory_bytes > d.cache_bytes);
    assert_int_equal(strncmp(rs_device_tier(&d, text), "cpu-", 4), 0);
    assert_int_equal(rs_device_open("tpu", &d, &err), RS_USAGE);
    assert_int_equal(rs_device_open("cuda:x", &d, NULL), RS_USAGE);
    assert_int_equal(rs_device_open("cuda:-1", &d, NULL), RS_USAGE);
#ifndef ROUTESWEEP_CUDA
    assert_int_equal(rs_device_open("cuda:0", &d, &err), RS_NO_DEVICE);
    assert_non_null(strstr(err.msg, "CUDA"));
#endif
    setenv("ROUTESWEEP_CPU_FEATURES", "", 1);
    assert_int_equal(rs_device_open("cpu", &d, NULL), RS_OK);
    assert_int_equal(d.cpu_features, 0);
    assert_string_equal(rs_device_features(d.cpu_features, text), "none");
    setenv("ROUTESWEEP_CPU_FEATURES", "avx2", 1);
    assert_int_equal(rs_device_open("cpu", &d, NULL), RS_OK);
    assert_int_equal(d.cpu_features & ~(uint32_t)RS_CPU_AVX2, 0);
    unsetenv("ROUTESWEEP_CPU_FEATURES");
    d = (rs_device){
        .cpu_features = RS_CPU_AVX2 | RS_CPU_AVX512, .cores = 4, .cache_bytes = 32 << 20};
    assert_string_equal(rs_device_tier(&d, text), "cpu-avx2-avx512-4c-32m");
    assert_string_equal(rs_device_features(d.cpu_features, text), "avx2,avx512");
}

static void zeroed_to_the_last_byte(void **state)
{
    (void)state;
    size_t bytes = ((size_t)9 << 20) + 5;
    rs_pool *pool = NULL;
    unsigned char *p = malloc(bytes + 1);
    assert_non_null(p);
    assert_int_equal(rs_pool_new(3, &pool, NULL), RS_OK);
    for (int alone = 0; alone < 2; alone++) {
        memset(p, 0xa5, bytes + 1);
        rs_pool_zero(alone ? NULL : pool, p, bytes);
        for (size_t i = 0; i < bytes; i++)
            if (p[i])
                fail_msg("byte %zu was left", i);
        assert_int_equal(p[bytes], 0xa5);
    }
    rs_pool_free(pool);
    free(p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_index_exactly_once),
        cmocka_unit_test(short_jobs_and_sleepers),
        cmocka_unit_test(the_caller_sleeps_too),
        cmocka_unit_test(the_mask_comes_back),
        cmocka_unit_test(zeroed_to_the_last_byte),
        cmocka_unit_test(memory_is_aligned_and_zero),
        cmocka_unit_test(reads_past_the_end_die),
        cmocka_unit_test(devices_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
