/* Files that are written beside their place and then renamed. Layer: base. */
#ifndef RS_BASE_FILE_H
#define RS_BASE_FILE_H

#include "sweep/base/status.h"

#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Create `path` anew, mode 0644 less the umask, and open it for writing. What an earlier run
   left there is removed first; a link that somebody puts in its place is not followed. NULL
   with errno when it cannot be made. The caller closes it. */
FILE *rs_file_fresh(const char *path);

/* Open or create a lock file, mode 0644 less the umask. -1 with errno: ELOOP for a symbolic
   link, EPERM for what is no regular file or has a second name: writing to it would change
   another file. The caller closes it. */
int rs_file_lock(const char *path);

#ifdef __cplusplus
}
#endif
#endif
