/* The CUDA side of the template: a warp a row, bf16 weights in a layout of the host.
   A launch enqueues on the stream it is given, which may be capturing; it neither allocates nor
   waits. The stream belongs to the host's CUDA runtime; a plugin may bring a runtime of its
   own, both share the device's primary context. */
#include <routesweep/plugin.h>

#include <cstdio>
#include <cuda_bf16.h>

namespace
{

constexpr int WARPS = 4;

__global__ void
rows(const __nv_bfloat16 *w, const __nv_bfloat16 *x, __nv_bfloat16 *y, int n, int k)
{
    int row = static_cast<int>(blockIdx.x) * WARPS + static_cast<int>(threadIdx.y);
    int t = static_cast<int>(blockIdx.y);
    if (row >= n)
        return;
    float sum = 0;
    for (int i = static_cast<int>(threadIdx.x); i < k; i += 32)
        sum += __bfloat162float(w[static_cast<size_t>(row) * k + i]) *
               __bfloat162float(x[static_cast<size_t>(t) * k + i]);
    for (int offset = 16; offset > 0; offset /= 2)
        sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (threadIdx.x == 0)
        y[static_cast<size_t>(t) * n + row] = __float2bfloat16(sum);
}

int launch(const rs_plugin_call *c, char *why, size_t why_bytes)
{
    const rs_plugin_problem *p = c->problem;
    dim3 grid((p->n + WARPS - 1) / WARPS, p->t);
    rows<<<grid, dim3(32, WARPS), 0, static_cast<cudaStream_t>(c->stream)>>>(
        static_cast<const __nv_bfloat16 *>(c->w), reinterpret_cast<const __nv_bfloat16 *>(c->x),
        reinterpret_cast<__nv_bfloat16 *>(c->y), p->n, p->k);
    cudaError_t error = cudaGetLastError();
    if (error == cudaSuccess)
        return RS_PLUGIN_OK;
    snprintf(why, why_bytes, "launch: %s", cudaGetErrorString(error));
    return RS_PLUGIN_DEVICE;
}

rs_plugin_candidate describe()
{
    rs_plugin_candidate c = {};
    c.struct_size = sizeof c;
    c.id = "my_linear_cuda";
    c.idea = "bf16 weights, a warp a row, one column a block";
    c.ops = RS_PLUGIN_LINEAR;
    c.formats = RS_PLUGIN_ALL_QUANT;
    c.backend = RS_PLUGIN_CUDA;
    c.numeric = RS_PLUGIN_ROUNDED;
    c.host_layout = "bf16_dense";
    c.t_min = 1;
    c.t_max = 64;
    c.t_tile = 1;
    c.n_multiple = 1;
    c.k_multiple = 1;
    c.compute_capability_min = 80;
    c.launch = launch;
    return c;
}

} // namespace

extern "C" RS_PLUGIN_EXPORT const rs_plugin *rs_plugin_get(void)
{
    static const rs_plugin_candidate candidate = describe();
    static const rs_plugin_candidate *const candidates[] = {&candidate, nullptr};
    static const rs_plugin plugin = {RS_PLUGIN_MAGIC, RS_PLUGIN_ABI, sizeof(rs_plugin),
                                     "my_plugin",     "1.0",         candidates};
    return &plugin;
}
