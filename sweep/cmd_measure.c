/* `sweep` without a subcommand: measure what is missing, then show it. Layer: sweep. */
#include "sweep/campaign.h"
#include "sweep/cmd.h"
#include "sweep/options.h"
#include "sweep/spread.h"

#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <stdio.h>
#include <string.h>

enum { AUTO_SESSIONS = 3, AUTO_ROUNDS = 12 };

typedef struct measure_options {
    rs_options common;
    const char *mode, *db, *policy;
    int64_t sessions, rounds, seed;
    double budget_s, deadline_s;
    int32_t shard, shards;
    bool spread;
} measure_options;

static const char doc[] =
    "Measure kernel candidates, interleaved, in several fresh processes; every sample is "
    "kept.\v"
    "Resumable: what the database holds is not measured again. Exit 1 when interrupted.";

static const struct argp_option own[] = {
    {"mode", 'M', "chain|cold", 0,
     "what a time means (default chain: back to back over distinct weights)", 2},
    {"spread", 'S', 0, 0, "print median min..p95 (n, sessions) of each cell and the verdict",
     3},
    {"repeat", 'r', "auto|N", 0,
     "rounds a session, even (default auto = 12: six mirrored blocks)", 2},
    {"sessions", 'n', "N", 0, "fresh processes a cell (default 3, the least that can decide)",
     2},
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 2},
    {"budget", 'B', "TIME", 0,
     "begin no cell after this long, e.g. 4m; later sessions get fewer rounds", 2},
    {"deadline", 'D', "TIME", 0, "longest time of one launch or check (default 60s)", 2},
    {"seed", 'x', "N", 0, "of orders, inputs and synthetic weights (default 1)", 2},
    {"shard", 'H', "I/N", 0,
     "only every N-th cell, beginning with the I-th; merge the files later", 2},
    {"policy", 'P', "NAME|FILE", 0, "decides the verdicts of --spread (default spread_paired)",
     3},
    {0},
};

static rs_status parse_shard(measure_options *o, const char *arg, rs_err *err)
{
    int shard = 0, shards = 0, end = 0;
    if (sscanf(arg, "%d/%d%n", &shard, &shards, &end) != 2 || arg[end] || shard < 1 ||
        shard > shards)
        return rs_err_set(err, RS_USAGE, "--shard '%s' is not I/N with 1 <= I <= N", arg);
    o->shard = shard;
    o->shards = shards;
    return RS_OK;
}

static rs_status parse_rounds(measure_options *o, const char *arg, rs_err *err)
{
    if (!strcmp(arg, "auto"))
        return RS_OK;
    rs_status st = rs_text_int("--repeat", arg, 2, 1000, &o->rounds, err);
    o->rounds += o->rounds % 2; /* mirrored blocks come in pairs */
    return st;
}

static rs_status parse_mode(measure_options *o, const char *arg, rs_err *err)
{
    if (strcmp(arg, "chain") && strcmp(arg, "cold"))
        return rs_err_set(err, RS_USAGE, "unknown mode '%s'; known: chain cold", arg);
    o->mode = arg;
    return RS_OK;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    measure_options *o = state->input;
    rs_err *err = o->common.status ? NULL : o->common.err;
    rs_status st = RS_OK;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->common;
        return 0;
    case 'M':
        st = parse_mode(o, arg, err);
        break;
    case 'S':
        o->spread = true;
        break;
    case 'r':
        st = parse_rounds(o, arg, err);
        break;
    case 'n':
        st = rs_text_int("--sessions", arg, 1, 100, &o->sessions, err);
        break;
    case 'd':
        o->db = arg;
        break;
    case 'B':
        st = rs_text_seconds("--budget", arg, &o->budget_s, err);
        break;
    case 'D':
        st = rs_text_seconds("--deadline", arg, &o->deadline_s, err);
        break;
    case 'x':
        st = rs_text_int("--seed", arg, 0, INT64_MAX, &o->seed, err);
        break;
    case 'H':
        st = parse_shard(o, arg, err);
        break;
    case 'P':
        o->policy = arg;
        break;
    default:
        return ARGP_ERR_UNKNOWN;
    }
    rs_options_fail(&o->common, st);
    return 0;
}

static void say_result(const measure_options *o, const rs_campaign_summary *s)
{
    rs_log(RS_LOG_INFO, "sweep",
           "%zu of %zu cells in %s (%zu measured now, %zu crashes, %zu time-outs)",
           s->cells_done, s->cells, o->db, s->measured, s->crashes, s->timeouts);
    if (s->budget_spent)
        rs_log(RS_LOG_INFO, "sweep",
               "the budget is spent; the same command goes on with the other %zu cells",
               s->cells - s->cells_done);
}

static rs_status measure(measure_options *o,
                         const rs_cases *cases,
                         const rs_registry *registry,
                         rs_db *db,
                         const rs_device *device,
                         rs_err *err)
{
    rs_campaign_summary summary;
    int32_t *tokens;
    rs_campaign_options c = {.backend = o->common.backend,
                             .mode = o->mode,
                             .cases = cases,
                             .sessions = (int32_t)o->sessions,
                             .rounds = (int32_t)o->rounds,
                             .budget_s = o->budget_s,
                             .deadline_s = o->deadline_s,
                             .seed = (uint64_t)o->seed,
                             .threads = (int32_t)o->common.threads,
                             .plugins = o->common.plugins,
                             .plugin_count = o->common.plugin_count,
                             .shard = o->shard,
                             .shards = o->shards,
                             .quiet = o->common.quiet};
    rs_status st = rs_options_tokens(&o->common, device->backend, &tokens, &c.token_count, err);
    c.tokens = tokens;
    if (!st)
        st = rs_campaign_run(&c, registry, db, NULL, NULL, &summary, err);
    if (!st && !o->common.quiet)
        say_result(o, &summary);
    rs_spread_options spread = {device, cases, tokens, c.token_count, o->mode, o->policy, o->common.json};
    if (!st && (o->spread || o->common.json))
        st = rs_spread_print(db, registry, &spread, err);
    return st;
}

rs_status rs_cmd_measure(int argc, char **argv, rs_err *err)
{
    const struct argp_child children[] = {{&rs_options_argp, 0, 0, 0}, {0}};
    const struct argp argp = {own, parse, NULL, doc, children, 0, 0};
    measure_options o = {.common = rs_options_default(rs_arena_new(), err),
                         .mode = "chain",
                         .db = "routesweep.sqlite",
                         .policy = "spread_paired",
                         .sessions = AUTO_SESSIONS,
                         .rounds = AUTO_ROUNDS,
                         .seed = 1,
                         .deadline_s = 60,
                         .shard = 1,
                         .shards = 1};
    rs_registry registry;
    rs_cases cases;
    rs_device device;
    rs_db *db = NULL;
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    rs_status st = o.common.status;
    if (!st)
        st = rs_registry_open(o.common.arena, o.common.plugins, o.common.plugin_count,
                              &registry, err);
    if (!st)
        st = rs_options_cases(&o.common, &cases, err);
    if (!st)
        st = rs_campaign_describe(o.common.backend, &device, err);
    if (!st)
        st = rs_db_open(o.db, RS_DB_CREATE, &db, err);
    if (!st)
        st = measure(&o, &cases, &registry, db, &device, err);
    rs_db_close(db);
    rs_arena_free(o.common.arena);
    return st;
}
