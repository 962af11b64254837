/* Who else is on the device. Layer: sweep, in the parent, between workers: whatever process is
   on a GPU then is not ours, also where pids are those of another container. */
#ifndef RS_SWEEP_FOREIGN_H
#define RS_SWEEP_FOREIGN_H

#include "kernels/device.h"

/* Processes on the GPU now: their number, and "pid 12 (2.1 GB), pid 13" in `out`. -1 when it is
   not known (no NVML, not a GPU), `out` is then empty. */
int rs_foreign_processes(const rs_device *device, char out[160]);

#endif
