/* Perplexity of toy models: the FP64 reference's with exact weights, and what a change of route
   tables does to it. Layer: tests.

   Schedules that add up in the same order give the same bits, so the same perplexity: that is
   checked to the last bit. Schedules of class exact that add up in another order differ in the
   last bit of FP32, which now and then turns the rounding of an activation to bf16; from there
   on the whole pass differs by bf16's own noise. No order of sums is part of the class's
   contract, so they are held to the noise. */
#include "engine/perplexity.h"

#include "tests/toy_reference.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { WINDOW = 32, WINDOWS = 6, COUNT = WINDOW * WINDOWS + 5, BOS = 1 };

static const double exact_limit = 1e-5, noise_limit = 0.01;

static void make_ids(int32_t *ids)
{
    rs_rng rng = {3};
    for (int i = 0; i < COUNT; i++)
        ids[i] = (int32_t)rs_rng_below(&rng, TOY_VOCAB);
}

static double run(const toy_spec *s, const rs_forward_options *given)
{
    rs_forward_options o = *given;
    rs_forward *f = NULL;
    rs_perplexity p;
    rs_err err = {0};
    int32_t ids[COUNT];
    const char *path = toy_write(s, NULL);
    make_ids(ids);
    o.context = WINDOW;
    rs_status st = rs_forward_open(path, &o, &f, &err);
    unlink(path);
    if (!st)
        st = rs_perplexity_run(f, ids, COUNT, WINDOW, BOS, &p, &err);
    if (st)
        fail_msg("%s", err.msg);
    assert_int_equal(p.windows, WINDOWS);
    assert_int_equal(p.scored, WINDOWS * (WINDOW / 2 - 1));
    assert_true(p.error > 0 && p.error < p.value);
    rs_forward_close(f);
    return p.value;
}

static double minus_log_p(const double *logits, int32_t id)
{
    double sum = 0;
    for (int i = 0; i < TOY_VOCAB; i++)
        sum += exp(logits[i] - logits[id]);
    return log(sum);
}

static double reference(const toy_spec *s)
{
    static double logits[WINDOW * TOY_VOCAB];
    rs_gguf *gguf = NULL;
    int32_t ids[COUNT];
    double sum = 0;
    const char *path = toy_write(s, NULL);
    assert_int_equal(rs_gguf_open(path, &gguf, NULL), RS_OK);
    unlink(path);
    make_ids(ids);
    for (int w = 0; w < WINDOWS; w++) {
        int32_t *window = ids + w * WINDOW;
        window[0] = BOS;
        toy_forward(s, gguf, window, WINDOW, logits);
        for (int i = WINDOW / 2; i < WINDOW - 1; i++)
            sum += minus_log_p(logits + i * TOY_VOCAB, window[i + 1]);
    }
    rs_gguf_close(gguf);
    return exp(sum / (WINDOWS * (WINDOW / 2 - 1)));
}

static void exact_weights_give_the_reference(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++) {
        double want = reference(&toy_specs[i]);
        for (int32_t t_max = 9; t_max <= 64; t_max += 55) {
            rs_forward_options o = {
                .weights = RS_WEIGHTS_EXACT, .kv_format = RS_KV_F32, .t_max = t_max};
            double got = run(&toy_specs[i], &o);
            if (!(fabs(got / want - 1) <= exact_limit))
                fail_msg("%s: %.9f, the reference says %.9f", toy_specs[i].arch, got, want);
        }
    }
}

/* A table that sends T = 1 to one schedule and the rest to another. */
static double
with_routes(const toy_spec *s, const char *one, const char *more, const char *layout)
{
    const rs_route routes[] = {{"*", 1, 1, one, "row_split", "exact"},
                               {"*", 2, RS_ROUTE_T_MAX, more, layout, "exact"}};
    const rs_route_table table = {.tier = "test",
                                  .backend = "cpu",
                                  .origin = "generic",
                                  .routes = routes,
                                  .route_count = 2};
    const rs_table_choice choice = {.table = &table};
    rs_forward_options o = {.routes = &choice};
    return run(s, &o);
}

static void tables_of_exact_schedules_agree(void **state)
{
    rs_device device;
    (void)state;
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    if (!(device.cpu_features & RS_CPU_AVX2)) {
        print_message("skipped: this CPU has no AVX2, and one schedule only\n");
        skip();
    }
    for (int i = 0; i < TOY_COUNT; i++) {
        const toy_spec *s = &toy_specs[i];
        double a = with_routes(s, "cpu_linear_gemv_avx2/rows=4",
                               "cpu_linear_fewcol_avx2/cols=4", "row_split");
        double b = with_routes(s, "cpu_linear_gemv_avx2/rows=2",
                               "cpu_linear_fewcol_avx2/cols=2", "row_split");
        double c = with_routes(s, "cpu_linear_gemv_avx2/rows=4", "cpu_linear_tiled_avx2/cols=6",
                               "rows16");
        double d = with_routes(s, "cpu_linear_gemv_avx2/rows=2", "cpu_linear_tiled_avx2/cols=4",
                               "rows16");
        double e = with_routes(s, "cpu_linear_ref", "cpu_linear_ref", "row_split");
        print_message("%s: %.9f %.9f %.9f %.9f %.9f\n", s->arch, a, b, c, d, e);
        assert_true(a == b && c == d);
        assert_true(fabs(c / a - 1) < noise_limit && fabs(e / a - 1) < noise_limit);
    }
}

static void short_texts_are_refused(void **state)
{
    rs_forward_options o = {.context = WINDOW};
    rs_forward *f = NULL;
    rs_perplexity p;
    rs_err err = {0};
    int32_t ids[COUNT];
    (void)state;
    make_ids(ids);
    const char *path = toy_write(&toy_specs[1], NULL);
    assert_int_equal(rs_forward_open(path, &o, &f, &err), RS_OK);
    unlink(path);
    assert_int_equal(rs_perplexity_run(f, ids, 2 * WINDOW - 1, WINDOW, BOS, &p, &err),
                     RS_USAGE);
    assert_non_null(strstr(err.msg, "63 tokens are less than two windows of 32"));
    rs_forward_close(f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exact_weights_give_the_reference),
        cmocka_unit_test(tables_of_exact_schedules_agree),
        cmocka_unit_test(short_texts_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
