/* The CPU's control loops, one function an instruction set. Layer: sweep. */
#include "sweep/measure_cpu.h"

#include <string.h>

#if defined(__x86_64__)
#    include <cpuid.h>
#    include <immintrin.h>

#    define TARGET(features) __attribute__((target(features)))

/* No prefetches: the processor's own keep a bare stream of loads at its ceiling, and a floor
   must not be lower than what a kernel can reach. Measured, one core of Zen 4, 17.7 MB / 0.37
   MB pieces, GB/s: none 34 / 35, first level 2 KiB ahead 30 / 31, second level 16 and 32 KiB
   ahead 28 / 32. */
TARGET("avx512f")
static uint64_t read_avx512(const void *data, size_t bytes)
{
    const char *p = data;
    __m512i a = _mm512_setzero_si512(), b = a, c = a, d = a;
    size_t i = 0;
    for (; i + 256 <= bytes; i += 256) {
        a = _mm512_xor_si512(a, _mm512_load_si512(p + i));
        b = _mm512_xor_si512(b, _mm512_load_si512(p + i + 64));
        c = _mm512_xor_si512(c, _mm512_load_si512(p + i + 128));
        d = _mm512_xor_si512(d, _mm512_load_si512(p + i + 192));
    }
    for (; i + 64 <= bytes; i += 64)
        a = _mm512_xor_si512(a, _mm512_load_si512(p + i));
    a = _mm512_xor_si512(_mm512_xor_si512(a, b), _mm512_xor_si512(c, d));
    return (uint64_t)_mm512_reduce_or_epi64(a);
}

TARGET("avx2")
static uint64_t read_avx2(const void *data, size_t bytes)
{
    const char *p = data;
    __m256i a = _mm256_setzero_si256(), b = a, c = a, d = a;
    size_t i = 0;
    for (; i + 128 <= bytes; i += 128) {
        a = _mm256_xor_si256(a, _mm256_load_si256((const __m256i *)(p + i)));
        b = _mm256_xor_si256(b, _mm256_load_si256((const __m256i *)(p + i + 32)));
        c = _mm256_xor_si256(c, _mm256_load_si256((const __m256i *)(p + i + 64)));
        d = _mm256_xor_si256(d, _mm256_load_si256((const __m256i *)(p + i + 96)));
    }
    a = _mm256_xor_si256(_mm256_xor_si256(a, b), _mm256_xor_si256(c, d));
    uint64_t lanes[4];
    _mm256_storeu_si256((__m256i *)lanes, a);
    return lanes[0] ^ lanes[1] ^ lanes[2] ^ lanes[3];
}

enum { CHAINS = 12 }; /* enough independent sums to cover the latency of both FMA pipes */

TARGET("avx2,fma")
static float fma_avx2(int64_t steps)
{
    __m256 acc[CHAINS], x = _mm256_set1_ps(0.999f), y = _mm256_set1_ps(1e-3f);
    for (int i = 0; i < CHAINS; i++)
        acc[i] = _mm256_set1_ps((float)i);
    for (int64_t s = 0; s < steps; s++)
        for (int i = 0; i < CHAINS; i++)
            acc[i] = _mm256_fmadd_ps(acc[i], x, y);
    float sum = 0, lanes[8];
    for (int i = 0; i < CHAINS; i++) {
        _mm256_storeu_ps(lanes, acc[i]);
        sum += lanes[0] + lanes[7];
    }
    return sum;
}

TARGET("avx512f")
static float fma_avx512(int64_t steps)
{
    __m512 acc[CHAINS], x = _mm512_set1_ps(0.999f), y = _mm512_set1_ps(1e-3f);
    for (int i = 0; i < CHAINS; i++)
        acc[i] = _mm512_set1_ps((float)i);
    for (int64_t s = 0; s < steps; s++)
        for (int i = 0; i < CHAINS; i++)
            acc[i] = _mm512_fmadd_ps(acc[i], x, y);
    float sum = 0;
    for (int i = 0; i < CHAINS; i++)
        sum += _mm512_reduce_add_ps(acc[i]);
    return sum;
}

TARGET("avx512f,avx512bf16")
static float dot_bf16(int64_t steps)
{
    __m512 acc[CHAINS];
    __m512bh x = _mm512_cvtne2ps_pbh(_mm512_set1_ps(0.5f), _mm512_set1_ps(0.25f));
    __m512bh y = _mm512_cvtne2ps_pbh(_mm512_set1_ps(1e-3f), _mm512_set1_ps(2e-3f));
    for (int i = 0; i < CHAINS; i++)
        acc[i] = _mm512_set1_ps((float)i);
    for (int64_t s = 0; s < steps; s++)
        for (int i = 0; i < CHAINS; i++)
            acc[i] = _mm512_dpbf16_ps(acc[i], x, y);
    float sum = 0;
    for (int i = 0; i < CHAINS; i++)
        sum += _mm512_reduce_add_ps(acc[i]);
    return sum;
}

TARGET("avx512f,avx512vnni")
static float dot_vnni(int64_t steps)
{
    __m512i acc[CHAINS], x = _mm512_set1_epi8(3), y = _mm512_set1_epi8(1);
    for (int i = 0; i < CHAINS; i++)
        acc[i] = _mm512_set1_epi32(i);
    for (int64_t s = 0; s < steps; s++)
        for (int i = 0; i < CHAINS; i++)
            acc[i] = _mm512_dpbusd_epi32(acc[i], x, y);
    int32_t sum = 0;
    for (int i = 0; i < CHAINS; i++)
        sum ^= _mm512_reduce_add_epi32(acc[i]);
    return (float)sum;
}

TARGET("clflushopt")
static void flush_lines(const char *p, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += 64)
        _mm_clflushopt((void *)(uintptr_t)(p + i));
    _mm_mfence();
}

bool rs_measure_cpu_evict(const void *data, size_t bytes)
{
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & 1u << 23))
        return false;
    flush_lines(data, bytes);
    return true;
}

uint64_t rs_measure_cpu_read(uint32_t features, const void *data, size_t bytes)
{
    if (features & RS_CPU_AVX512)
        return read_avx512(data, bytes);
    if (features & RS_CPU_AVX2)
        return read_avx2(data, bytes);
    uint64_t sum = 0, word;
    for (size_t i = 0; i + 8 <= bytes; i += 8) {
        memcpy(&word, (const char *)data + i, 8);
        sum ^= word;
    }
    return sum;
}

float rs_measure_cpu_math(uint32_t features,
                          rs_numeric numeric,
                          int64_t steps,
                          double *out_flops)
{
    if (numeric == RS_NUMERIC_a8 && features & RS_CPU_AVX512_VNNI) {
        *out_flops = 2.0 * 64 * CHAINS;
        return dot_vnni(steps);
    }
    if (numeric != RS_NUMERIC_a8 && features & RS_CPU_AVX512_BF16) {
        *out_flops = 2.0 * 32 * CHAINS;
        return dot_bf16(steps);
    }
    if (numeric != RS_NUMERIC_a8 && features & RS_CPU_AVX512) {
        *out_flops = 2.0 * 16 * CHAINS;
        return fma_avx512(steps);
    }
    if (numeric != RS_NUMERIC_a8 && features & RS_CPU_AVX2) {
        *out_flops = 2.0 * 8 * CHAINS;
        return fma_avx2(steps);
    }
    *out_flops = 0; /* no vector unit worth a ceiling: the compute floor does not apply */
    float sum = 0;
    for (int64_t s = 0; s < steps * CHAINS; s++)
        sum = sum * 0.999f + 1e-3f;
    return sum;
}

#else
#    error "the CPU backend has control loops for x86-64 only so far"
#endif
