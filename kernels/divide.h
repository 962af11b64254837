/* Division by a number that is known before a kernel starts: a product and a shift. Layer:
   kernels, header only; C, C++ and CUDA. A GPU divides integers in many dependent instructions,
   and a warp that finds out what is its does so one after another: without, stream at T = 8
   took 26.0 us for 27.2, 15.5 for 16.4, 7.6 for 8.2 (H200, the goal row's shapes). Source:
   Granlund and Montgomery, "Division by invariant integers using multiplication", PLDI 1994. */
#ifndef RS_KERNELS_DIVIDE_H
#define RS_KERNELS_DIVIDE_H

#include <stdint.h>

#ifdef __CUDACC__
#    define RS_DIVIDE static __host__ __device__ __forceinline__
#else
#    define RS_DIVIDE static inline
#endif

typedef struct rs_divisor {
    uint32_t factor; /* 2^(31 + shift) / d, rounded up */
    uint32_t shift;  /* the least with d <= 2^shift */
} rs_divisor;

/* `d` >= 1. */
RS_DIVIDE rs_divisor rs_divisor_of(int32_t d)
{
    rs_divisor by = {0, 0};
    while ((int64_t)1 << by.shift < d)
        by.shift++;
    by.factor = (uint32_t)((((uint64_t)1 << (31 + by.shift)) - 1) / (uint32_t)d + 1);
    return by;
}

/* n / d, for every n from 0 to 2^31 - 1: the factor is too large by less than 1, so n times
   that over 2^(31 + shift) is under 1 / d. Twice n, because the upper half of a product of 32
   bits is an instruction. */
RS_DIVIDE int32_t rs_divide(int32_t n, rs_divisor by)
{
#ifdef __CUDA_ARCH__
    return (int32_t)(__umulhi(2 * (uint32_t)n, by.factor) >> by.shift);
#else
    return (int32_t)(((uint64_t)(2 * (uint32_t)n) * by.factor >> 32) >> by.shift);
#endif
}

#endif
