/* Forward pass on toy models of every architecture against an FP64 reference: exact weights,
   routed ones, every way to cut a text into passes and lanes, every format of keys and values,
   and what goes wrong. Layer: tests. */
#include "engine/forward.h"

#include "tests/toy_reference.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { T = 48 };

/* Exact: FP32 sums of up to 128 terms through four layers. The others are the worst of 48
   positions: random weights of width 64 pass a rounding of 2^-9 on about twice as large in each
   sublayer, and q8g32 adds 0.5 %. A wrong angle, mask or head costs more than any of them. */
static const double exact_limit = 2e-5, routed_limit = 0.2, bf16_kv_limit = 0.04,
                    int8_kv_limit = 0.1;

static const char *model_of(const toy_spec *s)
{
    return toy_write(s, NULL);
}

static rs_forward *open_toy(const toy_spec *s, const rs_forward_options *o)
{
    rs_forward *f = NULL;
    rs_err err = {0};
    const char *path = model_of(s);
    rs_status st = rs_forward_open(path, o, &f, &err);
    unlink(path);
    if (st)
        fail_msg("%s: %s", s->arch, err.msg);
    return f;
}

static void make_ids(int32_t *ids, uint64_t seed)
{
    rs_rng rng = {seed};
    for (int i = 0; i < T; i++)
        ids[i] = (int32_t)rs_rng_below(&rng, TOY_VOCAB);
}

/* Relative L2 difference of one row of logits from the reference. */
static double difference(const float *got, const double *want)
{
    double diff2 = 0, ref2 = 0;
    for (int i = 0; i < TOY_VOCAB; i++) {
        double d = (double)got[i] - want[i];
        diff2 += d * d;
        ref2 += want[i] * want[i];
    }
    return sqrt(diff2 / ref2);
}

static void check(rs_status st, const rs_err *err)
{
    if (st)
        fail_msg("%s", err->msg);
}

/* Feed the text in passes of `step` and compare every position. */
static double run_steps(rs_forward *f, const int32_t *ids, int step, const double *want)
{
    float logits[RS_FORWARD_LOGITS * TOY_VOCAB];
    rs_err err = {0};
    double worst = 0;
    check(rs_kv_resize(rs_forward_kv(f), 0, 0, &err), &err);
    for (int at = 0; at < T; at += step) {
        int count = T - at < step ? T - at : step;
        check(rs_forward_prefill(f, 0, ids + at, count, &err), &err);
        check(rs_forward_logits(f, 0, count, logits, &err), &err);
        for (int i = 0; i < count; i++)
            worst =
                fmax(worst, difference(logits + i * TOY_VOCAB, want + (at + i) * TOY_VOCAB));
    }
    return worst;
}

static void compare(const toy_spec *s, const rs_forward_options *o, double limit)
{
    static const int steps[] = {1, 7, 32, T};
    static double want[T * TOY_VOCAB];
    int32_t ids[T];
    rs_forward *f = open_toy(s, o);
    make_ids(ids, 11);
    toy_forward(s, rs_forward_gguf(f), ids, T, want);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        double worst = run_steps(f, ids, steps[i], want);
        if (!(worst <= limit))
            fail_msg("%s in steps of %d: %.3g > %.3g", s->arch, steps[i], worst, limit);
        if (steps[i] == 7)
            print_message("%s weights %d kv %s: %.2g of %.2g\n", s->arch, (int)o->weights,
                          rs_kv_format_name(o->kv_format), worst, limit);
    }
    rs_forward_close(f);
}

static void exact_equals_the_reference(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++)
        for (int32_t threads = 1; threads <= 3; threads += 2) {
            rs_forward_options o = {
                .weights = RS_WEIGHTS_EXACT, .kv_format = RS_KV_F32, .threads = threads};
            compare(&toy_specs[i], &o, exact_limit);
        }
}

static void short_kv_formats_are_near(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++) {
        rs_forward_options o = {.weights = RS_WEIGHTS_EXACT, .kv_format = RS_KV_BF16};
        compare(&toy_specs[i], &o, bf16_kv_limit);
        o.kv_format = RS_KV_INT8;
        compare(&toy_specs[i], &o, int8_kv_limit);
    }
}

static void routed_is_near(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++)
        for (int unfused = 0; unfused < 2; unfused++) {
            rs_forward_options o = {.unfused = unfused};
            compare(&toy_specs[i], &o, routed_limit);
        }
}

/* Eight lanes with texts of their own, decoded together, give bit for bit what each gives
   alone, whatever the others do. Exact weights: routes may differ with the width. */
static void lanes_do_not_touch(void **state)
{
    enum { LANES = 8 };
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++) {
        rs_forward_options o = {
            .weights = RS_WEIGHTS_EXACT, .lanes = LANES, .context = T, .kv_format = RS_KV_INT8};
        rs_forward *f = open_toy(&toy_specs[i], &o);
        int32_t ids[LANES][T];
        float together[LANES * TOY_VOCAB], alone[TOY_VOCAB];
        rs_err err = {0};
        for (int lane = 0; lane < LANES; lane++) {
            make_ids(ids[lane], (uint64_t)lane + 1);
            check(rs_forward_prefill(f, lane, ids[lane], 3 + lane * 5, &err), &err);
        }
        int32_t tokens[LANES], lanes[LANES], positions[LANES];
        for (int lane = 0; lane < LANES; lane++) {
            lanes[lane] = lane;
            positions[lane] = 3 + lane * 5;
            tokens[lane] = ids[lane][positions[lane]];
        }
        rs_batch batch = {tokens, lanes, positions, LANES};
        check(rs_forward_pass(f, &batch, &err), &err);
        check(rs_forward_logits(f, 0, LANES, together, &err), &err);
        for (int lane = 0; lane < LANES; lane++) {
            check(rs_kv_resize(rs_forward_kv(f), lane, 0, &err), &err);
            check(rs_forward_prefill(f, lane, ids[lane], 4 + lane * 5, &err), &err);
            check(rs_forward_logits(f, rs_forward_count(f) - 1, 1, alone, &err), &err);
            assert_memory_equal(alone, together + lane * TOY_VOCAB, sizeof alone);
        }
        rs_forward_close(f);
    }
}

static void
expect_error(const toy_spec *s, const char *left_out, rs_status want, const char *part)
{
    rs_forward *f = NULL;
    rs_err err = {0};
    rs_forward_options o = {0};
    const char *path = toy_write(s, left_out);
    rs_status st = rs_forward_open(path, &o, &f, &err);
    unlink(path);
    assert_int_equal(st, want);
    if (!strstr(err.msg, part))
        fail_msg("'%s' does not say '%s'", err.msg, part);
}

static void faults_are_named(void **state)
{
    static const char *const parts[] = {"token_embd.weight", "output_norm.weight",
                                        "blk.3.attn_k_norm.weight", "blk.1.ffn_up.weight",
                                        "blk.2.post_ffw_norm.weight"};
    toy_spec other = toy_specs[0];
    (void)state;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        expect_error(&toy_specs[0], parts[i], RS_FORMAT, parts[i]);
    other.arch = "mamba";
    expect_error(&other, NULL, RS_UNSUPPORTED, "architecture 'mamba'");
    other = toy_specs[0];
    other.rope_scale = 0; /* a factor of infinity */
    expect_error(&other, NULL, RS_FORMAT, "gemma3.rope.scaling.factor");
    other = toy_specs[3];
    other.bias = true;
    expect_error(&other, NULL, RS_UNSUPPORTED, "attn_q.bias");
}

static void overflow_changes_nothing(void **state)
{
    rs_forward_options o = {.context = 20, .t_max = 8};
    rs_forward *f = open_toy(&toy_specs[1], &o);
    int32_t ids[T];
    rs_err err = {0};
    (void)state;
    make_ids(ids, 5);
    check(rs_forward_prefill(f, 0, ids, 15, &err), &err);
    assert_int_equal(rs_forward_prefill(f, 0, ids, 6, &err), RS_LIMIT);
    assert_non_null(strstr(err.msg, "context of 20"));
    assert_int_equal(rs_kv_length(rs_forward_kv(f), 0), 15);
    ids[1] = TOY_VOCAB;
    assert_int_equal(rs_forward_prefill(f, 0, ids, 2, &err), RS_UNKNOWN);
    assert_int_equal(rs_kv_length(rs_forward_kv(f), 0), 15);
    rs_forward_close(f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_equals_the_reference),
        cmocka_unit_test(short_kv_formats_are_near),
        cmocka_unit_test(routed_is_near),
        cmocka_unit_test(lanes_do_not_touch),
        cmocka_unit_test(faults_are_named),
        cmocka_unit_test(overflow_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
