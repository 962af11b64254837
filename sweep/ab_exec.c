/* A command in a process group of its own: output, time, deadline. Layer: sweep. */
#include "sweep/ab.h"

#include "sweep/base/clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OUTPUT_MOST = 16 << 20, TICK_MS = 200 };
static const double grace_s = 2; /* between SIGTERM and SIGKILL */

static volatile sig_atomic_t interrupted;

static void on_signal(int number)
{
    interrupted = number;
}

void rs_ab_catch_signals(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

bool rs_ab_interrupted(void)
{
    return interrupted != 0;
}

/* One stream of the child. */
typedef struct stream {
    int fd;
    char *text;
    size_t used, cap;
    bool flooded;
} stream;

typedef struct child {
    pid_t pid;
    int exit_fd; /* readable when the child has ended */
    stream streams[2];
} child;

__attribute__((noreturn)) static void
become(const char *command, const char *dir, int out_fd, int error_fd)
{
    static const int defaults[] = {SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGQUIT};
    setpgid(0, 0); /* the terminal's Ctrl-C is the parent's to handle */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
        signal(defaults[i], SIG_DFL);
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(out_fd, 1) < 0 || dup2(error_fd, 2) < 0)
        _exit(127);
    if (dir && chdir(dir)) {
        dprintf(2, "cannot enter %s: %s\n", dir, strerror(errno));
        _exit(127);
    }
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static rs_status start(const char *command, const char *dir, child *c, rs_err *err)
{
    int out[2], errors[2];
    if (pipe2(out, O_CLOEXEC))
        return rs_err_set(err, RS_IO, "cannot make a pipe: %s", strerror(errno));
    if (pipe2(errors, O_CLOEXEC)) {
        close(out[0]);
        close(out[1]);
        return rs_err_set(err, RS_IO, "cannot make a pipe: %s", strerror(errno));
    }
    pid_t pid = fork();
    if (pid == 0)
        become(command, dir, out[1], errors[1]);
    close(out[1]);
    close(errors[1]);
    *c = (child){.pid = pid, .exit_fd = -1, .streams = {{.fd = out[0]}, {.fd = errors[0]}}};
    if (pid > 0) {
        setpgid(pid, pid); /* also here: whoever comes first */
        c->exit_fd = (int)syscall(SYS_pidfd_open, pid, 0);
    }
    if (pid > 0 && c->exit_fd >= 0)
        return RS_OK;
    int number = errno;
    if (pid > 0) {
        kill(-pid, SIGKILL);
        waitpid(pid, NULL, 0);
    }
    close(out[0]);
    close(errors[0]);
    return rs_err_set(err, RS_IO, "cannot start a process: %s", strerror(number));
}

/* One read; false when there is nothing more. What exceeds the limit is read and dropped, so
   that the child is not held up. */
static bool take(stream *s)
{
    if (s->cap - s->used < 65537) {
        s->cap = s->cap ? 2 * s->cap : 1 << 17;
        s->text = realloc(s->text, s->cap);
        RS_CHECK(s->text);
    }
    ssize_t n = read(s->fd, s->text + s->used, 65536);
    if (n <= 0)
        return n < 0 && errno == EINTR;
    s->flooded = s->flooded || s->used + (size_t)n > OUTPUT_MOST;
    s->used += s->flooded ? 0 : (size_t)n;
    return true;
}

static void signal_group(const child *c, int number)
{
    kill(-c->pid, number);
}

/* Deadline and interrupt: first ask, then kill. */
static void press(const child *c, int64_t start_ns, double timeout_s, rs_ab_process *p)
{
    double passed_s = (double)(rs_clock_ns() - start_ns) * 1e-9;
    bool stop = p->timed_out || p->interrupted;
    if (!stop && (passed_s > timeout_s || interrupted)) {
        p->interrupted = interrupted != 0;
        p->timed_out = !p->interrupted;
        p->seconds = passed_s;
        signal_group(c, SIGTERM);
    } else if (stop && passed_s > p->seconds + grace_s)
        signal_group(c, SIGKILL);
}

static int wait_ms(int64_t start_ns, double timeout_s)
{
    double left_ms = timeout_s * 1e3 - (double)(rs_clock_ns() - start_ns) * 1e-6;
    return left_ms < 1 ? 1 : left_ms < TICK_MS ? (int)left_ms + 1 : (int)TICK_MS;
}

static void follow(child *c, int64_t start_ns, double timeout_s, rs_ab_process *p)
{
    bool open[2] = {true, true};
    for (;;) {
        struct pollfd waits[3] = {{.fd = c->exit_fd, .events = POLLIN},
                                  {.fd = open[0] ? c->streams[0].fd : -1, .events = POLLIN},
                                  {.fd = open[1] ? c->streams[1].fd : -1, .events = POLLIN}};
        int ready = poll(waits, 3, wait_ms(start_ns, timeout_s));
        if (ready > 0 && waits[0].revents)
            return;
        for (int i = 0; i < 2 && ready > 0; i++)
            if (waits[i + 1].revents)
                open[i] = take(&c->streams[i]);
        press(c, start_ns, timeout_s, p);
    }
}

/* What the pipes still hold. The group is dead by now: nobody writes any more but a process
   that left the group, and that one is not waited for. */
static char *drain(stream *s)
{
    fcntl(s->fd, F_SETFL, O_NONBLOCK);
    while (take(s))
        ;
    close(s->fd);
    s->text[s->used] = '\0';
    return s->text;
}

rs_status rs_ab_exec(
    const char *command, const char *dir, double timeout_s, rs_ab_process *out, rs_err *err)
{
    child c = {.pid = -1, .exit_fd = -1};
    int status = 0;
    int64_t start_ns = rs_clock_ns();
    *out = (rs_ab_process){0};
    rs_status st = start(command, dir, &c, err);
    if (st)
        return st;
    follow(&c, start_ns, timeout_s, out);
    out->seconds = (double)(rs_clock_ns() - start_ns) * 1e-9;
    /* The leader is not reaped yet, so that the number of its group cannot be another's. */
    signal_group(&c, SIGKILL);
    while (waitpid(c.pid, &status, 0) < 0 && errno == EINTR)
        ;
    close(c.exit_fd);
    out->out = drain(&c.streams[0]);
    out->errors = drain(&c.streams[1]);
    out->flooded = c.streams[0].flooded || c.streams[1].flooded;
    out->exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    out->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return RS_OK;
}

void rs_ab_process_free(rs_ab_process *process)
{
    free(process->out);
    free(process->errors);
    *process = (rs_ab_process){0};
}
