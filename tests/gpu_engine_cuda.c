/* The CUDA engine against the CPU engine on toy models of every architecture: prefill in chunks
   and by tiles, decode by graphs, cohorts, both formats of keys and values, on-device choice of
   tokens, what does not fit. Exit 77 without a device. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/forward.h"
#include "engine/sampler.h"
#include "tests/toy_reference.h"

#include <stdio.h>
#include <stdlib.h>

enum { SKIP = 77, T = 200, LANES = 3 };

/* Both sides read the same packed weights and round to bf16 in the same places, but sums differ
   in their last bits and the CPU's activations stand on a grid (kernels/cpu/grid.h), so that a
   rounding turns here and there and is passed on, about doubled, by each of eight sublayers of
   random weights. A prefill of more than 64 tokens rounds q and
   the softmax's weights too. int8 turns codes by one. What is judged is the mean over all
   positions, a wrong head, page or angle being far above: see a_wrong_position_is_seen. */
static const double step_limit = 0.025, tiles_limit = 0.03, worst_limit = 0.1;

typedef struct pair {
    rs_forward *cpu, *gpu;
} pair;

static void check(rs_status st, const rs_err *err)
{
    if (st)
        fail_msg("%s", err->msg);
}

static rs_forward *open_on(const char *backend, const char *path, rs_forward_options o)
{
    rs_forward *f = NULL;
    rs_err err = {0};
    o.backend = backend;
    check(rs_forward_open(path, &o, &f, &err), &err);
    return f;
}

/* The same file on both; the CPU's sides of gate and up are cut as the GPU's are. */
static pair open_pair(const toy_spec *s, rs_forward_options o)
{
    const char *path = toy_write(s, NULL);
    o.unfused = true;
    o.t_max = 256;
    pair p = {open_on("cpu", path, o), open_on("cuda:0", path, o)};
    unlink(path);
    assert_true(rs_forward_on_gpu(p.gpu) && !rs_forward_on_gpu(p.cpu));
    return p;
}

static void close_pair(pair *p)
{
    rs_forward_close(p->cpu);
    rs_forward_close(p->gpu);
}

static void make_ids(int32_t *ids, int count, uint64_t seed)
{
    rs_rng rng = {seed};
    for (int i = 0; i < count; i++)
        ids[i] = (int32_t)rs_rng_below(&rng, TOY_VOCAB);
}

static double difference(const float *got, const float *want)
{
    double diff2 = 0, ref2 = 0;
    for (int i = 0; i < TOY_VOCAB; i++) {
        double d = (double)got[i] - (double)want[i];
        diff2 += d * d;
        ref2 += (double)want[i] * (double)want[i];
    }
    return sqrt(diff2 / ref2); /* not a number where the GPU's is none: fails every limit */
}

/* Differences met so far. */
typedef struct tally {
    double sum, worst;
    int count;
} tally;

static void compare_rows(pair *p, int32_t count, tally *t)
{
    static float got[RS_FORWARD_LOGITS * TOY_VOCAB], want[RS_FORWARD_LOGITS * TOY_VOCAB];
    rs_err err = {0};
    int32_t rows = rs_forward_count(p->gpu);
    assert_int_equal(rows, rs_forward_count(p->cpu));
    count = count < rows ? count : rows;
    check(rs_forward_logits(p->gpu, rows - count, count, got, &err), &err);
    check(rs_forward_logits(p->cpu, rows - count, count, want, &err), &err);
    for (int32_t i = 0; i < count; i++) {
        double d = difference(got + i * TOY_VOCAB, want + i * TOY_VOCAB);
        t->sum += d;
        t->worst = !(d <= t->worst) ? d : t->worst;
        t->count++;
    }
}

static void judge(const char *what, const toy_spec *s, const tally *t, double limit)
{
    double mean = t->sum / t->count;
    print_message("%s %s: mean %.2g of %.2g, worst %.2g of %.2g, %d rows\n", s->arch, what,
                  mean, limit, t->worst, worst_limit, t->count);
    if (!(mean <= limit) || !(t->worst <= worst_limit))
        fail_msg("%s %s differs", s->arch, what);
}

/* One lane in passes of `step` tokens. */
static void run_steps(pair *p, const int32_t *ids, int step, tally *t)
{
    rs_err err = {0};
    rs_forward *both[2] = {p->cpu, p->gpu};
    for (int i = 0; i < 2; i++)
        check(rs_kv_resize(rs_forward_kv(both[i]), 0, 0, &err), &err);
    for (int at = 0; at < T; at += step) {
        int count = T - at < step ? T - at : step;
        for (int i = 0; i < 2; i++)
            check(rs_forward_prefill(both[i], 0, ids + at, count, &err), &err);
        compare_rows(p, RS_FORWARD_LOGITS, t);
    }
}

static void lanes_of_one(rs_kv_format format)
{
    static const int steps[] = {1, 7, 64, 100, T};
    for (int i = 0; i < TOY_COUNT; i++) {
        rs_forward_options o = {.kv_format = format, .context = 256};
        int32_t ids[T];
        make_ids(ids, T, 11);
        for (size_t s = 0; s < sizeof steps / sizeof *steps; s++) {
            char what[64];
            tally t = {0};
            pair p = open_pair(&toy_specs[i], o);
            snprintf(what, sizeof what, "kv %s in steps of %d", rs_kv_format_name(format),
                     steps[s]);
            run_steps(&p, ids, steps[s], &t);
            judge(what, &toy_specs[i], &t, steps[s] > 64 ? tiles_limit : step_limit);
            close_pair(&p);
        }
    }
}

static void bf16_equals_the_cpu(void **state)
{
    (void)state;
    lanes_of_one(RS_KV_BF16);
}

static void int8_equals_the_cpu(void **state)
{
    (void)state;
    lanes_of_one(RS_KV_INT8);
}

/* With a table that serves every shape, q, k and v are one op, of one matrix or of two, and
   gate and up another. */
static void joined_ops_equal_the_cpu(void **state)
{
    static const rs_route route = {"*",         1,      RS_ROUTE_T_MAX, "cuda_linear_ref",
                                   "row_split", "exact"};
    const rs_route_table table = {.tier = "test",
                                  .backend = "cuda",
                                  .origin = "generic",
                                  .routes = &route,
                                  .route_count = 1};
    const rs_table_choice choice = {.table = &table, .exact = true};
    (void)state;
    for (int i = 0; i < 2 * TOY_COUNT; i++) {
        rs_forward_options o = {.context = 256, .t_max = 256};
        toy_spec spec = toy_specs[i / 2];
        int32_t ids[T];
        spec.half_v = i % 2;
        const char *path = toy_write(&spec, NULL);
        pair p = {.cpu = open_on("cpu", path, o)};
        o.routes = &choice;
        p.gpu = open_on("cuda:0", path, o);
        unlink(path);
        assert_int_equal(rs_forward_trace_of(p.gpu).tensors->count, 4 * TOY_LAYERS + 1);
        make_ids(ids, T, 11);
        for (int step = 1; step <= T; step *= T / 2) {
            tally t = {0};
            run_steps(&p, ids, step, &t);
            judge(i % 2 ? "joined, v apart" : "joined", &spec, &t,
                  step > 64 ? tiles_limit : step_limit);
        }
        close_pair(&p);
    }
}

/* A cohort whose lanes are of different lengths, in an order that is not theirs. */
static void step_cohort(pair *p, int32_t ids[LANES][T], int n, tally *t)
{
    static const int32_t order[LANES] = {2, 0, 1};
    int32_t tokens[LANES], positions[LANES], chosen[LANES], alone[LANES];
    float logits[LANES * TOY_VOCAB];
    rs_err err = {0};
    for (int i = 0; i < LANES; i++) {
        positions[i] = rs_kv_length(rs_forward_kv(p->cpu), order[i]);
        tokens[i] = ids[order[i]][positions[i]];
    }
    rs_batch batch = {tokens, order, positions, LANES};
    check(rs_forward_pass(p->cpu, &batch, &err), &err);
    check(rs_forward_greedy(p->gpu, &batch, chosen, &err), &err);
    check(rs_forward_logits(p->gpu, 0, LANES, logits, &err), &err);
    for (int i = 0; i < LANES; i++) {
        alone[i] = rs_sampler_greedy(logits + i * TOY_VOCAB, TOY_VOCAB);
        assert_int_equal(chosen[i], alone[i]);
    }
    compare_rows(p, LANES, t);
    (void)n;
}

static void cohorts_equal_the_cpu(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++)
        for (int format = RS_KV_BF16; format <= RS_KV_INT8; format++) {
            rs_forward_options o = {
                .kv_format = (rs_kv_format)format, .context = 256, .lanes = LANES};
            int32_t ids[LANES][T];
            rs_err err = {0};
            tally t = {0};
            pair p = open_pair(&toy_specs[i], o);
            for (int lane = 0; lane < LANES; lane++) {
                make_ids(ids[lane], T, (uint64_t)lane + 1);
                check(rs_forward_prefill(p.cpu, lane, ids[lane], 3 + lane * 45, &err), &err);
                check(rs_forward_prefill(p.gpu, lane, ids[lane], 3 + lane * 45, &err), &err);
            }
            for (int n = 0; n < 70; n++)
                step_cohort(&p, ids, n, &t);
            judge(format ? "cohort int8" : "cohort bf16", &toy_specs[i], &t, step_limit);
            close_pair(&p);
        }
}

/* Two runs of the GPU give the same bits, whether a step runs as launches or as a graph. */
static void steps_repeat(void **state)
{
    enum { STEPS = 40 };
    static float first[STEPS][TOY_VOCAB], again[TOY_VOCAB];
    rs_forward_options o = {.context = 256};
    pair p = open_pair(&toy_specs[0], o);
    int32_t ids[STEPS];
    rs_err err = {0};
    (void)state;
    make_ids(ids, STEPS, 3);
    for (int round = 0; round < 2; round++) {
        check(rs_kv_resize(rs_forward_kv(p.gpu), 0, 0, &err), &err);
        for (int i = 0; i < STEPS; i++) {
            check(rs_forward_prefill(p.gpu, 0, ids + i, 1, &err), &err);
            check(rs_forward_logits(p.gpu, 0, 1, round ? again : first[i], &err), &err);
            if (round)
                assert_memory_equal(again, first[i], sizeof again);
        }
    }
    close_pair(&p);
}

/* The limits above mean something: one position off is many times as far away. */
static void a_wrong_position_is_seen(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++) {
        rs_forward_options o = {.context = 256};
        int32_t ids[T];
        rs_err err = {0};
        tally t = {0};
        pair p = open_pair(&toy_specs[i], o);
        make_ids(ids, T, 11);
        check(rs_forward_prefill(p.cpu, 0, ids, 40, &err), &err);
        check(rs_forward_prefill(p.gpu, 0, ids + 1, 1, &err), &err);
        check(rs_forward_prefill(p.gpu, 0, ids + 1, 39, &err), &err);
        float got[TOY_VOCAB], want[TOY_VOCAB];
        check(rs_forward_logits(p.gpu, 38, 1, got, &err), &err);
        check(rs_forward_logits(p.cpu, 39, 1, want, &err), &err);
        t.sum = difference(got, want);
        print_message("%s first token replaced: %.2g\n", toy_specs[i].arch, t.sum);
        assert_true(t.sum > 2 * step_limit);
        close_pair(&p);
    }
}

static void expect_error(rs_forward_options o, rs_status want, const char *part)
{
    rs_forward *f = NULL;
    rs_err err = {0};
    const char *path = toy_write(&toy_specs[0], NULL);
    o.backend = "cuda:0";
    rs_status st = rs_forward_open(path, &o, &f, &err);
    unlink(path);
    assert_int_equal(st, want);
    if (!strstr(err.msg, part))
        fail_msg("'%s' does not say '%s'", err.msg, part);
}

static void faults_are_named(void **state)
{
    (void)state;
    expect_error((rs_forward_options){.weights = RS_WEIGHTS_EXACT}, RS_USAGE, "--backend cpu");
    expect_error((rs_forward_options){.kv_format = RS_KV_F32}, RS_USAGE, "--backend cpu");
    expect_error((rs_forward_options){.device_memory = 1 << 20}, RS_NO_MEMORY,
                 "no context fits");
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
        cmocka_unit_test(bf16_equals_the_cpu),      cmocka_unit_test(int8_equals_the_cpu),
        cmocka_unit_test(cohorts_equal_the_cpu),    cmocka_unit_test(steps_repeat),
        cmocka_unit_test(joined_ops_equal_the_cpu), cmocka_unit_test(a_wrong_position_is_seen),
        cmocka_unit_test(faults_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
