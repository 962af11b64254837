/* Tiled product on int8 activations with AMX: TDPBSSD on 16 rows x 16 columns x one group of K.
   Idea: sixteen quads of rows16, four columns of K for 16 rows each, are what the instruction
   wants of its second operand, so that a group of weights is unpacked to 1 KiB once (eight-bit
   codes not at all) and meets up to 64 columns. Sums of a group leave as int32 and are scaled
   in FP32. Activations: kernels/cpu/a8.h, but a token's codes of a group stand together; loop
   nest: kernels/cpu/tile.h. Emulated on processors without AMX in
   tests/unit_kernels_cpu_emulated.c; never timed yet.
   Wins: from about eight columns on (a tile costs the same for one). Limits: numeric class a8;
   a group of 32 leaves half of a tile's depth unused. */
#include "kernels/cpu/a8.h"
#include "kernels/cpu/amx.h"
#include "kernels/cpu/rows16_avx512.h"

#if RS_CPU_X86

enum { TILES = 8, COLS = RS_AMX_ROWS, PANEL = 64 };

static size_t column_bytes(rs_format format)
{
    return RS_ROWS16_COLS + (size_t)(RS_ROWS16_COLS / rs_format_get(format)->group) * 4;
}

/* Record: [group][column] codes of the group, then [group][column] FP32 scales. */
RS_AVX2 static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    const int group = rs_format_get(format)->group, groups = RS_ROWS16_COLS / group;
    uint8_t *codes = record;
    float *scales = (float *)(void *)(codes + RS_ROWS16_COLS * width);
    uint16_t padded[RS_ROWS16_COLS] = {0};
    uint32_t quads[16];
    for (int c = 0; c < width; c++, x += stride) {
        const uint16_t *from = x;
        if (count < RS_ROWS16_COLS)
            from = memcpy(padded, x, (size_t)count * 2);
        for (int g = 0; g < groups; g++) {
            float *scale = &scales[g * width + c];
            if (group == 32)
                (void)rs_a8_quantise(from + g * 32, 32, quads, scale);
            else
                (void)rs_a8_quantise(from + g * 64, 64, quads, scale);
            memcpy(codes + (g * width + c) * group, quads, (size_t)group);
        }
    }
}

/* Signed codes of one group: [quad][row] four bytes. Eight bits stand like that already. */
RS_INLINE RS_AMX const uint8_t *
decode(const uint8_t *block, int g, const int bits, const int group, uint8_t *buffer)
{
    const int high_bits = bits - 4;
    if (bits == 8)
        return block + g * group * 16;
    const __m512i offset = _mm512_set1_epi8((char)(1 << (bits - 1)));
#    pragma GCC unroll 8
    for (int o = 0; o < group / 8; o++) {
        __m512i base = _mm512_loadu_si512(block + (g * (group / 8) + o) * 64), up = base;
        int sub = 0;
        if (high_bits)
            up = rs_rows16_high(block + RS_ROWS16_COLS * 8 + g * group * 2 * high_bits, o,
                                high_bits, &sub);
#    pragma GCC unroll 2
        for (int e = 0; e < 2; e++) {
            __m512i codes = rs_rows16_bytes(base, up, sub, high_bits, e);
            _mm512_store_si512(buffer + (2 * o + e) * 64, _mm512_sub_epi8(codes, offset));
        }
    }
    return buffer;
}

/* sums[width][16] += products[width][16] x scales of the rows x scales of the columns. */
RS_INLINE RS_AMX void
scale_sums(const int32_t *products, __m512 rows, const float *columns, int width, float *sums)
{
    for (int c = 0; c < width; c++) {
        __m512 s = _mm512_mul_ps(rows, _mm512_set1_ps(columns[c]));
        __m512 p = _mm512_cvtepi32_ps(_mm512_load_si512(products + 16 * c));
        _mm512_store_ps(sums + 16 * c, _mm512_fmadd_ps(p, s, _mm512_load_ps(sums + 16 * c)));
    }
}

/* Group g of one block meets all records of the panel; its codes are in RS_AMX_W. */
RS_INLINE RS_AMX void group_product(const rs_tile_job *j,
                                    int32_t c0,
                                    int32_t c1,
                                    int32_t b,
                                    int g,
                                    const int group,
                                    __m512 rows,
                                    float *sums)
{
    _Alignas(64) int32_t products[COLS * 16];
    for (int32_t c = c0; c < c1; c += COLS, sums += COLS * 16) {
        int width = rs_tile_width(j, c);
        const uint8_t *record = rs_tile_record(j, c, width, b);
        const uint8_t *x = record + g * width * group;
        const float *scales = (const float *)(const void *)(record + RS_ROWS16_COLS * width);
        if (c + COLS < c1) {
            rs_amx_zero(RS_AMX_SUMS);
            rs_amx_load(RS_AMX_X, x, (size_t)group);
            rs_amx_dpbssd(RS_AMX_SUMS, RS_AMX_X, RS_AMX_W);
            rs_amx_store(RS_AMX_SUMS, products, 64);
        } else {
            rs_amx_zero(RS_AMX_LAST_SUMS);
            rs_amx_load(RS_AMX_LAST_X, x, (size_t)group);
            rs_amx_dpbssd(RS_AMX_LAST_SUMS, RS_AMX_LAST_X, RS_AMX_W);
            rs_amx_store(RS_AMX_LAST_SUMS, products, 64);
        }
        scale_sums(products, rows, scales + g * width, width, sums);
    }
}

RS_INLINE RS_AMX void product(const rs_tile_job *j,
                              const uint8_t *w,
                              int32_t c0,
                              int32_t c1,
                              float *sums,
                              const int bits,
                              const int group)
{
    _Alignas(64) uint8_t buffer[16 * 64];
    const uint8_t *scales = w + j->geometry.scales;
    rs_amx_shape shape = rs_amx_shape_of(group, (c1 - c0 - 1) % COLS + 1);
    rs_amx_configure(&shape);
    memset(sums, 0, (size_t)(c1 - c0) * 16 * sizeof *sums);
    for (int32_t b = 0; b < j->geometry.blocks; b++) {
        rs_tile_prefetch(w, j->geometry.block_bytes);
        for (int g = 0; g < RS_ROWS16_COLS / group; g++) {
            const uint8_t *codes = decode(w, g, bits, group, buffer);
            rs_amx_load(RS_AMX_W, codes, 64);
            __m256i half = _mm256_loadu_si256((const __m256i *)(scales + 32 * g));
            group_product(j, c0, c1, b, g, group, _mm512_cvtph_ps(half), sums);
        }
        w += j->geometry.block_bytes;
        scales += j->geometry.block_bytes;
    }
    rs_amx_release();
}

#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
#    define PRODUCT(format, bits, group)                                                       \
        RS_AMX static void format##_product(const rs_tile_job *j, const uint8_t *w,            \
                                            int32_t c0, int32_t c1, float *sums)               \
        {                                                                                      \
            product(j, w, c0, c1, sums, bits, group);                                          \
        }
FORMATS(PRODUCT)

typedef void (*kernel)(
    const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums);

#    define ENTRY(format, bits, group) [RS_FORMAT_##format] = format##_product,
static const kernel kernels[RS_FORMAT_COUNT] = {FORMATS(ENTRY)};

static void panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    kernels[j->call->shape.format](j, w, c0, c1, sums);
}

RS_AVX512 static void store(rs_op op, uint16_t *y, float *sums, const float *up)
{
    rs_epilogue_block(op, sums, up, y, 16);
    rs_store_bf16x16(y, _mm512_load_ps(sums));
}

static const rs_tile_ops ops = {
    .column_bytes = column_bytes,
    .pack = pack,
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
    rs_tile_launch(call, &ops, TILES, COLS, PANEL);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_amx_int8) = {
    .id = "cpu_linear_amx_int8",
    .idea = "int8 activations: AMX tiles of 16 rows x 16 columns",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 16,
    .cpu_features = RS_CPU_AVX2 | RS_CPU_AVX512 | RS_CPU_AMX,
    .k_multiple = 1,
    .n_multiple = 1,
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
