/* The watchdog behind a locked clock, and the state file. Layer: sweep. */
#include "sweep/clock_lock.h"

#include "sweep/base/log.h"
#include "sweep/clock_nvml.h"
#include "sweep/runtime_dir.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SETTLE_TRIES = 50, FREE_TRIES = 20, SETTLE_NS = 100000000 }; /* 5 s, 2 s */

static void settle(void)
{
    struct timespec pause = {0, SETTLE_NS};
    nanosleep(&pause, NULL);
}

static bool close_to(int mhz, int wanted)
{
    return abs(mhz - wanted) * 50 <= wanted; /* 2 %: devices have steps of 15 MHz or so */
}

/* ---- the state file: "MHZ BEFORE OWNER WATCHDOG\n" ---- */

rs_status rs_clock_lock_state(const char *bus_id, rs_clock_state *out_state, rs_err *err)
{
    char text[96] = "";
    *out_state = (rs_clock_state){0};
    rs_status st =
        rs_runtime_path(bus_id, "clock", out_state->path, sizeof out_state->path, err);
    if (st)
        return st;
    int fd = open(out_state->path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return errno == ENOENT ? RS_OK
                               : rs_err_set(err, RS_IO, "cannot open %s: %s", out_state->path,
                                            strerror(errno));
    ssize_t n = read(fd, text, sizeof text - 1);
    close(fd);
    out_state->found = true;
    if (n <= 0 || sscanf(text, "%d %d %d %d", &out_state->mhz, &out_state->before_mhz,
                         &out_state->owner, &out_state->watchdog) != 4)
        return RS_OK; /* its writer died while it wrote: nobody is alive */
    out_state->owner_alive =
        out_state->owner > 0 && (kill(out_state->owner, 0) == 0 || errno == EPERM);
    return RS_OK;
}

static rs_status
write_state(const char *path, int mhz, int before_mhz, pid_t watchdog, rs_err *err)
{
    char text[96];
    int n = snprintf(text, sizeof text, "%d %d %d %d\n", mhz, before_mhz, (int)getpid(),
                     (int)watchdog);
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    bool written = fd >= 0 && write(fd, text, (size_t)n) == n;
    rs_status st = written ? RS_OK
                           : rs_err_set(err, errno == EEXIST ? RS_BUSY : RS_IO,
                                        "cannot write %s: %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    if (fd >= 0 && st)
        unlink(path);
    return st;
}

/* ---- the watchdog ---- */

/* A clock that is free again leaves the value it was held at, sooner or later: say when it did
   not. It may be one that the device likes anyway. */
static void look_whether_free(rs_clock_nvml *nvml, int mhz)
{
    int seen = mhz;
    for (int i = 0; i < FREE_TRIES && close_to(seen, mhz); i++) {
        settle();
        if (rs_clock_nvml_read(nvml, &seen, NULL))
            return;
    }
    if (close_to(seen, mhz))
        rs_log(RS_LOG_WARN, "clocks",
               "given back, but the clock still stands at %d MHz: see whether it moves with "
               "load",
               seen);
}

static rs_status give_back(const char *bus_id, const char *path, int mhz, rs_err *err)
{
    rs_clock_nvml *nvml = NULL;
    rs_status st = rs_clock_nvml_open(bus_id, &nvml, err);
    if (!st)
        st = rs_clock_nvml_free(nvml, err);
    if (!st && mhz > 0)
        look_whether_free(nvml, mhz);
    rs_clock_nvml_close(nvml);
    if (!st && unlink(path) && errno != ENOENT)
        st = rs_err_set(err, RS_IO, "cannot remove %s: %s", path, strerror(errno));
    return st;
}

/* Reads until the owner's end of the pipe is closed. A byte means that something was locked
   from now on; without one there is nothing to give back. Never returns. */
static void watch(int fd, const char *bus_id, int mhz, const char *path)
{
    static const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTSTP};
    rs_err err = {0};
    char byte;
    bool armed = false;
    for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
        signal(ignored[i], SIG_IGN);
    setsid();
    int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, STDIN_FILENO); /* else a reader of the owner's output waits for us too */
    dup2(nowhere, STDOUT_FILENO);
    for (ssize_t n; (n = read(fd, &byte, 1)) != 0;)
        armed = armed || n == 1;
    rs_status st = armed ? give_back(bus_id, path, mhz, &err) : RS_OK;
    if (st)
        fprintf(stderr, "routesweep: the clock stays locked: %s; `sweep clocks restore`\n",
                err.msg);
    _exit(st ? 1 : 0);
}

static rs_status
start_watchdog(const char *bus_id, int mhz, const char *path, rs_clock_lock *out, rs_err *err)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC))
        return rs_err_set(err, RS_IO, "no pipe for the clock's watchdog: %s", strerror(errno));
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        close(ends[1]);
        watch(ends[0], bus_id, mhz, path);
    }
    close(ends[0]);
    if (child < 0) {
        close(ends[1]);
        return rs_err_set(err, RS_IO, "no process for the clock's watchdog: %s",
                          strerror(errno));
    }
    *out = (rs_clock_lock){.fd = ends[1], .watchdog = child};
    return RS_OK;
}

/* End the watchdog, which gives back if it was armed. */
static rs_status end_watchdog(rs_clock_lock *lock, rs_err *err)
{
    int status = 0;
    if (lock->fd < 0)
        return RS_OK;
    close(lock->fd);
    lock->fd = -1;
    while (waitpid(lock->watchdog, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0
               ? RS_OK
               : rs_err_set(err, RS_DEVICE,
                            "the clock was not given back; run `sweep clocks restore`");
}

/* ---- taking and giving back ---- */

static rs_status refuse_locked(const rs_clock_state *s, rs_err *err)
{
    if (!s->found)
        return RS_OK;
    if (s->owner_alive)
        return rs_err_set(err, RS_BUSY,
                          "process %d holds this clock at %d MHz; wait for it or stop it",
                          (int)s->owner, s->mhz);
    return rs_err_set(err, RS_BUSY,
                      "a process that is gone left this clock locked (%s); run `sweep clocks "
                      "restore` first",
                      s->path);
}

/* Lock, and look whether the device does as it was told. */
static rs_status hold(rs_clock_nvml *nvml, int mhz, rs_err *err)
{
    int seen = 0;
    rs_status st = rs_clock_nvml_hold(nvml, mhz, err);
    for (int i = 0; i < SETTLE_TRIES && !st && !close_to(seen, mhz); i++) {
        if (i)
            settle();
        st = rs_clock_nvml_read(nvml, &seen, err);
    }
    if (!st && !close_to(seen, mhz))
        st = rs_err_set(err, RS_DEVICE, "the clock was set to %d MHz but stands at %d", mhz,
                        seen);
    return st;
}

rs_status rs_clock_lock_take(const char *bus_id, int mhz, rs_clock_lock *out_lock, rs_err *err)
{
    rs_clock_state state;
    rs_clock_lock lock = {.fd = -1};
    rs_clock_nvml *nvml = NULL;
    rs_err second;
    int before = 0;
    *out_lock = lock;
    rs_status st = rs_clock_lock_state(bus_id, &state, err);
    if (!st)
        st = refuse_locked(&state, err);
    if (!st)
        st = start_watchdog(bus_id, mhz, state.path, &lock, err);
    if (!st)
        st = rs_clock_nvml_open(bus_id, &nvml, err);
    if (!st)
        st = rs_clock_nvml_read(nvml, &before, err);
    if (!st)
        st = write_state(state.path, mhz, before, lock.watchdog, err);
    if (!st && write(lock.fd, "A", 1) != 1) {
        st = rs_err_set(err, RS_IO, "the clock's watchdog is gone");
        unlink(state.path);
    }
    if (!st)
        st = hold(nvml, mhz, err);
    rs_clock_nvml_close(nvml);
    if (!st)
        *out_lock = lock;
    else if (end_watchdog(&lock, &second))
        rs_log(RS_LOG_WARN, "clocks", "%s", second.msg);
    return st;
}

rs_status rs_clock_lock_release(rs_clock_lock *lock, rs_err *err)
{
    return end_watchdog(lock, err);
}

rs_status rs_clock_lock_restore(const char *bus_id, rs_err *err)
{
    rs_clock_state state;
    rs_status st = rs_clock_lock_state(bus_id, &state, err);
    if (!st && state.owner_alive)
        return refuse_locked(&state, err);
    return st ? st : give_back(bus_id, state.path, state.mhz, err);
}
