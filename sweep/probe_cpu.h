/* State that the parts of the CPU's probe share. Layer: sweep, used by probe_cpu*.c alone. */
#ifndef RS_SWEEP_PROBE_CPU_H
#define RS_SWEEP_PROBE_CPU_H

#include "sweep/probe_internal.h"

typedef struct rs_probe_cpu_state {
    const rs_device *device;
    rs_pool *pool;
    rs_block from, to; /* arenas as large as each other: 4x the cache and the largest buffer */
    size_t cursor;     /* offset in both */
    volatile uint64_t sink; /* results of loops end here */
    volatile float math_sink;
} rs_probe_cpu_state;

/* Offset of the next `bytes` of the arenas. All memory is taken in this way, so it is what was
   touched longest ago, whatever the random order of the rounds put in front of it. */
size_t rs_probe_cpu_take(rs_probe_cpu_state *p, size_t bytes);

/* Run an empty job: the pool's threads spin afterwards. */
void rs_probe_cpu_wake(rs_probe_cpu_state *p);

/* Add the figures of memory (buffers of at most `largest_bytes`) and of the cores. */
void rs_probe_cpu_add_memory(rs_probe_cpu_state *p, rs_probe_set *set, size_t largest_bytes);
void rs_probe_cpu_add_core(rs_probe_cpu_state *p, rs_probe_set *set);

#endif
