/* The cells of a sweep in situ. Layer: sweep. */
#include "sweep/measure_situ.h"

#include "sweep/base/clock.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"
#include "sweep/device_lock.h"
#include "sweep/situ_offers.h"

#include <string.h>

typedef struct run {
    rs_options *common;
    const rs_measure_situ *o;
    rs_arena *arena;
    rs_db *db;
    rs_situ situ;
    rs_situ_shapes shapes;
    int32_t *tokens; /* NULL = all */
    size_t token_count;
    rs_situ_cell *cells;
    size_t count, cap;
    rs_err *err;
} run;

static bool asked_shape(const run *r, const char *shape)
{
    for (size_t i = 0; i < r->common->shape_count; i++)
        if (!strcmp(r->common->shapes[i], shape))
            return true;
    return r->common->shape_count == 0;
}

static bool asked_width(const run *r, int32_t t)
{
    for (size_t i = 0; i < r->token_count; i++)
        if (r->tokens[i] == t)
            return true;
    return r->tokens == NULL;
}

static rs_situ_cell *push(run *r)
{
    return rs_arena_push(r->arena, (void **)&r->cells, &r->count, &r->cap, sizeof *r->cells);
}

/* Is it outside of the schedule's domain? A name that nobody has is the caller's to tell. */
static bool refuses(const run *r, const char *name, const rs_shape *shape, int32_t t)
{
    rs_schedule schedule;
    rs_err why = {0};
    if (rs_schedule_parse(name, r->situ.registry->table, &schedule, &why) ||
        !rs_schedule_supports(&schedule, &r->situ.device, shape, t, &why))
        return false;
    rs_log(RS_LOG_INFO, "sweep", "T=%d without %s: %s", t, name, why.msg);
    return true;
}

/* One cell of those of the list that serve it; none where fewer than two do. */
static rs_status add_given(run *r, const char *name, int32_t t, const char **list, size_t count)
{
    rs_shape shape;
    rs_situ_cell cell = {.shape = name, .t = t};
    rs_status st = rs_shape_parse(name, &shape, r->err);
    if (st)
        return st;
    /* A list of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    cell.schedules = rs_arena_array(r->arena, count, sizeof *cell.schedules);
    for (size_t i = 0; i < count; i++)
        if (!refuses(r, list[i], &shape, t))
            cell.schedules[cell.count++] = list[i];
    if (cell.count >= 2)
        *push(r) = cell;
    else
        rs_log(RS_LOG_WARN, "sweep", "%s at T=%d: %zu of the schedules serve it; left out",
               name, t, cell.count);
    return RS_OK;
}

/* --schedules: these, whatever was measured before. */
static rs_status cells_given(run *r)
{
    const char **list = NULL;
    size_t count = 0, cap = 0;
    if (!r->common->shape_count || !r->tokens)
        return rs_err_set(r->err, RS_USAGE,
                          "--schedules is for a --shape and --tokens: give both");
    rs_status st = rs_text_schedules(r->arena, r->o->schedules, &list, &count, &cap, r->err);
    if (!st && count < 2)
        st = rs_err_set(r->err, RS_USAGE,
                        "--schedules compares the first with others: give two");
    for (size_t i = 0; i < r->common->shape_count && !st; i++)
        for (size_t k = 0; k < r->token_count && !st; k++)
            st = add_given(r, r->common->shapes[i], r->tokens[k], list, count);
    if (!st && !r->count)
        st = rs_err_set(r->err, RS_UNSUPPORTED,
                        "no cell is served by two of the schedules; see sweep list --shape");
    return st;
}

static const rs_db_point *
point_at(const rs_db_point *list, size_t count, const rs_db_point *like)
{
    for (size_t i = 0; i < count; i++)
        if (list[i].t == like->t && !strcmp(list[i].shape, like->shape))
            return &list[i];
    return NULL;
}

static rs_status cells_of_db(run *r)
{
    rs_db_filter chain = {r->situ.tier, "chain", NULL}, cold = {r->situ.tier, "cold", NULL};
    rs_db_point *points = NULL, *colds = NULL;
    size_t count = 0, cold_count = 0;
    rs_status st = rs_db_load_points(r->db, r->arena, &chain, &points, &count, r->err);
    if (!st)
        st = rs_db_load_points(r->db, r->arena, &cold, &colds, &cold_count, r->err);
    for (size_t i = 0; i < count && !st; i++) {
        rs_situ_cell cell;
        if (asked_shape(r, points[i].shape) && asked_width(r, points[i].t) &&
            rs_situ_has_shape(&r->shapes, points[i].shape) &&
            rs_situ_cell_of(r->arena, &points[i], point_at(colds, cold_count, &points[i]),
                            (size_t)r->o->top, &cell))
            *push(r) = cell;
    }
    if (!st && !r->count)
        st = rs_err_set(r->err, RS_UNKNOWN,
                        "%s holds no cell of mode chain, with two schedules, that %s has; "
                        "measure first, or give --schedules",
                        r->o->db,
                        r->o->situ.synthetic ? r->o->situ.synthetic : r->o->situ.model);
    return st;
}

/* Shapes in their canonical text. */
static rs_status tidy_shapes(run *r)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < r->common->shape_count && !st; i++) {
        rs_shape shape;
        char text[RS_SHAPE_TEXT];
        st = rs_shape_parse(r->common->shapes[i], &shape, r->err);
        if (!st)
            r->common->shapes[i] = rs_arena_strdup(r->arena, rs_shape_text(&shape, text));
    }
    return st;
}

static rs_status measure_cells(run *r)
{
    int64_t start = rs_clock_ns();
    size_t done = 0;
    rs_status st = RS_OK;
    for (; done < r->count && !st; done++) {
        double s = (double)(rs_clock_ns() - start) * 1e-9;
        if (r->o->budget_s > 0 && s >= r->o->budget_s)
            break;
        st = rs_situ_measure(&r->situ, &r->cells[done], NULL, r->err);
    }
    if (!st && !r->common->quiet)
        rs_log(RS_LOG_INFO, "sweep", "%zu of %zu cells in situ in %s%s", done, r->count,
               r->o->db,
               done < r->count ? "; the budget is spent, the same command goes on" : "");
    return st;
}

/* The cells of this run. */
static rs_status show(run *r)
{
    rs_situ_data data;
    rs_db_machine machine;
    rs_db_filter filter = {r->situ.tier, NULL, NULL};
    rs_status st = rs_situ_load(r->db, r->arena, &filter, &data, r->err);
    if (!st)
        st = rs_db_load_machine(r->db, r->arena, r->situ.tier, &machine, r->err);
    size_t kept = 0;
    for (size_t i = 0; !st && i < data.count[RS_SITU_ROUND]; i++) {
        rs_db_point *p = &data.points[RS_SITU_ROUND][i];
        bool own = false;
        for (size_t k = 0; k < r->count && !own; k++)
            own = r->cells[k].t == p->t && !strcmp(r->cells[k].shape, p->shape);
        if (own)
            data.points[RS_SITU_ROUND][kept++] = *p;
    }
    if (st)
        return st;
    data.count[RS_SITU_ROUND] = kept;
    rs_situ_show(stdout, &machine, &data, r->common->json);
    return RS_OK;
}

static rs_status run_all(run *r)
{
    const rs_measure_situ *o = r->o;
    rs_status st = tidy_shapes(r);
    if (!st && strcmp(r->common->tokens, "auto") != 0)
        st = rs_text_tokens(r->arena, r->common->tokens, &r->tokens, &r->token_count, r->err);
    if (!st)
        st = rs_db_open(o->db, RS_DB_CREATE, &r->db, r->err);
    if (!st)
        st = rs_situ_open(r->arena, &o->situ, r->situ.registry, r->db, &r->situ, r->err);
    if (!st)
        st = rs_situ_shapes_of(r->arena, &o->situ, &r->shapes, r->err);
    if (!st)
        st = o->schedules ? cells_given(r) : cells_of_db(r);
    if (!st)
        st = measure_cells(r);
    if (!st && o->show)
        st = show(r);
    rs_db_close(r->db);
    return st;
}

rs_status rs_measure_situ_run(rs_options *common,
                              rs_measure_situ *options,
                              const rs_registry *registry,
                              rs_err *err)
{
    rs_device_lock lock = {.fd = -1};
    run r = {.common = common, .o = options, .arena = common->arena, .err = err};
    r.situ.registry = registry;
    if (!options->situ.engine || !common->model == !options->situ.synthetic)
        return rs_err_set(err, RS_USAGE,
                          "mode in_situ runs the engine: give --engine EXE and either --model "
                          "FILE or --synthetic NAME");
    options->situ.model = common->model;
    options->situ.backend = common->backend;
    options->situ.threads = common->threads;
    options->situ.quiet = common->quiet;
    rs_status st = rs_device_lock_take(common->backend, &lock, err);
    if (!st)
        st = run_all(&r);
    rs_device_lock_release(&lock);
    return st;
}
