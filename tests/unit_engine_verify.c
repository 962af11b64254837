/* Speculative decoding: the search for drafts, the choice of their number, and on toy models of
   every architecture that a text with drafts is the text without, for every number of drafts,
   lanes and turns, greedy and drawn; what is said of routes that do not promise it; the lint of
   corpora. Layer: tests. */
#include "engine/corpus.h"
#include "engine/draft.h"
#include "engine/pace.h"
#include "engine/routes_file.h"
#include "engine/verify.h"
#include "tests/verify_turns.h"

enum { NEW = 40, TURNS = 2, LANES = VERIFY_LANES };

static void finds_the_longest_and_latest(void **state)
{
    static const int32_t ids[] = {1, 2, 3, 9, 7, 2, 3, 8, 5, 2, 3, 6, 4, 1, 2, 3};
    int32_t out[4] = {0};
    (void)state;
    assert_int_equal(rs_draft_find(ids, 16, 4, out), 3); /* 1 2 3 at the front */
    assert_int_equal(out[0], 9);
    assert_int_equal(out[3], 3);
    assert_int_equal(rs_draft_find(ids + 1, 15, 2, out), 2); /* 2 3 alone: the latest */
    assert_int_equal(out[0], 6);
    assert_int_equal(rs_draft_find(ids, 13, 4, out), 0);
    assert_int_equal(rs_draft_find(ids, 1, 4, out), 0);
    assert_int_equal(rs_draft_find(ids, 0, 4, out), 0);
}

/* Behind "a b a b" stands "a b a b ...", although only two tokens of it are there. */
static void drafts_run_round(void **state)
{
    static const int32_t ids[] = {5, 6, 7, 6, 7};
    int32_t out[5];
    (void)state;
    assert_int_equal(rs_draft_find(ids, 5, 5, out), 2);
    for (int i = 0; i < 5; i++)
        assert_int_equal(out[i], i % 2 ? 7 : 6);
}

static double expected_rate(const rs_pace *p, int32_t match, int32_t k)
{
    double expected = 1, next = 1;
    for (int32_t i = 0; i < k; i++)
        expected += next *= rs_pace_acceptance(p, match);
    return expected / rs_pace_cost_ns(p, k + 1);
}

/* The number chosen is the best of all by the formula, whatever costs and acceptance are. */
/* The first pass of a width, which loads and records, and then one that counts. */
static void see_width(rs_pace *p, int32_t width, double ns)
{
    rs_pace_round(p, width, 50 * ns);
    rs_pace_round(p, width, ns);
}

static void pace_takes_the_best(void **state)
{
    rs_rng rng = {3};
    (void)state;
    for (int i = 0; i < 200; i++) {
        rs_pace p;
        int32_t most = 1 + (int32_t)rs_rng_below(&rng, 15), match = 9, k = -1;
        rs_pace_init(&p);
        double slope = rs_rng_unit(&rng) * 0.4;
        for (int32_t width = 1; width <= most + 1; width++)
            see_width(&p, width, 1e6 * (1 + slope * width + rs_rng_unit(&rng) / 2));
        for (uint32_t n = rs_rng_below(&rng, 30); n; n--)
            rs_pace_drafts(&p, match, 4, (int32_t)rs_rng_below(&rng, 5));
        rs_pace_choose(&p, 1, &match, &most, most + 1, &k);
        assert_true(k >= 0 && k <= most);
        for (int32_t other = 0; other <= most; other++)
            assert_true(expected_rate(&p, match, k) >= expected_rate(&p, match, other));
    }
}

static void pace_follows_what_it_sees(void **state)
{
    rs_pace p;
    int32_t match[2] = {9, 2}, most[2] = {7, 7}, k[2];
    (void)state;
    rs_pace_init(&p);
    for (int32_t width = 1; width <= 16; width++)
        see_width(&p, width, 1000); /* width costs nothing */
    rs_pace_choose(&p, 2, match, most, 16, k);
    assert_int_equal(k[0], 7);
    assert_int_equal(k[1], 7);
    for (int32_t width = 2; width <= 16; width++)
        for (int i = 0; i < 40; i++)
            rs_pace_round(&p, width,
                          1000 * width + (width > 1 ? 1e5 : 0)); /* everything does */
    see_width(&p, 1, 1000);
    rs_pace_choose(&p, 1, match, most, 8, k);
    assert_int_equal(k[0], 0);
    rs_pace_init(&p);
    for (int32_t width = 2; width <= 16; width++)
        see_width(&p, width, 1000 + 100 * width);
    for (int i = 0; i < 50; i++) {
        rs_pace_drafts(&p, 9, 4, 4); /* long matches hold, short ones never do */
        rs_pace_drafts(&p, 2, 4, 0);
    }
    assert_true(rs_pace_acceptance(&p, 9) > 0.9 && rs_pace_acceptance(&p, 2) < 0.1);
    rs_pace_choose(&p, 2, match, most, 16, k);
    assert_int_equal(k[0], 7);
    assert_int_equal(k[1], 0);
}

static rs_session open_session(const toy_spec *s, const char *weights, const char *rows)
{
    enum { CONTEXT = TURNS * (VERIFY_PROMPT + NEW - 1) }; /* just what all turns need */
    return verify_open(s, (rs_session_options){.weights = weights, .context = CONTEXT}, rows);
}

static void compare_texts(const rs_session *s, const char *arch, rs_verify_times *sum)
{
    static const rs_verify ways[] = {{1, false}, {3, false}, {15, true}};
    static const float temperatures[] = {0, 0.3f, 1.5f};
    verify_how how = {
        .lanes = LANES, .turns = TURNS, .max_new = getenv("RS_TEST_QUICK") ? NEW / 2 : NEW};
    for (size_t t = 0; t < sizeof temperatures / sizeof *temperatures; t++) {
        how.temperature = temperatures[t];
        verify_compare(s, arch, &how, ways, sizeof ways / sizeof *ways, sum);
    }
}

/* RS_TEST_QUICK: each model with one kind of weights, and shorter texts. */
static void texts_are_the_same(void **state)
{
    bool quick = getenv("RS_TEST_QUICK") != NULL;
    int64_t kept = 0, drafted = 0;
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++)
        for (int exact = quick ? i % 2 : 0; exact < (quick ? i % 2 + 1 : 2); exact++) {
            rs_verify verify = {15, true};
            rs_verify_times sum = {0};
            rs_session s = open_session(&toy_specs[i], exact ? "exact" : "routed", NULL);
            if (!exact && !rs_verify_note(&s, &verify, LANES)) {
                rs_session_close(&s); /* this machine's own table promises nothing */
                continue;
            }
            compare_texts(&s, toy_specs[i].arch, &sum);
            printf("%s %s: %lld rounds, %lld of %lld drafts kept\n", toy_specs[i].arch,
                   exact ? "exact" : "routed", (long long)sum.rounds, (long long)sum.kept,
                   (long long)sum.drafted);
            kept += sum.kept;
            drafted += sum.drafted;
            assert_true(sum.drafted > 0);
            rs_session_close(&s);
        }
    assert_true(kept > 0 && kept < drafted); /* both branches ran */
}

/* A table of `exact` routes is not complained of; int8 activations beside them are seen. */
static void routes_that_differ_are_named(void **state)
{
    static const char *const tables[] = {
        "\"x\",\"*\",1,1,\"cpu_linear_gemv_scalar\",\"row_split\",\"exact\"\n"
        "\"x\",\"*\",2,2147483647,\"cpu_linear_ref\",\"row_split\",\"exact\"\n",
        "\"x\",\"*\",1,1,\"cpu_linear_ref\",\"row_split\",\"exact\"\n"
        "\"x\",\"*\",2,2147483647,\"cpu_linear_maddubs/cols=4\",\"rows16\",\"a8\"\n"};
    rs_device device;
    rs_err err = {0};
    (void)state;
    assert_int_equal(rs_device_open("cpu", &device, &err), RS_OK);
    for (int i = 0; i < (device.cpu_features & RS_CPU_AVX2 ? 2 : 1); i++) {
        char why[RS_FORWARD_WHY];
        rs_session s = open_session(&toy_specs[1], "routed", tables[i]);
        assert_int_equal(rs_forward_same_sums(s.forward, 16, why), i == 0);
        if (i)
            assert_non_null(strstr(why, "cpu_linear_maddubs"));
        assert_true(rs_forward_same_sums(s.forward, 1, why)); /* narrower than the change */
        rs_session_close(&s);
    }
}

static void options_are_checked(void **state)
{
    static const char *const bad[] = {"0", "64", "-1", "many", "", "4x"};
    rs_verify v = {9, true};
    rs_err err;
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        err = (rs_err){0};
        assert_int_equal(rs_verify_parse(bad[i], 1, &v, &err), RS_USAGE);
        assert_non_null(strstr(err.msg, "--verify"));
    }
    assert_int_equal(rs_verify_parse("4", 16, &v, &err), RS_USAGE); /* 5 x 16 rows */
    assert_int_equal(rs_verify_parse("auto", 64, &v, &err), RS_USAGE);
    assert_int_equal(rs_verify_parse("3", 16, &v, &err), RS_OK);
    assert_true(v.drafts == 3 && !v.adapt);
    assert_int_equal(rs_verify_parse("auto", 16, &v, &err), RS_OK);
    assert_true(v.drafts == 3 && v.adapt);
    assert_int_equal(rs_verify_parse(NULL, 64, &v, &err), RS_OK);
    assert_int_equal(v.drafts, 0);
}

static rs_status judge(const int32_t *ids, size_t count, rs_corpus *c, rs_err *err)
{
    verify_ok(rs_corpus_count(ids, count, c, err), err);
    return rs_corpus_judge("x.txt", c, err);
}

static void corpora_are_judged(void **state)
{
    enum { COUNT = 1200 };
    int32_t ids[COUNT];
    rs_corpus c;
    rs_err err = {0};
    rs_rng rng = {1};
    (void)state;
    for (int i = 0; i < COUNT; i++)
        ids[i] = i % 10;
    assert_int_equal(judge(ids, COUNT, &c, &err), RS_FAILED);
    assert_non_null(strstr(err.msg, "98.0 % repeated bigrams"));
    assert_non_null(strstr(err.msg, "10 distinct"));
    for (int i = 0; i < COUNT; i++)
        ids[i] = i;
    assert_int_equal(judge(ids, COUNT, &c, &err), RS_FAILED);
    assert_non_null(strstr(err.msg, "never repeats"));
    assert_int_equal(judge(ids, RS_CORPUS_LEAST - 1, &c, &err), RS_FAILED);
    assert_non_null(strstr(err.msg, "too short"));
    assert_int_equal(judge(ids, 0, &c, &err), RS_FAILED);
    for (int i = 0; i < COUNT; i++) /* words of Zipf's law */
        ids[i] = (int32_t)(exp(rs_rng_unit(&rng) * 7));
    assert_int_equal(judge(ids, COUNT, &c, &err), RS_OK);
    assert_int_equal(c.tokens, COUNT);
    assert_true(c.repeated_bigrams > 0.02 && c.repeated_bigrams < 0.5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_the_longest_and_latest),
        cmocka_unit_test(drafts_run_round),
        cmocka_unit_test(pace_takes_the_best),
        cmocka_unit_test(pace_follows_what_it_sees),
        cmocka_unit_test(texts_are_the_same),
        cmocka_unit_test(routes_that_differ_are_named),
        cmocka_unit_test(options_are_checked),
        cmocka_unit_test(corpora_are_judged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
