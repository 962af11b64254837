/* Jobs survive the trip to a worker; broken ones are refused. */
#include "sweep/job.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static FILE *stream_of(const char *text)
{
    FILE *f = tmpfile();
    assert_non_null(f);
    fputs(text, f);
    rewind(f);
    return f;
}

static void test_round_trip(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_job_run runs[] = {{"a/rows=4", false, false}, {"b", true, true}};
    rs_job_case cases[] = {{.shape = {0}, .model = "/a folder/m.gguf", .projection = 7},
                           {.shape = {0}}};
    assert_int_equal(rs_shape_parse("q5g64:linear:33x640", &cases[0].shape, NULL), RS_OK);
    assert_int_equal(rs_shape_parse("q8g32:linear:1x1", &cases[1].shape, NULL), RS_OK);
    rs_job_cell cells[] = {{0, 3, 2, runs, 2}, {1, 64, 1, runs, 1}};
    const char *plugins[] = {"./my plugin.so"};
    rs_job job = {"cpu",   RS_MODE_trace,
                  true,    18446744073709551615u,
                  12,      true,
                  0.005,   2,
                  plugins, 1,
                  cases,   2,
                  cells,   2},
           back;
    FILE *f = tmpfile();
    assert_int_equal(rs_job_write(f, &job, NULL), RS_OK);
    rewind(f);
    assert_int_equal(rs_job_read(f, arena, &back, NULL), RS_OK);
    fclose(f);
    assert_string_equal(back.backend, "cpu");
    assert_true(back.seed == job.seed && back.rounds == 12 && back.screen && back.threads == 2);
    assert_string_equal(back.plugins[0], plugins[0]);
    assert_int_equal(back.case_count, 2);
    assert_string_equal(back.cases[0].model, cases[0].model);
    assert_int_equal(back.cases[0].projection, 7);
    assert_null(back.cases[1].model);
    assert_true(rs_shape_equal(&back.cases[0].shape, &cases[0].shape));
    assert_int_equal(back.cell_count, 2);
    assert_int_equal(back.cells[0].run_count, 2);
    assert_string_equal(back.cells[0].runs[1].schedule, "b");
    assert_true(back.mode == RS_MODE_trace && back.probe && back.g == 0.005);
    assert_true(back.cells[0].runs[1].twin && !back.cells[0].runs[0].twin);
    assert_true(back.cells[0].runs[1].incumbent && !back.cells[0].runs[0].incumbent);
    assert_int_equal(back.cells[1].t, 64);
    assert_int_equal(back.cells[0].session, 2);
    rs_arena_free(arena);
}

static void test_broken(void **state)
{
    (void)state;
    static const char *const broken[] = {
        "",
        "backend cpu\nmode chain\n", /* no go */
        "go\n",
        "backend cpu\nmode tepid\ngo\n",
        "backend cpu\nmode chain\nseed x\ngo\n",
        "backend cpu\nmode chain\ncell 0 1\ngo\n", /* no such case */
        "backend cpu\nmode chain\nrun 00 a\ngo\n", /* no cell */
        "backend cpu\nmode chain\ncase q9:linear:1x1 0 -\ngo\n",
        "backend cpu\nmode chain\nnonsense 1\ngo\n",
    };
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        rs_arena *arena = rs_arena_new();
        rs_job job;
        FILE *f = stream_of(broken[i]);
        assert_int_equal(rs_job_read(f, arena, &job, NULL), RS_FORMAT);
        fclose(f);
        rs_arena_free(arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_round_trip),
                                       cmocka_unit_test(test_broken)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
