/* BF16 matrix products through libcublasLt, found at run time. Layer: kernels, CUDA only.
   The library is no build or start dependency: where it is absent, everything else works. */
#ifndef RS_KERNELS_CUDA_CUBLASLT_CUH
#define RS_KERNELS_CUDA_CUBLASLT_CUH

#include "kernels/cuda/check.cuh"

/* Scratch that every product gets. */
enum { RS_CUBLASLT_WORKSPACE = 32 * 1024 * 1024 };

/* y[t][i] = sum over j < k of w[i][j] x[t][j], i < n, plus what was in y where `add`; bf16
   row-major, FP32 until the one rounding. `ldw`, `ldx`, `ldy`: elements from row to row. Rows
   and bases are 16-byte aligned. */
struct rs_cublaslt_gemm {
    int32_t n, k, t;
    int64_t ldw, ldx, ldy;
    bool add;
};

/* Load the library and make a handle for the current device, once a process and device.
   UNSUPPORTED with the reason when there is none. Thread-safe. */
rs_status rs_cublaslt_ready(rs_err *err);

/* Choose and keep the library's first choice for this product. Done by rs_cublaslt_run too;
   call it ahead where the run is timed or captured. Plans live as long as the process.
   Thread-safe. */
rs_status rs_cublaslt_plan(const rs_cublaslt_gemm *gemm, rs_err *err);

/* Enqueue. `workspace` has RS_CUBLASLT_WORKSPACE bytes. Thread-safe. */
rs_status rs_cublaslt_run(const rs_cublaslt_gemm *gemm,
                          const void *w,
                          const void *x,
                          void *y,
                          void *workspace,
                          cudaStream_t stream,
                          rs_err *err);

#endif
