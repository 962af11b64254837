/* A few columns at once from canonical weights in FP32 with AVX2: lane = eight columns of K.
   Idea: the GEMV of kernels/cpu/rowsplit_avx2.h with each decoded vector multiplied into `cols`
   columns, so that decoding is paid once for them.
   Wins: T = 2..8 without AVX-512 and without a second copy of the weights. Limits: sixteen
   registers hold 2 x 4 sums; columns beyond `cols` decode again. */
#include "kernels/cpu/rowsplit_avx2.h"

#if RS_CPU_X86

#    define KERNELS(format, bits, group)                                                       \
        RS_AVX2_KERNEL(format, bits, group, 1, 1)                                              \
        RS_AVX2_KERNEL(format, bits, group, 1, 2)                                              \
        RS_AVX2_KERNEL(format, bits, group, 1, 4)                                              \
        RS_AVX2_KERNEL(format, bits, group, 2, 1)                                              \
        RS_AVX2_KERNEL(format, bits, group, 2, 2)                                              \
        RS_AVX2_KERNEL(format, bits, group, 2, 4)
#    define FORMATS(X)                                                                         \
        X(q4g64, 4, 64) X(q4g32, 4, 32) X(q5g64, 5, 64) X(q6g64, 6, 64) X(q8g32, 8, 32)
FORMATS(KERNELS)

#    define SET(format, bits, group)                                                           \
        [RS_FORMAT_##format] = {{format##_1_1, format##_1_2, format##_1_4},                    \
                                {format##_2_1, format##_2_2, format##_2_4}},
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
    rs_rowsplit j = rs_rowsplit_of(call, 2, call->knobs[0], RS_AVX2_X_UNIT);
    int64_t count = (int64_t)call->t * j.units;
    rs_cpu_share(call->pool, (int64_t)call->t * call->shape.k, count, rs_avx2_prepare, &j);
    rs_rowsplit_run(&j, body);
    return RS_OK;
}

#endif

RS_CANDIDATE(cpu_linear_fewcol_avx2) = {
    .id = "cpu_linear_fewcol_avx2",
    .idea = "few columns: nibbles converted where they stand, FMA along K",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_row_split,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 4,
    .cpu_features = RS_CPU_AVX2,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{"cols", {2, 4}, 2}},
#if RS_CPU_X86
    .workspace_bytes = workspace_bytes,
    .launch = launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
