/* Measuring one cell (a shape at one T) in one worker: check, look, rounds. Layer: sweep. */
#ifndef RS_SWEEP_CELL_H
#define RS_SWEEP_CELL_H

#include "db/db.h"
#include "sweep/ahead.h"
#include "sweep/check.h"
#include "sweep/job.h"
#include "sweep/measure.h"
#include "sweep/operands.h"
#include "sweep/registry.h"
#include "sweep/spent.h"
#include "sweep/watch.h"

/* The oracle of a cell that is still to come. */
typedef struct rs_cell_oracle {
    size_t cell; /* index in the job */
    rs_operands_set *operands;
    int32_t t;
    uint64_t seed;
    rs_arena *arena; /* of `check`; NULL: there is none */
    rs_check check;
    rs_err err;
} rs_cell_oracle;

/* What every cell of a worker shares. */
typedef struct rs_cell_env {
    const rs_device *device;
    const rs_measure_ops *ops;
    rs_measure *measure;
    rs_pool *pool; /* of the host: candidates of the CPU, the oracle of all */
    const rs_registry *registry;
    const rs_job *job;
    rs_marker *marker;
    FILE *out; /* results go here, see job.h */
    rs_watch *watch;
    rs_spent *spent;
    rs_ahead *ahead; /* NULL: candidates need the host's threads, or there is but one */
    rs_cell_oracle oracle;
    double
        read_ns; /* read of W's bytes in the cell before, the same as in this; 0 = none yet */
    /* Schedules that lost a first look badly at earlier widths of this shape; emptied by the
       worker when the shape changes. */
    rs_arena *lost_arena;
    struct rs_cell_lost *lost;
    size_t lost_count, lost_cap;
} rs_cell_env;

/* How often in a row a schedule's first look was hopeless, and by how much at the last. */
typedef struct rs_cell_lost {
    const char *schedule;
    int times;
    double factor;
} rs_cell_lost;

/* Check every run of `cell`, time those that are right, write the results and their "end" line.
   Samples are written after the last round, outside of any timed region. DEVICE when the device
   is poisoned: the process must end, and the marker names the culprit. `scratch` is emptied by
   the caller. */
RS_NODISCARD rs_status rs_cell_measure(rs_cell_env *env,
                                       rs_arena *scratch,
                                       rs_operands_set *operands,
                                       size_t cell_index,
                                       rs_err *err);

/* Wait for an oracle under way and forget it. Before the operands go. */
void rs_cell_drop_oracle(rs_cell_env *env);

/* Tell the parent what is about to happen. */
void rs_cell_mark(rs_cell_env *env, rs_phase phase, size_t cell, size_t run);

#endif
