/* Output of `engine bench`: tables for people, one JSON object, a data file for plots.
   Layer: engine. */
#ifndef RS_ENGINE_BENCH_PRINT_H
#define RS_ENGINE_BENCH_PRINT_H

#include "engine/bench.h"

/* What was run, for the heads of all outputs. Two sides: 0 is "before", 1 is "after". */
typedef struct rs_bench_report {
    const char *path;
    const rs_model *model;
    const rs_projections *projections;
    const rs_side *sides;
    int side_count;
} rs_bench_report;

/* Model, device, tables, memory, and the errors that requantising added. */
void rs_bench_print_head(const rs_bench_report *report);

/* One width: the total and a row a shape. */
void rs_bench_print_width(const rs_bench_report *report, const rs_bench_result *result);

/* All widths in one small table, those marked at which both tables route alike; only with two
   sides. */
void rs_bench_print_summary(const rs_bench_report *report,
                            const rs_bench_result *results,
                            size_t count);

/* Everything as one object, "schema": "1.0" (raise the first number when a field goes or
   changes its meaning). */
void rs_bench_print_json(const rs_bench_report *report,
                         const rs_bench_result *results,
                         size_t count);

/* Columns t, before_us, after_us, ratio, ratio_lo, ratio_hi into `path`. IO when it cannot. */
RS_NODISCARD rs_status rs_bench_write_plot(const char *path,
                                           const rs_bench_result *results,
                                           size_t count,
                                           rs_err *err);

#endif
