/* Synthetic weights are legal, padded with zeros and repeat with their seed; activations
 * likewise. */
#include "kernels/fp.h"
#include "kernels/layout.h"
#include "sweep/weights.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void check_format(rs_format format)
{
    rs_shape shape = {
        .op = RS_OP_linear, .format = format, .n = 7, .k = 200}; /* K pads to 256 */
    size_t bytes = rs_layout_row_split.bytes(format, shape.n, shape.k);
    void *a = malloc(bytes), *b = malloc(bytes);
    double row[200];
    memset(a, 0xee, bytes);
    rs_weights_synthetic(&shape, 3, a);
    rs_weights_synthetic(&shape, 3, b);
    assert_memory_equal(a, b, bytes);
    rs_weights_synthetic(&shape, 4, b);
    assert_true(memcmp(a, b, bytes) != 0);
    assert_int_equal(rs_layout_validate(format, shape.n, shape.k, a, NULL), RS_OK);
    double squares = 0;
    assert_int_equal(rs_layout_decode_row(format, shape.n, shape.k, a, 6, row, NULL), RS_OK);
    for (int i = 0; i < 200; i++)
        squares += row[i] * row[i];
    assert_true(squares > 0.1 && squares < 10); /* scaled like 1/sqrt(K) */
    rs_planes planes = rs_layout_planes(format, shape.n, shape.k);
    int group = rs_format_get(format)->group;
    for (int32_t g = (200 + group - 1) / group; group > 1 && g < planes.groups; g++) {
        rs_group padding;
        rs_layout_get_group(format, &planes, a, 6, g, &padding);
        assert_int_equal(padding.scale, 0);
    }
    free(a);
    free(b);
}

static void test_weights(void **state)
{
    (void)state;
    for (int f = 0; f < RS_FORMAT_COUNT; f++)
        check_format((rs_format)f);
}

/* On several threads the same bits, of both parts; a K that leaves a group part empty. */
static void test_threads_draw_the_same(void **state)
{
    (void)state;
    rs_pool *pool;
    assert_int_equal(rs_pool_new(3, &pool, NULL), RS_OK);
    for (int f = 0; f < RS_FORMAT_COUNT; f++) {
        rs_shape s = {.op = RS_OP_gdn_input_proj,
                      .format = (rs_format)f,
                      .n = 37,
                      .k = 200,
                      .format2 = RS_FORMAT_q5g64,
                      .n2 = 21};
        size_t bytes = rs_parts_bytes(&rs_layout_row_split, &s);
        uint8_t *a = malloc(bytes), *b = malloc(bytes);
        memset(a, 1, bytes);
        memset(b, 2, bytes);
        rs_weights_synthetic_parts(NULL, &s, 11, a);
        rs_weights_synthetic_parts(pool, &s, 11, b);
        assert_memory_equal(a, b, bytes);
        free(a);
        free(b);
    }
    rs_pool_free(pool);
}

static void test_activations(void **state)
{
    (void)state;
    enum { T = 5, K = 97 };
    uint16_t a[T * K], b[T * K];
    rs_weights_activations(9, false, T, K, a);
    rs_weights_activations(9, true, T, K, b);
    int negative = 0;
    for (int i = 0; i < T * K; i++) {
        float x = rs_fp_from_bf16(a[i]), y = rs_fp_from_bf16(b[i]);
        assert_true(isfinite(x) && y >= 0);
        negative += x < 0;
    }
    assert_true(negative > T * K / 4 && negative < T * K * 3 / 4);
    for (int cut = 0; cut <= T * K; cut += 61) { /* in two pieces: the same values */
        rs_weights_activations_part(9, false, 0, (size_t)cut, b);
        rs_weights_activations_part(9, false, (size_t)cut, (size_t)(T * K - cut), b + cut);
        assert_memory_equal(a, b, sizeof a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_weights),
                                       cmocka_unit_test(test_threads_draw_the_same),
                                       cmocka_unit_test(test_activations)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
