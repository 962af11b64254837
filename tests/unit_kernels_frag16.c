/* The frag16 layout: exact inverse for every format, and the placement that the device relies
   on, checked by acting out mma.sync m16n8k16 lane by lane on the packed bytes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/fp.h"
#include "kernels/layout_frag16.h"
#include "sweep/base/rng.h"

#include <stdlib.h>
#include <string.h>

static const rs_format formats[] = {RS_FORMAT_q4g64, RS_FORMAT_q4g32, RS_FORMAT_q5g64,
                                    RS_FORMAT_q6g64, RS_FORMAT_q8g32};
enum { FORMATS = sizeof formats / sizeof formats[0] };

/* row_split weights with every legal code and scales of both signs; K's padding stays zero. */
static uint8_t *random_weights(rs_format format, int32_t n, int32_t k, rs_rng *rng)
{
    const rs_format_info *f = rs_format_get(format);
    rs_planes p = rs_layout_planes(format, n, k);
    uint8_t *w = calloc(1, p.total);
    for (int32_t row = 0; row < n; row++)
        for (int32_t g = 0; g * f->group < k; g++) {
            rs_group group = {.scale = rs_fp_to_fp16((float)rs_rng_unit(rng) - 0.5f)};
            for (int i = 0; i < f->group && g * f->group + i < k; i++)
                group.codes[i] =
                    (int8_t)(f->code_min +
                             (int)rs_rng_below(rng, (uint32_t)(f->code_max - f->code_min + 1)));
            rs_layout_put_group(format, &p, w, row, g, &group);
        }
    return w;
}

static void repack_and_unpack_are_inverse(void **state)
{
    (void)state;
    static const int32_t shapes[][2] = {{1, 1},    {16, 128},  {17, 130},
                                        {33, 640}, {160, 320}, {5, 1000}};
    rs_rng rng = {1};
    for (int i = 0; i < FORMATS; i++)
        for (size_t s = 0; s < sizeof shapes / sizeof shapes[0]; s++) {
            int32_t n = shapes[s][0], k = shapes[s][1];
            size_t bytes = rs_layout_frag16.bytes(formats[i], n, k);
            size_t plain = rs_layout_row_split.bytes(formats[i], n, k);
            uint8_t *w = random_weights(formats[i], n, k, &rng);
            uint8_t *packed = malloc(bytes), *back = malloc(plain);
            memset(packed, 0xa5, bytes);
            memset(back, 0x5a, plain);
            assert_int_equal(bytes % 256, 0);
            assert_int_equal(rs_layout_frag16.repack(formats[i], n, k, w, packed, NULL), RS_OK);
            assert_int_equal(rs_layout_frag16.unpack(formats[i], n, k, packed, back, NULL),
                             RS_OK);
            assert_memory_equal(w, back, plain);
            free(w);
            free(packed);
            free(back);
        }
}

static void float_formats_are_refused(void **state)
{
    (void)state;
    rs_err err = {0};
    uint8_t byte = 0;
    assert_int_equal(rs_layout_frag16.bytes(RS_FORMAT_bf16, 16, 128), 0);
    assert_int_equal(rs_layout_frag16.repack(RS_FORMAT_fp16, 16, 128, &byte, &byte, &err),
                     RS_UNSUPPORTED);
    assert_non_null(strstr(err.msg, "fp16"));
}

/* Pair i of five bits: three in a word, the last one out of the tops of all five. */
static void device_five(const uint8_t *base, const uint8_t *high, int i, int out[2])
{
    uint32_t words[5], v = 0;
    memcpy(words, base, 16);
    memcpy(words + 4, high, 4);
    for (int w = 0; w < 5 && i == 15; w++)
        v |= (words[w] >> (15 - w)) & (0x00010001u << w);
    if (i < 15)
        v = words[i / 3] >> (i % 3 * 5) & 0x001f001fu;
    out[0] = (int)(v & 31) - 16;
    out[1] = (int)(v >> 16) - 16;
}

/* Codes of step j, pair p of a lane, read as the device reads them (kernels/cuda/frag16.cuh).
 */
static void device_codes(const rs_format_info *f,
                         const uint8_t *base,
                         const uint8_t *high,
                         int lane,
                         int j,
                         int p,
                         int out[2])
{
    uint32_t word, top = 0;
    if (f->bits == 8) {
        memcpy(&word, base + (j / 2) * 512 + lane * 16 + (2 * (j % 2) + p / 2) * 4, 4);
        word >>= 8 * (p % 2);
        out[0] = (int8_t)(word & 255);
        out[1] = (int8_t)(word >> 16 & 255);
        return;
    }
    if (f->bits == 5) {
        device_five(base + lane * 16, high + lane * 4, 4 * j + p, out);
        return;
    }
    memcpy(&word, base + lane * 16 + j * 4, 4);
    word >>= 4 * p;
    if (f->bits == 6) {
        memcpy(&top, high + lane * 8 + j / 2 * 4, 4);
        top >>= 2 * (4 * (j % 2) + p);
    }
    unsigned mask = f->bits == 6 ? 3 : 0;
    int bias = 1 << (f->bits - 1);
    out[0] = (int)((word & 15) | (top & mask) << 4) - bias;
    out[1] = (int)((word >> 16 & 15) | (top >> 16 & mask) << 4) - bias;
}

/* One tile times eight columns with the register roles of the instruction. */
static void act_out_mma(const rs_format_info *f,
                        const rs_frag16_planes *p,
                        const uint8_t *packed,
                        int32_t k,
                        int32_t tile,
                        const double *x,
                        double y[16][8])
{
    int groups = 64 / f->group, base = f->bits == 8 ? 1024 : 512;
    int high = f->bits == 5 ? 128 : f->bits == 6 ? 256 : 0;
    memset(y, 0, sizeof(double) * 16 * 8);
    for (int32_t b = 0; b < p->blocks; b++) {
        size_t index = (size_t)tile * (size_t)p->blocks + (size_t)b;
        const uint16_t *scales = (const uint16_t *)(const void *)(packed + p->scales) +
                                 index * (size_t)(16 * groups);
        for (int lane = 0; lane < 32; lane++)
            for (int j = 0; j < 4; j++)
                for (int pair = 0; pair < 4; pair++) {
                    int codes[2], q = lane / 4, half = pair % 2;
                    device_codes(f, packed + index * (size_t)base,
                                 packed + p->high + index * (size_t)high, lane, j, pair, codes);
                    double scale = (double)rs_fp_from_fp16(
                        scales[(q * groups + j * groups / 4) * 2 + half]);
                    int first = b * 64 + 16 * j + 8 * (pair / 2) + 2 * (lane % 4);
                    for (int column = 0; column < 8; column++)
                        for (int e = 0; e < 2; e++)
                            if (first + e < k)
                                y[q + 8 * half][column] +=
                                    scale * codes[e] * x[column * k + first + e];
                }
    }
}

static void fragments_give_the_product(void **state)
{
    (void)state;
    enum { N = 40, K = 200 };
    static double x[8 * K], row[K], y[16][8];
    rs_rng rng = {2};
    for (int i = 0; i < 8 * K; i++)
        x[i] = (double)((int)rs_rng_below(&rng, 17) - 8);
    for (int i = 0; i < FORMATS; i++) {
        uint8_t *w = random_weights(formats[i], N, K, &rng);
        uint8_t *packed = malloc(rs_layout_frag16.bytes(formats[i], N, K));
        rs_frag16_planes p = rs_layout_frag16_planes(formats[i], N, K);
        assert_int_equal(rs_layout_frag16.repack(formats[i], N, K, w, packed, NULL), RS_OK);
        for (int32_t tile = 0; tile < p.tiles; tile++) {
            act_out_mma(rs_format_get(formats[i]), &p, packed, K, tile, x, y);
            for (int r = 0; r < 16 && tile * 16 + r < N; r++) {
                assert_int_equal(
                    rs_layout_decode_row(formats[i], N, K, w, tile * 16 + r, row, NULL), RS_OK);
                for (int column = 0; column < 8; column++) {
                    double sum = 0;
                    for (int j = 0; j < K; j++)
                        sum += row[j] * x[column * K + j];
                    assert_true(fabs(sum - y[r][column]) < 1e-9 * (1 + fabs(sum)));
                }
            }
        }
        free(w);
        free(packed);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(repack_and_unpack_are_inverse),
        cmocka_unit_test(float_formats_are_refused),
        cmocka_unit_test(fragments_give_the_product),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
