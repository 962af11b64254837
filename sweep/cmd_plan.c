/* `sweep plan`: decide, explain, compare, write tables. Layer: sweep. */
#include "sweep/adopt_ninfer.h"
#include "sweep/cmd.h"
#include "sweep/confirm.h"
#include "sweep/emit_csv.h"
#include "sweep/emit_routes_h.h"
#include "sweep/save.h"
#include "sweep/show.h"
#include "sweep/terminal.h"

#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <argp.h>
#include <stdlib.h>
#include <string.h>

enum { SESSIONS_MOST = 6, ROUNDS = 12, ENGINE_S = 600 }; /* of --confirm */

typedef struct plan_command {
    rs_arena *arena;
    rs_err *err;
    rs_status status;
    const char *db, *explain, *emit, *out, *trace;
    const char **plugins;
    size_t plugin_count, plugin_cap;
    bool diff, json, save, notes;
    rs_plan_options plan;
    rs_situ_options situ; /* of --confirm */
} plan_command;

static const char doc[] =
    "Decide route bands from the samples in a database. Without further options: print them.\v"
    "Nothing is written unless --emit or --save is given. Same database and same policy give "
    "the same "
    "bytes.";

static const struct argp_option own[] = {
    {"db", 'd', "FILE", 0, "result database (default routesweep.sqlite)", 0},
    {"tier", 'T', "KEY", 0, "which device, when the database holds several", 0},
    {"mode", 'M', "MODE", 0,
     "samples of which mode decide (default chain; adopted: see sweep import)", 0},
    {"shape", 's', "SHAPE", 0, "only this shape", 0},
    {"policy", 'P', "NAME|FILE", 0,
     "spread_paired (default), spread_strict, adopted_quickest (default of mode adopted), or "
     "your "
     "own .lua file",
     0},
    {"allow", 'a', "CLASSES", 0,
     "numeric classes that may be routed at any T, e.g. exact,rounded,a8", 0},
    {"layout-budget", 'L', "1|2", 0, "layouts a tensor may exist in (default 1)", 0},
    {"trace", 'W', "FILE", 0,
     "weigh widths by what a workload calls: lines SHAPE T CALLS, as engine trace writes", 0},
    {"explain", 'e', "SHAPE@T", 0, "why this width is routed as it is", 1},
    {"diff", 'D', 0, 0, "what changes against the compiled-in table", 1},
    {"notes", 'N', 0, 0, "all twins, missing rungs and stale timings instead of the bands", 1},
    {"emit", 'E', "c|csv|json|ninfer-json|routes-h", 0,
     "c: write <out>/<tier>/linear.c; routes-h: <out>/routes.h, for other engines; csv, json "
     "and "
     "ninfer-json go to stdout",
     1},
    {"out", 'o', "DIR", 0, "folder of what is written (default generated; of routes.h: .)", 1},
    {"json", 'J', 0, 0, "print the plan (or with --explain that width) as one JSON object", 1},
    {"save", 'S', 0, 0, "append the verdicts and bands to the database", 1},
    {"confirm", 'C', 0, 0,
     "run what moved inside the engine, take back what loses there, and save the plan; with "
     "--engine and --model or --synthetic",
     2},
    {"engine", 'g', "EXE", 0, "confirm: the engine's executable, of this build", 2},
    {"model", 'm', "FILE.gguf", 0, "confirm: the model whose rounds decide", 2},
    {"synthetic", 'w', "NAME", 0,
     "confirm: a geometry in place of the model (see engine in-situ)", 2},
    {"backend", 'b', "DEVICE", 0,
     "confirm: device of the engine (default cpu or cuda:0, as the plan's tier)", 2},
    {"routes", 'R', "FILE", 0,
     "confirm: table for all other nodes (default the compiled-in one)", 2},
    {"round", 'u', "auto|decode|prefill", 0, "confirm: which round (see engine in-situ)", 2},
    {"rounds", 'r', "N", 0, "confirm: rounds of a session, even (default 12)", 2},
    {"deadline", 'X', "TIME", 0, "confirm: longest time of a process (default 10m)", 2},
    {"quiet", 'q', 0, 0, "confirm: no notes", 2},
    {"plugin", 'p', "LIB.so", 0, "candidates from a shared object that the database names", 1},
    {0},
};

static rs_status check_emit(const char *name, rs_err *err)
{
    static const char *const known[] = {"c", "csv", "json", "ninfer-json", "routes-h"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!strcmp(name, known[i]))
            return RS_OK;
    return rs_err_set(err, RS_USAGE, "--emit '%s' is not c, csv, json, ninfer-json or routes-h",
                      name);
}

static rs_status check_round(const char *name, rs_err *err)
{
    if (!strcmp(name, "auto") || !strcmp(name, "decode") || !strcmp(name, "prefill"))
        return RS_OK;
    return rs_err_set(err, RS_USAGE, "--round '%s' is not auto, decode or prefill", name);
}

/* What --confirm hands to the engine. */
static rs_status set_confirm_option(plan_command *c, int key, const char *arg, rs_err *err)
{
    int64_t number = 0;
    rs_status st = RS_OK;
    switch (key) {
    case 'g':
        c->situ.engine = arg;
        break;
    case 'm':
        c->situ.model = arg;
        break;
    case 'w':
        c->situ.synthetic = arg;
        break;
    case 'b':
        c->situ.backend = arg;
        break;
    case 'R':
        c->situ.routes = arg;
        break;
    case 'u':
        c->situ.round = arg;
        st = check_round(arg, err);
        break;
    case 'r':
        st = rs_text_int("--rounds", arg, 2, 1000, &number, err);
        c->situ.rounds = (int32_t)(number + number % 2);
        break;
    case 'X':
        st = rs_text_seconds("--deadline", arg, &c->situ.timeout_s, err);
        break;
    default:
        break;
    }
    return st;
}

static rs_status set_option(plan_command *c, int key, const char *arg, rs_err *err)
{
    int64_t number = 0;
    rs_status st = RS_OK;
    switch (key) {
    case 'd':
        c->db = arg;
        break;
    case 'T':
        c->plan.tier = arg;
        break;
    case 'M':
        c->plan.mode = arg;
        break;
    case 's': {
        rs_shape shape;
        char text[RS_SHAPE_TEXT];
        st = rs_shape_parse(arg, &shape, err);
        if (!st)
            c->plan.shape = rs_arena_strdup(c->arena, rs_shape_text(&shape, text));
        break;
    }
    case 'P':
        c->plan.policy = arg;
        break;
    case 'a':
        st = rs_allow_parse(arg, &c->plan.allow, err);
        break;
    case 'L':
        st = rs_text_int("--layout-budget", arg, 1, 2, &number, err);
        c->plan.layout_budget = (int)number;
        break;
    case 'W':
        c->trace = arg;
        break;
    case 'e':
        c->explain = arg;
        break;
    case 'E':
        c->emit = arg;
        st = check_emit(arg, err);
        break;
    case 'o':
        c->out = arg;
        break;
    case 'p':
        *(const char **)rs_arena_push(c->arena, (void **)&c->plugins, &c->plugin_count,
                                      &c->plugin_cap, sizeof *c->plugins) = arg;
        break;
    default:
        return set_confirm_option(c, key, arg, err);
    }
    return st;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    plan_command *c = state->input;
    if (key <= 0 || key > 'z')
        return ARGP_ERR_UNKNOWN; /* argp's own events; arguments without an option are an error
                                  */
    if (key == 'D')
        c->diff = true;
    else if (key == 'J')
        c->json = true;
    else if (key == 'S')
        c->save = true;
    else if (key == 'N')
        c->notes = true;
    else if (key == 'C')
        c->plan.confirm = c->save = true;
    else if (key == 'q')
        c->situ.quiet = true;
    else if (!arg)
        return ARGP_ERR_UNKNOWN;
    else if (!c->status)
        c->status = set_option(c, key, arg, c->err);
    return 0;
}

/* SHAPE@T */
static rs_status explain(plan_command *c, const rs_plan *plan, rs_err *err)
{
    const char *at = strrchr(c->explain, '@');
    int64_t t = 0;
    rs_shape shape;
    char text[RS_SHAPE_TEXT];
    if (!at || at == c->explain)
        return rs_err_set(err, RS_USAGE,
                          "--explain '%s' is not SHAPE@T, e.g. q4g64:linear:5120x640@8",
                          c->explain);
    char *name = rs_arena_strdup(c->arena, c->explain);
    name[at - c->explain] = '\0';
    rs_status st = rs_text_int("T in --explain", at + 1, 1, INT32_MAX, &t, err);
    if (!st)
        st = rs_shape_parse(name, &shape, err);
    if (!st && c->json)
        return rs_show_explain_json(stdout, plan, rs_shape_text(&shape, text), (int32_t)t, err);
    rs_terminal terminal;
    FILE *out = rs_terminal_begin(&terminal, stdout);
    if (!st)
        st = rs_show_explain(out, plan, rs_shape_text(&shape, text), (int32_t)t, err);
    rs_terminal_end(&terminal);
    return st;
}

/* Shapes that the old table of this very tier knows and the new one will not. */
static void warn_dropped(const rs_plan *plan)
{
    for (size_t i = 0; i < plan->shape_count; i++)
        if (plan->shapes[i].problem)
            rs_log(RS_LOG_WARN, "plan", "%s gets no table: %s", plan->shapes[i].text,
                   plan->shapes[i].problem);
    const rs_route_table *old = plan->current_exact ? plan->current : NULL;
    for (int32_t r = 0; old && r < old->route_count; r++) {
        const char *shape = old->routes[r].shape;
        bool known = r > 0 && !strcmp(shape, old->routes[r - 1].shape);
        for (size_t i = 0; i < plan->shape_count && !known; i++)
            known = !strcmp(plan->shapes[i].text, shape);
        if (!known)
            rs_log(RS_LOG_WARN, "plan", "%s is in the compiled-in table but not in this plan",
                   shape);
    }
}

/* Why this build's engine would serve the reference in place of a schedule; NULL: it will not,
   or nothing of that candidate is built here (a table for another machine). */
static const char *unserved(const char *schedule, const rs_registry *registry)
{
    rs_schedule s;
    if (rs_plan_gone(rs_candidates, schedule))
        return "was measured by a build that had it; this one does not: measure again";
    return rs_schedule_parse(schedule, rs_candidates, &s, NULL) &&
                   !rs_schedule_parse(schedule, registry->table, &s, NULL)
               ? "is a plugin's; --emit csv or json is for yours"
               : NULL;
}

/* An engine has what was compiled into it. */
static void warn_unserved(const rs_plan *plan, const rs_registry *registry)
{
    for (size_t i = 0; i < plan->shape_count; i++)
        for (size_t k = 0; k < plan->shapes[i].table.count; k++) {
            const char *schedule = plan->shapes[i].table.bands[k].schedule;
            const char *why = unserved(schedule, registry);
            if (!why)
                continue;
            rs_log(RS_LOG_WARN, "plan",
                   "%s is routed to %s, for which the engine serves the "
                   "reference: it %s",
                   plan->shapes[i].text, schedule, why);
            break;
        }
}

static rs_status
emit_c(plan_command *c, const rs_plan *plan, const rs_registry *registry, rs_err *err)
{
    const char *path;
    bool changed = false;
    if (plan->limits.s_aa > 0.05)
        return rs_err_set(err, RS_FAILED,
                          "this machine's A/A spread is above 5 %%: no band is moved");
    warn_dropped(plan);
    warn_unserved(plan, registry);
    const char *out = c->out ? c->out : "generated";
    rs_status st = rs_emit_c(c->arena, plan, registry, out, &path, &changed, err);
    if (!st)
        fprintf(c->json ? stderr : stdout, "%s %s\n", path,
                changed ? "written; rebuild to use it" : "is up to date");
    return st;
}

static rs_status
emit_routes_h(plan_command *c, const rs_plan *plan, const rs_registry *registry, rs_err *err)
{
    const char *path;
    bool changed = false;
    rs_status st = rs_emit_routes_h_file(c->arena, plan, registry, c->out ? c->out : ".", &path,
                                         &changed, err);
    if (!st)
        fprintf(c->json ? stderr : stdout, "%s %s\n", path,
                changed ? "written" : "is up to date");
    return st;
}

static rs_status
save(plan_command *c, const rs_plan *plan, const rs_registry *registry, rs_err *err)
{
    int64_t id = 0;
    rs_status st = rs_save_plan(c->arena, c->db, plan, registry, &id, err);
    if (!st)
        rs_log(RS_LOG_INFO, "plan", "stored as plan %lld in %s", (long long)id, c->db);
    return st;
}

static rs_status
print(plan_command *c, const rs_plan *plan, const rs_registry *registry, rs_err *err)
{
    if (c->explain)
        return explain(c, plan, err);
    bool json = c->json || (c->emit && !strcmp(c->emit, "json"));
    if (json)
        rs_show_json(stdout, plan);
    if (c->diff)
        rs_show_diff(json ? stderr : stdout, plan);
    if (c->emit && !strcmp(c->emit, "c"))
        return emit_c(c, plan, registry, err);
    if (c->emit && !strcmp(c->emit, "routes-h"))
        return emit_routes_h(c, plan, registry, err);
    if (c->emit && !strcmp(c->emit, "ninfer-json"))
        return rs_emit_ninfer(c->arena, plan, registry, stdout, err);
    if (c->emit && !strcmp(c->emit, "csv"))
        return rs_emit_csv(c->arena, plan, registry, stdout, err);
    if (json || c->diff)
        return RS_OK;
    rs_terminal terminal;
    FILE *out = rs_terminal_begin(&terminal, stdout);
    if (!c->notes)
        rs_show_plan(out, plan, registry);
    rs_show_notes(out, plan, registry, c->notes);
    rs_terminal_end(&terminal);
    return RS_OK;
}

static rs_status make(plan_command *c, const rs_registry *registry, rs_plan *plan, rs_err *err)
{
    rs_db *db = NULL;
    if (c->plan.confirm)
        return rs_confirm(c->arena, c->db, registry, &c->plan, &c->situ, plan, err);
    rs_status st = rs_db_open(c->db, RS_DB_READ, &db, err);
    if (!st)
        st = rs_plan_make(c->arena, db, registry, &c->plan, plan, err);
    rs_db_close(db);
    return st;
}

static rs_status check_confirm(const plan_command *c, rs_err *err)
{
    bool model = c->situ.model || c->situ.synthetic;
    if (c->plan.confirm && c->situ.model && c->situ.synthetic)
        return rs_err_set(err, RS_USAGE, "--model and --synthetic both name one: give one");
    if (c->plan.confirm && (!c->situ.engine || !model))
        return rs_err_set(
            err, RS_USAGE,
            "--confirm runs the engine: give --engine EXE and --model FILE.gguf or "
            "--synthetic NAME");
    if (!c->plan.confirm && (c->situ.engine || model || c->situ.backend || c->situ.routes))
        return rs_err_set(err, RS_USAGE,
                          "--engine, --model, --synthetic, --backend and --routes are for "
                          "--confirm: give it too");
    return RS_OK;
}

static rs_status run(plan_command *c, rs_err *err)
{
    rs_trace trace = {0};
    rs_plan plan;
    rs_registry registry;
    rs_status st = check_confirm(c, err);
    if (!st)
        st = rs_registry_open(c->arena, c->plugins, c->plugin_count, &registry, err);
    if (!st && c->trace) {
        st = rs_trace_read(c->arena, c->trace, &trace, err);
        c->plan.trace = &trace;
    }
    if (!st)
        st = make(c, &registry, &plan, err);
    if (!st && c->save)
        st = save(c, &plan, &registry, err);
    if (!st)
        st = print(c, &plan, &registry, err);
    c->plan.trace = NULL; /* ends with this function */
    return st;
}

rs_status rs_cmd_plan(int argc, char **argv, rs_err *err)
{
    const struct argp argp = {own, parse, NULL, doc, NULL, 0, 0};
    plan_command c = {.arena = rs_arena_new(), .err = err, .db = "routesweep.sqlite"};
    c.plan = (rs_plan_options){.allow = rs_allow_default(), .layout_budget = 1};
    c.situ = (rs_situ_options){.round = "auto",
                               .sessions_least = RS_WIN_SESSIONS,
                               .sessions = SESSIONS_MOST,
                               .rounds = ROUNDS,
                               .timeout_s = ENGINE_S,
                               .seed = 1};
    argp_parse(&argp, argc, argv, 0, NULL, &c);
    bool adopted = c.plan.mode && !strcmp(c.plan.mode, RS_ADOPT_MODE);
    if (!c.plan.policy)
        c.plan.policy = adopted ? "adopted_quickest" : "spread_paired";
    rs_status st = c.status ? c.status : run(&c, err);
    rs_arena_free(c.arena);
    return st;
}
