/* Comparison of two executables: statistics, order and early stop on a simulated machine with
   planted differences, and what is refused. */
#include "fake_db.h"

#include "sweep/ab.h"

#include <math.h>
#include <sys/stat.h>

enum { DECISIONS = 200, NULL_DECISIONS = 4000 };

/* ---- a machine ---- */

typedef struct machine {
    rs_rng rng;
    double effect; /* of arm b, off the control's path */
    double own;    /* SD of what one process has for itself */
    double step, drift, noise;
    int64_t runs;
    int fail_arm, fail_from; /* arm (-1 = none) gives no number from this run on */
    rs_ab_run seen[256];
} machine;

/* 4 % up and down over 200 runs, a step of 2 % at one in fifty, spikes: common to both arms. */
static machine usual(uint64_t seed, double effect)
{
    return (machine){.rng = {seed},
                     .effect = effect,
                     .own = 0.004,
                     .drift = 0.04,
                     .noise = 0.005,
                     .fail_arm = -1};
}

static rs_status simulate(void *arg, const rs_ab_plan *plan, rs_ab_run *run, rs_err *err)
{
    (void)err;
    machine *m = arg;
    double phase = (double)(m->runs % 200) / 100;
    if (rs_rng_unit(&m->rng) < 0.02)
        m->step = m->step > 0 ? 0 : 0.02;
    double x = m->drift * (phase < 1 ? phase : 2 - phase) + (m->drift > 0 ? m->step : 0) +
               m->own * rs_rng_normal(&m->rng) + m->noise * rs_rng_normal(&m->rng);
    if (m->drift > 0 && rs_rng_unit(&m->rng) < 0.03)
        x += -0.05 * log(1 - rs_rng_unit(&m->rng));
    if (run->arm == 1 && run->config != plan->control)
        x += log1p(m->effect);
    run->value = run->seconds = 0.05 * exp(x);
    if (run->arm == m->fail_arm && m->runs >= m->fail_from) {
        run->value = NAN;
        run->why = "planted";
    }
    if (m->runs < 256)
        m->seen[m->runs] = *run;
    m->runs++;
    return RS_OK;
}

static rs_ab_plan plan_of(rs_arena *arena, size_t configs, bool control, uint64_t seed)
{
    static const char *const labels[] = {"one", "two", "three", "four"};
    rs_ab_plan p = {.arena = arena,
                    .count = configs + control,
                    .control = control ? configs : SIZE_MAX,
                    .sessions_most = RS_AB_SESSIONS_MOST,
                    .pairs_a_session = RS_AB_PAIRS,
                    .seed = seed,
                    .arms = {{.name = "a"}, {.name = "b"}}};
    p.configs = rs_arena_array(arena, p.count, sizeof *p.configs);
    for (size_t i = 0; i < p.count; i++)
        p.configs[i] = (rs_ab_config){.label = labels[i], .s_null = RS_LIMITS_S_AA_DEFAULT};
    return p;
}

static rs_ab_result run(const rs_ab_plan *plan, machine *m)
{
    rs_ab_runner runner = {.run = simulate, .arg = m};
    rs_ab_result result = {0};
    rs_err err = {0};
    must(rs_ab_measure(plan, &runner, &result, &err), &err);
    return result;
}

/* ---- statistics ---- */

static void quantiles(void **state)
{
    (void)state;
    for (int df = 1; df <= 40; df++)
        assert_float_equal(rs_ab_t(df, 0.05), rs_stats_t975(df), 2e-3);
    assert_float_equal(rs_ab_t(2, 0.01), 9.925, 1e-3); /* printed tables */
    assert_float_equal(rs_ab_t(5, 0.01), 4.032, 1e-3);
    assert_float_equal(rs_ab_t(10, 0.001), 4.587, 1e-3);
    assert_int_equal(rs_ab_looks(6), 4);
    assert_int_equal(rs_ab_looks(3), 1);
}

static void verdicts(void **state)
{
    (void)state;
    rs_limits l = rs_limits_of(0.0025);
    const double clear[] = {-0.03, -0.031, -0.029}, mixed[] = {-0.03, -0.031, 0.002};
    const double small[] = {0.004, 0.0041, 0.0039}, none[] = {0.001, -0.001, 0};
    assert_int_equal(rs_ab_judge(clear, 3, 4, &l, false).verdict, RS_AB_BETTER);
    assert_int_equal(rs_ab_judge(clear, 3, 4, &l, true).verdict, RS_AB_WORSE);
    assert_int_equal(rs_ab_judge(clear, 2, 1, &l, false).verdict, RS_AB_UNDECIDED);
    assert_int_equal(rs_ab_judge(mixed, 3, 1, &l, false).verdict, RS_AB_UNDECIDED);
    assert_int_equal(rs_ab_judge(small, 3, 1, &l, false).verdict, RS_AB_SAME);
    assert_int_equal(rs_ab_judge(none, 3, 1, &l, false).verdict, RS_AB_SAME);
    assert_true(rs_ab_judge(none, 3, 4, &l, false).h > rs_ab_judge(none, 3, 1, &l, false).h);
    rs_limits noisy = rs_limits_of(0.02); /* the null noise floors the interval */
    assert_int_equal(rs_ab_judge(clear, 3, 1, &noisy, false).verdict, RS_AB_UNDECIDED);
}

static void pairs_holes_and_the_control(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_ab_data d = {.configs = 2};
    double values[8];
    int pairs;
    for (int32_t p = 0; p < 4; p++) {
        rs_ab_data_add(arena, &d, 1 + p / 2);
        for (int32_t r = 2 * p; r < 2 * p + 2; r++)
            for (int arm = 0; arm < 2; arm++) {
                *rs_ab_at(&d, 0, r, arm) = arm ? exp(0.05) : 1;
                *rs_ab_at(&d, 1, r, arm) = arm ? exp(0.02) : 1;
            }
    }
    assert_int_equal(rs_ab_sessions(&d, 0, SIZE_MAX, values, &pairs), 2);
    assert_int_equal(pairs, 4);
    assert_float_equal(values[1], 0.05, 1e-12);
    assert_int_equal(rs_ab_sessions(&d, 0, 1, values, &pairs), 2);
    assert_float_equal(values[0], 0.03, 1e-12);
    *rs_ab_at(&d, 1, 0, 0) = NAN; /* a hole in the control takes the pair away */
    *rs_ab_at(&d, 0, 3, 1) = NAN;
    assert_int_equal(rs_ab_sessions(&d, 0, 1, values, &pairs), 1);
    assert_int_equal(pairs, 2);
    assert_int_equal(rs_ab_sessions(&d, 1, SIZE_MAX, values, &pairs), 2);
    assert_int_equal(pairs, 3);
    rs_arena_free(arena);
}

/* Planted -3 .. +3 %: the sign is right in all decided runs, and equal arms are called
   different no more often than is said. */
static void planted_differences(void **state)
{
    (void)state;
    static const double planted[] = {-0.03, -0.01, 0, 0.01, 0.03};
    for (size_t k = 0; k < 10; k++) {
        int count[4] = {0};
        double effect = planted[k / 2], reps = 0;
        bool control = k % 2;
        for (uint64_t i = 0; i < DECISIONS; i++) {
            rs_arena *arena = rs_arena_new();
            machine m = usual(1000 * k + i, effect);
            rs_ab_plan plan = plan_of(arena, 1, control, i);
            rs_ab_result r = run(&plan, &m);
            count[r.effects[0].verdict]++;
            reps += 2.0 * r.data.pairs / DECISIONS;
            rs_arena_free(arena);
        }
        print_message("planted %+.0f %%%s: %d BETTER, %d WORSE, %d SAME, %d UNDECIDED; %.0f "
                      "repetitions on average\n",
                      100 * effect, control ? ", control" : "", count[RS_AB_BETTER],
                      count[RS_AB_WORSE], count[RS_AB_SAME], count[RS_AB_UNDECIDED], reps);
        if (k / 2 == 2)
            assert_true(count[RS_AB_BETTER] + count[RS_AB_WORSE] <= DECISIONS / 20);
        else
            assert_int_equal(count[effect < 0 ? RS_AB_WORSE : RS_AB_BETTER], 0);
        if (fabs(effect) > 0.02) {
            assert_int_equal(count[RS_AB_SAME], 0);
            assert_true(count[RS_AB_UNDECIDED] <= DECISIONS / 10);
        }
    }
}

/* Noise far above what is assumed, so that neither G nor the floor helps: the interval alone
   keeps the rate, although it is looked four times; the plain one would not. */
static void early_stopping_keeps_its_rate(void **state)
{
    (void)state;
    rs_limits l = rs_limits_of(RS_LIMITS_S_AA_DEFAULT);
    rs_rng rng = {7};
    int wrong[2] = {0};
    for (int i = 0; i < NULL_DECISIONS; i++) {
        double values[RS_AB_SESSIONS_MOST];
        for (int k = 0; k < RS_AB_SESSIONS_MOST; k++)
            values[k] = 0.1 * rs_rng_normal(&rng);
        for (int rule = 0; rule < 2; rule++)
            for (int n = RS_AB_SESSIONS_LEAST; n <= RS_AB_SESSIONS_MOST; n++) {
                rs_ab_verdict v = rs_ab_judge(values, n, rule ? 1 : 4, &l, false).verdict;
                if (v == RS_AB_BETTER || v == RS_AB_WORSE) {
                    wrong[rule]++;
                    break;
                }
            }
    }
    print_message("equal arms, four looks, %d decisions: %.2f %% called different; by a plain "
                  "interval at each look %.2f %%\n",
                  NULL_DECISIONS, 100.0 * wrong[0] / NULL_DECISIONS,
                  100.0 * wrong[1] / NULL_DECISIONS);
    assert_true(wrong[0] <= 0.05 * NULL_DECISIONS);
    assert_true(wrong[1] > wrong[0]);
}

static void null_runs_tell_their_rate(void **state)
{
    (void)state;
    rs_limits l = rs_limits_of(0.0025);
    double values[24];
    rs_rng rng = {3};
    for (int i = 0; i < 24; i++)
        values[i] = 0.001 * rs_rng_normal(&rng);
    rs_ab_null n = rs_ab_null_replay(values, 24, &l);
    assert_int_equal(n.decisions, 8);
    assert_int_equal(n.same, 8);
    assert_true(n.least <= 0 && n.most > 0.3 && n.most < 0.35); /* 0 of 8, Wilson */
    for (int i = 0; i < 3; i++)
        values[i] = 0.05 + 0.001 * i;
    n = rs_ab_null_replay(values, 24, &l);
    assert_int_equal(n.worse, 1);
    assert_int_equal(rs_ab_null_replay(values, 2, &l).decisions, 0);
}

/* ---- order and end ---- */

static void repetitions_are_mirrored(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    machine m = usual(1, 0);
    rs_ab_plan plan = plan_of(arena, 2, true, 5);
    plan.fixed_pairs = plan.sessions_most = 20;
    rs_ab_result r = run(&plan, &m);
    int leads = 0;
    assert_int_equal(m.runs, 240);
    for (int p = 0; p < 20; p++)
        for (int i = 0; i < 6; i++) {
            const rs_ab_run *one = &m.seen[12 * p + i], *other = &m.seen[12 * p + 11 - i];
            assert_int_equal(one->config, other->config);
            assert_int_equal(one->arm, other->arm);
            assert_int_equal(one->repetition, 2 * p);
            assert_int_equal(other->repetition, 2 * p + 1);
            if (i % 2 == 0) { /* the arms stand side by side */
                assert_int_equal(one[1].config, one->config);
                assert_int_equal(one[1].arm, 1 - one->arm);
                leads += one->arm;
            }
        }
    assert_in_range(leads, 15, 45); /* of 60: neither arm always leads */
    assert_int_equal(r.end, RS_AB_END_COMPLETE);
    rs_arena_free(arena);
}

static void it_stops_when_all_is_decided(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    machine m = usual(1, 0.2), same = usual(2, 0);
    rs_ab_plan plan = plan_of(arena, 2, false, 1);
    rs_ab_result r = run(&plan, &m);
    assert_int_equal(r.end, RS_AB_END_DECIDED);
    assert_int_equal(r.data.pairs, 18);
    plan.fixed_pairs = 24;
    r = run(&plan, &same);
    assert_int_equal(r.end, RS_AB_END_COMPLETE); /* --reps N is N */
    assert_int_equal(r.data.pairs, 24);
    rs_arena_free(arena);
}

static void holes_are_named(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    machine m = usual(1, 0);
    rs_err err = {0};
    rs_ab_plan plan = plan_of(arena, 1, false, 1);
    m.fail_arm = 1;
    m.fail_from = 20;
    rs_ab_result r = run(&plan, &m);
    assert_int_equal(r.end, RS_AB_END_GAVE_UP);
    assert_int_equal(r.failure_count, 3);
    assert_int_equal(rs_ab_outcome(&plan, &r, &err), RS_FAILED);
    assert_non_null(strstr(err.msg, "3 runs gave no number"));
    assert_non_null(strstr(err.msg, "one, arm b, repetition 11: planted"));
    rs_arena_free(arena);
}

static void exit_codes(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    static const rs_status expected[] = {RS_OK, RS_FAILED, RS_OK, RS_UNDECIDED};
    rs_ab_plan plan = plan_of(arena, 1, true, 1);
    for (int v = RS_AB_BETTER; v <= RS_AB_UNDECIDED; v++) {
        rs_ab_effect effects[2] = {{.verdict = (rs_ab_verdict)v}, {.verdict = RS_AB_WORSE}};
        rs_ab_result r = {.effects = effects};
        assert_int_equal(rs_ab_outcome(&plan, &r, &err), expected[v]);
    }
    rs_arena_free(arena);
}

static void budgets(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_ab_result r = {0};
    machine m = usual(1, 0);
    rs_ab_runner runner = {.run = simulate, .arg = &m};
    rs_ab_plan plan = plan_of(arena, 1, false, 1); /* a pair takes about 0.2 s */
    plan.budget_s = 2.5;
    must(rs_ab_dry_run(&plan, &runner, &r, &err), &err);
    assert_in_range(plan.pairs_a_session, 3, 4); /* smaller sessions before fewer than three */
    assert_int_equal(plan.sessions_most, 3);
    must(rs_ab_measure(&plan, &runner, &r, &err), &err);
    assert_true(r.spent_s < plan.budget_s + 0.25);
    plan = plan_of(arena, 1, false, 1);
    plan.budget_s = 0.3;
    r = (rs_ab_result){0};
    assert_int_equal(rs_ab_dry_run(&plan, &runner, &r, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "too short"));
    rs_arena_free(arena);
}

/* ---- refusals ---- */

static const char *file_of(rs_arena *arena, const char *folder, const char *name, mode_t mode)
{
    const char *path = rs_arena_printf(arena, "%s/%s", folder, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(name, f);
    fclose(f);
    assert_int_equal(chmod(path, mode), 0);
    return path;
}

static void refuse(rs_arena *arena, rs_ab_options o, const char *config, const char *part)
{
    rs_err err = {0};
    rs_ab_plan plan;
    o.configs = &config;
    o.config_count = 1;
    assert_int_equal(rs_ab_plan_open(arena, &o, &plan, &err), RS_USAGE);
    if (!strstr(err.msg, part))
        fail_msg("'%s' does not say '%s'", err.msg, part);
    assert_null(strchr(err.msg, '\n'));
    rs_ab_plan_close(&plan);
}

static void what_is_refused(void **state)
{
    (void)state;
    const char *folder = scratch_folder();
    rs_arena *arena = rs_arena_new();
    const char *a = file_of(arena, folder, "a", 0755), *b = file_of(arena, folder, "b", 0755);
    const char *plain = file_of(arena, folder, "plain", 0644), *fine = "main:{exe}";
    const char *link_of_a = rs_arena_printf(arena, "%s/link", folder);
    assert_int_equal(link(a, link_of_a), 0);
    refuse(arena, (rs_ab_options){.b = b}, fine, "no arm a");
    refuse(arena, (rs_ab_options){.a = a}, fine, "no arm b");
    refuse(arena, (rs_ab_options){.a = a, .b = a}, fine, "the same file");
    refuse(arena, (rs_ab_options){.a = a, .b = link_of_a}, fine, "the same file");
    refuse(arena, (rs_ab_options){.a = a, .b = "/nowhere/b"}, fine, "No such file");
    refuse(arena, (rs_ab_options){.a = a, .b = folder}, fine, "is not a file");
    refuse(arena, (rs_ab_options){.a = a, .b = b}, "main:/bin/true", "no {exe}");
    refuse(arena, (rs_ab_options){.a = a, .b = b}, "{exe} 1", "is not LABEL:COMMAND");
    refuse(arena, (rs_ab_options){.a = a, .b = b}, "m:{exe} {routes}", "{routes}");
    refuse(arena, (rs_ab_options){.a = a, .b = b, .reps = "1"}, fine, "from 2 to");
    refuse(arena, (rs_ab_options){.a = a, .b = b, .reps = "9"}, fine, "give 10");
    refuse(arena, (rs_ab_options){.a = a, .b = b, .metric = "(x"}, fine, "regular expression");
    refuse(arena, (rs_ab_options){.a = a, .b = b, .metric = "json:"}, fine, "no path");
    refuse(arena, (rs_ab_options){.a = a, .b = b, .null = true}, fine, "leave --b");
    refuse(arena, (rs_ab_options){.a = a, .null = true, .reps = "10"}, fine, "36 repetitions");
    refuse(arena, (rs_ab_options){.a = a, .a_routes = plain}, fine, "give both");
    refuse(arena, (rs_ab_options){.a = a, .a_routes = plain, .b_routes = plain}, fine,
           "the same table");
    const char *controls[] = {"c:{exe} 1", "c:{exe} 2"};
    refuse(arena, (rs_ab_options){.a = a, .b = b, .controls = controls, .control_count = 2},
           fine, "differ in more than the arm");
    refuse(arena, (rs_ab_options){.a = plain, .b = b}, fine, "not executable");
    rs_arena_free(arena);
}

static void commands_are_filled(void **state)
{
    (void)state;
    const char *folder = scratch_folder();
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_ab_plan plan;
    const char *configs[] = {"x:{exe} -n 1", "y:{exe} --r {routes} | cat", "x:{exe} -m"};
    rs_ab_options o = {.a = file_of(arena, folder, "it's", 0755),
                       .a_routes = file_of(arena, folder, "t1", 0644),
                       .b_routes = file_of(arena, folder, "t2", 0644),
                       .configs = configs,
                       .config_count = 3};
    must(rs_ab_plan_open(arena, &o, &plan, &err), &err);
    assert_int_equal(plan.count, 2);
    assert_string_equal(
        plan.configs[0].line[0],
        rs_arena_printf(arena, "'%s/it'\\''s' -n 1 --routes %s/t1", folder, folder));
    assert_string_equal(
        plan.configs[0].line[1],
        rs_arena_printf(arena, "'%s/it'\\''s' -m --routes %s/t2", folder, folder));
    assert_string_equal(
        plan.configs[1].line[1],
        rs_arena_printf(arena, "'%s/it'\\''s' --r %s/t2 | cat", folder, folder));
    rs_ab_plan_close(&plan);
    assert_string_equal(rs_ab_fill(arena, "{x}{x}", "{x}", "{x}"), "'{x}''{x}'");
    rs_arena_free(arena);
}

static void a_null_run_has_a_copy(void **state)
{
    (void)state;
    const char *folder = scratch_folder();
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_ab_plan plan;
    rs_ab_options o = {.a = file_of(arena, folder, "prog", 0755), .null = true};
    must(rs_ab_plan_open(arena, &o, &plan, &err), &err);
    const char *copy = plan.arms[1].exe;
    struct stat one, other;
    assert_int_equal(strlen(copy), strlen(o.a)); /* the stack is as deep */
    assert_int_equal(stat(o.a, &one) | stat(copy, &other), 0);
    assert_int_equal(one.st_size, other.st_size);
    assert_int_equal(other.st_mode & 0777, 0755);
    assert_int_not_equal(one.st_ino, other.st_ino);
    assert_int_equal(plan.sessions_most, 24);
    rs_ab_plan_close(&plan);
    assert_int_not_equal(access(copy, F_OK), 0);
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quantiles),
        cmocka_unit_test(verdicts),
        cmocka_unit_test(pairs_holes_and_the_control),
        cmocka_unit_test(planted_differences),
        cmocka_unit_test(early_stopping_keeps_its_rate),
        cmocka_unit_test(null_runs_tell_their_rate),
        cmocka_unit_test(repetitions_are_mirrored),
        cmocka_unit_test(it_stops_when_all_is_decided),
        cmocka_unit_test(holes_are_named),
        cmocka_unit_test(exit_codes),
        cmocka_unit_test(budgets),
        cmocka_unit_test(what_is_refused),
        cmocka_unit_test(commands_are_filled),
        cmocka_unit_test(a_null_run_has_a_copy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
