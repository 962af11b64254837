/* Route tables: lookup against a naive scan, closed-band faults, choice of a table. Layer:
 * tests. */
#include "engine/route.h"

#include "sweep/base/rng.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* This test's own tables take the place of the compiled-in ones. */
#define TABLE(name, tier_key, backend_name, origin_name)                                       \
    static const rs_route_table name = {                                                       \
        .tier = (tier_key), .backend = (backend_name), .origin = (origin_name)}
TABLE(generic_cpu, "generic-cpu", "cpu", "generic");
TABLE(generic_cuda, "generic-cuda", "cuda", "generic");
TABLE(cpu_2c, "cpu-avx2-2c-32m", "cpu", "measured");
TABLE(cpu_8c, "cpu-avx2-8c-32m", "cpu", "measured");
TABLE(sm90_132, "nvidia-sm90-132", "cuda", "measured");
TABLE(sm90_114, "nvidia-sm90-114", "cuda", "measured");
const rs_route_table *const rs_route_tables[] = {
    &cpu_2c, &cpu_8c, &generic_cpu, &generic_cuda, &sm90_114, &sm90_132, NULL};

enum { SHAPES_MAX = 6, BANDS_MAX = 9 };

typedef struct random_table {
    rs_route routes[SHAPES_MAX * BANDS_MAX];
    char names[SHAPES_MAX * BANDS_MAX][16];
    rs_route_table table;
} random_table;

/* Closed tables of 1..SHAPES_MAX sorted shapes ("*" among them sometimes), T edges up to 400.
 */
static void make_table(rs_rng *rng, random_table *out)
{
    static const char *const shapes[SHAPES_MAX] = {
        "*", "q4g64:linear:1x1", "q4g64:linear:1x16", "q5g64:linear:1x1", "q8g32:linear:1x1",
        "r"};
    int32_t count = 0;
    for (int s = 0; s < SHAPES_MAX; s++) {
        if (rs_rng_below(rng, 3) == 0)
            continue;
        int32_t t = 1;
        for (int bands = 1 + (int)rs_rng_below(rng, BANDS_MAX); bands > 0; bands--) {
            rs_route *r = &out->routes[count];
            snprintf(out->names[count], sizeof out->names[count], "c%d", count);
            *r = (rs_route){shapes[s],         t,           RS_ROUTE_T_MAX,
                            out->names[count], "row_split", "exact"};
            if (bands > 1)
                r->t_hi = t + (int32_t)rs_rng_below(rng, 50);
            t = bands > 1 ? r->t_hi + 1 : t;
            count++;
        }
    }
    out->table = (rs_route_table){.routes = out->routes, .route_count = count};
}

static const rs_route *scan(const rs_route_table *table, const char *shape, int32_t t)
{
    for (int32_t i = 0; i < table->route_count; i++) {
        const rs_route *r = &table->routes[i];
        if (!strcmp(r->shape, shape) && r->t_lo <= t && t <= r->t_hi)
            return r;
    }
    return strcmp(shape, "*") ? scan(table, "*", t) : NULL;
}

static void lookup_equals_a_scan(void **state)
{
    (void)state;
    static const char *const asked[] = {"*",
                                        "q4g64:linear:1x1",
                                        "q4g64:linear:1x16",
                                        "q8g32:linear:1x1",
                                        "a",
                                        "q4g64:linear:1x15",
                                        "zz",
                                        ""};
    static const int32_t far[] = {-1, 0, 100000, RS_ROUTE_T_MAX - 1, RS_ROUTE_T_MAX};
    rs_rng rng = {2024};
    for (int round = 0; round < 300; round++) {
        random_table r;
        char why[160] = "";
        make_table(&rng, &r);
        if (!rs_route_closed(&r.table, why, sizeof why))
            fail_msg("%s", why);
        for (size_t a = 0; a < sizeof asked / sizeof asked[0]; a++) {
            for (int32_t t = 1; t <= 450; t++)
                assert_ptr_equal(rs_route_pick(&r.table, asked[a], t),
                                 scan(&r.table, asked[a], t));
            for (size_t f = 0; f < sizeof far / sizeof far[0]; f++)
                assert_ptr_equal(rs_route_pick(&r.table, asked[a], far[f]),
                                 scan(&r.table, asked[a], far[f]));
        }
    }
}

static void bands_are_those_of_the_shape(void **state)
{
    (void)state;
    rs_rng rng = {5};
    random_table r;
    make_table(&rng, &r);
    int32_t all = 0, count = -1;
    for (int32_t i = 0; i < r.table.route_count; i += count) {
        const rs_route *bands = rs_route_bands(&r.table, r.routes[i].shape, &count);
        assert_ptr_equal(bands, &r.routes[i]);
        assert_true(count > 0);
        all += count;
    }
    assert_int_equal(all, r.table.route_count);
    assert_null(rs_route_bands(&r.table, "zz", &count));
    assert_int_equal(count, 0);
}

static void expect_fault(const rs_route *routes, int32_t count, const char *part)
{
    rs_route_table table = {.routes = routes, .route_count = count};
    char why[160] = "";
    assert_false(rs_route_closed(&table, why, sizeof why));
    if (!strstr(why, part))
        fail_msg("'%s' does not hold '%s'", why, part);
    assert_false(rs_route_closed(&table, NULL, 0));
}

#define R(shape, lo, hi)                                                                       \
    {                                                                                          \
        shape, lo, hi, "c", "row_split", "exact"                                               \
    }

static void faults_are_found(void **state)
{
    (void)state;
    const int32_t max = RS_ROUTE_T_MAX;
    expect_fault((rs_route[]){R("a", 2, max)}, 1, "start at 1");
    expect_fault((rs_route[]){R("a", 1, 9)}, 1, "end at");
    expect_fault((rs_route[]){R("a", 1, 9), R("a", 11, max)}, 2, "gap");
    expect_fault((rs_route[]){R("a", 1, 9), R("a", 9, max)}, 2, "overlaps");
    expect_fault((rs_route[]){R("a", 1, max), R("a", 1, max)}, 2, "overlaps");
    expect_fault((rs_route[]){R("a", 1, 9), R("a", 10, 5), R("a", 6, max)}, 3, "ends before");
    expect_fault((rs_route[]){R("b", 1, max), R("a", 1, max)}, 2, "sorted");
    expect_fault((rs_route[]){R("a", 1, 9), R("b", 1, max)}, 2, "end at");
    expect_fault((rs_route[]){R("a", 1, max), R("b", 3, max)}, 2, "start at 1");
    expect_fault((rs_route[]){{"a", 1, max, NULL, "row_split", "exact"}}, 1, "lacks");
    rs_route_table empty = {0};
    assert_true(rs_route_closed(&empty, NULL, 0)); /* everything goes to ref */
    assert_null(rs_route_pick(&empty, "a", 1));
}

static void fingerprint_follows_the_schedules(void **state)
{
    (void)state;
    rs_route routes[] = {R("a", 1, 4), R("a", 5, RS_ROUTE_T_MAX)};
    rs_route_table table = {.routes = routes, .route_count = 2};
    char first[17], second[17];
    rs_route_fingerprint(&table, first);
    assert_int_equal(strlen(first), 16);
    routes[0].t_hi = 7; /* borders do not count, names do */
    rs_route_fingerprint(&table, second);
    assert_string_equal(first, second);
    routes[0].schedule = "cc";
    routes[1].schedule = "";
    rs_route_fingerprint(&table, second);
    assert_string_not_equal(first, second);
    table.route_count = 0;
    rs_route_fingerprint(&table, second);
    assert_string_equal(second, "cbf29ce484222325"); /* FNV-1a of nothing */
}

static void
expect_table(const char *backend, const char *tier, const rs_route_table *table, bool exact)
{
    bool got = !exact;
    assert_ptr_equal(rs_route_select(backend, tier, &got), table);
    assert_int_equal(got, exact);
}

static void tables_are_chosen_by_tier(void **state)
{
    (void)state;
    unsetenv("ROUTESWEEP_TIER");
    expect_table("cpu", "cpu-avx2-2c-32m", &cpu_2c, true);
    expect_table("cpu", "cpu-avx2-2c-48m", &cpu_2c, false);
    expect_table("cpu", "cpu-avx2-64c-32m", &cpu_8c, false);
    expect_table("cpu", "cpu-avx2-5c-32m", &cpu_2c, false); /* tie: the smaller */
    expect_table("cpu", "cpu-avx2-avx512-2c-32m", &generic_cpu, false);
    expect_table("cpu", "cpu-none-2c-32m", &generic_cpu, false);
    expect_table("cuda", "nvidia-sm90-132", &sm90_132, true);
    expect_table("cuda", "nvidia-sm90-120", &sm90_114, false);
    expect_table("cuda", "nvidia-sm86-82", &generic_cuda, false);
    expect_table("cuda", "cpu-avx2-2c-32m", &generic_cuda, false); /* never another backend's */
    expect_table("vulkan", "x", NULL, false);
    setenv("ROUTESWEEP_TIER", "cpu-avx2-8c-32m", 1);
    expect_table("cpu", "cpu-avx2-2c-32m", &cpu_8c, true);
    setenv("ROUTESWEEP_TIER", "generic-cpu", 1);
    expect_table("cpu", "cpu-avx2-2c-32m", &generic_cpu, true);
    unsetenv("ROUTESWEEP_TIER");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lookup_equals_a_scan),
        cmocka_unit_test(bands_are_those_of_the_shape),
        cmocka_unit_test(faults_are_found),
        cmocka_unit_test(fingerprint_follows_the_schedules),
        cmocka_unit_test(tables_are_chosen_by_tier),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
