/* Output check, warm-up, rounds and their statistics. Layer: engine. */
#include "engine/bench.h"

#include "kernels/fp.h"
#include "kernels/op_linear.h"
#include "sweep/base/clock.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS_MIN = 5, ROUNDS_MAX = 50, SHAPE_PASSES = 7 };

static const double warm_up_ns = 0.5e9, width_ns = 5e9;

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double rs_bench_quantile(double *values, size_t count, double q)
{
    RS_CHECK(count >= 1);
    qsort(values, count, sizeof *values, by_value);
    double at = q * (double)(count - 1);
    size_t low = (size_t)at;
    size_t high = low + 1 < count ? low + 1 : low;
    return values[low] + (at - (double)low) * (values[high] - values[low]);
}

static rs_bench_time order_statistics(double *values, size_t count)
{
    return (rs_bench_time){.min = rs_bench_quantile(values, count, 0),
                           .median = rs_bench_quantile(values, count, 0.5),
                           .p95 = rs_bench_quantile(values, count, 0.95)};
}

/* First tensor of a shape. */
static const rs_tensor *tensor_of(const rs_tensors *tensors, size_t shape)
{
    size_t i = 0;
    while (tensors->items[i].shape != (int32_t)shape)
        i++;
    return &tensors->items[i];
}

/* Run `tensor` on poisoned y and fetch the first and the last column into out[2][N]. */
static rs_status fetch_columns(const rs_projections *p,
                               const rs_side *side,
                               const rs_tensor *tensor,
                               int32_t t,
                               uint16_t *out,
                               rs_err *err)
{
    size_t n = (size_t)tensor->projection->shape.n;
    const uint16_t *y = p->y.data;
    rs_status st =
        p->memory->fill(p->y.data, 0xff, n * (size_t)t * 2, err); /* 0xffff is a NaN */
    if (!st)
        st = rs_projections_call(p, side, tensor, t, err);
    if (!st)
        st = p->memory->sync(err);
    if (!st)
        st = p->memory->download(out, y, n * 2, err);
    if (!st)
        st = p->memory->download(out + n, y + n * (size_t)(t - 1), n * 2, err);
    return st;
}

/* Relative L2 difference of b from a; NaN when either holds a value that is not finite. */
static double difference(const uint16_t *a, const uint16_t *b, size_t count)
{
    double diff2 = 0, ref2 = 0;
    for (size_t i = 0; i < count; i++) {
        double x = (double)rs_fp_from_bf16(a[i]), y = (double)rs_fp_from_bf16(b[i]);
        if (!isfinite(x) || !isfinite(y))
            return NAN;
        diff2 += (x - y) * (x - y);
        ref2 += x * x;
    }
    return ref2 > 0 ? sqrt(diff2 / ref2) : sqrt(diff2);
}

static rs_status compare_shape(const rs_projections *p,
                               const rs_side *sides,
                               int side_count,
                               size_t shape,
                               rs_bench_result *result,
                               rs_err *err)
{
    const rs_tensor *tensor = tensor_of(p->tensors, shape);
    size_t n = (size_t)tensor->projection->shape.n;
    uint16_t *y = calloc(2 * 2 * n, sizeof *y);
    if (!y)
        return rs_err_set(err, RS_NO_MEMORY,
                          "no host memory for outputs; close other programs");
    rs_status st = RS_OK;
    double limit = 0;
    const rs_schedule *last = NULL;
    for (int i = 0; i < side_count && !st; i++) {
        last = &rs_dispatch_pick(&sides[i].dispatches[shape], result->t)->schedule;
        limit += rs_op_linear_limit(last->candidate->numeric);
        st = fetch_columns(p, &sides[i], tensor, result->t, y + (size_t)i * 2 * n, err);
    }
    double d = st ? 0 : difference(y, side_count == 2 ? y + 2 * n : y, 2 * n);
    free(y);
    if (st)
        return st;
    char text[RS_SHAPE_TEXT], name[RS_SCHEDULE_TEXT];
    if (isnan(d))
        return rs_err_set(err, RS_CHECK,
                          "%s at T %d: an output is not finite (%s); run sweep check",
                          rs_shape_text(&tensor->projection->shape, text), result->t,
                          rs_schedule_text(last, name));
    if (d > limit)
        return rs_err_set(
            err, RS_CHECK,
            "%s at T %d: the two tables' outputs differ by %.3g (limit %.3g; after: %s); "
            "run sweep check",
            rs_shape_text(&tensor->projection->shape, text), result->t, d, limit,
            rs_schedule_text(last, name));
    result->difference = fmax(result->difference, d);
    return RS_OK;
}

/* Samples of one width; shapes[side] is [round][shape]. */
typedef struct samples {
    double *total[2], *ratio, *shapes[2], *scratch;
} samples;

typedef struct bench {
    const rs_projections *p;
    const rs_side *sides;
    int side_count;
    int32_t t;
    samples s;
    rs_err *err;
} bench;

/* One round: a pass, or the mirrored block. Shape times land in row `round`. */
static rs_status take_round(bench *b, int32_t round)
{
    static const int order[2][4] = {{0, -1, -1, -1}, {0, 1, 1, 0}};
    size_t shapes = b->p->tensors->shape_count;
    double sum[2] = {0}, log_ns[4] = {0};
    int passes = b->side_count == 2 ? 4 : 1;
    bool split = b->p->memory->backend == RS_BACKEND_CPU;
    for (int side = 0; side < b->side_count; side++)
        memset(b->s.shapes[side] + (size_t)round * shapes, 0, shapes * sizeof(double));
    for (int i = 0; i < passes; i++) {
        int side = order[b->side_count - 1][i];
        double ns = 0, *row = b->s.shapes[side] + (size_t)round * shapes;
        rs_status st = rs_projections_pass(b->p, &b->sides[side], b->t, -1, &ns,
                                           split ? b->s.scratch : NULL, b->err);
        if (st)
            return st;
        sum[side] += ns * b->side_count / passes;
        log_ns[i] = log(ns);
        for (size_t s = 0; split && s < shapes; s++)
            row[s] += b->s.scratch[s] * b->side_count / passes;
    }
    for (int side = 0; side < b->side_count; side++)
        b->s.total[side][round] = sum[side];
    b->s.ratio[round] = (log_ns[1] + log_ns[2] - log_ns[0] - log_ns[3]) / 2;
    return RS_OK;
}

static rs_status warm_up(bench *b)
{
    int64_t start = rs_clock_ns();
    rs_status st = RS_OK;
    double ns;
    do
        for (int side = 0; side < b->side_count && !st; side++)
            st = rs_projections_pass(b->p, &b->sides[side], b->t, -1, &ns, NULL, b->err);
    while (!st && (double)(rs_clock_ns() - start) < warm_up_ns);
    return st;
}

/* Where a pass cannot be split: passes over the calls of one shape alone, into rows 0.. */
static rs_status time_shapes_apart(bench *b, int side, double *out_ns)
{
    for (size_t shape = 0; shape < b->p->tensors->shape_count; shape++) {
        double ns[SHAPE_PASSES];
        for (int i = -1; i < SHAPE_PASSES; i++) { /* pass -1 warms up */
            double one = 0;
            rs_status st = rs_projections_pass(b->p, &b->sides[side], b->t, (int32_t)shape,
                                               &one, NULL, b->err);
            if (st)
                return st;
            ns[i < 0 ? 0 : i] = one;
        }
        out_ns[shape] =
            rs_bench_quantile(ns, SHAPE_PASSES, 0.5) / b->p->tensors->shapes[shape].calls;
    }
    return RS_OK;
}

static rs_status shape_medians(bench *b, int side, int32_t rounds, double *out_ns)
{
    size_t shapes = b->p->tensors->shape_count;
    if (b->p->memory->backend != RS_BACKEND_CPU)
        return time_shapes_apart(b, side, out_ns);
    for (size_t shape = 0; shape < shapes; shape++) {
        for (int32_t i = 0; i < rounds; i++)
            b->s.scratch[i] = b->s.shapes[side][(size_t)i * shapes + shape];
        out_ns[shape] = rs_bench_quantile(b->s.scratch, (size_t)rounds, 0.5) /
                        b->p->tensors->shapes[shape].calls;
    }
    return RS_OK;
}

static rs_status take_rounds(bench *b, int32_t wanted, int32_t *out_rounds)
{
    int64_t start = rs_clock_ns();
    int32_t most = wanted ? wanted : ROUNDS_MAX, least = wanted ? wanted : ROUNDS_MIN, i = 0;
    while (i < most && (i < least || (double)(rs_clock_ns() - start) < width_ns)) {
        rs_status st = take_round(b, i);
        if (st)
            return st;
        i++;
    }
    *out_rounds = i;
    return RS_OK;
}

static void take_samples_memory(rs_arena *arena, bench *b, int32_t wanted)
{
    size_t rounds = (size_t)(wanted ? wanted : ROUNDS_MAX), shapes = b->p->tensors->shape_count;
    for (int side = 0; side < b->side_count; side++) {
        b->s.total[side] = rs_arena_array(arena, rounds, sizeof(double));
        b->s.shapes[side] = rs_arena_array(arena, rounds * shapes, sizeof(double));
    }
    b->s.ratio = rs_arena_array(arena, rounds, sizeof(double));
    b->s.scratch = rs_arena_array(arena, rounds > shapes ? rounds : shapes, sizeof(double));
}

rs_status rs_bench_width(rs_arena *arena,
                         const rs_projections *p,
                         const rs_side *sides,
                         const rs_bench_options *options,
                         int32_t t,
                         rs_bench_result *out_result,
                         rs_err *err)
{
    rs_bench_result r = {.t = t};
    bench b = {.p = p, .sides = sides, .side_count = options->side_count, .t = t, .err = err};
    rs_status st = RS_OK;
    for (size_t s = 0; s < p->tensors->shape_count && !st; s++)
        st = compare_shape(p, sides, b.side_count, s, &r, err);
    take_samples_memory(arena, &b, options->rounds);
    if (st || (st = warm_up(&b)) || (st = take_rounds(&b, options->rounds, &r.rounds)))
        return st;
    size_t rounds = (size_t)r.rounds;
    for (int side = 0; side < b.side_count && !st; side++) {
        r.shape_ns[side] = rs_arena_array(arena, p->tensors->shape_count, sizeof(double));
        r.total[side] = order_statistics(b.s.total[side], rounds);
        st = shape_medians(&b, side, r.rounds, r.shape_ns[side]);
    }
    r.ratio = exp(rs_bench_quantile(b.s.ratio, rounds, 0.5));
    r.ratio_lo = exp(rs_bench_quantile(b.s.ratio, rounds, 0.05));
    r.ratio_hi = exp(rs_bench_quantile(b.s.ratio, rounds, 0.95));
    if (!st)
        *out_result = r;
    return st;
}
