/* What the ops do with finished FP32 sums, before the one rounding to bf16. Layer: kernels,
   header only; C, C++ and CUDA.
   Plain arithmetic without branches or calls: inside a function compiled for wide vectors a
   loop over it becomes vectors, so that the reference and the fast candidates share one text.
 */
#ifndef RS_KERNELS_EPILOGUE_H
#define RS_KERNELS_EPILOGUE_H

#include "kernels/fp.h"
#include "kernels/op.h"

#ifdef __CUDACC__
#    define RS_EPILOGUE static __host__ __device__ __forceinline__
#else
#    define RS_EPILOGUE static inline __attribute__((always_inline))
#endif

/* e^x to about 2^-22 for |x| <= 87, beyond as at 87: 1 + e^x does not see what is smaller, and
   g / (1 + e^87) is nothing. The clamp is on bits, because a comparison of floats with
   constants on both sides becomes a branch, and no vectors; a NaN therefore does not come
   through here. Source: the polynomial and the two-part ln 2 are Cephes' expf. */
RS_EPILOGUE float rs_exp(float x)
{
#ifdef __CUDA_ARCH__
    return expf(x);
#else
    const float shift = 12582912.0f; /* 1.5 x 2^23: adding it rounds to an integer */
    uint32_t bits = rs_fp_bits(x), magnitude = bits & 0x7fffffffu;
    magnitude = magnitude < 0x42ae0000u ? magnitude : 0x42ae0000u; /* 87 */
    x = rs_fp_from_bits((bits & 0x80000000u) | magnitude);
    float shifted = x * 1.44269504f + shift, n = shifted - shift;
    float r = x - n * 0.693359375f;
    r = r + n * 2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * (r * r) + r + 1.0f;
    return p * rs_fp_from_bits((rs_fp_bits(shifted) + 127u) << 23); /* 2^n */
#endif
}

RS_EPILOGUE float rs_silu(float g)
{
    return g / (1.0f + rs_exp(-g));
}

/* 0.5 g (1 + tanh u) = g / (1 + e^-2u), which does not cancel where u is negative;
   u = sqrt(2 / pi) (g + 0.044715 g^3). */
RS_EPILOGUE float rs_gelu_tanh(float g)
{
    return g / (1.0f + rs_exp(-g * (1.59576912f + 0.0713548163f * (g * g))));
}

/* One output before rounding. sum: the row's product, of a gated op the gate row's; up: the up
   row's; residual: y as it was. Each op looks at its own. */
RS_EPILOGUE float rs_epilogue(rs_op op, float sum, float up, float residual)
{
    if (op == RS_OP_linear_add)
        return residual + sum;
    if (op == RS_OP_linear_swiglu)
        return rs_silu(sum) * up;
    if (op == RS_OP_linear_geglu)
        return rs_gelu_tanh(sum) * up;
    return sum;
}

#endif
