/* Layouts: planes and groups of row_split, packing of odd N and K, validation; every layout
   that the candidate table reaches is the exact inverse of its repack, but for those of peers.
   RS_TEST_SEED=N repeats a run. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/candidate.h"
#include "kernels/fp.h"
#include "kernels/layout_dense.h"
#include "kernels/layout_kv.h"
#include "kernels/layout_rows16.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint64_t seed = 11;

/* Every bit of every group is random (padding of K included), the space between planes is 0:
   a layout has to keep it all. */
static uint8_t *random_bits(rs_format format, int32_t n, int32_t k, rs_rng *rng)
{
    const rs_format_info *f = rs_format_get(format);
    rs_planes p = rs_layout_planes(format, n, k);
    uint8_t *w = calloc(1, p.total);
    size_t groups = (size_t)n * (size_t)p.groups;
    for (size_t i = 0; i < groups * (size_t)f->base_bytes; i++)
        w[p.base + i] = (uint8_t)rs_rng_u64(rng);
    for (size_t i = 0; i < groups * (size_t)f->high_bytes; i++)
        w[p.high + i] = (uint8_t)rs_rng_u64(rng);
    for (size_t i = 0; f->group > 1 && i < groups * 2; i++)
        w[p.scales + i] = (uint8_t)rs_rng_u64(rng);
    return w;
}

static void
inverse(const rs_layout *layout, rs_format format, int32_t n, int32_t k, rs_rng *rng)
{
    size_t bytes = layout->bytes(format, n, k), plain = rs_layout_row_split.bytes(format, n, k);
    if (!bytes) {
        uint8_t byte = 0;
        assert_int_equal(layout->repack(format, n, k, &byte, &byte, NULL), RS_UNSUPPORTED);
        assert_int_equal(layout->unpack(format, n, k, &byte, &byte, NULL), RS_UNSUPPORTED);
        return;
    }
    uint8_t *w = random_bits(format, n, k, rng), *back = malloc(plain);
    uint8_t *one = malloc(bytes), *two = malloc(bytes);
    memset(one, 0xa5, bytes);
    memset(two, 0x5a, bytes);
    memset(back, 0x5a, plain);
    assert_int_equal(bytes % 256, 0);
    assert_int_equal(layout->repack(format, n, k, w, one, NULL), RS_OK);
    assert_int_equal(layout->repack(format, n, k, w, two, NULL), RS_OK);
    if (memcmp(one, two, bytes))
        fail_msg("%s leaves bytes of %s %dx%d unwritten", layout->id,
                 rs_format_get(format)->name, n, k);
    if (layout->unpack)
        assert_int_equal(layout->unpack(format, n, k, one, back, NULL), RS_OK);
    if (layout->unpack && memcmp(w, back, plain))
        fail_msg("%s does not give %s %dx%d back (seed %llu)", layout->id,
                 rs_format_get(format)->name, n, k, (unsigned long long)seed);
    free(w);
    free(back);
    free(one);
    free(two);
}

static void reachable_layouts_are_inverses(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    print_message("seed %llu\n", (unsigned long long)seed);
    for (const rs_candidate *const *c = rs_candidates; *c; c++)
        for (int f = 0; f < RS_FORMAT_COUNT && (*c)->layout != &rs_layout_kv_pages; f++)
            for (int i = 0; i < 6; i++) { /* that one holds no matrices */
                int32_t n = i ? 1 + (int32_t)rs_rng_below(&rng, 90) : 1;
                int32_t k = i ? 1 + (int32_t)rs_rng_below(&rng, 700) : 1;
                inverse((*c)->layout, (rs_format)f, n, k, &rng);
            }
}

static void groups_round_trip(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    const int32_t n = 5, k = 320;
    for (int i = 0; i < RS_FORMAT_COUNT; i++) {
        const rs_format_info *f = rs_format_get((rs_format)i);
        if (f->group == 1)
            continue;
        rs_planes p = rs_layout_planes((rs_format)i, n, k);
        uint8_t *w = random_bits((rs_format)i, n, k, &rng), *copy = malloc(p.total);
        memset(copy, 0, p.total);
        for (int32_t row = 0; row < n; row++)
            for (int32_t g = 0; g < p.groups; g++) {
                rs_group group;
                rs_layout_get_group((rs_format)i, &p, w, row, g, &group);
                for (int e = 0; e < f->group; e++)
                    assert_in_range(group.codes[e] - f->code_min, 0, f->code_max - f->code_min);
                rs_layout_put_group((rs_format)i, &p, copy, row, g, &group);
            }
        assert_memory_equal(w, copy, p.total);
        free(w);
        free(copy);
    }
}

/* The documented places, by hand. */
static void bits_stand_where_the_header_says(void **state)
{
    (void)state;
    rs_planes p = rs_layout_planes(RS_FORMAT_q6g64, 2, 128);
    assert_int_equal(p.groups, 2);
    assert_int_equal(p.high, 256);   /* 4 groups x 32 = 128 -> 256 */
    assert_int_equal(p.scales, 512); /* 4 x 16 = 64 -> 256 */
    assert_int_equal(p.total, 768);
    uint8_t w[768] = {0};
    rs_group g = {.scale = 0xbc00};
    g.codes[0] = -32; /* 100000: low nibble 0, high 2 */
    g.codes[3] = 29;  /* 011101: low nibble 13, high 1 */
    rs_layout_put_group(RS_FORMAT_q6g64, &p, w, 1, 1, &g);
    assert_int_equal(w[3 * 32 + 1], 13 << 4);
    assert_int_equal(w[256 + 3 * 16], 2 | 1 << 6);
    assert_int_equal(w[512 + 6] | w[512 + 7] << 8, 0xbc00);
    p = rs_layout_planes(RS_FORMAT_q5g64, 1, 64);
    memset(w, 0, sizeof w);
    g = (rs_group){.scale = 1};
    g.codes[13] = -1; /* 11111 */
    rs_layout_put_group(RS_FORMAT_q5g64, &p, w, 0, 0, &g);
    assert_int_equal(w[6], 15 << 4);
    assert_int_equal(w[p.high + 1], 1 << 5);
}

static void packing_pads_k_with_zeros(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    const int32_t n = 3, k = 130;
    for (int i = 0; i < RS_FORMAT_COUNT; i++) {
        float x[3 * 130];
        double row_values[130];
        rs_planes p = rs_layout_planes((rs_format)i, n, k);
        uint8_t *w = malloc(p.total);
        for (int e = 0; e < n * k; e++)
            x[e] = (float)rs_rng_normal(&rng);
        memset(w, 0xa5, p.total);
        assert_int_equal(p.k_padded, 256);
        assert_int_equal(rs_layout_pack_f32((rs_format)i, n, k, x, w, NULL), RS_OK);
        assert_int_equal(rs_layout_validate((rs_format)i, n, k, w, NULL), RS_OK);
        assert_int_equal(rs_layout_decode_row((rs_format)i, n, k, w, 2, row_values, NULL),
                         RS_OK);
        const rs_format_info *f = rs_format_get((rs_format)i);
        double worst = f->group > 1 ? 5.0 / f->pack_max * 0.51 : 0.02;
        for (int e = 0; e < k; e++)
            assert_true(fabs(row_values[e] - (double)x[2 * k + e]) < worst);
        if (f->group == 1) {
            const uint16_t *plain = (const uint16_t *)(const void *)w;
            for (int e = k; e < p.k_padded; e++)
                assert_int_equal(plain[p.k_padded + e], 0);
        } else {
            rs_group last;
            rs_layout_get_group((rs_format)i, &p, w, 1, p.groups - 1, &last);
            assert_int_equal(last.scale, 0);
            for (int e = 0; e < f->group; e++)
                assert_int_equal(last.codes[e], 0);
        }
        free(w);
    }
}

/* Signed scales are legal, NaN and infinity are not, wherever they stand. */
static void damaged_scales_are_refused(void **state)
{
    (void)state;
    const uint16_t bad[] = {0x7c00, 0xfc00, 0x7e01};
    const int32_t n = 4, k = 128;
    rs_planes p = rs_layout_planes(RS_FORMAT_q4g32, n, k);
    uint8_t *w = calloc(1, p.total);
    double values[128];
    rs_group g = {.scale = 0xb800, .codes = {-8, 7}};
    rs_layout_put_group(RS_FORMAT_q4g32, &p, w, 3, 3, &g);
    assert_int_equal(rs_layout_validate(RS_FORMAT_q4g32, n, k, w, NULL), RS_OK);
    assert_int_equal(rs_layout_decode_row(RS_FORMAT_q4g32, n, k, w, 3, values, NULL), RS_OK);
    assert_true(values[96] == 4 && values[97] == -3.5);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        rs_err err = {0};
        g.scale = bad[i];
        rs_layout_put_group(RS_FORMAT_q4g32, &p, w, 3, 3, &g);
        assert_int_equal(rs_layout_validate(RS_FORMAT_q4g32, n, k, w, &err), RS_FORMAT);
        assert_non_null(strstr(err.msg, "row 3"));
        assert_int_equal(rs_layout_decode_row(RS_FORMAT_q4g32, n, k, w, 3, values, NULL),
                         RS_FORMAT);
    }
    free(w);
    uint16_t plain[128] = {[5] = 0x7f80}; /* infinity in bf16, a number in fp16 */
    assert_int_equal(rs_layout_validate(RS_FORMAT_bf16, 1, 128, plain, NULL), RS_FORMAT);
    plain[5] = 0x7c00;
    assert_int_equal(rs_layout_validate(RS_FORMAT_bf16, 1, 128, plain, NULL), RS_OK);
    assert_int_equal(rs_layout_validate(RS_FORMAT_fp16, 1, 128, plain, NULL), RS_FORMAT);
}

static void packing_refuses_what_overflows(void **state)
{
    (void)state;
    uint8_t *w = calloc(1, rs_layout_row_split.bytes(RS_FORMAT_q4g64, 2, 64));
    float x[128] = {0};
    rs_err err = {0};
    x[70] = 1e9f;
    assert_int_equal(rs_layout_pack_f32(RS_FORMAT_q4g64, 2, 64, x, w, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "row 1"));
    free(w);
    uint16_t half[256];
    assert_int_equal(rs_layout_pack_f32(RS_FORMAT_fp16, 2, 64, x, half, NULL), RS_FORMAT);
    assert_int_equal(rs_layout_pack_f32(RS_FORMAT_bf16, 2, 64, x, half, NULL), RS_OK);
}

/* rows16 by hand: one code of each format found at its documented byte. */
static void rows16_places(void **state)
{
    (void)state;
    rs_rows16 g = rs_layout_rows16_geometry(RS_FORMAT_q5g64, 17, 130);
    assert_int_equal(g.tiles, 2);
    assert_int_equal(g.blocks, 2);
    assert_int_equal(g.block_bytes, 1024 + 256 + 64);
    const int32_t n = 17, k = 130, row = 16, column = 129;
    uint8_t *w = calloc(1, rs_layout_row_split.bytes(RS_FORMAT_q5g64, n, k));
    uint8_t *packed = malloc(g.total);
    rs_planes p = rs_layout_planes(RS_FORMAT_q5g64, n, k);
    rs_group group = {.scale = 0x3c00};
    group.codes[column % 64] = 5; /* + 16 = 10101 */
    rs_layout_put_group(RS_FORMAT_q5g64, &p, w, row, column / 64, &group);
    assert_int_equal(rs_layout_rows16.repack(RS_FORMAT_q5g64, n, k, w, packed, NULL), RS_OK);
    /* tile 1, block 1, octet 0, lane 0, column 1: s = 0, h = 1 -> nibble 4, bit 16 */
    const uint8_t *block = packed + 3 * g.block_bytes;
    assert_int_equal(block[2] & 15, 5);
    assert_int_equal(block[g.high + 2] & 1, 1);
    assert_int_equal(block[0] & 15, 0); /* code 0 is 16: low nibble 0, high bit 1 */
    assert_int_equal(block[g.high] & 1, 1);
    assert_int_equal(block[g.scales] | block[g.scales + 1] << 8, 0x3c00);
    free(w);
    free(packed);
}

/* Against the exact values of the oracle's side; K not a multiple of anything. */
static void dense_layouts_hold_the_values(void **state)
{
    (void)state;
    enum { N = 5, K = 203 };
    static float x[N * K], f32[N * K + 64];
    static uint16_t bf16[N * K + 128];
    static uint8_t w[1 << 16];
    double row[K];
    rs_rng rng = {seed};
    for (int i = 0; i < N * K; i++)
        x[i] = (float)rs_rng_normal(&rng);
    for (int f = 0; f < RS_FORMAT_COUNT; f++) {
        rs_format format = (rs_format)f;
        assert_true(rs_layout_row_split.bytes(format, N, K) <= sizeof w);
        assert_true(rs_layout_f32_dense.bytes(format, N, K) <= sizeof f32);
        assert_true(rs_layout_bf16_dense.bytes(format, N, K) <= sizeof bf16);
        assert_int_equal(rs_layout_pack_f32(format, N, K, x, w, NULL), RS_OK);
        assert_int_equal(rs_layout_f32_dense.repack(format, N, K, w, f32, NULL), RS_OK);
        assert_int_equal(rs_layout_bf16_dense.repack(format, N, K, w, bf16, NULL), RS_OK);
        for (int r = 0; r < N; r++) {
            assert_int_equal(rs_layout_decode_row(format, N, K, w, r, row, NULL), RS_OK);
            for (int i = 0; i < K; i++) {
                assert_true((double)f32[r * K + i] == row[i]);
                assert_int_equal(bf16[r * K + i], rs_fp_to_bf16((float)row[i]));
            }
        }
    }
}

int main(void)
{
    const char *text = getenv("RS_TEST_SEED");
    if (text)
        seed = strtoull(text, NULL, 10);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dense_layouts_hold_the_values),
        cmocka_unit_test(reachable_layouts_are_inverses),
        cmocka_unit_test(groups_round_trip),
        cmocka_unit_test(bits_stand_where_the_header_says),
        cmocka_unit_test(packing_pads_k_with_zeros),
        cmocka_unit_test(damaged_scales_are_refused),
        cmocka_unit_test(packing_refuses_what_overflows),
        cmocka_unit_test(rows16_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
