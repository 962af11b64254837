/* Layout rows16: repack from row_split and its exact inverse. Layer: kernels. */
#include "kernels/layout_rows16.h"

#include <string.h>

rs_rows16 rs_layout_rows16_geometry(rs_format format, int32_t n, int32_t k)
{
    const rs_format_info *f = rs_format_get(format);
    rs_rows16 g = {0};
    if (f->group == 1)
        return g;
    g.groups = RS_ROWS16_COLS / f->group;
    g.tiles = (n + RS_ROWS16_ROWS - 1) / RS_ROWS16_ROWS;
    g.blocks = rs_format_k_padded(k) / RS_ROWS16_COLS;
    size_t parts = (size_t)g.groups * RS_ROWS16_ROWS;
    g.high = parts * (size_t)f->base_bytes;
    g.scales = g.high + parts * (size_t)f->high_bytes;
    g.block_bytes = g.scales + parts * 2;
    g.total = ((size_t)g.tiles * (size_t)g.blocks * g.block_bytes + 255) / 256 * 256;
    return g;
}

static size_t rows16_bytes(rs_format format, int32_t n, int32_t k)
{
    return rs_layout_rows16_geometry(format, n, k).total;
}

/* Where the bits of one element stand in a block. */
typedef struct place {
    size_t base, high; /* bytes from the start of the block */
    int base_shift, high_shift;
} place;

static place find(const rs_format_info *f, const rs_rows16 *g, int lane, int column)
{
    int octet = column / 8, s = column % 8 / 2, h = column % 2, byte = 2 * h + s / 2;
    int bits = f->bits - 4, shared = bits == 1 ? 4 : 2; /* octets that share a high vector */
    if (f->bits == 8)
        return (place){.base = (size_t)(octet * 128 + s % 2 * 64 + lane * 4 + byte)};
    return (place){
        .base = (size_t)(octet * 64 + lane * 4 + byte),
        .high = g->high + (size_t)(octet / shared * 64 + lane * 4 + byte),
        .base_shift = 4 * (s % 2),
        .high_shift = bits * (2 * (octet % shared) + s % 2),
    };
}

static void put_group(const rs_format_info *f,
                      const rs_rows16 *g,
                      uint8_t *block,
                      int lane,
                      int group,
                      const rs_group *in)
{
    unsigned flip = f->bits == 8 ? 0 : 1u << (f->bits - 1);
    for (int i = 0; i < f->group; i++) {
        place p = find(f, g, lane, group * f->group + i);
        unsigned code = (uint8_t)in->codes[i] ^ flip;
        if (f->bits == 8) {
            block[p.base] = (uint8_t)code;
            continue;
        }
        block[p.base] |= (uint8_t)((code & 15u) << p.base_shift);
        if (f->high_bytes)
            block[p.high] |=
                (uint8_t)((code >> 4 & ((1u << (f->bits - 4)) - 1)) << p.high_shift);
    }
    memcpy(block + g->scales + (size_t)(group * RS_ROWS16_ROWS + lane) * 2, &in->scale, 2);
}

static void get_group(const rs_format_info *f,
                      const rs_rows16 *g,
                      const uint8_t *block,
                      int lane,
                      int group,
                      rs_group *out)
{
    int sign = 1 << (f->bits - 1);
    for (int i = 0; i < f->group; i++) {
        place p = find(f, g, lane, group * f->group + i);
        if (f->bits == 8) {
            out->codes[i] = (int8_t)block[p.base];
            continue;
        }
        int code = block[p.base] >> p.base_shift & 15;
        if (f->high_bytes)
            code |= (block[p.high] >> p.high_shift & ((1 << (f->bits - 4)) - 1)) << 4;
        out->codes[i] = (int8_t)(code - sign);
    }
    memcpy(&out->scale, block + g->scales + (size_t)(group * RS_ROWS16_ROWS + lane) * 2, 2);
}

static rs_status refuse(rs_format format, rs_err *err)
{
    return rs_err_set(err, RS_UNSUPPORTED, "layout rows16 does not hold %s",
                      rs_format_get(format)->name);
}

static rs_status rows16_repack_tiles(rs_format format,
                                     int32_t n,
                                     int32_t k,
                                     const void *row_split,
                                     void *out,
                                     int32_t first,
                                     int32_t last,
                                     rs_err *err)
{
    const rs_format_info *f = rs_format_get(format);
    rs_rows16 g = rs_layout_rows16_geometry(format, n, k);
    if (!g.total)
        return refuse(format, err);
    rs_planes planes = rs_layout_planes(format, n, k);
    uint8_t *block = (uint8_t *)out + (size_t)first * (size_t)g.blocks * g.block_bytes;
    for (int32_t tile = first; tile < last; tile++)
        for (int32_t b = 0; b < g.blocks; b++, block += g.block_bytes)
            for (int i = 0; i < RS_ROWS16_ROWS * g.groups; i++) {
                int lane = i / g.groups, group = i % g.groups;
                int32_t row = tile * RS_ROWS16_ROWS + lane;
                rs_group codes = {.scale = 0}; /* rows past N */
                if (row < n)
                    rs_layout_get_group(format, &planes, row_split, row, b * g.groups + group,
                                        &codes);
                put_group(f, &g, block, lane, group, &codes);
            }
    return RS_OK;
}

static rs_status rows16_repack(
    rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    rs_rows16 g = rs_layout_rows16_geometry(format, n, k);
    memset(out, 0, g.total);
    return rows16_repack_tiles(format, n, k, row_split, out, 0, g.tiles, err);
}

static rs_status rows16_unpack(rs_format format,
                               int32_t n,
                               int32_t k,
                               const void *packed,
                               void *out_row_split,
                               rs_err *err)
{
    const rs_format_info *f = rs_format_get(format);
    rs_rows16 g = rs_layout_rows16_geometry(format, n, k);
    if (!g.total)
        return refuse(format, err);
    rs_planes planes = rs_layout_planes(format, n, k);
    memset(out_row_split, 0, planes.total);
    for (int32_t row = 0; row < n; row++)
        for (int32_t group = 0; group < planes.groups; group++) {
            size_t at =
                (size_t)(row / RS_ROWS16_ROWS) * (size_t)g.blocks + (size_t)(group / g.groups);
            rs_group codes;
            get_group(f, &g, (const uint8_t *)packed + at * g.block_bytes, row % RS_ROWS16_ROWS,
                      group % g.groups, &codes);
            rs_layout_put_group(format, &planes, out_row_split, row, group, &codes);
        }
    return RS_OK;
}

const rs_layout rs_layout_rows16 = {
    .id = "rows16",
    .bytes = rows16_bytes,
    .repack = rows16_repack,
    .repack_tiles = rows16_repack_tiles,
    .unpack = rows16_unpack,
};
