/* `engine in-situ` on toy models: whose route is swapped, in which order, what is timed, and
   what is refused. Layer: tests. */
#include "engine/in_situ.h"

#include "sweep/base/log.h"
#include "tests/toy_model.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* The reference serves every width, in every build and on every CPU: against itself it shows
   order and structure. */
static const char *const both[] = {"cpu_linear_ref", "cpu_linear_ref"};

/* A projection of a toy model whose op and rows are these. */
static rs_shape shape_of(const char *path, rs_op op, int32_t n)
{
    rs_forward_options o = {0};
    rs_forward *f = NULL;
    rs_err err = {0};
    rs_shape found = {0};
    if (rs_forward_open(path, &o, &f, &err))
        fail_msg("%s", err.msg);
    rs_forward_trace trace = rs_forward_trace_of(f);
    for (size_t i = 0; i < trace.tensors->shape_count; i++)
        if (trace.tensors->shapes[i].shape.op == op && trace.tensors->shapes[i].shape.n == n)
            found = trace.tensors->shapes[i].shape;
    rs_forward_close(f);
    assert_int_equal(found.n, n);
    return found;
}

typedef struct trial {
    rs_arena *arena;
    rs_in_situ_options o;
    rs_in_situ_result r;
    rs_session session;
    rs_err err;
    rs_status st;
} trial;

/* Run with the first toy (gemma3: gate and up fused, tied head). */
static trial
run_trial(rs_op op, int32_t n, int32_t t, rs_in_situ_kind kind, const char *const *list)
{
    const char *path = toy_write(&toy_specs[0], NULL);
    rs_session_options s = {.path = path, .backend = "cpu", .threads = 1};
    trial x = {.arena = rs_arena_new()};
    x.o = (rs_in_situ_options){.swap = {shape_of(path, op, n), t, list, 2},
                               .kind = kind,
                               .rounds = 6,
                               .depth = -1,
                               .passes = 2,
                               .seed = 5};
    x.st = rs_in_situ_run(x.arena, &s, &x.o, &x.session, &x.r, &x.err);
    unlink(path);
    return x;
}

static void end_trial(trial *x)
{
    if (!x->st)
        rs_session_close(&x->session);
    rs_arena_free(x->arena);
}

/* Each schedule once a round; odd rounds reverse the round before. */
static void check_order(const trial *x)
{
    size_t count = 2;
    assert_int_equal(x->r.sample_count, (size_t)x->o.rounds * count);
    for (size_t i = 0; i < x->r.sample_count; i++) {
        const rs_in_situ_sample *s = &x->r.samples[i];
        assert_int_equal(s->round, i / count);
        assert_int_equal(s->slot, i % count);
        if (s->round % 2)
            assert_int_equal(
                s->schedule,
                x->r.samples[(size_t)(s->round - 1) * count + count - 1 - i % count].schedule);
    }
}

/* The node is inside of its layer, the layers inside of the round; all are medians, of which
   half of the values may be below. */
static void check_times(const trial *x)
{
    for (size_t i = 0; i < x->r.sample_count; i++) {
        const rs_in_situ_sample *s = &x->r.samples[i];
        assert_true(s->node_ns > 0 && s->node_ns <= 2 * s->layer_ns);
        assert_true(s->layer_ns * (double)(x->r.layers ? x->r.layers : 1) <= 2 * s->round_ns);
    }
}

/* A step of decode: every layer's gate is swapped, four lanes wide, behind what they hold. */
static void decode_swaps_every_layer(void **state)
{
    (void)state;
    trial x = run_trial(RS_OP_linear_geglu, 2 * TOY_FFN, 4, RS_IN_SITU_AUTO, both);
    if (x.st)
        fail_msg("%s", x.err.msg);
    assert_int_equal(x.r.kind, RS_IN_SITU_DECODE);
    assert_int_equal(x.r.calls, TOY_LAYERS);
    assert_int_equal(x.r.layers, TOY_LAYERS);
    assert_true(x.r.depth > 0);
    assert_true(x.r.difference[1] < 1e-12); /* one and the same schedule */
    check_order(&x);
    check_times(&x);
    end_trial(&x);
}

static void prefill_is_one_chunk(void **state)
{
    (void)state;
    trial x = run_trial(RS_OP_linear, TOY_WIDTH, 40, RS_IN_SITU_AUTO, both);
    if (x.st)
        fail_msg("%s", x.err.msg);
    assert_int_equal(x.r.kind, RS_IN_SITU_PREFILL);
    assert_int_equal(x.r.depth, 0);
    assert_true(x.r.calls >= TOY_LAYERS);
    check_order(&x);
    check_times(&x);
    end_trial(&x);
}

/* The head stands in no layer: its layer is the stage of the logits. */
static void head_is_a_node_too(void **state)
{
    (void)state;
    trial x = run_trial(RS_OP_linear, TOY_VOCAB, 3, RS_IN_SITU_DECODE, both);
    if (x.st)
        fail_msg("%s", x.err.msg);
    assert_int_equal(x.r.calls, 1);
    assert_int_equal(x.r.layers, 0);
    check_times(&x);
    end_trial(&x);
}

/* All other routes stay, and what is swapped really runs: the reference is the slowest there
   is, so its node must be. */
static void only_the_node_changes(void **state)
{
    (void)state;
    static const char *const list[] = {"cpu_linear_ref", "cpu_linear_gemv_scalar"};
    trial x = run_trial(RS_OP_linear_geglu, 2 * TOY_FFN, 1, RS_IN_SITU_DECODE, list);
    double node[2] = {0}, rest[2] = {0};
    if (x.st)
        fail_msg("%s", x.err.msg);
    for (size_t i = 0; i < x.r.sample_count; i++) {
        const rs_in_situ_sample *s = &x.r.samples[i];
        node[s->schedule] += s->node_ns;
        rest[s->schedule] += s->round_ns - s->node_ns * (double)x.r.calls;
    }
    assert_true(x.r.difference[1] < 0.05);
#ifndef __SANITIZE_ADDRESS__      /* its checks are not where the kernels differ */
    if (!getenv("RS_TEST_QUICK")) /* valgrind has no idea of time */
        assert_true(node[0] > node[1]);
#endif
    assert_true(rest[0] > 0 && rest[1] > 0);
    end_trial(&x);
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
    static const char *const unknown[] = {"cpu_linear_ref", "cpu_nothing"};
    static const char *const cuda[] = {"cpu_linear_ref", "cpu_linear_tiled_avx2/cols=6"};
    refuse(run_trial(RS_OP_linear, TOY_WIDTH, 2, RS_IN_SITU_AUTO, unknown), RS_UNKNOWN,
           "cpu_nothing");
    refuse(run_trial(RS_OP_linear, TOY_WIDTH, 1, RS_IN_SITU_AUTO, cuda), RS_UNSUPPORTED,
           "outside 2..");
    refuse(run_trial(RS_OP_linear, TOY_VOCAB, 16, RS_IN_SITU_PREFILL, both), RS_UNSUPPORTED,
           "never calls");
    refuse(run_trial(RS_OP_linear, TOY_WIDTH, 65, RS_IN_SITU_DECODE, both), RS_USAGE,
           "at most 64 lanes");
}

static void exact_weights_have_no_routes(void **state)
{
    (void)state;
    const char *path = toy_write(&toy_specs[0], NULL);
    rs_forward_swap swap = {shape_of(path, RS_OP_linear, TOY_WIDTH), 1, both, 2};
    rs_forward_options o = {.weights = RS_WEIGHTS_EXACT, .swap = &swap};
    rs_forward *f = NULL;
    rs_err err = {0};
    assert_int_equal(rs_forward_open(path, &o, &f, &err), RS_USAGE);
    swap.shape.n += 8;
    o.weights = RS_WEIGHTS_ROUTED;
    assert_int_equal(rs_forward_open(path, &o, &f, &err), RS_UNKNOWN);
    assert_non_null(strstr(err.msg, "it has"));
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decode_swaps_every_layer),
        cmocka_unit_test(prefill_is_one_chunk),
        cmocka_unit_test(head_is_a_node_too),
        cmocka_unit_test(only_the_node_changes),
        cmocka_unit_test(refusals_name_the_remedy),
        cmocka_unit_test(exact_weights_have_no_routes),
    };
    rs_log_set_level(RS_LOG_WARN);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
