/* `sweep probe`: what this machine can do and what it can tell apart. Layer: sweep. */
#include "sweep/calibration.h"
#include "sweep/campaign.h"
#include "sweep/cmd.h"
#include "sweep/device_lock.h"
#include "sweep/environment.h"
#include "sweep/options.h"
#include "sweep/proc.h"

#include "sweep/base/json.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AA_SESSIONS = 6, AA_ROUNDS = 12, LINE_TIMEOUT_MS = 90000 };

typedef struct probe_options {
    rs_options common;
    const char *db;
    int64_t sessions;
    bool no_ceilings, no_aa;
} probe_options;

typedef struct figure {
    const char *name;
    double value, lo, hi;
} figure;

typedef struct probe {
    probe_options *options;
    rs_db *db;
    rs_device device;
    figure *figures;
    size_t count, cap;
    int64_t session;
} probe;

static const char doc[] =
    "Measure what this machine can do (memory and multiply-add rates, costs of a launch, what "
    "a "
    "flush does to a time) and what it can tell apart (A/A: one kernel raced against itself in "
    "several processes).\v"
    "Stored in the database; every later decision uses it. Takes about a minute and a half.";

static const struct argp_option own[] = {
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 2},
    {"sessions", 'n', "N", 0, "A/A processes (default 6)", 2},
    {"no-ceilings", 'C', 0, 0, "only the A/A calibration", 2},
    {"no-aa", 'A', 0, 0, "only the ceilings", 2},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    probe_options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->common;
        return 0;
    case 'd':
        o->db = arg;
        return 0;
    case 'n':
        rs_options_fail(&o->common,
                        rs_text_int("--sessions", arg, 3, 100, &o->sessions, o->common.err));
        return 0;
    case 'C':
        o->no_ceilings = true;
        return 0;
    case 'A':
        o->no_aa = true;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

/* ---- ceilings ---- */

/* "name", "name:lo" and "name:hi" come in this order. */
static rs_status take_figure(probe *p, const char *line, rs_err *err)
{
    char name[96];
    double value;
    if (sscanf(line, "ceiling %95s %lf", name, &value) != 2)
        return rs_err_set(err, RS_FORMAT, "worker said '%s'", line);
    size_t length = strlen(name);
    const char *end = length > 3 ? name + length - 3 : name;
    figure *last = p->count ? &p->figures[p->count - 1] : NULL;
    if (last && !strcmp(end, ":lo"))
        last->lo = value;
    else if (last && !strcmp(end, ":hi"))
        last->hi = value;
    else
        *(figure *)rs_arena_push(p->options->common.arena, (void **)&p->figures, &p->count,
                                 &p->cap, sizeof *p->figures) =
            (figure){rs_arena_strdup(p->options->common.arena, name), value, value, value};
    return rs_db_put_ceiling(p->db, p->session, name, value, err);
}

static rs_status follow(probe *p, rs_proc *proc, rs_err *err)
{
    rs_status st = RS_OK;
    bool said_bye = false;
    rs_proc_event event = RS_PROC_LINE;
    while (!st && event == RS_PROC_LINE) {
        char *line = NULL;
        event = rs_proc_next(proc, LINE_TIMEOUT_MS, &line);
        if (event != RS_PROC_LINE)
            break;
        if (!strncmp(line, "ceiling ", 8))
            st = take_figure(p, line, err);
        else if (!strncmp(line, "fail ", 5))
            st = rs_proc_fail(line, err);
        said_bye = said_bye || !strcmp(line, "bye");
    }
    char death[96];
    rs_proc_death(rs_proc_end(proc, true), death);
    if (!st && !said_bye)
        st = rs_err_set(err, RS_CRASHED, "the probing worker %s",
                        event == RS_PROC_QUIET ? "did not end in time" : death);
    return st;
}

static rs_status begin_session(probe *p, pid_t pid, rs_err *err)
{
    char env[RS_ENVIRONMENT_TEXT];
    rs_db_session session = {.mode = "probe",
                             .shape = "*",
                             .weights = "none",
                             .ordinal = 1,
                             .pid = pid,
                             .seed = 0,
                             .env = rs_environment_now(env)};
    rs_status st =
        rs_environment_identify(p->db, &p->device, &session.machine, &session.build, err);
    return st ? st : rs_db_put_session(p->db, &session, &p->session, err);
}

static rs_status ceilings(probe *p, rs_err *err)
{
    const rs_options *o = &p->options->common;
    rs_job job = {.backend = o->backend, .probe = true, .threads = (int32_t)o->threads};
    rs_proc proc;
    char env[RS_ENVIRONMENT_TEXT];
    if (!o->quiet)
        rs_log(RS_LOG_INFO, "probe", "measuring ceilings, about half a minute");
    rs_status st = rs_proc_start(&job, &proc, err);
    if (st)
        return st;
    st = begin_session(p, proc.pid, err);
    if (!st)
        st = follow(p, &proc, err);
    else
        rs_proc_end(&proc, true);
    rs_err second = {0};
    rs_status ended = p->session
                          ? rs_db_end_session(p->db, p->session, st ? "crashed" : "finished",
                                              rs_environment_now(env), &second)
                          : RS_OK;
    return st || !ended ? st : rs_err_set(err, ended, "%s", second.msg);
}

/* ---- A/A ---- */

/* One memory-bound and one compute-bound width of one large shape, unless the user chose. */
static rs_status race_twins(probe *p, const rs_registry *registry, rs_cases *cases, rs_err *err)
{
    rs_options *o = &p->options->common;
    rs_campaign_summary summary;
    int32_t *tokens;
    bool cpu = p->device.backend == RS_BACKEND_CPU;
    if (!strcmp(o->tokens, "auto"))
        o->tokens = cpu ? "1,64" : "1,256";
    rs_campaign_options c = {.backend = o->backend,
                             .mode = RS_MODE_aa,
                             .cases = cases,
                             .sessions_least = (int32_t)p->options->sessions,
                             .sessions = (int32_t)p->options->sessions,
                             .rounds = AA_ROUNDS,
                             .screen_rounds = AA_ROUNDS,
                             .deadline_s = 60,
                             .seed = 1,
                             .threads = (int32_t)o->threads,
                             .plugins = o->plugins,
                             .plugin_count = o->plugin_count,
                             .shard = 1,
                             .shards = 1,
                             .quiet = o->quiet};
    rs_status st = rs_options_tokens(o, &p->device, registry, &tokens, &c.token_count, err);
    c.tokens = tokens;
    return st ? st : rs_campaign_run(&c, registry, p->db, NULL, NULL, &summary, err);
}

/* ---- output ---- */

static void print_json(const probe *p, const rs_calibration *c)
{
    rs_json j = {.out = stdout};
    rs_json_object(&j, NULL);
    rs_json_schema(&j, "probe", 1);
    rs_json_object(&j, "ceilings");
    for (size_t i = 0; i < p->count; i++) {
        rs_json_object(&j, p->figures[i].name);
        rs_json_num(&j, "median", p->figures[i].value);
        rs_json_num(&j, "lo", p->figures[i].lo);
        rs_json_num(&j, "hi", p->figures[i].hi);
        rs_json_close(&j, '}');
    }
    rs_json_close(&j, '}');
    rs_json_bool(&j, "calibrated", c->measured);
    rs_json_num(&j, "s_aa", c->limits.s_aa);
    rs_json_num(&j, "g", c->limits.g);
    rs_json_num(&j, "delta", c->limits.delta);
    rs_json_num(&j, "tau", c->limits.tau);
    rs_json_close(&j, '}');
    putchar('\n');
}

/* "read_gbps:16777216:warm" as "read_gbps 16 MiB warm". */
static const char *for_people(const char *name, char out[96])
{
    size_t used = 0;
    while (*name && used < 80) {
        char *end = NULL;
        unsigned long long bytes = strtoull(name, &end, 10);
        bool whole = end != name && (*end == ':' || !*end) && bytes >= 1 << 20;
        if (whole) {
            used += (size_t)snprintf(out + used, 96 - used, "%llu MiB", bytes >> 20);
            name = end;
        } else {
            out[used++] = *name == ':' ? ' ' : *name;
            name++;
        }
    }
    out[used] = '\0';
    return out;
}

static void print_table(const probe *p, const rs_calibration *c)
{
    char text[240], name[96];
    if (p->count)
        printf("%-36s %10s   5..95 %%\n", p->device.name, "median");
    for (size_t i = 0; i < p->count; i++)
        printf("%-36s %10.4g   %.4g..%.4g\n", for_people(p->figures[i].name, name),
               p->figures[i].value, p->figures[i].lo, p->figures[i].hi);
    puts(rs_calibration_text(c, text));
}

static rs_status run(probe *p, rs_err *err)
{
    rs_options *o = &p->options->common;
    char tier[RS_TIER_TEXT];
    rs_registry registry;
    rs_cases cases;
    rs_calibration calibration = {0};
    rs_device_lock lock = {.fd = -1};
    if (o->shape_count == 0)
        *(const char **)rs_arena_push(o->arena, (void **)&o->shapes, &o->shape_count,
                                      &o->shape_cap, sizeof *o->shapes) =
            "q4g64:linear:6144x5120";
    rs_status st = rs_registry_open(o->arena, o->plugins, o->plugin_count, &registry, err);
    if (!st)
        st = rs_options_cases(o, &cases, err);
    if (!st)
        st = rs_campaign_describe(o->backend, &p->device, err);
    if (!st)
        st = rs_device_lock_take(o->backend, &lock, err);
    if (!st)
        st = rs_db_open(p->options->db, RS_DB_CREATE, &p->db, err);
    if (!st && !p->options->no_ceilings)
        st = ceilings(p, err);
    if (!st && !p->options->no_aa)
        st = race_twins(p, &registry, &cases, err);
    if (!st)
        st = rs_calibration_load(p->db, rs_device_tier(&p->device, tier), &calibration, err);
    if (!st)
        (o->json ? print_json : print_table)(p, &calibration);
    rs_db_close(p->db);
    rs_device_lock_release(&lock);
    return st;
}

rs_status rs_cmd_probe(int argc, char **argv, rs_err *err)
{
    const struct argp_child children[] = {{&rs_options_argp, 0, 0, 0}, {0}};
    const struct argp argp = {own, parse, NULL, doc, children, 0, 0};
    probe_options o = {.common = rs_options_default(rs_arena_new(), err),
                       .db = "routesweep.sqlite",
                       .sessions = AA_SESSIONS};
    probe p = {.options = &o};
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    rs_status st = o.common.status ? o.common.status : run(&p, err);
    rs_arena_free(o.common.arena);
    return st;
}
