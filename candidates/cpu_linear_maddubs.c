/* Tiled product on int8 activations with plain AVX2: VPMADDUBSW, lane = row, any T.
   Idea: interleaved rows meet `cols` columns by broadcast, so that a 256-bit register of codes
   is unpacked once for all of them, and sums stay in 16 bits as long as they fit
   (kernels/cpu/a8_avx2.h). Activations: kernels/cpu/a8.h; loop nest: kernels/cpu/tile.h.
   Wins: where 8-bit activations are allowed and the processor has no VPDPBUSD. Limits: numeric
   class a8; eight-bit codes pay two instructions a product for their sign. */
#include "kernels/cpu/a8_avx2.h"

RS_CANDIDATE(cpu_linear_maddubs) = {
    .id = "cpu_linear_maddubs",
    .idea = "int8 activations: VPMADDUBSW on interleaved rows, GEMV and GEMM",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 4,
    .cpu_features = RS_CPU_AVX2,
    .k_multiple = 1,
    .n_multiple = 1,
    .knob_count = 1,
    .knobs = {{"cols", {4, 8}, 2}},
#if RS_CPU_X86
    .workspace_bytes = rs_a8_workspace,
    .launch = rs_a8_launch,
#else
    .launch = rs_cpu_launch_elsewhere,
#endif
};
