/* linear, CUDA: a peer, cuBLASLt on weights that are BF16 already.

   What a project gets that does not quantise: the library's first choice of algorithm, weights
   multiplied out and rounded to BF16 once, outside of the time. It reads two bytes a weight
   where q4 reads 0.53 to 0.56, so it is slow where memory bounds and the mark to beat where
   multiply-adds do. Source: the library itself, through kernels/cuda/cublaslt.cuh.

   Limits: libcublasLt at run time; N and K multiples of 8; numeric class `rounded`. */
#include "kernels/cuda/cublaslt.cuh"
#include "kernels/cuda/launch.cuh"
#include "kernels/layout_dense.h"

enum { COPIES = 8 }; /* that a chain needs at least */

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    (void)t, (void)knobs;
    size_t bytes = rs_layout_bf16_dense.bytes(shape->format, shape->n, shape->k) * COPIES;
    if (bytes > device->memory_bytes / 2)
        return rs_err_set(err, RS_UNSUPPORTED, "%d copies of BF16 weights are %zu MiB", COPIES,
                          bytes >> 20);
    return rs_cublaslt_ready(err);
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device, (void)shape, (void)t, (void)knobs;
    return RS_CUBLASLT_WORKSPACE;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    rs_cublaslt_gemm gemm = {s->n, s->k, call->t, s->k, s->k, s->n};
    return rs_cublaslt_run(&gemm, call->w, call->x, call->y, call->workspace,
                           (cudaStream_t)call->stream, err);
}

RS_CANDIDATE(peer_cuda_cublas_bf16) = {
    .id = "peer_cuda_cublas_bf16",
    .idea = "cuBLASLt on BF16 weights",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_rounded,
    .layout = &rs_layout_bf16_dense,
    .formats = RS_FORMATS_ALL,
    .t_min = 1,
    .t_max = 262144,
    .t_tile = 64,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 8,
    .n_multiple = 8,
    .is_ref = false,
    .is_peer = true,
    .not_deterministic = true, /* split-K with atomics is the library's to choose */
    .knob_count = 0,
    .knobs = {},
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
    .resources = NULL,
};
