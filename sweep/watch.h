/* Watching the machine while it is timed: clocks, temperature, power and throttling of a GPU
   (NVML where there is one), steal time and other processes on the CPU, steps of the control.
   Layer: sweep, in the worker. Reads between rounds only, never inside a timed region. Blocks
   of GPU launches are short, and share readings: what such a block gets of the SM clock is up
   to 20 ms old, all else up to 250 ms, the host's load an average of the time between readings.
 */
#ifndef RS_SWEEP_WATCH_H
#define RS_SWEEP_WATCH_H

#include "db/db.h"
#include "kernels/device.h"

typedef struct rs_watch rs_watch;

/* Never fails: what cannot be watched is unknown, and rs_watch_missing says why. Free with
   rs_watch_close. One thread. */
rs_watch *rs_watch_open(const rs_device *device);
void rs_watch_close(rs_watch *watch);

/* NULL, or one line: what is not watched and why ("no NVML: ..."). */
const char *rs_watch_missing(const rs_watch *watch);

/* The SM clock that effects are stated at: the highest that the device can take, 0 = not known.
 */
double rs_watch_nominal_mhz(rs_watch *watch);

/* |ln(clock now / nominal)|, 0 when either is not known. */
double rs_watch_clock_offset(rs_watch *watch);

/* A new cell: the control is another one now. */
void rs_watch_cell(rs_watch *watch);

void rs_watch_block_begins(rs_watch *watch);

/* A sample of the read control, in the order they are taken. */
void rs_watch_control(rs_watch *watch, double ns);

/* State during the block; its `round` is the caller's. *out_mhz: core clock, 0 = not known.
   Returns NULL, or why the block does not count (a step of the control, steal time, another
   process); the text stays valid until the next cell. */
const char *rs_watch_block_ends(rs_watch *watch, rs_db_round *out_round, double *out_mhz);

#endif
