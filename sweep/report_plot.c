/* Drawing with gnuplot. Layer: sweep. */
#include "sweep/report_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Okabe and Ito's colours, told apart by all eyes and on light and dark. */
static const char colours[] = "#0072B2 #D55E00 #009E73 #CC79A7 #E69F00 #56B4E9";

const char *rs_report_template(const char *name)
{
    const rs_report_file *f = rs_report_files;
    while (f->name && strcmp(f->name, name) != 0)
        f++;
    RS_CHECK(f->name);
    return f->text;
}

const char *rs_report_safe(rs_arena *arena, const char *text)
{
    static const char fine[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                               "_/=,.:+-#() ";
    char *copy = rs_arena_strdup(arena, text);
    for (char *p = copy; *p; p++)
        *p = strchr(fine, *p) ? *p : '?';
    return copy;
}

static const char *work_path(const rs_report *r, const char *name, const char *ending)
{
    return rs_arena_printf(r->arena, "%s/%s.%s", r->work, name, ending);
}

FILE *rs_report_data(rs_report *r, const char *name)
{
    return fopen(work_path(r, name, "dat"), "w");
}

/* gnuplot on a script, its complaints in `log`. True: it went well. */
static bool run_gnuplot(const char *script, const char *log, int *out_status)
{
    char *const argv[] = {"gnuplot", (char *)script, NULL};
    posix_spawn_file_actions_t files;
    pid_t pid;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, 2, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    int code = posix_spawnp(&pid, "gnuplot", &files, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    *out_status = -1;
    if (code)
        return false;
    while (waitpid(pid, out_status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(*out_status) && WEXITSTATUS(*out_status) == 0;
}

static const char *first_line(rs_arena *arena, const char *path)
{
    char line[200] = "";
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f) && line[strspn(line, " \t\r\n^")] == '\0')
        ;
    if (f)
        fclose(f);
    line[strcspn(line, "\n")] = '\0';
    return rs_arena_strdup(arena, line);
}

static rs_status write_script(const rs_report *r,
                              const rs_plot *plot,
                              const char *template_name,
                              const char *variables,
                              const char *terminal,
                              const char *out,
                              rs_err *err)
{
    const char *path = work_path(r, plot->name, "gp");
    FILE *f = fopen(path, "w");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot write %s: %s", path, strerror(errno));
    fprintf(f, "set terminal %s\ndata = '%s'\nout = '%s'\ncolours = '%s'\n%s\n%s", terminal,
            work_path(r, plot->name, "dat"), out, colours, variables,
            rs_report_template(template_name));
    return fclose(f) ? rs_err_set(err, RS_IO, "cannot write %s: %s", path, strerror(errno))
                     : RS_OK;
}

static rs_status draw(rs_report *r,
                      const rs_plot *plot,
                      const char *template_name,
                      const char *variables,
                      const char *terminal,
                      const char *ending,
                      rs_err *err)
{
    const char *log = work_path(r, plot->name, "log");
    /* Through the work folder: gnuplot never sees a path that a person chose. */
    const char *drawn = work_path(r, plot->name, ending);
    const char *final =
        rs_arena_printf(r->arena, "%s/%s.%s", r->options->out, plot->name, ending);
    int status;
    rs_status st = write_script(r, plot, template_name, variables, terminal, drawn, err);
    if (st)
        return st;
    if (!run_gnuplot(work_path(r, plot->name, "gp"), log, &status)) {
        bool missing = status == -1 || (WIFEXITED(status) && WEXITSTATUS(status) == 127);
        r->why_no_plots =
            missing ? "gnuplot is not installed; install the package gnuplot-nox and run the "
                      "same command again"
                    : rs_arena_printf(r->arena, "gnuplot failed at %s: %s", plot->name,
                                      first_line(r->arena, log));
        return RS_OK;
    }
    FILE *in = fopen(drawn, "rb"), *out = fopen(final, "wb");
    char bytes[65536];
    size_t n;
    while (in && out && (n = fread(bytes, 1, sizeof bytes, in)) > 0)
        if (fwrite(bytes, 1, n, out) != n)
            break;
    bool bad = !in || !out || ferror(in) || ferror(out);
    if (in)
        fclose(in);
    if (out && fclose(out))
        bad = true;
    return bad ? rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", final,
                            strerror(errno))
               : RS_OK;
}

rs_status rs_report_draw(rs_report *r,
                         FILE *data,
                         const char *template_name,
                         const rs_plot *plot,
                         const char *variables,
                         rs_err *err)
{
    bool bad = !data || ferror(data);
    if (data && fclose(data))
        bad = true;
    if (bad)
        return rs_err_set(err, RS_IO, "cannot write gnuplot's data in %s: %s", r->work,
                          strerror(errno));
    if (r->why_no_plots)
        return RS_OK;
    char *id = rs_arena_strdup(r->arena, plot->name);
    for (char *p = id; *p; p++) /* the terminal takes no other characters in a name */
        *p = strchr("abcdefghijklmnopqrstuvwxyz0123456789", *p) ? *p : '_';
    const char *svg =
        rs_arena_printf(r->arena, "svg size 960,%s dynamic font 'sans-serif,13' name '%s'",
                        strcmp(template_name, "time.gp") ? "430" : "640", id);
    rs_status st = draw(r, plot, template_name, variables, svg, "svg", err);
    if (!st && r->options->png && !r->why_no_plots)
        st = draw(r, plot, template_name, variables, "pngcairo size 1200,800 font 'sans,13'",
                  "png", err);
    if (st || r->why_no_plots)
        return st;
    rs_plot *p =
        rs_arena_push(r->arena, (void **)&r->plots, &r->plot_count, &r->plot_cap, sizeof *p);
    *p = *plot;
    p->svg = rs_arena_printf(r->arena, "%s/%s.svg", r->options->out, plot->name);
    return RS_OK;
}
