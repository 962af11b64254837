/* Rounds and report of a probe run, and the way to the backends. Layer: sweep.
   Figures are interleaved so that a slow phase of the machine spoils one sample of each instead
   of all samples of one; a median forgives that. */
#include "sweep/probe.h"

#include "sweep/base/clock.h"
#include "sweep/base/rng.h"
#include "sweep/probe_internal.h"
#include "sweep/stats.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static const double WARM_UP_S = 0.3; /* clocks have settled and pages are known */

const size_t rs_probe_flush_bytes[RS_PROBE_FLUSH_SIZES] = {3 << 20, 12 << 20, 48 << 20};

void rs_probe_add(rs_probe_set *set, const rs_probe_case *c, const char *format, ...)
{
    RS_CHECK(set->count < RS_PROBE_CASES);
    rs_probe_case *added = &set->cases[set->count++];
    va_list list;
    *added = *c;
    va_start(list, format);
    int length = vsnprintf(added->name, sizeof added->name, format, list);
    va_end(list);
    RS_CHECK(length > 0 && length + (int)sizeof ":lo" <= RS_PROBE_NAME);
}

/* One value of each case, in random order, into column `round`. */
static rs_status sample_round(rs_probe_set *set, int round, rs_rng *rng, rs_err *err)
{
    int order[RS_PROBE_CASES] = {0};
    for (int i = 0; i < set->count; i++) { /* Fisher and Yates, inside out */
        int j = (int)rs_rng_below(rng, (uint32_t)i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (int i = 0; i < set->count; i++) {
        const rs_probe_case *c = &set->cases[order[i]];
        rs_status st = c->sample(c, &set->values[order[i]][round], err);
        if (st)
            return rs_err_prefix(err, st, "probe of %s", c->name);
    }
    return RS_OK;
}

rs_status rs_probe_rounds(rs_probe_set *set, double limit_s, rs_err *err)
{
    rs_rng rng = {.state = 1};
    int64_t start = rs_clock_ns();
    rs_status st = RS_OK;
    do /* at least once: the first run of anything is not typical */
        st = sample_round(set, 0, &rng, err);
    while (!st && (double)(rs_clock_ns() - start) * 1e-9 < WARM_UP_S);
    set->rounds = 0;
    while (!st && set->rounds < RS_PROBE_ROUNDS_MAX) {
        bool late = (double)(rs_clock_ns() - start) * 1e-9 >= limit_s;
        if (late && set->rounds >= RS_PROBE_ROUNDS_MIN)
            break;
        st = sample_round(set, set->rounds, &rng, err);
        set->rounds += !st;
    }
    return st;
}

void rs_probe_report(rs_probe_set *set, rs_probe_sink *sink, void *arg)
{
    char name[RS_PROBE_NAME + 4];
    size_t rounds = (size_t)set->rounds;
    RS_CHECK(rounds > 0);
    for (int i = 0; i < set->count; i++) {
        double *values = set->values[i];
        rs_stats_sort(values, rounds);
        sink(arg, set->cases[i].name, rs_stats_quantile(values, rounds, 0.5));
        snprintf(name, sizeof name, "%s:lo", set->cases[i].name);
        sink(arg, name, rs_stats_quantile(values, rounds, 0.05));
        snprintf(name, sizeof name, "%s:hi", set->cases[i].name);
        sink(arg, name, rs_stats_quantile(values, rounds, 0.95));
    }
}

double rs_probe_step(double *ns, size_t count, double tolerance_ns)
{
    double step = 0;
    rs_stats_sort(ns, count);
    for (size_t i = 1; i < count; i++) {
        double d = ns[i] - ns[i - 1];
        if (d > tolerance_ns && (step == 0 || d < step))
            step = d;
    }
    return step;
}

static rs_status
sample_all(const rs_device *device, rs_pool *pool, rs_probe_set *set, rs_err *err)
{
    if (device->backend == RS_BACKEND_CPU)
        return rs_probe_cpu(device, pool, set, err);
#ifdef ROUTESWEEP_CUDA
    if (device->backend == RS_BACKEND_CUDA)
        return rs_probe_cuda(device, set, err);
#endif
    return rs_err_set(err, RS_UNSUPPORTED, "this build cannot probe backend %s",
                      rs_backend_name(device->backend));
}

rs_status rs_probe_run(
    const rs_device *device, rs_pool *pool, rs_probe_sink *sink, void *arg, rs_err *err)
{
    rs_probe_set *set = calloc(1, sizeof *set);
    if (!set)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for the figures of a probe");
    rs_status st = sample_all(device, pool, set, err);
    if (!st)
        rs_probe_report(set, sink, arg);
    free(set);
    return st;
}
