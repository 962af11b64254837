/* Statistics of a decision. Layer: sweep. */
#include "sweep/stats.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CLOCK_SESSIONS = 3 };
static const double drift_most = 0.08; /* ln: what a clock does by itself */
/* A median of few pairwise slopes scatters more than the line that theory has in mind: without
   this `sweep selftest --stats` sees identical kernels more than 1.5 % apart. */
static const double slope_tails = 1.2;
static const double slope_seen =
    0.7; /* standard errors: chosen with `sweep selftest --stats` */
static const double clock_differs = 0.005; /* ln: clocks closer than this are one clock */

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void rs_stats_sort(double *values, size_t count)
{
    qsort(values, count, sizeof *values, compare);
}

double rs_stats_quantile(const double *sorted, size_t count, double q)
{
    RS_CHECK(count >= 1 && q >= 0 && q <= 1);
    double at = q * (double)(count - 1);
    size_t low = (size_t)at;
    if (low + 1 >= count)
        return sorted[count - 1];
    return sorted[low] + (at - (double)low) * (sorted[low + 1] - sorted[low]);
}

double rs_stats_median(double *values, size_t count)
{
    rs_stats_sort(values, count);
    return rs_stats_quantile(values, count, 0.5);
}

double rs_stats_t975(int df)
{
    static const double table[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365,
                                   2.306,  2.262, 2.228, 2.201, 2.179, 2.160, 2.145,
                                   2.131,  2.120, 2.110, 2.101, 2.093, 2.086};
    int rows = (int)(sizeof table / sizeof *table);
    RS_CHECK(df >= 1);
    if (df <= rows)
        return table[df - 1];
    /* Cornish-Fisher to the second term: within 0.001 above 20 degrees of freedom. */
    double z = 1.959964, z3 = z * z * z, z5 = z3 * z * z;
    return z + (z3 + z) / (4 * df) + (5 * z5 + 16 * z3 + 3 * z) / (96.0 * df * df);
}

rs_limits rs_limits_of(double s_aa)
{
    return (rs_limits){.s_aa = s_aa,
                       .g = fmax(0.005, 2 * s_aa),
                       .delta = fmax(0.015, 3 * s_aa),
                       .tau = fmax(0.0075, 1.5 * s_aa)};
}

static const rs_db_series *series_of(const rs_db_contender *c, int64_t session)
{
    for (size_t i = 0; i < c->series_count; i++)
        if (c->series[i].session == session)
            return &c->series[i];
    return NULL;
}

static const rs_db_sample *round_of(const rs_db_series *series, int32_t round)
{
    for (size_t i = 0; i < series->count; i++)
        if (series->samples[i].round == round)
            return &series->samples[i];
    return NULL;
}

/* ln ratio of one round; false unless both have it, in samples of equal length. */
static bool
round_ratio(const rs_db_series *a, const rs_db_series *b, int32_t round, double *out)
{
    const rs_db_sample *sa = round_of(a, round), *sb = round_of(b, round);
    if (!sa || !sb || sa->launches != sb->launches || !(sa->ns > 0) || !(sb->ns > 0))
        return false;
    *out = log(sb->ns / sa->ns);
    return true;
}

/* ln ratios of the mirrored blocks of one session; `out` has room for a->count. */
static size_t session_blocks(const rs_db_series *a, const rs_db_series *b, double *out)
{
    size_t n = 0;
    for (size_t i = 0; i < a->count; i++) {
        int32_t round = a->samples[i].round;
        double first, second;
        if (round % 2 == 0 && round_ratio(a, b, round, &first) &&
            round_ratio(a, b, round + 1, &second))
            out[n++] = (first + second) / 2;
    }
    return n;
}

/* Median over the mirrored blocks of one session; false when there is none. */
static bool
session_median(const rs_db_series *a, const rs_db_series *b, double *out, int *blocks)
{
    double *x = calloc(a->count + 1, sizeof *x);
    RS_CHECK(x);
    size_t n = session_blocks(a, b, x);
    if (n)
        *out = rs_stats_median(x, n);
    *blocks += (int)n;
    free(x);
    return n > 0;
}

/* Median SM clock of a series in MHz, 0 when not known. */
static double session_clock(const rs_db_series *series)
{
    double *mhz = calloc(series->count + 1, sizeof *mhz);
    size_t n = 0;
    RS_CHECK(mhz);
    for (size_t i = 0; i < series->count; i++)
        if (series->samples[i].sm_mhz > 0)
            mhz[n++] = series->samples[i].sm_mhz;
    double median = n ? rs_stats_median(mhz, n) : 0;
    free(mhz);
    return median;
}

/* What each session says: the median of its blocks and ln of its clock. */
typedef struct session_values {
    double *m, *clock;
    size_t count;
    bool clocks_known;
} session_values;

static session_values
session_medians(const rs_db_contender *a, const rs_db_contender *b, int *blocks)
{
    session_values s = {.m = calloc(a->series_count + 1, sizeof(double)),
                        .clock = calloc(a->series_count + 1, sizeof(double)),
                        .clocks_known = true};
    RS_CHECK(s.m && s.clock);
    for (size_t i = 0; i < a->series_count; i++) {
        const rs_db_series *other = series_of(b, a->series[i].session);
        if (!other || !session_median(&a->series[i], other, &s.m[s.count], blocks))
            continue;
        double mhz = session_clock(&a->series[i]);
        s.clocks_known = s.clocks_known && mhz > 0;
        s.clock[s.count++] = mhz > 0 ? log(mhz) : 0;
    }
    return s;
}

double rs_stats_theil_sen(const double *x, const double *y, size_t count)
{
    double *slopes = calloc(count * count + 1, sizeof *slopes);
    size_t n = 0;
    RS_CHECK(slopes);
    for (size_t i = 0; i < count; i++)
        for (size_t k = i + 1; k < count; k++)
            if (x[i] < x[k] || x[i] > x[k])
                slopes[n++] = (y[k] - y[i]) / (x[k] - x[i]);
    double slope = n ? rs_stats_median(slopes, n) : 0;
    free(slopes);
    return slope;
}

/* Where the effect is stated: at the machine's nominal clock, if the sessions drift around it.
   Far below it the kernels themselves hold the clock down by their power; that is where they
   run in a model, too, so their mean stands. */
static double reference_clock(double middle, const rs_limits *limits)
{
    if (!(limits->clock_mhz > 0))
        return middle;
    double nominal = log(limits->clock_mhz);
    return fabs(nominal - middle) < drift_most ? nominal : middle;
}

/* A line through the sessions, and where on it the effect is stated. */
typedef struct clock_fit {
    double slope; /* 0 = none was removed */
    double reach; /* (at - mean clock)^2 / sum of squared deviations: what the slope's own
                     uncertainty adds to the variance of the mean, as a multiple of s^2 */
} clock_fit;

/* Two kernels need not depend on the clock alike: one waits for memory, the other multiplies.
   Then sessions at different clocks differ although nothing else does. */
static clock_fit remove_clock(session_values *s, const rs_limits *limits)
{
    clock_fit fit = {0};
    double least = INFINITY, most = -INFINITY, middle = 0, squares = 0;
    for (size_t i = 0; i < s->count; i++) {
        least = fmin(least, s->clock[i]);
        most = fmax(most, s->clock[i]);
        middle += s->clock[i] / (double)s->count;
    }
    if (!s->clocks_known || s->count < CLOCK_SESSIONS || !(most - least > clock_differs))
        return fit;
    double at = reference_clock(middle, limits);
    double slope = rs_stats_theil_sen(s->clock, s->m, s->count);
    for (size_t i = 0; i < s->count; i++)
        squares += (s->clock[i] - middle) * (s->clock[i] - middle);
    if (fabs(slope) < slope_seen * limits->s_aa / sqrt(squares))
        return fit; /* within the error of a slope between identical kernels: none is seen */
    fit.slope = fmax(-RS_CLOCK_SLOPE_MOST, fmin(slope, RS_CLOCK_SLOPE_MOST));
    for (size_t i = 0; i < s->count; i++)
        s->m[i] -= fit.slope * (s->clock[i] - at);
    fit.reach = (at - middle) * (at - middle) / squares;
    return fit;
}

double rs_stats_clock_offset(const rs_db_contender *contender, const rs_limits *limits)
{
    double most = 0;
    for (size_t i = 0; i < contender->series_count; i++) {
        double mhz = session_clock(&contender->series[i]);
        if (mhz > 0 && limits->clock_mhz > 0)
            most = fmax(most, fabs(log(mhz / limits->clock_mhz)));
    }
    return most;
}

/* One tick as a share of the shortest sample of a contender. */
static double grain_of(const rs_db_contender *c, const rs_limits *limits)
{
    double grain = 0;
    for (size_t i = 0; i < c->series_count && limits->tick_ns > 0; i++)
        for (size_t k = 0; k < c->series[i].count; k++) {
            const rs_db_sample *v = &c->series[i].samples[k];
            grain = fmax(grain, limits->tick_ns / (v->ns * v->launches));
        }
    return grain;
}

static double mean_of(const session_values *s)
{
    double sum = 0;
    for (size_t i = 0; i < s->count; i++)
        sum += s->m[i];
    return s->count ? sum / (double)s->count : 0;
}

static rs_effect
effect_of(const session_values *s, const clock_fit *fit, const rs_limits *limits)
{
    rs_effect e = {.h = INFINITY, .sessions = (int)s->count, .slope = fit->slope};
    double squares = 0, least = INFINITY, most = -INFINITY;
    for (size_t i = 0; i < s->count; i++) {
        least = fmin(least, s->m[i]);
        most = fmax(most, s->m[i]);
    }
    if (e.sessions == 0)
        return e;
    e.mu = mean_of(s);
    e.signs_agree = least > 0 || most < 0;
    for (size_t i = 0; i < s->count; i++)
        squares += (s->m[i] - e.mu) * (s->m[i] - e.mu);
    int df = e.sessions - 1 - (fit->slope > 0 || fit->slope < 0); /* a fitted slope costs one */
    if (e.sessions > 1)
        e.sd = sqrt(squares / (e.sessions - 1));
    double wider = fit->slope > 0 || fit->slope < 0 ? slope_tails : 1;
    if (df > 0)
        e.h = wider * rs_stats_t975(df) * fmax(e.sd, limits->s_aa) *
              sqrt(1.0 / e.sessions + fit->reach);
    return e;
}

rs_effect
rs_stats_effect(const rs_db_contender *a, const rs_db_contender *b, const rs_limits *limits)
{
    int blocks = 0;
    session_values s = session_medians(a, b, &blocks);
    double measured = mean_of(&s);
    clock_fit fit = remove_clock(&s, limits);
    rs_effect e = effect_of(&s, &fit, limits);
    e.measured = measured;
    e.blocks = blocks;
    e.grain = fmax(grain_of(a, limits), grain_of(b, limits));
    free(s.m);
    free(s.clock);
    return e;
}

size_t rs_stats_session_effects(const rs_db_contender *a,
                                const rs_db_contender *b,
                                const rs_limits *limits,
                                double *out,
                                size_t cap)
{
    int blocks = 0;
    session_values s = session_medians(a, b, &blocks);
    size_t count = s.count;
    (void)remove_clock(&s, limits);
    for (size_t i = 0; i < count && i < cap; i++)
        out[i] = s.m[i];
    free(s.m);
    free(s.clock);
    return count;
}

/* Standard error of the median of n values, from their median absolute deviation:
   sd = 1.4826 MAD and se(median) = 1.2533 sd / sqrt(n) for a normal distribution. */
static double median_error(double *x, size_t n)
{
    double middle = rs_stats_median(x, n);
    for (size_t i = 0; i < n; i++)
        x[i] = fabs(x[i] - middle);
    return 1.2533 * 1.4826 * rs_stats_median(x, n) / sqrt((double)n);
}

double rs_stats_own_noise(const rs_db_contender *a, const rs_db_contender *b)
{
    double *noise = calloc(a->series_count + 1, sizeof *noise);
    size_t sessions = 0;
    RS_CHECK(noise);
    for (size_t i = 0; i < a->series_count; i++) {
        const rs_db_series *other = series_of(b, a->series[i].session);
        double *x = calloc(a->series[i].count + 1, sizeof *x);
        RS_CHECK(x);
        size_t n = other ? session_blocks(&a->series[i], other, x) : 0;
        if (n)
            noise[sessions++] = median_error(x, n);
        free(x);
    }
    double median = sessions ? rs_stats_median(noise, sessions) : 0;
    free(noise);
    return median;
}

rs_verdict rs_stats_verdict(const rs_effect *effect, const rs_limits *limits)
{
    double size = fabs(effect->mu);
    /* The clock's part, taken out, must not make a winner by itself. */
    bool seen = effect->mu * effect->measured > 0 && fabs(effect->measured) > limits->g / 2;
    if (effect->sessions >= RS_WIN_SESSIONS && effect->signs_agree && size > limits->g &&
        size > effect->h && size > effect->grain && seen)
        return RS_VERDICT_WIN;
    if (size + effect->h < limits->delta)
        return RS_VERDICT_TIE;
    return RS_VERDICT_OPEN;
}

const char *rs_stats_verdict_name(rs_verdict verdict)
{
    static const char *const names[] = {"WIN", "TIE", "OPEN"};
    return names[verdict];
}

rs_summary rs_stats_summary(const rs_db_contender *contender)
{
    rs_summary s = {
        .median = NAN, .min = NAN, .p95 = NAN, .sessions = (int)contender->series_count};
    for (size_t i = 0; i < contender->series_count; i++)
        s.count += (int)contender->series[i].count;
    if (s.count == 0)
        return s;
    double *all = calloc((size_t)s.count, sizeof *all);
    double *medians = calloc(contender->series_count, sizeof *medians);
    RS_CHECK(all && medians);
    size_t n = 0;
    for (size_t i = 0; i < contender->series_count; i++) {
        const rs_db_series *series = &contender->series[i];
        size_t first = n;
        for (size_t k = 0; k < series->count; k++)
            all[n++] = series->samples[k].ns;
        medians[i] = rs_stats_median(all + first, n - first);
    }
    rs_stats_sort(all, n);
    s.min = all[0];
    s.p95 = rs_stats_quantile(all, n, 0.95);
    s.median = rs_stats_median(medians, contender->series_count);
    free(all);
    free(medians);
    return s;
}
