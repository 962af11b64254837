/* Tiled product on int8 activations with AVX-VNNI: the 256-bit VPDPBUSD of processors that have
   no AVX-512 (Alder Lake and later).
   Idea and loops: kernels/cpu/a8_avx2.h, one instruction a product instead of two or three.
   Emulated on processors without it in tests/unit_kernels_cpu_emulated.c; never timed yet.
   Wins: where 8-bit activations are allowed and vectors have 256 bits. Limits: numeric class
   a8; eight accumulators of 32 bits leave no registers for a second tile. */
#include "kernels/cpu/simd.h"

#if RS_CPU_X86
#    if RS_CPU_EMULATE
#        define RS_A8_TARGET RS_AVX2
RS_INLINE RS_AVX2 __m256i emulated_dpbusd(__m256i sum, __m256i u, __m256i s)
{
    const __m256i low = _mm256_set1_epi16(255), ones = _mm256_set1_epi16(1);
    __m256i even = _mm256_mullo_epi16(_mm256_and_si256(u, low),
                                      _mm256_srai_epi16(_mm256_slli_epi16(s, 8), 8));
    __m256i odd = _mm256_mullo_epi16(_mm256_srli_epi16(u, 8), _mm256_srai_epi16(s, 8));
    sum = _mm256_add_epi32(sum, _mm256_madd_epi16(even, ones));
    return _mm256_add_epi32(sum, _mm256_madd_epi16(odd, ones));
}
#        define RS_A8_DPBUSD emulated_dpbusd
#    else
#        define RS_A8_TARGET __attribute__((target("avx2,fma,f16c,avxvnni")))
#        define RS_A8_DPBUSD _mm256_dpbusd_avx_epi32
#    endif
#endif
#include "kernels/cpu/a8_avx2.h"

RS_CANDIDATE(cpu_linear_avxvnni) = {
    .id = "cpu_linear_avxvnni",
    .idea = "int8 activations: 256-bit VPDPBUSD on interleaved rows, GEMV and GEMM",
    .ops = RS_OPS_SINGLE,
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_a8,
    .layout = &rs_layout_rows16,
    .formats = RS_FORMATS_QUANT,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .cpu_features = RS_CPU_AVX2 | RS_CPU_AVX_VNNI,
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
