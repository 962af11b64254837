/* A locked clock never outlives its owner: against the stand-in library tests/plugins/
   fake_nvml.c, which keeps "the device" in a file, so that processes share it. No test here
   touches a real device. */
#include "sweep/clock_lock.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#define BUS "0000:3B:00.0"
enum { MHZ = 1400, PATIENCE = 100 /* x 100 ms */ };

static char folder[64], device_file[96];

static int set_up(void **state)
{
    (void)state;
    strcpy(folder, "/tmp/rs_clock_XXXXXX");
    assert_non_null(mkdtemp(folder));
    snprintf(device_file, sizeof device_file, "%s/device", folder);
    setenv("XDG_RUNTIME_DIR", folder, 1);
    setenv("FAKE_NVML_FILE", device_file, 1);
    static const char *const answers[] = {"FAKE_NVML_LOCK", "FAKE_NVML_RESET",
                                          "FAKE_NVML_STUCK", "FAKE_NVML_INIT"};
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        unsetenv(answers[i]);
    return setenv("ROUTESWEEP_NVML", RS_BIN_DIR "/../plugins/fake_nvml.so", 1);
}

static int tear_down(void **state)
{
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -r %s", folder);
    return system(command);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

/* What the stand-in device is locked at; 0 = it is not. */
static int device_mhz(void)
{
    int mhz = 0;
    FILE *f = fopen(device_file, "r");
    if (f && fscanf(f, "%d", &mhz) != 1)
        mhz = -1;
    if (f)
        fclose(f);
    return mhz;
}

static rs_clock_state state_now(void)
{
    rs_clock_state s;
    assert_int_equal(rs_clock_lock_state(BUS, &s, NULL), RS_OK);
    return s;
}

static void wait_a_little(void)
{
    struct timespec pause = {0, 100000000};
    nanosleep(&pause, NULL);
}

static void free_in_the_end(void)
{
    for (int i = 0; i < PATIENCE && (device_mhz() || state_now().found); i++)
        wait_a_little();
    assert_int_equal(device_mhz(), 0);
    assert_false(state_now().found);
}

static void locks_and_gives_back(void **state)
{
    (void)state;
    rs_clock_lock lock;
    rs_err err = {0};
    if (rs_clock_lock_take(BUS, MHZ, &lock, &err))
        fail_msg("%s", err.msg);
    rs_clock_state s = state_now();
    assert_int_equal(device_mhz(), MHZ);
    assert_true(s.found && s.owner_alive && s.owner == getpid() && s.watchdog == lock.watchdog);
    assert_int_equal(s.mhz, MHZ);
    assert_int_equal(s.before_mhz, 345);
    assert_int_equal(rs_clock_lock_release(&lock, &err), RS_OK);
    assert_int_equal(device_mhz(), 0);
    assert_false(state_now().found);
    assert_int_equal(rs_clock_lock_release(&lock, &err), RS_OK); /* a second time: nothing */
}

/* A process that takes the lock and then ends as `end` says. */
static pid_t owner_that(void (*end)(void))
{
    pid_t child = fork();
    if (child == 0) {
        rs_clock_lock lock;
        if (rs_clock_lock_take(BUS, MHZ, &lock, NULL))
            _exit(99);
        end();
        pause();
    }
    for (int i = 0; i < PATIENCE && device_mhz() != MHZ; i++)
        wait_a_little();
    return child;
}

static void just_waits(void)
{
}

static void ends_at_once(void)
{
    _exit(0); /* without a release */
}

static void crashes(void)
{
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
}

static void every_end_gives_back(void **state)
{
    (void)state;
    static const int signals[] = {SIGKILL, SIGTERM, SIGINT, SIGHUP};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        pid_t child = owner_that(just_waits);
        assert_int_equal(device_mhz(), MHZ);
        kill(child, signals[i]);
        waitpid(child, NULL, 0);
        free_in_the_end();
    }
    void (*const ends[])(void) = {ends_at_once, crashes};
    for (int i = 0; i < 2; i++) {
        int status = 0;
        waitpid(owner_that(ends[i]), &status, 0);
        assert_false(WIFEXITED(status) && WEXITSTATUS(status) == 99);
        free_in_the_end();
    }
}

static void one_owner_at_a_time(void **state)
{
    (void)state;
    rs_clock_lock second;
    rs_err err = {0};
    pid_t child = owner_that(just_waits);
    assert_int_equal(rs_clock_lock_take(BUS, 1000, &second, &err), RS_BUSY);
    char pid[16];
    snprintf(pid, sizeof pid, "%d", (int)child);
    assert_non_null(strstr(err.msg, pid));
    assert_int_equal(rs_clock_lock_restore(BUS, &err), RS_BUSY); /* he is alive */
    assert_int_equal(device_mhz(), MHZ);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    free_in_the_end();
}

static void restore_mends_what_a_dead_watchdog_left(void **state)
{
    (void)state;
    rs_clock_lock lock;
    rs_err err = {0};
    pid_t child = owner_that(just_waits);
    pid_t watchdog = state_now().watchdog;
    assert_true(watchdog > 1); /* 0, nobody, would be this test and all that it belongs to */
    kill(watchdog, SIGKILL);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    for (int i = 0; i < 5; i++)
        wait_a_little();
    assert_int_equal(device_mhz(), MHZ); /* nobody was left to give back */
    assert_true(state_now().found && !state_now().owner_alive);
    assert_int_equal(rs_clock_lock_take(BUS, 1000, &lock, &err), RS_BUSY);
    assert_non_null(strstr(err.msg, "sweep clocks restore"));
    assert_int_equal(rs_clock_lock_restore(BUS, &err), RS_OK);
    assert_int_equal(device_mhz(), 0);
    assert_false(state_now().found);
    assert_int_equal(rs_clock_lock_restore(BUS, &err), RS_OK); /* harmless */
}

static void what_does_not_work_leaves_nothing(void **state)
{
    (void)state;
    rs_clock_lock lock;
    rs_err err = {0};
    setenv("FAKE_NVML_LOCK", "error 4", 1); /* no permission */
    assert_int_equal(rs_clock_lock_take(BUS, MHZ, &lock, &err), RS_DEVICE);
    assert_int_equal(lock.fd, -1);
    free_in_the_end();
    unsetenv("FAKE_NVML_LOCK");
    setenv("FAKE_NVML_STUCK", "1", 1); /* set, but the device does something else */
    assert_int_equal(rs_clock_lock_take(BUS, MHZ, &lock, &err), RS_DEVICE);
    assert_non_null(strstr(err.msg, "345"));
    unsetenv("FAKE_NVML_STUCK");
    free_in_the_end();
    setenv("ROUTESWEEP_NVML", "/nonexistent.so", 1);
    assert_int_equal(rs_clock_lock_take(BUS, MHZ, &lock, &err), RS_UNSUPPORTED);
    assert_false(state_now().found);
}

static void a_clock_that_stays_locked_is_said(void **state)
{
    (void)state;
    rs_clock_lock lock;
    rs_err err = {0};
    setenv("FAKE_NVML_RESET", "error 4", 1); /* the watchdog inherits it */
    assert_int_equal(rs_clock_lock_take(BUS, MHZ, &lock, NULL), RS_OK);
    assert_int_equal(rs_clock_lock_release(&lock, &err), RS_DEVICE);
    assert_non_null(strstr(err.msg, "restore"));
    assert_true(state_now().found); /* for `sweep clocks restore` */
    unsetenv("FAKE_NVML_RESET");
    assert_int_equal(device_mhz(), MHZ);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(locks_and_gives_back),
        TEST(every_end_gives_back),
        TEST(one_owner_at_a_time),
        TEST(restore_mends_what_a_dead_watchdog_left),
        TEST(what_does_not_work_leaves_nothing),
        TEST(a_clock_that_stays_locked_is_said),
    };
    return cmocka_run_group_tests_name("sweep_clock_lock", tests, NULL, NULL);
}
