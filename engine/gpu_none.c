/* What a build without CUDA has instead of engine/cuda: nothing that can be reached, since no
   device of that backend opens. Layer: engine. */
#include "engine/cuda/gpu.h"

static rs_status absent(rs_err *err)
{
    return rs_err_set(err, RS_NO_DEVICE,
                      "this build has no CUDA backend; build with a CUDA toolkit installed");
}

void rs_gpu_need(const rs_forward *forward, rs_guard *guard)
{
    (void)forward;
    (void)guard;
}

rs_status rs_gpu_free_bytes(size_t *out_bytes, rs_err *err)
{
    (void)out_bytes;
    return absent(err);
}

rs_status rs_gpu_open(rs_forward *forward, rs_gpu **out_gpu, rs_err *err)
{
    (void)forward;
    (void)out_gpu;
    return absent(err);
}

void rs_gpu_close(rs_gpu *gpu)
{
    (void)gpu;
}

rs_status rs_gpu_pass(rs_forward *forward, const rs_batch *batch, rs_err *err)
{
    (void)forward;
    (void)batch;
    return absent(err);
}

rs_status
rs_gpu_logits(rs_forward *forward, int32_t first, int32_t count, float *out, rs_err *err)
{
    (void)forward;
    (void)first;
    (void)count;
    (void)out;
    return absent(err);
}

rs_status
rs_gpu_greedy(rs_forward *forward, const rs_batch *batch, int32_t *out_tokens, rs_err *err)
{
    (void)forward;
    (void)batch;
    (void)out_tokens;
    return absent(err);
}

rs_status rs_gpu_fill(const rs_tensors *tensors, const rs_device *device, rs_err *err)
{
    (void)tensors;
    (void)device;
    return absent(err);
}

rs_status rs_gpu_read_gbps(rs_forward *forward, double *out_gbps, rs_err *err)
{
    (void)forward;
    (void)out_gbps;
    return absent(err);
}

rs_status rs_gpu_projections_ns(
    rs_forward *forward, int32_t t, int32_t rounds, double *out_ns, rs_err *err)
{
    (void)forward;
    (void)t;
    (void)rounds;
    (void)out_ns;
    return absent(err);
}

rs_status rs_gpu_rounds_open(rs_forward *forward,
                             const rs_batch *batch,
                             int32_t first,
                             int32_t count,
                             rs_gpu_rounds **out_rounds,
                             rs_err *err)
{
    (void)forward;
    (void)batch;
    (void)first;
    (void)count;
    (void)out_rounds;
    return absent(err);
}

void rs_gpu_rounds_close(rs_gpu_rounds *rounds)
{
    (void)rounds;
}

rs_status rs_gpu_rounds_time(
    rs_gpu_rounds *rounds, int32_t arm, int32_t passes, double *out_ns, rs_err *err)
{
    (void)rounds;
    (void)arm;
    (void)passes;
    (void)out_ns;
    return absent(err);
}

rs_status rs_gpu_rounds_logits(const rs_gpu_rounds *rounds, float *out, rs_err *err)
{
    (void)rounds;
    (void)out;
    return absent(err);
}
