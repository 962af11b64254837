/* Who runs in situ. Layer: sweep. */
#include "sweep/situ_offers.h"

#include "kernels/model.h"
#include "sweep/policy.h"

#include <math.h>
#include <string.h>

bool rs_situ_has_shape(const rs_situ_shapes *shapes, const char *shape)
{
    for (size_t i = 0; i < shapes->count; i++)
        if (!strcmp(shapes->names[i], shape))
            return true;
    return false;
}

static void add(rs_arena *arena, rs_situ_shapes *shapes, const char *name)
{
    if (!rs_situ_has_shape(shapes, name))
        *(const char **)rs_arena_push(arena, (void **)&shapes->names, &shapes->count,
                                      &shapes->cap, sizeof *shapes->names) =
            rs_arena_strdup(arena, name);
}

/* The architecture says which of the gated ops a model uses; a database knows shapes of that
   one only, so both are listed. */
rs_status
rs_situ_model_shapes(rs_arena *arena, const char *path, rs_situ_shapes *out, rs_err *err)
{
    rs_situ_shapes shapes = {0};
    for (int op = 0; op < RS_OP_COUNT; op++) {
        rs_model *model = NULL;
        char text[RS_SHAPE_TEXT];
        if (!rs_op_get((rs_op)op)->gated)
            continue;
        rs_status st = rs_model_open(path, &model, err);
        if (st)
            return st;
        rs_model_fuse_gates(model, (rs_op)op);
        for (size_t i = 0; i < rs_model_projection_count(model); i++)
            add(arena, &shapes, rs_shape_text(&rs_model_projection(model, i)->shape, text));
        rs_model_close(model);
    }
    *out = shapes;
    return RS_OK;
}

rs_status rs_situ_shapes_of(rs_arena *arena,
                            const rs_situ_options *options,
                            rs_situ_shapes *out,
                            rs_err *err)
{
    const char *text = NULL;
    rs_situ_shapes shapes = {0};
    if (!options->synthetic)
        return rs_situ_model_shapes(arena, options->model, out, err);
    rs_status st = rs_situ_list(arena, options, &text, err);
    while (!st && *text) {
        size_t length = strcspn(text, "\n");
        rs_shape shape;
        char name[RS_SHAPE_TEXT];
        st = rs_shape_parse(rs_arena_printf(arena, "%.*s", (int)length, text), &shape, err);
        if (st)
            return rs_err_set(err, RS_FORMAT, "the engine's list of shapes: %.*s",
                              length < 80 ? (int)length : 80, text);
        add(arena, &shapes, rs_shape_text(&shape, name));
        text += length + (text[length] == '\n');
    }
    if (!st)
        *out = shapes;
    return st;
}

static bool listed(const rs_situ_cell *cell, const char *schedule)
{
    for (size_t i = 0; i < cell->count; i++)
        if (!strcmp(cell->schedules[i], schedule))
            return true;
    return false;
}

/* The quickest of `point` that a plan routes by default and that is not in the cell. */
static const char *quickest(const rs_db_point *point, const rs_situ_cell *cell)
{
    const rs_allow allow = rs_allow_default();
    const char *best = NULL;
    double best_ns = INFINITY;
    for (size_t i = 0; i < point->contender_count; i++) {
        const rs_db_contender *c = &point->contenders[i];
        if (!rs_policy_routable(c, point->t, &allow) || listed(cell, c->schedule))
            continue;
        double ns = rs_stats_summary(c).median;
        if (ns < best_ns) {
            best = c->schedule;
            best_ns = ns;
        }
    }
    return best;
}

bool rs_situ_cell_of(rs_arena *arena,
                     const rs_db_point *point,
                     const rs_db_point *cold,
                     size_t most,
                     rs_situ_cell *out)
{
    static const rs_situ_cell none;
    rs_situ_cell cell = {.shape = point->shape, .t = point->t};
    /* A list of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    cell.schedules = rs_arena_array(arena, most + 2, sizeof *cell.schedules);
    if (point->incumbent)
        cell.schedules[cell.count++] = point->incumbent;
    while (cell.count < most) {
        const char *next = quickest(point, &cell);
        if (!next)
            break;
        cell.schedules[cell.count++] = next;
    }
    const char *by_cold = cold ? quickest(cold, &none) : NULL;
    if (by_cold && !listed(&cell, by_cold))
        cell.schedules[cell.count++] = by_cold;
    *out = cell;
    return cell.count >= 2;
}
