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

/* Four sums of a lane, rows q, q, q + 8, q + 8 and columns 2c, 2c + 1, to y. Lanes of
   neighbouring rows swap one of their two columns, so that each writes two rows of one column
   at once. `row`, `column`: of the lane's place in the tile. */
static __device__ __forceinline__ void rs_wg_put4(
    const rs_wg_work &work, int32_t rows, int32_t tile, int32_t column0, int lane, float4 v)
{
    const bool odd = lane / 4 % 2;
    const int32_t column = column0 + lane % 4 * 2 + odd;
    const int32_t row = tile * RS_FRAG16_ROWS + lane / 8 * 2;
    float below = __shfl_xor_sync(~0u, odd ? v.x : v.y, 4);
    rs_wg_put(work, rows, row, column, odd ? below : v.x, odd ? v.y : below);
    float above = __shfl_xor_sync(~0u, odd ? v.z : v.w, 4);
    rs_wg_put(work, rows, row + 8, column, odd ? above : v.z, odd ? v.w : above);
}

static __device__ __forceinline__ void rs_wg_group_sync(int group)
{
    asm volatile("bar.sync %0, 128;" ::"r"(group + 1) : "memory");
}

static __device__ __forceinline__ uint32_t rs_wg_pack(float low, float high)
{
    return (uint32_t)rs_to_bf16(low) | (uint32_t)rs_to_bf16(high) << 16;
}

/* Where row 8 r of column `column` stands in the turn buffer: 32 columns of 64 rows, the
   16-byte pieces of a column swapped by its number so that no two meet in a bank. */
static __device__ __forceinline__ int rs_wg_turn_at(int column, int r)
{
    return column * 8 + (r ^ column % 8);
}

/* Four chunks of 32 columns by 64 rows between registers and y, as 128-byte rows; all threads
   of a warpgroup. Pieces of 16 bytes: N is a multiple of 8. TO_Y: from `turn` to y, this
   worker's chunks; otherwise from y, all that exist. `row`, `column`: where the part starts in
   y. */
template <int N, bool TO_Y>
static __device__ __forceinline__ void rs_wg_move(const rs_wg_work &work,
                                                  const rs_wg_share &share,
                                                  int chunk,
                                                  int32_t row,
                                                  int32_t column,
                                                  float4 *turn)
{
    const int thread = threadIdx.x % RS_WG_THREADS;
#    pragma unroll
    for (int i = 0; i < 2; i++) {
        const int c = thread / 8 + 16 * i, r = thread % 8;
        if (chunk * 8 + c >= N || column + c >= work.t || row + r * 8 >= work.n ||
            !rs_wg_mine<N>(share, chunk + c / 8))
            continue;
        float4 *y = (float4 *)(work.y + (size_t)(column + c) * work.n + row + r * 8);
        if constexpr (TO_Y)
            *y = turn[rs_wg_turn_at(c, r)];
        else
            turn[rs_wg_turn_at(c, r)] = *y;
    }
}

/* A warp's sixteen rows of two chunks, as words of a column pair each: stmatrix and ldmatrix
   turn them, so that a column's rows lie together. */
static __device__ __forceinline__ uint32_t rs_wg_turn_place(float4 *turn, int pair)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    const int column = pair * 16 + lane / 16 * 8 + lane % 8, r = warp * 2 + lane / 8 % 2;
    return rs_smem_address(turn + rs_wg_turn_at(column, r));
}

/* Accumulators of a warpgroup to y, this worker's chunks, in rows of 128 bytes. */
template <int N>
static __device__ __forceinline__ void rs_wg_write_wide(const float (&acc)[N / 2],
                                                        const rs_wg_work &work,
                                                        const rs_wg_share &share,
                                                        int32_t row,
                                                        int32_t column0,
                                                        float4 *turn,
                                                        int group)
{
    const bool adds = work.op == RS_OP_linear_add;
#    pragma unroll
    for (int i = 0; i < N / 8; i += 4) {
        uint32_t was[2][4] = {};
        if (adds) {
            rs_wg_move<N, false>(work, share, i, row, column0 + 8 * i, turn);
            rs_wg_group_sync(group);
#    pragma unroll
            for (int p = 0; p < 2; p++)
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 "
                             "{%0,%1,%2,%3}, [%4];"
                             : "=r"(was[p][0]), "=r"(was[p][1]), "=r"(was[p][2]),
                               "=r"(was[p][3])
                             : "r"(rs_wg_turn_place(turn, p))
                             : "memory");
            rs_wg_group_sync(group);
        }
#    pragma unroll
        for (int p = 0; p < 2; p++) {
            uint32_t out[4];
#    pragma unroll
            for (int j = 0; j < 4; j++) { /* chunk j / 2 of the pair, rows q or q + 8 */
                const int at = min(4 * (i + 2 * p + j / 2) + 2 * (j % 2), N / 2 - 2);
                float low = acc[at], high = acc[at + 1];
                if (adds) {
                    low = rs_epilogue(RS_OP_linear_add, low, 0, rs_bf16_low(was[p][j]));
                    high = rs_epilogue(RS_OP_linear_add, high, 0, rs_bf16_high(was[p][j]));
                }
                out[j] = rs_wg_pack(low, high);
            }
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], "
                         "{%1,%2,%3,%4};" ::"r"(rs_wg_turn_place(turn, p)),
                         "r"(out[0]), "r"(out[1]), "r"(out[2]), "r"(out[3])
                         : "memory");
        }
        rs_wg_group_sync(group);
        rs_wg_move<N, true>(work, share, i, row, column0 + 8 * i, turn);
        rs_wg_group_sync(group);
    }
}

/* Accumulators of a warp to y, this worker's chunks; `tile`: the warp's, of 16 rows. */
template <int N>
static __device__ __forceinline__ void rs_wg_write(const float (&acc)[N / 2],
                                                   const rs_wg_work &work,
                                                   const rs_wg_share &share,
                                                   int32_t tile,
                                                   int32_t column0,
                                                   float4 *turn,
                                                   int group)
{
    if (work.n % 8 == 0) {
        const int32_t row = (tile - (int32_t)(threadIdx.x / 32 % 4)) * RS_FRAG16_ROWS;
        rs_wg_write_wide<N>(acc, work, share, row, column0, turn, group);
        return;
    }
#    pragma unroll
    for (int i = 0; i < N / 8; i++)
        if (rs_wg_mine<N>(share, i))
            rs_wg_put4(work, work.n, tile, column0 + 8 * i, threadIdx.x % 32,
                       make_float4(acc[4 * i], acc[4 * i + 1], acc[4 * i + 2], acc[4 * i + 3]));
}

/* The same of a gated op. The two warps with up tiles hand their sums through `turn` to those
   with the gate tiles, four chunks at a time. */
template <int N>
static __device__ __forceinline__ void rs_wg_join(const float (&acc)[N / 2],
                                                  const rs_wg_work &work,
                                                  const rs_wg_share &share,
                                                  int32_t tile,
                                                  int32_t column0,
                                                  float4 *turn,
                                                  int group)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    turn += warp % 2 * 128 + lane;
#    pragma unroll
    for (int i = 0; i < N / 8; i++) {
        if (i % 4 == 0) {
            rs_wg_group_sync(group); /* the chunks before are read */
            if (warp >= 2)
#    pragma unroll
                for (int j = i; j < i + 4 && j < N / 8; j++)
                    turn[j % 4 * 32] =
                        make_float4(acc[4 * j], acc[4 * j + 1], acc[4 * j + 2], acc[4 * j + 3]);
            rs_wg_group_sync(group);
        }
        if (warp >= 2 || !rs_wg_mine<N>(share, i))
            continue;
        const float4 up = turn[i % 4 * 32];
        rs_wg_put4(work, work.n / 2, tile, column0 + 8 * i, lane,
                   make_float4(rs_epilogue(work.op, acc[4 * i], up.x, 0),
                               rs_epilogue(work.op, acc[4 * i + 1], up.y, 0),
                               rs_epilogue(work.op, acc[4 * i + 2], up.z, 0),
                               rs_epilogue(work.op, acc[4 * i + 3], up.w, 0)));
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
