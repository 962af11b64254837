/* CPU disturbance from planted /proc and /sys files, well-formed and not, and once from the
   real ones. */
#include "sweep/noise.h"

#include "sweep/base/clock.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define NEAR(a, b) assert_true(fabs((a) - (b)) <= 1e-9)

static const pid_t own[] = {100, 200};

/* An empty root folder. */
static int set_up(void **state)
{
    char folder[] = "/tmp/rs_noise_XXXXXX";
    *state = mkdtemp(folder) ? strdup(folder) : NULL;
    return *state ? 0 : -1;
}

static int tear_down(void **state)
{
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", (char *)*state);
    free(*state);
    return system(command);
}

/* Write `text` to root/name; folders are made. */
static void plant(const char *root, const char *name, const char *text)
{
    char path[512];
    snprintf(path, sizeof path, "%s%s", root, name);
    for (char *slash = strchr(path + strlen(root) + 1, '/'); slash;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    assert_true(fputs(text, f) >= 0);
    assert_int_equal(fclose(f), 0);
}

static void plant_process(const char *root, int pid, int user, int system_ticks, int children)
{
    char name[64], text[512];
    snprintf(name, sizeof name, "/proc/%d/stat", pid);
    snprintf(text, sizeof text,
             "%d (a) b (c) S 1 1 1 0 -1 4194304 100 200 0 0 %d %d %d %d 20 0 8 0 12345 1000\n",
             pid, user, system_ticks, children, children);
    plant(root, name, text);
}

static rs_noise_state reading(const char *root)
{
    rs_noise_state s;
    rs_noise_read_at(root, own, 2, &s);
    return s;
}

static void test_shares(void **state)
{
    const char *root = *state;
    plant(root, "/proc/stat", "cpu  1000 100 200 5000 50 10 40 600 77 0\ncpu0 1 2 3\n");
    plant(root, "/proc/loadavg", "1.50 1.00 0.50 2/345 6789\n");
    plant_process(root, 100, 300, 100, 50);
    plant_process(root, 200, 20, 10, 1000);
    rs_noise_state a = reading(root);
    assert_true(a.cpu_known && a.own_known && a.load_known);
    assert_int_equal(a.total, 7000);
    assert_int_equal(a.busy, 1350);
    assert_int_equal(a.own, 300 + 100 + 2 * 50 + 20 + 10); /* the parent's other children: no */
    /* 1000 ticks on: 500 busy, 350 of them ours, 100 stolen. */
    plant(root, "/proc/stat", "cpu  1400 150 250 5390 60 10 40 700 77 0\n");
    plant(root, "/proc/loadavg", "2.25 1.00 0.50 2/345 6789\n");
    plant_process(root, 100, 500, 200, 70);
    plant_process(root, 200, 25, 15, 9000);
    rs_noise_state b = reading(root);
    rs_noise n;
    rs_noise_between(&a, &b, &n);
    assert_true(n.steal_known && n.others_known && n.load_known);
    NEAR(n.steal, 0.1);
    NEAR(n.others, 0.15);
    NEAR(n.grain, 0.001);
    NEAR(n.load_1m, 2.25);
    NEAR(n.mhz, 0);
}

static void test_backwards(void **state)
{
    const char *root = *state;
    plant(root, "/proc/stat", "cpu 1000 0 0 1000 0 0 0 10\n");
    plant_process(root, 100, 0, 0, 0);
    rs_noise_state a = reading(root);
    plant(root, "/proc/stat",
          "cpu 1010 0 0 1090 0 0 0 9\n"); /* steal ran back, own ran ahead */
    plant_process(root, 100, 15, 0, 0);
    rs_noise_state b = reading(root);
    rs_noise n;
    rs_noise_between(&a, &b, &n);
    assert_true(n.steal_known && n.others_known && !n.load_known);
    NEAR(n.steal, 0);
    NEAR(n.others, 0);
    rs_noise_between(&a, &a, &n); /* no time has passed: no share of it */
    assert_false(n.steal_known || n.others_known);
    rs_noise_between(&b, &a, &n);
    assert_false(n.steal_known || n.others_known);
}

static void test_malformed(void **state)
{
    const char *root = *state;
    static const char *const stats[] = {"",
                                        "cpu\n",
                                        "cpu 1 2 3 4\n",
                                        "cpu 1 2 x 4 5 6 7 8\n",
                                        "cpu -1 2 3 4 5 6 7 8\n",
                                        "cpu 9223372036854775807 1 1 1 1 1 1 1\n",
                                        "intr 1 2 3 4 5 6 7 8\n",
                                        "\xff\xfe"};
    static const char *const processes[] = {
        "",
        "100",
        "100 (name",
        "100 (name)",
        "100 (name) S 1 2 3\n",
        "100 (name) S 1 1 1 0 -1 4194304 100 200 0 0 x 1 1 1\n",
        "100 (name) S 1 1 1 0 -1 4194304 100 200 0 0 -5 1 1 1\n"};
    static const char *const loads[] = {"", "x", "nan 1 1", "-1 0 0", "inf"};
    rs_noise_state s = reading(root); /* nothing there at all */
    assert_false(s.cpu_known || s.own_known || s.load_known);
    for (size_t i = 0; i < sizeof stats / sizeof *stats; i++) {
        plant(root, "/proc/stat", stats[i]);
        s = reading(root);
        assert_false(s.cpu_known);
    }
    for (size_t i = 0; i < sizeof processes / sizeof *processes; i++) {
        plant(root, "/proc/100/stat", processes[i]);
        s = reading(root);
        assert_false(s.own_known);
        assert_int_equal(s.own, 0);
    }
    for (size_t i = 0; i < sizeof loads / sizeof *loads; i++) {
        plant(root, "/proc/loadavg", loads[i]);
        s = reading(root);
        assert_false(s.load_known);
    }
}

static void test_unknown_parts(void **state)
{
    const char *root = *state;
    plant(root, "/proc/stat", "cpu 100 0 0 1000 0 0 0 10\n");
    rs_noise_state a = reading(root);
    plant(root, "/proc/stat", "cpu 150 0 0 1040 0 0 0 20\n");
    rs_noise_state b = reading(root);
    rs_noise n;
    rs_noise_between(&a, &b, &n); /* own time unknown: so is that of the others */
    assert_true(n.steal_known);
    assert_false(n.others_known);
    NEAR(n.steal, 0.1);
    NEAR(n.others, 0);
    plant_process(root, 100, 7, 0, 0); /* the second process is gone: counts nothing */
    a = reading(root);
    assert_true(a.own_known);
    assert_int_equal(a.own, 7);
    char lengthy[1024];
    memset(lengthy, 'a', sizeof lengthy);
    lengthy[sizeof lengthy - 1] = '\0';
    a = reading(lengthy); /* a path that does not fit */
    assert_false(a.cpu_known || a.own_known || a.load_known);
}

static void test_frequency(void **state)
{
    const char *root = *state;
    rs_noise_state s = reading(root);
    NEAR(s.mhz, 0);
    plant(root, "/proc/cpuinfo",
          "processor : 0\nmodel name : cpu MHz 77\ncpu MHz\t\t: 2000.500\nprocessor : 1\n"
          "cpu MHz\t\t: 3000.500\ncpu MHz\t\t: rubbish\ncpu MHz\t\t: -5\n");
    s = reading(root);
    NEAR(s.mhz, 2500.5);
    plant(root, "/sys/devices/system/cpu/cpu3/cpufreq/scaling_cur_freq", "<unknown>\n");
    s = reading(root);
    NEAR(s.mhz, 2500.5);
    plant(root, "/sys/devices/system/cpu/cpu0/cpufreq/scaling_cur_freq", "1200000\n");
    plant(root, "/sys/devices/system/cpu/cpu2/cpufreq/scaling_cur_freq", "1400000\n");
    s = reading(root);
    NEAR(s.mhz, 1300);
    rs_noise_state later = s;
    rs_noise n;
    later.mhz = 1500;
    rs_noise_between(&s, &later, &n);
    NEAR(n.mhz, 1400);
    later.mhz = 0;
    rs_noise_between(&s, &later, &n);
    NEAR(n.mhz, 1300);
}

static void burn(double seconds)
{
    int64_t end = rs_clock_ns() + (int64_t)(seconds * 1e9);
    while (rs_clock_ns() < end)
        ;
}

/* The real /proc: our own work is ours, a stranger's is not. Bounds are loose: the machine may
   be busy otherwise. */
static void test_real(void **state)
{
    (void)state;
    rs_noise_state a, b, c;
    rs_noise mine, theirs;
    rs_noise_read(&a);
    if (!a.cpu_known)
        skip();
    burn(0.5);
    rs_noise_read(&b);
    pid_t stranger = fork(); /* alive at the second reading, hence not among our children yet */
    assert_true(stranger >= 0);
    if (stranger == 0) {
        burn(1.2);
        _exit(0);
    }
    usleep(800000);
    rs_noise_read(&c);
    assert_int_equal(waitpid(stranger, NULL, 0), stranger);
    rs_noise_between(&a, &b, &mine);
    rs_noise_between(&b, &c, &theirs);
    printf("own work: others %.3f; a stranger's: others %.3f; one tick %.4f; %.0f MHz\n",
           mine.others, theirs.others, theirs.grain, theirs.mhz);
    assert_true(b.own - a.own >= 5);
    assert_true(mine.others_known && theirs.others_known && theirs.others > 0);
    assert_true(theirs.others >= 20 * theirs.grain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_shares, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_backwards, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_malformed, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_unknown_parts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_frequency, set_up, tear_down),
        cmocka_unit_test(test_real),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
