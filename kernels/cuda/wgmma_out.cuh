/* How finished sums of the wgmma kernels reach y: tiles shared by several workers, the fused
   ops, the stores. Layer: kernels, CUDA only; part of kernels/cuda/wgmma_linear.cuh. */
#ifndef RS_KERNELS_CUDA_WGMMA_OUT_CUH
#define RS_KERNELS_CUDA_WGMMA_OUT_CUH

#include "kernels/cuda/wgmma_ring.cuh"
#include "kernels/epilogue.h"

#if RS_WGMMA

/* A tile whose K is cut over workers first .. last. Chunks of 8 columns are summed by the
   workers that end in this tile, all at the same time, chunk i by reader i readers / (N / 8);
   the last one goes on with other tiles and only leaves its sums. */
struct rs_wg_share {
    int first, last, readers, me; /* me: this worker, counted from `first` */
};

template <int N>
static __device__ __forceinline__ bool rs_wg_mine(const rs_wg_share &share, int chunk)
{
    return chunk * share.readers / (N / 8) == share.me;
}

/* Where a warp's outputs belong. Gated: rows q of a tile are gate, q + 8 their up, so a tile
   has eight rows of y. */
struct rs_wg_target {
    int32_t rows;            /* of y */
    int32_t row0, column0;   /* of the warpgroup's tile */
    int32_t tile_rows, warp; /* of y a warp; warp of the warpgroup */
};

/* Two rows of one column, `row` even and counted from the tile's first: FP32 sums to words of
   bf16. The residual is read where the op wants it. */
static __device__ __forceinline__ uint32_t rs_wg_word(const rs_wg_work &work,
                                                      const rs_wg_target &to,
                                                      int32_t row,
                                                      int32_t column,
                                                      float below,
                                                      float above)
{
    if (work.op == RS_OP_linear_add && column < work.t && to.row0 + row < to.rows) {
        uint32_t residual =
            *(const uint32_t *)(work.y + (size_t)column * to.rows + to.row0 + row);
        below = rs_epilogue(RS_OP_linear_add, below, 0, rs_bf16_low(residual));
        above = rs_epilogue(RS_OP_linear_add, above, 0, rs_bf16_high(residual));
    }
    return (uint32_t)rs_to_bf16(below) | (uint32_t)rs_to_bf16(above) << 16;
}

/* Chunk i (8 columns) of a warp's accumulators into the warpgroup's outputs. Lanes of
   neighbouring rows swap one of their two columns, so that each has two rows of one column. */
template <int N>
static __device__ __forceinline__ void rs_wg_stage_out(const float (&acc)[N / 2],
                                                       const rs_wg_work &work,
                                                       const rs_wg_target &to,
                                                       int i,
                                                       uint8_t *out,
                                                       int lane)
{
    const bool odd = lane / 4 % 2;
    const int32_t column = lane % 4 * 2 + odd;
#    pragma unroll
    for (int half = 0; half < 2; half++) {
        float first = acc[4 * i + 2 * half], second = acc[4 * i + 2 * half + 1];
        if (work.gated) {
            if (half)
                continue;
            first = rs_epilogue(work.op, first, acc[4 * i + 2], 0);
            second = rs_epilogue(work.op, second, acc[4 * i + 3], 0);
        }
        float other = __shfl_xor_sync(~0u, odd ? first : second, 4);
        int32_t row = to.warp * to.tile_rows + lane / 8 * 2 + 8 * half;
        *(uint32_t *)(out + (i % 2 * 8 + column) * RS_WG_OUT_STRIDE + row * 2) =
            rs_wg_word(work, to, row, to.column0 + 8 * i + column, odd ? other : first,
                       odd ? second : other);
    }
}

/* The staged outputs of chunks i, i + 1 to y: eight rows a thread, or two where y's rows are
   not aligned to more. */
template <int N>
static __device__ __forceinline__ void rs_wg_send_out(const rs_wg_work &work,
                                                      const rs_wg_share &share,
                                                      const rs_wg_target &to,
                                                      int i,
                                                      const uint8_t *out)
{
    const bool wide = to.rows % 8 == 0;
    const int rows = wide ? 8 : 2, a_column = 4 * to.tile_rows / rows;
    for (int item = threadIdx.x % RS_WG_THREADS; item < RS_WG_OUT_COLUMNS * a_column;
         item += RS_WG_THREADS) {
        int local = item / a_column, row = item % a_column * rows;
        int32_t column = to.column0 + 8 * i + local;
        if (column >= work.t || to.row0 + row >= to.rows ||
            !rs_wg_mine<N>(share, i + local / 8))
            continue;
        const uint8_t *from = out + local * RS_WG_OUT_STRIDE + row * 2;
        uint16_t *y = work.y + (size_t)column * to.rows + to.row0 + row;
        if (wide)
            *(uint4 *)y = *(const uint4 *)from;
        else
            *(uint32_t *)y = *(const uint32_t *)from;
    }
}

static __device__ __forceinline__ void rs_wg_group_sync(int group)
{
    asm volatile("bar.sync %0, 128;" ::"r"(group + 1) : "memory");
}

/* Accumulators of a warpgroup to y, this worker's chunks, sixteen columns at a time through
   shared memory: whole lines instead of pieces of 16 bytes, which took 6 us for 256 columns. */
template <int N>
static __device__ __forceinline__ void rs_wg_write(const float (&acc)[N / 2],
                                                   const rs_wg_work &work,
                                                   const rs_wg_share &share,
                                                   const rs_wg_target &to,
                                                   uint8_t *out,
                                                   int group)
{
#    pragma unroll
    for (int i = 0; i < N / 8; i += 2) {
        if (!rs_wg_mine<N>(share, i) && !rs_wg_mine<N>(share, i + 1))
            continue;
        rs_wg_stage_out<N>(acc, work, to, i, out, threadIdx.x % 32);
        rs_wg_stage_out<N>(acc, work, to, i + 1, out, threadIdx.x % 32);
        rs_wg_group_sync(group);
        rs_wg_send_out<N>(work, share, to, i, out);
        rs_wg_group_sync(group);
    }
}

/* Index of the sums of sharer `who` (counted from share.first). A worker shares at most the
   tile that it ends in as its first and the one that it starts in as a later one. */
template <int WGS, int PEERS>
static __device__ __forceinline__ int
rs_wg_place_of(const rs_wg_share &share, int who, int group)
{
    int cta = (share.first + who) * PEERS + (int)(blockIdx.x % PEERS);
    return (cta * 2 + (who == 0)) * WGS + group;
}

/* Leave the chunks that other workers sum, and raise a flag for each of these. */
template <int N, int WGS, int PEERS>
static __device__ __forceinline__ void rs_wg_leave(const float (&acc)[N / 2],
                                                   const rs_wg_work &work,
                                                   const rs_wg_share &share,
                                                   int group)
{
    const int thread = threadIdx.x % RS_WG_THREADS;
    const int place = rs_wg_place_of<WGS, PEERS>(share, share.me, group);
    float4 *to = work.sums + (size_t)place * (N / 8) * RS_WG_THREADS + thread;
#    pragma unroll
    for (int i = 0; i < N / 8; i++)
        if (!rs_wg_mine<N>(share, i))
            __stcg(to + i * RS_WG_THREADS,
                   make_float4(acc[4 * i], acc[4 * i + 1], acc[4 * i + 2], acc[4 * i + 3]));
    __threadfence();
    rs_wg_group_sync(group);
    if (thread < share.readers && thread != share.me)
        asm volatile(
            "st.release.gpu.global.u64 [%0], %1;" ::"l"(work.flags + place * (N / 8) + thread),
            "l"(RS_WG_RAISED)
            : "memory");
}

/* Wait for the flags that the other sharers raise for this worker, and take them down. */
template <int N, int WGS, int PEERS>
static __device__ __forceinline__ void
rs_wg_await(const rs_wg_work &work, const rs_wg_share &share, int group)
{
    for (int who = threadIdx.x % RS_WG_THREADS; who <= share.last - share.first;
         who += RS_WG_THREADS) {
        if (who == share.me)
            continue;
        uint64_t *flag =
            work.flags + rs_wg_place_of<WGS, PEERS>(share, who, group) * (N / 8) + share.me;
        uint64_t seen;
        do
            asm volatile("ld.acquire.gpu.global.u64 %0, [%1];"
                         : "=l"(seen)
                         : "l"(flag)
                         : "memory");
        while (seen != RS_WG_RAISED);
        *flag = 0;
    }
    rs_wg_group_sync(group);
}

/* Zeros without a branch where `valid` is false, so that many loads are under way at once. */
static __device__ __forceinline__ float4 rs_wg_load_if(const float4 *from, bool valid)
{
    float4 v = make_float4(0, 0, 0, 0);
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %5, 0;\n"
                 "@p ld.global.cg.v4.f32 {%0, %1, %2, %3}, [%4];\n}"
                 : "+f"(v.x), "+f"(v.y), "+f"(v.z), "+f"(v.w)
                 : "l"(from), "r"((int)valid));
    return v;
}

/* Add to this worker's chunks what the other sharers left, in the order of K. */
template <int N, int WGS, int PEERS>
static __device__ __forceinline__ void
rs_wg_gather(float (&acc)[N / 2], const rs_wg_work &work, const rs_wg_share &share, int group)
{
    rs_wg_await<N, WGS, PEERS>(work, share, group);
    for (int who = 0; who <= share.last - share.first; who++) {
        if (who == share.me)
            continue;
        const float4 *from =
            work.sums +
            (size_t)rs_wg_place_of<WGS, PEERS>(share, who, group) * (N / 8) * RS_WG_THREADS +
            threadIdx.x % RS_WG_THREADS;
#    pragma unroll
        for (int i = 0; i < N / 8; i++) {
            float4 v = rs_wg_load_if(from + i * RS_WG_THREADS, rs_wg_mine<N>(share, i));
            acc[4 * i] += v.x;
            acc[4 * i + 1] += v.y;
            acc[4 * i + 2] += v.z;
            acc[4 * i + 3] += v.w;
        }
    }
}

#endif /* RS_WGMMA */
#endif
