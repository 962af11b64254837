/* Layout frag16: weights in the order in which mma.sync m16n8k16 takes its 16-row operand.
   Layer: kernels. One layout serves CUDA cores, mma.sync and wgmma with weights in registers.

   A block is 16 rows x 64 columns. Of a block, lane (q = lane / 4, c = lane % 4) of a warp
   holds for step j in 0..3 and pair p in 0..3 the two elements e in 0..1 at

     row = q + 8 (p % 2)      k = 16 j + 8 (p / 2) + 2 c + e

   which is register a[p] of step j. K keeps its order, so the other operand comes from
   row-major x by ldmatrix, and tensor copies may bring it to wgmma as it lies. A group of 32 is
   two steps.

   Planes base | high | scales, each from a multiple of 256 B; N padded to 16, K to RS_K_ALIGN:
     base, 4 and 6 bit   [tile][block][lane] 16 B: word j is step j; nibble p = element 0 and
                         nibble p + 4 = element 1 of pair p; low four bits of code + 2^(bits-1)
     base, 8 bit         [tile][block][j / 2][lane] 16 B: words 2 (j % 2) + p / 2; bytes p % 2
                         and p % 2 + 2 = elements 0 and 1; two's complement
     high, 6 bit         [tile][block][lane] 2 x 4 B: word j / 2, bits 2 i and 2 i + 16 upwards,
                         i = 4 (j % 2) + p
     base and high, 5    the lane's 16 B of base and its 4 B of high are words 0..4: pair
     bit                 i = 4 j + p < 15 has the bits from 5 (i % 3) and 5 (i % 3) + 16 of word
                         i / 3 for its elements, code + 16; pair 15 has bits 15 and 31 of all
                         five words, word w its bit w. So three pairs take two shifts, of which
                         a nibble and a bit somewhere else would take five
     scales              [tile][block][q][group of the block][row q, row q + 8] fp16
   Source: the one-load-a-block idea is Marlin's (IST-DASLab). */
#ifndef RS_KERNELS_LAYOUT_FRAG16_H
#define RS_KERNELS_LAYOUT_FRAG16_H

#include "kernels/layout.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { RS_FRAG16_ROWS = 16, RS_FRAG16_COLS = 64 };

/* Holds the five quantised formats. */
extern const rs_layout rs_layout_frag16;

/* Byte offsets of the planes; `high` == `scales` where there is none. */
typedef struct rs_frag16_planes {
    size_t base, high, scales, total;
    int32_t tiles;  /* of 16 rows, the last one perhaps padded */
    int32_t blocks; /* of 64 columns a tile; even */
} rs_frag16_planes;

rs_frag16_planes rs_layout_frag16_planes(rs_format format, int32_t n, int32_t k);

#ifdef __cplusplus
}
#endif
#endif
