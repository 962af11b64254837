/* From what an engine called to what a plan decides: `engine trace` of a chat, of eight lanes
   and of drafts on a toy model, then `sweep plan --trace` over a database of known times, in
   which one layout is quicker for one token and the other for more. Layer: tests. */
#include "fake_db.h"
#include "tests/toy_model.h"

#include "kernels/candidate.h"
#include "sweep/trace.h"

#include <sys/wait.h>

#define ENGINE RS_BIN_DIR "/engine"
#define SWEEP  RS_BIN_DIR "/sweep"
#define TIER   "cpu-avx2-avx512-vnni-bf16-2c-32m"

/* The output projection of the toy's attention: one call a layer and pass. */
static const char shape[] = "q8g32:linear:64x128";

static char model[64], folder[] = "/tmp/rs_trace_XXXXXX", db[64];

static void run(const char *line)
{
    int status = system(line);
    if (!WIFEXITED(status) || WEXITSTATUS(status))
        fail_msg("%s: status %d", line, status);
}

/* `engine trace` with these options into folder/name. */
static rs_trace trace(rs_arena *arena, const char *name, const char *options)
{
    char line[512], path[64];
    rs_trace t;
    rs_err err = {0};
    snprintf(path, sizeof path, "%s/%s", folder, name);
    snprintf(line, sizeof line, ENGINE " trace %s -q -j 1 %s -o %s >/dev/null", model, options,
             path);
    run(line);
    must(rs_trace_read(arena, path, &t, &err), &err);
    return t;
}

/* What `sweep plan` prints with these options; from malloc. */
static char *plan(const char *options)
{
    char line[512], path[64];
    snprintf(path, sizeof path, "%s/plan", folder);
    snprintf(line, sizeof line, SWEEP " plan --db %s %s >%s 2>%s.err", db, options, path, path);
    run(line);
    return read_file(path, NULL);
}

static const char *hash_of(const char *id)
{
    for (size_t i = 0; rs_candidates[i]; i++)
        if (!strcmp(rs_candidates[i]->id, id))
            return rs_candidate_hashes[i];
    fail_msg("no candidate %s", id);
    return NULL;
}

/* Canonical weights: 100 ns at one token, and as much for each more. Tiles: 180 ns at one, then
   nearly flat. */
static void write_database(void)
{
    static const int widths[] = {1, 2, 4, 8, 16, 64};
    fake two[] = {FAKE("cpu_linear_fewcol_avx2/cols=4", 100),
                  FAKE("cpu_linear_tiled_avx512bf16/cols=8", 180)};
    rs_db *out = NULL;
    rs_err err = {0};
    int64_t sessions[3];
    must(rs_db_open(fake_path(db), RS_DB_CREATE, &out, &err), &err);
    int64_t machine = fake_machine(out, TIER);
    for (int i = 0; i < 3; i++)
        sessions[i] = fake_session(out, machine, i + 1);
    two[0].incumbent = true;
    two[0].code_hash = hash_of("cpu_linear_fewcol_avx2");
    two[1].code_hash = hash_of("cpu_linear_tiled_avx512bf16");
    two[1].layout = "rows16";
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        two[0].ns = 100 * widths[i];
        two[1].ns = 170 + 10 * widths[i];
        fake_cells(out, sessions, 3, shape, widths[i], two, 2);
    }
    rs_db_close(out);
}

/* Does the plan's JSON decide for `layout`? */
static void expect_layout(const char *options, const char *layout)
{
    char want[64], line[300];
    snprintf(line, sizeof line, "%s --json", options);
    snprintf(want, sizeof want, "\"layout\": \"%s\"", layout);
    char *text = plan(line);
    if (!strstr(text, want))
        fail_msg("plan %s does not choose %s: %s", options, layout, text);
    free(text);
}

/* The band that begins at `t` is (or is not) marked as one that the trace never comes to. */
static void expect_banked(const char *options, int t, bool banked)
{
    char *text = plan(options), *state = NULL, *line = strtok_r(text, "\n", &state);
    bool found = false;
    for (; line && !found; line = strtok_r(NULL, "\n", &state)) {
        int lo = 0, hi = 0;
        int fields = sscanf(line, " %d..%d", &lo, &hi);
        hi = fields == 2 ? hi : fields == 1 && !strstr(line, "..") ? lo : INT32_MAX;
        if (fields < 1 || line[0] != ' ' || lo > t || hi < t)
            continue;
        found = true;
        line = strtok_r(NULL, "\n", &state);
        if (!line || !strstr(line, "banked") != !banked)
            fail_msg("plan %s: T %d is %sbanked: %s", options, t, banked ? "not " : "", line);
    }
    if (!found)
        fail_msg("plan %s has no band with T %d", options, t);
    free(text);
}

static void a_chat_is_one_token_at_a_time(void **state)
{
    char options[128];
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_trace t = trace(arena, "chat", "--chat --prompt ab -n 90 --temp 1 --seed 2");
    snprintf(options, sizeof options, "--trace %s/chat", folder);
    double one = rs_trace_calls(&t, shape, 1, 1), all = rs_trace_calls(&t, shape, 1, INT32_MAX);
    assert_true(one >= 40 * TOY_LAYERS && all - one == TOY_LAYERS); /* and one prompt */
    expect_layout(options, "row_split");
    rs_arena_free(arena);
}

static void eight_lanes_come_together(void **state)
{
    char options[128];
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_trace t = trace(arena, "cohort", "--prompt ab -n 60 --lanes 8 --temp 1 --seed 3");
    snprintf(options, sizeof options, "--trace %s/cohort", folder);
    assert_true(rs_trace_calls(&t, shape, 5, 8) > rs_trace_calls(&t, shape, 1, 4));
    assert_true(rs_trace_calls(&t, shape, 9, INT32_MAX) == 0);
    expect_layout(options, "rows16");
    expect_banked(options, 64, true);
    expect_banked(options, 8, false);
    rs_arena_free(arena);
}

static void drafts_come_in_rounds(void **state)
{
    char options[128];
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_trace t =
        trace(arena, "drafts", "--prompt 'the ab the ab the' -n 120 --greedy --verify 3");
    snprintf(options, sizeof options, "--trace %s/drafts", folder);
    assert_true(rs_trace_calls(&t, shape, 4, 4) > 0); /* a token and three drafts */
    assert_true(rs_trace_calls(&t, shape, 5, 16) + rs_trace_calls(&t, shape, 17, 64) <=
                TOY_LAYERS); /* the prompt */
    expect_layout(options, "rows16");
    expect_banked(options, 200, true);
    rs_arena_free(arena);
}

/* Without a trace half of the weight is on 1..16 by the logarithm: the wide ones decide. And
   what a trace does not name at all keeps those weights. */
static void without_a_trace_all_widths_count(void **state)
{
    char line[256];
    (void)state;
    expect_layout("", "rows16");
    snprintf(line, sizeof line, "echo 'q4g64:linear:64x128 1 5' >%s/other", folder);
    run(line);
    snprintf(line, sizeof line, "--trace %s/other", folder);
    expect_layout(line, "rows16");
    expect_banked(line, 1, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_chat_is_one_token_at_a_time),
        cmocka_unit_test(eight_lanes_come_together),
        cmocka_unit_test(drafts_come_in_rounds),
        cmocka_unit_test(without_a_trace_all_widths_count),
    };
    if (!mkdtemp(folder))
        return 1;
    snprintf(model, sizeof model, "%s", toy_write(&toy_specs[0], NULL));
    write_database();
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s %s", folder, model);
    return system(command) || failed;
}
