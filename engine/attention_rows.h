/* Rows of queries against one page of keys and values. Layer: engine, header only; private to
   attention.c, which compiles it once for each instruction set.
   Four rows that see the same keys are done together, so that a loaded key or value serves four
   of them; others one by one. Both ways add in the same order, which depends on the page alone:
   a dot product in one vector and then by halves, the softmax's sum in vectors of four keys.
   Measured against one dot product and one exponential at a time, Zen 4, one thread: see
   ARCHITECTURE.md. */
#ifndef RS_ENGINE_ATTENTION_ROWS_H
#define RS_ENGINE_ATTENTION_ROWS_H

#include "engine/kv.h"
#include "engine/vector.h"
#include "kernels/epilogue.h"

#include <math.h>

enum { RS_ROWS = 4, RS_ROWS_SCORES = RS_KV_PAGE * RS_ROWS };

/* The page and what of it these rows see: positions lo..hi. */
typedef struct rs_rows_page {
    const float *keys, *values; /* [RS_KV_PAGE][dim] */
    int32_t dim, lo, hi;        /* dim: a multiple of RS_VECTOR */
    float scale, softcap;       /* softcap 0: none */
} rs_rows_page;

/* One query and its state: out[dim] is the weighted sum of values so far, `sum` of the weights,
   both as of the largest score `max`. */
typedef struct rs_rows_row {
    const float *q;
    float *out, *max, *sum;
} rs_rows_row;

/* Four floats; the last steps of four sums at once. */
typedef float rs_rows_quad __attribute__((vector_size(16), aligned(4), may_alias));

/* v[0..3] + v[4..7] + ... by halves, as rs_vector_sum begins. */
#define RS_ROWS_FOLD(to, v)                                                                    \
    do {                                                                                       \
        const float *part_ = (const float *)&(v);                                              \
        (to) = (*(const rs_rows_quad *)part_ + *(const rs_rows_quad *)(part_ + 8)) +           \
               (*(const rs_rows_quad *)(part_ + 4) + *(const rs_rows_quad *)(part_ + 12));     \
    } while (0)

/* {sum of v[0], ... of v[3]}, each (0 + 2) + (1 + 3). */
RS_VECTOR_INLINE rs_rows_quad rs_rows_sums(const rs_rows_quad v[4])
{
    rs_rows_quad ab = __builtin_shufflevector(v[0], v[1], 0, 4, 1, 5) +
                      __builtin_shufflevector(v[0], v[1], 2, 6, 3, 7);
    rs_rows_quad cd = __builtin_shufflevector(v[2], v[3], 0, 4, 1, 5) +
                      __builtin_shufflevector(v[2], v[3], 2, 6, 3, 7);
    return __builtin_shufflevector(ab, cd, 0, 1, 4, 5) +
           __builtin_shufflevector(ab, cd, 2, 3, 6, 7);
}

/* Four dot products: x[i] with y[j], i < a, j < b, a x b = 4. */
RS_VECTOR_INLINE rs_rows_quad rs_rows_dots(
    const float *const *x, const int a, const float *const *y, const int b, int32_t dim)
{
    rs_vector sum[4] = {0};
    rs_rows_quad folded[4];
    for (int32_t at = 0; at < dim; at += RS_VECTOR)
#pragma GCC unroll 4
        for (int i = 0; i < a; i++)
#pragma GCC unroll 4
            for (int j = 0; j < b; j++)
                sum[i * b + j] +=
                    *(const rs_vector *)(x[i] + at) * *(const rs_vector *)(y[j] + at);
#pragma GCC unroll 4
    for (int i = 0; i < 4; i++)
        RS_ROWS_FOLD(folded[i], sum[i]);
    return rs_rows_sums(folded);
}

/* scores[key][row], -infinity where nothing is seen. */
RS_VECTOR_INLINE void
rs_rows_score(const rs_rows_page *g, const rs_rows_row *rows, const int n, float *scores)
{
    const float *q[RS_ROWS], *k[4];
    for (int i = 0; i < RS_ROWS_SCORES; i++)
        scores[i] = -INFINITY;
    for (int i = 0; i < n; i++)
        q[i] = rows[i].q;
    for (int32_t p = g->lo; p <= g->hi; p += n == 1 ? 4 : 1) {
        for (int j = 0; j < 4; j++) /* keys past the last are that one again */
            k[j] = g->keys + (int64_t)(p + j <= g->hi ? p + j : g->hi) * g->dim;
        rs_rows_quad d =
            n == 1 ? rs_rows_dots(q, 1, k, 4, g->dim) : rs_rows_dots(q, 4, k, 1, g->dim);
        d *= g->scale;
        if (n > 1)
            *(rs_rows_quad *)(scores + p * RS_ROWS) = d;
        for (int32_t j = 0; n == 1 && j < 4 && p + j <= g->hi; j++)
            scores[(p + j) * RS_ROWS] = d[j];
    }
    for (int32_t i = g->lo * RS_ROWS; g->softcap > 0 && i < (g->hi + 1) * RS_ROWS; i++)
        scores[i] = g->softcap * tanhf(scores[i] / g->softcap);
}

/* The largest score of each row, old ones included. */
RS_VECTOR_INLINE void
rs_rows_largest(const float *scores, const rs_rows_row *rows, const int n, float *largest)
{
    float most[RS_VECTOR];
    for (int j = 0; j < RS_VECTOR; j++)
        most[j] = scores[j];
    for (int i = RS_VECTOR; i < RS_ROWS_SCORES; i += RS_VECTOR)
        for (int j = 0; j < RS_VECTOR; j++)
            most[j] = most[j] > scores[i + j] ? most[j] : scores[i + j];
    for (int j = RS_ROWS; j < RS_VECTOR; j++)
        most[j % RS_ROWS] = most[j % RS_ROWS] > most[j] ? most[j % RS_ROWS] : most[j];
    for (int i = 0; i < RS_ROWS; i++)
        largest[i] = i >= n ? 0 : most[i] > *rows[i].max ? most[i] : *rows[i].max;
}

/* Scores become weights, 0 where nothing is seen; sums[row] of them. */
RS_VECTOR_INLINE void
rs_rows_weigh(const rs_rows_page *g, float *scores, const float *largest, float *sums)
{
    float less[RS_VECTOR];
    rs_vector sum = {0};
    for (int j = 0; j < RS_VECTOR; j++)
        less[j] = largest[j % RS_ROWS];
    for (int i = 0; i < RS_ROWS_SCORES; i += RS_VECTOR)
        for (int j = 0; j < RS_VECTOR; j++)
            scores[i + j] = rs_exp(scores[i + j] - less[j]);
    for (int i = 0; i < g->lo * RS_ROWS; i++)
        scores[i] = 0;
    for (int i = (g->hi + 1) * RS_ROWS; i < RS_ROWS_SCORES; i++)
        scores[i] = 0;
    for (int i = 0; i < RS_ROWS_SCORES; i += RS_VECTOR)
        sum += *(const rs_vector *)(scores + i);
    rs_rows_quad folded;
    RS_ROWS_FOLD(folded, sum);
    *(rs_rows_quad *)sums = folded;
}

/* out += sum of weights[key] values[key], `wide` vectors of n rows at a time. */
RS_VECTOR_INLINE void rs_rows_blend(const rs_rows_page *g,
                                    const rs_rows_row *rows,
                                    const int n,
                                    const float *weights,
                                    const int wide,
                                    int32_t from)
{
    rs_vector sum[RS_ROWS][4];
#pragma GCC unroll 4
    for (int i = 0; i < n; i++)
#pragma GCC unroll 4
        for (int v = 0; v < wide; v++)
            sum[i][v] = *(const rs_vector *)(rows[i].out + from + v * RS_VECTOR);
    for (int32_t p = g->lo; p <= g->hi; p++) {
        const float *value = g->values + (int64_t)p * g->dim + from;
#pragma GCC unroll 4
        for (int i = 0; i < n; i++)
#pragma GCC unroll 4
            for (int v = 0; v < wide; v++)
                sum[i][v] +=
                    *(const rs_vector *)(value + v * RS_VECTOR) * weights[p * RS_ROWS + i];
    }
#pragma GCC unroll 4
    for (int i = 0; i < n; i++)
#pragma GCC unroll 4
        for (int v = 0; v < wide; v++)
            *(rs_vector *)(rows[i].out + from + v * RS_VECTOR) = sum[i][v];
}

/* n = 1 or RS_ROWS rows visit the page. */
RS_VECTOR_INLINE void rs_rows_visit(const rs_rows_page *g, const rs_rows_row *rows, const int n)
{
    _Alignas(64) float scores[RS_ROWS_SCORES];
    float largest[RS_ROWS], sums[RS_ROWS], keep[RS_ROWS];
    const int wide = n == 1 ? 4 : 2;
    int32_t from = 0;
    rs_rows_score(g, rows, n, scores);
    rs_rows_largest(scores, rows, n, largest);
    rs_rows_weigh(g, scores, largest, sums);
    for (int i = 0; i < n; i++) {
        keep[i] = *rows[i].sum > 0 ? rs_exp(*rows[i].max - largest[i]) : 0;
        *rows[i].sum = *rows[i].sum * keep[i] + sums[i];
        *rows[i].max = largest[i];
        /* By itself, lest the product be fused into one of the sums below, which of them
           depending on n. */
        for (int32_t d = 0; d < g->dim; d++)
            rows[i].out[d] *= keep[i];
    }
    for (; from + wide * RS_VECTOR <= g->dim; from += wide * RS_VECTOR)
        rs_rows_blend(g, rows, n, scores, wide, from);
    for (; from < g->dim; from += RS_VECTOR)
        rs_rows_blend(g, rows, n, scores, 1, from);
}

#endif
