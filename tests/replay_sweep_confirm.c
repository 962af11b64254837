/* `sweep plan --confirm` with a stub engine that has planted times: what agrees stays, what
   disagrees or fails goes back, and what the engine is asked is what was meant. Layer: tests.
 */
#include "situ_bench.h"

static int confirm(bench *b, const char *does, const char *more, const char **out)
{
    setenv("STUB_DOES", does, 1);
    return run(
        b,
        rs_arena_printf(b->arena,
                        "%s plan --confirm --engine %s --model \"%s\" --db %s --rounds 4 "
                        "%s",
                        b->sweep, b->stub, b->model, b->db, more),
        out);
}

static void what_agrees_stays(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out;
    assert_int_equal(confirm(&b, "agree", "--quiet", &out), 0);
    holds(out, "in situ T=1 agrees");
    holds(sql(&b, "SELECT schedule, evidence FROM band WHERE t_lo = 1"), FAST);
    holds(sql(&b, "SELECT evidence FROM band WHERE t_lo = 1"), "in situ T=1 agrees");
    assert_int_equal(run(&b,
                         rs_arena_printf(b.arena, "%s plan --db %s --emit c --out %s", b.sweep,
                                         b.db, b.folder),
                         &out),
                     0);
    holds(out, "written");
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, "cat %s/%s/linear.c", b.folder, b.tier), &out), 0);
    holds(out, "in situ T=1 agrees: round +");
    close_bench(&b);
}

static void what_disagrees_goes_back(void **state)
{
    (void)state;
    static const char *const cases[] = {"disagree", "crash"};
    for (size_t i = 0; i < 2; i++) {
        bench b = open_bench();
        const char *out;
        setenv("STUB_WHO", FAST, 1);
        assert_int_equal(confirm(&b, cases[i], "--quiet", &out), 0);
        holds(out, "reverted " FAST);
        holds(sql(&b, "SELECT schedule FROM band WHERE t_lo = 1"), REF);
        holds(sql(&b, "SELECT why FROM verdict WHERE t = 1"), "lost inside the engine");
        /* The word stays in the database: a plan without the engine gives the same table. */
        assert_int_equal(run(&b,
                             rs_arena_printf(b.arena, "%s plan --db %s --explain %s@1", b.sweep,
                                             b.db, b.shape),
                             &out),
                         0);
        holds(out, i ? "failed: " : "disagrees: round -");
        close_bench(&b);
    }
}

/* Six sessions that cannot tell leave the route provisional, and say so. */
static void what_is_undecided_is_told(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out;
    assert_int_equal(confirm(&b, "same", "--quiet", &out), 0);
    holds(out, "in situ T=1");
    const char *sessions = sql(&b, "SELECT count(*) FROM session WHERE mode = 'in_situ'");
    assert_true(atoi(sessions) >= 3 && atoi(sessions) <= 6);
    close_bench(&b);
}

/* Nobody calls it: it is banked, and the engine is not even started. */
static void what_nobody_calls_is_banked(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out, *trace = rs_arena_printf(b.arena, "%s/trace", b.folder);
    FILE *f = fopen(trace, "w");
    assert_non_null(f);
    fputs("q4g64:linear:64x4096 1 10\n", f);
    fclose(f);
    assert_int_equal(
        confirm(&b, "agree", rs_arena_printf(b.arena, "--quiet --trace %s", trace), &out), 0);
    holds(out, "banked");
    assert_int_not_equal(access(b.log, F_OK), 0);
    close_bench(&b);
}

/* A geometry in place of a file; the device, the kind of round and the table for all other
   nodes reach the engine. */
static void a_geometry_confirms(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out,
        *line = "%s plan --confirm --engine %s --synthetic 'toy it' --db %s --rounds 4 --quiet "
                "--backend cpu --round decode --routes %s %s";
    setenv("STUB_DOES", "agree", 1);
    setenv("STUB_SHAPES", b.shape, 1);
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, line, b.sweep, b.stub, b.db, b.stub, ""), &out), 0);
    holds(out, "in situ T=1 agrees");
    assert_string_equal(sql(&b, "SELECT DISTINCT weights FROM session WHERE mode = 'in_situ'"),
                        "synthetic toy it\n");
    assert_int_equal(run(&b, rs_arena_printf(b.arena, "tail -1 %s", b.log), &out), 0);
    holds(out, "in-situ --synthetic toy it --shape");
    holds(out, "--backend cpu");
    holds(out, "--round decode");
    holds(out, rs_arena_printf(b.arena, "--routes %s", b.stub));
    /* All is known: nobody is asked again. */
    setenv("STUB_DOES", "broken", 1);
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, line, b.sweep, b.stub, b.db, b.stub, ""), &out), 0);
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, line, b.sweep, b.stub, b.db, b.stub, "--model x"),
            &out),
        2);
    holds(out, "give one");
    assert_int_equal(
        run(&b, rs_arena_printf(b.arena, line, b.sweep, b.stub, b.db, b.stub, "--round all"),
            &out),
        2);
    holds(out, "--round 'all'");
    assert_int_not_equal(
        run(&b,
            rs_arena_printf(b.arena, line, b.sweep, b.stub, b.db, b.stub, "--backend cuda:99"),
            &out),
        0);
    holds(out, "cuda:99");
    close_bench(&b);
}

/* What the geometry does not call is not asked for, and its bands say so. */
static void shapes_elsewhere_stay_provisional(void **state)
{
    (void)state;
    bench b = open_bench();
    const char *out;
    setenv("STUB_DOES", "agree", 1);
    setenv("STUB_SHAPES", "q8g32:linear:64x64", 1);
    assert_int_equal(
        run(&b,
            rs_arena_printf(b.arena, "%s plan --confirm --engine %s --synthetic toy --db %s",
                            b.sweep, b.stub, b.db),
            &out),
        0);
    holds(out, "is not in the model: its bands stay provisional");
    holds(out, "provisional: not run in situ");
    assert_string_equal(sql(&b, "SELECT count(*) FROM session WHERE mode = 'in_situ'"), "0\n");
    close_bench(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_agrees_stays),
        cmocka_unit_test(what_disagrees_goes_back),
        cmocka_unit_test(what_is_undecided_is_told),
        cmocka_unit_test(what_nobody_calls_is_banked),
        cmocka_unit_test(a_geometry_confirms),
        cmocka_unit_test(shapes_elsewhere_stay_provisional),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
