/* Tiled product on bare codes in BF16 with AMX: TDPBF16PS on 16 rows x 16 columns x 32 of K.
   Idea: sixteen pairs of rows16, two columns of K for 16 rows each, are what the instruction
   wants of its second operand. A group of codes becomes bf16 by table lookup as in
   cpu_linear_tiled_avx512bf16, 1 KiB for 32 of K, and meets up to 64 columns; its FP32 sums are
   scaled in FP32. Loop nest: kernels/cpu/tile.h. Emulated on processors without AMX in
   tests/unit_kernels_cpu_emulated.c; never timed yet.
   Wins: from about eight columns on (a tile costs the same for one). Limits: TDPBF16PS flushes
   subnormals. */
#include "kernels/cpu/amx.h"
#include "kernels/cpu/rows16_avx512.h"
#include "kernels/cpu/tile.h"

#if RS_CPU_X86

enum { TILES = 8, COLS = RS_AMX_ROWS, PANEL = 64, DEPTH = 32, DEPTH_BYTES = 2 * DEPTH };

enum { COLUMN_BYTES = RS_ROWS16_COLS * 2 };

static size_t column_bytes(rs_format format)
{
    (void)format;
    return COLUMN_BYTES;
}

/* Record: [column][k]. */
static void
pack(rs_format format, const uint16_t *x, size_t stride, int count, int width, void *record)
{
    uint8_t *out = record;
    size_t bytes = (size_t)count * 2;
    (void)format;
    for (int c = 0; c < width; c++, x += stride, out += COLUMN_BYTES) {
        memcpy(out, x, bytes);
        memset(out + bytes, 0, COLUMN_BYTES - bytes);
    }
}

/* Codes of columns [32 part, 32 part + 32) of a block as bf16: [pair][row] two each. */
RS_INLINE RS_AMX void
decode(const uint8_t *block, int part, const int bits, const __m512i table[2], uint8_t *out)
{
    const int high_bits = bits == 8 ? 0 : bits - 4, octet = bits == 8 ? 128 : 64;
#    pragma GCC unroll 4
    for (int o = 0; o < DEPTH / 8; o++) {
        const uint8_t *from = block + (part * (DEPTH / 8) + o) * octet;
        __m512i v[2], up = _mm512_setzero_si512();
        int sub = 0;
        v[0] = v[1] = _mm512_loadu_si512(from);
        if (bits == 8)
            v[1] = _mm512_loadu_si512(from + 64);
        if (high_bits)
            up = rs_rows16_high(block + RS_ROWS16_COLS * 8 + part * DEPTH * 2 * high_bits, o,
                                high_bits, &sub);
#    pragma GCC unroll 4
        for (int s = 0; s < 4; s++, out += 64) {
            __m512i w;
            if (bits == 8) {
                w = rs_bytes_to_bf16(v[s % 2], s / 2);
            } else {
                __m512i index = rs_rows16_index(v[0], up, sub, high_bits, s);
                w = bits == 6 ? _mm512_permutex2var_epi16(table[0], index, table[1])
                              : _mm512_permutexvar_epi16(index, table[0]);
            }
            _mm512_store_si512(out, w);
        }
    }
}

/* sums[width][16] += products[width][16] x scales of the rows. */
RS_INLINE RS_AMX void scale_sums(const float *products, __m512 rows, int width, float *sums)
{
    for (int c = 0; c < width; c++) {
        __m512 p = _mm512_load_ps(products + 16 * c);
        _mm512_store_ps(sums + 16 * c, _mm512_fmadd_ps(p, rows, _mm512_load_ps(sums + 16 * c)));
    }
}

/* One group of a block, from column k0 of it on, meets all records of the panel; codes: its
   parts of 32. */
RS_INLINE RS_AMX void group_product(const rs_tile_job *j,
                                    int32_t c0,
                                    int32_t c1,
                                    int32_t b,
                                    int k0,
                                    const uint8_t *codes,
                                    const int parts,
                                    __m512 rows,
                                    float *sums)
{
    _Alignas(64) float products[COLS * 16];
    for (int32_t c = c0; c < c1; c += COLS, sums += COLS * 16) {
        int width = rs_tile_width(j, c);
        const uint8_t *x = rs_tile_record(j, c, width, b) + 2 * k0;
        bool last = c + COLS >= c1;
        rs_amx_zero(RS_AMX_SUMS);
        rs_amx_zero(RS_AMX_LAST_SUMS);
#    pragma GCC unroll 2
        for (int part = 0; part < parts; part++) {
            rs_amx_load(RS_AMX_W, codes + part * 16 * 64, 64);
            if (last) {
                rs_amx_load(RS_AMX_LAST_X, x + part * DEPTH_BYTES, COLUMN_BYTES);
                rs_amx_dpbf16(RS_AMX_LAST_SUMS, RS_AMX_LAST_X, RS_AMX_W);
            } else {
                rs_amx_load(RS_AMX_X, x + part * DEPTH_BYTES, COLUMN_BYTES);
                rs_amx_dpbf16(RS_AMX_SUMS, RS_AMX_X, RS_AMX_W);
            }
        }
        if (last)
            rs_amx_store(RS_AMX_LAST_SUMS, products, 64);
        else
            rs_amx_store(RS_AMX_SUMS, products, 64);
        scale_sums(products, rows, width, sums);
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
    _Alignas(64) uint8_t codes[2 * 16 * 64];
    const int parts = group / DEPTH;
    const uint8_t *scales = w + j->geometry.scales;
    const __m512i table[2] = {rs_bf16_table(bits, 0, 0), rs_bf16_table(bits, 0, 1)};
    const __m512 factor = _mm512_set1_ps(bits == 8 ? 0x1p-24f : 1.0f);
    rs_amx_shape shape = rs_amx_shape_of(DEPTH_BYTES, (c1 - c0 - 1) % COLS + 1);
    rs_amx_configure(&shape);
    memset(sums, 0, (size_t)(c1 - c0) * 16 * sizeof *sums);
    for (int32_t b = 0; b < j->geometry.blocks; b++) {
        rs_tile_prefetch(w, j->geometry.block_bytes);
        for (int g = 0; g < RS_ROWS16_COLS / group; g++) {
#    pragma GCC unroll 2
            for (int part = 0; part < parts; part++)
                decode(w, g * parts + part, bits, table, codes + part * 16 * 64);
            __m256i half = _mm256_loadu_si256((const __m256i *)(scales + 32 * g));
            group_product(j, c0, c1, b, g * group, codes, parts,
                          _mm512_mul_ps(_mm512_cvtph_ps(half), factor), sums);
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
    rs_tile_launch(call, &ops, TILES, COLS, PANEL);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_amx_bf16) = {
    .id = "cpu_linear_amx_bf16",
    .idea = "codes to BF16 by table lookup, AMX tiles of 16 rows x 16 columns",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
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
