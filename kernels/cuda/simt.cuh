/* Few columns on CUDA cores over frag16: the loop that the GEMV and the few-column candidate
   share. Layer: kernels, CUDA only.

   A warp walks along its part of K of one tile of 16 rows. A lane holds rows q and q + 8 and
   eight consecutive k at a time (q = lane / 4; the four lanes of a row split each 32 columns),
   so x comes in 16-byte loads and a group's partial sum needs no other lane until the very end.
 */
#ifndef RS_KERNELS_CUDA_SIMT_CUH
#define RS_KERNELS_CUDA_SIMT_CUH

#include "kernels/cuda/frag16.cuh"

/* Eight activations from x[column][at...] as floats; zeros outside. */
__device__ __forceinline__ void rs_simt_load_x(
    const uint16_t *x, int32_t k, int32_t t, int32_t column, int32_t at, float (&out)[8])
{
    uint4 v = make_uint4(0, 0, 0, 0);
    if (column < t && at < k)
        v = __ldg((const uint4 *)(x + (size_t)column * k + at));
    const uint32_t words[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
    for (int i = 0; i < 4; i++) {
        out[2 * i] = rs_bf16_low(words[i]);
        out[2 * i + 1] = rs_bf16_high(words[i]);
    }
}

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
    constexpr int groups = rs_frag16_of<F>::groups;
    float part[COLS][2] = {};
#pragma unroll
    for (int h = 0; h < 2; h++) {
        uint32_t codes[2][4]; /* [step of the half][register]: rows q, q + 8, q, q + 8 */
        rs_frag16_codes<F>(w, 2 * h, codes[0]);
        rs_frag16_codes<F>(w, 2 * h + 1, codes[1]);
#pragma unroll
        for (int c = 0; c < COLS; c++) {
            float xs[8];
            rs_simt_load_x(x, k, t, column0 + c, block * RS_FRAG16_COLS + 32 * h + lane % 4 * 8,
                           xs);
#pragma unroll
            for (int half = 0; half < 2; half++)
#pragma unroll
                for (int i = 0; i < 4;
                     i++) { /* pairs of k: step i / 2, register half + 2 (i % 2) */
                    uint32_t pair = codes[i / 2][half + 2 * (i % 2)];
                    part[c][half] = fmaf(rs_bf16_low(pair), xs[2 * i], part[c][half]);
                    part[c][half] = fmaf(rs_bf16_high(pair), xs[2 * i + 1], part[c][half]);
                }
        }
        if (groups == 2 || h == 1) {
            float2 scale = rs_frag16_scale<F>(w, groups == 2 ? h : 0);
#pragma unroll
            for (int c = 0; c < COLS; c++) {
                acc[c][0] = fmaf(scale.x, part[c][0], acc[c][0]);
                acc[c][1] = fmaf(scale.y, part[c][1], acc[c][1]);
                part[c][0] = part[c][1] = 0;
            }
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
