/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data 9709231b3224097d. Times are medians at the first and last measured
   width of a band; [] is the 95 % interval; a width that says NOT_SAMPLED was not measured. */
#include "engine/route.h"

static const rs_route routes[] = {
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 22.08..22.08 us; 1 sessions; error 0.44 of limit;
       least gain T=5 -0.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 6, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 22.21..22.21 us; 1 sessions; error 0.46 of limit;
       least gain T=8 +1.5 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 23.99..24.98 us; 1 sessions; error 0.46 of limit;
       least gain T=9 -0.2 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 25.37..27.30 us; 1 sessions; error 0.46 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 31.89..31.95 us; 1 sessions; error 0.45 of limit;
       least gain T=25 -3.4 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 36.87..36.70 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 40.18..40.09 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 49.71..48.39 us; 1 sessions; error 0.60 of limit;
       least gain T=65 +15.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 52.12..51.70 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +17.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 65.65..65.63 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +13.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 76.46..77.58 us; 1 sessions; error 0.59 of limit;
       least gain T=224 +0.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 96.21..96.21 us; 1 sessions; error 0.59 of limit;
       least gain T=257 +30.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 102.19..102.19 us; 1 sessions; error 0.59 of limit;
       least gain T=320 +2.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 101.77..101.77 us; 1 sessions; error 0.58 of limit;
       least gain T=384 +44.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 118.25..120.98 us; 1 sessions; error 0.60 of limit;
       least gain T=512 +0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 144.19..144.19 us; 1 sessions; error 0.59 of limit;
       least gain T=513 +48.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 166.28..166.28 us; 1 sessions; error 0.59 of limit;
       least gain T=640 +2.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 5 widths WIN; 176.96..337.77 us; 1 sessions; error 0.60 of limit;
       least gain T=896 -0.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1537, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 439.36..439.36 us; 1 sessions; error 0.60 of limit;
       least gain T=1792 -9.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1793, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 447.44..447.44 us; 1 sessions; error 0.60 of limit;
       least gain T=2048 +0.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 8 widths WIN; 24.34..28.70 us; 1 sessions; error 0.53 of limit;
       least gain T=1 -5.2 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 6 widths WIN; 34.33..34.47 us; 1 sessions; error 0.44 of limit;
       least gain T=17 -3.9 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.56..39.58 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 43.55..43.40 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 51.82..51.06 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +16.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 55.61..55.80 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +17.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 72.67..72.81 us; 1 sessions; error 0.58 of limit;
       least gain T=129 +14.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 83.80..84.86 us; 1 sessions; error 0.60 of limit;
       least gain T=256 +38.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 105.72..105.72 us; 1 sessions; error 0.58 of limit;
       least gain T=257 +37.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 116.64..116.64 us; 1 sessions; error 0.59 of limit;
       least gain T=320 +1.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 118.73..118.73 us; 1 sessions; error 0.59 of limit;
       least gain T=384 +41.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 142.25..145.37 us; 1 sessions; error 0.60 of limit;
       least gain T=448 -0.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 170.48..170.48 us; 1 sessions; error 0.59 of limit;
       least gain T=513 +50.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 195.80..195.80 us; 1 sessions; error 0.60 of limit;
       least gain T=640 +52.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 204.48..257.38 us; 1 sessions; error 0.60 of limit;
       least gain T=896 -0.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 768, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 331.03..331.03 us; 1 sessions; error 0.60 of limit;
       least gain T=1280 +0.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 392.93..392.93 us; 1 sessions; error 0.59 of limit;
       least gain T=1536 +0.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1537, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 496.01..496.01 us; 1 sessions; error 0.60 of limit;
       least gain T=1792 -3.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1793, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 513.70..513.70 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 -1.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 3 of 6 widths WIN; 29.31..29.79 us; 3 sessions; error 0.57 of limit;
       least gain T=8 +0.3 % [-0.3, 0.9] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
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
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.51..6.51 us; 2 sessions; error 0.46 of limit;
       least gain T=2 -0.1 % [-2.3, 2.1] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 6.97..7.26 us; 2 sessions; error 0.44 of limit;
       least gain T=4 +0.0 % [-2.2, 2.3] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 4, .t_hi = 8,
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
    /* OPEN, 0 of 2 widths WIN; 16.98..17.34 us; 3 sessions; error 0.54 of limit;
       least gain T=2 -0.7 % [-4.4, 3.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.76..17.76 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +4.0 % [3.4, 4.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 18.52..19.27 us; 3 sessions; error 0.47 of limit;
       least gain T=5 -3.6 % [-7.2, 0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 5, .t_hi = 8,
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
    /* OPEN, 6 of 11 widths WIN; 8.36..11.92 us; 3 sessions; error 0.52 of limit;
       least gain T=8 +0.3 % [-3.5, 4.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 17,
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
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 4 widths WIN; 9.26..11.09 us; 1 sessions; error 0.44 of limit;
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
    /* OPEN, 0 of 5 widths WIN; 30.01..30.93 us; 2 sessions; error 0.51 of limit;
       least gain T=2 -1.6 % [-3.8, 0.7] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
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
    /* OPEN, 0 of 2 widths WIN; 15.91..16.14 us; 2 sessions; error 0.52 of limit;
       least gain T=2 +0.8 % [-1.4, 3.1] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 16.48..16.77 us; 2 sessions; error 0.45 of limit;
       least gain T=4 +0.4 % [-1.8, 2.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.91..19.94 us; 2 sessions; error 0.47 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 22.74..22.85 us; 2 sessions; error 0.48 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 26.70..26.71 us; 2 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 29.39..29.29 us; 2 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 33.57..33.06 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +29.5 % [26.6, 32.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 36.78..36.82 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +29.5 % [26.6, 32.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 47.12..47.13 us; 2 sessions; error 0.60 of limit;
       least gain T=129 +31.6 % [28.6, 34.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.70..54.70 us; 2 sessions; error 0.60 of limit;
       least gain T=193 +62.3 % [58.7, 66.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 194, .t_hi = 223,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.05..54.05 us; 3 sessions; error 0.59 of limit;
       least gain T=224 -0.1 % [-3.9, 3.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 224, .t_hi = 224,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 225, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 55.23..55.23 us; 2 sessions; error 0.60 of limit;
       least gain T=256 +60.2 % [47.1, 74.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 77.74..77.74 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +43.3 % [37.1, 49.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 81.75..81.75 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +3.4 % [2.0, 4.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 84.06..84.06 us; 2 sessions; error 0.60 of limit;
       least gain T=384 +55.1 % [42.1, 69.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 95.82..99.94 us; 2 sessions; error 0.60 of limit;
       least gain T=448 +0.8 % [0.1, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 122.03..122.03 us; 2 sessions; error 0.59 of limit;
       least gain T=513 +61.1 % [57.2, 65.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 144.10..144.10 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +2.4 % [-2.8, 7.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 7 widths WIN; 147.62..385.55 us; 2 sessions; error 0.60 of limit;
       least gain T=768 -1.4 % [-3.6, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 768, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 5 of 5 widths WIN; 21.42..23.61 us; 2 sessions; error 0.50 of limit;
       least gain T=5 +2.0 % [1.3, 2.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 25.90..26.33 us; 2 sessions; error 0.45 of limit;
       least gain T=9 -0.3 % [-2.5, 2.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 29.32..29.88 us; 2 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 30.95..31.02 us; 2 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 35.19..35.25 us; 2 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.13..39.12 us; 2 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 44.16..44.38 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +37.2 % [34.1, 40.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 48.76..49.24 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +36.7 % [33.7, 39.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 62.95..64.21 us; 2 sessions; error 0.59 of limit;
       least gain T=129 +37.0 % [34.0, 40.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 73.86..75.94 us; 2 sessions; error 0.60 of limit;
       least gain T=256 +0.5 % [-1.7, 2.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 108.97..108.97 us; 2 sessions; error 0.59 of limit;
       least gain T=257 +38.1 % [29.6, 47.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 112.32..112.32 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +4.5 % [-0.1, 9.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 114.71..114.71 us; 2 sessions; error 0.59 of limit;
       least gain T=384 +59.7 % [44.3, 76.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 130.90..135.88 us; 2 sessions; error 0.60 of limit;
       least gain T=448 +1.1 % [0.5, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 162.65..162.65 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +67.2 % [51.5, 84.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 8 widths WIN; 199.78..569.44 us; 2 sessions; error 0.60 of limit;
       least gain T=896 -0.2 % [-2.4, 2.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 10.63..10.89 us; 2 sessions; error 0.46 of limit;
       least gain T=1 +0.7 % [-1.8, 3.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 5 widths WIN; 11.06..12.44 us; 2 sessions; error 0.48 of limit;
       least gain T=8 -0.6 % [-2.8, 1.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 5, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 5 of 6 widths WIN; 13.34..15.62 us; 2 sessions; error 0.46 of limit;
       least gain T=32 +0.8 % [-1.6, 3.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.92..17.83 us; 2 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 19.75..19.75 us; 2 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 23.13..22.30 us; 2 sessions; error 0.59 of limit;
       least gain T=65 +17.2 % [14.6, 19.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 24.65..24.38 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +20.7 % [18.0, 23.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 30.89..30.60 us; 2 sessions; error 0.60 of limit;
       least gain T=129 +14.6 % [11.2, 18.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 35.79..36.17 us; 2 sessions; error 0.59 of limit;
       least gain T=256 +35.4 % [32.4, 38.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 44.39..44.39 us; 2 sessions; error 0.60 of limit;
       least gain T=257 +28.9 % [26.0, 31.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.74..46.74 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +21.3 % [16.8, 26.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 47.11..47.11 us; 2 sessions; error 0.60 of limit;
       least gain T=384 +47.3 % [42.2, 52.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 54.71..56.24 us; 2 sessions; error 0.60 of limit;
       least gain T=512 +0.7 % [-1.6, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 62.51..62.51 us; 2 sessions; error 0.60 of limit;
       least gain T=513 +60.7 % [56.5, 65.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 71.00..71.00 us; 3 sessions; error 0.59 of limit;
       least gain T=640 +3.3 % [-1.8, 8.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 76.70..173.45 us; 2 sessions; error 0.60 of limit;
       least gain T=1024 -1.6 % [-4.5, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 768, .t_hi = 1792,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1793, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 192.59..192.59 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 +1.2 % [-8.1, 11.4] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 12.02..12.02 us; 1 sessions; error 0.40 of limit;
       least gain T=5 +1.3 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 6, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 8 of 9 widths WIN; 12.10..16.89 us; 1 sessions; error 0.47 of limit;
       least gain T=32 +0.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 19.28..19.25 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 21.32..21.39 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 24.72..24.19 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +21.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 26.23..26.24 us; 1 sessions; error 0.60 of limit;
       least gain T=128 +26.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 33.05..32.97 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +19.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 38.00..38.38 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 49.72..49.72 us; 1 sessions; error 0.59 of limit;
       least gain T=257 +37.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.31..51.31 us; 1 sessions; error 0.56 of limit;
       least gain T=320 +31.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.32..52.32 us; 1 sessions; error 0.59 of limit;
       least gain T=384 +53.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 61.11..61.83 us; 1 sessions; error 0.60 of limit;
       least gain T=448 +46.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 73.18..73.18 us; 1 sessions; error 0.60 of limit;
       least gain T=513 +59.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 8 widths WIN; 89.57..231.20 us; 1 sessions; error 0.60 of limit;
       least gain T=640 -1.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 640, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 6 widths WIN; 22.15..26.53 us; 1 sessions; error 0.49 of limit;
       least gain T=1 -2.1 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 10, .t_hi = 12,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 8 widths WIN; 31.06..31.27 us; 1 sessions; error 0.44 of limit;
       least gain T=13 -10.9 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 13, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 35.63..35.53 us; 1 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.40..39.57 us; 1 sessions; error 0.46 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 44.95..45.02 us; 1 sessions; error 0.48 of limit;
       least gain T=65 +35.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 50.03..50.48 us; 1 sessions; error 0.49 of limit;
       least gain T=128 +35.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 64.93..66.90 us; 1 sessions; error 0.48 of limit;
       least gain T=129 +34.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 76.99..78.72 us; 1 sessions; error 0.48 of limit;
       least gain T=224 +0.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 110.74..110.74 us; 1 sessions; error 0.49 of limit;
       least gain T=257 +38.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 116.84..116.84 us; 1 sessions; error 0.48 of limit;
       least gain T=320 +2.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 121.30..121.30 us; 1 sessions; error 0.49 of limit;
       least gain T=384 +57.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 137.05..143.66 us; 1 sessions; error 0.49 of limit;
       least gain T=512 +0.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 168.24..168.24 us; 1 sessions; error 0.48 of limit;
       least gain T=513 +63.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 205.06..205.06 us; 1 sessions; error 0.49 of limit;
       least gain T=640 +62.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 5 widths WIN; 207.62..422.27 us; 1 sessions; error 0.49 of limit;
       least gain T=1280 +0.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1537, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 537.33..537.33 us; 1 sessions; error 0.67 of limit;
       least gain T=1792 -1.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1793, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 554.58..554.58 us; 1 sessions; error 0.67 of limit;
       least gain T=2048 +4.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 10.99..11.62 us; 1 sessions; error 0.48 of limit;
       least gain T=2 -1.1 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.70..11.70 us; 1 sessions; error 0.44 of limit;
       least gain T=5 -0.8 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 6, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.86..11.86 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 13.80..14.22 us; 1 sessions; error 0.44 of limit;
       least gain T=9 -8.3 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 6 widths WIN; 16.05..16.05 us; 1 sessions; error 0.44 of limit;
       least gain T=17 -2.8 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.32..18.24 us; 1 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 20.25..20.23 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 23.87..23.11 us; 1 sessions; error 0.49 of limit;
       least gain T=65 +15.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 25.76..25.50 us; 1 sessions; error 0.50 of limit;
       least gain T=128 +17.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 32.60..32.36 us; 1 sessions; error 0.50 of limit;
       least gain T=129 +10.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 38.51..38.68 us; 1 sessions; error 0.52 of limit;
       least gain T=256 -0.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 45.65..45.65 us; 1 sessions; error 0.50 of limit;
       least gain T=257 +28.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.87..48.87 us; 1 sessions; error 0.51 of limit;
       least gain T=320 +17.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.26..50.26 us; 1 sessions; error 0.50 of limit;
       least gain T=384 +44.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 58.96..61.12 us; 1 sessions; error 0.50 of limit;
       least gain T=512 +0.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 67.68..67.68 us; 1 sessions; error 0.50 of limit;
       least gain T=513 +51.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 75.41..75.41 us; 1 sessions; error 0.50 of limit;
       least gain T=640 +47.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 84.54..84.54 us; 1 sessions; error 0.50 of limit;
       least gain T=768 +62.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 107.17..191.15 us; 1 sessions; error 0.72 of limit;
       least gain T=1792 +2.1 % [?] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 896, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.86..21.86 us; 1 sessions; error 0.41 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
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
    /* OPEN, 4 of 6 widths WIN; 310.29..322.38 us; 1 sessions; error 0.50 of limit;
       least gain T=2 +1.7 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
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
    /* WIN, 3 of 3 widths WIN; 26.20..27.63 us; 1 sessions; error 0.51 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.29..28.29 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 8, .t_hi = 8,
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
    /* OPEN, 1 of 4 widths WIN; 11.69..12.93 us; 1 sessions; error 0.48 of limit;
       least gain T=8 -1.1 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1, .t_hi = 8,
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
    /* OPEN, 3 of 5 widths WIN; 49.37..50.47 us; 1 sessions; error 0.66 of limit;
       least gain T=2 +1.1 % [?] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
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
};

extern const rs_route_table rs_routes_nvidia_sm90_132_linear;
const rs_route_table rs_routes_nvidia_sm90_132_linear = {
    .tier = "nvidia-sm90-132",
    .backend = "cuda",
    .origin = "measured",
    .label = "NVIDIA H200",
    .policy = "spread_paired 7c754b522cdbe300",
    .data_hash = "9709231b3224097d",
    .fingerprint = "9bcd0586aa2a1ea2",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
