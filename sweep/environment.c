/* Machine, build and load as rows. Layer: sweep. */
#include "sweep/environment.h"

#include "sweep/base/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>

#ifndef ROUTESWEEP_GIT
#    define ROUTESWEEP_GIT "unknown"
#endif

/* Ticks that the hypervisor took from this machine since boot; 0 where /proc does not tell. */
static unsigned long long steal_ticks(void)
{
    unsigned long long v[8] = {0};
    FILE *f = fopen("/proc/stat", "r");
    if (!f)
        return 0;
    int got = fscanf(f, "cpu %llu %llu %llu %llu %llu %llu %llu %llu", &v[0], &v[1], &v[2],
                     &v[3], &v[4], &v[5], &v[6], &v[7]);
    fclose(f);
    return got == 8 ? v[7] : 0;
}

const char *rs_environment_since(int64_t newest_unix_s, char out[RS_ENVIRONMENT_TEXT])
{
    double load[3] = {0};
    int64_t now = (int64_t)time(NULL), back = newest_unix_s - now;
    char note[48] = "";
    if (getloadavg(load, 3) != 3)
        load[0] = -1;
    if (back > 0)
        snprintf(note, sizeof note, ", \"clock_back_s\": %lld", (long long)back);
    snprintf(out, RS_ENVIRONMENT_TEXT,
             "{\"unix_s\": %lld, \"load_1m\": %.2f, \"steal_ticks\": %llu%s}",
             (long long)(back > 0 ? newest_unix_s + 1 : now), load[0], steal_ticks(), note);
    return out;
}

const char *rs_environment_now(char out[RS_ENVIRONMENT_TEXT])
{
    return rs_environment_since(0, out);
}

/* "model name" of the first CPU. */
static void host_cpu(char *out, size_t size)
{
    char line[256];
    snprintf(out, size, "unknown");
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

rs_status rs_environment_identify(
    rs_db *db, const rs_device *device, int64_t *out_machine, int64_t *out_build, rs_err *err)
{
    char tier[RS_TIER_TEXT], cpu[128];
    struct utsname os;
    rs_hash self = {0};
    host_cpu(cpu, sizeof cpu);
    if (uname(&os))
        strcpy(os.release, "unknown");
    rs_db_machine machine = {.tier = rs_device_tier(device, tier),
                             .backend = rs_backend_name(device->backend),
                             .label = device->name,
                             .host_cpu = cpu,
                             .os = os.release,
                             .driver = os.release,
                             .cores = device->cores,
                             .cache_bytes = (int64_t)device->cache_bytes,
                             .memory_bytes = (int64_t)device->memory_bytes};
    rs_status st = rs_db_put_machine(db, &machine, out_machine, err);
    if (!st)
        st = rs_hash_file("/proc/self/exe", &self, err);
    if (st)
        return st;
    rs_hash_text id = rs_hash_hex(self);
    rs_db_build build = {
        .build_id = id.hex, .git = ROUTESWEEP_GIT, .compiler = __VERSION__, .flags = ""};
    return rs_db_put_build(db, &build, out_build, err);
}
