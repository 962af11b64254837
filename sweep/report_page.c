/* The HTML page. Layer: sweep. One file without a reference to anything outside; the same plan
   gives the same bytes. */
#include "sweep/report_internal.h"

#include "sweep/db_command.h"
#include "sweep/evidence.h"
#include "sweep/peers.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- text ---- */

static void put_text(FILE *f, const char *text)
{
    for (; text && *text; text++)
        switch (*text) {
        case '&':
            fputs("&amp;", f);
            break;
        case '<':
            fputs("&lt;", f);
            break;
        case '>':
            fputs("&gt;", f);
            break;
        case '"':
            fputs("&quot;", f);
            break;
        default:
            fputc(*text, f);
        }
}

/* A table cell: what is sorted by (as the JSON has it) and what is read. */
static void put_number(FILE *f, double value, int decimals)
{
    if (isfinite(value))
        fprintf(f, "<td data-v=\"%.9g\">%.*f</td>", value, decimals, value);
    else
        fputs("<td data-v=\"\">-</td>", f);
}

/* The same in another unit for the eye. */
static void put_scaled(FILE *f, double value, double scale, int decimals)
{
    if (isfinite(value))
        fprintf(f, "<td data-v=\"%.9g\">%.*f</td>", value, decimals, value * scale);
    else
        fputs("<td data-v=\"\">-</td>", f);
}

static void put_word(FILE *f, const char *text, const char *class_name)
{
    fprintf(f, "<td class=\"w %s\">", class_name);
    put_text(f, text ? text : "-");
    fputs("</td>", f);
}

/* "!head" = a column of words. */
static void begin_table(FILE *f, const char *id, const char *const *heads)
{
    fprintf(f, "<div class=\"scroll tall\"><table id=\"%s\"><thead><tr>", id);
    for (; *heads; heads++) {
        bool words = **heads == '!';
        fprintf(f, "<th%s>", words ? " class=\"w\"" : "");
        put_text(f, *heads + words);
        fputs("</th>", f);
    }
    fputs("</tr></thead><tbody>\n", f);
}

static void end_table(FILE *f)
{
    fputs("</tbody></table></div>\n", f);
}

/* ---- parts ---- */

static void put_options(FILE *f, const rs_report *r)
{
    fputs("<div class=\"controls\"><label>shape <select id=\"f-shape\"><option value=\"\">all"
          "</option>",
          f);
    for (size_t i = 0; i < r->plan.shape_count; i++) {
        fputs("<option>", f);
        put_text(f, r->plan.shapes[i].text);
        fputs("</option>", f);
    }
    fputs("</select></label><label>verdict <select id=\"f-verdict\"><option value=\"\">all"
          "</option><option>WIN</option><option>TIE</option><option>OPEN</option></select>"
          "</label><label>holds <input id=\"f-text\" size=\"18\"></label></div>\n",
          f);
}

static void put_gain(FILE *f, const rs_grid_row *g)
{
    if (!isfinite(g->gain)) {
        fputs("<td data-v=\"\">-</td>", f);
        return;
    }
    fprintf(f, "<td data-v=\"%.9g\">%+.1f %%", g->gain, 100 * g->gain);
    if (isfinite(g->gain_low))
        fprintf(f, " [%.1f, %.1f]", 100 * g->gain_low, 100 * g->gain_high);
    fputs("</td>", f);
}

static void put_grid(FILE *f, const rs_report *r)
{
    static const char *const heads[] = {
        "!shape", "T",           "!verdict", "median us", "min us",   "p95 us",  "n",
        "ses",    "gain [95 %]", "floor %",  "error",     "regret %", "!winner", NULL};
    begin_table(f, "grid", heads);
    for (size_t i = 0; i < r->row_count; i++) {
        const rs_grid_row *g = &r->rows[i];
        fputs("<tr data-shape=\"", f);
        put_text(f, g->shape);
        fputs("\" data-verdict=\"", f);
        put_text(f, g->verdict);
        fputs("\">", f);
        put_word(f, g->shape, "");
        put_number(f, g->t, 0);
        put_word(f, g->verdict, g->verdict);
        put_scaled(f, g->median_ns, 1e-3, 2);
        put_scaled(f, g->min_ns, 1e-3, 2);
        put_scaled(f, g->p95_ns, 1e-3, 2);
        put_number(f, g->samples, 0);
        put_number(f, g->sessions, 0);
        put_gain(f, g);
        put_scaled(f, g->floor_share, 100, 0);
        put_number(f, g->error_share, 2);
        put_scaled(f, g->regret, 100, 2);
        put_word(f, g->winner, "");
        fputs("</tr>\n", f);
    }
    end_table(f);
}

static void put_bands(FILE *f, const rs_report *r, const rs_plan_shape *s, size_t number)
{
    static const char *const heads[] = {"from T",    "to T",      "!verdict",
                                        "!schedule", "!evidence", NULL};
    begin_table(f, rs_arena_printf(r->arena, "bands-%zu", number), heads);
    for (size_t i = 0; i < s->table.count; i++) {
        const rs_band *b = &s->table.bands[i];
        fputs("<tr>", f);
        put_number(f, b->t_lo, 0);
        if (b->t_hi == RS_BAND_T_MAX)
            fputs("<td data-v=\"2147483647\">and above</td>", f);
        else
            put_number(f, b->t_hi, 0);
        put_word(f, b->verdict, b->verdict);
        put_word(f, b->schedule, "");
        put_word(f, rs_evidence_text(r->arena, &r->plan, s, b), "");
        fputs("</tr>\n", f);
    }
    end_table(f);
}

static void put_sessions(FILE *f, const rs_report *r)
{
    static const char *const heads[] = {"session", "!UTC",    "s",        "!mode", "!state",
                                        "cells",   "!commit", "!weights", NULL};
    begin_table(f, "sessions", heads);
    for (size_t i = 0; i < r->session_count; i++) {
        const rs_db_session_row *s = &r->sessions[i];
        char time[24];
        fputs("<tr>", f);
        put_number(f, (double)s->id, 0);
        put_word(f, rs_db_time(s->unix_s, time), "");
        put_number(f, s->seconds, 0);
        put_word(f, s->mode, "");
        put_word(f, s->state, "");
        put_number(f, (double)s->cells, 0);
        put_word(f, s->git, "");
        put_word(f, s->weights, "");
        fputs("</tr>\n", f);
    }
    end_table(f);
}

/* Nothing where no peer was timed. */
static void put_peers(FILE *f, const rs_report *r)
{
    static const char *const heads[] = {"!shape",     "T", "peer / candidate", "!95 %", "!peer",
                                        "!candidate", NULL};
    size_t count = 0;
    for (size_t i = 0; i < r->plan.shape_count; i++)
        for (size_t k = 0; k < r->plan.shapes[i].data_count; k++) {
            const rs_db_point *p = &r->plan.shapes[i].data[k];
            rs_peer_pair pair = rs_peers_at(p, &r->plan.limits);
            char ratio[48];
            if (!pair.peer || !pair.candidate || !pair.effect.sessions)
                continue;
            if (!count++)
                begin_table(f, "peer-table", heads);
            fputs("<tr>", f);
            put_word(f, p->shape, "");
            put_number(f, p->t, 0);
            put_number(f, exp(pair.effect.mu), 2);
            put_word(f, rs_peers_ratio(&pair.effect, ratio), "");
            put_word(f, pair.peer->schedule, "");
            put_word(f, pair.candidate->schedule, "");
            fputs("</tr>\n", f);
        }
    if (count)
        end_table(f);
}

/* ---- plots ---- */

/* gnuplot's black is the page's text colour, so that one drawing serves light and dark; its ids
   get the plot's number, so that none comes twice. */
static void put_line(FILE *f, const char *line, size_t number)
{
    static const struct {
        const char *gnuplot, *ours;
        bool numbered;
    } changes[] = {
        {"color=\"black\"", "", false},
        {"fill=\"black\"", "fill=\"currentColor\"", false},
        {"fill = 'black'", "fill='currentColor'", false},
        {"stroke=\"black\"", "stroke=\"currentColor\"", false},
        {"stroke='black'", "stroke='currentColor'", false},
        {"'gp", "'gp", true},
        {"'#gp", "'#gp", true},
        {"id='textbox'", "id='textbox", true},
        {"id='greybox'", "id='greybox", true},
        {"id=\"gnuplot_canvas\"", "", false},
    };
    enum { COUNT = sizeof changes / sizeof *changes };
    while (*line) {
        size_t i = 0;
        while (i < COUNT && strncmp(line, changes[i].gnuplot, strlen(changes[i].gnuplot)) != 0)
            i++;
        if (i == COUNT) {
            fputc(*line++, f);
            continue;
        }
        line += strlen(changes[i].gnuplot);
        fputs(changes[i].ours, f);
        if (changes[i].numbered)
            fprintf(f, "%zu-%s", number, line[-1] == '\'' ? "'" : "");
    }
}

/* From <svg on: the declaration before it is not for HTML. */
static rs_status put_svg(FILE *f, const char *path, size_t number, rs_err *err)
{
    FILE *in = fopen(path, "r");
    char *line = NULL;
    size_t cap = 0;
    bool started = false;
    if (!in)
        return rs_err_set(err, RS_IO, "cannot read %s: %s", path, strerror(errno));
    while (getline(&line, &cap, in) >= 0) {
        const char *from = started ? line : strstr(line, "<svg");
        if (!from || !strncmp(from, "<!DOCTYPE", 9))
            continue;
        started = true;
        put_line(f, from, number);
    }
    free(line);
    fclose(in);
    return RS_OK;
}

static rs_status put_plots(FILE *f, const rs_report *r, const char *shape, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < r->plot_count && !st; i++) {
        const rs_plot *p = &r->plots[i];
        bool here = shape ? p->shape && !strcmp(p->shape, shape) : !p->shape;
        if (!here)
            continue;
        fprintf(f, "<h3>%s</h3><figure>", p->title);
        st = put_svg(f, p->svg, i, err);
        fputs("<figcaption>", f);
        put_text(f, p->caption);
        fputs("</figcaption></figure>\n", f);
    }
    return st;
}

/* ---- the page ---- */

static size_t count_verdict(const rs_report *r, const char *verdict)
{
    size_t n = 0;
    for (size_t i = 0; i < r->row_count; i++)
        n += !strcmp(r->rows[i].verdict, verdict);
    return n;
}

static void put_head(FILE *f, const rs_report *r)
{
    char calibration[240];
    fputs(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>routesweep: ",
        f);
    put_text(f, r->plan.machine.label);
    fprintf(f, "</title><style>\n%s</style></head><body>\n<h1>",
            rs_report_template("page.css"));
    put_text(f, r->plan.machine.label);
    fputs("</h1>\n<dl><dt>tier</dt><dd>", f);
    put_text(f, r->plan.machine.tier);
    fputs("</dd><dt>policy</dt><dd>", f);
    put_text(f, r->plan.policy_name);
    fprintf(f, " %s</dd><dt>data</dt><dd>%s</dd><dt>driver</dt><dd>", r->plan.policy_hash,
            r->plan.data_hash);
    put_text(f, r->plan.machine.driver);
    fprintf(
        f,
        "</dd><dt>measured</dt><dd>%zu shapes, %zu shapes at a width: %zu WIN, %zu TIE, %zu "
        "OPEN; %zu sessions</dd><dt>resolution</dt><dd>",
        r->plan.shape_count, r->row_count, count_verdict(r, "WIN"), count_verdict(r, "TIE"),
        count_verdict(r, "OPEN"), r->session_count);
    put_text(f, rs_calibration_text(&r->plan.calibration, calibration));
    fputs("</dd></dl>\n", f);
    if (r->why_no_plots) {
        fputs("<p class=\"note\">No plots: ", f);
        put_text(f, r->why_no_plots);
        fputs("</p>\n", f);
    }
}

static void put_nav(FILE *f, const rs_report *r)
{
    fputs("<nav><a href=\"#all\">all widths</a>", f);
    for (size_t i = 0; i < r->plan.shape_count; i++) {
        fprintf(f, "<a href=\"#shape-%zu\">", i);
        put_text(f, r->plan.shapes[i].text);
        fputs("</a>", f);
    }
    fputs("<a href=\"#machine\">machine and sessions</a></nav>\n", f);
}

/* In a script element: no "<" may stand in it. */
static void put_json(FILE *f, const rs_report *r)
{
    char *text = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&text, &size);
    RS_CHECK(memory);
    rs_grid_json(memory, &r->plan, r->rows, r->row_count, r->row_count);
    fclose(memory);
    fputs("<script type=\"application/json\" id=\"data\">\n", f);
    for (const char *p = text; *p; p++)
        if (*p == '<')
            fputs("\\u003c", f);
        else
            fputc(*p, f);
    fputs("</script>\n", f);
    free(text);
}

static rs_status put_shapes(FILE *f, const rs_report *r, rs_err *err)
{
    rs_status st = RS_OK;
    for (size_t i = 0; i < r->plan.shape_count && !st; i++) {
        const rs_plan_shape *s = &r->plan.shapes[i];
        fprintf(f, "<h2 id=\"shape-%zu\">", i);
        put_text(f, s->text);
        fputs("</h2>\n", f);
        if (s->problem) {
            fputs("<p class=\"note\">", f);
            put_text(f, s->problem);
            fputs("</p>\n", f);
            continue;
        }
        put_bands(f, r, s, i);
        st = put_plots(f, r, s->text, err);
    }
    return st;
}

rs_status rs_report_page(rs_report *r, const char *path, rs_err *err)
{
    const char *beside = rs_arena_printf(r->arena, "%s.tmp", path);
    FILE *f = fopen(beside, "w");
    if (!f)
        return rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", beside,
                          strerror(errno));
    put_head(f, r);
    put_nav(f, r);
    fputs("<h2 id=\"all\">All widths</h2>\n", f);
    put_options(f, r);
    put_grid(f, r);
    rs_status st = put_shapes(f, r, err);
    fputs("<h2 id=\"machine\">Machine and sessions</h2>\n", f);
    put_sessions(f, r);
    put_peers(f, r);
    if (!st)
        st = put_plots(f, r, NULL, err);
    put_json(f, r);
    fprintf(f, "<script>\n%s</script>\n</body></html>\n", rs_report_template("page.js"));
    bool bad = ferror(f) != 0;
    if (fclose(f) || bad || (!st && rename(beside, path)))
        st = st ? st
                : rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", path,
                             strerror(errno));
    return st;
}
