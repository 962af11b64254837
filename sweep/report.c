/* The report: load, draw, write the page. Layer: sweep. */
#include "sweep/report_internal.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static rs_status load(rs_report *r, rs_err *err)
{
    const rs_report_options *o = r->options;
    rs_db *db = NULL;
    rs_registry registry;
    rs_plan_options p = {.tier = o->tier,
                         .mode = o->mode,
                         .shape = o->shape,
                         .policy = o->policy,
                         .allow = rs_allow_default(),
                         .layout_budget = 1};
    rs_db_filter filter = {o->tier, o->mode, o->shape};
    rs_status st = rs_registry_open(r->arena, NULL, 0, &registry, err);
    if (!st)
        st = rs_db_open(o->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_plan_make(r->arena, db, &registry, &p, &r->plan, err);
    if (!st) {
        filter.tier = r->plan.machine.tier;
        st = rs_db_list_sessions(db, r->arena, filter.tier, &r->sessions, &r->session_count,
                                 err);
    }
    if (!st)
        st = rs_db_load_controls(db, r->arena, &filter, &r->controls, &r->control_count, err);
    if (!st && r->plan.situ.count[RS_SITU_ROUND])
        st = rs_study_load(db, r->arena, &filter, &r->study, err);
    rs_db_close(db);
    if (!st)
        r->rows = rs_grid_rows(r->arena, &r->plan, true, &r->row_count);
    return st;
}

rs_status rs_report_begin(rs_report *r, rs_err *err)
{
    const char *base = getenv("TMPDIR");
    char *work = rs_arena_printf(r->arena, "%s/rs_report_XXXXXX", base ? base : "/tmp");
    if (mkdir(r->options->out, 0777) && errno != EEXIST)
        return rs_err_set(err, RS_IO, "cannot make the folder %s: %s; give another --out",
                          r->options->out, strerror(errno));
    /* gnuplot reads the folder's name in quotes. */
    if (strpbrk(work, "'\\`\n") || !mkdtemp(work))
        return rs_err_set(err, RS_IO, "cannot work in %s: %s; set TMPDIR", work,
                          strerror(errno));
    r->work = work;
    return RS_OK;
}

void rs_report_end(const rs_report *r)
{
    DIR *folder = r->work ? opendir(r->work) : NULL;
    struct dirent *entry;
    while (folder && (entry = readdir(folder)))
        if (entry->d_name[0] != '.')
            unlinkat(dirfd(folder), entry->d_name, 0);
    if (folder)
        closedir(folder);
    if (r->work)
        rmdir(r->work);
}

rs_status rs_report_make(rs_arena *arena,
                         const rs_report_options *options,
                         const char **out_page,
                         const char **out_why,
                         rs_err *err)
{
    rs_report r = {.arena = arena, .options = options};
    const char *page = rs_arena_printf(arena, "%s/index.html", options->out);
    rs_status st = load(&r, err);
    if (!st)
        st = rs_report_begin(&r, err);
    for (size_t i = 0; i < r.plan.shape_count && !st; i++)
        st = rs_report_shape(&r, &r.plan.shapes[i], err);
    if (!st)
        st = rs_report_whole(&r, err);
    if (!st)
        st = rs_report_page(&r, page, err);
    rs_report_end(&r);
    *out_page = page;
    *out_why = r.why_no_plots;
    return st;
}
