/* Batches on the CPU: everything is done at once, only answers are kept. Layer: kernels. */
#include "kernels/batch.h"

#include "sweep/base/clock.h"

#include <stdlib.h>
#include <string.h>

struct rs_batch {
    rs_batch_answers answers;
    int64_t start_ns; /* of stamp 0 */
    uint16_t *gathered;
    size_t room;
};

static rs_status cpu_open(size_t gathered, rs_batch **out_batch, rs_err *err)
{
    rs_batch *b = calloc(1, sizeof *b);
    if (b)
        b->gathered = calloc(gathered + 1, sizeof *b->gathered);
    if (!b || !b->gathered) {
        free(b);
        return rs_err_set(err, RS_NO_MEMORY, "no memory for %zu values of a check", gathered);
    }
    b->room = gathered;
    *out_batch = b;
    return RS_OK;
}

static void cpu_close(rs_batch *batch)
{
    if (batch)
        free(batch->gathered);
    free(batch);
}

static void fill_values(uint16_t *to, uint16_t value, size_t bytes)
{
    for (size_t i = 0; i < bytes / 2; i++)
        to[i] = value;
    if (bytes % 2)
        ((unsigned char *)to)[bytes - 1] = (unsigned char)value;
}

static rs_status cpu_fill(rs_batch *batch, const rs_batch_fill *list, int count, rs_err *err)
{
    (void)batch, (void)err;
    for (int i = 0; i < count; i++)
        if (list[i].from)
            memcpy(list[i].to, list[i].from, list[i].bytes);
        else
            fill_values(list[i].to, list[i].value, list[i].bytes);
    return RS_OK;
}

/* Hits of a stretch are counted without branches, so that the compiler can use its widest
   registers; only a stretch with one is searched. */
static size_t first_in(const uint16_t *values, size_t count, rs_value_range range)
{
    enum { STRETCH = 4096 };
    for (size_t from = 0; from < count; from += STRETCH) {
        size_t end = count - from < STRETCH ? count : from + STRETCH, hits = 0;
        for (size_t i = from; i < end; i++)
            hits += rs_batch_is_in(values[i], range);
        for (size_t i = from; hits && i < end; i++)
            if (rs_batch_is_in(values[i], range))
                return i;
    }
    return count;
}

static uint64_t digest(const uint16_t *values, size_t count)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += rs_memory_mix(i, values[i]);
    return sum;
}

static uint64_t answer(const rs_batch_question *q)
{
    if (q->kind == RS_BATCH_FIRST)
        return first_in(q->a, q->count, q->range);
    return q->kind == RS_BATCH_EQUAL ? (uint64_t)!memcmp(q->a, q->b, q->count * 2)
                                     : digest(q->a, q->count);
}

static rs_status cpu_ask(rs_batch *batch, const rs_batch_question *list, int count, rs_err *err)
{
    (void)err;
    for (int i = 0; i < count; i++)
        batch->answers.values[list[i].answer] = answer(&list[i]);
    return RS_OK;
}

static rs_status cpu_gather(rs_batch *batch,
                            const uint16_t *y,
                            int32_t n,
                            int32_t t,
                            const int32_t *rows,
                            int32_t row_count,
                            size_t at,
                            rs_err *err)
{
    (void)err;
    RS_CHECK(row_count <= RS_BATCH_ROWS && at + (size_t)row_count * (size_t)t <= batch->room);
    for (int32_t c = 0; c < t; c++)
        for (int32_t i = 0; i < row_count; i++)
            batch->gathered[at + (size_t)i * (size_t)t + (size_t)c] =
                y[(size_t)c * (size_t)n + (size_t)rows[i]];
    return RS_OK;
}

static rs_status cpu_stamp(rs_batch *batch, int stamp, rs_err *err)
{
    (void)err;
    int64_t now = rs_clock_ns();
    if (stamp == 0)
        batch->start_ns = now;
    batch->answers.stamps_ns[stamp] = (double)(now - batch->start_ns);
    return RS_OK;
}

static rs_status cpu_wait(rs_batch *batch, rs_batch_answers *out, rs_err *err)
{
    (void)err;
    *out = batch->answers;
    out->gathered = batch->gathered;
    return RS_OK;
}

const rs_batch_ops rs_batch_cpu = {
    .open = cpu_open,
    .close = cpu_close,
    .fill = cpu_fill,
    .ask = cpu_ask,
    .gather = cpu_gather,
    .stamp = cpu_stamp,
    .wait = cpu_wait,
};

const rs_batch_ops *rs_batch_of(rs_backend backend)
{
    if (backend == RS_BACKEND_CPU)
        return &rs_batch_cpu;
#ifdef ROUTESWEEP_CUDA
    if (backend == RS_BACKEND_CUDA)
        return &rs_batch_cuda;
#endif
    return NULL;
}
