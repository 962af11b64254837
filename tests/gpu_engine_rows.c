/* The engine's norms on a GPU against the same in FP64: rows of one CTA and rows shared out
   over a cluster, with and without what is added and normed. Exit 77 without a device. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/cuda/rows.h"
#include "kernels/backend.h"
#include "kernels/fp.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SKIP = 77, SEED = 20261130 };

#ifdef ROUTESWEEP_CUDA

static rs_device device;

static void check(rs_status st, const rs_err *err)
{
    if (st)
        fail_msg("%s", err->msg);
}

/* Host and device side of an array of `count` values of `size` bytes. */
typedef struct array {
    void *host;
    rs_block block;
    size_t bytes;
} array;

static array take(size_t count, size_t size)
{
    rs_err err = {0};
    array a = {.host = calloc(count, size), .bytes = count * size};
    assert_non_null(a.host);
    check(rs_memory_of(RS_BACKEND_CUDA)->alloc(a.bytes, &a.block, &err), &err);
    return a;
}

static void send(const array *a)
{
    rs_err err = {0};
    check(rs_memory_of(RS_BACKEND_CUDA)->upload(a->block.data, a->host, a->bytes, &err), &err);
}

static void drop(array *a)
{
    rs_memory_of(RS_BACKEND_CUDA)->release(&a->block);
    free(a->host);
}

static array random_floats(rs_rng *rng, size_t count)
{
    array a = take(count, sizeof(float));
    for (size_t i = 0; i < count; i++)
        ((float *)a.host)[i] = (float)rs_rng_normal(rng);
    send(&a);
    return a;
}

static array random_bf16(rs_rng *rng, size_t count)
{
    array a = take(count, sizeof(uint16_t));
    for (size_t i = 0; i < count; i++)
        ((uint16_t *)a.host)[i] = rs_fp_to_bf16((float)rs_rng_normal(rng));
    send(&a);
    return a;
}

typedef struct trial {
    int32_t width, t;
    bool adds, post, next;
} trial;

static double inverse_rms(const double *v, int32_t n, double eps)
{
    double squares = 0;
    for (int32_t i = 0; i < n; i++)
        squares += v[i] * v[i];
    return 1 / sqrt(squares / n + eps);
}

/* The row that should come out: residual and, where wanted, x. */
static void expect_row(const trial *r,
                       const float *residual,
                       const uint16_t *y,
                       const float *post,
                       const float *next,
                       double *out_residual,
                       double *out_x)
{
    double *add = calloc((size_t)r->width, sizeof *add), scale = 1;
    assert_non_null(add);
    for (int32_t i = 0; i < r->width; i++)
        add[i] = r->adds ? (double)rs_fp_from_bf16(y[i]) : 0;
    if (r->post)
        scale = inverse_rms(add, r->width, 1e-6);
    for (int32_t i = 0; i < r->width; i++)
        out_residual[i] =
            (double)residual[i] + add[i] * scale * (r->post ? (double)post[i] : 1);
    scale = inverse_rms(out_residual, r->width, 1e-6);
    for (int32_t i = 0; i < r->width; i++)
        out_x[i] = out_residual[i] * scale * (double)next[i];
    free(add);
}

static void compare(const trial *r,
                    const array *before,
                    const array *y,
                    const array *post,
                    const array *next,
                    const float *residual,
                    const uint16_t *x)
{
    size_t n = (size_t)r->width;
    double *want = calloc(2 * n, sizeof *want);
    assert_non_null(want);
    for (size_t row = 0; row < (size_t)r->t; row++) {
        expect_row(r, (const float *)before->host + row * n,
                   (const uint16_t *)y->host + row * n, post->host, next->host, want, want + n);
        for (size_t i = 0; i < n; i++) {
            double got = (double)residual[row * n + i],
                   got_x = (double)rs_fp_from_bf16(x[row * n + i]);
            if (!(fabs(got - want[i]) <= 1e-5 * (1 + fabs(want[i]))) ||
                (r->next &&
                 !(fabs(got_x - want[n + i]) <= 1.0 / 256 * (1e-3 + fabs(want[n + i])))))
                fail_msg(
                    "width %d, %d rows, row %zu, place %zu: residual %g for %g, x %g for %g",
                    r->width, r->t, row, i, got, want[i], got_x, want[n + i]);
        }
    }
    free(want);
}

static void run(const trial *r)
{
    rs_rng rng = {SEED + (uint64_t)r->width};
    size_t n = (size_t)r->width, count = n * (size_t)r->t;
    const rs_memory *memory = rs_memory_of(RS_BACKEND_CUDA);
    const rs_queue queue = {&device, NULL};
    rs_err err = {0};
    array residual = random_floats(&rng, count), y = random_bf16(&rng, count);
    array post = random_floats(&rng, n), next = random_floats(&rng, n), x = take(count, 2);
    float *got = malloc(residual.bytes);
    assert_non_null(got);
    rs_rows_step step = {.residual = residual.block.data,
                         .y = r->adds ? y.block.data : NULL,
                         .post_norm = r->post ? post.block.data : NULL,
                         .next_norm = r->next ? next.block.data : NULL,
                         .x = x.block.data,
                         .eps = 1e-6f,
                         .width = r->width};
    check(rs_rows_add(&queue, &step, r->t, &err), &err);
    check(memory->sync(&err), &err);
    check(memory->download(got, residual.block.data, residual.bytes, &err), &err);
    check(memory->download(x.host, x.block.data, x.bytes, &err), &err);
    compare(r, &residual, &y, &post, &next, got, x.host);
    free(got);
    array *all[] = {&residual, &y, &post, &next, &x};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        drop(all[i]);
}

static void norms_equal_fp64(void **state)
{
    static const int32_t widths[] = {8, 640, 1016, 1024, 1032, 2560, 5120, 6152, 8192};
    static const int32_t rows[] = {1, 2, 64, 65};
    static const trial kinds[] = {{.adds = true, .next = true},
                                  {.adds = true, .post = true, .next = true},
                                  {.adds = true, .post = true},
                                  {.next = true}};
    (void)state;
    print_message("seed %d\n", SEED);
    for (size_t w = 0; w < sizeof widths / sizeof *widths; w++)
        for (size_t t = 0; t < sizeof rows / sizeof *rows; t++)
            for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
                trial r = kinds[k];
                r.width = widths[w];
                r.t = rows[t];
                run(&r);
            }
}

int main(void)
{
    rs_err err = {0};
    if (rs_device_open("cuda:0", &device, &err)) {
        fprintf(stderr, "skipped: %s\n", err.msg);
        return SKIP;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(norms_equal_fp64)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void)
{
    fputs("skipped: a build without CUDA\n", stderr);
    return SKIP;
}

#endif
