/* Pages, their pool and the formats of their values. Layer: engine. */
#include "engine/kv.h"

#include "engine/vector.h"
#include "kernels/fp.h"

#include <math.h>
#include <stdlib.h>

struct rs_kv {
    rs_kv_config c;
    rs_block pool;
    size_t plane_bytes; /* K or V of one layer and head in one page */
    size_t page_bytes;
    int32_t pages_a_lane;
    int32_t *table; /* [lane][pages_a_lane] -> page of the pool */
    int32_t *unused;
    int64_t unused_count;
    int32_t length[RS_KV_LANES_MAX];
};

const char *rs_kv_format_name(rs_kv_format format)
{
    static const char *const names[RS_KV_FORMAT_COUNT] = {"bf16", "int8", "f32"};
    return names[format];
}

int32_t rs_kv_pages(int32_t length)
{
    return (int32_t)(((int64_t)length + RS_KV_PAGE - 1) / RS_KV_PAGE);
}

/* int8: the scales stand behind the codes. */
static size_t plane_bytes(const rs_kv_config *c)
{
    size_t values = (size_t)RS_KV_PAGE * (size_t)c->head_dim;
    if (c->format == RS_KV_INT8)
        return values + RS_KV_PAGE * sizeof(float);
    return values * (c->format == RS_KV_F32 ? 4 : 2);
}

size_t rs_kv_page_bytes(const rs_kv_config *config)
{
    return plane_bytes(config) * 2 * (size_t)config->layers * (size_t)config->kv_heads;
}

static int64_t pool_pages(const rs_kv_config *c)
{
    return c->pages ? c->pages : (int64_t)rs_kv_pages(c->context) * c->lanes;
}

/* More than can be counted is SIZE_MAX, which no memory gives. */
size_t rs_kv_bytes(const rs_kv_config *config)
{
    size_t bytes = 0;
    if (__builtin_mul_overflow(rs_kv_page_bytes(config), (size_t)pool_pages(config), &bytes))
        return SIZE_MAX;
    return bytes;
}

static const rs_memory *memory_of(const rs_kv_config *c)
{
    return c->memory ? c->memory : &rs_memory_cpu;
}

/* `kv` with its tables, or NULL. */
static rs_kv *take_tables(const rs_kv_config *config)
{
    size_t pages = (size_t)pool_pages(config), a_lane = (size_t)rs_kv_pages(config->context);
    rs_kv *kv = calloc(1, sizeof *kv);
    if (!kv)
        return NULL;
    kv->table = calloc(a_lane * (size_t)config->lanes, sizeof *kv->table);
    kv->unused = calloc(pages, sizeof *kv->unused);
    if (kv->table && kv->unused)
        return kv;
    rs_kv_close(kv);
    return NULL;
}

rs_status rs_kv_open(const rs_kv_config *config, rs_kv **out_kv, rs_err *err)
{
    RS_CHECK(config->lanes >= 1 && config->lanes <= RS_KV_LANES_MAX && config->context >= 1);
    int64_t pages = pool_pages(config);
    rs_kv *kv = pages <= INT32_MAX ? take_tables(config) : NULL; /* tables hold 32 bits */
    const rs_memory *memory = memory_of(config);
    rs_status st = kv ? memory->alloc(rs_kv_bytes(config), &kv->pool, err)
                      : rs_err_set(err, RS_NO_MEMORY, "no memory for the tables of %lld pages",
                                   (long long)pages);
    if (st || !kv) {
        rs_kv_close(kv); /* its pool is not there: the configuration is not read */
        return rs_err_prefix(err, st,
                             "keys and values of %d lanes of %d positions (give a smaller "
                             "--context)",
                             config->lanes, config->context);
    }
    kv->c = *config;
    kv->c.pages = pages;
    kv->plane_bytes = plane_bytes(config);
    kv->page_bytes = rs_kv_page_bytes(config);
    kv->pages_a_lane = rs_kv_pages(config->context);
    for (; kv->unused_count < pages; kv->unused_count++)
        kv->unused[kv->unused_count] = (int32_t)(pages - 1 - kv->unused_count);
    *out_kv = kv;
    return RS_OK;
}

void rs_kv_close(rs_kv *kv)
{
    if (!kv)
        return;
    if (kv->pool.data)
        memory_of(&kv->c)->release(&kv->pool);
    free(kv->table);
    free(kv->unused);
    free(kv);
}

const rs_kv_config *rs_kv_config_of(const rs_kv *kv)
{
    return &kv->c;
}

rs_kv_view rs_kv_view_of(const rs_kv *kv)
{
    return (rs_kv_view){kv->pool.data, kv->page_bytes, kv->plane_bytes, kv->table,
                        kv->pages_a_lane};
}

int32_t rs_kv_length(const rs_kv *kv, int32_t lane)
{
    return kv->length[lane];
}

rs_status rs_kv_resize(rs_kv *kv, int32_t lane, int32_t length, rs_err *err)
{
    RS_CHECK(lane >= 0 && lane < kv->c.lanes && length >= 0);
    int32_t *table = kv->table + (size_t)lane * (size_t)kv->pages_a_lane;
    int32_t have = rs_kv_pages(kv->length[lane]), want = rs_kv_pages(length);
    if (length > kv->c.context)
        return rs_err_set(err, RS_LIMIT,
                          "%d tokens do not fit into the context of %d; give a larger "
                          "--context or a shorter text",
                          length, kv->c.context);
    if (want - have > kv->unused_count)
        return rs_err_set(err, RS_LIMIT,
                          "%d more pages of keys and values wanted, %lld are left; use fewer "
                          "lanes or shorter texts",
                          want - have, (long long)kv->unused_count);
    for (; have < want; have++)
        table[have] = kv->unused[--kv->unused_count];
    for (; have > want; have--)
        kv->unused[kv->unused_count++] = table[have - 1];
    kv->length[lane] = length;
    return RS_OK;
}

static uint8_t *
plane(const rs_kv *kv, int32_t layer, int32_t head, int32_t lane, int32_t page, bool value)
{
    size_t number = (size_t)kv->table[(size_t)lane * (size_t)kv->pages_a_lane + (size_t)page];
    size_t index = ((size_t)layer * (size_t)kv->c.kv_heads + (size_t)head) * 2 + value;
    return (uint8_t *)kv->pool.data + number * kv->page_bytes + index * kv->plane_bytes;
}

/* Symmetric, the largest value becomes 127; nothing is lost where all are zero. */
static void store_int8(int8_t *codes, float *scale, const float *x, int32_t dim)
{
    float max = 0;
    for (int32_t i = 0; i < dim; i++)
        max = fmaxf(max, fabsf(x[i]));
    float inverse = max > 0 ? 127 / max : 0;
    *scale = max / 127;
    for (int32_t i = 0; i < dim; i++)
        codes[i] = (int8_t)lrintf(x[i] * inverse);
}

static void store(const rs_kv *kv, uint8_t *to, int32_t slot, const float *x)
{
    int32_t dim = kv->c.head_dim;
    size_t at = (size_t)slot * (size_t)dim;
    float *f32 = (float *)(void *)to;
    uint16_t *bf16 = (uint16_t *)(void *)to;
    switch (kv->c.format) {
    case RS_KV_INT8:
        store_int8((int8_t *)to + at, f32 + RS_KV_PAGE * dim / 4 + slot, x, dim);
        break;
    case RS_KV_F32:
        memcpy(f32 + at, x, (size_t)dim * sizeof *x);
        break;
    default:
        for (int32_t i = 0; i < dim; i++)
            bf16[at + (size_t)i] = rs_fp_to_bf16(x[i]);
    }
}

void rs_kv_put(
    rs_kv *kv, int32_t layer, int32_t lane, int32_t position, const float *k, const float *v)
{
    RS_CHECK(position >= 0 && position < kv->length[lane]);
    int32_t page = position / RS_KV_PAGE, slot = position % RS_KV_PAGE;
    for (int32_t h = 0; h < kv->c.kv_heads; h++) {
        size_t at = (size_t)h * (size_t)kv->c.head_dim;
        store(kv, plane(kv, layer, h, lane, page, false), slot, k + at);
        store(kv, plane(kv, layer, h, lane, page, true), slot, v + at);
    }
}

/* Static, because clang 14 gives cloned functions no name that another file could call. */
RS_WIDE static void load_plane(const rs_kv *kv, const uint8_t *from, int32_t count, float *out)
{
    int32_t dim = kv->c.head_dim;
    size_t values = (size_t)count * (size_t)dim;
    const float *f32 = (const float *)(const void *)from;
    const uint16_t *bf16 = (const uint16_t *)(const void *)from;
    const int8_t *codes = (const int8_t *)from;
    switch (kv->c.format) {
    case RS_KV_INT8:
        for (int32_t p = 0; p < count; p++)
            for (int32_t i = 0; i < dim; i++)
                out[p * dim + i] = (float)codes[p * dim + i] * f32[RS_KV_PAGE * dim / 4 + p];
        break;
    case RS_KV_F32:
        memcpy(out, f32, values * sizeof *out);
        break;
    default:
        for (size_t i = 0; i < values; i++)
            out[i] = rs_fp_from_bf16(bf16[i]);
    }
}

void rs_kv_load(const rs_kv *kv,
                int32_t layer,
                int32_t head,
                int32_t lane,
                int32_t page,
                bool value,
                int32_t count,
                float *out)
{
    load_plane(kv, plane(kv, layer, head, lane, page, value), count, out);
}
