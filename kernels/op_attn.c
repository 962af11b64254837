/* attn_decode: which shapes can be, and the FP64 oracle. Layer: kernels. */
#include "kernels/op_attn.h"

#include "kernels/fp.h"
#include "kernels/op.h"

#include <math.h>
#include <string.h>

rs_status rs_op_attn_check(const rs_shape *shape, rs_err *err)
{
    if (shape->format != RS_FORMAT_bf16)
        return rs_err_set(err, RS_USAGE,
                          "attn_decode of a cache in %s: no kernel reads it; give bf16",
                          rs_format_get(shape->format)->name);
    if (shape->n < 1 || shape->n > RS_OP_ATTN_HEADS_MAX || shape->n2 < 1 ||
        shape->n % shape->n2)
        return rs_err_set(err, RS_USAGE,
                          "query heads %d, kv heads %d: give 1..%d query heads, a multiple of "
                          "the kv heads",
                          shape->n, shape->n2, RS_OP_ATTN_HEADS_MAX);
    if (shape->k < 1 || shape->k > RS_OP_ATTN_DIM_MAX || shape->k % RS_OP_ATTN_DIM_STEP)
        return rs_err_set(err, RS_USAGE, "values a head %d: give a multiple of %d up to %d",
                          shape->k, RS_OP_ATTN_DIM_STEP, RS_OP_ATTN_DIM_MAX);
    return RS_OK;
}

/* In FP64 the order of a sum is no matter. */
static double dot(const uint16_t *a, const uint16_t *b, int32_t count)
{
    double sum = 0;
    for (int32_t i = 0; i < count; i++)
        sum += (double)rs_fp_from_bf16(a[i]) * (double)rs_fp_from_bf16(b[i]);
    return sum;
}

static rs_status not_finite(int32_t position, rs_err *err)
{
    return rs_err_set(err, RS_FORMAT, "the cache at position %d is not finite", position);
}

rs_status rs_op_attn_oracle(const rs_shape *shape,
                            const uint16_t *plain,
                            const uint16_t *x,
                            int32_t t,
                            int32_t head,
                            double *scratch,
                            double *out_y,
                            rs_err *err)
{
    size_t dim = (size_t)shape->k, step = 2 * (size_t)shape->n2 * dim;
    const uint16_t *keys = plain + 2 * dim * (size_t)(head / (shape->n / shape->n2));
    const uint16_t *q = x + (size_t)head * dim, *values = keys + dim;
    double largest = -INFINITY, all = 0;
    for (int32_t j = 0; j < t; j++) {
        scratch[j] = dot(q, keys + (size_t)j * step, shape->k) / sqrt((double)dim);
        if (!isfinite(scratch[j]))
            return not_finite(j, err);
        largest = fmax(largest, scratch[j]);
    }
    memset(out_y, 0, dim * sizeof *out_y);
    for (int32_t j = 0; j < t; j++) {
        double weight = exp(scratch[j] - largest);
        const uint16_t *v = values + (size_t)j * step;
        all += weight;
        for (size_t i = 0; i < dim; i++)
            out_y[i] += weight * (double)rs_fp_from_bf16(v[i]);
    }
    for (size_t i = 0; i < dim; i++) {
        out_y[i] /= all;
        if (!isfinite(out_y[i]))
            return rs_err_set(err, RS_FORMAT, "the cache's values of kv head %d are not finite",
                              head / (shape->n / shape->n2));
    }
    return RS_OK;
}
