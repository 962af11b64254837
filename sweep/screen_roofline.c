/* Roofline: times against what memory and multiply-adds allow. Layer: sweep. */
#include "sweep/screen_internal.h"

#include "kernels/candidate.h"
#include "sweep/results.h"

#include <math.h>
#include <string.h>

static const rs_column columns[] = {
    {"share", "of floor %", 1},
    {"median_us", "median us", 2},
    {"memory_us", "memory us", 2},
    {"compute_us", "compute us", 2},
    {"recorded_us", "recorded us", 2},
    {"gbps", "GB/s", 0},
    {"tflops", "TFLOP/s", 1},
    {"bound", "bound by", RS_COLUMN_TEXT},
    {"shape", "shape", RS_COLUMN_TEXT},
    {"t", "T", 0},
    {"schedule", "schedule", RS_COLUMN_TEXT},
};

/* Ceilings of one point: bytes and operations a nanosecond, NaN = not known. */
typedef struct ceilings {
    double bytes_ns, flops_ns[RS_NUMERIC_COUNT];
} ceilings;

/* 0 where nobody stored it. */
static double stored(const rs_screen *s, const char *name)
{
    double value = 0;
    return rs_db_load_ceiling(s->db, s->machine.tier, name, &value, NULL) ? 0 : value;
}

/* The read control ran in the same rounds over as many bytes as the weights have. Without it
   the probe's figure for the next larger of its sizes. */
static double read_rate(const rs_screen *s, const rs_db_point *p, const rs_shape *shape)
{
    double bytes = (double)rs_shape_w_bytes(shape, p->t);
    char name[48];
    for (size_t i = 0; i < p->contender_count; i++)
        if (!strcmp(p->contenders[i].schedule, "control:read") && p->contenders[i].series_count)
            return bytes / rs_stats_summary(&p->contenders[i]).median;
    for (size_t size = 1 << 20; size <= (size_t)1 << 30; size *= 4) {
        snprintf(name, sizeof name, "read_gbps:%zu:chain", size);
        double gbps = stored(s, name);
        if (gbps > 0 && ((double)size >= bytes || size == (size_t)1 << 30))
            return gbps;
    }
    return NAN;
}

static ceilings ceilings_of(const rs_screen *s, const rs_db_point *p, const rs_shape *shape)
{
    ceilings c = {.bytes_ns = read_rate(s, p, shape)};
    char name[48];
    for (int i = 0; i < RS_NUMERIC_COUNT; i++) {
        snprintf(name, sizeof name, "peak_flops:%s", rs_numeric_name((rs_numeric)i));
        double rate = stored(s, name) * 1e-9;
        c.flops_ns[i] = rate > 0 ? rate : NAN;
    }
    return c;
}

static double flops_rate(const ceilings *c, const char *numeric)
{
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        if (!strcmp(numeric, rs_numeric_name((rs_numeric)i)))
            return c->flops_ns[i];
    return NAN;
}

static void add(rs_screen *s,
                const rs_db_point *p,
                const rs_shape *shape,
                const ceilings *ceiling,
                const rs_db_contender *c)
{
    double ns = rs_stats_summary(c).median, flops = rs_shape_flops(shape, p->t);
    double bytes = (double)rs_shape_unique_bytes(shape, p->t);
    double memory = bytes / ceiling->bytes_ns, math = flops / flops_rate(ceiling, c->numeric);
    double bound = fmax(memory, math); /* of one NaN the other */
    double share = isnan(bound) && c->floor_ns > 0 ? c->floor_ns / ns : bound / ns;
    rs_value *v = rs_table_add(&s->table, isnan(share) ? -INFINITY : -share);
    v[0].number = 100 * share;
    v[1].number = ns * 1e-3;
    v[2].number = memory * 1e-3;
    v[3].number = math * 1e-3;
    v[4].number = c->floor_ns > 0 ? c->floor_ns * 1e-3 : NAN;
    v[5].number = bytes / ns;
    v[6].number = flops / ns * 1e-3;
    v[7].text = isnan(bound) ? NULL : bound == memory ? "memory" : "compute";
    v[8].text = p->shape;
    v[9].number = p->t;
    v[10].text = c->schedule;
}

rs_status rs_screen_roofline(rs_screen *s, rs_err *err)
{
    rs_screen_columns(s, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < s->point_count; i++) {
        const rs_db_point *p = &s->points[i];
        double quickest = rs_screen_quickest(p);
        rs_shape shape;
        rs_status st = rs_shape_parse(p->shape, &shape, err);
        if (st)
            return st;
        ceilings ceiling = ceilings_of(s, p, &shape);
        for (size_t k = 0; k < p->contender_count; k++) {
            const rs_db_contender *c = &p->contenders[k];
            bool winner = rs_stats_summary(c).median <= quickest;
            if (rs_screen_shows(s, c, quickest) && (s->options->all || winner))
                add(s, p, &shape, &ceiling, c);
        }
    }
    if (s->table.row_count == 0)
        return rs_err_set(err, RS_UNKNOWN, "nothing right was timed here; see `sweep plan`");
    s->advice = "Far from a memory floor: more bytes in flight (stages, CTAs a core, wider "
                "loads), then the launch's tail (machine-fulls). Far from a compute floor: "
                "larger tiles, fewer conversions a product. Above 85 %: leave it.";
    return RS_OK;
}
