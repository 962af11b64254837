/* CPU candidates of a table, every schedule and op of them, against the FP64 oracle: random odd
   shapes inside the domain, widths around all tile edges, activations of both kinds, outputs
   poisoned with NaN, a second run bit-equal, inputs unchanged, workspace and outputs followed
   by canaries and an unreadable page. For tests that set `table`, `device` and `pool`. */
#ifndef RS_TESTS_CPU_CANDIDATES_H
#define RS_TESTS_CPU_CANDIDATES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/backend.h"
#include "kernels/fp.h"
#include "kernels/op_linear.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* `exact` must leave head room: what is lost beyond the rounding of y is FP32 noise. A few
   outputs alone may round badly together: half a unit of bf16 is the whole limit. Of products
   a few hundred are as good as few, because few carry most. */
static const double share_max = 0.6, share_max_gated = 0.85;
enum { FEW_VALUES = 200 };
static const int32_t widths[] = {1, 2, 3, 5, 8, 16, 17, 31, 33, 64, 100};
enum { WIDTHS = sizeof widths / sizeof widths[0], T_MAX = 100, CANARY = 256 };

typedef struct operands {
    rs_shape shape;
    rs_block row_split, packed, x, y, workspace;
    double *reference; /* [rows of y][T_MAX] */
    rs_energy energy[WIDTHS];
    uint16_t *residual; /* [T_MAX][N]: y before a launch, where the op reads it */
    uint16_t *first;    /* y of the first run */
    uint16_t *x_before;
} operands;

static const rs_candidate *const *table; /* the candidates under test */
static rs_device device;
static rs_pool *pool;
static uint64_t seed = 20261129;

/* RS_TEST_QUICK: a few shapes and widths, for an emulated processor. */
static bool is_quick(void)
{
    return getenv("RS_TEST_QUICK") != NULL;
}

static int launches_min(void)
{
    return is_quick() ? 40 : 500;
}

static void take(size_t bytes, rs_block *block)
{
    rs_err err = {0};
    if (rs_memory_cpu.alloc(bytes, block, &err))
        fail_msg("%s", err.msg);
}

/* Any legal code, scales of both signs, zero and subnormal ones among them; padding is zero. */
static void draw_quantised(rs_shape s, uint8_t *w, rs_rng *rng)
{
    const rs_format_info *f = rs_format_get(s.format);
    rs_planes p = rs_layout_planes(s.format, s.n, s.k);
    for (int32_t row = 0; row < s.n; row++)
        for (int32_t g = 0; g * f->group < s.k; g++) {
            uint32_t kind = rs_rng_below(rng, 32);
            float scale = (float)(rs_rng_unit(rng) - 0.5) * 0.02f;
            rs_group group = {.scale = kind == 0 ? 0 : kind == 1 ? 3 : rs_fp_to_fp16(scale)};
            for (int i = 0; i < f->group && g * f->group + i < s.k; i++)
                group.codes[i] =
                    (int8_t)(f->code_min +
                             (int)rs_rng_below(rng, (uint32_t)(f->code_max - f->code_min + 1)));
            rs_layout_put_group(s.format, &p, w, row, g, &group);
        }
}

static void draw_weights(rs_shape s, void *w, rs_rng *rng)
{
    memset(w, 0, rs_layout_row_split.bytes(s.format, s.n, s.k));
    if (rs_format_get(s.format)->group > 1) {
        draw_quantised(s, w, rng);
        return;
    }
    size_t count = (size_t)s.n * (size_t)s.k;
    float *values = malloc(count * sizeof *values);
    for (size_t i = 0; i < count; i++)
        values[i] = (float)rs_rng_normal(rng) * 0.05f;
    assert_int_equal(rs_layout_pack_f32(s.format, s.n, s.k, values, w, NULL), RS_OK);
    free(values);
}

/* Centred with outliers, or one-signed: sums then do not cancel and neither do mistakes. */
static void draw_x(const operands *o, bool one_signed, rs_rng *rng)
{
    uint16_t *x = o->x.data;
    size_t count = (size_t)o->shape.k * T_MAX;
    for (size_t i = 0; i < count; i++) {
        double v = rs_rng_normal(rng);
        v = one_signed ? fabs(v) + 0.25 : v;
        v = rs_rng_below(rng, 512) ? v : 12 * v;
        x[i] = rs_fp_to_bf16((float)v);
    }
    memcpy(o->x_before, x, count * 2);
    for (size_t i = 0; o->residual && i < (size_t)o->shape.n * T_MAX; i++)
        o->residual[i] = rs_fp_to_bf16((float)(rs_rng_normal(rng) * 2));
}

static int32_t y_rows(const operands *o)
{
    return rs_op_y_rows(o->shape.op, o->shape.n);
}

static void reference(operands *o)
{
    double *scratch = malloc(rs_oracle_scratch(&o->shape) * sizeof *scratch);
    rs_oracle inputs = {o->shape, o->row_split.data, o->x.data, o->residual, T_MAX};
    rs_err err = {0};
    /* The last width is T_MAX; those before only for the energy, which gated ops need. */
    for (int i = rs_op_get(o->shape.op)->gated ? 0 : WIDTHS - 1; i < WIDTHS; i += 2) {
        inputs.t = widths[i];
        for (int32_t r = 0; r < y_rows(o); r++) {
            rs_energy one;
            if (rs_oracle_row(&inputs, r, scratch, o->reference + (size_t)r * T_MAX, &one,
                              &err))
                fail_msg("%s", err.msg);
            o->energy[i].sum += one.sum;
            o->energy[i].max = fmax(o->energy[i].max, one.max);
        }
    }
    free(scratch);
}

static void open_operands(rs_shape shape, operands *o, rs_rng *rng)
{
    *o = (operands){.shape = shape};
    size_t n = (size_t)shape.n, k = (size_t)shape.k;
    take(rs_layout_row_split.bytes(shape.format, shape.n, shape.k), &o->row_split);
    take(k * T_MAX * 2, &o->x);
    o->reference = malloc(n * T_MAX * sizeof *o->reference);
    o->first = malloc(n * T_MAX * 2);
    if (rs_op_get(shape.op)->reads_y)
        o->residual = malloc(n * T_MAX * 2);
    o->x_before = malloc(k * T_MAX * 2);
    draw_weights(shape, o->row_split.data, rng);
}

static void close_operands(operands *o)
{
    rs_memory_cpu.release(&o->row_split);
    rs_memory_cpu.release(&o->x);
    free(o->reference);
    free(o->first);
    free(o->residual);
    free(o->x_before);
}

static rs_error errors_of(const operands *o, int32_t t)
{
    rs_error error = {0};
    const uint16_t *y = o->y.data;
    for (int i = 0; i < WIDTHS; i++)
        if (widths[i] == t)
            error.energy = o->energy[i];
    for (int32_t c = 0; c < t; c++)
        for (int32_t r = 0; r < y_rows(o); r++)
            rs_error_add(&error, o->reference[(size_t)r * T_MAX + (size_t)c],
                         y[(size_t)c * (size_t)y_rows(o) + (size_t)r]);
    return error;
}

/* One launch into poisoned outputs and a dirty workspace; canaries in front of both. */
static void launch(operands *o, const rs_schedule *s, int32_t t, int dirt, rs_pool *on)
{
    char text[RS_SCHEDULE_TEXT], shape[RS_SHAPE_TEXT];
    rs_err err = {0};
    uint8_t *guard_y = (uint8_t *)o->y.data - CANARY;
    uint8_t *guard_work = o->workspace.data ? (uint8_t *)o->workspace.data - CANARY : NULL;
    memset(o->y.data, 0xff, o->y.bytes);
    if (o->residual)
        memcpy(o->y.data, o->residual, o->y.bytes);
    memset(guard_y, 0xc3, CANARY);
    if (guard_work) {
        memset(o->workspace.data, dirt, o->workspace.bytes);
        memset(guard_work, 0xc3, CANARY);
    }
    rs_call call = {.shape = o->shape,
                    .t = t,
                    .knobs = s->knobs,
                    .w = o->packed.data,
                    .x = o->x.data,
                    .y = o->y.data,
                    .workspace = o->workspace.data,
                    .device = &device,
                    .pool = on};
    if (rs_candidate_launch(s->candidate, &call, &err))
        fail_msg("%s: %s", rs_schedule_text(s, text), err.msg);
    for (int i = 0; i < CANARY; i++)
        if (guard_y[i] != 0xc3 || (guard_work && guard_work[i] != 0xc3))
            fail_msg("%s on %s at T %d wrote in front of its operands",
                     rs_schedule_text(s, text), rs_shape_text(&o->shape, shape), t);
}

/* Blocks with room for a canary in front; data still ends at an unreadable page. */
static void take_guarded(size_t bytes, rs_block *block)
{
    *block = (rs_block){0};
    if (!bytes)
        return;
    take(bytes + CANARY, block);
    block->data = (uint8_t *)block->data + CANARY;
    block->bytes = bytes;
}

static void check_width(operands *o, const rs_schedule *s, int32_t t, rs_pool *single)
{
    char text[RS_SCHEDULE_TEXT], shape[RS_SHAPE_TEXT];
    size_t y_bytes = (size_t)y_rows(o) * (size_t)t * 2;
    rs_err err = {0};
    take_guarded(y_bytes, &o->y);
    take_guarded(rs_schedule_workspace(s, &device, &o->shape, t), &o->workspace);
    launch(o, s, t, 0xff, pool);
    rs_error error = errors_of(o, t);
    rs_error_verdict verdict;
    rs_status st = rs_error_judge(&error, s->candidate->numeric, &verdict, &err);
    bool enough = error.values >= FEW_VALUES && s->candidate->numeric == RS_NUMERIC_exact;
    double most = rs_op_get(o->shape.op)->gated ? share_max_gated : share_max;
    if (st || (enough && verdict.share > most))
        fail_msg(
            "%s on %s at T %d: share %.3f of the limit, rel L2 %.3g, gross %.3g %s (seed %llu)",
            rs_schedule_text(s, text), rs_shape_text(&o->shape, shape), t, verdict.share,
            verdict.rel_l2, verdict.gross, err.msg, (unsigned long long)seed);
    memcpy(o->first, o->y.data, y_bytes);
    launch(o, s, t, 0x11, single);
    if (!s->candidate->not_deterministic && memcmp(o->first, o->y.data, y_bytes))
        fail_msg("%s on %s at T %d: the second run on one thread differs",
                 rs_schedule_text(s, text), rs_shape_text(&o->shape, shape), t);
    assert_memory_equal(o->x.data, o->x_before, o->x.bytes);
    rs_memory_cpu.release(&o->y);
    rs_memory_cpu.release(&o->workspace);
}

static void check_candidate(operands *o, const rs_candidate *c, rs_pool *single, int *launched)
{
    rs_schedule s = {0};
    int32_t index = 0;
    size_t bytes = c->layout->bytes(o->shape.format, o->shape.n, o->shape.k);
    if (!bytes)
        return;
    take(bytes, &o->packed);
    assert_int_equal(c->layout->repack(o->shape.format, o->shape.n, o->shape.k,
                                       o->row_split.data, o->packed.data, NULL),
                     RS_OK);
    uint8_t *before = malloc(bytes);
    memcpy(before, o->packed.data, bytes);
    while (rs_schedule_next(c, &index, &s))
        for (int i = 0; i < WIDTHS; i += is_quick()                    ? 4
                                         : o->shape.op == RS_OP_linear ? 1
                                                                       : 2) /* time is short */
            if (!rs_schedule_supports(&s, &device, &o->shape, widths[i], NULL)) {
                check_width(o, &s, widths[i], single);
                ++*launched;
            }
    assert_memory_equal(before, o->packed.data, bytes);
    free(before);
    rs_memory_cpu.release(&o->packed);
}

static void
check_shape(rs_shape shape, bool one_signed, rs_rng *rng, rs_pool *single, int *launched)
{
    operands o;
    open_operands(shape, &o, rng);
    draw_x(&o, one_signed, rng);
    reference(&o);
    for (const rs_candidate *const *c = table; *c; c++)
        if ((*c)->backend == RS_BACKEND_CPU && rs_candidate_does(*c, shape.op))
            check_candidate(&o, *c, single, launched);
    close_operands(&o);
}

/* Rows of y; a gated op's W has twice as many: its up rows begin inside a tile of 16, at the
   border of one (48), and there are fewer than one (1, 6). */
static void check_format(rs_format format, rs_rng *rng, rs_pool *single, int *launched)
{
    const int32_t shapes[][2] = {
        {1, 1},
        {17, 64},
        {33, 640},
        {50, 192},
        {1 + (int32_t)rs_rng_below(rng, 70), 1 + (int32_t)rs_rng_below(rng, 600)},
        {31, 1024},
        {6, 300},
        {48, 512},
    };
    for (int op = 0; op < RS_OP_attn_decode; op++) /* has a test of its own */
        for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
            int32_t rows = shapes[i][0];
            if (is_quick() && (i < 1 || i > 2 || op > RS_OP_linear_swiglu))
                continue;
            rs_shape shape = {.op = (rs_op)op,
                              .format = format,
                              .n = rs_op_get((rs_op)op)->gated ? 2 * rows : rows,
                              .k = shapes[i][1]};
            if (op == RS_OP_linear || i % 2)
                check_shape(shape, false, rng, single, launched);
            if (op == RS_OP_linear || i % 2 == 0)
                check_shape(shape, true, rng, single, launched);
        }
}

/* All formats; returns the number of launches checked. */
static int check_table(rs_rng *rng)
{
    rs_pool *single = NULL;
    int launched = 0;
    assert_int_equal(rs_pool_new(1, &single, NULL), RS_OK);
    for (int f = 0; f < RS_FORMAT_COUNT; f++)
        check_format((rs_format)f, rng, single, &launched);
    rs_pool_free(single);
    return launched;
}

#endif
