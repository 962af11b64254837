/* What another session could still change. Layer: sweep. */
#include "sweep/spend.h"

#include "kernels/candidate.h"

#include <math.h>
#include <string.h>

/* Before three sessions the spread between them is not known: assume three times what the
   machine shows on identical kernels, 3 % at least, and what another clock than the nominal one
   could do to two kernels that do not depend on it alike. */
enum { SPREAD_KNOWN_FROM = 3, ASSUMED_TIMES = 3 };
static const double assumed_least = 0.03;

double rs_spend_weight(int32_t t)
{
    enum { DECODE = 16, WIDEST = 4096 };
    return t <= DECODE ? 0.5 / DECODE : 0.5 / (t * log((double)WIDEST / DECODE));
}

static int numeric_of(const rs_db_contender *c)
{
    for (int i = 0; i < RS_NUMERIC_COUNT; i++)
        if (!strcmp(c->numeric, rs_numeric_name((rs_numeric)i)))
            return i;
    return RS_NUMERIC_COUNT;
}

typedef struct group {
    const rs_db_point *point;
    const rs_limits *limits;
    const char *layout;
    int numeric; /* classes up to this one */
} group;

static bool belongs(const group *g, const rs_db_contender *c)
{
    return c->outcome == RS_DB_OK && c->series_count && numeric_of(c) <= g->numeric &&
           !strcmp(c->layout, g->layout);
}

static const rs_db_contender *leader_of(const group *g)
{
    const rs_db_contender *best = NULL;
    double least = INFINITY;
    for (size_t i = 0; i < g->point->contender_count; i++) {
        const rs_db_contender *c = &g->point->contenders[i];
        double median = belongs(g, c) ? rs_stats_summary(c).median : INFINITY;
        if (median < least) {
            least = median;
            best = c;
        }
    }
    return best;
}

static double half_width(const rs_effect *e, const rs_db_contender *a, const rs_limits *limits)
{
    double assumed = fmax(ASSUMED_TIMES * limits->s_aa, assumed_least) +
                     RS_CLOCK_SLOPE_MOST * rs_stats_clock_offset(a, limits);
    return e->sessions < SPREAD_KNOWN_FROM ? assumed : e->h;
}

/* How much quicker than `a` might `b` be? 0 when that is settled or too little to matter. */
static double possible(const group *g, const rs_db_contender *a, const rs_db_contender *b)
{
    rs_effect e = rs_stats_effect(b, a, g->limits); /* mu > 0: b is quicker */
    if (e.sessions == 0)
        return INFINITY;
    if (rs_stats_verdict(&e, g->limits) != RS_VERDICT_OPEN)
        return 0;
    double most = e.mu + half_width(&e, a, g->limits);
    return most > g->limits->tau ? most : 0;
}

static const rs_db_contender *incumbent_of(const rs_db_point *p)
{
    for (size_t i = 0; p->incumbent && i < p->contender_count; i++)
        if (!strcmp(p->contenders[i].schedule, p->incumbent) && p->contenders[i].series_count)
            return &p->contenders[i];
    return NULL;
}

static double regret_of(const group *g)
{
    const rs_db_contender *leader = leader_of(g), *incumbent = incumbent_of(g->point);
    double most = 0;
    if (!leader)
        return 0;
    if (incumbent && incumbent != leader && numeric_of(incumbent) <= g->numeric)
        most = possible(g, incumbent, leader);
    for (size_t i = 0; i < g->point->contender_count; i++) {
        const rs_db_contender *rival = &g->point->contenders[i];
        if (rival != leader && belongs(g, rival))
            most = fmax(most, possible(g, leader, rival));
    }
    return most;
}

static bool first_of_layout(const rs_db_point *p, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (p->contenders[i].outcome == RS_DB_OK &&
            !strcmp(p->contenders[i].layout, p->contenders[index].layout))
            return false;
    return p->contenders[index].outcome == RS_DB_OK;
}

double rs_spend_regret(const rs_db_point *point, const rs_limits *limits)
{
    size_t sessions = 0;
    for (size_t i = 0; i < point->contender_count; i++)
        if (point->contenders[i].outcome == RS_DB_OK &&
            point->contenders[i].series_count > sessions)
            sessions = point->contenders[i].series_count;
    /* A first route is to be proven, however clear it looks. */
    double most = !incumbent_of(point) && sessions < RS_WIN_SESSIONS ? limits->delta : 0;
    for (size_t i = 0; i < point->contender_count; i++) {
        if (!first_of_layout(point, i))
            continue;
        for (int numeric = 0; numeric < RS_NUMERIC_COUNT; numeric++) {
            group g = {point, limits, point->contenders[i].layout, numeric};
            most = fmax(most, regret_of(&g));
        }
    }
    return sessions ? most : INFINITY;
}
