/* Batches on CUDA: one kernel for a list of regions or questions, answers gathered on the
   device and fetched by one copy. Layer: kernels. All on the stream NULL, as the launches of a
   check are. */
#include "kernels/batch.h"
#include "kernels/cuda/check.cuh"

#include <cstdlib>
#include <cstring>

enum { BLOCK = 256, GRID_MOST = 1024, VECTOR = 8 /* 16-bit values of one load */ };

/* On the device, and as it is fetched. Answers start at 0, whatever the question. */
struct board {
    unsigned long long values[RS_BATCH_ANSWERS];
    uint16_t gathered[VECTOR]; /* and on */
};

struct rs_batch {
    board *device, *host;
    size_t room, used; /* gathered values */
    bool begun;        /* since the last wait */
    rs_batch_question asked[RS_BATCH_ANSWERS];
    bool is_asked[RS_BATCH_ANSWERS], is_stamped[RS_BATCH_STAMPS];
    cudaEvent_t stamps[RS_BATCH_STAMPS];
};

/* ---- device code ---- */

struct fill_list {
    rs_batch_fill items[RS_BATCH_FILLS];
};

struct question_list {
    rs_batch_question items[RS_BATCH_QUESTIONS];
};

static __device__ bool vectors(const void *a, const void *b)
{
    return ((uintptr_t)a | (uintptr_t)b) % 16 == 0;
}

static __global__ void __launch_bounds__(BLOCK) fill_regions(fill_list list)
{
    const rs_batch_fill f = list.items[blockIdx.y];
    size_t at = (size_t)blockIdx.x * BLOCK + threadIdx.x, step = (size_t)gridDim.x * BLOCK;
    size_t count = f.bytes / 2, whole = vectors(f.to, f.from) ? count / VECTOR : 0;
    uint32_t two = f.value * 0x10001u;
    const uint16_t *from = (const uint16_t *)f.from;
    uint16_t *to = (uint16_t *)f.to;
    for (size_t i = at; i < whole; i += step)
        ((uint4 *)to)[i] = from ? ((const uint4 *)from)[i] : make_uint4(two, two, two, two);
    for (size_t i = whole * VECTOR + at; i < count; i += step)
        to[i] = from ? from[i] : f.value;
    if (f.bytes % 2 && at == 0)
        ((uint8_t *)to)[f.bytes - 1] =
            from ? ((const uint8_t *)from)[f.bytes - 1] : (uint8_t)f.value;
}

/* f(index, value) for this thread's share of the values. */
template <typename F>
static __device__ void each_value(const uint16_t *values, size_t count, F f)
{
    size_t at = (size_t)blockIdx.x * BLOCK + threadIdx.x, step = (size_t)gridDim.x * BLOCK;
    size_t whole = vectors(values, values) ? count / VECTOR : 0;
    for (size_t i = at; i < whole; i += step) {
        uint4 v = ((const uint4 *)values)[i];
        const uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int j = 0; j < VECTOR; j++)
            f(i * VECTOR + j, (uint16_t)(words[j / 2] >> (j % 2 * 16)));
    }
    for (size_t i = whole * VECTOR + at; i < count; i += step)
        f(i, values[i]);
}

/* count - index of the first; 0 when there is none. */
static __device__ void answer_first(const rs_batch_question &q, unsigned long long *answer)
{
    size_t found = q.count;
    each_value(q.a, q.count, [&](size_t i, uint16_t v) {
        if (rs_batch_is_in(v, q.range) && i < found)
            found = i;
    });
    if (found < q.count)
        atomicMax(answer, (unsigned long long)(q.count - found));
}

/* 0 when equal. */
static __device__ void answer_equal(const rs_batch_question &q, unsigned long long *answer)
{
    size_t at = (size_t)blockIdx.x * BLOCK + threadIdx.x, step = (size_t)gridDim.x * BLOCK;
    size_t whole = vectors(q.a, q.b) ? q.count / VECTOR : 0;
    const uint4 *a = (const uint4 *)q.a, *b = (const uint4 *)q.b;
    bool found = false;
    for (size_t i = at; i < whole; i += step) {
        uint4 u = a[i], v = b[i];
        found = found || u.x != v.x || u.y != v.y || u.z != v.z || u.w != v.w;
    }
    for (size_t i = whole * VECTOR + at; i < q.count; i += step)
        found = found || q.a[i] != q.b[i];
    if (found)
        atomicMax(answer, 1ull);
}

static __device__ void answer_digest(const rs_batch_question &q, unsigned long long *answer)
{
    unsigned long long sum = 0;
    each_value(q.a, q.count, [&](size_t i, uint16_t v) { sum += rs_memory_mix(i, v); });
    for (int lanes = 16; lanes; lanes /= 2)
        sum += __shfl_down_sync(0xffffffffu, sum, lanes);
    if (threadIdx.x % 32 == 0 && sum)
        atomicAdd(answer, sum);
}

static __global__ void __launch_bounds__(BLOCK) answer(question_list list, board *out)
{
    const rs_batch_question &q = list.items[blockIdx.y];
    unsigned long long *to = &out->values[q.answer];
    if (q.kind == RS_BATCH_FIRST)
        answer_first(q, to);
    else if (q.kind == RS_BATCH_EQUAL)
        answer_equal(q, to);
    else
        answer_digest(q, to);
}

struct row_list {
    int32_t rows[RS_BATCH_ROWS];
};

static __global__ void __launch_bounds__(BLOCK)
    gather_rows(const uint16_t *y, int32_t n, int32_t t, row_list list, uint16_t *out)
{
    int32_t column = (int32_t)(blockIdx.x * BLOCK + threadIdx.x);
    if (column < t)
        out[(size_t)blockIdx.y * (size_t)t + (size_t)column] =
            y[(size_t)column * (size_t)n + (size_t)list.rows[blockIdx.y]];
}

/* ---- host code ---- */

static size_t board_bytes(size_t gathered)
{
    return sizeof(board) + gathered * sizeof(uint16_t);
}

static void cuda_close(rs_batch *batch)
{
    if (!batch)
        return;
    if (batch->device)
        (void)cudaFree(batch->device);
    if (batch->host)
        (void)cudaFreeHost(batch->host);
    for (cudaEvent_t stamp : batch->stamps)
        if (stamp)
            (void)cudaEventDestroy(stamp);
    std::free(batch);
}

/* Before the first work since the last wait, and not behind that: what is timed between two
   batches has the device to itself. */
static rs_status begin(rs_batch *batch, rs_err *err)
{
    if (batch->begun)
        return RS_OK;
    batch->begun = true;
    batch->used = 0;
    std::memset(batch->is_asked, 0, sizeof batch->is_asked);
    std::memset(batch->is_stamped, 0, sizeof batch->is_stamped);
    return RS_CUDA(err,
                   cudaMemsetAsync(batch->device, 0, sizeof batch->device->values, nullptr));
}

static rs_status cuda_open(size_t gathered, rs_batch **out_batch, rs_err *err)
{
    rs_batch *b = (rs_batch *)std::calloc(1, sizeof *b);
    if (!b)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for a batch");
    b->room = gathered;
    rs_status st = RS_CUDA(err, cudaMalloc(&b->device, board_bytes(gathered)));
    if (!st)
        st = RS_CUDA(err, cudaMallocHost(&b->host, board_bytes(gathered)));
    for (int i = 0; i < RS_BATCH_STAMPS && !st; i++)
        st = RS_CUDA(err, cudaEventCreate(&b->stamps[i]));
    if (st)
        cuda_close(b);
    else
        *out_batch = b;
    return st;
}

/* Blocks for `values` 16-bit values. */
static unsigned grid_for(size_t values)
{
    size_t blocks = (values + BLOCK * VECTOR - 1) / (BLOCK * VECTOR);
    return (unsigned)(blocks < 1 ? 1 : blocks > GRID_MOST ? (size_t)GRID_MOST : blocks);
}

static rs_status cuda_fill(rs_batch *batch, const rs_batch_fill *list, int count, rs_err *err)
{
    fill_list all = {};
    rs_status st = begin(batch, err);
    size_t most = 0;
    RS_CHECK(count <= RS_BATCH_FILLS);
    for (int i = 0; i < count; i++) {
        all.items[i] = list[i];
        most = list[i].bytes > most ? list[i].bytes : most;
    }
    if (st || count == 0)
        return st;
    fill_regions<<<dim3(grid_for(most / 2), (unsigned)count), BLOCK>>>(all);
    return RS_CUDA_LAUNCHED(err, fill_regions);
}

static rs_status
cuda_ask(rs_batch *batch, const rs_batch_question *list, int count, rs_err *err)
{
    question_list all = {};
    size_t most = 0;
    rs_status st = begin(batch, err);
    RS_CHECK(count <= RS_BATCH_QUESTIONS);
    for (int i = 0; i < count; i++) {
        all.items[i] = batch->asked[list[i].answer] = list[i];
        batch->is_asked[list[i].answer] = true;
        most = list[i].count > most ? list[i].count : most;
    }
    if (st || count == 0)
        return st;
    answer<<<dim3(grid_for(most), (unsigned)count), BLOCK>>>(all, batch->device);
    return RS_CUDA_LAUNCHED(err, answer);
}

static rs_status cuda_gather(rs_batch *batch,
                             const uint16_t *y,
                             int32_t n,
                             int32_t t,
                             const int32_t *rows,
                             int32_t row_count,
                             size_t at,
                             rs_err *err)
{
    row_list list = {};
    size_t end = at + (size_t)row_count * (size_t)t;
    RS_CHECK(row_count <= RS_BATCH_ROWS && end <= batch->room);
    rs_status st = begin(batch, err);
    if (st)
        return st;
    for (int32_t i = 0; i < row_count; i++)
        list.rows[i] = rows[i];
    batch->used = end > batch->used ? end : batch->used;
    dim3 grid((unsigned)((t + BLOCK - 1) / BLOCK), (unsigned)row_count);
    gather_rows<<<grid, BLOCK>>>(y, n, t, list, batch->device->gathered + at);
    return RS_CUDA_LAUNCHED(err, gather_rows);
}

static rs_status cuda_stamp(rs_batch *batch, int stamp, rs_err *err)
{
    rs_status st = begin(batch, err);
    batch->is_stamped[stamp] = true;
    return st ? st : RS_CUDA(err, cudaEventRecord(batch->stamps[stamp], nullptr));
}

static uint64_t value_of(const rs_batch_question *q, uint64_t on_board)
{
    return q->kind == RS_BATCH_FIRST   ? q->count - on_board
           : q->kind == RS_BATCH_EQUAL ? on_board == 0
                                       : on_board;
}

static rs_status cuda_wait(rs_batch *batch, rs_batch_answers *out, rs_err *err)
{
    *out = {};
    rs_status st =
        RS_CUDA(err, cudaMemcpyAsync(batch->host, batch->device, board_bytes(batch->used),
                                     cudaMemcpyDeviceToHost, nullptr));
    if (!st)
        st = RS_CUDA(err, cudaStreamSynchronize(nullptr));
    for (int i = 0; i < RS_BATCH_ANSWERS && !st; i++)
        if (batch->is_asked[i])
            out->values[i] = value_of(&batch->asked[i], batch->host->values[i]);
    for (int i = 1; i < RS_BATCH_STAMPS && !st; i++) {
        float ms = 0;
        if (batch->is_stamped[i])
            st = RS_CUDA(err, cudaEventElapsedTime(&ms, batch->stamps[0], batch->stamps[i]));
        out->stamps_ns[i] = (double)ms * 1e6;
    }
    out->gathered = batch->host->gathered;
    return st;
}

extern "C" const rs_batch_ops rs_batch_cuda = {
    .open = cuda_open,
    .close = cuda_close,
    .fill = cuda_fill,
    .ask = cuda_ask,
    .gather = cuda_gather,
    .stamp = cuda_stamp,
    .wait = cuda_wait,
};
