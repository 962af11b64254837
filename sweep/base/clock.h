/* Monotonic time. Layer: base, header only. */
#ifndef RS_BASE_CLOCK_H
#define RS_BASE_CLOCK_H

#include <stdint.h>
#include <time.h>

/* Nanoseconds of CLOCK_MONOTONIC; no system call where the vDSO serves it. */
static inline int64_t rs_clock_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

#endif
