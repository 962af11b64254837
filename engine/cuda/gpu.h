/* The forward pass on a CUDA device. Layer: engine; private to forward*.c, the bench, in situ
   and engine/cuda. Builds without CUDA have engine/gpu_none.c in its place.

   As on the CPU, but: every sublayer's input is bf16 from the kernel that makes it, attention
   splits a lane's keys over CTAs (engine/cuda/attend.h), and a step of decoding is one CUDA
   graph with the choice of the token at its end. */
#ifndef RS_ENGINE_CUDA_GPU_H
#define RS_ENGINE_CUDA_GPU_H

#include "engine/forward.h"
#include "engine/guard.h"

typedef struct rs_gpu rs_gpu;

/* Fill in what this backend takes: vectors, workspace, bytes a position. */
void rs_gpu_need(const rs_forward *forward, rs_guard *guard);

/* Free device memory. */
RS_NODISCARD rs_status rs_gpu_free_bytes(size_t *out_bytes, rs_err *err);

/* Upload vectors, take buffers. Weights and the store of keys and values are there. NO_MEMORY,
   DEVICE. Free with rs_gpu_close (NULL is allowed). */
RS_NODISCARD rs_status rs_gpu_open(rs_forward *forward, rs_gpu **out_gpu, rs_err *err);
void rs_gpu_close(rs_gpu *gpu);

/* As rs_forward_pass behind its checks, rs_forward_logits and rs_forward_greedy. A pass may
   return while the device still works; what fails there is told by the next call. */
RS_NODISCARD rs_status rs_gpu_pass(rs_forward *forward, const rs_batch *batch, rs_err *err);
RS_NODISCARD rs_status
rs_gpu_logits(rs_forward *forward, int32_t first, int32_t count, float *out, rs_err *err);
RS_NODISCARD rs_status rs_gpu_greedy(rs_forward *forward,
                                     const rs_batch *batch,
                                     int32_t *out_tokens,
                                     rs_err *err);

/* Random codes and scales in every copy of a synthetic model, made on the device. UNSUPPORTED
   for a layout whose planes are not known here. */
RS_NODISCARD rs_status rs_gpu_fill(const rs_tensors *tensors,
                                   const rs_device *device,
                                   rs_err *err);

/* Bytes a second of a plain read of all weights, the best of some rounds, in GB/s. */
RS_NODISCARD rs_status rs_gpu_read_gbps(rs_forward *forward, double *out_gbps, rs_err *err);

/* Nanoseconds of the projections of one pass of t tokens, back to back with nothing between
   them, head with one row: median of `rounds`. */
RS_NODISCARD rs_status rs_gpu_projections_ns(
    rs_forward *forward, int32_t t, int32_t rounds, double *out_ns, rs_err *err);

/* ---- rounds in situ ---- */

/* A swap's rounds, each captured as a graph: one a schedule, then RS_GPU_HOLES more, one
   without the node under test and one without the layers that hold it (the head stands in none:
   without the logits). What these save is what node and layers take, with all overlap that is
   between kernels; no event stands inside of a round, where it would undo that overlap. */
typedef struct rs_gpu_rounds rs_gpu_rounds;

enum { RS_GPU_HOLES = 2, RS_GPU_PASSES = 1024 };

/* Capture all rounds of `batch`, whose lanes are as long as it says, with the logits of rows
   first .. first + count - 1. Launching one writes the same keys and values again. Until it is
   closed the forward pass runs nothing else. Calls and layers of the node in a round stand in
   rs_forward_swap_times afterwards. */
RS_NODISCARD rs_status rs_gpu_rounds_open(rs_forward *forward,
                                          const rs_batch *batch,
                                          int32_t first,
                                          int32_t count,
                                          rs_gpu_rounds **out_rounds,
                                          rs_err *err);
void rs_gpu_rounds_close(rs_gpu_rounds *rounds);

/* Launch round number `arm` once and then `passes` times (RS_GPU_PASSES at most), and wait:
   out_ns[passes] between events on the device. */
RS_NODISCARD rs_status rs_gpu_rounds_time(
    rs_gpu_rounds *rounds, int32_t arm, int32_t passes, double *out_ns, rs_err *err);

/* What the last round left: out[count][vocab]. */
RS_NODISCARD rs_status rs_gpu_rounds_logits(const rs_gpu_rounds *rounds,
                                            float *out,
                                            rs_err *err);

#endif
