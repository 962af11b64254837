/* Dense layouts: codes times scales, written out. Layer: kernels. */
#include "kernels/layout_dense.h"

#include "kernels/fp.h"

#include <string.h>

static size_t bytes_of(int32_t n, int32_t k, size_t each)
{
    return ((size_t)n * (size_t)k * each + 255) / 256 * 256;
}

static size_t bf16_bytes(rs_format format, int32_t n, int32_t k)
{
    (void)format;
    return bytes_of(n, k, 2);
}

static size_t f32_bytes(rs_format format, int32_t n, int32_t k)
{
    (void)format;
    return bytes_of(n, k, 4);
}

/* Values of the group, or of the 32 floats, that begin at column `column`; returns how many
   lie within K. */
static int32_t decode(rs_format format,
                      const rs_planes *planes,
                      int32_t k,
                      const void *w,
                      int32_t row,
                      int32_t column,
                      float *out)
{
    enum { FLOATS = 32 };
    int32_t group = rs_format_get(format)->group, step = group > 1 ? group : FLOATS;
    int32_t count = k - column < step ? k - column : step;
    rs_group g = {0};
    if (group == 1) {
        const uint16_t *in =
            (const uint16_t *)w + (size_t)row * (size_t)planes->k_padded + column;
        for (int32_t i = 0; i < count; i++)
            out[i] = format == RS_FORMAT_bf16 ? rs_fp_from_bf16(in[i]) : rs_fp_from_fp16(in[i]);
        return count;
    }
    rs_layout_get_group(format, planes, w, row, column / group, &g);
    for (int32_t i = 0; i < count; i++)
        out[i] = (float)g.codes[i] * rs_fp_from_fp16(g.scale);
    return count;
}

enum { GROUP_MAX = 64 };

static rs_status bf16_repack(
    rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    (void)err;
    rs_planes planes = rs_layout_planes(format, n, k);
    uint16_t *to = out;
    float values[GROUP_MAX];
    for (int32_t row = 0; row < n; row++)
        for (int32_t c = 0, count; c < k; c += count) {
            count = decode(format, &planes, k, row_split, row, c, values);
            for (int32_t i = 0; i < count; i++)
                *to++ = rs_fp_to_bf16(values[i]);
        }
    memset(to, 0, bf16_bytes(format, n, k) - (size_t)n * (size_t)k * 2);
    return RS_OK;
}

static rs_status f32_repack(
    rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err)
{
    (void)err;
    rs_planes planes = rs_layout_planes(format, n, k);
    float *to = out, values[GROUP_MAX];
    for (int32_t row = 0; row < n; row++)
        for (int32_t c = 0, count; c < k; c += count) {
            count = decode(format, &planes, k, row_split, row, c, values);
            memcpy(to, values, (size_t)count * sizeof *values);
            to += count;
        }
    memset(to, 0, f32_bytes(format, n, k) - (size_t)n * (size_t)k * 4);
    return RS_OK;
}

const rs_layout rs_layout_bf16_dense = {
    .id = "bf16_dense",
    .bytes = bf16_bytes,
    .repack = bf16_repack,
};

const rs_layout rs_layout_f32_dense = {
    .id = "f32_dense",
    .bytes = f32_bytes,
    .repack = f32_repack,
};
