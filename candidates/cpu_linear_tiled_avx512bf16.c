/* Tiled product on bare codes in BF16: VDPBF16PS, lane = row, from one column to any number.
   Idea: a nibble, shifted by 4 s, is the index of a VPERMW table lookup, so 32 weights become
   bf16 pairs in two instructions, go straight from register to product and meet `cols` columns
   by embedded broadcast. Decoding again for the next columns is cheaper than a buffer of
   decoded weights: a 64-byte store takes two cycles, a lookup one. Sums of a group are FP32 and
   scaled by FMA in FP32. Eight tiles stay in the second-level cache while all columns pass.
   Source: the lookup is ours; the loop nest is kernels/cpu/tile.h.
   Measured, Zen 4, cached, q4g64, one core of 230 GFLOP/s: buffer 156 (T = 8), 187 (64);
   registers 195 at both. Wins: every T where activations must stay 16-bit. Limits: VDPBF16PS
   flushes subnormals; eight-bit codes take seven instructions a vector instead of two. */
#include "kernels/cpu/rows16_avx512.h"
#include "kernels/cpu/tile.h"

#if RS_CPU_X86

enum { TILES = 8 }; /* 340 KiB of q4 at K = 5120, twice that of q8 */

static size_t column_bytes(rs_format format)
{
    (void)format;
    return RS_ROWS16_COLS * sizeof(uint16_t);
}

/* Record: [pair of k][column] 32 bits. */
static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    uint32_t *out = record;
    (void)format;
    for (int c = 0; c < width; c++)
        for (int i = 0; i < RS_ROWS16_COLS / 2; i++) {
            const uint16_t *pair = x + (size_t)c * stride + 2 * i;
            uint32_t low = 2 * i < count ? pair[0] : 0, high = 2 * i + 1 < count ? pair[1] : 0;
            out[i * width + c] = low | high << 16;
        }
}

/* Columns 2 s and 2 s + 1 of an octet as bf16; `second` holds the other half of eight-bit
 * codes. */
RS_INLINE RS_AVX512BF16 __m512i decode_pair(__m512i base,
                                            __m512i second,
                                            __m512i up,
                                            int sub,
                                            const int bits,
                                            int s,
                                            __m512i low_table,
                                            __m512i high_table)
{
    if (bits == 8)
        return rs_bytes_to_bf16(s % 2 ? second : base, s / 2);
    __m512i index = rs_rows16_index(base, up, sub, bits - 4, s);
    return bits == 6 ? _mm512_permutex2var_epi16(low_table, index, high_table)
                     : _mm512_permutexvar_epi16(index, low_table);
}

/* One tile. Few columns need two or four chains each, because VDPBF16PS takes six cycles. */
RS_INLINE RS_AVX512BF16 void product(const uint8_t *w,
                                     const uint32_t *x,
                                     int blocks,
                                     float *sums,
                                     const int bits,
                                     const int group,
                                     const int width)
{
    const int high_bits = bits == 8 ? 0 : bits - 4, chains = width == 1 ? 4 : width < 6 ? 2 : 1;
    const int octet = bits == 8 ? 128 : 64;
    const uint8_t *scales = w + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    const size_t block_bytes = (size_t)(scales - w) + (size_t)(RS_ROWS16_COLS / group * 32);
    const __m512i low_table = rs_bf16_table(bits, 0, 0), high_table = rs_bf16_table(bits, 0, 1);
    const __m512 factor = _mm512_set1_ps(bits == 8 ? 0x1p-24f : 1.0f);
    __m512 sum[RS_TILE_COLS_MAX];
#    pragma GCC unroll 12
    for (int c = 0; c < width; c++)
        sum[c] = _mm512_setzero_ps();
    for (; blocks > 0; blocks--, w += block_bytes, scales += block_bytes) {
        rs_tile_prefetch(w, block_bytes);
        for (int g = 0; g < RS_ROWS16_COLS / group; g++) {
            __m512 part[RS_TILE_COLS_MAX][4];
#    pragma GCC unroll 12
            for (int c = 0; c < width; c++)
#    pragma GCC unroll 8
                for (int i = 0; i < chains; i++)
                    part[c][i] = _mm512_setzero_ps();
#    pragma GCC unroll 8
            for (int o = 0; o < group / 8; o++) {
                const uint8_t *from = w + (g * (group / 8) + o) * octet;
                __m512i base = _mm512_loadu_si512(from), up = base, second = base;
                int sub = 0;
                if (bits == 8)
                    second = _mm512_loadu_si512(from + 64);
                if (high_bits)
                    up = rs_rows16_high(w + RS_ROWS16_COLS * 8 + g * group * 2 * high_bits, o,
                                        high_bits, &sub);
#    pragma GCC unroll 8
                for (int s = 0; s < 4; s++, x += width) {
                    __m512i v =
                        decode_pair(base, second, up, sub, bits, s, low_table, high_table);
#    pragma GCC unroll 12
                    for (int c = 0; c < width; c++)
                        part[c][s % chains] =
                            _mm512_dpbf16_ps(part[c][s % chains], (__m512bh)v,
                                             (__m512bh)_mm512_set1_epi32((int)x[c]));
                }
            }
            __m256i half = _mm256_loadu_si256((const __m256i *)(scales + 32 * g));
            __m512 scale = _mm512_mul_ps(_mm512_cvtph_ps(half), factor);
#    pragma GCC unroll 12
            for (int c = 0; c < width; c++) {
                __m512 all = part[c][0];
                if (chains >= 2)
                    all = _mm512_add_ps(all, part[c][1]);
                if (chains == 4)
                    all = _mm512_add_ps(all, _mm512_add_ps(part[c][2], part[c][3]));
                sum[c] = _mm512_fmadd_ps(all, scale, sum[c]);
            }
        }
    }
#    pragma GCC unroll 12
    for (int c = 0; c < width; c++)
        _mm512_store_ps(sums + 16 * c, sum[c]);
}

#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
#    define PRODUCT(format, bits, group, width)                                                \
        RS_AVX512BF16 static void format##_##width(const uint8_t *w, const void *record,       \
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
        PRODUCT(format, bits, group, 8)                                                        \
        PRODUCT(format, bits, group, 9)                                                        \
        PRODUCT(format, bits, group, 10)                                                       \
        PRODUCT(format, bits, group, 11)                                                       \
        PRODUCT(format, bits, group, 12)
FORMATS(PRODUCTS)

typedef void (*kernel)(const uint8_t *w, const void *record, int blocks, float *sums);

#    define ENTRY(format, bits, group)                                                         \
        [RS_FORMAT_##format] = {NULL,        format##_1,  format##_2, format##_3, format##_4,  \
                                format##_5,  format##_6,  format##_7, format##_8, format##_9,  \
                                format##_10, format##_11, format##_12},
static const kernel kernels[RS_FORMAT_COUNT][RS_TILE_COLS_MAX + 1] = {FORMATS(ENTRY)};

static void panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    int width = c1 - c0;
    kernels[j->call->shape.format][width](w, rs_tile_record(j, c0, width, 0),
                                          j->geometry.blocks, sums);
}

RS_AVX512BF16 static void store(rs_op op, uint16_t *y, float *sums, const float *up)
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
    rs_tile_launch(call, &ops, TILES, call->knobs[0], call->knobs[0]);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_tiled_avx512bf16) = {
    .id = "cpu_linear_tiled_avx512bf16",
    .idea = "codes to BF16 by table lookup, VDPBF16PS on interleaved rows, any T",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .cpu_features = RS_CPU_AVX512 | RS_CPU_AVX512_BF16,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{"cols", {8, 12}, 2}},
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
