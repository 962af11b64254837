/* Routes of `linear` for any CPU device that nobody has measured. Written by hand, not
   generated: the reference serves everything until a measured table takes over. */
#include "engine/route.h"

static const rs_route routes[] = {
    {.shape = "*",
     .t_lo = 1,
     .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cpu_linear_ref",
     .layout = "row_split",
     .numeric = "exact"},
};

extern const rs_route_table rs_routes_generic_cpu_linear;
const rs_route_table rs_routes_generic_cpu_linear = {
    .tier = "generic-cpu",
    .backend = "cpu",
    .origin = "generic",
    .label = "any CPU device",
    .policy = "by hand",
    .data_hash = "",
    .fingerprint = "373e917dba94348b",
    .routes = routes,
    .route_count = sizeof routes / sizeof routes[0],
};
