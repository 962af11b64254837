/* Launching and describing kernels: shared memory opt-in, programmatic launches, resources.
   Layer: kernels, CUDA only. */
#ifndef RS_KERNELS_CUDA_LAUNCH_CUH
#define RS_KERNELS_CUDA_LAUNCH_CUH

#include "kernels/candidate.h"
#include "kernels/cuda/check.cuh"

enum { RS_CUDA_SMEM_PLAIN = 48 * 1024 }; /* more needs an opt-in a kernel */

/* How to start a kernel. `pdl`: may start before the kernel in front of it has ended (compute
   capability 9.0; it must wait with rs_pdl_wait before it reads results or writes). */
struct rs_cuda_config {
    dim3 grid;
    int32_t block;
    size_t smem;
    bool pdl;
    int32_t cluster = 1; /* CTAs a cluster */
};

/* Let `kernel` have the shared memory of `config`. */
template <typename... P>
static inline rs_status
rs_cuda_allow_smem(void (*kernel)(P...), const rs_cuda_config &config, rs_err *err)
{
    if (config.smem <= RS_CUDA_SMEM_PLAIN)
        return RS_OK;
    return RS_CUDA(err,
                   cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                        (int)config.smem));
}

/* CTAs of `kernel` that fit on a core, at least 1. */
template <typename... P>
static inline rs_status rs_cuda_occupancy(void (*kernel)(P...),
                                          const rs_cuda_config &config,
                                          int *out_resident,
                                          rs_err *err)
{
    int resident = 0;
    rs_status st = rs_cuda_allow_smem(kernel, config, err);
    if (!st)
        st = RS_CUDA(err, cudaOccupancyMaxActiveBlocksPerMultiprocessor(
                              &resident, kernel, config.block, config.smem));
    if (!st)
        *out_resident = resident > 0 ? resident : 1;
    return st;
}

/* Enqueue kernel(args...) on the call's stream. */
template <typename... P, typename... A>
static inline rs_status rs_cuda_start(void (*kernel)(P...),
                                      const rs_cuda_config &config,
                                      const rs_call *call,
                                      rs_err *err,
                                      A... args)
{
    rs_status st = rs_cuda_allow_smem(kernel, config, err);
    if (st)
        return st;
    cudaLaunchAttribute attributes[2] = {};
    unsigned count = 0;
    if (config.pdl && call->device->cc >= 90) {
        attributes[count].id = cudaLaunchAttributeProgrammaticStreamSerialization;
        attributes[count++].val.programmaticStreamSerializationAllowed = 1;
    }
    if (config.cluster > 1) {
        attributes[count].id = cudaLaunchAttributeClusterDimension;
        attributes[count++].val.clusterDim = {(unsigned)config.cluster, 1, 1};
    }
    cudaLaunchConfig_t launch = {};
    launch.gridDim = config.grid;
    launch.blockDim = dim3((unsigned)config.block);
    launch.dynamicSmemBytes = config.smem;
    launch.stream = (cudaStream_t)call->stream;
    launch.attrs = attributes;
    launch.numAttrs = count;
    return RS_CUDA(err, cudaLaunchKernelEx(&launch, kernel, P(args)...));
}

/* Registers, spills and shared memory of a kernel, with the geometry it is started in. */
template <typename... P>
static inline rs_status rs_cuda_describe(void (*kernel)(P...),
                                         const rs_cuda_config &config,
                                         rs_resources *out,
                                         rs_err *err)
{
    cudaFuncAttributes a;
    rs_status st = RS_CUDA(err, cudaFuncGetAttributes(&a, kernel));
    if (st)
        return st;
    *out = {a.numRegs, (int32_t)a.localSizeBytes, (int32_t)(a.sharedSizeBytes + config.smem),
            (int32_t)(config.grid.x * config.grid.y * config.grid.z), config.block};
    return RS_OK;
}

#endif
