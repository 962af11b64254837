/* Setting a GPU's SM clock. Layer: sweep. Apart from nvml.h, which only reads, so that the few
   functions that change a device stand in one file; nothing but clock_lock.c uses it.
   NVML is loaded like there (ROUTESWEEP_NVML names another library). */
#ifndef RS_SWEEP_CLOCK_NVML_H
#define RS_SWEEP_CLOCK_NVML_H

#include "sweep/base/status.h"

typedef struct rs_clock_nvml rs_clock_nvml;

/* `bus_id`: PCI bus id of the device. UNSUPPORTED with the reason. */
RS_NODISCARD rs_status rs_clock_nvml_open(const char *bus_id, rs_clock_nvml **out, rs_err *err);

/* NULL is allowed. */
void rs_clock_nvml_close(rs_clock_nvml *nvml);

/* Hold the SM clock at `mhz`. DEVICE with NVML's reason: most often the right to do so is
   missing. */
RS_NODISCARD rs_status rs_clock_nvml_hold(rs_clock_nvml *nvml, int mhz, rs_err *err);

/* Give the clock back to the driver: what a device does that nobody has locked. */
RS_NODISCARD rs_status rs_clock_nvml_free(rs_clock_nvml *nvml, rs_err *err);

/* The SM clock now. */
RS_NODISCARD rs_status rs_clock_nvml_read(rs_clock_nvml *nvml, int *out_mhz, rs_err *err);

#endif
