/* What this machine is: CPU features, cores, caches, memory; tier keys. Layer: kernels. */
#include "kernels/device.h"

#include "kernels/backend.h"

#if defined(__x86_64__)
#    include <cpuid.h>
#endif
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *const feature_names[RS_CPU_BIT_COUNT] = {
#define FEATURE_NAME(name, text) text,
    RS_CPU_MAP(FEATURE_NAME)
#undef FEATURE_NAME
};

const char *rs_backend_name(rs_backend backend)
{
    return backend == RS_BACKEND_CUDA ? "cuda" : "cpu";
}

const char *rs_device_features(uint32_t mask, char out[RS_TIER_TEXT])
{
    size_t used = 0;
    snprintf(out, RS_TIER_TEXT, "none");
    for (int i = 0; i < RS_CPU_BIT_COUNT; i++)
        if (mask & 1u << i)
            used += (size_t)snprintf(out + used, RS_TIER_TEXT - used, "%s%s", used ? "," : "",
                                     feature_names[i]);
    return out;
}

#if defined(__x86_64__)
/* __builtin_cpu_supports has no word for F16C in every compiler. AVX2 vouches for the operating
   system: F16C uses the same registers. */
static bool has_f16c(void)
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    return __get_cpuid(1, &eax, &ebx, &ecx, &edx) && ecx & bit_F16C;
}
#endif

#if defined(__x86_64__)
/* AVX-VNNI uses the registers that AVX2 vouches for. */
static bool has_avx_vnni(void)
{
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    return __get_cpuid_count(7, 1, &eax, &ebx, &ecx, &edx) && eax & 1u << 4;
}

/* Tiles of int8 and bf16 in the processor, their state saved by the operating system, and its
   leave for this process: Linux gives out the 8 KiB of tile data only when asked.
   Source: Intel SDM vol. 1 ch. 18 (bits), Documentation/arch/x86/xstate.rst (permission). */
static bool has_amx(void)
{
    enum { ARCH_REQ_XCOMP_PERM = 0x1023, XTILE_DATA = 18 };
    const unsigned bits = 1u << 22 | 1u << 24 | 1u << 25, state = 3u << 17;
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0, high = 0;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & bit_OSXSAVE) ||
        !__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || (edx & bits) != bits)
        return false;
    __asm__("xgetbv" : "=a"(eax), "=d"(high) : "c"(0));
    return (eax & state) == state && !syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, XTILE_DATA);
}
#endif

/* __builtin_cpu_supports also asks whether the operating system saves the wide registers. */
static uint32_t detect_features(void)
{
    uint32_t mask = 0;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && has_f16c())
        mask |= RS_CPU_AVX2;
    if (mask && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq"))
        mask |= RS_CPU_AVX512;
    if (mask & RS_CPU_AVX512 && __builtin_cpu_supports("avx512vnni"))
        mask |= RS_CPU_AVX512_VNNI;
    if (mask & RS_CPU_AVX512 && __builtin_cpu_supports("avx512bf16"))
        mask |= RS_CPU_AVX512_BF16;
    if (mask && has_avx_vnni())
        mask |= RS_CPU_AVX_VNNI;
    if (mask & RS_CPU_AVX512 && has_amx())
        mask |= RS_CPU_AMX;
#endif
    return mask;
}

/* ROUTESWEEP_CPU_FEATURES=avx2,... keeps only what it names; it can never add. */
static uint32_t masked_features(uint32_t mask)
{
    const char *keep = getenv("ROUTESWEEP_CPU_FEATURES");
    uint32_t named = 0;
    if (!keep)
        return mask;
    for (int i = 0; i < RS_CPU_BIT_COUNT; i++) {
        const char *at = keep;
        size_t length = strlen(feature_names[i]);
        while ((at = strstr(at, feature_names[i]))) {
            bool begins = at == keep || at[-1] == ',', ends = at[length] == ',' || !at[length];
            if (begins && ends)
                named |= 1u << i;
            at += length;
        }
    }
    return mask & named;
}

static size_t sysfs_cache(void)
{
    char path[96], text[32];
    size_t largest = 0;
    for (int i = 0; i < 8; i++) {
        snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/size", i);
        FILE *f = fopen(path, "r");
        if (!f)
            break;
        char unit = 0;
        size_t value = 0;
        if (fgets(text, sizeof text, f) && sscanf(text, "%zu%c", &value, &unit) >= 1)
            value *= unit == 'M' ? (size_t)1 << 20 : unit == 'K' ? 1024 : 1;
        fclose(f);
        largest = value > largest ? value : largest;
    }
    return largest;
}

static size_t cache_size(void)
{
    size_t bytes = sysfs_cache();
    if (!bytes && sysconf(_SC_LEVEL3_CACHE_SIZE) > 0)
        bytes = (size_t)sysconf(_SC_LEVEL3_CACHE_SIZE);
    return bytes ? bytes
                 : (size_t)32 << 20; /* unknown: assume a large one, which only costs memory */
}

static void cpu_label(char *out, size_t size)
{
    char line[256];
    snprintf(out, size, "CPU");
    FILE *f = fopen("/proc/cpuinfo", "r");
    while (f && fgets(line, sizeof line, f)) {
        char *value = strchr(line, ':');
        if (strncmp(line, "model name", 10) || !value)
            continue;
        value[strcspn(value, "\n")] = '\0';
        snprintf(out, size, "%s", value + 2);
        break;
    }
    if (f)
        fclose(f);
}

static void open_cpu(rs_device *d)
{
    cpu_set_t set;
    *d = (rs_device){.backend = RS_BACKEND_CPU};
    cpu_label(d->name, sizeof d->name);
    d->cpu_features = masked_features(detect_features());
    d->cores = sched_getaffinity(0, sizeof set, &set) ? 1 : CPU_COUNT(&set);
    d->cache_bytes = cache_size();
    d->memory_bytes = (size_t)sysconf(_SC_PHYS_PAGES) * (size_t)sysconf(_SC_PAGESIZE);
}

static rs_status open_cuda(const char *backend, rs_device *out, rs_err *err)
{
    int index = 0, end = 4;
    if (backend[4] &&
        (sscanf(backend, "cuda:%d%n", &index, &end) != 1 || backend[end] || index < 0))
        return rs_err_set(err, RS_USAGE, "backend '%s' is not cpu or cuda:N", backend);
#ifdef ROUTESWEEP_CUDA
    rs_status st = rs_device_open_cuda(index, out, err);
    return st ? rs_err_prefix(err, st, "%s", backend) : RS_OK;
#else
    (void)out;
    return rs_err_set(
        err, RS_NO_DEVICE,
        "%s: this build has no CUDA backend; install the CUDA toolkit and build again",
        backend);
#endif
}

rs_status rs_device_open(const char *backend, rs_device *out_device, rs_err *err)
{
    if (!strncmp(backend, "cuda", 4) && (!backend[4] || backend[4] == ':'))
        return open_cuda(backend, out_device, err);
    if (strcmp(backend, "cpu"))
        return rs_err_set(err, RS_USAGE, "unknown backend '%s'; known: cpu, cuda:N", backend);
    open_cpu(out_device);
    return RS_OK;
}

const char *rs_device_tier(const rs_device *device, char out[RS_TIER_TEXT])
{
    size_t used = 0;
    if (device->backend == RS_BACKEND_CUDA) {
        snprintf(out, RS_TIER_TEXT, "nvidia-sm%d-%d", device->cc, device->cores);
        return out;
    }
    used += (size_t)snprintf(out, RS_TIER_TEXT, "cpu-");
    for (int i = 0; i < RS_CPU_BIT_COUNT; i++)
        if (device->cpu_features & 1u << i)
            used += (size_t)snprintf(out + used, RS_TIER_TEXT - used, "%s-", feature_names[i]);
    snprintf(out + used, RS_TIER_TEXT - used, "%dc-%zum", device->cores,
             device->cache_bytes >> 20);
    return out;
}
