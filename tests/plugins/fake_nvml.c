/* A stand-in for libnvidia-ml.so.1, for tests/unit_sweep_nvml.c. Each function answers by its
   environment variable: unset = not supported, "error N" = that code, else its value.
     FAKE_NVML_INIT, FAKE_NVML_SM, FAKE_NVML_MEMORY, FAKE_NVML_TEMPERATURE, FAKE_NVML_POWER
   (mW), FAKE_NVML_REASONS (bits), FAKE_NVML_COMPUTE, FAKE_NVML_GRAPHICS ("PID:BYTES PID:BYTES
   ...").
   Clocks: with FAKE_NVML_FILE set, nvmlDeviceSetGpuLockedClocks writes the clock there,
   nvmlDeviceResetGpuLockedClocks "0", and the SM clock is what the file holds (345 for 0); both
   say "error N" of FAKE_NVML_LOCK and FAKE_NVML_RESET. FAKE_NVML_STUCK: the clock ignores it.
   The device is index 0, PCI bus id 0000:3B:00.0. The test makes symbols missing: it
   breaks names in a copy of this file's library. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { INVALID_ARGUMENT = 2, NOT_SUPPORTED = 3, NOT_FOUND = 6, INSUFFICIENT_SIZE = 7 };

struct old_row {
    unsigned pid;
    unsigned long long bytes;
};

struct row {
    unsigned pid;
    unsigned long long bytes;
    unsigned gpu_instance, compute_instance;
};

int nvmlInit_v2(void);
int nvmlShutdown(void);
const char *nvmlErrorString(int code);
int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device);
int nvmlDeviceGetHandleByPciBusId_v2(const char *id, void **device);
int nvmlDeviceGetClockInfo(void *device, int type, unsigned *mhz);
int nvmlDeviceSetGpuLockedClocks(void *device, unsigned least, unsigned most);
int nvmlDeviceResetGpuLockedClocks(void *device);
int nvmlDeviceGetTemperature(void *device, int sensor, unsigned *celsius);
int nvmlDeviceGetPowerUsage(void *device, unsigned *milliwatts);
int nvmlDeviceGetCurrentClocksThrottleReasons(void *device, unsigned long long *reasons);
int nvmlDeviceGetComputeRunningProcesses(void *device, unsigned *count, struct old_row *rows);
int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, struct row *rows);
int nvmlDeviceGetGraphicsRunningProcesses_v3(void *device, unsigned *count, struct row *rows);

static int the_device, started;

static int answer(const char *name, unsigned long long *value)
{
    const char *text = getenv(name);
    if (!started)
        return 1; /* uninitialised */
    if (!text)
        return NOT_SUPPORTED;
    if (!strncmp(text, "error ", 6))
        return atoi(text + 6);
    *value = strtoull(text, NULL, 0);
    return 0;
}

static int answer_of(void *device, const char *name, unsigned *value)
{
    unsigned long long wide = 0;
    int code = device == &the_device ? answer(name, &wide) : INVALID_ARGUMENT;
    if (!code)
        *value = (unsigned)wide;
    return code;
}

int nvmlInit_v2(void)
{
    unsigned long long ignored;
    started = 1;
    int code = getenv("FAKE_NVML_INIT") ? answer("FAKE_NVML_INIT", &ignored) : 0;
    started = !code;
    return code;
}

int nvmlShutdown(void)
{
    if (!started)
        abort(); /* one shutdown for each start */
    started = 0;
    return 0;
}

const char *nvmlErrorString(int code)
{
    return code == NOT_SUPPORTED ? "Not Supported"
           : code == 9           ? "Driver Not Loaded"
                                 : "Some Error";
}

int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device)
{
    *device = &the_device;
    return index ? INVALID_ARGUMENT : 0;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *id, void **device)
{
    *device = &the_device;
    return strcasecmp(id, "0000:3B:00.0") ? NOT_FOUND : 0;
}

/* The clock that was locked, 0 = none, -1 = there is no file. */
static int locked_mhz(void)
{
    int mhz = -1;
    const char *path = getenv("FAKE_NVML_FILE");
    FILE *f = path ? fopen(path, "r") : NULL;
    if (path)
        mhz = 0;
    if (f) {
        if (fscanf(f, "%d", &mhz) != 1)
            mhz = 0;
        fclose(f);
    }
    return mhz;
}

static int lock(void *device, const char *fails, unsigned mhz)
{
    const char *text = getenv(fails), *path = getenv("FAKE_NVML_FILE");
    if (device != &the_device || !path)
        return INVALID_ARGUMENT;
    if (text && !strncmp(text, "error ", 6))
        return atoi(text + 6);
    FILE *f = fopen(path, "w");
    if (!f)
        abort();
    fprintf(f, "%u\n", mhz);
    fclose(f);
    return 0;
}

int nvmlDeviceSetGpuLockedClocks(void *device, unsigned least, unsigned most)
{
    return least == most ? lock(device, "FAKE_NVML_LOCK", least) : INVALID_ARGUMENT;
}

int nvmlDeviceResetGpuLockedClocks(void *device)
{
    return lock(device, "FAKE_NVML_RESET", 0);
}

int nvmlDeviceGetClockInfo(void *device, int type, unsigned *mhz)
{
    int locked = type == 1 ? locked_mhz() : -1;
    if (locked >= 0 && device == &the_device) {
        *mhz = locked && !getenv("FAKE_NVML_STUCK") ? (unsigned)locked : 345;
        return 0;
    }
    return answer_of(device, type == 1 ? "FAKE_NVML_SM" : "FAKE_NVML_MEMORY", mhz);
}

int nvmlDeviceGetTemperature(void *device, int sensor, unsigned *celsius)
{
    return sensor ? INVALID_ARGUMENT : answer_of(device, "FAKE_NVML_TEMPERATURE", celsius);
}

int nvmlDeviceGetPowerUsage(void *device, unsigned *milliwatts)
{
    return answer_of(device, "FAKE_NVML_POWER", milliwatts);
}

int nvmlDeviceGetCurrentClocksThrottleReasons(void *device, unsigned long long *reasons)
{
    return device == &the_device ? answer("FAKE_NVML_REASONS", reasons) : INVALID_ARGUMENT;
}

/* Rows of `stride` bytes; the head of both kinds is the same. */
static int list(const char *name, unsigned *count, void *rows, size_t stride)
{
    unsigned long long ignored;
    unsigned cap = *count, used = 0;
    int code = answer(name, &ignored);
    char *at = code ? NULL : getenv(name);
    while (at && *at) {
        struct old_row row = {(unsigned)strtoul(at, &at, 10), 0};
        row.bytes = (unsigned long long)strtoll(at + 1, &at, 10);
        at += *at == ' ';
        if (used < cap)
            memcpy((char *)rows + used * stride, &row, sizeof row);
        used++;
    }
    *count = code ? *count : used;
    return code ? code : used > cap ? INSUFFICIENT_SIZE : 0;
}

int nvmlDeviceGetComputeRunningProcesses(void *device, unsigned *count, struct old_row *rows)
{
    return device == &the_device ? list("FAKE_NVML_COMPUTE", count, rows, sizeof *rows)
                                 : INVALID_ARGUMENT;
}

int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, struct row *rows)
{
    return device == &the_device ? list("FAKE_NVML_COMPUTE", count, rows, sizeof *rows)
                                 : INVALID_ARGUMENT;
}

int nvmlDeviceGetGraphicsRunningProcesses_v3(void *device, unsigned *count, struct row *rows)
{
    return device == &the_device ? list("FAKE_NVML_GRAPHICS", count, rows, sizeof *rows)
                                 : INVALID_ARGUMENT;
}
