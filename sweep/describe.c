/* Asking a fresh worker what a backend is. Layer: sweep. */
#include "sweep/campaign.h"

#include "sweep/proc.h"

#include <stdio.h>
#include <string.h>

static bool parse_device(const char *line, rs_device *out)
{
    int backend = 0, name = 0;
    rs_device d = {0};
    if (sscanf(line, "device %d %d %u %d %d %zu %zu %zu %23s %n", &backend, &d.index,
               &d.cpu_features, &d.cc, &d.cores, &d.cache_bytes, &d.memory_bytes, &d.smem_bytes,
               d.bus_id, &name) != 9)
        return false;
    if (!strcmp(d.bus_id, "-"))
        d.bus_id[0] = '\0';
    d.backend = (rs_backend)backend;
    snprintf(d.name, sizeof d.name, "%s", line + name);
    *out = d;
    return true;
}

/* One worker's answer. *out_dead: it said nothing before it died. */
static rs_status ask(const char *backend, rs_device *out_device, bool *out_dead, rs_err *err)
{
    rs_job job = {.backend = backend, .mode = RS_MODE_chain};
    rs_proc proc;
    rs_status st = rs_proc_start(&job, &proc, err);
    if (st)
        return st;
    char *line;
    bool found = false;
    while (!st && rs_proc_next(&proc, 60000, &line) == RS_PROC_LINE)
        if (!strncmp(line, "device ", 7))
            found = parse_device(line, out_device);
        else if (!strncmp(line, "fail ", 5))
            st = rs_proc_fail(line, err);
    char death[96];
    rs_proc_death(rs_proc_end(&proc, true), death);
    *out_dead = !st && !found;
    if (*out_dead)
        st = rs_err_set(err, RS_DEVICE, "asking for %s: the worker %s", backend, death);
    return st;
}

/* Somebody may have killed the first one; a device that kills every worker is told. */
rs_status rs_campaign_describe(const char *backend, rs_device *out_device, rs_err *err)
{
    enum { ATTEMPTS = 3 };
    rs_status st = RS_OK;
    bool dead = true;
    for (int i = 0; i < ATTEMPTS && dead; i++) {
        dead = false;
        st = ask(backend, out_device, &dead, err);
    }
    return st;
}
