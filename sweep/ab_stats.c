/* Statistics of a paired comparison: session values, intervals over all looks. Layer: sweep. */
#include "sweep/ab.h"

#include <math.h>
#include <string.h>

static const double error_rate = 0.05;

const char *rs_ab_verdict_name(rs_ab_verdict verdict)
{
    static const char *const names[] = {"BETTER", "WORSE", "SAME", "UNDECIDED"};
    return names[verdict];
}

/* P(|T| <= t): closed for whole df (Abramowitz and Stegun 26.7.3 and 26.7.4). */
static double inside(double t, int df)
{
    double angle = atan(t / sqrt(df)), c = cos(angle), s = sin(angle), sum = 0;
    bool odd = df % 2 == 1;
    double term = odd ? c : 1;
    for (int k = odd ? 2 : 1; k < df; k += 2) {
        sum += term;
        term *= c * c * k / (k + 1.0);
    }
    return odd ? 2 / M_PI * (angle + s * sum) : s * sum;
}

double rs_ab_t(int df, double alpha)
{
    RS_CHECK(df >= 1 && alpha > 0 && alpha < 1);
    double low = 0, high = 1;
    while (inside(high, df) < 1 - alpha)
        high *= 2;
    for (int i = 0; i < 100; i++) {
        double middle = (low + high) / 2;
        *(inside(middle, df) < 1 - alpha ? &low : &high) = middle;
    }
    return high;
}

int rs_ab_looks(int sessions_most)
{
    return sessions_most > RS_AB_SESSIONS_LEAST ? sessions_most - RS_AB_SESSIONS_LEAST + 1 : 1;
}

/* The rule of rs_stats_verdict for what a process tells: no clock to take out and no tick. */
static rs_ab_verdict
verdict_of(const rs_ab_effect *e, bool one_sign, const rs_limits *limits, bool higher)
{
    double size = fabs(e->mu);
    if (e->sessions < RS_AB_SESSIONS_LEAST)
        return RS_AB_UNDECIDED;
    if (one_sign && size > limits->g && size > e->h)
        return (e->mu > 0) == higher ? RS_AB_BETTER : RS_AB_WORSE;
    return size + e->h < limits->delta ? RS_AB_SAME : RS_AB_UNDECIDED;
}

rs_ab_effect
rs_ab_judge(const double *values, int count, int looks, const rs_limits *limits, bool higher)
{
    rs_ab_effect e = {.h = INFINITY, .sessions = count};
    double squares = 0, least = INFINITY, most = -INFINITY;
    for (int i = 0; i < count; i++) {
        e.mu += values[i] / count;
        least = fmin(least, values[i]);
        most = fmax(most, values[i]);
    }
    for (int i = 0; i < count; i++)
        squares += (values[i] - e.mu) * (values[i] - e.mu);
    if (count > 1) {
        double sd = fmax(sqrt(squares / (count - 1)), limits->s_aa);
        e.h = rs_ab_t(count - 1, error_rate / looks) * sd / sqrt(count);
    }
    e.verdict = verdict_of(&e, least > 0 || most < 0, limits, higher);
    return e;
}

/* ---- data ---- */

double *rs_ab_at(const rs_ab_data *data, size_t config, int32_t repetition, int arm)
{
    return &data->value[((size_t)repetition * data->configs + config) * 2 + (size_t)arm];
}

static void grow(rs_arena *arena, rs_ab_data *data)
{
    int32_t cap = data->cap ? 2 * data->cap : 32;
    size_t a_pair = 4 * data->configs;
    double *value = rs_arena_array(arena, (size_t)cap * a_pair, sizeof *value);
    int32_t *session = rs_arena_array(arena, (size_t)cap, sizeof *session);
    if (data->pairs) {
        memcpy(value, data->value, (size_t)data->pairs * a_pair * sizeof *value);
        memcpy(session, data->session_of_pair, (size_t)data->pairs * sizeof *session);
    }
    data->value = value;
    data->session_of_pair = session;
    data->cap = cap;
}

int32_t rs_ab_data_add(rs_arena *arena, rs_ab_data *data, int32_t session)
{
    if (data->pairs == data->cap)
        grow(arena, data);
    int32_t pair = data->pairs++;
    data->session_of_pair[pair] = session;
    for (size_t i = 0; i < 4 * data->configs; i++)
        data->value[(size_t)pair * 4 * data->configs + i] = NAN;
    return pair;
}

static double log_ratio(const rs_ab_data *data, size_t config, int32_t repetition)
{
    return log(*rs_ab_at(data, config, repetition, 1) / *rs_ab_at(data, config, repetition, 0));
}

/* NaN where one of the numbers is missing. */
static double pair_effect(const rs_ab_data *data, size_t config, size_t control, int32_t pair)
{
    double x = 0;
    for (int32_t r = 2 * pair; r < 2 * pair + 2; r++) {
        x += log_ratio(data, config, r) / 2;
        if (control != SIZE_MAX)
            x -= log_ratio(data, control, r) / 2;
    }
    return x;
}

int rs_ab_sessions(
    const rs_ab_data *data, size_t config, size_t control, double *out_values, int *out_pairs)
{
    int sessions = 0, pairs = 0;
    for (int32_t i = 0; i < data->pairs;) {
        /* The pairs of this session are gathered where its value will stand. */
        double *in = &out_values[sessions];
        size_t n = 0;
        int32_t session = data->session_of_pair[i];
        for (; i < data->pairs && data->session_of_pair[i] == session; i++) {
            double x = pair_effect(data, config, control, i);
            if (isfinite(x))
                in[n++] = x;
        }
        pairs += (int)n;
        if (n)
            out_values[sessions++] = rs_stats_median(in, n);
    }
    *out_pairs = pairs;
    return sessions;
}
