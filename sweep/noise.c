/* Disturbance of the CPUs, from /proc and /sys. Layer: sweep. */
#include "sweep/noise.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PATH = 512, CPU_NUMBERS = 1024 };

/* The file's first bytes as a string; false when there is nothing to read. */
static bool slurp(const char *root, const char *name, char *out, size_t size)
{
    char path[PATH];
    int length = snprintf(path, sizeof path, "%s%s", root, name);
    FILE *f = length > 0 && length < (int)sizeof path ? fopen(path, "re") : NULL;
    if (!f)
        return false;
    size_t n = fread(out, 1, size - 1, f);
    out[n] = '\0';
    fclose(f);
    return n > 0;
}

/* "cpu user nice system idle iowait irq softirq steal ...". What follows is contained in user
   and nice. */
static void read_cpu(const char *root, rs_noise_state *s)
{
    char text[512];
    long long v[8];
    if (!slurp(root, "/proc/stat", text, sizeof text) ||
        sscanf(text, "cpu %lld %lld %lld %lld %lld %lld %lld %lld", &v[0], &v[1], &v[2], &v[3],
               &v[4], &v[5], &v[6], &v[7]) != 8)
        return;
    for (int i = 0; i < 8; i++) {
        if (v[i] < 0 || v[i] > INT64_MAX / 16)
            return;
        s->total += v[i];
    }
    s->steal = v[7];
    s->busy = s->total - v[3] - v[4] - v[7];
    s->cpu_known = true;
}

/* Ticks of one process, all its threads; false when it is gone or the line makes no sense. */
static bool read_process(const char *root, pid_t pid, bool children, int64_t *out)
{
    char name[64], text[1024];
    long long user, system, child_user, child_system;
    snprintf(name, sizeof name, "/proc/%d/stat", (int)pid);
    if (!slurp(root, name, text, sizeof text))
        return false;
    /* The second field is the program's name in brackets, and may hold blanks and brackets. */
    const char *end = strrchr(text, ')');
    if (!end ||
        sscanf(end + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld",
               &user, &system, &child_user, &child_system) != 4)
        return false;
    if (user < 0 || system < 0 || child_user < 0 || child_system < 0)
        return false;
    *out = user + system + (children ? child_user + child_system : 0);
    return true;
}

static void read_own(const char *root, const pid_t *own, size_t count, rs_noise_state *s)
{
    for (size_t i = 0; i < count; i++) {
        int64_t ticks = 0;
        bool known = read_process(root, own[i], i == 0, &ticks);
        if (i == 0)
            s->own_known = known;
        s->own += ticks;
    }
}

static void read_load(const char *root, rs_noise_state *s)
{
    char text[128];
    double load;
    if (slurp(root, "/proc/loadavg", text, sizeof text) && sscanf(text, "%lf", &load) == 1 &&
        isfinite(load) && load >= 0) {
        s->load_1m = load;
        s->load_known = true;
    }
}

/* Mean of what cpufreq says; numbers may have gaps (CPUs switched off). 0 = says nothing. */
static double mhz_of_cpufreq(const char *root)
{
    double sum = 0;
    int found = 0;
    for (int cpu = 0, missing = 0; cpu < CPU_NUMBERS && found < RS_NOISE_CPUS && missing < 64;
         cpu++) {
        char name[96], text[64];
        double khz;
        snprintf(name, sizeof name, "/sys/devices/system/cpu/cpu%d/cpufreq/scaling_cur_freq",
                 cpu);
        if (!slurp(root, name, text, sizeof text)) {
            missing++;
            continue;
        }
        if (sscanf(text, "%lf", &khz) == 1 && khz > 0 && khz < 1e8) {
            sum += khz / 1000;
            found++;
        }
    }
    return found ? sum / found : 0;
}

/* Mean of the "cpu MHz" lines; 0 = none, as on other architectures. */
static double mhz_of_cpuinfo(const char *root)
{
    char path[PATH], line[4096]; /* the flags' line is long */
    double sum = 0, mhz;
    int found = 0, length = snprintf(path, sizeof path, "%s/proc/cpuinfo", root);
    FILE *f = length > 0 && length < (int)sizeof path ? fopen(path, "re") : NULL;
    while (f && found < RS_NOISE_CPUS && fgets(line, sizeof line, f)) {
        if (sscanf(line, "cpu MHz : %lf", &mhz) == 1 && mhz > 0 && mhz < 1e5) {
            sum += mhz;
            found++;
        }
    }
    if (f)
        fclose(f);
    return found ? sum / found : 0;
}

static void read_shares(const char *root, const pid_t *own, size_t count, rs_noise_state *out)
{
    *out = (rs_noise_state){0};
    read_cpu(root, out);
    read_own(root, own, count, out);
    read_load(root, out);
}

void rs_noise_read_at(const char *root, const pid_t *own, size_t count, rs_noise_state *out)
{
    read_shares(root, own, count, out);
    out->mhz = mhz_of_cpufreq(root);
    if (out->mhz <= 0)
        out->mhz = mhz_of_cpuinfo(root);
}

void rs_noise_read(rs_noise_state *out)
{
    rs_noise_read_at("", (pid_t[]){getpid(), getppid()}, 2, out);
}

static double share(int64_t part, int64_t whole)
{
    /* The kernel's counters are not read at one instant: a few ticks too many or too few. */
    return fmax(0, fmin(1, (double)part / (double)whole));
}

void rs_noise_read_load(rs_noise_state *out)
{
    read_shares("", (pid_t[]){getpid(), getppid()}, 2, out);
}

void rs_noise_between(const rs_noise_state *a, const rs_noise_state *b, rs_noise *out)
{
    int64_t total = b->total - a->total;
    *out = (rs_noise){.load_known = b->load_known, .load_1m = b->load_1m};
    out->mhz = a->mhz > 0 && b->mhz > 0 ? (a->mhz + b->mhz) / 2 : fmax(a->mhz, b->mhz);
    if (!a->cpu_known || !b->cpu_known || total <= 0)
        return;
    out->grain = 1 / (double)total;
    out->steal_known = true;
    out->steal = share(b->steal - a->steal, total);
    out->others_known = a->own_known && b->own_known;
    if (out->others_known)
        out->others = share(b->busy - a->busy - (b->own - a->own), total);
}
