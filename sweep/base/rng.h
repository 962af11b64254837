/* Seeded random numbers: splitmix64, good enough to shuffle rounds and fill test tensors.
   Layer: base, header only. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number
   generators", OOPSLA 2014. */
#ifndef RS_BASE_RNG_H
#define RS_BASE_RNG_H

#include <math.h>
#include <stdint.h>

typedef struct rs_rng {
    uint64_t state;
} rs_rng;

static inline uint64_t rs_rng_u64(rs_rng *rng)
{
    uint64_t z = rng->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Pass over `draws` numbers, as that many calls would. */
static inline void rs_rng_skip(rs_rng *rng, uint64_t draws)
{
    rng->state += draws * 0x9e3779b97f4a7c15u;
}

/* Uniform in [0, 1). */
static inline double rs_rng_unit(rs_rng *rng)
{
    return (double)(rs_rng_u64(rng) >> 11) * 0x1p-53;
}

/* Uniform in [0, n), n >= 1. The bias of 2^-32 does not matter here. */
static inline uint32_t rs_rng_below(rs_rng *rng, uint32_t n)
{
    return (uint32_t)(((rs_rng_u64(rng) >> 32) * n) >> 32);
}

/* Standard normal (Box-Muller; one of the pair is thrown away). */
static inline double rs_rng_normal(rs_rng *rng)
{
    double u = 1.0 - rs_rng_unit(rng);
    double v = rs_rng_unit(rng);
    return sqrt(-2.0 * log(u)) * cos(6.283185307179586 * v);
}

#endif
