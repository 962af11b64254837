/* Route tables as a header that any engine can include. Layer: sweep. */
#ifndef RS_SWEEP_EMIT_ROUTES_H_H
#define RS_SWEEP_EMIT_ROUTES_H_H

#include "sweep/emit_c.h"

/* One self-contained file, C99 and C++: an array of structs, the facts of the table as strings,
   and routesweep_lookup(shape, t). It includes nothing. Same order and checks as the C table;
   deterministic. */
RS_NODISCARD rs_status rs_emit_routes_h(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err);

/* The same into <folder>/routes.h, see rs_emit_file. */
RS_NODISCARD rs_status rs_emit_routes_h_file(rs_arena *arena,
                                             const rs_plan *plan,
                                             const rs_registry *registry,
                                             const char *folder,
                                             const char **out_path,
                                             bool *out_changed,
                                             rs_err *err);

#endif
