/* A worker's result lines gathered into one database cell. Layer: sweep. */
#ifndef RS_SWEEP_RESULTS_H
#define RS_SWEEP_RESULTS_H

#include "db/db.h"
#include "sweep/registry.h"

enum { RS_RESULT_CONTROLS = 2 };

typedef struct rs_results {
    rs_arena *arena;      /* of this cell */
    rs_db_entry *entries; /* the cell's runs, then the controls */
    size_t run_count;
    size_t *caps; /* room for samples, one an entry */
    rs_db_round *rounds;
    size_t round_count, round_cap;
} rs_results;

/* Start a cell of `run_count` schedules; entry i is filled from offer i by the caller. Memory
 * from `arena`. */
void rs_results_begin(rs_results *results, rs_arena *arena, size_t run_count);

/* Take one line ("check", "out", "res", "floor", "y", "s", "round"). FORMAT on any other or a
   bad index: the worker is broken and its cell is dropped. */
RS_NODISCARD rs_status rs_results_line(rs_results *results, const char *line, rs_err *err);

#endif
