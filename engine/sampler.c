/* Greedy choice and top-p sampling. Layer: engine. Source of top-p: Holtzman et al., ICLR
   2020. */
#include "engine/sampler.h"

#include <math.h>
#include <stdlib.h>

int32_t rs_sampler_greedy(const float *logits, int32_t count)
{
    int32_t best = 0;
    float largest = -INFINITY;
    for (int32_t i = 0; i < count; i++)
        if (logits[i] > largest) {
            largest = logits[i];
            best = i;
        }
    return best;
}

/* A candidate as one number that sorts by logit, then by id downwards: order-preserving bits of
   the float above the complement of the id. */
static uint64_t key_of(float logit, int32_t id)
{
    union {
        float f;
        uint32_t u;
    } bits = {.f = logit};
    uint32_t ordered = bits.u & 0x80000000u ? ~bits.u : bits.u | 0x80000000u;
    return (uint64_t)ordered << 32 | (uint32_t)~id;
}

static int32_t id_of(uint64_t key)
{
    return (int32_t) ~(uint32_t)key;
}

static int downwards(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x < y) - (x > y);
}

int32_t rs_sampler_draw(
    const rs_sampling *how, const float *logits, int32_t count, uint64_t *scratch, rs_rng *rng)
{
    int32_t best = rs_sampler_greedy(logits, count);
    double unit = rs_rng_unit(rng), total = 0, kept = 0, sum = 0;
    if (!(how->temperature > 0))
        return best;
    /* Below e^-30 of the largest, a quarter of a million tokens weigh nothing. */
    double top = (double)logits[best], scale = 1 / (double)how->temperature;
    size_t candidates = 0;
    for (int32_t i = 0; i < count; i++)
        if (((double)logits[i] - top) * scale > -30) {
            scratch[candidates++] = key_of(logits[i], i);
            total += exp(((double)logits[i] - top) * scale);
        }
    if (!candidates)
        return best;
    qsort(scratch, candidates, sizeof *scratch, downwards);
    size_t nucleus = 0;
    while (nucleus < candidates && (!nucleus || kept < (double)how->top_p * total))
        kept += exp(((double)logits[id_of(scratch[nucleus++])] - top) * scale);
    for (size_t i = 0; i < nucleus; i++) {
        sum += exp(((double)logits[id_of(scratch[i])] - top) * scale);
        if (sum > unit * kept)
            return id_of(scratch[i]);
    }
    return id_of(scratch[nucleus - 1]);
}
