/* Drafts on the CUDA engine, on toy models of every architecture: with one order of sums
   throughout, that a row of a pass has the bits of a step of its own and that a text with
   drafts is the text without; with other routes, that what is said of them names a schedule,
   and that runs end well and repeat; all counts. Exit 77 without a device.

   cuda_linear_ref gives a column the same bits whatever stands beside it: a warp's lanes walk
   along K for each column apart. Attention does where keys are in one part. So with a table of
   these two the texts are required to be equal even where rs_forward_same_sums, which knows of
   claims alone, does not promise it; with any other only where it does. */
#include "engine/forward_internal.h"
#include "engine/verify.h"
#include "tests/verify_turns.h"

enum { SKIP = 77, LANES = VERIFY_LANES, DRAFTS_MAX = 7, AUTO = 15, ROWS_MAX = 8 };

static const char backend[] = "cuda:0";

/* All turns just fit: a draft behind the last token's place would be an error. */
enum { CONTEXT = VERIFY_TURNS_MAX * (VERIFY_PROMPT + VERIFY_NEW_MAX - 1) };

/* One order of sums at every width, keys in one part. */
static const char one_order[] =
    "\"x\",\"*\",1,2147483647,\"cuda_linear_ref\",\"row_split\",\"exact\"\n"
    "\"x\",\"bf16:attn_decode:4+2x32\",1,2147483647,\"cuda_attn_split/splits=1\",\"kv_pages\","
    "\"exact\"\n";

/* Another order at T 1 than wider, and keys in up to eight parts, fewer in wider passes. */
static const char two_orders[] =
    "\"x\",\"*\",1,1,\"cuda_linear_gemv/warps=4,unroll=2\",\"frag16\",\"exact\"\n"
    "\"x\",\"*\",2,2147483647,\"cuda_linear_ref\",\"row_split\",\"exact\"\n"
    "\"x\",\"bf16:attn_decode:4+2x32\",1,2147483647,\"cuda_attn_split/splits=8\",\"kv_pages\","
    "\"exact\"\n";

/* A session by `one_order`, which nothing else serves in. */
static rs_session open_one_order(const toy_spec *spec)
{
    rs_session s = verify_open(
        spec, (rs_session_options){.backend = backend, .context = CONTEXT}, one_order);
    const rs_forward *f = s.forward;
    assert_true(rs_forward_on_gpu(f));
    assert_int_equal(rs_splits_most(&f->splits, 1, rs_kv_config_of(f->kv)->context), 1);
    for (size_t i = 0; i < f->tensors.shape_count; i++) {
        const rs_dispatch *d = &f->side.dispatches[i];
        assert_int_equal(d->band_count, 1);
        assert_null(d->bands[0].fallback);
        assert_string_equal(d->bands[0].schedule.candidate->id, "cuda_linear_ref");
    }
    return s;
}

/* ---- one pass ---- */

/* Rows of all lanes in one pass, as a round of drafts has them: lane i holds held[i] tokens,
   which end in front of an edge of a page, behind one and in the first, and has rows[i]. */
static const int32_t order[LANES] = {2, 0, 1}, held[LANES] = {29, 3, 64},
                     rows[LANES] = {ROWS_MAX, 1, 5};
enum { ROWS_ALL = ROWS_MAX + 1 + 5 };

/* Run the rows from tokens[lane][position] on, and read their logits. */
static void wide_pass(const rs_session *s, int32_t tokens[LANES][TOY_CONTEXT], float *logits)
{
    int32_t ids[ROWS_ALL], lanes[ROWS_ALL], positions[ROWS_ALL], count = 0;
    rs_err err = {0};
    for (int i = 0; i < LANES; i++)
        for (int32_t r = 0, lane = order[i]; r < rows[lane]; r++, count++) {
            lanes[count] = lane;
            positions[count] = held[lane] + r;
            ids[count] = tokens[lane][positions[count]];
        }
    rs_batch batch = {ids, lanes, positions, count};
    assert_int_equal(count, ROWS_ALL);
    verify_ok(rs_forward_pass(s->forward, &batch, &err), &err);
    verify_ok(rs_forward_logits(s->forward, 0, count, logits, &err), &err);
}

static void take_back(const rs_session *s)
{
    rs_err err = {0};
    for (int32_t i = 0; i < LANES; i++)
        verify_ok(rs_kv_resize(rs_forward_kv(s->forward), i, held[i], &err), &err);
}

/* The same rows as steps of one token, each lane by itself, against the pass's logits. */
static void compare_steps(const rs_session *s,
                          const char *arch,
                          int32_t tokens[LANES][TOY_CONTEXT],
                          const float *wide)
{
    float logits[TOY_VOCAB];
    rs_err err = {0};
    for (int i = 0; i < LANES; i++)
        for (int32_t r = 0, lane = order[i]; r < rows[lane]; r++, wide += TOY_VOCAB) {
            int32_t position = held[lane] + r;
            rs_batch batch = {&tokens[lane][position], &lane, &position, 1};
            verify_ok(rs_forward_pass(s->forward, &batch, &err), &err);
            verify_ok(rs_forward_logits(s->forward, 0, 1, logits, &err), &err);
            if (memcmp(logits, wide, sizeof logits) != 0)
                fail_msg("%s: lane %d, position %d: a step gives other bits than a pass of %d "
                         "rows",
                         arch, lane, position, ROWS_ALL);
        }
}

/* What was drafted wrong and taken back leaves nothing behind, and a row's bits do not depend
   on the rows beside it. */
static void rows_know_no_neighbours(void **state)
{
    static float wide[ROWS_ALL * TOY_VOCAB], wrong[ROWS_ALL * TOY_VOCAB];
    int32_t tokens[LANES][TOY_CONTEXT], other[LANES][TOY_CONTEXT];
    rs_rng rng = {17};
    rs_err err = {0};
    (void)state;
    for (int lane = 0; lane < LANES; lane++)
        for (int i = 0; i < TOY_CONTEXT; i++) {
            tokens[lane][i] = (int32_t)rs_rng_below(&rng, TOY_VOCAB);
            other[lane][i] = (int32_t)rs_rng_below(&rng, TOY_VOCAB);
        }
    for (int i = 0; i < TOY_COUNT; i++) {
        rs_session s = open_one_order(&toy_specs[i]);
        for (int32_t lane = 0; lane < LANES; lane++)
            verify_ok(rs_forward_prefill(s.forward, lane, tokens[lane], held[lane], &err),
                      &err);
        wide_pass(&s, other, wrong);
        take_back(&s);
        wide_pass(&s, tokens, wide);
        assert_memory_not_equal(wide, wrong, sizeof wide); /* logits tell tokens apart */
        take_back(&s);
        compare_steps(&s, toy_specs[i].arch, tokens, wide);
        rs_session_close(&s);
    }
}

/* ---- texts ---- */

/* What is said of the routes; a no has its reason, and names a schedule or attention. */
static bool promised(const rs_session *s, const char *what, rs_verify verify, int32_t lanes)
{
    char why[RS_FORWARD_WHY];
    rs_generate_options o = {.verify = verify, .lanes = lanes};
    bool same = rs_forward_same_sums(s->forward, rs_generator_rows(&o), why);
    assert_int_equal(rs_verify_note(s, &verify, lanes), same);
    print_message("%s, %d rows: %s%s\n", what, rs_generator_rows(&o),
                  same ? "one order of sums" : "no promise: ", why);
    if (same ? *why != '\0' : !strstr(why, " cuda_") && !strstr(why, "attention cuts the keys"))
        fail_msg("%s: '%s' is no reason", what, why);
    return same;
}

static void compare_all(const rs_session *s, const char *arch, rs_verify_times *sum)
{
    static const float temperatures[] = {0, 0.3f, 1.5f};
    rs_verify ways[DRAFTS_MAX];
    const rs_verify adapted = {AUTO, true};
    verify_how how = {.turns = VERIFY_TURNS_MAX, .max_new = VERIFY_NEW_MAX};
    for (int32_t k = 1; k <= DRAFTS_MAX; k++)
        ways[k - 1] = (rs_verify){k, false};
    for (how.lanes = 1; how.lanes <= LANES; how.lanes += LANES - 1)
        for (size_t t = 0; t < sizeof temperatures / sizeof *temperatures; t++) {
            rs_verify_times alone = {0};
            how.temperature = temperatures[t];
            verify_compare(s, arch, &how, ways, DRAFTS_MAX, sum);
            verify_compare(s, arch, &how, &adapted, 1, &alone);
            print_message("%s, %d lanes, temperature %g, auto: %lld rounds, %lld of %lld "
                          "drafts kept\n",
                          arch, how.lanes, (double)how.temperature, (long long)alone.rounds,
                          (long long)alone.kept, (long long)alone.drafted);
            sum->drafted += alone.drafted;
            sum->kept += alone.kept;
            sum->rounds += alone.rounds;
        }
}

static void texts_are_the_same(void **state)
{
    (void)state;
    for (int i = 0; i < TOY_COUNT; i++) {
        const char *arch = toy_specs[i].arch;
        rs_verify_times sum = {0};
        rs_session s = open_one_order(&toy_specs[i]);
        promised(&s, arch, (rs_verify){DRAFTS_MAX, false}, LANES);
        compare_all(&s, arch, &sum);
        print_message("%s: %lld rounds, %lld of %lld drafts kept\n", arch,
                      (long long)sum.rounds, (long long)sum.kept, (long long)sum.drafted);
        assert_true(sum.kept > 0 && sum.kept < sum.drafted); /* both branches ran */
        rs_session_close(&s);
    }
}

/* Fixed numbers of drafts repeat on one device whatever its routes are; adapted ones need not,
   for they go by times. */
static void check_repeats(const rs_session *s, const char *what, const verify_how *how)
{
    static const int32_t drafts[] = {0, 3, DRAFTS_MAX};
    verify_text first, again, adapted;
    rs_verify_times sum = {0};
    for (size_t i = 0; i < sizeof drafts / sizeof *drafts; i++) {
        rs_verify verify = {drafts[i], false};
        verify_run(s, how, verify, &first, &sum);
        verify_run(s, how, verify, &again, &sum);
        if (verify_parting(&first, &again) >= 0)
            fail_msg("%s: %d drafts: a second run gives another text", what, drafts[i]);
    }
    verify_run(s, how, (rs_verify){AUTO, true}, &adapted, &sum);
    print_message("%s, %d lanes: %lld of %lld drafts kept\n", what, how->lanes,
                  (long long)sum.kept, (long long)sum.drafted);
    assert_true(sum.drafted > 0);
}

/* The device's own routes with both stores of keys and values, and a table of two orders. */
static void other_routes_end_well(void **state)
{
    static const struct {
        const char *name, *rows, *kv;
    } routes[] = {{"own routes", NULL, NULL},
                  {"own routes, int8", NULL, "int8"},
                  {"two orders", two_orders, NULL}};
    const rs_verify most = {DRAFTS_MAX, false};
    rs_verify_times sum = {0};
    (void)state;
    for (size_t r = 0; r < sizeof routes / sizeof *routes; r++)
        for (int i = 0; i < TOY_COUNT; i++) {
            verify_how how = {.turns = VERIFY_TURNS_MAX, .max_new = VERIFY_NEW_MAX};
            rs_session_options o = {.backend = backend, .context = CONTEXT, .kv = routes[r].kv};
            rs_session s = verify_open(&toy_specs[i], o, routes[r].rows);
            char what[64];
            snprintf(what, sizeof what, "%s, %s", toy_specs[i].arch, routes[r].name);
            bool same = promised(&s, what, most, LANES);
            assert_false(same && routes[r].rows); /* two orders are seen */
            for (how.lanes = 1; how.lanes <= LANES; how.lanes += LANES - 1) {
                check_repeats(&s, what, &how);
                if (same)
                    verify_compare(&s, what, &how, &most, 1, &sum);
            }
            rs_session_close(&s);
        }
}

int main(void)
{
    rs_device device;
    rs_err err = {0};
    if (rs_device_open(backend, &device, &err)) {
        fprintf(stderr, "skipped: %s\n", err.msg);
        return SKIP;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_know_no_neighbours),
        cmocka_unit_test(texts_are_the_same),
        cmocka_unit_test(other_routes_end_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
