/* How finished sums of the wgmma kernels reach y: tiles shared by several workers, the fused
   ops, the stores. Layer: kernels, CUDA only; part of kernels/cuda/wgmma_ring_linear.cuh. */
#ifndef RS_KERNELS_CUDA_WGMMA_OUT_CUH
#define RS_KERNELS_CUDA_WGMMA_OUT_CUH

#include "kernels/cuda/wgmma_ring.cuh"
#include "kernels/epilogue.h"

/* 2^20 / d, rounded up: with it n / d is a product for n < 2048, d <= 32. */
static __constant__ const uint32_t RS_WG_INVERSES[33] = {
    0,     1048576, 524288, 349526, 262144, 209716, 174763, 149797, 131072, 116509, 104858,
    95326, 87382,   80660,  74899,  69906,  65536,  61681,  58255,  55189,  52429,  49933,
    47663, 45591,   43691,  41944,  40330,  38837,  37450,  36158,  34953,  33826,  32768};

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
   `readers` workers that end in this tile, all at the same time, an equal run of chunks each;
   the last one goes on with other tiles and only leaves its sums. */
struct rs_wg_share {
    int first, last, readers, me; /* me: this worker, counted from `first` */
    int chunk, chunks;            /* what it sums and writes; chunks = 0 for the last one */
};

template <int N> static __device__ __forceinline__ void rs_wg_share_out(rs_wg_share &share)
{
    constexpr int CHUNKS = N / 8;
    const uint32_t inverse = RS_WG_INVERSES[share.readers], up = share.readers - 1;
    share.chunk = (int)((share.me * CHUNKS + up) * inverse >> 20);
    share.chunks = (int)(((share.me + 1) * CHUNKS + up) * inverse >> 20) - share.chunk;
}

static __device__ __forceinline__ bool rs_wg_mine(const rs_wg_share &share, int chunk)
{
    return (unsigned)(chunk - share.chunk) < (unsigned)share.chunks;
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

/* A warpgroup's finished outputs turn through shared memory, RS_WG_TURN_CHUNKS chunks at a
   time: registers hold two columns of a row, y wants the rows of a column side by side. Where
   row 8 r of column `column` stands: the 16-byte pieces of a column are swapped by its number,
   so that no two meet in a bank. */
static __device__ __forceinline__ int rs_wg_turn_at(int column, int r)
{
    return column * 8 + (r ^ column % 8);
}

/* Address at which a lane takes part in stmatrix and ldmatrix for two chunks of 16 rows from
   8 r on, the first of which is column `column`; another pair of chunks is RS_WG_TURN_PAIR
   bytes on. */
static __device__ __forceinline__ uint32_t rs_wg_turn_place(float4 *turn, int column, int r)
{
    const int lane = threadIdx.x % 32;
    column += lane / 16 * 8 + lane % 8;
    return rs_smem_address(turn + rs_wg_turn_at(column, r + lane / 8 % 2));
}

static constexpr int RS_WG_TURN_PAIR = 16 * 8 * 16;

static __device__ __forceinline__ void rs_wg_turn_in(uint32_t place, const uint32_t (&v)[4])
{
    asm volatile(
        "stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0], {%1,%2,%3,%4};" ::"r"(place),
        "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3])
        : "memory");
}

static __device__ __forceinline__ void rs_wg_turn_out(uint32_t place, uint32_t (&v)[4])
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3])
                 : "r"(place)
                 : "memory");
}

/* A thread's 16-byte pieces of y: rows `row` + 8 r of columns STEP apart, PIECES to a column.
   The code of a tile runs once and comes from memory, so all that can be is worked out here. */
template <int N, int PIECES> struct rs_wg_pieces {
    static constexpr int STEP = RS_WG_THREADS / PIECES, COUNT = 8 * RS_WG_TURN_CHUNKS / STEP;

    uint16_t *y;       /* of the next piece */
    size_t step;       /* elements to the one after */
    float4 *turn;      /* its place there, of the first in a turn */
    int32_t at, count; /* pieces whose first column of the tile is at .. at + count - 1 exist */

    __device__ __forceinline__ rs_wg_pieces(const rs_wg_work &work,
                                            const rs_wg_share &share,
                                            int32_t rows,
                                            int32_t row,
                                            int32_t column0,
                                            float4 *turn)
    {
        const int thread = threadIdx.x % RS_WG_THREADS, c = thread / PIECES;
        row += thread % PIECES * 8;
        step = (size_t)STEP * rows;
        y = work.y + (size_t)(column0 + c) * rows + row;
        this->turn = turn + rs_wg_turn_at(c, thread % PIECES);
        at = share.chunk * 8 - c;
        count = min((share.chunk + share.chunks) * 8, work.t - column0) - c - at;
        if (row >= rows || count < 0)
            count = 0;
    }

    /* Pieces of the turn that starts with column `column` of the tile: to y, or from y. */
    template <bool TO_Y> __device__ __forceinline__ void move(int column)
    {
        uint16_t *to = y;
#    pragma unroll
        for (int i = 0; i < COUNT; i++, to += step) {
            if (column + i * STEP >= N)
                break;
            float4 *place = turn + i * (STEP * 8);
            if ((unsigned)(column + i * STEP - at) >= (unsigned)count)
                continue;
            if constexpr (TO_Y)
                *(float4 *)to = *place;
            else
                *place = *(const float4 *)to;
        }
        if (TO_Y)
            y = to;
    }
};

/* Accumulators of a warpgroup to y, this worker's chunks, in rows of 128 bytes. ADDS: op
   linear_add, what y was comes the same way. */
template <int N, bool ADDS>
static __device__ __forceinline__ void rs_wg_write_wide(const float (&acc)[N / 2],
                                                        const rs_wg_work &work,
                                                        const rs_wg_share &share,
                                                        int32_t row,
                                                        int32_t column0,
                                                        float4 *turn,
                                                        int group)
{
    constexpr int PAIRS = RS_WG_TURN_CHUNKS / 2;
    const uint32_t place = rs_wg_turn_place(turn, 0, threadIdx.x / 32 % 4 * 2);
    rs_wg_pieces<N, 8> pieces(work, share, work.n, row, column0, turn);
#    pragma unroll
    for (int i = 0; i < N / 8; i += RS_WG_TURN_CHUNKS) {
        uint32_t was[PAIRS][4] = {};
        if constexpr (ADDS) {
            pieces.template move<false>(8 * i);
            rs_wg_group_sync(group);
#    pragma unroll
            for (int p = 0; p < PAIRS; p++)
                rs_wg_turn_out(place + p * RS_WG_TURN_PAIR, was[p]);
            rs_wg_group_sync(group);
        }
#    pragma unroll
        for (int p = 0; p < PAIRS && i + 2 * p < N / 8; p++) {
            uint32_t out[4];
#    pragma unroll
            for (int j = 0; j < 4; j++) { /* chunk j / 2 of the pair, rows q or q + 8 */
                const int at = min(4 * (i + 2 * p + j / 2) + 2 * (j % 2), N / 2 - 2);
                float low = acc[at], high = acc[at + 1];
                if constexpr (ADDS) {
                    low = rs_epilogue(RS_OP_linear_add, low, 0, rs_bf16_low(was[p][j]));
                    high = rs_epilogue(RS_OP_linear_add, high, 0, rs_bf16_high(was[p][j]));
                }
                out[j] = rs_wg_pack(low, high);
            }
            rs_wg_turn_in(place + p * RS_WG_TURN_PAIR, out);
        }
        rs_wg_group_sync(group);
        pieces.template move<true>(8 * i);
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
    const int32_t row = (tile - (int32_t)(threadIdx.x / 32 % 4)) * RS_FRAG16_ROWS;
    if (work.n % 8 == 0 && work.op == RS_OP_linear_add)
        rs_wg_write_wide<N, true>(acc, work, share, row, column0, turn, group);
    else if (work.n % 8 == 0)
        rs_wg_write_wide<N, false>(acc, work, share, row, column0, turn, group);
    else
#    pragma unroll
        for (int i = 0; i < N / 8; i++)
            if (rs_wg_mine(share, i))
                rs_wg_put4(
                    work, work.n, tile, column0 + 8 * i, threadIdx.x % 32,
                    make_float4(acc[4 * i], acc[4 * i + 1], acc[4 * i + 2], acc[4 * i + 3]));
}

/* An output of a gated op: as rs_epilogue, but with e^x to (2 + 1.2 |x|) 2^-23 of itself and a
   division to 2^-22, which take few instructions: a tile's code must be short. */
static __device__ __forceinline__ float rs_wg_gate(bool gelu, float gate, float up)
{
    float u = gelu ? gate * (1.59576912f + 0.0713548163f * (gate * gate)) : gate;
    return __fdividef(gate, 1.0f + __expf(-u)) * up;
}

/* The same of a gated op, whose y has the 32 rows from `row` on. Of the four warps two hold
   gate tiles and two the up tiles of the same rows: of each turn's chunks the ones finish the
   first half and the others the second, and each hands what it does not need to its partner. */
template <int N>
static __device__ __forceinline__ void rs_wg_join(const float (&acc)[N / 2],
                                                  const rs_wg_work &work,
                                                  const rs_wg_share &share,
                                                  int32_t row,
                                                  int32_t column0,
                                                  float4 *turn,
                                                  int group)
{
    constexpr int HALF = RS_WG_TURN_CHUNKS / 2;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32 % 4;
    const bool second = warp >= 2, gelu = work.op == RS_OP_linear_geglu;
    float4 *send = turn + warp * (HALF * 32) + lane;
    const float4 *take = turn + (warp ^ 2) * (HALF * 32) + lane;
    const uint32_t place = rs_wg_turn_place(turn, second ? HALF * 8 : 0, warp % 2 * 2);
    rs_wg_pieces<N, 4> pieces(work, share, work.n / 2, row, column0, turn);
#    pragma unroll
    for (int i = 0; i < N / 8; i += RS_WG_TURN_CHUNKS) {
        float mine[HALF][4];
#    pragma unroll
        for (int j = 0; j < HALF; j++) {
            float other[4];
#    pragma unroll
            for (int e = 0; e < 4; e++) { /* past the tile anything: nobody writes it */
                const int near = min(4 * (i + j) + e, N / 2 - 1);
                const int far = min(4 * (i + HALF + j) + e, N / 2 - 1);
                mine[j][e] = second ? acc[far] : acc[near];
                other[e] = second ? acc[near] : acc[far];
            }
            send[j * 32] = make_float4(other[0], other[1], other[2], other[3]);
        }
        rs_wg_group_sync(group);
#    pragma unroll
        for (int j = 0; j < HALF; j++) {
            const float4 taken = take[j * 32];
            const float from[4] = {taken.x, taken.y, taken.z, taken.w};
#    pragma unroll
            for (int e = 0; e < 4; e++)
                mine[j][e] = rs_wg_gate(gelu, second ? from[e] : mine[j][e],
                                        second ? mine[j][e] : from[e]);
        }
        rs_wg_group_sync(group);
#    pragma unroll
        for (int p = 0; p < HALF / 2; p++) {
            const float(&a)[4] = mine[2 * p], (&b)[4] = mine[2 * p + 1];
            const uint32_t out[4] = {rs_wg_pack(a[0], a[1]), rs_wg_pack(a[2], a[3]),
                                     rs_wg_pack(b[0], b[1]), rs_wg_pack(b[2], b[3])};
            rs_wg_turn_in(place + p * RS_WG_TURN_PAIR, out);
        }
        rs_wg_group_sync(group);
        pieces.template move<true>(8 * i);
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
        if (!rs_wg_mine(share, i))
            __stcg(to + i * RS_WG_THREADS,
                   make_float4(acc[4 * i], acc[4 * i + 1], acc[4 * i + 2], acc[4 * i + 3]));
    rs_wg_group_sync(group); /* what is before it is released with a flag, all threads' */
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
            float4 v = rs_wg_load_if(from + i * RS_WG_THREADS, rs_wg_mine(share, i));
            acc[4 * i] += v.x;
            acc[4 * i + 1] += v.y;
            acc[4 * i + 2] += v.z;
            acc[4 * i + 3] += v.w;
        }
    }
}

#endif /* RS_WGMMA */
#endif
