/* One sweep a device: between processes, after a killed holder, and past traps in the folder.
 */
#include "sweep/device_lock.h"

#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static char root[64], path[256];

/* A runtime folder of our own: the test never meets a real sweep. */
static int set_up(void **state)
{
    (void)state;
    strcpy(root, "/tmp/rs_lock_XXXXXX");
    if (!mkdtemp(root) || setenv("XDG_RUNTIME_DIR", root, 1))
        return -1;
    snprintf(path, sizeof path, "%s/routesweep-%u-cuda-0.lock", root, (unsigned)geteuid());
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", root);
    return system(command);
}

static rs_status take(rs_device_lock *lock, rs_err *err)
{
    *err = (rs_err){0};
    return rs_device_lock_take("cuda:0", lock, err);
}

/* A process that takes the lock and then waits to be ended; returns when it has it. */
static pid_t start_holder(void)
{
    int pipe_fd[2];
    char ready = 0;
    assert_int_equal(pipe(pipe_fd), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        rs_device_lock lock;
        if (rs_device_lock_take("cuda:0", &lock, NULL) || write(pipe_fd[1], "x", 1) != 1)
            _exit(1);
        for (;;)
            pause();
    }
    close(pipe_fd[1]);
    assert_int_equal(read(pipe_fd[0], &ready, 1), 1);
    close(pipe_fd[0]);
    return pid;
}

static void end_holder(pid_t pid)
{
    assert_int_equal(kill(pid, SIGKILL), 0);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
}

static void test_two_processes(void **state)
{
    (void)state;
    rs_device_lock lock, other;
    rs_err err;
    char pid_text[32];
    pid_t holder = start_holder();
    assert_int_equal(take(&lock, &err), RS_BUSY);
    snprintf(pid_text, sizeof pid_text, "process %d ", (int)holder);
    assert_non_null(strstr(err.msg, pid_text));
    assert_non_null(strstr(err.msg, "since 2"));
    assert_non_null(strstr(err.msg, "wait for it or stop it; the lock goes with its process"));
    rs_device_lock_release(&lock); /* nothing to release, and no harm in it */
    assert_int_equal(rs_device_lock_take("cpu", &other, &err), RS_OK); /* another device */
    rs_device_lock_release(&other);
    end_holder(holder);
    assert_int_equal(take(&lock, &err), RS_OK); /* the file is there, its process is not */
    rs_device_lock_release(&lock);
}

static void test_own_text(void **state)
{
    (void)state;
    rs_device_lock lock, second;
    rs_err err;
    struct stat s;
    char text[64] = "";
    int pid = 0;
    assert_int_equal(take(&lock, &err), RS_OK);
    assert_string_equal(lock.path, path);
    assert_int_equal(stat(path, &s), 0);
    assert_int_equal(s.st_mode & 07777, 0600);
    FILE *f = fopen(path, "r");
    assert_non_null(f);
    assert_int_equal(fscanf(f, "%d %63s", &pid, text), 2);
    fclose(f);
    assert_int_equal(pid, getpid());
    assert_int_equal(strlen(text), strlen("2026-01-02T03:04:05Z"));
    assert_int_equal(take(&second, &err), RS_BUSY); /* not even twice in one process */
    assert_int_not_equal(fcntl(lock.fd, F_GETFD) & FD_CLOEXEC, 0);
    rs_device_lock_release(&lock);
    rs_device_lock_release(&lock);
    assert_int_equal(take(&lock, &err), RS_OK);
    rs_device_lock_release(&lock);
}

/* A holder that has not signed yet, or whose text makes no sense. */
static void test_unsigned_holder(void **state)
{
    (void)state;
    rs_device_lock lock, second;
    rs_err err;
    assert_int_equal(take(&lock, &err), RS_OK);
    static const char *const texts[] = {"", "rubbish\n", "-5 2026-01-01T00:00:00Z\n", "12"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        assert_int_equal(ftruncate(lock.fd, 0), 0);
        assert_int_equal(pwrite(lock.fd, texts[i], strlen(texts[i]), 0), strlen(texts[i]));
        assert_int_equal(take(&second, &err), RS_BUSY);
        assert_non_null(strstr(err.msg, "just starting"));
    }
    rs_device_lock_release(&lock);
}

/* Nothing planted under our name is written to. */
static void test_traps(void **state)
{
    (void)state;
    rs_device_lock lock;
    rs_err err;
    char victim[128], text[16] = "";
    snprintf(victim, sizeof victim, "%s/victim", root);
    FILE *f = fopen(victim, "w");
    assert_non_null(f);
    fputs("precious", f);
    fclose(f);
    chmod(victim, 0600);
    assert_int_equal(symlink(victim, path), 0);
    assert_int_equal(take(&lock, &err), RS_IO);
    assert_non_null(strstr(err.msg, "symbolic link; remove it"));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(link(victim, path), 0);
    assert_int_equal(take(&lock, &err), RS_IO);
    assert_non_null(strstr(err.msg, "hard link"));
    assert_int_equal(unlink(path), 0);
    assert_int_equal(symlink("/nonexistent/target", path),
                     0); /* dangling: not created either */
    assert_int_equal(take(&lock, &err), RS_IO);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_int_equal(take(&lock, &err), RS_IO);
    assert_non_null(strstr(err.msg, "not a regular file"));
    f = fopen(victim, "r");
    assert_non_null(f);
    assert_non_null(fgets(text, sizeof text, f));
    fclose(f);
    assert_string_equal(text, "precious");
    assert_int_equal(unlink(path), 0);
    assert_int_equal(take(&lock, &err), RS_OK);
    rs_device_lock_release(&lock);
}

static void test_mode_and_owner(void **state)
{
    (void)state;
    rs_device_lock lock;
    rs_err err;
    assert_int_equal(take(&lock, &err), RS_OK);
    rs_device_lock_release(&lock);
    assert_int_equal(chmod(path, 0666), 0);
    assert_int_equal(take(&lock, &err), RS_IO);
    assert_non_null(strstr(err.msg, "others may open it"));
    assert_int_equal(chmod(path, 0600), 0);
    if (geteuid() != 0) /* only root can give a file away */
        return;
    assert_int_equal(chown(path, 12345, 12345), 0);
    assert_int_equal(take(&lock, &err), RS_IO);
    assert_non_null(strstr(err.msg, "another user"));
}

/* A cleaner removes the file while it is locked: the next one locks a new file, and a lock
   whose name is gone is not mistaken for one. */
static void test_removed_file(void **state)
{
    (void)state;
    rs_device_lock lock, second;
    rs_err err;
    assert_int_equal(take(&lock, &err), RS_OK);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(take(&second, &err), RS_OK);
    assert_int_equal(access(path, F_OK), 0);
    rs_device_lock_release(&lock);
    rs_device_lock_release(&second);
}

static void test_names(void **state)
{
    (void)state;
    rs_device_lock lock;
    rs_err err = {0};
    char lengthy[100];
    memset(lengthy, 'x', sizeof lengthy);
    lengthy[sizeof lengthy - 1] = '\0';
    assert_int_equal(rs_device_lock_take("", &lock, &err), RS_USAGE);
    assert_int_equal(rs_device_lock_take(lengthy, &lock, &err), RS_USAGE);
    assert_int_equal(rs_device_lock_take("../../etc/x", &lock, &err), RS_OK);
    assert_int_equal(strncmp(lock.path, root, strlen(root)), 0);
    assert_null(strchr(lock.path + strlen(root) + 1, '/'));
    rs_device_lock_release(&lock);
}

/* No runtime folder, a relative one, or one that others may enter: /tmp. */
static void test_folder(void **state)
{
    (void)state;
    rs_device_lock lock;
    char device[64];
    snprintf(device, sizeof device, "test-%d", (int)getpid());
    for (int i = 0; i < 3; i++) {
        if (i == 0)
            unsetenv("XDG_RUNTIME_DIR");
        else
            setenv("XDG_RUNTIME_DIR", i == 1 ? "relative" : root, 1);
        if (i == 2)
            chmod(root, 0755);
        assert_int_equal(rs_device_lock_take(device, &lock, NULL), RS_OK);
        assert_int_equal(strncmp(lock.path, "/tmp/routesweep-", 16), 0);
        unlink(lock.path);
        rs_device_lock_release(&lock);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_two_processes, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_own_text, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_unsigned_holder, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_traps, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_mode_and_owner, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_removed_file, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_names, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_folder, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
