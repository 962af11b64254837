/* What goes wrong with engine run, trace, perplexity and bench: each mistake gives one clear
   line, the right exit code, and leaves nothing half done. Layer: tests. */
#include "tests/engine_shell.h"

/* A model of `spec` without tensor `left_out` as folder/name. */
static void put_model(const toy_spec *spec, const char *left_out, const char *name)
{
    char line[256];
    snprintf(line, sizeof line, "mv %s %s/%s", toy_write(spec, left_out), folder, name);
    assert_int_equal(system(line), 0);
}

/* No temporary file of any command is left. */
static void expect_clean(void)
{
    assert_int_equal(shell("test -z \"$(find %d -name '*.tmp*')\""), 0);
}

static void tensors_are_missing(void **state)
{
    static const char *const names[] = {"token_embd.weight", "blk.2.attn_k.weight",
                                        "blk.3.ffn_norm.weight", "output_norm.weight"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        put_model(&toy_specs[1], names[i], "lacks");
        expect(1, names[i], ENGINE " run %d/lacks --prompt x");
        expect(1, names[i], ENGINE " bench %d/lacks --weights exact -n 1 -p 1");
        expect(1, names[i], ENGINE " trace %d/lacks --prompt x -o %d/trace");
    }
    assert_int_equal(shell("test ! -e %d/trace"), 0);
    expect_clean();
}

static void architecture_is_unknown(void **state)
{
    toy_spec strange = toy_specs[1];
    (void)state;
    strange.arch = "mamba";
    put_model(&strange, NULL, "strange");
    expect(1, "mamba", ENGINE " run %d/strange --prompt x");
    expect(1, "llama", ENGINE " run %d/strange --prompt x"); /* says what there is */
    expect(1, "mamba", ENGINE " perplexity %d/strange --text %d/strange");
}

static void utf8_is_broken(void **state)
{
    (void)state;
    assert_int_equal(shell("printf 'abc\\300' >%d/text"), 0);
    expect(1, "byte 0xc0 at offset 3", ENGINE " perplexity %m --text %d/text --context 4");
    expect(1, "byte 0xc0 at offset 3", ENGINE " bench %m --verify 2 --text %d/text -p 4 -n 4");
    expect(2, "byte 0xff at offset 1", ENGINE " run %m --prompt \"$(printf 'a\\377b')\"");
    expect(2, "byte 0xe2 at offset 0",
           ENGINE " run %m --chat --prompt \"$(printf '\\342\\202')\"");
    /* The second turn of a chat: the first one's answer has been given. */
    assert_int_equal(
        shell("printf 'ab\\na\\355\\240\\200\\n' | " ENGINE " run %m -q --chat -n 4"), 2);
    char *err = contents("err"), *out = contents("out");
    assert_non_null(strstr(err, "byte 0xed at offset 1"));
    assert_true(strlen(out) > 1 && out[strlen(out) - 1] == '\n');
    free(err);
    free(out);
}

static void contexts_overflow(void **state)
{
    (void)state;
    expect(1, "--context 40", ENGINE " run %m --prompt x --context 16 -n 39");
    expect(1, "--context 40", ENGINE " run %m --prompt x --context 16 -n 39 --verify auto");
    expect(1, "of the prompt", ENGINE " run %m --prompt \"$(yes ab | head -300)\" -n 1");
    expect(1, "--context", ENGINE " run %m --prompt xxxx --context 4 -n 2 --lanes 3");
    expect(2, "outside 1..256", ENGINE " bench %m -p 300 -n 1");
    expect(2, "outside 1..256", ENGINE " perplexity %m --text %d/text --context 300");
    /* A chat grows until a turn does not fit: those before it were answered, exit 1. */
    assert_int_equal(
        shell("yes 'ab the' | head -40 | " ENGINE " run %m -q --chat -n 9 --temp 1"), 1);
    char *err = contents("err"), *out = contents("out");
    assert_non_null(strstr(err, "do not fit into the context of 256"));
    assert_true(strlen(out) > 20);
    free(err);
    free(out);
}

/* Whatever can be taken of memory: the program ends well or says that there is none, exit 3; it
   is never killed by a signal. Limits below what the program itself needs are left out. */
static void memory_runs_out_anywhere(void **state)
{
    enum { STEP_KIB = 512, LEAST_KIB = 3 << 10, MOST_KIB = 4 << 20 };
    char line[200];
    int code = -1, failures = 0;
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip(); /* shadow memory is address space too */
#endif
    for (int kib = LEAST_KIB; code && kib < MOST_KIB;
         kib += kib < 64 << 10 ? STEP_KIB : kib / 8) {
        snprintf(line, sizeof line, "ulimit -v %d; " ENGINE " --version", kib);
        int started = shell_status(line);
        if (!WIFEXITED(started) || WEXITSTATUS(started))
            continue;
        snprintf(line, sizeof line,
                 "ulimit -v %d; " ENGINE
                 " run %%m -q --prompt x -n 2 --context 16 -j 1 --verify 2",
                 kib);
        int status = shell_status(line);
        char *err = contents("err"), *out = contents("out");
        if (!WIFEXITED(status))
            fail_msg("%s: killed by signal %d", line, WTERMSIG(status));
        code = WEXITSTATUS(status);
        if (code && (code != 3 || !strstr(err, "emory") || *out))
            fail_msg("%s: exit %d, '%s' on stderr, '%s' on stdout", line, code, err, out);
        failures += code != 0;
        free(err);
        free(out);
    }
    assert_int_equal(code, 0);
    assert_true(failures > 3);
}

static void memory_runs_out_for_a_file(void **state)
{
    (void)state;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    assert_int_equal(shell("cp %m %d/huge && truncate -s 4G %d/huge"), 0);
    expect(3, "cannot map 4294967296 bytes",
           "ulimit -v 1048576; " ENGINE " run %d/huge --prompt x");
}

static void pipes_are_closed(void **state)
{
    static const char *const lines[] = {
        ENGINE " run %m -q --prompt ab -n 250 --temp 2",
        ENGINE " run %m -q --prompt ab -n 120 --temp 2 --lanes 2 --verify 3",
        ENGINE " trace %m -q --prompt ab -n 250 --temp 2 -o %d/trace",
        "yes ab | " ENGINE " run %m -q --chat -n 2",
    };
    char line[512];
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        snprintf(line, sizeof line, "(%s; echo $? >%%d/code) | true", lines[i]);
        assert_int_equal(shell(line), 0);
        char *code = contents("code"), *err = contents("err");
        if (strcmp(code, "3\n") || !strstr(err, "cannot write"))
            fail_msg("%s: exit %s, '%s'", lines[i], code, err);
        free(code);
        free(err);
    }
    assert_int_equal(shell("test ! -e %d/trace"), 0);
    expect_clean();
}

static void disks_are_full(void **state)
{
    (void)state;
    assert_int_equal(shell("for i in 1 2 3 4 5 6 7 8; do echo the ab abthe; done >%d/text"), 0);
    expect(3, "cannot write", ENGINE " run %m --prompt ab -n 200 --temp 2 >/dev/full");
    expect(3, "cannot write", ENGINE " perplexity %m --text %d/text --context 16 >/dev/full");
    expect(3, "cannot write", ENGINE " bench %m -p 4 -n 4 -r 1 >/dev/full");
    expect(3, "cannot write", ENGINE " bench %m -p 4 -n 4 -r 1 --json >/dev/full");
    assert_int_equal(shell("mkdir -p %d/taken"), 0);
    assert_int_equal(shell(ENGINE " trace %m -q --prompt x -n 4 -o %d/taken"), 3);
    char *err = contents("err");
    assert_non_null(strstr(err, "cannot write"));
    free(err);
    expect_clean();
}

/* No figure of drafts without a text that can give one. */
static void drafts_need_a_corpus(void **state)
{
    (void)state;
    expect(2, "needs a --text", ENGINE " bench %m --verify 2");
    expect(2, "give it too", ENGINE " bench %m --text %d/text");
    expect(2, "--verify '0'", ENGINE " run %m --prompt x --verify 0");
    expect(2, "--verify 'x'", ENGINE " bench %m --verify x --text %d/text");
    expect(2, "lanes leave no place", ENGINE " run %m --prompt x --verify auto --lanes 64");
    expect(2, "leave --projections out",
           ENGINE " bench %m --projections --verify 2 --text %d/text");
    expect(3, "No such file", ENGINE " bench %m --verify 2 --text %d/absent -p 4 -n 4");
    assert_int_equal(shell("yes 'the ab' | head -100 >%d/loop"), 0);
    expect(1, "% repeated bigrams", ENGINE " bench %m --verify 2 --text %d/loop -p 8 -n 8");
    expect(1, "it repeats itself",
           ENGINE " bench %m --verify 2 --text %d/loop -p 8 -n 8 --json");
    assert_int_equal(shell("echo ab the >%d/tiny"), 0);
    expect(1, "too short", ENGINE " bench %m --verify 2 --text %d/tiny -p 2 -n 8");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensors_are_missing),
        cmocka_unit_test(architecture_is_unknown),
        cmocka_unit_test(utf8_is_broken),
        cmocka_unit_test(contexts_overflow),
        cmocka_unit_test(memory_runs_out_anywhere),
        cmocka_unit_test(memory_runs_out_for_a_file),
        cmocka_unit_test(pipes_are_closed),
        cmocka_unit_test(disks_are_full),
        cmocka_unit_test(drafts_need_a_corpus),
    };
    return shell_begin(&toy_specs[0]) ? shell_end(cmocka_run_group_tests(tests, NULL, NULL))
                                      : 1;
}
