/* One sweep a device: two at a time would measure each other. Layer: sweep.
   An flock on a file of this user in $XDG_RUNTIME_DIR, or else in /tmp. The kernel drops it
   with the process that holds it, however that ends; the file itself stays and means nothing.
 */
#ifndef RS_SWEEP_DEVICE_LOCK_H
#define RS_SWEEP_DEVICE_LOCK_H

#include "sweep/base/status.h"

typedef struct rs_device_lock {
    int fd; /* close-on-exec: workers do not hold the lock */
    char path[256];
} rs_device_lock;

/* `device`: backend and index as text, "cpu", "cuda:0"; not empty. BUSY names the holder's pid
   and what to do. IO: the file cannot be had, or is not safe to use (a link, another user's,
   open to others). After an error there is nothing to release. */
RS_NODISCARD rs_status rs_device_lock_take(const char *device,
                                           rs_device_lock *out_lock,
                                           rs_err *err);

/* Let go. A second call does nothing. */
void rs_device_lock_release(rs_device_lock *lock);

#endif
