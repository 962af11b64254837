/* A few columns at once from canonical weights: VDPBF16PS, lane = eight columns of K.
   Idea: the words of a row, shifted by 4 s, index a VPERMW table of bf16 codes; x is rearranged
   once so that it meets the codes where they fall out. Lanes of a group are added before it is
   scaled, four rows or columns at once. Sums and scales are FP32.
   Wins: T = 1..8 without a second copy of the weights. Limits: eleven instructions a unit for
   the sums of four; columns beyond `cols` decode again (from the first-level cache). */
#include "kernels/cpu/lanes.h"
#include "kernels/cpu/rows16_avx512.h"
#include "kernels/cpu/rowsplit.h"

#if RS_CPU_X86

enum { X_UNIT = RS_UNIT * 2 };

/* x of a unit as vector s, word j = column 4 j + s; for bytes, of each half of 64, vector e,
   word j = column 2 j + e. */
RS_AVX2 static void prepare(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_rowsplit *j = arg;
    bool bytes = rs_format_get(j->call->shape.format)->bits == 8;
    (void)thread;
    for (int64_t i = begin; i < end; i++) {
        uint16_t x[RS_UNIT], *to = rs_rowsplit_x(j, i, X_UNIT, x);
        if (bytes)
            for (int w = 0; w < 64; w++) {
                to[w % 32 + w / 32 * 64] = x[2 * w];
                to[w % 32 + w / 32 * 64 + 32] = x[2 * w + 1];
            }
        else
            for (int w = 0; w < 32; w++)
                for (int s = 0; s < 4; s++)
                    to[32 * s + w] = x[4 * w + s];
    }
}

/* High bits of a unit so that word j has those of columns 4 j .. 4 j + 3 from bit 0 upwards. */
RS_INLINE RS_AVX512BF16 __m512i high_words(const uint8_t *high, int bits)
{
    if (bits == 5) {
        __m512i b = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)high));
        return _mm512_or_si512(b, _mm512_slli_epi32(b, 12));
    }
    __m512i b = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)high));
    return _mm512_or_si512(b, _mm512_slli_epi32(b, 8));
}

/* Four sums that stand together, sum i of them being row i / C and column i % C. */
#    define FOURS(R, C) (((R) * (C) + 3) / 4)

/* Scales of the vector's groups for sums 4 q .. 4 q + 3; rows: those of each row. */
RS_INLINE RS_AVX512BF16 void
slot_scales(const __m128 *rows, int groups, int q, const int R, const int C, __m128 out[4])
{
#    pragma GCC unroll 4
    for (int g = 0; g < groups; g++) {
        __m128 first = rows[C >= 4 ? 4 * q / C : 0], last = rows[C >= 4 ? 4 * q / C : R - 1];
        if (C == 2)
            out[g] = _mm_setr_ps(first[g], first[g], last[g], last[g]);
        else if (C == 1)
            out[g] = _mm_setr_ps(first[g], last[g], last[g], last[g]);
        else
            out[g] = _mm_set1_ps(first[g]);
    }
}

RS_INLINE RS_AVX512BF16 void kernel(const rs_rowsplit *j,
                                    int64_t row,
                                    int32_t column,
                                    float (*to)[RS_ROWSPLIT_COLS_MAX],
                                    const int bits,
                                    const int group,
                                    const int R,
                                    const int C)
{
    const int vectors = bits == 8 ? 2 : 4, steps = bits == 8 ? 2 : 1; /* of a unit */
    const int groups = (bits == 8 ? 64 : 128) / group, flip = 1 << (bits - 1);
    const __m512i table0 = rs_bf16_table(bits, flip, 0), table1 = rs_bf16_table(bits, flip, 1);
    const int last = R * C - 1;
    __m128 total[FOURS(R, C)];
    const uint8_t *base = j->base + (size_t)row * j->base_row;
    const uint8_t *high = j->high + (size_t)row * j->high_row;
    const uint16_t *scales = j->scales + (size_t)row * j->scales_row;
    const uint8_t *x = (const uint8_t *)j->x + (size_t)column * j->x_column;
#    pragma GCC unroll 4
    for (int q = 0; q < FOURS(R, C); q++)
        total[q] = _mm_setzero_ps();
    for (int32_t u = 0; u < j->units * steps; u++, x += 64 * vectors) {
        __m512 part[2 * RS_ROWSPLIT_COLS_MAX];
        __m128 scale[2];
#    pragma GCC unroll 4
        for (int r = 0; r < R; r++) {
            const uint8_t *from = base + (size_t)r * j->base_row + (size_t)u * 64;
            __m512i v = _mm512_loadu_si512(from), h = v;
            rs_cpu_prefetch(from);
            if (bits == 5 || bits == 6)
                h = high_words(
                    high + (size_t)r * j->high_row + (size_t)u * (bits == 5 ? 16 : 32), bits);
#    pragma GCC unroll 4
            for (int s = 0; s < vectors; s++) {
                __m512i w;
                if (bits == 8) {
                    w = rs_bytes_to_bf16(v, s);
                } else {
                    __m512i index = rs_right16x32(v, 4 * s);
                    if (bits == 5)
                        index =
                            rs_select(_mm512_set1_epi16(0x10), rs_right16x32(h, s - 4), index);
                    if (bits == 6)
                        index = rs_select(_mm512_set1_epi16(0x30), rs_right16x32(h, 2 * s - 4),
                                          index);
                    w = bits == 6 ? _mm512_permutex2var_epi16(table0, index, table1)
                                  : _mm512_permutexvar_epi16(index, table0);
                }
#    pragma GCC unroll 8
                for (int c = 0; c < C; c++) {
                    __m512i xc = _mm512_loadu_si512(x + (size_t)c * j->x_column + 64 * s);
                    part[r * C + c] = _mm512_dpbf16_ps(
                        s ? part[r * C + c] : _mm512_setzero_ps(), (__m512bh)w, (__m512bh)xc);
                }
            }
            const uint16_t *half = scales + (size_t)r * j->scales_row + (size_t)(u * groups);
            scale[r] = _mm_cvtph_ps(groups == 2 ? _mm_loadu_si32(half) : _mm_loadu_si64(half));
        }
#    pragma GCC unroll 4
        for (int q = 0; q < FOURS(R, C); q++) {
            int i = 4 * q;
            __m128 slots[4];
            slot_scales(scale, groups, q, R, C, slots);
            __m512 v = rs_lanes4x16(part[i], part[i + 1 < last ? i + 1 : last],
                                    part[i + 2 < last ? i + 2 : last],
                                    part[i + 3 < last ? i + 3 : last]);
            total[q] = rs_lanes_scale(v, groups, slots, total[q]);
        }
    }
    float sums[4 * FOURS(R, C)];
#    pragma GCC unroll 4
    for (int q = 0; q < FOURS(R, C); q++)
        _mm_storeu_ps(sums + 4 * q, total[q]);
    const float factor = bits == 8 ? 0x1p-24f : 1.0f;
    RS_ROWSPLIT_STORE(j, row, column, to, R, C, sums[r * (C) + c] * factor);
}

#    define KERNEL(format, bits, group, R, C)                                                  \
        RS_AVX512BF16 static void format##_##R##_##C(const rs_rowsplit *j, int64_t row,        \
                                                     int32_t column,                           \
                                                     float(*to)[RS_ROWSPLIT_COLS_MAX])         \
        {                                                                                      \
            kernel(j, row, column, to, bits, group, R, C);                                     \
        }
#    define KERNELS(format, bits, group)                                                       \
        KERNEL(format, bits, group, 1, 1)                                                      \
        KERNEL(format, bits, group, 1, 2)                                                      \
        KERNEL(format, bits, group, 1, 4)                                                      \
        KERNEL(format, bits, group, 1, 8)                                                      \
        KERNEL(format, bits, group, 2, 1)                                                      \
        KERNEL(format, bits, group, 2, 2)                                                      \
        KERNEL(format, bits, group, 2, 4)                                                      \
        KERNEL(format, bits, group, 2, 8)
#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
FORMATS(KERNELS)

#    define SET(format, bits, group)                                                           \
        [RS_FORMAT_##format] = {{format##_1_1, format##_1_2, format##_1_4, format##_1_8},      \
                                {format##_2_1, format##_2_2, format##_2_4, format##_2_8}},
static const rs_rowsplit_set sets[RS_FORMAT_COUNT] = {FORMATS(SET)};

static void body(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_rowsplit *j = arg;
    (void)thread;
    rs_rowsplit_rows(j, sets[j->call->shape.format], begin, end);
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device;
    (void)knobs;
    return rs_rowsplit_workspace(shape, t, X_UNIT);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_rowsplit j = rs_rowsplit_of(call, 2, call->knobs[0], X_UNIT);
    rs_cpu_share(call->pool, (int64_t)call->t * call->shape.k, (int64_t)call->t * j.units,
                 prepare, &j);
    rs_rowsplit_run(&j, body);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_fewcol_avx512) = {
    .id = "cpu_linear_fewcol_avx512",
    .idea = "few columns: codes to BF16 by table lookup, VDPBF16PS along K",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 4,
    .cpu_features = RS_CPU_AVX512 | RS_CPU_AVX512_BF16,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{"cols", {4, 8}, 2}},
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
