/* What a comparison says, as text and as JSON, and its exit code. Layer: sweep. */
#include "sweep/ab.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const ends[] = {
    "stopped when all was decided", "all that was planned", "stopped by --budget",
    "given up: one arm failed three times in a row", "interrupted"};

static double percent(double value)
{
    return 100 * value;
}

static rs_ab_null replay(const rs_ab_plan *plan,
                         const rs_ab_result *r,
                         size_t config,
                         double *out_noise,
                         int *out_sessions)
{
    int pairs;
    double squares = 0;
    double *values = rs_arena_array(plan->arena, (size_t)r->data.pairs + 1, sizeof *values);
    int n = rs_ab_sessions(&r->data, config, config == plan->control ? SIZE_MAX : plan->control,
                           values, &pairs);
    rs_limits limits = rs_ab_limits(plan, config);
    for (int i = 0; i < n; i++)
        squares += values[i] * values[i];
    *out_sessions = n;
    *out_noise = n ? sqrt(squares / n) : NAN;
    return rs_ab_null_replay(values, n, &limits);
}

/* ---- text ---- */

static void print_head(const rs_ab_plan *plan, const rs_ab_result *r, int64_t run)
{
    for (int i = 0; i < 2; i++) {
        const rs_ab_arm *a = &plan->arms[i];
        printf("%s  %s  %s%s%s\n", a->name, a->routes ? a->routes : a->exe,
               a->routes ? a->routes_hash : a->hash, a->routes ? "  with " : "",
               a->routes ? a->exe : "");
    }
    printf("number: %s, %s is better\n",
           plan->metric.text ? plan->metric.text : "seconds of the process",
           plan->higher ? "higher" : "lower");
    printf("%d repetitions, %s; %.0f s in commands; seed %llu; run %lld in the database\n\n",
           2 * r->data.pairs, ends[r->end], r->spent_s, (unsigned long long)plan->seed,
           (long long)run);
}

static int label_width(const rs_ab_plan *plan)
{
    size_t width = 8;
    for (size_t i = 0; i < plan->count; i++)
        width = strlen(plan->configs[i].label) > width ? strlen(plan->configs[i].label) : width;
    return (int)width;
}

static void print_effects(const rs_ab_plan *plan, const rs_ab_result *r)
{
    int width = label_width(plan);
    printf("%-*s  %8s  %-18s %6s  verdict\n", width, "config", "b / a", "95 % interval",
           "pairs");
    for (size_t i = 0; i < plan->count; i++) {
        const rs_ab_effect *e = &r->effects[i];
        char ratio[16] = "-", interval[40] = "-";
        if (e->sessions > 0)
            snprintf(ratio, sizeof ratio, "%.4f", exp(e->mu));
        if (e->sessions > 1)
            snprintf(interval, sizeof interval, "%.4f..%.4f", exp(e->mu - e->h),
                     exp(e->mu + e->h));
        printf("%-*s  %8s  %-18s %6d  %s%s\n", width, plan->configs[i].label, ratio, interval,
               e->pairs, rs_ab_verdict_name(e->verdict),
               i == plan->control ? " (control: divided out of the others)" : "");
    }
}

static void print_limits(const rs_ab_plan *plan, const rs_ab_result *r)
{
    printf("\n");
    for (size_t i = 0; i < plan->count; i++) {
        const rs_ab_config *c = &plan->configs[i];
        rs_limits l = rs_ab_limits(plan, i);
        printf("%s: noise of a session %.2f %% (%s); differences under %.2f %% stay open, the "
               "same is within %.2f %%\n",
               c->label, percent(l.s_aa),
               c->null_sessions ? "from null runs here"
                                : "assumed: sweep ab --null measures it",
               percent(l.g), percent(l.delta));
    }
    rs_ab_verdict control =
        plan->control == SIZE_MAX ? RS_AB_UNDECIDED : r->effects[plan->control].verdict;
    if (control == RS_AB_BETTER || control == RS_AB_WORSE)
        printf("the control differs between the arms by %.2f %%: is it a path that both share? "
               "what it was taken off may be wrong by that much\n",
               percent(expm1(r->effects[plan->control].mu)));
}

static void print_null(const rs_ab_plan *plan, const rs_ab_result *r)
{
    for (size_t i = 0; i < plan->count; i++) {
        double noise;
        int sessions;
        rs_ab_null n = replay(plan, r, i, &noise, &sessions);
        rs_limits l = rs_limits_of(isfinite(noise) ? noise : RS_LIMITS_S_AA_DEFAULT);
        printf("%s: %d of %d decisions between equal arms said BETTER or WORSE (false-positive "
               "rate %.1f %%, 95 %% interval %.1f..%.1f %%), %d SAME, %d UNDECIDED\n",
               plan->configs[i].label, n.better + n.worse, n.decisions,
               n.decisions ? percent((double)(n.better + n.worse) / n.decisions) : 0.0,
               percent(n.least), percent(n.most), n.same,
               n.decisions - n.same - n.better - n.worse);
        printf(
            "  noise of a session %.2f %% (%d sessions of %d pairs); from now on differences "
            "under %.2f %% stay open here\n",
            percent(noise), sessions, plan->pairs_a_session, percent(l.g));
    }
}

static void print_failures(const rs_ab_plan *plan, const rs_ab_result *r)
{
    char text[320];
    if (r->failure_count)
        printf("\nruns without a number (their pairs are not counted):\n");
    for (size_t i = 0; i < r->failure_count; i++)
        printf("  %s\n", rs_ab_run_text(plan, &r->failures[i], text));
}

void rs_ab_report(const rs_ab_plan *plan, const rs_ab_result *result, int64_t run)
{
    print_head(plan, result, run);
    if (plan->null)
        print_null(plan, result);
    else {
        print_effects(plan, result);
        print_limits(plan, result);
    }
    print_failures(plan, result);
}

/* ---- JSON ---- */

static void json_arm(rs_json *j, const rs_ab_arm *a)
{
    rs_json_object(j, a->name);
    rs_json_text(j, "exe", a->exe);
    rs_json_text(j, "hash", a->hash);
    rs_json_text(j, "routes", a->routes);
    rs_json_text(j, "routes_hash", a->routes ? a->routes_hash : NULL);
    rs_json_close(j, '}');
}

static void json_null(rs_json *j, const rs_ab_plan *plan, const rs_ab_result *r, size_t config)
{
    double noise;
    int sessions;
    rs_ab_null n = replay(plan, r, config, &noise, &sessions);
    rs_json_object(j, "null");
    rs_json_int(j, "decisions", n.decisions);
    rs_json_int(j, "better", n.better);
    rs_json_int(j, "worse", n.worse);
    rs_json_int(j, "same", n.same);
    rs_json_num(j, "rate", n.decisions ? (double)(n.better + n.worse) / n.decisions : NAN);
    rs_json_num(j, "rate_lo", n.least);
    rs_json_num(j, "rate_hi", n.most);
    rs_json_num(j, "session_noise", noise);
    rs_json_int(j, "sessions", sessions);
    rs_json_close(j, '}');
}

static void json_config(rs_json *j, const rs_ab_plan *plan, const rs_ab_result *r, size_t i)
{
    const rs_ab_config *c = &plan->configs[i];
    const rs_ab_effect *e = &r->effects[i];
    rs_limits limits = rs_ab_limits(plan, i);
    rs_json_object(j, NULL);
    rs_json_text(j, "label", c->label);
    rs_json_bool(j, "control", i == plan->control);
    rs_json_text(j, "command_a", c->line[0]);
    rs_json_text(j, "command_b", c->line[1]);
    rs_json_num(j, "ratio", e->sessions ? exp(e->mu) : NAN);
    rs_json_num(j, "lo", exp(e->mu - e->h));
    rs_json_num(j, "hi", exp(e->mu + e->h));
    rs_json_int(j, "pairs", e->pairs);
    rs_json_int(j, "sessions", e->sessions);
    rs_json_text(j, "verdict", plan->null ? NULL : rs_ab_verdict_name(e->verdict));
    rs_json_num(j, "session_noise", limits.s_aa);
    rs_json_bool(j, "noise_measured", c->null_sessions > 0);
    rs_json_num(j, "g", limits.g);
    rs_json_num(j, "delta", limits.delta);
    if (plan->null)
        json_null(j, plan, r, i);
    rs_json_close(j, '}');
}

static void json_failures(rs_json *j, const rs_ab_plan *plan, const rs_ab_result *r)
{
    rs_json_array(j, "without_number");
    for (size_t i = 0; i < r->failure_count; i++) {
        const rs_ab_run *f = &r->failures[i];
        rs_json_object(j, NULL);
        rs_json_text(j, "label", plan->configs[f->config].label);
        rs_json_text(j, "arm", plan->arms[f->arm].name);
        rs_json_int(j, "repetition", f->repetition + 1);
        rs_json_text(j, "why", f->why);
        rs_json_close(j, '}');
    }
    rs_json_close(j, ']');
}

void rs_ab_report_json(const rs_ab_plan *plan, const rs_ab_result *result, int64_t run)
{
    rs_json j = {.out = stdout};
    rs_json_object(&j, NULL);
    rs_json_schema(&j, "ab", 1);
    rs_json_int(&j, "run", run);
    json_arm(&j, &plan->arms[0]);
    json_arm(&j, &plan->arms[1]);
    rs_json_text(&j, "metric", plan->metric.text);
    rs_json_bool(&j, "higher_is_better", plan->higher);
    rs_json_int(&j, "repetitions", 2 * (int64_t)result->data.pairs);
    rs_json_int(&j, "pairs_a_session", plan->pairs_a_session);
    rs_json_text(&j, "end", ends[result->end]);
    rs_json_num(&j, "seconds", result->spent_s);
    rs_json_array(&j, "configs");
    for (size_t i = 0; i < plan->count; i++)
        json_config(&j, plan, result, i);
    rs_json_close(&j, ']');
    json_failures(&j, plan, result);
    rs_json_close(&j, '}');
}

/* ---- exit code ---- */

/* Labels with this verdict, separated by commas; their number. */
static int list_labels(const rs_ab_plan *plan,
                       const rs_ab_result *r,
                       rs_ab_verdict verdict,
                       char *out,
                       size_t size)
{
    int count = 0;
    size_t used = 0;
    *out = '\0';
    for (size_t i = 0; i < plan->count; i++)
        if (i != plan->control && r->effects[i].verdict == verdict && used < size)
            used += (size_t)snprintf(out + used, size - used, "%s%s", count++ ? ", " : "",
                                     plan->configs[i].label);
    return count;
}

rs_status rs_ab_outcome(const rs_ab_plan *plan, const rs_ab_result *result, rs_err *err)
{
    char labels[200], text[320];
    if (result->end == RS_AB_END_INTERRUPTED)
        return rs_err_set(err, RS_INTERRUPTED,
                          "interrupted after %d repetitions; the same command starts anew",
                          2 * result->data.pairs);
    if (result->failure_count)
        return rs_err_set(err, RS_FAILED, "%zu runs gave no number; the first: %s",
                          result->failure_count,
                          rs_ab_run_text(plan, &result->failures[0], text));
    if (plan->null)
        return RS_OK;
    if (list_labels(plan, result, RS_AB_WORSE, labels, sizeof labels))
        return rs_err_set(err, RS_FAILED, "b is worse in %s", labels);
    if (list_labels(plan, result, RS_AB_UNDECIDED, labels, sizeof labels))
        return rs_err_set(
            err, RS_UNDECIDED,
            "undecided: %s; give more --sessions or --budget, or a longer command "
            "(a verdict takes 3 sessions, --reps 6 at least)",
            labels);
    return RS_OK;
}
