/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data dc91bbb1a9b258ad. Times are medians at the first and last measured
   width of a band; [] is the 95 % interval; a width that says NOT_SAMPLED was not measured. */
#include "engine/route.h"

static const rs_route routes[] = {
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 1, .t_hi = 63,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.25..5.25 us; 3 sessions; error 0.46 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 65, .t_hi = 95,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.67..5.67 us; 3 sessions; error 0.42 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.69..5.69 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 129, .t_hi = 191,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.03..6.03 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.20..6.20 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 257, .t_hi = 383,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.69..6.69 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.59..6.59 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 513, .t_hi = 767,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.01..8.01 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.33..8.33 us; 3 sessions; error 0.43 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.28..11.28 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.56..11.56 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 2049, .t_hi = 4095,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.92..14.92 us; 3 sessions; error 0.46 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 4096, .t_hi = 4096,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 4097, .t_hi = 8191,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.14..22.14 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 8192, .t_hi = 8192,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 8193, .t_hi = 16383,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 37.48..37.48 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 16384, .t_hi = 16384,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 16385, .t_hi = 32767,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 67.05..67.05 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 32768, .t_hi = 32768,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:16+8x128", .t_lo = 32769, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 1, .t_hi = 63,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.77..7.77 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 65, .t_hi = 95,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.89..7.89 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.06..8.06 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 129, .t_hi = 191,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.56..8.56 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.53..8.53 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 257, .t_hi = 383,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.06..9.06 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.99..9.99 us; 3 sessions; error 0.43 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 513, .t_hi = 767,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.55..10.55 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.00..11.00 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.27..15.27 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.22..15.22 us; 3 sessions; error 0.43 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 2049, .t_hi = 4095,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.86..22.86 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 4096, .t_hi = 4096,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 4097, .t_hi = 8191,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 37.81..37.81 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 8192, .t_hi = 8192,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 8193, .t_hi = 16383,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 67.50..67.50 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 16384, .t_hi = 16384,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 16385, .t_hi = 32767,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 128.25..128.25 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 32768, .t_hi = 32768,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:24+4x256", .t_lo = 32769, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 1, .t_hi = 63,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 5.42..5.42 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +0.2 % [-1.3, 1.8] over runner-up cuda_attn_split/splits=8 */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 65, .t_hi = 95,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.56..5.56 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.60..5.60 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_attn_split/splits=4", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 129, .t_hi = 191,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.63..7.63 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.53..7.53 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_attn_split/splits=8", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 257, .t_hi = 383,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.12..8.12 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.08..8.08 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_attn_split/splits=16", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 513, .t_hi = 767,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.62..9.62 us; 3 sessions; error 0.43 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.72..9.72 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_attn_split/splits=32", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.73..11.73 us; 3 sessions; error 0.43 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.16..12.16 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 2049, .t_hi = 4095,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.21..17.21 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 4096, .t_hi = 4096,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 4097, .t_hi = 8191,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.29..27.29 us; 3 sessions; error 0.45 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 8192, .t_hi = 8192,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 8193, .t_hi = 16383,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 47.30..47.30 us; 3 sessions; error 0.44 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 16384, .t_hi = 16384,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 16385, .t_hi = 32767,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 87.68..87.68 us; 3 sessions; error 0.43 of limit */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 32768, .t_hi = 32768,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "bf16:attn_decode:32+8x128", .t_lo = 32769, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_attn_split/splits=64", .layout = "kv_pages", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.91..13.91 us; 3 sessions; error 0.57 of limit;
       least gain T=1 -0.1 % [-5.3, 5.3] over incumbent cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8;
       preferred: in situ T=1 agrees: round +0.26 % [0.11, 0.40], node 14.47 us = 4.6 % of it, 3 sessions */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.41..14.41 us; 3 sessions; error 0.48 of limit;
       least gain T=2 -1.0 % [-4.7, 2.8] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=1,depth=8 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 15.56..15.62 us; 3 sessions; error 0.49 of limit;
       least gain T=3 -0.8 % [-1.5, -0.2] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 16.85..16.83 us; 3 sessions; error 0.46 of limit;
       least gain T=5 -0.2 % [-3.9, 3.7] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 17.57..17.51 us; 3 sessions; error 0.46 of limit;
       least gain T=7 +0.0 % [-0.6, 0.6] over runner-up cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 8 widths WIN; 22.82..23.79 us; 1 sessions; error 0.47 of limit;
       least gain T=9 -0.0 % [-10.8, 12.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.54..24.54 us; 4 sessions; error 0.46 of limit;
       least gain T=17 +2.1 % [0.2, 4.1] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 24.39..25.74 us; 3 sessions; error 0.46 of limit;
       least gain T=23 +1.6 % [1.0, 2.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 9 of 9 widths WIN; 24.56..24.43 us; 1 sessions; error 0.48 of limit;
       least gain T=24 +6.0 % [3.2, 8.9] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 24, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 27.60..27.78 us; 1 sessions; error 0.44 of limit;
       least gain T=48 +10.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 30.77..30.70 us; 3 sessions; error 0.46 of limit;
       least gain T=49 +0.7 % [0.3, 1.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 33.50..33.74 us; 1 sessions; error 0.60 of limit;
       least gain T=79 +12.1 % [11.4, 12.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 42.70..42.70 us; 3 sessions; error 0.60 of limit;
       least gain T=81 -0.6 % [-1.3, -0.0] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 81, .t_hi = 81,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 82, .t_hi = 94,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 42.59..42.59 us; 3 sessions; error 0.60 of limit;
       least gain T=95 -0.3 % [-2.9, 2.4] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 95, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 35.85..35.85 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +7.7 % [7.0, 8.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.32..40.32 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +4.2 % [2.8, 5.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 98, .t_hi = 111,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.69..46.69 us; 3 sessions; error 0.60 of limit;
       least gain T=112 +12.2 % [11.5, 12.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 112, .t_hi = 112,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.41..40.41 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +3.3 % [2.6, 4.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 51.22..51.22 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +5.1 % [4.3, 6.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 56.38..56.38 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +24.6 % [23.9, 25.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.66..50.66 us; 3 sessions; error 0.61 of limit;
       least gain T=176 +3.9 % [2.4, 5.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.88..52.88 us; 1 sessions; error 0.59 of limit;
       least gain T=177 +8.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.80..52.80 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +8.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 3 widths WIN; 68.08..64.88 us; 3 sessions; error 0.60 of limit;
       least gain T=256 -1.9 % [-2.3, -1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 80.37..86.63 us; 3 sessions; error 0.60 of limit;
       least gain T=258 +8.5 % [7.2, 9.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 91.11..91.11 us; 3 sessions; error 0.59 of limit;
       least gain T=319 +15.8 % [15.1, 16.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 83.60..83.60 us; 4 sessions; error 0.60 of limit;
       least gain T=320 +4.8 % [4.4, 5.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 91.13..91.13 us; 3 sessions; error 0.60 of limit;
       least gain T=321 +7.3 % [6.7, 8.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 84.52..84.52 us; 3 sessions; error 0.60 of limit;
       least gain T=352 +4.3 % [3.6, 4.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 92.55..88.10 us; 3 sessions; error 0.62 of limit;
       least gain T=384 +0.8 % [-0.6, 2.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 110.08..119.50 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +1.5 % [0.8, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 126.94..126.94 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +4.9 % [2.6, 7.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 130.63..130.63 us; 3 sessions; error 0.60 of limit;
       least gain T=514 +17.1 % [14.0, 20.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 158.69..161.08 us; 3 sessions; error 0.61 of limit;
       least gain T=639 -0.1 % [-11.8, 13.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 7 of 13 widths WIN; 160.42..423.99 us; 3 sessions; error 0.61 of limit;
       least gain T=2047 +0.9 % [-0.3, 2.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 641, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 15.55..15.70 us; 3 sessions; error 0.51 of limit;
       least gain T=1 -0.5 % [-4.2, 3.4] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 17.04..17.11 us; 3 sessions; error 0.48 of limit;
       least gain T=3 +0.7 % [-0.1, 1.5] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 18.51..18.57 us; 3 sessions; error 0.45 of limit;
       least gain T=5 -0.1 % [-0.9, 0.7] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=1,depth=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 19.08..19.17 us; 3 sessions; error 0.47 of limit;
       least gain T=8 -0.0 % [-0.7, 0.6] over runner-up cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 7 of 7 widths WIN; 25.11..26.58 us; 3 sessions; error 0.46 of limit;
       least gain T=12 +2.3 % [1.0, 3.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 9, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 17 of 17 widths WIN; 26.16..26.25 us; 1 sessions; error 0.46 of limit;
       least gain T=16 +3.8 % [1.6, 5.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 28.88..29.06 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 31.99..32.16 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 40.53..40.12 us; 1 sessions; error 0.59 of limit;
       least gain T=96 +6.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 43.67..44.37 us; 1 sessions; error 0.60 of limit;
       least gain T=112 -0.4 % [-1.0, 0.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.79..54.79 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +4.1 % [3.5, 4.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.48..59.48 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +23.7 % [22.9, 24.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.53..54.53 us; 3 sessions; error 0.60 of limit;
       least gain T=176 +3.3 % [2.7, 4.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.26..56.26 us; 1 sessions; error 0.59 of limit;
       least gain T=177 +7.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.76..56.76 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +7.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 71.09..71.87 us; 3 sessions; error 0.61 of limit;
       least gain T=194 +4.5 % [3.8, 5.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 193, .t_hi = 194,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 195, .t_hi = 222,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 4 of 5 widths WIN; 70.85..68.10 us; 3 sessions; error 0.60 of limit;
       least gain T=255 +5.4 % [4.7, 6.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 223, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 92.09..92.42 us; 3 sessions; error 0.59 of limit;
       least gain T=258 +16.4 % [13.3, 19.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.03..102.03 us; 3 sessions; error 0.59 of limit;
       least gain T=319 +5.9 % [5.2, 6.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 94.31..94.31 us; 4 sessions; error 0.61 of limit;
       least gain T=320 +4.0 % [2.5, 5.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 108.40..108.40 us; 3 sessions; error 0.60 of limit;
       least gain T=321 -6.6 % [-13.8, 1.2] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 95.61..95.61 us; 4 sessions; error 0.60 of limit;
       least gain T=352 +3.6 % [2.3, 5.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 104.28..98.27 us; 1 sessions; error 0.59 of limit;
       least gain T=383 +6.4 % [2.4, 10.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 122.25..128.67 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +1.7 % [-6.1, 10.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 139.21..139.21 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +4.3 % [2.0, 6.6] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 147.59..147.59 us; 3 sessions; error 0.60 of limit;
       least gain T=514 +16.8 % [16.1, 17.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 178.75..180.87 us; 3 sessions; error 0.60 of limit;
       least gain T=639 +0.7 % [-7.9, 10.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 13 widths WIN; 180.37..480.90 us; 3 sessions; error 0.60 of limit;
       least gain T=2047 -0.6 % [-1.2, 0.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 641, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.92..6.92 us; 3 sessions; error 0.57 of limit;
       least gain T=1 -8.9 % [-12.3, -5.4] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3;
       preferred: in situ T=1 agrees: round +5.05 % [4.84, 5.27], node 4.44 us = 8.7 % of it, 3 sessions */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.95..6.95 us; 3 sessions; error 0.41 of limit;
       least gain T=2 +0.1 % [-3.6, 4.0] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 7.22..7.52 us; 3 sessions; error 0.49 of limit;
       least gain T=4 -0.5 % [-1.1, 0.1] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 4 widths WIN; 7.60..7.77 us; 3 sessions; error 0.45 of limit;
       least gain T=8 -0.3 % [-0.9, 0.3] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 5 of 8 widths WIN; 8.49..9.40 us; 2 sessions; error 0.48 of limit;
       least gain T=16 -3.2 % [-5.4, -1.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 16 of 16 widths WIN; 9.02..9.05 us; 1 sessions; error 0.47 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 9.99..9.99 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 11.35..11.29 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 13.33..13.51 us; 1 sessions; error 0.59 of limit;
       least gain T=79 +3.8 % [3.1, 4.4] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 15.12..13.63 us; 1 sessions; error 0.44 of limit;
       least gain T=95 -0.9 % [-1.7, -0.2] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 15.94..15.86 us; 2 sessions; error 0.60 of limit;
       least gain T=128 -2.0 % [-6.3, 2.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 19.20..21.08 us; 1 sessions; error 0.43 of limit;
       least gain T=130 +9.1 % [5.1, 13.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 129, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 21.09..20.80 us; 3 sessions; error 0.60 of limit;
       least gain T=159 +3.4 % [-0.5, 7.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 159, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 5 widths WIN; 21.69..20.47 us; 2 sessions; error 0.61 of limit;
       least gain T=176 -5.1 % [-7.2, -2.9] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 161, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 24.97..22.74 us; 2 sessions; error 0.61 of limit;
       least gain T=256 +1.7 % [-1.5, 5.0] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 28.86..32.39 us; 2 sessions; error 0.60 of limit;
       least gain T=320 -10.8 % [-12.8, -8.8] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 257, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 37.91..36.22 us; 2 sessions; error 0.60 of limit;
       least gain T=385 +3.8 % [3.2, 4.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 43.20..44.35 us; 2 sessions; error 0.61 of limit;
       least gain T=514 +20.6 % [14.2, 27.3] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 5 widths WIN; 53.89..74.54 us; 2 sessions; error 0.60 of limit;
       least gain T=640 -5.9 % [-29.9, 26.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 639, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 89.58..89.58 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.8 % [-1.4, 3.0] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 91.74..93.47 us; 3 sessions; error 0.60 of limit;
       least gain T=1026 -3.0 % [-7.1, 1.2] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1026, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 103.89..103.89 us; 3 sessions; error 0.60 of limit;
       least gain T=1281 +4.6 % [0.6, 8.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1281, .t_hi = 1281,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1282, .t_hi = 1534,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 114.77..109.82 us; 2 sessions; error 0.60 of limit;
       least gain T=1536 -1.0 % [-3.2, 1.3] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1535, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 127.23..127.23 us; 3 sessions; error 0.60 of limit;
       least gain T=1537 +4.6 % [2.3, 7.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 145.80..143.52 us; 2 sessions; error 0.60 of limit;
       least gain T=2048 -0.8 % [-14.0, 14.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 3.14..3.14 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 3.40..3.40 us; 3 sessions; error 0.47 of limit;
       least gain T=2 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.53..3.53 us; 3 sessions; error 0.47 of limit;
       least gain T=3 +4.9 % [4.3, 5.6] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 3.81..4.06 us; 3 sessions; error 0.50 of limit;
       least gain T=6 +0.7 % [-16.9, 22.1] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=2 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.54..4.54 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 4.74..4.84 us; 3 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 10, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 14 of 14 widths WIN; 5.13..5.86 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 7.73..7.73 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 33, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 8.04..8.00 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +6.5 % [5.9, 7.2] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 8.59..8.54 us; 3 sessions; error 0.44 of limit;
       least gain T=97 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.19..9.19 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.16..9.16 us; 3 sessions; error 0.60 of limit;
       least gain T=160 +12.4 % [11.8, 13.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.10..9.10 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +12.1 % [11.4, 12.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 10.07..9.62 us; 3 sessions; error 0.43 of limit;
       least gain T=224 -0.2 % [-0.8, 0.4] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.99..10.99 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +7.2 % [6.6, 7.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 10.66..10.66 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +26.7 % [25.7, 27.7] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.77..11.77 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +13.7 % [13.0, 14.4] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.91..12.91 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +14.1 % [11.3, 16.9] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 386, .t_hi = 447,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.42..13.42 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +11.1 % [10.2, 12.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.13..13.13 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +0.7 % [0.1, 1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.22..14.22 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +2.2 % [1.1, 3.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.63..14.63 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +13.2 % [11.3, 15.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.37..16.37 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +30.5 % [29.3, 31.6] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.83..16.83 us; 3 sessions; error 0.60 of limit;
       least gain T=896 +18.1 % [17.0, 19.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 896, .t_hi = 896,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.61..18.61 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +0.1 % [-2.6, 2.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.27..19.27 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +17.4 % [16.7, 18.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.43..21.43 us; 3 sessions; error 0.60 of limit;
       least gain T=1280 +24.5 % [11.9, 38.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.60..23.60 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +13.0 % [8.4, 17.8] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.83..27.83 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +5.3 % [-3.4, 14.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 81.71..84.46 us; 3 sessions; error 0.49 of limit;
       least gain T=2 -0.1 % [-2.8, 2.6] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 89.19..89.19 us; 3 sessions; error 0.45 of limit;
       least gain T=8 +4.1 % [0.5, 7.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 104.78..104.78 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +1.1 % [0.5, 1.7] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 106.38..106.38 us; 3 sessions; error 0.46 of limit;
       least gain T=16 +1.3 % [-6.4, 9.7] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 124.97..124.97 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 126.99..126.99 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 153.19..153.19 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 175.69..175.69 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 25.05..25.90 us; 3 sessions; error 0.50 of limit;
       least gain T=1 -0.1 % [-0.7, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 6 widths WIN; 26.49..28.92 us; 3 sessions; error 0.51 of limit;
       least gain T=5 -0.5 % [-4.2, 3.3] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 8 widths WIN; 32.98..34.24 us; 3 sessions; error 0.48 of limit;
       least gain T=16 -1.8 % [-2.7, -0.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 16 of 16 widths WIN; 33.44..33.65 us; 1 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.69..39.86 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 45.28..45.28 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 45.52..45.52 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 58.54..60.94 us; 1 sessions; error 0.56 of limit;
       least gain T=96 +27.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 65.25..67.44 us; 1 sessions; error 0.59 of limit;
       least gain T=112 +29.4 % [28.6, 30.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 84.42..84.42 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +5.7 % [5.0, 6.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 98.69..98.69 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +38.9 % [35.2, 42.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 88.30..88.30 us; 3 sessions; error 0.59 of limit;
       least gain T=176 +4.7 % [4.1, 5.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 92.80..92.80 us; 1 sessions; error 0.56 of limit;
       least gain T=177 +38.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 93.70..93.70 us; 1 sessions; error 0.57 of limit;
       least gain T=192 +39.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 116.92..118.64 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +2.6 % [0.8, 4.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 176.90..182.41 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +1.2 % [0.1, 2.2] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 257, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 182.05..182.05 us; 1 sessions; error 0.56 of limit;
       least gain T=384 +44.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 227.59..271.07 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +1.4 % [-1.5, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 273.18..273.18 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +5.5 % [2.1, 8.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 365.94..365.94 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +4.1 % [1.9, 6.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 6 widths WIN; 377.24..766.86 us; 3 sessions; error 0.61 of limit;
       least gain T=1280 +0.4 % [-1.8, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1031.48..1031.48 us; 6 sessions; error 0.61 of limit;
       least gain T=2048 +0.5 % [-1.0, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 2 widths WIN; 9.89..10.60 us; 3 sessions; error 0.50 of limit;
       least gain T=2 -0.2 % [-1.1, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 11.13..12.29 us; 3 sessions; error 0.47 of limit;
       least gain T=3 +0.8 % [0.2, 1.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 7 widths WIN; 13.46..14.81 us; 3 sessions; error 0.49 of limit;
       least gain T=12 -0.7 % [-2.0, 0.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 9, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 16 widths WIN; 14.20..14.21 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +6.9 % [5.3, 8.5] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 15.84..15.80 us; 1 sessions; error 0.44 of limit;
       least gain T=40 +14.0 % [13.3, 14.7] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 4 widths WIN; 18.06..17.91 us; 3 sessions; error 0.45 of limit;
       least gain T=49 -0.0 % [-0.9, 0.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 19.65..19.47 us; 1 sessions; error 0.60 of limit;
       least gain T=79 +24.6 % [23.7, 25.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 3 widths WIN; 23.84..20.60 us; 3 sessions; error 0.62 of limit;
       least gain T=96 +10.6 % [9.9, 11.3] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 23.79..23.71 us; 3 sessions; error 0.61 of limit;
       least gain T=112 -0.5 % [-1.5, 0.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.24..29.24 us; 3 sessions; error 0.61 of limit;
       least gain T=129 +4.7 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.63..33.63 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +30.6 % [29.4, 31.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.61..29.61 us; 3 sessions; error 0.62 of limit;
       least gain T=176 +4.6 % [3.9, 5.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.36..31.36 us; 1 sessions; error 0.57 of limit;
       least gain T=177 +19.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.03..32.03 us; 1 sessions; error 0.57 of limit;
       least gain T=192 +12.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 39.37..38.92 us; 3 sessions; error 0.63 of limit;
       least gain T=224 +5.1 % [2.3, 8.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 48.77..51.80 us; 1 sessions; error 0.60 of limit;
       least gain T=258 +61.3 % [48.0, 75.9] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.91..57.91 us; 3 sessions; error 0.60 of limit;
       least gain T=319 +38.7 % [32.2, 45.6] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 51.57..51.57 us; 3 sessions; error 0.63 of limit;
       least gain T=320 +6.0 % [0.7, 11.6] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.98..57.98 us; 3 sessions; error 0.60 of limit;
       least gain T=321 +37.3 % [33.6, 41.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.70..52.70 us; 3 sessions; error 0.62 of limit;
       least gain T=352 +5.3 % [4.7, 6.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 59.57..56.18 us; 3 sessions; error 0.62 of limit;
       least gain T=383 +29.5 % [26.0, 33.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 70.94..72.44 us; 3 sessions; error 0.61 of limit;
       least gain T=512 -0.4 % [-1.0, 0.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 78.15..78.15 us; 3 sessions; error 0.63 of limit;
       least gain T=513 +5.4 % [4.7, 6.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 86.00..86.00 us; 3 sessions; error 0.60 of limit;
       least gain T=514 +15.5 % [12.3, 18.9] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 101.22..105.22 us; 3 sessions; error 0.60 of limit;
       least gain T=639 +1.4 % [-1.6, 4.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 106.08..106.08 us; 3 sessions; error 0.60 of limit;
       least gain T=641 +2.4 % [1.5, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 641, .t_hi = 641,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 642, .t_hi = 766,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 108.97..108.97 us; 3 sessions; error 0.60 of limit;
       least gain T=767 +2.0 % [-0.2, 4.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 767, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 114.50..114.50 us; 3 sessions; error 0.63 of limit;
       least gain T=768 +3.3 % [2.7, 3.9] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 6 widths WIN; 140.12..252.94 us; 3 sessions; error 0.64 of limit;
       least gain T=896 -0.4 % [-2.5, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 896, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 287.98..289.84 us; 3 sessions; error 0.66 of limit;
       least gain T=2047 -0.1 % [-3.5, 3.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 4.96..4.96 us; 3 sessions; error 0.51 of limit;
       least gain T=1 +2.8 % [2.1, 3.5] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 5.45..5.63 us; 3 sessions; error 0.46 of limit;
       least gain T=3 -0.1 % [-0.8, 0.5] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 5.89..6.26 us; 3 sessions; error 0.46 of limit;
       least gain T=5 -0.3 % [-4.0, 3.6] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 4, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 6.37..6.43 us; 3 sessions; error 0.48 of limit;
       least gain T=7 -1.8 % [-3.1, -0.6] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 8 widths WIN; 7.02..7.72 us; 1 sessions; error 0.46 of limit;
       least gain T=12 +3.5 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 7 of 7 widths WIN; 8.24..8.75 us; 3 sessions; error 0.46 of limit;
       least gain T=23 +14.2 % [13.5, 14.9] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 17, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.22..8.22 us; 3 sessions; error 0.44 of limit;
       least gain T=24 +6.3 % [2.3, 10.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 7 of 7 widths WIN; 9.45..9.38 us; 3 sessions; error 0.46 of limit;
       least gain T=30 +6.5 % [5.8, 7.1] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.22..8.22 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.20..9.20 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +5.7 % [1.7, 9.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 34, .t_hi = 39,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 4 widths WIN; 10.10..9.07 us; 1 sessions; error 0.44 of limit;
       least gain T=40 +25.8 % [25.0, 26.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 40, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 10.03..9.94 us; 1 sessions; error 0.59 of limit;
       least gain T=79 +64.7 % [58.5, 71.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 11.73..10.58 us; 1 sessions; error 0.60 of limit;
       least gain T=95 +44.4 % [43.5, 45.3] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 12.21..11.88 us; 1 sessions; error 0.60 of limit;
       least gain T=112 +26.3 % [25.5, 27.0] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 13.58..14.96 us; 1 sessions; error 0.44 of limit;
       least gain T=130 +86.7 % [85.6, 87.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 129, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 15.01..14.93 us; 3 sessions; error 0.60 of limit;
       least gain T=160 +73.9 % [72.8, 75.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 159, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 5 widths WIN; 16.68..14.47 us; 1 sessions; error 0.60 of limit;
       least gain T=191 +46.0 % [45.0, 46.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 161, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.86..19.86 us; 3 sessions; error 0.59 of limit;
       least gain T=193 +21.2 % [20.4, 21.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 5 of 6 widths WIN; 19.90..16.69 us; 1 sessions; error 0.59 of limit;
       least gain T=194 +20.7 % [19.9, 21.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 194, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 20.38..21.50 us; 3 sessions; error 0.59 of limit;
       least gain T=258 +31.5 % [29.5, 33.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 22.81..21.23 us; 3 sessions; error 0.60 of limit;
       least gain T=319 +7.3 % [6.7, 8.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 319, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.05..24.05 us; 3 sessions; error 0.59 of limit;
       least gain T=321 +2.6 % [2.0, 3.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.10..21.10 us; 3 sessions; error 0.60 of limit;
       least gain T=352 +5.2 % [4.5, 5.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 23.95..22.47 us; 3 sessions; error 0.60 of limit;
       least gain T=383 +0.7 % [0.1, 1.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.62..28.62 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +22.1 % [18.9, 25.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 386, .t_hi = 447,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 28.52..28.52 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +16.9 % [16.1, 17.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.73..26.73 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +6.7 % [5.5, 8.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.59..29.59 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +4.6 % [0.6, 8.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.61..37.61 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +8.2 % [7.5, 8.9] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 35.11..35.11 us; 4 sessions; error 0.60 of limit;
       least gain T=768 +4.4 % [4.0, 4.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 6 widths WIN; 43.58..47.73 us; 3 sessions; error 0.60 of limit;
       least gain T=896 -0.8 % [-2.5, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 769, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 61.82..59.48 us; 3 sessions; error 0.61 of limit;
       least gain T=1026 +1.8 % [-0.4, 4.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1025, .t_hi = 1026,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1027, .t_hi = 1278,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 67.07..65.99 us; 3 sessions; error 0.60 of limit;
       least gain T=1279 +6.7 % [4.4, 9.1] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1279, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 73.28..73.56 us; 3 sessions; error 0.60 of limit;
       least gain T=1281 -1.8 % [-3.9, 0.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1281, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 82.89..82.89 us; 3 sessions; error 0.60 of limit;
       least gain T=1537 +4.0 % [3.4, 4.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 95.55..93.85 us; 3 sessions; error 0.60 of limit;
       least gain T=2047 +12.1 % [9.7, 14.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 5.70..6.34 us; 3 sessions; error 0.55 of limit;
       least gain T=1 +0.4 % [-0.5, 1.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 6.60..6.91 us; 3 sessions; error 0.53 of limit;
       least gain T=5 +1.1 % [0.4, 1.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 3, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=1", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 3 widths WIN; 7.12..7.31 us; 3 sessions; error 0.47 of limit;
       least gain T=6 +0.6 % [-0.1, 1.2] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=2 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 6, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 7.95..8.66 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.08..9.66 us; 3 sessions; error 0.46 of limit;
       least gain T=18 +1.8 % [1.2, 2.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.82..9.82 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +7.6 % [6.9, 8.2] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 10.77..10.82 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.24..11.24 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.14..11.14 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.20..12.20 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +23.9 % [23.2, 24.7] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.09..12.09 us; 3 sessions; error 0.59 of limit;
       least gain T=80 +23.0 % [22.3, 23.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.15..13.15 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +13.4 % [9.1, 17.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.27..15.27 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +3.6 % [3.0, 4.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.76..14.76 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +4.9 % [4.3, 5.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.46..17.46 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.06..19.06 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +5.2 % [4.5, 5.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.94..22.94 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +15.4 % [14.7, 16.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 22.29..22.29 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -1.3 % [-2.2, -0.4] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.27..25.27 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +9.8 % [6.9, 12.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 28.38..28.38 us; 3 sessions; error 0.60 of limit;
       least gain T=384 -0.9 % [-1.5, -0.3] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.43..33.43 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +26.9 % [26.1, 27.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.82..33.82 us; 3 sessions; error 0.60 of limit;
       least gain T=512 -1.3 % [-3.9, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.25..39.25 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +3.8 % [0.5, 7.1] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.48..45.48 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +3.2 % [0.3, 6.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 55.38..55.38 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 -0.5 % [-8.0, 7.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.18..73.18 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +6.4 % [4.1, 8.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 94.91..94.91 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 +2.2 % [-0.1, 4.4] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 120.76..120.76 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -0.5 % [-2.7, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.92..14.92 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 16.04..16.76 us; 3 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 5 widths WIN; 17.79..18.81 us; 3 sessions; error 0.49 of limit;
       least gain T=8 +3.1 % [2.4, 3.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 20.73..21.60 us; 3 sessions; error 0.48 of limit;
       least gain T=11 -3.2 % [-6.9, 0.5] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 9, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 4 widths WIN; 21.27..21.35 us; 3 sessions; error 0.46 of limit;
       least gain T=12 -1.1 % [-1.6, -0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 12, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 11 of 17 widths WIN; 20.88..20.93 us; 3 sessions; error 0.46 of limit;
       least gain T=22 +0.5 % [-0.1, 1.1] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 24.39..24.25 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.82..27.82 us; 1 sessions; error 0.44 of limit;
       least gain T=49 +6.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 28.03..28.03 us; 1 sessions; error 0.43 of limit;
       least gain T=64 +5.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 31.58..31.58 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +6.9 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.55..31.55 us; 1 sessions; error 0.57 of limit;
       least gain T=80 +6.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.65..33.65 us; 3 sessions; error 0.60 of limit;
       least gain T=96 +7.1 % [6.3, 7.9] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 38.83..38.83 us; 3 sessions; error 0.60 of limit;
       least gain T=97 -0.5 % [-1.1, 0.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 98, .t_hi = 111,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.78..42.78 us; 3 sessions; error 0.58 of limit;
       least gain T=112 +19.5 % [15.4, 23.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 112, .t_hi = 112,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.73..38.73 us; 4 sessions; error 0.60 of limit;
       least gain T=128 +2.0 % [0.4, 3.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.93..46.93 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +4.8 % [1.3, 8.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.23..54.23 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +32.3 % [28.8, 36.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 47.81..47.81 us; 3 sessions; error 0.59 of limit;
       least gain T=176 +5.4 % [4.7, 6.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.70..50.70 us; 1 sessions; error 0.58 of limit;
       least gain T=177 +21.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.50..51.50 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +20.6 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 63.76..65.31 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +1.1 % [0.3, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 92.78..92.78 us; 4 sessions; error 0.61 of limit;
       least gain T=257 +0.2 % [-0.5, 0.8] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 93.67..93.67 us; 3 sessions; error 0.60 of limit;
       least gain T=320 +5.4 % [4.8, 6.1] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 93.62..93.62 us; 3 sessions; error 0.60 of limit;
       least gain T=352 +5.5 % [4.8, 6.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 103.96..103.96 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +5.1 % [2.6, 7.7] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 125.28..135.37 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +1.0 % [0.3, 1.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 134.13..134.13 us; 4 sessions; error 0.60 of limit;
       least gain T=513 +5.4 % [4.8, 6.1] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 176.38..176.38 us; 3 sessions; error 0.60 of limit;
       least gain T=640 +3.3 % [2.4, 4.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 189.57..387.17 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +0.6 % [-0.3, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 517.77..517.77 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +5.0 % [2.7, 7.3] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 3 widths WIN; 7.64..8.44 us; 3 sessions; error 0.52 of limit;
       least gain T=3 +2.2 % [1.2, 3.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 8 of 13 widths WIN; 8.76..10.71 us; 3 sessions; error 0.49 of limit;
       least gain T=8 -1.5 % [-2.2, -0.9] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 4, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.93..10.93 us; 3 sessions; error 0.46 of limit;
       least gain T=17 +5.4 % [4.7, 6.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.54..11.54 us; 3 sessions; error 0.46 of limit;
       least gain T=18 +165.6 % [151.8, 180.2] over incumbent cuda_linear_smallt_mma/rows=1,warps=8,start=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 9 of 14 widths WIN; 11.83..10.98 us; 3 sessions; error 0.45 of limit;
       least gain T=20 +0.1 % [-3.6, 4.0] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 19, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 12.19..12.20 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 13.12..13.05 us; 1 sessions; error 0.46 of limit;
       least gain T=50 +11.2 % [10.5, 11.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 14.43..14.30 us; 1 sessions; error 0.59 of limit;
       least gain T=79 +25.7 % [24.9, 26.5] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 17.29..15.09 us; 1 sessions; error 0.60 of limit;
       least gain T=81 +14.7 % [10.4, 19.2] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 2 of 3 widths WIN; 17.40..17.05 us; 3 sessions; error 0.59 of limit;
       least gain T=112 -0.4 % [-1.0, 0.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.42..21.42 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +5.5 % [4.8, 6.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.99..25.99 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +18.2 % [17.4, 18.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.30..21.30 us; 3 sessions; error 0.58 of limit;
       least gain T=176 +5.0 % [4.3, 5.6] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.44..22.44 us; 3 sessions; error 0.59 of limit;
       least gain T=177 +13.1 % [12.4, 13.8] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.43..22.43 us; 3 sessions; error 0.58 of limit;
       least gain T=192 +12.0 % [11.3, 12.7] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 31.22..28.00 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -1.5 % [-2.2, -0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 32.91..32.91 us; 4 sessions; error 0.59 of limit;
       least gain T=257 +12.4 % [11.0, 13.9] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.04..38.04 us; 3 sessions; error 0.59 of limit;
       least gain T=258 +65.1 % [64.1, 66.1] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 258, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.10..41.10 us; 3 sessions; error 0.60 of limit;
       least gain T=319 +49.5 % [45.5, 53.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 36.18..36.18 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +5.3 % [4.7, 6.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.96..40.96 us; 3 sessions; error 0.59 of limit;
       least gain T=321 +59.9 % [54.8, 65.2] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 36.79..36.79 us; 3 sessions; error 0.59 of limit;
       least gain T=352 +4.9 % [0.6, 9.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 41.27..38.95 us; 3 sessions; error 0.59 of limit;
       least gain T=383 +63.8 % [40.1, 91.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.67..50.67 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +23.3 % [22.6, 24.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 386, .t_hi = 447,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 49.10..49.10 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +3.7 % [-3.3, 11.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 48.76..49.03 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +2.4 % [0.4, 4.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.29..54.29 us; 3 sessions; error 0.60 of limit;
       least gain T=514 +32.8 % [31.9, 33.7] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 64.42..66.38 us; 3 sessions; error 0.60 of limit;
       least gain T=639 +23.9 % [23.1, 24.7] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 9 widths WIN; 66.47..157.90 us; 3 sessions; error 0.62 of limit;
       least gain T=641 +20.6 % [9.0, 33.3] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 641, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 182.70..186.21 us; 3 sessions; error 0.60 of limit;
       least gain T=2047 +1.3 % [-0.9, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2049, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.82..7.82 us; 3 sessions; error 0.39 of limit;
       least gain T=1 +1.9 % [1.2, 2.7] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 8.42..9.18 us; 3 sessions; error 0.51 of limit;
       least gain T=3 -0.2 % [-1.3, 0.9] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 7 widths WIN; 9.24..11.22 us; 3 sessions; error 0.47 of limit;
       least gain T=9 -1.6 % [-5.3, 2.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 5, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 11.73..12.54 us; 3 sessions; error 0.46 of limit;
       least gain T=24 +0.9 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 17, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 12.68..12.66 us; 3 sessions; error 0.45 of limit;
       least gain T=32 +7.1 % [6.4, 7.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 15.13..15.10 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.12..17.12 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.09..17.09 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.10..19.10 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +16.3 % [13.2, 19.5] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.80..18.80 us; 3 sessions; error 0.59 of limit;
       least gain T=80 +11.4 % [10.7, 12.1] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 20.96..20.96 us; 3 sessions; error 0.58 of limit;
       least gain T=96 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.18..23.18 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +12.9 % [12.2, 13.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.96..22.96 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +11.7 % [10.6, 12.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.50..28.50 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +3.9 % [3.2, 4.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.14..28.14 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +20.2 % [19.5, 21.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.94..33.94 us; 3 sessions; error 0.59 of limit;
       least gain T=193 +32.7 % [31.8, 33.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.01..34.01 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +26.9 % [25.8, 27.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.76..42.76 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +21.9 % [18.6, 25.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.31..45.31 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +33.4 % [32.1, 34.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 53.62..53.62 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +26.0 % [22.7, 29.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.58..55.58 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +3.6 % [0.9, 6.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 63.50..63.50 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +35.1 % [31.5, 38.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 79.05..79.05 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +3.5 % [-11.5, 21.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 104.76..123.78 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -0.7 % [-4.8, 3.6] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 155.24..155.24 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +1.7 % [-0.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 209.06..209.06 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.8 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 4 widths WIN; 16.03..17.69 us; 3 sessions; error 0.63 of limit;
       least gain T=3 +1.1 % [-0.2, 2.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 18.91..18.84 us; 3 sessions; error 0.50 of limit;
       least gain T=5 +1.1 % [0.5, 1.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 7 of 9 widths WIN; 19.18..21.97 us; 3 sessions; error 0.61 of limit;
       least gain T=7 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 7, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 14 of 16 widths WIN; 21.14..21.00 us; 1 sessions; error 0.53 of limit;
       least gain T=16 +3.4 % [1.1, 5.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 23.03..23.13 us; 1 sessions; error 0.46 of limit;
       least gain T=48 +14.0 % [13.3, 14.7] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 26.41..26.32 us; 1 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 34.57..34.28 us; 1 sessions; error 0.50 of limit;
       least gain T=96 +7.8 % [3.4, 12.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 6 widths WIN; 36.55..37.29 us; 1 sessions; error 0.52 of limit;
       least gain T=128 +32.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 51.99..51.99 us; 3 sessions; error 0.51 of limit;
       least gain T=129 +5.8 % [5.1, 6.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 4 of 4 widths WIN; 59.80..59.39 us; 3 sessions; error 0.46 of limit;
       least gain T=161 +51.7 % [47.6, 55.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 130, .t_hi = 161,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 162, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.72..52.72 us; 3 sessions; error 0.56 of limit;
       least gain T=176 +51.9 % [51.0, 52.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.44..55.44 us; 3 sessions; error 0.53 of limit;
       least gain T=177 +44.8 % [43.9, 45.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.66..55.66 us; 3 sessions; error 0.53 of limit;
       least gain T=192 +35.1 % [31.5, 38.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 193, .t_hi = 222,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 5 of 5 widths WIN; 71.81..70.45 us; 3 sessions; error 0.55 of limit;
       least gain T=255 +6.1 % [5.4, 6.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 223, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 100.25..103.39 us; 3 sessions; error 0.55 of limit;
       least gain T=258 +34.6 % [28.7, 40.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 111.42..111.42 us; 3 sessions; error 0.49 of limit;
       least gain T=319 +6.5 % [5.8, 7.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 100.02..100.02 us; 3 sessions; error 0.55 of limit;
       least gain T=320 +4.3 % [3.7, 5.0] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 112.03..112.03 us; 3 sessions; error 0.47 of limit;
       least gain T=321 +5.6 % [4.5, 6.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 104.03..104.03 us; 4 sessions; error 0.56 of limit;
       least gain T=352 +9.0 % [5.8, 12.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 108.06..108.06 us; 3 sessions; error 0.55 of limit;
       least gain T=384 +3.6 % [0.8, 6.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 385, .t_hi = 446,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 4 of 5 widths WIN; 137.23..143.61 us; 3 sessions; error 0.56 of limit;
       least gain T=511 +13.0 % [9.8, 16.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 447, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 157.01..157.01 us; 3 sessions; error 0.54 of limit;
       least gain T=513 +5.5 % [3.2, 7.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 187.12..187.12 us; 3 sessions; error 0.50 of limit;
       least gain T=514 +25.5 % [22.8, 28.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 207.29..198.18 us; 3 sessions; error 0.52 of limit;
       least gain T=640 +41.1 % [38.0, 44.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 5 of 9 widths WIN; 225.48..368.86 us; 3 sessions; error 0.58 of limit;
       least gain T=895 -0.7 % [-3.1, 1.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 641, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 426.61..426.61 us; 3 sessions; error 0.51 of limit;
       least gain T=1281 +13.2 % [12.5, 13.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1281, .t_hi = 1281,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1282, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 457.04..457.04 us; 4 sessions; error 0.57 of limit;
       least gain T=1536 +7.5 % [6.4, 8.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1537, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 602.94..603.58 us; 3 sessions; error 0.58 of limit;
       least gain T=2048 +1.0 % [0.2, 1.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.78..25.78 us; 3 sessions; error 0.47 of limit;
       least gain T=1 +1.3 % [0.7, 1.9] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 7 widths WIN; 27.34..30.13 us; 3 sessions; error 0.53 of limit;
       least gain T=6 -0.6 % [-1.5, 0.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 8 widths WIN; 33.96..34.85 us; 3 sessions; error 0.57 of limit;
       least gain T=9 +0.5 % [-4.6, 5.9] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 16 of 16 widths WIN; 34.64..34.51 us; 1 sessions; error 0.56 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 40.65..40.90 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 46.32..46.40 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 60.43..62.61 us; 1 sessions; error 0.43 of limit;
       least gain T=96 +27.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 66.66..69.09 us; 1 sessions; error 0.44 of limit;
       least gain T=112 +28.7 % [27.4, 30.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 86.29..86.29 us; 3 sessions; error 0.44 of limit;
       least gain T=129 +6.6 % [1.8, 11.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.22..102.22 us; 3 sessions; error 0.45 of limit;
       least gain T=160 +21.7 % [18.5, 25.1] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 90.29..90.29 us; 3 sessions; error 0.45 of limit;
       least gain T=176 +4.6 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 94.95..94.95 us; 1 sessions; error 0.46 of limit;
       least gain T=177 +38.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 97.10..97.10 us; 1 sessions; error 0.44 of limit;
       least gain T=192 +38.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 139.21..139.21 us; 3 sessions; error 0.55 of limit;
       least gain T=193 -15.3 % [-43.9, 27.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 194, .t_hi = 223,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 131.51..131.51 us; 3 sessions; error 0.45 of limit;
       least gain T=224 +10.7 % [10.0, 11.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 224, .t_hi = 224,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 225, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 122.78..122.78 us; 4 sessions; error 0.47 of limit;
       least gain T=256 +2.8 % [1.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 181.44..182.28 us; 3 sessions; error 0.53 of limit;
       least gain T=258 +29.6 % [21.3, 38.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 203.82..203.82 us; 3 sessions; error 0.55 of limit;
       least gain T=319 +8.1 % [5.2, 11.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 183.45..183.45 us; 3 sessions; error 0.46 of limit;
       least gain T=320 +5.2 % [2.9, 7.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 206.24..206.24 us; 3 sessions; error 0.52 of limit;
       least gain T=321 +5.6 % [4.4, 6.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 186.52..186.52 us; 3 sessions; error 0.46 of limit;
       least gain T=352 +5.1 % [2.8, 7.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 211.58..221.56 us; 3 sessions; error 0.52 of limit;
       least gain T=383 +2.2 % [1.4, 3.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 267.43..259.16 us; 3 sessions; error 0.54 of limit;
       least gain T=448 +14.2 % [13.3, 15.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 279.10..279.10 us; 3 sessions; error 0.46 of limit;
       least gain T=513 +5.0 % [2.7, 7.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 313.16..313.16 us; 3 sessions; error 0.52 of limit;
       least gain T=514 +11.4 % [7.8, 15.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 357.81..366.09 us; 3 sessions; error 0.54 of limit;
       least gain T=639 +5.6 % [4.9, 6.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 374.14..388.45 us; 3 sessions; error 0.55 of limit;
       least gain T=767 +13.6 % [11.1, 16.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 641, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 544.05..544.05 us; 3 sessions; error 0.49 of limit;
       least gain T=896 -1.1 % [-3.2, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 896, .t_hi = 896,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 5 widths WIN; 520.44..955.16 us; 3 sessions; error 0.56 of limit;
       least gain T=1537 -2.0 % [-7.1, 3.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1024, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 1070.93..1069.03 us; 3 sessions; error 0.54 of limit;
       least gain T=2047 +15.1 % [10.1, 20.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 12.76..13.12 us; 3 sessions; error 0.51 of limit;
       least gain T=1 +0.8 % [0.1, 1.4] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 14.05..14.09 us; 3 sessions; error 0.50 of limit;
       least gain T=3 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 15.16..15.43 us; 3 sessions; error 0.45 of limit;
       least gain T=6 -0.5 % [-1.1, 0.2] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 15.69..15.78 us; 3 sessions; error 0.46 of limit;
       least gain T=7 -0.7 % [-2.1, 0.7] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 8 widths WIN; 17.09..18.30 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +0.7 % [-3.1, 4.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 16 of 16 widths WIN; 18.38..18.40 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +5.5 % [4.9, 6.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       in situ T=32 undecided: round +0.18 % [-0.52, 0.89], node 19.52 us = 11.7 % of it, 2 sessions; provisional */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 20.04..20.22 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.08..22.08 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.14..22.14 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 27.68..27.18 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +14.1 % [13.4, 14.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 29.69..29.99 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +16.4 % [14.6, 18.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 40.67..40.64 us; 3 sessions; error 0.62 of limit;
       least gain T=129 +19.8 % [19.0, 20.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 47.70..47.70 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +0.7 % [0.0, 1.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 194, .t_hi = 223,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.16..48.16 us; 3 sessions; error 0.59 of limit;
       least gain T=224 +0.4 % [-2.3, 3.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 224, .t_hi = 224,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 225, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 48.43..48.43 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.7 % [0.1, 1.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.01..67.01 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +31.0 % [29.0, 33.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.19..73.19 us; 3 sessions; error 0.60 of limit;
       least gain T=320 +19.4 % [16.2, 22.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 74.89..74.89 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +34.5 % [17.5, 54.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 86.46..90.38 us; 3 sessions; error 0.61 of limit;
       least gain T=448 +4.7 % [1.9, 7.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 105.50..105.50 us; 3 sessions; error 0.61 of limit;
       least gain T=513 +44.2 % [37.6, 51.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 131.29..131.29 us; 3 sessions; error 0.59 of limit;
       least gain T=640 +2.2 % [-5.2, 10.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 6 widths WIN; 130.84..262.02 us; 3 sessions; error 0.62 of limit;
       least gain T=896 -0.1 % [-0.7, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 366.41..366.41 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -0.3 % [-1.6, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.71..17.71 us; 3 sessions; error 0.45 of limit;
       least gain T=1 -1.1 % [-2.4, 0.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 18.28..19.01 us; 3 sessions; error 0.51 of limit;
       least gain T=2 -0.3 % [-1.0, 0.4] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 5 widths WIN; 20.08..21.26 us; 3 sessions; error 0.49 of limit;
       least gain T=4 -1.0 % [-1.8, -0.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 8 widths WIN; 22.81..23.56 us; 3 sessions; error 0.48 of limit;
       least gain T=16 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 16 of 16 widths WIN; 23.34..23.56 us; 1 sessions; error 0.46 of limit;
       least gain T=27 +2.6 % [1.0, 4.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 26.96..27.09 us; 1 sessions; error 0.46 of limit;
       least gain T=48 +11.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 30.19..30.13 us; 1 sessions; error 0.48 of limit;
       least gain T=64 +6.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 34.88..34.72 us; 1 sessions; error 0.59 of limit;
       least gain T=79 +8.6 % [4.5, 12.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.91..38.91 us; 3 sessions; error 0.56 of limit;
       least gain T=81 +26.6 % [23.3, 30.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 81, .t_hi = 81,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 82, .t_hi = 94,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.15..39.15 us; 3 sessions; error 0.58 of limit;
       least gain T=95 +26.0 % [24.3, 27.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 95, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 36.85..36.85 us; 4 sessions; error 0.59 of limit;
       least gain T=96 +2.4 % [1.2, 3.7] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 41.38..41.38 us; 4 sessions; error 0.58 of limit;
       least gain T=97 -1.0 % [-2.0, -0.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 98, .t_hi = 111,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.24..44.24 us; 3 sessions; error 0.58 of limit;
       least gain T=112 +5.1 % [2.4, 8.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 112, .t_hi = 112,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.08..41.08 us; 4 sessions; error 0.58 of limit;
       least gain T=128 +2.2 % [0.8, 3.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.42..50.42 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +3.8 % [3.1, 4.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.81..55.81 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +39.0 % [35.3, 42.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.82..50.82 us; 4 sessions; error 0.58 of limit;
       least gain T=176 +3.8 % [3.3, 4.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.13..54.13 us; 1 sessions; error 0.58 of limit;
       least gain T=177 +20.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.98..54.98 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +38.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 66.51..68.12 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 100.83..97.50 us; 3 sessions; error 0.59 of limit;
       least gain T=258 +5.2 % [2.4, 8.1] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.62..102.62 us; 3 sessions; error 0.59 of limit;
       least gain T=319 +8.1 % [5.3, 11.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 101.45..101.45 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +4.0 % [1.8, 6.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 103.53..103.53 us; 3 sessions; error 0.59 of limit;
       least gain T=321 +45.6 % [41.8, 49.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 101.48..101.48 us; 3 sessions; error 0.59 of limit;
       least gain T=352 +4.5 % [3.8, 5.1] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 105.71..109.98 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +4.7 % [2.5, 7.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 125.92..138.46 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -0.1 % [-0.8, 0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 143.37..143.37 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +4.3 % [2.1, 6.6] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 152.05..152.05 us; 3 sessions; error 0.59 of limit;
       least gain T=514 +14.5 % [2.4, 28.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 9 widths WIN; 187.27..433.45 us; 3 sessions; error 0.62 of limit;
       least gain T=640 +0.2 % [-2.0, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 639, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 512.00..522.17 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +7.7 % [0.7, 15.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.27..9.27 us; 3 sessions; error 0.49 of limit;
       least gain T=1 -8.7 % [-9.4, -7.9] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4;
       preferred: in situ T=1 agrees: round +0.48 % [0.38, 0.57], node 7.16 us = 9.1 % of it, 3 sessions */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 8.80..8.80 us; 3 sessions; error 0.46 of limit;
       least gain T=2 +0.3 % [-0.9, 1.5] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 9.22..9.47 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +1.7 % [1.1, 2.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.80..10.11 us; 3 sessions; error 0.46 of limit;
       least gain T=6 +0.8 % [0.2, 1.5] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3;
       in situ T=8 undecided: round +0.10 % [-0.10, 0.29], node 10.16 us = 10.3 % of it, 3 sessions; provisional */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 8 widths WIN; 10.82..11.64 us; 3 sessions; error 0.47 of limit;
       least gain T=15 -0.2 % [-0.9, 0.4] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.15..12.15 us; 4 sessions; error 0.45 of limit;
       least gain T=17 +2.6 % [2.0, 3.2] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 6 widths WIN; 12.29..12.56 us; 3 sessions; error 0.45 of limit;
       least gain T=23 -0.7 % [-1.4, 0.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 9 of 9 widths WIN; 12.15..12.12 us; 1 sessions; error 0.45 of limit;
       least gain T=24 +4.4 % [4.0, 4.9] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 24, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 13.58..13.57 us; 3 sessions; error 0.45 of limit;
       least gain T=48 +5.5 % [2.7, 8.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 14.32..14.31 us; 3 sessions; error 0.44 of limit;
       least gain T=63 +6.9 % [2.9, 11.0] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 15.39..15.32 us; 1 sessions; error 0.58 of limit;
       least gain T=79 +27.9 % [23.2, 32.9] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 18.24..16.15 us; 1 sessions; error 0.59 of limit;
       least gain T=95 +11.8 % [11.1, 12.5] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 3 widths WIN; 18.17..17.90 us; 3 sessions; error 0.61 of limit;
       least gain T=112 -0.9 % [-1.5, -0.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.62..22.62 us; 3 sessions; error 0.61 of limit;
       least gain T=129 +3.8 % [3.2, 4.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 26.51..26.51 us; 3 sessions; error 0.59 of limit;
       least gain T=160 +0.8 % [-0.1, 1.8] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.29..22.29 us; 3 sessions; error 0.62 of limit;
       least gain T=176 +3.7 % [3.0, 4.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.05..23.05 us; 1 sessions; error 0.57 of limit;
       least gain T=177 +16.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.10..23.10 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +16.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 32.12..28.65 us; 3 sessions; error 0.60 of limit;
       least gain T=256 -1.1 % [-1.8, -0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 36.07..39.11 us; 3 sessions; error 0.62 of limit;
       least gain T=257 +5.3 % [4.2, 6.5] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.80..41.80 us; 3 sessions; error 0.58 of limit;
       least gain T=319 +11.8 % [7.6, 16.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.47..37.47 us; 4 sessions; error 0.61 of limit;
       least gain T=320 +4.5 % [3.3, 5.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.70..41.70 us; 3 sessions; error 0.59 of limit;
       least gain T=321 +35.1 % [34.2, 36.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.81..37.81 us; 4 sessions; error 0.59 of limit;
       least gain T=352 +3.4 % [1.7, 5.2] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 353, .t_hi = 382,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 41.97..39.63 us; 3 sessions; error 0.62 of limit;
       least gain T=384 +3.3 % [0.2, 6.4] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 383, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 2 of 3 widths WIN; 51.61..51.39 us; 3 sessions; error 0.61 of limit;
       least gain T=512 -0.4 % [-1.2, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.98..50.98 us; 4 sessions; error 0.62 of limit;
       least gain T=513 +3.5 % [0.8, 6.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 56.04..56.04 us; 3 sessions; error 0.59 of limit;
       least gain T=514 +16.8 % [16.1, 17.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 6 of 11 widths WIN; 68.94..153.27 us; 3 sessions; error 0.63 of limit;
       least gain T=639 -1.0 % [-4.6, 2.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 639, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 183.23..183.90 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.5 % [-0.4, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.97..8.97 us; 3 sessions; error 0.49 of limit;
       least gain T=1 +1.1 % [0.5, 1.7] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 9.40..9.40 us; 3 sessions; error 0.49 of limit;
       least gain T=2 -0.0 % [-1.2, 1.2] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 10.27..10.27 us; 3 sessions; error 0.49 of limit;
       least gain T=3 -0.8 % [-1.5, -0.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 10.60..10.61 us; 3 sessions; error 0.48 of limit;
       least gain T=5 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 10.75..10.77 us; 3 sessions; error 0.46 of limit;
       least gain T=7 +1.0 % [0.4, 1.6] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 11.14..13.21 us; 3 sessions; error 0.46 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 9, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 13.54..13.57 us; 3 sessions; error 0.46 of limit;
       least gain T=25 +10.2 % [6.0, 14.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 25, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.23..16.13 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.89..17.89 us; 3 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.81..17.81 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.71..19.71 us; 3 sessions; error 0.61 of limit;
       least gain T=65 +17.1 % [15.9, 18.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.24..19.24 us; 3 sessions; error 0.60 of limit;
       least gain T=80 +13.5 % [9.3, 17.9] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.68..21.68 us; 3 sessions; error 0.59 of limit;
       least gain T=96 -0.8 % [-4.5, 3.1] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.29..24.29 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +14.1 % [13.4, 14.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.99..23.99 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +12.9 % [7.4, 18.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.98..28.98 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +10.9 % [8.0, 14.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.74..28.74 us; 3 sessions; error 0.58 of limit;
       least gain T=192 +25.9 % [25.1, 26.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.95..34.95 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +36.3 % [35.5, 37.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 35.26..35.26 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.3 % [-0.4, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.27..44.27 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +25.4 % [21.6, 29.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.83..46.83 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +38.7 % [35.0, 42.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.42..55.42 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +30.5 % [29.7, 31.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.35..57.35 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +1.9 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.53..65.53 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +40.2 % [25.3, 56.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 81.79..81.79 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +2.6 % [-2.3, 7.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 108.00..128.05 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -0.3 % [-0.9, 0.3] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 156.37..156.37 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +0.7 % [-6.0, 7.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 210.08..210.08 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.0 % [-1.2, 3.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.62..17.62 us; 3 sessions; error 0.58 of limit;
       least gain T=1 +1.3 % [0.7, 2.0] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 18.41..19.18 us; 3 sessions; error 0.50 of limit;
       least gain T=2 +0.1 % [-0.5, 0.8] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 20.27..21.37 us; 3 sessions; error 0.47 of limit;
       least gain T=5 -0.9 % [-1.5, -0.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 4, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 21.96..22.23 us; 3 sessions; error 0.45 of limit;
       least gain T=8 +3.5 % [2.2, 4.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 23.79..24.60 us; 3 sessions; error 0.49 of limit;
       least gain T=11 +8.0 % [3.9, 12.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 9, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.71..23.71 us; 3 sessions; error 0.48 of limit;
       least gain T=12 +5.8 % [4.8, 6.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 25.00..25.42 us; 3 sessions; error 0.45 of limit;
       least gain T=15 +1.6 % [0.9, 2.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 17 of 17 widths WIN; 23.61..24.05 us; 1 sessions; error 0.47 of limit;
       least gain T=16 +7.8 % [6.6, 9.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 27.43..27.63 us; 1 sessions; error 0.44 of limit;
       least gain T=48 +11.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.75..30.75 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 30.62..30.62 us; 1 sessions; error 0.43 of limit;
       least gain T=64 +6.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 35.57..35.57 us; 1 sessions; error 0.49 of limit;
       least gain T=65 +5.7 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.64..35.64 us; 1 sessions; error 0.48 of limit;
       least gain T=80 +5.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 38.24..38.24 us; 4 sessions; error 0.50 of limit;
       least gain T=96 -1.7 % [-2.7, -0.6] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 42.29..42.29 us; 4 sessions; error 0.50 of limit;
       least gain T=97 -1.8 % [-2.6, -1.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 98, .t_hi = 111,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.33..45.33 us; 3 sessions; error 0.50 of limit;
       least gain T=112 +22.0 % [18.7, 25.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 112, .t_hi = 112,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.70..41.70 us; 6 sessions; error 0.50 of limit;
       least gain T=128 +2.3 % [1.5, 3.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 51.35..51.35 us; 4 sessions; error 0.51 of limit;
       least gain T=129 +3.7 % [2.6, 4.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.25..57.25 us; 3 sessions; error 0.50 of limit;
       least gain T=160 +37.3 % [36.5, 38.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.63..52.63 us; 3 sessions; error 0.50 of limit;
       least gain T=176 +3.0 % [2.4, 3.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.13..56.13 us; 1 sessions; error 0.50 of limit;
       least gain T=177 +20.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 55.40..55.40 us; 1 sessions; error 0.49 of limit;
       least gain T=192 +20.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 68.24..68.94 us; 3 sessions; error 0.50 of limit;
       least gain T=224 +0.1 % [-2.9, 3.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 101.65..101.65 us; 4 sessions; error 0.50 of limit;
       least gain T=257 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 101.06..101.06 us; 3 sessions; error 0.52 of limit;
       least gain T=320 +4.2 % [1.9, 6.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.08..102.08 us; 3 sessions; error 0.51 of limit;
       least gain T=352 +4.0 % [1.8, 6.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 108.74..108.74 us; 3 sessions; error 0.51 of limit;
       least gain T=384 +4.1 % [3.5, 4.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 128.91..140.27 us; 3 sessions; error 0.51 of limit;
       least gain T=512 -0.0 % [-1.0, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 148.10..148.10 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +4.1 % [1.9, 6.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 198.81..198.81 us; 3 sessions; error 0.50 of limit;
       least gain T=640 -0.3 % [-3.5, 3.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 6 widths WIN; 200.71..401.05 us; 3 sessions; error 0.51 of limit;
       least gain T=1536 +0.3 % [-0.3, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1537, .t_hi = 1791,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1792, .t_hi = 1792,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1793, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 535.50..535.50 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +7.7 % [6.9, 8.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.53..8.53 us; 3 sessions; error 0.46 of limit;
       least gain T=1 +1.5 % [0.8, 2.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.03..9.03 us; 3 sessions; error 0.46 of limit;
       least gain T=2 -0.0 % [-1.7, 1.7] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 4 widths WIN; 9.35..10.08 us; 3 sessions; error 0.49 of limit;
       least gain T=5 +0.3 % [-0.3, 0.9] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 3, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 10.63..10.61 us; 3 sessions; error 0.46 of limit;
       least gain T=7 -0.1 % [-0.8, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 7 widths WIN; 11.77..12.59 us; 3 sessions; error 0.48 of limit;
       least gain T=12 -0.8 % [-1.9, 0.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 9, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 17 of 17 widths WIN; 12.35..12.47 us; 3 sessions; error 0.48 of limit;
       least gain T=16 +3.2 % [2.0, 4.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 13.86..13.84 us; 3 sessions; error 0.47 of limit;
       least gain T=48 +6.7 % [5.0, 8.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.69..14.69 us; 3 sessions; error 0.43 of limit;
       least gain T=49 +4.1 % [3.2, 4.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.60..14.60 us; 4 sessions; error 0.43 of limit;
       least gain T=64 +4.6 % [4.1, 5.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.93..15.93 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +10.0 % [9.3, 10.8] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.01..16.01 us; 1 sessions; error 0.51 of limit;
       least gain T=80 +4.9 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.76..16.76 us; 1 sessions; error 0.49 of limit;
       least gain T=96 +2.5 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.62..18.62 us; 3 sessions; error 0.49 of limit;
       least gain T=97 +2.8 % [2.2, 3.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 98, .t_hi = 111,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.98..22.98 us; 3 sessions; error 0.49 of limit;
       least gain T=112 +0.7 % [0.0, 1.3] over runner-up cuda_linear_wgmma_ring/cols=64,wgs=4,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 112, .t_hi = 112,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.46..18.46 us; 3 sessions; error 0.49 of limit;
       least gain T=128 +2.8 % [2.1, 3.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.55..23.55 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +4.0 % [3.4, 4.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 27.40..27.40 us; 3 sessions; error 0.49 of limit;
       least gain T=160 +0.1 % [-0.5, 0.8] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 161, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.25..23.25 us; 3 sessions; error 0.51 of limit;
       least gain T=176 +3.7 % [3.1, 4.4] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.10..24.10 us; 1 sessions; error 0.49 of limit;
       least gain T=177 +15.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.25..24.25 us; 1 sessions; error 0.51 of limit;
       least gain T=192 +14.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 3 widths WIN; 33.54..29.82 us; 3 sessions; error 0.52 of limit;
       least gain T=256 -1.0 % [-1.6, -0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 36.47..36.47 us; 4 sessions; error 0.50 of limit;
       least gain T=257 +5.8 % [5.3, 6.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.52..38.52 us; 4 sessions; error 0.50 of limit;
       least gain T=320 +3.8 % [2.9, 4.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.28..39.28 us; 4 sessions; error 0.50 of limit;
       least gain T=352 +4.0 % [2.3, 5.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.28..41.28 us; 5 sessions; error 0.50 of limit;
       least gain T=384 +1.9 % [0.7, 3.0] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 52.77..53.24 us; 3 sessions; error 0.53 of limit;
       least gain T=512 -0.6 % [-0.9, -0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 58.25..58.25 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +16.2 % [8.2, 24.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 69.82..69.82 us; 3 sessions; error 0.50 of limit;
       least gain T=640 +3.2 % [2.6, 3.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 6 widths WIN; 66.29..147.23 us; 3 sessions; error 0.51 of limit;
       least gain T=1280 +10.6 % [8.2, 13.0] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 195.83..195.83 us; 4 sessions; error 0.51 of limit;
       least gain T=2048 -0.8 % [-1.4, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 8 widths WIN; 2.92..3.60 us; 3 sessions; error 0.49 of limit;
       least gain T=6 -0.1 % [-0.8, 0.5] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 8 widths WIN; 3.90..4.49 us; 3 sessions; error 0.48 of limit;
       least gain T=12 -0.4 % [-3.8, 3.1] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 16 of 16 widths WIN; 4.76..5.17 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 6.62..6.63 us; 3 sessions; error 0.46 of limit;
       least gain T=48 +1.9 % [0.2, 3.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 6.76..6.71 us; 3 sessions; error 0.47 of limit;
       least gain T=50 +1.5 % [0.9, 2.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 49, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 6.68..6.70 us; 3 sessions; error 0.59 of limit;
       least gain T=80 +11.5 % [10.8, 12.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 7.14..7.11 us; 3 sessions; error 0.60 of limit;
       least gain T=112 +4.6 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       in situ T=128 agrees: round +0.55 % [0.31, 0.79], node 7.99 us = 11.5 % of it, 3 sessions */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 7.62..7.67 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +4.6 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 129, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 7.36..7.17 us; 3 sessions; error 0.60 of limit;
       least gain T=159 +9.2 % [8.5, 9.9] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 159, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 8.05..7.57 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +7.0 % [6.3, 7.7] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       in situ T=256 agrees: round +1.25 % [1.07, 1.44], node 12.38 us = 13.8 % of it, 3 sessions */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 4 of 4 widths WIN; 8.57..7.98 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +8.9 % [8.3, 9.6] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 257, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 9.35..8.78 us; 3 sessions; error 0.61 of limit;
       least gain T=321 +11.3 % [8.3, 14.3] over incumbent cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 321, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 10.67..9.27 us; 3 sessions; error 0.61 of limit;
       least gain T=385 +4.7 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       in situ T=512 agrees: round +1.59 % [1.30, 1.88], node 10.78 us = 9.5 % of it, 3 sessions */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 11.77..11.87 us; 3 sessions; error 0.60 of limit;
       least gain T=514 +46.7 % [45.8, 47.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 12.97..13.05 us; 3 sessions; error 0.61 of limit;
       least gain T=641 +2.2 % [1.5, 2.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 639, .t_hi = 641,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 642, .t_hi = 766,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 12.53..12.58 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +49.1 % [48.2, 50.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 767, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.47..14.47 us; 3 sessions; error 0.63 of limit;
       least gain T=769 +7.3 % [6.6, 7.9] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 769, .t_hi = 769,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 770, .t_hi = 894,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 5 of 5 widths WIN; 13.60..13.53 us; 3 sessions; error 0.61 of limit;
       least gain T=897 +84.9 % [83.7, 86.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 895, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 5 widths WIN; 18.58..20.68 us; 3 sessions; error 0.64 of limit;
       least gain T=1280 +1.4 % [-1.3, 4.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1025, .t_hi = 1281,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1282, .t_hi = 1534,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 22.34..22.87 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 +3.4 % [2.7, 4.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1535, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.34..24.34 us; 3 sessions; error 0.61 of limit;
       least gain T=1537 +19.3 % [18.6, 20.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 25.87..25.99 us; 3 sessions; error 0.66 of limit;
       least gain T=2048 +4.0 % [-0.6, 8.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 2.00..2.81 us; 3 sessions; error 0.49 of limit;
       least gain T=1 -1.9 % [-6.8, 3.2] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 7 widths WIN; 3.05..3.47 us; 3 sessions; error 0.47 of limit;
       least gain T=14 -0.2 % [-3.9, 3.7] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 14 of 14 widths WIN; 3.77..3.99 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 5.61..5.61 us; 3 sessions; error 0.43 of limit;
       least gain T=33 -0.9 % [-1.5, -0.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 34, .t_hi = 39,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 5.56..5.59 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 40, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 14 of 14 widths WIN; 5.49..6.36 us; 3 sessions; error 0.68 of limit;
       least gain T=65 +4.8 % [4.2, 5.5] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 65, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 6.67..6.54 us; 3 sessions; error 0.60 of limit;
       least gain T=384 -2.3 % [-4.8, 0.3] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 384, .t_hi = 385,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 386, .t_hi = 447,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.84..6.84 us; 3 sessions; error 0.60 of limit;
       least gain T=448 +4.4 % [3.8, 5.1] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 4 widths WIN; 6.68..7.16 us; 3 sessions; error 0.62 of limit;
       least gain T=768 -2.2 % [-4.8, 0.5] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 512, .t_hi = 768,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.33..7.33 us; 3 sessions; error 0.61 of limit;
       least gain T=896 +6.6 % [2.8, 10.5] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 896, .t_hi = 896,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.48..7.48 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +3.2 % [-1.7, 8.5] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.71..7.71 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +13.8 % [12.7, 15.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.05..8.05 us; 3 sessions; error 0.61 of limit;
       least gain T=1280 +4.9 % [2.3, 7.6] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.04..9.04 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +0.3 % [-3.0, 3.9] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.85..9.85 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +6.9 % [5.9, 8.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 7 widths WIN; 2.29..3.70 us; 3 sessions; error 0.49 of limit;
       least gain T=9 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1;
       reverted: in situ T=1 cuda_linear_smallt_mma/rows=1,warps=16,start=1
       disagrees: round -0.16 % [-0.30, -0.01], node 2.00 us = 8.0 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 15 of 20 widths WIN; 4.15..4.77 us; 3 sessions; error 0.48 of limit;
       least gain T=10 -7.4 % [-8.0, -6.8] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 10, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 6 widths WIN; 7.13..7.31 us; 3 sessions; error 0.45 of limit;
       least gain T=65 -1.2 % [-1.9, -0.6] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 33, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 8.33..8.15 us; 3 sessions; error 0.61 of limit;
       least gain T=112 -15.2 % [-19.6, -10.6] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 80, .t_hi = 112,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.58..7.58 us; 3 sessions; error 0.44 of limit;
       least gain T=128 -7.8 % [-8.4, -7.3] over runner-up cuda_linear_wgmma_small/cols=48,paired=0;
       reverted: in situ T=128 cuda_linear_wgmma_small/cols=48,paired=0
       disagrees: round -3.40 % [-3.57, -3.24], node 9.40 us = 13.6 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.78..7.78 us; 3 sessions; error 0.47 of limit;
       least gain T=129 -10.2 % [-10.7, -9.6] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 8.37..8.37 us; 3 sessions; error 0.59 of limit;
       least gain T=160 -11.9 % [-13.1, -10.8] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 8.53..8.53 us; 3 sessions; error 0.59 of limit;
       least gain T=192 -13.3 % [-15.2, -11.4] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 7.93..7.82 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +3.7 % [3.1, 4.3] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       in situ T=256 agrees: round +0.42 % [0.12, 0.72], node 8.67 us = 9.8 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 4 widths WIN; 8.54..8.42 us; 3 sessions; error 0.61 of limit;
       least gain T=258 +5.1 % [1.2, 9.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 257, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 6 widths WIN; 8.91..9.52 us; 3 sessions; error 0.60 of limit;
       least gain T=321 -0.4 % [-16.8, 19.2] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 321, .t_hi = 447,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.42..9.42 us; 3 sessions; error 0.62 of limit;
       least gain T=448 +3.1 % [1.1, 5.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 12 of 12 widths WIN; 9.52..13.93 us; 3 sessions; error 0.64 of limit;
       least gain T=449 +11.1 % [10.4, 11.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 449, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 15.92..15.98 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +58.2 % [54.0, 62.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 6 widths WIN; 2.88..3.98 us; 3 sessions; error 0.48 of limit;
       least gain T=7 +2.8 % [-4.1, 10.2] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.99..3.99 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 4.53..4.69 us; 3 sessions; error 0.47 of limit;
       least gain T=11 +1.5 % [0.9, 2.2] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 9, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 4.81..4.74 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 12, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 12 of 14 widths WIN; 4.88..5.37 us; 3 sessions; error 0.47 of limit;
       least gain T=23 -0.8 % [-1.5, -0.2] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 7.88..7.94 us; 3 sessions; error 0.45 of limit;
       least gain T=49 +8.2 % [7.5, 8.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 33, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 7.67..7.65 us; 3 sessions; error 0.60 of limit;
       least gain T=80 +34.8 % [32.6, 37.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 8.15..8.14 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +31.7 % [28.3, 35.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       in situ T=128 agrees: round +1.69 % [1.56, 1.82], node 9.35 us = 13.5 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 8.29..8.58 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +9.9 % [9.2, 10.5] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 9.44..9.51 us; 3 sessions; error 0.59 of limit;
       least gain T=193 +19.4 % [13.9, 25.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 193, .t_hi = 194,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 195, .t_hi = 222,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 5 of 5 widths WIN; 9.40..9.19 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +4.9 % [4.3, 5.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       in situ T=256 agrees: round +1.02 % [0.83, 1.20], node 9.07 us = 10.2 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 223, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 10.18..10.25 us; 3 sessions; error 0.59 of limit;
       least gain T=258 +12.2 % [11.5, 12.9] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 4 of 5 widths WIN; 10.01..10.97 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +4.1 % [2.2, 6.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 319, .t_hi = 386,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 387, .t_hi = 446,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 6 of 7 widths WIN; 12.11..13.34 us; 3 sessions; error 0.60 of limit;
       least gain T=640 -3.8 % [-8.2, 0.8] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 447, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.70..14.70 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +8.8 % [8.1, 9.5] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 8 of 8 widths WIN; 13.21..18.64 us; 3 sessions; error 0.62 of limit;
       least gain T=1024 +38.5 % [36.5, 40.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 769, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 21.66..21.73 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +70.3 % [65.8, 74.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.40..8.61 us; 3 sessions; error 0.55 of limit;
       least gain T=2 -0.6 % [-2.3, 1.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 8.69..8.63 us; 3 sessions; error 0.46 of limit;
       least gain T=3 +1.7 % [0.7, 2.8] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 8.99..8.99 us; 3 sessions; error 0.45 of limit;
       least gain T=6 -0.0 % [-1.3, 1.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 9.36..9.36 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +0.5 % [-0.2, 1.2] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=1,depth=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.34..11.34 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 11.57..11.59 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +0.9 % [0.2, 1.5] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.53..12.53 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.82..13.82 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +7.4 % [3.4, 11.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.04..16.04 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +10.6 % [9.9, 11.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.62..18.62 us; 3 sessions; error 0.60 of limit;
       least gain T=128 -8.0 % [-17.0, 2.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.70..21.70 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +11.7 % [6.7, 16.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.70..22.70 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +52.9 % [47.2, 58.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 32.01..32.01 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +39.9 % [26.3, 55.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 41.05..41.05 us; 3 sessions; error 0.62 of limit;
       least gain T=512 -2.6 % [-6.3, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 49.96..49.96 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +54.8 % [52.5, 57.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.25..73.25 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +23.3 % [22.5, 24.0] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 96.69..96.69 us; 3 sessions; error 0.61 of limit;
       least gain T=1025 +3.5 % [0.2, 6.8] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 164.81..164.81 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 -6.2 % [-15.2, 3.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 19.55..20.79 us; 3 sessions; error 0.48 of limit;
       least gain T=2 -1.0 % [-1.9, -0.0] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 5 widths WIN; 21.35..22.17 us; 3 sessions; error 0.49 of limit;
       least gain T=4 -1.7 % [-2.4, -0.9] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 24.34..24.85 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +0.4 % [-3.3, 4.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 25.90..25.82 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +3.1 % [2.2, 4.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 28.74..28.98 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.41..31.41 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.29..31.29 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 34.59..34.43 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +42.4 % [41.3, 43.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.26..38.26 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +41.3 % [40.4, 42.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.89..38.89 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +39.1 % [38.2, 40.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 48.94..48.94 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +46.3 % [45.4, 47.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 49.84..49.84 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +59.4 % [58.4, 60.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.16..57.16 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +74.1 % [69.5, 78.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.14..59.14 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +1.3 % [0.7, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 89.31..89.31 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +3.4 % [0.6, 6.2] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 94.19..94.19 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +9.4 % [8.4, 10.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 107.52..107.52 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +20.1 % [13.8, 26.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 112.94..112.94 us; 3 sessions; error 0.60 of limit;
       least gain T=512 -0.8 % [-20.9, 24.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 137.50..137.50 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +65.1 % [61.5, 68.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 163.87..163.87 us; 3 sessions; error 0.63 of limit;
       least gain T=768 +1.2 % [-21.5, 30.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 221.17..269.12 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 -0.2 % [-10.9, 11.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 361.08..361.08 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 -1.5 % [-3.6, 0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 449.34..449.34 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -0.8 % [-9.0, 8.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 39.40..41.88 us; 3 sessions; error 0.53 of limit;
       least gain T=2 -0.1 % [-0.7, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.10..44.10 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +2.7 % [2.0, 3.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.92..44.92 us; 3 sessions; error 0.46 of limit;
       least gain T=16 +1.0 % [0.1, 1.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 45.51..45.51 us; 3 sessions; error 0.43 of limit;
       least gain T=17 +70.9 % [65.0, 76.9] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 46.22..46.22 us; 3 sessions; error 0.48 of limit;
       least gain T=32 +67.6 % [61.4, 74.1] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 50.69..50.69 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +127.4 % [126.0, 128.8] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 58.08..58.08 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +162.7 % [153.0, 172.9] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 146.72..154.66 us; 3 sessions; error 0.49 of limit;
       least gain T=1 -0.8 % [-1.4, -0.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 164.25..164.25 us; 3 sessions; error 0.44 of limit;
       least gain T=9 +2.3 % [-0.2, 5.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 164.45..164.45 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 169.81..169.81 us; 3 sessions; error 0.47 of limit;
       least gain T=17 +77.2 % [53.0, 105.3] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 176.10..176.10 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +89.8 % [60.7, 124.2] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 209.15..209.15 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +143.1 % [130.4, 156.5] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 223.86..223.86 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +192.0 % [170.7, 215.0] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 6 widths WIN; 2.15..3.14 us; 3 sessions; error 0.56 of limit;
       least gain T=6 -0.9 % [-1.5, -0.2] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 7 widths WIN; 3.37..3.76 us; 3 sessions; error 0.48 of limit;
       least gain T=9 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 14 of 14 widths WIN; 4.28..4.64 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 5 widths WIN; 6.02..6.04 us; 3 sessions; error 0.46 of limit;
       least gain T=64 -0.0 % [-1.2, 1.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 33, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 9 of 9 widths WIN; 6.06..6.59 us; 3 sessions; error 0.61 of limit;
       least gain T=160 +8.6 % [7.5, 9.7] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 65, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 7.29..7.68 us; 3 sessions; error 0.62 of limit;
       least gain T=193 -4.1 % [-9.8, 1.9] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 193, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.96..6.96 us; 3 sessions; error 0.60 of limit;
       least gain T=320 +8.8 % [5.8, 11.8] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.06..7.06 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +10.0 % [7.5, 12.7] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 7.47..7.45 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +8.2 % [7.5, 8.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.86..7.86 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +16.1 % [13.5, 18.7] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.93..7.93 us; 3 sessions; error 0.61 of limit;
       least gain T=640 +12.0 % [10.3, 13.9] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.76..8.76 us; 3 sessions; error 0.59 of limit;
       least gain T=768 +11.3 % [10.7, 12.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 11.13..11.13 us; 3 sessions; error 0.63 of limit;
       least gain T=896 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 896, .t_hi = 896,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.30..9.30 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +12.4 % [11.7, 13.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.23..11.23 us; 3 sessions; error 0.59 of limit;
       least gain T=1025 +42.2 % [41.2, 43.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.52..12.52 us; 3 sessions; error 0.60 of limit;
       least gain T=1280 +63.1 % [59.6, 66.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1281, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.59..12.59 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +10.2 % [8.9, 11.5] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.54..13.54 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +90.9 % [85.8, 96.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 11.08..11.08 us; 3 sessions; error 0.53 of limit;
       least gain T=1 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 11.58..11.58 us; 3 sessions; error 0.51 of limit;
       least gain T=2 -0.1 % [-0.8, 0.6] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 12.17..12.34 us; 3 sessions; error 0.51 of limit;
       least gain T=5 +10.5 % [8.6, 12.4] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 3, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 3 widths WIN; 13.75..13.72 us; 3 sessions; error 0.47 of limit;
       least gain T=6 -0.2 % [-0.8, 0.4] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 6, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.82..14.82 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 15.43..16.05 us; 3 sessions; error 0.47 of limit;
       least gain T=10 -1.3 % [-1.9, -0.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 10, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 17.78..17.83 us; 3 sessions; error 0.44 of limit;
       least gain T=18 -0.4 % [-5.4, 4.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 17, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 19, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 17.92..17.92 us; 3 sessions; error 0.45 of limit;
       least gain T=31 +8.6 % [7.9, 9.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 31, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.18..20.18 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.96..19.96 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.06..20.06 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +21.7 % [15.1, 28.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.50..23.50 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +4.3 % [0.4, 8.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 29.86..29.86 us; 3 sessions; error 0.58 of limit;
       least gain T=129 +0.9 % [-2.9, 4.8] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.92..33.92 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +54.9 % [48.0, 62.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.60..41.60 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +40.3 % [38.2, 42.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 53.13..53.13 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +1.2 % [-1.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.90..67.90 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +7.8 % [5.0, 10.8] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 108.33..133.22 us; 3 sessions; error 0.59 of limit;
       least gain T=1025 +3.0 % [0.8, 5.3] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 182.59..182.59 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -1.1 % [-3.2, 1.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 4.24..4.24 us; 3 sessions; error 0.45 of limit;
       least gain T=1 +1.2 % [-0.6, 3.1] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.94..4.94 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 4 widths WIN; 5.27..5.62 us; 3 sessions; error 0.47 of limit;
       least gain T=4 -1.5 % [-2.1, -0.9] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=8 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.23..6.23 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +0.8 % [0.1, 1.5] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 6.38..6.46 us; 3 sessions; error 0.46 of limit;
       least gain T=10 +0.2 % [-3.6, 4.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 10, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 7.08..8.30 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 9.89..9.89 us; 3 sessions; error 0.44 of limit;
       least gain T=33 -1.0 % [-1.7, -0.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.80..9.80 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.16..10.16 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +10.2 % [7.3, 13.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.78..10.78 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +5.9 % [5.2, 6.5] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.06..12.06 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +2.9 % [2.3, 3.6] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.88..13.88 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +5.5 % [4.8, 6.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.42..16.42 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +10.6 % [10.0, 11.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 19.77..19.77 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -0.3 % [-0.9, 0.3] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.25..23.25 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +24.6 % [23.8, 25.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.64..28.64 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +71.3 % [65.6, 77.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.85..33.85 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +4.5 % [3.8, 5.1] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.39..46.39 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.1 % [0.4, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 2.08..2.08 us; 3 sessions; error 0.49 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_gemv/warps=8,unroll=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 4 widths WIN; 2.21..2.46 us; 3 sessions; error 0.51 of limit;
       least gain T=4 -0.6 % [-1.2, 0.0] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2, .t_hi = 6,
     .schedule = "cuda_linear_splitk_fewcol/splits=8,cols=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 2.57..2.55 us; 3 sessions; error 0.47 of limit;
       least gain T=7 +11.2 % [2.1, 21.2] over incumbent cuda_linear_splitk_fewcol/splits=8,cols=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 3.24..3.53 us; 3 sessions; error 0.48 of limit;
       least gain T=18 +5.9 % [5.2, 6.6] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 9, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 19, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 4.20..4.12 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +6.6 % [-36.8, 79.7] over runner-up cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 31, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.76..3.76 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.22..5.22 us; 3 sessions; error 0.43 of limit;
       least gain T=64 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.60..4.60 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 4.96..4.95 us; 3 sessions; error 0.61 of limit;
       least gain T=128 +5.5 % [4.8, 6.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 4.42..4.42 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +9.5 % [8.8, 10.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 4.94..4.94 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +6.8 % [6.1, 7.4] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.06..5.06 us; 3 sessions; error 0.77 of limit;
       least gain T=513 +13.2 % [12.5, 13.9] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.98..5.98 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +18.2 % [17.5, 19.0] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.10..7.10 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +34.9 % [34.1, 35.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.62..8.62 us; 3 sessions; error 0.63 of limit;
       least gain T=2048 +75.0 % [73.9, 76.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 5.53..6.14 us; 3 sessions; error 0.49 of limit;
       least gain T=2 +0.4 % [-0.2, 1.0] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 6.45..6.49 us; 3 sessions; error 0.46 of limit;
       least gain T=3 -0.1 % [-1.2, 0.9] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 6.80..7.19 us; 3 sessions; error 0.47 of limit;
       least gain T=5 +1.8 % [-2.0, 5.8] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 7.63..7.94 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +0.3 % [-2.8, 3.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 8.84..9.01 us; 3 sessions; error 0.46 of limit;
       least gain T=18 +4.4 % [1.6, 7.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 17, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 19, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 10.36..10.32 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 31, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.71..11.71 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.47..11.47 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +3.7 % [3.1, 4.3] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.81..11.81 us; 3 sessions; error 0.57 of limit;
       least gain T=65 +16.6 % [13.5, 19.8] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.59..13.59 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +7.1 % [6.5, 7.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.34..15.34 us; 3 sessions; error 0.58 of limit;
       least gain T=129 +4.5 % [3.9, 5.2] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.49..17.49 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +4.3 % [1.6, 7.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.62..20.62 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +20.5 % [19.8, 21.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.07..25.07 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +44.0 % [43.1, 44.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 31.04..31.04 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +0.9 % [0.2, 1.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 39.28..39.28 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +2.4 % [-0.3, 5.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 52.17..52.17 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -0.2 % [-0.8, 0.4] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.53..69.53 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.9 % [-2.0, 3.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 294.56..307.51 us; 3 sessions; error 0.48 of limit;
       least gain T=4 -0.1 % [-2.3, 2.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 323.03..328.28 us; 6 sessions; error 0.47 of limit;
       least gain T=16 +2.9 % [1.9, 3.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 339.97..351.47 us; 6 sessions; error 0.46 of limit;
       least gain T=20 +7.5 % [7.1, 8.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 414.00..414.00 us; 6 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 428.26..428.26 us; 6 sessions; error 0.44 of limit;
       least gain T=48 +8.0 % [7.0, 9.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 486.73..486.73 us; 6 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 43.48..44.29 us; 3 sessions; error 0.50 of limit;
       least gain T=2 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 4 widths WIN; 44.55..47.67 us; 3 sessions; error 0.51 of limit;
       least gain T=4 -1.8 % [-2.4, -1.2] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 51.42..50.82 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +1.9 % [0.5, 3.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 58.76..58.76 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 65.08..65.08 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 70.68..70.68 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +56.4 % [55.4, 57.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 83.74..83.74 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +48.9 % [48.0, 49.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 108.36..108.36 us; 3 sessions; error 0.58 of limit;
       least gain T=129 +54.8 % [53.9, 55.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 134.45..134.45 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.3 % [-2.0, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 219.99..219.99 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +50.4 % [32.4, 70.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 277.84..277.84 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -1.3 % [-2.2, -0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 356.98..356.98 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +13.0 % [12.3, 13.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 551.80..551.80 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +1.5 % [-0.7, 3.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 683.24..683.24 us; 3 sessions; error 0.59 of limit;
       least gain T=1025 +7.2 % [1.3, 13.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1131.23..1131.23 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +2.0 % [-0.9, 5.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.96..14.96 us; 3 sessions; error 0.40 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 15.87..16.23 us; 3 sessions; error 0.47 of limit;
       least gain T=2 -0.3 % [-0.9, 0.3] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 16.40..17.05 us; 3 sessions; error 0.47 of limit;
       least gain T=5 -0.7 % [-1.3, -0.0] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 4, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 17.45..17.58 us; 3 sessions; error 0.44 of limit;
       least gain T=7 -0.1 % [-7.3, 7.7] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 18.93..19.10 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +1.2 % [-2.5, 5.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 21.86..22.03 us; 3 sessions; error 0.44 of limit;
       least gain T=32 -1.9 % [-2.7, -1.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.29..24.29 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.88..26.88 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.92..27.92 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +8.1 % [4.1, 12.3] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.40..32.40 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +0.6 % [-5.6, 7.3] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.51..39.51 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +35.6 % [27.5, 44.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 46.53..46.53 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -0.4 % [-1.0, 0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.51..65.51 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +31.1 % [27.6, 34.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 82.47..82.47 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +2.3 % [-0.4, 5.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 98.36..98.36 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +65.5 % [61.1, 70.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 156.78..187.60 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +1.7 % [1.0, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 311.72..311.72 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +91.5 % [87.3, 95.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.10..33.10 us; 3 sessions; error 0.44 of limit;
       least gain T=1 +1.4 % [0.7, 2.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 35.33..36.54 us; 3 sessions; error 0.46 of limit;
       least gain T=2 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 38.12..38.39 us; 3 sessions; error 0.49 of limit;
       least gain T=5 -2.7 % [-6.3, 1.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 40.85..41.07 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +2.5 % [1.9, 3.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 46.86..46.86 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 51.48..51.48 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 56.46..56.46 us; 3 sessions; error 0.57 of limit;
       least gain T=65 -2.5 % [-5.1, 0.2] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.81..65.81 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +4.1 % [1.4, 7.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 82.56..82.56 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +50.8 % [49.9, 51.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 101.69..101.69 us; 3 sessions; error 0.58 of limit;
       least gain T=256 +1.7 % [-1.1, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 156.48..156.48 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +43.0 % [37.5, 48.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 202.96..202.96 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +0.6 % [-6.0, 7.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 251.77..251.77 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +76.3 % [72.4, 80.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 401.41..489.49 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.3 % [-4.5, 5.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 768.34..768.34 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +7.8 % [5.5, 10.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 7.54..8.08 us; 3 sessions; error 0.51 of limit;
       least gain T=2 -0.5 % [-1.1, 0.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.17..8.17 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 8.96..8.90 us; 3 sessions; error 0.47 of limit;
       least gain T=5 -2.5 % [-7.7, 2.9] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 9.69..10.43 us; 3 sessions; error 0.46 of limit;
       least gain T=16 -1.7 % [-5.4, 2.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.97..11.97 us; 3 sessions; error 0.43 of limit;
       least gain T=17 -2.4 % [-6.1, 1.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 11.69..11.70 us; 3 sessions; error 0.44 of limit;
       least gain T=18 +3.0 % [2.3, 3.6] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 18, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.77..12.77 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.00..14.00 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.24..15.24 us; 3 sessions; error 0.57 of limit;
       least gain T=65 +6.3 % [5.7, 7.0] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.45..18.45 us; 3 sessions; error 0.58 of limit;
       least gain T=128 -0.6 % [-3.7, 2.6] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.70..23.70 us; 3 sessions; error 0.59 of limit;
       least gain T=129 -0.7 % [-3.3, 2.1] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.96..25.96 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +3.7 % [3.1, 4.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 30.93..30.93 us; 3 sessions; error 0.59 of limit;
       least gain T=257 -1.7 % [-4.3, 1.0] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 38.92..38.92 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -0.5 % [-3.9, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.27..42.27 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +57.6 % [56.6, 58.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 67.83..79.54 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +1.3 % [-1.4, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 127.01..127.01 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.1 % [-30.0, 43.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 5.27..5.27 us; 3 sessions; error 0.47 of limit;
       least gain T=1 +0.0 % [-0.8, 0.9] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 3 widths WIN; 5.44..5.89 us; 3 sessions; error 0.53 of limit;
       least gain T=3 -0.1 % [-0.7, 0.5] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 6.57..6.52 us; 3 sessions; error 0.50 of limit;
       least gain T=5 -1.3 % [-2.7, 0.0] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 6.78..6.76 us; 3 sessions; error 0.44 of limit;
       least gain T=7 -0.7 % [-4.4, 3.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 7.07..7.32 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 8.68..8.82 us; 3 sessions; error 0.45 of limit;
       least gain T=18 -1.6 % [-5.3, 2.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 17, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 19, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 8.64..8.64 us; 3 sessions; error 0.45 of limit;
       least gain T=32 +12.2 % [8.0, 16.6] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 31, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.41..9.41 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.38..10.38 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.19..11.19 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +7.4 % [6.7, 8.0] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 12.86..12.86 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +0.4 % [-3.3, 4.3] over runner-up cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.04..15.04 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +4.6 % [0.7, 8.7] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.57..16.57 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +9.5 % [8.8, 10.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.79..19.79 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +27.3 % [22.6, 32.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.09..22.09 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +52.2 % [51.2, 53.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.82..28.82 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +49.8 % [45.9, 53.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.07..40.07 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +1.7 % [1.1, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 49.93..49.93 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.0 % [-0.6, 0.7] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.90..73.90 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.6 % [1.0, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.93..9.93 us; 3 sessions; error 0.44 of limit;
       least gain T=1 +1.1 % [-0.0, 2.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 10.34..10.82 us; 3 sessions; error 0.50 of limit;
       least gain T=3 -1.0 % [-2.5, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 11.06..11.06 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +0.1 % [-1.2, 1.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 11.36..11.79 us; 3 sessions; error 0.49 of limit;
       least gain T=5 -0.3 % [-1.3, 0.7] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 13.01..13.46 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 14.02..14.00 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.39..15.39 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.84..16.84 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.72..18.72 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +4.5 % [3.8, 5.1] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.56..20.56 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +22.4 % [20.6, 24.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 28.57..28.57 us; 3 sessions; error 0.59 of limit;
       least gain T=129 -0.2 % [-0.8, 0.5] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.49..31.49 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -1.8 % [-9.7, 6.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.85..39.85 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +40.1 % [34.8, 45.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 51.25..51.25 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -1.2 % [-1.8, -0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 60.22..60.22 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +52.8 % [51.8, 53.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 97.74..117.41 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.5 % [-2.6, 3.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 177.81..177.81 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +16.4 % [12.4, 20.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 6.95..6.95 us; 3 sessions; error 0.48 of limit;
       least gain T=1 -0.4 % [-1.2, 0.5] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 3 widths WIN; 7.09..7.47 us; 3 sessions; error 0.50 of limit;
       least gain T=3 -0.5 % [-1.1, 0.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.61..7.61 us; 3 sessions; error 0.43 of limit;
       least gain T=6 +0.1 % [-0.7, 0.9] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 8.18..8.18 us; 3 sessions; error 0.44 of limit;
       least gain T=8 +0.1 % [-1.1, 1.3] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.52..9.52 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.59..9.59 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.86..10.86 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +1.4 % [0.8, 2.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.13..11.13 us; 3 sessions; error 0.45 of limit;
       least gain T=32 +8.3 % [5.4, 11.3] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.28..12.28 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 13.80..13.80 us; 3 sessions; error 0.44 of limit;
       least gain T=64 -0.5 % [-1.1, 0.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.71..15.71 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +6.4 % [5.7, 7.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.95..16.95 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +0.5 % [-2.2, 3.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.96..20.96 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.33..22.33 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +5.0 % [0.5, 9.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.35..26.35 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +40.0 % [39.2, 40.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.74..33.74 us; 3 sessions; error 0.62 of limit;
       least gain T=512 +0.8 % [-0.7, 2.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.72..40.72 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +42.8 % [39.0, 46.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 62.64..62.64 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +12.8 % [9.8, 15.8] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 72.09..72.09 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +5.9 % [1.4, 10.5] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 121.68..121.68 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +3.5 % [0.8, 6.3] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.94..23.94 us; 3 sessions; error 0.49 of limit;
       least gain T=1 +0.7 % [0.1, 1.3] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=4 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 25.34..26.14 us; 3 sessions; error 0.51 of limit;
       least gain T=3 -0.2 % [-1.5, 1.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.15..27.15 us; 3 sessions; error 0.49 of limit;
       least gain T=4 +2.1 % [0.1, 4.1] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 4 widths WIN; 28.14..28.32 us; 3 sessions; error 0.47 of limit;
       least gain T=5 -0.5 % [-1.1, 0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 31.35..31.35 us; 3 sessions; error 0.45 of limit;
       least gain T=9 -0.8 % [-4.6, 3.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 32.02..32.35 us; 3 sessions; error 0.46 of limit;
       least gain T=11 -5.2 % [-12.5, 2.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 30.66..31.09 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +2.4 % [1.5, 3.4] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 12, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 34.60..34.63 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.01..38.01 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.13..38.13 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 40.42..40.42 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +3.8 % [3.0, 4.5] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.62..40.62 us; 3 sessions; error 0.49 of limit;
       least gain T=80 +3.7 % [3.1, 4.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.45..42.45 us; 3 sessions; error 0.49 of limit;
       least gain T=96 +42.4 % [38.0, 47.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 47.37..47.37 us; 3 sessions; error 0.50 of limit;
       least gain T=97 +40.0 % [36.3, 43.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 48.23..48.23 us; 3 sessions; error 0.50 of limit;
       least gain T=128 +2.6 % [2.0, 3.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 60.02..60.02 us; 3 sessions; error 0.49 of limit;
       least gain T=129 +43.9 % [40.1, 47.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 61.93..61.93 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +55.2 % [51.0, 59.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 71.51..71.51 us; 3 sessions; error 0.50 of limit;
       least gain T=193 +2.5 % [-0.2, 5.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 74.49..74.49 us; 3 sessions; error 0.50 of limit;
       least gain T=256 +0.6 % [-3.9, 5.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 111.04..111.04 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +6.4 % [4.1, 8.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 118.72..118.72 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +64.1 % [60.5, 67.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 131.93..131.93 us; 3 sessions; error 0.50 of limit;
       least gain T=385 +7.7 % [-51.3, 138.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 140.16..140.16 us; 3 sessions; error 0.51 of limit;
       least gain T=512 +0.5 % [-1.2, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 171.18..171.18 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +69.9 % [68.9, 71.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 210.94..210.94 us; 3 sessions; error 0.50 of limit;
       least gain T=768 +0.3 % [-4.6, 5.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 297.54..340.61 us; 3 sessions; error 0.51 of limit;
       least gain T=1025 +0.6 % [-0.1, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 420.22..420.22 us; 3 sessions; error 0.50 of limit;
       least gain T=1536 +1.4 % [-5.6, 8.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 534.41..534.41 us; 3 sessions; error 0.50 of limit;
       least gain T=2048 +8.4 % [6.0, 10.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 10.19..10.60 us; 3 sessions; error 0.52 of limit;
       least gain T=1 +0.5 % [-0.7, 1.7] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 11.69..11.77 us; 3 sessions; error 0.50 of limit;
       least gain T=3 -0.6 % [-1.3, 0.1] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 12.15..12.55 us; 3 sessions; error 0.46 of limit;
       least gain T=5 -0.3 % [-1.4, 0.9] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 13.08..13.21 us; 3 sessions; error 0.46 of limit;
       least gain T=8 -1.6 % [-2.7, -0.4] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 13.96..14.86 us; 3 sessions; error 0.46 of limit;
       least gain T=16 +0.9 % [0.2, 1.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 15.06..15.24 us; 3 sessions; error 0.44 of limit;
       least gain T=25 +3.9 % [-0.0, 7.9] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.49..17.42 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.42..18.42 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.42..18.42 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.42..18.42 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +24.9 % [24.2, 25.7] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.41..18.41 us; 3 sessions; error 0.49 of limit;
       least gain T=80 +19.5 % [17.9, 21.0] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.98..19.98 us; 3 sessions; error 0.49 of limit;
       least gain T=96 +10.9 % [6.7, 15.2] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.37..24.37 us; 3 sessions; error 0.50 of limit;
       least gain T=97 +23.5 % [22.5, 24.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.87..23.87 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +0.3 % [-1.1, 1.7] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.61..29.61 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +18.7 % [15.6, 22.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.31..29.31 us; 3 sessions; error 0.51 of limit;
       least gain T=192 +32.4 % [27.9, 37.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.45..34.45 us; 3 sessions; error 0.50 of limit;
       least gain T=193 +44.0 % [42.8, 45.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 34.48..34.48 us; 3 sessions; error 0.50 of limit;
       least gain T=256 -1.1 % [-1.7, -0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.94..42.94 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +1.6 % [1.0, 2.2] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.23..46.23 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +48.2 % [44.2, 52.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 53.41..53.41 us; 3 sessions; error 0.50 of limit;
       least gain T=385 +47.5 % [46.6, 48.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.63..54.63 us; 3 sessions; error 0.50 of limit;
       least gain T=512 +0.3 % [-2.7, 3.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 62.02..62.02 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +58.5 % [57.5, 59.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 76.41..76.41 us; 3 sessions; error 0.50 of limit;
       least gain T=768 +2.4 % [1.8, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 103.24..120.18 us; 3 sessions; error 0.51 of limit;
       least gain T=1025 -2.0 % [-2.6, -1.4] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 149.23..149.23 us; 3 sessions; error 0.50 of limit;
       least gain T=1536 +2.7 % [-5.0, 11.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 201.35..201.35 us; 3 sessions; error 0.50 of limit;
       least gain T=2048 +0.0 % [-2.2, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.34..5.34 us; 3 sessions; error 0.45 of limit;
       least gain T=1 +0.9 % [0.3, 1.5] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_parts_half_ring/rows=1,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 5.91..7.21 us; 3 sessions; error 0.51 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 8.14..8.19 us; 3 sessions; error 0.47 of limit;
       least gain T=7 +24.3 % [19.6, 29.1] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 4 widths WIN; 11.33..11.56 us; 3 sessions; error 0.46 of limit;
       least gain T=9 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 12.31..12.31 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +0.2 % [-0.5, 0.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 12.52..13.50 us; 3 sessions; error 0.45 of limit;
       least gain T=18 -0.2 % [-3.9, 3.7] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 18, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.05..19.05 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.02..19.02 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.59..19.59 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +7.4 % [6.7, 8.1] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 20.53..20.52 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +7.8 % [3.8, 12.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.35..24.35 us; 3 sessions; error 0.58 of limit;
       least gain T=256 +5.9 % [5.2, 6.5] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.29..26.29 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +14.7 % [14.0, 15.5] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 32.16..33.04 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -0.6 % [-1.2, 0.0] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 42.58..45.38 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +47.4 % [46.4, 48.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 66.98..66.98 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +84.8 % [79.9, 89.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 4 widths WIN; 44.77..46.37 us; 3 sessions; error 0.58 of limit;
       least gain T=3 -0.1 % [-0.8, 0.5] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 4 widths WIN; 47.64..47.40 us; 3 sessions; error 0.50 of limit;
       least gain T=7 -0.2 % [-0.8, 0.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=4 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 5, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 7 of 7 widths WIN; 51.76..51.24 us; 3 sessions; error 0.52 of limit;
       least gain T=9 +4.1 % [1.3, 6.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 59.23..59.65 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 64.49..64.49 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 65.49..65.49 us; 3 sessions; error 0.50 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 71.99..74.43 us; 3 sessions; error 0.52 of limit;
       least gain T=96 +51.2 % [47.2, 55.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 82.02..82.02 us; 3 sessions; error 0.46 of limit;
       least gain T=97 +49.6 % [44.8, 54.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 84.77..84.77 us; 3 sessions; error 0.51 of limit;
       least gain T=128 +46.7 % [41.7, 51.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 110.94..110.94 us; 3 sessions; error 0.48 of limit;
       least gain T=129 +24.6 % [22.4, 26.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 120.10..120.10 us; 3 sessions; error 0.53 of limit;
       least gain T=192 +23.4 % [18.8, 28.2] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 138.08..138.08 us; 3 sessions; error 0.49 of limit;
       least gain T=193 +19.0 % [18.3, 19.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 138.99..138.99 us; 3 sessions; error 0.51 of limit;
       least gain T=256 +19.1 % [14.0, 24.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 222.05..222.05 us; 3 sessions; error 0.54 of limit;
       least gain T=257 +48.3 % [45.1, 51.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 255.06..255.06 us; 3 sessions; error 0.54 of limit;
       least gain T=384 +6.8 % [1.4, 12.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 294.39..294.39 us; 3 sessions; error 0.53 of limit;
       least gain T=385 +32.0 % [29.1, 35.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 298.32..298.32 us; 3 sessions; error 0.52 of limit;
       least gain T=512 +21.2 % [20.5, 22.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 350.09..350.09 us; 3 sessions; error 0.52 of limit;
       least gain T=513 +16.3 % [13.0, 19.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 440.01..440.01 us; 3 sessions; error 0.54 of limit;
       least gain T=768 +22.8 % [20.2, 25.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 578.37..715.26 us; 3 sessions; error 0.55 of limit;
       least gain T=1025 +15.7 % [13.2, 18.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 904.15..904.15 us; 3 sessions; error 0.54 of limit;
       least gain T=1536 +20.4 % [17.7, 23.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 1185.87..1185.87 us; 3 sessions; error 0.56 of limit;
       least gain T=2048 +24.9 % [23.9, 25.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 4 widths WIN; 4.35..4.64 us; 3 sessions; error 0.54 of limit;
       least gain T=3 -0.9 % [-1.6, -0.3] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 4.98..4.91 us; 3 sessions; error 0.54 of limit;
       least gain T=5 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 5, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 5.07..5.06 us; 3 sessions; error 0.49 of limit;
       least gain T=8 +1.5 % [0.8, 2.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 7, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 6 of 7 widths WIN; 5.46..5.64 us; 3 sessions; error 0.59 of limit;
       least gain T=16 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 8 of 14 widths WIN; 5.90..6.29 us; 3 sessions; error 0.60 of limit;
       least gain T=23 -0.4 % [-4.5, 3.9] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 7.58..7.58 us; 3 sessions; error 0.50 of limit;
       least gain T=48 +33.8 % [32.9, 34.7] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 33, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 8.09..8.04 us; 3 sessions; error 0.43 of limit;
       least gain T=65 +7.9 % [7.3, 8.6] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 65, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 8.58..8.52 us; 3 sessions; error 0.42 of limit;
       least gain T=81 +14.7 % [14.0, 15.4] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 8.87..8.79 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 97, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 2 widths WIN; 10.53..10.59 us; 3 sessions; error 0.46 of limit;
       least gain T=130 +16.5 % [15.8, 17.2] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 129, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 10.08..9.90 us; 3 sessions; error 0.52 of limit;
       least gain T=161 +21.7 % [21.0, 22.5] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 159, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 11.03..10.58 us; 3 sessions; error 0.43 of limit;
       least gain T=224 +3.7 % [3.1, 4.4] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 193, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 3 widths WIN; 13.71..12.32 us; 3 sessions; error 0.42 of limit;
       least gain T=320 +19.6 % [18.8, 20.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 257, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 14.32..13.13 us; 3 sessions; error 0.43 of limit;
       least gain T=512 +48.4 % [47.4, 49.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 2 widths WIN; 19.38..19.57 us; 3 sessions; error 0.45 of limit;
       least gain T=514 +3.7 % [3.0, 4.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 5 of 5 widths WIN; 19.76..20.96 us; 3 sessions; error 0.46 of limit;
       least gain T=768 +1.9 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 639, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.70..25.70 us; 3 sessions; error 0.44 of limit;
       least gain T=769 +2.8 % [2.1, 3.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 769, .t_hi = 769,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 770, .t_hi = 894,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 25.31..25.14 us; 3 sessions; error 0.45 of limit;
       least gain T=896 +4.4 % [1.6, 7.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 895, .t_hi = 896,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 24.34..24.48 us; 3 sessions; error 0.48 of limit;
       least gain T=1023 +0.8 % [0.2, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 897, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 33.02..32.65 us; 3 sessions; error 0.45 of limit;
       least gain T=1026 +3.6 % [3.0, 4.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1025, .t_hi = 1026,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1027, .t_hi = 1278,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 33.04..33.39 us; 3 sessions; error 0.45 of limit;
       least gain T=1279 +12.9 % [7.2, 18.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1279, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 3 widths WIN; 37.25..36.00 us; 3 sessions; error 0.49 of limit;
       least gain T=1535 +1.8 % [1.2, 2.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1281, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 46.12..46.12 us; 3 sessions; error 0.46 of limit;
       least gain T=1537 +0.5 % [-0.1, 1.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 2 widths WIN; 46.28..44.08 us; 3 sessions; error 0.46 of limit;
       least gain T=2048 -1.6 % [-2.2, -1.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 2047, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
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
    .data_hash = "dc91bbb1a9b258ad",
    .fingerprint = "21e8f4494ffd666a",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
