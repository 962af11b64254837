/* Host work beside a busy device: done once, waited for, on other CPUs than the first. */
#include "sweep/ahead.h"

#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#include <cmocka.h>

typedef struct piece {
    int calls, sum;
    cpu_set_t mask;
} piece;

static void add(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    int *values = arg;
    for (int64_t i = begin; i < end; i++)
        values[i] = (int)i;
}

static void work(void *arg, rs_pool *pool)
{
    piece *p = arg;
    int values[100] = {0};
    usleep(2000);
    sched_getaffinity(0, sizeof p->mask, &p->mask);
    if (pool)
        rs_pool_run(pool, 100, 1, add, values);
    else
        add(values, 0, 100, 0);
    p->calls++;
    for (int i = 0; i < 100; i++)
        p->sum += values[i];
}

static void each_piece_once(void **state)
{
    (void)state;
    rs_ahead *ahead = NULL;
    cpu_set_t mask;
    size_t first = 0;
    assert_int_equal(sched_getaffinity(0, sizeof mask, &mask), 0);
    assert_int_equal(rs_ahead_open(0, &ahead, NULL), RS_OK);
    if (!ahead) { /* one CPU */
        assert_int_equal(CPU_COUNT(&mask), 1);
        skip();
    }
    while (!CPU_ISSET(first, &mask))
        first++;
    for (int i = 1; i <= 20; i++) {
        static piece p;
        rs_ahead_begin(ahead, work, &p);
        rs_ahead_wait(ahead);
        rs_ahead_wait(ahead); /* nothing: returns at once */
        assert_int_equal(p.calls, i);
        assert_int_equal(p.sum, i * 4950);
        assert_false(CPU_ISSET(first, &p.mask));
    }
    rs_ahead_close(ahead);
}

static void the_end_waits(void **state)
{
    (void)state;
    rs_ahead *ahead = NULL;
    piece p = {0};
    assert_int_equal(rs_ahead_open(0, &ahead, NULL), RS_OK);
    if (!ahead)
        skip();
    rs_ahead_begin(ahead, work, &p);
    rs_ahead_close(ahead);
    assert_int_equal(p.calls, 1);
    rs_ahead_close(NULL);
}

static void none_where_one_thread_is_all(void **state)
{
    (void)state;
    rs_ahead *ahead = NULL;
    assert_int_equal(rs_ahead_open(1, &ahead, NULL), RS_OK);
    assert_null(ahead);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_piece_once),
        cmocka_unit_test(the_end_waits),
        cmocka_unit_test(none_where_one_thread_is_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
