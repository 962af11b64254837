/* Tensor copies: a box of a row-major bf16 matrix into shared memory, swizzled, with zeros
   where it hangs over the edge. Layer: kernels, CUDA only, compute capability 9.0.

   A map tells the copy engine the matrix; the host encodes it for each call and passes it by
   value. The encoder is a driver function, found at run time, so that nothing links the driver.
   Source: CUDA Driver API, cuTensorMapEncodeTiled; PTX ISA, cp.async.bulk.tensor. */
#ifndef RS_KERNELS_CUDA_TENSOR_MAP_CUH
#define RS_KERNELS_CUDA_TENSOR_MAP_CUH

#include <cuda.h>

#include "kernels/cuda/bulk.cuh"
#include "kernels/cuda/check.cuh"

typedef CUresult (*rs_tensor_encode)(CUtensorMap *,
                                     CUtensorMapDataType,
                                     cuuint32_t,
                                     void *,
                                     const cuuint64_t *,
                                     const cuuint64_t *,
                                     const cuuint32_t *,
                                     const cuuint32_t *,
                                     CUtensorMapInterleave,
                                     CUtensorMapSwizzle,
                                     CUtensorMapL2promotion,
                                     CUtensorMapFloatOOBfill);

/* The driver's encoder; nullptr where it has none. */
static inline rs_tensor_encode rs_tensor_find_encoder(void)
{
    void *found = nullptr;
    cudaDriverEntryPointQueryResult result = cudaDriverEntryPointSymbolNotFound;
    cudaError_t e = cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &found, 12000,
                                                     cudaEnableDefault, &result);
    if (e != cudaSuccess) {
        (void)cudaGetLastError();
        return nullptr;
    }
    return result == cudaDriverEntryPointSuccess ? (rs_tensor_encode)found : nullptr;
}

/* Map of x[t][k], k a multiple of 8, x 16-byte aligned, for boxes of 64 k x `columns` (at most
   256): rows of 128 bytes in the 128-byte swizzle. RS_UNSUPPORTED if the driver cannot. */
static inline rs_status rs_tensor_map_x(
    const void *x, int32_t k, int32_t t, int32_t columns, CUtensorMap *out, rs_err *err)
{
    static const rs_tensor_encode encode = rs_tensor_find_encoder();
    if (!encode)
        return rs_err_set(err, RS_UNSUPPORTED,
                          "the driver has no cuTensorMapEncodeTiled; 12.0 or later has");
    const cuuint64_t size[2] = {(cuuint64_t)k, (cuuint64_t)t}, pitch[1] = {(cuuint64_t)k * 2};
    const cuuint32_t box[2] = {64, (cuuint32_t)columns}, stride[2] = {1, 1};
    CUresult e = encode(out, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2, (void *)x, size, pitch, box,
                        stride, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B,
                        CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    return e == CUDA_SUCCESS ? RS_OK
                             : rs_err_set(err, RS_UNSUPPORTED,
                                          "x[%d][%d] at %p cannot be mapped (driver error %d)",
                                          t, k, x, (int)e);
}

#if RS_BULK

/* Have the map at hand before the first copy. */
__device__ __forceinline__ void rs_tensor_prefetch(const CUtensorMap *map)
{
    asm volatile("prefetch.tensormap [%0];" ::"l"(map) : "memory");
}

/* The box at (column, k) to shared memory, counted on `bar`. MULTICAST: to the same place of
   both CTAs of a cluster of two, counted on each one's barrier. */
template <bool MULTICAST>
__device__ __forceinline__ void
rs_tensor_copy(uint32_t to, const CUtensorMap *map, int32_t k, int32_t column, uint32_t bar)
{
    if constexpr (MULTICAST)
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::"
                     "bytes.multicast::cluster [%0], [%1, {%2, %3}], [%4], %5;" ::"r"(to),
                     "l"(map), "r"(k), "r"(column), "r"(bar), "h"((uint16_t)3)
                     : "memory");
    else
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::"
                     "bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(to),
                     "l"(map), "r"(k), "r"(column), "r"(bar)
                     : "memory");
}

#endif /* RS_BULK */
#endif
