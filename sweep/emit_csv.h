/* Route tables as CSV (RFC 4180), for spreadsheets and other engines. Layer: sweep. */
#ifndef RS_SWEEP_EMIT_CSV_H
#define RS_SWEEP_EMIT_CSV_H

#include "sweep/emit_c.h"

/* One line a route, after a line of names. Same order and checks as the C table. */
RS_NODISCARD rs_status rs_emit_csv(
    rs_arena *arena, const rs_plan *plan, const rs_registry *registry, FILE *out, rs_err *err);

#endif
