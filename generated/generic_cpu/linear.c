/* Routes of `linear` for any CPU that nobody has measured. Written by hand, not generated: FP32
   with AVX2, on canonical weights up to T = 64, which is as far as those kernels go. Wider
   calls take the tiled kernel, so only a program that makes them keeps a second copy of its
   weights; the reference is about 45 times slower there (T = 128). Without AVX2, or for
   plain floats, it serves. */
#include "engine/route.h"

static const rs_route routes[] = {
    {.shape = "*",
     .t_lo = 1,
     .t_hi = 1,
     .schedule = "cpu_linear_gemv_avx2/rows=4",
     .layout = "row_split",
     .numeric = "exact"},
    {.shape = "*",
     .t_lo = 2,
     .t_hi = 64,
     .schedule = "cpu_linear_fewcol_avx2/cols=4",
     .layout = "row_split",
     .numeric = "exact"},
    {.shape = "*",
     .t_lo = 65,
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
    .fingerprint = "cab2183e87b1c7da",
    .routes = routes,
    .route_count = sizeof routes / sizeof routes[0],
};
