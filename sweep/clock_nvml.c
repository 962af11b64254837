/* The functions of NVML's C ABI that set clocks, found by name. Layer: sweep.
   Names and numbers: NVIDIA, "NVML API Reference Guide". */
#include "sweep/clock_nvml.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum { SUCCESS = 0, CLOCK_SM = 1 };

struct rs_clock_nvml {
    void *library, *device;
    bool started;
    int (*init)(void);
    int (*shutdown)(void);
    const char *(*error_string)(int);
    int (*by_pci)(const char *, void **);
    int (*clock)(void *, int, unsigned *);
    int (*hold)(void *, unsigned, unsigned);
    int (*reset)(void *);
};

static const struct {
    size_t field;
    const char *name;
} symbols[] = {
    {offsetof(rs_clock_nvml, init), "nvmlInit_v2"},
    {offsetof(rs_clock_nvml, shutdown), "nvmlShutdown"},
    {offsetof(rs_clock_nvml, error_string), "nvmlErrorString"},
    {offsetof(rs_clock_nvml, by_pci), "nvmlDeviceGetHandleByPciBusId_v2"},
    {offsetof(rs_clock_nvml, clock), "nvmlDeviceGetClockInfo"},
    {offsetof(rs_clock_nvml, hold), "nvmlDeviceSetGpuLockedClocks"},
    {offsetof(rs_clock_nvml, reset), "nvmlDeviceResetGpuLockedClocks"},
};

static rs_status failed(const rs_clock_nvml *n, const char *what, int code, rs_err *err)
{
    return rs_err_set(err, RS_DEVICE, "%s: %.80s (NVML error %d)", what, n->error_string(code),
                      code);
}

static rs_status load(rs_clock_nvml *n, rs_err *err)
{
    const char *path = getenv("ROUTESWEEP_NVML");
    if (!path || !*path)
        path = "libnvidia-ml.so.1";
    n->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!n->library)
        return rs_err_set(err, RS_UNSUPPORTED, "NVML is absent: %.300s", dlerror());
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
        void *found = dlsym(n->library, symbols[i].name);
        if (!found)
            return rs_err_set(err, RS_UNSUPPORTED, "clocks cannot be locked: %.200s has no %s",
                              path, symbols[i].name);
        memcpy((char *)n + symbols[i].field, &found, sizeof found);
    }
    return RS_OK;
}

rs_status rs_clock_nvml_open(const char *bus_id, rs_clock_nvml **out, rs_err *err)
{
    *out = NULL;
    rs_clock_nvml *n = calloc(1, sizeof *n);
    if (!n)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for NVML's handle");
    rs_status st = load(n, err);
    /* Loaded whole, or st is an error. NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage) */
    int code = st ? SUCCESS : n->init();
    n->started = !st && code == SUCCESS;
    if (n->started)
        code = n->by_pci(bus_id, &n->device);
    if (!st && code != SUCCESS)
        st = failed(n, "NVML does not know the device", code, err);
    if (st)
        rs_clock_nvml_close(n);
    else
        *out = n;
    return st;
}

void rs_clock_nvml_close(rs_clock_nvml *nvml)
{
    if (!nvml)
        return;
    if (nvml->started)
        nvml->shutdown();
    if (nvml->library)
        dlclose(nvml->library);
    free(nvml);
}

rs_status rs_clock_nvml_hold(rs_clock_nvml *nvml, int mhz, rs_err *err)
{
    int code = nvml->hold(nvml->device, (unsigned)mhz, (unsigned)mhz);
    return code == SUCCESS ? RS_OK : failed(nvml, "the clock cannot be locked", code, err);
}

rs_status rs_clock_nvml_free(rs_clock_nvml *nvml, rs_err *err)
{
    int code = nvml->reset(nvml->device);
    return code == SUCCESS ? RS_OK : failed(nvml, "the clock cannot be given back", code, err);
}

rs_status rs_clock_nvml_read(rs_clock_nvml *nvml, int *out_mhz, rs_err *err)
{
    unsigned mhz = 0;
    int code = nvml->clock(nvml->device, CLOCK_SM, &mhz);
    *out_mhz = (int)mhz;
    return code == SUCCESS ? RS_OK : failed(nvml, "the clock cannot be read", code, err);
}
