/* Activations on a grid, so that the sum of a group is exact in FP32 in whatever order it is
   added up. Layer: kernels, header only.
   Within a group of weights all activations become multiples of 2^(e + 1 - bits), 2^e being the
   power of two at or below the largest of them; `bits` is what 24 leave beside the codes and
   the length of the group. Then every partial sum of code x activation is an integer below 2^24
   on that grid, which FP32, integers, BF16 and AMX products all add without an error. What is
   left is acc = fma(sum, scale, acc), one group after the other: all `exact` candidates of the
   CPU do that, and write the same bits at every width, on every instruction set. A bf16 has
   eight bits, so nothing of 2^(8 - bits) or more of the group's largest activation is touched
   (a 64th with four-bit weights, a 16th with eight), and what is smaller is rounded by at most
   2^-bits of the largest. Error of y by that (relative L2, K = 5120, q8g32, the coarsest): 9e-5
   on normal activations, 6e-4 with one 300 to 1000 times as large in a group; rounding y to
   bf16 is 1.7e-3. Subnormal activations are left out of the promise: VDPBF16PS and AMX flush
   them. Source: Ozaki et al. (Numer. Algorithms 2012) and Demmel, Nguyen (ARITH 2013) cut
   operands so that sums are exact; that bf16 activations stay bf16 is what makes it free here.
 */
#ifndef RS_KERNELS_CPU_GRID_H
#define RS_KERNELS_CPU_GRID_H

#include "kernels/cpu/simd.h"
#include "kernels/fp.h"

#include <string.h>

/* Two digits of an int8 product hold no more (kernels/cpu/digits.h). */
enum { RS_GRID_BITS_MAX = 14, RS_GRID_UNIT = 128 };

/* Bits of an activation, without its sign: 24 less those of a code and of the group. */
RS_INLINE int rs_grid_bits(const int code_bits, const int group)
{
    int bits = 24 - (code_bits - 1) - (group == 64 ? 6 : 5);
    return bits < RS_GRID_BITS_MAX ? bits : RS_GRID_BITS_MAX;
}

/* x[group] in place. Adding and taking away 1.5 x 2^23 steps rounds to a step, nearest even; a
   group that holds something else than finite numbers, or that no such sum fits above, stays.
 */
RS_INLINE void rs_grid_group(uint16_t *x, const int group, const int bits)
{
    int16_t most = 0;
    for (int i = 0; i < group; i++) {
        int16_t magnitude = (int16_t)(x[i] & 0x7fff);
        most = magnitude > most ? magnitude : most;
    }
    uint32_t exponent = (uint32_t)(most >> 7) + 24 - (uint32_t)bits;
    float round = 0;
    if (most < 0x7f80 && exponent < 255)
        round = rs_fp_from_bits(exponent << 23 | 0x400000u);
    for (int i = 0; i < group; i++) {
        float v = rs_fp_from_bf16(x[i]) + round;
        x[i] = (uint16_t)(rs_fp_bits(v - round) >> 16); /* it fits: no more bits than before */
    }
}

/* Up to 128 activations of one column, from a multiple of 128 on: out[128], zeros behind. */
RS_INLINE void rs_grid_unit(rs_format format, const uint16_t *x, int count, uint16_t *out)
{
    const rs_format_info *f = rs_format_get(format);
    int bits = rs_grid_bits(f->bits, f->group);
    memcpy(out, x, (size_t)count * 2);
    memset(out + count, 0, (size_t)(RS_GRID_UNIT - count) * 2);
    if (f->group == 32)
        for (int i = 0; i < RS_GRID_UNIT; i += 32)
            rs_grid_group(out + i, 32, bits);
    else
        for (int i = 0; i < RS_GRID_UNIT; i += 64)
            rs_grid_group(out + i, 64, bits);
}

#endif
