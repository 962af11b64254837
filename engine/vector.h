/* Vectors of sixteen floats for the engine's own loops. Layer: engine, header only.
   The compiler splits them into what the machine has; RS_WIDE compiles a function once for each
   instruction set and picks at load time. */
#ifndef RS_ENGINE_VECTOR_H
#define RS_ENGINE_VECTOR_H

#include <stdint.h>

/* Not under the thread sanitizer: the choice is made before it is ready. */
#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__)
#    define RS_WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#    define RS_WIDE
#endif
#define RS_VECTOR_INLINE static inline __attribute__((always_inline))

enum { RS_VECTOR = 16 };

/* Unaligned, and allowed to look at any array of floats. */
typedef float rs_vector __attribute__((vector_size(64), aligned(4), may_alias));

/* By pointer: vectors as arguments would depend on the instruction set. */
RS_VECTOR_INLINE float rs_vector_sum(const rs_vector *v)
{
    float s[RS_VECTOR];
    __builtin_memcpy(s, v, sizeof s);
    for (int half = RS_VECTOR / 2; half; half /= 2)
        for (int i = 0; i < half; i++)
            s[i] += s[i + half];
    return s[0];
}

/* Sum of a[i] b[i], `count` any. The order of the sum depends on count alone. */
RS_VECTOR_INLINE float rs_vector_dot(const float *a, const float *b, int64_t count)
{
    rs_vector sum0 = {0}, sum1 = {0};
    int64_t i = 0;
    for (; i + 2 * RS_VECTOR <= count; i += 2 * RS_VECTOR) {
        sum0 += *(const rs_vector *)(a + i) * *(const rs_vector *)(b + i);
        sum1 +=
            *(const rs_vector *)(a + i + RS_VECTOR) * *(const rs_vector *)(b + i + RS_VECTOR);
    }
    sum0 += sum1;
    float sum = rs_vector_sum(&sum0);
    for (; i < count; i++)
        sum += a[i] * b[i];
    return sum;
}

#endif
