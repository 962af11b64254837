/* Attention of a prefill on tensor cores. Layer: engine.
   A CTA has 64 consecutive tokens of a lane and one head; each of its four warps has 16 of them
   and keeps their output rows in registers while pages of keys and values pass through shared
   memory. Scores of a page become the softmax's weights in the registers in which they were
   computed, which is just how the second product wants them. Source: FlashAttention-2 (Dao,
   2023); register positions as kernels/cuda/mma.cuh describes them. */
#include "engine/cuda/attend.h"
#include "engine/cuda/start.cuh"
#include "kernels/cuda/attend.cuh"

#include <math_constants.h>

enum { WARPS = 4, ROWS = 16, KEYS = RS_LAYOUT_KV_PAGE };
static_assert(WARPS * ROWS == RS_ATTEND_TILE, "a warp has 16 tokens");

template <int DIM> static constexpr int stride = rs_attend_stride(DIM);

/* Where this lane's accumulators stand: rows q and q + 8, columns 2c and 2c + 1. */
struct place {
    int q, c;
};

static __device__ place place_of()
{
    int lane = threadIdx.x % RS_WARP;
    return {lane / 4, lane % 4};
}

/* Queries of the tile as bf16; rows beyond its tokens are zero. */
template <int DIM>
static __device__ void
stage_queries(const rs_attend_args &a, rs_attend_tile tile, int32_t head, uint32_t *to)
{
    for (int32_t i = threadIdx.x; i < RS_ATTEND_TILE * DIM / 2; i += blockDim.x) {
        int32_t row = i / (DIM / 2), pair = i % (DIM / 2);
        float2 v = {0, 0};
        if (row < tile.count)
            v = *(const float2 *)(a.q + ((size_t)(tile.first + row) * a.heads + head) * DIM +
                                  2 * pair);
        to[row * stride<DIM> + pair] = (uint32_t)rs_to_bf16(v.x) | (uint32_t)rs_to_bf16(v.y)
                                                                       << 16;
    }
}

/* Four 8 x 8 matrices from the rows whose addresses the lanes give, eight lanes a matrix; lane
   gets row lane / 4, columns 2 (lane % 4) and the next of each, or of each turned around. */
template <bool TURNED> static __device__ void load_four(uint32_t (&out)[4], const uint32_t *row)
{
    if constexpr (TURNED)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(out[0]), "=r"(out[1]), "=r"(out[2]), "=r"(out[3])
                     : "r"(rs_smem_address(row))
                     : "memory");
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(out[0]), "=r"(out[1]), "=r"(out[2]), "=r"(out[3])
                     : "r"(rs_smem_address(row))
                     : "memory");
}

/* scores[n]: 16 tokens against keys 8n .. 8n + 7. */
template <int DIM>
static __device__ void
multiply_keys(const uint32_t *queries, const uint32_t *keys, float (&scores)[KEYS / 8][4])
{
    int lane = threadIdx.x % RS_WARP, matrix = lane / 8, row = lane % 8;
    const uint32_t *x_row = queries + (matrix % 2 * 8 + row) * stride<DIM> + matrix / 2 * 4;
    const uint32_t *key_row = keys + (matrix / 2 * 8 + row) * stride<DIM> + matrix % 2 * 4;
#pragma unroll
    for (int k = 0; k < DIM / 2; k += 8) { /* words: 16 columns */
        uint32_t x[4];
        load_four<false>(x, x_row + k);
#pragma unroll
        for (int n = 0; n < KEYS / 8; n += 2) {
            uint32_t key[4];
            load_four<false>(key, key_row + 8 * n * stride<DIM> + k);
            rs_mma(scores[n], x, key[0], key[1]);
            rs_mma(scores[n + 1], x, key[2], key[3]);
        }
    }
}

/* rows[n] += weights times columns 8n .. 8n + 7 of the values. */
template <int DIM>
static __device__ void multiply_values(const uint32_t (&weights)[KEYS / 16][4],
                                       const uint32_t *values,
                                       float (&rows)[DIM / 8][4])
{
    int lane = threadIdx.x % RS_WARP;
#pragma unroll
    for (int k = 0; k < KEYS / 16; k++) {
        const uint32_t *row = values + (16 * k + lane % 16) * stride<DIM> + lane / 16 * 4;
#pragma unroll
        for (int n = 0; n < DIM / 8; n += 2) {
            uint32_t v[4];
            load_four<true>(v, row + 4 * n);
            rs_mma(rows[n], weights[k], v[0], v[1]);
            rs_mma(rows[n + 1], weights[k], v[2], v[3]);
        }
    }
}

/* Softmax under way for rows q (0) and q + 8 (1). */
struct running {
    float largest[2], sum[2];
};

/* Largest over the four lanes that share a row. */
static __device__ float quad_max(float v)
{
    v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, 1));
    return fmaxf(v, __shfl_xor_sync(0xffffffffu, v, 2));
}

/* Products to scores; what is not seen to -inf. `start` is the position of the page's first
   key, `position` that of row q. */
static __device__ void mask(const rs_attend_args &a,
                            int32_t start,
                            int32_t position,
                            const float *scales,
                            float (&scores)[KEYS / 8][4])
{
    place p = place_of();
    int32_t hi[2] = {position - start, position + 8 - start};
    int32_t lo[2] = {rs_attend_first(a, position) - start,
                     rs_attend_first(a, position + 8) - start};
#pragma unroll
    for (int n = 0; n < KEYS / 8; n++)
#pragma unroll
        for (int e = 0; e < 4; e++) {
            int32_t key = 8 * n + 2 * p.c + e % 2;
            float s = rs_attend_score(a, scores[n][e] * scales[key]);
            scores[n][e] = key >= lo[e / 2] && key <= hi[e / 2] ? s : -CUDART_INF_F;
        }
}

/* Scores to weights, and what the rows so far are multiplied by. */
static __device__ void
soften(running &r, const float *scales, float (&scores)[KEYS / 8][4], float (&keep)[2])
{
    place p = place_of();
#pragma unroll
    for (int h = 0; h < 2; h++) {
        float largest = r.largest[h], sum = 0;
        for (int n = 0; n < KEYS / 8; n++)
            largest = fmaxf(largest, fmaxf(scores[n][2 * h], scores[n][2 * h + 1]));
        largest = quad_max(largest);
        float base = largest == -CUDART_INF_F ? 0 : largest; /* nothing seen yet */
        keep[h] = __expf(r.largest[h] - base);
#pragma unroll
        for (int n = 0; n < KEYS / 8; n++)
#pragma unroll
            for (int e = 0; e < 2; e++) {
                float w = __expf(scores[n][2 * h + e] - base);
                sum += w;
                scores[n][2 * h + e] = w * scales[8 * n + 2 * p.c + e];
            }
        r.sum[h] = r.sum[h] * keep[h] + sum;
        r.largest[h] = largest;
    }
}

static __device__ uint32_t pack(float low, float high)
{
    return (uint32_t)rs_to_bf16(low) | (uint32_t)rs_to_bf16(high) << 16;
}

template <int DIM>
static __device__ void visit(const rs_attend_args &a,
                             const uint32_t *queries,
                             const uint32_t *keys,
                             const uint32_t *values,
                             const float *scales,
                             int32_t start,
                             int32_t position,
                             running &r,
                             float (&rows)[DIM / 8][4])
{
    float scores[KEYS / 8][4] = {}, keep[2];
    uint32_t weights[KEYS / 16][4];
    multiply_keys<DIM>(queries, keys, scores);
    mask(a, start, position, scales, scores);
    soften(r, scales + KEYS, scores, keep);
#pragma unroll
    for (int k = 0; k < KEYS / 16; k++)
#pragma unroll
        for (int half = 0; half < 2; half++) {
            const float(&s)[4] = scores[2 * k + half];
            weights[k][2 * half] = pack(s[0], s[1]);
            weights[k][2 * half + 1] = pack(s[2], s[3]);
        }
    bool same = keep[0] == 1 && keep[1] == 1; /* as soon as the largest scores have been met */
    if (!__all_sync(0xffffffffu, same)) {
#pragma unroll
        for (int n = 0; n < DIM / 8; n++)
#pragma unroll
            for (int e = 0; e < 4; e++)
                rows[n][e] *= keep[e / 2];
    }
    multiply_values<DIM>(weights, values, rows);
}

template <int DIM>
static __device__ void write(const rs_attend_args &a,
                             rs_attend_tile tile,
                             int32_t head,
                             int32_t row,
                             const running &r,
                             const float (&rows)[DIM / 8][4])
{
    place p = place_of();
#pragma unroll
    for (int h = 0; h < 2; h++) {
        float sum = r.sum[h] + __shfl_xor_sync(0xffffffffu, r.sum[h], 1);
        sum += __shfl_xor_sync(0xffffffffu, sum, 2);
        int32_t in_tile = row + p.q + 8 * h, token = tile.first + in_tile;
        if (in_tile >= tile.count)
            continue;
        for (int n = 0; n < DIM / 8; n++) {
            int32_t column = head * DIM + 8 * n + 2 * p.c;
            float low = rs_attend_gated(a, token, column, rows[n][2 * h] / sum);
            float high = rs_attend_gated(a, token, column + 1, rows[n][2 * h + 1] / sum);
            *(uint32_t *)(a.out + (size_t)token * a.heads * DIM + column) = pack(low, high);
        }
    }
}

/* Grid: head, tile from the last, whose work is the longest. While a page is worked on the next
   is under way. */
template <int DIM>
static __global__ void __launch_bounds__(WARPS *RS_WARP)
    attend_tiles(rs_attend_args a, const rs_attend_tile *tiles)
{
    extern __shared__ __align__(16) uint32_t smem[];
    rs_queue_enter();
    rs_attend_tile tile = tiles[gridDim.y - 1 - blockIdx.y];
    int32_t head = blockIdx.x, kv_head = head / (a.heads / a.kv_heads);
    int32_t row = threadIdx.x / RS_WARP * ROWS;
    uint32_t *queries = smem;
    uint32_t *pages = smem + RS_ATTEND_TILE * stride<DIM>;
    int32_t first = a.positions[tile.first], last = first + tile.count - 1;
    int32_t lane = a.lanes[tile.first], position = first + row + place_of().q;
    int32_t page = rs_attend_first(a, first) / KEYS;
    running r = {{-CUDART_INF_F, -CUDART_INF_F}, {0, 0}};
    float rows[DIM / 8][4] = {};
    stage_queries<DIM>(a, tile, head, queries);
    for (int buffer = 0; buffer < 2; buffer++)
        rs_attend_unit_scales(rs_attend_page_at(pages, DIM, buffer));
    __syncthreads();
    rs_attend_fetch(a, kv_head, lane, page, last, rs_attend_page_at(pages, DIM, 0));
    for (int turn = 0; page <= last / KEYS; page++, turn ^= 1) {
        rs_attend_page here = rs_attend_page_at(pages, DIM, turn);
        rs_cp_async_wait<0>();
        __syncthreads(); /* this page is there, and the other buffer has been read */
        if (page < last / KEYS)
            rs_attend_fetch(a, kv_head, lane, page + 1, last,
                            rs_attend_page_at(pages, DIM, turn ^ 1));
        visit<DIM>(a, queries + row * stride<DIM>, here.keys, here.values, here.scales,
                   page * KEYS, position, r, rows);
    }
    write<DIM>(a, tile, head, row, r, rows);
}

typedef void tiles_kernel(rs_attend_args a, const rs_attend_tile *tiles);

/* NULL: not built. */
static tiles_kernel *kernel_of(int32_t head_dim)
{
    switch (head_dim) {
    case 32:
        return attend_tiles<32>;
    case 64:
        return attend_tiles<64>;
    case 128:
        return attend_tiles<128>;
    case 256:
        return attend_tiles<256>;
    default:
        return nullptr;
    }
}

extern "C" bool rs_attend_tiles_do(int32_t head_dim)
{
    return kernel_of(head_dim) != nullptr;
}

extern "C" rs_status rs_attend_prefill(const rs_queue *queue,
                                       const rs_attend_args *args,
                                       const rs_attend_tile *tiles,
                                       int32_t tile_count,
                                       rs_err *err)
{
    size_t words = (size_t)(RS_ATTEND_TILE * rs_attend_stride(args->head_dim) +
                            2 * rs_attend_page_words(args->head_dim));
    dim3 grid((unsigned)args->heads, (unsigned)tile_count);
    RS_CHECK(rs_attend_tiles_do(args->head_dim));
    return rs_queue_start(kernel_of(args->head_dim), grid, WARPS * RS_WARP, words * 4, queue,
                          err, *args, tiles);
}
