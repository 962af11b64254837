/* Pieces of HTML: text, tables, drawings. Layer: sweep. */
#include "sweep/report_internal.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- text ---- */

void rs_html_text(FILE *f, const char *text)
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
void rs_html_number(FILE *f, double value, int decimals)
{
    if (isfinite(value))
        fprintf(f, "<td data-v=\"%.9g\">%.*f</td>", value, decimals, value);
    else
        fputs("<td data-v=\"\">-</td>", f);
}

/* The same in another unit for the eye. */
void rs_html_scaled(FILE *f, double value, double scale, int decimals)
{
    if (isfinite(value))
        fprintf(f, "<td data-v=\"%.9g\">%.*f</td>", value, decimals, value * scale);
    else
        fputs("<td data-v=\"\">-</td>", f);
}

void rs_html_word(FILE *f, const char *text, const char *class_name)
{
    fprintf(f, "<td class=\"w %s\">", class_name);
    rs_html_text(f, text ? text : "-");
    fputs("</td>", f);
}

/* "!head" = a column of words. */
void rs_html_table(FILE *f, const char *id, const char *const *heads)
{
    fprintf(f, "<div class=\"scroll tall\"><table id=\"%s\"><thead><tr>", id);
    for (; *heads; heads++) {
        bool words = **heads == '!';
        fprintf(f, "<th%s>", words ? " class=\"w\"" : "");
        rs_html_text(f, *heads + words);
        fputs("</th>", f);
    }
    fputs("</tr></thead><tbody>\n", f);
}

void rs_html_table_end(FILE *f)
{
    fputs("</tbody></table></div>\n", f);
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

rs_status rs_html_plots(FILE *f, const rs_report *r, const char *shape, rs_err *err)
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
        rs_html_text(f, p->caption);
        fputs("</figcaption></figure>\n", f);
    }
    return st;
}

/* ---- the frame ---- */

void rs_html_begin(FILE *f, const char *title)
{
    fputs(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>routesweep: ",
        f);
    rs_html_text(f, title);
    fprintf(f, "</title><style>\n%s</style></head><body>\n<h1>",
            rs_report_template("page.css"));
    rs_html_text(f, title);
    fputs("</h1>\n", f);
}

rs_status
rs_html_end(FILE *f, const char *beside, const char *path, rs_status status, rs_err *err)
{
    fprintf(f, "<script>\n%s</script>\n</body></html>\n", rs_report_template("page.js"));
    bool bad = ferror(f) != 0;
    if (fclose(f))
        bad = true;
    if (!status && (bad || rename(beside, path)))
        return rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", path,
                          strerror(errno));
    return status;
}
