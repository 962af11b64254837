/* Route tables as C. Layer: sweep. Deterministic: sorted, no dates, no paths. */
#ifndef RS_SWEEP_EMIT_C_H
#define RS_SWEEP_EMIT_C_H

#include "sweep/plan.h"

#include <stdio.h>

/* A new table in memory, checked: closed, in order, every schedule's layout and class known. */
typedef struct rs_emit_table {
    rs_route_table table; /* shapes sorted; fingerprint set */
    const char **notes;   /* evidence of each route, one line of text */
    const bool *sampled;  /* of each route: does it hold a width that was measured? */
    char policy[128], fingerprint[17];
} rs_emit_table;

/* The plan's bands as a route table; memory from `arena`. Shapes with a `problem` are left out.
   FAILED when there is none left; UNKNOWN when a schedule is neither measured nor in this
   build. */
RS_NODISCARD rs_status rs_emit_routes(rs_arena *arena,
                                      const rs_plan *plan,
                                      const rs_registry *registry,
                                      rs_emit_table **out_table,
                                      rs_err *err);

/* Write the table to <folder>/<tier>/linear.c: folders are made, the file is written beside its
   place, read back and renamed, so that a failure leaves the old table. *out_path belongs to
   `arena`; *out_changed tells whether the bytes differ from what stood there. */
RS_NODISCARD rs_status rs_emit_c(rs_arena *arena,
                                 const rs_plan *plan,
                                 const rs_registry *registry,
                                 const char *folder,
                                 const char **out_path,
                                 bool *out_changed,
                                 rs_err *err);

/* What follows the head comment in a table's file. */
void rs_emit_c_body(rs_arena *arena, const rs_emit_table *e, FILE *out);

/* Put a table's text where rs_emit_c puts it. FAILED when that would replace a measured table
   by one that is not. */
RS_NODISCARD rs_status rs_emit_c_file(rs_arena *arena,
                                      const char *folder,
                                      const rs_route_table *table,
                                      const char *text,
                                      size_t size,
                                      const char **out_path,
                                      bool *out_changed,
                                      rs_err *err);

/* The same text as rs_emit_c into a stream. */
RS_NODISCARD rs_status rs_emit_c_text(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err);

#endif
