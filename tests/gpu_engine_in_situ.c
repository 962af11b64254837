/* `engine in-situ` on a GPU: rounds as graphs, of a file and of a geometry with random weights.
   Exit 77 without a device. Layer: tests. */
#include "engine/in_situ.h"

#include "engine/bench.h"
#include "engine/dispatch.h"
#include "sweep/base/log.h"
#include "tests/toy_model.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { SKIP = 77, ROUNDS = 16 };

#define REF "cuda_linear_ref"

static const char *const refs[] = {REF, REF};

typedef struct trial {
    rs_arena *arena;
    rs_in_situ_options o;
    rs_in_situ_result r;
    rs_session session;
    rs_err err;
    rs_status st;
} trial;

static trial run_trial(rs_session_options s,
                       rs_shape shape,
                       int32_t t,
                       rs_in_situ_kind kind,
                       const char *const *list)
{
    trial x = {.arena = rs_arena_new()};
    s.backend = "cuda:0";
    x.o = (rs_in_situ_options){.swap = {shape, t, list, 2},
                               .kind = kind,
                               .rounds = ROUNDS,
                               .depth = -1,
                               .passes = 3,
                               .seed = 5};
    x.st = rs_in_situ_run(x.arena, &s, &x.o, &x.session, &x.r, &x.err);
    return x;
}

static trial
run_synthetic(const char *shape, int32_t t, rs_in_situ_kind kind, const char *const *list)
{
    rs_session_options s = {.synthetic = "0.6b"};
    rs_shape parsed;
    rs_err err = {0};
    if (rs_shape_parse(shape, &parsed, &err))
        fail_msg("%s", err.msg);
    return run_trial(s, parsed, t, kind, list);
}

static void end_trial(trial *x)
{
    if (!x->st)
        rs_session_close(&x->session);
    rs_arena_free(x->arena);
}

static void must_run(const trial *x)
{
    if (x->st)
        fail_msg("%s", x->err.msg);
    assert_int_equal(x->r.sample_count, 2 * ROUNDS);
}

/* Per mirrored block: ln of how much quicker the second schedule's round is. */
static void block_gains(const trial *x, double out[ROUNDS / 2])
{
    double ns[ROUNDS][2];
    for (size_t i = 0; i < x->r.sample_count; i++) {
        const rs_in_situ_sample *s = &x->r.samples[i];
        ns[s->round][s->schedule] = s->round_ns;
    }
    for (int i = 0; i < ROUNDS / 2; i++) {
        const double *a = ns[2 * i], *b = ns[2 * i + 1];
        out[i] = 0.5 * (log(a[0] / a[1]) + log(b[0] / b[1]));
    }
}

/* Parts stand inside of the whole. */
static void check_parts(const trial *x)
{
    double layers = (double)(x->r.layers ? x->r.layers : 1);
    for (size_t i = 0; i < x->r.sample_count; i++) {
        const rs_in_situ_sample *s = &x->r.samples[i];
        assert_true(s->node_ns >= 1 && s->layer_ns >= 1);
        assert_true(s->node_ns * (double)x->r.calls < s->round_ns);
        assert_true(s->layer_ns * layers < s->round_ns);
    }
}

static double median_node(const trial *x, int32_t schedule)
{
    double ns[ROUNDS];
    size_t n = 0;
    for (size_t i = 0; i < x->r.sample_count; i++)
        if (x->r.samples[i].schedule == schedule)
            ns[n++] = x->r.samples[i].node_ns;
    return rs_bench_quantile(ns, n, 0.5);
}

/* One schedule in both arms: the same bits, and no gain. Of 8 blocks of no effect the outer
   ones lie on both sides of nought, or all are within a hundredth of the round. */
static void the_same_is_the_same(void **state)
{
    (void)state;
    static const char *const fast[] = {"cuda_linear_smallt_mma/rows=1,warps=4,start=0",
                                       "cuda_linear_smallt_mma/rows=1,warps=4,start=0"};
    for (int32_t t = 1; t <= 16; t *= 4) {
        double gains[ROUNDS / 2];
        trial x = run_synthetic("q8g32:linear:1024x3072", t, RS_IN_SITU_DECODE, fast);
        must_run(&x);
        assert_int_equal(x.r.kind, RS_IN_SITU_DECODE);
        assert_int_equal(x.r.calls, 28);
        assert_int_equal(x.r.layers, 28);
        assert_true(x.r.difference[1] == 0);
        block_gains(&x, gains);
        double low = rs_bench_quantile(gains, ROUNDS / 2, 0);
        double high = rs_bench_quantile(gains, ROUNDS / 2, 1);
        print_message(
            "T=%d: the same schedule gains %+.3f .. %+.3f %% of the round, node %.2f us\n", t,
            100 * low, 100 * high, median_node(&x, 0) * 1e-3);
        assert_true((low <= 0 && high >= 0) || fmax(fabs(low), fabs(high)) < 0.01);
        check_parts(&x);
        end_trial(&x);
    }
}

/* The reference reads another layout, of the same weights, and is far slower. */
static void what_is_swapped_runs(void **state)
{
    (void)state;
    static const char *const list[] = {REF, "cuda_linear_smallt_mma/rows=1,warps=4,start=0"};
    double gains[ROUNDS / 2];
    trial x = run_synthetic("q8g32:linear:1024x3072", 8, RS_IN_SITU_AUTO, list);
    must_run(&x);
    block_gains(&x, gains);
    print_message("logits differ by %.2g, nodes %.2f and %.2f us\n", x.r.difference[1],
                  median_node(&x, 0) * 1e-3, median_node(&x, 1) * 1e-3);
    assert_true(x.r.difference[1] > 0 && x.r.difference[1] < 0.05);
    assert_true(rs_bench_quantile(gains, ROUNDS / 2, 0) > 0);
    assert_true(median_node(&x, 0) > 2 * median_node(&x, 1));
    check_parts(&x);
    end_trial(&x);
}

/* Chunks of a prefill: up to 64 tokens attention runs token by token, above by tiles. */
static void prefill_is_one_chunk(void **state)
{
    (void)state;
    static const char *const list[] = {"cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4",
                                       "cuda_linear_mma_tile/cols=32,row_tiles=1,warps=4"};
    for (int32_t t = 40; t <= 160; t *= 2) {
        trial x = run_synthetic("q8g32:linear:1024x2048", t, RS_IN_SITU_AUTO, list);
        must_run(&x);
        assert_int_equal(x.r.kind, RS_IN_SITU_PREFILL);
        assert_int_equal(x.r.calls, 28); /* attention outputs */
        assert_true(x.r.difference[1] < 0.05);
        check_parts(&x);
        end_trial(&x);
    }
}

static void head_is_a_node_too(void **state)
{
    (void)state;
    static const char *const list[] = {"cuda_linear_smallt_mma/rows=1,warps=4,start=0",
                                       "cuda_linear_smallt_mma/rows=2,warps=8,start=0"};
    trial x = run_synthetic("q8g32:linear:151936x1024", 3, RS_IN_SITU_DECODE, list);
    must_run(&x);
    assert_int_equal(x.r.calls, 1);
    assert_int_equal(x.r.layers, 0);
    assert_true(x.r.difference[1] < 0.05);
    check_parts(&x);
    end_trial(&x);
}

/* A file's weights, of an architecture that keeps q, k and v apart; gate and up are not fused
   where no route of the device serves the fused op. */
static void files_run_too(void **state)
{
    (void)state;
    const char *path = toy_write(&toy_specs[0], NULL);
    rs_session_options s = {.path = path, .quiet = true};
    rs_forward_options o = {.backend = "cuda:0"};
    rs_forward *f = NULL;
    rs_err err = {0};
    rs_shape down = {0};
    if (rs_forward_open(path, &o, &f, &err))
        fail_msg("%s", err.msg);
    rs_forward_trace trace = rs_forward_trace_of(f);
    for (size_t i = 0; i < trace.tensors->shape_count; i++)
        if (trace.tensors->shapes[i].shape.k == TOY_FFN)
            down = trace.tensors->shapes[i].shape;
    rs_forward_close(f);
    assert_int_equal(down.n, TOY_WIDTH);
    trial x = run_trial(s, down, 4, RS_IN_SITU_DECODE, refs);
    must_run(&x);
    assert_int_equal(x.r.calls, TOY_LAYERS);
    assert_int_equal(x.r.layers, TOY_LAYERS);
    assert_true(x.r.difference[1] == 0);
    end_trial(&x);
    unlink(path);
}

static void refuse(trial x, rs_status wanted, const char *part)
{
    assert_int_equal(x.st, wanted);
    if (!strstr(x.err.msg, part))
        fail_msg("'%s' is not in: %s", part, x.err.msg);
    end_trial(&x);
}

static void refusals_name_the_remedy(void **state)
{
    (void)state;
    refuse(run_synthetic("q8g32:linear:1000x3072", 1, RS_IN_SITU_AUTO, refs), RS_UNKNOWN,
           "it has");
    refuse(run_synthetic("q8g32:linear:151936x1024", 16, RS_IN_SITU_PREFILL, refs),
           RS_UNSUPPORTED, "never calls");
    rs_session_options s = {.synthetic = "0.6b", .device_memory = 64 << 20};
    rs_shape shape;
    assert_int_equal(rs_shape_parse("q8g32:linear:1024x3072", &shape, NULL), RS_OK);
    refuse(run_trial(s, shape, 1, RS_IN_SITU_AUTO, refs), RS_NO_MEMORY, "second layouts");
}

int main(void)
{
    rs_device device;
    rs_err err = {0};
    if (rs_device_open("cuda:0", &device, &err)) {
        fprintf(stderr, "skipped: %s\n", err.msg);
        return SKIP;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_is_the_same), cmocka_unit_test(what_is_swapped_runs),
        cmocka_unit_test(prefill_is_one_chunk), cmocka_unit_test(head_is_a_node_too),
        cmocka_unit_test(files_run_too),        cmocka_unit_test(refusals_name_the_remedy),
    };
    rs_log_set_level(RS_LOG_WARN);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
