/* The lock file of a device. Layer: sweep.
   /tmp belongs to everybody: whatever lies under our name may be a trap. Hence no following of
   links, and nothing is written to a file before owner, kind, mode and link count are known. */
#include "sweep/device_lock.h"

#include "sweep/runtime_dir.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { ATTEMPTS = 8 };

/* Why the open file must not be used, or NULL. */
static const char *unsafe(int fd)
{
    struct stat s;
    if (fstat(fd, &s))
        return "it cannot be examined";
    if (!S_ISREG(s.st_mode))
        return "it is not a regular file";
    if (s.st_uid != geteuid())
        return "it belongs to another user";
    if (s.st_nlink > 1)
        return "it has a second name (hard link)";
    if (s.st_mode & 077)
        return "others may open it";
    return NULL;
}

static rs_status open_file(const char *path, int *out_fd, rs_err *err)
{
    /* O_NONBLOCK: a planted pipe must not hang us. */
    int fd =
        open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600);
    if (fd < 0 && errno == ELOOP)
        return rs_err_set(err, RS_IO, "the lock file %s is a symbolic link; remove it", path);
    if (fd < 0)
        return rs_err_set(err, RS_IO, "cannot open the lock file %s: %s", path,
                          strerror(errno));
    const char *why = unsafe(fd);
    if (why) {
        close(fd);
        return rs_err_set(err, RS_IO, "the lock file %s is not safe: %s; remove it", path, why);
    }
    *out_fd = fd;
    return RS_OK;
}

/* BUSY, with the text the holder left: "PID START\n". */
static rs_status busy(const char *device, int fd, rs_err *err)
{
    char text[64] = "", start[32];
    int pid;
    ssize_t n = pread(fd, text, sizeof text - 1, 0);
    text[n > 0 ? n : 0] = '\0';
    /* The holder writes just after it locked; it can be that we came in between. */
    if (sscanf(text, "%d %31[0-9TZ:-]", &pid, start) != 2 || pid <= 0)
        return rs_err_set(
            err, RS_BUSY,
            "%s: a sweep that is just starting has this device; wait for it or stop "
            "it; the lock goes with its process",
            device);
    return rs_err_set(
        err, RS_BUSY,
        "%s: process %d has been sweeping this device since %s; wait for it or stop "
        "it; the lock goes with its process",
        device, pid, start);
}

/* Somebody (a cleaner of /tmp) may have removed the name since it was opened: a lock on a file
   that nobody else can find is none. */
static bool still_named(const char *path, int fd)
{
    struct stat ours, named;
    return fstat(fd, &ours) == 0 && lstat(path, &named) == 0 && ours.st_ino == named.st_ino &&
           ours.st_dev == named.st_dev;
}

static rs_status sign(const char *path, int fd, rs_err *err)
{
    char text[64], start[32];
    time_t now = time(NULL);
    struct tm utc;
    gmtime_r(&now, &utc);
    strftime(start, sizeof start, "%Y-%m-%dT%H:%M:%SZ", &utc);
    int n = snprintf(text, sizeof text, "%d %s\n", (int)getpid(), start);
    if (ftruncate(fd, 0) || pwrite(fd, text, (size_t)n, 0) != n)
        return rs_err_set(err, RS_IO, "cannot write the lock file %s: %s", path,
                          strerror(errno));
    return RS_OK;
}

/* One attempt. *again: the name was lost meanwhile. */
static rs_status
attempt(const char *device, const char *path, int *out_fd, bool *again, rs_err *err)
{
    int fd = -1;
    rs_status st = open_file(path, &fd, err);
    if (st)
        return st;
    if (flock(fd, LOCK_EX | LOCK_NB))
        st = errno == EWOULDBLOCK
                 ? busy(device, fd, err)
                 : rs_err_set(err, RS_IO, "cannot lock %s: %s", path, strerror(errno));
    *again = !st && !still_named(path, fd);
    if (!st && !*again)
        st = sign(path, fd, err);
    if (st || *again)
        close(fd);
    else
        *out_fd = fd;
    return st;
}

rs_status rs_device_lock_take(const char *device, rs_device_lock *out_lock, rs_err *err)
{
    *out_lock = (rs_device_lock){.fd = -1};
    rs_status st = rs_runtime_path(device, "lock", out_lock->path, sizeof out_lock->path, err);
    bool again = !st;
    for (int i = 0; !st && again && i < ATTEMPTS; i++)
        st = attempt(device, out_lock->path, &out_lock->fd, &again, err);
    if (!st && again)
        st = rs_err_set(err, RS_IO, "somebody keeps removing the lock file %s", out_lock->path);
    return st;
}

void rs_device_lock_release(rs_device_lock *lock)
{
    /* The file stays: to remove it would take the name from under one who is just opening it.
     */
    if (lock->fd >= 0)
        close(lock->fd);
    lock->fd = -1;
}
