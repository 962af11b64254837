/* Starting the engine's kernels, and sums over a warp or a CTA. Layer: engine, CUDA only.
   Every kernel is a programmatic launch: it begins with rs_pdl_release and rs_pdl_wait, reads
   nothing of other kernels before the latter (weights, and the batch, which was sent before the
   first kernel of a pass, it may), and so its start overlaps the end of the one in
   front. All ask for the split of L1 and shared memory that the fast projections ask for: a
   core that has to change it drains first, and nothing overlaps. */
#ifndef RS_ENGINE_CUDA_START_CUH
#define RS_ENGINE_CUDA_START_CUH

#include "engine/cuda/queue.h"
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/warp.cuh"

template <typename... P, typename... A>
static inline rs_status rs_queue_start(void (*kernel)(P...),
                                       dim3 grid,
                                       int32_t block,
                                       size_t smem,
                                       const rs_queue *queue,
                                       rs_err *err,
                                       A... args)
{
    rs_call call = {};
    call.device = queue->device;
    call.stream = queue->stream;
    rs_status st = RS_CUDA(
        err, cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                                  cudaSharedmemCarveoutMaxShared));
    if (st)
        return st;
    return rs_cuda_start(kernel, {grid, block, smem, true, 0}, &call, err, args...);
}

__device__ __forceinline__ void rs_queue_enter()
{
    rs_pdl_release();
    rs_pdl_wait();
}

/* Sum over the CTA, the same in every thread. May be called again at once. */
__device__ __forceinline__ float rs_block_sum(float v)
{
    __shared__ float parts[RS_WARP];
    int warp = threadIdx.x / RS_WARP, lane = threadIdx.x % RS_WARP;
    int warps = (blockDim.x + RS_WARP - 1) / RS_WARP;
    v = rs_warp_sum(v);
    __syncthreads(); /* the sum before has been read */
    if (lane == 0)
        parts[warp] = v;
    __syncthreads();
    return rs_warp_sum(lane < warps ? parts[lane] : 0);
}

#endif
