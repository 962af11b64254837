/* Tiled product on int8 activations: VPDPBUSD, lane = row, four columns of K a step, any T.
   Idea: codes plus an offset are unsigned bytes, which VPDPBUSD multiplies with signed int8
   activations; the offset is taken out by starting each sum at -offset x sum(x). Unpacked bytes
   go from register to product and meet `cols` columns by embedded broadcast. Activations are
   quantised here, one FP32 scale a token and weight group.
   Source: int8 activations in blocks are ggml's; the offset in the start value is oneDNN's
   compensation; the loop nest is kernels/cpu/tile.h.
   Wins: everywhere the model allows 8-bit activations. Limits: numeric class a8; groups of 32
   pay the FP32 scaling twice as often. */
#include "kernels/cpu/a8.h"
#include "kernels/cpu/rows16_avx512.h"

#if RS_CPU_X86

enum { TILES = 8 }; /* 340 KiB of q4 at K = 5120, twice that of q8 */

/* Unsigned codes of quad e of an octet; v: the vector that holds them. */
RS_INLINE RS_AVX512VNNI __m512i
decode_quad(__m512i v, __m512i up, int sub, const int bits, int e)
{
    if (bits == 8)
        return _mm512_xor_si512(v, _mm512_set1_epi8((char)0x80));
    return rs_rows16_bytes(v, up, sub, bits - 4, e);
}

/* One tile. One to three columns need two chains each: VPDPBUSD takes four cycles. */
RS_INLINE RS_AVX512VNNI void product(const uint8_t *w,
                                     const uint32_t *x,
                                     int blocks,
                                     float *sums,
                                     const int bits,
                                     const int group,
                                     const int width)
{
    const int high_bits = bits == 8 ? 0 : bits - 4, groups = RS_ROWS16_COLS / group;
    const int chains = width < 4 ? 2 : 1;
    const int octet = bits == 8 ? 128 : 64;
    const uint8_t *scales = w + RS_ROWS16_COLS * (bits == 8 ? 16 : 8 + 2 * high_bits);
    const size_t block_bytes = (size_t)(scales - w) + (size_t)(groups * 32);
    __m512 sum[RS_TILE_COLS_MAX];
#    pragma GCC unroll 12
    for (int c = 0; c < width; c++)
        sum[c] = _mm512_setzero_ps();
    for (; blocks > 0; blocks--, w += block_bytes, scales += block_bytes) {
        const int32_t *start = (const int32_t *)(x + RS_A8_QUADS * width);
        const float *x_scale = (const float *)(const void *)(start + groups * width);
        if (width <= 2)
            rs_tile_prefetch_twice(w, block_bytes);
        else
            rs_tile_prefetch(w, block_bytes);
        for (int g = 0; g < groups; g++, start += width, x_scale += width) {
            __m512i part[RS_TILE_COLS_MAX][2];
#    pragma GCC unroll 12
            for (int c = 0; c < width; c++) {
                part[c][0] = _mm512_set1_epi32(start[c]);
                if (chains == 2)
                    part[c][1] = _mm512_setzero_si512();
            }
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
#    pragma GCC unroll 2
                for (int e = 0; e < 2; e++, x += width) {
                    __m512i v = decode_quad(e ? second : base, up, sub, bits, e);
#    pragma GCC unroll 12
                    for (int c = 0; c < width; c++)
                        part[c][e % chains] = _mm512_dpbusd_epi32(part[c][e % chains], v,
                                                                  _mm512_set1_epi32((int)x[c]));
                }
            }
            __m512 scale =
                _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(scales + 32 * g)));
#    pragma GCC unroll 12
            for (int c = 0; c < width; c++) {
                __m512i bare = part[c][0];
                if (chains == 2)
                    bare = _mm512_add_epi32(bare, part[c][1]);
                __m512 all = _mm512_cvtepi32_ps(bare);
                __m512 s = _mm512_mul_ps(scale, _mm512_set1_ps(x_scale[c]));
                sum[c] = _mm512_fmadd_ps(all, s, sum[c]);
            }
        }
        x += 2 * groups * width; /* start values and scales */
    }
#    pragma GCC unroll 12
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

RS_AVX512VNNI static void store(rs_op op, uint16_t *y, float *sums, const float *up)
{
    rs_epilogue_block(op, sums, up, y, 16);
    rs_store_bf16x16(y, _mm512_load_ps(sums));
}

static const rs_tile_ops ops = {
    .column_bytes = rs_a8_column_bytes,
    .pack = rs_a8_pack,
    .product = panel,
    .store = store,
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

RS_CANDIDATE(cpu_linear_vnni) = {
    .id = "cpu_linear_vnni",
    .idea = "int8 activations: VPDPBUSD on interleaved rows, GEMV and GEMM",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .cpu_features = RS_CPU_AVX512 | RS_CPU_AVX512_VNNI,
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
