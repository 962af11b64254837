/* The probe: rounds and report on made-up figures, then a real run on this machine. Neighbours
   may be busy, so real figures are compared through their spreads. */
#include "sweep/base/clock.h"
#include "sweep/probe_internal.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { FIGURES_MAX = 3 * RS_PROBE_CASES };

typedef struct figure {
    char name[RS_PROBE_NAME];
    double value;
} figure;

typedef struct figures {
    int count;
    figure list[FIGURES_MAX];
} figures;

static void collect(void *arg, const char *name, double value)
{
    figures *f = arg;
    assert_true(f->count < FIGURES_MAX && strlen(name) < RS_PROBE_NAME);
    for (int i = 0; i < f->count; i++)
        assert_string_not_equal(f->list[i].name, name);
    strcpy(f->list[f->count].name, name);
    f->list[f->count++].value = value;
}

static const double *find(const figures *f, const char *name)
{
    for (int i = 0; i < f->count; i++)
        if (!strcmp(f->list[i].name, name))
            return &f->list[i].value;
    return NULL;
}

static double value_of(const figures *f, const char *name, const char *suffix)
{
    char full[2 * RS_PROBE_NAME];
    snprintf(full, sizeof full, "%s%s", name, suffix);
    const double *value = find(f, full);
    if (!value)
        print_error("no figure %s\n", full);
    assert_non_null(value);
    return *value;
}

/* ---- made-up figures ---- */

typedef struct script {
    int calls;
    int fail_at; /* call that fails, 0 = none */
} script;

static rs_status scripted(const rs_probe_case *c, double *out_value, rs_err *err)
{
    script *s = c->owner;
    *out_value = s->calls++; /* grows, so that values tell when they were taken */
    if (s->fail_at && s->calls == s->fail_at)
        return rs_err_set(err, RS_DEVICE, "made up");
    return RS_OK;
}

static rs_probe_set *scripted_set(script *s, int cases)
{
    rs_probe_set *set = calloc(1, sizeof *set);
    assert_non_null(set);
    rs_probe_case c = {.owner = s, .sample = scripted};
    for (c.option = 0; c.option < cases; c.option++)
        rs_probe_add(set, &c, "made_up:%d", c.option);
    return set;
}

static void rounds_interleave(void **state)
{
    (void)state;
    script s = {0};
    rs_err err = {0};
    rs_probe_set *set = scripted_set(&s, 3);
    assert_int_equal(rs_probe_rounds(set, 10, &err), RS_OK);
    assert_int_equal(set->rounds, RS_PROBE_ROUNDS_MAX);
    int first = s.calls - 3 * set->rounds; /* what came before was to warm up */
    assert_true(first >= 3 && first % 3 == 0);
    bool moved = false;
    for (int round = 0; round < set->rounds; round++)
        for (int i = 0; i < 3; i++) { /* each case once in every round */
            int at = (int)set->values[i][round] - first;
            assert_int_equal(at / 3, round);
            moved = moved || at % 3 != i;
        }
    assert_true(moved);
    free(set);
}

static void rounds_end(void **state)
{
    (void)state;
    script s = {0};
    rs_err err = {0};
    rs_probe_set *set = scripted_set(&s, 2);
    assert_int_equal(rs_probe_rounds(set, 0, &err), RS_OK); /* late from the start */
    assert_int_equal(set->rounds, RS_PROBE_ROUNDS_MIN);
    s.fail_at = s.calls + 3;
    assert_int_equal(rs_probe_rounds(set, 10, &err), RS_DEVICE);
    assert_non_null(strstr(err.msg, "probe of made_up:"));
    assert_non_null(strstr(err.msg, "made up"));
    assert_int_equal(s.calls, s.fail_at);
    free(set);
}

static void report_has_quantiles(void **state)
{
    (void)state;
    script s = {0};
    figures f = {0};
    rs_probe_set *set = scripted_set(&s, 1);
    set->rounds = 21;
    for (int i = 0; i < 21; i++)
        set->values[0][i] = (i * 8) % 21; /* 0..20 in disorder */
    rs_probe_report(set, collect, &f);
    assert_int_equal(f.count, 3);
    assert_true(value_of(&f, "made_up:0", "") == 10);
    assert_true(value_of(&f, "made_up:0", ":lo") == 1);
    assert_true(value_of(&f, "made_up:0", ":hi") == 19);
    free(set);
}

static void steps(void **state)
{
    (void)state;
    double grid[] = {96, 32, 320, 32.01, 128}, equal[] = {5, 5.1, 5}, one[] = {7};
    double d = rs_probe_step(grid, 5, 0.5) - 32;
    assert_true(d < 0.1 && d > -0.1);
    assert_true(rs_probe_step(equal, 3, 0.5) == 0);
    assert_true(rs_probe_step(one, 1, 0.5) == 0);
}

/* ---- a real run ---- */

static void check_values(const figures *f)
{
    assert_int_equal(f->count % 3, 0);
    for (int i = 0; i < f->count; i += 3) {
        const figure *v = &f->list[i];
        if (getenv("RS_PROBE_PRINT"))
            printf("%-32s %12.4g  [%.4g, %.4g]\n", v->name, v->value, v[1].value, v[2].value);
        assert_true(v[0].value > 0 && v[0].value < 1e12);
        assert_true(v[1].value == value_of(f, v->name, ":lo"));
        assert_true(v[2].value == value_of(f, v->name, ":hi"));
        assert_true(v[1].value <= v[0].value && v[0].value <= v[2].value);
    }
}

static void check_streams(const figures *f)
{
    static const char *const kinds[] = {"read", "copy"};
    char warm[RS_PROBE_NAME], chain[RS_PROBE_NAME];
    for (size_t kind = 0; kind < 2; kind++) {
        snprintf(warm, sizeof warm, "%s_gbps:%d:warm", kinds[kind], RS_PROBE_SIZE_MIN);
        snprintf(chain, sizeof chain, "%s_gbps:%d:chain", kinds[kind], RS_PROBE_SIZE_MIN);
        assert_true(value_of(f, warm, ":hi") >= value_of(f, chain, ":lo"));
    }
    assert_true(value_of(f, "timer_ns:resolution", "") > 0);
    assert_true(value_of(f, "timer_ns:resolution", "") < 1e6);
}

static void check_flushes(const figures *f, const char *const *hows)
{
    char name[RS_PROBE_NAME];
    for (; *hows; hows++)
        for (int i = 0; i < RS_PROBE_FLUSH_SIZES; i++) {
            snprintf(name, sizeof name, "flush_ns:%s:%zu", *hows, rs_probe_flush_bytes[i]);
            value_of(f, name, "");
            if (i) /* a larger buffer takes longer */
                continue;
            char larger[RS_PROBE_NAME];
            snprintf(larger, sizeof larger, "flush_ns:%s:%zu", *hows, rs_probe_flush_bytes[2]);
            assert_true(value_of(f, larger, ":hi") > value_of(f, name, ":lo"));
        }
}

/* Limits of time hold for an optimised build that has the machine to itself. */
static bool quiet(void)
{
#if defined(__SANITIZE_ADDRESS__)
    return false;
#else
    double load = 0;
    return getloadavg(&load, 1) == 1 && load < (double)sysconf(_SC_NPROCESSORS_ONLN);
#endif
}

static void run(const rs_device *device, rs_pool *pool, double limit_s, figures *f)
{
    rs_err err = {0};
    int64_t start = rs_clock_ns();
    rs_status st = rs_probe_run(device, pool, collect, f, &err);
    double seconds = (double)(rs_clock_ns() - start) * 1e-9;
    if (st)
        print_error("%s\n", err.msg);
    assert_int_equal(st, RS_OK);
    check_values(f);
    if (getenv("RS_PROBE_PRINT"))
        printf("%d figures in %.1f s\n", f->count / 3, seconds);
    assert_true(seconds <= limit_s || !quiet());
}

static void probes_the_cpu(void **state)
{
    (void)state;
    static const char *const hows[] = {"walk", "chain", NULL};
    static figures f;
    rs_device device;
    rs_pool *pool = NULL;
    rs_err err = {0};
    assert_int_equal(rs_device_open("cpu", &device, &err), RS_OK);
    assert_int_equal(rs_pool_new(0, &pool, &err), RS_OK);
    run(&device, pool, 25, &f);
    rs_pool_free(pool);
    check_streams(&f);
    check_flushes(&f, hows);
    assert_true(value_of(&f, "pool_ns:empty", ":lo") <= value_of(&f, "pool_ns:asleep", ":hi"));
    assert_int_equal(!!find(&f, "mma_tflops:fma_f32_avx2"),
                     !!(device.cpu_features & RS_CPU_AVX2));
    assert_int_equal(!!find(&f, "mma_tflops:bf16_dot"),
                     !!(device.cpu_features & RS_CPU_AVX512_BF16));
    assert_int_equal(!!find(&f, "mma_tflops:vnni_int8"),
                     !!(device.cpu_features & RS_CPU_AVX512_VNNI));
    assert_null(find(&f, "launch_ns:empty"));
}

/* Figures of instructions that are masked off are absent, not zero; plain loops do the rest. */
static void masked_features_are_absent(void **state)
{
    (void)state;
    static figures f;
    rs_device device;
    rs_pool *pool = NULL;
    rs_err err = {0};
    assert_int_equal(rs_device_open("cpu", &device, &err), RS_OK);
    device.cpu_features = 0;
    device.memory_bytes = 4 * (4 * device.cache_bytes + (8 << 20)); /* only 1 and 4 MiB fit */
    assert_int_equal(rs_pool_new(1, &pool, &err), RS_OK);
    run(&device, pool, 25, &f);
    rs_pool_free(pool);
    for (int i = 0; i < f.count; i++)
        assert_int_not_equal(strncmp(f.list[i].name, "mma_tflops", 10), 0);
    assert_non_null(find(&f, "read_gbps:4194304:chain"));
    assert_null(find(&f, "read_gbps:268435456:chain"));
}

static void probes_cuda(void **state)
{
    (void)state;
    static const char *const hows[] = {"memset", "read", "chain", NULL};
    static figures f;
    rs_device device;
    rs_err err = {0};
    if (rs_device_open("cuda", &device, &err)) {
        print_message("%s\n", err.msg);
        skip();
    }
    run(&device, NULL, 20, &f);
    check_streams(&f);
    check_flushes(&f, hows);
    assert_non_null(find(&f, "mma_tflops:mma_sync_bf16"));
    assert_non_null(find(&f, "mma_tflops:mma_sync_int8"));
    assert_int_equal(!!find(&f, "mma_tflops:mma_sync_fp8"), device.cc >= 89);
    /* An empty kernel costs the host more than the device. */
    assert_true(value_of(&f, "launch_ns:empty", ":hi") > value_of(&f, "graph_node_ns", ":lo"));
    assert_true(value_of(&f, "event_ns:empty", ":hi") >= value_of(&f, "timer_ns:cost", ":lo"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounds_interleave),    cmocka_unit_test(rounds_end),
        cmocka_unit_test(report_has_quantiles), cmocka_unit_test(steps),
        cmocka_unit_test(probes_the_cpu),       cmocka_unit_test(masked_features_are_absent),
        cmocka_unit_test(probes_cuda),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
