/* How finished sums of the wgmma kernels reach y: tiles shared by several workers, the fused
   ops, the stores. Layer: kernels, CUDA only; part of kernels/cuda/wgmma_ring_linear.cuh. */
#ifndef RS_KERNELS_CUDA_WGMMA_OUT_CUH
#define RS_KERNELS_CUDA_WGMMA_OUT_CUH

#include "kernels/cuda/wgmma_ring.cuh"
#include "kernels/epilogue.h"

#if RS_WGMMA

/* Two rows of one column to y, `row` even. */
static __device__ __forceinline__ void rs_wg_put(
    const rs_wg_work &work, int32_t rows, int32_t row, int32_t column, float below, float above)
{
    if (column >= work.t || row >= rows)
        return;
    uint32_t *y = (uint32_t *)(work.y + (size_t)column * rows + row);
    if (work.op == RS_OP_linear_add) {
        uint32_t residual = *y;
        below = rs_epilogue(RS_OP_linear_add, below, 0, rs_bf16_low(residual));
        above = rs_epilogue(RS_OP_linear_add, above, 0, rs_bf16_high(residual));
    }
    *y = (uint32_t)rs_to_bf16(below) | (uint32_t)rs_to_bf16(above) << 16;
}

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

/* Accumulators of a warp to y, this worker's chunks. Lanes of neighbouring rows swap one of
   their two columns, so that each writes two rows of one column at once. Gated: rows q are
   gate, q + 8 their up. */
template <int N>
static __device__ __forceinline__ void rs_wg_write(const float (&acc)[N / 2],
                                                   const rs_wg_work &work,
                                                   const rs_wg_share &share,
                                                   int32_t tile,
                                                   int32_t column0,
                                                   int lane)
{
    const bool odd = lane / 4 % 2;
    const int32_t column = column0 + lane % 4 * 2 + odd;
    const int32_t rows = work.gated ? work.n / 2 : work.n;
    const int32_t row = tile * (work.gated ? 8 : 16) + lane / 8 * 2;
#    pragma unroll
    for (int i = 0; i < N / 8; i++) {
        if (!rs_wg_mine<N>(share, i))
            continue;
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
            rs_wg_put(work, rows, row + 8 * half, column + 8 * i, odd ? other : first,
                      odd ? second : other);
        }
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

static __device__ __forceinline__ void rs_wg_group_sync(int group)
{
    asm volatile("bar.sync %0, 128;" ::"r"(group + 1) : "memory");
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
