/* The engine's word on a plan: bands that it confirms, takes back, leaves open or never sees,
   with the table's text byte for byte. Samples are planted. To renew the golden file after a
   wanted change: RS_GOLDEN_WRITE=1 golden_confirm, then read the diff. Layer: tests. */
#include "fake_plan.h"
#include "fake_situ.h"

#include "sweep/plan_situ.h"
#include "sweep/show.h"
#include "sweep/situ_study.h"

#define SHAPE "q4g64:linear:64x128"

static const fake slow_incumbent = {.schedule = "cpu_ref",
                                    .ns = 1000,
                                    .numeric = "exact",
                                    .layout = "row_split",
                                    .incumbent = true};

typedef struct bench {
    rs_arena *arena;
    rs_db *db;
    int64_t machine, sessions[3];
} bench;

static bench open_bench(void)
{
    bench b = {.arena = rs_arena_new()};
    char path[64];
    rs_err err = {0};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &b.db, &err), &err);
    b.machine = fake_machine(b.db, FAKE_TIER);
    for (int i = 0; i < 3; i++)
        b.sessions[i] = fake_session(b.db, b.machine, i + 1);
    return b;
}

static void close_bench(bench *b)
{
    rs_db_close(b->db);
    rs_arena_free(b->arena);
}

/* Chain times at `t`: the reference takes 1000 ns, cpu_narrow and cpu_wide what is said. */
static void put_chain(bench *b, const char *shape, int t, double narrow_ns, double wide_ns)
{
    const fake list[] = {FAKE("cpu_narrow", narrow_ns), slow_incumbent,
                         FAKE("cpu_wide", wide_ns)};
    fake_cells(b->db, b->sessions, 3, shape, t, list, 3);
}

static const rs_band *band_at(const rs_plan *plan, const char *shape, int t)
{
    for (size_t i = 0; i < plan->shape_count; i++)
        for (size_t k = 0; k < plan->shapes[i].table.count; k++) {
            const rs_band *band = &plan->shapes[i].table.bands[k];
            if (!strcmp(plan->shapes[i].text, shape) && band->t_lo <= t && t <= band->t_hi)
                return band;
        }
    fail_msg("no band of %s holds T=%d", shape, t);
    return NULL;
}

static rs_situ_finding
judge(bench *b, int t, const char *challenger, const char *against, const char *hash)
{
    rs_situ_data data;
    rs_err err = {0};
    rs_db_filter filter = {FAKE_TIER, NULL, NULL};
    must(rs_situ_load(b->db, b->arena, &filter, &data, &err), &err);
    return rs_situ_judge(&data, SHAPE, t, challenger, against, hash);
}

/* ---- the verdict ---- */

static void verdicts_follow_the_round(void **state)
{
    (void)state;
    bench b = open_bench();
    const fake_situ list[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                              {"cpu_narrow", 800, 9000, false, NULL, NULL},
                              {"cpu_wide", 800, 9000 + 18 * 400, false, NULL, NULL},
                              {"cpu_other", 0, 0, false, "the engine was killed", NULL}};
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 1, list, 4);
    rs_situ_finding f = judge(&b, 1, "cpu_narrow", "cpu_ref", "c0");
    assert_int_equal(f.verdict, RS_SITU_AGREES);
    assert_int_equal(f.by, RS_SITU_ROUND);
    assert_true(fabs(expm1(f.effect[RS_SITU_NODE].mu) - 0.25) < 0.01);
    assert_true(f.share > 0.5 && f.share < 0.7); /* 18 x 800 of 18 x 1300 + 100 */
    /* The kernel is 25 % quicker, the model is slower: trap 11. */
    f = judge(&b, 1, "cpu_wide", "cpu_ref", "c0");
    assert_true(f.effect[RS_SITU_NODE].mu > 0.2 && f.effect[RS_SITU_ROUND].mu < 0);
    assert_int_equal(f.verdict, RS_SITU_DISAGREES);
    f = judge(&b, 1, "cpu_other", "cpu_ref", "c0");
    assert_int_equal(f.verdict, RS_SITU_FAILED);
    assert_non_null(strstr(rs_situ_text(b.arena, &f), "the engine was killed"));
    /* Measured with other code, never measured, compared with itself: no verdict. */
    assert_int_equal(judge(&b, 1, "cpu_narrow", "cpu_ref", "c1").verdict, RS_SITU_NONE);
    assert_int_equal(judge(&b, 2, "cpu_narrow", "cpu_ref", "c0").verdict, RS_SITU_NONE);
    assert_int_equal(judge(&b, 1, "cpu_ref", "cpu_ref", "c0").verdict, RS_SITU_NONE);
    close_bench(&b);
}

static void two_sessions_or_no_difference_decide_nothing(void **state)
{
    (void)state;
    bench b = open_bench();
    const fake_situ different[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                                   {"cpu_wide", 800, 9000, false, NULL, NULL}};
    fake_situ_cells(b.db, b.machine, 2, SHAPE, 1, different, 2);
    assert_int_equal(judge(&b, 1, "cpu_wide", "cpu_ref", "c0").verdict, RS_SITU_UNDECIDED);
    const fake_situ same[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                              {"cpu_wide", 1000, 9000, false, NULL, NULL}};
    fake_situ_cells(b.db, b.machine, 6, SHAPE, 2, same, 2);
    rs_situ_finding f = judge(&b, 2, "cpu_wide", "cpu_ref", "c0");
    assert_int_equal(f.verdict, RS_SITU_UNDECIDED);
    assert_non_null(strstr(rs_situ_text(b.arena, &f), "; provisional"));
    close_bench(&b);
}

/* ---- the plan ---- */

/* Trap 11: cpu_narrow wins the chain by 25 % at every width, and the model gets slower with it.
   The whole band goes back to the incumbent, the next best is not put in its place unasked, and
   the reason is told. */
static void a_margin_inverted_in_situ_is_taken_back(void **state)
{
    (void)state;
    bench b = open_bench();
    for (int t = 1; t <= 4; t++)
        put_chain(&b, SHAPE, t, 800, 960);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan before = fake_plan(b.arena, b.db, &options);
    assert_string_equal(band_at(&before, SHAPE, 2)->schedule, "cpu_narrow");
    const fake_situ list[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                              {"cpu_narrow", 800, 9000 + 18 * 300, false, NULL, NULL}};
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 2, list, 2);
    rs_plan after = fake_plan(b.arena, b.db, &options);
    for (int t = 1; t <= 4; t++)
        assert_string_equal(band_at(&after, SHAPE, t)->schedule, "cpu_ref");
    assert_string_not_equal(before.data_hash, after.data_hash);
    const char *text = fake_text(b.arena, &after);
    assert_non_null(
        strstr(text, "reverted: in situ T=2 cpu_narrow\n       disagrees: round -"));
    close_bench(&b);
}

static void a_schedule_that_dies_in_the_engine_is_taken_back(void **state)
{
    (void)state;
    bench b = open_bench();
    for (int t = 1; t <= 4; t++)
        put_chain(&b, SHAPE, t, 800, 990);
    const fake_situ list[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                              {"cpu_narrow", 0, 0, false, "killed by signal 11", NULL}};
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 1, list, 2);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(b.arena, b.db, &options);
    assert_string_equal(band_at(&plan, SHAPE, 3)->schedule, "cpu_ref");
    assert_non_null(strstr(fake_text(b.arena, &plan), "failed: killed by signal 11"));
    close_bench(&b);
}

/* Stale samples in situ say nothing about today's code. */
static void other_code_takes_nothing_back(void **state)
{
    (void)state;
    bench b = open_bench();
    for (int t = 1; t <= 4; t++)
        put_chain(&b, SHAPE, t, 800, 990);
    const fake_situ list[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                              {"cpu_narrow", 800, 99999, false, NULL, "c7"}};
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 1, list, 2);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(b.arena, b.db, &options);
    assert_string_equal(band_at(&plan, SHAPE, 1)->schedule, "cpu_narrow");
    assert_non_null(strstr(fake_text(b.arena, &plan), "provisional: not run in situ"));
    close_bench(&b);
}

/* What --explain says of a width. From the bench's arena. */
static const char *explained(bench *b, const rs_plan *plan, const char *shape, int t)
{
    char *text = NULL;
    size_t size = 0;
    rs_err err = {0};
    FILE *f = open_memstream(&text, &size);
    must(rs_show_explain(f, plan, shape, t, &err), &err);
    fclose(f);
    const char *copy = rs_arena_strdup(b->arena, text);
    free(text);
    return copy;
}

/* The chain finds cpu_narrow quickest, the engine cpu_wide: at the widths where both were run
   in it, that one is routed; a width where they are equal in it stays. */
static void what_the_engine_prefers_is_routed(void **state)
{
    (void)state;
    bench b = open_bench();
    for (int t = 1; t <= 8; t *= 2)
        put_chain(&b, SHAPE, t, 800, 900);
    const fake_situ wide[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                              {"cpu_narrow", 800, 9000, false, NULL, NULL},
                              {"cpu_wide", 700, 9000, false, NULL, NULL}};
    const fake_situ equal[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                               {"cpu_narrow", 800, 9000, false, NULL, NULL},
                               {"cpu_wide", 800, 9000, false, NULL, NULL}};
    const fake_situ other_code[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                                    {"cpu_narrow", 800, 9000, false, NULL, NULL},
                                    {"cpu_wide", 700, 9000, false, NULL, "c7"}};
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 1, wide, 3);
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 4, equal, 3);
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 8, other_code, 3);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan plan = fake_plan(b.arena, b.db, &options);
    assert_string_equal(band_at(&plan, SHAPE, 1)->schedule, "cpu_wide");
    assert_string_equal(band_at(&plan, SHAPE, 2)->schedule, "cpu_narrow");
    assert_string_equal(band_at(&plan, SHAPE, 4)->schedule, "cpu_narrow");
    assert_string_equal(band_at(&plan, SHAPE, 8)->schedule, "cpu_narrow");
    assert_non_null(strstr(explained(&b, &plan, SHAPE, 1),
                           "preferred: inside the engine it is quicker than cpu_narrow"));
    assert_non_null(strstr(fake_text(b.arena, &plan), "preferred: in situ T=1 agrees"));
    close_bench(&b);
}

/* Every kind of band in one table: agreed, reverted, provisional, banked. */
static void fill_all_kinds(bench *b)
{
    static const char *const shapes[] = {"q4g64:linear:128x128", "q4g64:linear:192x128", SHAPE,
                                         "q4g64:linear:96x128"};
    for (int i = 0; i < 4; i++)
        for (int t = 1; t <= 4; t++)
            put_chain(b, shapes[i], t, 800, 990);
    const fake_situ agrees[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                                {"cpu_narrow", 900, 9000, false, NULL, NULL}};
    const fake_situ disagrees[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                                   {"cpu_narrow", 800, 20000, false, NULL, NULL}};
    fake_situ_cells(b->db, b->machine, 3, shapes[0], 1, agrees, 2);
    fake_situ_cells(b->db, b->machine, 3, shapes[1], 4, disagrees, 2);
}

static char *read_all(const char *path)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        fail_msg("cannot read %s", path);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, f) > 0);
    fclose(f);
    return text;
}

static void the_table_says_so_byte_for_byte(void **state)
{
    (void)state;
    static const char golden[] = RS_SOURCE_DIR "/tests/data/golden_confirm.c.txt";
    static rs_trace_line lines[] = {{"q4g64:linear:128x128", 1, 10},
                                    {"q4g64:linear:192x128", 1, 10},
                                    {SHAPE, 2, 10}}; /* 96x128 is never called */
    bench b = open_bench();
    rs_trace trace = {lines, 3, 3};
    rs_plan_options options = fake_options("spread_paired");
    options.trace = &trace;
    options.confirm = true;
    fill_all_kinds(&b);
    rs_plan plan = fake_plan(b.arena, b.db, &options);
    const char *text = fake_text(b.arena, &plan);
    if (getenv("RS_GOLDEN_WRITE")) {
        FILE *f = fopen(golden, "wb");
        assert_non_null(f);
        fputs(text, f);
        fclose(f);
    }
    char *wanted = read_all(golden);
    assert_string_equal(text, wanted);
    free(wanted);
    close_bench(&b);
}

static void explain_says_so(void **state)
{
    (void)state;
    bench b = open_bench();
    rs_plan_options options = fake_options("spread_paired");
    options.confirm = true;
    fill_all_kinds(&b);
    rs_plan plan = fake_plan(b.arena, b.db, &options);
    const char *agreed = explained(&b, &plan, "q4g64:linear:128x128", 1);
    const char *reverted = explained(&b, &plan, "q4g64:linear:192x128", 1);
    const char *open = explained(&b, &plan, SHAPE, 1);
    assert_non_null(strstr(agreed, "in situ: cpu_narrow agrees: round +"));
    assert_non_null(strstr(reverted, "reverted: cpu_narrow lost inside the engine at T=4"));
    assert_non_null(strstr(open, "in situ: not run; the route is provisional"));
    close_bench(&b);
}

/* ---- the study ---- */

static void the_study_counts_signs(void **state)
{
    (void)state;
    bench b = open_bench();
    rs_study study;
    rs_err err = {0};
    rs_db_filter filter = {FAKE_TIER, NULL, NULL};
    put_chain(&b, SHAPE, 1, 800, 990);
    put_chain(&b, SHAPE, 2, 800, 990);
    assert_int_equal(rs_study_load(b.db, b.arena, &filter, &study, &err), RS_UNKNOWN);
    const fake_situ agrees[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                                {"cpu_narrow", 900, 9000, false, NULL, NULL}};
    const fake_situ disagrees[] = {{"cpu_ref", 1000, 9000, true, NULL, NULL},
                                   {"cpu_narrow", 800, 20000, false, NULL, NULL}};
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 1, agrees, 2);
    fake_situ_cells(b.db, b.machine, 3, SHAPE, 2, disagrees, 2);
    must(rs_study_load(b.db, b.arena, &filter, &study, &err), &err);
    assert_int_equal(study.count, 2);
    assert_int_equal(study.known[RS_SITU_ROUND][RS_STUDY_CHAIN], 2);
    assert_int_equal(study.agree[RS_SITU_ROUND][RS_STUDY_CHAIN], 1);
    assert_int_equal(study.known[RS_SITU_ROUND][RS_STUDY_COLD], 0);
    assert_int_equal(study.sure[RS_STUDY_CHAIN], 2);
    assert_int_equal(study.sure_agree[RS_STUDY_CHAIN], 1);
    assert_string_equal(study.pairs[0].a, "cpu_narrow"); /* the one that is quicker in situ */
    assert_string_equal(study.pairs[1].a, "cpu_ref");
    assert_false(rs_study_agrees(&study.pairs[1], RS_STUDY_CHAIN));
    close_bench(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts_follow_the_round),
        cmocka_unit_test(two_sessions_or_no_difference_decide_nothing),
        cmocka_unit_test(a_margin_inverted_in_situ_is_taken_back),
        cmocka_unit_test(a_schedule_that_dies_in_the_engine_is_taken_back),
        cmocka_unit_test(other_code_takes_nothing_back),
        cmocka_unit_test(what_the_engine_prefers_is_routed),
        cmocka_unit_test(the_table_says_so_byte_for_byte),
        cmocka_unit_test(explain_says_so),
        cmocka_unit_test(the_study_counts_signs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
