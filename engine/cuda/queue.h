/* Where device work of the engine is enqueued. Layer: engine. */
#ifndef RS_ENGINE_CUDA_QUEUE_H
#define RS_ENGINE_CUDA_QUEUE_H

#include "kernels/device.h"

typedef struct rs_queue {
    const rs_device *device;
    void *stream; /* cudaStream_t, may be capturing */
} rs_queue;

/* Rows of bf16 that stand `stride` values apart: a part of a projection's output. */
typedef struct rs_rows_view {
    const uint16_t *data;
    int32_t stride;
} rs_rows_view;

#endif
