/* Tiled product over the rows16 layout: decode a block of weights once into a buffer that stays
   in the first-level cache, then meet all columns with it. Layer: kernels, header only.
   A candidate supplies four pieces (pack x, decode, multiply, store) and gets any T, N and K.
   Source: the shape of the loops is GotoBLAS (Goto, van de Geijn, TOMS 2008) with the packing
   of the weights replaced by their decoding. */
#ifndef RS_KERNELS_CPU_TILE_H
#define RS_KERNELS_CPU_TILE_H

#include "kernels/cpu/simd.h"
#include "kernels/layout_rows16.h"

#include <string.h>

enum {
    RS_TILE_ROWS_MAX = 2,   /* 16-row tiles that are multiplied together */
    RS_TILE_COLS_MAX = 12,  /* columns that are multiplied together */
    RS_TILE_PANEL = 96,     /* columns whose sums are held on the stack */
    RS_TILE_GROUPS_MAX = 4, /* groups of a block */
    RS_TILE_WEIGHTS = RS_TILE_ROWS_MAX * 16 * RS_ROWS16_COLS * 4, /* bytes, FP32 at most */
};

/* A decoded block: weights as the candidate likes them, scales as FP32 [group][rows]. */
typedef struct rs_tile_block {
    _Alignas(64) uint8_t weights[RS_TILE_WEIGHTS];
    _Alignas(64) float scales[RS_TILE_GROUPS_MAX * RS_TILE_ROWS_MAX * 16];
} rs_tile_block;

typedef struct rs_tile_ops {
    /* Bytes of a packed column of one block of K. */
    size_t (*column_bytes)(rs_format format);
    /* Pack `count` (1..128) elements of `width` columns, x[c * stride], the rest being zero. */
    void (*pack)(
        rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record);
    /* Decode one block of tile `r` of `rows`. */
    void (*decode[RS_FORMAT_COUNT])(const uint8_t *block, rs_tile_block *out, int r, int rows);
    /* sums[width][rows x 16] += block x packed columns. Index: [rows - 1][width]. */
    void (*multiply[RS_TILE_ROWS_MAX][RS_TILE_COLS_MAX + 1])(const rs_tile_block *block,
                                                             const void *record,
                                                             int groups,
                                                             float *sums);
    /* Round 16 sums to bf16. */
    void (*store)(uint16_t *y, const float *sums);
} rs_tile_ops;

typedef struct rs_tile_job {
    const rs_call *call;
    const rs_tile_ops *ops;
    rs_rows16 geometry;
    size_t column_bytes;
    int rows, cols; /* tiles and columns multiplied together */
    int panel;      /* columns in all before the sums are stored; a multiple of cols */
} rs_tile_job;

/* Packed columns [c0, c0 + width) of block b. */
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

/* Sums of one panel of columns leave as bf16; the last tile may have rows past N. */
static inline void rs_tile_store(
    const rs_tile_job *j, int32_t tile, int rows, int32_t c0, int32_t c1, const float *sums)
{
    int32_t n = j->call->shape.n, row = tile * RS_ROWS16_ROWS;
    for (int32_t c = c0; c < c1; c++)
        for (int r = 0; r < rows; r++, sums += 16) {
            uint16_t *y = j->call->y + (size_t)c * (size_t)n + (size_t)(row + 16 * r), last[16];
            int32_t left = n - row - 16 * r;
            if (left >= 16) {
                j->ops->store(y, sums);
                continue;
            }
            j->ops->store(last, sums);
            memcpy(y, last, (size_t)left * 2);
        }
}

static inline void rs_tile_rows(const rs_tile_job *j, int32_t tile, int rows)
{
    const rs_call *call = j->call;
    const rs_rows16 *g = &j->geometry;
    _Alignas(64) float sums[RS_TILE_PANEL * RS_TILE_ROWS_MAX * 16];
    rs_tile_block block;
    size_t tile_bytes = (size_t)g->blocks * g->block_bytes;
    const uint8_t *w = (const uint8_t *)call->w + (size_t)tile * tile_bytes;
    for (int32_t p0 = 0; p0 < call->t; p0 += j->panel) {
        int32_t p1 = call->t - p0 < j->panel ? call->t : p0 + j->panel;
        memset(sums, 0, (size_t)(p1 - p0) * (size_t)rows * 16 * sizeof *sums);
        for (int32_t b = 0; b < g->blocks; b++) {
            for (int r = 0; r < rows; r++)
                j->ops->decode[call->shape.format](
                    w + (size_t)r * tile_bytes + (size_t)b * g->block_bytes, &block, r, rows);
            for (int32_t c0 = p0; c0 < p1; c0 += j->cols) {
                int width = rs_tile_width(j, c0);
                j->ops->multiply[rows - 1][width](&block, rs_tile_record(j, c0, width, b),
                                                  g->groups, sums + (c0 - p0) * rows * 16);
            }
        }
        rs_tile_store(j, tile, rows, p0, p1, sums);
    }
}

static inline void rs_tile_body(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_tile_job *j = arg;
    (void)thread;
    for (int64_t tile = begin; tile < end; tile += j->rows) {
        int64_t left = end - tile;
        rs_tile_rows(j, (int32_t)tile, left < j->rows ? (int)left : j->rows);
    }
}

static inline size_t rs_tile_workspace(const rs_tile_ops *ops, const rs_shape *shape, int32_t t)
{
    size_t blocks = (size_t)(rs_format_k_padded(shape->k) / RS_ROWS16_COLS);
    return rs_cpu_round((size_t)t * blocks * ops->column_bytes(shape->format));
}

/* The whole call: pack x, then share the tiles out. */
static inline void
rs_tile_launch(const rs_call *call, const rs_tile_ops *ops, int rows, int cols)
{
    const rs_shape *s = &call->shape;
    rs_tile_job j = {.call = call,
                     .ops = ops,
                     .geometry = rs_layout_rows16_geometry(s->format, s->n, s->k),
                     .column_bytes = ops->column_bytes(s->format),
                     .rows = rows,
                     .cols = cols,
                     .panel = RS_TILE_PANEL / cols * cols};
    int64_t records = (int64_t)((call->t + cols - 1) / cols) * j.geometry.blocks;
    rs_cpu_share(call->pool, (int64_t)call->t * s->k, records, rs_tile_pack, &j);
    rs_pool_run(call->pool, j.geometry.tiles, rows, rs_tile_body, &j);
}

#endif
