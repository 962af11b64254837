/* Packing of groups: half a step of error at most, exact round trip of what is representable,
   zero and subnormal scales, extreme codes, refusal of what is not finite. RS_TEST_SEED=N
   repeats a run. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/format.h"
#include "kernels/fp.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint64_t seed = 7;

static void names_round_trip(void **state)
{
    (void)state;
    rs_err err = {0};
    for (int f = 0; f < RS_FORMAT_COUNT; f++) {
        rs_format back = RS_FORMAT_COUNT;
        assert_int_equal(rs_format_parse(rs_format_get((rs_format)f)->name, &back, NULL),
                         RS_OK);
        assert_int_equal(back, f);
    }
    rs_format untouched = RS_FORMAT_q6g64;
    assert_int_equal(rs_format_parse("q3g64", &untouched, &err), RS_UNKNOWN);
    assert_int_equal(untouched, RS_FORMAT_q6g64);
    assert_non_null(strstr(err.msg, "q3g64"));
    assert_non_null(strstr(err.msg, "q8g32"));
}

static void table_is_consistent(void **state)
{
    (void)state;
    for (int i = 0; i < RS_FORMAT_COUNT; i++) {
        const rs_format_info *f = rs_format_get((rs_format)i);
        if (f->group == 1)
            continue;
        assert_int_equal(RS_K_ALIGN % f->group, 0);
        assert_int_equal((f->base_bytes + f->high_bytes) * 8, f->bits * f->group);
        assert_int_equal(f->code_min, -(1 << (f->bits - 1)));
        assert_int_equal(f->code_max, (1 << (f->bits - 1)) - 1);
        assert_true(f->pack_max <= f->code_max);
    }
    assert_int_equal(rs_format_k_padded(1), 128);
    assert_int_equal(rs_format_k_padded(128), 128);
    assert_int_equal(rs_format_k_padded(129), 256);
    assert_int_equal(rs_format_unique_bytes(RS_FORMAT_q4g64, 10, 640), 10 * 10 * 34);
    assert_int_equal(rs_format_unique_bytes(RS_FORMAT_q5g64, 3, 65), 3 * 2 * 42);
    assert_int_equal(rs_format_unique_bytes(RS_FORMAT_fp16, 3, 65), 3 * 65 * 2);
}

/* Every value comes back within half a step, or within what clamping costs the largest. */
static void error_is_half_a_step(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    for (int i = 0; i < RS_FORMAT_COUNT; i++) {
        const rs_format_info *f = rs_format_get((rs_format)i);
        for (int round = 0; f->group > 1 && round < 500; round++) {
            float x[64], size = ldexpf(1.0f, (int)rs_rng_below(&rng, 24) - 12);
            int count = 1 + (int)rs_rng_below(&rng, (uint32_t)f->group);
            rs_group g;
            for (int e = 0; e < count; e++)
                x[e] = (float)rs_rng_normal(&rng) * size;
            assert_int_equal(rs_format_pack_group((rs_format)i, x, count, &g, NULL), RS_OK);
            assert_false(g.scale & 0x8000);
            double step = (double)rs_fp_from_fp16(g.scale);
            for (int e = 0; e < f->group; e++) {
                double want = e < count ? (double)x[e] : 0;
                /* the scale is rounded too; the largest codes meet pack_max times that */
                double slack = step * 0.5 + f->pack_max * fmax(step * 0x1p-11, 0x1p-25);
                if (fabs(rs_format_value(g.codes[e], g.scale) - want) > slack)
                    fail_msg("%s: %g became %g (step %g, seed %llu)", f->name, want,
                             rs_format_value(g.codes[e], g.scale), step,
                             (unsigned long long)seed);
                assert_in_range(g.codes[e] - f->code_min, 0, f->code_max - f->code_min);
            }
        }
    }
}

/* Codes times a power of two, with the largest present, are representable: nothing may change.
 */
static void representable_groups_are_exact(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    for (int i = 0; i < RS_FORMAT_COUNT; i++) {
        const rs_format_info *f = rs_format_get((rs_format)i);
        for (int round = 0; f->group > 1 && round < 200; round++) {
            float x[64];
            float scale = ldexpf(1.0f, (int)rs_rng_below(&rng, 20) - 14);
            rs_group g;
            for (int e = 0; e < f->group; e++)
                x[e] =
                    scale * (float)((int)rs_rng_below(&rng, (uint32_t)(2 * f->pack_max + 1)) -
                                    f->pack_max);
            x[rs_rng_below(&rng, (uint32_t)f->group)] = scale * (float)f->pack_max;
            assert_int_equal(rs_format_pack_group((rs_format)i, x, f->group, &g, NULL), RS_OK);
            for (int e = 0; e < f->group; e++)
                assert_true(rs_format_value(g.codes[e], g.scale) == (double)x[e]);
        }
    }
}

static void ties_go_to_even(void **state)
{
    (void)state;
    const float x[] = {7, 0.5f, 1.5f, 2.5f, -0.5f, -1.5f, -2.5f};
    const int8_t want[] = {7, 0, 2, 2, 0, -2, -2};
    rs_group g;
    assert_int_equal(rs_format_pack_group(RS_FORMAT_q4g32, x, 7, &g, NULL), RS_OK);
    assert_memory_equal(g.codes, want, sizeof want);
    /* the scale too: 2049 lies between the fp16 values 2048 and 2050 */
    const float tie = 2049.0f * 7;
    assert_int_equal(rs_format_pack_group(RS_FORMAT_q4g32, &tie, 1, &g, NULL), RS_OK);
    assert_true((double)rs_fp_from_fp16(g.scale) == 2048);
}

static void zero_and_tiny_groups(void **state)
{
    (void)state;
    float x[64] = {0};
    rs_group g;
    assert_int_equal(rs_format_pack_group(RS_FORMAT_q4g64, x, 64, &g, NULL), RS_OK);
    assert_int_equal(g.scale, 0);
    for (int e = 0; e < 64; e++)
        assert_int_equal(g.codes[e], 0);
    assert_int_equal(rs_format_pack_group(RS_FORMAT_q4g64, x, 0, &g, NULL), RS_OK);
    assert_int_equal(g.scale, 0);
    x[3] = 0x1p-30f; /* the scale would underflow: the smallest one stands in */
    x[4] = -0x1p-23f;
    assert_int_equal(rs_format_pack_group(RS_FORMAT_q8g32, x, 32, &g, NULL), RS_OK);
    assert_int_equal(g.scale, 1);
    assert_int_equal(g.codes[3], 0);
    assert_int_equal(g.codes[4], -2);
    x[5] = 0x1p-20f * 127; /* a subnormal scale */
    assert_int_equal(rs_format_pack_group(RS_FORMAT_q8g32, x, 32, &g, NULL), RS_OK);
    assert_int_equal(g.scale, 16);
    assert_int_equal(g.codes[5], 127);
}

static void not_finite_is_refused(void **state)
{
    (void)state;
    const float bad[] = {NAN, INFINITY, -INFINITY, 3.0e38f};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        rs_err err = {0};
        float x[32] = {1, bad[i]};
        rs_group g = {.scale = 0x1234};
        assert_int_equal(rs_format_pack_group(RS_FORMAT_q8g32, x, 32, &g, &err), RS_FORMAT);
        assert_int_equal(g.scale, 0x1234);
        assert_true(err.msg[0]);
    }
}

static void values_are_exact_products(void **state)
{
    (void)state;
    assert_true(rs_format_value(-128, 0x7bff) == -128.0 * 65504);
    assert_true(rs_format_value(127, 1) == 127 * 0x1p-24);
    assert_true(rs_format_value(-8, 0xbc00) == 8); /* scales may be negative */
    assert_true(rs_format_value(5, 0) == 0);
}

int main(void)
{
    const char *text = getenv("RS_TEST_SEED");
    if (text)
        seed = strtoull(text, NULL, 10);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_round_trip),
        cmocka_unit_test(table_is_consistent),
        cmocka_unit_test(error_is_half_a_step),
        cmocka_unit_test(representable_groups_are_exact),
        cmocka_unit_test(ties_go_to_even),
        cmocka_unit_test(zero_and_tiny_groups),
        cmocka_unit_test(not_finite_is_refused),
        cmocka_unit_test(values_are_exact_products),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
