/* Exact products with plain AVX2: activations as two digits, VPMADDUBSW.
   Idea: kernels/cpu/digits.h; a digit is a column of int8 activations, so that the loops are
   those of cpu_linear_maddubs (kernels/cpu/a8_avx2.h), two of whose columns become one before
   they are scaled. Eight bits a digit; seven where the codes have eight, because their sign is
   moved over to the digit, and -128 has no opposite. Wins: T = 1 to 16 and four to six bits
   on machines without AVX-512, where converting codes to FP32 is slower. Limits: two products a
   column. */
#include "kernels/cpu/a8_avx2.h"
#include "kernels/cpu/digits.h"

#if RS_CPU_X86

enum { COLS = 4, TILES = 8 };

#    define DIGIT_BITS(bits) ((bits) == 8 ? 7 : 8)

static size_t column_bytes(rs_format format)
{
    return RS_DIGITS * rs_a8_column_bytes(format);
}

RS_INLINE RS_AVX2 void
pack_column(const uint16_t *x, const int group, int code_bits, int c, int width, void *record)
{
    const int groups = RS_ROWS16_COLS / group, columns = RS_DIGITS * width;
    const int bits = rs_grid_bits(code_bits, group), offset = 1 << (code_bits - 1);
    const int digit_bits = DIGIT_BITS(code_bits);
    uint32_t *to = record, quads[RS_DIGITS][16];
    int32_t *start = (int32_t *)(to + RS_A8_QUADS * columns), sums[RS_DIGITS];
    float *scales = (float *)(void *)(start + groups * columns);
    for (int g = 0; g < groups; g++) {
        float worth = rs_digits_split(x + g * group, group, bits, digit_bits, quads, sums);
        for (int d = 0; d < RS_DIGITS; d++) {
            int column = RS_DIGITS * c + d;
            start[g * columns + column] = -offset * sums[d];
            scales[g * columns + column] = worth;
            for (int i = 0; i < group / 4; i++)
                to[(g * (group / 4) + i) * columns + column] = quads[d][i];
        }
    }
}

/* A record of kernels/cpu/a8.h with three columns for each. */
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

#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
#    define KERNEL(format, bits, group, columns)                                               \
        RS_AVX2 static void digits_##format##_##columns(const uint8_t *w, const void *record,  \
                                                        int blocks, float *sums)               \
        {                                                                                      \
            rs_a8_tile(w, record, blocks, sums, bits, group, 2 * columns, DIGIT_BITS(bits));   \
        }
#    define KERNELS(format, bits, group)                                                       \
        KERNEL(format, bits, group, 1)                                                         \
        KERNEL(format, bits, group, 2)                                                         \
        KERNEL(format, bits, group, 3)                                                         \
        KERNEL(format, bits, group, 4)
FORMATS(KERNELS)

#    define ENTRY(format, bits, group)                                                         \
        [RS_FORMAT_##format] = {NULL, digits_##format##_1, digits_##format##_2,                \
                                digits_##format##_3, digits_##format##_4},
static const rs_a8_kernel kernels[RS_FORMAT_COUNT][COLS + 1] = {FORMATS(ENTRY)};

static void panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    int width = c1 - c0;
    kernels[j->call->shape.format][width](w, rs_tile_record(j, c0, width, 0),
                                          j->geometry.blocks, sums);
}

static const rs_tile_ops ops = {
    .column_bytes = column_bytes,
    .pack = pack,
    .product = panel,
    .store = rs_a8_store,
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

RS_CANDIDATE(cpu_linear_digits_avx2) = {
    .id = "cpu_linear_digits_avx2",
    .idea = "exact: activations as two int8 digits, VPMADDUBSW, any T",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 4,
    .cpu_features = RS_CPU_AVX2,
    .k_multiple = 1,
    .n_multiple = 1,
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
