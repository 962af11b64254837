/* Operands of attn_decode for tests of either backend: a random cache, q of both kinds, the
   oracle's rows. */
#ifndef RS_TESTS_ATTN_CASES_H
#define RS_TESTS_ATTN_CASES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kernels/candidate.h"
#include "kernels/fp.h"
#include "kernels/layout_kv.h"
#include "kernels/op_attn.h"
#include "kernels/op_linear.h"
#include "sweep/weights.h"

#include <stdlib.h>

typedef struct attn_case {
    rs_shape shape;
    int32_t t;
    uint16_t *plain, *x; /* the cache, q[heads][dim] */
    double *reference;   /* [heads][dim] */
    size_t values;       /* heads * dim */
} attn_case;

static rs_shape attn_shape(int32_t heads, int32_t kv_heads, int32_t dim)
{
    return (rs_shape){.op = RS_OP_attn_decode,
                      .format = RS_FORMAT_bf16,
                      .n = heads,
                      .k = dim,
                      .n2 = kv_heads};
}

static attn_case attn_open(rs_shape shape, int32_t t, bool one_signed, uint64_t seed)
{
    attn_case c = {.shape = shape, .t = t, .values = (size_t)shape.n * (size_t)shape.k};
    size_t dim = (size_t)shape.k;
    double *scratch = malloc((size_t)t * sizeof *scratch);
    c.plain = malloc(rs_layout_kv_values(&shape, t) * sizeof *c.plain);
    c.x = malloc(c.values * sizeof *c.x);
    c.reference = malloc(c.values * sizeof *c.reference);
    assert_true(scratch && c.plain && c.x && c.reference);
    rs_weights_cache(NULL, &shape, t, seed, c.plain);
    rs_weights_queries_part(seed + 1, one_signed, 0, c.values, c.x);
    for (int32_t h = 0; h < shape.n; h++) {
        rs_err err = {0};
        if (rs_op_attn_oracle(&shape, c.plain, c.x, t, h, scratch,
                              c.reference + (size_t)h * dim, &err))
            fail_msg("%s", err.msg);
    }
    free(scratch);
    return c;
}

static void attn_close(attn_case *c)
{
    free(c->plain);
    free(c->x);
    free(c->reference);
}

/* Rounding y takes about half of the limit, of few values up to all of it. */
static double attn_share_max(const attn_case *c)
{
    return c->values >= 200 ? 0.55 : 1;
}

/* W on the host; the caller frees it. */
static void *attn_pack(const attn_case *c, size_t *out_bytes)
{
    rs_layout_kv kv = rs_layout_kv_of(&c->shape, c->t);
    void *w = malloc(kv.total);
    assert_non_null(w);
    rs_layout_kv_pack(&c->shape, c->t, c->plain, w);
    *out_bytes = kv.total;
    return w;
}

static rs_status
attn_judge(const attn_case *c, const uint16_t *y, rs_error_verdict *out, rs_err *err)
{
    rs_error error = {0};
    for (size_t i = 0; i < c->values; i++)
        rs_error_add(&error, c->reference[i], y[i]);
    return rs_error_judge(&error, RS_NUMERIC_exact, out, err);
}

#endif
