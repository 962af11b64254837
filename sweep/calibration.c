/* What this machine can resolve. Layer: sweep. */
#include "sweep/calibration.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SESSIONS_LEAST = 3 };

static const rs_db_contender *twin_of(const rs_db_point *point, const rs_db_contender *c)
{
    size_t length = strlen(c->schedule);
    for (size_t i = 0; i < point->contender_count; i++) {
        const char *name = point->contenders[i].schedule;
        if (!strncmp(name, c->schedule, length) && !strcmp(name + length, "#2"))
            return &point->contenders[i];
    }
    return NULL;
}

double
rs_calibration_s_aa(const rs_db_point *points, size_t count, int *out_cells, int *out_sessions)
{
    static const rs_limits none;
    double squares = 0;
    int freedom = 0;
    *out_cells = *out_sessions = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < points[i].contender_count; k++) {
            const rs_db_contender *a = &points[i].contenders[k], *b = twin_of(&points[i], a);
            rs_effect e = b ? rs_stats_effect(a, b, &none) : (rs_effect){0};
            if (e.sessions < SESSIONS_LEAST)
                continue;
            squares += e.sd * e.sd * (e.sessions - 1);
            freedom += e.sessions - 1;
            *out_cells += 1;
            *out_sessions += e.sessions;
        }
    return freedom ? sqrt(squares / freedom) : -1;
}

/* 0 when nobody stored it. */
static double figure(rs_db *db, const char *tier, const char *name)
{
    double value = 0;
    return rs_db_load_ceiling(db, tier, name, &value, NULL) ? 0 : value;
}

rs_status rs_calibration_load(rs_db *db, const char *tier, rs_calibration *out, rs_err *err)
{
    rs_arena *arena = rs_arena_new();
    rs_db_filter filter = {.tier = tier, .mode = "aa"};
    rs_db_point *points = NULL;
    size_t count = 0;
    rs_err why = {0};
    *out = (rs_calibration){.limits = rs_limits_of(RS_LIMITS_S_AA_DEFAULT)};
    rs_status st = rs_db_load_points(db, arena, &filter, &points, &count, &why);
    if (st == RS_UNKNOWN || st == RS_USAGE) /* nothing measured, or several tiers: the plan's
                                               own loading says so */
        st = RS_OK;
    else if (st)
        st = rs_err_set(err, st, "%s", why.msg);
    double s_aa = rs_calibration_s_aa(points, count, &out->cells, &out->sessions);
    if (s_aa >= 0) {
        out->limits = rs_limits_of(s_aa);
        out->measured = true;
    }
    out->limits.clock_mhz = figure(db, tier, "clock_nominal_mhz");
    out->limits.tick_ns = figure(db, tier, "timer_ns:resolution");
    rs_arena_free(arena);
    return st;
}

const char *rs_calibration_text(const rs_calibration *c, char out[240])
{
    const rs_limits *l = &c->limits;
    if (l->s_aa > RS_CALIBRATION_S_AA_MOST)
        snprintf(
            out, 240,
            "this machine is too noisy to move a band: identical kernels differ by %.1f %% "
            "between sessions (s_AA, limit %.0f %%)",
            100 * l->s_aa, 100 * RS_CALIBRATION_S_AA_MOST);
    else if (c->measured)
        snprintf(
            out, 240,
            "differences under %.2f %% stay open on this machine (s_AA %.2f %% from %d A/A "
            "sessions of %d cells; a tie is within %.2f %%)",
            100 * l->g, 100 * l->s_aa, c->sessions, c->cells, 100 * l->delta);
    else
        snprintf(
            out, 240,
            "not calibrated: s_AA %.2f %% is assumed, differences under %.2f %% stay open; "
            "`sweep probe` measures it",
            100 * l->s_aa, 100 * l->g);
    return out;
}
