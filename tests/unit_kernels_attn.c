/* attn_decode: the paged layout, the FP64 oracle by hand and against a plain loop, the CPU's
   reference at page edges, and defects that must not pass. RS_TEST_SEED=N repeats a run. */
#include "attn_cases.h"

#include "kernels/backend.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <string.h>

static uint64_t seed = 20261130;
static rs_device device;
static rs_pool *pool;

static void pages_hold_the_cache(void **state)
{
    (void)state;
    static const int32_t depths[] = {1, 31, 32, 33, 64, 100};
    rs_shape shape = attn_shape(6, 3, 40);
    for (size_t d = 0; d < sizeof depths / sizeof depths[0]; d++) {
        int32_t t = depths[d], header[2];
        attn_case c = attn_open(shape, t, false, seed + d);
        rs_layout_kv kv = rs_layout_kv_of(&shape, t);
        size_t bytes, used = 0;
        char *w = attn_pack(&c, &bytes);
        memcpy(header, w, sizeof header);
        assert_int_equal(header[0], 0);
        assert_int_equal(header[1], t - 1);
        assert_int_equal(kv.pages, (t + 31) / 32);
        assert_true(kv.pool % 256 == 0 && bytes % 256 == 0 && kv.table % 16 == 0);
        for (int32_t p = 0; p < t; p++)
            for (int32_t i = 0; i < 6; i++) /* K and V of three heads */
                assert_memory_equal(rs_layout_kv_row(&kv, w, p, i / 2, i % 2),
                                    c.plain + ((size_t)p * 6 + (size_t)i) * 40, 80);
        for (size_t i = kv.pool; i < bytes; i += 2) { /* the rest is NaN */
            uint16_t v;
            memcpy(&v, w + i, sizeof v);
            used += (v & 0x7fff) <= 0x7f80;
        }
        assert_int_equal(used, rs_layout_kv_values(&shape, t));
        if (kv.pages > 1) /* who does not look the pages up reads another one */
            assert_true(*(int32_t *)(void *)(w + kv.table) != 0);
        free(w);
        attn_close(&c);
    }
    assert_int_equal(rs_layout_kv_pages.bytes(RS_FORMAT_q4g64, 8, 64), 0);
    assert_true(rs_layout_kv_pages.bytes(RS_FORMAT_bf16, 8, 64) > 0);
    assert_int_equal(rs_layout_kv_pages.repack(RS_FORMAT_bf16, 8, 64, NULL, NULL, NULL),
                     RS_UNSUPPORTED);
}

/* Scores 0 and 1: weights 1 and e over their sum. */
static void oracle_by_hand(void **state)
{
    (void)state;
    enum { DIM = 16 };
    rs_shape shape = attn_shape(2, 1, DIM);
    uint16_t plain[2][2][DIM] = {0}, x[2][DIM] = {0};
    double scratch[2], y[DIM], e = exp(1.0);
    x[0][3] = rs_fp_to_bf16(4); /* divided by sqrt(16) */
    x[1][3] = rs_fp_to_bf16(-4);
    plain[1][0][3] = rs_fp_to_bf16(1);
    plain[0][1][7] = rs_fp_to_bf16(2);
    plain[1][1][7] = rs_fp_to_bf16(-3);
    plain[1][1][8] = rs_fp_to_bf16(1);
    for (int32_t head = 0; head < 2; head++) {
        double w = head ? 1 / (1 + 1 / e) : 1 / (1 + e); /* of position 0 */
        assert_int_equal(
            rs_op_attn_oracle(&shape, plain[0][0], x[0], 2, head, scratch, y, NULL), RS_OK);
        assert_true(fabs(y[7] - (2 * w - 3 * (1 - w))) < 1e-14);
        assert_true(fabs(y[8] - (1 - w)) < 1e-14 && y[3] == 0);
        assert_int_equal(
            rs_op_attn_oracle(&shape, plain[0][0], x[0], 1, head, scratch, y, NULL), RS_OK);
        assert_true(y[7] == 2 && y[8] == 0); /* one position: its value */
    }
    rs_err err = {0};
    plain[1][0][3] = 0x7fc0;
    assert_int_equal(rs_op_attn_oracle(&shape, plain[0][0], x[0], 2, 0, scratch, y, &err),
                     RS_FORMAT);
    assert_non_null(strstr(err.msg, "position 1"));
    plain[1][0][3] = 0;
    plain[0][1][2] = 0x7f80;
    assert_int_equal(rs_op_attn_oracle(&shape, plain[0][0], x[0], 2, 0, scratch, y, &err),
                     RS_FORMAT);
}

/* One value of y, the way it is written in a paper: no largest score is taken off. */
static double naive(const attn_case *c, int32_t head, int32_t column)
{
    int32_t dim = c->shape.k, kvs = c->shape.n2, kv = head * kvs / c->shape.n;
    long double sum = 0, weighed = 0;
    for (int32_t j = 0; j < c->t; j++) {
        long double score = 0;
        size_t row = ((size_t)j * (size_t)kvs + (size_t)kv) * 2;
        for (int32_t i = 0; i < dim; i++)
            score += (long double)rs_fp_from_bf16(c->x[head * dim + i]) *
                     (long double)rs_fp_from_bf16(c->plain[row * (size_t)dim + (size_t)i]);
        long double weight = expl(score / sqrtl(dim));
        sum += weight;
        weighed += weight * (long double)rs_fp_from_bf16(
                                c->plain[(row + 1) * (size_t)dim + (size_t)column]);
    }
    return (double)(weighed / sum);
}

static void oracle_is_a_plain_loop(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    for (int i = 0; i < 20; i++) {
        int32_t kv = 1 + (int32_t)rs_rng_below(&rng, 5);
        int32_t heads = kv * (1 + (int32_t)rs_rng_below(&rng, 6));
        int32_t dim = 8 * (1 + (int32_t)rs_rng_below(&rng, 20));
        int32_t t = 1 + (int32_t)rs_rng_below(&rng, 150);
        attn_case c = attn_open(attn_shape(heads, kv, dim), t, i % 2, seed + (uint64_t)i);
        for (int32_t h = 0; h < heads; h++)
            for (int32_t column = 0; column < dim; column += 7) {
                double want = naive(&c, h, column), got = c.reference[h * dim + column];
                if (!(fabs(got - want) <= 1e-11 * (1 + fabs(want))))
                    fail_msg("%d+%dx%d T=%d head %d column %d: %.17g, not %.17g (seed %llu)",
                             heads, kv, dim, t, h, column, got, want, (unsigned long long)seed);
            }
        attn_close(&c);
    }
    print_message("seed %llu\n", (unsigned long long)seed);
}

/* ---- the CPU's candidates ---- */

static void
launch(const attn_case *c, const rs_schedule *s, const void *w, rs_pool *on, rs_block *y)
{
    rs_err err = {0};
    rs_block work = {0};
    size_t bytes = rs_schedule_workspace(s, &device, &c->shape, c->t);
    memset(y->data, 0xff, c->values * 2);
    if (bytes) {
        assert_int_equal(rs_memory_cpu.alloc(bytes, &work, NULL), RS_OK);
        memset(work.data, 0xff, bytes);
    }
    rs_call call = {.shape = c->shape,
                    .t = c->t,
                    .knobs = s->knobs,
                    .w = w,
                    .x = c->x,
                    .y = y->data,
                    .workspace = work.data,
                    .device = &device,
                    .pool = on};
    if (rs_candidate_launch(s->candidate, &call, &err))
        fail_msg("%s: %s", s->candidate->id, err.msg);
    rs_memory_cpu.release(&work);
}

/* W and y end at an unreadable page, so that a step beyond them ends the test. */
static void check_case(const attn_case *c, const rs_schedule *s, rs_pool *single)
{
    char text[RS_SHAPE_TEXT];
    rs_err err = {0};
    rs_error_verdict v;
    rs_block w = {0}, y = {0}, again = {0};
    size_t bytes;
    void *packed = attn_pack(c, &bytes);
    assert_int_equal(rs_schedule_supports(s, &device, &c->shape, c->t, NULL), RS_OK);
    assert_int_equal(rs_memory_cpu.alloc(bytes, &w, NULL), RS_OK);
    assert_int_equal(rs_memory_cpu.alloc(c->values * 2, &y, NULL), RS_OK);
    assert_int_equal(rs_memory_cpu.alloc(c->values * 2, &again, NULL), RS_OK);
    memcpy(w.data, packed, bytes);
    launch(c, s, w.data, pool, &y);
    launch(c, s, w.data, single, &again);
    if (attn_judge(c, y.data, &v, &err) || v.share > attn_share_max(c))
        fail_msg("%s %s T=%d: share %.3f %s (seed %llu)", s->candidate->id,
                 rs_shape_text(&c->shape, text), c->t, v.share, err.msg,
                 (unsigned long long)seed);
    assert_memory_equal(y.data, again.data, c->values * 2);
    assert_memory_equal(w.data, packed, bytes);
    if (c->t == 1) /* softmax of one score is 1: the values come through as they are */
        for (int32_t h = 0; h < c->shape.n; h++) {
            int32_t kv = h / (c->shape.n / c->shape.n2);
            assert_memory_equal((uint16_t *)y.data + h * c->shape.k,
                                c->plain + (2 * kv + 1) * c->shape.k, (size_t)c->shape.k * 2);
        }
    free(packed);
    rs_memory_cpu.release(&w);
    rs_memory_cpu.release(&y);
    rs_memory_cpu.release(&again);
}

static void candidates_at_page_edges(void **state)
{
    (void)state;
    static const int32_t shapes[][3] = {
        {8, 8, 64}, {24, 4, 256}, {6, 3, 40}, {1, 1, 8}, {4, 1, 512}};
    static const int32_t depths[] = {1, 2, 31, 32, 33, 63, 64, 65, 300};
    rs_pool *single = NULL;
    int checked = 0;
    assert_int_equal(rs_pool_new(1, &single, NULL), RS_OK);
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        for (size_t d = 0; d < sizeof depths / sizeof depths[0]; d++)
            for (int kind = 0; kind < 2; kind++) {
                attn_case c = attn_open(attn_shape(shapes[i][0], shapes[i][1], shapes[i][2]),
                                        depths[d], kind, seed + i * 100 + d);
                for (const rs_candidate *const *k = rs_candidates; *k; k++) {
                    rs_schedule s;
                    int32_t index = 0;
                    bool ours = (*k)->backend == RS_BACKEND_CPU &&
                                rs_candidate_does(*k, RS_OP_attn_decode);
                    for (; ours && rs_schedule_next(*k, &index, &s); checked++)
                        check_case(&c, &s, single);
                }
                attn_close(&c);
            }
    rs_pool_free(single);
    assert_true(checked >= 90);
}

/* ---- defects ---- */

/* FP64 with something wrong about it, rounded as a kernel would. */
typedef enum defect {
    NONE,
    FIRST_SKIPPED,
    LAST_SKIPPED,
    MIDDLE_SKIPPED,
    PAGE_SKIPPED,
    SCALE_OF_DIM,       /* 1 / dim */
    NO_SCALE,           /* 1 */
    WRONG_GROUP,        /* kv head = head % kv heads */
    VALUE_SHIFTED,      /* the value of the next position */
    ONE_TOO_MANY,       /* the last position counted twice */
    UNNORMALISED_SPLIT, /* halves of the positions averaged, not weighed */
    DEFECTS
} defect;

static bool skipped(defect d, int32_t j, int32_t t)
{
    return (d == FIRST_SKIPPED && j == 0) || (d == LAST_SKIPPED && j == t - 1) ||
           (d == MIDDLE_SKIPPED && j == t / 2) || (d == PAGE_SKIPPED && j / 32 == t / 64);
}

static double score_of(const attn_case *c, defect d, const uint16_t *q, const uint16_t *key)
{
    double sum = 0, dim = c->shape.k;
    for (int32_t i = 0; i < c->shape.k; i++)
        sum += (double)rs_fp_from_bf16(q[i]) * (double)rs_fp_from_bf16(key[i]);
    return d == SCALE_OF_DIM ? sum / dim : d == NO_SCALE ? sum : sum / sqrt(dim);
}

/* Positions first .. last - 1 of a head, added to row[dim]; returns the sum of the weights. */
static double add_positions(
    const attn_case *c, defect d, int32_t head, int32_t first, int32_t last, double *row)
{
    size_t dim = (size_t)c->shape.k, kvs = (size_t)c->shape.n2;
    size_t kv = d == WRONG_GROUP ? (size_t)head % kvs : (size_t)head * kvs / (size_t)c->shape.n;
    double all = 0;
    for (int32_t j = first; j < last; j++) {
        int32_t from = d == VALUE_SHIFTED && j + 1 < c->t ? j + 1 : j;
        const uint16_t *key = c->plain + ((size_t)j * kvs + kv) * 2 * dim;
        const uint16_t *value = c->plain + (((size_t)from * kvs + kv) * 2 + 1) * dim;
        double weight = exp(score_of(c, d, c->x + (size_t)head * dim, key));
        weight *= skipped(d, j, c->t) ? 0 : d == ONE_TOO_MANY && j == c->t - 1 ? 2 : 1;
        all += weight;
        for (size_t i = 0; i < dim; i++)
            row[i] += weight * (double)rs_fp_from_bf16(value[i]);
    }
    return all;
}

static void attend_wrongly(const attn_case *c, defect d, uint16_t *y)
{
    for (int32_t h = 0; h < c->shape.n; h++) {
        double row[2][256] = {0}, sums[2];
        int32_t half = d == UNNORMALISED_SPLIT ? c->t / 2 : c->t;
        sums[0] = add_positions(c, d, h, 0, half, row[0]);
        sums[1] = add_positions(c, d, h, half, c->t, row[1]);
        for (int32_t i = 0; i < c->shape.k; i++) {
            double v = row[0][i] / sums[0];
            if (d == UNNORMALISED_SPLIT)
                v = 0.5 * (v + row[1][i] / sums[1]);
            y[h * c->shape.k + i] = rs_fp_to_bf16((float)v);
        }
    }
}

static void defects_are_caught(void **state)
{
    (void)state;
    static const int32_t depths[] = {33, 64, 1000, 4097};
    rs_shape shape = attn_shape(12, 4, 64);
    uint16_t *y = malloc(12 * 64 * sizeof *y);
    for (size_t d = 0; d < sizeof depths / sizeof depths[0]; d++)
        for (int kind = 0; kind < 2; kind++) {
            attn_case c = attn_open(shape, depths[d], kind, seed + d);
            for (int bad = NONE; bad < DEFECTS; bad++) {
                rs_error_verdict v;
                attend_wrongly(&c, (defect)bad, y);
                rs_status st = attn_judge(&c, y, &v, NULL);
                if (st != (bad ? RS_CHECK : RS_OK) || (!bad && v.share > attn_share_max(&c)))
                    print_message(
                        "defect %d at T=%d kind %d: status %d, share %.3f (seed %llu)", bad,
                        c.t, kind, st, v.share, (unsigned long long)seed);
            }
            attn_close(&c);
        }
    free(y);
}

int main(void)
{
    const char *text = getenv("RS_TEST_SEED");
    if (text)
        seed = strtoull(text, NULL, 10);
    if (rs_device_open("cpu", &device, NULL) || rs_pool_new(0, &pool, NULL))
        return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_hold_the_cache),   cmocka_unit_test(oracle_by_hand),
        cmocka_unit_test(oracle_is_a_plain_loop), cmocka_unit_test(candidates_at_page_edges),
        cmocka_unit_test(defects_are_caught),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    rs_pool_free(pool);
    return failed;
}
