/* libcublasLt behind dlopen: handle a device, plan a product, both kept. Layer: kernels. */
#include "kernels/cuda/cublaslt.cuh"

#if __has_include(<cublasLt.h>)

#    include <cstdlib>
#    include <cublasLt.h>
#    include <cuda_bf16.h>
#    include <dlfcn.h>
#    include <pthread.h>

/* The functions in use; each is resolved by its name. */
#    define CUBLASLT_MAP(X)                                                                    \
        X(cublasLtCreate)                                                                      \
        X(cublasLtMatmulDescCreate)                                                            \
        X(cublasLtMatmulDescSetAttribute)                                                      \
        X(cublasLtMatrixLayoutCreate)                                                          \
        X(cublasLtMatmulPreferenceCreate)                                                      \
        X(cublasLtMatmulPreferenceDestroy)                                                     \
        X(cublasLtMatmulPreferenceSetAttribute)                                                \
        X(cublasLtMatmulAlgoGetHeuristic)                                                      \
        X(cublasLtMatmul)

namespace
{

struct library {
#    define CUBLASLT_FIELD(name) decltype(&::name) name;
    CUBLASLT_MAP(CUBLASLT_FIELD)
#    undef CUBLASLT_FIELD
};

struct plan {
    plan *next;
    rs_cublaslt_gemm gemm;
    int device;
    cublasLtMatmulDesc_t product;
    cublasLtMatrixLayout_t w, x, y;
    cublasLtMatmulAlgo_t algo;
};

enum { DEVICES_MAX = 64 };

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
bool searched, found;
library lt;
cublasLtHandle_t handles[DEVICES_MAX];
plan *plans;

bool load()
{
    static const char *const names[] = {"libcublasLt.so.13", "libcublasLt.so.12",
                                        "libcublasLt.so"};
    void *so = nullptr;
    for (const char *name : names)
        if (!so)
            so = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!so)
        return false;
#    define CUBLASLT_RESOLVE(name)                                                             \
        lt.name = (decltype(lt.name))dlsym(so, #name);                                         \
        if (!lt.name)                                                                          \
            return false;
    CUBLASLT_MAP(CUBLASLT_RESOLVE)
#    undef CUBLASLT_RESOLVE
    return true;
}

rs_status status_of(rs_err *err, cublasStatus_t code, const char *what)
{
    if (code == CUBLAS_STATUS_SUCCESS)
        return RS_OK;
    return rs_err_set(err, RS_DEVICE, "cublasLt: %s failed with status %d", what, (int)code);
}

/* Handle of the current device; called with the lock held. */
rs_status handle_of(int *out_device, rs_err *err)
{
    int device = 0;
    if (!searched) {
        found = load();
        searched = true;
    }
    if (!found)
        return rs_err_set(err, RS_UNSUPPORTED, "libcublasLt not found");
    rs_status st = RS_CUDA(err, cudaGetDevice(&device));
    if (st)
        return st;
    if (device >= DEVICES_MAX)
        return rs_err_set(err, RS_UNSUPPORTED, "cublasLt: device %d of at most %d", device,
                          DEVICES_MAX);
    if (!handles[device]) {
        cublasStatus_t code = lt.cublasLtCreate(&handles[device]);
        if (code != CUBLAS_STATUS_SUCCESS)
            return rs_err_set(err, RS_UNSUPPORTED, "cublasLt gives no handle (status %d)",
                              (int)code);
    }
    *out_device = device;
    return RS_OK;
}

bool same(const rs_cublaslt_gemm &a, const rs_cublaslt_gemm &b)
{
    return a.n == b.n && a.k == b.k && a.t == b.t && a.ldw == b.ldw && a.ldx == b.ldx &&
           a.ldy == b.ldy && a.add == b.add;
}

/* Column-major view: y^T [n x t] = (w^T)^T [n x k] x^T [k x t]. */
cublasStatus_t describe(plan *p)
{
    const rs_cublaslt_gemm &g = p->gemm;
    cublasOperation_t transposed = CUBLAS_OP_T;
    cublasStatus_t code =
        lt.cublasLtMatmulDescCreate(&p->product, CUBLAS_COMPUTE_32F, CUDA_R_32F);
    if (code == CUBLAS_STATUS_SUCCESS)
        code = lt.cublasLtMatmulDescSetAttribute(p->product, CUBLASLT_MATMUL_DESC_TRANSA,
                                                 &transposed, sizeof transposed);
    if (code == CUBLAS_STATUS_SUCCESS)
        code = lt.cublasLtMatrixLayoutCreate(&p->w, CUDA_R_16BF, (uint64_t)g.k, (uint64_t)g.n,
                                             g.ldw);
    if (code == CUBLAS_STATUS_SUCCESS)
        code = lt.cublasLtMatrixLayoutCreate(&p->x, CUDA_R_16BF, (uint64_t)g.k, (uint64_t)g.t,
                                             g.ldx);
    if (code == CUBLAS_STATUS_SUCCESS)
        code = lt.cublasLtMatrixLayoutCreate(&p->y, CUDA_R_16BF, (uint64_t)g.n, (uint64_t)g.t,
                                             g.ldy);
    return code;
}

rs_status choose(plan *p, rs_err *err)
{
    cublasLtMatmulPreference_t preference;
    cublasLtMatmulHeuristicResult_t best = {};
    uint64_t workspace = RS_CUBLASLT_WORKSPACE;
    uint32_t alignment = 16;
    int count = 0;
    static const cublasLtMatmulPreferenceAttributes_t aligned[] = {
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
        CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES};
    cublasStatus_t code = lt.cublasLtMatmulPreferenceCreate(&preference);
    if (code != CUBLAS_STATUS_SUCCESS)
        return status_of(err, code, "preference");
    code = lt.cublasLtMatmulPreferenceSetAttribute(
        preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &workspace, sizeof workspace);
    for (cublasLtMatmulPreferenceAttributes_t attribute : aligned)
        if (code == CUBLAS_STATUS_SUCCESS)
            code = lt.cublasLtMatmulPreferenceSetAttribute(preference, attribute, &alignment,
                                                           sizeof alignment);
    if (code == CUBLAS_STATUS_SUCCESS)
        code = lt.cublasLtMatmulAlgoGetHeuristic(handles[p->device], p->product, p->w, p->x,
                                                 p->y, p->y, preference, 1, &best, &count);
    (void)lt.cublasLtMatmulPreferenceDestroy(preference);
    if (code == CUBLAS_STATUS_SUCCESS && count < 1)
        code = CUBLAS_STATUS_NOT_SUPPORTED;
    p->algo = best.algo;
    return status_of(err, code, "choosing an algorithm");
}

/* Find or make the plan; called with the lock held. A plan that cannot be finished is left
 * unlisted. */
rs_status plan_of(const rs_cublaslt_gemm *gemm, const plan **out, rs_err *err)
{
    int device = 0;
    rs_status st = handle_of(&device, err);
    if (st)
        return st;
    for (plan *p = plans; p; p = p->next)
        if (p->device == device && same(p->gemm, *gemm)) {
            *out = p;
            return RS_OK;
        }
    plan *p = (plan *)std::calloc(1, sizeof *p);
    if (!p)
        return rs_err_set(err, RS_NO_MEMORY, "no memory for a cublasLt plan");
    p->gemm = *gemm;
    p->device = device;
    st = status_of(err, describe(p), "describing the product");
    if (!st)
        st = choose(p, err);
    if (st) {
        std::free(p);
        return rs_err_prefix(err, st, "n %d, k %d, t %d", gemm->n, gemm->k, gemm->t);
    }
    p->next = plans;
    plans = p;
    *out = p;
    return RS_OK;
}

} // namespace

rs_status rs_cublaslt_ready(rs_err *err)
{
    int device;
    pthread_mutex_lock(&lock);
    rs_status st = handle_of(&device, err);
    pthread_mutex_unlock(&lock);
    return st;
}

rs_status rs_cublaslt_plan(const rs_cublaslt_gemm *gemm, rs_err *err)
{
    const plan *p;
    pthread_mutex_lock(&lock);
    rs_status st = plan_of(gemm, &p, err);
    pthread_mutex_unlock(&lock);
    return st;
}

rs_status rs_cublaslt_run(const rs_cublaslt_gemm *gemm,
                          const void *w,
                          const void *x,
                          void *y,
                          void *workspace,
                          cudaStream_t stream,
                          rs_err *err)
{
    const plan *p = nullptr;
    const float one = 1.0f, zero = 0.0f;
    pthread_mutex_lock(&lock);
    rs_status st = plan_of(gemm, &p, err);
    pthread_mutex_unlock(&lock);
    if (st)
        return st;
    return status_of(err,
                     lt.cublasLtMatmul(handles[p->device], p->product, &one, w, p->w, x, p->x,
                                       gemm->add ? &one : &zero, y, p->y, y, p->y, &p->algo,
                                       workspace, RS_CUBLASLT_WORKSPACE, stream),
                     "matmul");
}

#else /* the toolkit that built this has no cublasLt.h */

static rs_status absent(rs_err *err)
{
    return rs_err_set(err, RS_UNSUPPORTED, "built without cublasLt.h");
}

rs_status rs_cublaslt_ready(rs_err *err)
{
    return absent(err);
}

rs_status rs_cublaslt_plan(const rs_cublaslt_gemm *, rs_err *err)
{
    return absent(err);
}

rs_status rs_cublaslt_run(const rs_cublaslt_gemm *,
                          const void *,
                          const void *,
                          void *,
                          void *,
                          cudaStream_t,
                          rs_err *err)
{
    return absent(err);
}

#endif
