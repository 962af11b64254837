/* The FP64 oracle as a blocked product. Layer: kernels.
   A tile is a few rows by a few columns of y, whose sums stay in registers while K passes by,
   eight partial sums each: in FP64 their order is no matter. K is cut into chunks, so that what
   a tile reads is in the nearest caches. */
#include "kernels/oracle.h"

#include "kernels/fp.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { LANES = 8, CHUNK = 512, GROUP = 4, ROWS_MOST = 2 * RS_ORACLE_ROWS };

typedef double twos __attribute__((vector_size(2 * sizeof(double))));
typedef double fours __attribute__((vector_size(4 * sizeof(double))));
typedef double eights __attribute__((vector_size(8 * sizeof(double))));

#ifdef __OPTIMIZE__
#    define ALWAYS_INLINE static inline __attribute__((always_inline))
#else /* a build without optimisation inlines nothing, and says so as an error */
#    define ALWAYS_INLINE static
#endif

/* A group of columns on the way through K. */
typedef struct group {
    const rs_oracle_panel *panel;
    int32_t rows; /* of W in the panel */
    double x[GROUP][CHUNK];
    double x2[GROUP][CHUNK]; /* its squares, where each energy is asked for */
    double sums[ROWS_MOST][GROUP][LANES];
    double energies[ROWS_MOST][GROUP][LANES];
    double energy[LANES]; /* of all, where only that is asked for */
} group;

/* `rows` x `columns` sums of a group, `count` values of K further. */
typedef void tile_fn(group *g,
                     int32_t row,
                     int column,
                     int32_t from,
                     int32_t count,
                     int rows,
                     int columns,
                     bool energy);

bool rs_oracle_can(rs_oracle_isa isa)
{
#ifdef __x86_64__
    if (isa == RS_ORACLE_AVX512)
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("fma");
    if (isa == RS_ORACLE_AVX2)
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
    return isa == RS_ORACLE_ANY;
}

static int32_t stride_of(int32_t k)
{
    return (k + LANES - 1) / LANES * LANES;
}

static int32_t rows_of(rs_op op, int32_t rows)
{
    return rs_op_get(op)->gated ? 2 * rows : rows;
}

size_t rs_oracle_panel_doubles(rs_op op, int32_t k, int32_t rows)
{
    return (size_t)(rows_of(op, rows) + 1) * (size_t)stride_of(k) + LANES;
}

rs_oracle_panel rs_oracle_panel_new(rs_op op, int32_t k, int32_t rows, double *memory)
{
    rs_oracle_panel p = {.op = op, .k = k, .rows = rows, .stride = stride_of(k)};
    while ((uintptr_t)memory % (LANES * sizeof *memory))
        memory++;
    RS_CHECK(rows <= RS_ORACLE_ROWS);
    p.w = memory;
    p.norms = memory + (size_t)rows_of(op, rows) * (size_t)p.stride;
    for (int isa = 0; isa < RS_ORACLE_ISAS; isa++)
        if (rs_oracle_can((rs_oracle_isa)isa))
            p.isa = (rs_oracle_isa)isa;
    return p;
}

static rs_status decode(rs_oracle_panel *p,
                        int32_t index,
                        const rs_shape *s,
                        const void *w,
                        int32_t row,
                        rs_err *err)
{
    double *out = p->w + (size_t)index * (size_t)p->stride;
    memset(out + p->k, 0, (size_t)(p->stride - p->k) * sizeof *out);
    return rs_layout_decode_row(s->format, s->n, s->k, w, row, out, err);
}

rs_status rs_oracle_panel_row(rs_oracle_panel *panel,
                              int32_t index,
                              const rs_shape *part,
                              const void *w,
                              int32_t row,
                              rs_err *err)
{
    rs_status st = decode(panel, index, part, w, row, err);
    if (!st && rs_op_get(panel->op)->gated)
        st = decode(panel, panel->rows + index, part, w, part->n / 2 + row, err);
    return st;
}

void rs_oracle_panel_ready(rs_oracle_panel *panel)
{
    memset(panel->norms, 0, (size_t)panel->stride * sizeof *panel->norms);
    for (int32_t row = 0; row < panel->rows && !rs_op_get(panel->op)->gated; row++) {
        const double *w = panel->w + (size_t)row * (size_t)panel->stride;
        for (int32_t i = 0; i < panel->stride; i++)
            panel->norms[i] += w[i] * w[i];
    }
}

/* `count` values of column `c` of the group, zeros up to whole lanes. The energy of all rows
   together needs no product of its own: sum_k x_k^2 (sum_rows w_k^2). */
ALWAYS_INLINE void
widen(group *g, int c, const uint16_t *x, int32_t from, int32_t count, bool gated)
{
    const double *norms = g->panel->norms + from;
    for (int32_t i = 0; i < count; i++)
        g->x[c][i] = (double)rs_fp_from_bf16(x[i]);
    for (int32_t i = count; i % LANES; i++)
        g->x[c][i] = 0;
    for (int32_t i = 0; i < count; i += LANES)
        for (int j = 0; j < LANES; j++) {
            double square = g->x[c][i + j] * g->x[c][i + j];
            if (gated)
                g->x2[c][i + j] = square;
            else
                g->energy[j] += norms[i + j] * square;
        }
}

/* A tile for each width of register: a wider vector would live in memory. */
#define TILE(name, vector)                                                                     \
    ALWAYS_INLINE void name(group *g, int32_t row, int column, int32_t from, int32_t count,    \
                            int rows, int columns, bool energy)                                \
    {                                                                                          \
        enum { WIDTH = sizeof(vector) / sizeof(double) };                                      \
        vector sums[4][4], w, x;                                                               \
        double(*out)[GROUP][LANES] = energy ? g->energies : g->sums;                           \
        for (int r = 0; r < rows; r++)                                                         \
            for (int c = 0; c < columns; c++)                                                  \
                memcpy(&sums[r][c], out[row + r][column + c], sizeof w);                       \
        const double *at = g->panel->w + (size_t)row * (size_t)g->panel->stride + from;        \
        const double(*xs)[CHUNK] = energy ? g->x2 + column : g->x + column;                    \
        for (int32_t i = 0; i < count; i += WIDTH)                                             \
            for (int r = 0; r < rows; r++) {                                                   \
                memcpy(&w, at + (size_t)r * (size_t)g->panel->stride + i, sizeof w);           \
                w = energy ? w * w : w;                                                        \
                for (int c = 0; c < columns; c++) {                                            \
                    memcpy(&x, xs[c] + i, sizeof x);                                           \
                    sums[r][c] += w * x;                                                       \
                }                                                                              \
            }                                                                                  \
        for (int r = 0; r < rows; r++)                                                         \
            for (int c = 0; c < columns; c++)                                                  \
                memcpy(out[row + r][column + c], &sums[r][c], sizeof w);                       \
    }

TILE(tile_of_two, twos)
TILE(tile_of_four, fours)
TILE(tile_of_eight, eights)

/* All rows of the group, `high` x `wide` at a time and one by one at the end. */
ALWAYS_INLINE void tiles(group *g,
                         tile_fn *tile,
                         int32_t from,
                         int32_t count,
                         int columns,
                         int high,
                         int wide,
                         bool energy)
{
    int32_t row = 0;
    for (; row + high <= g->rows; row += high) {
        int c = 0;
        for (; c + wide <= columns; c += wide)
            tile(g, row, c, from, count, high, wide, energy);
        for (; c < columns; c++)
            tile(g, row, c, from, count, high, 1, energy);
    }
    for (; row < g->rows; row++)
        for (int c = 0; c < columns; c++)
            tile(g, row, c, from, count, 1, 1, energy);
}

/* One group of `columns` columns from x on, through all of K. */
ALWAYS_INLINE void
through(group *g, tile_fn *tile, const uint16_t *x, int columns, bool gated, int high, int wide)
{
    int32_t k = g->panel->k;
    for (int32_t from = 0; from < k; from += CHUNK) {
        int32_t count = k - from < CHUNK ? k - from : CHUNK;
        for (int c = 0; c < columns; c++)
            widen(g, c, x + (size_t)c * (size_t)k + from, from, count, gated);
        tiles(g, tile, from, count, columns, high, wide, false);
        if (gated)
            tiles(g, tile, from, count, columns, high, wide, true);
    }
}

/* The same text for registers of each width; the sums of a tile must fit into them. */
static void through_any(group *g, const uint16_t *x, int columns, bool gated)
{
    through(g, tile_of_two, x, columns, gated, 2, 2);
}

#ifdef __x86_64__
__attribute__((target("avx2,fma"), optimize("O3"))) static void
through_avx2(group *g, const uint16_t *x, int columns, bool gated)
{
    through(g, tile_of_four, x, columns, gated, 4, 2);
}

__attribute__((target("avx512f,fma"), optimize("O3"))) static void
through_avx512(group *g, const uint16_t *x, int columns, bool gated)
{
    through(g, tile_of_eight, x, columns, gated, 4, 4);
}
#else
#    define through_avx2   through_any
#    define through_avx512 through_any
#endif

static double sum_of(const double *v)
{
    double sum = 0;
    for (int i = 0; i < LANES; i++)
        sum += v[i];
    return sum;
}

static double output(const group *g, int32_t row, int c, rs_energy *energy)
{
    const rs_oracle_panel *p = g->panel;
    double y = sum_of(g->sums[row][c]), one = 0;
    int32_t up = p->rows + row;
    if (!rs_op_get(p->op)->gated)
        return y;
    y = rs_oracle_gated(p->op, y, sum_of(g->sums[up][c]), sum_of(g->energies[row][c]),
                        sum_of(g->energies[up][c]), &one);
    energy->sum += one;
    energy->max = one > energy->max ? one : energy->max;
    return y;
}

void rs_oracle_columns(const rs_oracle_panel *panel,
                       const uint16_t *x,
                       int32_t first,
                       int32_t last,
                       int32_t t,
                       double *out_y,
                       rs_energy *energy)
{
    static void (*const by_isa[RS_ORACLE_ISAS])(group *, const uint16_t *, int, bool) = {
        through_any, through_avx2, through_avx512};
    bool gated = rs_op_get(panel->op)->gated;
    group g = {.panel = panel, .rows = rows_of(panel->op, panel->rows)};
    for (int32_t column = first; column < last; column += GROUP) {
        int columns = last - column < GROUP ? last - column : GROUP;
        memset(g.sums, 0, sizeof g.sums);
        memset(g.energies, 0, sizeof g.energies);
        by_isa[panel->isa](&g, x + (size_t)column * (size_t)panel->k, columns, gated);
        for (int32_t row = 0; row < panel->rows; row++)
            for (int c = 0; c < columns; c++)
                out_y[(size_t)row * (size_t)t + (size_t)(column + c)] =
                    output(&g, row, c, energy);
    }
    energy->sum += sum_of(g.energy);
}

/* ---- errors of many values ---- */

/* Figures side by side, as one would wait for itself; a value that is not finite counts in no
   figure but its own. */
ALWAYS_INLINE void
add_all(rs_error *error, const double *reference, const uint16_t *y, size_t count)
{
    double diff2[LANES] = {0}, ref2[LANES] = {0}, diff[LANES] = {0}, ref[LANES] = {0};
    int64_t bad[LANES] = {0};
    for (size_t i = 0; i + LANES <= count; i += LANES)
        for (int j = 0; j < LANES; j++) {
            double r = reference[i + (size_t)j], v = (double)rs_fp_from_bf16(y[i + (size_t)j]);
            bool finite = fabs(r) <= DBL_MAX && fabs(v) <= DBL_MAX;
            double d = fabs(v - r) - 0x1p-100;
            d = finite && d > 0 ? d : 0;
            r = finite ? fabs(r) : 0;
            diff2[j] += d * d;
            ref2[j] += r * r;
            diff[j] = d > diff[j] ? d : diff[j];
            ref[j] = r > ref[j] ? r : ref[j];
            bad[j] += !finite;
        }
    for (int j = 0; j < LANES; j++) {
        error->diff2 += diff2[j];
        error->ref2 += ref2[j];
        error->max_diff = fmax(error->max_diff, diff[j]);
        error->max_ref = fmax(error->max_ref, ref[j]);
        error->not_finite += bad[j];
    }
    error->values += (int64_t)(count / LANES * LANES);
}

#ifdef __x86_64__
__attribute__((target("avx2,fma"), optimize("O3"))) static void
add_all_avx2(rs_error *error, const double *reference, const uint16_t *y, size_t count)
{
    add_all(error, reference, y, count);
}
#endif

void rs_error_add_all(rs_error *error, const double *reference, const uint16_t *y, size_t count)
{
#ifdef __x86_64__
    if (rs_oracle_can(RS_ORACLE_AVX2))
        add_all_avx2(error, reference, y, count);
    else
#endif
        add_all(error, reference, y, count);
    for (size_t i = count / LANES * LANES; i < count; i++)
        rs_error_add(error, reference[i], y[i]);
}
