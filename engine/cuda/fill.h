/* Random weights made on the device, and a plain read of memory. Layer: engine. */
#ifndef RS_ENGINE_CUDA_FILL_H
#define RS_ENGINE_CUDA_FILL_H

#include "engine/cuda/queue.h"

#ifdef __cplusplus
extern "C" {
#endif

/* `bytes` random bytes, a multiple of 8. */
RS_NODISCARD rs_status
rs_fill_bytes(const rs_queue *queue, void *to, size_t bytes, uint64_t seed, rs_err *err);

/* `count` fp16 values of 0.5 to 1.5 times `mean`. */
RS_NODISCARD rs_status rs_fill_scales(
    const rs_queue *queue, uint16_t *to, size_t count, float mean, uint64_t seed, rs_err *err);

/* Read `bytes`, a multiple of 16, once; *sink changes only if they are what nobody wrote. */
RS_NODISCARD rs_status rs_fill_read(
    const rs_queue *queue, const void *from, size_t bytes, uint32_t *sink, rs_err *err);

#ifdef __cplusplus
}
#endif
#endif
