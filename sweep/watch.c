/* Watching the machine while it is timed. Layer: sweep. */
#include "sweep/watch.h"

#include "sweep/base/clock.h"
#include "sweep/drift.h"
#include "sweep/noise.h"
#include "sweep/nvml.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A block is disturbed from these shares of all CPU time on, and from this many ticks: one tick
   of a short block is a large share and says nothing. */
static const double steal_most = 0.05, foreign_most = 0.20;
enum { TICKS_LEAST = 4, TEXT = 96 };
/* How old a reading may be that a block of GPU launches takes: of the SM clock, of all else. A
   full one takes as long as a short block lasts (H200: 2.3 ms), the host's ticks are of 10 ms,
   and NVML's power is the mean of a second (its manual: from Ampere on, A100 apart). */
enum { CLOCK_FRESH_NS = 20000000, REST_FRESH_NS = 250000000 };

struct rs_watch {
    rs_backend backend;
    rs_nvml *nvml;
    rs_nvml_figure nominal_mhz; /* read once */
    char missing[160];
    rs_drift drift;
    int stepped;           /* alarms in the block under way */
    rs_noise_state before; /* this block, or with a GPU the reading before the last */
    rs_noise noise;        /* with a GPU: between those two */
    rs_nvml_state gpu;
    int64_t clock_ns, rest_ns; /* when the SM clock and all else were read; -1: never */
    rs_arena *arena;           /* of texts that were handed out, each kept once */
    const char **texts;
    size_t text_count, text_cap;
};

static const char *keep(rs_watch *w, const char *text)
{
    for (size_t i = 0; i < w->text_count; i++)
        if (!strcmp(w->texts[i], text))
            return w->texts[i];
    const char **slot =
        rs_arena_push(w->arena, (void **)&w->texts, &w->text_count, &w->text_cap, sizeof *slot);
    return *slot = rs_arena_strdup(w->arena, text);
}

rs_watch *rs_watch_open(const rs_device *device)
{
    rs_watch *w = calloc(1, sizeof *w);
    rs_err err = {0};
    RS_CHECK(w);
    w->backend = device->backend;
    w->clock_ns = w->rest_ns = -1;
    w->arena = rs_arena_new();
    if (device->backend == RS_BACKEND_CUDA && rs_nvml_open(device->bus_id, &w->nvml, &err))
        snprintf(w->missing, sizeof w->missing,
                 "clocks, temperature and throttling are not watched: %.100s", err.msg);
    rs_nvml_state state;
    if (w->nvml && !rs_nvml_read(w->nvml, &state, NULL))
        w->nominal_mhz = state.sm_most_mhz;
    rs_drift_init(&w->drift);
    return w;
}

void rs_watch_close(rs_watch *watch)
{
    if (!watch)
        return;
    rs_nvml_close(watch->nvml);
    rs_arena_free(watch->arena);
    free(watch);
}

const char *rs_watch_missing(const rs_watch *watch)
{
    return watch->missing[0] ? watch->missing : NULL;
}

double rs_watch_nominal_mhz(rs_watch *watch)
{
    return watch->nominal_mhz.known ? watch->nominal_mhz.value : 0;
}

double rs_watch_clock_offset(rs_watch *watch)
{
    double nominal = rs_watch_nominal_mhz(watch);
    rs_nvml_figure now = {0};
    if (nominal > 0)
        now = rs_nvml_read_clock(watch->nvml);
    return now.known && now.value > 0 ? fabs(log(now.value / nominal)) : 0;
}

void rs_watch_cell(rs_watch *watch)
{
    rs_drift_init(&watch->drift);
}

void rs_watch_block_begins(rs_watch *watch)
{
    watch->stepped = watch->drift.epoch;
    if (watch->backend == RS_BACKEND_CPU)
        rs_noise_read(&watch->before);
    else if (watch->rest_ns < 0)
        rs_noise_read_load(&watch->before);
}

void rs_watch_control(rs_watch *watch, double ns)
{
    (void)rs_drift_add(&watch->drift, ns);
}

static double figure(const rs_nvml_figure *f)
{
    return f->known ? f->value : NAN;
}

static bool stale(int64_t read_ns, int64_t now_ns, int64_t fresh_ns)
{
    return read_ns < 0 || now_ns - read_ns > fresh_ns;
}

/* Of a GPU's host the load is only recorded, so its readings need not end with the block. */
static void read_host(rs_watch *w)
{
    rs_noise_state now;
    rs_noise_read_load(&now);
    rs_noise_between(&w->before, &now, &w->noise);
    w->before = now;
}

/* Blocks share a reading while it is fresh. The times of both kinds are those of their ends. */
static void read_gpu(rs_watch *w)
{
    int64_t now = rs_clock_ns();
    bool all = stale(w->rest_ns, now, REST_FRESH_NS);
    if (!all && !stale(w->clock_ns, now, CLOCK_FRESH_NS))
        return;
    if (all)
        read_host(w);
    if (w->nvml && all && rs_nvml_read(w->nvml, &w->gpu, NULL))
        w->gpu = (rs_nvml_state){0};
    else if (w->nvml && !all)
        w->gpu.sm_mhz = rs_nvml_read_clock(w->nvml);
    w->clock_ns = rs_clock_ns();
    w->rest_ns = all ? w->clock_ns : w->rest_ns;
}

static void tell_gpu(rs_watch *w, rs_db_round *out, double *out_mhz)
{
    out->mem_mhz = figure(&w->gpu.memory_mhz);
    out->temp_c = figure(&w->gpu.temperature_c);
    out->power_w = figure(&w->gpu.power_w);
    *out_mhz = w->gpu.sm_mhz.known ? w->gpu.sm_mhz.value : 0;
    if (w->gpu.throttle_known)
        out->throttle = keep(w, w->gpu.throttle);
}

/* A GPU's kernels do not care for the host's load; its step is seen by the control. */
static const char *disturbance(rs_watch *w, const rs_noise *noise)
{
    char text[TEXT];
    bool cpu = w->backend == RS_BACKEND_CPU;
    double least = TICKS_LEAST * noise->grain;
    if (w->drift.epoch != w->stepped)
        snprintf(text, sizeof text, "the control's time stepped");
    else if (cpu && noise->steal_known && noise->steal > fmax(steal_most, least))
        snprintf(text, sizeof text, "steal time %.0f %%", 100 * noise->steal);
    else if (cpu && noise->others_known && noise->others > fmax(foreign_most, least))
        snprintf(text, sizeof text, "other processes used %.0f %%", 100 * noise->others);
    else
        return NULL;
    return keep(w, text);
}

const char *rs_watch_block_ends(rs_watch *watch, rs_db_round *out_round, double *out_mhz)
{
    rs_noise_state now;
    bool cpu = watch->backend == RS_BACKEND_CPU;
    if (cpu) {
        rs_noise_read(&now);
        rs_noise_between(&watch->before, &now, &watch->noise);
    } else
        read_gpu(watch);
    const rs_noise *noise = &watch->noise;
    *out_round = (rs_db_round){.epoch = watch->drift.epoch,
                               .mem_mhz = NAN,
                               .temp_c = NAN,
                               .power_w = NAN,
                               .steal = noise->steal_known ? noise->steal : NAN,
                               .foreign_load = noise->others_known ? noise->others : NAN};
    *out_mhz = cpu ? noise->mhz : 0;
    if (watch->nvml)
        tell_gpu(watch, out_round, out_mhz);
    return disturbance(watch, noise);
}
