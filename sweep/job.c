/* Jobs as text lines. Layer: sweep. One item a line, a word and its values; paths come last on
   their line because they may hold spaces. */
#include "sweep/job.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void write_cell(FILE *out, const rs_job_cell *cell)
{
    fprintf(out, "cell %zu %d %d\n", cell->case_index, cell->t, cell->session);
    for (size_t i = 0; i < cell->run_count; i++)
        fprintf(out, "run %d%d %s\n", cell->runs[i].incumbent, cell->runs[i].twin,
                cell->runs[i].schedule);
}

rs_status rs_job_write(FILE *out, const rs_job *job, rs_err *err)
{
    char text[RS_SHAPE_TEXT];
    fprintf(out,
            "backend %s\nmode %s\nprobe %d\nseed %" PRIu64 "\nrounds %d\nscreen %d\ng %.9g\n",
            job->backend, rs_mode_name(job->mode), job->probe, job->seed, job->rounds,
            job->screen, job->g);
    fprintf(out, "threads %d\n", job->threads);
    for (size_t i = 0; i < job->plugin_count; i++)
        fprintf(out, "plugin %s\n", job->plugins[i]);
    for (size_t i = 0; i < job->case_count; i++)
        fprintf(out, "case %s %zu %s\n", rs_shape_text(&job->cases[i].shape, text),
                job->cases[i].projection, job->cases[i].model ? job->cases[i].model : "-");
    for (size_t i = 0; i < job->cell_count; i++)
        write_cell(out, &job->cells[i]);
    fputs("go\n", out);
    if (fflush(out) || ferror(out))
        return rs_err_set(err, RS_IO, "the worker does not take its job");
    return RS_OK;
}

/* Growing lists while a job is read. */
typedef struct reader {
    rs_arena *arena;
    rs_job job;
    size_t plugin_cap, case_cap, cell_cap, run_cap;
} reader;

static bool read_case(reader *r, const char *rest)
{
    char shape[RS_SHAPE_TEXT];
    int path = 0;
    rs_job_case *c = rs_arena_push(r->arena, (void **)&r->job.cases, &r->job.case_count,
                                   &r->case_cap, sizeof *c);
    if (sscanf(rest, "%63s %zu %n", shape, &c->projection, &path) != 2 || !path)
        return false;
    if (strcmp(rest + path, "-"))
        c->model = rs_arena_strdup(r->arena, rest + path);
    return rs_shape_parse(shape, &c->shape, NULL) == RS_OK;
}

static bool read_cell(reader *r, const char *rest)
{
    rs_job_cell *c = rs_arena_push(r->arena, (void **)&r->job.cells, &r->job.cell_count,
                                   &r->cell_cap, sizeof *c);
    r->run_cap = 0;
    return sscanf(rest, "%zu %d %d", &c->case_index, &c->t, &c->session) == 3 &&
           c->case_index < r->job.case_count && c->t >= 1;
}

static bool read_run(reader *r, const char *rest)
{
    if (r->job.cell_count == 0 || strlen(rest) < 4)
        return false;
    rs_job_cell *c = &r->job.cells[r->job.cell_count - 1];
    rs_job_run *run =
        rs_arena_push(r->arena, (void **)&c->runs, &c->run_count, &r->run_cap, sizeof *run);
    run->incumbent = rest[0] == '1';
    run->twin = rest[1] == '1';
    run->schedule = rs_arena_strdup(r->arena, rest + 3);
    return true;
}

static bool read_item(reader *r, const char *word, const char *rest)
{
    rs_job *job = &r->job;
    if (!strcmp(word, "backend"))
        return (job->backend = rs_arena_strdup(r->arena, rest)) != NULL;
    if (!strcmp(word, "mode"))
        return (job->mode = rs_mode_parse(rest)) != RS_MODE_COUNT;
    if (!strcmp(word, "probe"))
        return (job->probe = rest[0] == '1') || rest[0] == '0';
    if (!strcmp(word, "seed"))
        return sscanf(rest, "%" SCNu64, &job->seed) == 1;
    if (!strcmp(word, "rounds"))
        return sscanf(rest, "%d", &job->rounds) == 1;
    if (!strcmp(word, "screen"))
        return (job->screen = rest[0] == '1') || rest[0] == '0';
    if (!strcmp(word, "g"))
        return sscanf(rest, "%lf", &job->g) == 1;
    if (!strcmp(word, "threads"))
        return sscanf(rest, "%d", &job->threads) == 1;
    if (!strcmp(word, "plugin")) {
        const char **p = rs_arena_push(r->arena, (void **)&job->plugins, &job->plugin_count,
                                       &r->plugin_cap, sizeof *p);
        *p = rs_arena_strdup(r->arena, rest);
        return true;
    }
    if (!strcmp(word, "case"))
        return read_case(r, rest);
    if (!strcmp(word, "cell"))
        return read_cell(r, rest);
    return !strcmp(word, "run") && read_run(r, rest);
}

rs_status rs_job_read(FILE *in, rs_arena *arena, rs_job *out_job, rs_err *err)
{
    reader r = {.arena = arena};
    char *line = NULL;
    size_t size = 0;
    rs_status st = rs_err_set(err, RS_FORMAT, "job ends before its go line");
    while (getline(&line, &size, in) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (!strcmp(line, "go")) {
            st = r.job.backend ? RS_OK : rs_err_set(err, RS_FORMAT, "job without backend");
            break;
        }
        char *rest = strchr(line, ' ');
        if (rest)
            *rest++ = '\0';
        if (!rest || !read_item(&r, line, rest)) {
            st = rs_err_set(err, RS_FORMAT, "job line '%s %s' is not understood", line,
                            rest ? rest : "");
            break;
        }
    }
    free(line);
    if (!st)
        *out_job = r.job;
    return st;
}
