/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data 72a451739c39cf15. Times are medians at the first and last measured
   width of a band; [] is the 95 % interval; a width that says NOT_SAMPLED was not measured. */
#include "engine/route.h"

static const rs_route routes[] = {
    /* WIN, 1 of 1 widths WIN; 16.96..16.96 us; 3 sessions; error 0.59 of limit;
       least gain T=1 +19.7 % [17.9, 21.5] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.83..19.57 us; 3 sessions; error 0.53 of limit;
       least gain T=4 +4.7 % [3.0, 6.5] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 20.46..20.86 us; 1 sessions; error 0.49 of limit;
       least gain T=5 -0.9 % [-1.5, -0.3] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 22.58..23.74 us; 1 sessions; error 0.45 of limit;
       least gain T=13 +0.8 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 24.13..25.69 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 30.79..30.56 us; 1 sessions; error 0.45 of limit;
       least gain T=25 -1.9 % [-4.0, 0.4] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 34.97..35.05 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 38.62..38.00 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 47.68..46.93 us; 1 sessions; error 0.60 of limit;
       least gain T=96 +13.5 % [10.3, 16.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 51.05..50.55 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +12.0 % [9.5, 14.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 63.68..63.50 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +9.1 % [6.6, 11.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 74.66..76.13 us; 1 sessions; error 0.60 of limit;
       least gain T=224 -1.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 92.28..92.28 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +25.2 % [22.4, 28.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 97.72..97.72 us; 1 sessions; error 0.60 of limit;
       least gain T=320 +17.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 98.09..98.09 us; 2 sessions; error 0.59 of limit;
       least gain T=384 +1.5 % [-0.8, 3.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 113.59..118.00 us; 1 sessions; error 0.59 of limit;
       least gain T=512 -0.0 % [-2.2, 2.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 143.31..143.31 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +10.5 % [8.0, 13.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 163.39..163.39 us; 1 sessions; error 0.60 of limit;
       least gain T=640 +37.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 7 widths WIN; 169.13..340.23 us; 1 sessions; error 0.60 of limit;
       least gain T=1025 -6.2 % [-11.0, -1.2] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 380.92..380.92 us; 2 sessions; error 0.59 of limit;
       least gain T=1537 -1.4 % [-7.5, 5.0] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1538, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 437.43..437.43 us; 1 sessions; error 0.60 of limit;
       least gain T=1792 -12.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1793, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 460.53..460.53 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 -0.6 % [-10.5, 10.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 18.54..19.64 us; 3 sessions; error 0.52 of limit;
       least gain T=2 +19.0 % [17.9, 20.1] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 21.25..21.35 us; 3 sessions; error 0.48 of limit;
       least gain T=4 +10.3 % [9.3, 11.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 22.91..23.05 us; 3 sessions; error 0.47 of limit;
       least gain T=5 +3.7 % [3.1, 4.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 6 widths WIN; 24.14..26.75 us; 1 sessions; error 0.46 of limit;
       least gain T=8 -3.9 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 7, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 6 widths WIN; 32.85..32.42 us; 1 sessions; error 0.45 of limit;
       least gain T=17 -6.2 % [-16.0, 4.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 37.08..36.90 us; 1 sessions; error 0.49 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 40.62..39.93 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 49.42..48.85 us; 1 sessions; error 0.59 of limit;
       least gain T=96 +11.9 % [7.1, 16.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 53.61..53.55 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +10.3 % [5.3, 15.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 69.35..69.74 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +8.7 % [6.2, 11.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 79.16..79.26 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +29.3 % [26.4, 32.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 99.02..99.02 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +29.5 % [26.7, 32.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 110.24..110.24 us; 1 sessions; error 0.59 of limit;
       least gain T=320 +16.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 111.36..111.36 us; 2 sessions; error 0.60 of limit;
       least gain T=384 +31.4 % [22.7, 40.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 134.33..138.11 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +0.7 % [-1.5, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 162.22..162.22 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +38.7 % [35.7, 41.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 184.46..184.46 us; 1 sessions; error 0.59 of limit;
       least gain T=640 +42.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 188.46..249.46 us; 1 sessions; error 0.60 of limit;
       least gain T=769 -2.1 % [-4.3, 0.1] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 768, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 287.70..287.70 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +52.1 % [48.5, 55.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 316.53..316.53 us; 1 sessions; error 0.60 of limit;
       least gain T=1280 -1.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 387.44..387.44 us; 2 sessions; error 0.60 of limit;
       least gain T=1536 +0.2 % [-2.3, 2.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 425.25..425.25 us; 2 sessions; error 0.60 of limit;
       least gain T=1537 +59.4 % [55.8, 63.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1538, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 489.65..489.65 us; 1 sessions; error 0.60 of limit;
       least gain T=1792 -9.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1793, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 503.78..503.78 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +0.2 % [-2.0, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 3.10..3.10 us; 2 sessions; error 0.55 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.42..3.42 us; 2 sessions; error 0.52 of limit;
       least gain T=2 +0.0 % [-2.2, 2.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.51..3.51 us; 1 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.85..3.85 us; 1 sessions; error 0.46 of limit;
       least gain T=4 +4.0 % [?] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=2 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.05..4.05 us; 1 sessions; error 0.43 of limit;
       least gain T=6 +0.4 % [?] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.12..4.12 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.51..4.51 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.83..4.83 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.14..5.14 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.85..5.85 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.42..9.42 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 9.44..9.86 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.72..10.72 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.30..11.30 us; 2 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.39..12.39 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.66..13.66 us; 2 sessions; error 0.60 of limit;
       least gain T=257 -1.2 % [-6.0, 3.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 14.17..14.33 us; 2 sessions; error 0.59 of limit;
       least gain T=512 +8.9 % [-3.3, 22.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 19.01..19.16 us; 2 sessions; error 0.61 of limit;
       least gain T=1024 +32.0 % [1.4, 71.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.10..27.10 us; 2 sessions; error 0.61 of limit;
       least gain T=2048 +64.9 % [60.9, 68.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 90.01..93.44 us; 1 sessions; error 0.49 of limit;
       least gain T=4 +1.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 95.08..95.08 us; 1 sessions; error 0.46 of limit;
       least gain T=8 +0.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 9, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 104.87..104.87 us; 1 sessions; error 0.44 of limit;
       least gain T=16 +0.2 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 17, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 25.07..25.93 us; 3 sessions; error 0.47 of limit;
       least gain T=2 +14.5 % [11.4, 17.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 6 widths WIN; 26.28..28.89 us; 3 sessions; error 0.49 of limit;
       least gain T=7 +4.1 % [3.4, 4.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 32.56..33.84 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +1.8 % [0.8, 2.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 6 widths WIN; 40.09..40.44 us; 3 sessions; error 0.44 of limit;
       least gain T=17 -0.2 % [-1.3, 1.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 53.28..53.17 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 54.09..54.13 us; 3 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 68.02..68.30 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +45.8 % [44.9, 46.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 73.13..74.84 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +33.9 % [32.5, 35.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 104.80..107.44 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +36.6 % [35.7, 37.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 119.52..124.86 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +57.3 % [47.8, 67.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 188.18..188.18 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +28.0 % [24.7, 31.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 214.36..214.36 us; 3 sessions; error 0.60 of limit;
       least gain T=320 -0.7 % [-10.7, 10.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 211.25..211.25 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +1.2 % [-18.3, 25.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 229.42..247.98 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +1.1 % [-7.7, 10.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 312.09..312.09 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +43.8 % [42.9, 44.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 379.47..379.47 us; 3 sessions; error 0.61 of limit;
       least gain T=640 +2.2 % [0.0, 4.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 10 widths WIN; 371.98..1053.28 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 -0.5 % [-8.4, 8.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 768, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 9.85..10.67 us; 2 sessions; error 0.51 of limit;
       least gain T=2 -0.7 % [-4.1, 2.8] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 11.14..12.33 us; 1 sessions; error 0.48 of limit;
       least gain T=3 +0.8 % [-7.0, 9.3] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.39..13.39 us; 2 sessions; error 0.48 of limit;
       least gain T=9 +0.9 % [-1.4, 3.1] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.07..15.07 us; 2 sessions; error 0.45 of limit;
       least gain T=16 +0.4 % [-1.8, 2.7] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.43..16.43 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.48..16.48 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.93..19.93 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.68..20.68 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.12..26.12 us; 2 sessions; error 0.60 of limit;
       least gain T=65 +20.9 % [18.2, 23.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.33..28.33 us; 2 sessions; error 0.60 of limit;
       least gain T=128 +12.7 % [10.2, 15.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 38.26..38.26 us; 2 sessions; error 0.59 of limit;
       least gain T=129 +12.6 % [8.5, 16.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 43.77..43.77 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +0.9 % [-1.3, 3.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.62..54.62 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +30.0 % [27.1, 33.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 74.07..74.07 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +49.1 % [16.5, 90.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 89.64..89.64 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +9.6 % [7.1, 12.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 136.86..176.68 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 +1.6 % [-6.5, 10.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 293.71..293.71 us; 2 sessions; error 0.61 of limit;
       least gain T=2048 -0.8 % [-3.0, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 4.97..4.97 us; 2 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 5.45..5.62 us; 1 sessions; error 0.48 of limit;
       least gain T=2 -0.2 % [-2.4, 2.1] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 5.88..5.88 us; 1 sessions; error 0.45 of limit;
       least gain T=4 +0.1 % [?] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.27..6.27 us; 1 sessions; error 0.44 of limit;
       least gain T=6 +0.0 % [?] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.45..6.45 us; 1 sessions; error 0.45 of limit;
       least gain T=8 +1.4 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.97..6.97 us; 2 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.70..7.70 us; 2 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.21..8.21 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.58..9.58 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.37..11.37 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.98..11.98 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.51..14.51 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.52..15.52 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.51..17.51 us; 2 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.33..20.33 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +16.9 % [14.1, 19.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.94..22.94 us; 2 sessions; error 0.60 of limit;
       least gain T=257 +20.6 % [17.9, 23.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.60..31.60 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +0.4 % [-1.9, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.58..35.58 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +0.8 % [-1.4, 3.1] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.48..50.48 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 +1.0 % [-1.2, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 57.53..57.53 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +5.6 % [3.3, 8.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 104.53..104.53 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +0.2 % [-2.0, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 5.68..6.32 us; 3 sessions; error 0.51 of limit;
       least gain T=2 +2.7 % [2.0, 3.3] over incumbent cuda_linear_smallt_mma/rows=2,warps=16,start=2 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 6 widths WIN; 6.86..7.31 us; 1 sessions; error 0.47 of limit;
       least gain T=3 -3.3 % [?] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 7.93..8.64 us; 2 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.05..10.68 us; 2 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 17, .t_hi = 25,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 26, .t_hi = 27,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.00..11.00 us; 3 sessions; error 0.45 of limit;
       least gain T=28 +0.6 % [-3.2, 4.5] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 28, .t_hi = 28,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 29, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.01..11.01 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 12.96..12.97 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 13.69..13.60 us; 2 sessions; error 0.44 of limit;
       least gain T=49 +0.4 % [-2.0, 2.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.76..16.71 us; 2 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.41..17.32 us; 2 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.84..20.84 us; 2 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 21.56..21.56 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 21.65..21.65 us; 2 sessions; error 0.42 of limit;
       least gain T=192 +0.8 % [-1.4, 3.1] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 24.03..23.69 us; 2 sessions; error 0.60 of limit;
       least gain T=193 +16.5 % [13.7, 19.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.14..27.14 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +24.7 % [21.9, 27.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.32..29.32 us; 3 sessions; error 0.60 of limit;
       least gain T=320 +14.0 % [9.7, 18.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 29.79..29.79 us; 2 sessions; error 0.60 of limit;
       least gain T=384 +16.1 % [10.4, 22.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 37.31..37.90 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +1.0 % [-2.0, 4.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 42.65..42.65 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +2.3 % [0.1, 4.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.57..45.57 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +30.4 % [26.9, 33.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 47.55..47.55 us; 2 sessions; error 0.60 of limit;
       least gain T=768 +41.6 % [18.9, 68.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 62.05..123.24 us; 2 sessions; error 0.61 of limit;
       least gain T=1792 -0.5 % [-2.6, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 896, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.86..14.86 us; 3 sessions; error 0.48 of limit;
       least gain T=1 +15.0 % [14.3, 15.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 15.98..16.80 us; 3 sessions; error 0.54 of limit;
       least gain T=2 +8.6 % [7.9, 9.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 17.95..18.51 us; 1 sessions; error 0.47 of limit;
       least gain T=6 +2.6 % [2.0, 3.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 4, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 19.03..19.29 us; 1 sessions; error 0.41 of limit;
       least gain T=8 -2.4 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 21.08..21.08 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +0.4 % [-3.4, 4.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 21.30..21.45 us; 3 sessions; error 0.46 of limit;
       least gain T=12 +4.4 % [3.7, 5.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 12, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 24.32..24.96 us; 3 sessions; error 0.45 of limit;
       least gain T=20 +4.3 % [3.6, 4.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 25.91..26.00 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 31.32..31.38 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 32.72..32.84 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 41.02..41.16 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +30.2 % [29.4, 31.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 44.67..45.27 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +20.8 % [20.1, 21.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 58.32..59.27 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +29.9 % [29.1, 30.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 66.30..68.26 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +45.0 % [42.8, 47.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 98.02..98.02 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +21.3 % [15.4, 27.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 102.96..102.96 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +3.5 % [-3.1, 10.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 105.67..105.67 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +37.7 % [36.4, 38.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 117.89..123.67 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +2.1 % [-0.6, 4.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 151.17..151.17 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +43.4 % [42.3, 44.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 11 widths WIN; 182.79..510.36 us; 3 sessions; error 0.60 of limit;
       least gain T=640 -1.4 % [-2.0, -0.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 7.67..7.88 us; 3 sessions; error 0.53 of limit;
       least gain T=2 +8.2 % [7.2, 9.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 5 of 11 widths WIN; 8.59..11.92 us; 1 sessions; error 0.47 of limit;
       least gain T=17 -3.0 % [-6.6, 0.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 3, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 18, .t_hi = 19,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.70..11.70 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 20, .t_hi = 20,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 21, .t_hi = 23,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.87..11.87 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 13.76..13.79 us; 3 sessions; error 0.46 of limit;
       least gain T=25 -1.9 % [-2.6, -1.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.23..16.20 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.33..17.34 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.63..21.68 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +7.9 % [7.2, 8.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 23.22..22.86 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +8.5 % [7.9, 9.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 29.30..28.92 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +7.7 % [7.0, 8.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 32.85..33.03 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +21.6 % [20.7, 22.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.20..41.20 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +14.6 % [13.9, 15.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.51..43.51 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +6.2 % [2.2, 10.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.99..43.99 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +28.2 % [27.4, 29.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 49.52..50.57 us; 3 sessions; error 0.59 of limit;
       least gain T=448 +30.1 % [29.3, 30.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.65..57.65 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +39.3 % [35.6, 43.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 64.00..64.00 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +2.9 % [2.3, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 10 widths WIN; 67.81..184.38 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.1 % [-0.8, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 768, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2049, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.79..7.79 us; 3 sessions; error 0.53 of limit;
       least gain T=1 +17.5 % [16.3, 18.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 8.44..9.18 us; 3 sessions; error 0.49 of limit;
       least gain T=4 +0.8 % [0.2, 1.4] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 6 widths WIN; 9.30..11.09 us; 1 sessions; error 0.48 of limit;
       least gain T=13 -0.0 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 5, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 5 widths WIN; 11.66..14.66 us; 1 sessions; error 0.44 of limit;
       least gain T=28 +0.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 17, .t_hi = 28,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 29, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.75..14.75 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.44..17.48 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.44..18.47 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 23.58..23.07 us; 1 sessions; error 0.59 of limit;
       least gain T=80 +14.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 24.66..24.48 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +12.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 31.15..31.02 us; 1 sessions; error 0.58 of limit;
       least gain T=129 +12.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 34.89..35.11 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +28.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 45.68..45.68 us; 1 sessions; error 0.59 of limit;
       least gain T=257 +23.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 47.41..47.41 us; 1 sessions; error 0.57 of limit;
       least gain T=320 +14.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.23..48.23 us; 1 sessions; error 0.59 of limit;
       least gain T=384 +34.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 54.41..55.89 us; 1 sessions; error 0.60 of limit;
       least gain T=448 +33.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 68.45..68.45 us; 1 sessions; error 0.60 of limit;
       least gain T=513 +37.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 8 widths WIN; 81.44..209.79 us; 1 sessions; error 0.61 of limit;
       least gain T=640 -1.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 4 widths WIN; 15.92..17.75 us; 2 sessions; error 0.63 of limit;
       least gain T=3 +1.4 % [-3.5, 6.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 19.24..21.88 us; 1 sessions; error 0.67 of limit;
       least gain T=6 -1.2 % [-3.6, 1.2] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.85..24.85 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.57..27.57 us; 2 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 36.21..36.21 us; 2 sessions; error 0.50 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 37.05..37.05 us; 2 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 50.08..50.08 us; 2 sessions; error 0.39 of limit;
       least gain T=65 +35.0 % [31.9, 38.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 53.19..53.19 us; 2 sessions; error 0.41 of limit;
       least gain T=128 +26.0 % [21.0, 31.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 91.81..91.81 us; 2 sessions; error 0.42 of limit;
       least gain T=129 +3.5 % [1.2, 5.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 99.67..99.67 us; 2 sessions; error 0.43 of limit;
       least gain T=256 +29.0 % [25.3, 32.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 129.39..129.39 us; 2 sessions; error 0.42 of limit;
       least gain T=257 +26.6 % [23.8, 29.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 191.00..241.99 us; 2 sessions; error 0.47 of limit;
       least gain T=513 +19.7 % [17.0, 22.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 387.62..432.36 us; 2 sessions; error 0.46 of limit;
       least gain T=1025 +27.7 % [24.8, 30.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 773.98..773.98 us; 2 sessions; error 0.49 of limit;
       least gain T=2048 +35.5 % [30.7, 40.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.28..25.28 us; 3 sessions; error 0.65 of limit;
       least gain T=1 +19.1 % [18.2, 19.9] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 7 widths WIN; 27.44..30.03 us; 3 sessions; error 0.58 of limit;
       least gain T=5 +1.6 % [0.9, 2.4] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 33.38..34.21 us; 2 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 40.58..41.02 us; 2 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 44.05..42.87 us; 2 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 61.42..59.44 us; 2 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 65.24..63.00 us; 2 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 85.28..82.04 us; 2 sessions; error 0.48 of limit;
       least gain T=65 +32.2 % [28.2, 36.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 97.61..95.38 us; 2 sessions; error 0.49 of limit;
       least gain T=128 +19.3 % [13.8, 25.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 153.73..148.18 us; 2 sessions; error 0.49 of limit;
       least gain T=129 +5.4 % [0.7, 10.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 171.22..167.12 us; 2 sessions; error 0.49 of limit;
       least gain T=256 +31.5 % [21.4, 42.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 220.88..220.88 us; 2 sessions; error 0.47 of limit;
       least gain T=257 +25.5 % [20.6, 30.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 6 of 14 widths WIN; 254.99..1328.21 us; 2 sessions; error 0.53 of limit;
       least gain T=320 +7.1 % [3.4, 10.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 320, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 12.83..13.14 us; 3 sessions; error 0.49 of limit;
       least gain T=2 +10.9 % [10.0, 11.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 14.09..14.16 us; 3 sessions; error 0.46 of limit;
       least gain T=3 +5.9 % [4.8, 7.0] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 4 widths WIN; 15.15..15.41 us; 1 sessions; error 0.47 of limit;
       least gain T=5 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 16.87..17.98 us; 3 sessions; error 0.46 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 20.17..20.25 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 24.09..23.91 us; 3 sessions; error 0.46 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 25.86..25.78 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 31.21..30.58 us; 3 sessions; error 0.62 of limit;
       least gain T=65 +23.2 % [22.4, 23.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 34.42..34.41 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +18.2 % [17.5, 19.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 44.61..44.25 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +22.5 % [21.6, 23.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.72..50.72 us; 3 sessions; error 0.64 of limit;
       least gain T=193 +49.2 % [47.9, 50.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 194, .t_hi = 223,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 51.10..51.10 us; 3 sessions; error 0.59 of limit;
       least gain T=224 -0.9 % [-1.6, -0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 224, .t_hi = 224,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 225, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 51.48..51.48 us; 3 sessions; error 0.61 of limit;
       least gain T=256 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 70.96..70.96 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +33.4 % [32.6, 34.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 77.43..77.43 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +2.2 % [-0.8, 5.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 78.85..78.85 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +39.3 % [38.4, 40.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 88.37..92.31 us; 3 sessions; error 0.62 of limit;
       least gain T=512 +1.7 % [-1.0, 4.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 116.03..116.03 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +45.2 % [41.3, 49.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 133.58..133.58 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +1.5 % [-4.9, 8.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 10 widths WIN; 134.72..389.60 us; 3 sessions; error 0.63 of limit;
       least gain T=1792 -0.5 % [-1.1, 0.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 768, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.42..17.42 us; 3 sessions; error 0.48 of limit;
       least gain T=1 +9.9 % [8.8, 11.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 18.34..19.16 us; 3 sessions; error 0.50 of limit;
       least gain T=3 +2.2 % [1.3, 3.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 5 widths WIN; 20.11..21.33 us; 1 sessions; error 0.45 of limit;
       least gain T=4 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 4 widths WIN; 22.75..23.29 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +0.1 % [-0.8, 1.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 25.98..26.64 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.97..27.97 us; 3 sessions; error 0.43 of limit;
       least gain T=25 +2.4 % [1.8, 3.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 26, .t_hi = 27,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 28.77..28.77 us; 3 sessions; error 0.44 of limit;
       least gain T=28 -2.5 % [-6.1, 1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 28, .t_hi = 28,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 29, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 28.59..28.59 us; 3 sessions; error 0.44 of limit;
       least gain T=32 -2.0 % [-4.6, 0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 31.62..31.65 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 34.33..34.26 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 40.83..41.02 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +31.0 % [29.5, 32.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 45.50..45.87 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +25.3 % [24.3, 26.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 59.40..60.47 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +28.5 % [27.5, 29.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 68.19..70.71 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +1.5 % [-1.2, 4.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 99.90..99.90 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +26.8 % [26.0, 27.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 106.10..106.10 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +19.1 % [18.3, 19.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 108.09..108.09 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +3.8 % [0.7, 7.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 123.49..125.78 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +2.0 % [1.0, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 158.72..158.72 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +51.6 % [40.9, 63.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 11 widths WIN; 185.12..537.69 us; 3 sessions; error 0.61 of limit;
       least gain T=768 -2.1 % [-22.2, 23.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.48..8.48 us; 3 sessions; error 0.47 of limit;
       least gain T=1 +11.6 % [10.8, 12.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.80..8.80 us; 3 sessions; error 0.44 of limit;
       least gain T=2 +9.2 % [7.6, 10.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 9.28..9.48 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +2.8 % [2.2, 3.5] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 9.80..9.97 us; 1 sessions; error 0.49 of limit;
       least gain T=6 +3.6 % [2.9, 4.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 6 widths WIN; 10.42..11.40 us; 1 sessions; error 0.47 of limit;
       least gain T=7 -4.0 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 7, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 5 of 6 widths WIN; 12.27..14.91 us; 3 sessions; error 0.46 of limit;
       least gain T=32 -0.1 % [-3.9, 3.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.59..16.50 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.12..18.10 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.25..21.21 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +11.5 % [10.8, 12.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 23.98..23.62 us; 3 sessions; error 0.59 of limit;
       least gain T=112 +10.2 % [6.1, 14.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 29.76..29.19 us; 3 sessions; error 0.61 of limit;
       least gain T=129 +6.0 % [5.0, 7.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 33.67..33.93 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +24.3 % [23.4, 25.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.05..41.05 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +20.0 % [19.3, 20.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.29..44.29 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +9.5 % [8.8, 10.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.47..44.47 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +33.0 % [32.2, 33.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 50.67..52.21 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +1.6 % [-1.1, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 58.76..58.76 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +45.1 % [44.2, 46.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 66.20..66.20 us; 3 sessions; error 0.59 of limit;
       least gain T=640 +38.4 % [37.6, 39.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 10 widths WIN; 69.92..196.23 us; 3 sessions; error 0.62 of limit;
       least gain T=1536 +0.3 % [-10.6, 12.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 768, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.05..9.05 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +16.1 % [15.4, 16.8] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.40..9.40 us; 3 sessions; error 0.47 of limit;
       least gain T=2 +13.1 % [12.4, 13.8] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 10.35..10.36 us; 3 sessions; error 0.51 of limit;
       least gain T=3 +3.0 % [2.4, 3.7] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 10.71..10.69 us; 3 sessions; error 0.45 of limit;
       least gain T=5 +0.6 % [-0.0, 1.3] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 9 of 12 widths WIN; 12.02..16.20 us; 1 sessions; error 0.47 of limit;
       least gain T=8 -10.4 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 7, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.66..17.67 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 19.30..19.28 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 23.66..22.99 us; 3 sessions; error 0.61 of limit;
       least gain T=80 +15.2 % [10.9, 19.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 25.44..25.39 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +13.8 % [13.1, 14.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 31.62..31.19 us; 3 sessions; error 0.67 of limit;
       least gain T=129 +10.0 % [9.3, 10.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 35.68..36.02 us; 3 sessions; error 0.62 of limit;
       least gain T=256 +1.4 % [0.5, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.56..45.56 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +28.4 % [27.7, 29.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 49.01..49.01 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +17.5 % [13.1, 22.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 49.19..49.19 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +37.9 % [36.5, 39.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 56.32..57.60 us; 3 sessions; error 0.61 of limit;
       least gain T=448 +33.0 % [28.1, 38.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 68.84..68.84 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +43.3 % [42.4, 44.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 11 widths WIN; 80.27..220.31 us; 3 sessions; error 0.64 of limit;
       least gain T=1025 -2.1 % [-6.0, 1.9] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.71..17.71 us; 3 sessions; error 0.46 of limit;
       least gain T=1 +13.9 % [12.8, 14.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 18.81..19.67 us; 3 sessions; error 0.45 of limit;
       least gain T=3 +7.3 % [6.6, 7.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 20.86..21.75 us; 1 sessions; error 0.50 of limit;
       least gain T=6 +2.4 % [1.6, 3.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 4, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 22.54..23.57 us; 1 sessions; error 0.46 of limit;
       least gain T=7 -2.9 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 7, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 24.91..25.18 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +13.8 % [13.0, 14.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 12, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 28.26..28.41 us; 3 sessions; error 0.47 of limit;
       least gain T=28 +2.0 % [1.4, 2.7] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 32.07..32.08 us; 3 sessions; error 0.46 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 34.85..34.95 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 41.80..42.03 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +30.1 % [29.0, 31.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 47.02..47.60 us; 3 sessions; error 0.50 of limit;
       least gain T=128 +23.5 % [22.7, 24.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 61.60..63.02 us; 3 sessions; error 0.51 of limit;
       least gain T=129 +25.8 % [25.0, 26.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 71.43..73.63 us; 3 sessions; error 0.51 of limit;
       least gain T=256 +1.6 % [1.0, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.00..102.00 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +26.0 % [22.6, 29.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 111.12..111.12 us; 3 sessions; error 0.50 of limit;
       least gain T=320 +0.9 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 113.97..113.97 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +0.8 % [0.1, 1.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 130.08..135.60 us; 3 sessions; error 0.50 of limit;
       least gain T=512 +2.0 % [-3.7, 8.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 166.47..166.47 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +7.8 % [-9.0, 27.7] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 185.02..185.02 us; 3 sessions; error 0.50 of limit;
       least gain T=640 +1.8 % [-3.1, 7.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 7 widths WIN; 195.50..425.47 us; 3 sessions; error 0.51 of limit;
       least gain T=1025 -1.2 % [-3.3, 1.0] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 466.98..466.98 us; 3 sessions; error 0.61 of limit;
       least gain T=1537 +5.4 % [3.1, 7.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1538, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 494.30..494.30 us; 3 sessions; error 0.50 of limit;
       least gain T=1792 +8.9 % [6.0, 11.8] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1793, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 583.74..583.74 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +3.1 % [0.1, 6.2] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.58..8.58 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +19.3 % [18.6, 20.1] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.12..9.12 us; 3 sessions; error 0.51 of limit;
       least gain T=2 +16.6 % [15.6, 17.6] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.54..10.20 us; 3 sessions; error 0.47 of limit;
       least gain T=5 +5.6 % [5.0, 6.3] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 3, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 10.74..10.78 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +1.0 % [0.3, 1.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 11.66..12.53 us; 3 sessions; error 0.46 of limit;
       least gain T=12 +5.7 % [5.1, 6.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.50..14.50 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +4.2 % [3.5, 4.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 18, .t_hi = 19,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 5 widths WIN; 15.15..15.15 us; 3 sessions; error 0.47 of limit;
       least gain T=20 -1.6 % [-4.4, 1.4] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 20, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.94..16.88 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.57..18.62 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 23.01..22.02 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +9.8 % [9.1, 10.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 25.00..24.77 us; 3 sessions; error 0.51 of limit;
       least gain T=128 +8.1 % [7.4, 8.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 31.32..30.97 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +3.0 % [2.4, 3.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 2 of 3 widths WIN; 36.35..36.61 us; 3 sessions; error 0.51 of limit;
       least gain T=256 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.25..42.25 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +19.6 % [18.7, 20.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 47.03..47.03 us; 3 sessions; error 0.49 of limit;
       least gain T=320 +6.1 % [5.5, 6.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 47.51..47.51 us; 3 sessions; error 0.49 of limit;
       least gain T=384 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 54.88..57.37 us; 3 sessions; error 0.52 of limit;
       least gain T=512 +0.9 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 64.07..64.07 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +36.8 % [33.2, 40.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 70.91..70.91 us; 3 sessions; error 0.50 of limit;
       least gain T=640 +34.2 % [32.0, 36.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 78.50..78.50 us; 3 sessions; error 0.50 of limit;
       least gain T=768 +46.9 % [41.4, 52.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 5 of 9 widths WIN; 90.76..188.61 us; 3 sessions; error 0.68 of limit;
       least gain T=896 -1.6 % [-5.6, 2.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 769, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 2.02..2.82 us; 1 sessions; error 0.51 of limit;
       least gain T=1 -0.5 % [?] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.03..3.03 us; 2 sessions; error 0.44 of limit;
       least gain T=9 +0.2 % [-2.1, 2.5] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.50..3.50 us; 2 sessions; error 0.47 of limit;
       least gain T=16 +0.2 % [-2.0, 2.5] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.77..3.77 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.01..4.01 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 5.60..5.60 us; 2 sessions; error 0.44 of limit;
       least gain T=33 +0.0 % [-2.2, 2.3] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=1 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 5.94..6.09 us; 2 sessions; error 0.47 of limit;
       least gain T=65 +1.3 % [-5.0, 8.1] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 6.14..6.33 us; 2 sessions; error 0.60 of limit;
       least gain T=128 +5.8 % [-7.5, 21.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 6.51..6.64 us; 2 sessions; error 0.60 of limit;
       least gain T=256 +11.9 % [9.1, 14.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 6.74..7.03 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +29.5 % [3.3, 62.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 7.87..8.66 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +23.0 % [10.5, 37.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 10.49..10.49 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +82.0 % [53.1, 116.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 7 widths WIN; 2.29..3.71 us; 1 sessions; error 0.46 of limit;
       least gain T=8 -0.1 % [?] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 4.08..4.79 us; 2 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.58..7.58 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.58..7.58 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.36..8.36 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +3.7 % [1.4, 6.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.25..8.33 us; 2 sessions; error 0.60 of limit;
       least gain T=128 +6.1 % [0.9, 11.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.72..8.99 us; 2 sessions; error 0.61 of limit;
       least gain T=256 +16.5 % [-11.9, 53.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.97..9.70 us; 2 sessions; error 0.62 of limit;
       least gain T=513 +31.5 % [25.8, 37.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 10.98..12.62 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +42.8 % [35.5, 50.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.00..16.00 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +91.3 % [87.0, 95.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 5 widths WIN; 2.88..3.78 us; 1 sessions; error 0.51 of limit;
       least gain T=2 -0.1 % [?] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.03..4.03 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.49..4.49 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.74..4.74 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.87..4.87 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.38..5.38 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.54..9.54 us; 2 sessions; error 0.42 of limit;
       least gain T=33 -0.9 % [-3.1, 1.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.53..9.53 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.60..10.60 us; 2 sessions; error 0.60 of limit;
       least gain T=65 -0.1 % [-21.3, 26.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 11.09..10.62 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +3.7 % [-10.5, 20.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 10.65..11.46 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +15.4 % [12.8, 18.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 11.36..11.88 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +37.8 % [34.1, 41.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 14.24..15.86 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +60.8 % [53.2, 68.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.63..21.63 us; 2 sessions; error 0.59 of limit;
       least gain T=2048 +98.3 % [93.9, 102.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.46..8.69 us; 2 sessions; error 0.51 of limit;
       least gain T=2 -0.1 % [-2.4, 2.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 8.75..8.70 us; 2 sessions; error 0.47 of limit;
       least gain T=3 +1.7 % [-2.4, 5.9] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.98..8.98 us; 2 sessions; error 0.46 of limit;
       least gain T=6 +0.1 % [-2.9, 3.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.43..9.43 us; 2 sessions; error 0.45 of limit;
       least gain T=8 +1.3 % [-1.0, 3.6] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=1,depth=4 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.27..11.27 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.57..11.57 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.67..12.67 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.80..13.80 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.58..15.58 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.22..17.22 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 20.95..20.95 us; 2 sessions; error 0.58 of limit;
       least gain T=65 +9.6 % [7.2, 12.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.80..20.80 us; 2 sessions; error 0.60 of limit;
       least gain T=128 +21.5 % [18.4, 24.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.87..27.87 us; 2 sessions; error 0.59 of limit;
       least gain T=129 +12.8 % [8.6, 17.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 29.31..29.31 us; 2 sessions; error 0.60 of limit;
       least gain T=256 +48.4 % [43.4, 53.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 39.77..39.77 us; 2 sessions; error 0.61 of limit;
       least gain T=257 +37.6 % [34.5, 40.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.43..48.43 us; 2 sessions; error 0.59 of limit;
       least gain T=512 +0.2 % [-2.1, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 57.26..57.26 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +3.4 % [-0.5, 7.5] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 91.20..93.59 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 -1.1 % [-4.3, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 158.75..158.75 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +106.2 % [101.6, 110.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 3 widths WIN; 19.76..20.90 us; 3 sessions; error 0.52 of limit;
       least gain T=1 +12.0 % [9.0, 15.1] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 5 widths WIN; 21.61..22.45 us; 3 sessions; error 0.47 of limit;
       least gain T=8 +7.1 % [5.9, 8.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.17..24.17 us; 1 sessions; error 0.43 of limit;
       least gain T=9 -0.2 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.64..24.64 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 29.49..29.51 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.96..31.96 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.08..32.08 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 36.12..36.12 us; 1 sessions; error 0.45 of limit;
       least gain T=49 +1.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 36.28..36.28 us; 1 sessions; error 0.44 of limit;
       least gain T=64 +0.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 40.13..40.13 us; 1 sessions; error 0.60 of limit;
       least gain T=65 +34.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 39.99..39.99 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +34.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 41.01..41.01 us; 1 sessions; error 0.56 of limit;
       least gain T=97 +45.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 41.22..41.22 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +44.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 53.45..53.45 us; 1 sessions; error 0.57 of limit;
       least gain T=129 +46.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 53.49..53.49 us; 1 sessions; error 0.59 of limit;
       least gain T=192 +61.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 62.39..62.39 us; 1 sessions; error 0.58 of limit;
       least gain T=193 +79.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 63.41..63.41 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +76.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 96.29..96.29 us; 1 sessions; error 0.58 of limit;
       least gain T=257 +42.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 99.66..99.66 us; 1 sessions; error 0.59 of limit;
       least gain T=384 +4.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 113.46..113.46 us; 1 sessions; error 0.59 of limit;
       least gain T=385 +63.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 118.22..118.22 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +2.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 147.79..147.79 us; 1 sessions; error 0.59 of limit;
       least gain T=513 +68.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 175.51..175.51 us; 1 sessions; error 0.59 of limit;
       least gain T=768 +2.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 234.96..234.96 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 350.16..350.16 us; 1 sessions; error 0.59 of limit;
       least gain T=1536 -0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 474.33..474.33 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 +0.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 39.07..40.31 us; 1 sessions; error 0.44 of limit;
       least gain T=8 -0.6 % [?] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 9, .t_hi = 15,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.31..44.31 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 17, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 149.55..156.85 us; 1 sessions; error 0.49 of limit;
       least gain T=1 -0.5 % [?] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 9, .t_hi = 15,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 160.67..160.67 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 17, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 6 widths WIN; 2.16..3.15 us; 1 sessions; error 0.51 of limit;
       least gain T=6 -0.2 % [-2.4, 2.1] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.38..3.38 us; 2 sessions; error 0.43 of limit;
       least gain T=9 +0.0 % [-2.2, 2.3] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.75..3.75 us; 2 sessions; error 0.47 of limit;
       least gain T=16 -0.0 % [-2.2, 2.3] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.25..4.25 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.63..4.63 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.43..6.43 us; 2 sessions; error 0.44 of limit;
       least gain T=33 +0.0 % [-2.2, 2.3] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.45..6.45 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.86..6.86 us; 2 sessions; error 0.60 of limit;
       least gain T=65 +1.4 % [-23.9, 34.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 7.01..7.11 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +4.5 % [-20.1, 36.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 7.30..7.59 us; 2 sessions; error 0.70 of limit;
       least gain T=257 +20.6 % [-2.9, 49.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.49..9.27 us; 2 sessions; error 0.59 of limit;
       least gain T=512 +38.9 % [11.8, 72.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 11.18..12.11 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 +66.5 % [59.6, 73.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.87..16.87 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +95.3 % [83.4, 108.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 11.17..11.17 us; 2 sessions; error 0.48 of limit;
       least gain T=1 +0.4 % [-4.8, 5.9] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.59..11.59 us; 2 sessions; error 0.44 of limit;
       least gain T=2 +0.8 % [-4.9, 6.9] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 12.13..12.27 us; 2 sessions; error 0.46 of limit;
       least gain T=3 -1.1 % [-3.3, 1.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.71..13.71 us; 2 sessions; error 0.43 of limit;
       least gain T=6 -0.0 % [-3.0, 3.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.80..13.80 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.80..14.80 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.02..16.02 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.64..17.64 us; 2 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 19.43..19.43 us; 2 sessions; error 0.45 of limit;
       least gain T=32 +0.2 % [-2.0, 2.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 21.11..21.11 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.89..22.89 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.84..26.84 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +8.2 % [1.8, 15.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 26.92..26.92 us; 2 sessions; error 0.57 of limit;
       least gain T=128 +21.3 % [8.4, 35.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.60..33.60 us; 2 sessions; error 0.57 of limit;
       least gain T=129 +12.4 % [6.9, 18.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 37.99..37.99 us; 2 sessions; error 0.58 of limit;
       least gain T=256 +40.2 % [37.1, 43.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 46.39..46.39 us; 2 sessions; error 0.60 of limit;
       least gain T=257 +41.2 % [38.0, 44.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 61.99..61.99 us; 2 sessions; error 0.58 of limit;
       least gain T=512 +0.2 % [-2.0, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 72.31..72.31 us; 2 sessions; error 0.58 of limit;
       least gain T=513 +50.9 % [45.0, 57.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 113.80..113.80 us; 2 sessions; error 0.59 of limit;
       least gain T=1024 +2.8 % [-2.2, 8.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 133.04..133.04 us; 2 sessions; error 0.58 of limit;
       least gain T=1025 +3.8 % [-1.9, 9.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 225.59..225.59 us; 2 sessions; error 0.59 of limit;
       least gain T=2048 -1.2 % [-4.9, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 4.26..4.26 us; 2 sessions; error 0.59 of limit;
       least gain T=1 +2.4 % [-4.9, 10.3] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.92..4.92 us; 2 sessions; error 0.53 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 5.24..5.64 us; 1 sessions; error 0.48 of limit;
       least gain T=3 -1.1 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.22..6.22 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.46..6.46 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.08..7.08 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.29..8.29 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.02..11.02 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 10.93..12.08 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 13.80..13.82 us; 2 sessions; error 0.47 of limit;
       least gain T=128 +0.5 % [-1.7, 2.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.57..16.57 us; 2 sessions; error 0.60 of limit;
       least gain T=256 +18.1 % [15.5, 20.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.69..17.69 us; 2 sessions; error 0.60 of limit;
       least gain T=257 +14.9 % [11.5, 18.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.32..22.32 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +34.9 % [31.9, 38.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.81..24.81 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +31.5 % [28.6, 34.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 30.58..33.72 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +68.5 % [64.8, 72.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.43..51.43 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +95.4 % [82.4, 109.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 2.10..2.10 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_gemv/warps=8,unroll=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 2.21..2.45 us; 1 sessions; error 0.48 of limit;
       least gain T=4 -0.6 % [-2.8, 1.6] over runner-up cuda_linear_splitk_fewcol/splits=8,cols=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2, .t_hi = 6,
     .schedule = "cuda_linear_splitk_fewcol/splits=8,cols=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_splitk_fewcol/splits=8,cols=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 2.56..2.56 us; 2 sessions; error 0.45 of limit;
       least gain T=8 +0.4 % [-1.8, 2.7] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_splitk_fewcol/splits=8,cols=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 3.23..3.53 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.14..4.14 us; 2 sessions; error 0.44 of limit;
       least gain T=32 +8.1 % [4.0, 12.5] over runner-up cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.76..3.76 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.20..5.20 us; 2 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.60..4.60 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.44..5.44 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 5.60..5.60 us; 2 sessions; error 0.43 of limit;
       least gain T=129 +3.2 % [1.0, 5.6] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.01..6.01 us; 2 sessions; error 0.42 of limit;
       least gain T=256 -0.9 % [-9.4, 8.3] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.12..6.12 us; 2 sessions; error 0.60 of limit;
       least gain T=257 +15.4 % [-0.2, 33.6] over runner-up cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 6.83..6.79 us; 2 sessions; error 0.62 of limit;
       least gain T=512 +16.2 % [6.3, 27.0] over runner-up cuda_linear_mma_tile/cols=32,row_tiles=2,warps=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.26..9.19 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +37.2 % [27.6, 47.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 11.55..11.55 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +63.8 % [58.6, 69.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 5.54..6.13 us; 2 sessions; error 0.45 of limit;
       least gain T=1 +0.0 % [-5.7, 6.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 6.51..6.54 us; 2 sessions; error 0.50 of limit;
       least gain T=3 -0.1 % [-2.3, 2.2] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.95..6.95 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.17..7.17 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.62..7.62 us; 2 sessions; error 0.45 of limit;
       least gain T=9 -0.2 % [-2.4, 2.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.93..7.93 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.84..8.84 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.30..10.30 us; 2 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.86..12.86 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.86..12.86 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.04..15.04 us; 2 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.16..17.16 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.68..17.68 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.91..20.91 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +14.9 % [12.3, 17.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.34..23.34 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +19.3 % [16.6, 22.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.53..28.53 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +42.0 % [38.8, 45.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.20..33.20 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +36.5 % [33.1, 40.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 44.57..49.13 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 +0.1 % [-2.1, 2.4] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 75.55..75.55 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +0.1 % [-2.1, 2.4] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 6 widths WIN; 348.94..322.38 us; 1 sessions; error 0.48 of limit;
       least gain T=4 -14.0 % [?] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 1, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 386.48..386.48 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 397.15..397.15 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 430.52..430.52 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 482.86..482.86 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 44.09..44.75 us; 2 sessions; error 0.51 of limit;
       least gain T=1 +0.7 % [-1.6, 3.0] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 45.49..47.88 us; 2 sessions; error 0.46 of limit;
       least gain T=4 -1.2 % [-3.4, 1.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 51.54..51.54 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 52.79..52.79 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 60.34..60.34 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 60.43..60.43 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 63.94..63.94 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 71.56..71.56 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 77.82..77.82 us; 2 sessions; error 0.60 of limit;
       least gain T=65 +56.0 % [52.5, 59.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 85.99..85.99 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +59.2 % [55.6, 62.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 116.10..116.10 us; 2 sessions; error 0.59 of limit;
       least gain T=129 +55.0 % [51.5, 58.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 141.55..141.55 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +2.4 % [0.1, 4.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 232.30..232.30 us; 2 sessions; error 0.60 of limit;
       least gain T=257 +50.1 % [46.6, 53.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 287.30..287.30 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +0.5 % [-5.9, 7.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 364.35..364.35 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +74.8 % [70.3, 79.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 586.03..586.03 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 +0.2 % [-8.3, 9.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 662.23..662.23 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +83.7 % [79.7, 87.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1133.38..1133.38 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +1.3 % [-9.2, 13.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.04..15.04 us; 2 sessions; error 0.53 of limit;
       least gain T=1 +2.6 % [0.3, 4.9] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 16.06..16.36 us; 2 sessions; error 0.45 of limit;
       least gain T=2 -0.4 % [-3.1, 2.4] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 16.49..16.49 us; 2 sessions; error 0.42 of limit;
       least gain T=4 -0.3 % [-5.8, 5.5] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=4,depth=8 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 17.17..17.17 us; 2 sessions; error 0.42 of limit;
       least gain T=6 +0.2 % [-2.0, 2.5] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 17.56..17.56 us; 2 sessions; error 0.47 of limit;
       least gain T=8 +0.6 % [-1.7, 2.8] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.91..18.91 us; 2 sessions; error 0.45 of limit;
       least gain T=9 +1.1 % [-2.3, 4.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.16..19.16 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.09..23.09 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.18..23.18 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.54..25.54 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 29.00..29.00 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 32.94..32.94 us; 2 sessions; error 0.57 of limit;
       least gain T=65 +28.5 % [24.4, 32.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.99..33.99 us; 2 sessions; error 0.57 of limit;
       least gain T=128 +37.7 % [30.6, 45.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 41.93..41.93 us; 2 sessions; error 0.60 of limit;
       least gain T=129 +38.1 % [34.0, 42.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.14..50.14 us; 2 sessions; error 0.58 of limit;
       least gain T=256 +1.1 % [-2.0, 4.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 70.86..70.86 us; 2 sessions; error 0.58 of limit;
       least gain T=257 +34.0 % [29.7, 38.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 87.03..87.03 us; 2 sessions; error 0.59 of limit;
       least gain T=512 +1.4 % [-0.9, 3.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 103.17..103.17 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +72.6 % [68.8, 76.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 165.07..165.07 us; 2 sessions; error 0.59 of limit;
       least gain T=1024 +2.5 % [-0.1, 5.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 195.44..195.44 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +4.2 % [1.9, 6.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 356.98..356.98 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 -0.4 % [-2.6, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.76..33.76 us; 2 sessions; error 0.43 of limit;
       least gain T=1 +0.9 % [-2.2, 4.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=4 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 35.65..36.85 us; 2 sessions; error 0.45 of limit;
       least gain T=2 -0.4 % [-2.6, 1.9] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.17..38.17 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.24..38.24 us; 1 sessions; error 0.41 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 41.28..41.28 us; 2 sessions; error 0.44 of limit;
       least gain T=9 +1.0 % [-1.2, 3.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 42.03..42.03 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 48.80..48.80 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 48.91..48.91 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 50.64..50.64 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 57.10..57.10 us; 2 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 61.99..61.99 us; 2 sessions; error 0.57 of limit;
       least gain T=65 +46.2 % [43.0, 49.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 66.67..66.67 us; 2 sessions; error 0.57 of limit;
       least gain T=128 +52.6 % [47.5, 57.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 87.34..87.34 us; 2 sessions; error 0.58 of limit;
       least gain T=129 +52.8 % [49.4, 56.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 105.59..105.59 us; 2 sessions; error 0.58 of limit;
       least gain T=256 +2.3 % [0.0, 4.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 171.99..171.99 us; 2 sessions; error 0.57 of limit;
       least gain T=257 +2.1 % [-0.1, 4.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 207.94..207.94 us; 2 sessions; error 0.59 of limit;
       least gain T=512 +1.0 % [-3.7, 5.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 255.36..255.36 us; 2 sessions; error 0.58 of limit;
       least gain T=513 +85.4 % [81.3, 89.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 430.59..559.97 us; 2 sessions; error 0.58 of limit;
       least gain T=1025 -0.6 % [-4.9, 3.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 867.25..867.25 us; 2 sessions; error 0.59 of limit;
       least gain T=2048 -0.1 % [-13.6, 15.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 7.62..8.10 us; 2 sessions; error 0.50 of limit;
       least gain T=1 -0.1 % [-2.3, 2.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.20..8.20 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.92..8.92 us; 2 sessions; error 0.46 of limit;
       least gain T=6 -0.3 % [-9.3, 9.5] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.96..8.96 us; 2 sessions; error 0.43 of limit;
       least gain T=8 +0.2 % [-3.2, 3.8] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=8 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.60..9.60 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.38..10.38 us; 2 sessions; error 0.43 of limit;
       least gain T=16 -1.5 % [-5.2, 2.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.92..11.92 us; 2 sessions; error 0.42 of limit;
       least gain T=17 -0.6 % [-2.8, 1.7] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 12.95..12.95 us; 2 sessions; error 0.44 of limit;
       least gain T=32 +0.8 % [-1.4, 3.1] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.98..15.98 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.97..15.97 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 20.88..20.88 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +7.5 % [5.1, 10.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.82..18.82 us; 2 sessions; error 0.58 of limit;
       least gain T=128 +28.8 % [19.5, 38.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 25.22..25.22 us; 2 sessions; error 0.58 of limit;
       least gain T=129 +9.1 % [5.6, 12.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.58..27.58 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +1.1 % [-1.2, 3.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.10..35.10 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +24.6 % [21.8, 27.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 41.38..41.38 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +59.1 % [55.6, 62.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 44.94..44.94 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +66.1 % [62.4, 69.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 71.35..71.35 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 +2.0 % [-0.3, 4.3] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 80.68..80.68 us; 2 sessions; error 0.66 of limit;
       least gain T=1025 +4.7 % [2.2, 7.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 125.55..125.55 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +3.5 % [1.2, 5.9] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 5.27..5.27 us; 2 sessions; error 0.49 of limit;
       least gain T=1 +0.1 % [-2.1, 2.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.50..5.50 us; 2 sessions; error 0.54 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 5.85..6.49 us; 2 sessions; error 0.47 of limit;
       least gain T=4 -0.9 % [-3.1, 1.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 3, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.77..6.77 us; 2 sessions; error 0.43 of limit;
       least gain T=8 +0.0 % [-3.6, 3.8] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.02..7.02 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.22..7.22 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.61..8.61 us; 2 sessions; error 0.46 of limit;
       least gain T=17 +0.2 % [-2.1, 2.4] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.66..9.66 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.69..11.69 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.29..12.29 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.24..15.24 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.58..15.58 us; 2 sessions; error 0.60 of limit;
       least gain T=128 +8.0 % [5.6, 10.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.92..18.92 us; 2 sessions; error 0.59 of limit;
       least gain T=129 +0.4 % [-1.9, 2.7] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.38..20.38 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +20.3 % [14.8, 26.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.19..23.19 us; 2 sessions; error 0.64 of limit;
       least gain T=257 +0.2 % [-2.1, 2.4] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.96..28.96 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +46.9 % [43.5, 50.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 30.57..30.57 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +56.0 % [52.6, 59.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 46.72..48.14 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 -0.1 % [-2.3, 2.2] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 82.20..82.20 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 -0.1 % [-2.3, 2.2] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.99..9.99 us; 2 sessions; error 0.55 of limit;
       least gain T=1 +1.6 % [-0.7, 3.9] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 10.34..10.84 us; 2 sessions; error 0.49 of limit;
       least gain T=3 -0.5 % [-2.7, 1.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.06..11.06 us; 2 sessions; error 0.45 of limit;
       least gain T=4 +0.3 % [-2.5, 3.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.37..11.37 us; 2 sessions; error 0.47 of limit;
       least gain T=6 -0.5 % [-5.4, 4.5] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.73..11.73 us; 2 sessions; error 0.47 of limit;
       least gain T=8 +0.4 % [-1.8, 2.7] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.09..13.09 us; 2 sessions; error 0.46 of limit;
       least gain T=9 -1.1 % [-3.3, 1.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.46..13.46 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.46..16.46 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.48..16.48 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.57..18.57 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.92..19.92 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.55..24.55 us; 2 sessions; error 0.58 of limit;
       least gain T=65 +15.5 % [13.0, 18.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.23..24.23 us; 2 sessions; error 0.58 of limit;
       least gain T=128 +28.9 % [25.9, 31.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 30.87..30.87 us; 2 sessions; error 0.58 of limit;
       least gain T=129 +19.8 % [15.9, 23.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.67..35.67 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +0.6 % [-1.6, 2.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 45.89..45.89 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +40.4 % [36.2, 44.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.00..56.00 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +0.3 % [-1.9, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 63.05..63.05 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +68.6 % [64.9, 72.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 103.11..103.11 us; 2 sessions; error 0.59 of limit;
       least gain T=1024 +1.5 % [-2.2, 5.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 115.77..115.77 us; 2 sessions; error 0.59 of limit;
       least gain T=1025 +72.1 % [47.8, 100.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 209.41..209.41 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 -0.4 % [-2.6, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.01..7.01 us; 2 sessions; error 0.53 of limit;
       least gain T=1 +0.1 % [-2.1, 2.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 7.13..7.58 us; 2 sessions; error 0.48 of limit;
       least gain T=4 -0.8 % [-3.0, 1.4] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.68..7.68 us; 2 sessions; error 0.48 of limit;
       least gain T=6 -0.2 % [-3.6, 3.4] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.22..8.22 us; 2 sessions; error 0.45 of limit;
       least gain T=8 +0.1 % [-5.8, 6.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.52..9.52 us; 2 sessions; error 0.44 of limit;
       least gain T=9 +1.1 % [-1.3, 3.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.54..9.54 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.82..10.82 us; 2 sessions; error 0.43 of limit;
       least gain T=17 +1.2 % [-1.1, 3.5] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 12.03..12.03 us; 2 sessions; error 0.43 of limit;
       least gain T=32 +0.8 % [-6.0, 8.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.75..13.75 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.30..15.30 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.31..18.31 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +5.9 % [3.6, 8.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.85..17.85 us; 2 sessions; error 0.60 of limit;
       least gain T=128 +14.7 % [7.3, 22.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.57..23.57 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.73..24.73 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +40.7 % [36.0, 45.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 30.40..30.40 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +38.5 % [34.8, 42.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 36.96..36.96 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +0.7 % [-1.6, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 44.46..44.46 us; 2 sessions; error 0.61 of limit;
       least gain T=513 +53.9 % [50.5, 57.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 70.52..69.12 us; 2 sessions; error 0.61 of limit;
       least gain T=1024 +0.2 % [-16.3, 20.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 121.32..121.32 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +105.2 % [81.5, 132.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.30..24.30 us; 3 sessions; error 0.52 of limit;
       least gain T=1 +9.4 % [8.1, 10.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 26.41..26.80 us; 3 sessions; error 0.50 of limit;
       least gain T=3 +2.1 % [1.5, 2.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.85..27.85 us; 1 sessions; error 0.43 of limit;
       least gain T=4 +0.9 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 28.20..28.35 us; 1 sessions; error 0.46 of limit;
       least gain T=5 -0.1 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.32..30.32 us; 1 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 32.35..32.35 us; 1 sessions; error 0.44 of limit;
       least gain T=16 +0.7 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 35.25..35.43 us; 1 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.19..38.19 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.18..38.18 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 43.20..43.20 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 43.29..43.29 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 47.50..47.50 us; 1 sessions; error 0.45 of limit;
       least gain T=65 +38.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 47.95..47.95 us; 1 sessions; error 0.46 of limit;
       least gain T=96 +38.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.66..50.66 us; 1 sessions; error 0.47 of limit;
       least gain T=97 +45.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.26..51.26 us; 1 sessions; error 0.46 of limit;
       least gain T=128 +44.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 65.84..65.84 us; 1 sessions; error 0.46 of limit;
       least gain T=129 +43.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 67.46..67.46 us; 1 sessions; error 0.47 of limit;
       least gain T=192 +55.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 77.70..77.70 us; 1 sessions; error 0.46 of limit;
       least gain T=193 +73.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 80.02..80.02 us; 1 sessions; error 0.46 of limit;
       least gain T=256 +71.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 116.43..116.43 us; 1 sessions; error 0.46 of limit;
       least gain T=257 +37.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 125.74..125.74 us; 1 sessions; error 0.48 of limit;
       least gain T=384 +66.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 143.04..143.04 us; 1 sessions; error 0.47 of limit;
       least gain T=385 +3.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 151.16..151.16 us; 1 sessions; error 0.47 of limit;
       least gain T=512 +1.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 176.30..176.30 us; 1 sessions; error 0.47 of limit;
       least gain T=513 +71.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 218.71..218.71 us; 1 sessions; error 0.47 of limit;
       least gain T=768 +1.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 304.30..304.30 us; 1 sessions; error 0.48 of limit;
       least gain T=1024 +95.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 465.25..465.25 us; 1 sessions; error 0.47 of limit;
       least gain T=1536 +2.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 584.83..584.83 us; 1 sessions; error 0.62 of limit;
       least gain T=2048 +6.0 % [?] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 10.29..10.72 us; 3 sessions; error 0.49 of limit;
       least gain T=2 +15.9 % [14.1, 17.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 11.71..11.85 us; 3 sessions; error 0.48 of limit;
       least gain T=3 +6.8 % [5.1, 8.5] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.30..12.30 us; 3 sessions; error 0.46 of limit;
       least gain T=5 +3.3 % [0.1, 6.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 12.95..13.13 us; 1 sessions; error 0.48 of limit;
       least gain T=8 -0.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 6, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.76..13.76 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.79..14.79 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 17.21..17.24 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.48..19.48 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.50..19.50 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 22.38..22.38 us; 1 sessions; error 0.44 of limit;
       least gain T=49 +0.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.09..22.09 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.12..26.12 us; 1 sessions; error 0.48 of limit;
       least gain T=65 +14.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 25.59..25.59 us; 1 sessions; error 0.49 of limit;
       least gain T=96 +15.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 26.29..26.29 us; 1 sessions; error 0.48 of limit;
       least gain T=97 +29.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 25.93..25.93 us; 1 sessions; error 0.48 of limit;
       least gain T=128 +29.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.38..33.38 us; 1 sessions; error 0.48 of limit;
       least gain T=129 +17.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.77..32.77 us; 1 sessions; error 0.48 of limit;
       least gain T=192 +35.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 39.27..39.27 us; 1 sessions; error 0.49 of limit;
       least gain T=193 +0.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 39.57..39.57 us; 1 sessions; error 0.49 of limit;
       least gain T=256 +0.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 49.13..49.13 us; 1 sessions; error 0.49 of limit;
       least gain T=257 +27.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.15..51.15 us; 1 sessions; error 0.53 of limit;
       least gain T=384 +53.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 59.80..59.80 us; 1 sessions; error 0.49 of limit;
       least gain T=385 +48.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 62.62..62.62 us; 1 sessions; error 0.49 of limit;
       least gain T=512 +0.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.32..69.32 us; 1 sessions; error 0.49 of limit;
       least gain T=513 +60.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 86.36..86.36 us; 1 sessions; error 0.49 of limit;
       least gain T=768 +69.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 110.75..110.75 us; 1 sessions; error 0.61 of limit;
       least gain T=1024 +79.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 153.48..153.48 us; 1 sessions; error 0.71 of limit;
       least gain T=1536 +91.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 193.38..193.38 us; 1 sessions; error 0.79 of limit;
       least gain T=2048 +110.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 7.34..8.01 us; 2 sessions; error 0.51 of limit;
       least gain T=2 -0.8 % [-22.0, 26.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.76..8.76 us; 2 sessions; error 0.44 of limit;
       least gain T=3 +0.4 % [-1.8, 2.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 9.50..10.21 us; 1 sessions; error 0.46 of limit;
       least gain T=8 +0.3 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.31..11.31 us; 2 sessions; error 0.46 of limit;
       least gain T=9 -1.2 % [-3.4, 1.0] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.59..11.59 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.36..12.36 us; 2 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.52..13.52 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 21.25..21.25 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 21.25..22.69 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.46..24.46 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +2.1 % [-0.2, 4.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.29..26.29 us; 2 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 28.13..30.04 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +12.5 % [10.0, 15.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 30.73..33.13 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +44.0 % [40.8, 47.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 40.55..45.42 us; 2 sessions; error 0.60 of limit;
       least gain T=1025 +70.0 % [65.0, 75.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 66.72..66.72 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +116.7 % [95.7, 139.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 4 of 4 widths WIN; 45.20..46.83 us; 3 sessions; error 0.61 of limit;
       least gain T=4 +8.4 % [7.0, 9.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 4 widths WIN; 48.12..47.58 us; 3 sessions; error 0.60 of limit;
       least gain T=6 +5.5 % [4.9, 6.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 53.18..53.87 us; 1 sessions; error 0.52 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 64.70..65.12 us; 1 sessions; error 0.53 of limit;
       least gain T=24 +0.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 66.18..64.86 us; 1 sessions; error 0.44 of limit;
       least gain T=25 +0.7 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 72.80..70.67 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 82.50..80.54 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 97.01..93.79 us; 1 sessions; error 0.45 of limit;
       least gain T=80 +38.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 106.69..104.55 us; 1 sessions; error 0.42 of limit;
       least gain T=112 +40.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 174.12..169.53 us; 1 sessions; error 0.46 of limit;
       least gain T=129 +11.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 188.87..187.23 us; 1 sessions; error 0.46 of limit;
       least gain T=256 +55.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 254.97..254.97 us; 1 sessions; error 0.42 of limit;
       least gain T=257 +42.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 12 widths WIN; 284.93..1092.04 us; 1 sessions; error 0.49 of limit;
       least gain T=1280 +9.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 320, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1481.72..1481.72 us; 1 sessions; error 0.43 of limit;
       least gain T=2048 +63.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 4.34..4.66 us; 2 sessions; error 0.57 of limit;
       least gain T=3 -1.0 % [-3.2, 1.3] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.93..4.93 us; 2 sessions; error 0.49 of limit;
       least gain T=6 -0.0 % [-2.3, 2.2] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.06..5.06 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.44..5.44 us; 2 sessions; error 0.65 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 5.62..5.62 us; 2 sessions; error 0.46 of limit;
       least gain T=16 +0.5 % [-1.8, 2.7] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.90..5.90 us; 2 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.29..6.29 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.64..9.64 us; 2 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 10.35..11.27 us; 2 sessions; error 0.45 of limit;
       least gain T=64 +2.4 % [-12.3, 19.4] over runner-up cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.78..13.78 us; 2 sessions; error 0.45 of limit;
       least gain T=128 +0.1 % [-2.1, 2.4] over runner-up cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.70..15.70 us; 2 sessions; error 0.43 of limit;
       least gain T=129 +0.6 % [-1.6, 2.9] over runner-up cuda_linear_mma_tile/cols=32,row_tiles=2,warps=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.11..20.11 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 23.68..23.68 us; 2 sessions; error 0.50 of limit;
       least gain T=257 +11.1 % [8.7, 13.7] over runner-up cuda_linear_mma_tile/cols=64,row_tiles=2,warps=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.56..27.56 us; 2 sessions; error 0.52 of limit;
       least gain T=512 +24.9 % [22.2, 27.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.78..39.78 us; 2 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.63..48.63 us; 2 sessions; error 0.54 of limit;
       least gain T=1024 +29.6 % [26.7, 32.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 59.71..59.71 us; 2 sessions; error 0.55 of limit;
       least gain T=1025 +15.6 % [13.0, 18.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 89.84..89.84 us; 2 sessions; error 0.56 of limit;
       least gain T=2048 +32.1 % [29.2, 35.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
};

extern const rs_route_table rs_routes_nvidia_sm90_132_linear;
const rs_route_table rs_routes_nvidia_sm90_132_linear = {
    .tier = "nvidia-sm90-132",
    .backend = "cuda",
    .origin = "measured",
    .label = "NVIDIA H200",
    .policy = "spread_paired 7c754b522cdbe300",
    .data_hash = "72a451739c39cf15",
    .fingerprint = "37c09643e543a606",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
