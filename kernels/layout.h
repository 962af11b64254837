/* Layouts: where the bits of a weight matrix [N, K] stand. Layer: kernels.
   `row_split` is canonical; every other layout repacks from it and unpacks to it, bit for bit,
   but for those of peers that hold other numbers.
   A layout used by one candidate may be defined in that candidate's file; shared ones are here.

   row_split: planes base | high | scales, each plane starts at a multiple of 256 B from the
   start; row-major groups inside a plane; K padded to RS_K_ALIGN with zero codes and scales.
     base, 4/5/6 bit: byte j of a group holds element 2j in its low, 2j+1 in its high nibble
     base, 8 bit:     byte i is element i
     high, 5 bit:     bit t of byte b is bit 4 of element 8b + t
     high, 6 bit:     elements' bits 4..5 at stream bits 2i, 2i + 1, least significant first
     scales:          fp16 little-endian, index row * groups + group
   bf16/fp16: one plane of N x Kpad little-endian values. Codes are two's complement. */
#ifndef RS_KERNELS_LAYOUT_H
#define RS_KERNELS_LAYOUT_H

#include "kernels/format.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_LAYOUT_TILE = 16 };

typedef struct rs_layout {
    const char *id; /* stored in databases and route tables */
    /* Bytes of a packed matrix, a multiple of 256; 0 = this layout does not hold the format. */
    size_t (*bytes)(rs_format format, int32_t n, int32_t k);
    /* row_split -> this layout. `out` has bytes() bytes, all of which are written.
       UNSUPPORTED where bytes() is 0. Never allocates; thread-safe on distinct outputs. */
    rs_status (*repack)(
        rs_format format, int32_t n, int32_t k, const void *row_split, void *out, rs_err *err);
    /* Of tiles of RS_LAYOUT_TILE rows, those from first to last - 1 only: for several threads
       at one output, which was zeroed before. NULL: only all at once. */
    rs_status (*repack_tiles)(rs_format format,
                              int32_t n,
                              int32_t k,
                              const void *row_split,
                              void *out,
                              int32_t first,
                              int32_t last,
                              rs_err *err);
    /* Exact inverse of repack; NULL where repack loses bits (a peer's own weights). */
    rs_status (*unpack)(rs_format format,
                        int32_t n,
                        int32_t k,
                        const void *packed,
                        void *out_row_split,
                        rs_err *err);
} rs_layout;

extern const rs_layout rs_layout_row_split;

/* Byte offsets of the planes of a row_split matrix; `high` == `scales` where there is none. */
typedef struct rs_planes {
    size_t base, high, scales, total;
    int32_t groups; /* groups a row, padding included */
    int32_t k_padded;
} rs_planes;

rs_planes rs_layout_planes(rs_format format, int32_t n, int32_t k);

/* Read or write one group of a row_split matrix. group in [0, planes.groups). */
void rs_layout_get_group(rs_format format,
                         const rs_planes *planes,
                         const void *w,
                         int32_t row,
                         int32_t group,
                         rs_group *out);
void rs_layout_put_group(rs_format format,
                         const rs_planes *planes,
                         void *w,
                         int32_t row,
                         int32_t group,
                         const rs_group *in);

/* Pack x[N][K] FP32 row-major into row_split (`out`: rs_layout_row_split.bytes()). FORMAT on
   values that are not finite or overflow; `out` is then half written and must be dropped. */
RS_NODISCARD rs_status rs_layout_pack_f32(
    rs_format format, int32_t n, int32_t k, const float *x, void *out, rs_err *err);

/* Exact values of one row: out[K] doubles. FORMAT when a scale or a float weight is not finite
   (signed scales are legal: GGUF Q4_0 has them). */
RS_NODISCARD rs_status rs_layout_decode_row(rs_format format,
                                            int32_t n,
                                            int32_t k,
                                            const void *w,
                                            int32_t row,
                                            double *out,
                                            rs_err *err);

/* FORMAT when any scale (or float weight) is not finite: such a matrix is refused before use.
 */
RS_NODISCARD rs_status
rs_layout_validate(rs_format format, int32_t n, int32_t k, const void *w, rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
