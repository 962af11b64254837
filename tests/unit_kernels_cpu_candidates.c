/* Every CPU candidate that this machine can run: tests/cpu_candidates.h. And: a planted defect
   must not pass. RS_TEST_SEED=N repeats a run. */
#include "tests/cpu_candidates.h"

static void all_candidates_are_correct(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    int launched = check_table(&rng);
    print_message("seed %llu, %d launches checked\n", (unsigned long long)seed, launched);
    assert_true(launched > launches_min());
}

/* Peers depend on a library that may not be here, and are no part of a sweep unless asked for.
 */
static bool is_ours(const rs_candidate *c)
{
    return c->backend == RS_BACKEND_CPU && !c->is_peer;
}

/* A candidate is only worth its row in the table if somebody could launch it. */
static void every_candidate_has_a_domain(void **state)
{
    (void)state;
    rs_device all = {.backend = RS_BACKEND_CPU, .cpu_features = UINT32_MAX, .cores = 4};
    int candidates = 0, schedules = 0;
    for (const rs_candidate *const *c = rs_candidates; *c; c++) {
        rs_schedule s = {0};
        int32_t index = 0;
        if (!is_ours(*c))
            continue;
        candidates++;
        for (; rs_schedule_next(*c, &index, &s); schedules++)
            for (int f = 0; f < RS_FORMAT_COUNT * RS_OP_COUNT; f++) {
                rs_shape shape = {.op = (rs_op)(f / RS_FORMAT_COUNT),
                                  .format = (rs_format)(f % RS_FORMAT_COUNT),
                                  .n = 256,
                                  .k = 1024};
                int served = 0;
                for (int i = 0; i < WIDTHS; i++)
                    served += !rs_schedule_supports(&s, &all, &shape, widths[i], NULL);
                assert_int_equal(served > 0, ((*c)->formats & RS_FORMAT_BIT(shape.format)) &&
                                                 rs_candidate_does(*c, shape.op));
            }
    }
    assert_true(candidates >= 9);
    assert_true(schedules <= 26); /* a sweep of one shape must stay short */
    for (int op = 0; op < RS_OP_COUNT; op++)
        assert_non_null(rs_candidate_ref(rs_candidates, (rs_op)op, RS_BACKEND_CPU));
}

/* Whatever the shape and width, a candidate that claims them has a schedule for them. */
static void no_width_is_lost_between_schedules(void **state)
{
    (void)state;
    rs_device all = {.backend = RS_BACKEND_CPU, .cpu_features = UINT32_MAX, .cores = 4};
    for (const rs_candidate *const *c = rs_candidates; *c; c++)
        for (int32_t t = 1; is_ours(*c) && rs_candidate_serves(*c, RS_OP_linear) && t <= 130;
             t++) {
            rs_schedule s = {0};
            rs_shape shape = {
                .op = RS_OP_linear, .format = RS_FORMAT_q5g64, .n = 100, .k = 640};
            int32_t index = 0;
            int served = 0;
            while (rs_schedule_next(*c, &index, &s))
                served += !rs_schedule_supports(&s, &all, &shape, t, NULL);
            assert_int_equal(served > 0, t >= (*c)->t_min && t <= (*c)->t_max);
        }
}

static void missing_features_are_refused(void **state)
{
    (void)state;
    rs_device none = {.backend = RS_BACKEND_CPU, .cores = 1};
    rs_shape shape = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = 64, .k = 256};
    for (const rs_candidate *const *c = rs_candidates; *c; c++) {
        rs_schedule s = {0};
        int32_t index = 0;
        rs_schedule_next(*c, &index, &s);
        if (is_ours(*c) && rs_candidate_serves(*c, RS_OP_linear))
            assert_int_equal(rs_schedule_supports(&s, &none, &shape, 1, NULL),
                             (*c)->cpu_features ? RS_UNSUPPORTED : RS_OK);
    }
}

/* Defects that have passed weaker validators: a column not done, one row shifted, half of K, an
   output left from before, one wrong sign. */
static void planted_defects_are_caught(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    operands o;
    const rs_shape shape = {.op = RS_OP_linear, .format = RS_FORMAT_q4g64, .n = 48, .k = 256};
    open_operands(shape, &o, &rng);
    draw_x(&o, false, &rng);
    reference(&o);
    const int32_t t = 8;
    take_guarded((size_t)shape.n * (size_t)t * 2, &o.y);
    uint16_t *y = o.y.data;
    for (int defect = 0; defect < 6; defect++) {
        for (int32_t c = 0; c < t; c++)
            for (int32_t r = 0; r < shape.n; r++) {
                int32_t from_row = defect == 2 && c == 3 ? (r + 1) % shape.n : r;
                double v = o.reference[(size_t)from_row * T_MAX + (size_t)c];
                v = defect == 3 && r >= 16 ? 0.5 * v : v;
                v = defect == 4 && c == t - 1 && r == shape.n / 2 ? -v - 20 : v;
                y[c * shape.n + r] = defect == 1 && c == t - 1 ? 0xffff
                                     : defect == 5 && c % 2    ? 0
                                                               : rs_fp_to_bf16((float)v);
            }
        rs_error error = errors_of(&o, t);
        rs_error_verdict verdict;
        rs_status st = rs_error_judge(&error, RS_NUMERIC_exact, &verdict, NULL);
        assert_int_equal(st, defect == 0 ? RS_OK : RS_CHECK);
    }
    rs_error nothing = {0};
    rs_error_verdict verdict;
    assert_int_equal(rs_error_judge(&nothing, RS_NUMERIC_exact, &verdict, NULL), RS_CHECK);
    rs_memory_cpu.release(&o.y);
    close_operands(&o);
}

int main(void)
{
    const char *text = getenv("RS_TEST_SEED");
    if (text)
        seed = strtoull(text, NULL, 10);
    table = rs_candidates;
    if (rs_device_open("cpu", &device, NULL) || rs_pool_new(0, &pool, NULL))
        return 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_candidate_has_a_domain),
        cmocka_unit_test(no_width_is_lost_between_schedules),
        cmocka_unit_test(missing_features_are_refused),
        cmocka_unit_test(planted_defects_are_caught),
        cmocka_unit_test(all_candidates_are_correct),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    rs_pool_free(pool);
    return failed;
}
