/* Where the parts of an op stand. Layer: kernels. */
#include "kernels/parts.h"

int rs_parts_count(const rs_shape *shape)
{
    return shape->n2 > 0 && rs_op_get(shape->op)->parts_max > 1 ? 2 : 1;
}

rs_shape rs_parts_shape(const rs_shape *shape, int part)
{
    rs_shape one = *shape;
    if (rs_op_get(shape->op)->parts_max == 1)
        return one;
    one.op = RS_OP_linear;
    if (part == 1) {
        one.format = shape->format2;
        one.n = shape->n2;
    }
    one.format2 = (rs_format)0;
    one.n2 = 0;
    return one;
}

int32_t rs_parts_y_rows_before(const rs_shape *shape, int part)
{
    int32_t rows = 0;
    for (int i = 0; i < part; i++) {
        rs_shape one = rs_parts_shape(shape, i);
        rows += rs_op_get(one.op)->attends ? one.k : rs_op_y_rows(one.op, one.n);
    }
    return rows;
}

int32_t rs_parts_y_rows(const rs_shape *shape)
{
    return rs_parts_y_rows_before(shape, rs_parts_count(shape));
}

static size_t part_bytes(const rs_layout *layout, const rs_shape *shape, int part)
{
    rs_shape one = rs_parts_shape(shape, part);
    return layout->bytes(one.format, one.n, one.k);
}

size_t rs_parts_bytes(const rs_layout *layout, const rs_shape *shape)
{
    for (int i = 0; i < rs_parts_count(shape); i++)
        if (!part_bytes(layout, shape, i))
            return 0;
    return rs_parts_offset(layout, shape, rs_parts_count(shape));
}

size_t rs_parts_offset(const rs_layout *layout, const rs_shape *shape, int part)
{
    size_t offset = 0;
    for (int i = 0; i < part; i++)
        offset += part_bytes(layout, shape, i);
    return offset;
}

size_t rs_parts_unique_bytes(const rs_shape *shape)
{
    size_t bytes = 0;
    for (int i = 0; i < rs_parts_count(shape); i++) {
        rs_shape one = rs_parts_shape(shape, i);
        bytes += rs_format_unique_bytes(one.format, one.n, one.k);
    }
    return bytes;
}

/* Tiles of one part, shared out to threads. */
typedef struct repack_job {
    const rs_layout *layout;
    rs_shape part;
    const void *from;
    void *out;
} repack_job;

/* Its only error, a format that the layout does not hold, is met before. */
static void repack_tiles(void *arg, int64_t begin, int64_t end, int thread)
{
    (void)thread;
    const repack_job *j = arg;
    rs_status st = j->layout->repack_tiles(j->part.format, j->part.n, j->part.k, j->from,
                                           j->out, (int32_t)begin, (int32_t)end, NULL);
    RS_CHECK(st == RS_OK);
}

static rs_status repack_part(rs_pool *pool, repack_job *j, rs_err *err)
{
    size_t bytes = j->layout->bytes(j->part.format, j->part.n, j->part.k);
    if (!pool || !j->layout->repack_tiles || !bytes)
        return j->layout->repack(j->part.format, j->part.n, j->part.k, j->from, j->out, err);
    rs_pool_zero(pool, j->out, bytes);
    rs_pool_run(pool, (j->part.n - 1) / RS_LAYOUT_TILE + 1, 1, repack_tiles, j);
    return RS_OK;
}

rs_status rs_parts_repack(rs_pool *pool,
                          const rs_layout *layout,
                          const rs_shape *shape,
                          const void *row_split,
                          void *out,
                          rs_err *err)
{
    rs_status st = RS_OK;
    for (int i = 0; i < rs_parts_count(shape) && !st; i++) {
        repack_job job = {layout, rs_parts_shape(shape, i),
                          (const char *)row_split +
                              rs_parts_offset(&rs_layout_row_split, shape, i),
                          (char *)out + rs_parts_offset(layout, shape, i)};
        st = repack_part(pool, &job, err);
    }
    return st;
}
