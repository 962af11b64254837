/* What a backend's memory answers about its contents, against a plain host search: the same
   questions for every backend. */
#ifndef RS_TESTS_MEMORY_ANSWERS_H
#define RS_TESTS_MEMORY_ANSWERS_H

#include "kernels/batch.h"
#include "sweep/base/rng.h"

#include <stdlib.h>
#include <string.h>

enum { ANSWER_N = 301, ANSWER_T = 137, ANSWER_COUNT = ANSWER_N * ANSWER_T };

static const rs_value_range answer_nan = {.mask = 0x7fff, .lo = 0x7f81, .hi = 0x7fff};
static const rs_value_range answer_no_nan = {0x7fff, 0, 0x7f80, true};

/* What is asked, and of which backend. */
typedef struct answer_desk {
    const rs_memory *memory;
    const rs_batch_ops *ops;
    rs_batch *batch;
} answer_desk;

static rs_batch_answers answer_wait(const answer_desk *d)
{
    rs_batch_answers answers;
    assert_int_equal(d->ops->wait(d->batch, &answers, NULL), RS_OK);
    return answers;
}

static void answer_ask(const answer_desk *d, rs_batch_question question)
{
    assert_int_equal(d->ops->ask(d->batch, &question, 1, NULL), RS_OK);
}

/* By its range and by all that is outside of the others; values not aligned for vectors too. */
static size_t answer_first(const answer_desk *d, const uint16_t *host, rs_block *block)
{
    const uint16_t *values = block->data;
    assert_int_equal(d->memory->upload(block->data, host, ANSWER_COUNT * 2, NULL), RS_OK);
    answer_ask(d,
               (rs_batch_question){RS_BATCH_FIRST, 0, values, NULL, ANSWER_COUNT, answer_nan});
    answer_ask(d, (rs_batch_question){RS_BATCH_FIRST, RS_BATCH_ANSWERS - 1, values, NULL,
                                      ANSWER_COUNT, answer_no_nan});
    answer_ask(d, (rs_batch_question){RS_BATCH_FIRST, 7, values + 1, NULL, ANSWER_COUNT - 1,
                                      answer_nan});
    rs_batch_answers a = answer_wait(d);
    assert_int_equal(a.values[0], a.values[RS_BATCH_ANSWERS - 1]);
    if (a.values[0] > 0)
        assert_int_equal(a.values[7] + 1, a.values[0]);
    return (size_t)a.values[0];
}

static bool
answer_equal(const answer_desk *d, const rs_block *a, const rs_block *b, size_t from)
{
    const uint16_t *x = a->data, *y = b->data;
    answer_ask(d, (rs_batch_question){RS_BATCH_EQUAL, 3, x + from, y + from,
                                      ANSWER_COUNT - from, answer_nan});
    return answer_wait(d).values[3] == 1;
}

static uint64_t answer_digest(const answer_desk *d, const rs_block *block)
{
    answer_ask(d, (rs_batch_question){RS_BATCH_DIGEST, 5, block->data, NULL, ANSWER_COUNT,
                                      answer_nan});
    return answer_wait(d).values[5];
}

/* Infinities, zeros and values of both signs: everything but a NaN. */
static void answer_fill(uint16_t *host, rs_rng *rng)
{
    for (size_t i = 0; i < ANSWER_COUNT; i++) {
        host[i] = (uint16_t)rs_rng_u64(rng);
        if ((host[i] & 0x7fff) > 0x7f80)
            host[i] = (uint16_t)(0x7f80 | (host[i] & 0x8000));
    }
}

static void answer_search(const answer_desk *d, uint16_t *host, rs_block *a, rs_rng *rng)
{
    assert_int_equal(answer_first(d, host, a), ANSWER_COUNT);
    const size_t late[] = {ANSWER_COUNT - 1, 4096, 4095, 1};
    for (size_t i = 0; i < 4; i++) {
        host[late[i]] = (uint16_t)(0x7f81 | (rs_rng_below(rng, 2) << 15));
        assert_int_equal(answer_first(d, host, a), late[i]);
    }
}

static void answer_gather(const answer_desk *d, const uint16_t *host, const rs_block *a)
{
    const size_t at = 1000;
    int32_t rows[RS_BATCH_ROWS];
    for (int32_t i = 0; i < RS_BATCH_ROWS; i++)
        rows[i] = i * (ANSWER_N - 1) / (RS_BATCH_ROWS - 1);
    assert_int_equal(
        d->ops->gather(d->batch, a->data, ANSWER_N, ANSWER_T, rows, RS_BATCH_ROWS, at, NULL),
        RS_OK);
    assert_int_equal(d->ops->gather(d->batch, a->data, ANSWER_N, 3, rows, 1, 0, NULL), RS_OK);
    rs_batch_answers answers = answer_wait(d);
    for (int32_t i = 0; i < RS_BATCH_ROWS; i++)
        for (int32_t t = 0; t < ANSWER_T; t++)
            assert_int_equal(answers.gathered[at + (size_t)(i * ANSWER_T + t)],
                             host[t * ANSWER_N + rows[i]]);
    for (int32_t t = 0; t < 3; t++)
        assert_int_equal(answers.gathered[t], host[t * ANSWER_N]);
}

static void answer_differences(const answer_desk *d, uint16_t *host, rs_block *a)
{
    rs_block b = {0};
    uint64_t sum = 0;
    assert_int_equal(d->memory->alloc(ANSWER_COUNT * 2, &b, NULL), RS_OK);
    const rs_batch_fill copy = {.to = b.data, .from = a->data, .bytes = ANSWER_COUNT * 2};
    assert_int_equal(d->ops->fill(d->batch, &copy, 1, NULL), RS_OK);
    assert_true(answer_equal(d, a, &b, 0) && answer_equal(d, a, &b, 1));
    for (size_t i = 0; i < ANSWER_COUNT; i++)
        sum += rs_memory_mix(i, host[i]);
    assert_int_equal(answer_digest(d, a), sum);
    host[ANSWER_COUNT - 1] ^= 1;
    assert_int_equal(d->memory->upload(b.data, host, ANSWER_COUNT * 2, NULL), RS_OK);
    assert_false(answer_equal(d, a, &b, 0));
    assert_false(answer_equal(d, a, &b, 1));
    assert_int_not_equal(answer_digest(d, &b), sum);
    d->memory->release(&b);
}

/* Regions of odd sizes and places, each next to bytes that must stay. */
static void answer_fills(const answer_desk *d, rs_block *a)
{
    static uint8_t got[4096], want[4096];
    uint8_t *to = a->data;
    const rs_batch_fill all = {.to = to, .value = 0x1234, .bytes = sizeof got};
    const rs_batch_fill list[] = {{.to = to + 2, .value = 0xffff, .bytes = 1001},
                                  {.to = to + 1024, .value = 0xa5a5, .bytes = 1024},
                                  {.to = to + 2048, .from = to + 3072, .bytes = 777},
                                  {.to = to + 3000, .from = to + 4000, .bytes = 2}};
    assert_int_equal(d->ops->fill(d->batch, &all, 1, NULL), RS_OK);
    assert_int_equal(d->ops->fill(d->batch, list, 4, NULL), RS_OK);
    (void)answer_wait(d);
    for (size_t i = 0; i < sizeof want; i++)
        want[i] = i % 2 ? 0x12 : 0x34;
    memset(want + 2, 0xff, 1001);
    memset(want + 1024, 0xa5, 1024);
    assert_int_equal(d->memory->download(got, to, sizeof got, NULL), RS_OK);
    assert_memory_equal(got, want, sizeof got);
}

/* In the order in which they are asked for, and what lies between two stamps is not nothing. */
static void answer_stamps(const answer_desk *d, rs_block *a)
{
    for (int i = 0; i < 3; i++) {
        assert_int_equal(d->ops->stamp(d->batch, i, NULL), RS_OK);
        answer_ask(d, (rs_batch_question){RS_BATCH_DIGEST, i, a->data, NULL, ANSWER_COUNT,
                                          answer_nan});
    }
    rs_batch_answers answers = answer_wait(d);
    assert_true(answers.stamps_ns[0] == 0 && answers.stamps_ns[1] > 0);
    assert_true(answers.stamps_ns[2] > answers.stamps_ns[1]);
}

static void check_memory_answers(rs_backend backend)
{
    static uint16_t host[ANSWER_COUNT];
    answer_desk d = {rs_memory_of(backend), rs_batch_of(backend), NULL};
    rs_block a = {0};
    rs_rng rng = {4711};
    answer_fill(host, &rng);
    assert_int_equal(d.memory->alloc(sizeof host, &a, NULL), RS_OK);
    assert_int_equal(d.ops->open(1000 + RS_BATCH_ROWS * ANSWER_T, &d.batch, NULL), RS_OK);
    answer_search(&d, host, &a, &rng);
    answer_gather(&d, host, &a);
    answer_differences(&d, host, &a);
    answer_stamps(&d, &a);
    answer_fills(&d, &a);
    d.ops->close(d.batch);
    d.memory->release(&a);
    d.memory->release(&a); /* a second time does nothing */
}

#endif
