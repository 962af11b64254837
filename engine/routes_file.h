/* A route table from a file, in place of a compiled one: `--routes FILE`. Layer: engine.
   The file is what `sweep plan --emit csv` writes:

     tier,shape,t_lo,t_hi,schedule,layout,numeric      (this very header)
     "TIER","SHAPE",1,16,"SCHEDULE","LAYOUT","NUMERIC"

   One tier a file; the bands of a shape stand together, in order and closed, as in a compiled
   table. */
#ifndef RS_ENGINE_ROUTES_FILE_H
#define RS_ENGINE_ROUTES_FILE_H

#include "engine/tables.h"
#include "sweep/base/arena.h"

/* Read `path` for `device`; shapes that it lacks go to the backend's generic table. Memory
   belongs to `arena`. IO when it cannot be read, FORMAT with line and value where it is not
   such a table. What the schedules are is not asked here: rs_dispatch does. */
RS_NODISCARD rs_status rs_routes_file_choose(rs_arena *arena,
                                             const rs_device *device,
                                             const char *path,
                                             rs_table_choice *out_choice,
                                             rs_err *err);

#endif
