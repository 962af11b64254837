/* FP32 products of peers on the pool's threads. Layer: kernels, header only.
   Libraries bring threads of their own, which spin on after a product and would disturb
   whoever is timed next. So each of the pool's threads has the library compute a slice of the
   rows alone: the peer's kernel on the same threads as everybody's. What the library does not
   know is done here, inside of the time: x to FP32 before, y to bf16 behind. */
#ifndef RS_KERNELS_CPU_GUEST_ROWS_H
#define RS_KERNELS_CPU_GUEST_ROWS_H

#include "kernels/candidate.h"
#include "kernels/fp.h"

#include <stdatomic.h>

enum { RS_GUEST_GRAIN = 16 }; /* rows: libraries have tiles of up to so many */

/* y[t][0 .. rows) = W[first .. first + rows) x for all columns; x[T][depth]. A status other
   than OK ends the launch. */
typedef rs_status rs_guest_product(void *arg,
                                   const rs_call *call,
                                   int thread,
                                   int32_t first,
                                   int32_t rows,
                                   const float *x,
                                   float *y);

typedef struct rs_guest_job {
    const rs_call *call;
    int32_t depth; /* columns of x as the library gets it, zeros behind K */
    rs_guest_product *product;
    void *arg;
    atomic_int failed; /* first status that was not OK */
} rs_guest_job;

static inline size_t rs_guest_x_bytes(int32_t t, int32_t depth)
{
    return ((size_t)t * (size_t)depth * 4 + 255) / 256 * 256;
}

static inline size_t rs_guest_workspace(const rs_shape *shape, int32_t t, int32_t depth)
{
    return rs_guest_x_bytes(t, depth) + (size_t)shape->n * (size_t)t * 4;
}

/* Columns of x. */
static inline void rs_guest_widen(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_guest_job *j = arg;
    (void)thread;
    for (int64_t t = begin; t < end; t++) {
        const uint16_t *from = j->call->x + (size_t)t * (size_t)j->call->shape.k;
        float *to = (float *)j->call->workspace + (size_t)t * (size_t)j->depth;
        int32_t i = 0;
        for (; i < j->call->shape.k; i++)
            to[i] = rs_fp_from_bf16(from[i]);
        for (; i < j->depth; i++)
            to[i] = 0;
    }
}

/* Rows of W. */
static inline void rs_guest_rows(void *arg, int64_t begin, int64_t end, int thread)
{
    rs_guest_job *j = arg;
    const rs_call *c = j->call;
    size_t rows = (size_t)(end - begin), n = (size_t)c->shape.n;
    const float *x = c->workspace;
    float *y = (float *)(void *)((char *)c->workspace + rs_guest_x_bytes(c->t, j->depth)) +
               (size_t)begin * (size_t)c->t;
    if (begin >= end)
        return;
    rs_status st = j->product(j->arg, c, thread, (int32_t)begin, (int32_t)rows, x, y);
    if (st)
        j->failed = st;
    for (size_t t = 0; t < (size_t)c->t; t++)
        for (size_t i = 0; i < rows; i++)
            c->y[t * n + (size_t)begin + i] = rs_fp_to_bf16(y[t * rows + i]);
}

static inline rs_status
rs_guest_run(const rs_call *call, int32_t depth, rs_guest_product *product, void *arg)
{
    rs_guest_job j = {.call = call, .depth = depth, .product = product, .arg = arg};
    if (call->t == 1)
        rs_guest_widen(&j, 0, 1, 0); /* waking the pool costs more */
    else
        rs_pool_run(call->pool, call->t, 1, rs_guest_widen, &j);
    rs_pool_run(call->pool, call->shape.n, RS_GUEST_GRAIN, rs_guest_rows, &j);
    return (rs_status)j.failed;
}

#endif
