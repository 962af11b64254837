/* GEMV in FP32 with AVX2 from canonical weights: lane = eight columns of K.
   Idea: a vector of four-bit codes is one AND and one conversion, because nibbles are left
   where they stand and x is scaled instead (kernels/cpu/rowsplit_avx2.h); several rows share
   each load of x and keep that many streams in flight. Wins: T = 1 on machines without AVX-512.
   Limits: one column; q5 and q6 pay shifts. */
#include "kernels/cpu/rowsplit_avx2.h"

#if RS_CPU_X86

#    define KERNELS(format, bits, group)                                                       \
        RS_AVX2_KERNEL(format, bits, group, 1, 1)                                              \
        RS_AVX2_KERNEL(format, bits, group, 2, 1)                                              \
        RS_AVX2_KERNEL(format, bits, group, 4, 1)
#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
FORMATS(KERNELS)

#    define SET(format, bits, group)                                                           \
        [RS_FORMAT_##format] = {{format##_1_1}, {format##_2_1}, {format##_4_1}},
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
    return rs_rowsplit_workspace(shape, t, RS_AVX2_X_UNIT);
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    rs_rowsplit j = rs_rowsplit_of(call, call->knobs[0], 1, RS_AVX2_X_UNIT);
    rs_cpu_share(call->pool, call->shape.k, j.units, rs_avx2_prepare, &j);
    rs_rowsplit_run(&j, body);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_gemv_avx2) = {
    .id = "cpu_linear_gemv_avx2",
    .idea = "GEMV: nibbles converted where they stand, FMA along K",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = 1,
    .t_tile = 1,
    .cpu_features = RS_CPU_AVX2,
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
