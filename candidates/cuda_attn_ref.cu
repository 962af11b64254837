/* Attention of one token, CUDA reference: any heads, values a head and T.

   Idea: nothing clever. A CTA has a query head; each of its warps takes every eighth position:
   the lanes share the columns, a butterfly adds up the score, an online softmax goes along
   (Milakov and Gimelshein, arXiv 1805.02867); at the end the warps' rows are weighed and added.
   Shares nothing with cuda_attn_split but the order of the pages, so that it can be debugged
   against. Wins: nowhere. Limits: a CTA a head, however deep. */
#include "kernels/cuda/launch.cuh"
#include "kernels/cuda/pages.h"
#include "kernels/cuda/warp.cuh"
#include "kernels/op_attn.h"

#include <math_constants.h>

enum { WARPS = 8, COLUMNS = RS_OP_ATTN_DIM_MAX / RS_WARP };

struct ref_args {
    const uint16_t *q;
    uint16_t *out;
    rs_pages pages;
    int32_t heads, dim, t;
};

/* A warp's softmax under way; a lane has columns lane, lane + 32, ... */
struct ref_state {
    float largest, sum, row[COLUMNS];
};

static __device__ void
ref_position(const ref_args &a, const float *q, int32_t kv_head, int32_t p, ref_state &s)
{
    int32_t lane = threadIdx.x % RS_WARP;
    size_t row = (size_t)(p % RS_LAYOUT_KV_PAGE) * a.dim;
    int32_t page = p / RS_LAYOUT_KV_PAGE;
    const uint16_t *key =
        (const uint16_t *)rs_pages_plane(a.pages, 0, kv_head, 0, page, false) + row;
    const uint16_t *value =
        (const uint16_t *)rs_pages_plane(a.pages, 0, kv_head, 0, page, true) + row;
    float part = 0;
#pragma unroll
    for (int i = 0; i < COLUMNS; i++)
        if (lane + i * RS_WARP < a.dim)
            part = fmaf(q[lane + i * RS_WARP], rs_from_bf16(key[lane + i * RS_WARP]), part);
    float score = rs_warp_sum(part) / sqrtf((float)a.dim), largest = fmaxf(s.largest, score);
    float keep = s.sum > 0 ? expf(s.largest - largest) : 0, weight = expf(score - largest);
    s.sum = s.sum * keep + weight;
    s.largest = largest;
#pragma unroll
    for (int i = 0; i < COLUMNS; i++)
        if (lane + i * RS_WARP < a.dim)
            s.row[i] = s.row[i] * keep + weight * rs_from_bf16(value[lane + i * RS_WARP]);
}

/* Grid: query head. */
static __global__ void __launch_bounds__(WARPS *RS_WARP) attn_ref(ref_args a)
{
    __shared__ float q[RS_OP_ATTN_DIM_MAX], rows[WARPS][RS_OP_ATTN_DIM_MAX];
    __shared__ float largest[WARPS], sums[WARPS];
    int32_t head = blockIdx.x, warp = threadIdx.x / RS_WARP, lane = threadIdx.x % RS_WARP;
    int32_t kv_head = head / (a.heads / a.pages.kv_heads);
    ref_state s = {-CUDART_INF_F, 0, {}};
    for (int32_t i = threadIdx.x; i < a.dim; i += blockDim.x)
        q[i] = rs_from_bf16(a.q[(size_t)head * a.dim + i]);
    __syncthreads();
    for (int64_t p = warp; p < a.t; p += WARPS)
        ref_position(a, q, kv_head, (int32_t)p, s);
    for (int i = 0; i < COLUMNS; i++)
        if (lane + i * RS_WARP < a.dim)
            rows[warp][lane + i * RS_WARP] = s.row[i];
    if (lane == 0) {
        largest[warp] = s.largest;
        sums[warp] = s.sum;
    }
    __syncthreads();
    float most = largest[0]; /* warp 0 has position 0 */
    for (int w = 1; w < WARPS; w++)
        most = fmaxf(most, largest[w]);
    for (int32_t i = threadIdx.x; i < a.dim; i += blockDim.x) {
        float v = 0, sum = 0;
        for (int w = 0; w < WARPS; w++) {
            float weight = sums[w] > 0 ? expf(largest[w] - most) : 0;
            v += weight * rows[w][i];
            sum += weight * sums[w];
        }
        a.out[(size_t)head * a.dim + i] = rs_to_bf16(v / sum);
    }
}

static rs_cuda_config config_of(const rs_call *call)
{
    return {dim3((unsigned)call->shape.n), WARPS * RS_WARP, 0, false, 0};
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    const rs_shape *s = &call->shape;
    rs_layout_kv kv = rs_layout_kv_of(s, call->t);
    uint8_t *w = (uint8_t *)const_cast<void *>(call->w);
    rs_pages pages = {
        w + kv.pool, kv.page_bytes, kv.plane_bytes, (const int32_t *)(w + kv.table),
        kv.pages,    s->n2,         false};
    ref_args args = {call->x, call->y, pages, s->n, s->k, call->t};
    return rs_cuda_start(attn_ref, config_of(call), call, err, args);
}

static rs_status resources(const rs_call *call, rs_resources *out, rs_err *err)
{
    return rs_cuda_describe(attn_ref, config_of(call), out, err);
}

RS_CANDIDATE(cuda_attn_ref) = {
    .id = "cuda_attn_ref",
    .idea = "reference: decode attention, a CTA a query head, any shape",
    .ops = RS_OP_BIT(RS_OP_attn_decode),
    .backend = RS_BACKEND_CUDA,
    .numeric = RS_NUMERIC_exact,
    .layout = &rs_layout_kv_pages,
    .formats = RS_FORMAT_BIT(RS_FORMAT_bf16),
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 1,
    .cpu_features = 0,
    .cc_min = 80,
    .k_multiple = 1,
    .n_multiple = 1,
    .is_ref = true,
    .not_deterministic = false,
    .knob_count = 0,
    .knobs = {},
    .supports = nullptr,
    .workspace_bytes = nullptr,
    .launch = launch,
    .resources = resources,
};
