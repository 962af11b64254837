/* Plots over all shapes: drift of the control, roofline, peers. Layer: sweep. */
#include "sweep/report_internal.h"

#include "kernels/candidate.h"
#include "sweep/peers.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- drift ---- */

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Controls sorted by what they measured, to find the sessions of one cell. */
static int compare_controls(const void *a, const void *b)
{
    const rs_db_control *x = *(const rs_db_control *const *)a,
                        *y = *(const rs_db_control *const *)b;
    int by = strcmp(x->shape, y->shape);
    return by ? by : (x->t > y->t) - (x->t < y->t);
}

/* Share by which each read control differs from the median of its cell; NaN = not the read
   control, or alone in its cell. */
static double *drifts(const rs_report *r)
{
    size_t n = 0;
    double *out = rs_arena_array(r->arena, r->control_count + 1, sizeof *out);
    double *values = rs_arena_array(r->arena, r->control_count + 1, sizeof *values);
    /* A list of pointers, as meant. NOLINTNEXTLINE(bugprone-sizeof-expression) */
    const rs_db_control **list = rs_arena_array(r->arena, r->control_count + 1, sizeof *list);
    for (size_t i = 0; i < r->control_count; i++) {
        out[i] = NAN;
        if (!strcmp(r->controls[i].name, "control:read"))
            list[n++] = &r->controls[i];
    }
    /* NOLINTNEXTLINE(bugprone-sizeof-expression) */
    qsort(list, n, sizeof *list, compare_controls);
    for (size_t first = 0, last; first < n; first = last) {
        for (last = first; last < n && !compare_controls(&list[first], &list[last]); last++)
            values[last - first] = list[last]->ns;
        size_t count = last - first;
        qsort(values, count, sizeof *values, compare_doubles);
        double median = 0.5 * (values[(count - 1) / 2] + values[count / 2]);
        for (size_t i = first; i < last && count > 1; i++)
            out[list[i] - r->controls] = list[i]->ns / median - 1;
    }
    return out;
}

static size_t put_drifts(FILE *f, const rs_report *r, const double *share)
{
    size_t sessions = 0, index = 0;
    for (size_t i = 0; i < r->control_count; i++) {
        bool first = !i || r->controls[i].session != r->controls[i - 1].session;
        if (first)
            fprintf(f, "%sn \"session %lld\"\n0 NaN\n", sessions++ ? "\n\n" : "",
                    (long long)r->controls[i].session);
        if (!isnan(share[i]))
            fprintf(f, "%zu %.9g\n", index++, 100 * share[i]);
    }
    return sessions;
}

static rs_status draw_drift(rs_report *r, rs_err *err)
{
    rs_plot plot = {.name = "drift",
                    .title = "Drift of the control",
                    .caption =
                        "Time of the read control in each cell, in the order of time, "
                        "against the median of the same cell over the sessions: steps and "
                        "slopes are the machine, not the kernels."};
    if (!r->control_count)
        return RS_OK;
    FILE *f = rs_report_data(r, plot.name);
    size_t sessions = f ? put_drifts(f, r, drifts(r)) : 0;
    return rs_report_draw(r, f, "drift.gp", &plot,
                          rs_arena_printf(r->arena, "sessions = %zu\n", sessions), err);
}

/* ---- roofline ---- */

typedef struct roof {
    double bytes_ns; /* best rate of the read control */
    double flops_ns[RS_NUMERIC_COUNT];
    double x_lo, x_hi;
    const char *peaks, *names;
} roof;

static rs_status find_roof(rs_report *r, rs_db *db, roof *out, rs_err *err)
{
    *out = (roof){.x_lo = INFINITY, .peaks = "", .names = ""};
    for (size_t i = 0; i < r->control_count; i++) {
        rs_shape shape;
        rs_status st = rs_shape_parse(r->controls[i].shape, &shape, err);
        if (st)
            return st;
        if (!strcmp(r->controls[i].name, "control:read"))
            out->bytes_ns =
                fmax(out->bytes_ns,
                     (double)rs_shape_w_bytes(&shape, r->controls[i].t) / r->controls[i].ns);
    }
    for (int i = 0; i < RS_NUMERIC_COUNT; i++) {
        char name[48];
        double value = 0;
        snprintf(name, sizeof name, "peak_flops:%s", rs_numeric_name((rs_numeric)i));
        if (rs_db_load_ceiling(db, r->plan.machine.tier, name, &value, NULL) || value <= 0)
            continue;
        out->flops_ns[i] = value * 1e-9;
        out->peaks = rs_arena_printf(r->arena, "%s %.9g", out->peaks, value * 1e-12);
        out->names =
            rs_arena_printf(r->arena, "%s %s", out->names, rs_numeric_name((rs_numeric)i));
    }
    return RS_OK;
}

/* Winners of one numeric class: operations a byte, TFLOP/s. Returns how many. */
static size_t put_class(FILE *f, const rs_report *r, const char *class_name, roof *rf)
{
    size_t count = 0;
    for (size_t i = 0; i < r->row_count; i++) {
        const rs_grid_row *row = &r->rows[i];
        rs_shape shape;
        if (!row->numeric || strcmp(row->numeric, class_name) != 0 ||
            rs_shape_parse(row->shape, &shape, NULL))
            continue;
        double flops = rs_shape_flops(&shape, row->t);
        double x = flops / (double)rs_shape_unique_bytes(&shape, row->t);
        if (!count++)
            fprintf(f, "x \"winners, %s\"\n", class_name);
        fprintf(f, "%.9g %.9g\n", x, flops / row->median_ns * 1e-3);
        rf->x_lo = fmin(rf->x_lo, x);
        rf->x_hi = fmax(rf->x_hi, x);
    }
    if (count)
        fputs("\n\n", f);
    return count;
}

static rs_status draw_roofline(rs_report *r, rs_db *db, rs_err *err)
{
    rs_plot plot = {.name = "roofline",
                    .title = "Roofline",
                    .caption =
                        "The winner of every shape and width. The slope is the best rate "
                        "of the read control, the flat parts are the multiply-add rates "
                        "that the sessions measured."};
    roof rf;
    size_t classes = 0;
    rs_status st = find_roof(r, db, &rf, err);
    if (st || rf.bytes_ns <= 0 || !*rf.peaks)
        return st;
    FILE *f = rs_report_data(r, plot.name);
    for (int i = 0; f && i < RS_NUMERIC_COUNT; i++)
        classes += put_class(f, r, rs_numeric_name((rs_numeric)i), &rf) > 0;
    const char *variables = rs_arena_printf(
        r->arena,
        "classes = %zu\nbandwidth = %.9g\npeaks = '%s'\npeak_names = '%s'\nx_lo = %.9g\nx_hi = "
        "%.9g\n",
        classes, rf.bytes_ns * 1e-3, rf.peaks, rf.names, 0.8 * rf.x_lo, 2 * rf.x_hi);
    return rs_report_draw(r, f, "roofline.gp", &plot, variables, err);
}

/* ---- peers ---- */

static rs_status draw_peers(rs_report *r, rs_err *err)
{
    enum { BARS_MOST = 48 };
    rs_plot plot = {.name = "peers",
                    .title = "Beside other projects",
                    .caption =
                        "Time of the best peer / time of the best candidate of a class no "
                        "looser, from interleaved rounds; whiskers: 95 %."};
    FILE *f = rs_report_data(r, plot.name);
    size_t bars = 0;
    for (size_t i = 0; f && i < r->plan.shape_count; i++)
        for (size_t k = 0; k < r->plan.shapes[i].data_count && bars < BARS_MOST; k++) {
            const rs_db_point *p = &r->plan.shapes[i].data[k];
            rs_peer_pair pair = rs_peers_at(p, &r->plan.limits);
            double h = isfinite(pair.effect.h) ? pair.effect.h : 0;
            if (!pair.peer || !pair.candidate || !pair.effect.sessions)
                continue;
            fprintf(f, "\"%s T=%d\" %.9g %.9g %.9g\n", rs_report_safe(r->arena, p->shape), p->t,
                    exp(pair.effect.mu), exp(pair.effect.mu - h), exp(pair.effect.mu + h));
            bars++;
        }
    if (!bars) {
        if (f)
            fclose(f);
        return RS_OK;
    }
    return rs_report_draw(r, f, "peers.gp", &plot, "", err);
}

rs_status rs_report_whole(rs_report *r, rs_err *err)
{
    rs_db *db = NULL;
    rs_status st = rs_db_open(r->options->db, RS_DB_READ, &db, err);
    if (!st)
        st = draw_peers(r, err);
    if (!st)
        st = draw_drift(r, err);
    if (!st)
        st = draw_roofline(r, db, err);
    rs_db_close(db);
    return st;
}
