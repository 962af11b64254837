/* CUSUM over a control's times. Layer: sweep.
   The constants were tuned by simulation (tests/unit_sweep_drift.c prints the figures): 0.6 %
   noise, 4 % of samples with spikes of 8 % on average. */
#include "sweep/drift.h"

#include "sweep/stats.h"

#include <math.h>
#include <string.h>

static const double allowance = 0.5, alarm_at = 5;
static const double clip = 2.25; /* 3 (clip - allowance) > alarm_at > 2 (clip - allowance) */
static const double beyond = 1;  /* what each of the last RS_DRIFT_RUN must exceed */
static const double floor_s = 0.002; /* nobody cares about steps of 0.2 % */
static const double widening = 6;    /* s grows by sqrt(1 + widening / count) */

void rs_drift_init(rs_drift *drift)
{
    *drift = (rs_drift){0};
}

/* The deviation of a time from the epoch so far, clipped. */
static double score(const rs_drift *d, double x)
{
    double v[RS_DRIFT_WINDOW];
    size_t n = (size_t)d->count;
    memcpy(v, d->window, n * sizeof *v);
    double median = rs_stats_median(v, n);
    for (size_t i = 0; i < n; i++)
        v[i] = fabs(v[i] - median);
    double s = fmax(1.4826 * rs_stats_median(v, n), floor_s);
    /* One tick down is the larger of the two in logarithms. */
    s = fmax(s, -log1p(-fmin(0.5, d->tick_ns * exp(-median))));
    double z = (x - median) / (s * sqrt(1 + widening / d->count));
    return fmax(-clip, fmin(clip, z));
}

/* One side of the sum; `z` counts in its direction. True on alarm. */
static bool side_add(rs_drift *d, int side, double z)
{
    double sum = d->side[side].sum + z - allowance;
    d->side[side].sum = fmax(0, sum);
    d->side[side].length = sum > 0 ? d->side[side].length + 1 : 0;
    d->side[side].run = z > beyond ? d->side[side].run + 1 : 0;
    return sum > alarm_at && d->side[side].run >= RS_DRIFT_RUN;
}

static void restart(rs_drift *d, int onset)
{
    *d = (rs_drift){.tick_ns = d->tick_ns, .epoch = d->epoch + 1, .onset = onset};
}

bool rs_drift_add(rs_drift *drift, double ns)
{
    if (!(ns > 0) || !isfinite(ns))
        return false;
    double x = log(ns);
    if (drift->count >= RS_DRIFT_WARM) {
        double z = score(drift, x);
        bool slower = side_add(drift, 0, z), quicker = side_add(drift, 1, -z);
        if (slower || quicker) {
            restart(drift, drift->side[slower ? 0 : 1].length);
            return true;
        }
    }
    drift->window[drift->at] = x;
    drift->at = (drift->at + 1) % RS_DRIFT_WINDOW;
    if (drift->count < RS_DRIFT_WINDOW)
        drift->count++;
    return false;
}
