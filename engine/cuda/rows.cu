/* Kernels over rows: a CTA a row, threads side by side. Layer: engine. */
#include "engine/cuda/rows.h"

#include "engine/cuda/start.cuh"
#include "engine/synthetic.h"
#include "kernels/epilogue.h"

/* Threads of a row: about eight values each, so that one row is not one warp's work. */
static int32_t threads_of(int32_t width)
{
    int32_t threads = (width / 8 + RS_WARP - 1) / RS_WARP * RS_WARP;
    return threads < 128 ? 128 : threads > 1024 ? 1024 : threads;
}

static __global__ void embed(const float *table,
                             float scale,
                             const int32_t *tokens,
                             int32_t width,
                             float *residual)
{
    rs_queue_enter();
    int32_t token = tokens[blockIdx.x];
    float *row = residual + (size_t)blockIdx.x * width;
    for (int32_t i = threadIdx.x; i < width; i += blockDim.x)
        row[i] = table ? table[(size_t)token * width + i] * scale
                       : rs_synthetic_embedding(token, i);
}

extern "C" rs_status rs_rows_embed(const rs_queue *queue,
                                   const float *table,
                                   float scale,
                                   const int32_t *tokens,
                                   int32_t width,
                                   int32_t t,
                                   float *residual,
                                   rs_err *err)
{
    return rs_queue_start(embed, dim3((unsigned)t), threads_of(width), 0, queue, err, table,
                          scale, tokens, width, residual);
}

/* 1 / root mean square of a row from its sum of squares. */
static __device__ float inverse_rms(float squares, float eps, int32_t width)
{
    return 1 / sqrtf(squares / (float)width + eps);
}

/* residual += norm(y), x = norm(residual). Each thread comes back to its own elements, so that
   nothing but the two sums is shared. */
static __global__ void add_and_norm(rs_rows_step s)
{
    rs_queue_enter();
    float *residual = s.residual + (size_t)blockIdx.x * s.width;
    const uint16_t *y = s.y + (size_t)blockIdx.x * s.width;
    uint16_t *x = s.x + (size_t)blockIdx.x * s.width;
    float post = 1, squares = 0;
    if (s.y && s.post_norm) {
        for (int32_t i = threadIdx.x; i < s.width; i += blockDim.x)
            squares += rs_from_bf16(y[i]) * rs_from_bf16(y[i]);
        post = inverse_rms(rs_block_sum(squares), s.eps, s.width);
        squares = 0;
    }
    for (int32_t i = threadIdx.x; i < s.width; i += blockDim.x) {
        float v = residual[i];
        if (s.y) {
            float add = rs_from_bf16(y[i]);
            v += s.post_norm ? add * post * s.post_norm[i] : add;
            residual[i] = v;
        }
        squares += v * v;
    }
    if (!s.next_norm)
        return;
    float scale = inverse_rms(rs_block_sum(squares), s.eps, s.width);
    for (int32_t i = threadIdx.x; i < s.width; i += blockDim.x)
        x[i] = rs_to_bf16(residual[i] * scale * s.next_norm[i]);
}

extern "C" rs_status
rs_rows_add(const rs_queue *queue, const rs_rows_step *step, int32_t t, rs_err *err)
{
    return rs_queue_start(add_and_norm, dim3((unsigned)t), threads_of(step->width), 0, queue,
                          err, *step);
}

enum { GATE_BLOCK = 256 };

static __global__ void
gate_rows(rs_op op, rs_rows_view gate, rs_rows_view up, uint16_t *out, int32_t n)
{
    rs_queue_enter();
    int32_t i = blockIdx.x * GATE_BLOCK + threadIdx.x;
    if (i >= n)
        return;
    float g = rs_from_bf16(gate.data[(size_t)blockIdx.y * gate.stride + i]);
    float u = rs_from_bf16(up.data[(size_t)blockIdx.y * up.stride + i]);
    out[(size_t)blockIdx.y * n + i] = rs_to_bf16(rs_epilogue(op, g, u, 0));
}

extern "C" rs_status rs_rows_gate(const rs_queue *queue,
                                  rs_op op,
                                  rs_rows_view gate,
                                  rs_rows_view up,
                                  uint16_t *out,
                                  int32_t n,
                                  int32_t t,
                                  rs_err *err)
{
    dim3 grid((unsigned)((n + GATE_BLOCK - 1) / GATE_BLOCK), (unsigned)t);
    return rs_queue_start(gate_rows, grid, GATE_BLOCK, 0, queue, err, op, gate, up, out, n);
}

/* ---- logits ---- */

enum { LOGITS_BLOCK = 256, LOGITS_EACH = 8, LOGITS_PIECE = LOGITS_BLOCK * LOGITS_EACH };

/* A logit and its place as one number: the largest is the largest logit, the first of equals.
   Bits of a float sort like integers once the negative ones are turned around; no number is
   less than all. */
static __device__ unsigned long long key_of(float logit, int32_t place)
{
    uint32_t bits = __float_as_uint(logit);
    uint32_t ordered = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
    return logit == logit ? (unsigned long long)ordered << 32 | ~(uint32_t)place : 0;
}

static __global__ void clear_keys(uint64_t *keys)
{
    rs_queue_enter();
    keys[threadIdx.x] = 0;
}

static __global__ void
cap_logits(const uint16_t *y, float cap, int32_t vocab, float *logits, uint64_t *keys)
{
    rs_queue_enter();
    size_t row = (size_t)blockIdx.y * vocab;
    int32_t first = blockIdx.x * LOGITS_PIECE + threadIdx.x;
    unsigned long long best = 0;
    for (int32_t i = first; i < first + LOGITS_PIECE && i < vocab; i += LOGITS_BLOCK) {
        float v = rs_from_bf16(y[row + i]);
        v = cap > 0 ? cap * tanhf(v / cap) : v;
        logits[row + i] = v;
        unsigned long long key = key_of(v, i);
        best = key > best ? key : best;
    }
    for (int offset = RS_WARP / 2; offset; offset /= 2) {
        unsigned long long other = __shfl_xor_sync(0xffffffffu, best, offset);
        best = other > best ? other : best;
    }
    if (threadIdx.x % RS_WARP == 0)
        atomicMax((unsigned long long *)&keys[blockIdx.y], best);
}

static __global__ void take_tokens(const uint64_t *keys, int32_t *tokens)
{
    rs_queue_enter();
    tokens[threadIdx.x] = keys[threadIdx.x] ? (int32_t)~(uint32_t)keys[threadIdx.x] : 0;
}

extern "C" rs_status rs_rows_logits(const rs_queue *queue,
                                    const uint16_t *y,
                                    float cap,
                                    int32_t vocab,
                                    int32_t t,
                                    float *logits,
                                    uint64_t *keys,
                                    int32_t *tokens,
                                    rs_err *err)
{
    dim3 grid((unsigned)((vocab + LOGITS_PIECE - 1) / LOGITS_PIECE), (unsigned)t);
    rs_status st = rs_queue_start(clear_keys, dim3(1), t, 0, queue, err, keys);
    if (!st)
        st = rs_queue_start(cap_logits, grid, LOGITS_BLOCK, 0, queue, err, y, cap, vocab,
                            logits, keys);
    return st ? st
              : rs_queue_start(take_tokens, dim3(1), t, 0, queue, err,
                               (const uint64_t *)keys, tokens);
}
