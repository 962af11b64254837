/* A worker process as the parent sees it: start, lines, deadline, end. Layer: sweep. */
#ifndef RS_SWEEP_PROC_H
#define RS_SWEEP_PROC_H

#include "sweep/job.h"

#include <sys/types.h>

typedef struct rs_proc {
    pid_t pid;
    int out_fd;
    rs_marker *marker; /* shared with the worker; survives it until rs_proc_end */
    char *buffer;      /* bytes read; the first `taken` of them are handed out */
    size_t taken, used, cap;
    bool eof;
} rs_proc;

/* Start a fresh worker (this same executable) and hand it `job`. After an error nothing is left
   running. */
RS_NODISCARD rs_status rs_proc_start(const rs_job *job, rs_proc *out_proc, rs_err *err);

typedef enum rs_proc_event { RS_PROC_LINE, RS_PROC_QUIET, RS_PROC_EOF } rs_proc_event;

/* Wait up to timeout_ms for one line of the worker's output. The line belongs to `proc` until
   the next call. QUIET: nothing came, or a signal arrived. */
rs_proc_event rs_proc_next(rs_proc *proc, int timeout_ms, char **out_line);

/* Kill the worker if it still runs, reap it, free everything. Returns the wait status. */
int rs_proc_end(rs_proc *proc, bool kill_first);

/* "was killed by signal 11 (Segmentation fault)", "exited with 3". */
const char *rs_proc_death(int wait_status, char out[96]);

/* A worker's "fail STATUS TEXT" line as that status and text; FORMAT when it is none. */
rs_status rs_proc_fail(const char *line, rs_err *err);

#endif
