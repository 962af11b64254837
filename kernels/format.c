/* Weight formats: table from the X-macro, group packer. Layer: kernels. */
#include "kernels/format.h"

#include "kernels/fp.h"

#include <math.h>
#include <string.h>

static const rs_format_info infos[RS_FORMAT_COUNT] = {
#define FORMAT_ROW(name, bits, group, base, high, pack_max, code_min, code_max)                \
    {#name, bits, group, base, high, pack_max, code_min, code_max},
    RS_FORMAT_MAP(FORMAT_ROW)
#undef FORMAT_ROW
};

const rs_format_info *rs_format_get(rs_format format)
{
    RS_CHECK((unsigned)format < RS_FORMAT_COUNT);
    return &infos[format];
}

rs_status rs_format_parse(const char *name, rs_format *out_format, rs_err *err)
{
    for (int f = 0; f < RS_FORMAT_COUNT; f++)
        if (!strcmp(infos[f].name, name)) {
            *out_format = (rs_format)f;
            return RS_OK;
        }
    return rs_err_set(err, RS_UNKNOWN,
                      "unknown weight format '%s'; known: "
#define FORMAT_NAME(name, ...) #name " "
                      RS_FORMAT_MAP(FORMAT_NAME)
#undef FORMAT_NAME
                          ,
                      name);
}

size_t rs_format_unique_bytes(rs_format format, int32_t n, int32_t k)
{
    const rs_format_info *f = rs_format_get(format);
    if (f->group == 1)
        return (size_t)n * (size_t)k * 2;
    size_t groups = ((size_t)k + (size_t)f->group - 1) / (size_t)f->group;
    return (size_t)n * groups * (size_t)(f->base_bytes + f->high_bytes + 2);
}

static rs_status largest(const float *x, int count, float *out_amax, rs_err *err)
{
    float amax = 0;
    for (int i = 0; i < count; i++) {
        if (!isfinite(x[i]))
            return rs_err_set(
                err, RS_FORMAT,
                "weight %g at element %d of a group is not finite; repair the model file",
                (double)x[i], i);
        amax = fmaxf(amax, fabsf(x[i]));
    }
    *out_amax = amax;
    return RS_OK;
}

rs_status rs_format_pack_group(
    rs_format format, const float *x, int count, rs_group *out_group, rs_err *err)
{
    const rs_format_info *f = rs_format_get(format);
    RS_CHECK(f->group > 1 && count >= 0 && count <= f->group);
    float amax = 0;
    rs_status st = largest(x, count, &amax, err);
    if (st)
        return st;
    uint16_t scale = rs_fp_to_fp16(amax / (float)f->pack_max);
    if (scale == 0 && amax > 0)
        scale = 1; /* the smallest FP16 keeps the signs of an underflowing group */
    if ((scale & 0x7fff) >= 0x7c00)
        return rs_err_set(err, RS_FORMAT,
                          "a group with magnitude %g overflows the FP16 scale of %s (limit %g)",
                          (double)amax, f->name, 65504.0 * f->pack_max);
    rs_group group = {.scale = scale};
    float inverse = scale ? 1.0f / rs_fp_from_fp16(scale) : 0.0f;
    for (int i = 0; i < count; i++) {
        float code = rintf(x[i] * inverse);
        code = fminf(fmaxf(code, (float)-f->pack_max - (f->bits < 8 ? 1.0f : 0.0f)),
                     (float)f->pack_max);
        group.codes[i] = (int8_t)code;
    }
    *out_group = group;
    return RS_OK;
}

double rs_format_value(int8_t code, uint16_t scale)
{
    return (double)code * (double)rs_fp_from_fp16(scale);
}
