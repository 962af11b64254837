/* What kernels/sum_order.h claims, bit for bit: candidates of one order write the same bits at
   every width, and a column the same whatever stands beside it. Operands are made so that every
   other order shows (products meet their opposites far away, and what is left of y is what
   rounding left), and as models have them. AMX is emulated (RS_CPU_EMULATE). RS_TEST_SEED=N
   repeats a run. Layer: tests. */
#include "kernels/sum_order.h"

#include "kernels/backend.h"
#include "kernels/cpu/grid.h"
#include "kernels/fp.h"
#include "kernels/op_linear.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { N = 208, K = 640, T_MAX = 100, RUNS_MAX = 64 };
static const int32_t widths[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 24, 33, 64, 100};
enum { WIDTHS = sizeof widths / sizeof widths[0] };

/* opposites: see above; ordinary: normal; outliers: a few channels 300 times as large; full:
   all codes the least there is, all activations the largest of their exponent: no sum of a
   group can be larger. */
typedef enum kind { OPPOSITES, ORDINARY, OUTLIERS, FULL, KINDS } kind;

static const rs_op ops[KINDS] = {RS_OP_linear, RS_OP_linear_geglu, RS_OP_linear_add,
                                 RS_OP_linear_swiglu};

/* Everything one schedule wrote: y of each width one behind the other. */
typedef struct run {
    rs_schedule schedule;
    uint16_t *y[WIDTHS]; /* NULL: outside its domain */
} run;

static run runs[RUNS_MAX];

static rs_device device;
static rs_pool *pool;
static uint64_t seed = 20261130;

static void take(size_t bytes, rs_block *block)
{
    rs_err err = {0};
    *block = (rs_block){0};
    if (bytes && rs_memory_cpu.alloc(bytes, block, &err))
        fail_msg("%s", err.msg);
}

static int8_t draw_code(const rs_format_info *f, kind k, rs_rng *rng)
{
    int span = f->code_max - f->code_min;
    return (int8_t)(k == FULL ? f->code_min
                              : f->code_min + 1 + (int)rs_rng_below(rng, (uint32_t)span));
}

/* OPPOSITES: the second half of K repeats the first with the opposite sign. */
static void draw_weights(rs_shape s, kind k, void *w, rs_rng *rng)
{
    const rs_format_info *f = rs_format_get(s.format);
    rs_planes p = rs_layout_planes(s.format, s.n, s.k);
    int32_t groups = s.k / f->group;
    memset(w, 0, rs_layout_row_split.bytes(s.format, s.n, s.k));
    for (int32_t row = 0; row < s.n; row++)
        for (int32_t g = 0; g < groups; g++) {
            float sign = rs_rng_below(rng, 2) ? -1.0f : 1.0f;
            rs_group group = {
                .scale = rs_fp_to_fp16(sign * ((float)rs_rng_unit(rng) * 0.02f + 1e-3f))};
            if (k == OPPOSITES && g >= groups / 2) {
                rs_layout_get_group(s.format, &p, w, row, g - groups / 2, &group);
                for (int i = 0; i < f->group; i++)
                    group.codes[i] = (int8_t)-group.codes[i];
            } else {
                for (int i = 0; i < f->group; i++)
                    group.codes[i] = draw_code(f, k, rng);
            }
            rs_layout_put_group(s.format, &p, w, row, g, &group);
        }
}

static float draw_value(kind k, int i, rs_rng *rng)
{
    float v = (float)rs_rng_normal(rng);
    if (k == OPPOSITES)
        return v * (float)(1 << rs_rng_below(rng, 10));
    if (k == FULL)
        return 1.9921875f;
    return k == OUTLIERS && i % 213 == 7 ? 300.0f * v : v;
}

/* OPPOSITES: x repeats too, but for a bit here and there. */
static void draw_x(kind k, uint16_t *x, rs_rng *rng)
{
    for (int c = 0; c < T_MAX; c++)
        for (int i = 0; i < K; i++) {
            x[c * K + i] = rs_fp_to_bf16(draw_value(k, i, rng));
            if (k == OPPOSITES && i >= K / 2)
                x[c * K + i] = (uint16_t)(x[c * K + i - K / 2] ^ (rs_rng_below(rng, 16) == 0));
        }
}

static void run_widths(const rs_shape *s, const void *w, const uint16_t *x, run *r)
{
    rs_err err = {0};
    for (int i = 0; i < WIDTHS; i++) {
        int32_t t = widths[i], rows = rs_op_y_rows(s->op, s->n);
        r->y[i] = NULL;
        if (rs_schedule_supports(&r->schedule, &device, s, t, NULL))
            continue;
        rs_block y, workspace;
        take((size_t)rows * (size_t)t * 2, &y);
        take(rs_schedule_workspace(&r->schedule, &device, s, t), &workspace);
        for (int32_t v = 0; v < rows * t; v++) /* the residual */
            ((uint16_t *)y.data)[v] = rs_fp_to_bf16((float)(v % 17 - 8) * 0.125f);
        rs_call call = {.shape = *s,
                        .t = t,
                        .knobs = r->schedule.knobs,
                        .w = w,
                        .x = x,
                        .y = y.data,
                        .workspace = workspace.data,
                        .device = &device,
                        .pool = pool};
        if (rs_candidate_launch(r->schedule.candidate, &call, &err))
            fail_msg("%s", err.msg);
        r->y[i] = malloc(y.bytes);
        memcpy(r->y[i], y.data, (size_t)rows * (size_t)t * 2);
        rs_memory_cpu.release(&y);
        if (workspace.data)
            rs_memory_cpu.release(&workspace);
    }
}

/* A matrix and its activations. */
typedef struct operands {
    rs_block w, x;
} operands;

static operands draw(const rs_shape *s, kind k, rs_rng *rng)
{
    operands o;
    take(rs_layout_row_split.bytes(s->format, s->n, s->k), &o.w);
    take(K * T_MAX * 2, &o.x);
    draw_weights(*s, k, o.w.data, rng);
    draw_x(k, o.x.data, rng);
    return o;
}

static void drop(operands *o)
{
    rs_memory_cpu.release(&o->w);
    rs_memory_cpu.release(&o->x);
}

/* All schedules of the CPU's candidates; returns how many. */
static int run_all(const rs_shape *s, const operands *o)
{
    rs_block packed;
    int count = 0;
    for (const rs_candidate *const *c = rs_candidates; *c; c++) {
        size_t bytes = (*c)->layout->bytes(s->format, s->n, s->k);
        int32_t index = 0;
        if ((*c)->backend != RS_BACKEND_CPU || (*c)->is_peer || !rs_candidate_does(*c, s->op) ||
            !bytes)
            continue;
        take(bytes, &packed);
        assert_int_equal(
            (*c)->layout->repack(s->format, s->n, s->k, o->w.data, packed.data, NULL), RS_OK);
        while (count < RUNS_MAX && rs_schedule_next(*c, &index, &runs[count].schedule))
            run_widths(s, packed.data, o->x.data, &runs[count++]);
        rs_memory_cpu.release(&packed);
    }
    assert_true(count < RUNS_MAX);
    return count;
}

static void forget(int count)
{
    for (int i = 0; i < count; i++)
        for (int w = 0; w < WIDTHS; w++)
            free(runs[i].y[w]);
}

/* Values that differ at widths that both can do; -1 when there is no such width. */
static int64_t differing(const run *a, const run *b, int32_t rows)
{
    int64_t differ = -1;
    for (int w = 0; w < WIDTHS; w++)
        if (a->y[w] && b->y[w]) {
            differ = differ < 0 ? 0 : differ;
            for (int32_t i = 0; i < rows * widths[w]; i++)
                differ += a->y[w][i] != b->y[w][i];
        }
    return differ;
}

/* Values of narrower calls that the widest one gives other bits. */
static int64_t differing_by_width(const run *r, int32_t rows)
{
    int64_t differ = 0;
    int widest = WIDTHS - 1;
    while (widest && !r->y[widest])
        widest--;
    for (int w = 0; w < widest; w++)
        for (int32_t i = 0; r->y[w] && i < rows * widths[w]; i++)
            differ += r->y[w][i] != r->y[widest][i];
    return differ;
}

static void check_width_claim(const run *r, const rs_shape *s)
{
    char text[RS_SCHEDULE_TEXT], shape[RS_SHAPE_TEXT];
    const rs_sum_order *order = rs_sum_order_of(r->schedule.candidate);
    int64_t differ = differing_by_width(r, rs_op_y_rows(s->op, s->n));
    if (order && differ)
        fail_msg("%s on %s: %lld values depend on the width, which %s must not (seed %llu)",
                 rs_schedule_text(&r->schedule, text), rs_shape_text(s, shape),
                 (long long)differ, order->order, (unsigned long long)seed);
}

static void check_pair(const run *a, const run *b, const rs_shape *s)
{
    char one[RS_SCHEDULE_TEXT], two[RS_SCHEDULE_TEXT], shape[RS_SHAPE_TEXT];
    int64_t differ = differing(a, b, rs_op_y_rows(s->op, s->n));
    bool claimed = rs_sum_order_same(a->schedule.candidate, b->schedule.candidate);
    if (claimed && differ > 0)
        fail_msg("%s and %s on %s: one order is claimed, %lld values differ (seed %llu)",
                 rs_schedule_text(&a->schedule, one), rs_schedule_text(&b->schedule, two),
                 rs_shape_text(s, shape), (long long)differ, (unsigned long long)seed);
}

static void check_claims(const rs_shape *s, kind k, rs_rng *rng)
{
    operands o = draw(s, k, rng);
    int count = run_all(s, &o);
    assert_true(count >= 2); /* the reference and the scalar one run anywhere */
    for (int i = 0; i < count; i++) {
        check_width_claim(&runs[i], s);
        for (int j = 0; j < i; j++)
            check_pair(&runs[j], &runs[i], s);
    }
    forget(count);
    drop(&o);
}

/* RS_TEST_QUICK: each format with one of the four kinds. */
static void claims_hold(void **state)
{
    bool quick = getenv("RS_TEST_QUICK") != NULL;
    rs_rng rng = {seed};
    (void)state;
    for (int format = 0; format < RS_FORMAT_COUNT; format++)
        for (int k = 0; k < KINDS && rs_format_get((rs_format)format)->group > 1; k++) {
            if (quick && k != format % KINDS)
                continue;
            rs_shape s = {.op = ops[(format + k) % KINDS], .format = (rs_format)format, .k = K};
            s.n = rs_op_get(s.op)->gated ? 2 * N : N;
            check_claims(&s, (kind)k, &rng);
        }
}

/* What plain FP32 makes of it, code x scale x activation from the first to the last. */
static uint16_t plain_sum(const rs_shape *s, const operands *o, int32_t row, const uint16_t *x)
{
    rs_planes p = rs_layout_planes(s->format, s->n, s->k);
    int group = rs_format_get(s->format)->group;
    float sum = 0;
    for (int32_t k = 0; k < s->k; k++) {
        rs_group g;
        rs_layout_get_group(s->format, &p, o->w.data, row, k / group, &g);
        sum += (float)g.codes[k % group] * rs_fp_from_fp16(g.scale) * rs_fp_from_bf16(x[k]);
    }
    return rs_fp_to_bf16(sum);
}

/* The operands tell orders apart, and int8 activations from others: else nothing above could
   fail. */
static void other_orders_show(void **state)
{
    rs_rng rng = {seed};
    rs_shape s = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = N, .k = K};
    operands o = draw(&s, OPPOSITES, &rng);
    int count = run_all(&s, &o), pairs = 0, told = 0, plain = 0, ref = 0;
    (void)state;
    while (ref < count && !runs[ref].schedule.candidate->is_ref) /* the others need a CPU */
        ref++;
    assert_true(ref < count);
    for (int32_t row = 0; row < N; row++)
        plain += plain_sum(&s, &o, row, o.x.data) != runs[ref].y[0][row];
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            const rs_sum_order *a = rs_sum_order_of(runs[i].schedule.candidate);
            const rs_sum_order *b = rs_sum_order_of(runs[j].schedule.candidate);
            int64_t differ = differing(&runs[i], &runs[j], N);
            if (!a || !b || !strcmp(a->order, b->order) || differ < 0)
                continue;
            pairs++;
            told += differ > 0;
        }
    printf("%d schedules; of %d pairs of different orders %d told apart; plain FP32 differs in "
           "%d of "
           "%d values\n",
           count, pairs, told, plain, N);
    assert_true(told == pairs && plain > 0);
    assert_true(pairs > 0 || !(device.cpu_features & RS_CPU_AVX512_VNNI)); /* for two orders */
    forget(count);
    drop(&o);
}

/* Activations on the grid: idempotent, near, large ones untouched, and any order of a group's
   sum exact. */
static void a_group_on_the_grid_is_exact(void **state)
{
    rs_rng rng = {seed};
    (void)state;
    for (int n = 0; n < 20000; n++) {
        int group = n % 2 ? 32 : 64, bits = rs_grid_bits(n % 2 ? 8 : 4, group);
        uint16_t x[64], to[64], again[64];
        float most = 0, sum = 0;
        double exact = 0;
        for (int i = 0; i < group; i++) {
            float v = (float)rs_rng_normal(&rng) * powf(2, (float)rs_rng_below(&rng, 12));
            x[i] = to[i] = rs_fp_to_bf16(v * 0x1p-40f);
            most = fmaxf(most, fabsf(rs_fp_from_bf16(x[i])));
        }
        rs_grid_group(to, group, bits);
        memcpy(again, to, sizeof again);
        rs_grid_group(again, group, bits);
        assert_memory_equal(again, to, (size_t)group * 2);
        for (int i = 0; i < group; i++) {
            float was = rs_fp_from_bf16(x[i]), is = rs_fp_from_bf16(to[i]);
            int code = (int)rs_rng_below(&rng, n % 2 ? 256 : 16) - (n % 2 ? 128 : 8);
            assert_true(fabsf(was - is) <= ldexpf(most, -bits));
            if (fabsf(was) >= ldexpf(most, 8 - bits))
                assert_int_equal(x[i], to[i]);
            sum += (float)code * is;
            exact += (double)code * (double)is;
        }
        assert_true((double)sum == exact);
    }
}

/* Nothing that is no number, or that no grid fits, becomes something else. */
static void odd_groups_stay(void **state)
{
    static const uint16_t odd[] = {0x7f80, 0xff80, 0x7fc0, 0x7f7f, 0xff7f};
    (void)state;
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        uint16_t x[32] = {0x3f80, odd[i], 0xbf81, 0x0001}, to[32];
        memcpy(to, x, sizeof to);
        rs_grid_group(to, 32, 12);
        assert_memory_equal(to, x, sizeof to);
    }
    uint16_t none[64] = {0}, zero[64] = {0x8000};
    rs_grid_group(zero, 64, 14);
    assert_memory_equal(zero, none, sizeof zero); /* no minus zero */
}

static void the_table_names_candidates(void **state)
{
    size_t count;
    const rs_sum_order *all = rs_sum_order_all(&count);
    (void)state;
    for (size_t i = 0; i < count; i++) {
        bool named = false;
        for (const rs_candidate *const *c = rs_candidates; *c && !named; c++)
            named = !strcmp((*c)->id, all[i].candidate);
        if (!named)
            fail_msg("%s is in the table and in no file of candidates/", all[i].candidate);
        assert_true(!i || strcmp(all[i - 1].candidate, all[i].candidate) < 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_group_on_the_grid_is_exact),
        cmocka_unit_test(odd_groups_stay),
        cmocka_unit_test(claims_hold),
        cmocka_unit_test(other_orders_show),
        cmocka_unit_test(the_table_names_candidates),
    };
    rs_err err = {0};
    if (getenv("RS_TEST_SEED"))
        seed = strtoull(getenv("RS_TEST_SEED"), NULL, 10);
    if (rs_device_open("cpu", &device, &err) || rs_pool_new(2, &pool, &err)) {
        puts(err.msg);
        return 1;
    }
    if (device.cpu_features & RS_CPU_AVX512 && device.cpu_features & RS_CPU_AVX512_BF16)
        device.cpu_features |= RS_CPU_AMX;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    rs_pool_free(pool);
    return failed;
}
