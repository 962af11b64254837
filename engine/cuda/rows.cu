/* Kernels over rows: a CTA a row, threads side by side. Layer: engine. */
#include "engine/cuda/rows.h"

#include "engine/cuda/start.cuh"
#include "engine/synthetic.h"
#include "kernels/epilogue.h"

enum { EACH = RS_ROWS_EACH, THREADS_MAX = 256, PIECES_MAX = 4 };
static_assert(RS_ROWS_MAX == EACH * THREADS_MAX * PIECES_MAX, "a CTA has a row");

/* Threads of a row, with pieces of EACH elements. */
static int32_t threads_of(int32_t width)
{
    int32_t threads = (width / EACH + RS_WARP - 1) / RS_WARP * RS_WARP;
    return threads < THREADS_MAX ? threads : (int32_t)THREADS_MAX;
}

static __global__ void
embed(const float *table, float scale, const int32_t *tokens, int32_t width, float *residual)
{
    rs_queue_enter();
    int32_t token = tokens[blockIdx.x];
    float *row = residual + (size_t)blockIdx.x * width;
    for (int32_t i = threadIdx.x; i < width; i += blockDim.x)
        row[i] =
            table ? table[(size_t)token * width + i] * scale : rs_synthetic_embedding(token, i);
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

static __device__ void load(const float *from, float (&v)[EACH])
{
    float4 low = ((const float4 *)from)[0], high = ((const float4 *)from)[1];
    v[0] = low.x, v[1] = low.y, v[2] = low.z, v[3] = low.w;
    v[4] = high.x, v[5] = high.y, v[6] = high.z, v[7] = high.w;
}

static __device__ void unpack(const uint4 &words, float (&v)[EACH])
{
    uint32_t w[4] = {words.x, words.y, words.z, words.w};
    for (int i = 0; i < EACH; i++)
        v[i] = i % 2 ? rs_bf16_high(w[i / 2]) : rs_bf16_low(w[i / 2]);
}

static __device__ void load(const uint16_t *from, float (&v)[EACH])
{
    unpack(*(const uint4 *)from, v);
}

static __device__ void store(float *to, const float (&v)[EACH])
{
    ((float4 *)to)[0] = make_float4(v[0], v[1], v[2], v[3]);
    ((float4 *)to)[1] = make_float4(v[4], v[5], v[6], v[7]);
}

static __device__ void store(uint16_t *to, const float (&v)[EACH])
{
    uint32_t w[4];
    for (int i = 0; i < 4; i++)
        w[i] = (uint32_t)rs_to_bf16(v[2 * i]) | (uint32_t)rs_to_bf16(v[2 * i + 1]) << 16;
    *(uint4 *)to = make_uint4(w[0], w[1], w[2], w[3]);
}

static __device__ float squares_of(const float (&v)[EACH])
{
    float sum = 0;
    for (int i = 0; i < EACH; i++)
        sum += v[i] * v[i];
    return sum;
}

/* A norm's weights on their way through shared memory: a thread reads back only what it wrote,
   so nobody waits for another. Two halves of a piece, 16 bytes a thread each. */
struct parking {
    float4 *at;

    __device__ void put(const float *from, int piece) const
    {
        for (int h = 0; h < 2; h++)
            at[(2 * piece + h) * blockDim.x + threadIdx.x] = ((const float4 *)from)[h];
    }

    __device__ void multiply(float (&v)[EACH], float scale, int piece) const
    {
        for (int h = 0; h < 2; h++) {
            float4 w = at[(2 * piece + h) * blockDim.x + threadIdx.x];
            v[4 * h] *= scale * w.x, v[4 * h + 1] *= scale * w.y;
            v[4 * h + 2] *= scale * w.z, v[4 * h + 3] *= scale * w.w;
        }
    }
};

/* residual += norm(y), x = norm(residual). A thread keeps its pieces of the row in registers
   from the first load to the last store. Weights are nobody's result, so they come while the
   kernel in front still runs, if there is room beside it: hence a quarter of a core's registers
   at most (what a displaced CTA does: candidates/cuda_linear_stream.cu). */
template <int PIECES>
static __global__ void __launch_bounds__(THREADS_MAX, 4) add_and_norm(rs_rows_step s)
{
    extern __shared__ float4 weights[];
    const parking post = {weights};
    const parking next = {weights + (s.post_norm ? 2 * PIECES * blockDim.x : 0)};
    float v[PIECES][EACH] = {}, scale = 1, squares = 0;
    uint4 y[PIECES] = {};
    int32_t step = blockDim.x * EACH, at = threadIdx.x * EACH;
    size_t place = (size_t)blockIdx.x * s.width;
    rs_pdl_release();
#pragma unroll
    for (int p = 0; p < PIECES; p++) {
        if (at + p * step < s.width && s.post_norm)
            post.put(s.post_norm + at + p * step, p);
        if (at + p * step < s.width && s.next_norm)
            next.put(s.next_norm + at + p * step, p);
    }
    rs_pdl_wait();
#pragma unroll
    for (int p = 0; p < PIECES; p++)
        if (at + p * step < s.width) {
            load(s.residual + place + at + p * step, v[p]);
            if (s.y)
                y[p] = *(const uint4 *)(s.y + place + at + p * step);
        }
    if (s.post_norm) {
        float of_y[EACH];
        for (int p = 0; p < PIECES; p++) {
            unpack(y[p], of_y);
            squares += squares_of(of_y);
        }
        scale = inverse_rms(rs_block_sum(squares), s.eps, s.width);
    }
    squares = 0;
#pragma unroll
    for (int p = 0; p < PIECES; p++) {
        float add[EACH];
        unpack(y[p], add);
        if (at + p * step >= s.width)
            continue;
        if (s.post_norm)
            post.multiply(add, scale, p);
        for (int i = 0; i < EACH; i++)
            v[p][i] += add[i];
        if (s.y)
            store(s.residual + place + at + p * step, v[p]);
        squares += squares_of(v[p]);
    }
    if (!s.next_norm)
        return;
    scale = inverse_rms(rs_block_sum(squares), s.eps, s.width);
#pragma unroll
    for (int p = 0; p < PIECES; p++)
        if (at + p * step < s.width) {
            next.multiply(v[p], scale, p);
            store(s.x + place + at + p * step, v[p]);
        }
}

extern "C" rs_status
rs_rows_add(const rs_queue *queue, const rs_rows_step *step, int32_t t, rs_err *err)
{
    typedef void norm_kernel(rs_rows_step);
    static norm_kernel *const kernels[PIECES_MAX] = {add_and_norm<1>, add_and_norm<2>,
                                                     add_and_norm<3>, add_and_norm<4>};
    int32_t threads = threads_of(step->width);
    int32_t pieces = (step->width + threads * EACH - 1) / (threads * EACH);
    int32_t norms = (step->post_norm != nullptr) + (step->next_norm != nullptr);
    size_t smem = (size_t)(norms * pieces * threads * EACH) * sizeof(float);
    if (smem == RS_CUDA_SMEM_PLAIN) /* the kernel's own array comes on top */
        smem++;
    RS_CHECK(pieces <= PIECES_MAX);
    return rs_queue_start(kernels[pieces - 1], dim3((unsigned)t), threads, smem, queue, err,
                          *step);
}

enum { GATE_BLOCK = 128 };

static __global__ void
gate_rows(rs_op op, rs_rows_view gate, rs_rows_view up, uint16_t *out, int32_t n)
{
    rs_queue_enter();
    int32_t i = (blockIdx.x * GATE_BLOCK + threadIdx.x) * EACH;
    float g[EACH], u[EACH];
    if (i >= n)
        return;
    load(gate.data + (size_t)blockIdx.y * gate.stride + i, g);
    load(up.data + (size_t)blockIdx.y * up.stride + i, u);
    for (int e = 0; e < EACH; e++)
        g[e] = rs_epilogue(op, g[e], u[e], 0);
    store(out + (size_t)blockIdx.y * n + i, g);
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
    int32_t piece = GATE_BLOCK * EACH;
    dim3 grid((unsigned)((n + piece - 1) / piece), (unsigned)t);
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

/* All of a thread's values are loaded before the first is stored: a load does not overtake a
   store that it may depend on. */
static __global__ void
cap_logits(const uint16_t *y, float cap, int32_t vocab, float *logits, uint64_t *keys)
{
    rs_queue_enter();
    size_t row = (size_t)blockIdx.y * vocab;
    int32_t first = blockIdx.x * LOGITS_PIECE + threadIdx.x;
    unsigned long long best = 0;
    uint16_t values[LOGITS_EACH];
#pragma unroll
    for (int j = 0; j < LOGITS_EACH; j++)
        values[j] = y[row + min(first + j * (int)LOGITS_BLOCK, vocab - 1)];
#pragma unroll
    for (int j = 0; j < LOGITS_EACH; j++) {
        int32_t i = first + j * LOGITS_BLOCK;
        float v = rs_from_bf16(values[j]);
        v = cap > 0 ? cap * tanhf(v / cap) : v;
        if (i >= vocab)
            continue;
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
    tokens[threadIdx.x] = keys[threadIdx.x] ? (int32_t) ~(uint32_t)keys[threadIdx.x] : 0;
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
              : rs_queue_start(take_tokens, dim3(1), t, 0, queue, err, (const uint64_t *)keys,
                               tokens);
}
