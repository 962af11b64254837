/* The plugin ABI: what is refused, and how what is accepted behaves as a candidate. */
#include "sweep/plugin_host.h"

#include "kernels/fp.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static size_t own_bytes(uint32_t format, int32_t n, int32_t k)
{
    return format == RS_PLUGIN_Q4G64 ? (size_t)n * (size_t)k * sizeof(float) : 0;
}

static int own_pack(const rs_plugin_matrix *m, void *out, char *why, size_t why_bytes)
{
    (void)why, (void)why_bytes;
    for (int32_t row = 0; row < m->n; row++)
        m->decode_row(m, row, (float *)out + (size_t)row * (size_t)m->k);
    m->decode_row(m, m->n, NULL); /* a row that is not there is nothing, not a crash */
    return RS_PLUGIN_OK;
}

static const rs_plugin_layout own = {sizeof own, "unit_own", own_bytes, own_pack};
static const rs_plugin_layout other = {sizeof other, "unit_own", own_bytes, own_pack};

static int supports(const rs_plugin_problem *p, char *why, size_t why_bytes)
{
    assert_int_equal(p->op, RS_PLUGIN_LINEAR);
    assert_int_equal(p->format, RS_PLUGIN_Q4G64);
    assert_ptr_equal(p->context, &own);
    if (p->t <= p->knobs[0])
        return RS_PLUGIN_OK;
    if (p->t < 100)
        snprintf(why, why_bytes, "T %d is more than %d", p->t, p->knobs[0]);
    else
        memset(why, 'x', why_bytes); /* not terminated */
    return p->t < 1000 ? RS_PLUGIN_UNSUPPORTED : 77;
}

static int launch(const rs_plugin_call *c, char *why, size_t why_bytes)
{
    const rs_plugin_problem *p = c->problem;
    const float *w = c->w;
    (void)why, (void)why_bytes;
    for (int32_t t = 0; t < p->t; t++)
        for (int32_t row = 0; row < p->n; row++) {
            float sum = 0;
            for (int32_t i = 0; i < p->k; i++)
                sum += w[row * p->k + i] * rs_plugin_from_bf16(c->x[t * p->k + i]);
            c->y[t * p->n + row] = rs_plugin_to_bf16(sum);
        }
    return RS_PLUGIN_OK;
}

static rs_plugin_candidate good(void)
{
    return (rs_plugin_candidate){.struct_size = sizeof(rs_plugin_candidate),
                                 .id = "unit_plain",
                                 .idea = "for this test",
                                 .ops = RS_PLUGIN_LINEAR,
                                 .formats = RS_PLUGIN_Q4G64,
                                 .layout = &own,
                                 .t_min = 1,
                                 .t_max = RS_PLUGIN_T_ANY,
                                 .t_tile = 1,
                                 .n_multiple = 1,
                                 .k_multiple = 1,
                                 .knob_count = 1,
                                 .knobs = {{"cols", 2, {4, 8}}},
                                 .context = (void *)(uintptr_t)&own,
                                 .supports = supports,
                                 .launch = launch};
}

static rs_status check_one(const rs_plugin_candidate *c, rs_err *err)
{
    const rs_plugin_candidate *const table[] = {c, NULL};
    const rs_plugin p = {RS_PLUGIN_MAGIC, RS_PLUGIN_ABI, sizeof p, "unit", "1", table};
    return rs_plugin_check(&p, "unit.so", err);
}

/* One wrong field at a time; the message must name it. */
static void wrong_fields_are_refused(void **state)
{
    (void)state;
#define WRONG(assignment, word)                                                                \
    do {                                                                                       \
        rs_plugin_candidate c = good();                                                        \
        rs_err err = {0};                                                                      \
        c.assignment;                                                                          \
        assert_int_not_equal(check_one(&c, &err), RS_OK);                                      \
        if (!strstr(err.msg, word))                                                            \
            fail_msg("%s: '%s' does not say '%s'", #assignment, err.msg, word);                \
    } while (0)
    static const rs_plugin_layout short_layout = {4, "x", own_bytes, own_pack};
    static const rs_plugin_layout no_pack = {sizeof no_pack, "x", own_bytes, NULL};
    static const rs_plugin_layout bad_name = {sizeof bad_name, "A b", own_bytes, own_pack};
    char many[200];
    memset(many, 'a', sizeof many);
    many[sizeof many - 1] = '\0';
    rs_plugin_candidate right = good();
    assert_int_equal(check_one(&right, NULL), RS_OK);
    WRONG(struct_size = 8, "candidate of 8 bytes");
    WRONG(id = NULL, "id of a candidate");
    WRONG(id = "", "id of a candidate");
    WRONG(id = "../up", "id of a candidate");
    WRONG(id = many, "id of a candidate");
    WRONG(idea = NULL, "idea");
    WRONG(idea = "two\nlines", "idea");
    WRONG(launch = NULL, "`launch` is NULL");
    WRONG(ops = 0, "ops is 0");
    WRONG(ops = 1u << 30, "ops");
    WRONG(formats = 0, "formats is 0");
    WRONG(formats = 1u << 7, "formats is 128");
    WRONG(flags = 4, "flags is 4");
    WRONG(backend = 2, "backend is 2");
    WRONG(numeric = -1, "numeric is -1");
    WRONG(t_min = 0, "t_min is 0");
    WRONG(t_max = 0, "t_max is 0");
    WRONG(t_tile = 0, "t_tile is 0");
    WRONG(n_multiple = 0, "n_multiple is 0");
    WRONG(k_multiple = -3, "k_multiple is -3");
    WRONG(cpu_features = 16, "cpu_features is 16");
    WRONG(compute_capability_min = -1, "compute_capability_min");
    WRONG(knob_count = 7, "knob_count is 7");
    WRONG(knobs[0].name = NULL, "name of knob 0");
    WRONG(knobs[0].name = "a=b", "name of knob 0");
    WRONG(knobs[0].count = 0, "0 values");
    WRONG(knobs[0].count = 9, "9 values");
    WRONG(knobs[0].values[1] = 4, "different");
    WRONG(host_layout = "row_split", "either");
    WRONG(layout = NULL, "either");
    WRONG(layout = &short_layout, "layout of 4 bytes");
    WRONG(layout = &no_pack, "`pack` is NULL");
    WRONG(layout = &bad_name, "id of its layout");
    rs_plugin_candidate c = good();
    rs_err err = {0};
    c.layout = NULL;
    c.host_layout = "frag16"; /* not promised to plugins */
    assert_int_equal(check_one(&c, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "'frag16'"));
}

static void long_schedules_are_refused(void **state)
{
    (void)state;
    rs_plugin_candidate c = good();
    rs_err err = {0};
    c.id = "a_very_long_name_of_a_candidate_that_is_still_within_its_limit";
    c.knob_count = RS_PLUGIN_KNOBS_MAX;
    for (int i = 0; i < RS_PLUGIN_KNOBS_MAX; i++)
        c.knobs[i] = (rs_plugin_knob){"knob_of_length", 1, {-2000000000}};
    assert_int_equal(check_one(&c, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "shorten"));
}

static void other_versions_are_refused(void **state)
{
    (void)state;
    rs_plugin_candidate c = good();
    const rs_plugin_candidate *const table[] = {&c, NULL}, *const empty[] = {NULL};
    rs_plugin p = {RS_PLUGIN_MAGIC, RS_PLUGIN_ABI, sizeof p, "unit", "1", table};
    rs_err err = {0};
    assert_int_equal(rs_plugin_check(NULL, "unit.so", &err), RS_USAGE);
    p.magic = 7;
    assert_int_equal(rs_plugin_check(&p, "unit.so", &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "0x7"));
    p.magic = RS_PLUGIN_MAGIC;
    p.abi = RS_PLUGIN_ABI + 1;
    assert_int_equal(rs_plugin_check(&p, "unit.so", &err), RS_VERSION);
    assert_non_null(strstr(err.msg, "ABI 2, this sweep has 1"));
    p.abi = RS_PLUGIN_ABI;
    p.struct_size = 12;
    assert_int_equal(rs_plugin_check(&p, "unit.so", &err), RS_VERSION);
    p.struct_size = sizeof p + 64; /* fields behind those of this host */
    assert_int_equal(rs_plugin_check(&p, "unit.so", &err), RS_OK);
    p.candidates = empty;
    assert_int_equal(rs_plugin_check(&p, "unit.so", &err), RS_USAGE);
    p.candidates = NULL;
    assert_int_equal(rs_plugin_check(&p, "unit.so", &err), RS_USAGE);
}

static const rs_candidate *adapt(rs_arena *arena, const rs_plugin_candidate *c)
{
    const rs_plugin_candidate *const entries[] = {c, NULL};
    const rs_plugin p = {RS_PLUGIN_MAGIC, RS_PLUGIN_ABI, sizeof p, "unit", "1", entries};
    const rs_candidate *const *table = NULL;
    assert_int_equal(rs_plugin_adapt(arena, &p, "unit.so", &table, NULL), RS_OK);
    assert_non_null(table[0]);
    assert_null(table[1]);
    return table[0];
}

static void answers_reach_the_host(void **state)
{
    (void)state;
    static rs_plugin_candidate c;
    c = good();
    rs_arena *arena = rs_arena_new();
    const rs_candidate *a = adapt(arena, &c);
    assert_ptr_equal(adapt(arena, &c), a); /* the same plugin again takes no further slot */
    rs_device device;
    rs_shape shape;
    rs_err err = {0};
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    assert_int_equal(rs_shape_parse("q4g64:linear:24x130", &shape, NULL), RS_OK);
    rs_schedule s = {.candidate = a, .knobs = {4}};
    assert_int_equal(rs_schedule_supports(&s, &device, &shape, 4, &err), RS_OK);
    assert_int_equal(rs_schedule_supports(&s, &device, &shape, 5, &err), RS_UNSUPPORTED);
    assert_string_equal(err.msg, "T 5 is more than 4");
    assert_int_equal(rs_schedule_supports(&s, &device, &shape, 100, &err), RS_UNSUPPORTED);
    assert_true(strlen(err.msg) < sizeof err.msg);
    assert_int_equal(rs_schedule_supports(&s, &device, &shape, 1000, &err), RS_FAILED);
    assert_int_equal(rs_schedule_workspace(&s, &device, &shape, 4), 0);
    assert_int_equal(rs_shape_parse("q8g32:linear:24x130", &shape, NULL), RS_OK);
    assert_int_equal(rs_schedule_supports(&s, &device, &shape, 4, &err), RS_UNSUPPORTED);
    rs_arena_free(arena);
}

/* Weights through the plugin's packer and kernel equal the oracle's rows. */
static void own_layout_and_launch(void **state)
{
    (void)state;
    enum { N = 24, K = 130, T = 3 };
    static rs_plugin_candidate c;
    c = good();
    c.id = "unit_launch";
    static float values[N * K];
    static uint16_t x[T * K], y[T * N];
    rs_arena *arena = rs_arena_new();
    const rs_candidate *a = adapt(arena, &c);
    rs_device device;
    assert_int_equal(rs_device_open("cpu", &device, NULL), RS_OK);
    for (int i = 0; i < N * K; i++)
        values[i] = (float)((i * 37) % 101 - 50) / 50;
    for (int i = 0; i < T * K; i++)
        x[i] = rs_fp_to_bf16((float)((i * 53) % 97 - 48) / 48);
    void *w = rs_arena_alloc(arena, rs_layout_row_split.bytes(RS_FORMAT_q4g64, N, K));
    assert_int_equal(rs_layout_pack_f32(RS_FORMAT_q4g64, N, K, values, w, NULL), RS_OK);
    assert_int_equal(a->layout->bytes(RS_FORMAT_q8g32, N, K), 0);
    size_t bytes = a->layout->bytes(RS_FORMAT_q4g64, N, K);
    assert_int_equal(bytes % 256, 0);
    assert_true(bytes >= N * K * 4);
    void *packed = rs_arena_alloc(arena, bytes);
    assert_int_equal(a->layout->repack(RS_FORMAT_q4g64, N, K, w, packed, NULL), RS_OK);
    const int32_t knobs[] = {4};
    const rs_call call = {
        .shape = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = N, .k = K},
        .t = T,
        .knobs = knobs,
        .w = packed,
        .x = x,
        .y = y,
        .device = &device};
    assert_int_equal(rs_candidate_launch(a, &call, NULL), RS_OK);
    double row_values[K];
    for (int32_t row = 0; row < N; row++) {
        assert_int_equal(rs_layout_decode_row(RS_FORMAT_q4g64, N, K, w, row, row_values, NULL),
                         RS_OK);
        for (int t = 0; t < T; t++) {
            double sum = 0;
            for (int i = 0; i < K; i++)
                sum += row_values[i] * (double)rs_fp_from_bf16(x[t * K + i]);
            double got = (double)rs_fp_from_bf16(y[t * N + row]);
            assert_true(got - sum < 0.05 && sum - got < 0.05);
        }
    }
    rs_arena_free(arena);
}

static void layouts_and_slots_are_kept_apart(void **state)
{
    (void)state;
    rs_arena *arena = rs_arena_new();
    rs_err err = {0};
    static rs_plugin_candidate all[RS_PLUGIN_SLOTS + 1];
    const rs_plugin_candidate *table[RS_PLUGIN_SLOTS + 2] = {0};
    const rs_candidate *const *out = NULL;
    all[0] = all[1] = good();
    all[1].id = "unit_second";
    all[1].layout = &other;
    table[0] = &all[0];
    table[1] = &all[1];
    const rs_plugin p = {RS_PLUGIN_MAGIC, RS_PLUGIN_ABI, sizeof p, "unit", "1", table};
    assert_int_equal(rs_plugin_adapt(arena, &p, "unit.so", &out, &err), RS_USAGE);
    assert_non_null(strstr(err.msg, "share the pointer"));
    for (int i = 0; i <= RS_PLUGIN_SLOTS; i++) {
        all[i] = good();
        table[i] = &all[i];
    }
    assert_int_equal(rs_plugin_adapt(arena, &p, "unit.so", &out, &err), RS_LIMIT);
    assert_null(out);
    rs_arena_free(arena);
}

static void bf16_helpers_equal_the_host(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < 65536; i += 7) {
        union {
            uint32_t u;
            float f;
        } v = {.u = i << 16 | (i * 2654435761u >> 16)};
        assert_int_equal(rs_plugin_to_bf16(v.f), rs_fp_to_bf16(v.f));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_fields_are_refused),
        cmocka_unit_test(long_schedules_are_refused),
        cmocka_unit_test(other_versions_are_refused),
        cmocka_unit_test(answers_reach_the_host),
        cmocka_unit_test(own_layout_and_launch),
        cmocka_unit_test(bf16_helpers_equal_the_host),
        cmocka_unit_test(layouts_and_slots_are_kept_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
