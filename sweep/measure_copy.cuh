/* How mode trace writes x on a GPU. Layer: sweep, CUDA only. */
#ifndef RS_SWEEP_MEASURE_COPY_CUH
#define RS_SWEEP_MEASURE_COPY_CUH

#include "kernels/device.h"

/* Enqueue a copy of `bytes` from device to device on `stream`, as a kernel that may overlap its
   neighbours where the compute capability allows that. */
RS_NODISCARD rs_status rs_measure_copy(const rs_device *device,
                                       void *to,
                                       const void *from,
                                       size_t bytes,
                                       void *stream,
                                       rs_err *err);

#endif
