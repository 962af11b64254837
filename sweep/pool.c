/* Cross-device A/A. Layer: sweep. */
#include "sweep/pool.h"

#include "sweep/base/json.h"

#include <math.h>
#include <string.h>

/* So many half widths beyond g are certain: of n cells about one in twenty lies one half width
   off by chance, and none of a few hundred two. */
static const double certain = 2;

/* 5 % quantile of chi-square with n degrees of freedom over n. Source: Wilson and Hilferty,
   "The distribution of chi-square", PNAS 1931. */
static double low_chi_square(size_t n)
{
    double v = 2.0 / (9.0 * (double)n), root = 1 - v - 1.645 * sqrt(v);
    return root > 0 ? root * root * root : 0;
}

static bool counts(const rs_change *x)
{
    return isfinite(x->h) && strncmp(x->schedule[0], "control:", 8) != 0;
}

static void find_worst(rs_arena *arena, const rs_comparison *d, rs_pool *out, bool *apart)
{
    for (size_t i = 0; i < d->count; i++) {
        const rs_change *x = &d->list[i];
        double stray = fabs(x->gain + out->shift);
        if (!counts(x))
            continue;
        *apart |= stray > out->limits.g + certain * x->h;
        if (!out->where || stray > out->worst) {
            out->worst = stray;
            out->h = x->h;
            out->where =
                rs_arena_printf(arena, "%s T=%d %s", x->shape, (int)x->t, x->schedule[0]);
        }
    }
}

void rs_pool_judge(rs_arena *arena, const rs_comparison *d, rs_pool *out)
{
    double sum = 0, squares = 0;
    bool apart = false;
    *out = (rs_pool){.limits = d->limits, .verdict = RS_POOL_OPEN};
    for (size_t i = 0; i < d->count; i++)
        if (counts(&d->list[i])) {
            sum -= d->list[i].gain;
            out->cells++;
        }
    if (out->cells < 2) /* one cell cannot stray from itself */
        return;
    out->shift = sum / (double)out->cells;
    for (size_t i = 0; i < d->count; i++)
        if (counts(&d->list[i]))
            squares += pow(d->list[i].gain + out->shift, 2);
    size_t freedom = out->cells - 1;
    double low = low_chi_square(freedom);
    out->stray = sqrt(squares / (double)freedom);
    out->stray_most = low > 0 ? out->stray / sqrt(low) : INFINITY;
    find_worst(arena, d, out, &apart);
    out->verdict = apart                              ? RS_POOL_APART
                   : out->stray_most <= out->limits.g ? RS_POOL_SHARE
                                                      : RS_POOL_OPEN;
}

rs_status rs_pool_decide(rs_db_command *c, rs_pool *out, rs_err *err)
{
    rs_comparison comparison;
    rs_db_command own = *c;
    own.all = true;
    own.filter.mode = c->filter.mode ? c->filter.mode : "aa";
    rs_status st = rs_compare(&own, &comparison, err);
    if (!st)
        rs_pool_judge(c->arena, &comparison, out);
    return st;
}

const char *rs_pool_text(rs_pool_verdict verdict)
{
    return verdict == RS_POOL_SHARE   ? "may share a table"
           : verdict == RS_POOL_APART ? "need tables of their own"
                                      : "cannot be told yet";
}

static void print(const rs_db_command *c, const rs_pool *p)
{
    fprintf(c->out,
            "%s and %s %s: of %zu cells B is %.2f %% slower throughout, single ones stray by "
            "%.2f %% (at most %.2f %%), limit %.2f %%\n",
            c->args[0], c->args[1], rs_pool_text(p->verdict), p->cells, 100 * expm1(p->shift),
            100 * p->stray, 100 * p->stray_most, 100 * p->limits.g);
    if (p->where)
        fprintf(c->out, "furthest: %s, %.2f %% +- %.2f %%\n", p->where, 100 * p->worst,
                100 * p->h);
}

static void print_json(const rs_db_command *c, const rs_pool *p)
{
    rs_json json = {.out = c->out};
    rs_json_object(&json, NULL);
    rs_json_schema(&json, "db.pool", 1);
    rs_json_text(&json, "verdict",
                 p->verdict == RS_POOL_SHARE   ? "SHARE"
                 : p->verdict == RS_POOL_APART ? "APART"
                                               : "OPEN");
    rs_json_int(&json, "cells", (int64_t)p->cells);
    rs_json_num(&json, "shift", p->shift);
    rs_json_num(&json, "stray", p->stray);
    rs_json_num(&json, "stray_most", p->stray_most);
    rs_json_num(&json, "limit", p->limits.g);
    rs_json_close(&json, '}');
}

rs_status rs_db_pool(rs_db_command *c, rs_err *err)
{
    rs_pool pool;
    rs_status st = rs_pool_decide(c, &pool, err);
    if (st)
        return st;
    if (c->json)
        print_json(c, &pool);
    else
        print(c, &pool);
    if (pool.verdict == RS_POOL_OPEN)
        return rs_err_set(err, RS_UNDECIDED,
                          "not settled with %zu cells; run `sweep probe` on both again",
                          pool.cells);
    return pool.verdict == RS_POOL_APART
               ? rs_err_set(err, RS_FAILED,
                            "the devices differ by more than a route may depend on")
               : RS_OK;
}
