/* Foreign routes and times: what is taken, under which name it is kept, what is refused. */
#include "fake_plan.h"

#include "sweep/adopt_ninfer.h"

#define TIER "cpu-avx2-2c-32m"

static rs_adopt new_set(rs_arena *arena, const char *kind)
{
    return (rs_adopt){.arena = arena,
                      .registry = &fake_registry,
                      .kind = kind,
                      .source = "file",
                      .file_hash = "0123456789abcdef",
                      .tier = TIER};
}

static rs_status read_csv(rs_adopt *a, const char *text, rs_err *err)
{
    rs_status st = rs_adopt_csv(a, text, strlen(text), err);
    return st ? st : rs_adopt_check(a, err);
}

/* ---- CSV ---- */

static void units_are_explicit(void **state)
{
    static const char *const columns[] = {"time_ns", "time_us", "time_ms", "time_s"};
    static const double ns[] = {1, 1e3, 1e6, 1e9};
    (void)state;
    for (int i = 0; i < 4; i++) {
        rs_arena *arena = rs_arena_new();
        rs_adopt a = new_set(arena, "csv");
        rs_err err = {0};
        must(read_csv(&a,
                      rs_arena_printf(arena,
                                      "t,shape,schedule,%s\r\n7,q4g64:linear:64x128,cpu_wide,"
                                      "2.5\r\n",
                                      columns[i]),
                      &err),
             &err);
        assert_int_equal(a.row_count, 1);
        assert_true(a.rows[0].ns == 2.5 * ns[i] && a.rows[0].t == 7);
        assert_string_equal(a.rows[0].layout, "row_split");
        rs_arena_free(arena);
    }
}

static void csv_refused(void **state)
{
#define HEAD  "shape,t,schedule,time_us,layout,numeric,sample\n"
#define SHAPE "q4g64:linear:64x128"
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"", "line 1: the first line names no column 'shape'"},
        {"shape,t,schedule,time\n", "unknown column 'time'; known: shape"},
        {"shape,t,schedule,time_us,time_ms\n", "second column of this meaning: 'time_ms'"},
        {HEAD, "no measurement"},
        {HEAD SHAPE ",1,cpu_wide,5\n", "line 2: 4 fields, the first line has 7"},
        {HEAD SHAPE ",0,cpu_wide,5,,,0\n", "line 2: t '0' is not a whole number from 1"},
        {HEAD SHAPE ",1.5,cpu_wide,5,,,0\n", "t '1.5'"},
        {HEAD SHAPE ",1,cpu_wide,\"5,1\",,,0\n", "a decimal number, not '5,1'"},
        {HEAD SHAPE ",1,cpu_wide,nan,,,0\n", "a decimal number, not 'nan'"},
        {HEAD SHAPE ",1,cpu_wide,0,,,0\n", "is the unit right?"},
        {HEAD SHAPE ",1,cpu_wide,-1,,,0\n", "is the unit right?"},
        {HEAD SHAPE ",1,cpu_wide,1e12,,,0\n", "is the unit right?"},
        {HEAD "q4g64:linear,1,cpu_wide,5,,,0\n", "line 2: shape 'q4g64:linear' is not FORMAT"},
        {HEAD SHAPE ",1,theirs,5,,,0\n", "'theirs' is not of this build; say its layout"},
        {HEAD SHAPE ",1,theirs,5,l,good,0\n", "numeric 'good' is not exact"},
        {HEAD SHAPE ",1,cpu_wide,5,tiles,,0\n", "of this build has row_split; leave it out"},
        {HEAD SHAPE ",1,cpu_wide/k=1,5,,,0\n", "line 2: "},
        {HEAD SHAPE ",1,cpu_wide,5,,,0\n" SHAPE ",1,cpu_wide,6,,,0\n",
         "line 2 and line 3: two times of cpu_wide for " SHAPE " T=1"},
        {HEAD SHAPE ",1,x,5,l,exact,0\n" SHAPE ",1,x,6,m,exact,1\n", "two layouts"},
        {HEAD "\"" SHAPE "\"x,1,cpu_wide,5,,,0\n", "must follow the quoted field"},
        {HEAD "\"" SHAPE, "is not closed"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        rs_arena *arena = rs_arena_new();
        rs_adopt a = new_set(arena, "csv");
        rs_err err = {0};
        assert_int_equal(read_csv(&a, cases[i].text, &err), RS_FORMAT);
        if (!strstr(err.msg, cases[i].message))
            fail_msg("'%s' is not in '%s'", cases[i].message, err.msg);
        rs_arena_free(arena);
    }
}

/* ---- stored and planned ---- */

static const char two_widths[] =
    HEAD SHAPE ",1,cpu_wide,5,,,0\n" SHAPE ",1,cpu_other,4,,,0\n" SHAPE
               ",8,cpu_wide,20,,,0\n" SHAPE ",8,cpu_wide,22,,,1\n";

static void stored_apart(void **state)
{
    (void)state;
    char path[64];
    rs_arena *arena = rs_arena_new();
    rs_db *db = NULL;
    rs_err err = {0};
    rs_adopt a = new_set(arena, "csv");
    size_t cells = 0, count = 0;
    rs_db_point *points = NULL;
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    must(read_csv(&a, two_widths, &err), &err);
    must(rs_adopt_store(&a, db, &cells, &err), &err);
    assert_int_equal(cells, 2);
    must(rs_adopt_store(&a, db, &cells, &err), &err);
    assert_int_equal(cells, 0); /* again: nothing new */
    must(rs_db_verify(db, &err), &err);

    rs_db_filter chain = {0}, adopted = {.mode = RS_ADOPT_MODE};
    must(rs_db_load_points(db, arena, &chain, &points, &count, &err), &err);
    assert_int_equal(count, 0); /* no decision sees them unasked */
    must(rs_db_load_points(db, arena, &adopted, &points, &count, &err), &err);
    assert_int_equal(count, 2);
    assert_int_equal(points[1].contenders[0].series[0].count, 2);
    rs_db_close(db);
    rs_arena_free(arena);
}

static void planned_as_adopted(void **state)
{
    (void)state;
    char path[64];
    rs_arena *arena = rs_arena_new();
    rs_db *db = NULL;
    rs_err err = {0};
    rs_adopt a = new_set(arena, "csv");
    size_t cells = 0;
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    must(read_csv(&a, two_widths, &err), &err);
    must(rs_adopt_store(&a, db, &cells, &err), &err);
    rs_plan_options options = fake_options("adopted_quickest");
    options.mode = RS_ADOPT_MODE;
    rs_plan plan = fake_plan(arena, db, &options);
    const char *text = fake_text(arena, &plan);
    assert_non_null(strstr(text, ".origin = \"adopted\""));
    assert_null(strstr(text, "\"measured\""));
    assert_non_null(strstr(text, ".schedule = \"cpu_other\""));
    assert_non_null(strstr(text, "--mode adopted"));
    for (size_t i = 0; i < plan.shapes[0].point_count; i++)
        assert_string_equal(plan.shapes[0].points[i].decision->verdict, "OPEN");
    rs_db_close(db);
    rs_arena_free(arena);
}

/* A file of both: the machine and the plan are those of the measured sessions. */
static void measured_ones_lead(void **state)
{
    (void)state;
    char path[64];
    rs_arena *arena = rs_arena_new();
    rs_db *db = NULL;
    rs_err err = {0};
    rs_adopt a = new_set(arena, "csv");
    size_t cells = 0;
    a.label = "somebody else's";
    must(rs_db_open(fake_path(path), RS_DB_CREATE, &db, &err), &err);
    int64_t session = fake_session(db, fake_machine(db, TIER), 1);
    const fake fakes[] = {FAKE("cpu_wide", 1000), FAKE("cpu_other", 2000)};
    fake_cells(db, &session, 1, SHAPE, 1, fakes, 2);
    rs_plan_options options = fake_options("spread_paired");
    rs_plan before = fake_plan(arena, db, &options);
    must(read_csv(&a, two_widths, &err), &err);
    must(rs_adopt_store(&a, db, &cells, &err), &err);
    rs_plan after = fake_plan(arena, db, &options);
    assert_string_equal(fake_text(arena, &before), fake_text(arena, &after));
    rs_db_close(db);
    rs_arena_free(arena);
}

/* ---- nvbench ---- */

#define STATE(axes, rest)                                                                      \
    "{\"device\": 0, \"axis_values\": [" axes "], \"summaries\": [{\"tag\": "                  \
    "\"nv/cold/time/gpu/mean\", \"hint\": \"duration\", \"data\": [{\"name\": \"value\", "     \
    "\"type\": \"float64\", \"value\": \"2.5e-06\"}]}]" rest "}"
#define BENCH(states)                                                                          \
    "{\"devices\": [{\"id\": 0, \"name\": \"NVIDIA X\", \"sm_version\": 900, "                 \
    "\"number_of_sms\": 132}], \"benchmarks\": [{\"name\": \"gemv\", \"states\": [" states     \
    "]}]}"
#define AXIS(name, value)                                                                      \
    "{\"name\": \"" name "\", \"type\": \"int64\", \"value\": \"" value "\"}"

static rs_status read_nvbench(rs_adopt *a, const char *text, rs_err *err)
{
    rs_adopt_map maps[] = {{"shape", "q4g64:linear:{N}x128", false},
                           {"t", "{T}", false},
                           {"schedule", "{benchmark}", false},
                           {"layout", "l", false},
                           {"numeric", "exact", false}};
    rs_adopt_nvbench_options options = {maps, 5, -1, NULL};
    rs_status st = rs_adopt_nvbench(a, &options, text, strlen(text), err);
    return st ? st : rs_adopt_check(a, err);
}

static void nvbench_taken(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_adopt a = new_set(arena, "nvbench");
    rs_err err = {0};
    a.tier = NULL;
    must(read_nvbench(&a,
                      BENCH(STATE(AXIS("N", "64") "," AXIS("T", "8"), "") "," STATE(
                          AXIS("N", "64") "," AXIS("T", "9"), ", \"is_skipped\": true")),
                      &err),
         &err);
    assert_string_equal(a.tier, "nvidia-sm90-132");
    assert_int_equal(a.row_count, 1);
    assert_int_equal(a.skipped, 1);
    assert_string_equal(a.rows[0].shape, "q4g64:linear:64x128");
    assert_true(a.rows[0].ns > 2499.99 && a.rows[0].ns < 2500.01 && a.rows[0].t == 8);
    rs_arena_free(arena);
}

static void nvbench_refused(void **state)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {BENCH(STATE(AXIS("T", "8"), "")), "$.benchmarks[0].states[0] has no axis 'N'"},
        {BENCH(STATE(AXIS("N", "64") "," AXIS("T", "8"), "") "," STATE(
             AXIS("N", "64") "," AXIS("T", "8") "," AXIS("Rows", "2"), "")),
         "states[0] and $.benchmarks[0].states[1]: two times of gemv"},
        {BENCH(STATE(AXIS("N", "64") "," AXIS("T", "8") "," AXIS("benchmark", "8"), "")),
         "{benchmark} could mean two things"},
        {"{\"devices\": [{\"id\": 0}, {\"id\": 1}], \"benchmarks\": []}",
         "choose one with --device"},
        {"{\"devices\": [{\"id\": 0}], \"benchmarks\": []}", "give --tier"},
        {"{\"devices\": {}}", "$.devices is an object; it must be a list"},
        {BENCH("{\"device\": 0, \"axis_values\": [" AXIS("N", "64") "," AXIS(
             "T",
             "8") "], \"summaries\": [{\"tag\": \"nv/cold/time/gpu/mean\", \"data\": []}]}"),
         "the unit is not known"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        rs_arena *arena = rs_arena_new();
        rs_adopt a = new_set(arena, "nvbench");
        rs_err err = {0};
        a.tier = NULL;
        assert_int_equal(read_nvbench(&a, cases[i].text, &err), RS_FORMAT);
        if (!strstr(err.msg, cases[i].message))
            fail_msg("'%s' is not in '%s'", cases[i].message, err.msg);
        rs_arena_free(arena);
    }
}

/* ---- profiles ---- */

static const rs_route_table *const fake_tables[] = {&fake_table, NULL};

static rs_status
read_profile(rs_arena *arena, const char *text, bool lax, rs_adopt_tables *out, rs_err *err)
{
    rs_adopt a = new_set(arena, "ninfer");
    rs_adopt_ninfer_options options = {.skip_unknown = lax, .tables = fake_tables};
    return rs_adopt_ninfer(&a, &options, text, strlen(text), out, err);
}

#define PROFILE(version, routes)                                                               \
    "{\"schema\": \"ninfer.device-route-profiles\", \"schema_version\": " version              \
    ", \"devices\": [{\"hardware_class\": \"" TIER                                             \
    "\", \"multiprocessors\": 2, \"routes\": {" routes "}}]}"

static void profile_taken(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_adopt_tables tables = {0};
    rs_err err = {0};
    must(
        read_profile(arena,
                     PROFILE("2", "\"q4g64_linear/64x128\": [[4, \"cpu_wide\"], [6, \"\"], [8, "
                                  "\"cpu_narrow\"]], \"attn_pv_f16\": [[1, \"on\"]]"),
                     true, &tables, &err),
        &err);
    assert_int_equal(tables.count, 1);
    assert_int_equal(tables.skipped_count, 1);
    assert_string_equal(tables.skipped[0], "$.devices[0].routes.attn_pv_f16");
    const rs_route_table *t = &tables.tables[0]->table;
    assert_string_equal(t->origin, "adopted");
    assert_string_equal(rs_route_pick(t, SHAPE, 4)->schedule, "cpu_wide");
    assert_string_equal(rs_route_pick(t, SHAPE, 7)->schedule, "cpu_narrow");
    assert_string_equal(rs_route_pick(t, SHAPE, 8)->schedule, "cpu_narrow");
    /* kept: what this build routes at those widths */
    bool exact;
    const rs_route_table *kept = rs_route_select("cpu", TIER, &exact);
    assert_string_equal(rs_route_pick(t, SHAPE, 5)->schedule,
                        rs_route_pick(kept, SHAPE, 5)->schedule);
    assert_string_equal(rs_route_pick(t, SHAPE, 9)->schedule,
                        rs_route_pick(kept, SHAPE, 9)->schedule);
    rs_arena_free(arena);
}

static void profile_refused(void **state)
{
#define KEY         "$.devices[0].routes[\"q4g64_linear/64x128\"]"
#define BANDS(text) PROFILE("2", "\"q4g64_linear/64x128\": [" text "]")
    static const struct {
        rs_status status;
        const char *text, *message;
    } cases[] = {
        {RS_VERSION, PROFILE("1", ""), "$.schema_version is 1; this program reads version 2"},
        {RS_FORMAT, "{\"schema\": \"other\"}", "$.schema is 'other'; it must be 'ninfer."},
        {RS_FORMAT, "[]", "$ is a list; a profile file is an object"},
        {RS_FORMAT, "{\"devices\": []}", "without a member 'schema'"},
        {RS_FAILED, PROFILE("2", ""), "no device entry"},
        {RS_FORMAT, BANDS(""), KEY " is a list; a route is a list of [last"},
        {RS_FORMAT, BANDS("[0, \"\"]"), KEY "[0][0] is 0; it must be a whole number from 1"},
        {RS_FORMAT, BANDS("[8, \"\"], [8, \"\"]"),
         KEY "[1][0] is 8; it must be a whole number from 9"},
        {RS_FORMAT, BANDS("[2147483648, \"\"]"), "is 2147483648; it must be"},
        {RS_FORMAT, BANDS("[2147483647, \"\"], [2147483647, \"\"]"), "takes all widths"},
        {RS_FORMAT, BANDS("[8]"), KEY "[0] is a list; a band is [last width"},
        {RS_FORMAT, BANDS("[8, null]"), KEY "[0][1] is null; a schedule is a string"},
        {RS_UNKNOWN, BANDS("[8, \"nobody\"]"), KEY "[0][1] is 'nobody'; no such schedule"},
        {RS_FORMAT, BANDS("[9, \"cpu_narrow\"]"), "cannot do all widths of the band"},
        {RS_UNKNOWN, PROFILE("2", "\"attn_pv_f16\": [[1, \"on\"]]"),
         "is no shape of this tool"},
        {RS_FORMAT, PROFILE("2", "}, \"more\": {"),
         "$.devices[0].more is not known in version 2"},
        {RS_FORMAT, PROFILE("2", "}, \"calibration\": {"), "without a member 'route_catalog'"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        rs_arena *arena = rs_arena_new();
        rs_adopt_tables tables = {0};
        rs_err err = {0};
        rs_status st = read_profile(arena, cases[i].text, false, &tables, &err);
        if (!strstr(err.msg, cases[i].message))
            fail_msg("'%s' is not in '%s'", cases[i].message, err.msg);
        assert_int_equal(st, cases[i].status);
        rs_arena_free(arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_are_explicit), cmocka_unit_test(csv_refused),
        cmocka_unit_test(stored_apart),       cmocka_unit_test(planned_as_adopted),
        cmocka_unit_test(measured_ones_lead), cmocka_unit_test(nvbench_taken),
        cmocka_unit_test(nvbench_refused),    cmocka_unit_test(profile_taken),
        cmocka_unit_test(profile_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
