/* Shapes to measure. Layer: sweep. */
#include "sweep/cases.h"

#include "kernels/backend.h"
#include "kernels/layout.h"
#include "kernels/model.h"
#include "sweep/base/log.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static bool known(const rs_cases *cases, const rs_shape *shape)
{
    for (size_t i = 0; i < cases->count; i++)
        if (rs_shape_equal(&cases->list[i].shape, shape))
            return true;
    return false;
}

static rs_job_case *add(rs_arena *arena, rs_cases *cases, const rs_shape *shape)
{
    rs_job_case *c =
        rs_arena_push(arena, (void **)&cases->list, &cases->count, &cases->cap, sizeof *c);
    c->shape = *shape;
    return c;
}

rs_status rs_cases_add_shape(rs_arena *arena, rs_cases *cases, const char *text, rs_err *err)
{
    rs_shape shape;
    rs_status st = rs_shape_parse(text, &shape, err);
    if (!st && !known(cases, &shape))
        add(arena, cases, &shape);
    if (!st && !cases->weights)
        cases->weights = "synthetic";
    return st;
}

static size_t tensors_of(const rs_model *model, const rs_shape *shape)
{
    size_t n = 0;
    for (size_t i = 0; i < rs_model_projection_count(model); i++)
        n += rs_shape_equal(&rs_model_projection(model, i)->shape, shape);
    return n;
}

/* The added error is a fact about the weights the user is about to measure: say it first. */
static rs_status report(const rs_model *model, size_t index, rs_err *err)
{
    const rs_projection *p = rs_model_projection(model, index);
    char text[RS_SHAPE_TEXT];
    rs_block w = {0};
    double added = 0;
    rs_status st = RS_OK;
    if (!p->lossless) {
        st = rs_memory_cpu.alloc(
            rs_layout_row_split.bytes(p->shape.format, p->shape.n, p->shape.k), &w, err);
        if (!st)
            st = rs_model_weights(model, index, w.data, &added, err);
        rs_memory_cpu.release(&w);
    }
    if (!st)
        rs_log(RS_LOG_INFO, "model",
               "%-28s %3zu tensors from %s, requantising adds %.2f %% error",
               rs_shape_text(&p->shape, text), tensors_of(model, &p->shape), p->source_type,
               100 * added);
    return st;
}

static bool any(void *arg, const rs_shape *shape)
{
    (void)arg;
    (void)shape;
    return true;
}

/* What the engine calls in the place of two or three projections. */
static rs_status
add_joined(rs_arena *arena, rs_cases *cases, const rs_cases_model *m, rs_err *err)
{
    rs_model *model = NULL;
    char text[RS_SHAPE_TEXT];
    rs_status st = rs_model_open(m->path, &model, err);
    if (st)
        return st;
    rs_model_fuse_gates(model, rs_model_gated_op(model));
    if (m->inputs)
        rs_model_join_inputs(model, any, NULL);
    for (size_t i = 0; i < rs_model_projection_count(model); i++) {
        const rs_shape *s = &rs_model_projection(model, i)->shape;
        if (s->op == RS_OP_linear || known(cases, s))
            continue;
        add(arena, cases, s);
        if (!m->quiet)
            rs_log(RS_LOG_INFO, "model", "%-28s %3zu times in the place of two or three",
                   rs_shape_text(s, text), tensors_of(model, s));
    }
    rs_model_close(model);
    return RS_OK;
}

static rs_status add_each(rs_arena *arena,
                          rs_cases *cases,
                          const rs_model *model,
                          const char *stored,
                          bool quiet,
                          rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < rs_model_projection_count(model) && !st; i++) {
        const rs_projection *p = rs_model_projection(model, i);
        if (known(cases, &p->shape))
            continue;
        rs_job_case *c = add(arena, cases, &p->shape);
        c->model = stored;
        c->projection = i;
        if (!quiet)
            st = report(model, i, err);
    }
    return st;
}

rs_status
rs_cases_add_model(rs_arena *arena, rs_cases *cases, const rs_cases_model *model, rs_err *err)
{
    rs_model *open = NULL;
    rs_status st = rs_model_open(model->path, &open, err);
    if (st)
        return st;
    char full[PATH_MAX];
    const char *path = model->path,
               *stored = rs_arena_strdup(arena, realpath(path, full) ? full : path);
    cases->weights = strrchr(stored, '/') ? strrchr(stored, '/') + 1 : stored;
    st = add_each(arena, cases, open, stored, model->quiet, err);
    rs_model_close(open);
    if (!st && cases->count == 0)
        return rs_err_set(err, RS_FORMAT, "%s holds no projection (2-D blk.*.weight tensors)",
                          path);
    return st ? st : add_joined(arena, cases, model, err);
}
