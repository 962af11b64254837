/* BF16 and FP16 conversions over all 65536 patterns, and rounding to nearest even at, below and
   above every midpoint. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/fp.h"

#include <math.h>

static int is_nan16(uint32_t h, uint32_t infinity)
{
    return (h & 0x7fff) > infinity;
}

/* Value of an FP16 pattern from its definition. */
static double fp16_by_definition(uint32_t h)
{
    int exponent = (int)(h >> 10 & 31), fraction = (int)(h & 1023);
    double magnitude = exponent == 31  ? (fraction ? NAN : INFINITY)
                       : exponent == 0 ? ldexp(fraction, -24)
                                       : ldexp(1024 + fraction, exponent - 25);
    return h & 0x8000 ? -magnitude : magnitude;
}

static void every_fp16_is_decoded_exactly(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 65536; h++) {
        double want = fp16_by_definition(h), got = (double)rs_fp_from_fp16((uint16_t)h);
        if (isnan(want) ? !isnan(got) : want != got || signbit(want) != signbit(got))
            fail_msg("fp16 %04x is %g, not %g", h, want, got);
    }
}

static void every_pattern_survives_the_round_trip(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 65536; h++) {
        uint16_t fp16 = rs_fp_to_fp16(rs_fp_from_fp16((uint16_t)h));
        uint16_t bf16 = rs_fp_to_bf16(rs_fp_from_bf16((uint16_t)h));
        if (is_nan16(h, 0x7c00) ? !is_nan16(fp16, 0x7c00) : fp16 != h)
            fail_msg("fp16 %04x came back as %04x", h, fp16);
        if (is_nan16(h, 0x7f80) ? !is_nan16(bf16, 0x7f80) : bf16 != h)
            fail_msg("bf16 %04x came back as %04x", h, bf16);
    }
}

/* Between neighbours h and h + 1: the midpoint goes to the even one, its neighbours to theirs.
 */
static void fp16_rounds_to_nearest_even(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 0x7bff; h++) {
        double middle = (fp16_by_definition(h) + fp16_by_definition(h + 1)) / 2;
        float at = (float)middle; /* exact: one bit more than fp16 */
        uint32_t even = h & 1 ? h + 1 : h;
        assert_true((double)at == middle);
        assert_int_equal(rs_fp_to_fp16(at), even);
        assert_int_equal(rs_fp_to_fp16(-at), even | 0x8000);
        assert_int_equal(rs_fp_to_fp16(nextafterf(at, 0)), h);
        assert_int_equal(rs_fp_to_fp16(nextafterf(at, INFINITY)), h + 1);
    }
    assert_int_equal(rs_fp_to_fp16(nextafterf(65520.0f, 0)), 0x7bff);
    assert_int_equal(rs_fp_to_fp16(65520.0f), 0x7c00);
    assert_int_equal(rs_fp_to_fp16(-INFINITY), 0xfc00);
    assert_int_equal(rs_fp_to_fp16(0x1p-26f), 0);
    assert_int_equal(rs_fp_to_fp16(-0x1p-149f), 0x8000);
}

static void bf16_rounds_to_nearest_even(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 0x7f7f; h++) {
        uint32_t middle = h << 16 | 0x8000;
        assert_int_equal(rs_fp_to_bf16(rs_fp_from_bits(middle)), h & 1 ? h + 1 : h);
        assert_int_equal(rs_fp_to_bf16(rs_fp_from_bits(middle | 0x80000000u)),
                         (h & 1 ? h + 1 : h) | 0x8000);
        assert_int_equal(rs_fp_to_bf16(rs_fp_from_bits(middle - 1)), h);
        assert_int_equal(rs_fp_to_bf16(rs_fp_from_bits(middle + 1)), h + 1);
    }
    assert_int_equal(rs_fp_to_bf16(rs_fp_from_bits(0x7f7fffff)),
                     0x7f80); /* rounds to infinity */
}

/* A NaN whose payload lies only in the bits that are cut must not become infinity. */
static void nan_stays_nan(void **state)
{
    (void)state;
    float quiet = rs_fp_from_bits(0x7f800001);
    assert_true(is_nan16(rs_fp_to_bf16(quiet), 0x7f80));
    assert_true(is_nan16(rs_fp_to_fp16(quiet), 0x7c00));
    assert_true(is_nan16(rs_fp_to_bf16(rs_fp_from_bits(0xffffffff)), 0x7f80));
    assert_true(is_nan16(rs_fp_to_fp16(rs_fp_from_bits(0xff800001)), 0x7c00));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fp16_is_decoded_exactly),
        cmocka_unit_test(every_pattern_survives_the_round_trip),
        cmocka_unit_test(fp16_rounds_to_nearest_even),
        cmocka_unit_test(bf16_rounds_to_nearest_even),
        cmocka_unit_test(nan_stays_nan),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
