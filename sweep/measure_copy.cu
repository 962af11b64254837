/* A copy that stands between two launches as a norm of a model does. Layer: sweep. */
#include "sweep/measure_copy.cuh"

#include "kernels/cuda/check.cuh"
#include "kernels/cuda/mma.cuh"

enum { COPY_BLOCK = 256, COPY_EACH = 4 };

/* Writes x as a norm of a model's would: a small kernel that begins while the one before it
   ends, and lets the next begin. */
static __global__ void __launch_bounds__(COPY_BLOCK)
    copy_vectors(uint4 *to, const uint4 *from, size_t vectors)
{
    rs_pdl_release();
    rs_pdl_wait();
    size_t i = (size_t)blockIdx.x * COPY_EACH * COPY_BLOCK + threadIdx.x;
    uint4 v[COPY_EACH];
#pragma unroll
    for (int j = 0; j < COPY_EACH; j++)
        if (i + j * COPY_BLOCK < vectors)
            v[j] = from[i + j * COPY_BLOCK];
#pragma unroll
    for (int j = 0; j < COPY_EACH; j++)
        if (i + j * COPY_BLOCK < vectors)
            to[i + j * COPY_BLOCK] = v[j];
}

/* A copy node would do, but no launch overlaps one. The split of L1 and shared memory is that
   which the fast candidates ask for: a core that has to change it drains first. */
rs_status rs_measure_copy(const rs_device *device,
                          void *to,
                          const void *from,
                          size_t bytes,
                          void *stream,
                          rs_err *err)
{
    size_t vectors = bytes / 16, each = (size_t)COPY_BLOCK * COPY_EACH;
    if (bytes % 16)
        return RS_CUDA(err, cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice,
                                            (cudaStream_t)stream));
    rs_status st = RS_CUDA(
        err, cudaFuncSetAttribute(copy_vectors, cudaFuncAttributePreferredSharedMemoryCarveout,
                                  cudaSharedmemCarveoutMaxShared));
    cudaLaunchAttribute attribute = {};
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = dim3((unsigned)((vectors + each - 1) / each));
    config.blockDim = dim3(COPY_BLOCK);
    config.stream = (cudaStream_t)stream;
    config.attrs = &attribute;
    config.numAttrs = device->cc >= 90 ? 1 : 0;
    return st ? st
              : RS_CUDA(err, cudaLaunchKernelEx(&config, copy_vectors, (uint4 *)to,
                                                (const uint4 *)from, vectors));
}
