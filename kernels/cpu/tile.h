/* Products over the rows16 layout, any T, N and K: pack x once, then tiles of 16 rows meet
   blocks of columns. Layer: kernels, header only. A candidate supplies how x is packed, the
   product of one tile with one panel of columns, and how sums are rounded. Loops: a group of
   tiles stays in the second-level cache while every panel passes over it, and a panel stays
   there for the tiles of the group. A gated op pairs each tile of gate rows with the up rows 16
   at a time: gate, up, gate, up, so that the prefetch of a stream is that of its next tile.
   Source: the shape of the loops is GotoBLAS (Goto, van de
   Geijn, TOMS 2008). */
#ifndef RS_KERNELS_CPU_TILE_H
#define RS_KERNELS_CPU_TILE_H

#include "kernels/cpu/epilogue.h"
#include "kernels/cpu/grid.h"
#include "kernels/layout_rows16.h"

#include <string.h>

enum {
    RS_TILE_COLS_MAX = 12,  /* columns that are multiplied together */
    RS_TILE_PACK_MAX = 16,  /* columns that are packed together */
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
    /* rs_epilogue_block over 16 sums, aligned to 64 bytes, then round them into y, which may
       hold the residual; `up` is NULL unless the op is gated. */
    void (*store)(rs_op op, uint16_t *y, float *sums, const float *up);
    bool grid; /* class exact: x is put on the grid before it is packed */
} rs_tile_ops;

struct rs_tile_job {
    const rs_call *call;
    const rs_tile_ops *ops;
    rs_rows16 geometry;
    size_t column_bytes;
    int tiles; /* of a group */
    int cols;  /* packed and multiplied together */
    int panel; /* a multiple of cols */
    int32_t y_rows;
};

/* Ask the second-level cache for the block that comes RS_CPU_AHEAD after this one. */
RS_INLINE void rs_tile_prefetch(const uint8_t *block, size_t block_bytes)
{
    for (size_t i = 0; i < block_bytes; i += 64)
        rs_cpu_prefetch(block + i);
}

/* The same twice, from afar first, for loops that do little between their loads: they run so
   far ahead that their own misses fill the buffers of the first level, and a prefetch that
   finds none is dropped. The second one fetches what the first could not. Measured, one core of
   Zen 4, 6144 x 5120, T = 1, share of the rate of plain reads, once / twice: cpu_linear_vnni
   q4g32 0.73 / 0.87, q8g32 0.17 / 0.97; cpu_linear_digits q4g32 0.62 / 0.87. Where there is
   more to do it costs: cpu_linear_maddubs q4g32 1.01 / 0.94, cpu_linear_digits q8g32 0.99 /
   0.96. */
RS_INLINE void rs_tile_prefetch_twice(const uint8_t *block, size_t block_bytes)
{
    rs_tile_prefetch(block + RS_CPU_AHEAD, block_bytes);
    rs_tile_prefetch(block, block_bytes);
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

/* Block b of the columns from c0 on, on the grid: out[width][128]. */
RS_INLINE void rs_tile_grid(const rs_call *c, int32_t c0, int32_t b, int width, uint16_t *out)
{
    size_t stride = (size_t)c->shape.k;
    int32_t k0 = b * RS_ROWS16_COLS, left = c->shape.k - k0;
    const uint16_t *x = c->x + (size_t)c0 * stride + (size_t)k0;
    for (int i = 0; i < width; i++, x += stride, out += RS_ROWS16_COLS)
        rs_grid_unit(c->shape.format, x, left < RS_ROWS16_COLS ? left : RS_ROWS16_COLS, out);
}

#if RS_CPU_X86
RS_AVX2
#endif
static void rs_tile_pack(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_tile_job *j = arg;
    const rs_call *c = j->call;
    size_t stride = (size_t)c->shape.k;
    uint16_t snapped[RS_TILE_PACK_MAX * RS_ROWS16_COLS];
    (void)thread;
    for (int64_t i = begin; i < end; i++) {
        int32_t c0 = (int32_t)(i / j->geometry.blocks) * j->cols;
        int32_t b = (int32_t)(i % j->geometry.blocks), k0 = b * RS_ROWS16_COLS;
        int32_t left = c->shape.k - k0, count = left < RS_ROWS16_COLS ? left : RS_ROWS16_COLS;
        int width = rs_tile_width(j, c0);
        void *record = rs_tile_record(j, c0, width, b);
        if (j->ops->grid) {
            rs_tile_grid(c, c0, b, width, snapped);
            j->ops->pack(c->shape.format, snapped, RS_ROWS16_COLS, RS_ROWS16_COLS, width,
                         record);
        } else {
            j->ops->pack(c->shape.format, c->x + (size_t)c0 * stride + (size_t)k0, stride,
                         (int)count, width, record);
        }
    }
}

/* Sums of one panel leave as bf16; the last 16 rows of y may not all exist. `up` is NULL unless
   the op is gated. */
static inline void rs_tile_store(
    const rs_tile_job *j, int64_t unit, int32_t c0, int32_t c1, float *sums, const float *up)
{
    rs_op op = j->call->shape.op;
    int32_t n = j->y_rows, row = (int32_t)unit * RS_ROWS16_ROWS, left = n - row;
    for (int32_t c = c0; c < c1; c++, sums += 16, up += up ? 16 : 0) {
        uint16_t *y = j->call->y + (size_t)c * (size_t)n + (size_t)row, last[16] = {0};
        if (left >= 16) {
            j->ops->store(op, y, sums, up);
            continue;
        }
        memcpy(last, y, (size_t)left * 2);
        j->ops->store(op, last, sums, up);
        memcpy(y, last, (size_t)left * 2);
    }
}

static inline const uint8_t *rs_tile_at(const rs_tile_job *j, int64_t tile)
{
    size_t tile_bytes = (size_t)j->geometry.blocks * j->geometry.block_bytes;
    return (const uint8_t *)j->call->w + (size_t)tile * tile_bytes;
}

static inline void rs_tile_body(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_tile_job *j = arg;
    const rs_call *call = j->call;
    (void)thread;
    for (int64_t first = begin; first < end; first += j->tiles) {
        int64_t past = end - first < j->tiles ? end : first + j->tiles;
        for (int32_t c0 = 0; c0 < call->t; c0 += j->panel) {
            int32_t c1 = call->t - c0 < j->panel ? call->t : c0 + j->panel;
            for (int64_t tile = first; tile < past; tile++) {
                _Alignas(64) float sums[RS_TILE_PANEL_MAX * 16];
                j->ops->product(j, rs_tile_at(j, tile), c0, c1, sums);
                rs_tile_store(j, tile, c0, c1, sums, NULL);
            }
        }
    }
}

/* Sums of the up rows of one panel, 16 rows at a time. Where N / 2 is not a multiple of 16 they
   stand in two tiles, the second of which is the first of the next 16 rows: it is kept. */
typedef struct rs_tile_up {
    _Alignas(64) float sums[RS_TILE_PANEL_MAX * 16];
    _Alignas(64) float tiles[2][RS_TILE_PANEL_MAX * 16];
    int64_t kept; /* the tile in tiles[kept % 2]; -1 = none */
} rs_tile_up;

static inline const float *
rs_tile_half(const rs_tile_job *j, rs_tile_up *up, int64_t tile, int32_t c0, int32_t c1)
{
    float *sums = up->tiles[tile % 2];
    if (tile == j->geometry.tiles) /* no such rows */
        memset(sums, 0, (size_t)(c1 - c0) * 16 * sizeof *sums);
    else if (tile != up->kept)
        j->ops->product(j, rs_tile_at(j, tile), c0, c1, sums);
    up->kept = tile;
    return sums;
}

static inline void
rs_tile_up_rows(const rs_tile_job *j, rs_tile_up *up, int64_t unit, int32_t c0, int32_t c1)
{
    int32_t half = j->call->shape.n / 2;
    int64_t tile = half / 16 + unit;
    size_t shift = (size_t)(half % 16);
    if (shift == 0) {
        j->ops->product(j, rs_tile_at(j, tile), c0, c1, up->sums);
        return;
    }
    const float *low = rs_tile_half(j, up, tile, c0, c1);
    const float *high = rs_tile_half(j, up, tile + 1, c0, c1);
    for (size_t c = 0; c < (size_t)(c1 - c0); c++) {
        memcpy(up->sums + c * 16, low + c * 16 + shift, (16 - shift) * sizeof *low);
        memcpy(up->sums + c * 16 + 16 - shift, high + c * 16, shift * sizeof *high);
    }
}

/* The same loops for gated ops; [begin, end): 16 rows of y each. */
static inline void rs_tile_body_gated(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_tile_job *j = arg;
    const rs_call *call = j->call;
    int64_t group = j->tiles > 1 ? j->tiles / 2 : 1; /* as many tiles in the cache as above */
    (void)thread;
    for (int64_t first = begin; first < end; first += group) {
        int64_t past = end - first < group ? end : first + group;
        for (int32_t c0 = 0; c0 < call->t; c0 += j->panel) {
            int32_t c1 = call->t - c0 < j->panel ? call->t : c0 + j->panel;
            rs_tile_up up; /* too large to be cleared for nothing */
            up.kept = -1;
            for (int64_t unit = first; unit < past; unit++) {
                _Alignas(64) float sums[RS_TILE_PANEL_MAX * 16];
                j->ops->product(j, rs_tile_at(j, unit), c0, c1, sums);
                rs_tile_up_rows(j, &up, unit, c0, c1);
                rs_tile_store(j, unit, c0, c1, sums, up.sums);
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
                     .panel = panel,
                     .y_rows = rs_op_y_rows(s->op, s->n)};
    int64_t records = (int64_t)((call->t + cols - 1) / cols) * j.geometry.blocks;
    rs_cpu_share(call->pool, (int64_t)call->t * s->k, records, rs_tile_pack, &j);
    int32_t units = (j.y_rows - 1) / RS_ROWS16_ROWS + 1;
    bool gated = rs_op_get(s->op)->gated;
    rs_pool_run(call->pool, units, 1, gated ? rs_tile_body_gated : rs_tile_body, &j);
}

#endif
