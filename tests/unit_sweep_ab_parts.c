/* The parts of `sweep ab`: a run's number, its process, its rows, and the search of a
 * bisection. */
#include "fake_db.h"

#include "sweep/ab_bisect.h"
#include "sweep/base/clock.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/syscall.h>

/* ---- the number ---- */

static void number_is(const char *pattern, const char *out, const char *errors, double expected)
{
    rs_ab_metric m;
    rs_err err = {0};
    char why[160];
    double value;
    must(rs_ab_metric_open(pattern, &m, &err), &err);
    if (!rs_ab_metric_value(&m, out, errors, 1.5, &value, why))
        fail_msg("%s: %s", pattern ? pattern : "seconds", why);
    assert_float_equal(value, expected, 1e-12);
    rs_ab_metric_close(&m);
}

static void no_number(const char *pattern, const char *out, const char *part)
{
    rs_ab_metric m;
    rs_err err = {0};
    char why[160] = "";
    double value;
    must(rs_ab_metric_open(pattern, &m, &err), &err);
    assert_false(rs_ab_metric_value(&m, out, "", 1.5, &value, why));
    if (!strstr(why, part))
        fail_msg("'%s' does not say '%s'", why, part);
    rs_ab_metric_close(&m);
}

static void patterns(void **state)
{
    (void)state;
    number_is(NULL, "", "", 1.5);
    number_is("speed ([0-9.]+) tok/s", "x\nspeed 12.5 tok/s\n", "", 12.5);
    number_is("speed ([0-9.]+)", "speed 1\nspeed 2\n", "speed 3", 2); /* the last, of stdout */
    number_is("speed ([0-9.]+)", "nothing", "speed 3e0", 3);
    number_is("^[0-9]+$", "a 1\n22\nb 3", "", 22); /* no group: all of it */
    number_is("x*([0-9]+)", "7", "", 7);
    no_number("speed ([0-9]+)", "fast", "nothing in its output matches 'speed");
    no_number("speed (.*)", "speed fast", "'fast'");
    no_number("speed (.*)", "speed 0", "above 0");
    no_number("speed (.*)", "speed -4", "above 0");
    no_number("speed (.*)", "speed nan", "above 0");
}

static void json_paths(void **state)
{
    (void)state;
    static const char text[] = "loading {x}\n\n  {\"a\": {\"n\": \"}\\\"\", \"list\": [1, "
                               "{\"b\": [2.5, -3e2]}, \"]\"]},\n"
                               "  \"t\": true, \"last\": 4}\n";
    number_is("json:a.list[0]", text, "", 1);
    number_is("json:.a.list[1].b[0]", text, "", 2.5);
    number_is("json:last", text, "", 4);
    number_is("json:[1]", "[5, 6]", "", 6);
    no_number("json:a.list[1].b[1]", text, "above 0");
    no_number("json:a.list[3]", text, "nothing at 'a.list[3]'");
    no_number("json:a.none.x", text, "nothing at 'a.none'");
    no_number("json:a", text, "no number");
    no_number("json:t", text, "no number");
    no_number("json:a.n", text, "no number");
    no_number("json:a[0]", text, "nothing at");
    no_number("json:a", "plain text", "no JSON");
    no_number("json:a.b", "{\"a\": {\"b", "nothing at");
    no_number("json:a", "{\"a\"", "nothing at");
    no_number("json:a[x", "{\"a\": [1]}", "nothing at");
}

/* ---- the process ---- */

static rs_ab_process execute(const char *command, double timeout_s)
{
    rs_ab_process p;
    rs_err err = {0};
    must(rs_ab_exec(command, NULL, timeout_s, &p, &err), &err);
    return p;
}

/* Valgrind 3.19 does not know the call by which the end of a process is seen. */
static void need_pidfd(void)
{
    int fd = (int)syscall(SYS_pidfd_open, getpid(), 0);
    if (fd < 0 && errno == ENOSYS)
        skip();
    close(fd);
}

static void processes(void **state)
{
    (void)state;
    need_pidfd();
    rs_ab_process p = execute("echo out; echo err >&2; exit 3", 10);
    assert_string_equal(p.out, "out\n");
    assert_string_equal(p.errors, "err\n");
    assert_int_equal(p.exit_code, 3);
    assert_false(p.timed_out || p.flooded);
    rs_ab_process_free(&p);
    p = execute("kill -9 $$", 10);
    assert_int_equal(p.signal, SIGKILL);
    assert_int_equal(p.exit_code, -1);
    rs_ab_process_free(&p);
    p = execute("head -c 3000000 /dev/zero | tr '\\0' x", 10); /* more than a pipe holds */
    assert_int_equal(strlen(p.out), 3000000);
    rs_ab_process_free(&p);
    p = execute("head -c 20000000 /dev/zero | tr '\\0' x", 10);
    assert_true(p.flooded);
    rs_ab_process_free(&p);
    p = execute("read x || echo no input", 10);
    assert_string_equal(p.out, "no input\n");
    rs_ab_process_free(&p);
}

/* Neither ended nor a zombie that waits for init. */
static bool runs(int pid)
{
    char path[64], mode = 'Z';
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *f = fopen(path, "r");
    if (!f)
        return false;
    (void)!fscanf(f, "%*d %*s %c", &mode);
    fclose(f);
    return mode != 'Z' && mode != 'X';
}

/* A killed process takes a moment to die. */
static bool alive(int pid)
{
    for (int i = 0; i < 100 && runs(pid); i++)
        usleep(10000);
    return runs(pid);
}

static void a_timeout_takes_the_group(void **state)
{
    (void)state;
    need_pidfd();
    int64_t start_ns = rs_clock_ns();
    rs_ab_process p = execute("sleep 100 & echo $!; wait", 0.2);
    assert_true(p.timed_out);
    assert_true((double)(rs_clock_ns() - start_ns) < 2e9);
    assert_false(alive(atoi(p.out)));
    rs_ab_process_free(&p);
    p = execute("trap '' TERM; sleep 100 & echo $!; wait; wait; sleep 100", 0.2);
    assert_true(p.timed_out); /* deaf to SIGTERM: killed two seconds later */
    assert_int_equal(p.signal, SIGKILL);
    assert_false(alive(atoi(p.out)));
    rs_ab_process_free(&p);
    start_ns = rs_clock_ns(); /* who leaves a process behind is not waited for */
    p = execute("sleep 100 & echo $!", 10);
    assert_int_equal(p.exit_code, 0);
    assert_true((double)(rs_clock_ns() - start_ns) < 2e9);
    assert_false(alive(atoi(p.out)));
    rs_ab_process_free(&p);
}

/* ---- the database ---- */

static void query(const char *path, const char *sql, const char *expected)
{
    sqlite3 *db;
    sqlite3_stmt *s;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &s, NULL), SQLITE_OK);
    int code = sqlite3_step(s);
    if (expected) {
        assert_int_equal(code, SQLITE_ROW);
        assert_string_equal((const char *)sqlite3_column_text(s, 0), expected);
    }
    sqlite3_finalize(s);
    sqlite3_close(db);
}

static rs_ab_plan plan_of(rs_arena *arena)
{
    rs_ab_plan p = {.arena = arena,
                    .count = 1,
                    .control = SIZE_MAX,
                    .pairs_a_session = 1,
                    .seed = UINT64_MAX,
                    .timeout_s = 5,
                    .arms = {{.name = "a", .exe = "./x"}, {.name = "b", .exe = "./y"}}};
    p.configs = rs_arena_array(arena, 1, sizeof *p.configs);
    p.configs[0] = (rs_ab_config){
        .label = "main", .command = {"{exe} 1", "{exe} 1"}, .s_null = RS_LIMITS_S_AA_DEFAULT};
    return p;
}

static void rows_and_null_noise(void **state)
{
    (void)state;
    char path[64];
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    rs_ab_store store = {.quiet = true};
    rs_ab_plan plan = plan_of(arena);
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &store.db, &err), &err);
    must(rs_ab_store_begin(&store, &plan, "null", "here", &err), &err);
    for (int i = 0; i < 16; i++) { /* four pairs of +1 %, repetition by repetition */
        rs_ab_run r = {.arm = i % 2, .session = 1, .repetition = i / 2, .seconds = 1};
        r.value = r.arm ? exp(0.01) : 1;
        must(rs_ab_keep(&store, &plan, &r, &err), &err);
    }
    rs_ab_run hole = {.arm = 1,
                      .session = 1,
                      .repetition = 8,
                      .value = NAN,
                      .exit_code = -1,
                      .signal = 11,
                      .why = "died",
                      .out_tail = "o",
                      .error_tail = "e"};
    must(rs_ab_keep(&store, &plan, &hole, &err), &err);
    must(rs_db_end_ab(store.db, store.run, "finished", &err), &err);
    must(rs_ab_null_load(store.db, "elsewhere", &plan, &err), &err);
    assert_int_equal(plan.configs[0].null_sessions, 0);
    must(rs_ab_null_load(store.db, "here", &plan, &err), &err);
    assert_int_equal(plan.configs[0].null_sessions, 4);
    assert_float_equal(plan.configs[0].s_null, 0.01, 1e-9);
    must(rs_db_verify(store.db, &err), &err);
    rs_db_close(store.db);
    query(path, "SELECT group_concat(kind || seed || state) FROM ab_run",
          "null18446744073709551615finished");
    query(path,
          "SELECT ordinal || why || stdout_tail || stderr_tail || signal FROM ab_sample WHERE "
          "metric IS NULL AND exit_code IS NULL",
          "17diedoe11");
    rs_arena_free(arena);
}

/* Schema 2 is schema 3 without the tables that came with it. */
static void schema_2_is_read_and_migrated(void **state)
{
    (void)state;
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    rs_arena *arena = rs_arena_new();
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    rs_db_close(db);
    query(path, "DROP TABLE ab_sample", NULL);
    query(path, "DROP TABLE ab_run", NULL);
    query(path, "PRAGMA user_version = 2", NULL);
    for (int mode = RS_DB_READ; mode <= RS_DB_CREATE; mode++) {
        rs_db_ab_sample *samples;
        size_t count = 1;
        must(rs_db_open(path, (rs_db_mode)mode, &db, &err), &err);
        must(rs_db_load_ab_null(db, arena, "h", "c", NULL, &samples, &count, &err), &err);
        assert_int_equal(count, 0);
        rs_db_close(db);
        query(path, "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'ab\\_%' ESCAPE '\\'",
              mode == RS_DB_READ ? "0" : "2");
    }
    query(path, "PRAGMA user_version", "3");
    rs_arena_free(arena);
}

/* ---- bisection ---- */

enum { COMMITS = 40 };

typedef struct history {
    double truth[COMMITS];
    bool broken[COMMITS];
    const rs_ab_commit *commits;
    rs_rng rng;
    int asked;
    int looks[COMMITS];
} history;

static rs_status look(void *arg, rs_ab_commit *c, bool *out_more, rs_err *err)
{
    (void)err;
    history *h = arg;
    size_t i = (size_t)(c - h->commits);
    h->asked += h->looks[i] == 0;
    c->skipped = h->broken[i] ? "broken" : NULL;
    c->h = 0.006 / sqrt(1 + h->looks[i]++);
    c->x = h->truth[i] + c->h / 2.5 * rs_rng_normal(&h->rng);
    c->measured = true;
    *out_more = h->looks[i] < RS_AB_BISECT_ROUNDS;
    return RS_OK;
}

/* Search a history of which the steps are known; the ends are measured first. */
static size_t search(rs_arena *arena, history *h, rs_ab_step **out_steps)
{
    rs_err err = {0};
    size_t count = 0;
    bool more = true;
    rs_ab_commit *commits = rs_arena_array(arena, COMMITS, sizeof *commits);
    h->commits = commits;
    commits[0].measured = true;
    while (more)
        must(look(h, &commits[COMMITS - 1], &more, &err), &err);
    must(rs_ab_bisect(arena, commits, COMMITS, 0.005, look, h, out_steps, &count, &err), &err);
    return count;
}

static void classes(void **state)
{
    (void)state;
    rs_ab_commit low = {.x = 0}, high = {.x = 0.04, .h = 0.005}, mid = {.x = 0.001, .h = 0.005};
    assert_int_equal(rs_ab_classify(&low, &mid, &high, 0.005), RS_AB_AS_LOW);
    mid.x = 0.038;
    assert_int_equal(rs_ab_classify(&low, &mid, &high, 0.005), RS_AB_AS_HIGH);
    mid.x = 0.019; /* a threshold at the middle would call it `low` */
    assert_int_equal(rs_ab_classify(&low, &mid, &high, 0.005), RS_AB_NEITHER);
    mid.h = 0.03;
    assert_int_equal(rs_ab_classify(&low, &mid, &high, 0.005), RS_AB_UNCLEAR);
    rs_ab_commit a = {.x = 0}, b = {.x = -1e-9}, c = {.x = -2e-9}; /* exact numbers */
    assert_int_equal(rs_ab_classify(&a, &b, &c, 0), RS_AB_NEITHER);
    assert_int_equal(rs_ab_classify(&a, &a, &c, 0), RS_AB_AS_LOW);
}

static void one_step_is_found(void **state)
{
    (void)state;
    int right = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        rs_arena *arena = rs_arena_new();
        history h = {.rng = {seed}};
        rs_ab_step *steps;
        size_t at = 1 + seed % (COMMITS - 1);
        for (size_t i = at; i < COMMITS; i++)
            h.truth[i] = 0.03;
        size_t count = search(arena, &h, &steps);
        right += count == 1 && steps[0].before == at - 1 && steps[0].after == at;
        assert_in_range(h.asked, 1, 9); /* log2 of 40, and the end */
        rs_arena_free(arena);
    }
    print_message("one step of 3 %% among %d commits: found in %d of 200\n", COMMITS, right);
    assert_true(right >= 198);
}

static void two_transitions_are_both_found(void **state)
{
    (void)state;
    int right = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        rs_arena *arena = rs_arena_new();
        history h = {.rng = {seed}};
        rs_ab_step *steps;
        for (size_t i = 9; i < COMMITS; i++)
            h.truth[i] = i < 25 ? 0.03 : 0.06;
        size_t count = search(arena, &h, &steps);
        right += count == 2 && steps[0].after == 9 && steps[1].after == 25;
        rs_arena_free(arena);
    }
    print_message("two steps of 3 %%: both found in %d of 200\n", right);
    assert_true(right >= 196);
}

static void what_cannot_be_measured_is_told(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    history h = {.rng = {1}};
    rs_ab_step *steps;
    rs_err err = {0};
    for (size_t i = 20; i < COMMITS; i++)
        h.truth[i] = 0.05;
    for (size_t i = 18; i < 22; i++)
        h.broken[i] = true;
    assert_int_equal(search(arena, &h, &steps), 1);
    assert_int_equal(steps[0].before, 17);
    assert_int_equal(steps[0].after, 22);
    rs_ab_commit commits[COMMITS] = {0};
    for (size_t i = 0; i < COMMITS; i++)
        commits[i].id = "0123456789abcdef";
    rs_ab_found found = {.commits = commits, .count = COMMITS, .steps = steps, .step_count = 1};
    assert_int_equal(rs_ab_bisect_outcome(&found, &err), RS_UNDECIDED);
    assert_non_null(strstr(err.msg, "4 commits between"));
    rs_arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patterns),
        cmocka_unit_test(json_paths),
        cmocka_unit_test(processes),
        cmocka_unit_test(a_timeout_takes_the_group),
        cmocka_unit_test(rows_and_null_noise),
        cmocka_unit_test(schema_2_is_read_and_migrated),
        cmocka_unit_test(classes),
        cmocka_unit_test(one_step_is_found),
        cmocka_unit_test(two_transitions_are_both_found),
        cmocka_unit_test(what_cannot_be_measured_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
