/* `sweep` without a subcommand: measure what is missing, then show it. Layer: sweep. */
#include "sweep/calibration.h"
#include "sweep/campaign.h"
#include "sweep/clock_lock.h"
#include "sweep/cmd.h"
#include "sweep/device_lock.h"
#include "sweep/devices.h"
#include "sweep/measure_situ.h"
#include "sweep/options.h"
#include "sweep/peers.h"
#include "sweep/replay.h"
#include "sweep/spread.h"
#include "sweep/stale.h"

#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <stdio.h>
#include <string.h>

enum { SESSIONS_LEAST = 3, SESSIONS_MOST = 6, ROUNDS = 12, SCREEN_ROUNDS = 32 };
enum { LAUNCH_S = 60, ENGINE_S = 600 };

typedef struct measure_options {
    rs_options common;
    rs_mode mode;
    const char *db, *policy, *devices;
    int64_t sessions, rounds, seed; /* sessions, rounds: 0 = auto */
    int64_t lock_mhz;               /* 0 = clocks stay as they are */
    double budget_s, deadline_s;
    int32_t shard, shards;
    bool spread, stale, split, in_situ;
    const char *engine, *synthetic, *routes, *round; /* of mode in_situ */
    const char *schedules;
    int64_t top;
} measure_options;

enum { KEY_ENGINE = 256, KEY_SCHEDULES, KEY_ROUND, KEY_TOP, KEY_SYNTHETIC, KEY_ROUTES };

static const char doc[] =
    "Measure kernel candidates, interleaved, in several fresh processes; every sample is "
    "kept.\v"
    "Resumable: what the database holds is not measured again. Exit 1 when interrupted.";

static const struct argp_option own[] = {
    {"mode", 'M', "chain|cold|cold_memset|warm|trace|in_situ", 0,
     "what a time means (default chain: back to back over distinct weights; in_situ: inside "
     "whole rounds of a model, in the engine)",
     2},
    {"spread", 'S', 0, 0, "print median min..p95 (n, sessions) of each cell and the verdict",
     3},
    {"stale", 'O', 0, 0,
     "only cells that hold timings of other code than this build's; each whole, because times "
     "compare only within a session",
     2},
    {"repeat", 'r', "auto|N", 0,
     "rounds a session, even (default auto: 12 = six mirrored blocks; the first session, which "
     "screens, takes up to 32)",
     2},
    {"sessions", 'n', "auto|N", 0,
     "fresh processes a cell (default auto: 3, fewer where nothing can change any more, up to "
     "6 "
     "where a cell is not settled)",
     2},
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 2},
    {"budget", 'B', "TIME", 0,
     "begin no cell after this long, e.g. 4m; later sessions get fewer rounds", 2},
    {"deadline", 'D', "TIME", 0,
     "longest time of one launch or check (default 60s; in_situ: of a process, 10m)", 2},
    {"seed", 'x', "N", 0, "of orders, inputs and synthetic weights (default 1)", 2},
    {"shard", 'H', "I/N", 0,
     "only every N-th shape, beginning with the I-th; merge the files later", 2},
    {"devices", 'V', "all|LIST", 0,
     "several devices at once, e.g. cuda:0,cuda:1: a sweep and a database (NAME.cuda-0.sqlite) "
     "each",
     2},
    {"split", 'Y', 0, 0,
     "with --devices: those of one tier share the shapes, once A/A runs showed that they may "
     "(see sweep db pool); --db gets all of it",
     2},
    {"lock-clocks", 'L', "MHZ", 0,
     "hold a GPU's SM clock while measuring; for machines that nobody else uses. Given back at "
     "the end, whatever that is (see sweep clocks --help)",
     2},
    {"policy", 'P', "NAME|FILE", 0, "decides the verdicts of --spread (default spread_paired)",
     3},
    {"engine", KEY_ENGINE, "EXE", 0, "in_situ: the engine's executable, of this build", 4},
    {"synthetic", KEY_SYNTHETIC, "NAME", 0,
     "in_situ: a geometry with random weights in place of --model (see engine in-situ)", 4},
    {"routes", KEY_ROUTES, "FILE", 0,
     "in_situ: the table that serves all other nodes (see engine run)", 4},
    {"schedules", KEY_SCHEDULES, "A,B[,...]", 0,
     "these alone, all of them to the end but who takes three times the quickest at first "
     "sight: for studies, in a database of their own, since a plan goes by the schedules that "
     "were offered last. in_situ: the first is whom the others must beat (default: the "
     "incumbent, the quickest in the database, and whoever mode cold says is quickest)",
     4},
    {"top", KEY_TOP, "N", 0, "in_situ: so many by the database (default 3)", 4},
    {"round", KEY_ROUND, "auto|decode|prefill", 0, "in_situ: which round (see engine in-situ)",
     4},
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
    o->in_situ = !strcmp(arg, rs_situ_mode(RS_SITU_ROUND));
    if (o->in_situ)
        return RS_OK;
    o->mode = rs_mode_parse(arg);
    if (o->mode == RS_MODE_COUNT || o->mode == RS_MODE_aa)
        return rs_err_set(err, RS_USAGE,
                          "unknown mode '%s'; known: chain cold cold_memset warm trace in_situ",
                          arg);
    return RS_OK;
}

static error_t parse_in_situ(measure_options *o, int key, const char *arg)
{
    rs_err *err = o->common.status ? NULL : o->common.err;
    switch (key) {
    case KEY_ENGINE:
        o->engine = arg;
        return 0;
    case KEY_SYNTHETIC:
        o->synthetic = arg;
        return 0;
    case KEY_ROUTES:
        o->routes = arg;
        return 0;
    case KEY_SCHEDULES:
        o->schedules = arg;
        return 0;
    case KEY_ROUND:
        o->round = arg;
        return 0;
    case KEY_TOP:
        rs_options_fail(&o->common, rs_text_int("--top", arg, 2, 31, &o->top, err));
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
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
    case 'O':
        o->stale = true;
        break;
    case 'r':
        st = parse_rounds(o, arg, err);
        break;
    case 'n':
        if (strcmp(arg, "auto"))
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
    case 'V':
        o->devices = arg;
        break;
    case 'Y':
        o->split = true;
        break;
    case 'L':
        st = rs_text_int("--lock-clocks", arg, 100, 10000, &o->lock_mhz, err);
        break;
    default:
        return parse_in_situ(o, key, arg);
    }
    rs_options_fail(&o->common, st);
    return 0;
}

/* Where the time went; "other" is the parent and the ends of sessions. */
static void say_spent(const rs_campaign_summary *s)
{
    char text[256];
    int used = 0;
    for (int i = 0; i < RS_SPENT_COUNT; i++)
        used += snprintf(text + used, sizeof text - (size_t)used, "%s %.1f s, ",
                         rs_spent_name((rs_spent_on)i), s->spent.s[i]);
    rs_log(RS_LOG_INFO, "sweep", "harness overhead %.0f %% of %.0f s: %sother %.1f s",
           100 * rs_spent_overhead(&s->spent, s->elapsed_s), s->elapsed_s, text,
           s->elapsed_s - rs_spent_total(&s->spent));
}

static void say_result(const measure_options *o, const rs_campaign_summary *s)
{
    rs_log(RS_LOG_INFO, "sweep",
           "%zu of %zu cells in %s (%zu measured now, %zu crashes, %zu time-outs)",
           s->cells_done, s->cells, o->db, s->measured, s->crashes, s->timeouts);
    if (s->measured)
        say_spent(s);
    if (s->budget_spent)
        rs_log(RS_LOG_INFO, "sweep",
               "the budget is spent; the same command goes on with the other %zu cells",
               s->cells - s->cells_done);
}

/* Without --shape or --model: every shape in the database. */
static rs_status
cases_of_db(measure_options *o, rs_db *db, const rs_device *device, rs_err *err)
{
    char tier[RS_TIER_TEXT];
    rs_options *common = &o->common;
    rs_db_filter filter = {rs_device_tier(device, tier), rs_mode_name(o->mode), NULL};
    rs_db_point *points = NULL;
    size_t count = 0;
    rs_status st = rs_db_load_points(db, common->arena, &filter, &points, &count, err);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || strcmp(points[i].shape, points[i - 1].shape) != 0)
            *(const char **)rs_arena_push(common->arena, (void **)&common->shapes,
                                          &common->shape_count, &common->shape_cap,
                                          sizeof *common->shapes) = points[i].shape;
    return st;
}

/* One shape's stale cells: its widths become the campaign's. */
static rs_status measure_stale(measure_options *o,
                               rs_campaign_options *c,
                               const rs_registry *registry,
                               rs_db *db,
                               const rs_job_case *one,
                               rs_campaign_summary *summary,
                               rs_err *err)
{
    char tier[RS_TIER_TEXT], shape[RS_SHAPE_TEXT];
    rs_arena *arena = rs_arena_new();
    rs_job_case copy = *one;
    rs_cases cases = {.list = &copy, .count = 1, .weights = c->cases->weights};
    rs_db_filter filter = {rs_device_tier(&summary->device, tier), rs_mode_name(c->mode),
                           rs_shape_text(&one->shape, shape)};
    rs_db_point *points = NULL;
    rs_stale *list = NULL;
    size_t count = 0, stale = 0, widths = 0;
    rs_status st = rs_db_load_points(db, arena, &filter, &points, &count, err);
    if (!st)
        rs_stale_find(arena, points, count, registry, &list, &stale);
    int32_t *tokens = rs_arena_array(arena, stale + 1, sizeof *tokens);
    for (size_t i = 0; i < stale; i++)
        if (list[i].state == RS_STALE && (!widths || tokens[widths - 1] != list[i].point->t))
            tokens[widths++] = list[i].point->t;
    rs_campaign_options own_c = *c;
    own_c.cases = &cases;
    own_c.tokens = tokens;
    own_c.token_count = widths;
    own_c.adapt = false;
    if (!st && !o->common.quiet)
        rs_log(RS_LOG_INFO, "sweep", "%s: %zu stale widths", shape, widths);
    if (!st && widths)
        st = rs_campaign_run(&own_c, registry, db, NULL, NULL, summary, err);
    rs_arena_free(arena);
    return st;
}

/* What the first point says of each peer: "peer_x: its library not found". */
static const char *
why_no_peer(rs_arena *arena, const rs_registry *registry, const rs_db_point *points, size_t n)
{
    const char *why = NULL;
    rs_schedule s;
    for (size_t k = 0; n && k < points[0].contender_count; k++) {
        const rs_db_contender *c = &points[0].contenders[k];
        if (c->reason && !rs_schedule_parse(c->schedule, registry->table, &s, NULL) &&
            s.candidate->is_peer)
            why = rs_arena_printf(arena, "%s%s%s: %s", why ? why : "", why ? "; " : "",
                                  c->schedule, c->reason);
    }
    return why ? why : "this build has none for this backend";
}

/* The comparison that --peers asked for, over the shapes and widths of this sweep. */
static rs_status print_peers(const measure_options *o,
                             const rs_spread_options *what,
                             const rs_registry *registry,
                             rs_db *db,
                             const rs_limits *limits,
                             rs_err *err)
{
    char tier[RS_TIER_TEXT], shape[RS_SHAPE_TEXT];
    rs_arena *arena = rs_arena_new();
    rs_db_point *all = NULL;
    size_t kept = 0, cap = 0;
    rs_status st = RS_OK;
    for (size_t i = 0; i < what->cases->count && !st; i++) {
        rs_db_filter filter = {rs_device_tier(what->device, tier), what->mode,
                               rs_shape_text(&what->cases->list[i].shape, shape)};
        rs_db_point *points = NULL;
        size_t count = 0;
        st = rs_db_load_points(db, arena, &filter, &points, &count, err);
        for (size_t k = 0; k < count; k++)
            if (rs_spread_asked(what, points[k].t))
                *(rs_db_point *)rs_arena_push(arena, (void **)&all, &kept, &cap, sizeof *all) =
                    points[k];
    }
    if (!st)
        rs_peers_print(o->common.json ? stderr : stdout, all, kept, limits,
                       why_no_peer(arena, registry, all, kept));
    rs_arena_free(arena);
    return st;
}

/* No memory for some cells is told at the end, and stops nothing. */
static rs_status keep_left_out(rs_status st, const rs_err *err, rs_err *left_out)
{
    if (st == RS_NO_MEMORY)
        *left_out = *err;
    return st == RS_NO_MEMORY ? RS_OK : st;
}

/* --schedules, each as its candidate writes it. */
static rs_status read_schedules(const measure_options *o,
                                const rs_registry *registry,
                                rs_campaign_options *c,
                                rs_err *err)
{
    const char **list = NULL;
    size_t count = 0, cap = 0;
    rs_arena *arena = o->common.arena;
    rs_status st = rs_text_schedules(arena, o->schedules, &list, &count, &cap, err);
    for (size_t i = 0; i < count && !st; i++) {
        rs_schedule schedule;
        char text[RS_SCHEDULE_TEXT];
        st = rs_schedule_parse(list[i], registry->table, &schedule, err);
        if (!st)
            list[i] = rs_arena_strdup(arena, rs_schedule_text(&schedule, text));
    }
    c->only = list;
    c->only_count = count;
    return st;
}

/* --stale finds its widths in the database. */
static rs_status widths_of(measure_options *o,
                           const rs_device *device,
                           const rs_registry *registry,
                           rs_campaign_options *c,
                           rs_err *err)
{
    int32_t *tokens = NULL;
    rs_status st = RS_OK;
    o->common.tokens_auto = o->stale && !strcmp(o->common.tokens, "auto");
    if (!o->common.tokens_auto)
        st = rs_options_tokens(&o->common, device, registry, &tokens, &c->token_count, err);
    c->tokens = tokens;
    c->adapt = o->common.tokens_auto;
    return st;
}

static rs_status measure(measure_options *o,
                         const rs_cases *cases,
                         const rs_registry *registry,
                         rs_db *db,
                         const rs_device *device,
                         rs_err *err)
{
    rs_campaign_summary summary;
    rs_calibration calibration = {0};
    char tier[RS_TIER_TEXT];
    rs_campaign_options c = {.backend = o->common.backend,
                             .device = device,
                             .mode = o->mode,
                             .cases = cases,
                             .sessions_least =
                                 o->sessions ? (int32_t)o->sessions : SESSIONS_LEAST,
                             .sessions = o->sessions ? (int32_t)o->sessions : SESSIONS_MOST,
                             .rounds = o->rounds ? (int32_t)o->rounds : ROUNDS,
                             .screen_rounds = o->rounds ? (int32_t)o->rounds : SCREEN_ROUNDS,
                             .budget_s = o->budget_s,
                             .deadline_s = o->deadline_s > 0 ? o->deadline_s : LAUNCH_S,
                             .seed = (uint64_t)o->seed,
                             .threads = (int32_t)o->common.threads,
                             .plugins = o->common.plugins,
                             .plugin_count = o->common.plugin_count,
                             .shard = o->shard,
                             .shards = o->shards,
                             .quiet = o->common.quiet};
    rs_status st = widths_of(o, device, registry, &c, err);
    if (!st && o->schedules)
        st = read_schedules(o, registry, &c, err);
    if (!st)
        st = rs_calibration_load(db, rs_device_tier(device, tier), &calibration, err);
    c.limits = calibration.limits;
    summary = (rs_campaign_summary){.device = *device};
    rs_err left_out = {0}; /* no memory for some cells: what was measured is shown first */
    if (!st && !o->stale)
        st = keep_left_out(rs_campaign_run(&c, registry, db, NULL, NULL, &summary, err), err,
                           &left_out);
    for (size_t i = 0; i < cases->count && !st && o->stale; i++)
        st = keep_left_out(measure_stale(o, &c, registry, db, &cases->list[i], &summary, err),
                           err, &left_out);
    if (!st && !o->common.quiet && (!o->stale || summary.measured))
        say_result(o, &summary);
    rs_spread_options spread = {.device = device,
                                .cases = cases,
                                .tokens = c.adapt ? NULL : c.tokens,
                                .token_count = c.token_count,
                                .mode = rs_mode_name(o->mode),
                                .policy = o->policy,
                                .s_aa = c.limits.s_aa,
                                .json = o->common.json};
    if (!st && (o->spread || o->common.json))
        st = rs_spread_print(db, registry, &spread, err);
    if (!st && o->common.peers)
        st = print_peers(o, &spread, registry, db, &c.limits, err);
    return !st && left_out.status ? rs_err_set(err, left_out.status, "%s", left_out.msg) : st;
}

static rs_status measure_in_situ(measure_options *o, const rs_registry *registry, rs_err *err)
{
    rs_measure_situ m = {
        .situ = {.engine = o->engine,
                 .synthetic = o->synthetic,
                 .routes = o->routes,
                 .round = o->round,
                 .sessions_least = o->sessions ? (int32_t)o->sessions : SESSIONS_LEAST,
                 .sessions = o->sessions ? (int32_t)o->sessions : SESSIONS_MOST,
                 .rounds = o->rounds ? (int32_t)o->rounds : ROUNDS,
                 .timeout_s = o->deadline_s > 0 ? o->deadline_s : ENGINE_S,
                 .seed = (uint64_t)o->seed},
        .db = o->db,
        .schedules = o->schedules,
        .top = o->top,
        .budget_s = o->budget_s,
        .show = o->spread || o->common.json};
    return rs_measure_situ_run(&o->common, &m, registry, err);
}

static rs_status
lock_clock(const measure_options *o, const rs_device *device, rs_clock_lock *out, rs_err *err)
{
    if (!o->lock_mhz)
        return RS_OK;
    if (!device->bus_id[0])
        return rs_err_set(err, RS_USAGE, "--lock-clocks is for GPUs; %s has no clock to lock",
                          o->common.backend);
    return rs_clock_lock_take(device->bus_id, (int)o->lock_mhz, out, err);
}

/* The first error is the one to tell; one of the end alone is told too. */
static rs_status unlock_clock(rs_clock_lock *clock, rs_status st, rs_err *err)
{
    rs_status end = rs_clock_lock_release(clock, st ? NULL : err);
    return st ? st : end;
}

rs_status rs_cmd_measure(int argc, char **argv, rs_err *err)
{
    const struct argp_child children[] = {{&rs_options_argp, 0, 0, 0}, {0}};
    const struct argp argp = {own, parse, NULL, doc, children, 0, 0};
    measure_options o = {.common = rs_options_default(rs_arena_new(), err),
                         .mode = RS_MODE_chain,
                         .db = "routesweep.sqlite",
                         .policy = "spread_paired",
                         .seed = 1,
                         .round = "auto",
                         .top = 3,
                         .shard = 1,
                         .shards = 1};
    rs_registry registry;
    rs_cases cases;
    rs_device device;
    rs_device_lock lock = {.fd = -1};
    rs_clock_lock clock = {.fd = -1};
    rs_db *db = NULL;
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    rs_status st = o.common.status;
    if (!st && o.split && !o.devices)
        st =
            rs_err_set(err, RS_USAGE, "--split needs --devices: whom to share the shapes with");
    if (!st && o.devices && *o.devices) {
        rs_devices all = {o.devices, o.db, o.split, o.shard, o.shards, argc, argv};
        st = rs_devices_run(o.common.arena, &all, err);
        rs_arena_free(o.common.arena);
        return st;
    }
    if (!st)
        st = rs_registry_open(o.common.arena, o.common.plugins, o.common.plugin_count,
                              &registry, err);
    registry.peers = o.common.peers;
    if (!st && o.in_situ) {
        st = measure_in_situ(&o, &registry, err);
        rs_arena_free(o.common.arena);
        return st;
    }
    bool from_db = o.stale && o.common.shape_count == 0 && !o.common.model;
    if (!st && !from_db)
        st = rs_options_cases(&o.common, &cases, err);
    if (!st)
        st = rs_campaign_describe(o.common.backend, &device, err);
    if (!st && !rs_replay_is(o.common.backend)) /* a recording is no device to be alone on */
        st = rs_device_lock_take(o.common.backend, &lock, err);
    if (!st)
        st = lock_clock(&o, &device, &clock, err);
    if (!st)
        st = rs_db_open(o.db, RS_DB_CREATE, &db, err);
    if (!st && from_db)
        st = cases_of_db(&o, db, &device, err);
    if (!st && from_db)
        st = rs_options_cases(&o.common, &cases, err);
    if (!st && rs_replay_is(o.common.backend))
        cases.weights = rs_arena_printf(o.common.arena, "replay of %s", o.common.backend + 7);
    if (!st)
        st = measure(&o, &cases, &registry, db, &device, err);
    rs_db_close(db);
    st = unlock_clock(&clock, st, err);
    rs_device_lock_release(&lock);
    rs_arena_free(o.common.arena);
    return st;
}
