/* linear, CPU: a peer, SGEMM of the machine's BLAS on weights multiplied out to FP32.

   What a project gets that knows no quantised weights: eight times the bytes of q4, and a good
   FP32 product. Source: the library, through its C interface (CBLAS, netlib.org/blas); found as
   OpenBLAS, BLIS or MKL in the folder RS_BLAS_DIR or wherever the loader looks. Threads: ours,
   see kernels/cpu/guest_rows.h.

   Limits: memory, four bytes a weight and two copies. */
#include "kernels/cpu/guest_rows.h"
#include "kernels/guest.h"
#include "kernels/layout_dense.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROW_MAJOR = 101, AS_IS = 111, TRANSPOSED = 112 }; /* of CBLAS */

typedef void sgemm_function(int order,
                            int trans_a,
                            int trans_b,
                            int m,
                            int n,
                            int k,
                            float alpha,
                            const float *a,
                            int lda,
                            const float *b,
                            int ldb,
                            float beta,
                            float *c,
                            int ldc);
typedef void sgemv_function(int order,
                            int trans,
                            int m,
                            int n,
                            float alpha,
                            const float *a,
                            int lda,
                            const float *x,
                            int step_x,
                            float beta,
                            float *y,
                            int step_y);

static sgemm_function *sgemm;
static sgemv_function *sgemv;
static rs_err absent; /* why there is none */
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Its threads are not wanted: the pool's call it. Said before it is loaded, because it starts
   them then. */
static void load(void)
{
    static const char *const names[] = {"libopenblas.so.0",     "libopenblas.so",
                                        "libscipy_openblas.so", "libblis.so.4",
                                        "libmkl_rt.so.2",       NULL};
    static const char *const threads[] = {"OPENBLAS_NUM_THREADS", "BLIS_NUM_THREADS",
                                          "MKL_NUM_THREADS"};
    static const char *const prefixes[] = {"", "scipy_"};
    void *library = NULL, *gemm = NULL, *gemv = NULL;
    char name[32];
    for (size_t i = 0; i < sizeof threads / sizeof *threads; i++)
        (void)setenv(threads[i], "1", 1);
    if (rs_guest_load("RS_BLAS_DIR", names, &library, &absent))
        return;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes && !gemv; i++) {
        snprintf(name, sizeof name, "%scblas_sgemm", prefixes[i]);
        absent.status = rs_guest_symbol(&library, 1, name, &gemm, &absent);
        snprintf(name, sizeof name, "%scblas_sgemv", prefixes[i]);
        if (!absent.status)
            absent.status = rs_guest_symbol(&library, 1, name, &gemv, &absent);
    }
    sgemm = (sgemm_function *)gemm;
    sgemv = (sgemv_function *)gemv;
}

static rs_status supports(const rs_device *device,
                          const rs_shape *shape,
                          int32_t t,
                          const int32_t *knobs,
                          rs_err *err)
{
    (void)t, (void)knobs;
    size_t bytes = 2 * rs_layout_f32_dense.bytes(shape->format, shape->n, shape->k);
    if (bytes > device->memory_bytes / 4)
        return rs_err_set(err, RS_UNSUPPORTED, "two copies of FP32 weights are %zu MiB",
                          bytes >> 20);
    pthread_once(&once, load);
    return absent.status ? rs_err_set(err, absent.status, "%s", absent.msg) : RS_OK;
}

static size_t
workspace_bytes(const rs_device *device, const rs_shape *shape, int32_t t, const int32_t *knobs)
{
    (void)device, (void)knobs;
    return rs_guest_workspace(shape, t, shape->k);
}

static rs_status product(void *arg,
                         const rs_call *call,
                         int thread,
                         int32_t first,
                         int32_t rows,
                         const float *x,
                         float *y)
{
    (void)arg, (void)thread;
    int k = call->shape.k;
    const float *w = (const float *)call->w + (size_t)first * (size_t)k;
    if (call->t == 1)
        sgemv(ROW_MAJOR, AS_IS, rows, k, 1, w, k, x, 1, 0, y, 1);
    else
        sgemm(ROW_MAJOR, AS_IS, TRANSPOSED, call->t, rows, k, 1, x, k, w, k, 0, y, rows);
    return RS_OK;
}

static rs_status launch(const rs_call *call, rs_err *err)
{
    (void)err;
    return rs_guest_run(call, call->shape.k, product, NULL);
}

RS_CANDIDATE(peer_cpu_blas) = {
    .id = "peer_cpu_blas",
    .idea = "SGEMM of OpenBLAS, BLIS or MKL on FP32 weights",
    .ops = RS_OP_BIT(RS_OP_linear),
    .backend = RS_BACKEND_CPU,
    .numeric = RS_NUMERIC_rounded,
    .layout = &rs_layout_f32_dense,
    .formats = RS_FORMATS_ALL,
    .t_min = 1,
    .t_max = INT32_MAX,
    .t_tile = 8,
    .k_multiple = 1,
    .n_multiple = 1,
    .is_peer = true,
    .not_deterministic = true, /* the order of its sums is its own affair */
    .supports = supports,
    .workspace_bytes = workspace_bytes,
    .launch = launch,
};
