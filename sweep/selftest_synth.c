/* The synthetic machine. Layer: sweep. */
#include "sweep/selftest.h"

#include <math.h>

/* A driver tells the clock in steps of this. */
static const double mhz_step = 15;
const double rs_synth_reference_mhz = 1980;

rs_synth_noise rs_synth_noise_usual(double own)
{
    return (rs_synth_noise){.session = 0.035,
                            .own = own,
                            .walk = 0.0015,
                            .step = 0.02,
                            .step_p = 0.01,
                            .sample = 0.006,
                            .spike = 0.08,
                            .spike_p = 0.04};
}

/* Box and Muller's pair; rs_rng_normal throws one away, and here they are most of the time. */
static void two_normals(rs_rng *rng, double *a, double *b)
{
    double r = sqrt(-2 * log(1 - rs_rng_unit(rng)));
    double angle = 6.283185307179586 * rs_rng_unit(rng);
    *a = r * cos(angle);
    *b = r * sin(angle);
}

/* `own` is what a pair shows: half of its variance comes from each of the two. */
void rs_synth_session(rs_synth *s, size_t count)
{
    RS_CHECK(count <= RS_SYNTH_KERNELS);
    s->clock = s->noise->session * rs_rng_normal(&s->rng);
    s->high = rs_rng_below(&s->rng, 2);
    for (size_t i = 0; i < count; i++)
        s->offset[i] = s->noise->own * sqrt(0.5) * rs_rng_normal(&s->rng);
}

static double clock_now(const rs_synth *s)
{
    return s->clock + s->noise->flip * (s->high ? 0.5 : -0.5);
}

static bool happens(rs_rng *rng, double p)
{
    return p > 0 && rs_rng_unit(rng) < p;
}

static double on_ticks(double ns, int32_t launches, double tick_ns)
{
    double ticks = rint(ns * launches / tick_ns);
    return fmax(ticks, 1) * tick_ns / launches;
}

double rs_synth_time(rs_synth *s, const rs_synth_kernel *k, size_t index, int32_t launches)
{
    const rs_synth_noise *n = s->noise;
    double walk, sample;
    two_normals(&s->rng, &walk, &sample);
    s->clock += n->walk * walk;
    if (happens(&s->rng, n->step_p))
        s->clock += rs_rng_below(&s->rng, 2) ? n->step : -n->step;
    if (happens(&s->rng, n->flip_p))
        s->high = !s->high;
    double ns = k->ns * exp(s->offset[index] - k->beta * clock_now(s) + n->sample * sample);
    if (happens(&s->rng, n->spike_p))
        ns *= 1 - n->spike * log(1 - rs_rng_unit(&s->rng));
    return n->tick_ns > 0 ? on_ticks(ns, launches, n->tick_ns) : ns;
}

double rs_synth_mhz(const rs_synth *s)
{
    return mhz_step * rint(rs_synth_reference_mhz * exp(clock_now(s)) / mhz_step);
}
