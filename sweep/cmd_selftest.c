/* `sweep selftest`: does the procedure hold, on machines whose truth is known and on recorded
   samples? Layer: sweep. */
#include "sweep/cmd.h"
#include "sweep/selftest.h"
#include "sweep/selftest_data.h"

#include "sweep/base/clock.h"
#include "sweep/base/json.h"
#include "sweep/base/log.h"
#include "sweep/base/text.h"

#include <argp.h>

enum { TRIALS = 10000, QUICK_TRIALS = 1500, SEED = 20261129 };

typedef struct selftest_options {
    rs_err *err;
    rs_status status;
    int64_t trials, seed;
    bool stats, quick, json;
    const char *data, *against, *tier;
} selftest_options;

static const char doc[] =
    "--stats: run thousands of campaigns on a synthetic machine whose truth is known, through "
    "the real "
    "scheduler, statistics, policies, band search and generator, and compare the rates of "
    "error "
    "with what is promised. --data: ask the same of recorded samples: shuffled labels, split "
    "halves, regret by samples held out, racing replayed, a second campaign.\v"
    "No device. Lines without a bound only tell. The same seed gives the same "
    "figures. Exit 1 when a gate does not hold.";

static const struct argp_option own[] = {
    {"stats", 's', 0, 0, "the decision procedure on simulated machines", 0},
    {"data", 'd', "FILE", 0, "the same on the samples of a result database", 0},
    {"against", 'a', "FILE", 0, "with --data: a second campaign of the same machine", 0},
    {"tier", 'T', "KEY", 0, "with --data: which device, when the database holds several", 0},
    {"trials", 'n', "N", 0, "campaigns a gate (default 10000)", 0},
    {"seed", 'S', "N", 0, "another draw of the same noise", 0},
    {"quick", 'q', 0, 0, "1500 campaigns a gate: within a minute", 0},
    {"json", 'J', 0, 0, "one JSON object", 0},
    {0},
};

static void
take_number(selftest_options *o, const char *what, const char *arg, int64_t least, int64_t *out)
{
    rs_status st = rs_text_int(what, arg, least, INT32_MAX, out, o->err);
    o->status = o->status ? o->status : st;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    selftest_options *o = state->input;
    switch (key) {
    case 's':
        o->stats = true;
        return 0;
    case 'n':
        take_number(o, "--trials", arg, 1, &o->trials);
        return 0;
    case 'S':
        take_number(o, "--seed", arg, 0, &o->seed);
        return 0;
    case 'q':
        o->quick = true;
        return 0;
    case 'd':
        o->data = arg;
        return 0;
    case 'a':
        o->against = arg;
        return 0;
    case 'T':
        o->tier = arg;
        return 0;
    case 'J':
        o->json = true;
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static rs_status run_gates(rs_selftest *test, rs_err *err)
{
    rs_status st = rs_selftest_pairs(test, err);
    if (!st)
        st = rs_selftest_race(test, err);
    return st ? st : rs_selftest_curve(test, err);
}

static rs_status run(const selftest_options *o, rs_err *err)
{
    rs_json json = {.out = stdout};
    rs_selftest test = {
        .seed = (uint64_t)o->seed, .json = o->json ? &json : NULL, .out = stdout};
    test.trials = o->trials ? o->trials : o->quick ? QUICK_TRIALS : TRIALS;
    int64_t start_ns = rs_clock_ns();
    if (o->json) {
        rs_json_object(&json, NULL);
        rs_json_schema(&json, "selftest", 1);
        rs_json_int(&json, "seed", o->seed);
        rs_json_array(&json, "gates");
    }
    rs_status st = run_gates(&test, err);
    if (o->json) {
        rs_json_close(&json, ']');
        rs_json_int(&json, "failed", test.failed);
        rs_json_close(&json, '}');
    }
    rs_log(RS_LOG_INFO, "selftest", "%d gates of %lld trials in %.0f s", test.gates,
           (long long)test.trials, (double)(rs_clock_ns() - start_ns) * 1e-9);
    if (!st && test.failed)
        st = rs_err_set(err, RS_FAILED, "%d of %d gates do not hold", test.failed, test.gates);
    return st;
}

static rs_status run_data(const selftest_options *o, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_selftest_data_options options = rs_selftest_data_default();
    rs_registry registry;
    rs_db *db = NULL, *against = NULL;
    bool ok = false;
    options.tier = o->tier;
    options.seed = (uint64_t)o->seed;
    options.trials = o->trials ? o->trials : options.trials;
    rs_status st = rs_registry_open(arena, NULL, 0, &registry, err);
    if (!st)
        st = rs_db_open(o->data, RS_DB_READ, &db, err);
    if (!st && o->against)
        st = rs_db_open(o->against, RS_DB_READ, &against, err);
    if (!st)
        st = rs_selftest_data(db, against, &registry, &options, stdout, &ok, err);
    if (!st && !ok)
        st = rs_err_set(err, RS_FAILED, "a check on %s does not hold", o->data);
    rs_db_close(against);
    rs_db_close(db);
    rs_arena_free(arena);
    return st;
}

rs_status rs_cmd_selftest(int argc, char **argv, rs_err *err)
{
    static const struct argp argp = {own, parse, NULL, doc, NULL, NULL, NULL};
    selftest_options o = {.err = err, .seed = SEED};
    error_t failed = argp_parse(&argp, argc, argv, 0, NULL, &o);
    if (failed)
        return rs_err_set(err, RS_FAILED, "argp: error %d", failed);
    if (o.status)
        return o.status;
    if (!o.stats && !o.data)
        return rs_err_set(err, RS_USAGE, "nothing to test; give --stats or --data FILE");
    rs_status st = o.data ? run_data(&o, err) : RS_OK;
    return st || !o.stats ? st : run(&o, err);
}
