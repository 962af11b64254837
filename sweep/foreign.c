/* Who else is on the device. Layer: sweep. */
#include "sweep/foreign.h"

#include "sweep/nvml.h"

#include <stdio.h>

enum { SHOWN = 4 };

static void list(const rs_nvml_process *p, size_t count, char out[160])
{
    size_t used = 0;
    for (size_t i = 0; i < count && i < SHOWN && used < 120; i++) {
        int n = snprintf(out + used, 160 - used, "%spid %d", i ? ", " : "", (int)p[i].pid);
        used += (size_t)n;
        if (p[i].bytes) {
            n = snprintf(out + used, 160 - used, " (%.1f GB)", (double)p[i].bytes * 1e-9);
            used += (size_t)n;
        }
    }
}

int rs_foreign_processes(const rs_device *device, char out[160])
{
    rs_nvml *nvml = NULL;
    rs_nvml_process others[SHOWN];
    size_t count = 0;
    out[0] = '\0';
    if (device->backend != RS_BACKEND_CUDA || rs_nvml_open(device->bus_id, &nvml, NULL))
        return -1;
    rs_status st = rs_nvml_processes(nvml, NULL, 0, others, SHOWN, &count, NULL);
    rs_nvml_close(nvml);
    if (st)
        return -1;
    list(others, count, out);
    return (int)count;
}
