/* What an NVIDIA GPU says about itself: clocks, temperature, power, throttling, other
   processes. Layer: sweep. NVML is loaded at run time from libnvidia-ml.so.1, or from the path
   in the environment variable ROUTESWEEP_NVML; it being absent is a normal state, to be said
   and stored. Only ever reads: no function that sets anything is even looked up. One thread at
   a time. */
#ifndef RS_SWEEP_NVML_H
#define RS_SWEEP_NVML_H

#include "sweep/base/status.h"

#include <sys/types.h>

typedef struct rs_nvml rs_nvml;

/* `device`: a PCI bus id ("0000:3B:00.0", from cudaDeviceGetPCIBusId) or NVML's index ("0"),
   which is CUDA's only while nothing reorders or hides devices. UNSUPPORTED says why in one
   line: no library, a function missing in it, no driver, no such device. Free with
   rs_nvml_close. */
RS_NODISCARD rs_status rs_nvml_open(const char *device, rs_nvml **out_nvml, rs_err *err);

/* NULL is allowed. */
void rs_nvml_close(rs_nvml *nvml);

typedef struct rs_nvml_figure {
    double value; /* 0 while not known */
    bool known;
} rs_nvml_figure;

enum { RS_NVML_REASONS = 96 };

typedef struct rs_nvml_state {
    rs_nvml_figure sm_mhz, memory_mhz, temperature_c, power_w;
    rs_nvml_figure sm_most_mhz; /* the highest SM clock the device can take: a constant */
    bool throttle_known;
    /* "" or a list like "power_cap,thermal". Idling and clocks that somebody has set are no
       throttling. */
    char throttle[RS_NVML_REASONS];
} rs_nvml_state;

/* What the device does now. What it will not tell is unknown; DEVICE when it tells nothing at
   all (all is unknown then, and the message has the first reason). Takes some 10 us to 1 ms. */
RS_NODISCARD rs_status rs_nvml_read(rs_nvml *nvml, rs_nvml_state *out_state, rs_err *err);

/* The SM clock alone, which moves within milliseconds, where all of it is too slow. Unknown
   when the device does not tell. */
rs_nvml_figure rs_nvml_read_clock(rs_nvml *nvml);

typedef struct rs_nvml_process {
    pid_t pid;
    uint64_t bytes; /* of device memory; 0 = not told */
} rs_nvml_process;

/* Processes on the device, each once, that are neither this one nor one of `own`: the first
   `cap` of them; *out_count is how many there are. UNSUPPORTED with the reason when the device
   does not tell. In a container the pids may be the host's, and this process then looks like
   another one: compare with a list taken before the process first used the device. */
RS_NODISCARD rs_status rs_nvml_processes(rs_nvml *nvml,
                                         const pid_t *own,
                                         size_t own_count,
                                         rs_nvml_process *out,
                                         size_t cap,
                                         size_t *out_count,
                                         rs_err *err);

#endif
