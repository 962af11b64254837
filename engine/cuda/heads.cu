/* One warp takes one head of one token from a projection's output to where attention reads it.
   Layer: engine. */
#include "engine/cuda/heads.h"

#include "engine/cuda/rows.h"
#include "engine/cuda/start.cuh"

enum { HEADS_WARPS = 4 };

/* What one warp works on. */
struct head {
    const uint16_t *from;
    const float *bias, *norm; /* of this head, or NULL */
    bool turns;               /* RoPE */
};

/* Heads are numbered q, then k, then v. */
static __device__ head head_of(const rs_heads_args &a, int32_t number, int32_t token)
{
    int32_t k = number - a.heads, v = k - a.kv_heads, dim = a.head_dim;
    if (k < 0)
        return {a.q.data + (size_t)token * a.q.stride + number * dim,
                a.q_bias ? a.q_bias + number * dim : nullptr, a.q_norm, true};
    if (v < 0)
        return {a.k.data + (size_t)token * a.k.stride + k * dim,
                a.k_bias ? a.k_bias + k * dim : nullptr, a.k_norm, true};
    return {a.v.data + (size_t)token * a.v.stride + v * dim,
            a.v_bias ? a.v_bias + v * dim : nullptr, nullptr, false};
}

/* Eight values a load: one after the other, each behind the store of the one before, would take
   most of the kernel's time. Heads and strides are multiples of RS_ROWS_EACH. */
static __device__ void load(const head &h, float *x, int32_t dim, int lane)
{
    for (int32_t i = lane * RS_ROWS_EACH; i < dim; i += RS_WARP * RS_ROWS_EACH) {
        uint4 v = *(const uint4 *)(h.from + i);
        const uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
        for (int w = 0; w < 4; w++) {
            x[i + 2 * w] = rs_bf16_low(words[w]) + (h.bias ? h.bias[i + 2 * w] : 0);
            x[i + 2 * w + 1] = rs_bf16_high(words[w]) + (h.bias ? h.bias[i + 2 * w + 1] : 0);
        }
    }
}

static __device__ void norm(const float *weight, float eps, float *x, int32_t dim, int lane)
{
    float squares = 0;
    for (int32_t i = lane; i < dim; i += RS_WARP)
        squares += x[i] * x[i];
    float scale = 1 / sqrtf(rs_warp_sum(squares) / (float)dim + eps);
    for (int32_t i = lane; i < dim; i += RS_WARP)
        x[i] = x[i] * scale * weight[i];
    __syncwarp();
}

static __device__ void turn(const rs_heads_args &a, const float *angles, float *x, int lane)
{
    int32_t half = a.rope_dims / 2, step = a.pairs ? 2 : 1, apart = a.pairs ? 1 : half;
    for (int32_t i = lane; i < half; i += RS_WARP) {
        float c = angles[2 * i], s = angles[2 * i + 1];
        float low = x[i * step], high = x[i * step + apart];
        x[i * step] = low * c - high * s;
        x[i * step + apart] = low * s + high * c;
    }
    __syncwarp();
}

/* Symmetric int8 with the largest value at 127, as engine/kv.c has it. */
static __device__ void
store_int8(uint8_t *plane, const float *x, int32_t slot, int32_t dim, int lane)
{
    float largest = 0;
    for (int32_t i = lane; i < dim; i += RS_WARP)
        largest = fmaxf(largest, fabsf(x[i]));
    largest = rs_warp_max(largest);
    float inverse = largest > 0 ? 127 / largest : 0;
    if (lane == 0)
        rs_pages_scales(plane, dim)[slot] = largest / 127;
    for (int32_t i = lane; i < dim; i += RS_WARP)
        ((int8_t *)plane)[(size_t)slot * dim + i] = (int8_t)__float2int_rn(x[i] * inverse);
}

/* Where k or v number `kv` of a token belongs. */
static __device__ uint8_t *plane_of(const rs_heads_args &a, int32_t kv, int32_t token)
{
    return rs_pages_plane(a.pages, a.layer, kv % a.kv_heads, a.lanes[token],
                          a.positions[token] / RS_LAYOUT_KV_PAGE, kv >= a.kv_heads);
}

static __device__ void
store(const rs_heads_args &a, uint8_t *plane, int32_t slot, const float *x, int lane)
{
    if (a.pages.int8) {
        store_int8(plane, x, slot, a.head_dim, lane);
        return;
    }
    uint16_t *to = (uint16_t *)plane + (size_t)slot * a.head_dim;
    for (int32_t i = lane; i < a.head_dim; i += RS_WARP)
        to[i] = rs_to_bf16(x[i]);
}

/* What the projections did not make is fetched before they have ended. */
static __global__ void shape_heads(rs_heads_args a)
{
    extern __shared__ float rows[]; /* [HEADS_WARPS][head, norm, angles][head_dim] */
    int warp = threadIdx.x / RS_WARP, lane = threadIdx.x % RS_WARP;
    int32_t number = blockIdx.x * HEADS_WARPS + warp, token = blockIdx.y, dim = a.head_dim;
    float *x = rows + 3 * warp * dim, *weights = x + dim, *angles = weights + dim;
    rs_pdl_release();
    if (number >= a.heads + 2 * a.kv_heads)
        return;
    int32_t position = a.positions[token], kv = number - a.heads;
    uint8_t *plane = kv >= 0 ? plane_of(a, kv, token) : nullptr;
    head h = head_of(a, number, token);
    for (int32_t i = lane; h.norm && i < dim; i += RS_WARP)
        weights[i] = h.norm[i];
    for (int32_t i = lane; h.turns && i < a.rope_dims; i += RS_WARP)
        angles[i] = a.rope[(size_t)position * a.rope_dims + i];
    rs_pdl_wait();
    load(h, x, dim, lane);
    __syncwarp();
    if (h.norm)
        norm(weights, a.eps, x, dim, lane);
    if (h.turns)
        turn(a, angles, x, lane);
    if (kv >= 0) {
        store(a, plane, position % RS_LAYOUT_KV_PAGE, x, lane);
        return;
    }
    float *out = a.q_out + ((size_t)token * a.heads + number) * dim;
    for (int32_t i = lane; i < dim; i += RS_WARP)
        out[i] = x[i];
}

extern "C" rs_status
rs_heads_run(const rs_queue *queue, const rs_heads_args *args, int32_t t, rs_err *err)
{
    int32_t all = args->heads + 2 * args->kv_heads;
    dim3 grid((unsigned)((all + HEADS_WARPS - 1) / HEADS_WARPS), (unsigned)t);
    size_t smem = (size_t)(HEADS_WARPS * 3 * args->head_dim) * sizeof(float);
    return rs_queue_start(shape_heads, grid, HEADS_WARPS * RS_WARP, smem, queue, err, *args);
}
