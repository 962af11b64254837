/* Split-K attention of single tokens. Layer: kernels, CUDA only.
   A CTA has one kv head of one token and a run of its pages; a warp has one query head. In a
   page of 32 positions a lane first has one position (the score), then some columns of the
   values; a second kernel combines what the runs left. Source of the online softmax: Milakov
   and Gimelshein, arXiv 1805.02867; of splitting the keys: Flash-Decoding (Dao, Haziza, Massa
   and Sizov, 2023).

   The engine (engine/cuda/attend.cu) and the candidate cuda_attn_split start the same kernels:
   what a route says was measured on what serves. */
#ifndef RS_KERNELS_CUDA_ATTEND_SPLIT_CUH
#define RS_KERNELS_CUDA_ATTEND_SPLIT_CUH

#include "kernels/cuda/attend.cuh"
#include "kernels/cuda/launch.cuh"
#include "kernels/op_attn.h"

#include <math_constants.h>

enum { RS_ATTEND_GROUP = 8, RS_ATTEND_WARPS_MIN = 4 };
static_assert((int)RS_ATTEND_SPLITS_MAX <= 2 * (int)RS_WARP, "a lane has two splits");

static __device__ float *rs_attend_partial(
    const rs_attend_args &a, int32_t token, int32_t head, int32_t split, int32_t splits)
{
    size_t number = ((size_t)token * a.heads + head) * splits + split;
    return a.partials + number * (a.head_dim + 2);
}

/* Softmax under way: the same in all lanes but for the columns of the row. */
template <int PAIRS> struct rs_attend_running {
    float largest, sum, row[2 * PAIRS];
};

/* Eight columns a turn, in four sums: one alone would wait for itself. */
static __device__ float rs_attend_dot(const float *q, const uint32_t *key, int32_t head_dim)
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

/* A head of q, from value number `from` on, to shared memory; one warp. Eight values a load:
   one after the other, each behind the store of the one before, would take as long as the
   pages. */
static __device__ __forceinline__ void
rs_attend_take_query(const rs_attend_args &a, size_t from, float *to)
{
    enum { EACH = 8 };
    for (int32_t i = threadIdx.x % RS_WARP * EACH; i < a.head_dim; i += RS_WARP * EACH) {
        float4 low, high;
        if (a.q) {
            low = *(const float4 *)(a.q + from + i);
            high = *(const float4 *)(a.q + from + i + 4);
        } else {
            uint4 v = *(const uint4 *)(a.q_bf16 + from + i);
            low = make_float4(rs_bf16_low(v.x), rs_bf16_high(v.x), rs_bf16_low(v.y),
                              rs_bf16_high(v.y));
            high = make_float4(rs_bf16_low(v.z), rs_bf16_high(v.z), rs_bf16_low(v.w),
                               rs_bf16_high(v.w));
        }
        *(float4 *)(to + i) = low;
        *(float4 *)(to + i + 4) = high;
    }
}

/* One page: lo .. hi are the positions in it that are seen. */
template <int PAIRS>
static __device__ void rs_attend_visit(const rs_attend_args &a,
                                       const float *q,
                                       const rs_attend_page &page,
                                       int32_t lo,
                                       int32_t hi,
                                       rs_attend_running<PAIRS> &r)
{
    int lane = threadIdx.x % RS_WARP;
    int32_t stride = rs_attend_stride(a.head_dim), pairs = a.head_dim / 2;
    bool seen = lane >= lo && lane <= hi;
    float score = rs_attend_dot(q, page.keys + lane * stride, a.head_dim) * page.scales[lane];
    score = rs_attend_score(a, score);
    float largest = fmaxf(r.largest, rs_warp_max(seen ? score : -CUDART_INF_F));
    float keep = r.sum > 0 ? expf(r.largest - largest) : 0;
    float weight = seen ? expf(score - largest) : 0;
    r.sum = r.sum * keep + rs_warp_sum(weight);
    r.largest = largest;
    weight *= page.scales[RS_LAYOUT_KV_PAGE + lane];
    for (int i = 0; i < 2 * PAIRS; i++)
        r.row[i] *= keep;
#pragma unroll 4
    for (int32_t p = 0; p < RS_LAYOUT_KV_PAGE; p++) { /* what is not seen weighs 0 */
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
static __device__ void
rs_attend_write(const rs_attend_args &a, const rs_attend_running<PAIRS> &r, float *to)
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
template <int PAIRS> static __global__ void rs_attend_split(rs_attend_args a, int32_t parts)
{
    extern __shared__ __align__(16) uint32_t smem[];
    rs_pdl_release();
    int32_t token = blockIdx.x, kv_head = blockIdx.y / parts, part = blockIdx.y % parts;
    int32_t split = blockIdx.z, splits = gridDim.z, group = a.heads / a.kv_heads;
    int32_t warp = threadIdx.x / RS_WARP, in_group = part * RS_ATTEND_GROUP + warp;
    bool works = warp < RS_ATTEND_GROUP && in_group < group;
    float *queries = (float *)(smem + 2 * rs_attend_page_words(a.head_dim));
    int32_t position = a.positions[token], lane = a.lanes[token];
    int32_t first = rs_attend_first(a, position), last_page = position / RS_LAYOUT_KV_PAGE;
    int32_t a_split = (last_page - first / RS_LAYOUT_KV_PAGE + splits) / splits;
    int32_t page = first / RS_LAYOUT_KV_PAGE + split * a_split;
    int32_t end = min(page + a_split, last_page + 1);
    int32_t head = kv_head * group + min(in_group, group - 1);
    rs_attend_running<PAIRS> r = {-CUDART_INF_F, 0, {}};
    for (int buffer = 0; buffer < 2; buffer++)
        rs_attend_unit_scales(rs_attend_page_at(smem, a.head_dim, buffer));
    __syncthreads();
    rs_pdl_wait(); /* q, and this token's row of the store */
    if (page < end)
        rs_attend_fetch(a, kv_head, lane, page, position,
                        rs_attend_page_at(smem, a.head_dim, 0));
    if (works)
        rs_attend_take_query(a, ((size_t)token * a.heads + head) * a.head_dim,
                             queries + warp * a.head_dim);
    for (int turn = 0; page < end; page++, turn ^= 1) {
        int32_t start = page * RS_LAYOUT_KV_PAGE,
                hi = min(position - start, (int)RS_LAYOUT_KV_PAGE - 1);
        rs_cp_async_wait<0>();
        __syncthreads(); /* this page is there, and the other buffer has been read */
        if (page + 1 < end)
            rs_attend_fetch(a, kv_head, lane, page + 1, position,
                            rs_attend_page_at(smem, a.head_dim, turn ^ 1));
        if (works)
            rs_attend_visit<PAIRS>(a, queries + warp * a.head_dim,
                                   rs_attend_page_at(smem, a.head_dim, turn),
                                   max(first - start, 0), hi, r);
    }
    if (works)
        rs_attend_write<PAIRS>(a, r, rs_attend_partial(a, token, head, split, splits));
}

/* What the splits of a head weigh: a lane has two of them, number lane and lane + RS_WARP. */
struct rs_attend_weights {
    float of[2], sum; /* `sum` over all, the same in every lane */

    __device__ __forceinline__ rs_attend_weights(const float *rows, int32_t dim, int32_t splits)
    {
        float largest[2], own[2];
#pragma unroll
        for (int h = 0; h < 2; h++) {
            int32_t split = threadIdx.x % RS_WARP + h * RS_WARP;
            const float *at = rows + (size_t)split * (dim + 2) + dim;
            largest[h] = split < splits ? at[0] : -CUDART_INF_F;
            own[h] = split < splits ? at[1] : 0;
        }
        float most = rs_warp_max(fmaxf(largest[0], largest[1]));
#pragma unroll
        for (int h = 0; h < 2; h++) /* one without a page has a sum of 0 */
            of[h] = own[h] > 0 ? expf(largest[h] - most) : 0;
        sum = rs_warp_sum(of[0] * own[0] + of[1] * own[1]);
    }

    __device__ __forceinline__ float at(int32_t split) const
    {
        float low = __shfl_sync(0xffffffffu, of[0], split % RS_WARP);
        float high = __shfl_sync(0xffffffffu, of[1], split % RS_WARP);
        return split < RS_WARP ? low : high;
    }
};

/* Grid: token, head. Adds the splits' rows up as their largest scores say; a thread has two
   columns. Rows are fetched several at a time: one after the other, their way from memory would
   be all of the kernel's time. */
static __global__ void rs_attend_combine(rs_attend_args a, int32_t splits)
{
    enum { ROWS = 16 };
    int32_t token = blockIdx.x, head = blockIdx.y, dim = a.head_dim;
    int32_t column = threadIdx.x * 2, mine = min(column, dim - 2);
    rs_pdl_release();
    rs_pdl_wait();
    const float *rows = rs_attend_partial(a, token, head, 0, splits);
    const rs_attend_weights weights(rows, dim, splits);
    float2 v = {0, 0};
    for (int32_t first = 0; first < splits; first += ROWS) {
        float2 row[ROWS];
#pragma unroll
        for (int j = 0; j < ROWS; j++)
            row[j] =
                *(const float2 *)(rows + (size_t)min(first + j, splits - 1) * (dim + 2) + mine);
#pragma unroll
        for (int j = 0; j < ROWS; j++) {
            float w = first + j < splits ? weights.at(first + j) : 0;
            v.x += w > 0 ? w * row[j].x : 0; /* without a page: rows of no meaning */
            v.y += w > 0 ? w * row[j].y : 0;
        }
    }
    if (column >= dim)
        return;
    column += head * dim;
    uint16_t *out = a.out + (size_t)token * a.heads * dim + column;
    out[0] = rs_to_bf16(rs_attend_gated(a, token, column, v.x / weights.sum));
    out[1] = rs_to_bf16(rs_attend_gated(a, token, column + 1, v.y / weights.sum));
}

typedef void rs_attend_split_kernel(rs_attend_args a, int32_t parts);

static rs_attend_split_kernel *rs_attend_split_of(int32_t head_dim)
{
    return head_dim <= 64    ? rs_attend_split<1>
           : head_dim <= 128 ? rs_attend_split<2>
           : head_dim <= 256 ? rs_attend_split<4>
                             : rs_attend_split<8>;
}

/* How a step of t tokens is started. */
struct rs_attend_split_plan {
    rs_attend_split_kernel *kernel;
    int32_t parts; /* of a group of query heads */
    rs_cuda_config split, combine;
};

static inline rs_attend_split_plan rs_attend_split_plan_of(
    int32_t heads, int32_t kv_heads, int32_t head_dim, int32_t t, int32_t splits)
{
    int32_t group = heads / kv_heads, parts = (group + RS_ATTEND_GROUP - 1) / RS_ATTEND_GROUP;
    int32_t warps = group < RS_ATTEND_WARPS_MIN ? (int32_t)RS_ATTEND_WARPS_MIN
                    : group < RS_ATTEND_GROUP   ? group
                                                : (int32_t)RS_ATTEND_GROUP;
    size_t words = (size_t)(2 * rs_attend_page_words(head_dim) + RS_ATTEND_GROUP * head_dim);
    dim3 grid((unsigned)t, (unsigned)(kv_heads * parts), (unsigned)splits);
    return {rs_attend_split_of(head_dim),
            parts,
            {grid, warps * RS_WARP, words * sizeof(uint32_t), true, 0},
            {dim3((unsigned)t, (unsigned)heads),
             (head_dim / 2 + RS_WARP - 1) / RS_WARP * RS_WARP, 0, true, 0}};
}

/* One of the two, with the split of L1 and shared memory that all kernels of a step ask for: a
   core that has to change it drains first. */
template <typename... P, typename... A>
static inline rs_status rs_attend_split_launch(void (*kernel)(P...),
                                               const rs_cuda_config &config,
                                               const rs_call *call,
                                               rs_err *err,
                                               A... args)
{
    rs_status st = RS_CUDA(
        err, cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                                  cudaSharedmemCarveoutMaxShared));
    return st ? st : rs_cuda_start(kernel, config, call, err, args...);
}

/* Both kernels of t tokens on the call's stream; of the call only device and stream are read.
 */
static inline rs_status rs_attend_split_start(
    const rs_call *call, const rs_attend_args &args, int32_t t, int32_t splits, rs_err *err)
{
    rs_attend_split_plan plan =
        rs_attend_split_plan_of(args.heads, args.kv_heads, args.head_dim, t, splits);
    rs_status st = rs_attend_split_launch(plan.kernel, plan.split, call, err, args, plan.parts);
    return st ? st
              : rs_attend_split_launch(rs_attend_combine, plan.combine, call, err, args,
                                       splits);
}

#endif
