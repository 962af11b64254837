/* The watch between blocks and the list of other processes, on a stand-in NVML. */
#include "sweep/base/clock.h"
#include "sweep/foreign.h"
#include "sweep/watch.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static const char fake[] = RS_BIN_DIR "/../plugins/fake_nvml.so";
static const rs_device gpu = {.backend = RS_BACKEND_CUDA, .bus_id = "0000:3B:00.0"};
static const rs_device cpu = {.backend = RS_BACKEND_CPU};

static int setup(void **state)
{
    (void)state;
    setenv("FAKE_NVML_SM", "1593", 1);
    setenv("FAKE_NVML_POWER", "412000", 1);
    return setenv("ROUTESWEEP_NVML", fake, 1);
}

static void a_block_on_a_gpu(void **state)
{
    (void)state;
    rs_db_round round;
    double mhz = -1;
    rs_watch *w = rs_watch_open(&gpu);
    assert_null(rs_watch_missing(w));
    rs_watch_cell(w);
    rs_watch_block_begins(w);
    assert_null(rs_watch_block_ends(w, &round, &mhz));
    assert_true(mhz == 1593 && round.power_w == 412);
    assert_true(isnan(round.temp_c)); /* the device does not tell */
    rs_watch_close(w);
}

static double block(rs_watch *w, double *out_power_w)
{
    rs_db_round round;
    double mhz = -1;
    rs_watch_block_begins(w);
    assert_null(rs_watch_block_ends(w, &round, &mhz));
    *out_power_w = round.power_w;
    return mhz;
}

/* The clock is read anew before the rest is, and neither at once. The first two blocks may lie
   far apart on a busy machine. */
static void blocks_share_a_reading(void **state)
{
    (void)state;
    double power_w;
    rs_watch *w = rs_watch_open(&gpu);
    rs_watch_cell(w);
    int64_t start = rs_clock_ns();
    assert_true(block(w, &power_w) == 1593 && power_w == 412);
    setenv("FAKE_NVML_SM", "1200", 1);
    setenv("FAKE_NVML_POWER", "300000", 1);
    double at_once = block(w, &power_w);
    assert_true(rs_clock_ns() - start > 20000000 || at_once == 1593);
    usleep(25000);
    double soon = block(w, &power_w);
    assert_true(soon == 1200);
    assert_true(rs_clock_ns() - start > 250000000 || power_w == 412);
    usleep(260000);
    (void)block(w, &power_w);
    assert_true(power_w == 300);
    rs_watch_close(w);
    setup(state);
}

static void what_is_not_watched_is_said(void **state)
{
    (void)state;
    rs_db_round round;
    double mhz = -1;
    setenv("ROUTESWEEP_NVML", "/nonexistent/libnvidia-ml.so.1", 1);
    rs_watch *w = rs_watch_open(&gpu);
    assert_non_null(strstr(rs_watch_missing(w), "not watched"));
    rs_watch_block_begins(w);
    (void)rs_watch_block_ends(w, &round, &mhz);
    assert_true(mhz == 0 && isnan(round.power_w) && !round.throttle);
    rs_watch_close(w);
    setenv("ROUTESWEEP_NVML", fake, 1);
}

static void a_step_of_the_control_disturbs_its_block(void **state)
{
    (void)state;
    rs_db_round round;
    double mhz;
    int disturbed = 0;
    rs_watch *w = rs_watch_open(&gpu);
    rs_watch_cell(w);
    for (int block = 0; block < 30; block++) {
        rs_watch_block_begins(w);
        for (int i = 0; i < 2; i++)
            rs_watch_control(w, (block < 20 ? 1000 : 1080) + (block * 2 + i) % 5);
        const char *why = rs_watch_block_ends(w, &round, &mhz);
        if (why) {
            disturbed++;
            assert_non_null(strstr(why, "stepped"));
            assert_true(block >= 20 && block <= 23);
        }
    }
    assert_int_equal(disturbed, 1);
    assert_int_equal(round.epoch, 1);
    rs_watch_cell(w); /* another control: its times are no step of this one's */
    rs_watch_block_begins(w);
    for (int i = 0; i < 10; i++)
        rs_watch_control(w, 5000);
    assert_null(rs_watch_block_ends(w, &round, &mhz));
    rs_watch_close(w);
}

static void others_on_the_device(void **state)
{
    (void)state;
    char who[160];
    unsetenv("FAKE_NVML_COMPUTE");
    assert_int_equal(rs_foreign_processes(&cpu, who), -1);
    setenv("FAKE_NVML_COMPUTE", "4242:2100000000 4243:0", 1);
    setenv("FAKE_NVML_GRAPHICS", "", 1);
    assert_int_equal(rs_foreign_processes(&gpu, who), 2);
    assert_non_null(strstr(who, "pid 4242 (2.1 GB)"));
    assert_non_null(strstr(who, "pid 4243"));
    setenv("FAKE_NVML_COMPUTE", "error 3", 1);
    setenv("FAKE_NVML_GRAPHICS", "error 3", 1);
    assert_int_equal(rs_foreign_processes(&gpu, who), -1);
    assert_string_equal(who, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_block_on_a_gpu),
        cmocka_unit_test(blocks_share_a_reading),
        cmocka_unit_test(what_is_not_watched_is_said),
        cmocka_unit_test(a_step_of_the_control_disturbs_its_block),
        cmocka_unit_test(others_on_the_device),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
