/* Few columns on CUDA cores over frag16: the loop that the GEMV and the few-column candidate
   share. Layer: kernels, CUDA only.

   A warp walks along its part of K of one tile of 16 rows. A lane holds rows q and q + 8 and
   of each sixteen k four (q = lane / 4; the four lanes of a row split them by pairs), so a
   group's partial sum needs no other lane until the very end.
 */
#ifndef RS_KERNELS_CUDA_SIMT_CUH
#define RS_KERNELS_CUDA_SIMT_CUH

#include "kernels/cuda/frag16.cuh"

/* acc[column][row half] += scale * (codes . x) for one block and COLS columns from `column0`.
 */
template <rs_format F, int COLS>
__device__ __forceinline__ void rs_simt_block(const rs_frag16_lane<F> &w,
                                              const uint16_t *x,
                                              int32_t k,
                                              int32_t t,
                                              int32_t column0,
                                              int32_t block,
                                              int lane,
                                              float (&acc)[COLS][2])
{
    constexpr int groups = rs_frag16_of<F>::groups, steps = 4 / groups;
    uint32_t codes[4][4]; /* [step][register]: rows q, q + 8, and again eight k further */
#pragma unroll
    for (int j = 0; j < 4; j++)
        rs_frag16_codes<F>(w, j, codes[j]);
#pragma unroll
    for (int c = 0; c < COLS; c++) {
        uint32_t xs[8];
        rs_frag16_load_x(x, k, t, column0 + c, block, lane, xs);
#pragma unroll
        for (int g = 0; g < groups; g++) {
            float part[2] = {};
#pragma unroll
            for (int i = 2 * steps * g; i < 2 * steps * (g + 1); i++)
#pragma unroll
                for (int half = 0; half < 2; half++) {
                    uint32_t pair = codes[i / 2][half + 2 * (i % 2)];
                    part[half] = fmaf(rs_bf16_low(pair), rs_bf16_low(xs[i]), part[half]);
                    part[half] = fmaf(rs_bf16_high(pair), rs_bf16_high(xs[i]), part[half]);
                }
            float2 scale = rs_frag16_scale<F>(w, g);
            acc[c][0] = fmaf(scale.x, part[0], acc[c][0]);
            acc[c][1] = fmaf(scale.y, part[1], acc[c][1]);
        }
    }
}

/* Sum over the four lanes of a row; every lane gets it. */
__device__ __forceinline__ float rs_simt_sum_row(float v)
{
    v += __shfl_xor_sync(~0u, v, 1);
    return v + __shfl_xor_sync(~0u, v, 2);
}

/* Add the warps' sums of a tile in order and write y; all threads of a CTA whose warps share
   one tile. `sums` holds warps x COLS x 16 floats. */
template <int COLS>
__device__ __forceinline__ void rs_simt_finish(float (&acc)[COLS][2],
                                               float *sums,
                                               int32_t tile,
                                               int32_t column0,
                                               uint16_t *y,
                                               int32_t n,
                                               int32_t t)
{
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
#pragma unroll
    for (int c = 0; c < COLS; c++)
#pragma unroll
        for (int half = 0; half < 2; half++) {
            float sum = rs_simt_sum_row(acc[c][half]);
            if (lane % 4 == 0)
                sums[(warp * COLS + c) * 16 + half * 8 + lane / 4] = sum;
        }
    __syncthreads();
    for (int i = threadIdx.x; i < COLS * 16; i += blockDim.x) {
        float sum = 0;
        for (int part = 0; part < warps; part++)
            sum += sums[part * COLS * 16 + i];
        int32_t row = tile * RS_FRAG16_ROWS + i % 16, column = column0 + i / 16;
        if (row < n && column < t)
            y[(size_t)column * n + row] = rs_to_bf16(sum);
    }
}

#endif
