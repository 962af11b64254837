/* The CPU's control loops: a read stream and multiply-add loops of each numeric class.
   Layer: sweep, used by measure_cpu.c alone. */
#ifndef RS_SWEEP_MEASURE_CPU_H
#define RS_SWEEP_MEASURE_CPU_H

#include "kernels/candidate.h"

/* Read [data, data + bytes) once with the widest loads of `features`; returns a value that
   depends on every byte, so that no load can be optimised away. `data` is 64-byte aligned. */
uint64_t rs_measure_cpu_read(uint32_t features, const void *data, size_t bytes);

/* Run `steps` steps of independent multiply-adds with the instruction that a numeric class can
   use at best; *out_flops is operations a step. Returns a value that depends on all of them. */
float rs_measure_cpu_math(uint32_t features,
                          rs_numeric numeric,
                          int64_t steps,
                          double *out_flops);

/* Evict [data, data + bytes) from all caches of this core's domain; false when the CPU cannot.
 */
bool rs_measure_cpu_evict(const void *data, size_t bytes);

#endif
