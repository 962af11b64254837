/* Walking a row_split matrix in units of 128 columns, as the few-column kernels do; workers for
   R rows x C columns. Layer: kernels, header only.
   A unit is 64 bytes of nibbles (128 of bytes): lane i of a 16-lane vector is the 32-bit word
   of columns 8 i .. 8 i + 7, so every lane belongs to one group and groups need no horizontal
   sums: partial sums are scaled lane by lane and added across lanes once a row. */
#ifndef RS_KERNELS_CPU_ROWSPLIT_H
#define RS_KERNELS_CPU_ROWSPLIT_H

#include "kernels/cpu/simd.h"

enum { RS_UNIT = 128, RS_ROWSPLIT_ROWS_MAX = 4, RS_ROWSPLIT_COLS_MAX = 8 };

typedef struct rs_rowsplit {
    const rs_call *call;
    const uint8_t *base, *high;
    const uint16_t *scales;
    size_t base_row, high_row, scales_row; /* steps from row to row; scales in elements */
    int32_t units;                         /* a row */
    int rows, cols;                        /* multiplied together */
    void *x;                               /* prepared activations, `x_column` bytes a column */
    size_t x_column;
} rs_rowsplit;

static inline rs_rowsplit rs_rowsplit_of(const rs_call *call, int rows, int cols, size_t x_unit)
{
    const rs_shape *s = &call->shape;
    const rs_format_info *f = rs_format_get(s->format);
    rs_planes p = rs_layout_planes(s->format, s->n, s->k);
    const uint8_t *w = call->w;
    return (rs_rowsplit){
        .call = call,
        .base = w + p.base,
        .high = w + p.high,
        .scales = (const uint16_t *)(const void *)(w + p.scales),
        .base_row = (size_t)p.groups * (size_t)f->base_bytes,
        .high_row = (size_t)p.groups * (size_t)f->high_bytes,
        .scales_row = (size_t)p.groups,
        .units = p.k_padded / RS_UNIT,
        .rows = rows,
        .cols = cols,
        .x = call->workspace,
        .x_column = (size_t)(p.k_padded / RS_UNIT) * x_unit,
    };
}

/* Workspace of T columns whose prepared units take `x_unit` bytes. */
static inline size_t rs_rowsplit_workspace(const rs_shape *shape, int32_t t, size_t x_unit)
{
    size_t units = (size_t)(rs_format_k_padded(shape->k) / RS_UNIT);
    return rs_cpu_round((size_t)t * units * x_unit);
}

/* Unit `index` of all columns, columns outermost: its activations, how many of them exist, and
   where the prepared ones go. */
static inline const uint16_t *
rs_rowsplit_x(const rs_rowsplit *j, int64_t index, size_t x_unit, int *out_count, void **out_to)
{
    int32_t k = j->call->shape.k, u = (int32_t)(index % j->units), left = k - u * RS_UNIT;
    size_t column = (size_t)(index / j->units);
    *out_count = left < RS_UNIT ? (int)left : RS_UNIT;
    *out_to = (uint8_t *)j->x + column * j->x_column + (size_t)u * x_unit;
    return j->call->x + column * (size_t)k + (size_t)u * RS_UNIT;
}

/* Kernels for one format: R in {1, 2, 4} rows at index R / 2, C in {1, 2, 4, 8} columns at
   index 0..3. NULL where the candidate has no such kernel. */
typedef void (*rs_rowsplit_kernel)(const rs_rowsplit *j, int64_t row, int32_t column);
typedef rs_rowsplit_kernel rs_rowsplit_set[3][4];

/* Rows [begin, end) against all columns; powers of two cover what is left over. Column blocks
   are inside: the rows' weights stay in the first-level cache for the next block. */
static inline void
rs_rowsplit_rows(const rs_rowsplit *j, const rs_rowsplit_set set, int64_t begin, int64_t end)
{
    for (int64_t row = begin; row < end;) {
        int rows = end - row >= j->rows ? j->rows : 1;
        for (int32_t c = 0; c < j->call->t;) {
            int step = j->cols, slot = step == 8 ? 3 : step / 2;
            for (; step > j->call->t - c; step /= 2)
                slot--;
            set[rows / 2][slot](j, row, c);
            c += step;
        }
        row += rows;
    }
}

#endif
