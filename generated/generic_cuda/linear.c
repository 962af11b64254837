/* Routes of `linear` for any CUDA device that nobody has measured. Written by hand, not
   generated: the narrow kernel while weights bound the time, tiles from there, with knob values
   that fit every compute capability from 8.0 and K from 512. What they do not support goes to
   the reference. */
#include "engine/route.h"

static const rs_route routes[] = {
    {.shape = "*",
     .t_lo = 1,
     .t_hi = 32,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=0",
     .layout = "frag16",
     .numeric = "exact"},
    {.shape = "*",
     .t_lo = 33,
     .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4",
     .layout = "frag16",
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
    .fingerprint = "a341e7d2b1a1234e",
    .routes = routes,
    .route_count = sizeof routes / sizeof routes[0],
};
