/* `sweep report`: plots and one HTML page over a plan. Layer: sweep.
   The figures are those of sweep/grid.h, so that the page and `sweep db show --json` agree. */
#ifndef RS_SWEEP_REPORT_H
#define RS_SWEEP_REPORT_H

#include "sweep/plan.h"

/* Templates of reports/, compiled in; NULL-terminated. */
typedef struct rs_report_file {
    const char *name, *text;
} rs_report_file;
extern const rs_report_file rs_report_files[];

typedef struct rs_report_options {
    const char *db, *out; /* out: a folder, made when absent */
    const char *tier, *mode, *shape, *policy;
    bool png;               /* PNG files beside the SVG ones */
    const char *compare[2]; /* rs_report_compare: files, or sessions or commits of db */
} rs_report_options;

/* Write <out>/index.html and <out>/<plot>.svg. Without gnuplot the page has no plots and says
 *so: out_why (from `arena`) is NULL, or why there are none. IO, FULL: a file cannot be written.
 */
RS_NODISCARD rs_status rs_report_make(rs_arena *arena,
                                      const rs_report_options *options,
                                      const char **out_page,
                                      const char **out_why,
                                      rs_err *err);

/* <out>/compare.html over the two sides of `compare`, see sweep/compare.h. */
RS_NODISCARD rs_status rs_report_compare(rs_arena *arena,
                                         const rs_report_options *options,
                                         const char **out_page,
                                         const char **out_why,
                                         rs_err *err);

#endif
