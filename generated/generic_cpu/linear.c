/* Routes of `linear` for any CPU that nobody has measured. Written by hand, not generated: AVX2 on
   interleaved rows, int8 digits as far as they are ahead (T = 8 to 32, by format), then FP32; one
   layout, so no second copy of the weights. Measured beside what stood here before, FP32 on
   canonical weights up to T = 64, two cores of Zen 4 with AVX2 alone: 0.5 of its time at T = 1
   and 64 with four-bit weights, 0.8 to 1.0 and 0.6 with eight. Without AVX2, or for plain
   floats, the reference serves. */
#include "engine/route.h"

static const rs_route routes[] = {
    {.shape = "*",
     .t_lo = 1,
     .t_hi = 12,
     .schedule = "cpu_linear_digits_avx2",
     .layout = "rows16",
     .numeric = "exact"},
    {.shape = "*",
     .t_lo = 13,
     .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cpu_linear_tiled_avx2/cols=6",
     .layout = "rows16",
     .numeric = "exact"},
};

extern const rs_route_table rs_routes_generic_cpu_linear;
const rs_route_table rs_routes_generic_cpu_linear = {
    .tier = "generic-cpu",
    .backend = "cpu",
    .origin = "generic",
    .label = "any CPU",
    .policy = "by hand",
    .data_hash = "",
    .fingerprint = "0d7d0c87a748d7ea",
    .routes = routes,
    .route_count = sizeof routes / sizeof routes[0],
};
