/* `sweep check`: every schedule against the FP64 oracle, in worker processes, without timing.
   Layer: sweep. */
#include "sweep/campaign.h"
#include "sweep/cmd.h"
#include "sweep/options.h"

#include "sweep/base/json.h"
#include "sweep/base/text.h"

#include <stdio.h>
#include <string.h>

typedef struct check_options {
    rs_options common;
    double deadline_s;
    bool verbose;
    const char **only; /* candidates or schedules; NULL: all */
    size_t only_count, only_cap;
} check_options;

typedef struct tally {
    const check_options *options;
    rs_json json;
    size_t passed, failed, skipped;
    double worst_share[RS_NUMERIC_COUNT];
} tally;

static const char doc[] =
    "Check every candidate, or those named, or single schedules: outputs poisoned, all columns "
    "compared on sampled rows, centred and one-signed activations, inputs and guard zones "
    "unchanged, two runs bit-equal.\v"
    "Without --tokens, T in 1, 2, 3, 5, 8, 16, 17, 31, 33, 64, 100. Exit 1 when any check "
    "fails.";

static const struct argp_option own[] = {
    {"deadline", 'D', "SECONDS", 0, "longest time of one check (default 60s)", 2},
    {"verbose", 'v', 0, 0, "one line for each check that passed, too", 2},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    check_options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT:
        state->child_inputs[0] = &o->common;
        return 0;
    case 'D':
        rs_options_fail(&o->common,
                        rs_text_seconds("--deadline", arg, &o->deadline_s, o->common.err));
        return 0;
    case 'v':
        o->verbose = true;
        return 0;
    case ARGP_KEY_ARG:
        *(const char **)rs_arena_push(o->common.arena, (void **)&o->only, &o->only_count,
                                      &o->only_cap, sizeof *o->only) = arg;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void json_entry(tally *t, const rs_db_cell *cell, const rs_db_entry *e)
{
    rs_json_object(&t->json, NULL);
    rs_json_text(&t->json, "shape", cell->shape);
    rs_json_int(&t->json, "t", cell->t);
    rs_json_text(&t->json, "schedule", e->schedule);
    rs_json_text(&t->json, "outcome", rs_db_outcome_text(e->outcome));
    rs_json_text(&t->json, "reason", e->reason);
    rs_json_num(&t->json, "rel_l2", e->rel_l2);
    rs_json_num(&t->json, "share", e->share);
    rs_json_close(&t->json, '}');
}

static void count_share(tally *t, const rs_db_entry *e)
{
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        if (!strcmp(e->numeric, rs_numeric_name((rs_numeric)i)) && e->share > t->worst_share[i])
            t->worst_share[i] = e->share;
}

static void seen(void *arg, const rs_db_cell *cell)
{
    tally *t = arg;
    for (size_t i = 0; i < cell->entry_count; i++) {
        const rs_db_entry *e = &cell->entries[i];
        bool skipped = e->outcome == RS_DB_UNSUPPORTED,
             ok = e->outcome == RS_DB_OK || e->outcome == RS_DB_PEER;
        t->skipped += skipped;
        t->passed += ok;
        t->failed += !ok && !skipped;
        if (ok)
            count_share(t, e);
        if (t->options->common.json)
            json_entry(t, cell, e);
        else if (!ok && !skipped)
            printf("FAIL %s T=%d %s: %s: %s\n", cell->shape, cell->t, e->schedule,
                   rs_db_outcome_text(e->outcome), e->reason);
        else if (t->options->verbose && ok)
            printf("ok   %s T=%d %s: rel L2 %.2e, %.2f of the limit\n", cell->shape, cell->t,
                   e->schedule, e->rel_l2, e->share);
        else if (t->options->verbose)
            printf("skip %s T=%d %s: %s\n", cell->shape, cell->t, e->schedule, e->reason);
    }
}

static void print_summary(const tally *t)
{
    printf("%zu checks passed, %zu failed, %zu outside their domain (never launched)\n",
           t->passed, t->failed, t->skipped);
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        if (t->worst_share[i] > 0)
            printf("  %-7s used at most %.2f of its error limit\n",
                   rs_numeric_name((rs_numeric)i), t->worst_share[i]);
}

typedef struct names {
    const char **list;
    size_t count, cap;
} names;

static void add_name(names *n, rs_arena *arena, const rs_schedule *schedule)
{
    char text[RS_SCHEDULE_TEXT];
    *(const char **)rs_arena_push(arena, (void **)&n->list, &n->count, &n->cap,
                                  sizeof *n->list) =
        rs_arena_strdup(arena, rs_schedule_text(schedule, text));
}

/* A schedule by its name, or all of a candidate. */
static rs_status
add_named(names *n, rs_arena *arena, const rs_registry *registry, const char *name, rs_err *err)
{
    rs_schedule s;
    int32_t index = 0;
    for (const rs_candidate *const *c = registry->table; *c; c++)
        if (!strcmp((*c)->id, name)) {
            while (rs_schedule_next(*c, &index, &s))
                add_name(n, arena, &s);
            return RS_OK;
        }
    rs_status st = rs_schedule_parse(name, registry->table, &s, err);
    if (!st)
        add_name(n, arena, &s);
    return st;
}

static rs_status expand_names(const check_options *o,
                              const rs_registry *registry,
                              rs_campaign_options *c,
                              rs_err *err)
{
    names n = {0};
    rs_status st = RS_OK;
    for (size_t i = 0; i < o->only_count && !st; i++)
        st = add_named(&n, o->common.arena, registry, o->only[i], err);
    c->only = n.list;
    c->only_count = n.count;
    return st;
}

static rs_status run(check_options *o, tally *t, rs_err *err)
{
    rs_arena *arena = o->common.arena;
    rs_registry registry = {0};
    rs_cases cases;
    rs_device device = {0};
    rs_campaign_summary summary;
    rs_campaign_options c = {.mode = RS_MODE_chain,
                             .sessions_least = 1,
                             .sessions = 1,
                             .rounds = 0,
                             .shard = 1,
                             .shards = 1,
                             .seed = 1};
    int32_t *tokens;
    if (!strcmp(o->common.tokens, "auto"))
        o->common.tokens = "1,2,3,5,8,16,17,31,33,64,100";
    rs_status st =
        rs_registry_open(arena, o->common.plugins, o->common.plugin_count, &registry, err);
    registry.peers = o->common.peers;
    if (!st)
        st = expand_names(o, &registry, &c, err);
    if (!st)
        st = rs_options_cases(&o->common, &cases, err);
    if (!st)
        st = rs_campaign_describe(o->common.backend, &device, err);
    if (!st)
        st = rs_options_tokens(&o->common, &device, &registry, &tokens, &c.token_count, err);
    if (st)
        return st;
    c.backend = o->common.backend;
    c.cases = &cases;
    c.tokens = tokens;
    c.deadline_s = o->deadline_s;
    c.threads = (int32_t)o->common.threads;
    c.plugins = o->common.plugins;
    c.plugin_count = o->common.plugin_count;
    c.quiet = o->common.quiet;
    return rs_campaign_run(&c, &registry, NULL, seen, t, &summary, err);
}

rs_status rs_cmd_check(int argc, char **argv, rs_err *err)
{
    const struct argp_child children[] = {{&rs_options_argp, 0, 0, 0}, {0}};
    const struct argp argp = {own, parse, "[CANDIDATE|SCHEDULE...]", doc, children, 0, 0};
    check_options o = {.common = rs_options_default(rs_arena_new(), err), .deadline_s = 60};
    tally t = {.options = &o, .json = {.out = stdout}};
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    if (o.common.json) {
        rs_json_object(&t.json, NULL);
        rs_json_schema(&t.json, "check", 1);
        rs_json_array(&t.json, "checks");
    }
    rs_status st = o.common.status ? o.common.status : run(&o, &t, err);
    if (o.common.json) {
        rs_json_close(&t.json, ']');
        rs_json_close(&t.json, '}');
    } else if (!st)
        print_summary(&t);
    if (!st && t.failed)
        st = rs_err_set(err, RS_CHECK, "%zu of %zu checks failed", t.failed,
                        t.failed + t.passed);
    if (!st && !t.passed)
        st = rs_err_set(err, RS_CHECK, "nothing was checked: no candidate is applicable");
    rs_arena_free(o.common.arena);
    return st;
}
