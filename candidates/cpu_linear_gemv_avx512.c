/* GEMV in FP32 with AVX-512 from canonical weights: lane = eight columns of K.
   Idea: VPERMPS looks a nibble up in a register of sixteen FP32 codes, so a weight vector costs
   a shift and a lookup; several rows share each load of x and keep that many streams in flight.
   Lanes of a group are added before it is scaled, for four rows at once.
   Wins: T = 1 on machines with AVX-512 but no BF16 dot. Limits: one column; q6 and q8 convert
   instead of looking up. */
#include "kernels/cpu/lanes.h"
#include "kernels/cpu/rowsplit.h"

#if RS_CPU_X86

enum { X_UNIT = RS_UNIT * 4 };

/* x of a unit in FP32: vector p, lane i = column 8 i + p; in order for bytes. */
RS_AVX2 static void prepare(void *arg, int64_t begin, int64_t end, int thread)
{
    const rs_rowsplit *j = arg;
    bool bytes = rs_format_get(j->call->shape.format)->bits == 8;
    (void)thread;
    for (int64_t u = begin; u < end; u++) {
        uint16_t x[RS_UNIT];
        float *to = rs_rowsplit_x(j, u, X_UNIT, x);
        for (int i = 0; i < RS_UNIT; i++)
            to[bytes ? i : i % 8 * 16 + i / 8] = rs_fp_from_bf16(x[i]);
    }
}

/* Codes of columns 8 i + p; six bits come times 2^26. */
RS_INLINE RS_AVX512 __m512
codes(__m512i v, __m512i h, int p, int bits, __m512 table0, __m512 table1)
{
    __m512i index = rs_right32x16(v, 4 * p);
    if (bits == 4)
        return _mm512_permutexvar_ps(index, table0);
    if (bits == 5) {
        index = rs_select(_mm512_set1_epi32(0x10), rs_right32x16(h, p - 4), index);
        return _mm512_permutex2var_ps(table0, index, table1);
    }
    index = rs_select(_mm512_set1_epi32(0x30), rs_right32x16(h, 2 * p - 4), index);
    return _mm512_cvtepi32_ps(_mm512_slli_epi32(index, 26));
}

/* Scales of two or four groups of R rows: out[group] = the four rows', those past R repeated.
 */
RS_INLINE RS_AVX512 void
row_scales(const uint16_t *first, size_t step, const int groups, const int R, __m128 out[4])
{
    const uint16_t *row[4];
    for (int i = 0; i < 4; i++)
        row[i] = first + (size_t)(i < R ? i : R - 1) * step;
    if (groups == 2) {
        __m256 all = _mm256_cvtph_ps(_mm_unpacklo_epi64(
            _mm_unpacklo_epi32(_mm_loadu_si32(row[0]), _mm_loadu_si32(row[1])),
            _mm_unpacklo_epi32(_mm_loadu_si32(row[2]), _mm_loadu_si32(row[3]))));
        __m128 low = _mm256_castps256_ps128(all), high = _mm256_extractf128_ps(all, 1);
        out[0] = _mm_shuffle_ps(low, high, 0x88);
        out[1] = _mm_shuffle_ps(low, high, 0xdd);
        return;
    }
    for (int i = 0; i < 4; i++)
        out[i] = _mm_cvtph_ps(_mm_loadu_si64(row[i]));
    _MM_TRANSPOSE4_PS(out[0], out[1], out[2], out[3]);
}

/* One unit of one row, nibble formats: sums by lane. */
RS_INLINE RS_AVX512 __m512 unit_nibbles(const rs_rowsplit *j,
                                        size_t row,
                                        int32_t u,
                                        const float *x,
                                        const int bits,
                                        __m512 table0,
                                        __m512 table1)
{
    const uint8_t *from = j->base + row * j->base_row + (size_t)u * 64;
    __m512i v = _mm512_loadu_si512(from), h = v;
    rs_cpu_prefetch(from);
    const uint8_t *high = j->high + row * j->high_row + (size_t)u * (bits == 5 ? 16 : 32);
    if (bits == 5)
        h = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)high));
    if (bits == 6)
        h = _mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i *)high));
    /* two chains: FMA latency is four cycles */
    __m512 even = _mm512_setzero_ps(), odd = _mm512_setzero_ps();
#    pragma GCC unroll 4
    for (int p = 0; p < 8; p += 2) {
        even = _mm512_fmadd_ps(codes(v, h, p, bits, table0, table1),
                               _mm512_loadu_ps(x + 16 * p), even);
        odd = _mm512_fmadd_ps(codes(v, h, p + 1, bits, table0, table1),
                              _mm512_loadu_ps(x + 16 * p + 16), odd);
    }
    return _mm512_add_ps(even, odd);
}

/* Half a unit of bytes: a group of 32 is two vectors, which are folded into half of one. */
RS_INLINE RS_AVX512 __m512 half_bytes(const rs_rowsplit *j,
                                      size_t row,
                                      int32_t half,
                                      const float *x)
{
    const uint8_t *base = j->base + row * j->base_row + (size_t)half * 64;
    __m512 part[2];
    rs_cpu_prefetch(base);
#    pragma GCC unroll 2
    for (int g = 0; g < 2; g++) {
        __m128i b0 = _mm_loadu_si128((const __m128i *)(base + 32 * g));
        __m128i b1 = _mm_loadu_si128((const __m128i *)(base + 32 * g + 16));
        part[g] = _mm512_mul_ps(_mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(b0)),
                                _mm512_loadu_ps(x + 32 * g));
        part[g] = _mm512_fmadd_ps(_mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(b1)),
                                  _mm512_loadu_ps(x + 32 * g + 16), part[g]);
    }
    return _mm512_add_ps(_mm512_shuffle_f32x4(part[0], part[1], 0x44),
                         _mm512_shuffle_f32x4(part[0], part[1], 0xee));
}

RS_INLINE RS_AVX512 void kernel(const rs_rowsplit *j,
                                int64_t row,
                                float (*to)[RS_ROWSPLIT_COLS_MAX],
                                const int bits,
                                const int group,
                                const int R)
{
    const __m512i lanes =
        _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i wrap = _mm512_set1_epi32(1 << (bits - 1)); /* two's complement index */
    __m512i first = _mm512_sub_epi32(_mm512_xor_si512(lanes, wrap), wrap);
    __m512i second = _mm512_add_epi32(lanes, _mm512_set1_epi32(16 - (1 << bits)));
    const __m512 table0 = _mm512_cvtepi32_ps(first), table1 = _mm512_cvtepi32_ps(second);
    const int columns = bits == 8 ? 64 : 128, groups = columns / group; /* of a vector */
    const uint16_t *scales = j->scales + (size_t)row * j->scales_row;
    const float *x = j->x;
    __m128 total = _mm_setzero_ps();
    for (int32_t u = 0; u < j->units * (RS_UNIT / columns); u++, x += columns) {
        __m512 part[RS_ROWSPLIT_ROWS_MAX];
        __m128 scale[4];
#    pragma GCC unroll 4
        for (int r = 0; r < R; r++)
            part[r] = bits == 8
                          ? half_bytes(j, (size_t)(row + r), u, x)
                          : unit_nibbles(j, (size_t)(row + r), u, x, bits, table0, table1);
        row_scales(scales + (size_t)(u * groups), j->scales_row, groups, R, scale);
        __m512 v = rs_lanes4x16(part[0], part[R > 1], part[R > 2 ? 2 : R - 1],
                                part[R > 3 ? 3 : R - 1]);
        total = rs_lanes_scale(v, groups, scale, total);
    }
    const float factor = bits == 6 ? 0x1p-26f : 1.0f;
    float sums[4];
    _mm_storeu_ps(sums, total);
    RS_ROWSPLIT_STORE(j, row, 0, to, R, 1, sums[r] * factor);
}

#    define KERNEL(format, bits, group, R)                                                     \
        RS_AVX512 static void format##_##R(const rs_rowsplit *j, int64_t row, int32_t column,  \
                                           float(*to)[RS_ROWSPLIT_COLS_MAX])                   \
        {                                                                                      \
            (void)column;                                                                      \
            kernel(j, row, to, bits, group, R);                                                \
        }
#    define KERNELS(format, bits, group)                                                       \
        KERNEL(format, bits, group, 1)                                                         \
        KERNEL(format, bits, group, 2) KERNEL(format, bits, group, 4)
#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
FORMATS(KERNELS)

#    define SET(format, bits, group)                                                           \
        [RS_FORMAT_##format] = {{format##_1}, {format##_2}, {format##_4}},
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
    rs_rowsplit j = rs_rowsplit_of(call, call->knobs[0], 1, X_UNIT);
    rs_cpu_share(call->pool, call->shape.k, j.units, prepare, &j);
    rs_rowsplit_run(&j, body);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_gemv_avx512) = {
    .id = "cpu_linear_gemv_avx512",
    .idea = "GEMV: nibbles looked up as FP32 in a register, FMA along K",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 1,
    .t_tile = 1,
    .cpu_features = RS_CPU_AVX512,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{"rows", {2, 4}, 2}},
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
