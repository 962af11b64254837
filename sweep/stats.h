/* The statistics of a decision: order statistics, paired effects over sessions, verdicts.
   Layer: sweep. Source of the rules: Kalibera and Jones, "Rigorous benchmarking in reasonable
   time", ISMM 2013 (the process is the unit); mirrored blocks and limits: ARCHITECTURE.md. */
#ifndef RS_SWEEP_STATS_H
#define RS_SWEEP_STATS_H

#include "db/db.h"

/* Median of `count` >= 1 values; sorts `values` in place. */
double rs_stats_median(double *values, size_t count);

/* Quantile q in [0, 1] by linear interpolation between order statistics (type 7 of Hyndman and
   Fan, 1996). `sorted` ascending, count >= 1. */
double rs_stats_quantile(const double *sorted, size_t count, double q);

/* Sort ascending. */
void rs_stats_sort(double *values, size_t count);

/* 97.5 % quantile of Student's t with df >= 1 degrees of freedom. */
double rs_stats_t975(int df);

/* What this machine can resolve, from the spread of A/A session medians. */
typedef struct rs_limits {
    double s_aa;      /* SD of A/A session medians, as ln ratio */
    double g;         /* a WIN is larger than this: max(0.5 %, 2 s_aa) */
    double delta;     /* a TIE is surely smaller than this: max(1.5 %, 3 s_aa) */
    double tau;       /* regret below this buys no band: max(0.75 %, 1.5 s_aa) */
    double clock_mhz; /* the SM clock that effects are stated at; 0 = not known */
    double tick_ns;   /* resolution of the timer; 0 = fine */
} rs_limits;

/* A time cannot depend on the clock more than this: d ln t / d ln clock, as a size. */
#define RS_CLOCK_SLOPE_MOST 1.2

/* 0.25 %: half of the smallest effect that a WIN may have. A machine that was never calibrated
   by an A/A run is assumed to be as quiet as that rule needs, no quieter. */
#define RS_LIMITS_S_AA_DEFAULT 0.0025

rs_limits rs_limits_of(double s_aa);

/* Effect of b against a: x = ln(t_b / t_a), positive when a is quicker. */
typedef struct rs_effect {
    double mu; /* mean over sessions of the session medians m_s */
    double
        h; /* half width: t(.975, n - 1) sd / sqrt(n), sd floored at s_aa; infinite for n < 2 */
    double sd;       /* of the m_s, not floored; 0 for n < 2 */
    double measured; /* mu before a clock slope was removed */
    double slope;    /* d m_s / d ln(SM clock) that was removed; 0 = none */
    double grain;    /* one tick of the timer as a share of the shortest sample */
    int sessions;
    int blocks;       /* mirrored blocks in all sessions */
    bool signs_agree; /* all m_s have the sign of mu */
} rs_effect;

/* Slope of y over x by the median of all pairwise slopes (Theil, 1950; Sen, 1968); 0 when all x
   are equal. */
double rs_stats_theil_sen(const double *x, const double *y, size_t count);

/* Pair the mirrored blocks that both contenders have in full, session by session. A session
   without one does not count. Where the sessions' SM clocks are known and differ by more than
   0.5 %, and there are three, a Theil-Sen slope of m_s on ln clock is removed and costs a
   degree of freedom: the effect is then stated at limits->clock_mhz, or at the sessions' mean
   where that is not known or further away than a clock drifts by itself, and h has the slope's
   own uncertainty in it. A slope within 0.7 standard errors of none, by s_aa, is none. */
rs_effect
rs_stats_effect(const rs_db_contender *a, const rs_db_contender *b, const rs_limits *limits);

/* The m_s behind an effect, session by session, clock slope removed; at most `cap` are written.
   Returns how many there are. */
size_t rs_stats_session_effects(const rs_db_contender *a,
                                const rs_db_contender *b,
                                const rs_limits *limits,
                                double *out,
                                size_t cap);

/* Standard error of a session's median block, by the spread of its own blocks; the median over
   the sessions that both ran in, 0 when there is none. What a session knows of itself, nothing
   of how sessions differ. */
double rs_stats_own_noise(const rs_db_contender *a, const rs_db_contender *b);

typedef enum rs_verdict { RS_VERDICT_WIN, RS_VERDICT_TIE, RS_VERDICT_OPEN } rs_verdict;

enum { RS_WIN_SESSIONS = 3 }; /* fewer can never WIN */

/* Largest |ln(clock / limits->clock_mhz)| over the sessions of a contender; 0 when not known.
 */
double rs_stats_clock_offset(const rs_db_contender *contender, const rs_limits *limits);

/* WIN: at least 3 sessions, all of one sign, |mu| > G, |mu| > h and |mu| > grain (a coarse
   timer shows differences that are none). TIE: |mu| + h < delta. Else OPEN. */
rs_verdict rs_stats_verdict(const rs_effect *effect, const rs_limits *limits);
const char *rs_stats_verdict_name(rs_verdict verdict);

/* All samples of a contender, summed up. */
typedef struct rs_summary {
    double median, min, p95; /* ns a launch; median of the session medians */
    int count, sessions;
} rs_summary;

rs_summary rs_stats_summary(const rs_db_contender *contender);

#endif
