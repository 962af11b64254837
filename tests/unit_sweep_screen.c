/* Screens over a database with planted launches, and over planted profiler reports. */
#include "fake_db.h"

#include "sweep/screen.h"
#include "sweep/sm.h"

#include <math.h>

static const char shape[] = "q4g64:linear:4096x4096";

typedef struct planted {
    const char *schedule;
    double ns;
    rs_db_outcome outcome;
    int32_t registers, spill_bytes, smem_bytes, grid, block;
} planted;

/* Two grids of 66 and 160 CTAs on 132 cores of which each holds one, one grid that fits, one
   slow schedule with spills, and the read control at 4 bytes a nanosecond of the weights. */
static const planted rows[] = {
    {"cuda_a/k=1", 4000, RS_DB_OK, 255, 0, 0, 160, 256},
    {"cuda_a/k=2", 4004, RS_DB_OK, 255, 0, 0, 66, 256},
    {"cuda_b", 4100, RS_DB_OK, 32, 0, 1024, 132, 256},
    {"cuda_c", 9000, RS_DB_OK, 64, 16, 0, 1056, 128},
    {"control:read", 2000, RS_DB_CONTROL, 0, 0, 0, 0, 0},
};
enum { ROWS = sizeof rows / sizeof *rows, SAMPLES = 4 };

static void put_cell(rs_db *db, int64_t session, int32_t t)
{
    rs_db_entry entries[ROWS];
    rs_db_sample samples[ROWS][SAMPLES];
    rs_err err = {0};
    for (int i = 0; i < ROWS; i++) {
        const planted *p = &rows[i];
        for (int r = 0; r < SAMPLES; r++)
            samples[i][r] = (rs_db_sample){.round = r, .slot = i, .launches = 8, .ns = p->ns};
        entries[i] = (rs_db_entry){.schedule = p->schedule,
                                   .code_hash = p->outcome == RS_DB_OK ? "c0" : "",
                                   .numeric = "exact",
                                   .layout = "row_split",
                                   .outcome = p->outcome,
                                   .floor_ns = 1900,
                                   .registers = p->registers,
                                   .spill_bytes = p->spill_bytes,
                                   .smem_bytes = p->smem_bytes,
                                   .grid = p->grid,
                                   .block = p->block,
                                   .samples = samples[i],
                                   .sample_count = SAMPLES};
    }
    rs_db_cell cell = {session, shape, "chain", t, "set0", entries, ROWS, NULL, 0};
    must(rs_db_put_cell(db, &cell, &err), &err);
}

static rs_db *open_planted(const char *tier)
{
    char path[64];
    rs_db *db = NULL;
    rs_err err = {0};
    int64_t machine = 0;
    rs_db_machine m = {.tier = tier,
                       .backend = "cuda",
                       .label = "Test GPU",
                       .host_cpu = "t",
                       .os = "t",
                       .driver = "t",
                       .cores = 132};
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    must(rs_db_put_machine(db, &m, &machine, &err), &err);
    for (int s = 1; s <= 3; s++) {
        int64_t session = fake_session(db, machine, s);
        must(rs_db_put_ceiling(db, session, "peak_flops:exact", 800e12, &err), &err);
        put_cell(db, session, 1);
        put_cell(db, session, 8);
        put_cell(db, session, 512);
    }
    return db;
}

static char text[8192];

/* Text of a screen; fails the test when it fails. */
static const char *screen(rs_screen_kind kind, const rs_screen_options *options)
{
    rs_db *db = open_planted("nvidia-sm90-132");
    FILE *out = fmemopen(text, sizeof text, "w");
    rs_err err = {0};
    assert_non_null(out);
    must(rs_screen_print(out, db, kind, options, &err), &err);
    (void)fclose(out);
    rs_db_close(db);
    return text;
}

static void has(const char *part)
{
    if (!strstr(text, part))
        fail_msg("no '%s' in\n%s", part, text);
}

static void lacks(const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' in\n%s", part, text);
}

static void
residency(int cc, int registers, int smem, int block, int ctas, int warps, const char *limit)
{
    const rs_sm *sm = rs_sm_of(cc);
    assert_non_null(sm);
    rs_residency r = rs_sm_residency(sm, registers, smem, block);
    assert_int_equal(r.ctas, ctas);
    assert_int_equal(r.warps, warps);
    assert_string_equal(r.limit, limit);
}

static void cores_hold_what_the_toolkit_says(void **state)
{
    (void)state;
    residency(90, 128, 0, 256, 2, 16, "registers");
    residency(90, 168, 200 << 10, 384, 1, 12, "registers");
    residency(90, 32, 100 << 10, 128, 2, 8, "smem");
    residency(90, 32, 0, 1024, 2, 64, "registers");
    residency(90, 16, 0, 1024, 2, 64, "threads");
    residency(90, 16, 0, 32, 32, 32, "CTAs");
    residency(86, 0, 0, 512, 3, 48, "threads");
    residency(90, 32, 228 << 10, 128, 0, 0, "smem");
    assert_null(rs_sm_of(10));
    assert_int_equal(rs_sm_tier_cc("nvidia-sm90-132"), 90);
    assert_int_equal(rs_sm_tier_cc("cpu-avx2-2c-32m"), 0);
}

static void the_last_wave_is_counted(void **state)
{
    (void)state;
    rs_screen_options o = {0};
    screen(RS_SCREEN_machine_fulls, &o);
    /* 66 of 132 cores idle; 160 CTAs are 1.21 waves, billed as 2 */
    has("50.0   0.50     0    66");
    has("39.4           0.0   1.21     1   160");
    has("persistent");
    has("1..512");
    assert_true(strstr(text, "cuda_a/k=2") < strstr(text, "cuda_a/k=1")); /* worst first */
    lacks("cuda_c"); /* too slow to matter */
    o.all = true;
    screen(RS_SCREEN_machine_fulls, &o);
    has("cuda_c");
    o.rows = 1;
    screen(RS_SCREEN_machine_fulls, &o);
    has("and 3 more");
}

static void spills_come_first(void **state)
{
    (void)state;
    rs_screen_options o = {.all = true};
    screen(RS_SCREEN_registers, &o);
    assert_true(strstr(text, "cuda_c") < strstr(text, "cuda_a"));
    assert_true(strstr(text, "cuda_a") < strstr(text, "cuda_b"));
    has("Spills:");
}

static void floors_are_told_apart(void **state)
{
    (void)state;
    const int32_t narrow[] = {1}, wide[] = {512};
    rs_screen_options o = {.shape = shape, .tokens = narrow, .token_count = 1};
    /* weights 4096 x 4096 x 34 / 64 = 8912896 B in 2 us; x and y add 16384 B */
    screen(RS_SCREEN_roofline, &o);
    has("50.1       4.00       2.00        0.04         1.90  2232");
    has("memory");
    lacks("cuda_b"); /* the quickest alone */
    o.tokens = wide; /* 2 x 4096 x 4096 x 512 operations at 800 a ns: 21.5 us */
    screen(RS_SCREEN_roofline, &o);
    has("compute");
    has("21.47");
}

static void json_has_the_same_rows(void **state)
{
    (void)state;
    rs_screen_options o = {.json = true, .rows = 2};
    screen(RS_SCREEN_machine_fulls, &o);
    has("\"screen\": \"machine-fulls\"");
    has("\"full_waves\": 1");
    has("\"rows_in_all\": 3");
    has("\"advice\"");
}

static void ties_in_time_are_twins(void **state)
{
    (void)state;
    rs_screen_options o = {0};
    screen(RS_SCREEN_twins, &o);
    has("time"); /* a/k=1 and a/k=2 differ by 0.1 %, at three widths */
    has("cuda_a/k=2");
    const int32_t one[] = {8};
    o = (rs_screen_options){.tokens = one, .token_count = 1};
    screen(RS_SCREEN_twins, &o);
    has("No twins");
}

static void rungs_without_a_winner_are_named(void **state)
{
    (void)state;
    rs_screen_options o = {0};
    screen(RS_SCREEN_rungs, &o); /* cuda_c is 2.25 times as slow everywhere, the others near */
    has("   2.25      3      3  cuda_c     (all)  dropped: closest at q4g64:linear:4096x4096");
    lacks("cuda_a");
    lacks("control");
    o.all = true;
    screen(RS_SCREEN_rungs, &o);
    has("k=2    stays: closest");
}

static void what_is_missing_is_said(void **state)
{
    (void)state;
    const int32_t nowhere[] = {7};
    rs_screen_options o = {.tokens = nowhere, .token_count = 1};
    rs_err err = {0};
    rs_db *db = open_planted("nvidia-sm90-132");
    assert_int_equal(rs_screen_print(stdout, db, RS_SCREEN_registers, &o, &err), RS_UNKNOWN);
    assert_non_null(strstr(err.msg, "at the given T"));
    rs_db_close(db);
    db = open_planted("nvidia-sm10-132");
    o = (rs_screen_options){0};
    assert_int_equal(rs_screen_print(stdout, db, RS_SCREEN_registers, &o, &err),
                     RS_UNSUPPORTED);
    assert_non_null(strstr(err.msg, "nvidia-sm10-132"));
    rs_db_close(db);
}

/* ---- reports ---- */

static rs_status report(const char *content, const rs_screen_options *options, rs_err *err)
{
    char path[64];
    fake_path(path);
    FILE *file = fopen(path, "w"), *out = fmemopen(text, sizeof text, "w");
    assert_true(file && out);
    assert_true(fputs(content, file) >= 0);
    (void)fclose(file);
    rs_status st = rs_screen_report(out, path, options, err);
    (void)fclose(out);
    (void)unlink(path);
    return st;
}

#define HEADS                                                                                  \
    "==PROF== Connected\n\"ID\",\"Kernel Name\",\"dram__bytes_read.sum\","                     \
    "\"lts__t_bytes.sum\"\n"

static void amplification_is_bytes_over_bytes(void **state)
{
    (void)state;
    const int32_t t[] = {1};
    rs_screen_options o = {.shape = shape, .tokens = t, .token_count = 1};
    rs_err err = {0};
    /* needed: 8912896 + 16384 = 8929280 */
    must(report(HEADS "\"\",\"\",\"byte\",\"Mbyte\"\n"
                      "\"0\",\"fine\",\"8,929,280\",\"8.92928\"\n"
                      "\"1\",\"twice<\"\"x\"\">\",\"17,858,560\",\"35.71712\"\n"
                      "\"2\",\"twice<\"\"x\"\">\",\"17,858,560\",\"35.71712\"\n",
                &o, &err),
         &err);
    has("2.00         4.00");
    has("1.00         1.00");
    has("twice<\"x\">");
    assert_true(strstr(text, "twice") < strstr(text, "fine"));
}

static void broken_reports_are_refused(void **state)
{
    (void)state;
    const int32_t t[] = {1};
    rs_screen_options o = {.shape = shape, .tokens = t, .token_count = 1};
    rs_err err = {0};
    assert_int_equal(report("\"ID\",\"Kernel Name\",\"x\"\n", &o, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "--metrics"));
    assert_int_equal(report(HEADS, &o, &err), RS_FORMAT);
    assert_non_null(strstr(err.msg, "no launch"));
    assert_int_equal(report(HEADS "\"\",\"\",\"byte\",\"byte\"\n\"0\",\"a\",\"1\"\n", &o, &err),
                     RS_FORMAT);
    assert_non_null(strstr(err.msg, "3 fields"));
    assert_int_equal(
        report(HEADS "\"\",\"\",\"byte\",\"ms\"\n\"0\",\"a\",\"1\",\"2\"\n", &o, &err),
        RS_FORMAT);
    assert_non_null(strstr(err.msg, "--print-units base"));
    assert_int_equal(report(HEADS "\"0\",\"a\"\n", &o, &err), RS_FORMAT); /* no units */
    o.token_count = 0;
    assert_int_equal(report(HEADS, &o, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "--shape"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cores_hold_what_the_toolkit_says),
        cmocka_unit_test(the_last_wave_is_counted),
        cmocka_unit_test(spills_come_first),
        cmocka_unit_test(floors_are_told_apart),
        cmocka_unit_test(json_has_the_same_rows),
        cmocka_unit_test(ties_in_time_are_twins),
        cmocka_unit_test(rungs_without_a_winner_are_named),
        cmocka_unit_test(what_is_missing_is_said),
        cmocka_unit_test(amplification_is_bytes_over_bytes),
        cmocka_unit_test(broken_reports_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
