/* Split-K attention of single tokens. Layer: engine.
   A CTA has one kv head of one token and a run of its pages; a warp has one query head. In a
   page of 32 positions a lane first has one position (the score), then some columns of the
   values. Source of the online softmax: Milakov and Gimelshein, arXiv 1805.02867; of splitting
   the keys: Flash-Decoding (Dao, Haziza, Massa and Sizov, 2023). */
#include "engine/cuda/attend.cuh"

#include <math_constants.h>

enum { GROUP = 8, WARPS_MIN = 4, PAGES_A_SPLIT = 2 };

int32_t rs_attend_splits(
    const rs_device *device, int32_t kv_heads, int32_t tokens, int32_t deepest)
{
    /* Two CTAs a core fill the device; less than PAGES_A_SPLIT pages do not pay for the second
       kernel's reading. */
    int64_t wish = 2 * (int64_t)device->cores / ((int64_t)tokens * kv_heads);
    int64_t pages = rs_kv_pages(deepest) / PAGES_A_SPLIT;
    int32_t splits = 1;
    while (2 * splits <= wish && 2 * splits <= pages && splits < RS_ATTEND_SPLITS_MAX)
        splits *= 2;
    return splits;
}

/* A row, its largest score and its sum. */
size_t rs_attend_partial_floats(int32_t heads, int32_t head_dim, int32_t splits)
{
    return (size_t)heads * (size_t)splits * (size_t)(head_dim + 2);
}

static __device__ float *
partial_of(const rs_attend_args &a, int32_t token, int32_t head, int32_t split, int32_t splits)
{
    size_t number = ((size_t)token * a.heads + head) * splits + split;
    return a.partials + number * (a.head_dim + 2);
}

/* Words of a staged row: odd, so that lanes on different rows meet different banks. */
static __host__ __device__ int32_t stride_of(int32_t head_dim)
{
    return head_dim / 2 + 1;
}

/* Softmax under way: the same in all lanes but for the columns of the row. */
template <int PAIRS> struct running {
    float largest, sum, row[2 * PAIRS];
};

static __device__ float dot(const float *q, const uint32_t *key, int32_t pairs)
{
    float sum = 0;
    for (int32_t i = 0; i < pairs; i++) {
        sum += q[2 * i] * rs_bf16_low(key[i]);
        sum += q[2 * i + 1] * rs_bf16_high(key[i]);
    }
    return sum;
}

/* One page: lo .. hi are the positions in it that are seen. */
template <int PAIRS>
static __device__ void visit(const rs_attend_args &a,
                             const float *q,
                             const uint32_t *keys,
                             const uint32_t *values,
                             const float *scales,
                             int32_t lo,
                             int32_t hi,
                             running<PAIRS> &r)
{
    int lane = threadIdx.x % RS_WARP;
    int32_t stride = stride_of(a.head_dim), pairs = a.head_dim / 2;
    bool seen = lane >= lo && lane <= hi;
    float score = rs_attend_score(a, dot(q, keys + lane * stride, pairs) * scales[lane]);
    float largest = fmaxf(r.largest, rs_warp_max(seen ? score : -CUDART_INF_F));
    float keep = r.sum > 0 ? expf(r.largest - largest) : 0;
    float weight = seen ? expf(score - largest) : 0;
    r.sum = r.sum * keep + rs_warp_sum(weight);
    r.largest = largest;
    weight *= scales[RS_KV_PAGE + lane];
    for (int i = 0; i < 2 * PAIRS; i++)
        r.row[i] *= keep;
    for (int32_t p = lo; p <= hi; p++) {
        float w = __shfl_sync(0xffffffffu, weight, p);
#pragma unroll
        for (int i = 0; i < PAIRS; i++)
            if (lane + i * RS_WARP < pairs) {
                uint32_t v = values[p * stride + lane + i * RS_WARP];
                r.row[2 * i] += w * rs_bf16_low(v);
                r.row[2 * i + 1] += w * rs_bf16_high(v);
            }
    }
}

template <int PAIRS>
static __device__ void write(const rs_attend_args &a, const running<PAIRS> &r, float *to)
{
    int lane = threadIdx.x % RS_WARP;
    for (int i = 0; i < PAIRS; i++)
        if (lane + i * RS_WARP < a.head_dim / 2) {
            to[2 * (lane + i * RS_WARP)] = r.row[2 * i];
            to[2 * (lane + i * RS_WARP) + 1] = r.row[2 * i + 1];
        }
    if (lane == 0) {
        to[a.head_dim] = r.largest;
        to[a.head_dim + 1] = r.sum;
    }
}

/* Grid: token, kv head times parts of its group, split. PAIRS: of columns that a lane owns. */
template <int PAIRS> static __global__ void attend_split(rs_attend_args a, int32_t parts)
{
    extern __shared__ uint32_t smem[];
    rs_queue_enter();
    int32_t token = blockIdx.x, kv_head = blockIdx.y / parts, part = blockIdx.y % parts;
    int32_t split = blockIdx.z, splits = gridDim.z, group = a.heads / a.kv_heads;
    int32_t warp = threadIdx.x / RS_WARP, in_group = part * GROUP + warp;
    int32_t stride = stride_of(a.head_dim), plane = RS_KV_PAGE * stride;
    bool works = warp < GROUP && in_group < group;
    uint32_t *keys = smem, *values = smem + plane;
    float *scales = (float *)(smem + 2 * plane), *queries = scales + 2 * RS_KV_PAGE;
    int32_t position = a.positions[token], lane_of_token = a.lanes[token];
    int32_t first = rs_attend_first(a, position);
    int32_t pages = position / RS_KV_PAGE - first / RS_KV_PAGE + 1;
    int32_t a_split = (pages + splits - 1) / splits;
    int32_t page = first / RS_KV_PAGE + split * a_split;
    int32_t end = min(page + a_split, position / RS_KV_PAGE + 1);
    int32_t head = kv_head * group + min(in_group, group - 1);
    running<PAIRS> r = {-CUDART_INF_F, 0, {}};
    for (int32_t i = threadIdx.x % RS_WARP; works && i < a.head_dim; i += RS_WARP)
        queries[warp * a.head_dim + i] = a.q[((size_t)token * a.heads + head) * a.head_dim + i];
    for (; page < end; page++) {
        int32_t start = page * RS_KV_PAGE, count = min(position - start + 1, (int)RS_KV_PAGE);
        __syncthreads(); /* the page before has been read */
        rs_attend_stage(a, rs_pages_plane(a.pages, a.layer, kv_head, lane_of_token, page, false),
                        count, keys, stride, scales);
        rs_attend_stage(a, rs_pages_plane(a.pages, a.layer, kv_head, lane_of_token, page, true),
                        count, values, stride, scales + RS_KV_PAGE);
        __syncthreads();
        if (works)
            visit<PAIRS>(a, queries + warp * a.head_dim, keys, values, scales,
                         max(first - start, 0), count - 1, r);
    }
    if (works)
        write<PAIRS>(a, r, partial_of(a, token, head, split, splits));
}

/* Grid: token, head. Weighs the splits' rows by what their largest scores say. */
static __global__ void attend_combine(rs_attend_args a, int32_t splits)
{
    rs_queue_enter();
    int32_t token = blockIdx.x, head = blockIdx.y, dim = a.head_dim;
    float largest = -CUDART_INF_F, sum = 0;
    for (int32_t s = 0; s < splits; s++)
        largest = fmaxf(largest, partial_of(a, token, head, s, splits)[dim]);
    for (int32_t s = 0; s < splits; s++) {
        const float *p = partial_of(a, token, head, s, splits);
        sum += p[dim + 1] > 0 ? p[dim + 1] * expf(p[dim] - largest) : 0;
    }
    for (int32_t i = threadIdx.x; i < dim; i += blockDim.x) {
        float v = 0;
        for (int32_t s = 0; s < splits; s++) {
            const float *p = partial_of(a, token, head, s, splits);
            v += p[dim + 1] > 0 ? p[i] * expf(p[dim] - largest) : 0;
        }
        int32_t column = head * dim + i;
        a.out[(size_t)token * a.heads * dim + column] =
            rs_to_bf16(rs_attend_gated(a, token, column, v / sum));
    }
}

typedef void split_kernel(rs_attend_args a, int32_t parts);

static split_kernel *kernel_of(int32_t head_dim)
{
    return head_dim <= 64    ? attend_split<1>
           : head_dim <= 128 ? attend_split<2>
           : head_dim <= 256 ? attend_split<4>
                             : attend_split<8>;
}

extern "C" rs_status rs_attend_decode(const rs_queue *queue,
                                      const rs_attend_args *args,
                                      int32_t t,
                                      int32_t splits,
                                      rs_err *err)
{
    int32_t group = args->heads / args->kv_heads, parts = (group + GROUP - 1) / GROUP;
    int32_t warps = group < WARPS_MIN ? (int32_t)WARPS_MIN : group < GROUP ? group : GROUP;
    size_t words = (size_t)(2 * RS_KV_PAGE * stride_of(args->head_dim) + 2 * RS_KV_PAGE +
                            GROUP * args->head_dim);
    dim3 grid((unsigned)t, (unsigned)(args->kv_heads * parts), (unsigned)splits);
    rs_status st = rs_queue_start(kernel_of(args->head_dim), grid, warps * RS_WARP, words * 4,
                                  queue, err, *args, parts);
    if (st)
        return st;
    return rs_queue_start(attend_combine, dim3((unsigned)t, (unsigned)args->heads), 128, 0,
                          queue, err, *args, splits);
}
