/* What is asked for, and all that is refused before anything runs. Layer: sweep. */
#include "sweep/ab.h"

#include "sweep/base/hash.h"
#include "sweep/base/text.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { REPS_MOST = 100000, NULL_SESSIONS = 24, NULL_SESSIONS_MOST = 10000 };

/* ---- arms ---- */

static rs_status check_file(const char *option, const char *path, bool program, rs_err *err)
{
    struct stat info;
    if (stat(path, &info))
        return rs_err_set(err, RS_USAGE, "%s %s: %s; give the path of a file", option, path,
                          strerror(errno));
    if (!S_ISREG(info.st_mode))
        return rs_err_set(err, RS_USAGE, "%s %s is not a file; give the path of one", option,
                          path);
    if (access(path, program ? X_OK : R_OK))
        return rs_err_set(err, RS_USAGE, "%s %s: %s; give %s, or chmod +%c it", option, path,
                          program ? "not executable" : strerror(errno),
                          program ? "an executable" : "a file that can be read",
                          program ? 'x' : 'r');
    return RS_OK;
}

static rs_status
hash_of(const char *option, const char *path, bool program, char out[17], rs_err *err)
{
    rs_hash hash = {0};
    rs_status st = check_file(option, path, program, err);
    if (!st)
        st = rs_hash_file(path, &hash, err);
    if (!st)
        memcpy(out, rs_hash_hex(hash).hex, 17);
    return st;
}

static rs_status refuse_equal(const char *what,
                              const char *a,
                              const char *b,
                              const char *a_hash,
                              const char *b_hash,
                              rs_err *err)
{
    struct stat one = {0}, other = {0};
    if (!stat(a, &one) && !stat(b, &other) && one.st_dev == other.st_dev &&
        one.st_ino == other.st_ino)
        return rs_err_set(err, RS_USAGE,
                          "both arms are the same %s (%s and %s): nothing to compare; rebuild "
                          "or name the other, or measure the noise with --null",
                          what, a, b);
    if (!strcmp(a_hash, b_hash))
        return rs_err_set(err, RS_USAGE,
                          "%s and %s are two copies of one %s (hash %s): nothing to compare; "
                          "is one stale? measure the noise with --null",
                          a, b, what, a_hash);
    return RS_OK;
}

/* A name without '/' is a file here, not something to look for in PATH. */
static const char *with_folder(rs_arena *arena, const char *path)
{
    return strchr(path, '/') ? path : rs_arena_printf(arena, "./%s", path);
}

static rs_status check_arms_given(const rs_ab_options *o, rs_err *err)
{
    if (!o->a)
        return rs_err_set(err, RS_USAGE, "no arm a: give --a EXE");
    if (o->null && (o->b || o->b_routes))
        return rs_err_set(err, RS_USAGE,
                          "--null compares a with a copy of itself: leave --b and --b-routes "
                          "out");
    if (!o->null && !o->a_routes != !o->b_routes)
        return rs_err_set(err, RS_USAGE, "--a-routes and --b-routes go together: give both");
    if (!o->null && o->a_routes && o->b)
        return rs_err_set(err, RS_USAGE,
                          "two route tables are compared with one executable: leave --b out");
    if (!o->null && !o->a_routes && !o->b)
        return rs_err_set(err, RS_USAGE,
                          "no arm b: give --b EXE, or --a-routes and --b-routes, or --null");
    return RS_OK;
}

static rs_status open_arms(const rs_ab_options *o, rs_ab_plan *p, rs_err *err)
{
    rs_ab_arm *a = &p->arms[0], *b = &p->arms[1];
    rs_status st = check_arms_given(o, err);
    if (st)
        return st;
    a->name = "a";
    b->name = "b";
    a->exe = with_folder(p->arena, o->a);
    b->exe = o->b ? with_folder(p->arena, o->b) : a->exe;
    a->routes = o->a_routes;
    b->routes = o->null ? o->a_routes : o->b_routes;
    st = hash_of("--a", a->exe, true, a->hash, err);
    if (!st)
        st = hash_of("--b", b->exe, true, b->hash, err);
    if (!st && a->routes)
        st = hash_of("--a-routes", a->routes, false, a->routes_hash, err);
    if (!st && b->routes)
        st = hash_of("--b-routes", b->routes, false, b->routes_hash, err);
    if (st || o->null)
        return st;
    return o->b ? refuse_equal("file", a->exe, b->exe, a->hash, b->hash, err)
                : refuse_equal("table", a->routes, b->routes, a->routes_hash, b->routes_hash,
                               err);
}

/* ---- how much ---- */

/* A null run is cut into decisions of the usual size afterwards. */
static rs_status null_amount(rs_ab_plan *p, rs_err *err)
{
    int least = 2 * RS_AB_PAIRS * RS_AB_SESSIONS_LEAST;
    if (2 * p->fixed_pairs < least)
        return rs_err_set(err, RS_USAGE,
                          "--null --reps %d: one decision takes %d repetitions at least; give "
                          "a multiple of that",
                          2 * p->fixed_pairs, least);
    p->sessions_most = p->fixed_pairs / RS_AB_PAIRS;
    p->fixed_pairs = 0;
    return RS_OK;
}

static rs_status open_amount(const rs_ab_options *o, rs_ab_plan *p, rs_err *err)
{
    int64_t reps = 0, sessions = o->null ? NULL_SESSIONS : RS_AB_SESSIONS_MOST;
    rs_status st = RS_OK;
    if (o->reps && strcmp(o->reps, "auto"))
        st = rs_text_int("--reps", o->reps, 2, REPS_MOST, &reps, err);
    if (!st && reps % 2)
        st = rs_err_set(err, RS_USAGE,
                        "--reps %lld is odd, but repetitions come in mirrored pairs: give %lld",
                        (long long)reps, (long long)reps + 1);
    if (!st && o->sessions && strcmp(o->sessions, "auto"))
        st = rs_text_int("--sessions", o->sessions, RS_AB_SESSIONS_LEAST, NULL_SESSIONS_MOST,
                         &sessions, err);
    if (!st && reps && o->sessions && sessions > reps / 2)
        st = rs_err_set(err, RS_USAGE,
                        "--sessions %lld of --reps %lld: a session needs 2 repetitions at "
                        "least; give fewer sessions or more repetitions",
                        (long long)sessions, (long long)reps);
    p->fixed_pairs = (int32_t)reps / 2;
    p->sessions_most = (int32_t)sessions;
    p->pairs_a_session = RS_AB_PAIRS;
    if (reps && sessions > p->fixed_pairs)
        p->sessions_most = p->fixed_pairs;
    if (!st && reps && p->null)
        return null_amount(p, err);
    if (reps)
        p->pairs_a_session = p->fixed_pairs / p->sessions_most;
    return st;
}

rs_status rs_ab_plan_open(rs_arena *arena,
                          const rs_ab_options *options,
                          rs_ab_plan *out_plan,
                          rs_err *err)
{
    rs_ab_plan *p = out_plan;
    *p = (rs_ab_plan){.arena = arena,
                      .higher = options->higher,
                      .null = options->null,
                      .budget_s = options->budget_s,
                      .timeout_s = options->timeout_s,
                      .seed = options->seed};
    rs_status st = open_amount(options, p, err);
    if (!st)
        st = rs_ab_metric_open(options->metric, &p->metric, err);
    if (!st)
        st = open_arms(options, p, err);
    if (!st)
        st = rs_ab_plan_configs(options, p, err);
    if (!st && p->null)
        st = rs_ab_null_copy(p, err);
    if (!st)
        rs_ab_plan_lines(p);
    return st;
}

void rs_ab_plan_close(rs_ab_plan *plan)
{
    rs_ab_metric_close(&plan->metric);
    if (plan->copy)
        unlink(plan->copy);
    plan->copy = NULL;
}
