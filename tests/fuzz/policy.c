/* Fuzz target: whatever a policy returns, the decision is sound or refused, and the band search
   closes its table. The input is Lua: what stands behind `return` in `decide`, or a whole file.
 */
#include "fuzz.h"

#include "sweep/plan.h"

#include <math.h>

enum { CONTENDERS = 3, SAMPLES = 4 };

static rs_db_sample samples[CONTENDERS][SAMPLES];
static rs_db_series series[CONTENDERS];
static rs_db_contender contenders[CONTENDERS];

static const rs_db_point *point_at(int32_t t, rs_db_point *out)
{
    static const char *const names[CONTENDERS] = {"a", "b/k=1", "c"};
    for (int i = 0; i < CONTENDERS; i++) {
        for (int k = 0; k < SAMPLES; k++)
            samples[i][k] =
                (rs_db_sample){.round = k, .slot = i, .launches = 1, .ns = 100 + i + k};
        series[i] = (rs_db_series){.session = 1, .count = SAMPLES, .samples = samples[i]};
        contenders[i] = (rs_db_contender){.schedule = names[i],
                                          .code_hash = "",
                                          .numeric = i == 2 ? "a8" : "exact",
                                          .layout = "row_split",
                                          .series = &series[i],
                                          .series_count = 1};
    }
    *out = (rs_db_point){.shape = "q4g64:linear:64x128",
                         .mode = "chain",
                         .t = t,
                         .contenders = contenders,
                         .contender_count = CONTENDERS};
    return out;
}

static void
incumbent(void *arg, int32_t t, const char **schedule, const char **layout, int32_t *hi)
{
    (void)arg;
    (void)t;
    *schedule = "b/k=1";
    *layout = "row_split";
    *hi = RS_BAND_T_MAX;
}

static bool serves(void *arg, const char *schedule, int32_t t)
{
    (void)arg;
    (void)schedule;
    return t > 0;
}

static const char *last_resort(void *arg, const char *layout, int32_t t)
{
    (void)arg;
    (void)layout;
    (void)t;
    return "a";
}

static void check_decision(const rs_decision *d)
{
    char text[48];
    RS_CHECK(!strcmp(d->choice, "a") || !strcmp(d->choice, "b/k=1"));
    RS_CHECK(!strcmp(d->verdict, "WIN") || !strcmp(d->verdict, "TIE") ||
             !strcmp(d->verdict, "OPEN"));
    RS_CHECK(d->why && isnan(d->regret[2]));
    for (int i = 0; i < 2; i++)
        RS_CHECK(isfinite(d->regret[i]) && d->regret[i] >= 0);
    RS_CHECK(strlen(rs_plan_decision_text(d, text)) < sizeof text);
}

static void
search(rs_arena *arena, rs_band_point *points, size_t count, const rs_limits *limits)
{
    rs_band_table table = {0};
    rs_band_keep keep = {incumbent, serves, last_resort, NULL};
    rs_err err = {0};
    rs_status st = rs_band_search(arena, points, count, limits, 1, &keep, &table, &err);
    fuzz_check_error(st, &err);
    int32_t next = 1;
    for (size_t i = 0; i < table.count && !st; i++) {
        RS_CHECK(table.bands[i].t_lo == next && table.bands[i].t_hi >= next);
        RS_CHECK(table.bands[i].schedule && table.bands[i].verdict);
        next = table.bands[i].t_hi < RS_BAND_T_MAX ? table.bands[i].t_hi + 1 : 0;
    }
    RS_CHECK(st || next == 0);
}

static void decide(rs_arena *arena, rs_policy *policy)
{
    static const int32_t widths[] = {1, 8, 9};
    rs_band_point points[3];
    rs_db_point data[3];
    rs_limits limits = rs_limits_of(RS_LIMITS_S_AA_DEFAULT);
    rs_allow allow = rs_allow_default();
    size_t count = 0;
    for (int i = 0; i < 3; i++) {
        rs_err err = {0};
        rs_decision *d = rs_arena_alloc(arena, sizeof *d);
        const rs_db_point *p = point_at(widths[i], &data[i]);
        rs_status st = rs_policy_decide(policy, arena, p, "b/k=1", &limits, &allow, d, &err);
        fuzz_check_error(st, &err);
        if (st)
            return;
        check_decision(d);
        points[count++] = (rs_band_point){widths[i], "b/k=1", p, d, 0};
    }
    search(arena, points, count, &limits);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char head[] = "return { name = \"f\", decide = function(cell) return ",
                      tail[] = "\nend }";
    char path[64];
    rs_arena *arena = rs_arena_new();
    rs_policy *policy = NULL;
    rs_err err = {0};
    const char *text = fuzz_text(arena, data, size);
    bool whole = size > 2 && !memcmp(text, "--", 2);
    const char *file = whole ? text : rs_arena_printf(arena, "%s%s%s", head, text, tail);
    fuzz_path(".lua", path);
    fuzz_write(path, file, strlen(file));
    rs_status st = rs_policy_open(path, &policy, &err);
    fuzz_check_error(st, &err);
    if (!st)
        decide(arena, policy);
    rs_policy_close(policy);
    unlink(path);
    rs_arena_free(arena);
    return 0;
}
