/* Correctness of a schedule against the FP64 oracle. Layer: sweep. */
#include "sweep/check.h"

#include "kernels/fp.h"
#include "sweep/base/clock.h"
#include "sweep/base/rng.h"
#include "sweep/weights.h"

#include <stdlib.h>
#include <string.h>

enum { W_COMPARE_BYTES = 4 << 20, SIGNALLING_NAN = 0x7f81 };
static const rs_value_range any_nan = {.mask = 0x7fff, .lo = 0x7f81, .hi = 0x7fff};
static const rs_value_range unwritten = {0xffff, SIGNALLING_NAN, SIGNALLING_NAN};

static int by_row(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

/* All rows of a small y; else the first and last of each part and random ones between. In
   order, so that those of a part stand together. */
static void choose_rows(rs_check *check)
{
    const rs_shape *shape = &check->set->shape;
    int32_t n = rs_parts_y_rows(shape), count = 0;
    rs_rng rng = {check->seed ^ 0x726f7773};
    check->row_count = n < RS_CHECK_ROWS ? n : RS_CHECK_ROWS;
    for (int i = 0; i < rs_parts_count(shape) && n > RS_CHECK_ROWS; i++) {
        check->rows[count++] = rs_parts_y_rows_before(shape, i);
        check->rows[count++] = rs_parts_y_rows_before(shape, i + 1) - 1;
    }
    for (; count < check->row_count; count++)
        check->rows[count] =
            n <= RS_CHECK_ROWS ? count : (int32_t)rs_rng_below(&rng, (uint32_t)n);
    qsort(check->rows, (size_t)count, sizeof check->rows[0], by_row);
}

/* The part that row `row` of y belongs to. */
static int part_of(const rs_shape *shape, int32_t row)
{
    int part = 0;
    while (row >= rs_parts_y_rows_before(shape, part + 1))
        part++;
    return part;
}

/* Inputs of one kind, shared out to threads: x in chunks of columns, the residual likewise. */
typedef struct draw_job {
    rs_check *check;
    int kind;
} draw_job;

static void draw_x(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const draw_job *job = arg;
    const rs_check *check = job->check;
    size_t k = (size_t)check->set->shape.k, first = (size_t)begin * k;
    rs_weights_activations_part(check->seed + (uint64_t)job->kind,
                                job->kind == RS_OPERANDS_ONE_SIGNED, first,
                                (size_t)(end - begin) * k, check->set->host_x + first);
}

/* About the size of W x, none much larger: few large ones would hide the errors of the sums.
   Four values a number drawn. */
static void draw_residual(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const draw_job *job = arg;
    const rs_check *check = job->check;
    size_t count = rs_operands_y_count(check->set, check->t);
    rs_rng rng = {(check->seed ^ 0x72657369) + (uint64_t)job->kind};
    rs_rng_skip(&rng, (uint64_t)begin);
    for (size_t i = (size_t)begin * 4; i < (size_t)end * 4 && i < count; i += 4) {
        uint64_t bits = rs_rng_u64(&rng);
        for (size_t j = i; j < i + 4 && j < count; j++, bits >>= 16)
            check->set->host_y[j] = rs_fp_to_bf16((float)(int16_t)bits * 0x1p-13f);
    }
}

static void shared_out(rs_pool *pool,
                       int64_t count,
                       int64_t grain,
                       void (*body)(void *, int64_t, int64_t, int),
                       void *arg)
{
    if (pool)
        rs_pool_run(pool, count, grain, body, arg);
    else
        body(arg, 0, count, 0);
}

/* x, and the residual where the op reads y: both kinds differ in both. */
static rs_status draw_inputs(rs_pool *pool, rs_check *check, int kind, rs_err *err)
{
    draw_job job = {check, kind};
    int64_t quads = (int64_t)(rs_operands_y_count(check->set, check->t) + 3) / 4;
    shared_out(pool, check->t, 1, draw_x, &job);
    if (check->set->host_y)
        shared_out(pool, quads, 16, draw_residual, &job);
    return rs_operands_keep(check->set, kind, check->t, err);
}

/* The oracle's rows, shared out to threads. */
typedef struct oracle_job {
    rs_check *check;
    int kind;
    double *scratch; /* of rs_oracle_row, one a row */
    rs_energy energy[RS_CHECK_ROWS];
    rs_err errs[RS_CHECK_ROWS];
} oracle_job;

static void oracle_rows(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    oracle_job *job = arg;
    const rs_check *check = job->check;
    const rs_operands_set *set = check->set;
    size_t scratch = rs_oracle_scratch(&set->shape), t = (size_t)check->t;
    for (int64_t i = begin; i < end; i++) {
        int part = part_of(&set->shape, check->rows[i]);
        rs_oracle inputs = {.shape = rs_parts_shape(&set->shape, part),
                            .w = (const char *)set->host_w.data +
                                 rs_parts_offset(&rs_layout_row_split, &set->shape, part),
                            .x = set->host_x,
                            .residual = set->host_y,
                            .t = check->t};
        job->errs[i].status = rs_oracle_row(
            &inputs, check->rows[i] - rs_parts_y_rows_before(&set->shape, part),
            job->scratch + (size_t)i * scratch, check->reference[job->kind] + (size_t)i * t,
            &job->energy[i], &job->errs[i]);
    }
}

static rs_status
oracle(rs_arena *arena, rs_pool *pool, rs_check *check, int kind, double *scratch, rs_err *err)
{
    oracle_job job = {.check = check, .kind = kind, .scratch = scratch};
    check->reference[kind] =
        rs_arena_array(arena, (size_t)check->row_count * (size_t)check->t, sizeof(double));
    rs_status st = draw_inputs(pool, check, kind, err);
    if (st)
        return st;
    shared_out(pool, check->row_count, 1, oracle_rows, &job);
    for (int32_t i = 0; i < check->row_count; i++) {
        if (job.errs[i].status)
            return rs_err_set(err, job.errs[i].status, "%s", job.errs[i].msg);
        rs_energy *all = &check->energy[kind], one = job.energy[i];
        all->sum += one.sum;
        all->max = one.max > all->max ? one.max : all->max;
    }
    return RS_OK;
}

/* Signalling NaNs as the residual of the kind that asks whether all of y is written. */
static rs_status keep_unwritten(rs_check *check, rs_err *err)
{
    rs_operands_set *set = check->set;
    size_t count = set->host_y ? rs_operands_y_count(set, check->t) : 0;
    for (size_t i = 0; i < count; i++)
        set->host_y[i] = SIGNALLING_NAN;
    return rs_operands_keep(set, RS_OPERANDS_UNWRITTEN, check->t, err);
}

rs_status rs_check_open(rs_arena *arena,
                        rs_pool *pool,
                        rs_operands_set *set,
                        int32_t t,
                        uint64_t seed,
                        rs_check *out_check,
                        rs_err *err)
{
    rs_check check = {.set = set, .t = t, .seed = seed};
    choose_rows(&check);
    size_t rows = (size_t)check.row_count;
    double *scratch =
        rs_arena_array(arena, rows * rs_oracle_scratch(&set->shape), sizeof *scratch);
    check.sampled = rs_arena_array(arena, rows * (size_t)t, sizeof *check.sampled);
    rs_status st = keep_unwritten(&check, err);
    for (int kind = 0; kind < 2 && !st; kind++)
        st = oracle(arena, pool, &check, kind, scratch, err);
    if (!st)
        *out_check = check;
    return st;
}

static rs_status launch_once(rs_check *check,
                             const rs_candidate *c,
                             const rs_call *call,
                             int kind,
                             rs_check_result *result,
                             rs_err *err)
{
    rs_status st = rs_operands_fresh(check->set, kind, check->t, err);
    int64_t start = rs_clock_ns();
    if (!st)
        st = rs_candidate_launch(c, call, err);
    if (!st)
        st = check->set->memory->sync(err);
    result->launch_ns += (double)(rs_clock_ns() - start);
    return st ? st : rs_operands_intact(check->set, kind, check->t, err);
}

/* CHECK, saying `what`, when y holds a value of `range`. */
static rs_status
none_of(const rs_check *check, rs_value_range range, const char *what, rs_err *err)
{
    const rs_operands_set *set = check->set;
    size_t count = rs_operands_y_count(set, check->t), n = count / (size_t)check->t, at = 0;
    rs_status st = set->memory->first_between(rs_operands_y(set), count, range, &at, err);
    return !st && at < count ? rs_err_set(err, RS_CHECK, "y[%zu][%zu] %s", at / n, at % n, what)
                             : st;
}

/* The sampled rows of y, part by part, into check->sampled. */
static rs_status take_sampled(rs_check *check, rs_err *err)
{
    const rs_operands_set *set = check->set;
    rs_status st = RS_OK;
    for (int32_t i = 0, count; i < check->row_count && !st; i += count) {
        int part = part_of(&set->shape, check->rows[i]);
        int32_t before = rs_parts_y_rows_before(&set->shape, part),
                behind = rs_parts_y_rows_before(&set->shape, part + 1), rows[RS_CHECK_ROWS];
        for (count = 0; i + count < check->row_count && check->rows[i + count] < behind;
             count++)
            rows[count] = check->rows[i + count] - before;
        st = set->memory->gather(rs_operands_y(set) + (size_t)before * (size_t)check->t,
                                 behind - before, check->t, rows, count,
                                 check->sampled + (size_t)i * (size_t)check->t, err);
    }
    return st;
}

static rs_status
judge(rs_check *check, const rs_candidate *c, int kind, rs_check_result *result, rs_err *err)
{
    rs_error error = {.energy = check->energy[kind]};
    size_t values = (size_t)check->row_count * (size_t)check->t;
    rs_error_verdict v;
    rs_status st = take_sampled(check, err);
    if (st)
        return st;
    for (size_t i = 0; i < values; i++)
        rs_error_add(&error, check->reference[kind][i], check->sampled[i]);
    st = rs_error_judge(&error, c->numeric, &v, err);
    if (v.share > result->worst.share)
        result->worst = v;
    return st ? rs_err_prefix(err, st, kind ? "one-signed activations" : "centred activations")
              : RS_OK;
}

/* The weights must be as they were: compare the head and the tail of the copy in use with the
   next copy. */
static rs_status
weights_unchanged(rs_check *check, const rs_candidate *c, const rs_call *call, rs_err *err)
{
    const rs_copies *copies = rs_operands_copies(check->set, c->layout);
    size_t part = copies->stride < W_COMPARE_BYTES ? copies->stride : W_COMPARE_BYTES;
    const char *untouched = (const char *)copies->block.data + copies->stride;
    for (int end = 0; end < 2; end++) {
        bool same = false;
        size_t offset = end ? copies->stride - part : 0;
        rs_status st = check->set->memory->equal((const char *)call->w + offset,
                                                 untouched + offset, part, &same, err);
        if (st || !same)
            return st ? st : rs_err_set(err, RS_CHECK, "changed its weights");
    }
    return RS_OK;
}

static rs_status run_kind(rs_check *check,
                          const rs_candidate *c,
                          const rs_call *call,
                          int kind,
                          rs_check_result *result,
                          rs_err *err)
{
    rs_status st = launch_once(check, c, call, kind, result, err);
    if (!st)
        st = none_of(check, any_nan, "is NaN: never written, or computed from garbage", err);
    return st ? st : judge(check, c, kind, result, err);
}

/* Once more what run_kind did last. */
static rs_status run_again(rs_check *check,
                           const rs_candidate *c,
                           const rs_call *call,
                           rs_check_result *result,
                           rs_err *err)
{
    const rs_operands_set *set = check->set;
    const uint16_t *y = rs_operands_y(set);
    size_t count = rs_operands_y_count(set, check->t);
    bool same = false;
    rs_status st = set->memory->copy(set->y_before.data, y, count * 2, err);
    if (!st)
        st = launch_once(check, c, call, RS_OPERANDS_CENTRED, result, err);
    if (!st)
        st = set->memory->equal(set->y_before.data, y, count * 2, &same, err);
    if (!st && !same && !c->not_deterministic)
        st = rs_err_set(err, RS_CHECK,
                        "two runs on the same input differ; a race, or say not_deterministic");
    return st ? st : set->memory->digest(y, count, &result->y_hash, err);
}

/* Where y comes with a residual, a value that was not written looks like one that was added
   nothing to, and only sampled rows are compared. Signalling NaNs as the residual tell: every
   addition makes them quiet, in hardware and in rounding to bf16. Then the residual is put
   back, so that what is timed has numbers. */
static rs_status all_written(rs_check *check,
                             const rs_candidate *c,
                             const rs_call *call,
                             rs_check_result *result,
                             rs_err *err)
{
    if (!check->set->host_y)
        return RS_OK;
    rs_status st = launch_once(check, c, call, RS_OPERANDS_UNWRITTEN, result, err);
    if (!st)
        st = none_of(check, unwritten, "was not written", err);
    return st ? st : rs_operands_fresh(check->set, RS_OPERANDS_CENTRED, check->t, err);
}

rs_status rs_check_run(rs_check *check,
                       const rs_candidate *candidate,
                       const rs_call *call,
                       rs_check_result *out_result,
                       rs_err *err)
{
    rs_check_result result = {0};
    rs_status st = run_kind(check, candidate, call, RS_OPERANDS_ONE_SIGNED, &result, err);
    if (!st)
        st = run_kind(check, candidate, call, RS_OPERANDS_CENTRED, &result, err);
    if (!st)
        st = run_again(check, candidate, call, &result, err);
    if (!st)
        st = all_written(check, candidate, call, &result, err);
    if (!st)
        st = weights_unchanged(check, candidate, call, err);
    *out_result = result;
    return st;
}
