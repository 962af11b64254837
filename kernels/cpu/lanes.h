/* Four vectors of partial sums at once become four sums: lanes of a group are added before its
   scale comes (kernels/cpu/grid.h). Layer: kernels, header only. */
#ifndef RS_KERNELS_CPU_LANES_H
#define RS_KERNELS_CPU_LANES_H

#include "kernels/cpu/simd.h"

#if RS_CPU_X86

/* In each 128-bit lane: the sums of that lane of a, b, c, d. */
RS_INLINE RS_AVX2 __m256 rs_lanes4x8(__m256 a, __m256 b, __m256 c, __m256 d)
{
    __m256 ab = _mm256_add_ps(_mm256_unpacklo_ps(a, b), _mm256_unpackhi_ps(a, b));
    __m256 cd = _mm256_add_ps(_mm256_unpacklo_ps(c, d), _mm256_unpackhi_ps(c, d));
    __m256d low = _mm256_unpacklo_pd(_mm256_castps_pd(ab), _mm256_castps_pd(cd));
    __m256d high = _mm256_unpackhi_pd(_mm256_castps_pd(ab), _mm256_castps_pd(cd));
    return _mm256_add_ps(_mm256_castpd_ps(low), _mm256_castpd_ps(high));
}

RS_INLINE RS_AVX512 __m512 rs_lanes4x16(__m512 a, __m512 b, __m512 c, __m512 d)
{
    __m512 ab = _mm512_add_ps(_mm512_unpacklo_ps(a, b), _mm512_unpackhi_ps(a, b));
    __m512 cd = _mm512_add_ps(_mm512_unpacklo_ps(c, d), _mm512_unpackhi_ps(c, d));
    __m512d low = _mm512_unpacklo_pd(_mm512_castps_pd(ab), _mm512_castps_pd(cd));
    __m512d high = _mm512_unpackhi_pd(_mm512_castps_pd(ab), _mm512_castps_pd(cd));
    return _mm512_add_ps(_mm512_castpd_ps(low), _mm512_castpd_ps(high));
}

/* total[i] += sum i of each group x scale[group][i], in the order of the groups; v: as
   rs_lanes4x16 returns it, a group being 16 / groups lanes. */
RS_INLINE RS_AVX512 __m128 rs_lanes_scale(__m512 v,
                                          const int groups,
                                          const __m128 scale[4],
                                          __m128 total)
{
    if (groups == 2)
        v = _mm512_add_ps(v, _mm512_shuffle_f32x4(v, v, 0xb1));
    total = _mm_fmadd_ps(_mm512_castps512_ps128(v), scale[0], total);
    if (groups == 2)
        return _mm_fmadd_ps(_mm512_extractf32x4_ps(v, 2), scale[1], total);
    total = _mm_fmadd_ps(_mm512_extractf32x4_ps(v, 1), scale[1], total);
    total = _mm_fmadd_ps(_mm512_extractf32x4_ps(v, 2), scale[2], total);
    return _mm_fmadd_ps(_mm512_extractf32x4_ps(v, 3), scale[3], total);
}

#endif
#endif
