/* DO NOT EDIT. Route table of tier nvidia-sm90-132 (NVIDIA H200).
   Regenerate: sweep plan --db FILE --policy spread_paired --emit c
   Policy 7c754b522cdbe300, data f6bfd31b4a8cbe4d. Times are medians at the first and last measured
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
    /* OPEN, 1 of 3 widths WIN; 22.82..23.70 us; 3 sessions; error 0.47 of limit;
       least gain T=9 -0.0 % [-10.8, 12.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.37..24.37 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.14..26.14 us; 3 sessions; error 0.45 of limit;
       least gain T=24 -0.2 % [-3.9, 3.7] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.16..26.16 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +6.5 % [5.8, 7.3] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 26, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.10..26.10 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +6.5 % [2.5, 10.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       in situ T=32 agrees: round +0.98 % [0.85, 1.10], node 24.94 us = 4.9 % of it, 3 sessions */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 30.88..30.84 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 34.64..34.64 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 34.48..34.48 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 44.75..42.17 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +6.8 % [5.9, 7.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.77..46.77 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +14.2 % [13.5, 15.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.51..46.51 us; 3 sessions; error 0.61 of limit;
       least gain T=128 +12.3 % [11.3, 13.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.14..57.14 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +7.6 % [6.9, 8.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 56.54..56.54 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +22.5 % [21.8, 23.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 68.05..68.05 us; 3 sessions; error 0.61 of limit;
       least gain T=193 +34.8 % [34.0, 35.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 68.88..68.88 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +1.6 % [1.0, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 86.17..86.17 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +23.2 % [22.4, 23.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 92.00..92.00 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +7.7 % [7.1, 8.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 110.10..110.10 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +29.2 % [28.4, 30.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 112.76..112.76 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +1.5 % [-10.5, 15.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 131.95..131.95 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +40.0 % [39.1, 40.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 164.29..164.29 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +1.0 % [-8.2, 11.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 215.69..257.31 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -0.5 % [-2.7, 1.7] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 324.52..324.52 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +1.1 % [0.5, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1537, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 473.69..473.69 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -1.7 % [-3.8, 0.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:attn_input_proj:7168+7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    /* WIN, 3 of 3 widths WIN; 25.11..26.95 us; 3 sessions; error 0.47 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 28.08..28.11 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 30.73..30.61 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 34.19..34.19 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 34.16..34.16 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 43.24..41.76 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +10.8 % [10.2, 11.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 49.96..49.96 us; 3 sessions; error 0.59 of limit;
       least gain T=97 -0.4 % [-1.0, 0.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 49.82..49.82 us; 3 sessions; error 0.59 of limit;
       least gain T=128 -0.8 % [-1.4, -0.2] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.83..59.83 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +10.0 % [9.3, 10.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.76..59.76 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +23.3 % [22.3, 24.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 71.09..71.09 us; 3 sessions; error 0.61 of limit;
       least gain T=193 +4.7 % [1.9, 7.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 70.69..70.69 us; 3 sessions; error 0.63 of limit;
       least gain T=256 +5.5 % [2.7, 8.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       in situ T=256 agrees: round +0.89 % [0.50, 1.29], node 67.97 us = 15.5 % of it, 3 sessions */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 92.87..92.87 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +27.8 % [23.5, 32.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 103.66..103.66 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +5.8 % [3.0, 8.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 122.25..122.25 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +36.0 % [26.0, 46.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 126.76..126.76 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +1.6 % [-11.3, 16.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 149.47..149.47 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +40.1 % [34.3, 46.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 185.02..185.02 us; 3 sessions; error 0.60 of limit;
       least gain T=768 -2.3 % [-24.6, 26.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 233.98..292.90 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.3 % [-1.9, 2.5] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 369.15..369.15 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +2.0 % [0.7, 3.3] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1537, .t_hi = 1800,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 1801, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 517.40..517.40 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +0.1 % [-2.1, 2.3] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64+q5g64:gdn_input_proj:4096+12288x5120", .t_lo = 2048, .t_hi = 2048,
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
    /* WIN, 2 of 3 widths WIN; 8.49..9.31 us; 3 sessions; error 0.45 of limit;
       least gain T=16 -0.8 % [-1.4, -0.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 9.81..9.82 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.71..10.71 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.74..10.74 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.19..12.19 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.15..12.15 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.35..15.35 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 15.08..15.08 us; 3 sessions; error 0.44 of limit;
       least gain T=96 -1.2 % [-1.8, -0.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.28..17.28 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +1.0 % [0.3, 1.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.75..16.75 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +2.8 % [1.8, 3.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.77..20.77 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.57..21.57 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +5.7 % [4.7, 6.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.06..25.06 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +6.8 % [6.1, 7.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.11..24.11 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +7.6 % [6.9, 8.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.98..29.98 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +17.0 % [16.3, 17.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 33.32..33.32 us; 3 sessions; error 0.61 of limit;
       least gain T=384 -0.9 % [-1.5, -0.3] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.72..37.72 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +3.9 % [0.7, 7.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.28..37.28 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +32.7 % [26.5, 39.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.14..44.14 us; 3 sessions; error 0.61 of limit;
       least gain T=513 +34.4 % [33.6, 35.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 55.66..55.66 us; 3 sessions; error 0.61 of limit;
       least gain T=768 +1.6 % [-2.8, 6.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 75.06..75.06 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +3.4 % [2.7, 4.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 88.84..88.84 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +2.7 % [0.4, 5.0] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 112.02..112.02 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 +1.3 % [-0.9, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 140.82..140.82 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 +0.1 % [-2.1, 2.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:attn_input_proj:6144x4096", .t_lo = 2048, .t_hi = 2048,
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
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.84..4.84 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.13..5.13 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.86..5.86 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.75..7.75 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.76..7.76 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.56..8.56 us; 3 sessions; error 0.44 of limit;
       least gain T=65 +11.5 % [10.8, 12.2] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.53..8.53 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.17..9.17 us; 3 sessions; error 0.44 of limit;
       least gain T=129 +20.6 % [19.9, 21.4] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.60..9.60 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.79..11.79 us; 3 sessions; error 0.43 of limit;
       least gain T=257 +12.6 % [7.5, 18.1] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.14..13.14 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +8.6 % [4.6, 12.8] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.24..14.24 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +2.1 % [1.3, 2.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.56..18.56 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +3.2 % [2.5, 3.8] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.98..18.98 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +18.3 % [16.3, 20.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:1024x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.19..27.19 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +40.6 % [36.8, 44.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
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
    /* TIE, 0 of 3 widths WIN; 32.98..34.25 us; 3 sessions; error 0.45 of limit;
       least gain T=16 -0.3 % [-1.0, 0.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 36.67..36.99 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 43.50..43.82 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 48.79..48.79 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 49.18..49.18 us; 3 sessions; error 0.47 of limit */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 62.14..63.62 us; 3 sessions; error 0.60 of limit;
       least gain T=96 +27.4 % [26.6, 28.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 69.68..69.68 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +31.6 % [26.6, 36.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 71.88..71.88 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +29.1 % [25.4, 32.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 96.18..96.18 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +23.5 % [22.7, 24.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 100.74..100.74 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +37.1 % [36.3, 38.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 116.92..116.92 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +65.6 % [60.4, 71.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 124.55..124.55 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +2.8 % [-7.0, 13.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 182.47..182.47 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +8.2 % [-1.2, 18.5] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 201.47..201.47 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +43.3 % [42.4, 44.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 227.59..227.59 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +45.4 % [44.1, 46.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 247.04..247.04 us; 3 sessions; error 0.64 of limit;
       least gain T=512 +3.0 % [-17.8, 28.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 307.98..307.98 us; 3 sessions; error 0.63 of limit;
       least gain T=513 +48.6 % [47.7, 49.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 420.97..420.97 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +0.1 % [-2.1, 2.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 511.83..629.05 us; 3 sessions; error 0.63 of limit;
       least gain T=1024 -0.4 % [-12.1, 12.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 804.03..804.03 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 -1.1 % [-3.3, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 1089.73..1089.73 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 -0.2 % [-2.4, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 13.46..13.46 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 15.15..15.15 us; 3 sessions; error 0.44 of limit;
       least gain T=16 +1.2 % [-2.6, 5.1] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 15.51..15.51 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +0.6 % [-0.1, 1.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 15.56..15.56 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +0.9 % [-2.9, 4.8] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.04..17.04 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.35..19.35 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.11..24.11 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +9.5 % [3.6, 15.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.78..26.78 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +10.0 % [5.9, 14.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.79..33.79 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +5.1 % [1.1, 9.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.20..40.20 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +4.5 % [3.9, 5.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       in situ T=256 agrees: round +0.72 % [0.63, 0.82], node 39.94 us = 18.8 % of it, 3 sessions */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 51.31..51.31 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +22.9 % [22.1, 23.7] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 72.10..72.10 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +3.2 % [0.2, 6.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 85.80..85.80 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +10.7 % [7.6, 13.9] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 129.74..172.14 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +0.2 % [-6.9, 7.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 276.48..276.48 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -0.1 % [-2.3, 2.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x12288", .t_lo = 2048, .t_hi = 2048,
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
    /* TIE, 0 of 1 widths WIN; 5.89..5.89 us; 3 sessions; error 0.45 of limit;
       least gain T=4 +0.1 % [-0.6, 0.7] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 6.26..6.26 us; 3 sessions; error 0.46 of limit;
       least gain T=6 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_smallt_mma/rows=2,warps=16,start=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.43..6.43 us; 3 sessions; error 0.48 of limit;
       least gain T=8 +1.5 % [0.9, 2.1] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.02..7.02 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.74..7.74 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.22..8.22 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.04..10.04 us; 3 sessions; error 0.46 of limit;
       least gain T=32 -5.8 % [-9.4, -2.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       reverted: in situ T=32 cuda_linear_wgmma_ring_exact/cols=32,wgs=4
       disagrees: round -0.32 % [-0.60, -0.04], node 11.36 us = 12.5 % of it, 3 sessions */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.36..10.36 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +8.2 % [7.5, 8.9] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.81..9.81 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +29.3 % [28.5, 30.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.41..13.41 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.55..13.55 us; 3 sessions; error 0.43 of limit;
       least gain T=128 +21.1 % [20.3, 21.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.80..14.80 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.45..19.45 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +16.3 % [13.2, 19.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       in situ T=256 agrees: round +0.77 % [0.63, 0.90], node 18.33 us = 8.6 % of it, 3 sessions */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.41..21.41 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +4.8 % [4.1, 5.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.36..28.36 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +16.5 % [13.5, 19.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       in situ T=512 agrees: round +2.16 % [1.10, 3.22], node 22.57 us = 6.4 % of it, 3 sessions */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 33.43..33.43 us; 3 sessions; error 0.62 of limit;
       least gain T=513 -1.5 % [-2.2, -0.9] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 44.86..44.86 us; 3 sessions; error 0.63 of limit;
       least gain T=1024 -1.6 % [-6.5, 3.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 59.17..59.17 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +1.8 % [-2.8, 6.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 92.15..92.15 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 +12.5 % [10.0, 15.0] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x4096", .t_lo = 2048, .t_hi = 2048,
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
    /* WIN, 1 of 1 widths WIN; 9.08..9.08 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.66..9.66 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.82..9.82 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +7.6 % [6.9, 8.2] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 26, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.82..9.82 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 10.76..10.71 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.11..11.11 us; 3 sessions; error 0.44 of limit;
       least gain T=49 +8.2 % [7.5, 8.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.02..11.02 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +9.1 % [8.4, 9.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 15.00..14.79 us; 3 sessions; error 0.63 of limit;
       least gain T=96 +7.2 % [6.6, 7.9] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.63..15.63 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +19.5 % [18.7, 20.2] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.29..15.29 us; 3 sessions; error 0.62 of limit;
       least gain T=128 +18.9 % [18.2, 19.7] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 17.32..17.32 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.90..18.90 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +5.2 % [4.5, 6.0] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.81..22.81 us; 3 sessions; error 0.61 of limit;
       least gain T=193 +16.9 % [16.2, 17.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.19..22.19 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +15.6 % [14.9, 16.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.00..25.00 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +9.6 % [6.7, 12.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 28.26..28.26 us; 3 sessions; error 0.60 of limit;
       least gain T=384 -1.3 % [-1.9, -0.7] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.17..33.17 us; 3 sessions; error 0.61 of limit;
       least gain T=385 +26.5 % [25.7, 27.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 33.66..33.66 us; 3 sessions; error 0.60 of limit;
       least gain T=512 -1.4 % [-2.0, -0.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.95..39.95 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +3.4 % [2.8, 4.1] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 47.19..47.19 us; 3 sessions; error 0.62 of limit;
       least gain T=768 -1.0 % [-5.0, 3.2] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 55.87..77.06 us; 3 sessions; error 0.61 of limit;
       least gain T=1025 -7.1 % [-14.5, 1.0] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 96.12..96.12 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 +1.5 % [-0.7, 3.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:4096x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 116.08..116.08 us; 3 sessions; error 0.63 of limit;
       least gain T=2048 -0.7 % [-1.3, -0.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* OPEN, 0 of 1 widths WIN; 20.73..20.73 us; 3 sessions; error 0.48 of limit;
       least gain T=9 +0.2 % [-4.3, 4.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 21.08..21.08 us; 3 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 21.28..21.28 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 4 widths WIN; 24.17..24.26 us; 3 sessions; error 0.47 of limit;
       least gain T=17 +1.4 % [0.7, 2.0] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 26.56..26.66 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.35..30.35 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.37..30.37 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 37.65..37.21 us; 3 sessions; error 0.63 of limit;
       least gain T=65 +19.1 % [18.3, 19.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.28..42.28 us; 3 sessions; error 0.61 of limit;
       least gain T=97 +20.2 % [19.3, 21.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.73..42.73 us; 3 sessions; error 0.61 of limit;
       least gain T=128 +18.9 % [18.2, 19.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 53.70..53.70 us; 3 sessions; error 0.64 of limit;
       least gain T=129 +17.8 % [14.6, 21.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.95..54.95 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +31.1 % [24.9, 37.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 63.58..63.58 us; 3 sessions; error 0.62 of limit;
       least gain T=193 +45.0 % [44.1, 45.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 65.80..65.80 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +1.6 % [-1.1, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 92.51..92.51 us; 3 sessions; error 0.62 of limit;
       least gain T=257 +20.0 % [7.5, 33.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 102.28..102.28 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +5.4 % [-1.7, 12.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 120.59..120.59 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +11.2 % [-64.9, 252.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 126.08..126.08 us; 3 sessions; error 0.63 of limit;
       least gain T=512 +1.4 % [-1.3, 4.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 150.68..150.68 us; 3 sessions; error 0.61 of limit;
       least gain T=513 +11.9 % [9.5, 14.4] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 190.16..190.16 us; 3 sessions; error 0.63 of limit;
       least gain T=768 +0.9 % [-1.6, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 285.38..314.72 us; 3 sessions; error 0.61 of limit;
       least gain T=1025 +0.3 % [-5.1, 6.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 382.00..382.00 us; 3 sessions; error 0.62 of limit;
       least gain T=1536 +1.8 % [1.1, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 530.68..530.68 us; 3 sessions; error 0.63 of limit;
       least gain T=2048 +8.6 % [-2.0, 20.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* OPEN, 4 of 9 widths WIN; 8.76..11.41 us; 3 sessions; error 0.49 of limit;
       least gain T=8 -1.5 % [-2.2, -0.9] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=4,ctas=1,depth=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 4, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 18, .t_hi = 19,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 20, .t_hi = 20,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 21, .t_hi = 23,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.95..11.95 us; 3 sessions; error 0.44 of limit;
       least gain T=24 -1.4 % [-5.1, 2.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.74..11.74 us; 3 sessions; error 0.43 of limit;
       least gain T=25 +7.9 % [7.3, 8.6] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 26, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.75..11.75 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +7.7 % [3.7, 11.9] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 14.11..14.10 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.36..14.36 us; 3 sessions; error 0.44 of limit;
       least gain T=49 +11.7 % [11.0, 12.4] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.33..14.33 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +11.9 % [11.2, 12.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 20.73..19.51 us; 3 sessions; error 0.62 of limit;
       least gain T=65 +1.4 % [0.8, 2.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 21.60..21.60 us; 3 sessions; error 0.61 of limit;
       least gain T=97 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_wgmma_ring/cols=64,wgs=4,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.16..21.16 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +8.7 % [8.0, 9.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 26.43..26.43 us; 3 sessions; error 0.61 of limit;
       least gain T=129 -0.6 % [-1.2, -0.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.83..25.83 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +16.4 % [15.7, 17.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 31.20..31.20 us; 3 sessions; error 0.59 of limit;
       least gain T=193 +20.4 % [19.6, 21.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 31.36..31.36 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 37.75..37.75 us; 3 sessions; error 0.62 of limit;
       least gain T=257 +16.0 % [15.3, 16.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 258, .t_hi = 319,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 320, .t_hi = 320,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 321, .t_hi = 383,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.67..40.67 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +5.1 % [2.3, 8.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 48.22..48.22 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +23.8 % [23.1, 24.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 49.33..49.33 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +1.8 % [-0.9, 4.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.87..55.87 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +38.2 % [37.4, 39.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 514, .t_hi = 639,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 640, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.55..67.55 us; 3 sessions; error 0.63 of limit;
       least gain T=768 +5.2 % [4.5, 5.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 1 of 2 widths WIN; 92.94..110.38 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.6 % [-0.1, 1.4] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 144.27..144.27 us; 3 sessions; error 0.63 of limit;
       least gain T=1536 +1.9 % [-0.5, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 190.82..190.82 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +1.1 % [-1.1, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
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
    /* WIN, 1 of 1 widths WIN; 11.73..11.73 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.54..12.54 us; 3 sessions; error 0.43 of limit;
       least gain T=24 +0.9 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.68..12.68 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +13.2 % [9.0, 17.6] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 26, .t_hi = 28,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 29, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.66..12.66 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +7.1 % [6.4, 7.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 15.12..15.10 us; 3 sessions; error 0.45 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.04..17.04 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.98..16.98 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.05..20.71 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +3.8 % [3.2, 4.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.93..22.93 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +13.2 % [12.5, 13.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.71..22.71 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +12.0 % [11.4, 12.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.33..28.33 us; 3 sessions; error 0.61 of limit;
       least gain T=129 +3.9 % [3.3, 4.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.91..27.91 us; 3 sessions; error 0.62 of limit;
       least gain T=192 +20.3 % [19.3, 21.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.59..33.59 us; 3 sessions; error 0.59 of limit;
       least gain T=193 +32.6 % [31.8, 33.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.80..33.80 us; 3 sessions; error 0.62 of limit;
       least gain T=256 +26.5 % [25.7, 27.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.45..42.45 us; 3 sessions; error 0.61 of limit;
       least gain T=257 +21.7 % [20.9, 22.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.70..44.70 us; 3 sessions; error 0.63 of limit;
       least gain T=384 +33.8 % [30.2, 37.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.96..52.96 us; 3 sessions; error 0.62 of limit;
       least gain T=385 +26.4 % [23.0, 29.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.55..54.55 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +39.1 % [32.3, 46.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 62.37..62.37 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +34.9 % [31.3, 38.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 79.07..79.07 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +2.3 % [-0.4, 5.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 105.37..127.27 us; 3 sessions; error 0.62 of limit;
       least gain T=1025 -1.2 % [-1.8, -0.6] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 154.52..154.52 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 +2.0 % [-2.5, 6.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 210.17..210.17 us; 3 sessions; error 0.62 of limit;
       least gain T=2048 +1.1 % [-1.1, 3.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear:7168x5120", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 3 of 4 widths WIN; 16.03..17.69 us; 3 sessions; error 0.63 of limit;
       least gain T=3 +1.1 % [-0.2, 2.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.84..18.84 us; 3 sessions; error 0.41 of limit;
       least gain T=6 +2.0 % [1.3, 2.8] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 3 widths WIN; 19.13..21.85 us; 3 sessions; error 0.55 of limit;
       least gain T=8 +0.1 % [-0.6, 0.7] over runner-up cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 8, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 22.87..22.87 us; 3 sessions; error 0.43 of limit;
       least gain T=17 +9.1 % [5.1, 13.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.03..23.03 us; 3 sessions; error 0.46 of limit;
       least gain T=32 +4.1 % [3.2, 5.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=4;
       in situ T=32 agrees: round +0.97 % [0.67, 1.26], node 22.72 us = 25.2 % of it, 3 sessions */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.01..25.01 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 28.04..28.04 us; 3 sessions; error 0.44 of limit */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 36.26..36.26 us; 3 sessions; error 0.49 of limit;
       least gain T=65 +30.9 % [30.1, 31.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.12..39.12 us; 3 sessions; error 0.49 of limit;
       least gain T=128 +35.5 % [30.4, 40.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.29..59.29 us; 3 sessions; error 0.52 of limit;
       least gain T=129 +25.7 % [16.8, 35.2] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.01..73.01 us; 3 sessions; error 0.52 of limit;
       least gain T=256 +5.9 % [5.2, 6.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 102.72..102.72 us; 3 sessions; error 0.52 of limit;
       least gain T=257 +6.8 % [-5.1, 20.2] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 136.80..136.80 us; 3 sessions; error 0.56 of limit;
       least gain T=512 +13.3 % [12.6, 14.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 178.01..178.01 us; 3 sessions; error 0.53 of limit;
       least gain T=513 +27.1 % [24.4, 30.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 2 widths WIN; 296.53..356.13 us; 3 sessions; error 0.55 of limit;
       least gain T=1025 +10.6 % [9.9, 11.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 670.51..670.51 us; 3 sessions; error 0.55 of limit;
       least gain T=2048 +12.9 % [10.5, 15.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:24576x4096", .t_lo = 2048, .t_hi = 2048,
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
    /* OPEN, 0 of 3 widths WIN; 33.96..34.68 us; 3 sessions; error 0.51 of limit;
       least gain T=16 -0.2 % [-8.7, 9.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 37.36..37.61 us; 3 sessions; error 0.55 of limit;
       least gain T=17 +8.1 % [3.7, 12.6] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 44.68..44.60 us; 3 sessions; error 0.48 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 49.91..49.91 us; 3 sessions; error 0.43 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 50.15..50.15 us; 3 sessions; error 0.46 of limit */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 63.89..65.09 us; 3 sessions; error 0.52 of limit;
       least gain T=96 +26.5 % [23.1, 29.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 71.05..71.05 us; 3 sessions; error 0.48 of limit;
       least gain T=97 +31.5 % [26.6, 36.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 72.92..72.92 us; 3 sessions; error 0.52 of limit;
       least gain T=128 +28.7 % [24.8, 32.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 98.13..98.13 us; 3 sessions; error 0.54 of limit;
       least gain T=129 +22.9 % [19.7, 26.3] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 102.92..102.92 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +21.0 % [20.3, 21.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 124.34..124.34 us; 3 sessions; error 0.55 of limit;
       least gain T=193 +18.1 % [-21.8, 78.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 127.56..127.56 us; 3 sessions; error 0.54 of limit;
       least gain T=256 +11.9 % [5.3, 18.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 189.89..189.89 us; 3 sessions; error 0.56 of limit;
       least gain T=257 +8.1 % [7.5, 8.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 215.87..215.87 us; 3 sessions; error 0.53 of limit;
       least gain T=384 +2.1 % [1.5, 2.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 267.43..267.43 us; 3 sessions; error 0.54 of limit;
       least gain T=385 +24.0 % [15.8, 32.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 267.91..267.91 us; 3 sessions; error 0.54 of limit;
       least gain T=512 +12.5 % [5.3, 20.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 317.05..317.05 us; 3 sessions; error 0.53 of limit;
       least gain T=513 +11.8 % [9.4, 14.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 391.59..391.59 us; 3 sessions; error 0.56 of limit;
       least gain T=768 +13.4 % [11.0, 15.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 537.45..659.50 us; 3 sessions; error 0.57 of limit;
       least gain T=1025 +6.2 % [5.5, 6.8] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 839.34..839.34 us; 3 sessions; error 0.58 of limit;
       least gain T=1536 +11.1 % [-4.7, 29.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 1092.46..1092.46 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +13.9 % [7.3, 20.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q4g64:linear_swiglu:34816x5120", .t_lo = 2048, .t_hi = 2048,
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
    /* OPEN, 2 of 3 widths WIN; 17.09..18.30 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +0.7 % [-3.1, 4.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 18.38..18.40 us; 3 sessions; error 0.44 of limit;
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
    /* WIN, 1 of 1 widths WIN; 29.69..29.69 us; 3 sessions; error 0.60 of limit;
       least gain T=97 +19.9 % [19.1, 20.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.99..29.99 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +16.4 % [14.6, 18.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.67..40.67 us; 3 sessions; error 0.62 of limit;
       least gain T=129 +19.8 % [19.0, 20.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.64..40.64 us; 3 sessions; error 0.60 of limit;
       least gain T=192 +32.6 % [31.1, 34.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 47.70..47.70 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +0.7 % [0.0, 1.3] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 194, .t_hi = 255,
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
    {.shape = "q5g64:linear:12288x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 74.89..74.89 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +34.5 % [17.5, 54.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 86.46..86.46 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +37.7 % [34.0, 41.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 90.38..90.38 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +46.8 % [17.6, 83.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 105.50..105.50 us; 3 sessions; error 0.61 of limit;
       least gain T=513 +44.2 % [37.6, 51.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 130.84..130.84 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +1.9 % [-5.0, 9.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 172.64..216.12 us; 3 sessions; error 0.62 of limit;
       least gain T=1024 +0.4 % [-5.5, 6.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 262.02..262.02 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +1.6 % [-1.2, 4.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:12288x5120", .t_lo = 1536, .t_hi = 1536,
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
    /* OPEN, 2 of 3 widths WIN; 22.81..23.27 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +0.7 % [-0.6, 2.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 26.39..26.39 us; 3 sessions; error 0.43 of limit;
       least gain T=17 -3.1 % [-7.0, 1.0] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 27.00..27.00 us; 3 sessions; error 0.46 of limit;
       least gain T=24 -5.2 % [-11.5, 1.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.47..25.47 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 26, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.53..25.53 us; 3 sessions; error 0.46 of limit;
       least gain T=32 +3.5 % [0.7, 6.3] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       in situ T=32 agrees: round +0.84 % [0.72, 0.97], node 26.47 us = 20.8 % of it, 3 sessions */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 29.01..29.11 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.18..32.18 us; 3 sessions; error 0.47 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.19..32.19 us; 3 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.29..38.87 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +25.1 % [24.3, 25.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.81..43.81 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +24.7 % [24.0, 25.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.52..44.52 us; 3 sessions; error 0.60 of limit;
       least gain T=128 +22.9 % [21.7, 24.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.44..55.44 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +26.1 % [25.0, 27.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 56.73..56.73 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +37.8 % [37.0, 38.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 66.40..66.40 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +1.6 % [1.0, 2.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 68.86..68.86 us; 3 sessions; error 0.60 of limit;
       least gain T=256 -0.1 % [-3.7, 3.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 97.16..97.16 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +6.1 % [4.3, 7.9] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 105.70..105.70 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +8.1 % [4.8, 11.6] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 123.84..123.84 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +4.7 % [-8.5, 19.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 130.09..130.09 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +0.6 % [-1.6, 2.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 154.06..154.06 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +15.5 % [13.0, 18.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 189.96..189.96 us; 3 sessions; error 0.61 of limit;
       least gain T=768 +1.5 % [-2.1, 5.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 281.65..343.31 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.3 % [-1.9, 2.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 396.01..396.01 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +1.3 % [0.7, 1.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 484.94..484.94 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +74.1 % [72.8, 75.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x17408", .t_lo = 2048, .t_hi = 2048,
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
    /* TIE, 1 of 3 widths WIN; 10.82..11.61 us; 3 sessions; error 0.44 of limit;
       least gain T=16 -0.4 % [-1.2, 0.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.28..12.28 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 18, .t_hi = 23,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 12.72..12.72 us; 3 sessions; error 0.44 of limit;
       least gain T=24 -0.7 % [-7.0, 6.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 24, .t_hi = 24,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.60..12.60 us; 3 sessions; error 0.44 of limit;
       least gain T=25 +13.1 % [8.8, 17.5] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 26, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.63..12.63 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +16.1 % [15.4, 16.8] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4;
       in situ T=32 agrees: round +2.12 % [2.01, 2.23], node 13.69 us = 10.8 % of it, 3 sessions */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 15.05..14.96 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.51..15.51 us; 3 sessions; error 0.43 of limit;
       least gain T=49 +6.7 % [2.7, 10.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.53..15.53 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +7.0 % [3.3, 10.9] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       in situ T=64 undecided: round +0.01 % [-0.16, 0.19], node 17.48 us = 10.8 % of it, 3 sessions; provisional */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 21.61..20.27 us; 3 sessions; error 0.62 of limit;
       least gain T=65 +4.8 % [4.2, 5.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.51..22.51 us; 3 sessions; error 0.59 of limit;
       least gain T=97 +12.4 % [11.7, 13.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.09..22.09 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +9.9 % [9.2, 10.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.01..27.01 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +5.9 % [5.2, 6.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 26.41..26.41 us; 3 sessions; error 0.61 of limit;
       least gain T=192 +21.6 % [20.8, 22.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 31.98..31.98 us; 3 sessions; error 0.60 of limit;
       least gain T=193 +27.5 % [26.7, 28.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.28..32.28 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -0.8 % [-1.7, 0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.22..39.22 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +19.8 % [19.1, 20.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.62..41.62 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +33.2 % [32.3, 34.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 49.24..49.24 us; 3 sessions; error 0.60 of limit;
       least gain T=385 +29.7 % [28.9, 30.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 50.56..50.56 us; 3 sessions; error 0.63 of limit;
       least gain T=512 +0.6 % [-0.0, 1.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.55..55.55 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +46.0 % [36.9, 55.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.56..69.56 us; 3 sessions; error 0.60 of limit;
       least gain T=768 +4.5 % [-1.8, 11.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 92.41..113.72 us; 3 sessions; error 0.61 of limit;
       least gain T=1025 +1.0 % [-1.2, 3.3] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 143.69..143.69 us; 3 sessions; error 0.61 of limit;
       least gain T=1536 +1.7 % [-0.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 198.44..198.44 us; 3 sessions; error 0.62 of limit;
       least gain T=2048 +1.3 % [-0.9, 3.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:5120x6144", .t_lo = 2048, .t_hi = 2048,
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
    /* WIN, 1 of 1 widths WIN; 13.54..13.54 us; 3 sessions; error 0.46 of limit;
       least gain T=25 +10.2 % [6.0, 14.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 25, .t_hi = 25,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 26, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.57..13.57 us; 3 sessions; error 0.45 of limit;
       least gain T=32 +15.0 % [10.7, 19.4] over incumbent cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 16.20..16.16 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.77..17.77 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.63..17.63 us; 3 sessions; error 0.43 of limit */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.89..21.53 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +8.6 % [8.0, 9.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.02..24.02 us; 3 sessions; error 0.58 of limit;
       least gain T=97 +14.7 % [11.7, 17.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.77..23.77 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +12.7 % [11.5, 13.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.91..28.91 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +10.9 % [9.6, 12.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.43..28.43 us; 3 sessions; error 0.59 of limit;
       least gain T=192 +26.2 % [25.4, 27.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.47..34.47 us; 3 sessions; error 0.59 of limit;
       least gain T=193 +37.4 % [36.1, 38.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 34.91..34.91 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.4 % [-0.2, 1.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 43.81..43.81 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +25.6 % [22.2, 29.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.23..46.23 us; 3 sessions; error 0.59 of limit;
       least gain T=384 +39.5 % [38.6, 40.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 54.73..54.73 us; 3 sessions; error 0.59 of limit;
       least gain T=385 +30.4 % [26.9, 34.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 56.61..56.61 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +1.4 % [-1.3, 4.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 64.65..64.65 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +41.1 % [40.2, 42.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 80.63..80.63 us; 3 sessions; error 0.62 of limit;
       least gain T=768 +2.9 % [-3.7, 9.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 105.10..128.17 us; 3 sessions; error 0.62 of limit;
       least gain T=1025 -0.4 % [-2.6, 1.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 156.87..156.87 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +1.1 % [0.5, 1.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear:7168x5120", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 208.97..208.97 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +1.4 % [-3.1, 6.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 23.79..23.79 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 24.81..24.81 us; 3 sessions; error 0.46 of limit;
       least gain T=12 +1.0 % [-2.8, 4.9] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 12, .t_hi = 12,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 13, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 25.39..25.39 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +0.7 % [0.1, 1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 25.63..25.83 us; 3 sessions; error 0.46 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 29.23..29.36 us; 3 sessions; error 0.45 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.55..32.55 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 32.63..32.63 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 39.73..39.74 us; 3 sessions; error 0.51 of limit;
       least gain T=65 +23.8 % [23.1, 24.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 44.44..44.44 us; 3 sessions; error 0.49 of limit;
       least gain T=97 +23.7 % [22.5, 24.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.15..45.15 us; 3 sessions; error 0.51 of limit;
       least gain T=128 +21.8 % [21.0, 22.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 55.94..55.94 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +25.0 % [24.2, 25.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.59..57.59 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +36.5 % [35.7, 37.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 67.61..67.61 us; 3 sessions; error 0.50 of limit;
       least gain T=193 +2.1 % [-0.6, 4.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 69.85..69.85 us; 3 sessions; error 0.50 of limit;
       least gain T=256 -0.0 % [-2.7, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 97.83..97.83 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +22.5 % [19.3, 25.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 106.94..106.94 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +6.9 % [3.8, 10.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 126.70..126.70 us; 3 sessions; error 0.50 of limit;
       least gain T=385 +2.7 % [0.5, 5.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 131.96..131.96 us; 3 sessions; error 0.50 of limit;
       least gain T=512 +0.9 % [0.0, 1.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 155.21..155.21 us; 3 sessions; error 0.50 of limit;
       least gain T=513 +50.5 % [47.2, 53.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 189.92..189.92 us; 3 sessions; error 0.51 of limit;
       least gain T=768 +2.9 % [0.7, 5.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 269.13..356.66 us; 3 sessions; error 0.51 of limit;
       least gain T=1025 +0.5 % [-1.7, 2.7] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x17408", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 409.33..409.33 us; 3 sessions; error 0.51 of limit;
       least gain T=1536 +1.0 % [-1.2, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* WIN, 1 of 1 widths WIN; 524.73..524.73 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +8.4 % [6.9, 9.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* TIE, 2 of 3 widths WIN; 11.77..12.76 us; 3 sessions; error 0.46 of limit;
       least gain T=16 +0.4 % [-0.3, 1.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 12.85..12.88 us; 3 sessions; error 0.48 of limit;
       least gain T=32 +7.9 % [3.8, 12.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 15.36..15.30 us; 3 sessions; error 0.44 of limit */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.89..15.89 us; 3 sessions; error 0.42 of limit;
       least gain T=49 +7.1 % [6.4, 7.7] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.90..15.90 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +7.7 % [3.6, 11.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.16..20.85 us; 3 sessions; error 0.49 of limit;
       least gain T=65 +3.9 % [3.3, 4.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.26..23.26 us; 3 sessions; error 0.50 of limit;
       least gain T=97 +0.9 % [0.3, 1.5] over runner-up cuda_linear_wgmma_ring/cols=64,wgs=4,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.85..22.85 us; 3 sessions; error 0.51 of limit;
       least gain T=128 +8.2 % [7.5, 8.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.78..27.78 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +4.2 % [3.2, 5.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 27.23..27.23 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +19.2 % [18.0, 20.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.49..33.49 us; 3 sessions; error 0.50 of limit;
       least gain T=193 +23.1 % [22.3, 23.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 33.63..33.63 us; 3 sessions; error 0.50 of limit;
       least gain T=256 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.77..39.77 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +19.1 % [18.4, 19.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.80..42.80 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +31.6 % [28.1, 35.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 50.75..50.75 us; 3 sessions; error 0.50 of limit;
       least gain T=385 +27.4 % [26.6, 28.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 52.64..52.64 us; 3 sessions; error 0.50 of limit;
       least gain T=512 +0.3 % [-2.4, 3.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 57.30..57.30 us; 3 sessions; error 0.51 of limit;
       least gain T=513 +41.8 % [40.7, 43.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 514, .t_hi = 640,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 641, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 72.56..72.56 us; 3 sessions; error 0.50 of limit;
       least gain T=768 +1.9 % [1.0, 2.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 99.79..117.94 us; 3 sessions; error 0.50 of limit;
       least gain T=1025 -0.1 % [-2.3, 2.1] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 143.09..143.09 us; 3 sessions; error 0.50 of limit;
       least gain T=1536 +9.6 % [7.2, 12.0] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 200.27..200.27 us; 3 sessions; error 0.50 of limit;
       least gain T=2048 +4.2 % [3.5, 4.8] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q5g64:linear_add:5120x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 8 widths WIN; 2.92..3.60 us; 3 sessions; error 0.49 of limit;
       least gain T=6 -0.1 % [-0.8, 0.5] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 3 widths WIN; 3.90..4.49 us; 3 sessions; error 0.46 of limit;
       least gain T=12 -0.4 % [-3.8, 3.1] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 9, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 4.76..5.17 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 17, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.65..6.65 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 34, .t_hi = 47,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.62..6.62 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 48, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.80..6.80 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.74..6.74 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.47..7.47 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 66, .t_hi = 95,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.49..7.49 us; 3 sessions; error 0.44 of limit;
       least gain T=96 +0.1 % [-0.5, 0.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 96, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.48..7.48 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.47..7.47 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.00..8.00 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.23..8.23 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.64..8.64 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.24..8.24 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.34..9.34 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 10.17..10.17 us; 3 sessions; error 0.60 of limit;
       least gain T=384 +4.1 % [3.5, 4.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.18..11.18 us; 3 sessions; error 0.62 of limit;
       least gain T=385 +29.2 % [28.4, 30.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 10.72..10.72 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +32.4 % [30.2, 34.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.84..11.84 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +36.6 % [35.7, 37.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.55..12.55 us; 3 sessions; error 0.61 of limit;
       least gain T=768 +49.3 % [48.4, 50.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.50..13.50 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +94.7 % [93.5, 95.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.66..18.66 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +45.2 % [44.3, 46.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.10..22.10 us; 3 sessions; error 0.60 of limit;
       least gain T=1536 +58.6 % [53.8, 63.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.61..25.61 us; 3 sessions; error 0.63 of limit;
       least gain T=2048 +5.4 % [1.8, 9.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:attn_input_proj:4096x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 6 widths WIN; 2.00..2.81 us; 3 sessions; error 0.49 of limit;
       least gain T=1 -1.9 % [-6.8, 3.2] over runner-up cuda_linear_smallt_mma/rows=1,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 3.05..3.05 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +0.1 % [-0.6, 0.7] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 3.47..3.47 us; 3 sessions; error 0.47 of limit;
       least gain T=16 +0.0 % [-6.4, 6.9] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.77..3.77 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.99..3.99 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 5.61..5.61 us; 3 sessions; error 0.45 of limit;
       least gain T=33 -0.9 % [-1.5, -0.2] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=8,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 5.59..5.77 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 6.15..6.18 us; 3 sessions; error 0.60 of limit;
       least gain T=128 -1.2 % [-2.8, 0.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 6.57..6.52 us; 3 sessions; error 0.59 of limit;
       least gain T=256 +0.7 % [-3.3, 4.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 6.56..6.85 us; 3 sessions; error 0.62 of limit;
       least gain T=512 +10.5 % [4.5, 16.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 7.89..8.64 us; 3 sessions; error 0.62 of limit;
       least gain T=1024 +2.7 % [1.9, 3.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 10.34..10.34 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 -0.7 % [-3.2, 1.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x1024", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 7 widths WIN; 2.29..3.70 us; 3 sessions; error 0.49 of limit;
       least gain T=9 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1;
       reverted: in situ T=1 cuda_linear_smallt_mma/rows=1,warps=16,start=1
       disagrees: round -0.16 % [-0.30, -0.01], node 2.00 us = 8.0 % of it, 3 sessions */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 4.12..4.77 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 16, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 7.11..7.11 us; 3 sessions; error 0.46 of limit;
       least gain T=33 +0.5 % [-0.1, 1.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 2 of 2 widths WIN; 7.10..7.31 us; 3 sessions; error 0.46 of limit;
       least gain T=65 +12.2 % [9.1, 15.3] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 64, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 7.57..7.57 us; 3 sessions; error 0.43 of limit;
       least gain T=128 +7.4 % [5.0, 9.9] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.78..7.78 us; 3 sessions; error 0.46 of limit;
       least gain T=129 +6.5 % [2.6, 10.6] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.10..8.10 us; 3 sessions; error 0.43 of limit;
       least gain T=256 +7.5 % [2.3, 13.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.10..9.10 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +8.2 % [6.2, 10.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 9.06..9.63 us; 3 sessions; error 0.61 of limit;
       least gain T=512 +12.8 % [10.8, 14.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 10.95..12.48 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +27.1 % [25.3, 28.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.93..15.93 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +58.6 % [54.4, 63.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x2048", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 5 widths WIN; 2.88..3.78 us; 3 sessions; error 0.48 of limit;
       least gain T=3 -0.2 % [-1.2, 0.9] over runner-up cuda_linear_smallt_mma/rows=1,warps=16,start=1 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1, .t_hi = 6,
     .schedule = "cuda_linear_smallt_mma/rows=1,warps=16,start=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.99..3.99 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.53..4.53 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.74..4.74 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.88..4.88 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.37..5.37 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.90..7.90 us; 3 sessions; error 0.44 of limit;
       least gain T=33 +9.1 % [8.4, 9.8] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.93..7.93 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +7.8 % [7.1, 8.5] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.71..10.71 us; 3 sessions; error 0.59 of limit;
       least gain T=65 -23.4 % [-48.3, 13.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 10.58..10.58 us; 3 sessions; error 0.59 of limit;
       least gain T=128 -20.8 % [-45.1, 14.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.09..9.09 us; 3 sessions; error 0.43 of limit;
       least gain T=129 +16.7 % [6.5, 28.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 9.62..9.62 us; 3 sessions; error 0.43 of limit;
       least gain T=256 +9.6 % [8.0, 11.1] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.30..11.30 us; 3 sessions; error 0.59 of limit;
       least gain T=257 -4.3 % [-8.8, 0.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 11.19..12.16 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +17.2 % [13.4, 21.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 14.38..15.67 us; 3 sessions; error 0.62 of limit;
       least gain T=1024 +36.4 % [35.3, 37.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.66..21.66 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +70.7 % [61.5, 80.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:1024x3072", .t_lo = 2048, .t_hi = 2048,
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
    /* TIE, 0 of 1 widths WIN; 3.37..3.37 us; 3 sessions; error 0.45 of limit;
       least gain T=9 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 3.76..3.76 us; 3 sessions; error 0.45 of limit;
       least gain T=16 +0.0 % [-0.6, 0.6] over runner-up cuda_linear_smallt_mma/rows=2,warps=8,start=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_smallt_mma/rows=2,warps=8,start=1", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.28..4.28 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.64..4.64 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.12..6.12 us; 3 sessions; error 0.43 of limit;
       least gain T=33 +5.8 % [5.2, 6.5] over incumbent cuda_linear_smallt_mma/rows=1,warps=8,start=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.04..6.04 us; 3 sessions; error 0.43 of limit;
       least gain T=64 -0.1 % [-3.9, 3.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 6.71..6.71 us; 3 sessions; error 0.59 of limit;
       least gain T=65 -5.4 % [-30.8, 29.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 6.98..7.02 us; 3 sessions; error 0.60 of limit;
       least gain T=128 -5.6 % [-12.5, 1.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 7.10..7.69 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +3.1 % [1.4, 5.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 256, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.04..8.04 us; 3 sessions; error 0.43 of limit;
       least gain T=512 +5.3 % [3.6, 7.0] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 9.06..9.06 us; 3 sessions; error 0.59 of limit;
       least gain T=513 -1.2 % [-2.6, 0.3] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 10.47..10.47 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +5.0 % [4.4, 5.7] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 11.13..11.13 us; 3 sessions; error 0.62 of limit;
       least gain T=1025 +6.4 % [4.9, 7.9] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x1024", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.48..13.48 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +24.0 % [21.9, 26.1] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
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
    /* WIN, 1 of 2 widths WIN; 12.17..12.19 us; 3 sessions; error 0.48 of limit;
       least gain T=3 -1.2 % [-1.8, -0.6] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 3, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 13.75..13.75 us; 3 sessions; error 0.47 of limit;
       least gain T=6 -0.2 % [-0.8, 0.4] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.72..13.72 us; 3 sessions; error 0.47 of limit;
       least gain T=8 +2.6 % [1.7, 3.4] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=8 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=2,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.82..14.82 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.05..16.05 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.78..17.78 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +0.7 % [0.0, 1.3] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 17.92..17.92 us; 3 sessions; error 0.43 of limit;
       least gain T=32 +9.0 % [4.9, 13.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.18..20.18 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.99..19.99 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.41..24.41 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +17.7 % [16.9, 18.4] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.30..24.30 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +23.5 % [18.8, 28.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.93..29.93 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +11.7 % [7.5, 16.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 33.80..33.80 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +16.8 % [12.4, 21.3] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.27..41.27 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +40.5 % [39.1, 41.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.55..52.55 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +23.1 % [22.4, 23.9] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 67.61..67.61 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +45.3 % [38.1, 52.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 109.76..109.76 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +4.4 % [3.8, 5.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 135.10..135.10 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -0.7 % [-2.9, 1.5] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 182.40..182.40 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +21.1 % [19.9, 22.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x16384", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.46..6.46 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.08..7.08 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.30..8.30 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 9.85..9.85 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +13.1 % [12.4, 13.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.76..9.76 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +14.2 % [10.0, 18.7] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.11..11.11 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.30..11.30 us; 3 sessions; error 0.43 of limit;
       least gain T=128 +8.9 % [8.3, 9.6] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.30..12.30 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 14.47..14.47 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +12.0 % [11.3, 12.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.31..16.31 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +7.7 % [2.0, 13.8] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.73..19.73 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +19.8 % [19.1, 20.6] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.14..23.14 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +3.2 % [2.5, 3.9] over incumbent cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.60..28.60 us; 3 sessions; error 0.60 of limit;
       least gain T=1024 +6.5 % [3.6, 9.4] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 34.15..34.15 us; 3 sessions; error 0.59 of limit;
       least gain T=1025 +3.2 % [-0.8, 7.4] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.82..45.82 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +14.3 % [1.0, 29.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_splitk_fewcol/splits=8,cols=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 2.55..2.55 us; 3 sessions; error 0.47 of limit;
       least gain T=8 -0.0 % [-0.6, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 3.24..3.49 us; 3 sessions; error 0.48 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 9, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=1,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 4.12..4.12 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +6.6 % [-36.8, 79.7] over runner-up cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 3.76..3.76 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=1,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.19..5.19 us; 3 sessions; error 0.44 of limit;
       least gain T=64 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:2048x512", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.60..4.60 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x512", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 1 of 2 widths WIN; 5.22..5.57 us; 3 sessions; error 0.45 of limit;
       least gain T=129 +0.1 % [-0.5, 0.7] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 128, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.82..4.82 us; 3 sessions; error 0.43 of limit;
       least gain T=256 +23.9 % [23.2, 24.7] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 4.90..4.90 us; 3 sessions; error 0.43 of limit;
       least gain T=257 +20.4 % [18.3, 22.6] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 5.22..5.22 us; 3 sessions; error 0.43 of limit;
       least gain T=512 +24.8 % [22.4, 27.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.69..5.69 us; 3 sessions; error 0.43 of limit;
       least gain T=513 +19.9 % [18.6, 21.1] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 7.02..7.04 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +14.8 % [13.4, 16.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x512", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 8.54..8.54 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 +33.0 % [31.1, 34.9] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.93..6.93 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.19..7.19 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 7.63..7.63 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +0.3 % [-2.8, 3.6] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.94..7.94 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.84..8.84 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.32..10.32 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.66..11.66 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.82..11.82 us; 3 sessions; error 0.43 of limit;
       least gain T=64 -3.5 % [-7.1, 0.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.68..13.68 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.54..14.54 us; 3 sessions; error 0.43 of limit;
       least gain T=128 +3.4 % [2.8, 4.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.91..15.91 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.09..18.09 us; 3 sessions; error 0.61 of limit;
       least gain T=256 +5.3 % [1.4, 9.4] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.58..20.58 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +20.1 % [19.4, 20.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.99..24.99 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +6.8 % [6.2, 7.5] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 30.58..30.58 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +1.0 % [-0.1, 2.2] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.04..39.04 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +12.8 % [9.5, 16.2] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 51.88..51.88 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -0.0 % [-0.7, 0.6] over runner-up cuda_linear_dequant_cublas/slice_mib=24 */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 68.78..68.78 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +14.1 % [13.3, 14.8] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:2048x6144", .t_lo = 2049, .t_hi = RS_ROUTE_T_MAX,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 4 widths WIN; 294.56..307.51 us; 3 sessions; error 0.48 of limit;
       least gain T=4 -0.1 % [-2.3, 2.1] over runner-up cuda_linear_half_ring/rows=1,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 1, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 333.58..333.58 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +0.7 % [-8.8, 11.3] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 354.12..354.12 us; 3 sessions; error 0.43 of limit;
       least gain T=16 +0.2 % [-6.3, 7.0] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 347.31..347.31 us; 3 sessions; error 0.44 of limit;
       least gain T=17 +8.7 % [6.4, 11.1] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 355.71..355.71 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +9.4 % [5.4, 13.5] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 433.34..433.34 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:248320x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 501.71..501.71 us; 3 sessions; error 0.43 of limit */
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
    /* TIE, 0 of 1 widths WIN; 16.40..16.40 us; 3 sessions; error 0.47 of limit;
       least gain T=4 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 4, .t_hi = 4,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.05..17.05 us; 3 sessions; error 0.47 of limit;
       least gain T=6 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=4,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 17.58..17.58 us; 3 sessions; error 0.43 of limit;
       least gain T=8 +0.3 % [-0.9, 1.4] over runner-up cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=1,warps=16,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 18.93..18.93 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +1.2 % [-2.5, 5.2] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.10..19.10 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 21.86..21.86 us; 3 sessions; error 0.44 of limit;
       least gain T=17 -1.7 % [-2.3, -1.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 22.03..22.03 us; 3 sessions; error 0.43 of limit;
       least gain T=32 -1.9 % [-2.7, -1.1] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 24.24..24.24 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 26.77..26.77 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.25..30.25 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +30.5 % [25.6, 35.5] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 32.29..32.29 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +0.0 % [-3.0, 3.1] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.36..39.36 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +35.9 % [35.1, 36.8] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 46.26..46.26 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -0.5 % [-1.1, 0.2] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.90..65.90 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +29.4 % [22.9, 36.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 81.72..81.72 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +1.9 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 99.67..99.67 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +68.4 % [63.9, 73.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 155.78..189.94 us; 3 sessions; error 0.62 of limit;
       least gain T=1025 +5.4 % [3.1, 7.7] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x10240", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 320.21..320.21 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 +15.2 % [12.7, 17.7] over incumbent cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0;
       provisional: not run in situ */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.12..38.12 us; 3 sessions; error 0.49 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.39..38.39 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 4 of 4 widths WIN; 40.85..41.07 us; 3 sessions; error 0.47 of limit;
       least gain T=9 +2.5 % [1.9, 3.2] over incumbent cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 9, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 46.57..46.57 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 51.67..51.67 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 56.42..56.42 us; 3 sessions; error 0.59 of limit;
       least gain T=65 +48.9 % [44.9, 52.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 65.56..65.56 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +44.8 % [39.0, 50.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 81.60..81.60 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +53.4 % [49.3, 57.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 101.76..101.76 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +0.8 % [-3.2, 5.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 158.19..158.19 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +5.5 % [0.4, 10.8] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 198.43..198.43 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +0.8 % [-1.4, 3.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 251.83..251.83 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +77.5 % [73.6, 81.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 417.73..510.21 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 -1.2 % [-10.3, 8.8] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x25600", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 784.14..784.14 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +7.9 % [5.5, 10.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.97..8.97 us; 3 sessions; error 0.47 of limit;
       least gain T=6 -1.4 % [-2.9, 0.2] over runner-up cuda_linear_half_ring/rows=1,warps=12,cluster=2,depth=8 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.90..8.90 us; 3 sessions; error 0.45 of limit;
       least gain T=8 +0.1 % [-2.1, 2.4] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=4,depth=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.69..9.69 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 10.43..10.43 us; 3 sessions; error 0.46 of limit;
       least gain T=16 -1.7 % [-5.4, 2.1] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.97..11.97 us; 3 sessions; error 0.43 of limit;
       least gain T=17 -2.4 % [-6.1, 1.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.70..11.70 us; 3 sessions; error 0.44 of limit;
       least gain T=32 +10.9 % [6.8, 15.2] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 12.72..12.72 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.94..13.94 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +4.1 % [0.3, 8.2] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.13..16.13 us; 3 sessions; error 0.57 of limit;
       least gain T=65 +18.8 % [14.4, 23.4] over runner-up cuda_linear_wgmma_ring_exact/cols=32,wgs=4 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 18.30..18.30 us; 3 sessions; error 0.58 of limit;
       least gain T=128 +18.1 % [13.7, 22.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.61..23.61 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +5.8 % [1.9, 9.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 26.79..26.79 us; 3 sessions; error 0.60 of limit;
       least gain T=256 -3.5 % [-7.2, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 30.68..30.68 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +31.0 % [26.1, 36.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 38.52..38.52 us; 3 sessions; error 0.59 of limit;
       least gain T=512 -0.6 % [-1.2, -0.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.95..41.95 us; 3 sessions; error 0.60 of limit;
       least gain T=513 +56.9 % [55.9, 57.9] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 67.18..80.60 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +4.0 % [0.7, 7.5] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:5120x4096", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 131.06..131.06 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +3.7 % [3.0, 4.3] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 6.52..6.52 us; 3 sessions; error 0.49 of limit;
       least gain T=6 -1.1 % [-1.7, -0.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=2,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=1,warps=12,cluster=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 6.76..6.76 us; 3 sessions; error 0.44 of limit;
       least gain T=8 -0.1 % [-0.7, 0.5] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=8 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=8,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.07..7.07 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.32..7.32 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 8.68..8.68 us; 3 sessions; error 0.45 of limit;
       least gain T=17 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.64..8.64 us; 3 sessions; error 0.45 of limit;
       least gain T=32 +12.2 % [8.0, 16.6] over incumbent cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 9.40..9.40 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.36..10.36 us; 3 sessions; error 0.45 of limit;
       least gain T=64 +5.9 % [1.9, 10.0] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.99..11.99 us; 3 sessions; error 0.44 of limit;
       least gain T=65 +0.8 % [-3.0, 4.7] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 12.84..12.84 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +13.0 % [12.3, 13.7] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 15.83..15.83 us; 3 sessions; error 0.60 of limit;
       least gain T=129 +20.5 % [15.9, 25.1] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 16.62..16.62 us; 3 sessions; error 0.60 of limit;
       least gain T=256 +9.9 % [5.8, 14.2] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.81..19.81 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +17.8 % [13.4, 22.4] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 21.90..21.90 us; 3 sessions; error 0.60 of limit;
       least gain T=512 +53.2 % [47.5, 59.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 28.52..28.52 us; 3 sessions; error 0.61 of limit;
       least gain T=513 +50.2 % [46.2, 54.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 39.71..39.71 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +17.0 % [13.8, 20.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 49.19..49.19 us; 3 sessions; error 0.60 of limit;
       least gain T=1025 +0.1 % [-0.6, 0.7] over runner-up cuda_linear_dequant_cublas/slice_mib=48 */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x2048", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 73.74..73.74 us; 3 sessions; error 0.60 of limit;
       least gain T=2048 +15.8 % [15.0, 16.7] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 11.40..11.40 us; 3 sessions; error 0.45 of limit;
       least gain T=6 +0.1 % [-1.2, 1.4] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 11.79..11.79 us; 3 sessions; error 0.49 of limit;
       least gain T=8 +0.2 % [-1.3, 1.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=8 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=4,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 13.01..13.01 us; 3 sessions; error 0.46 of limit;
       least gain T=9 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.46..13.46 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.02..14.02 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 14.00..14.00 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 15.32..15.32 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 16.76..16.76 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +12.4 % [11.7, 13.1] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=2;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 19.44..19.44 us; 3 sessions; error 0.60 of limit;
       least gain T=65 +17.6 % [13.2, 22.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 20.42..20.42 us; 3 sessions; error 0.59 of limit;
       least gain T=128 +11.8 % [7.6, 16.1] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1;
       provisional: not run in situ */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 28.30..28.30 us; 3 sessions; error 0.59 of limit;
       least gain T=129 +0.1 % [-4.3, 4.6] over runner-up cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 31.30..31.30 us; 3 sessions; error 0.59 of limit;
       least gain T=256 -1.8 % [-6.4, 3.0] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 40.12..40.12 us; 3 sessions; error 0.60 of limit;
       least gain T=257 +39.7 % [34.5, 45.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 50.86..50.86 us; 3 sessions; error 0.61 of limit;
       least gain T=512 -1.5 % [-2.1, -0.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.82..59.82 us; 3 sessions; error 0.59 of limit;
       least gain T=513 +52.9 % [44.1, 62.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 96.66..96.66 us; 3 sessions; error 0.61 of limit;
       least gain T=1024 +2.2 % [1.6, 2.9] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 117.43..117.43 us; 3 sessions; error 0.59 of limit;
       least gain T=1025 -0.9 % [-3.1, 1.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 199.41..199.41 us; 3 sessions; error 0.61 of limit;
       least gain T=2048 -18.1 % [-59.8, 67.1] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1 */
    {.shape = "q8g32:linear:6144x5120", .t_lo = 2048, .t_hi = 2048,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 10, .t_hi = 11,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 6 of 6 widths WIN; 30.66..31.09 us; 3 sessions; error 0.45 of limit;
       least gain T=25 +2.4 % [1.5, 3.4] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 12, .t_hi = 32,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 34.55..34.63 us; 3 sessions; error 0.45 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.06..38.06 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 38.02..38.02 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 41.94..42.33 us; 3 sessions; error 0.53 of limit;
       least gain T=96 +43.1 % [41.6, 44.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 46.71..46.71 us; 3 sessions; error 0.50 of limit;
       least gain T=97 +40.6 % [38.8, 42.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 48.06..48.06 us; 3 sessions; error 0.50 of limit;
       least gain T=128 +39.1 % [38.2, 40.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 59.48..59.48 us; 3 sessions; error 0.49 of limit;
       least gain T=129 +45.6 % [41.7, 49.6] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 61.05..61.05 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +57.3 % [53.1, 61.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 72.19..72.19 us; 3 sessions; error 0.51 of limit;
       least gain T=193 +1.2 % [-9.5, 13.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 75.19..75.19 us; 3 sessions; error 0.50 of limit;
       least gain T=256 -1.0 % [-1.6, -0.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 109.23..109.23 us; 3 sessions; error 0.50 of limit;
       least gain T=257 +5.9 % [5.0, 6.7] over runner-up cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 119.35..119.35 us; 3 sessions; error 0.50 of limit;
       least gain T=384 +6.5 % [4.2, 8.9] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 133.72..133.72 us; 3 sessions; error 0.51 of limit;
       least gain T=385 +3.2 % [-7.9, 15.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 136.79..136.79 us; 3 sessions; error 0.51 of limit;
       least gain T=512 +0.6 % [-0.5, 1.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 169.13..169.13 us; 3 sessions; error 0.51 of limit;
       least gain T=513 +70.8 % [67.1, 74.6] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 202.85..202.85 us; 3 sessions; error 0.51 of limit;
       least gain T=768 +1.7 % [-0.5, 4.0] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 2 widths WIN; 308.06..352.26 us; 3 sessions; error 0.51 of limit;
       least gain T=1025 +0.2 % [-2.0, 2.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 0 of 1 widths WIN; 437.79..437.79 us; 3 sessions; error 0.51 of limit;
       least gain T=1536 -0.1 % [-3.3, 3.3] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x17408", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 550.99..550.99 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +9.4 % [3.4, 15.7] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
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
    /* WIN, 3 of 3 widths WIN; 17.50..17.42 us; 3 sessions; error 0.47 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 33, .t_hi = 48,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.45..18.45 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 49, .t_hi = 49,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 50, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.36..18.36 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 3 of 3 widths WIN; 22.92..21.93 us; 3 sessions; error 0.50 of limit;
       least gain T=65 +18.0 % [14.9, 21.2] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 65, .t_hi = 96,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.05..24.05 us; 3 sessions; error 0.52 of limit;
       least gain T=97 +23.6 % [20.3, 27.0] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 97, .t_hi = 97,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 98, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 23.69..23.69 us; 3 sessions; error 0.51 of limit;
       least gain T=128 +22.1 % [18.8, 25.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.46..29.46 us; 3 sessions; error 0.50 of limit;
       least gain T=129 +19.3 % [18.6, 20.1] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 130, .t_hi = 191,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 29.00..29.00 us; 3 sessions; error 0.50 of limit;
       least gain T=192 +34.0 % [31.5, 36.5] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 192, .t_hi = 192,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 34.07..34.07 us; 3 sessions; error 0.50 of limit;
       least gain T=193 +44.5 % [42.8, 46.2] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 193, .t_hi = 193,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 194, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 34.25..34.25 us; 3 sessions; error 0.50 of limit;
       least gain T=256 -1.4 % [-2.1, -0.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 42.88..42.88 us; 3 sessions; error 0.51 of limit;
       least gain T=257 +30.1 % [28.4, 31.7] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 258, .t_hi = 383,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 45.80..45.80 us; 3 sessions; error 0.51 of limit;
       least gain T=384 +49.0 % [45.1, 53.1] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 384, .t_hi = 384,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 52.50..52.50 us; 3 sessions; error 0.51 of limit;
       least gain T=385 +49.2 % [45.2, 53.3] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 385, .t_hi = 385,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 386, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* TIE, 0 of 1 widths WIN; 54.22..54.22 us; 3 sessions; error 0.51 of limit;
       least gain T=512 -0.3 % [-0.9, 0.4] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 61.56..61.56 us; 3 sessions; error 0.51 of limit;
       least gain T=513 +59.3 % [48.4, 71.0] over runner-up cuda_linear_wgmma_ring_exact/cols=48,wgs=3 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 514, .t_hi = 767,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 75.28..75.28 us; 3 sessions; error 0.51 of limit;
       least gain T=768 +1.9 % [1.3, 2.6] over runner-up cuda_linear_wgmma_ring/cols=256,wgs=2,paired=0 */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 768, .t_hi = 768,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 769, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* OPEN, 1 of 2 widths WIN; 102.62..124.98 us; 3 sessions; error 0.51 of limit;
       least gain T=1025 -1.3 % [-3.5, 0.8] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1026, .t_hi = 1535,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 149.35..149.35 us; 3 sessions; error 0.51 of limit;
       least gain T=1536 +7.0 % [6.3, 7.6] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1536, .t_hi = 1536,
     .schedule = "cuda_linear_wgmma_ring/cols=256,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_add:5120x6144", .t_lo = 1537, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=48", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 200.54..200.54 us; 3 sessions; error 0.51 of limit;
       least gain T=2048 +2.1 % [-1.9, 6.4] over incumbent cuda_linear_dequant_cublas/slice_mib=48;
       provisional: not run in situ */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* OPEN, 0 of 1 widths WIN; 8.19..8.19 us; 3 sessions; error 0.47 of limit;
       least gain T=8 -0.3 % [-4.0, 3.6] over runner-up cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=3 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_parts_half_ring/rows=1,warps=16,cluster=2,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 11.33..11.33 us; 3 sessions; error 0.44 of limit;
       least gain T=9 -0.7 % [-1.3, -0.1] over runner-up cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 11.56..11.56 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 12.31..12.31 us; 3 sessions; error 0.45 of limit;
       least gain T=17 +0.2 % [-0.5, 0.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=4,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 13.50..13.50 us; 3 sessions; error 0.43 of limit */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=2,warps=8,cluster=8,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.93..18.93 us; 3 sessions; error 0.46 of limit;
       least gain T=33 +1.6 % [1.0, 2.3] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 18.87..18.87 us; 3 sessions; error 0.44 of limit;
       least gain T=64 +2.1 % [1.5, 2.8] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 20.87..20.87 us; 3 sessions; error 0.44 of limit;
       least gain T=65 +9.3 % [8.6, 10.0] over incumbent cuda_linear_wgmma_ring_exact/cols=32,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 22.04..22.04 us; 3 sessions; error 0.43 of limit;
       least gain T=128 +10.6 % [9.9, 11.2] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 23.79..23.79 us; 3 sessions; error 0.47 of limit;
       least gain T=129 +7.1 % [6.5, 7.8] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 25.61..25.61 us; 3 sessions; error 0.43 of limit;
       least gain T=256 +9.3 % [8.3, 10.4] over incumbent cuda_linear_dequant_cublas/slice_mib=24;
       provisional: not run in situ */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 30.02..30.02 us; 3 sessions; error 0.59 of limit;
       least gain T=257 +0.8 % [0.2, 1.5] over runner-up cuda_linear_wgmma_ring/cols=128,wgs=2,paired=1 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 30.74..33.11 us; 3 sessions; error 0.59 of limit;
       least gain T=512 +23.5 % [22.3, 24.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 512, .t_hi = 513,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 2 of 2 widths WIN; 41.37..45.20 us; 3 sessions; error 0.59 of limit;
       least gain T=1024 +51.3 % [45.1, 57.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1024, .t_hi = 1025,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_pair:1024x5120", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_dequant_cublas/slice_mib=24", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 66.58..66.58 us; 3 sessions; error 0.59 of limit;
       least gain T=2048 +85.4 % [61.9, 112.4] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=2 */
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
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 5, .t_hi = 5,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 4.91..4.91 us; 3 sessions; error 0.54 of limit;
       least gain T=6 +0.0 % [-0.6, 0.6] over runner-up cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 6, .t_hi = 6,
     .schedule = "cuda_linear_half_ring/rows=2,warps=12,cluster=1,depth=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 7, .t_hi = 7,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 0 of 1 widths WIN; 5.06..5.06 us; 3 sessions; error 0.45 of limit;
       least gain T=8 +1.5 % [0.8, 2.2] over runner-up cuda_linear_half_ring/rows=2,warps=8,cluster=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 8, .t_hi = 8,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 5.46..5.46 us; 3 sessions; error 0.59 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 9, .t_hi = 9,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 10, .t_hi = 15,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.64..5.64 us; 3 sessions; error 0.54 of limit;
       least gain T=16 +0.2 % [-0.4, 0.8] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 16, .t_hi = 16,
     .schedule = "cuda_linear_stream/rows=1,warps=16,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* TIE, 0 of 1 widths WIN; 5.90..5.90 us; 3 sessions; error 0.46 of limit;
       least gain T=17 +0.4 % [-0.3, 1.0] over runner-up cuda_linear_stream/rows=2,warps=8,cluster=4,ctas=1,depth=4 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 17, .t_hi = 17,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 18, .t_hi = 31,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 6.29..6.29 us; 3 sessions; error 0.44 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 32, .t_hi = 32,
     .schedule = "cuda_linear_stream/rows=1,warps=8,cluster=2,ctas=1,depth=4", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.58..7.58 us; 3 sessions; error 0.45 of limit;
       least gain T=33 +2.3 % [1.7, 2.9] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 33, .t_hi = 33,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 34, .t_hi = 63,
     .schedule = "cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 7.57..7.57 us; 3 sessions; error 0.43 of limit;
       least gain T=64 +36.5 % [35.6, 37.3] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 64, .t_hi = 64,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=2", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.72..8.72 us; 3 sessions; error 0.46 of limit;
       least gain T=65 +29.8 % [29.0, 30.6] over incumbent cuda_linear_mma_tile/cols=16,row_tiles=2,warps=8;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 65, .t_hi = 65,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=48,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 66, .t_hi = 127,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 8.75..8.75 us; 3 sessions; error 0.46 of limit */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 128, .t_hi = 128,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.47..10.47 us; 3 sessions; error 0.42 of limit;
       least gain T=129 +3.0 % [2.3, 3.6] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 129, .t_hi = 129,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=32,wgs=4", .layout = "frag16", .numeric = "exact"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 130, .t_hi = 255,
     .schedule = "cuda_linear_wgmma_ring_exact/cols=64,wgs=3", .layout = "frag16", .numeric = "exact"},
    /* WIN, 1 of 1 widths WIN; 10.56..10.56 us; 3 sessions; error 0.47 of limit;
       least gain T=256 +3.9 % [3.3, 4.6] over incumbent cuda_linear_wgmma_ring_exact/cols=64,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 256, .t_hi = 256,
     .schedule = "cuda_linear_wgmma_ring/cols=64,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 0 of 1 widths WIN; 13.68..13.68 us; 3 sessions; error 0.44 of limit;
       least gain T=257 -1.0 % [-1.7, -0.4] over runner-up cuda_linear_wgmma_ring/cols=64,wgs=4,paired=0 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 257, .t_hi = 257,
     .schedule = "cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 258, .t_hi = 511,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 13.09..13.09 us; 3 sessions; error 0.47 of limit;
       least gain T=512 +48.7 % [47.6, 49.8] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 512, .t_hi = 512,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 19.35..19.35 us; 3 sessions; error 0.44 of limit;
       least gain T=513 +36.3 % [35.5, 37.2] over incumbent cuda_linear_wgmma_ring_exact/cols=48,wgs=3;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 513, .t_hi = 513,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 514, .t_hi = 1023,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 24.17..24.17 us; 3 sessions; error 0.47 of limit;
       least gain T=1024 +50.8 % [46.7, 54.9] over runner-up cuda_linear_wgmma_ring_exact/cols=64,wgs=3 */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1024, .t_hi = 1024,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 31.65..31.65 us; 3 sessions; error 0.49 of limit;
       least gain T=1025 +8.1 % [7.4, 8.8] over incumbent cuda_linear_wgmma_ring/cols=96,wgs=3,paired=0;
       provisional: not run in situ */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1025, .t_hi = 1025,
     .schedule = "cuda_linear_wgmma_ring/cols=192,wgs=2,paired=1", .layout = "frag16", .numeric = "rounded"},
    /* NOT_SAMPLED */
    {.shape = "q8g32:linear_swiglu:6144x1024", .t_lo = 1026, .t_hi = 2047,
     .schedule = "cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0", .layout = "frag16", .numeric = "rounded"},
    /* WIN, 1 of 1 widths WIN; 41.57..41.57 us; 3 sessions; error 0.49 of limit;
       least gain T=2048 +14.0 % [12.1, 16.0] over incumbent cuda_linear_wgmma_ring/cols=128,wgs=3,paired=0;
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
    .data_hash = "f6bfd31b4a8cbe4d",
    .fingerprint = "9c4112413582ceab",
    .routes = routes,
    .route_count = sizeof routes / sizeof *routes,
};
