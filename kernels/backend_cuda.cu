/* CUDA memory and device description. Layer: kernels. Plain cudaMalloc throughout: managed
   memory would move pages inside a timed window. */
#include "kernels/backend.h"
#include "kernels/cuda/check.cuh"

#include <cstdio>

/* Asks whether this build holds code that the device can run. */
static __global__ void backend_probe()
{
}

static rs_status cuda_alloc(size_t bytes, rs_block *out_block, rs_err *err)
{
    void *base = nullptr;
    size_t rounded = (bytes + 255) / 256 * 256;
    rs_status st = RS_CUDA(err, cudaMalloc(&base, rounded ? rounded : 256));
    if (st) {
        rs_err_prefix(err, st, "%zu MiB of device memory", bytes >> 20);
        return st;
    }
    *out_block = {base, bytes, base, rounded}; /* cudaMalloc aligns to at least 256 bytes */
    return RS_OK;
}

static void cuda_release(rs_block *block)
{
    if (block->base)
        (void)cudaFree(block->base);
    *block = {};
}

static rs_status cuda_upload(void *to, const void *from_host, size_t bytes, rs_err *err)
{
    return RS_CUDA(err, cudaMemcpy(to, from_host, bytes, cudaMemcpyHostToDevice));
}

static rs_status cuda_download(void *to_host, const void *from, size_t bytes, rs_err *err)
{
    return RS_CUDA(err, cudaMemcpy(to_host, from, bytes, cudaMemcpyDeviceToHost));
}

static rs_status cuda_sync(rs_err *err)
{
    return RS_CUDA(err, cudaDeviceSynchronize());
}

/* Copies and fills inside the device return before they are done. */
static rs_status cuda_copy(void *to, const void *from, size_t bytes, rs_err *err)
{
    rs_status st = RS_CUDA(err, cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToDevice));
    return st ? st : cuda_sync(err);
}

static rs_status cuda_fill(void *to, int byte, size_t bytes, rs_err *err)
{
    rs_status st = RS_CUDA(err, cudaMemset(to, byte, bytes));
    return st ? st : cuda_sync(err);
}

extern "C" const rs_memory rs_memory_cuda = {
    RS_BACKEND_CUDA, cuda_alloc, cuda_release, cuda_upload,
    cuda_download,   cuda_copy,  cuda_fill,    cuda_sync,
};

/* Make `index` current and see that a kernel of this build loads there. */
static rs_status select_device(int index, rs_err *err)
{
    cudaFuncAttributes attributes;
    int count = 0;
    cudaError_t code = cudaGetDeviceCount(&count);
    if (code != cudaSuccess || count == 0) {
        (void)cudaGetLastError();
        return rs_err_set(err, RS_NO_DEVICE, "no CUDA device: %s",
                          code != cudaSuccess ? cudaGetErrorString(code)
                                              : "the driver lists none");
    }
    if (index < 0 || index >= count)
        return rs_err_set(err, RS_NO_DEVICE, "no CUDA device %d: this machine has %d", index,
                          count);
    code = cudaSetDevice(index);
    if (code == cudaSuccess)
        code = cudaFuncGetAttributes(&attributes, backend_probe);
    if (code == cudaSuccess)
        return RS_OK;
    (void)cudaGetLastError();
    return rs_err_set(err, RS_NO_DEVICE, "CUDA device %d cannot be used by this build: %s",
                      index, cudaGetErrorString(code));
}

extern "C" rs_status rs_device_open_cuda(int index, rs_device *out, rs_err *err)
{
    cudaDeviceProp prop;
    rs_status st = select_device(index, err);
    if (!st)
        st = RS_CUDA(err, cudaGetDeviceProperties(&prop, index));
    if (st)
        return st == RS_NO_DEVICE
                   ? st
                   : rs_err_set(err, RS_NO_DEVICE, "CUDA device %d gives no properties", index);
    rs_device device = {};
    device.backend = RS_BACKEND_CUDA;
    device.index = index;
    std::snprintf(device.name, sizeof device.name, "%.95s", prop.name);
    device.cc = prop.major * 10 + prop.minor;
    device.cores = prop.multiProcessorCount;
    device.cache_bytes = (size_t)prop.l2CacheSize;
    device.memory_bytes = prop.totalGlobalMem;
    if (cudaDeviceGetPCIBusId(device.bus_id, sizeof device.bus_id, index) != cudaSuccess)
        device.bus_id[0] = '\0';
    device.smem_bytes = prop.sharedMemPerBlockOptin;
    *out = device;
    return RS_OK;
}
