/* Merging: any order gives the same bytes, twice is once, nothing is lost, not even by kill -9.
 */
#include "fake_db.h"

#include "db/merge.h"

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>

enum { SHARDS = 8, PATH = 96 };

static const fake fakes[] = {FAKE("cpu_a", 1000), FAKE("cpu_b", 1200), FAKE("cpu_c", 900)};

typedef struct folder {
    char path[64], shard[SHARDS][PATH], out[PATH];
} folder;

/* Shard i: its own session, two shapes, four widths. */
static folder make_shards(void)
{
    folder f;
    rs_err err = {0};
    snprintf(f.path, sizeof f.path, "%s", scratch_folder());
    snprintf(f.out, PATH, "%s/out.sqlite", f.path);
    for (int i = 0; i < SHARDS; i++) {
        rs_db *db = NULL;
        snprintf(f.shard[i], PATH, "%s/s%d.sqlite", f.path, i);
        must(rs_db_open(f.shard[i], RS_DB_CREATE, &db, &err), &err);
        int64_t machine = fake_machine(db, i % 2 ? "cpu-a" : "cpu-b");
        int64_t session = fake_session(db, machine, i + 1);
        for (int t = 1; t <= 4; t++)
            for (int shape = 0; shape < 2; shape++)
                must(fake_put(db, session, i + 1,
                              shape ? "q4g64:linear:64x128" : "q8g32:linear:64x128", t, fakes,
                              3, &err),
                     &err);
        must(rs_db_put_ceiling(db, session, "peak_flops:exact", 1e9 * (i + 1), &err), &err);
        must(rs_db_end_session(db, session, "finished", "{\"unix_s\": 1700009999}", &err),
             &err);
        rs_db_close(db);
    }
    return f;
}

static char *bytes_of(const char *path, size_t *out_size)
{
    struct stat st;
    if (stat(path, &st)) {
        *out_size = 0;
        return NULL;
    }
    char *bytes = malloc((size_t)st.st_size + 1);
    FILE *file = fopen(path, "rb");
    assert_non_null(bytes);
    assert_non_null(file);
    *out_size = fread(bytes, 1, (size_t)st.st_size, file);
    fclose(file);
    return bytes;
}

static bool same_bytes(const char *a, const char *b)
{
    size_t na, nb;
    char *x = bytes_of(a, &na), *y = bytes_of(b, &nb);
    bool same = na && na == nb && !memcmp(x, y, na);
    free(x);
    free(y);
    return same;
}

static int64_t count(const char *path, const char *table)
{
    sqlite3 *db;
    sqlite3_stmt *s;
    char sql[64];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM %s", table);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &s, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    int64_t n = sqlite3_column_int64(s, 0);
    sqlite3_finalize(s);
    sqlite3_close(db);
    return n;
}

static void run_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail_msg("%s: %s", sql, sqlite3_errmsg(db));
    sqlite3_close(db);
}

static rs_db_merged merge(const char *out, const char *const *in, size_t n)
{
    rs_db_merged m;
    rs_err err = {0};
    must(rs_db_merge(out, in, n, &m, &err), &err);
    return m;
}

static void test_any_order(void **state)
{
    (void)state;
    folder f = make_shards();
    char other[PATH];
    snprintf(other, PATH, "%s/other.sqlite", f.path);
    const char *in[SHARDS], *shuffled[SHARDS];
    rs_rng rng = {42};
    for (int i = 0; i < SHARDS; i++)
        in[i] = shuffled[i] = f.shard[i];
    rs_db_merged all = merge(f.out, in, SHARDS);
    assert_int_equal(all.sessions, SHARDS);
    assert_int_equal(all.cells, SHARDS * 8);
    assert_int_equal(all.samples, SHARDS * 8 * 3 * FAKE_ROUNDS);
    for (int round = 0; round < 10; round++) {
        for (int i = SHARDS - 1; i > 0; i--) {
            int k = (int)rs_rng_below(&rng, (uint32_t)i + 1);
            const char *swap = shuffled[i];
            shuffled[i] = shuffled[k];
            shuffled[k] = swap;
        }
        unlink(other);
        /* All at once, or in two steps. */
        int first = round % 2 ? SHARDS : 3;
        merge(other, shuffled, (size_t)first);
        if (first < SHARDS)
            merge(other, shuffled + first, (size_t)(SHARDS - first));
        assert_true(same_bytes(f.out, other));
    }
}

static void test_twice_is_once(void **state)
{
    (void)state;
    folder f = make_shards();
    char copy[PATH];
    snprintf(copy, PATH, "%s/copy.sqlite", f.path);
    const char *in[SHARDS], *self[] = {f.out, copy};
    for (int i = 0; i < SHARDS; i++)
        in[i] = f.shard[i];
    merge(f.out, in, SHARDS);
    merge(copy, in, SHARDS);
    rs_db_merged again = merge(f.out, in, SHARDS);
    assert_int_equal(again.twin_sessions, SHARDS);
    assert_int_equal(again.twin_cells, SHARDS * 8);
    assert_true(same_bytes(f.out, copy));
    merge(f.out, self, 2);
    assert_true(same_bytes(f.out, copy));
}

/* A copy taken while its session ran adds nothing and hides nothing. */
static void test_earlier_copy(void **state)
{
    (void)state;
    folder f = make_shards();
    const char *both[] = {f.shard[1], f.shard[0]};
    char early[PATH], b[PATH];
    rs_err err = {0};
    snprintf(early, PATH, "%s/early.sqlite", f.path);
    snprintf(b, PATH, "%s/b.sqlite", f.path);
    const char *only[] = {f.shard[0]};
    merge(early, only, 1);
    run_sql(early,
            "PRAGMA foreign_keys = OFF; DELETE FROM cell WHERE t > 2; DELETE FROM entry "
            "WHERE cell NOT IN (SELECT id FROM cell); DELETE FROM sample WHERE entry NOT "
            "IN (SELECT id FROM entry); UPDATE session SET state = 'open', env_after = "
            "NULL; UPDATE ceiling SET value = 1");
    const char *one[] = {early, f.shard[0]}, *two[] = {f.shard[0], early};
    merge(f.out, one, 2);
    merge(b, two, 2);
    assert_true(same_bytes(f.out, b));
    assert_int_equal(count(f.out, "cell"), 8);
    assert_int_equal(count(f.out, "session WHERE state = 'finished'"), 1);
    assert_int_equal(count(f.out, "ceiling WHERE value = 1e9"), 1);
    merge(b, both, 2);
    assert_int_equal(count(b, "session"), 2);
    (void)err;
}

static void test_refused(void **state)
{
    (void)state;
    folder f = make_shards();
    rs_db_merged m;
    rs_err err = {0};
    const char *in[] = {f.shard[0], f.shard[1]};
    merge(f.out, in, 2);
    size_t size, after;
    char *before = bytes_of(f.out, &size);

    run_sql(f.shard[2], "PRAGMA user_version = 2");
    const char *older[] = {f.shard[3], f.shard[2]};
    assert_int_equal(rs_db_merge(f.out, older, 2, &m, &err), RS_VERSION);
    assert_non_null(strstr(err.msg, f.shard[2]));
    assert_non_null(strstr(err.msg, "schema 2"));

    run_sql(f.shard[4], "PRAGMA user_version = 99");
    const char *newer[] = {f.shard[4]};
    assert_int_equal(rs_db_merge(f.out, newer, 1, &m, &err), RS_VERSION);

    char altered[PATH];
    snprintf(altered, PATH, "%s/altered.sqlite", f.path);
    merge(altered, in, 1);
    run_sql(altered, "UPDATE sample SET ns = ns + 1 WHERE entry = 2 AND round = 3");
    const char *lies[] = {altered};
    assert_int_equal(rs_db_merge(f.out, lies, 1, &m, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, altered));

    run_sql(f.shard[5], "UPDATE build SET git = 'other'");
    const char *builds[] = {f.shard[5]};
    assert_int_equal(rs_db_merge(f.out, builds, 1, &m, &err), RS_FORMAT);

    run_sql(f.shard[6],
            "PRAGMA foreign_keys = OFF; UPDATE entry SET schedule = 77 WHERE id = 1; "
            "UPDATE schedule SET id = 900000000000 WHERE id = 2");
    const char *hostile[] = {f.shard[6]};
    assert_int_equal(rs_db_merge(f.out, hostile, 1, &m, &err), RS_FORMAT);

    const char *missing[] = {"/nowhere/x.sqlite"};
    assert_int_equal(rs_db_merge(f.out, missing, 1, &m, &err), RS_IO);

    rs_db *writer = NULL;
    must(rs_db_open(f.shard[7], RS_DB_WRITE, &writer, &err), &err);
    const char *busy[] = {f.shard[7]};
    assert_int_equal(rs_db_merge(f.out, busy, 1, &m, &err), RS_BUSY);
    rs_db_close(writer);

    char *now = bytes_of(f.out, &after);
    assert_int_equal(size, after);
    assert_memory_equal(before, now, size);
    free(before);
    free(now);
}

/* Rows that hang from nothing would vanish: they are refused, and so is damage. */
static void test_nothing_vanishes(void **state)
{
    (void)state;
    static const char *const harms[] = {
        "DELETE FROM cell WHERE id = 2",
        "DELETE FROM entry WHERE id = 4",
        "DELETE FROM session; INSERT INTO session SELECT 9, 1, 1, 'm', 's', 'w', 1, 1, '1', "
        "'open', '{}', NULL",
        "INSERT INTO verdict VALUES (5, 's', 1, 'WIN', 'c', NULL, 0, 0, 3, 'w')",
        "INSERT INTO ceiling VALUES (77, 'x', 1)",
        "DELETE FROM schedule WHERE id = 1",
        "UPDATE session SET machine = 9",
        "INSERT INTO output VALUES (5555, 'x')"};
    for (size_t i = 0; i < sizeof harms / sizeof *harms; i++) {
        folder f = make_shards();
        rs_db_merged m;
        rs_err err = {0};
        char sql[400];
        const char *in[] = {f.shard[0], f.shard[1]};
        snprintf(sql, sizeof sql, "PRAGMA foreign_keys = OFF; %s", harms[i]);
        run_sql(f.shard[1], sql);
        rs_status st = rs_db_merge(f.out, in, 2, &m, &err);
        if (st != RS_FORMAT)
            fail_msg("%s: %s (%s)", harms[i], rs_status_name(st), err.msg);
        assert_int_not_equal(access(f.out, F_OK), 0);
    }
    rs_rng rng = {11};
    folder f = make_shards();
    const char *whole[] = {f.shard[0]}, *in[] = {f.shard[1]};
    size_t size, now;
    merge(f.out, whole, 1);
    char *before = bytes_of(f.out, &size);
    for (int round = 0; round < 100; round++) {
        rs_db_merged m;
        rs_err err = {0};
        size_t length;
        char *bytes = bytes_of(f.shard[2], &length);
        for (int i = 0; i < 20; i++)
            bytes[100 + rs_rng_below(&rng, (uint32_t)length - 100)] =
                (char)rs_rng_below(&rng, 256);
        FILE *file = fopen(f.shard[1], "wb");
        assert_non_null(file);
        fwrite(bytes, 1, length, file);
        fclose(file);
        free(bytes);
        rs_status st = rs_db_merge(f.out, in, 1, &m, &err);
        char *after = bytes_of(f.out, &now);
        if (st)
            assert_true(now == size && !memcmp(before, after, size) && err.msg[0]);
        free(after);
        unlink(f.out);
        merge(f.out, whole, 1);
    }
    free(before);
}

static void test_plans_and_comparisons(void **state)
{
    (void)state;
    folder f = make_shards();
    rs_err err = {0};
    for (int i = 0; i < 2; i++) {
        rs_db *db = NULL;
        int64_t id = 0;
        rs_db_verdict v = {"q4g64:linear:64x128", 1, "WIN", "cpu_c", NULL, 0.1, 0.01, 3, "why"};
        rs_db_band b = {"q4g64:linear:64x128", 1, INT32_MAX, "cpu_c", "evidence"};
        rs_db_plan p = {NULL, "p", "h", "d", "f", &v, 1, &b, 1};
        rs_db_ab_run run = {"ab", "host", "tool", "a",   "b", "1", "2",
                            NULL, NULL,   NULL,   false, 7,   10,  1700000000};
        must(rs_db_open(f.shard[2 * i], RS_DB_WRITE, &db, &err), &err);
        must(rs_db_put_plan(db, &p, &id, &err), &err);
        must(rs_db_put_ab_run(db, &run, &id, &err), &err);
        for (int k = 1; k <= 2 + i; k++) { /* the second knows one more */
            rs_db_ab_sample s = {.run = id,
                                 .ordinal = k,
                                 .config = "c",
                                 .command = "x",
                                 .arm = "a",
                                 .session = 1,
                                 .seconds = k,
                                 .metric = 1};
            must(rs_db_put_ab_sample(db, &s, &err), &err);
        }
        rs_db_close(db);
    }
    const char *in[] = {f.shard[0], f.shard[2]};
    rs_db_merged m = merge(f.out, in, 2);
    assert_int_equal(m.plans, 1); /* one machine, equal in every row */
    assert_int_equal(m.ab_runs, 1);
    assert_int_equal(count(f.out, "ab_sample"), 3);
    assert_int_equal(count(f.out, "verdict"), 1);
    must(rs_db_merge(f.out, in, 2, &m, &err), &err);
    assert_int_equal(count(f.out, "plan"), 1);
}

/* kill -9 at a random moment: the old file or the new one, byte for byte, and the same command
   goes on. RS_TEST_QUICK: fewer moments. */
static void test_killed(void **state)
{
    (void)state;
    folder f = make_shards();
    char whole[PATH], old[PATH];
    rs_err err = {0};
    snprintf(whole, PATH, "%s/whole.sqlite", f.path);
    snprintf(old, PATH, "%s/old.sqlite", f.path);
    const char *in[SHARDS];
    for (int i = 0; i < SHARDS; i++)
        in[i] = f.shard[i];
    double seconds = merge(whole, in, SHARDS).seconds;
    merge(old, in, 2);
    rs_rng rng = {(uint64_t)getpid()};
    int killed = 0, rounds = getenv("RS_TEST_QUICK") ? 8 : 40;
    for (int round = 0; round < rounds; round++) {
        unlink(f.out);
        if (round % 4) /* every fourth time there was none before */
            merge(f.out, in, 2);
        pid_t child = fork();
        if (child == 0) {
            rs_db_merged m;
            _exit(rs_db_merge(f.out, in, SHARDS, &m, &err) ? 1 : 0);
        }
        usleep((useconds_t)(rs_rng_unit(&rng) * 2e6 * seconds));
        kill(child, SIGKILL);
        int status;
        waitpid(child, &status, 0);
        killed += WIFSIGNALED(status);
        bool there = access(f.out, F_OK) == 0;
        assert_true(there || round % 4 == 0);
        if (there)
            assert_true(same_bytes(f.out, whole) || same_bytes(f.out, old));
        merge(f.out, in, SHARDS);
        assert_true(same_bytes(f.out, whole));
        char beside[PATH + 16];
        snprintf(beside, sizeof beside, "%s.merge.tmp", f.out);
        assert_int_not_equal(access(beside, F_OK), 0);
    }
    print_message("%d of %d merges were killed midway\n", killed, rounds);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_order),        cmocka_unit_test(test_twice_is_once),
        cmocka_unit_test(test_earlier_copy),     cmocka_unit_test(test_refused),
        cmocka_unit_test(test_nothing_vanishes), cmocka_unit_test(test_plans_and_comparisons),
        cmocka_unit_test(test_killed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
