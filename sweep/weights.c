/* Synthetic weights and activations. Layer: sweep. */
#include "sweep/weights.h"

#include "kernels/fp.h"
#include "kernels/layout.h"
#include "sweep/base/rng.h"

#include <math.h>
#include <string.h>

enum { TABLE = 256 };

/* 256 normal quantiles, so that one random byte gives one value. */
static void normal_table(uint64_t seed, float out[TABLE])
{
    rs_rng rng = {seed ^ 0x6e6f726d};
    for (int i = 0; i < TABLE; i++)
        out[i] = (float)rs_rng_normal(&rng);
}

static void random_bytes(rs_rng *rng, uint8_t *out, int count)
{
    for (int i = 0; i < count; i += 8) {
        uint64_t r = rs_rng_u64(rng);
        memcpy(out + i, &r, 8);
    }
}

static void fill_quant(const rs_shape *shape, rs_rng *rng, const float *normal, void *out)
{
    const rs_format_info *f = rs_format_get(shape->format);
    rs_planes planes = rs_layout_planes(shape->format, shape->n, shape->k);
    int8_t codes[TABLE];
    for (int i = 0; i < TABLE; i++) {
        float c = rintf(normal[i] * (float)f->pack_max / 3.0f);
        codes[i] = (int8_t)fminf(fmaxf(c, (float)f->code_min), (float)f->code_max);
    }
    float unit = 3.0f / (float)f->pack_max / sqrtf((float)shape->k);
    for (int32_t row = 0; row < shape->n; row++)
        for (int32_t g = 0; g < planes.groups; g++) {
            rs_group group = {0};
            uint8_t bytes[64];
            random_bytes(rng, bytes, f->group);
            int32_t left = shape->k - g * f->group;
            for (int i = 0; i < f->group && i < left; i++)
                group.codes[i] = codes[bytes[i]];
            if (left > 0)
                group.scale = rs_fp_to_fp16(unit * (0.5f + (float)rs_rng_unit(rng)));
            rs_layout_put_group(shape->format, &planes, out, row, g, &group);
        }
}

static void fill_plain(const rs_shape *shape, rs_rng *rng, const float *normal, uint16_t *out)
{
    int32_t padded = rs_format_k_padded(shape->k);
    float unit = 1.0f / sqrtf((float)shape->k);
    for (int32_t row = 0; row < shape->n; row++)
        for (int32_t i = 0; i < shape->k; i++) {
            float v = normal[rs_rng_u64(rng) >> 56] * unit;
            out[(size_t)row * (size_t)padded + (size_t)i] =
                shape->format == RS_FORMAT_bf16 ? rs_fp_to_bf16(v) : rs_fp_to_fp16(v);
        }
}

void rs_weights_synthetic(const rs_shape *shape, uint64_t seed, void *out)
{
    rs_rng rng = {seed};
    float normal[TABLE];
    normal_table(seed, normal);
    memset(out, 0, rs_layout_row_split.bytes(shape->format, shape->n, shape->k));
    if (rs_format_get(shape->format)->group == 1)
        fill_plain(shape, &rng, normal, out);
    else
        fill_quant(shape, &rng, normal, out);
}

void rs_weights_synthetic_parts(const rs_shape *shape, uint64_t seed, void *out)
{
    for (int i = 0; i < rs_parts_count(shape); i++) {
        rs_shape part = rs_parts_shape(shape, i);
        rs_weights_synthetic(&part, seed + (uint64_t)i * 7777,
                             (char *)out + rs_parts_offset(&rs_layout_row_split, shape, i));
    }
}

void rs_weights_activations_part(
    uint64_t seed, bool one_signed, size_t first, size_t count, uint16_t *out)
{
    rs_rng rng = {seed};
    float normal[TABLE];
    normal_table(seed, normal);
    rs_rng_skip(&rng, first);
    for (size_t i = 0; i < count; i++) {
        uint64_t r = rs_rng_u64(&rng);
        float v = normal[r >> 56] + (float)(r & 0xffff) * 0x1p-20f;
        if ((first + i) % 97 == 96)
            v *= 16.0f;
        out[i] = rs_fp_to_bf16(one_signed ? fabsf(v) : v);
    }
}

void rs_weights_activations(uint64_t seed, bool one_signed, int32_t t, int32_t k, uint16_t *out)
{
    rs_weights_activations_part(seed, one_signed, 0, (size_t)t * (size_t)k, out);
}
