/* A comparison's rows in the database. Layer: sweep. */
#include "sweep/ab.h"

#include "kernels/device.h"
#include "sweep/base/hash.h"
#include "sweep/base/log.h"
#include "sweep/progress.h"

#include <math.h>
#include <time.h>
#include <unistd.h>

rs_status rs_ab_host(rs_arena *arena, const char **out_host, rs_err *err)
{
    char name[128] = "unknown", tier[RS_TIER_TEXT];
    rs_device device;
    if (gethostname(name, sizeof name - 1))
        name[0] = '\0';
    rs_status st = rs_device_open("cpu", &device, err);
    if (!st)
        *out_host = rs_arena_printf(arena, "%s %s", name, rs_device_tier(&device, tier));
    return st;
}

static const char *routes_text(const rs_ab_plan *plan, const rs_ab_arm *arm)
{
    return arm->routes ? rs_arena_printf(plan->arena, "%s %s", arm->routes, arm->routes_hash)
                       : NULL;
}

rs_status rs_ab_store_begin(
    rs_ab_store *store, const rs_ab_plan *plan, const char *kind, const char *host, rs_err *err)
{
    const rs_ab_arm *a = &plan->arms[0], *b = &plan->arms[1];
    rs_hash self = {0};
    rs_status st = rs_hash_file("/proc/self/exe", &self, err);
    if (st)
        return st;
    rs_hash_text tool = rs_hash_hex(self);
    rs_db_ab_run run = {.kind = kind,
                        .host = host,
                        .tool = tool.hex,
                        .a = a->exe,
                        .b = b->exe,
                        .a_hash = a->hash,
                        .b_hash = b->hash,
                        .a_routes = routes_text(plan, a),
                        .b_routes = routes_text(plan, b),
                        .metric = plan->metric.text,
                        .higher = plan->higher,
                        .seed = plan->seed,
                        .timeout_s = plan->timeout_s,
                        .started_unix_s = time(NULL)};
    store->ordinal = 0;
    return rs_db_put_ab_run(store->db, &run, &store->run, err);
}

static void show(const rs_ab_store *store, const rs_ab_plan *plan, const rs_ab_run *run)
{
    char text[320];
    if (run->why) {
        rs_log(RS_LOG_WARN, "ab", "%s", rs_ab_run_text(plan, run, text));
        return;
    }
    double pairs = plan->fixed_pairs ? plan->fixed_pairs
                                     : (double)plan->sessions_most * plan->pairs_a_session;
    double runs = 4 * pairs * (double)plan->count;
    snprintf(text, sizeof text, "%s %s %.6g", plan->configs[run->config].label,
             plan->arms[run->arm].name, run->value);
    if (!store->quiet)
        rs_progress_show((double)store->ordinal * run->seconds, runs * run->seconds, text,
                         false);
}

rs_status rs_ab_keep(void *arg, const rs_ab_plan *plan, const rs_ab_run *run, rs_err *err)
{
    rs_ab_store *store = arg;
    const rs_ab_config *c = &plan->configs[run->config];
    rs_db_ab_sample sample = {.run = store->run,
                              .ordinal = ++store->ordinal,
                              .config = c->label,
                              .command = c->command[run->arm],
                              .arm = plan->arms[run->arm].name,
                              .control = run->config == plan->control,
                              .timed_out = run->timed_out,
                              .session = run->session,
                              .repetition = run->repetition,
                              .exit_code = run->exit_code,
                              .signal = run->signal,
                              .seconds = run->seconds,
                              .metric = run->value,
                              .why = run->why,
                              .stdout_tail = run->out_tail,
                              .stderr_tail = run->error_tail};
    show(store, plan, run);
    return rs_db_put_ab_sample(store->db, &sample, err);
}
