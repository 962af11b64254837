/* Tiles of AMX: eight registers of up to 16 rows x 64 bytes, and their products. Layer:
   kernels, header only. Every thread says how large its tiles are before it uses them
   (rs_amx_configure) and gives them back (rs_amx_release), or each switch of tasks saves 8 KiB.
   With RS_CPU_EMULATE the same operations in plain C on memory of the thread.
   Source: Intel SDM vol. 2, LDTILECFG, TDPBSSD, TDPBF16PS. */
#ifndef RS_KERNELS_CPU_AMX_H
#define RS_KERNELS_CPU_AMX_H

#include "kernels/cpu/simd.h"
#include "kernels/fp.h"

#include <string.h>

#if RS_CPU_X86

enum { RS_AMX_TILES = 8, RS_AMX_ROWS = 16, RS_AMX_ROW_BYTES = 64 };

/* Tiles of a product of 16 rows of W with up to 16 columns of x: sums, x, W; sums and x once
   more for the last columns, of which there may be fewer. The assembler wants the bare numbers.
 */
#    define RS_AMX_SUMS      0
#    define RS_AMX_X         1
#    define RS_AMX_W         2
#    define RS_AMX_LAST_SUMS 3
#    define RS_AMX_LAST_X    4

/* As LDTILECFG reads it. */
typedef struct rs_amx_shape {
    uint8_t palette, start_row, reserved[14];
    uint16_t row_bytes[16];
    uint8_t rows[16];
} rs_amx_shape;

static inline void rs_amx_size(rs_amx_shape *s, int tile, int rows, int row_bytes)
{
    s->palette = 1;
    s->rows[tile] = (uint8_t)rows;
    s->row_bytes[tile] = (uint16_t)row_bytes;
}

/* Tiles for steps of `depth_bytes` of K, `last` columns in the last record. */
static inline rs_amx_shape rs_amx_shape_of(int depth_bytes, int last)
{
    rs_amx_shape s = {0};
    rs_amx_size(&s, RS_AMX_SUMS, RS_AMX_ROWS, RS_AMX_ROW_BYTES);
    rs_amx_size(&s, RS_AMX_X, RS_AMX_ROWS, depth_bytes);
    rs_amx_size(&s, RS_AMX_W, depth_bytes / 4, RS_AMX_ROW_BYTES);
    rs_amx_size(&s, RS_AMX_LAST_SUMS, last, RS_AMX_ROW_BYTES);
    rs_amx_size(&s, RS_AMX_LAST_X, last, depth_bytes);
    return s;
}

#    if RS_CPU_EMULATE

#        define RS_AMX RS_AVX512BF16

static _Thread_local rs_amx_shape rs_amx_now;
static _Thread_local uint8_t rs_amx_data[RS_AMX_TILES][RS_AMX_ROWS][RS_AMX_ROW_BYTES];

static inline void rs_amx_configure(const rs_amx_shape *s)
{
    rs_amx_now = *s;
    memset(rs_amx_data, 0, sizeof rs_amx_data);
}

/* After this a product has no rows, as the real ones would trap. */
static inline void rs_amx_release(void)
{
    memset(&rs_amx_now, 0, sizeof rs_amx_now);
}

static inline void rs_amx_zero(int tile)
{
    memset(rs_amx_data[tile], 0, sizeof rs_amx_data[tile]);
}

static inline void rs_amx_load(int tile, const void *from, size_t stride)
{
    rs_amx_zero(tile);
    for (int r = 0; r < rs_amx_now.rows[tile]; r++)
        memcpy(rs_amx_data[tile][r], (const uint8_t *)from + (size_t)r * stride,
               rs_amx_now.row_bytes[tile]);
}

static inline void rs_amx_store(int tile, void *to, size_t stride)
{
    for (int r = 0; r < rs_amx_now.rows[tile]; r++)
        memcpy((uint8_t *)to + (size_t)r * stride, rs_amx_data[tile][r],
               rs_amx_now.row_bytes[tile]);
}

static inline int32_t rs_amx_dot_s8(const uint8_t *a, const uint8_t *b)
{
    int32_t sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (int8_t)a[i] * (int8_t)b[i];
    return sum;
}

static inline float rs_amx_dot_bf16(const uint8_t *a, const uint8_t *b)
{
    uint16_t x[2], y[2];
    memcpy(x, a, sizeof x);
    memcpy(y, b, sizeof y);
    return rs_fp_from_bf16(x[0]) * rs_fp_from_bf16(y[0]) +
           rs_fp_from_bf16(x[1]) * rs_fp_from_bf16(y[1]);
}

/* c[m][n] += sum over k of a[m][k] . b[k][n], in words of 32 bits. */
static inline void rs_amx_product(int c, int a, int b, bool bf16)
{
    for (int m = 0; m < rs_amx_now.rows[c]; m++)
        for (int n = 0; n < rs_amx_now.row_bytes[c] / 4; n++)
            for (int k = 0; k < rs_amx_now.row_bytes[a] / 4; k++) {
                const uint8_t *x = rs_amx_data[a][m] + 4 * k, *y = rs_amx_data[b][k] + 4 * n;
                uint8_t *sum = rs_amx_data[c][m] + 4 * n;
                float f;
                int32_t i;
                memcpy(&f, sum, sizeof f);
                memcpy(&i, sum, sizeof i);
                f += bf16 ? rs_amx_dot_bf16(x, y) : 0;
                i += bf16 ? 0 : rs_amx_dot_s8(x, y);
                memcpy(sum, bf16 ? (const void *)&f : (const void *)&i, sizeof i);
            }
}

static inline void rs_amx_dpbssd(int c, int a, int b)
{
    rs_amx_product(c, a, b, false);
}

static inline void rs_amx_dpbf16(int c, int a, int b)
{
    rs_amx_product(c, a, b, true);
}

#    else

#        define RS_AMX                                                                         \
            __attribute__((target("avx2,fma,f16c,avx512f,avx512bw,avx512vl,avx512dq,amx-tile," \
                                  "amx-int8,amx-bf16")))

/* Tile numbers are part of the instruction, hence macros. The compiler does not see what memory
   a tile is read from, so that what is to be read must have been written before: the barrier.
 */
#        define rs_amx_barrier() __asm__ volatile("" ::: "memory")
#        define rs_amx_configure(shape)                                                        \
            do {                                                                               \
                rs_amx_barrier();                                                              \
                _tile_loadconfig(shape);                                                       \
            } while (0)
#        define rs_amx_release()  _tile_release()
#        define rs_amx_zero(tile) _tile_zero(tile)
#        define rs_amx_load(tile, from, stride)                                                \
            do {                                                                               \
                rs_amx_barrier();                                                              \
                _tile_loadd(tile, from, stride);                                               \
            } while (0)
#        define rs_amx_store(tile, to, stride) _tile_stored(tile, to, stride)
#        define rs_amx_dpbssd(c, a, b)         _tile_dpbssd(c, a, b)
#        define rs_amx_dpbf16(c, a, b)         _tile_dpbf16ps(c, a, b)

#    endif
#endif
#endif
