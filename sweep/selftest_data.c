/* The procedure on recorded samples: loading, running the checks, printing. Layer: sweep. */
#include "sweep/selftest_data_internal.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

enum { TRIALS = 20000, ROUNDS = 32 };

rs_selftest_data_options rs_selftest_data_default(void)
{
    return (rs_selftest_data_options){.policy = "spread_paired",
                                      .allow = rs_allow_default(),
                                      .trials = TRIALS,
                                      .rounds = ROUNDS,
                                      .seed = 1};
}

void rs_data_report(rs_data *d, rs_data_result result, const char *format, ...)
{
    static const char *const names[] = {"PASS", "FAIL", "SKIP"};
    va_list args;
    va_start(args, format);
    fprintf(d->out, "%s ", names[result]);
    vfprintf(d->out, format, args);
    fprintf(d->out, "\n");
    va_end(args);
    d->passed += result == RS_DATA_PASS;
    d->failed += result == RS_DATA_FAIL;
}

void rs_data_note(rs_data *d, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(d->out, "       ");
    vfprintf(d->out, format, args);
    fprintf(d->out, "\n");
    va_end(args);
}

static rs_status load(
    rs_data *d, rs_db *db, const char *tier, const char *mode, rs_data_points *out, rs_err *err)
{
    rs_db_filter filter = {.tier = tier, .mode = mode};
    return rs_db_load_points(db, d->arena, &filter, &out->list, &out->count, err);
}

static rs_status load_limits(rs_data *d, rs_db *db, rs_err *err)
{
    rs_calibration calibration;
    d->limits = rs_limits_of(d->options->s_aa);
    if (d->options->s_aa > 0)
        return RS_OK;
    rs_status st = rs_calibration_load(db, d->machine.tier, &calibration, err);
    d->limits = calibration.limits;
    return st;
}

static rs_status load_first(rs_data *d, rs_db *db, rs_err *err)
{
    const rs_selftest_data_options *o = d->options;
    rs_status st = rs_db_load_machine(db, d->arena, o->tier, &d->machine, err);
    if (!st)
        st = load_limits(d, db, err);
    if (!st)
        st = load(d, db, d->machine.tier, o->mode, &d->points, err);
    if (!st && d->points.count == 0)
        st = rs_err_set(err, RS_UNKNOWN, "no finished cell of mode %s; measure first",
                        o->mode ? o->mode : "chain");
    d->sessions = rs_data_sessions(&d->points);
    d->settled_from = 2; /* one session decides nothing */
    return st;
}

/* The second campaign, of the same tier or none at all. */
static rs_status load_second(rs_data *d, rs_db *db, rs_err *err)
{
    rs_err why = {0};
    rs_status st = load(d, db, d->machine.tier, d->options->mode, &d->against, &why);
    if (st == RS_UNKNOWN || st == RS_USAGE || (!st && d->against.count == 0))
        return rs_err_set(err, RS_USAGE,
                          "the second database has no cell of %s in mode %s; give one of the "
                          "same machine%s%s",
                          d->machine.tier, d->options->mode ? d->options->mode : "chain",
                          *why.msg ? ": " : "", why.msg);
    if (st)
        return rs_err_set(err, st, "%s", why.msg);
    return RS_OK;
}

static rs_status run_checks(rs_data *d, rs_err *err)
{
    rs_data_check_shuffle(d);
    rs_data_check_halves(d);
    rs_status st = rs_data_check_regret(d, err);
    if (!st)
        st = rs_data_check_race(d, err);
    return st ? st : rs_data_check_against(d, err);
}

rs_status rs_selftest_data(rs_db *db,
                           rs_db *against,
                           const rs_registry *registry,
                           const rs_selftest_data_options *options,
                           FILE *out,
                           bool *out_ok,
                           rs_err *err)
{
    rs_data d = {.arena = rs_arena_new(), .registry = registry, .options = options, .out = out};
    rs_status st = load_first(&d, db, err);
    if (!st && against)
        st = load_second(&d, against, err);
    if (!st) {
        fprintf(out, "%s, %s: %zu cells, up to %" PRId64 " sessions, s_AA %.2f %%\n",
                d.machine.label, d.machine.tier, d.points.count, d.sessions,
                100 * d.limits.s_aa);
        st = run_checks(&d, err);
    }
    *out_ok = !st && d.failed == 0 && d.passed > 0;
    rs_arena_free(d.arena);
    return st;
}
