/* The in-situ protocol from both sides: what the engine prints is read, what it must not print
   is refused, and a stub engine with planted times drives `sweep --mode in_situ` to every
   verdict and every kind of failure. Layer: tests. */
#include "situ_bench.h"

/* ---- the protocol ---- */

/* Every name in an answer stands in the page that documents it. */
static void check_documented(bench *b, const char *page, const rs_json_value *value)
{
    for (const rs_json_value *v = value->first; v; v = v->next) {
        if (v->name && !strstr(page, rs_arena_printf(b->arena, "`%s`", v->name)) &&
            !strstr(page, rs_arena_printf(b->arena, "`%s[]`", v->name)))
            fail_msg("'%s' is not documented", v->name);
        check_documented(b, page, v);
    }
}

static void answer_is_documented(bench *b, const char *schema, const char *text)
{
    const rs_json_value *root = NULL;
    const char *page;
    rs_err err = {0};
    must(rs_json_parse(b->arena, text, strlen(text), &root, &err), &err);
    assert_string_equal(rs_json_find(root, "schema")->text, schema);
    int code =
        run(b,
            rs_arena_printf(b->arena,
                            "sed -n '\\|^## %s$|,\\|^## routesweep.[^i]|p' " RS_SOURCE_DIR
                            "/reports/json-schemas.md",
                            schema),
            &page);
    assert_int_equal(code, 0);
    assert_true(strlen(page) > 100);
    check_documented(b, page, root);
}

/* The real engine on the toy: its answer is read. */
static void the_engine_is_understood(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *text, *list[] = {REF, FAST};
    rs_situ_cell cell = {b.shape, 1, list, 2};
    rs_situ_reading r;
    rs_err err = {0};
    int code = run(&b,
                   rs_arena_printf(b.arena,
                                   "'%s' in-situ \"%s\" --shape %s --tokens 1 --schedules " REF
                                   "," FAST " --rounds 4 --passes 1 --json --quiet",
                                   b.engine, b.model, b.shape),
                   &text);
    if (code)
        fail_msg("%s", text);
    must(rs_situ_read(b.arena, &cell, text, &r, &err), &err);
    answer_is_documented(&b, "routesweep.in-situ/1", text);
    assert_string_equal(r.tier, b.tier);
    assert_string_equal(r.kind, "decode");
    assert_string_equal(r.hashes[1], hash_of(FAST));
    assert_int_equal(r.rounds, 4);
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 4; k++) {
            const rs_situ_sample *s = &r.samples[i][k];
            assert_int_equal(s->round, k);
            assert_true(s->ns[RS_SITU_NODE] > 0);
            assert_true(s->ns[RS_SITU_ROUND] > s->ns[RS_SITU_NODE] * r.calls);
        }
    close_bench(&b);
}

static const char *stub_answer(bench *b, const char *does)
{
    const char *text;
    setenv("STUB_DOES", does, 1);
    int code = run(b,
                   rs_arena_printf(b->arena,
                                   "%s in-situ m --shape %s --tokens 1 --schedules " REF
                                   "," FAST " --rounds 4 --seed 3 --json --quiet",
                                   b->stub, b->shape),
                   &text);
    if (code)
        fail_msg("the stub ended with %d: %s", code, text);
    return text;
}

/* Whatever is not the answer to what was asked. */
static void nonsense_is_refused_by_name(void **state)
{
    (void)state;
    static const struct {
        const char *does, *part;
    } bad[] = {{"hole", "7 samples in 4 rounds of 2"},
               {"twice", "comes twice"},
               {"zero", "round_us is 0"},
               {"long", "do not fit into a round"},
               {"garbage", "line 1"}};
    bench b = open_bench();
    const char *list[] = {REF, FAST};
    rs_situ_cell cell = {b.shape, 1, list, 2};
    rs_situ_reading r;
    rs_err err = {0};
    const char *good = stub_answer(&b, "agree");
    must(rs_situ_read(b.arena, &cell, good, &r, &err), &err);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(rs_situ_read(b.arena, &cell, stub_answer(&b, bad[i].does), &r, &err),
                         RS_FORMAT);
        holds(err.msg, bad[i].part);
    }
    cell.t = 2; /* it answers another question */
    assert_int_equal(rs_situ_read(b.arena, &cell, good, &r, &err), RS_FORMAT);
    cell.t = 1;
    list[1] = "cpu_other";
    assert_int_equal(rs_situ_read(b.arena, &cell, good, &r, &err), RS_FORMAT);
    /* Cut anywhere, it is no answer; nothing may be read past its end. */
    list[1] = FAST;
    for (size_t length = 0; length + 2 < strlen(good); length += 97) {
        char *cut = rs_arena_strdup(b.arena, good);
        cut[length] = '\0';
        assert_int_equal(rs_situ_read(b.arena, &cell, cut, &r, &err), RS_FORMAT);
    }
    close_bench(&b);
}

/* ---- sweep --mode in_situ ---- */

static int measure(bench *b, const char *does, const char *more, const char **out)
{
    setenv("STUB_DOES", does, 1);
    return run(
        b,
        rs_arena_printf(b->arena,
                        "%s --mode in_situ --engine %s --model \"%s\" --db %s --repeat 4 "
                        "--tokens 1 %s",
                        b->sweep, b->stub, b->model, b->db, more),
        out);
}

static void samples_are_stored_and_shown(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out;
    assert_int_equal(measure(&b, "agree", "--spread --quiet", &out), 0);
    holds(out, "agrees");
    holds(out, "incumbent");
    assert_string_equal(sql(&b, "SELECT mode, count(*) FROM cell GROUP BY 1 ORDER BY 1"),
                        "chain,3\nin_situ,3\nin_situ_layer,3\nin_situ_node,3\n");
    assert_string_equal(sql(&b, "SELECT count(*), count(DISTINCT seed) FROM session WHERE mode "
                                "= 'in_situ' AND state = 'finished' AND "
                                "json_extract(env_before, '$.engine') <> ''"),
                        "3,3\n");
    assert_string_equal(sql(&b, "SELECT count(*), min(launches) FROM v_sample WHERE mode = "
                                "'in_situ_node'"),
                        "24,18\n");
    /* Again: nothing is missing, nothing is run. */
    assert_int_equal(remove(b.log), 0);
    assert_int_equal(measure(&b, "broken", "--quiet", &out), 0);
    assert_int_not_equal(access(b.log, F_OK), 0);
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, "%s db show --mode in_situ --db %s", b.sweep, b.db),
            &out),
        0);
    holds(out, "gain of the round");
    assert_int_equal(
        run(&b,
            rs_arena_printf(b.arena, "%s db show --mode in_situ --db %s --json", b.sweep, b.db),
            &out),
        0);
    answer_is_documented(&b, "routesweep.db.in-situ/1", out);
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, "%s db verify --db %s", b.sweep, b.db), &out), 0);
    /* The report and the screen compare what chain said; nothing was measured cold. */
    assert_int_equal(
        run(&b,
            rs_arena_printf(b.arena, "%s report --db %s --out %s/rep && cat %s/rep/index.html",
                            b.sweep, b.db, b.folder, b.folder),
            &out),
        0);
    holds(out, "Cold says, chain says, in situ says");
    holds(out,
          "decided for 1 pairs and open for 0; the same sign has chain in 1 of 1 (100.0 %).<");
    holds(out, "<th>chain says</th>");
    if (strstr(out, "cold says</th>"))
        fail_msg("a column for what nobody measured");
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, "%s screen in-situ --all --db %s", b.sweep, b.db),
            &out),
        0);
    holds(out, "1 pairs with a decided sign in situ, 0 without");
    holds(out, "chain 1 of 1 (100.0 %)");
    /* Chain verdicts do not see them. */
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, "%s db show --db %s", b.sweep, b.db), &out), 0);
    holds(out, "WIN");
    close_bench(&b);
}

/* Who fails alone is stored with the reason; the incumbent's samples are kept. */
static void whoever_fails_alone_is_to_blame(void **state)
{
    (void)state;
    static const struct {
        const char *does, *outcome, *part, *more;
    } cases[] = {{"crash", "crashed", "signal 11", ""},
                 {"hang", "timeout", "not done after 12 s", "--deadline 12s"},
                 {"garbage", "wrong", "the engine's answer", ""},
                 {"wrong", "wrong", "not finite", ""}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        bench b = open_bench();
        const char *out;
        setenv("STUB_WHO", FAST, 1);
        int code = measure(&b, cases[i].does, cases[i].more, &out);
        if (code)
            fail_msg("%s: exit %d: %s", cases[i].does, code, out);
        holds(out, "the others go on without it");
        out = sql(&b, "SELECT DISTINCT outcome, reason FROM entry WHERE outcome NOT IN ('ok')");
        holds(out, cases[i].outcome);
        holds(out, cases[i].part);
        assert_string_equal(sql(&b, "SELECT count(*) FROM v_sample WHERE mode = 'in_situ'"),
                            "12\n");
        close_bench(&b);
    }
}

/* An engine that cannot be trusted is an error, and nothing of it is stored. */
static void a_broken_engine_stores_nothing(void **state)
{
    (void)state;
    static const struct {
        const char *does, *part;
    } cases[] = {{"broken", "with " REF " alone"},
                 {"tier", "the engine ran on tier cpu-other"},
                 {"hash", "built from other code"},
                 {"hole", "samples in"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        bench b = open_bench();
        const char *out;
        int code = measure(&b, cases[i].does, "--quiet", &out);
        assert_int_not_equal(code, 0);
        holds(out, cases[i].part);
        assert_string_equal(sql(&b, "SELECT count(*) FROM cell WHERE mode <> 'chain'"), "0\n");
        close_bench(&b);
    }
}

static void refusals(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out, *line = "%s --mode in_situ --model \"%s\" --db %s --tokens 1 %s";
    assert_int_equal(run(&b, rs_arena_printf(b.arena, line, b.sweep, b.model, b.db, ""), &out),
                     2);
    holds(out, "--engine");
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, line, b.sweep, b.model, b.db, "--engine /no/such"),
            &out),
        3);
    holds(out, "/no/such");
    assert_int_equal(measure(&b, "agree", "--schedules " REF, &out), 2);
    assert_int_equal(measure(&b, "agree", "--shape q4g64:linear:64x4096", &out), 2);
    holds(out, "measure first");
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, "%s plan --confirm --db %s", b.sweep, b.db), &out), 2);
    holds(out, "--engine");
    close_bench(&b);
}

/* A geometry of the engine's: the engine lists its shapes, the name stands for the weights, and
   the table for all other nodes goes along. */
static void geometries_are_asked_for(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out, *line =
                         "%s --mode in_situ --engine %s --synthetic 'toy it' --db %s --repeat "
                         "4 --tokens 1 --routes %s --quiet";
    const char *command = rs_arena_printf(b.arena, line, b.sweep, b.stub, b.db, b.stub);
    setenv("STUB_DOES", "agree", 1);
    setenv("STUB_SHAPES", b.shape, 1);
    assert_int_equal(run(&b, command, &out), 0);
    assert_string_equal(sql(&b, "SELECT DISTINCT weights FROM session WHERE mode = 'in_situ'"),
                        "synthetic toy it\n");
    assert_int_equal(run(&b, rs_arena_printf(b.arena, "cat %s", b.log), &out), 0);
    holds(out, "--synthetic toy it --list");
    holds(out, rs_arena_printf(b.arena, "--routes %s", b.stub));
    setenv("STUB_SHAPES", "q8g32:linear:64x64", 1); /* not the one that was measured */
    assert_int_equal(run(&b, command, &out), 2);
    holds(out, "measure first");
    setenv("STUB_SHAPES", "no shape", 1);
    assert_int_equal(run(&b, command, &out), 1);
    holds(out, "list of shapes");
    assert_int_equal(run(&b, rs_arena_printf(b.arena, "%s --model x", command), &out), 2);
    holds(out, "either --model FILE or --synthetic NAME");
    close_bench(&b);
}

/* What the real engine lists of a geometry are shapes, what may be one op both so and apart. */
static void the_engine_lists_shapes(void **state)
{
    (void)state;
    bench b = open_bench();
    rs_situ_options o = {.engine = b.engine, .synthetic = "27b-hybrid", .timeout_s = 60};
    rs_situ_shapes shapes;
    rs_err err = {0};
    rs_status st = rs_situ_shapes_of(b.arena, &o, &shapes, &err);
    if (st && strstr(err.msg, "Function not implemented")) { /* valgrind 3.19: no pidfd_open */
        close_bench(&b);
        skip();
    }
    must(st, &err);
    assert_int_equal(shapes.count, 11);
    assert_true(rs_situ_has_shape(&shapes, "q4g64+q5g64:gdn_input_proj:4096+12288x5120"));
    assert_true(rs_situ_has_shape(&shapes, "q5g64:linear:12288x5120"));
    assert_true(rs_situ_has_shape(&shapes, "q4g64:linear_swiglu:34816x5120"));
    assert_true(rs_situ_has_shape(&shapes, "q4g64:linear:17408x5120"));
    assert_true(rs_situ_has_shape(&shapes, "q8g32:linear:248320x5120"));
    o.synthetic = "28b";
    assert_int_not_equal(rs_situ_shapes_of(b.arena, &o, &shapes, &err), RS_OK);
    holds(err.msg, "27b-hybrid");
    close_bench(&b);
}

/* Outside of the model too --schedules are who is measured, and nobody is screened out. */
static void given_schedules_race_alone(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out, *line = "%s --db %s/own.sqlite --shape q4g64:linear:64x256 --tokens 1 "
                             "--threads 1 --sessions 1 --repeat 2 --schedules %s";
    if (run(&b, rs_arena_printf(b.arena, line, b.sweep, b.folder, REF "," FAST " --quiet"),
            &out))
        fail_msg("%s", out);
    b.db = rs_arena_printf(b.arena, "%s/own.sqlite", b.folder);
    assert_string_equal(sql(&b, "SELECT DISTINCT schedule FROM v_entry WHERE schedule NOT LIKE "
                                "'control:%' ORDER BY 1"),
                        FAST "\n" REF "\n");
    assert_string_equal(sql(&b, "SELECT count(*) FROM v_entry WHERE reason LIKE 'screened%'"),
                        "0\n");
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, line, b.sweep, b.folder, REF ",cpu_nothing"), &out),
        2);
    holds(out, "cpu_nothing");
    close_bench(&b);
}

/* A given schedule is left out where it serves not: the first, too. */
static void given_schedules_keep_to_their_domain(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out, *line = "--shape %s --tokens %s --schedules " FAST "," REF;
    if (measure(&b, "agree", rs_arena_printf(b.arena, line, b.shape, "1,2"), &out))
        fail_msg("%s", out);
    holds(out, "T=2 without " FAST);
    holds(out, "left out");
    assert_string_equal(sql(&b, "SELECT DISTINCT t FROM cell WHERE mode = 'in_situ'"), "1\n");
    assert_int_not_equal(
        measure(&b, "agree", rs_arena_printf(b.arena, line, b.shape, "2"), &out), 0);
    holds(out, "no cell is served by two of the schedules");
    close_bench(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_engine_is_understood),
        cmocka_unit_test(nonsense_is_refused_by_name),
        cmocka_unit_test(samples_are_stored_and_shown),
        cmocka_unit_test(whoever_fails_alone_is_to_blame),
        cmocka_unit_test(a_broken_engine_stores_nothing),
        cmocka_unit_test(refusals),
        cmocka_unit_test(geometries_are_asked_for),
        cmocka_unit_test(the_engine_lists_shapes),
        cmocka_unit_test(given_schedules_race_alone),
        cmocka_unit_test(given_schedules_keep_to_their_domain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
