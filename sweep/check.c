/* Correctness of a schedule against the FP64 oracle. Layer: sweep. */
#include "sweep/check.h"

#include "kernels/fp.h"
#include "kernels/op_attn.h"
#include "kernels/oracle.h"
#include "sweep/base/rng.h"
#include "sweep/weights.h"

#include <math.h>
#include <stdlib.h>

enum { W_COMPARE_BYTES = 4 << 20 };
static const rs_value_range any_nan = {.mask = 0x7fff, .lo = 0x7f81, .hi = 0x7fff};
static const rs_value_range unwritten = {
    .mask = 0xffff, .lo = RS_OPERANDS_UNWRITTEN_Y, .hi = RS_OPERANDS_UNWRITTEN_Y};

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
    rs_operands_set *set;
    int kind;
    uint64_t seed;
} draw_job;

static void draw_x(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const draw_job *job = arg;
    const rs_shape *shape = &job->set->shape;
    size_t k = (size_t)shape->k, first = (size_t)begin * k, count = (size_t)(end - begin) * k;
    uint64_t seed = job->seed + (uint64_t)job->kind;
    bool one_signed = job->kind == RS_OPERANDS_ONE_SIGNED;
    uint16_t *out = job->set->host_x[job->kind] + first;
    if (rs_op_get(shape->op)->attends)
        rs_weights_queries_part(seed, one_signed, first, count, out);
    else
        rs_weights_activations_part(seed, one_signed, first, count, out);
}

/* About the size of W x, none much larger: few large ones would hide the errors of the sums.
   Four values a number drawn. */
static void draw_residual(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const draw_job *job = arg;
    uint16_t *y = job->set->host_y[job->kind];
    size_t count = rs_operands_y_count(job->set, job->set->t_max);
    rs_rng rng = {(job->seed ^ 0x72657369) + (uint64_t)job->kind};
    rs_rng_skip(&rng, (uint64_t)begin);
    for (size_t i = (size_t)begin * 4; i < (size_t)end * 4 && i < count; i += 4) {
        uint64_t bits = rs_rng_u64(&rng);
        for (size_t j = i; j < i + 4 && j < count; j++, bits >>= 16)
            y[j] = rs_fp_to_bf16((float)(int16_t)bits * 0x1p-13f);
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

rs_status rs_check_draw(rs_pool *pool, rs_operands_set *set, uint64_t seed, rs_err *err)
{
    int64_t quads = (int64_t)(rs_operands_y_count(set, set->t_max) + 3) / 4;
    for (int kind = 0; kind < RS_OPERANDS_KINDS; kind++) {
        draw_job job = {set, kind, seed};
        shared_out(pool, rs_shape_columns(&set->shape, set->t_max), 1, draw_x, &job);
        if (set->host_y[kind])
            shared_out(pool, quads, 16, draw_residual, &job);
    }
    return rs_operands_keep(set, err);
}

/* ---- the oracle ---- */

/* Its rows, then its columns, shared out to threads. */
typedef struct oracle_job {
    rs_check *check;
    int kind;
    rs_oracle_panel panel;
    rs_energy *energy; /* one a thread */
    rs_err errs[RS_CHECK_ROWS];
} oracle_job;

static void oracle_rows(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    oracle_job *job = arg;
    const rs_check *check = job->check;
    const rs_shape *shape = &check->set->shape;
    for (int64_t i = begin; i < end; i++) {
        int part = part_of(shape, check->rows[i]);
        rs_shape of = rs_parts_shape(shape, part);
        const char *w = (const char *)check->set->host_w.data +
                        rs_parts_offset(&rs_layout_row_split, shape, part);
        job->errs[i].status = rs_oracle_panel_row(
            &job->panel, (int32_t)i, &of, w,
            check->rows[i] - rs_parts_y_rows_before(shape, part), &job->errs[i]);
    }
}

/* Only ops of one part read y. */
static void add_residual(const rs_check *check, int kind, int64_t begin, int64_t end)
{
    const uint16_t *y = check->set->host_y[kind];
    size_t n = (size_t)rs_parts_y_rows(&check->set->shape), t = (size_t)check->t;
    for (size_t c = (size_t)begin; c < (size_t)end && y; c++)
        for (size_t i = 0; i < (size_t)check->row_count; i++)
            check->reference[kind][i * t + c] +=
                (double)rs_fp_from_bf16(y[c * n + (size_t)check->rows[i]]);
}

static void oracle_columns(void *arg, int64_t begin, int64_t end, int thread)
{
    oracle_job *job = arg;
    const rs_check *check = job->check;
    rs_oracle_columns(&job->panel, check->set->host_x[job->kind], (int32_t)begin, (int32_t)end,
                      check->t, check->reference[job->kind], &job->energy[thread]);
    add_residual(check, job->kind, begin, end);
}

/* Room for the answers to one kind of activations. */
static void take_reference(rs_arena *arena, rs_check *check, int kind)
{
    check->reference[kind] = rs_arena_array(
        arena, (size_t)check->row_count * (size_t)check->columns, sizeof(double));
}

static void oracle(rs_arena *arena, rs_pool *pool, oracle_job *job, int kind)
{
    rs_check *check = job->check;
    size_t threads = pool ? (size_t)rs_pool_threads(pool) : 1;
    job->kind = kind;
    job->energy = rs_arena_array(arena, threads, sizeof *job->energy);
    take_reference(arena, check, kind);
    shared_out(pool, check->t, 4, oracle_columns, job);
    for (size_t i = 0; i < threads; i++) {
        rs_energy *all = &check->energy[kind], one = job->energy[i];
        all->sum += one.sum;
        all->max = one.max > all->max ? one.max : all->max;
    }
}

/* Query heads of one kind, shared out to threads. A head's row is computed whole, and the
   sampled values of it are kept. */
typedef struct attention_job {
    rs_check *check;
    int kind;
    double *scratch; /* T + values a head, for each thread */
    rs_err *errs;    /* one a thread */
} attention_job;

static void oracle_heads(void *arg, int64_t begin, int64_t end, int thread)
{
    attention_job *job = arg;
    const rs_check *check = job->check;
    const rs_operands_set *set = check->set;
    size_t t = (size_t)check->t, columns = (size_t)check->columns;
    double *scratch = job->scratch + (size_t)thread * (t + (size_t)set->shape.k);
    rs_err *err = &job->errs[thread];
    for (int64_t head = begin; head < end && !err->status; head++) {
        err->status = rs_op_attn_oracle(&set->shape, set->host_w.data, set->host_x[job->kind],
                                        check->t, (int32_t)head, scratch, scratch + t, err);
        for (size_t i = 0; i < (size_t)check->row_count; i++)
            check->reference[job->kind][i * columns + (size_t)head] =
                scratch[t + (size_t)check->rows[i]];
    }
}

static rs_status oracle_attention(rs_arena *arena, rs_pool *pool, rs_check *check, rs_err *err)
{
    size_t threads = pool ? (size_t)rs_pool_threads(pool) : 1;
    size_t each = (size_t)check->t + (size_t)check->set->shape.k;
    attention_job job = {.check = check};
    job.scratch = rs_arena_array(arena, threads * each, sizeof *job.scratch);
    job.errs = rs_arena_array(arena, threads, sizeof *job.errs);
    for (job.kind = 0; job.kind < RS_OPERANDS_KINDS; job.kind++) {
        take_reference(arena, check, job.kind);
        shared_out(pool, check->columns, 1, oracle_heads, &job);
        for (size_t i = 0; i < threads; i++)
            if (job.errs[i].status)
                return rs_err_set(err, job.errs[i].status, "%s", job.errs[i].msg);
    }
    return RS_OK;
}

static rs_status oracle_matrix(rs_arena *arena, rs_pool *pool, rs_check *check, rs_err *err)
{
    const rs_operands_set *set = check->set;
    oracle_job job = {.check = check};
    job.panel =
        rs_oracle_panel_new(set->shape.op, set->shape.k, check->row_count, set->oracle_rows);
    shared_out(pool, check->row_count, 1, oracle_rows, &job);
    for (int32_t i = 0; i < check->row_count; i++)
        if (job.errs[i].status)
            return rs_err_set(err, job.errs[i].status, "%s", job.errs[i].msg);
    rs_oracle_panel_ready(&job.panel);
    for (int kind = 0; kind < RS_OPERANDS_KINDS; kind++)
        oracle(arena, pool, &job, kind);
    return RS_OK;
}

rs_status rs_check_open(rs_arena *arena,
                        rs_pool *pool,
                        rs_operands_set *set,
                        int32_t t,
                        uint64_t seed,
                        rs_check *out_check,
                        rs_err *err)
{
    rs_check check = {
        .set = set, .t = t, .columns = rs_shape_columns(&set->shape, t), .seed = seed};
    choose_rows(&check);
    rs_status st = rs_op_get(set->shape.op)->attends
                       ? oracle_attention(arena, pool, &check, err)
                       : oracle_matrix(arena, pool, &check, err);
    if (!st)
        *out_check = check;
    return st;
}

/* ---- a schedule ---- */

/* The launches of a check and the places of what is asked about them. */
enum { ONE_SIGNED, CENTRED, AGAIN, UNWRITTEN, LAUNCHES };
enum { ANSWERS = RS_OPERANDS_QUESTIONS + 1 /* and of y's values */ };
enum { SAME = LAUNCHES * ANSWERS, DIGEST, HEAD, TAIL };
static const int kind_of[LAUNCHES] = {RS_OPERANDS_ONE_SIGNED, RS_OPERANDS_CENTRED,
                                      RS_OPERANDS_CENTRED, RS_OPERANDS_UNWRITTEN};

_Static_assert((int)TAIL < (int)RS_BATCH_ANSWERS, "room for the answers");
_Static_assert(2 * (int)LAUNCHES <= (int)RS_BATCH_STAMPS, "room for the stamps");

/* One schedule under check. */
typedef struct subject {
    const rs_check *check;
    const rs_candidate *candidate;
    const rs_call *call;
    size_t workspace_bytes;
    size_t values; /* of y */
} subject;

/* From fresh operands on; what is asked of y is `range`, and `more` of the caller. */
static rs_status launch(const subject *s,
                        int launch,
                        rs_value_range range,
                        const rs_batch_question *more,
                        int more_count,
                        rs_err *err)
{
    rs_operands_set *set = s->check->set;
    int32_t t = s->check->t;
    rs_batch_question list[RS_BATCH_QUESTIONS];
    int count = RS_OPERANDS_QUESTIONS + 1;
    rs_operands_questions(set, kind_of[launch], t, launch * ANSWERS, list);
    list[count - 1] = (rs_batch_question){.kind = RS_BATCH_FIRST,
                                          .a = rs_operands_y(set),
                                          .count = s->values,
                                          .range = range,
                                          .answer = launch * ANSWERS + RS_OPERANDS_QUESTIONS};
    for (int i = 0; i < more_count; i++)
        list[count++] = more[i];
    rs_status st = rs_operands_fresh(set, kind_of[launch], t, s->workspace_bytes, err);
    if (!st)
        st = set->batch_ops->stamp(set->batch, 2 * launch, err);
    if (!st)
        st = rs_candidate_launch(s->candidate, s->call, err);
    if (!st)
        st = set->batch_ops->stamp(set->batch, 2 * launch + 1, err);
    return st ? st : set->batch_ops->ask(set->batch, list, count, err);
}

static size_t sampled_at(const rs_check *check, int kind)
{
    return (size_t)kind * RS_CHECK_ROWS * (size_t)check->columns;
}

/* The sampled rows of y, part by part. */
static rs_status gather(const rs_check *check, int kind, rs_err *err)
{
    const rs_operands_set *set = check->set;
    size_t t = (size_t)check->columns;
    rs_status st = RS_OK;
    for (int32_t i = 0, count; i < check->row_count && !st; i += count) {
        int part = part_of(&set->shape, check->rows[i]);
        int32_t before = rs_parts_y_rows_before(&set->shape, part),
                behind = rs_parts_y_rows_before(&set->shape, part + 1), rows[RS_CHECK_ROWS];
        for (count = 0; i + count < check->row_count && check->rows[i + count] < behind;
             count++)
            rows[count] = check->rows[i + count] - before;
        st = set->batch_ops->gather(set->batch, rs_operands_y(set) + (size_t)before * t,
                                    behind - before, check->columns, rows, count,
                                    sampled_at(check, kind) + (size_t)i * t, err);
    }
    return st;
}

/* A launch whose sampled rows are compared with the oracle. */
static rs_status launch_sampled(const subject *s, int number, rs_err *err)
{
    rs_status st = launch(s, number, any_nan, NULL, 0, err);
    return st ? st : gather(s->check, kind_of[number], err);
}

/* Once more what was launched last. */
static rs_status launch_again(const subject *s, rs_err *err)
{
    const rs_operands_set *set = s->check->set;
    const uint16_t *y = rs_operands_y(set), *before = set->y_before.data;
    const rs_batch_fill keep = {.to = set->y_before.data, .from = y, .bytes = s->values * 2};
    const rs_batch_question list[] = {
        {.kind = RS_BATCH_EQUAL, .a = before, .b = y, .count = s->values, .answer = SAME},
        {.kind = RS_BATCH_DIGEST, .a = y, .count = s->values, .answer = DIGEST}};
    rs_status st = set->batch_ops->fill(set->batch, &keep, 1, err);
    return st ? st : launch(s, AGAIN, any_nan, list, 2, err);
}

/* Where y comes with a residual, a value that was not written looks like one that was added
   nothing to, and only sampled rows are compared. Signalling NaNs as the residual tell: every
   addition makes them quiet, in hardware and in rounding to bf16. Then the residual is put
   back, so that what is timed has numbers. */
static rs_status launch_unwritten(const subject *s, rs_err *err)
{
    rs_operands_set *set = s->check->set;
    rs_status st = launch(s, UNWRITTEN, unwritten, NULL, 0, err);
    return st ? st : rs_operands_fresh(set, RS_OPERANDS_CENTRED, s->check->t, 0, err);
}

/* The weights must be as they were: compare the head and the tail of the copy in use with the
   next copy. */
static rs_status ask_weights(const subject *s, rs_err *err)
{
    const rs_operands_set *set = s->check->set;
    const rs_copies *copies = rs_operands_copies(set, s->candidate->layout);
    size_t part = copies->stride < W_COMPARE_BYTES ? copies->stride : W_COMPARE_BYTES;
    rs_batch_question list[2];
    for (int end = 0; end < 2; end++) {
        size_t offset = end ? copies->stride - part : 0;
        const char *untouched = (const char *)copies->block.data + copies->stride + offset;
        list[end] = (rs_batch_question){.kind = RS_BATCH_EQUAL,
                                        .a = (const void *)((const char *)s->call->w + offset),
                                        .b = (const void *)untouched,
                                        .count = part / 2,
                                        .answer = end ? TAIL : HEAD};
    }
    return set->batch_ops->ask(set->batch, list, 2, err);
}

static rs_status enqueue(const subject *s, rs_err *err)
{
    rs_status st = launch_sampled(s, ONE_SIGNED, err);
    if (!st)
        st = launch_sampled(s, CENTRED, err);
    if (!st)
        st = launch_again(s, err);
    if (!st && s->check->set->host_y[0])
        st = launch_unwritten(s, err);
    return st ? st : ask_weights(s, err);
}

/* ---- what came back ---- */

/* CHECK, saying `what`, when y holds a value that was looked for. */
static rs_status none_found(
    const subject *s, const rs_batch_answers *a, int number, const char *what, rs_err *err)
{
    size_t at = (size_t)a->values[number * ANSWERS + RS_OPERANDS_QUESTIONS];
    size_t n = s->values / (size_t)s->check->columns;
    return at < s->values ? rs_err_set(err, RS_CHECK, "y[%zu][%zu] %s", at / n, at % n, what)
                          : RS_OK;
}

static rs_status judge_sampled(
    const subject *s, const rs_batch_answers *a, int kind, rs_check_result *result, rs_err *err)
{
    const rs_check *check = s->check;
    rs_error error = {.energy = check->energy[kind]};
    rs_error_verdict v;
    rs_error_add_all(&error, check->reference[kind], a->gathered + sampled_at(check, kind),
                     (size_t)check->row_count * (size_t)check->columns);
    rs_status st = rs_error_judge(&error, s->candidate->numeric, &v, err);
    if (v.share > result->worst.share)
        result->worst = v;
    return st ? rs_err_prefix(err, st, kind ? "one-signed activations" : "centred activations")
              : RS_OK;
}

static rs_status judge_launch(const subject *s,
                              const rs_batch_answers *a,
                              int number,
                              rs_check_result *result,
                              rs_err *err)
{
    rs_status st = rs_operands_intact(a->values + number * ANSWERS, err);
    if (!st)
        st = none_found(s, a, number,
                        number == UNWRITTEN ? "was not written"
                                            : "is NaN: never written, or computed from garbage",
                        err);
    if (!st && (number == ONE_SIGNED || number == CENTRED))
        st = judge_sampled(s, a, kind_of[number], result, err);
    if (!st && number == AGAIN && !a->values[SAME] && !s->candidate->not_deterministic)
        st = rs_err_set(err, RS_CHECK,
                        "two runs on the same input differ; a race, or say not_deterministic");
    return st;
}

static void take_times(const rs_batch_answers *a, int launches, rs_check_result *result)
{
    result->least_ns = INFINITY;
    for (int i = 0; i < launches; i++) {
        double ns = a->stamps_ns[2 * i + 1] - a->stamps_ns[2 * i];
        result->launch_ns += ns;
        result->least_ns = fmin(result->least_ns, ns);
    }
}

rs_status rs_check_run(const rs_check *check,
                       const rs_candidate *candidate,
                       const rs_call *call,
                       size_t workspace_bytes,
                       rs_check_result *out_result,
                       rs_err *err)
{
    const rs_operands_set *set = check->set;
    subject s = {check, candidate, call, workspace_bytes, rs_operands_y_count(set, check->t)};
    int launches = set->host_y[0] ? LAUNCHES : UNWRITTEN;
    rs_check_result result = {0};
    rs_batch_answers answers;
    rs_err waited = {0};
    rs_status st = enqueue(&s, err), end = set->batch_ops->wait(set->batch, &answers, &waited);
    if (end && (!st || end == RS_DEVICE)) /* a poisoned device is the larger failure */
        st = rs_err_set(err, end, "%s", waited.msg);
    if (!st)
        take_times(&answers, launches, &result);
    for (int i = 0; i < launches && !st; i++)
        st = judge_launch(&s, &answers, i, &result, err);
    if (!st && (!answers.values[HEAD] || !answers.values[TAIL]))
        st = rs_err_set(err, RS_CHECK, "changed its weights");
    result.y_hash = answers.values[DIGEST];
    *out_result = result;
    return st;
}
