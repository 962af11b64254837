/* Shared by the files of the report. Layer: sweep, private to report*.c. */
#ifndef RS_SWEEP_REPORT_INTERNAL_H
#define RS_SWEEP_REPORT_INTERNAL_H

#include "sweep/grid.h"
#include "sweep/report.h"
#include "sweep/situ_study.h"

#include "db/inspect.h"

#include <stdio.h>

enum { RS_REPORT_SERIES = 6 };

typedef struct rs_plot {
    const char *name, *title, *caption;
    const char *shape; /* NULL = of the whole */
    const char *svg;   /* path; NULL = not drawn */
} rs_plot;

typedef struct rs_report {
    rs_arena *arena;
    const rs_report_options *options;
    rs_plan plan;
    rs_grid_row *rows;
    size_t row_count;
    rs_db_session_row *sessions;
    size_t session_count;
    rs_db_control *controls;
    size_t control_count;
    rs_study study;   /* counts 0: nothing was run in situ */
    const char *work; /* folder for gnuplot's input */
    rs_plot *plots;
    size_t plot_count, plot_cap;
    const char *why_no_plots; /* NULL = drawn */
} rs_report;

/* A template's text; a missing one is a bug. */
const char *rs_report_template(const char *name);

/* A name as gnuplot may see it: whatever could end a string or start a command becomes '?'. */
const char *rs_report_safe(rs_arena *arena, const char *text);

/* The file that gnuplot reads for plot `name`; close it with rs_report_draw. */
FILE *rs_report_data(rs_report *report, const char *name);

/* Run a template over the data of `name`; `variables` are gnuplot statements. A failure is
   noted in why_no_plots and is no error: the page is worth having without. */
RS_NODISCARD rs_status rs_report_draw(rs_report *report,
                                      FILE *data,
                                      const char *template_name,
                                      const rs_plot *plot,
                                      const char *variables,
                                      rs_err *err);

/* Time, error and regret of a shape; controls, roofline, peers of all. */
RS_NODISCARD rs_status rs_report_shape(rs_report *report,
                                       const rs_plan_shape *shape,
                                       rs_err *err);
RS_NODISCARD rs_status rs_report_whole(rs_report *report, rs_err *err);

/* Text with its special characters escaped; NULL is nothing. */
void rs_html_text(FILE *f, const char *text);

/* Cells of a table. What is sorted by is the number as JSON has it, what is read is rounded, or
   scaled and rounded; NaN is "-". */
void rs_html_number(FILE *f, double value, int decimals);
void rs_html_scaled(FILE *f, double value, double scale, int decimals);
void rs_html_word(FILE *f, const char *text, const char *class_name);

/* Heads end with NULL; "!head" is one of a column of words. */
void rs_html_table(FILE *f, const char *id, const char *const *heads);
void rs_html_table_end(FILE *f);

/* The drawings of a shape, or those of the whole (NULL). */
RS_NODISCARD rs_status rs_html_plots(FILE *f,
                                     const rs_report *r,
                                     const char *shape,
                                     rs_err *err);

/* Up to the end of the first heading; the scripts, and the file `beside` put in its place. */
void rs_html_begin(FILE *f, const char *title);
RS_NODISCARD rs_status
rs_html_end(FILE *f, const char *beside, const char *path, rs_status status, rs_err *err);

/* A folder for gnuplot's files and the one to write to; the former goes again. */
RS_NODISCARD rs_status rs_report_begin(rs_report *report, rs_err *err);
void rs_report_end(const rs_report *report);

/* "Cold says, chain says, in situ says"; nothing where nothing was run in situ. */
void rs_report_situ(FILE *f, const rs_report *report);

/* A shape as a part of a file's name. */
const char *rs_report_stem(rs_arena *arena, const char *shape);

RS_NODISCARD rs_status rs_report_page(rs_report *report, const char *path, rs_err *err);

#endif
