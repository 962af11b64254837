/* Walking a row_split matrix in units of 128 columns, as the few-column kernels do; workers for
   R rows x C columns. Layer: kernels, header only.
   A unit is 64 bytes of nibbles (128 of bytes): lane i of a 16-lane vector is the 32-bit word
   of columns 8 i .. 8 i + 7, so every lane belongs to one group. Lanes of a group are added
   before its scale comes, four sums at once (kernels/cpu/lanes.h), group after group.
   Of a gated op a kernel's R rows are R / 2 gate rows and their up rows, N / R rows apart, so
   that nothing but finished outputs is ever stored. */
#ifndef RS_KERNELS_CPU_ROWSPLIT_H
#define RS_KERNELS_CPU_ROWSPLIT_H

#include "kernels/cpu/epilogue.h"
#include "kernels/cpu/grid.h"

enum {
    RS_UNIT = 128,
    RS_ROWSPLIT_ROWS_MAX = 4,
    RS_ROWSPLIT_COLS_MAX = 8,
    RS_ROWSPLIT_WAIT = 8
};

typedef struct rs_rowsplit {
    const rs_call *call;
    const uint8_t *base, *high;
    const uint16_t *scales;
    size_t base_row, high_row, scales_row; /* steps from row to row; scales in elements */
    int32_t units;                         /* a row */
    int rows, cols; /* multiplied together; a gated op's rows divide N and are even */
    void *x;        /* prepared activations, `x_column` bytes a column */
    size_t x_column;
} rs_rowsplit;

static inline rs_rowsplit rs_rowsplit_of(const rs_call *call, int rows, int cols, size_t x_unit)
{
    const rs_shape *s = &call->shape;
    bool gated = rs_op_get(s->op)->gated;
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
        .rows = gated && s->n % rows ? 2 : rows,
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

/* Unit `index` of all columns, columns outermost: its activations on the grid, zeros past K.
   Returns where the prepared ones go. */
RS_INLINE void *
rs_rowsplit_x(const rs_rowsplit *j, int64_t index, size_t x_unit, uint16_t x[RS_UNIT])
{
    int32_t k = j->call->shape.k, u = (int32_t)(index % j->units), left = k - u * RS_UNIT;
    size_t column = (size_t)(index / j->units);
    const uint16_t *from = j->call->x + column * (size_t)k + (size_t)u * RS_UNIT;
    rs_grid_unit(j->call->shape.format, from, left < RS_UNIT ? (int)left : RS_UNIT, x);
    return (uint8_t *)j->x + column * j->x_column + (size_t)u * x_unit;
}

typedef float rs_rowsplit_sums[RS_ROWSPLIT_ROWS_MAX][RS_ROWSPLIT_COLS_MAX];

/* Outputs of a gated op that wait for their epilogue until there are enough for a vector. */
typedef struct rs_rowsplit_waiting {
    float gate[RS_ROWSPLIT_WAIT], up[RS_ROWSPLIT_WAIT];
    uint16_t *y[RS_ROWSPLIT_WAIT];
    int count;
} rs_rowsplit_waiting;

#if RS_CPU_X86
RS_AVX2
#endif
static void rs_rowsplit_flush(rs_op op, rs_rowsplit_waiting *w)
{
    rs_gate_block(op, w->gate, w->up, RS_ROWSPLIT_WAIT);
    for (int i = 0; i < w->count; i++)
        *w->y[i] = rs_fp_to_bf16(w->gate[i]);
    w->count = 0;
}

/* Give away what R rows x C columns have come to; SUM is its value in terms of r and c. Without
   `sums` it goes straight to y as `linear` has it. A macro, and no array in the kernel: either
   costs short rows of `linear` a tenth. */
#define RS_ROWSPLIT_UNROLL(R, C, DO)                                                           \
    _Pragma("GCC unroll 4") for (int r = 0; r < (R); r++)                                      \
    {                                                                                          \
        _Pragma("GCC unroll 8") for (int c = 0; c < (C); c++)                                  \
        {                                                                                      \
            DO;                                                                                \
        }                                                                                      \
    }
#define RS_ROWSPLIT_STORE(j, row, column, sums, R, C, SUM)                                     \
    do {                                                                                       \
        const size_t y_n = (size_t)(j)->call->shape.n;                                         \
        uint16_t *y = (j)->call->y;                                                            \
        if (!(sums))                                                                           \
            RS_ROWSPLIT_UNROLL(R, C,                                                           \
                               y[(size_t)((column) + c) * y_n + (size_t)((row) + r)] =         \
                                   rs_fp_to_bf16(SUM))                                         \
        else                                                                                   \
            RS_ROWSPLIT_UNROLL(R, C, (sums)[r][c] = (SUM))                                     \
    } while (0)

/* Kernels for one format: R in {1, 2, 4} rows at index R / 2, C in {1, 2, 4, 8} columns at
   index 0..3. NULL where the candidate has no such kernel. */
typedef void (*rs_rowsplit_kernel)(const rs_rowsplit *j,
                                   int64_t row,
                                   int32_t column,
                                   float (*sums)[RS_ROWSPLIT_COLS_MAX]);
typedef rs_rowsplit_kernel rs_rowsplit_set[3][4];

/* The widest kernel that the columns from c on fill: its slot; *step columns. */
static inline int rs_rowsplit_slot(const rs_rowsplit *j, int32_t c, int *step)
{
    *step = j->cols;
    int slot = *step == 8 ? 3 : *step / 2;
    for (; *step > j->call->t - c; *step /= 2)
        slot--;
    return slot;
}

/* linear_add: the sums of a block are added to what is there. */
static inline void rs_rowsplit_add(const rs_rowsplit *j,
                                   int64_t row,
                                   int32_t column,
                                   const rs_rowsplit_sums sums,
                                   int rows,
                                   int cols)
{
    size_t n = (size_t)j->call->shape.n;
    uint16_t *y = j->call->y + (size_t)column * n + (size_t)row;
    for (int c = 0; c < cols; c++, y += n)
        for (int r = 0; r < rows; r++)
            y[r] = rs_fp_to_bf16(rs_fp_from_bf16(y[r]) + sums[r][c]);
}

/* Rows [begin, end) against all columns; powers of two cover what is left over. Column blocks
   are inside: the rows' weights stay in the first-level cache for the next block. */
static inline void
rs_rowsplit_plain(const rs_rowsplit *j, const rs_rowsplit_set set, int64_t begin, int64_t end)
{
    bool linear = j->call->shape.op == RS_OP_linear;
    rs_rowsplit_sums sums;
    for (int64_t row = begin; row < end;) {
        int rows = end - row >= j->rows ? j->rows : 1, step;
        for (int32_t c = 0; c < j->call->t; c += step) {
            int slot = rs_rowsplit_slot(j, c, &step);
            set[rows / 2][slot](j, row, c, linear ? NULL : sums);
            if (!linear)
                rs_rowsplit_add(j, row, c, sums, rows, step);
        }
        row += rows;
    }
}

/* The sums of a block of item i, rows of y `apart`, begin to wait. */
static inline void rs_rowsplit_wait(const rs_rowsplit *j,
                                    size_t i,
                                    size_t apart,
                                    int32_t column,
                                    const rs_rowsplit_sums sums,
                                    int cols,
                                    rs_rowsplit_waiting *w)
{
    size_t n = (size_t)(j->call->shape.n / 2);
    int outputs = j->rows / 2;
    for (int r = 0; r < outputs; r++)
        for (int c = 0; c < cols; c++) {
            w->gate[w->count] = sums[r][c];
            w->up[w->count] = sums[r + outputs][c];
            w->y[w->count] = j->call->y + (size_t)(column + c) * n + i + (size_t)r * apart;
            if (++w->count == RS_ROWSPLIT_WAIT)
                rs_rowsplit_flush(j->call->shape.op, w);
        }
}

/* Items [begin, end) of N / R: item i is the rows i + r N / R. To the kernel they are the rows
   of a matrix with wider steps. */
static inline void
rs_rowsplit_gated(const rs_rowsplit *j, const rs_rowsplit_set set, int64_t begin, int64_t end)
{
    rs_rowsplit view = *j;
    rs_rowsplit_waiting waiting = {0};
    rs_rowsplit_sums sums;
    size_t apart = (size_t)(j->call->shape.n / j->rows);
    view.base_row *= apart;
    view.high_row *= apart;
    view.scales_row *= apart;
    for (size_t i = (size_t)begin; i < (size_t)end; i++) {
        view.base = j->base + i * j->base_row;
        view.high = j->high + i * j->high_row;
        view.scales = j->scales + i * j->scales_row;
        for (int32_t c = 0, step; c < j->call->t; c += step) {
            int slot = rs_rowsplit_slot(j, c, &step);
            set[j->rows / 2][slot](&view, 0, c, sums);
            rs_rowsplit_wait(j, i, apart, c, sums, step, &waiting);
        }
    }
    rs_rowsplit_flush(j->call->shape.op, &waiting);
}

static inline void
rs_rowsplit_rows(const rs_rowsplit *j, const rs_rowsplit_set set, int64_t begin, int64_t end)
{
    if (rs_op_get(j->call->shape.op)->gated)
        rs_rowsplit_gated(j, set, begin, end);
    else
        rs_rowsplit_plain(j, set, begin, end);
}

/* Share the rows out to the threads; `body` ends in rs_rowsplit_rows. */
static inline void
rs_rowsplit_run(rs_rowsplit *j, void (*body)(void *arg, int64_t begin, int64_t end, int thread))
{
    const rs_shape *s = &j->call->shape;
    bool gated = rs_op_get(s->op)->gated;
    rs_pool_run(j->call->pool, gated ? s->n / j->rows : s->n, gated ? 1 : j->rows, body, j);
}

#endif
