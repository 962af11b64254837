/* engine run, trace, perplexity and bench from outside, on a toy model: outputs, exit codes,
   one clear line for each mistake. Layer: tests. */
#include "tests/engine_shell.h"

static void same_command_same_bytes(void **state)
{
    static const char *const lines[] = {
        ENGINE " run %m -q --prompt 'ab the' -n 40 --seed 5 --temp 1.5",
        ENGINE " run %m -q --prompt 'ab the' -n 40 --greedy",
        ENGINE " run %m -q --prompt 'ab the' -n 20 --lanes 3 --temp 2 --weights exact",
        ENGINE " run %m -q --prompt 'ab the' -n 20 --kv int8 --chat",
        "printf 'ab\\nthe\\n' | " ENGINE " run %m -q --chat -n 9"};
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char *a = output(lines[i]), *b = output(lines[i]);
        assert_string_equal(a, b);
        assert_true(strlen(a) > 5);
        free(a);
        free(b);
    }
}

/* The toy says single bytes, most of them no character: what comes out is UTF-8 all the same.
 */
static void output_is_utf8(void **state)
{
    (void)state;
    char *out = output(ENGINE " run %m -q --prompt x -n 200 --temp 5");
    char path[128];
    snprintf(path, sizeof path, "iconv -f UTF-8 -t UTF-16 %s/out >/dev/null 2>&1", folder);
    assert_true(strlen(out) > 8);
    free(out);
    if (system("command -v iconv >/dev/null") == 0)
        assert_int_equal(system(path), 0);
}

static void lanes_are_shown(void **state)
{
    (void)state;
    char *out = output(ENGINE " run %m -q --prompt ab -n 8 --lanes 3 --temp 2 | "
                              "grep -ac '^--- lane [12]$'");
    assert_string_equal(out, "2\n");
    free(out);
}

static void mistakes_are_named(void **state)
{
    (void)state;
    expect(2, "give the path", ENGINE " run --prompt x");
    expect(2, "--prompt TEXT or --chat", ENGINE " run %m");
    expect(2, "--weights 'half'", ENGINE " run %m --prompt x --weights half");
    expect(2, "--kv 'fp4'", ENGINE " run %m --prompt x --kv fp4");
    expect(2, "vulkan", ENGINE " run %m --prompt x --backend vulkan");
    expect(3, "cuda:99", ENGINE " run %m --prompt x --backend cuda:99");
    expect(3, "no context fits", ENGINE " run %m --prompt x --device-memory 1000");
    expect(3, "--context 96", ENGINE " run %m --prompt x --lanes 64 --device-memory 8m");
    expect(2, "--device-memory 'much'", ENGINE " run %m --prompt x --device-memory much");
    expect(2, "--temp 'warm'", ENGINE " run %m --prompt x --temp warm");
    expect(2, "--lanes", ENGINE " run %m --prompt x --lanes 65");
    expect(2, "there are:", ENGINE " run %m --prompt x --tier nowhere-7");
    expect(2, "byte 0xff at offset 1", ENGINE " run %m --prompt \"$(printf 'a\\377b')\"");
    expect(2, "outside 1..256", ENGINE " run %m --prompt x --context 257");
    expect(1, "--context 40", ENGINE " run %m --prompt x --context 16 -n 39");
    expect(3, "No such file", ENGINE " run %d/absent.gguf --prompt x");
    expect(1, "no GGUF file", ENGINE " run %d/err --prompt x");
    expect(2, "give --text", ENGINE " perplexity %m");
    expect(3, "No such file", ENGINE " perplexity %m --text %d/absent");
    expect(2, "less than two windows", ENGINE " perplexity %m --text %d/err --context 200");
    expect(2, "give -o FILE", ENGINE " trace %m --prompt x");
    expect(3, "cannot write", ENGINE " trace %m --prompt x -n 4 -o %d/no/trace >/dev/null");
    expect(2, "leaves nothing", ENGINE " bench %m -p 0 -n 0");
}

/* Address space for the program and the model, but not for the keys of 64 lanes of FP32. What
   the program takes depends on the build, so the least that serves one lane is looked for. */
static void memory_runs_out(void **state)
{
    enum { STEP_KIB = 1024, LEAST_KIB = 16 << 10, MOST_KIB = 4 << 20 };
    char line[160];
    int kib = LEAST_KIB, code = 1;
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip(); /* shadow memory is address space too */
#endif
    for (; code && kib < MOST_KIB; kib += kib < 256 << 10 ? STEP_KIB : kib / 8) {
        snprintf(line, sizeof line,
                 "ulimit -v %d; " ENGINE " run %%m --prompt x -n 1 --context 16 -j 1", kib);
        int status = shell_status(line);
        code = WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }
    assert_int_equal(code, 0);
    snprintf(line, sizeof line,
             "ulimit -v %d; " ENGINE " run %%m --prompt x --lanes 64 --kv f32 -j 1", kib);
    expect(3, "smaller --context", line);
}

static void broken_text_is_refused(void **state)
{
    (void)state;
    assert_int_equal(shell("printf 'abc\\300' >%d/text"), 0);
    expect(1, "byte 0xc0 at offset 3", ENGINE " perplexity %m --text %d/text --context 4");
}

static void closed_pipe_is_an_error(void **state)
{
    (void)state;
    expect(3, "cannot write", ENGINE " run %m --prompt ab -n 200 --temp 2 >/dev/full");
    assert_int_equal(
        shell("(" ENGINE " run %m --prompt ab -n 250 --temp 2; echo $? >%d/code) | true"), 0);
    char *code = contents("code");
    assert_string_equal(code, "3\n");
    free(code);
}

static void perplexity_prints(void **state)
{
    (void)state;
    assert_int_equal(shell("for i in 1 2 3 4 5 6 7 8; do echo the ab abthe; done >%d/text"), 0);
    char *out = output(ENGINE " perplexity %m -q --text %d/text --context 16");
    assert_non_null(strstr(out, "perplexity "));
    assert_non_null(strstr(out, "windows of 16"));
    free(out);
    out = output(ENGINE " perplexity %m -q --text %d/text --context 16 --json");
    assert_non_null(strstr(out, "\"window\": 16"));
    free(out);
}

/* Layers x (q and o, k and v) and so on: every call is counted at its width. */
static void trace_counts_calls(void **state)
{
    (void)state;
    free(output(ENGINE " trace %m -q --prompt ab -n 5 --lanes 2 --temp 3 -o %d/trace"));
    char *trace = contents("trace");
    assert_non_null(strstr(trace, "q8g32:linear_geglu:192x64 2 "));
    assert_non_null(strstr(trace, "q8g32:linear:264x64 1 2\n")); /* one head a prompt */
    free(trace);
}

static void bench_prints(void **state)
{
    (void)state;
    char *out = output(ENGINE " bench %m -q -p 32 -n 8 -r 3 --lanes 2");
    assert_non_null(strstr(out, "prefill"));
    assert_non_null(strstr(out, "decode"));
    free(out);
    out = output(ENGINE " bench %m -q -p 0 -n 8 -r 3 --json --weights exact");
    assert_non_null(strstr(out, "\"decode\""));
    assert_null(strstr(out, "\"prefill\""));
    free(out);
}

static void a_table_from_a_file_serves(void **state)
{
    (void)state;
    assert_int_equal(
        shell("printf 'tier,shape,t_lo,t_hi,schedule,layout,numeric\n\"mine\",\"*\",1,"
              "2147483647,\"cpu_linear_ref\",\"row_split\",\"exact\"\n' >%d/routes"),
        0);
    char *out = output(ENGINE " bench %m -q -p 0 -n 4 -r 3 --json --routes %d/routes");
    assert_non_null(strstr(out, "\"routes\": \"mine\""));
    free(out);
    expect(3, "cannot open the route table", ENGINE " run %m --prompt x --routes %d/absent");
    expect(1, "not the header", ENGINE " run %m --prompt x --routes %d/err");
    expect(2, "give one", ENGINE " run %m --prompt x --routes %d/routes --tier generic-cpu");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_command_same_bytes),
        cmocka_unit_test(output_is_utf8),
        cmocka_unit_test(lanes_are_shown),
        cmocka_unit_test(mistakes_are_named),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(broken_text_is_refused),
        cmocka_unit_test(closed_pipe_is_an_error),
        cmocka_unit_test(perplexity_prints),
        cmocka_unit_test(trace_counts_calls),
        cmocka_unit_test(bench_prints),
        cmocka_unit_test(a_table_from_a_file_serves),
    };
    return shell_begin(&toy_specs[0]) ? shell_end(cmocka_run_group_tests(tests, NULL, NULL))
                                      : 1;
}
