/* Who else used the CPUs while we measured: time stolen by the hypervisor, time of other
   processes, load, frequency; Linux's /proc and /sys. Layer: sweep. Read between rounds, never
   inside a timed region: a reading opens a few dozen files. */
#ifndef RS_SWEEP_NOISE_H
#define RS_SWEEP_NOISE_H

#include "sweep/base/status.h"

#include <sys/types.h>

enum {
    RS_NOISE_CPUS = 16
}; /* frequencies of the first so many are read: each costs the kernel
      an interrupt on that CPU */

/* One reading: running totals since boot, in ticks (1/100 s of one CPU). */
typedef struct rs_noise_state {
    bool cpu_known, own_known, load_known;
    int64_t total, busy,
        steal;   /* of all CPUs; busy is without steal, idle and waiting for I/O */
    int64_t own; /* used by our own processes */
    double load_1m;
    double mhz; /* mean of the CPUs read; 0 = unknown */
} rs_noise_state;

/* Between two readings. Shares are of the whole time of all CPUs, 0..1; a share that is not
   known is 0. */
typedef struct rs_noise {
    bool steal_known, others_known, load_known;
    double steal;   /* wanted by this machine, given to another one */
    double others;  /* used by other processes, interrupts included */
    double grain;   /* the share that one tick is: what is smaller says nothing */
    double load_1m; /* at the later reading */
    double mhz;     /* mean of both readings; 0 = unknown */
} rs_noise;

/* This process with its finished children, and its parent (the worker's view). Never fails:
   what cannot be read is unknown. */
void rs_noise_read(rs_noise_state *out);

/* The same but for the frequency, which most of the time goes to. */
void rs_noise_read_load(rs_noise_state *out);

/* rs_noise_read below `root` ("" is the real one; tests plant files), for the processes `own`.
   The first counts with its finished children; the others, a live child for one, count alone.
   One that is gone counts nothing, the first excepted: without it `own` is unknown. */
void rs_noise_read_at(const char *root, const pid_t *own, size_t count, rs_noise_state *out);

/* What happened from `a` to the later `b`; the same processes must be meant in both. */
void rs_noise_between(const rs_noise_state *a, const rs_noise_state *b, rs_noise *out);

#endif
