/* The frag16 layout: geometry, repack, exact inverse. Layer: kernels. */
#include "kernels/layout_frag16.h"

#include <string.h>

_Static_assert((int)RS_FRAG16_ROWS == (int)RS_LAYOUT_TILE, "a tile is a tile");

enum { ROWS = RS_FRAG16_ROWS, COLS = RS_FRAG16_COLS, LANES = 32, STEPS = 4, PAIRS = 4 };

/* Codes and scales of one block, row by row. */
typedef struct block {
    int8_t codes[ROWS][COLS];
    uint16_t scales[ROWS][2];
} block;

static size_t align256(size_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

static bool holds(rs_format format)
{
    return (RS_FORMATS_QUANT & RS_FORMAT_BIT(format)) != 0;
}

static size_t base_bytes(const rs_format_info *f)
{
    return f->bits == 8 ? ROWS * COLS : ROWS * COLS / 2;
}

static size_t high_bytes(const rs_format_info *f)
{
    return f->bits == 5 || f->bits == 6 ? (size_t)(f->bits - 4) * ROWS * COLS / 8 : 0;
}

static int groups_of_block(const rs_format_info *f)
{
    return COLS / f->group;
}

rs_frag16_planes rs_layout_frag16_planes(rs_format format, int32_t n, int32_t k)
{
    const rs_format_info *f = rs_format_get(format);
    rs_frag16_planes p = {0};
    RS_CHECK(holds(format));
    p.tiles = (n + ROWS - 1) / ROWS;
    p.blocks = rs_format_k_padded(k) / COLS;
    size_t all = (size_t)p.tiles * (size_t)p.blocks;
    p.high = align256(all * base_bytes(f));
    p.scales = p.high + align256(all * high_bytes(f));
    p.total = p.scales + align256(all * (size_t)(ROWS * 2 * groups_of_block(f)));
    return p;
}

static size_t frag16_bytes(rs_format format, int32_t n, int32_t k)
{
    return holds(format) ? rs_layout_frag16_planes(format, n, k).total : 0;
}

/* Where the pair (j, p) of a lane stands in its block. */
static int pair_row(int lane, int p)
{
    return lane / 4 + 8 * (p % 2);
}

static int pair_k(int lane, int j, int p)
{
    return 16 * j + 8 * (p / 2) + 2 * (lane % 4);
}

static void put32(uint8_t *at, size_t word, uint32_t value)
{
    memcpy(at + word * 4, &value, 4);
}

static uint32_t get32(const uint8_t *at, size_t word)
{
    uint32_t value;
    memcpy(&value, at + word * 4, 4);
    return value;
}

/* Word of the base plane that holds pair (j, p), and the bit where its element 0 starts;
   element 1 starts 16 bits higher. */
static size_t base_word(int bits, int lane, int j, int p)
{
    if (bits == 8)
        return (size_t)((j / 2 * LANES + lane) * 4 + 2 * (j % 2) + p / 2);
    return (size_t)(lane * 4 + j);
}

static int base_bit(int bits, int p)
{
    return bits == 8 ? 8 * (p % 2) : 4 * p;
}

/* The same of the two high bits of 6. */
static size_t high_word(int lane, int j)
{
    return (size_t)(lane * 2 + j / 2);
}

static int high_bit(int j, int p)
{
    return 2 * (4 * (j % 2) + p);
}

/* Codes of 5 bits: where bit `bit` of element e of the pair i = 4 j + p stands in the lane's
   five words, as a number of bits. */
static int five_at(int i, int e, int bit)
{
    return i < 15 ? i / 3 * 32 + i % 3 * 5 + bit + 16 * e : bit * 32 + 15 + 16 * e;
}

static void put_five(int lane, const block *b, uint8_t *base, uint8_t *high)
{
    uint32_t words[5] = {0};
    for (int i = 0; i < STEPS * PAIRS; i++)
        for (int e = 0; e < 2; e++) {
            unsigned v =
                (unsigned)b->codes[pair_row(lane, i % 4)][pair_k(lane, i / 4, i % 4) + e] + 16u;
            for (int bit = 0; bit < 5; bit++)
                words[five_at(i, e, bit) / 32] |= (uint32_t)(v >> bit & 1)
                                                  << five_at(i, e, bit) % 32;
        }
    memcpy(base + lane * 16, words, 16);
    memcpy(high + lane * 4, words + 4, 4);
}

static void get_five(int lane, const uint8_t *base, const uint8_t *high, block *b)
{
    uint32_t words[5];
    memcpy(words, base + lane * 16, 16);
    memcpy(words + 4, high + lane * 4, 4);
    for (int i = 0; i < STEPS * PAIRS; i++)
        for (int e = 0; e < 2; e++) {
            unsigned v = 0;
            for (int bit = 0; bit < 5; bit++)
                v |= (words[five_at(i, e, bit) / 32] >> five_at(i, e, bit) % 32 & 1) << bit;
            b->codes[pair_row(lane, i % 4)][pair_k(lane, i / 4, i % 4) + e] = (int8_t)(v - 16);
        }
}

static void put_lane(int bits, int lane, const block *b, uint8_t *base, uint8_t *high)
{
    unsigned bias = bits == 8 ? 0 : 1u << (bits - 1), low_mask = bits == 8 ? 255 : 15;
    uint32_t words[8] = {0}, tops[2] = {0};
    if (bits == 5) {
        put_five(lane, b, base, high);
        return;
    }
    for (int j = 0; j < STEPS; j++)
        for (int p = 0; p < PAIRS; p++) {
            const int8_t *codes = &b->codes[pair_row(lane, p)][pair_k(lane, j, p)];
            unsigned v0 = ((unsigned)codes[0] + bias) & 255,
                     v1 = ((unsigned)codes[1] + bias) & 255;
            int word = bits == 8 ? 2 * j + p / 2 : j;
            words[word] |= (uint32_t)((v0 & low_mask) | (v1 & low_mask) << 16)
                           << base_bit(bits, p);
            if (high)
                tops[j / 2] |= (uint32_t)(v0 >> 4 | v1 >> 4 << 16) << high_bit(j, p);
        }
    for (int j = 0; j < STEPS; j++)
        for (int p = 0; p < PAIRS; p += 2) {
            put32(base, base_word(bits, lane, j, p), words[bits == 8 ? 2 * j + p / 2 : j]);
            if (high)
                put32(high, high_word(lane, j), tops[j / 2]);
        }
}

static void get_lane(int bits, int lane, const uint8_t *base, const uint8_t *high, block *b)
{
    unsigned bias = bits == 8 ? 0 : 1u << (bits - 1), low_mask = bits == 8 ? 255 : 15;
    if (bits == 5) {
        get_five(lane, base, high, b);
        return;
    }
    for (int j = 0; j < STEPS; j++)
        for (int p = 0; p < PAIRS; p++)
            for (int e = 0; e < 2; e++) {
                uint32_t low = get32(base, base_word(bits, lane, j, p));
                unsigned v = low >> (base_bit(bits, p) + 16 * e) & low_mask;
                if (high) {
                    uint32_t top = get32(high, high_word(lane, j));
                    v |= (top >> (high_bit(j, p) + 16 * e) & 3) << 4;
                }
                b->codes[pair_row(lane, p)][pair_k(lane, j, p) + e] = (int8_t)(v - bias);
            }
}

/* One block between row_split and `b`; rows past N are zero codes and scales. */
static void read_rows(rs_format format,
                      const rs_planes *from,
                      const void *w,
                      int32_t n,
                      int32_t tile,
                      int32_t column,
                      block *b)
{
    const rs_format_info *f = rs_format_get(format);
    memset(b, 0, sizeof *b);
    for (int r = 0; r < ROWS && tile * ROWS + r < n; r++)
        for (int g = 0; g < groups_of_block(f); g++) {
            rs_group group;
            rs_layout_get_group(format, from, w, tile * ROWS + r,
                                column * groups_of_block(f) + g, &group);
            memcpy(&b->codes[r][g * f->group], group.codes, (size_t)f->group);
            b->scales[r][g] = group.scale;
        }
}

static void write_rows(rs_format format,
                       const rs_planes *to,
                       void *w,
                       int32_t n,
                       int32_t tile,
                       int32_t column,
                       const block *b)
{
    const rs_format_info *f = rs_format_get(format);
    for (int r = 0; r < ROWS && tile * ROWS + r < n; r++)
        for (int g = 0; g < groups_of_block(f); g++) {
            rs_group group = {.scale = b->scales[r][g]};
            memcpy(group.codes, &b->codes[r][g * f->group], (size_t)f->group);
            rs_layout_put_group(format, to, w, tile * ROWS + r, column * groups_of_block(f) + g,
                                &group);
        }
}

static uint16_t *scale_at(uint8_t *scales, int groups, int row, int group)
{
    return (uint16_t *)scales + ((row % 8) * groups + group) * 2 + row / 8;
}

static rs_status frag16_repack_tiles(rs_format format,
                                     int32_t n,
                                     int32_t k,
                                     const void *row_split,
                                     void *out,
                                     int32_t first,
                                     int32_t last,
                                     rs_err *err)
{
    if (!holds(format))
        return rs_err_set(err, RS_UNSUPPORTED, "layout frag16 does not hold format %s",
                          rs_format_get(format)->name);
    const rs_format_info *f = rs_format_get(format);
    rs_planes from = rs_layout_planes(format, n, k);
    rs_frag16_planes p = rs_layout_frag16_planes(format, n, k);
    int groups = groups_of_block(f);
    for (int32_t tile = first; tile < last; tile++)
        for (int32_t column = 0; column < p.blocks; column++) {
            size_t index = (size_t)tile * (size_t)p.blocks + (size_t)column;
            uint8_t *base = (uint8_t *)out + index * base_bytes(f);
            uint8_t *high =
                high_bytes(f) ? (uint8_t *)out + p.high + index * high_bytes(f) : NULL;
            uint8_t *scales = (uint8_t *)out + p.scales + index * (size_t)(ROWS * 2 * groups);
            block b;
            read_rows(format, &from, row_split, n, tile, column, &b);
            for (int lane = 0; lane < LANES; lane++)
                put_lane(f->bits, lane, &b, base, high);
            for (int r = 0; r < ROWS; r++)
                for (int g = 0; g < groups; g++)
                    *scale_at(scales, groups, r, g) = b.scales[r][g];
        }
    return RS_OK;
}

static rs_status frag16_repack(
    rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    if (holds(format))
        memset(out, 0, rs_layout_frag16_planes(format, n, k).total);
    return frag16_repack_tiles(format, n, k, row_split, out, 0, (n + ROWS - 1) / ROWS, err);
}

static rs_status frag16_unpack(rs_format format,
                               int32_t n,
                               int32_t k,
                               const void *packed,
                               void *out_row_split,
                               rs_err *err)
{
    if (!holds(format))
        return rs_err_set(err, RS_UNSUPPORTED, "layout frag16 does not hold format %s",
                          rs_format_get(format)->name);
    const rs_format_info *f = rs_format_get(format);
    rs_planes to = rs_layout_planes(format, n, k);
    rs_frag16_planes p = rs_layout_frag16_planes(format, n, k);
    int groups = groups_of_block(f);
    memset(out_row_split, 0, to.total);
    for (int32_t tile = 0; tile < p.tiles; tile++)
        for (int32_t column = 0; column < p.blocks; column++) {
            size_t index = (size_t)tile * (size_t)p.blocks + (size_t)column;
            const uint8_t *base = (const uint8_t *)packed + index * base_bytes(f);
            const uint8_t *high =
                high_bytes(f) ? (const uint8_t *)packed + p.high + index * high_bytes(f) : NULL;
            uint8_t *scales =
                (uint8_t *)(uintptr_t)packed + p.scales + index * (size_t)(ROWS * 2 * groups);
            block b;
            for (int lane = 0; lane < LANES; lane++)
                get_lane(f->bits, lane, base, high, &b);
            for (int r = 0; r < ROWS; r++)
                for (int g = 0; g < groups; g++)
                    b.scales[r][g] = *scale_at(scales, groups, r, g);
            write_rows(format, &to, out_row_split, n, tile, column, &b);
        }
    return RS_OK;
}

const rs_layout rs_layout_frag16 = {
    .id = "frag16",
    .bytes = frag16_bytes,
    .repack = frag16_repack,
    .repack_tiles = frag16_repack_tiles,
    .unpack = frag16_unpack,
};
