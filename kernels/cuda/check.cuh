/* CUDA errors as rs_status: what was called, where, and the runtime's name for it. Layer:
   kernels, CUDA only. */
#ifndef RS_KERNELS_CUDA_CHECK_CUH
#define RS_KERNELS_CUDA_CHECK_CUH

#include "sweep/base/status.h"

#include <cuda_runtime.h>

/* Value of a CUDA runtime call as a status; the message is set on failure. Names the function,
   not the line, as RS_CHECK does. */
#define RS_CUDA(err, call) rs_cuda_status((err), (call), #call, __func__)

/* The error of the launch just made, taken out of the runtime's slot. */
#define RS_CUDA_LAUNCHED(err, kernel)                                                          \
    rs_cuda_status((err), cudaGetLastError(), "launch of " #kernel, __func__)

static inline rs_status
rs_cuda_status(rs_err *err, cudaError_t code, const char *call, const char *function)
{
    if (code == cudaSuccess)
        return RS_OK;
    (void)cudaGetLastError(); /* else the next launch would report this error as its own */
    return rs_err_set(err, code == cudaErrorMemoryAllocation ? RS_NO_MEMORY : RS_DEVICE,
                      "%s: %.200s: %s (%s)", function, call, cudaGetErrorName(code),
                      cudaGetErrorString(code));
}

#endif
