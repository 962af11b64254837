/* Canonical row_split layout: planes, groups, packing, decode, validation. Layer: kernels. */
#include "kernels/layout.h"

#include "kernels/fp.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static size_t align256(size_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

rs_planes rs_layout_planes(rs_format format, int32_t n, int32_t k)
{
    const rs_format_info *f = rs_format_get(format);
    rs_planes p = {.k_padded = rs_format_k_padded(k)};
    p.groups = p.k_padded / f->group;
    size_t all = (size_t)n * (size_t)p.groups;
    p.high = align256(all * (size_t)f->base_bytes);
    p.scales = p.high + align256(all * (size_t)f->high_bytes);
    p.total = f->group == 1 ? p.scales : p.scales + align256(all * 2);
    return p;
}

static size_t row_split_bytes(rs_format format, int32_t n, int32_t k)
{
    return rs_layout_planes(format, n, k).total;
}

static rs_status
row_split_copy(rs_format format, int32_t n, int32_t k, const void *from, void *to, rs_err *err)
{
    (void)err;
    memcpy(to, from, row_split_bytes(format, n, k));
    return RS_OK;
}

const rs_layout rs_layout_row_split = {
    .id = "row_split",
    .bytes = row_split_bytes,
    .repack = row_split_copy,
    .unpack = row_split_copy,
};

static size_t group_index(const rs_planes *p, int32_t row, int32_t group)
{
    return (size_t)row * (size_t)p->groups + (size_t)group;
}

/* Sign-extend the low `bits` of v. */
static int8_t extend(unsigned v, int bits)
{
    unsigned sign = 1u << (bits - 1);
    return (int8_t)((int)((v & ((1u << bits) - 1u)) ^ sign) - (int)sign);
}

/* Bits 4.. of element i from the high plane of its group. */
static unsigned high_bits(const rs_format_info *f, const uint8_t *high, int i)
{
    if (f->bits == 5)
        return ((unsigned)high[i / 8] >> (i % 8) & 1u) << 4;
    if (f->bits == 6)
        return ((unsigned)high[i / 4] >> (2 * (i % 4)) & 3u) << 4;
    return 0;
}

void rs_layout_get_group(rs_format format,
                         const rs_planes *planes,
                         const void *w,
                         int32_t row,
                         int32_t group,
                         rs_group *out)
{
    const rs_format_info *f = rs_format_get(format);
    size_t g = group_index(planes, row, group);
    const uint8_t *base = (const uint8_t *)w + planes->base + g * (size_t)f->base_bytes;
    const uint8_t *high = (const uint8_t *)w + planes->high + g * (size_t)f->high_bytes;
    for (int i = 0; i < f->group; i++) {
        unsigned low = f->bits == 8 ? base[i] : (unsigned)(base[i / 2] >> (4 * (i % 2)) & 15);
        out->codes[i] = extend(low | high_bits(f, high, i), f->bits);
    }
    memcpy(&out->scale, (const uint8_t *)w + planes->scales + g * 2, 2);
}

void rs_layout_put_group(rs_format format,
                         const rs_planes *planes,
                         void *w,
                         int32_t row,
                         int32_t group,
                         const rs_group *in)
{
    const rs_format_info *f = rs_format_get(format);
    size_t g = group_index(planes, row, group);
    uint8_t *base = (uint8_t *)w + planes->base + g * (size_t)f->base_bytes;
    uint8_t *high = (uint8_t *)w + planes->high + g * (size_t)f->high_bytes;
    memset(base, 0, (size_t)f->base_bytes);
    if (f->high_bytes)
        memset(high, 0, (size_t)f->high_bytes);
    for (int i = 0; i < f->group; i++) {
        unsigned code = (uint8_t)in->codes[i];
        if (f->bits == 8)
            base[i] = (uint8_t)code;
        else
            base[i / 2] |= (uint8_t)((code & 15u) << (4 * (i % 2)));
        if (f->bits == 5)
            high[i / 8] |= (uint8_t)((code >> 4 & 1u) << (i % 8));
        if (f->bits == 6)
            high[i / 4] |= (uint8_t)((code >> 4 & 3u) << (2 * (i % 4)));
    }
    memcpy((uint8_t *)w + planes->scales + g * 2, &in->scale, 2);
}

static rs_status
pack_float_row(rs_format format, int32_t k, const float *x, uint16_t *out, rs_err *err)
{
    for (int32_t i = 0; i < k; i++) {
        out[i] = format == RS_FORMAT_bf16 ? rs_fp_to_bf16(x[i]) : rs_fp_to_fp16(x[i]);
        float back =
            format == RS_FORMAT_bf16 ? rs_fp_from_bf16(out[i]) : rs_fp_from_fp16(out[i]);
        if (!isfinite(back))
            return rs_err_set(err, RS_FORMAT, "weight %g at column %d is not finite in %s",
                              (double)x[i], i, rs_format_get(format)->name);
    }
    return RS_OK;
}

static rs_status pack_quant_row(rs_format format,
                                const rs_planes *p,
                                int32_t k,
                                int32_t row,
                                const float *x,
                                void *out,
                                rs_err *err)
{
    int group = rs_format_get(format)->group;
    for (int32_t g = 0; g < p->groups; g++) {
        int32_t left = k - g * group;
        int count = left < 0 ? 0 : left < group ? (int)left : group;
        rs_group packed;
        rs_status st = rs_format_pack_group(format, x + (size_t)g * (size_t)group * (count > 0),
                                            count, &packed, err);
        if (st)
            return rs_err_prefix(err, st, "row %d group %d", row, g);
        rs_layout_put_group(format, p, out, row, g, &packed);
    }
    return RS_OK;
}

rs_status rs_layout_pack_f32(
    rs_format format, int32_t n, int32_t k, const float *x, void *out, rs_err *err)
{
    rs_planes p = rs_layout_planes(format, n, k);
    bool plain = rs_format_get(format)->group == 1;
    memset(out, 0, p.total);
    for (int32_t row = 0; row < n; row++) {
        const float *in = x + (size_t)row * (size_t)k;
        rs_status st =
            plain ? pack_float_row(format, k, in,
                                   (uint16_t *)out + (size_t)row * (size_t)p.k_padded, err)
                  : pack_quant_row(format, &p, k, row, in, out, err);
        if (st)
            return st;
    }
    return RS_OK;
}

static bool fp16_finite(uint16_t h)
{
    return (h & 0x7c00) != 0x7c00;
}

static rs_status
decode_float_row(rs_format format, int32_t k, const uint16_t *w, double *out, rs_err *err)
{
    for (int32_t i = 0; i < k; i++) {
        out[i] = format == RS_FORMAT_bf16 ? (double)rs_fp_from_bf16(w[i])
                                          : (double)rs_fp_from_fp16(w[i]);
        if (!isfinite(out[i]))
            return rs_err_set(err, RS_FORMAT, "weight at column %d is not finite", i);
    }
    return RS_OK;
}

rs_status rs_layout_decode_row(rs_format format,
                               int32_t n,
                               int32_t k,
                               const void *w,
                               int32_t row,
                               double *out,
                               rs_err *err)
{
    rs_planes p = rs_layout_planes(format, n, k);
    RS_CHECK(row >= 0 && row < n);
    int group = rs_format_get(format)->group;
    if (group == 1)
        return decode_float_row(
            format, k, (const uint16_t *)w + (size_t)row * (size_t)p.k_padded, out, err);
    for (int32_t i = 0; i < k; i += group) {
        rs_group g = {0};
        rs_layout_get_group(format, &p, w, row, i / group, &g);
        if (!fp16_finite(g.scale))
            return rs_err_set(err, RS_FORMAT, "scale of row %d group %d is not finite", row,
                              i / group);
        for (int j = 0; j < group && i + j < k; j++)
            out[i + j] = rs_format_value(g.codes[j], g.scale);
    }
    return RS_OK;
}

rs_status rs_layout_validate(rs_format format, int32_t n, int32_t k, const void *w, rs_err *err)
{
    rs_planes p = rs_layout_planes(format, n, k);
    bool plain = rs_format_get(format)->group == 1;
    const uint16_t *values = (const uint16_t *)((const uint8_t *)w + (plain ? 0 : p.scales));
    size_t count = (size_t)n * (size_t)p.groups;
    for (size_t i = 0; i < count; i++) {
        bool ok =
            format == RS_FORMAT_bf16 ? (values[i] & 0x7f80) != 0x7f80 : fp16_finite(values[i]);
        if (!ok)
            return rs_err_set(err, RS_FORMAT,
                              "%s of row %zu is not finite; the weights are damaged",
                              plain ? "a weight" : "a scale", i / (size_t)p.groups);
    }
    return RS_OK;
}
