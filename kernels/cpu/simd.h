/* What the CPU candidates share: instruction sets by function attribute, shifts by a count that
   is a constant only after unrolling, bf16 stores, sharing out of small work. Layer: kernels.
   Attributes, not file flags: one object file holds the scalar dispatch (which must run
   anywhere) beside the wide code (which must not). */
#ifndef RS_KERNELS_CPU_SIMD_H
#define RS_KERNELS_CPU_SIMD_H

#include "kernels/candidate.h"

/* Set by tests only: instructions that the test machine lacks are done by others. */
#ifndef RS_CPU_EMULATE
#    define RS_CPU_EMULATE 0
#endif

#define RS_INLINE static inline __attribute__((always_inline))

/* Preparation smaller than this many elements is not worth waking a second thread. */
enum { RS_CPU_SMALL = 16384 };

/* Run `body` over [0, count) on the pool, or right here where `elements` is small. */
static inline void rs_cpu_share(rs_pool *pool,
                                int64_t elements,
                                int64_t count,
                                void (*body)(void *arg, int64_t begin, int64_t end, int thread),
                                void *arg)
{
    if (elements < RS_CPU_SMALL)
        body(arg, 0, count, 0);
    else
        rs_pool_run(pool, count, 1, body, arg);
}

/* Streams of weights are asked for this many bytes ahead, into the second-level cache: decoding
   fills the window of instructions in flight, so that few loads run ahead of it, and prefetches
   into the first level wait for its 24 miss buffers. Measured, two cores of Zen 4, 16.7 MB at
   T = 1 with plain reads at 357 us: none 567, first level 1-4 KiB ahead 600, second level 4 KiB
   ahead 476, 8 KiB 357, 17 KiB 357. */
enum { RS_CPU_AHEAD = 16384 };

RS_INLINE void rs_cpu_prefetch(const uint8_t *from)
{
    __builtin_prefetch(from + RS_CPU_AHEAD, 0, 2);
}

/* Rounded up to whole cache-line pairs, as workspaces are cut. */
static inline size_t rs_cpu_round(size_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

#if defined(__x86_64__)
#    include <immintrin.h>

#    define RS_CPU_X86 1
#    define RS_AVX2    __attribute__((target("avx2,fma,f16c")))
#    define RS_AVX512                                                                          \
        __attribute__((target("avx2,fma,f16c,avx512f,avx512bw,avx512vl,avx512dq")))
#    define RS_AVX512BF16                                                                      \
        __attribute__((target("avx2,fma,f16c,avx512f,avx512bw,avx512vl,avx512dq,avx512bf16")))
#    define RS_AVX512VNNI                                                                      \
        __attribute__((target("avx2,fma,f16c,avx512f,avx512bw,avx512vl,avx512dq,avx512vnni")))

typedef uint32_t rs_u32x8 __attribute__((vector_size(32)));
typedef uint32_t rs_u32x16 __attribute__((vector_size(64)));
typedef uint16_t rs_u16x32 __attribute__((vector_size(64)));

/* Logical shift right by n in (-32, 32); negative shifts left. The shift intrinsics want a
   literal; these take what unrolling makes one. */
RS_INLINE RS_AVX2 __m256i rs_right32x8(__m256i v, int n)
{
    return n < 0 ? (__m256i)((rs_u32x8)v << -n) : (__m256i)((rs_u32x8)v >> n);
}

RS_INLINE RS_AVX512 __m512i rs_right32x16(__m512i v, int n)
{
    return n < 0 ? (__m512i)((rs_u32x16)v << -n) : (__m512i)((rs_u32x16)v >> n);
}

RS_INLINE RS_AVX512 __m512i rs_right16x32(__m512i v, int n)
{
    return n < 0 ? (__m512i)((rs_u16x32)v << (uint16_t)-n)
                 : (__m512i)((rs_u16x32)v >> (uint16_t)n);
}

/* mask ? a : b, bit by bit. */
RS_INLINE RS_AVX512 __m512i rs_select(__m512i mask, __m512i a, __m512i b)
{
    return _mm512_ternarylogic_epi32(mask, a, b, 0xca);
}

RS_INLINE RS_AVX2 float rs_sum8(__m256 v)
{
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    s = _mm_add_ps(s, _mm_movehl_ps(s, s));
    s = _mm_add_ss(s, _mm_movehdup_ps(s));
    return _mm_cvtss_f32(s);
}

/* Sixteen floats to bf16, nearest even, NaN stays NaN: integer arithmetic, because
   VCVTNEPS2BF16 flushes subnormals and not every AVX-512 machine has it. */
RS_INLINE RS_AVX512 void rs_store_bf16x16(uint16_t *to, __m512 v)
{
    __m512i u = _mm512_castps_si512(v);
    __m512i odd = _mm512_and_si512(_mm512_srli_epi32(u, 16), _mm512_set1_epi32(1));
    __m512i up = _mm512_add_epi32(u, _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff)));
    __m512i quiet = _mm512_or_si512(u, _mm512_set1_epi32(0x400000));
    __mmask16 nan = _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q);
    __m512i bits = _mm512_srli_epi32(_mm512_mask_mov_epi32(up, nan, quiet), 16);
    _mm256_storeu_si256((__m256i *)to, _mm512_cvtepi32_epi16(bits));
}

/* The same for eight. */
RS_INLINE RS_AVX2 void rs_store_bf16x8(uint16_t *to, __m256 v)
{
    __m256i u = _mm256_castps_si256(v);
    __m256i odd = _mm256_and_si256(_mm256_srli_epi32(u, 16), _mm256_set1_epi32(1));
    __m256i up = _mm256_add_epi32(u, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff)));
    __m256i quiet = _mm256_or_si256(u, _mm256_set1_epi32(0x400000));
    __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(v, v, _CMP_UNORD_Q));
    __m256i bits = _mm256_srli_epi32(_mm256_blendv_epi8(up, quiet, nan), 16);
    __m256i words = _mm256_permute4x64_epi64(_mm256_packus_epi32(bits, bits), 0x08);
    _mm_storeu_si128((__m128i *)to, _mm256_castsi256_si128(words));
}

/* Eight bf16 to floats. */
RS_INLINE RS_AVX2 __m256 rs_load_bf16x8(const uint16_t *from)
{
    __m256i wide = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)from));
    return _mm256_castsi256_ps(_mm256_slli_epi32(wide, 16));
}
#else
#    define RS_CPU_X86 0

/* Stands in on other processors, where no device has the features and nothing is launched. */
static inline rs_status rs_cpu_launch_elsewhere(const rs_call *call, rs_err *err)
{
    (void)call;
    return rs_err_set(err, RS_UNSUPPORTED, "this candidate is written for x86-64");
}
#endif

#endif
