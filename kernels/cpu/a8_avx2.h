/* One tile of 16 rows x a panel of int8 columns with 256-bit vectors, eight rows at a time.
   Layer: kernels, header only; a candidate that has VPDPBUSD defines RS_A8_TARGET and
   RS_A8_DPBUSD(sum, unsigned, signed) before it includes this.
   Without VPDPBUSD: VPMADDUBSW adds neighbours into 16 bits and saturates there. Four-bit codes
   plus offset leave room for eight such sums, five bits for four, six for two. Eight bits have
   none: there the magnitude of a weight multiplies the activation that has taken over its sign,
   127 x 128 x 2 being just below 2^15. Source: taking over the sign is ggml's. */
#ifndef RS_KERNELS_CPU_A8_AVX2_H
#define RS_KERNELS_CPU_A8_AVX2_H

#include "kernels/cpu/a8.h"

enum { RS_A8_COLS_MAX = 8 };

#if RS_CPU_X86

#    ifndef RS_A8_TARGET
#        define RS_A8_TARGET RS_AVX2
#    endif
#    define RS_A8_INLINE RS_INLINE RS_A8_TARGET
#    ifdef RS_A8_DPBUSD
#        define RS_A8_SIGNED(bits) 0
#    else
#        define RS_A8_SIGNED(bits) ((bits) == 8) /* no start value: codes keep their sign */
#    endif

/* Quad e of an octet for eight rows: codes plus offset, or the codes themselves where eight
   bits are multiplied by VPMADDUBSW. v: the vector that holds it; high: that of the high plane.
 */
RS_A8_INLINE __m256i rs_a8_quad(__m256i v, __m256i high, int sub, const int bits, int e)
{
    if (bits == 8)
#    ifdef RS_A8_DPBUSD
        return _mm256_xor_si256(v, _mm256_set1_epi8((char)0x80));
#    else
        return v;
#    endif
    __m256i low = _mm256_and_si256(e ? rs_right32x8(v, 4) : v, _mm256_set1_epi8(15));
    if (bits == 4)
        return low;
    __m256i up = rs_right32x8(high, (bits - 4) * (2 * sub + e) - 4);
    up = _mm256_and_si256(up, _mm256_set1_epi8((char)(((1 << (bits - 4)) - 1) << 4)));
    return _mm256_or_si256(low, up);
}

/* Sums of one group and one column: 32 bits, and 16 bits that have not been added to them. */
typedef struct rs_a8_part {
    __m256i wide, narrow;
} rs_a8_part;

/* Quad number i of the group meets a column. */
RS_A8_INLINE void rs_a8_step(rs_a8_part *part, __m256i w, __m256i x, const int bits, int i)
{
#    ifdef RS_A8_DPBUSD
    (void)bits, (void)i;
    part->wide = RS_A8_DPBUSD(part->wide, w, x);
#    else
    const __m256i ones = _mm256_set1_epi16(1);
    const int room = bits == 4 ? 8 : bits == 5 ? 4 : bits == 6 ? 2 : 1;
    __m256i pairs = bits == 8 ? _mm256_maddubs_epi16(_mm256_abs_epi8(w), _mm256_sign_epi8(x, w))
                              : _mm256_maddubs_epi16(w, x);
    part->narrow = i % room ? _mm256_add_epi16(part->narrow, pairs) : pairs;
    if ((i + 1) % room == 0)
        part->wide = _mm256_add_epi32(part->wide, _mm256_madd_epi16(part->narrow, ones));
#    endif
}

/* Sums of eight rows of one group; base and high: where the group's octets begin. */
RS_A8_INLINE void rs_a8_group(const uint8_t *base,
                              const uint8_t *high,
                              const uint32_t *x,
                              const int bits,
                              const int group,
                              const int width,
                              rs_a8_part part[RS_A8_COLS_MAX])
{
    const int octet = bits == 8 ? 128 : 64, shared = bits == 5 ? 4 : 2;
#    pragma GCC unroll 8
    for (int o = 0; o < group / 8; o++) {
        __m256i v[2], up = _mm256_setzero_si256();
        v[0] = v[1] = _mm256_loadu_si256((const __m256i *)(base + o * octet));
        if (bits == 8)
            v[1] = _mm256_loadu_si256((const __m256i *)(base + o * octet + 64));
        if (bits == 5 || bits == 6)
            up = _mm256_loadu_si256((const __m256i *)(high + o / shared * 64));
#    pragma GCC unroll 2
        for (int e = 0; e < 2; e++, x += width) {
            __m256i w = rs_a8_quad(v[e], up, o % shared, bits, e);
#    pragma GCC unroll 8
            for (int c = 0; c < width; c++)
                rs_a8_step(&part[c], w, _mm256_set1_epi32((int)x[c]), bits, 2 * o + e);
        }
    }
}

/* Bytes of a block and where its planes stand, known to the compiler. */
#    define RS_A8_HIGH(bits) (RS_ROWS16_COLS * 8)
#    define RS_A8_SCALES(bits)                                                                 \
        (RS_ROWS16_COLS * ((bits) == 8 ? 16 : 8 + 2 * ((bits) == 5 ? 1 : (bits) == 6 ? 2 : 0)))

/* sums[width / digits][16]: one tile with one record of columns, of which two are the lower and
   the higher digit of one where `digit_bits` is not 0 (kernels/cpu/digits.h). */
RS_A8_INLINE void rs_a8_tile(const uint8_t *w,
                             const uint32_t *x,
                             int blocks,
                             float *sums,
                             const int bits,
                             const int group,
                             const int width,
                             const int digit_bits)
{
    const int columns = digit_bits ? width / 2 : width, step = width / columns;
    const int groups = RS_ROWS16_COLS / group, group_bytes = group * (bits == 8 ? 16 : 8);
    const int high_bytes = group * 2 * (bits - 4);
    const size_t block_bytes = (size_t)RS_A8_SCALES(bits) + (size_t)(groups * 32);
    __m256 sum[2][RS_A8_COLS_MAX];
#    pragma GCC unroll 8
    for (int c = 0; c < columns; c++)
        sum[0][c] = sum[1][c] = _mm256_setzero_ps();
    for (; blocks > 0; blocks--, w += block_bytes) {
        const int32_t *start = (const int32_t *)(x + RS_A8_QUADS * width);
        const float *x_scale = (const float *)(const void *)(start + groups * width);
        rs_tile_prefetch(w, block_bytes);
        for (int g = 0; g < groups;
             g++, start += width, x_scale += width, x += group / 4 * width)
#    pragma GCC unroll 2
            for (int h = 0; h < 2; h++) {
                rs_a8_part part[RS_A8_COLS_MAX];
#    pragma GCC unroll 8
                for (int c = 0; c < width; c++)
                    part[c].wide = RS_A8_SIGNED(bits) ? _mm256_setzero_si256()
                                                      : _mm256_set1_epi32(start[c]);
                rs_a8_group(w + g * group_bytes + 32 * h,
                            w + RS_A8_HIGH(bits) + g * high_bytes + 32 * h, x, bits, group,
                            width, part);
                const uint8_t *scales = w + RS_A8_SCALES(bits) + 32 * g + 16 * h;
                __m256 scale = _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)scales));
#    pragma GCC unroll 8
                for (int c = 0; c < columns; c++) {
                    __m256 s = _mm256_mul_ps(scale, _mm256_broadcast_ss(x_scale + step * c));
                    __m256i all = part[step * c].wide;
                    if (digit_bits)
                        all = _mm256_add_epi32(
                            all, _mm256_slli_epi32(part[step * c + 1].wide, digit_bits));
                    sum[h][c] = _mm256_fmadd_ps(_mm256_cvtepi32_ps(all), s, sum[h][c]);
                }
            }
        x += 2 * groups * width; /* start values and scales */
    }
#    pragma GCC unroll 8
    for (int c = 0; c < columns; c++) {
        _mm256_store_ps(sums + 16 * c, sum[0][c]);
        _mm256_store_ps(sums + 16 * c + 8, sum[1][c]);
    }
}

typedef void (*rs_a8_kernel)(const uint8_t *w, const void *record, int blocks, float *sums);

#    define RS_A8_FORMATS(X)                                                                   \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
#    define RS_A8_KERNEL(format, bits, group, width)                                           \
        RS_A8_TARGET static void format##_##width(const uint8_t *w, const void *record,        \
                                                  int blocks, float *sums)                     \
        {                                                                                      \
            rs_a8_tile(w, record, blocks, sums, bits, group, width, 0);                        \
        }
#    define RS_A8_KERNELS(format, bits, group)                                                 \
        RS_A8_KERNEL(format, bits, group, 1)                                                   \
        RS_A8_KERNEL(format, bits, group, 2)                                                   \
        RS_A8_KERNEL(format, bits, group, 3)                                                   \
        RS_A8_KERNEL(format, bits, group, 4)                                                   \
        RS_A8_KERNEL(format, bits, group, 5)                                                   \
        RS_A8_KERNEL(format, bits, group, 6)                                                   \
        RS_A8_KERNEL(format, bits, group, 7)                                                   \
        RS_A8_KERNEL(format, bits, group, 8)
RS_A8_FORMATS(RS_A8_KERNELS)

#    define RS_A8_ENTRY(format, bits, group)                                                   \
        [RS_FORMAT_##format] = {NULL,       format##_1, format##_2, format##_3, format##_4,    \
                                format##_5, format##_6, format##_7, format##_8},
static const rs_a8_kernel rs_a8_kernels[RS_FORMAT_COUNT][RS_A8_COLS_MAX + 1] = {
    RS_A8_FORMATS(RS_A8_ENTRY)};

/* rs_tile_ops.product of one record of columns. */
static void
rs_a8_panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    int width = c1 - c0;
    rs_a8_kernels[j->call->shape.format][width](w, rs_tile_record(j, c0, width, 0),
                                                j->geometry.blocks, sums);
}

RS_AVX2 static void rs_a8_store(rs_op op, uint16_t *y, float *sums, const float *up)
{
    rs_epilogue_block(op, sums, up, y, 16);
    rs_store_bf16x8(y, _mm256_load_ps(sums));
    rs_store_bf16x8(y + 8, _mm256_load_ps(sums + 8));
}

static const rs_tile_ops rs_a8_ops = {
    .column_bytes = rs_a8_column_bytes,
    .pack = rs_a8_pack,
    .product = rs_a8_panel,
    .store = rs_a8_store,
};

enum { RS_A8_TILES = 8 }; /* 340 KiB of q4 at K = 5120, twice that of q8 */

static inline rs_status rs_a8_launch(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_tile_launch(call, &rs_a8_ops, RS_A8_TILES, call->knobs[0], call->knobs[0]);
    return RS_OK;
}

static inline size_t
rs_a8_workspace(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)knobs;
    return rs_tile_workspace(&rs_a8_ops, shape, t);
}

#endif
#endif
