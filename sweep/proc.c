/* Worker processes: fork, exec of this executable, pipes, marker page. Layer: sweep. */
#include "sweep/proc.h"

#include "sweep/base/clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* In the child. Its own process group: Ctrl-C on the terminal is the parent's to handle. */
static void become_worker(int in_fd, int out_fd, int marker_fd)
{
    setpgid(0, 0);
    /* A descriptor that already has its number must lose close-on-exec by hand. */
    if (dup2(in_fd, 0) < 0 || dup2(out_fd, 1) < 0 ||
        (marker_fd == RS_MARKER_FD ? fcntl(marker_fd, F_SETFD, 0)
                                   : dup2(marker_fd, RS_MARKER_FD)) < 0)
        _exit(127);
    execl("/proc/self/exe", "sweep", "worker", (char *)NULL);
    _exit(127);
}

static rs_marker *new_marker(int *out_fd)
{
    int fd = memfd_create("routesweep-marker", MFD_CLOEXEC);
    if (fd < 0)
        return NULL;
    void *page = MAP_FAILED;
    if (ftruncate(fd, sizeof(rs_marker)) == 0)
        page = mmap(NULL, sizeof(rs_marker), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (page == MAP_FAILED) {
        close(fd);
        return NULL;
    }
    *out_fd = fd;
    return page;
}

static rs_status send_job(int fd, const rs_job *job, rs_err *err)
{
    FILE *to = fdopen(fd, "w");
    if (!to)
        return rs_err_set(err, RS_IO, "cannot talk to the worker: %s", strerror(errno));
    /* A pipe that breaks means that the worker died; its end of output tells that too. */
    (void)!rs_job_write(to, job, NULL);
    fclose(to);
    return RS_OK;
}

rs_status rs_proc_start(const rs_job *job, rs_proc *out_proc, rs_err *err)
{
    int in[2], out[2], marker_fd;
    rs_marker *marker = new_marker(&marker_fd);
    if (!marker || pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC))
        return rs_err_set(err, RS_IO, "cannot set up a worker: %s", strerror(errno));
    marker->since_ns = rs_clock_ns();
    pid_t pid = fork();
    if (pid == 0)
        become_worker(in[0], out[1], marker_fd);
    close(in[0]);
    close(out[1]);
    close(marker_fd);
    *out_proc = (rs_proc){.pid = pid, .out_fd = out[0], .marker = marker};
    if (pid < 0) {
        close(in[1]);
        return rs_err_set(err, RS_IO, "cannot start a worker: %s", strerror(errno));
    }
    rs_status st = send_job(in[1], job, err);
    if (st)
        rs_proc_end(out_proc, true);
    return st;
}

/* The next whole line, or NULL. Stays where it is until more is read. */
static char *take_line(rs_proc *p)
{
    size_t left = p->used - p->taken;
    char *start = p->buffer + p->taken, *end = left ? memchr(start, '\n', left) : NULL;
    if (!end)
        return NULL;
    *end = '\0';
    p->taken += (size_t)(end - start) + 1;
    return start;
}

static void fill(rs_proc *p)
{
    p->used -= p->taken;
    if (p->taken && p->used)
        memmove(p->buffer, p->buffer + p->taken, p->used);
    p->taken = 0;
    if (p->cap - p->used < 4096) {
        p->cap = p->cap ? 2 * p->cap : 65536;
        p->buffer = realloc(p->buffer, p->cap);
        RS_CHECK(p->buffer);
    }
    ssize_t n = read(p->out_fd, p->buffer + p->used, p->cap - p->used);
    if (n > 0)
        p->used += (size_t)n;
    else if (n == 0 || (errno != EINTR && errno != EAGAIN))
        p->eof = true;
}

rs_proc_event rs_proc_next(rs_proc *proc, int timeout_ms, char **out_line)
{
    for (;;) {
        *out_line = take_line(proc);
        if (*out_line)
            return RS_PROC_LINE;
        if (proc->eof)
            return RS_PROC_EOF;
        struct pollfd waits = {.fd = proc->out_fd, .events = POLLIN};
        int ready = poll(&waits, 1, timeout_ms);
        if (ready <= 0)
            return RS_PROC_QUIET;
        fill(proc);
    }
}

int rs_proc_end(rs_proc *proc, bool kill_first)
{
    int status = 0;
    if (proc->pid > 0) {
        if (kill_first)
            kill(proc->pid, SIGKILL);
        while (waitpid(proc->pid, &status, 0) < 0 && errno == EINTR)
            ;
    }
    close(proc->out_fd);
    free(proc->buffer);
    munmap(proc->marker, sizeof *proc->marker);
    *proc = (rs_proc){.pid = -1, .out_fd = -1};
    return status;
}

const char *rs_proc_death(int wait_status, char out[96])
{
    if (WIFSIGNALED(wait_status))
        snprintf(out, 96, "was killed by signal %d (%s)", WTERMSIG(wait_status),
                 strsignal(WTERMSIG(wait_status)));
    else
        snprintf(out, 96, "exited with %d before its work was done", WEXITSTATUS(wait_status));
    return out;
}

rs_status rs_proc_fail(const char *line, rs_err *err)
{
    int status = RS_FAILED, text = 0;
    if (sscanf(line, "fail %d %n", &status, &text) != 1)
        return rs_err_set(err, RS_FORMAT, "worker said '%s'", line);
    return rs_err_set(err, (rs_status)status, "%s", line + text);
}
