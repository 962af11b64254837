/* The HTML page. Layer: sweep. One file without a reference to anything outside; the same plan
   gives the same bytes. */
#include "sweep/report_internal.h"

#include "sweep/base/file.h"
#include "sweep/db_command.h"
#include "sweep/evidence.h"
#include "sweep/peers.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- parts ---- */

static void put_options(FILE *f, const rs_report *r)
{
    fputs("<div class=\"controls\"><label>shape <select id=\"f-shape\"><option value=\"\">all"
          "</option>",
          f);
    for (size_t i = 0; i < r->plan.shape_count; i++) {
        fputs("<option>", f);
        rs_html_text(f, r->plan.shapes[i].text);
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
    rs_html_table(f, "grid", heads);
    for (size_t i = 0; i < r->row_count; i++) {
        const rs_grid_row *g = &r->rows[i];
        fputs("<tr data-shape=\"", f);
        rs_html_text(f, g->shape);
        fputs("\" data-verdict=\"", f);
        rs_html_text(f, g->verdict);
        fputs("\">", f);
        rs_html_word(f, g->shape, "");
        rs_html_number(f, g->t, 0);
        rs_html_word(f, g->verdict, g->verdict);
        rs_html_scaled(f, g->median_ns, 1e-3, 2);
        rs_html_scaled(f, g->min_ns, 1e-3, 2);
        rs_html_scaled(f, g->p95_ns, 1e-3, 2);
        rs_html_number(f, g->samples, 0);
        rs_html_number(f, g->sessions, 0);
        put_gain(f, g);
        rs_html_scaled(f, g->floor_share, 100, 0);
        rs_html_number(f, g->error_share, 2);
        rs_html_scaled(f, g->regret, 100, 2);
        rs_html_word(f, g->winner, "");
        fputs("</tr>\n", f);
    }
    rs_html_table_end(f);
}

static void put_bands(FILE *f, const rs_report *r, const rs_plan_shape *s, size_t number)
{
    static const char *const heads[] = {"from T",    "to T",      "!verdict",
                                        "!schedule", "!evidence", NULL};
    rs_html_table(f, rs_arena_printf(r->arena, "bands-%zu", number), heads);
    for (size_t i = 0; i < s->table.count; i++) {
        const rs_band *b = &s->table.bands[i];
        fputs("<tr>", f);
        rs_html_number(f, b->t_lo, 0);
        if (b->t_hi == RS_BAND_T_MAX)
            fputs("<td data-v=\"2147483647\">and above</td>", f);
        else
            rs_html_number(f, b->t_hi, 0);
        rs_html_word(f, b->verdict, b->verdict);
        rs_html_word(f, b->schedule, "");
        rs_html_word(f, rs_evidence_text(r->arena, &r->plan, s, b), "");
        fputs("</tr>\n", f);
    }
    rs_html_table_end(f);
}

static void put_sessions(FILE *f, const rs_report *r)
{
    static const char *const heads[] = {"session", "!UTC",    "s",        "!mode", "!state",
                                        "cells",   "!commit", "!weights", NULL};
    rs_html_table(f, "sessions", heads);
    for (size_t i = 0; i < r->session_count; i++) {
        const rs_db_session_row *s = &r->sessions[i];
        char time[24];
        fputs("<tr>", f);
        rs_html_number(f, (double)s->id, 0);
        rs_html_word(f, rs_db_time(s->unix_s, time), "");
        rs_html_number(f, s->seconds, 0);
        rs_html_word(f, s->mode, "");
        rs_html_word(f, s->state, "");
        rs_html_number(f, (double)s->cells, 0);
        rs_html_word(f, s->git, "");
        rs_html_word(f, s->weights, "");
        fputs("</tr>\n", f);
    }
    rs_html_table_end(f);
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
                rs_html_table(f, "peer-table", heads);
            fputs("<tr>", f);
            rs_html_word(f, p->shape, "");
            rs_html_number(f, p->t, 0);
            rs_html_number(f, exp(pair.effect.mu), 2);
            rs_html_word(f, rs_peers_ratio(&pair.effect, ratio), "");
            rs_html_word(f, pair.peer->schedule, "");
            rs_html_word(f, pair.candidate->schedule, "");
            fputs("</tr>\n", f);
        }
    if (count)
        rs_html_table_end(f);
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
    rs_html_begin(f, r->plan.machine.label);
    fputs("<dl><dt>tier</dt><dd>", f);
    rs_html_text(f, r->plan.machine.tier);
    fputs("</dd><dt>policy</dt><dd>", f);
    rs_html_text(f, r->plan.policy_name);
    fprintf(f, " %s</dd><dt>data</dt><dd>%s</dd><dt>driver</dt><dd>", r->plan.policy_hash,
            r->plan.data_hash);
    rs_html_text(f, r->plan.machine.driver);
    fprintf(
        f,
        "</dd><dt>measured</dt><dd>%zu shapes, %zu shapes at a width: %zu WIN, %zu TIE, %zu "
        "OPEN; %zu sessions</dd><dt>resolution</dt><dd>",
        r->plan.shape_count, r->row_count, count_verdict(r, "WIN"), count_verdict(r, "TIE"),
        count_verdict(r, "OPEN"), r->session_count);
    rs_html_text(f, rs_calibration_text(&r->plan.calibration, calibration));
    fputs("</dd></dl>\n", f);
    if (r->why_no_plots) {
        fputs("<p class=\"note\">No plots: ", f);
        rs_html_text(f, r->why_no_plots);
        fputs("</p>\n", f);
    }
}

static void put_nav(FILE *f, const rs_report *r)
{
    fputs("<nav><a href=\"#all\">all widths</a>", f);
    for (size_t i = 0; i < r->plan.shape_count; i++) {
        fprintf(f, "<a href=\"#shape-%zu\">", i);
        rs_html_text(f, r->plan.shapes[i].text);
        fputs("</a>", f);
    }
    if (r->study.count + r->study.undecided)
        fputs("<a href=\"#in-situ\">in situ</a>", f);
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
        rs_html_text(f, s->text);
        fputs("</h2>\n", f);
        if (s->problem) {
            fputs("<p class=\"note\">", f);
            rs_html_text(f, s->problem);
            fputs("</p>\n", f);
            continue;
        }
        put_bands(f, r, s, i);
        st = rs_html_plots(f, r, s->text, err);
    }
    return st;
}

rs_status rs_report_page(rs_report *r, const char *path, rs_err *err)
{
    const char *beside = rs_arena_printf(r->arena, "%s.tmp", path);
    FILE *f = rs_file_fresh(beside);
    if (!f)
        return rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", beside,
                          strerror(errno));
    put_head(f, r);
    put_nav(f, r);
    fputs("<h2 id=\"all\">All widths</h2>\n", f);
    put_options(f, r);
    put_grid(f, r);
    rs_status st = put_shapes(f, r, err);
    rs_report_situ(f, r);
    fputs("<h2 id=\"machine\">Machine and sessions</h2>\n", f);
    put_sessions(f, r);
    put_peers(f, r);
    if (!st)
        st = rs_html_plots(f, r, NULL, err);
    put_json(f, r);
    return rs_html_end(f, beside, path, st, err);
}
