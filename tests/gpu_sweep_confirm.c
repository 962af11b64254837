/* `sweep plan --confirm` with the real engine on a GPU, of a geometry with random weights: what
   the chain is right about stays, what it is wrong about is taken back. Exit 77 without a
   device. `gpu_sweep_confirm cpu` does the same on the CPU; a second argument is the programs'
   folder. Layer: tests. */
#include "situ_bench.h"

enum { SKIP = 77 };

static rs_device device;
static const char *name = "cuda:0", *programs = RS_BIN_DIR;

/* A bench of that device, in which chain says that `quick` is quicker than `old`. */
static bench open_real(const char *old, const char *quick)
{
    bench b = open_bench();
    char tier[RS_TIER_TEXT];
    b.old = old;
    b.quick = quick;
    b.shape = "q8g32:linear:1024x3072";
    b.tier = rs_arena_strdup(b.arena, rs_device_tier(&device, tier));
    b.db = rs_arena_printf(b.arena, "%s/real.sqlite", b.folder);
    b.sweep = rs_arena_printf(b.arena, "%s/sweep", programs);
    b.engine = rs_arena_printf(b.arena, "%s/engine", programs);
    plant_chain(&b);
    return b;
}

static const char *confirm(bench *b)
{
    const char *out;
    int code = run(b,
                   rs_arena_printf(b->arena,
                                   "%s plan --confirm --engine %s --synthetic 0.6b --backend "
                                   "%s --db %s --rounds 2 --quiet",
                                   b->sweep, b->engine, name, b->db),
                   &out);
    if (code)
        fail_msg("exit %d: %s", code, out);
    return out;
}

static bool on_cpu(void)
{
    return !strcmp(name, "cpu");
}

static const char *slow(void)
{
    return on_cpu() ? "cpu_linear_ref" : "cuda_linear_ref";
}

static const char *fast(void)
{
    return on_cpu() ? "cpu_linear_gemv_scalar"
                    : "cuda_linear_smallt_mma/rows=1,warps=4,start=0";
}

static void what_is_quicker_stays(void **state)
{
    (void)state;
    bench b = open_real(slow(), fast());
    holds(confirm(&b), "in situ T=1 agrees: round +");
    holds(sql(&b, "SELECT schedule FROM band WHERE t_lo = 1"), fast());
    assert_string_equal(sql(&b, "SELECT DISTINCT weights FROM session WHERE mode = 'in_situ'"),
                        "synthetic 0.6b\n");
    close_bench(&b);
}

static void what_is_slower_goes_back(void **state)
{
    (void)state;
    bench b = open_real(fast(), slow());
    holds(confirm(&b), rs_arena_printf(b.arena, "in situ T=1 reverted %s", slow()));
    holds(sql(&b, "SELECT schedule FROM band WHERE t_lo = 1"), fast());
    holds(sql(&b, "SELECT why FROM verdict WHERE t = 1"), "lost inside the engine");
    close_bench(&b);
}

int main(int argc, char **argv)
{
    rs_err err = {0};
    name = argc > 1 ? argv[1] : name;
    programs = argc > 2 ? argv[2] : programs;
    if (rs_device_open(name, &device, &err)) {
        fprintf(stderr, "skipped: %s\n", err.msg);
        return SKIP;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_quicker_stays),
        cmocka_unit_test(what_is_slower_goes_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
