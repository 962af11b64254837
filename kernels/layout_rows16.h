/* Layout rows16: sixteen rows interleaved, for CPU kernels whose vector lane is a row.
   Layer: kernels. One layout serves FP32, BF16-dot and int8-dot kernels of 8 or 16 lanes, so
   bands of one tensor need no second copy.

   A tile is 16 rows; a block is a tile x 128 columns and stands in one piece, so that a thread
   reads its tiles as a single stream:  base | high | scales. Blocks of a tile follow each
   other, tiles follow each other; N is padded to 16 with zero codes and scales. Inside a block
   an octet is 8 columns; lane r of a 64-byte vector is the 32-bit word of row r. base, 4/5/6
   bit  [octet 16] 64 B: nibble 4 h + s of lane r is column 2 s + h of the octet: low four bits
   of code + 2^(bits - 1) base, 8 bit      [octet 16][2] 64 B: byte 2 h + q of lane r in vector
   e is column 2 (2 q + e) + h, two's complement high, b bits     [octet 16 b / 4] 64 B: octet o
   % (4 / b), column 2 s + h at bit 8 (2 h + s / 2) + b (2 (o % (4 / b)) + s % 2) of lane r
     scales           [group of the block][row 16] fp16
   So the halves of a word, shifted by 4 s, are neighbours in k for the BF16 dot, and the low or
   high nibbles of its four bytes are the columns {0,4,1,5} or {2,6,3,7} for the int8 dot. */
#ifndef RS_KERNELS_LAYOUT_ROWS16_H
#define RS_KERNELS_LAYOUT_ROWS16_H

#include "kernels/layout.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_ROWS16_ROWS = 16, RS_ROWS16_COLS = 128, RS_ROWS16_OCTETS = 16 };

/* Holds the five quantised formats. */
extern const rs_layout rs_layout_rows16;

/* Geometry of a rows16 matrix. Offsets count from the start of a block. */
typedef struct rs_rows16 {
    size_t high, scales, block_bytes, total;
    int32_t tiles;  /* of 16 rows */
    int32_t blocks; /* of 128 columns, a tile */
    int32_t groups; /* a block: 2 or 4 */
} rs_rows16;

rs_rows16 rs_layout_rows16_geometry(rs_format format, int32_t n, int32_t k);

#ifdef __cplusplus
}
#endif
#endif
