/* NVML without its header: the few functions of its C ABI that are used, found by name.
   Layer: sweep. Names, numbers and structures: NVIDIA, "NVML API Reference Guide". */
#include "sweep/nvml.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SUCCESS = 0, INSUFFICIENT_SIZE = 7 }; /* nvmlReturn_t */
enum {
    CLOCK_SM = 1,
    CLOCK_MEMORY = 2,
    SENSOR_GPU = 0
}; /* nvmlClockType_t, ..TemperatureSensors_t */
enum { LISTS = 3, MAX_PROCESSES = 65536 };

/* nvmlProcessInfo_t since version 2 of the functions; before, it ended after `bytes`. */
typedef struct process_row {
    unsigned pid;
    unsigned long long bytes; /* all ones: not available */
    unsigned gpu_instance, compute_instance;
} process_row;

enum { OLD_ROW = 16 };

_Static_assert(sizeof(process_row) == 24 && offsetof(process_row, bytes) == 8, "NVML's ABI");

typedef int (*processes_fn)(void *device, unsigned *count, void *rows);

struct rs_nvml {
    void *library, *device;
    bool started;
    int (*init)(void);
    int (*shutdown)(void);
    const char *(*error_string)(int);
    int (*by_index)(unsigned, void **);
    int (*by_pci)(const char *, void **);
    int (*clock)(void *, int, unsigned *);
    int (*clock_most)(void *, int, unsigned *);
    rs_nvml_figure most_mhz; /* a constant, so it is asked for once */
    int (*temperature)(void *, int, unsigned *);
    int (*power)(void *, unsigned *);
    int (*reasons)(void *, unsigned long long *);
    processes_fn list[LISTS];     /* compute, graphics, MPS clients */
    processes_fn old_list[LISTS]; /* the same with rows of OLD_ROW bytes */
};

/* The first name is the newest. What is not required may be missing: its figures are unknown.
 */
static const struct {
    size_t field;
    bool required;
    const char *names[2];
} symbols[] = {
    {offsetof(rs_nvml, init), true, {"nvmlInit_v2"}},
    {offsetof(rs_nvml, shutdown), true, {"nvmlShutdown"}},
    {offsetof(rs_nvml, by_index), true, {"nvmlDeviceGetHandleByIndex_v2"}},
    {offsetof(rs_nvml, by_pci), true, {"nvmlDeviceGetHandleByPciBusId_v2"}},
    {offsetof(rs_nvml, error_string), false, {"nvmlErrorString"}},
    {offsetof(rs_nvml, clock), false, {"nvmlDeviceGetClockInfo"}},
    {offsetof(rs_nvml, clock_most), false, {"nvmlDeviceGetMaxClockInfo"}},
    {offsetof(rs_nvml, temperature), false, {"nvmlDeviceGetTemperature"}},
    {offsetof(rs_nvml, power), false, {"nvmlDeviceGetPowerUsage"}},
    {offsetof(rs_nvml, reasons),
     false,
     {"nvmlDeviceGetCurrentClocksEventReasons", "nvmlDeviceGetCurrentClocksThrottleReasons"}},
    {offsetof(rs_nvml, list[0]),
     false,
     {"nvmlDeviceGetComputeRunningProcesses_v3", "nvmlDeviceGetComputeRunningProcesses_v2"}},
    {offsetof(rs_nvml, list[1]),
     false,
     {"nvmlDeviceGetGraphicsRunningProcesses_v3", "nvmlDeviceGetGraphicsRunningProcesses_v2"}},
    {offsetof(rs_nvml, list[2]),
     false,
     {"nvmlDeviceGetMPSComputeRunningProcesses_v3",
      "nvmlDeviceGetMPSComputeRunningProcesses_v2"}},
    {offsetof(rs_nvml, old_list[0]), false, {"nvmlDeviceGetComputeRunningProcesses"}},
    {offsetof(rs_nvml, old_list[1]), false, {"nvmlDeviceGetGraphicsRunningProcesses"}},
    {offsetof(rs_nvml, old_list[2]), false, {"nvmlDeviceGetMPSComputeRunningProcesses"}},
};

/* nvmlClocksEventReasons. Idle (1), application clocks (2) and display clocks (256) are left
   out: nothing holds the clock below what was asked for. */
static const struct {
    unsigned long long bits;
    const char *name;
} reason_names[] = {{4, "power_cap"},
                    {8, "hw_slowdown"},
                    {16, "sync_boost"},
                    {32 | 64, "thermal"},
                    {128, "power_brake"}};
static const unsigned long long no_reasons = 1 | 2 | 256;

static const char *error_text(const rs_nvml *n, int code, char out[96])
{
    const char *text = n->error_string ? n->error_string(code) : NULL;
    snprintf(out, 96, "%.60s (NVML error %d)", text ? text : "failed", code);
    return out;
}

static rs_status load(rs_nvml *n, rs_err *err)
{
    const char *path = getenv("ROUTESWEEP_NVML");
    if (!path || !*path)
        path = "libnvidia-ml.so.1";
    n->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!n->library)
        return rs_err_set(err, RS_UNSUPPORTED, "NVML is absent: %.300s", dlerror());
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
        void *found = dlsym(n->library, symbols[i].names[0]);
        if (!found && symbols[i].names[1])
            found = dlsym(n->library, symbols[i].names[1]);
        if (!found && symbols[i].required)
            return rs_err_set(err, RS_UNSUPPORTED, "NVML is of no use: %.200s has no %s", path,
                              symbols[i].names[0]);
        memcpy((char *)n + symbols[i].field, &found, sizeof found);
    }
    return RS_OK;
}

static rs_status find_device(rs_nvml *n, const char *device, rs_err *err)
{
    char text[96];
    RS_CHECK(n->init && n->shutdown && n->by_index && n->by_pci); /* all required, all found */
    int code = n->init();
    if (code != SUCCESS)
        return rs_err_set(err, RS_UNSUPPORTED, "NVML does not start: %s",
                          error_text(n, code, text));
    n->started = true;
    char *end;
    unsigned long index = strtoul(device, &end, 10);
    if (*device && !*end && index < 4096)
        code = n->by_index((unsigned)index, &n->device);
    else
        code = n->by_pci(device, &n->device);
    if (code != SUCCESS)
        return rs_err_set(err, RS_UNSUPPORTED, "NVML does not know device '%.64s': %s", device,
                          error_text(n, code, text));
    return RS_OK;
}

rs_status rs_nvml_open(const char *device, rs_nvml **out_nvml, rs_err *err)
{
    *out_nvml = NULL;
    rs_nvml *n = calloc(1, sizeof *n);
    if (!n)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for NVML's handle");
    rs_status st = load(n, err);
    if (!st)
        st = find_device(n, device, err);
    if (st)
        rs_nvml_close(n);
    else
        *out_nvml = n;
    return st;
}

void rs_nvml_close(rs_nvml *nvml)
{
    if (!nvml)
        return;
    if (nvml->started)
        nvml->shutdown();
    if (nvml->library)
        dlclose(nvml->library);
    free(nvml);
}

static rs_nvml_figure figure(int code, double value)
{
    return code == SUCCESS ? (rs_nvml_figure){value, true} : (rs_nvml_figure){0};
}

rs_nvml_figure rs_nvml_read_clock(rs_nvml *nvml)
{
    unsigned mhz = 0;
    int code = nvml->clock ? nvml->clock(nvml->device, CLOCK_SM, &mhz) : -1;
    return figure(code, mhz);
}

static void append(char *list, const char *name)
{
    size_t used = strlen(list);
    snprintf(list + used, RS_NVML_REASONS - used, "%s%s", used ? "," : "", name);
}

static void list_reasons(unsigned long long bits, char *list)
{
    bits &= ~no_reasons;
    for (size_t i = 0; i < sizeof reason_names / sizeof *reason_names; i++) {
        if (bits & reason_names[i].bits)
            append(list, reason_names[i].name);
        bits &= ~reason_names[i].bits;
    }
    if (bits) /* newer than this table */
        append(list, "other");
}

rs_status rs_nvml_read(rs_nvml *nvml, rs_nvml_state *out_state, rs_err *err)
{
    const int missing = -1;
    unsigned v[4] = {0};
    unsigned long long reasons = 0;
    void *d = nvml->device;
    int code[5] = {nvml->clock ? nvml->clock(d, CLOCK_SM, &v[0]) : missing,
                   nvml->clock ? nvml->clock(d, CLOCK_MEMORY, &v[1]) : missing,
                   nvml->temperature ? nvml->temperature(d, SENSOR_GPU, &v[2]) : missing,
                   nvml->power ? nvml->power(d, &v[3]) : missing,
                   nvml->reasons ? nvml->reasons(d, &reasons) : missing};
    *out_state = (rs_nvml_state){.sm_mhz = figure(code[0], v[0]),
                                 .memory_mhz = figure(code[1], v[1]),
                                 .temperature_c = figure(code[2], v[2]),
                                 .power_w = figure(code[3], v[3] / 1000.0),
                                 .throttle_known = code[4] == SUCCESS};
    unsigned most = 0;
    if (!nvml->most_mhz.known && nvml->clock_most &&
        nvml->clock_most(d, CLOCK_SM, &most) == SUCCESS)
        nvml->most_mhz = figure(SUCCESS, most);
    out_state->sm_most_mhz = nvml->most_mhz;
    if (out_state->throttle_known)
        list_reasons(reasons, out_state->throttle);
    int first = missing;
    for (int i = 0; i < 5; i++) {
        if (code[i] == SUCCESS)
            return RS_OK;
        if (first == missing)
            first = code[i];
    }
    char text[96];
    return rs_err_set(err, RS_DEVICE, "NVML tells nothing about the device: %s",
                      first == missing ? "its library lacks the functions"
                                       : error_text(nvml, first, text));
}

/* One of NVML's lists in full. *out_rows is to be freed, after errors too. Returns NVML's code.
 */
static int fetch(rs_nvml *n, int list, char **out_rows, size_t *out_stride, unsigned *out_count)
{
    processes_fn fn = n->list[list] ? n->list[list] : n->old_list[list];
    *out_stride = n->list[list] ? sizeof(process_row) : OLD_ROW;
    unsigned cap = 64, count;
    int code;
    do { /* processes come while we ask: more room than was asked for, and again */
        free(*out_rows);
        *out_rows = calloc(cap, *out_stride);
        RS_CHECK(*out_rows);
        count = cap;
        code = fn(n->device, &count, *out_rows);
        cap = 2 * (count > cap ? count : cap);
    } while (code == INSUFFICIENT_SIZE && cap <= MAX_PROCESSES);
    *out_count = code == SUCCESS ? count : 0;
    return code;
}

static bool is_own(pid_t pid, const pid_t *own, size_t count)
{
    bool found = pid == getpid();
    for (size_t i = 0; i < count; i++)
        found = found || pid == own[i];
    return found;
}

/* A process may stand in two lists; beyond `cap` it is then counted twice. */
static void add(rs_nvml_process p, rs_nvml_process *out, size_t cap, size_t *count)
{
    for (size_t i = 0; i < *count && i < cap; i++) {
        if (out[i].pid == p.pid) {
            if (out[i].bytes < p.bytes)
                out[i].bytes = p.bytes;
            return;
        }
    }
    if (*count < cap)
        out[*count] = p;
    ++*count;
}

rs_status rs_nvml_processes(rs_nvml *nvml,
                            const pid_t *own,
                            size_t own_count,
                            rs_nvml_process *out,
                            size_t cap,
                            size_t *out_count,
                            rs_err *err)
{
    int told = 0, first = 0;
    *out_count = 0;
    for (int list = 0; list < LISTS; list++) {
        char *rows = NULL;
        size_t stride;
        unsigned count = 0;
        if (!nvml->list[list] && !nvml->old_list[list])
            continue;
        int code = fetch(nvml, list, &rows, &stride, &count);
        told += code == SUCCESS;
        first = first ? first : code;
        for (unsigned i = 0; i < count; i++) {
            process_row row = {0};
            memcpy(&row, rows + i * stride, OLD_ROW);
            rs_nvml_process p = {(pid_t)row.pid, row.bytes + 1 ? row.bytes : 0};
            if (!is_own(p.pid, own, own_count))
                add(p, out, cap, out_count);
        }
        free(rows);
    }
    char text[96];
    if (!told)
        return rs_err_set(err, RS_UNSUPPORTED, "NVML does not tell who uses the device: %s",
                          first ? error_text(nvml, first, text)
                                : "its library lacks the functions");
    return RS_OK;
}
