/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data d073e6f5600ca0d6. Times are medians at the first and last measured
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
    /* TIE, 1 of 2 widths WIN; 13.51..13.94 us; 3 sessions; error 0.49 of limit;
       least gain T=1 +1.1 % [0.7, 1.5] over incumbent cuda_parts_half_ring/rows=1,warps=16,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 15.09..15.14 us; 1 sessions; error 0.45 of limit;
       least gain T=3 -0.4 % [-1.3, 0.5] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 16.41..16.41 us; 3 sessions; error 0.44 of limit;
       least gain T=6 -1.3 % [-1.9, -0.6] over runner-up cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=8 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.32..17.32 us; 3 sessions; error 0.44 of limit;
       least gain T=8 -0.2 % [-1.4, 1.1] over runner-up cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 21.34..21.82 us; 3 sessions; error 0.45 of limit;
       least gain T=9 -1.3 % [-2.2, -0.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.67..22.67 us; 5 sessions; error 0.44 of limit;
       least gain T=17 +4.5 % [3.4, 5.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 23.77..23.77 us; 4 sessions; error 0.45 of limit;
       least gain T=24 +0.4 % [-0.7, 1.5] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.83..23.83 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.62..27.62 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.73..27.73 us; 1 sessions; error 0.44 of limit;
       least gain T=48 +11.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 30.66..30.66 us; 3 sessions; error 0.43 of limit;
       least gain T=64 -1.1 % [-1.8, -0.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 33.59..33.59 us; 1 sessions; error 0.59 of limit;
       least gain T=65 +8.4 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 33.34..33.34 us; 1 sessions; error 0.58 of limit;
       least gain T=80 +6.2 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.53..35.53 us; 1 sessions; error 0.57 of limit;
       least gain T=96 +6.5 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.83..39.83 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +3.8 % [2.6, 5.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.91..51.91 us; 1 sessions; error 0.58 of limit;
       least gain T=129 +3.5 % [?] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 55.91..55.91 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +4.1 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 63.76..63.76 us; 4 sessions; error 0.60 of limit;
       least gain T=256 +4.6 % [3.8, 5.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 80.47..80.47 us; 4 sessions; error 0.59 of limit;
       least gain T=257 +3.3 % [2.8, 3.9] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 88.72..88.72 us; 5 sessions; error 0.59 of limit;
       least gain T=384 +0.2 % [-0.9, 1.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 117.29..117.29 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +1.8 % [1.2, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 118.92..118.92 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +48.5 % [45.3, 51.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* WIN, 1 of 1 widths WIN; 171.12..171.12 us; 4 sessions; error 0.60 of limit;
       least gain T=768 +0.9 % [0.3, 1.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 230.29..230.29 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.4 % [-0.2, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 328.92..328.92 us; 4 sessions; error 0.60 of limit;
       least gain T=1536 +0.2 % [-0.5, 0.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 443.97..443.97 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 +0.2 % [-0.8, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 15.31..15.60 us; 3 sessions; error 0.54 of limit;
       least gain T=1 +0.4 % [-0.1, 0.8] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 16.62..16.71 us; 1 sessions; error 0.50 of limit;
       least gain T=3 +0.8 % [0.2, 1.4] over runner-up cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 18.34..18.34 us; 3 sessions; error 0.45 of limit;
       least gain T=6 -0.2 % [-0.9, 0.5] over runner-up cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=8 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 18.89..18.89 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +0.1 % [-0.5, 0.7] over runner-up cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 22.87..24.66 us; 3 sessions; error 0.48 of limit;
       least gain T=16 +4.4 % [3.9, 4.9] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 25.85..25.79 us; 1 sessions; error 0.45 of limit;
       least gain T=17 +2.3 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.78..28.78 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.81..28.81 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 31.83..31.83 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 39.67..39.53 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +6.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.72..43.72 us; 3 sessions; error 0.64 of limit;
       least gain T=128 +1.4 % [0.7, 2.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 53.14..53.14 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +17.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 57.06..57.06 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +6.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
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
    /* WIN, 0 of 1 widths WIN; 69.15..69.15 us; 4 sessions; error 0.60 of limit;
       least gain T=256 -1.7 % [-2.4, -0.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 92.12..92.12 us; 4 sessions; error 0.60 of limit;
       least gain T=257 +2.2 % [1.8, 2.7] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 99.82..99.82 us; 1 sessions; error 0.60 of limit;
       least gain T=384 +26.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 128.63..128.63 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +2.1 % [1.5, 2.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 133.56..133.56 us; 1 sessions; error 0.60 of limit;
       least gain T=513 +4.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* WIN, 0 of 1 widths WIN; 191.52..191.52 us; 3 sessions; error 0.60 of limit;
       least gain T=768 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 243.10..243.10 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 -0.8 % [-1.4, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 377.15..377.15 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +1.9 % [-0.3, 4.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 497.52..497.52 us; 4 sessions; error 0.62 of limit;
       least gain T=2048 -0.6 % [-1.2, 0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 6.03..6.15 us; 3 sessions; error 0.60 of limit;
       least gain T=2 +8.2 % [1.5, 15.5] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 4 of 7 widths WIN; 6.30..7.98 us; 3 sessions; error 0.47 of limit;
       least gain T=6 +1.6 % [0.8, 2.4] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 3, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 8.75..8.73 us; 1 sessions; error 0.44 of limit;
       least gain T=17 -1.6 % [-2.2, -1.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.76..9.76 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.74..9.74 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.15..11.15 us; 1 sessions; error 0.42 of limit;
       least gain T=64 +6.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.28..13.28 us; 1 sessions; error 0.56 of limit;
       least gain T=65 +7.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.59..13.59 us; 1 sessions; error 0.43 of limit;
       least gain T=96 +4.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 15.49..15.49 us; 3 sessions; error 0.60 of limit;
       least gain T=128 -1.7 % [-2.3, -1.1] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.99..18.99 us; 1 sessions; error 0.42 of limit;
       least gain T=129 +5.2 % [?] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
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
    /* TIE, 0 of 1 widths WIN; 20.17..20.17 us; 3 sessions; error 0.59 of limit;
       least gain T=192 -0.6 % [-1.2, 0.0] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.63..22.63 us; 4 sessions; error 0.59 of limit;
       least gain T=256 +1.5 % [1.1, 1.9] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 257, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 30.96..30.96 us; 6 sessions; error 0.59 of limit;
       least gain T=384 +3.6 % [2.9, 4.4] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 36.25..36.25 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +9.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 513, .t_hi = 514,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 515, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 74.43..74.43 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +2.8 % [2.2, 3.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 145.88..145.88 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +1.1 % [0.5, 1.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 2.82..2.94 us; 3 sessions; error 0.54 of limit;
       least gain T=1 +3.3 % [1.9, 4.6] over incumbent cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 4 widths WIN; 3.15..3.70 us; 3 sessions; error 0.46 of limit;
       least gain T=4 +0.7 % [0.1, 1.3] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 4, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 3.79..4.11 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +4.5 % [3.9, 5.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 16, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.07..5.07 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +1.0 % [0.4, 1.6] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.66..7.66 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 7.61..7.40 us; 3 sessions; error 0.46 of limit;
       least gain T=65 -0.3 % [-0.9, 0.3] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.82..7.82 us; 3 sessions; error 0.44 of limit;
       least gain T=128 +1.7 % [1.1, 2.4] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
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
    /* TIE, 0 of 1 widths WIN; 8.98..8.98 us; 3 sessions; error 0.43 of limit;
       least gain T=256 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
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
    /* WIN, 1 of 1 widths WIN; 11.92..11.92 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +3.2 % [2.6, 3.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    /* WIN, 1 of 1 widths WIN; 16.73..16.73 us; 5 sessions; error 0.60 of limit;
       least gain T=1024 +5.0 % [4.6, 5.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 27.45..27.45 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +5.5 % [4.9, 6.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 2 of 3 widths WIN; 86.86..91.04 us; 4 sessions; error 0.57 of limit;
       least gain T=4 -0.5 % [-2.5, 1.5] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 91.53..91.53 us; 4 sessions; error 0.48 of limit;
       least gain T=6 +0.2 % [-0.2, 0.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 91.70..91.70 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +7.5 % [4.0, 11.3] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 104.54..104.54 us; 4 sessions; error 0.46 of limit;
       least gain T=9 +0.6 % [0.2, 1.0] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 112.93..112.93 us; 4 sessions; error 0.45 of limit;
       least gain T=12 +14.4 % [13.2, 15.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 112.35..112.35 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +2.0 % [-0.2, 4.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 112.90..117.18 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 142.37..142.37 us; 1 sessions; error 0.41 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 150.65..150.65 us; 3 sessions; error 0.42 of limit;
       least gain T=48 +13.1 % [12.0, 14.2] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 169.03..169.03 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:131072x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 24.77..25.45 us; 3 sessions; error 0.46 of limit;
       least gain T=1 +0.4 % [-0.5, 1.3] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 26.06..26.78 us; 3 sessions; error 0.46 of limit;
       least gain T=3 -0.8 % [-1.5, -0.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 3, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 4 widths WIN; 27.08..31.14 us; 4 sessions; error 0.46 of limit;
       least gain T=16 +0.9 % [0.2, 1.7] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 33.66..33.65 us; 1 sessions; error 0.44 of limit;
       least gain T=17 +5.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 39.56..39.56 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 40.05..40.05 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 45.98..45.98 us; 1 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 58.29..61.22 us; 1 sessions; error 0.59 of limit;
       least gain T=96 +28.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 68.91..68.91 us; 2 sessions; error 0.59 of limit;
       least gain T=128 +6.4 % [-0.7, 14.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 84.84..84.84 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +6.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 95.28..95.28 us; 1 sessions; error 0.59 of limit;
       least gain T=192 +38.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 120.70..120.70 us; 5 sessions; error 0.61 of limit;
       least gain T=256 +1.6 % [0.6, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 182.99..182.99 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +1.7 % [-0.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 258, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 191.27..191.27 us; 1 sessions; error 0.59 of limit;
       least gain T=384 +44.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 266.73..266.73 us; 3 sessions; error 0.60 of limit;
       least gain T=512 -0.5 % [-1.1, 0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 258.33..258.33 us; 1 sessions; error 0.60 of limit;
       least gain T=513 +55.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* TIE, 0 of 1 widths WIN; 407.16..407.16 us; 4 sessions; error 0.60 of limit;
       least gain T=768 -0.4 % [-1.0, 0.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 524.94..524.94 us; 6 sessions; error 0.61 of limit;
       least gain T=1024 +0.4 % [-1.6, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 802.74..802.74 us; 4 sessions; error 0.61 of limit;
       least gain T=1536 -0.6 % [-1.1, -0.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 1070.84..1070.84 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 -0.2 % [-1.5, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 2 widths WIN; 9.54..9.89 us; 3 sessions; error 0.50 of limit;
       least gain T=1 +2.4 % [0.9, 3.9] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 2 widths WIN; 9.88..10.11 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +1.6 % [1.0, 2.2] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.32..10.32 us; 3 sessions; error 0.45 of limit;
       least gain T=6 +4.7 % [4.1, 5.4] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.38..10.38 us; 3 sessions; error 0.43 of limit;
       least gain T=8 +5.4 % [4.7, 6.0] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 11.58..11.91 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +5.2 % [4.6, 5.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 13.98..13.90 us; 1 sessions; error 0.45 of limit;
       least gain T=17 -1.9 % [-2.5, -1.3] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.69..15.69 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.57..15.57 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.68..17.68 us; 3 sessions; error 0.44 of limit;
       least gain T=64 -0.3 % [-1.2, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 19.22..19.22 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +23.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.53..20.53 us; 1 sessions; error 0.57 of limit;
       least gain T=96 +5.3 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.28..23.28 us; 1 sessions; error 0.57 of limit;
       least gain T=128 +15.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 29.28..29.28 us; 1 sessions; error 0.57 of limit;
       least gain T=129 +8.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 32.94..32.94 us; 1 sessions; error 0.57 of limit;
       least gain T=192 +13.4 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.07..39.07 us; 4 sessions; error 0.58 of limit;
       least gain T=256 +1.9 % [1.1, 2.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    /* WIN, 1 of 1 widths WIN; 56.38..56.38 us; 4 sessions; error 0.59 of limit;
       least gain T=384 +3.3 % [2.0, 4.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 72.93..72.93 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +1.3 % [0.6, 2.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    /* WIN, 1 of 1 widths WIN; 137.81..137.81 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +1.0 % [0.3, 1.6] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 293.83..293.83 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +0.4 % [-0.3, 1.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 4.85..4.94 us; 3 sessions; error 0.55 of limit;
       least gain T=1 +2.9 % [2.2, 3.6] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 6 widths WIN; 5.11..6.30 us; 1 sessions; error 0.49 of limit;
       least gain T=8 +1.9 % [1.2, 2.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 3, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 6.38..7.20 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +4.2 % [3.6, 4.9] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 16, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.86..7.86 us; 1 sessions; error 0.43 of limit;
       least gain T=32 +7.1 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.94..8.94 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +5.0 % [4.3, 5.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 8.94..8.94 us; 3 sessions; error 0.44 of limit;
       least gain T=48 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.92..8.92 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +7.7 % [7.1, 8.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.76..9.76 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +16.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 10.37..10.37 us; 1 sessions; error 0.59 of limit;
       least gain T=96 +6.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.49..11.49 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +7.8 % [7.1, 8.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.42..13.42 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
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
    /* OPEN, 0 of 1 widths WIN; 14.44..14.44 us; 1 sessions; error 0.61 of limit;
       least gain T=192 +7.2 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.25..16.25 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +7.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 22.33..22.33 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.13..26.13 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +6.4 % [4.6, 8.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
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
    /* WIN, 1 of 1 widths WIN; 44.62..44.62 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +3.2 % [1.0, 5.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 93.84..93.84 us; 4 sessions; error 0.61 of limit;
       least gain T=2048 +1.3 % [0.3, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.63..5.63 us; 3 sessions; error 0.49 of limit;
       least gain T=1 +1.5 % [0.5, 2.4] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 4 widths WIN; 5.87..6.20 us; 3 sessions; error 0.48 of limit;
       least gain T=6 +1.6 % [0.7, 2.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.89..6.89 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +1.8 % [1.2, 2.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 2 widths WIN; 7.28..7.86 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +2.6 % [1.9, 3.2] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 16, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 18, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.64..8.64 us; 1 sessions; error 0.43 of limit;
       least gain T=32 +7.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.81..9.81 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +12.7 % [11.9, 13.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* WIN, 1 of 1 widths WIN; 10.02..10.02 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +9.4 % [8.7, 10.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.06..11.06 us; 1 sessions; error 0.55 of limit;
       least gain T=65 +15.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
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
    /* WIN, 1 of 1 widths WIN; 12.88..12.88 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +8.8 % [8.1, 9.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
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
    /* WIN, 1 of 1 widths WIN; 18.95..18.95 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +8.2 % [7.5, 8.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 31.96..31.96 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +6.2 % [3.4, 9.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 54.92..54.92 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +2.1 % [0.1, 4.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 115.83..115.83 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.7 % [0.1, 1.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.73..14.73 us; 4 sessions; error 0.48 of limit;
       least gain T=1 +1.1 % [-0.2, 2.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 15.01..15.60 us; 3 sessions; error 0.51 of limit;
       least gain T=2 +3.9 % [2.1, 5.7] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.81..15.81 us; 3 sessions; error 0.44 of limit;
       least gain T=6 +1.5 % [0.9, 2.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 15.96..15.96 us; 3 sessions; error 0.45 of limit;
       least gain T=8 +2.9 % [1.8, 4.0] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 17.60..18.25 us; 3 sessions; error 0.49 of limit;
       least gain T=12 +5.3 % [4.4, 6.3] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 20.79..20.99 us; 1 sessions; error 0.44 of limit;
       least gain T=17 +4.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.31..24.31 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.36..24.36 us; 1 sessions; error 0.43 of limit;
       least gain T=48 +14.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 28.02..28.02 us; 1 sessions; error 0.44 of limit;
       least gain T=64 +3.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 31.18..31.18 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +8.3 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.44..31.44 us; 1 sessions; error 0.58 of limit;
       least gain T=80 +6.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 35.36..35.36 us; 1 sessions; error 0.57 of limit;
       least gain T=96 +3.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 38.66..38.66 us; 4 sessions; error 0.57 of limit;
       least gain T=128 +2.0 % [0.3, 3.7] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 48.08..48.08 us; 1 sessions; error 0.56 of limit;
       least gain T=129 +5.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 51.97..51.97 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +33.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 66.03..66.03 us; 4 sessions; error 0.60 of limit;
       least gain T=256 +0.1 % [-0.9, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 93.04..93.04 us; 4 sessions; error 0.59 of limit;
       least gain T=257 -0.1 % [-0.8, 0.6] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
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
    /* WIN, 1 of 1 widths WIN; 103.17..103.17 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +4.6 % [4.0, 5.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 129.18..129.18 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +0.5 % [-0.1, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 138.40..138.40 us; 5 sessions; error 0.59 of limit;
       least gain T=513 +6.2 % [5.7, 6.7] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* TIE, 0 of 1 widths WIN; 202.63..202.63 us; 4 sessions; error 0.60 of limit;
       least gain T=768 -0.2 % [-0.9, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 265.61..265.61 us; 6 sessions; error 0.60 of limit;
       least gain T=1024 +0.7 % [-0.6, 2.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 402.34..402.34 us; 6 sessions; error 0.60 of limit;
       least gain T=1536 +0.4 % [-0.5, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 522.97..522.97 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +4.6 % [1.7, 7.6] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 4 of 6 widths WIN; 7.12..7.53 us; 1 sessions; error 0.54 of limit;
       least gain T=2 +6.6 % [5.1, 8.1] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 8.49..8.70 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +1.9 % [1.3, 2.6] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.28..10.28 us; 3 sessions; error 0.46 of limit;
       least gain T=17 +3.1 % [2.4, 3.7] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 19, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 10.62..10.62 us; 3 sessions; error 0.45 of limit;
       least gain T=24 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 10.65..10.65 us; 3 sessions; error 0.45 of limit;
       least gain T=32 -0.1 % [-1.0, 0.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.96..11.96 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.86..11.86 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.87..12.87 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +5.9 % [5.2, 6.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.96..13.96 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +35.1 % [34.3, 36.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 13.84..13.84 us; 1 sessions; error 0.58 of limit;
       least gain T=80 +32.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.85..14.85 us; 1 sessions; error 0.57 of limit;
       least gain T=96 +6.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.56..16.56 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +7.8 % [6.1, 9.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.34..21.34 us; 1 sessions; error 0.57 of limit;
       least gain T=129 +12.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
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
    /* WIN, 1 of 1 widths WIN; 22.39..22.39 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +11.6 % [10.7, 12.5] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.66..27.66 us; 4 sessions; error 0.60 of limit;
       least gain T=256 +2.6 % [1.6, 3.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 32.81..32.81 us; 4 sessions; error 0.60 of limit;
       least gain T=257 +4.2 % [2.7, 5.8] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
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
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 321, .t_hi = 351,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 352, .t_hi = 352,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 353, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 36.91..36.91 us; 5 sessions; error 0.58 of limit;
       least gain T=384 +3.6 % [0.5, 6.8] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 49.89..48.15 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +2.6 % [1.2, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 0 of 1 widths WIN; 69.40..69.40 us; 3 sessions; error 0.60 of limit;
       least gain T=768 -1.7 % [-2.4, -1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 98.51..98.51 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.9 % [-0.2, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 142.93..142.93 us; 4 sessions; error 0.59 of limit;
       least gain T=1536 -1.3 % [-1.9, -0.6] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 191.92..191.92 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 +0.4 % [-0.6, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2049, .t_hi = 2049,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2050, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_mma_tile/cols=64,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.72..7.72 us; 3 sessions; error 0.59 of limit;
       least gain T=1 +0.1 % [-0.8, 0.9] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.93..7.93 us; 4 sessions; error 0.49 of limit;
       least gain T=2 +5.8 % [5.4, 6.3] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.06..8.06 us; 4 sessions; error 0.50 of limit;
       least gain T=4 +11.4 % [9.4, 13.5] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 8.25..9.10 us; 3 sessions; error 0.47 of limit;
       least gain T=8 +1.7 % [0.6, 2.8] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.67..9.67 us; 1 sessions; error 0.45 of limit;
       least gain T=16 +2.4 % [?] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.54..10.54 us; 1 sessions; error 0.42 of limit;
       least gain T=17 +3.4 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 18, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.27..11.27 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +1.8 % [1.2, 2.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.88..12.88 us; 1 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 14.67..14.67 us; 3 sessions; error 0.44 of limit;
       least gain T=64 -1.2 % [-2.1, -0.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.76..15.76 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +8.4 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 18.71..18.71 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +8.0 % [7.3, 8.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.59..29.59 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +7.4 % [6.7, 8.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* OPEN, 0 of 1 widths WIN; 53.90..53.90 us; 4 sessions; error 0.61 of limit;
       least gain T=512 +1.5 % [-0.4, 3.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 107.94..107.94 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 -0.3 % [-1.1, 0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 211.11..211.11 us; 4 sessions; error 0.61 of limit;
       least gain T=2048 +0.0 % [-1.3, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 15.67..16.39 us; 3 sessions; error 0.71 of limit;
       least gain T=2 +0.2 % [-0.9, 1.3] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 16.40..16.84 us; 3 sessions; error 0.60 of limit;
       least gain T=8 -1.2 % [-2.2, -0.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 3, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 18.41..19.15 us; 3 sessions; error 0.56 of limit;
       least gain T=9 +2.6 % [1.2, 3.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 20.92..20.82 us; 1 sessions; error 0.46 of limit;
       least gain T=17 +2.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.07..23.07 us; 1 sessions; error 0.49 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.84..22.84 us; 1 sessions; error 0.42 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.10..26.10 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 33.57..33.57 us; 1 sessions; error 0.42 of limit;
       least gain T=65 +31.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 34.14..34.14 us; 1 sessions; error 0.43 of limit;
       least gain T=96 +27.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 37.66..37.66 us; 1 sessions; error 0.44 of limit;
       least gain T=128 +33.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 51.83..51.83 us; 1 sessions; error 0.41 of limit;
       least gain T=129 +23.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 56.60..56.60 us; 1 sessions; error 0.46 of limit;
       least gain T=192 +32.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 193, .t_hi = 222,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 223, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 71.96..71.96 us; 3 sessions; error 0.50 of limit;
       least gain T=256 +3.3 % [0.5, 6.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
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
    /* WIN, 1 of 1 widths WIN; 108.58..108.58 us; 4 sessions; error 0.50 of limit;
       least gain T=384 +4.5 % [2.1, 6.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 385, .t_hi = 446,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 447, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 147.17..147.17 us; 4 sessions; error 0.52 of limit;
       least gain T=512 +0.6 % [-0.0, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    /* TIE, 0 of 1 widths WIN; 306.04..306.04 us; 3 sessions; error 0.53 of limit;
       least gain T=1024 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
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
    /* TIE, 0 of 1 widths WIN; 633.60..633.60 us; 3 sessions; error 0.53 of limit;
       least gain T=2048 +0.1 % [-0.5, 0.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.18..25.18 us; 3 sessions; error 0.60 of limit;
       least gain T=1 +2.2 % [1.6, 2.9] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 5 widths WIN; 26.83..27.01 us; 3 sessions; error 0.62 of limit;
       least gain T=2 +1.7 % [1.0, 2.3] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 30.40..31.09 us; 2 sessions; error 0.51 of limit;
       least gain T=9 +1.8 % [1.2, 2.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 34.92..34.81 us; 1 sessions; error 0.55 of limit;
       least gain T=17 +4.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 40.43..40.43 us; 1 sessions; error 0.41 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 40.90..40.90 us; 1 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 46.80..46.80 us; 1 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 59.84..62.64 us; 1 sessions; error 0.42 of limit;
       least gain T=96 +26.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 69.96..69.96 us; 3 sessions; error 0.42 of limit;
       least gain T=128 +5.3 % [2.5, 8.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 86.80..86.80 us; 1 sessions; error 0.39 of limit;
       least gain T=129 +5.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 97.52..97.52 us; 1 sessions; error 0.44 of limit;
       least gain T=192 +38.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 132.75..132.75 us; 4 sessions; error 0.52 of limit;
       least gain T=256 +1.2 % [-0.0, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 189.06..189.06 us; 4 sessions; error 0.53 of limit;
       least gain T=257 -1.0 % [-1.4, -0.5] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
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
    /* WIN, 1 of 1 widths WIN; 213.05..213.05 us; 3 sessions; error 0.49 of limit;
       least gain T=384 +3.8 % [3.2, 4.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 268.89..268.89 us; 4 sessions; error 0.51 of limit;
       least gain T=512 +0.6 % [-0.1, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 287.34..287.34 us; 3 sessions; error 0.46 of limit;
       least gain T=513 +6.6 % [4.3, 9.0] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* TIE, 0 of 1 widths WIN; 412.86..412.86 us; 4 sessions; error 0.51 of limit;
       least gain T=768 +0.1 % [-0.5, 0.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 543.77..543.77 us; 4 sessions; error 0.56 of limit;
       least gain T=1024 -0.2 % [-1.0, 0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 813.95..813.95 us; 4 sessions; error 0.53 of limit;
       least gain T=1536 +0.2 % [-0.5, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 1106.68..1106.68 us; 4 sessions; error 0.53 of limit;
       least gain T=2048 -0.5 % [-1.2, 0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 12.77..13.25 us; 3 sessions; error 0.51 of limit;
       least gain T=2 +0.0 % [-0.9, 1.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 13.77..13.85 us; 3 sessions; error 0.49 of limit;
       least gain T=4 +1.6 % [1.0, 2.2] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 5 widths WIN; 14.10..16.64 us; 3 sessions; error 0.49 of limit;
       least gain T=8 -0.0 % [-1.0, 1.0] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 17.34..17.58 us; 3 sessions; error 0.46 of limit;
       least gain T=32 +0.1 % [-0.6, 0.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.04..19.04 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.29..19.29 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.95..20.95 us; 1 sessions; error 0.42 of limit */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 25.81..25.81 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +15.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 25.71..25.71 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +14.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.49..28.49 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +16.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 35.98..35.98 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +4.4 % [3.1, 5.7] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 38.28..38.28 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +10.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 47.29..47.29 us; 4 sessions; error 0.64 of limit;
       least gain T=256 +0.0 % [-0.7, 0.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 71.99..71.99 us; 1 sessions; error 0.59 of limit;
       least gain T=384 +9.5 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 89.59..89.59 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +3.3 % [-0.4, 7.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 176.63..176.63 us; 4 sessions; error 0.63 of limit;
       least gain T=1024 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 370.69..370.69 us; 4 sessions; error 0.62 of limit;
       least gain T=2048 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 17.18..17.98 us; 3 sessions; error 0.53 of limit;
       least gain T=1 +0.9 % [0.5, 1.3] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 18.42..18.77 us; 3 sessions; error 0.51 of limit;
       least gain T=3 +1.2 % [0.5, 1.9] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 19.13..21.12 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +1.1 % [0.7, 1.5] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 21.57..21.57 us; 3 sessions; error 0.46 of limit;
       least gain T=12 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 22.05..22.05 us; 4 sessions; error 0.45 of limit;
       least gain T=16 -0.7 % [-1.5, 0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 23.12..23.36 us; 1 sessions; error 0.45 of limit;
       least gain T=17 +5.3 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.10..27.10 us; 1 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.01..27.01 us; 1 sessions; error 0.45 of limit;
       least gain T=48 +10.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 29.81..29.81 us; 1 sessions; error 0.44 of limit;
       least gain T=64 +8.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 33.64..33.64 us; 1 sessions; error 0.54 of limit;
       least gain T=65 +5.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 36.05..36.05 us; 1 sessions; error 0.55 of limit;
       least gain T=96 +4.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 41.47..41.47 us; 4 sessions; error 0.60 of limit;
       least gain T=128 +0.3 % [-0.2, 0.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.01..50.01 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +4.0 % [1.3, 6.9] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 55.06..55.06 us; 1 sessions; error 0.56 of limit;
       least gain T=192 +40.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 67.89..67.89 us; 4 sessions; error 0.60 of limit;
       least gain T=256 -0.0 % [-1.2, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 107.96..107.96 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +5.9 % [5.2, 6.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 134.86..134.86 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +0.0 % [-0.8, 0.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* OPEN, 0 of 1 widths WIN; 278.70..278.70 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.9 % [-0.4, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 519.15..519.15 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +8.1 % [7.5, 8.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.25..8.25 us; 3 sessions; error 0.41 of limit;
       least gain T=1 +11.4 % [10.8, 12.1] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 6 widths WIN; 8.79..9.92 us; 3 sessions; error 0.48 of limit;
       least gain T=2 +0.3 % [-0.8, 1.4] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 10.17..11.29 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +2.1 % [1.4, 2.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 12, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.64..11.64 us; 1 sessions; error 0.42 of limit;
       least gain T=24 +2.6 % [?] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.68..11.68 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.36..13.36 us; 3 sessions; error 0.46 of limit;
       least gain T=33 +14.7 % [13.7, 15.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.34..13.34 us; 3 sessions; error 0.45 of limit;
       least gain T=48 +6.6 % [5.6, 7.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.11..14.11 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +3.3 % [2.7, 4.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.01..15.01 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +7.9 % [7.0, 8.8] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 66, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.78..15.78 us; 1 sessions; error 0.59 of limit;
       least gain T=96 +7.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 17.59..17.59 us; 1 sessions; error 0.57 of limit;
       least gain T=128 +5.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.01..22.01 us; 1 sessions; error 0.59 of limit;
       least gain T=129 +21.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 130, .t_hi = 175,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 176, .t_hi = 176,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 177, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.05..23.05 us; 1 sessions; error 0.58 of limit;
       least gain T=192 +15.6 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.28..28.28 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +2.6 % [2.0, 3.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 39.11..39.11 us; 4 sessions; error 0.60 of limit;
       least gain T=384 +2.8 % [0.2, 5.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 51.70..51.70 us; 6 sessions; error 0.59 of limit;
       least gain T=512 -0.4 % [-1.0, 0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 94.73..94.73 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +1.2 % [0.6, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 187.62..187.62 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +0.9 % [-0.4, 2.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 8.89..8.89 us; 4 sessions; error 0.50 of limit;
       least gain T=1 +1.0 % [-0.3, 2.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.48..9.48 us; 6 sessions; error 0.51 of limit;
       least gain T=2 -0.9 % [-2.2, 0.5] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 9.54..9.74 us; 3 sessions; error 0.49 of limit;
       least gain T=8 +3.0 % [2.3, 3.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 3 widths WIN; 10.54..11.80 us; 3 sessions; error 0.45 of limit;
       least gain T=16 -0.6 % [-1.2, -0.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 18, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.46..12.46 us; 1 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.59..14.59 us; 1 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.83..15.83 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +1.1 % [0.5, 1.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 17.01..17.01 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +7.3 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 20.06..20.06 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +5.3 % [4.3, 6.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 30.99..30.99 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +4.7 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* OPEN, 0 of 1 widths WIN; 56.60..56.60 us; 4 sessions; error 0.59 of limit;
       least gain T=512 -0.8 % [-2.0, 0.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 107.18..107.18 us; 5 sessions; error 0.60 of limit;
       least gain T=1024 -0.1 % [-0.9, 0.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 209.05..209.05 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 -0.4 % [-1.1, 0.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.30..17.30 us; 4 sessions; error 0.45 of limit;
       least gain T=1 +1.1 % [0.3, 1.9] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 2 widths WIN; 18.33..18.90 us; 3 sessions; error 0.49 of limit;
       least gain T=2 -0.3 % [-1.0, 0.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.55..19.55 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +2.1 % [0.7, 3.5] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 4 widths WIN; 20.04..22.77 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +1.3 % [0.7, 1.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 6, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 4 widths WIN; 23.46..23.64 us; 1 sessions; error 0.46 of limit;
       least gain T=16 +0.6 % [-0.6, 1.7] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.58..27.58 us; 1 sessions; error 0.42 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.66..27.66 us; 1 sessions; error 0.42 of limit;
       least gain T=48 +10.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.41..30.41 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +8.1 % [6.4, 9.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 34.48..34.48 us; 1 sessions; error 0.50 of limit;
       least gain T=65 +3.7 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 34.73..34.73 us; 1 sessions; error 0.48 of limit;
       least gain T=80 +3.6 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.05..37.05 us; 3 sessions; error 0.49 of limit;
       least gain T=96 +3.9 % [3.3, 4.6] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 42.83..42.83 us; 4 sessions; error 0.50 of limit;
       least gain T=128 -0.0 % [-0.8, 0.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.81..50.81 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +3.6 % [2.5, 4.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
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
    /* WIN, 1 of 1 widths WIN; 56.40..56.40 us; 3 sessions; error 0.51 of limit;
       least gain T=192 +21.0 % [9.9, 33.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 71.32..71.32 us; 3 sessions; error 0.50 of limit;
       least gain T=256 -0.3 % [-1.0, 0.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 101.62..101.62 us; 3 sessions; error 0.50 of limit;
       least gain T=257 -0.6 % [-1.2, -0.0] over runner-up cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1 */
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
    /* WIN, 1 of 1 widths WIN; 108.22..108.22 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +5.2 % [2.9, 7.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 140.49..140.49 us; 4 sessions; error 0.51 of limit;
       least gain T=512 +0.3 % [-0.4, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 153.18..153.18 us; 3 sessions; error 0.51 of limit;
       least gain T=513 +4.4 % [2.1, 6.7] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 203.62..203.62 us; 3 sessions; error 0.51 of limit;
       least gain T=768 +1.7 % [-0.5, 3.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 274.79..274.79 us; 4 sessions; error 0.51 of limit;
       least gain T=1024 +1.5 % [-0.5, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 411.82..411.82 us; 4 sessions; error 0.51 of limit;
       least gain T=1536 +1.4 % [-0.1, 2.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 547.60..547.60 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +8.4 % [0.2, 17.2] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.33..8.33 us; 3 sessions; error 0.43 of limit;
       least gain T=1 +0.9 % [0.1, 1.6] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.97..8.97 us; 6 sessions; error 0.49 of limit;
       least gain T=2 -1.3 % [-3.1, 0.6] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 9.31..9.31 us; 3 sessions; error 0.45 of limit;
       least gain T=3 -0.7 % [-1.4, 0.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 9.47..9.53 us; 3 sessions; error 0.47 of limit;
       least gain T=4 +0.3 % [-0.2, 0.9] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.72..10.72 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +1.4 % [0.8, 2.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.19..11.19 us; 3 sessions; error 0.46 of limit;
       least gain T=12 +1.5 % [0.9, 2.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.41..11.41 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +4.5 % [3.1, 5.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 3 widths WIN; 11.96..12.00 us; 1 sessions; error 0.43 of limit;
       least gain T=24 +2.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.70..13.70 us; 3 sessions; error 0.47 of limit;
       least gain T=33 +14.5 % [13.8, 15.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.64..13.64 us; 3 sessions; error 0.43 of limit;
       least gain T=48 +7.2 % [6.5, 8.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.51..14.51 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +3.3 % [2.4, 4.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.51..15.51 us; 3 sessions; error 0.49 of limit;
       least gain T=65 +8.1 % [7.4, 8.7] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 66, .t_hi = 79,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.65..15.65 us; 1 sessions; error 0.50 of limit;
       least gain T=80 +4.5 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 80, .t_hi = 80,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 81, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.44..16.44 us; 1 sessions; error 0.49 of limit;
       least gain T=96 +7.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 18.10..18.10 us; 1 sessions; error 0.50 of limit;
       least gain T=128 +4.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.92..22.92 us; 1 sessions; error 0.50 of limit;
       least gain T=129 +18.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 24.08..24.08 us; 1 sessions; error 0.48 of limit;
       least gain T=192 +13.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.43..29.43 us; 3 sessions; error 0.53 of limit;
       least gain T=256 +2.1 % [1.4, 2.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 34.80..34.80 us; 1 sessions; error 0.49 of limit;
       least gain T=257 +6.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 40.42..40.42 us; 4 sessions; error 0.54 of limit;
       least gain T=384 +1.6 % [-0.5, 3.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 52.12..52.63 us; 3 sessions; error 0.56 of limit;
       least gain T=512 +1.1 % [0.2, 2.0] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 67.36..67.36 us; 5 sessions; error 0.54 of limit;
       least gain T=768 -0.5 % [-0.8, -0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 100.29..100.29 us; 3 sessions; error 0.54 of limit;
       least gain T=1024 +2.4 % [1.8, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1025, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 151.92..151.92 us; 5 sessions; error 0.51 of limit;
       least gain T=1536 -0.5 % [-1.4, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 199.94..199.94 us; 3 sessions; error 0.53 of limit;
       least gain T=2048 +0.9 % [0.2, 1.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 4.76..4.76 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.35..4.35 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.37..6.37 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +10.7 % [10.0, 11.3] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.33..6.33 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +26.2 % [24.6, 27.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.99..6.99 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +5.1 % [4.3, 5.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.99..6.99 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +5.7 % [4.9, 6.5] over incumbent cuda_linear_wgmma_small/cols=64,paired=0;
       provisional: not run in situ */
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
    /* OPEN, 0 of 1 widths WIN; 7.73..7.73 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +8.4 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
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
    /* OPEN, 0 of 1 widths WIN; 9.43..9.43 us; 1 sessions; error 0.58 of limit;
       least gain T=512 +10.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 13.15..13.15 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +90.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 24.80..24.80 us; 1 sessions; error 0.60 of limit;
       least gain T=2048 +7.8 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2048, .t_hi = 2048,
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
    /* WIN, 1 of 1 widths WIN; 3.77..3.77 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 3.22..3.22 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.61..5.61 us; 3 sessions; error 0.45 of limit;
       least gain T=33 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=1 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 5.90..6.11 us; 2 sessions; error 0.43 of limit;
       least gain T=65 -1.1 % [-1.7, -0.5] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.78..5.78 us; 3 sessions; error 0.44 of limit;
       least gain T=128 +15.2 % [14.5, 15.9] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.14..6.14 us; 3 sessions; error 0.43 of limit;
       least gain T=256 +11.9 % [11.0, 12.9] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
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
    /* OPEN, 0 of 1 widths WIN; 6.82..6.82 us; 5 sessions; error 0.60 of limit;
       least gain T=512 +1.5 % [-0.0, 3.1] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 7.75..7.75 us; 5 sessions; error 0.60 of limit;
       least gain T=1024 +1.3 % [0.8, 1.8] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
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
    /* OPEN, 0 of 1 widths WIN; 10.16..10.16 us; 3 sessions; error 0.68 of limit;
       least gain T=2048 +0.7 % [-0.4, 1.8] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 2.29..2.89 us; 3 sessions; error 0.52 of limit;
       least gain T=1 -0.1 % [-0.7, 0.6] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1;
       reverted: in situ T=1 cuda_linear_smallt_mma/rows=1,warps=16,start=1
       disagrees: round -0.16 % [-0.30, -0.01], node 2.00 us = 8.0 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 2.93..2.93 us; 3 sessions; error 0.44 of limit;
       least gain T=8 +7.0 % [6.3, 7.6] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 4 widths WIN; 3.32..3.86 us; 1 sessions; error 0.44 of limit;
       least gain T=9 +11.6 % [10.9, 12.3] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.28..7.28 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.26..7.26 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.75..6.75 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +3.8 % [3.1, 4.4] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 6.90..6.90 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +2.2 % [1.6, 2.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
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
    /* OPEN, 0 of 1 widths WIN; 7.43..7.43 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +6.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
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
    /* WIN, 1 of 1 widths WIN; 9.14..9.14 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +1.9 % [1.3, 2.5] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 513, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 11.04..11.04 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +9.9 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.33..16.33 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 +2.4 % [2.0, 2.8] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 2.75..3.02 us; 3 sessions; error 0.64 of limit;
       least gain T=2 +2.9 % [2.3, 3.5] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.32..3.32 us; 3 sessions; error 0.48 of limit;
       least gain T=4 +2.9 % [1.6, 4.3] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.45..3.45 us; 3 sessions; error 0.45 of limit;
       least gain T=6 +9.8 % [9.1, 10.5] over incumbent cuda_linear_smallt_mma/rows=1,warps=16,start=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.41..3.41 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +13.2 % [12.4, 14.0] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.75..3.75 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +4.8 % [4.1, 5.4] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 12, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.85..3.85 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +2.7 % [2.1, 3.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.92..3.92 us; 1 sessions; error 0.43 of limit;
       least gain T=17 +3.7 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 4.38..4.38 us; 6 sessions; error 0.44 of limit;
       least gain T=32 -1.4 % [-2.6, -0.2] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.13..8.13 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.13..8.13 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.60..7.60 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +1.3 % [0.7, 1.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.81..7.81 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +3.9 % [3.2, 4.5] over incumbent cuda_linear_wgmma_small/cols=64,paired=0;
       provisional: not run in situ */
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
    /* OPEN, 0 of 1 widths WIN; 8.89..8.89 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +6.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
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
    /* TIE, 0 of 1 widths WIN; 11.47..11.47 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +0.3 % [-0.4, 0.9] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
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
    /* OPEN, 0 of 1 widths WIN; 14.41..14.41 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +6.3 % [?] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.42..22.42 us; 1 sessions; error 0.60 of limit;
       least gain T=2048 +5.4 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 8.34..8.61 us; 4 sessions; error 0.52 of limit;
       least gain T=1 -0.2 % [-0.7, 0.3] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.67..8.67 us; 1 sessions; error 0.45 of limit;
       least gain T=4 +2.7 % [?] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.01..9.01 us; 6 sessions; error 0.52 of limit;
       least gain T=6 -0.8 % [-2.8, 1.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 9.19..10.17 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +2.7 % [1.1, 4.4] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.94..10.94 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +1.5 % [0.1, 2.8] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.01..11.01 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.91..11.91 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.14..13.14 us; 5 sessions; error 0.43 of limit;
       least gain T=64 +6.3 % [6.0, 6.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.83..14.83 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +9.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.60..16.60 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +2.6 % [1.5, 3.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.71..21.71 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +47.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.50..41.50 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +9.7 % [8.5, 10.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 71.88..71.88 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +0.3 % [-0.3, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 150.42..150.42 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +13.2 % [12.1, 14.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:12288x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 19.50..20.50 us; 5 sessions; error 0.53 of limit;
       least gain T=2 -1.0 % [-2.5, 0.6] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 20.95..21.79 us; 6 sessions; error 0.50 of limit;
       least gain T=4 -1.4 % [-2.8, -0.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.31..23.24 us; 3 sessions; error 0.46 of limit;
       least gain T=12 +4.0 % [2.5, 5.6] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 24.32..24.55 us; 1 sessions; error 0.44 of limit;
       least gain T=24 +1.4 % [0.7, 2.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 27.02..27.02 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.93..26.93 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 29.50..29.50 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 32.36..32.36 us; 1 sessions; error 0.59 of limit;
       least gain T=65 +45.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.94..32.94 us; 1 sessions; error 0.58 of limit;
       least gain T=96 +43.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 38.02..38.02 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +2.4 % [-0.3, 5.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.49..44.49 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +3.0 % [1.9, 4.1] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 47.50..47.50 us; 1 sessions; error 0.60 of limit;
       least gain T=192 +60.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 58.77..58.77 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +1.9 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 97.43..97.43 us; 4 sessions; error 0.60 of limit;
       least gain T=384 +5.6 % [4.7, 6.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 115.37..115.37 us; 4 sessions; error 0.62 of limit;
       least gain T=512 +0.8 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 229.02..229.02 us; 4 sessions; error 0.62 of limit;
       least gain T=1024 +0.1 % [-0.7, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:14336x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 463.27..463.27 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 -0.3 % [-1.0, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 4.28..4.28 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.72..3.72 us; 1 sessions; error 0.42 of limit;
       least gain T=32 +3.2 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.06..6.06 us; 3 sessions; error 0.46 of limit;
       least gain T=33 +6.0 % [4.9, 7.1] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=1 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 1 of 2 widths WIN; 6.02..5.86 us; 1 sessions; error 0.43 of limit;
       least gain T=65 +13.5 % [12.8, 14.2] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.14..6.14 us; 3 sessions; error 0.45 of limit;
       least gain T=128 +9.8 % [9.2, 10.5] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.93..6.93 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +4.9 % [4.3, 5.6] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 7.66..7.66 us; 3 sessions; error 0.62 of limit;
       least gain T=512 +4.5 % [3.9, 5.2] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
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
    /* OPEN, 0 of 1 widths WIN; 9.53..9.53 us; 1 sessions; error 0.59 of limit;
       least gain T=1024 +8.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
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
    /* OPEN, 0 of 1 widths WIN; 13.11..13.11 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 +94.9 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 10.95..10.95 us; 5 sessions; error 0.54 of limit;
       least gain T=1 -0.5 % [-1.5, 0.4] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.28..11.28 us; 6 sessions; error 0.48 of limit;
       least gain T=2 +1.0 % [-1.4, 3.6] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.90..11.90 us; 5 sessions; error 0.45 of limit;
       least gain T=4 +1.5 % [1.2, 1.8] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 12.09..13.17 us; 3 sessions; error 0.48 of limit;
       least gain T=8 +4.9 % [4.3, 5.6] over incumbent cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.77..13.77 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +7.4 % [6.3, 8.4] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 18, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 31, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.08..16.08 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +6.1 % [5.4, 6.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.82..17.82 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +12.9 % [11.7, 14.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.77..18.77 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +4.0 % [3.4, 4.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.80..18.80 us; 1 sessions; error 0.50 of limit;
       least gain T=65 +6.6 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.48..21.48 us; 1 sessions; error 0.52 of limit;
       least gain T=128 +4.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 32.91..32.91 us; 3 sessions; error 0.58 of limit;
       least gain T=256 +2.2 % [1.0, 3.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.62..52.62 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +1.4 % [1.0, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 97.26..97.26 us; 4 sessions; error 0.59 of limit;
       least gain T=1024 +0.4 % [-0.2, 1.1] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 185.17..185.17 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +0.8 % [0.2, 1.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 4.12..4.12 us; 6 sessions; error 0.52 of limit;
       least gain T=1 -0.9 % [-2.2, 0.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.43..4.43 us; 3 sessions; error 0.56 of limit;
       least gain T=2 +13.6 % [12.6, 14.6] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 4.76..5.29 us; 3 sessions; error 0.48 of limit;
       least gain T=8 +2.3 % [1.6, 2.9] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 4, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.57..5.57 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +1.5 % [0.9, 2.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 5.77..5.77 us; 3 sessions; error 0.43 of limit;
       least gain T=17 +11.0 % [10.3, 11.7] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.61..6.61 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +14.0 % [13.3, 14.7] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.17..9.17 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +3.5 % [2.8, 4.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.06..9.06 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +3.5 % [2.8, 4.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.64..9.64 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +3.4 % [?] over runner-up cuda_linear_wgmma_small/cols=48,paired=0 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.24..10.24 us; 1 sessions; error 0.58 of limit;
       least gain T=128 +7.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 12.83..12.83 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +6.0 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.12..18.12 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +6.6 % [6.0, 7.3] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.37..28.37 us; 1 sessions; error 0.60 of limit;
       least gain T=1024 +4.9 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.71..44.71 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +2.5 % [0.9, 4.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
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
    /* WIN, 3 of 3 widths WIN; 3.24..3.49 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 19, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.13..3.13 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.88..3.88 us; 1 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.49..4.49 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +16.3 % [15.6, 17.1] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.31..4.31 us; 3 sessions; error 0.58 of limit;
       least gain T=65 +7.5 % [6.1, 8.8] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.40..4.40 us; 1 sessions; error 0.57 of limit;
       least gain T=128 +3.2 % [?] over runner-up cuda_linear_wgmma_small/cols=64,paired=0 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.55..4.55 us; 3 sessions; error 0.61 of limit;
       least gain T=256 -0.2 % [-0.9, 0.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.05..5.05 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +3.8 % [3.2, 4.5] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 6.29..6.29 us; 3 sessions; error 0.63 of limit;
       least gain T=1024 +5.9 % [5.2, 6.5] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 8.06..8.06 us; 1 sessions; error 0.59 of limit;
       least gain T=2048 +86.6 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 5.42..5.42 us; 6 sessions; error 0.52 of limit;
       least gain T=1 +0.2 % [-0.4, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.86..5.86 us; 3 sessions; error 0.49 of limit;
       least gain T=2 +1.4 % [0.8, 2.1] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.98..5.98 us; 4 sessions; error 0.44 of limit;
       least gain T=4 +7.9 % [7.0, 8.9] over incumbent cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 4 widths WIN; 6.16..6.85 us; 1 sessions; error 0.45 of limit;
       least gain T=6 +5.8 % [5.2, 6.5] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 7.05..7.05 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +15.4 % [14.6, 16.1] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 18, .t_hi = 18,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 19, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.15..8.15 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 11.29..11.29 us; 3 sessions; error 0.45 of limit;
       least gain T=33 -1.5 % [-2.1, -0.9] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 10.94..10.94 us; 3 sessions; error 0.44 of limit;
       least gain T=64 -0.3 % [-0.9, 0.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.25..11.25 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +9.8 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.92..12.92 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +0.8 % [0.2, 1.5] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 16.12..16.12 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +5.3 % [?] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 25.09..25.09 us; 4 sessions; error 0.60 of limit;
       least gain T=512 +0.3 % [-0.4, 1.1] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.29..40.29 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +2.8 % [1.3, 4.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.09..69.09 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +1.7 % [-0.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 5 widths WIN; 301.96..309.64 us; 4 sessions; error 0.52 of limit;
       least gain T=8 -0.3 % [-0.6, -0.1] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 6 widths WIN; 345.44..347.30 us; 1 sessions; error 0.46 of limit;
       least gain T=12 +7.4 % [5.4, 9.5] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 395.58..395.58 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 409.77..409.77 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 476.23..476.23 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 65, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 2 widths WIN; 42.95..43.40 us; 4 sessions; error 0.50 of limit;
       least gain T=2 +0.4 % [-0.3, 1.1] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 44.62..46.37 us; 4 sessions; error 0.47 of limit;
       least gain T=8 -1.4 % [-3.4, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 49.03..49.03 us; 3 sessions; error 0.44 of limit;
       least gain T=9 +2.2 % [1.6, 2.9] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 49.56..49.50 us; 1 sessions; error 0.45 of limit;
       least gain T=16 +1.7 % [1.0, 2.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 55.39..55.39 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 61.06..61.06 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 65.75..65.75 us; 1 sessions; error 0.58 of limit;
       least gain T=65 +62.8 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 79.48..79.48 us; 1 sessions; error 0.57 of limit;
       least gain T=128 +52.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 128.17..128.17 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +2.1 % [1.4, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 274.18..274.18 us; 5 sessions; error 0.60 of limit;
       least gain T=512 +0.1 % [-1.2, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 545.27..545.27 us; 4 sessions; error 0.60 of limit;
       least gain T=1024 +0.2 % [-0.4, 0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 1084.61..1084.61 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +0.1 % [-0.9, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 14.76..14.76 us; 3 sessions; error 0.43 of limit;
       least gain T=1 +1.2 % [-0.4, 2.7] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 15.53..15.53 us; 6 sessions; error 0.50 of limit;
       least gain T=2 +0.2 % [-3.9, 4.5] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=2,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 16.02..16.02 us; 6 sessions; error 0.51 of limit;
       least gain T=4 -0.3 % [-1.3, 0.7] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 16.46..16.46 us; 4 sessions; error 0.47 of limit;
       least gain T=6 -0.0 % [-1.1, 1.0] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 16.83..17.99 us; 3 sessions; error 0.48 of limit;
       least gain T=8 +1.1 % [-0.2, 2.5] over incumbent cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.58..19.58 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +1.7 % [1.1, 2.4] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.76..19.76 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +2.3 % [0.5, 4.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.28..22.28 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +11.7 % [9.8, 13.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.46..24.46 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +2.5 % [0.8, 4.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.00..24.00 us; 1 sessions; error 0.56 of limit;
       least gain T=65 +7.4 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.06..28.06 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +3.4 % [2.3, 4.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 44.30..44.30 us; 3 sessions; error 0.58 of limit;
       least gain T=256 -1.3 % [-1.9, -0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 81.30..81.30 us; 4 sessions; error 0.59 of limit;
       least gain T=512 +1.9 % [0.5, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 155.28..155.28 us; 5 sessions; error 0.60 of limit;
       least gain T=1024 +1.5 % [0.3, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 313.39..313.39 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +13.1 % [10.8, 15.5] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.93..32.93 us; 4 sessions; error 0.50 of limit;
       least gain T=1 +2.1 % [-0.1, 4.4] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 34.89..34.89 us; 3 sessions; error 0.50 of limit;
       least gain T=2 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 35.68..35.68 us; 3 sessions; error 0.43 of limit;
       least gain T=4 +0.2 % [-0.6, 0.9] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 37.65..37.65 us; 3 sessions; error 0.43 of limit;
       least gain T=6 -1.4 % [-2.0, -0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 38.01..38.01 us; 3 sessions; error 0.44 of limit;
       least gain T=8 -1.7 % [-2.4, -1.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 4 widths WIN; 38.93..39.13 us; 1 sessions; error 0.45 of limit;
       least gain T=9 -0.5 % [-1.4, 0.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 43.88..43.88 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +9.2 % [8.6, 9.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 49.03..49.03 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +11.2 % [9.9, 12.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 53.69..53.69 us; 3 sessions; error 0.58 of limit;
       least gain T=65 -1.4 % [-2.6, -0.3] over runner-up cuda_linear_wgmma_small/cols=80,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 63.20..63.20 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +2.8 % [2.1, 3.4] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 129, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 104.34..104.34 us; 4 sessions; error 0.59 of limit;
       least gain T=256 +0.4 % [-0.3, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 203.09..203.09 us; 5 sessions; error 0.60 of limit;
       least gain T=512 +0.5 % [-0.4, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 404.71..404.71 us; 4 sessions; error 0.59 of limit;
       least gain T=1024 +1.1 % [0.5, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 781.22..781.22 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +8.5 % [3.8, 13.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 3 widths WIN; 7.53..7.89 us; 3 sessions; error 0.55 of limit;
       least gain T=1 -1.1 % [-2.3, 0.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 4 of 5 widths WIN; 8.03..8.86 us; 1 sessions; error 0.51 of limit;
       least gain T=4 +2.3 % [0.2, 4.4] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 4, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.19..9.19 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +2.3 % [1.7, 2.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 10.23..10.23 us; 3 sessions; error 0.43 of limit;
       least gain T=17 +0.6 % [0.0, 1.3] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.57..10.57 us; 3 sessions; error 0.44 of limit;
       least gain T=24 +2.5 % [1.4, 3.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 25, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.84..10.84 us; 1 sessions; error 0.41 of limit;
       least gain T=32 +5.4 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.02..12.02 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +9.9 % [9.2, 10.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.01..12.01 us; 3 sessions; error 0.43 of limit;
       least gain T=48 +8.8 % [8.0, 9.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 13.06..13.06 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +0.3 % [-0.4, 0.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.15..13.15 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +12.4 % [11.7, 13.1] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.49..13.49 us; 3 sessions; error 0.59 of limit;
       least gain T=96 +20.8 % [19.8, 21.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.93..14.93 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +6.0 % [5.3, 6.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.12..19.12 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +4.7 % [4.0, 5.3] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=176,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.81..18.81 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +39.8 % [38.9, 40.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 22.29..22.29 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +3.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.38..29.38 us; 4 sessions; error 0.60 of limit;
       least gain T=384 +37.2 % [35.2, 39.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 385, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.82..67.82 us; 5 sessions; error 0.60 of limit;
       least gain T=1024 +1.6 % [1.0, 2.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 130.13..130.13 us; 4 sessions; error 0.60 of limit;
       least gain T=2048 +1.3 % [0.4, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 5.41..5.41 us; 6 sessions; error 0.53 of limit;
       least gain T=1 +0.2 % [-1.1, 1.6] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.46..5.46 us; 4 sessions; error 0.51 of limit;
       least gain T=2 +1.5 % [1.1, 1.9] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 3 of 5 widths WIN; 5.78..6.44 us; 1 sessions; error 0.51 of limit;
       least gain T=4 +1.8 % [0.9, 2.8] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 4, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.24..7.24 us; 3 sessions; error 0.44 of limit;
       least gain T=17 -0.3 % [-0.9, 0.3] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 18, .t_hi = 30,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 31, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.91..7.91 us; 1 sessions; error 0.44 of limit;
       least gain T=32 +4.1 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.79..8.79 us; 3 sessions; error 0.46 of limit;
       least gain T=33 +10.8 % [10.1, 11.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 9.63..9.63 us; 3 sessions; error 0.46 of limit;
       least gain T=64 +0.2 % [-1.0, 1.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.88..9.88 us; 1 sessions; error 0.57 of limit;
       least gain T=65 +8.0 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.74..11.74 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +10.4 % [9.7, 11.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.50..15.50 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +3.3 % [2.7, 3.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 21.18..21.18 us; 1 sessions; error 0.59 of limit;
       least gain T=512 +47.5 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.68..41.68 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +6.8 % [6.1, 7.5] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 72.42..72.42 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +2.1 % [-0.1, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 9.75..9.75 us; 6 sessions; error 0.46 of limit;
       least gain T=1 +0.5 % [-2.0, 3.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 10.20..10.20 us; 6 sessions; error 0.47 of limit;
       least gain T=2 -0.1 % [-1.3, 1.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.98..10.98 us; 6 sessions; error 0.49 of limit;
       least gain T=4 -1.1 % [-2.4, 0.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 4 widths WIN; 11.11..12.22 us; 3 sessions; error 0.46 of limit;
       least gain T=16 +0.2 % [-0.4, 0.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.05..13.05 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +1.5 % [0.5, 2.5] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.20..13.20 us; 1 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.53..14.53 us; 1 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.65..15.65 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +11.4 % [10.4, 12.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 17.58..17.58 us; 1 sessions; error 0.60 of limit;
       least gain T=65 +21.3 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=80,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 20.04..20.04 us; 4 sessions; error 0.59 of limit;
       least gain T=128 +0.3 % [-0.5, 1.1] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.60..29.60 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +2.1 % [0.9, 3.2] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 49.36..49.36 us; 4 sessions; error 0.60 of limit;
       least gain T=512 -0.4 % [-1.1, 0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 95.90..95.90 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +2.3 % [0.1, 4.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 178.44..178.44 us; 5 sessions; error 0.60 of limit;
       least gain T=2048 -0.3 % [-1.1, 0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 7.02..7.02 us; 6 sessions; error 0.50 of limit;
       least gain T=1 -0.9 % [-3.1, 1.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.03..7.03 us; 1 sessions; error 0.45 of limit;
       least gain T=2 +3.1 % [?] over runner-up cuda_linear_half_ring/rows=2,warps=16,cluster=1,depth=8 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.42..7.42 us; 6 sessions; error 0.46 of limit;
       least gain T=4 +1.6 % [0.9, 2.2] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 4 widths WIN; 7.56..8.23 us; 3 sessions; error 0.46 of limit;
       least gain T=6 +0.4 % [-0.0, 0.8] over incumbent cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 6, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.06..9.06 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +3.9 % [3.2, 4.5] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.16..10.16 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +1.4 % [0.6, 2.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.35..11.35 us; 1 sessions; error 0.42 of limit */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.45..12.45 us; 3 sessions; error 0.46 of limit;
       least gain T=64 +14.6 % [12.6, 16.7] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 13.87..13.87 us; 1 sessions; error 0.61 of limit;
       least gain T=65 +9.2 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 15.36..15.36 us; 1 sessions; error 0.59 of limit;
       least gain T=128 +9.7 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 20.40..20.40 us; 1 sessions; error 0.58 of limit;
       least gain T=256 +5.1 % [?] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 32.40..32.40 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +0.7 % [0.0, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 59.16..59.16 us; 6 sessions; error 0.62 of limit;
       least gain T=1024 +0.4 % [-1.6, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 123.38..123.38 us; 3 sessions; error 0.62 of limit;
       least gain T=2048 +1.8 % [1.2, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:9216x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.66..23.66 us; 4 sessions; error 0.47 of limit;
       least gain T=1 +0.7 % [0.2, 1.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 25.38..25.38 us; 5 sessions; error 0.52 of limit;
       least gain T=2 -0.3 % [-1.0, 0.3] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 26.47..26.47 us; 5 sessions; error 0.44 of limit;
       least gain T=4 -0.5 % [-1.2, 0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 27.06..28.57 us; 3 sessions; error 0.46 of limit;
       least gain T=8 +2.2 % [1.6, 2.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 6, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 12, .t_hi = 15,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 2 of 3 widths WIN; 29.07..29.32 us; 1 sessions; error 0.44 of limit;
       least gain T=16 +2.3 % [0.1, 4.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.62..32.62 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 35.84..35.84 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +8.5 % [7.7, 9.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 37.39..37.39 us; 1 sessions; error 0.49 of limit;
       least gain T=65 +5.6 % [?] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
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
    /* WIN, 0 of 1 widths WIN; 45.94..45.94 us; 3 sessions; error 0.55 of limit;
       least gain T=128 -1.9 % [-2.9, -0.9] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 74.90..74.90 us; 4 sessions; error 0.50 of limit;
       least gain T=256 +0.4 % [-0.5, 1.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 137.01..137.01 us; 4 sessions; error 0.51 of limit;
       least gain T=512 +1.2 % [0.6, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 285.30..285.30 us; 6 sessions; error 0.50 of limit;
       least gain T=1024 +0.9 % [0.1, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1025, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 540.09..540.09 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +8.2 % [5.5, 11.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 10.09..10.47 us; 3 sessions; error 0.46 of limit;
       least gain T=1 +0.7 % [-0.2, 1.7] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=1,depth=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 11.50..11.50 us; 6 sessions; error 0.44 of limit;
       least gain T=4 -0.2 % [-0.8, 0.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 12.09..12.09 us; 6 sessions; error 0.47 of limit;
       least gain T=6 -0.4 % [-1.3, 0.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 12.07..12.48 us; 3 sessions; error 0.45 of limit;
       least gain T=9 +4.0 % [2.8, 5.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 8, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.10..13.10 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +5.9 % [4.2, 7.6] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.17..14.17 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +0.7 % [0.1, 1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 14.22..14.22 us; 4 sessions; error 0.45 of limit;
       least gain T=32 +0.6 % [-0.2, 1.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.84..15.84 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +15.2 % [14.5, 15.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.33..17.33 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.15..17.15 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +9.1 % [7.7, 10.6] over runner-up cuda_linear_wgmma_small/cols=96,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 19.66..19.66 us; 3 sessions; error 0.49 of limit;
       least gain T=128 +5.0 % [3.2, 6.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 129, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 193, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 30.31..30.31 us; 3 sessions; error 0.51 of limit;
       least gain T=256 +2.6 % [1.7, 3.4] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    /* TIE, 0 of 1 widths WIN; 53.17..53.17 us; 4 sessions; error 0.50 of limit;
       least gain T=512 +0.3 % [-0.5, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 104.16..104.16 us; 3 sessions; error 0.50 of limit;
       least gain T=1024 +2.2 % [1.3, 3.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 197.60..197.60 us; 4 sessions; error 0.51 of limit;
       least gain T=2048 +0.4 % [-0.2, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 4.93..4.93 us; 3 sessions; error 0.49 of limit;
       least gain T=1 +3.0 % [2.4, 3.6] over incumbent cuda_parts_half_ring/rows=1,warps=8,cluster=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1, .t_hi = 1,
     .schedule = "cuda_parts_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.56..5.56 us; 4 sessions; error 0.48 of limit;
       least gain T=2 +3.8 % [2.8, 4.7] over incumbent cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2, .t_hi = 2,
     .schedule = "cuda_parts_half_ring/rows=1,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.31..6.31 us; 1 sessions; error 0.44 of limit;
       least gain T=4 +2.9 % [?] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=8 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.83..6.83 us; 1 sessions; error 0.43 of limit;
       least gain T=6 +3.8 % [?] over runner-up cuda_parts_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_parts_half_ring/rows=2,warps=12,cluster=2,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.54..7.54 us; 4 sessions; error 0.44 of limit;
       least gain T=8 +0.1 % [-0.2, 0.5] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=8 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.16..9.16 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +3.7 % [3.1, 4.4] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.47..9.47 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +1.3 % [0.7, 1.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.67..9.67 us; 3 sessions; error 0.46 of limit;
       least gain T=17 +2.6 % [1.9, 3.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.77..10.77 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +4.0 % [3.3, 4.6] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.93..17.93 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +20.9 % [20.1, 21.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.98..17.98 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +19.4 % [18.7, 20.2] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.09..18.09 us; 3 sessions; error 0.57 of limit;
       least gain T=65 +23.5 % [22.7, 24.2] over incumbent cuda_linear_wgmma_small/cols=80,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.15..19.15 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +2.1 % [1.5, 2.7] over incumbent cuda_linear_wgmma_small/cols=48,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_small/cols=48,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 23.11..23.11 us; 1 sessions; error 0.59 of limit;
       least gain T=256 +4.3 % [?] over runner-up cuda_linear_wgmma_small/cols=96,paired=1 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_small/cols=64,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_small/cols=96,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.90..28.90 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +6.6 % [5.9, 7.3] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_small/cols=128,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 513, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.16..41.16 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +7.5 % [3.5, 11.7] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1025, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 70.57..70.57 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +2.1 % [-0.1, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 3 widths WIN; 44.03..45.64 us; 3 sessions; error 0.70 of limit;
       least gain T=4 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 47.22..47.22 us; 4 sessions; error 0.53 of limit;
       least gain T=6 -0.4 % [-1.3, 0.5] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=8 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 46.61..46.61 us; 3 sessions; error 0.56 of limit;
       least gain T=8 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=8 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 3 of 4 widths WIN; 50.89..50.21 us; 1 sessions; error 0.48 of limit;
       least gain T=9 -0.5 % [-1.1, 0.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 55.61..55.61 us; 1 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 34, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 61.57..61.57 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 67.45..67.45 us; 1 sessions; error 0.33 of limit;
       least gain T=65 +61.0 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 66, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 81.29..81.29 us; 1 sessions; error 0.39 of limit;
       least gain T=128 +49.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 131.12..131.12 us; 3 sessions; error 0.45 of limit;
       least gain T=256 +2.6 % [-0.1, 5.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 282.15..282.15 us; 4 sessions; error 0.48 of limit;
       least gain T=512 -0.1 % [-1.0, 0.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 569.92..569.92 us; 4 sessions; error 0.48 of limit;
       least gain T=1024 -0.4 % [-0.8, -0.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 0 of 1 widths WIN; 1147.93..1147.93 us; 5 sessions; error 0.49 of limit;
       least gain T=2048 -0.2 % [-1.3, 0.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:34816x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 4.22..4.44 us; 3 sessions; error 0.60 of limit;
       least gain T=2 +3.5 % [2.9, 4.2] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1, .t_hi = 2,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 3, .t_hi = 3,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 4.45..4.43 us; 3 sessions; error 0.52 of limit;
       least gain T=4 +2.7 % [1.4, 4.1] over incumbent cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 4, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.72..4.72 us; 3 sessions; error 0.56 of limit;
       least gain T=9 +2.1 % [1.5, 2.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.84..4.84 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +3.3 % [2.6, 3.9] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.98..4.98 us; 1 sessions; error 0.46 of limit;
       least gain T=17 +2.9 % [?] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.46..5.46 us; 1 sessions; error 0.51 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.49..7.49 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +12.5 % [11.8, 13.2] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.98..7.98 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +7.2 % [6.5, 7.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.48..7.48 us; 3 sessions; error 0.44 of limit;
       least gain T=65 +17.1 % [16.1, 18.1] over incumbent cuda_linear_wgmma_small/cols=80,paired=0;
       provisional: not run in situ */
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
    /* WIN, 1 of 1 widths WIN; 7.85..7.85 us; 3 sessions; error 0.48 of limit;
       least gain T=128 +4.0 % [3.3, 4.7] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
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
    /* TIE, 0 of 1 widths WIN; 9.93..9.93 us; 3 sessions; error 0.50 of limit;
       least gain T=256 +0.2 % [-0.5, 0.9] over runner-up cuda_linear_wgmma_small/cols=128,paired=0 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 257, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 385, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 13.45..13.45 us; 1 sessions; error 0.54 of limit;
       least gain T=512 +36.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* OPEN, 0 of 1 widths WIN; 24.56..24.56 us; 1 sessions; error 0.53 of limit;
       least gain T=1024 +39.1 % [?] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
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
    /* WIN, 1 of 1 widths WIN; 41.25..41.25 us; 3 sessions; error 0.54 of limit;
       least gain T=2048 +4.1 % [3.4, 4.8] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1;
       provisional: not run in situ */
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
    .data_hash = "d073e6f5600ca0d6",
    .fingerprint = "cd9f66437dee6071",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
