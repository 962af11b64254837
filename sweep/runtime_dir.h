/* Where files stand that last as long as a process: locks, states. Layer: sweep. */
#ifndef RS_SWEEP_RUNTIME_DIR_H
#define RS_SWEEP_RUNTIME_DIR_H

#include "sweep/base/status.h"

#include <stddef.h>

/* "DIR/routesweep-UID-DEVICE.SUFFIX" in $XDG_RUNTIME_DIR, if that is ours alone as its
   specification demands, or else in /tmp. Signs of `device` that are no letters or digits
   become
   '-'. USAGE when `device` is empty or too long, IO when the path is. */
RS_NODISCARD rs_status
rs_runtime_path(const char *device, const char *suffix, char *out, size_t size, rs_err *err);

#endif
