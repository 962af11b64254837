/* Candidates for instructions that the machine at hand may lack, built with RS_CPU_EMULATE: AMX
   on top of AVX-512, AVX-VNNI on top of AVX2. The loops, layouts and scalings are the real
   ones; only the instruction is another. Checks as in tests/cpu_candidates.h. */
#include "tests/cpu_candidates.h"

extern const rs_candidate cpu_linear_amx_bf16, cpu_linear_amx_int8, cpu_linear_avxvnni;

static const rs_candidate *const emulated[] = {&cpu_linear_amx_bf16, &cpu_linear_amx_int8,
                                               &cpu_linear_avxvnni, NULL};

static void emulated_candidates_are_correct(void **state)
{
    (void)state;
    rs_rng rng = {seed};
    if (!(device.cpu_features & RS_CPU_AVX2))
        skip();
    device.cpu_features |= RS_CPU_AVX_VNNI;
    if (device.cpu_features & RS_CPU_AVX512 && device.cpu_features & RS_CPU_AVX512_BF16)
        device.cpu_features |= RS_CPU_AMX;
    int launched = check_table(&rng);
    print_message("seed %llu, %d launches checked\n", (unsigned long long)seed, launched);
    assert_true(launched > launches_min());
}

int main(void)
{
    const char *text = getenv("RS_TEST_SEED");
    if (text)
        seed = strtoull(text, NULL, 10);
    table = emulated;
    if (rs_device_open("cpu", &device, NULL) || rs_pool_new(0, &pool, NULL))
        return 1;
    const struct CMUnitTest tests[] = {cmocka_unit_test(emulated_candidates_are_correct)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    rs_pool_free(pool);
    return failed;
}
