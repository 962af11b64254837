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

/* ---- what checks ask ---- */

enum { SCAN_BLOCK = 256, SCAN_GRID = 1024, GATHER_COLUMNS = 4096 };

/* Where scans answer: on the device from the start, so that a check allocates nothing. */
static __device__ unsigned long long scan_answer;
static __device__ uint16_t gather_answer[RS_MEMORY_ROWS * GATHER_COLUMNS];

static __global__ void scan_between(const uint16_t *values, size_t count, rs_value_range range)
{
    for (size_t i = (size_t)blockIdx.x * SCAN_BLOCK + threadIdx.x; i < count;
         i += (size_t)SCAN_GRID * SCAN_BLOCK) {
        uint16_t v = values[i] & range.mask;
        if (v >= range.lo && v <= range.hi) {
            atomicMin(&scan_answer, (unsigned long long)i);
            return;
        }
    }
}

static __global__ void scan_unequal(const uint16_t *a, const uint16_t *b, size_t count)
{
    bool found = false;
    for (size_t i = (size_t)blockIdx.x * SCAN_BLOCK + threadIdx.x; i < count;
         i += (size_t)SCAN_GRID * SCAN_BLOCK)
        found = found || a[i] != b[i];
    if (found)
        atomicAdd(&scan_answer, 1ull);
}

static __global__ void scan_digest(const uint16_t *values, size_t count)
{
    uint64_t sum = 0;
    for (size_t i = (size_t)blockIdx.x * SCAN_BLOCK + threadIdx.x; i < count;
         i += (size_t)SCAN_GRID * SCAN_BLOCK)
        sum += rs_memory_mix(i, values[i]);
    atomicAdd(&scan_answer, (unsigned long long)sum);
}

/* Start a scan's answer at `value`; fetch it when the scan has run. */
static rs_status answer_begin(uint64_t value, rs_err *err)
{
    return RS_CUDA(err, cudaMemcpyToSymbol(scan_answer, &value, sizeof value));
}

static rs_status answer_end(rs_status st, uint64_t *out, rs_err *err)
{
    return st ? st : RS_CUDA(err, cudaMemcpyFromSymbol(out, scan_answer, sizeof *out));
}

static rs_status cuda_first_between(
    const uint16_t *values, size_t count, rs_value_range range, size_t *out, rs_err *err)
{
    uint64_t first = count;
    rs_status st = answer_begin(count, err);
    if (!st) {
        scan_between<<<SCAN_GRID, SCAN_BLOCK>>>(values, count, range);
        st = RS_CUDA_LAUNCHED(err, scan_between);
    }
    st = answer_end(st, &first, err);
    *out = (size_t)first;
    return st;
}

static rs_status cuda_equal(const void *a, const void *b, size_t bytes, bool *out, rs_err *err)
{
    uint64_t found = 0;
    rs_status st = answer_begin(0, err);
    if (!st) {
        scan_unequal<<<SCAN_GRID, SCAN_BLOCK>>>((const uint16_t *)a, (const uint16_t *)b,
                                                bytes / 2);
        st = RS_CUDA_LAUNCHED(err, scan_unequal);
    }
    st = answer_end(st, &found, err);
    *out = found == 0;
    return st;
}

static rs_status cuda_digest(const uint16_t *values, size_t count, uint64_t *out, rs_err *err)
{
    rs_status st = answer_begin(0, err);
    if (!st) {
        scan_digest<<<SCAN_GRID, SCAN_BLOCK>>>(values, count);
        st = RS_CUDA_LAUNCHED(err, scan_digest);
    }
    return answer_end(st, out, err);
}

struct row_list {
    int32_t rows[RS_MEMORY_ROWS];
};

/* Columns first .. first + count - 1 of the rows. */
static __global__ void
gather_rows(const uint16_t *y, int32_t n, int32_t first, int32_t count, row_list list)
{
    int32_t row = list.rows[blockIdx.y];
    int32_t column = (int32_t)(blockIdx.x * SCAN_BLOCK + threadIdx.x);
    if (column < count)
        gather_answer[blockIdx.y * GATHER_COLUMNS + column] =
            y[(size_t)(first + column) * (size_t)n + (size_t)row];
}

static rs_status cuda_gather(const uint16_t *y,
                             int32_t n,
                             int32_t t,
                             const int32_t *rows,
                             int32_t row_count,
                             uint16_t *out_host,
                             rs_err *err)
{
    row_list list = {};
    void *answer = nullptr;
    rs_status st = RS_CUDA(err, cudaGetSymbolAddress(&answer, gather_answer));
    RS_CHECK(row_count <= RS_MEMORY_ROWS);
    for (int32_t i = 0; i < row_count; i++)
        list.rows[i] = rows[i];
    for (int32_t at = 0; at < t && !st; at += GATHER_COLUMNS) {
        int32_t count = t - at < GATHER_COLUMNS ? t - at : (int32_t)GATHER_COLUMNS;
        dim3 grid((unsigned)((count + SCAN_BLOCK - 1) / SCAN_BLOCK), (unsigned)row_count);
        gather_rows<<<grid, SCAN_BLOCK>>>(y, n, at, count, list);
        st = RS_CUDA_LAUNCHED(err, gather_rows);
        if (!st)
            st = RS_CUDA(err, cudaMemcpy2D(out_host + at, (size_t)t * 2, answer,
                                           GATHER_COLUMNS * 2, (size_t)count * 2,
                                           (size_t)row_count, cudaMemcpyDeviceToHost));
    }
    return st;
}

extern "C" const rs_memory rs_memory_cuda = {
    RS_BACKEND_CUDA, cuda_alloc, cuda_release,       cuda_upload, cuda_download, cuda_copy,
    cuda_fill,       cuda_sync,  cuda_first_between, cuda_equal,  cuda_digest,   cuda_gather,
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
