/* Shared by the files of a cell: its schedules, their launches, what they looked like at first.
   Layer: sweep, private to cell*.c. */
#ifndef RS_SWEEP_CELL_INTERNAL_H
#define RS_SWEEP_CELL_INTERNAL_H

#include "sweep/cell.h"
#include "sweep/race.h"
#include "sweep/stats.h"

typedef struct rs_cell rs_cell;

/* One schedule in one cell. */
typedef struct rs_cell_runner {
    rs_schedule schedule;
    const char *text;
    bool incumbent, live;
    bool stays;   /* an incumbent or a peer: never put out for being slow */
    bool resting; /* hopeless one of those: two blocks a session are enough to see it lose */
    rs_cell *cell;
    rs_call call;
    const rs_copies *copies;
    double look_ns;
    int32_t looked; /* looks so far: each takes another copy, so that it is not cached */
    rs_chain *chain;
} rs_cell_runner;

enum { RS_CELL_READ, RS_CELL_MATH, RS_CELL_CONTROLS };

struct rs_cell {
    rs_cell_env *env;
    rs_arena *scratch;
    rs_operands_set *operands;
    const rs_job_cell *job;
    size_t index;
    rs_cell_runner *runners;
    size_t count;
    rs_chain *controls[RS_CELL_CONTROLS];
    int32_t launches;
    double read_ns;      /* quickest read of the weights' bytes seen so far */
    rs_race race;        /* racers: the runners, then the controls */
    rs_db_round *rounds; /* one a block */
    double *mhz;
};

void rs_cell_spend(const rs_cell *c, rs_spent_on what, double ns);
void rs_cell_spend_rest(const rs_cell *c,
                        rs_spent_on what,
                        int64_t start_ns,
                        double booked_before_s);

/* Tell the parent what became of a schedule. */
void rs_cell_out(rs_cell *c,
                 const rs_cell_runner *r,
                 rs_db_outcome outcome,
                 const char *reason);

/* rs_launch.run of a runner: launch number `index` on copy index % copies. */
rs_status rs_cell_run_copy(void *runner, int32_t index, void *stream, rs_err *err);

size_t rs_cell_weight_bytes(const rs_cell *c);

/* ---- cell_look.c ---- */

/* Check every schedule against the oracle and take a first look at those that are right. */
RS_NODISCARD rs_status rs_cell_check_all(rs_cell *c, rs_err *err);

/* The physical floor of a schedule and what it stands for. */
double rs_cell_floor(const rs_cell *c, const rs_cell_runner *r, const char **out_what);

/* Is a time under the floor? Before the multiply-add rate says so it is measured again: another
   process may have held it down, and the honest best must not be thrown out for that. */
bool rs_cell_below_floor(const rs_cell *c,
                         const rs_cell_runner *r,
                         double ns,
                         double *out_floor_ns,
                         const char **out_what);

/* The quickest look that physics allows, among those that count against `r` (NULL: all);
   infinite when nothing is live. */
double rs_cell_best_look(const rs_cell *c, const rs_cell_runner *r);

/* A first idea of the read time, from a few short runs of the control. */
RS_NODISCARD rs_status rs_cell_estimate_read(rs_cell *c, rs_err *err);

/* Out goes whose first look was hopeless. */
void rs_cell_drop_hopeless(rs_cell *c);

#endif
