/* The worker: one fresh process, one session. Layer: sweep.
   Reads a job on stdin, writes results on stdout, may die at any moment: the parent copes. */
#include "sweep/cell.h"
#include "sweep/check.h"
#include "sweep/cmd.h"
#include "sweep/probe.h"
#include "sweep/replay.h"

#include "sweep/base/clock.h"
#include "sweep/base/rng.h"
#include "sweep/weights.h"

#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

typedef struct worker {
    rs_arena *arena;
    rs_device device;
    rs_registry registry;
    rs_job job;
    rs_cell_env env;
    rs_marker no_marker; /* when run by hand, without a parent */
    rs_spent spent;
    rs_replay *replay; /* recorded samples instead of a device, or NULL */
} worker;

static rs_marker *map_marker(worker *w)
{
    void *page =
        mmap(NULL, sizeof(rs_marker), PROT_READ | PROT_WRITE, MAP_SHARED, RS_MARKER_FD, 0);
    return page == MAP_FAILED ? &w->no_marker : page;
}

/* The device as key=value words; the parent builds its own rs_device from them. */
static void put_device(FILE *out, const rs_device *d)
{
    fprintf(out, "device %d %d %u %d %d %zu %zu %zu %s %s\n", d->backend, d->index,
            d->cpu_features, d->cc, d->cores, d->cache_bytes, d->memory_bytes, d->smem_bytes,
            d->bus_id[0] ? d->bus_id : "-", d->name);
}

static rs_status open_worker(worker *w, rs_err *err)
{
    w->arena = rs_arena_new();
    w->env = (rs_cell_env){
        .device = &w->device, .registry = &w->registry, .job = &w->job, .out = stdout};
    w->env.marker = map_marker(w);
    w->env.spent = &w->spent;
    rs_cell_mark(&w->env, RS_PHASE_SETUP, 0, 0);
    rs_status st = rs_job_read(stdin, w->arena, &w->job, err);
    if (!st)
        st = rs_replay_is(w->job.backend)
                 ? rs_replay_open(w->job.backend, &w->replay, &w->device, err)
                 : rs_device_open(w->job.backend, &w->device, err);
    if (!st) {
        put_device(stdout, &w->device);
        fflush(stdout);
        st = rs_registry_open(w->arena, w->job.plugins, w->job.plugin_count, &w->registry, err);
    }
    return st;
}

static rs_status open_timers(worker *w, rs_err *err)
{
    w->env.ops = rs_measure_of(w->device.backend);
    rs_status st = RS_OK;
    if (w->device.backend == RS_BACKEND_CUDA)
        st = rs_ahead_open(w->job.threads, &w->env.ahead, err);
    if (!st)
        st = rs_pool_new(w->job.threads, &w->env.pool, err);
    if (!st)
        st = w->env.ops->open(&w->device, w->env.pool, &w->env.measure, err);
    w->env.watch = rs_watch_open(&w->device);
    return st;
}

/* Idle clocks are several times below steady ones: run the controls until the median of a
   window stops moving by more than 0.3 %, 20 s at most on a GPU. A CPU reaches its clock within
   a second. */
static rs_status warm_up(worker *w, rs_err *err)
{
    enum { WINDOW = 20 };
    double previous = 0, limit_s = w->device.backend == RS_BACKEND_CPU ? 1.0 : 20.0;
    rs_chain *math = NULL;
    rs_status st = w->env.ops->control_math(w->env.measure, &math, err);
    int64_t start = rs_clock_ns();
    while (!st && (double)(rs_clock_ns() - start) * 1e-9 < limit_s) {
        double sum = 0, ns = 0;
        rs_cell_mark(&w->env, RS_PHASE_CONTROL, 0, 0);
        for (int i = 0; i < WINDOW && !st; i++, sum += ns)
            st = w->env.ops->chain_run(w->env.measure, math, &ns, err);
        if (previous > 0 && fabs(sum / previous - 1) < 0.003)
            break;
        previous = sum;
    }
    if (math)
        w->env.ops->chain_free(w->env.measure, math);
    w->spent.s[RS_SPENT_warm_up] += (double)(rs_clock_ns() - start) * 1e-9;
    if (rs_watch_nominal_mhz(w->env.watch) > 0)
        printf("ceiling clock_nominal_mhz %.0f\n", rs_watch_nominal_mhz(w->env.watch));
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        printf("ceiling peak_flops:%s %.6g\n", rs_numeric_name((rs_numeric)i),
               w->env.ops->peak_flops(w->env.measure, (rs_numeric)i));
    return st;
}

/* A plain cache for the widest of the cells. */
static rs_status
load_cache(worker *w, const rs_shape *s, int32_t t_max, rs_block *out, rs_err *err)
{
    size_t bytes = rs_layout_kv_values(s, t_max) * sizeof(uint16_t);
    rs_status st = rs_memory_cpu.alloc(bytes, out, err);
    if (st)
        return rs_err_prefix(err, st, "a cache of %d positions on the host", t_max);
    rs_weights_cache(w->env.pool, s, t_max, w->job.seed, out->data);
    return RS_OK;
}

static rs_status
load_weights(worker *w, const rs_job_case *c, int32_t t_max, rs_block *out, rs_err *err)
{
    const rs_shape *s = &c->shape;
    if (rs_op_get(s->op)->attends)
        return load_cache(w, s, t_max, out, err);
    rs_status st = rs_memory_cpu.alloc(rs_parts_bytes(&rs_layout_row_split, s), out, err);
    if (st)
        return st;
    if (!c->model) {
        rs_weights_synthetic_parts(w->env.pool, s, w->job.seed, out->data);
        return RS_OK;
    }
    rs_model *model = NULL;
    double added = 0;
    st = rs_model_open(c->model, &model, err);
    if (!st)
        st = rs_model_weights(model, c->projection, out->data, &added, err);
    rs_model_close(model);
    return st;
}

/* Layouts and the largest workspace that the cells [first, last) of one case need. */
typedef struct needs {
    const rs_layout **layouts;
    size_t count, cap, workspace;
    int32_t t_max;
    const rs_layout *twin; /* of a schedule that races itself, or NULL */
} needs;

static void add_need(worker *w, needs *n, const rs_job_cell *cell, const rs_schedule *s)
{
    const rs_shape *shape = &w->job.cases[cell->case_index].shape;
    size_t bytes = rs_schedule_workspace(s, &w->device, shape, cell->t);
    n->workspace = bytes > n->workspace ? bytes : n->workspace;
    for (size_t i = 0; i < n->count; i++)
        if (!strcmp(n->layouts[i]->id, s->candidate->layout->id))
            return;
    const rs_layout **slot =
        rs_arena_push(w->arena, (void **)&n->layouts, &n->count, &n->cap, sizeof *slot);
    *slot = s->candidate->layout;
}

static needs collect_needs(worker *w, size_t first, size_t last)
{
    needs n = {0};
    for (size_t i = first; i < last; i++) {
        const rs_job_cell *cell = &w->job.cells[i];
        n.t_max = cell->t > n.t_max ? cell->t : n.t_max;
        for (size_t k = 0; k < cell->run_count; k++) {
            rs_schedule s;
            if (!rs_schedule_parse(cell->runs[k].schedule, w->registry.table, &s, NULL) &&
                !rs_schedule_supports(&s, &w->device, &w->job.cases[cell->case_index].shape,
                                      cell->t, NULL)) {
                add_need(w, &n, cell, &s);
                n.twin = cell->runs[k].twin ? s.candidate->layout : n.twin;
            }
        }
    }
    return n;
}

static void put_spent(const rs_spent *spent)
{
    for (int i = 0; i < RS_SPENT_COUNT; i++)
        printf("ceiling spent_s:%s %.4f\n", rs_spent_name((rs_spent_on)i), spent->s[i]);
}

/* Other inputs for each shape of each session. */
static uint64_t inputs_seed(const worker *w, size_t first)
{
    return w->job.seed * 1000003 + w->job.cells[first].case_index * 7919;
}

static rs_status run_case(worker *w, size_t first, size_t last, rs_err *err)
{
    const rs_job_case *c = &w->job.cases[w->job.cells[first].case_index];
    needs n = collect_needs(w, first, last);
    rs_arena *shape_arena = rs_arena_new();
    rs_operands_set operands = {0};
    rs_block host_w = {0};
    int64_t start = rs_clock_ns();
    rs_cell_mark(&w->env, RS_PHASE_SETUP, first, 0);
    printf("case %zu\n", w->job.cells[first].case_index);
    fflush(stdout); /* whoever has no memory for what comes now gives up this case, no more */
    rs_status st = load_weights(w, c, n.t_max, &host_w, err);
    if (!st)
        st = rs_operands_open(shape_arena, w->env.pool, &w->device, &c->shape, n.t_max,
                              n.layouts, n.count, n.workspace, host_w, &operands, err);
    if (!st && n.twin)
        st = rs_operands_add_twin(&operands, n.twin, err);
    w->spent.s[RS_SPENT_setup] += (double)(rs_clock_ns() - start) * 1e-9;
    start = rs_clock_ns();
    if (!st)
        st = rs_check_draw(w->env.pool, &operands, inputs_seed(w, first), err);
    w->spent.s[RS_SPENT_oracle] += (double)(rs_clock_ns() - start) * 1e-9;
    w->env.lost_arena = shape_arena;
    w->env.lost = NULL;
    w->env.lost_count = w->env.lost_cap = 0;
    w->env.read_ns = 0;
    for (size_t i = first; i < last && !st; i++) {
        rs_arena *scratch = rs_arena_new();
        st = rs_cell_measure(&w->env, scratch, &operands, i, err);
        put_spent(&w->spent); /* so far: this worker may be stopped after any cell */
        rs_arena_free(scratch);
    }
    rs_cell_drop_oracle(&w->env);
    if (operands.memory)
        rs_operands_close(&operands);
    rs_arena_free(shape_arena);
    return st;
}

static rs_status run_cases(worker *w, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t first = 0; first < w->job.cell_count && !st;) {
        size_t last = first + 1;
        while (last < w->job.cell_count &&
               w->job.cells[last].case_index == w->job.cells[first].case_index)
            last++;
        st = run_case(w, first, last, err);
        first = last;
    }
    return st;
}

static rs_status replay(worker *w, rs_err *err)
{
    rs_status st =
        w->job.probe ? rs_err_set(err, RS_USAGE, "a recording cannot be probed") : RS_OK;
    for (size_t i = 0; i < w->job.cell_count && !st; i++)
        st = rs_replay_cell(w->replay, &w->job, i, stdout, err);
    return st;
}

/* Timers and cells of a real device. */
static rs_status measure(worker *w, rs_err *err)
{
    rs_status st = w->job.cell_count ? open_timers(w, err) : RS_OK;
    if (!st && w->job.cell_count && w->job.rounds)
        st = warm_up(w, err);
    return st;
}

static void put_ceiling(void *arg, const char *name, double value)
{
    (void)arg;
    printf("ceiling %s %.9g\n", name, value);
}

static rs_status probe(worker *w, rs_err *err)
{
    rs_cell_mark(&w->env, RS_PHASE_SETUP, 0, 0);
    rs_status st = rs_pool_new(w->job.threads, &w->env.pool, err);
    return st ? st : rs_probe_run(&w->device, w->env.pool, put_ceiling, NULL, err);
}

/* Internal command, argv unused. On failure one "fail STATUS TEXT" line tells the parent why.
 */
rs_status rs_cmd_worker(int argc, char **argv, rs_err *err)
{
    (void)argc, (void)argv;
    static worker w;
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a killed parent takes its worker along */
    int64_t start = rs_clock_ns();
    rs_status st = open_worker(&w, err);
    if (!st && w.job.probe && !w.replay)
        st = probe(&w, err);
    if (!st && !w.replay)
        st = measure(&w, err);
    w.spent.s[RS_SPENT_start] =
        (double)(rs_clock_ns() - start) * 1e-9 - w.spent.s[RS_SPENT_warm_up];
    if (!st)
        st = w.replay ? replay(&w, err) : run_cases(&w, err);
    if (w.env.watch && rs_watch_missing(w.env.watch))
        printf("note %s\n", rs_watch_missing(w.env.watch));
    if (st)
        printf("fail %d %s\n", st, err->msg);
    else
        puts("bye");
    fflush(stdout);
    if (w.env.measure && st != RS_DEVICE)
        w.env.ops->close(w.env.measure);
    rs_watch_close(w.env.watch);
    rs_ahead_close(w.env.ahead);
    rs_pool_free(w.env.pool);
    rs_replay_close(w.replay);
    rs_arena_free(w.arena);
    return RS_OK; /* the parent prints; a worker says nothing on its own */
}
