/* The orders that kernels/sum_order.h claims, bit for bit: candidates of one order write the
   same bits at every width, and one whose order does not know the width gives a column the same
   bits whatever stands beside it. Operands are made so that every other order shows: products
   meet their opposites far away, and what is left of y is what rounding left. RS_TEST_SEED=N
   repeats a run. Layer: tests. */
#include "kernels/sum_order.h"

#include "kernels/backend.h"
#include "kernels/fp.h"
#include "kernels/op_linear.h"
#include "sweep/base/rng.h"

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

/* The second half of K repeats the first with the opposite sign. */
static void draw_weights(rs_shape s, void *w, rs_rng *rng)
{
    const rs_format_info *f = rs_format_get(s.format);
    rs_planes p = rs_layout_planes(s.format, s.n, s.k);
    memset(w, 0, rs_layout_row_split.bytes(s.format, s.n, s.k));
    for (int32_t row = 0; row < s.n; row++)
        for (int32_t g = 0; g < s.k / 2 / f->group; g++) {
            rs_group group = {.scale = rs_fp_to_fp16((float)rs_rng_unit(rng) * 0.02f + 1e-3f)};
            for (int i = 0; i < f->group; i++)
                group.codes[i] =
                    (int8_t)(f->code_min + 1 +
                             (int)rs_rng_below(rng, (uint32_t)(f->code_max - f->code_min)));
            rs_layout_put_group(s.format, &p, w, row, g, &group);
            for (int i = 0; i < f->group; i++)
                group.codes[i] = (int8_t)-group.codes[i];
            rs_layout_put_group(s.format, &p, w, row, g + s.k / 2 / f->group, &group);
        }
}

/* x repeats too, but for a bit here and there, over a wide range of sizes. */
static void draw_x(uint16_t *x, rs_rng *rng)
{
    for (int c = 0; c < T_MAX; c++)
        for (int i = 0; i < K / 2; i++) {
            float v = (float)rs_rng_normal(rng) * (float)(1 << rs_rng_below(rng, 10));
            x[c * K + i] = rs_fp_to_bf16(v);
            x[c * K + K / 2 + i] = (uint16_t)(x[c * K + i] ^ (rs_rng_below(rng, 16) == 0));
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

/* All schedules of the CPU's candidates; returns how many. */
static int run_all(const rs_shape *s, rs_rng *rng)
{
    rs_block canonical, packed, x;
    int count = 0;
    take(rs_layout_row_split.bytes(s->format, s->n, s->k), &canonical);
    take(K * T_MAX * 2, &x);
    draw_weights(*s, canonical.data, rng);
    draw_x(x.data, rng);
    for (const rs_candidate *const *c = rs_candidates; *c; c++) {
        size_t bytes = (*c)->layout->bytes(s->format, s->n, s->k);
        int32_t index = 0;
        if ((*c)->backend != RS_BACKEND_CPU || (*c)->is_peer || !rs_candidate_does(*c, s->op) ||
            !bytes)
            continue;
        take(bytes, &packed);
        assert_int_equal(
            (*c)->layout->repack(s->format, s->n, s->k, canonical.data, packed.data, NULL),
            RS_OK);
        while (count < RUNS_MAX && rs_schedule_next(*c, &index, &runs[count].schedule))
            run_widths(s, packed.data, x.data, &runs[count++]);
        rs_memory_cpu.release(&packed);
    }
    rs_memory_cpu.release(&canonical);
    rs_memory_cpu.release(&x);
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
    if (order && order->any_width && differ)
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

/* RS_TEST_QUICK: each format with one of the two ops. */
static void claims_hold(void **state)
{
    bool quick = getenv("RS_TEST_QUICK") != NULL;
    rs_rng rng = {seed};
    (void)state;
    for (int format = 0; format < RS_FORMAT_COUNT; format++)
        for (int gated = 0; gated < 2 && rs_format_get((rs_format)format)->group > 1; gated++) {
            if (quick && gated != format % 2)
                continue;
            rs_shape s = {.op = gated ? RS_OP_linear_geglu : RS_OP_linear,
                          .format = (rs_format)format,
                          .n = gated ? 2 * N : N,
                          .k = K};
            int count = run_all(&s, &rng);
            assert_true(count >= 2); /* the reference and the scalar one run anywhere */
            for (int i = 0; i < count; i++) {
                check_width_claim(&runs[i], &s);
                for (int j = 0; j < i; j++)
                    check_pair(&runs[j], &runs[i], &s);
            }
            forget(count);
        }
}

/* The operands tell orders apart: else nothing above could fail. Not all, for two that share
   only T = 1 may differ in a bit of hundreds. */
static void other_orders_show(void **state)
{
    rs_rng rng = {seed};
    rs_shape s = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = N, .k = K};
    int count = run_all(&s, &rng), pairs = 0, told = 0;
    (void)state;
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
    printf("%d schedules; of %d pairs of different orders %d were told apart\n", count, pairs,
           told);
    assert_true(told > 0 && told * 10 >= pairs * 9);
    forget(count);
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
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    rs_pool_free(pool);
    return failed;
}
