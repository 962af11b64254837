/* Shapes: parse, print, floors in bytes and operations. Layer: kernels. */
#include "kernels/op.h"

#include "sweep/base/text.h"

#include <stdio.h>
#include <string.h>

/* A shape that cannot be is the user's mistake, not a candidate's limit. */
static rs_status check_rows(rs_op op, int64_t n, rs_err *err)
{
    return rs_op_check_rows(op, (int32_t)n, err) ? rs_err_prefix(err, RS_USAGE, "rows N")
                                                 : RS_OK;
}

static rs_status parse_op(const char *name, rs_op *out_op, rs_err *err)
{
    for (int i = 0; i < RS_OP_COUNT; i++)
        if (!strcmp(rs_op_name((rs_op)i), name)) {
            *out_op = (rs_op)i;
            return RS_OK;
        }
    return rs_err_set(err, RS_UNKNOWN,
                      "unknown op '%s'; known: "
#define OP_LIST(op) #op " "
                      RS_OP_MAP(OP_LIST)
#undef OP_LIST
                          ,
                      name);
}

rs_status rs_shape_parse(const char *text, rs_shape *out_shape, rs_err *err)
{
    char format[16] = "", op[24] = "", n[16] = "", k[16] = "";
    int end = 0;
    int got = sscanf(text, "%15[^:]:%23[^:]:%15[^x]x%15s%n", format, op, n, k, &end);
    if (got != 4 || text[end])
        return rs_err_set(
            err, RS_USAGE,
            "shape '%s' is not FORMAT:OP:NxK, for example q4g64:linear:34816x5120", text);
    rs_shape shape = {0};
    int64_t rows = 0, depth = 0;
    rs_status st = rs_format_parse(format, &shape.format, err);
    if (!st)
        st = parse_op(op, &shape.op, err);
    if (!st)
        st = rs_text_int("rows N", n, 1, RS_SHAPE_DIM_MAX, &rows, err);
    if (!st)
        st = rs_text_int("depth K", k, 1, RS_SHAPE_DIM_MAX, &depth, err);
    if (!st)
        st = check_rows(shape.op, rows, err);
    if (st) {
        rs_err_prefix(err, st, "shape '%s'", text);
        return st;
    }
    shape.n = (int32_t)rows;
    shape.k = (int32_t)depth;
    *out_shape = shape;
    return RS_OK;
}

const char *rs_shape_text(const rs_shape *shape, char out[RS_SHAPE_TEXT])
{
    snprintf(out, RS_SHAPE_TEXT, "%s:%s:%dx%d", rs_format_get(shape->format)->name,
             rs_op_name(shape->op), shape->n, shape->k);
    return out;
}

bool rs_shape_equal(const rs_shape *a, const rs_shape *b)
{
    return a->op == b->op && a->format == b->format && a->n == b->n && a->k == b->k;
}

size_t rs_shape_unique_bytes(const rs_shape *shape, int32_t t)
{
    size_t y = (size_t)rs_op_y_rows(shape->op, shape->n);
    size_t passes = rs_op_get(shape->op)->reads_y ? 2 : 1;
    size_t activations = 2 * (size_t)t * (passes * y + (size_t)shape->k);
    return rs_format_unique_bytes(shape->format, shape->n, shape->k) + activations;
}

double rs_shape_flops(const rs_shape *shape, int32_t t)
{
    return 2.0 * shape->n * shape->k * t;
}
