/* What a backend's memory answers about its contents, against a plain host search: the same
   questions for every backend. */
#ifndef RS_TESTS_MEMORY_ANSWERS_H
#define RS_TESTS_MEMORY_ANSWERS_H

#include "kernels/backend.h"
#include "sweep/base/rng.h"

#include <stdlib.h>

enum { ANSWER_N = 301, ANSWER_T = 137, ANSWER_COUNT = ANSWER_N * ANSWER_T };

static const rs_value_range answer_nan = {.mask = 0x7fff, .lo = 0x7f81, .hi = 0x7fff};

static size_t answer_first(const rs_memory *memory, const uint16_t *host, rs_block *block)
{
    size_t at = 12345;
    assert_int_equal(memory->upload(block->data, host, ANSWER_COUNT * 2, NULL), RS_OK);
    assert_int_equal(memory->first_between(block->data, ANSWER_COUNT, answer_nan, &at, NULL),
                     RS_OK);
    return at;
}

static bool answer_equal(const rs_memory *memory, const rs_block *a, const rs_block *b)
{
    bool same = false;
    assert_int_equal(memory->equal(a->data, b->data, ANSWER_COUNT * 2, &same, NULL), RS_OK);
    return same;
}

static uint64_t answer_digest(const rs_memory *memory, const rs_block *block)
{
    uint64_t digest = 0;
    assert_int_equal(memory->digest(block->data, ANSWER_COUNT, &digest, NULL), RS_OK);
    return digest;
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

static void answer_search(const rs_memory *memory, uint16_t *host, rs_block *a, rs_rng *rng)
{
    assert_int_equal(answer_first(memory, host, a), ANSWER_COUNT);
    const size_t late[] = {ANSWER_COUNT - 1, 4096, 4095, 0};
    for (size_t i = 0; i < 4; i++) {
        host[late[i]] = (uint16_t)(0x7f81 | (rs_rng_below(rng, 2) << 15));
        assert_int_equal(answer_first(memory, host, a), late[i]);
    }
}

static void answer_gather(const rs_memory *memory, const uint16_t *host, const rs_block *a)
{
    static uint16_t got[RS_MEMORY_ROWS * ANSWER_T];
    int32_t rows[RS_MEMORY_ROWS];
    for (int32_t i = 0; i < RS_MEMORY_ROWS; i++)
        rows[i] = i * (ANSWER_N - 1) / (RS_MEMORY_ROWS - 1);
    assert_int_equal(
        memory->gather(a->data, ANSWER_N, ANSWER_T, rows, RS_MEMORY_ROWS, got, NULL), RS_OK);
    for (int32_t i = 0; i < RS_MEMORY_ROWS; i++)
        for (int32_t t = 0; t < ANSWER_T; t++)
            assert_int_equal(got[i * ANSWER_T + t], host[t * ANSWER_N + rows[i]]);
}

static void answer_differences(const rs_memory *memory, uint16_t *host, rs_block *a)
{
    rs_block b = {0};
    uint64_t sum = 0;
    assert_int_equal(memory->alloc(ANSWER_COUNT * 2, &b, NULL), RS_OK);
    assert_int_equal(memory->copy(b.data, a->data, ANSWER_COUNT * 2, NULL), RS_OK);
    assert_true(answer_equal(memory, a, &b));
    for (size_t i = 0; i < ANSWER_COUNT; i++)
        sum += rs_memory_mix(i, host[i]);
    assert_int_equal(answer_digest(memory, a), sum);
    host[ANSWER_COUNT - 1] ^= 1;
    assert_int_equal(memory->upload(b.data, host, ANSWER_COUNT * 2, NULL), RS_OK);
    assert_false(answer_equal(memory, a, &b));
    assert_int_not_equal(answer_digest(memory, &b), sum);
    memory->release(&b);
}

static void check_memory_answers(const rs_memory *memory)
{
    static uint16_t host[ANSWER_COUNT];
    rs_block a = {0};
    rs_rng rng = {4711};
    answer_fill(host, &rng);
    assert_int_equal(memory->alloc(sizeof host, &a, NULL), RS_OK);
    answer_search(memory, host, &a, &rng);
    answer_gather(memory, host, &a);
    answer_differences(memory, host, &a);
    memory->release(&a);
    memory->release(&a); /* a second time does nothing */
}

#endif
