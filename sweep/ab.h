/* Paired comparison of two executables, or of two route tables with one. Layer: sweep.
   A repetition runs both arms of every configuration and of the control once, each in a fresh
   process; repetitions 2i and 2i+1 run in exactly opposite order (ABBA), and the pair's x is
   the mean of their two ln(b / a), the control's taken off each. Pairs form sessions, a
   session's value is the median of its pairs, and the sessions are the unit of the decision. */
#ifndef RS_SWEEP_AB_H
#define RS_SWEEP_AB_H

#include "sweep/base/json.h"
#include "sweep/stats.h"

#include <regex.h>

/* ---- statistics ---- */

typedef enum rs_ab_verdict {
    RS_AB_BETTER,
    RS_AB_WORSE,
    RS_AB_SAME,
    RS_AB_UNDECIDED
} rs_ab_verdict;
const char *rs_ab_verdict_name(rs_ab_verdict verdict);

typedef struct rs_ab_effect {
    double mu, h; /* ln(b / a) and its half width; h infinite below 2 sessions */
    int sessions, pairs;
    rs_ab_verdict verdict;
} rs_ab_effect;

/* t with P(|T| <= t) = 1 - alpha for Student's T with df >= 1. */
double rs_ab_t(int df, double alpha);

enum { RS_AB_SESSIONS_LEAST = 3, RS_AB_SESSIONS_MOST = 6, RS_AB_PAIRS = 6 };

/* Looks at the data that a comparison of at most `sessions_most` sessions takes. */
int rs_ab_looks(int sessions_most);

/* Judge session values. BETTER, WORSE: at least 3 sessions, all of one sign, |mu| > G and
   |mu| > h. SAME: at least 3 and |mu| + h < delta. What keeps the rate of error although it is
   looked `looks` times, after 3, 4, ... sessions, is h: each look has the confidence
   1 - 5 % / looks, so that by the union bound the intervals of all looks together hold with 95
   % (repeated confidence intervals: Jennison and Turnbull, JRSS B 51, 1989). One look: the
   plain t interval. sd is floored by limits->s_aa, here the null noise. */
rs_ab_effect
rs_ab_judge(const double *values, int count, int looks, const rs_limits *limits, bool higher);

/* What the repetitions gave. */
typedef struct rs_ab_data {
    double *value; /* rs_ab_at */
    int32_t *session_of_pair;
    size_t configs;
    int32_t pairs, cap; /* repetitions = 2 pairs */
} rs_ab_data;

/* Grows by doubling inside `arena`; a new pair's four values a configuration are NaN. Returns
   the pair's number. */
int32_t rs_ab_data_add(rs_arena *arena, rs_ab_data *data, int32_t session);

/* The number of one run; NaN = it gave none. */
double *rs_ab_at(const rs_ab_data *data, size_t config, int32_t repetition, int arm);

/* Session values of `config` with those of `control` (SIZE_MAX = none) divided out, of pairs
   that have all their numbers. Room in out_values for one a pair. Returns how many sessions. */
int rs_ab_sessions(
    const rs_ab_data *data, size_t config, size_t control, double *out_values, int *out_pairs);

/* ---- the number of a run ---- */

typedef struct rs_ab_metric {
    const char *text; /* NULL: seconds of the process */
    const char *path; /* behind "json:"; else NULL */
    regex_t regex;
    bool compiled;
} rs_ab_metric;

/* POSIX extended regular expression, a line at a time, or "json:PATH". */
RS_NODISCARD rs_status rs_ab_metric_open(const char *text, rs_ab_metric *out, rs_err *err);
void rs_ab_metric_close(rs_ab_metric *metric);

/* The last match in `out`, or else in `errors`: group 1, or all of it. A number that is not
   positive and finite has no ratio. Returns false and says why. */
bool rs_ab_metric_value(const rs_ab_metric *metric,
                        const char *out,
                        const char *errors,
                        double seconds,
                        double *out_value,
                        char why[160]);

/* The number at PATH ("a.b[2].c") in the first JSON object or array that starts a line. */
bool rs_ab_json_number(const char *text, const char *path, double *out_value, char why[160]);

/* ---- processes ---- */

typedef struct rs_ab_process {
    double seconds;
    int exit_code, signal; /* exit_code < 0: killed by signal */
    bool timed_out, interrupted, flooded;
    char *out, *errors; /* never NULL; rs_ab_process_free */
} rs_ab_process;

/* Run `command` with /bin/sh in a process group of its own, in folder `dir` (NULL = here). What
   is left of the group afterwards, or at the timeout, is killed. IO: it cannot be started. */
RS_NODISCARD rs_status rs_ab_exec(
    const char *command, const char *dir, double timeout_s, rs_ab_process *out, rs_err *err);
void rs_ab_process_free(rs_ab_process *process);

/* SIGINT and SIGTERM end the command under way and then the comparison. */
void rs_ab_catch_signals(void);
bool rs_ab_interrupted(void);

/* ---- what is compared ---- */

typedef struct rs_ab_options {
    const char *a, *b, *a_routes, *b_routes;
    const char *metric, *reps, *sessions; /* NULL = auto */
    const char **configs, **controls;     /* "LABEL:COMMAND" */
    size_t config_count, config_cap, control_count, control_cap;
    double budget_s, timeout_s; /* budget 0 = none */
    uint64_t seed;
    bool higher, null;
} rs_ab_options;

typedef struct rs_ab_arm {
    const char *name, *exe, *routes; /* routes NULL = none */
    const char *dir;                 /* where its commands run; NULL = here */
    char hash[17], routes_hash[17];
} rs_ab_arm;

typedef struct rs_ab_config {
    const char *label;
    const char *command[2]; /* as given */
    const char *line[2];    /* as run */
    double s_null;          /* noise of a session's value between equal arms */
    int null_sessions;      /* it was measured on; 0 = it is assumed */
} rs_ab_config;

typedef struct rs_ab_plan {
    rs_arena *arena;
    rs_ab_arm arms[2];
    rs_ab_config *configs;
    size_t count, control; /* control: SIZE_MAX = none, else the last one */
    rs_ab_metric metric;
    bool higher, null;
    int32_t fixed_pairs; /* 0 = auto: stop when decided */
    int32_t sessions_most, pairs_a_session;
    double budget_s, timeout_s;
    uint64_t seed;
    const char *copy; /* of arm a, to be removed; NULL = none */
} rs_ab_plan;

/* All refusals that need no run. The caller ends with rs_ab_plan_close, also after an error. */
RS_NODISCARD rs_status rs_ab_plan_open(rs_arena *arena,
                                       const rs_ab_options *options,
                                       rs_ab_plan *out_plan,
                                       rs_err *err);
/* Its parts: --config and --control; then, when both arms are known, what will run. */
RS_NODISCARD rs_status rs_ab_plan_configs(const rs_ab_options *options,
                                          rs_ab_plan *plan,
                                          rs_err *err);
void rs_ab_plan_lines(rs_ab_plan *plan);

void rs_ab_plan_close(rs_ab_plan *plan);

/* `command` with `name` ("{exe}") replaced by `value`, quoted for the shell where needed. */
const char *
rs_ab_fill(rs_arena *arena, const char *command, const char *name, const char *value);

/* Arm b of a null run: a copy of arm a beside it under a name as long. */
RS_NODISCARD rs_status rs_ab_null_copy(rs_ab_plan *plan, rs_err *err);

/* ---- running it ---- */

typedef struct rs_ab_run {
    size_t config;
    int arm;
    int32_t session, repetition; /* session 0 = dry run */
    double seconds, value;       /* value NaN: the run gave none */
    int exit_code, signal;
    bool timed_out;
    const char *why, *out_tail, *error_tail; /* NULL when it gave one */
} rs_ab_run;

/* Who runs a command, and who keeps it. `run` fills seconds and all below it; a command that
   fails is no error of `run`. Strings live until the comparison ends. */
typedef struct rs_ab_runner {
    rs_status (*run)(void *arg, const rs_ab_plan *plan, rs_ab_run *run, rs_err *err);
    rs_status (*keep)(void *arg, const rs_ab_plan *plan, const rs_ab_run *run, rs_err *err);
    void *arg;
} rs_ab_runner;

/* The runner's `run` for real processes; its arg is not used. */
rs_status rs_ab_run_process(void *arg, const rs_ab_plan *plan, rs_ab_run *run, rs_err *err);

typedef enum rs_ab_end {
    RS_AB_END_DECIDED,
    RS_AB_END_COMPLETE, /* all repetitions that were planned */
    RS_AB_END_BUDGET,
    RS_AB_END_GAVE_UP, /* the same arm gave no number three times in a row */
    RS_AB_END_INTERRUPTED
} rs_ab_end;

typedef struct rs_ab_result {
    rs_ab_data data;
    rs_ab_effect *effects; /* one a configuration; the control's own is not divided */
    rs_ab_run *failures;
    size_t failure_count, failure_cap;
    double spent_s, repetition_s; /* in commands; of a repetition, by the dry run */
    rs_ab_end end;
} rs_ab_result;

/* Every arm of every configuration once; USAGE or FAILED when one gives no number, which is the
   last refusal. Sets spent_s and repetition_s, then fits sessions into the budget. */
RS_NODISCARD rs_status rs_ab_dry_run(rs_ab_plan *plan,
                                     const rs_ab_runner *runner,
                                     rs_ab_result *result,
                                     rs_err *err);

/* The repetitions, until decided or done. `result` comes from the dry run, or is zero, or from
   a call before: then these are more of the same. */
RS_NODISCARD rs_status rs_ab_measure(const rs_ab_plan *plan,
                                     const rs_ab_runner *runner,
                                     rs_ab_result *result,
                                     rs_err *err);

/* Limits by which a configuration is judged. */
rs_limits rs_ab_limits(const rs_ab_plan *plan, size_t config);

/* ---- null runs ---- */

typedef struct rs_ab_null {
    int decisions, better, worse, same; /* the rest stayed undecided */
    double least, most;                 /* 95 % of (better + worse) / decisions; Wilson, 1927 */
} rs_ab_null;

/* The rule applied to one fresh stretch of sessions after another, as it would be in use. */
rs_ab_null rs_ab_null_replay(const double *values, int count, const rs_limits *limits);

/* s_null of each configuration from the null runs of this host in `db`. */
RS_NODISCARD rs_status rs_ab_null_load(rs_db *db,
                                       const char *host,
                                       rs_ab_plan *plan,
                                       rs_err *err);

/* ---- database and report ---- */

/* Who this machine is: name and tier key. */
RS_NODISCARD rs_status rs_ab_host(rs_arena *arena, const char **out_host, rs_err *err);

typedef struct rs_ab_store {
    rs_db *db;
    int64_t run, ordinal;
    bool quiet;
} rs_ab_store;

/* Begin a row of ab_run. */
RS_NODISCARD rs_status rs_ab_store_begin(rs_ab_store *store,
                                         const rs_ab_plan *plan,
                                         const char *kind,
                                         const char *host,
                                         rs_err *err);

/* The runner's `keep`; its arg is a rs_ab_store. */
rs_status rs_ab_keep(void *arg, const rs_ab_plan *plan, const rs_ab_run *run, rs_err *err);

/* One line: configuration, arm, repetition, why. */
const char *rs_ab_run_text(const rs_ab_plan *plan, const rs_ab_run *run, char out[320]);

void rs_ab_report(const rs_ab_plan *plan, const rs_ab_result *result, int64_t run);
void rs_ab_report_json(const rs_ab_plan *plan, const rs_ab_result *result, int64_t run);

/* OK for BETTER and SAME; FAILED for WORSE and for runs without a number; UNDECIDED. */
rs_status rs_ab_outcome(const rs_ab_plan *plan, const rs_ab_result *result, rs_err *err);

#endif
