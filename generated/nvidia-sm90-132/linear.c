/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data c28c76bfffd2f6b6. Times are medians at the first and last measured
   width of a band; [] is the 95 % interval; a width that says NOT_SAMPLED was not measured. */
#include "engine/route.h"

static const rs_route routes[] = {
    /* OPEN, 0 of 1 widths WIN; 19.97..19.97 us; 1 sessions; error 0.45 of limit;
       least gain T=1 +0.4 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 20.61..21.18 us; 1 sessions; error 0.46 of limit;
       least gain T=2 +1.5 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 25.56..26.49 us; 1 sessions; error 0.45 of limit;
       least gain T=9 -0.1 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 27.15..28.58 us; 1 sessions; error 0.44 of limit;
       least gain T=24 -0.4 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 31.95..32.05 us; 1 sessions; error 0.43 of limit;
       least gain T=25 +1.7 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 37.02..36.91 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 40.42..40.29 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 49.17..48.53 us; 1 sessions; error 0.59 of limit;
       least gain T=65 +16.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 51.82..51.48 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +19.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 65.14..65.18 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +14.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 75.51..77.24 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +31.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 96.06..96.06 us; 1 sessions; error 0.59 of limit;
       least gain T=257 +29.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 99.54..99.54 us; 1 sessions; error 0.58 of limit;
       least gain T=320 +24.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 101.47..101.47 us; 1 sessions; error 0.58 of limit;
       least gain T=384 +44.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 116.91..121.68 us; 1 sessions; error 0.60 of limit;
       least gain T=512 +1.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 144.15..144.15 us; 1 sessions; error 0.59 of limit;
       least gain T=513 +48.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 172.07..172.07 us; 1 sessions; error 0.58 of limit;
       least gain T=640 +3.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 175.28..175.28 us; 1 sessions; error 0.59 of limit;
       least gain T=768 +63.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 206.57..206.57 us; 1 sessions; error 0.59 of limit;
       least gain T=769 +51.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 769, .t_hi = 769,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 770, .t_hi = 899,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 225.69..225.69 us; 1 sessions; error 0.59 of limit;
       least gain T=900 +1.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 900, .t_hi = 900,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 901, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 231.16..231.16 us; 1 sessions; error 0.60 of limit;
       least gain T=1024 +1.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 252.02..252.02 us; 1 sessions; error 0.59 of limit;
       least gain T=1025 +65.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 287.41..287.41 us; 1 sessions; error 0.60 of limit;
       least gain T=1280 +2.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 329.61..329.61 us; 1 sessions; error 0.59 of limit;
       least gain T=1536 +1.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 376.30..376.30 us; 1 sessions; error 0.60 of limit;
       least gain T=1537 -0.4 % [?] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1538, .t_hi = 1799,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 429.98..429.98 us; 1 sessions; error 0.59 of limit;
       least gain T=1800 -0.4 % [?] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1800, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 460.70..460.70 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 +0.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 7 widths WIN; 23.13..32.25 us; 1 sessions; error 0.54 of limit;
       least gain T=8 -1.0 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 5 of 6 widths WIN; 34.27..34.28 us; 1 sessions; error 0.43 of limit;
       least gain T=17 +1.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.43..39.59 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 43.78..43.44 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 51.28..51.25 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +15.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 55.21..55.65 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +0.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 71.35..71.78 us; 1 sessions; error 0.60 of limit;
       least gain T=129 +14.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 83.46..84.73 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +37.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 105.83..105.83 us; 1 sessions; error 0.57 of limit;
       least gain T=257 +36.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 117.17..117.17 us; 1 sessions; error 0.59 of limit;
       least gain T=320 +24.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 119.20..119.20 us; 1 sessions; error 0.58 of limit;
       least gain T=384 +1.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 142.59..146.38 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +0.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 165.57..165.57 us; 1 sessions; error 0.59 of limit;
       least gain T=513 +50.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 190.96..190.96 us; 1 sessions; error 0.60 of limit;
       least gain T=640 +46.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 203.45..203.45 us; 1 sessions; error 0.58 of limit;
       least gain T=768 +1.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 236.97..236.97 us; 1 sessions; error 0.59 of limit;
       least gain T=769 +58.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 769, .t_hi = 769,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 770, .t_hi = 899,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 266.68..266.68 us; 1 sessions; error 0.58 of limit;
       least gain T=900 -0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 900, .t_hi = 900,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 901, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 258.85..258.85 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +1.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 288.78..288.78 us; 1 sessions; error 0.59 of limit;
       least gain T=1025 +72.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 339.71..339.71 us; 1 sessions; error 0.60 of limit;
       least gain T=1280 -0.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 399.59..399.59 us; 1 sessions; error 0.59 of limit;
       least gain T=1536 +0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 403.61..403.61 us; 1 sessions; error 0.57 of limit;
       least gain T=1537 +79.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1538, .t_hi = 1799,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 480.29..480.29 us; 1 sessions; error 0.59 of limit;
       least gain T=1800 +77.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1800, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 527.59..527.59 us; 1 sessions; error 0.60 of limit;
       least gain T=2048 +0.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 4 widths WIN; 28.97..29.86 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +0.7 % [-3.1, 4.6] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=2,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 34.74..35.95 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +0.4 % [-2.3, 3.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 40.39..40.50 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 52.97..53.11 us; 3 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 53.95..53.99 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 67.88..68.84 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +43.6 % [41.9, 45.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 74.27..76.44 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +32.6 % [31.8, 33.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 103.54..108.55 us; 3 sessions; error 0.61 of limit;
       least gain T=192 +37.3 % [33.6, 41.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 120.67..126.68 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +3.1 % [0.3, 5.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 192.12..192.12 us; 3 sessions; error 0.63 of limit;
       least gain T=257 +25.7 % [24.2, 27.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 206.94..206.94 us; 3 sessions; error 0.60 of limit;
       least gain T=320 +2.7 % [-1.7, 7.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 212.27..212.27 us; 3 sessions; error 0.61 of limit;
       least gain T=384 +1.0 % [-7.0, 9.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 231.84..248.02 us; 3 sessions; error 0.61 of limit;
       least gain T=448 +2.9 % [-0.5, 6.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 306.93..306.93 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +44.3 % [28.4, 62.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 11 widths WIN; 355.08..1044.17 us; 3 sessions; error 0.61 of limit;
       least gain T=1800 +0.0 % [-3.2, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 17.23..17.92 us; 3 sessions; error 0.53 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.67..18.67 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +0.9 % [-2.3, 4.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.39..19.39 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 21.38..21.38 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 22.63..22.63 us; 3 sessions; error 0.48 of limit;
       least gain T=12 +0.1 % [-3.6, 4.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 4 widths WIN; 23.08..26.09 us; 3 sessions; error 0.45 of limit;
       least gain T=24 -0.6 % [-1.2, 0.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 16, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 25.99..26.05 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 31.23..31.28 us; 3 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 32.64..32.95 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 41.09..41.26 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +30.1 % [29.3, 30.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 44.68..45.41 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +20.7 % [20.0, 21.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 58.21..59.16 us; 3 sessions; error 0.62 of limit;
       least gain T=192 +30.5 % [29.7, 31.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 66.19..68.52 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +46.2 % [45.2, 47.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 98.78..98.78 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +19.5 % [17.9, 21.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 103.85..103.85 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +14.9 % [11.9, 18.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 106.70..106.70 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +38.4 % [34.7, 42.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 117.64..123.87 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +2.7 % [2.1, 3.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 151.65..151.65 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +42.3 % [37.7, 47.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 5 of 11 widths WIN; 173.95..503.67 us; 3 sessions; error 0.60 of limit;
       least gain T=1800 +0.4 % [-1.8, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 8.06..8.76 us; 3 sessions; error 0.53 of limit;
       least gain T=2 +18.4 % [15.9, 21.1] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.13..9.13 us; 3 sessions; error 0.45 of limit;
       least gain T=8 +132.7 % [131.2, 134.1] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 10.09..11.98 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +121.9 % [112.5, 131.8] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 18, .t_hi = 19,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.30..12.30 us; 3 sessions; error 0.45 of limit;
       least gain T=20 +172.0 % [170.3, 173.7] over incumbent cuda_linear_smallt_mma/rows=1,warps=8,start=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 20, .t_hi = 20,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 21, .t_hi = 23,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.47..12.47 us; 3 sessions; error 0.45 of limit;
       least gain T=24 +210.3 % [208.4, 212.2] over incumbent cuda_linear_smallt_mma/rows=1,warps=8,start=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 13.78..13.82 us; 3 sessions; error 0.46 of limit;
       least gain T=25 +117.5 % [116.1, 118.8] over incumbent cuda_linear_smallt_mma/rows=2,warps=8,start=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.19..16.15 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +227.4 % [225.4, 229.4] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.35..17.32 us; 3 sessions; error 0.45 of limit;
       least gain T=49 +331.3 % [328.7, 334.0] over incumbent cuda_linear_smallt_mma/rows=1,warps=4,start=2 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.59..21.69 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +117.1 % [115.7, 118.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 23.21..22.87 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +104.5 % [103.2, 105.8] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 29.22..28.78 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +64.5 % [63.4, 65.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 32.61..32.98 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +74.0 % [72.9, 75.1] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.12..41.12 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +45.0 % [44.1, 45.9] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.50..43.50 us; 3 sessions; error 0.60 of limit;
       least gain T=320 +38.4 % [37.6, 39.3] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.79..43.79 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +53.1 % [49.0, 57.3] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 49.17..50.73 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +27.8 % [27.0, 28.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.55..57.55 us; 3 sessions; error 0.61 of limit;
       least gain T=513 +22.4 % [21.6, 23.2] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.11..65.11 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +23.6 % [19.0, 28.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 6 of 10 widths WIN; 68.61..179.24 us; 3 sessions; error 0.61 of limit;
       least gain T=1800 -1.1 % [-4.3, 2.2] over incumbent cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 768, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2049, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 29.54..30.54 us; 1 sessions; error 0.58 of limit;
       least gain T=1 +0.6 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=2,depth=8 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 35.79..36.76 us; 1 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 42.81..43.43 us; 1 sessions; error 0.47 of limit;
       least gain T=24 +0.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 44.05..43.04 us; 1 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 61.25..59.16 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 64.93..62.84 us; 1 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 85.21..82.33 us; 1 sessions; error 0.45 of limit;
       least gain T=80 +31.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 97.94..95.73 us; 1 sessions; error 0.45 of limit;
       least gain T=128 +18.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 152.62..148.78 us; 1 sessions; error 0.48 of limit;
       least gain T=129 +4.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 171.12..168.66 us; 1 sessions; error 0.48 of limit;
       least gain T=256 +30.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 221.03..221.03 us; 1 sessions; error 0.48 of limit;
       least gain T=257 +25.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 17 widths WIN; 256.67..1314.13 us; 1 sessions; error 0.52 of limit;
       least gain T=320 +5.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 320, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 5 widths WIN; 22.77..30.86 us; 1 sessions; error 0.52 of limit;
       least gain T=9 -0.6 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 7 of 8 widths WIN; 31.13..31.44 us; 1 sessions; error 0.44 of limit;
       least gain T=12 -0.3 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 12, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 35.62..35.80 us; 1 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.52..39.58 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 45.04..45.23 us; 1 sessions; error 0.51 of limit;
       least gain T=65 +35.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 50.02..50.66 us; 1 sessions; error 0.51 of limit;
       least gain T=128 +34.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 65.05..66.90 us; 1 sessions; error 0.51 of limit;
       least gain T=129 +34.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 76.72..78.73 us; 1 sessions; error 0.53 of limit;
       least gain T=256 +1.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 111.88..111.88 us; 1 sessions; error 0.50 of limit;
       least gain T=257 +35.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 117.78..117.78 us; 1 sessions; error 0.50 of limit;
       least gain T=320 +29.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 120.92..120.92 us; 1 sessions; error 0.50 of limit;
       least gain T=384 +55.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 138.89..145.72 us; 1 sessions; error 0.50 of limit;
       least gain T=512 +0.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 170.01..170.01 us; 1 sessions; error 0.52 of limit;
       least gain T=513 +62.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 201.09..201.09 us; 1 sessions; error 0.50 of limit;
       least gain T=640 +2.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 215.25..298.00 us; 1 sessions; error 0.51 of limit;
       least gain T=769 +0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 333.85..333.85 us; 1 sessions; error 0.59 of limit;
       least gain T=1025 +70.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 373.14..373.14 us; 1 sessions; error 0.50 of limit;
       least gain T=1280 +2.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 456.19..456.19 us; 1 sessions; error 0.51 of limit;
       least gain T=1536 +0.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 438.57..586.35 us; 1 sessions; error 0.62 of limit;
       least gain T=1537 +92.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1537, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 10.32..11.63 us; 1 sessions; error 0.48 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.09..12.09 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 14.46..14.96 us; 1 sessions; error 0.46 of limit;
       least gain T=16 -0.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=2,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 16.01..16.13 us; 1 sessions; error 0.47 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.27..18.26 us; 1 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 20.26..20.23 us; 1 sessions; error 0.42 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 23.86..23.08 us; 1 sessions; error 0.50 of limit;
       least gain T=65 +15.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 25.66..25.46 us; 1 sessions; error 0.51 of limit;
       least gain T=128 +17.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 32.30..32.28 us; 1 sessions; error 0.50 of limit;
       least gain T=129 +11.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 38.31..38.65 us; 1 sessions; error 0.51 of limit;
       least gain T=256 +0.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 45.85..45.85 us; 1 sessions; error 0.50 of limit;
       least gain T=257 +27.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 49.60..49.60 us; 1 sessions; error 0.51 of limit;
       least gain T=320 +16.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.16..50.16 us; 1 sessions; error 0.50 of limit;
       least gain T=384 +43.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 58.85..61.17 us; 1 sessions; error 0.50 of limit;
       least gain T=512 +0.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 67.37..67.37 us; 1 sessions; error 0.51 of limit;
       least gain T=513 +51.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 75.84..75.84 us; 1 sessions; error 0.51 of limit;
       least gain T=640 +46.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 85.57..85.57 us; 1 sessions; error 0.50 of limit;
       least gain T=768 +0.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 9 widths WIN; 91.55..195.87 us; 1 sessions; error 0.65 of limit;
       least gain T=769 +59.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 769, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
};

extern const rs_route_table rs_routes_nvidia_sm90_132_linear;
const rs_route_table rs_routes_nvidia_sm90_132_linear = {
    .tier = "nvidia-sm90-132",
    .backend = "cuda",
    .origin = "measured",
    .label = "NVIDIA H200",
    .policy = "spread_paired 7c754b522cdbe300",
    .data_hash = "c28c76bfffd2f6b6",
    .fingerprint = "166646c74d7a19ae",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
