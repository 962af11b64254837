/* FP32 product in tiles of 4 x 4 dot products. Layer: engine.
   Not tuned further: it serves the numerics gate, not speed. */
#include "engine/matmul.h"

#include "engine/vector.h"

enum { TILE = 4, T_BLOCK = 32 };

typedef struct product {
    const float *w, *x;
    float *y;
    int64_t n, k, t;
} product;

/* y[j][i] for 4 rows of W and 4 of x, each sum in the order of rs_vector_dot. */
RS_VECTOR_INLINE void tile(const product *p, int64_t row, int64_t col)
{
    const float *w = p->w + row * p->k, *x = p->x + col * p->k;
    rs_vector sum[2][TILE][TILE] = {0};
    int64_t i = 0;
    for (; i + 2 * RS_VECTOR <= p->k; i += 2 * RS_VECTOR)
        for (int half = 0; half < 2; half++)
            for (int a = 0; a < TILE; a++)
                for (int b = 0; b < TILE; b++)
                    sum[half][a][b] +=
                        *(const rs_vector *)(w + a * p->k + i + half * RS_VECTOR) *
                        *(const rs_vector *)(x + b * p->k + i + half * RS_VECTOR);
    for (int a = 0; a < TILE; a++)
        for (int b = 0; b < TILE; b++) {
            sum[0][a][b] += sum[1][a][b];
            float s = rs_vector_sum(&sum[0][a][b]);
            for (int64_t j = i; j < p->k; j++)
                s += w[a * p->k + j] * x[b * p->k + j];
            p->y[(col + b) * p->n + row + a] = s;
        }
}

RS_VECTOR_INLINE void rows(const product *p, int64_t begin, int64_t end, int64_t t0, int64_t t1)
{
    for (int64_t row = begin; row < end; row += TILE) {
        int64_t col = t0;
        for (; row + TILE <= end && col + TILE <= t1; col += TILE)
            tile(p, row, col);
        for (int64_t r = row; r < end && r < row + TILE; r++)
            for (int64_t c = col; c < t1; c++)
                p->y[c * p->n + r] = rs_vector_dot(p->w + r * p->k, p->x + c * p->k, p->k);
    }
}

/* Columns in blocks, so that x stays in the cache while the rows go by. */
RS_WIDE static void matmul_body(void *raw, int64_t begin, int64_t end, int thread)
{
    const product *p = raw;
    (void)thread;
    for (int64_t t0 = 0; t0 < p->t; t0 += T_BLOCK)
        rows(p, begin, end, t0, t0 + T_BLOCK < p->t ? t0 + T_BLOCK : p->t);
}

void rs_matmul(
    rs_pool *pool, const float *w, const float *x, float *y, int32_t n, int32_t k, int64_t t)
{
    product p = {w, x, y, n, k, t};
    rs_pool_run(pool, n, TILE, matmul_body, &p);
}
