/* What compute capability 9.0 brings for streams: barriers in shared memory, bulk copies,
   clusters of CTAs with each other's shared memory. Layer: kernels, CUDA only. Everything here
   compiles for any architecture; only code under RS_BULK may call it. */
#ifndef RS_KERNELS_CUDA_BULK_CUH
#define RS_KERNELS_CUDA_BULK_CUH

#include "kernels/cuda/mma.cuh"

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#    define RS_BULK 1
#else
#    define RS_BULK 0
#endif

#if RS_BULK

__device__ __forceinline__ void rs_mbar_init(uint32_t bar, int arrivals)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(arrivals)
                 : "memory");
}

/* Make the initialised barriers visible to the copy engine. */
__device__ __forceinline__ void rs_mbar_publish()
{
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

/* Arrive and announce `bytes` that copies will bring. */
__device__ __forceinline__ void rs_mbar_expect(uint32_t bar, int bytes)
{
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(bar), "r"(bytes)
                 : "memory");
}

__device__ __forceinline__ void rs_mbar_arrive(uint32_t bar)
{
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
}

/* Wait for the end of the phase with this parity; a fresh barrier counts as having ended
 * parity 1. */
__device__ __forceinline__ void rs_mbar_wait(uint32_t bar, int parity)
{
    uint32_t done;
    do
        asm volatile("{\n.reg .pred p;\n"
                     "mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\n"
                     "selp.u32 %0, 1, 0, p;\n}"
                     : "=r"(done)
                     : "r"(bar), "r"(parity)
                     : "memory");
    while (!done);
}

/* Copy `bytes` (a multiple of 16, both sides 16-byte aligned) and count them on `bar`. */
__device__ __forceinline__ void
rs_bulk_copy(uint32_t to, const void *from, int bytes, uint32_t bar)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], "
                 "[%1], %2, [%3];" ::"r"(to),
                 "l"(from), "r"(bytes), "r"(bar)
                 : "memory");
}

__device__ __forceinline__ uint32_t rs_cluster_rank()
{
    uint32_t rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    return rank;
}

/* Wait until all CTAs of the cluster run and have initialised (and published) their barriers;
   before the first access to each other's shared memory. Orders nothing else. All threads. */
__device__ __forceinline__ void rs_cluster_meet()
{
    asm volatile("barrier.cluster.arrive.relaxed.aligned;\n"
                 "barrier.cluster.wait.acquire.aligned;" ::
                     : "memory");
}

/* Where `at` of the own shared memory stands in that of CTA `rank`, for the two below. */
__device__ __forceinline__ uint32_t rs_cluster_map(uint32_t at, uint32_t rank)
{
    uint32_t there;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(at), "r"(rank));
    return there;
}

/* Send, in a launch with clusters, 16 bytes to a mapped place and count them on the mapped
 * barrier of the same CTA. */
__device__ __forceinline__ void rs_cluster_send(uint32_t to, const float (&v)[4], uint32_t bar)
{
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], "
                 "{%1,%2,%3,%4}, [%5];" ::"r"(to),
                 "f"(v[0]), "f"(v[1]), "f"(v[2]), "f"(v[3]), "r"(bar)
                 : "memory");
}

/* Arrive on a mapped barrier. */
__device__ __forceinline__ void rs_cluster_signal(uint32_t bar)
{
    asm volatile("mbarrier.arrive.shared::cluster.b64 _, [%0];" ::"r"(bar) : "memory");
}

/* True in one lane of the warp; the compiler knows that it is one. */
__device__ __forceinline__ bool rs_elect()
{
    uint32_t one;
    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.u32 %0, 1, 0, p;\n}"
                 : "=r"(one));
    return one != 0;
}

/* Arrive on the barrier at this place of CTA `rank` of the cluster, to say that reading is
   over: release at the scope of a cluster would wait about 900 cycles for all writes. */
__device__ __forceinline__ void rs_mbar_arrive_at(uint32_t bar, uint32_t rank)
{
    asm volatile("{\n.reg .b32 there;\n"
                 "mapa.shared::cluster.u32 there, %0, %1;\n"
                 "mbarrier.arrive.shared::cluster.b64 _, [there];\n}" ::"r"(bar),
                 "r"(rank)
                 : "memory");
}

__device__ __forceinline__ void rs_cluster_sync()
{
    asm volatile("barrier.cluster.arrive.release.aligned;\n"
                 "barrier.cluster.wait.acquire.aligned;" ::
                     : "memory");
}

#endif /* RS_BULK */
#endif
