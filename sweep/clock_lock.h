/* A locked SM clock that never outlives its owner. Layer: sweep. For dedicated machines; off
   unless asked for.

   A watchdog process is started first. It waits for the owner's end on a pipe, which the kernel
   closes whatever the end is - return, signal, crash, kill -9 - and then gives the clock back
   to the driver. It alone gives back, so that there is one way and every end takes it. A state
   file says meanwhile what is locked; where even the watchdog was killed it stays, the next
   owner is refused, and `sweep clocks restore` mends it.

   NVML does not tell what had been locked before: a clock that somebody else locked cannot be
   put back, only given back. The file keeps the clock that was seen before, for people. */
#ifndef RS_SWEEP_CLOCK_LOCK_H
#define RS_SWEEP_CLOCK_LOCK_H

#include "sweep/base/status.h"

#include <sys/types.h>

enum { RS_CLOCK_PATH = 256 };

typedef struct rs_clock_lock {
    int fd;         /* our end of the pipe; -1 = nothing is locked */
    pid_t watchdog; /* our child */
} rs_clock_lock;

/* Hold the SM clock of the device at PCI bus id `bus_id` at `mhz`. Call before other threads
   are started: it forks. Verified by reading the clock back; a device that does not come within
   2 % of `mhz` (thermal limit, power cap, a value between its steps) is DEVICE, and given back.
   BUSY names the owner when the clock is locked already. */
RS_NODISCARD rs_status rs_clock_lock_take(const char *bus_id,
                                          int mhz,
                                          rs_clock_lock *out_lock,
                                          rs_err *err);

/* Give back and wait until it is done; DEVICE when the clock could not be given back (the state
   file stays). Does nothing where nothing is locked. */
RS_NODISCARD rs_status rs_clock_lock_release(rs_clock_lock *lock, rs_err *err);

/* What a state file says; found = false: none. */
typedef struct rs_clock_state {
    bool found, owner_alive;
    pid_t owner, watchdog;
    int mhz, before_mhz;
    char path[RS_CLOCK_PATH];
} rs_clock_state;

RS_NODISCARD rs_status rs_clock_lock_state(const char *bus_id,
                                           rs_clock_state *out_state,
                                           rs_err *err);

/* Give the clock of `bus_id` back and remove its state file, whoever locked it. BUSY while the
   owner is alive. */
RS_NODISCARD rs_status rs_clock_lock_restore(const char *bus_id, rs_err *err);

#endif
