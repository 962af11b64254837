/* The epilogues over a few outputs at once, for CPU candidates. Layer: kernels, header only. */
#ifndef RS_KERNELS_CPU_EPILOGUE_H
#define RS_KERNELS_CPU_EPILOGUE_H

#include "kernels/cpu/simd.h"
#include "kernels/epilogue.h"

/* gate[i] becomes output i of a gated op before rounding. With a count known to the compiler,
   inside a function with RS_AVX2 or more, the loops are vectors. */
RS_INLINE void
rs_gate_block(rs_op op, float *restrict gate, const float *restrict up, const int count)
{
    if (op == RS_OP_linear_swiglu)
        for (int i = 0; i < count; i++)
            gate[i] = rs_silu(gate[i]) * up[i];
    else
        for (int i = 0; i < count; i++)
            gate[i] = rs_gelu_tanh(gate[i]) * up[i];
}

/* sums[i] becomes output i of any op; up: gated ops, residual: linear_add. */
RS_INLINE void rs_epilogue_block(rs_op op,
                                 float *restrict sums,
                                 const float *restrict up,
                                 const uint16_t *residual,
                                 const int count)
{
    if (op == RS_OP_linear)
        return;
    if (op == RS_OP_linear_add)
        for (int i = 0; i < count; i++)
            sums[i] += rs_fp_from_bf16(residual[i]);
    else
        rs_gate_block(op, sums, up, count);
}

#endif
