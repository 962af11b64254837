/* A plan into the database it was made from. Layer: sweep. */
#ifndef RS_SWEEP_SAVE_H
#define RS_SWEEP_SAVE_H

#include "sweep/plan.h"

/* The plan as the rows that are stored; memory from `arena`. */
RS_NODISCARD rs_status rs_save_rows(rs_arena *arena,
                                    const rs_plan *plan,
                                    const rs_registry *registry,
                                    rs_db_plan *out_rows,
                                    rs_err *err);

/* Append the plan's verdicts and bands, with the hashes of policy and data. Takes the writer's
   lock: BUSY while a sweep runs on the file. *out_id names the stored plan. */
RS_NODISCARD rs_status rs_save_plan(rs_arena *arena,
                                    const char *db_path,
                                    const rs_plan *plan,
                                    const rs_registry *registry,
                                    int64_t *out_id,
                                    rs_err *err);

#endif
