/* Thin wrappers of the instructions that the candidates share: mma.sync, cp.async, programmatic
   launches, warp helpers. Layer: kernels, CUDA only. Needs compute capability 8.0. */
#ifndef RS_KERNELS_CUDA_MMA_CUH
#define RS_KERNELS_CUDA_MMA_CUH

#include <cstdint>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

/* c += A B: m16n8k16, bf16 in, fp32 out. With q = lane / 4, c = lane % 4 the accumulators are
   (row q, columns 2c, 2c + 1), (row q + 8, columns 2c, 2c + 1). */
__device__ __forceinline__ void
rs_mma(float (&acc)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1)
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
        "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+f"(acc[0]), "+f"(acc[1]), "+f"(acc[2]), "+f"(acc[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

/* c = A B: the same without clearing registers first. */
__device__ __forceinline__ void
rs_mma_first(float (&acc)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1)
{
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 "
        "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%10,%10,%10};"
        : "=f"(acc[0]), "=f"(acc[1]), "=f"(acc[2]), "=f"(acc[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1), "f"(0.0f));
}

__device__ __forceinline__ uint32_t rs_smem_address(const void *p)
{
    return (uint32_t)__cvta_generic_to_shared(p);
}

/* Copy 16 bytes to shared memory past L1; with `valid` false write zeros and read nothing. */
__device__ __forceinline__ void rs_cp_async16(uint32_t to, const void *from, bool valid = true)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(from),
                 "r"(valid ? 16 : 0)
                 : "memory");
}

/* Copy 4 or 8 bytes to shared memory. */
template <int BYTES>
__device__ __forceinline__ void rs_cp_async_small(uint32_t to, const void *from)
{
    static_assert(BYTES == 4 || BYTES == 8, "cp.async.ca takes 4, 8 or 16 bytes");
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(to), "l"(from), "n"(BYTES)
                 : "memory");
}

__device__ __forceinline__ void rs_cp_async_commit()
{
    asm volatile("cp.async.commit_group;" ::: "memory");
}

/* Wait until at most LEFT of this thread's groups are in flight. */
template <int LEFT> __device__ __forceinline__ void rs_cp_async_wait()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}

/* Programmatic launches (compute capability 9.0; elsewhere nothing): let the next kernel of the
   stream start its prologue, and wait for the results of the one before. */
__device__ __forceinline__ void rs_pdl_release()
{
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

__device__ __forceinline__ void rs_pdl_wait()
{
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

/* Round to nearest even, as bits. */
__device__ __forceinline__ uint16_t rs_to_bf16(float v)
{
    return __bfloat16_as_ushort(__float2bfloat16_rn(v));
}

/* Two bf16 of a word as floats. */
__device__ __forceinline__ float rs_bf16_low(uint32_t word)
{
    return __uint_as_float(word << 16);
}

__device__ __forceinline__ float rs_bf16_high(uint32_t word)
{
    return __uint_as_float(word & 0xffff0000u);
}

#endif
