/* NVML through a stand-in library (tests/plugins/fake_nvml.c), and once whatever this machine
 * has.
 */
#include "sweep/nvml.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#define TEST(function) cmocka_unit_test_setup(function, set_up)

static const char fake[] = RS_BIN_DIR "/../plugins/fake_nvml.so";

static void answer(const char *name, const char *value)
{
    char variable[64];
    snprintf(variable, sizeof variable, "FAKE_NVML_%s", name);
    if (value)
        setenv(variable, value, 1);
    else
        unsetenv(variable);
}

/* The stand-in, answering nothing. */
static int set_up(void **state)
{
    (void)state;
    static const char *const names[] = {"INIT",  "SM",      "MEMORY",  "TEMPERATURE",
                                        "POWER", "REASONS", "COMPUTE", "GRAPHICS"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        answer(names[i], NULL);
    return setenv("ROUTESWEEP_NVML", fake, 1);
}

static rs_nvml *open_fake(const char *device)
{
    rs_nvml *n;
    rs_err err = {0};
    if (rs_nvml_open(device, &n, &err))
        fail_msg("%s", err.msg);
    return n;
}

/* Opening fails as UNSUPPORTED, in one line with `part` in it. */
static void refused(const char *device, const char *part)
{
    rs_nvml *n = (rs_nvml *)-1;
    rs_err err = {0};
    assert_int_equal(rs_nvml_open(device, &n, &err), RS_UNSUPPORTED);
    assert_null(n);
    if (!strstr(err.msg, part) || strchr(err.msg, '\n'))
        fail_msg("'%s' is not in '%s'", part, err.msg);
}

/* Use a copy of the stand-in in which the names do not exist: an older driver. */
static void without(const char *const *names, size_t count)
{
    static char copy[] = "/tmp/rs_nvml_XXXXXX";
    static char bytes[1 << 20];
    strcpy(copy + strlen(copy) - 6, "XXXXXX");
    int fd = mkstemp(copy);
    FILE *f = fopen(fake, "rb");
    assert_true(fd >= 0);
    assert_non_null(f);
    size_t size = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(names[i]) + 1, broken = 0;
        for (char *at; (at = memmem(bytes, size, names[i], length)); broken++)
            *at = 'X';
        assert_true(broken > 0);
    }
    assert_int_equal(write(fd, bytes, size), size);
    close(fd);
    setenv("ROUTESWEEP_NVML", copy, 1);
}

static void remove_copy(void)
{
    unlink(getenv("ROUTESWEEP_NVML"));
}

static void test_absent(void **state)
{
    (void)state;
    setenv("ROUTESWEEP_NVML", "/nonexistent/libnvidia-ml.so.1", 1);
    refused("0", "NVML is absent: /nonexistent/libnvidia-ml.so.1");
    setenv("ROUTESWEEP_NVML", "libm.so.6", 1);
    refused("0", "NVML is of no use: libm.so.6 has no nvmlInit_v2");
}

static void test_open(void **state)
{
    (void)state;
    answer("INIT", "error 9");
    refused("0", "NVML does not start: Driver Not Loaded (NVML error 9)");
    answer("INIT", NULL);
    refused("1", "NVML does not know device '1': Some Error (NVML error 2)");
    refused("0000:3C:00.0", "NVML does not know device '0000:3C:00.0'");
    refused("", "NVML does not know device ''");
    refused("-1", "NVML does not know device '-1'");
    rs_nvml_close(open_fake("0"));
    rs_nvml_close(open_fake("0000:3b:00.0"));
}

static void test_values(void **state)
{
    (void)state;
    rs_nvml_state s;
    answer("SM", "1980");
    answer("MEMORY", "3201");
    answer("TEMPERATURE", "64");
    answer("POWER", "123456");
    answer("REASONS", "0");
    rs_nvml *n = open_fake("0");
    assert_int_equal(rs_nvml_read(n, &s, NULL), RS_OK);
    assert_true(s.sm_mhz.known && s.memory_mhz.known && s.temperature_c.known &&
                s.power_w.known && s.throttle_known);
    assert_true(s.sm_mhz.value == 1980 && s.memory_mhz.value == 3201);
    assert_true(s.temperature_c.value == 64 && fabs(s.power_w.value - 123.456) < 1e-9);
    assert_string_equal(s.throttle, "");
    answer("POWER", "error 3"); /* one of them is not told */
    assert_int_equal(rs_nvml_read(n, &s, NULL), RS_OK);
    assert_true(!s.power_w.known && s.power_w.value == 0 && s.sm_mhz.known);
    rs_nvml_close(n);
}

static void test_throttle(void **state)
{
    (void)state;
    static const struct {
        const char *bits, *list;
    } rows[] = {
        {"0x1", ""},
        {"0x102", ""},
        {"0x4", "power_cap"},
        {"0x24", "power_cap,thermal"},
        {"0x60", "thermal"},
        {"0x91", "sync_boost,power_brake"},
        {"0x48", "hw_slowdown,thermal"},
        {"0x8000", "other"},
        {"0xffffffffffffffff", "power_cap,hw_slowdown,sync_boost,thermal,power_brake,other"}};
    rs_nvml *n = open_fake("0");
    rs_nvml_state s;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        answer("REASONS", rows[i].bits);
        assert_int_equal(rs_nvml_read(n, &s, NULL), RS_OK);
        assert_string_equal(s.throttle, rows[i].list);
    }
    answer("SM", "1000");
    answer("REASONS", "error 3");
    assert_int_equal(rs_nvml_read(n, &s, NULL), RS_OK);
    assert_true(!s.throttle_known && !*s.throttle);
    rs_nvml_close(n);
}

static void test_silent_device(void **state)
{
    (void)state;
    rs_nvml *n = open_fake("0");
    rs_nvml_state s;
    rs_err err = {0};
    answer("SM", "error 15");
    assert_int_equal(rs_nvml_read(n, &s, &err), RS_DEVICE);
    assert_non_null(strstr(err.msg, "NVML error 15"));
    assert_false(s.sm_mhz.known || s.memory_mhz.known || s.temperature_c.known ||
                 s.power_w.known || s.throttle_known);
    rs_nvml_close(n);
}

static void test_processes(void **state)
{
    (void)state;
    char text[256];
    rs_nvml_process p[3];
    size_t count = 99;
    const pid_t own[] = {4000};
    rs_nvml *n = open_fake("0");
    snprintf(text, sizeof text, "%d:1000", (int)getpid());
    answer("COMPUTE", text);
    answer("GRAPHICS", "");
    assert_int_equal(rs_nvml_processes(n, NULL, 0, p, 3, &count, NULL), RS_OK);
    assert_int_equal(count, 0);
    snprintf(text, sizeof text, "%d:1000 4000:5 4001:6000000000 4002:-1", (int)getpid());
    answer("COMPUTE", text);
    answer("GRAPHICS", "4002:77 4003:8"); /* 4002 draws as well */
    assert_int_equal(rs_nvml_processes(n, own, 1, p, 3, &count, NULL), RS_OK);
    assert_int_equal(count, 3);
    assert_true(p[0].pid == 4001 && p[0].bytes == 6000000000);
    assert_true(p[1].pid == 4002 && p[1].bytes == 77);
    assert_true(p[2].pid == 4003 && p[2].bytes == 8);
    assert_int_equal(rs_nvml_processes(n, NULL, 0, p, 1, &count, NULL), RS_OK);
    assert_true(count >= 4 && p[0].pid == 4000); /* more than there is room for */
    answer("GRAPHICS", "error 3");               /* one list is enough */
    assert_int_equal(rs_nvml_processes(n, own, 1, p, 3, &count, NULL), RS_OK);
    assert_int_equal(count, 2);
    assert_int_equal(p[1].bytes, 0); /* not told */
    rs_nvml_close(n);
}

static void test_many_processes(void **state)
{
    (void)state;
    enum { MANY = 200 };
    static char text[MANY * 16];
    static rs_nvml_process p[MANY];
    size_t used = 0, count;
    for (int i = 0; i < MANY; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%d:%d ", 9000000 + i, i + 1);
    answer("COMPUTE", text);
    rs_nvml *n = open_fake("0");
    assert_int_equal(rs_nvml_processes(n, NULL, 0, p, MANY, &count, NULL), RS_OK);
    assert_int_equal(count, MANY);
    assert_true(p[MANY - 1].pid == 9000000 + MANY - 1 && p[MANY - 1].bytes == MANY);
    rs_nvml_close(n);
}

static void test_processes_unknown(void **state)
{
    (void)state;
    rs_nvml *n = open_fake("0");
    rs_nvml_process p[2];
    size_t count;
    rs_err err = {0};
    assert_int_equal(rs_nvml_processes(n, NULL, 0, p, 2, &count, &err), RS_UNSUPPORTED);
    assert_non_null(strstr(err.msg, "Not Supported (NVML error 3)"));
    answer("COMPUTE", "error 7"); /* a list that never fits must not loop for ever */
    assert_int_equal(rs_nvml_processes(n, NULL, 0, p, 2, &count, &err), RS_UNSUPPORTED);
    rs_nvml_close(n);
}

static void test_missing_symbols(void **state)
{
    (void)state;
    rs_nvml_state s;
    rs_nvml_process p[2];
    size_t count;
    rs_err err = {0};
    without((const char *[]){"nvmlDeviceGetHandleByPciBusId_v2"}, 1);
    refused("0", "has no nvmlDeviceGetHandleByPciBusId_v2");
    remove_copy();
    /* Old lists have shorter rows. */
    without((const char *[]){"nvmlDeviceGetComputeRunningProcesses_v3",
                             "nvmlDeviceGetPowerUsage", "nvmlErrorString"},
            3);
    answer("SM", "1000");
    answer("POWER", "5000");
    answer("COMPUTE", "4001:10 4002:20");
    rs_nvml *n = open_fake("0");
    remove_copy();
    assert_int_equal(rs_nvml_read(n, &s, NULL), RS_OK);
    assert_true(s.sm_mhz.known && !s.power_w.known);
    assert_int_equal(rs_nvml_processes(n, NULL, 0, p, 2, &count, NULL), RS_OK);
    assert_int_equal(count, 2);
    assert_true(p[1].pid == 4002 && p[1].bytes == 20);
    answer("SM", "error 4"); /* no text for it either */
    assert_int_equal(rs_nvml_read(n, &s, &err), RS_DEVICE);
    assert_non_null(strstr(err.msg, "failed (NVML error 4)"));
    rs_nvml_close(n);
}

/* Whatever this machine has: a state, or a reason. */
static void test_this_machine(void **state)
{
    (void)state;
    rs_nvml *n;
    rs_err err = {0};
    unsetenv("ROUTESWEEP_NVML");
    if (rs_nvml_open("0", &n, &err)) {
        assert_int_equal(err.status, RS_UNSUPPORTED);
        printf("this machine: %s\n", err.msg);
        return;
    }
    rs_nvml_state s;
    rs_nvml_process p[16];
    size_t count = 0;
    if (rs_nvml_read(n, &s, &err) || rs_nvml_processes(n, NULL, 0, p, 16, &count, &err))
        printf("this machine: %s\n", err.msg);
    printf("this machine: SM %.0f MHz, memory %.0f MHz, %.0f C, %.1f W, '%s', %zu others\n",
           s.sm_mhz.value, s.memory_mhz.value, s.temperature_c.value, s.power_w.value,
           s.throttle, count);
    rs_nvml_close(n);
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(test_absent),          TEST(test_open),
                                       TEST(test_values),          TEST(test_throttle),
                                       TEST(test_silent_device),   TEST(test_processes),
                                       TEST(test_many_processes),  TEST(test_processes_unknown),
                                       TEST(test_missing_symbols), TEST(test_this_machine)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
