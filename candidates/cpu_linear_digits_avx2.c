/* Exact products for one or two columns with plain AVX2: activations as three digits of seven
   bits, VPMADDUBSW.
   Idea: kernels/cpu/digits.h; a digit is a column of int8 activations with a scale of its own,
   so that the loops are those of cpu_linear_maddubs (kernels/cpu/a8_avx2.h) and three of their
   columns add up to one. Seven bits, because the sign of an eight-bit code is moved over to the
   digit, and -128 has no opposite: 19 bits and sign, what is 2^-11 or more of the group's
   largest activation is not rounded at all. Wins: T = 1 on machines without AVX-512, where
   converting nibbles to FP32 is slower than memory. Limits: three products a column. */
#include "kernels/cpu/a8_avx2.h"
#include "kernels/cpu/digits.h"

#if RS_CPU_X86

enum { COLS = 2, DIGIT_BITS = 7, TILES = 8 };

static size_t column_bytes(rs_format format)
{
    return RS_DIGITS * rs_a8_column_bytes(format);
}

RS_INLINE RS_AVX2 void
pack_column(const uint16_t *x, const int group, int offset, int c, int width, void *record)
{
    const int groups = RS_ROWS16_COLS / group, columns = RS_DIGITS * width;
    uint32_t *to = record, quads[RS_DIGITS][16];
    int32_t *start = (int32_t *)(to + RS_A8_QUADS * columns), sums[RS_DIGITS];
    float *scales = (float *)(void *)(start + groups * columns);
    for (int g = 0; g < groups; g++) {
        float worth = rs_digits_split(x + g * group, group, DIGIT_BITS, quads, sums);
        for (int d = 0; d < RS_DIGITS; d++, worth *= 1 << DIGIT_BITS) {
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
            pack_column(from, 32, 1 << (f->bits - 1), c, width, record);
        else
            pack_column(from, 64, 1 << (f->bits - 1), c, width, record);
    }
}

RS_AVX2 static void
panel(const rs_tile_job *j, const uint8_t *w, int32_t c0, int32_t c1, float *sums)
{
    _Alignas(64) float digits[COLS][RS_DIGITS][16];
    int width = c1 - c0;
    rs_a8_kernels[j->call->shape.format][RS_DIGITS * width](w, rs_tile_record(j, c0, width, 0),
                                                            j->geometry.blocks, digits[0][0]);
    for (int c = 0; c < width; c++)
        for (int r = 0; r < 16; r++)
            sums[c * 16 + r] = digits[c][0][r] + digits[c][1][r] + digits[c][2][r];
}

static const rs_tile_ops ops = {
    .column_bytes = column_bytes,
    .pack = pack,
    .product = panel,
    .store = rs_a8_store,
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
    .idea = "one or two columns, exact: activations as three 7-bit digits, VPMADDUBSW",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 2,
    .t_tile = 2,
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
