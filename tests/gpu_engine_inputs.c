/* A hybrid whose mixers' inputs are one op against the same one with two: with schedules that
   add in the same order every logit is the same. Exit 77 without a device or its memory. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/forward.h"
#include "engine/sampler.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SKIP = 77, WIDTHS = 8, ROWS = 12, VOCAB = 248320 };
#define KNOBS  "rows=2,warps=8,cluster=2,depth=3"
#define FRAG16 .layout = "frag16", .numeric = "exact"
#define WIDE   "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4"

#define ATTENTION "q4g64+q5g64:attn_input_proj:7168+7168x5120"
#define DELTA     "q4g64+q5g64:gdn_input_proj:4096+12288x5120"

/* Routes of the joined ops decide whether they are called: apart, where one cannot be followed.
   "*" comes first, a table being sorted by shape. */
#define ROUTES(narrow)                                                                         \
    {                                                                                          \
        {"*", 1, WIDTHS, "cuda_linear_half_ring/" KNOBS, FRAG16},                              \
            {"*", WIDTHS + 1, RS_ROUTE_T_MAX, WIDE, FRAG16},                                   \
            {ATTENTION, 1, WIDTHS, narrow, FRAG16},                                            \
            {ATTENTION, WIDTHS + 1, RS_ROUTE_T_MAX, WIDE, FRAG16},                             \
            {DELTA, 1, WIDTHS, narrow, FRAG16},                                                \
            {DELTA, WIDTHS + 1, RS_ROUTE_T_MAX, WIDE, FRAG16},                                 \
    }
static const rs_route joined_routes[] = ROUTES("cuda_parts_half_ring/" KNOBS);
static const rs_route apart_routes[] = ROUTES("no such schedule");

static void check(rs_status st, const rs_err *err)
{
    if (st)
        fail_msg("%s", err->msg);
}

static rs_forward *open_model(bool joined)
{
    rs_route_table table = {.tier = "test",
                            .backend = "cuda",
                            .origin = "generic",
                            .routes = joined ? joined_routes : apart_routes,
                            .route_count = sizeof apart_routes / sizeof *apart_routes};
    rs_table_choice choice = {.table = &table, .exact = true};
    rs_forward_options o = {.backend = "cuda:0",
                            .synthetic = "27b-hybrid",
                            .routes = &choice,
                            .t_max = WIDTHS,
                            .context = 64};
    rs_forward *f = NULL;
    rs_err err = {0};
    check(rs_forward_open(NULL, &o, &f, &err), &err);
    rs_forward_trace t = rs_forward_trace_of(f);
    assert_int_equal(t.tensors->count, 64 * (joined ? 4 : 5) + 1);
    return f;
}

/* Logits of passes of 5, 1 and 6 tokens. `skew`: the first token is another. */
static float *run(rs_forward *f, int32_t skew)
{
    static const int32_t steps[] = {5, 1, 6};
    float *out = malloc((size_t)ROWS * VOCAB * sizeof *out);
    int32_t ids[ROWS], at = 0;
    rs_err err = {0};
    assert_non_null(out);
    check(rs_kv_resize(rs_forward_kv(f), 0, 0, &err), &err);
    for (int32_t i = 0; i < ROWS; i++)
        ids[i] = 1000 + 37 * i + (i ? 0 : skew);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; at += steps[i++]) {
        check(rs_forward_prefill(f, 0, ids + at, steps[i], &err), &err);
        check(rs_forward_logits(f, 0, steps[i], out + (size_t)at * VOCAB, &err), &err);
    }
    return out;
}

static void joined_inputs_give_the_same_logits(void **state)
{
    const size_t bytes = (size_t)ROWS * VOCAB * sizeof(float);
    (void)state;
    rs_forward *f = open_model(false);
    float *apart = run(f, 0), *other = run(f, 1);
    rs_forward_close(f);
    f = open_model(true);
    float *joined = run(f, 0);
    rs_forward_close(f);
    assert_memory_equal(joined, apart, bytes);
    assert_memory_not_equal(other, apart, bytes);
    for (size_t i = 0; i < (size_t)ROWS * VOCAB; i++)
        if (!(joined[i] > -1e30f && joined[i] < 1e30f))
            fail_msg("logit %zu is %g", i, (double)joined[i]);
    free(apart);
    free(other);
    free(joined);
}

int main(void)
{
    rs_device device;
    rs_err err = {0};
    rs_status st = rs_device_open("cuda:0", &device, &err);
    if (!st && device.cc < 90)
        st = rs_err_set(&err, RS_UNSUPPORTED, "compute capability %d.%d, wants 9.0",
                        device.cc / 10, device.cc % 10);
    if (st) {
        fprintf(stderr, "skipped: %s\n", err.msg);
        return SKIP;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(joined_inputs_give_the_same_logits)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
