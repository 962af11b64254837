/* Products over the rows16 layout, any T, N and K: pack x once, then tiles of 16 rows meet
   blocks of columns. Layer: kernels, header only. A candidate supplies how x is packed, the
   product of one tile with one panel of columns, and how sums are rounded. Loops: a group of
   tiles stays in the second-level cache while every panel passes over it, and a panel stays
   there for the tiles of the group. Source: the shape of the loops is GotoBLAS (Goto, van de
   Geijn, TOMS 2008). */
#ifndef RS_KERNELS_CPU_TILE_H
#define RS_KERNELS_CPU_TILE_H

#include "kernels/cpu/simd.h"
#include "kernels/layout_rows16.h"

#include <string.h>

enum {
    RS_TILE_COLS_MAX = 12,  /* columns that are multiplied together */
    RS_TILE_PANEL_MAX = 96, /* columns whose sums are held on the stack */
};

typedef struct rs_tile_job rs_tile_job;

typedef struct rs_tile_ops {
    /* Bytes of a packed column of one block of K. */
    size_t (*column_bytes)(rs_format format);
    /* Pack `count` (1..128) elements of `width` columns, x[c * stride], the rest being zero. */
    void (*pack)(
        rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record);
    /* sums[c1 - c0][16] = tile at `w` x columns [c0, c1), at most `panel` of them. */
    void (*product)(
        const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums);
    /* Round 16 sums to bf16. */
    void (*store)(uint16_t *y, const float *sums);
} rs_tile_ops;

struct rs_tile_job {
    const rs_call *call;
    const rs_tile_ops *ops;
    rs_rows16 geometry;
    size_t column_bytes;
    int tiles; /* of a group */
    int cols;  /* packed and multiplied together */
    int panel; /* a multiple of cols */
};

/* Ask the second-level cache for the block that comes RS_CPU_AHEAD after this one. */
RS_INLINE void rs_tile_prefetch(const uint8_t *block, size_t block_bytes)
{
    for (size_t i = 0; i < block_bytes; i += 64)
        rs_cpu_prefetch(block + i);
}

/* Packed columns [c0, c0 + width), from block b on; block follows block. */
static inline uint8_t *rs_tile_record(const rs_tile_job *j, int32_t c0, int width, int32_t b)
{
    size_t columns = (size_t)c0 * (size_t)j->geometry.blocks + (size_t)b * (size_t)width;
    return (uint8_t *)j->call->workspace + columns * j->column_bytes;
}

static inline int rs_tile_width(const rs_tile_job *j, int32_t c0)
{
    int32_t left = j->call->t - c0;
    return left < j->cols ? (int)left : j->cols;
}

static inline void rs_tile_pack(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_tile_job *j = arg;
    const rs_call *c = j->call;
    size_t stride = (size_t)c->shape.k;
    (void)thread;
    for (int64_t i = begin; i < end; i++) {
        int32_t c0 = (int32_t)(i / j->geometry.blocks) * j->cols;
        int32_t b = (int32_t)(i % j->geometry.blocks), k0 = b * RS_ROWS16_COLS;
        int32_t left = c->shape.k - k0, count = left < RS_ROWS16_COLS ? left : RS_ROWS16_COLS;
        int width = rs_tile_width(j, c0);
        j->ops->pack(c->shape.format, c->x + (size_t)c0 * stride + (size_t)k0, stride,
                     (int)count, width, rs_tile_record(j, c0, width, b));
    }
}

/* Sums of one panel leave as bf16; the last tile may have rows past N. */
static inline void
rs_tile_store(const rs_tile_job *j, int32_t tile, int32_t c0, int32_t c1, const float *sums)
{
    int32_t n = j->call->shape.n, row = tile * RS_ROWS16_ROWS, left = n - row;
    for (int32_t c = c0; c < c1; c++, sums += 16) {
        uint16_t *y = j->call->y + (size_t)c * (size_t)n + (size_t)row, last[16];
        if (left >= 16) {
            j->ops->store(y, sums);
            continue;
        }
        j->ops->store(last, sums);
        memcpy(y, last, (size_t)left * 2);
    }
}

static inline void rs_tile_body(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_tile_job *j = arg;
    const rs_call *call = j->call;
    size_t tile_bytes = (size_t)j->geometry.blocks * j->geometry.block_bytes;
    (void)thread;
    for (int64_t first = begin; first < end; first += j->tiles) {
        int64_t past = end - first < j->tiles ? end : first + j->tiles;
        for (int32_t c0 = 0; c0 < call->t; c0 += j->panel) {
            int32_t c1 = call->t - c0 < j->panel ? call->t : c0 + j->panel;
            for (int64_t tile = first; tile < past; tile++) {
                _Alignas(64) float sums[RS_TILE_PANEL_MAX * 16];
                const uint8_t *w = (const uint8_t *)call->w + (size_t)tile * tile_bytes;
                j->ops->product(j, w, c0, c1, sums);
                rs_tile_store(j, (int32_t)tile, c0, c1, sums);
            }
        }
    }
}

static inline size_t rs_tile_workspace(const rs_tile_ops *ops, const rs_shape *shape, int32_t t)
{
    size_t blocks = (size_t)(rs_format_k_padded(shape->k) / RS_ROWS16_COLS);
    return rs_cpu_round((size_t)t * blocks * ops->column_bytes(shape->format));
}

/* The whole call: pack x, then share the tiles out. */
static inline void
rs_tile_launch(const rs_call *call, const rs_tile_ops *ops, int tiles, int cols, int panel)
{
    const rs_shape *s = &call->shape;
    rs_tile_job j = {.call = call,
                     .ops = ops,
                     .geometry = rs_layout_rows16_geometry(s->format, s->n, s->k),
                     .column_bytes = ops->column_bytes(s->format),
                     .tiles = tiles,
                     .cols = cols,
                     .panel = panel};
    int64_t records = (int64_t)((call->t + cols - 1) / cols) * j.geometry.blocks;
    rs_cpu_share(call->pool, (int64_t)call->t * s->k, records, rs_tile_pack, &j);
    rs_pool_run(call->pool, j.geometry.tiles, 1, rs_tile_body, &j);
}

#endif
