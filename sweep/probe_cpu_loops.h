/* The CPU probe's own loops. Layer: sweep, used by probe_cpu.c alone; the read stream, the
   multiply-adds and the eviction are those that candidates are measured against
   (sweep/measure_cpu.h). */
#ifndef RS_SWEEP_PROBE_CPU_LOOPS_H
#define RS_SWEEP_PROBE_CPU_LOOPS_H

#include "kernels/device.h"

/* Copy with the widest plain stores of `features`; both sides are 64-byte aligned and `bytes`
   is a multiple of 64. Not memcpy: that goes around the caches from a size on that differs by
   system.
 */
void rs_probe_cpu_copy(uint32_t features, void *to, const void *from, size_t bytes);

#endif
