/* Work of the device's stream as CUDA graphs. Layer: engine. */
#include "engine/cuda/gpu_internal.h"

#include "kernels/cuda/check.cuh"

rs_status rs_gpu_capture(rs_forward *f,
                         rs_gpu_enqueue *enqueue,
                         const void *arg,
                         cudaGraphExec_t *out_exec,
                         rs_err *err)
{
    cudaStream_t stream = f->gpu->stream;
    cudaGraph_t graph = NULL;
    rs_status st =
        RS_CUDA(err, cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    if (st)
        return st;
    st = enqueue(f, arg, err);
    cudaError_t ended = cudaStreamEndCapture(stream, &graph);
    if (!st)
        st = RS_CUDA(err, ended);
    if (!st)
        st = RS_CUDA(err, cudaGraphInstantiate(out_exec, graph, 0));
    if (graph)
        (void)cudaGraphDestroy(graph);
    return st;
}
