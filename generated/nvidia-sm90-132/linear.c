/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data 11e2b0be50a4f57e. Times are medians at the first and last measured
   width of a band; [] is the 95 % interval; a width that says NOT_SAMPLED was not measured. */
#include "engine/route.h"

static const rs_route routes[] = {
    /* WIN, 16 of 16 widths WIN; 8.58..12.92 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +34.4 % [32.9, 35.8] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 8 widths WIN; 14.53..14.91 us; 3 sessions; error 0.45 of limit;
       least gain T=21 +27.1 % [26.3, 27.9] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 8 widths WIN; 18.42..19.03 us; 3 sessions; error 0.46 of limit;
       least gain T=30 +9.2 % [8.5, 9.9] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 27.26..28.37 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +130.4 % [126.0, 135.0] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=0", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 31.37..33.53 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +89.6 % [87.7, 91.5] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 5 widths WIN; 46.72..44.67 us; 3 sessions; error 0.63 of limit;
       least gain T=65 +117.3 % [116.0, 118.7] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 88,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 89, .t_hi = 95,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 47.31..47.31 us; 3 sessions; error 0.61 of limit;
       least gain T=96 +108.8 % [105.7, 111.8] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma/cols=128,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.00..46.00 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +111.3 % [104.0, 119.0] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 98, .t_hi = 103,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 45.45..45.45 us; 3 sessions; error 0.59 of limit;
       least gain T=104 +112.5 % [103.1, 122.3] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 104, .t_hi = 104,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 105, .t_hi = 111,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 47.82..47.96 us; 3 sessions; error 0.60 of limit;
       least gain T=120 +103.7 % [97.6, 110.0] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 112, .t_hi = 120,
     .schedule = "cuda_linear_wgmma/cols=128,split=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 121, .t_hi = 127,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 47.81..48.93 us; 3 sessions; error 0.63 of limit;
       least gain T=128 +105.5 % [100.5, 110.7] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 130, .t_hi = 143,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 51.47..52.44 us; 3 sessions; error 0.62 of limit;
       least gain T=176 +107.3 % [106.0, 108.6] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 144, .t_hi = 192,
     .schedule = "cuda_linear_wgmma/cols=192,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.59..55.59 us; 3 sessions; error 0.61 of limit;
       least gain T=193 +109.8 % [108.5, 111.1] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma/cols=256,split=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 194, .t_hi = 223,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 56.13..56.13 us; 3 sessions; error 0.61 of limit;
       least gain T=224 +107.7 % [106.4, 109.0] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 224, .t_hi = 224,
     .schedule = "cuda_linear_wgmma/cols=256,split=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 225, .t_hi = 255,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 32 of 32 widths WIN; 56.61..189.94 us; 3 sessions; error 0.63 of limit;
       least gain T=384 +71.5 % [70.5, 72.6] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 256, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.49..8.49 us; 3 sessions; error 0.61 of limit;
       least gain T=1 +46.3 % [45.2, 47.4] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_gemv/warps=16,unroll=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 7 of 7 widths WIN; 8.79..9.79 us; 3 sessions; error 0.53 of limit;
       least gain T=8 +35.2 % [31.3, 39.2] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 13 of 24 widths WIN; 11.44..16.44 us; 3 sessions; error 0.46 of limit;
       least gain T=32 +10.0 % [9.3, 10.6] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 23.59..24.64 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +148.9 % [138.4, 159.8] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=0", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 26.82..28.62 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +101.3 % [92.8, 110.3] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 9 of 12 widths WIN; 43.74..46.21 us; 3 sessions; error 0.64 of limit;
       least gain T=120 +86.7 % [85.6, 87.9] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 65, .t_hi = 128,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 6 of 6 widths WIN; 50.04..51.32 us; 3 sessions; error 0.64 of limit;
       least gain T=192 +89.5 % [88.4, 90.7] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma/cols=192,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 54.05..55.05 us; 3 sessions; error 0.64 of limit;
       least gain T=256 +77.2 % [76.1, 78.3] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma/cols=256,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 31 of 31 widths WIN; 57.81..186.06 us; 3 sessions; error 0.63 of limit;
       least gain T=320 +54.7 % [53.7, 55.6] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 257, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:6144x5120", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 8 widths WIN; 13.21..14.25 us; 3 sessions; error 0.49 of limit;
       least gain T=7 +25.1 % [23.4, 26.8] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 8 of 8 widths WIN; 19.19..20.12 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +4.4 % [3.3, 5.4] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 8 widths WIN; 19.29..20.55 us; 3 sessions; error 0.45 of limit;
       least gain T=24 +13.7 % [13.0, 14.4] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 11 widths WIN; 24.40..32.88 us; 3 sessions; error 0.45 of limit;
       least gain T=48 +146.6 % [145.1, 148.2] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 25, .t_hi = 48,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=0", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 35.12..37.35 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +116.0 % [113.0, 119.0] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 12 of 12 widths WIN; 47.82..49.77 us; 3 sessions; error 0.62 of limit;
       least gain T=128 +104.7 % [103.4, 106.0] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 65, .t_hi = 128,
     .schedule = "cuda_linear_wgmma/cols=128,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 6 of 6 widths WIN; 52.52..53.93 us; 3 sessions; error 0.62 of limit;
       least gain T=192 +124.4 % [123.0, 125.8] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma/cols=192,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 56.25..57.62 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +129.1 % [127.7, 130.5] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma/cols=256,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 27 of 31 widths WIN; 65.43..195.52 us; 3 sessions; error 0.62 of limit;
       least gain T=384 +84.3 % [82.9, 85.7] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 257, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 8 of 8 widths WIN; 11.89..12.70 us; 3 sessions; error 0.49 of limit;
       least gain T=6 +25.3 % [23.4, 27.3] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 8 widths WIN; 17.14..17.48 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +4.8 % [4.1, 5.4] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=4,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 8 widths WIN; 17.13..18.05 us; 3 sessions; error 0.46 of limit;
       least gain T=24 +13.8 % [13.1, 14.5] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 8 widths WIN; 21.52..21.76 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +0.4 % [-0.2, 1.0] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_smallt_mma/rows=4,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 27.19..28.73 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +145.8 % [144.1, 147.5] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=0", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 30.32..32.08 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +119.0 % [114.2, 123.9] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=4,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 12 of 12 widths WIN; 47.23..48.80 us; 3 sessions; error 0.65 of limit;
       least gain T=120 +95.4 % [92.6, 98.2] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 65, .t_hi = 128,
     .schedule = "cuda_linear_wgmma/cols=128,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 6 of 6 widths WIN; 51.17..52.34 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +110.5 % [109.2, 111.8] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma/cols=192,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 54.51..55.64 us; 3 sessions; error 0.62 of limit;
       least gain T=256 +98.0 % [96.8, 99.2] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma/cols=256,split=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 28 of 31 widths WIN; 62.39..192.00 us; 3 sessions; error 0.62 of limit;
       least gain T=320 +63.5 % [62.5, 64.5] over incumbent cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 257, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
};

extern const rs_route_table rs_routes_nvidia_sm90_132_linear;
const rs_route_table rs_routes_nvidia_sm90_132_linear = {
    .tier = "nvidia-sm90-132",
    .backend = "cuda",
    .origin = "measured",
    .label = "NVIDIA H200",
    .policy = "spread_paired 7c754b522cdbe300",
    .data_hash = "11e2b0be50a4f57e",
    .fingerprint = "72a209dad2e51dac",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
