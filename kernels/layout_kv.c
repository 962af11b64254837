/* Keys and values in pages. Layer: kernels. */
#include "kernels/layout_kv.h"

#include "kernels/op.h"

#include <string.h>

enum { HEADER = 16, NOBODY = 0xff /* bytes of a bf16 NaN */ };

static size_t held(rs_format format, int32_t n, int32_t k)
{
    (void)n, (void)k;
    return format == RS_FORMAT_bf16 ? 256 : 0;
}

static rs_status
no_repack(rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    (void)format, (void)n, (void)k, (void)row_split, (void)out;
    return rs_err_set(err, RS_UNSUPPORTED,
                      "kv_pages holds a cache, no matrix: rs_layout_kv_pack fills it");
}

const rs_layout rs_layout_kv_pages = {.id = "kv_pages", .bytes = held, .repack = no_repack};

static size_t align256(size_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

rs_layout_kv rs_layout_kv_of(const rs_shape *shape, int32_t t)
{
    RS_CHECK(rs_op_get(shape->op)->attends && t >= 1);
    rs_layout_kv kv = {.positions = t, .kv_heads = shape->n2, .head_dim = shape->k};
    kv.pages = (t - 1) / RS_LAYOUT_KV_PAGE + 1;
    kv.table = HEADER;
    kv.pool = align256(HEADER + (size_t)kv.pages * sizeof(int32_t));
    kv.plane_bytes = (size_t)RS_LAYOUT_KV_PAGE * (size_t)shape->k * sizeof(uint16_t);
    kv.page_bytes = 2 * (size_t)shape->n2 * kv.plane_bytes;
    kv.total = align256(kv.pool + (size_t)kv.pages * kv.page_bytes);
    return kv;
}

static size_t a_position(const rs_shape *shape)
{
    return 2 * (size_t)shape->n2 * (size_t)shape->k;
}

size_t rs_layout_kv_values(const rs_shape *shape, int32_t t)
{
    return (size_t)t * a_position(shape);
}

/* Bytes from the start of W to a row. */
static size_t
row_at(const rs_layout_kv *kv, int32_t page, int32_t position, int32_t head, bool value)
{
    size_t row = (size_t)(position % RS_LAYOUT_KV_PAGE) * (size_t)kv->head_dim;
    return kv->pool + (size_t)page * kv->page_bytes +
           (2 * (size_t)head + value) * kv->plane_bytes + row * sizeof(uint16_t);
}

const uint16_t *rs_layout_kv_row(
    const rs_layout_kv *kv, const void *w, int32_t position, int32_t kv_head, bool value)
{
    const char *at = w;
    int32_t page;
    memcpy(&page, at + kv->table + (size_t)(position / RS_LAYOUT_KV_PAGE) * sizeof page,
           sizeof page);
    return (const uint16_t *)(const void *)(at + row_at(kv, page, position, kv_head, value));
}

static int32_t page_of(const rs_layout_kv *kv, int32_t position)
{
    return kv->pages - 1 - position / RS_LAYOUT_KV_PAGE;
}

void rs_layout_kv_pack(const rs_shape *shape, int32_t t, const uint16_t *plain, void *out)
{
    rs_layout_kv kv = rs_layout_kv_of(shape, t);
    size_t dim = (size_t)shape->k;
    char *to = out;
    int32_t lane = 0, last = t - 1;
    memset(to, 0, kv.pool);
    memset(to + kv.pool, NOBODY, kv.total - kv.pool);
    memcpy(to, &lane, sizeof lane);
    memcpy(to + sizeof lane, &last, sizeof last);
    for (int32_t i = 0; i < kv.pages; i++) {
        int32_t page = page_of(&kv, i * RS_LAYOUT_KV_PAGE);
        memcpy(to + kv.table + (size_t)i * sizeof page, &page, sizeof page);
    }
    for (int32_t p = 0; p < t; p++)
        for (int32_t plane = 0; plane < 2 * kv.kv_heads; plane++, plain += dim)
            memcpy(to + row_at(&kv, page_of(&kv, p), p, plane / 2, plane % 2), plain,
                   dim * sizeof *plain);
}
