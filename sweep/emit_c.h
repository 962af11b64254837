/* Route tables as C. Layer: sweep. Deterministic: sorted, no dates, no paths. */
#ifndef RS_SWEEP_EMIT_C_H
#define RS_SWEEP_EMIT_C_H

#include "sweep/plan.h"

#include <stdio.h>

/* Write the plan's bands to <folder>/<tier>/linear.c (folders are made; temporary file, then
   rename). Checks that all bands are closed before anything is written. *out_path belongs to
   `arena`; *out_changed tells whether the bytes differ from what stood there. */
RS_NODISCARD rs_status rs_emit_c(rs_arena *arena,
                                 const rs_plan *plan,
                                 const rs_registry *registry,
                                 const char *folder,
                                 const char **out_path,
                                 bool *out_changed,
                                 rs_err *err);

/* The same text into a stream, for tests and --out -. */
RS_NODISCARD rs_status rs_emit_c_text(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err);

#endif
