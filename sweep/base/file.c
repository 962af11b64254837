/* Fresh files and lock files in folders that others may write to. Layer: base. */
#include "sweep/base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

FILE *rs_file_fresh(const char *path)
{
    unlink(path); /* a killed run's; whatever else stops us is told by open */
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
    if (fd < 0)
        return NULL;
    FILE *f = fdopen(fd, "wb");
    if (!f)
        close(fd);
    return f;
}

int rs_file_lock(const char *path)
{
    struct stat s;
    /* O_NONBLOCK: a planted pipe must not hang us. */
    int fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0644);
    if (fd < 0)
        return -1;
    if (fstat(fd, &s) || !S_ISREG(s.st_mode) || s.st_nlink > 1) {
        close(fd);
        errno = EPERM;
        return -1;
    }
    return fd;
}
