/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data 7a1fb1effbff963b. Times are medians at the first and last measured
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
    /* OPEN, 1 of 2 widths WIN; 13.56..14.07 us; 4 sessions; error 0.50 of limit;
       least gain T=2 +0.6 % [-0.7, 1.9] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=1,depth=8 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 15.31..15.26 us; 1 sessions; error 0.48 of limit;
       least gain T=3 -1.1 % [-2.4, 0.1] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 16.59..16.59 us; 4 sessions; error 0.47 of limit;
       least gain T=6 +0.1 % [-1.2, 1.4] over runner-up cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.27..17.27 us; 4 sessions; error 0.44 of limit;
       least gain T=8 +0.1 % [-0.3, 0.5] over runner-up cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 20.44..20.68 us; 1 sessions; error 0.44 of limit;
       least gain T=9 -0.2 % [-0.6, 0.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 22.54..22.54 us; 6 sessions; error 0.45 of limit;
       least gain T=17 +0.3 % [-1.4, 2.0] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.64..22.64 us; 4 sessions; error 0.44 of limit;
       least gain T=24 +1.7 % [1.1, 2.2] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.87..23.87 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.01..27.01 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.20..27.20 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +13.6 % [12.2, 14.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 31.00..31.00 us; 3 sessions; error 0.44 of limit;
       least gain T=64 -1.7 % [-2.3, -1.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 31.66..31.66 us; 1 sessions; error 0.64 of limit;
       least gain T=65 +10.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.16..31.16 us; 1 sessions; error 0.67 of limit;
       least gain T=80 +6.7 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.24..33.24 us; 1 sessions; error 0.61 of limit;
       least gain T=96 +4.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 37.85..37.85 us; 1 sessions; error 0.64 of limit;
       least gain T=128 +5.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 48.62..48.62 us; 3 sessions; error 0.64 of limit;
       least gain T=129 +3.1 % [2.2, 3.9] over incumbent cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=176,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 51.84..51.84 us; 3 sessions; error 0.65 of limit;
       least gain T=192 +3.5 % [2.8, 4.1] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 59.65..59.65 us; 1 sessions; error 0.65 of limit;
       least gain T=256 +4.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 70.08..70.08 us; 4 sessions; error 0.66 of limit;
       least gain T=257 +8.9 % [7.8, 9.9] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 258, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 259, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 85.40..85.40 us; 6 sessions; error 0.64 of limit;
       least gain T=384 -0.0 % [-1.0, 1.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 115.63..115.63 us; 4 sessions; error 0.66 of limit;
       least gain T=512 +1.8 % [1.1, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 115.93..115.93 us; 3 sessions; error 0.66 of limit;
       least gain T=513 +1.9 % [1.2, 2.5] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 515, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 173.27..173.27 us; 4 sessions; error 0.66 of limit;
       least gain T=768 +0.5 % [0.0, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 219.58..219.58 us; 3 sessions; error 0.65 of limit;
       least gain T=1024 +0.8 % [0.1, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 334.59..334.59 us; 4 sessions; error 0.66 of limit;
       least gain T=1536 +1.1 % [0.4, 1.7] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 432.08..432.08 us; 4 sessions; error 0.66 of limit;
       least gain T=2048 +0.7 % [-0.1, 1.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 15.23..15.54 us; 1 sessions; error 0.52 of limit;
       least gain T=1 +0.6 % [-0.4, 1.6] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 16.77..16.71 us; 1 sessions; error 0.48 of limit;
       least gain T=3 +1.6 % [-0.1, 3.4] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 18.50..18.50 us; 6 sessions; error 0.47 of limit;
       least gain T=6 +0.0 % [-0.4, 0.5] over runner-up cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 18.79..18.79 us; 3 sessions; error 0.48 of limit;
       least gain T=8 +0.1 % [-0.5, 0.7] over runner-up cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 22.05..23.35 us; 1 sessions; error 0.45 of limit;
       least gain T=16 +0.7 % [-0.6, 2.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 3 widths WIN; 25.54..25.60 us; 1 sessions; error 0.46 of limit;
       least gain T=17 +0.2 % [-0.2, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.90..28.90 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.82..28.82 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.31..32.31 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +0.9 % [0.3, 1.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 37.98..37.34 us; 1 sessions; error 0.60 of limit;
       least gain T=96 +9.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 42.51..42.51 us; 3 sessions; error 0.61 of limit;
       least gain T=128 +1.0 % [-0.2, 2.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.39..52.39 us; 1 sessions; error 0.60 of limit;
       least gain T=129 +17.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 55.84..55.84 us; 3 sessions; error 0.61 of limit;
       least gain T=192 +0.6 % [-0.4, 1.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 193, .t_hi = 194,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 195, .t_hi = 222,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 223, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.91..65.91 us; 3 sessions; error 0.62 of limit;
       least gain T=256 +4.1 % [2.5, 5.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 84.91..84.91 us; 1 sessions; error 0.61 of limit;
       least gain T=257 +22.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 258, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 97.89..97.89 us; 1 sessions; error 0.60 of limit;
       least gain T=384 +26.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 125.81..125.81 us; 4 sessions; error 0.62 of limit;
       least gain T=512 +3.3 % [1.4, 5.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 132.51..132.51 us; 3 sessions; error 0.62 of limit;
       least gain T=513 +5.1 % [2.9, 7.5] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 515, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 186.27..186.27 us; 3 sessions; error 0.62 of limit;
       least gain T=768 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 235.02..235.02 us; 5 sessions; error 0.63 of limit;
       least gain T=1024 -0.6 % [-1.1, -0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 361.05..361.05 us; 4 sessions; error 0.63 of limit;
       least gain T=1536 +1.4 % [0.4, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 487.89..487.89 us; 4 sessions; error 0.63 of limit;
       least gain T=2048 -0.7 % [-1.4, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 5.89..5.91 us; 1 sessions; error 0.50 of limit;
       least gain T=3 +3.5 % [0.8, 6.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 6.07..7.47 us; 1 sessions; error 0.47 of limit;
       least gain T=16 +6.2 % [5.6, 6.8] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 4, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 8.32..8.32 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.53..8.53 us; 4 sessions; error 0.44 of limit;
       least gain T=24 +4.4 % [3.1, 5.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.89..8.89 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.02..10.02 us; 4 sessions; error 0.45 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.07..10.07 us; 3 sessions; error 0.47 of limit;
       least gain T=48 +11.4 % [10.7, 12.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.22..11.22 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +5.1 % [4.4, 5.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.98..11.98 us; 1 sessions; error 0.69 of limit;
       least gain T=65 +19.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.41..12.41 us; 3 sessions; error 0.69 of limit;
       least gain T=96 +9.5 % [8.9, 10.2] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.84..13.84 us; 3 sessions; error 0.70 of limit;
       least gain T=128 +6.9 % [6.2, 7.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.02..18.02 us; 3 sessions; error 0.70 of limit;
       least gain T=129 +2.8 % [2.2, 3.4] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 130, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 159, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.88..16.88 us; 1 sessions; error 0.70 of limit;
       least gain T=192 +4.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.35..20.35 us; 3 sessions; error 0.72 of limit;
       least gain T=256 +3.8 % [3.2, 4.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 257, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.35..25.35 us; 4 sessions; error 0.70 of limit;
       least gain T=384 +14.2 % [11.8, 16.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.01..33.01 us; 1 sessions; error 0.69 of limit;
       least gain T=512 +14.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 515, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 70.24..70.24 us; 4 sessions; error 0.70 of limit;
       least gain T=1024 +1.2 % [0.0, 2.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1026, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1281, .t_hi = 1281,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1282, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1538, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 144.13..144.13 us; 4 sessions; error 0.71 of limit;
       least gain T=2048 +1.1 % [-0.1, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 2.78..2.80 us; 1 sessions; error 0.48 of limit;
       least gain T=1 +0.4 % [-0.1, 0.9] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=8 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 2.96..2.96 us; 3 sessions; error 0.46 of limit;
       least gain T=4 +3.2 % [2.5, 3.8] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 3.08..3.44 us; 1 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 3.61..4.45 us; 1 sessions; error 0.45 of limit;
       least gain T=32 +11.4 % [10.7, 12.1] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.75..7.75 us; 1 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.73..7.73 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.04..7.04 us; 3 sessions; error 0.67 of limit;
       least gain T=65 +7.9 % [7.2, 8.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.26..7.26 us; 3 sessions; error 0.69 of limit;
       least gain T=128 +8.9 % [8.3, 9.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.24..8.24 us; 3 sessions; error 0.69 of limit;
       least gain T=256 +8.8 % [8.1, 9.5] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 386, .t_hi = 447,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.03..11.03 us; 3 sessions; error 0.70 of limit;
       least gain T=512 +3.5 % [2.9, 4.2] over incumbent cuda_linear_wgmma_small/cols=128,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 513, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.32..15.32 us; 1 sessions; error 0.70 of limit;
       least gain T=1024 +4.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.05..24.05 us; 4 sessions; error 0.70 of limit;
       least gain T=2048 +2.3 % [1.2, 3.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 3 widths WIN; 80.78..83.65 us; 1 sessions; error 0.62 of limit;
       least gain T=4 -0.1 % [-1.0, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 86.29..86.29 us; 3 sessions; error 0.49 of limit;
       least gain T=6 +2.8 % [0.0, 5.6] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 87.97..87.97 us; 4 sessions; error 0.45 of limit;
       least gain T=8 +1.4 % [0.6, 2.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 94.43..95.47 us; 1 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 105.71..105.71 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 106.96..106.96 us; 1 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 114.15..114.15 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 132.58..132.58 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 137.00..137.00 us; 4 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 166.68..166.68 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 25.15..25.74 us; 5 sessions; error 0.48 of limit;
       least gain T=1 -0.8 % [-1.6, 0.0] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 26.21..26.58 us; 5 sessions; error 0.47 of limit;
       least gain T=6 +0.0 % [-1.9, 2.0] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 3, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.55..26.55 us; 4 sessions; error 0.44 of limit;
       least gain T=8 +0.8 % [-0.5, 2.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 29.43..29.50 us; 1 sessions; error 0.46 of limit;
       least gain T=9 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.30..31.30 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.34..31.34 us; 1 sessions; error 0.41 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 33.46..33.46 us; 3 sessions; error 0.44 of limit;
       least gain T=32 -0.4 % [-1.3, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 37.99..37.99 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.36..38.36 us; 4 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.02..44.02 us; 3 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 47.19..48.89 us; 1 sessions; error 0.66 of limit;
       least gain T=96 +51.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 62.03..62.03 us; 3 sessions; error 0.68 of limit;
       least gain T=128 +1.6 % [0.9, 2.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 77.99..77.99 us; 1 sessions; error 0.70 of limit;
       least gain T=129 +9.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 88.38..88.38 us; 1 sessions; error 0.67 of limit;
       least gain T=192 +42.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 125.85..125.85 us; 6 sessions; error 0.69 of limit;
       least gain T=256 +0.6 % [-0.2, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 140.82..140.82 us; 3 sessions; error 0.68 of limit;
       least gain T=257 +20.1 % [18.9, 21.4] over incumbent cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 258, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 170.60..170.60 us; 6 sessions; error 0.70 of limit;
       least gain T=384 +4.4 % [4.0, 4.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 263.42..263.42 us; 4 sessions; error 0.70 of limit;
       least gain T=512 -1.3 % [-1.7, -0.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 270.56..270.56 us; 3 sessions; error 0.68 of limit;
       least gain T=513 +8.7 % [6.3, 11.1] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 392.31..392.31 us; 5 sessions; error 0.70 of limit;
       least gain T=768 -1.4 % [-2.2, -0.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 541.45..541.45 us; 4 sessions; error 0.70 of limit;
       least gain T=1024 -0.9 % [-1.3, -0.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 799.85..799.85 us; 6 sessions; error 0.70 of limit;
       least gain T=1536 -1.3 % [-2.2, -0.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1076.28..1076.28 us; 6 sessions; error 0.71 of limit;
       least gain T=2048 -1.1 % [-3.0, 0.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.31..9.31 us; 3 sessions; error 0.48 of limit;
       least gain T=1 +1.2 % [0.1, 2.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.55..9.55 us; 6 sessions; error 0.50 of limit;
       least gain T=2 -0.6 % [-2.0, 0.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 9.57..9.83 us; 3 sessions; error 0.49 of limit;
       least gain T=3 +0.5 % [-0.5, 1.4] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.99..11.74 us; 1 sessions; error 0.46 of limit;
       least gain T=12 +0.8 % [0.4, 1.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 6, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 12.01..12.01 us; 6 sessions; error 0.44 of limit;
       least gain T=16 -0.7 % [-1.8, 0.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.36..13.36 us; 6 sessions; error 0.46 of limit;
       least gain T=17 -0.9 % [-2.3, 0.5] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=8 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.32..13.32 us; 5 sessions; error 0.44 of limit;
       least gain T=24 +0.6 % [-0.7, 2.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=8 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.81..13.81 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.74..15.74 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.73..15.73 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +12.8 % [9.8, 15.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.65..17.65 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +0.1 % [-0.6, 0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 16.72..16.72 us; 1 sessions; error 0.60 of limit;
       least gain T=65 +39.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.96..17.96 us; 1 sessions; error 0.63 of limit;
       least gain T=96 +4.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.95..20.95 us; 1 sessions; error 0.62 of limit;
       least gain T=128 +5.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 27.74..27.74 us; 4 sessions; error 0.67 of limit;
       least gain T=129 -1.0 % [-1.9, -0.1] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.96..28.96 us; 3 sessions; error 0.67 of limit;
       least gain T=192 +4.5 % [3.3, 5.6] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 35.96..35.96 us; 3 sessions; error 0.69 of limit;
       least gain T=256 +8.3 % [6.9, 9.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.01..54.01 us; 6 sessions; error 0.69 of limit;
       least gain T=384 +0.7 % [-1.2, 2.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.49..67.49 us; 3 sessions; error 0.68 of limit;
       least gain T=512 +8.0 % [5.7, 10.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 138.89..138.89 us; 3 sessions; error 0.68 of limit;
       least gain T=1024 -1.0 % [-1.6, -0.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 294.47..294.47 us; 6 sessions; error 0.72 of limit;
       least gain T=2048 -0.0 % [-0.7, 0.6] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 4.69..4.73 us; 1 sessions; error 0.47 of limit;
       least gain T=3 +2.7 % [2.1, 3.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 5 widths WIN; 4.81..6.02 us; 1 sessions; error 0.48 of limit;
       least gain T=12 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 4, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.06..6.06 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.46..6.46 us; 4 sessions; error 0.46 of limit;
       least gain T=17 +3.1 % [1.8, 4.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 6.69..6.69 us; 4 sessions; error 0.45 of limit;
       least gain T=24 +2.3 % [1.9, 2.7] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.85..7.85 us; 5 sessions; error 0.44 of limit;
       least gain T=32 +5.2 % [4.2, 6.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 9.36..9.36 us; 3 sessions; error 0.42 of limit;
       least gain T=33 +0.1 % [-0.5, 0.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.99..8.99 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +4.4 % [3.7, 5.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.92..8.92 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +8.2 % [7.6, 8.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.12..9.12 us; 1 sessions; error 0.67 of limit;
       least gain T=65 +22.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.61..9.61 us; 1 sessions; error 0.67 of limit;
       least gain T=96 +3.3 % [?] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 10.96..10.96 us; 3 sessions; error 0.69 of limit;
       least gain T=128 -0.4 % [-1.0, 0.2] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.05..13.05 us; 3 sessions; error 0.71 of limit;
       least gain T=129 +2.0 % [1.3, 2.8] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 130, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 159, .t_hi = 160,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 12.71..12.71 us; 1 sessions; error 0.68 of limit;
       least gain T=192 +6.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.97..14.97 us; 1 sessions; error 0.70 of limit;
       least gain T=256 +6.3 % [?] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 319, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.72..18.72 us; 3 sessions; error 0.70 of limit;
       least gain T=384 +15.8 % [12.7, 18.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.53..22.53 us; 5 sessions; error 0.70 of limit;
       least gain T=512 +6.4 % [5.6, 7.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 514, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 44.78..44.78 us; 3 sessions; error 0.69 of limit;
       least gain T=1024 +2.1 % [-0.1, 4.4] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1025, .t_hi = 1278,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1279, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1281, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1537, .t_hi = 2046,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2047, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 93.55..93.55 us; 4 sessions; error 0.70 of limit;
       least gain T=2048 +1.6 % [0.3, 2.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 5.52..5.52 us; 3 sessions; error 0.47 of limit;
       least gain T=1 +2.7 % [1.3, 4.0] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 5.65..6.61 us; 3 sessions; error 0.46 of limit;
       least gain T=4 +2.0 % [0.7, 3.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 4, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.90..6.90 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.33..7.33 us; 3 sessions; error 0.46 of limit;
       least gain T=17 +4.2 % [0.3, 8.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 18, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.66..8.66 us; 4 sessions; error 0.43 of limit;
       least gain T=32 +1.9 % [0.6, 3.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.03..10.03 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +10.6 % [9.9, 11.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.00..10.00 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +10.2 % [9.6, 10.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.12..10.12 us; 1 sessions; error 0.66 of limit;
       least gain T=65 +26.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.22..12.22 us; 3 sessions; error 0.69 of limit;
       least gain T=128 +4.2 % [3.5, 4.8] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.60..17.60 us; 1 sessions; error 0.69 of limit;
       least gain T=256 +6.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 258, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.83..27.83 us; 4 sessions; error 0.70 of limit;
       least gain T=512 +5.7 % [3.6, 7.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.57..56.57 us; 3 sessions; error 0.70 of limit;
       least gain T=1024 +1.8 % [-0.4, 4.1] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 118.63..118.63 us; 4 sessions; error 0.72 of limit;
       least gain T=2048 +0.8 % [0.4, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 14.81..14.81 us; 4 sessions; error 0.53 of limit;
       least gain T=1 -0.1 % [-1.4, 1.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 14.72..15.18 us; 4 sessions; error 0.49 of limit;
       least gain T=3 -0.1 % [-1.2, 1.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.43..15.43 us; 3 sessions; error 0.48 of limit;
       least gain T=6 +0.8 % [-0.1, 1.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.66..15.66 us; 4 sessions; error 0.48 of limit;
       least gain T=8 +0.8 % [0.4, 1.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 17.66..18.14 us; 6 sessions; error 0.48 of limit;
       least gain T=9 -1.3 % [-2.7, 0.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.73..19.73 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.63..19.63 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.83..20.83 us; 1 sessions; error 0.41 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.79..24.79 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +14.5 % [13.8, 15.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.95..24.95 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +13.0 % [12.1, 13.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.23..28.23 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +1.4 % [0.8, 2.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.27..26.27 us; 1 sessions; error 0.67 of limit;
       least gain T=65 +12.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 26.52..26.52 us; 1 sessions; error 0.68 of limit;
       least gain T=80 +7.6 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.93..28.93 us; 1 sessions; error 0.67 of limit;
       least gain T=96 +4.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.55..34.55 us; 3 sessions; error 0.70 of limit;
       least gain T=128 +1.0 % [0.4, 1.7] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.62..43.62 us; 3 sessions; error 0.68 of limit;
       least gain T=129 +6.5 % [5.3, 7.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 50.08..50.08 us; 4 sessions; error 0.69 of limit;
       least gain T=192 +4.0 % [-0.6, 8.8] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 66.65..66.65 us; 4 sessions; error 0.71 of limit;
       least gain T=256 +5.3 % [4.8, 5.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.91..73.91 us; 3 sessions; error 0.69 of limit;
       least gain T=257 +6.2 % [5.2, 7.2] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 98.42..98.42 us; 4 sessions; error 0.70 of limit;
       least gain T=384 +1.5 % [1.0, 1.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 137.24..137.24 us; 4 sessions; error 0.70 of limit;
       least gain T=512 +2.8 % [1.9, 3.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 130.19..130.19 us; 4 sessions; error 0.70 of limit;
       least gain T=513 +1.8 % [1.0, 2.6] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 202.42..202.42 us; 6 sessions; error 0.70 of limit;
       least gain T=768 -1.4 % [-2.6, -0.1] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 272.20..272.20 us; 5 sessions; error 0.71 of limit;
       least gain T=1024 -0.6 % [-1.0, -0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 398.90..398.90 us; 5 sessions; error 0.73 of limit;
       least gain T=1536 +0.0 % [-0.6, 0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 535.69..535.69 us; 4 sessions; error 0.70 of limit;
       least gain T=2048 +0.9 % [0.1, 1.7] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 6.88..6.91 us; 3 sessions; error 0.48 of limit;
       least gain T=2 +0.7 % [0.1, 1.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 7 widths WIN; 6.95..8.78 us; 1 sessions; error 0.47 of limit;
       least gain T=16 -0.7 % [-1.6, 0.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 3, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.84..9.84 us; 4 sessions; error 0.44 of limit;
       least gain T=17 +2.4 % [1.1, 3.8] over incumbent cuda_linear_wgmma_ring_exact/cols=24,wgs=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 19, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.98..9.98 us; 5 sessions; error 0.45 of limit;
       least gain T=24 +1.6 % [0.5, 2.7] over incumbent cuda_linear_wgmma_ring_exact/cols=24,wgs=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 10.68..10.68 us; 4 sessions; error 0.45 of limit;
       least gain T=32 -0.5 % [-0.9, -0.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.89..11.89 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.94..11.94 us; 3 sessions; error 0.45 of limit;
       least gain T=48 +8.6 % [7.9, 9.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.85..12.85 us; 4 sessions; error 0.44 of limit;
       least gain T=64 +4.7 % [3.7, 5.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 12.56..12.56 us; 1 sessions; error 0.59 of limit;
       least gain T=65 +14.5 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.32..12.32 us; 4 sessions; error 0.67 of limit;
       least gain T=80 +7.7 % [6.6, 8.8] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.17..13.17 us; 3 sessions; error 0.65 of limit;
       least gain T=96 +7.6 % [6.4, 8.9] over runner-up cuda_linear_wgmma_small/cols=112,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.31..15.31 us; 1 sessions; error 0.60 of limit;
       least gain T=128 +7.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 20.37..20.37 us; 3 sessions; error 0.67 of limit;
       least gain T=129 +0.0 % [-1.2, 1.3] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.68..21.68 us; 3 sessions; error 0.65 of limit;
       least gain T=192 +1.7 % [1.0, 2.3] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.25..26.25 us; 5 sessions; error 0.67 of limit;
       least gain T=256 +5.6 % [3.7, 7.6] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.09..27.09 us; 4 sessions; error 0.67 of limit;
       least gain T=257 +4.7 % [3.3, 6.0] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 258, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.11..29.11 us; 3 sessions; error 0.68 of limit;
       least gain T=320 +15.9 % [4.7, 28.4] over incumbent cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=112,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.19..32.19 us; 1 sessions; error 0.61 of limit;
       least gain T=384 +4.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 2 widths WIN; 47.53..46.17 us; 4 sessions; error 0.67 of limit;
       least gain T=513 -0.6 % [-1.4, 0.3] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 639, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 71.76..71.76 us; 4 sessions; error 0.66 of limit;
       least gain T=768 -1.1 % [-1.7, -0.4] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 93.84..93.84 us; 5 sessions; error 0.68 of limit;
       least gain T=1024 +1.0 % [0.3, 1.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 140.14..140.14 us; 5 sessions; error 0.67 of limit;
       least gain T=1536 +3.7 % [3.3, 4.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 182.50..182.50 us; 6 sessions; error 0.69 of limit;
       least gain T=2048 +1.5 % [0.9, 2.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2049, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 7.49..7.64 us; 4 sessions; error 0.52 of limit;
       least gain T=2 -0.9 % [-2.0, 0.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.84..7.84 us; 3 sessions; error 0.46 of limit;
       least gain T=4 +1.8 % [1.1, 2.5] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.97..7.97 us; 4 sessions; error 0.45 of limit;
       least gain T=6 +3.0 % [2.4, 3.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 8.08..9.34 us; 3 sessions; error 0.47 of limit;
       least gain T=8 +2.7 % [2.3, 3.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.30..10.30 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 18, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.35..11.35 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +1.0 % [-0.1, 2.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.83..12.83 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.49..14.49 us; 4 sessions; error 0.44 of limit;
       least gain T=64 +1.4 % [-0.6, 3.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.00..14.00 us; 1 sessions; error 0.68 of limit;
       least gain T=65 +11.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.17..17.17 us; 1 sessions; error 0.67 of limit;
       least gain T=128 +7.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 26.40..26.40 us; 1 sessions; error 0.68 of limit;
       least gain T=256 +5.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 258, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 56.56..56.56 us; 4 sessions; error 0.68 of limit;
       least gain T=512 -1.5 % [-2.3, -0.7] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 109.60..109.60 us; 4 sessions; error 0.69 of limit;
       least gain T=1024 -0.9 % [-1.6, -0.3] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 217.79..217.79 us; 6 sessions; error 0.72 of limit;
       least gain T=2048 -0.6 % [-1.7, 0.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 15.91..16.16 us; 3 sessions; error 0.62 of limit;
       least gain T=2 +0.9 % [-0.1, 1.9] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 4 widths WIN; 16.14..16.35 us; 3 sessions; error 0.52 of limit;
       least gain T=3 -0.1 % [-1.9, 1.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.22..18.26 us; 1 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 3 widths WIN; 20.22..20.22 us; 1 sessions; error 0.48 of limit;
       least gain T=17 -0.1 % [-1.4, 1.2] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.55..22.55 us; 1 sessions; error 0.41 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.65..22.65 us; 5 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.38..25.38 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.73..27.73 us; 1 sessions; error 0.48 of limit;
       least gain T=65 +51.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.06..28.06 us; 1 sessions; error 0.49 of limit;
       least gain T=96 +49.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.99..33.99 us; 1 sessions; error 0.49 of limit;
       least gain T=128 +40.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.05..48.05 us; 1 sessions; error 0.52 of limit;
       least gain T=129 +26.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 130, .t_hi = 161,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 162, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 177, .t_hi = 177,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 178, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.69..52.69 us; 1 sessions; error 0.52 of limit;
       least gain T=192 +34.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 193, .t_hi = 222,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 223, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.14..67.14 us; 3 sessions; error 0.65 of limit;
       least gain T=256 +3.2 % [0.3, 6.3] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 321, .t_hi = 321,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 322, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 103.87..103.87 us; 6 sessions; error 0.67 of limit;
       least gain T=384 -0.5 % [-2.4, 1.5] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 385, .t_hi = 446,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 447, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 145.70..145.70 us; 5 sessions; error 0.66 of limit;
       least gain T=512 +0.8 % [0.2, 1.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 515, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 641, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 298.93..298.93 us; 4 sessions; error 0.66 of limit;
       least gain T=1024 +1.7 % [1.1, 2.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1025, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1281, .t_hi = 1281,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1282, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1537, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2047, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 609.80..609.80 us; 5 sessions; error 0.66 of limit;
       least gain T=2048 +3.9 % [2.0, 5.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.59..25.59 us; 4 sessions; error 0.49 of limit;
       least gain T=1 +1.1 % [0.4, 1.7] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 5 widths WIN; 26.84..26.99 us; 4 sessions; error 0.58 of limit;
       least gain T=2 -1.8 % [-3.3, -0.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 30.34..31.30 us; 3 sessions; error 0.57 of limit;
       least gain T=16 -1.2 % [-2.0, -0.3] over runner-up cuda_linear_wgmma_ring_exact/cols=16,wgs=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.40..32.40 us; 1 sessions; error 0.51 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.48..32.48 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 34.57..34.57 us; 3 sessions; error 0.44 of limit;
       least gain T=32 -1.0 % [-1.6, -0.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 39.04..39.04 us; 1 sessions; error 0.41 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 39.07..39.07 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.69..44.69 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 48.53..50.36 us; 1 sessions; error 0.49 of limit;
       least gain T=96 +50.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 63.06..63.06 us; 4 sessions; error 0.61 of limit;
       least gain T=128 +1.7 % [1.2, 2.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 80.65..80.65 us; 1 sessions; error 0.51 of limit;
       least gain T=129 +34.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 90.52..90.52 us; 1 sessions; error 0.50 of limit;
       least gain T=192 +44.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 129.98..129.98 us; 6 sessions; error 0.63 of limit;
       least gain T=256 +0.8 % [-1.2, 2.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 146.56..146.56 us; 3 sessions; error 0.63 of limit;
       least gain T=257 +48.0 % [41.0, 55.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 319, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 185.42..185.42 us; 6 sessions; error 0.63 of limit;
       least gain T=384 +1.9 % [-0.6, 4.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 274.07..274.07 us; 4 sessions; error 0.65 of limit;
       least gain T=512 -1.1 % [-1.8, -0.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 272.24..272.24 us; 3 sessions; error 0.64 of limit;
       least gain T=513 +7.5 % [3.5, 11.7] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 515, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 395.00..395.00 us; 5 sessions; error 0.66 of limit;
       least gain T=768 -0.8 % [-1.4, -0.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 769, .t_hi = 895,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 896, .t_hi = 896,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 546.72..546.72 us; 4 sessions; error 0.67 of limit;
       least gain T=1024 -1.3 % [-2.4, -0.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 808.10..808.10 us; 6 sessions; error 0.62 of limit;
       least gain T=1536 -0.9 % [-1.9, 0.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2047, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 1093.49..1093.49 us; 5 sessions; error 0.66 of limit;
       least gain T=2048 -1.2 % [-2.1, -0.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 2 widths WIN; 12.87..13.36 us; 3 sessions; error 0.50 of limit;
       least gain T=1 -0.1 % [-0.8, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 5 of 7 widths WIN; 13.76..15.65 us; 1 sessions; error 0.47 of limit;
       least gain T=3 +1.5 % [0.9, 2.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 3, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 16.88..16.91 us; 1 sessions; error 0.45 of limit;
       least gain T=17 +1.0 % [-0.3, 2.3] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.40..18.40 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.60..18.60 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.48..20.48 us; 1 sessions; error 0.42 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.75..24.75 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +15.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.64..24.64 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +14.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.15..28.15 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +16.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.75..35.75 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +27.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.36..37.36 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +7.9 % [7.3, 8.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 45.91..45.91 us; 4 sessions; error 0.60 of limit;
       least gain T=256 +0.0 % [-0.7, 0.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.70..69.70 us; 1 sessions; error 0.60 of limit;
       least gain T=384 +33.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 88.14..88.14 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +2.9 % [0.5, 5.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 768, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 171.31..171.31 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 -0.2 % [-0.9, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 364.62..364.62 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 -0.2 % [-1.5, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 17.13..17.98 us; 4 sessions; error 0.54 of limit;
       least gain T=2 +0.1 % [-0.8, 1.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 17.95..18.36 us; 4 sessions; error 0.46 of limit;
       least gain T=4 +0.2 % [-0.2, 0.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 3 widths WIN; 18.63..20.57 us; 1 sessions; error 0.46 of limit;
       least gain T=9 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 21.04..21.04 us; 4 sessions; error 0.45 of limit;
       least gain T=12 -1.2 % [-2.2, -0.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 21.08..21.08 us; 5 sessions; error 0.46 of limit;
       least gain T=16 -0.4 % [-1.2, 0.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 3 widths WIN; 23.09..23.20 us; 1 sessions; error 0.45 of limit;
       least gain T=24 -1.5 % [-2.1, -0.9] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.18..27.18 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.32..27.32 us; 1 sessions; error 0.44 of limit;
       least gain T=48 +12.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.87..30.87 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +5.4 % [4.7, 6.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 33.44..33.44 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +4.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.20..35.20 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +3.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 40.64..40.64 us; 4 sessions; error 0.60 of limit;
       least gain T=128 +0.1 % [-0.7, 0.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 49.45..49.45 us; 4 sessions; error 0.59 of limit;
       least gain T=129 +1.7 % [0.8, 2.6] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.11..54.11 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +19.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 67.50..67.50 us; 4 sessions; error 0.60 of limit;
       least gain T=256 -0.4 % [-1.1, 0.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 259, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 105.76..105.76 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +5.8 % [3.5, 8.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 133.56..133.56 us; 4 sessions; error 0.60 of limit;
       least gain T=512 -0.1 % [-0.7, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 515, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 272.62..272.62 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.1 % [-0.7, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 508.97..508.97 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +8.6 % [4.5, 13.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.24..8.24 us; 4 sessions; error 0.50 of limit;
       least gain T=1 +1.4 % [0.4, 2.5] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 5 of 7 widths WIN; 8.38..9.75 us; 1 sessions; error 0.48 of limit;
       least gain T=12 +2.1 % [1.2, 3.0] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 9.87..10.97 us; 4 sessions; error 0.44 of limit;
       least gain T=17 +1.8 % [0.2, 3.5] over incumbent cuda_linear_wgmma_ring_exact/cols=24,wgs=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 16, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.20..11.20 us; 6 sessions; error 0.45 of limit;
       least gain T=24 -1.0 % [-2.3, 0.3] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.66..11.66 us; 1 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.04..13.04 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.13..13.13 us; 3 sessions; error 0.45 of limit;
       least gain T=48 +8.7 % [8.1, 9.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.16..14.16 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +3.1 % [2.4, 3.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.00..15.00 us; 1 sessions; error 0.56 of limit;
       least gain T=65 +8.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.79..15.79 us; 3 sessions; error 0.58 of limit;
       least gain T=96 +6.4 % [5.7, 7.0] over runner-up cuda_linear_wgmma_small/cols=112,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.50..17.50 us; 3 sessions; error 0.57 of limit;
       least gain T=128 +5.7 % [4.3, 7.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.39..21.39 us; 3 sessions; error 0.58 of limit;
       least gain T=129 +2.8 % [2.2, 3.4] over incumbent cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=176,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.85..22.85 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +14.9 % [14.2, 15.6] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 27.71..27.71 us; 1 sessions; error 0.57 of limit;
       least gain T=256 +2.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 259, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.20..38.20 us; 3 sessions; error 0.58 of limit;
       least gain T=384 +2.1 % [1.5, 2.7] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 50.36..50.36 us; 5 sessions; error 0.60 of limit;
       least gain T=512 -1.9 % [-2.2, -1.6] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 514, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 639, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 93.06..93.06 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +1.3 % [0.3, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 192.07..192.07 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +0.2 % [-0.4, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 8.91..8.91 us; 3 sessions; error 0.54 of limit;
       least gain T=1 +0.9 % [-0.3, 2.1] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 9.48..9.48 us; 5 sessions; error 0.48 of limit;
       least gain T=2 -1.0 % [-2.0, -0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 9.49..9.71 us; 3 sessions; error 0.47 of limit;
       least gain T=6 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 10.45..11.58 us; 3 sessions; error 0.45 of limit;
       least gain T=16 -0.4 % [-1.5, 0.6] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 18, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.48..12.48 us; 1 sessions; error 0.42 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.09..14.09 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.83..15.83 us; 1 sessions; error 0.43 of limit;
       least gain T=64 +2.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 17.20..17.20 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +7.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.05..20.05 us; 4 sessions; error 0.62 of limit;
       least gain T=128 +3.5 % [2.1, 5.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.23..31.23 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +3.7 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 258, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.11..56.11 us; 6 sessions; error 0.63 of limit;
       least gain T=512 -0.9 % [-1.9, 0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 106.99..106.99 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.1 % [-0.6, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 211.94..211.94 us; 4 sessions; error 0.61 of limit;
       least gain T=2048 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 17.09..17.79 us; 4 sessions; error 0.50 of limit;
       least gain T=2 +2.5 % [1.6, 3.4] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 18.00..18.44 us; 4 sessions; error 0.52 of limit;
       least gain T=3 +3.6 % [2.5, 4.7] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.61..20.48 us; 3 sessions; error 0.49 of limit;
       least gain T=8 +3.3 % [2.9, 3.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.70..20.70 us; 4 sessions; error 0.44 of limit;
       least gain T=12 +2.5 % [2.0, 3.0] over incumbent cuda_linear_wgmma_ring_exact/cols=16,wgs=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.93..20.93 us; 3 sessions; error 0.46 of limit;
       least gain T=16 +1.6 % [0.9, 2.3] over incumbent cuda_linear_wgmma_ring_exact/cols=16,wgs=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 3 widths WIN; 23.31..23.51 us; 1 sessions; error 0.44 of limit;
       least gain T=24 -1.2 % [-1.8, -0.6] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.77..27.77 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.77..27.77 us; 1 sessions; error 0.44 of limit;
       least gain T=48 +12.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.21..31.21 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +4.9 % [4.0, 5.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 34.25..34.25 us; 1 sessions; error 0.48 of limit;
       least gain T=65 +4.4 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.20..35.20 us; 1 sessions; error 0.49 of limit;
       least gain T=80 +3.9 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 36.15..36.15 us; 3 sessions; error 0.53 of limit;
       least gain T=96 +3.1 % [0.3, 5.9] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 41.79..41.79 us; 5 sessions; error 0.49 of limit;
       least gain T=128 -0.5 % [-1.4, 0.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.83..50.83 us; 4 sessions; error 0.50 of limit;
       least gain T=129 +1.4 % [0.8, 1.9] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 54.63..54.63 us; 1 sessions; error 0.49 of limit;
       least gain T=192 +18.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 68.71..68.71 us; 5 sessions; error 0.51 of limit;
       least gain T=256 +0.0 % [-0.9, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 96.67..96.67 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +2.8 % [2.2, 3.5] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 107.93..107.93 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +5.4 % [3.1, 7.7] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 134.11..134.11 us; 5 sessions; error 0.50 of limit;
       least gain T=512 +0.1 % [-0.8, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 149.53..149.53 us; 4 sessions; error 0.51 of limit;
       least gain T=513 -0.5 % [-1.2, 0.2] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 196.65..196.65 us; 3 sessions; error 0.50 of limit;
       least gain T=768 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 275.04..275.04 us; 4 sessions; error 0.50 of limit;
       least gain T=1024 +0.6 % [-0.2, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 401.14..401.14 us; 6 sessions; error 0.51 of limit;
       least gain T=1536 +0.5 % [-1.0, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1536, .t_hi = 1536,
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
    /* WIN, 1 of 1 widths WIN; 540.23..540.23 us; 3 sessions; error 0.52 of limit;
       least gain T=2048 +8.0 % [5.2, 10.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.24..8.24 us; 3 sessions; error 0.47 of limit;
       least gain T=1 +1.6 % [0.9, 2.3] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 6 of 7 widths WIN; 8.38..9.80 us; 3 sessions; error 0.49 of limit;
       least gain T=12 +1.1 % [0.1, 2.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 9.87..11.24 us; 5 sessions; error 0.46 of limit;
       least gain T=16 +1.2 % [0.2, 2.1] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 16, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.96..11.96 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.38..13.38 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +16.6 % [15.4, 17.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.41..13.41 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +9.1 % [8.4, 9.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.51..14.51 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +3.4 % [2.8, 4.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.57..15.57 us; 1 sessions; error 0.50 of limit;
       least gain T=65 +8.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.60..15.60 us; 3 sessions; error 0.50 of limit;
       least gain T=80 +5.5 % [4.5, 6.5] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.43..16.43 us; 3 sessions; error 0.51 of limit;
       least gain T=96 +6.1 % [5.4, 6.7] over runner-up cuda_linear_wgmma_small/cols=112,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.11..18.11 us; 3 sessions; error 0.50 of limit;
       least gain T=128 +5.0 % [4.1, 5.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 22.81..22.81 us; 3 sessions; error 0.50 of limit;
       least gain T=129 -2.0 % [-2.8, -1.1] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.93..23.93 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +12.0 % [11.3, 12.7] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.14..29.14 us; 3 sessions; error 0.50 of limit;
       least gain T=256 +2.1 % [1.5, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.89..34.89 us; 4 sessions; error 0.50 of limit;
       least gain T=257 +7.7 % [5.4, 10.0] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 39.85..39.85 us; 5 sessions; error 0.50 of limit;
       least gain T=384 +1.1 % [-0.1, 2.3] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 2 widths WIN; 51.29..51.28 us; 3 sessions; error 0.50 of limit;
       least gain T=513 -1.5 % [-2.1, -0.9] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 65.76..65.76 us; 4 sessions; error 0.51 of limit;
       least gain T=768 -0.7 % [-1.2, -0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 99.63..99.63 us; 3 sessions; error 0.50 of limit;
       least gain T=1024 +2.3 % [-0.3, 4.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 147.76..147.76 us; 4 sessions; error 0.51 of limit;
       least gain T=1536 -0.8 % [-1.5, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 198.44..198.44 us; 4 sessions; error 0.51 of limit;
       least gain T=2048 +0.3 % [-0.6, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 4 widths WIN; 2.83..3.14 us; 3 sessions; error 0.49 of limit;
       least gain T=1 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 5, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.29..3.29 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 3.57..3.57 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +0.1 % [-0.6, 0.7] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 12, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 3.64..4.20 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.37..6.37 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.34..6.34 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.01..7.01 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +4.9 % [4.2, 5.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 6.97..6.97 us; 1 sessions; error 0.60 of limit;
       least gain T=128 +2.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 129, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 159, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.65..7.65 us; 1 sessions; error 0.61 of limit;
       least gain T=256 +8.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 257, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 321, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.38..9.38 us; 1 sessions; error 0.61 of limit;
       least gain T=512 +5.3 % [?] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 515, .t_hi = 638,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 639, .t_hi = 641,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 642, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 769, .t_hi = 769,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 770, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 13.05..13.05 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +90.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1025, .t_hi = 1281,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1282, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1538, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.63..24.63 us; 1 sessions; error 0.63 of limit;
       least gain T=2048 +7.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 1.97..1.97 us; 4 sessions; error 0.58 of limit;
       least gain T=1 +9.0 % [6.6, 11.5] over incumbent cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 2.10..2.26 us; 3 sessions; error 0.50 of limit;
       least gain T=6 +1.1 % [0.1, 2.1] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 2.27..2.27 us; 1 sessions; error 0.41 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 2.45..2.70 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +7.3 % [6.7, 8.0] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 3.15..3.15 us; 3 sessions; error 0.44 of limit;
       least gain T=32 -1.6 % [-2.3, -1.0] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.62..5.62 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +0.0 % [-0.6, 0.6] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=1 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 5.91..6.10 us; 3 sessions; error 0.44 of limit;
       least gain T=65 -1.3 % [-1.9, -0.7] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.77..5.77 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 6.13..6.13 us; 1 sessions; error 0.42 of limit;
       least gain T=256 +5.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 257, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 321, .t_hi = 447,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 6.69..6.69 us; 2 sessions; error 0.59 of limit;
       least gain T=512 +2.3 % [-14.8, 22.8] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 513, .t_hi = 895,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 896, .t_hi = 896,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.75..7.75 us; 6 sessions; error 0.60 of limit;
       least gain T=1024 -0.7 % [-2.3, 0.8] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1026, .t_hi = 1279,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1280, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1281, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 10.10..10.10 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.2 % [0.1, 2.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 2.28..2.69 us; 3 sessions; error 0.55 of limit;
       least gain T=2 -0.2 % [-1.1, 0.8] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1;
       reverted: in situ T=1 cuda_linear_smallt_mma/rows=1,warps=16,start=1
       disagrees: round -0.16 % [-0.30, -0.01], node 2.00 us = 8.0 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 2.72..2.72 us; 3 sessions; error 0.47 of limit;
       least gain T=6 +7.7 % [3.7, 11.9] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 2.67..2.67 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.11..3.11 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +3.6 % [2.9, 4.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 3 widths WIN; 3.22..3.85 us; 1 sessions; error 0.44 of limit;
       least gain T=32 -0.3 % [-1.2, 0.7] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.29..7.29 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.30..7.30 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.75..6.75 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +3.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 80, .t_hi = 112,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 113, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 6.90..6.90 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +2.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 130, .t_hi = 159,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 160, .t_hi = 160,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 161, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.41..7.41 us; 1 sessions; error 0.60 of limit;
       least gain T=256 +6.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 257, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 321, .t_hi = 447,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 448, .t_hi = 448,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 449, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.10..9.10 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +3.0 % [?] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 513, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 10.95..10.95 us; 1 sessions; error 0.60 of limit;
       least gain T=1024 +10.6 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.04..16.04 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +3.3 % [2.8, 3.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 2.83..2.83 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +0.0 % [-0.6, 0.6] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.08..3.08 us; 3 sessions; error 0.47 of limit;
       least gain T=2 +1.5 % [0.9, 2.2] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 3.19..3.43 us; 1 sessions; error 0.46 of limit;
       least gain T=4 +6.0 % [2.0, 10.1] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.57..3.57 us; 3 sessions; error 0.43 of limit;
       least gain T=9 +0.7 % [0.1, 1.3] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 12, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.67..3.67 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.71..3.71 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.25..4.25 us; 5 sessions; error 0.44 of limit;
       least gain T=32 +0.4 % [-0.6, 1.3] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.12..8.12 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.13..8.13 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.61..7.61 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +0.9 % [0.3, 1.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.83..7.83 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +2.0 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 193, .t_hi = 194,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 195, .t_hi = 222,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 223, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 8.84..8.84 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +6.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 257, .t_hi = 258,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 259, .t_hi = 318,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 319, .t_hi = 386,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 387, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.39..11.39 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +0.7 % [0.0, 1.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 513, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.21..14.21 us; 1 sessions; error 0.60 of limit;
       least gain T=1024 +8.4 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.33..22.33 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +7.9 % [4.0, 11.9] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 2 widths WIN; 8.43..8.64 us; 6 sessions; error 0.50 of limit;
       least gain T=2 -0.0 % [-1.0, 1.0] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.64..8.64 us; 1 sessions; error 0.50 of limit;
       least gain T=4 +2.5 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 8.90..8.90 us; 5 sessions; error 0.47 of limit;
       least gain T=6 -1.5 % [-2.7, -0.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 8.77..9.56 us; 3 sessions; error 0.44 of limit;
       least gain T=9 +0.7 % [-0.6, 2.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.93..10.93 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.98..10.98 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.01..12.01 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.18..13.18 us; 5 sessions; error 0.44 of limit;
       least gain T=64 +5.6 % [5.3, 5.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.84..14.84 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +9.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.64..16.64 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +4.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.58..21.58 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +47.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 41.63..41.63 us; 1 sessions; error 0.60 of limit;
       least gain T=512 +5.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 70.78..70.78 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.2 % [-0.8, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 150.26..150.26 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +1.4 % [0.7, 2.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 19.54..20.61 us; 4 sessions; error 0.52 of limit;
       least gain T=2 -1.0 % [-1.4, -0.6] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 21.27..21.72 us; 5 sessions; error 0.50 of limit;
       least gain T=4 -1.7 % [-3.3, -0.1] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 21.98..22.74 us; 1 sessions; error 0.45 of limit;
       least gain T=16 +1.1 % [0.4, 1.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.51..23.51 us; 1 sessions; error 0.41 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.63..23.63 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.46..24.46 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.96..26.96 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.90..26.90 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 29.48..29.48 us; 5 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 32.16..32.16 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +45.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.38..32.38 us; 1 sessions; error 0.59 of limit;
       least gain T=96 +43.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 37.05..37.05 us; 1 sessions; error 0.57 of limit;
       least gain T=128 +39.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 43.72..43.72 us; 1 sessions; error 0.58 of limit;
       least gain T=129 +51.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 46.47..46.47 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +61.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.04..57.04 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +1.9 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 93.94..93.94 us; 1 sessions; error 0.58 of limit;
       least gain T=384 +5.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 109.88..109.88 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +1.4 % [0.1, 2.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 216.06..216.06 us; 4 sessions; error 0.59 of limit;
       least gain T=1024 +0.3 % [-0.6, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 456.97..456.97 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 -0.7 % [-1.4, 0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 5 widths WIN; 39.46..41.65 us; 3 sessions; error 0.53 of limit;
       least gain T=4 -0.2 % [-0.5, 0.1] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 4 widths WIN; 43.83..43.87 us; 3 sessions; error 0.50 of limit;
       least gain T=9 -1.2 % [-1.9, -0.6] over runner-up cuda_linear_wgmma_ring_exact/cols=16,wgs=4 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 43.86..43.86 us; 3 sessions; error 0.45 of limit;
       least gain T=24 +0.3 % [-0.3, 0.9] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.33..44.33 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 47.63..47.63 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 49.17..49.17 us; 3 sessions; error 0.45 of limit;
       least gain T=48 +133.3 % [120.9, 146.5] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 55.06..55.06 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x1024", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 5 widths WIN; 146.54..153.81 us; 4 sessions; error 0.52 of limit;
       least gain T=1 -0.6 % [-1.0, -0.2] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 2 of 5 widths WIN; 159.83..162.91 us; 3 sessions; error 0.48 of limit;
       least gain T=9 -0.8 % [-1.1, -0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=16,wgs=4 */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 9, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 166.24..166.24 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 186.57..186.57 us; 4 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 202.31..202.31 us; 4 sessions; error 0.43 of limit;
       least gain T=48 +163.0 % [156.9, 169.3] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 215.90..215.90 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:151936x4096", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 2.40..2.40 us; 4 sessions; error 0.48 of limit;
       least gain T=2 +2.3 % [0.3, 4.4] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 3, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 3.02..3.59 us; 1 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.07..6.07 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +6.3 % [5.5, 7.2] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 6.03..5.88 us; 1 sessions; error 0.45 of limit;
       least gain T=64 +14.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.18..6.18 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.97..6.97 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +1.6 % [1.0, 2.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 257, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.64..7.64 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +4.9 % [3.8, 6.0] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.50..9.50 us; 1 sessions; error 0.60 of limit;
       least gain T=1024 +3.8 % [?] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 13.03..13.03 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 +95.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.13..11.13 us; 4 sessions; error 0.47 of limit;
       least gain T=1 +1.1 % [0.1, 2.0] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.42..11.42 us; 4 sessions; error 0.50 of limit;
       least gain T=2 +1.5 % [-0.7, 3.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 11.91..11.91 us; 5 sessions; error 0.48 of limit;
       least gain T=4 -1.4 % [-2.7, -0.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 11.79..12.93 us; 1 sessions; error 0.46 of limit;
       least gain T=16 +0.7 % [0.1, 1.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.35..14.35 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 18, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 31, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.16..16.16 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.92..17.92 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +12.3 % [7.7, 17.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.87..18.87 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +3.8 % [-0.0, 7.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.58..18.58 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +7.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.37..21.37 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +4.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.83..32.83 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +2.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.76..52.76 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +1.4 % [1.0, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 95.70..95.70 us; 4 sessions; error 0.59 of limit;
       least gain T=1024 +0.4 % [-0.3, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 189.87..189.87 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +0.2 % [-0.2, 0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 4.19..4.19 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +1.2 % [0.6, 1.8] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.39..4.39 us; 4 sessions; error 0.49 of limit;
       least gain T=2 +3.2 % [1.6, 4.8] over incumbent cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 4.47..5.07 us; 1 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 4, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.35..5.35 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.46..5.46 us; 4 sessions; error 0.44 of limit;
       least gain T=17 +1.4 % [0.1, 2.7] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.98..5.98 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +6.1 % [5.2, 6.9] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.16..9.16 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.07..9.07 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +3.3 % [2.7, 4.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.60..9.60 us; 1 sessions; error 0.56 of limit;
       least gain T=65 +3.1 % [?] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.20..10.20 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +7.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 12.74..12.74 us; 1 sessions; error 0.57 of limit;
       least gain T=256 +6.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.11..18.11 us; 1 sessions; error 0.57 of limit;
       least gain T=512 +5.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.20..28.20 us; 1 sessions; error 0.58 of limit;
       least gain T=1024 +4.2 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 45.20..45.20 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +2.9 % [-0.7, 6.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 4 widths WIN; 2.13..2.19 us; 3 sessions; error 0.54 of limit;
       least gain T=2 -0.6 % [-1.2, 0.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_splitk_fewcol/splits=8,cols=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 6, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 2.41..2.76 us; 3 sessions; error 0.47 of limit;
       least gain T=9 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 19, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 3.05..3.05 us; 3 sessions; error 0.47 of limit;
       least gain T=32 -1.5 % [-2.1, -0.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.85..3.85 us; 1 sessions; error 0.47 of limit;
       least gain T=33 +16.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.48..4.48 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +13.2 % [12.5, 13.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.29..4.29 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +5.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.38..4.38 us; 1 sessions; error 0.60 of limit;
       least gain T=128 +3.4 % [?] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.54..4.54 us; 3 sessions; error 0.60 of limit;
       least gain T=256 -0.4 % [-1.0, 0.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.03..5.03 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +4.2 % [3.6, 4.9] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 6.28..6.28 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.98..7.98 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 +88.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.46..5.46 us; 5 sessions; error 0.49 of limit;
       least gain T=1 +1.1 % [0.2, 2.0] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.54..5.54 us; 5 sessions; error 0.49 of limit;
       least gain T=2 -0.4 % [-1.4, 0.5] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.64..5.64 us; 1 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 5.83..6.65 us; 1 sessions; error 0.46 of limit;
       least gain T=16 +0.9 % [0.3, 1.5] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.92..6.92 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 19, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.53..7.53 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 11.32..11.32 us; 3 sessions; error 0.45 of limit;
       least gain T=33 -1.3 % [-1.9, -0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 11.00..11.00 us; 3 sessions; error 0.46 of limit;
       least gain T=64 -0.6 % [-1.2, -0.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.22..11.22 us; 1 sessions; error 0.54 of limit;
       least gain T=65 +9.5 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.95..12.95 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +0.9 % [0.2, 1.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.04..16.04 us; 1 sessions; error 0.57 of limit;
       least gain T=256 +5.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 25.30..25.30 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +0.7 % [-0.4, 1.7] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.32..40.32 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +2.9 % [2.2, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 68.26..68.26 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +2.1 % [1.5, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 5 widths WIN; 294.65..306.68 us; 4 sessions; error 0.54 of limit;
       least gain T=8 -0.2 % [-1.0, 0.5] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=4 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 5 widths WIN; 323.20..329.05 us; 4 sessions; error 0.47 of limit;
       least gain T=9 -0.9 % [-1.2, -0.6] over runner-up cuda_linear_wgmma_ring_exact/cols=16,wgs=4 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 9, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 336.34..336.34 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 379.93..379.93 us; 4 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 400.42..400.42 us; 4 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 470.61..470.61 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 43.36..44.28 us; 4 sessions; error 0.49 of limit;
       least gain T=2 +0.3 % [-0.1, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 45.40..47.69 us; 3 sessions; error 0.47 of limit;
       least gain T=4 -1.6 % [-2.2, -1.0] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 48.24..48.24 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +0.9 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 47.96..47.96 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +0.7 % [0.1, 1.4] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 49.49..49.49 us; 3 sessions; error 0.47 of limit;
       least gain T=17 -1.9 % [-2.5, -1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 49.45..49.45 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 55.84..55.84 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 61.46..61.46 us; 4 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 66.57..66.57 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +62.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 79.93..79.93 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +53.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 128.56..128.56 us; 4 sessions; error 0.58 of limit;
       least gain T=256 +2.4 % [1.4, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 266.78..266.78 us; 4 sessions; error 0.58 of limit;
       least gain T=512 +0.4 % [-0.3, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 553.54..553.54 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +1.0 % [0.4, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 1099.47..1099.47 us; 6 sessions; error 0.60 of limit;
       least gain T=2048 +0.0 % [-1.2, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.94..14.94 us; 4 sessions; error 0.50 of limit;
       least gain T=1 +1.8 % [-0.0, 3.6] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 15.89..15.89 us; 6 sessions; error 0.51 of limit;
       least gain T=2 -1.1 % [-1.9, -0.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 16.22..16.22 us; 6 sessions; error 0.45 of limit;
       least gain T=4 -0.2 % [-1.2, 0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 16.33..16.33 us; 6 sessions; error 0.46 of limit;
       least gain T=6 +0.8 % [-1.1, 2.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 3 widths WIN; 16.39..17.55 us; 3 sessions; error 0.45 of limit;
       least gain T=16 -0.8 % [-1.5, -0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.68..18.68 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.83..19.83 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.43..22.43 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +11.6 % [10.6, 12.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.45..24.45 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +2.5 % [1.8, 3.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.16..24.16 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +6.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.02..28.02 us; 1 sessions; error 0.60 of limit;
       least gain T=128 +41.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 44.64..44.64 us; 3 sessions; error 0.60 of limit;
       least gain T=256 -1.5 % [-2.3, -0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 82.32..82.32 us; 5 sessions; error 0.60 of limit;
       least gain T=512 +1.7 % [0.7, 2.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 154.89..154.89 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +1.0 % [-0.4, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 321.93..321.93 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +11.6 % [7.0, 16.4] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.04..33.04 us; 3 sessions; error 0.49 of limit;
       least gain T=1 +1.3 % [0.7, 2.0] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 35.24..35.24 us; 4 sessions; error 0.47 of limit;
       least gain T=2 -0.9 % [-1.2, -0.5] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 36.26..36.26 us; 5 sessions; error 0.43 of limit;
       least gain T=4 +0.0 % [-0.4, 0.5] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 36.80..36.80 us; 4 sessions; error 0.50 of limit;
       least gain T=6 +0.5 % [-0.7, 1.9] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 37.14..37.14 us; 4 sessions; error 0.45 of limit;
       least gain T=8 -0.0 % [-1.3, 1.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 37.70..37.70 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 37.69..37.69 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.21..38.21 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 39.26..39.26 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 44.17..44.17 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +8.8 % [7.9, 9.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 48.90..48.90 us; 4 sessions; error 0.43 of limit;
       least gain T=64 +11.0 % [10.4, 11.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 55.29..55.29 us; 4 sessions; error 0.59 of limit;
       least gain T=65 -0.6 % [-1.4, 0.2] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 65.61..65.61 us; 1 sessions; error 0.56 of limit;
       least gain T=128 +3.5 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 105.04..105.04 us; 4 sessions; error 0.59 of limit;
       least gain T=256 -0.1 % [-1.2, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 201.23..201.23 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +0.8 % [0.1, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 410.80..410.80 us; 5 sessions; error 0.59 of limit;
       least gain T=1024 +2.6 % [0.5, 4.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 795.20..795.20 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +7.5 % [4.9, 10.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 7.57..7.87 us; 6 sessions; error 0.57 of limit;
       least gain T=3 -1.5 % [-2.6, -0.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 5 of 5 widths WIN; 7.67..8.61 us; 1 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 4, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 8.85..8.85 us; 5 sessions; error 0.45 of limit;
       least gain T=16 +0.3 % [0.0, 0.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.00..10.00 us; 4 sessions; error 0.46 of limit;
       least gain T=17 +3.9 % [3.5, 4.3] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.20..10.20 us; 3 sessions; error 0.43 of limit;
       least gain T=24 +4.6 % [3.9, 5.3] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.85..10.85 us; 4 sessions; error 0.44 of limit;
       least gain T=32 +1.2 % [-0.1, 2.6] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.00..12.00 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +10.4 % [9.5, 11.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.02..12.02 us; 3 sessions; error 0.43 of limit;
       least gain T=48 +8.3 % [7.7, 9.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 13.06..13.06 us; 4 sessions; error 0.45 of limit;
       least gain T=64 +0.2 % [-0.6, 1.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.22..13.22 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +11.8 % [11.1, 12.5] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.48..13.48 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +5.4 % [4.8, 6.1] over runner-up cuda_linear_wgmma_small/cols=112,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.77..14.77 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +29.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 19.15..19.15 us; 3 sessions; error 0.59 of limit;
       least gain T=129 -0.6 % [-1.3, 0.2] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.64..18.64 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +13.1 % [12.4, 13.9] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.18..22.18 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +3.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.05..27.05 us; 3 sessions; error 0.59 of limit;
       least gain T=320 +58.3 % [56.4, 60.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_small/cols=112,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.94..28.94 us; 4 sessions; error 0.59 of limit;
       least gain T=384 +2.6 % [1.1, 4.0] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 35.01..35.01 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +7.8 % [6.1, 9.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=176,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 66.66..66.66 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.8 % [0.1, 1.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 127.02..127.02 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +1.1 % [0.4, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 5.32..5.28 us; 3 sessions; error 0.58 of limit;
       least gain T=1 +2.8 % [1.8, 3.9] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 5 widths WIN; 5.46..6.12 us; 1 sessions; error 0.47 of limit;
       least gain T=4 +0.9 % [-0.4, 2.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 4, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.94..6.94 us; 1 sessions; error 0.41 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 18, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 31, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.85..7.85 us; 5 sessions; error 0.44 of limit;
       least gain T=32 +0.3 % [-0.5, 1.1] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.84..8.84 us; 6 sessions; error 0.44 of limit;
       least gain T=33 +10.4 % [9.5, 11.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 9.65..9.65 us; 4 sessions; error 0.43 of limit;
       least gain T=64 -0.1 % [-1.4, 1.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.96..9.96 us; 1 sessions; error 0.60 of limit;
       least gain T=65 +7.9 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 11.82..11.82 us; 1 sessions; error 0.57 of limit;
       least gain T=128 +3.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.47..15.47 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +3.7 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.06..21.06 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +47.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 40.70..40.70 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +8.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 71.24..71.24 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.8 % [1.2, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.88..9.88 us; 3 sessions; error 0.55 of limit;
       least gain T=1 +2.1 % [1.1, 3.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 10.39..10.39 us; 4 sessions; error 0.52 of limit;
       least gain T=2 -0.3 % [-0.7, 0.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 5 widths WIN; 10.58..11.91 us; 1 sessions; error 0.49 of limit;
       least gain T=4 +2.4 % [1.4, 3.3] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 4, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 13.19..13.19 us; 5 sessions; error 0.46 of limit;
       least gain T=17 -1.2 % [-2.1, -0.2] over runner-up cuda_linear_wgmma_ring_exact/cols=24,wgs=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.12..13.12 us; 1 sessions; error 0.41 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.60..14.60 us; 1 sessions; error 0.43 of limit;
       least gain T=33 +12.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.73..15.73 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +11.5 % [10.3, 12.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 17.49..17.49 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +2.1 % [-0.6, 4.9] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 20.05..20.05 us; 4 sessions; error 0.59 of limit;
       least gain T=128 -0.2 % [-1.1, 0.7] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.86..29.86 us; 4 sessions; error 0.61 of limit;
       least gain T=256 +1.1 % [0.2, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 49.25..49.25 us; 4 sessions; error 0.60 of limit;
       least gain T=512 -0.6 % [-1.0, -0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 96.02..96.02 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +2.6 % [0.7, 4.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 176.83..176.83 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 -0.4 % [-1.5, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 7.03..7.03 us; 4 sessions; error 0.54 of limit;
       least gain T=1 -0.4 % [-0.8, 0.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.97..6.97 us; 6 sessions; error 0.49 of limit;
       least gain T=2 -0.7 % [-2.2, 0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 5 widths WIN; 7.32..7.84 us; 1 sessions; error 0.49 of limit;
       least gain T=4 +2.8 % [1.8, 3.9] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 4, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.05..9.05 us; 4 sessions; error 0.44 of limit;
       least gain T=17 +3.1 % [1.7, 4.4] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.23..10.23 us; 4 sessions; error 0.43 of limit;
       least gain T=32 +0.9 % [-0.4, 2.2] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.31..11.31 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.50..12.50 us; 4 sessions; error 0.44 of limit;
       least gain T=64 +5.3 % [4.9, 5.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.93..13.93 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +10.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.37..15.37 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +9.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.42..20.42 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +5.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 32.22..32.22 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +1.0 % [0.6, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 58.55..58.55 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +0.7 % [0.1, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 122.40..122.40 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.6 % [-0.7, 3.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.55..23.55 us; 4 sessions; error 0.60 of limit;
       least gain T=1 +0.7 % [0.3, 1.1] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 25.29..25.29 us; 5 sessions; error 0.50 of limit;
       least gain T=2 -1.6 % [-2.3, -1.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.65..25.65 us; 4 sessions; error 0.47 of limit;
       least gain T=4 +2.4 % [1.6, 3.2] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 26.10..27.22 us; 3 sessions; error 0.48 of limit;
       least gain T=9 +1.8 % [0.9, 2.6] over incumbent cuda_linear_wgmma_ring_exact/cols=16,wgs=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 12, .t_hi = 15,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 27.69..27.69 us; 3 sessions; error 0.47 of limit;
       least gain T=16 -0.5 % [-1.3, 0.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=16,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.25..28.25 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 29.49..29.49 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.79..32.79 us; 4 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 36.09..36.09 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +9.2 % [8.5, 9.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 37.74..37.74 us; 1 sessions; error 0.49 of limit;
       least gain T=65 +4.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 46.04..46.04 us; 5 sessions; error 0.50 of limit;
       least gain T=128 -1.7 % [-2.0, -1.4] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 73.99..73.99 us; 5 sessions; error 0.50 of limit;
       least gain T=256 -0.4 % [-1.1, 0.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 258, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 137.33..137.33 us; 3 sessions; error 0.50 of limit;
       least gain T=512 +0.7 % [0.1, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 280.41..280.41 us; 4 sessions; error 0.52 of limit;
       least gain T=1024 +2.1 % [1.0, 3.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1025, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 549.70..549.70 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +8.8 % [5.2, 12.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 10.16..10.44 us; 3 sessions; error 0.48 of limit;
       least gain T=1 -0.8 % [-1.5, -0.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 4 widths WIN; 10.73..11.48 us; 1 sessions; error 0.49 of limit;
       least gain T=4 +4.4 % [4.1, 4.7] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 4, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 11.89..11.89 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +0.2 % [-0.5, 0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.17..13.17 us; 3 sessions; error 0.46 of limit;
       least gain T=17 +2.4 % [1.8, 3.0] over incumbent cuda_linear_wgmma_ring_exact/cols=24,wgs=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 14.27..14.27 us; 4 sessions; error 0.44 of limit;
       least gain T=32 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.90..15.90 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +15.4 % [14.7, 16.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.41..17.41 us; 4 sessions; error 0.44 of limit;
       least gain T=64 -0.2 % [-1.2, 0.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.24..17.24 us; 3 sessions; error 0.49 of limit;
       least gain T=65 +9.0 % [6.1, 12.0] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 19.59..19.59 us; 1 sessions; error 0.50 of limit;
       least gain T=128 +39.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 30.49..30.49 us; 2 sessions; error 0.50 of limit;
       least gain T=256 +2.3 % [-2.3, 7.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 258, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.95..52.95 us; 6 sessions; error 0.51 of limit;
       least gain T=512 +0.7 % [-1.1, 2.5] over runner-up cuda_linear_wgmma_small/cols=176,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 514, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.59..102.59 us; 5 sessions; error 0.50 of limit;
       least gain T=1024 +2.7 % [2.4, 3.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 198.15..198.15 us; 4 sessions; error 0.51 of limit;
       least gain T=2048 +0.4 % [-0.3, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.03..5.03 us; 4 sessions; error 0.47 of limit;
       least gain T=1 +2.1 % [0.8, 3.4] over runner-up cuda_parts_half_ring/rows=1,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.63..5.63 us; 1 sessions; error 0.40 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.35..6.35 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.93..6.93 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.71..7.71 us; 5 sessions; error 0.46 of limit;
       least gain T=8 -0.1 % [-1.2, 0.9] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=8 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.84..8.84 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.12..9.12 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.41..9.41 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.57..10.57 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.92..17.92 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.93..17.93 us; 5 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.06..18.06 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +2.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.09..19.09 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +2.6 % [1.9, 3.2] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.06..23.06 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +4.3 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.92..28.92 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +2.1 % [1.5, 2.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 513, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.92..40.92 us; 4 sessions; error 0.59 of limit;
       least gain T=1024 +8.2 % [7.8, 8.6] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.11..69.11 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +2.4 % [-0.1, 4.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 44.77..46.07 us; 3 sessions; error 0.60 of limit;
       least gain T=1 -0.0 % [-0.4, 0.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 47.04..47.04 us; 5 sessions; error 0.57 of limit;
       least gain T=6 +0.5 % [-0.5, 1.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=4 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 47.19..47.19 us; 4 sessions; error 0.57 of limit;
       least gain T=8 -0.1 % [-0.5, 0.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=4 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 3 widths WIN; 49.47..49.26 us; 1 sessions; error 0.49 of limit;
       least gain T=9 -1.0 % [-1.6, -0.4] over runner-up cuda_linear_wgmma_ring_exact/cols=16,wgs=4 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=24,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 50.29..50.29 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 56.06..56.06 us; 1 sessions; error 0.40 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 62.05..62.05 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 68.27..68.27 us; 1 sessions; error 0.41 of limit;
       least gain T=65 +59.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 82.43..82.43 us; 1 sessions; error 0.44 of limit;
       least gain T=128 +49.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 192, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 130.55..130.55 us; 3 sessions; error 0.53 of limit;
       least gain T=256 +2.6 % [-0.2, 5.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 271.35..271.35 us; 4 sessions; error 0.54 of limit;
       least gain T=512 +0.7 % [-0.7, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 561.70..561.70 us; 4 sessions; error 0.54 of limit;
       least gain T=1024 -0.3 % [-1.1, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1148.15..1148.15 us; 6 sessions; error 0.57 of limit;
       least gain T=2048 -0.5 % [-2.1, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 3 of 3 widths WIN; 4.21..4.28 us; 1 sessions; error 0.65 of limit;
       least gain T=4 +1.8 % [0.5, 3.1] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.40..4.40 us; 4 sessions; error 0.46 of limit;
       least gain T=6 +0.2 % [-0.2, 0.6] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.42..4.42 us; 3 sessions; error 0.44 of limit;
       least gain T=8 +1.1 % [0.5, 1.7] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.73..4.73 us; 4 sessions; error 0.47 of limit;
       least gain T=9 +0.0 % [-0.4, 0.4] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.78..4.78 us; 4 sessions; error 0.45 of limit;
       least gain T=16 -0.1 % [-0.5, 0.2] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.87..4.87 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.39..5.39 us; 1 sessions; error 0.39 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.53..7.53 us; 4 sessions; error 0.48 of limit;
       least gain T=33 +6.4 % [5.5, 7.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.01..8.01 us; 4 sessions; error 0.50 of limit;
       least gain T=64 +0.9 % [0.5, 1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.49..7.49 us; 1 sessions; error 0.35 of limit;
       least gain T=65 +6.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 81, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.85..7.85 us; 1 sessions; error 0.39 of limit;
       least gain T=128 +4.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 129, .t_hi = 130,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 131, .t_hi = 158,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 159, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.93..9.93 us; 3 sessions; error 0.42 of limit;
       least gain T=256 +0.8 % [-0.1, 1.7] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 257, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 13.39..13.39 us; 1 sessions; error 0.42 of limit;
       least gain T=512 +36.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 515, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 769, .t_hi = 769,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 770, .t_hi = 894,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 895, .t_hi = 896,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 897, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 24.62..24.62 us; 1 sessions; error 0.43 of limit;
       least gain T=1024 +39.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1025, .t_hi = 1026,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1027, .t_hi = 1278,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1279, .t_hi = 1280,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1281, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1537, .t_hi = 1537,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1538, .t_hi = 2046,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 2047, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.05..42.05 us; 3 sessions; error 0.47 of limit;
       least gain T=2048 +4.1 % [3.4, 4.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    .data_hash = "7a1fb1effbff963b",
    .fingerprint = "99f51e20ec89fb88",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
