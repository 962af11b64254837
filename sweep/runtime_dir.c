/* Paths of lock and state files. Layer: sweep. */
#include "sweep/runtime_dir.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEVICE_TEXT = 64 };

static const char *folder(void)
{
    const char *dir = getenv("XDG_RUNTIME_DIR");
    struct stat s;
    if (dir && dir[0] == '/' && stat(dir, &s) == 0 && S_ISDIR(s.st_mode) &&
        s.st_uid == geteuid() && !(s.st_mode & 077))
        return dir;
    return "/tmp";
}

rs_status
rs_runtime_path(const char *device, const char *suffix, char *out, size_t size, rs_err *err)
{
    char name[DEVICE_TEXT + 1];
    size_t length = strlen(device);
    if (length == 0 || length > DEVICE_TEXT)
        return rs_err_set(err, RS_USAGE, "device '%.80s' must have 1 to %d characters", device,
                          DEVICE_TEXT);
    for (size_t i = 0; i <= length; i++)
        name[i] =
            (char)(device[i] == '\0' || isalnum((unsigned char)device[i]) ? device[i] : '-');
    int n = snprintf(out, size, "%s/routesweep-%u-%s.%s", folder(), (unsigned)geteuid(), name,
                     suffix);
    if (n < 0 || (size_t)n >= size)
        return rs_err_set(err, RS_IO, "the path of the %s file is too long: %.200s", suffix,
                          out);
    return RS_OK;
}
