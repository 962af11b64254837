/* Exact products by VPDPBUSD: activations as two digits of eight bits.
   Idea: kernels/cpu/digits.h. Codes are unsigned bytes already, so that nothing is converted to
   bf16, which for eight-bit codes takes seven instructions a vector; two products of four
   columns of K replace two of two. Sums of both digits are put together as integers and scaled
   in FP32. Loop nest: kernels/cpu/tile.h. Wins: T = 1 where bf16 decoding is slower than
   memory, few columns of eight bits. Limits: two accumulators a column. */
#include "kernels/cpu/digits.h"
#include "kernels/cpu/rows16_avx512.h"

#if RS_CPU_X86

enum { TILES = 8, COLS = 8, DIGITS = RS_DIGITS, DIGIT_BITS = 8 };

static size_t column_bytes(rs_format format)
{
    size_t groups = (size_t)(RS_ROWS16_COLS / rs_format_get(format)->group);
    return RS_ROWS16_COLS * DIGITS + groups * (DIGITS + 1) * 4;
}

RS_INLINE RS_AVX2 void
pack_column(const uint16_t *x, const int group, int code_bits, int c, int width, void *record)
{
    const int groups = RS_ROWS16_COLS / group, offset = 1 << (code_bits - 1);
    const int bits = rs_grid_bits(code_bits, group);
    uint32_t *to = record, quads[DIGITS][16];
    int32_t *start = (int32_t *)(to + RS_A8_QUADS * DIGITS * width), sums[DIGITS];
    float *scales = (float *)(void *)(start + groups * DIGITS * width);
    for (int g = 0; g < groups; g++) {
        scales[g * width + c] =
            rs_digits_split(x + g * group, group, bits, DIGIT_BITS, quads, sums);
        for (int d = 0; d < DIGITS; d++) {
            start[(g * DIGITS + d) * width + c] = -offset * sums[d];
            for (int i = 0; i < group / 4; i++)
                to[((g * (group / 4) + i) * DIGITS + d) * width + c] = quads[d][i];
        }
    }
}

/* Record: [quad][digit][column] four bytes, then [group][digit][column] int32 start values,
   then [group][column] FP32 scales. */
RS_AVX2 static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    const rs_format_info *f = rs_format_get(format);
    uint16_t padded[RS_ROWS16_COLS] = {0};
    for (int c = 0; c < width; c++, x += stride) {
        const uint16_t *from = x;
        if (count < RS_ROWS16_COLS)
            from = memcpy(padded, x, (size_t)count * 2);
        if (f->group == 32)
            pack_column(from, 32, f->bits, c, width, record);
        else
            pack_column(from, 64, f->bits, c, width, record);
    }
}

/* The digits' sums of a group: below 2^24 together, so exact. */
RS_INLINE RS_AVX512VNNI __m512 join(const __m512i part[DIGITS])
{
    return _mm512_cvtepi32_ps(_mm512_add_epi32(_mm512_slli_epi32(part[1], 8), part[0]));
}

/* Sums of one group; w: its octets, high: their high plane. */
RS_INLINE RS_AVX512VNNI void group_product(const uint8_t *w,
                                           const uint8_t *high,
                                           const uint32_t *x,
                                           const int bits,
                                           const int group,
                                           const int width,
                                           __m512i part[COLS][DIGITS])
{
    const int octet = bits == 8 ? 128 : 64;
#    pragma GCC unroll 8
    for (int o = 0; o < group / 8; o++) {
        __m512i v[2], up = _mm512_setzero_si512();
        int sub = 0;
        v[0] = v[1] = _mm512_loadu_si512(w + o * octet);
        if (bits == 8)
            v[1] = _mm512_loadu_si512(w + o * octet + 64);
        if (bits == 5 || bits == 6)
            up = rs_rows16_high(high, o, bits - 4, &sub);
#    pragma GCC unroll 2
        for (int e = 0; e < 2; e++, x += DIGITS * width) {
            __m512i codes = bits == 8 ? _mm512_xor_si512(v[e], _mm512_set1_epi8((char)0x80))
                                      : rs_rows16_bytes(v[0], up, sub, bits - 4, e);
#    pragma GCC unroll 8
            for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
                for (int d = 0; d < DIGITS; d++)
                    part[c][d] = _mm512_dpbusd_epi32(part[c][d], codes,
                                                     _mm512_set1_epi32((int)x[d * width + c]));
        }
    }
}

RS_INLINE RS_AVX512VNNI void product(const uint8_t *w,
                                     const uint32_t *x,
                                     int blocks,
                                     float *sums,
                                     const int bits,
                                     const int group,
                                     const int width)
{
    const int high_bits = bits == 8 ? 0 : bits - 4, groups = RS_ROWS16_COLS / group;
    const int group_bytes = group * (bits == 8 ? 16 : 8);
    const uint8_t *scales = w + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    const size_t block_bytes = (size_t)(scales - w) + (size_t)(groups * 32);
    __m512 sum[COLS];
#    pragma GCC unroll 8
    for (int c = 0; c < width; c++)
        sum[c] = _mm512_setzero_ps();
    for (; blocks > 0; blocks--, w += block_bytes, scales += block_bytes) {
        const int32_t *start = (const int32_t *)(x + RS_A8_QUADS * DIGITS * width);
        const float *x_scale = (const float *)(const void *)(start + groups * DIGITS * width);
        if (bits == 4)
            rs_tile_prefetch_twice(w, block_bytes);
        else
            rs_tile_prefetch(w, block_bytes);
        for (int g = 0; g < groups; g++, start += DIGITS * width, x_scale += width) {
            __m512i part[COLS][DIGITS];
#    pragma GCC unroll 8
            for (int c = 0; c < width; c++)
#    pragma GCC unroll 2
                for (int d = 0; d < DIGITS; d++)
                    part[c][d] = _mm512_set1_epi32(start[d * width + c]);
            group_product(w + g * group_bytes,
                          w + RS_ROWS16_COLS * 8 + g * group * 2 * high_bits, x, bits, group,
                          width, part);
            x += group / 4 * DIGITS * width;
            __m512 scale =
                _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(scales + 32 * g)));
#    pragma GCC unroll 8
            for (int c = 0; c < width; c++) {
                __m512 s = _mm512_mul_ps(scale, _mm512_set1_ps(x_scale[c]));
                sum[c] = _mm512_fmadd_ps(join(part[c]), s, sum[c]);
            }
        }
        x += (DIGITS + 1) * groups * width; /* start values and scales */
    }
#    pragma GCC unroll 8
    for (int c = 0; c < width; c++)
        _mm512_store_ps(sums + 16 * c, sum[c]);
}

#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
#    define PRODUCT(format, bits, group, width)                                                \
        RS_AVX512VNNI static void format##_##width(const uint8_t *w, const void *record,       \
                                                   int blocks, float *sums)                    \
        {                                                                                      \
            product(w, record, blocks, sums, bits, group, width);                              \
        }
#    define PRODUCTS(format, bits, group)                                                      \
        PRODUCT(format, bits, group, 1)                                                        \
        PRODUCT(format, bits, group, 2)                                                        \
        PRODUCT(format, bits, group, 3)                                                        \
        PRODUCT(format, bits, group, 4)                                                        \
        PRODUCT(format, bits, group, 5)                                                        \
        PRODUCT(format, bits, group, 6)                                                        \
        PRODUCT(format, bits, group, 7)                                                        \
        PRODUCT(format, bits, group, 8)
FORMATS(PRODUCTS)

typedef void (*kernel)(const uint8_t *w, const void *record, int blocks, float *sums);

#    define ENTRY(format, bits, group)                                                         \
        [RS_FORMAT_##format] = {NULL,       format##_1, format##_2, format##_3, format##_4,    \
                                format##_5, format##_6, format##_7, format##_8},
static const kernel kernels[RS_FORMAT_COUNT][COLS + 1] = {FORMATS(ENTRY)};

static void panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    int width = c1 - c0;
    kernels[j->call->shape.format][width](w, rs_tile_record(j, c0, width, 0),
                                          j->geometry.blocks, sums);
}

RS_AVX512VNNI static void store(rs_op op, uint16_t *y, float *sums, const float *up)
{
    rs_epilogue_block(op, sums, up, y, 16);
    rs_store_bf16x16(y, _mm512_load_ps(sums));
}

static const rs_tile_ops ops = {
    .column_bytes = column_bytes,
    .pack = pack,
    .product = panel,
    .store = store,
    .grid = true,
};

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)knobs;
    return rs_tile_workspace(&ops, shape, t);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_tile_launch(call, &ops, TILES, COLS, COLS);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_digits) = {
    .id = "cpu_linear_digits",
    .idea = "exact: activations as two int8 digits, VPDPBUSD, any T",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .cpu_features = RS_CPU_AVX2 | RS_CPU_AVX512 | RS_CPU_AVX512_VNNI,
    .k_multiple = 1,
    .n_multiple = 1,
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
