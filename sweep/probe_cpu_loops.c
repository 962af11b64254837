/* Copies with plain vector stores, one function an instruction set. Layer: sweep. */
#include "sweep/probe_cpu_loops.h"

#include <string.h>

#if defined(__x86_64__)
#    include <immintrin.h>

__attribute__((target("avx512f"))) static void
copy_avx512(char *to, const char *from, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += 64)
        _mm512_store_si512(to + i, _mm512_load_si512(from + i));
}

__attribute__((target("avx2"))) static void copy_avx2(char *to, const char *from, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += 64) {
        __m256i a = _mm256_load_si256((const __m256i *)(from + i));
        __m256i b = _mm256_load_si256((const __m256i *)(from + i + 32));
        _mm256_store_si256((__m256i *)(to + i), a);
        _mm256_store_si256((__m256i *)(to + i + 32), b);
    }
}

void rs_probe_cpu_copy(uint32_t features, void *to, const void *from, size_t bytes)
{
    if (features & RS_CPU_AVX512)
        copy_avx512(to, from, bytes);
    else if (features & RS_CPU_AVX2)
        copy_avx2(to, from, bytes);
    else
        memcpy(to, from, bytes);
}

#else
#    error "the CPU backend has probe loops for x86-64 only so far"
#endif
