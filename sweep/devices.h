/* One command, several devices: a sweep process a device, each with its own database and its
   own chain of workers. Layer: sweep. */
#ifndef RS_SWEEP_DEVICES_H
#define RS_SWEEP_DEVICES_H

#include "sweep/base/arena.h"

typedef struct rs_devices {
    const char *list;      /* "all" or backends with commas between */
    const char *db;        /* DIR/NAME.sqlite: devices write DIR/NAME.<device>.sqlite */
    bool split;            /* devices of one tier share the shapes between them */
    int32_t shard, shards; /* of the whole command */
    int argc;              /* the command line that each device's sweep gets, see devices.c */
    char **argv;
} rs_devices;

/* Run all of them to their ends. With `split` the devices of a tier must have shown by A/A runs
   in their databases (`sweep probe`) that they may share a table (pool.h), and what they
   measured is merged into `db`: UNDECIDED and USAGE say what is missing. Without it each device
   measures everything and keeps its own database. The first device's failure is the status. */
RS_NODISCARD rs_status rs_devices_run(rs_arena *arena, const rs_devices *devices, rs_err *err);

#endif
