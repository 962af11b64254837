/* BF16 and FP16 as bit patterns, on the host. Layer: kernels, header only, C and C++.
   Round to nearest even; NaN stays NaN. */
#ifndef RS_KERNELS_FP_H
#define RS_KERNELS_FP_H

#include <stdint.h>
#include <string.h>

static inline float rs_fp_from_bits(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static inline uint32_t rs_fp_bits(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static inline float rs_fp_from_bf16(uint16_t h)
{
    return rs_fp_from_bits((uint32_t)h << 16);
}

static inline uint16_t rs_fp_to_bf16(float f)
{
    uint32_t u = rs_fp_bits(f);
    if ((u & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)(u >> 16 | 0x40u);
    return (uint16_t)((u + 0x7fffu + (u >> 16 & 1u)) >> 16);
}

static inline float rs_fp_from_fp16(uint16_t h)
{
    uint32_t sign = (uint32_t)(h & 0x8000u) << 16;
    uint32_t expo = (uint32_t)h >> 10 & 0x1fu, frac = (uint32_t)h & 0x3ffu;
    if (expo == 31)
        return rs_fp_from_bits(sign | 0x7f800000u | frac << 13);
    if (expo != 0)
        return rs_fp_from_bits(sign | (expo + 112) << 23 | frac << 13);
    float magnitude = (float)frac * 0x1p-24f; /* exact: subnormals and zero */
    return rs_fp_from_bits(sign | rs_fp_bits(magnitude));
}

static inline uint16_t rs_fp_to_fp16(float f)
{
    uint32_t u = rs_fp_bits(f), sign = u >> 16 & 0x8000u, mag = u & 0x7fffffffu;
    if (mag > 0x7f800000u)
        return (uint16_t)(sign | 0x7e00u);
    if (mag >= 0x477ff000u) /* 65520 and above round to infinity */
        return (uint16_t)(sign | 0x7c00u);
    if (mag < 0x38800000u) { /* below 2^-14: subnormal, let the FPU round at bit 2^-24 */
        float snapped = rs_fp_from_bits(mag) + 0.5f;
        return (uint16_t)(sign | (rs_fp_bits(snapped) - 0x3f000000u));
    }
    uint32_t rounded = mag + 0xfffu + (mag >> 13 & 1u);
    return (uint16_t)(sign | (rounded - 0x38000000u) >> 13);
}

#endif
