/* Routes of `linear` for any CUDA device that nobody has measured. Written by hand, not generated: the
   reference serves everything until a measured table takes over. */
#include "engine/route.h"

static const rs_route routes[] = {
    {.shape = "*",
     .t_lo = 1,
     .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_ref",
     .layout = "row_split",
     .numeric = "exact"},
};

extern const rs_route_table rs_routes_generic_cuda_linear;
const rs_route_table rs_routes_generic_cuda_linear = {
    .tier = "generic-cuda",
    .backend = "cuda",
    .origin = "generic",
    .label = "any CUDA device",
    .policy = "by hand",
    .data_hash = "",
    .fingerprint = "274f1dbefbda42dc",
    .routes = routes,
    .route_count = sizeof routes / sizeof routes[0],
};
