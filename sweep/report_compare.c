/* Two sets of sessions side by side: `sweep report --compare A B`. Layer: sweep. */
#include "sweep/report_internal.h"

#include "sweep/base/file.h"
#include "sweep/compare.h"

#include <errno.h>
#include <math.h>
#include <string.h>

/* Shapes of a comparison in their order, each once. */
typedef struct shapes {
    const char **list;
    size_t count, cap;
} shapes;

static shapes shapes_of(rs_arena *arena, const rs_comparison *c)
{
    shapes s = {0};
    for (size_t i = 0; i < c->count; i++) {
        size_t k = 0;
        while (k < s.count && strcmp(s.list[k], c->list[i].shape) < 0)
            k++;
        if (k < s.count && !strcmp(s.list[k], c->list[i].shape))
            continue;
        rs_arena_push(arena, (void **)&s.list, &s.count, &s.cap, sizeof *s.list);
        /* A list of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
        memmove(&s.list[k + 1], &s.list[k], (s.count - 1 - k) * sizeof *s.list);
        s.list[k] = c->list[i].shape;
    }
    return s;
}

static rs_status
draw_shape(rs_report *r, const rs_comparison *c, const char *shape, rs_err *err)
{
    int32_t lo = INT32_MAX, hi = 1;
    rs_plot plot = {
        .name = rs_arena_printf(r->arena, "compare-%s", rs_report_stem(r->arena, shape)),
        .title = "A against B over T",
        .caption =
            "Best schedule of A against best of B, geometric means of the session medians; "
            "whiskers: 95 %, where both sides have two sessions.",
        .shape = shape};
    FILE *f = rs_report_data(r, plot.name);
    for (int kind = 0; f && kind < RS_CHANGE_COUNT; kind++) {
        fprintf(f, "T \"B is %s\" lo hi\n1 NaN NaN NaN\n",
                rs_change_name((rs_change_kind)kind));
        for (size_t i = 0; i < c->count; i++) {
            const rs_change *x = &c->list[i];
            double h = isfinite(x->h) ? x->h : 0;
            if (strcmp(x->shape, shape) != 0 || (int)x->what != kind)
                continue;
            fprintf(f, "%d %.9g %.9g %.9g\n", x->t, exp(x->gain), exp(x->gain - h),
                    exp(x->gain + h));
            lo = x->t < lo ? x->t : lo;
            hi = x->t > hi ? x->t : hi;
        }
        fputs("\n\n", f);
    }
    const char *variables =
        rs_arena_printf(r->arena, "x_lo = %.9g\nx_hi = %.9g\n", 0.9 * lo, 1.12 * hi);
    return rs_report_draw(r, f, "compare.gp", &plot, variables, err);
}

static void put_row(FILE *f, const rs_change *x)
{
    const char *name = rs_change_name(x->what);
    fputs("<tr>", f);
    rs_html_word(f, name, name);
    rs_html_word(f, x->shape, "");
    rs_html_number(f, x->t, 0);
    rs_html_scaled(f, x->ns[0], 1e-3, 2);
    rs_html_scaled(f, x->ns[1], 1e-3, 2);
    rs_html_scaled(f, expm1(x->gain), 100, 1);
    rs_html_scaled(f, isfinite(x->h) ? expm1(x->gain - x->h) : NAN, 100, 1);
    rs_html_scaled(f, isfinite(x->h) ? expm1(x->gain + x->h) : NAN, 100, 1);
    rs_html_word(f, x->schedule[0], "");
    rs_html_word(f, x->schedule[1], "");
    fputs("</tr>\n", f);
}

static void put_facts(FILE *f, const rs_report *r, const rs_comparison *c)
{
    fputs("<dl><dt>A</dt><dd>", f);
    rs_html_text(f, r->options->compare[0]);
    fputs("</dd><dt>B</dt><dd>", f);
    rs_html_text(f, r->options->compare[1]);
    fputs("</dd><dt>tier</dt><dd>", f);
    rs_html_text(f, c->list[0].tier);
    fprintf(f,
            "</dd><dt>widths</dt><dd>%zu: B is faster at %zu, slower at %zu, the same within "
            "%.1f %% at %zu, undecided at %zu; only in A %zu, only in B %zu</dd></dl>\n",
            c->count, c->totals[RS_CHANGE_FASTER], c->totals[RS_CHANGE_SLOWER],
            100 * c->limits.delta, c->totals[RS_CHANGE_SAME], c->totals[RS_CHANGE_UNDECIDED],
            c->lonely[0], c->lonely[1]);
    if (r->why_no_plots) {
        fputs("<p class=\"note\">No plots: ", f);
        rs_html_text(f, r->why_no_plots);
        fputs("</p>\n", f);
    }
}

static rs_status
write_page(rs_report *r, const rs_comparison *c, const shapes *s, const char *path, rs_err *err)
{
    static const char *const heads[] = {"!B is",      "!shape",     "T",      "A us",
                                        "B us",       "A/B - 1 %",  "from %", "to %",
                                        "!best of A", "!best of B", NULL};
    const char *beside = rs_arena_printf(r->arena, "%s.tmp", path);
    rs_status st = RS_OK;
    FILE *f = rs_file_fresh(beside);
    if (!f)
        return rs_err_set(err, RS_IO, "cannot write %s: %s; give another --out", beside,
                          strerror(errno));
    rs_html_begin(f, "A against B");
    put_facts(f, r, c);
    rs_html_table(f, "grid", heads);
    for (size_t i = 0; i < c->count; i++)
        put_row(f, &c->list[i]);
    rs_html_table_end(f);
    for (size_t i = 0; i < s->count && !st; i++) {
        fputs("<h2>", f);
        rs_html_text(f, s->list[i]);
        fputs("</h2>\n", f);
        st = rs_html_plots(f, r, s->list[i], err);
    }
    return rs_html_end(f, beside, path, st, err);
}

rs_status rs_report_compare(rs_arena *arena,
                            const rs_report_options *options,
                            const char **out_page,
                            const char **out_why,
                            rs_err *err)
{
    rs_report r = {.arena = arena, .options = options};
    rs_comparison comparison;
    const char *sides[] = {options->compare[0], options->compare[1]};
    rs_db_command command = {.arena = arena,
                             .db = options->db,
                             .filter = {options->tier, options->mode, options->shape},
                             .args = sides,
                             .arg_count = 2};
    const char *page = rs_arena_printf(arena, "%s/compare.html", options->out);
    rs_status st = rs_compare(&command, &comparison, err);
    if (st)
        return st;
    shapes s = shapes_of(arena, &comparison);
    st = rs_report_begin(&r, err);
    for (size_t i = 0; i < s.count && !st; i++)
        st = draw_shape(&r, &comparison, s.list[i], err);
    if (!st)
        st = write_page(&r, &comparison, &s, page, err);
    rs_report_end(&r);
    *out_page = page;
    *out_why = r.why_no_plots;
    return st;
}
