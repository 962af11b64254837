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

/* Numbers that a row draws: so that a row can be drawn without those before it. */
static uint64_t draws_a_row(const rs_shape *shape)
{
    int32_t group = rs_format_get(shape->format)->group;
    if (group == 1)
        return (uint64_t)shape->k;
    int32_t all = rs_format_k_padded(shape->k) / group, used = (shape->k - 1) / group + 1;
    return (uint64_t)all * (uint64_t)(group / 8) + (uint64_t)used; /* codes, scales */
}

static void fill_quant(const rs_shape *shape,
                       rs_rng *rng,
                       const float *normal,
                       int32_t first,
                       int32_t last,
                       void *out)
{
    const rs_format_info *f = rs_format_get(shape->format);
    rs_planes planes = rs_layout_planes(shape->format, shape->n, shape->k);
    int8_t codes[TABLE];
    for (int i = 0; i < TABLE; i++) {
        float c = rintf(normal[i] * (float)f->pack_max / 3.0f);
        codes[i] = (int8_t)fminf(fmaxf(c, (float)f->code_min), (float)f->code_max);
    }
    float unit = 3.0f / (float)f->pack_max / sqrtf((float)shape->k);
    for (int32_t row = first; row < last; row++)
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

static void fill_plain(const rs_shape *shape,
                       rs_rng *rng,
                       const float *normal,
                       int32_t first,
                       int32_t last,
                       uint16_t *out)
{
    int32_t padded = rs_format_k_padded(shape->k);
    float unit = 1.0f / sqrtf((float)shape->k);
    for (int32_t row = first; row < last; row++)
        for (int32_t i = 0; i < shape->k; i++) {
            float v = normal[rs_rng_u64(rng) >> 56] * unit;
            out[(size_t)row * (size_t)padded + (size_t)i] =
                shape->format == RS_FORMAT_bf16 ? rs_fp_to_bf16(v) : rs_fp_to_fp16(v);
        }
}

/* Rows of one part, shared out to threads. */
typedef struct fill_job {
    const rs_shape *shape;
    uint64_t seed;
    const float *normal;
    void *out;
} fill_job;

static void fill_rows(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const fill_job *j = arg;
    rs_rng rng = {j->seed};
    rs_rng_skip(&rng, (uint64_t)begin * draws_a_row(j->shape));
    if (rs_format_get(j->shape->format)->group == 1)
        fill_plain(j->shape, &rng, j->normal, (int32_t)begin, (int32_t)end, j->out);
    else
        fill_quant(j->shape, &rng, j->normal, (int32_t)begin, (int32_t)end, j->out);
}

static void synthetic(rs_pool *pool, const rs_shape *shape, uint64_t seed, void *out)
{
    float normal[TABLE];
    fill_job job = {shape, seed, normal, out};
    normal_table(seed, normal);
    rs_pool_zero(pool, out, rs_layout_row_split.bytes(shape->format, shape->n, shape->k));
    if (pool) /* whole bytes of every plane belong to one row: K is padded */
        rs_pool_run(pool, shape->n, 1, fill_rows, &job);
    else
        fill_rows(&job, 0, shape->n, 0);
}

void rs_weights_synthetic(const rs_shape *shape, uint64_t seed, void *out)
{
    synthetic(NULL, shape, seed, out);
}

void rs_weights_synthetic_parts(rs_pool *pool, const rs_shape *shape, uint64_t seed, void *out)
{
    for (int i = 0; i < rs_parts_count(shape); i++) {
        rs_shape part = rs_parts_shape(shape, i);
        synthetic(pool, &part, seed + (uint64_t)i * 7777,
                  (char *)out + rs_parts_offset(&rs_layout_row_split, shape, i));
    }
}

/* A mean that is not 0 would be all that is left of the values of many positions. */
static void centre(float normal[TABLE])
{
    double sum = 0;
    for (int i = 0; i < TABLE; i++)
        sum += (double)normal[i];
    for (int i = 0; i < TABLE; i++)
        normal[i] -= (float)(sum / TABLE);
}

/* Positions of a cache, shared out to threads. */
static void fill_positions(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const fill_job *j = arg;
    size_t dim = (size_t)j->shape->k, each = rs_layout_kv_values(j->shape, 1);
    uint16_t *out = (uint16_t *)j->out + (size_t)begin * each;
    rs_rng rng = {j->seed};
    rs_rng_skip(&rng, (uint64_t)begin * each);
    for (size_t i = 0; i < (size_t)(end - begin) * each; i++) {
        bool is_key = i / dim % 2 == 0;
        out[i] = rs_fp_to_bf16(j->normal[rs_rng_u64(&rng) >> 56] * (is_key ? 0.5f : 1.0f));
    }
}

void rs_weights_cache(
    rs_pool *pool, const rs_shape *shape, int32_t t, uint64_t seed, uint16_t *out)
{
    float normal[TABLE];
    fill_job job = {shape, seed, normal, out};
    normal_table(seed, normal);
    centre(normal);
    if (pool)
        rs_pool_run(pool, t, 16, fill_positions, &job);
    else
        fill_positions(&job, 0, t, 0);
}

static void draw_values(
    uint64_t seed, bool one_signed, bool outliers, size_t first, size_t count, uint16_t *out)
{
    rs_rng rng = {seed};
    float normal[TABLE];
    normal_table(seed, normal);
    rs_rng_skip(&rng, first);
    for (size_t i = 0; i < count; i++) {
        uint64_t r = rs_rng_u64(&rng);
        float v = normal[r >> 56] + (float)(r & 0xffff) * 0x1p-20f;
        if (outliers && (first + i) % 97 == 96)
            v *= 16.0f;
        out[i] = rs_fp_to_bf16(one_signed ? fabsf(v) : v);
    }
}

void rs_weights_activations_part(
    uint64_t seed, bool one_signed, size_t first, size_t count, uint16_t *out)
{
    draw_values(seed, one_signed, true, first, count, out);
}

void rs_weights_queries_part(
    uint64_t seed, bool one_signed, size_t first, size_t count, uint16_t *out)
{
    draw_values(seed, one_signed, false, first, count, out);
}

void rs_weights_activations(uint64_t seed, bool one_signed, int32_t t, int32_t k, uint16_t *out)
{
    rs_weights_activations_part(seed, one_signed, 0, (size_t)t * (size_t)k, out);
}
