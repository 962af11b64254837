/* Shapes: parse, print, floors in bytes and operations. Layer: kernels. */
#include "kernels/op_attn.h"
#include "kernels/parts.h"

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

/* "A+B" into two words; *out_second is empty without a plus. */
static void split_plus(char *text, const char **out_second)
{
    char *plus = strchr(text, '+');
    *out_second = "";
    if (plus) {
        *plus = '\0';
        *out_second = plus + 1;
    }
}

/* One matrix of an op with parts has no second; alike ones are written once. */
static rs_status
parse_second(const char *format, const char *n, rs_shape *shape, bool plus, rs_err *err)
{
    const rs_op_info *op = rs_op_get(shape->op);
    int64_t rows = 0;
    if (op->parts_alike && !plus) {
        shape->format2 = shape->format;
        shape->n2 = shape->n;
        return RS_OK;
    }
    if (!plus)
        return RS_OK;
    if (op->parts_alike || op->parts_max == 1)
        return rs_err_set(err, RS_USAGE, "%s takes one FORMAT and one N", op->name);
    rs_status st = rs_format_parse(format, &shape->format2, err);
    if (!st)
        st = rs_text_int("rows N", n, 1, RS_SHAPE_DIM_MAX, &rows, err);
    shape->n2 = (int32_t)rows;
    return st;
}

/* HEADS+KVxDIM of a cache in one format. */
static rs_status parse_attention(
    const char *format2, const char *n, const char *n2, const char *k, rs_shape *s, rs_err *err)
{
    int64_t heads = 0, kv_heads = 0, dim = 0;
    if (*format2 || !*n2)
        return rs_err_set(err, RS_USAGE,
                          "%s takes the cache's FORMAT, query heads + kv heads and values a "
                          "head, for example bf16:attn_decode:24+4x256",
                          rs_op_name(s->op));
    rs_status st = rs_text_int("query heads", n, 1, RS_OP_ATTN_HEADS_MAX, &heads, err);
    if (!st)
        st = rs_text_int("kv heads", n2, 1, RS_OP_ATTN_HEADS_MAX, &kv_heads, err);
    if (!st)
        st = rs_text_int("values a head", k, 1, RS_OP_ATTN_DIM_MAX, &dim, err);
    s->n = (int32_t)heads;
    s->n2 = (int32_t)kv_heads;
    s->k = (int32_t)dim;
    return st ? st : rs_op_attn_check(s, err);
}

/* NxK, or N+NxK, of matrices. */
static rs_status parse_matrices(
    const char *format2, const char *n, const char *n2, const char *k, rs_shape *s, rs_err *err)
{
    int64_t rows = 0, depth = 0;
    rs_status st = rs_text_int("rows N", n, 1, RS_SHAPE_DIM_MAX, &rows, err);
    if (!st)
        st = rs_text_int("depth K", k, 1, RS_SHAPE_DIM_MAX, &depth, err);
    if (!st)
        st = check_rows(s->op, rows, err);
    s->n = (int32_t)rows;
    s->k = (int32_t)depth;
    return st ? st : parse_second(format2, n2, s, *n2 != '\0', err);
}

rs_status rs_shape_parse(const char *text, rs_shape *out_shape, rs_err *err)
{
    char format[32] = "", op[24] = "", n[32] = "", k[16] = "";
    const char *format2, *n2;
    int end = 0;
    int got = sscanf(text, "%31[^:]:%23[^:]:%31[^x]x%15s%n", format, op, n, k, &end);
    split_plus(format, &format2);
    split_plus(n, &n2);
    bool attends = !strcmp(op, rs_op_name(RS_OP_attn_decode));
    if (got != 4 || text[end] || (!attends && !*format2 != !*n2))
        return rs_err_set(
            err, RS_USAGE,
            "shape '%s' is not FORMAT:OP:NxK, for example q4g64:linear:34816x5120", text);
    rs_shape shape = {0};
    rs_status st = rs_format_parse(format, &shape.format, err);
    if (!st)
        st = parse_op(op, &shape.op, err);
    if (!st)
        st = attends ? parse_attention(format2, n, n2, k, &shape, err)
                     : parse_matrices(format2, n, n2, k, &shape, err);
    if (st) {
        rs_err_prefix(err, st, "shape '%s'", text);
        return st;
    }
    *out_shape = shape;
    return RS_OK;
}

const char *rs_shape_text(const rs_shape *shape, char out[RS_SHAPE_TEXT])
{
    const char *format = rs_format_get(shape->format)->name, *op = rs_op_name(shape->op);
    if (rs_op_get(shape->op)->attends)
        snprintf(out, RS_SHAPE_TEXT, "%s:%s:%d+%dx%d", format, op, shape->n, shape->n2,
                 shape->k);
    else if (shape->n2 && !rs_op_get(shape->op)->parts_alike)
        snprintf(out, RS_SHAPE_TEXT, "%s+%s:%s:%d+%dx%d", format,
                 rs_format_get(shape->format2)->name, op, shape->n, shape->n2, shape->k);
    else
        snprintf(out, RS_SHAPE_TEXT, "%s:%s:%dx%d", format, op, shape->n, shape->k);
    return out;
}

bool rs_shape_equal(const rs_shape *a, const rs_shape *b)
{
    return a->op == b->op && a->format == b->format && a->n == b->n && a->k == b->k &&
           a->format2 == b->format2 && a->n2 == b->n2;
}

int32_t rs_shape_columns(const rs_shape *shape, int32_t t)
{
    return rs_op_get(shape->op)->attends ? shape->n : t;
}

size_t rs_shape_w_bytes(const rs_shape *shape, int32_t t)
{
    if (!rs_op_get(shape->op)->attends)
        return rs_parts_unique_bytes(shape);
    return 2 * (size_t)t * rs_format_unique_bytes(shape->format, shape->n2, shape->k);
}

size_t rs_shape_unique_bytes(const rs_shape *shape, int32_t t)
{
    size_t y = (size_t)rs_parts_y_rows(shape), columns = (size_t)rs_shape_columns(shape, t);
    size_t passes = rs_op_get(shape->op)->reads_y ? 2 : 1;
    size_t activations = 2 * columns * (passes * y + (size_t)shape->k);
    return rs_shape_w_bytes(shape, t) + activations;
}

double rs_shape_flops(const rs_shape *shape, int32_t t)
{
    if (rs_op_get(shape->op)->attends)
        return 4.0 * shape->n * shape->k * t;
    return 2.0 * ((double)shape->n + shape->n2) * shape->k * t;
}
