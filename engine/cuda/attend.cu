/* Split-K attention of single tokens. Layer: engine.
   A CTA has one kv head of one token and a run of its pages; a warp has one query head. In a
   page of 32 positions a lane first has one position (the score), then some columns of the
   values. Source of the online softmax: Milakov and Gimelshein, arXiv 1805.02867; of splitting
   the keys: Flash-Decoding (Dao, Haziza, Massa and Sizov, 2023). */
#include "engine/cuda/attend.cuh"

#include <math_constants.h>

enum { COMBINE_BLOCK = 128 };
static_assert((int)RS_ATTEND_SPLITS_MAX <= (int)COMBINE_BLOCK, "a thread has a split");
enum { GROUP = 8, WARPS_MIN = 4, SHORT_SPLITS = 4 };

int32_t
rs_attend_splits(const rs_device *device, int32_t kv_heads, int32_t tokens, int32_t deepest)
{
    /* Two CTAs a core fill the device. Up to SHORT_SPLITS a page each is worth a CTA, beyond
       that two pages: the second kernel reads what each leaves (seen on an H200 at 64, 1024 and
       8192 positions). */
    int64_t wish = 2 * (int64_t)device->cores / ((int64_t)tokens * kv_heads);
    int32_t pages = rs_kv_pages(deepest), splits = 1;
    while (2 * splits <= wish && 2 * splits <= RS_ATTEND_SPLITS_MAX &&
           2 * splits <= (2 * splits <= SHORT_SPLITS ? pages : pages / 2))
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

/* Softmax under way: the same in all lanes but for the columns of the row. */
template <int PAIRS> struct running {
    float largest, sum, row[2 * PAIRS];
};

/* Eight columns a turn, in four sums: one alone would wait for itself. */
static __device__ float dot(const float *q, const uint32_t *key, int32_t head_dim)
{
    float sum[4] = {};
#pragma unroll 4
    for (int32_t i = 0; i < head_dim / 8; i++) {
        uint4 k = ((const uint4 *)key)[i];
        float4 low = ((const float4 *)q)[2 * i], high = ((const float4 *)q)[2 * i + 1];
        sum[0] += low.x * rs_bf16_low(k.x) + low.y * rs_bf16_high(k.x);
        sum[1] += low.z * rs_bf16_low(k.y) + low.w * rs_bf16_high(k.y);
        sum[2] += high.x * rs_bf16_low(k.z) + high.y * rs_bf16_high(k.z);
        sum[3] += high.z * rs_bf16_low(k.w) + high.w * rs_bf16_high(k.w);
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

/* One page: lo .. hi are the positions in it that are seen. */
template <int PAIRS>
static __device__ void visit(const rs_attend_args &a,
                             const float *q,
                             const rs_attend_page &page,
                             int32_t lo,
                             int32_t hi,
                             running<PAIRS> &r)
{
    int lane = threadIdx.x % RS_WARP;
    int32_t stride = rs_attend_stride(a.head_dim), pairs = a.head_dim / 2;
    bool seen = lane >= lo && lane <= hi;
    float score = dot(q, page.keys + lane * stride, a.head_dim) * page.scales[lane];
    score = rs_attend_score(a, score);
    float largest = fmaxf(r.largest, rs_warp_max(seen ? score : -CUDART_INF_F));
    float keep = r.sum > 0 ? expf(r.largest - largest) : 0;
    float weight = seen ? expf(score - largest) : 0;
    r.sum = r.sum * keep + rs_warp_sum(weight);
    r.largest = largest;
    weight *= page.scales[RS_KV_PAGE + lane];
    for (int i = 0; i < 2 * PAIRS; i++)
        r.row[i] *= keep;
#pragma unroll 4
    for (int32_t p = 0; p < RS_KV_PAGE; p++) { /* what is not seen weighs 0 */
        float w = __shfl_sync(0xffffffffu, weight, p);
#pragma unroll
        for (int i = 0; i < PAIRS; i++)
            if (lane + i * RS_WARP < pairs) {
                uint32_t v = page.values[p * stride + lane + i * RS_WARP];
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
    extern __shared__ __align__(16) uint32_t smem[];
    rs_pdl_release();
    int32_t token = blockIdx.x, kv_head = blockIdx.y / parts, part = blockIdx.y % parts;
    int32_t split = blockIdx.z, splits = gridDim.z, group = a.heads / a.kv_heads;
    int32_t warp = threadIdx.x / RS_WARP, in_group = part * GROUP + warp;
    bool works = warp < GROUP && in_group < group;
    float *queries = (float *)(smem + 2 * rs_attend_page_words(a.head_dim));
    int32_t position = a.positions[token], lane = a.lanes[token];
    int32_t first = rs_attend_first(a, position), last_page = position / RS_KV_PAGE;
    int32_t a_split = (last_page - first / RS_KV_PAGE + splits) / splits;
    int32_t page = first / RS_KV_PAGE + split * a_split;
    int32_t end = min(page + a_split, last_page + 1);
    int32_t head = kv_head * group + min(in_group, group - 1);
    running<PAIRS> r = {-CUDART_INF_F, 0, {}};
    for (int buffer = 0; buffer < 2; buffer++)
        rs_attend_unit_scales(rs_attend_page_at(smem, a.head_dim, buffer));
    __syncthreads();
    rs_pdl_wait(); /* q, and this token's row of the store */
    if (page < end)
        rs_attend_fetch(a, kv_head, lane, page, position,
                        rs_attend_page_at(smem, a.head_dim, 0));
    for (int32_t i = threadIdx.x % RS_WARP; works && i < a.head_dim; i += RS_WARP)
        queries[warp * a.head_dim + i] = a.q[((size_t)token * a.heads + head) * a.head_dim + i];
    for (int turn = 0; page < end; page++, turn ^= 1) {
        int32_t start = page * RS_KV_PAGE, hi = min(position - start, (int)RS_KV_PAGE - 1);
        rs_cp_async_wait<0>();
        __syncthreads(); /* this page is there, and the other buffer has been read */
        if (page + 1 < end)
            rs_attend_fetch(a, kv_head, lane, page + 1, position,
                            rs_attend_page_at(smem, a.head_dim, turn ^ 1));
        if (works)
            visit<PAIRS>(a, queries + warp * a.head_dim,
                         rs_attend_page_at(smem, a.head_dim, turn), max(first - start, 0), hi,
                         r);
    }
    if (works)
        write<PAIRS>(a, r, partial_of(a, token, head, split, splits));
}

/* Grid: token, head. Weighs the splits' rows by what their largest scores say. */
static __global__ void attend_combine(rs_attend_args a, int32_t splits)
{
    __shared__ float largest[RS_ATTEND_SPLITS_MAX], weight[RS_ATTEND_SPLITS_MAX];
    int32_t token = blockIdx.x, head = blockIdx.y, dim = a.head_dim, s = threadIdx.x;
    float most = -CUDART_INF_F, sum = 0;
    rs_queue_enter();
    const float *rows = partial_of(a, token, head, 0, splits);
    if (s < splits) {
        largest[s] = rows[(size_t)s * (dim + 2) + dim];
        weight[s] = rows[(size_t)s * (dim + 2) + dim + 1];
    }
    __syncthreads();
    for (int32_t i = 0; i < splits; i++)
        most = fmaxf(most, largest[i]);
    __syncthreads();
    if (s < splits) /* one without a page has a sum of 0 and rows of no meaning */
        largest[s] = weight[s] > 0 ? expf(largest[s] - most) : 0;
    __syncthreads();
    for (int32_t i = 0; i < splits; i++)
        sum += largest[i] * weight[i];
    for (int32_t i = threadIdx.x; i < dim; i += blockDim.x) {
        float v = 0;
#pragma unroll 4
        for (int32_t j = 0; j < splits; j++)
            v += largest[j] > 0 ? largest[j] * rows[(size_t)j * (dim + 2) + i] : 0;
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

extern "C" rs_status rs_attend_decode(
    const rs_queue *queue, const rs_attend_args *args, int32_t t, int32_t splits, rs_err *err)
{
    int32_t group = args->heads / args->kv_heads, parts = (group + GROUP - 1) / GROUP;
    int32_t warps = group < WARPS_MIN ? (int32_t)WARPS_MIN : group < GROUP ? group : GROUP;
    size_t words = (size_t)(2 * rs_attend_page_words(args->head_dim) + GROUP * args->head_dim);
    dim3 grid((unsigned)t, (unsigned)(args->kv_heads * parts), (unsigned)splits);
    rs_status st = rs_queue_start(kernel_of(args->head_dim), grid, warps * RS_WARP, words * 4,
                                  queue, err, *args, parts);
    if (st)
        return st;
    return rs_queue_start(attend_combine, dim3((unsigned)t, (unsigned)args->heads),
                          COMBINE_BLOCK, 0, queue, err, *args, splits);
}
