/* Paged keys and values: what is stored comes back, lanes share the pool and never each other's
   pages, every limit is refused without a change. Layer: tests. */
#include "engine/kv.h"

#include "sweep/base/rng.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LAYERS = 2, HEADS = 3, DIM = 16, LANES = 4, CONTEXT = 100, VALUES = HEADS * DIM };

static rs_kv *open_kv(rs_kv_format format, int64_t pages)
{
    const rs_kv_config c = {.layers = LAYERS,
                            .kv_heads = HEADS,
                            .head_dim = DIM,
                            .lanes = LANES,
                            .context = CONTEXT,
                            .pages = pages,
                            .format = format};
    rs_kv *kv = NULL;
    assert_int_equal(rs_kv_open(&c, &kv, NULL), RS_OK);
    return kv;
}

/* K (`value` false) or V of a position: the same each time it is asked for. */
static void make(float *out, int layer, int lane, int position, bool value)
{
    rs_rng rng = {(uint64_t)(((layer * LANES + lane) * 1000 + position) * 2 + value)};
    for (int i = 0; i < VALUES; i++)
        out[i] = (float)rs_rng_normal(&rng);
}

static void put(rs_kv *kv, int lane, int position)
{
    float k[VALUES], v[VALUES];
    for (int layer = 0; layer < LAYERS; layer++) {
        make(k, layer, lane, position, false);
        make(v, layer, lane, position, true);
        rs_kv_put(kv, layer, lane, position, k, v);
    }
}

static void grow(rs_kv *kv, int lane, int32_t length)
{
    int32_t from = rs_kv_length(kv, lane);
    assert_int_equal(rs_kv_resize(kv, lane, length, NULL), RS_OK);
    for (int32_t p = from; p < length; p++)
        put(kv, lane, p);
}

/* Largest error relative to the head's largest value. */
static double check_lane(const rs_kv *kv, int lane)
{
    float got[RS_KV_PAGE * DIM], want[VALUES];
    double worst = 0;
    for (int32_t p = 0; p < rs_kv_length(kv, lane); p++)
        for (int layer = 0; layer < LAYERS; layer++)
            for (int part = 0; part < 2 * HEADS; part++) {
                int head = part / 2, slot = p % RS_KV_PAGE;
                float largest = 0;
                make(want, layer, lane, p, part % 2);
                rs_kv_load(kv, layer, head, lane, p / RS_KV_PAGE, part % 2, slot + 1, got);
                for (int i = 0; i < DIM; i++)
                    largest = fmaxf(largest, fabsf(want[head * DIM + i]));
                for (int i = 0; i < DIM; i++)
                    worst = fmax(worst, fabs((double)got[slot * DIM + i] -
                                             (double)want[head * DIM + i]) /
                                            (double)largest);
            }
    return worst;
}

static void values_come_back(void **state)
{
    static const double limits[RS_KV_FORMAT_COUNT] = {
        [RS_KV_BF16] = 1.0 / 256, [RS_KV_INT8] = 0.502 / 127, [RS_KV_F32] = 0};
    static const int32_t lengths[LANES] = {1, 32, 33, CONTEXT};
    (void)state;
    for (int format = 0; format < RS_KV_FORMAT_COUNT; format++) {
        rs_kv *kv = open_kv((rs_kv_format)format, 0);
        for (int step = 1; step <= 4; step++) /* lanes grow in turn: their pages interleave */
            for (int lane = 0; lane < LANES; lane++)
                grow(kv, lane, (lengths[lane] * step + 3) / 4);
        for (int lane = 0; lane < LANES; lane++)
            assert_true(check_lane(kv, lane) <= limits[format]);
        rs_kv_close(kv);
    }
}

static void zeros_stay_zero(void **state)
{
    (void)state;
    float zero[VALUES] = {0}, got[DIM];
    rs_kv *kv = open_kv(RS_KV_INT8, 0);
    assert_int_equal(rs_kv_resize(kv, 0, 1, NULL), RS_OK);
    rs_kv_put(kv, 0, 0, 0, zero, zero);
    rs_kv_load(kv, 0, HEADS - 1, 0, 0, true, 1, got);
    assert_memory_equal(got, zero, sizeof got);
    rs_kv_close(kv);
}

/* Random growing and shrinking against a pool too small for all; what stays, stays. */
static void lanes_share_the_pool(void **state)
{
    enum { PAGES = 7 };
    rs_kv *kv = open_kv(RS_KV_F32, PAGES);
    rs_rng rng = {1};
    int refused = 0;
    (void)state;
    for (int i = 0; i < 400; i++) {
        int lane = (int)rs_rng_below(&rng, LANES);
        int32_t length = (int32_t)rs_rng_below(&rng, CONTEXT + 1),
                before = rs_kv_length(kv, lane);
        rs_err err = {0};
        if (rs_kv_resize(kv, lane, length, &err)) {
            assert_int_equal(err.status, RS_LIMIT);
            assert_non_null(strstr(err.msg, "are left"));
            assert_int_equal(rs_kv_length(kv, lane), before);
            refused++;
        }
        for (int32_t p = before; p < rs_kv_length(kv, lane); p++)
            put(kv, lane, p);
        for (int l = 0; l < LANES && i % 20 == 0; l++)
            assert_true(check_lane(kv, l) == 0);
    }
    assert_in_range(refused, 20, 380);
    rs_kv_close(kv);
}

static void limits_are_named(void **state)
{
    rs_err err = {0};
    rs_kv *kv = open_kv(RS_KV_BF16, 0);
    (void)state;
    assert_int_equal(rs_kv_resize(kv, 0, CONTEXT + 1, &err), RS_LIMIT);
    assert_non_null(strstr(err.msg, "101 tokens do not fit into the context of 100"));
    rs_kv_close(kv);
    const rs_kv_config huge = {.layers = 1000,
                               .kv_heads = 4096,
                               .head_dim = 512,
                               .lanes = 64,
                               .context = 1 << 30,
                               .pages = 1 << 30,
                               .format = RS_KV_F32};
    assert_int_equal(rs_kv_open(&huge, &kv, &err), RS_NO_MEMORY);
    assert_non_null(strstr(err.msg, "smaller --context"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_come_back), cmocka_unit_test(zeros_stay_zero),
        cmocka_unit_test(lanes_share_the_pool), cmocka_unit_test(limits_are_named)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
